import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names.ts';
import css from './Progress.module.css';

export interface ProgressProps {
  readonly label: ReactNode;
  /** From 0 to `max`. */
  readonly value: number;
  readonly max?: number;
  /** The value in words ("3 de 8 contenidos"), shown and read instead of a percentage. */
  readonly text?: string;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

export function Progress({ label, value, max = 1, text, hideLabel = false, className }: ProgressProps) {
  const id = useId();
  return (
    <div className={classNames(css.progress, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : css['progress-label']}>
        {label}
      </label>
      {text === undefined ? null : (
        <span aria-hidden="true" className={css['progress-text']}>
          {text}
        </span>
      )}
      <progress id={id} value={value} max={max} aria-valuetext={text} className={css['progress-bar']}>
        {text}
      </progress>
    </div>
  );
}
