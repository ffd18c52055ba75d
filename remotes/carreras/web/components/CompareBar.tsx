import { Button } from '@travesia/kit-ui';
import type { RefObject } from 'react';
import css from './CompareBar.module.css';

interface CompareBarProps {
  readonly compared: number;
  /** Most that can be compared at once. */
  readonly max: number;
  /** Heading of the comparison, which the button goes to. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** How many are being compared, and the way to the comparison; nothing where none is. */
export function CompareBar({ compared, max, titleRef }: CompareBarProps) {
  if (compared === 0) return null;
  return (
    <div className={css.bar}>
      <span aria-live="polite">
        {compared} para comparar{compared >= max ? ', el máximo' : ''}
      </span>
      <Button variant="secondary" aria-label="Ver la comparación" onClick={() => titleRef.current?.focus()}>
        Ver
      </Button>
    </div>
  );
}
