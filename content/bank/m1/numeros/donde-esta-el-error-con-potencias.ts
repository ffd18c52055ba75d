import { defineTemplate, frac, md } from '../../authoring/index.ts';

/** (base²)^n · base^b / base^c; the mistake is made in step 2 or in step 3. */
interface Draw {
  readonly base: number;
  readonly n: number;
  readonly b: number;
  readonly c: number;
  readonly wrong: 2 | 3;
  readonly who: string;
}

export default defineTemplate<Draw>({
  id: 'm1-donde-esta-el-error-con-potencias',
  version: 1,
  content: 'm1.numeros.potencias-raices.potencias',
  skill: 'argumentar',
  difficulty: 2,
  fixedOrder: true,
  parameters: (random) => ({
    base: random.pick([2, 3, 5, 7]),
    n: random.integer(3, 9),
    b: random.integer(2, 9),
    c: random.integer(2, 9),
    wrong: random.pick([2, 3] as const),
    who: random.pick(['Trinidad', 'Maximiliano', 'Sayén', 'Diego']),
  }),
  accepts: (p) => joined(p) > p.c,
  stem: (
    p,
  ) => md`${p.who} escribió $\frac{${p.base ** 2}^{${p.n}} \cdot ${p.base}^{${p.b}}}{${p.base}^{${p.c}}}$ como una sola potencia de la siguiente manera:

- Paso 1: $\frac{(${p.base}^2)^{${p.n}} \cdot ${p.base}^{${p.b}}}{${p.base}^{${p.c}}}$
- Paso 2: $\frac{${p.base}^{${opened(p)}} \cdot ${p.base}^{${p.b}}}{${p.base}^{${p.c}}}$
- Paso 3: $\frac{${p.base}^{${joined(p)}}}{${p.base}^{${p.c}}}$
- Paso 4: $${p.base}^{${joined(p) - p.c}}$

¿En cuál de los pasos se cometió el error?`,
  key: (p) => step(p.wrong),
  oracle: (p) => {
    const power = (base: number, exponent: number) => frac(base).pow(exponent) ?? frac(0);
    const values = [
      power(p.base ** 2, p.n)
        .mul(power(p.base, p.b))
        .div(power(p.base, p.c)),
      power(power(p.base, 2).valueOf(), p.n).mul(power(p.base, p.b)).div(power(p.base, p.c)),
      power(p.base, opened(p)).mul(power(p.base, p.b)).div(power(p.base, p.c)),
      power(p.base, joined(p)).div(power(p.base, p.c)),
      power(p.base, joined(p) - p.c),
    ];
    const first = values.findIndex((value, place) => place > 0 && !value.equals(values[place - 1] ?? 0));
    return first < 0 ? 'no step is wrong' : `paso ${first}`;
  },
  distractors: [
    {
      mistake: 'culpa-al-paso-que-arrastra-el-error',
      answer: (p) => step(p.wrong + 1),
      feedback: (p) => md`El paso ${p.wrong + 1} sigue bien de lo que estaba escrito: el error venía de antes.`,
    },
    {
      mistake: 'culpa-a-un-paso-correcto-anterior',
      answer: (p) => step(p.wrong - 1),
      feedback: (p) => md`El paso ${p.wrong - 1} vale lo mismo que la línea anterior: revisa qué propiedad se usó.`,
    },
    {
      mistake: 'no-reconoce-la-propiedad-mal-usada',
      answer: (p) => step(p.wrong === 2 ? 4 : 1),
      feedback: () => md`Nombra la propiedad de potencias de cada paso y comprueba si se usó bien.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Revisar cada propiedad',
      text:
        p.wrong === 2
          ? md`El paso 1 está bien, porque $${p.base ** 2} = ${p.base}^2$. En el paso 2 hay una potencia de una potencia: los exponentes se multiplican y debía quedar $${p.base}^{${2 * p.n}}$, no $${p.base}^{${opened(p)}}$.`
          : md`Los pasos 1 y 2 están bien: $(${p.base}^2)^{${p.n}} = ${p.base}^{${2 * p.n}}$. En el paso 3 se multiplican potencias de igual base: los exponentes se suman y debía quedar $${p.base}^{${2 * p.n + p.b}}$, no $${p.base}^{${joined(p)}}$.`,
    },
    { title: 'Respuesta', text: md`Lo que sigue es consecuencia de eso. El error se cometió en el paso ${p.wrong}.` },
  ],
});

/** Exponent after the power of a power. */
function opened(p: Draw): number {
  return p.wrong === 2 ? 2 + p.n : 2 * p.n;
}

/** Exponent after the product. */
function joined(p: Draw): number {
  return p.wrong === 3 ? opened(p) * p.b : opened(p) + p.b;
}

function step(place: number) {
  return { text: `En el paso ${place}`, value: `paso ${place}`, position: place - 1 };
}
