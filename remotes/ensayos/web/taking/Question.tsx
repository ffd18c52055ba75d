import { Button } from '@travesia/kit-ui';
import { useId } from 'react';
import type { CheckedAnswer, PublicItem, PublicResponse } from '../../api/attempts.ts';
import { ItemContent } from '../item/ItemContent.tsx';
import { Review } from '../review/Review.tsx';
import { LETTERS } from './letters.ts';
import css from './taking.module.css';

export interface QuestionProps {
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

/** One question: native radios, so that every keyboard and screen reader knows what to do. */
export function Question({
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
  const isStruck = (option: string) => response.eliminated.includes(option);
  const strike = (option: string) =>
    onEliminate(
      isStruck(option) ? response.eliminated.filter((struck) => struck !== option) : [...response.eliminated, option],
    );
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
          {response.flagged ? '★ Marcada para revisar' : '☆ Marcar para revisar'}
        </Button>
      </header>
      <div id={`${id}-stem`} className={css.stem}>
        <ItemContent html={item.stem} />
        {item.figure === undefined ? null : <ItemContent html={item.figure} />}
      </div>
      <fieldset className={css.options} disabled={isLocked || checked !== undefined} aria-describedby={`${id}-stem`}>
        <legend className="visually-hidden">Alternativas de la pregunta {slot + 1}</legend>
        {item.options.map((option, place) => {
          const letter = LETTERS[place] ?? '';
          return (
            <div
              key={option.id}
              className={css.option}
              data-struck={isStruck(option.id)}
              data-verdict={verdictOf(checked, option.id)}
            >
              <label className={css['option-label']}>
                <input
                  type="radio"
                  name={`${id}-answer`}
                  value={option.id}
                  checked={response.option === option.id}
                  onChange={() => onAnswer(option.id)}
                />
                <span className={css.letter} aria-hidden="true">
                  {letter}
                </span>
                <span className="visually-hidden">{`${letter}${isStruck(option.id) ? ', descartada' : ''}: `}</span>
                <span className={css['option-text']}>
                  <ItemContent html={option.text} inline />
                </span>
              </label>
              <button
                type="button"
                className={css.strike}
                aria-pressed={isStruck(option.id)}
                onClick={() => strike(option.id)}
              >
                <span aria-hidden="true">✕</span>
                <span className="visually-hidden">Descartar la alternativa {letter}</span>
              </button>
            </div>
          );
        })}
      </fieldset>
      {response.option !== null && checked === undefined && !isLocked ? (
        <Button variant="quiet" onClick={onClear}>
          Borrar mi respuesta
        </Button>
      ) : null}
      {checked === undefined ? null : <Review reviewed={checked.review} />}
    </article>
  );
}

function verdictOf(checked: CheckedAnswer | undefined, option: string): 'correct' | 'wrong' | undefined {
  if (!checked) return undefined;
  if (option === checked.review.key) return 'correct';
  return option === checked.review.chosen ? 'wrong' : undefined;
}
