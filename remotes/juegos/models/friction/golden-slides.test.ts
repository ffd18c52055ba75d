import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyFriction } from './friction-input.ts';
import { type Settings, startState } from './friction-state.ts';
import { stepFriction } from './step-friction.ts';

interface Slide {
  readonly settings: Omit<Settings, 'surface' | 'push'>;
  readonly pushes: readonly (readonly [step: number, newtons: number])[];
  readonly left: number | null;
  readonly samples: readonly (readonly [step: number, position: number, velocity: number, ...joules: number[]])[];
}

// Made by make-golden-slides.py: 40 digits, and no steps of time.
const SLIDES: readonly Slide[] = JSON.parse(readFileSync(new URL('golden-slides.json', import.meta.url), 'utf8'));

/** m, m/s, s. */
const TOLERANCE = 1e-10;
/** Of the energies, in J: they are some thousands. */
const JOULES_TOLERANCE = 1e-7;

it.each(SLIDES.map((slide) => [JSON.stringify(slide.settings), slide] as const))(
  'slides as the closed forms say: %s',
  (_, { settings, pushes, left, samples }) => {
    const state = startState({ ...settings, surface: 'propia', push: 0 });
    const last = samples.at(-1)?.[0] ?? 0;
    const asked = new Map(samples.map(([step, ...values]) => [step, values]));
    for (let step = 0; step <= last; step += 1) {
      for (const [at, value] of pushes) if (at === step) applyFriction(state, { kind: 'set', name: 'push', value });
      if (step === 0) applyFriction(state, { kind: 'release' });
      const values = asked.get(step);
      if (values) {
        const [position = Number.NaN, velocity = Number.NaN, heat = Number.NaN, ...works] = values;
        expect(Math.abs(state.position - position)).toBeLessThan(TOLERANCE);
        expect(Math.abs(state.velocity - velocity)).toBeLessThan(TOLERANCE);
        const { work } = state;
        const joules = [work.heat, work.push, work.gravity, work.tension];
        for (const [index, right] of [heat, ...works].entries())
          expect(Math.abs((joules[index] ?? Number.NaN) - right)).toBeLessThan(JOULES_TOLERANCE);
      }
      if (step < last) stepFriction(state);
    }
    if (left === null) expect(state.phase).toBe('running');
    else {
      expect(state.phase).toBe('ended');
      expect(Math.abs(state.seconds - left)).toBeLessThan(TOLERANCE);
    }
  },
);
