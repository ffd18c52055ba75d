import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import css from './Ring.module.css';

export interface RingProps {
  /** From 0 to `max`; what is beyond is drawn as full. */
  readonly value: number;
  readonly max?: number;
  /** In the middle, in words or a figure as it is read: the ring itself is decoration. */
  readonly text: ReactNode;
  readonly label: ReactNode;
  readonly size?: 'm' | 'l';
  readonly className?: string;
}

/** How much of something is done, as a ring in the colour of its area. */
export function Ring({ value, max = 1, text, label, size = 'm', className }: RingProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (100 * value) / max)) : 0;
  return (
    <p className={classNames(css.ring, size === 'l' && css['ring-large'], className)}>
      <svg viewBox="0 0 40 40" className={css['ring-picture']} aria-hidden="true">
        <circle className={css['ring-track']} cx="20" cy="20" r="17" />
        {percent === 0 ? null : (
          <circle
            className={css['ring-value']}
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 20 20)"
          />
        )}
      </svg>
      <strong className={css['ring-text']}>{text}</strong>
      <span className={css['ring-label']}>{label}</span>
    </p>
  );
}
