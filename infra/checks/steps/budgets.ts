import { excesses, formatWeights, readBuilds, weighRoutes } from '../budgets.ts';
import { PROJECT } from '../project.ts';
import type { Step } from './step.ts';

/** What a browser is sent for each prerendered public page. */
export const budgets: Step = {
  name: 'budgets',
  needs: ['build'],
  async run() {
    const weights = weighRoutes(readBuilds(PROJECT));
    console.log(formatWeights(weights));
    const over = excesses(weights);
    for (const sentence of over) console.log(sentence);
    const failed = weights.filter((weight) => excesses([weight]).length > 0).length;
    return { passed: weights.length - failed, failed };
  },
};
