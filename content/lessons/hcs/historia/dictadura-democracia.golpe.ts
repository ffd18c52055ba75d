import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.dictadura-democracia.golpe',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Dos historiadores leen los mismos documentos sobre 1973. Uno escribe un libro sobre la Guerra Fría; el otro, sobre los partidos chilenos. Llegan a explicaciones distintas. ¿Alguno de los dos tiene que estar mintiendo?`,
    guesses: [
      'Sí: la verdad es una sola',
      'No: miran causas distintas del mismo hecho',
      'No: en Historia vale cualquier opinión',
    ],
    reveal: md`Se puede discrepar sin mentir, porque un proceso tiene varias causas y cada autor da más peso a unas. Pero no vale todo: una interpretación se juzga por su evidencia. Vas a practicar cómo comparar dos explicaciones.`,
  },
  points: [
    {
      id: 'camino-a-1973',
      title: 'Los hechos, antes que las explicaciones',
      idea: md`En septiembre de 1970, Salvador Allende ganó con 36,6 % de los votos. Como nadie tuvo mayoría absoluta, lo eligió el Congreso. La Unidad Popular buscaba una «vía chilena al socialismo».

En 1971 se nacionalizó el cobre por unanimidad del Congreso. También avanzaron las expropiaciones y subieron los salarios. Desde 1972 hubo escasez, mercado negro e inflación muy alta. En octubre de 1972 pararon los camioneros. Estados Unidos financió a opositores. Hubo violencia política de distintos grupos.

El 11 de septiembre de 1973, las Fuerzas Armadas y Carabineros derrocaron al gobierno. Allende murió en La Moneda.`,
      figure: {
        kind: 'timeline',
        from: 1969,
        to: 1974,
        events: [
          { year: 1970, label: 'Elección de Allende' },
          { year: 1971, label: 'Nacionalización del cobre' },
          { year: 1972, label: 'Paro de octubre' },
          { year: 1973, label: 'Golpe de Estado' },
        ],
        alt: 'Línea de tiempo de 1969 a 1974: elección de Allende en 1970, nacionalización del cobre en 1971, paro de octubre en 1972 y golpe de Estado en 1973.',
      },
      example: {
        problem: md`¿Cuál de estas tres frases es un hecho y cuáles son interpretaciones? (1) «En octubre de 1972 hubo un paro de camioneros». (2) «El paro fue la causa de la caída del gobierno». (3) «Desde ese paro, el acuerdo era imposible».`,
        steps: [
          {
            title: 'Busca lo que se puede comprobar',
            text: md`La frase 1 se comprueba con diarios y documentos: es un hecho.`,
          },
          {
            title: 'Busca los porqués',
            text: md`La frase 2 dice qué causó qué: es una interpretación, y de causa única.`,
          },
          {
            title: 'Busca los juicios',
            text: md`La frase 3 declara algo «imposible»: también es interpretación. Necesita argumentos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-causa-unica',
          text: md`Reducir 1973 a una sola causa. Casi todas las explicaciones serias combinan varias: economía, partidos, contexto internacional, militares.`,
        },
      ],
      checks: [
        {
          id: 'hecho-o-interpretacion',
          question: md`¿Qué afirmación es un hecho y no una interpretación?`,
          key: 'El Congreso aprobó en 1971 nacionalizar el cobre',
          distractors: [
            {
              text: 'La economía fue lo que hizo caer al gobierno',
              feedback: 'Dice qué causó qué: es interpretación, y de una sola causa.',
              mistake: 'historia-causa-unica',
            },
            {
              text: 'El golpe era inevitable desde la elección de 1970',
              feedback: '«Inevitable» es un juicio que ningún documento prueba.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'La oposición debió haber negociado un poco más',
              feedback: 'Es una opinión sobre lo que debió pasar.',
            },
          ],
          explanation: md`La aprobación consta en documentos. Las demás afirman causas o juicios.`,
        },
        {
          id: 'como-fue-elegido',
          question: md`¿Por qué el Congreso participó en la elección de Allende en 1970?`,
          key: 'Porque ningún candidato tuvo mayoría absoluta',
          distractors: [
            {
              text: 'Porque los presidentes se elegían sin voto popular',
              feedback: 'Hubo votación popular: obtuvo 36,6 %.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Porque el golpe había suspendido las elecciones',
              feedback: 'El golpe es de 1973.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Porque la elección fue anulada por fraude',
              feedback: 'No fue anulada: la Constitución de 1925 preveía este paso.',
            },
          ],
          explanation: md`La Constitución de 1925 mandaba al Congreso elegir entre las dos primeras mayorías.`,
        },
      ],
    },
    {
      id: 'comparar-interpretaciones',
      title: 'Poner dos explicaciones lado a lado',
      idea: md`Para comparar, no preguntes quién te gusta más. Pregunta tres cosas a cada texto:

1. **¿Dónde pone la causa principal?** Afuera, en los partidos, en la economía, en los militares.
2. **¿Qué más reconoce?** Muchos autores aceptan otras causas, con menos peso.
3. **¿Qué tono tiene?** Explicar no es justificar.

Después busca **en qué difieren** y **en qué coinciden**. Para que algo sea coincidencia tiene que estar en los dos textos. Una idea que aparece en uno solo no sirve, aunque te parezca cierta.`,
      readings: [
        {
          title: 'Texto 1',
          by: 'Texto escrito para Travesía, que resume una de las interpretaciones',
          text: md`La ruptura de 1973 tiene raíces largas. Desde los años sesenta, cada proyecto de gobierno quiso cambiar el país entero y sin transar con los demás. El centro político, que antes hacía de puente, dejó de hacerlo. La ayuda extranjera a la oposición existió, pero encontró un sistema que ya no sabía llegar a acuerdos.`,
        },
        {
          title: 'Texto 2',
          by: 'Texto escrito para Travesía, que resume otra de las interpretaciones',
          text: md`Sin los documentos que hoy conocemos, la historia queda coja. Washington se propuso desde 1970 que el gobierno fracasara: cortó créditos, pagó a diarios y alentó a militares. La falta de acuerdos entre chilenos era grave, sin duda. Pero otras crisis graves se resolvieron con votos; esta no, porque hubo fuerzas decididas a impedirlo.`,
        },
      ],
      example: {
        problem: md`¿En qué difieren y en qué coinciden los textos 1 y 2?`,
        steps: [
          {
            title: 'Causa principal del texto 1',
            text: md`Los partidos: proyectos que no transaban y un centro que dejó de ser puente.`,
          },
          {
            title: 'Causa principal del texto 2',
            text: md`La acción de Estados Unidos y de fuerzas que impidieron una salida con votos.`,
          },
          {
            title: 'Lo que comparten',
            text: md`Los dos reconocen que faltaron acuerdos y que hubo intervención extranjera. Cambia el **peso** que les dan.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Invertir los textos y poner en uno lo que dice el otro. Anota al margen de cada uno su causa principal antes de mirar las alternativas.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Decir que un texto niega algo que reconoce con otras palabras. Busca los «sin duda» y los «existió, pero»: ahí concede.`,
        },
        {
          mistake: 'historia-elige-una-version',
          text: md`Tomar como coincidencia una idea que está en un solo texto. Subráyala en los dos; si falta en uno, no es común.`,
        },
        {
          mistake: 'historia-confunde-proposito',
          text: md`Creer que explicar causas es justificar el golpe, o que el texto cuenta el día 11. Mira si usa «porque» y razones, o si da aprobación.`,
        },
      ],
      checks: [
        {
          id: 'diferencia-de-los-textos',
          question: md`¿En qué se diferencian los textos 1 y 2?`,
          key: 'En si pesan más los partidos chilenos o la acción exterior',
          distractors: [
            {
              text: 'En que el 1 destaca la acción exterior y el 2, los partidos',
              feedback: 'Están invertidos: vuelve a la primera frase de cada uno.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'En que el 1 niega que hubiera ayuda extranjera a opositores',
              feedback: 'El texto 1 dice que «existió».',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'En que el 1 aprueba el golpe y el 2 narra ese día completo',
              feedback: 'El 1 explica causas sin aprobar; el 2 tampoco narra el día.',
              mistake: 'historia-confunde-proposito',
            },
          ],
          explanation: md`El texto 1 pone el centro en el sistema de partidos; el 2, en Washington y quienes impidieron la salida electoral.`,
        },
        {
          id: 'coincidencia-de-los-textos',
          question: md`¿En qué coinciden los dos textos?`,
          key: 'En que los chilenos tuvieron problemas para llegar a acuerdos',
          distractors: [
            {
              text: 'En que Estados Unidos fue lo que decidió el resultado',
              feedback: 'Eso lo sostiene solo el texto 2.',
              mistake: 'historia-elige-una-version',
            },
            {
              text: 'En que el centro político hacía de puente y dejó de hacerlo',
              feedback: 'Esa idea aparece solo en el texto 1.',
              mistake: 'historia-elige-una-version',
            },
            {
              text: 'En que desde 1970 no había forma de evitar el golpe',
              feedback: 'El texto 2 dice que otras crisis se resolvieron con votos.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`El 1 habla de proyectos que no transaban; el 2 dice que la falta de acuerdos «era grave, sin duda».`,
        },
        {
          id: 'que-fuente-apoya-el-dos',
          question: md`¿Qué documento apoyaría más la tesis del texto 2?`,
          key: 'Un cable de Washington que ordena pagar a un diario opositor',
          distractors: [
            {
              text: 'Un acta del Congreso con una discusión entre partidos',
              feedback: 'Apoya más al texto 1, que mira a los partidos.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Una encuesta de 1965 sobre lectura de diarios en Chile',
              feedback: 'Habla de diarios, pero no de quién los financió.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'Un bando militar con el toque de queda del 11 en la tarde',
              feedback: 'Es de después del golpe: no explica sus causas.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`La tesis 2 es sobre intervención de Estados Unidos. Un cable que la ordena es evidencia directa.`,
        },
      ],
    },
    {
      id: 'por-que-varias-y-que-siguio',
      title: 'Para qué leer varias, y qué pasó después',
      idea: md`Leer varias interpretaciones sirve para ver **más causas** y para evaluar cuál se apoya en mejor evidencia. No quiere decir que todas valgan lo mismo: una que contradice los documentos vale menos. Entender las causas tampoco obliga a considerar el golpe aceptable.

Hay algo que no depende de la interpretación: las **consecuencias inmediatas**. Una Junta Militar, de los jefes de las tres ramas y Carabineros, tomó el poder. El Congreso fue disuelto el 21 de septiembre de 1973. Hubo estado de sitio, bandos, detenidos en estadios. La nueva Constitución vino después: se plebiscitó en 1980.`,
      example: {
        problem: md`Un estudiante dice: «Como hay varias versiones, todas son opiniones y da lo mismo cuál elija». ¿Cómo le respondes?`,
        steps: [
          { title: 'Reconoce lo correcto', text: md`Es cierto que hay varias interpretaciones.` },
          {
            title: 'Señala el error',
            text: md`Una interpretación no es una opinión suelta: se apoya en documentos y argumentos que otros pueden revisar.`,
          },
          {
            title: 'Da un criterio',
            text: md`Elige la que explica más hechos y no contradice la evidencia. Y puedes combinar partes de varias.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Pasar de «hubo polarización» a «era imposible evitar el golpe». Ningún texto serio prueba lo inevitable: busca esa palabra antes de afirmarla.`,
        },
        {
          mistake: 'historia-generaliza',
          text: md`Concluir que en Historia toda opinión vale igual. Se comparan por la evidencia que las sostiene.`,
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Poner la Constitución de 1980 entre las consecuencias inmediatas. Pasaron siete años: lo inmediato fue el cierre del Congreso.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Suponer que se llamó a elecciones o plebiscito en 1973. No hubo: piensa qué instituciones dejaron de funcionar.`,
        },
        {
          mistake: 'historia-sin-cambio',
          text: md`Suponer que el Congreso siguió o que gobernaron civiles. El poder pasó a una Junta Militar.`,
        },
      ],
      checks: [
        {
          id: 'consecuencia-inmediata',
          question: md`¿Qué pasó con el Congreso en septiembre de 1973?`,
          key: 'Fue disuelto y una Junta asumió el poder',
          distractors: [
            {
              text: 'Siguió en funciones y nombró un gobierno civil',
              feedback: 'El poder no quedó en manos de civiles.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'Fue renovado en una elección ese mismo mes',
              feedback: 'No hubo elecciones de Congreso hasta 1989.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Fue reformado por una Constitución nueva',
              feedback: 'La Constitución se plebiscitó en 1980.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`La Junta lo disolvió el 21 de septiembre y ejerció también la tarea de dictar leyes, llamadas decretos leyes.`,
        },
        {
          id: 'criterio-para-comparar',
          question: md`¿Qué criterio sirve para preferir una interpretación a otra?`,
          key: 'Que explique más hechos y respete la evidencia',
          distractors: [
            {
              text: 'Que coincida con lo que piensa quien la lee',
              feedback: 'El gusto del lector no dice nada de la evidencia.',
              mistake: 'historia-elige-una-version',
            },
            {
              text: 'Que diga una causa única, clara y definitiva',
              feedback: 'La claridad engaña: los procesos tienen varias causas.',
              mistake: 'historia-causa-unica',
            },
            {
              text: 'Ninguno, porque toda opinión vale lo mismo',
              feedback: 'Las interpretaciones se comparan por sus pruebas.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`Una buena explicación da cuenta de muchos hechos y no choca con los documentos.`,
        },
      ],
    },
  ],
  summary: [
    md`Primero los hechos; después, las interpretaciones. Un «porque» ya es interpretación.`,
    md`Comparar: causa principal, qué más reconoce, tono. Explicar no es justificar.`,
    md`Coincidencia: tiene que estar en los dos textos.`,
    md`Consecuencias inmediatas: Junta, Congreso disuelto, estado de sitio. La Constitución es de 1980.`,
  ],
  sources: [
    {
      name: 'Arturo Valenzuela, The Breakdown of Democratic Regimes: Chile',
      year: 1978,
      detail: 'explicación centrada en los partidos',
    },
    { name: 'Peter Kornbluh, The Pinochet File', year: 2003, detail: 'documentos de Estados Unidos' },
    { name: 'Senado de Estados Unidos, Covert Action in Chile, 1963-1973 (Informe Church)', year: 1975 },
    { name: 'Ley 17.450, reforma constitucional que nacionaliza el cobre, Chile', year: 1971 },
    { name: 'Decreto Ley 27, que disuelve el Congreso Nacional, Chile', year: 1973 },
  ],
});
