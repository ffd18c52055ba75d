import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import css from './Split.module.css';

export interface SplitProps extends HTMLAttributes<HTMLElement> {
  /** Comes after the children where there is one column. */
  readonly aside: ReactNode;
  /** `narrow` 20 rem beside the rest, `half` both alike. */
  readonly ratio?: 'narrow' | 'half';
  readonly as?: 'div' | 'section';
}

/** Two columns where there is room, so that a desktop's width is used; below 56 rem one after the other. */
export function Split({ aside, ratio = 'narrow', as: Tag = 'div', className, children, ...rest }: SplitProps) {
  return (
    <Tag {...rest} className={classNames(css.split, css[`split-${ratio}`], className)}>
      <div className={css['split-part']}>{children}</div>
      <div className={css['split-part']}>{aside}</div>
    </Tag>
  );
}
