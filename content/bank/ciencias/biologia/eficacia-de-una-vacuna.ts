import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, percent, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-eficacia-de-una-vacuna',
  version: 1,
  content: 'ciencias.biologia.procesos.its',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => {
    const vaccinated = random.pick([400, 600, 800, 1000]);
    const others = random.pick([200, 300, 500]);
    const risk = random.pick([8, 10, 12, 15, 20, 25]);
    const left = random.pick([5, 10, 15, 20, 25, 30, 40]);
    return {
      vaccinated,
      others,
      vaccinatedCases: (vaccinated * risk * left) / 10_000,
      otherCases: (others * risk) / 100,
    };
  },
  accepts: (p) => {
    const all = values(p);
    return (
      Number.isInteger(p.vaccinatedCases) &&
      p.vaccinatedCases < p.otherCases &&
      new Set(all.map((value) => value.round(1).toFraction())).size === 4
    );
  },
  stem: (p) =>
    md`En un ensayo de una vacuna contra el virus del papiloma humano se siguió a dos grupos durante tres años (datos ficticios con fines didácticos).

| Grupo | Personas | Infecciones nuevas |
|---|---|---|
| Vacunado | ${p.vaccinated} | ${p.vaccinatedCases} |
| Placebo | ${p.others} | ${p.otherCases} |

La eficacia es el porcentaje en que se reduce el riesgo de infección respecto del grupo placebo. ¿Cuál es la eficacia de la vacuna en este ensayo?`,
  key: (p) => share(values(p)[0]),
  oracle: (p) => {
    const expected = frac(p.otherCases * p.vaccinated, p.others);
    return expected.sub(p.vaccinatedCases).div(expected).mul(100);
  },
  distractors: [
    {
      mistake: 'compara-casos-sin-considerar-el-grupo',
      answer: (p) => share(values(p)[1]),
      feedback: () => md`Comparaste los casos directamente, pero los grupos no tienen igual cantidad de personas.`,
    },
    {
      mistake: 'riesgo-que-queda',
      answer: (p) => share(values(p)[2]),
      feedback: () => md`Esa es la parte del riesgo que queda con la vacuna; se pide la que se evita.`,
    },
    {
      mistake: 'eficacia-como-proporcion-de-sanos',
      answer: (p) => share(values(p)[3]),
      feedback: () => md`Ese porcentaje mira solo a los vacunados; la eficacia compara con el otro grupo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Riesgo en cada grupo',
      text: md`Vacunado: $\frac{${p.vaccinatedCases}}{${p.vaccinated}} = ${texDecimal(frac(p.vaccinatedCases, p.vaccinated), 4)}$. Placebo: $\frac{${p.otherCases}}{${p.others}} = ${texDecimal(frac(p.otherCases, p.others), 4)}$.`,
    },
    {
      title: 'Reducción del riesgo',
      text: md`El riesgo del grupo vacunado es el ${decimal(values(p)[2])} % del riesgo del grupo placebo; se evita el resto: $100 - ${texDecimal(values(p)[2])}$.`,
    },
    { title: 'Respuesta', text: md`La eficacia es ${share(values(p)[0]).text}.` },
  ],
});

interface Trial {
  readonly vaccinated: number;
  readonly others: number;
  readonly vaccinatedCases: number;
  readonly otherCases: number;
}

function values(p: Trial): readonly [Fraction, Fraction, Fraction, Fraction] {
  const left = frac(p.vaccinatedCases, p.vaccinated).div(frac(p.otherCases, p.others)).mul(100);
  return [
    frac(100).sub(left),
    frac((p.otherCases - p.vaccinatedCases) * 100, p.otherCases),
    left,
    frac((p.vaccinated - p.vaccinatedCases) * 100, p.vaccinated),
  ];
}

function share(value: Fraction) {
  return { text: percent(value.round(1)), value: value.round(1) };
}
