import { useHost } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, Field, Notice } from '@travesia/kit-ui';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportBody, type ReportReason } from '../../../api/attempts.ts';
import { reportsPath } from '../../../api/paths.ts';
import { type Draft, draftOf, keepDraft } from './drafts.ts';
import css from './report.module.css';

export interface ReportDialogProps {
  readonly attempt: string;
  /** From 0. */
  readonly slot: number;
  /** How the student calls the question: `la pregunta 3`. */
  readonly name: string;
  /** The key was told, and may be what is wrong. */
  readonly isReleased: boolean;
  onClose(): void;
}

const REASON_NAMES: Readonly<Record<ReportReason, string>> = {
  enunciado: 'El enunciado no se entiende o tiene un error',
  alternativas: 'Falta la correcta, o hay más de una',
  clave: 'La que aparece como correcta no lo es, o su solución está mal',
  figura: 'La figura, la tabla o una fórmula no se ve bien',
  otro: 'Otra cosa',
};

type Trouble = 'no-reason' | 'offline' | 'too-many' | 'failed';

const TROUBLES: Readonly<Record<Trouble, string>> = {
  'no-reason': 'Elige qué está mal.',
  offline: 'Para enviarlo hace falta conexión. Lo que escribiste queda aquí: envíalo cuando vuelva.',
  'too-many': 'Enviaste varios reportes seguidos. Lo que escribiste queda aquí: prueba en unos minutos.',
  failed: 'No pudimos enviarlo. Lo que escribiste queda aquí: inténtalo otra vez.',
};

const troubleOf = (error: unknown): Trouble => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === undefined) return 'offline';
  return status === 429 ? 'too-many' : 'failed';
};

/** Says what is wrong with a question. What is written stays with the question until it is sent. */
export function ReportDialog({ attempt, slot, name, isReleased, onClose }: ReportDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(attempt, slot));
  const { reason, text, isSent } = draft;
  const { http } = useHost();
  const [state, setState] = useState<'writing' | 'sending' | Trouble>('writing');
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const trouble = state === 'writing' || state === 'sending' ? null : TROUBLES[state];
  useEffect(() => dialog.current?.showModal(), []);

  function change(changed: Partial<Draft>): void {
    const next = { ...draftOf(attempt, slot), ...changed };
    keepDraft(attempt, slot, next);
    setDraft(next);
  }

  function write(words: Partial<Draft>): void {
    setState('writing');
    change({ ...words, report: null });
  }

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (reason === null) return setState('no-reason');
    const report = draft.report ?? uuidV7();
    const words = text.trim();
    const body: ReportBody = { id: report, slot, reason, ...(words !== '' && { text: words }) };
    setState('sending');
    change({ report });
    try {
      await http(reportsPath(attempt), { method: 'POST', body });
      change({ report, isSent: true });
    } catch (error) {
      setState(troubleOf(error));
    }
  }

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{isSent ? 'Gracias por avisar' : `Reportar un problema en ${name}`}</h2>
      {isSent ? (
        <>
          <p role="status">
            Una persona lo va a revisar. Si la pregunta está mala, la corregimos y tu puntaje se calcula de nuevo.
          </p>
          <div className={css.actions}>
            <Button onClick={() => dialog.current?.close()}>Cerrar</Button>
          </div>
        </>
      ) : (
        <form onSubmit={send} className={css.form}>
          <fieldset className={css.reasons}>
            <legend>¿Qué está mal?</legend>
            {REPORT_REASONS.filter((one) => isReleased || one !== 'clave').map((one) => (
              <label key={one} className={css.reason}>
                <input
                  type="radio"
                  name={`${title}-reason`}
                  checked={reason === one}
                  onChange={() => write({ reason: one })}
                />
                {REASON_NAMES[one]}
              </label>
            ))}
          </fieldset>
          <Field label="Cuéntanos más" optional hint="No escribas tu nombre ni datos personales.">
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={REPORT_TEXT_MAX}
                value={text}
                className={css.text}
                onChange={({ target }) => write({ text: target.value })}
              />
            )}
          </Field>
          {trouble === null ? null : (
            <Notice tone="warning" live>
              <p>{trouble}</p>
            </Notice>
          )}
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              Cancelar
            </Button>
            <Button type="submit" busy={state === 'sending'}>
              Enviar
            </Button>
          </div>
        </form>
      )}
    </dialog>
  );
}
