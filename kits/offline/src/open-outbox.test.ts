import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { openMemoryOutbox } from './open-memory-outbox.ts';
import { openOutbox } from './open-outbox.ts';
import type { Outbox, Table } from './outbox.ts';

interface Rows {
  readonly lists: { readonly id: string; readonly size: number };
  readonly entries: { readonly list: string; readonly place: number; readonly text: string };
}

const SCHEMA = { name: 'prueba', version: 1, tables: { lists: 'id', entries: ['list', 'place'] } } as const;

const openBoth = async (): Promise<readonly (readonly [string, Outbox<Rows>])[]> => {
  globalThis.indexedDB = new IDBFactory();
  return [
    ['database', await openOutbox<Rows>(SCHEMA)],
    ['memory', openMemoryOutbox<Rows>(SCHEMA)],
  ];
};
const entries = (outbox: Outbox<Rows>) => outbox.read(({ entries: table }) => table.all());

afterEach(() => vi.unstubAllGlobals());

const list = fc.constantFrom('a', 'b', 'ab');
const place = fc.constantFrom(0, 1, 2, 10, 11);
const operation = fc.oneof(
  fc.record({ list, place, text: fc.string() }).map((row) => (table: Table<Rows['entries']>) => table.put(row)),
  fc.tuple(list, place).map((key) => (table: Table<Rows['entries']>) => table.delete(key)),
  fc
    .tuple(list, place, place)
    .map(([id, one, other]) => [id, Math.min(one, other), Math.max(one, other)] as const)
    .map(
      ([id, from, to]) =>
        (table: Table<Rows['entries']>) =>
          table.delete({ from: [id, from], to: [id, to] }),
    ),
);

it('the memory of a page that has no database answers as the database does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 20 }), list, place, async (operations, id, upTo) => {
      const [database, memory] = (await openBoth()).map(([, outbox]) => outbox);
      for (const outbox of [database, memory]) {
        await outbox?.write(({ entries: table }) => {
          for (const operate of operations) operate(table);
        });
      }
      const found = (outbox?: Outbox<Rows>) =>
        outbox?.read(async ({ entries: table }) => ({
          all: await table.all(),
          some: await table.all({ from: [id, 0], to: [id, upTo] }),
          one: await table.get([id, upTo]),
        }));
      expect(await found(memory)).toEqual(await found(database));
    }),
    { numRuns: 40 },
  );
});

it('what fails half-way leaves nothing of it in the database', async () => {
  const [[, outbox] = []] = await openBoth();
  const failed = outbox?.write(({ entries: table }) => {
    table.put({ list: 'a', place: 1, text: 'uno' });
    throw new Error('half-way');
  });
  await expect(failed).rejects.toThrow('half-way');
  expect(outbox && (await entries(outbox))).toEqual([]);
  const uncloneable = { list: 'a', place: 2, text: (() => undefined) as unknown as string };
  await expect(outbox?.write(({ entries: table }) => table.put(uncloneable))).rejects.toThrow();
  expect(outbox && (await entries(outbox))).toEqual([]);
});

it('what one work has read stays so until it ends, also in memory', async () => {
  for (const [, outbox] of await openBoth()) {
    await outbox.write(({ lists }) => lists.put({ id: 'a', size: 0 }));
    const grow = () =>
      outbox.write(async ({ lists }) => {
        const size = (await lists.get('a'))?.size ?? 0;
        lists.put({ id: 'a', size: size + 1 });
      });
    await Promise.all([grow(), grow(), grow()]);
    expect(await outbox.read(({ lists }) => lists.get('a'))).toEqual({ id: 'a', size: 3 });
  }
});

it('is there where the browser refuses a database', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('not here', 'SecurityError');
    },
  });
  const outbox = await openOutbox<Rows>(SCHEMA);
  await outbox.write(({ lists }) => lists.put({ id: 'a', size: 1 }));
  expect(await outbox.read(({ lists }) => lists.all())).toEqual([{ id: 'a', size: 1 }]);
});
