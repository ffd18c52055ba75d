import type { HTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import type { Gap } from '../../gap.ts';
import css from './Cluster.module.css';

export interface ClusterProps extends HTMLAttributes<HTMLElement> {
  readonly gap?: Gap;
  readonly justify?: 'start' | 'between' | 'center';
  readonly as?: 'div' | 'section' | 'ul' | 'ol';
}

export function Cluster({ gap = 'm', justify = 'start', as: Tag = 'div', className, ...rest }: ClusterProps) {
  const classes = classNames(css.cluster, css[`cluster-${gap}`], css[`cluster-${justify}`], className);
  return <Tag {...rest} className={classes} />;
}
