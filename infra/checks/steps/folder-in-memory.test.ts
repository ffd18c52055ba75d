import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { isInMemory, withFolderInMemory } from './folder-in-memory.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['is in memory', 'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
  ['is on a disk', '/dev/vda / ext4 rw,relatime 0 0', false],
  ['lets no program run', 'tmpfs /dev/shm tmpfs rw,nosuid,noexec 0 0', false],
  ['is only read', 'tmpfs /dev/shm tmpfs ro,nosuid 0 0', false],
  ['has a disk mounted over it', 'tmpfs /dev/shm tmpfs rw 0 0\n/dev/vda /dev/shm ext4 rw 0 0', false],
])('a folder that %s', (_, mounts, expected) => {
  expect(isInMemory('/dev/shm', mounts)).toBe(expected);
});

it('temporary files go where somebody has said', async () => {
  vi.stubEnv('TMPDIR', '/var/tmp');
  expect(await withFolderInMemory(async (env) => env)).toEqual({});
});

it('what a run leaves is removed, also when it fails or is killed', async () => {
  vi.stubEnv('TMPDIR', undefined);
  let folder = '';
  const run = withFolderInMemory(async ({ TMPDIR = '' }) => {
    folder = TMPDIR;
    if (folder) writeFileSync(join(folder, 'left'), '');
    throw new Error('failed');
  });
  await expect(run).rejects.toThrow('failed');
  // A machine without room in memory has nothing to remove.
  if (folder === '') return;
  expect(existsSync(folder)).toBe(false);

  const [dead, alive] = [2 ** 30, process.pid].map((pid) => mkdtempSync(`/dev/shm/travesia-tests-${pid}-`));
  mkdirSync(join(String(dead), 'database'));
  await withFolderInMemory(async () => {});
  expect(existsSync(String(dead))).toBe(false);
  expect(existsSync(String(alive))).toBe(true);
  rmSync(String(alive), { recursive: true });
});
