import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  frac,
  md,
  pesos,
  pesosAnswer,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

/** Income (price + step·x)(sold − fewer·x) */
interface Draw {
  readonly price: number;
  readonly step: number;
  readonly sold: number;
  readonly fewer: number;
  readonly thing: string;
}

export default defineTemplate<Draw>({
  id: 'm1-precio-del-mayor-ingreso',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.problemas',
  skill: 'resolver-problemas',
  difficulty: 5,
  parameters: (random) => {
    const [step, fewer] = [random.pick([50, 100, 200]), random.integer(2, 8)];
    const [steps, start] = [random.integer(3, 12), random.integer(8, 20)];
    return {
      price: step * start,
      step,
      fewer,
      sold: fewer * (start + 2 * steps),
      thing: random.pick(['empanadas de pino', 'completos', 'sopaipillas con pebre', 'jugos de frutilla', 'queques']),
    };
  },
  accepts: (p) =>
    p.price >= 600 &&
    p.price <= 3000 &&
    p.sold >= 60 &&
    allDifferent([best(p), best(p) - p.price, p.price + (p.step * p.sold) / p.fewer, 2 * best(p) - p.price]),
  stem: (p) =>
    md`En un quiosco se venden ${p.sold} ${p.thing} al día a ${pesos(p.price)} cada unidad. Por cada ${pesos(p.step)} que sube el precio se venden ${p.fewer} unidades menos al día. Según este modelo, ¿a qué precio se obtiene el mayor ingreso diario por esa venta?`,
  key: (p) => pesosAnswer(best(p)),
  oracle: (p) => {
    let [top, at] = [0, 0];
    for (let rises = 0; rises * p.fewer <= p.sold; rises++) {
      const income = (p.price + p.step * rises) * (p.sold - p.fewer * rises);
      if (income > top) [top, at] = [income, p.price + p.step * rises];
    }
    return frac(at);
  },
  distractors: [
    {
      mistake: 'da-el-alza-y-no-el-precio',
      answer: (p) => pesosAnswer(best(p) - p.price),
      feedback: () => md`Eso es lo que conviene subir; se pregunta por el precio.`,
    },
    {
      mistake: 'busca-donde-no-se-vende-nada',
      answer: (p) => pesosAnswer(p.price + (p.step * p.sold) / p.fewer),
      feedback: () => md`A ese precio ya no se vende ninguna unidad y el ingreso es cero.`,
    },
    {
      mistake: 'avanza-hasta-repetir-el-ingreso',
      answer: (p) => pesosAnswer(2 * best(p) - p.price),
      feedback: () => md`A ese precio el ingreso es igual al inicial: el máximo está a medio camino.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El ingreso como función de las alzas',
      text: md`Con $x$ alzas de ${pesos(p.step)} el ingreso es $I(x) = (${texDecimal(p.price)} + ${p.step}x)(${p.sold} - ${p.fewer}x)$.`,
    },
    {
      title: 'Los ceros de la parábola',
      text: md`$I(x) = 0$ cuando $x = -${p.price / p.step}$ y cuando $x = ${p.sold / p.fewer}$.`,
    },
    {
      title: 'El vértice está a medio camino',
      text: md`$x = \frac{${p.sold / p.fewer} - ${p.price / p.step}}{2} = ${(best(p) - p.price) / p.step}$ alzas.`,
    },
    {
      title: 'El precio',
      text: md`$${texDecimal(p.price)} + ${p.step} \cdot ${(best(p) - p.price) / p.step} = ${texDecimal(best(p))}$. El mayor ingreso se obtiene a ${pesos(best(p))}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El precio después de las alzas',
      prompt: md`Sea $x$ la cantidad de alzas de ${pesos(p.step)}. Escribe, con $x$, el precio de cada unidad.`,
      answer: enterExpression(`${p.price} + ${p.step}x`),
      oracle: (x) => (x ?? 0) * p.step + p.price,
      slips: [
        slip(`${p.price} + x`, md`Cada alza suma varios pesos, no uno.`),
        slip(`${p.step} + ${p.price}x`, md`Cambiaste los números de lugar: lo que se repite es el alza.`),
        slip(`${p.price}*${p.step}x`, md`El alza se suma al precio, no lo multiplica.`),
      ],
      done: md`Al precio inicial se le suma $${p.step}$ por cada alza.`,
    },
    {
      title: 'Las unidades que se venden',
      prompt: md`Por cada alza se venden ${p.fewer} unidades menos. Escribe, con $x$, cuántas se venden al día.`,
      answer: enterExpression(`${p.sold} - ${p.fewer}x`),
      oracle: (x) => p.sold - (x ?? 0) * p.fewer,
      slips: [
        slip(`${p.sold} + ${p.fewer}x`, md`Con cada alza se vende menos.`),
        slip(`${p.sold} - x`, md`Con cada alza se pierden varias unidades, no una.`),
      ],
      done: md`El ingreso es $(${texDecimal(p.price)} + ${p.step}x)(${p.sold} - ${p.fewer}x)$.`,
    },
    {
      title: 'Cuántas alzas convienen',
      prompt: md`Ese ingreso es cero en $x = -${p.price / p.step}$ y en $x = ${p.sold / p.fewer}$. ¿Con cuántas alzas es máximo?`,
      answer: enterNumber((best(p) - p.price) / p.step),
      slips: [
        slip(
          (p.sold / p.fewer + p.price / p.step) / 2,
          md`Esa es la mitad de la distancia entre los ceros: el máximo está en el punto medio de los dos.`,
        ),
        slip(p.sold / p.fewer, md`Con tantas alzas ya no se vende nada.`, 'busca-donde-no-se-vende-nada'),
        slip(
          p.sold / p.fewer - p.price / p.step,
          md`Falta dividir por $2$ para llegar al punto medio.`,
          'avanza-hasta-repetir-el-ingreso',
        ),
      ],
      done: md`A medio camino: $\frac{${p.sold / p.fewer} - ${p.price / p.step}}{2} = ${(best(p) - p.price) / p.step}$.`,
    },
    {
      title: 'El precio',
      prompt: md`¿A qué precio se obtiene el mayor ingreso?`,
      answer: enterNumber(best(p), { unit: '$' }),
      slips: [
        slip(best(p) - p.price, md`Eso es lo que sube; se pregunta por el precio.`, 'da-el-alza-y-no-el-precio'),
        slip(
          p.price + (p.step * p.sold) / p.fewer,
          md`A ese precio no se vende ninguna unidad.`,
          'busca-donde-no-se-vende-nada',
        ),
        slip(
          2 * best(p) - p.price,
          md`A ese precio el ingreso vuelve a ser el inicial.`,
          'avanza-hasta-repetir-el-ingreso',
        ),
        slip((best(p) - p.price) / p.step, md`Esas son las alzas: falta pasarlas a precio.`),
      ],
      done: md`$${texDecimal(p.price)} + ${p.step} \cdot ${(best(p) - p.price) / p.step} = ${texDecimal(best(p))}$.`,
    },
  ],
});

function best(p: Draw): number {
  return (p.price + (p.step * p.sold) / p.fewer) / 2;
}
