import { openDeployedBank } from '@travesia/remote-ensayos/service';
import { readBuilds } from '../budgets.ts';
import { PROJECT } from '../project.ts';
import { sealedIn } from '../sealed.ts';
import type { Step } from './step.ts';

/** Nothing of the bank of items is in what browsers are sent: questions come from the service, their keys after grading. */
export const sealed: Step = {
  name: 'sealed',
  needs: ['build'],
  async run() {
    const bank = await openDeployedBank();
    const items = bank.entries.flatMap(({ facts, variants: [variant] }) => {
      if (variant === undefined) return [];
      const { stem, solution, options } = bank.item(variant);
      const feedback = options.flatMap(({ wrong }) => wrong?.feedback ?? []);
      return [{ id: facts.itemId, texts: [stem, ...solution.map(({ text }) => text), ...feedback] }];
    });
    const found = sealedIn(readBuilds(PROJECT), items);
    for (const sentence of found) console.log(sentence);
    return { passed: items.length, failed: found.length };
  },
};
