import { defineTemplate, frac, md, texFraction, texTerm } from '../../authoring/index.ts';

/** g(x) = a x² + k against f(x) = x² */
interface Draw {
  readonly a: readonly [number, number];
  readonly k: number;
}

export default defineTemplate<Draw>({
  id: 'm1-comparar-dos-parabolas',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.grafico',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => ({
    a: random.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [3, 2],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 5],
      [3, 4],
    ] as const),
    k: random.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9]),
  }),
  stem: (p) =>
    md`Considera las funciones $f(x) = x^2$ y $g(x) = ${texFraction(frac(...p.a))}x^2${texTerm(p.k)}$. ¿Cuál de las siguientes afirmaciones sobre la gráfica de $g$, comparada con la de $f$, es verdadera?`,
  key: (p) => sentence(narrow(p), p.k > 0 ? 'arriba' : 'abajo', p.k),
  oracle: (p) => {
    const g = (x: number) =>
      frac(...p.a)
        .mul(x * x)
        .add(p.k);
    const rises = g(1).sub(g(0));
    const lifted = g(0);
    return sentence(rises.compare(1) > 0, lifted.s > 0n ? 'arriba' : 'abajo', Number(lifted.valueOf())).value;
  },
  distractors: [
    {
      mistake: 'cree-que-mayor-coeficiente-ensancha',
      answer: (p) => sentence(!narrow(p), p.k > 0 ? 'arriba' : 'abajo', p.k),
      feedback: () => md`Compara $f(1)$ con lo que sube $g$ de $x = 0$ a $x = 1$: así se ve cuál es más angosta.`,
    },
    {
      mistake: 'mueve-la-parabola-hacia-el-lado',
      answer: (p) => sentence(narrow(p), p.k > 0 ? 'a la izquierda' : 'a la derecha', p.k),
      feedback: (p) => md`El $${p.k}$ se suma fuera del cuadrado: cambia la altura y no la posición horizontal.`,
    },
    {
      mistake: 'ensancha-y-mueve-hacia-el-lado',
      answer: (p) => sentence(!narrow(p), p.k > 0 ? 'a la izquierda' : 'a la derecha', p.k),
      feedback: () => md`Calcula $g(0)$ y $g(1)$: muestran la posición del vértice y qué tan rápido sube.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La abertura',
      text: md`El coeficiente de $x^2$ es $${texFraction(frac(...p.a))}$, ${narrow(p) ? 'mayor' : 'menor'} que $1$: $g$ crece más ${narrow(p) ? 'rápido' : 'lento'} al alejarse del vértice, así que es más ${narrow(p) ? 'angosta' : 'ancha'}.`,
    },
    {
      title: 'La posición del vértice',
      text: md`El vértice de $f$ es $(0, 0)$ y el de $g$ es $(0, ${p.k})$.`,
    },
    {
      title: 'Conclusión',
      text: sentence(narrow(p), p.k > 0 ? 'arriba' : 'abajo', p.k).text,
    },
  ],
});

function narrow(p: Draw): boolean {
  return p.a[0] > p.a[1];
}

function sentence(isNarrow: boolean, where: 'arriba' | 'abajo' | 'a la izquierda' | 'a la derecha', by: number) {
  const size = Math.abs(by);
  return {
    text: md`Es más ${isNarrow ? 'angosta' : 'ancha'} y su vértice está $${size}$ unidades más ${where}.`.replace(
      'más a la',
      'a la',
    ),
    value: `${isNarrow ? 'angosta' : 'ancha'}, ${size} ${where}`,
  };
}
