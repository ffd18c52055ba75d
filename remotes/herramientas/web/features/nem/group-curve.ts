import { NEM_TABLE_FIRST, type NemGroup, nemScores } from '@travesia/kit-paes';
import type { PlotPoint } from '../../components/ScorePlot.tsx';

/** A row every tenth: between them the table is straight to within a point, which no picture shows. */
const ROWS_PER_TENTH = 10;

/** The table of a group at every tenth, 4,0 to 7,0. */
export function groupCurve(group: NemGroup): readonly PlotPoint[] {
  return nemScores(group).flatMap((score, index) =>
    index % ROWS_PER_TENTH === 0 ? [[NEM_TABLE_FIRST + index, score] as const] : [],
  );
}
