import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { decimal, defineTemplate, frac, md } from '../../authoring/index.ts';
import { onlyOne } from '../../authoring/oracles.ts';

const CONDITIONS = [
  { asks: 'la intensidad de la luz', is: 'la distancia a la lámpara' },
  { asks: 'la temperatura', is: 'la temperatura del agua' },
  { asks: md`la cantidad de $\text{CO}_2$ disuelto`, is: 'el bicarbonato' },
] as const;

/** Centimetres to the lamp, degrees, tenths of a gram of bicarbonate in a litre. */
type Setup = readonly [lamp: number, degrees: number, bicarbonate: number];

interface Draw {
  readonly asked: number;
  readonly other: number;
  readonly first: Setup;
  /** What else each condition can be. */
  readonly changed: Setup;
}

export default defineTemplate<Draw>({
  id: 'ciencias-segundo-montaje-con-luchecillo',
  version: 1,
  content: 'ciencias.biologia.ambiente.fotosintesis',
  skill: 'planificar-conducir',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => {
    const [asked = 0, other = 0] = random.sample([0, 1, 2], 2);
    const lamps = random.sample([10, 20, 30, 40], 2);
    const degrees = random.sample([15, 20, 25, 30], 2);
    const bicarbonates = random.sample([5, 10, 15, 20], 2);
    const setup = (place: number): Setup => [lamps[place] ?? 0, degrees[place] ?? 0, bicarbonates[place] ?? 0];
    return { asked, other, first: setup(0), changed: setup(1) };
  },
  stem: (p) =>
    md`Un curso estudia la fotosíntesis con ramas iguales de luchecillo, una planta acuática, y cuenta las burbujas de oxígeno por minuto. El bicarbonato que agrega al agua aporta $\text{CO}_2$. El montaje 1 tiene ${described(p.first)}. El curso quiere saber si influye ${CONDITIONS[p.asked]?.asks ?? ''}. ¿Qué condiciones debe tener el montaje 2?`,
  key: (p) => option(changing(p, [p.asked])),
  oracle: (p) => {
    const fits = (setup: Setup) => setup.every((value, place) => (value !== p.first[place]) === (place === p.asked));
    return option(
      onlyOne([p.first, changing(p, [p.other]), changing(p, [p.asked, p.other]), changing(p, [p.asked])], fits),
    ).value;
  },
  distractors: [
    {
      mistake: 'cambia-dos-condiciones-a-la-vez',
      answer: (p) => option(changing(p, [p.asked, p.other])),
      feedback: () => md`Cambiaron dos condiciones: si las burbujas cambian, no se sabrá por cuál de ellas.`,
    },
    {
      mistake: 'cambia-una-condicion-que-no-se-investiga',
      answer: (p) => option(changing(p, [p.other])),
      feedback: (p) => md`Así se estudia otra condición: cambió ${CONDITIONS[p.other]?.is ?? ''}.`,
    },
    {
      mistake: 'repetir-no-es-controlar',
      answer: (p) => option(p.first),
      feedback: () => md`Ese montaje repite el primero: sirve para confirmar el dato, no para ver una influencia.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué se debe cambiar',
      text: md`Para ver si influye ${CONDITIONS[p.asked]?.asks ?? ''} tiene que cambiar ${CONDITIONS[p.asked]?.is ?? ''}.`,
    },
    {
      title: 'Qué se debe mantener',
      text: md`Todo lo demás debe ser igual que en el montaje 1; si no, la diferencia podría deberse a otra condición.`,
    },
    { title: 'Respuesta', text: md`${option(changing(p, [p.asked])).text}` },
  ],
});

function changing(p: Draw, places: readonly number[]): Setup {
  const [lamp, degrees, bicarbonate] = p.first.map((value, place) =>
    places.includes(place) ? (p.changed[place] ?? value) : value,
  );
  return [lamp ?? 0, degrees ?? 0, bicarbonate ?? 0];
}

function described([lamp, degrees, bicarbonate]: Setup): string {
  return `la lámpara a ${lamp} cm, el agua a ${degrees} °C y ${decimal(frac(bicarbonate, 10), 1)} g/L de bicarbonato`;
}

function option(setup: Setup) {
  return wordsAnswer(described(setup).replace('la lámpara', 'La lámpara'));
}
