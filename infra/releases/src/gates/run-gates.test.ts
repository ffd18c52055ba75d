import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote } from '../promote.ts';
import { publish } from '../publish.ts';
import type { SampleBuild } from '../testing/sample-build.ts';
import { createSampleWorkplace, SAMPLE_TEAMS, type SampleWorkplace } from '../testing/sample-workplace.ts';
import { runGates } from './run-gates.ts';

describe('the gates', () => {
  const teams = SAMPLE_TEAMS;
  let work: SampleWorkplace;
  beforeEach(async () => {
    work = await createSampleWorkplace();
    const { release } = await publish(work.store, await work.build({ name: 'shell', routes: ['/'] }), { teams });
    await promote(work.store, release, { teams });
  });
  afterEach(() => work.remove());

  it.each<[code: string, build: Omit<SampleBuild, 'name'>]>([
    ['route-outside', { routes: ['/ensayos/ruleta'] }],
    ['route-collision', { routes: ['/juegos/:uno', '/juegos/:otro'] }],
    ['contract', { contract: 2 }],
    ['leak', { entry: '/srv/ci/travesia/node_modules/react/index.js' }],
    ['styles', { styles: 'h1{color:red}' }],
  ])('refuse for %s before any page is opened, so that the reason is told as it is', async (code, build) => {
    const said: string[] = [];
    const dist = await work.build({ name: 'juegos', ...build });
    const refusal = runGates(work.store, dist, { teams, withBrowser: true, say: (line) => said.push(line) });
    await expect(refusal).rejects.toMatchObject({ code });
    expect(said).toEqual([]);
  });
});
