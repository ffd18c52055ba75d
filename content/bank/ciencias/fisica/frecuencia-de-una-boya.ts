import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-frecuencia-de-una-boya',
  version: 1,
  content: 'ciencias.fisica.ondas.elementos',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    cycles: random.integer(2, 4),
    period: random.pick([2, 4, 5, 8, 10]),
    amplitude: random.pick([20, 30, 40, 50, 60]),
    sea: random.pick(['la bahía de Coquimbo', 'la caleta de Quintay', 'el canal de Chacao', 'la bahía de Iquique']),
  }),
  stem: (p) =>
    md`Un sensor registró la altura de una boya en ${p.sea} mientras pasaba una ola regular. El gráfico muestra la altura respecto del nivel medio del agua durante ${p.cycles * p.period} s.

¿Cuál es la frecuencia de la ola?`,
  figure: (p) => {
    const total = p.cycles * p.period;
    return {
      kind: 'plane',
      x: [0, total],
      y: [-p.amplitude - 10, p.amplitude + 10],
      step: [p.period / 2, 10],
      xTitle: 'Tiempo (s)',
      yTitle: 'Altura (cm)',
      shapes: [
        {
          shape: 'path',
          smooth: true,
          accent: 1,
          points: Array.from({ length: p.cycles * 16 + 1 }, (_, i) => [
            (i * p.period) / 16,
            Number((p.amplitude * Math.sin((i * Math.PI) / 8)).toFixed(3)),
          ]),
        },
      ],
      alt: `Gráfico de altura en centímetros contra tiempo en segundos. La curva parte en 0, sube hasta ${p.amplitude} cm, baja hasta −${p.amplitude} cm y vuelve a 0; ese patrón se ve ${p.cycles} veces entre 0 s y ${total} s.`,
      caption: 'Altura de la boya en el tiempo.',
    };
  },
  key: (p) => hertz(frac(1, p.period)),
  oracle: (p) => frac(p.cycles, p.cycles * p.period),
  distractors: [
    {
      mistake: 'da-el-periodo-como-frecuencia',
      answer: (p) => hertz(frac(p.period)),
      feedback: () =>
        md`Ese número es lo que dura un ciclo, en segundos; la frecuencia dice cuántos ciclos hay por segundo.`,
    },
    {
      mistake: 'cuenta-medios-ciclos',
      answer: (p) => hertz(frac(2, p.period)),
      feedback: () => md`Un ciclo incluye una cresta y un valle; contaste cada uno por separado.`,
    },
    {
      mistake: 'toma-todo-el-grafico-por-un-ciclo',
      answer: (p) => hertz(frac(1, p.cycles * p.period)),
      feedback: () => md`Dividiste 1 por el tiempo total, como si en el gráfico hubiera un solo ciclo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Contar ciclos completos',
      text: md`Un ciclo es una subida y una bajada que vuelven al punto de partida. En ${p.cycles * p.period} s se ven ${p.cycles} ciclos.`,
    },
    {
      title: 'Calcular la frecuencia',
      text: md`$f = \frac{\text{ciclos}}{\text{tiempo}} = \frac{${p.cycles}}{${p.cycles * p.period}\ \text{s}} = ${texDecimal(frac(1, p.period))}\ \text{Hz}$. La altura máxima, ${p.amplitude} cm, es la amplitud y no influye.`,
    },
    { title: 'Respuesta', text: md`La frecuencia de la ola es ${decimal(frac(1, p.period))} Hz.` },
  ],
  steps: (p) => {
    const total = p.cycles * p.period;
    const key = frac(1, p.period);
    return [
      {
        title: 'Ciclos completos',
        prompt: md`Un ciclo termina cuando la curva vuelve al nivel de partida para repetirse igual. ¿Cuántos ciclos completos hay en el gráfico?`,
        answer: enterNumber(p.cycles),
        slips: [
          slip(
            2 * p.cycles,
            md`Contaste crestas y valles por separado; un ciclo incluye uno de cada uno.`,
            'cuenta-medios-ciclos',
          ),
          slip(
            1,
            md`Mira si la curva repite su forma antes de que termine el gráfico.`,
            'toma-todo-el-grafico-por-un-ciclo',
          ),
          slip(
            2 * p.cycles + 1,
            md`Contaste los cruces con el nivel medio; mira cada cuánto se repite la forma entera.`,
            'cuenta-medios-ciclos',
          ),
        ],
        done: md`Cada subida con su bajada, hasta volver a empezar, es un ciclo: hay ${p.cycles}.`,
      },
      {
        title: 'Período',
        prompt: md`Esos ciclos ocupan ${total} s. ¿Cuánto dura uno?`,
        answer: enterNumber(p.period, { unit: 's' }),
        slips: [
          slip(
            frac(p.cycles, total),
            md`Ese cociente dice cuántos ciclos hay por segundo; se piden segundos por ciclo.`,
          ),
          slip(frac(p.period, 2), md`Eso dura medio ciclo, una cresta o un valle.`, 'cuenta-medios-ciclos'),
          slip(total, md`Eso duran todos los ciclos del gráfico.`, 'toma-todo-el-grafico-por-un-ciclo'),
          slip(p.amplitude, md`Esa es la amplitud, que se lee en el otro eje.`, 'lee-el-eje-equivocado'),
        ],
        done: md`$T = ${total} : ${p.cycles} = ${p.period}$ s.`,
      },
      {
        title: 'Frecuencia',
        prompt: md`¿Cuál es la frecuencia de la ola?`,
        answer: enterNumber(key, { unit: 'Hz' }),
        slips: [
          slip(
            p.period,
            md`Ese es el período; la frecuencia dice cuántos ciclos hay en cada segundo.`,
            'da-el-periodo-como-frecuencia',
          ),
          slip(frac(2, p.period), md`Contaste cada cresta y cada valle como un ciclo.`, 'cuenta-medios-ciclos'),
          slip(frac(1, total), md`Tomaste todo el gráfico como un solo ciclo.`, 'toma-todo-el-grafico-por-un-ciclo'),
        ],
        done: md`$f = \frac{1}{T} = \frac{1}{${p.period}} = ${texDecimal(key)}$ Hz.`,
      },
    ];
  },
});

function hertz(value: Fraction) {
  return { text: `${decimal(value.round(3))} Hz`, value: value.round(3) };
}
