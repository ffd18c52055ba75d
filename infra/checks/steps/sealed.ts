import { type FrozenItem, openDeployedBank } from '@travesia/remote-ensayos/service';
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
    const items = [];
    for (const { facts, variants } of bank.entries) {
      const compiled = await bank.compile('item', variants);
      const asked: FrozenItem[] = [...compiled.values()].map((json) => JSON.parse(json));
      const wrong = asked.flatMap(({ options }) => options.flatMap((option) => option.wrong ?? []));
      const texts = asked.flatMap(({ stem, solution }) => [stem, ...solution.map(({ text }) => text)]);
      items.push({
        id: facts.itemId,
        texts: [...new Set([...texts, ...wrong.map(({ feedback }) => feedback)])],
        mistakes: wrong.map(({ mistake, name }) => ({ id: mistake, name })),
      });
    }
    await bank.close();
    const found = sealedIn(readBuilds(PROJECT), items);
    for (const sentence of found) console.log(sentence);
    return { passed: items.length, failed: found.length };
  },
};
