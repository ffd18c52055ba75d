import type { DeployedBank, EnteredStep, FrozenItem, ItemFacts } from '@travesia/content-item-model';
import { allContents, type ContentId, type TestId } from '@travesia/contracts/temario';

/** Marks that only what must stay on the server carries: tests look for them in everything that leaves it. */
export const SEALED_MARK = 'SELLADO';

/** How many items each content has; of reading, items come in texts of seven. */
const ITEMS_A_CONTENT: Readonly<Record<TestId, number>> = { cl: 6, m1: 2, m2: 2, hcs: 4, ciencias: 4 };
const ITEMS_A_TEXT = 7;
const VARIANTS = 3;

/** Of every template: 7, and then 8. */
const STEPS: readonly EnteredStep[] = ['7', '8'].map((value) => ({
  title: 'Un paso',
  prompt: '<p>¿Cuánto es?</p>',
  answer: { kind: 'number', value },
  slips: [],
  done: `<p>${SEALED_MARK} hecho</p>`,
}));

/** A bank that fills every test, of items that say nothing: for what does not depend on their words. */
export function createSampleBank(): DeployedBank {
  const entries = new Map<string, { readonly facts: ItemFacts; readonly variants: readonly string[] }>();
  let reading = 0;
  for (const { id, test } of allContents()) {
    for (let number = 0; number < ITEMS_A_CONTENT[test.id]; number += 1) {
      const facts = factsOf(id as ContentId, test.id, number, test.id === 'cl' ? reading++ : 0);
      const variants =
        test.id === 'm1' || test.id === 'm2'
          ? Array.from({ length: VARIANTS }, (_, index) => `${facts.itemId}@1:${index}`)
          : [`${facts.itemId}@1`];
      entries.set(facts.itemId, { facts, variants });
    }
  }
  const frozen = new Map<string, FrozenItem>();
  return {
    digest: 'sample',
    entries: [...entries.values()],
    item(id) {
      const entry = entries.get(id.split('@')[0] ?? '');
      if (!entry?.variants.includes(id)) throw new RangeError(`"${id}" is not deployed.`);
      const known = frozen.get(id) ?? itemOf(id, entry.facts);
      frozen.set(id, known);
      return known;
    },
    steps: (id) => (id.includes(':') ? STEPS : []),
    text: (id) => ({
      id,
      title: `Texto ${id}`,
      introduction: 'Texto de muestra',
      paragraphs: ['<p>Uno.</p>', '<p>Dos.</p>'],
      figures: [],
      sources: [],
    }),
  };
}

function factsOf(content: ContentId, test: TestId, number: number, reading: number): ItemFacts {
  const isDataSufficiency = test === 'm2' && number === 1;
  return {
    itemId: `${test}-${content.replaceAll('.', '-')}-${number}`,
    version: 1,
    content,
    otherContents: [],
    skill: 'resolver-problemas',
    difficulty: ((number % 5) + 1) as ItemFacts['difficulty'],
    ...(test === 'ciencias' && { module: number % 2 === 0 ? ('comun' as const) : ('electivo' as const) }),
    optionCount: isDataSufficiency ? 5 : 4,
    fixedOrder: isDataSufficiency || number % 7 === 3,
    ...(test === 'cl' && {
      text: { id: `texto-${Math.floor(reading / ITEMS_A_TEXT)}@1`, place: reading % ITEMS_A_TEXT },
    }),
  };
}

function itemOf(id: string, facts: ItemFacts): FrozenItem {
  const key = facts.fixedOrder ? 2 : 0;
  return {
    id,
    facts,
    stem: `<p>Pregunta sobre ${facts.content}: ¿cuál es?</p>`,
    options: ['roja', 'verde', 'azul', 'gris', 'negra'].slice(0, facts.optionCount).map((colour, option) => ({
      text: `Alternativa ${colour}`,
      ...(option !== key && {
        wrong: {
          mistake: `${SEALED_MARK}-error-${option}`,
          name: `${SEALED_MARK} nombre`,
          feedback: `${SEALED_MARK} comentario`,
        },
      }),
    })),
    key,
    solution: [{ title: `${SEALED_MARK} paso`, text: `<p>${SEALED_MARK} solución</p>` }],
    evidence: [`${SEALED_MARK} evidencia`],
    sources: [`${SEALED_MARK} fuente`],
  };
}
