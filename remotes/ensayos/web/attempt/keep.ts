import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RunningAttempt, SentEvent } from '../../api/attempts.ts';

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
  /** Ends with the event on the disk. */
  append(event: KeptEvent): Promise<void>;
  /** Of every epoch, in their order. */
  events(id: string): Promise<readonly KeptEvent[]>;
  /** Those of an epoch up to a sequence number. */
  forgetEvents(id: string, epoch: number, seq: number): Promise<void>;
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

function keepIn(database: IDBPDatabase<Schema>): Keep {
  return {
    read: (id) => database.get('attempts', id),
    async write(attempt) {
      await database.put('attempts', attempt);
    },
    async append(event) {
      await database.put('events', event);
    },
    events: (id) => database.getAll('events', eventsOf(id)),
    forgetEvents: (id, epoch, seq) => database.delete('events', IDBKeyRange.bound([id, epoch, 0], [id, epoch, seq])),
    async forget(id) {
      const transaction = database.transaction(['attempts', 'events'], 'readwrite');
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
  return {
    read: async (id) => attempts.get(id),
    async write(attempt) {
      attempts.set(attempt.id, attempt);
    },
    async append(event) {
      events.push(event);
    },
    events: async (id) => events.filter(({ attempt }) => attempt === id),
    async forgetEvents(id, epoch, seq) {
      events = events.filter((event) => event.attempt !== id || event.epoch !== epoch || event.seq > seq);
    },
    async forget(id) {
      attempts.delete(id);
      events = events.filter(({ attempt }) => attempt !== id);
    },
    async forgetOthers(owner) {
      for (const { id, owner: other } of attempts.values()) if (other !== owner) attempts.delete(id);
    },
  };
}
