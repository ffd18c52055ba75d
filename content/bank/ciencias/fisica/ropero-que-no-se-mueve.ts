import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

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
});

function newtons(value: Fraction) {
  return { text: `${decimal(value)} N`, value };
}
