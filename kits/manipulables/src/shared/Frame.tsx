import { type ReactNode, useEffect, useId, useState } from 'react';
import css from './shared.module.css';
import type { Told } from './told.ts';

/** Nobody is told of every pixel of a movement: what holds this long is read out. */
const SETTLED_MS = 600;

export interface FrameProps {
  readonly told: Told;
  /** Drawing, first of all what is moved. */
  readonly figure: ReactNode;
  /** What would give a prediction away: numbers, sliders. Shown once one has predicted. */
  readonly children?: ReactNode;
  /** Of its state. */
  readonly sentence: string;
  /** The drawing alone answers what is to be predicted: it comes after the prediction too. */
  readonly isFigureTelling?: boolean;
  onReset(): void;
}

/** Around each kind: the task, the prediction before it, what is moved, and its state in words. */
export function Frame({ told, figure, children, sentence, isFigureTelling = false, onReset }: FrameProps) {
  const taskId = useId();
  const { task, predict } = told;
  /** Null while it is asked; empty where one would rather not guess. */
  const [guess, setGuess] = useState<string | null>(predict ? null : '');
  const isAsked = predict !== undefined && guess === null;
  return (
    <section className={css.frame} aria-labelledby={taskId}>
      <p id={taskId} className={css.task}>
        {task}
      </p>
      {isAsked ? (
        <fieldset className={css.predict}>
          <legend>Antes de moverlo: {predict.question}</legend>
          <div className={css.buttons}>
            {predict.guesses.map((text) => (
              <button key={text} type="button" className={css.button} onClick={() => setGuess(text)}>
                {text}
              </button>
            ))}
            <button type="button" className={css.quiet} onClick={() => setGuess('')}>
              Mover sin predecir
            </button>
          </div>
        </fieldset>
      ) : null}
      {predict && guess ? <Outcome guess={guess} shows={predict.shows} /> : null}
      {isAsked && isFigureTelling ? null : <div inert={isAsked}>{figure}</div>}
      {isAsked ? null : (
        <>
          {children}
          <div className={css.foot}>
            <p className={css.sentence} aria-hidden="true">
              {sentence}
            </p>
            <Settled sentence={sentence} />
            <button type="button" className={css.quiet} onClick={onReset}>
              Volver al comienzo
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** What one predicted, and what happens once one has looked. */
function Outcome({ guess, shows }: { readonly guess: string; readonly shows: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={css.outcome} role="status">
      <p>
        Predijiste: <strong>{guess}</strong>. {isShown ? null : 'Muévelo y compruébalo.'}
      </p>
      {isShown ? (
        <p>{shows}</p>
      ) : (
        <button type="button" className={css.button} onClick={() => setShown(true)}>
          Ver qué pasa
        </button>
      )}
    </div>
  );
}

function Settled({ sentence }: { readonly sentence: string }) {
  const [settled, setSettled] = useState(sentence);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className={css.unseen} aria-live="polite">
      {settled}
    </p>
  );
}
