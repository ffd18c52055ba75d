import type { AttemptEffect, AttemptStateEvent } from '../attempt-state.ts';
import type { StoredAttempt, StoredEvent } from '../attempt-storage.ts';
import { mergeEvents } from '../reduce-opened.ts';

const EFFECTS: ReadonlySet<AttemptEffect['do']> = new Set([
  'append',
  'write',
  'acknowledge',
  'renumber',
  'forget-events',
  'forget',
]);

/** Does one thing after the other, each when a test says so. `tell`: what the device hears of it. */
export function createSimulatedDisk(tell: (event: AttemptStateEvent) => void) {
  let attempt: StoredAttempt | undefined;
  let events: readonly StoredEvent[] = [];
  let isFull = false;
  let waiting: AttemptEffect[] = [];

  const forgetEvents = (epoch: number, isMeant: (seq: number) => boolean) => {
    events = events.filter((one) => one.epoch !== epoch || !isMeant(one.seq));
  };
  const tellWritten = (written: readonly StoredEvent[]) => {
    const [first] = written;
    const told = { epoch: first?.epoch ?? 0, events: written.map(({ event }) => event) };
    if (first) tell({ kind: isFull ? 'not-written' : 'written', ...told });
  };

  function perform(effect: AttemptEffect): void {
    switch (effect.do) {
      case 'append':
        if (!isFull) events = mergeEvents(events, [effect.event]);
        tellWritten([effect.event]);
        break;
      case 'renumber':
        if (!isFull) [attempt, events] = [effect.attempt, effect.events];
        tellWritten(effect.events);
        break;
      case 'write':
        if (!isFull) attempt = effect.attempt;
        break;
      case 'acknowledge':
        if (isFull) break;
        attempt = effect.attempt;
        forgetEvents(effect.epoch, (seq) => seq <= effect.seq);
        break;
      case 'forget-events':
        forgetEvents(effect.epoch, (seq) => effect.seqs.includes(seq));
        break;
      case 'forget':
        [attempt, events] = [undefined, []];
        break;
    }
  }

  return {
    attempt: () => attempt,
    events: () => events,
    has: (after: number) => events.some(({ event }) => event.after === after),
    take(effect: AttemptEffect): void {
      if (EFFECTS.has(effect.do)) waiting.push(effect);
    },
    work(): void {
      const effect = waiting.shift();
      if (effect) perform(effect);
    },
    /** Reading waits for what is being written. */
    settle(): void {
      for (let effect = waiting.shift(); effect; effect = waiting.shift()) perform(effect);
    },
    /** What was not yet done is not. */
    lose(): void {
      waiting = [];
    },
    fill(): void {
      isFull = true;
    },
  };
}
