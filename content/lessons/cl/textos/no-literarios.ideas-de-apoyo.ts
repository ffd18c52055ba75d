import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.ideas-de-apoyo',
  version: 4,
  minutes: 12,
  opening: {
    question:
      '«Dormir poco daña la memoria. A Paula, que durmió tres horas, se le olvidó hasta el nombre de su perro». ¿La segunda frase es una idea nueva?',
    guesses: ['Sí: habla de otra cosa', 'No: está ahí para respaldar la primera', 'Es la más importante'],
    reveal:
      'La frase de Paula no está por sí misma: da un caso de lo que se afirmó antes. Eso es una idea de apoyo. Verás sus tipos y cómo saber a qué afirmación sirven.',
  },
  points: [
    {
      id: 'afirmacion-y-apoyo',
      title: 'La afirmación y lo que la sostiene',
      idea: 'En un párrafo casi siempre hay una **afirmación** y unas **ideas de apoyo** que la sostienen. La afirmación es más general. El apoyo es más concreto: un caso, una cifra, una explicación.\n\nPara separarlas, prueba a unirlas con «**por ejemplo**», «**porque**» o «**es decir**». Lo que viene detrás del conector es el apoyo.\n\nOtra prueba: borra una. Si borras el apoyo, la idea queda en pie, aunque menos clara. Si borras la afirmación, el apoyo queda sin sentido.',
      readings: [
        {
          title: 'Las manos del telar (crónica)',
          by: 'Texto escrito para Travesía',
          text: 'Tejer a telar enseña paciencia. Una manta mediana lleva semanas, y basta saltarse un hilo para desarmar lo hecho en una tarde. Además, la lana no se apura: hay que lavarla, secarla, hilarla y teñirla antes del primer nudo. Doña Rosalía lo dice así: «El telar no es para el que mira el reloj».',
        },
      ],
      example: {
        problem: 'En «Las manos del telar», ¿cuál es la afirmación y cuáles los apoyos?',
        steps: [
          { title: 'Busca lo más general', text: '«Tejer a telar enseña paciencia»: lo demás cabe debajo.' },
          {
            title: 'Une con «porque»',
            text: 'Enseña paciencia *porque* lleva semanas. También *porque* la lana tiene muchos pasos antes.',
          },
          { title: 'Mira la cita', text: 'La de doña Rosalía no agrega otra razón: refuerza con una voz que sabe.' },
          { title: 'Responde', text: 'Una afirmación y tres apoyos: tiempo, pasos de la lana y cita.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Doña Rosalía habla de «el que mira el reloj», y no de sí misma. Antes de usar una cita, anota quién la dice y de quién habla.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Los pasos de la lana vienen junto a las semanas, pero son otro apoyo. Un apoyo no respalda a su vecino: los dos respaldan la afirmación.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: '«La lana no se apura» dice que el trabajo es lento, no que convenga ir rápido. Relee el «no» antes de decir qué respalda.',
        },
      ],
      checks: [
        {
          id: 'apoyo-semanas',
          question: '¿Qué afirmación respalda el dato de que una manta lleva semanas?',
          key: 'Que tejer a telar enseña paciencia',
          distractors: [
            {
              text: 'Que doña Rosalía no mira nunca el reloj',
              feedback:
                'Ella habla de otros, no de sí misma, y su dicho es otro apoyo. Busca la idea que está sobre los dos.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Que hay que lavar y teñir bien la lana',
              feedback: 'Eso también es apoyo, puesto al lado con «además».',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Que el telar conviene a quien va con prisa',
              feedback: 'Es al revés: las semanas y la cita hablan de no apurarse.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'Semanas de trabajo son una prueba de que hace falta paciencia.',
        },
        {
          id: 'apoyo-general',
          question: '¿Cuál de estas frases es la afirmación y no un apoyo?',
          key: 'La caleta cambió mucho en diez años',
          distractors: [
            { text: 'Donde había un bote, hoy hay seis', feedback: 'Es un caso concreto del cambio: un apoyo.' },
            { text: 'El muelle se alargó veinte metros', feedback: 'Es un dato que muestra un cambio: un apoyo.' },
          ],
          explanation: 'Las otras dos son más concretas y la prueban.',
        },
      ],
    },
    {
      id: 'tipos',
      title: 'Ejemplo, dato, explicación, cita',
      idea: 'Cada tipo hace algo distinto:\n\n- **Ejemplo**: muestra un caso. Hace ver.\n\n- **Dato**: mide. Hace creer, si trae fuente.\n\n- **Explicación**: dice por qué o cómo. Hace entender.\n\n- **Comparación**: acerca a algo conocido.\n\n- **Cita**: presta la voz de alguien.\n\nUn mismo párrafo puede mezclar varios. Si la pregunta es «¿para qué se menciona…?», responde con la afirmación que ese apoyo respalda y no con lo que el apoyo dice.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Afirmación', column: 1, row: 0 },
          { id: 'e', label: 'Ejemplo', column: 0, row: 1 },
          { id: 'd', label: 'Dato', column: 1, row: 1 },
          { id: 'x', label: 'Explicación', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'e', to: 'a', label: 'muestra' },
          { from: 'd', to: 'a', label: 'mide' },
          { from: 'x', to: 'a', label: 'aclara' },
        ],
        alt: 'Ejemplo muestra, dato mide y explicación aclara: los tres apuntan a la afirmación.',
      },
      example: {
        problem:
          '«Los humedales frenan las crecidas. Funcionan como una esponja: guardan agua cuando sobra y la sueltan de a poco. En la última lluvia, el barrio junto al humedal no se inundó». ¿Qué tipos de apoyo hay?',
        steps: [
          { title: 'La afirmación', text: '«Los humedales frenan las crecidas».' },
          { title: 'La segunda frase', text: '«Como una esponja» es comparación, y además explica el cómo.' },
          { title: 'La tercera', text: 'Un barrio y una lluvia concretos: ejemplo.' },
          { title: 'Lo que falta', text: 'Ningún dato medido: no se dice cuánta agua retuvo.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Tal vez sabes que en los humedales viven aves. El ejemplo no lo dice, así que no es su apoyo: trabaja con sus tres frases.',
        },
      ],
      checks: [
        {
          id: 'apoyo-sendero',
          question:
            '«La memoria se entrena. Funciona como un sendero: cada vez que se recorre, queda más marcado. En mi curso, quienes repasaron cada día recordaron más». ¿Para qué se menciona el sendero?',
          key: 'Para explicar cómo la memoria se va fijando',
          distractors: [
            {
              text: 'Para dar un caso real de quien repasó',
              feedback: 'El caso real es el del curso. El sendero es una comparación.',
            },
            {
              text: 'Para probar con cifras lo que sostiene',
              feedback: 'No hay cifras. El sendero hace entender el mecanismo.',
            },
            {
              text: 'Para mostrar que dormir ayuda a recordar',
              feedback: 'Puede que lo sepas de antes, pero el texto no habla de dormir: dice que repasar deja marca.',
              mistake: 'lectura-saber-previo',
            },
          ],
          explanation: 'Lo conocido (el sendero) aclara lo menos conocido (la memoria).',
        },
        {
          id: 'apoyo-tipo-dato',
          question:
            '«En verano llega mucha más gente: en febrero se vendieron 900 pasajes; en mayo, 150». (Datos inventados.) ¿Qué tipo de apoyo usa?',
          key: 'Datos que permiten comparar',
          distractors: [
            { text: 'Una explicación de la causa', feedback: 'No dice por qué viajan más. Solo cuánto.' },
            { text: 'Un ejemplo de un pasajero', feedback: 'No hay nadie en particular: son cantidades.' },
          ],
          explanation: 'Las cifras de dos meses miden la diferencia que se afirma.',
        },
      ],
    },
    {
      id: 'apoyo-que-no-apoya',
      title: 'Cuando el apoyo no llega',
      idea: 'Un apoyo puede **no tocar** la afirmación. «Esta playa es segura: su arena es blanca». La arena no dice nada de seguridad.\n\nPuede **apoyar otra** afirmación: «es linda». O puede **quedarse corto**: un caso para hablar de todos.\n\nPregunta: si acepto este apoyo, ¿la afirmación queda más firme? Así también resuelves preguntas del tipo «¿qué dato reforzaría lo que dice el texto?»: elige el que toca justo la afirmación.',
      example: {
        problem:
          'El texto afirma: «Los estudiantes usan la biblioteca más que antes». ¿Qué apoyo lo reforzaría: que tiene sillas nuevas o que las visitas pasaron de 40 a 70 al día? (Datos inventados.)',
        steps: [
          { title: 'Mira la afirmación', text: 'Habla de **uso** y de **más que antes**.' },
          { title: 'Prueba las sillas', text: 'Son nuevas, pero no dicen si van más estudiantes.' },
          { title: 'Prueba las visitas', text: 'Miden uso y comparan con antes.' },
          { title: 'Responde', text: 'Las visitas. Las sillas apoyarían que la biblioteca mejoró.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Las sillas nuevas son un dato cierto, pero la afirmación trata del uso. Comprueba que el apoyo toque eso mismo antes de aceptarlo.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que un apoyo repita «biblioteca» o «estudiantes» no basta. Mira si dice algo de lo afirmado: que la usan más que antes.',
        },
      ],
      checks: [
        {
          id: 'apoyo-reforzar',
          question: '«Caminar por este sendero es posible para cualquier edad». ¿Qué apoyo lo refuerza mejor?',
          key: 'La semana pasada lo hicieron niños de 6 y una mujer de 80',
          distractors: [
            {
              text: 'Desde su parte más alta se ve todo el lago y un volcán',
              feedback: 'Eso apoya que es bello. La afirmación habla de edades.',
              mistake: 'lectura-cierto-no-responde',
            },
            {
              text: 'Cada fin de semana lo recorren más de cien personas',
              feedback: 'Es mucha gente, pero no sabemos de qué edades.',
              mistake: 'lectura-cierto-no-responde',
            },
            {
              text: 'Cualquier edad es buena para caminar, dice un afiche',
              feedback: 'Repite «cualquier edad», pero habla de caminar en general y no de este sendero.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: 'Los extremos de edad tocan justo lo que se afirma.',
        },
        {
          id: 'apoyo-otra',
          question: '«Este grupo ensaya con disciplina: su vestuario es precioso». ¿Qué le pasa al apoyo?',
          key: 'Apoya otra afirmación, no esa',
          distractors: [
            {
              text: 'Es falso, porque nadie lo ha probado',
              feedback: 'Quizás sea verdad. El problema es que no habla de ensayar.',
            },
            {
              text: 'Es demasiado general para un solo grupo',
              feedback: 'Es concreto, incluso. Mira si toca la disciplina.',
            },
          ],
          explanation: 'El vestuario habla de cómo se ven. La disciplina se ve en los ensayos.',
        },
      ],
    },
  ],
  summary: [
    'La afirmación es general; el apoyo, concreto.',
    'Prueba con «por ejemplo», «porque» o «es decir».',
    'Ejemplo, dato, explicación, comparación y cita hacen cosas distintas.',
    'Buen apoyo: si lo aceptas, la afirmación queda más firme.',
  ],
});
