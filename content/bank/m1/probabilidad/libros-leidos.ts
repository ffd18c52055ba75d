import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, population } from '../../authoring/oracles.ts';

const COUNTED = [
  {
    who: 'estudiantes',
    did: 'libros que leyó cada estudiante de un curso durante el semestre',
    column: 'Libros',
    doing: 'leyeron',
    things: 'libros',
  },
  {
    who: 'socios',
    did: 'veces que cada socio de un club fue a entrenar durante la semana',
    column: 'Entrenamientos',
    doing: 'fueron',
    things: 'veces',
  },
  {
    who: 'hogares',
    did: 'mascotas que hay en cada hogar de un pasaje',
    column: 'Mascotas',
    doing: 'tienen',
    things: 'mascotas',
  },
  {
    who: 'personas',
    did: 'viajes en metro que hizo ayer cada persona encuestada',
    column: 'Viajes',
    doing: 'hicieron',
    things: 'viajes',
  },
] as const;

export default defineTemplate({
  id: 'm1-libros-leidos',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.frecuencias',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    context: random.integer(0, COUNTED.length - 1),
    counts: integers(0, 5).map(() => random.integer(2, 14)),
    limit: random.integer(2, 4),
  }),
  accepts: (p) => allDifferent([key(p), above(p), downwards(p), onlyLimit(p)]),
  stem: (p) => {
    const { did, column, who, doing, things } = contextOf(p);
    const rows = p.counts.map((count, value) => `| ${value} | ${count} |`);
    return md`La tabla muestra la cantidad de ${did}.

| ${column} | Cantidad de ${who} |
| --- | --- |
${rows.join('\n')}

¿Cuántos ${who} ${doing} a lo menos ${p.limit} ${things}?`.replace('¿Cuántos personas', '¿Cuántas personas');
  },
  key,
  oracle: (p) => {
    const data = population(...p.counts.map((count, value) => [value, count] as const)).toSorted((a, b) => b - a);
    const firstBelow = data.findIndex((value) => value < p.limit);
    return frac(firstBelow);
  },
  distractors: [
    {
      mistake: 'acumulada-excluye-el-limite',
      answer: above,
      feedback: (p) => md`«A lo menos ${p.limit}» incluye a quienes tienen justo ${p.limit}.`,
    },
    {
      mistake: 'acumulada-en-la-otra-direccion',
      answer: downwards,
      feedback: (p) => md`Sumaste desde el 0 hasta ${p.limit}; «a lo menos» pide ${p.limit} o más.`,
    },
    {
      mistake: 'acumulada-solo-el-limite',
      answer: onlyLimit,
      feedback: (p) => md`Tomaste solo la fila del ${p.limit}; también cumplen los valores mayores.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué filas cumplen',
      text: md`«A lo menos ${p.limit}» significa ${p.limit} o más: las filas desde ${p.limit} hasta 5.`,
    },
    {
      title: 'Sumar sus frecuencias',
      text: md`$${p.counts.slice(p.limit).join(' + ')} = ${from(p, p.limit)}$. Son ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly context: number;
  readonly counts: readonly number[];
  readonly limit: number;
}

function contextOf(p: Parameters) {
  return COUNTED[p.context] ?? COUNTED[0];
}

function from(p: Parameters, least: number): number {
  return p.counts.slice(least).reduce((sum, count) => sum + count, 0);
}

function people(p: Parameters, count: number) {
  return amountAnswer(count, contextOf(p).who);
}

function key(p: Parameters) {
  return people(p, from(p, p.limit));
}

function above(p: Parameters) {
  return people(p, from(p, p.limit + 1));
}

function downwards(p: Parameters) {
  return people(p, from(p, 0) - from(p, p.limit + 1));
}

function onlyLimit(p: Parameters) {
  return people(p, p.counts[p.limit] ?? 0);
}
