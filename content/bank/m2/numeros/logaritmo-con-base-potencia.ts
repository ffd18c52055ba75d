import {
  allDifferent,
  defineTemplate,
  enterNumber,
  frac,
  fractionAnswer,
  md,
  slip,
  texFraction,
} from '../../authoring/index.ts';

/** log of base^n to the base base^m */
interface Draw {
  readonly base: number;
  readonly m: number;
  readonly n: number;
}

export default defineTemplate<Draw>({
  id: 'm2-logaritmo-con-base-potencia',
  version: 1,
  content: 'm2.numeros.logaritmos.propiedades',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    base: random.pick([2, 3, 5]),
    m: random.integer(2, 5),
    n: random.integer(-5, 9),
  }),
  accepts: (p) =>
    p.n !== 0 &&
    p.n % p.m !== 0 &&
    p.base ** p.m <= 130 &&
    p.base ** Math.abs(p.n) <= 800 &&
    allDifferent([frac(p.n, p.m), frac(p.m, p.n), frac(p.n - p.m), divided(p)]),
  stem: (p) => md`¿Cuál es el valor de $\log_{${p.base ** p.m}} ${argument(p)}$?`,
  key: (p) => fractionAnswer(frac(p.n, p.m)),
  oracle: (p) => {
    for (let below = 1; below <= 6; below++)
      for (let above = -20; above <= 20; above++)
        // (base^m)^(above/below) = base^n, both raised to `below`.
        if (
          frac(p.base ** p.m)
            .pow(above)
            ?.equals(frac(p.base).pow(p.n * below) ?? 0)
        )
          return frac(above, below);
    return 'no exponent fits';
  },
  distractors: [
    {
      mistake: 'invierte-base-y-argumento',
      answer: (p) => fractionAnswer(frac(p.m, p.n)),
      feedback: () => md`Dividiste los exponentes al revés: el de la base va en el denominador.`,
    },
    {
      mistake: 'resta-los-exponentes-del-logaritmo',
      answer: (p) => fractionAnswer(frac(p.n - p.m)),
      feedback: () => md`Restaste los exponentes; al igualar las potencias se despeja dividiendo.`,
    },
    {
      mistake: 'divide-el-argumento-por-la-base',
      answer: (p) => fractionAnswer(divided(p)),
      feedback: () => md`Dividiste el argumento por la base; el logaritmo es un exponente.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El logaritmo como exponente',
      text: md`Se busca $x$ tal que $${p.base ** p.m}^x = ${argument(p)}$.`,
    },
    {
      title: 'Todo en la misma base',
      text: md`$${p.base}^{${p.m}x} = ${p.base}^{${p.n}}$, así que $${p.m}x = ${p.n}$.`,
    },
    { title: 'Despejar', text: md`El valor es $${texFraction(frac(p.n, p.m))}$.` },
  ],
  steps: (p) => [
    {
      title: 'La base como potencia',
      prompt: md`Escribe $${p.base ** p.m}$ como una potencia de $${p.base}$. ¿Qué exponente tiene?`,
      answer: enterNumber(p.m),
      slips: [
        slip(
          frac(p.base ** p.m, p.base),
          md`Dividiste: cuenta cuántas veces se multiplica $${p.base}$ por sí mismo.`,
          'divide-el-argumento-por-la-base',
        ),
        slip(p.m + 1, md`Contaste un factor de más: revisa multiplicando.`),
        slip(p.m - 1, md`Te faltó un factor: revisa multiplicando.`),
      ],
      done: md`$${p.base ** p.m} = ${p.base}^{${p.m}}$.`,
    },
    {
      title: 'El argumento como potencia',
      prompt: md`Ahora $${argument(p)}$ como una potencia de $${p.base}$. ¿Qué exponente tiene?`,
      answer: enterNumber(p.n),
      slips: [
        slip(-p.n, md`El tamaño está bien. ¿Es mayor o menor que $1$? De eso depende el signo.`),
        slip(p.n + 1, md`Revisa multiplicando: hay un factor de diferencia.`),
        slip(p.n - 1, md`Revisa multiplicando: hay un factor de diferencia.`),
      ],
      done: md`$${argument(p)} = ${p.base}^{${p.n}}$.`,
    },
    {
      title: 'El logaritmo',
      prompt: md`Se busca $x$ con $(${p.base}^{${p.m}})^x = ${p.base}^{${p.n}}$. ¿Cuánto vale?`,
      answer: enterNumber(frac(p.n, p.m)),
      slips: [
        slip(
          frac(p.m, p.n),
          md`Dividiste al revés: despeja la $x$ de la igualdad de exponentes.`,
          'invierte-base-y-argumento',
        ),
        slip(p.n - p.m, md`Restaste los exponentes, y uno multiplica a la $x$.`, 'resta-los-exponentes-del-logaritmo'),
        slip(divided(p), md`Dividiste los números: el logaritmo es un exponente.`, 'divide-el-argumento-por-la-base'),
        slip(p.n * p.m, md`Multiplicaste, y para despejar hay que dividir.`),
      ],
      done: md`$${p.m}x = ${p.n}$, así que $x = ${texFraction(frac(p.n, p.m))}$.`,
    },
  ],
});

function argument(p: Draw): string {
  return p.n > 0 ? String(p.base ** p.n) : md`\frac{1}{${p.base ** -p.n}}`;
}

function divided(p: Draw) {
  return p.n > 0 ? frac(p.base ** p.n, p.base ** p.m) : frac(1, p.base ** (p.m - p.n));
}
