import { FACTOR_NAMES, FACTORS, type Factor } from '@travesia/kit-paes';
import type { ScoreProcess, ScoresBody, StudentScore } from '../../api/scores.ts';
import { readScoreText } from './scores-in-use.ts';

/** What the student typed since the form was saved; the rest stands as it is kept. */
export type EditedTexts = Readonly<Partial<Record<Factor, string>>>;

export interface ScoreFormField {
  readonly factor: Factor;
  readonly label: string;
  readonly text: string;
  readonly error: string | undefined;
}

/** The fields of a form over the scores of one kind, and of one process where the kind has them. */
export function scoreFormFields(scores: readonly StudentScore[], edited: EditedTexts): readonly ScoreFormField[] {
  return FACTORS.map((factor) => {
    const kept = scores.find((score) => score.factor === factor);
    const text = edited[factor] ?? (kept ? String(kept.value) : '');
    const read = readScoreText(text);
    return { factor, label: FACTOR_NAMES[factor], text, error: read.kind === 'wrong' ? read.message : undefined };
  });
}

/** Only what was edited: what another device changed meanwhile stays. */
export function editedScores(edited: EditedTexts): ScoresBody['scores'] {
  const scores: Partial<Record<Factor, number | null>> = {};
  for (const factor of FACTORS) {
    const text = edited[factor];
    if (text === undefined) continue;
    const read = readScoreText(text);
    if (read.kind === 'wrong') continue;
    scores[factor] = read.kind === 'score' ? read.value : null;
  }
  return scores;
}

export const isOfProcess = ({ process }: StudentScore, { year, round }: ScoreProcess) =>
  process?.year === year && process.round === round;
