import { Button } from '@travesia/kit-ui';
import { useId, useState } from 'react';
import type { CheckedAnswer, PublicItem, PublicResponse } from '../../api/attempts.ts';
import { ReportQuestion } from '../report/ReportQuestion.tsx';
import { AfterReview } from '../review/AfterReview.tsx';
import { Review } from '../review/Review.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import css from './taking.module.css';

export interface QuestionProps {
  /** Attempt that it is a question of. */
  readonly attempt: string;
  readonly item: PublicItem;
  /** From 0. */
  readonly slot: number;
  readonly total: number;
  readonly response: PublicResponse;
  readonly isLocked: boolean;
  readonly checked: CheckedAnswer | undefined;
  onAnswer(option: string): void;
  onClear(): void;
  onFlag(flagged: boolean): void;
  onEliminate(options: readonly string[]): void;
}

/** One question of a running attempt. */
export function Question({
  attempt,
  item,
  slot,
  total,
  response,
  isLocked,
  checked,
  onAnswer,
  onClear,
  onFlag,
  onEliminate,
}: QuestionProps) {
  const id = useId();
  const name = `la pregunta ${slot + 1}`;
  const [checkedBefore] = useState(checked);
  return (
    <article className={css.question} aria-labelledby={`${id}-number`}>
      <header className={css['question-header']}>
        <h2 id={`${id}-number`} className={css['question-number']} tabIndex={-1} data-question-heading>
          Pregunta {slot + 1} <small>de {total}</small>
        </h2>
        <Button
          variant="quiet"
          aria-pressed={response.flagged}
          disabled={isLocked}
          onClick={() => onFlag(!response.flagged)}
        >
          {response.flagged ? '★ Marcada' : '☆ Marcar'}
          <span className="visually-hidden"> para revisar</span>
        </Button>
      </header>
      <QuestionBody
        item={item}
        name={name}
        response={response}
        isLocked={isLocked}
        reviewed={checked?.review}
        onAnswer={onAnswer}
        onEliminate={onEliminate}
      />
      {checked === undefined ? (
        <div className={css['question-footer']}>
          {response.option !== null && !isLocked ? (
            <Button variant="quiet" onClick={onClear}>
              Borrar mi respuesta
            </Button>
          ) : null}
          <ReportQuestion attempt={attempt} slot={slot} name={name} isTold={false} />
        </div>
      ) : (
        <>
          <Review reviewed={checked.review} name={name} takesFocus={checkedBefore === undefined} />
          <AfterReview attempt={attempt} slot={slot} content={checked.review.content} name={name} />
        </>
      )}
    </article>
  );
}
