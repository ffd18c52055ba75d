import { buildProjects, findProjects } from '@travesia/infra-releases';
import { type Step, tally } from './step.ts';

/** Production builds of the shell and of every remote; what did not change comes from the cache. */
export const build: Step = {
  name: 'build',
  async run() {
    await buildProjects(await findProjects(), console.log);
    return tally(true);
  },
};
