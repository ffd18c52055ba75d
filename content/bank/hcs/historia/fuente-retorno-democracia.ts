import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'hcs-fuente-retorno-democracia',
  version: 1,
  genre: 'fuente',
  title: 'El camino al plebiscito de 1988',
  introduction: 'Línea de tiempo y tabla. Texto escrito para Travesía.',
  text: md`La Constitución de 1980 fijaba que en 1988 un plebiscito decidiría si el candidato propuesto por los comandantes en jefe y el general director de Carabineros, que fue Augusto Pinochet, gobernaría ocho años más. Desde 1983, la crisis económica había dado impulso a protestas convocadas primero por los trabajadores del cobre. La oposición, dividida sobre el modo de enfrentar al régimen, acordó finalmente participar: llamó a inscribirse en los registros electorales y organizó un recuento propio de los votos.

| Opción | Votos válidos (redondeados) |
|---|---|
| Sí | 44 % |
| No | 56 % |`,
  figures: [
    {
      kind: 'timeline',
      from: 1980,
      to: 1991,
      alt: 'Línea de tiempo de 1980 a 1991 con seis hechos: 1980, plebiscito de la Constitución; 1983, primera protesta nacional; 1985, Acuerdo Nacional; 1987, apertura de los registros electorales; 1988, plebiscito; 1990, asume Patricio Aylwin.',
      caption: 'Chile entre 1980 y 1990.',
      events: [
        { year: 1980, label: 'Plebiscito de la Constitución' },
        { year: 1983, label: 'Primera protesta nacional' },
        { year: 1985, label: 'Acuerdo Nacional' },
        { year: 1987, label: 'Apertura de los registros electorales' },
        { year: 1988, label: 'Plebiscito' },
        { year: 1990, label: 'Asume Patricio Aylwin' },
      ],
    },
  ],
  sources: [
    {
      name: 'Tribunal Calificador de Elecciones, plebiscito de 5 de octubre de 1988',
      detail: 'Porcentajes de los votos válidos, redondeados',
    },
  ],
  items: [
    defineItem({
      id: 'hcs-fuente-retorno-democracia-que-decidia-el-plebiscito',
      version: 1,
      content: 'hcs.historia.dictadura-democracia.recuperacion-democracia',
      skill: 'analisis-fuentes',
      difficulty: 1,
      stem: 'De acuerdo con el texto, ¿qué se decidía en el plebiscito de 1988?',
      key: { text: 'La continuidad de Augusto Pinochet en el gobierno por ocho años más.' },
      distractors: [
        {
          mistake: 'historia-otra-medida',
          text: 'La aprobación de la Constitución preparada por el régimen militar.',
          feedback: 'Ese plebiscito es el de 1980; mira la línea de tiempo.',
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: 'La elección de Patricio Aylwin como presidente de la República.',
          feedback: 'La elección presidencial fue posterior al plebiscito.',
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: 'La convocatoria a las primeras protestas contra el gobierno militar.',
          feedback: 'Las protestas comenzaron en 1983 y no se votan.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El texto dice que el plebiscito decidiría si el candidato de los comandantes en jefe gobernaría ocho años más.',
        },
        {
          title: 'El orden',
          text: 'La Constitución se plebiscitó antes (1980) y Aylwin asumió después (1990).',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La continuidad de Augusto Pinochet en el gobierno por ocho años más.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-retorno-democracia-estrategia-opositora',
      version: 1,
      content: 'hcs.historia.dictadura-democracia.recuperacion-democracia',
      skill: 'pensamiento-critico',
      difficulty: 2,
      stem: '¿Qué decisión de la oposición, mencionada en el texto, fue clave para el resultado de 1988?',
      key: { text: 'Participar del plebiscito, inscribiendo votantes y vigilando el recuento.' },
      distractors: [
        {
          mistake: 'historia-contradice-la-fuente',
          text: 'Rechazar el plebiscito y llamar a no inscribirse en los registros.',
          feedback: 'El texto dice lo que acordó finalmente y a qué llamó.',
        },
        {
          mistake: 'historia-otros-actores',
          text: 'Lograr que los comandantes en jefe propusieran como candidato a un civil.',
          feedback: 'El candidato propuesto aparece nombrado en el texto.',
        },
        {
          mistake: 'historia-otra-medida',
          text: 'Reformar la Constitución antes de votar para ampliar el Congreso.',
          feedback: 'Las reformas a la Constitución se plebiscitaron en 1989.',
        },
      ],
      solution: [
        {
          title: 'Qué estaba en discusión',
          text: 'Parte de la oposición desconfiaba de votar con las reglas del régimen.',
        },
        {
          title: 'Qué acordaron',
          text: 'Usar el plebiscito: inscribir a millones de personas y contar los votos por su cuenta, lo que dificultaba desconocer el resultado.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Participar del plebiscito, inscribiendo votantes y vigilando el recuento.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-retorno-democracia-factores-del-retorno',
      version: 1,
      content: 'hcs.historia.dictadura-democracia.recuperacion-democracia',
      skill: 'pensamiento-temporal-espacial',
      difficulty: 2,
      stem: '¿Qué permite concluir la línea de tiempo sobre la recuperación de la democracia en Chile?',
      key: { text: 'Que fue un proceso de varios años, con movilización, acuerdos y votaciones.' },
      distractors: [
        {
          mistake: 'historia-ruptura-total',
          text: 'Que fue un cambio repentino, decidido por completo en un solo día de 1988.',
          feedback: 'Antes y después del plebiscito hay otros hechos que lo hicieron posible.',
        },
        {
          mistake: 'historia-causa-unica',
          text: 'Que fue un resultado exclusivo de las protestas ocurridas en el año 1983.',
          feedback: 'Las protestas influyeron, pero la línea muestra más hechos.',
        },
        {
          mistake: 'historia-coincidencia-por-causa',
          text: 'Que fue un efecto directo de la aprobación de la Constitución de 1980.',
          feedback: 'Que un hecho ocurra antes que otro no basta para que sea su causa.',
        },
      ],
      solution: [
        {
          title: 'Contar los hechos',
          text: 'Hay una protesta nacional, un acuerdo entre partidos, la apertura de registros, un plebiscito y un cambio de gobierno.',
        },
        {
          title: 'Concluir',
          text: 'Son siete años de hechos de distinto tipo que se encadenan; ninguno por sí solo lo explica todo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que fue un proceso de varios años, con movilización, acuerdos y votaciones.',
        },
      ],
    }),
  ],
});
