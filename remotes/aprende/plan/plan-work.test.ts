import { Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { allContents, type ContentId, TEMARIO } from '@travesia/contracts/temario';
import { expect, it } from 'vitest';
import { MS_A_DAY } from '../mastery/constants.ts';
import type { Evidence } from '../mastery/evidence.ts';
import { compareEvidence } from '../mastery/fold-evidence.ts';
import { applyInOrder, EMPTY_MASTERY } from '../mastery/mastery-state.ts';
import { makePlan } from './make-plan.ts';
import type { PlanInputs } from './plan.ts';

const STANDS_AT = Date.parse('2027-04-07T04:00Z');
const OWN = fileURLToPath(new URL('..', import.meta.url));

/** A year, all five tests, and each content answered three times: most that a plan is made of. */
function fullYear(): PlanInputs {
  const evidence = allContents().flatMap(({ id }, content) =>
    [0, 9, 18].map((day, time): Evidence => {
      const at = STANDS_AT - (30 - day) * MS_A_DAY + content * 1_000;
      const correct = (content * 7 + time * 3) % 5 < 3;
      return { id: `${content}-${time}`, contentId: id as ContentId, source: 'simulacro', correct, help: 'none', at };
    }),
  );
  return {
    ...{ today: '2027-04-07', standsAt: STANDS_AT, sitting: '2028-04-05', tests: TEMARIO.map(({ id }) => id) },
    minutesByWeekday: { mon: 90, tue: 90, wed: 90, thu: 90, fri: 90, sat: 240, sun: 60 },
    mastery: applyInOrder(EMPTY_MASTERY, evidence.sort(compareEvidence)),
    ...{ lessonsDone: new Set(), lessonMinutes: new Map(), weights: null, scores: {} },
    ...{ doneTodayMinutes: 0, lastSimulacros: {} },
  };
}

/** Blocks of our code that ran while `work` did, loops and calls alike, as the engine counts them. */
function blocksOf(work: () => void): number {
  const session = new Session();
  session.connect();
  let blocks = 0;
  // Answered before it returns: the engine is asked in its own thread.
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  work();
  session.post('Profiler.takePreciseCoverage', (_, coverage) => {
    for (const { url, functions } of coverage?.result ?? []) {
      if (!url.includes(OWN)) continue;
      for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
    }
  });
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return blocks;
}

it('of a year, with all of the temario answered, rates no content anew for nothing', () => {
  const inputs = fullYear();
  const blocks = blocksOf(() => makePlan(inputs));
  // 530,000; 1,100,000 where each step of the order rates all contents again and each day sorts them.
  expect(blocks).toBeGreaterThan(100_000);
  expect(blocks).toBeLessThan(650_000);
});
