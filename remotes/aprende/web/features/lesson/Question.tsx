import type { CompiledCheck } from '@travesia/content-lesson-model';
import { Button, RichContent } from '@travesia/kit-ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './lesson.module.css';

export interface QuestionProps {
  readonly check: Pick<CompiledCheck, 'question' | 'figure' | 'options' | 'explanation'>;
  /** Places of the options as they are shown. */
  readonly order: readonly number[];
  /** Place of the right option; `null` where there is none any more. */
  readonly right?: number | null;
  /** Place of the option, once it was answered. */
  readonly choice: number | null;
  readonly heading: ReactNode;
  /** Between the question and its options. */
  readonly aside?: ReactNode;
  /** Under what is explained: the mistake, if it is a known one. */
  readonly warning?: string | undefined;
  /** Help, below what is pressed: nothing moves where it comes. */
  readonly offer?: ReactNode;
  readonly skip: { readonly text: string; onSkip(): void };
  onAnswer(choice: number): void;
  onNext(): void;
}

const LETTERS = ['A', 'B', 'C', 'D'];

/** A question with its options in an order of the run, and what is said to who chose one. */
export function Question(props: QuestionProps) {
  const { check, order, right = 0, choice, heading, aside, warning, offer, skip, onAnswer, onNext } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<number | null>(choice);
  const isAnswered = choice !== null;

  useEffect(() => {
    (isAnswered ? feedback : title).current?.focus();
  }, [isAnswered]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isAnswered) onNext();
    else if (chosen !== null) onAnswer(chosen);
  }

  /** 1 to 4 choose and Enter goes on, wherever in the question one is: what has a use of its own for them keeps it. */
  function press(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = order['1234'.indexOf(event.key)];
    if (event.key.length === 1 && place !== undefined && !isAnswered) {
      event.preventDefault();
      setChosen(place);
    } else if (event.key === 'Enter' && (event.target === title.current || event.target === feedback.current)) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  }

  const option = isAnswered ? check.options[choice] : undefined;
  return (
    <form ref={form} onSubmit={submit} onKeyDown={press} className={css.question}>
      <h2 ref={title} tabIndex={-1} className={css.step} id={`${id}-title`}>
        {heading}
      </h2>
      <div id={`${id}-question`} className={css.asked}>
        <RichContent html={check.question} />
        {check.figure === undefined ? null : <RichContent html={check.figure} />}
      </div>
      {aside}
      <fieldset className={css.options} disabled={isAnswered} aria-describedby={`${id}-question`}>
        <legend className="visually-hidden">Alternativas</legend>
        {order.map((place, index) => (
          <label
            key={place}
            className={css.option}
            data-verdict={isAnswered ? verdictOf(place, choice, right) : undefined}
          >
            <input
              type="radio"
              name={`${id}-option`}
              value={place}
              checked={chosen === place}
              onChange={() => setChosen(place)}
            />
            <span className={css.letter} aria-hidden="true">
              {LETTERS[index]}
            </span>
            <span className={css['option-text']}>
              <RichContent html={check.options[place]?.text ?? ''} inline />
              {isAnswered ? <Verdict verdict={verdictOf(place, choice, right)} /> : null}
            </span>
          </label>
        ))}
      </fieldset>
      {option ? (
        <section
          ref={feedback}
          tabIndex={-1}
          className={css.feedback}
          data-right={choice === right}
          aria-labelledby={`${id}-verdict`}
        >
          <h3 id={`${id}-verdict`} className={css.verdict}>
            {choice === right ? 'Correcto' : 'No es esa'}
          </h3>
          {option.feedback === undefined ? null : (
            <p>
              <RichContent html={option.feedback} inline />
            </p>
          )}
          {warning === undefined ? null : (
            <div className={css.warning}>
              <p className={css.label}>Es un error típico</p>
              <RichContent html={warning} />
            </div>
          )}
          <p className={css.label}>Por qué</p>
          <RichContent html={check.explanation} />
        </section>
      ) : null}
      <div className={css.actions}>
        {isAnswered ? (
          <Button type="submit">Seguir</Button>
        ) : (
          <>
            <Button type="submit" disabled={chosen === null}>
              Responder
            </Button>
            <Button variant="quiet" onClick={skip.onSkip}>
              {skip.text}
            </Button>
          </>
        )}
      </div>
      {offer}
    </form>
  );
}

const verdictOf = (place: number, choice: number, right: number | null) => {
  if (place === right) return 'right';
  return place === choice ? 'wrong' : undefined;
};

function Verdict({ verdict }: { readonly verdict: ReturnType<typeof verdictOf> }) {
  if (!verdict) return null;
  return (
    <span className={css.mark}>
      <span aria-hidden="true">{verdict === 'right' ? '✓' : '✗'}</span>
      <span className="visually-hidden">{verdict === 'right' ? 'Correcta' : 'Errada, la que elegiste'}</span>
    </span>
  );
}
