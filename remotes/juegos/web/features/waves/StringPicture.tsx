import type { ReactNode } from 'react';
import { LENGTH_M } from '../../../models/waves/settings.ts';
import { cmToY, HEIGHT, LEFT, MIDDLE, metresToX, WIDTH } from './geometry.ts';
import { MarkHandle, Metres } from './Scale.tsx';
import type { StringPart } from './string-parts.ts';
import type { PartOf } from './use-picture.ts';
import css from './waves.module.css';

export interface StringPictureProps {
  readonly part: PartOf<StringPart>;
  /** Over the string: its nodes. */
  readonly children?: ReactNode;
}

const RIGHT = metresToX(LENGTH_M);

/** The string between what moves it and what holds it, with its tools. */
export function StringPicture({ part, children }: StringPictureProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="La cuerda" className={css.picture}>
      {[-20, -10, 10, 20].map((cm) => (
        <g key={cm}>
          <path className={css.grid} d={`M${LEFT} ${cmToY(cm)}H${RIGHT}`} />
          <text className={css.tick} x={WIDTH - 4} y={cmToY(cm) + 8} textAnchor="end">
            {String(cm).replace('-', '−')}
          </text>
        </g>
      ))}
      <text className={css.tick} x={WIDTH - 4} y={24} textAnchor="end">
        cm
      </text>
      <path className={css.axis} d={`M${LEFT} ${MIDDLE}H${RIGHT}`} />
      <Metres />
      <g {...part('wall')}>
        <path className={css.holder} d={`M${RIGHT} ${MIDDLE - 46}h14v92h-14z`} />
      </g>
      <g {...part('rod')}>
        <path className={css.rod} d={`M${RIGHT} 18V336`} />
      </g>
      <g {...part('damper')}>
        <path className={css.open} d="M0 0h26" />
        <path className={css.holder} d="M10 -22h16v44h-16z" />
      </g>
      <g {...part('line')} data-drag="line" className={css.handle}>
        <path className={css.reach} d={`M${LEFT} ${MIDDLE}H${RIGHT}`} />
        <path className={css.line} d={`M${LEFT} ${MIDDLE}H${RIGHT}`} />
        <text className={css['line-text']} x={RIGHT - 60} y={MIDDLE - 8} textAnchor="end" {...part('lineText')} />
      </g>
      <path className={css.string} {...part('curve')} />
      <path className={css.beads} {...part('beads')} />
      <circle className={css.ring} r={8} {...part('ring')} />
      {children}
      <circle className={css.dot} r={7} {...part('dotA')} />
      <circle className={css.dot} r={7} {...part('dotB')} />
      <path className={css.span} {...part('span')} />
      <text className={css['span-text']} y={344} textAnchor="middle" {...part('spanText')} />
      <MarkHandle name="A" {...part('markA')} />
      <MarkHandle name="B" {...part('markB')} />
      <g {...part('grip')} data-drag="hand" className={css.handle}>
        <circle className={css.reach} r={44} />
        <circle className={css.grip} r={13} />
      </g>
      <g {...part('motor')}>
        <path className={css.holder} d="M-40 -12h22v24h-22z" />
      </g>
      <text className={css.watch} x={LEFT + 4} y={334} {...part('watch')} />
    </svg>
  );
}
