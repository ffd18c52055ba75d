import { allDifferent, defineTemplate, frac, md, percent, texDecimal } from '../../authoring/index.ts';
import { population, share } from '../../authoring/oracles.ts';

const SURVEYS = [
  { asked: '¿Cómo llegas al liceo?', answers: ['A pie', 'En bicicleta', 'En micro', 'En auto'] },
  { asked: '¿Qué haces en el primer recreo?', answers: ['Conversar', 'Jugar', 'Leer', 'Estudiar'] },
  { asked: '¿Qué fruta prefieres en la colación?', answers: ['Manzana', 'Plátano', 'Naranja', 'Uva'] },
  { asked: '¿Qué taller elegirías?', answers: ['Teatro', 'Ajedrez', 'Huerto', 'Robótica'] },
] as const;

export default defineTemplate({
  id: 'm1-encuesta-de-transporte',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.frecuencias',
  skill: 'representar',
  difficulty: 1,
  parameters: (random) => {
    const total = random.pick([40, 50, 60, 80, 120, 150, 160, 200]);
    const wanted = random.integer(0, 3);
    const asked = (total * random.pick([10, 15, 20, 25, 30, 35, 40, 45])) / 100;
    const second = random.integer(3, Math.floor((total - asked) / 2));
    const third = random.integer(2, total - asked - second - 2);
    return {
      survey: random.integer(0, SURVEYS.length - 1),
      counts: [second, third, total - asked - second - third].toSpliced(wanted, 0, asked),
      wanted,
    };
  },
  accepts: (p) =>
    p.counts.every((count) => Number.isInteger(count) && count >= 2) &&
    allDifferent([key(p), asPercent(p), theRest(p), againstOthers(p)]),
  stem: (p) => {
    const { asked, answers } = surveyOf(p);
    const rows = answers.map((answer, index) => `| ${answer} | ${p.counts[index]} |`);
    return md`La tabla muestra las respuestas de un grupo de estudiantes a la pregunta «${asked}». Cada estudiante eligió una sola opción.

| Respuesta | Frecuencia |
| --- | --- |
${rows.join('\n')}

¿Qué porcentaje del grupo respondió «${wanted(p)}»?`;
  },
  key,
  oracle: (p) => {
    const { answers } = surveyOf(p);
    const everybody = population(...answers.map((answer, index) => [answer, p.counts[index] ?? 0] as const));
    return share(everybody, (answer) => answer === wanted(p)).mul(100);
  },
  distractors: [
    {
      mistake: 'frecuencia-como-porcentaje',
      answer: asPercent,
      feedback: (p) => md`${count(p)} es la cantidad de estudiantes; compárala con el total del grupo.`,
    },
    {
      mistake: 'frecuencia-del-resto',
      answer: theRest,
      feedback: (p) => md`Ese es el porcentaje de quienes no respondieron «${wanted(p)}».`,
    },
    {
      mistake: 'frecuencia-divide-por-los-demas',
      answer: againstOthers,
      feedback: () => md`Dividiste por la suma de las otras respuestas; el total incluye también esta.`,
    },
  ],
  solution: (p) => [
    { title: 'El total', text: md`$${p.counts.join(' + ')} = ${total(p)}$ estudiantes.` },
    {
      title: 'La parte pedida',
      text: md`«${wanted(p)}» tiene frecuencia ${count(p)}. Su frecuencia relativa es $\frac{${count(p)}}{${total(p)}} = ${texDecimal(frac(count(p), total(p)))}$.`,
    },
    { title: 'Como porcentaje', text: md`Al multiplicar por 100 se obtiene ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly survey: number;
  readonly counts: readonly number[];
  readonly wanted: number;
}

function surveyOf(p: Parameters) {
  return SURVEYS[p.survey] ?? SURVEYS[0];
}

function wanted(p: Parameters): string {
  return surveyOf(p).answers[p.wanted] ?? '';
}

function count(p: Parameters): number {
  return p.counts[p.wanted] ?? 0;
}

function total(p: Parameters): number {
  return p.counts.reduce((sum, each) => sum + each, 0);
}

function percentage(value: ReturnType<typeof frac>) {
  return { text: percent(value), value };
}

function key(p: Parameters) {
  return percentage(frac(count(p) * 100, total(p)));
}

function asPercent(p: Parameters) {
  return percentage(frac(count(p)));
}

function theRest(p: Parameters) {
  return percentage(frac((total(p) - count(p)) * 100, total(p)));
}

function againstOthers(p: Parameters) {
  return percentage(frac(count(p) * 100, total(p) - count(p)).round(0));
}
