import type { HttpClient, StateStream } from '@travesia/contracts';
import { createState } from '@travesia/kit-remote/state';
import type {
  AttemptResult,
  AttemptSummary,
  CheckBody,
  CheckedAnswer,
  EventsAnswer,
  EventsBody,
  PublicForm,
  PublicResponse,
  RunningAttempt,
  SentEvent,
  SubmitAnswer,
} from '../../api/attempts.ts';
import { checkPath, eventsPath, leasePath, resultPath, startPath, submitPath } from '../../api/paths.ts';
import { attemptOf, mayPass, refusedEvents, retryAfterOf, statusOf, waitsForSimulacro } from './failures.ts';
import { GUEST } from './guest.ts';
import type { Keep, KeptAttempt, KeptEvent } from './keep.ts';
import { leftBehind } from './left-behind.ts';
import { isSaid, type Unsent, uncounted, unsentOf, withEvent } from './responses.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Where the answers are. `left`: another device took over before this one had sent all. `offline`: nobody answers;
 * `failing`: the service does, and can't now.
 */
export interface Saving {
  readonly state: 'saved' | 'saving' | 'left' | 'offline' | 'failing' | 'signed-out';
  /** On this device and not acknowledged by the service. */
  readonly unsent: Unsent;
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
  /**
   * The service does not give it, or takes nothing more of it. Where it is `offline` or `failing`, it is asked for again
   * by itself. `unsent` stays on this device.
   */
  | {
      readonly phase: 'unavailable';
      readonly reason: 'offline' | 'failing' | 'signed-out' | 'missing' | 'refused';
      readonly unsent: Unsent;
    }
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
      /** Questions where something that was done on this device counts no more, as another device did it again later. */
      readonly replaced: readonly number[];
      readonly remaining: Remaining | null;
      /** The answers are on their way to be graded; with no connection they wait here. */
      readonly handingIn: 'by-student' | 'by-clock' | null;
    }
  | {
      readonly phase: 'over';
      readonly id: string;
      readonly answered: number;
      readonly byClock: boolean;
      /** Questions answered on this device whose answer came too late to count, and is told of nowhere else. */
      readonly lost: number;
    };

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
  /** Asks the service now, however long it was to be waited. */
  retry(): void;
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
/** A service that was away is found again within 10 s of its being back: after the usual 30 s it would not be. */
const RETRY_MAX_MS = 8_000;
/** What a service that asks for patience gets at most. */
const RETRY_AFTER_MAX_MS = 60_000;
const REQUEST_DEADLINE_MS = 15_000;
/** Of a check: what it says is about the check, and no trouble of the attempt. */
const CHECK_REFUSALS: readonly (number | undefined)[] = [400, 403, 429];
/** Fewer than the service takes: what is sent while the page goes away must stay under 64 KB. */
const EVENTS_A_REQUEST = 200;
/** The clock is set right by the service at least this often. */
const RESYNC_MS = 60_000;
/** When nobody may still be writing after the time is up: the service takes what is on its way for 15 s. */
const SURELY_OVER_MS = 16_000;

/**
 * One attempt on one device. What the student does is on the disk before it is sent, and leaves it when the service has
 * acknowledged it. It goes on without a connection, over a reload, and after the browser's death.
 */
export function openAttemptSession({ id, owner, http, keep, surroundings }: AttemptSessionOptions): AttemptSession {
  const view = createState<AttemptView>({ phase: 'opening' });
  const ended = new AbortController();
  let pending: readonly SentEvent[] = [];
  /** Of those, what is on its way to the disk. */
  const unkept = new Set<SentEvent>();
  /** What the student did here before another device took over, and that device did not do again. */
  let left: readonly SentEvent[] = [];
  let running: RunningAttempt | null = null;
  /** The highest number that an event or a check of this epoch has: none is ever given twice. */
  let seq = 0;
  /** The service has said how it stands since the page was opened. */
  let isConfirmed = false;
  let standing: Saving['state'] = 'saving';
  let failures = 0;
  let turn: Promise<unknown> | null = null;
  let isFlushWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  /** The service asked to be left alone until then, by the monotonic clock. */
  let notBefore = 0;
  let release: (() => void) | null = null;
  let handingIn: 'by-student' | 'by-clock' | null = null;
  let isFull = false;
  let replaced: readonly number[] = [];
  /** When the attempt began, by this device's clock. */
  let begunAt: number | undefined;
  /** The service refused what was sent: not for another device's sake, if it says so next. */
  let isContradicted = false;

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
  const saving = (state: Saving['state'] = standing): Saving => {
    standing = state;
    const said = pending.filter(isSaid);
    const safe = said.filter((event) => !unkept.has(event));
    const unsent = unsentOf([...safe, ...left]);
    if (safe.length < said.length || (state === 'saved' && said.length > 0)) return { state: 'saving', unsent };
    return { state: state === 'saved' && left.length > 0 ? 'left' : state, unsent };
  };
  const remainingOf = (ms: number | null): Remaining | null =>
    ms === null ? null : { ms, at: surroundings.monotonicNow(), isConfirmed };
  const keptEvent = (epoch: number, event: SentEvent): KeptEvent => ({
    attempt: id,
    owner,
    epoch,
    seq: event.seq,
    event,
  });

  /** One thing at a time with the service: an answer that was on its way must not undo what a later one said. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = (turn ?? Promise.resolve()).then(() => {
      ended.signal.throwIfAborted();
      return work();
    });
    const own = done
      .catch(() => undefined)
      .then(() => {
        if (turn !== own) return;
        turn = null;
        if (isFlushWanted) schedule(0);
        isFlushWanted = false;
      });
    turn = own;
    return done;
  }

  function over(answered: number, byClock: boolean, lost = 0): void {
    stop();
    void keep.forget(id);
    view.set({ phase: 'over', id, answered, byClock, lost });
  }

  function stop(): void {
    ended.abort();
    cease();
    clearInterval(resync);
    release?.();
    for (const unsubscribe of listeners) unsubscribe();
  }

  /** As it stands now, with the time that is left. */
  function kept(attempt: RunningAttempt): KeptAttempt {
    const remaining = current()?.remaining ?? null;
    const remainingMs = remaining && Math.max(0, remaining.ms - (surroundings.monotonicNow() - remaining.at));
    return {
      id,
      owner,
      running: { ...attempt, attempt: { ...attempt.attempt, remainingMs } },
      keptAt: surroundings.wallNow(),
      ...(begunAt !== undefined && { begunAt }),
      ...(handingIn === 'by-student' && { handedIn: true as const }),
    };
  }

  async function keepRunning(): Promise<void> {
    // Another tab that writes knows better.
    const holder = current()?.holder;
    if (!running || !holder || holder === 'other-tab' || ended.signal.aborted) return;
    await onDisk(keep.write(kept(running)));
  }

  /** A disk that is full or gone costs what outlives the page, and nothing else. */
  const onDisk = (work: Promise<void>) => work.catch(() => undefined);

  async function show(next: RunningAttempt, remaining: Remaining | null, state: Saving['state']): Promise<void> {
    const isMine = next.lease.device === surroundings.device;
    if (isMine) release ??= await hold({ steal: false });
    const found = await keep.events(id);
    const holder = isMine ? (release ? 'this' : 'other-tab') : 'other-device';
    const { epoch } = next.lease;
    const isSame = running?.lease.epoch === epoch;
    const here = mergeBySeq(
      found.flatMap((event) => (event.epoch === epoch ? event.event : [])),
      isSame ? pending : [],
    );
    // Numbers that the service has with something else in them: what was done here takes new ones.
    const contradicted = isContradicted && holder === 'this' && isSame ? here : [];
    isContradicted = false;
    const own = contradicted.length > 0 ? [] : here.filter((event) => event.seq > next.seq);
    seq = Math.max(next.seq, here.at(-1)?.seq ?? 0, isSame ? seq : 0);
    // What an earlier epoch could not send. It waits until the service has said how it stands and this tab writes.
    const earlier = leftBehind(
      found.filter((event) => event.epoch < epoch),
      next,
    );
    const isResent = isConfirmed && holder === 'this';
    const again = [...(isResent ? earlier.standing : []), ...contradicted].map(
      (event, n): SentEvent => ({ ...event, seq: seq + n + 1 }),
    );
    seq += again.length;
    running = next;
    pending = isMine ? [...own, ...again] : [];
    left = isMine ? [] : earlier.standing.filter(isSaid);
    if (isConfirmed) replaced = [...new Set([...replaced, ...earlier.replaced])];
    // What was handed in without a connection is another device's to hand in now.
    if (!isMine) handingIn = null;
    view.set({
      phase: 'running',
      attempt: next.attempt,
      form: next.form,
      responses: pending.reduce(withEvent, next.responses),
      checks: next.checks,
      holder,
      saving: saving(state),
      isFull,
      replaced,
      remaining,
      handingIn,
    });
    if (holder !== 'this') return;
    if (contradicted.length > 0 || (isResent && found.some((event) => event.epoch < epoch))) {
      await onDisk(
        keep.renumber(
          kept(next),
          pending.map((event) => keptEvent(epoch, event)),
        ),
      );
    }
    if (handingIn) handIn(handingIn === 'by-clock' ? 'clock' : 'student');
    else schedule(0);
  }

  async function hold(options: { readonly steal: boolean }): Promise<(() => void) | null> {
    let held: (() => void) | null = null;
    held = await surroundings.hold(
      `travesia.ensayos.${id}`,
      () => {
        if (release !== held) return;
        release = null;
        change({ holder: 'other-tab' });
      },
      options,
    );
    if (ended.signal.aborted) held?.();
    ended.signal.throwIfAborted();
    return held;
  }

  /** Begins it, or goes on with it. */
  async function load(): Promise<void> {
    // What the service did not give or take is shown again only as the service has it.
    const before = view.stream.get().phase === 'unavailable' ? undefined : await keep.read(id);
    if (before?.owner === owner) {
      isConfirmed = false;
      // The device's clock may have been set: it never gives time, and what it takes the service gives back.
      const gone = Math.max(0, surroundings.wallNow() - before.keptAt);
      const { remainingMs } = before.running.attempt;
      begunAt = before.begunAt;
      if (before.handedIn) handingIn = 'by-student';
      const guess = remainingMs === null ? null : Math.max(0, remainingMs - gone);
      // Of what was handed in while somebody else used the device, the questions are gone.
      if (before.running.form.items.length > 0) await show(before.running, remainingOf(guess), 'saving');
    }
    await ask(startPath(id));
  }

  /** Shows what the service says of it. */
  async function ask(path: string): Promise<void> {
    const answer = (await post(path, { device: surroundings.device })) as RunningAttempt;
    isConfirmed = true;
    if (Number.isFinite(answer.elapsedMs)) begunAt = surroundings.wallNow() - answer.elapsedMs;
    await show(answer, remainingOf(answer.attempt.remainingMs), 'saved');
    await keepRunning();
  }

  function schedule(delay: number): void {
    const now = surroundings.monotonicNow();
    const at = Math.max(now + delay, notBefore);
    // What waits for something else does not hold up an answer.
    if (ended.signal.aborted || at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY;
      flush();
    }, at - now);
  }

  /** Nothing is asked that was going to be. */
  function cease(): void {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    isFlushWanted = false;
  }

  function failed(error: unknown): void {
    if (ended.signal.aborted) return;
    const status = statusOf(error);
    // Where what became of it is not to be had either, it is asked for again later, and never at once without end.
    if (status === 410)
      inTurn(() => closed(error)).catch((again) => (statusOf(again) === 410 ? retryLater(again) : failed(again)));
    else if (mayPass(error)) retryLater(error);
    else if (!current() && status === 409) view.set({ phase: 'busy', other: attemptOf(error)?.id });
    else if (current() && status === 409) {
      isContradicted = true;
      change({ holder: 'other-device' });
      // Once at once; where the next one is refused as well, more and more slowly.
      if (failures > 0) cease();
      schedule(failures === 0 ? 0 : Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures));
      failures += 1;
    } else if (current() && status === 422) inTurn(full).catch(failed);
    else if (current() && status === 401) change({ saving: saving('signed-out') });
    else {
      cease();
      // A guest whom nobody knows any more can't sign in again.
      const isGone = status === 404 || (status === 401 && owner === GUEST);
      unavailable(isGone ? 'missing' : status === 401 ? 'signed-out' : 'refused');
    }
  }

  function unavailable(reason: Extract<AttemptView, { phase: 'unavailable' }>['reason']): void {
    view.set({ phase: 'unavailable', reason, unsent: unsentOf(pending) });
  }

  /** Shows again what the service has: what it has no place for is given up. */
  async function full(): Promise<void> {
    isFull = true;
    const epoch = running?.lease.epoch ?? 0;
    const refused = pending;
    forgetPending(refused);
    for (const event of refused) await onDisk(keep.forgetEvent(id, epoch, event.seq));
    await ask(startPath(id));
  }

  function retryLater(error: unknown): void {
    const reason = statusOf(error) === undefined ? 'offline' : 'failing';
    if (current()) change({ saving: saving(reason) });
    else unavailable(reason);
    cease();
    const wait = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
    failures += 1;
    const asked = Math.min(RETRY_AFTER_MAX_MS, retryAfterOf(error));
    notBefore = surroundings.monotonicNow() + asked;
    // Half of it by chance: a class that lost its connection must not come back all at once.
    schedule(asked + wait * (1 + surroundings.random()) * 0.5);
  }

  /** Something may have changed: what failed before counts no more. */
  function tryAgain(): void {
    failures = 0;
    schedule(0);
  }

  /** Sends events, without those that the service says it can't take: they must not keep the others. */
  async function deliver(epoch: number, events: readonly SentEvent[]): Promise<EventsAnswer> {
    try {
      return (await post(eventsPath(id), { epoch, events } satisfies EventsBody)) as EventsAnswer;
    } catch (error) {
      const refused = refusedEvents(error, events);
      if (refused.length === 0) throw error;
      forgetPending(refused);
      for (const event of refused) await onDisk(keep.forgetEvent(id, epoch, event.seq));
      return deliver(
        epoch,
        events.filter((event) => !refused.includes(event)),
      );
    }
  }

  function forgetPending(events: readonly SentEvent[]): void {
    pending = pending.filter((event) => !events.includes(event));
    for (const event of events) unkept.delete(event);
  }

  /** Sends as much as one request takes, of a `running` that this tab holds. */
  async function sendSome(attempt: RunningAttempt): Promise<RunningAttempt> {
    const { epoch } = attempt.lease;
    const page = pending.slice(0, EVENTS_A_REQUEST);
    if (page.some(isSaid)) change({ saving: saving('saving') });
    const answer = await deliver(epoch, page);
    ended.signal.throwIfAborted();
    failures = 0;
    const sent = page.filter((event) => pending.includes(event));
    forgetPending(sent);
    const acknowledged = sent.at(-1)?.seq ?? 0;
    const next = {
      ...attempt,
      seq: Math.max(attempt.seq, acknowledged),
      responses: sent.reduce(withEvent, attempt.responses),
    };
    running = next;
    change({ remaining: remainingOf(answer.remainingMs) });
    await onDisk(keep.acknowledge(kept(next), epoch, acknowledged));
    change({ saving: saving('saved') });
    return next;
  }

  async function exchange(): Promise<void> {
    const shown = current();
    if (!shown || !running) return load();
    // Whoever only reads learns what the other one did, and that it is over.
    if (shown.holder !== 'this' || !isConfirmed) return ask(startPath(id));
    let attempt = running;
    // What was done without a connection may be more than one request takes.
    while (!handingIn || pending.length > 0) {
      attempt = await sendSome(attempt);
      if (pending.length === 0) break;
    }
    if (!handingIn) return;
    change({ saving: saving('saving') });
    const body: EventsBody = { epoch: attempt.lease.epoch, events: [] };
    const { answered, result } = ((await post(submitPath(id), body)) as SubmitAnswer).attempt;
    over(answered, handingIn === 'by-clock' || result?.expired === true);
  }

  /**
   * Once the attempt is over: the service keeps what was done without a connection while the time ran out, apart.
   * Resolves with all that was sent, in its order.
   */
  async function sendLate(): Promise<readonly SentEvent[]> {
    const late: SentEvent[] = [];
    const inMemory = running ? pending.map((event) => keptEvent(running?.lease.epoch ?? 0, event)) : [];
    for (const [epoch, events] of Map.groupBy([...(await keep.events(id)), ...inMemory], (event) => event.epoch)) {
      const unsent = mergeBySeq(events.map(({ event }) => event));
      late.push(...unsent);
      for (let from = 0; from < unsent.length; from += EVENTS_A_REQUEST) {
        await deliver(epoch, unsent.slice(from, from + EVENTS_A_REQUEST)).catch((error) => {
          if (statusOf(error) !== 410) throw error;
        });
      }
    }
    return late;
  }

  /** The service handed it in, or another device did: the refusal says how it ended. */
  async function closed(refusal: unknown): Promise<void> {
    const late = await sendLate();
    const attempt = attemptOf(refusal);
    over(attempt?.answered ?? 0, attempt?.result?.expired === true, late.length > 0 ? await lostOf(late) : 0);
  }

  /** Of answers that came late: how many the result does not even tell apart. None where it waits for a simulacro. */
  async function lostOf(late: readonly SentEvent[]): Promise<number> {
    try {
      const told = (await http(resultPath(id), { signal: signal() })) as AttemptResult;
      return told.late ? 0 : uncounted(late, told.items);
    } catch (error) {
      if (waitsForSimulacro(error)) return 0;
      throw error;
    }
  }

  function flush(): void {
    if (ended.signal.aborted) return;
    if (turn) isFlushWanted = true;
    else inTurn(exchange).catch(failed);
  }

  function handIn(by: 'student' | 'clock'): void {
    const shown = current();
    if (!shown) return;
    if (shown.holder === 'this') {
      handingIn = by === 'clock' ? 'by-clock' : 'by-student';
      change({ handingIn });
      void keepRunning();
      schedule(0);
    } else if (by === 'clock') schedule(SURELY_OVER_MS);
  }

  const listeners = [
    surroundings.onWake(tryAgain),
    surroundings.onHide(() => {
      const shown = current();
      if (!running || shown?.holder !== 'this' || pending.length === 0 || handingIn) return;
      // The answer is not heard: the events stay on the disk and are sent again, which the service does once.
      surroundings.sendLast(eventsPath(id), { epoch: running.lease.epoch, events: pending.slice(0, EVENTS_A_REQUEST) });
    }),
  ];
  const resync = setInterval(() => {
    if (current()) schedule(0);
  }, RESYNC_MS);
  inTurn(load).catch(failed);

  return {
    view$: view.stream,

    record(recorded) {
      const shown = current();
      if (!running || shown?.holder !== 'this' || isFull) return;
      // How long a question took is known when it is left, which handing in and checking do.
      if (recorded.kind !== 'visit' && (shown.handingIn || shown.checks[recorded.slot])) return;
      seq += 1;
      const after = begunAt === undefined ? undefined : Math.max(0, Math.round(surroundings.wallNow() - begunAt));
      const event = { ...recorded, seq, ...(after !== undefined && isSaid(recorded) && { after }) } as SentEvent;
      pending = [...pending, event];
      unkept.add(event);
      change({ responses: withEvent(shown.responses, event), saving: saving() });
      const delay = isSaid(event) ? ANSWER_DELAY_MS : VISIT_DELAY_MS;
      keep.append(keptEvent(running.lease.epoch, event)).then(
        () => {
          unkept.delete(event);
          change({ saving: saving() });
          schedule(delay);
        },
        // What is not on the disk is nowhere safe yet.
        () => schedule(0),
      );
    },

    async check(slot) {
      await inTurn(async () => {
        if (!running || current()?.holder !== 'this') return;
        let attempt = running;
        while (pending.length > 0) attempt = await sendSome(attempt);
        seq += 1;
        const own = seq;
        // On the disk before it is used: where the answer is lost, no event gets the number of the check.
        running = { ...attempt, seq: own };
        await keepRunning();
        const body: CheckBody = { epoch: attempt.lease.epoch, events: [], slot, seq: own };
        const answer = (await post(checkPath(id), body)) as CheckedAnswer;
        running = { ...running, checks: { ...running.checks, [slot]: answer } };
        change({ checks: running.checks });
        await keepRunning();
      }).catch((error) => {
        if (!CHECK_REFUSALS.includes(statusOf(error)) && !waitsForSimulacro(error)) failed(error);
        if (statusOf(error) !== 422) throw error;
      });
    },

    handIn,

    takeOver() {
      inTurn(async () => {
        const shown = current();
        if (!shown) return;
        release ??= await hold({ steal: true });
        await (shown.holder === 'other-tab' ? load() : ask(leasePath(id)));
      }).catch(failed);
    },

    retry() {
      notBefore = 0;
      tryAgain();
    },

    close: stop,
  };
}

/** What is on the disk and what is on its way there. */
function mergeBySeq(...lists: readonly (readonly SentEvent[])[]): readonly SentEvent[] {
  const bySeq = new Map(lists.flat().map((event) => [event.seq, event]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
