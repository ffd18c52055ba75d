import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-carga-de-un-celular',
  version: 1,
  content: 'ciencias.fisica.electricidad.corriente',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    milliamps: random.integer(3, 24) * 50,
    minutes: random.integer(2, 45),
    device: random.pick([
      'unos audífonos',
      'una linterna',
      'un parlante',
      'un reloj deportivo',
      'una pulsera de actividad',
    ]),
  }),
  accepts: (p) => p.milliamps !== 1000 && charges(p).every((value) => value.compare(frac(1, 100)) >= 0),
  stem: (p) =>
    md`El cargador de ${p.device} entrega una corriente constante de ${decimal(p.milliamps)} mA durante ${p.minutes} minutos. La figura muestra un tramo del cable.

¿Cuánta carga eléctrica pasa por una sección del cable en ese tiempo?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 24,
    height: 6,
    shapes: [
      { shape: 'segment', from: [2, 2], to: [22, 2] },
      { shape: 'segment', from: [2, 4], to: [22, 4] },
      { shape: 'ellipse', centre: [12, 3], radii: [0.5, 1], accent: 2, filled: true },
      { shape: 'arrow', from: [4, 3], to: [9, 3], accent: 1 },
      { shape: 'text', at: [6.5, 4.8], text: `${decimal(p.milliamps)} mA`, anchor: 'middle' },
      { shape: 'text', at: [12, 0.9], text: 'Sección', anchor: 'middle', size: 'small' },
    ],
    alt: `Tramo de cable con una corriente de ${decimal(p.milliamps)} mA y una sección marcada.`,
  }),
  key: (p) => coulombs(charges(p)[0]),
  oracle: (p) => {
    let microcoulombs = 0;
    for (let second = 0; second < p.minutes * 60; second++) microcoulombs += p.milliamps * 1000;
    return frac(microcoulombs, 1_000_000);
  },
  distractors: [
    {
      mistake: 'no-convierte-minutos-a-segundos',
      answer: (p) => coulombs(charges(p)[1]),
      feedback: () => md`Un ampere es un coulomb por segundo: falta pasar los minutos a segundos.`,
    },
    {
      mistake: 'no-convierte-miliamperes',
      answer: (p) => coulombs(charges(p)[2]),
      feedback: () => md`La corriente está en miliamperes; falta pasarla a amperes.`,
    },
    {
      mistake: 'divide-corriente-por-tiempo',
      answer: (p) => coulombs(charges(p)[3]),
      feedback: () => md`Dividiste por el tiempo; si la corriente dura más, pasa más carga y no menos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Unidades',
      text: md`${decimal(p.milliamps)} mA son ${decimal(frac(p.milliamps, 1000))} A, y ${p.minutes} minutos son ${decimal(p.minutes * 60)} s.`,
    },
    {
      title: 'Carga',
      text: md`De $I = \frac{q}{t}$ resulta $q = I \cdot t = ${texDecimal(frac(p.milliamps, 1000))} \cdot ${p.minutes * 60}$.`,
    },
    { title: 'Respuesta', text: md`Pasa una carga de ${coulombs(charges(p)[0]).text}.` },
  ],
});

function charges(p: {
  readonly milliamps: number;
  readonly minutes: number;
}): readonly [Fraction, Fraction, Fraction, Fraction] {
  const amps = frac(p.milliamps, 1000);
  return [amps.mul(p.minutes * 60), amps.mul(p.minutes), amps.mul(p.minutes * 60_000), amps.div(p.minutes).round(3)];
}

function coulombs(value: Fraction) {
  return { text: `${decimal(value)} C`, value };
}
