import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, pesos, texDecimal } from '../../authoring/index.ts';

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
