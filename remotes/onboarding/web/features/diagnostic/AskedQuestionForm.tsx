import type { AskedQuestion } from '@travesia/contracts/slices';
import { Button, Cluster, RichContent, Stack } from '@travesia/kit-ui';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import css from './diagnostic.module.css';

/** Value of the answer that says that one does not know; ids of options are never empty. */
const UNKNOWN = '';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];

export interface AskedQuestionFormProps {
  readonly question: AskedQuestion;
  /** An answer is on its way: it cannot be changed. */
  readonly isLocked: boolean;
  /** Of the answer that is on its way. */
  readonly chosen: string | null | undefined;
  /** The way to go on another time. */
  readonly later: ReactNode;
  onAnswer(option: string | null): void;
}

/** One question with its options; 1 to 5 choose, 0 says “no lo sé”, Enter answers. */
export function AskedQuestionForm({ question, isLocked, chosen, later, onAnswer }: AskedQuestionFormProps) {
  const id = useId();
  const [picked, setPicked] = useState<string | undefined>(chosen === null ? UNKNOWN : chosen);
  const options = useRef<HTMLFieldSetElement>(null);
  const choose = (value: string) => {
    setPicked(value);
    options.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`)?.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isLocked || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === '0') choose(UNKNOWN);
    else {
      const option = question.options['12345'.indexOf(event.key)];
      if (event.key.length !== 1 || option === undefined) return;
      choose(option.id);
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLocked && picked !== undefined) onAnswer(picked === UNKNOWN ? null : picked);
  };
  const radio = (value: string) => ({
    name: `${id}-answer`,
    value,
    checked: picked === value,
    onChange: () => setPicked(value),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="l">
        {question.reading && <Reading reading={question.reading} />}
        <div id={`${id}-stem`} className={css.stem}>
          <RichContent html={question.stem} />
          {question.figure === undefined ? null : <RichContent html={question.figure} />}
        </div>
        <fieldset ref={options} className={css.options} disabled={isLocked} aria-describedby={`${id}-stem`}>
          <legend className="visually-hidden">Alternativas</legend>
          {question.options.map((option, place) => (
            <label key={option.id} className={css.option}>
              <input type="radio" {...radio(option.id)} />
              <span className={css.letter}>{LETTERS[place]}</span>
              <RichContent html={option.text} inline />
            </label>
          ))}
          <label className={`${css.option} ${css.unknown}`}>
            <input type="radio" {...radio(UNKNOWN)} />
            <span aria-hidden="true" />
            <span>
              No lo sé
              <span className={css.hint}>Es una buena respuesta: dice más que adivinar, y no te resta nada.</span>
            </span>
          </label>
        </fieldset>
        <Cluster>
          <Button type="submit" busy={isLocked} disabled={picked === undefined}>
            Responder
          </Button>
          {later}
        </Cluster>
        <p className={css.keys}>
          Con el teclado: 1 a {question.options.length} eligen, 0 es «No lo sé», Enter responde.
        </p>
      </Stack>
    </form>
  );
}

function Reading({ reading }: { readonly reading: NonNullable<AskedQuestion['reading']> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={css.reading} aria-label={`Texto: ${reading.title}`} tabIndex={0}>
      <h2 className={css['reading-title']}>{reading.title}</h2>
      <p className={css.hint}>
        <RichContent html={reading.introduction} inline />
      </p>
      {reading.paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <div key={place} className={css.paragraph}>
          <span className={css.hint}>{place + 1}</span>
          <RichContent html={paragraph} />
        </div>
      ))}
      {reading.figures.map((figure) => (
        <RichContent key={figure} html={figure} />
      ))}
    </section>
  );
}
