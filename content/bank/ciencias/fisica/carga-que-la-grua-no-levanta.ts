import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterEquation,
  enterNumber,
  frac,
  md,
  slip,
} from '../../authoring/index.ts';

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
  steps: (p) => {
    const weight = p.mass * 10;
    return [
      {
        title: 'Peso del cuerpo',
        prompt: md`¿Cuál es el peso del cuerpo? Su masa es de ${p.mass} kg y $g = 10\ \text{m/s}^2$.`,
        answer: enterNumber(weight, { unit: 'N' }),
        slips: [
          slip(p.mass, md`Esa es la masa. El peso es la fuerza con que la Tierra lo atrae: $m \cdot g$.`),
          slip(frac(p.mass, 10), md`Dividiste por $g$ en lugar de multiplicar.`),
        ],
        done: md`$P = ${p.mass} \cdot 10 = ${weight}\ \text{N}$, hacia abajo.`,
      },
      {
        title: 'Fuerzas hacia arriba',
        prompt: md`¿Qué actúa hacia arriba sobre el cuerpo?`,
        answer: enterChoice(
          [
            'Solo la tensión de la cuerda',
            'Solo la normal del suelo',
            'La tensión y la normal',
            'El peso y la tensión',
          ],
          2,
        ),
        slips: [
          slip(0, md`El cuerpo sigue apoyado: el suelo también hace fuerza sobre él.`, 'da-la-tension-por-la-normal'),
          slip(1, md`Hay algo más que tira de él: vuelve a leer qué hace la grúa.`, 'normal-igual-al-peso-siempre'),
          slip(3, md`El peso apunta hacia el centro de la Tierra. ¿Y qué hace el suelo?`),
        ],
        done: md`La cuerda tira hacia arriba y el suelo, que lo sostiene, también empuja hacia arriba.`,
      },
      {
        title: 'Equilibrio',
        prompt: md`El cuerpo está en reposo. Escribe la ecuación que cumplen las fuerzas, con $N$ para la normal y los números de las otras dos.`,
        answer: enterEquation(`N + ${p.tension} = ${weight}`),
        oracle: [weight - p.tension],
        slips: [
          slip(
            `N = ${weight} + ${p.tension}`,
            md`Así la tensión empujaría hacia abajo. Pon a un lado lo que apunta hacia arriba y al otro lo que apunta hacia abajo.`,
            'suma-la-tension-a-la-normal',
          ),
          slip(`N = ${weight}`, md`Falta la tensión de la cuerda en la ecuación.`, 'normal-igual-al-peso-siempre'),
          slip(
            `N = ${p.tension}`,
            md`La normal y la tensión apuntan al mismo lado: no son ellas las que se equilibran entre sí.`,
            'da-la-tension-por-la-normal',
          ),
        ],
        done: md`Lo que apunta hacia arriba equilibra al peso: $N + ${p.tension} = ${weight}$.`,
      },
      {
        title: 'Normal',
        prompt: md`¿Cuánto vale la normal?`,
        answer: enterNumber(weight - p.tension, { unit: 'N' }),
        slips: [
          slip(weight, md`Ese es el peso. La cuerda sostiene una parte.`, 'normal-igual-al-peso-siempre'),
          slip(
            weight + p.tension,
            md`Sumaste; despeja $N$ de la ecuación del paso anterior.`,
            'suma-la-tension-a-la-normal',
          ),
          slip(p.tension, md`Esa es la tensión, la parte que sostiene la cuerda.`, 'da-la-tension-por-la-normal'),
        ],
        done: md`$N = ${weight} - ${p.tension} = ${weight - p.tension}\ \text{N}$: el suelo sostiene lo que la cuerda no alcanza.`,
      },
    ];
  },
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
