import { defineTemplate, enterExpression, frac, md, slip, texDecimal } from '../../authoring/index.ts';

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
  steps: (p) => [
    {
      title: 'El lado del cuadrado',
      prompt: md`El terreno es cuadrado y su área es de $${texDecimal(area(p))}\ \text{m}^2$. ¿Cuántos metros mide un lado? Escríbelo con una raíz lo más pequeña posible.`,
      answer: enterExpression(`${p.outside}√${p.inside}`, { form: 'simplified' }),
      oracle: Math.sqrt(area(p)),
      slips: [
        slip(
          `${p.outside ** 2}√${p.inside}`,
          md`El factor cuadrado salió de la raíz tal como estaba: al salir se le saca la raíz.`,
          'saca-el-cuadrado-sin-su-raiz',
        ),
        slip(frac(area(p), 4), md`Dividiste el área por $4$: eso no da el lado. ¿Qué número al cuadrado da el área?`),
      ],
      done: md`$${p.outside ** 2}$ es el mayor cuadrado que cabe: $\sqrt{${p.outside ** 2} \cdot ${p.inside}} = ${p.outside}\sqrt{${p.inside}}$.`,
    },
    {
      title: 'Una vuelta por el borde',
      prompt: md`Con ese lado, ¿cuántos metros de alambre lleva una sola vuelta?`,
      answer: enterExpression(`${4 * p.outside}√${p.inside}`, { form: 'simplified' }),
      oracle: 4 * Math.sqrt(area(p)),
      slips: [
        slip(`${2 * p.outside}√${p.inside}`, md`Contaste dos lados: una vuelta recorre todo el borde del cuadrado.`),
        slip(
          `${area(p)}`,
          md`Ese número es el área. El alambre va por el borde: suma los lados.`,
          'toma-el-area-por-perimetro',
        ),
        slip(
          `${p.outside}√${4 * p.inside}`,
          md`La cantidad de lados multiplica lo que está fuera de la raíz, no lo de dentro.`,
        ),
      ],
      done: md`Son cuatro lados iguales: $4 \cdot ${p.outside}\sqrt{${p.inside}} = ${4 * p.outside}\sqrt{${p.inside}}$.`,
    },
    {
      title: 'Todas las vueltas',
      prompt: md`Se dan ${p.turns} vueltas. ¿Cuántos metros de alambre se necesitan en total?`,
      answer: enterExpression(`${4 * p.turns * p.outside}√${p.inside}`, { form: 'simplified' }),
      slips: [
        slip(
          `${4 * p.outside}√${p.turns * p.inside}`,
          md`Las vueltas multiplican el número de afuera; lo de dentro de la raíz no cambia.`,
        ),
        slip(
          `${p.turns * area(p)}`,
          md`Multiplicaste el área por las vueltas: lo que se repite es el borde.`,
          'toma-el-area-por-perimetro',
        ),
        slip(`${4 * p.outside}√${p.inside}`, md`Eso alcanza para una sola vuelta.`, 'calcula-una-sola-vuelta'),
      ],
      done: md`$${p.turns} \cdot ${4 * p.outside}\sqrt{${p.inside}} = ${4 * p.turns * p.outside}\sqrt{${p.inside}}$ metros.`,
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
