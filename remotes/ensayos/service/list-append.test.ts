import { createRandom } from '@travesia/content-item-model';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, DatabaseUnavailable, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { project } from '../practice/attempt/project.ts';
import { assemble, NOTHING_SEEN } from '../practice/form/assemble.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { createAttemptStore, newestResults, type Refusal } from './attempt-store.ts';
import { createFrozenStore } from './frozen-store.ts';
import { createGrader } from './grade-attempt.ts';
import type { MadeForm } from './make-form.ts';
import { slice } from './slice.ts';
import type { Tables } from './tables.ts';
import { compiledHere } from './testing/compiled-here.ts';
import { type Anomaly, anomaliesOf, type Operation } from './testing/list-append.ts';
import { PRACTICE } from './testing/student.ts';

/** How long the clients go on. The reference asks for 60. */
const SECONDS = process.env['SOAK'] ? 60 : 4;
const SEED = Number(process.env['FUZZ_SEED']);
const CLIENTS = 16;
/** So few that all of them meet on each. */
const LISTS = 4;
/** How often what must be done is asked again. */
const PATIENCE = 20;
/** Then a list is handed in and another begins. */
const APPENDS_A_LIST = 100;
const SLOTS = PRACTICE.items;
const UID = 'alumna';

describe('the checker tells', () => {
  const append = (elements: string, from: number, to: number, outcome: 'kept' | 'refused' | 'unknown' = 'kept') =>
    ({ kind: 'append', list: 'x', elements: [...elements], outcome, from, to }) satisfies Operation;
  const read = (elements: string, from: number, to: number) =>
    ({ kind: 'read', list: 'x', elements: [...elements], from, to }) satisfies Operation;

  it.each<readonly [string, readonly Operation[], readonly Anomaly[]]>([
    ['one after the other', [append('a', 1, 2), read('a', 3, 4), append('bc', 5, 6), read('abc', 7, 8)], []],
    ['what is under way, seen or not', [append('a', 1, 6), read('a', 2, 3), append('b', 1, 9), read('a', 7, 8)], []],
    ['what may have been done', [append('a', 1, 2, 'unknown'), read('a', 3, 4), append('b', 5, 6, 'unknown')], []],
    ['what was sent again', [append('a', 1, 2, 'refused'), append('a', 3, 4), append('a', 5, 6), read('a', 7, 8)], []],
    ['a loss', [append('a', 1, 2), append('b', 3, 4), read('b', 5, 6)], ['lost append']],
    ['an order that was not', [append('a', 2, 3), append('b', 4, 5), read('b', 1, 6)], ['lost append']],
    ['one twice', [append('a', 1, 2), read('aa', 3, 4)], ['duplicate']],
    ['what was refused', [append('a', 1, 2, 'refused'), read('a', 3, 4)], ['aborted read']],
    ['what nobody sent', [read('a', 1, 2)], ['aborted read']],
    ['what was sent later', [read('a', 1, 2), append('a', 3, 4)], ['aborted read']],
    ['half of it', [append('ab', 1, 9), read('a', 2, 3)], ['partial read']],
    ['what another saw before', [append('a', 1, 9), read('a', 2, 3), read('', 4, 5)], ['gone']],
    ['two orders', [append('a', 1, 9), append('b', 1, 9), read('a', 2, 6), read('b', 3, 7)], ['no order']],
  ])('%s', (_, history, anomalies) => {
    expect(anomaliesOf(history)).toEqual(anomalies.map((anomaly) => [anomaly, 'x']));
  });
});

let postgres: PostgresServer;
let databases: readonly Database[] = [];

beforeAll(async () => {
  postgres = await startPostgresServer();
  // Two processes of the service have a pool each.
  databases = [0, 1].map(() => openDatabase({ engine: 'postgresql', url: postgres.url }));
  await databases[0]?.migrate([slice]);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.close();
});

const bank = createSampleBank();
const form: MadeForm = {
  ...assemble(
    bank.entries,
    NOTHING_SEEN,
    {
      sections: [{ name: 'M1', contents: ['m1'], items: SLOTS }],
      risingDifficulty: false,
    },
    createRandom(7),
  ),
  limitMs: null,
};

/** One process of the service, as far as the database sees it. */
function openService(database: Database) {
  const tables = database.kysely.withTables<Tables>();
  const frozen = createFrozenStore(tables, compiledHere(bank));
  return { tables, store: createAttemptStore(database, frozen), grader: createGrader({ tables, frozen }) };
}
type Service = ReturnType<typeof openService>;

interface List {
  readonly id: string;
  /** Another one has taken its place. */
  isFull: boolean;
  /** Newest that is known. */
  epoch: number;
  seq: number;
  readonly sent: { readonly epoch: number; readonly events: readonly AttemptEvent[] }[];
}

it(
  `D-02 of ${CLIENTS} clients that write to and read the same attempts for ${SECONDS} s, none sees what no order explains`,
  async () => {
    const services = databases.map((database) => openService(database));
    const history: Operation[] = [];
    let now = 0;
    const tick = () => {
      now += 1;
      return now;
    };
    const nameOf = ({ epoch, seq }: AttemptEvent) => `${epoch}:${seq}`;
    /** The operation under way, for whoever says what came of it. */
    const begin = ({ id: list }: List) => {
      const from = tick();
      return {
        appended: (events: readonly AttemptEvent[], outcome: 'kept' | 'refused' | 'unknown') =>
          history.push({ kind: 'append', list, elements: events.map(nameOf), outcome, from, to: tick() }),
        read: (events: readonly AttemptEvent[]) =>
          history.push({ kind: 'read', list, elements: events.map(nameOf), from, to: tick() }),
      };
    };
    const unlessDown = <T>(asked: Promise<T>): Promise<T | 'down'> =>
      asked.catch((error) => {
        if (error instanceof DatabaseUnavailable) return 'down';
        throw error;
      });

    async function patiently<T>(ask: () => Promise<T>): Promise<T> {
      for (let times = 0; times < PATIENCE; times += 1) {
        const answer = await unlessDown(ask());
        if (answer !== 'down') return answer;
      }
      throw new Error('the database does not serve');
    }

    async function newList({ store }: Service): Promise<List> {
      const id = uuidV7();
      await patiently(() => store.create(UID, id, PRACTICE, async () => form));
      await patiently(() => store.start(UID, id, crypto.randomUUID()));
      return { id, isFull: false, epoch: 1, seq: 0, sent: [] };
    }

    /** Handed in while the others go on: it is graded by exactly what was kept. */
    async function handIn({ tables, store, grader }: Service, list: List): Promise<void> {
      const { id } = list;
      await patiently(() => grader.submit(UID, id, 'clock'));
      const { read } = begin(list);
      const events = await patiently(() => store.events(UID, id, { late: false }));
      read(events);
      const answered = project(events, SLOTS).filter(({ option }) => option !== null).length;
      expect((await patiently(() => newestResults(tables, UID, [id]))).get(id)?.answered).toBe(answered);
    }

    const serviceOf = (number: number): Service => {
      const service = services[number % services.length];
      if (!service) throw new RangeError('Two were opened.');
      return service;
    };
    const lists = await Promise.all(Array.from({ length: LISTS }, () => newList(serviceOf(0))));
    const finished: Promise<void>[] = [];
    const counts = { append: 0, again: 0, read: 0, check: 0, lease: 0, refused: 0, unknown: 0, lists: LISTS };
    const until = performance.now() + SECONDS * 1000;

    async function client(number: number): Promise<void> {
      const random = createRandom(SEED + number);
      const service = serviceOf(number);
      const { store } = service;
      while (performance.now() < until) {
        const place = random.integer(0, LISTS - 1);
        const list = lists[place];
        if (!list) throw new RangeError(`There is no list ${place}.`);
        const { id } = list;
        const slot = random.integer(0, SLOTS - 1);
        const numbered = () => {
          list.seq += 1;
          return { epoch: list.epoch, seq: list.seq, slot: random.integer(0, SLOTS - 1) };
        };
        const events = Array.from({ length: random.integer(1, 3) }, (): AttemptEvent => {
          const option = random.integer(0, 3);
          return { ...numbered(), kind: 'answer', option };
        });
        const { epoch } = list;
        const choice = random.integer(1, 100);
        const { appended, read } = begin(list);
        if (choice <= 65) {
          // Now and then what was sent before, as a browser that heard no answer does.
          const again = choice <= 10 && list.sent.length > 0 ? random.pick(list.sent) : undefined;
          const batch = again ?? { epoch, events };
          list.sent.push(batch);
          const answer = await unlessDown(store.append(UID, id, batch.epoch, batch.events, SLOTS));
          const outcome = answer === 'down' ? 'unknown' : answer.status === 'kept' ? 'kept' : 'refused';
          appended(batch.events, outcome);
          counts[again ? 'again' : 'append'] += 1;
          if (outcome !== 'kept') counts[outcome] += 1;
        } else if (choice <= 85) {
          const answer = await unlessDown(store.events(UID, id, { late: false }));
          if (answer !== 'down') read(answer);
          counts.read += 1;
        } else if (choice <= 97) {
          const seq = numbered().seq;
          const answer: readonly AttemptEvent[] | Refusal | 'down' = await unlessDown(
            store.check(UID, id, { epoch, events, slot, seq }),
          );
          const all: AttemptEvent[] = [...events, { epoch, seq, slot, kind: 'check', option: null }];
          appended(all, answer === 'down' ? 'unknown' : typeof answer === 'string' ? 'refused' : 'kept');
          counts.check += 1;
          if (typeof answer !== 'string') {
            read(answer);
            // What it made final is what stood among all that it tells of.
            const isOwn = (event: AttemptEvent) => nameOf(event) === `${epoch}:${seq}`;
            const standing = project(
              answer.filter((event) => !isOwn(event)),
              SLOTS,
            )[slot]?.option;
            expect(answer.find(isOwn)).toMatchObject({ kind: 'check', option: standing });
          }
        } else {
          const row = await unlessDown(store.lease(UID, id, crypto.randomUUID()));
          if (row !== 'down' && row && row.lease_epoch > list.epoch) {
            // A device numbers its events from 1.
            list.epoch = row.lease_epoch;
            list.seq = 0;
          }
          counts.lease += 1;
        }
        if (list.sent.length >= APPENDS_A_LIST && !list.isFull) {
          list.isFull = true;
          lists[place] = await newList(service);
          finished.push(handIn(service, list));
          counts.lists += 1;
        }
      }
    }

    // Nobody is left behind where one fails: the database is about to end.
    const all = async (work: readonly Promise<void>[]) => {
      for (const one of await Promise.allSettled(work)) if (one.status === 'rejected') throw one.reason;
    };
    await all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    await all([...finished, ...lists.map((list) => handIn(serviceOf(0), list))]);
    console.table([counts]);
    expect(anomaliesOf(history)).toEqual([]);
  },
  (SECONDS + 120) * 1000,
);
