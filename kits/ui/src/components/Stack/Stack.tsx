import type { HTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import type { Gap } from '../../gap.ts';
import css from './Stack.module.css';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  readonly gap?: Gap;
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'dl';
}

export function Stack({ gap = 'm', as: Tag = 'div', className, ...rest }: StackProps) {
  return <Tag {...rest} className={classNames(css.stack, css[`stack-${gap}`], className)} />;
}
