import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, population } from '../../authoring/oracles.ts';

const CALLS = [
  'una beca de talento deportivo',
  'un taller de astronomía',
  'una pasantía en un laboratorio',
  'la orquesta juvenil',
] as const;

export default defineTemplate({
  id: 'm1-puntaje-de-corte',
  version: 1,
  content: 'm1.probabilidad.medidas-posicion.problemas',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => {
    const share = random.pick([10, 15, 20, 25, 30]);
    const people = random.pick([40, 60, 80, 120]);
    const chosen = (people * share) / 100;
    const top = random.integer(1, Math.max(1, Math.floor(chosen / 3)));
    const next = random.integer(1, Math.max(1, chosen - top - 1));
    const rest = people - chosen;
    const low = integers(1, 3).map(() => random.integer(2, Math.floor(rest / 4)));
    return {
      call: random.pick(CALLS),
      share,
      firstScore: random.integer(3, 6) * 10,
      counts: [...low, rest - low.reduce((sum, count) => sum + count, 0), chosen - top - next, next, top],
    };
  },
  accepts: (p) =>
    p.counts.every((count) => count >= 1) && allDifferent([key(p), fromBelow(p), oneLower(p), ofTheMost(p)]),
  stem: (p) => {
    const rows = p.counts.map((count, index) => `| ${score(p, index)} | ${count} |`);
    return md`Para entrar a ${p.call} se rindió una prueba. La tabla muestra los puntajes obtenidos.

| Puntaje | Cantidad de postulantes |
| --- | --- |
${rows.join('\n')}

Se seleccionará exactamente al ${p.share} % de los postulantes, los de mejor puntaje. ¿Cuál es el menor puntaje con el que se entra?`;
  },
  key,
  oracle: (p) => {
    const ranking = population(...p.counts.map((count, index) => [score(p, index), count] as const)).toSorted(
      (a, b) => b - a,
    );
    return frac(ranking[(ranking.length * p.share) / 100 - 1] ?? -1);
  },
  distractors: [
    {
      mistake: 'corte-desde-abajo',
      answer: fromBelow,
      feedback: () => md`Contaste desde los puntajes más bajos; se selecciona a los mejores.`,
    },
    {
      mistake: 'corte-un-puntaje-mas-abajo',
      answer: oneLower,
      feedback: () => md`Con ese puntaje entrarían más postulantes de los que se seleccionan: vuelve a acumular.`,
    },
    {
      mistake: 'corte-porcentaje-del-maximo',
      answer: ofTheMost,
      feedback: () => md`Descontaste el porcentaje al puntaje más alto; se aplica a la cantidad de postulantes.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuántos entran',
      text: md`Hay $${p.counts.join(' + ')} = ${people(p)}$ postulantes y entra el ${p.share} %: ${chosen(p)}.`,
    },
    {
      title: 'Acumular desde el mejor puntaje',
      text: md`${score(p, 6)}: ${last(p, 1)}; hasta ${score(p, 5)}: ${last(p, 2)}; hasta ${score(p, 4)}: ${last(p, 3)}.`,
    },
    {
      title: 'El corte',
      text: md`Los ${chosen(p)} seleccionados se completan con quienes obtuvieron ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly share: number;
  readonly firstScore: number;
  readonly counts: readonly number[];
}

function score(p: Parameters, index: number): number {
  return p.firstScore + 5 * index;
}

function people(p: Parameters): number {
  return p.counts.reduce((sum, count) => sum + count, 0);
}

function chosen(p: Parameters): number {
  return (people(p) * p.share) / 100;
}

function last(p: Parameters, rows: number): number {
  return p.counts.slice(-rows).reduce((sum, count) => sum + count, 0);
}

function points(value: number | ReturnType<typeof frac>) {
  return amountAnswer(value, 'puntos');
}

function key(p: Parameters) {
  return points(score(p, 4));
}

function fromBelow(p: Parameters) {
  const reached = p.counts.findIndex(
    (_, index) => p.counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0) >= chosen(p),
  );
  return points(score(p, reached));
}

function oneLower(p: Parameters) {
  return points(score(p, 3));
}

function ofTheMost(p: Parameters) {
  return points(frac(score(p, 6) * (100 - p.share), 100).round(0));
}
