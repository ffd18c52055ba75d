import type { HttpClient, HttpFailure, StateStream } from '@travesia/contracts';
import { createState } from '@travesia/kit-remote/state';
import type {
  AttemptProblem,
  AttemptSummary,
  CheckedAnswer,
  EventsAnswer,
  EventsBody,
  PublicForm,
  PublicResponse,
  RunningAttempt,
  SentEvent,
  SubmitAnswer,
} from '../../api/attempts.ts';
import { checkPath, eventsPath, leasePath, startPath, submitPath } from '../../api/paths.ts';
import type { Keep } from './keep.ts';
import { withEvent } from './responses.ts';
import type { Surroundings } from './surroundings.ts';

/** Where the answers are. `pending`: how many the service has not acknowledged. */
export interface Saving {
  readonly state: 'saved' | 'saving' | 'offline' | 'signed-out';
  readonly pending: number;
}

/** Time that is left, as of a moment of the page's monotonic clock. */
export interface Remaining {
  readonly ms: number;
  readonly at: number;
  /** The service said so since the page was opened. A guess by the device's clock ends nothing: that clock may be wrong. */
  readonly isConfirmed: boolean;
}

export type AttemptView =
  | { readonly phase: 'opening' }
  /** Neither the service nor this device has it now. */
  | { readonly phase: 'unavailable'; readonly reason: 'offline' | 'missing' | 'failed' }
  /** Another simulacro runs: `other` is its id, where the service named it. */
  | { readonly phase: 'busy'; readonly other: string | undefined }
  | {
      readonly phase: 'running';
      readonly attempt: AttemptSummary;
      readonly form: PublicForm;
      readonly responses: readonly PublicResponse[];
      readonly checks: Readonly<Record<number, CheckedAnswer>>;
      /** Whether this tab may write: another tab or device may hold the attempt. */
      readonly holder: 'this' | 'other-tab' | 'other-device';
      readonly saving: Saving;
      /** The attempt holds as many events as it may: it can be read and handed in. */
      readonly isFull: boolean;
      readonly remaining: Remaining | null;
      /** The answers are on their way to be graded; with no connection they wait here. */
      readonly handingIn: 'by-student' | 'by-clock' | null;
    }
  | { readonly phase: 'over'; readonly id: string; readonly answered: number; readonly byClock: boolean };

type RunningView = Extract<AttemptView, { readonly phase: 'running' }>;
type NewEvent = SentEvent extends infer Event ? (Event extends SentEvent ? Omit<Event, 'seq'> : never) : never;

export interface AttemptSession {
  readonly view$: StateStream<AttemptView>;
  /** Shown and kept at once, sent within moments. Nothing happens where this tab may not write. */
  record(event: NewEvent): void;
  /** Makes the standing answer final and learns whether it is right. Rejects without a connection. */
  check(slot: number): Promise<void>;
  handIn(by: 'student' | 'clock'): void;
  /** Writes from here on, instead of the other tab or device. */
  takeOver(): void;
  close(): void;
}

export interface AttemptSessionOptions {
  readonly id: string;
  readonly owner: string;
  readonly http: HttpClient;
  readonly keep: Keep;
  readonly surroundings: Surroundings;
}

/** Answers that come together travel together. */
const ANSWER_DELAY_MS = 300;
/** How long was spent on a question can wait. */
const VISIT_DELAY_MS = 2_000;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 30_000;
const REQUEST_DEADLINE_MS = 15_000;
const EVENTS_A_REQUEST = 200;
/** The clock is set right by the service at least this often. */
const RESYNC_MS = 60_000;

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** The attempt that a refusal names. */
function attemptOf(error: unknown): AttemptSummary | undefined {
  const problem: Partial<AttemptProblem> | undefined =
    error instanceof Error ? (error as HttpFailure).problem : undefined;
  return problem?.attempt;
}

/**
 * One attempt on one device. What the student does is on the disk before it is sent, and leaves it when the service has
 * acknowledged it. It goes on without a connection, over a reload, and after the browser's death.
 */
export function openAttemptSession({ id, owner, http, keep, surroundings }: AttemptSessionOptions): AttemptSession {
  const view = createState<AttemptView>({ phase: 'opening' });
  const ended = new AbortController();
  let pending: SentEvent[] = [];
  let running: RunningAttempt | null = null;
  let seq = 0;
  let failures = 0;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resync: ReturnType<typeof setInterval> | undefined;
  let release: (() => void) | null = null;
  let handingIn: 'by-student' | 'by-clock' | null = null;
  let isFull = false;

  const signal = () => AbortSignal.any([ended.signal, AbortSignal.timeout(REQUEST_DEADLINE_MS)]);
  const post = (path: string, body: unknown) => http(path, { method: 'POST', body, signal: signal() });
  const current = (): RunningView | null => {
    const shown = view.stream.get();
    return shown.phase === 'running' ? shown : null;
  };
  const change = (changed: Partial<RunningView>) => {
    const shown = current();
    if (shown) view.set({ ...shown, ...changed });
  };
  const saving = (state: Saving['state']): Saving => ({
    state: state === 'saved' && pending.length > 0 ? 'saving' : state,
    pending: pending.filter(({ kind }) => kind !== 'visit').length,
  });
  const remainingOf = (ms: number | null, isConfirmed = true): Remaining | null =>
    ms === null ? null : { ms, at: surroundings.monotonicNow(), isConfirmed };

  function over(byClock: boolean, attempt?: AttemptSummary): void {
    const shown = current();
    const answered = attempt?.answered ?? shown?.responses.filter(({ option }) => option !== null).length ?? 0;
    stop();
    void keep.forget(id);
    view.set({ phase: 'over', id, answered, byClock });
  }

  function stop(): void {
    ended.abort();
    clearTimeout(timer);
    clearInterval(resync);
    release?.();
    for (const unsubscribe of listeners) unsubscribe();
  }

  async function show(next: RunningAttempt, remaining: Remaining | null, state: Saving['state']): Promise<void> {
    const mine = next.lease.device === surroundings.device;
    const kept = await keep.events(id);
    const answered = new Set(next.responses.flatMap(({ option }, slot) => (option === null ? [] : [slot])));
    const epoch = next.lease.epoch;
    // What an earlier epoch could not send counts only where nobody has answered since.
    const own = mergeBySeq(
      kept.flatMap((event) => (event.epoch === epoch ? event.event : [])),
      running?.lease.epoch === epoch ? pending : [],
    ).filter((event) => event.seq > next.seq);
    running = next;
    const stale = mine ? kept.filter((event) => event.epoch < epoch && !answered.has(event.event.slot)) : [];
    seq = Math.max(next.seq, ...own.map((event) => event.seq), 0);
    const again = stale.map(({ event }): SentEvent => {
      seq += 1;
      return { ...event, seq };
    });
    for (const event of again) await keep.append({ attempt: id, epoch, seq: event.seq, event });
    for (const { epoch: before } of kept)
      if (before < epoch) await keep.forgetEvents(id, before, Number.MAX_SAFE_INTEGER);
    pending = mine ? [...own, ...again] : [];
    view.set({
      phase: 'running',
      attempt: next.attempt,
      form: next.form,
      responses: pending.reduce(withEvent, next.responses),
      checks: next.checks,
      holder: mine ? 'this' : 'other-device',
      saving: saving(state),
      isFull,
      remaining,
      handingIn,
    });
    if (!mine) return;
    const held =
      release ?? (await surroundings.hold(lockName, () => change({ holder: 'other-tab' }), { steal: false }));
    release = held;
    if (held === null) change({ holder: 'other-tab' });
    else if (handingIn) handIn(handingIn === 'by-clock' ? 'clock' : 'student');
    else schedule(0);
  }

  const lockName = `travesia.ensayos.${id}`;

  async function keepRunning(): Promise<void> {
    const shown = current();
    if (!shown || !running) return;
    const left =
      shown.remaining && Math.max(0, shown.remaining.ms - (surroundings.monotonicNow() - shown.remaining.at));
    await keep.write({
      id,
      owner,
      running: { ...running, attempt: { ...running.attempt, remainingMs: left } },
      keptAt: surroundings.wallNow(),
      ...(handingIn === 'by-student' && { handedIn: true as const }),
    });
  }

  /** Begins it, or goes on with it. */
  async function load(): Promise<void> {
    const kept = await keep.read(id);
    if (kept?.owner === owner) {
      // The device's clock may have been set: it never gives time, and what it takes the service gives back.
      const gone = Math.max(0, surroundings.wallNow() - kept.keptAt);
      const { remainingMs } = kept.running.attempt;
      if (kept.handedIn) handingIn = 'by-student';
      const left = remainingMs === null ? null : Math.max(0, remainingMs - gone);
      await show(kept.running, remainingOf(left, false), 'saving');
    }
    try {
      const answer = (await post(startPath(id), { device: surroundings.device })) as RunningAttempt;
      await show(answer, remainingOf(answer.attempt.remainingMs), 'saved');
      await keepRunning();
    } catch (error) {
      if (ended.signal.aborted) return;
      const status = statusOf(error);
      if (status === 410) return over(false, attemptOf(error));
      if (current()) return failed(error);
      if (status === 409) return view.set({ phase: 'busy', other: attemptOf(error)?.id });
      const reason = status === 404 ? 'missing' : status === undefined ? 'offline' : 'failed';
      view.set({ phase: 'unavailable', reason });
    }
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (!ended.signal.aborted) timer = setTimeout(flush, delay);
  }

  function failed(error: unknown): void {
    const status = statusOf(error);
    if (status === 410) over(handingIn !== 'by-student', attemptOf(error));
    else if (status === 401) change({ saving: saving('signed-out') });
    else if (status === 409) change({ holder: 'other-device', saving: saving('offline') });
    else if (status === 422) void full();
    else retryLater();
  }

  /** Shows again what the service has: what it would not take is given up. */
  async function full(): Promise<void> {
    isFull = true;
    if (running) await acknowledge(running.lease.epoch, seq);
    if (handingIn) schedule(0);
    else await load();
  }

  function retryLater(): void {
    change({ saving: saving('offline') });
    const wait = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
    failures += 1;
    // Half of it by chance: a class that lost its connection must not come back all at once.
    schedule(wait * (1 + surroundings.random()) * 0.5);
  }

  async function acknowledge(epoch: number, upTo: number): Promise<void> {
    pending = pending.filter((event) => event.seq > upTo);
    await keep.forgetEvents(id, epoch, upTo);
  }

  async function exchange(): Promise<void> {
    const shown = current();
    if (!shown || !running || shown.holder !== 'this') return;
    const { epoch } = running.lease;
    // What was done without a connection may be more than one request takes.
    while (!handingIn || pending.length > EVENTS_A_REQUEST) {
      const events = pending.slice(0, EVENTS_A_REQUEST);
      change({ saving: saving('saving') });
      const answer = (await post(eventsPath(id), { epoch, events } satisfies EventsBody)) as EventsAnswer;
      failures = 0;
      await acknowledge(epoch, answer.acknowledged);
      running = {
        ...running,
        seq: Math.max(running.seq, answer.acknowledged),
        responses: events.reduce(withEvent, running.responses),
      };
      change({ saving: saving('saved'), remaining: remainingOf(answer.remainingMs) });
      if (pending.length === 0) break;
    }
    await keepRunning();
    if (!handingIn) return;
    const body: EventsBody = { epoch, events: pending };
    await (post(submitPath(id), body) as Promise<SubmitAnswer>);
    over(handingIn === 'by-clock');
  }

  function flush(): void {
    if (sending || ended.signal.aborted) return;
    sending = exchange()
      .catch(async (error) => {
        if (ended.signal.aborted) return;
        // One event that the service can't take must not keep the others: it is given up.
        if (statusOf(error) === 400 && running && pending[0]) await acknowledge(running.lease.epoch, pending[0].seq);
        failed(error);
      })
      .finally(() => {
        sending = null;
        const shown = current();
        if (shown?.saving.state === 'saving' && pending.length > 0) schedule(ANSWER_DELAY_MS);
      });
  }

  function handIn(by: 'student' | 'clock'): void {
    const shown = current();
    if (shown?.holder !== 'this') return;
    handingIn = by === 'clock' ? 'by-clock' : 'by-student';
    change({ handingIn });
    void keepRunning();
    schedule(0);
  }

  const listeners = [
    surroundings.onWake(() => {
      failures = 0;
      const { phase } = view.stream.get();
      if (phase === 'unavailable' || phase === 'busy') void load();
      else schedule(0);
    }),
    surroundings.onHide(() => {
      const shown = current();
      if (!running || shown?.holder !== 'this' || pending.length === 0 || handingIn) return;
      // The answer is not heard: the events stay on the disk and are sent again, which the service does once.
      surroundings.sendLast(eventsPath(id), { epoch: running.lease.epoch, events: pending.slice(0, EVENTS_A_REQUEST) });
    }),
  ];
  resync = setInterval(() => schedule(0), RESYNC_MS);
  void load();

  return {
    view$: view.stream,

    record(recorded) {
      const shown = current();
      if (!running || shown?.holder !== 'this' || isFull || shown.handingIn || shown.checks[recorded.slot]) return;
      seq += 1;
      const event = { ...recorded, seq } as SentEvent;
      const { epoch } = running.lease;
      pending = [...pending, event];
      change({
        responses: withEvent(shown.responses, event),
        saving: saving(shown.saving.state === 'saved' ? 'saving' : shown.saving.state),
      });
      keep.append({ attempt: id, epoch, seq: event.seq, event }).then(
        () => schedule(event.kind === 'visit' ? VISIT_DELAY_MS : ANSWER_DELAY_MS),
        () => schedule(0),
      );
    },

    async check(slot) {
      await sending;
      const shown = current();
      if (!running || shown?.holder !== 'this') return;
      const { epoch } = running.lease;
      seq += 1;
      const own = seq;
      let answer: CheckedAnswer;
      try {
        answer = (await post(checkPath(id), { epoch, events: pending, slot, seq: own })) as CheckedAnswer;
      } catch (error) {
        if (statusOf(error) !== 422) throw error;
        return full();
      }
      await acknowledge(epoch, own);
      running = { ...running, seq: own, checks: { ...running.checks, [slot]: answer } };
      change({ checks: running.checks, saving: saving('saved') });
      await keepRunning();
    },

    handIn,

    takeOver() {
      const shown = current();
      if (!shown) return;
      const steal = async () => {
        release = await surroundings.hold(lockName, () => change({ holder: 'other-tab' }), { steal: true });
        if (shown.holder === 'other-tab') await load();
        else {
          const answer = (await post(leasePath(id), { device: surroundings.device })) as RunningAttempt;
          await show(answer, remainingOf(answer.attempt.remainingMs), 'saved');
          await keepRunning();
        }
      };
      steal().catch((error) => {
        if (!ended.signal.aborted) failed(error);
      });
    },

    close: stop,
  };
}

/** What is on the disk and what is on its way there. */
function mergeBySeq(...lists: readonly (readonly SentEvent[])[]): readonly SentEvent[] {
  const bySeq = new Map(lists.flat().map((event) => [event.seq, event]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
