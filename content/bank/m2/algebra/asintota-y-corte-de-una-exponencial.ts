import { allDifferent, defineTemplate, md } from '../../authoring/index.ts';

/** f(x) = a·b^x + k */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly k: number;
}

export default defineTemplate<Draw>({
  id: 'm2-asintota-y-corte-de-una-exponencial',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.exponencial',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    a: random.pick([-4, -3, -2, 2, 3, 4, 5, 6]),
    b: random.integer(2, 5),
    k: random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]),
  }),
  accepts: (p) => p.a + p.k !== 0 && p.a !== p.k && allDifferent([p.a + p.k, p.a * p.b + p.k, p.k, p.a]),
  stem: (p) =>
    md`Considera la función $f(x) = ${p.a} \cdot ${p.b}^x ${p.k < 0 ? '-' : '+'} ${Math.abs(p.k)}$. ¿Cuál es la asíntota horizontal de su gráfica y en qué punto corta el eje $y$?`,
  key: (p) => option(p.k, p.a + p.k),
  oracle: (p) => {
    const f = (x: number) => p.a * p.b ** x + p.k;
    return option(Math.round(f(-60)), f(0)).value;
  },
  distractors: [
    {
      mistake: 'toma-la-potencia-de-exponente-cero-por-base',
      answer: (p) => option(p.k, p.a * p.b + p.k),
      feedback: () => md`La asíntota es correcta; para el corte recuerda cuánto vale una potencia de exponente $0$.`,
    },
    {
      mistake: 'cree-que-la-potencia-de-exponente-cero-es-cero',
      answer: (p) => option(0, p.k),
      feedback: () =>
        md`La curva está desplazada: su asíntota no es el eje $x$, y una potencia de exponente $0$ no vale $0$.`,
    },
    {
      mistake: 'no-desplaza-la-asintota',
      answer: (p) => option(0, p.a + p.k),
      feedback: () => md`El corte es correcto, pero al sumar una constante la asíntota también se desplaza.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La asíntota',
      text: md`Cuando $x$ toma valores muy negativos, $${p.b}^x$ se acerca a $0$ y $f(x)$ se acerca a $${p.k}$.`,
    },
    {
      title: 'El corte con el eje vertical',
      text: md`$f(0) = ${p.a} \cdot ${p.b}^0 ${p.k < 0 ? '-' : '+'} ${Math.abs(p.k)} = ${p.a + p.k}$.`,
    },
    { title: 'Respuesta', text: option(p.k, p.a + p.k).text },
  ],
});

function option(line: number, cut: number) {
  return { text: md`Asíntota $y = ${line}$ y corte en $(0, ${cut})$`, value: `y=${line} (0, ${cut})` };
}
