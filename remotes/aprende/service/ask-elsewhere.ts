import { DIAGNOSES_PATH, GOALS_PATH, PROFILE_PATH, SCORE_ESTIMATES_PATH } from '@travesia/contracts/slices';
import type { ServiceCall } from '@travesia/kit-service';
import type { Asked } from '../api/home.ts';
import {
  diagnosesSeen,
  estimatesSeen,
  goalsSeen,
  type KnownElsewhere,
  profileSeen,
  type SeenScore,
} from './known-elsewhere.ts';

/** What a schema of `zod/mini` does here. */
interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** Scores of each test that are remembered, for a trend. */
const SCORES_A_TEST_MAX = 12;

/** Adds what is another than it was last, once a day and test: the day's last one stands. */
function remember(known: KnownElsewhere, date: string): readonly SeenScore[] {
  let scores = known.scores;
  for (const { test, middle } of known.estimates ?? []) {
    const own = scores.filter((score) => score.test === test);
    if (own.at(-1)?.middle === middle) continue;
    const kept = own.filter((score) => score.date !== date).slice(1 - SCORES_A_TEST_MAX);
    scores = [...scores.filter((score) => score.test !== test), ...kept, { test, date, middle }];
  }
  return scores;
}

export interface Elsewhere {
  readonly known: KnownElsewhere;
  /** Areas that did not answer: of them `known` has what they said before. */
  readonly stale: readonly Asked[];
}

/** What other areas say of the student now. Waits for nobody longer than a call lasts, and never rejects. */
export async function askElsewhere(
  call: ServiceCall | undefined,
  uid: string,
  { before, today }: { readonly before: KnownElsewhere; readonly today: string },
): Promise<Elsewhere> {
  const stale: Asked[] = [];
  async function ask<T>(area: Asked, path: string, schema: Schema<T>, last: T | null): Promise<T | null> {
    const answer = await call?.('GET', path, uid).catch(() => undefined);
    const read = answer?.status === 200 ? schema.safeParse(answer.body) : undefined;
    if (read?.success) return read.data;
    stale.push(area);
    return last;
  }
  const [profile, goals, estimates, diagnosed] = await Promise.all([
    ask('profile', PROFILE_PATH, profileSeen, before.profile),
    ask('goals', GOALS_PATH, goalsSeen, before.goals === null ? null : [...before.goals]),
    ask('estimates', SCORE_ESTIMATES_PATH, estimatesSeen, before.estimates === null ? null : [...before.estimates]),
    ask('diagnoses', DIAGNOSES_PATH, diagnosesSeen, before.diagnosed ?? null),
  ]);
  const known = { ...before, profile, goals, estimates, diagnosed };
  return { known: { ...known, scores: remember(known, today) }, stale: stale.sort() };
}
