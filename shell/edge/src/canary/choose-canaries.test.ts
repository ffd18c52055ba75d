import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CANARY_COOKIE, type CanaryChoice, chooseCanaries, GROUP_COOKIE } from './choose-canaries.ts';
import { GROUPS, isInCanary } from './is-in-canary.ts';
import type { LiveCanary } from './live-canary.ts';

const canary = (percent: number, name = 'herramientas', release = '1.1.0-0123abcd'): LiveCanary => ({
  name,
  release,
  percent,
  stable: '1.0.0-0123abcd',
});
const never = () => {
  throw new Error('the visitor has a group');
};

/** A browser: it remembers what it is told until its session ends. */
function openBrowser(group: number) {
  let kept = '';
  return {
    visit(canaries: readonly LiveCanary[]): CanaryChoice {
      const choice = chooseCanaries(canaries, kept, () => group);
      const { remember } = choice;
      if (remember) kept = `${GROUP_COOKIE}=${remember.group}; ${CANARY_COOKIE}=${remember.decisions}`;
      return choice;
    },
    endSession() {
      kept = `${GROUP_COOKIE}=${group}`;
    },
  };
}

const anyGroup = fc.integer({ min: 0, max: GROUPS - 1 });
const anyPercent = fc.double({ min: 0.01, max: 100, noNaN: true });

describe('the canaries of a visitor', () => {
  it('are remembered, by a group and for the session', () => {
    const choice = chooseCanaries([canary(100), canary(0.01, 'carreras')], undefined, () => 7);
    expect(choice.inside).toEqual([canary(100)]);
    expect(choice.remember).toEqual({
      group: 7,
      decisions: 'herramientas/1.1.0-0123abcd/1:carreras/1.1.0-0123abcd/0',
    });
  });

  it('never change within a browser session while the release is the same, whatever the share becomes', () => {
    fc.assert(
      fc.property(anyGroup, fc.array(anyPercent, { minLength: 2, maxLength: 12 }), (group, percents) => {
        const browser = openBrowser(group);
        const seen = percents.map((percent) => browser.visit([canary(percent)]).inside.length);
        expect(new Set(seen).size).toBe(1);
        expect(seen[0] === 1).toBe(isInCanary(group, canary(percents[0] ?? 0)));
      }),
      { numRuns: 500 },
    );
  });

  it('never change for other canaries that begin and end beside them', () => {
    const visit = fc.record({ names: fc.subarray(['aprende', 'carreras', 'ensayos', 'juegos']), percent: anyPercent });
    fc.assert(
      fc.property(anyGroup, fc.array(visit, { minLength: 2, maxLength: 8 }), (group, visits) => {
        const browser = openBrowser(group);
        const seen = visits.map(({ names, percent }) => {
          const beside = names.map((name) => canary(50, name));
          const { inside } = browser.visit([...beside, canary(percent)]);
          return inside.some(({ name }) => name === 'herramientas');
        });
        expect(new Set(seen).size).toBe(1);
      }),
      { numRuns: 300 },
    );
  });

  it('in the next session only grow with the share', () => {
    fc.assert(
      fc.property(anyGroup, anyPercent, anyPercent, (group, a, b) => {
        const browser = openBrowser(group);
        const before = browser.visit([canary(Math.min(a, b))]).inside.length;
        browser.endSession();
        expect(browser.visit([canary(Math.max(a, b))]).inside.length).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('are none once the canary ended, and decided anew for another release', () => {
    const browser = openBrowser(7);
    expect(browser.visit([canary(100)]).inside).toHaveLength(1);
    expect(browser.visit([])).toEqual({ inside: [], remember: null });
    const next = { ...canary(100), release: '1.2.0-0123abcd' };
    expect(browser.visit([next]).inside).toEqual([next]);
  });

  it('cost nothing to remember twice', () => {
    const cookies = `${GROUP_COOKIE}=7; ${CANARY_COOKIE}=herramientas/1.1.0-0123abcd/0`;
    expect(chooseCanaries([canary(100)], cookies, never)).toEqual({ inside: [], remember: null });
  });

  it('are drawn where the cookies say nothing that can be used', () => {
    for (const value of ['', '-1', '1.5', '10000', 'x', '12345', '7; travesia_group=8']) {
      const choice = chooseCanaries([canary(100)], `${GROUP_COOKIE}=${value}`, () => 42);
      expect(choice.remember?.group, value).toBe(42);
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (value) => {
        const choice = chooseCanaries([canary(100)], `${CANARY_COOKIE}=${value}`, () => 42);
        expect(choice.inside).toEqual([canary(100)]);
      }),
    );
    const endless = `${CANARY_COOKIE}=${'a/'.repeat(4000)}:herramientas/1.1.0-0123abcd/0`;
    expect(chooseCanaries([canary(100)], endless, () => 42).inside).toHaveLength(1);
  });
});
