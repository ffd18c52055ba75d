import { allDifferent, defineTemplate, enterNumber, md, slip, texPolynomial } from '../../authoring/index.ts';

/** f(x) = x² + 2·half·x + c */
interface Draw {
  readonly half: number;
  readonly c: number;
}

export default defineTemplate<Draw>({
  id: 'm1-vertice-de-una-parabola',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.puntos-especiales',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({ half: random.integer(-8, 8), c: random.integer(-20, 30) }),
  accepts: (p) =>
    p.half !== 0 &&
    p.c !== 0 &&
    allDifferent([
      point(-p.half, f(p, -p.half)),
      point(p.half, f(p, p.half)),
      point(-2 * p.half, f(p, -2 * p.half)),
      point(-p.half, p.c),
    ]),
  stem: (p) =>
    md`¿Cuáles son las coordenadas del vértice de la parábola que corresponde a la función $f(x) = ${texPolynomial([1, 2 * p.half, p.c])}$?`,
  key: (p) => option(-p.half, f(p, -p.half)),
  oracle: (p) => {
    let lowest = -60;
    for (let x = -60; x <= 60; x++) if (f(p, x) < f(p, lowest)) lowest = x;
    return point(lowest, f(p, lowest));
  },
  distractors: [
    {
      mistake: 'equivoca-el-signo-de-la-abscisa-del-vertice',
      answer: (p) => option(p.half, f(p, p.half)),
      feedback: () => md`La abscisa del vértice es $-\frac{b}{2a}$: revisa el signo.`,
    },
    {
      mistake: 'olvida-dividir-por-dos-en-el-vertice',
      answer: (p) => option(-2 * p.half, f(p, -2 * p.half)),
      feedback: () => md`La abscisa del vértice es $-\frac{b}{2a}$: te faltó dividir por $2$.`,
    },
    {
      mistake: 'toma-el-termino-libre-por-ordenada',
      answer: (p) => option(-p.half, p.c),
      feedback: () => md`El término libre es el valor de $f(0)$; la ordenada del vértice se calcula en su abscisa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La abscisa',
      text: md`$x = -\frac{b}{2a} = -\frac{${2 * p.half}}{2} = ${-p.half}$.`,
    },
    {
      title: 'La ordenada',
      text: md`Se reemplaza en la función: $f(${-p.half}) = ${f(p, -p.half)}$.`,
    },
    { title: 'El vértice', text: md`Es ${option(-p.half, f(p, -p.half)).text}.` },
  ],
  steps: (p) => [
    {
      title: 'La abscisa del vértice',
      prompt: md`En $f(x) = ${texPolynomial([1, 2 * p.half, p.c])}$, ¿cuál es la primera coordenada del vértice?`,
      answer: enterNumber(-p.half),
      slips: [
        slip(p.half, md`Recuerda el signo menos de $-\frac{b}{2a}$.`, 'equivoca-el-signo-de-la-abscisa-del-vertice'),
        slip(-2 * p.half, md`En $-\frac{b}{2a}$ también se divide por $2$.`, 'olvida-dividir-por-dos-en-el-vertice'),
      ],
      done: md`$-\frac{${2 * p.half}}{2} = ${-p.half}$.`,
    },
    {
      title: 'La ordenada del vértice',
      prompt: md`Reemplaza $x = ${-p.half}$ en la función. ¿Cuál es la segunda coordenada?`,
      answer: enterNumber(f(p, -p.half)),
      slips: [
        slip(
          p.c,
          md`Ese es el valor en $x = 0$: el vértice está en otra abscisa.`,
          'toma-el-termino-libre-por-ordenada',
        ),
        slip(
          f(p, p.half),
          md`Revisa los signos al reemplazar: usaste la abscisa con el signo contrario.`,
          'equivoca-el-signo-de-la-abscisa-del-vertice',
        ),
        slip(
          -(p.half ** 2) - 2 * p.half ** 2 + p.c,
          md`El cuadrado de un número no es negativo: revisa el primer término.`,
        ),
      ],
      done: md`El vértice es ${option(-p.half, f(p, -p.half)).text}.`,
    },
  ],
});

function f(p: Draw, x: number): number {
  return x * x + 2 * p.half * x + p.c;
}

function point(x: number, y: number): string {
  return `(${x}, ${y})`;
}

function option(x: number, y: number) {
  return { text: md`$${point(x, y)}$`, value: point(x, y) };
}
