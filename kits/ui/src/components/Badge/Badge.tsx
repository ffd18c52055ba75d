import type { HTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import type { Tone } from '../../tone.ts';
import css from './Badge.module.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone?: Tone | 'neutral' | 'accent';
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(css.badge, css[`badge-${tone}`], className)} />;
}
