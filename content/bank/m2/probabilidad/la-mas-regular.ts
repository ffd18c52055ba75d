import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

const SETS = [
  {
    what: 'cuatro atletas',
    names: ['Trinidad', 'Anaís', 'Renata', 'Josefa'],
    measure: 'tiempo en los 400 metros (segundos)',
    base: 58,
    asked: '¿cuál de las atletas tuvo los tiempos más parejos?',
  },
  {
    what: 'cuatro máquinas que llenan sacos',
    names: ['Máquina A', 'Máquina B', 'Máquina C', 'Máquina D'],
    measure: 'masa de los sacos (kg)',
    base: 24,
    asked: '¿cuál de las máquinas llena los sacos de manera más pareja?',
  },
  {
    what: 'cuatro proveedores',
    names: ['Proveedor 1', 'Proveedor 2', 'Proveedor 3', 'Proveedor 4'],
    measure: 'tiempo de entrega (horas)',
    base: 30,
    asked: '¿cuál de los proveedores tuvo los tiempos de entrega más parejos?',
  },
] as const;

export default defineTemplate({
  id: 'm2-la-mas-regular',
  version: 1,
  content: 'm2.probabilidad.dispersion.problemas',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => {
    const means = random.sample([-12, -8, -5, -3, 2, 4, 7, 11], 4);
    const deviations = random.sample([4, 7, 9, 12, 15, 18, 21, 26], 4);
    return { context: random.integer(0, SETS.length - 1), means, deviations };
  },
  accepts: (p) => new Set([steadiest(p), highest(p), widest(p), lowest(p)]).size === 4,
  stem: (p) => {
    const { what, names, measure, asked } = setOf(p);
    const rows = names.map((name, index) => `| ${name} | ${mean(p, index)} | ${deviation(p, index)} |`);
    return md`La tabla resume los datos de ${what}. En los cuatro casos hay la misma cantidad de datos.

| | Promedio del ${measure} | Desviación estándar |
| --- | --- | --- |
${rows.join('\n')}

Según estos datos, ${asked}`.replace('Promedio del masa', 'Promedio de la masa');
  },
  key: (p) => name(p, steadiest(p)),
  oracle: (p) => {
    // The least variance, by comparing each with all the others.
    const winner = p.deviations.findIndex((one) => p.deviations.every((other) => one * one <= other * other));
    return name(p, winner).value;
  },
  distractors: [
    {
      mistake: 'dispersion-elige-el-mayor-promedio',
      answer: (p) => name(p, highest(p)),
      feedback: () => md`Miraste el promedio más alto; qué tan parejos son los datos se ve en otra columna.`,
    },
    {
      mistake: 'dispersion-elige-la-mayor-desviacion',
      answer: (p) => name(p, widest(p)),
      feedback: () => md`Una desviación estándar grande significa datos más alejados de su promedio.`,
    },
    {
      mistake: 'dispersion-elige-el-menor-promedio',
      answer: (p) => name(p, lowest(p)),
      feedback: () => md`Un promedio bajo no dice nada sobre cuánto varían los datos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué mide cada columna',
      text: md`El promedio ubica los datos; la desviación estándar mide cuánto se alejan de su promedio. Datos parejos tienen desviación pequeña.`,
    },
    {
      title: 'Comparar las desviaciones',
      text: md`La menor es ${deviation(p, steadiest(p))}, que corresponde a ${name(p, steadiest(p)).text}.`,
    },
  ],
});

interface Parameters {
  readonly context: number;
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

function setOf(p: Parameters) {
  return SETS[p.context] ?? SETS[0];
}

function mean(p: Parameters, index: number): string {
  return decimal(frac(10 * setOf(p).base + (p.means[index] ?? 0), 10), 1);
}

function deviation(p: Parameters, index: number): string {
  return decimal(frac(p.deviations[index] ?? 0, 10), 1);
}

function name(p: Parameters, index: number) {
  return wordsAnswer(setOf(p).names[index] ?? '');
}

function steadiest(p: Parameters): number {
  return p.deviations.indexOf(Math.min(...p.deviations));
}

function widest(p: Parameters): number {
  return p.deviations.indexOf(Math.max(...p.deviations));
}

function highest(p: Parameters): number {
  return p.means.indexOf(Math.max(...p.means));
}

function lowest(p: Parameters): number {
  return p.means.indexOf(Math.min(...p.means));
}
