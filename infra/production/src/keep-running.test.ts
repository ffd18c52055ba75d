import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { CONFIG_EXIT_CODE } from '@travesia/kit-service';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Command, type KeptProcess, keepRunning } from './keep-running.ts';

let folder: string;
let kept: KeptProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-keep-'));
});
afterEach(async () => {
  await kept?.stop('SIGKILL');
  await rm(folder, { recursive: true });
});

const STAY = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('up');";

function keep(script: string, gaveUp: Command['name'][] = [], program = process.execPath) {
  kept = keepRunning(
    {
      name: 'part',
      program,
      args: ['-e', script],
      env: {},
      stopSignal: 'SIGTERM',
      stopDeadlineMs: 500,
      logFile: join(folder, 'part.log'),
    },
    (name) => gaveUp.push(name),
  );
  kept.start();
  return kept;
}

const starts = async () => (await readFile(join(folder, 'part.log'), 'utf8').catch(() => '')).match(/up/g)?.length ?? 0;
const until = (count: number) => vi.waitFor(async () => expect(await starts()).toBe(count), { timeout: 30_000 });

it('starts a process again that was killed, and none that was told to stop', async () => {
  const part = keep(STAY);
  await until(1);
  const first = part.pid();
  part.signal('SIGKILL');
  await until(2);
  expect(part.pid()).not.toBe(first);
  expect(part.comebacks()).toBe(1);
  expect(await part.stop()).toBe(0);
  expect(part.pid()).toBeUndefined();
  part.start();
  await until(3);
  expect(part.comebacks()).toBe(1);
});

it('kills one that does not end in time', async () => {
  const part = keep("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up');");
  await until(1);
  expect(await part.stop()).toBeNull();
});

it('gives up where starting again changes nothing', async () => {
  const gaveUp: string[] = [];
  keep(`process.exit(${CONFIG_EXIT_CODE})`, gaveUp);
  await vi.waitFor(() => expect(gaveUp).toEqual(['part']), { timeout: 30_000 });
  keep('', gaveUp, join(folder, 'nothing-here'));
  await vi.waitFor(() => expect(gaveUp).toEqual(['part', 'part']));
  expect(kept?.pid()).toBeUndefined();
});
