import process from 'node:process';
import { readBuilds } from '@travesia/infra-checks/budgets';
import type { GateResult } from '@travesia/infra-checks/gate';
import { PROJECT } from '@travesia/infra-checks/project';
import { type FrozenItem, openDeployedBank } from '@travesia/remote-ensayos/service';
import { answerKeyLeaks } from './answer-key-leaks.ts';

/**
 * Variants of an item differ in figures, which no run of words has: of the runs that all of them tell, eight tell 99 %.
 * The ids, the names of mistakes and the most of the text are in each. In a soak all are looked for.
 */
const VARIANTS_MAX = process.env['SOAK'] ? Number.POSITIVE_INFINITY : 8;

/** Nothing of the bank of items is in what browsers are sent: questions come from the service, their keys after grading. */
export default async function answerKeys(): Promise<GateResult> {
  const bank = await openDeployedBank();
  const items = [];
  for (const { facts, variants } of bank.entries) {
    const compiled = await bank.compile('item', variants.slice(0, VARIANTS_MAX));
    const asked: FrozenItem[] = [...compiled.values()].map((json) => JSON.parse(json));
    const wrong = asked.flatMap(({ options }) => options.flatMap((option) => option.wrong ?? []));
    const texts = asked.flatMap(({ stem, solution }) => [stem, ...solution.map(({ text }) => text)]);
    items.push({
      id: facts.itemId,
      stems: [...new Set(asked.map(({ stem }) => stem))],
      texts: [...new Set([...texts, ...wrong.map(({ feedback }) => feedback)])],
      mistakes: wrong.map(({ mistake, name }) => ({ id: mistake, name })),
    });
  }
  await bank.close();
  return { checked: items.length, findings: answerKeyLeaks(readBuilds(PROJECT), items) };
}
