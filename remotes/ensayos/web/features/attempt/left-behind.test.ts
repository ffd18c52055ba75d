import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublicResponse, SentEvent, StandingChange } from '../../../api/attempts.ts';
import type { StoredEvent } from './attempt-storage.ts';
import { leftBehind } from './left-behind.ts';
import { withEvent } from './responses.ts';

const SLOTS = 3;
const DEVICES = 2;

type Done = SentEvent extends infer Event ? (Event extends SentEvent ? Omit<Event, 'seq' | 'after'> : never) : never;

const slot = fc.nat(SLOTS - 1);
const option = fc.constantFrom('a', 'b', 'c');
const done: fc.Arbitrary<Done> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), slot, option }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('clear' as const), slot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('flag' as const), slot, flagged: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('eliminate' as const), slot, options: fc.uniqueArray(option) }),
  },
);
const device = fc.nat(DEVICES - 1);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('act' as const), device, done }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take' as const), device }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('offline' as const), device }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('online' as const), device }) },
  /** What is sent arrives, and the device does not hear of it. */
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unheard' as const), device }) },
);

const NONE: readonly PublicResponse[] = Array.from({ length: SLOTS }, () => ({
  option: null,
  flagged: false,
  eliminated: [],
}));
const aspectOf = ({ kind }: SentEvent) => (kind === 'flag' || kind === 'eliminate' ? kind : 'answer');

/** A service that orders by epoch and number, and phones that keep what they could not send. */
function createModel() {
  let clock = 0;
  let epoch = 1;
  let holder = 0;
  const service: StoredEvent[] = [];
  const phones = Array.from({ length: DEVICES }, (_, n) => ({
    online: true,
    /** The epoch that it believes to hold. */
    epoch: n === 0 ? 1 : 0,
    seq: 0,
    kept: [] as StoredEvent[],
    replaced: new Set<number>(),
  }));
  const phoneOf = (n: number) => phones[n] as (typeof phones)[number];
  const ordered = () => service.toSorted((one, other) => one.epoch - other.epoch || one.seq - other.seq);
  const responses = () => ordered().reduce((before, { event }) => withEvent(before, event), NONE);
  const changes = (): readonly StandingChange[] => {
    const last = new Map(ordered().map((kept) => [`${kept.event.slot} ${aspectOf(kept.event)}`, kept]));
    return [...last.values()].map(({ epoch: at, seq, event }) => ({
      slot: event.slot,
      aspect: aspectOf(event),
      epoch: at,
      seq,
      after: event.after ?? 0,
    }));
  };
  const send = (n: number, { heard }: { readonly heard: boolean }) => {
    const phone = phoneOf(n);
    if (!phone.online || phone.epoch !== epoch || holder !== n) return;
    for (const event of phone.kept.filter((one) => one.epoch === epoch)) {
      if (!service.some((one) => one.epoch === epoch && one.seq === event.seq)) service.push(event);
    }
    if (heard) phone.kept = phone.kept.filter((one) => one.epoch !== epoch);
  };
  return {
    responses,
    replaced: () => phones.flatMap((phone) => [...phone.replaced]),
    act(n: number, what: Done): boolean {
      clock += 1;
      const phone = phoneOf(n);
      // Who has a connection learns at once that another one holds it; who has none goes on.
      if (phone.epoch === 0 || (phone.online && phone.epoch !== epoch)) return false;
      phone.seq += 1;
      const event = { ...what, seq: phone.seq, after: clock } as SentEvent;
      phone.kept.push({ attempt: 'x', owner: 'u', epoch: phone.epoch, seq: phone.seq, event });
      send(n, { heard: true });
      return true;
    },
    take(n: number) {
      const phone = phoneOf(n);
      if (!phone.online) return;
      send(n, { heard: true });
      if (holder === n && phone.epoch === epoch) return;
      epoch += 1;
      holder = n;
      const { standing, replaced } = leftBehind(phone.kept, {
        changes: changes(),
        checks: {},
        responses: responses(),
      });
      for (const one of replaced) phone.replaced.add(one);
      phone.epoch = epoch;
      phone.kept = standing.map((event, index) => ({
        attempt: 'x',
        owner: 'u',
        epoch,
        seq: index + 1,
        event: { ...event, seq: index + 1 },
      }));
      phone.seq = standing.length;
      send(n, { heard: true });
    },
    fare(n: number, online: boolean) {
      phoneOf(n).online = online;
      send(n, { heard: true });
    },
    unheard(n: number) {
      phoneOf(n).online = true;
      send(n, { heard: false });
      phoneOf(n).online = false;
    },
  };
}

describe('what two devices did in turn, with and without a connection', () => {
  it('ends with what was done last of each question, whatever the order in which they take it over', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.nat(DEVICES - 1), (steps, first) => {
        const model = createModel();
        let expected = NONE;
        for (const one of steps) {
          if (one.do === 'act' && model.act(one.device, one.done)) {
            expected = withEvent(expected, { ...one.done, seq: 1 } as SentEvent);
          }
          if (one.do === 'take') model.take(one.device);
          if (one.do === 'offline') model.fare(one.device, false);
          if (one.do === 'online') model.fare(one.device, true);
          if (one.do === 'unheard') model.unheard(one.device);
        }
        for (const n of [first, 1 - first, first]) {
          model.fare(n, true);
          model.take(n);
        }
        expect(model.responses()).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
  });

  const event = (what: Done, after: number, seq = 1): StoredEvent => ({
    attempt: 'x',
    owner: 'u',
    epoch: 1,
    seq,
    event: { ...what, seq, after } as SentEvent,
  });
  const answered = { slot: 0, aspect: 'answer', epoch: 2, seq: 1, after: 20 } as const;

  it('tells of an answer that counts no more, and not of one that is the same', () => {
    const other = [{ ...NONE[0], option: 'b', flagged: false, eliminated: [] }, ...NONE.slice(1)];
    const kept = (chosen: string) => [event({ kind: 'answer', slot: 0, option: chosen }, 10)];
    const service = { changes: [answered], checks: {}, responses: other };
    expect(leftBehind(kept('a'), service)).toEqual({ standing: [], replaced: [0] });
    expect(leftBehind(kept('b'), service)).toEqual({ standing: [], replaced: [] });
  });

  it('leaves a mark as it is where only the answer was changed', () => {
    const kept = [event({ kind: 'flag', slot: 0, flagged: true }, 10)];
    expect(leftBehind(kept, { changes: [answered], checks: {}, responses: NONE }).standing).toHaveLength(1);
  });

  it('changes no answer whose solution was shown, and says so', () => {
    const kept = [event({ kind: 'answer', slot: 0, option: 'a' }, 30)];
    const checks = { 0: { correct: false, review: {} as never } };
    expect(leftBehind(kept, { changes: [answered], checks, responses: NONE })).toEqual({ standing: [], replaced: [0] });
  });
});
