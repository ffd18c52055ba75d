import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { MASTERY_EVIDENCE_PATH, SCORE_ESTIMATES_PATH } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { cookieOf, startPostgresServer } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORT_REASONS } from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  BANK_PATH,
  CLAIM_PATH,
  checkPath,
  eventsPath,
  FEASIBILITY_PATH,
  hintsPath,
  leasePath,
  MOST_NEEDED_PATH,
  OWN_DATA_PATH,
  reportsPath,
  resultPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import {
  CHECKS_PER_USER_A_MINUTE,
  eventsMax,
  FORMS_PER_USER_A_MINUTE,
  HINTS_PER_USER_A_MINUTE,
  REPORTS_PER_USER_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
} from './limits.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN } from './testing/ensayos-app.ts';
import { startServiceProcess } from './testing/service-process.ts';
import { answersAt, newStudent, PRACTICE, PRACTICE_AT_ONCE, SIMULACRO, type Student } from './testing/student.ts';

const AT_ONCE = 8;
/** As long as the service itself lets a request last. */
const HANG_MS = 30_000;
/** A busy machine may be slower than the database's deadlines; a request that is never taken is another matter. */
const AWAY_TIMES_MAX = 20;
const AWAY_PAUSE_MS = 500;
const MEMORY_GROWTH_MAX_BYTES = 50 * 1024 * 1024;
const DEADLINE_MS = 600_000;

/** What is asked, and the tables behind it. */
interface Target {
  readonly address: string;
  readonly database: Database;
  /** Prepares what is asked for, by the same tables. */
  readonly own: ReturnType<typeof createTestApp>;
  /** Bytes in use of a process that does nothing else; without it where there is none. */
  readonly memory?: () => Promise<number>;
  close(): Promise<void>;
}

async function openPostgres(): Promise<Target> {
  const postgres = await startPostgresServer();
  const settings = { engine: 'postgresql', url: postgres.url } as const;
  const database = openDatabase(settings);
  await database.migrate([slice]);
  const own = createTestApp(openDatabase(settings));
  const service = await startServiceProcess(postgres.url);
  return {
    address: service.address,
    database,
    own,
    memory: service.memory,
    async close() {
      // It ended by nothing that was asked.
      expect(service.isRunning()).toBe(true);
      await service.end('SIGKILL');
      await own.close();
      await database.close();
      await postgres.close();
    },
  };
}

/** One process has an embedded database: this one. */
async function openEmbedded(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-ensayos-'));
  const database = openDatabase({ engine: 'embedded', folder });
  await database.migrate([slice]);
  const own = createTestApp(database);
  return {
    address: await own.app.listen({ host: '127.0.0.1', port: 0 }),
    database,
    own,
    async close() {
      await own.close();
      await rm(folder, { recursive: true });
    },
  };
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
/** Mostly within what a short test has room for: beyond it, everything is refused. */
const seq = mostly(
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: eventsMax(PRACTICE.items) }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 5_000 }) },
  ),
);
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
  { route: 'creation', pathOf: () => ATTEMPTS_PATH, near: creation, each: FORMS_PER_USER_A_MINUTE },
  { route: 'start', pathOf: startPath, near: fc.record({ device }), each: REQUESTS_PER_USER_A_MINUTE },
  { route: 'feasibility', pathOf: () => FEASIBILITY_PATH, near: request, each: FORMS_PER_USER_A_MINUTE },
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
  {
    route: 'hints',
    pathOf: hintsPath,
    near: fc.record({ slot: small }),
    each: HINTS_PER_USER_A_MINUTE,
  },
  { route: 'claim', pathOf: () => CLAIM_PATH, near: fc.object(), each: REQUESTS_PER_USER_A_MINUTE },
];

/** An id or a query as nobody would write it, as it travels. */
const oddPart = fc.oneof(
  odd.map((value) => encodeURIComponent(String(value).slice(0, 200).toWellFormed())),
  fc.string({ unit: 'binary', maxLength: 20 }).map((value) => encodeURIComponent(value.toWellFormed())),
  fc.constantFrom('%', '%zz', '%00', '%c0%af', '..%2f..', `${MARK};x=1`, '*', uuidV7().toUpperCase()),
);
const query = fc
  .array(
    fc
      .tuple(fc.constantFrom('id', 'uid', 'limit', '__proto__[x]', 'constructor'), oddPart)
      .map((pair) => pair.join('=')),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));

const PLACES: readonly ((id: string) => string)[] = [
  () => BANK_PATH,
  () => MOST_NEEDED_PATH,
  () => ATTEMPTS_PATH,
  () => MASTERY_EVIDENCE_PATH,
  () => SCORE_ESTIMATES_PATH,
  () => OWN_DATA_PATH,
  attemptPath,
  resultPath,
  eventsPath,
];
const read = fc.record({
  method: fc.constantFrom('GET', 'GET', 'DELETE'),
  place: fc.constantFrom(...PLACES),
  /** Where null, that of an attempt of the student's. */
  id: fc.option(oddPart, { freq: 1 }),
  query,
});

const needsId = (place: (id: string) => string) => place('x') !== place('y');

interface Engine {
  readonly open: () => Promise<Target>;
  /** Bodies of each address that get past every limit, so that it is the schema or what lies behind that answers. */
  readonly bodies: number;
}

const ENGINES: Readonly<Record<string, Engine>> = {
  postgresql: { open: openPostgres, bodies: process.env['SOAK'] ? 2_000 : 96 },
  embedded: { open: openEmbedded, bodies: process.env['SOAK'] ? 160 : 24 },
};

/** By then every connection is used, and what a process remembers of attempts, which has a bound of its own, is filled. */
const WARM_AFTER = 'start';

/** Requests without a body. */
const READS = process.env['SOAK'] ? 400 : 64;

/** Of those that were refused, sent again to somebody whose rows are compared. */
const REFUSED_AGAIN = process.env['SOAK'] ? 32 : 16;

interface Sent {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}

describe.each(Object.entries(ENGINES))('on the %s database', (_, { open: openTarget, bodies }) => {
  let target: Target;

  beforeAll(async () => {
    target = await openTarget();
  });
  afterAll(() => target.close());

  function another(): Student {
    return newStudent(target.own.ask);
  }

  async function ask(uid: string, path: string, init: RequestInit, times = 1): Promise<Sent> {
    const response = await fetch(target.address + path, {
      ...init,
      headers: { origin: ORIGIN, cookie: cookieOf(uid), ...init.headers },
      signal: AbortSignal.timeout(HANG_MS),
    });
    const sent = { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
    if (sent.status !== 503 || times === AWAY_TIMES_MAX) return sent;
    await sleep(AWAY_PAUSE_MS);
    return ask(uid, path, init, times + 1);
  }

  const send = (uid: string, path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
    ask(uid, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body as BodyInit,
    });

  /** Every row of a student. */
  async function rowsOf({ uid }: Student): Promise<unknown> {
    const rows = await Promise.all(
      STUDENT_TABLES.map((table) =>
        sql`select * from ${sql.table(table)} where user_id = ${uid} order by 1, 2, 3, 4`.execute(
          target.database.kysely,
        ),
      ),
    );
    return rows.map((one) => one.rows);
  }

  /** Nothing broke, nothing of what was sent comes back, and nothing of what is inside is told. */
  function isSane(said: string, answer: Sent): void {
    const told = `${said} ${answer.status} ${answer.body}`;
    expect(answer.status, told).toBeLessThan(500);
    expect(answer.status, told).not.toBe(429);
    expect(answer.body, told).not.toContain(MARK);
    expect(answer.body, told).not.toMatch(/node_modules|\.ts:|select |insert |ensayos\.attempt/i);
    if (answer.status >= 400) expect(answer.type, told).toContain('application/problem+json');
  }

  /** Where `route` is asked: of an attempt that has just begun, if it is about one. */
  async function prepared({ pathOf }: Route): Promise<readonly [student: Student, path: string]> {
    const student = another();
    return [student, pathOf(needsId(pathOf) ? (await student.begin(PRACTICE_AT_ONCE)).attempt.id : '')];
  }

  /** Resolves with how often each status was answered, and some of the bodies that were refused. */
  async function assault(route: Route, count: number) {
    const statuses: Record<number, number> = {};
    const refused: string[] = [];
    let left = 0;
    let [student, path] = [another(), ''];
    await fc.assert(
      fc.asyncProperty(fc.array(payload(route.near), { minLength: AT_ONCE, maxLength: AT_ONCE }), async (all) => {
        if (left < AT_ONCE) {
          [student, path] = await prepared(route);
          left = route.each;
        }
        left -= AT_ONCE;
        const { uid } = student;
        const answers = await Promise.all(all.map(async (body) => [body, await send(uid, path, body)] as const));
        for (const [body, answer] of answers) {
          isSane(`${path} ${body}`, answer);
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          // A check under a number that is taken is refused, and the events that came with it are kept.
          if (answer.status === 400 && !answer.body.includes('the number of the check')) refused.push(body);
        }
      }),
      { numRuns: count / AT_ONCE },
    );
    return { statuses, refused };
  }

  describe(`B ${bodies} strange bodies for each address`, () => {
    let warm = 0;
    let bystander: Student;
    let before: unknown;

    beforeAll(async () => {
      bystander = another();
      const { attempt, ...running } = await bystander.begin(PRACTICE);
      await bystander.submit(
        attempt.id,
        answersAt({ attempt, ...running }, () => 2),
      );
      await target.own.ask(bystander.uid, 'POST', reportsPath(attempt.id), { id: uuidV7(), slot: 0, reason: 'otro' });
      const open = await bystander.begin(PRACTICE);
      await bystander.send(
        open.attempt.id,
        answersAt(open, () => 1),
      );
      before = await rowsOf(bystander);
    });

    it.each(ROUTES)(
      'of $route are answered with no fault, nothing of what was sent and nothing of what is inside, and write nothing where they are refused',
      async (route) => {
        const { statuses, refused } = await assault(route, bodies);
        const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
        expect(sent).toBe(bodies);
        // Neither did all of them end at the schema, nor did it take them all.
        const taken = (statuses[200] ?? 0) + (statuses[204] ?? 0);
        const some = Math.floor(bodies / 20);
        expect(taken, JSON.stringify(statuses)).toBeGreaterThanOrEqual(some);
        expect(statuses[400], JSON.stringify(statuses)).toBeGreaterThanOrEqual(some);

        const again = refused.slice(0, REFUSED_AGAIN);
        for (let from = 0; from < again.length; from += AT_ONCE) {
          const [student, path] = await prepared(route);
          const rows = await rowsOf(student);
          const some = again.slice(from, from + AT_ONCE);
          const answers = await Promise.all(some.map((body) => send(student.uid, path, body)));
          expect(answers.map(({ status }) => status)).toEqual(some.map(() => 400));
          expect(await rowsOf(student)).toEqual(rows);
        }
        if (route.route === WARM_AFTER) warm = (await target.memory?.()) ?? 0;
      },
      DEADLINE_MS,
    );

    it(
      'and strange addresses and queries are answered as well',
      async () => {
        const statuses: Record<number, number> = {};
        await fc.assert(
          fc.asyncProperty(fc.array(read, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (all) => {
            const student = another();
            const { attempt } = await student.begin(PRACTICE);
            const answers = await Promise.all(
              all.map(async ({ method, place, id, query: asked }, index) => {
                const path = place(id ?? attempt.id) + asked;
                // Of what has no id each is asked by another one: it may be asked a few times only.
                const uid = needsId(place) ? student.uid : `${student.uid}-${index}`;
                return [`${method} ${path}`, await ask(uid, path, { method })] as const;
              }),
            );
            for (const [said, answer] of answers) {
              isSane(said, answer);
              statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
            }
          }),
          { numRuns: READS / AT_ONCE },
        );
        expect(statuses[200], JSON.stringify(statuses)).toBeGreaterThan(READS / 20);
        expect(statuses[204], JSON.stringify(statuses)).toBeGreaterThan(0);
        expect(statuses[404], JSON.stringify(statuses)).toBeGreaterThan(READS / 20);
      },
      DEADLINE_MS,
    );

    it('leave the service no larger than it was, and what others have as it was', async () => {
      if (target.memory) expect((await target.memory()) - warm).toBeLessThan(MEMORY_GROWTH_MAX_BYTES);
      expect(await rowsOf(bystander)).toEqual(before);
    });
  });

  describe('B what is not read', () => {
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
      const before = await rowsOf(student);
      const answer = await send(student.uid, eventsPath(attempt.id), body, headers);
      expect(answer.status, answer.body).toBe(status);
      expect(await rowsOf(student)).toEqual(before);
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
      const socket = connect(Number(new URL(target.address).port), '127.0.0.1');
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
        socket.write(
          index % 2 === 0 ? 'GET /healthz HTTP/1.1\r\nHost: a\r\nx: ' : `${HEAD}Content-Length: 100\r\n\r\n{`,
        );
      }
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => send(another().uid, FEASIBILITY_PATH, JSON.stringify(PRACTICE))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const socket of slow) socket.destroy();
    });
  });
});
