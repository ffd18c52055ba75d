import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

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
