import type { ReactNode } from 'react';
import css from './FullScreen.module.css';

/** Around an attempt from its opening to its end, so that nothing moves when its questions come. */
export function FullScreen({ children }: { readonly children: ReactNode }) {
  return <div className={css['full-screen']}>{children}</div>;
}
