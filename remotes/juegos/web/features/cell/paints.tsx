import { createContext, type ReactNode, use, useId } from 'react';
import css from './cell.module.css';

/** Colours of what is drawn. `data-paint` says what classes of lines and surfaces inside are made of; `cell.module.css` has the tokens. */
export const PAINTS = [
  'membrane',
  'nucleus',
  'reticulum',
  'golgi',
  'mitochondrion',
  'lysosome',
  'green',
  'wall',
  'water',
] as const;
export type Paint = (typeof PAINTS)[number];

/** Ids of gradients are of the whole page: each picture has its own. */
const Prefix = createContext('');

/** Gradients of all paints, for what is drawn inside. */
export function Painted({ children }: { readonly children: ReactNode }) {
  const prefix = useId();
  return (
    <Prefix value={prefix}>
      <defs>
        {PAINTS.map((paint) => (
          <g key={paint} data-paint={paint}>
            <radialGradient id={`${prefix}${paint}`} cx="0.36" cy="0.3" r="0.78">
              <stop className={css.tint} offset="0" />
              <stop className={css.body} offset="0.62" />
              <stop className={css.rim} offset="1" />
            </radialGradient>
            <radialGradient id={`${prefix}${paint}-faint`} cx="0.4" cy="0.36" r="0.72">
              <stop className={css['faint-tint']} offset="0" />
              <stop className={css['faint-body']} offset="0.7" />
              <stop className={css['faint-rim']} offset="1" />
            </radialGradient>
          </g>
        ))}
      </defs>
      {children}
    </Prefix>
  );
}

/** Gradients by paint: `fill={fillOf('nucleus')}`, `fillOf('water', true)` where much is to be seen through it. */
export function useFill(): (paint: Paint, isFaint?: boolean) => string {
  const prefix = use(Prefix);
  return (paint, isFaint = false) => `url(#${prefix}${paint}${isFaint ? '-faint' : ''})`;
}
