import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from './diagnose.ts';
import { ATTEMPT_DEADLINE_MS, createFileLoader, type StartedFile } from './file-loader.ts';

const ADDRESS = 'https://cdn.example/a.js';

/** Files whose arrival is told by hand, in the order in which they were asked for. */
function stage(diagnosis: Diagnosis = 'http', online = true) {
  const asked: string[] = [];
  const cancelled: string[] = [];
  const answers: ((result: Awaited<StartedFile<string>['settled']>) => void)[] = [];
  const loadFile = createFileLoader({ diagnose: async () => diagnosis, onLine: () => online });
  const begin = (address: string): StartedFile<string> => {
    asked.push(address);
    return {
      settled: new Promise((resolve) => answers.push(resolve)),
      cancel: () => cancelled.push(address),
    };
  };
  const load = () => {
    const loading = loadFile(ADDRESS, 'sha384-x', begin);
    loading.catch(() => undefined);
    return loading;
  };
  const come = (index: number) => answers[index]?.({ came: true, value: `file ${index}` });
  const fail = (index: number) => answers[index]?.({ came: false });
  return { asked, cancelled, load, come, fail };
}

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loading a file', () => {
  it('asks once for what comes, and leaves it alone', async () => {
    const { asked, cancelled, load, come } = stage();
    const loading = load();
    come(0);
    expect(await loading).toBe('file 0');
    expect(asked).toEqual([ADDRESS]);
    expect(cancelled).toEqual([]);
  });

  it('asks under another address beside one that hangs, and takes what comes first', async () => {
    const hanging = stage();
    const loading = hanging.load();
    await tick(ATTEMPT_DEADLINE_MS);
    expect(hanging.asked).toEqual([ADDRESS, `${ADDRESS}?intento=1`]);
    hanging.come(1);
    expect(await loading).toBe('file 1');
    expect(hanging.cancelled).toEqual([ADDRESS]);

    const slow = stage();
    const late = slow.load();
    await tick(ATTEMPT_DEADLINE_MS + 1);
    slow.come(0);
    expect(await late).toBe('file 0');
    expect(slow.cancelled).toEqual([`${ADDRESS}?intento=1`]);
  });

  it('gives up after two attempts, and never asks twice under one address', async () => {
    const { asked, load } = stage();
    const first = load();
    await tick(2 * ATTEMPT_DEADLINE_MS);
    await expect(first).rejects.toMatchObject({ kind: 'timeout' });
    const second = load();
    await tick(2 * ATTEMPT_DEADLINE_MS);
    await expect(second).rejects.toMatchObject({ kind: 'timeout' });
    expect(asked).toEqual([0, 1, 2, 3].map((tried) => (tried ? `${ADDRESS}?intento=${tried}` : ADDRESS)));
  });

  it('says of silence on a device without a network that it is offline', async () => {
    const { load } = stage('http', false);
    const loading = load();
    await tick(2 * ATTEMPT_DEADLINE_MS);
    await expect(loading).rejects.toMatchObject({ kind: 'offline' });
  });

  it.each(['http', 'integrity', 'offline'] as const)('does not insist on a file that is %s', async (diagnosis) => {
    const { asked, load, fail } = stage(diagnosis);
    const loading = load();
    fail(0);
    await expect(loading).rejects.toMatchObject({ kind: diagnosis });
    expect(asked).toHaveLength(1);
  });

  it('asks again at once for a file that is there after all', async () => {
    const { asked, load, fail, come } = stage('sound');
    const loading = load();
    fail(0);
    await tick();
    expect(asked).toEqual([ADDRESS, `${ADDRESS}?intento=1`]);
    come(1);
    expect(await loading).toBe('file 1');
    const again = stage('sound');
    const hopeless = again.load();
    again.fail(0);
    await tick();
    again.fail(1);
    await expect(hopeless).rejects.toMatchObject({ kind: 'http' });
  });
});
