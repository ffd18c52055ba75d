import type { Simulation } from '../simulation.ts';
import { decodeFriction, encodeFriction } from './address.ts';
import { FRICTION_CHALLENGES } from './challenges.ts';
import { describeFriction } from './describe.ts';
import { forcesOf } from './forces.ts';
import { applyFriction, type FrictionInput, frictionInput } from './friction-input.ts';
import { type FrictionState, SETTLED_STEPS, STEP_SECONDS, startState } from './friction-state.ts';
import { stepFriction } from './step-friction.ts';

/** A box on a floor or a slope, pushed, thrown, or pulled by a rope over a pulley, with static and kinetic friction. */
export const FRICTION: Simulation<FrictionState, FrictionInput> = {
  id: 'fuerza-roce',
  stepSeconds: STEP_SECONDS,
  input: frictionInput,
  start: () => startState(),
  step: stepFriction,
  apply: applyFriction,
  isAtRest: ({ phase, settings, velocity, restSteps }) =>
    phase !== 'running' || (velocity === 0 && restSteps >= SETTLED_STEPS && forcesOf(settings, 0).slides === 0),
  describe: describeFriction,
  encode: encodeFriction,
  decode: decodeFriction,
  challenges: FRICTION_CHALLENGES,
};
