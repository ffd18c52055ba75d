import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import css from './Figure.module.css';

export interface FigureProps extends HTMLAttributes<HTMLElement> {
  readonly caption: ReactNode;
  /** The sentence that says what the picture shows. */
  readonly summary?: ReactNode;
  /** The same figures as a table. */
  readonly table?: ReactNode;
  readonly tableLabel?: string;
}

/** A picture, its name, its sentence and its table: three ways to the same figures. */
export function Figure({
  caption,
  summary,
  table,
  tableLabel = 'Ver los datos en una tabla',
  className,
  children,
  ...rest
}: FigureProps) {
  return (
    <figure {...rest} className={classNames(css.figure, className)}>
      <figcaption>
        <span className={css['figure-title']}>{caption}</span>
        {summary === undefined ? null : <span className={css['figure-summary']}>{summary}</span>}
      </figcaption>
      <div className={css['figure-picture']}>{children}</div>
      {table === undefined ? null : (
        <Disclosure summary={tableLabel} className={css['figure-twin']}>
          {table}
        </Disclosure>
      )}
    </figure>
  );
}
