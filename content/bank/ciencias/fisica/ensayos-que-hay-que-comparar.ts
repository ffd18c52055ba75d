import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';
import { groups, integers, onlyOne } from '../../authoring/oracles.ts';

const VARIABLES = [
  { asks: 'la masa del bloque', values: [5, 10, 15, 20] },
  { asks: 'el tipo de superficie', values: [0, 1, 2, 3] },
  { asks: 'el área de apoyo', values: [40, 60, 90, 120] },
] as const;
const SURFACES = ['Madera', 'Vidrio', 'Cartón', 'Baldosa'] as const;

/** Tenths of a kilogram, surface, square centimetres. */
type Trial = readonly [mass: number, surface: number, area: number];

interface Draw {
  readonly asked: number;
  /** Places in the table of the base, of what differs in the asked variable, in another, and in the asked and the third. */
  readonly places: readonly number[];
  readonly trials: readonly Trial[];
}

export default defineTemplate<Draw>({
  id: 'ciencias-ensayos-que-hay-que-comparar',
  version: 1,
  content: 'ciencias.fisica.mecanica.roce',
  skill: 'planificar-conducir',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => {
    const [asked = 0, second = 0, third = 0] = random.sample([0, 1, 2], 3);
    const drawn = VARIABLES.map(({ values }) => random.sample<number>(values, 3));
    const trial = (levels: Readonly<Record<number, number>>): Trial => {
      const [mass, surface, area] = integers(0, 2).map((variable) => drawn[variable]?.[levels[variable] ?? 0] ?? 0);
      return [mass ?? 0, surface ?? 0, area ?? 0];
    };
    const places = random.sample([0, 1, 2, 3], 4);
    const inOrder = [trial({}), trial({ [asked]: 1 }), trial({ [second]: 1 }), trial({ [asked]: 2, [third]: 1 })];
    return { asked, places, trials: integers(0, 3).map((place) => inOrder[places.indexOf(place)] ?? trial({})) };
  },
  stem: (p) =>
    md`Un grupo estudiará el roce entre un bloque y una mesa horizontal. En cada ensayo tirará del bloque con un dinamómetro, a rapidez constante, y anotará la fuerza. La tabla muestra las condiciones que eligió.

| Ensayo | Masa del bloque (kg) | Superficie de la mesa | Área de apoyo (cm²) |
|---|---|---|---|
${p.trials.map(([mass, surface, area], place) => `| ${place + 1} | ${decimal(frac(mass, 10), 1)} | ${SURFACES[surface]} | ${area} |`).join('\n')}

¿Qué ensayos debe comparar para saber si influye ${VARIABLES[p.asked]?.asks ?? ''}?`,
  key: (p) => pair(p, 0, 1),
  oracle: (p) => {
    const [one = 0, other = 0] = onlyOne(groups([0, 1, 2, 3], 2), ([first = 0, second = 0]) =>
      integers(0, 2).every(
        (variable) => (p.trials[first]?.[variable] !== p.trials[second]?.[variable]) === (variable === p.asked),
      ),
    );
    return `El ${one + 1} y el ${other + 1}`;
  },
  distractors: [
    {
      mistake: 'compara-ensayos-con-otra-variable',
      answer: (p) => pair(p, 0, 2),
      feedback: () => md`Entre esos ensayos cambia una sola condición, pero no es la que se investiga.`,
    },
    {
      mistake: 'cambia-fuerza-y-masa-a-la-vez',
      answer: (p) => pair(p, 0, 3),
      feedback: () => md`Entre esos ensayos cambia lo que se investiga y también otra condición.`,
    },
    {
      mistake: 'compara-ensayos-muy-distintos',
      answer: (p) => pair(p, 2, 3),
      feedback: () => md`Entre esos ensayos cambian las tres condiciones: no se sabría a cuál atribuir la diferencia.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué se necesita',
      text: md`Dos ensayos que difieran en ${VARIABLES[p.asked]?.asks ?? ''} y sean iguales en todo lo demás.`,
    },
    {
      title: 'Revisar la tabla',
      text: md`Fila por fila, entre ${pair(p, 0, 2).text.toLowerCase()} cambia otra condición y entre ${pair(p, 0, 3).text.toLowerCase()} cambian dos.`,
    },
    { title: 'Respuesta', text: pair(p, 0, 1).text },
  ],
});

/** The trials in these roles, by their numbers in the table. */
function pair(p: Draw, one: number, other: number) {
  const [first = 0, second = 0] = [p.places[one] ?? 0, p.places[other] ?? 0].toSorted((a, b) => a - b);
  return wordsAnswer(`El ${first + 1} y el ${second + 1}`);
}
