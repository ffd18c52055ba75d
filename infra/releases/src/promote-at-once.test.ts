import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RegistryDocument } from '@travesia/contracts/release';
import { followRegistry, registryDigest } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHistory } from './history.ts';
import { publish } from './publish.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';

const PROMOTER = join(import.meta.dirname, 'testing/promote-repeatedly.ts');

const IS_SOAK = Boolean(process.env['SOAK']);

/** Two of them promote the same name, each releases of its own, and somebody another one. */
const NAMES = IS_SOAK ? ['juegos', 'juegos', 'ensayos', 'ensayos', 'carreras'] : ['juegos', 'juegos', 'ensayos'];
const PROMOTERS = NAMES.map((name, index) => ({ name, by: `equipo-${index}` }));
const PROMOTIONS_EACH = IS_SOAK ? 40 : 4;

onEachStore(
  'promoting at once',
  ({ createWorkplace }) => {
    let work: SampleWorkplace;
    beforeEach(async () => {
      work = await createWorkplace();
    });
    afterEach(() => work.remove());

    async function publishPair(name: string, by: string): Promise<string[]> {
      const ids = ['a', 'b'].map(async (entry) => {
        const dist = await work.build({ name, entry: `${by}-${entry}` });
        return (await publish(work.store, dist, { teams: SAMPLE_TEAMS })).release.id;
      });
      return Promise.all(ids);
    }

    it('loses none of many promotions of several processes at once, and no reader ever goes back', async () => {
      const pairs = await Promise.all(PROMOTERS.map(({ name, by }) => publishPair(name, by)));

      let watching = true;
      const seen: RegistryDocument[] = [];
      const refused: string[] = [];
      const watcher = (async () => {
        const follower = followRegistry(work.store.releases, ({ message }) => refused.push(message));
        while (watching) {
          const document = await follower.read();
          if (document) seen.push(document);
          await wait(10);
        }
      })();
      const exits = PROMOTERS.map(
        ({ name, by }, index) =>
          new Promise<number | null>((resolve) => {
            const args = [
              work.keysFolder,
              work.store.address,
              by,
              name,
              String(PROMOTIONS_EACH),
              ...(pairs[index] ?? []),
            ];
            fork(PROMOTER, args, { execArgv: [] }).once('exit', resolve);
          }),
      );
      expect(await Promise.all(exits)).toEqual(PROMOTERS.map(() => 0));
      watching = false;
      await watcher;

      // Nobody else promotes a promoter's releases, and it never promotes one twice in a row.
      const history = await readHistory(work.store);
      expect(history).toHaveLength(PROMOTERS.length * PROMOTIONS_EACH);
      for (const [index, { name, by }] of PROMOTERS.entries()) {
        const own = history.filter((document) => document.by === by).map(({ changes }) => changes);
        const [a = '', b = ''] = pairs[index] ?? [];
        const wanted = Array.from({ length: PROMOTIONS_EACH }, (_, round) => (round % 2 === 0 ? a : b));
        expect(own, by).toEqual(wanted.map((release) => [{ action: 'promote', name, release }]));
      }
      for (const [index, document] of history.entries()) {
        const before = history[index - 1];
        expect(document.previous).toBe(before ? registryDigest(before) : null);
        const [change] = document.changes;
        expect(document.remotes[change?.name ?? '']?.stable).toBe(change?.release);
        for (const name of Object.keys(before?.remotes ?? {})) {
          if (name !== change?.name) expect(document.remotes[name]).toEqual(before?.remotes[name]);
        }
      }
      expect(seen.map(({ revision }) => revision)).toEqual(
        seen.map(({ revision }) => revision).toSorted((a, b) => a - b),
      );
      expect(seen.length).toBeGreaterThan(0);
      expect((await verify(work.store)).problems).toEqual([]);
    });
  },
  180_000,
);
