import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const RUNNER = path.join(import.meta.dirname, 'run-in-group.mjs');

/** A program that runs `body` (plain JavaScript) in a group; Ctrl-Cs less than `oneCtrlCMs` apart are one. */
const hostOf = (body: string, oneCtrlCMs: number) => `
  import { runInGroup } from ${JSON.stringify(RUNNER)};
  process.exitCode = await runInGroup(process.execPath, ['-e', ${JSON.stringify(body)}], process.env, ${oneCtrlCMs});`;

/** Longer than any machine takes to deliver two signals. */
const A_MINUTE_MS = 60_000;

/** What a program does to stay: it ends by itself, so that a failed test leaves nothing behind. */
const STAY = `setTimeout(() => {}, ${2 * A_MINUTE_MS});`;

function printed(child: ChildProcess, word: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += String(chunk);
    if (text.includes(word)) resolve(text);
  });
  child.once('exit', () => reject(new Error(`ended without printing ${word}: ${text}`)));
  return promise;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a command in a group of its own', () => {
  const started: ChildProcess[] = [];
  /** Runs `body` in a group, from a process of its own that can be signalled. */
  const run = (body: string, oneCtrlCMs = A_MINUTE_MS) => {
    const args = ['--input-type=module', '-e', hostOf(body, oneCtrlCMs)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(child);
    return child;
  };
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  it('hands on its exit code', async () => {
    expect(await ended(run('process.exit(7)'))).toBe(7);
  });

  it('hears one Ctrl-C once, however often it is delivered, and may finish its work', async () => {
    const note = path.join(os.tmpdir(), `travesia-${crypto.randomUUID()}`);
    const child = run(`
      let heard = 0;
      process.on('SIGINT', () => {
        if (++heard === 1) setTimeout(() => { require('fs').writeFileSync(${JSON.stringify(note)}, String(heard)); process.exit(0) }, 200);
      });
      ${STAY}
      console.log('listo');`);
    await printed(child, 'listo');
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
    expect(fs.readFileSync(note, 'utf8')).toBe('1');
    fs.rmSync(note);
  });

  it('is killed by a second Ctrl-C when it does not end', async () => {
    const child = run(`process.on('SIGINT', () => console.log('heard')); ${STAY} console.log('listo');`, 0);
    await printed(child, 'listo');
    child.kill('SIGINT');
    await printed(child, 'heard');
    child.kill('SIGINT');
    expect(await ended(child)).toBe(128 + os.constants.signals.SIGKILL);
  });

  it('takes what it started along when it ends', async () => {
    const child = run(`
      const { spawn } = require('child_process');
      const left = spawn(process.execPath, ['-e', ${JSON.stringify(STAY)}], { stdio: 'ignore' });
      left.unref();
      console.log('pid ' + left.pid + ' listo');
      process.exit(0);`);
    const pid = Number((await printed(child, 'listo')).match(/pid (\d+)/)?.[1]);
    await ended(child);
    expect(isAlive(pid)).toBe(false);
  });

  it('ends when the shell that npm put between is gone', async () => {
    const body = `console.log('pid ' + process.pid + ' listo'); ${STAY}`;
    const shell = spawn(
      'sh',
      ['-c', '"$0" --input-type=module -e "$1" & wait', process.execPath, hostOf(body, A_MINUTE_MS)],
      {
        env: { ...process.env, npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    started.push(shell);
    const pid = Number((await printed(shell, 'listo')).match(/pid (\d+)/)?.[1]);
    shell.kill('SIGTERM');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 });
  });
});
