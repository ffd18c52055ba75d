import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.dictadura-democracia.recuperacion-democracia',
  version: 1,
  minutes: 15,
  opening: {
    question: md`En 1988, la dictadura convocó a un plebiscito y lo perdió. ¿Por qué un gobierno con tanto poder hace una votación que puede perder?`,
    guesses: [
      'Porque estaba en su Constitución y creía que ganaría',
      'Porque las protestas lo obligaron ese mismo día',
      'Porque otro país lo derrotó en una guerra',
    ],
    reveal: md`La Constitución de 1980 fijaba ese plebiscito, y el régimen confiaba en ganarlo. Pero desde 1983 la oposición se había reorganizado. Vas a ver cómo se juntaron protesta, acuerdos y urna, y por qué en 1990 el cambio fue real y a la vez incompleto.`,
  },
  points: [
    {
      id: 'anos-ochenta',
      title: 'De la crisis a las protestas',
      idea: md`En 1980, un plebiscito sin registros electorales aprobó una nueva Constitución. Sus artículos transitorios disponían otro plebiscito para fines de los ochenta.

En 1982 llegó una crisis económica muy dura. Desde mayo de 1983, los trabajadores del cobre llamaron a **jornadas de protesta**: paros, cacerolas, barricadas. Duraron hasta 1986, con muchos muertos por la represión.

Los partidos se reagruparon. En 1985, varios firmaron el **Acuerdo Nacional**, impulsado por el cardenal Fresno. En 1986 fracasó un atentado contra Pinochet, y ganó fuerza la vía de derrotarlo con votos.`,
      figure: {
        kind: 'timeline',
        from: 1979,
        to: 1991,
        events: [
          { year: 1980, label: 'Constitución' },
          { year: 1983, label: 'Primeras protestas' },
          { year: 1985, label: 'Acuerdo Nacional' },
          { year: 1987, label: 'Ley de partidos' },
          { year: 1988, label: 'Plebiscito: gana el No' },
          { year: 1989, label: 'Reformas y elecciones' },
          { year: 1990, label: 'Asume Aylwin' },
        ],
        alt: 'Línea de tiempo de 1979 a 1991: Constitución en 1980, primeras protestas en 1983, Acuerdo Nacional en 1985, ley de partidos en 1987, plebiscito en que gana el No en 1988, reformas y elecciones en 1989, y asume Aylwin en 1990.',
      },
      example: {
        problem: md`La Constitución es de 1980 y las protestas empezaron en 1983. ¿Se puede decir que la Constitución las causó?`,
        steps: [
          {
            title: 'Comprueba el orden',
            text: md`La Constitución va primero. Eso hace posible que sea causa, pero no lo prueba.`,
          },
          { title: 'Busca qué cambió justo antes de 1983', text: md`La crisis de 1982: quiebras y mucha cesantía.` },
          {
            title: 'Concluye',
            text: md`Las protestas se explican mejor por la crisis, que se sumó a la falta de libertades. Ir antes no basta para causar.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-coincidencia-por-causa',
          text: md`Tomar un hecho por causa de otro solo porque ocurrió antes. Pregunta qué mecanismo los une.`,
        },
        {
          mistake: 'historia-causa-unica',
          text: md`Explicar todo con las protestas de 1983. Pesaron, y también los acuerdos, la organización para votar y las reglas de 1980.`,
        },
      ],
      checks: [
        {
          id: 'antes-no-es-causa',
          question: md`¿Qué explica mejor que las protestas empezaran en 1983 y no antes?`,
          key: 'La crisis económica del año anterior',
          distractors: [
            {
              text: 'La Constitución de tres años antes',
              feedback: 'Va antes, pero falta el mecanismo que una las dos cosas.',
              mistake: 'historia-coincidencia-por-causa',
            },
            {
              text: 'La derrota en una guerra exterior',
              feedback: 'Ese es el caso argentino de 1982.',
              mistake: 'historia-otro-lugar',
            },
            {
              text: 'La victoria del No en el plebiscito',
              feedback: 'El plebiscito es de 1988: cinco años después.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`En 1982 quebraron empresas y la cesantía se disparó. El descontento se sumó a la falta de libertades.`,
        },
        {
          id: 'proceso-de-varios-pasos',
          figure: 'of-the-point',
          question: md`¿Qué conclusión permite la línea de tiempo de 1980 a 1990?`,
          key: 'El cambio fue un proceso con varios pasos',
          distractors: [
            {
              text: 'El cambio ocurrió en un día de 1988',
              feedback: 'Hay hechos antes y después que lo hicieron posible.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'El cambio se debió solo a las protestas',
              feedback: 'La línea muestra también acuerdos, leyes y votaciones.',
              mistake: 'historia-causa-unica',
            },
            {
              text: 'El cambio lo produjo la Constitución de 1980',
              feedback: 'Puso reglas y fechas, pero no explica el resultado.',
              mistake: 'historia-coincidencia-por-causa',
            },
          ],
          explanation: md`Protestas, acuerdos, inscripción, plebiscito, reformas y elecciones: ninguno basta por separado.`,
        },
      ],
    },
    {
      id: 'plebiscito-1988',
      title: 'El plebiscito: qué se votaba y por qué ganó el No',
      idea: md`Los jefes de las Fuerzas Armadas y de Carabineros propusieron un nombre: **Augusto Pinochet**. El 5 de octubre de 1988 se votó **Sí** o **No** a que gobernara ocho años más.

La decisión clave de la oposición fue **participar**: inscribirse, unir a más de una decena de partidos en la Concertación por el No, hacer una campaña de esperanza en la franja de televisión y poner apoderados para un conteo paralelo.

El No obtuvo cerca de 56 % y el Sí, 44 %. Según las reglas, en 1989 debía haber elecciones. Fueron ese año, y ganó Patricio Aylwin.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['No', 'Sí'],
        series: [{ name: 'Votos válidos', values: [56, 44] }],
        yTitle: '% de votos válidos',
        showValues: true,
        alt: 'Gráfico de barras del plebiscito de 1988: No, 56 % de los votos válidos; Sí, 44 %.',
        caption: 'Plebiscito del 5 de octubre de 1988, cifras redondeadas (Tribunal Calificador de Elecciones).',
      },
      example: {
        problem: md`En 1987, parte de la oposición decía: «Votar es aceptar la Constitución del régimen». ¿Qué riesgo y qué oportunidad había en inscribirse?`,
        steps: [
          { title: 'Nombra el riesgo', text: md`Al participar se aceptaban reglas del régimen, y podía haber fraude.` },
          { title: 'Nombra la oportunidad', text: md`Si el No ganaba, las mismas reglas obligaban a elecciones.` },
          {
            title: 'Mira cómo redujeron el riesgo',
            text: md`Con registros nuevos, apoderados en las mesas y conteo propio.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otra-medida',
          text: md`Confundir plebiscitos: en 1980 se votó la Constitución; en 1988, si Pinochet seguía; en 1989, reformas.`,
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Creer que en 1988 se eligió a Aylwin. La elección fue en diciembre de 1989, después de ganar el No.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Decir que en 1988 se convocó a protestas. Las protestas no se votan y habían empezado en 1983.`,
        },
        {
          mistake: 'historia-otros-actores',
          text: md`Atribuir a la oposición haber conseguido un candidato civil. Los jefes militares y de Carabineros propusieron a Pinochet; la oposición decidió inscribirse y unirse.`,
        },
      ],
      checks: [
        {
          id: 'que-se-votaba',
          question: md`¿Qué significaba marcar «No» en octubre de 1988?`,
          key: 'Rechazar que Pinochet siguiera ocho años más',
          distractors: [
            {
              text: 'Rechazar la Constitución hecha por el régimen',
              feedback: 'Esa votación fue en 1980.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Elegir a Patricio Aylwin como presidente',
              feedback: 'Esa elección fue en diciembre de 1989.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Apoyar que comenzaran las protestas',
              feedback: 'Las protestas eran de 1983 y no se votaban.',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`Había un solo nombre propuesto. El No lo rechazaba y obligaba a llamar a elecciones.`,
        },
        {
          id: 'decision-clave',
          question: md`¿Qué decisión de la oposición fue decisiva para el triunfo del No?`,
          key: 'Inscribirse, unirse y vigilar el conteo de los votos',
          distractors: [
            {
              text: 'Lograr que el régimen propusiera a un civil',
              feedback: 'El candidato propuesto fue Pinochet.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Llamar a no votar para quitar valor a la votación',
              feedback: 'Hubo quienes lo pensaron, pero la decisión fue participar.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Pedir que otro país vecino interviniera en Chile',
              feedback: 'El resultado vino de la votación interna.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`Sin inscritos no había votos; sin unidad, se dispersaban; sin apoderados, no había cómo comprobar el resultado.`,
        },
      ],
    },
    {
      id: 'cambio-y-continuidad',
      title: '1990: qué cambió y qué siguió',
      idea: md`El 11 de marzo de 1990, Aylwin recibió el mando. **Cambió** lo central: gobierno elegido, Congreso abierto, libertades recuperadas, una comisión para establecer la verdad.

**Siguió** otra parte: la Constitución de 1980 (reformada en 1989), los senadores designados, el sistema binominal y Pinochet como comandante en jefe del Ejército hasta 1998. A estas trabas las llamaron «enclaves autoritarios».

Se fueron quitando: una reforma de 2005 eliminó a los senadores designados, y una ley de 2015 reemplazó el binominal. Por eso se habla de **transición**: ni todo igual, ni todo nuevo.`,
      example: {
        problem: md`«En 1990 terminó la dictadura, así que desapareció todo lo que venía de ella». ¿Qué parte está bien y cuál no?`,
        steps: [
          { title: 'Acepta lo correcto', text: md`Terminó la dictadura: hubo un gobierno elegido y un Congreso.` },
          { title: 'Busca lo que siguió', text: md`Senadores designados, binominal, la Constitución.` },
          {
            title: 'Reescribe',
            text: md`En 1990 cambió el régimen, pero se mantuvieron instituciones que se reformaron después.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-ruptura-total',
          text: md`Ver el cambio como repentino y completo. Antes hubo años de pasos, y después siguieron trabas.`,
        },
        {
          mistake: 'historia-sin-cambio',
          text: md`Decir que la dictadura siguió con otro nombre. Hubo elecciones, Congreso y libertades: es un cambio de régimen.`,
        },
        {
          mistake: 'historia-otro-lugar',
          text: md`Atribuir a Chile una derrota militar exterior. Eso pasó en Argentina, tras la guerra de las Malvinas, en 1982.`,
        },
      ],
      checks: [
        {
          id: 'describir-1990',
          question: md`¿Qué descripción de 1990 es la más adecuada?`,
          key: 'Un cambio de régimen con instituciones heredadas',
          distractors: [
            {
              text: 'Una dictadura que siguió con otro nombre',
              feedback: 'Gobernaba alguien elegido y había Congreso.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'Un comienzo sin nada del período anterior',
              feedback: 'Siguieron senadores designados y binominal.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Una caída por la derrota en otra guerra',
              feedback: 'Es el caso argentino. En Chile decidió el voto.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`Las dos partes son ciertas: el régimen cambió y algunas instituciones continuaron por años.`,
        },
        {
          id: 'enclaves-que-terminan',
          question: md`¿Qué muestra que los senadores designados terminaran en 2005?`,
          key: 'Que la transición siguió después de 1990',
          distractors: [
            {
              text: 'Que la dictadura terminó en 2005',
              feedback: 'Terminó en 1990; esa institución duró más.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'Que en 1990 se había cambiado todo',
              feedback: 'Si fuera así, no habría quedado nada por quitar.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Que el plebiscito de 1988 los eliminó',
              feedback: 'Ese plebiscito decidió si Pinochet seguía.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Una institución heredada duró quince años más. Los cambios se hicieron por etapas.`,
        },
      ],
    },
  ],
  summary: [
    md`1982 crisis, 1983 protestas, 1985 acuerdo, 1987-1988 inscripción y campaña.`,
    md`Plebiscitos: 1980 Constitución; 1988 Sí o No a Pinochet; 1989 reformas.`,
    md`Ganó el No por participar, unirse y vigilar el conteo.`,
    md`1990: cambia el régimen; siguen instituciones heredadas, que se reforman después.`,
  ],
  sources: [
    { name: 'Tribunal Calificador de Elecciones, resultado del plebiscito', year: 1988 },
    { name: 'Constitución Política de la República de Chile', year: 1980, detail: 'disposiciones transitorias' },
    { name: 'Ley 20.050, reforma constitucional, Chile', year: 2005, detail: 'fin de los senadores designados' },
    { name: 'Ley 20.840, sistema electoral proporcional, Chile', year: 2015 },
    { name: 'Biblioteca Nacional de Chile, Memoria Chilena, minisitio sobre el retorno a la democracia', year: 2018 },
  ],
});
