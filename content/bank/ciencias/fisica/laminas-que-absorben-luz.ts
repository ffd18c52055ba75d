import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, type Shape, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-laminas-que-absorben-luz',
  version: 1,
  content: 'ciencias.fisica.ondas.fenomenos',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    initial: random.integer(2, 20) * 100,
    absorbed: random.pick([10, 20, 30, 40]),
    sheets: random.pick([2, 3]),
    material: random.pick(['acrílico ahumado', 'papel mantequilla', 'film para ventanas', 'vidrio ahumado']),
  }),
  accepts: (p) =>
    p.absorbed * p.sheets < 100 && new Set(values(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) =>
    md`Un sensor recibe ${decimal(p.initial)} lux de una ampolleta. Luego se interponen ${p.sheets} láminas iguales de ${p.material}. Cada lámina absorbe el ${p.absorbed} % de la luz que le llega y deja pasar el resto; la reflexión es despreciable.

¿Qué iluminación marca el sensor con las láminas puestas?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 24,
    height: 8,
    shapes: [
      { shape: 'circle', centre: [3, 4], radius: 1, filled: true, accent: 2 },
      { shape: 'text', at: [3, 1.6], text: 'Ampolleta', anchor: 'middle', size: 'small' },
      { shape: 'arrow', from: [4.6, 4], to: [20, 4], accent: 2 },
      ...Array.from(
        { length: p.sheets },
        (_, i): Shape => ({ shape: 'segment', from: [10 + 2.5 * i, 1.5], to: [10 + 2.5 * i, 6.5], accent: 1 }),
      ),
      {
        shape: 'polygon',
        points: [
          [20.2, 3],
          [21.6, 3],
          [21.6, 5],
          [20.2, 5],
        ],
      },
      { shape: 'text', at: [20.9, 1.6], text: 'Sensor', anchor: 'middle', size: 'small' },
      { shape: 'text', at: [11, 7.2], text: 'Láminas', anchor: 'middle', size: 'small' },
    ],
    alt: `Una ampolleta ilumina un sensor a través de ${p.sheets} láminas paralelas.`,
  }),
  key: (p) => lux(values(p)[0]),
  oracle: (p) => {
    let light = frac(p.initial);
    for (let i = 0; i < p.sheets; i++) light = light.sub(light.mul(p.absorbed).div(100));
    return light.round(1);
  },
  distractors: [
    {
      mistake: 'absorcion-suma-porcentajes',
      answer: (p) => lux(values(p)[1]),
      feedback: () =>
        md`Sumaste los porcentajes; cada lámina absorbe una parte de lo que le llega, que cada vez es menos.`,
    },
    {
      mistake: 'cuenta-una-lamina-menos',
      answer: (p) => lux(values(p)[2]),
      feedback: (p) => md`Falta una lámina: la luz debe atravesar ${p.sheets}.`,
    },
    {
      mistake: 'confunde-lo-absorbido-con-lo-transmitido',
      answer: (p) => lux(values(p)[3]),
      feedback: (p) => md`El ${p.absorbed} % es lo que se absorbe; al sensor llega lo que pasa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Lo que deja pasar una lámina',
      text: md`Si absorbe el ${p.absorbed} %, pasa el ${100 - p.absorbed} % de lo que llega: se multiplica por ${decimal(frac(100 - p.absorbed, 100))}.`,
    },
    {
      title: 'Repetir por cada lámina',
      text: md`$${p.initial} \cdot ${Array.from({ length: p.sheets }, () => texDecimal(frac(100 - p.absorbed, 100))).join(' \\cdot ')}$. El sensor marca ${lux(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const passes = frac(100 - p.absorbed, 100);
    const first = passes.mul(p.initial);
    const key = values(p)[0];
    return [
      {
        title: 'Lo que deja pasar una lámina',
        prompt: md`Cada lámina absorbe el ${p.absorbed} % de la luz que le llega. ¿Qué porcentaje deja pasar?`,
        answer: enterNumber(100 - p.absorbed, { unit: '%' }),
        slips: [
          slip(p.absorbed, md`Eso es lo que absorbe; se pide lo que pasa.`, 'confunde-lo-absorbido-con-lo-transmitido'),
          slip(
            100 - p.absorbed * p.sheets,
            md`Restaste lo de todas las láminas a la vez; mira una sola.`,
            'absorcion-suma-porcentajes',
          ),
        ],
        done: md`$100 - ${p.absorbed} = ${100 - p.absorbed}$: pasa el ${100 - p.absorbed} % de lo que llega, porque la reflexión es despreciable.`,
      },
      {
        title: 'Después de la primera',
        prompt: md`Llegan ${decimal(p.initial)} lux. ¿Cuántos quedan después de la primera lámina?`,
        answer: enterNumber(first, { unit: 'lux' }),
        slips: [
          slip(
            frac(p.initial * p.absorbed, 100),
            md`Esos son los que la lámina absorbe.`,
            'confunde-lo-absorbido-con-lo-transmitido',
          ),
          slip(
            p.initial - p.absorbed,
            md`Restaste el porcentaje como si fueran lux; es un porcentaje de lo que llega.`,
          ),
        ],
        done: md`$${texDecimal(p.initial)} \cdot ${texDecimal(passes)} = ${texDecimal(first)}$ lux.`,
      },
      {
        title: 'Después de todas',
        prompt: md`Las láminas son ${p.sheets}. ¿Cuántos lux llegan al sensor?`,
        answer: enterNumber(key, { unit: 'lux' }),
        slips: [
          slip(
            values(p)[1],
            md`A cada lámina le llega menos luz que a la anterior: el porcentaje es de lo que le llega.`,
            'absorcion-suma-porcentajes',
          ),
          slip(values(p)[2], md`Falta una lámina.`, 'cuenta-una-lamina-menos'),
          slip(
            frac(p.initial * p.absorbed * p.sheets, 100),
            md`Eso se absorbería si todas recibieran lo mismo; se pide lo que llega al sensor.`,
            'absorcion-suma-porcentajes',
          ),
          slip(values(p)[3], md`Multiplicaste por lo que se absorbe.`, 'confunde-lo-absorbido-con-lo-transmitido'),
        ],
        done: md`$${texDecimal(p.initial)} \cdot ${Array.from({ length: p.sheets }, () => texDecimal(passes)).join(' \\cdot ')}$: llegan ${lux(key).text}.`,
      },
    ];
  },
});

interface Light {
  readonly initial: number;
  readonly absorbed: number;
  readonly sheets: number;
}

function values(p: Light): readonly [Fraction, Fraction, Fraction, Fraction] {
  const through = (share: Fraction, sheets: number) =>
    Array.from({ length: sheets }).reduce<Fraction>((light) => light.mul(share), frac(p.initial));
  const passes = frac(100 - p.absorbed, 100);
  return [
    through(passes, p.sheets),
    frac(p.initial * (100 - p.absorbed * p.sheets), 100),
    through(passes, p.sheets - 1),
    through(frac(p.absorbed, 100), p.sheets),
  ];
}

function lux(value: Fraction) {
  return { text: `${decimal(value.round(1))} lux`, value: value.round(1) };
}
