import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  frac,
  fractionAnswer,
  md,
  slip,
  texFraction,
  texPolynomial,
  texTerm,
} from '../../authoring/index.ts';

/** (x + a)/m − (x − b)/n = c */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly m: number;
  readonly n: number;
}

export default defineTemplate<Draw>({
  id: 'm1-ecuacion-con-fracciones',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    a: random.integer(1, 9),
    b: random.integer(1, 9),
    c: random.integer(1, 6),
    m: random.integer(2, 5),
    n: random.integer(2, 7),
  }),
  accepts: (p) => p.n > p.m && right(p).d <= 4n && allDifferent([right(p), signKept(p), rightKept(p), swapped(p)]),
  stem: (p) =>
    md`¿Cuál es la solución de la ecuación $\frac{x + ${p.a}}{${p.m}} - \frac{x - ${p.b}}{${p.n}} = ${p.c}$?`,
  key: (p) => fractionAnswer(right(p)),
  oracle: (p) => {
    for (let twelfths = -12 * 300; twelfths <= 12 * 300; twelfths++) {
      const x = frac(twelfths, 12);
      if (x.add(p.a).div(p.m).sub(x.sub(p.b).div(p.n)).equals(p.c)) return x;
    }
    return 'no solution found';
  },
  distractors: [
    {
      mistake: 'no-cambia-el-signo-del-segundo-numerador',
      answer: (p) => fractionAnswer(signKept(p)),
      feedback: () => md`El menos está delante de toda la fracción: cambia los dos signos de su numerador.`,
    },
    {
      mistake: 'no-amplifica-el-lado-derecho',
      answer: (p) => fractionAnswer(rightKept(p)),
      feedback: () => md`Multiplicaste para eliminar denominadores, pero no el lado derecho.`,
    },
    {
      mistake: 'amplifica-con-el-denominador-propio',
      answer: (p) => fractionAnswer(swapped(p)),
      feedback: () => md`Multiplicaste cada numerador por su propio denominador; ese es el que se simplifica.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Eliminar los denominadores',
      text: md`Se multiplica cada término por $${p.m} \cdot ${p.n} = ${p.m * p.n}$: $${p.n}(x + ${p.a}) - ${p.m}(x - ${p.b}) = ${p.c * p.m * p.n}$.`,
    },
    {
      title: 'Distribuir con cuidado del signo',
      text: md`$${p.n}x + ${p.n * p.a} - ${p.m}x + ${p.m * p.b} = ${p.c * p.m * p.n}$.`,
    },
    {
      title: 'Despejar',
      text: md`$${p.n - p.m === 1 ? '' : p.n - p.m}x = ${p.c * p.m * p.n - p.n * p.a - p.m * p.b}$. La solución es $${texFraction(right(p))}$.`,
    },
  ],
  steps: (p) => {
    // Multiplied by the least number that both denominators divide.
    const common = (p.m * p.n) / divisorOf(p.m, p.n);
    const [first, second] = [common / p.m, common / p.n];
    const [slope, height] = [first - second, first * p.a + second * p.b];
    const times = (factor: number, inside: string) => (factor === 1 ? `(${inside})` : `${factor}(${inside})`);
    return [
      {
        title: 'Quitar los denominadores',
        prompt: md`Multiplica los dos lados de la ecuación por $${common}$, para que no queden denominadores. ¿Qué número queda a la derecha?`,
        answer: enterNumber(p.c * common),
        slips: [
          slip(
            p.c,
            md`El lado derecho quedó igual, y lo que se hace a un lado se hace al otro.`,
            'no-amplifica-el-lado-derecho',
          ),
          slip(p.c + common, md`Sumaste: cada lado se multiplica.`),
        ],
        done: md`$${p.c} \cdot ${common} = ${p.c * common}$.`,
      },
      {
        title: 'El lado izquierdo sin paréntesis',
        prompt: md`A la izquierda queda $${times(first, `x + ${p.a}`)} - ${times(second, `x - ${p.b}`)}$. Escríbelo sin paréntesis y con los términos semejantes juntos.`,
        answer: enterExpression(texPolynomial([slope, height]), { form: 'expanded' }),
        oracle: (x) => common * (((x ?? 0) + p.a) / p.m - ((x ?? 0) - p.b) / p.n),
        slips: [
          slip(
            texPolynomial([slope, first * p.a - second * p.b]),
            md`El menos va delante de todo el segundo paréntesis: cambia también su último signo.`,
            'no-cambia-el-signo-del-segundo-numerador',
          ),
          slip(texPolynomial([slope, p.a + p.b]), md`Cada factor multiplica también al número de su paréntesis.`),
          slip(
            texPolynomial([first + second, first * p.a - second * p.b]),
            md`Sumaste el segundo paréntesis, y está restando.`,
          ),
        ],
        done: md`$${texPolynomial([first, first * p.a])} ${texTerm(-second, 'x').trim()} + ${second * p.b} = ${texPolynomial([slope, height])}$.`,
      },
      {
        title: 'La solución',
        prompt: md`Ahora despeja. ¿Cuánto vale $x$? Si no da entero, escríbelo como fracción.`,
        answer: enterNumber(right(p)),
        slips: [
          slip(
            signKept(p),
            md`Ese valor sale si el último signo del segundo paréntesis no cambia.`,
            'no-cambia-el-signo-del-segundo-numerador',
          ),
          slip(
            frac(p.c - height, slope),
            md`Ese valor sale si el lado derecho no se multiplica.`,
            'no-amplifica-el-lado-derecho',
          ),
          slip(frac(p.c * common + height, slope), md`El número que suma a la izquierda pasa restando.`),
        ],
        done: md`$${texPolynomial([slope, 0])} = ${p.c * common} - ${height}$, de donde $x = ${texFraction(right(p))}$.`,
      },
    ];
  },
});

function right(p: Draw) {
  return frac(p.c * p.m * p.n - p.n * p.a - p.m * p.b, p.n - p.m);
}

function signKept(p: Draw) {
  return frac(p.c * p.m * p.n - p.n * p.a + p.m * p.b, p.n - p.m);
}

function rightKept(p: Draw) {
  return frac(p.c - p.n * p.a - p.m * p.b, p.n - p.m);
}

function swapped(p: Draw) {
  return frac(p.c * p.m * p.n - p.m * p.a - p.n * p.b, p.m - p.n);
}

function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other);
}
