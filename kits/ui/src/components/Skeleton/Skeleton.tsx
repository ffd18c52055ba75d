import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import css from './Skeleton.module.css';

export interface SkeletonProps {
  readonly lines?: number;
  readonly label?: string;
  readonly className?: string;
}

/** Keeps the place of text that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ lines = 3, label = 'Cargando…', className }: SkeletonProps) {
  return (
    <div role="status" className={classNames(css.skeleton, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} aria-hidden="true" className={css['skeleton-line']} />
      ))}
    </div>
  );
}
