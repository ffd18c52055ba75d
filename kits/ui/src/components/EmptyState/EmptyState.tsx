import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { type HeadingLevel, headingTag } from '../../heading-level.ts';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  /** An illustration, such as `<EmptyArt />`. */
  readonly art: ReactNode;
  readonly title: ReactNode;
  readonly headingLevel?: HeadingLevel;
  /** One or two buttons or links that lead on. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** What stands where there is nothing to show yet, or no more, or no connection: why, and where to go on. */
export function EmptyState({ art, title, headingLevel = 2, actions, className, children }: EmptyStateProps) {
  const Heading = headingTag(headingLevel);
  return (
    <div className={classNames(css['empty-state'], className)}>
      {art}
      <Heading className={css['empty-title']}>{title}</Heading>
      {children}
      {actions === undefined ? null : <div className={css['empty-actions']}>{actions}</div>}
    </div>
  );
}
