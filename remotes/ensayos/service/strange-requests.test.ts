import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORT_REASONS } from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  CLAIM_PATH,
  checkPath,
  eventsPath,
  FEASIBILITY_PATH,
  leasePath,
  reportsPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import {
  CHECKS_PER_USER_A_MINUTE,
  CREATIONS_PER_USER_A_MINUTE,
  REPORTS_PER_USER_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
} from './limits.ts';
import { slice } from './slice.ts';
import { cookieOf, createTestApp, ORIGIN } from './testing/ensayos-app.ts';
import { type ServiceProcess, startServiceProcess } from './testing/service-process.ts';
import { createStudent, PRACTICE, PRACTICE_AT_ONCE, SIMULACRO } from './testing/student.ts';

/** Bodies of each address that get past every limit, so that it is the schema or what lies behind that answers. */
const BODIES = 2_000;
const AT_ONCE = 8;
const HANG_MS = 5_000;
const MEMORY_GROWTH_MAX_BYTES = 50 * 1024 * 1024;
const DEADLINE_MS = 600_000;

let postgres: PostgresServer;
let database: Database;
let service: ServiceProcess;
/** Prepares what is asked for, by the same tables. */
let own: ReturnType<typeof createTestApp>;
let students = 0;

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  own = createTestApp(openDatabase({ engine: 'postgresql', url: postgres.url }));
  service = await startServiceProcess(postgres.url);
});
afterAll(async () => {
  await service.end('SIGKILL');
  await own.close();
  await database.close();
  await postgres.close();
});

function another() {
  students += 1;
  return createStudent(own.ask, `alumna-${students}`);
}

async function send(uid: string, path: string, body: string | Uint8Array, headers: Record<string, string> = {}) {
  const response = await fetch(service.address + path, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie: cookieOf(uid), 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
    signal: AbortSignal.timeout(HANG_MS),
  });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
}

/** Nobody says this but us: where it comes back, something is repeated that was sent. */
const MARK = 'eco7f3a';
const hostile = fc.constantFrom(
  `<script>alert("${MARK}")</script>`,
  `<img src=x onerror=alert('${MARK}')>`,
  `${MARK}'; drop table ensayos.attempt; --`,
  `' or '${MARK}'='${MARK}`,
  `*)(uid=*))(|(uid=${MARK}*`,
  `../../../etc/${MARK}`,
  `\${jndi:ldap://${MARK}}`,
  `\u0000${MARK}`,
  `\ud800${MARK}`,
  `１２．３４５．６７８－${MARK}`,
  `аnа@${MARK}.cl`,
  `${MARK.repeat(500)}`,
);
const odd = fc.oneof(
  hostile,
  fc.constantFrom('__proto__', 'constructor', 'toString', 'AAAAAAAA', ''),
  fc.constantFrom<unknown>(null, -0, 0.5, 1e300, 2 ** 53, -1, [], {}, true),
);

/** Right more often than not, so that much of what is sent is taken. */
const mostly = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: odd });
const small = mostly(fc.integer({ min: 0, max: 7 }));
const seq = mostly(fc.integer({ min: 1, max: 5_000 }));
const device = mostly(fc.uuid());
const event = fc.oneof(
  fc.record({ kind: fc.constant('clear'), seq, slot: small }),
  fc.record({ kind: fc.constant('flag'), seq, slot: small, flagged: mostly(fc.boolean()) }),
  fc.record({ kind: fc.constant('visit'), seq, slot: small, activeMs: small }),
  fc.record({ kind: fc.constant('eliminate'), seq, slot: small, options: fc.array(hostile, { maxLength: 1 }) }),
  fc.record({ kind: fc.constantFrom('answer', 'check', 'nada'), seq, slot: small, option: odd }),
);
const events = fc.record({ epoch: mostly(fc.constant(1)), events: fc.array(event, { maxLength: 3 }) });
const request = fc.oneof(
  fc.constantFrom(PRACTICE, PRACTICE_AT_ONCE, SIMULACRO),
  fc.record({
    mode: mostly(fc.constantFrom('simulacro', 'practica', 'repaso')),
    test: mostly(fc.constantFrom('cl', 'm1', 'm2', 'hcs', 'ciencias')),
  }),
  fc.record({
    mode: fc.constant('practica'),
    test: fc.constant('m1'),
    contents: fc.array(mostly(fc.constantFrom('m1', 'm1.numeros')), { maxLength: 3 }),
    items: mostly(fc.integer({ min: 5, max: 40 })),
    feedback: mostly(fc.constantFrom('at-once', 'at-end')),
  }),
  fc.record({
    mode: fc.constant('parecida'),
    test: fc.constant('m1'),
    attempt: mostly(fc.constant(0).map(() => uuidV7())),
    slot: small,
  }),
);
const report = fc.record(
  {
    id: mostly(fc.constant(0).map(() => uuidV7())),
    slot: small,
    reason: mostly(fc.constantFrom(...REPORT_REASONS)),
    text: mostly(fc.string({ maxLength: 40 })),
  },
  { requiredKeys: ['id', 'slot', 'reason'] },
);
const creation = fc.record({ id: mostly(fc.constant(0).map(() => uuidV7())), request });

const DEPTH = 1_000;
/** Text as it travels: JSON of nearly the right shape, of any, and none. */
const payload = (near: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 8, arbitrary: near.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.tuple(near, odd).map(([body, more]) => JSON.stringify({ ...body, more })) },
    { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        `{"${MARK}`,
        MARK,
        '{"__proto__":{"epoch":1}}',
        '{"constructor":{"prototype":{}}}',
        '{"epoch":1,"epoch":2,"events":[]}',
        '{"epoch":1e999,"events":[]}',
        '{"epoch":NaN,"events":[]}',
        '{"epoch":-0,"events":[]}',
        `{"epoch":1,"events":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
        `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
        `{"epoch":1,"events":[{"kind":"clear","seq":1,"slot":0,"x":"\\u0000\\ud800${MARK}"}]}`,
      ),
    },
  );

interface Route {
  readonly route: string;
  readonly pathOf: (id: string) => string;
  readonly near: fc.Arbitrary<object>;
  /** Requests that one student may make. */
  readonly each: number;
}

const ROUTES: readonly Route[] = [
  { route: 'feasibility', pathOf: () => FEASIBILITY_PATH, near: request, each: REQUESTS_PER_USER_A_MINUTE },
  { route: 'creation', pathOf: () => ATTEMPTS_PATH, near: creation, each: CREATIONS_PER_USER_A_MINUTE },
  { route: 'start', pathOf: startPath, near: fc.record({ device }), each: REQUESTS_PER_USER_A_MINUTE },
  { route: 'lease', pathOf: leasePath, near: fc.record({ device }), each: REQUESTS_PER_USER_A_MINUTE },
  { route: 'events', pathOf: eventsPath, near: events, each: REQUESTS_PER_USER_A_MINUTE },
  {
    route: 'check',
    pathOf: checkPath,
    near: fc.tuple(events, small, seq).map(([body, slot, number]) => ({ ...body, slot, seq: number })),
    each: CHECKS_PER_USER_A_MINUTE,
  },
  { route: 'submit', pathOf: submitPath, near: events, each: REQUESTS_PER_USER_A_MINUTE },
  { route: 'reports', pathOf: reportsPath, near: report, each: REPORTS_PER_USER_A_MINUTE },
  { route: 'claim', pathOf: () => CLAIM_PATH, near: fc.object(), each: REQUESTS_PER_USER_A_MINUTE },
];

/** By then forms were made and remembered, attempts begun, and every connection used. */
const WARM_AFTER = 'lease';

describe(`B ${BODIES} strange bodies for each address`, () => {
  let warm = 0;

  it.each(ROUTES)(
    'of $route are answered with no fault, nothing of what was sent and nothing of what is inside',
    async ({ route, pathOf, near, each }) => {
      const statuses: Record<number, number> = {};
      let sent = 0;
      let left = 0;
      let student = another();
      let path = '';
      await fc.assert(
        fc.asyncProperty(fc.array(payload(near), { minLength: AT_ONCE, maxLength: AT_ONCE }), async (bodies) => {
          if (left < AT_ONCE) {
            student = another();
            const needsAttempt = pathOf('x') !== pathOf('y');
            path = pathOf(needsAttempt ? (await student.begin(PRACTICE_AT_ONCE)).attempt.id : '');
            left = each;
          }
          left -= AT_ONCE;
          const { uid } = student;
          const answers = await Promise.all(bodies.map(async (body) => [body, await send(uid, path, body)] as const));
          for (const [body, answer] of answers) {
            const said = `${path} ${body} ${answer.status} ${answer.body}`;
            expect(answer.status, said).toBeLessThan(500);
            expect(answer.status, said).not.toBe(429);
            expect(answer.body, said).not.toContain(MARK);
            expect(answer.body, said).not.toMatch(/node_modules|\.ts:|select |insert |ensayos\.attempt/i);
            if (answer.status >= 400) expect(answer.type).toContain('application/problem+json');
            statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
            sent += 1;
          }
        }),
        { numRuns: BODIES / AT_ONCE },
      );
      expect(sent).toBe(BODIES);
      // Neither did all of them end at the schema, nor did it take them all.
      const taken = (statuses[200] ?? 0) + (statuses[204] ?? 0);
      expect(taken, JSON.stringify(statuses)).toBeGreaterThan(BODIES / 20);
      expect(statuses[400], JSON.stringify(statuses)).toBeGreaterThan(BODIES / 20);
      if (route === WARM_AFTER) warm = await service.memory();
    },
    DEADLINE_MS,
  );

  it('leave the service running, no larger than it was, and the tables as they were', async () => {
    expect(service.isRunning()).toBe(true);
    expect((await service.memory()) - warm).toBeLessThan(MEMORY_GROWTH_MAX_BYTES);
    const student = another();
    expect((await student.begin(PRACTICE)).form.items).toHaveLength(PRACTICE.items);
  });
});

describe('B what is not read', () => {
  const rowsOf = async (uid: string) =>
    (await sql`select 1 from ensayos.attempt_event where user_id = ${uid}`.execute(database.kysely)).rows.length;
  const BODY = '{"epoch":1,"events":[{"kind":"clear","seq":1,"slot":0}]}';

  const PACKED = { 'content-encoding': 'gzip' };
  const unread: readonly (readonly [string, number, string | Uint8Array, Record<string, string>])[] = [
    ['a body of a megabyte', 413, ' '.repeat(1024 * 1024) + BODY, {}],
    ['text', 415, BODY, { 'content-type': 'text/plain' }],
    ['a form', 415, BODY, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['parts', 415, BODY, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a type that is no type', 415, BODY, { 'content-type': 'json' }],
    ['what grows a thousand times', 400, gzipSync(Buffer.alloc(10 * 1024 * 1024)), PACKED],
    ['what is packed', 400, gzipSync(BODY), PACKED],
    ['what another page sends', 403, BODY, { origin: 'https://example.com' }],
  ];

  it.each(unread)('%s', async (_, status, body, headers) => {
    const student = another();
    const { attempt } = await student.begin(PRACTICE);
    const answer = await send(student.uid, eventsPath(attempt.id), body, headers);
    expect(answer.status, answer.body).toBe(status);
    expect(await rowsOf(student.uid)).toBe(0);
  });

  it('is said twice in an address', async () => {
    const student = another();
    const { attempt } = await student.begin(PRACTICE);
    const answer = await send(student.uid, `${eventsPath(attempt.id)}?epoch=2&epoch=3&__proto__[x]=1`, BODY);
    expect(answer).toMatchObject({ status: 200, body: '{"acknowledged":1,"remainingMs":null}' });
  });
});

describe('B on the wire', () => {
  const open = async (): Promise<Socket> => {
    const socket = connect(service.port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const say = async (words: string) => {
    const socket = await open();
    socket.write(words);
    return text(socket).catch(() => '');
  };
  const HEAD = `POST ${FEASIBILITY_PATH} HTTP/1.1\r\nHost: a\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\n`;
  const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

  it.each([
    ['a length and chunks', `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['two lengths', `${HEAD}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
    ['chunks said twice', `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks behind a space', `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a size that is no number', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n${SMUGGLED}`],
  ])('a request inside another one is not served: %s', async (_, words) => {
    const answer = await say(words);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('{"status":"ok"}');
  });

  it('headers of ten megabytes are refused as they come', async () => {
    const answer = await say(`GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(10 * 1024 * 1024)}\r\n\r\n`);
    expect(answer === '' || answer.startsWith('HTTP/1.1 431 ')).toBe(true);
  });

  it('a hundred connections that never finish what they say keep nobody else waiting', async () => {
    const slow = await Promise.all(Array.from({ length: 100 }, open));
    for (const [index, socket] of slow.entries()) {
      socket.write(index % 2 === 0 ? 'GET /healthz HTTP/1.1\r\nHost: a\r\nx: ' : `${HEAD}Content-Length: 100\r\n\r\n{`);
    }
    const student = another();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(student.uid, FEASIBILITY_PATH, JSON.stringify(PRACTICE))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const socket of slow) socket.destroy();
  });
});
