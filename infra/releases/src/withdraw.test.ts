import { afterEach, beforeEach, expect, it } from 'vitest';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';
import { withdraw } from './withdraw.ts';

onEachStore('withdrawing', ({ createWorkplace }) => {
  let work: SampleWorkplace;
  const teams = SAMPLE_TEAMS;
  beforeEach(async () => {
    work = await createWorkplace();
  });
  afterEach(() => work.remove());

  const live = async (name: string) => {
    const { release } = await publish(work.store, await work.build({ name }), { teams, compareWithLive: false });
    await promoteAll(work.store, [release], { teams });
    return release;
  };

  it('takes one remote off, says why, and leaves what is published to be promoted again', async () => {
    const juegos = await live('juegos');
    await live('ensayos');
    const registry = await withdraw(work.store, 'juegos', { reason: 'se terminó' });
    expect(Object.keys(registry.remotes)).toEqual(['ensayos']);
    expect(registry.changes).toEqual([{ action: 'withdraw', name: 'juegos', reason: 'se terminó' }]);
    expect((await verify(work.store)).problems).toEqual([]);
    const again = await promoteAll(work.store, [juegos], { teams });
    expect(again.remotes['juegos']).toMatchObject({ stable: juegos.id });
  });

  it('refuses the shell, and what is not live', async () => {
    await live('juegos');
    await expect(async () => withdraw(work.store, 'shell')).rejects.toMatchObject({ code: 'usage' });
    await expect(withdraw(work.store, 'ensayos')).rejects.toMatchObject({ code: 'unknown-name' });
    expect(await work.store.releases.listRevisions()).toEqual([1]);
  });
});
