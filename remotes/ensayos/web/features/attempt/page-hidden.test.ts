// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openBrowserPorts } from '@travesia/kit-offline';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import type { RunningAttempt } from '../../../api/attempts.ts';
import { eventsPath, startPath } from '../../../api/paths.ts';
import { type AttemptSession, openAttemptSession } from './attempt-session.ts';
import { openAttemptStorage } from './attempt-storage.ts';
import { deviceId } from './device-id.ts';

const ID = '01997b7a-0000-7000-8000-000000000000';

let session: AttemptSession;
afterEach(() => {
  session.close();
  vi.restoreAllMocks();
});

/** A page whose requests do not arrive, once it has begun. */
async function begun(): Promise<void> {
  globalThis.indexedDB = new IDBFactory();
  const ports = openBrowserPorts();
  const item = { stem: '<p>1</p>', options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })) };
  const running: RunningAttempt = {
    attempt: {
      id: ID,
      request: { mode: 'muestra' },
      state: 'in_progress',
      items: 1,
      createdAt: '2027-04-04T15:00:00Z',
      startedAt: '2027-04-04T15:00:00Z',
      gradedAt: null,
      remainingMs: null,
      answered: 0,
      result: null,
    },
    form: { items: [item], texts: [], sections: [{ name: 'M1', from: 0, items: 1 }] },
    responses: [{ option: null, flagged: false, eliminated: [] }],
    checks: {},
    lease: { epoch: 1, device: deviceId(ports.storage) },
    seq: 0,
    elapsedMs: 0,
    changes: [],
  };
  session = openAttemptSession({
    id: ID,
    owner: 'alumna',
    async http(path) {
      if (path === startPath(ID)) return running;
      throw new Error('sin conexión');
    },
    storage: await openAttemptStorage(),
    ports,
  });
  await vi.waitFor(() => expect(session.view$.get()).toMatchObject({ phase: 'running', holder: 'this' }));
}

const hidden = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const left = () => window.dispatchEvent(new Event('pagehide'));

it.each([
  ['is left', left],
  ['goes out of sight', hidden],
])('what is unsent outlives the page that %s', async (_, goes) => {
  const sent = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('nobody hears it'));
  await begun();
  goes();
  expect(sent).not.toHaveBeenCalled();
  session.record({ kind: 'answer', slot: 0, option: 'b' });
  goes();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(eventsPath(ID), expect.objectContaining({ method: 'POST', keepalive: true }));
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toMatchObject({
    epoch: 1,
    events: [{ kind: 'answer', slot: 0, option: 'b', seq: 1 }],
  });
});
