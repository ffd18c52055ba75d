import { allDifferent, defineTemplate, frac, md, pesos, pesosAnswer, texDecimal } from '../../authoring/index.ts';

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
});

function best(p: Draw): number {
  return (p.price + (p.step * p.sold) / p.fewer) / 2;
}
