import { formatNumber } from '../../../models/waves/format.ts';
import { harmonicHz, nodesOf } from '../../../models/waves/harmonics.ts';
import { LENGTH_M } from '../../../models/waves/settings.ts';
import { newState, type WavesState } from '../../../models/waves/state.ts';
import { heightAt, STRING_STEP_SECONDS, stepString } from '../../../models/waves/string.ts';
import { Nodes } from './Nodes.tsx';
import { StringPicture } from './StringPicture.tsx';
import { stringParts } from './string-parts.ts';
import { stillParts } from './use-picture.ts';

const HARMONIC = 3;

/** After this a motor has brought the string into its third harmonic, and a crest is at its highest. */
const SECONDS = 12;

export function thirdHarmonic(): WavesState {
  const state = newState();
  Object.assign(state.settings, { tension: 9, amplitude: 3, damping: 0.2 });
  state.settings.frequency = harmonicHz(HARMONIC, state.end, state.settings);
  state.drive = 'oscillator';
  state.string.isOscillating = true;
  for (let step = 0; step < SECONDS / STRING_STEP_SECONDS; step += 1)
    stepString(state.string, state.settings, state.end);
  return state;
}

export interface WavesStillProps {
  readonly state: WavesState;
}

/** The string in its third harmonic. */
export function WavesStill({ state }: WavesStillProps) {
  return (
    <StringPicture part={stillParts(stringParts(state, state, 1))}>
      <Nodes number={HARMONIC} end={state.end} />
    </StringPicture>
  );
}

export interface StillRow {
  readonly metres: number;
  readonly height: string;
  readonly is: string;
}

/** Of the same picture: a row for each metre. */
export function stillRows({ string, end }: WavesState): readonly StillRow[] {
  const nodes = nodesOf(HARMONIC, end);
  return Array.from({ length: LENGTH_M + 1 }, (_, metres) => ({
    metres,
    height: `${formatNumber(heightAt(string, metres) * 100, 1)} cm`,
    is: nodes.includes(metres) ? 'Nodo' : 'Vientre',
  }));
}
