import { allDifferent, defineTemplate, enterExpression, md, slip, texTerm } from '../../authoring/index.ts';

/** a(bx − cy) − d(ex − fy) */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export default defineTemplate<Draw>({
  id: 'm1-reducir-con-parentesis',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.operatoria',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => ({
    a: random.integer(2, 6),
    b: random.integer(1, 6),
    c: random.integer(1, 6),
    d: random.integer(2, 5),
    e: random.integer(1, 5),
    f: random.integer(1, 6),
  }),
  accepts: (p) => {
    const all = [right(p), signKept(p), halfDistributed(p), added(p)];
    return all.every(([x, y]) => x !== 0 && y !== 0) && allDifferent(all.map(canonical));
  },
  stem: (p) =>
    md`¿Cuál de las siguientes expresiones es equivalente a $${p.a}(${canonical([p.b, -p.c])}) - ${p.d}(${canonical([p.e, -p.f])})$?`,
  key: (p) => option(right(p)),
  oracle: (p) => {
    const at = (x: number, y: number) => p.a * (p.b * x - p.c * y) - p.d * (p.e * x - p.f * y);
    return canonical([at(1, 0), at(0, 1)]);
  },
  distractors: [
    {
      mistake: 'no-cambia-el-ultimo-signo',
      answer: (p) => option(signKept(p)),
      feedback: (p) => md`El factor $-${p.d}$ también multiplica al término negativo: revisa el signo de ese producto.`,
    },
    {
      mistake: 'multiplica-solo-el-primer-termino',
      answer: (p) => option(halfDistributed(p)),
      feedback: () => md`Cada factor multiplica a los dos términos de su paréntesis.`,
    },
    {
      mistake: 'suma-el-segundo-parentesis',
      answer: (p) => option(added(p)),
      feedback: () => md`Sumaste el segundo paréntesis y la expresión lo resta.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Distribuir cada factor con su signo',
      text: md`$${p.a}(${canonical([p.b, -p.c])}) = ${canonical([p.a * p.b, -p.a * p.c])}$ y $-${p.d}(${canonical([p.e, -p.f])}) = ${canonical([-p.d * p.e, p.d * p.f])}$.`,
    },
    {
      title: 'Reunir términos semejantes',
      text: md`Con $x$: $${p.a * p.b} - ${p.d * p.e} = ${right(p)[0]}$. Con $y$: $${-p.a * p.c} + ${p.d * p.f} = ${right(p)[1]}$. Queda ${option(right(p)).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El primer paréntesis',
      prompt: md`Quita el primer paréntesis: ¿cuánto es $${p.a}(${canonical([p.b, -p.c])})$?`,
      answer: enterExpression(canonical([p.a * p.b, -p.a * p.c]), { form: 'expanded' }),
      oracle: (x, y) => p.a * (p.b * (x ?? 0) - p.c * (y ?? 0)),
      slips: [
        slip(
          canonical([p.a * p.b, -p.c]),
          md`El $${p.a}$ multiplica a los dos términos, no solo al primero.`,
          'multiplica-solo-el-primer-termino',
        ),
        slip(canonical([p.a + p.b, -p.a - p.c]), md`Sumaste el factor, y delante de un paréntesis multiplica.`),
      ],
      done: md`Cada término se multiplica por $${p.a}$.`,
    },
    {
      title: 'El segundo paréntesis, con su signo',
      prompt: md`Ahora el segundo, con el menos que lleva delante: ¿cuánto es $-${p.d}(${canonical([p.e, -p.f])})$?`,
      answer: enterExpression(canonical([-p.d * p.e, p.d * p.f]), { form: 'expanded' }),
      oracle: (x, y) => -p.d * (p.e * (x ?? 0) - p.f * (y ?? 0)),
      slips: [
        slip(
          canonical([-p.d * p.e, -p.d * p.f]),
          md`El primer término está bien. En el segundo son dos negativos que se multiplican.`,
          'no-cambia-el-ultimo-signo',
        ),
        slip(
          canonical([-p.d * p.e, p.f]),
          md`El factor multiplica también al segundo término.`,
          'multiplica-solo-el-primer-termino',
        ),
        slip(
          canonical([p.d * p.e, -p.d * p.f]),
          md`Te faltó el signo menos que va delante del paréntesis.`,
          'suma-el-segundo-parentesis',
        ),
      ],
      done: md`Menos por menos da más en el último término.`,
    },
    {
      title: 'Reunir términos semejantes',
      prompt: md`Junta los términos con $x$ y los términos con $y$. ¿Qué expresión queda?`,
      answer: enterExpression(canonical(right(p)), { form: 'expanded' }),
      slips: [
        slip(
          canonical(signKept(p)),
          md`Revisa los términos con $y$: un signo quedó sin cambiar.`,
          'no-cambia-el-ultimo-signo',
        ),
        slip(
          canonical(halfDistributed(p)),
          md`En los términos con $y$ faltó multiplicar por los factores.`,
          'multiplica-solo-el-primer-termino',
        ),
        slip(canonical(added(p)), md`Sumaste el segundo paréntesis en vez de restarlo.`, 'suma-el-segundo-parentesis'),
      ],
      done: md`Con $x$: $${p.a * p.b} - ${p.d * p.e} = ${right(p)[0]}$. Con $y$: $${-p.a * p.c} + ${p.d * p.f} = ${right(p)[1]}$.`,
    },
  ],
});

type Linear = readonly [x: number, y: number];

function canonical([x, y]: Linear): string {
  return texTerm(x, 'x', true) + texTerm(y, 'y', x === 0);
}

function option(linear: Linear) {
  return { text: md`$${canonical(linear)}$`, value: canonical(linear) };
}

function right(p: Draw): Linear {
  return [p.a * p.b - p.d * p.e, -p.a * p.c + p.d * p.f];
}

function signKept(p: Draw): Linear {
  return [p.a * p.b - p.d * p.e, -p.a * p.c - p.d * p.f];
}

function halfDistributed(p: Draw): Linear {
  return [p.a * p.b - p.d * p.e, -p.c + p.f];
}

function added(p: Draw): Linear {
  return [p.a * p.b + p.d * p.e, -p.a * p.c - p.d * p.f];
}
