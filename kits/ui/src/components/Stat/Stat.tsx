import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Term } from '../Term/Term.tsx';
import css from './Stat.module.css';

export interface StatProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: string;
  /** Already formatted. */
  readonly value: string;
  readonly unit?: string;
  /** Explains the label where it stands. */
  readonly definition?: ReactNode;
  readonly note?: ReactNode;
  readonly size?: 'm' | 'l';
}

export function Stat({ label, value, unit, definition, note, size = 'm', className, ...rest }: StatProps) {
  return (
    <div {...rest} className={classNames(css.stat, className)}>
      <p className={css['stat-label']}>
        {definition === undefined ? label : <Term definition={definition}>{label}</Term>}
      </p>
      <p className={classNames(css['stat-value'], size === 'l' && css['stat-large'])}>
        {value}
        {unit === undefined ? null : <span className={css['stat-unit']}> {unit}</span>}
      </p>
      {note === undefined ? null : <p className={css['stat-note']}>{note}</p>}
    </div>
  );
}
