import { goalsAnswerSchema } from '@travesia/contracts/schemas';
import {
  EXPECTED_USER_HEADER,
  GOALS_MAX,
  GOALS_PATH,
  OWN_SCORES_PATH,
  PROGRAMS_FOUND_MAX,
  PROGRAMS_PATH,
  type ProgramsAnswer,
} from '@travesia/contracts/slices';
import { FACTORS } from '@travesia/kit-paes';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { openDatabase } from '@travesia/kit-service/database';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OFFER } from '../admission/offer.ts';
import { OWN_DATA_PATH, PREFERENCE_OPERATIONS_PATH, PREFERENCES_PATH, SCORES_PATH, scoresPath } from '../api/paths.ts';
import { SCORE_ROUNDS, SCORE_YEAR_MAX, SCORE_YEAR_MIN } from '../api/scores.ts';
import { OPERATIONS_A_REQUEST_MAX, PREFERENCES_MAX, type PreferenceOperation } from '../preferences/operation.ts';
import { OPERATIONS_REMEMBERED, OWN_DATA_REQUESTS_PER_USER_A_MINUTE, REQUESTS_PER_USER_A_MINUTE } from './limits.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN, program } from './testing/carreras-app.ts';

/** Far from stopping who writes it: nothing is sent in pieces. */
const EXPORT_MAX_CHARS = 400_000;

let postgres: PostgresServer;
let service: ReturnType<typeof createTestApp>;
let revoked: 'good' | 'revoked' | 'disabled' = 'good';
let uid = '';
let students = 0;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  service = createTestApp(database, { checkRevoked: async () => revoked });
  await service.app.ready();
});
beforeEach(() => {
  revoked = 'good';
  students += 1;
  uid = `alumna-${students}`;
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

const get = async (path: string, who = uid) => (await service.ask(who, 'GET', path)).json();
const send = (operations: readonly unknown[], who = uid) =>
  service.ask(who, 'POST', PREFERENCE_OPERATIONS_PATH, { operations });
const add = (index: number): PreferenceOperation => ({ id: uuidV7(), kind: 'add', program: program(index) });
const remove = (index: number): PreferenceOperation => ({ id: uuidV7(), kind: 'remove', program: program(index) });

describe('programmes by what somebody types', () => {
  const find = async (query: string) => {
    const answer = await service.ask('', 'GET', `${PROGRAMS_PATH}?${new URLSearchParams({ q: query })}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ProgramsAnswer>().programs;
  };

  it('are told to anybody, the best first, with what they ask for', async () => {
    const found = await find('enfermeria valparaiso');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(PROGRAMS_FOUND_MAX);
    for (const { programId } of found) expect(OFFER.program(programId)?.career).toBe('Enfermería');
    expect(found[0]?.city).toMatch(/Valparaíso|Viña del Mar/);
  });

  it('are none where nothing was typed, and a flood is refused', async () => {
    expect(await find('  ')).toEqual([]);
    expect((await service.ask('', 'GET', `${PROGRAMS_PATH}?q=${'a'.repeat(200)}`)).statusCode).toBe(400);
    expect((await service.ask('', 'GET', PROGRAMS_PATH)).statusCode).toBe(400);
  });
});

describe('preferences', () => {
  it('are empty before anything was saved', async () => {
    expect(await get(PREFERENCES_PATH)).toEqual({ programs: [], revision: 0 });
  });

  it('are in the order of the operations, which the answer and later ones show', async () => {
    const operations = [
      add(1),
      add(2),
      add(3),
      { id: uuidV7(), kind: 'move', program: program(3), after: [] },
      { id: uuidV7(), kind: 'add', program: program(4), after: [program(1)] },
      remove(2),
    ];
    const answer = await send(operations);
    expect(answer.statusCode).toBe(200);
    const programs = [program(3), program(1), program(4)];
    expect(answer.json()).toEqual({
      revision: 1,
      programs,
      outcomes: operations.map(({ id }) => ({ id, outcome: 'applied' })),
    });
    expect(await get(PREFERENCES_PATH)).toEqual({ revision: 1, programs });
  });

  it('do not change by what was sent before, and it is answered the same', async () => {
    const operations = [add(1), { id: uuidV7(), kind: 'add', program: '99999' }];
    const first = (await send(operations)).json();
    await send([remove(1)]);
    const again = (await send([...operations, ...operations])).json();
    expect(again).toEqual({ revision: 2, programs: [], outcomes: [...first.outcomes, ...first.outcomes] });
  });

  it('answer each operation that cannot hold with its reason, and do the others', async () => {
    const first = add(1);
    await send([first]);
    const full = Array.from({ length: PREFERENCES_MAX }, (_, index) => add(index + 2));
    const unknown = { id: uuidV7(), kind: 'add', program: '99999' };
    const moved = { id: uuidV7(), kind: 'move', program: program(500), after: [] };
    const reused = { ...first, program: program(600) };
    const last = remove(2);
    const { outcomes, programs } = (await send([...full, unknown, moved, reused, last])).json();
    expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...full.slice(1).map(() => 'applied'),
      'full',
      'unknown-program',
      'absent',
      'id-reused',
      'applied',
    ]);
    expect(programs).toEqual([program(1), ...full.slice(1, -1).map((operation) => operation.program)]);
  });

  it('take programmes away that nobody offers any more', async () => {
    expect((await send([{ id: uuidV7(), kind: 'remove', program: '99999' }])).json()).toMatchObject({
      outcomes: [{ outcome: 'applied' }],
    });
  });

  it('remember so many operations, and forget the oldest first', async () => {
    const first = add(1);
    const kept = add(2);
    await send([first, kept]);
    const requests = (OPERATIONS_REMEMBERED - 1) / OPERATIONS_A_REQUEST_MAX;
    for (let sent = 0; sent < requests; sent += 1) {
      const count = Math.min(OPERATIONS_A_REQUEST_MAX, OPERATIONS_REMEMBERED - 1 - sent * OPERATIONS_A_REQUEST_MAX);
      await send(Array.from({ length: count }, () => remove(1)));
    }
    await send([kept]);
    expect(await get(PREFERENCES_PATH)).toMatchObject({ programs: [program(2)] });
    const { preference_operation: operations } = await get(OWN_DATA_PATH);
    expect(operations).toHaveLength(OPERATIONS_REMEMBERED);
    expect(operations.map(({ id }: { id: string }) => id)).not.toContain(first.id);
    expect(operations.map(({ id }: { id: string }) => id)).toContain(kept.id);
  });
});

describe('scores', () => {
  const put = (kind: string, body: unknown) => service.ask(uid, 'PUT', scoresPath(kind), body);

  it('are kept by kind, and by process where they are official', async () => {
    const winter = { year: 2026, round: 'winter' };
    const regular = { year: 2026, round: 'regular' };
    await put('own', { scores: { nem: 780, m1: 650 } });
    await put('official', { process: winter, scores: { m1: 610 } });
    const answer = await put('official', { process: regular, scores: { m1: 702, ranking: 1000 } });
    const scores = [
      { kind: 'official', process: regular, factor: 'm1', value: 702 },
      { kind: 'official', process: regular, factor: 'ranking', value: 1000 },
      { kind: 'official', process: winter, factor: 'm1', value: 610 },
      { kind: 'own', factor: 'm1', value: 650 },
      { kind: 'own', factor: 'nem', value: 780 },
    ];
    const told = { scores: scores.map((score) => ({ ...score, updatedAt: expect.any(String) })) };
    expect(answer.json()).toEqual(told);
    expect(await get(SCORES_PATH)).toEqual(told);
    expect(await get(OWN_SCORES_PATH)).toEqual({ scores: { m1: 650, nem: 780 } });
  });

  it('change as named, whatever was there, and twice is as once', async () => {
    await put('own', { scores: { nem: 780, m1: 650, cl: 600 } });
    const change = async () => (await put('own', { scores: { m1: 700, cl: null, hcs: null } })).json();
    const once = await change();
    expect(once).toEqual({
      scores: [
        { kind: 'own', factor: 'm1', value: 700, updatedAt: expect.any(String) },
        { kind: 'own', factor: 'nem', value: 780, updatedAt: expect.any(String) },
      ],
    });
    expect(await change()).toEqual(once);
  });

  it.each([
    ['own', { scores: { m1: 99 } }, '/scores/m1'],
    ['own', { scores: { m1: 1001 } }, '/scores/m1'],
    ['own', { scores: { m1: 500.5 } }, '/scores/m1'],
    ['own', { scores: { m1: '500' } }, '/scores/m1'],
    ['own', { scores: { fisica: 500 } }, '/scores'],
    ['own', { scores: {}, process: { year: 2026, round: 'regular' } }, ''],
    ['own', {}, '/scores'],
    ['official', { scores: { m1: 500 } }, '/process'],
    ['official', { scores: { m1: 500 }, process: { year: 1999, round: 'regular' } }, '/process/year'],
    ['official', { scores: { m1: 500 }, process: { year: 2026, round: 'otoño' } }, '/process/round'],
  ])('of %s refuse %j at %s', async (kind, body, pointer) => {
    const answer = await put(kind, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ pointer, detail: expect.any(String) });
    expect(await get(SCORES_PATH)).toEqual({ scores: [] });
  });

  it('of a kind that does not exist are not found', async () => {
    expect((await put('soñados', { scores: {} })).statusCode).toBe(404);
    expect((await put('__proto__', { scores: {} })).statusCode).toBe(404);
  });
});

describe('goals', () => {
  const put = (programIds: unknown) => service.ask(uid, 'PUT', GOALS_PATH, { programIds });

  it('are described as the contract says, the main one first', async () => {
    expect(goalsAnswerSchema.parse(await get(GOALS_PATH))).toEqual({ goals: [] });
    const answer = (await put([program(7), program(3)])).json();
    expect(goalsAnswerSchema.parse(answer).goals).toEqual([
      {
        programId: program(7),
        program: {
          name: `Carrera ${program(7)}`,
          university: 'Universidad de Muestra',
          lastCutoff: { year: 2026, score: 700.5, unfilled: false },
          terms: {
            year: 2027,
            offered: true,
            requiredTests: ['cl', 'm1'],
            requiredEither: ['hcs', 'ciencias'],
            weighedTests: ['cl', 'm1', 'hcs', 'ciencias'],
            weights: { cl: 20, m1: 30, hcs: 20, ciencias: 20 },
            schoolWeights: { nem: 10, ranking: 20 },
            minAverage: { score: 485, bestTenthExempt: false },
            minWeighted: 550,
            teaching: false,
            specialTest: false,
            otherWeights: false,
          },
        },
      },
      expect.objectContaining({ programId: program(3) }),
    ]);
    expect(await get(GOALS_PATH)).toEqual(answer);
    expect((await put([])).json()).toEqual({ goals: [] });
  });

  it.each([
    [[program(1), '99999'], '/programIds/1'],
    [[program(1), program(1)], '/programIds'],
    [Array.from({ length: GOALS_MAX + 1 }, (_, index) => program(index)), '/programIds'],
    ["'; drop table carreras.goal_list; --", '/programIds'],
    [[{ toString: 'x' }], '/programIds/0'],
  ])('refuse %j', async (programIds, pointer) => {
    const answer = await put(programIds);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ pointer, detail: expect.any(String) });
  });
});

describe('own data', () => {
  async function fill(who: string): Promise<void> {
    await send([add(1), add(2)], who);
    await service.ask(who, 'PUT', scoresPath('own'), { scores: { m1: 650 } });
    await service.ask(who, 'PUT', GOALS_PATH, { programIds: [program(1)] });
  }

  it('are exported whole, and deleted whole, without touching anybody else', async () => {
    const other = `${uid}-otra`;
    await fill(uid);
    await fill(other);
    const before = await get(OWN_DATA_PATH, other);
    const answer = await service.ask(uid, 'GET', OWN_DATA_PATH);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      score: [{ kind: 'own', process: '', factor: 'm1', value: 650, updated_at: expect.any(String) }],
      preference_list: [
        { programs: [program(1), program(2)], revision: 1, operations: 2, updated_at: expect.any(String) },
      ],
      preference_operation: [1, 2].map((index) =>
        expect.objectContaining({ kind: 'add', program: program(index), outcome: 'applied', number: index }),
      ),
      goal_list: [{ programs: [program(1)], updated_at: expect.any(String) }],
    });

    for (const _ of ['once', 'twice']) expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    const nothing = { score: [], preference_list: [], preference_operation: [], goal_list: [] };
    expect(await get(OWN_DATA_PATH)).toEqual(nothing);
    expect(await get(OWN_DATA_PATH, other)).toEqual(before);
  });

  it('are at most what fits in one answer, whatever a student does', async () => {
    const answers = [];
    const scores = Object.fromEntries(FACTORS.map((factor) => [factor, 850]));
    answers.push(await service.ask(uid, 'PUT', scoresPath('own'), { scores }));
    for (let year = SCORE_YEAR_MIN; year <= SCORE_YEAR_MAX; year += 1) {
      for (const round of SCORE_ROUNDS) {
        const process = { year, round };
        answers.push(await service.ask(uid, 'PUT', scoresPath('official'), { process, scores }));
      }
    }
    for (let sent = 0; sent <= OPERATIONS_REMEMBERED; sent += OPERATIONS_A_REQUEST_MAX) {
      answers.push(await send(Array.from({ length: OPERATIONS_A_REQUEST_MAX }, (_, index) => add(index % 30))));
    }
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { body } = await service.ask(uid, 'GET', OWN_DATA_PATH);
    expect(JSON.parse(body).score).toHaveLength(FACTORS.length * (1 + 2 * (SCORE_YEAR_MAX - SCORE_YEAR_MIN + 1)));
    expect(JSON.parse(body).preference_operation).toHaveLength(OPERATIONS_REMEMBERED);
    expect(body.length).toBeLessThan(EXPORT_MAX_CHARS);
  });

  it('are made again by no session from before they were deleted, and by one from after', async () => {
    await fill(uid);
    await service.ask(uid, 'DELETE', OWN_DATA_PATH);
    const writes = (headers = {}) => [
      service.ask(uid, 'POST', PREFERENCE_OPERATIONS_PATH, { operations: [add(1)] }, { headers }),
      service.ask(uid, 'PUT', scoresPath('own'), { scores: { m1: 650 } }, { headers }),
      service.ask(uid, 'PUT', GOALS_PATH, { programIds: [program(1)] }, { headers }),
    ];
    const refused = await Promise.all(writes());
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(await get(OWN_DATA_PATH)).toEqual({
      score: [],
      preference_list: [],
      preference_operation: [],
      goal_list: [],
    });
    const taken = await Promise.all(writes({ cookie: cookieOf(uid, 90) }));
    expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('are not given or deleted for a session that was ended elsewhere', async () => {
    await fill(uid);
    revoked = 'revoked';
    expect((await service.ask(uid, 'GET', OWN_DATA_PATH)).statusCode).toBe(401);
    expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(401);
    revoked = 'disabled';
    expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(403);
    expect((await get(PREFERENCES_PATH)).programs).toHaveLength(2);
  });

  it('are asked for so often only', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= OWN_DATA_REQUESTS_PER_USER_A_MINUTE; count += 1) {
      statuses.push((await service.ask(uid, 'GET', OWN_DATA_PATH)).statusCode);
    }
    expect(statuses.slice(0, -1)).toEqual(Array(OWN_DATA_REQUESTS_PER_USER_A_MINUTE).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('whoever may not', () => {
  const routes = [
    ['GET', PREFERENCES_PATH],
    ['POST', PREFERENCE_OPERATIONS_PATH],
    ['GET', SCORES_PATH],
    ['GET', OWN_SCORES_PATH],
    ['PUT', scoresPath('own')],
    ['GET', GOALS_PATH],
    ['PUT', GOALS_PATH],
    ['GET', OWN_DATA_PATH],
    ['DELETE', OWN_DATA_PATH],
  ] as const;

  it.each(routes)('is refused without a session: %s %s', async (method, url) => {
    const answer = await service.app.inject({ method, url, headers: { origin: ORIGIN } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it.each(routes.filter(([method]) => method !== 'GET'))('is refused from another site: %s %s', async (method, url) => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }]) {
      expect((await service.ask(uid, method, url, undefined, { headers })).statusCode).toBe(403);
    }
  });

  it('reads and changes nothing of another student', async () => {
    const other = `${uid}-otra`;
    const operation = add(1);
    await send([operation]);
    expect(await get(PREFERENCES_PATH, other)).toEqual({ revision: 0, programs: [] });
    // The same id of two students is two operations.
    expect((await send([operation, { ...remove(1), user_id: uid }], other)).statusCode).toBe(400);
    expect((await send([operation, remove(1)], other)).json().outcomes[0]).toEqual({
      id: operation.id,
      outcome: 'applied',
    });
    expect((await get(PREFERENCES_PATH)).programs).toEqual([program(1)]);
  });
});

it('a page that means another student than the session is refused, and nothing is done', async () => {
  const meaning = (who: string) => ({ headers: { [EXPECTED_USER_HEADER]: encodeURIComponent(who) } });
  const body = { operations: [add(1)] };
  const other = `${uid}-ñ`;
  expect((await service.ask(uid, 'GET', PREFERENCES_PATH, undefined, meaning(other))).statusCode).toBe(409);
  expect((await service.ask(uid, 'POST', PREFERENCE_OPERATIONS_PATH, body, meaning(other))).statusCode).toBe(409);
  expect(await get(PREFERENCES_PATH)).toEqual({ programs: [], revision: 0 });
  expect((await service.ask(other, 'POST', PREFERENCE_OPERATIONS_PATH, body, meaning(other))).statusCode).toBe(200);
});

describe('a body', () => {
  const operation = { id: uuidV7(), kind: 'add', program: program(1) };

  it.each([
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['"hola"', 400],
    ['{"__proto__":{"operations":[]}}', 400],
    [JSON.stringify({ operations: [] }), 400],
    [JSON.stringify({ operations: Array(OPERATIONS_A_REQUEST_MAX + 1).fill(operation) }), 400],
    [JSON.stringify({ operations: [operation], more: 1 }), 400],
    [JSON.stringify({ operations: [{ ...operation, id: 'x' }] }), 400],
    [JSON.stringify({ operations: [{ ...operation, id: crypto.randomUUID() }] }), 400],
    [JSON.stringify({ operations: [{ ...operation, program: '1 or 1=1' }] }), 400],
    [JSON.stringify({ operations: [{ ...operation, program: 10_001 }] }), 400],
    [JSON.stringify({ operations: [{ ...operation, kind: 'drop' }] }), 400],
    [JSON.stringify({ operations: [{ ...operation, kind: 'move' }] }), 400],
    [JSON.stringify({ operations: [{ ...operation, after: Array(21).fill(program(1)) }] }), 400],
    [JSON.stringify({ operations: [{ ...operation, after: [null] }] }), 400],
    [`{"operations":[${' '.repeat(20_000)}]}`, 413],
    [`${'['.repeat(8_000)}${']'.repeat(8_000)}`, 400],
  ])('%.60s is answered %i', async (payload, status) => {
    const answer = await service.ask(uid, 'POST', PREFERENCE_OPERATIONS_PATH, undefined, {
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(status);
    expect(await get(PREFERENCES_PATH)).toEqual({ programs: [], revision: 0 });
  });

  it('of another type is not read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const answer = await service.ask(uid, 'POST', PREFERENCE_OPERATIONS_PATH, undefined, {
        payload: '{"operations":[]}',
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(415);
    }
  });

  it('of the largest request that a client may send is read', async () => {
    const after = Array.from({ length: PREFERENCES_MAX }, (_, index) => program(index + 100));
    const operations = Array.from({ length: OPERATIONS_A_REQUEST_MAX }, (_, index) => ({ ...add(index), after }));
    expect((await send(operations)).statusCode).toBe(200);
  });
});

it('a client in a loop is stopped, and nobody else', async () => {
  let last = 0;
  for (let count = 0; count <= REQUESTS_PER_USER_A_MINUTE; count += 1) {
    last = (await service.ask(uid, 'GET', PREFERENCES_PATH)).statusCode;
  }
  expect(last).toBe(429);
  expect((await service.ask(`${uid}-otra`, 'GET', PREFERENCES_PATH)).statusCode).toBe(200);
});

it('addresses that are nobody’s are not found', async () => {
  expect((await service.ask(uid, 'GET', '/api/carreras/otra')).statusCode).toBe(404);
});
