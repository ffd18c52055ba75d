import { type BrowserPorts, beganAt, guessTimeLeft } from '@travesia/kit-offline';
import { runningAttempt } from '../../../api/answers.ts';
import type { AttemptSummary, RunningAttempt, SentEvent } from '../../../api/attempts.ts';
import { createAlarm } from './alarm.ts';
import type { AttemptRequests } from './attempt-requests.ts';
import { type AttemptState, type AttemptStateEvent, isHeld, sendable, shownRunning } from './attempt-state.ts';
import type { AttemptStorage } from './attempt-storage.ts';
import { deliverEvents } from './deliver-events.ts';
import { failureOf, waitsForSimulacro } from './failures.ts';
import type { Lease } from './lease.ts';
import { EVENTS_A_REQUEST } from './reduce-attempt.ts';
import { mergeEvents } from './reduce-opened.ts';
import { isSaid, uncounted } from './responses.ts';
import { statusOf } from './status-of.ts';
import { storedEvent } from './stored-attempt.ts';
import { createTurns } from './turns.ts';

/** Of a check: what it says is about the check, and no trouble of the attempt. */
const CHECK_REFUSALS: readonly (number | undefined)[] = [400, 403, 429];

export interface AttemptSenderOptions {
  readonly requests: AttemptRequests;
  readonly storage: AttemptStorage;
  readonly lease: Lease;
  readonly ports: Pick<BrowserPorts, 'clock' | 'schedule'>;
  readonly ended: AbortSignal;
  state(): AttemptState;
  /** Resolves once what it had written is on the disk. */
  dispatch(event: AttemptStateEvent): Promise<void>;
}

/** Asks the service, one thing after the other, and tells what came of it. */
export interface AttemptSender {
  /** Begins the attempt, or goes on with it. */
  open(): void;
  /** Sends what is pending and asks how it stands, at this moment of the monotonic clock or before. */
  exchangeAt(at: number): void;
  /** Nothing is asked that was going to be. */
  rest(): void;
  /** Asks what the service has, and gives up what it has no place for. */
  fill(): void;
  /** The attempt is over: sends what comes too late, and learns how it ended. */
  conclude(attempt: AttemptSummary | undefined): void;
  check(slot: number): Promise<void>;
  takeOver(): void;
}

export function createAttemptSender(options: AttemptSenderOptions): AttemptSender {
  const { requests, lease, ports, ended, state, dispatch } = options;
  /** While something else was asked. */
  let isAskedAgain = false;
  const turns = createTurns(ended, () => {
    if (isAskedAgain) alarm.set(Math.max(ports.clock.monotonic(), state().notBefore));
    isAskedAgain = false;
  });
  const alarm = createAlarm(ports, () => {
    if (turns.isBusy()) isAskedAgain = true;
    else run(() => exchange(options));
  });

  function failed(error: unknown): void {
    if (!ended.aborted) void dispatch({ kind: 'failed', failure: failureOf(error) });
  }
  function run(work: () => Promise<void>): void {
    turns.take(work).catch(failed);
  }

  return {
    open: () => run(() => load(options)),
    exchangeAt(at) {
      if (!ended.aborted) alarm.set(at);
    },
    rest() {
      alarm.cancel();
      isAskedAgain = false;
    },
    fill: () =>
      run(async () => {
        await dispatch({ kind: 'filled' });
        await ask(options, requests.start);
      }),
    conclude(attempt) {
      turns
        .take(() => conclude(options, attempt))
        .catch((error) => {
          if (!ended.aborted) void dispatch({ kind: 'failed', failure: failureOf(error), isConcluding: true });
        });
    },
    check: (slot) =>
      turns
        .take(() => check(options, slot))
        .catch((error) => {
          if (!CHECK_REFUSALS.includes(statusOf(error)) && !waitsForSimulacro(error)) failed(error);
          if (statusOf(error) !== 422) throw error;
        }),
    takeOver: () =>
      run(async () => {
        if (!shownRunning(state())) return;
        const { holder } = state();
        await lease.acquire({ steal: true });
        await (holder === 'other-tab' ? load(options) : ask(options, requests.lease));
      }),
  };
}

/** Shows what the disk has of it, if anything, and then what the service says. */
async function load(options: AttemptSenderOptions): Promise<void> {
  const { requests, storage, ports, state, dispatch } = options;
  const { id, owner, instead } = state();
  // What the service did not give or take is shown again only as the service has it.
  const stored = instead?.phase === 'unavailable' ? undefined : await storage.read(id);
  if (stored?.owner === owner) {
    await dispatch({ kind: 'recalled', stored });
    // Another release may have written it. One that can't be read is shown as the service has it; its events wait.
    const running = runningAttempt.safeParse(stored.running).data;
    // Of what was handed in while somebody else used the device, the questions are gone.
    if (running && running.form.items.length > 0) {
      const { remainingMs } = running.attempt;
      const guess = remainingMs === null ? null : guessTimeLeft(remainingMs, stored.keptAt, ports.clock.wall());
      await opened(options, running, guess);
    }
  }
  await ask(options, requests.start);
}

/** Shows what the service says of it. */
async function ask(options: AttemptSenderOptions, request: () => Promise<RunningAttempt>): Promise<void> {
  const { ports, dispatch } = options;
  const running = await request();
  const { elapsedMs, attempt } = running;
  await dispatch({ kind: 'heard', begunAt: beganAt(elapsedMs, ports.clock.wall()) });
  await opened(options, running, attempt.remainingMs);
}

async function opened(
  { storage, lease, state, dispatch }: AttemptSenderOptions,
  running: RunningAttempt,
  remainingMs: number | null,
): Promise<void> {
  const { id, device } = state();
  if (running.lease.device === device) await lease.acquire();
  const found = await storage.events(id);
  await dispatch({ kind: 'opened', running, remainingMs, found, hasLock: lease.isHeld() });
}

/** Sends as many of `unsent` as one request takes. */
async function sendSome(
  { requests, ended, state, dispatch }: AttemptSenderOptions,
  unsent: readonly SentEvent[],
): Promise<void> {
  const { running } = state();
  if (!running) return;
  const { epoch } = running.lease;
  const events = unsent.slice(0, EVENTS_A_REQUEST);
  if (events.some(isSaid)) void dispatch({ kind: 'sending' });
  const reject = (refused: readonly SentEvent[]) => dispatch({ kind: 'rejected', epoch, events: refused });
  const { remainingMs } = await deliverEvents(requests, epoch, events, reject);
  ended.throwIfAborted();
  await dispatch({ kind: 'acknowledged', epoch, events, remainingMs });
  await dispatch({ kind: 'settled' });
}

async function exchange(options: AttemptSenderOptions): Promise<void> {
  const { requests, state, dispatch } = options;
  if (!shownRunning(state())) return load(options);
  // Whoever only reads learns what the other one did, and that it is over.
  if (!isHeld(state()) || !state().isConfirmed) return ask(options, requests.start);
  // What was done without a connection may be more than one request takes. With nothing pending it sets the clock right.
  // What is handed in is all there is, wherever it is.
  const unsent = () => (state().handingIn ? state().pending : sendable(state()));
  if (!state().handingIn || unsent().length > 0) await sendSome(options, unsent());
  while (unsent().length > 0) await sendSome(options, unsent());
  const { running, handingIn } = state();
  if (!handingIn || !running) return;
  void dispatch({ kind: 'sending' });
  const { answered, result } = (await requests.submit({ epoch: running.lease.epoch, events: [] })).attempt;
  await dispatch({ kind: 'over', answered, byClock: handingIn === 'by-clock' || result?.expired === true, lost: 0 });
}

/** Makes the standing answer final and learns whether it is right. */
async function check(options: AttemptSenderOptions, slot: number): Promise<void> {
  const { requests, storage, state, dispatch } = options;
  if (!isHeld(state())) return;
  // Reading waits for what is on its way to the disk.
  await storage.read(state().id).catch(() => undefined);
  while (state().pending.length > 0) await sendSome(options, state().pending);
  const stored = dispatch({ kind: 'numbered' });
  const { running, seq } = state();
  await stored;
  const epoch = running?.lease.epoch ?? 0;
  const answer = await requests.check({ epoch, events: [], slot, seq });
  await dispatch({ kind: 'checked', slot, answer });
}

/** The service handed it in, or another device did: the refusal says how it ended. */
async function conclude(options: AttemptSenderOptions, attempt: AttemptSummary | undefined): Promise<void> {
  const late = await sendLate(options);
  const lost = late.length > 0 ? await lostOf(options, late) : 0;
  const { answered = 0, result } = attempt ?? {};
  await options.dispatch({ kind: 'over', answered, byClock: result?.expired === true, lost });
}

/**
 * Once the attempt is over: the service keeps what was done without a connection while the time ran out, apart.
 * Resolves with all that was sent, in its order.
 */
async function sendLate({ requests, storage, state, dispatch }: AttemptSenderOptions): Promise<readonly SentEvent[]> {
  const before = state();
  const found = await storage.events(before.id);
  const inMemory = before.pending.map((event) => storedEvent(before, before.running?.lease.epoch ?? 0, event));
  const all = mergeEvents(found, before.unwrittenBefore, inMemory);
  for (const [epoch, stored] of Map.groupBy(all, (event) => event.epoch)) {
    const unsent = stored.map(({ event }) => event);
    const reject = (events: readonly SentEvent[]) => dispatch({ kind: 'rejected', epoch, events });
    for (let from = 0; from < unsent.length; from += EVENTS_A_REQUEST) {
      const page = unsent.slice(from, from + EVENTS_A_REQUEST);
      await deliverEvents(requests, epoch, page, reject).catch((error) => {
        if (statusOf(error) !== 410) throw error;
      });
    }
  }
  return all.map(({ event }) => event);
}

/** Of answers that came late: how many the result does not even tell apart. None where it waits for a simulacro. */
async function lostOf({ requests }: AttemptSenderOptions, late: readonly SentEvent[]): Promise<number> {
  try {
    const { late: toldApart, items } = await requests.late();
    return toldApart ? 0 : uncounted(late, items);
  } catch (error) {
    if (waitsForSimulacro(error)) return 0;
    throw error;
  }
}
