import type { ReactNode } from 'react';
import { Drawing, Still } from './Drawing.tsx';
import { formatNumber } from './format-number.ts';
import css from './shared.module.css';
import { linearScale, niceStep, type Scale, ticks } from './steps.ts';

/** Least room between two numbers of an axis. */
const TICK_GAP_PX = 34;
const TALLEST_PX = 420;
const EDGE_PX = 6;

export interface Window {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

export interface PlaneScales {
  readonly x: Scale;
  readonly y: Scale;
  readonly width: number;
  readonly height: number;
}

export interface PlaneProps extends Window {
  readonly label: string;
  /** One unit is as long on both axes: lengths and angles are what they look like. */
  readonly isSquare?: boolean;
  children(scales: PlaneScales): ReactNode;
}

/** Axes with their grid, and what is drawn on them. */
export function Plane({ x, y, label, isSquare = false, children }: PlaneProps) {
  const tallness = isSquare ? (y[1] - y[0]) / (x[1] - x[0]) : 0.8;
  return (
    <Drawing label={label} height={(width) => Math.min(width * tallness, TALLEST_PX)}>
      {(width, height) => {
        // As wide as it is tall allows, in the middle.
        const across = isSquare ? Math.min(width, height / tallness) : width;
        const left = (width - across) / 2;
        const toX = linearScale(x, [left + EDGE_PX, left + across - EDGE_PX]);
        const toY = linearScale(y, [height - EDGE_PX, EDGE_PX]);
        const scales = { x: toX, y: toY, width, height };
        return (
          <>
            <Still>
              <Grid x={x} y={y} scales={scales} />
            </Still>
            {children(scales)}
          </>
        );
      }}
    </Drawing>
  );
}

function Grid({ x, y, scales }: Window & { readonly scales: PlaneScales }) {
  const step = (from: number, to: number, scale: Scale) =>
    niceStep(((to - from) * TICK_GAP_PX) / Math.abs(scale(to) - scale(from)));
  const xs = ticks(x[0], x[1], step(x[0], x[1], scales.x));
  const ys = ticks(y[0], y[1], step(y[0], y[1], scales.y));
  const [left, right] = [scales.x(x[0]), scales.x(x[1])];
  const [top, bottom] = [scales.y(y[1]), scales.y(y[0])];
  const zeroX = scales.x(Math.min(Math.max(0, x[0]), x[1]));
  const zeroY = scales.y(Math.min(Math.max(0, y[0]), y[1]));
  return (
    <>
      {xs.map((at) => (
        <line key={at} className={css.grid} x1={scales.x(at)} x2={scales.x(at)} y1={top} y2={bottom} />
      ))}
      {ys.map((at) => (
        <line key={at} className={css.grid} x1={left} x2={right} y1={scales.y(at)} y2={scales.y(at)} />
      ))}
      <line className={css.axis} x1={left} x2={right} y1={zeroY} y2={zeroY} />
      <line className={css.axis} x1={zeroX} x2={zeroX} y1={top} y2={bottom} />
      {xs
        .filter((at) => at !== 0)
        .map((at) => (
          <text
            key={at}
            className={css.tick}
            x={Math.min(Math.max(scales.x(at), left + 8), right - 8)}
            y={Math.min(zeroY + 14, bottom - 3)}
            textAnchor="middle"
          >
            {formatNumber(at)}
          </text>
        ))}
      {ys
        .filter((at) => at !== 0 && scales.y(at) > top + 8)
        .map((at) => (
          <text key={at} className={css.tick} x={Math.max(zeroX - 4, left + 22)} y={scales.y(at) + 4} textAnchor="end">
            {formatNumber(at)}
          </text>
        ))}
    </>
  );
}

/** An SVG path through the points that are given; `null` begins anew. Far outside it is cut, so that nothing overflows. */
export function pathOf(points: readonly (readonly [number, number] | null)[]): string {
  let isDown = false;
  const parts: string[] = [];
  for (const point of points) {
    if (!point) {
      isDown = false;
      continue;
    }
    parts.push(`${isDown ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`);
    isDown = true;
  }
  return parts.join('');
}
