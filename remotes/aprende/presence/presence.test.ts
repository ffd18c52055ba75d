import { ACTIVITY_STATES, type ActivityState } from '@travesia/contracts/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryPresence } from './memory-presence.ts';
import { BEAT_MAX_MS, BEAT_MS, nextBeatMs, PRESENCE_MS } from './presence.ts';

function presenceAt(start = 0) {
  let moment = start;
  const presence = createMemoryPresence(() => moment);
  return {
    presence,
    wait(ms: number) {
      moment += ms;
    },
    counts: async () => Object.fromEntries(await presence.count()),
  };
}

describe('who is here', () => {
  it('counts a student once, by what they said last', async () => {
    const { presence, counts } = presenceAt();
    await presence.beat('ana', 'studying');
    await presence.beat('ana', 'in_practice_test');
    await presence.beat('luis', 'studying');
    expect(await counts()).toEqual({ studying: 1, in_practice_test: 1 });
  });

  it('forgets who leaves at once, and who says nothing after 25 seconds', async () => {
    const { presence, wait, counts } = presenceAt();
    await presence.beat('ana', 'idle');
    await presence.beat('luis', 'idle');
    await presence.leave('luis');
    expect(await counts()).toEqual({ idle: 1 });
    wait(PRESENCE_MS - 1);
    expect(await counts()).toEqual({ idle: 1 });
    wait(1);
    expect(await counts()).toEqual({});
    expect(presence.people).toBe(0);
  });

  it('is right within 30 seconds after a crash, however many are here', () => {
    for (const people of [1, 1_000, 50_000, 1_000_000]) {
      expect(nextBeatMs(people)).toBeGreaterThanOrEqual(BEAT_MS);
      expect(nextBeatMs(people)).toBeLessThanOrEqual(BEAT_MAX_MS);
    }
    expect(PRESENCE_MS).toBeLessThanOrEqual(30_000);
    expect(BEAT_MAX_MS).toBeLessThan(PRESENCE_MS);
  });

  it('has as many as said so in the last 25 seconds, whatever happens', async () => {
    const people = fc.constantFrom('ana', 'luis', 'eva', 'tomás');
    const step = fc.oneof(
      fc.record({ person: people, activity: fc.constantFrom(...ACTIVITY_STATES) }),
      fc.record({ leaves: people }),
      fc.record({ waits: fc.integer({ min: 0, max: 20_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { presence, wait, counts } = presenceAt();
        const here = new Map<string, { activity: ActivityState; at: number }>();
        let moment = 0;
        for (const each of steps) {
          if ('waits' in each) {
            wait(each.waits);
            moment += each.waits;
          } else if ('leaves' in each) {
            await presence.leave(each.leaves);
            here.delete(each.leaves);
          } else {
            await presence.beat(each.person, each.activity);
            here.set(each.person, { activity: each.activity, at: moment });
          }
          const expected: Record<string, number> = {};
          for (const { activity, at } of here.values()) {
            if (moment - at < PRESENCE_MS) expected[activity] = (expected[activity] ?? 0) + 1;
          }
          expect(await counts()).toEqual(expected);
        }
      }),
    );
  });

  it('holds 50,000 tabs in one process, and forgets them', async () => {
    const { presence, wait, counts } = presenceAt();
    const tabs = 50_000;
    for (let round = 0; round < 2; round++) {
      for (let tab = 0; tab < tabs; tab++) await presence.beat(`p${tab}`, tab % 2 === 0 ? 'studying' : 'idle');
      wait(nextBeatMs(tabs));
      expect(await counts()).toEqual({ studying: tabs / 2, idle: tabs / 2 });
    }
    wait(PRESENCE_MS);
    expect(await counts()).toEqual({});
  });
});
