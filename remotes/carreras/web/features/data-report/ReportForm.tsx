import { useHost } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, Field, Notice, Select } from '@travesia/kit-ui';
import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import {
  DATA_FIELDS,
  type DataField,
  type DataReportBody,
  MARKUP,
  REPORT_WORDS_MAX,
} from '../../../api/data-reports.ts';
import { DATA_REPORTS_PATH } from '../../../api/paths.ts';
import css from './ReportForm.module.css';
import type { ReportedProgram } from './ReportLink.tsx';
import { keepDraft, type ReportDraft, recallDraft } from './report-draft.ts';

export interface ReportFormProps {
  readonly field: DataField | undefined;
  readonly programs: readonly ReportedProgram[];
  readonly isOpen: boolean;
  /** What opened it: where the keyboard goes on once it is closed. */
  readonly link: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

const FIELD_NAMES: Readonly<Record<DataField, string>> = {
  ponderaciones: 'Ponderaciones',
  vacantes: 'Vacantes',
  minimo: 'Puntaje o promedio mínimo',
  corte: 'Puntaje de corte',
  arancel: 'Arancel',
  duracion: 'Duración',
  'nombre-sede': 'Nombre o sede',
  requisitos: 'Requisitos para postular',
  fecha: 'Una fecha',
  otro: 'Otra cosa',
};

const FIELD_OPTIONS = DATA_FIELDS.map((value) => ({ value, label: FIELD_NAMES[value] }));

const isField = (value: string): value is DataField => DATA_FIELDS.some((field) => field === value);

type Trouble = 'offline' | 'too-many' | 'failed';

const TROUBLES: Readonly<Record<Trouble, string>> = {
  offline: 'Para enviarlo hace falta conexión. Lo que escribiste queda aquí: envíalo cuando vuelva.',
  'too-many': 'Llegaron muchos avisos en poco tiempo. Lo que escribiste queda aquí: prueba más tarde.',
  failed: 'No pudimos enviarlo. Lo que escribiste queda aquí: inténtalo otra vez.',
};

function troubleOf(error: unknown): Trouble {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === undefined) return 'offline';
  return status === 429 ? 'too-many' : 'failed';
}

/** A sentence for what keeps the words from being sent. */
function wordsError(words: string): string | undefined {
  const text = words.trim();
  if (text === '') return 'Escribe qué está mal.';
  if (text.length > REPORT_WORDS_MAX) {
    return `Son ${text.length} caracteres y caben ${REPORT_WORDS_MAX}: acórtalo un poco.`;
  }
  return MARKUP.test(text) ? 'Escríbelo solo con palabras, sin etiquetas como <b>.' : undefined;
}

const drafts = () => sessionStorage;

/** Says what is wrong with a figure of this page. What is written stays in the tab until it is sent. */
export function ReportForm({ field, programs, isOpen, link, onClose }: ReportFormProps) {
  const { http, location$ } = useHost();
  const [page] = useState(() => location$.get().pathname);
  const place = `${page} ${field ?? ''}`;
  const [lone] = programs.length === 1 ? programs : [];
  const [empty] = useState<ReportDraft>({ field: field ?? null, program: lone?.code ?? null, words: '', id: null });
  const [draft, setDraft] = useState(() => recallDraft(drafts, place) ?? empty);
  const [state, setState] = useState<'writing' | 'checked' | 'sending' | 'sent' | Trouble>('writing');
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const title = useId();

  // Its answer may come when the student is already somewhere else: the keyboard stays where they are.
  useEffect(() => {
    if (state === 'sent' && document.activeElement === document.body) thanks.current?.focus();
  }, [state]);

  function close(): void {
    onClose();
    link.current?.focus();
  }

  function keep(next: ReportDraft): void {
    setDraft(next);
    keepDraft(drafts, place, next);
  }

  function write(changed: Partial<ReportDraft>): void {
    if (state !== 'checked') setState('writing');
    keep({ ...draft, ...changed, id: null });
  }

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const { field: chosen, program } = draft;
    const error = wordsError(draft.words);
    if (chosen === null || error !== undefined) {
      setState('checked');
      form.current?.querySelector<HTMLElement>(chosen === null ? 'select' : 'textarea')?.focus();
      return;
    }
    const id = draft.id ?? uuidV7();
    keep({ ...draft, id });
    const words = draft.words.trim();
    // A draft may name one that another release of the page no longer has.
    const isHere = program !== null && programs.some(({ code }) => code === program);
    const body: DataReportBody = { id, page, field: chosen, ...(isHere && { program }), words };
    setState('sending');
    try {
      await http(DATA_REPORTS_PATH, { method: 'POST', body });
      keepDraft(drafts, place, null);
      setDraft(empty);
      setState('sent');
    } catch (failure) {
      setState(troubleOf(failure));
    }
  }

  if (state === 'sent') {
    return (
      <div className={css.form} hidden={!isOpen}>
        <p ref={thanks} role="status" tabIndex={-1} className={css.title}>
          Gracias por avisar. Lo compararemos con la fuente oficial.
        </p>
        <div className={css.actions}>
          <Button
            variant="secondary"
            onClick={() => {
              close();
              setState('writing');
            }}
          >
            Cerrar
          </Button>
        </div>
      </div>
    );
  }

  const isChecked = state === 'checked';
  const trouble = state === 'writing' || state === 'sending' || isChecked ? null : TROUBLES[state];
  return (
    <form ref={form} className={css.form} aria-labelledby={title} hidden={!isOpen} noValidate onSubmit={send}>
      <p id={title} className={css.title}>
        Avísanos qué dato está mal
      </p>
      <Select
        label="¿Qué dato?"
        options={draft.field === null ? [{ value: '', label: 'Elige uno' }, ...FIELD_OPTIONS] : FIELD_OPTIONS}
        value={draft.field ?? ''}
        error={isChecked && draft.field === null ? 'Elige qué dato está mal.' : undefined}
        onValueChange={(value) => isField(value) && write({ field: value })}
      />
      {programs.length > 1 ? (
        <Select
          label="¿De qué programa?"
          optional
          options={[
            { value: '', label: 'De varios, o de ninguno en especial' },
            ...programs.map(({ code, label }) => ({ value: code, label })),
          ]}
          value={draft.program ?? ''}
          onValueChange={(value) => write({ program: value === '' ? null : value })}
        />
      ) : null}
      <Field
        label="¿Qué está mal?"
        hint="Si sabes cuál es el valor correcto y dónde aparece, dilo. No escribas tu nombre ni datos personales."
        error={isChecked ? wordsError(draft.words) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={draft.words}
            className={css.words}
            onChange={({ target }) => write({ words: target.value })}
          />
        )}
      </Field>
      <p className={css.privacy}>
        No guardamos quién avisa: solo la página, el dato, tus palabras y cuándo llegaron, por 180 días.
      </p>
      {trouble === null ? null : (
        <Notice tone="warning" live>
          <p>{trouble}</p>
        </Notice>
      )}
      <div className={css.actions}>
        <Button type="submit" busy={state === 'sending'}>
          {trouble === null ? 'Enviar' : 'Enviar otra vez'}
        </Button>
        <Button variant="quiet" onClick={close}>
          Cerrar
        </Button>
      </div>
    </form>
  );
}
