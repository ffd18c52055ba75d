import {
  allDifferent,
  defineTemplate,
  enterChoice,
  enterExpression,
  enterNumber,
  md,
  slip,
} from '../../authoring/index.ts';

/** f(x) = base^(x − h) + k */
interface Draw {
  readonly base: number;
  readonly h: number;
  readonly k: number;
}

export default defineTemplate<Draw>({
  id: 'm2-inversa-de-una-exponencial',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.logaritmica',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    base: random.integer(2, 9),
    h: random.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
    k: random.pick([-9, -8, -7, -5, -4, -3, -2, 1, 2, 3, 4, 5, 7, 8, 9]),
  }),
  accepts: (p) =>
    Math.abs(p.h) !== Math.abs(p.k) &&
    allDifferent(
      [option(p, p.k, p.h), option(p, p.h, p.k), option(p, -p.k, -p.h), option(p, p.k, -p.h)].map(({ value }) => value),
    ),
  stem: (p) =>
    md`¿Cuál de las siguientes funciones es la inversa de $f(x) = ${p.base}^{x ${signed(-p.h)}} ${signed(p.k)}$?`,
  key: (p) => option(p, p.k, p.h),
  oracle: (p) => {
    // f of h, h + 1 and h + 2 are k + 1, k + base and k + base²: the inverse must take them back.
    const images = [0, 1, 2].map((step) => [p.base ** step + p.k, p.h + step] as const);
    for (let inside = -20; inside <= 20; inside++)
      for (let outside = -20; outside <= 20; outside++)
        if (
          images.every(([y, x]) => {
            let [argument, logarithm] = [y - inside, 0];
            if (argument < 1) return false;
            for (; argument > 1 && argument % p.base === 0; argument /= p.base) logarithm++;
            return argument === 1 && logarithm + outside === x;
          })
        )
          return option(p, inside, outside).value;
    return 'no inverse found';
  },
  distractors: [
    {
      mistake: 'intercambia-los-desplazamientos-en-la-inversa',
      answer: (p) => option(p, p.h, p.k),
      feedback: () => md`Al despejar, lo que estaba fuera de la potencia queda dentro del logaritmo, y al revés.`,
    },
    {
      mistake: 'invierte-los-signos-en-la-inversa',
      answer: (p) => option(p, -p.k, -p.h),
      feedback: () => md`Cada desplazamiento está en su lugar, pero con el signo contrario: despeja paso a paso.`,
    },
    {
      mistake: 'no-cambia-el-signo-del-exponente',
      answer: (p) => option(p, p.k, -p.h),
      feedback: () => md`Dentro del logaritmo está bien; revisa el signo de lo que acompaña a $x$ en el exponente.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Aislar la potencia',
      text: md`Si $y = ${p.base}^{x ${signed(-p.h)}} ${signed(p.k)}$, entonces $y ${signed(-p.k)} = ${p.base}^{x ${signed(-p.h)}}$.`,
    },
    {
      title: 'Aplicar el logaritmo de esa base',
      text: md`$\log_{${p.base}} (y ${signed(-p.k)}) = x ${signed(-p.h)}$, así que $x = \log_{${p.base}} (y ${signed(-p.k)}) ${signed(p.h)}$.`,
    },
    { title: 'Intercambiar las letras', text: md`La inversa es ${option(p, p.k, p.h).text}.` },
  ],
  steps: (p) => [
    {
      title: 'Aislar la potencia',
      prompt: md`En $y = ${p.base}^{x ${signed(-p.h)}} ${signed(p.k)}$ deja la potencia sola. ¿Qué expresión con $y$ queda al otro lado?`,
      answer: enterExpression(`y ${signed(-p.k)}`),
      oracle: (y) => (y ?? 0) - p.k,
      slips: [
        slip(
          `y ${signed(p.k)}`,
          md`Ese número pasa al otro lado con la operación contraria.`,
          'invierte-los-signos-en-la-inversa',
        ),
        slip(
          `y ${signed(-p.h)}`,
          md`Ese número está en el exponente; primero se quita el de fuera.`,
          'intercambia-los-desplazamientos-en-la-inversa',
        ),
        slip(
          `y ${signed(p.h)}`,
          md`Ese número está en el exponente; primero se quita el de fuera.`,
          'intercambia-los-desplazamientos-en-la-inversa',
        ),
      ],
      done: md`$y ${signed(-p.k)} = ${p.base}^{x ${signed(-p.h)}}$.`,
    },
    {
      title: 'Despejar la x',
      prompt: md`Al aplicar el logaritmo queda $\log_{${p.base}} (y ${signed(-p.k)}) = x ${signed(-p.h)}$. ¿Qué número hay que sumar al logaritmo para dejar sola la $x$?`,
      answer: enterNumber(p.h),
      slips: [
        slip(-p.h, md`Para dejar sola la $x$ se hace la operación contraria.`, 'no-cambia-el-signo-del-exponente'),
        slip(p.k, md`Ese número ya quedó dentro del logaritmo.`, 'intercambia-los-desplazamientos-en-la-inversa'),
      ],
      done: md`$x = \log_{${p.base}} (y ${signed(-p.k)}) ${signed(p.h)}$.`,
    },
    {
      title: 'La inversa',
      prompt: md`Intercambia las letras. ¿Cuál es la inversa?`,
      answer: enterChoice([option(p, p.h, p.k).text, option(p, p.k, p.h).text, option(p, p.k, -p.h).text], 1),
      slips: [
        slip(
          '0',
          md`Lo que estaba fuera de la potencia queda dentro del logaritmo.`,
          'intercambia-los-desplazamientos-en-la-inversa',
        ),
        slip('2', md`Mira qué sumaste al logaritmo en el paso anterior.`, 'no-cambia-el-signo-del-exponente'),
      ],
      done: md`Comprueba con $x = ${p.h}$: $f$ da $${1 + p.k}$, y la inversa lo devuelve a $${p.h}$.`,
    },
  ],
});

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
}

function option(p: Draw, inside: number, outside: number) {
  return {
    text: md`$f^{-1}(x) = \log_{${p.base}} (x ${signed(-inside)}) ${signed(outside)}$`,
    value: `log(x - ${inside}) + ${outside}`,
  };
}
