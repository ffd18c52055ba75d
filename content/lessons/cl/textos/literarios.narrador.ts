import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.narrador',
  version: 3,
  minutes: 14,
  opening: {
    question:
      'Un cuento dice: «Yo no robé el reloj. Lo encontré, ya dije, en el bolsillo de mi abrigo». ¿Le crees al que cuenta?',
    guesses: ['Sí: si lo cuenta él, así pasó', 'No del todo', 'No se puede saber nada'],
    reveal:
      'En un cuento, quien narra no es un notario. Puede saber poco, mentir o engañarse. Aquí vas a ver cuánto sabe, desde dónde mira y qué cambiaría con otra voz.',
  },
  points: [
    {
      id: 'quien-y-cuanto',
      title: 'Quién cuenta y cuánto sabe',
      idea: 'El **narrador** es la voz que cuenta. No es el autor: es alguien inventado, igual que los personajes. Hazle dos preguntas.\n\n**¿Está dentro de la historia?** Si dice «yo» y vive los hechos, es protagonista o testigo. Si habla de los demás en tercera persona, suele estar fuera.\n\n**¿Cuánto sabe?** El omnisciente conoce lo que todos piensan, incluso el futuro. Otros saben lo que sabe un solo personaje. Y hay narradores que solo registran lo que se ve y se oye, como una cámara.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'o', label: 'Sabe de todos', column: 0, row: 0 },
          { id: 'u', label: 'Sabe de uno', column: 1, row: 0 },
          { id: 'c', label: 'Solo ve y oye', column: 2, row: 0 },
          { id: 'o2', label: 'Omnisciente', column: 0, row: 1 },
          { id: 'u2', label: 'Focalizado', column: 1, row: 1 },
          { id: 'c2', label: 'Objetivo', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'o', to: 'o2' },
          { from: 'u', to: 'u2' },
          { from: 'c', to: 'c2' },
        ],
        alt: 'Tres flechas: el que sabe de todos es omnisciente, el que sabe de uno es focalizado, el que solo ve y oye es objetivo.',
        caption: 'De más saber a menos saber.',
      },
      readings: [
        {
          title: 'La visita (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Ismael golpeó la puerta y se arrepintió en el acto. Del otro lado, Inés reconoció los tres golpes y dejó la plancha en alto, pensando que no le abriría. Ninguno de los dos sabía que a esa hora, en Calama, el padre de ambos cerraba una maleta. Mañana los tres almorzarían juntos por última vez.',
        },
      ],
      example: {
        problem: '¿Qué clase de narrador cuenta «La visita»?',
        steps: [
          { title: 'Mira la persona', text: '«Ismael golpeó», «Inés reconoció»: tercera persona. No participa.' },
          { title: 'Mira a quién le ve la mente', text: 'Sabe que Ismael se arrepintió y también qué pensaba Inés.' },
          { title: 'Mira qué más sabe', text: 'Sabe lo que pasa en Calama y lo que ocurrirá mañana.' },
          { title: 'Concluye', text: 'Sabe más que cualquier personaje: es un narrador omnisciente.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-narrador-por-autor',
          text: 'Pensar que habla la persona que firma el cuento. Ninguna persona real vería los dos lados de la puerta en «La visita»: di «el narrador» y mira cuánto sabe.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Decidir con una sola señal. «Ismael se arrepintió» haría pensar en un narrador que sabe de uno; sigue leyendo: también conoce a Inés y lo de Calama.',
        },
      ],
      checks: [
        {
          id: 'narrador-visita-clave',
          question: '¿Qué frase muestra mejor que el narrador sabe más que los personajes?',
          key: '«Ninguno de los dos sabía que a esa hora…»',
          distractors: [
            { text: '«Ismael golpeó la puerta»', feedback: 'Eso lo habría visto cualquiera que pasara por la calle.' },
            {
              text: '«Dejó la plancha en alto»',
              feedback: 'Es un gesto visible: no exige saber más que los personajes.',
            },
          ],
          explanation: 'Contar algo que los dos hermanos ignoran solo lo puede hacer una voz que sabe más que ellos.',
        },
        {
          id: 'narrador-camara',
          question:
            '«El hombre dejó la carta sobre la mesa. Miró el reloj. Salió sin cerrar la puerta». ¿Cuánto sabe esta voz?',
          key: 'Solo lo que se puede ver u oír',
          distractors: [
            {
              text: 'Lo que el hombre siente al salir',
              feedback: 'No dice ningún sentimiento. Tal vez tú lo imaginaste por la puerta abierta.',
            },
            {
              text: 'Lo que todos los personajes piensan',
              feedback: 'No entra en ninguna mente. Mira los verbos: dejó, miró, salió.',
            },
          ],
          explanation: 'Todo es gesto visible. Es un narrador objetivo, como una cámara.',
        },
        {
          id: 'narrador-testigo',
          question: '«Yo vivía al frente y vi llegar a la pareja. Nunca supe por qué se fueron». ¿Qué narrador es?',
          key: 'Un testigo, que participa poco y sabe poco',
          distractors: [
            {
              text: 'Un protagonista, porque dice «yo»',
              feedback: 'Decir «yo» no basta: la historia es de la pareja y él la mira desde el frente.',
            },
            {
              text: 'Un omnisciente, porque cuenta de otros',
              mistake: 'lectura-se-queda-en-una-parte',
              feedback: 'Declara que «nunca supo» el motivo. Un omnisciente lo sabría.',
            },
            {
              text: 'El autor, que cuenta lo que vio en su calle',
              feedback: 'Ese «yo» es una voz inventada. No sabemos dónde vivía quien escribió el cuento.',
              mistake: 'lectura-narrador-por-autor',
            },
          ],
          explanation: 'Está dentro de la historia, pero en la orilla: cuenta lo que vio y admite lo que ignora.',
        },
      ],
    },
    {
      id: 'narrador-poco-confiable',
      title: 'Cuando no conviene creerle todo',
      idea: 'Un narrador puede contar mal: porque miente, porque es niño, porque está dolido o porque no entiende. Lo llamamos **poco confiable**. El texto deja pistas para que tú veas más que él.\n\nBusca **contradicciones** («no me importa», dicho cuatro veces). Busca **hechos que no calzan** con su explicación. Y mira cómo **reaccionan los demás**.\n\nNo se trata de desconfiar de todos. Se trata de tener pruebas en el texto. Sin pruebas, la desconfianza la pones tú.',
      readings: [
        {
          title: 'El mejor alumno (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'A mí no me importan las notas. Se lo dije a mi mamá cuando me saqué el seis, y también a la señora del quiosco, y al chofer. A la Antonia le pusieron un siete porque le cae bien al profesor. Es verdad que ella hizo la maqueta sola y que yo llevé la cartulina en blanco. Pero a mí no me importa. El lunes pediré que me revisen la nota, nada más por curiosidad.',
        },
      ],
      example: {
        problem: '¿Qué pistas muestran que este narrador no es del todo confiable?',
        steps: [
          { title: 'Lo que afirma', text: 'Dice que no le importan las notas.' },
          {
            title: 'Lo que hace',
            text: 'Se lo cuenta a tres personas y pedirá que le revisen la nota. No calza con lo que afirma.',
          },
          {
            title: 'Su explicación',
            text: 'Dice que a Antonia le fue bien por simpatía, pero cuenta que ella trabajó sola.',
          },
          { title: 'Concluye', text: 'Sus propios hechos lo desmienten: le importa mucho y está dolido.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Quedarse con la actitud que la voz declara. El alumno dice «nada más por curiosidad»; compárala con lo que hace y con cuánto insiste.',
        },
      ],
      checks: [
        {
          id: 'narrador-alumno-siente',
          question: '¿Qué siente en realidad el narrador de «El mejor alumno»?',
          key: 'Envidia por la nota de su compañera',
          distractors: [
            {
              text: 'Indiferencia: le da igual cualquier nota',
              mistake: 'lectura-tono-equivocado',
              feedback: 'Le creíste a sus palabras. Mira lo que hace: lo repite y pide revisión.',
            },
            {
              text: 'Curiosidad por saber cómo se corrige',
              mistake: 'lectura-tono-equivocado',
              feedback: 'Esa es la excusa que da. Quien solo siente curiosidad no le resta mérito al siete de Antonia.',
            },
          ],
          explanation: 'La explicación que inventa sobre Antonia y la insistencia dejan ver lo que no admite.',
        },
        {
          id: 'narrador-alumno-prueba',
          question: '¿Qué dato que él mismo entrega contradice su explicación del siete?',
          key: 'Que Antonia hizo la maqueta sola',
          distractors: [
            {
              text: 'Que él se sacó un seis',
              feedback: 'El seis es su nota. No dice nada sobre cómo ganó el siete Antonia.',
            },
            {
              text: 'Que habló con la señora del quiosco',
              feedback: 'Eso contradice su indiferencia, no su explicación del siete.',
            },
          ],
          explanation: 'Si hizo sola el trabajo, el siete tiene una causa mejor que caerle bien al profesor.',
        },
      ],
    },
    {
      id: 'otra-voz',
      title: 'La misma historia, otra voz',
      idea: 'Cambiar de narrador cambia lo que el lector sabe, a quién acompaña y qué siente.\n\nPregúntate tres cosas. **¿Qué se perdería?** Si el niño deja de contar, se pierde su confusión. **¿Qué se ganaría?** Tal vez la razón del padre. **¿Qué efecto busca la voz elegida?** Quien sabe poco produce intriga. Quien sabe todo puede producir tensión: el lector ve venir el golpe y el personaje no.\n\nLos hechos son los mismos. Lo que cambia es el camino para llegar a ellos.',
      readings: [
        {
          title: 'Dos comienzos',
          by: 'Texto escrito para Travesía',
          text: '**A.** Mi abuelo guardó los platos uno por uno en papel de diario. Yo pensé que íbamos de paseo, porque llevábamos hasta el gato.\n\n**B.** Esa mañana remataban la casa. Don Efraín envolvió los platos con calma, para que su nieto, que tenía cinco años, creyera que salían de paseo.',
        },
      ],
      example: {
        problem: '¿Qué cambia entre el comienzo A y el comienzo B?',
        steps: [
          {
            title: 'Identifica las voces',
            text: 'En A cuenta el nieto, en primera persona. En B, una voz que está fuera y sabe más.',
          },
          {
            title: 'Compara lo que sabes',
            text: 'En A no sabes por qué se van: lo sospechas. En B sabes del remate desde la primera línea.',
          },
          {
            title: 'Compara el efecto',
            text: 'A hace que descubras de a poco lo que el niño no entiende. B te hace admirar el gesto del abuelo.',
          },
          {
            title: 'Concluye',
            text: 'El hecho es uno. A da intriga y ternura; B da tensión y respeto por don Efraín.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Atribuir a una voz el efecto de otra. Saber poco, como el nieto en A, da intriga; saber el remate, como en B, da tensión: parte por cuánto sabe el lector.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Invertir los dos comienzos. El remate se dice en B y se calla en A: escribe al lado de cada letra quién cuenta y qué informa.',
        },
      ],
      checks: [
        {
          id: 'narrador-dos-pierde',
          question: 'Si el cuento usara solo el comienzo B, ¿qué perdería el lector?',
          key: 'La mirada confundida del niño',
          distractors: [
            {
              text: 'El motivo por el que dejan la casa',
              mistake: 'lectura-lo-contrario',
              feedback: 'Es al revés: B cuenta el remate. Es A la que calla el motivo.',
            },
            { text: 'La información de que hay platos', feedback: 'Los platos aparecen en las dos versiones.' },
          ],
          explanation: 'En B el niño es mirado desde fuera: ya no vemos la mudanza con sus ojos.',
        },
        {
          id: 'narrador-dos-sabe',
          question: 'En el comienzo A, ¿quién entiende más de lo que pasa?',
          key: 'El lector, que sospecha lo que el niño no ve',
          distractors: [
            {
              text: 'El niño, porque es quien cuenta la historia',
              mistake: 'lectura-lo-contrario',
              feedback: 'Cuenta, pero no entiende: cree que van de paseo.',
            },
            {
              text: 'Nadie, porque no se menciona el remate',
              feedback: 'No hace falta nombrarlo: los platos envueltos y el gato dan pistas.',
            },
          ],
          explanation: 'Las pistas llegan a través del niño, pero el sentido lo arma quien lee.',
        },
        {
          id: 'narrador-tension',
          question:
            'Un cuento avisa en la primera línea que la lancha no volverá. Luego narra la partida, con risas. ¿Qué logra con eso?',
          key: 'Tensión: el lector sabe algo que ellos ignoran',
          distractors: [
            {
              text: 'Intriga, como cuando quien narra sabe poco',
              mistake: 'lectura-otro-recurso',
              feedback: 'Esa intriga nace de lo que no se sabe. Aquí el final ya está dicho: queda la espera.',
            },
            {
              text: 'Confusión: no se entiende qué va a pasar',
              mistake: 'lectura-otro-recurso',
              feedback: 'Está claro lo que pasará. El contraste con las risas es lo que duele.',
            },
          ],
          explanation: 'Quien lee ve venir el golpe y los personajes no: por eso pesan las risas.',
        },
      ],
    },
  ],
  summary: [
    'El narrador es una voz inventada: no es el autor.',
    'Mira si está dentro o fuera y cuánto sabe.',
    'Si sus hechos lo desmienten, es poco confiable; busca pruebas en el texto.',
    'Otra voz cambiaría lo que sabes, a quién acompañas y qué sientes.',
  ],
});
