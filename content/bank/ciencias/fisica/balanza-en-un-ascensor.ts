import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-balanza-en-un-ascensor',
  version: 1,
  content: 'ciencias.fisica.mecanica.cuerpo-libre',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    mass: random.integer(40, 90),
    tenths: random.pick([5, 10, 15, 20, 25, 30]),
    motion: random.pick([
      'sube y aumenta su rapidez',
      'baja y disminuye su rapidez',
      'baja y aumenta su rapidez',
      'sube y disminuye su rapidez',
    ]),
    place: random.pick(['un ascensor', 'un elevador minero', 'un montacargas']),
  }),
  stem: (p) =>
    md`Una persona de ${p.mass} kg está de pie sobre una balanza en ${p.place}. En cierto tramo este ${p.motion}, con una aceleración de magnitud ${decimal(frac(p.tenths, 10))} m/s². Considera $g = 10\ \text{m/s}^2$.

¿Qué fuerza marca la balanza en ese tramo?`,
  figure: () => ({
    kind: 'drawing',
    width: 20,
    height: 13,
    shapes: [
      {
        shape: 'polygon',
        points: [
          [5, 1],
          [15, 1],
          [15, 12],
          [5, 12],
        ],
      },
      {
        shape: 'polygon',
        points: [
          [8, 1.2],
          [12, 1.2],
          [12, 1.9],
          [8, 1.9],
        ],
        filled: true,
        accent: 2,
      },
      { shape: 'circle', centre: [10, 8], radius: 1 },
      {
        shape: 'path',
        points: [
          [10, 7],
          [10, 4],
          [8.8, 1.9],
        ],
      },
      {
        shape: 'path',
        points: [
          [10, 4],
          [11.2, 1.9],
        ],
      },
      {
        shape: 'path',
        points: [
          [8.4, 5.4],
          [10, 6.4],
          [11.6, 5.4],
        ],
      },
      { shape: 'text', at: [15.5, 1.6], text: 'Balanza', anchor: 'start', size: 'small' },
    ],
    alt: 'Una persona de pie sobre una balanza, dentro de una cabina.',
  }),
  key: (p) => newtons(values(p)[0]),
  oracle: (p) => {
    const upwards = p.motion === 'sube y aumenta su rapidez' || p.motion === 'baja y disminuye su rapidez' ? 1 : -1;
    for (let tenths = 0; tenths <= 20_000; tenths++)
      if (
        frac(tenths, 10)
          .sub(p.mass * 10)
          .div(p.mass)
          .equals(frac(upwards * p.tenths, 10))
      )
        return frac(tenths, 10);
    return 'no force fits';
  },
  distractors: [
    {
      mistake: 'balanza-marca-siempre-el-peso',
      answer: (p) => newtons(values(p)[1]),
      feedback: () => md`Ese es el peso; la balanza marca la normal, que cambia si hay aceleración.`,
    },
    {
      mistake: 'aceleracion-con-signo-contrario',
      answer: (p) => newtons(values(p)[2]),
      feedback: () => md`Revisa hacia dónde apunta la aceleración: no siempre es hacia donde se mueve la cabina.`,
    },
    {
      mistake: 'balanza-marca-solo-la-fuerza-neta',
      answer: (p) => newtons(values(p)[3]),
      feedback: () => md`Esa es la fuerza neta; la normal es solo una de las fuerzas que la componen.`,
    },
  ],
  solution: (p) => {
    const up = upwardsOf(p) > 0;
    return [
      {
        title: 'Sentido de la aceleración',
        text: md`Si la cabina ${p.motion}, la aceleración apunta hacia ${up ? 'arriba' : 'abajo'}.`,
      },
      {
        title: 'Segunda ley de Newton',
        text: md`Sobre la persona actúan la normal, hacia arriba, y el peso, hacia abajo: $${up ? 'N - mg = ma' : 'mg - N = ma'}$, de donde $N = m(g ${up ? '+' : '-'} a)$.`,
      },
      {
        title: 'Respuesta',
        text: md`$N = ${p.mass} \cdot (10 ${up ? '+' : '-'} ${texDecimal(frac(p.tenths, 10))})$. La balanza marca ${newtons(values(p)[0]).text}.`,
      },
    ];
  },
  steps: (p) => {
    const up = upwardsOf(p) > 0;
    const [normal, weight, opposite, net] = values(p);
    return [
      {
        title: 'Sentido de la aceleración',
        prompt: md`La cabina ${p.motion}. ¿Hacia dónde apunta su aceleración?`,
        answer: enterChoice(['Hacia arriba', 'Hacia abajo', 'No hay aceleración'], up ? 0 : 1),
        slips: [
          slip(
            up ? 1 : 0,
            md`Mira dos cosas a la vez: hacia dónde se mueve y si va cada vez más rápido o más lento.`,
            'aceleracion-con-signo-contrario',
          ),
          slip(2, md`Si la rapidez cambia, hay aceleración; el enunciado incluso da su magnitud.`),
        ],
        done: md`Si la rapidez aumenta, la aceleración va en el sentido del movimiento; si disminuye, en el contrario. Aquí apunta hacia ${up ? 'arriba' : 'abajo'}.`,
      },
      {
        title: 'Peso de la persona',
        prompt: md`¿Cuánto pesa, en newton, una persona de ${p.mass} kg? Usa $g = 10\ \text{m/s}^2$.`,
        answer: enterNumber(weight, { unit: 'N' }),
        slips: [
          slip(p.mass, md`Esa es la masa, en kilogramos. El peso es una fuerza: falta multiplicar por $g$.`),
          slip(frac(p.mass, 10), md`Dividiste por $g$; el peso es $m \cdot g$.`),
        ],
        done: md`$P = m \cdot g = ${p.mass} \cdot 10 = ${texDecimal(weight)}\ \text{N}$.`,
      },
      {
        title: 'Segunda ley de Newton',
        prompt: md`Sobre la persona actúan la normal $N$, hacia arriba, y el peso $P$, hacia abajo. ¿Qué igualdad vale en este tramo?`,
        answer: enterChoice([md`$P - N = m \cdot a$`, md`$N = m \cdot a$`, md`$N - P = m \cdot a$`], up ? 2 : 0),
        slips: [
          slip(
            up ? 0 : 2,
            md`La fuerza neta apunta hacia donde apunta la aceleración. ¿Cuál de las dos fuerzas tiene que ganar?`,
            'aceleracion-con-signo-contrario',
          ),
          slip(
            1,
            md`La segunda ley usa la fuerza neta, y sobre la persona no actúa solo la normal.`,
            'balanza-marca-solo-la-fuerza-neta',
          ),
        ],
        done: md`La aceleración apunta hacia ${up ? 'arriba, así que la normal es mayor que el peso' : 'abajo, así que el peso es mayor que la normal'}.`,
      },
      {
        title: 'Lo que marca la balanza',
        prompt: md`La aceleración es de ${decimal(frac(p.tenths, 10))} m/s². ¿Cuánto vale la normal, que es lo que marca la balanza?`,
        answer: enterNumber(normal, { unit: 'N' }),
        slips: [
          slip(weight, md`Ese es el peso; lo marcaría si la cabina no acelerara.`, 'balanza-marca-siempre-el-peso'),
          slip(
            opposite,
            md`El término $m \cdot a$ entró con el signo contrario. Vuelve a la igualdad del paso anterior.`,
            'aceleracion-con-signo-contrario',
          ),
          slip(
            net,
            md`Eso es $m \cdot a$, la fuerza neta. Falta despejar la normal.`,
            'balanza-marca-solo-la-fuerza-neta',
          ),
        ],
        done: md`$N = ${texDecimal(weight)} ${up ? '+' : '-'} ${p.mass} \cdot ${texDecimal(frac(p.tenths, 10))} = ${texDecimal(normal)}\ \text{N}$: la persona se siente más ${up ? 'pesada' : 'liviana'}.`,
      },
    ];
  },
});

interface Ride {
  readonly mass: number;
  readonly tenths: number;
  readonly motion: string;
}

function upwardsOf(p: Ride): number {
  return p.motion.startsWith('sube') === p.motion.includes('aumenta') ? 1 : -1;
}

function values(p: Ride): readonly [Fraction, Fraction, Fraction, Fraction] {
  const net = frac(p.mass * p.tenths, 10);
  const weight = frac(p.mass * 10);
  return [weight.add(net.mul(upwardsOf(p))), weight, weight.sub(net.mul(upwardsOf(p))), net];
}

function newtons(value: Fraction) {
  return { text: `${decimal(value)} N`, value };
}
