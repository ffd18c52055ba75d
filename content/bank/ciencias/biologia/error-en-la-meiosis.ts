import { defineTemplate, enterChoice, enterNumber, frac, md, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-error-en-la-meiosis',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.meiosis',
  skill: 'procesar-analizar',
  difficulty: 5,
  module: 'electivo',
  parameters: (random) => ({
    n: random.integer(4, 30),
    division: random.pick(['I', 'II']),
    species: random.pick(['un animal', 'una planta', 'un insecto', 'un hongo']),
  }),
  stem: (p) =>
    md`En una célula de ${p.species}, con $2n = ${2 * p.n}$, ocurre un solo error durante la meiosis: en la división ${p.division}${p.division === 'I' ? ', un par de cromosomas homólogos no se separa' : ', en una de las dos células, las cromátidas de un cromosoma no se separan'}. Todo lo demás ocurre con normalidad.

¿Cuántos cromosomas tendrán los cuatro gametos?`,
  key: (p) => four(p.division === 'I' ? [1, 1, -1, -1] : [1, -1, 0, 0], p.n),
  oracle: (p) => {
    const half = p.division === 'I' ? [p.n + 1, p.n - 1] : [p.n, p.n];
    const gametes = half.flatMap((count, cell) =>
      p.division === 'II' && cell === 0 ? [count + 1, count - 1] : [count, count],
    );
    return gametes.sort((a, b) => b - a).join('/');
  },
  distractors: [
    {
      mistake: 'no-disyuncion-afecta-a-la-mitad',
      answer: (p) => four(p.division === 'I' ? [1, -1, 0, 0] : [1, 1, -1, -1], p.n),
      feedback: (p) =>
        p.division === 'I'
          ? md`Eso pasaría si el error ocurriera en la división II de una sola célula.`
          : md`Eso pasaría si el error ocurriera en la división I, antes de que haya dos células.`,
    },
    {
      mistake: 'no-disyuncion-con-gametos-normales',
      answer: (p) => four([1, 0, 0, 0], p.n),
      feedback: () => md`Si una célula recibe un cromosoma de más, a otra le falta ese mismo cromosoma.`,
    },
    {
      mistake: 'no-disyuncion-duplica-todo',
      answer: (p) => four([p.n, p.n, -p.n, -p.n], p.n),
      feedback: () => md`El error afecta a un solo cromosoma o par, no a todos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Sin errores',
      text: md`Los cuatro gametos tendrían $n = ${p.n}$ cromosomas.`,
    },
    {
      title: 'Seguir el error',
      text:
        p.division === 'I'
          ? md`Tras la división I una célula queda con ${p.n + 1} y la otra con ${p.n - 1}. En la división II cada una se divide con normalidad, y sus dos gametos quedan igual que ella.`
          : md`Tras la división I ambas células tienen ${p.n}. Una se divide con normalidad; en la otra, un gameto recibe un cromosoma de más y el otro, uno de menos.`,
    },
    {
      title: 'Respuesta',
      text: md`Los gametos tendrán ${four(p.division === 'I' ? [1, 1, -1, -1] : [1, -1, 0, 0], p.n).text}.`,
    },
  ],
  steps: (p) => {
    const isFirst = p.division === 'I';
    const right = four(isFirst ? [1, 1, -1, -1] : [1, -1, 0, 0], p.n).text;
    const other = four(isFirst ? [1, -1, 0, 0] : [1, 1, -1, -1], p.n).text;
    return [
      {
        title: 'Sin errores',
        prompt: md`Si todo saliera bien, ¿cuántos cromosomas tendría cada gameto?`,
        answer: enterNumber(p.n),
        slips: [
          slip(2 * p.n, md`Esos tiene la célula antes de la meiosis.`, 'gametos-diploides'),
          slip(
            frac(p.n, 2),
            md`Dividiste dos veces por 2; el número baja una sola vez.`,
            'meiosis-divide-dos-veces-el-numero',
          ),
        ],
        done: md`La meiosis deja un cromosoma de cada par: $n = ${2 * p.n} : 2 = ${p.n}$.`,
      },
      {
        title: 'Después de la división I',
        prompt: isFirst
          ? md`Un par no se separa en la división I y llega entero a una célula. ¿Cuántos cromosomas tiene **esa** célula?`
          : md`La división I salió bien. ¿Cuántos cromosomas tiene cada una de las dos células?`,
        answer: enterNumber(isFirst ? p.n + 1 : p.n),
        slips: isFirst
          ? [
              slip(p.n, md`Así sería sin error: a esta célula llegaron los dos de un mismo par.`),
              slip(p.n + 2, md`De ese par le tocaba uno de todos modos: ¿cuántos tiene de más?`),
              slip(2 * p.n, md`Solo un par llegó entero; los demás se separaron.`, 'no-disyuncion-duplica-todo'),
              slip(p.n - 1, md`Así queda la otra célula, a la que le faltó ese par.`),
            ]
          : [
              slip(
                2 * p.n,
                md`En la división I se separan los homólogos: cada célula recibe uno de cada par.`,
                'primera-division-sin-reduccion',
              ),
              slip(p.n + 1, md`El error todavía no ocurre.`),
            ],
        done: isFirst
          ? md`Le tocaban ${p.n} y recibió uno de más: ${p.n + 1}. La otra célula queda con ${p.n - 1}.`
          : md`Uno de cada par, todavía con dos cromátidas: ${p.n}.`,
      },
      {
        title: 'Después de la división II',
        prompt: isFirst
          ? md`En la división II esa célula se divide con normalidad. ¿Cuántos cromosomas tiene cada uno de sus dos gametos?`
          : md`En una de las células, las cromátidas de un cromosoma no se separan y van al mismo gameto. ¿Cuántos cromosomas tiene ese gameto?`,
        answer: enterNumber(p.n + 1),
        slips: [
          slip(
            p.n,
            isFirst
              ? md`Al separarse las cromátidas el número de la célula no cambia.`
              : md`A ese gameto llegaron las dos cromátidas de un mismo cromosoma.`,
          ),
          slip(
            isFirst ? frac(p.n + 1, 2) : p.n + 2,
            isFirst
              ? md`La división II no reduce el número: separa cromátidas.`
              : md`De ese cromosoma le tocaba una cromátida de todos modos.`,
          ),
          slip(
            p.n - 1,
            isFirst ? md`Así quedan los gametos de la otra célula.` : md`Así queda el otro gameto de esa célula.`,
          ),
        ],
        done: isFirst
          ? md`Cada cromosoma da una cromátida a cada lado: los dos gametos quedan con ${p.n + 1}, y los de la otra célula, con ${p.n - 1}.`
          : md`Ese gameto tiene ${p.n + 1} y su compañero, ${p.n - 1}; los de la célula sin error tienen ${p.n}.`,
      },
      {
        title: 'Los cuatro gametos',
        prompt: md`Entonces, ¿cuántos cromosomas tienen los cuatro gametos?`,
        answer: enterChoice([four([1, 0, 0, 0], p.n).text, right, other], 1),
        slips: [
          slip(
            0,
            md`Si uno recibe un cromosoma de más, a otro tiene que faltarle.`,
            'no-disyuncion-con-gametos-normales',
          ),
          slip(
            2,
            md`Mira en cuál de las dos divisiones ocurrió el error y a cuántos gametos alcanza.`,
            'no-disyuncion-afecta-a-la-mitad',
          ),
        ],
        done: md`Los gametos tienen ${right}.`,
      },
    ];
  },
});

function four(changes: readonly number[], n: number) {
  const counts = changes.map((change) => n + change).sort((a, b) => b - a);
  return { text: `${counts.slice(0, 3).join(', ')} y ${counts[3]}`, value: counts.join('/') };
}
