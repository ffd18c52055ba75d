import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-guardar-papas',
  version: 1,
  genre: 'informativo',
  title: '«Guardar no es esconder»',
  introduction: 'Entrevista. Texto escrito para Travesía; la entrevistada y su localidad son ficticias.',
  text: md`*Elba Chiguay tiene setenta y cuatro años y cultiva cuarenta y seis variedades de papa en Huenao Alto, un lugar de la isla Grande de Chiloé al que se llega en una micro que pasa los jueves. En 2011 la FAO reconoció la agricultura del archipiélago como parte del patrimonio agrícola mundial. Según el Instituto de Desarrollo Agropecuario, en las islas hay más de 250 variedades nativas, de las que se venden unas treinta. A la visita la reciben un perro sin nombre («si le pongo nombre, se queda») y un mesón con papas negras, rosadas, torcidas, con ojos.*

**Le dicen «guardadora». ¿Qué guarda?**

Semilla. Pero guardar no es esconder. Mi abuela me entregó diecinueve clases y me dijo: si un día te sobra una, no la guardes, regálala, porque la que está en un solo cajón se muere con el dueño del cajón.

**¿Cuál es la mejor?**

Esa pregunta la hacen los de afuera. ¿Mejor para qué? La bruja sirve para el milcao, la clavela para el fuego. La que aguanta el tizón es feíta y no le gusta a nadie, y el año en que vino el tizón fue la única que comimos. Yo no tengo papas mejores. Tengo papas por si acaso.

**En el supermercado de Castro hay una sola clase.**

Lavada, además. *(Se ríe.)* Yo no la critico. Es pareja, se pela rápido, alimenta a mucha gente que no tiene tierra. Lo que me parece una tontera es sembrar solo esa. Es como estudiar una sola página y rezar para que pregunten esa.

**Un ingeniero me dijo que cultivos como el suyo son «de museo».**

Vino a verme. Un joven muy educado, midió todo. Dijo que mi rinde era de doce toneladas por hectárea y que con la otra podía sacar treinta. Es cierto: pesamos juntos los sacos. Después le pregunté cuánto gastaba él en veneno y en abono, y no lo había puesto en la cuenta. Le convidé un milcao. Volvió.

**¿Qué es lo más difícil?**

Que no hay a quién entregarle. Mis hijos trabajan en la salmonera; ganan bien, no los culpo. Pero la papa no se aprende en un libro: se aprende agachada. A las niñas de la escuela les doy tres papas a cada una, distintas, para que las siembren donde puedan. En un balde, si no hay más. El año pasado entregué noventa. Este año, siete me trajeron de vuelta más de las que se llevaron.

**¿Siete de treinta le parece poco?**

Me parece siete.`,
  sources: [
    {
      name: 'FAO, Sistemas Importantes del Patrimonio Agrícola Mundial: agricultura de Chiloé, reconocida en 2011',
      detail: 'Dato de la presentación',
    },
    {
      name: 'Instituto de Desarrollo Agropecuario (INDAP), programa de papas nativas de Chiloé',
      detail: 'Más de 250 variedades; unas 30 se comercializan',
    },
  ],
  items: [
    defineItem({
      id: 'cl-guardar-papas-consejo-de-la-abuela',
      version: 1,
      content: 'cl.textos.no-literarios.informacion-relevante',
      otherContents: ['cl.localizar.informacion-explicita.parafrasis'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Por qué la abuela de Elba le recomendó regalar las papas que le sobraran?',
      key: { text: 'Porque una variedad que tiene una sola persona se puede perder.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Porque las vecinas pobres de la isla no tenían qué sembrar ese año.',
          feedback: 'Es una razón posible, pero la abuela dio otra: busca «cajón».',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Porque una variedad fea no le gusta a nadie y no se vende.',
          feedback: 'Eso se dice de la que resiste el tizón.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Porque una variedad guardada rinde menos cuando se siembra.',
          feedback: 'La abuela no habló de rendimiento. Relee la primera respuesta.',
        },
      ],
      solution: [
        {
          title: 'Buscar el consejo',
          text: '«si un día te sobra una, no la guardes, regálala, porque la que está en un solo cajón se muere con el dueño del cajón».',
        },
        {
          title: 'Decirlo con otras palabras',
          text: 'El cajón es quien la tiene: si es una sola persona, la variedad desaparece con ella.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque una variedad que tiene una sola persona se puede perder.',
        },
      ],
      evidence: ['la que está en un solo cajón se muere con el dueño del cajón'],
    }),
    defineItem({
      id: 'cl-guardar-papas-tema-de-la-entrevista',
      version: 1,
      content: 'cl.textos.no-literarios.tema-ideas',
      otherContents: ['cl.interpretar.sentido.sintesis'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué idea central transmite Elba a lo largo de la entrevista?',
      key: { text: 'La diversidad de papas es un resguardo que solo dura si se comparte.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'La papa del supermercado es pareja y alimenta a quien no tiene tierra.',
          feedback: 'Es algo que ella reconoce, pero no lo que sostiene en toda la entrevista.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'La salmonera es la culpable de que ya nadie quiera trabajar la tierra.',
          feedback: 'Dice de sus hijos: «no los culpo».',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'La papa nativa es más sana y más sabrosa que la que viene de afuera.',
          feedback: 'No compara ni la salud ni el sabor; para ella no hay «mejor».',
        },
      ],
      solution: [
        {
          title: 'Por qué tener muchas',
          text: '«Tengo papas por si acaso»: la fea fue la única que comieron el año del tizón.',
        },
        {
          title: 'Por qué entregarlas',
          text: 'Repite el consejo de la abuela y reparte papas en la escuela. Diversidad y entrega van juntas.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La diversidad de papas es un resguardo que solo dura si se comparte.',
        },
      ],
      evidence: ['Yo no tengo papas mejores. Tengo papas por si acaso.', 'Semilla. Pero guardar no es esconder.'],
    }),
    defineItem({
      id: 'cl-guardar-papas-punto-de-vista-sobre-lo-mejor',
      version: 1,
      content: 'cl.textos.no-literarios.creencias',
      otherContents: ['cl.evaluar.emisor.posicion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué punto de vista expresa Elba al contestar «¿Mejor para qué?»?',
      key: { text: 'Que el valor de cada papa depende del uso y de la ocasión.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que todas las papas nativas valen más que las comerciales.',
          feedback: 'De la comercial dice: «Yo no la critico».',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que los visitantes preguntan cosas que no les incumben.',
          feedback: 'No se molesta por la curiosidad, sino por suponer que hay una mejor.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que la mejor papa es la que sirve para preparar el milcao.',
          feedback: 'Esa es la bruja, y solo para ese plato.',
        },
      ],
      solution: [
        {
          title: 'Qué responde',
          text: '«La bruja sirve para el milcao, la clavela para el fuego», y la fea para el año malo.',
        },
        {
          title: 'Qué supone',
          text: 'No hay una escala única: se juzga según para qué. Por eso dice que la pregunta «la hacen los de afuera».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que el valor de cada papa depende del uso y de la ocasión.',
        },
      ],
      evidence: ['¿Mejor para qué? La bruja sirve para el milcao, la clavela para el fuego.'],
    }),
    defineItem({
      id: 'cl-guardar-papas-hecho-y-opinion-en-elba',
      version: 1,
      content: 'cl.textos.no-literarios.hechos-opiniones',
      otherContents: ['cl.textos.no-literarios.razonamientos'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Cuál de estas afirmaciones de Elba es una opinión?',
      key: { text: '«la papa no se aprende en un libro: se aprende agachada»' },
      distractors: [
        {
          mistake: 'lectura-hecho-opinion',
          text: '«Dijo que mi rinde era de doce toneladas por hectárea»',
          feedback: 'Que él lo dijo y cuánto pesaron los sacos se puede comprobar.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: '«A las niñas de la escuela les doy tres papas a cada una»',
          feedback: 'Es algo que ella hace: bastaría con preguntar en la escuela.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: '«siete me trajeron de vuelta más de las que se llevaron»',
          feedback: 'Es una cantidad que se puede contar; opinión sería decir si es poca o mucha.',
        },
      ],
      solution: [
        {
          title: 'Qué es una opinión',
          text: 'Un juicio que otro podría no compartir.',
        },
        {
          title: 'Reconocerla',
          text: 'Alguien podría sostener que también se aprende leyendo. Las otras tres informan de algo que pasó o pasa y que se puede verificar.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: «la papa no se aprende en un libro: se aprende agachada»',
        },
      ],
      evidence: ['la papa no se aprende en un libro: se aprende agachada', 'Es cierto: pesamos juntos los sacos.'],
    }),
    defineItem({
      id: 'cl-guardar-papas-comparacion-con-la-pagina',
      version: 1,
      content: 'cl.textos.no-literarios.recursos-linguisticos',
      otherContents: ['cl.interpretar.relaciones.funcion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué quiere mostrar Elba al decir que es «como estudiar una sola página y rezar para que pregunten esa»?',
      key: { text: 'El riesgo de depender de una sola variedad.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'La poca preparación con que se estudia hoy.',
          feedback: 'La comparación parte del estudio para hablar de otra cosa.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'La fe con que la gente del campo siembra.',
          feedback: '«Rezar» no alaba la fe: señala que se depende de la suerte.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'El ahorro de concentrarse en un solo cultivo.',
          feedback: 'No lo presenta como ventaja: lo llama «una tontera».',
        },
      ],
      solution: [
        {
          title: 'Los dos lados',
          text: 'Una página es una variedad; la prueba es el año que venga, con o sin plaga.',
        },
        {
          title: 'El parecido',
          text: 'Quien sabe una sola página queda a merced de la suerte. Quien siembra una sola papa, también.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El riesgo de depender de una sola variedad.',
        },
      ],
      evidence: ['Es como estudiar una sola página y rezar para que pregunten esa.'],
    }),
    defineItem({
      id: 'cl-guardar-papas-lo-que-queda-fuera',
      version: 1,
      content: 'cl.textos.no-literarios.perspectiva',
      otherContents: ['cl.evaluar.contenido.informacion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué limitación tiene la perspectiva desde la que se presenta la visita del ingeniero?',
      key: { text: 'Se la conoce solo por el relato de Elba y no por lo que él diría.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Se la conoce por lo que él midió y no por lo que Elba le contestó.',
          feedback: 'Es Elba quien narra, y cuenta lo que ella le preguntó.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Se lo muestra como un hombre grosero que no quiso escuchar a nadie.',
          feedback: 'Ella lo llama «muy educado» y cuenta que volvió.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Se lo presenta con cifras falsas para que pierda la discusión.',
          feedback: 'Elba confirma las cifras: «Es cierto».',
        },
      ],
      solution: [
        {
          title: 'Quién habla',
          text: 'De él solo se citan dos palabras, «de museo»; todo lo demás lo cuenta Elba.',
        },
        {
          title: 'Qué falta',
          text: 'No se sabe cómo haría él la cuenta con abono y veneno, ni por qué volvió. Para juzgar el debate haría falta oírlo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Se la conoce solo por el relato de Elba y no por lo que él diría.',
        },
      ],
      evidence: [
        'Después le pregunté cuánto gastaba él en veneno y en abono, y no lo había puesto en la cuenta.',
        'Vino a verme. Un joven muy educado, midió todo.',
      ],
    }),
  ],
});
