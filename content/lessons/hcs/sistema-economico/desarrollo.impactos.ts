import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.sistema-economico.desarrollo.impactos',
  version: 1,
  minutes: 16,
  opening: {
    question: md`En una comuna imaginaria se instala una gran planta. En diez años la producción por habitante se duplica. En esos años aumentan las consultas por asma, y el sueldo de la mitad más pobre casi no cambia. ¿Se desarrolló la comuna?`,
    guesses: ['Sí: produce el doble', 'Creció, pero desarrollarse es más que eso', 'No: nada mejoró'],
    reveal: md`Creció. Si se desarrolló depende de qué pasó con la vida de las personas y con el ambiente. En esta lección aprendes a separar las dos cosas y a pesar costos y beneficios sin elegir un solo lado.`,
  },
  points: [
    {
      id: 'crecer-y-desarrollarse',
      title: 'Crecer no es lo mismo que desarrollarse',
      idea: md`**Crecimiento** es producir más. Se mide con el PIB, el valor de lo que se produce en un año, o con el PIB por habitante.

**Desarrollo** es que mejore la vida: salud, educación, ingresos mejor repartidos, ambiente sano, libertades. El Índice de Desarrollo Humano de Naciones Unidas (1990) combina ingreso, educación y esperanza de vida.

Crecer puede ayudar a desarrollarse: da recursos. Pero no basta. El PIB por habitante es un **promedio**: puede subir aunque la mayoría siga igual, y no descuenta el daño ambiental.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Ingreso promedio', 'Mitad de menos ingresos', 'Años de estudio'],
        series: [
          { name: 'Lago Sereno', values: [150, 145, 130] },
          { name: 'Piedra Alta', values: [200, 105, 102] },
        ],
        yTitle: 'Índice (año 1 = 100)',
        showValues: true,
        alt: 'Índices al año 10, con año 1 igual a 100. Lago Sereno: ingreso promedio 150, mitad de menos ingresos 145, años de estudio 130. Piedra Alta: 200, 105 y 102.',
        caption: 'Dos comunas imaginarias, diez años después.',
      },
      example: {
        problem: md`Según el gráfico, ¿cuál comuna creció más y cuál se desarrolló más?`,
        steps: [
          {
            title: 'Crecimiento',
            text: md`Ingreso promedio: Piedra Alta subió 100 % y Lago Sereno, 50 %. Creció más Piedra Alta.`,
          },
          { title: 'Reparto', text: md`La mitad de menos ingresos subió 45 % en Lago Sereno y 5 % en Piedra Alta.` },
          { title: 'Educación', text: md`30 % contra 2 %.` },
          { title: 'Concluye', text: md`Con estos datos, Lago Sereno se desarrolló más aunque creció menos.` },
        ],
      },
      warnings: [
        {
          mistake: 'economia-crecimiento-por-desarrollo',
          text: md`Responder con el ingreso o la producción cuando preguntan por desarrollo. Busca también salud, educación, reparto y ambiente.`,
        },
      ],
      checks: [
        {
          id: 'mina-y-hospital',
          question: md`Un gobierno dice: «El PIB creció 6 %: el país se desarrolló». ¿Qué falta saber para aceptarlo?`,
          key: 'Si mejoró la vida de las personas y a qué costo',
          distractors: [
            {
              text: 'Si el PIB creció más que en los países vecinos',
              feedback: 'Eso compara crecimiento con crecimiento.',
              mistake: 'economia-crecimiento-por-desarrollo',
            },
            {
              text: 'Nada: crecer 6 % es desarrollarse un 6 %',
              feedback: 'Producir más no asegura mejor salud, educación ni reparto.',
              mistake: 'economia-crecimiento-por-desarrollo',
            },
          ],
          explanation: md`El PIB mide producción. El desarrollo mira cómo se vive.`,
        },
        {
          id: 'promedio-que-sube',
          question: md`En un país de 10 personas, el ingreso promedio sube de 100 a 190 porque una gana 1.000 y las otras nueve siguen en 100. ¿Qué muestra el caso?`,
          key: 'Que el promedio puede subir sin que la mayoría mejore',
          distractors: [
            {
              text: 'Que las diez personas viven casi el doble de bien',
              feedback: 'Nueve siguen igual que antes.',
              mistake: 'economia-crecimiento-por-desarrollo',
            },
            {
              text: 'Que el promedio está mal calculado en el caso',
              feedback: 'Está bien: 900 más 1.000 son 1.900, entre diez, 190.',
              mistake: 'economia-lee-mal-los-datos',
            },
          ],
          explanation: md`$\frac{9 \cdot 100 + 1.000}{10} = 190$: el promedio sube por una sola persona.`,
        },
      ],
    },
    {
      id: 'leer-dos-curvas',
      title: 'Dos curvas juntas no son causa y efecto',
      idea: md`Un gráfico con **índices** toma un año como 100. Si llega a 130, subió 30 %. Si llega a 60, bajó 40 %: lo que falta para 100, no lo que queda.

Cuando dos curvas cambian a la vez, hay tres posibilidades: una causa la otra, al revés, o una tercera las mueve a ambas. El gráfico **solo** no dice cuál. Hay que buscar cómo podría ocurrir y comparar con otros lugares.

Di primero lo que **se ve**; después, lo que haría falta para afirmar más.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['2010', '2013', '2016', '2019', '2022'],
        series: [
          { name: 'Producción', values: [100, 112, 121, 130, 140] },
          { name: 'Bosque nativo', values: [100, 94, 86, 79, 70] },
        ],
        yTitle: 'Índice (2010 = 100)',
        alt: 'Índices con 2010 igual a 100. Producción: 100, 112, 121, 130 y 140 en 2022. Bosque nativo: 100, 94, 86, 79 y 70 en 2022.',
        caption: 'Una comuna imaginaria.',
      },
      example: {
        problem: md`¿Qué se puede afirmar con el gráfico, y qué no?`,
        steps: [
          { title: 'Producción', text: md`De 100 a 140: creció 40 %.` },
          { title: 'Bosque', text: md`De 100 a 70: perdió 30 % de su superficie, menos de la mitad.` },
          {
            title: 'Lo que no dice',
            text: md`Que la producción creció **porque** se perdió bosque, o al revés. Pudo haber incendios, o plantaciones de otro dueño.`,
          },
          { title: 'Qué haría falta', text: md`Saber en qué se usó el suelo que tenía bosque.` },
        ],
      },
      warnings: [
        {
          mistake: 'economia-lee-mal-los-datos',
          text: md`Leer 70 como «perdió 70 %». Perdió lo que falta para 100: 30 %.`,
        },
        {
          mistake: 'economia-coincidencia-por-causa',
          text: md`Decir «debido a» porque ocurren a la vez. Busca si el gráfico muestra el camino de una a otra.`,
        },
      ],
      checks: [
        {
          id: 'rio-y-turismo',
          question: md`Índices de otra comuna (2015 = 100): turismo, 160 en 2023; caudal del río, 65 en 2023. ¿Qué afirmación es correcta?`,
          key: 'El turismo creció 60 % y el caudal bajó 35 %',
          distractors: [
            {
              text: 'El turismo creció 60 % y el caudal bajó 65 %',
              feedback: '65 es lo que queda. Bajó lo que falta para 100.',
              mistake: 'economia-lee-mal-los-datos',
            },
            {
              text: 'El turismo creció 60 % debido a que bajó el caudal',
              feedback: 'Que coincidan no muestra que uno cause lo otro.',
              mistake: 'economia-coincidencia-por-causa',
            },
            {
              text: 'La comuna se desarrolló un 60 % en esos años',
              feedback: 'El turismo es una actividad; desarrollo es más que eso.',
              mistake: 'economia-crecimiento-por-desarrollo',
            },
          ],
          explanation: md`$160 - 100 = 60$ y $100 - 65 = 35$.`,
        },
        {
          id: 'que-buscar-para-causa',
          question: md`Para saber si una planta redujo el caudal del río, ¿qué dato ayuda más?`,
          key: 'Cuánta agua saca la planta y cómo cambió la lluvia',
          distractors: [
            {
              text: 'Cuánto dinero gana la planta en un año de ventas',
              feedback: 'Las ganancias no dicen cuánta agua usa.',
              mistake: 'economia-crecimiento-por-desarrollo',
            },
            {
              text: 'Que ambas cosas empezaron en el mismo año',
              feedback: 'Empezar juntas no basta: puede haber sequía.',
              mistake: 'economia-coincidencia-por-causa',
            },
          ],
          explanation: md`Así se ve el camino de la causa y se revisa otra posible, la sequía.`,
        },
      ],
    },
    {
      id: 'desarrollo-sustentable',
      title: 'Desarrollo sustentable: que alcance para después',
      idea: md`El informe Brundtland de Naciones Unidas (1987) lo definió: satisfacer las necesidades de hoy **sin** impedir que las generaciones futuras satisfagan las suyas.

No es prohibir toda actividad. Es cuidar tres cosas a la vez: lo **económico**, lo **social** y lo **ambiental**. Una cuota de pesca permite pescar y deja que el recurso se reponga.

En Chile, los proyectos grandes pasan por una **evaluación de impacto ambiental** (ley 19.300, de 1994). Cada decisión reparte costos y beneficios: pregunta siempre **quién gana, quién paga y cuándo**.`,
      readings: [
        {
          title: 'Una dirigenta de pescadores',
          by: 'Texto escrito para Travesía',
          text: md`El año sin cuotas ganamos como nunca. Al tercero no quedaba nada que sacar y tres familias se fueron. Con cuotas ganamos menos por año, pero llevamos quince pescando.`,
        },
        {
          title: 'Un comerciante de la misma caleta',
          by: 'Texto escrito para Travesía',
          text: md`Con las cuotas se vende menos en el verano, que es cuando llega gente. Algunos meses mi local apenas se paga. Entiendo la razón, pero el costo hoy lo cargamos nosotros.`,
        },
      ],
      example: {
        problem: md`Con las dos lecturas, ¿qué costos y beneficios tiene la cuota, para quién y cuándo?`,
        steps: [
          { title: 'Beneficio', text: md`El recurso dura: quince años de trabajo para la caleta.` },
          { title: 'Costo', text: md`Menos ventas hoy, sobre todo para el comerciante.` },
          { title: 'El tiempo', text: md`El costo es ahora; el beneficio, a lo largo de los años.` },
          {
            title: 'Qué se puede hacer',
            text: md`Repartir mejor el costo: apoyar al comercio en los meses bajos, por ejemplo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-un-solo-efecto',
          text: md`Ver solo lo bueno o solo lo malo, o creer que cuidar es prohibirlo todo.`,
        },
        {
          mistake: 'economia-un-solo-actor',
          text: md`Agregar un culpable que la fuente no nombra, como «empresas extranjeras». Responde con los actores que están.`,
        },
      ],
      checks: [
        {
          id: 'algas-con-limite',
          question: md`En un borde costero, un plan permite sacar huiro hasta un límite anual, revisado con datos de cuánto rebrota. ¿Por qué es sustentable?`,
          key: 'Porque se usa el recurso y se deja que se reponga',
          distractors: [
            {
              text: 'Porque prohíbe sacar huiro a toda la población',
              feedback: 'El plan permite sacar hasta un límite.',
              mistake: 'economia-un-solo-efecto',
            },
            {
              text: 'Porque da el mayor ingreso posible en el primer año',
              feedback: 'Eso sería sacar sin límite.',
              mistake: 'economia-crecimiento-por-desarrollo',
            },
            {
              text: 'Porque quita el huiro a las empresas extranjeras',
              feedback: 'El caso no nombra empresas: mira el recurso.',
              mistake: 'economia-un-solo-actor',
            },
          ],
          explanation: md`Permite el ingreso de hoy sin acabar con el de mañana.`,
        },
        {
          id: 'parque-eolico',
          question: md`Un parque eólico da energía limpia a una región, y una comunidad cercana reclama por el ruido y el paisaje. ¿Cómo se analiza mejor?`,
          key: 'Con beneficios y costos, y viendo a quién le toca cada uno',
          distractors: [
            {
              text: 'Como un beneficio, porque la energía limpia no tiene costos',
              feedback: 'También hay costos, aunque sean de otro tipo y para pocos.',
              mistake: 'economia-un-solo-efecto',
            },
            {
              text: 'Como un daño, porque una comunidad lo rechaza',
              feedback: 'El rechazo cuenta, y también la energía que reemplaza a otra contaminante.',
              mistake: 'economia-un-solo-efecto',
            },
          ],
          explanation: md`El beneficio es de muchos y el costo, de pocos: por eso importan la participación y las medidas que lo reparen.`,
        },
        {
          id: 'definicion-brundtland',
          question: md`Según el informe Brundtland, ¿qué distingue al desarrollo sustentable?`,
          key: 'Que no impide a las generaciones futuras cubrir sus necesidades',
          distractors: [
            {
              text: 'Que no permite usar los recursos naturales en el presente',
              feedback: 'Habla de satisfacer también las necesidades de hoy.',
              mistake: 'economia-un-solo-efecto',
            },
            {
              text: 'Que hace crecer el producto más que otros modelos',
              feedback: 'No se define por crecer más.',
              mistake: 'economia-crecimiento-por-desarrollo',
            },
          ],
          explanation: md`Hoy y mañana a la vez: esa es la idea.`,
        },
      ],
    },
  ],
  summary: [
    md`Crecer es producir más; desarrollarse, vivir mejor.`,
    md`Índice 70 es 30 % menos. Que dos curvas cambien juntas no prueba causa.`,
    md`Sustentable: lo de hoy sin quitar lo de mañana. No es prohibir.`,
    md`Pregunta quién gana, quién paga y cuándo.`,
  ],
  sources: [
    {
      name: 'Comisión Mundial sobre el Medio Ambiente y el Desarrollo, Nuestro futuro común (informe Brundtland)',
      year: 1987,
    },
    { name: 'Programa de las Naciones Unidas para el Desarrollo, Informe sobre Desarrollo Humano', year: 1990 },
    { name: 'Ley 19.300, bases generales del medio ambiente, Chile', year: 1994 },
  ],
});
