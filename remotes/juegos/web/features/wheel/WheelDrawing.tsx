import type { TestId } from '@travesia/contracts/temario';
import type { Ref } from 'react';
import css from './wheel.module.css';

export interface DrawnSector {
  readonly content: string;
  readonly test: TestId;
  /** In turns from the top, clockwise. */
  readonly from: number;
  readonly to: number;
}

export interface WheelDrawingProps {
  readonly sectors: readonly DrawnSector[];
  /** The content that came up, once the wheel stands still. */
  readonly won?: string | undefined;
  /** What turns. */
  readonly turning?: Ref<SVGGElement>;
}

const MIDDLE = 100;
const RADIUS = 92;
const LABEL_RADIUS = 74;

/** A sector that is narrower has no room for its number: the table has it. */
const LABELLED_FROM = 0.03;

const inHundredths = (value: number) => Math.round(value * 100) / 100;

function pointAt(turn: number, radius: number): readonly [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  return [inHundredths(MIDDLE + radius * Math.sin(angle)), inHundredths(MIDDLE - radius * Math.cos(angle))];
}

function Face({ from, to }: Pick<DrawnSector, 'from' | 'to'>) {
  if (to - from > 0.999) return <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} className={css.face} />;
  const [[x1, y1], [x2, y2]] = [pointAt(from, RADIUS), pointAt(to, RADIUS)];
  const isLarge = to - from > 0.5 ? 1 : 0;
  return (
    <path d={`M${MIDDLE} ${MIDDLE}L${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${x2} ${y2}Z`} className={css.face} />
  );
}

/** The sectors with their numbers under a pointer that stands at the top. What it shows is in the table beside it. */
export function WheelDrawing({ sectors, won, turning }: WheelDrawingProps) {
  return (
    <svg viewBox="0 0 200 208" className={css.wheel} aria-hidden="true">
      <g ref={turning} className={css.turning}>
        {sectors.map(({ content, test, from, to }, place) => {
          const [x, y] = pointAt((from + to) / 2, LABEL_RADIUS);
          return (
            <g key={content} data-area={test} data-won={content === won || undefined} className={css.sector}>
              <Face from={from} to={to} />
              {to - from < LABELLED_FROM ? null : (
                <text x={x} y={y} className={css.number}>
                  {place + 1}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <circle cx={MIDDLE} cy={MIDDLE} r="14" className={css.hub} />
      <path d="M100 22L91 2H109Z" className={css.pointer} />
    </svg>
  );
}
