import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RunningAttempt, SentEvent } from '../../api/attempts.ts';
import { isSaid } from './responses.ts';

/** An attempt as this device last saw it, so that a reload without a connection goes on. */
export interface KeptAttempt {
  readonly id: string;
  /** Whose it is: the browser may be a school's. */
  readonly owner: string;
  readonly running: RunningAttempt;
  /** By the device's clock, which only guesses how much of `remainingMs` has gone by: the server decides. */
  readonly keptAt: number;
  /** The student handed it in, and the service has not heard of it yet. */
  readonly handedIn?: true;
}

export interface KeptEvent {
  readonly attempt: string;
  readonly owner: string;
  readonly epoch: number;
  readonly seq: number;
  readonly event: SentEvent;
}

interface Schema extends DBSchema {
  attempts: { key: string; value: KeptAttempt };
  events: { key: [attempt: string, epoch: number, seq: number]; value: KeptEvent };
}

/** What is on its way: the device forgets an event when the service has said that it has it, and not before. */
export interface Keep {
  read(id: string): Promise<KeptAttempt | undefined>;
  write(attempt: KeptAttempt): Promise<void>;
  /**
   * Writes the attempt and forgets its events of `epoch` up to `seq`, both or neither: an attempt that did not know of
   * the events that are gone would number the next ones like them.
   */
  acknowledge(attempt: KeptAttempt, epoch: number, seq: number): Promise<void>;
  /** Writes the attempt and events of the epoch it is in now, and forgets those of epochs before: all or nothing. */
  renumber(attempt: KeptAttempt, events: readonly KeptEvent[]): Promise<void>;
  /** Ends with the event on the disk. */
  append(event: KeptEvent): Promise<void>;
  /** Of every epoch, in their order. */
  events(id: string): Promise<readonly KeptEvent[]>;
  /** Attempts of a student of which the service has not heard something that was answered, or that they were handed in. */
  unsent(owner: string): Promise<readonly string[]>;
  forgetEvent(id: string, epoch: number, seq: number): Promise<void>;
  /** The attempt and its events. */
  forget(id: string): Promise<void>;
  /** Questions and answers of everybody else who used this browser. Events that never got through stay. */
  forgetOthers(owner: string): Promise<void>;
}

const NAME = 'travesia-ensayos';
const VERSION = 1;

/** The browser's own database. Where it has none, what is done lives as long as the page. */
export async function openKeep(): Promise<Keep> {
  try {
    const database = await openDB<Schema>(NAME, VERSION, {
      upgrade(upgraded) {
        upgraded.createObjectStore('attempts', { keyPath: 'id' });
        upgraded.createObjectStore('events', { keyPath: ['attempt', 'epoch', 'seq'] });
      },
    });
    return keepIn(database);
  } catch {
    return keepInMemory();
  }
}

const eventsOf = (id: string) => IDBKeyRange.bound([id, 0, 0], [id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);

function unsentOf(owner: string, attempts: Iterable<KeptAttempt>, events: Iterable<KeptEvent>): readonly string[] {
  const handedIn = [...attempts].filter((attempt) => attempt.owner === owner && attempt.handedIn);
  const said = [...events].filter((kept) => kept.owner === owner && isSaid(kept.event));
  return [...new Set([...handedIn.map(({ id }) => id), ...said.map(({ attempt }) => attempt)])];
}

function keepIn(database: IDBPDatabase<Schema>): Keep {
  const both = () => database.transaction(['attempts', 'events'], 'readwrite');
  return {
    read: (id) => database.get('attempts', id),
    async write(attempt) {
      await database.put('attempts', attempt);
    },
    async acknowledge(attempt, epoch, seq) {
      const transaction = both();
      await Promise.all([
        transaction.objectStore('attempts').put(attempt),
        transaction.objectStore('events').delete(IDBKeyRange.bound([attempt.id, epoch, 0], [attempt.id, epoch, seq])),
        transaction.done,
      ]);
    },
    async renumber(attempt, events) {
      const { epoch } = attempt.running.lease;
      const transaction = both();
      const kept = transaction.objectStore('events');
      await Promise.all([
        transaction.objectStore('attempts').put(attempt),
        kept.delete(IDBKeyRange.bound([attempt.id, 0, 0], [attempt.id, epoch, 0], false, true)),
        ...events.map((event) => kept.put(event)),
        transaction.done,
      ]);
    },
    async append(event) {
      await database.put('events', event);
    },
    events: (id) => database.getAll('events', eventsOf(id)),
    unsent: async (owner) => unsentOf(owner, await database.getAll('attempts'), await database.getAll('events')),
    forgetEvent: (id, epoch, seq) => database.delete('events', [id, epoch, seq]),
    async forget(id) {
      const transaction = both();
      await Promise.all([
        transaction.objectStore('attempts').delete(id),
        transaction.objectStore('events').delete(eventsOf(id)),
        transaction.done,
      ]);
    },
    async forgetOthers(owner) {
      const transaction = database.transaction('attempts', 'readwrite');
      for (const attempt of await transaction.store.getAll()) {
        if (attempt.owner !== owner) await transaction.store.delete(attempt.id);
      }
      await transaction.done;
    },
  };
}

function keepInMemory(): Keep {
  const attempts = new Map<string, KeptAttempt>();
  let events: KeptEvent[] = [];
  const forgetEvents = (isOver: (event: KeptEvent) => boolean) => {
    events = events.filter((event) => !isOver(event));
  };
  return {
    read: async (id) => attempts.get(id),
    async write(attempt) {
      attempts.set(attempt.id, attempt);
    },
    async acknowledge(attempt, epoch, seq) {
      attempts.set(attempt.id, attempt);
      forgetEvents((event) => event.attempt === attempt.id && event.epoch === epoch && event.seq <= seq);
    },
    async renumber(attempt, again) {
      attempts.set(attempt.id, attempt);
      forgetEvents((event) => event.attempt === attempt.id && event.epoch < attempt.running.lease.epoch);
      events.push(...again);
    },
    async append(event) {
      events.push(event);
    },
    events: async (id) => events.filter(({ attempt }) => attempt === id),
    unsent: async (owner) => unsentOf(owner, attempts.values(), events),
    async forgetEvent(id, epoch, seq) {
      forgetEvents((event) => event.attempt === id && event.epoch === epoch && event.seq === seq);
    },
    async forget(id) {
      attempts.delete(id);
      forgetEvents(({ attempt }) => attempt === id);
    },
    async forgetOthers(owner) {
      for (const { id, owner: other } of attempts.values()) if (other !== owner) attempts.delete(id);
    },
  };
}
