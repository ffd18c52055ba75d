import {
  allDifferent,
  defineTemplate,
  enterNumber,
  frac,
  fractionAnswer,
  md,
  slip,
  texTerm,
} from '../../authoring/index.ts';

/** ax + by = …, cx − dy = … with the solution (x, y). */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly x: number;
  readonly y: number;
}

export default defineTemplate<Draw>({
  id: 'm1-diferencia-de-la-solucion-de-un-sistema',
  version: 1,
  content: 'm1.algebra.sistemas-2x2.resolucion',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    a: random.integer(1, 6),
    b: random.integer(1, 6),
    c: random.integer(1, 6),
    d: random.integer(1, 6),
    x: random.integer(-6, 9),
    y: random.integer(-6, 9),
  }),
  accepts: (p) =>
    p.b !== p.d &&
    p.a !== p.c &&
    p.x !== 0 &&
    p.y !== 0 &&
    first(p) !== 0 &&
    second(p) !== 0 &&
    allDifferent([p.x - p.y, p.x + p.y, p.y - p.x, p.x]),
  stem: (p) =>
    md`Si $(x, y)$ es la solución del sistema

$$\begin{cases} ${texTerm(p.a, 'x', true)}${texTerm(p.b, 'y')} = ${first(p)} \\ ${texTerm(p.c, 'x', true)}${texTerm(-p.d, 'y')} = ${second(p)} \end{cases}$$

¿cuál es el valor de $x - y$?`,
  key: (p) => fractionAnswer(p.x - p.y),
  oracle: (p) => {
    const found: number[] = [];
    for (let x = -30; x <= 30; x++)
      for (let y = -30; y <= 30; y++)
        if (p.a * x + p.b * y === first(p) && p.c * x - p.d * y === second(p)) found.push(x - y);
    return found.length === 1 ? frac(found[0] ?? 0) : 'not one solution';
  },
  distractors: [
    {
      mistake: 'suma-las-incognitas-en-vez-de-restar',
      answer: (p) => fractionAnswer(p.x + p.y),
      feedback: () => md`Encontraste bien el par, pero sumaste: cuidado con el signo al restar $y$.`,
    },
    {
      mistake: 'resta-las-incognitas-al-reves',
      answer: (p) => fractionAnswer(p.y - p.x),
      feedback: () => md`Restaste en el orden contrario: se pide la primera incógnita menos la segunda.`,
    },
    {
      mistake: 'responde-una-sola-incognita',
      answer: (p) => fractionAnswer(p.x),
      feedback: () => md`Ese es el valor de $x$; se pregunta por otra cantidad.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Igualar los coeficientes de una incógnita',
      text: md`Se multiplica la primera ecuación por $${p.d}$ y la segunda por $${p.b}$, para que al sumar se elimine $y$.`,
    },
    {
      title: 'Sumar y despejar',
      text: md`$${p.a * p.d + p.b * p.c}x = ${first(p) * p.d + second(p) * p.b}$, así que $x = ${p.x}$. Al reemplazar en la primera ecuación, $y = ${p.y}$.`,
    },
    {
      title: 'Calcular lo que se pide',
      text: md`$x - y = ${p.x} - ${p.y < 0 ? `(${p.y})` : p.y}$. El valor es $${p.x - p.y}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Eliminar la y',
      prompt: md`Multiplica la primera ecuación por $${p.d}$ y la segunda por $${p.b}$, y súmalas: la $y$ se va. ¿Qué número queda acompañando a la $x$?`,
      answer: enterNumber(p.a * p.d + p.b * p.c),
      slips: [
        slip(p.a + p.c, md`Sumaste las ecuaciones sin multiplicarlas antes, y así la $y$ no se va.`),
        slip(p.a * p.d - p.b * p.c, md`Restaste: las $y$ tienen signos contrarios, así que se suman las ecuaciones.`),
        slip(p.a * p.b + p.c * p.d, md`Cruzaste los factores: mira cuál va con cada ecuación.`),
      ],
      done: md`$${p.a} \cdot ${p.d} + ${p.c} \cdot ${p.b} = ${p.a * p.d + p.b * p.c}$.`,
    },
    {
      title: 'El valor de x',
      prompt: md`Haz lo mismo con los lados derechos y despeja. ¿Cuánto vale $x$?`,
      answer: enterNumber(p.x),
      slips: [
        slip(
          frac(first(p) + second(p), p.a * p.d + p.b * p.c),
          md`Los lados derechos también se multiplican antes de sumarlos.`,
        ),
        slip(-p.x, md`El número está, pero revisa el signo al dividir.`),
      ],
      done: md`$${p.a * p.d + p.b * p.c}x = ${first(p) * p.d + second(p) * p.b}$, así que $x = ${p.x}$.`,
    },
    {
      title: 'El valor de y',
      prompt: md`Reemplaza $x = ${p.x}$ en la primera ecuación. ¿Cuánto vale $y$?`,
      answer: enterNumber(p.y),
      slips: [
        slip(-p.y, md`El número está, pero revisa el signo al despejar.`),
        slip(p.b * p.y, md`Falta dividir por el número que acompaña a la $y$.`),
        slip(frac(first(p) + p.a * p.x, p.b), md`El término con $x$ pasa al otro lado restando.`),
      ],
      done: md`$y = ${p.y}$. Comprueba el par en las dos ecuaciones.`,
    },
    {
      title: 'Lo que se pide',
      prompt: md`¿Cuál es el valor de $x - y$?`,
      answer: enterNumber(p.x - p.y),
      slips: [
        slip(
          p.x + p.y,
          md`Sumaste los dos valores: cuidado con el signo al restar $y$.`,
          'suma-las-incognitas-en-vez-de-restar',
        ),
        slip(p.y - p.x, md`Restaste en el orden contrario.`, 'resta-las-incognitas-al-reves'),
        slip(p.x, md`Ese es el valor de $x$; se pregunta por otra cantidad.`, 'responde-una-sola-incognita'),
      ],
      done: md`$${p.x} - ${p.y < 0 ? `(${p.y})` : p.y} = ${p.x - p.y}$.`,
    },
  ],
});

function first(p: Draw): number {
  return p.a * p.x + p.b * p.y;
}

function second(p: Draw): number {
  return p.c * p.x - p.d * p.y;
}
