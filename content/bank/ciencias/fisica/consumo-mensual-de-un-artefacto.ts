import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, pesos, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-consumo-mensual-de-un-artefacto',
  version: 1,
  content: 'ciencias.fisica.electricidad.consumo',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    watts: random.integer(6, 40) * 50,
    hours: random.integer(2, 8),
    days: random.pick([10, 15, 20, 25, 30]),
    price: random.integer(14, 22) * 10,
    device: random.pick([
      'Estufa eléctrica',
      'Deshumidificador',
      'Horno eléctrico',
      'Calientacamas doble',
      'Termo eléctrico',
    ]),
  }),
  accepts: (p) =>
    (p.watts * p.hours * p.price) % 1000 === 0 &&
    (p.device === 'Calientacamas doble' ? p.watts <= 400 : p.watts >= 300) &&
    new Set(costs(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`La tabla resume el uso de un artefacto durante un mes.

| Artefacto | Potencia | Horas por día | Días de uso |
|---|---|---|---|
| ${p.device} | ${decimal(p.watts)} W | ${p.hours} | ${p.days} |

Si el kilowatt-hora (kWh) cuesta ${pesos(p.price)}, ¿cuánto se paga en el mes por usar este artefacto?`,
  key: (p) => money(costs(p)[0]),
  oracle: (p) => {
    let wattHours = 0;
    for (let day = 0; day < p.days; day++) for (let hour = 0; hour < p.hours; hour++) wattHours += p.watts;
    return frac(wattHours, 1000).mul(p.price);
  },
  distractors: [
    {
      mistake: 'gasto-de-un-solo-dia',
      answer: (p) => money(costs(p)[1]),
      feedback: () => md`Ese es el gasto de un solo día de uso.`,
    },
    {
      mistake: 'no-convierte-a-kilowatts',
      answer: (p) => money(costs(p)[2]),
      feedback: () => md`Al pasar de watt-hora a kilowatt-hora se divide por 1.000; revisa esa conversión.`,
    },
    {
      mistake: 'cobra-por-potencia-y-no-por-energia',
      answer: (p) => money(costs(p)[3]),
      feedback: () => md`Consideraste los días, pero no cuántas horas funciona en cada uno.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Energía del mes',
      text: md`$E = P \cdot t = ${texDecimal(frac(p.watts, 1000))}\ \text{kW} \cdot ${p.hours} \cdot ${p.days}\ \text{h} = ${texDecimal(frac(p.watts * p.hours * p.days, 1000))}\ \text{kWh}$`,
    },
    {
      title: 'Costo',
      text: md`Cada kWh cuesta ${pesos(p.price)}: hay que multiplicar ${decimal(frac(p.watts * p.hours * p.days, 1000))} por ${p.price}.`,
    },
    { title: 'Respuesta', text: md`En el mes se pagan ${money(costs(p)[0]).text}.` },
  ],
  steps: (p) => {
    const kilowatts = frac(p.watts, 1000);
    const hours = p.hours * p.days;
    const energy = kilowatts.mul(hours);
    return [
      {
        title: 'Potencia en kilowatts',
        prompt: md`La potencia es de ${decimal(p.watts)} W. ¿Cuántos kilowatts son?`,
        answer: enterNumber(kilowatts, { unit: 'kW' }),
        slips: [
          slip(p.watts * 1000, md`Multiplicaste; un kilowatt es más grande que un watt, así que caben menos.`),
          slip(
            frac(p.watts, 100),
            md`Revisa cuántos watts hacen un kilowatt: corriste la coma un lugar de menos.`,
            'no-convierte-a-kilowatts',
          ),
        ],
        done: md`1.000 W son 1 kW: ${decimal(p.watts)} W son ${decimal(kilowatts)} kW.`,
      },
      {
        title: 'Horas de uso en el mes',
        prompt: md`¿Cuántas horas en total funciona en el mes?`,
        answer: enterNumber(hours, { unit: 'h' }),
        slips: [
          slip(
            p.hours,
            md`Esas son las horas de un día. Mira en la tabla cuántos días se usa.`,
            'gasto-de-un-solo-dia',
          ),
          slip(p.days, md`Esos son los días; cada día funciona varias horas.`, 'cobra-por-potencia-y-no-por-energia'),
          slip(p.hours * 30, md`No se usa los 30 días del mes: la tabla dice cuántos.`),
          slip(p.days * 24, md`No está encendido el día entero. Mira las horas por día de la tabla.`),
        ],
        done: md`${p.hours} horas en cada uno de ${p.days} días: $${p.hours} \cdot ${p.days} = ${hours}$ h.`,
      },
      {
        title: 'Energía del mes',
        prompt: md`¿Cuántos kilowatt-hora consume en el mes?`,
        answer: enterNumber(energy, { unit: 'kWh' }),
        slips: [
          slip(energy.mul(1000), md`Eso son watt-hora: usa la potencia en kilowatts.`, 'no-convierte-a-kilowatts'),
          slip(kilowatts.mul(p.hours), md`Eso consume en un día; se pide el mes.`, 'gasto-de-un-solo-dia'),
          slip(kilowatts.div(hours), md`Dividiste: a más horas, más energía.`),
        ],
        done: md`La energía es la potencia por el tiempo: $${texDecimal(kilowatts)}\ \text{kW} \cdot ${hours}\ \text{h} = ${texDecimal(energy)}\ \text{kWh}$.`,
      },
      {
        title: 'Costo',
        prompt: md`Cada kWh cuesta ${pesos(p.price)}. ¿Cuántos pesos se pagan?`,
        answer: enterNumber(costs(p)[0], { unit: 'pesos' }),
        slips: [
          slip(energy.div(p.price), md`Dividiste por el precio; cada kWh se paga completo.`),
          slip(costs(p)[1], md`Eso cuesta un solo día de uso.`, 'gasto-de-un-solo-dia'),
          slip(costs(p)[0].mul(1000), md`Cobraste watt-hora al precio de kilowatt-hora.`, 'no-convierte-a-kilowatts'),
        ],
        done: md`$${texDecimal(energy)} \cdot ${p.price} = ${texDecimal(costs(p)[0])}$: se pagan ${pesos(costs(p)[0])}.`,
      },
    ];
  },
});

interface Use {
  readonly watts: number;
  readonly hours: number;
  readonly days: number;
  readonly price: number;
}

function costs(p: Use): readonly [Fraction, Fraction, Fraction, Fraction] {
  const day = frac(p.watts, 1000).mul(p.hours).mul(p.price);
  return [day.mul(p.days), day, day.mul(p.days).mul(10), frac(p.watts, 1000).mul(p.days).mul(p.price)];
}

function money(value: Fraction) {
  return { text: pesos(value), value: value.round(0) };
}
