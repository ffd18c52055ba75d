import { expect, it } from 'vitest';
import { testProgram } from '../../../admission/testing/test-program.ts';
import { simulate } from './simulation.ts';
import { simulationSentence } from './simulation-sentence.ts';

const SCORES = { nem: 700, ranking: 700, cl: 700, m1: 700, hcs: 700 };

const withCutoff = (name: string, last: number, changes: Parameters<typeof testProgram>[0] = {}) =>
  testProgram({ code: name, name, cutoffs: [{ year: 2026, last, unfilled: false }], ...changes });

const run = (...programs: readonly ReturnType<typeof testProgram>[]) =>
  simulate(programs, SCORES, { bestTenth: false });

it('the chances of all ends add up to one', () => {
  const { preferences, endsNowhere } = run(withCutoff('A', 720), withCutoff('B', 690), withCutoff('C', 600));
  const ends = preferences.map((outcome) => (outcome.kind === 'estimate' ? outcome.endsHere : 0));
  expect(ends.reduce((sum, end) => sum + end, endsNowhere)).toBeCloseTo(1);
});

it('names the likeliest preference, and says so where none is likelier than ending nowhere', () => {
  expect(simulationSentence(run(withCutoff('A', 950), withCutoff('B', 500)))).toMatch(
    /^Lo más probable sería quedar en tu preferencia 2, B/,
  );
  expect(simulationSentence(run(withCutoff('A', 950)))).toMatch(/^Lo más probable sería no quedar en ninguna/);
});

it('leaves out of the reckoning what cannot be estimated', () => {
  const simulation = run(withCutoff('A', 600), withCutoff('B', 600, { cutoffs: [] }));
  expect(simulation.leftOut).toBe(1);
  expect(simulation.likeliest?.position).toBe(1);
  expect(run(withCutoff('B', 600, { cutoffs: [] })).likeliest).toBeNull();
});
