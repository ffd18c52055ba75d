import type { BankEntry, FrozenItem, Random } from '@travesia/content-item-model';
import { findContent, TEMARIO, type TestId } from '@travesia/contracts/temario';
import type { AttemptRequest, Feasibility } from '../api/attempts.ts';
import { blueprintOf, type Section } from '../practice/blueprint.ts';
import { apportion } from '../practice/form/apportion.ts';
import { type Assembled, assemble, type FormRequest, requestOf, type Seen } from '../practice/form/assemble.ts';

/** A sample takes a little of each test that everybody or most sit; of the text, a few questions. */
const SAMPLE: FormRequest = {
  sections: [
    { name: 'Competencia Matemática', contents: ['m1'], items: 3 },
    { name: 'Competencia Lectora', contents: ['cl'], items: 3 },
    { name: 'Ciencias', contents: ['ciencias'], module: 'comun', items: 2 },
    { name: 'Historia y Ciencias Sociales', contents: ['hcs'], items: 2 },
  ],
  risingDifficulty: false,
  itemsPerText: 3,
};

const MS_A_MINUTE = 60_000;

export interface MadeForm extends Assembled {
  /** Time there is; `null` without a clock. */
  readonly limitMs: number | null;
}

/** What the student did before. */
export interface Past {
  readonly seen: Seen;
  /** Ids of the items that were wrong or left out when last met, of the test of a `repaso`. */
  readonly review: ReadonlySet<string>;
  /** The question that a `parecida` is to be like. */
  readonly model: FrozenItem | null;
  /** Variants that a running simulacro asks: a practice would tell their answers before it is graded. */
  readonly inSimulacro: ReadonlySet<string>;
}

/** Forms for what students ask. */
export function makeForm(bank: readonly BankEntry[], request: AttemptRequest, past: Past, random: Random): MadeForm {
  const { seen, model, inSimulacro } = past;
  const entries = without(inSimulacro, bank);
  switch (request.mode) {
    case 'simulacro': {
      const blueprint = blueprintOf(request.test, request.elective);
      const limitMs = Math.round(blueprint.minutes * (request.timeFactor ?? 1) * MS_A_MINUTE);
      return { ...assemble(entries, seen, requestOf(blueprint), random), limitMs };
    }
    case 'practica': {
      const sections = sectionsOf(entries, request.test, request.contents, request.items);
      return {
        ...assemble(entries, seen, { sections, risingDifficulty: isMathematics(request.test) }, random),
        limitMs: null,
      };
    }
    case 'repaso': {
      const own = entriesToReview(bank, request.test, past);
      const items = Math.min(request.items, own.length);
      const sections = [{ name: 'Repaso', contents: [request.test], items }];
      return { ...assemble(own, seen, { sections, risingDifficulty: false }, random), limitMs: null };
    }
    case 'muestra':
      return { ...assemble(entries, seen, SAMPLE, random), limitMs: null };
    case 'pregunta': {
      const sections = [{ name: 'Pregunta', contents: [request.content], items: 1 }];
      return {
        ...assemble(entries, seen, { sections, risingDifficulty: false, itemsPerText: 1 }, random),
        limitMs: null,
      };
    }
    case 'parecida': {
      const sections = [{ name: 'Otra parecida', contents: [request.test], items: 1 }];
      const similar = model ? entriesLike(model, entries, seen) : [];
      return {
        ...assemble(similar, seen, { sections, risingDifficulty: false, itemsPerText: 1 }, random),
        limitMs: null,
      };
    }
  }
}

/** What a `repaso` of a test can ask. */
export function entriesToReview(
  bank: readonly BankEntry[],
  test: TestId,
  { review, inSimulacro }: Pick<Past, 'review' | 'inSimulacro'>,
): readonly BankEntry[] {
  return without(inSimulacro, bank).filter(
    ({ facts }) => review.has(facts.itemId) && findContent(facts.content)?.test.id === test,
  );
}

function without(variants: ReadonlySet<string>, entries: readonly BankEntry[]): readonly BankEntry[] {
  if (variants.size === 0) return entries;
  return entries
    .map((entry) => ({ ...entry, variants: entry.variants.filter((variant) => !variants.has(variant)) }))
    .filter((entry) => entry.variants.length > 0);
}

/** The template with other figures. Where it has none: the content and skill as long as some are unmet, then the content. */
function entriesLike(model: FrozenItem, entries: readonly BankEntry[], seen: Seen): readonly BankEntry[] {
  const { itemId, content, skill } = model.facts;
  const template = entries.find(({ facts }) => facts.itemId === itemId);
  if (template && template.variants.length > 1) {
    return [{ ...template, variants: template.variants.filter((variant) => variant !== model.id) }];
  }
  const ofContent = entries.filter(({ facts }) => facts.content === content && facts.itemId !== itemId);
  const ofSkill = ofContent.filter(({ facts }) => facts.skill === skill);
  return ofSkill.some(({ facts }) => !seen.items.has(facts.itemId)) ? ofSkill : ofContent;
}

export function feasibilityOf({ form, unseen, shortages }: Assembled): Feasibility {
  return { items: form.slots.length, unseen, shortages };
}

const isMathematics = (test: TestId) => test === 'm1' || test === 'm2';

/** One section an axis of the chosen contents. */
function sectionsOf(
  bank: readonly BankEntry[],
  test: TestId,
  contents: readonly string[],
  items: number,
): readonly Section[] {
  // A text is asked whole, whatever its questions are about: reading is one section.
  if (test === 'cl') return [{ name: 'Competencia Lectora', contents: ['cl'], items }];
  const temario = TEMARIO.find(({ id }) => id === test);
  const axes = (temario?.axes ?? []).flatMap((axis) => {
    const all = axis.units.flatMap((unit) => unit.contents);
    const chosen = all.filter(({ id }) => contents.some((prefix) => id === prefix || id.startsWith(`${prefix}.`)));
    return chosen.length > 0 ? [{ name: axis.name, contents: chosen.map(({ id }) => id) }] : [];
  });
  return apportion(bank, axes, items);
}
