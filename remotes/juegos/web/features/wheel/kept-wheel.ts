import { KNOWN_ELSEWHERE } from '@travesia/contracts/slices';
import { createStoredValues, type KeyValueStorage } from '@travesia/kit-offline';
import type { WheelMemory } from '../../../models/wheel/drill.ts';

/** A choice that the service has not heard: the id of its question, and what was chosen. */
export interface KeptChoice {
  readonly question: string;
  readonly option: string | null;
}

/** What the wheel keeps on the device, of one student or of whoever has no account. */
export interface KeptWheel {
  /** As it was written; maybe by another release. */
  memory(): unknown;
  keepMemory(memory: WheelMemory): void;
  /** Choices that wait, as they were written, by their question. */
  waiting(): readonly string[];
  choice(question: string): unknown;
  add(choice: KeptChoice): void;
  remove(question: string): void;
}

/** Whoever has no account; no id of the provider is like it. */
export const VISITOR = 'visitor';

const PREFIX = 'travesia.juegos.wheel';

const ownerOf = (uid: string | null) => `${PREFIX}.${encodeURIComponent(uid ?? VISITOR)}`;

const memoryKeyOf = (uid: string | null) => `${ownerOf(uid)}/${KNOWN_ELSEWHERE}/memory`;

/** Whether somebody without an account used the wheel on this device. */
export const isBegunByVisitor = (storage: KeyValueStorage): boolean => storage.getItem(memoryKeyOf(null)) !== null;

/** Choices have keys of their own: signing out takes what the service knows too, and leaves what it has not heard. */
export function createKeptWheel(storage: KeyValueStorage, uid: string | null): KeptWheel {
  const [memoryKey, prefix] = [memoryKeyOf(uid), `${ownerOf(uid)}/choice/`];
  const values = createStoredValues(storage);
  return {
    memory: () => values.read(memoryKey),
    keepMemory: (memory) => values.write(memoryKey, memory),
    waiting: () => values.keysBelow(prefix),
    choice: (question) => values.read(prefix + question),
    add: (choice) => values.write(prefix + choice.question, choice),
    remove: (question) => values.remove(prefix + question),
  };
}
