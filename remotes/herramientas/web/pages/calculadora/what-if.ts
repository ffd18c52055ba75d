import {
  GRADE_MAX,
  NEM_TABLE_FIRST,
  NEM_TABLE_LAST,
  type NemGroup,
  nemAverage,
  nemScoreInTable,
} from '@travesia/kit-paes';

/** A tenth of a grade, in hundredths. */
const TENTH = 10;

export interface Raise {
  readonly average: number;
  readonly score: number;
  readonly points: number;
}

/** What a NEM average 0,1 higher is worth; `null` where it would leave the table. */
export function aTenthMore(group: NemGroup, average: number): Raise | null {
  const raised = average + TENTH;
  if (average < NEM_TABLE_FIRST || raised > NEM_TABLE_LAST) return null;
  const score = nemScoreInTable(group, raised);
  return { average: raised, score, points: score - nemScoreInTable(group, average) };
}

export interface Scenario {
  /** Average of the missing year, in hundredths. */
  readonly year: number;
  readonly average: number;
  /** `null` below the table. */
  readonly score: number | null;
}

/** Averages that the missing year is tried with: 4,0 to 7,0 every half grade. */
const SCENARIO_STEP = 50;

/** NEM for each way the one missing year may go. `years`: the three there are, in hundredths. */
export function missingYearScenarios(group: NemGroup, years: readonly number[]): readonly Scenario[] {
  const scenarios: Scenario[] = [];
  for (let year = NEM_TABLE_FIRST; year <= GRADE_MAX; year += SCENARIO_STEP) {
    const average = nemAverage([...years, year]);
    scenarios.push({ year, average, score: average < NEM_TABLE_FIRST ? null : nemScoreInTable(group, average) });
  }
  return scenarios;
}
