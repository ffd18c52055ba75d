import {
  allDifferent,
  amountAnswer,
  decimal,
  defineTemplate,
  md,
  type Shape,
  texDecimal,
} from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

/** Each of four marks is `factor` squared times the one before; the point is half-way from mark `place` to the next. */
interface Draw {
  readonly factor: number;
  readonly first: number;
  readonly place: number;
  readonly scale: number;
}

const SCALES = [
  { what: 'la cantidad de bacterias de un cultivo', unit: 'millones' },
  { what: 'la energía que liberan distintas explosiones', unit: 'megajoules' },
  { what: 'la masa de varios animales', unit: 'gramos' },
  { what: 'la distancia a varias estrellas', unit: 'años luz' },
] as const;

export default defineTemplate<Draw>({
  id: 'm2-marca-de-una-escala-logaritmica',
  version: 1,
  content: 'm2.numeros.logaritmos.problemas',
  skill: 'representar',
  difficulty: 4,
  parameters: (random) => ({
    factor: random.pick([2, 3, 4, 5, 10]),
    first: random.pick([1, 2, 3, 5, 6]),
    place: random.integer(0, 2),
    scale: random.integer(0, SCALES.length - 1),
  }),
  accepts: (p) => mark(p, 3) <= 5_000_000 && allDifferent(options(p)),
  stem: (p) =>
    md`Para representar ${scaleOf(p).what}, en ${scaleOf(p).unit}, se usa la escala logarítmica de la figura: a distancias iguales, los valores se multiplican por un mismo número. El punto $P$ está justo a la mitad entre las marcas de ${decimal(mark(p, p.place))} y ${decimal(mark(p, p.place + 1))}. ¿Qué valor corresponde a $P$?`,
  figure: (p) => {
    const left = (place: number) => 2 + place * 5;
    const marks = integers(0, 3).flatMap((place): Shape[] => [
      { shape: 'segment', from: [left(place), 1.7], to: [left(place), 2.3] },
      { shape: 'text', at: [left(place), 0.8], text: decimal(mark(p, place)), size: 'small' },
    ]);
    return {
      kind: 'drawing',
      width: 19,
      height: 4,
      shapes: [
        { shape: 'arrow', from: [0.5, 2], to: [18.8, 2] },
        ...marks,
        { shape: 'point', at: [left(p.place) + 2.5, 2], accent: 1, label: 'P' },
      ],
      alt: `Recta con cuatro marcas a distancias iguales: ${integers(0, 3)
        .map((place) => decimal(mark(p, place)))
        .join(
          ', ',
        )}. El punto P está a la mitad entre ${decimal(mark(p, p.place))} y ${decimal(mark(p, p.place + 1))}.`,
    };
  },
  key: (p) => options(p)[0],
  oracle: (p) => {
    // Half-way between two logarithms.
    const [low, high] = [Math.log10(mark(p, p.place)), Math.log10(mark(p, p.place + 1))];
    return 10 ** ((low + high) / 2);
  },
  distractors: [
    {
      mistake: 'promedia-valores-en-una-escala-logaritmica',
      answer: (p) => options(p)[1],
      feedback: () =>
        md`Ese es el promedio de las dos marcas, que estaría a la mitad si los valores avanzaran sumando.`,
    },
    {
      mistake: 'toma-la-mitad-de-la-diferencia',
      answer: (p) => options(p)[2],
      feedback: () => md`Esa es la mitad de la diferencia entre las marcas; aquí avanzar es multiplicar y no sumar.`,
    },
    {
      mistake: 'suma-el-factor-de-la-escala',
      answer: (p) => options(p)[3],
      feedback: () => md`Sumaste el factor entre marcas; para avanzar se multiplica: ¿por cuánto en media distancia?`,
    },
  ],
  solution: (p) => [
    {
      title: 'El factor entre marcas',
      text: md`Cada marca es la anterior multiplicada por $${texDecimal(mark(p, 1))} : ${texDecimal(mark(p, 0))} = ${p.factor ** 2}$.`,
    },
    {
      title: 'El factor de media distancia',
      text: md`Aplicado dos veces debe dar $${p.factor ** 2}$, así que es $\sqrt{${p.factor ** 2}} = ${p.factor}$.`,
    },
    {
      title: 'El valor',
      text: md`$${texDecimal(mark(p, p.place))} \cdot ${p.factor} = ${texDecimal(mark(p, p.place) * p.factor)}$: a $P$ le corresponden ${options(p)[0].text}.`,
    },
  ],
});

function scaleOf(p: Draw) {
  return SCALES[p.scale] ?? SCALES[0];
}

function mark(p: Draw, place: number): number {
  return p.first * p.factor ** (2 * place);
}

function options(p: Draw) {
  const [low, high] = [mark(p, p.place), mark(p, p.place + 1)];
  const option = (value: number) => amountAnswer(value, scaleOf(p).unit);
  return [
    option(low * p.factor),
    option((low + high) / 2),
    option((high - low) / 2),
    option(low + p.factor ** 2),
  ] as const;
}
