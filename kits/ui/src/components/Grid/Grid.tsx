import type { HTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import type { Gap } from '../../gap.ts';
import css from './Grid.module.css';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** Smallest width of a column: 10, 16 or 22 rem; a narrower container shows one column. */
  readonly min?: 's' | 'm' | 'l';
  readonly gap?: Gap;
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
}

export function Grid({ min = 'm', gap = 'm', as: Tag = 'div', className, ...rest }: GridProps) {
  return <Tag {...rest} className={classNames(css.grid, css[`grid-min-${min}`], css[`grid-${gap}`], className)} />;
}
