import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterEquation,
  enterExpression,
  enterNumber,
  frac,
  md,
  slip,
  texFraction,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-tiempo-entre-ondas-p-y-s',
  version: 1,
  content: 'ciencias.fisica.tierra.interior',
  skill: 'procesar-analizar',
  difficulty: 5,
  module: 'electivo',
  parameters: (random) => {
    const [p, s] = random.pick([
      [6, 4],
      [6, 3],
      [8, 4],
      [7, 4],
      [8, 5],
      [5, 3],
    ] as const);
    return {
      p,
      s,
      seconds: random.integer(4, 45),
      station: random.pick(['Copiapó', 'Antofagasta', 'Talca', 'Valdivia']),
    };
  },
  accepts: (p) =>
    (p.seconds * p.p * p.s) % (p.p - p.s) === 0 && new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`Una estación sísmica de ${p.station} registra la llegada de las ondas P de un sismo y, ${p.seconds} s después, la de sus ondas S. Ambas salieron al mismo tiempo y recorrieron igual distancia.

| Onda | Rapidez media (km/s) |
|---|---|
| P | ${p.p} |
| S | ${p.s} |

¿A qué distancia de la estación ocurrió el sismo?`,
  key: (p) => distance(values(p)[0]),
  oracle: (p) => {
    for (let km = 1; km <= 5000; km++) if (frac(km, p.s).sub(frac(km, p.p)).equals(p.seconds)) return frac(km);
    return 'no distance fits';
  },
  distractors: [
    {
      mistake: 'usa-solo-la-onda-p',
      answer: (p) => distance(values(p)[1]),
      feedback: () => md`Esos segundos no son lo que demoró la onda P, sino el retraso de la S.`,
    },
    {
      mistake: 'resta-las-rapideces',
      answer: (p) => distance(values(p)[2]),
      feedback: () => md`Restaste las rapideces; lo que se resta son los tiempos de viaje de ambas ondas.`,
    },
    {
      mistake: 'multiplica-las-dos-rapideces',
      answer: (p) => distance(values(p)[3]),
      feedback: () => md`Al restar las fracciones, en el numerador queda la diferencia de rapideces: falta usarla.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Tiempos de viaje',
      text: md`A una distancia $d$, la onda P demora $\frac{d}{${p.p}}$ y la S, $\frac{d}{${p.s}}$.`,
    },
    {
      title: 'Diferencia',
      text: md`$\frac{d}{${p.s}} - \frac{d}{${p.p}} = ${p.seconds}$, es decir, $d \cdot \frac{${p.p - p.s}}{${p.p * p.s}} = ${p.seconds}$.`,
    },
    { title: 'Respuesta', text: md`El sismo ocurrió a ${distance(values(p)[0]).text} de la estación.` },
  ],
  steps: (p) => [
    {
      title: 'Tiempo de la onda P',
      prompt: md`Llama $d$ a la distancia, en km. ¿Cuántos segundos demora la onda P, que viaja a ${p.p} km/s? Escríbelo con $d$.`,
      answer: enterExpression(`d/${p.p}`),
      oracle: (d) => d / p.p,
      slips: [
        slip(
          `${p.p}d`,
          md`Multiplicaste la distancia por la rapidez; piensa cuánto demoraría en recorrer ${2 * p.p} km.`,
        ),
        slip(`${p.p}/d`, md`La división quedó al revés: a mayor distancia, mayor tiempo.`),
        slip(`d/${p.s}`, md`Usaste la rapidez de la onda S.`),
      ],
      done: md`El tiempo es distancia dividida por rapidez: $\frac{d}{${p.p}}$.`,
    },
    {
      title: 'Tiempo de la onda S',
      prompt: md`¿Y cuánto demora la onda S, a ${p.s} km/s?`,
      answer: enterExpression(`d/${p.s}`),
      oracle: (d) => d / p.s,
      slips: [
        slip(`${p.s}d`, md`Multiplicaste; a mayor rapidez tiene que demorar menos.`),
        slip(`${p.s}/d`, md`La división quedó al revés: a mayor distancia, mayor tiempo.`),
        slip(`d/${p.p}`, md`Usaste la rapidez de la onda P.`),
      ],
      done: md`$\frac{d}{${p.s}}$, más que la P porque va más lento.`,
    },
    {
      title: 'Ecuación del retraso',
      prompt: md`La onda S llegó ${p.seconds} s después que la P. Escribe la ecuación que cumple $d$.`,
      answer: enterEquation(`d/${p.s} - d/${p.p} = ${p.seconds}`),
      oracle: [Number(values(p)[0])],
      slips: [
        slip(`d/${p.p} - d/${p.s} = ${p.seconds}`, md`Así la resta da negativa: ¿cuál de las dos demoró más?`),
        slip(`d/${p.s} + d/${p.p} = ${p.seconds}`, md`Sumaste los tiempos; el retraso es una diferencia.`),
        slip(
          `d/${p.p} = ${p.seconds}`,
          md`Esos segundos no son lo que demoró la P, sino cuánto después llegó la S.`,
          'usa-solo-la-onda-p',
        ),
        slip(
          `d = ${p.seconds * (p.p - p.s)}`,
          md`Restaste las rapideces; lo que difiere en ${p.seconds} s son los tiempos.`,
          'resta-las-rapideces',
        ),
      ],
      done: md`El retraso es la diferencia de los tiempos: $\frac{d}{${p.s}} - \frac{d}{${p.p}} = ${p.seconds}$.`,
    },
    {
      title: 'Distancia',
      prompt: md`Resuelve la ecuación. ¿A cuántos kilómetros ocurrió el sismo?`,
      answer: enterNumber(values(p)[0], { unit: 'km' }),
      slips: [
        slip(
          values(p)[1],
          md`Multiplicaste el retraso por la rapidez de la P; el retraso no es su tiempo de viaje.`,
          'usa-solo-la-onda-p',
        ),
        slip(
          values(p)[2],
          md`Multiplicaste por la diferencia de rapideces. Busca un denominador común para las dos fracciones.`,
          'resta-las-rapideces',
        ),
        slip(
          values(p)[3],
          md`Al restar las fracciones, arriba queda una diferencia que falta usar.`,
          'multiplica-las-dos-rapideces',
        ),
      ],
      done: md`$d \cdot \frac{${p.p} - ${p.s}}{${p.p * p.s}} = ${p.seconds}$, de donde $d = ${texFraction(values(p)[0])}$ km.`,
    },
  ],
});

interface Arrival {
  readonly p: number;
  readonly s: number;
  readonly seconds: number;
}

function values(a: Arrival): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [
    frac(a.seconds * a.p * a.s, a.p - a.s),
    frac(a.seconds * a.p),
    frac(a.seconds * (a.p - a.s)),
    frac(a.seconds * a.p * a.s),
  ];
}

function distance(value: Fraction) {
  return { text: `${decimal(value)} km`, value };
}
