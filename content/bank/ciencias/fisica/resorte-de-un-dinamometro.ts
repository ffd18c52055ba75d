import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

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
});

function constant(value: Fraction) {
  const shown = value.compare(5) < 0 ? value.round(2) : value.round(0);
  return { text: `${decimal(shown)} N/m`, value: shown };
}
