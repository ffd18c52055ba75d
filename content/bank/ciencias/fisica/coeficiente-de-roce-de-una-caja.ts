import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

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
