import { defineTemplate, enterChoice, enterNumber, frac, md, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-fecha-probable-de-ovulacion',
  version: 1,
  content: 'ciencias.biologia.procesos.ciclos',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    start: random.integer(1, 9),
    month: random.integer(0, 11),
    cycle: random.pick([22, 24, 26, 30, 32, 34]),
    name: random.pick(['Antonia', 'Rayén', 'Martina', 'Camila', 'Isidora']),
  }),
  stem: (p) =>
    md`La etapa que va desde la ovulación hasta la siguiente menstruación dura cerca de 14 días; lo que varía entre personas es, sobre todo, la etapa anterior a la ovulación.

${p.name} tiene ciclos regulares de ${p.cycle} días y el primer día de su última menstruación fue el ${date(p, 0)}. ¿En qué fecha es más probable que ovule?`,
  key: (p) => day(p, p.cycle - 14),
  oracle: (p) => {
    let offset = 0;
    while (offset + 14 < p.cycle) offset++;
    return frac(offset);
  },
  distractors: [
    {
      mistake: 'ovulacion-siempre-el-dia-14',
      answer: (p) => day(p, 14),
      feedback: (p) => md`Contaste 14 días hacia adelante; eso sirve en ciclos de 28 días, no de ${p.cycle}.`,
    },
    {
      mistake: 'ovulacion-a-la-mitad-del-ciclo',
      answer: (p) => day(p, p.cycle / 2),
      feedback: () => md`La ovulación no cae justo a la mitad: la segunda etapa dura casi siempre lo mismo.`,
    },
    {
      mistake: 'confunde-ovulacion-con-menstruacion',
      answer: (p) => day(p, p.cycle),
      feedback: () => md`En esa fecha comenzaría el ciclo siguiente, con la menstruación.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Próxima menstruación',
      text: md`Con ciclos de ${p.cycle} días, la siguiente menstruación comenzaría el ${date(p, p.cycle)}.`,
    },
    {
      title: 'Contar hacia atrás',
      text: md`La ovulación ocurre unos 14 días antes. Eso es $${p.cycle} - 14 = ${p.cycle - 14}$ días después del inicio del ciclo.`,
    },
    { title: 'Respuesta', text: md`La fecha más probable es el ${date(p, p.cycle - 14)}.` },
  ],
  steps: (p) => {
    const offset = p.cycle - 14;
    return [
      {
        title: 'La etapa que casi no varía',
        prompt: md`¿Qué etapa del ciclo dura cerca de 14 días en casi todas las personas?`,
        answer: enterChoice(
          [
            'Desde la menstruación hasta la ovulación',
            'Desde la ovulación hasta la menstruación siguiente',
            'Las dos etapas por igual',
          ],
          1,
        ),
        slips: [
          slip(0, md`Lee de nuevo el comienzo: esa es justamente la que más varía.`, 'ovulacion-siempre-el-dia-14'),
          slip(2, md`Si fuera así, todos los ciclos durarían 28 días.`, 'ovulacion-a-la-mitad-del-ciclo'),
        ],
        done: md`Después de ovular faltan cerca de 14 días para menstruar; antes de ovular el tiempo varía.`,
      },
      {
        title: 'Próxima menstruación',
        prompt: md`El ciclo dura ${p.cycle} días y comenzó el ${date(p, 0)}. ¿Qué día comienza el siguiente?`,
        answer: enterChoice([`El ${date(p, 14)}`, `El ${date(p, p.cycle)}`, `El ${date(p, p.cycle + 14)}`], 1),
        slips: [
          slip(0, md`Contaste 14 días; el ciclo completo dura ${p.cycle}.`, 'ovulacion-siempre-el-dia-14'),
          slip(2, md`Contaste días de más: se avanza un solo ciclo.`),
        ],
        done: md`${p.cycle} días después del ${date(p, 0)} es el ${date(p, p.cycle)}.`,
      },
      {
        title: 'Días hasta ovular',
        prompt: md`Si la ovulación ocurre 14 días antes de esa fecha, ¿cuántos días después del inicio del ciclo es?`,
        answer: enterNumber(offset, { unit: 'días' }),
        slips: [
          slip(
            14,
            md`Contaste 14 días desde el comienzo; los 14 días se cuentan hacia atrás.`,
            'ovulacion-siempre-el-dia-14',
          ),
          slip(
            frac(p.cycle, 2),
            md`Tomaste la mitad del ciclo; las dos etapas no duran lo mismo.`,
            'ovulacion-a-la-mitad-del-ciclo',
          ),
          slip(p.cycle + 14, md`Sumaste, y la ovulación es antes de la menstruación siguiente.`),
        ],
        done: md`$${p.cycle} - 14 = ${offset}$ días después de comenzar el ciclo.`,
      },
      {
        title: 'Fecha',
        prompt: md`¿En qué fecha es más probable que ovule ${p.name}?`,
        answer: enterChoice([day(p, 14).text, day(p, p.cycle / 2).text, day(p, offset).text], 2),
        slips: [
          slip(0, md`Esa fecha viene de contar 14 días hacia adelante.`, 'ovulacion-siempre-el-dia-14'),
          slip(1, md`Esa fecha es la mitad del ciclo.`, 'ovulacion-a-la-mitad-del-ciclo'),
        ],
        done: md`${offset} días después del ${date(p, 0)}: el ${date(p, offset)}. Es lo más probable, no una certeza.`,
      },
    ];
  },
});

const MONTHS = [
  ['enero', 31],
  ['febrero', 28],
  ['marzo', 31],
  ['abril', 30],
  ['mayo', 31],
  ['junio', 30],
  ['julio', 31],
  ['agosto', 31],
  ['septiembre', 30],
  ['octubre', 31],
  ['noviembre', 30],
  ['diciembre', 31],
] as const;

type Start = { readonly start: number; readonly month: number };

function date({ start, month }: Start, offset: number): string {
  let index = month;
  let dayOfMonth = start + offset;
  for (;;) {
    const [name, length] = MONTHS[index % 12] ?? MONTHS[0];
    if (dayOfMonth <= length) return `${dayOfMonth} de ${name}`;
    dayOfMonth -= length;
    index++;
  }
}

function day(p: Start, offset: number) {
  return { text: `El ${date(p, offset)}`, value: frac(offset) };
}
