import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.chile-mediados-siglo-xx.pobreza',
  version: 2,
  minutes: 13,
  opening: {
    question: md`En Chile, hacia 1940, cerca de uno de cada cinco niños moría antes de cumplir un año. En 1970, cerca de uno de cada doce. ¿Alcanza ese dato para decir que la pobreza se acabó?`,
    guesses: [
      'Sí, porque mueren muchos menos',
      'No: mejoró la salud, pero la pobreza es más que eso',
      'No, porque empeoró',
    ],
    reveal: md`La mejora es real. Pero un dato de salud no informa sobre casas ni salarios, y por sí solo no dice por qué bajó. Vas a ver cómo se vivía, cómo leer una tasa y qué hicieron los propios pobladores.`,
  },
  points: [
    {
      id: 'como-se-vivia',
      title: 'Vivienda, salud y trabajo precarios',
      idea: md`A mediados de siglo, la pobreza se veía en tres planos.

- **Vivienda**: conventillos y, desde los años cuarenta, **poblaciones callampas**: ranchos de tablas y latas junto a canales y basurales, sin agua ni alcantarillado. En Santiago, las del Zanjón de la Aguada.
- **Salud**: diarreas, desnutrición y tuberculosis. Golpeaban más a los niños.
- **Trabajo**: empleos por temporada y sin contrato. La inflación se comía los sueldos.

La causa de fondo en la ciudad era que **faltaban casas** para quienes llegaban. En 1953 el Estado creó la Corporación de la Vivienda (Corvi), pero construía menos de lo necesario.`,
      readings: [
        {
          title: 'Recuerdos de una pobladora',
          by: 'Texto escrito para Travesía',
          text: md`La pieza tenía tres paredes de tabla y una de sacos. Cuando llovía poníamos ollas. La letrina era una para nueve familias, y con las vecinas hicimos turnos para lavarla. Mi marido trabajaba en la feria. Entre todas compramos la primera ampolleta del pasaje y la cuidábamos como si fuera de oro.`,
        },
      ],
      example: {
        problem: md`¿Qué muestra el recuerdo y qué sería decir demasiado?`,
        steps: [
          {
            title: 'Subraya las condiciones',
            text: md`Sacos, lluvia, letrina compartida: vivienda precaria y falta de servicios.`,
          },
          { title: 'Subraya lo que hacen', text: md`Turnos, compra en común: se organizan entre vecinas.` },
          {
            title: 'Marca el límite',
            text: md`No dice que no tuvieran trabajo (el marido trabaja en la feria) ni que vivieran de ayuda del Estado.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-generaliza',
          text: md`Suponer que todo poblador estaba sin trabajo o dependía de la ayuda estatal. Mira qué hacen en la fuente: muchos trabajaban y se organizaban.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Explicar la falta de casas en Santiago con la crisis del salitre. Esa crisis es de las décadas de 1920 y 1930, y en el norte.`,
        },
      ],
      checks: [
        {
          id: 'que-muestra-la-pobladora',
          question: md`¿Qué se desprende del recuerdo de la pobladora?`,
          key: 'Había carencias y también ayuda entre vecinas',
          distractors: [
            {
              text: 'Había desempleo y dependían de la ayuda estatal',
              feedback: 'El marido trabaja y la ampolleta la compran ellas.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Había buenos servicios que pagaba el municipio',
              feedback: 'Una letrina para nueve familias dice lo contrario.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Había una protesta de las vecinas ante la Corvi',
              feedback: 'No se menciona ninguna protesta.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`Las paredes de sacos y la letrina muestran carencia; los turnos y la compra común, organización.`,
        },
        {
          id: 'por-que-callampas',
          question: md`¿Por qué crecieron las poblaciones callampas en los años cincuenta?`,
          key: 'Llegaba más gente a la ciudad que casas disponibles',
          distractors: [
            {
              text: 'Cerraban salitreras cada vez más cerca de la ciudad',
              feedback: 'Las salitreras estaban en el norte, y su crisis es anterior.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Vendían los pobladores las casas que dio el Estado',
              feedback: 'Quienes vivían ahí no tenían casa que vender.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Faltaban obreros en todas las industrias del país',
              feedback: 'Si faltaran obreros habría trabajo, pero eso no explica la falta de casas.',
              mistake: 'historia-dato-sin-relacion',
            },
          ],
          explanation: md`La ciudad recibía migrantes más rápido de lo que construía. Sin casa ni dinero, levantaban un rancho donde se podía.`,
        },
      ],
    },
    {
      id: 'leer-una-tasa',
      title: 'Leer una tasa sin decir de más',
      idea: md`La **mortalidad infantil** cuenta cuántos niños mueren antes de cumplir un año **por cada mil** nacidos vivos. Una tasa de 80 no quiere decir que murieran 80 niños: quiere decir 80 de cada mil.

Con una tasa puedes comparar lugares y años, aunque tengan poblaciones distintas. Si baja, la situación mejoró en ese aspecto.

No puedes, solo con ella, decir **por qué** bajó ni que se acabó la pobreza. En Chile ayudaron el Servicio Nacional de Salud (1952), el reparto de leche, las vacunas y el parto en hospital. Eso se sabe por otras fuentes.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Año 1', 'Año 10', 'Año 20'],
        series: [{ name: 'Mortalidad infantil', values: [150, 120, 90] }],
        yTitle: 'Muertes por cada mil nacidos',
        showValues: true,
        alt: 'Gráfico de barras de la mortalidad infantil de una comuna, por cada mil nacidos vivos: 150 en el año 1, 120 en el año 10 y 90 en el año 20.',
        caption: 'Mortalidad infantil de una comuna (datos inventados).',
      },
      example: {
        problem: md`En el año 20 nacieron 2.000 niños en la comuna del gráfico. ¿Cuántos murieron antes de cumplir un año?`,
        steps: [
          { title: 'Lee la tasa', text: md`Es 90 por cada mil nacidos vivos.` },
          { title: 'Aplícala al total', text: md`Si nacieron 2.000, son dos veces mil: $2 \cdot 90 = 180$ niños.` },
          {
            title: 'Compara',
            text: md`La tasa bajó de 150 a 90. Mejoró, aunque 180 muertes en un año siguen siendo muchas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Leer la tasa como número total de niños. Busca siempre «por cada mil» en el título.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Decir que la situación empeoró cuando el último valor es menor. En la mortalidad, bajar es mejorar.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Añadir causas o hablar de toda la pobreza. La tasa solo mide muertes antes de cumplir un año.`,
        },
      ],
      checks: [
        {
          id: 'que-dice-la-tasa',
          figure: 'of-the-point',
          question: md`¿Qué se puede afirmar a partir del gráfico de la comuna?`,
          key: 'La proporción de niños que moría fue disminuyendo',
          distractors: [
            {
              text: 'En el año 20 murieron 90 niños en toda la comuna',
              feedback: 'Son 90 por cada mil nacidos, no 90 en total.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Las familias de la comuna salieron de la pobreza',
              feedback: 'El gráfico no informa sobre pobreza.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'La situación de los niños fue cada vez peor',
              feedback: 'De 150 a 90 la mortalidad baja: mejora.',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`La tasa pasa de 150 a 120 y a 90 por mil. Es menor cada vez.`,
        },
        {
          id: 'calcular-con-la-tasa',
          question: md`En el año 1 nacieron 500 niños en esa comuna, con una tasa de 150 por mil. ¿Cuántos murieron antes de cumplir un año?`,
          key: '75',
          distractors: [
            {
              text: '150',
              feedback: 'Serían 150 si hubieran nacido mil.',
              mistake: 'historia-lee-mal-los-datos',
            },
            { text: '300', feedback: 'Multiplicaste por dos: 500 es la mitad de mil, así que se divide.' },
            { text: '425', feedback: 'Esos son los que sobrevivieron: 500 menos 75.' },
          ],
          explanation: md`500 es la mitad de mil; la mitad de 150 es 75.`,
        },
      ],
    },
    {
      id: 'organizacion',
      title: 'Los pobladores se organizan',
      idea: md`El 30 de octubre de 1957, familias que vivían junto al Zanjón de la Aguada, en Santiago, ocuparon los terrenos de la chacra La Feria. Habían sufrido incendios y esperaban una solución. Fundaron la población **La Victoria**: trazaron calles, sitios y una escuela.

Fue una **toma**: ocupar un terreno para vivir y exigir que el Estado lo reconozca. No fue la única salida. Hubo también cooperativas, ahorro, la obra de Hogar de Cristo (desde 1944) y, en los años sesenta, la **Operación Sitio**, que entregaba terrenos urbanizados.

El poblador pasó a ser un actor político: pedía, negociaba y construía.`,
      example: {
        problem: md`¿Qué problema explica la toma de 1957? Considera: falta de viviendas, crisis del salitre, malas cosechas.`,
        steps: [
          { title: 'Mira dónde vivían', text: md`En callampas, al borde de un canal, en Santiago.` },
          {
            title: 'Descarta',
            text: md`El salitre es de otra zona y época. Las cosechas son asunto del campo; a lo más, influyeron antes.`,
          },
          { title: 'Elige lo directo', text: md`Lo que les faltaba era un lugar donde vivir: falta de viviendas.` },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otros-actores',
          text: md`Decir que los pobladores vendieron casas que el Estado les dio. No tenían casa: por eso ocuparon.`,
        },
        {
          mistake: 'historia-otro-lugar',
          text: md`Explicar un hecho de Santiago con un problema de los fundos. El campo influyó en la migración; la toma responde a la ciudad.`,
        },
      ],
      checks: [
        {
          id: 'causa-de-la-toma',
          question: md`¿Qué problema llevó a fundar La Victoria?`,
          key: 'La falta de vivienda en la ciudad',
          distractors: [
            {
              text: 'La pérdida de cosechas en el campo',
              feedback: 'Las familias vivían en Santiago, junto a un canal.',
              mistake: 'historia-otro-lugar',
            },
            {
              text: 'La escasez de brazos en el salitre',
              feedback: 'Es otra época y otra zona.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'La venta de sus casas fiscales',
              feedback: 'No tenían casas del Estado: vivían en callampas.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`Vivían en ranchos al borde del Zanjón, sin solución a la vista. Ocuparon para tener dónde vivir.`,
        },
        {
          id: 'toma-u-operacion-sitio',
          question: md`¿En qué se diferencian una toma y la Operación Sitio?`,
          key: 'La toma la inician los pobladores; la otra, el Estado',
          distractors: [
            {
              text: 'La toma la inicia el Estado; la otra, los pobladores',
              feedback: 'Está al revés: mira quién ocupa y quién entrega.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'La toma es en el campo; la otra, en las salitreras',
              feedback: 'Las dos se dieron en la ciudad.',
              mistake: 'historia-otro-lugar',
            },
            {
              text: 'La toma es de los años veinte; la otra, de los cuarenta',
              feedback: 'La Victoria es de 1957 y la Operación Sitio, de los sesenta.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`En la toma los pobladores ocupan y exigen. En la Operación Sitio el gobierno entrega terrenos.`,
        },
      ],
    },
  ],
  summary: [
    md`Pobreza en tres planos: vivienda, salud, trabajo. Faltaban casas para quienes llegaban.`,
    md`Tasa: por cada mil. Permite comparar; no dice la causa ni mide toda la pobreza.`,
    md`La Victoria, 1957: toma de terrenos. El poblador se vuelve actor político.`,
    md`Pobre no quiere decir pasivo ni sin trabajo: mira qué dice la fuente.`,
  ],
  sources: [
    {
      name: 'Mario Garcés, Tomando su sitio. El movimiento de pobladores de Santiago, 1957-1970',
      year: 2002,
      detail: 'callampas, La Victoria, Operación Sitio',
    },
    { name: 'Ley 10.383, que crea el Servicio Nacional de Salud, Chile', year: 1952 },
    { name: 'Instituto Nacional de Estadísticas, anuarios de demografía', year: 1970, detail: 'mortalidad infantil' },
  ],
});
