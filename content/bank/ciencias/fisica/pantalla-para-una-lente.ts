import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texFraction,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-pantalla-para-una-lente',
  version: 1,
  content: 'ciencias.fisica.ondas.lentes',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    focal: random.pick([4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24]),
    extra: random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36]),
    thing: random.pick(['una diapositiva', 'una vela', 'una letra recortada', 'un LED']),
  }),
  accepts: (p) => {
    const object = p.focal + p.extra;
    return (
      object !== 2 * p.focal &&
      object <= 5 * p.focal &&
      (object * p.focal) % p.extra === 0 &&
      (object * p.focal) / p.extra <= 150 &&
      new Set(values(p).map((value) => value.toFraction())).size === 4
    );
  },
  stem: (p) =>
    md`Para proyectar ${p.thing} se usa una lente convergente de distancia focal ${p.focal} cm. El objeto está a ${p.focal + p.extra} cm de la lente. La relación entre las distancias es

$$\frac{1}{f} = \frac{1}{d_o} + \frac{1}{d_i}$$

¿A qué distancia de la lente hay que poner la pantalla para ver la imagen nítida?`,
  figure: (p) => {
    const object = p.focal + p.extra;
    const unit = 10 / object;
    return {
      kind: 'drawing',
      width: 26,
      height: 12,
      shapes: [
        { shape: 'segment', from: [1, 6], to: [25, 6], dashed: true },
        { shape: 'ellipse', centre: [13, 6], radii: [0.6, 5], accent: 2 },
        { shape: 'arrow', from: [3, 6], to: [3, 9], accent: 3 },
        { shape: 'point', at: [13 - unit * p.focal, 6] },
        { shape: 'text', at: [13 - unit * p.focal, 7], text: 'F', anchor: 'middle' },
        { shape: 'point', at: [13 + unit * p.focal, 6] },
        { shape: 'text', at: [13 + unit * p.focal, 7], text: 'F′', anchor: 'middle' },
        { shape: 'segment', from: [3, 3], to: [13, 3] },
        { shape: 'text', at: [8, 2], text: `${object} cm`, anchor: 'middle' },
      ],
      alt: `Lente convergente con un objeto a ${object} cm a su izquierda. Los focos F y F′ están a ${p.focal} cm de la lente, a cada lado.`,
    };
  },
  key: (p) => distance(values(p)[0]),
  oracle: (p) => {
    const object = p.focal + p.extra;
    const parallelRaySlope = frac(-1, p.focal);
    const centralRaySlope = frac(-1, object);
    return frac(-1).div(parallelRaySlope.sub(centralRaySlope));
  },
  distractors: [
    {
      mistake: 'lente-imagen-en-el-foco',
      answer: (p) => distance(values(p)[1]),
      feedback: () => md`En el foco se juntan rayos que llegan paralelos, de un objeto muy lejano.`,
    },
    {
      mistake: 'lente-imagen-simetrica',
      answer: (p) => distance(values(p)[2]),
      feedback: () => md`Objeto e imagen están a igual distancia solo en un caso, y no es este.`,
    },
    {
      mistake: 'lente-suma-inversos',
      answer: (p) => distance(values(p)[3]),
      feedback: () => md`Al despejar, el inverso de la distancia del objeto pasa restando.`,
    },
  ],
  solution: (p) => {
    const object = p.focal + p.extra;
    return [
      {
        title: 'Despejar',
        text: md`$\frac{1}{d_i} = \frac{1}{${p.focal}} - \frac{1}{${object}} = \frac{${p.extra}}{${p.focal * object}}$`,
      },
      {
        title: 'Invertir',
        text: md`$d_i = \frac{${p.focal * object}}{${p.extra}}$ cm. La pantalla debe ir a ${distance(values(p)[0]).text} de la lente, al otro lado del objeto.`,
      },
    ];
  },
  steps: (p) => {
    const object = p.focal + p.extra;
    return [
      {
        title: 'Dónde se ve nítida',
        prompt: md`El objeto está a ${object} cm, más lejos que el foco, que está a ${p.focal} cm. ¿Dónde se junta la luz para formar la imagen?`,
        answer: enterChoice(
          ['Siempre en el foco', 'Al otro lado de la lente, más allá del foco', 'Del mismo lado que el objeto'],
          1,
        ),
        slips: [
          slip(
            0,
            md`En el foco se juntan solo los rayos que llegan paralelos, de un objeto muy lejano.`,
            'lente-imagen-en-el-foco',
          ),
          slip(
            2,
            md`Así se ve con una lupa, con el objeto entre la lente y el foco; y no se puede proyectar.`,
            'imagen-de-lupa-con-objeto-lejano',
          ),
        ],
        done: md`La luz atraviesa la lente y se junta al otro lado: la imagen es real y se puede recibir en una pantalla.`,
      },
      {
        title: 'Restar los inversos',
        prompt: md`Despeja: $\frac{1}{d_i} = \frac{1}{f} - \frac{1}{d_o}$. ¿Cuánto vale $\frac{1}{d_i}$? Escríbelo como fracción.`,
        answer: enterNumber(frac(1, p.focal).sub(frac(1, object))),
        slips: [
          slip(
            frac(1, p.focal).add(frac(1, object)),
            md`Sumaste las fracciones; al despejar, una de ellas quedó restando.`,
            'lente-suma-inversos',
          ),
          slip(
            frac(1, p.extra),
            md`Restaste los denominadores. Para restar fracciones hace falta un denominador común.`,
          ),
          slip(
            frac(-1, p.extra),
            md`Restaste los denominadores. Para restar fracciones hace falta un denominador común.`,
          ),
          slip(
            frac(1, object).sub(frac(1, p.focal)),
            md`Restaste en el otro orden: mira cuál de los dos inversos es mayor.`,
          ),
        ],
        done: md`$\frac{1}{${p.focal}} - \frac{1}{${object}} = \frac{${object} - ${p.focal}}{${p.focal} \cdot ${object}} = \frac{${p.extra}}{${p.focal * object}}$.`,
      },
      {
        title: 'Distancia a la pantalla',
        prompt: md`¿A cuántos centímetros de la lente va la pantalla?`,
        answer: enterNumber(values(p)[0], { unit: 'cm' }),
        slips: [
          slip(values(p)[0].inverse(), md`Ese es $\frac{1}{d_i}$; falta invertirlo.`),
          slip(p.focal, md`Ahí está el foco; la pantalla va donde se forma la imagen.`, 'lente-imagen-en-el-foco'),
          slip(
            object,
            md`Objeto e imagen están a igual distancia solo en un caso, y no es este.`,
            'lente-imagen-simetrica',
          ),
          slip(p.extra, md`Restaste las distancias, pero la relación es entre sus inversos.`),
        ],
        done: md`Se invierte la fracción: $d_i = \frac{${p.focal * object}}{${p.extra}} = ${texFraction(values(p)[0])}$ cm.`,
      },
    ];
  },
});

type Lens = { readonly focal: number; readonly extra: number };

function values(p: Lens): readonly [Fraction, Fraction, Fraction, Fraction] {
  const object = p.focal + p.extra;
  return [
    frac(object * p.focal, p.extra),
    frac(p.focal),
    frac(object),
    frac(object * p.focal, object + p.focal).round(1),
  ];
}

function distance(value: Fraction) {
  return { text: `${decimal(value)} cm`, value };
}
