import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-esquema-bloques',
  version: 1,
  content: 'hcs.historia.segunda-mitad-siglo-xx.posguerra',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [{ name: 'Eric Hobsbawm, Historia del siglo XX', detail: 'La guerra fría' }],
  stem: 'Según el esquema, ¿en qué ámbitos organizó cada potencia a sus aliados europeos después de 1945?',
  figure: {
    kind: 'network',
    alt: 'Esquema con dos potencias. Estados Unidos se une con flechas al Plan Marshall de 1947 y a la OTAN de 1949. La Unión Soviética se une con flechas al Comecon de 1949 y al Pacto de Varsovia de 1955.',
    caption: 'Organización de los bloques en Europa.',
    nodes: [
      { id: 'us', label: 'Estados Unidos', column: 0, row: 0 },
      { id: 'mar', label: 'Plan Marshall (1947)', column: 1, row: 0 },
      { id: 'otan', label: 'OTAN (1949)', column: 1, row: 1 },
      { id: 'su', label: 'URSS (Unión Soviética)', column: 0, row: 2 },
      { id: 'com', label: 'Comecon (1949)', column: 1, row: 2 },
      { id: 'var', label: 'Pacto de Varsovia (1955)', column: 1, row: 3 },
    ],
    arrows: [
      { from: 'us', to: 'mar' },
      { from: 'us', to: 'otan' },
      { from: 'su', to: 'com' },
      { from: 'su', to: 'var' },
    ],
  },
  key: { text: 'En la cooperación económica y en la defensa militar.' },
  distractors: [
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'En la defensa militar, pero solo en el bloque soviético.',
      feedback: 'Compara los organismos de cada potencia: ¿falta la defensa en alguna?',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'En la creación de tribunales y de partidos comunes.',
      feedback: 'Piensa qué eran la OTAN y el Comecon: ninguno juzgaba ni era partido.',
    },
    {
      mistake: 'historia-sin-cambio',
      text: 'En la firma de un acuerdo económico entre las dos potencias.',
      feedback: 'El esquema muestra dos grupos separados, sin organismos compartidos.',
    },
  ],
  solution: [
    {
      title: 'Leer el esquema',
      text: 'De cada potencia sale un plan económico (Plan Marshall y Comecon) y una alianza militar (OTAN y Pacto de Varsovia).',
    },
    {
      title: 'Concluir',
      text: 'Los dos bloques se organizaron en los mismos ámbitos, de modo separado. No hay tribunales, partidos ni acuerdos entre ambos.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: En la cooperación económica y en la defensa militar.',
    },
  ],
});
