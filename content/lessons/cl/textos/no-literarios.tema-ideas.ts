import { defineLesson, type Reading } from '../../authoring/index.ts';

const BEES: Reading = {
  title: 'Abejas de azotea (divulgación)',
  by: 'Texto escrito para Travesía',
  text: 'Hace cinco años, un grupo de vecinos instaló colmenas en azoteas del centro. Esperaban poca miel, por el humo y el cemento. Ocurrió otra cosa.\n\nEn la ciudad, las abejas encuentran flores distintas casi todo el año: plazas, balcones, bandejones. En muchos campos, en cambio, florece un solo cultivo durante pocas semanas, y luego no hay nada.\n\nCon esa dieta variada, estas colmenas pasaron mejor el invierno que las de un predio cercano. No es que el cemento les convenga. Lo que les conviene es la variedad.\n\n*(Datos inventados.)*',
};

export default defineLesson({
  content: 'cl.textos.no-literarios.tema-ideas',
  version: 3,
  minutes: 13,
  opening: {
    question:
      'Dos amigos leen lo mismo. Uno dice: «Trataba de abejas». El otro: «Decía que las abejas de ciudad comen mejor que las del campo». ¿Quién entendió la idea principal?',
    guesses: ['El primero: lo dijo más corto', 'El segundo', 'Los dos dicen lo mismo'],
    reveal:
      'El primero dijo el **tema**; el segundo, lo que el texto **afirma** sobre el tema. Las dos cosas sirven y se preguntan por separado. Aquí aprenderás a sacar cada una.',
  },
  points: [
    {
      id: 'tema',
      title: 'El tema: de qué se habla',
      idea: 'El **tema** es el asunto del que habla todo el texto. Se dice con un grupo de palabras, sin verbo: «la alimentación de las abejas urbanas».\n\nPara hallarlo, mira qué se repite. No solo la misma palabra: también sus reemplazos («abejas», «ellas», «estos insectos», «la colmena»).\n\nDespués ajusta el tamaño. «Los animales» es demasiado amplio. «Las flores del balcón», demasiado estrecho si aparecen en un solo párrafo. El tema justo abraza todos los párrafos y nada más.',
      readings: [BEES],
      example: {
        problem: '¿Cuál es el tema de «Abejas de azotea»?',
        steps: [
          {
            title: 'Busca lo repetido',
            text: 'Abejas, colmenas, «estas colmenas», flores, dieta. En los tres párrafos.',
          },
          { title: 'Prueba uno amplio', text: '«La vida en la ciudad»: cabrían los autos y las casas. Sobra.' },
          {
            title: 'Prueba uno estrecho',
            text: '«La miel que esperaban los vecinos»: está solo en el primer párrafo.',
          },
          { title: 'Ajusta', text: '«La alimentación de las abejas en la ciudad» cubre los tres.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Poner el tema que uno ya asocia con las abejas: la extinción, las picaduras. Este texto no las nombra; subraya las palabras que repite y parte de ahí.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Quedarse con lo que llama la atención. El humo y el cemento están en «Abejas de azotea», pero no en los tres párrafos: cuenta en cuántos aparece cada asunto.',
        },
      ],
      checks: [
        {
          id: 'tema-abejas-titulo',
          question: '¿Qué título nombra mejor el tema del texto?',
          key: 'Lo que comen las abejas urbanas',
          distractors: [
            {
              text: 'El humo y el cemento en el centro',
              feedback: 'Aparecen como lo que hacía dudar a los vecinos. No recorren todo el texto.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Los insectos que viven en Chile',
              feedback: 'Es demasiado amplio: el texto habla de un insecto y de un lugar.',
            },
            {
              text: 'El peligro que corren las abejas',
              feedback:
                'Es un asunto que se oye mucho, pero este texto no lo toca. Mira qué se repite en sus párrafos.',
              mistake: 'lectura-saber-previo',
            },
          ],
          explanation: 'La alimentación aparece como flores, cultivo y dieta en cada parte.',
        },
        {
          id: 'tema-sin-verbo',
          question: '¿Cuál de estas formulaciones es un tema y no una idea principal?',
          key: 'El descanso de los choferes de noche',
          distractors: [
            {
              text: 'Los choferes de noche descansan muy poco',
              feedback: 'Ya afirma algo que podría negarse. Eso es una idea.',
            },
            {
              text: 'Hay que dar más descanso a los choferes',
              feedback: 'Esto pide algo: es una opinión sobre el tema.',
            },
          ],
          explanation: 'El tema se nombra, sin afirmar nada.',
        },
      ],
    },
    {
      id: 'idea-principal',
      title: 'La idea principal: qué se dice del tema',
      idea: 'La **idea principal** es lo más importante que el texto afirma sobre su tema. Es una oración completa.\n\nPuedes armarla así: **tema + qué se dice de él**. «Las abejas de ciudad» + «se alimentan mejor porque hallan flores variadas».\n\nPara comprobarla, tapa la idea y lee el resto: ¿todo lo demás la explica, la ejemplifica o la prepara? Si la tapas y el texto se entiende igual, era secundaria.\n\nPuede que esté escrita. Si no lo está, la construyes con lo que se repite.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'i', label: 'Dieta variada', column: 1, row: 0 },
          { id: 'a', label: 'Flores todo el año', column: 0, row: 1 },
          { id: 'b', label: 'Campo: un cultivo', column: 1, row: 1 },
          { id: 'c', label: 'Mejor invierno', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'a', to: 'i' },
          { from: 'b', to: 'i' },
          { from: 'c', to: 'i' },
        ],
        alt: 'Tres cajas apuntan a dieta variada: flores todo el año, campo con un cultivo y mejor invierno.',
        caption: 'Todo lo demás apoya la idea principal.',
      },
      readings: [BEES],
      example: {
        problem: '¿Cuál es la idea principal de «Abejas de azotea»?',
        steps: [
          { title: 'Parte del tema', text: 'La alimentación de las abejas en la ciudad.' },
          { title: 'Pregunta qué se dice', text: 'Que es variada, y que por eso les va mejor.' },
          {
            title: 'Revisa el final',
            text: '«No es que el cemento les convenga. Lo que les conviene es la variedad». El texto mismo aclara la causa.',
          },
          { title: 'Escríbela', text: 'A las abejas urbanas les va mejor porque su alimentación es más variada.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Estirar la conclusión. Estas colmenas pasaron mejor un invierno; de ahí no sale que toda abeja deba vivir en azoteas. Conserva la medida del texto.',
        },
      ],
      checks: [
        {
          id: 'idea-abejas-error',
          question: 'Un estudiante escribe: «La ciudad es mejor que el campo para las abejas». ¿Qué le falla?',
          key: 'Deja fuera la causa, que el texto remarca',
          distractors: [
            {
              text: 'Dice lo contrario de lo que sostiene el texto',
              feedback: 'No es lo contrario: en la comparación ganan las urbanas. Le falta el porqué.',
            },
            {
              text: 'Usa palabras que el texto no menciona nunca',
              feedback: 'El texto sí habla de ciudad, campos y abejas. Mira las dos últimas frases.',
            },
          ],
          explanation: 'El texto advierte que no es la ciudad en sí, sino la variedad de flores.',
        },
        {
          id: 'idea-barcos',
          question:
            '«Los botes de Chiloé se pintan de colores fuertes. No es adorno: así se ven en la niebla. Además, cada familia conserva su color». ¿Qué oración reúne todo?',
          key: 'Los colores de los botes cumplen funciones',
          distractors: [
            {
              text: 'Los botes se pintan para verse con niebla',
              feedback: 'Es cierto, pero es una sola de las razones. Deja fuera a las familias.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Los botes de Chiloé son muy coloridos',
              feedback: 'Eso es el punto de partida. El texto va más allá: dice para qué.',
            },
            {
              text: 'Los colores evitan los choques de botes',
              feedback: 'Del color se dice que así los botes «se ven en la niebla». Si evita choques, no lo dice.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: 'Verse en la niebla y distinguir familias son dos funciones del color.',
        },
      ],
    },
    {
      id: 'por-parrafo',
      title: 'De las ideas de cada párrafo a la del texto',
      idea: 'Cada párrafo suele tener su propia idea. La del texto completo **no es la del primer párrafo** ni la más llamativa: es la que sirve a todas.\n\nAnota al margen tres o cuatro palabras por párrafo. Luego pregúntate qué hace cada uno: ¿presenta un problema?, ¿da una causa?, ¿propone? Une esas notas en una sola oración.\n\nSi te preguntan por un párrafo, responde por ese párrafo. Si te preguntan por el texto, que tu respuesta abarque todos.',
      readings: [
        {
          title: 'El último vagón (reportaje)',
          by: 'Texto escrito para Travesía',
          text: 'Cada mañana, el bus que une Lonquimay con Curacautín lleva estudiantes y quesos. Antes lo hacía el tren, que dejó de correr hace décadas.\n\nLos rieles se levantaron, pero el túnel por donde pasaba sigue en uso: hoy lo cruzan autos y camiones, por turnos, porque es angosto.\n\nEn las estaciones vacías, las vecinas abrieron talleres de telar y una radio. El tren no volvió. Lo que dejó construido, en cambio, sostiene la vida del valle.\n\n*(Lugares reales; relato inventado.)*',
        },
      ],
      example: {
        problem: '¿Cuál es la idea principal del reportaje?',
        steps: [
          { title: 'Párrafo 1', text: 'El tren ya no existe; hoy hay un bus.' },
          { title: 'Párrafo 2', text: 'El túnel sirve ahora a los autos.' },
          { title: 'Párrafo 3', text: 'Las estaciones son talleres y radio.' },
          {
            title: 'Une',
            text: 'Aunque el tren ya no corre, lo que dejó construido sigue siendo útil para la gente del valle.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Resumir solo el comienzo. El bus llena el primer párrafo, pero el túnel y los talleres también cuentan: tu oración debe servir a los tres.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Dar vuelta el cierre. «El tren no volvió» no significa que sus obras se perdieran: lee también la frase siguiente, con su «en cambio».',
        },
      ],
      checks: [
        {
          id: 'idea-vagon-parrafo',
          question: '¿Cuál es la idea principal del **segundo párrafo**?',
          key: 'El túnel del tren hoy sirve a vehículos',
          distractors: [
            {
              text: 'Las obras del tren siguen sosteniendo el valle',
              feedback: 'Esa es la idea de todo el reportaje. Se preguntó solo por un párrafo.',
            },
            {
              text: 'El túnel del tren resulta ser muy angosto',
              feedback: 'Es un detalle que explica los turnos, no lo central del párrafo.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: 'El párrafo contrasta los rieles, que ya no están, con el túnel, que sigue en uso.',
        },
        {
          id: 'idea-vagon-texto',
          question: '¿Por qué «un bus reemplazó al tren» no es la idea principal del reportaje?',
          key: 'Porque deja fuera el túnel y las estaciones',
          distractors: [
            {
              text: 'Porque el texto dice que el tren volverá',
              feedback: 'El texto dice lo contrario: «el tren no volvió».',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Porque el bus no aparece en el reportaje',
              feedback: 'Sí aparece, al comienzo. El problema es que aparece solo ahí.',
            },
          ],
          explanation: 'Es verdadera, pero cubre un párrafo de tres.',
        },
      ],
    },
  ],
  summary: [
    'Tema: un asunto, sin verbo, que abraza todos los párrafos.',
    'Idea principal: tema más lo que se afirma de él.',
    'Compruébala: todo lo demás debe servirle.',
    'No confundas la idea de un párrafo con la del texto.',
  ],
});
