import type { StepEntry, TutorStep } from '@travesia/contracts/slices';
import { Button, RichContent } from '@travesia/kit-ui';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { previewOf } from './entered-preview.ts';
import css from './tutor.module.css';
import { LETTERS } from './tutor-texts.ts';

export interface EnterStepProps {
  readonly step: TutorStep;
  readonly busy: boolean;
  /** It came with a press of the student: they go on here. */
  readonly takesFocus: boolean;
  onEnter(entered: string): void;
}

/** As the service takes it. */
const ENTERED_MAX = 200;

/** Signs that a phone hides behind two presses. */
const SIGNS: readonly { readonly sign: string; readonly name: string }[] = [
  { sign: '²', name: 'al cuadrado' },
  { sign: '√', name: 'raíz' },
  { sign: '/', name: 'dividido por' },
  { sign: '−', name: 'menos' },
  { sign: '(', name: 'abre paréntesis' },
  { sign: ')', name: 'cierra paréntesis' },
];

function signsOf(entry: StepEntry): typeof SIGNS {
  const variables = 'variables' in entry ? entry.variables.map((sign) => ({ sign, name: sign })) : [];
  const equal = entry.kind === 'equation' ? [{ sign: '=', name: 'igual' }] : [];
  const signs = entry.kind === 'number' ? SIGNS.filter(({ sign }) => sign === '/' || sign === '−') : SIGNS;
  return [...variables, ...signs, ...equal];
}

const LABELS: Readonly<Record<Exclude<StepEntry['kind'], 'choice'>, string>> = {
  number: 'Tu número',
  expression: 'Tu expresión',
  equation: 'Tu ecuación',
};

const HINTS: Readonly<Record<Exclude<StepEntry['kind'], 'choice'>, string>> = {
  number: 'Con coma decimal o como fracción: 0,5 o 1/2.',
  expression: 'Por ejemplo 2x + 3 o (x − 1)/2.',
  equation: 'Por ejemplo 2x + 3 = 7.',
};

/** One step of a solution, to be entered. */
export function EnterStep({ step, ...rest }: EnterStepProps) {
  return step.entry.kind === 'choice' ? (
    <Choose options={step.entry.options} {...rest} />
  ) : (
    <Write entry={step.entry} {...rest} />
  );
}

function Choose({
  options,
  busy,
  takesFocus,
  onEnter,
}: Omit<EnterStepProps, 'step'> & { readonly options: readonly string[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useFocusAtFirst(first, takesFocus);
  return (
    <form
      className={css.asked}
      data-quiet
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null && !busy) onEnter(String(chosen));
      }}
    >
      <fieldset className={css.options}>
        <legend className="visually-hidden">Elige cómo sigue</legend>
        {options.map((option, index) => (
          <label key={option} className={css.option}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={id}
              checked={chosen === index}
              onChange={() => setChosen(index)}
            />
            <span className={css.letter} aria-hidden="true">
              {LETTERS[index]}
            </span>
            <RichContent html={option} inline />
          </label>
        ))}
      </fieldset>
      <div className={css.actions}>
        <Button type="submit" variant="secondary" disabled={chosen === null} busy={busy && chosen !== null}>
          Revisar el paso
        </Button>
      </div>
    </form>
  );
}

/** Nothing scrolls for it: what was said is read first. */
function useFocusAtFirst(field: RefObject<HTMLInputElement | null>, takesFocus: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it comes, and never again
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, []);
}

interface WriteProps extends Omit<EnterStepProps, 'step'> {
  readonly entry: Exclude<StepEntry, { readonly kind: 'choice' }>;
}

function Write({ entry, busy, takesFocus, onEnter }: WriteProps) {
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useFocusAtFirst(field, takesFocus);
  const preview = previewOf(text, entry);
  const unit = entry.kind === 'number' ? entry.unit : undefined;

  function put(sign: string): void {
    const input = field.current;
    if (!input) return;
    const [from, to] = [input.selectionStart ?? text.length, input.selectionEnd ?? text.length];
    setText(text.slice(0, from) + sign + text.slice(to));
    input.focus();
    // After the field has what it shows: the next sign goes behind this one.
    requestAnimationFrame(() => input.setSelectionRange(from + sign.length, from + sign.length));
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onEnter(text.trim());
  }
  return (
    <form className={css.asked} data-quiet onSubmit={submit}>
      <label htmlFor={id} className={css['composer-label']}>
        {LABELS[entry.kind]}
      </label>
      <p id={`${id}-hint`} className={css.soft}>
        {HINTS[entry.kind]}
      </p>
      <div className={css['entry-line']}>
        <input
          ref={field}
          id={id}
          className={css.entry}
          value={text}
          maxLength={ENTERED_MAX}
          // What the keypad of decimals lacks stands below the field.
          inputMode={entry.kind === 'number' ? 'decimal' : 'text'}
          enterKeyHint="send"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${id}-hint ${id}-read`}
          onChange={({ target }) => setText(target.value)}
        />
        {unit === undefined ? null : <span className={css.soft}>{unit}</span>}
      </div>
      <fieldset className={css.signs}>
        <legend className="visually-hidden">Signos</legend>
        {signsOf(entry).map(({ sign, name }) => (
          <button key={sign} type="button" className={css.sign} aria-label={name} onClick={() => put(sign)}>
            {sign}
          </button>
        ))}
      </fieldset>
      <p id={`${id}-read`} className={css.preview}>
        {preview === null ? null : 'html' in preview ? (
          <>
            <span className={css.soft}>Se lee: </span>
            <RichContent html={preview.html} inline />
            {preview.doubt === undefined ? null : <span className={css.doubt}>{preview.doubt}</span>}
          </>
        ) : (
          <span className={css.soft}>{preview.trouble}</span>
        )}
      </p>
      <div className={css.actions}>
        <Button type="submit" variant="secondary" disabled={text.trim() === ''} busy={busy && text.trim() !== ''}>
          Revisar el paso
        </Button>
      </div>
    </form>
  );
}
