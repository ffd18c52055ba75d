import { LENGTH_M } from '../../../models/waves/settings.ts';
import { type AirPart, PRESSURE_MIDDLE } from './air-parts.ts';
import { HEIGHT, LEFT, metresToX, WIDTH } from './geometry.ts';
import { MarkHandle, Metres } from './Scale.tsx';
import type { PartOf } from './use-picture.ts';
import css from './waves.module.css';

const RIGHT = metresToX(LENGTH_M);

/** Air that is squeezed and let go in a tube, and the pressure along it. */
export function AirPicture({ part }: { readonly part: PartOf<AirPart> }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="El aire y su presión" className={css.picture}>
      <path className={css.tube} d={`M${LEFT} 56H${RIGHT + 20}M${LEFT} 178H${RIGHT + 20}`} />
      <path className={css.layers} {...part('layers')} />
      <path className={css.traced} {...part('traced')} />
      <g {...part('speaker')}>
        <path className={css.holder} d={`M${LEFT - 14} 64h8v106h-8z`} />
      </g>
      <path className={css.axis} d={`M${LEFT} ${PRESSURE_MIDDLE}H${RIGHT}`} />
      <text className={css.tick} x={RIGHT} y={204} textAnchor="end">
        presión
      </text>
      <path className={css.pressure} {...part('pressure')} />
      <Metres />
      <path className={css.span} {...part('span')} />
      <text className={css['span-text']} y={344} textAnchor="middle" {...part('spanText')} />
      <MarkHandle name="A" {...part('markA')} />
      <MarkHandle name="B" {...part('markB')} />
    </svg>
  );
}
