import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredRecord, type RecordKind, type StoredRecord } from './stored-record.ts';
import { failure } from './testing/fake-service.ts';

type Values = Readonly<Record<string, number>>;

const isValues = (kept: unknown): kept is Values => typeof kept === 'object' && kept !== null;

/** One student's values as a service keeps them, which may be out of reach or answer with a status. */
function createService() {
  let values: Values = {};
  let trouble: { readonly status?: number } | null = null;
  const sent: Values[] = [];
  const answer = () => {
    if (trouble) throw failure(trouble.status);
    return values;
  };
  const kind: RecordKind<Values, Values> = {
    name: 'test',
    empty: {},
    readValue: (kept) => (isValues(kept) ? kept : null),
    readChange: (kept) => (isValues(kept) ? kept : null),
    merge: (before, after) => ({ ...before, ...after }),
    apply: (value, change) => ({ ...value, ...change }),
    load: async () => answer(),
    async send(change) {
      answer();
      sent.push(change);
      values = { ...values, ...change };
      return values;
    },
  };
  return {
    kind,
    sent,
    values: () => values,
    fare(how: typeof trouble) {
      trouble = how;
    },
  };
}

let service: ReturnType<typeof createService>;
let browser: ReturnType<typeof createFakeBrowser>;
let records: StoredRecord<Values, Values>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  service = createService();
  browser = createFakeBrowser();
});
afterEach(() => {
  for (const record of records) record.close();
  records = [];
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function open(tab = browser.tab(), uid = 'ana') {
  const record = createStoredRecord(uid, service.kind, tab);
  records.push(record);
  await settle();
  return { record, tab, state: () => record.state$.get() };
}

it('shows a change at once and sends it', async () => {
  const { record, state } = await open();
  record.change({ m1: 700 });
  expect(state()).toMatchObject({ value: { m1: 700 }, isPending: true });
  await settle();
  expect(state()).toEqual({ value: { m1: 700 }, isPending: false, sync: 'synced', isRefused: false, isStored: true });
  expect(service.values()).toEqual({ m1: 700 });
});

it('keeps what was changed out of reach, over a reload, and sends it as one when it is back', async () => {
  const { record, state } = await open();
  service.fare({});
  record.change({ m1: 700 });
  record.change({ cl: 650 });
  await settle();
  expect(state()).toMatchObject({ value: { m1: 700, cl: 650 }, isPending: true, sync: 'waiting' });
  record.close();

  const again = await open();
  expect(again.state()).toMatchObject({ value: { m1: 700, cl: 650 }, isPending: true });
  service.fare(null);
  again.tab.wake();
  await settle();
  expect(again.state()).toMatchObject({ isPending: false, sync: 'synced' });
  expect(service.sent).toEqual([{ m1: 700, cl: 650 }]);
});

it('sends what was changed while a change was on its way', async () => {
  const { record } = await open();
  record.change({ m1: 700 });
  record.change({ m1: 710 });
  await settle();
  expect(service.values()).toEqual({ m1: 710 });
});

it('gives up what the service refuses, and says so', async () => {
  const { record, state } = await open();
  service.fare({ status: 400 });
  record.change({ m1: 7 });
  await settle();
  service.fare(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state()).toMatchObject({ value: {}, isPending: false, isRefused: true });
});

it('waits where the session has become nobody’s or somebody else’s, and tries no more', async () => {
  const { record, state } = await open();
  service.fare({ status: 409 });
  record.change({ m1: 700 });
  await settle();
  service.fare(null);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(state()).toMatchObject({ isPending: true, sync: 'signed-out' });
  expect(service.sent).toEqual([]);
});

it('shows in every tab what was changed in one, and nothing of another student', async () => {
  const one = await open();
  const two = await open();
  const other = await open(browser.tab(), 'berta');
  service.fare({});
  one.record.change({ m1: 700 });
  expect(two.state().value).toEqual({ m1: 700 });
  expect(other.state().value).toEqual({});
  one.record.leave();
  const left = [...browser.items.keys()].filter((key) => key.includes('.ana/'));
  expect(left).toEqual(['travesia.carreras.test.ana/change']);
});

describe('a change that waits for the next one', () => {
  const PAUSE_MS = 500;
  const openPausing = async (tab = browser.tab()) => {
    const record = createStoredRecord('ana', { ...service.kind, pauseMs: PAUSE_MS }, tab);
    records.push(record);
    await settle();
    return { record, tab, state: () => record.state$.get() };
  };

  it('is kept and shown at once, and sent with those that follow it', async () => {
    const { record, state } = await openPausing();
    record.change({ m1: 100 });
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    record.change({ m1: 812 });
    expect(state()).toMatchObject({ value: { m1: 812 }, isPending: true });
    expect(browser.items.get('travesia.carreras.test.ana/change')).toBe('{"m1":812}');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(service.sent).toEqual([{ m1: 812 }]);
    expect(state()).toMatchObject({ isPending: false, sync: 'synced' });
  });

  it('is sent at once where the page is left, and by the next page where there was no time for that', async () => {
    const { record, tab } = await openPausing();
    record.change({ m1: 812 });
    tab.hide();
    await settle();
    expect(service.sent).toEqual([{ m1: 812 }]);
    tab.hide();
    await settle();
    expect(service.sent).toHaveLength(1);

    record.change({ m1: 820 });
    record.close();
    await openPausing();
    expect(service.sent).toEqual([{ m1: 812 }, { m1: 820 }]);
  });
});
