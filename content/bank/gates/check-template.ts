import { createRandom } from '@travesia/content-item-model';
import { type ItemTemplate, isSameValue } from '../authoring/index.ts';
import { distinctDraws } from '../draws.ts';
import { seedOf } from '../seed.ts';
import { variantOf } from '../variant.ts';
import { checkOptions } from './check-variant.ts';

/** Draws of each template that are checked before it is deployed: those that are deployed, and many more. */
export const CHECKED_DRAWS = 500;
const LEAST_ACCEPTED = 0.05;
const LEAST_VARIANTS = 30;

/** What is wrong with a template whatever it draws: each complaint once, with the first draw that shows it. */
export function checkTemplate(template: ItemTemplate, draws = CHECKED_DRAWS): readonly string[] {
  const says = new Map<string, string>();
  let accepted = 0;
  for (let index = 0; index < draws; index += 1) {
    try {
      const variant = variantOf(template, index);
      if (!variant) continue;
      accepted += 1;
      const complaints = [...checkOptions(variant, template.fixedOrder ?? false), ...checkOracle(template, index)];
      for (const complaint of complaints) {
        const kind = complaint.replace(/".*"/s, '');
        if (!says.has(kind)) says.set(kind, `${complaint} (draw ${index})`);
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!says.has(message)) says.set(message, `draw ${index} throws: ${message}`);
    }
  }
  if (accepted / draws < LEAST_ACCEPTED) says.set('accepts', `accepts ${accepted} of ${draws} draws`);
  if (says.size === 0) {
    const variants = distinctDraws(template, LEAST_VARIANTS).length;
    if (variants < LEAST_VARIANTS) says.set('variants', `has only ${variants} different variants`);
  }
  return [...says.values()];
}

function checkOracle(template: ItemTemplate, index: number): readonly string[] {
  const draw = () => template.parameters(createRandom(seedOf(template.id, template.version, index)));
  const parameters = draw();
  if (JSON.stringify(parameters) !== JSON.stringify(draw())) return ['draws differently from the same seed'];
  const [key, oracle] = [template.key(parameters).value, template.oracle(parameters)];
  return isSameValue(key, oracle) ? [] : [`oracle says "${String(oracle)}", the key "${String(key)}"`];
}
