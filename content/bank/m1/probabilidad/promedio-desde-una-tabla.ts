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
  version: 2,
  content: 'm1.probabilidad.tablas-graficos.promedio',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => {
    // Of so many data, with so many zeros among them, both means end as decimals.
    const [data, zeros] = random.pick([
      [25, 5],
      [40, 15],
      [50, 10],
    ] as const);
    const counts = integers(1, 3).map(() => random.integer(1, 20));
    return {
      context: random.integer(0, TABLES.length - 1),
      counts: [zeros, ...counts, data - zeros - counts.reduce((sum, count) => sum + count, 0)],
    };
  },
  accepts: (p) =>
    p.counts.every((count) => count >= 1) && hasMode(p) && allDifferent([key(p), values(), withoutZeros(p), mode(p)]),
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
      mistake: 'promedio-olvida-los-ceros',
      answer: withoutZeros,
      feedback: (p) =>
        md`Dejaste fuera los ${p.counts[0] ?? 0} datos que valen 0: no agregan a la suma, pero se cuentan.`,
    },
    {
      mistake: 'promedio-da-la-moda',
      answer: mode,
      feedback: () =>
        md`Ese es el valor que más se repite, la moda; el promedio reparte la suma entre todos los datos.`,
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

function withoutZeros(p: Parameters) {
  return number(frac(sum(p), total(p) - (p.counts[0] ?? 0)));
}

/** Whether one value alone is the most frequent, and not zero, which nobody takes for a mean. */
function hasMode({ counts }: Parameters): boolean {
  return counts[0] !== Math.max(...counts) && counts.filter((count) => count === Math.max(...counts)).length === 1;
}

function mode({ counts }: Parameters) {
  return number(frac(counts.indexOf(Math.max(...counts))));
}
