import {
  type AverageForScore,
  averageForScore,
  NEM_TABLE_FIRST,
  NEM_TABLE_LAST,
  type NemGroup,
  nemScoreInTable,
  readGrade,
} from '@travesia/kit-paes';

/** Score of what is typed as an average; `null` while it is none of the table's. */
export function scoreOfText(group: NemGroup, text: string): { average: number; score: number } | null {
  const read = readGrade(text, NEM_TABLE_FIRST, NEM_TABLE_LAST);
  return read.kind === 'grade' ? { average: read.hundredths, score: nemScoreInTable(group, read.hundredths) } : null;
}

/** Up to four digits, with or without the thousands point that the screen shows. */
const SCORE_TEXT = /^(?:[0-9]{1,4}|[0-9]\.[0-9]{3})$/;

export type ScoreInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-score' }
  | { readonly kind: 'wanted'; readonly wanted: number; readonly found: AverageForScore };

/** Smallest average for what is typed as a score: `700`, `1000` or `1.000`. */
export function averageOfText(group: NemGroup, text: string): ScoreInput {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  if (!SCORE_TEXT.test(typed)) return { kind: 'not-a-score' };
  const wanted = Number(typed.replace('.', ''));
  return { kind: 'wanted', wanted, found: averageForScore(group, wanted) };
}
