import {
  PROFILE_STEPS,
  REGIONS,
  SCHOOL_LEVELS,
  SCHOOL_TYPES,
  SITTING_ROUNDS,
  WEEKDAYS,
} from '@travesia/contracts/slices';
import * as z from 'zod/mini';
import { TESTS } from '../profile/tests.ts';

// What pages read of the service, and of other slices. Bounds are the service's business, so that it can move them.

export const profileAnswer = z.object({
  profile: z.object({
    name: z.exactOptional(z.string()),
    birthYear: z.exactOptional(z.number()),
    schoolYear: z.exactOptional(z.object({ level: z.enum(SCHOOL_LEVELS), inYear: z.number() })),
    schoolType: z.exactOptional(z.enum(SCHOOL_TYPES)),
    region: z.exactOptional(z.enum(REGIONS)),
    tests: z.exactOptional(z.array(z.enum(TESTS))),
    sitting: z.exactOptional(z.object({ year: z.number(), round: z.enum(SITTING_ROUNDS) })),
    minutesByWeekday: z.exactOptional(z.partialRecord(z.enum(WEEKDAYS), z.number())),
  }),
  version: z.number(),
  nextStep: z.nullable(z.enum(PROFILE_STEPS)),
});

export const profileConflict = z.object({ current: profileAnswer });

/** What of the slice of careers' answer at `GOALS_PATH` of contracts is shown here. */
export const goalsAnswer = z.object({
  goals: z.array(
    z.object({
      programId: z.string(),
      program: z.nullable(z.object({ name: z.string(), university: z.string() })),
    }),
  ),
});
