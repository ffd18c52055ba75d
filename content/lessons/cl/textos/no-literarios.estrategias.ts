import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.estrategias',
  version: 4,
  minutes: 12,
  opening: {
    question:
      'Dos afiches piden lo mismo. Uno dice: «Faltan 40 frazadas». El otro muestra una mano pequeña buscando abrigo. ¿Por qué el segundo puede lograr más?',
    guesses: ['Porque entrega más información', 'Porque mueve una emoción', 'Porque es más bonito'],
    reveal:
      'El segundo no da más datos: da una emoción. Eso no lo hace malo. Pero conviene notar cuándo un texto te lleva por el sentimiento, la risa o un prejuicio.',
  },
  points: [
    {
      id: 'emocion',
      title: 'Cuando te lleva por la emoción',
      idea: 'Un texto puede buscar **compasión**, **miedo**, **orgullo**, **culpa** o **esperanza**. Lo hace con casos con nombre, detalles que duelen, palabras cargadas («abandonados», «nuestros hijos») y un «nosotros» que incluye.\n\nApelar a la emoción no es hacer trampa. Lo es cuando **reemplaza** a las razones o **exagera** para que no pienses.\n\nPregunta: si quito la emoción, ¿queda alguna razón? Si queda, la emoción acompaña. Si no queda nada, la emoción era todo.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 't', label: 'Texto que emociona', column: 0, row: 1 },
          { id: 'q', label: '¿Queda una razón?', column: 1, row: 1 },
          { id: 's', label: 'Sí: acompaña', column: 2, row: 0 },
          { id: 'n', label: 'No: reemplaza', column: 2, row: 2 },
        ],
        arrows: [
          { from: 't', to: 'q' },
          { from: 'q', to: 's' },
          { from: 'q', to: 'n' },
        ],
        alt: 'De un texto que emociona se pasa a la pregunta si queda una razón. Si queda, la emoción acompaña; si no queda, reemplaza.',
      },
      readings: [
        {
          title: 'La posta de Los Hualles (carta)',
          by: 'Texto escrito para Travesía',
          text: 'La noche en que nació Ignacio, su madre viajó dos horas en una camioneta, con la mano apretada en la manilla. Nuestra posta tiene todo, menos ambulancia. El hospital está a 70 kilómetros y el año pasado hubo 41 traslados en autos de vecinos. Pedimos una ambulancia. Ignacio tuvo suerte. No queremos que el próximo dependa de ella.\n\n*(Datos inventados.)*',
        },
      ],
      example: {
        problem: '¿La emoción acompaña o reemplaza a las razones en la carta?',
        steps: [
          { title: 'Encuentra la emoción', text: 'La noche, la mano apretada, «tuvo suerte».' },
          { title: 'Quítala', text: 'Queda: hospital a 70 kilómetros y 41 traslados en autos de vecinos.' },
          { title: 'Decide', text: 'Esas razones sostienen el pedido por sí solas.' },
          { title: 'Responde', text: 'La emoción acompaña: muestra lo que significan los números.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Repetir lo que pasó no dice para qué se cuenta. «Su madre viajó dos horas» es el contenido; la función está en lo que ese relato logra en quien lee.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Un detalle que emociona no actúa como una cifra. La mano en la manilla hace sentir y los 41 traslados prueban: di qué efecto logra cada uno.',
        },
      ],
      checks: [
        {
          id: 'estrategias-ignacio',
          question: '¿Para qué se cuenta el nacimiento de Ignacio?',
          key: 'Para que el lector sienta la urgencia',
          distractors: [
            {
              text: 'Para medir lo que suele durar el viaje',
              feedback:
                'Un solo viaje no mide lo que suele durar: eso lo haría una cifra. Mira los detalles que se eligieron.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Para demostrar que el hospital atiende bien',
              feedback: 'Nada se dice de la atención. El problema es llegar.',
            },
            {
              text: 'Para contar que su madre viajó dos horas',
              feedback: 'Eso es lo que dice el pasaje. La pregunta es qué busca lograr en quien lo lee.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: 'La mano en la manilla y la noche hacen vivir el riesgo.',
        },
        {
          id: 'estrategias-reemplaza',
          question: '¿En cuál la emoción reemplaza a las razones?',
          key: '«Si tienes corazón, vota por nuestra lista»',
          distractors: [
            {
              text: '«Duele ver el río: tres industrias botan desechos»',
              feedback: 'Quita «duele»: queda una razón que se puede comprobar.',
            },
            {
              text: '«Da gusto el nuevo horario: ahora espero menos»',
              feedback: 'Quita «da gusto»: queda que se espera menos.',
            },
          ],
          explanation: 'Quita «si tienes corazón» y no queda motivo para votar por ella.',
        },
      ],
    },
    {
      id: 'humor',
      title: 'Cuando te lleva por la risa',
      idea: 'El **humor** acerca, relaja y hace recordar. También sirve para criticar: la **ironía** dice lo contrario de lo que piensa; la **parodia** imita para burlarse; la **caricatura** agranda un rasgo.\n\nPregunta **de quién o de qué** nos reímos. Reírse de una idea puede mostrar su error. Reírse de una persona puede ser una manera de no responderle.\n\nY ojo: si te reíste, quizás ya aceptaste algo. Dilo sin chiste y mira si convence.',
      example: {
        problem:
          '«El nuevo trámite digital es rapidísimo: solo hay que imprimirlo, firmarlo, escanearlo y llevarlo en persona». ¿Qué hace el humor?',
        steps: [
          { title: 'Busca lo absurdo', text: 'Un trámite digital que termina en papel y en persona.' },
          {
            title: 'Reconoce el recurso',
            text: '«Rapidísimo» y «solo» dicen lo contrario de lo que se piensa: ironía.',
          },
          { title: 'De qué se ríe', text: 'Del trámite, no de una persona.' },
          { title: 'Dilo sin chiste', text: '«El trámite digital no ahorra tiempo». Hay pasos que lo prueban.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: '«Rapidísimo» no elogia el trámite. Antes de tomarlo al pie de la letra, mira lo que sigue (imprimir, firmar, ir en persona) y comprueba si calza.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Una burla puede sonar simpática. El chiste del trámite parece alegre y, dicho sin chiste, es una crítica. Haz esa prueba antes de decidir el tono.',
        },
      ],
      checks: [
        {
          id: 'estrategias-de-quien',
          question:
            '«El concejal propone un parque. Con ese peinado, yo plantaría primero pasto en su cabeza». ¿Qué logra el chiste?',
          key: 'Desviar la atención de la propuesta',
          distractors: [
            { text: 'Mostrar un error en la propuesta', feedback: 'No dice nada del parque: se ríe del peinado.' },
            {
              text: 'Apoyar la propuesta con simpatía',
              feedback: 'Lo que hace es burlarse de quien propone.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: 'Sin el chiste no queda ninguna razón sobre el parque.',
        },
        {
          id: 'estrategias-sin-chiste',
          question:
            '«Compré una silla tan ergonómica que necesito un manual para sentarme». Dicho sin chiste, ¿qué se critica?',
          key: 'Que la silla es complicada de usar',
          distractors: [
            {
              text: 'Que la silla llegó sin su manual',
              feedback: 'El manual no falta: es la exageración que muestra lo difícil.',
              mistake: 'lectura-literal',
            },
            { text: 'Que la silla resultó demasiado cara', feedback: 'El precio no se menciona.' },
          ],
          explanation: 'La exageración del manual apunta a que algo simple se volvió difícil.',
        },
      ],
    },
    {
      id: 'idea-preconcebida',
      title: 'Cuando se apoya en un prejuicio',
      idea: 'Otra estrategia es usar una **idea que el lector ya trae**: «los jóvenes son flojos», «lo natural es sano», «lo extranjero es mejor». Como suena conocida, no parece necesario probarla.\n\nA veces va escondida en una palabra: «**Aunque** es del campo, sabe de tecnología». Ese «aunque» supone que la gente de campo no sabe.\n\nPara verla, pregunta: ¿qué tendría que creer yo para que esto me parezca natural? Y luego: ¿es cierto?',
      example: {
        problem: '«Pese a su edad, doña Tita maneja el computador». ¿Qué idea preconcebida hay?',
        steps: [
          { title: 'Encuentra la palabra clave', text: '«Pese a» opone dos cosas.' },
          { title: 'Di qué opone', text: 'Su edad y manejar el computador.' },
          { title: 'Saca la idea', text: 'Supone que las personas mayores no saben de computadores.' },
          { title: 'Júzgala', text: 'Algunas saben y otras no. La frase toma la excepción como sorpresa.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'La frase sobre doña Tita no supone que las personas mayores sepan de computadores, sino que no saben. Di primero qué se toma como lo esperable.',
        },
      ],
      checks: [
        {
          id: 'estrategias-natural',
          question: '«Es cien por ciento natural; puedes tomarlo sin cuidado». ¿En qué idea preconcebida se apoya?',
          key: 'En que lo natural no hace daño',
          distractors: [
            {
              text: 'En que lo caro es de mejor calidad',
              feedback: 'El precio no aparece. Fíjate en lo que permite tomarlo «sin cuidado».',
            },
            {
              text: 'En que lo antiguo funciona mejor',
              feedback: 'No se habla de antigüedad, sino de que es natural.',
            },
            {
              text: 'En que lo natural exige precaución',
              feedback: 'La frase va en sentido opuesto: dice que puedes tomarlo «sin cuidado».',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'Hay plantas y hongos naturales que son venenosos: la idea no se sostiene.',
        },
        {
          id: 'estrategias-palabra',
          question: '¿Qué frase esconde un prejuicio?',
          key: 'Es hombre, pero cocina muy bien',
          distractors: [
            { text: 'Es cocinero y trabaja de noche', feedback: 'Une dos datos sin suponer nada de los hombres.' },
            {
              text: 'Es alto, así que alcanza la repisa',
              feedback: 'La razón es directa: la altura permite alcanzar.',
            },
          ],
          explanation: 'El «pero» supone que lo esperable es que un hombre no cocine bien.',
        },
      ],
    },
  ],
  summary: [
    'Quita la emoción: si queda una razón, acompaña.',
    'Con el humor, mira de quién o de qué te ríes y dilo sin chiste.',
    '«Aunque», «pese a» y «pero» pueden esconder prejuicios.',
    'Pregunta: ¿qué tendría que creer yo para que suene natural?',
  ],
});
