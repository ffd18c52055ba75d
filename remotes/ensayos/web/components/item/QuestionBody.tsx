import { RichContent } from '@travesia/kit-ui';
import { type ReactNode, useId } from 'react';
import type { PublicItem, PublicResponse, ReviewedItem } from '../../../api/attempts.ts';
import { LETTERS } from './letters.ts';
import css from './QuestionBody.module.css';

export interface QuestionBodyProps {
  readonly item: PublicItem;
  /** What the alternatives are of, for who hears them: `la pregunta 3`. */
  readonly name: string;
  readonly response: Pick<PublicResponse, 'option' | 'eliminated'>;
  readonly isLocked: boolean;
  readonly reviewed: ReviewedItem | undefined;
  onAnswer(option: string): void;
  onEliminate(options: readonly string[]): void;
  /** Between what is asked and what can be answered. */
  readonly children?: ReactNode;
}

const VERDICTS = {
  correct: (
    <>
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">Correcta</span>
    </>
  ),
  wrong: (
    <>
      <span aria-hidden="true">✗</span>
      <span className="visually-hidden">Errada, la que elegiste</span>
    </>
  ),
} as const;

/** What is asked and what can be answered: native radios, so that every keyboard and screen reader knows what to do. */
export function QuestionBody({
  item,
  name,
  response,
  isLocked,
  reviewed,
  onAnswer,
  onEliminate,
  children,
}: QuestionBodyProps) {
  const id = useId();
  const isStruck = (option: string) => response.eliminated.includes(option);
  const strike = (option: string) =>
    onEliminate(
      isStruck(option) ? response.eliminated.filter((struck) => struck !== option) : [...response.eliminated, option],
    );
  return (
    <>
      <div id={`${id}-stem`} className={css.stem}>
        <RichContent html={item.stem} />
        {item.figure === undefined ? null : <RichContent html={item.figure} />}
      </div>
      {children}
      <fieldset className={css.options} disabled={isLocked || reviewed !== undefined} aria-describedby={`${id}-stem`}>
        <legend className="visually-hidden">Alternativas de {name}</legend>
        {item.options.map((option, place) => {
          const letter = LETTERS[place] ?? '';
          const verdict = verdictOf(reviewed, option.id);
          return (
            <div key={option.id} className={css.option} data-struck={isStruck(option.id)} data-verdict={verdict}>
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
                  <RichContent html={option.text} inline />
                </span>
              </label>
              {reviewed ? (
                <span className={css.verdict}>{verdict ? VERDICTS[verdict] : null}</span>
              ) : (
                <button
                  type="button"
                  className={css.strike}
                  aria-pressed={isStruck(option.id)}
                  onClick={() => strike(option.id)}
                >
                  <span aria-hidden="true">✕</span>
                  <span className="visually-hidden">Descartar la alternativa {letter}</span>
                </button>
              )}
            </div>
          );
        })}
      </fieldset>
    </>
  );
}

/** What is shown beside an option. Where a question has no key, any that was chosen counts as right. */
export function verdictOf(reviewed: ReviewedItem | undefined, option: string): keyof typeof VERDICTS | undefined {
  if (option === reviewed?.key) return 'correct';
  if (option !== reviewed?.chosen) return undefined;
  return reviewed.outcome === 'correct' ? 'correct' : 'wrong';
}
