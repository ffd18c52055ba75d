import {
  allDifferent,
  decimal,
  defineTemplate,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

interface Draw {
  /** Tenths of the mantissa. */
  readonly tenths: number;
  readonly exponent: number;
  readonly litres: number;
}

export default defineTemplate<Draw>({
  id: 'm1-bacterias-en-un-estanque',
  version: 1,
  content: 'm1.numeros.potencias-raices.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    tenths: random.integer(11, 95),
    exponent: random.integer(3, 6),
    litres: random.pick([2, 3, 4, 5, 6, 8]) * 10 ** random.integer(2, 4),
  }),
  accepts: (p) => p.tenths % 10 !== 0 && allDifferent([right(p), unconverted(p), wrongWay(p), multipliedExponents(p)]),
  stem: (p) =>
    md`En una muestra de agua de un estanque se cuentan $${texDecimal(frac(p.tenths, 10))} \cdot 10^{${p.exponent}}$ bacterias por mililitro. Si el estanque contiene ${decimal(p.litres)} litros de agua con la misma concentración, ¿cuántas bacterias hay en el estanque?`,
  key: (p) => scientific(right(p)),
  oracle: (p) => {
    let total = 0n;
    const perLitre = (BigInt(p.tenths) * 10n ** BigInt(p.exponent) * 1000n) / 10n;
    for (let litre = 0; litre < p.litres / 100; litre++) total += perLitre;
    return frac(String(total * 100n));
  },
  distractors: [
    {
      mistake: 'no-convierte-litros-a-mililitros',
      answer: (p) => scientific(unconverted(p)),
      feedback: () => md`La concentración es por mililitro y el volumen está en litros: falta convertir.`,
    },
    {
      mistake: 'convierte-dividiendo-por-mil',
      answer: (p) => scientific(wrongWay(p)),
      feedback: () => md`Un litro contiene $1{.}000$ mililitros; al convertir, el número de mililitros es mayor.`,
    },
    {
      mistake: 'multiplica-los-exponentes-de-diez',
      answer: (p) => scientific(multipliedExponents(p)),
      feedback: () => md`Al multiplicar potencias de $10$ los exponentes se suman, no se multiplican.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El volumen en mililitros',
      text: md`${decimal(p.litres)} litros son $${digit(p)} \cdot 10^{${zeros(p)}} \cdot 10^3 = ${digit(p)} \cdot 10^{${zeros(p) + 3}}$ mililitros.`,
    },
    {
      title: 'Multiplicar',
      text: md`$${texDecimal(frac(p.tenths, 10))} \cdot 10^{${p.exponent}} \cdot ${digit(p)} \cdot 10^{${zeros(p) + 3}} = ${texDecimal(frac(p.tenths * digit(p), 10))} \cdot 10^{${p.exponent + zeros(p) + 3}}$.`,
    },
    {
      title: 'Escribir en notación científica',
      text: md`El primer factor debe ser al menos $1$ y menor que $10$. Hay ${scientific(right(p)).text} bacterias.`,
    },
  ],
  steps: (p) => [
    {
      title: 'De litros a mililitros',
      prompt: md`La concentración viene por mililitro. ¿Cuántos mililitros son ${decimal(p.litres)} litros?`,
      answer: enterNumber(p.litres * 1000, { unit: 'mL' }),
      slips: [
        slip(
          frac(p.litres, 1000),
          md`Dividiste. Un litro tiene muchos mililitros, así que el número tiene que crecer.`,
          'convierte-dividiendo-por-mil',
        ),
        slip(p.litres * 100, md`Revisa cuántos mililitros hay en un litro: no son $100$.`),
        slip(p.litres, md`Esos siguen siendo los litros: falta convertir.`, 'no-convierte-litros-a-mililitros'),
      ],
      done: md`Cada litro tiene $1{.}000$ mililitros: $${digit(p)} \cdot 10^{${zeros(p)}} \cdot 10^3 = ${digit(p)} \cdot 10^{${zeros(p) + 3}}$.`,
    },
    {
      title: 'Juntar las potencias de 10',
      prompt: md`Al multiplicar $${texDecimal(frac(p.tenths, 10))} \cdot 10^{${p.exponent}}$ por $${digit(p)} \cdot 10^{${zeros(p) + 3}}$, ¿con qué exponente queda la potencia de $10$, antes de acomodar el primer factor?`,
      answer: enterNumber(p.exponent + zeros(p) + 3),
      slips: [
        slip(
          p.exponent * (zeros(p) + 3),
          md`Multiplicaste los exponentes. Cuenta los ceros: al multiplicar $100 \cdot 1{.}000$ se juntan.`,
          'multiplica-los-exponentes-de-diez',
        ),
        slip(Math.abs(p.exponent - zeros(p) - 3), md`Los exponentes se restan al dividir, y aquí se multiplica.`),
      ],
      done: md`Los exponentes se suman: $${p.exponent} + ${zeros(p) + 3} = ${p.exponent + zeros(p) + 3}$.`,
    },
    {
      title: 'El total de bacterias',
      prompt: md`¿Cuántas bacterias hay en el estanque? Puedes escribirlo como un número por una potencia de $10$.`,
      answer: enterNumber(right(p)),
      slips: [
        slip(
          unconverted(p),
          md`Multiplicaste por los litros, y la concentración es por mililitro.`,
          'no-convierte-litros-a-mililitros',
        ),
        slip(
          wrongWay(p),
          md`Tu cantidad de mililitros quedó muy chica: revisa la conversión.`,
          'convierte-dividiendo-por-mil',
        ),
        slip(
          `${frac(p.tenths * digit(p), 10)}*10^${p.exponent * (zeros(p) + 3)}`,
          md`Al multiplicar potencias de $10$ los exponentes no se multiplican.`,
          'multiplica-los-exponentes-de-diez',
        ),
      ],
      done: md`$${texDecimal(frac(p.tenths, 10))} \cdot ${digit(p)} = ${texDecimal(frac(p.tenths * digit(p), 10))}$, y con la potencia de $10$ son ${scientific(right(p)).text} bacterias.`,
    },
  ],
});

function zeros(p: Draw): number {
  return String(p.litres).length - 1;
}

function digit(p: Draw): number {
  return p.litres / 10 ** zeros(p);
}

function times(p: Draw, exponent: number) {
  return frac(p.tenths * digit(p), 10).mul(frac(10).pow(exponent) ?? 0);
}

function right(p: Draw) {
  return times(p, p.exponent + zeros(p) + 3);
}

function unconverted(p: Draw) {
  return times(p, p.exponent + zeros(p));
}

function wrongWay(p: Draw) {
  return times(p, p.exponent + zeros(p) - 3);
}

function multipliedExponents(p: Draw) {
  return times(p, p.exponent * (zeros(p) + 3));
}

function scientific(value: ReturnType<typeof frac>) {
  let exponent = 0;
  let mantissa = value;
  for (; mantissa.compare(10) >= 0; mantissa = mantissa.div(10)) exponent++;
  return { text: md`$${texDecimal(mantissa)} \cdot 10^{${exponent}}$`, value };
}
