import type { MasteryLevel } from '@travesia/contracts/slices';
import type { BadgeProps } from '@travesia/kit-ui';

/** Looks of each level; its words are those of all areas. */
export const LEVEL_TONES: Readonly<Record<MasteryLevel, NonNullable<BadgeProps['tone']>>> = {
  0: 'neutral',
  1: 'neutral',
  2: 'info',
  3: 'accent',
  4: 'success',
};
