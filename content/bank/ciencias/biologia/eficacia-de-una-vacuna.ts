import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, percent, slip, texDecimal } from '../../authoring/index.ts';

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
  steps: (p) => {
    const [key, byCases, left, healthy] = values(p);
    const [vaccinated, placebo] = [frac(p.vaccinatedCases, p.vaccinated), frac(p.otherCases, p.others)];
    return [
      {
        title: 'Riesgo con placebo',
        prompt: md`Del grupo placebo se infectaron ${p.otherCases} de ${p.others} personas. ¿Qué porcentaje es?`,
        answer: enterNumber(placebo.mul(100), { unit: '%' }),
        slips: [
          slip(
            p.otherCases,
            md`Esas son personas; falta compararlas con el tamaño del grupo.`,
            'compara-casos-sin-considerar-el-grupo',
          ),
          slip(frac(p.otherCases * 100, p.vaccinated), md`Dividiste por el tamaño del otro grupo.`),
          slip(
            frac(100).sub(placebo.mul(100)),
            md`Ese porcentaje es el de quienes no se infectaron.`,
            'eficacia-como-proporcion-de-sanos',
          ),
        ],
        done: md`$\frac{${p.otherCases}}{${p.others}} \cdot 100 = ${texDecimal(placebo.mul(100))}$ %.`,
      },
      {
        title: 'Riesgo con vacuna',
        prompt: md`¿Y qué porcentaje se infectó del grupo vacunado, ${p.vaccinatedCases} de ${p.vaccinated}?`,
        answer: enterNumber(vaccinated.mul(100), { unit: '%' }),
        slips: [
          slip(
            p.vaccinatedCases,
            md`Esas son personas; falta compararlas con el tamaño del grupo.`,
            'compara-casos-sin-considerar-el-grupo',
          ),
          slip(frac(p.vaccinatedCases * 100, p.others), md`Dividiste por el tamaño del otro grupo.`),
          slip(healthy, md`Ese porcentaje es el de quienes no se infectaron.`, 'eficacia-como-proporcion-de-sanos'),
        ],
        done: md`$\frac{${p.vaccinatedCases}}{${p.vaccinated}} \cdot 100 = ${texDecimal(vaccinated.mul(100))}$ %.`,
      },
      {
        title: 'Riesgo que queda',
        prompt: md`Compara los dos riesgos: el riesgo con vacuna, ¿qué porcentaje es del riesgo con placebo?`,
        answer: enterNumber(left, { unit: '%' }),
        slips: [
          slip(placebo.div(vaccinated).mul(100), md`La división quedó al revés: el riesgo con vacuna es el menor.`),
          slip(placebo.sub(vaccinated).mul(100), md`Restaste los riesgos; se pregunta qué parte es uno del otro.`),
          slip(
            frac(p.vaccinatedCases * 100, p.otherCases),
            md`Comparaste las personas; compara los riesgos, porque los grupos son distintos.`,
            'compara-casos-sin-considerar-el-grupo',
          ),
        ],
        done: md`$\frac{${texDecimal(vaccinated.mul(100))}}{${texDecimal(placebo.mul(100))}} \cdot 100 = ${texDecimal(left)}$ %: esa parte del riesgo queda.`,
      },
      {
        title: 'Eficacia',
        prompt: md`La eficacia es el porcentaje del riesgo que se evita. ¿Cuál es?`,
        answer: enterNumber(key, { unit: '%' }),
        slips: [
          slip(left, md`Esa es la parte que queda; se pide la que se evita.`, 'riesgo-que-queda'),
          slip(
            byCases,
            md`Comparaste los casos directamente, pero los grupos no son del mismo tamaño.`,
            'compara-casos-sin-considerar-el-grupo',
          ),
          slip(healthy, md`Ese porcentaje mira solo a los vacunados.`, 'eficacia-como-proporcion-de-sanos'),
        ],
        done: md`$100 - ${texDecimal(left)} = ${texDecimal(key)}$: la vacuna evitó el ${percent(key)} del riesgo.`,
      },
    ];
  },
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
