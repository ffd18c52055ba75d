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
  id: 'ciencias-distancia-a-la-propia-imagen',
  version: 1,
  content: 'ciencias.fisica.ondas.espejos',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    halves: random.integer(5, 14),
    walked: random.integer(1, 8),
    name: random.pick(['Javiera', 'Tomás', 'Millaray', 'Benjamín', 'Sofía']),
  }),
  accepts: (p) => p.walked + 1 < p.halves,
  stem: (p) =>
    md`${p.name} está frente a un espejo plano vertical, a ${decimal(far(p))} m de él, como muestra la figura. Luego camina ${decimal(near(p))} m en línea recta hacia el espejo y se detiene.

¿Qué distancia hay entonces entre ${p.name} y su imagen?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 24,
    height: 8,
    shapes: [
      { shape: 'segment', from: [20, 1], to: [20, 7.5], accent: 1 },
      { shape: 'text', at: [20.5, 6.5], text: 'Espejo', anchor: 'start' },
      { shape: 'point', at: [3, 4] },
      { shape: 'text', at: [3, 4.8], text: p.name, anchor: 'middle' },
      { shape: 'arrow', from: [3, 4], to: [9, 4], accent: 2 },
      { shape: 'text', at: [6.8, 4.5], text: `${decimal(near(p))} m`, anchor: 'start' },
      { shape: 'segment', from: [3, 1.6], to: [20, 1.6], dashed: true },
      { shape: 'text', at: [11.5, 2], text: `${decimal(far(p))} m`, anchor: 'middle' },
    ],
    alt: `${p.name} frente a un espejo plano, a ${decimal(far(p))} m. Una flecha indica que camina ${decimal(near(p))} m hacia él.`,
    caption: 'Vista de lado. La figura no está a escala.',
  }),
  key: (p) => metres(far(p).sub(near(p)).mul(2)),
  oracle: (p) => {
    const mirror = far(p);
    const person = near(p);
    const image = mirror.add(mirror.sub(person));
    return image.sub(person);
  },
  distractors: [
    {
      mistake: 'imagen-en-la-superficie-del-espejo',
      answer: (p) => metres(far(p).sub(near(p))),
      feedback: () => md`Esa es la distancia hasta el espejo; la imagen se forma detrás de él.`,
    },
    {
      mistake: 'imagen-inmovil-al-caminar',
      answer: (p) => metres(far(p).mul(2).sub(near(p))),
      feedback: () => md`Dejaste la imagen donde estaba; al caminar, ella también se acerca al espejo.`,
    },
    {
      mistake: 'olvida-el-desplazamiento',
      answer: (p) => metres(far(p).mul(2)),
      feedback: () => md`Esa era la distancia antes de caminar.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Nueva distancia al espejo',
      text: md`Después de caminar queda a $${texDecimal(far(p))} - ${texDecimal(near(p))} = ${texDecimal(far(p).sub(near(p)))}\ \text{m}$ del espejo.`,
    },
    {
      title: 'Dónde está la imagen',
      text: md`En un espejo plano la imagen se forma detrás, a la misma distancia que el objeto. La separación es el doble: $2 \cdot ${texDecimal(far(p).sub(near(p)))}\ \text{m}$.`,
    },
    { title: 'Respuesta', text: md`Entre ${p.name} y su imagen hay ${decimal(far(p).sub(near(p)).mul(2))} m.` },
  ],
  steps: (p) => {
    const left = far(p).sub(near(p));
    return [
      {
        title: 'Nueva distancia al espejo',
        prompt: md`${p.name} estaba a ${decimal(far(p))} m del espejo y avanzó ${decimal(near(p))} m hacia él. ¿A qué distancia del espejo queda?`,
        answer: enterNumber(left, { unit: 'm' }),
        slips: [
          slip(far(p).add(near(p)), md`Sumaste, como si se hubiera alejado.`),
          slip(far(p), md`Esa era la distancia antes de caminar.`, 'olvida-el-desplazamiento'),
          slip(near(p), md`Eso es lo que caminó.`),
        ],
        done: md`$${texDecimal(far(p))} - ${texDecimal(near(p))} = ${texDecimal(left)}$ m.`,
      },
      {
        title: 'Dónde está la imagen',
        prompt: md`¿Dónde se forma ahora la imagen de ${p.name}?`,
        answer: enterChoice(
          [
            'En la superficie del espejo',
            'Detrás del espejo, donde estaba antes de caminar',
            md`Detrás del espejo, a ${decimal(left)} m de él`,
          ],
          2,
        ),
        slips: [
          slip(
            0,
            md`Si fuera así, al enfocar con una cámara bastaría enfocar el vidrio, y no resulta.`,
            'imagen-en-la-superficie-del-espejo',
          ),
          slip(
            1,
            md`Piensa qué ves cuando te acercas a un espejo: ¿tu imagen se queda quieta?`,
            'imagen-inmovil-al-caminar',
          ),
        ],
        done: md`En un espejo plano la imagen está detrás, tan lejos de él como el objeto, y se mueve con él.`,
      },
      {
        title: 'Distancia a la imagen',
        prompt: md`¿Qué distancia hay entre ${p.name} y su imagen?`,
        answer: enterNumber(left.mul(2), { unit: 'm' }),
        slips: [
          slip(
            left,
            md`Esa es la distancia hasta el espejo; la imagen está del otro lado.`,
            'imagen-en-la-superficie-del-espejo',
          ),
          slip(far(p).mul(2), md`Esa era la distancia antes de caminar.`, 'olvida-el-desplazamiento'),
          slip(
            far(p).mul(2).sub(near(p)),
            md`Moviste a ${p.name} y dejaste quieta a la imagen.`,
            'imagen-inmovil-al-caminar',
          ),
        ],
        done: md`Hasta el espejo y otro tanto detrás: $2 \cdot ${texDecimal(left)} = ${texDecimal(left.mul(2))}$ m.`,
      },
    ];
  },
});

type Walk = { readonly halves: number; readonly walked: number };

function far(p: Walk): Fraction {
  return frac(p.halves, 2);
}

function near(p: Walk): Fraction {
  return frac(p.walked, 2);
}

function metres(value: Fraction) {
  return { text: `${decimal(value)} m`, value };
}
