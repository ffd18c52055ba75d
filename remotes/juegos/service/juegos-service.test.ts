import { DONE_CHALLENGES_PATH } from '@travesia/contracts/slices';
import { defineSlice } from '@travesia/kit-service/slice';
import { openTestSlice, type TestSlice } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunBody } from '../api/challenges.ts';
import { CHALLENGES_PATH, OWN_DATA_PATH } from '../api/paths.ts';
import { RECORDED_INPUTS_MAX, RECORDED_STEPS_MAX } from '../models/simulation.ts';
import { CART } from '../models/testing/cart.ts';
import { judgedGame } from './judged-game.ts';
import { juegosService } from './juegos-service.ts';
import { slice } from './slice.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY_MS = 86_400_000;

let last = 0;

function runId(): string {
  last += 1;
  return `0199c0de-0000-7000-8000-${String(last).padStart(12, '0')}`;
}

/** Pushes a cart to 2 m/s and lets it roll for so many steps, of 2 cm each. */
const run = (changes: Partial<RunBody> = {}): RunBody => ({
  ...{ id: runId(), game: 'fuerza-roce', challenge: 'llegar-a-3', explanation: 0, at: NOW },
  recording: { from: '', inputs: [[0, { by: 2 }]], steps: 151 },
  ...changes,
});

let service: TestSlice;
beforeAll(async () => {
  const needs = { games: [judgedGame(CART)], now: () => NOW };
  service = await openTestSlice(defineSlice({ ...slice, open: async () => needs, service: juegosService }));
}, 60_000);
afterAll(() => service.close());

const send = (uid: string | null, body: unknown) => service.ask(uid, 'POST', CHALLENGES_PATH, body);
const done = async (uid: string) => (await service.ask(uid, 'GET', CHALLENGES_PATH)).json().challenges;
const kept = async (uid: string) => (await service.ask(uid, 'GET', OWN_DATA_PATH)).json().challenge_run;

describe('a run', () => {
  it('is kept where the model says that it does the challenge, once however often it is sent', async () => {
    const body = run({ at: NOW - DAY_MS });
    for (let time = 0; time < 3; time += 1) {
      expect((await send('ana', body)).json()).toEqual({ explained: true });
    }
    // The id alone says which run it is.
    expect((await send('ana', { ...body, explanation: 1 })).json()).toEqual({ explained: true });
    expect(await done('ana')).toEqual([{ game: 'fuerza-roce', challenge: 'llegar-a-3' }]);
    expect(await kept('ana')).toEqual([
      {
        ...{ id: body.id, game: 'fuerza-roce', challenge: 'llegar-a-3', explained: true },
        contents: ['ciencias.fisica.ondas.rapidez'],
        doneAt: '2026-11-27T12:00:00.000Z',
      },
    ]);
    expect(await done('beto')).toEqual([]);
  });

  it('is done without being explained', async () => {
    expect((await send('caro', run({ explanation: 1 }))).json()).toEqual({ explained: false });
    expect((await send('caro', run({ explanation: 9 }))).json()).toEqual({ explained: false });
    expect(await done('caro')).toHaveLength(1);
    expect(await kept('caro')).toHaveLength(2);
  });

  it('is of the time that the device says, within reason', async () => {
    await send('dina', run({ at: NOW + DAY_MS }));
    await send('dina', run({ at: 0 }));
    const times = (await kept('dina')).map(({ doneAt }: { doneAt: string }) => Date.parse(doneAt));
    expect(times).toEqual([NOW, NOW - 90 * DAY_MS]);
  });

  it('is nobody’s without a session', async () => {
    expect((await send(null, run())).statusCode).toBe(401);
  });
});

describe('what does no challenge', () => {
  const recording = (changes: object) => run({ recording: { ...run().recording, ...changes } });

  it.each([
    ['a recording that ends too soon', recording({ steps: 149 }), 422],
    ['a cart that nobody pushed', recording({ inputs: [] }), 422],
    ['another challenge’s start', recording({ from: 'm5' }), 400],
    ['a start that is none', recording({ from: 'x'.repeat(201) }), 400],
    ['a challenge that does not exist', run({ challenge: 'volar' }), 422],
    ['a game without challenges', run({ game: 'geosfera' }), 422],
    ['a game that does not exist', { ...run(), game: 'tetris' }, 400],
    ['an id that is no UUIDv7', run({ id: '00000000-0000-4000-8000-000000000001' }), 400],
    ['a field that nobody knows', { ...run(), isDone: true }, 400],
    ['no steps', recording({ steps: 'NaN' }), 400],
    ['half a step', recording({ steps: 151.5 }), 400],
    ['steps that count backwards', recording({ steps: -1 }), 400],
    ['steps for ever', recording({ steps: RECORDED_STEPS_MAX + 1 }), 400],
    ['steps beyond any number', recording({ steps: 1e300 }), 400],
    ['inputs after its end', recording({ inputs: [[152, { by: 2 }]] }), 400],
    [
      'inputs out of order',
      recording({
        inputs: [
          [9, { by: 1 }],
          [3, { by: 1 }],
        ],
      }),
      400,
    ],
    ['inputs of another game', recording({ inputs: [[0, { tension: 2 }]] }), 400],
    ['inputs with more than there is', recording({ inputs: [[0, { by: 2, metres: 3 }]] }), 400],
    [
      'more inputs than a recording has',
      recording({ inputs: Array(RECORDED_INPUTS_MAX + 1).fill([0, { by: 0 }]) }),
      400,
    ],
    ['inputs that are no list', recording({ inputs: { length: 1e9 } }), 400],
    ['the prototype of everything', recording({ inputs: [[0, JSON.parse('{"by":2,"__proto__":{"metres":9}}')]] }), 400],
    ['a recording that is a word', { ...run(), recording: 'hecho' }, 400],
    ['nothing', {}, 400],
    ['a body beyond all bounds', { ...run(), note: 'x'.repeat(300_000) }, 413],
  ])('is refused: %s', async (name, body, status) => {
    // Each of its own: what is refused counts too.
    expect((await send(`hostile ${name}`, body)).statusCode).toBe(status);
    expect(await done(`hostile ${name}`)).toEqual([]);
  });

  it('is refused where too many come', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send('juan', run({ explanation: 1 }))));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  });
});

describe('what our services are told', () => {
  it('no page hears', async () => {
    expect((await service.ask('kena', 'GET', DONE_CHALLENGES_PATH)).statusCode).toBe(404);
  });
});

describe('the end', () => {
  it('takes everything away', async () => {
    await send('lola', run());
    expect(await kept('lola')).toHaveLength(1);
    expect((await service.ask('lola', 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    expect(await kept('lola')).toEqual([]);
    expect(await done('lola')).toEqual([]);
  });
});
