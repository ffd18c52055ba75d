import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-bateria-de-un-dron',
  version: 1,
  content: 'ciencias.fisica.electricidad.corriente',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => {
    const amps = random.pick([2, 3, 4, 5, 6, 8, 10]);
    return {
      capacity: amps * 500 * random.integer(1, 4),
      amps,
      reserve: random.pick([10, 20, 30, 40]),
      device: random.pick([
        'un dron',
        'un robot de limpieza',
        'una silla de ruedas eléctrica',
        'un taladro inalámbrico',
      ]),
    };
  },
  accepts: (p) => new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`La batería de ${p.device} almacena ${decimal(p.capacity)} mAh, y el aparato consume una corriente constante de ${p.amps} A. Para cuidarla se detiene cuando queda el ${p.reserve} % de la carga. Un ampere-hora (Ah) es la carga que pasa en 1 h con una corriente de 1 A.

¿Cuántos minutos funciona el aparato con la batería llena?`,
  key: (p) => minutes(values(p)[0]),
  oracle: (p) => {
    const usable = frac(p.capacity, 1000)
      .mul(3600)
      .mul(100 - p.reserve)
      .div(100);
    return usable.div(p.amps).div(60);
  },
  distractors: [
    {
      mistake: 'suma-lo-ya-usado',
      answer: (p) => minutes(values(p)[1]),
      feedback: (p) => md`Usaste toda la carga; el ${p.reserve} % queda sin usar.`,
    },
    {
      mistake: 'usa-solo-la-reserva',
      answer: (p) => minutes(values(p)[2]),
      feedback: () => md`Calculaste con la carga que queda en reserva, no con la que se usa.`,
    },
    {
      mistake: 'horas-por-minutos',
      answer: (p) => minutes(values(p)[3]),
      feedback: () => md`Una hora tiene 60 minutos, no 100: revisa la última conversión.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Carga disponible',
      text: md`${decimal(frac(p.capacity, 1000))} Ah menos el ${p.reserve} %: $${texDecimal(frac(p.capacity, 1000))} \cdot ${texDecimal(frac(100 - p.reserve, 100))} = ${texDecimal(frac(p.capacity * (100 - p.reserve), 100_000))}\ \text{Ah}$.`,
    },
    {
      title: 'Tiempo',
      text: md`$t = \frac{q}{I} = \frac{${texDecimal(frac(p.capacity * (100 - p.reserve), 100_000))}}{${p.amps}}$ horas. El aparato funciona ${minutes(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const full = frac(p.capacity, 1000);
    const used = full.mul(100 - p.reserve).div(100);
    return [
      {
        title: 'De miliampere-hora a ampere-hora',
        prompt: md`La batería llena almacena ${decimal(p.capacity)} mAh. ¿Cuántos ampere-hora son?`,
        answer: enterNumber(full, { unit: 'Ah' }),
        slips: [
          slip(p.capacity * 1000, md`Multiplicaste, y un miliampere es menos que un ampere: el número debe achicarse.`),
          slip(full.mul(10), md`El prefijo mili es una milésima; dividiste por 100.`),
          slip(
            frac(p.capacity, 60),
            md`Aún no toca el tiempo: el 60 es de los minutos. Aquí cambia solo el prefijo mili.`,
          ),
        ],
        done: md`Mil mAh son 1 Ah: ${decimal(p.capacity)} mAh son ${decimal(full)} Ah.`,
      },
      {
        title: 'Carga que se usa',
        prompt: md`El aparato se detiene cuando queda el ${p.reserve} % de la carga. ¿Cuántos ampere-hora alcanza a usar?`,
        answer: enterNumber(used, { unit: 'Ah' }),
        slips: [
          slip(
            full.mul(p.reserve).div(100),
            md`Eso es lo que queda guardado. Se pregunta por lo que se gasta.`,
            'usa-solo-la-reserva',
          ),
          slip(full, md`Esa es la carga completa, y una parte queda sin usar.`, 'suma-lo-ya-usado'),
        ],
        done: md`Se usa el ${100 - p.reserve} %: $${texDecimal(full)} \cdot ${texDecimal(frac(100 - p.reserve, 100))} = ${texDecimal(used)}\ \text{Ah}$.`,
      },
      {
        title: 'Cuántas horas',
        prompt: md`Con una corriente de ${p.amps} A, ¿cuántas horas dura esa carga?`,
        answer: enterNumber(used.div(p.amps), { unit: 'h' }),
        slips: [
          slip(used.mul(p.amps), md`Multiplicaste: así, una corriente mayor haría durar más la batería.`),
          slip(frac(p.amps).div(used), md`La división quedó al revés: se reparte la carga entre la corriente.`),
        ],
        done: md`De $q = I \cdot t$ resulta $t = \frac{q}{I} = \frac{${texDecimal(used)}}{${p.amps}}$ horas.`,
      },
      {
        title: 'De horas a minutos',
        prompt: md`¿Cuántos minutos son?`,
        answer: enterNumber(values(p)[0], { unit: 'min' }),
        slips: [
          slip(
            values(p)[3],
            md`Multiplicaste por 100, como si fueran porcentajes. ¿Cuántos minutos hay en una hora?`,
            'horas-por-minutos',
          ),
          slip(
            used.div(p.amps).div(60),
            md`Dividiste por 60; los minutos son más pequeños que las horas, así que hay más.`,
          ),
          slip(values(p)[1], md`Eso duraría toda la carga. Usa solo la parte que se gasta.`, 'suma-lo-ya-usado'),
        ],
        done: md`Cada hora tiene 60 minutos: el aparato funciona ${minutes(values(p)[0]).text}.`,
      },
    ];
  },
});

interface Battery {
  readonly capacity: number;
  readonly amps: number;
  readonly reserve: number;
}

function values(p: Battery): readonly [Fraction, Fraction, Fraction, Fraction] {
  const full = frac(p.capacity, 1000).div(p.amps);
  const used = full.mul(100 - p.reserve).div(100);
  return [used.mul(60), full.mul(60), full.mul(p.reserve).div(100).mul(60), used.mul(100)];
}

function minutes(value: Fraction) {
  return { text: value.equals(1) ? '1 minuto' : `${decimal(value)} minutos`, value };
}
