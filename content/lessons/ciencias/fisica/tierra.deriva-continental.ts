import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.tierra.deriva-continental',
  version: 3,
  minutes: 15,
  opening: {
    question: md`En Brasil y en el sur de África se encuentran restos de *Mesosaurus*, un reptil chico de lagos y lagunas, de hace unos 280 millones de años. Entre ambos lugares hay miles de kilómetros de mar. ¿Cómo pudo vivir en los dos?`,
    guesses: ['Cruzó el océano nadando', 'Los dos lugares estaban juntos', 'Apareció por separado en cada uno'],
    reveal: md`Un animal así no cruza un océano, y que aparezca igual dos veces es muy poco creíble. En 1912 Alfred Wegener propuso otra explicación: los continentes estaban unidos. Vas a ver sus pruebas y por qué casi nadie le creyó.`,
  },
  points: [
    {
      id: 'las-pruebas',
      title: 'Qué cuenta como prueba',
      idea: md`Wegener reunió pistas de varias ciencias:

- **Formas**: las costas de Sudamérica y África calzan.
- **Fósiles**: las mismas especies, que no podían cruzar el mar.
- **Rocas**: cordilleras de igual edad y tipo, que se cortan en una costa y siguen en la otra.
- **Clima antiguo**: huellas de glaciares en lugares hoy calurosos.

Una prueba útil es un dato que **se espera** si estuvieron juntos y **no** si siempre estuvieron separados. Algo que hay en todas partes, como arena o rocas viejas, no distingue entre las dos ideas.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'dato', label: 'Dato en dos costas', column: 0, row: 0 },
          { id: 'sep', label: '¿Se espera si nunca se unieron?', column: 1, row: 0 },
          { id: 'no', label: 'No: es prueba', column: 2, row: 0 },
          { id: 'si', label: 'Sí: no decide', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'dato', to: 'sep' },
          { from: 'sep', to: 'no' },
          { from: 'sep', to: 'si' },
        ],
        alt: 'Esquema: un dato de dos costas se somete a la pregunta de si se esperaría igual con continentes siempre separados. Si no se esperaría, es prueba; si se esperaría, no decide.',
      },
      example: {
        problem: md`Tres hallazgos en dos costas separadas por un océano: (1) palmeras en las dos playas; (2) la misma secuencia de capas de roca, de igual edad y grosor; (3) granito de más de 1.000 millones de años. ¿Cuál apoya mejor que estuvieron unidas?`,
        steps: [
          {
            title: 'Palmeras',
            text: md`Hoy crecen en muchas costas de clima parecido. Hablan del presente: no deciden.`,
          },
          { title: 'Granito antiguo', text: md`Lo hay en casi todos los continentes. La edad sola no basta.` },
          {
            title: 'Secuencia de capas',
            text: md`Que coincidan muchas capas en el mismo orden sería raro si se formaron lejos. Es la prueba.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'prueba-sin-relacion-con-la-deriva',
          text: md`Elegir algo que hay en todo el mundo. Pregunta si lo esperarías igual con continentes siempre separados.`,
        },
        {
          mistake: 'deriva-explicada-por-clima-actual',
          text: md`Explicar el dato por lo que hay hoy, o por una sola propiedad como la edad. Importa lo que coincide del pasado.`,
        },
        {
          mistake: 'mecanismo-como-prueba',
          text: md`Decir que un fósil muestra qué fuerza movió los continentes. Muestra que estuvieron juntos, no por qué se movieron.`,
        },
      ],
      checks: [
        {
          id: 'mejor-prueba-de-la-deriva',
          question: md`De estos hallazgos en dos continentes separados por el mar, ¿cuál apoya mejor que estuvieron unidos?`,
          key: 'Una planta fósil de semilla pesada, de igual edad en ambos',
          distractors: [
            {
              text: 'Arena de cuarzo, de igual color en las dos playas',
              feedback: 'Hay arena así en costas de todo el mundo.',
              mistake: 'prueba-sin-relacion-con-la-deriva',
            },
            {
              text: 'Aves marinas, de igual especie en ambos hoy',
              feedback: 'Las aves vuelan, y eso habla del presente.',
              mistake: 'deriva-explicada-por-clima-actual',
            },
            {
              text: 'Un fósil, porque muestra la fuerza que los movió',
              feedback: 'Un fósil no muestra la causa del movimiento.',
              mistake: 'mecanismo-como-prueba',
            },
          ],
          explanation: md`La semilla pesada no cruza un océano: es difícil explicarla con continentes separados. Así era *Glossopteris*.`,
        },
        {
          id: 'glaciares-en-la-india',
          question: md`Hay rocas rayadas por glaciares de hace unos 300 millones de años en la India, hoy tropical. ¿Qué apoya este dato?`,
          key: 'Que la India estuvo antes cerca de un polo',
          distractors: [
            {
              text: 'Que la India tiene hoy montañas con glaciares',
              feedback: 'Las huellas son antiguas y están en zonas bajas y calurosas.',
              mistake: 'deriva-explicada-por-clima-actual',
            },
            {
              text: 'Que el hielo empujó la India hacia el norte',
              feedback: 'El dato dice dónde estuvo, no qué la movió.',
              mistake: 'mecanismo-como-prueba',
            },
          ],
          explanation: md`Lo mismo hay en Sudamérica, África y Australia: juntas, forman una sola zona helada.`,
        },
      ],
    },
    {
      id: 'por-que-no-le-creyeron',
      title: 'Tenía pruebas, le faltaba la causa',
      idea: md`La mayoría de los geólogos rechazó la idea por décadas. No porque faltaran pruebas: los fósiles, las rocas y el calce estaban publicados.

Faltaba el **mecanismo**: ¿qué fuerza puede mover un continente a través de un fondo de roca sólida? Wegener propuso la rotación de la Tierra y las mareas, y se calculó que eran demasiado débiles.

Las placas **no se conocían**, y de las **dorsales**, las cordilleras del fondo del mar, se sabía muy poco: se midieron en detalle décadas después. No se puede reprochar a 1912 no haber usado datos posteriores.`,
      figure: {
        kind: 'timeline',
        from: 1910,
        to: 1970,
        events: [
          { year: 1912, label: 'Wegener presenta la deriva' },
          { year: 1915, label: 'Publica su libro' },
          { year: 1930, label: 'Muere en Groenlandia' },
          { year: 1962, label: 'Hess: el fondo del mar se expande' },
          { year: 1968, label: 'Teoría de las placas' },
        ],
        alt: 'Línea de tiempo de 1910 a 1970: en 1912 Wegener presenta la deriva; en 1915 publica su libro; en 1930 muere; en 1962 Hess propone la expansión del fondo del mar; hacia 1968, la teoría de las placas.',
      },
      readings: [
        {
          title: 'Un geólogo responde, hacia 1925',
          by: 'Texto escrito para Travesía',
          text: md`Nadie discute que las costas se parecen, ni que los fósiles coinciden. Pero se nos pide creer que un continente avanza por el fondo del océano como un barco. ¿Qué lo empuja? Las mareas que invoca el señor Wegener son millones de veces más débiles de lo necesario. Mientras no haya una causa, prefiero suponer que hubo puentes de tierra que se hundieron.`,
        },
        {
          title: 'Una oceanógrafa, hacia 1965',
          by: 'Texto escrito para Travesía',
          text: md`Hemos medido la edad del fondo del mar. Junto a la dorsal es joven; lejos, más antigua, y lo mismo a ambos lados. El fondo nace en el centro y se aparta. Los continentes no tienen que abrirse paso por la roca: viajan con ella.`,
        },
      ],
      example: {
        problem: md`Compara las dos lecturas. ¿En qué están de acuerdo y qué agrega la segunda?`,
        steps: [
          { title: 'Lo común', text: md`Ninguna niega las coincidencias entre las costas.` },
          {
            title: 'La objeción',
            text: md`La primera pide una causa: qué empuja a los continentes a través de la roca.`,
          },
          {
            title: 'Lo nuevo',
            text: md`La segunda trae un dato que no existía: el fondo se forma en la dorsal. El continente viaja con el fondo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'rechazo-por-falta-de-pruebas',
          text: md`Decir que no tenía pruebas. Las tenía; faltaba explicar qué movía los continentes.`,
        },
        {
          mistake: 'rechazo-por-las-dorsales',
          text: md`Decir que ignoró las placas. Se propusieron décadas después, con datos del fondo del mar.`,
        },
        {
          mistake: 'deriva-sin-fosiles',
          text: md`Decir que la objeción eran los fósiles. Los fósiles eran parte de sus pruebas.`,
        },
      ],
      checks: [
        {
          id: 'objecion-principal',
          question: md`¿Cuál fue la principal objeción científica a Wegener en su época?`,
          key: 'No explicaba qué fuerza movía los continentes',
          distractors: [
            {
              text: 'No tenía pruebas de que las costas calzaran',
              feedback: 'El calce era una de sus pruebas.',
              mistake: 'rechazo-por-falta-de-pruebas',
            },
            {
              text: 'No tomaba en cuenta las placas ya conocidas',
              feedback: 'Las placas se propusieron en los años sesenta.',
              mistake: 'rechazo-por-las-dorsales',
            },
            {
              text: 'No explicaba los fósiles comunes a ambas costas',
              feedback: 'Eso era justamente lo que su idea explicaba.',
              mistake: 'deriva-sin-fosiles',
            },
          ],
          explanation: md`El mecanismo que proponía era demasiado débil.`,
        },
        {
          id: 'puentes-de-tierra',
          question: md`El geólogo de la lectura propone puentes de tierra hundidos. ¿Qué intenta explicar con ellos?`,
          key: 'Que haya fósiles iguales sin mover los continentes',
          distractors: [
            {
              text: 'Que los continentes se muevan por el fondo',
              feedback: 'Al revés: los puentes sirven para no tener que moverlos.',
            },
            {
              text: 'Que no haya fósiles iguales en las dos costas',
              feedback: 'Él acepta que los fósiles coinciden.',
              mistake: 'deriva-sin-fosiles',
            },
          ],
          explanation: md`Acepta el dato y da otra explicación. Después no se hallaron esos puentes en el fondo del mar.`,
        },
      ],
    },
    {
      id: 'de-la-deriva-a-las-placas',
      title: 'Lo que faltaba estaba en el fondo del mar',
      idea: md`En los años cincuenta y sesenta se midió el fondo del océano. En medio del Atlántico hay una cordillera, la **dorsal**. Junto a ella la roca es joven, y la edad **aumenta igual** hacia ambos lados.

El fondo nace en la dorsal y se separa. Los continentes no atraviesan la roca: son parte de **placas** que se mueven enteras.

La teoría de las placas no borró la deriva: conservó sus pruebas y le agregó la causa. Así avanza muchas veces la ciencia: una idea espera el dato que le falta.`,
      figure: {
        kind: 'plane',
        x: [-800, 800],
        y: [0, 40],
        step: [200, 10],
        xTitle: 'Distancia a la dorsal (km)',
        yTitle: 'Edad (Ma)',
        shapes: [
          {
            shape: 'path',
            points: [
              [-800, 40],
              [0, 0],
              [800, 40],
            ],
            accent: 1,
          },
          { shape: 'point', at: [-400, 20] },
          { shape: 'point', at: [400, 20] },
        ],
        alt: 'Edad de la roca según la distancia a la dorsal: forma de V con vértice en 0. A 400 km a cada lado, 20 millones de años; a 800 km, 40.',
        caption: 'Datos redondeados. Ma: millones de años. A un lado, distancias negativas.',
      },
      game: {
        game: 'geosfera',
        state: 'placas.divergente.25.150',
        words: 'Mira cómo se abre un océano a la rapidez que se mide hoy.',
      },
      example: {
        problem: md`¿Qué muestra la forma de V del gráfico? ¿Qué forma tendría si el fondo del mar no se moviera?`,
        steps: [
          { title: 'El vértice', text: md`En la dorsal la edad es cero: ahí se forma la roca.` },
          { title: 'Los dos lados', text: md`A igual distancia, igual edad: se aparta por igual a ambos lados.` },
          {
            title: 'La alternativa',
            text: md`Con un fondo inmóvil no habría razón para que la edad cambiara así: no habría V.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'edad-a-doscientos',
          figure: 'of-the-point',
          question: md`Según el gráfico, ¿qué edad tiene la roca a 200 km de la dorsal?`,
          key: '10 millones de años',
          distractors: [
            { text: '20 millones de años', feedback: 'Esa es la edad a 400 km.' },
            { text: 'Depende de a qué lado', feedback: 'La V es simétrica: a igual distancia, igual edad.' },
          ],
          explanation: md`La mitad de la distancia, la mitad de la edad.`,
        },
        {
          id: 'que-cambio-con-las-placas',
          question: md`¿Qué agregó la teoría de las placas a la idea de Wegener?`,
          key: 'Cómo se mueven: los continentes viajan con el fondo',
          distractors: [
            {
              text: 'Los primeros fósiles comunes a dos continentes',
              feedback: 'Esos ya los tenía Wegener.',
              mistake: 'rechazo-por-falta-de-pruebas',
            },
            {
              text: 'La prueba de que los continentes nunca se unieron',
              feedback: 'Al contrario: conservó la idea de que estuvieron unidos.',
            },
          ],
          explanation: md`Conservó las pruebas y entregó el mecanismo que faltaba.`,
        },
      ],
    },
  ],
  summary: [
    md`Pruebas: costas que calzan, fósiles, rocas y climas antiguos que coinciden.`,
    md`Un dato es prueba si no se esperaría con continentes siempre separados.`,
    md`Se rechazó porque faltaba el mecanismo, no las pruebas.`,
    md`El fondo del mar, joven junto a la dorsal, dio la causa: las placas.`,
  ],
  sources: [
    { name: 'Alfred Wegener, El origen de los continentes y océanos', year: 1915 },
    { name: 'Harry Hess, Historia de las cuencas oceánicas', year: 1962 },
    { name: 'United States Geological Survey, This Dynamic Earth', year: 1996 },
  ],
});
