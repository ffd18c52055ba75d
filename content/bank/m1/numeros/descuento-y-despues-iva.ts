import {
  defineTemplate,
  enterExpression,
  enterNumber,
  frac,
  md,
  percent,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

interface Draw {
  readonly discount: number;
  readonly goods: string;
}

export default defineTemplate<Draw>({
  id: 'm1-descuento-y-despues-iva',
  version: 1,
  content: 'm1.numeros.porcentaje.problemas',
  skill: 'modelar',
  difficulty: 2,
  parameters: (random) => ({
    discount: random.pick([4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25]),
    goods: random.pick([
      'cajas de archivo',
      'sacos de cemento',
      'plantas nativas',
      'rollos de tela',
      'bidones de agua',
    ]),
  }),
  stem: (p) =>
    md`Una distribuidora vende ${p.goods} a un precio neto de $P$ pesos el pedido. A quien compra por mayor le descuenta un ${percent(p.discount)} del precio neto y al precio con descuento le suma el IVA, que es el 19 %. ¿Cuál de las siguientes expresiones representa lo que paga, en pesos, quien compra por mayor?`,
  key: (p) => factors('1.19', kept(p)),
  oracle: (p) => {
    const price = frac(10_000);
    const reduced = price.sub(price.div(100).mul(p.discount));
    return reduced.add(reduced.div(100).mul(19)).div(price);
  },
  distractors: [
    {
      mistake: 'suma-descuento-e-impuesto',
      answer: (p) => ({
        text: md`$(1{,}19 - ${texDecimal(frac(p.discount, 100))}) \cdot P$`,
        value: frac('1.19').sub(frac(p.discount, 100)),
      }),
      feedback: () => md`Los dos porcentajes no se calculan sobre la misma cantidad, así que no se pueden sumar.`,
    },
    {
      mistake: 'da-solo-el-impuesto',
      answer: (p) => factors('0.19', kept(p)),
      feedback: () => md`Esa expresión es solo el IVA; falta el precio al que se le suma.`,
    },
    {
      mistake: 'cobra-lo-descontado',
      answer: (p) => factors('1.19', frac(p.discount, 100)),
      feedback: (p) => md`Aplicaste el IVA sobre lo que se descuenta; se paga el ${100 - p.discount} % restante.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Precio con descuento',
      text: md`Al descontar el ${percent(p.discount)} queda el ${percent(100 - p.discount)}: $${texDecimal(kept(p))} \cdot P$.`,
    },
    {
      title: 'Agregar el IVA',
      text: md`Sumar el 19 % es multiplicar por $1{,}19$. Se paga ${factors('1.19', kept(p)).text} pesos.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Qué parte queda tras el descuento',
      prompt: md`Al precio neto se le descuenta un ${percent(p.discount)}. ¿Qué porcentaje de ese precio queda?`,
      answer: enterNumber(100 - p.discount, { unit: '%' }),
      slips: [
        slip(p.discount, md`Eso es lo que se descuenta; se pregunta por lo que queda.`, 'cobra-lo-descontado'),
        slip(100 + p.discount, md`Un descuento baja el precio: no puede quedar más que el 100 %.`),
      ],
      done: md`Del 100 % se quita el ${percent(p.discount)}.`,
    },
    {
      title: 'El precio con descuento',
      prompt: md`El precio neto es $P$. Escribe, con la letra $P$, el precio ya con descuento y sin IVA.`,
      answer: enterExpression(`${100 - p.discount}P/100`),
      oracle: (P) => (P ?? 0) - ((P ?? 0) * p.discount) / 100,
      slips: [
        slip(`P - ${p.discount}`, md`Restaste ${p.discount} pesos. El descuento es un porcentaje del precio.`),
        slip(`${p.discount}P/100`, md`Esa es la parte que se descuenta, no la que se paga.`, 'cobra-lo-descontado'),
        slip(`P - ${p.discount}/100`, md`El porcentaje tiene que multiplicar a $P$: se descuenta una parte de $P$.`),
      ],
      done: md`Queda el ${percent(100 - p.discount)}: $${texDecimal(kept(p))} \cdot P$.`,
    },
    {
      title: 'Agregar el IVA',
      prompt: md`A ese precio se le suma el IVA, que es su 19 %. Escribe, con la letra $P$, lo que se paga.`,
      answer: enterExpression(`1.19*${100 - p.discount}P/100`),
      slips: [
        slip(
          `(119 - ${p.discount})P/100`,
          md`Juntaste los dos porcentajes, pero el 19 % se calcula sobre el precio ya rebajado.`,
          'suma-descuento-e-impuesto',
        ),
        slip(
          `0.19*${100 - p.discount}P/100`,
          md`Eso es solo el IVA: falta el precio al que se suma.`,
          'da-solo-el-impuesto',
        ),
        slip(`1.19*${p.discount}P/100`, md`Le sumaste el IVA a la parte descontada.`, 'cobra-lo-descontado'),
      ],
      done: md`Sumar el 19 % es multiplicar por $1{,}19$: ${factors('1.19', kept(p)).text} pesos.`,
    },
  ],
});

function kept(p: Draw) {
  return frac(100 - p.discount, 100);
}

function factors(first: string, second: ReturnType<typeof frac>) {
  return {
    text: md`$${texDecimal(frac(first))} \cdot ${texDecimal(second)} \cdot P$`,
    value: frac(first).mul(second),
  };
}
