import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md, type Point, percent, type Shape } from '../../authoring/index.ts';
import { population } from '../../authoring/oracles.ts';

const CHECKS = [
  { machine: 'Un equipo de ultrasonido revisa soldaduras', one: 'una soldadura' },
  { machine: 'Una cámara revisa el sellado de unos frascos', one: 'un frasco' },
  { machine: 'Un sensor revisa los neumáticos de una fábrica', one: 'un neumático' },
  { machine: 'Un programa revisa boletas digitalizadas', one: 'una boleta' },
] as const;

export default defineTemplate({
  id: 'm2-aviso-de-una-inspeccion',
  version: 1,
  content: 'm2.probabilidad.condicional.problemas',
  skill: 'modelar',
  difficulty: 5,
  parameters: (random) => ({
    ...random.pick(CHECKS),
    bad: random.pick([5, 10, 20, 25, 30, 40]),
    found: random.pick([70, 75, 80, 90, 95]),
    alarms: random.pick([5, 10, 15, 20]),
  }),
  accepts: (p) => key(p).value.d <= 60n && allDifferent([key(p), sensitivity(p), falseAlarm(p), joint(p)]),
  stem: (p) =>
    md`${p.machine}. El diagrama de árbol muestra qué porcentaje tiene un defecto y en qué porcentaje de cada caso se da un aviso. Si se dio un aviso al revisar ${p.one}, ¿cuál es la probabilidad de que realmente tenga un defecto?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 14,
    height: 9.4,
    alt: `Diagrama de árbol. Primera etapa: con defecto, ${percent(p.bad)}; sin defecto, ${percent(100 - p.bad)}. Segunda etapa: con defecto hay aviso en el ${percent(p.found)} y no lo hay en el ${percent(100 - p.found)}; sin defecto hay aviso en el ${percent(p.alarms)} y no lo hay en el ${percent(100 - p.alarms)}.`,
    shapes: [
      ...branch([0.6, 4.7], [3.9, 7.1], percent(p.bad), 'con defecto'),
      ...branch([0.6, 4.7], [3.9, 2.3], percent(100 - p.bad), 'sin defecto'),
      ...branch([7.4, 7.1], [10.8, 8.4], percent(p.found), 'aviso'),
      ...branch([7.4, 7.1], [10.8, 5.8], percent(100 - p.found), 'sin aviso'),
      ...branch([7.4, 2.3], [10.8, 3.6], percent(p.alarms), 'aviso'),
      ...branch([7.4, 2.3], [10.8, 1], percent(100 - p.alarms), 'sin aviso'),
    ],
  }),
  key,
  oracle: (p) => {
    // Ten thousand things, one by one.
    const things = population(
      ['bad flagged', p.bad * p.found],
      ['bad', p.bad * (100 - p.found)],
      ['good flagged', (100 - p.bad) * p.alarms],
      ['good', (100 - p.bad) * (100 - p.alarms)],
    );
    const flagged = things.filter((thing) => thing.endsWith('flagged'));
    return frac(flagged.filter((thing) => thing.startsWith('bad')).length, flagged.length);
  },
  distractors: [
    {
      mistake: 'condicional-da-la-sensibilidad',
      answer: sensitivity,
      feedback: () => md`Esa es la probabilidad de aviso cuando hay defecto; se pregunta lo contrario.`,
    },
    {
      mistake: 'condicional-da-la-falsa-alarma',
      answer: falseAlarm,
      feedback: () => md`Consideraste el camino «sin defecto y con aviso»; se pide que tenga defecto.`,
    },
    {
      mistake: 'condicional-divide-por-el-total',
      answer: joint,
      feedback: () => md`Esa es la probabilidad de que ocurran ambas cosas; falta dividir por la de la condición.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Un caso con números',
      text: md`De 10.000 elementos, ${p.bad * 100} tienen defecto y ${(100 - p.bad) * 100} no.`,
    },
    {
      title: 'Los avisos',
      text: md`Con defecto y aviso: el ${percent(p.found)} de ${p.bad * 100}, que son ${p.bad * p.found}. Sin defecto y con aviso: el ${percent(p.alarms)} de ${(100 - p.bad) * 100}, que son ${(100 - p.bad) * p.alarms}.`,
    },
    {
      title: 'La probabilidad pedida',
      text: md`Entre los avisos, la parte que tiene defecto es $\frac{${p.bad * p.found}}{${p.bad * p.found} + ${(100 - p.bad) * p.alarms}}$, es decir, ${key(p).text}.`,
    },
  ],
});

/** Branch of the tree with its chance on the outer side and what happens at its end. */
function branch(from: Point, to: Point, chance: string, event: string): readonly Shape[] {
  const side = to[1] > from[1] ? 0.55 : -0.55;
  return [
    { shape: 'segment', from, to },
    { shape: 'text', at: [(from[0] + to[0]) / 2 - 0.3, (from[1] + to[1]) / 2 + side], text: chance },
    { shape: 'text', at: [to[0] + 0.25, to[1]], text: event, anchor: 'start' },
  ];
}

interface Parameters {
  readonly bad: number;
  readonly found: number;
  readonly alarms: number;
}

function flagged(p: Parameters): number {
  return p.bad * p.found + (100 - p.bad) * p.alarms;
}

function key(p: Parameters) {
  return exact(frac(p.bad * p.found, flagged(p)));
}

function sensitivity(p: Parameters) {
  return exact(frac(p.found, 100));
}

function falseAlarm(p: Parameters) {
  return exact(frac((100 - p.bad) * p.alarms, flagged(p)));
}

function joint(p: Parameters) {
  return exact(frac(p.bad * p.found, 10_000));
}

function exact(value: ReturnType<typeof frac>) {
  return { text: fractionAnswer(value).text, value };
}
