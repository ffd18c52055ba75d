import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { describe, expect, it } from 'vitest';
import { NO_RESPONSE } from '../practice/attempt/project.ts';
import { blueprintOf, ELECTIVES, itemsOf } from '../practice/blueprint.ts';
import { type Assembled, assemble, NOTHING_SEEN, requestOf, type Seen } from '../practice/form/assemble.ts';
import type { FrozenItem } from '../practice/frozen-item.ts';
import { grade } from '../practice/grade.ts';
import { createRandom } from '../practice/random.ts';
import { loadBank } from './bank.ts';
import { deploymentOf, openBank, readDeployment } from './deployment.ts';
import { checkBank } from './gates/check-bank.ts';
import { checkSolving } from './gates/check-solving.ts';
import { readAnswers } from './solving/answers.ts';

/** Every template is drawn hundreds of times. */
const DEADLINE_MS = 900_000;

/** By number of options: exceeded by one in a million samples of keys that stand anywhere, drawn apart. */
const CHI_SQUARED_MOST: Readonly<Record<number, number>> = { 4: 30.66, 5: 33.38 };

const bank = await loadBank();
const deployment = await readDeployment();

it(
  'every gate is open for the whole bank',
  () => {
    expect(checkBank(bank).map(({ about, says }) => `${about}: ${says}`)).toEqual([]);
  },
  DEADLINE_MS,
);

it('every item, and three variants of every template, was solved to its key by who had not seen it', async () => {
  const answers = await readAnswers();
  expect(checkSolving(bank, answers).map(({ about, says }) => `${about}: ${says}`)).toEqual([]);
});

it(
  'what is deployed is what the bank gives',
  () => {
    const made = deploymentOf(bank);
    const differ = [...new Set([...Object.keys(made), ...Object.keys(deployment)])].filter(
      (id) => JSON.stringify(made[id]) !== JSON.stringify(deployment[id]),
    );
    expect(differ, 'run `npm run bank:deploy`; a deployed item that changed needs another version first').toEqual([]);
  },
  DEADLINE_MS,
);

describe('the deployed bank', () => {
  const deployed = openBank(bank, deployment);
  /** Each is compiled once, by whoever asks first. */
  const compiled = new Map<string, FrozenItem>();
  function itemOf(id: string): FrozenItem {
    const item = compiled.get(id) ?? deployed.item(id);
    compiled.set(id, item);
    return item;
  }

  it(
    'freezes every variant of every item and every text',
    () => {
      for (const { facts, variants } of deployed.entries) {
        for (const id of variants) {
          const item = itemOf(id);
          expect(item.id).toBe(id);
          expect(item.options).toHaveLength(facts.optionCount);
          expect(item.options.filter(({ wrong }) => !wrong)).toEqual([item.options[item.key]]);
          if (!facts.fixedOrder) expect(item.key).toBe(0);
        }
        if (facts.text) expect(deployed.text(facts.text.id).paragraphs.length).toBeGreaterThan(0);
      }
    },
    DEADLINE_MS,
  );

  it(
    'grades the key of every variant as right, each mistake as that mistake, and a blank as one',
    () => {
      for (const id of deployed.entries.flatMap(({ variants }) => variants)) {
        const item = itemOf(id);
        expect([...item.options.keys(), null].map((option) => gradeThrough(item, option))).toEqual([
          ...item.options.map(({ wrong }) => wrong?.mistake ?? 'correct'),
          'omitted',
        ]);
      }
    },
    DEADLINE_MS,
  );

  const BLUEPRINTS = [
    ...(['cl', 'm1', 'm2', 'hcs'] as const).map((test) => [test, blueprintOf(test)] as const),
    ...ELECTIVES.map((elective) => [elective, blueprintOf('ciencias', elective)] as const),
  ];

  it.each(BLUEPRINTS)(
    'has enough for a whole test of %s without the same question twice, with other figures',
    (_, blueprint) => {
      for (const seed of [1, 2, 3, 4, 5]) {
        const { form, shortages } = assemble(deployed.entries, NOTHING_SEEN, requestOf(blueprint), createRandom(seed));
        expect(shortages).toEqual([]);
        expect(form.slots).toHaveLength(itemsOf(blueprint));
        expect(new Set(itemIdsOf(form.slots)).size).toBe(form.slots.length);
      }
    },
  );

  it.each(BLUEPRINTS)('tells by no place of its options which one is the key of a question of %s', (_, blueprint) => {
    const keys = new Map<number, number[]>();
    for (let seed = 1; seed <= 30; seed += 1) {
      for (const { item, order } of assemble(deployed.entries, NOTHING_SEEN, requestOf(blueprint), createRandom(seed))
        .form.slots) {
        const counts = keys.get(order.length) ?? order.map(() => 0);
        const place = order.indexOf(itemOf(item).key);
        keys.set(order.length, counts.with(place, (counts[place] ?? 0) + 1));
      }
    }
    for (const [options, counts] of keys) {
      const expected = counts.reduce((sum, count) => sum + count, 0) / options;
      const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquared, `of ${options} options: ${counts}`).toBeLessThan(CHI_SQUARED_MOST[options] ?? 0);
    }
  });

  it.each(['m1', 'm2'] as const)('has enough for five whole tests of %s without the same question twice', (test) => {
    const blueprint = blueprintOf(test);
    let seen: Seen = NOTHING_SEEN;
    const asked: string[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const made = assemble(deployed.entries, seen, requestOf(blueprint), createRandom(number));
      expect(made.shortages).toEqual([]);
      expect(new Set(itemIdsOf(made.form.slots)).size).toBe(made.form.slots.length);
      asked.push(...made.form.slots.map(({ item }) => item));
      seen = withForm(seen, made);
    }
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('the bank holds', () => {
  const items = [...bank.items.values()].map(({ item }) => item);
  const texts = [...bank.stimuli.values()].filter(({ genre }) => genre !== 'fuente');
  const under = (prefix: string) => items.filter(({ content }) => content.startsWith(`${prefix}.`));
  const templates = (prefix: string) => under(prefix).filter(({ kind }) => kind === 'template');
  const unitsOf = (test: TestId) =>
    TEMARIO.filter(({ id }) => id === test).flatMap(({ axes }) => axes.flatMap(({ units }) => units));

  it('at least 60 templates for mathematics, some of every unit, and Suficiencia de Datos in M2', () => {
    expect(templates('m1').length + templates('m2').length).toBeGreaterThanOrEqual(60);
    const bare = [...unitsOf('m1'), ...unitsOf('m2')].filter(({ id }) => templates(id).length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
    expect(templates('m2').some(({ distractors }) => distractors.length === 4)).toBe(true);
  });

  it('at least 12 texts of all genres, each with questions of the three skills', () => {
    expect(texts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(texts.map(({ genre }) => genre))).toEqual(
      new Set(['literario', 'argumentativo', 'informativo', 'mixto']),
    );
    for (const text of texts) expect(new Set(text.items.map(({ skill }) => skill)).size, text.id).toBe(3);
    for (const { id, figures, text } of texts.filter(({ genre }) => genre === 'mixto')) {
      expect(figures !== undefined || text.includes('|---'), id).toBe(true);
    }
  });

  it('at least 70 items of Historia, shared about as the test is', () => {
    const all = under('hcs').length;
    expect(all).toBeGreaterThanOrEqual(70);
    for (const [axis, share] of [
      ['hcs.historia', 67],
      ['hcs.formacion-ciudadana', 20],
      ['hcs.sistema-economico', 13],
    ] as const) {
      expect(Math.abs((100 * under(axis).length) / all - share), axis).toBeLessThan(5);
    }
  });

  it('at least 120 items of Ciencias, two in five of them templates, with every common part and elective', () => {
    const all = under('ciencias').length;
    expect(all).toBeGreaterThanOrEqual(120);
    expect(templates('ciencias').length / all).toBeGreaterThanOrEqual(0.4);
    for (const subject of ELECTIVES) {
      const own = under(`ciencias.${subject}`);
      expect(own.filter(({ module }) => module === 'comun').length, subject).toBeGreaterThanOrEqual(18);
      expect(own.filter(({ module }) => module === 'electivo').length, subject).toBeGreaterThanOrEqual(26);
    }
  });
});

function gradeThrough(item: FrozenItem, option: number | null): string | undefined {
  const slots = [{ item: item.id, order: [...item.options.keys()], scored: true }];
  const [slot] = grade({ slots, sections: [] }, [{ ...NO_RESPONSE, option }], () => item, []).slots;
  return slot?.mistake ?? slot?.outcome;
}

const itemIdsOf = (slots: Assembled['form']['slots']) => slots.map(({ item }) => item.split('@')[0]);

function withForm({ items, variants }: Seen, { form }: Assembled): Seen {
  const next = { items: new Map(items), variants: new Map(variants) };
  for (const { item } of form.slots) {
    const itemId = item.split('@')[0] ?? item;
    next.items.set(itemId, (next.items.get(itemId) ?? 0) + 1);
    next.variants.set(item, (next.variants.get(item) ?? 0) + 1);
  }
  return next;
}
