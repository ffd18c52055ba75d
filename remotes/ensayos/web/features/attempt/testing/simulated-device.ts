import type { RunningAttempt, SentEvent } from '../../../../api/attempts.ts';
import { type AttemptStateEvent, isHeld, type NewEvent, openingState, sendable, viewOf } from '../attempt-state.ts';
import type { StoredEvent } from '../attempt-storage.ts';
import type { AttemptView } from '../attempt-view.ts';
import { reduceAttempt } from '../reduce-attempt.ts';
import { mergeEvents } from '../reduce-opened.ts';
import { withEvent } from '../responses.ts';
import { storedEvent } from '../stored-attempt.ts';
import { createSimulatedDisk } from './simulated-disk.ts';
import { createSimulatedService, ELSEWHERE, HERE, ID, isAlike, NONE, OWNER } from './simulated-service.ts';

const EVENTS_A_REQUEST = 2;
/** More than anything in a test takes. */
const REQUESTS_MAX = 1_000;

/** What the student did, wherever, and when. */
interface Act {
  readonly after: number;
  readonly event: NewEvent;
  readonly isHere: boolean;
}

interface Asked {
  readonly epoch: number;
  readonly events: readonly SentEvent[];
  /** Once it has arrived. */
  status?: 200 | 409 | 410;
}

/**
 * A device that does what `reduceAttempt` says, a disk that works in its order, and a service. Answers come when a test
 * says so, or never, or twice.
 */
export class SimulatedDevice {
  readonly #service = createSimulatedService();
  readonly #disk = createSimulatedDisk((event) => this.#dispatch(event));
  readonly #heard: AttemptStateEvent[] = [];
  #now = 0;
  #acts: readonly Act[] = [];
  #state = openingState(ID, OWNER, HERE);
  #request: Asked | null = null;
  #late: readonly StoredEvent[] = [];

  constructor() {
    this.ask();
  }

  view(): AttemptView {
    return viewOf(this.#state);
  }

  responses(): RunningAttempt['responses'] {
    return this.#service.responses();
  }

  /** As everything that was done, and is not lost with a page that had not stored it, would have it. */
  expected(): RunningAttempt['responses'] {
    return this.#acts
      .toSorted((one, other) => one.after - other.after)
      .reduce((before, { event }) => withEvent(before, { ...event, seq: 1 } as SentEvent), NONE);
  }

  /** What was done here, neither the service nor what came too late tells of, and nobody did again elsewhere. */
  missing(): readonly Act[] {
    const isReplaced = (act: Act) =>
      this.#acts.some((other) => !other.isHere && other.after > act.after && isAlike(other.event, act.event));
    return this.#acts.filter((act) => act.isHere && !this.#isReleased(act.after) && !isReplaced(act));
  }

  act(event: NewEvent): void {
    this.#now += 1;
    const { seq } = this.#state;
    this.#dispatch({ kind: 'recorded', event });
    if (this.#state.seq === seq) return;
    this.#acts = [...this.#acts, { after: this.#now, event, isHere: true }];
    const again = withEvent(this.#state.responses, { ...event, seq: 1 } as SentEvent);
    if (JSON.stringify(again) !== JSON.stringify(this.#state.responses)) throw new Error('what was done is not shown');
  }

  actElsewhere(event: NewEvent): void {
    this.#now += 1;
    if (!this.#service.actElsewhere(event, this.#now)) return;
    this.#acts = [...this.#acts, { after: this.#now, event, isHere: false }];
  }

  workDisk(): void {
    this.#disk.work();
  }

  fillDisk(): void {
    this.#disk.fill();
  }

  send(): void {
    const { running, isConfirmed } = this.#state;
    if (this.#request || !running || !isHeld(this.#state) || !isConfirmed) return;
    this.#dispatch({ kind: 'sending' });
    this.#request = { epoch: running.lease.epoch, events: sendable(this.#state).slice(0, EVENTS_A_REQUEST) };
  }

  arrive(): void {
    const request = this.#request;
    if (request && !request.status) request.status = this.#service.take(request.epoch, request.events);
  }

  hear(): void {
    if (!this.#request) return;
    const { epoch, events, status } = this.#request;
    this.#request = null;
    if (status !== 200) {
      this.#fail(status);
      return;
    }
    const answer: AttemptStateEvent = { kind: 'acknowledged', epoch, events, remainingMs: null };
    this.#heard.push(answer);
    this.#dispatch(answer);
    this.#dispatch({ kind: 'settled' });
  }

  /** An answer that was heard comes again, whatever has happened since. */
  hearAgain(which: number): void {
    const answer = this.#heard[which % (this.#heard.length || 1)];
    if (answer) this.#dispatch(answer);
  }

  lose(): void {
    if (!this.#request) return;
    this.#request = null;
    this.#fail();
  }

  ask(): void {
    if (this.#request) return;
    if (this.#service.isOver()) {
      this.#fail(410);
      return;
    }
    this.#dispatch({ kind: 'heard', begunAt: 0 });
    this.#open(this.#service.running());
  }

  takeElsewhere(): void {
    this.#service.lease(ELSEWHERE);
  }

  takeHere(): void {
    if (this.#request || this.#service.isOver()) return;
    this.#service.lease(HERE);
    this.ask();
  }

  handInElsewhere(): void {
    this.#service.end();
  }

  handIn(): void {
    this.#dispatch({ kind: 'handed-in', by: 'student' });
  }

  submit(): void {
    const { running, isConfirmed, handingIn, pending } = this.#state;
    if (this.#request || !running || !isHeld(this.#state) || !isConfirmed || !handingIn || pending.length > 0) return;
    const status = this.#service.take(running.lease.epoch, []);
    if (status === 200) {
      this.#service.end();
      this.#dispatch({ kind: 'over', answered: 0, byClock: false, lost: 0 });
    } else this.#fail(status);
  }

  /** The browser dies, whatever it is at, and the attempt is opened again without a connection. */
  die(): void {
    this.#request = null;
    this.#disk.lose();
    this.#acts = this.#acts.filter(({ after, isHere }) => !isHere || this.#isReleased(after) || this.#disk.has(after));
    if (this.#state.instead?.phase === 'over') return;
    this.#state = openingState(ID, OWNER, HERE);
    const stored = this.#disk.attempt();
    if (!stored) return;
    this.#dispatch({ kind: 'recalled', stored });
    this.#open(stored.running);
  }

  /** The connection is back, and stays. */
  finish(): void {
    this.#disk.settle();
    this.lose();
    this.ask();
    if (!isHeld(this.#state)) this.takeHere();
    for (let left = REQUESTS_MAX; isHeld(this.#state) && this.#state.pending.length > 0; left -= 1) {
      if (left === 0) throw new Error('what is pending is not sent');
      this.#disk.settle();
      this.send();
      this.arrive();
      this.hear();
    }
    this.submit();
    this.#disk.settle();
  }

  #isReleased(after: number): boolean {
    return this.#service.has(after) || this.#late.some(({ event }) => event.after === after);
  }

  #dispatch(event: AttemptStateEvent): void {
    const before = this.#state;
    const { state, effects } = reduceAttempt(before, event, { wall: this.#now, monotonic: this.#now, chance: 0.5 });
    this.#state = state;
    if (before.instead?.phase === 'over' && state !== before) throw new Error('it is over, and goes on');
    if ((state.running?.lease.epoch ?? 0) < (before.running?.lease.epoch ?? 0)) throw new Error('it went back');
    for (const effect of effects) {
      if (effect.do === 'conclude') this.#conclude();
      else this.#disk.take(effect);
    }
  }

  #fail(status?: number): void {
    this.#dispatch({ kind: 'failed', failure: { status, retryAfterMs: 0, attempt: undefined } });
  }

  #open(running: RunningAttempt): void {
    this.#disk.settle();
    this.#dispatch({ kind: 'opened', running, remainingMs: null, found: this.#disk.events(), hasLock: true });
  }

  /** Everything that the device still has is sent, to be kept apart. */
  #conclude(): void {
    this.#disk.settle();
    const { running, pending, unwrittenBefore } = this.#state;
    const inMemory = pending.map((event) => storedEvent(this.#state, running?.lease.epoch ?? 0, event));
    this.#late = mergeEvents(this.#disk.events(), unwrittenBefore, inMemory);
    this.#dispatch({ kind: 'over', answered: 0, byClock: false, lost: 0 });
  }
}
