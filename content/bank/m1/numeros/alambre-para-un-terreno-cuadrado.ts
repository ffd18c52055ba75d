import { defineTemplate, md, texDecimal } from '../../authoring/index.ts';

interface Draw {
  readonly outside: number;
  readonly inside: number;
  readonly turns: number;
  readonly place: string;
}

export default defineTemplate<Draw>({
  id: 'm1-alambre-para-un-terreno-cuadrado',
  version: 1,
  content: 'm1.numeros.potencias-raices.problemas',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    outside: random.integer(3, 12),
    inside: random.pick([2, 3, 5, 6, 7, 10]),
    turns: random.integer(2, 5),
    place: random.pick(['Una huerta', 'Un gallinero', 'Un vivero', 'Un patio']),
  }),
  accepts: (p) => p.outside ** 2 * p.inside >= 60,
  stem: (p) =>
    md`${p.place} de forma cuadrada tiene un área de $${texDecimal(area(p))}\ \text{m}^2$ y se quiere rodear por su borde con ${p.turns} vueltas de alambre. ¿Cuántos metros de alambre se necesitan?`,
  key: (p) => metres(4 * p.turns * p.outside, p.inside),
  oracle: (p) => {
    // Side by halving the interval.
    let [low, high] = [0, area(p)];
    for (let turn = 0; turn < 200; turn++) {
      const middle = (low + high) / 2;
      if (middle * middle < area(p)) low = middle;
      else high = middle;
    }
    return 4 * p.turns * low;
  },
  distractors: [
    {
      mistake: 'toma-el-area-por-perimetro',
      answer: (p) => metres(p.turns * area(p), 1),
      feedback: () => md`Usaste el área como si fuera el contorno; primero encuentra el lado del cuadrado.`,
    },
    {
      mistake: 'calcula-una-sola-vuelta',
      answer: (p) => metres(4 * p.outside, p.inside),
      feedback: (p) => md`Ese es el alambre de una vuelta; se necesitan ${p.turns}.`,
    },
    {
      mistake: 'saca-el-cuadrado-sin-su-raiz',
      answer: (p) => metres(4 * p.turns * p.outside ** 2, p.inside),
      feedback: (p) => md`Al salir de la raíz, $${p.outside ** 2}$ debe salir como su raíz cuadrada.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El lado del cuadrado',
      text: md`El lado es $\sqrt{${texDecimal(area(p))}} = \sqrt{${p.outside ** 2} \cdot ${p.inside}} = ${p.outside}\sqrt{${p.inside}}$ metros.`,
    },
    {
      title: 'Una vuelta',
      text: md`El contorno tiene cuatro lados: $4 \cdot ${p.outside}\sqrt{${p.inside}} = ${4 * p.outside}\sqrt{${p.inside}}$ metros.`,
    },
    {
      title: 'Todas las vueltas',
      text: md`Se multiplica por ${p.turns}: se necesitan ${metres(4 * p.turns * p.outside, p.inside).text}.`,
    },
  ],
});

function area(p: Draw): number {
  return p.outside ** 2 * p.inside;
}

function metres(outside: number, inside: number) {
  return {
    text: inside === 1 ? md`$${texDecimal(outside)}$ m` : md`$${texDecimal(outside)}\sqrt{${inside}}$ m`,
    value: outside * Math.sqrt(inside),
  };
}
