import { spawn } from 'node:child_process';
import process from 'node:process';
import type { CheckRun } from './verdict-of.ts';

/** Longer than any check takes that has to build everything first. */
const DEADLINE_MS = 30 * 60_000;

/**
 * `npm test -- …check` in `folder`, without the npm. Whatever it started ends with it.
 * @param ended ends it at once.
 */
export function runCheck(folder: string, check: readonly string[], ended: AbortSignal): Promise<CheckRun> {
  if (ended.aborted) return Promise.resolve({ ok: false, output: '' });
  const { promise, resolve } = Promise.withResolvers<CheckRun>();
  const { FORCE_COLOR: _, ...env } = process.env;
  const child = spawn(process.execPath, ['infra/checks/main.ts', ...check], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The leader of a group of its own.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  };
  const deadline = setTimeout(endGroup, DEADLINE_MS);
  ended.addEventListener('abort', endGroup);
  child.once('error', (error) => {
    output += error.message;
  });
  // What a test left behind would hold the output for ever.
  child.once('exit', endGroup);
  child.once('close', (code) => {
    clearTimeout(deadline);
    ended.removeEventListener('abort', endGroup);
    resolve({ ok: code === 0, output });
  });
  return promise;
}
