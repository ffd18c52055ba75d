import { FACTOR_NAMES, FACTORS, type Factor } from '@travesia/kit-paes';
import type { StudentScore } from '../../../api/scores.ts';
import type { FieldTexts, ScoreSet } from './score-drafts.ts';
import { readScoreText } from './scores-in-use.ts';

export interface ScoreFormField {
  readonly factor: Factor;
  readonly label: string;
  readonly text: string;
  readonly error: string | undefined;
}

/**
 * The fields of a form over the scores of its set. A field shows what was typed in it for as long as that is no score, or
 * is the one that is kept: what another device changed since is shown instead of what it changed.
 */
export function scoreFormFields(scores: readonly StudentScore[], typed: FieldTexts): readonly ScoreFormField[] {
  return FACTORS.map((factor) => {
    const kept = scores.find((score) => score.factor === factor)?.value;
    const text = typed[factor];
    const read = readScoreText(text ?? '');
    const label = FACTOR_NAMES[factor];
    if (text !== undefined && read.kind === 'wrong') {
      const meanwhile = kept === undefined ? '' : ` Mientras tanto queda ${kept}.`;
      return { factor, label, text, error: read.message + meanwhile };
    }
    const isStored = (read.kind === 'score' ? read.value : undefined) === kept;
    return { factor, label, text: text !== undefined && isStored ? text : String(kept ?? ''), error: undefined };
  });
}

export const isOfSet = (score: StudentScore, { kind, process }: ScoreSet) =>
  score.kind === kind && score.process?.year === process?.year && score.process?.round === process?.round;
