import {
  decimal,
  defineTemplate,
  enterEquation,
  enterExpression,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

interface Draw {
  readonly full: number;
  readonly out: number;
  readonly low: number;
  readonly into: number;
}

export default defineTemplate<Draw>({
  id: 'm1-el-doble-en-otro-estanque',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones',
  skill: 'modelar',
  difficulty: 3,
  parameters: (random) => {
    const [out, into, low, minutes] = [
      random.integer(8, 40),
      random.integer(3, 30),
      10 * random.integer(5, 40),
      random.integer(6, 40),
    ];
    return { out, into, low, full: 2 * (low + into * minutes) + out * minutes };
  },
  accepts: (p) => p.out !== p.into && p.full < 6000,
  stem: (p) =>
    md`Un estanque $A$ contiene ${decimal(p.full)} litros de agua y se vacía a razón de ${p.out} litros por minuto. En el mismo instante, un estanque $B$ contiene ${decimal(p.low)} litros y se llena a razón de ${p.into} litros por minuto. ¿Con cuál de las siguientes ecuaciones se puede calcular después de cuántos minutos $t$ el estanque $A$ tendrá el doble de agua que $B$?`,
  key: (p) => option(equations(p).right),
  oracle: (p) => {
    let [a, b, minute] = [p.full, p.low, 0];
    while (a > 2 * b) {
      a -= p.out;
      b += p.into;
      minute++;
    }
    const holding = Object.values(equations(p)).filter(({ holds }) => holds(minute));
    return holding.length === 1 && a === 2 * b ? (holding[0]?.tex ?? '') : 'not one equation';
  },
  distractors: [
    {
      mistake: 'pone-el-doble-en-el-lado-contrario',
      answer: (p) => option(equations(p).inverted),
      feedback: () => md`Esa igualdad dice que $B$ tiene el doble que $A$.`,
    },
    {
      mistake: 'dobla-solo-la-cantidad-inicial',
      answer: (p) => option(equations(p).startOnly),
      feedback: () => md`El doble es de toda el agua de $B$ en ese momento, no solo de la que tenía al comienzo.`,
    },
    {
      mistake: 'hace-llenarse-al-que-se-vacia',
      answer: (p) => option(equations(p).bothFill),
      feedback: () => md`El agua del estanque $A$ disminuye: revisa el signo de lo que cambia por minuto.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El agua de cada estanque',
      text: md`Después de $t$ minutos, $A$ tiene $${texDecimal(p.full)} - ${p.out}t$ litros y $B$ tiene $${texDecimal(p.low)} + ${p.into}t$ litros.`,
    },
    { title: 'Qué significa «el doble»', text: md`La cantidad de $A$ debe ser igual a $2$ veces la cantidad de $B$.` },
    { title: 'La ecuación', text: md`Resulta ${option(equations(p).right).text}.` },
  ],
  steps: (p) => [
    {
      title: 'El agua del estanque A',
      prompt: md`El estanque $A$ parte con ${decimal(p.full)} litros y pierde ${p.out} por minuto. Escribe, con $t$, cuántos litros tiene después de $t$ minutos.`,
      answer: enterExpression(`${p.full} - ${p.out}t`),
      oracle: (t) => p.full - (t ?? 0) * p.out,
      slips: [
        slip(`${p.full} + ${p.out}t`, md`El agua de $A$ disminuye: revisa el signo.`, 'hace-llenarse-al-que-se-vacia'),
        slip(`${p.full - p.out}t`, md`Lo que se pierde depende de $t$; lo del comienzo, no.`),
        slip(`${p.full} - t`, md`Cada minuto se pierden varios litros, no uno.`),
      ],
      done: md`Cada minuto se van $${p.out}$ litros.`,
    },
    {
      title: 'El agua del estanque B',
      prompt: md`El estanque $B$ parte con ${decimal(p.low)} litros y recibe ${p.into} por minuto. ¿Cuántos litros tiene después de $t$ minutos?`,
      answer: enterExpression(`${p.low} + ${p.into}t`),
      oracle: (t) => (t ?? 0) * p.into + p.low,
      slips: [
        slip(`${p.low} - ${p.into}t`, md`El estanque $B$ se llena: revisa el signo.`),
        slip(`${p.low + p.into}t`, md`Lo que entra depende de $t$; lo del comienzo, no.`),
        slip(`${p.low} + t`, md`Cada minuto entran varios litros, no uno.`),
      ],
      done: md`Cada minuto entran $${p.into}$ litros.`,
    },
    {
      title: 'La ecuación',
      prompt: md`Escribe la ecuación que dice que $A$ tiene el doble de agua que $B$.`,
      answer: enterEquation(`${p.full} - ${p.out}t = 2(${p.low} + ${p.into}t)`),
      slips: [
        slip(
          `2(${p.full} - ${p.out}t) = ${p.low} + ${p.into}t`,
          md`Esa dice que $B$ tiene el doble que $A$.`,
          'pone-el-doble-en-el-lado-contrario',
        ),
        slip(
          `${p.full} - ${p.out}t = ${2 * p.low} + ${p.into}t`,
          md`El doble es de toda el agua de $B$, no solo de la inicial.`,
          'dobla-solo-la-cantidad-inicial',
        ),
        slip(
          `${p.full} + ${p.out}t = 2(${p.low} + ${p.into}t)`,
          md`El agua de $A$ disminuye.`,
          'hace-llenarse-al-que-se-vacia',
        ),
      ],
      done: md`Si $A$ tiene más, hay que doblar a $B$ para igualarlos: ${option(equations(p).right).text}.`,
    },
  ],
});

interface Equation {
  readonly tex: string;
  holds(t: number): boolean;
}

function equations(p: Draw): Record<'right' | 'inverted' | 'startOnly' | 'bothFill', Equation> {
  const [full, low] = [texDecimal(p.full), texDecimal(p.low)];
  return {
    right: {
      tex: `${full} - ${p.out}t = 2(${low} + ${p.into}t)`,
      holds: (t) => p.full - p.out * t === 2 * (p.low + p.into * t),
    },
    inverted: {
      tex: `2(${full} - ${p.out}t) = ${low} + ${p.into}t`,
      holds: (t) => 2 * (p.full - p.out * t) === p.low + p.into * t,
    },
    startOnly: {
      tex: `${full} - ${p.out}t = 2 \\cdot ${low} + ${p.into}t`,
      holds: (t) => p.full - p.out * t === 2 * p.low + p.into * t,
    },
    bothFill: {
      tex: `${full} + ${p.out}t = 2(${low} + ${p.into}t)`,
      holds: (t) => p.full + p.out * t === 2 * (p.low + p.into * t),
    },
  };
}

function option({ tex }: Equation) {
  return { text: md`$${tex}$`, value: tex };
}
