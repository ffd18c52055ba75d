import {
  allDifferent,
  amountAnswer,
  areCounts,
  defineTemplate,
  enterNumber,
  frac,
  md,
  slip,
} from '../../authoring/index.ts';

interface Draw {
  readonly people: number;
  readonly area: number;
  readonly days: number;
  readonly people2: number;
  readonly area2: number;
  readonly scene: (typeof SCENES)[number];
}

const SCENES = [
  { who: 'personas', does: 'cosechan', what: 'hectáreas de uva', all: 'cosechar' },
  { who: 'voluntarios', does: 'reforestan', what: 'hectáreas de cerro', all: 'reforestar' },
  { who: 'pintores', does: 'pintan', what: 'salas de un liceo', all: 'pintar' },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-cosecha-con-mas-gente',
  version: 1,
  content: 'm1.algebra.proporcionalidad.problemas',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => {
    const [fewer, more] = random.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 3],
      [2, 5],
      [3, 5],
    ] as const);
    const crews = random.integer(2, 4);
    const plots = random.integer(2, 5);
    return {
      people: fewer * crews,
      area: 2 * plots,
      days: more * random.integer(2, 4),
      people2: more * crews,
      area2: random.integer(3, 6) * plots,
      scene: random.pick(SCENES),
    };
  },
  accepts: (p) =>
    p.people2 > p.people &&
    p.area2 > p.area &&
    areCounts([right(p), peopleOnly(p), areaOnly(p), allDirect(p)]) &&
    allDirect(p).compare(60) < 0 &&
    allDifferent([right(p), peopleOnly(p), areaOnly(p), allDirect(p), p.days]),
  stem: (p) =>
    md`Trabajando al mismo ritmo, ${p.people} ${p.scene.who} ${p.scene.does} ${p.area} ${p.scene.what} en ${p.days} días. ¿En cuántos días ${p.people2} ${p.scene.who} con ese ritmo alcanzan a ${p.scene.all} ${p.area2} ${p.scene.what}?`,
  key: (p) => amountAnswer(right(p), ['día', 'días']),
  oracle: (p) => {
    // Work of one of them in one day, in parts of what all did.
    const each = frac(p.area, p.people * p.days);
    let done = frac(0);
    for (let day = 1; day <= 1000; day++) {
      done = done.add(each.mul(p.people2));
      if (done.equals(p.area2)) return frac(day);
    }
    return 'no whole number of days';
  },
  distractors: [
    {
      mistake: 'considera-solo-cuantos-trabajan',
      answer: (p) => amountAnswer(peopleOnly(p), ['día', 'días']),
      feedback: () => md`Ajustaste por la gente, pero el trabajo también aumentó.`,
    },
    {
      mistake: 'considera-solo-cuanto-trabajo',
      answer: (p) => amountAnswer(areaOnly(p), ['día', 'días']),
      feedback: () => md`Ajustaste por el trabajo, pero ahora también son más.`,
    },
    {
      mistake: 'toma-todo-en-proporcion-directa',
      answer: (p) => amountAnswer(allDirect(p), ['día', 'días']),
      feedback: () => md`Con más gente el trabajo demora menos: esa proporción es inversa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cómo influye cada dato',
      text: md`Los días son inversamente proporcionales a cuántos trabajan y directamente proporcionales al trabajo.`,
    },
    {
      title: 'Trabajo de cada uno por día',
      text: md`Se necesitan $${p.people} \cdot ${p.days} = ${p.people * p.days}$ jornadas para ${p.area} ${p.scene.what}, y $${p.people * p.days} \cdot \frac{${p.area2}}{${p.area}} = ${right(p).mul(p.people2).toFraction()}$ jornadas para ${p.area2}.`,
    },
    {
      title: 'Repartir las jornadas',
      text: md`Entre ${p.people2}: $${right(p).mul(p.people2).toFraction()} : ${p.people2}$. Demoran ${amountAnswer(right(p), ['día', 'días']).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El trabajo en jornadas',
      prompt: md`Una jornada es el trabajo de uno en un día. ¿Cuántas jornadas suman ${p.people} ${p.scene.who} en ${p.days} días?`,
      answer: enterNumber(p.people * p.days),
      slips: [
        slip(p.people + p.days, md`Sumaste: cada día trabajan todos, así que las jornadas se repiten.`),
        slip(frac(p.days, p.people), md`Dividiste: con más gente hay más jornadas, no menos.`),
      ],
      done: md`$${p.people} \cdot ${p.days} = ${p.people * p.days}$ jornadas para ${p.area} ${p.scene.what}.`,
    },
    {
      title: 'Las jornadas del trabajo nuevo',
      prompt: md`Si ${p.area} ${p.scene.what} piden ${p.people * p.days} jornadas, ¿cuántas piden ${p.area2}?`,
      answer: enterNumber(right(p).mul(p.people2)),
      oracle: frac(p.people * p.days, p.area).mul(p.area2),
      slips: [
        slip(
          p.people * p.days + p.area2 - p.area,
          md`Sumaste la diferencia: el trabajo crece en la misma razón, no en la misma cantidad.`,
        ),
        slip(frac(p.people * p.days * p.area, p.area2), md`Así más trabajo pediría menos jornadas: revisa la razón.`),
      ],
      done: md`$${p.people * p.days} \cdot \frac{${p.area2}}{${p.area}} = ${right(p).mul(p.people2).toFraction()}$.`,
    },
    {
      title: 'Repartir las jornadas',
      prompt: md`Esas jornadas se reparten entre ${p.people2} ${p.scene.who}. ¿Cuántos días demoran?`,
      answer: enterNumber(right(p), { unit: 'días' }),
      slips: [
        slip(
          peopleOnly(p),
          md`Ajustaste por la gente, pero el trabajo también aumentó.`,
          'considera-solo-cuantos-trabajan',
        ),
        slip(areaOnly(p), md`Ajustaste por el trabajo, pero ahora también son más.`, 'considera-solo-cuanto-trabajo'),
        slip(
          allDirect(p),
          md`Con más gente se demora menos: esa proporción es inversa.`,
          'toma-todo-en-proporcion-directa',
        ),
        slip(right(p).mul(p.people2).mul(p.people2), md`Multiplicaste: las jornadas se reparten, así que se divide.`),
      ],
      done: md`$${right(p).mul(p.people2).toFraction()} : ${p.people2} = ${right(p).toFraction()}$.`,
    },
  ],
});

function right(p: Draw) {
  return frac(p.days * p.people * p.area2, p.people2 * p.area);
}

function peopleOnly(p: Draw) {
  return frac(p.days * p.people, p.people2);
}

function areaOnly(p: Draw) {
  return frac(p.days * p.area2, p.area);
}

function allDirect(p: Draw) {
  return frac(p.days * p.people2 * p.area2, p.people * p.area);
}
