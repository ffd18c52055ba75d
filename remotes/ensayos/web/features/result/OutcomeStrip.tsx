import { Figure } from '@travesia/kit-ui';
import type { AttemptResult, ReviewedItem } from '../../../api/attempts.ts';
import css from './result.module.css';

const SIGNS = { correct: '✓', wrong: '✗', omitted: '–' } as const;
const NAMES = { correct: 'correcta', wrong: 'errada', omitted: 'sin responder' } as const;

export interface OutcomeStripProps {
  readonly items: readonly ReviewedItem[];
  readonly previous: AttemptResult['previous'];
}

/** How each question went, one tile each: what can be seen of a test that is too short for a range. */
export function OutcomeStrip({ items, previous }: OutcomeStripProps) {
  const before = previous?.attempt.result;
  return (
    <Figure
      caption="Pregunta por pregunta"
      summary={before ? `La vez anterior: ${before.correct} de ${before.scored} correctas.` : undefined}
    >
      <ol className={css.tiles}>
        {items.map(({ outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is frozen
          <li key={index} className={css.tile} data-outcome={outcome}>
            <span className="visually-hidden">
              Pregunta {index + 1}: {NAMES[outcome]}
            </span>
            <span aria-hidden="true">
              {index + 1} {SIGNS[outcome]}
            </span>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
