import {
  PROFILE_NAME_MAX,
  SCHOOL_LEVELS,
  SITTING_ROUNDS,
  type Sitting,
  WEEKDAYS,
  type Weekday,
} from '@travesia/contracts/slices';
import { ELECTIVES } from '@travesia/contracts/temario';
import * as z from 'zod/mini';

// What other areas answer, as far as a plan needs it. Their services may be newer: a field that this one does not know is
// left out.

const test = z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']);

export const profileSeen = z.pipe(
  z.object({
    profile: z.object({
      name: z.optional(z.string().check(z.maxLength(PROFILE_NAME_MAX))),
      schoolYear: z.optional(z.object({ level: z.enum(SCHOOL_LEVELS), inYear: z.int() })),
      tests: z.optional(z.array(test)),
      elective: z.optional(z.enum(ELECTIVES)),
      sitting: z.optional(z.object({ year: z.int(), round: z.enum(SITTING_ROUNDS) })),
      minutesByWeekday: z.optional(z.partialRecord(z.enum(WEEKDAYS), z.int())),
    }),
    version: z.int(),
  }),
  z.transform(({ profile: { name, schoolYear, tests, elective, sitting, minutesByWeekday }, version }) => ({
    isTold: version > 0,
    name: name ?? null,
    tests: tests ?? null,
    /** Plans that were kept before these were asked for have none. */
    schoolYear,
    elective,
    sitting: (sitting ?? null) satisfies Sitting | null,
    minutes: (minutesByWeekday ?? null) satisfies Partial<Record<Weekday, number>> | null,
  })),
);

const weight = z.exactOptional(z.number());

export const goalsSeen = z.pipe(
  z.object({
    goals: z.array(
      z.object({
        programId: z.string(),
        program: z.nullable(
          z.object({
            name: z.string(),
            university: z.string(),
            lastCutoff: z.nullable(z.object({ year: z.number(), score: z.number(), unfilled: z.boolean() })),
            terms: z.optional(
              z.object({
                weighedTests: z.array(test),
                requiredEither: z.optional(z.array(test)),
                weights: z.optional(z.object({ cl: weight, m1: weight, m2: weight, hcs: weight, ciencias: weight })),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  z.transform(({ goals }) =>
    goals.map(({ programId, program }) => ({
      programId,
      name: program?.name ?? null,
      university: program?.university ?? null,
      cutoff: program?.lastCutoff ?? null,
      tests: program?.terms?.weighedTests ?? [],
      weights: program?.terms?.weights ?? null,
      /** Of these the better one counts. Plans that were kept before it was asked for have none. */
      either: program?.terms?.requiredEither,
    })),
  ),
);

export const estimatesSeen = z.pipe(
  z.object({
    estimates: z.array(
      z.object({
        test,
        low: z.number(),
        middle: z.number(),
        high: z.number(),
        results: z.number(),
        questions: z.number(),
        newestAt: z.string(),
      }),
    ),
  }),
  z.transform(({ estimates }) => estimates),
);

/** By content, the chance that it is known: of all tests together, as a content is of one test. */
export const diagnosesSeen = z.pipe(
  z.object({
    diagnoses: z.array(z.object({ contents: z.array(z.object({ contentId: z.string(), probability: z.number() })) })),
  }),
  z.transform(
    ({ diagnoses }): Readonly<Record<string, number>> =>
      Object.fromEntries(
        diagnoses.flatMap(({ contents }) => contents.map(({ contentId, probability }) => [contentId, probability])),
      ),
  ),
);

export type SeenProfile = z.output<typeof profileSeen>;
export type SeenGoal = z.output<typeof goalsSeen>[number];
export type SeenEstimate = z.output<typeof estimatesSeen>[number];

/** What was seen of an estimate on a day of Santiago on which it was another than before. */
export interface SeenScore {
  readonly test: SeenEstimate['test'];
  readonly date: string;
  readonly middle: number;
}

/** What other areas said last; `null` where they never answered. */
export interface KnownElsewhere {
  readonly profile: SeenProfile | null;
  readonly goals: readonly SeenGoal[] | null;
  readonly estimates: readonly SeenEstimate[] | null;
  /** Plans that were kept before diagnostics were asked for have none. */
  readonly diagnosed?: z.output<typeof diagnosesSeen> | null;
  /** Oldest first. */
  readonly scores: readonly SeenScore[];
  /** Day of Santiago of the first plan: nothing was planned before. Plans that were kept before it was remembered have none. */
  readonly since?: string;
}

export const NOTHING_KNOWN: KnownElsewhere = { profile: null, goals: null, estimates: null, scores: [] };
