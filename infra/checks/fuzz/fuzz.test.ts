import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.ts';
import { type BatchRun, type FoundFailure, type Fuzzing, fuzz, repeatCommand } from './fuzz.ts';
import { propertyFilesOf } from './property-files.ts';
import { runProperties } from './run-properties.ts';

const FIXTURE = 'infra/checks/fuzz/fixtures/holds-in-the-gate.test.ts';

const FAILURE: FoundFailure = { file: 'a.test.ts', test: "it's so (a)", seed: -3, path: '1:0', message: 'Error: 5\nb' };

/** Files that take so many seconds of a made-up clock. */
function madeUp(seconds: Readonly<Record<string, number>>, minutes: number, failures: readonly FoundFailure[] = []) {
  let now = 0;
  let seed = 0;
  const printed: string[] = [];
  const ran: { readonly seed: number; readonly files: readonly string[] }[] = [];
  const fuzzing: Fuzzing = {
    files: Object.keys(seconds),
    minutes,
    now: () => now,
    newSeed: () => {
      seed += 1;
      return seed;
    },
    run(files, options): Promise<BatchRun> {
      ran.push({ seed: options.seed, files });
      const took = 1000 * files.reduce((sum, file) => sum + (seconds[file] ?? 0), 0);
      now += Math.min(took, options.timeoutMs);
      const isWhole = took <= options.timeoutMs;
      const each = isWhole ? files.map((file) => [file, seconds[file] ?? 0] as const) : [];
      const run = { properties: files.length, runs: 100 * files.length, seconds: new Map(each), output: '' };
      return Promise.resolve({ ...run, isWhole, failures });
    },
    print: (line) => printed.push(line),
  };
  return { fuzzing, printed, ran, elapsed: () => now };
}

it('runs all files round after round, each round from a seed of its own, until the time is up', async () => {
  const { fuzzing, ran, elapsed } = madeUp({ a: 10, b: 15 }, 1);
  const figures = await fuzz(fuzzing);
  // Of the third round only what ends in time begins.
  expect(ran).toEqual([
    { seed: 1, files: ['a', 'b'] },
    { seed: 2, files: ['a', 'b'] },
  ]);
  expect(elapsed()).toBe(50_000);
  expect(figures).toMatchObject({ rounds: 2, properties: 4, runs: 400, findings: [] });
});

it('ends what runs when the time is up', async () => {
  const { fuzzing, elapsed, printed } = madeUp({ a: 600 }, 1);
  await fuzz(fuzzing);
  expect(elapsed()).toBe(60_000);
  expect(printed.join()).toContain('se acabó el tiempo');
});

it('goes through one round from a seed that is named', async () => {
  const { fuzzing, ran } = madeUp({ a: 1 }, 1);
  await fuzz({ ...fuzzing, seed: 77 });
  expect(ran).toEqual([{ seed: 77, files: ['a'] }]);
});

it('tells what it finds once, with its seed, its path and the command that repeats it', async () => {
  const { fuzzing, printed } = madeUp({ a: 20 }, 1, [FAILURE]);
  const { findings } = await fuzz(fuzzing);
  expect(findings).toEqual([FAILURE]);
  const text = printed.join('\n');
  expect(text.match(/✗ a\.test\.ts/g)).toHaveLength(1);
  expect(text).toContain('semilla -3, camino 1:0');
  expect(text).toContain(`npm run fuzz -- --seed=-3 --test='it'\\''s so (a)' a.test.ts`);
});

it('finds by a new seed what holds in the gate, again by the same, and leaves nothing behind', async () => {
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('travesia-fuzz-'));
  const before = folders();
  const run = (seed: number, test?: string) =>
    runProperties([FIXTURE], { seed, ...(test !== undefined && { test }), timeoutMs: 50_000 });
  const first = await run(5);
  expect(first).toMatchObject({ isWhole: true, properties: 2, runs: 8 });
  expect(first.failures).toEqual([expect.objectContaining({ file: FIXTURE, test: 'holds (for the gate)', seed: 5 })]);
  const [failure] = first.failures;
  expect(failure?.path).toMatch(/^0/);
  expect(failure && repeatCommand(failure)).toBe(`npm run fuzz -- --seed=5 --test='holds (for the gate)' ${FIXTURE}`);
  const again = await run(5, failure?.test);
  expect(again.properties).toBe(1);
  expect(again.failures.map(({ path }) => path)).toEqual([failure?.path]);
  expect(folders().filter((name) => !before.includes(name))).toEqual([]);
});

it('knows the files of a team, of a folder and by name, and its own only where they are named', () => {
  const all = propertyFilesOf(PROJECT, undefined);
  expect(all).toContain('remotes/ensayos/practice/form/assemble.test.ts');
  expect(all).not.toContain(FIXTURE);
  expect(propertyFilesOf(PROJECT, 'ensayos')).toEqual(all.filter((file) => file.startsWith('remotes/ensayos/')));
  expect(propertyFilesOf(PROJECT, './kits/paes/')).toEqual(all.filter((file) => file.startsWith('kits/paes/')));
  expect(propertyFilesOf(PROJECT, FIXTURE)).toEqual([FIXTURE]);
  expect(propertyFilesOf(PROJECT, 'nada')).toEqual([]);
});
