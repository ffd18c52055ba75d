import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import css from './Disclosure.module.css';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  readonly summary: ReactNode;
}

export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(css.disclosure, className)}>
      <summary className={css['disclosure-summary']}>{summary}</summary>
      <div className={css['disclosure-body']}>{children}</div>
    </details>
  );
}
