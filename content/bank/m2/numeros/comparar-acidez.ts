import { allDifferent, decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

/** pH in tenths. */
interface Draw {
  readonly acid: number;
  readonly steps: number;
  readonly pair: readonly [string, string];
}

export default defineTemplate<Draw>({
  id: 'm2-comparar-acidez',
  version: 1,
  content: 'm2.numeros.logaritmos.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    acid: random.integer(21, 49),
    steps: random.integer(2, 4),
    pair: random.pick([
      ['una muestra de suelo A', 'una muestra de suelo B'],
      ['un jugo A', 'un jugo B'],
      ['una solución A', 'una solución B'],
      ['un detergente A', 'un detergente B'],
    ] as const),
  }),
  accepts: (p) => p.acid % 10 !== 0 && allDifferent([10 ** p.steps, p.steps, 10 * p.steps, 10 ** (p.steps + 1)]),
  stem: (p) =>
    md`El pH de una sustancia se calcula con la fórmula $\text{pH} = -\log C$, donde $C$ es su concentración de iones hidrógeno, en moles por litro. El pH de ${p.pair[0]} es $${texDecimal(frac(p.acid, 10))}$ y el de ${p.pair[1]} es $${texDecimal(frac(p.acid + 10 * p.steps, 10))}$. ¿Por cuánto hay que multiplicar la concentración de B para obtener la de A?`,
  key: (p) => times(10 ** p.steps),
  oracle: (p) => Math.round(10 ** (-p.acid / 10) / 10 ** (-(p.acid + 10 * p.steps) / 10)).toString(),
  distractors: [
    {
      mistake: 'compara-restando-los-ph',
      answer: (p) => times(p.steps),
      feedback: () => md`Restaste los valores de pH; cada unidad de pH multiplica la concentración.`,
    },
    {
      mistake: 'diez-por-cada-unidad-de-ph',
      answer: (p) => times(10 * p.steps),
      feedback: () => md`Cada unidad multiplica por $10$, y esas multiplicaciones se acumulan: no se suman.`,
    },
    {
      mistake: 'cuenta-una-unidad-de-mas',
      answer: (p) => times(10 ** (p.steps + 1)),
      feedback: () => md`Multiplicaste por $10$ una vez de más: cuenta las unidades que separan los dos valores.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Despejar la concentración',
      text: md`$C = 10^{-\text{pH}}$: la de A es $10^{-${texDecimal(frac(p.acid, 10))}}$ y la de B es $10^{-${texDecimal(frac(p.acid + 10 * p.steps, 10))}}$.`,
    },
    {
      title: 'Comparar con un cociente',
      text: md`$\frac{10^{-${texDecimal(frac(p.acid, 10))}}}{10^{-${texDecimal(frac(p.acid + 10 * p.steps, 10))}}} = 10^{${p.steps}}$.`,
    },
    { title: 'Respuesta', text: `La concentración de A es ${times(10 ** p.steps).text} la de B.` },
  ],
});

function times(value: number) {
  return { text: `${decimal(value)} veces`, value: String(value) };
}
