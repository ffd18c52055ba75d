import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasePath } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GATES_FILE, readGates, recordGates, wasOpened } from './gate-record.ts';
import { publish } from './publish.ts';
import { createSampleWorkplace, SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';

let work: SampleWorkplace;
beforeEach(async () => {
  work = await createSampleWorkplace();
});
afterEach(() => work.remove());

const SHELL = '1.0.0-01234567';
const page = { remote: 'juegos', page: 'inicio', address: '/juegos', cause: null };

async function publishOne(entry: string) {
  const { release } = await publish(work.store, await work.build({ name: 'juegos', entry }), { teams: SAMPLE_TEAMS });
  return { release, file: join(work.store.address, releasePath('juegos', release.id, GATES_FILE)) };
}

it('keeps which shells the pages were opened under, once and for good', async () => {
  const { release } = await publishOne('a');
  expect(await wasOpened(work.store, 'juegos', release.id)).toBe(false);
  await recordGates(work.store, release, [{ shell: SHELL, pages: [page, page] }]);
  const told = await readGates(work.store, 'juegos', release.id);
  expect(told).toMatchObject({ by: 'prueba', shells: [{ shell: SHELL, pages: 2 }] });
  await recordGates(work.store, release, []);
  expect(await readGates(work.store, 'juegos', release.id)).toEqual(told);
  expect((await verify(work.store)).problems).toEqual([]);
});

it('is worth nothing beside another release, and verifying says so', async () => {
  const [first, second] = [await publishOne('a'), await publishOne('b')];
  await recordGates(work.store, first.release, [{ shell: SHELL, pages: [page] }]);
  await writeFile(second.file, await readFile(first.file));
  expect(await wasOpened(work.store, 'juegos', second.release.id)).toBe(false);
  expect((await verify(work.store)).problems).toEqual([
    expect.stringContaining(`${GATES_FILE}: is of another release`),
  ]);
});
