import type { HttpRequest } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, SCORE_ESTIMATES_PATH } from '@travesia/contracts/slices';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Estimates, estimatesRecord } from './estimates-record.ts';
import { createStoredRecord } from './stored-record.ts';
import { failure } from './testing/fake-service.ts';

const M1: Estimates[number] = {
  test: 'm1',
  low: 612,
  middle: 640,
  high: 655,
  results: 1,
  questions: 20,
  newestAt: '2026-11-12T18:00:00.000Z',
};

let browser: ReturnType<typeof createFakeBrowser>;
let answered: unknown;
let asked: (HttpRequest | undefined)[];
let opened: { close(): void }[];

beforeEach(() => {
  vi.useFakeTimers();
  browser = createFakeBrowser();
  [answered, asked, opened] = [{ estimates: [M1] }, [], []];
});
afterEach(() => {
  for (const one of opened) one.close();
  vi.useRealTimers();
});

async function open(tab = browser.tab()) {
  const kind = estimatesRecord('ana', async (path, request) => {
    expect(path).toBe(SCORE_ESTIMATES_PATH);
    asked.push(request);
    if (answered === null) throw failure(503);
    return answered;
  });
  const record = createStoredRecord('ana', kind, tab);
  opened.push(record);
  await vi.advanceTimersByTimeAsync(0);
  return { record, tab, state: () => record.state$.get() };
}

it('asks for those of the student whom the page means, and of nobody else', async () => {
  const { state } = await open();
  expect(state()).toMatchObject({ value: [M1], sync: 'synced', isPending: false });
  expect(asked[0]?.headers).toEqual({ [EXPECTED_USER_HEADER]: 'ana' });
});

it('has the new one when it is told that a test was graded, in every tab', async () => {
  const [one, two] = [await open(), await open()];
  answered = { estimates: [{ ...M1, middle: 650 }] };
  one.record.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(one.state().value?.[0]?.middle).toBe(650);
  expect(two.state().value?.[0]?.middle).toBe(650);
});

it('has the last ones it was told while the others are away, and the new ones when they are back', async () => {
  (await open()).record.close();
  answered = null;
  const { tab, state } = await open();
  expect(state()).toMatchObject({ value: [M1], sync: 'waiting' });
  answered = { estimates: [] };
  tab.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ value: [], sync: 'synced' });
});

it('keeps nothing on the device once the student has signed out', async () => {
  const { record } = await open();
  expect(browser.items.size).toBe(1);
  record.leave();
  expect(browser.items.size).toBe(0);
});

it.each([{}, { estimates: 7 }, null, 'algo'])('takes no other answer for one: %o', async (answer) => {
  answered = answer;
  const { state } = await open();
  expect(state()).toMatchObject({ value: null, sync: 'waiting' });
});

it('leaves out a test that only a newer release knows', async () => {
  answered = { estimates: [{ ...M1, test: 'ingles' }, M1] };
  const { state } = await open();
  expect(state()).toMatchObject({ value: [M1], sync: 'synced' });
});
