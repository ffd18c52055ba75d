import { defineLesson, type Reading } from '../../authoring/index.ts';

const LIGHTHOUSE: Reading = {
  title: 'El faro se apaga (noticia)',
  by: 'Texto escrito para Travesía',
  text: 'Desde el lunes, el faro de Punta Loma funcionará sin farero. Don Eleuterio, que toma mate a las cinco y silba tangos, lo cuidó 31 años. Un sistema automático encenderá la luz y avisará a la capitanía si falla. Las escaleras tienen 118 peldaños. Los pescadores temen que, en una avería, la ayuda tarde en llegar, pues el técnico más cercano vive a cuatro horas.\n\n*(Noticia inventada.)*',
};

export default defineLesson({
  content: 'cl.textos.no-literarios.informacion-relevante',
  version: 4,
  minutes: 12,
  opening: {
    question:
      'Un amigo llega tarde y cuenta: «Me levanté, comí pan con palta, perdí el bus de las 7, encontré una moneda». Si debes avisar por qué llegó tarde, ¿qué dato repites?',
    guesses: ['Todo, para que se entienda', 'Que perdió el bus', 'Que comió pan con palta'],
    reveal:
      'Con un dato basta, porque tienes un propósito: explicar el atraso. Lo relevante depende del sentido del texto y de lo que preguntan. Aquí aprenderás a elegir.',
  },
  points: [
    {
      id: 'sin-esto',
      title: 'La prueba: ¿qué pasa si lo quito?',
      idea: 'Un dato es **relevante** si sostiene el sentido del texto. Es **accesorio** si solo acompaña: da color, ubica, entretiene.\n\nHaz la prueba del borrador. Quita el dato y relee. Si el texto pierde su razón de ser o ya no se entiende, era relevante. Si solo queda más pobre, era accesorio.\n\nLo llamativo engaña. Una cifra enorme o una anécdota graciosa se recuerdan más, pero eso no las hace importantes.',
      readings: [LIGHTHOUSE],
      example: {
        problem: '¿Qué información de «El faro se apaga» es relevante?',
        steps: [
          { title: 'Di de qué trata', text: 'Del cambio de un farero a un sistema automático, y de lo que preocupa.' },
          { title: 'Quita los peldaños', text: 'No cambia nada. Accesorio.' },
          { title: 'Quita el sistema', text: 'Ya no se sabe quién encenderá la luz. Relevante.' },
          { title: 'Quita las cuatro horas', text: 'El temor de los pescadores queda sin motivo. Relevante.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Dar vuelta el cambio que se anuncia. El faro pasa de un farero a un sistema automático, no al revés. Di qué había y qué habrá antes de juzgar un dato.',
        },
      ],
      checks: [
        {
          id: 'relevante-faro-quitar',
          question: '¿Qué dato se puede quitar sin que la noticia pierda su sentido?',
          key: 'Que don Eleuterio silba tangos',
          distractors: [
            {
              text: 'Que el técnico vive a cuatro horas',
              feedback: 'Sin eso no se entiende por qué temen los pescadores.',
            },
            { text: 'Que desde el lunes no habrá farero', feedback: 'Esa es la noticia misma.' },
          ],
          explanation: 'Los tangos dan color al personaje, pero no cambian lo que ocurre.',
        },
        {
          id: 'relevante-peldanos',
          question:
            'Un estudiante eligió los 118 peldaños como dato central «porque es un número exacto». ¿Qué le dirías?',
          key: 'Que lo exacto no es siempre lo importante',
          distractors: [
            {
              text: 'Que el número está mal y por eso no sirve',
              feedback: 'El número es el del texto. El problema es que no sostiene nada.',
            },
            {
              text: 'Que ninguna cifra es relevante en la noticia',
              feedback: 'Las cuatro horas sí lo son: explican el temor.',
            },
            {
              text: 'Que acierta, pues el farero aún los sube a diario',
              feedback: 'Es al revés: desde el lunes el faro funciona sin farero. Nadie sube a encenderlo.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'La noticia trata del cambio. Los peldaños no tienen que ver con él.',
        },
      ],
    },
    {
      id: 'segun-la-pregunta',
      title: 'Relevante para qué',
      idea: 'El mismo dato puede importar para una pregunta y sobrar para otra. Si preguntan por qué **temen** los pescadores, las cuatro horas son clave. Si preguntan **cuánto** trabajó el farero, lo clave son los 31 años.\n\nPor eso, lee primero la pregunta y subraya lo que pide. Luego busca solo lo que la responde.\n\nUna alternativa puede ser verdadera y no ser pertinente. No basta que esté en el texto: tiene que contestar.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'p1', label: '¿Por qué temen?', column: 0, row: 0 },
          { id: 'd1', label: '4 horas', column: 1, row: 0 },
          { id: 'p2', label: '¿Cuánto trabajó?', column: 0, row: 1 },
          { id: 'd2', label: '31 años', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'p1', to: 'd1' },
          { from: 'p2', to: 'd2' },
        ],
        alt: 'La pregunta por qué temen lleva al dato 4 horas. La pregunta cuánto trabajó lleva al dato 31 años.',
        caption: 'Cada pregunta vuelve relevante un dato distinto.',
      },
      example: {
        problem:
          '«El taller de cerámica es los martes en la sede, cuesta cuatro mil pesos y lo dicta Amaro, que estudió en Quinchamalí. Hay que llevar delantal». ¿Qué dato necesita quien quiere saber **qué llevar**?',
        steps: [
          { title: 'Subraya lo que pide', text: '«Qué llevar».' },
          { title: 'Recorre los datos', text: 'Día, lugar, precio, profesor, delantal.' },
          {
            title: 'Descarta los verdaderos que no responden',
            text: 'El precio es dinero que hay que tener, pero el texto pide llevar otra cosa.',
          },
          { title: 'Responde', text: 'El delantal.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Si preguntan dónde es el taller, Quinchamalí es un lugar del aviso y no responde: ahí estudió Amaro. Vuelve a la frase que habla de lo que piden.',
        },
      ],
      checks: [
        {
          id: 'relevante-amaro',
          question:
            '«El taller de cerámica es los martes en la sede, cuesta cuatro mil pesos y lo dicta Amaro, que estudió en Quinchamalí». Para saber qué formación tiene el profesor, ¿qué dato sirve más?',
          key: 'Dónde estudió',
          distractors: [
            {
              text: 'Cuánto cuesta',
              feedback: 'Un precio alto o bajo no dice cuánto sabe quien enseña.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Dónde enseña',
              feedback: 'En la sede dicta el taller. Eso no dice dónde ni cómo aprendió.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: 'Entre los datos dados, solo ese habla de su formación.',
        },
        {
          id: 'relevante-verdadero',
          question:
            '«La feria abre a las 8, queda junto al puente y vende quesos de cabra». Preguntan cómo llegar. ¿Por qué «abre a las 8» no responde?',
          key: 'Porque contesta cuándo y no dónde',
          distractors: [
            {
              text: 'Porque es un dato falso en el aviso',
              feedback: 'Es verdadero: está en el texto. Pero contesta otra pregunta.',
            },
            {
              text: 'Porque no dice hasta qué hora abre',
              feedback: 'Es cierto que falta, pero con ese dato tampoco se sabría cómo llegar.',
            },
          ],
          explanation: 'El dato es cierto y no es pertinente para quien quiere llegar.',
        },
      ],
    },
    {
      id: 'resumir',
      title: 'Quedarse con lo que sostiene',
      idea: 'Para resumir, **borra** lo accesorio, **reúne** lo que se parece y **conserva** lo que no puede faltar. «Perdió la llave, el celular y la billetera» se reúne en «perdió sus cosas».\n\nUn resumen falla de tres modos: se queda con un **detalle** llamativo; **olvida** una parte necesaria; o **agrega** algo que el texto no dice.\n\nCompruébalo así: ¿alguien que no leyó el texto entendería qué pasó y por qué importa?',
      readings: [LIGHTHOUSE],
      example: {
        problem: 'Resume «El faro se apaga» en una oración.',
        steps: [
          { title: 'Borra', text: 'Mate, tangos, peldaños.' },
          {
            title: 'Conserva',
            text: 'Sin farero desde el lunes; sistema automático; temor por la demora de la ayuda.',
          },
          { title: 'Une con sentido', text: 'El cambio y el temor se oponen: «aunque», «pero».' },
          {
            title: 'Escribe',
            text: 'El faro de Punta Loma pasará a ser automático, pero los pescadores temen que las averías tarden en repararse.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Un resumen se llena fácil de lo que uno ya cree. Si escribes que los aparatos fallan más que las personas, eso lo pones tú: busca dónde lo dice la noticia.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Al unir frases es fácil cambiar quién hace cada cosa. A la capitanía le avisa el sistema, no don Eleuterio: pon el nombre junto a cada acción antes de escribir.',
        },
      ],
      checks: [
        {
          id: 'relevante-resumen',
          question: '¿Qué le falta a este resumen: «El faro ya no tendrá farero, porque un sistema hará su trabajo»?',
          key: 'La preocupación de los pescadores',
          distractors: [
            { text: 'Los gustos y costumbres del farero', feedback: 'Dan color, pero no sostienen la noticia.' },
            {
              text: 'La ayuda que un faro da a los barcos',
              feedback: 'Es lo que uno sabe de los faros. La noticia no lo menciona: ponerlo sería agregar.',
              mistake: 'lectura-saber-previo',
            },
            {
              text: 'El temor de don Eleuterio por su trabajo',
              feedback: 'De él se cuentan sus años y costumbres, no un temor. Mira quién teme en la noticia.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: 'La noticia tiene dos partes: el cambio y el temor que produce.',
        },
        {
          id: 'relevante-agrega',
          question: '¿Qué resumen agrega algo que la noticia no dice?',
          key: 'El faro será automático para ahorrar dinero',
          distractors: [
            {
              text: 'El faro será automático y hay quienes temen',
              feedback: 'Todo eso está en la noticia, aunque abreviado.',
            },
            {
              text: 'Desde el lunes un sistema encenderá el faro',
              feedback: 'Está dicho: desde el lunes, un sistema encenderá la luz.',
            },
          ],
          explanation: 'La noticia nunca dice por qué se hizo el cambio. «Para ahorrar» viene del lector.',
        },
      ],
    },
  ],
  summary: [
    'Quita el dato: si el texto pierde el sentido, era relevante.',
    'Llamativo no es lo mismo que importante.',
    'Relevante, según la pregunta: verdadero no basta.',
    'Resumir: borra, reúne, conserva, y no agregues.',
  ],
});
