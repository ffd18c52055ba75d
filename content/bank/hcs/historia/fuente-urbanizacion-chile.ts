import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'hcs-fuente-urbanizacion-chile',
  version: 1,
  genre: 'fuente',
  title: 'Del campo a la ciudad',
  introduction: 'Gráfico y texto. Texto escrito para Travesía; cifras redondeadas de los censos de población.',
  text: md`En la hacienda, el inquilino recibía una casa, una porción de tierra y un jornal pequeño a cambio de su trabajo y del de su familia. Las máquinas, la baja de los precios agrícolas y el crecimiento de las familias dejaron a muchos jóvenes sin lugar. En la ciudad, la industria y la construcción ofrecían salarios; los liceos y los hospitales estaban más cerca.

Pero las ciudades no crecían al ritmo de sus recién llegados. Alrededor de Santiago aparecieron poblaciones callampas sin agua ni pavimento, y muchos migrantes encontraron trabajos ocasionales en vez del empleo estable que esperaban.`,
  figures: [
    {
      kind: 'chart',
      type: 'lines',
      categories: ['1930', '1940', '1952', '1960', '1970'],
      series: [{ name: 'Población urbana', values: [49, 52, 60, 68, 75] }],
      xTitle: 'Censo',
      yTitle: 'Porcentaje de la población total',
      showValues: true,
      alt: 'Gráfico de líneas de la población urbana de Chile, como porcentaje de la población total, según los censos: 49 % en 1930, 52 % en 1940, 60 % en 1952, 68 % en 1960 y 75 % en 1970.',
      caption: 'Población urbana de Chile, en porcentaje de la población total. Cifras redondeadas de los censos.',
    },
  ],
  sources: [
    {
      name: 'Instituto Nacional de Estadísticas, censos de población de 1930 a 1970',
      detail: 'Porcentaje de población urbana, redondeado',
    },
  ],
  items: [
    defineItem({
      id: 'hcs-fuente-urbanizacion-chile-cuando-cambia-la-mayoria',
      version: 1,
      content: 'hcs.historia.chile-mediados-siglo-xx.migracion',
      skill: 'analisis-fuentes',
      difficulty: 1,
      stem: 'Según el gráfico, ¿entre qué censos la población urbana pasó a ser mayoría en Chile?',
      key: { text: 'Entre 1930 y 1940.' },
      distractors: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: 'Entre 1940 y 1952.',
          feedback: 'En 1940 la parte urbana ya superaba la mitad; mira el censo anterior.',
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: 'Entre 1952 y 1960.',
          feedback: 'En esos censos la mayoría urbana ya existía y seguía creciendo.',
        },
        {
          mistake: 'historia-otra-epoca',
          text: 'Entre 1960 y 1970.',
          feedback: 'Para 1960 la población urbana era más del doble de la rural.',
        },
      ],
      solution: [
        {
          title: 'Qué significa mayoría',
          text: 'La población urbana es mayoría cuando supera el 50 % del total.',
        },
        {
          title: 'Leer los valores',
          text: 'Era de 49 % en 1930 y de 52 % en 1940: el cambio está entre esos dos censos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Entre 1930 y 1940.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-urbanizacion-chile-expulsion-y-atraccion',
      version: 1,
      content: 'hcs.historia.chile-mediados-siglo-xx.migracion',
      skill: 'pensamiento-critico',
      difficulty: 3,
      stem: '¿Cuál de las siguientes opciones presenta, de acuerdo con el texto, un factor que expulsaba del campo y otro que atraía a la ciudad?',
      key: { text: 'El uso de máquinas agrícolas y la oferta de salarios industriales.' },
      distractors: [
        {
          mistake: 'historia-invierte-causa',
          text: 'La falta de agua potable y la construcción de poblaciones callampas.',
          feedback: 'Esas son condiciones que encontraron al llegar, no motivos para partir.',
        },
        {
          mistake: 'historia-otra-epoca',
          text: 'La entrega de tierras a los inquilinos y la apertura de universidades.',
          feedback: 'La reforma agraria es posterior, y el texto nombra liceos y hospitales.',
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: 'La cercanía de los hospitales y la baja de los precios agrícolas.',
          feedback: 'Están invertidos: revisa cuál pertenece al campo y cuál a la ciudad.',
        },
      ],
      solution: [
        {
          title: 'Factores de expulsión',
          text: 'Máquinas, precios bajos y familias más grandes que el trabajo disponible.',
        },
        {
          title: 'Factores de atracción',
          text: 'Salarios en la industria y la construcción, liceos y hospitales. La opción correcta los nombra en el orden que se pide.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El uso de máquinas agrícolas y la oferta de salarios industriales.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-urbanizacion-chile-desajuste-urbano',
      version: 1,
      content: 'hcs.historia.chile-mediados-siglo-xx.migracion',
      skill: 'pensamiento-temporal-espacial',
      difficulty: 3,
      stem: '¿Qué consecuencia de la migración del campo a la ciudad se desprende del segundo párrafo?',
      key: { text: 'Las ciudades recibieron más personas que las viviendas y empleos que podían ofrecer.' },
      distractors: [
        {
          mistake: 'historia-generaliza',
          text: 'Los migrantes consiguieron, en su mayoría, un empleo estable y una vivienda con servicios.',
          feedback: 'El texto dice qué esperaban y qué encontraron muchos de ellos.',
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: 'Las ciudades detuvieron su crecimiento, pues los migrantes regresaron a las haciendas.',
          feedback: 'El gráfico muestra que la parte urbana siguió aumentando.',
        },
        {
          mistake: 'historia-dato-sin-relacion',
          text: 'Los inquilinos consiguieron un jornal más alto y dejaron de partir.',
          feedback: 'El segundo párrafo trata de la ciudad, y la migración continuó.',
        },
      ],
      solution: [
        {
          title: 'La frase central',
          text: '«Las ciudades no crecían al ritmo de sus recién llegados».',
        },
        {
          title: 'La consecuencia',
          text: 'De ahí las callampas y los trabajos ocasionales. La población urbana siguió subiendo y el empleo estable no fue lo común.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Las ciudades recibieron más personas que las viviendas y empleos que podían ofrecer.',
        },
      ],
    }),
  ],
});
