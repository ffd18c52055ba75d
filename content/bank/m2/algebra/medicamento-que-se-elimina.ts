import {
  defineTemplate,
  enterChoice,
  enterExpression,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

interface Draw {
  readonly dose: number;
  readonly rate: number;
  readonly hours: number;
}

export default defineTemplate<Draw>({
  id: 'm2-medicamento-que-se-elimina',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.problemas',
  skill: 'modelar',
  difficulty: 3,
  parameters: (random) => ({
    dose: 50 * random.integer(2, 16),
    rate: random.pick([10, 15, 20, 25, 30, 35, 40]),
    hours: random.integer(2, 6),
  }),
  stem: (p) =>
    md`Una persona recibe una dosis de $${p.dose}$ mg de un medicamento. Cada ${p.hours} horas su organismo elimina el ${p.rate} % de la cantidad que tiene en ese momento. ¿Cuál de las siguientes funciones modela la cantidad de medicamento, en miligramos, que queda después de $t$ horas?`,
  key: (p) => functions(p).right,
  oracle: (p) => {
    // Whole periods one after another: the function that gives what is left after three of them.
    let left = frac(p.dose);
    for (let period = 0; period < 3; period++) left = left.sub(left.mul(p.rate).div(100));
    const fitting = Object.values(functions(p)).filter(
      ({ at }) => Math.abs(at(3 * p.hours) - left.valueOf()) < 1e-9 && at(0) === p.dose,
    );
    return fitting.length === 1 ? (fitting[0]?.value ?? '') : 'not one function';
  },
  distractors: [
    {
      mistake: 'usa-lo-que-se-elimina-por-base',
      answer: (p) => functions(p).eliminated,
      feedback: (p) =>
        md`La base debe ser la parte que queda: si se elimina el ${p.rate} %, queda el ${100 - p.rate} %.`,
    },
    {
      mistake: 'multiplica-el-tiempo-por-el-periodo',
      answer: (p) => functions(p).multiplied,
      feedback: (p) => md`El exponente es el número de períodos de ${p.hours} horas que caben en $t$ horas.`,
    },
    {
      mistake: 'disminuye-siempre-la-misma-cantidad',
      answer: (p) => functions(p).linear,
      feedback: () => md`Restaste cada vez la misma cantidad; el porcentaje es de lo que queda en ese momento.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El factor de cada período',
      text: md`Si se elimina el ${p.rate} %, queda el ${100 - p.rate} %: cada ${p.hours} horas se multiplica por $${texDecimal(frac(100 - p.rate, 100))}$.`,
    },
    {
      title: 'Cuántos períodos hay',
      text: md`En $t$ horas hay $\frac{t}{${p.hours}}$ períodos de ${p.hours} horas.`,
    },
    { title: 'La función', text: md`Es ${functions(p).right.text}.` },
  ],
  steps: (p) => [
    {
      title: 'Lo que queda en cada período',
      prompt: md`Cada ${p.hours} horas se elimina el ${p.rate} %. ¿Por qué número se multiplica la cantidad? Escríbelo como decimal.`,
      answer: enterNumber(frac(100 - p.rate, 100)),
      slips: [
        slip(
          frac(p.rate, 100),
          md`Esa es la parte que se elimina; se busca la que queda.`,
          'usa-lo-que-se-elimina-por-base',
        ),
        slip(frac(100 + p.rate, 100), md`Con ese factor la cantidad aumenta.`),
      ],
      done: md`Queda el ${100 - p.rate} %.`,
    },
    {
      title: 'Cuántos períodos pasan',
      prompt: md`¿Cuántos períodos de ${p.hours} horas hay en $t$ horas? Escríbelo con $t$.`,
      answer: enterExpression(`t/${p.hours}`),
      oracle: (t) => (t ?? 0) * (1 / p.hours),
      slips: [
        slip(
          `${p.hours}t`,
          md`Prueba con ${p.hours} horas: es un solo período, y tu expresión da más.`,
          'multiplica-el-tiempo-por-el-periodo',
        ),
        slip(`${p.hours}/t`, md`Dividiste al revés: con más horas hay más períodos.`),
        slip(`t - ${p.hours}`, md`Se reparten las horas en períodos iguales: no es una resta.`),
      ],
      done: md`Se reparten las $t$ horas en tramos de ${p.hours}.`,
    },
    {
      title: 'La función',
      prompt: md`La dosis es de $${p.dose}$ mg. ¿Cuál es la función?`,
      answer: enterChoice([functions(p).multiplied.text, functions(p).linear.text, functions(p).right.text], 2),
      slips: [
        slip('0', md`El exponente es el número de períodos que encontraste.`, 'multiplica-el-tiempo-por-el-periodo'),
        slip(
          '1',
          md`Ahí se quita siempre lo mismo; el porcentaje es de lo que queda.`,
          'disminuye-siempre-la-misma-cantidad',
        ),
      ],
      done: md`La dosis se multiplica por el factor una vez por período.`,
    },
  ],
});

function functions(p: Draw) {
  const [kept, gone] = [frac(100 - p.rate, 100), frac(p.rate, 100)];
  const option = (tex: string, at: (t: number) => number) => ({ text: md`$M(t) = ${tex}$`, value: tex, at });
  return {
    right: option(
      md`${p.dose} \cdot ${texDecimal(kept)}^{\frac{t}{${p.hours}}}`,
      (t) => p.dose * kept.valueOf() ** (t / p.hours),
    ),
    eliminated: option(
      md`${p.dose} \cdot ${texDecimal(gone)}^{\frac{t}{${p.hours}}}`,
      (t) => p.dose * gone.valueOf() ** (t / p.hours),
    ),
    multiplied: option(
      md`${p.dose} \cdot ${texDecimal(kept)}^{${p.hours}t}`,
      (t) => p.dose * kept.valueOf() ** (t * p.hours),
    ),
    linear: option(
      md`${p.dose} - ${texDecimal(gone.mul(p.dose))} \cdot \frac{t}{${p.hours}}`,
      (t) => p.dose - (gone.valueOf() * p.dose * t) / p.hours,
    ),
  };
}
