import { defineTemplate, frac, md, texFraction, texPolynomial } from '../../authoring/index.ts';

/** a(x − b) < cx + d with a < c; the mistake is made in step 2 or in step 3. */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly wrong: 2 | 3;
  readonly who: string;
}

export default defineTemplate<Draw>({
  id: 'm1-donde-esta-el-error-en-la-inecuacion',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.inecuaciones',
  skill: 'argumentar',
  difficulty: 3,
  fixedOrder: true,
  parameters: (random) => ({
    a: random.integer(2, 5),
    b: random.integer(1, 6),
    c: random.integer(4, 9),
    d: random.integer(1, 15),
    wrong: random.pick([2, 3] as const),
    who: random.pick(['Javiera', 'Benjamín', 'Catalina', 'Tomás']),
  }),
  accepts: (p) => p.c - p.a >= 2 && sum(p) !== 0 && p.d !== p.a * p.b,
  stem: (
    p,
  ) => md`${p.who} resolvió la inecuación $${p.a}(x - ${p.b}) < ${texPolynomial([p.c, p.d])}$ de la siguiente manera:

- Paso 1: $${p.a}x - ${p.a * p.b} < ${texPolynomial([p.c, p.d])}$
- Paso 2: $-${p.c - p.a}x < ${sum(p)}$
- Paso 3: $x ${turned(p) ? '>' : '<'} ${texFraction(bound(p))}$
- Paso 4: El conjunto solución es $${interval(p)}$

¿En cuál de los pasos se cometió el error?`,
  key: (p) => step(p.wrong),
  oracle: (p) => {
    const steps = [
      (x: number) => p.a * (x - p.b) < p.c * x + p.d,
      (x: number) => p.a * x - p.a * p.b < p.c * x + p.d,
      (x: number) => -(p.c - p.a) * x < sum(p),
      (x: number) => (turned(p) ? x > bound(p).valueOf() : x < bound(p).valueOf()),
    ];
    for (let place = 1; place < steps.length; place++)
      for (let x = -40; x <= 40; x += 0.0625) if (steps[place]?.(x) !== steps[place - 1]?.(x)) return `paso ${place}`;
    return 'no step is wrong';
  },
  distractors: [
    {
      mistake: 'senala-donde-se-nota-el-error',
      answer: (p) => step(p.wrong + 1),
      feedback: (p) => md`El paso ${p.wrong + 1} sigue bien de lo anterior: el error ya venía de antes.`,
    },
    {
      mistake: 'duda-de-un-paso-correcto',
      answer: (p) => step(p.wrong - 1),
      feedback: (p) => md`Comprueba el paso ${p.wrong - 1} con un valor de $x$: dice lo mismo que la línea anterior.`,
    },
    {
      mistake: 'no-encuentra-el-paso-del-error',
      answer: (p) => step(p.wrong === 2 ? 4 : 1),
      feedback: () => md`Compara cada línea con la anterior: ¿cuál cambió el conjunto de soluciones?`,
    },
  ],
  solution: (p) => [
    {
      title: 'Revisar cada paso con el anterior',
      text: md`El paso 1 distribuye bien: $${p.a} \cdot ${p.b} = ${p.a * p.b}$. ${p.wrong === 3 ? md`El paso 2 reúne bien los términos: $${p.d} + ${p.a * p.b} = ${sum(p)}$.` : ''}`.trim(),
    },
    {
      title: 'Dónde cambia el conjunto solución',
      text:
        p.wrong === 2
          ? md`Al dejar solos los términos con $x$ se suma $${p.a * p.b}$ en ambos lados: a la derecha debía quedar $${p.d} + ${p.a * p.b} = ${p.d + p.a * p.b}$ y no $${sum(p)}$.`
          : md`Al dividir por $-${p.c - p.a}$, que es negativo, el sentido debía invertirse y quedó igual.`,
    },
    {
      title: 'Respuesta',
      text: md`Los pasos que siguen son consecuencia de ese. El error se cometió en el paso ${p.wrong}.`,
    },
  ],
});

function sum(p: Draw): number {
  return p.wrong === 2 ? p.d - p.a * p.b : p.d + p.a * p.b;
}

function bound(p: Draw) {
  return frac(-sum(p), p.c - p.a);
}

function turned(p: Draw): boolean {
  return p.wrong === 2;
}

function interval(p: Draw): string {
  return turned(p)
    ? md`\left]${texFraction(bound(p))}, \infty\right[`
    : md`\left]-\infty, ${texFraction(bound(p))}\right[`;
}

function step(place: number) {
  return { text: `En el paso ${place}`, value: `paso ${place}`, position: place - 1 };
}
