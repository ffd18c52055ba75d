import type { CompiledLesson } from '@travesia/content-lesson-model';
import { Button, RichContent } from '@travesia/kit-ui';
import css from './lesson.module.css';
import { StepTitle } from './StepTitle.tsx';

export interface OpeningProps {
  readonly lesson: CompiledLesson;
  readonly guess: number | null;
  readonly isDone: boolean;
  readonly isFirst: boolean;
  onGuess(guess: number): void;
  onNext(): void;
}

/** A question to think about before anything is explained. It gives no points, and choosing opens what the lesson will show. */
export function Opening({
  lesson: { opening, minutes, points },
  guess,
  isDone,
  isFirst,
  onGuess,
  onNext,
}: OpeningProps) {
  return (
    <article className={css.point}>
      <StepTitle html="Para empezar" isQuiet={isFirst} />
      <p className={css.soft}>
        {isDone ? 'Ya hiciste esta lección: puedes repasarla. ' : ''}
        {points.length} puntos, unos {minutes} minutos. Esta pregunta es para pensar y no se cuenta: elige lo que crees.
      </p>
      <RichContent html={opening.question} />
      <div className={css.guesses}>
        {opening.guesses.map((text, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            key={index}
            type="button"
            className={css.guess}
            aria-pressed={guess === index}
            onClick={() => onGuess(index)}
          >
            <RichContent html={text} inline />
          </button>
        ))}
      </div>
      <div aria-live="polite">
        {guess === null ? null : (
          <div className={css.reveal}>
            <RichContent html={opening.reveal} />
          </div>
        )}
      </div>
      <div className={css.actions}>
        <Button onClick={onNext}>{guess === null ? 'Empezar sin responder' : 'Empezar'}</Button>
      </div>
    </article>
  );
}
