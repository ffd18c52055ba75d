import { expect, it } from 'vitest';
import { replay } from '../simulation.ts';
import { expectSound } from '../testing/expect-sound.ts';
import { checkDiagram, DRAWN_FORCES, rightDiagram } from './diagram.ts';
import { forcesOf } from './forces.ts';
import { FRICTION } from './friction.ts';
import type { FrictionInput } from './friction-input.ts';
import { type FrictionState, SETTLED_STEPS } from './friction-state.ts';

type Move = FrictionInput | number;

const set = (name: Extract<FrictionInput, { kind: 'set' }>['name'], value: number): FrictionInput => ({
  kind: 'set',
  name,
  value,
});
const RELEASE: FrictionInput = { kind: 'release' };
const BACK: FrictionInput = { kind: 'put-back' };

/** What a student does, who reads the words: numbers are seconds that pass. */
const DONE: Readonly<Record<string, readonly Move[]>> = {
  'roce-se-ajusta': [RELEASE, set('push', 40), 1],
  'justo-antes-de-partir': [RELEASE, set('push', 117), 1],
  'siempre-igual': [set('push', 73.5), RELEASE, 2.1],
  'diagrama-que-frena': [
    { kind: 'draw', force: 'weight', direction: 'down', length: 5 },
    { kind: 'draw', force: 'normal', direction: 'up', length: 5 },
    RELEASE,
    0.5,
    { kind: 'draw', force: 'friction', direction: 'backward', length: 2 },
  ],
  'acelera-a-dos': [set('push', 123.5), RELEASE, 1.1],
  'angulo-en-que-resbala': [set('slope', 26), RELEASE, 1, set('slope', 27), 0.1],
  'la-masa-no-frena': [RELEASE, 3, BACK, set('mass', 60), RELEASE, 3],
  'doble-de-rapidez': [RELEASE, 3, BACK, set('launch', 8), RELEASE, 3],
  'diagrama-en-la-rampa': [
    RELEASE,
    0.3,
    { kind: 'draw', force: 'weight', direction: 'down', length: 6 },
    { kind: 'draw', force: 'normal', direction: 'away', length: 5 },
    { kind: 'draw', force: 'friction', direction: 'forward', length: 2 },
  ],
  'la-masa-que-la-hace-partir': [set('hanging', 5), RELEASE, 1, set('hanging', 5.5), 0.1],
  'media-tension': [set('hanging', 16), RELEASE, 0.4],
  'roce-para-los-dos-lados': [set('hanging', 1), RELEASE, 1, set('hanging', 9), 1],
  'vuelve-mas-lenta': [{ kind: 'surface', id: 'goma-seca' }, set('slope', 47), RELEASE, 4],
};

/** What those do who make the mistake that a challenge is about. */
const NOT_DONE: Readonly<Record<string, readonly Move[]>> = {
  'roce-se-ajusta': [RELEASE, set('push', 98), 1],
  'justo-antes-de-partir': [RELEASE, set('push', 118), 1],
  'siempre-igual': [set('push', 0), RELEASE, 4],
  'diagrama-que-frena': [
    { kind: 'draw', force: 'weight', direction: 'down', length: 5 },
    { kind: 'draw', force: 'normal', direction: 'up', length: 5 },
    { kind: 'draw', force: 'friction', direction: 'backward', length: 2 },
    { kind: 'draw', force: 'motion', direction: 'forward', length: 4 },
  ],
  'acelera-a-dos': [RELEASE, set('push', 50), 2],
  'angulo-en-que-resbala': [set('slope', 20), RELEASE, 1, set('slope', 30), 1],
  'la-masa-no-frena': [RELEASE, 3, BACK, set('mass', 60), set('launch', 6), RELEASE, 3],
  'doble-de-rapidez': [RELEASE, 3, BACK, set('launch', 8), { kind: 'surface', id: 'madera' }, RELEASE, 5],
  'diagrama-en-la-rampa': [
    { kind: 'draw', force: 'weight', direction: 'down', length: 6 },
    { kind: 'draw', force: 'normal', direction: 'up', length: 6 },
    { kind: 'draw', force: 'friction', direction: 'forward', length: 2 },
  ],
  'la-masa-que-la-hace-partir': [RELEASE, 1, set('hanging', 10), 1],
  'media-tension': [RELEASE, 1],
  'roce-para-los-dos-lados': [RELEASE, 1, set('hanging', 5), 1, set('hanging', 10), 1],
  'vuelve-mas-lenta': [RELEASE, 6],
};

/** Ways round a challenge: at no moment of them may it be done. */
const TRICKS: readonly (readonly [id: string, what: string, moves: readonly Move[]])[] = [
  [
    'justo-antes-de-partir',
    'a light box of ice needs less than 1 N',
    [{ kind: 'surface', id: 'hielo' }, set('mass', 1), set('push', 0), RELEASE, 2],
  ],
  [
    'justo-antes-de-partir',
    'the slope carries nearly all of the push',
    [set('slope', 30), set('push', 101), RELEASE, 2],
  ],
  ['justo-antes-de-partir', 'the rope balances the push', [set('hanging', 12), set('push', -117), RELEASE, 2]],
  ['roce-se-ajusta', 'the most that friction can be is another', [set('mass', 60), set('push', 40), RELEASE, 2]],
  [
    'siempre-igual',
    'there is no friction to balance',
    [{ kind: 'coefficients', staticCoefficient: 0, kineticCoefficient: 0 }, RELEASE, 3],
  ],
  [
    'acelera-a-dos',
    'there is no friction, so that 50 N do',
    [{ kind: 'coefficients', staticCoefficient: 0, kineticCoefficient: 0 }, set('push', 50), RELEASE, 2],
  ],
  [
    'doble-de-rapidez',
    'the first goes up the slope and the second down',
    [set('slope', 30), RELEASE, 2, BACK, set('launch', -8), RELEASE, 9],
  ],
  ['doble-de-rapidez', 'the second goes the other way', [RELEASE, 3, BACK, set('launch', -8), RELEASE, 3]],
  [
    'la-masa-no-frena',
    'what hangs stays the same, so that the heavier box goes another distance',
    [set('launch', -2), set('hanging', 1), RELEASE, 4, BACK, set('mass', 40), RELEASE, 4],
  ],
];

/** Plays it in the browser's way, and again from its recording, as the service does. */
function play(id: string, moves: readonly Move[]) {
  const challenge = FRICTION.challenges.find((one) => one.id === id);
  if (!challenge?.from) throw new Error(`There is no challenge "${id}".`);
  const inputs: (readonly [number, FrictionInput])[] = [];
  let steps = 0;
  for (const move of moves) {
    if (typeof move === 'number') steps += Math.round(move * 240);
    else inputs.push([steps, move]);
  }
  const state = replay(FRICTION, { from: challenge.from, inputs, steps });
  if (!state) throw new Error(`"${id}" begins nowhere.`);
  return { challenge, state, ...challenge.judge(state) };
}

it('holds what every game holds, and each challenge is played below', () => {
  expectSound(FRICTION);
  const ids = FRICTION.challenges.map(({ id }) => id).sort();
  expect(Object.keys(DONE).sort()).toEqual(ids);
  expect(Object.keys(NOT_DONE).sort()).toEqual(ids);
});

it.each(Object.entries(DONE))('%s is done by who understands it, and not before the last move', (id, moves) => {
  const { isDone, words, state } = play(id, moves);
  expect(isDone, words).toBe(true);
  const before = play(id, moves.slice(0, -1));
  expect(before.isDone, before.words).toBe(false);
  // It lasts until it is asked ten times a second.
  for (let step = 0; step < 24; step += 1) FRICTION.step(state);
  expect(FRICTION.challenges.find((one) => one.id === id)?.judge(state).isDone).toBe(true);
});

it.each(Object.entries(NOT_DONE))('%s is not done by the mistake it is about', (id, moves) => {
  const { isDone, words } = play(id, moves);
  expect(isDone, words).toBe(false);
  expect(words).toMatch(/^\p{Lu}.*\.$/u);
});

it.each(TRICKS)('%s is not done where %s', (id, _, moves) => {
  const challenge = FRICTION.challenges.find((one) => one.id === id);
  const state = FRICTION.decode(challenge?.from ?? '');
  if (!challenge || !state) throw new Error(id);
  for (const move of moves) {
    if (typeof move !== 'number') FRICTION.apply(state, move);
    for (let step = 0; step < (typeof move === 'number' ? move * 240 : 1); step += 1) {
      FRICTION.step(state);
      const { isDone, words } = challenge.judge(state);
      if (isDone) throw new Error(words);
    }
  }
});

it('figures of the explanations are those of the model', () => {
  const figures = (id: string) => FRICTION.challenges.find((one) => one.id === id)?.explain.words ?? '';
  const start = (id: string): FrictionState => play(id, []).state;
  const most = (state: FrictionState) => state.settings.staticCoefficient * state.settings.mass * 9.8;
  const slides = (state: FrictionState) => state.settings.kineticCoefficient * state.settings.mass * 9.8;
  expect(most(start('justo-antes-de-partir')).toFixed(1)).toBe('117.6');
  expect(slides(start('justo-antes-de-partir')).toFixed(1)).toBe('58.8');
  expect(figures('justo-antes-de-partir')).toMatch(/117,6 N.*58,8 N/);
  expect(slides(start('siempre-igual')).toFixed(1)).toBe('73.5');
  expect(most(start('siempre-igual')).toFixed(1)).toBe('122.5');
  expect(figures('siempre-igual')).toMatch(/73,5 N.*122,5 N/);
  expect(figures('acelera-a-dos')).toContain('123,5 N');
  const ropes = [6, 16, 100].map((hanging) => forcesOf({ ...start('media-tension').settings, hanging }, 1));
  expect(ropes.map(({ tension }) => tension.toFixed(1))).toEqual(['47.8', '78.4', '115.8']);
  expect(figures('media-tension')).toMatch(/parte pequeña de su peso, aunque en newtons sea mayor/);
  const slope = play('angulo-en-que-resbala', [set('slope', 26), RELEASE, 1]);
  expect(slope.state.restSteps).toBeGreaterThanOrEqual(SETTLED_STEPS);
  const held = [0.5, 1, 9, 9.5].map((hanging) =>
    play('roce-para-los-dos-lados', [set('hanging', hanging), RELEASE, 1]),
  );
  expect(held.map(({ state }) => state.trials.at(-1)?.outcome)).toEqual([undefined, 'held', 'held', undefined]);
});

it('a diagram that is right for it closes each challenge of drawing', () => {
  for (const id of ['diagrama-que-frena', 'diagrama-en-la-rampa']) {
    const { state, challenge } = play(id, []);
    const right = rightDiagram(state);
    expect(challenge.judge({ ...state, diagram: right }).isDone).toBe(true);
    for (const force of DRAWN_FORCES)
      if (!right[force]) {
        const diagram = { ...right, [force]: { direction: 'forward', length: 3 } } as const;
        expect(checkDiagram({ ...state, diagram })).toHaveLength(1);
        expect(challenge.judge({ ...state, diagram }).isDone).toBe(false);
      }
  }
});
