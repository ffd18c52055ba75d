import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-marcaje-de-escarabajos',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.seleccion-natural',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => ({
    dark: random.pick([200, 300, 400, 500]),
    light: random.pick([100, 150, 250, 600, 800]),
    darkShare: random.pick([30, 36, 40, 48, 60]),
    lightShare: random.pick([10, 12, 15, 20, 24]),
    insect: random.pick(['grillos', 'saltamontes', 'escarabajos', 'insectos palo']),
  }),
  accepts: (p) =>
    p.dark !== p.light &&
    (p.dark * p.darkShare) % 100 === 0 &&
    (p.light * p.lightShare) % 100 === 0 &&
    values(p).every((value) => value.compare(frac(1, 10)) > 0) &&
    values(p)[0].mul(10).d === 1n &&
    new Set(values(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) =>
    md`En un bosque de troncos oscuros se liberaron ${p.insect} marcados, de dos colores. Después de una semana se contó cuántos se recuperaron con vida (datos ficticios con fines didácticos).

| Color | Liberados | Recuperados |
|---|---|---|
| Oscuro | ${p.dark} | ${(p.dark * p.darkShare) / 100} |
| Claro | ${p.light} | ${(p.light * p.lightShare) / 100} |

Si la proporción recuperada indica la supervivencia, ¿cuántas veces mayor fue la de los oscuros que la de los claros?`,
  key: (p) => times(values(p)[0]),
  oracle: (p) =>
    frac((p.dark * p.darkShare) / 100, p.dark)
      .div(frac((p.light * p.lightShare) / 100, p.light))
      .round(1),
  distractors: [
    {
      mistake: 'compara-recapturas-sin-proporcion',
      answer: (p) => times(values(p)[1]),
      feedback: () => md`Dividiste los recuperados, pero no se liberó la misma cantidad de cada color.`,
    },
    {
      mistake: 'supervivencia-como-diferencia',
      answer: (p) => times(values(p)[2]),
      feedback: () => md`Restaste los porcentajes; «cuántas veces» pide un cociente.`,
    },
    {
      mistake: 'compara-solo-lo-liberado',
      answer: (p) => times(values(p)[3]),
      feedback: () => md`Usaste solo lo liberado; falta considerar qué parte de cada grupo se recuperó.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Supervivencia de cada color',
      text: md`Oscuros: $\frac{${(p.dark * p.darkShare) / 100}}{${p.dark}} = ${texDecimal(frac(p.darkShare, 100))}$. Claros: $\frac{${(p.light * p.lightShare) / 100}}{${p.light}} = ${texDecimal(frac(p.lightShare, 100))}$.`,
    },
    {
      title: 'Comparar',
      text: md`$${texDecimal(frac(p.darkShare, 100))} : ${texDecimal(frac(p.lightShare, 100))}$. El cociente, es decir, cuántas veces mayor fue la supervivencia, es ${times(values(p)[0]).text}.`,
    },
  ],
});

interface Release {
  readonly dark: number;
  readonly light: number;
  readonly darkShare: number;
  readonly lightShare: number;
}

function values(p: Release): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [
    frac(p.darkShare, p.lightShare),
    frac(p.dark * p.darkShare, p.light * p.lightShare),
    frac(p.darkShare - p.lightShare),
    frac(Math.max(p.dark, p.light), Math.min(p.dark, p.light)),
  ];
}

function times(value: Fraction) {
  return { text: decimal(value.round(1)), value: value.round(1) };
}
