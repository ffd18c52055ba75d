import {
  allDifferent,
  amountAnswer,
  areCounts,
  decimal,
  defineTemplate,
  enterEquation,
  enterExpression,
  enterNumber,
  frac,
  md,
  slip,
  texPolynomial,
} from '../../authoring/index.ts';

interface Draw {
  readonly small: number;
  readonly large: number;
  readonly smalls: number;
  readonly larges: number;
  readonly scene: (typeof SCENES)[number];
}

const SCENES = [
  { what: 'miel', unit: 'kg', who: 'Un apicultor de Paine envasó', thing: ['frasco', 'frascos'] },
  { what: 'aceite de oliva', unit: 'litros', who: 'Una cooperativa de Huasco envasó', thing: ['bidón', 'bidones'] },
  { what: 'harina tostada', unit: 'kg', who: 'Un molino de Temuco envasó', thing: ['saco', 'sacos'] },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-envases-de-dos-tamanos',
  version: 1,
  content: 'm1.algebra.sistemas-2x2.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    const [small, large] = [random.integer(2, 4), random.integer(5, 9)];
    const smalls = large * random.integer(2, 6);
    return {
      small,
      large,
      smalls,
      larges: smalls + (small + large) * random.pick([-2, -1, 1, 2]),
      scene: random.pick(SCENES),
    };
  },
  accepts: (p) =>
    p.larges > 5 &&
    areCounts([p.larges, p.smalls, evenly(p), onlyLarge(p)]) &&
    allDifferent([p.larges, p.smalls, evenly(p), onlyLarge(p)]),
  stem: (p) =>
    md`${p.scene.who} ${decimal(amount(p))} ${p.scene.unit} de ${p.scene.what} en ${p.smalls + p.larges} ${p.scene.thing[1]}, todos llenos: unos de ${p.small} ${p.scene.unit} y otros de ${p.large} ${p.scene.unit}. ¿Cuántos ${p.scene.thing[1]} de ${p.large} ${p.scene.unit} se llenaron?`,
  key: (p) => amountAnswer(p.larges, p.scene.thing),
  oracle: (p) => {
    for (let larges = 0; larges <= p.smalls + p.larges; larges++)
      if (larges * p.large + (p.smalls + p.larges - larges) * p.small === amount(p)) return frac(larges);
    return 'no number fits';
  },
  distractors: [
    {
      mistake: 'responde-por-la-otra-incognita',
      answer: (p) => amountAnswer(p.smalls, p.scene.thing),
      feedback: (p) => md`Esa es la cantidad de los de ${p.small} ${p.scene.unit}; se pregunta por los otros.`,
    },
    {
      mistake: 'supone-igual-cantidad-de-cada-uno',
      answer: (p) => amountAnswer(evenly(p), p.scene.thing),
      feedback: () => md`Supusiste que hay igual cantidad de cada tamaño; comprueba el total de envases.`,
    },
    {
      mistake: 'reparte-todo-en-los-grandes',
      answer: (p) => amountAnswer(onlyLarge(p), p.scene.thing),
      feedback: () => md`Repartiste todo en envases grandes, y parte quedó en los pequeños.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Dos incógnitas, dos ecuaciones',
      text: md`Sean $p$ los pequeños y $g$ los grandes: $p + g = ${p.smalls + p.larges}$ y $${p.small}p + ${p.large}g = ${amount(p)}$.`,
    },
    {
      title: 'Sustituir',
      text: md`$p = ${p.smalls + p.larges} - g$, luego $${p.small}(${p.smalls + p.larges} - g) + ${p.large}g = ${amount(p)}$.`,
    },
    {
      title: 'Despejar',
      text: md`$${p.large - p.small === 1 ? '' : p.large - p.small}g = ${amount(p) - p.small * (p.smalls + p.larges)}$. Se llenaron ${amountAnswer(p.larges, p.scene.thing).text} de ${p.large} ${p.scene.unit}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'La ecuación de los envases',
      prompt: md`Llama $p$ a los ${p.scene.thing[1]} de ${p.small} ${p.scene.unit} y $g$ a los de ${p.large} ${p.scene.unit}. Escribe la ecuación que dice cuántos ${p.scene.thing[1]} hay.`,
      answer: enterEquation(`p + g = ${p.smalls + p.larges}`),
      oracle: [p.larges, p.smalls],
      slips: [
        slip(`p + g = ${amount(p)}`, md`Ese total es de ${p.scene.unit}; aquí se cuentan envases.`),
        slip(
          `${p.small}p + ${p.large}g = ${p.smalls + p.larges}`,
          md`A la izquierda pusiste ${p.scene.unit} y a la derecha, envases.`,
        ),
      ],
      done: md`Son $${p.smalls + p.larges}$ en total: $p + g = ${p.smalls + p.larges}$.`,
    },
    {
      title: 'La ecuación del contenido',
      prompt: md`Ahora escribe la ecuación que dice que en total son ${decimal(amount(p))} ${p.scene.unit}.`,
      answer: enterEquation(`${p.small}p + ${p.large}g = ${amount(p)}`),
      oracle: [p.larges, p.smalls],
      slips: [
        slip(`p + g = ${amount(p)}`, md`Así cada envase tendría una unidad: falta cuánto lleva cada tamaño.`),
        slip(
          `${p.large}p + ${p.small}g = ${amount(p)}`,
          md`Cruzaste los tamaños: $p$ son los de ${p.small} ${p.scene.unit}.`,
        ),
      ],
      done: md`Cada tamaño aporta su contenido por su cantidad.`,
    },
    {
      title: 'Reemplazar',
      prompt: md`De la primera, $p = ${p.smalls + p.larges} - g$. Reemplázalo en $${p.small}p + ${p.large}g$ y reduce. ¿Qué expresión con $g$ queda?`,
      answer: enterExpression(texPolynomial([p.large - p.small, p.small * (p.smalls + p.larges)], 'g'), {
        form: 'expanded',
      }),
      oracle: (g) => p.small * (p.smalls + p.larges - (g ?? 0)) + p.large * (g ?? 0),
      slips: [
        slip(
          texPolynomial([p.large - 1, p.small * (p.smalls + p.larges)], 'g'),
          md`El $${p.small}$ multiplica también a la $g$ del paréntesis.`,
        ),
        slip(
          texPolynomial([p.large + p.small, p.small * (p.smalls + p.larges)], 'g'),
          md`Dentro del paréntesis la $g$ está restando: mira su signo.`,
        ),
      ],
      done: md`$${p.small}(${p.smalls + p.larges} - g) + ${p.large}g = ${texPolynomial([p.large - p.small, p.small * (p.smalls + p.larges)], 'g')}$.`,
    },
    {
      title: 'La respuesta',
      prompt: md`Iguala esa expresión a $${amount(p)}$ y despeja. ¿Cuántos ${p.scene.thing[1]} de ${p.large} ${p.scene.unit} se llenaron?`,
      answer: enterNumber(p.larges, { unit: p.scene.thing[1] }),
      slips: [
        slip(
          p.smalls,
          md`Esos son los de ${p.small} ${p.scene.unit}; se pregunta por los otros.`,
          'responde-por-la-otra-incognita',
        ),
        slip(
          evenly(p),
          md`Así habría igual cantidad de los dos tamaños: revisa si el total de envases calza.`,
          'supone-igual-cantidad-de-cada-uno',
        ),
        slip(onlyLarge(p), md`Repartiste todo en los envases grandes.`, 'reparte-todo-en-los-grandes'),
      ],
      done: md`$${p.smalls}$ de ${p.small} y $${p.larges}$ de ${p.large}: en total $${amount(p)}$ ${p.scene.unit}.`,
    },
  ],
});

function amount(p: Draw): number {
  return p.small * p.smalls + p.large * p.larges;
}

function evenly(p: Draw) {
  return frac(amount(p), p.small + p.large);
}

function onlyLarge(p: Draw) {
  return frac(amount(p), p.large);
}
