import type { CellInput } from '../../../models/cell/cell.ts';
import type { CellState } from '../../../models/cell/state.ts';
import type { Run } from '../stage/run.ts';

export type CellRun = Run<CellState, CellInput>;

export interface ViewProps {
  readonly run: CellRun;
}
