import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-carga-que-la-grua-no-levanta',
  version: 1,
  content: 'ciencias.fisica.mecanica.fuerzas',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => ({
    mass: random.integer(4, 60),
    tension: random.integer(2, 50) * 10,
    thing: random.pick(['un saco de cemento', 'una caja con libros', 'un motor', 'un baúl']),
  }),
  accepts: (p) =>
    p.tension <= 8 * p.mass &&
    p.tension >= 2 * p.mass &&
    values(p).every((value) => value.compare(0) > 0) &&
    new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`Una grúa tira verticalmente hacia arriba, con una cuerda, de ${p.thing} de ${p.mass} kg que permanece en reposo sobre el suelo. La tensión de la cuerda es de ${p.tension} N. Considera $g = 10\ \text{m/s}^2$.

¿Cuál es la magnitud de la fuerza normal que ejerce el suelo?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 20,
    height: 11,
    shapes: [
      { shape: 'segment', from: [2, 2], to: [18, 2] },
      {
        shape: 'polygon',
        points: [
          [7, 2],
          [13, 2],
          [13, 5.5],
          [7, 5.5],
        ],
        filled: true,
        accent: 2,
      },
      { shape: 'text', at: [10, 3.7], text: `${p.mass} kg`, anchor: 'middle' },
      { shape: 'arrow', from: [10, 5.5], to: [10, 9.8], accent: 1 },
      { shape: 'text', at: [10.6, 8], text: `${p.tension} N`, anchor: 'start' },
      { shape: 'text', at: [2, 1.1], text: 'Suelo', anchor: 'start', size: 'small' },
    ],
    alt: `Cuerpo de ${p.mass} kg apoyado en el suelo. Una cuerda tira de él hacia arriba con ${p.tension} N.`,
    caption: 'La figura no está a escala.',
  }),
  key: (p) => newtons(values(p)[0]),
  oracle: (p) => {
    for (let normal = 0; normal <= 1000; normal++) if (normal + p.tension - p.mass * 10 === 0) return frac(normal);
    return 'no force fits';
  },
  distractors: [
    {
      mistake: 'normal-igual-al-peso-siempre',
      answer: (p) => newtons(values(p)[1]),
      feedback: () => md`La normal equilibraría sola el peso si nada más tirara del cuerpo.`,
    },
    {
      mistake: 'suma-la-tension-a-la-normal',
      answer: (p) => newtons(values(p)[2]),
      feedback: () => md`La cuerda tira hacia arriba, igual que el suelo: no aumenta lo que este debe sostener.`,
    },
    {
      mistake: 'da-la-tension-por-la-normal',
      answer: (p) => newtons(values(p)[3]),
      feedback: () => md`Esa es la fuerza que hace la cuerda; falta la que ejerce el suelo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Fuerzas sobre el cuerpo',
      text: md`Hacia abajo, el peso: $${p.mass} \cdot 10 = ${p.mass * 10}\ \text{N}$. Hacia arriba, la tensión y la normal.`,
    },
    {
      title: 'Equilibrio',
      text: md`Está en reposo: $N + ${p.tension} = ${p.mass * 10}$. La normal es de ${newtons(values(p)[0]).text}.`,
    },
  ],
});

function values(p: {
  readonly mass: number;
  readonly tension: number;
}): readonly [Fraction, Fraction, Fraction, Fraction] {
  const weight = frac(p.mass * 10);
  return [weight.sub(p.tension), weight, weight.add(p.tension), frac(p.tension)];
}

function newtons(value: Fraction) {
  return { text: `${decimal(value)} N`, value };
}
