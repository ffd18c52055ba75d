import { lazy, type PointerEvent, Suspense } from 'react';
import {
  barOf,
  fieldOf,
  isKnown,
  length,
  numberOf,
  PARTS,
  PARTS_OF,
  type PartId,
  type PartsState,
  shownPart,
} from '../../../models/cell/parts.ts';
import { CellPicture, HEIGHT, MARKS, WIDTH } from './CellPicture.tsx';
import css from './cell.module.css';
import { Painted } from './paints.tsx';
import { Tissue } from './Tissue.tsx';

/** What is seen from near is many drawings: they come when one looks so near. */
const CloseUp = lazy(() => import('./CloseUp.tsx'));
const Bilayer = lazy(async () => ({ default: (await import('./CloseUp.tsx')).Bilayer }));

export interface PartsPictureProps {
  readonly parts: PartsState;
  /** Of the whole picture, for who does not see it. */
  readonly label: string;
  readonly className?: string | undefined;
  onChoose?(part: PartId): void;
}

/** A cell at one of four distances, with a bar of its scale. */
export function PartsPicture({ parts, label, className, onChoose }: PartsPictureProps) {
  const { cell, zoom } = parts;
  const part = shownPart(parts);
  const field = fieldOf(parts);
  const bar = barOf(field);
  const barWidth = (WIDTH * bar) / field;
  /** Layers follow the pointer, each by its depth: -1 to 1 on both axes. Reads the place of the picture once a move. */
  const tilt = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    currentTarget.style.setProperty('--tilt-x', String(Math.round((200 * (clientX - left)) / width - 100) / -100));
    currentTarget.style.setProperty('--tilt-y', String(Math.round((200 * (clientY - top)) / height - 100) / -100));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of parts beside it does the same by keys
    <svg
      role="img"
      aria-label={label}
      className={className === undefined ? css.cell : `${css.cell} ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      onPointerMove={zoom === 'celula' && onChoose ? tilt : undefined}
      onClick={({ target }) => {
        const found =
          target instanceof Element ? target.closest<SVGElement>('[data-part]')?.dataset['part'] : undefined;
        const chosen = PARTS_OF[cell].find((one) => one === found);
        if (chosen) onChoose?.(chosen);
      }}
    >
      <Painted>
        <rect className={css.ground} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
        <g key={`${cell} ${zoom} ${zoom === 'organelo' ? part : ''}`} className={css.arriving}>
          {zoom === 'tejido' ? <Tissue kind={cell} /> : null}
          {zoom === 'celula' ? <CellPicture kind={cell} chosen={parts.part} /> : null}
          <Suspense fallback={null}>
            {zoom === 'organelo' ? <CloseUp kind={cell} part={part} /> : null}
            {zoom === 'membrana' ? <Bilayer /> : null}
          </Suspense>
        </g>
        {zoom === 'celula' ? <Marks parts={parts} /> : null}
        <g transform={`translate(${WIDTH - 12 - barWidth} ${HEIGHT - 10})`}>
          <path className={css.bar} d={`M0 -5V0H${barWidth}V-5`} />
          <text className={css.over} x={barWidth} y={-9} textAnchor="end">
            {length(bar)}
          </text>
        </g>
      </Painted>
    </svg>
  );
}

/** A number at each part, as in the list beside; the name of the one that is chosen, if it is known. */
function Marks({ parts }: { readonly parts: PartsState }) {
  const { cell, part, isNaming, named } = parts;
  const marks = MARKS[cell];
  return (
    <>
      {PARTS_OF[cell].map((one) => {
        const place = marks[one];
        if (!place) return null;
        return (
          <g
            key={one}
            className={css.mark}
            data-part={one}
            data-chosen={one === part}
            data-named={isNaming && named[cell].includes(one)}
            transform={`translate(${place[0]} ${place[1]})`}
          >
            <circle r={10.5} />
            <text y={4.8}>{numberOf(parts, one)}</text>
          </g>
        );
      })}
      {part !== null && isKnown(parts, part) ? (
        <text className={`${css.over} ${css.strong}`} x={8} y={20}>
          {PARTS[part].name}
        </text>
      ) : null}
    </>
  );
}
