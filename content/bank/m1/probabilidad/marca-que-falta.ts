import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const HABITS = [
  { who: 'Amaro', does: 'corre', unit: 'minutos' },
  { who: 'Javiera', does: 'practica violín', unit: 'minutos' },
  { who: 'Lautaro', does: 'lee', unit: 'páginas' },
  { who: 'Constanza', does: 'nada', unit: 'piscinas' },
  { who: 'Emilia', does: 'camina', unit: 'cuadras' },
] as const;

export default defineTemplate({
  id: 'm1-marca-que-falta',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.promedio',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(HABITS),
    days: random.integer(3, 9),
    mean: random.integer(20, 60),
    rise: random.integer(1, 5),
  }),
  accepts: (p) => wanted(p) <= 2 * p.mean && allDifferent([key(p), goal(p), mirrored(p), forgotten(p)]),
  stem: (p) =>
    md`${p.who} ${p.does} todos los días y anota cuánto hizo. En los primeros ${p.days} días su promedio fue de ${p.mean} ${p.unit} diari${p.unit === 'minutos' ? 'o' : 'a'}s. ¿Cuánto debe hacer el día siguiente para que el promedio de los ${p.days + 1} días sea de ${p.mean + p.rise} ${p.unit}?`,
  key,
  oracle: (p) =>
    amountAnswer(
      onlyOne(integers(0, 500), (last) => {
        const all = [...Array.from({ length: p.days }, () => p.mean), last];
        return frac(
          all.reduce((sum, value) => sum + value, 0),
          all.length,
        ).equals(p.mean + p.rise);
      }),
      p.unit,
    ).value,
  distractors: [
    {
      mistake: 'promedio-meta-como-dato',
      answer: goal,
      feedback: () => md`Con esa cantidad el promedio sube, pero no alcanza: los días anteriores están por debajo.`,
    },
    {
      mistake: 'promedio-meta-simetrica',
      answer: mirrored,
      feedback: () => md`Compensaste un solo día; hay que compensar lo que faltó en todos los anteriores.`,
    },
    {
      mistake: 'promedio-olvida-el-dato-nuevo',
      answer: forgotten,
      feedback: () => md`Al calcular la suma que se necesita, cuenta también el día nuevo.`,
    },
  ],
  solution: (p) => [
    { title: 'Suma hasta ahora', text: md`$${p.days} \cdot ${p.mean} = ${p.days * p.mean}$` },
    {
      title: 'Suma que se necesita',
      text: md`Para ese promedio en ${p.days + 1} días: $${p.days + 1} \cdot ${p.mean + p.rise} = ${(p.days + 1) * (p.mean + p.rise)}$.`,
    },
    {
      title: 'Lo que falta',
      text: md`$${(p.days + 1) * (p.mean + p.rise)} - ${p.days * p.mean} = ${wanted(p)}$. Debe hacer ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly days: number;
  readonly mean: number;
  readonly rise: number;
  readonly unit: string;
}

function wanted(p: Parameters): number {
  return (p.days + 1) * (p.mean + p.rise) - p.days * p.mean;
}

function key(p: Parameters) {
  return amountAnswer(wanted(p), p.unit);
}

function goal(p: Parameters) {
  return amountAnswer(p.mean + p.rise, p.unit);
}

function mirrored(p: Parameters) {
  return amountAnswer(p.mean + 2 * p.rise, p.unit);
}

function forgotten(p: Parameters) {
  return amountAnswer(p.days * p.rise, p.unit);
}
