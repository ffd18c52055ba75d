import type { BankEntry } from '@travesia/content-item-model';
import type { CompiledBank } from '@travesia/content-item-model/reader';
import type { Bank, PlacedItem } from './bank.ts';
import type { Deployment } from './deployment.ts';
import { factsOf, textId } from './facts.ts';
import { freezeSteps, freezeText, freezeVariant } from './freeze.ts';
import { digestOf, digestOfShared, stepsOf, variantOf } from './variant.ts';

/** Items that are not in `deployment` do not exist for students. */
export function openBank(bank: Bank, deployment: Deployment): CompiledBank {
  const texts = new Map([...bank.stimuli.values()].map((stimulus) => [textId(stimulus), stimulus]));
  const variants = new Map<
    string,
    {
      readonly placed: PlacedItem;
      readonly index: number;
      readonly digest: string;
      readonly shared?: string | undefined;
    }
  >();
  const entries = [...bank.items].flatMap(([id, placed]): readonly BankEntry[] => {
    const deployed = deployment[id];
    if (!deployed || deployed.version !== placed.item.version) return [];
    const ids = deployed.variants.map(([index, digest]) => {
      const { item } = placed;
      const variantId = item.kind === 'authored' ? `${id}@${item.version}` : `${id}@${item.version}:${index}`;
      variants.set(variantId, { placed, index, digest, shared: deployed.shared });
      return variantId;
    });
    return [{ facts: factsOf(placed), variants: ids }];
  });

  /** Throws where it is not deployed, or no longer says what was. */
  function deployedVariant(id: string) {
    const deployed = variants.get(id);
    const variant = deployed && variantOf(deployed.placed.item, deployed.index);
    if (!variant) throw new RangeError(`"${id}" is not deployed.`);
    if (digestOf(variant) !== deployed.digest || digestOfShared(deployed.placed) !== deployed.shared) {
      throw new Error(`"${id}" is not what was deployed under its version: raise the version.`);
    }
    return { ...deployed, variant };
  }

  return {
    entries,
    item(id) {
      const { placed, variant } = deployedVariant(id);
      return freezeVariant(placed, variant, (mistake) => bank.mistakes.get(mistake) ?? mistake);
    },
    steps(id) {
      const { placed, index } = deployedVariant(id);
      return freezeSteps(stepsOf(placed.item, index), index);
    },
    text(id) {
      const stimulus = texts.get(id);
      if (!stimulus) throw new RangeError(`There is no text "${id}".`);
      return freezeText(stimulus);
    },
  };
}
