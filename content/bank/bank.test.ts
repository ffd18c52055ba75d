import { openDeployedBank } from '@travesia/content-item-model/reader';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { describe, expect, it } from 'vitest';
import { DEPLOYED_VARIANTS, deploymentOf, readDeployment } from './deployment.ts';
import { checkBank } from './gates/check-bank.ts';
import { checkSolving } from './gates/check-solving.ts';
import { CHECKED_DRAWS } from './gates/check-template.ts';
import { loadBank } from './load-bank.ts';
import { openBank } from './open-bank.ts';
import { readAnswers } from './solving/answers.ts';

/** Every template is drawn many times. */
const DEADLINE_MS = 900_000;

/** `npm run bank:deploy`, without which nothing of the bank reaches a student, checks all that there are. */
const PART = process.env['SOAK'] ? { draws: CHECKED_DRAWS } : { draws: DEPLOYED_VARIANTS, variants: 10 };

/** Of the variants of an item one in so many is frozen, from another one on for each item. */
const STRIDE = process.env['SOAK'] ? 1 : 8;

const bank = await loadBank();
const deployment = await readDeployment();

it(
  'every gate is open for the whole bank',
  () => {
    expect(checkBank(bank, PART).map(({ about, says }) => `${about}: ${says}`)).toEqual([]);
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

describe('the deployed bank, as services read it', async () => {
  const deployed = await openDeployedBank();

  it('says what the sources say', () => {
    const here = openBank(bank, deployment);
    expect(deployed.entries).toEqual(here.entries);
    for (const { facts, variants } of here.entries) {
      const [last = ''] = variants.slice(-1);
      expect(deployed.item(last)).toEqual(here.item(last));
      expect(deployed.steps(last)).toEqual(here.steps(last));
      if (facts.text) expect(deployed.text(facts.text.id)).toEqual(here.text(facts.text.id));
    }
  });

  it(
    'freezes variants of every item and every text',
    () => {
      for (const [place, { facts, variants }] of deployed.entries.entries()) {
        const frozen = variants.filter((_, index) => (place + index) % Math.min(STRIDE, variants.length) === 0);
        expect(frozen).not.toEqual([]);
        for (const id of frozen) {
          const item = deployed.item(id);
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

  it('steps that students enter for at least 60 templates, of every axis of mathematics and every science', () => {
    const entered = items.filter((item) => item.kind === 'template' && item.steps !== undefined);
    expect(entered.length).toBeGreaterThanOrEqual(60);
    const axes = TEMARIO.filter(({ id }) => id === 'm1' || id === 'ciencias').flatMap((test) => test.axes);
    const bare = axes.filter(({ id }) => !entered.some(({ content }) => content.startsWith(`${id}.`)));
    expect(bare.map(({ id }) => id)).toEqual([]);
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
    for (const subject of ['biologia', 'fisica', 'quimica']) {
      const own = under(`ciencias.${subject}`);
      expect(own.filter(({ module }) => module === 'comun').length, subject).toBeGreaterThanOrEqual(18);
      expect(own.filter(({ module }) => module === 'electivo').length, subject).toBeGreaterThanOrEqual(26);
    }
  });
});
