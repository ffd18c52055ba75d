import * as z from 'zod/mini';
import { DIRECTIONS, DRAWN_FORCES, LENGTH_MOST } from './diagram.ts';
import { forcesOf } from './forces.ts';
import { type FrictionState, onSurface, putBack, RANGES, type Settings } from './friction-state.ts';
import { SURFACE_IDS, SURFACES } from './surfaces.ts';

/** What may be set with one number. */
export const SET_NUMBERS = ['mass', 'slope', 'push', 'hanging', 'launch'] as const;

export type SetNumber = (typeof SET_NUMBERS)[number];

export const frictionInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), name: z.enum(SET_NUMBERS), value: z.number() }),
  z.object({ kind: z.literal('surface'), id: z.enum(SURFACE_IDS) }),
  z.object({ kind: z.literal('coefficients'), staticCoefficient: z.number(), kineticCoefficient: z.number() }),
  /** Lets the box go; with `launch`, thrown. */
  z.object({ kind: z.literal('release') }),
  /** Back to its start, where a hand holds it. */
  z.object({ kind: z.literal('put-back') }),
  z.object({ kind: z.literal('show-forces'), isShown: z.boolean() }),
  z.object({
    kind: z.literal('draw'),
    force: z.enum(DRAWN_FORCES),
    direction: z.enum(DIRECTIONS),
    /** 1 to {@link LENGTH_MOST}. */
    length: z.number(),
  }),
  z.object({ kind: z.literal('erase'), force: z.enum(DRAWN_FORCES) }),
]);

export type FrictionInput = z.output<typeof frictionInput>;

export function applyFriction(state: FrictionState, input: FrictionInput): void {
  const { settings } = state;
  switch (input.kind) {
    case 'set':
      setUp(state, { ...settings, [input.name]: nearest(input.name, input.value, settings[input.name]) });
      break;
    case 'surface':
      setUp(state, { ...settings, ...onSurface(SURFACES[input.id]) });
      break;
    case 'coefficients': {
      const staticCoefficient = nearest('coefficient', input.staticCoefficient, settings.staticCoefficient);
      const wanted = nearest('coefficient', input.kineticCoefficient, settings.kineticCoefficient);
      const kineticCoefficient = Math.min(wanted, staticCoefficient);
      setUp(state, { ...settings, surface: 'propia', staticCoefficient, kineticCoefficient });
      break;
    }
    case 'release':
      if (state.phase === 'ready') putBack(state, 'running');
      break;
    case 'put-back':
      putBack(state);
      break;
    case 'show-forces':
      state.showsForces = input.isShown;
      break;
    case 'draw': {
      const length = Math.round(Math.min(Math.max(input.length, 1), LENGTH_MOST)) || 1;
      state.diagram = { ...state.diagram, [input.force]: { direction: input.direction, length } };
      break;
    }
    case 'erase': {
      const { [input.force]: _, ...others } = state.diagram;
      state.diagram = others;
      break;
    }
  }
}

/** The multiple of its step that is nearest within the range of `name`; `otherwise` for what is no number. */
export function nearest(name: keyof typeof RANGES, value: number, otherwise: number): number {
  if (Number.isNaN(value)) return otherwise;
  const { from, to, step } = RANGES[name];
  const inRange = Math.min(Math.max(value, from), to);
  // Divided by the whole number of steps in one unit: 1875 / 10000 is 0.1875, 1875 · 0.0001 is not.
  const perUnit = Math.round(1 / step);
  return Math.round(inRange * perUnit) / perUnit + 0;
}

/**
 * A push is felt at once, wherever the box is. What else changes makes another experiment: where the box waits at its start,
 * let go and without being thrown, it begins right there, so that a slope may be tilted until the box slides.
 */
function setUp(state: FrictionState, wanted: Settings): void {
  const before = state.settings;
  const after = wanted.hanging > 0 && wanted.push > 0 ? { ...wanted, push: 0 } : wanted;
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const onlyPushed = JSON.stringify({ ...before, push: after.push }) === JSON.stringify(after);
  const isWaiting = state.velocity === 0 && state.position === 0 && forcesOf(before, 0).slides === 0;
  state.settings = after;
  if (state.phase === 'ready') return;
  if (isWaiting && after.launch === 0) putBack(state, 'running');
  else if (onlyPushed && state.phase === 'running') {
    state.isTouched = true;
    state.restSteps = 0;
    state.sameSteps = 0;
  } else putBack(state);
}
