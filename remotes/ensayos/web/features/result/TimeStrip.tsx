import { DataTable, Figure } from '@travesia/kit-ui';
import type { ReviewedItem } from '../../../api/attempts.ts';
import { paceOf } from './pace.ts';
import css from './result.module.css';

const HEIGHT = 90;
const STEP = 6;
const NAMES = { correct: 'correcta', wrong: 'errada', omitted: 'omitida' } as const;

export const secondsText = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

export interface TimeStripProps {
  readonly items: readonly ReviewedItem[];
  /** What the clock gives each question; `null` without one. */
  readonly allowedMs: number | null;
}

/** How long each question was on screen, coloured by how it went. */
export function TimeStrip({ items, allowedMs }: TimeStripProps) {
  const longest = Math.max(...items.map(({ activeMs }) => activeMs));
  if (longest === 0) return null;
  const { meanMs, isSlow, isHasty } = paceOf(items);
  const slow = items.filter(isSlow).length;
  const hasty = items.filter(isHasty).length;
  const remarks = [
    slow > 0 ? `En ${slow === 1 ? '1 te quedaste' : `${slow} te quedaste`} mucho más que en el resto.` : '',
    hasty > 0 ? `${hasty === 1 ? '1 errada la respondiste' : `${hasty} erradas las respondiste`} muy rápido.` : '',
  ].join(' ');
  return (
    <Figure
      caption="Tu tiempo por pregunta"
      summary={`${secondsText(meanMs)} por pregunta en promedio${allowedMs === null ? '' : `; la prueba da ${secondsText(allowedMs)}`}. ${remarks}`}
      table={
        <DataTable
          caption="Tiempo por pregunta"
          rows={items.map((item, index) => ({ ...item, number: index + 1 }))}
          rowKey={({ number }) => String(number)}
          columns={[
            { key: 'number', header: 'Pregunta', rowHeader: true, cell: ({ number }) => number },
            { key: 'time', header: 'Tiempo', numeric: true, cell: ({ activeMs }) => secondsText(activeMs) },
            { key: 'outcome', header: 'Cómo te fue', cell: ({ outcome }) => NAMES[outcome] },
          ]}
        />
      }
    >
      <svg
        viewBox={`0 0 ${items.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={css.strip}
        role="img"
        aria-label="Tiempo de cada pregunta, en su orden"
      >
        {items.map(({ activeMs, outcome }, index) => {
          const height = Math.max(1, (HEIGHT * activeMs) / longest);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is frozen
              key={index}
              x={index * STEP + 0.5}
              y={HEIGHT - height}
              width={STEP - 1}
              height={height}
              className={css[outcome]}
            />
          );
        })}
      </svg>
    </Figure>
  );
}
