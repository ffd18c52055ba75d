import {
  defineTemplate,
  enterEquation,
  enterNumber,
  frac,
  md,
  pesos,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

const GOODS = ['una mochila', 'una chaqueta', 'una silla', 'una parka', 'una lámpara'] as const;

export default defineTemplate({
  id: 'm1-precio-antes-del-descuento',
  version: 1,
  content: 'm1.numeros.porcentaje.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    discount: random.pick([10, 20, 25, 30, 40]),
    thousands: random.integer(8, 60),
    good: random.pick(GOODS),
  }),
  accepts: ({ discount, thousands }) => (thousands * 1000 * (100 - discount)) % 100 === 0,
  stem: (p) =>
    md`En una liquidación, ${p.good} quedó en ${pesos(paid(p))} después de un descuento del ${p.discount} %. ¿Cuál era su precio antes del descuento?`,
  key: (p) => ({ text: pesos(p.thousands * 1000), value: frac(p.thousands * 1000) }),
  oracle: (p) => {
    for (let price = 0; price <= 100_000; price += 1000)
      if (price - (price * p.discount) / 100 === paid(p)) return frac(price);
    return 'no price fits';
  },
  distractors: [
    {
      mistake: 'aumenta-en-vez-de-deshacer',
      answer: (p) =>
        amount(
          frac(paid(p))
            .mul(100 + p.discount)
            .div(100),
        ),
      feedback: (p) => md`El ${p.discount} % se calculó sobre el precio original, no sobre lo que se pagó.`,
    },
    {
      mistake: 'toma-el-descuento-por-el-total',
      answer: (p) =>
        amount(
          frac(p.thousands * 1000)
            .mul(p.discount)
            .div(100),
        ),
      feedback: () => md`Eso es lo que se rebajó; se pregunta por el precio completo.`,
    },
    {
      mistake: 'resta-el-porcentaje-como-pesos',
      answer: (p) => amount(frac(paid(p)).mul(100).div(p.discount)),
      feedback: (p) => md`Lo pagado es el ${100 - p.discount} % del precio, no el ${p.discount} %.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué parte se pagó',
      text: md`Con un descuento del ${p.discount} % se paga el ${100 - p.discount} % del precio original $x$.`,
    },
    { title: 'La ecuación', text: md`$${texDecimal(frac(100 - p.discount, 100))}\,x = ${texDecimal(paid(p))}$` },
    {
      title: 'Despejar',
      text: md`$x = ${texDecimal(paid(p))} : ${texDecimal(frac(100 - p.discount, 100))} = ${texDecimal(p.thousands * 1000)}$. El precio era ${pesos(p.thousands * 1000)}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Qué parte del precio se pagó',
      prompt: md`Hubo un descuento del ${p.discount} %. ¿Qué porcentaje del precio original se pagó?`,
      answer: enterNumber(100 - p.discount, { unit: '%' }),
      slips: [
        slip(
          p.discount,
          md`Eso es lo que descontaron; se pregunta por lo que se pagó.`,
          'resta-el-porcentaje-como-pesos',
        ),
        slip(
          100 + p.discount,
          md`Eso sería un alza: con un descuento se paga menos que el precio.`,
          'aumenta-en-vez-de-deshacer',
        ),
      ],
      done: md`Del 100 % se quita el ${p.discount} %.`,
    },
    {
      title: 'La ecuación',
      prompt: md`Llama $x$ al precio original, en pesos. Escribe una ecuación que diga que se pagaron ${pesos(paid(p))}.`,
      answer: enterEquation(`${100 - p.discount}x/100 = ${paid(p)}`),
      oracle: [p.thousands * 1000],
      slips: [
        slip(
          `${100 + p.discount}x/100 = ${paid(p)}`,
          md`Con tu ecuación el precio sube; lo pagado es una parte del precio original.`,
          'aumenta-en-vez-de-deshacer',
        ),
        slip(
          `${p.discount}x/100 = ${paid(p)}`,
          md`Lo pagado no es la parte descontada: usa el porcentaje que quedó.`,
          'resta-el-porcentaje-como-pesos',
        ),
        slip(`x - ${p.discount} = ${paid(p)}`, md`Restaste ${p.discount} pesos: el descuento es un porcentaje de $x$.`),
      ],
      done: md`El ${100 - p.discount} % de $x$ es lo que se pagó: $${texDecimal(frac(100 - p.discount, 100))}\,x = ${texDecimal(paid(p))}$.`,
    },
    {
      title: 'El precio original',
      prompt: md`Despeja. ¿Cuánto costaba antes del descuento?`,
      answer: enterNumber(p.thousands * 1000, { unit: '$' }),
      slips: [
        slip(
          frac(paid(p) * (100 + p.discount), 100).round(0),
          md`Le sumaste el ${p.discount} % a lo pagado, pero ese porcentaje era del precio original.`,
          'aumenta-en-vez-de-deshacer',
        ),
        slip(
          p.thousands * 10 * p.discount,
          md`Eso es lo que rebajaron; falta el precio completo.`,
          'toma-el-descuento-por-el-total',
        ),
        slip(
          frac(paid(p) * 100, p.discount).round(0),
          md`Dividiste por el porcentaje descontado, y lo pagado es el resto.`,
          'resta-el-porcentaje-como-pesos',
        ),
      ],
      done: md`$${texDecimal(paid(p))} : ${texDecimal(frac(100 - p.discount, 100))} = ${texDecimal(p.thousands * 1000)}$. Si le quitas el ${p.discount} %, vuelves a lo pagado.`,
    },
  ],
});

function paid({ thousands, discount }: { readonly thousands: number; readonly discount: number }): number {
  return thousands * 10 * (100 - discount);
}

function amount(value: ReturnType<typeof frac>) {
  return { text: pesos(value.round(0)), value: value.round(0) };
}
