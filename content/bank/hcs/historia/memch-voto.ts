import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-memch-voto',
  version: 2,
  content: 'hcs.historia.chile-mediados-siglo-xx.caracteristicas',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [
    {
      name: 'Memoria Chilena, Biblioteca Nacional de Chile',
      detail: 'Movimiento Pro Emancipación de las Mujeres de Chile',
    },
    { name: 'Ley N.º 9.292 de 1949' },
  ],
  stem: '¿Qué característica del proceso permite reconocer la línea de tiempo?',
  figure: {
    kind: 'timeline',
    from: 1930,
    to: 1956,
    alt: 'Línea de tiempo de 1930 a 1956 con cuatro hechos: 1934, ley de voto femenino en elecciones municipales; 1935, se funda el Movimiento Pro Emancipación de las Mujeres de Chile; 1949, ley de voto femenino en elecciones presidenciales y parlamentarias; 1952, las mujeres votan por primera vez para presidente.',
    caption:
      'Participación política de las mujeres en Chile. MEMCH: Movimiento Pro Emancipación de las Mujeres de Chile.',
    events: [
      { year: 1934, label: 'Ley de voto municipal' },
      { year: 1935, label: 'Fundación del MEMCH' },
      { year: 1949, label: 'Ley de voto presidencial' },
      { year: 1952, label: 'Primer voto presidencial' },
    ],
  },
  key: { text: 'Fue gradual y contó con la organización de las propias mujeres.' },
  distractors: [
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'Comenzó por las elecciones nacionales y se extendió después a las municipales.',
      feedback: 'Fíjate en qué elecciones votaron las mujeres primero, en 1934.',
    },
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'Fue impulsado por el MEMCH desde antes de la primera ley de voto femenino.',
      feedback: 'Compara el año en que se fundó el MEMCH con el del primer hecho de la línea.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Puso fin en 1952 a la desigualdad política entre hombres y mujeres.',
      feedback: 'La línea dice cuándo pudieron votar; no muestra qué pasó con los demás cargos y derechos.',
    },
  ],
  solution: [
    {
      title: 'Leer la secuencia',
      text: 'Primero el voto municipal (1934); quince años después, el presidencial y parlamentario (1949).',
    },
    {
      title: 'Reconocer actores',
      text: 'Entre ambas leyes aparece un movimiento de mujeres. Es un avance por etapas con protagonistas locales, sin retrocesos en la línea.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Fue gradual y contó con la organización de las propias mujeres.',
    },
  ],
});
