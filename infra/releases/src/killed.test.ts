import { fork } from 'node:child_process';
import { join } from 'node:path';
import { followRegistry } from '@travesia/shell-edge/store';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gc } from './gc.ts';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';

const VICTIM = join(import.meta.dirname, 'testing/publish-and-promote.ts');
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * What counts the steps of a store, how many of them, the last ones, are those of promoting, and how far from the end it is in
 * the middle: in a folder each of its two files is there and empty, in a bucket there is a revision that is not announced.
 */
const STEPS = {
  folder: { counter: 'testing/count-disk-steps.ts', promoting: 22, middle: [15, 4] },
  bucket: { counter: 'testing/count-bucket-steps.ts', promoting: 4, middle: [1] },
} as const;

/** A soak kills it before every step of promoting, and before more of publishing. */
const IS_SOAK = Boolean(process.env['SOAK']);
const PUBLISHING_TRIES = IS_SOAK ? 10 : 1;

interface End {
  readonly signal: NodeJS.Signals | null;
  readonly steps: number;
}

onEachStore(
  'being killed',
  ({ kind, createWorkplace }) => {
    const { counter, promoting, middle } = STEPS[kind];
    let work: SampleWorkplace;
    beforeEach(async () => {
      work = await createWorkplace();
    });
    afterEach(() => work.remove());

    function publishAndPromote(dist: string, killAtStep?: number): Promise<End> {
      return new Promise((resolve) => {
        let steps = 0;
        const child = fork(VICTIM, [work.keysFolder, work.store.address, dist], {
          execArgv: ['--import', join(import.meta.dirname, counter)],
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
      const tried = fc.sample(fc.integer({ min: 1, max: steps - promoting }), PUBLISHING_TRIES);
      const promoted = IS_SOAK ? Array.from({ length: promoting }, (_, index) => index) : middle;
      let live = (await followRegistry(work.store.releases, () => {}).read())?.remotes['juegos']?.stable;

      for (const [index, step] of [...tried, ...promoted.map((fromEnd) => steps - fromEnd)].entries()) {
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
      if (kind === 'folder') expect(drafts).toBeGreaterThan(0);
      expect(await work.store.blobs.children('workshop/')).toEqual([]);
    });
  },
  180_000,
);
