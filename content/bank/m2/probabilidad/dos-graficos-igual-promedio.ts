import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { defineTemplate, md } from '../../authoring/index.ts';
import { population } from '../../authoring/oracles.ts';

const GROUPS = [
  { first: 'el 3° A', second: 'el 3° B', what: 'las notas de dos cursos en una misma prueba' },
  {
    first: 'el turno 1',
    second: 'el turno 2',
    what: 'la evaluación que los clientes dieron a dos turnos de un restorán',
  },
  { first: 'la sede A', second: 'la sede B', what: 'la evaluación de los usuarios a dos sedes de un servicio' },
] as const;
const VALUES: readonly number[] = [3, 4, 5, 6, 7];

export default defineTemplate({
  id: 'm2-dos-graficos-igual-promedio',
  version: 1,
  content: 'm2.probabilidad.dispersion.problemas',
  skill: 'representar',
  difficulty: 4,
  parameters: (random) => {
    const context = random.integer(0, GROUPS.length - 1);
    // Symmetrical about 5 and with the same total, so that both have the mean 5.
    const close = { outer: random.integer(1, 2), middle: random.integer(2, 5) };
    const far = { outer: random.integer(3, 7), middle: random.integer(1, 3) };
    const total = random.integer(16, 24);
    const firstIsClose = random.pick([true, false]);
    const bars = ({ outer, middle }: { readonly outer: number; readonly middle: number }) => [
      outer,
      middle,
      total - 2 * outer - 2 * middle,
      middle,
      outer,
    ];
    return { context, firstIsClose, first: bars(firstIsClose ? close : far), second: bars(firstIsClose ? far : close) };
  },
  accepts: (p) => {
    const spread = ([outer = 0, middle = 0]: readonly number[]) => 4 * outer + middle;
    const [close, far] = p.firstIsClose ? [p.first, p.second] : [p.second, p.first];
    return [...close, ...far].every((count) => count >= 1 && count <= 16) && spread(close) + 4 <= spread(far);
  },
  stem: (p) => {
    const { what, first, second } = groupOf(p);
    return md`El gráfico muestra ${what}, ${first} y ${second}, en una escala de 1 a 7. ¿Cuál de las siguientes afirmaciones sobre esos datos es verdadera?`;
  },
  figure: (p) => {
    const { first, second } = groupOf(p);
    const words = (name: string, counts: readonly number[]) =>
      `${name}: ${counts.map((count, index) => `${count} con ${VALUES[index] ?? 0}`).join(', ')}`;
    return {
      kind: 'chart',
      type: 'bars',
      alt: `Gráfico de barras con dos series. ${words(first, p.first)}. ${words(second, p.second)}.`,
      categories: VALUES.map(String),
      series: [
        { name: first, values: p.first },
        { name: second, values: p.second },
      ],
      xTitle: 'Nota',
      yTitle: 'Frecuencia',
      showValues: true,
    };
  },
  key: (p) => claim(p, p.firstIsClose ? 'first' : 'second', true),
  oracle: (p) => {
    const summary = (counts: readonly number[]) => {
      const data = population(...counts.map((count, index) => [VALUES[index] ?? 0, count] as const));
      const sum = data.reduce((total, value) => total + value, 0);
      const squares = data.reduce((total, value) => total + value * value, 0);
      return { mean: sum / data.length, variance: squares / data.length - (sum / data.length) ** 2 };
    };
    const [one, other] = [summary(p.first), summary(p.second)];
    return claim(p, one.variance < other.variance ? 'first' : 'second', one.mean === other.mean).value;
  },
  distractors: [
    {
      mistake: 'dispersion-compara-al-reves',
      answer: (p) => claim(p, p.firstIsClose ? 'second' : 'first', true),
      feedback: () => md`Mira qué grupo tiene más datos lejos del centro: ese tiene la desviación mayor.`,
    },
    {
      mistake: 'dispersion-igual-promedio-igual-dispersion',
      answer: (p) => claim(p, 'same', true),
      feedback: () => md`Dos grupos pueden tener igual promedio y datos repartidos de manera muy distinta.`,
    },
    {
      mistake: 'dispersion-mira-solo-los-extremos',
      answer: (p) => claim(p, 'same', false),
      feedback: () => md`Que ambos vayan de 3 a 7 no iguala su dispersión; además, calcula los promedios.`,
    },
  ],
  solution: (p) => {
    const { first, second } = groupOf(p);
    return [
      {
        title: 'Los promedios',
        text: md`En los dos grupos las barras son simétricas respecto de la nota 5: hay tantos 4 como 6 y tantos 3 como 7. Ambos promedios son 5.`,
      },
      {
        title: 'La dispersión',
        text: md`En las notas 3 y 7, las más alejadas del promedio, ${first} tiene ${2 * (p.first[0] ?? 0)} datos y ${second} tiene ${2 * (p.second[0] ?? 0)}. El grupo con más datos cerca de 5 tiene menor desviación estándar.`,
      },
      { title: 'Concluir', text: md`${claim(p, p.firstIsClose ? 'first' : 'second', true).text}` },
    ];
  },
});

interface Parameters {
  readonly context: number;
  readonly firstIsClose: boolean;
  readonly first: readonly number[];
  readonly second: readonly number[];
}

function groupOf(p: Parameters) {
  return GROUPS[p.context] ?? GROUPS[0];
}

function claim(p: Parameters, least: 'first' | 'second' | 'same', sameMean: boolean) {
  const { first, second } = groupOf(p);
  const means = sameMean ? 'Los promedios son iguales' : 'Los promedios son distintos';
  const spread = {
    first: `la desviación estándar es menor en ${first}.`,
    second: `la desviación estándar es menor en ${second}.`,
    same: 'las desviaciones estándar son iguales.',
  }[least];
  return wordsAnswer(`${means} y ${spread}`, `${least} ${sameMean}`);
}
