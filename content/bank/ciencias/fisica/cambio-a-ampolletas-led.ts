import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, pesos, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-cambio-a-ampolletas-led',
  version: 1,
  content: 'ciencias.fisica.electricidad.consumo',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    old: random.pick([40, 50, 60, 75, 100]),
    led: random.pick([5, 6, 8, 9, 10, 12, 15]),
    hours: random.pick([4, 5, 6, 8]),
    price: random.pick([150, 160, 180, 200]),
    months: random.integer(2, 12),
  }),
  accepts: (p) =>
    p.old >= 4 * p.led &&
    cost(p).d === 1n &&
    cost(p).compare(1200) >= 0 &&
    cost(p).compare(9000) <= 0 &&
    new Set(values(p).map((value) => value.round(1).toFraction())).size === 4 &&
    values(p).every((value) => value.compare(1) >= 0 && value.round(1).mul(10).valueOf() % 10 !== 1),
  stem: (p) =>
    md`En una biblioteca se reemplaza una ampolleta por otra LED que ilumina lo mismo. Ambas se usan ${p.hours} h diarias, 30 días al mes, y el kWh cuesta ${pesos(p.price)}.

| Ampolleta | Potencia | Precio |
|---|---|---|
| Antigua | ${p.old} W | Ya instalada |
| LED | ${p.led} W | ${pesos(cost(p))} |

¿En cuántos meses lo que se ahorra en electricidad iguala el precio de la LED?`,
  key: (p) => months(values(p)[0]),
  oracle: (p) => {
    let saved = frac(0);
    for (let month = 1; month <= 60; month++) {
      for (let day = 0; day < 30; day++) saved = saved.add(frac((p.old - p.led) * p.hours * p.price, 1000));
      if (saved.equals(cost(p))) return frac(month);
    }
    return 'never';
  },
  distractors: [
    {
      mistake: 'recupera-con-el-gasto-antiguo',
      answer: (p) => months(values(p)[1]),
      feedback: () => md`Dividiste por todo el gasto de la antigua; la LED también consume.`,
    },
    {
      mistake: 'olvida-el-costo-de-lo-antiguo',
      answer: (p) => months(values(p)[2]),
      feedback: () => md`Usaste lo que gasta la LED; se necesita la diferencia entre ambas.`,
    },
    {
      mistake: 'ahorro-de-un-solo-dia',
      answer: (p) => months(values(p)[3]),
      feedback: () => md`Calculaste con el ahorro de un día: ese número son días, no meses.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Energía que se ahorra al mes',
      text: md`$${texDecimal(frac(p.old - p.led, 1000))}\ \text{kW} \cdot ${p.hours} \cdot 30\ \text{h} = ${texDecimal(frac((p.old - p.led) * p.hours * 30, 1000))}\ \text{kWh}$`,
    },
    {
      title: 'Dinero que se ahorra al mes',
      text: md`A ${pesos(p.price)} por kWh son ${pesos(cost(p).div(p.months))}.`,
    },
    {
      title: 'Meses',
      text: md`${pesos(cost(p))} dividido por ${pesos(cost(p).div(p.months))}: se iguala en ${months(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const saved = frac((p.old - p.led) * p.hours * 30, 1000);
    const money = saved.mul(p.price);
    return [
      {
        title: 'Diferencia de potencia',
        prompt: md`¿Cuántos watts menos necesita la LED que la antigua?`,
        answer: enterNumber(p.old - p.led, { unit: 'W' }),
        slips: [
          slip(p.old, md`Esa es la potencia de la antigua; la LED también consume.`, 'recupera-con-el-gasto-antiguo'),
          slip(p.led, md`Eso gasta la LED. El ahorro es la diferencia entre las dos.`, 'olvida-el-costo-de-lo-antiguo'),
          slip(p.old + p.led, md`Sumaste; «cuántos menos» se responde con una resta.`),
        ],
        done: md`$${p.old} - ${p.led} = ${p.old - p.led}$ W menos, y con la misma luz.`,
      },
      {
        title: 'Energía que se ahorra en un mes',
        prompt: md`Se usan ${p.hours} h diarias, 30 días al mes. ¿Cuántos kilowatt-hora se ahorran en un mes?`,
        answer: enterNumber(saved, { unit: 'kWh' }),
        slips: [
          slip(
            saved.mul(1000),
            md`Eso está en watt-hora; la tarifa se cobra por kilowatt-hora.`,
            'no-convierte-a-kilowatts',
          ),
          slip(saved.div(30), md`Ese es el ahorro de un día.`, 'ahorro-de-un-solo-dia'),
          slip(
            saved.div(p.hours),
            md`Faltan las horas que está encendida cada día.`,
            'cobra-por-potencia-y-no-por-energia',
          ),
        ],
        done: md`$${texDecimal(frac(p.old - p.led, 1000))}\ \text{kW} \cdot ${p.hours} \cdot 30\ \text{h} = ${texDecimal(saved)}\ \text{kWh}$.`,
      },
      {
        title: 'Dinero que se ahorra en un mes',
        prompt: md`El kWh cuesta ${pesos(p.price)}. ¿Cuántos pesos se ahorran cada mes?${money.d === 1n ? '' : ' No redondees.'}`,
        answer: enterNumber(money, { unit: 'pesos' }),
        slips: [
          slip(saved.div(p.price), md`Dividiste por el precio; cada kWh ahorrado vale ${pesos(p.price)}.`),
          slip(money.div(30), md`Eso se ahorra en un día; se pide el mes.`, 'ahorro-de-un-solo-dia'),
        ],
        done: md`$${texDecimal(saved)} \cdot ${p.price} = ${texDecimal(money)}$ pesos cada mes.`,
      },
      {
        title: 'Meses para recuperar el precio',
        prompt: md`La LED costó ${pesos(cost(p))}. ¿En cuántos meses se recupera con ese ahorro?`,
        answer: enterNumber(p.months, { unit: 'meses' }),
        slips: [
          slip(p.months * 30, md`Ese número son días: dividiste por el ahorro diario.`, 'ahorro-de-un-solo-dia'),
          slip(
            money.div(cost(p)),
            md`La división quedó al revés: se pregunta cuántas veces cabe el ahorro en el precio.`,
          ),
          slip(values(p)[1], md`Dividiste por todo el gasto de la antigua.`, 'recupera-con-el-gasto-antiguo'),
        ],
        done: md`${pesos(cost(p))} dividido por lo que se ahorra cada mes: ${months(values(p)[0]).text}.`,
      },
    ];
  },
});

interface Lamp {
  readonly old: number;
  readonly led: number;
  readonly hours: number;
  readonly price: number;
  readonly months: number;
}

function cost(p: Lamp): Fraction {
  return frac((p.old - p.led) * p.hours * 30 * p.price * p.months, 1000);
}

function values(p: Lamp): readonly [Fraction, Fraction, Fraction, Fraction] {
  const monthly = (watts: number) => frac(watts * p.hours * 30 * p.price, 1000);
  return [frac(p.months), cost(p).div(monthly(p.old)), cost(p).div(monthly(p.led)), frac(p.months * 30)];
}

function months(value: Fraction) {
  const shown = value.round(1);
  return { text: shown.equals(1) ? '1 mes' : `${decimal(shown)} meses`, value: shown };
}
