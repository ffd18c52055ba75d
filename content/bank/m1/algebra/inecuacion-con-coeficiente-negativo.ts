import {
  allDifferent,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texFraction,
  texTerm,
} from '../../authoring/index.ts';

type Sign = '<' | '>' | '\\leq' | '\\geq';

/** a − bx (sign) c */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly sign: Sign;
}

const TURNED: Readonly<Record<Sign, Sign>> = { '<': '>', '>': '<', '\\leq': '\\geq', '\\geq': '\\leq' };

export default defineTemplate<Draw>({
  id: 'm1-inecuacion-con-coeficiente-negativo',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.inecuaciones',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    a: random.integer(-9, 12),
    b: random.integer(2, 7),
    c: random.integer(-15, 20),
    sign: random.pick(['<', '>', '\\leq', '\\geq'] as const),
  }),
  accepts: (p) => p.a !== 0 && p.c !== 0 && p.a !== p.c && bound(p).d <= 3n && allDifferent([bound(p), moved(p)]),
  stem: (p) =>
    md`¿Cuál es el conjunto de los números reales $x$ que cumplen la inecuación $${p.a}${texTerm(-p.b, 'x')} ${p.sign} ${p.c}$?`,
  key: (p) => option(TURNED[p.sign], bound(p)),
  oracle: (p) => {
    const holds = (x: ReturnType<typeof frac>) => compare(x.mul(-p.b).add(p.a).sub(p.c).valueOf(), p.sign);
    for (let sixths = -6 * 40; sixths <= 6 * 40; sixths++) {
      const [before, at, after] = [frac(sixths - 1, 6), frac(sixths, 6), frac(sixths + 1, 6)];
      if (holds(before) === holds(after)) continue;
      if (!frac(p.a).sub(at.mul(p.b)).equals(p.c)) continue;
      const sense = holds(before) ? (holds(at) ? '\\leq' : '<') : holds(at) ? '\\geq' : '>';
      return option(sense, at).value;
    }
    return 'no bound found';
  },
  distractors: [
    {
      mistake: 'no-invierte-el-sentido-al-dividir',
      answer: (p) => option(p.sign, bound(p)),
      feedback: () => md`Al dividir por un número negativo el sentido de la desigualdad se invierte.`,
    },
    {
      mistake: 'pasa-el-termino-sin-cambiar-signo',
      answer: (p) => option(TURNED[p.sign], moved(p)),
      feedback: (p) => md`Al mover el $${p.a}$ al otro lado no lo restaste.`,
    },
    {
      mistake: 'mueve-mal-y-no-invierte',
      answer: (p) => option(p.sign, moved(p)),
      feedback: () => md`Revisa dos cosas: cómo pasa el número al otro lado y qué ocurre al dividir por un negativo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Dejar solo el término con la incógnita',
      text: md`Se resta $${p.a}$ en ambos lados: $-${p.b}x ${p.sign} ${p.c - p.a}$.`,
    },
    {
      title: 'Dividir por un negativo invierte el sentido',
      text: md`Se divide por $-${p.b}$ y el sentido cambia: $x ${TURNED[p.sign]} ${texFraction(bound(p))}$.`,
    },
    {
      title: 'El conjunto',
      text: md`Es ${option(TURNED[p.sign], bound(p)).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Dejar solo el término con x',
      prompt: md`Deja el término con $x$ solo a la izquierda. ¿Qué número queda a la derecha?`,
      answer: enterNumber(p.c - p.a),
      slips: [
        slip(
          p.c + p.a,
          md`Para quitar el $${p.a}$ hay que restarlo en ambos lados.`,
          'pasa-el-termino-sin-cambiar-signo',
        ),
        slip(p.a - p.c, md`Restaste al revés: al lado derecho se le quita el $${p.a}$.`),
      ],
      done: md`$${p.c} - ${p.a < 0 ? `(${p.a})` : p.a} = ${p.c - p.a}$, así que $-${p.b}x ${p.sign} ${p.c - p.a}$.`,
    },
    {
      title: 'El número de la frontera',
      prompt: md`Ahora divide los dos lados por $-${p.b}$. ¿Qué número queda a la derecha?`,
      answer: enterNumber(bound(p)),
      slips: [
        slip(bound(p).neg(), md`El tamaño está bien: divides por un negativo, revisa el signo.`),
        slip(
          moved(p),
          md`Ese número sale si el $${p.a}$ pasa al otro lado sin cambiar de signo.`,
          'pasa-el-termino-sin-cambiar-signo',
        ),
        slip(p.c - p.a + p.b, md`El $-${p.b}$ multiplica a la $x$: se deshace dividiendo.`),
      ],
      done: md`$\frac{${p.c - p.a}}{-${p.b}} = ${texFraction(bound(p))}$.`,
    },
    {
      title: 'El conjunto',
      prompt: md`¿Cuál es el conjunto solución? Fíjate en qué le pasa al sentido de la desigualdad al dividir por $-${p.b}$.`,
      answer: enterChoice([option(p.sign, bound(p)).text, option(TURNED[p.sign], bound(p)).text], 1),
      slips: [
        slip(
          '0',
          md`Prueba con un número de tu conjunto en la inecuación: no se cumple.`,
          'no-invierte-el-sentido-al-dividir',
        ),
      ],
      done: md`Al dividir por un negativo el sentido se invierte: $x ${TURNED[p.sign]} ${texFraction(bound(p))}$.`,
    },
  ],
});

function bound(p: Draw) {
  return frac(p.a - p.c, p.b);
}

function moved(p: Draw) {
  return frac(-p.a - p.c, p.b);
}

function compare(difference: number, sign: Sign): boolean {
  return { '<': difference < 0, '>': difference > 0, '\\leq': difference <= 0, '\\geq': difference >= 0 }[sign];
}

function option(sign: Sign, at: ReturnType<typeof frac>) {
  const tex = texFraction(at);
  return {
    text: {
      '<': md`$\left]-\infty, ${tex}\right[$`,
      '>': md`$\left]${tex}, \infty\right[$`,
      '\\leq': md`$\left]-\infty, ${tex}\right]$`,
      '\\geq': md`$\left[${tex}, \infty\right[$`,
    }[sign],
    value: `x ${sign} ${at.toFraction()}`,
  };
}
