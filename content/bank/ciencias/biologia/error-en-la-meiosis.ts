import { defineTemplate, md } from '../../authoring/index.ts';

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
});

function four(changes: readonly number[], n: number) {
  const counts = changes.map((change) => n + change).sort((a, b) => b - a);
  return { text: `${counts.slice(0, 3).join(', ')} y ${counts[3]}`, value: counts.join('/') };
}
