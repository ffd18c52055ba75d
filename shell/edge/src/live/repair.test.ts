import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@travesia/contracts/release';
import { createService } from '@travesia/kit-service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveStore, nextRemote } from '../testing/sample-edge.ts';
import { type SampleStore, sampleShell } from '../testing/sample-store.ts';
import { createLive, type Live } from './live.ts';

const { log } = createService({ name: 'edge', origin: 'http://127.0.0.1', log: { level: 'silent' } });

/** What an operator is promised. */
const PROMISED_MS = 10_000;
const LOOK_EACH_MS = 500;

describe('a release that cannot be read for a moment', () => {
  let sample: SampleStore;
  let shell: ReleaseDocument;
  let remote: ReleaseDocument;
  let next: ReleaseDocument;
  let live: Live;
  let now: number;
  let reads: string[];

  const fileOf = (release: ReleaseDocument) =>
    join(sample.folder, 'releases', release.name, release.id, 'release.json');
  const hide = (release: ReleaseDocument) => rename(fileOf(release), `${fileOf(release)}.away`);
  const bringBack = (release: ReleaseDocument) => rename(`${fileOf(release)}.away`, fileOf(release));
  const ids = () => live.state()?.releases.map(({ resolved }) => resolved.id);

  async function lookFor(duration: number): Promise<void> {
    for (let passed = 0; passed < duration; passed += LOOK_EACH_MS) {
      now += LOOK_EACH_MS;
      await live.look();
    }
  }

  beforeEach(async () => {
    ({ sample, shell, remote } = await createLiveStore());
    next = await sample.publish(nextRemote);
    now = 0;
    reads = [];
    const store = sample.open();
    live = createLive(
      {
        store: {
          ...store,
          readRelease(name, id) {
            reads.push(`${name}/${id}`);
            return store.readRelease(name, id);
          },
        },
        overrides: [],
        log,
      },
      { now: () => now },
    );
    await live.look();
  });
  afterEach(() => sample.remove());

  it.each([true, false])(
    'is live within ten seconds of coming back (with one that was good before: %s)',
    async (good) => {
      await hide(next);
      await sample.promote(
        { stable: shell.id },
        { herramientas: { stable: next.id, prefixes: ['/herramientas'], ...(good && { lastGood: remote.id }) } },
      );
      await lookFor(PROMISED_MS);
      expect(ids()).toEqual(good ? [shell.id, remote.id] : [shell.id]);
      await bringBack(next);
      await lookFor(PROMISED_MS);
      expect(ids()).toEqual([shell.id, next.id]);
    },
  );

  it('is live again also where it is the shell', async () => {
    const newer = await sample.publish({ ...sampleShell, version: '1.1.0' });
    await hide(newer);
    await sample.promote({ stable: newer.id, lastGood: shell.id });
    await lookFor(PROMISED_MS);
    expect(ids()).toEqual([shell.id]);
    await bringBack(newer);
    await lookFor(PROMISED_MS);
    expect(ids()).toEqual([newer.id]);
  });

  it('makes nothing else anew while it is away', async () => {
    await hide(next);
    const prefixes = ['/nuevos'];
    const pointers = { herramientas: { stable: remote.id, prefixes: ['/herramientas'] } };
    await sample.promote({ stable: shell.id }, { ...pointers, nuevos: { stable: next.id, prefixes } });
    await lookFor(LOOK_EACH_MS);
    const state = live.state();
    expect(state?.unavailable).toEqual(prefixes);
    reads.length = 0;
    await lookFor(6 * PROMISED_MS);
    expect(live.state()).toBe(state);
    expect(new Set(reads)).toEqual(new Set([`nuevos/${next.id}`]));
    expect(reads.length).toBeLessThanOrEqual(12);
  });

  it('stays as it is where nothing is missing', async () => {
    const state = live.state();
    reads.length = 0;
    await lookFor(6 * PROMISED_MS);
    expect(live.state()).toBe(state);
    expect(reads).toEqual([]);
  });
});
