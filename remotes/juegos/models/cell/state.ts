import { type DivisionState, startDivision } from './division.ts';
import { type MissingState, startMissing } from './missing.ts';
import { type OsmosisState, startOsmosis } from './osmosis.ts';
import { type PartsState, startParts } from './parts.ts';

/** Four things one can do with a cell. Time goes on in the one that is looked at. */
export interface CellState {
  view: View;
  parts: PartsState;
  missing: MissingState;
  osmosis: OsmosisState;
  division: DivisionState;
}

export const VIEWS = ['partes', 'falta', 'osmosis', 'division'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_NAMES: Readonly<Record<View, string>> = {
  partes: 'Sus partes',
  falta: '¿Y si falta algo?',
  osmosis: 'Ósmosis',
  division: 'División',
};

export const startCell = (): CellState => ({
  view: 'partes',
  parts: startParts(),
  missing: startMissing(),
  osmosis: startOsmosis(),
  division: startDivision(),
});
