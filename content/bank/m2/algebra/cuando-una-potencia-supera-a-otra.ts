import { allDifferent, defineTemplate, md } from '../../authoring/index.ts';

/** f(x) = cross^(n − m) · x^m and g(x) = x^n meet at `cross`. */
interface Draw {
  readonly cross: number;
  readonly m: number;
  readonly n: number;
}

export default defineTemplate<Draw>({
  id: 'm2-cuando-una-potencia-supera-a-otra',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.potencia',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => {
    const m = random.integer(2, 5);
    return { cross: random.integer(2, 9), m, n: m + random.integer(2, 4) };
  },
  accepts: (p) => factor(p) <= 1300 && allDifferent([p.cross, factor(p), 1]),
  stem: (p) =>
    md`Considera las funciones $f(x) = ${factor(p)}x^${p.m}$ y $g(x) = x^${p.n}$. ¿Para qué valores positivos de $x$ se cumple que $f(x) > g(x)$?`,
  key: (p) => below(p.cross),
  oracle: (p) => {
    // Eighths from 1/8 on: where the greater one changes.
    const greater = (eighths: number) => {
      const x = BigInt(eighths);
      return BigInt(factor(p)) * x ** BigInt(p.m) * 8n ** BigInt(p.n - p.m) > x ** BigInt(p.n);
    };
    if (!greater(1)) return 'not below';
    for (let eighths = 2; eighths <= 8 * 2000; eighths++)
      if (!greater(eighths)) return eighths % 8 === 0 ? `0 < x < ${eighths / 8}` : 'between eighths';
    return 'no crossing';
  },
  distractors: [
    {
      mistake: 'cree-que-el-coeficiente-siempre-gana',
      answer: (p) => ({ text: md`Para todo $x$ tal que $x > ${p.cross}$`, value: `x > ${p.cross}` }),
      feedback: () => md`El punto donde se igualan es correcto; prueba con un valor mayor para ver cuál domina.`,
    },
    {
      mistake: 'supone-que-las-potencias-se-igualan-en-uno',
      answer: () => below(1),
      feedback: () => md`Las potencias se cruzan en $1$ cuando sus coeficientes son iguales, y aquí no lo son.`,
    },
    {
      mistake: 'no-extrae-la-raiz-al-igualar',
      answer: (p) => below(factor(p)),
      feedback: () => md`Iguala $f(x)$ y $g(x)$ y despeja $x$: revisa el exponente que queda.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Plantear y simplificar',
      text: md`Como $x > 0$, se puede dividir por $x^${p.m}$: $${factor(p)}x^${p.m} > x^${p.n}$ equivale a $${factor(p)} > x^${p.n - p.m}$.`,
    },
    {
      title: 'Despejar',
      text: md`Como $${factor(p)} = ${p.cross}^${p.n - p.m}$, se cumple para los positivos menores que $${p.cross}$. ${below(p.cross).text}.`,
    },
  ],
});

function factor(p: Draw): number {
  return p.cross ** (p.n - p.m);
}

function below(limit: number) {
  return { text: md`Para todo $x$ tal que $0 < x < ${limit}$`, value: `0 < x < ${limit}` };
}
