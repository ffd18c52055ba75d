import type { BrowserPorts } from '@travesia/kit-offline';
import { createStoredValues } from '@travesia/kit-offline';
import { FACTORS, type Factor } from '@travesia/kit-paes';
import { recallScores, type ScoreTexts, typedScoresKey } from '../catalogue/typed-scores.ts';
import { readScoreText } from './scores-in-use.ts';

/** A score that somebody typed in this browser without an account. */
export interface OfferedScore {
  readonly factor: Factor;
  readonly text: string;
  /** What the account has instead. */
  readonly instead?: number;
}

/** What of the typed scores the account does not have yet. */
export function offeredScores(
  texts: ScoreTexts,
  own: Readonly<Partial<Record<Factor, number>>>,
): readonly OfferedScore[] {
  return FACTORS.flatMap((factor): readonly OfferedScore[] => {
    const text = texts[factor]?.trim() ?? '';
    const instead = own[factor];
    const read = readScoreText(text);
    if (read.kind === 'empty' || (read.kind === 'score' && read.value === instead)) return [];
    return [{ factor, text, ...(instead !== undefined && { instead }) }];
  });
}

/** What was typed without an account in this browser, until a student says whose it is. */
export interface VisitorScores {
  /** `null` where there is nothing, and where this student has said that it is somebody else's. */
  read(now: number): ScoreTexts | null;
  /** It is the student's from here on: other visitors of this browser do not find it. */
  take(): void;
  /** It stays with whoever typed it; the student is asked again where more is typed. */
  refuse(now: number): void;
}

export function openVisitorScores(uid: string, { storage }: Pick<BrowserPorts, 'storage'>): VisitorScores {
  const values = createStoredValues(storage);
  const refusedKey = `travesia.carreras.not-mine.${encodeURIComponent(uid)}`;
  const typed = (now: number) => recallScores(() => storage, null, now);
  return {
    read(now) {
      const found = typed(now);
      return found && found.at !== values.read(refusedKey) ? found.texts : null;
    },
    take() {
      const kept = values.text(typedScoresKey(null));
      if (kept !== null) values.write(typedScoresKey(uid), JSON.parse(kept));
      values.remove(typedScoresKey(null));
    },
    refuse(now) {
      values.write(refusedKey, typed(now)?.at ?? null);
    },
  };
}
