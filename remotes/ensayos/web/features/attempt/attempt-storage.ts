import { openOutbox, type Tables } from '@travesia/kit-offline';
import * as z from 'zod/mini';
import { runningAttempt } from '../../../api/answers.ts';
import type { RunningAttempt, SentEvent } from '../../../api/attempts.ts';
import { isSaid, type Unsent, unsentOf } from './responses.ts';

/**
 * An attempt as this device last saw it, so that a reload without a connection goes on. Another release may have written
 * `running`: it is read by the schema of what the service answers before it is shown.
 */
export interface StoredAttempt {
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

/** Whoever wrote it, `event` is sent as it is: what it says is for the service to judge, and nothing is lost here. */
export interface StoredEvent {
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

/** What is on its way: the device forgets an event when the service has said that it has it, and not before. */
export interface AttemptStorage {
  read(id: string): Promise<StoredAttempt | undefined>;
  write(attempt: StoredAttempt): Promise<void>;
  /**
   * Writes the attempt and forgets its events of `epoch` up to `seq`, both or neither: an attempt that did not know of
   * the events that are gone would number the next ones like them.
   */
  acknowledge(attempt: StoredAttempt, epoch: number, seq: number): Promise<void>;
  /** Writes the attempt and these events of the epoch it is in now, and forgets every other one: all or nothing. */
  renumber(attempt: StoredAttempt, events: readonly StoredEvent[]): Promise<void>;
  /** Ends with the event on the disk. */
  append(event: StoredEvent): Promise<void>;
  /** Of every epoch, in their order. */
  events(id: string): Promise<readonly StoredEvent[]>;
  /** Attempts of a student of which the service has not heard something that was answered, or that they were handed in. */
  waiting(owner: string): Promise<readonly Waiting[]>;
  forgetEvents(id: string, epoch: number, seqs: readonly number[]): Promise<void>;
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

interface Rows {
  readonly attempts: StoredAttempt;
  readonly events: StoredEvent;
}

/** As it is in the browsers of students: another name or key path would lose what waits in them. */
const SCHEMA = {
  name: 'travesia-ensayos',
  version: 1,
  tables: { attempts: 'id', events: ['attempt', 'epoch', 'seq'] },
} as const;

/** As far as what waits must be known of an attempt that another release may have written. */
const heldLease = z.object({ lease: runningAttempt.shape.lease });

const eventsOf = (id: string) => ({
  from: [id, 0, 0],
  to: [id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
});

const keyOf = ({ attempt, epoch, seq }: StoredEvent) => [attempt, epoch, seq];

/** What is left of an attempt of somebody who is not at this device, where it was handed in: nothing that can be read. */
const handedInOnly = ({ running, ...attempt }: StoredAttempt): StoredAttempt => ({
  ...attempt,
  running: { ...running, form: { items: [], texts: [], sections: [] }, responses: [], checks: {}, changes: [] },
});

async function waitingIn({ attempts, events }: Tables<Rows>, owner: string): Promise<readonly Waiting[]> {
  const own = (await attempts.all()).filter((attempt) => attempt.owner === owner);
  const said = (await events.all()).filter(({ owner: other, event }) => other === owner && isSaid(event));
  const attemptsById = new Map(own.map((attempt) => [attempt.id, attempt]));
  const saidById = Map.groupBy(said, ({ attempt }) => attempt);
  const ids = new Set([...saidById.keys(), ...own.filter(({ handedIn }) => handedIn).map(({ id }) => id)]);
  return [...ids].map((id) => {
    const unheard = saidById.get(id) ?? [];
    const attempt = attemptsById.get(id);
    const { epoch } = heldLease.safeParse(attempt?.running).data?.lease ?? { epoch: 0 };
    return {
      id,
      unsent: unsentOf(unheard.map(({ event }) => event)),
      handedIn: attempt?.handedIn ?? false,
      isElsewhere: unheard.length > 0 && unheard.every((event) => event.epoch < epoch),
    };
  });
}

export async function openAttemptStorage(): Promise<AttemptStorage> {
  const { read, write } = await openOutbox<Rows>(SCHEMA);
  return {
    read: (id) => read(({ attempts }) => attempts.get(id)),
    write: (attempt) => write(({ attempts }) => attempts.put(attempt)),
    acknowledge: (attempt, epoch, seq) =>
      write(({ attempts, events }) => {
        attempts.put(attempt);
        events.delete({ from: [attempt.id, epoch, 0], to: [attempt.id, epoch, seq] });
      }),
    renumber: (attempt, again) =>
      write(({ attempts, events }) => {
        attempts.put(attempt);
        events.delete(eventsOf(attempt.id));
        for (const event of again) events.put(event);
      }),
    append: (event) => write(({ events }) => events.put(event)),
    events: (id) => read(({ events }) => events.all(eventsOf(id))),
    waiting: (owner) => read((tables) => waitingIn(tables, owner)),
    forgetEvents: (id, epoch, seqs) =>
      write(({ events }) => {
        for (const seq of seqs) events.delete([id, epoch, seq]);
      }),
    forget: (id) =>
      write(({ attempts, events }) => {
        attempts.delete(id);
        events.delete(eventsOf(id));
      }),
    forgetOthers: (owner) =>
      write(async ({ attempts }) => {
        for (const attempt of await attempts.all()) {
          if (attempt.owner === owner) continue;
          if (attempt.handedIn) attempts.put(handedInOnly(attempt));
          else attempts.delete(attempt.id);
        }
      }),
    give: (id, owner) =>
      write(async ({ attempts, events }) => {
        const attempt = await attempts.get(id);
        if (attempt) attempts.put({ ...attempt, owner });
        for (const event of await events.all(eventsOf(id))) events.put({ ...event, owner });
      }),
    forgetAll: (owner) =>
      write(async ({ attempts, events }) => {
        for (const attempt of await attempts.all()) if (attempt.owner === owner) attempts.delete(attempt.id);
        for (const event of await events.all()) if (event.owner === owner) events.delete(keyOf(event));
      }),
  };
}
