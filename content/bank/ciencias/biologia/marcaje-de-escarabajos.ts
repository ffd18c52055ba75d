import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

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
  steps: (p) => {
    const [dark, light] = [(p.dark * p.darkShare) / 100, (p.light * p.lightShare) / 100];
    return [
      {
        title: 'Supervivencia de los oscuros',
        prompt: md`Se liberaron ${p.dark} oscuros y se recuperaron ${dark}. ¿Qué proporción se recuperó? Puedes darla como fracción, decimal o porcentaje.`,
        answer: enterNumber(frac(p.darkShare, 100)),
        slips: [
          slip(frac(p.dark, dark), md`La división quedó al revés: se recuperaron menos de los que se liberaron.`),
          slip(p.dark - dark, md`Esos son los que faltaron; se pide qué parte se recuperó.`),
          slip(frac(100 - p.darkShare, 100), md`Esa es la parte que no se recuperó.`),
          slip(p.darkShare, md`Si es un porcentaje, escríbelo con su signo %.`),
          slip(
            dark,
            md`Esos son los recuperados; compáralos con los que se liberaron.`,
            'compara-recapturas-sin-proporcion',
          ),
        ],
        done: md`$\frac{${dark}}{${p.dark}} = ${texDecimal(frac(p.darkShare, 100))}$, el ${p.darkShare} %.`,
      },
      {
        title: 'Supervivencia de los claros',
        prompt: md`¿Y qué proporción de los claros, ${light} de ${p.light}?`,
        answer: enterNumber(frac(p.lightShare, 100)),
        slips: [
          // Of 100 that were released both are the same number.
          p.light === 100
            ? slip(
                light,
                md`Si es un porcentaje, escríbelo con su signo %; si son los recuperados, compáralos con los liberados.`,
              )
            : slip(p.lightShare, md`Si es un porcentaje, escríbelo con su signo %.`),
          slip(frac(p.light, light), md`La división quedó al revés.`),
          slip(frac(light, p.dark), md`Dividiste por los oscuros que se liberaron.`),
          slip(
            light,
            md`Esos son los recuperados; compáralos con los que se liberaron.`,
            'compara-recapturas-sin-proporcion',
          ),
        ],
        done: md`$\frac{${light}}{${p.light}} = ${texDecimal(frac(p.lightShare, 100))}$, el ${p.lightShare} %.`,
      },
      {
        title: 'Cuántas veces mayor',
        prompt: md`¿Cuántas veces mayor fue la supervivencia de los oscuros que la de los claros?`,
        answer: enterNumber(frac(p.darkShare, p.lightShare)),
        slips: [
          slip(frac(p.lightShare, p.darkShare), md`La división quedó al revés: los oscuros sobrevivieron más.`),
          slip(
            p.darkShare - p.lightShare,
            md`Restaste los porcentajes; «cuántas veces» pide un cociente.`,
            'supervivencia-como-diferencia',
          ),
          slip(
            frac(p.darkShare - p.lightShare, 100),
            md`Restaste; «cuántas veces» pide un cociente.`,
            'supervivencia-como-diferencia',
          ),
          slip(
            frac(dark, light),
            md`Dividiste los recuperados, pero no se liberaron los mismos de cada color.`,
            'compara-recapturas-sin-proporcion',
          ),
        ],
        done: md`$${texDecimal(frac(p.darkShare, 100))} : ${texDecimal(frac(p.lightShare, 100))} = ${texDecimal(frac(p.darkShare, p.lightShare))}$.`,
      },
    ];
  },
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
