import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { FACTORS } from '@travesia/kit-paes';
import { readAnswer, readRows } from '@travesia/kit-remote/read-answer';
import * as z from 'zod/mini';
import { scoresAnswer, studentScore } from '../../../api/answers.ts';
import { SCORES_PATH, scoresPath } from '../../../api/paths.ts';
import type { ScoreKind, ScoresAnswer, ScoresBody, StudentScore } from '../../../api/scores.ts';
import { readStored, readStoredRows } from './read-stored.ts';
import type { RecordKind } from './stored-record.ts';
import { TYPING_PAUSE_MS } from './typing-pause.ts';

/** Scores of one kind, and of one process where the kind has them. */
export interface ScoresChange extends ScoresBody {
  readonly kind: ScoreKind;
}

const score = z.exactOptional(z.nullable(z.number()));

const storedChange = z.object({
  kind: studentScore.shape.kind,
  process: studentScore.shape.process,
  scores: z.object({ nem: score, ranking: score, cl: score, m1: score, m2: score, hcs: score, cien: score }),
});

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
    return { scores: readRows(studentScore, readAnswer(scoresAnswer, await answer).scores) };
  };
  return {
    name: 'scores',
    pauseMs: TYPING_PAUSE_MS,
    empty: { scores: [] },
    readValue(kept) {
      const scores = readStoredRows(studentScore, readStored(scoresAnswer, kept)?.scores);
      return scores && { scores };
    },
    readChange: (kept) => readStoredRows(storedChange, kept),
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
