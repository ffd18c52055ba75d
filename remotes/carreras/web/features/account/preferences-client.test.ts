import type { BrowserPorts } from '@travesia/kit-offline';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PREFERENCES_MAX } from '../../../preferences/operation.ts';
import { createOutbox } from './outbox.ts';
import { createPreferencesClient, type PreferencesClient } from './preferences-client.ts';
import { createFakeService } from './testing/fake-service.ts';

let service: ReturnType<typeof createFakeService>;
let browser: ReturnType<typeof createFakeBrowser>;
let clients: PreferencesClient[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  service = createFakeService();
  browser = createFakeBrowser();
});
afterEach(() => {
  for (const client of clients) client.close();
  clients = [];
  vi.useRealTimers();
});

function open(uid = 'ana', ports: BrowserPorts = browser.tab()): PreferencesClient {
  const client = createPreferencesClient({ uid, http: service.http, ports });
  clients.push(client);
  return client;
}

/** Everything that needs no waiting has happened. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const shown = (client: PreferencesClient) => client.state$.get();

async function openSettled(uid?: string, ports?: BrowserPorts): Promise<PreferencesClient> {
  const client = open(uid, ports);
  await settle();
  return client;
}

describe('the list', () => {
  it('is unknown at first, then what the service has', async () => {
    service.lists.set('ana', ['a', 'b']);
    const client = open();
    expect(shown(client)).toEqual({ programs: null, pending: 0, sync: 'sending', refused: [], isStored: true });
    await settle();
    expect(shown(client)).toEqual({ programs: ['a', 'b'], pending: 0, sync: 'synced', refused: [], isStored: true });
  });

  it('shows what the student does at once, and sends it', async () => {
    const client = await openSettled();
    const seen: unknown[] = [];
    client.state$.subscribe(({ programs }) => seen.push(programs));
    expect(client.add('a')).toBe('done');
    expect(client.add('b')).toBe('done');
    expect(client.add('c', 0)).toBe('done');
    expect(client.move('b', 1)).toBe('done');
    expect(client.remove('a')).toBe('done');
    expect(shown(client)).toMatchObject({ programs: ['c', 'b'], pending: 5 });
    await settle();
    expect(shown(client)).toMatchObject({ programs: ['c', 'b'], pending: 0, sync: 'synced' });
    expect(service.lists.get('ana')).toEqual(['c', 'b']);
    expect(seen).toContainEqual(['a', 'b']);
  });

  it('sends nothing where nothing changes, or where the list is full', async () => {
    service.lists.set(
      'ana',
      Array.from({ length: PREFERENCES_MAX }, (_, index) => `p${index}`),
    );
    const client = await openSettled();
    expect(client.add('p3')).toBe('unchanged');
    expect(client.remove('z')).toBe('unchanged');
    expect(client.move('z', 0)).toBe('unchanged');
    expect(client.move('p3', 3)).toBe('unchanged');
    expect(client.add('z')).toBe('full');
    await settle();
    expect(service.received).toEqual([]);
  });

  it('takes in what another device did, with what is still pending here', async () => {
    const client = await openSettled();
    client.add('a');
    await settle();
    service.fare('deaf');
    client.add('b');
    client.move('b', 0);
    await settle();
    service.lists.set('ana', ['x', 'a', 'y']);
    expect(shown(client)).toMatchObject({ programs: ['b', 'a'], pending: 2, sync: 'waiting' });
    service.fare('well');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown(client)).toMatchObject({ programs: ['b', 'x', 'a', 'y'], pending: 0, sync: 'synced' });
  });
});

describe('what was done offline', () => {
  it('survives a reload, is shown, and is sent in its order', async () => {
    service.lists.set('ana', ['a']);
    const before = await openSettled();
    service.fare('deaf');
    before.add('b');
    before.add('c', 0);
    before.remove('a');
    await settle();
    before.close();

    const after = open();
    expect(shown(after)).toMatchObject({ programs: ['c', 'b'], pending: 3 });
    service.fare('well');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(service.received.map(({ kind, program }) => `${kind} ${program}`)).toEqual(['add b', 'add c', 'remove a']);
    expect(service.lists.get('ana')).toEqual(['c', 'b']);
  });

  it('is tried again ever later, and at once when the network is back or the page is looked at', async () => {
    service.fare('deaf');
    const tab = browser.tab();
    const client = await openSettled('ana', tab);
    client.add('a');
    await settle();
    const asked = service.asked();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(service.asked() - asked).toBeGreaterThan(10);
    expect(service.asked() - asked).toBeLessThan(20);
    service.fare('well');
    tab.wake();
    await settle();
    expect(service.lists.get('ana')).toEqual(['a']);
  });

  it.each([503, 500, 429, 404, 'mute', 'deaf'] as const)(
    'is kept while the service is %s, and done once',
    async (mood) => {
      const client = await openSettled();
      service.fare(mood);
      client.add('a');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(shown(client)).toMatchObject({ programs: ['a'], pending: 1, sync: 'waiting' });
      service.fare('well');
      client.remove('a');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(shown(client)).toMatchObject({ programs: [], pending: 0, sync: 'synced' });
      expect(new Set(service.received.map(({ id }) => id)).size).toBe(2);
    },
  );

  it('keeps its order within a millisecond, and when the clock is set back', () => {
    let time = 2_000_000_000_000;
    const { storage } = browser.tab();
    const outbox = createOutbox(storage, 'ana', () => time);
    const names = ['a', 'b', 'c', 'd'];
    for (const program of names.slice(0, 3)) outbox.append({ kind: 'add', program });
    time -= 3_600_000;
    createOutbox(storage, 'ana', () => time).append({ kind: 'add', program: 'd' });
    expect(outbox.pending().map(({ program }) => program)).toEqual(names);
  });

  it('is sent from memory where the browser keeps nothing, and the student can be told', async () => {
    const client = await openSettled();
    browser.fill();
    service.fare('deaf');
    client.add('a');
    await settle();
    expect(shown(client)).toMatchObject({ programs: ['a'], pending: 1, isStored: false });
    service.fare('well');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(service.lists.get('ana')).toEqual(['a']);
  });

  it('is not stopped by what somebody else left in the storage', async () => {
    browser.items.set('travesia.carreras.preferences.ana/operation/roto', '{"id":');
    browser.items.set('travesia.carreras.preferences.ana/operation/otro', '{"id":1}');
    browser.items.set('travesia.carreras.preferences.ana/list', '[]');
    const client = await openSettled();
    client.add('a');
    await settle();
    expect(shown(client)).toMatchObject({ programs: ['a'], pending: 0, sync: 'synced' });
  });
});

describe('several tabs', () => {
  it('send each operation once, and show the same', async () => {
    service.fare('deaf');
    const tabs = [browser.tab(), browser.tab(), browser.tab()];
    const opened = await Promise.all(tabs.map((tab) => openSettled('ana', tab)));
    for (const [index, client] of opened.entries()) client.add(`p${index}`);
    await settle();
    service.fare('well');
    for (const tab of tabs) tab.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.received.map(({ program }) => program).sort()).toEqual(['p0', 'p1', 'p2']);
    for (const client of opened)
      expect(shown(client)).toMatchObject({ programs: service.lists.get('ana'), pending: 0 });
  });

  it('show what another one did before it was sent', async () => {
    const [first, second] = [await openSettled(), await openSettled()];
    service.fare('deaf');
    first.add('a');
    expect(shown(second)).toMatchObject({ programs: ['a'], pending: 1 });
  });
});

describe('another session', () => {
  it('never gets what a student did: it waits for that student', async () => {
    service.fare('deaf');
    const ana = await openSettled('ana');
    ana.add('a');
    await settle();
    ana.close();

    service.fare('well');
    service.signIn('eva');
    const eva = await openSettled('eva');
    eva.add('e');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(shown(eva)).toMatchObject({ programs: ['e'], pending: 0 });
    expect(service.lists.has('ana')).toBe(false);
    eva.close();

    service.signIn('ana');
    await openSettled('ana');
    expect(service.lists.get('ana')).toEqual(['a']);
    expect(service.lists.get('eva')).toEqual(['e']);
  });

  it('that began in another tab stops a page that does not know yet', async () => {
    service.lists.set('eva', ['e']);
    const tab = browser.tab();
    const ana = await openSettled('ana', tab);
    service.signIn('eva');
    ana.add('a');
    tab.wake();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(shown(ana)).toMatchObject({ programs: ['a'], pending: 1, sync: 'signed-out' });
    expect(service.lists.get('eva')).toEqual(['e']);
  });

  it('of nobody leaves everything for the next one', async () => {
    const ana = await openSettled();
    service.signIn(null);
    ana.add('a');
    const asked = service.asked();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(service.asked() - asked).toBeLessThanOrEqual(1);
    expect(shown(ana)).toMatchObject({ pending: 1, sync: 'signed-out' });
    service.signIn('ana');
    ana.add('b');
    await settle();
    expect(service.lists.get('ana')).toEqual(['a', 'b']);
  });
});

describe('what cannot be done', () => {
  it('is taken back and reported, until it is dismissed', async () => {
    const client = await openSettled();
    client.add('nadie');
    client.add('a');
    await settle();
    expect(shown(client)).toMatchObject({
      programs: ['a'],
      pending: 0,
      refused: [{ operation: { kind: 'add', program: 'nadie' }, outcome: 'unknown-program' }],
    });
    client.dismissRefused();
    expect(shown(client).refused).toEqual([]);
  });

  it('because the service does not understand it does not keep the rest waiting', async () => {
    const client = await openSettled();
    service.fare('deaf');
    for (const program of ['a', 'raro', 'b']) client.add(program);
    await settle();
    service.refuseBodyWith('raro');
    service.fare('well');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(service.lists.get('ana')).toEqual(['a', 'b']);
    expect(shown(client)).toMatchObject({
      programs: ['a', 'b'],
      pending: 0,
      refused: [{ operation: { program: 'raro' }, outcome: 'invalid' }],
    });
  });
});

it('a client that is closed asks for nothing more', async () => {
  const tab = browser.tab();
  service.fare('deaf');
  const client = await openSettled('ana', tab);
  client.add('a');
  await settle();
  client.close();
  const asked = service.asked();
  tab.wake();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(service.asked()).toBe(asked);
  expect([...browser.items.keys()]).not.toEqual([]);
});

it('a student who signs out leaves on the device what the service does not have, and others what is theirs', async () => {
  const eva = await openSettled('eva');
  eva.add('e');
  const ana = await openSettled('ana');
  service.fare('deaf');
  ana.add('a');
  ana.leave();
  const left = [...browser.items.keys()];
  expect(left.filter((key) => key.includes('.ana/')).map((key) => key.split('/')[1])).toEqual(['operation']);
  expect(left.some((key) => key.includes('.eva/'))).toBe(true);
});

describe('what is no answer of the service', () => {
  it.each([
    ['a page of the network', '<html>Acepta las condiciones</html>'],
    ['nothing', null],
    ['a list of something else', { revision: 1, programs: [7], outcomes: [] }],
    ['an answer to nothing that was sent', { revision: 1, programs: [], outcomes: [] }],
  ])('takes nothing away of what the student did: %s', async (_, answer) => {
    const tab = browser.tab();
    const client = await openSettled('ana', tab);
    service.fare({ answer });
    client.add('a');
    await settle();
    expect(shown(client)).toMatchObject({ programs: ['a'], pending: 1, sync: 'waiting', refused: [] });
    service.fare('well');
    tab.wake();
    await settle();
    expect(shown(client)).toMatchObject({ programs: ['a'], pending: 0, sync: 'synced' });
    expect(service.lists.get('ana')).toEqual(['a']);
  });

  it('is not what a newer service says: what this release does not know is left out', async () => {
    const tab = browser.tab();
    const client = await openSettled('ana', tab);
    service.fare({ answer: { revision: 9, programs: ['x'], outcomes: [], since: 2027 } });
    tab.wake();
    await settle();
    expect(shown(client)).toMatchObject({ programs: ['x'], sync: 'synced' });
  });
});
