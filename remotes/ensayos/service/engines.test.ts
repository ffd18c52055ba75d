import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@travesia/content-item-model';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { blueprintOf } from '../practice/blueprint.ts';
import { CORRECTIONS, type Correction } from '../practice/corrections.ts';
import { assemble, NOTHING_SEEN, requestOf } from '../practice/form/assemble.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { createAttemptStore, newestResults } from './attempt-store.ts';
import { createClaimStore } from './claim-store.ts';
import { createEvidenceStore } from './evidence-store.ts';
import { exportPages } from './export-store.ts';
import { createFrozenStore } from './frozen-store.ts';
import { createGrader } from './grade-attempt.ts';
import { GUEST_KEPT_S } from './limits.ts';
import { createOwnDataStore, STUDENT_TABLES } from './own-data-store.ts';
import { readReports } from './read-reports.ts';
import { regradeAll } from './regrade-all.ts';
import { createReportStore } from './report-store.ts';
import { slice } from './slice.ts';
import type { Tables } from './tables.ts';
import { compiledHere } from './testing/compiled-here.ts';
import { PRACTICE, SIMULACRO } from './testing/student.ts';

let postgres: PostgresServer;
let folder: string;
const engines: { embedded?: Database; postgresql?: Database } = {};

beforeAll(async () => {
  [postgres, folder] = await Promise.all([startPostgresServer(), mkdtemp(join(tmpdir(), 'travesia-ensayos-'))]);
  engines.embedded = openDatabase({ engine: 'embedded', folder });
  engines.postgresql = openDatabase({ engine: 'postgresql', url: postgres.url });
  for (const database of Object.values(engines)) await database.migrate([slice]);
});
afterAll(async () => {
  await Promise.all(Object.values(engines).map((database) => database.close()));
  await postgres.close();
  await rm(folder, { recursive: true });
});

const bank = createSampleBank();
const UID = 'alumna';
const GUEST = 'guest:alguien';
const DEVICE = crypto.randomUUID();
const PRACTICE_ID = uuidV7();
const SIMULACRO_ID = uuidV7();
const ABSENT_ID = uuidV7();
const REPORT = { id: uuidV7(), slot: 1, reason: 'clave', text: 'No da.' } as const;
const SEED = 7;
const ITEMS = PRACTICE.items;
const practice = {
  ...assemble(
    bank.entries,
    NOTHING_SEEN,
    {
      sections: [{ name: 'M1', contents: ['m1'], items: PRACTICE.items }],
      risingDifficulty: false,
    },
    createRandom(SEED),
  ),
  limitMs: null,
};
const simulacro = {
  ...assemble(bank.entries, NOTHING_SEEN, requestOf(blueprintOf(SIMULACRO.test)), createRandom(SEED)),
  limitMs: 8_400_000,
};
const corrections: readonly Correction[] = [
  ...CORRECTIONS,
  ...practice.form.slots.map(({ item }) => ({ item, key: 'void', reason: 'Prueba.' }) as const),
];
const events: readonly AttemptEvent[] = [
  ...practice.form.slots.map(
    (_, slot): AttemptEvent => ({ kind: 'answer', slot, option: slot % 4, epoch: 1, seq: slot + 1 }),
  ),
  { kind: 'clear', slot: 0, epoch: 1, seq: 9 },
  { kind: 'flag', slot: 1, flagged: true, epoch: 1, seq: 10 },
  { kind: 'eliminate', slot: 2, options: [1, 3], epoch: 1, seq: 11 },
  { kind: 'visit', slot: 3, activeMs: 1234, epoch: 1, seq: 12 },
];

function open(database: Database) {
  const tables = database.kysely.withTables<Tables>();
  const frozen = createFrozenStore(tables, compiledHere(bank));
  return {
    database,
    tables,
    store: createAttemptStore(database, frozen),
    reports: createReportStore(tables),
    grader: createGrader({ tables, frozen }),
    corrector: createGrader({ tables, frozen, corrections }),
    evidence: createEvidenceStore(tables, nothingIsSealed),
    own: createOwnDataStore(tables),
    claims: createClaimStore(tables),
  };
}
type Stores = ReturnType<typeof open>;

const nothingIsSealed = async () => {};

/** In an order of ours where the database promises none. */
const unordered = (rows: readonly object[]) => rows.map((row) => JSON.stringify(described(row))).sort();

async function exported({ tables }: Stores, uid: string) {
  const found: Record<string, string[]> = {};
  for await (const { table, text } of exportPages(tables, uid, nothingIsSealed))
    found[table] = [...(found[table] ?? []), ...unordered(JSON.parse(`[${text}]`))];
  return found;
}

/** Every statement that the service has, in an order in which each finds something. */
const CORPUS: readonly (readonly [string, (stores: Stores) => Promise<unknown>])[] = [
  ['an attempt is made', ({ store }) => store.create(GUEST, PRACTICE_ID, PRACTICE, async () => practice)],
  ['again', ({ store }) => store.create(GUEST, PRACTICE_ID, PRACTICE, async () => practice)],
  ['as another one', ({ store }) => store.create(GUEST, PRACTICE_ID, SIMULACRO, async () => simulacro)],
  ['answered before it begins', ({ store }) => store.append(GUEST, PRACTICE_ID, 1, events, ITEMS)],
  ['begun', ({ store }) => store.start(GUEST, PRACTICE_ID, DEVICE)],
  ['begun again', ({ store }) => store.start(GUEST, PRACTICE_ID, DEVICE)],
  ['answered', ({ store }) => store.append(GUEST, PRACTICE_ID, 1, events, ITEMS)],
  ['answered again', ({ store }) => store.append(GUEST, PRACTICE_ID, 1, events.toReversed(), ITEMS)],
  ['by nothing', ({ store }) => store.append(GUEST, PRACTICE_ID, 1, [], ITEMS)],
  ['by another device', ({ store }) => store.append(GUEST, PRACTICE_ID, 2, events, ITEMS)],
  ['checked', ({ store }) => store.check(GUEST, PRACTICE_ID, { epoch: 1, events: [], slot: 2, seq: 99 })],
  ['listed', ({ store }) => store.list(GUEST)],
  ['taken over', ({ store }) => store.lease(GUEST, PRACTICE_ID, DEVICE)],
  ['read', ({ store }) => store.read(GUEST, PRACTICE_ID)],
  ['reported', ({ reports }) => reports.add(GUEST, PRACTICE_ID, REPORT)],
  ['again', ({ reports }) => reports.add(GUEST, PRACTICE_ID, REPORT)],
  ['without words', ({ reports }) => reports.add(GUEST, PRACTICE_ID, { id: ABSENT_ID, slot: 2, reason: 'otro' })],
  ['told to the staff', ({ database }) => readReports(database)],
  ['no guest is forgotten yet', ({ own }) => own.forgetGuests(10)],
  ['claimed', ({ claims }) => claims.claim(GUEST, UID, [PRACTICE_ID], new AbortController().signal)],
  ['claimed again', ({ claims }) => claims.claim(GUEST, UID, [PRACTICE_ID], new AbortController().signal)],
  ['nothing is left to the guest', (stores) => exported(stores, GUEST)],
  ['a simulacro is made', ({ store }) => store.create(UID, SIMULACRO_ID, SIMULACRO, async () => simulacro)],
  ['begun', ({ store }) => store.start(UID, SIMULACRO_ID, DEVICE)],
  ['asks these', ({ store }) => store.met(UID)],
  ['a second one is made', ({ store }) => store.create(UID, ABSENT_ID, SIMULACRO, async () => simulacro)],
  ['and cannot begin', ({ store }) => store.start(UID, ABSENT_ID, DEVICE)],
  [
    'the first runs out of time',
    async ({ tables }) => {
      const day = sql`interval '1 day'`;
      const { numAffectedRows } = await sql`update ensayos.attempt set started_at = started_at - ${day},
      deadline_at = deadline_at - ${day} where id = ${SIMULACRO_ID}`.execute(tables);
      return numAffectedRows;
    },
  ],
  ['is found', ({ store }) => store.expired(10)],
  ['answered too late', ({ store }) => store.append(UID, SIMULACRO_ID, 1, events, ITEMS)],
  ['graded by the clock', ({ grader }) => grader.submit(UID, SIMULACRO_ID, 'clock')],
  ['answered later still', ({ store }) => store.appendLate(UID, SIMULACRO_ID, events)],
  ['with what came late', async ({ store }) => unordered(await store.events(UID, SIMULACRO_ID, { late: true }))],
  ['and without', async ({ store }) => unordered(await store.events(UID, SIMULACRO_ID, { late: false }))],
  ['handed in', ({ grader }) => grader.submit(UID, PRACTICE_ID, { epoch: 2, events: [] })],
  ['handed in again', ({ grader }) => grader.submit(UID, PRACTICE_ID, { epoch: 2, events: [] })],
  ['one that there is not', ({ grader }) => grader.submit(UID, uuidV7(), 'clock')],
  ['graded again', ({ corrector }) => corrector.regrade(UID, PRACTICE_ID)],
  ['and again', ({ corrector }) => corrector.regrade(UID, PRACTICE_ID)],
  ['by the job, what is left', ({ database }) => regradeAll(database, { corrections })],
  ['with results', ({ tables }) => newestResults(tables, UID, [PRACTICE_ID, SIMULACRO_ID, ABSENT_ID])],
  ['listed', ({ store }) => store.list(UID)],
  ['met', ({ store }) => store.met(UID)],
  ['evidence', ({ evidence }) => evidence.read(UID)],
  ['what is to review', ({ evidence }) => evidence.review(UID)],
  ['everything there is', (stores) => exported(stores, UID)],
  ['deleted', ({ own }) => own.delete(UID)],
  ['and gone', (stores) => exported(stores, UID)],
  [
    'a guest stays away',
    async ({ store, tables }) => {
      await store.create(GUEST, PRACTICE_ID, PRACTICE, async () => practice);
      const { numAffectedRows } = await sql`update ensayos.attempt
        set created_at = created_at - ${GUEST_KEPT_S} * interval '1 second' where user_id = ${GUEST}`.execute(tables);
      return numAffectedRows;
    },
  ],
  ['and is forgotten', ({ own }) => own.forgetGuests(10)],
];

/** A column of a newer release: this one does not know it. */
const NEWER = 'of_a_newer_release';

/** Drawn or told by a clock: what sort of thing they are is what counts. */
const DRAWN = /^(salt|.*_at|.*At|at|remaining_?ms)$/i;

/** Deeply, with what each value is: an engine that gives a count as text, or a date as one, is seen. */
function described(value: unknown, key = ''): unknown {
  if (value === null || value === undefined) return value;
  if (value instanceof Map) return { Map: [...value].map((pair) => described(pair)).sort() };
  if (value instanceof Set) return { Set: [...value].sort() };
  if (value instanceof Date) return 'Date';
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (Array.isArray(value)) return value.map((one) => described(one));
  if (typeof value === 'object') {
    const known = Object.entries(value).filter(([name]) => name !== NEWER);
    return Object.fromEntries(known.map(([name, inner]) => [name, described(inner, name)]));
  }
  return DRAWN.test(key) ? typeof value : value;
}

/** To the whole corpus, which leaves nothing of its students behind. */
async function answersOf(database: Database): Promise<readonly (readonly [name: string, answer: unknown])[]> {
  const stores = open(database);
  const answers: (readonly [string, unknown])[] = [];
  for (const [name, ask] of CORPUS) answers.push([name, described(await ask(stores))]);
  return answers;
}

it('D-07 every statement answers the same on both engines, in values and in their types', async () => {
  const told = await Promise.all(Object.values(engines).map(answersOf));
  expect(told[0]).toEqual(told[1]);
  // And each found something to answer.
  const [embedded = []] = told;
  const answerTo = (name: string) => embedded.find(([asked]) => asked === name)?.[1];
  expect(answerTo('and cannot begin')).toBe('busy');
  expect(answerTo('told to the staff')).toContainEqual(
    expect.objectContaining({ reports: 1, words: [expect.objectContaining({ text: REPORT.text })] }),
  );
  expect(answerTo('asks these')).toHaveProperty('inSimulacro', {
    Set: simulacro.form.slots.map(({ item }) => item).sort(),
  });
  expect(answerTo('is found')).toMatchObject([{ user_id: UID, id: SIMULACRO_ID }]);
  expect(answerTo('by the job, what is left')).toMatchObject({ looked: 3, failures: [] });
  expect(answerTo('and is forgotten')).toBe(1);
  expect(answerTo('with what came late')).toHaveLength(events.length);
  expect(answerTo('graded again')).toBe(true);
  expect(answerTo('and gone')).toEqual(answerTo('nothing is left to the guest'));
});

it('D-06 every statement is served as well by the tables of a newer release', async () => {
  const { postgresql } = engines;
  if (!postgresql) throw new Error('It was opened before.');
  await sql`create database newer`.execute(postgresql.kysely);
  const newer = openDatabase({ engine: 'postgresql', url: new URL('/newer', postgres.url).href });
  const migrations = await mkdtemp(join(tmpdir(), 'travesia-migrations-'));
  try {
    await cp(slice.migrations, migrations, { recursive: true });
    const tables = [...STUDENT_TABLES, 'ensayos.frozen_item', 'ensayos.frozen_text'];
    await writeFile(
      join(migrations, '9999-of-a-newer-release.sql'),
      [
        ...tables.map((table) => `alter table ${table} add column ${NEWER} integer not null default 7;`),
        `create index on ensayos.attempt (${NEWER});`,
        'create table ensayos.newer (user_id text not null, id uuid not null, primary key (user_id, id));',
      ].join('\n'),
    );
    await newer.migrate([{ ...slice, migrations }]);
    // As this release's job does where a newer one was there before.
    expect(await newer.migrate([slice])).toEqual([{ slice: slice.name, applied: [] }]);
    expect(await answersOf(newer)).toEqual(await answersOf(postgresql));
  } finally {
    await newer.close();
    await rm(migrations, { recursive: true });
  }
});
