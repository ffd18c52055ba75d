import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-resorte-de-un-dinamometro',
  version: 1,
  content: 'ciencias.fisica.mecanica.fuerzas',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    natural: random.integer(8, 20),
    stretch: random.integer(2, 10),
    force: random.integer(2, 20),
    added: random.integer(2, 4),
  }),
  accepts: (p) => p.natural > 2 * p.stretch && (p.force * 100) % p.stretch === 0 && p.force * 5 >= p.stretch,
  stem: (p) =>
    md`Para calibrar un dinamómetro casero, un curso cuelga pesos distintos de un resorte y mide su largo total.

| Fuerza aplicada (N) | Largo total (cm) |
|---|---|
| 0 | ${p.natural} |
| ${p.force} | ${p.natural + p.stretch} |
| ${2 * p.force} | ${p.natural + 2 * p.stretch} |

Según la ley de Hooke, $F = k \cdot x$, ¿cuál es la constante elástica $k$ del resorte?`,
  key: (p) => constant(frac(p.force * 100, p.stretch)),
  oracle: (p) => {
    const slope = frac(2 * p.force - p.force).div(
      frac(p.natural + 2 * p.stretch, 100).sub(frac(p.natural + p.stretch, 100)),
    );
    return slope;
  },
  distractors: [
    {
      mistake: 'usa-el-largo-total-del-resorte',
      answer: (p) => constant(frac(p.force * 100, p.natural + p.stretch)),
      feedback: () => md`En la ley de Hooke, $x$ es cuánto se estira el resorte y no su largo total.`,
    },
    {
      mistake: 'mezcla-datos-de-dos-filas',
      answer: (p) => constant(frac(2 * p.force * 100, p.stretch)),
      feedback: () => md`Tomaste la fuerza de una fila y el estiramiento de otra.`,
    },
    {
      mistake: 'divide-estiramiento-por-fuerza',
      answer: (p) => constant(frac(p.stretch, p.force)),
      feedback: () => md`Despejaste al revés: al dividir centímetros por newton la unidad no es N/m.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Estiramiento',
      text: md`Con ${p.force} N el largo pasa de ${p.natural} cm a ${p.natural + p.stretch} cm: se estira ${p.stretch} cm, es decir, ${decimal(frac(p.stretch, 100))} m.`,
    },
    {
      title: 'Despejar la constante',
      text: md`$k = \frac{F}{x} = \frac{${p.force}\ \text{N}}{${texDecimal(frac(p.stretch, 100))}\ \text{m}}$. Con la otra fila se obtiene lo mismo.`,
    },
    { title: 'Respuesta', text: md`La constante elástica es ${constant(frac(p.force * 100, p.stretch)).text}.` },
  ],
  steps: (p) => [
    {
      title: 'Cuánto se estira',
      prompt: md`Sin peso el resorte mide ${p.natural} cm y con ${p.force} N mide ${p.natural + p.stretch} cm. ¿Cuántos centímetros se estiró?`,
      answer: enterNumber(p.stretch, { unit: 'cm' }),
      slips: [
        slip(
          p.natural + p.stretch,
          md`Ese es el largo total; parte de él ya estaba sin peso.`,
          'usa-el-largo-total-del-resorte',
        ),
        slip(2 * p.natural + p.stretch, md`Sumaste los largos; el estiramiento es lo que cambió.`),
        slip(p.natural, md`Ese es el largo sin peso.`),
      ],
      done: md`$x = ${p.natural + p.stretch} - ${p.natural} = ${p.stretch}$ cm.`,
    },
    {
      title: 'Estiramiento en metros',
      prompt: md`La constante se mide en N/m. ¿Cuántos metros son ${p.stretch} cm?`,
      answer: enterNumber(frac(p.stretch, 100), { unit: 'm' }),
      slips: [
        slip(p.stretch * 100, md`Multiplicaste; un metro es más largo que un centímetro, así que caben menos.`),
        slip(frac(p.stretch, 10), md`Un metro no tiene 10 cm: corriste la coma un lugar de menos.`),
        slip(frac(p.stretch, 1000), md`Un metro no tiene 1.000 cm: corriste la coma un lugar de más.`),
      ],
      done: md`100 cm son 1 m: ${p.stretch} cm son ${decimal(frac(p.stretch, 100))} m.`,
    },
    {
      title: 'Constante elástica',
      prompt: md`Con $F = k \cdot x$ y la fuerza de ${p.force} N, ¿cuánto vale $k$?`,
      answer: enterNumber(frac(p.force * 100, p.stretch), { unit: 'N/m' }),
      slips: [
        slip(frac(p.force, p.stretch), md`Dividiste por los centímetros: eso está en N/cm.`),
        slip(frac(p.force * p.stretch, 100), md`Multiplicaste; hay que despejar $k$.`),
        slip(
          frac(p.stretch, 100 * p.force),
          md`La división quedó al revés: la unidad N/m dice qué va arriba.`,
          'divide-estiramiento-por-fuerza',
        ),
        slip(
          frac(p.stretch, p.force),
          md`La división quedó al revés, y en centímetros.`,
          'divide-estiramiento-por-fuerza',
        ),
        slip(
          frac(2 * p.force * 100, p.stretch),
          md`La fuerza y el estiramiento deben ser de la misma fila.`,
          'mezcla-datos-de-dos-filas',
        ),
      ],
      done: md`$k = \frac{F}{x} = \frac{${p.force}}{${texDecimal(frac(p.stretch, 100))}} = ${texDecimal(frac(p.force * 100, p.stretch))}$ N/m.`,
    },
  ],
});

function constant(value: Fraction) {
  const shown = value.compare(5) < 0 ? value.round(2) : value.round(0);
  return { text: `${decimal(shown)} N/m`, value: shown };
}
