import type { NavDeclaration } from '@travesia/contracts/page';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setCanary } from './canary.ts';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { createSampleWorkplace, SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';

const teams = SAMPLE_TEAMS;
const place: NavDeclaration = {
  label: 'Ruleta',
  short: 'Ruleta',
  icon: 'gamepad',
  group: 'games',
  order: 0,
  audience: 'both',
};

describe('a place of the navigation', () => {
  let work: SampleWorkplace;
  beforeEach(async () => {
    work = await createSampleWorkplace();
  });
  afterEach(() => work.remove());

  async function published(name: string, nav: NavDeclaration | undefined, compareWithLive: boolean, entry = name) {
    const build = await work.build({ name, entry, ...(nav && { nav }) });
    return (await publish(work.store, build, { teams, compareWithLive })).release;
  }

  it('that another remote has is refused at publish, naming both', async () => {
    await promoteAll(work.store, [await published('juegos', place, true)], { teams });
    for (const [nav, reason] of [
      [{ ...place, label: 'Otra' }, /juegos, de juegos, y \/ensayos, de ensayos, piden el mismo lugar .*games, 0/],
      [{ ...place, order: 7, label: 'RÚLETA' }, /de juegos, y .*de ensayos, se llaman igual .*"Ruleta" y "RÚLETA"/],
    ] as const) {
      await expect(published('ensayos', nav, true)).rejects.toThrow(reason);
    }
    await published('ensayos', { ...place, label: 'Otra', order: 7 }, true);
  });

  it('may be one of a visitor and another of a student', async () => {
    await promoteAll(work.store, [await published('juegos', { ...place, audience: 'visitor' }, true)], { teams });
    await published('ensayos', { ...place, audience: 'student' }, true);
    await expect(published('carreras', place, true)).rejects.toMatchObject({ code: 'navigation' });
  });

  it('that two took without knowing of each other is refused at promote and as a canary, and never when going back', async () => {
    const [juegos, ensayos] = [await published('juegos', place, false), await published('ensayos', place, false)];
    await expect(promoteAll(work.store, [juegos, ensayos], { teams })).rejects.toMatchObject({ code: 'navigation' });
    const moved = await published('juegos', { ...place, label: 'Otra', order: 1 }, false, 'moved');
    await promoteAll(work.store, [juegos], { teams });
    await expect(promoteAll(work.store, [ensayos], { teams })).rejects.toThrow(/juegos.*ensayos/);
    await promoteAll(work.store, [moved, ensayos], { teams });
    await expect(setCanary(work.store, { name: 'juegos', id: juegos.id, percent: 5 })).rejects.toThrow(
      /juegos.*ensayos|ensayos.*juegos/,
    );
    expect((await rollback(work.store, 'juegos')).remotes['juegos']?.stable).toBe(juegos.id);
  });

  it('is called in the crumbs of a page as in the navigation', async () => {
    const crumbs = (words: string) =>
      `<nav aria-label="Ruta de navegación"><a href="/juegos" class="x">${words}</a></nav>`;
    const build = (words: string) => work.build({ name: 'juegos', nav: place, heading: crumbs(words) });
    await expect(publish(work.store, await build('La ruleta'), { teams })).rejects.toThrow(
      /llama "La ruleta" a \/juegos, que en la navegación es "Ruleta"/,
    );
    // Its own name, or that of its area.
    for (const words of ['Ruleta', 'Juegos']) await publish(work.store, await build(words), { teams });
  });

  it('with an icon that nobody knows is refused at publish', async () => {
    await expect(published('juegos', { ...place, icon: 'unicorn' }, true)).rejects.toThrow(
      /"unicorn", que nadie conoce/,
    );
  });
});
