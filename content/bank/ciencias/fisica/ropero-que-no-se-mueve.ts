import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterChoice, enterNumber, frac, md, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-ropero-que-no-se-mueve',
  version: 1,
  content: 'ciencias.fisica.mecanica.roce',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    push: random.integer(8, 40) * 5,
    most: random.integer(20, 60) * 5,
    kinetic: random.integer(12, 50) * 5,
    thing: random.pick(['un ropero', 'un refrigerador', 'una cajonera', 'un piano vertical', 'una lavadora']),
  }),
  accepts: (p) =>
    p.push + 10 <= p.most &&
    p.kinetic + 10 <= p.most &&
    p.kinetic > p.most / 2 &&
    new Set([p.push, p.most, p.kinetic, p.most - p.push]).size === 4,
  stem: (p) =>
    md`Se empuja horizontalmente ${p.thing} con una fuerza de ${p.push} N sobre un piso también horizontal, y no se mueve. La tabla muestra dos mediciones hechas antes sobre el mismo piso.

| Situación | Fuerza de roce (N) |
|---|---|
| Justo antes de comenzar a moverse | ${p.most} |
| Mientras desliza | ${p.kinetic} |

¿Cuál es la magnitud de la fuerza de roce mientras se empuja con ${p.push} N?`,
  key: (p) => newtons(frac(p.push)),
  oracle: (p) => {
    for (let friction = 0; friction <= p.most; friction++) if (p.push - friction === 0) return frac(friction);
    return 'it moves';
  },
  distractors: [
    {
      mistake: 'roce-estatico-siempre-maximo',
      answer: (p) => newtons(frac(p.most)),
      feedback: () =>
        md`Ese es el máximo posible; si actuara ahora, el objeto partiría en sentido contrario al empuje.`,
    },
    {
      mistake: 'roce-cinetico-en-reposo',
      answer: (p) => newtons(frac(p.kinetic)),
      feedback: () => md`Ese valor corresponde a un cuerpo que desliza; este está en reposo.`,
    },
    {
      mistake: 'roce-menor-que-el-empuje',
      answer: (p) => newtons(frac(p.most - p.push)),
      feedback: () => md`Eso es lo que falta para que comience a moverse, no el roce que actúa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Está en reposo',
      text: md`Si no se mueve, la fuerza neta es cero: las fuerzas horizontales se equilibran.`,
    },
    {
      title: 'El roce estático se ajusta',
      text: md`El roce estático toma el valor necesario para equilibrar el empuje, hasta un máximo de ${p.most} N. Como ${p.push} N es menor que ese máximo, basta con igualar el empuje.`,
    },
    { title: 'Respuesta', text: md`La fuerza de roce es de ${newtons(frac(p.push)).text}.` },
  ],
  steps: (p) => [
    {
      title: 'Fuerza neta',
      prompt: md`Se empuja con ${p.push} N y no se mueve. ¿Cuánto vale la fuerza neta sobre el objeto?`,
      answer: enterNumber(0, { unit: 'N' }),
      slips: [
        slip(p.push, md`Si esa fuera la fuerza neta, el objeto aceleraría.`),
        slip(
          p.most,
          md`Ese es un dato de la tabla, de otro momento. Piensa qué dice la primera ley de Newton de un cuerpo en reposo.`,
        ),
        slip(
          p.most - p.push,
          md`Eso falta para que comience a moverse. ¿Qué dice la primera ley de Newton de un cuerpo en reposo?`,
        ),
      ],
      done: md`Está en reposo y sigue así: las fuerzas se equilibran y la neta es 0 N.`,
    },
    {
      title: 'Qué clase de roce actúa',
      prompt: md`¿Qué roce actúa mientras no se mueve?`,
      answer: enterChoice(
        ['El estático, siempre con su valor máximo', 'El estático, con el valor que haga falta', 'El cinético'],
        1,
      ),
      slips: [
        slip(
          0,
          md`Con ese valor sobre él y un empuje menor, el objeto partiría hacia atrás.`,
          'roce-estatico-siempre-maximo',
        ),
        slip(2, md`Ese actúa cuando las superficies ya deslizan.`, 'roce-cinetico-en-reposo'),
      ],
      done: md`El roce estático se ajusta al empuje, mientras no pase de su máximo de ${p.most} N.`,
    },
    {
      title: 'Valor del roce',
      prompt: md`Con todo eso, ¿cuánto vale la fuerza de roce?`,
      answer: enterNumber(p.push, { unit: 'N' }),
      slips: [
        slip(p.most, md`Ese es el máximo que puede alcanzar.`, 'roce-estatico-siempre-maximo'),
        slip(p.kinetic, md`Ese es el roce cuando ya desliza.`, 'roce-cinetico-en-reposo'),
        slip(p.most - p.push, md`Eso es lo que falta para que comience a moverse.`, 'roce-menor-que-el-empuje'),
        slip(0, md`Sin roce, el empuje lo haría moverse.`),
      ],
      done: md`Para que la fuerza neta sea cero, el roce equilibra al empuje: ${p.push} N.`,
    },
  ],
});

function newtons(value: Fraction) {
  return { text: `${decimal(value)} N`, value };
}
