import { defineTemplate, md } from '../../authoring/index.ts';
import { onlyOne } from '../../authoring/oracles.ts';

const MIXTURES = [
  { who: 'Una planta de jugos', unit: 'litros', product: 'néctar', part: 'pulpa' },
  { who: 'Una fábrica de pinturas', unit: 'litros', product: 'esmalte', part: 'pigmento' },
  { who: 'Una orfebre', unit: 'gramos', product: 'aleación', part: 'plata' },
  { who: 'Una panadería', unit: 'kilogramos', product: 'mezcla de harinas', part: 'harina integral' },
] as const;

interface Draw {
  readonly mixture: number;
  readonly low: number;
  readonly high: number;
  readonly wanted: number;
  readonly total: number;
}

export default defineTemplate<Draw>({
  id: 'm1-sistema-para-una-mezcla',
  version: 1,
  content: 'm1.algebra.sistemas-2x2.problemas',
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => ({
    mixture: random.integer(0, MIXTURES.length - 1),
    low: 5 * random.integer(2, 9),
    high: 5 * random.integer(10, 18),
    wanted: 5 * random.integer(4, 16),
    total: 10 * random.integer(3, 20),
  }),
  accepts: (p) => {
    const first = ((p.high - p.wanted) * p.total) / (p.high - p.low);
    return p.low < p.wanted && p.wanted < p.high && Number.isInteger(first) && 2 * first !== p.total;
  },
  stem: (p) => {
    const { who, unit, product, part } = mixtureOf(p);
    return md`${who} junta $x$ ${unit} de ${product} con ${p.low} % de ${part} e $y$ ${unit} de ${product} con ${p.high} % de ${part}, y obtiene ${p.total} ${unit} con ${p.wanted} % de ${part}. ¿Cuál de los siguientes sistemas permite calcular $x$ e $y$?`;
  },
  key: (p) => systems(p).right,
  oracle: (p) => {
    // In hundredths of the part: what goes in is what comes out.
    for (let x = 0; x <= p.total; x++) {
      const y = p.total - x;
      if (p.low * x + p.high * y === p.wanted * p.total)
        return onlyOne(Object.values(systems(p)), ({ holds }) => holds(x, y)).value;
    }
    return 'no mixture fits';
  },
  distractors: [
    {
      mistake: 'mezcla-olvida-multiplicar-por-el-total',
      answer: (p) => systems(p).noTotal,
      feedback: (p) =>
        md`A la derecha pusiste solo el porcentaje: lo que aporta la mezcla es el ${p.wanted} % de toda ella.`,
    },
    {
      mistake: 'mezcla-intercambia-los-porcentajes',
      answer: (p) => systems(p).swapped,
      feedback: (p) => md`Revisa a cuál corresponde cada porcentaje: los $x$ son los que tienen ${p.low} %.`,
    },
    {
      mistake: 'mezcla-toma-el-total-como-puro',
      answer: (p) => systems(p).pure,
      feedback: (p) => md`Eso exigiría que toda la mezcla fuera pura, y tiene ${p.wanted} %.`,
    },
  ],
  solution: (p) => {
    const { unit, part } = mixtureOf(p);
    return [
      { title: 'La cantidad total', text: md`Lo que se junta suma ${p.total} ${unit}: $x + y = ${p.total}$.` },
      {
        title: `Cuánto hay de ${part}`,
        text: md`Aportan $\frac{${p.low}}{100}x$ y $\frac{${p.high}}{100}y$, y en la mezcla hay $\frac{${p.wanted}}{100} \cdot ${p.total}$. Al multiplicar todo por $100$: $${p.low}x + ${p.high}y = ${p.wanted} \cdot ${p.total}$.`,
      },
      { title: 'El sistema', text: md`Es ${systems(p).right.text}.` },
    ];
  },
});

function mixtureOf(p: Draw) {
  return MIXTURES[p.mixture] ?? MIXTURES[0];
}

function systems(p: Draw) {
  const system = (first: number, second: number, side: string, content: number) => ({
    text: md`$\begin{cases} x + y = ${p.total} \\ ${first}x + ${second}y = ${side} \end{cases}$`,
    value: `${first} ${second} ${content}`,
    holds: (x: number, y: number) => first * x + second * y === content,
  });
  return {
    right: system(p.low, p.high, md`${p.wanted} \cdot ${p.total}`, p.wanted * p.total),
    noTotal: system(p.low, p.high, `${p.wanted}`, p.wanted),
    swapped: system(p.high, p.low, md`${p.wanted} \cdot ${p.total}`, p.wanted * p.total),
    pure: system(p.low, p.high, md`100 \cdot ${p.total}`, 100 * p.total),
  };
}
