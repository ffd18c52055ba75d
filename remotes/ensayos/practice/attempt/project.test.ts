import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptAction, AttemptEvent } from './events.ts';
import { NO_RESPONSE, project } from './project.ts';

const SLOTS = 4;
const slot = fc.nat(SLOTS - 1);
const option = fc.nat(3);

const action: fc.Arbitrary<AttemptAction> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), slot, option }) },
  fc.record({ kind: fc.constant('clear' as const), slot }),
  fc.record({ kind: fc.constant('flag' as const), slot, flagged: fc.boolean() }),
  fc.record({ kind: fc.constant('eliminate' as const), slot, options: fc.uniqueArray(option) }),
  fc.record({ kind: fc.constant('visit' as const), slot, activeMs: fc.nat(10_000) }),
);

/** What was done, in its order: some on each device in turn. */
const done = fc
  .array(fc.array(action, { maxLength: 15 }), { maxLength: 3 })
  .map((devices) =>
    devices.flatMap((actions, index): AttemptEvent[] =>
      actions.map((one, n) => ({ ...one, epoch: index + 1, seq: n + 1 })),
    ),
  );

/** The same events as the network may bring them: in any order, each once or more often. */
const arrived = done.chain((events) =>
  fc
    .tuple(
      fc.shuffledSubarray(events, { minLength: events.length }),
      fc.array(fc.nat(Math.max(0, events.length - 1)), { maxLength: 10 }),
    )
    .map(([order, again]) => ({
      events,
      arrived: [...order, ...again.flatMap((index) => order[index] ?? [])],
    })),
);

describe('responses', () => {
  it('are what was done last on each question, in whatever order and however often it arrives', () => {
    fc.assert(
      fc.property(arrived, ({ events, arrived: network }) => {
        const responses = project(network, SLOTS);
        expect(responses).toEqual(project(events, SLOTS));
        for (const [index, response] of responses.entries()) {
          const own = events.filter((event) => event.slot === index);
          const answer = own.findLast(({ kind }) => kind === 'answer' || kind === 'clear');
          expect(response.option).toBe(answer?.kind === 'answer' ? answer.option : null);
          const flag = own.findLast(({ kind }) => kind === 'flag');
          expect(response.flagged).toBe(flag?.kind === 'flag' && flag.flagged);
          const struck = own.findLast(({ kind }) => kind === 'eliminate');
          expect(response.eliminated).toEqual(struck?.kind === 'eliminate' ? struck.options : []);
          const visits = own.flatMap((event) => (event.kind === 'visit' ? event.activeMs : []));
          expect(response.visits).toBe(visits.length);
          expect(response.activeMs).toBe(visits.reduce((sum, ms) => sum + ms, 0));
          expect(response.history.at(-1) ?? null).toBe(response.option);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('lose an answer by nothing but a later answer or a clear', () => {
    fc.assert(
      fc.property(arrived, ({ arrived: network }) => {
        const unclear = network.filter(({ kind }) => kind !== 'clear');
        const answered = new Set(unclear.flatMap((event) => (event.kind === 'answer' ? event.slot : [])));
        project(unclear, SLOTS).forEach((response, index) => {
          expect(response.option !== null).toBe(answered.has(index));
        });
      }),
    );
  });

  it('are untouched by questions that the form does not have', () => {
    expect(project([{ kind: 'answer', slot: 9, option: 1, epoch: 1, seq: 1 }], 2)).toEqual([NO_RESPONSE, NO_RESPONSE]);
  });

  it('tell the answers that were given one after the other, the same again not', () => {
    const choose = (seq: number, chosen: number): AttemptEvent => ({
      kind: 'answer',
      slot: 0,
      option: chosen,
      epoch: 1,
      seq,
    });
    const events: AttemptEvent[] = [
      choose(1, 2),
      choose(2, 2),
      choose(3, 0),
      { kind: 'clear', slot: 0, epoch: 1, seq: 4 },
    ];
    expect(project(events, 1)[0]?.history).toEqual([2, 0, null]);
  });
});

describe('an answer that was checked', () => {
  const checkAt = (seq: number, standing: number | null): AttemptEvent => ({
    kind: 'check',
    slot: 0,
    option: standing,
    epoch: 1,
    seq,
  });

  it('is final, whatever arrives before or after, with whatever number', () => {
    fc.assert(
      fc.property(
        arrived,
        fc.integer({ min: 1, max: 30 }),
        fc.option(option),
        ({ arrived: network }, seq, standing) => {
          const others = network.filter((event) => event.epoch !== 1 || event.seq !== seq);
          expect(project([...others, checkAt(seq, standing)], SLOTS)[0]).toMatchObject({
            option: standing,
            checked: true,
          });
        },
      ),
    );
  });

  it('is that of the first check', () => {
    const answer: AttemptEvent = { kind: 'answer', slot: 0, option: 3, epoch: 1, seq: 3 };
    expect(project([checkAt(2, 1), answer, checkAt(4, 3)], 1)[0]).toMatchObject({ option: 1, history: [1] });
  });
});
