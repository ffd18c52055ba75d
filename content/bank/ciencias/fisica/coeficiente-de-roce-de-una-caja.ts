import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-coeficiente-de-roce-de-una-caja',
  version: 1,
  content: 'ciencias.fisica.mecanica.roce',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    mass: random.integer(2, 30),
    twentieths: random.integer(2, 10),
    tenths: random.pick([5, 10, 15, 20, 25, 30, 35, 40]),
    surface: random.pick(['un piso de madera', 'una mesa de laboratorio', 'una vereda', 'una cinta detenida']),
  }),
  accepts: (p) => new Set(values(p).map((value) => value.round(2).toFraction())).size === 4,
  stem: (p) =>
    md`Una caja de ${p.mass} kg desliza sobre ${p.surface} horizontal, empujada por una fuerza horizontal de ${decimal(force(p))} N. El coeficiente de roce cinético entre la caja y la superficie es ${decimal(frac(p.twentieths, 20))}. Considera $g = 10\ \text{m/s}^2$.

¿Cuál es la magnitud de la aceleración de la caja?`,
  key: (p) => acceleration(values(p)[0]),
  oracle: (p) => {
    const friction = frac(p.twentieths, 20).mul(p.mass).mul(10);
    for (let tenths = 0; tenths <= 100; tenths++)
      if (
        frac(p.mass * tenths, 10)
          .add(friction)
          .equals(force(p))
      )
        return frac(tenths, 10);
    return 'no acceleration fits';
  },
  distractors: [
    {
      mistake: 'ignora-el-roce-al-acelerar',
      answer: (p) => acceleration(values(p)[1]),
      feedback: () => md`Usaste solo la fuerza aplicada; falta la que se opone al deslizamiento.`,
    },
    {
      mistake: 'suma-el-roce-a-la-fuerza',
      answer: (p) => acceleration(values(p)[2]),
      feedback: () => md`El roce se opone al movimiento: revisa con qué signo entra en la fuerza neta.`,
    },
    {
      mistake: 'da-solo-el-efecto-del-roce',
      answer: (p) => acceleration(values(p)[3]),
      feedback: () => md`Ese es solo el efecto del roce; combínalo con el de la fuerza aplicada.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Fuerza de roce',
      text: md`La normal equilibra el peso: $N = ${p.mass} \cdot 10 = ${p.mass * 10}\ \text{N}$. El roce es $\mu N = ${texDecimal(frac(p.twentieths, 20))} \cdot ${p.mass * 10} = ${texDecimal(frac(p.twentieths * p.mass, 2))}\ \text{N}$.`,
    },
    {
      title: 'Fuerza neta y aceleración',
      text: md`$a = \frac{${texDecimal(force(p))} - ${texDecimal(frac(p.twentieths * p.mass, 2))}}{${p.mass}}$. La aceleración es de ${acceleration(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const normal = p.mass * 10;
    const friction = frac(p.twentieths * p.mass, 2);
    const net = force(p).sub(friction);
    return [
      {
        title: 'Normal',
        prompt: md`La superficie es horizontal y nada más empuja en la vertical. ¿Cuánto vale la fuerza normal?`,
        answer: enterNumber(normal, { unit: 'N' }),
        slips: [
          slip(p.mass, md`Esa es la masa, en kilogramos. La normal es una fuerza y equilibra al peso.`),
          slip(force(p), md`Esa es la fuerza que empuja en la horizontal; la normal actúa en la vertical.`),
        ],
        done: md`La normal equilibra al peso: $N = ${p.mass} \cdot 10 = ${normal}\ \text{N}$.`,
      },
      {
        title: 'Fuerza de roce',
        prompt: md`El coeficiente de roce cinético es ${decimal(frac(p.twentieths, 20))}. ¿Cuánto vale la fuerza de roce?`,
        answer: enterNumber(friction, { unit: 'N' }),
        slips: [
          slip(
            frac(p.twentieths * p.mass, 20),
            md`Multiplicaste el coeficiente por la masa. El roce depende de la normal.`,
          ),
          slip(
            frac(normal * 20, p.twentieths),
            md`Dividiste por el coeficiente; como es menor que 1, el roce tiene que resultar menor que la normal.`,
          ),
        ],
        done: md`$f = \mu N = ${texDecimal(frac(p.twentieths, 20))} \cdot ${normal} = ${texDecimal(friction)}\ \text{N}$, contra el movimiento.`,
      },
      {
        title: 'Fuerza neta',
        prompt: md`La fuerza que empuja es de ${decimal(force(p))} N. ¿Cuál es la fuerza neta sobre la caja?`,
        answer: enterNumber(net, { unit: 'N' }),
        slips: [
          slip(
            force(p).add(friction),
            md`Sumaste. ¿Hacia qué lado apunta el roce si la caja avanza?`,
            'suma-el-roce-a-la-fuerza',
          ),
          slip(force(p), md`Esa es la fuerza aplicada; el roce también actúa.`, 'ignora-el-roce-al-acelerar'),
        ],
        done: md`Apuntan en sentidos opuestos: $${texDecimal(force(p))} - ${texDecimal(friction)} = ${texDecimal(net)}\ \text{N}$.`,
      },
      {
        title: 'Aceleración',
        prompt: md`Con esa fuerza neta, ¿cuál es la aceleración de la caja de ${p.mass} kg?`,
        answer: enterNumber(values(p)[0], { unit: 'm/s²' }),
        slips: [
          slip(values(p)[1], md`Dividiste la fuerza aplicada. Usa la fuerza neta.`, 'ignora-el-roce-al-acelerar'),
          slip(values(p)[3], md`Dividiste solo el roce. Usa la fuerza neta.`, 'da-solo-el-efecto-del-roce'),
          slip(frac(p.mass).div(net), md`La división quedó al revés: más fuerza debe dar más aceleración.`),
        ],
        done: md`$a = \frac{${texDecimal(net)}}{${p.mass}} = ${texDecimal(values(p)[0])}\ \text{m/s}^2$.`,
      },
    ];
  },
});

interface Sliding {
  readonly mass: number;
  readonly twentieths: number;
  readonly tenths: number;
}

function force(p: Sliding): Fraction {
  return frac(p.twentieths * p.mass, 2).add(frac(p.mass * p.tenths, 10));
}

function values(p: Sliding): readonly [Fraction, Fraction, Fraction, Fraction] {
  const friction = frac(p.twentieths * p.mass, 2);
  return [frac(p.tenths, 10), force(p).div(p.mass), force(p).add(friction).div(p.mass), friction.div(p.mass)];
}

function acceleration(value: Fraction) {
  return { text: `$${texDecimal(value.round(2))}\\ \\text{m/s}^2$`, value: value.round(2) };
}
