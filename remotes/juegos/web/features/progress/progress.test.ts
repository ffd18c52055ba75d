import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunBody } from '../../../api/challenges.ts';
import { CHALLENGES_PATH } from '../../../api/paths.ts';
import { createProgress, type Progress } from './progress.ts';
import * as code from './progress-code.ts';

const failure = (status?: number) =>
  Object.assign(new Error(`status ${status}`), status === undefined ? {} : { status });

/** The service as its contract says: a run counts once by its id. */
function createService() {
  const runs = new Map<string, RunBody>();
  let mood: 'well' | 'deaf' | 'mute' = 'well';
  let refused = '';
  const http: HttpClient = async (path, { body, headers } = {}) => {
    expect(path).toBe(CHALLENGES_PATH);
    await Promise.resolve();
    if (mood === 'deaf') throw failure();
    if (headers?.[EXPECTED_USER_HEADER] !== 'ana') throw failure(409);
    const run = body as RunBody | undefined;
    if (run?.challenge === refused) throw failure(422);
    if (run) runs.set(run.id, run);
    if (mood === 'mute') throw failure();
    if (run) return { explained: run.explanation === 0 };
    return { challenges: [...runs.values()].map(({ game, challenge }) => ({ game, challenge })) };
  };
  return {
    http,
    runs,
    fare: (how: typeof mood) => {
      mood = how;
    },
    refuse: (challenge: string) => {
      refused = challenge;
    },
  };
}

let service: ReturnType<typeof createService>;
let browser: ReturnType<typeof createFakeBrowser>;
let ends: (() => void)[];

function open(uid: string | null, game: 'celula' | 'geosfera' = 'celula'): Progress & { end(): void } {
  const progress = createProgress({ game, uid, http: service.http, ports: browser.tab(), loadCode: async () => code });
  const end = progress.follow();
  ends.push(end);
  return { ...progress, end };
}

const run = (challenge: string) => ({ challenge, recording: { from: '', inputs: [], steps: 1 }, explanation: 0 });
const done = (progress: Progress) => [...progress.state$.get().done].sort();

/** As long as it takes to try everything again. */
const aWhile = () => vi.advanceTimersByTimeAsync(180_000);

beforeEach(() => {
  vi.useFakeTimers();
  browser = createFakeBrowser();
  service = createService();
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
});

describe('a student', () => {
  it('has what was done anywhere, of this game', async () => {
    const first = open('ana');
    first.add(run('uno'));
    expect(done(first)).toEqual(['uno']);
    await aWhile();
    expect(first.state$.get()).toMatchObject({ waiting: 0, sync: 'synced' });
    browser = createFakeBrowser();
    const elsewhere = open('ana');
    expect(done(elsewhere)).toEqual([]);
    await aWhile();
    expect(done(elsewhere)).toEqual(['uno']);
    const other = open('ana', 'geosfera');
    await aWhile();
    expect(done(other)).toEqual([]);
  });

  it('goes on without a connection, and each run counts once', async () => {
    service.fare('deaf');
    const offline = open('ana');
    offline.add(run('uno'));
    offline.add(run('dos'));
    await aWhile();
    expect(offline.state$.get()).toMatchObject({ waiting: 2, sync: 'waiting' });
    offline.end();
    service.fare('mute');
    const next = open('ana');
    expect(done(next)).toEqual(['dos', 'uno']);
    await aWhile();
    service.fare('well');
    await aWhile();
    expect(next.state$.get().waiting).toBe(0);
    expect([...service.runs.values()].map(({ challenge }) => challenge).sort()).toEqual(['dos', 'uno']);
    expect(done(next)).toEqual(['dos', 'uno']);
  });

  it('has not done what the service does not believe, and the next one is sent all the same', async () => {
    service.refuse('uno');
    const progress = open('ana');
    progress.add(run('uno'));
    progress.add(run('dos'));
    await aWhile();
    expect(progress.state$.get().waiting).toBe(0);
    expect(done(progress)).toEqual(['dos']);
  });

  it('of another session gets nothing of it', async () => {
    const progress = open('beto');
    progress.add(run('uno'));
    await aWhile();
    expect(service.runs.size).toBe(0);
    expect(progress.state$.get()).toMatchObject({ waiting: 1, sync: 'signed-out' });
    expect(done(open('ana'))).toEqual([]);
  });
});

describe('a visitor', () => {
  it('has it on the device, where nobody hears of it', async () => {
    open(null).add(run('uno'));
    await aWhile();
    expect(service.runs.size).toBe(0);
    const again = open(null);
    expect(done(again)).toEqual(['uno']);
    expect(again.state$.get()).toMatchObject({ waiting: 0, offered: 0 });
  });

  it('who signs in says whether it is theirs, and then it counts once', async () => {
    open(null).add(run('uno'));
    const student = open('ana');
    await aWhile();
    expect(student.state$.get().offered).toBe(1);
    expect(done(student)).toEqual([]);
    student.claim();
    await aWhile();
    expect(done(student)).toEqual(['uno']);
    expect(student.state$.get().offered).toBe(0);
    expect(service.runs.size).toBe(1);
    expect(done(open(null))).toEqual([]);
  });

  it('whose device is somebody else’s leaves them nothing', async () => {
    open(null).add(run('uno'));
    const student = open('ana');
    student.discard();
    await aWhile();
    expect(service.runs.size).toBe(0);
    expect(student.state$.get().offered).toBe(0);
  });

  it('who cannot keep anything has it while the page lives', async () => {
    browser.fill();
    const progress = open(null);
    progress.add(run('uno'));
    expect(done(progress)).toEqual(['uno']);
  });
});
