import { createRandom } from '@travesia/content-item-model';
import { describe, expect, it } from 'vitest';
import {
  type AuthoredItem,
  decimalAnswer,
  defineItem,
  defineStimulus,
  defineTemplate,
  frac,
  type ItemTemplate,
  md,
  type Stimulus,
  texDecimal,
} from '../authoring/index.ts';
import type { Bank, PlacedItem } from '../bank.ts';
import { DEPLOYED_VARIANTS } from '../deployment.ts';
import { distinctDraws } from '../draws.ts';
import { seedOf } from '../seed.ts';
import { checkBank } from './check-bank.ts';

const NAMES = { 'suma-mal': 'Sumar mal', 'resta-mal': 'Restar mal', 'se-apura': 'Responder antes de leer' };

const authored: AuthoredItem = defineItem({
  id: 'm1-muestra-escrita',
  version: 1,
  content: 'm1.numeros.enteros-racionales.enteros',
  skill: 'resolver-problemas',
  difficulty: 2,
  stem: '¿Cuánto es el doble de siete?',
  key: { text: '$14$' },
  distractors: [
    { mistake: 'suma-mal', text: '$9$', feedback: 'Sumaste dos en vez de duplicar.' },
    { mistake: 'resta-mal', text: '$5$', feedback: 'Restaste dos en vez de duplicar.' },
    { mistake: 'se-apura', text: '$7$', feedback: 'Ese es el número, no su doble.' },
  ],
  solution: [
    { title: 'Qué se pide', text: 'El doble es dos veces el número.' },
    { title: 'Resultado', text: 'Dos veces siete es $14$.' },
  ],
});

const template: ItemTemplate<{ a: number; b: number }> = defineTemplate({
  id: 'm1-muestra-plantilla',
  version: 1,
  content: 'm1.numeros.enteros-racionales.enteros',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => ({ a: random.integer(10, 60), b: random.integer(2, 9) }),
  stem: ({ a, b }) => md`Una bolsa tiene $${a}$ bolitas y se agregan $${b}$. ¿Cuántas bolitas quedan en la bolsa?`,
  key: ({ a, b }) => decimalAnswer(a + b),
  oracle: ({ a, b }) => frac(a).add(b),
  distractors: [
    { mistake: 'resta-mal', answer: ({ a, b }) => decimalAnswer(a - b), feedback: () => 'Restaste: aquí se agregan.' },
    { mistake: 'suma-mal', answer: ({ a, b }) => decimalAnswer(a + b + 1), feedback: () => 'Te pasaste en uno.' },
    { mistake: 'se-apura', answer: ({ a }) => decimalAnswer(a), feedback: () => 'Son las que ya había.' },
  ],
  solution: ({ a, b }) => [
    { title: 'Qué se hace', text: 'Se suma lo que se agrega.' },
    { title: 'Resultado', text: md`Quedan $${texDecimal(a + b)}$ bolitas.` },
  ],
});

function bankOf(items: readonly (AuthoredItem | ItemTemplate<never>)[], stimuli: readonly Stimulus[] = []): Bank {
  const placed: PlacedItem[] = [
    ...items.map((item) => ({ item: item as PlacedItem['item'], file: `${item.content.split('.')[0]}/muestra.ts` })),
    ...stimuli.flatMap((stimulus) =>
      stimulus.items.map((item) => ({ item, file: `${item.content.split('.')[0]}/texto.ts`, stimulus })),
    ),
  ];
  const used = new Set(placed.flatMap(({ item }) => item.distractors.map(({ mistake }) => mistake)));
  return {
    items: new Map(placed.map((one) => [one.item.id, one])),
    stimuli: new Map(stimuli.map((stimulus) => [stimulus.id, stimulus])),
    mistakes: new Map(Object.entries(NAMES).filter(([id]) => used.has(id))),
  };
}

const says = (bank: Bank) => checkBank(bank).map((finding) => finding.says);

describe('gates are open', () => {
  it('for an item that was written well', () => expect(says(bankOf([authored]))).toEqual([]));
  it('for a template that was written well', () => expect(says(bankOf([template as ItemTemplate<never>]))).toEqual([]));
  it('for a salt whose formula looks like what code leaves', () =>
    expect(says(bankOf([{ ...authored, ...withFirst({ text: '$9$ g de NaNO₃' }) }]))).toEqual([]));
  it('for a plural after a decimal that ends in 1', () =>
    expect(says(bankOf([{ ...authored, ...withFirst({ text: '2,1 veces' }) }]))).toEqual([]));
});

const [first, ...others] = authored.distractors;
const withFirst = (change: object): Partial<AuthoredItem> => ({
  distractors: [{ ...first, ...change } as (typeof authored.distractors)[number], ...others],
});

describe('a gate closes for an authored item', () => {
  it.each<readonly [string, Partial<AuthoredItem>, RegExp]>([
    ['of a content that is not in the temario', { content: 'm1.nada' as never }, /is not in the temario/],
    ['whose other content is not', { otherContents: ['m1.nada' as never] }, /is not in the temario/],
    ['whose id does not begin with its test', { id: 'otra-cosa' }, /begin with its test/],
    ['whose id has capitals', { id: 'm1-Muestra' }, /begin with its test/],
    ['of version 0', { version: 0 }, /whole number from 1/],
    ['of a difficulty that is none', { difficulty: 6 as never }, /1 to 5/],
    ['of a skill that its test has not', { skill: 'volar' }, /is not one of m1/],
    ['with a module outside Ciencias', { module: 'comun' }, /module is for Ciencias/],
    ['with a mistake without a name', withFirst({ mistake: 'sin-nombre' }), /in no mistakes.ts/],
    ['with too few options', { distractors: others }, /has 3 options/],
    ['with two options that read the same', withFirst({ text: '$14$' }), /two options read/],
    ['with positions and no order', withFirst({ position: 1 }), /positions without fixedOrder/],
    ['of a fixed order without all positions', { fixedOrder: true, ...withFirst({ position: 1 }) }, /positions are/],
    ['that asks nothing', { stem: 'Calcula el doble de siete.' }, /does not end as a question/],
    [
      'that denies twice',
      { stem: '¿Cuál de estos números no es el que nunca resulta de sumar siete y siete?' },
      /denies twice/,
    ],
    ['with HTML', { stem: '¿Cuánto es <b>eso</b>?' }, /statement: .*html/],
    ['with TeX that is broken', { stem: '¿Cuánto es $\\frac{1}$?' }, /statement:/],
    ['with a lone dollar', { stem: '¿Cuánto es $ eso?' }, /dollar without its pair/],
    ['with a decimal point', withFirst({ text: '3.5 metros' }), /decimals with a point/],
    ['with a decimal point in a formula', withFirst({ text: '$3.5$ metros' }), /decimals with a point/],
    ['with a point in braces before decimals', withFirst({ text: '$3{.}5$ metros' }), /decimals with a point/],
    ['with % close to its number', withFirst({ text: '35%' }), /space before %/],
    ['with all of the above', withFirst({ text: 'Todas las anteriores' }), /all or none/],
    ['with what code left', withFirst({ text: 'undefined km' }), /what code left/],
    ['with two spaces', { stem: '¿Cuánto  es?' }, /two spaces/],
    ['with 1 and a plural', withFirst({ text: '1 horas' }), /1 with a plural/],
    ['without feedback', withFirst({ feedback: '' }), /no feedback/],
    ['with a long feedback', withFirst({ feedback: 'Palabras. '.repeat(20) }), /feedback of \d+/],
    ['with one step of solution', { solution: authored.solution.slice(0, 1) }, /1 steps/],
    [
      'whose last step does not state the key',
      { solution: [...authored.solution, { title: 'Fin', text: 'Eso es.' }] },
      /does not state the key/,
    ],
    [
      'with a decimal point in a title',
      { solution: [{ title: 'Sumar 3.5', text: 'x' }, ...authored.solution] },
      /decimals with a point/,
    ],
    ['with a long title', { solution: [{ title: 'T'.repeat(61), text: 'x' }, ...authored.solution] }, /title of 61/],
    [
      'with a key much longer than the rest',
      { key: { text: 'Es exactamente dos veces siete, es decir, catorce' } },
      /times as long/,
    ],
    [
      'with a figure without words',
      { figure: { kind: 'drawing', alt: 'x', width: 1, height: 1, shapes: [] } },
      /alternative text/,
    ],
    [
      'with a figure whose words are written badly',
      { figure: { kind: 'drawing', alt: 'Un camino de 3.5 kilómetros.', width: 1, height: 1, shapes: [] } },
      /figure: writes decimals with a point/,
    ],
    ['with evidence and no text', { evidence: ['nada'] }, /evidence and no text/],
  ])('%s', (_, change, complaint) => {
    expect(says(bankOf([{ ...authored, ...change }]))).toEqual(
      expect.arrayContaining([expect.stringMatching(complaint)]),
    );
  });

  it('in the folder of another test', () => {
    const bank = bankOf([authored]);
    const items = new Map([[authored.id, { item: authored, file: 'm2/muestra.ts' }]]);
    expect(says({ ...bank, items })).toContainEqual(expect.stringMatching(/lies in m2/));
  });

  it('of Historia without a source of its facts', () => {
    const item = {
      ...authored,
      id: 'hcs-muestra',
      content: 'hcs.historia.dictadura-democracia.derechos-humanos' as const,
    };
    expect(says(bankOf([item]))).toContainEqual(expect.stringMatching(/names no source/));
  });

  it('of Ciencias about a year without a source, and not where it was made up', () => {
    const content = 'ciencias.fisica.ondas.rapidez' as const;
    const item = (stem: string) => ({ ...authored, id: 'ciencias-muestra', content, module: 'comun' as const, stem });
    expect(says(bankOf([item('En 1882 se midió. ¿Cuánto se obtuvo?')]))).toContainEqual(
      expect.stringMatching(/names no source/),
    );
    for (const stem of ['En 2021 se midió (datos ficticios). ¿Cuánto se obtuvo?', 'Cae de 1.882 m. ¿Cuánto demora?']) {
      expect(says(bankOf([item(stem)]))).not.toContainEqual(expect.stringMatching(/names no source/));
    }
  });

  it('that asks the same as another with other figures', () => {
    const stem = (figure: number) =>
      `Una caja tiene ${figure} naranjas y se venden ${figure - 3}. ¿Cuántas naranjas quedan en la caja al final?`;
    const twins = ['m1-muestra-a', 'm1-muestra-b'].map((id, index) => ({ ...authored, id, stem: stem(20 + index) }));
    expect(says(bankOf(twins))).toContainEqual('asks the same as m1-muestra-a');
  });
});

describe('a gate closes for a template', () => {
  type Template = typeof template;
  const [wrong, ...rest] = template.distractors;
  const lastDraw = distinctDraws(template as ItemTemplate<never>, DEPLOYED_VARIANTS).at(-1);
  const last = lastDraw && template.parameters(createRandom(seedOf(template.id, template.version, lastDraw.index)));
  let unlike = 0;
  it.each<readonly [string, Partial<Template>, RegExp]>([
    ['whose oracle says otherwise', { oracle: ({ a, b }) => frac(a - b) }, /oracle says/],
    ['that accepts nothing', { accepts: () => false }, /accepts 0 of 500/],
    [
      'that throws',
      {
        stem: () => {
          throw new RangeError('se cayó');
        },
      },
      /throws: se cayó/,
    ],
    ['with too few variants', { parameters: (random) => ({ a: random.integer(10, 12), b: 2 }) }, /different variants/],
    ['whose draws differ', { parameters: () => ({ a: 10 + unlike++, b: 2 }) }, /draws differently/],
    [
      'with two options that mean the same, written otherwise',
      {
        distractors: [
          {
            ...(wrong as NonNullable<typeof wrong>),
            answer: ({ a, b }) => ({ text: md`$${a + b}{,}0$`, value: frac(a + b) }),
          },
          ...rest,
        ],
      },
      /mean the same/,
    ],
    [
      'whose last deployed variant is written badly',
      {
        stem: ({ a, b }) => {
          const isLast = a === last?.a && b === last?.b;
          return md`Una bolsa tiene $${a}$ bolitas y se agregan $${b}$. ${isLast ? 'Di cuántas quedan.' : '¿Cuántas quedan?'}`;
        },
      },
      /does not end as a question/,
    ],
    ['whose last step does not state the key', { solution: () => authored.solution }, /does not state the key/],
  ])('%s', (_, change, complaint) => {
    expect(says(bankOf([{ ...template, ...change } as ItemTemplate<never>]))).toEqual(
      expect.arrayContaining([expect.stringMatching(complaint)]),
    );
  });
});

describe('a gate closes for a text', () => {
  const words = Array.from({ length: 400 }, (_, index) => `palabra${index}`).join(' ');
  const item = (index: number): AuthoredItem => ({
    ...authored,
    id: `cl-muestra-${index}`,
    content: 'cl.localizar.informacion-explicita.literal',
    skill: 'localizar',
    stem: `¿Qué dice la palabra de número ${['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'][index]}?`,
    evidence: [`palabra${index}`],
  });
  const text = defineStimulus({
    id: 'cl-muestra',
    version: 1,
    genre: 'informativo',
    title: 'Muestra',
    introduction: 'Texto escrito para Travesía',
    text: words,
    sources: [{ name: 'Un libro' }],
    items: [0, 1, 2, 3, 4, 5].map(item),
  });
  const complaints = (change: Partial<Stimulus>) => says(bankOf([], [{ ...text, ...change }]));

  it.each<readonly [string, Partial<Stimulus>, RegExp]>([
    ['that is too short', { text: words.slice(0, 2000) }, /has \d+ words/],
    ['with too few questions', { items: text.items.slice(0, 5) }, /has 5 items/],
    ['with HTML', { text: `${words} <b>x</b>` }, /html/],
    ['with a decimal point in a paragraph', { text: `${words}\n\nPesa 3.5 kilos.` }, /decimals with a point/],
    ['with a decimal point in a source', { sources: [{ name: 'Un libro', detail: 'Pesa 3.5 kilos' }] }, /decimals/],
    ['that informs without a source', { sources: [] }, /names no source/],
    [
      'with a figure without words',
      { figures: [{ kind: 'drawing', alt: '', width: 1, height: 1, shapes: [] }] },
      /alternative text/,
    ],
    [
      'that does not hold its evidence',
      { items: [{ ...item(0), evidence: ['otra cosa'] }, ...text.items.slice(1)] },
      /evidence is not in the text/,
    ],
    [
      'with a question without evidence',
      { items: [{ ...item(0), evidence: [] }, ...text.items.slice(1)] },
      /no evidence/,
    ],
  ])('%s', (_, change, complaint) => {
    expect(complaints(change)).toEqual(expect.arrayContaining([expect.stringMatching(complaint)]));
  });

  it('and is open for one that was written well', () => {
    expect(complaints({}).filter((complaint) => !complaint.startsWith('asks the same'))).toEqual([]);
  });
});

describe('a gate closes for a mistake', () => {
  it('that no distractor makes, or with a long name', () => {
    const bank = bankOf([authored]);
    const mistakes = new Map([...bank.mistakes, ['de-nadie', 'N'.repeat(81)]]);
    expect(says({ ...bank, mistakes })).toEqual([
      expect.stringMatching(/a name of 81/),
      expect.stringMatching(/made by no distractor/),
    ]);
  });
});
