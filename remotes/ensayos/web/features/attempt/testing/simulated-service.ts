import type { RunningAttempt, SentEvent, StandingChange } from '../../../../api/attempts.ts';
import type { NewEvent } from '../attempt-state.ts';
import type { StoredEvent } from '../attempt-storage.ts';
import { mergeEvents } from '../reduce-opened.ts';
import { withEvent } from '../responses.ts';

export const SLOTS = 3;
export const ID = 'intento';
export const OWNER = 'alumna';
export const HERE = 'este';
export const ELSEWHERE = 'otro';

/** Before anything was done. */
export const NONE: RunningAttempt['responses'] = Array.from({ length: SLOTS }, () => ({
  option: null,
  flagged: false,
  eliminated: [],
}));

const aspectOf = ({ kind }: Pick<SentEvent, 'kind'>) => (kind === 'flag' || kind === 'eliminate' ? kind : 'answer');

export const isAlike = (one: NewEvent, other: NewEvent) => one.slot === other.slot && aspectOf(one) === aspectOf(other);

/** A service that orders by epoch and number, as ours does, and refuses who does not hold the newest epoch. */
export function createSimulatedService() {
  let epoch = 1;
  let holder = HERE;
  let isOver = false;
  const held = new Map<string, StoredEvent>();
  const ordered = () => mergeEvents([...held.values()]);
  const changes = (): readonly StandingChange[] => {
    const last = new Map(ordered().map((one) => [`${one.event.slot} ${aspectOf(one.event)}`, one]));
    return [...last.values()].map(({ epoch: at, seq, event }) => ({
      slot: event.slot,
      aspect: aspectOf(event),
      epoch: at,
      seq,
      after: event.after ?? 0,
    }));
  };
  const responses = () => ordered().reduce((before, { event }) => withEvent(before, event), NONE);
  const hold = (from: number, event: SentEvent) => {
    const place = `${from} ${event.seq}`;
    const known = held.get(place);
    if (known && JSON.stringify(known.event) !== JSON.stringify(event)) {
      throw new Error(`number ${place} was given twice`);
    }
    held.set(place, { attempt: ID, owner: OWNER, epoch: from, seq: event.seq, event });
  };
  return {
    responses,
    isOver: () => isOver,
    has: (after: number) => [...held.values()].some(({ event }) => event.after === after),
    /** @returns the status of the answer. */
    take(from: number, events: readonly SentEvent[]): 200 | 409 | 410 {
      if (isOver) return 410;
      if (from !== epoch || holder !== HERE) return 409;
      for (const event of events) hold(from, event);
      return 200;
    },
    lease(device: string) {
      epoch += 1;
      holder = device;
    },
    actElsewhere(event: NewEvent, after: number): boolean {
      if (isOver || holder !== ELSEWHERE) return false;
      const seq = Math.max(0, ...[...held.values()].filter((one) => one.epoch === epoch).map((one) => one.seq)) + 1;
      hold(epoch, { ...event, seq, after } as SentEvent);
      return true;
    },
    end() {
      isOver = true;
    },
    running: (): RunningAttempt => ({
      attempt: {
        id: ID,
        request: { mode: 'muestra' },
        state: 'in_progress',
        items: SLOTS,
        createdAt: '2027-04-04T15:00:00Z',
        startedAt: '2027-04-04T15:00:00Z',
        gradedAt: null,
        remainingMs: null,
        answered: 0,
        result: null,
      },
      form: { items: NONE.map(() => ({ stem: '', options: [] })), texts: [], sections: [] },
      responses: responses(),
      checks: {},
      lease: { epoch, device: holder },
      seq: Math.max(0, ...[...held.values()].filter((one) => one.epoch === epoch).map((one) => one.seq)),
      elapsedMs: 0,
      changes: changes(),
    }),
  };
}
