import {
  BIRTH_YEAR_MIN,
  PROFILE_NAME_MAX,
  REGIONS,
  RUNNING_QUESTIONS_MAX,
  SCHOOL_LEVELS,
  SCHOOL_TYPES,
  SITTING_ROUNDS,
  STUDY_A_DAY_MAX,
  WEEKDAYS,
} from '@travesia/contracts/slices';
import { ELECTIVES } from '@travesia/contracts/temario';
import * as z from 'zod/mini';
import { TESTS } from '../profile/tests.ts';

// What the service takes. A field that nobody knows is refused: a page that sends one expects something of it.

/** The PAES began with Admisión 2023. Years beyond the last are mistakes, also where the calendar does not reach. */
const YEAR_MIN = 2023;
const YEAR_MAX = 2099;

const year = z.int().check(z.minimum(YEAR_MIN), z.maximum(YEAR_MAX));

/** No signs that the database cannot keep or a terminal would obey. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

const name = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(PROFILE_NAME_MAX), z.regex(PLAIN, 'has control characters'));

const minutes = z.int().check(z.minimum(0), z.maximum(STUDY_A_DAY_MAX));

const version = z.int().check(z.minimum(0));

const changeOf = <Values extends z.ZodMiniType>(values: Values) => z.strictObject({ version, values });

const isEachOnce = (words: readonly string[]) => new Set(words).size === words.length;

/** By step. The newest year of birth follows from the clock, which no schema has. */
export const stepBodies = {
  student: changeOf(
    z.strictObject({ name: z.exactOptional(name), birthYear: z.int().check(z.minimum(BIRTH_YEAR_MIN)) }),
  ),
  school: changeOf(
    z.strictObject({
      schoolYear: z.exactOptional(z.strictObject({ level: z.enum(SCHOOL_LEVELS), inYear: year })),
      schoolType: z.exactOptional(z.enum(SCHOOL_TYPES)),
      region: z.exactOptional(z.enum(REGIONS)),
    }),
  ),
  preparation: changeOf(
    z.strictObject({
      tests: z.exactOptional(
        z.array(z.enum(TESTS)).check(z.minLength(1), z.maxLength(TESTS.length), z.refine(isEachOnce, 'a test twice')),
      ),
      elective: z.exactOptional(z.enum(ELECTIVES)),
      sitting: z.exactOptional(z.strictObject({ year, round: z.enum(SITTING_ROUNDS) })),
      minutesByWeekday: z.exactOptional(z.partialRecord(z.enum(WEEKDAYS), minutes)),
    }),
  ),
};

export const diagnosticId = z.uuidv7().check(z.toLowerCase());

export const diagnosticBody = z.strictObject({ id: diagnosticId, test: z.enum(TESTS) });

const questionIds = z.array(z.uuid()).check(z.maxLength(RUNNING_QUESTIONS_MAX));

export const runningQuestionsBody = z.strictObject({ questions: questionIds });

/** Of any content: which of them the diagnostic knows is the engine's business. */
export const appealBody = z.strictObject({ content: z.string().check(z.maxLength(120)) });

/** An hour: longer is a walk, not a thought. */
const ACTIVE_MS_MAX = 60 * 60 * 1000;

export const diagnosticAnswerBody = z.strictObject({
  question: diagnosticId,
  option: z.nullable(z.string().check(z.maxLength(80))),
  activeMs: z.exactOptional(z.int().check(z.minimum(0), z.maximum(ACTIVE_MS_MAX))),
});
