import type { SVGProps } from 'react';
import { LENGTH_M } from '../../../models/waves/settings.ts';
import { LEFT, metresToX } from './geometry.ts';
import css from './waves.module.css';

/** Where the metres stand, in every picture with a length. */
const BASE = 360;

/** Whole metres along the string, or the column of air. */
export function Metres() {
  return (
    <>
      <path className={css.axis} d={`M${LEFT} ${BASE}H${metresToX(LENGTH_M)}`} />
      {Array.from({ length: LENGTH_M + 1 }, (_, metres) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: metres stay in their place
        <g key={metres}>
          <path className={css.axis} d={`M${metresToX(metres)} ${BASE}v8`} />
          <text className={css.tick} x={metresToX(metres)} y={BASE + 34} textAnchor="middle">
            {metres === LENGTH_M ? `${metres} m` : metres}
          </text>
        </g>
      ))}
    </>
  );
}

/** A mark that is dragged along. */
export function MarkHandle({ name, ...rest }: { readonly name: 'A' | 'B' } & SVGProps<SVGGElement>) {
  return (
    <g {...rest} data-drag={`mark${name}`} className={css.handle}>
      <path className={css.mark} d={`M0 44V${BASE}`} />
      <circle className={css.reach} cy={26} r={44} />
      <circle className={css['mark-knob']} cy={26} r={19} />
      <text className={css['mark-name']} y={35} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}
