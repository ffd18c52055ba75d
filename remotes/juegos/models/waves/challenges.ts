import type { Challenge } from '../simulation.ts';
import { DOPPLER_CHALLENGES } from './challenges-doppler.ts';
import { STANDING_CHALLENGES } from './challenges-standing.ts';
import { TRAVELLING_CHALLENGES } from './challenges-travelling.ts';
import type { WavesState } from './state.ts';

/** By level; in a level, first what is easier to see. */
export const CHALLENGES: readonly Challenge<WavesState>[] = [
  ...TRAVELLING_CHALLENGES,
  ...DOPPLER_CHALLENGES,
  ...STANDING_CHALLENGES,
].toSorted((one, other) => one.level - other.level);
