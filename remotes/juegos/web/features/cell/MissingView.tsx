import { useRef } from 'react';
import {
  type MissingState,
  QUANTITY_NAMES,
  type Quantity,
  quantitiesOf,
  SWITCHES,
  type SwitchId,
} from '../../../models/cell/missing.ts';
import type { PartId } from '../../../models/cell/parts.ts';
import { capital, percent } from '../../../models/cell/words.ts';
import { useFrame } from '../stage/use-frame.ts';
import { useSettled } from '../stage/use-settled.ts';
import { CellPicture, HEIGHT, WIDTH } from './CellPicture.tsx';
import css from './cell.module.css';
import { Painted } from './paints.tsx';
import type { ViewProps } from './run-of-cell.ts';
import { setAttribute } from './set-attribute.ts';

/** What is greyed where each does not work. */
const DRAWN_AS: Readonly<Record<SwitchId, PartId>> = {
  nucleo: 'nucleo',
  nucleoide: 'nucleoide',
  ribosoma: 'ribosomas',
  mitocondria: 'mitocondria',
  sintasa: 'membrana',
  cloroplasto: 'cloroplasto',
  golgi: 'golgi',
  lisosoma: 'lisosoma',
  bomba: 'membrana',
  pared: 'pared',
};

const BAR = { x: 214, width: 134, height: 11 } as const;
/** Of the cell: 360 by 280 units become so much. */
const SCALE = 0.5;
const MIDDLE = { x: 104, y: 140 } as const;

const shown = (state: MissingState, quantity: Quantity | 'volume') =>
  quantity === 'volume' ? state.volume / 2 : Math.min(1, state[quantity]);

/** The cell, as large as it is, beside a bar for each quantity. */
export default function MissingView({ run }: ViewProps) {
  const { cell, off, end, hasLight } = useSettled(run, ({ missing }) => ({
    cell: missing.cell,
    off: missing.off.join(),
    end: missing.end,
    hasLight: missing.hasLight,
  }));
  const body = useRef<SVGGElement>(null);
  const bars = useRef(new Map<string, SVGRectElement>());
  const figures = useRef(new Map<string, SVGTextElement>());
  const quantities: readonly (Quantity | 'volume')[] = [...quantitiesOf(cell), 'volume'];
  const rowHeight = Math.min(46, 268 / quantities.length);
  useFrame(run, ({ missing }) => {
    // A cell is as wide as the cube root of its volume.
    const size = (SCALE * Math.cbrt(missing.volume)).toFixed(3);
    setAttribute(
      body.current,
      'transform',
      `translate(${MIDDLE.x} ${MIDDLE.y}) scale(${size}) translate(${-WIDTH / 2} ${-HEIGHT / 2})`,
    );
    setAttribute(
      body.current,
      'opacity',
      missing.end === null ? (0.55 + 0.45 * Math.min(1, missing.atp)).toFixed(2) : '0.3',
    );
    for (const [quantity, bar] of bars.current) {
      const value = shown(missing, quantity as Quantity | 'volume');
      setAttribute(bar, 'width', (BAR.width * value).toFixed(1));
      const isLow = quantity === 'waste' || quantity === 'volume' ? value > 0.6 : value < 0.5;
      if ((bar.dataset['low'] === 'true') !== isLow) bar.dataset['low'] = String(isLow);
    }
    for (const [quantity, figure] of figures.current) {
      const text = percent(missing[quantity as Quantity | 'volume']);
      if (figure.textContent !== text) figure.textContent = text;
    }
  });
  const missing = SWITCHES[cell].filter((part) => off.split(',').includes(part)).map((part) => DRAWN_AS[part]);
  return (
    <svg
      role="img"
      aria-label="La célula y barras de lo que tiene, comparado con una célula completa"
      className={css.cell}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <Painted>
        <rect className={css.ground} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
        <g ref={body}>
          <CellPicture kind={cell} off={missing} />
        </g>
        {end === null ? null : (
          <text className={`${css.over} ${css.strong}`} x={MIDDLE.x} y={MIDDLE.y + 5} textAnchor="middle">
            {end === 'burst' ? 'Reventó' : 'Murió'}
          </text>
        )}
        {cell === 'vegetal' ? (
          <text className={css.soft} x={12} y={24}>
            {hasLight ? 'con luz' : 'a oscuras'}
          </text>
        ) : null}
        {quantities.map((quantity, row) => {
          const y = 10 + row * rowHeight;
          return (
            <g key={`${cell} ${quantity}`}>
              <text x={BAR.x} y={y + 10}>
                {capital(QUANTITY_NAMES[quantity])}
              </text>
              <rect className={css.track} x={BAR.x} y={y + 15} width={BAR.width - 50} height={BAR.height} rx={4} />
              <g transform={`translate(${BAR.x} 0) scale(${(BAR.width - 50) / BAR.width} 1)`}>
                <rect
                  ref={(bar) => {
                    if (bar) bars.current.set(quantity, bar);
                    else bars.current.delete(quantity);
                  }}
                  className={css.amount}
                  y={y + 15}
                  height={BAR.height}
                  rx={4}
                />
              </g>
              <path className={css.half} d={`M${BAR.x + (BAR.width - 50) / 2} ${y + 13}v${BAR.height + 4}`} />
              <text
                ref={(figure) => {
                  if (figure) figures.current.set(quantity, figure);
                  else figures.current.delete(quantity);
                }}
                x={BAR.x + BAR.width}
                y={y + 25}
                textAnchor="end"
              />
            </g>
          );
        })}
      </Painted>
    </svg>
  );
}
