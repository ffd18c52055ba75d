import { defineTemplate, md, type Shape } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

/** Atoms X and Y of each particle of a box. */
type Particle = 'X' | 'Y' | 'XX' | 'XY';

interface Kind {
  readonly asks: string;
  readonly particles: readonly Particle[];
  readonly described: string;
}

/** By whether it is a mixture and whether there is a compound: the number of a kind holds both as bits. */
const KINDS: readonly Kind[] = [
  {
    asks: 'un elemento puro',
    particles: ['XX', 'XX', 'XX', 'XX', 'XX'],
    described: 'cinco partículas iguales, de dos átomos grises unidos',
  },
  {
    asks: 'un compuesto puro',
    particles: ['XY', 'XY', 'XY', 'XY', 'XY'],
    described: 'cinco partículas iguales, de un átomo gris unido a uno blanco',
  },
  {
    asks: 'una mezcla de dos elementos',
    particles: ['XX', 'Y', 'XX', 'Y', 'XX'],
    described: 'tres partículas de dos átomos grises unidos y dos átomos blancos sueltos',
  },
  {
    asks: 'una mezcla de un elemento y un compuesto',
    particles: ['XY', 'XX', 'XY', 'XX', 'XY'],
    described: 'tres partículas de un átomo gris unido a uno blanco y dos de dos átomos grises unidos',
  },
];
const [COMPOUND, MIXTURE] = [1, 2] as const;
const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
/** Where the particles of a box stand, from its lower left corner. */
const SPOTS = [
  [1.5, 0.9],
  [4.8, 1],
  [3.2, 2.5],
  [1.5, 4.1],
  [4.8, 4.1],
] as const;

interface Draw {
  readonly asked: number;
  /** Kind in each box. */
  readonly boxes: readonly number[];
}

export default defineTemplate<Draw>({
  id: 'ciencias-particulas-en-cuatro-recuadros',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.clasificacion-materia',
  skill: 'comunicar',
  difficulty: 2,
  module: 'comun',
  fixedOrder: true,
  parameters: (random) => ({ asked: random.integer(0, 3), boxes: random.sample([0, 1, 2, 3], 4) }),
  stem: (p) =>
    md`En los recuadros de la figura, los círculos grises y los blancos representan átomos de dos elementos distintos, y los que se tocan están unidos. ¿Cuál recuadro representa **${kindOf(p.asked).asks}**?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 14.4,
    height: 12.6,
    shapes: p.boxes.flatMap((kind, place) => box(kind, place)),
    alt: `Cuatro recuadros con partículas. ${p.boxes.map((kind, place) => `${NUMERALS[place]}: ${kindOf(kind).described}.`).join(' ')}`,
  }),
  key: (p) => option(p, p.asked),
  oracle: (p) => {
    const place = onlyOne(integers(0, 3), (one) => {
      const particles = new Set(kindOf(p.boxes[one] ?? 0).particles);
      const isMixture = particles.size > 1;
      return isMixture === p.asked >= MIXTURE && particles.has('XY') === (p.asked % MIXTURE === COMPOUND);
    });
    return NUMERALS[place] ?? '';
  },
  distractors: [
    {
      mistake: 'confunde-mezcla-con-sustancia-pura',
      answer: (p) => option(p, p.asked ^ MIXTURE),
      feedback: () =>
        md`Mira si todas las partículas del recuadro son iguales: eso separa las sustancias puras de las mezclas.`,
    },
    {
      mistake: 'confunde-elemento-con-compuesto',
      answer: (p) => option(p, p.asked ^ COMPOUND),
      feedback: () => md`Mira si hay partículas que unen átomos distintos: eso separa los compuestos de los elementos.`,
    },
    {
      mistake: 'clasifica-por-cuantos-colores-hay',
      answer: (p) => option(p, p.asked ^ (MIXTURE + COMPOUND)),
      feedback: () =>
        md`No basta ver cuántos colores hay: mira qué átomos están unidos y si las partículas son iguales.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Sustancia pura o mezcla',
      text: md`En una sustancia pura todas las partículas son iguales; en una mezcla hay de más de un tipo. Se busca ${kindOf(p.asked).asks}.`,
    },
    {
      title: 'Elemento o compuesto',
      text: md`En un elemento las partículas tienen átomos de un solo tipo; en un compuesto unen átomos de tipos distintos.`,
    },
    {
      title: 'Revisar los recuadros',
      text: `${p.boxes.map((kind, place) => `${NUMERALS[place]}: ${kindOf(kind).asks}`).join('; ')}. Por eso la respuesta es: ${option(p, p.asked).text}.`,
    },
  ],
});

function kindOf(kind: number): Kind {
  return KINDS[kind] as Kind;
}

function option(p: Draw, kind: number) {
  const place = p.boxes.indexOf(kind);
  return { text: `El recuadro ${NUMERALS[place]}`, value: NUMERALS[place] ?? '', position: place };
}

function radiusOf(atom: string): number {
  return atom === 'X' ? 0.6 : 0.45;
}

function box(kind: number, place: number): readonly Shape[] {
  const [left, bottom] = [(place % 2) * 7.6, place < 2 ? 6.8 : 0];
  const atom = (x: number, y: number, of: string): Shape => ({
    shape: 'circle',
    centre: [left + x, bottom + y],
    radius: radiusOf(of),
    filled: of === 'X',
  });
  return [
    {
      shape: 'polygon',
      points: [
        [left, bottom],
        [left + 6.4, bottom],
        [left + 6.4, bottom + 5],
        [left, bottom + 5],
      ],
    },
    { shape: 'text', at: [left + 3.2, bottom + 5.4], text: NUMERALS[place] ?? '' },
    ...kindOf(kind).particles.flatMap((particle, index) => {
      const [x, y] = SPOTS[index] ?? SPOTS[0];
      const [first = 'X', second] = particle;
      if (!second) return [atom(x, y, first)];
      // Atoms that are joined touch each other.
      const apart = radiusOf(first) + radiusOf(second);
      return [atom(x - apart / 2, y, first), atom(x + apart / 2, y, second)];
    }),
  ];
}
