import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, promoteAll } from '../promote.ts';
import { publish } from '../publish.ts';
import { createSampleWorkplace, SAMPLE_TEAMS, type SampleWorkplace } from '../testing/sample-workplace.ts';
import { openCandidate } from './candidate.ts';
import { stageCandidate } from './staged-store.ts';

describe('a store with a candidate in it', () => {
  const teams = SAMPLE_TEAMS;
  let work: SampleWorkplace;
  beforeEach(async () => {
    work = await createSampleWorkplace();
  });
  afterEach(() => work.remove());

  it('shows it live among the others, under the shell that is asked for, and changes nothing', async () => {
    const { store } = work;
    const shell = await publish(store, await work.build({ name: 'shell', routes: ['/'] }), { teams });
    const before = await publish(store, await work.build({ name: 'juegos', entry: 'antes' }), { teams });
    const other = await publish(store, await work.build({ name: 'ensayos' }), { teams });
    await promoteAll(store, [shell.release, before.release], { teams });
    const live = await promote(store, other.release, { teams });

    const candidate = await openCandidate(await work.build({ name: 'juegos', entry: 'después' }));
    const staged = stageCandidate({
      store: store.releases,
      live,
      candidate,
      prefixes: ['/juegos'],
      shell: shell.release.id,
    });
    const registry = await staged.readRegistry();
    expect(registry?.shell).toEqual({ stable: shell.release.id });
    expect(registry?.remotes).toEqual({
      ensayos: { stable: other.release.id, prefixes: SAMPLE_TEAMS['ensayos'] },
      juegos: { stable: candidate.release.id, prefixes: ['/juegos'] },
    });
    const { id } = candidate.release;
    expect((await staged.readRelease('juegos', id))?.id).toBe(id);
    expect(Buffer.from((await staged.readFile(candidate.release, 'entry.1a2b.js')) ?? []).toString()).toContain(
      'después',
    );
    expect(await staged.readFile(candidate.release, 'entry.1a2b.js', 'br')).toBeNull();
    expect(await staged.readFile(candidate.release, '../build.json')).toBeNull();
    expect(await staged.readFile(other.release, 'entry.1a2b.js', 'br')).not.toBeNull();
    expect(await store.releases.readRelease('juegos', id)).toBeNull();
    expect(await store.releases.readRegistry()).toEqual(live);
  });
});
