import { fork } from 'node:child_process';
import { join } from 'node:path';
import { followRegistry } from '@travesia/shell-edge/store';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gc } from './gc.ts';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { createSampleWorkplace, SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';

const VICTIM = join(import.meta.dirname, 'testing/publish-and-promote.ts');
const COUNTER = join(import.meta.dirname, 'testing/count-steps.ts');
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/** The last steps are those of promoting; all of them are tried, and so many of publishing. */
const PROMOTING_STEPS = 22;
const PUBLISHING_TRIES = 10;

let work: SampleWorkplace;
beforeEach(async () => {
  work = await createSampleWorkplace();
});
afterEach(() => work.remove());

interface End {
  readonly signal: NodeJS.Signals | null;
  readonly steps: number;
}

function publishAndPromote(dist: string, killAtStep?: number): Promise<End> {
  return new Promise((resolve) => {
    let steps = 0;
    const child = fork(VICTIM, [work.folder, dist], {
      execArgv: ['--import', COUNTER],
      env: { ...process.env, ...(killAtStep !== undefined && { KILL_AT_STEP: String(killAtStep) }) },
    });
    child.on('message', (count) => {
      steps = Number(count);
    });
    child.once('exit', (_, signal) => resolve({ signal, steps }));
  });
}

it('leaves a store that works, wherever publishing and promoting is killed', async () => {
  const teams = SAMPLE_TEAMS;
  const { signal, steps } = await publishAndPromote(await work.build({ name: 'juegos', entry: 'inicio' }));
  expect(signal).toBeNull();
  const publishing = fc.sample(fc.integer({ min: 1, max: steps - PROMOTING_STEPS }), PUBLISHING_TRIES);
  const promoting = Array.from({ length: PROMOTING_STEPS }, (_, index) => steps - index);
  let live = (await followRegistry(work.store.releases, () => {}).read())?.remotes['juegos']?.stable;

  for (const [index, step] of [...publishing, ...promoting].entries()) {
    const dist = await work.build({ name: 'juegos', entry: `intento-${index}` });
    const end = await publishAndPromote(dist, step);
    const where = `killed before step ${step} of ${steps}`;
    expect(end.signal, where).toBe('SIGKILL');

    // Readers get what was live or what was about to be, whole; nothing is broken.
    const refused: string[] = [];
    const found = await followRegistry(work.store.releases, ({ message }) => refused.push(message)).read();
    const stable = found?.remotes['juegos']?.stable;
    expect(refused, where).toEqual([]);
    expect((await verify(work.store)).problems, where).toEqual([]);

    // The same again comes to its end.
    const { release } = await publish(work.store, dist, { teams });
    expect([live, release.id], where).toContain(stable);
    const registry = await promoteAll(work.store, [release], { teams });
    expect(registry.remotes['juegos'], where).toMatchObject({ stable: release.id });
    expect(await work.store.releases.readRegistry(), where).toEqual(registry);
    expect(await verify(work.store), where).toMatchObject({ problems: [], unfinished: [] });
    live = release.id;
  }
  const { drafts } = await gc(work.store, { now: Date.now() + TWO_DAYS_MS });
  expect(drafts).toBeGreaterThan(0);
  expect(await work.store.blobs.children('workshop/')).toEqual([]);
}, 180_000);
