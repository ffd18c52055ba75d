import { allDifferent, defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';
import { integral } from '../../authoring/oracles.ts';
import { cylinder } from '../../authoring/solids.ts';

const BALLS = ['bolitas de vidrio', 'esferas de acero', 'bolitas de plomo', 'esferas de granito'] as const;

export default defineTemplate({
  id: 'm2-bolitas-en-un-vaso',
  version: 1,
  content: 'm2.geometria.esfera.area-volumen',
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => ({
    count: random.integer(2, 12),
    radius: random.integer(1, 3),
    glass: random.integer(4, 9),
    balls: random.pick(BALLS),
  }),
  accepts: (p) =>
    p.glass > 2 * p.radius &&
    key(p).value.valueOf() <= 6 &&
    key(p).value.d <= 30n &&
    allDifferent([key(p), one(p), surface(p), asDiameter(p)]),
  stem: (p) =>
    md`Un vaso con forma de cilindro recto, de ${p.glass} cm de radio interior, tiene agua, como muestra la figura. Se sumergen en él por completo ${p.count} ${p.balls} de ${p.radius} cm de radio cada una, sin que el agua se derrame. ¿Cuánto sube el nivel del agua?`,
  figure: (p) => ({
    kind: 'drawing',
    alt: `Cilindro recto de ${p.glass} cm de radio, que representa el vaso.`,
    caption: 'La figura no está a escala.',
    ...cylinder({ radius: 4, high: 5 }, { across: `${p.glass} cm`, measured: 'radius', high: 'vaso' }),
  }),
  key,
  oracle: (p) => {
    const ball = integral((height) => Math.PI * (p.radius ** 2 - height ** 2), -p.radius, p.radius);
    const base = integral((from) => 2 * Math.PI * from, 0, p.glass);
    return (p.count * ball) / base;
  },
  distractors: [
    {
      mistake: 'bolitas-una-sola',
      answer: one,
      feedback: (p) => md`Eso es lo que sube el agua con una sola; se sumergen ${p.count}.`,
    },
    {
      mistake: 'bolitas-volumen-por-area',
      answer: surface,
      feedback: () => md`Usaste el área de las esferas; lo que desplaza el agua es su volumen.`,
    },
    {
      mistake: 'bolitas-diametro-del-vaso',
      answer: asDiameter,
      feedback: () => md`Duplicaste el radio del vaso antes de calcular el área de su base.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Volumen de las esferas',
      text: md`$${p.count} \cdot \frac{4}{3}\pi \cdot ${p.radius}^3 = ${texFraction(frac(4 * p.count * p.radius ** 3, 3))}\pi$ cm³`,
    },
    {
      title: 'El agua que sube',
      text: md`Forma un cilindro de radio ${p.glass} cm y altura $h$ con ese mismo volumen: $\pi \cdot ${p.glass}^2 \cdot h = ${texFraction(frac(4 * p.count * p.radius ** 3, 3))}\pi$.`,
    },
    { title: 'Despejar', text: md`Al dividir por $${p.glass ** 2}\pi$ se obtiene que el nivel sube ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly count: number;
  readonly radius: number;
  readonly glass: number;
}

function rise(value: ReturnType<typeof frac>) {
  return { text: md`$${texFraction(value)}$ cm`, value };
}

function key(p: Parameters) {
  return rise(frac(4 * p.count * p.radius ** 3, 3 * p.glass ** 2));
}

function one(p: Parameters) {
  return rise(frac(4 * p.radius ** 3, 3 * p.glass ** 2));
}

function surface(p: Parameters) {
  return rise(frac(4 * p.count * p.radius ** 2, p.glass ** 2));
}

function asDiameter(p: Parameters) {
  return rise(frac(p.count * p.radius ** 3, 3 * p.glass ** 2));
}
