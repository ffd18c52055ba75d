import type { Cutoff } from '../../../admission/program.ts';
import css from './CutoffSpread.module.css';
import { Dots } from './Dots.tsx';
import { scoreAxis, shareOf } from './score-axis.ts';
import { stackDots } from './stack-dots.ts';

/** A process of the picture. */
export interface SpreadRow {
  readonly year: number;
  /** What is written above the dots: where on the axis, and whether a line shows it as their middle; a string has no place on it. */
  readonly mark: { readonly score: number; readonly text: string; readonly isMiddle: boolean } | string;
}

interface CutoffSpreadProps {
  readonly histories: readonly (readonly Cutoff[])[];
  /** From the top. */
  readonly rows: readonly SpreadRow[];
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** All in units of the view box, which is the width of the picture on the narrowest phone. */
const WIDTH = 300;
const LEFT = 38;
const RIGHT = 10;
const ROW = 74;
/** From the top of a row to the middle of its dots. */
const MIDDLE = 46;
const DOT_GAP = 6.6;
const LEVEL_HEIGHT = 6;
const BOTTOM = 22;
/** A text nearer to an end of the axis than this would leave the picture. */
const TEXT_ROOM = 48;

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < LEFT + TEXT_ROOM) return 'start';
  return x > WIDTH - TEXT_ROOM ? 'end' : 'middle';
}

/** Every programme a dot, a process a row: how wide the cut-offs spread and where their middle went. */
export function CutoffSpread({ histories, rows, label }: CutoffSpreadProps) {
  const axis = scoreAxis(histories.flatMap((history) => history.map(({ last }) => last)));
  const x = (score: number) => Math.round((LEFT + shareOf(axis, score) * (WIDTH - LEFT - RIGHT)) * 10) / 10;
  const height = rows.length * ROW + BOTTOM;
  return (
    <svg className={css.spread} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path className={css.grid} d={`M${x(tick)} 6V${height - BOTTOM}`} />
          <text className={css.tick} x={x(tick)} y={height - 6} textAnchor={tick === axis.to ? 'end' : 'middle'}>
            {tick === 1000 ? '1.000' : tick}
          </text>
        </g>
      ))}
      {rows.map(({ year, mark }, row) => {
        const top = row * ROW;
        const cutoffs = histories.flatMap((history) => history.filter((cutoff) => cutoff.year === year));
        const dots = stackDots(cutoffs, ({ last }) => x(last), DOT_GAP);
        const place = (unfilled: boolean) =>
          dots
            .filter(({ item }) => item.unfilled === unfilled)
            .map((dot) => [dot.x, top + MIDDLE + dot.level * LEVEL_HEIGHT] as const);
        return (
          <g key={year}>
            <text className={row === 0 ? css['year-now'] : css.year} x={0} y={top + MIDDLE + 5}>
              {year}
            </text>
            <Dots at={place(true)} look="unfilled" />
            <Dots at={place(false)} look={row === 0 ? 'now' : 'before'} />
            {typeof mark === 'string' ? (
              <text className={css.none} x={LEFT + 4} y={top + 15}>
                {mark}
              </text>
            ) : (
              <>
                {mark.isMiddle ? <path className={css.median} d={`M${x(mark.score)} ${top + 20}v${ROW - 22}`} /> : null}
                <text className={css.mark} x={x(mark.score)} y={top + 15} textAnchor={anchorAt(x(mark.score))}>
                  {mark.text}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
