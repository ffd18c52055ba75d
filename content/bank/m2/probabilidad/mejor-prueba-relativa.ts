import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';

const PEOPLE = ['Amanda', 'Cristóbal', 'Fernanda', 'Nicolás', 'Ayelén'] as const;
const SUBJECTS = ['Biología', 'Historia', 'Inglés', 'Música', 'Filosofía', 'Química'] as const;

export default defineTemplate({
  id: 'm2-mejor-prueba-relativa',
  version: 1,
  content: 'm2.probabilidad.modelos.normal',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => {
    const rows = random.sample(
      [
        { mean: random.integer(45, 60), deviation: random.pick([4, 5]), above: random.integer(8, 10) },
        { mean: random.integer(72, 80), deviation: random.pick([6, 8]), above: random.integer(3, 6) },
        { mean: random.integer(45, 58), deviation: random.pick([10, 12]), above: random.integer(12, 14) },
        { mean: random.integer(50, 66), deviation: random.pick([2, 3]), above: random.integer(1, 2) },
      ],
      4,
    );
    return {
      person: random.pick(PEOPLE),
      subjects: random.sample(SUBJECTS, 4),
      means: rows.map(({ mean }) => mean),
      deviations: rows.map(({ deviation }) => deviation),
      above: rows.map(({ above }) => above),
    };
  },
  accepts: (p) => {
    const places = [bestRelative(p), bestScore(p), bestDifference(p), steadiest(p)];
    const relative = p.above.map((above, index) => above / (p.deviations[index] ?? 1)).toSorted((a, b) => b - a);
    return new Set(places).size === 4 && (relative[0] ?? 0) >= (relative[1] ?? 0) + 0.2;
  },
  stem: (p) => {
    const rows = p.subjects.map(
      (subject, index) => `| ${subject} | ${score(p, index)} | ${p.means[index] ?? 0} | ${p.deviations[index] ?? 0} |`,
    );
    return md`La tabla muestra los puntajes de ${p.person} en cuatro pruebas y, para cada prueba, la media y la desviación estándar de los puntajes de su generación, que se distribuyen de manera normal.

| Prueba | Puntaje de ${p.person} | Media | Desviación estándar |
| --- | --- | --- | --- |
${rows.join('\n')}

En comparación con su generación, ¿en cuál de las pruebas obtuvo el mejor resultado?`;
  },
  key: (p) => subject(p, bestRelative(p)),
  oracle: (p) => {
    // Scores of the four put on one scale whose deviation is common to all; then the largest.
    const common = p.deviations.reduce((product, deviation) => product * deviation, 1);
    const scaled = p.above.map((above, index) => (above * common) / (p.deviations[index] ?? 1));
    return subject(p, scaled.indexOf(Math.max(...scaled))).value;
  },
  distractors: [
    {
      mistake: 'tipificado-mayor-puntaje',
      answer: (p) => subject(p, bestScore(p)),
      feedback: () =>
        md`Es el puntaje más alto, pero en esa prueba la generación también tuvo puntajes altos o dispersos.`,
    },
    {
      mistake: 'tipificado-mayor-diferencia',
      answer: (p) => subject(p, bestDifference(p)),
      feedback: () => md`Es la mayor diferencia con la media; falta compararla con la desviación estándar.`,
    },
    {
      mistake: 'tipificado-menor-desviacion',
      answer: (p) => subject(p, steadiest(p)),
      feedback: () =>
        md`Una desviación pequeña no basta: importa cuántas desviaciones hay entre el puntaje y la media.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Contar desviaciones estándar',
      text: md`Para comparar pruebas distintas se calcula a cuántas desviaciones de la media está cada puntaje: $z = \frac{x - \mu}{\sigma}$.`,
    },
    {
      title: 'Las cuatro pruebas',
      text: p.subjects
        .map(
          (name, index) =>
            md`- ${name}: $\frac{${score(p, index)} - ${p.means[index] ?? 0}}{${p.deviations[index] ?? 1}} = ${texFraction(frac(p.above[index] ?? 0, p.deviations[index] ?? 1))}$`,
        )
        .join('\n'),
    },
    { title: 'La mayor', text: md`El mejor resultado relativo fue en ${subject(p, bestRelative(p)).text}.` },
  ],
});

interface Parameters {
  readonly subjects: readonly string[];
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  readonly above: readonly number[];
}

function score(p: Parameters, index: number): number {
  return (p.means[index] ?? 0) + (p.above[index] ?? 0);
}

function subject(p: Parameters, index: number) {
  return wordsAnswer(p.subjects[index] ?? '');
}

function indexOfMost(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

function bestRelative(p: Parameters): number {
  return indexOfMost(p.above.map((above, index) => above / (p.deviations[index] ?? 1)));
}

function bestScore(p: Parameters): number {
  return indexOfMost(p.means.map((_, index) => score(p, index)));
}

function bestDifference(p: Parameters): number {
  return indexOfMost(p.above);
}

function steadiest(p: Parameters): number {
  return p.deviations.indexOf(Math.min(...p.deviations));
}
