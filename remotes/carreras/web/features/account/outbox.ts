import { createStoredValues, type KeyValueStorage } from '@travesia/kit-offline';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import * as z from 'zod/mini';
import { preferencesAnswer } from '../../../api/answers.ts';
import type { PreferencesAnswer } from '../../../api/preferences.ts';
import type { PreferenceOperation } from '../../../preferences/operation.ts';
import { readStored } from './read-stored.ts';

/** What one student did on this device and the service has not answered, and the list as the service last said it. */
export interface Outbox {
  /** In the order in which they were done. */
  pending(): readonly PreferenceOperation[];
  /** @returns the operation with its id. */
  append(operation: NewOperation): PreferenceOperation;
  remove(ids: readonly string[]): void;
  known(): PreferencesAnswer | null;
  remember(answer: PreferencesAnswer): void;
  /** False once something could not be written: what is pending then ends with the page. */
  isStored(): boolean;
  /** The list as the service last said it. What it has not answered stays. */
  forgetKnown(): void;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type NewOperation = WithoutId<PreferenceOperation>;

const PREFIX = 'travesia.carreras.preferences';

const [id, program, after] = [z.string(), z.string(), z.array(z.string())];

const storedOperation = z.discriminatedUnion('kind', [
  z.object({ id, program, kind: z.literal('add'), after: z.exactOptional(after) }),
  z.object({ id, program, kind: z.literal('remove') }),
  z.object({ id, program, kind: z.literal('move'), after }),
]);

/** Hexadecimal digits of milliseconds, and the dash between them, with which a UUIDv7 begins. */
const timeOf = (id: string) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);

/**
 * Every operation has a key of its own: two tabs that write at once then lose nothing, which they would with one key
 * for all. The student is part of each key, so nobody finds what another one did.
 */
export function createOutbox(storage: KeyValueStorage, uid: string, now: () => number = Date.now): Outbox {
  const owner = `${PREFIX}.${encodeURIComponent(uid)}`;
  const operationPrefix = `${owner}/operation/`;
  const listKey = `${owner}/list`;
  const { keys, read, write, remove, isStored } = createStoredValues(storage);
  let lastTime = 0;

  function pending(): PreferenceOperation[] {
    return keys()
      .filter((key) => key.startsWith(operationPrefix))
      .sort()
      .flatMap((key) => readStored(storedOperation, read(key)) ?? []);
  }

  return {
    pending,
    append(operation) {
      // Ids sort by time: one that is done later gets a later one, also within a millisecond or after the clock was set back.
      lastTime = Math.max(now(), lastTime + 1, ...pending().map(({ id }) => timeOf(id) + 1));
      const added: PreferenceOperation = { id: uuidV7(lastTime), ...operation };
      write(operationPrefix + added.id, added);
      return added;
    },
    remove(ids) {
      for (const id of ids) remove(operationPrefix + id);
    },
    known: () => readStored(preferencesAnswer, read(listKey)),
    remember: ({ revision, programs }) => write(listKey, { revision, programs }),
    isStored,
    forgetKnown: () => remove(listKey),
  };
}
