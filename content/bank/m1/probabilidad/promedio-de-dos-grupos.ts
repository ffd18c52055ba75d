import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

const PLACES = ['Una cafetería', 'Un museo', 'Una piscina municipal', 'Un cine', 'Una biblioteca'] as const;

export default defineTemplate({
  id: 'm1-promedio-de-dos-grupos',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.promedio',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    const firstDays = random.integer(2, 24);
    const secondDays = random.integer(2, 24);
    const common = gcd(firstDays, secondDays);
    const mean = random.integer(40, 90);
    const apart = random.pick([-3, -2, -1, 1, 2, 3, 4, 5]);
    return {
      place: random.pick(PLACES),
      firstDays,
      secondDays,
      firstMean: mean + (apart * secondDays) / common,
      secondMean: mean - (apart * firstDays) / common,
    };
  },
  accepts: (p) =>
    p.firstDays !== p.secondDays &&
    p.firstDays + p.secondDays <= 30 &&
    Math.min(p.firstMean, p.secondMean) >= 20 &&
    Math.abs(p.firstMean - p.secondMean) >= 8 &&
    allDifferent([key(p), simple(p), swapped(p), oneGroup(p)]),
  stem: (p) =>
    md`${p.place} registró durante ${p.firstDays + p.secondDays} días cuántas personas recibió. En ${p.firstDays} de esos días hubo promoción y el promedio fue de ${p.firstMean} personas por día; en los otros ${p.secondDays} días no hubo promoción y el promedio fue de ${p.secondMean} personas por día. ¿Cuál fue el promedio de personas por día en todo el período?`,
  key,
  oracle: (p) => {
    const everyDay = [
      ...Array.from({ length: p.firstDays }, () => p.firstMean),
      ...Array.from({ length: p.secondDays }, () => p.secondMean),
    ];
    return everyDay.reduce(
      (mean, value, index) =>
        mean.add(
          frac(value)
            .sub(mean)
            .div(index + 1),
        ),
      frac(0),
    );
  },
  distractors: [
    {
      mistake: 'promedio-de-promedios',
      answer: simple,
      feedback: () => md`Promediaste los dos promedios, pero los grupos no tienen la misma cantidad de días.`,
    },
    {
      mistake: 'promedio-pesos-cambiados',
      answer: swapped,
      feedback: () => md`Multiplicaste cada promedio por los días del otro grupo.`,
    },
    {
      mistake: 'promedio-suma-de-promedios',
      answer: oneGroup,
      feedback: () => md`La suma total está bien; revisa entre cuántos días se reparte.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Total de cada grupo',
      text: md`Con promoción: $${p.firstDays} \cdot ${p.firstMean} = ${texDecimal(p.firstDays * p.firstMean)}$. Sin promoción: $${p.secondDays} \cdot ${p.secondMean} = ${texDecimal(p.secondDays * p.secondMean)}$.`,
    },
    {
      title: 'Repartir entre todos los días',
      text: md`$\frac{${sum(p)}}{${p.firstDays + p.secondDays}}$, es decir, ${key(p).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Los días con promoción',
      prompt: md`En ${p.firstDays} días llegaron en promedio ${p.firstMean} personas por día. ¿Cuántas personas llegaron en total esos días?`,
      answer: enterNumber(p.firstDays * p.firstMean, { unit: 'personas' }),
      slips: [slip(p.firstDays + p.firstMean, md`Sumaste: el promedio se repite cada día.`)],
      done: md`$${p.firstDays} \cdot ${p.firstMean} = ${texDecimal(p.firstDays * p.firstMean)}$.`,
    },
    {
      title: 'Los días sin promoción',
      prompt: md`En los otros ${p.secondDays} días el promedio fue de ${p.secondMean} personas. ¿Cuántas llegaron en total?`,
      answer: enterNumber(p.secondDays * p.secondMean, { unit: 'personas' }),
      slips: [
        slip(p.firstDays * p.secondMean, md`Usaste los días del otro grupo.`, 'promedio-pesos-cambiados'),
        slip(p.secondDays + p.secondMean, md`Sumaste: el promedio se repite cada día.`),
      ],
      done: md`$${p.secondDays} \cdot ${p.secondMean} = ${texDecimal(p.secondDays * p.secondMean)}$.`,
    },
    {
      title: 'El promedio de todo el período',
      prompt: md`Junta a todas las personas y repártelas entre todos los días. ¿Cuál fue el promedio por día?`,
      answer: enterNumber(frac(sum(p), p.firstDays + p.secondDays), { unit: 'personas' }),
      slips: [
        slip(
          frac(p.firstMean + p.secondMean, 2),
          md`Promediaste los dos promedios, y los grupos no tienen la misma cantidad de días.`,
          'promedio-de-promedios',
        ),
        slip(sum(p), md`Esas son todas las personas: falta repartirlas entre los días.`),
      ],
      done: md`$${texDecimal(sum(p))} : ${p.firstDays + p.secondDays}$ da ${key(p).text} por día.`,
    },
  ],
});

interface Parameters {
  readonly firstDays: number;
  readonly secondDays: number;
  readonly firstMean: number;
  readonly secondMean: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function sum(p: Parameters): number {
  return p.firstDays * p.firstMean + p.secondDays * p.secondMean;
}

function people(value: ReturnType<typeof frac>) {
  return amountAnswer(value, 'personas');
}

function key(p: Parameters) {
  return people(frac(sum(p), p.firstDays + p.secondDays));
}

function simple(p: Parameters) {
  return people(frac(p.firstMean + p.secondMean, 2));
}

function swapped(p: Parameters) {
  return people(frac(p.secondDays * p.firstMean + p.firstDays * p.secondMean, p.firstDays + p.secondDays).round(0));
}

function oneGroup(p: Parameters) {
  return people(frac(sum(p), Math.max(p.firstDays, p.secondDays)).round(0));
}
