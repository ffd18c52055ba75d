import type { ReactNode } from 'react';
import type { Area } from '../area.ts';
import { classNames } from '../class-names.ts';
import css from './Art.module.css';

/** What every illustration takes. */
export interface ArtProps {
  /** Only where the picture says what no words beside it say; without it the picture is decoration. */
  readonly label?: string;
  readonly className?: string;
}

interface FrameProps extends ArtProps {
  /** The area that it is a picture of; those without take the colours of where they stand. */
  readonly area?: Area;
  readonly children: ReactNode;
}

const GROUND = 'M17 66C13 33 45 13 82 15s66 18 63 54-29 42-66 42S21 99 17 66Z';

/**
 * The one hand of all illustrations: 160 by 120 units, a line of 2.5 with round ends, a patch of the area's ground, and
 * the colours of the tokens, so that they follow the scheme. A boat, a dotted course or a pennant is in each of them.
 */
export function Art({ area, label, className, children }: FrameProps) {
  const said = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by `label`
    <svg {...said} data-area={area} viewBox="0 0 160 120" className={classNames(css.art, className)}>
      <path d={GROUND} stroke="none" fill="var(--area-soft)" />
      {children}
    </svg>
  );
}
