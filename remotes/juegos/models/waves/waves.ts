import type { Simulation } from '../simulation.ts';
import { decodeState, encodeState } from './address.ts';
import { CHALLENGES } from './challenges.ts';
import { describeState } from './describe.ts';
import { applyInput, type WavesInput, wavesInput } from './inputs.ts';
import { stepMarks } from './marks.ts';
import { stepAir, stepDoppler } from './sound.ts';
import { newState, type WavesState } from './state.ts';
import { isStill, STRING_STEP_SECONDS, stepString } from './string.ts';

const STEP_SECONDS = 1 / 240;
const STRING_STEPS = STEP_SECONDS / STRING_STEP_SECONDS;

function step(state: WavesState): void {
  switch (state.view) {
    case 'string':
      for (let part = 0; part < STRING_STEPS; part += 1) {
        stepString(state.string, state.settings, state.end);
        stepMarks(state.marks, state.string, state.settings, state.watchBy);
      }
      return;
    case 'air':
      stepAir(state.air, state.settings, STEP_SECONDS);
      return;
    case 'doppler':
      stepDoppler(state.doppler, state.settings, STEP_SECONDS);
      return;
  }
}

/** Nobody waits for a crest that cannot come; a watch that was started by hand goes on. */
const isAtRest = ({ view, string, marks, watchBy }: WavesState): boolean =>
  view === 'string' && isStill(string) && !(watchBy === 'hand' && marks.watch.phase === 'running');

/** A string, the sound in a column of air, and a source that drives past who hears it. */
export const WAVES: Simulation<WavesState, WavesInput> = {
  id: 'simulador-ondas',
  stepSeconds: STEP_SECONDS,
  input: wavesInput,
  start: newState,
  step,
  apply: applyInput,
  isAtRest,
  describe: describeState,
  encode: encodeState,
  decode: decodeState,
  challenges: CHALLENGES,
};
