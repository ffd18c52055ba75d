import { array, config, exactOptional, nullable, number, object, partialRecord, string, enum as words } from 'zod/mini';
import { PROFILE_STEPS, SCHOOL_LEVELS, SCHOOL_TYPES, WEEKDAYS } from '../profile.ts';
import { REGIONS } from '../regions.ts';
import { SITTING_ROUNDS } from '../sitting.ts';
import { ELECTIVES } from '../temario/test-sections.ts';

// The policy of our documents lets nobody compile a schema, and trying is reported as a violation.
config({ jitless: true });

/** Bounds are the service's business, so that it can move them. */
export const profileAnswerSchema = object({
  profile: object({
    name: exactOptional(string()),
    birthYear: exactOptional(number()),
    schoolYear: exactOptional(object({ level: words(SCHOOL_LEVELS), inYear: number() })),
    schoolType: exactOptional(words(SCHOOL_TYPES)),
    region: exactOptional(words(REGIONS)),
    tests: exactOptional(array(words(['cl', 'm1', 'm2', 'hcs', 'ciencias']))),
    elective: exactOptional(words(ELECTIVES)),
    sitting: exactOptional(object({ year: number(), round: words(SITTING_ROUNDS) })),
    minutesByWeekday: exactOptional(partialRecord(words(WEEKDAYS), number())),
  }),
  version: number(),
  nextStep: nullable(words(PROFILE_STEPS)),
});
