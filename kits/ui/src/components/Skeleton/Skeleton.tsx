import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import css from './Skeleton.module.css';

export interface SkeletonProps {
  readonly lines?: number;
  /** `cards` keeps the place of as many cards as `lines` says, `picture` that of a figure of 16 by 9. */
  readonly shape?: 'text' | 'cards' | 'picture';
  readonly label?: string;
  readonly className?: string;
}

/** Keeps the place of text that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ lines = 3, shape = 'text', label = 'Cargando…', className }: SkeletonProps) {
  return (
    <div role="status" className={classNames(css.skeleton, css[`skeleton-${shape}`], className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: shape === 'picture' ? 1 : lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} aria-hidden="true" className={css['skeleton-line']} />
      ))}
    </div>
  );
}
