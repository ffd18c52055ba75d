import { type MarksState, newMarks } from './marks.ts';
import {
  type Drive,
  type End,
  RANGES,
  SETTING_NAMES,
  type Settings,
  type Tool,
  type View,
  type WatchBy,
} from './settings.ts';
import { type AirState, beginPass, type DopplerState } from './sound.ts';
import { calmString, type StringState } from './string.ts';

/** All of the game. Only what is in view goes on. */
export interface WavesState {
  view: View;
  end: End;
  drive: Drive;
  watchBy: WatchBy;
  readonly settings: Settings;
  /** Which of them lie beside the string. */
  readonly tools: Record<Tool, boolean>;
  readonly string: StringState;
  readonly marks: MarksState;
  readonly air: AirState;
  readonly doppler: DopplerState;
}

export function newState(): WavesState {
  const settings = Object.fromEntries(SETTING_NAMES.map((name) => [name, RANGES[name].begin])) as Settings;
  return {
    view: 'string',
    end: 'fixed',
    drive: 'pulse',
    watchBy: 'hand',
    settings,
    tools: { ruler: false, watch: false, line: false },
    string: calmString(),
    marks: newMarks(),
    air: { turns: 0 },
    doppler: beginPass(settings),
  };
}
