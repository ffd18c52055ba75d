import { defineTemplate, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-raiz-de-cebolla-y-distancia',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.mitosis',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'electivo',
  parameters: (random) => ({
    tip: random.integer(12, 24),
    middle: random.integer(4, 9),
    far: random.integer(1, 3),
    totals: random.pick([
      [100, 400, 500],
      [100, 500, 300],
      [100, 300, 500],
      [100, 600, 400],
    ]),
    plant: random.pick(['cebolla', 'ajo', 'haba', 'trigo']),
  }),
  accepts: (p) => {
    const [a, b, c] = counts(p);
    return [a, b, c].every(Number.isInteger) && Math.max(b, c) > a;
  },
  stem: (p) => {
    const [a, b, c] = counts(p);
    const [x = 1, y = 1, z = 1] = p.totals;
    return md`En la raíz de una planta de ${p.plant} se observaron células a tres distancias de la punta y se contó cuántas estaban en mitosis (datos ficticios con fines didácticos).

| Distancia a la punta (mm) | Células observadas | Células en mitosis |
|---|---|---|
| 1 | ${x} | ${a} |
| 5 | ${y} | ${b} |
| 10 | ${z} | ${c} |

¿Qué se concluye sobre el crecimiento de la raíz?`;
  },
  key: () => conclusion(0),
  oracle: (p) => {
    const shares = counts(p).map((count, i) => count / (p.totals[i] ?? 1));
    return `${shares.indexOf(Math.max(...shares))}`;
  },
  distractors: [
    {
      mistake: 'lee-total-en-vez-de-proporcion',
      answer: (p) => conclusion(counts(p)[1] > counts(p)[2] ? 1 : 2),
      feedback: () => md`Ahí se contaron más mitosis porque se observaron más células; compara porcentajes.`,
    },
    {
      mistake: 'celulas-diferenciadas-se-dividen-mas',
      answer: (p) => conclusion(counts(p)[1] > counts(p)[2] ? 2 : 1),
      feedback: () => md`Divide las células en mitosis por las observadas en cada distancia.`,
    },
    {
      mistake: 'crece-toda-la-raiz-por-igual',
      answer: () => conclusion(3),
      feedback: () => md`Los porcentajes de células en mitosis son muy distintos entre las tres zonas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Comparar proporciones',
      text: md`Como se observaron cantidades distintas de células, se calcula el porcentaje en mitosis: ${p.tip} % a 1 mm, ${p.middle} % a 5 mm y ${p.far} % a 10 mm.`,
    },
    {
      title: 'Concluir',
      text: md`El porcentaje es mayor cerca de la punta, donde está el tejido que produce células nuevas. ${conclusion(0).text}`,
    },
  ],
});

interface Root {
  readonly tip: number;
  readonly middle: number;
  readonly far: number;
  readonly totals: readonly number[];
}

function counts(p: Root): readonly [number, number, number] {
  const [x = 1, y = 1, z = 1] = p.totals;
  return [(x * p.tip) / 100, (y * p.middle) / 100, (z * p.far) / 100];
}

function conclusion(zone: 0 | 1 | 2 | 3) {
  const text = [
    'Las células se dividen más a 1 mm de la punta.',
    'Las células se dividen más a 5 mm de la punta.',
    'Las células se dividen más a 10 mm de la punta.',
    'Las células se dividen igual en toda la raíz.',
  ][zone] as string;
  return { text, value: `${zone}` };
}
