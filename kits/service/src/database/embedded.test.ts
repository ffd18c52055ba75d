import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { FolderInUse } from './folder-lock.ts';
import { EMBEDDED_MAJOR, EmbeddedVersionError, openDatabase } from './open-database.ts';

const WRITER = new URL('./testing/embedded-writer.ts', import.meta.url);

/** Enough that the process dies in the middle of one. */
const WRITTEN_BEFORE_THE_END = 40;
const RECOVERY_DEADLINE_MS = 30_000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-embedded-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => openDatabase({ engine: 'embedded', folder });

it('is of one process alone, keeps what was answered when that one is killed, and can be opened then', async () => {
  const writer = fork(WRITER, [folder], { execArgv: [] });
  const exited = once(writer, 'exit');
  let last = 0;
  await new Promise<void>((resolve) => {
    writer.on('message', (n) => {
      last = Number(n);
      if (last === WRITTEN_BEFORE_THE_END) resolve();
    });
  });
  expect(open).toThrow(FolderInUse);
  writer.kill('SIGKILL');
  await exited;

  const database = open();
  const { rows } = await sql<{ n: number }>`select n from written order by n`.execute(database.kysely);
  expect(rows.slice(0, last).map(({ n }) => n)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  const { rows: versions } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), '.', 1) as version`.execute(database.kysely);
  expect(versions).toEqual([{ version: EMBEDDED_MAJOR }]);

  expect(open).toThrow(FolderInUse);
  await database.close();
  await open().close();
});

it('does not touch the files of another version', async () => {
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files', 'PG_VERSION'), '17\n');
  expect(open).toThrow(EmbeddedVersionError);
  // And the folder is free again.
  expect(open).toThrow(EmbeddedVersionError);
});

it('says that it is down where its files cannot be read, and is made anew where placing them was cut off', async () => {
  // Of its version, and nothing else of them is there.
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files', 'PG_VERSION'), `${EMBEDDED_MAJOR}\n`);
  const database = open();
  await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
  await rm(join(folder, 'files'), { recursive: true });
  await mkdir(join(folder, 'files-new', 'base'), { recursive: true });
  await writeFile(join(folder, 'files-new', 'PG_VERSION'), 'half of it');
  await vi.waitFor(() => database.ping(), RECOVERY_DEADLINE_MS);
  await database.close();
  expect(await readdir(folder)).not.toContain('files-new');
});
