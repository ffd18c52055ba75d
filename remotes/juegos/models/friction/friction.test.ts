import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Recording, replay } from '../simulation.ts';
import { describeSettings } from './describe.ts';
import { forcesOf } from './forces.ts';
import { FRICTION } from './friction.ts';
import { applyFriction, type FrictionInput, frictionInput, SET_NUMBERS } from './friction-input.ts';
import {
  type FrictionState,
  GRAVITY,
  RANGES,
  type Settings,
  STEP_SECONDS,
  startState,
  TRACE_SAMPLES_MOST,
  TRIALS_MOST,
} from './friction-state.ts';
import { stepFriction } from './step-friction.ts';
import { SURFACE_IDS, SURFACES } from './surfaces.ts';
import { cosineOf, sineOf } from './trigonometry.ts';

const PLAIN: Settings = {
  mass: 50,
  slope: 0,
  surface: 'propia',
  staticCoefficient: 0.25,
  kineticCoefficient: 0.1875,
  push: 0,
  hanging: 0,
  launch: 0,
};

function letGo(settings: Partial<Settings>, seconds = 0): FrictionState {
  const state = startState({ ...PLAIN, ...settings });
  applyFriction(state, { kind: 'release' });
  for (let step = 0; step < seconds / STEP_SECONDS; step += 1) stepFriction(state);
  return state;
}

function push(state: FrictionState, value: number): void {
  applyFriction(state, { kind: 'set', name: 'push', value });
}

const within = (name: keyof typeof RANGES) => {
  const { from, to, step } = RANGES[name];
  return fc
    .integer({ min: Math.round(from / step), max: Math.round(to / step) })
    .map((steps) => Math.round(steps * step * 1e4) / 1e4);
};

const someSettings: fc.Arbitrary<Settings> = fc
  .record({
    mass: within('mass'),
    slope: within('slope'),
    one: within('coefficient'),
    other: within('coefficient'),
    push: within('push'),
    hanging: fc.oneof(fc.constant(0), within('hanging')),
    launch: fc.oneof(fc.constant(0), within('launch')),
  })
  .map(({ one, other, ...settings }) => ({
    ...settings,
    push: settings.hanging > 0 ? -Math.abs(settings.push) : settings.push,
    surface: 'propia',
    staticCoefficient: Math.max(one, other),
    kineticCoefficient: Math.min(one, other),
  }));

const someInput: fc.Arbitrary<FrictionInput> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    name: fc.constantFrom(...SET_NUMBERS),
    value: fc.double({ min: -1000, max: 1000, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('surface' as const), id: fc.constantFrom(...SURFACE_IDS) }),
  fc.record({
    kind: fc.constant('coefficients' as const),
    staticCoefficient: fc.double({ min: -2, max: 2, noNaN: true }),
    kineticCoefficient: fc.double({ min: -2, max: 2, noNaN: true }),
  }),
  fc.constant({ kind: 'release' as const }),
  fc.constant({ kind: 'put-back' as const }),
);

it('holds 50 kg on μs 0.25 against 122.5 N and not against half a newton more', () => {
  for (const newtons of [122.5, -122.5, 60, 0]) {
    const { position, velocity } = letGo({ push: newtons }, 2);
    expect([position, velocity]).toEqual([0, 0]);
    expect(forcesOf({ ...PLAIN, push: newtons }, 0).friction).toBeCloseTo(-newtons, 10);
  }
  const state = letGo({ push: 123 }, 1);
  expect(forcesOf(state.settings, state.velocity).acceleration).toBeCloseTo(0.6225, 12);
  expect(state.velocity).toBeCloseTo(0.6225, 12);
});

it('stops after v²/(2·μk·g): 6.80 m from 5 m/s, whatever the mass', () => {
  for (const mass of [1, 50, 200]) {
    const state = letGo({ mass, launch: 5 }, 5);
    expect(state.position).toBeCloseTo(25 / (2 * 0.1875 * GRAVITY), 11);
    expect(state.position).toBeCloseTo(6.8, 2);
    expect(state.stoppedAt).toBeCloseTo(5 / (0.1875 * GRAVITY), 11);
    expect(state.velocity).toBe(0);
  }
});

it('keeps its speed where the push equals kinetic friction, and its place where it then stops', () => {
  const state = letGo({ mass: 25, staticCoefficient: 0.5, kineticCoefficient: 0.3, launch: 3, push: 73.5 }, 4);
  expect(state.velocity).toBe(3);
  expect(state.position).toBeCloseTo(12, 10);
  push(state, 0);
  for (let step = 0; step < 600; step += 1) stepFriction(state);
  const { position } = state;
  expect(state.velocity).toBe(0);
  // What friction can hold starts nothing, from either side.
  for (const newtons of [122.5, -122.5]) {
    push(state, newtons);
    for (let step = 0; step < 240; step += 1) stepFriction(state);
    expect([state.position, state.velocity]).toEqual([position, 0]);
  }
});

it('slides down a slope just where tan θ is above μs, and comes back slower than it went up', () => {
  for (const { staticCoefficient, kineticCoefficient } of Object.values(SURFACES)) {
    for (let slope = 0; slope <= 60; slope += 1) {
      const { slides, acceleration } = forcesOf({ ...PLAIN, slope, staticCoefficient, kineticCoefficient }, 0);
      const tangent = Math.tan((slope * Math.PI) / 180);
      // At 45° rubber on dry concrete is at the very threshold.
      if (Math.abs(tangent - staticCoefficient) > 1e-12) expect(slides).toBe(tangent > staticCoefficient ? -1 : 0);
      if (slides !== 0)
        expect(acceleration).toBeCloseTo(-GRAVITY * (sineOf(slope) - kineticCoefficient * cosineOf(slope)), 10);
    }
  }
  expect(forcesOf({ ...PLAIN, slope: 45, staticCoefficient: 1, kineticCoefficient: 0.7 }, 0).slides).toBe(0);
  const state = letGo({ slope: 30, staticCoefficient: 0.1, kineticCoefficient: 0.03, launch: 8 }, 5);
  const [sine, rubs] = [0.5, 0.03 * Math.sqrt(0.75)];
  expect(state.returnSpeed).toBeCloseTo(8 * Math.sqrt((sine - rubs) / (sine + rubs)), 10);
});

it('shares one acceleration with what hangs, whose rope pulls with less than its weight', () => {
  const settings = { ...PLAIN, mass: 10, staticCoefficient: 0.5, kineticCoefficient: 0.3, hanging: 5 };
  expect(forcesOf(settings, 0)).toMatchObject({ slides: 0, acceleration: 0 });
  expect(forcesOf(settings, 0).tension).toBeCloseTo(49, 10);
  const { acceleration, tension, net } = forcesOf({ ...settings, hanging: 8 }, 0);
  expect(acceleration).toBeCloseTo((8 * GRAVITY - 0.3 * 98) / 18, 12);
  expect(tension).toBeCloseTo(8 * (GRAVITY - acceleration), 12);
  expect(net).toBeCloseTo(10 * acceleration, 12);
  // Without friction and with equal masses it is half of g.
  const free = { ...settings, staticCoefficient: 0, kineticCoefficient: 0, hanging: 10 };
  expect(forcesOf(free, 0).acceleration).toBeCloseTo(GRAVITY / 2, 12);
});

it('keeps Newton’s laws, Coulomb’s bounds and a rope that is never loose, whatever is set', () => {
  fc.assert(
    fc.property(someSettings, within('launch'), (settings, velocity) => {
      const forces = forcesOf(settings, velocity);
      const sum = forces.push + forces.weightAlong + forces.tension + forces.friction;
      expect(Math.abs(sum - settings.mass * forces.acceleration)).toBeLessThan(1e-8);
      expect(Math.abs(settings.hanging * (GRAVITY - forces.acceleration) - forces.tension)).toBeLessThan(1e-8);
      expect(forces.tension).toBeGreaterThanOrEqual(0);
      expect(Math.abs(forces.friction)).toBeLessThanOrEqual(forces.staticMost + 1e-8);
      if (velocity !== 0) expect(forces.friction * velocity).toBeLessThanOrEqual(0);
      expect(Math.hypot(forces.weightAlong, forces.normal)).toBeCloseTo(forces.weight, 8);
    }),
  );
});

it('loses no energy but to friction, never gains by it, and stops only where it may', () => {
  const pushes = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), within('push')), { maxLength: 4 });
  fc.assert(
    fc.property(someSettings, pushes, (settings, changes) => {
      const state = startState(settings);
      applyFriction(state, { kind: 'release' });
      for (const [steps, newtons] of [...changes, [400, 0] as const]) {
        let cooled = 0;
        for (let step = 0; step < steps; step += 1) {
          const { heat } = state.work;
          stepFriction(state);
          if (state.work.heat < heat) cooled += 1;
        }
        expect(cooled).toBe(0);
        push(state, newtons);
        if (state.phase !== 'running') return;
        const { work, velocity } = state;
        const gained = (state.settings.mass * (velocity ** 2 - state.settings.launch ** 2)) / 2;
        const given = work.push + work.gravity + work.tension - work.heat;
        if (state.steps > 0) expect(Math.abs(given - gained)).toBeLessThan(1e-6);
      }
    }),
    { numRuns: 60 },
  );
});

it('does the same again to the bit, whatever is done to it, and stays within its bounds', () => {
  const inputs = fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), someInput), { maxLength: 12 });
  fc.assert(
    fc.property(someSettings, inputs, (settings, done) => {
      const recording: Recording<FrictionInput> = {
        from: FRICTION.encode(startState(settings)),
        inputs: done.toSorted(([one], [other]) => one - other),
        steps: 1000,
      };
      const state = replay(FRICTION, recording);
      expect(state).not.toBeNull();
      expect(replay(FRICTION, recording)).toEqual(state);
      if (!state) return;
      for (const name of SET_NUMBERS) {
        const { from, to } = RANGES[name];
        expect(state.settings[name]).toBeGreaterThanOrEqual(from);
        expect(state.settings[name]).toBeLessThanOrEqual(to);
      }
      expect(state.settings.kineticCoefficient).toBeLessThanOrEqual(state.settings.staticCoefficient);
      expect(FRICTION.encode(FRICTION.decode(FRICTION.encode(state)) ?? startState())).toBe(FRICTION.encode(state));
      expect(Object.values(state.work).every(Number.isFinite)).toBe(true);
      expect(FRICTION.describe(state)).not.toMatch(/NaN|Infinity|undefined/);
      expect(structuredClone(state)).toEqual(state);
    }),
    { numRuns: 60 },
  );
});

it('keeps of a long way no more than it may', () => {
  const state = letGo({ launch: 0.5, staticCoefficient: 0, kineticCoefficient: 0 }, 60);
  const { every, positions, velocities } = state.trace;
  expect(positions.length).toBeLessThanOrEqual(TRACE_SAMPLES_MOST);
  expect(velocities).toHaveLength(positions.length);
  for (const [index, position] of positions.entries())
    expect(position).toBeCloseTo(index * every * STEP_SECONDS * 0.5, 10);
  for (let time = 0; time < TRIALS_MOST + 3; time += 1) {
    push(state, 0);
    applyFriction(state, { kind: 'put-back' });
    applyFriction(state, { kind: 'coefficients', staticCoefficient: 1, kineticCoefficient: 0.5 + time / 100 });
    applyFriction(state, { kind: 'release' });
    for (let step = 0; step < 240; step += 1) stepFriction(state);
  }
  expect(state.trials).toHaveLength(TRIALS_MOST);
  expect(state.trials.at(-1)).toMatchObject({ outcome: 'stopped', kineticCoefficient: 0.64 });
});

it('takes another experiment for one, and a push for none', () => {
  const state = letGo({ slope: 10 }, 1);
  expect(state.trials).toMatchObject([{ outcome: 'held', slope: 10 }]);
  expect(FRICTION.isAtRest?.(state)).toBe(true);
  // Tilted where it waits, it goes on by itself.
  applyFriction(state, { kind: 'set', name: 'slope', value: 20 });
  expect(FRICTION.isAtRest?.(state)).toBe(false);
  stepFriction(state);
  expect(state.velocity).toBeLessThan(0);
  push(state, 400);
  expect(state.isTouched).toBe(true);
  expect(state.phase).toBe('running');
  // What it is made of cannot change while it moves.
  applyFriction(state, { kind: 'set', name: 'mass', value: 60 });
  expect(state).toMatchObject({ phase: 'ready', position: 0, velocity: 0, trace: { positions: [] } });
  applyFriction(state, { kind: 'set', name: 'hanging', value: 3 });
  expect(state.settings.push).toBe(0);
  push(state, 80);
  expect(state.settings.push).toBe(0);
  push(state, Number.NaN);
  expect(state.settings.push).toBe(0);
});

it('is shared by an address that says what was set, and reads no other', () => {
  const state = startState();
  expect(FRICTION.encode(state)).toBe('superficie=madera&masa=20&angulo=0&empuje=60&cuelga=0&lanzada=0');
  expect(FRICTION.decode('masa=50&superficie=0.25_0.1875&empuje=122.5')?.settings).toEqual({ ...PLAIN, push: 122.5 });
  fc.assert(
    fc.property(someSettings, (settings) => {
      const text = FRICTION.encode(startState(settings));
      expect(text.length).toBeLessThanOrEqual(200);
      expect(FRICTION.decode(text)).toEqual(startState(settings));
      expect(FRICTION.decode(`${text}&flechas=no`)).toEqual(startState(settings, false));
    }),
  );
  const bad = [
    '',
    'masa',
    'masa=',
    'masa=0',
    'masa=201',
    'masa=1.5',
    'masa=020',
    'masa=20&masa=20',
    'masa=1e2',
    'otra=1',
  ];
  const worse = [
    'superficie=jabon',
    'superficie=0.2',
    'superficie=0.2_0.3',
    'cuelga=2&empuje=5',
    'angulo=-1',
    'masa=20=3',
  ];
  for (const text of [...bad, ...worse]) expect(FRICTION.decode(text), text).toBeNull();
});

it('is read as what was sent, and refuses what is none', () => {
  expect(frictionInput.safeParse({ kind: 'set', name: 'push', value: 3 }).success).toBe(true);
  for (const input of [
    { kind: 'set', name: 'gravity', value: 3 },
    { kind: 'set', name: 'push', value: Number.NaN },
    { kind: 'x' },
  ])
    expect(frictionInput.safeParse(input).success).toBe(false);
});

it('says what there is to see, and before it is let go nothing of what will happen', () => {
  const state = startState({
    ...PLAIN,
    surface: 'madera',
    staticCoefficient: 0.5,
    kineticCoefficient: 0.3,
    mass: 20,
    push: 60,
  });
  const told = () => FRICTION.describe(state).replaceAll('\u00a0', ' ');
  const set =
    'Caja de 20 kg en un piso horizontal, madera sobre madera (μe 0,5 y μc 0,3); una mano la empuja con 60 N hacia la derecha.';
  expect(told()).toBe(`${set} Una mano la sostiene: falta soltarla.`);
  applyFriction(state, { kind: 'release' });
  for (let step = 0; step < 200; step += 1) stepFriction(state);
  expect(told()).toBe(
    `${set} No parte. El roce estático vale 60 N hacia la izquierda, de un máximo de 98 N; la fuerza neta es cero.`,
  );
  push(state, 100);
  for (let step = 0; step < 240; step += 1) stepFriction(state);
  expect(told()).toContain(
    'Desliza hacia la derecha a 2,06 m/s y gana 2,06 m/s cada segundo. El roce cinético vale 58,8 N hacia la izquierda; la fuerza neta es 41,2 N hacia la derecha. Van 1 s y está a 1,03 m del punto de partida, hacia la derecha.',
  );
  push(state, 0);
  for (let step = 0; step < 400; step += 1) stepFriction(state);
  expect(told()).toContain(
    'Se detuvo a los 1,7 s y está a 1,75 m del punto de partida, hacia la derecha. El roce vale cero, de un máximo de 98 N;',
  );
  applyFriction(state, { kind: 'show-forces', isShown: false });
  expect(told()).not.toContain('roce');
  expect(describeSettings({ ...PLAIN, slope: 30, hanging: 4, launch: -2 }).replaceAll('\u00a0', ' ')).toBe(
    'Caja de 50 kg en una rampa de 30°, con μe 0,25 y μc 0,1875; una cuerda la une por la polea a 4 kg que cuelgan y la lanzas a 2 m/s rampa abajo.',
  );
});

it('has its own sine and cosine, as good as the engine’s', () => {
  for (let degrees = 0; degrees <= 60; degrees += 1) {
    expect(Math.abs(sineOf(degrees) - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(4e-16);
    expect(Math.abs(cosineOf(degrees) - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(4e-16);
  }
});
