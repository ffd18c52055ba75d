import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-frascos-claro-y-oscuro',
  version: 1,
  content: 'ciencias.biologia.ambiente.respiracion-celular',
  otherContents: ['ciencias.biologia.ambiente.fotosintesis'],
  skill: 'procesar-analizar',
  difficulty: 5,
  module: 'electivo',
  parameters: (random) => ({
    start: random.integer(60, 90),
    gained: random.integer(10, 50),
    lost: random.integer(5, 35),
    lake: random.pick(['Villarrica', 'Llanquihue', 'Ranco', 'Rapel']),
  }),
  accepts: (p) => p.gained > p.lost && p.gained !== 2 * p.lost,
  stem: (p) =>
    md`Para estudiar las microalgas del lago ${p.lake} se llenaron dos frascos cerrados con la misma agua. Uno era transparente y el otro, oscuro. Se dejaron juntos en el lago durante 6 horas de sol y se midió el oxígeno disuelto (datos ficticios con fines didácticos).

| Medición | Oxígeno (mg/L) |
|---|---|
| Al comienzo, ambos frascos | ${decimal(frac(p.start, 10))} |
| Al final, frasco transparente | ${decimal(frac(p.start + p.gained, 10))} |
| Al final, frasco oscuro | ${decimal(frac(p.start - p.lost, 10))} |

Si la respiración es la misma en ambos frascos, ¿cuánto oxígeno **produjo en total** la fotosíntesis en el frasco transparente?`,
  key: (p) => oxygen(values(p)[0]),
  oracle: (p) => frac(p.start + p.gained, 10).sub(frac(p.start - p.lost, 10)),
  distractors: [
    {
      mistake: 'fotosintesis-neta-por-bruta',
      answer: (p) => oxygen(values(p)[1]),
      feedback: () => md`Eso es lo que aumentó; mientras tanto, parte del oxígeno producido se consumió.`,
    },
    {
      mistake: 'da-la-lectura-final',
      answer: (p) => oxygen(frac(p.start + p.gained, 10)),
      feedback: () => md`Esa es la lectura final; antes de empezar ya había oxígeno en el agua.`,
    },
    {
      mistake: 'resta-la-respiracion',
      answer: (p) => oxygen(values(p)[3]),
      feedback: () => md`Restaste la respiración; piensa si el aumento ya la tiene descontada.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Respiración',
      text: md`En el frasco oscuro no hay fotosíntesis: lo que baja el oxígeno es la respiración, ${decimal(values(p)[2])} mg/L.`,
    },
    {
      title: 'Aumento en el frasco transparente',
      text: md`Subió ${decimal(values(p)[1])} mg/L. Ese aumento es lo que produjo la fotosíntesis menos lo que consumió la respiración.`,
    },
    {
      title: 'Fotosíntesis total',
      text: md`$${texDecimal(values(p)[1])} + ${texDecimal(values(p)[2])}$: la fotosíntesis produjo ${oxygen(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const [total, gained, lost, difference] = values(p);
    return [
      {
        title: 'Qué ocurre en el frasco oscuro',
        prompt: md`En el frasco oscuro no entra luz. ¿Qué procesos de las microalgas cambian ahí el oxígeno?`,
        answer: enterChoice(
          ['Solo la fotosíntesis', 'Solo la respiración', 'La fotosíntesis y la respiración', 'Ninguno'],
          1,
        ),
        slips: [
          slip(0, md`¿Qué necesita la fotosíntesis que ahí no hay?`),
          slip(2, md`Uno de los dos no puede ocurrir sin luz.`),
          slip(3, md`Mira la tabla: en ese frasco el oxígeno cambió.`),
        ],
        done: md`Sin luz no hay fotosíntesis, pero las microalgas siguen respirando y gastan oxígeno.`,
      },
      {
        title: 'Respiración',
        prompt: md`¿Cuánto oxígeno consumió la respiración en las 6 horas?`,
        answer: enterNumber(lost, { unit: 'mg/L' }),
        slips: [
          slip(
            frac(p.start - p.lost, 10),
            md`Esa es la lectura final del frasco oscuro; falta compararla con el comienzo.`,
            'da-la-lectura-final',
          ),
          slip(gained, md`Usaste el frasco transparente, donde ocurren las dos cosas a la vez.`),
          slip(total, md`Comparaste un frasco con el otro; compara el oscuro con el comienzo.`),
          slip(lost.neg(), md`La diferencia está bien; lo que se consumió se dice sin signo.`),
        ],
        done: md`En el oscuro bajó de ${decimal(frac(p.start, 10))} a ${decimal(frac(p.start - p.lost, 10))}: se consumieron ${decimal(lost)} mg/L.`,
      },
      {
        title: 'Aumento en el frasco transparente',
        prompt: md`¿Cuánto aumentó el oxígeno en el frasco transparente?`,
        answer: enterNumber(gained, { unit: 'mg/L' }),
        slips: [
          slip(
            frac(p.start + p.gained, 10),
            md`Esa es la lectura final; ya había oxígeno al comienzo.`,
            'da-la-lectura-final',
          ),
          slip(total, md`Comparaste un frasco con el otro; aquí se pide respecto del comienzo.`),
        ],
        done: md`$${texDecimal(frac(p.start + p.gained, 10))} - ${texDecimal(frac(p.start, 10))} = ${texDecimal(gained)}$ mg/L.`,
      },
      {
        title: 'Producción total',
        prompt: md`Ese aumento es lo que quedó después de que la respiración gastara su parte. ¿Cuánto produjo en total la fotosíntesis?`,
        answer: enterNumber(total, { unit: 'mg/L' }),
        slips: [
          slip(
            gained,
            md`Eso es lo que quedó; la fotosíntesis produjo también lo que se gastó.`,
            'fotosintesis-neta-por-bruta',
          ),
          slip(
            difference,
            md`Restaste, pero el aumento ya tiene descontado lo que gastó la respiración.`,
            'resta-la-respiracion',
          ),
          slip(
            frac(p.start + p.gained, 10),
            md`Esa es la lectura final; ya había oxígeno al comienzo.`,
            'da-la-lectura-final',
          ),
        ],
        done: md`Lo que quedó más lo que se gastó: $${texDecimal(gained)} + ${texDecimal(lost)} = ${texDecimal(total)}$ mg/L.`,
      },
    ];
  },
});

function values(p: {
  readonly gained: number;
  readonly lost: number;
}): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [frac(p.gained + p.lost, 10), frac(p.gained, 10), frac(p.lost, 10), frac(p.gained - p.lost, 10)];
}

function oxygen(value: Fraction) {
  return { text: `${decimal(value)} mg/L`, value };
}
