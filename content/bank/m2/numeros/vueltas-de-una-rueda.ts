import { allDifferent, decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

interface Draw {
  readonly diameter: number;
  readonly metres: number;
  readonly wheel: string;
}

export default defineTemplate<Draw>({
  id: 'm2-vueltas-de-una-rueda',
  version: 1,
  content: 'm2.numeros.reales.problemas',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    diameter: 5 * random.integer(5, 16),
    metres: 10 * random.integer(8, 60),
    wheel: random.pick(['una carretilla', 'una bicicleta', 'un coche de guagua', 'una silla de ruedas']),
  }),
  accepts: (p) =>
    limit(p.wheel, p.diameter) &&
    // Far enough from a whole number of turns for 3,14 to say the same as π.
    turns(p) % 1 > 0.1 &&
    turns(p) % 1 < 0.9 &&
    Math.floor((p.metres * 100) / (3.14 * p.diameter)) === Math.floor(turns(p)) &&
    allDifferent([
      Math.floor(turns(p)),
      Math.floor(turns(p)) + 1,
      Math.floor(turns(p) / 2),
      Math.floor(turns(p) * Math.PI),
    ]),
  stem: (p) =>
    md`Una rueda de ${p.wheel} tiene $${p.diameter}$ cm de diámetro y rueda sin resbalar. Si se considera $\pi \approx 3{,}14$, ¿cuántas vueltas completas da al avanzar $${p.metres}$ m?`,
  key: (p) => count(Math.floor(turns(p))),
  oracle: (p) => {
    let done = 0;
    for (let left = p.metres * 10_000 - p.diameter * 314; left >= 0; left -= p.diameter * 314) done++;
    return frac(done);
  },
  distractors: [
    {
      mistake: 'redondea-hacia-arriba-las-vueltas',
      answer: (p) => count(Math.floor(turns(p)) + 1),
      feedback: () => md`La última vuelta no alcanza a completarse.`,
    },
    {
      mistake: 'usa-el-diametro-como-radio',
      answer: (p) => count(Math.floor(turns(p) / 2)),
      feedback: () => md`Usaste el diámetro como si fuera el radio: cada vuelta te quedó el doble de larga.`,
    },
    {
      mistake: 'divide-por-el-diametro',
      answer: (p) => count(Math.floor(turns(p) * Math.PI)),
      feedback: () => md`En cada vuelta avanza el contorno de la rueda, no su diámetro.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Lo que avanza en una vuelta',
      text: md`El contorno mide $\pi \cdot ${p.diameter} \approx ${texDecimal(frac(314 * p.diameter, 100))}$ cm.`,
    },
    {
      title: 'Dividir en las mismas unidades',
      text: md`${decimal(p.metres)} m son ${decimal(p.metres * 100)} cm, y $${texDecimal(p.metres * 100)} : ${texDecimal(frac(314 * p.diameter, 100))}$ es aproximadamente $${texDecimal(frac(p.metres * 10_000, 314 * p.diameter), 1)}$.`,
    },
    { title: 'Vueltas completas', text: `Se toma la parte entera: ${count(Math.floor(turns(p))).text}.` },
  ],
});

function limit(wheel: string, diameter: number): boolean {
  return wheel === 'una bicicleta' || wheel === 'una silla de ruedas' ? diameter >= 50 : diameter <= 40;
}

function turns(p: Draw): number {
  return (p.metres * 100) / (Math.PI * p.diameter);
}

function count(value: number) {
  return { text: `${decimal(value)} vueltas`, value: frac(value) };
}
