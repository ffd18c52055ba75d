import { defineTemplate, md } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-cromosomas-en-una-mitosis',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.mitosis',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => {
    const [species, chromosomes] = random.pick(SPECIES);
    return { species, chromosomes, tissue: random.pick(TISSUES) };
  },
  stem: (p) =>
    md`En ${p.species}, las células del cuerpo tienen ${p.chromosomes} cromosomas antes de copiar su ADN. Una de ellas, tomada de ${p.tissue}, entra en mitosis.

| Momento | Dato pedido |
|---|---|
| Metafase | Cromátidas en la célula |
| Final de la división | Cromosomas en cada célula hija |

¿Qué valores completan la tabla, en ese orden?`,
  key: (p) => pair(2 * p.chromosomes, p.chromosomes),
  oracle: (p) => {
    const metaphase = Array.from({ length: p.chromosomes }, (_, i) => [`${i}a`, `${i}b`]);
    const daughter = metaphase.map(([left]) => left);
    return pair(metaphase.flat().length, daughter.length).value;
  },
  distractors: [
    {
      mistake: 'mitosis-reduce-a-la-mitad',
      answer: (p) => pair(2 * p.chromosomes, p.chromosomes / 2),
      feedback: () => md`Las cromátidas están bien; reducir a la mitad los cromosomas es propio de otra división.`,
    },
    {
      mistake: 'cuenta-cromatidas-como-cromosomas',
      answer: (p) => pair(p.chromosomes, p.chromosomes),
      feedback: () => md`En la metafase cada cromosoma ya está duplicado: ¿cuántas cromátidas tiene cada uno?`,
    },
    {
      mistake: 'mitosis-duplica-cromosomas',
      answer: (p) => pair(2 * p.chromosomes, 2 * p.chromosomes),
      feedback: () => md`Al separarse, las cromátidas se reparten entre las dos células hijas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'En la metafase',
      text: md`El ADN ya se copió: cada uno de los ${p.chromosomes} cromosomas tiene dos cromátidas hermanas. Son $2 \cdot ${p.chromosomes} = ${2 * p.chromosomes}$ cromátidas.`,
    },
    {
      title: 'Al final',
      text: md`Las cromátidas hermanas se separan y cada célula hija recibe una de cada cromosoma: ${p.chromosomes} cromosomas, los mismos que tenía la célula al comienzo.`,
    },
    { title: 'Respuesta', text: md`Los valores son ${pair(2 * p.chromosomes, p.chromosomes).text}.` },
  ],
});

const SPECIES: readonly (readonly [species: string, chromosomes: number])[] = [
  ['el ser humano', 46],
  ['la papa', 48],
  ['el perro doméstico', 78],
  ['el maíz', 20],
  ['la cebolla', 16],
  ['el caballo', 64],
  ['la mosca de la fruta', 8],
  ['el arroz', 24],
  ['la arveja', 14],
  ['el gato doméstico', 38],
];
const TISSUES = [
  'un tejido en crecimiento',
  'un tejido que se repara',
  'un cultivo de laboratorio',
  'un embrión',
] as const;

function pair(chromatids: number, chromosomes: number) {
  return { text: `${chromatids} y ${chromosomes}`, value: `${chromatids}/${chromosomes}` };
}
