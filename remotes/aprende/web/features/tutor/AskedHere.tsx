import type { AskedQuestion } from '@travesia/contracts/slices';
import { Button, Disclosure, RichContent } from '@travesia/kit-ui';
import { type FormEvent, useId, useState } from 'react';
import css from './tutor.module.css';
import { LETTERS } from './tutor-texts.ts';

export interface AskedHereProps {
  readonly question: AskedQuestion;
  /** How it can be answered: here, in the practice it is of, or not any more. */
  readonly state: 'open' | 'elsewhere' | 'answered';
  readonly busy: boolean;
  onAnswer(option: string | null): void;
}

/** A question with its options, to answer in its place as long as it is open. */
export function AskedHere({ question, state, busy, onAnswer }: AskedHereProps) {
  const id = useId();
  const { stem, figure, options, reading } = question;
  const [chosen, setChosen] = useState<string | null>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen !== null && !busy) onAnswer(chosen);
  }
  const asked = (
    <div id={`${id}-question`}>
      {reading ? (
        <Disclosure summary={`El texto: ${reading.title}`}>
          <p className={css.soft}>{reading.introduction}</p>
          {reading.paragraphs.map((paragraph) => (
            <RichContent key={paragraph} html={paragraph} />
          ))}
          {reading.figures.map((one) => (
            <RichContent key={one} html={one} />
          ))}
        </Disclosure>
      ) : null}
      <RichContent html={stem} />
      {figure === undefined ? null : <RichContent html={figure} />}
    </div>
  );
  if (state !== 'open') {
    return (
      <div className={css.asked}>
        {asked}
        <ol className={css.options}>
          {options.map(({ id: option, text }, index) => (
            <li key={option} className={css.option}>
              <span className={css.letter}>{LETTERS[index]}</span>
              <RichContent html={text} inline />
            </li>
          ))}
        </ol>
        {state === 'elsewhere' ? (
          <p className={css.soft}>Esta pregunta sigue abierta en tu práctica: respóndela allá.</p>
        ) : null}
      </div>
    );
  }
  return (
    <form className={css.asked} onSubmit={submit}>
      {asked}
      <fieldset className={css.options} aria-describedby={`${id}-question`}>
        <legend className="visually-hidden">Alternativas</legend>
        {options.map(({ id: option, text }, index) => (
          <label key={option} className={css.option}>
            <input
              type="radio"
              name={`${id}-option`}
              value={option}
              checked={chosen === option}
              onChange={() => setChosen(option)}
            />
            <span className={css.letter} aria-hidden="true">
              {LETTERS[index]}
            </span>
            <RichContent html={text} inline />
          </label>
        ))}
      </fieldset>
      <div className={css.actions} data-quiet>
        <Button type="submit" variant="secondary" disabled={chosen === null} busy={busy && chosen !== null}>
          Responder
        </Button>
      </div>
    </form>
  );
}
