import type { ReactNode } from 'react';
import css from './enhanced.module.css';
import { useAlive } from './use-alive.ts';

/**
 * Controls that only work with the page's code: until it runs they keep their room, so that nothing
 * jumps, but cannot be seen or reached; where scripts are off they take none.
 */
export function Enhanced({ children }: { readonly children: ReactNode }) {
  return <div className={useAlive() ? css.alive : css.waiting}>{children}</div>;
}
