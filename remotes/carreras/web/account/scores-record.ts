import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { FACTORS, type Factor } from '@travesia/kit-paes';
import { SCORES_PATH, scoresPath } from '../../api/paths.ts';
import {
  SCORE_KINDS,
  SCORE_ROUNDS,
  type ScoreKind,
  type ScoreProcess,
  type ScoresAnswer,
  type ScoresBody,
  type StudentScore,
} from '../../api/scores.ts';
import { isRecord } from './read-answer.ts';
import type { RecordKind } from './stored-record.ts';
import { TYPING_PAUSE_MS } from './typing-pause.ts';

/** Scores of one kind, and of one process where the kind has them. */
export interface ScoresChange extends ScoresBody {
  readonly kind: ScoreKind;
}

function readProcess(value: unknown): ScoreProcess | undefined {
  if (!isRecord(value) || typeof value['year'] !== 'number') return undefined;
  const round = SCORE_ROUNDS.find((known) => known === value['round']);
  return round && { year: value['year'], round };
}

const kindOf = (value: unknown) => SCORE_KINDS.find((known) => known === value);

function readScores(value: unknown): readonly StudentScore[] | null {
  if (!isRecord(value) || !Array.isArray(value['scores'])) return null;
  return value['scores'].flatMap((entry: unknown): readonly StudentScore[] => {
    if (!isRecord(entry) || typeof entry['value'] !== 'number') return [];
    const kind = kindOf(entry['kind']);
    const factor = FACTORS.find((known) => known === entry['factor']);
    const process = readProcess(entry['process']);
    return kind && factor ? [{ kind, factor, value: entry['value'], ...(process && { process }) }] : [];
  });
}

function readChange(value: unknown): ScoresChange | null {
  const kind = isRecord(value) ? kindOf(value['kind']) : undefined;
  if (!isRecord(value) || !kind || !isRecord(value['scores'])) return null;
  const process = readProcess(value['process']);
  const scores: Partial<Record<Factor, number | null>> = {};
  for (const factor of FACTORS) {
    const score = value['scores'][factor];
    if (typeof score === 'number' || score === null) scores[factor] = score;
  }
  return { kind, scores, ...(process && { process }) };
}

const isOf = ({ kind, process }: Pick<ScoresChange, 'kind' | 'process'>, score: StudentScore) =>
  score.kind === kind && score.process?.year === process?.year && score.process?.round === process?.round;

const isSame = (a: ScoresChange, b: ScoresChange) =>
  a.kind === b.kind && a.process?.year === b.process?.year && a.process?.round === b.process?.round;

function applyChange({ scores }: ScoresAnswer, change: ScoresChange): ScoresAnswer {
  const { kind, process } = change;
  const others = scores.filter((score) => !isOf(change, score) || change.scores[score.factor] === undefined);
  const set = FACTORS.flatMap((factor): readonly StudentScore[] => {
    const value = change.scores[factor];
    return typeof value === 'number' ? [{ kind, factor, value, ...(process && { process }) }] : [];
  });
  return { scores: [...others, ...set] };
}

/** Changes of one kind and process become one; the others stay as they are. */
function mergeChanges(before: readonly ScoresChange[], after: readonly ScoresChange[]): readonly ScoresChange[] {
  return after.reduce<readonly ScoresChange[]>((merged, change) => {
    const same = merged.find((other) => isSame(other, change));
    const others = merged.filter((other) => other !== same);
    return [...others, { ...change, scores: { ...same?.scores, ...change.scores } }];
  }, before);
}

/** The student's scores, of all kinds. */
export function scoresRecord(uid: string, http: HttpClient): RecordKind<ScoresAnswer, readonly ScoresChange[]> {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  const answered = async (answer: Promise<unknown>): Promise<ScoresAnswer> => {
    const scores = readScores(await answer);
    if (!scores) throw new Error('the answer is not one of the service');
    return { scores };
  };
  return {
    name: 'scores',
    pauseMs: TYPING_PAUSE_MS,
    empty: { scores: [] },
    readValue(kept) {
      const scores = readScores(kept);
      return scores && { scores };
    },
    readChange: (kept) => (Array.isArray(kept) ? kept.flatMap((change: unknown) => readChange(change) ?? []) : null),
    merge: mergeChanges,
    apply: (value, changes) => changes.reduce(applyChange, value),
    load: (signal) => answered(http(SCORES_PATH, { headers, signal })),
    async send(changes, signal) {
      let answer: ScoresAnswer | undefined;
      for (const { kind, process, scores } of changes) {
        const body: ScoresBody = { scores, ...(process && { process }) };
        answer = await answered(http(scoresPath(kind), { method: 'PUT', body, headers, signal }));
      }
      return answer ?? answered(http(SCORES_PATH, { headers, signal }));
    },
  };
}
