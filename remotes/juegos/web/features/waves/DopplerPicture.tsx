import { type DopplerPart, ROAD_Y } from './doppler-parts.ts';
import { HEIGHT, WIDTH } from './geometry.ts';
import type { PartOf } from './use-picture.ts';
import css from './waves.module.css';

/** A source, who hears it, and crests on their way. */
export function DopplerPicture({ part }: { readonly part: PartOf<DopplerPart> }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="La fuente y el observador" className={css.picture}>
      <path className={css.axis} d={`M0 ${ROAD_Y}H${WIDTH}`} />
      <path className={css.fronts} {...part('fronts')} />
      <g {...part('observer')}>
        <circle className={css.observer} cy={-20} r={12} />
        <path className={css.observer} d="M-15 18v-8a15 15 0 0 1 30 0v8z" />
        <g transform="translate(0 42)">
          <path className={css.way} {...part('observerWay')} />
        </g>
      </g>
      <g {...part('source')}>
        <path className={css.source} d="M-26 14v-26h34l18 14v12z" />
        <circle className={css.source} cx={-13} cy={15} r={7} />
        <circle className={css.source} cx={14} cy={15} r={7} />
        <path className={css.way} d="M-12 -18h12" />
        <g transform="translate(0 -36)">
          <path className={css.way} {...part('sourceWay')} />
        </g>
      </g>
      <text className={css.said} x={12} y={36} {...part('emitted')} />
      <text className={css.said} x={WIDTH - 12} y={36} textAnchor="end" {...part('heard')} />
      <path className={css.axis} d={`M${WIDTH - 102} 366v10h90v-10`} />
      <text className={css.tick} x={WIDTH - 57} y={364} textAnchor="middle">
        10 m
      </text>
    </svg>
  );
}
