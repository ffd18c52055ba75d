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
  steps: (p) => {
    const amps = frac(p.milliamps, 1000);
    const seconds = p.minutes * 60;
    const [charge, inMinutes, inMilliamps] = charges(p);
    return [
      {
        title: 'Corriente en amperes',
        prompt: md`El cargador entrega ${decimal(p.milliamps)} mA. ¿Cuántos amperes son?`,
        answer: enterNumber(amps, { unit: 'A' }),
        slips: [
          slip(
            p.milliamps * 1000,
            md`Multiplicaste; un miliampere es la milésima parte de un ampere, así que el número se achica.`,
          ),
          slip(frac(p.milliamps, 100), md`El prefijo mili es una milésima, no una centésima.`),
          slip(p.milliamps, md`Ese número está en miliamperes todavía.`, 'no-convierte-miliamperes'),
        ],
        done: md`1.000 mA son 1 A, así que ${decimal(p.milliamps)} mA son ${decimal(amps)} A.`,
      },
      {
        title: 'Tiempo en segundos',
        prompt: md`El cargador entrega esa corriente durante ${p.minutes} minutos. ¿Cuántos segundos son?`,
        answer: enterNumber(seconds, { unit: 's' }),
        slips: [
          slip(p.minutes, md`Esos son los minutos; cada uno tiene varios segundos.`, 'no-convierte-minutos-a-segundos'),
          slip(p.minutes * 100, md`Un minuto no tiene 100 segundos.`),
          slip(frac(p.minutes, 60), md`Eso son horas: dividiste donde había que multiplicar.`),
        ],
        done: md`Cada minuto tiene 60 segundos: $${p.minutes} \cdot 60 = ${seconds}$ s.`,
      },
      {
        title: 'Relación entre carga y corriente',
        prompt: md`La corriente dice cuánta carga pasa en cada segundo. ¿Cómo se obtiene la carga total?`,
        answer: enterChoice([md`$q = \frac{I}{t}$`, md`$q = \frac{t}{I}$`, md`$q = I \cdot t$`], 2),
        slips: [
          slip(
            0,
            md`Con esa relación, mientras más rato pase menos carga habría pasado.`,
            'divide-corriente-por-tiempo',
          ),
          slip(1, md`Con esa relación, una corriente mayor llevaría menos carga.`),
        ],
        done: md`Lo que pasa en cada segundo, por la cantidad de segundos: $q = I \cdot t$.`,
      },
      {
        title: 'Carga total',
        prompt: md`¿Cuántos coulombs pasan por el cable?`,
        answer: enterNumber(charge, { unit: 'C' }),
        slips: [
          slip(
            inMinutes,
            md`Multiplicaste por los minutos. El ampere es coulomb por segundo.`,
            'no-convierte-minutos-a-segundos',
          ),
          slip(
            inMilliamps,
            md`Usaste los miliamperes. Toma la corriente en amperes, del primer paso.`,
            'no-convierte-miliamperes',
          ),
          slip(
            amps.div(seconds),
            md`Dividiste por el tiempo; revisa la relación del paso anterior.`,
            'divide-corriente-por-tiempo',
          ),
        ],
        done: md`$q = ${texDecimal(amps)} \cdot ${seconds} = ${texDecimal(charge)}\ \text{C}$.`,
      },
    ];
  },
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
