import { allDifferent, defineTemplate, frac, md, percent, texDecimal } from '../../authoring/index.ts';

interface Draw {
  readonly survey: (typeof SURVEYS)[number];
  readonly counts: readonly number[];
  readonly asked: number;
}

const SURVEYS = [
  { about: 'cómo llegan al liceo', verb: 'llega', options: ['A pie', 'En bicicleta', 'En micro', 'En auto'] },
  { about: 'qué taller prefieren', verb: 'prefiere', options: ['Teatro', 'Robótica', 'Vóleibol', 'Cocina'] },
  { about: 'dónde estudian más', verb: 'estudia', options: ['Casa', 'Biblioteca', 'Liceo', 'Transporte'] },
  { about: 'qué fruta eligen de colación', verb: 'elige', options: ['Manzana', 'Plátano', 'Pera', 'Naranja'] },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-porcentaje-desde-un-grafico',
  version: 1,
  content: 'm1.numeros.porcentaje.calculo',
  skill: 'representar',
  difficulty: 1,
  parameters: (random) => {
    const total = random.pick([80, 120, 140, 160, 180, 200, 240, 250]);
    const asked = random.integer(0, 3);
    const most = random.pick([40, 50, 60, 80, 100]);
    const part = (total * random.pick([5, 10, 15, 20, 25, 30, 35])) / 100;
    const third = random.integer(4, 60);
    const others = random.sample([most, third, total - part - most - third], 3);
    return {
      survey: random.pick(SURVEYS),
      counts: [...others.slice(0, asked), part, ...others.slice(asked)],
      asked,
    };
  },
  accepts: (p) => {
    const most = Math.max(...p.counts);
    return (
      p.counts.every((count) => Number.isInteger(count) && count >= 4) &&
      allDifferent(p.counts) &&
      part(p) < most &&
      part(p) < 100 &&
      frac(100 * part(p), most).mul(2).d === 1n &&
      allDifferent([right(p), frac(part(p)), ofTheMost(p), rest(p)])
    );
  },
  stem: (p) =>
    md`El gráfico muestra las respuestas de un grupo de estudiantes a los que se preguntó ${p.survey.about}; cada estudiante eligió una sola opción. ¿Qué porcentaje de los estudiantes encuestados respondió «${p.survey.options[p.asked] ?? ''}»?`,
  figure: (p) => ({
    kind: 'chart',
    type: 'bars',
    categories: p.survey.options,
    series: [{ name: 'Estudiantes', values: p.counts }],
    yTitle: 'Cantidad de estudiantes',
    showValues: true,
    alt: `Gráfico de barras con la cantidad de estudiantes por respuesta: ${p.survey.options.map((option, place) => `${option}, ${p.counts[place]}`).join('; ')}.`,
    caption: 'Datos ficticios con fines didácticos.',
  }),
  key: (p) => share(right(p)),
  oracle: (p) => {
    const all = p.counts.reduce((sum, count) => sum + count, 0);
    for (let halves = 1; halves < 200; halves++) if (halves * all === 200 * part(p)) return frac(halves, 2);
    return 'no percentage fits';
  },
  distractors: [
    {
      mistake: 'lee-la-cantidad-como-porcentaje',
      answer: (p) => share(frac(part(p))),
      feedback: () => md`Esa es la cantidad de estudiantes: falta compararla con el total de encuestados.`,
    },
    {
      mistake: 'compara-con-la-barra-mayor',
      answer: (p) => share(ofTheMost(p)),
      feedback: () => md`Comparaste con la barra más alta; el 100 % es la suma de todas las barras.`,
    },
    {
      mistake: 'da-el-porcentaje-del-resto',
      answer: (p) => share(rest(p)),
      feedback: () => md`Ese porcentaje corresponde a quienes dieron otra respuesta.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El total de encuestados',
      text: md`Se suman las barras: $${p.counts.join(' + ')} = ${total(p)}$ estudiantes.`,
    },
    {
      title: 'La parte por la que se pregunta',
      text: md`La barra «${p.survey.options[p.asked] ?? ''}» llega a $${part(p)}$.`,
    },
    {
      title: 'La parte como porcentaje',
      text: md`$\frac{${part(p)}}{${total(p)}} \cdot 100 = ${texDecimal(right(p))}$. Corresponde al ${percent(right(p))}.`,
    },
  ],
});

function share(value: ReturnType<typeof frac>) {
  return { text: percent(value), value };
}

function part(p: Draw): number {
  return p.counts[p.asked] ?? 0;
}

function total(p: Draw): number {
  return p.counts.reduce((sum, count) => sum + count, 0);
}

function right(p: Draw) {
  return frac(100 * part(p), total(p));
}

function ofTheMost(p: Draw) {
  return frac(100 * part(p), Math.max(...p.counts));
}

function rest(p: Draw) {
  return frac(100).sub(right(p));
}
