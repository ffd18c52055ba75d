import { formatNumber } from '../../../models/waves/format.ts';
import { harmonicHz, nodesOf } from '../../../models/waves/harmonics.ts';
import { LENGTH_M } from '../../../models/waves/settings.ts';
import { newState } from '../../../models/waves/state.ts';
import { heightAt, STRING_STEP_SECONDS, stepString } from '../../../models/waves/string.ts';
import { Nodes } from './Nodes.tsx';
import { StringPicture } from './StringPicture.tsx';
import { stringParts } from './string-parts.ts';
import { stillParts } from './use-picture.ts';

const HARMONIC = 3;

/** After this a motor has brought the string into its third harmonic, and a crest is at its highest. */
const SECONDS = 12;

function thirdHarmonic() {
  const state = newState();
  Object.assign(state.settings, {
    tension: 9,
    frequency: harmonicHz(HARMONIC, 'fixed', { ...state.settings, tension: 9 }),
    amplitude: 3,
    damping: 0.2,
  });
  state.drive = 'oscillator';
  state.string.isOscillating = true;
  for (let step = 0; step < SECONDS / STRING_STEP_SECONDS; step += 1)
    stepString(state.string, state.settings, state.end);
  return state;
}

const state = thirdHarmonic();
const nodes = nodesOf(HARMONIC, state.end);

/** The string in its third harmonic. */
export function WavesStill() {
  return (
    <StringPicture part={stillParts(stringParts(state, state, 1))}>
      <Nodes number={HARMONIC} end={state.end} />
    </StringPicture>
  );
}

/** Of the same picture: a row for each metre. */
export const STILL_ROWS = Array.from({ length: LENGTH_M + 1 }, (_, metres) => ({
  metres,
  height: `${formatNumber(heightAt(state.string, metres) * 100, 1)} cm`,
  is: nodes.includes(metres) ? 'Nodo' : 'Vientre',
}));
