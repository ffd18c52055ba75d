import { allDifferent, decimal, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, population } from '../../authoring/oracles.ts';

const TABLES = [
  {
    what: 'la cantidad de hermanos de los estudiantes de un curso',
    column: 'Hermanos',
    who: 'Estudiantes',
    asked: 'hermanos por estudiante',
  },
  {
    what: 'la cantidad de goles por partido de un torneo de barrio',
    column: 'Goles',
    who: 'Partidos',
    asked: 'goles por partido',
  },
  {
    what: 'la cantidad de hijos de las familias de un condominio',
    column: 'Hijos',
    who: 'Familias',
    asked: 'hijos por familia',
  },
  { what: 'la cantidad de fallas diarias de una máquina', column: 'Fallas', who: 'Días', asked: 'fallas por día' },
] as const;

export default defineTemplate({
  id: 'm1-promedio-desde-una-tabla',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.promedio',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => {
    const counts = integers(0, 3).map(() => random.integer(1, 12));
    const total = random.pick([20, 25, 40, 50]);
    return {
      context: random.integer(0, TABLES.length - 1),
      counts: [...counts, total - counts.reduce((sum, count) => sum + count, 0)],
    };
  },
  accepts: (p) =>
    p.counts.every((count) => count >= 1 && count <= 12) && allDifferent([key(p), values(), perRow(p), frequencies(p)]),
  stem: (p) => {
    const { what, column, who, asked } = contextOf(p);
    const rows = p.counts.map((count, value) => `| ${value} | ${count} |`);
    return md`La tabla muestra ${what}.

| ${column} | ${who} |
| --- | --- |
${rows.join('\n')}

¿Cuál es el promedio de ${asked}?`;
  },
  key,
  oracle: (p) => {
    const data = population(...p.counts.map((count, value) => [value, count] as const));
    return frac(
      data.reduce((sumOfAll, value) => sumOfAll + value, 0),
      data.length,
    );
  },
  distractors: [
    {
      mistake: 'promedio-ignora-frecuencias',
      answer: values,
      feedback: () => md`Promediaste los valores de la primera columna, pero no todos se repiten lo mismo.`,
    },
    {
      mistake: 'promedio-divide-por-filas',
      answer: perRow,
      feedback: () => md`La suma de los productos está bien; revisa cuántos datos hay, no cuántas filas.`,
    },
    {
      mistake: 'promedio-de-las-frecuencias',
      answer: frequencies,
      feedback: () => md`Promediaste la segunda columna, que dice cuántas veces aparece cada valor.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Sumar todos los datos',
      text: md`Cada valor por su frecuencia: $${p.counts.map((count, value) => `${value} \\cdot ${count}`).join(' + ')} = ${sum(p)}$.`,
    },
    { title: 'Contar los datos', text: md`$${p.counts.join(' + ')} = ${total(p)}$` },
    { title: 'Dividir', text: md`$\frac{${sum(p)}}{${total(p)}}$, es decir, ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly context: number;
  readonly counts: readonly number[];
}

function contextOf(p: Parameters) {
  return TABLES[p.context] ?? TABLES[0];
}

function sum(p: Parameters): number {
  return p.counts.reduce((all, count, value) => all + value * count, 0);
}

function total(p: Parameters): number {
  return p.counts.reduce((all, count) => all + count, 0);
}

function number(value: ReturnType<typeof frac>) {
  return { text: decimal(value), value };
}

function key(p: Parameters) {
  return number(frac(sum(p), total(p)));
}

function values() {
  return number(frac(0 + 1 + 2 + 3 + 4, 5));
}

function perRow(p: Parameters) {
  return number(frac(sum(p), 5));
}

function frequencies(p: Parameters) {
  return number(frac(total(p), 5));
}
