import type { HTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import css from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li';
}

export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(css.card, className)} />;
}
