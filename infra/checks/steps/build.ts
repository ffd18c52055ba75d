import { buildProjects, findContents, findProjects } from '@travesia/infra-releases';
import { type Step, tally } from './step.ts';

/** Production builds of the shell, of every remote and of what services read; what did not change comes from the cache. */
export const build: Step = {
  name: 'build',
  async run() {
    await buildProjects([...(await findProjects()), ...(await findContents())], console.log);
    return tally(true);
  },
};
