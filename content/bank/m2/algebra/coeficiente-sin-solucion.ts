import {
  allDifferent,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  fractionAnswer,
  md,
  slip,
  texFraction,
  texTerm,
} from '../../authoring/index.ts';

/** ax + by = c, dx + ky = e */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
}

export default defineTemplate<Draw>({
  id: 'm2-coeficiente-sin-solucion',
  version: 1,
  content: 'm2.algebra.sistemas-2x2.cantidad-soluciones',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    a: random.integer(2, 8),
    b: random.integer(-9, 9),
    c: random.integer(1, 12),
    d: random.integer(2, 9),
    e: random.integer(1, 12),
  }),
  accepts: (p) =>
    p.b !== 0 &&
    p.a !== p.d &&
    p.a * p.e !== p.c * p.d &&
    right(p).d <= 5n &&
    allDifferent([right(p), right(p).neg(), inverted(p), freeTerms(p)]),
  stem: (p) =>
    md`En el siguiente sistema de ecuaciones, $k$ es un número real.

$$\begin{cases} ${texTerm(p.a, 'x', true)}${texTerm(p.b, 'y')} = ${p.c} \\ ${texTerm(p.d, 'x', true)} + ky = ${p.e} \end{cases}$$

¿Para qué valor de $k$ el sistema carece de solución?`,
  key: (p) => fractionAnswer(right(p)),
  // Both lines climb alike: equal steps of x change y alike, and they share no point.
  oracle: (p) => {
    const climb = frac(-p.a, p.b);
    for (let below = 1; below <= 5; below++)
      for (let above = -200; above <= 200; above++) {
        if (above === 0) continue;
        const k = frac(above, below);
        const same = frac(-p.d).div(k).equals(climb);
        if (same && !frac(p.e).div(k).equals(frac(p.c, p.b))) return k;
      }
    return 'no value fits';
  },
  distractors: [
    {
      mistake: 'equivoca-el-signo-del-coeficiente',
      answer: (p) => fractionAnswer(right(p).neg()),
      feedback: () => md`El tamaño está bien, pero con ese signo las rectas no son paralelas.`,
    },
    {
      mistake: 'invierte-la-razon-de-los-coeficientes',
      answer: (p) => fractionAnswer(inverted(p)),
      feedback: () =>
        md`Escribiste la proporción al revés: compara los coeficientes de $x$ y de $y$ en el mismo orden.`,
    },
    {
      mistake: 'usa-la-razon-de-los-terminos-libres',
      answer: (p) => fractionAnswer(freeTerms(p)),
      feedback: () =>
        md`Usaste la razón de los términos libres; la que debe repetirse es la de los coeficientes de $x$.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué significa en el plano',
      text: md`Un sistema no tiene solución cuando sus rectas son paralelas y distintas.`,
    },
    {
      title: 'Coeficientes proporcionales',
      text: md`$\frac{${p.d}}{${p.a}} = \frac{k}{${p.b}}$, así que $k = \frac{${p.d} \cdot ${p.b < 0 ? `(${p.b})` : p.b}}{${p.a}}$.`,
    },
    {
      title: 'Comprobar que no coinciden',
      text: md`La razón de los términos libres, $\frac{${p.e}}{${p.c}}$, es distinta de $\frac{${p.d}}{${p.a}}$: las rectas no son la misma. El valor es $${texFraction(right(p))}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Qué pasa con las rectas',
      prompt: md`Cada ecuación es una recta. ¿Cómo son las rectas de un sistema que no tiene solución?`,
      answer: enterChoice(['Se cortan en un punto', 'Son la misma recta', 'Son paralelas y distintas'], 2),
      slips: [
        slip('0', md`Un punto común es una solución del sistema.`),
        slip('1', md`Entonces todos sus puntos serían soluciones.`),
      ],
      done: md`No tienen ningún punto en común.`,
    },
    {
      title: 'La razón de los coeficientes de x',
      prompt: md`En rectas paralelas los coeficientes de $x$ y de $y$ son proporcionales. ¿Por qué número se multiplica el $${p.a}$ de la primera ecuación para obtener el $${p.d}$ de la segunda?`,
      answer: enterNumber(frac(p.d, p.a)),
      slips: [
        slip(
          frac(p.a, p.d),
          md`Con ese número se pasa de la segunda a la primera.`,
          'invierte-la-razon-de-los-coeficientes',
        ),
        slip(p.d - p.a, md`Esa es la diferencia, y se busca un factor.`),
        slip(frac(p.e, p.c), md`Esa es la razón de los números sin letras.`, 'usa-la-razon-de-los-terminos-libres'),
      ],
      done: md`$${texFraction(frac(p.d, p.a))}$: la primera ecuación se multiplica por ese número.`,
    },
    {
      title: 'El valor de k',
      prompt: md`Con ese mismo factor, el coeficiente $${p.b}$ de $y$ tiene que dar $k$. ¿Cuánto vale $k$?`,
      answer: enterNumber(right(p)),
      slips: [
        slip(
          right(p).neg(),
          md`El tamaño está bien: revisa el signo del coeficiente de $y$.`,
          'equivoca-el-signo-del-coeficiente',
        ),
        slip(inverted(p), md`Usaste la razón al revés.`, 'invierte-la-razon-de-los-coeficientes'),
        slip(freeTerms(p), md`Usaste la razón de los números sin letras.`, 'usa-la-razon-de-los-terminos-libres'),
        slip(p.b + p.d - p.a, md`Sumaste la diferencia: los coeficientes son proporcionales, se multiplica.`),
      ],
      done: md`$k = ${texFraction(right(p))}$. Los números sin letras están en otra razón, así que las rectas son distintas.`,
    },
  ],
});

function right(p: Draw) {
  return frac(p.d * p.b, p.a);
}

function inverted(p: Draw) {
  return frac(p.a * p.b, p.d);
}

function freeTerms(p: Draw) {
  return frac(p.e * p.b, p.c);
}
