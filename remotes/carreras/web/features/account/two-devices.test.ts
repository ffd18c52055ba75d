import type { HttpClient } from '@travesia/contracts/page';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PREFERENCES_PATH } from '../../../api/paths.ts';
import { slice } from '../../../service/slice.ts';
import { createTestApp, program } from '../../../service/testing/carreras-app.ts';
import { createPreferencesClient, type PreferencesClient, type PreferencesState } from './preferences-client.ts';
import { failure } from './testing/fake-service.ts';

const RUNS = 25;
const SETTLED_DEADLINE_MS = 30_000;
const POLL_MS = 20;

let postgres: PostgresServer;
let service: ReturnType<typeof createTestApp>;
let students = 0;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  service = createTestApp(database);
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

type Fault = 'none' | 'before' | 'after';

/** The shell's client, over a network that fails as `faults` say and well from then on. */
function createHttp(uid: string, faults: Fault[]): HttpClient {
  return async (path, { method = 'GET', body, headers } = {}) => {
    const fault = faults.shift() ?? 'none';
    if (fault === 'before') throw failure();
    const answer = await service.ask(uid, method === 'POST' ? 'POST' : 'GET', path, body, { headers: { ...headers } });
    if (fault === 'after') throw failure();
    if (answer.statusCode >= 400) throw failure(answer.statusCode);
    return answer.json();
  };
}

interface Device {
  readonly tab: { wake(): void };
  readonly client: PreferencesClient;
}

/** Until every device shows it; those that do not are looked at by their student. */
async function until(devices: readonly Device[], isSo: (state: PreferencesState) => boolean): Promise<void> {
  await vi.waitFor(
    () => {
      const late = devices.filter(({ client }) => !isSo(client.state$.get()));
      for (const { tab } of late) tab.wake();
      expect(late).toEqual([]);
    },
    { timeout: SETTLED_DEADLINE_MS, interval: POLL_MS },
  );
}

const edit = fc.record({
  device: fc.constantFrom(0, 1),
  kind: fc.constantFrom('add', 'add', 'add', 'remove', 'move'),
  index: fc.nat(12),
  place: fc.nat(12),
  /** Whether the device gets to talk before the next edit. */
  isPaused: fc.boolean(),
});
const faults = fc.array(fc.constantFrom<Fault>('none', 'before', 'after'), { maxLength: 6 });

it('two devices on a bad network end with one list that has all that was added and not removed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 24 }), faults, faults, async (edits, ...failing) => {
      students += 1;
      const uid = `alumna-${students}`;
      const devices = failing.map((own) => {
        const tab = createFakeBrowser().tab();
        return { tab, client: createPreferencesClient({ uid, http: createHttp(uid, own), ports: tab }) };
      });
      try {
        const added = new Set<string>();
        const removed = new Set<string>();
        for (const { device, kind, index, place, isPaused } of edits) {
          const client = devices[device]?.client;
          const code = program(index);
          if (kind === 'add') {
            client?.add(code, place);
            added.add(code);
          } else if (kind === 'move') {
            client?.move(code, place);
          } else if (client?.remove(code) === 'done') {
            removed.add(code);
          }
          if (isPaused) await new Promise((resolve) => setTimeout(resolve, 1));
        }
        await until(devices, ({ pending, sync }) => pending === 0 && sync === 'synced');
        const { programs } = (await service.ask(uid, 'GET', PREFERENCES_PATH)).json();
        await until(devices, (state) => state.programs?.join() === programs.join());
        expect(new Set(programs).size).toBe(programs.length);
        for (const code of added) if (!removed.has(code)) expect(programs).toContain(code);
        for (const { client } of devices) {
          // What another device took away cannot be moved; nothing else is refused.
          expect(client.state$.get().refused.filter(({ outcome }) => outcome !== 'absent')).toEqual([]);
        }
      } finally {
        for (const { client } of devices) client.close();
      }
    }),
    { numRuns: RUNS },
  );
});
