import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Linux keeps in memory what is below. */
const MEMORY = '/dev/shm';
const NAME = /^travesia-tests-(\d+)-/;

/** The databases of eight workers take a fourth of it. */
const ROOM_MIN_BYTES = 4 * 1024 ** 3;

/** Whether `mounts`, as Linux writes them, has `folder` in memory, with programs in it allowed to run. */
export function isInMemory(folder: string, mounts: string): boolean {
  const found = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, mountedAt]) => mountedAt === folder);
  const [, , type, options = ''] = found ?? [];
  return type === 'tmpfs' && !/(?:^|,)(?:noexec|ro)(?:,|$)/.test(options);
}

async function hasRoom(): Promise<boolean> {
  try {
    if (!isInMemory(MEMORY, await readFile('/proc/mounts', 'utf8'))) return false;
    const { bavail, bsize } = await statfs(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ROOM_MIN_BYTES;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A run that was killed left its folder, and memory that nobody else gets. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Runs with the variables that put temporary files in memory, and removes them afterwards. Tests start some hundred
 * databases, of a thousand files each: on a disk, writing them takes a fifth of the processor's time and half of the clock's.
 * Where memory has too little room, or somebody has said where temporary files go, they go there.
 */
export async function withFolderInMemory<T>(run: (env: Readonly<Record<string, string>>) => Promise<T>): Promise<T> {
  if (process.env['TMPDIR'] || !(await hasRoom())) return run({});
  await removeAbandoned();
  const folder = await mkdtemp(join(MEMORY, `travesia-tests-${process.pid}-`));
  try {
    // A database does not run as root, and has to reach its own folder.
    await chmod(folder, 0o1777);
    return await run({ TMPDIR: folder });
  } finally {
    // Where a process that a test left behind still writes, the next run removes it.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}
