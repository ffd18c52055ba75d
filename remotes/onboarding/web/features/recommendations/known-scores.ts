import type { HttpClient } from '@travesia/contracts/page';
import {
  EXPECTED_USER_HEADER,
  OWN_SCORES_PATH,
  recallTypedScores,
  SCORE_ESTIMATES_PATH,
  type ScoreTexts,
  textsOf,
} from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { estimatesAnswer, ownScoresAnswer } from '../../../api/answers.ts';
import type { DiagnosisAnswer } from '../../../api/diagnostics.ts';
import { TESTS } from '../../../profile/tests.ts';
import type { KnownScore, KnownScores } from '../../../start/goal-distance.ts';

const SCORE = /^\d{3,4}$/;
const SCORE_LEAST = 100;
const SCORE_MOST = 1000;

/** Whole, of the scale of the PAES; what is no score yet is none. */
export function scoreIn(text: string | undefined): number | undefined {
  const score = Number(text?.trim());
  return text !== undefined && SCORE.test(text.trim()) && score >= SCORE_LEAST && score <= SCORE_MOST
    ? score
    : undefined;
}

/** What the account and graded tests say of a student; nothing of who has no account, or where nobody answers. */
export interface ToldScores {
  readonly own: { readonly [factor: string]: number | undefined };
  readonly estimates: readonly { readonly test: string; readonly low: number; readonly high: number }[];
}

export const NOTHING_TOLD: ToldScores = { own: {}, estimates: [] };

export async function toldScores(http: HttpClient, uid: string, signal: AbortSignal): Promise<ToldScores> {
  const asked = { signal, headers: { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) } };
  const [own, estimates] = await Promise.all([
    http(OWN_SCORES_PATH, asked).then(
      (answer) => readAnswer(ownScoresAnswer, answer).scores,
      () => NOTHING_TOLD.own,
    ),
    http(SCORE_ESTIMATES_PATH, asked).then(
      (answer) => readAnswer(estimatesAnswer, answer).estimates,
      () => NOTHING_TOLD.estimates,
    ),
  ]);
  return { own, estimates };
}

/** What was typed in this browser. */
export const typedHere = (uid: string | null): ScoreTexts =>
  textsOf(recallTypedScores(() => localStorage, uid, Date.now()));

/** The student's own word first, then graded practice tests, then the diagnostic. */
export function knownScores(
  typed: ScoreTexts,
  { own, estimates }: ToldScores,
  diagnoses: readonly DiagnosisAnswer[],
): KnownScores {
  const wordOf = (factor: 'nem' | 'ranking' | 'cl' | 'm1' | 'm2' | 'hcs' | 'cien') =>
    scoreIn(typed[factor]) ?? own[factor];
  const tests = TESTS.flatMap((test): [typeof test, KnownScore][] => {
    const word = wordOf(test === 'ciencias' ? 'cien' : test);
    if (word !== undefined) return [[test, { low: word, high: word, from: 'typed' }]];
    const estimate = estimates.find((one) => one.test === test);
    if (estimate) return [[test, { low: estimate.low, high: estimate.high, from: 'practice' }]];
    const score = diagnoses.find((one) => one.test === test)?.score;
    return score ? [[test, { ...score, from: 'diagnostic' }]] : [];
  });
  return {
    tests: Object.fromEntries(tests),
    nem: wordOf('nem'),
    ranking: wordOf('ranking'),
    bestTenth: (typed.bestTenth ?? '') !== '',
  };
}
