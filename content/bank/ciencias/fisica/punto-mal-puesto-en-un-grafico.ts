import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, decimal, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

/** Metres a second, the second of the odd measurement, the second of the point that was drawn wrongly, and to which side each. */
interface Draw {
  readonly speed: number;
  readonly odd: number;
  readonly wrong: number;
  readonly up: boolean;
  readonly wave: string;
}

const SECONDS = integers(1, 7);

export default defineTemplate<Draw>({
  id: 'ciencias-punto-mal-puesto-en-un-grafico',
  version: 1,
  content: 'ciencias.fisica.ondas.rapidez',
  skill: 'comunicar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    speed: random.pick([2, 4, 6, 8, 10, 20]),
    odd: random.integer(2, 6),
    wrong: random.integer(2, 6),
    up: random.pick([true, false]),
    wave: random.pick(['un pulso en un cable muy largo', 'una ola en un canal', 'un pulso en un resorte muy largo']),
  }),
  accepts: (p) => allDifferent(asked(p)),
  stem: (p) =>
    md`Un grupo midió la distancia que había recorrido ${p.wave} y llevó los datos de la tabla al gráfico (datos ficticios con fines didácticos).

| Tiempo (s) | Distancia (m) |
|---|---|
${SECONDS.map((second) => `| ${second} | ${decimal(frac(measured(p, second)))} |`).join('\n')}

Uno de los puntos quedó en un lugar que no corresponde a la tabla. ¿Cuál es?`,
  figure: (p) => ({
    kind: 'plane',
    x: [0, 8],
    y: [0, 8 * p.speed],
    step: [1, p.speed],
    xTitle: 'Tiempo (s)',
    yTitle: 'Distancia (m)',
    shapes: SECONDS.map((second) => ({ shape: 'point', at: [second, drawn(p, second)], accent: 1 })),
    alt: `Gráfico de la distancia, en metros, según el tiempo, en segundos, con los puntos ${SECONDS.map((second) => `(${second}; ${decimal(frac(drawn(p, second)))})`).join(', ')}.`,
    caption: 'Datos ficticios con fines didácticos.',
  }),
  key: (p) => point(asked(p)[0]),
  oracle: (p) => {
    const table = SECONDS.map((second) => measured(p, second));
    const graph = SECONDS.map((second) => drawn(p, second));
    return point(onlyOne(SECONDS, (second) => table[second - 1] !== graph[second - 1])).value;
  },
  distractors: [
    {
      mistake: 'desconfia-del-dato-fuera-de-tendencia',
      answer: (p) => point(asked(p)[1]),
      feedback: () => md`Ese dato se aparta de los demás, pero el punto está donde dice la tabla.`,
    },
    {
      mistake: 'lee-la-fila-vecina',
      answer: (p) => point(asked(p)[2]),
      feedback: () =>
        md`Ese punto coincide con su fila: revisa que la columna y la línea vertical sean del mismo tiempo.`,
    },
    {
      mistake: 'desconfia-del-ultimo-punto',
      answer: (p) => point(asked(p)[3]),
      feedback: () => md`Ese punto coincide con su fila de la tabla, aunque esté en un extremo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Comparar punto por punto',
      text: md`Se revisa cada fila de la tabla con el punto que está sobre ese tiempo, siga o no la tendencia.`,
    },
    {
      title: 'El dato que se aparta',
      text: md`A los ${p.odd} s la tabla dice ${decimal(frac(measured(p, p.odd)))} m, fuera de la tendencia, pero el punto está bien puesto.`,
    },
    {
      title: 'El punto mal puesto',
      text: md`A los ${p.wrong} s la tabla dice ${decimal(frac(measured(p, p.wrong)))} m y el punto está en ${decimal(frac(drawn(p, p.wrong)))} m. Respuesta: ${point(p.wrong).text}.`,
    },
  ],
});

/** What the table says: one measurement stands half a step beside the others. */
function measured(p: Draw, second: number): number {
  if (second !== p.odd) return p.speed * second;
  return p.speed * second + (p.up ? -1 : 1) * (p.speed / 2);
}

/** Where the point is: one of them a whole step off. */
function drawn(p: Draw, second: number): number {
  if (second !== p.wrong) return measured(p, second);
  return measured(p, second) + (p.up ? 1 : -1) * p.speed;
}

/** Seconds of the options: the wrong point, the odd measurement, the wrong one's neighbour, the last. */
function asked(p: Draw): readonly [number, number, number, number] {
  return [p.wrong, p.odd, p.wrong + 1, 7];
}

function point(second: number) {
  return wordsAnswer(`El de los ${second} s`);
}
