import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RunningAttempt, SentEvent } from '../../api/attempts.ts';
import { isSaid, type Unsent, unsentOf } from './responses.ts';

/** An attempt as this device last saw it, so that a reload without a connection goes on. */
export interface KeptAttempt {
  readonly id: string;
  /** Whose it is: the browser may be a school's. */
  readonly owner: string;
  readonly running: RunningAttempt;
  /** By the device's clock, which only guesses how much of `remainingMs` has gone by: the server decides. */
  readonly keptAt: number;
  /** When it began, by the device's clock. */
  readonly begunAt?: number;
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

/** What of an attempt the service has not heard. */
export interface Waiting {
  readonly id: string;
  readonly unsent: Unsent;
  readonly handedIn: boolean;
  /** Another device holds the attempt: it is sent when the student goes on with it here. */
  readonly isElsewhere: boolean;
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
  /** Writes the attempt and these events of the epoch it is in now, and forgets every other one: all or nothing. */
  renumber(attempt: KeptAttempt, events: readonly KeptEvent[]): Promise<void>;
  /** Ends with the event on the disk. */
  append(event: KeptEvent): Promise<void>;
  /** Of every epoch, in their order. */
  events(id: string): Promise<readonly KeptEvent[]>;
  /** Attempts of a student of which the service has not heard something that was answered, or that they were handed in. */
  waiting(owner: string): Promise<readonly Waiting[]>;
  forgetEvent(id: string, epoch: number, seq: number): Promise<void>;
  /** The attempt and its events. */
  forget(id: string): Promise<void>;
  /**
   * Questions and answers of everybody else who used this browser. What never got through stays: events, and that an
   * attempt was handed in.
   */
  forgetOthers(owner: string): Promise<void>;
  /** An attempt that was begun without an account is an account's from here on. */
  give(id: string, owner: string): Promise<void>;
  /** Everything of a student. */
  forgetAll(owner: string): Promise<void>;
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

function waitingOf(owner: string, all: Iterable<KeptAttempt>, kept: Iterable<KeptEvent>): readonly Waiting[] {
  const attempts = new Map(
    [...all].filter((attempt) => attempt.owner === owner).map((attempt) => [attempt.id, attempt]),
  );
  const said = Map.groupBy(
    [...kept].filter((event) => event.owner === owner && isSaid(event.event)),
    ({ attempt }) => attempt,
  );
  const ids = new Set([
    ...said.keys(),
    ...[...attempts.values()].filter(({ handedIn }) => handedIn).map(({ id }) => id),
  ]);
  return [...ids].map((id) => {
    const events = said.get(id) ?? [];
    const epoch = attempts.get(id)?.running.lease.epoch ?? 0;
    return {
      id,
      unsent: unsentOf(events.map(({ event }) => event)),
      handedIn: attempts.get(id)?.handedIn ?? false,
      isElsewhere: events.length > 0 && events.every((event) => event.epoch < epoch),
    };
  });
}

/** What is left of an attempt of somebody who is not at this device, where it was handed in: nothing that can be read. */
const handedInOnly = ({ running, ...attempt }: KeptAttempt): KeptAttempt => ({
  ...attempt,
  running: { ...running, form: { items: [], texts: [], sections: [] }, responses: [], checks: {}, changes: [] },
});

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
      const transaction = both();
      const kept = transaction.objectStore('events');
      await Promise.all([
        transaction.objectStore('attempts').put(attempt),
        kept.delete(eventsOf(attempt.id)),
        ...events.map((event) => kept.put(event)),
        transaction.done,
      ]);
    },
    async append(event) {
      await database.put('events', event);
    },
    events: (id) => database.getAll('events', eventsOf(id)),
    waiting: async (owner) => waitingOf(owner, await database.getAll('attempts'), await database.getAll('events')),
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
        if (attempt.owner === owner) continue;
        if (attempt.handedIn) await transaction.store.put(handedInOnly(attempt));
        else await transaction.store.delete(attempt.id);
      }
      await transaction.done;
    },
    async give(id, owner) {
      const transaction = both();
      const attempt = await transaction.objectStore('attempts').get(id);
      if (attempt) await transaction.objectStore('attempts').put({ ...attempt, owner });
      for (const event of await transaction.objectStore('events').getAll(eventsOf(id))) {
        await transaction.objectStore('events').put({ ...event, owner });
      }
      await transaction.done;
    },
    async forgetAll(owner) {
      const transaction = both();
      for (const attempt of await transaction.objectStore('attempts').getAll()) {
        if (attempt.owner === owner) await transaction.objectStore('attempts').delete(attempt.id);
      }
      for (const { attempt, epoch, seq, ...event } of await transaction.objectStore('events').getAll()) {
        if (event.owner === owner) await transaction.objectStore('events').delete([attempt, epoch, seq]);
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
      forgetEvents((event) => event.attempt === attempt.id);
      events.push(...again);
    },
    async append(event) {
      events.push(event);
    },
    events: async (id) => events.filter(({ attempt }) => attempt === id),
    waiting: async (owner) => waitingOf(owner, attempts.values(), events),
    async forgetEvent(id, epoch, seq) {
      forgetEvents((event) => event.attempt === id && event.epoch === epoch && event.seq === seq);
    },
    async forget(id) {
      attempts.delete(id);
      forgetEvents(({ attempt }) => attempt === id);
    },
    async forgetOthers(owner) {
      for (const attempt of [...attempts.values()]) {
        if (attempt.owner === owner) continue;
        if (attempt.handedIn) attempts.set(attempt.id, handedInOnly(attempt));
        else attempts.delete(attempt.id);
      }
    },
    async give(id, owner) {
      const attempt = attempts.get(id);
      if (attempt) attempts.set(id, { ...attempt, owner });
      events = events.map((event) => (event.attempt === id ? { ...event, owner } : event));
    },
    async forgetAll(owner) {
      for (const { id, owner: other } of [...attempts.values()]) if (other === owner) attempts.delete(id);
      forgetEvents((event) => event.owner === owner);
    },
  };
}
