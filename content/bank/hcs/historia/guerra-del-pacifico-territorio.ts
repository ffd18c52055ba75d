import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-guerra-del-pacifico-territorio',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.economia',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [{ name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' }],
  stem: 'A partir del esquema, ¿qué consecuencia económica tuvo para Chile el resultado de la Guerra del Pacífico (1879-1884)?',
  figure: {
    kind: 'drawing',
    width: 215,
    height: 150,
    alt: 'Mapa esquemático de la costa del Pacífico hacia 1878. De norte a sur se suceden tres franjas: Tarapacá, que pertenecía a Perú; Antofagasta, que pertenecía a Bolivia; y Atacama, que pertenecía a Chile. Puntos marcan yacimientos de salitre en las franjas de Tarapacá y Antofagasta.',
    caption: 'Esquema del límite hacia 1878. Los puntos marcan zonas salitreras. La figura no está a escala.',
    shapes: [
      {
        shape: 'polygon',
        points: [
          [55, 100],
          [175, 100],
          [175, 145],
          [55, 145],
        ],
        filled: true,
        accent: 1,
      },
      {
        shape: 'polygon',
        points: [
          [55, 55],
          [175, 55],
          [175, 100],
          [55, 100],
        ],
        filled: true,
        accent: 2,
      },
      {
        shape: 'polygon',
        points: [
          [55, 5],
          [175, 5],
          [175, 55],
          [55, 55],
        ],
        filled: true,
        accent: 3,
      },
      { shape: 'text', at: [115, 130], text: 'Tarapacá (Perú)', anchor: 'middle' },
      { shape: 'text', at: [115, 84], text: 'Antofagasta (Bolivia)', anchor: 'middle', size: 'small' },
      { shape: 'text', at: [115, 30], text: 'Atacama (Chile)', anchor: 'middle' },
      { shape: 'point', at: [80, 115] },
      { shape: 'point', at: [100, 115] },
      { shape: 'point', at: [85, 67] },
      { shape: 'text', at: [26, 75], text: 'Océano', anchor: 'middle' },
      { shape: 'text', at: [26, 63], text: 'Pacífico', anchor: 'middle' },
      { shape: 'arrow', from: [198, 115], to: [198, 140], label: 'N' },
    ],
  },
  key: { text: 'Quedaron bajo su soberanía las zonas salitreras que antes no controlaba.' },
  distractors: [
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'Recuperó las zonas salitreras que ya formaban parte de su territorio en 1878.',
      feedback: 'Observa a qué países pertenecían los puntos del esquema en 1878.',
    },
    {
      mistake: 'historia-invierte-causa',
      text: 'Perdió su salida al mar en la zona donde estaba el salitre.',
      feedback: 'La pérdida de litoral afectó a otro de los países del esquema.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Pasó a ser del Estado la propiedad de todas las salitreras.',
      feedback: 'Un territorio puede cambiar de país sin que el Estado sea dueño de sus minas.',
    },
  ],
  solution: [
    {
      title: 'Leer el esquema',
      text: 'Los puntos están en Tarapacá (Perú) y Antofagasta (Bolivia), fuera del territorio chileno de 1878.',
    },
    {
      title: 'La consecuencia',
      text: 'Tras la guerra ambas zonas pasaron a Chile, que cobró impuestos a la exportación. Gran parte de la industria quedó en manos privadas.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Quedaron bajo su soberanía las zonas salitreras que antes no controlaba.',
    },
  ],
});
