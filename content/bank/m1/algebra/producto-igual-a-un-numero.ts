import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  md,
  slip,
  texPolynomial,
} from '../../authoring/index.ts';

/** (x − a)(x − b) = c with the solutions low and high. */
interface Draw {
  readonly low: number;
  readonly high: number;
  readonly shift: number;
}

export default defineTemplate<Draw>({
  id: 'm1-producto-igual-a-un-numero',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.ecuacion',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    low: random.integer(-9, 3),
    high: random.integer(1, 10),
    shift: random.integer(1, 6),
  }),
  accepts: (p) =>
    p.high - p.low > 2 * p.shift &&
    p.low !== 0 &&
    p.low + p.high !== 0 &&
    Math.abs(a(p)) > 0 &&
    Math.abs(b(p)) > 0 &&
    allDifferent([pair(p.low, p.high), pair(a(p) + c(p), b(p) + c(p)), pair(a(p), b(p)), pair(-p.low, -p.high)]),
  stem: (p) =>
    md`¿Cuáles son las soluciones de la ecuación $(${texPolynomial([1, -a(p)])})(${texPolynomial([1, -b(p)])}) = ${c(p)}$?`,
  key: (p) => option(p.low, p.high),
  oracle: (p) => {
    const found: number[] = [];
    for (let x = -60; x <= 60; x++) if ((x - a(p)) * (x - b(p)) === c(p)) found.push(x);
    return found.length === 2 ? pair(found[0] ?? 0, found[1] ?? 0) : 'not two whole solutions';
  },
  distractors: [
    {
      mistake: 'iguala-cada-factor-al-numero',
      answer: (p) => option(a(p) + c(p), b(p) + c(p)),
      feedback: (p) =>
        md`Que un producto sea $${c(p)}$ no obliga a que un factor sea $${c(p)}$: eso sirve solo con el cero.`,
    },
    {
      mistake: 'ignora-el-lado-derecho',
      answer: (p) => option(a(p), b(p)),
      feedback: () => md`Igualaste cada factor a cero, pero el producto de la ecuación no es cero.`,
    },
    {
      mistake: 'cambia-el-signo-de-las-soluciones',
      answer: (p) => option(-p.low, -p.high),
      feedback: () => md`Factorizaste bien; al igualar cada factor a cero, el signo del número cambia.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Dejar un lado igual a cero',
      text: md`Se multiplica y se pasa el $${c(p)}$: $${texPolynomial([1, -(a(p) + b(p)), a(p) * b(p)])} = ${c(p)}$ equivale a $${texPolynomial([1, -(p.low + p.high), p.low * p.high])} = 0$.`,
    },
    {
      title: 'Factorizar',
      text: md`$(${texPolynomial([1, -p.low])})(${texPolynomial([1, -p.high])}) = 0$.`,
    },
    {
      title: 'Igualar cada factor a cero',
      text: md`Las soluciones son ${option(p.low, p.high).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Dejar un lado igual a cero',
      prompt: md`Multiplica los factores y pasa el $${c(p)}$ al lado izquierdo. ¿Qué expresión queda igualada a cero?`,
      answer: enterExpression(texPolynomial([1, -(p.low + p.high), p.low * p.high]), { form: 'expanded' }),
      oracle: (x) => ((x ?? 0) - a(p)) * ((x ?? 0) - b(p)) - c(p),
      slips: [
        slip(
          texPolynomial([1, -(a(p) + b(p)), a(p) * b(p)]),
          md`Ese es el producto de la izquierda: falta pasar el número del otro lado.`,
          'ignora-el-lado-derecho',
        ),
        slip(
          texPolynomial([1, -(a(p) + b(p)), a(p) * b(p) + c(p)]),
          md`Al pasar el número al otro lado cambia su signo.`,
        ),
        slip(
          texPolynomial([1, 0, p.low * p.high]),
          md`Al multiplicar dos binomios salen también los términos con $x$.`,
        ),
      ],
      done: md`$${texPolynomial([1, -(a(p) + b(p)), a(p) * b(p)])} = ${c(p)}$ equivale a $${texPolynomial([1, -(p.low + p.high), p.low * p.high])} = 0$.`,
    },
    {
      title: 'Factorizar',
      prompt: md`Ahora factoriza $${texPolynomial([1, -(p.low + p.high), p.low * p.high])}$.`,
      answer: enterExpression(`(${texPolynomial([1, -p.low])})(${texPolynomial([1, -p.high])})`, { form: 'factored' }),
      oracle: (x) => (x ?? 0) ** 2 - (p.low + p.high) * (x ?? 0) + p.low * p.high,
      slips: [
        slip(
          `(${texPolynomial([1, p.low])})(${texPolynomial([1, p.high])})`,
          md`Multiplica tus factores: el término con $x$ sale con el signo contrario.`,
        ),
        slip(
          `(${texPolynomial([1, -a(p)])})(${texPolynomial([1, -b(p)])})`,
          md`Esos son los factores del enunciado, cuyo producto no es cero.`,
          'ignora-el-lado-derecho',
        ),
      ],
      done: md`$(${texPolynomial([1, -p.low])})(${texPolynomial([1, -p.high])}) = 0$.`,
    },
    {
      title: 'La solución menor',
      prompt: md`Un producto es cero cuando uno de sus factores es cero. ¿Cuál es la menor de las dos soluciones?`,
      answer: enterNumber(p.low),
      slips: [
        slip(p.high, md`Es una solución, pero se pide la menor.`),
        slip(
          -p.high,
          md`Al igualar el factor a cero, el signo del número cambia.`,
          'cambia-el-signo-de-las-soluciones',
        ),
        slip(-p.low, md`Al igualar el factor a cero, el signo del número cambia.`, 'cambia-el-signo-de-las-soluciones'),
      ],
      done: md`Si $${texPolynomial([1, -p.low])} = 0$, entonces $x = ${p.low}$.`,
    },
    {
      title: 'La solución mayor',
      prompt: md`¿Y la mayor?`,
      answer: enterNumber(p.high),
      slips: [
        slip(p.low, md`Esa es la menor.`),
        slip(
          -p.high,
          md`Al igualar el factor a cero, el signo del número cambia.`,
          'cambia-el-signo-de-las-soluciones',
        ),
        slip(-p.low, md`Al igualar el factor a cero, el signo del número cambia.`, 'cambia-el-signo-de-las-soluciones'),
      ],
      done: md`Las soluciones son ${option(p.low, p.high).text}: reemplázalas en la ecuación del enunciado.`,
    },
  ],
});

/** Moving both roots inwards by the same gives a product that is not zero. */
function a(p: Draw): number {
  return p.low + p.shift;
}

function b(p: Draw): number {
  return p.high - p.shift;
}

function c(p: Draw): number {
  return (p.low - a(p)) * (p.low - b(p));
}

function pair(first: number, second: number): string {
  return [first, second].sort((x, y) => x - y).join(' y ');
}

function option(first: number, second: number) {
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  return { text: md`$${low}$ y $${high}$`, value: pair(first, second) };
}
