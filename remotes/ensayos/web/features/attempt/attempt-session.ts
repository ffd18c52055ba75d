import type { HttpClient, StateStream } from '@travesia/contracts/page';
import type { BrowserPorts, Cancel } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import { eventsPath } from '../../../api/paths.ts';
import { createAttemptRequests } from './attempt-requests.ts';
import { createAttemptSender } from './attempt-sender.ts';
import { type AttemptEffect, type AttemptStateEvent, type NewEvent, openingState, viewOf } from './attempt-state.ts';
import type { AttemptStorage, StoredEvent } from './attempt-storage.ts';
import type { AttemptView } from './attempt-view.ts';
import { deviceId } from './device-id.ts';
import { createLease } from './lease.ts';
import { reduceAttempt } from './reduce-attempt.ts';

export interface AttemptSession {
  readonly view$: StateStream<AttemptView>;
  /** Shown and stored at once, sent within moments. Nothing happens where this tab may not write. */
  record(event: NewEvent): void;
  /** Makes the standing answer final and learns whether it is right. Rejects without a connection. */
  check(slot: number): Promise<void>;
  handIn(by: 'student' | 'clock'): void;
  /** Writes from here on, instead of the other tab or device. */
  takeOver(): void;
  /** Asks the service now, however long it was to be waited. */
  retry(): void;
  close(): void;
}

export interface AttemptSessionOptions {
  readonly id: string;
  readonly owner: string;
  readonly http: HttpClient;
  readonly storage: AttemptStorage;
  readonly ports: BrowserPorts;
}

/** The clock is set right by the service at least this often. */
const RESYNC_MS = 60_000;

/** A disk that is full or gone costs what outlives the page, and nothing else. */
const onDisk = (work: Promise<void>) => work.catch(() => undefined);

/**
 * One attempt on one device. What the student does is on the disk before it is sent, and leaves it when the service has
 * acknowledged it. It goes on without a connection, over a reload, and after the browser's death.
 */
export function openAttemptSession({ id, owner, http, storage, ports }: AttemptSessionOptions): AttemptSession {
  const ended = new AbortController();
  const device = deviceId(ports.storage);
  let state = openingState(id, owner, device);
  const view = createState(viewOf(state));

  async function dispatch(event: AttemptStateEvent): Promise<void> {
    const { clock, random } = ports;
    const before = state;
    const next = reduceAttempt(before, event, { wall: clock.wall(), monotonic: clock.monotonic(), chance: random() });
    state = next.state;
    const done = next.effects.map(perform);
    if (state !== before) view.set(viewOf(state));
    await Promise.all(done);
  }

  const lease = createLease(ports.locks, id, ended.signal, () => void dispatch({ kind: 'lock-lost' }));
  const sender = createAttemptSender({
    requests: createAttemptRequests(http, id, device, ended.signal),
    storage,
    lease,
    ports,
    ended: ended.signal,
    state: () => state,
    dispatch,
  });

  /** Tells whether events came to the disk, once they did or could not. */
  function tellWritten(work: Promise<void>, stored: readonly StoredEvent[]): Promise<void> {
    const [first] = stored;
    if (!first) return onDisk(work);
    const told = { epoch: first.epoch, events: stored.map(({ event }) => event) };
    return work.then(
      () => dispatch({ kind: 'written', ...told }),
      () => dispatch({ kind: 'not-written', ...told }),
    );
  }

  function perform(effect: AttemptEffect): Promise<void> | void {
    // What is done as the page goes comes to the disk, and is sent by whoever opens the attempt next.
    if (ended.signal.aborted && effect.do !== 'append') return;
    switch (effect.do) {
      case 'append':
        return tellWritten(storage.append(effect.event), [effect.event]);
      case 'write':
        return onDisk(storage.write(effect.attempt));
      case 'acknowledge':
        return onDisk(storage.acknowledge(effect.attempt, effect.epoch, effect.seq));
      case 'renumber':
        return tellWritten(storage.renumber(effect.attempt, effect.events), effect.events);
      case 'forget-events':
        return onDisk(storage.forgetEvents(id, effect.epoch, effect.seqs));
      case 'forget':
        return onDisk(storage.forget(id));
      case 'exchange':
        return sender.exchangeAt(effect.at);
      case 'rest':
        return sender.rest();
      case 'conclude':
        return sender.conclude(effect.attempt);
      case 'fill':
        return sender.fill();
      case 'send-last':
        return ports.sendLast(eventsPath(id), effect.body);
      case 'stop':
        return stop();
    }
  }

  let cancelResync: Cancel;
  function resync(): void {
    void dispatch({ kind: 'resync' });
    cancelResync = ports.schedule(resync, RESYNC_MS);
  }
  cancelResync = ports.schedule(resync, RESYNC_MS);
  const listeners = [
    ports.onWake(() => void dispatch({ kind: 'woken' })),
    ports.onHide(() => void dispatch({ kind: 'hidden' })),
  ];
  function stop(): void {
    ended.abort();
    sender.rest();
    cancelResync();
    lease.release();
    for (const cancel of listeners) cancel();
  }

  sender.open();

  return {
    view$: view.stream,
    record: (event) => void dispatch({ kind: 'recorded', event }),
    check: sender.check,
    handIn: (by) => void dispatch({ kind: 'handed-in', by }),
    takeOver: sender.takeOver,
    retry: () => void dispatch({ kind: 'woken', isAsked: true }),
    close: stop,
  };
}
