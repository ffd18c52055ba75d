import {
  type GradeInput,
  NEM_TABLE_FIRST,
  NEM_TABLE_LAST,
  type NemGroup,
  type RankingScore,
  rankingScore,
  readGrade,
} from '@travesia/kit-paes';

/** What is typed in the three fields of the ranking. */
export interface RankingTexts {
  readonly own: string;
  readonly historic: string;
  readonly historicMaximum: string;
}

export type RankingCalculation =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'invalid' }
  | {
      readonly kind: 'result';
      readonly own: number;
      readonly historic: number;
      readonly historicMaximum: number;
      readonly ranking: RankingScore;
    };

/** Averages of the ranking stand in the NEM table. */
export const readTableAverage = (text: string): GradeInput => readGrade(text, NEM_TABLE_FIRST, NEM_TABLE_LAST);

/** The ranking as a function of its fields; an empty own average is `nemAverage`, where there is one. */
export function calculateRanking(
  group: NemGroup,
  texts: RankingTexts,
  nemAverage: number | undefined,
): RankingCalculation {
  const typed = readTableAverage(texts.own);
  const own: GradeInput =
    typed.kind === 'empty' && nemAverage !== undefined ? { kind: 'grade', hundredths: nemAverage } : typed;
  const inputs = [own, readTableAverage(texts.historic), readTableAverage(texts.historicMaximum)];
  if (inputs.some(({ kind }) => kind !== 'grade' && kind !== 'empty')) return { kind: 'invalid' };
  const [a, b, c] = inputs.map((input) => (input.kind === 'grade' ? input.hundredths : undefined));
  if (a === undefined || b === undefined || c === undefined) return { kind: 'incomplete' };
  const averages = { own: a, historic: b, historicMaximum: c };
  return { kind: 'result', ...averages, ranking: rankingScore({ group, ...averages }) };
}
