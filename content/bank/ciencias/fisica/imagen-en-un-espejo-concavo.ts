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
  id: 'ciencias-imagen-en-un-espejo-concavo',
  version: 1,
  content: 'ciencias.fisica.ondas.espejos',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => {
    const focal = random.pick([4, 6, 8, 10, 12, 15, 18, 20, 24]);
    const beyond = random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40]);
    return {
      focal,
      object: focal + beyond,
      thing: random.pick(['una vela', 'una ampolleta', 'un lápiz', 'una flecha de papel']),
    };
  },
  accepts: (p) =>
    2 * p.object >= 3 * p.focal &&
    p.object <= 6 * p.focal &&
    p.object !== 2 * p.focal &&
    (p.object * p.focal * 10) % (p.object - p.focal) === 0 &&
    new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`Frente a un espejo cóncavo de distancia focal ${p.focal} cm se pone ${p.thing}, a ${p.object} cm del espejo, como muestra la figura. La relación entre las distancias es

$$\frac{1}{f} = \frac{1}{d_o} + \frac{1}{d_i}$$

¿A qué distancia del espejo, y delante de él, se forma la imagen?`,
  figure: (p) => {
    const unit = 18 / p.object;
    return {
      kind: 'drawing',
      width: 26,
      height: 12,
      shapes: [
        { shape: 'segment', from: [2, 5], to: [24, 5], dashed: true },
        {
          shape: 'path',
          smooth: true,
          points: [
            [21, 11],
            [22.4, 8],
            [23, 5],
            [22.4, 2],
            [21, 0.5],
          ],
          accent: 1,
        },
        { shape: 'arrow', from: [5, 5], to: [5, 8.5], accent: 3 },
        { shape: 'point', at: [23 - unit * p.focal, 5] },
        { shape: 'text', at: [23 - unit * p.focal, 5.9], text: 'F', anchor: 'middle' },
        { shape: 'segment', from: [5, 2.6], to: [23, 2.6] },
        { shape: 'text', at: [12, 1.7], text: `${p.object} cm`, anchor: 'middle' },
      ],
      alt: `Espejo cóncavo a la derecha. Un objeto vertical está a ${p.object} cm de él, sobre el eje, y el foco F, a ${p.focal} cm.`,
      caption: 'El arco del espejo no está a escala.',
    };
  },
  key: (p) => distance(values(p)[0]),
  oracle: (p) => {
    const height = frac(1);
    const throughFocus = height.div(p.focal);
    const reflectedAtVertex = height.div(p.object);
    return height.div(throughFocus.sub(reflectedAtVertex));
  },
  distractors: [
    {
      mistake: 'espejo-concavo-imagen-en-el-foco',
      answer: (p) => distance(values(p)[1]),
      feedback: () => md`En el foco se juntan los rayos paralelos al eje; este objeto no está tan lejos.`,
    },
    {
      mistake: 'espejo-concavo-como-plano',
      answer: (p) => distance(values(p)[2]),
      feedback: () => md`Que imagen y objeto estén a igual distancia vale para un espejo plano.`,
    },
    {
      mistake: 'espejo-suma-inversos',
      answer: (p) => distance(values(p)[3]),
      feedback: () => md`Sumaste los inversos en lugar de restarlos al despejar la distancia de la imagen.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Despejar',
      text: md`$\frac{1}{d_i} = \frac{1}{f} - \frac{1}{d_o} = \frac{1}{${p.focal}} - \frac{1}{${p.object}} = \frac{${p.object - p.focal}}{${p.object * p.focal}}$`,
    },
    {
      title: 'Invertir',
      text: md`$d_i = \frac{${p.object * p.focal}}{${p.object - p.focal}}$ cm. La imagen se forma a ${distance(values(p)[0]).text} del espejo: es real e invertida.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Despejar el inverso',
      prompt: md`De $\frac{1}{f} = \frac{1}{d_o} + \frac{1}{d_i}$, ¿cómo queda despejado $\frac{1}{d_i}$?`,
      answer: enterChoice(
        [
          md`$\frac{1}{d_i} = \frac{1}{f} + \frac{1}{d_o}$`,
          md`$\frac{1}{d_i} = \frac{1}{d_o} - \frac{1}{f}$`,
          md`$\frac{1}{d_i} = \frac{1}{f} - \frac{1}{d_o}$`,
        ],
        2,
      ),
      slips: [
        slip(0, md`El término $\frac{1}{d_o}$ está sumando. ¿Cómo pasa al otro lado?`, 'espejo-suma-inversos'),
        slip(1, md`Los signos quedaron cambiados: revisa qué término pasó al otro lado.`),
      ],
      done: md`$\frac{1}{d_o}$ está sumando, así que se resta a ambos lados.`,
    },
    {
      title: 'Restar las fracciones',
      prompt: md`Con $f = ${p.focal}$ cm y $d_o = ${p.object}$ cm, ¿cuánto vale $\frac{1}{d_i}$? Escríbelo como fracción.`,
      answer: enterNumber(frac(1, p.focal).sub(frac(1, p.object))),
      slips: [
        slip(frac(1, p.focal).add(frac(1, p.object)), md`Sumaste las fracciones.`, 'espejo-suma-inversos'),
        slip(
          frac(1, p.object - p.focal),
          md`Restaste los denominadores. Para restar fracciones hace falta un denominador común.`,
        ),
        slip(
          frac(-1, p.object - p.focal),
          md`Restaste los denominadores. Para restar fracciones hace falta un denominador común.`,
        ),
        slip(
          frac(1, p.object).sub(frac(1, p.focal)),
          md`Restaste en el otro orden: fíjate cuál de los dos inversos es mayor.`,
        ),
      ],
      done: md`$\frac{1}{${p.focal}} - \frac{1}{${p.object}} = \frac{${p.object} - ${p.focal}}{${p.focal} \cdot ${p.object}} = \frac{${p.object - p.focal}}{${p.object * p.focal}}$.`,
    },
    {
      title: 'Distancia de la imagen',
      prompt: md`¿A cuántos centímetros del espejo está la imagen?`,
      answer: enterNumber(values(p)[0], { unit: 'cm' }),
      slips: [
        slip(values(p)[0].inverse(), md`Ese es $\frac{1}{d_i}$; falta invertirlo.`),
        slip(
          p.focal,
          md`Ahí está el foco, donde se juntan solo los rayos que llegan paralelos al eje.`,
          'espejo-concavo-imagen-en-el-foco',
        ),
        slip(
          p.object,
          md`Así sería en un espejo plano. Aquí usa el resultado del paso anterior.`,
          'espejo-concavo-como-plano',
        ),
        slip(p.object - p.focal, md`Restaste las distancias, pero la relación es entre sus inversos.`),
      ],
      done: md`Se invierte la fracción: $d_i = \frac{${p.object * p.focal}}{${p.object - p.focal}} = ${texDecimal(values(p)[0])}$ cm. Como es positiva, la imagen está delante del espejo y es real.`,
    },
  ],
});

type Mirror = { readonly focal: number; readonly object: number };

function values(p: Mirror): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [
    frac(p.object * p.focal, p.object - p.focal),
    frac(p.focal),
    frac(p.object),
    frac(p.object * p.focal, p.object + p.focal).round(1),
  ];
}

function distance(value: Fraction) {
  return { text: `${decimal(value.round(1))} cm`, value: value.round(1) };
}
