import type { Bank } from '../bank.ts';
import { DEPLOYED_VARIANTS } from '../deployment.ts';
import { distinctDraws } from '../draws.ts';
import { checkClassification, checkMistakes } from './check-classification.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkSteps } from './check-steps.ts';
import { checkStimulus } from './check-stimulus.ts';
import { CHECKED_DRAWS, checkTemplate } from './check-template.ts';
import { checkOptions, checkWriting } from './check-variant.ts';
import type { Finding } from './finding.ts';

/** How much of each template is looked at; all that there is where absent. */
export interface CheckedPart {
  /** Draws, deployed or not, that are checked for their options and their key. */
  readonly draws?: number;
  /** Deployed variants that are checked for how they read and look. */
  readonly variants?: number;
}

/** Every gate that an item passes before a student may meet it; empty where all of them are open. */
export function checkBank(
  bank: Bank,
  { draws = CHECKED_DRAWS, variants = DEPLOYED_VARIANTS }: CheckedPart = {},
): readonly Finding[] {
  const findings: Finding[] = [];
  /** Templates that cannot be drawn: nothing else can be said of them. */
  const broken = new Set<string>();
  const add = (about: string, complaints: readonly string[]) => {
    for (const says of new Set(complaints)) findings.push({ about, says });
  };
  for (const placed of bank.items.values()) {
    const { item, file } = placed;
    const about = `${file} ${item.id}`;
    add(about, checkClassification(placed, bank));
    if (item.kind === 'template') {
      const complaints = checkTemplate(item, draws);
      add(about, complaints);
      if (complaints.some((says) => says.includes('throws'))) {
        broken.add(item.id);
        continue;
      }
    }
    const deployed = distinctDraws(item, variants);
    add(about, checkSteps(placed, deployed, bank));
    const seen = new Set<string>();
    for (const { variant } of deployed) {
      const complaints = [
        ...(item.kind === 'authored' ? checkOptions(variant, item.fixedOrder ?? false) : []),
        ...checkWriting(variant),
      ];
      for (const says of complaints) {
        const kind = says.replace(/".*"/s, '').replace(/\d+/g, '');
        if (!seen.has(kind)) findings.push({ about: `${file} ${variant.id}`, says });
        seen.add(kind);
      }
    }
  }
  for (const stimulus of bank.stimuli.values()) add(stimulus.id, checkStimulus(stimulus));
  add('mistakes', checkMistakes(bank));
  findings.push(...checkDuplicates([...bank.items.values()].filter(({ item }) => !broken.has(item.id))));
  return findings;
}
