import {
  OWN_SCORE_FACTORS,
  PROFILE_STEPS,
  REGIONS,
  SCHOOL_LEVELS,
  SCHOOL_TYPES,
  SITTING_ROUNDS,
  WEEKDAYS,
} from '@travesia/contracts/slices';
import { ELECTIVES } from '@travesia/contracts/temario';
import * as z from 'zod/mini';
import { TESTS } from '../profile/tests.ts';
import { APPEAL_VERDICTS, END_REASONS, QUESTION_PURPOSES } from './diagnostics.ts';

// What pages read of the service, and of other slices. Bounds are the service's business, so that it can move them.

export const profileAnswer = z.object({
  profile: z.object({
    name: z.exactOptional(z.string()),
    birthYear: z.exactOptional(z.number()),
    schoolYear: z.exactOptional(z.object({ level: z.enum(SCHOOL_LEVELS), inYear: z.number() })),
    schoolType: z.exactOptional(z.enum(SCHOOL_TYPES)),
    region: z.exactOptional(z.enum(REGIONS)),
    tests: z.exactOptional(z.array(z.enum(TESTS))),
    elective: z.exactOptional(z.enum(ELECTIVES)),
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

/** What of the slice of careers' answer at `OWN_SCORES_PATH` of contracts is reckoned with. */
export const ownScoresAnswer = z.object({ scores: z.partialRecord(z.enum(OWN_SCORE_FACTORS), z.number()) });

/** What of the slice of practice tests' answer at `SCORE_ESTIMATES_PATH` of contracts is reckoned with. */
export const estimatesAnswer = z.object({
  estimates: z.array(z.object({ test: z.enum(TESTS), low: z.number(), high: z.number() })),
});

const score = z.number();
const tests = z.array(z.enum(TESTS));

const goalProgram = z.object({
  name: z.string(),
  university: z.string(),
  lastCutoff: z.nullable(z.object({ year: z.number(), score, unfilled: z.boolean() })),
  terms: z.exactOptional(
    z.object({
      year: z.number(),
      offered: z.boolean(),
      requiredTests: tests,
      requiredEither: tests,
      weighedTests: tests,
      weights: z.exactOptional(
        z.object({
          cl: z.exactOptional(score),
          m1: z.exactOptional(score),
          m2: z.exactOptional(score),
          hcs: z.exactOptional(score),
          ciencias: z.exactOptional(score),
        }),
      ),
      schoolWeights: z.exactOptional(z.object({ nem: score, ranking: score })),
      minAverage: z.object({ score, bestTenthExempt: z.boolean() }),
      minWeighted: z.nullable(score),
      teaching: z.boolean(),
      specialTest: z.boolean(),
      otherWeights: z.boolean(),
    }),
  ),
});

export const foundProgram = z.object({ programId: z.string(), city: z.string(), program: goalProgram });

/** The same as {@link goalsAnswer}, with what each goal asks for. */
export const goalProgramsAnswer = z.object({
  goals: z.array(z.object({ programId: z.string(), program: z.nullable(goalProgram) })),
});

export const programsAnswer = z.object({ programs: z.array(foundProgram) });

export const diagnosticsAnswer = z.object({
  diagnostics: z.array(
    z.object({
      id: z.string(),
      test: z.enum(TESTS),
      answered: z.number(),
      ended: z.nullable(z.enum(END_REASONS)),
      startedAt: z.string(),
    }),
  ),
});

const html = z.string();

export const askedQuestion = z.object({
  id: z.string(),
  content: z.string(),
  stem: html,
  figure: z.exactOptional(html),
  options: z.array(z.object({ id: z.string(), text: html })),
  reading: z.exactOptional(
    z.object({ title: z.string(), introduction: html, paragraphs: z.array(html), figures: z.array(html) }),
  ),
});

const step = { id: z.string(), test: z.enum(TESTS), answered: z.number(), most: z.number() };

export const diagnosticStepAnswer = z.union([
  z.object({ ...step, question: askedQuestion, purpose: z.enum(QUESTION_PURPOSES), ended: z.null() }),
  z.object({ ...step, question: z.null(), purpose: z.null(), ended: z.enum(END_REASONS) }),
]);

export const appealAnswer = z.object({
  content: z.string(),
  answered: z.number(),
  most: z.number(),
  question: z.nullable(askedQuestion),
  verdict: z.nullable(z.enum(APPEAL_VERDICTS)),
});

const testDiagnosis = {
  test: z.enum(TESTS),
  answered: z.number(),
  contents: z.array(
    z.object({
      contentId: z.string(),
      probability: z.number(),
      asked: z.boolean(),
      appealed: z.exactOptional(z.enum(APPEAL_VERDICTS)),
    }),
  ),
};

export const diagnosisAnswer = z.object({
  id: z.string(),
  ...testDiagnosis,
  ability: z.object({ mean: z.number(), deviation: z.number() }),
  score: z.nullable(z.object({ low: z.number(), high: z.number() })),
});

export const engineCheckAnswer = z.object({ share: z.nullable(z.number()), total: z.number() });

const studyDay = z.object({
  date: z.string(),
  tasks: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['lesson', 'practice', 'review', 'simulacro', 'cards', 'light']),
      contents: z.array(z.string()),
      minutes: z.number(),
    }),
  ),
});

/** What of the slice of lessons' answer at `STUDY_REFRESH_PATH` of contracts is shown here. */
export const studyWeekAnswer = z.object({ week: z.array(studyDay), later: z.array(studyDay) });
