import {
  type FoundProgram,
  GOALS_MAX,
  type ProfileStepValues,
  SITTING_ROUNDS,
  WEEKDAYS,
} from '@travesia/contracts/slices';
import { ELECTIVES, type TestId } from '@travesia/contracts/temario';
import * as z from 'zod/mini';
import { foundProgram } from '../api/answers.ts';
import { TESTS } from '../profile/tests.ts';
import { INTERESTS, type Interest } from './interests.ts';
import { START_STEPS, type StartStep } from './start-steps.ts';

/** An answer that the service has not confirmed yet. */
export interface WaitingAnswer {
  readonly question: string;
  readonly option: string | null;
  readonly activeMs?: number;
}

/**
 * What of it an account has still to be told: nothing; what it does not say itself, because it was chosen before there was an
 * account; or all, because the student chose it signed in.
 */
const UNSAVED = ['nothing', 'what-is-missing', 'all'] as const;

/** What somebody told on the way in, with an account or without: it stays in the browser. */
export interface Draft {
  /** The step that was shown last. */
  readonly place: StartStep | null;
  readonly interests: readonly Interest[];
  /** Programmes that were chosen, the main one first. */
  readonly goals: readonly FoundProgram[];
  /** `null` before the step was told. */
  readonly preparation: ProfileStepValues['preparation'] | null;
  /** The newest of each test that this browser knows of. */
  readonly diagnostics: readonly { readonly id: string; readonly test: TestId }[];
  /** By diagnostic. */
  readonly waiting: Readonly<Record<string, WaitingAnswer>>;
  readonly unsaved: (typeof UNSAVED)[number];
}

const schema = z.object({
  place: z.nullable(z.enum(START_STEPS)),
  interests: z.array(z.enum(INTERESTS)),
  goals: z.array(foundProgram).check(z.maxLength(GOALS_MAX)),
  preparation: z.nullable(
    z.object({
      tests: z.exactOptional(z.array(z.enum(TESTS))),
      elective: z.exactOptional(z.enum(ELECTIVES)),
      sitting: z.exactOptional(z.object({ year: z.number(), round: z.enum(SITTING_ROUNDS) })),
      minutesByWeekday: z.exactOptional(z.partialRecord(z.enum(WEEKDAYS), z.number())),
    }),
  ),
  diagnostics: z.array(z.object({ id: z.string(), test: z.enum(TESTS) })),
  waiting: z.record(
    z.string(),
    z.object({ question: z.string(), option: z.nullable(z.string()), activeMs: z.exactOptional(z.number()) }),
  ),
  unsaved: z.enum(UNSAVED),
});

export const EMPTY_DRAFT: Draft = {
  place: null,
  interests: [],
  goals: [],
  preparation: null,
  diagnostics: [],
  waiting: {},
  unsaved: 'nothing',
};

/** What a browser kept; nothing where it is not of these. */
export function readDraft(kept: unknown): Draft {
  const read = schema.safeParse(kept);
  return read.success ? read.data : EMPTY_DRAFT;
}

/** Whether somebody told anything. */
export const isTold = ({ interests, goals, preparation, diagnostics }: Draft) =>
  interests.length > 0 || goals.length > 0 || preparation !== null || diagnostics.length > 0;

/** Of what was done without an account and is the student's now: what they told with it stands. */
export function claimedDraft(own: Draft, guest: Draft): Draft {
  const goals = [
    ...own.goals,
    ...guest.goals.filter(({ programId }) => !own.goals.some((goal) => goal.programId === programId)),
  ];
  const diagnostics = [
    ...own.diagnostics,
    ...guest.diagnostics.filter(({ test }) => !own.diagnostics.some((one) => one.test === test)),
  ];
  return {
    place: own.place ?? guest.place,
    interests: own.interests.length > 0 ? own.interests : guest.interests,
    goals: goals.slice(0, GOALS_MAX),
    preparation: own.preparation ?? guest.preparation,
    diagnostics,
    waiting: { ...guest.waiting, ...own.waiting },
    unsaved: own.unsaved === 'all' ? 'all' : 'what-is-missing',
  };
}
