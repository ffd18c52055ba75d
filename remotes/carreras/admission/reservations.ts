import { formerWeights } from './former-weights.ts';
import type { Program } from './program.ts';
import { isTeaching } from './teaching.ts';

/**
 * What keeps points from telling who enters, where points are all that is compared. `teaching`: the law asks teachers for
 * more; `special-test`: the university has a test of its own; `other-weights`: the newest cut-off was weighed otherwise.
 */
export type Reservation = 'teaching' | 'special-test' | 'other-weights';

export function reservationsOf(program: Program): readonly Reservation[] {
  return [
    ...(isTeaching(program) ? (['teaching'] as const) : []),
    ...(program.specialTestRequired ? (['special-test'] as const) : []),
    ...(formerWeights(program) ? (['other-weights'] as const) : []),
  ];
}
