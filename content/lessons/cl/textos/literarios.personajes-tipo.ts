import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.personajes-tipo',
  version: 4,
  minutes: 12,
  opening: {
    question:
      'Aparece un hombre que cuenta monedas a la luz de una vela para no gastar en la lámpara. Aún no tiene nombre. ¿Sabes ya cómo va a actuar?',
    guesses: ['Sí: es un avaro, lo he visto antes', 'No, hasta que hable', 'Sí: es pobre'],
    reveal:
      'Lo reconoces porque la literatura lo ha repetido muchas veces. Es un personaje tipo. Verás los más comunes, qué estereotipos traen y qué pasa cuando una obra los rompe.',
  },
  points: [
    {
      id: 'que-es-un-tipo',
      title: 'Un modelo que se repite',
      idea: 'Un **personaje tipo** se arma con un rasgo central que lo domina y que muchos otros comparten. Basta verlo para esperar ciertas acciones.\n\n- El **avaro**: guarda y desconfía.\n\n- El **pícaro**: sobrevive con ingenio y engaños.\n\n- El **donjuán**: conquista y abandona.\n\n- El **sabio anciano**: aconseja.\n\n- La **celestina**: arregla amores ajenos por provecho.\n\n- El **fanfarrón**: promete valor y huye.\n\nUn personaje **complejo**, en cambio, tiene rasgos que chocan y puede sorprender.',
      readings: [
        {
          title: 'El recado (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'A los doce años, Nico conocía todas las formas de almorzar sin pagar. En la feria probaba las aceitunas de cinco puestos, con cara de comprador. «Mi patrón las quiere sin carozo», decía, y no tenía patrón. El día en que la señora Uberlinda le pidió llevar un queso al cura, Nico cobró el recado dos veces: a ella, por ir; al cura, por haber llegado.',
        },
      ],
      example: {
        problem: '¿Qué personaje tipo es Nico?',
        steps: [
          { title: 'El rasgo que domina', text: 'El ingenio para sobrevivir.' },
          { title: 'Las acciones', text: 'Prueba gratis, inventa un patrón, cobra dos veces.' },
          { title: 'Descarta', text: 'No acumula como el avaro: gasta el ingenio en comer.' },
          { title: 'Responde', text: 'Es un pícaro.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-palabra-repetida',
          text: '«Patrón» aparece en boca de Nico, y eso no lo vuelve un empleado: «no tenía patrón». Decide el tipo por sus acciones.',
        },
      ],
      checks: [
        {
          id: 'tipo-candado',
          question:
            '«Primero piden azúcar y después piden la casa», decía doña Eduvigis, que revisaba el candado de la despensa al acostarse y otra vez al levantarse. ¿Qué tipo es?',
          key: 'Una avara',
          distractors: [
            {
              text: 'Una celestina',
              feedback: 'No arregla amores de nadie. Mira qué cuida y de quién desconfía.',
            },
            {
              text: 'Una fanfarrona',
              feedback: 'No presume de valiente. Su rasgo es otro: guardar.',
            },
            {
              text: 'Una pedigüeña',
              feedback: 'Dice «piden», pero habla de los demás. Mira qué hace ella con lo suyo.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: 'Guarda y desconfía: teme que le pidan, y revisa el candado dos veces.',
        },
        {
          id: 'tipo-fanfarron',
          question:
            '«Yo solo habría detenido a los tres», repetía Baltasar, que esa noche saltó por la ventana antes que el gato. ¿Qué tipo es?',
          key: 'Un fanfarrón',
          distractors: [
            {
              text: 'Un avaro',
              feedback: 'No guarda ni cuenta nada. Mira la distancia entre lo que dice y lo que hizo.',
            },
            { text: 'Un sabio anciano', feedback: 'No aconseja: presume de un valor que no mostró.' },
          ],
          explanation: 'Presume de valiente y fue el primero en huir.',
        },
      ],
    },
    {
      id: 'estereotipos',
      title: 'El estereotipo que viene con él',
      idea: 'El tipo literario puede traer un **estereotipo**: una idea fija sobre un grupo («las suegras son malas», «los campesinos son ingenuos»). La obra puede **repetirlo** sin notarlo, o **usarlo para criticarlo**.\n\n¿Cómo saberlo? Mira si el personaje es **solo** ese rasgo, si **todo el grupo** aparece igual y si **alguien lo cuestiona** dentro de la obra.\n\nConsidera la época: un estereotipo pudo parecer normal entonces. Entenderlo no es aprobarlo.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 't', label: 'Personaje tipo', column: 0, row: 1 },
          { id: 'e', label: 'Estereotipo', column: 1, row: 1 },
          { id: 'r', label: 'La obra lo repite', column: 2, row: 0 },
          { id: 'c', label: 'La obra lo critica', column: 2, row: 2 },
        ],
        arrows: [
          { from: 't', to: 'e', label: 'trae' },
          { from: 'e', to: 'r' },
          { from: 'e', to: 'c' },
        ],
        alt: 'El personaje tipo trae un estereotipo, y la obra puede repetirlo o criticarlo.',
      },
      readings: [
        {
          title: 'La criada (obra de teatro)',
          by: 'Texto escrito para Travesía',
          text: '*Comedor elegante.*\n\n**DON FERMÍN.** Esta gente no distingue un vaso de una copa.\n\n**TOMASA.** *(Sirviendo.)* No, señor. Distingo quién llena la copa y quién la vacía.\n\n**DON FERMÍN.** ¿Qué dices?\n\n**TOMASA.** Que está servido.',
        },
      ],
      example: {
        problem: '¿La obra repite o critica el estereotipo de la criada ignorante?',
        steps: [
          { title: 'Di el estereotipo', text: 'Don Fermín lo dice: «esta gente no distingue».' },
          { title: 'Mira cómo actúa Tomasa', text: 'Responde con una frase aguda y se cubre con otra.' },
          { title: 'Compara', text: 'La más lista de la escena es ella.' },
          { title: 'Responde', text: 'Lo critica: pone el prejuicio en boca de don Fermín y lo desmiente con Tomasa.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Don Fermín dice que «esta gente no distingue», y la escena lo desmiente. No des por aprobado un prejuicio sin mirar cómo actúa Tomasa.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Tomar «Que está servido» por una respuesta mansa. Léela junto con la frase de la copa antes de decir con qué actitud habla Tomasa.',
        },
      ],
      checks: [
        {
          id: 'tipo-tomasa',
          question: '¿Qué hace la última respuesta de Tomasa, «que está servido»?',
          key: 'Oculta con humor la crítica que hizo',
          distractors: [
            {
              text: 'Prueba que ella no entendió la pregunta',
              feedback: 'La entendió: por eso cambia de tema con cuidado.',
            },
            {
              text: 'Confirma que don Fermín tenía la razón',
              feedback: 'Muestra lo contrario: es más ingeniosa que él.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Expresa cariño hacia don Fermín',
              feedback: 'Nada en su trato es cariñoso. Lee lo que dijo justo antes sobre la copa.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: 'Dice una cosa inocente para no pagar por la anterior.',
        },
        {
          id: 'tipo-repite',
          question: '¿Qué señal indica que una obra repite un estereotipo?',
          key: 'Todos los de un grupo actúan igual y nadie lo discute',
          distractors: [
            {
              text: 'Un personaje dice un prejuicio y otro lo desmiente',
              feedback: 'Eso es señal de crítica: el prejuicio queda en duda.',
            },
            {
              text: 'Un personaje tiene rasgos que chocan entre sí',
              feedback: 'Los rasgos que chocan hacen un personaje complejo.',
            },
          ],
          explanation: 'Si no hay variedad ni voz que lo cuestione, la obra lo da por cierto.',
        },
      ],
    },
    {
      id: 'romper-el-tipo',
      title: 'Cuando el tipo se rompe',
      idea: 'Una obra puede **darle vuelta** al tipo: un avaro que lo regala todo, un sabio que no sabe. La sorpresa funciona porque esperabas otra cosa.\n\nPregunta: ¿qué esperaba yo?, ¿en qué momento **cambia**?, ¿qué me hace pensar ese cambio? Puede mostrar que juzgaste antes de tiempo o que la persona es más que su rasgo.',
      readings: [
        {
          title: 'La vela (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Decían que don Prudencio contaba sus monedas a la luz de una vela por no gastar en la lámpara. Al morir le encontraron la libreta. A cada moneda le correspondía un nombre: los huérfanos del incendio, uno por uno, con la fecha en que les pagó el colegio.',
        },
      ],
      example: {
        problem: '¿Qué hace «La vela» con el tipo del avaro?',
        steps: [
          { title: 'Lo esperado', text: 'Monedas contadas y una vela: un avaro.' },
          { title: 'El giro', text: 'La libreta muestra adónde iban las monedas.' },
          { title: 'El contraste', text: 'Ahorraba, pero para otros.' },
          { title: 'Interpreta', text: 'Rompe el tipo y muestra que el pueblo juzgó sin saber.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Poner palabras en boca de don Prudencio, que en el cuento no habla. Separa su fama de sus actos.',
        },
        {
          mistake: 'lectura-literal',
          text: 'Si la vela solo alumbra, se pierde el giro del cuento. Pregunta qué representa después de la libreta.',
        },
      ],
      checks: [
        {
          id: 'tipo-decian',
          question: '¿Qué importancia tiene que el cuento comience con «decían»?',
          key: 'Anuncia que era una opinión de otros',
          distractors: [
            {
              text: 'Prueba que todos lo querían mucho',
              feedback: 'Lo que decían no era amable: lo tenían por avaro.',
            },
            {
              text: 'Indica que el narrador estaba ahí',
              feedback: 'El «decían» toma distancia: no da lo dicho por cierto.',
            },
            {
              text: 'Muestra que él mismo lo contaba',
              feedback: 'Don Prudencio no habla en el cuento. Mira quiénes pueden estar detrás del verbo.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: 'La fama venía del pueblo. La libreta la desmiente.',
        },
        {
          id: 'tipo-vela-sentido',
          question: 'Después de conocer la libreta, ¿qué nuevo sentido toma la vela?',
          key: 'Su sacrificio por otros',
          distractors: [
            {
              text: 'Su miedo a la oscuridad',
              feedback: 'Nada en el cuento habla de miedo. Piensa en qué usaba lo que ahorraba.',
            },
            {
              text: 'Su gusto por lo antiguo',
              feedback: 'La vela era para no gastar; el cuento revela en qué gastaba.',
            },
            {
              text: 'Su manera de alumbrarse',
              feedback: 'Ese uso ya se conocía. La pregunta es qué representa la vela después de la libreta.',
              mistake: 'lectura-literal',
            },
          ],
          explanation: 'Lo que parecía avaricia era privarse de algo para pagar colegios.',
        },
      ],
    },
  ],
  summary: [
    'Tipo: un rasgo domina y permite esperar ciertas acciones.',
    'Puede traer un estereotipo: mira si la obra lo repite o lo critica.',
    'Si se rompe, pregunta qué esperabas y qué te hace pensar.',
  ],
});
