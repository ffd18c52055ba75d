import type { HTMLAttributes } from 'react';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
}

/** Takes its rule from the global sheet, where the shell finds it too. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className="visually-hidden" />;
}
