import type { MasteryLevel } from '@travesia/contracts/slices';
import type { BadgeProps } from '@travesia/kit-ui';

/** What students read of each level. */
export const LEVEL_NAMES: Readonly<Record<MasteryLevel, string>> = {
  0: 'Sin ver',
  1: 'Empezando',
  2: 'En camino',
  3: 'Firme',
  4: 'Dominado',
};

export const LEVEL_TONES: Readonly<Record<MasteryLevel, NonNullable<BadgeProps['tone']>>> = {
  0: 'neutral',
  1: 'neutral',
  2: 'info',
  3: 'accent',
  4: 'success',
};
