import { classNames } from '../../class-names.ts';
import css from './ScoreRange.module.css';

/** Of the PAES. */
const SCORE_MIN = 100;
const SCORE_MAX = 1000;

export interface ScoreSpan {
  readonly low: number;
  readonly high: number;
}

export interface ScoreRangeProps {
  readonly now: ScoreSpan;
  /** Of the attempt before. */
  readonly before?: ScoreSpan;
  readonly goal?: number;
  /** What the goal is, where it is no score of this test. */
  readonly goalLabel?: string;
  readonly className?: string;
}

/** Along the scale, in percent. */
const along = (score: number): number =>
  (100 * (Math.min(SCORE_MAX, Math.max(SCORE_MIN, score)) - SCORE_MIN)) / (SCORE_MAX - SCORE_MIN);

const spanText = ({ low, high }: ScoreSpan): string => (low === high ? `${low}` : `${low} a ${high}`);

/** A score as the range it may lie in, between 100 and 1000, against the goal and the attempt before; its words below. */
export function ScoreRange({ now, before, goal, goalLabel = 'Tu meta', className }: ScoreRangeProps) {
  return (
    <div className={classNames(css['score-range'], className)}>
      <svg className={css['score-picture']} width="100%" height="56" aria-hidden="true">
        <line className={css['score-scale']} x1="1%" x2="99%" y1="34" y2="34" />
        {before === undefined ? null : <Span className={css['score-before']} span={before} y={44} height={8} />}
        <Span className={css['score-now']} span={now} y={24} height={20} />
        {goal === undefined ? null : (
          <svg x={`${1 + 0.98 * along(goal)}%`} y="0" overflow="visible" aria-hidden="true">
            <path className={css['score-goal']} d="M0 48V4l15 5-15 6" />
          </svg>
        )}
      </svg>
      <p className={css['score-ends']} aria-hidden="true">
        <span>{SCORE_MIN}</span>
        <span>{SCORE_MAX}</span>
      </p>
      <ul className={css['score-legend']}>
        <li className={css['score-legend-now']}>Ahora: {spanText(now)}</li>
        {before === undefined ? null : (
          <li className={css['score-legend-before']}>La vez anterior: {spanText(before)}</li>
        )}
        {goal === undefined ? null : (
          <li className={css['score-legend-goal']}>
            {goalLabel}: {goal}
          </li>
        )}
      </ul>
    </div>
  );
}

interface SpanProps {
  readonly className: string | undefined;
  readonly span: ScoreSpan;
  /** Middle and height, in px. */
  readonly y: number;
  readonly height: number;
}

/** Never thinner than can be seen. */
const SPAN_MIN_PERCENT = 1.5;

function Span({ className, span, y, height }: SpanProps) {
  const width = Math.max(SPAN_MIN_PERCENT, 0.98 * (along(span.high) - along(span.low)));
  return (
    <rect
      className={className}
      x={`${1 + 0.98 * along(span.low)}%`}
      width={`${width}%`}
      y={y}
      height={height}
      rx={height / 2}
    />
  );
}
