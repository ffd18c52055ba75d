import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ATTEMPTS_PATH,
  CLAIM_PATH,
  checkPath,
  eventsPath,
  FEASIBILITY_PATH,
  leasePath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import { REQUESTS_PER_USER_A_MINUTE, SMALL_BODY_LIMIT_BYTES } from './limits.ts';
import { slice } from './slice.ts';
import { createTestApp } from './testing/ensayos-app.ts';
import { createStudent, PRACTICE_AT_ONCE } from './testing/student.ts';

/** Requests of each address: the bar of the project. */
const RUNS = 2000;
const DEADLINE_MS = 600_000;

let folder: string;
let database: Database;
let service: ReturnType<typeof createTestApp>;
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-ensayos-'));
  database = openDatabase({ engine: 'embedded', folder });
  await database.migrate([slice]);
  service = createTestApp(database);
  await service.app.ready();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const option = fc.oneof(fc.string({ minLength: 8, maxLength: 8 }), fc.constantFrom('AAAAAAAA', '__proto_', 'toString'));
const whole = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.constantFrom(2 ** 31, 2 ** 53, -0, 1e300, 0.5));
const event = fc.record(
  {
    kind: fc.constantFrom('answer', 'clear', 'flag', 'eliminate', 'visit', 'check', 'nada'),
    seq: whole,
    slot: whole,
    option,
    options: fc.array(option, { maxLength: 6 }),
    flagged: fc.oneof(fc.boolean(), fc.constant('true')),
    activeMs: whole,
  },
  { requiredKeys: ['kind', 'seq', 'slot'] },
);
const eventsBody = fc.record({ epoch: whole, events: fc.array(event, { maxLength: 4 }) });
const request = fc.record(
  {
    mode: fc.constantFrom('simulacro', 'practica', 'repaso', 'muestra', 'parecida', 'nada'),
    test: fc.constantFrom('cl', 'm1', 'm2', 'hcs', 'ciencias', 'muestra', 'm3'),
    elective: fc.constantFrom('biologia', 'tp'),
    timeFactor: whole,
    contents: fc.array(fc.constantFrom('m1', 'm1.numeros', 'cl', 'x.y', '__proto__', 'constructor'), { maxLength: 3 }),
    items: whole,
    attempt: fc.constant(0).map(() => uuidV7()),
    slot: whole,
    feedback: fc.constantFrom('at-once', 'at-end', ''),
  },
  { requiredKeys: ['mode'] },
);
const id = fc.oneof(
  fc.constant(0).map(() => uuidV7()),
  fc.constantFrom('x', '00000000-0000-0000-0000-000000000000'),
);

/** Text as it travels: JSON of nearly the right shape, of any, and none. */
const payload = (near: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 5, arbitrary: near.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '',
      '{',
      'null',
      '{"__proto__":{"epoch":1}}',
      '{"constructor":{"prototype":{}}}',
      '{"epoch":1,"epoch":2,"events":[]}',
      '{"epoch":1e999,"events":[]}',
      `${'['.repeat(900)}${']'.repeat(900)}`,
      '{"epoch":1,"events":[{"kind":"clear","seq":1,"slot":0,"x":"\\u0000\\ud800"}]}',
    ),
  );

describe.each([
  ['feasibility', () => FEASIBILITY_PATH, request],
  ['creation', () => ATTEMPTS_PATH, fc.record({ id, request })],
  ['start', startPath, fc.record({ device: fc.oneof(fc.uuid(), fc.string()) })],
  ['lease', leasePath, fc.record({ device: fc.oneof(fc.uuid(), fc.string()) })],
  ['events', eventsPath, eventsBody],
  [
    'check',
    checkPath,
    eventsBody.chain((body) => fc.record({ slot: whole, seq: whole }).map((more) => ({ ...body, ...more }))),
  ],
  ['submit', submitPath, eventsBody],
  ['claim', () => CLAIM_PATH, fc.object()],
] as const)('%s', (_, pathOf, near: fc.Arbitrary<unknown>) => {
  it(
    'answers nothing that is sent with a fault of its own, or with what is inside',
    async () => {
      let uid = '';
      let path = '';
      await fc.assert(
        fc.asyncProperty(payload(near), async (text) => {
          // A student may ask so much in a minute, and of each is enough.
          if (asked % Math.floor(REQUESTS_PER_USER_A_MINUTE / 2) === 0 || uid === '') {
            uid = `alumna-${asked}-${Math.random()}`;
            path = pathOf((await createStudent(service.ask, uid).begin(PRACTICE_AT_ONCE)).attempt.id);
          }
          asked += 1;
          const answer = await service.ask(uid, 'POST', path, undefined, {
            payload: text,
            headers: { 'content-type': 'application/json' },
          });
          expect(answer.statusCode, `${path} ${text}`).toBeLessThan(500);
          expect(answer.body).not.toMatch(/node_modules|\.ts:|select |insert |ensayos\.attempt/i);
          if (answer.statusCode >= 400) expect(answer.headers['content-type']).toContain('application/problem+json');
        }),
        { numRuns: RUNS },
      );
    },
    DEADLINE_MS,
  );
});

it('a body that is too large, or of another type, is not read', async () => {
  const student = createStudent(service.ask, 'alumna-grande');
  const { attempt } = await student.begin(PRACTICE_AT_ONCE);
  const large = await service.ask(student.uid, 'POST', startPath(attempt.id), {
    device: 'x'.repeat(SMALL_BODY_LIMIT_BYTES),
  });
  expect(large.statusCode).toBe(413);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answer = await service.ask(student.uid, 'POST', eventsPath(attempt.id), undefined, {
      payload: '{"epoch":1,"events":[]}',
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(415);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ensayos.attempt_event where user_id = ${student.uid}`.execute(database.kysely);
  expect(rows).toEqual([{ count: 0 }]);
});
