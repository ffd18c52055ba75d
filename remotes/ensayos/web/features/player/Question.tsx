import { Button } from '@travesia/kit-ui';
import { lazy, memo, Suspense, useId, useState } from 'react';
import type { CheckedAnswer, PublicItem, PublicResponse } from '../../../api/attempts.ts';
import { QuestionBody } from '../../components/item/QuestionBody.tsx';
import type { AttemptSession } from '../attempt/attempt-session.ts';
import { AfterReview } from '../review/AfterReview.tsx';
import { Review } from '../review/Review.tsx';
import css from './player.module.css';

/** Of practices alone, and what is asked does without it: where it cannot be had, its place stays free. */
const HintPlace = () => <div className={css['hint-place']} />;
const HintOffer = lazy(() =>
  import('../hints/HintOffer.tsx').then(
    ({ HintOffer: loaded }) => ({ default: loaded }),
    () => ({ default: HintPlace }),
  ),
);

/** How it goes to learn whether an answer is right. */
export interface Checking {
  readonly isBusy: boolean;
  readonly trouble: string | null;
}

export interface QuestionProps {
  /** Attempt that it is a question of. */
  readonly attempt: string;
  readonly item: PublicItem;
  /** From 0. */
  readonly slot: number;
  readonly total: number;
  readonly response: PublicResponse;
  readonly isLocked: boolean;
  /** Each answer can be checked before the end. */
  readonly isAtOnce: boolean;
  /** Who does not know how to go on may ask for a hint. */
  readonly hasHints: boolean;
  /** It is the only one on the screen. */
  readonly isAlone: boolean;
  readonly checking: Checking | undefined;
  readonly checked: CheckedAnswer | undefined;
  /** Stays the same one, and so does `onCheck`: sixty-five of these may be on the screen. */
  readonly record: AttemptSession['record'];
  onCheck(slot: number): void;
}

/** One question of a running attempt. */
export const Question = memo(function Question({
  attempt,
  item,
  slot,
  total,
  response,
  isLocked,
  isAtOnce,
  hasHints,
  isAlone,
  checking,
  checked,
  record,
  onCheck,
}: QuestionProps) {
  const id = useId();
  const name = `la pregunta ${slot + 1}`;
  const [checkedBefore] = useState(checked);
  return (
    <article className={css.question} aria-labelledby={`${id}-number`} data-slot={slot}>
      <header className={css['question-header']}>
        <h2 id={`${id}-number`} className={css['question-number']} tabIndex={-1}>
          Pregunta {slot + 1} <small>de {total}</small>
        </h2>
        <Button
          variant="quiet"
          aria-pressed={response.flagged}
          disabled={isLocked}
          onClick={() => record({ kind: 'flag', slot, flagged: !response.flagged })}
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
        onAnswer={(option) => record({ kind: 'answer', slot, option })}
        onEliminate={(options) => record({ kind: 'eliminate', slot, options })}
      >
        {hasHints && checked === undefined ? (
          <Suspense fallback={<HintPlace />}>
            <HintOffer
              attempt={attempt}
              slot={slot}
              name={name}
              isLocked={isLocked}
              isPondered={isAlone && response.option === null}
            />
          </Suspense>
        ) : null}
      </QuestionBody>
      {checked === undefined ? (
        <>
          {isAtOnce ? (
            <Button
              className={css.check}
              busy={checking?.isBusy ?? false}
              disabled={isLocked || response.option === null}
              onClick={() => onCheck(slot)}
            >
              Comprobar
              <span className="visually-hidden"> {name}</span>
            </Button>
          ) : null}
          {checking?.trouble == null ? null : <p role="alert">{checking.trouble}</p>}
          <div className={css['question-footer']}>
            {response.option !== null && !isLocked ? (
              <Button variant="quiet" onClick={() => record({ kind: 'clear', slot })}>
                Borrar mi respuesta
              </Button>
            ) : null}
          </div>
        </>
      ) : (
        <>
          <Review
            reviewed={checked.review}
            name={name}
            asked={{ attempt, slot }}
            takesFocus={checkedBefore === undefined}
          />
          {hasHints && checked.review.canAsk && !checked.correct ? (
            <Suspense>
              <HintOffer attempt={attempt} slot={slot} name={name} isLocked={false} isPondered={false} isAnswered />
            </Suspense>
          ) : null}
          <AfterReview attempt={attempt} slot={slot} reviewed={checked.review} name={name} />
        </>
      )}
    </article>
  );
});
