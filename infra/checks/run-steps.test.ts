import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './steps/step.ts';

const step = (name: string, passed: number, failed: number, needs: readonly string[] = []): Step => ({
  name,
  needs,
  run: async () => ({ passed, failed }),
});

async function run(steps: readonly Step[], only?: readonly string[]) {
  const lines: string[] = [];
  const result = await runSteps(steps, only, (line) => lines.push(line));
  return { ...result, lines };
}

it('ends with the sum of all steps, alone on its line', async () => {
  const { lines } = await run([step('a', 3, 0), step('b', 2, 1)]);
  expect(lines.at(-1)).toBe('5 passed, 1 failed');
});

it('goes on after a failure, but leaves out what needs the failed step', async () => {
  const { failed, lines } = await run([step('a', 0, 1), step('b', 1, 0), step('c', 9, 0, ['a'])]);
  expect(failed).toBe(2);
  expect(lines.join('\n')).toContain('not run: a failed');
  expect(lines.at(-1)).toBe('1 passed, 2 failed');
});

it('runs aside what may, with what it prints in one piece, and sums up in the order of the steps', async () => {
  const { promise: others, resolve: othersHaveRun } = Promise.withResolvers<void>();
  const aside: Step = {
    name: 'aside',
    isAside: true,
    async run(print) {
      print('first line');
      await others;
      print('second line');
      return { passed: 1, failed: 0 };
    },
  };
  const last: Step = {
    name: 'last',
    async run(print) {
      print('of the others');
      othersHaveRun();
      return { passed: 1, failed: 0 };
    },
  };
  const { lines } = await run([aside, step('first', 1, 0), last]);
  const printed = lines.join('\n');
  expect(printed).toContain('── aside\nfirst line\nsecond line');
  expect(printed.indexOf('of the others')).toBeLessThan(printed.indexOf('first line'));
  expect(lines.filter((line) => line.startsWith('✓')).map((line) => line.split(' ')[1])).toEqual([
    'aside',
    'first',
    'last',
  ]);
});

it('counts a step that throws as failed, with its message', async () => {
  const broken: Step = { name: 'a', run: () => Promise.reject(new Error('no disk')) };
  const { lines } = await run([broken, step('b', 1, 0)]);
  expect(lines).toContain('no disk');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

it('runs only what is asked for, taking its needs as met', async () => {
  expect(await run([step('a', 0, 1), step('b', 1, 0, ['a'])], ['b'])).toMatchObject({ passed: 1, failed: 0 });
});

it('says how many come from the cache, and counts them among those that passed', async () => {
  const stored: Step = { name: 'a', run: async () => ({ passed: 5, failed: 0, cached: 3 }) };
  const { lines } = await run([stored, step('b', 2, 0)]);
  expect(lines.join('\n')).toContain('5 passed (3 from the cache), 0 failed');
  expect(lines.at(-1)).toBe('7 passed, 0 failed');
});

it('names the steps when asked for one that does not exist', async () => {
  await expect(run([step('a', 1, 0)], ['x'])).rejects.toThrow('no step x; there are a');
});
