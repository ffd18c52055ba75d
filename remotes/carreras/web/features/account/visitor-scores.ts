import {
  mergeTypedScores,
  recallTypedScores,
  type TypedScore,
  type TypedScores,
  typedScoresKey,
} from '@travesia/contracts/slices';
import type { BrowserPorts } from '@travesia/kit-offline';
import { createStoredValues } from '@travesia/kit-offline';
import { FACTORS, type Factor } from '@travesia/kit-paes';
import type { StudentScore } from '../../../api/scores.ts';
import { readScoreText } from './scores-in-use.ts';

/** A score that somebody typed in this browser without an account. */
export interface OfferedScore {
  readonly factor: Factor;
  readonly text: string;
  /** What the account has instead. */
  readonly instead?: number;
}

/** Before any: services of before do not say when a score was set. */
const LONG_AGO = 0;

/** The own scores of an account beside what was typed. */
export const ownAsTyped = (scores: readonly StudentScore[]): TypedScores =>
  Object.fromEntries(
    scores.flatMap(({ kind, factor, value, updatedAt }): readonly (readonly [Factor, TypedScore])[] =>
      kind === 'own'
        ? [[factor, { text: String(value), at: updatedAt === undefined ? LONG_AGO : Date.parse(updatedAt) }]]
        : [],
    ),
  );

/** What of the typed scores the account does not have, or has an older one of. */
export function offeredScores(typed: TypedScores, scores: readonly StudentScore[]): readonly OfferedScore[] {
  const own = ownAsTyped(scores);
  const merged = mergeTypedScores(typed, own);
  return FACTORS.flatMap((factor): readonly OfferedScore[] => {
    const text = typed[factor]?.text.trim() ?? '';
    const instead = scores.find((score) => score.kind === 'own' && score.factor === factor)?.value;
    const read = readScoreText(text);
    if (read.kind === 'empty' || (read.kind === 'score' && read.value === instead)) return [];
    if (merged[factor] !== typed[factor]) return [];
    return [{ factor, text, ...(instead !== undefined && { instead }) }];
  });
}

/** What was typed without an account in this browser, until a student says whose it is. */
export interface VisitorScores {
  /** `null` where there is nothing, and where this student has said that it is somebody else's. */
  read(now: number): TypedScores | null;
  /** It is the student's from here on: other visitors of this browser do not find it. */
  take(): void;
  /** It stays with whoever typed it; the student is asked again where more is typed. */
  refuse(now: number): void;
}

/** When the last of them was typed; `null` where none was. */
function newestAt(typed: TypedScores): number | null {
  const moments = Object.values(typed).map(({ at }) => at);
  return moments.length === 0 ? null : Math.max(...moments);
}

export function openVisitorScores(uid: string, { storage }: Pick<BrowserPorts, 'storage'>): VisitorScores {
  const values = createStoredValues(storage);
  const refusedKey = `travesia.carreras.not-mine.${encodeURIComponent(uid)}`;
  const typed = (now: number) => recallTypedScores(() => storage, null, now);
  return {
    read(now) {
      const found = typed(now);
      const newest = newestAt(found);
      return newest !== null && newest !== values.read(refusedKey) ? found : null;
    },
    take: () => values.remove(typedScoresKey(null)),
    refuse: (now) => values.write(refusedKey, newestAt(typed(now))),
  };
}
