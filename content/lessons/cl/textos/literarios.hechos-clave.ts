import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.hechos-clave',
  version: 6,
  minutes: 12,
  opening: {
    question:
      'En un cuento, al pasar, se dice que la protagonista es zurda. Veinte páginas después, un detective mira la firma de una carta. ¿Era un detalle sin importancia?',
    guesses: ['Sí: estaba dicho al pasar', 'No: quizás resuelve la historia', 'No se puede saber hasta el final'],
    reveal:
      'Los buenos relatos siembran detalles y los cosechan después. No todos lo son. Verás cómo distinguir los hechos que mueven la historia de los que la visten.',
  },
  points: [
    {
      id: 'nucleo',
      title: 'El hecho que hace avanzar',
      idea: 'Hay hechos que **mueven** la historia: sin ellos, lo que sigue no pasaría. Otros **visten**: dan ambiente o ritmo.\n\nDos pruebas. La de la **causa**: ¿esto provoca lo siguiente? La del **borrador**: si lo quito, ¿se corta la cadena?\n\nPara seguir la trama, arma una línea corta: *qué pasa, por eso, entonces*. Si una acción no entra en la línea, tal vez sea ambiente. Cuatro o cinco hechos bastan para casi cualquier cuento breve.',
      readings: [
        {
          title: 'La llave (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Era un jueves de viento y en la radio daban boleros. Matilde le prestó su llave a Lucho para que regara las plantas. Compró galletas. El sábado volvió antes de lo previsto, porque el congreso se suspendió. Golpeó: nadie. Por la ventana vio a Lucho sentado en el sillón de su marido muerto, con los lentes de él puestos, leyendo en voz alta a los helechos. Matilde se devolvió a la esquina y esperó una hora antes de volver a golpear.',
        },
      ],
      example: {
        problem: 'Arma la línea de hechos clave de «La llave».',
        steps: [
          { title: 'Qué pasa', text: 'Matilde presta la llave a Lucho.' },
          { title: 'Por eso', text: 'Lucho está en la casa. Y como el congreso se suspende, ella vuelve antes.' },
          { title: 'Entonces', text: 'Lo ve por la ventana con los lentes del marido.' },
          {
            title: 'Y al final',
            text: 'Se aleja y espera una hora: decide no interrumpir. Boleros y galletas quedan fuera.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Poner en uno la acción de otro. En «La llave» los lentes eran del marido, los usa Lucho y quien mira es Matilde: anota un nombre junto a cada verbo.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Completar con lo que suele pasar. Los boleros te pueden sonar a romance, pero el cuento no une la radio con nada: exige una frase que lo haga.',
        },
      ],
      checks: [
        {
          id: 'clave-congreso',
          question: '¿Por qué es clave que se suspenda el congreso?',
          key: 'Porque hace que ella llegue sin aviso',
          distractors: [
            {
              text: 'Porque revela que es una mujer de ciencia',
              mistake: 'lectura-saber-previo',
              feedback: 'Hay congresos de muchas cosas, y el tema de este no se dice. Mira qué provoca.',
            },
            { text: 'Porque explica por qué prestó la llave', feedback: 'La llave la prestó antes, para el riego.' },
            {
              text: 'Porque hace que Lucho vuelva antes',
              feedback: 'El viaje es de Matilde. Lucho ya estaba dentro de la casa.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: 'Si hubiera llegado cuando debía, no habría visto la escena.',
        },
        {
          id: 'clave-viste',
          question: '¿Qué detalle da ambiente, pero no mueve la historia?',
          key: 'Que aquel jueves corría viento',
          distractors: [
            { text: 'Que Matilde entregó su llave', feedback: 'Sin la llave, Lucho no estaría en la casa.' },
            { text: 'Que lo vio desde la ventana', feedback: 'Ese es el hecho que cambia lo que ella hace.' },
          ],
          explanation: 'Quita el viento y todo ocurre igual: nada depende de él.',
        },
      ],
    },
    {
      id: 'detalle-sembrado',
      title: 'Detalles que valen después',
      idea: 'Un detalle pequeño puede volverse clave: un objeto, una costumbre, una frase. Sospecha de él si **se repite**, si el narrador **se detiene** sin motivo, o si está **fuera de lugar**.\n\nCuando llegues al final, vuelve atrás. ¿Qué detalle del comienzo cambia de sentido? En «La llave», el «marido muerto» explica por qué los lentes la conmueven.\n\nPero no todo es pista. Sin conexión con otro hecho, un detalle sigue siendo un detalle.',
      manipulable: {
        kind: 'marked-text',
        text: 'Como cada noche, el conserje apuntó en su libreta quién salía. El del 204, con paraguas, aunque no llovía. La del 301, con el perro. A las dos de la mañana empezó la lluvia. A las tres, el del 204 volvió empapado.',
        marks: [
          { words: 'apuntó en su libreta', note: 'Puede importar: deja constancia de quién salió.' },
          { words: 'con paraguas, aunque no llovía', note: 'Fuera de lugar: pide explicación.' },
          { words: 'con el perro', note: 'Por ahora, un detalle: no se conecta con nada.' },
          { words: 'volvió empapado', note: 'Se une con el paraguas: ¿qué pasó con él?' },
        ],
        task: 'Decide cuáles detalles se conectan entre sí antes de tocar las marcas.',
      },
      example: {
        problem: '¿Qué detalle del texto del conserje resulta clave y por qué?',
        steps: [
          { title: 'Busca lo raro', text: 'Sale con paraguas y no llueve.' },
          { title: 'Busca la conexión', text: 'Llueve, y vuelve empapado: el paraguas no lo cubrió.' },
          { title: 'Saca la pregunta', text: 'Algo pasó con él entre la salida y la vuelta.' },
          { title: 'Descarta', text: 'El perro del 301 no se une con otro hecho.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Cerrar la lectura en el primer detalle raro. El paraguas del 204 dice poco hasta que vuelve empapado: lee hasta el final y une los dos hechos.',
        },
      ],
      checks: [
        {
          id: 'clave-zapatos',
          question:
            '«Elvira dijo que había caminado toda la tarde por la playa. Dejó en la entrada los zapatos, limpios y secos. Se sirvió un té y prendió la radio». ¿Qué detalle conviene recordar?',
          key: 'Los zapatos limpios y secos',
          distractors: [
            {
              text: 'El té que se sirvió al llegar',
              feedback: 'No choca ni se une con nada de lo contado. Busca algo que no calce.',
            },
            {
              text: 'La radio que prendió después',
              feedback: 'Por ahora es ambiente: no se conecta con otro hecho.',
            },
          ],
          explanation: 'Quien camina una tarde por la playa trae arena. El detalle choca con lo que ella dijo.',
        },
        {
          id: 'clave-maleta',
          question:
            'Un viajero sube al tren con una maleta que suena a vidrio. Se sienta, pide un café y mira los cerros. En la última estación baja sin la maleta. ¿Qué detalles se conectan?',
          key: 'La maleta que suena y bajar sin ella',
          distractors: [
            {
              text: 'El café que pide y los cerros que mira',
              feedback: 'Acompañan el viaje, pero ninguno le da sentido al otro.',
            },
            {
              text: 'La maleta que suena y el café que pide',
              feedback: 'Te quedaste en el comienzo del viaje. Lee hasta la última estación.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: 'El relato se detiene en la maleta al comienzo, y al final falta: algo pasó con ella.',
        },
      ],
    },
    {
      id: 'lo-no-dicho',
      title: 'Hechos que se deducen',
      idea: 'A veces el hecho más importante **no se cuenta**: hay que deducirlo. Una silla vacía, un nombre que nadie dice, un viaje que se salta.\n\nPara deducir sin inventar, une **dos pistas** del texto y di qué las explica. Si solo tienes una, es sospecha.\n\nCuida también el **orden**. Quién supo qué, y cuándo, cambia todo. Una línea de tiempo breve evita confundirse.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Dos tazas', column: 0, row: 0 },
          { id: 'b', label: 'Una sin usar', column: 0, row: 1 },
          { id: 'c', label: 'Esperaba a alguien', column: 1, row: 0 },
        ],
        arrows: [
          { from: 'a', to: 'c' },
          { from: 'b', to: 'c' },
        ],
        alt: 'Las pistas dos tazas y una sin usar llevan a la deducción esperaba a alguien.',
        caption: 'Dos pistas, una deducción.',
      },
      readings: [
        {
          title: 'Domingo (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Sergio puso dos tazas. Quemó el pan, como siempre que miraba el celular. A las once guardó la mermelada de mora, que él no come. A las doce lavó una taza y devolvió la otra, limpia, a la repisa. «Quizás el próximo», le dijo al gato.',
        },
      ],
      example: {
        problem: '¿Qué hecho no se cuenta en «Domingo»?',
        steps: [
          { title: 'Primera pista', text: 'Dos tazas, y una vuelve limpia: nadie la usó.' },
          { title: 'Segunda pista', text: 'La mermelada que él no come era para otra persona.' },
          { title: 'Únelas', text: 'Esperaba una visita que no llegó.' },
          { title: 'Revisa', text: '«Quizás el próximo» calza: la espera otro domingo.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Apoyar la deducción en un dato que no le toca. El gato está en «Domingo», pero no prueba la visita: elige las pistas que hablan de ella.',
        },
      ],
      checks: [
        {
          id: 'clave-mora',
          question: '¿Por qué importa que él no coma mermelada de mora?',
          key: 'Porque muestra que la puso para otra persona',
          distractors: [
            {
              text: 'Porque explica por qué se le quemó el pan',
              mistake: 'lectura-otro-lugar',
              feedback: 'El pan es de otra frase y se quemó por mirar el celular.',
            },
            {
              text: 'Porque indica que Sergio está enfermo',
              feedback: 'Nada habla de enfermedad. Une la mora con la taza limpia.',
            },
          ],
          explanation: 'Si no es para él, alguien más debía llegar.',
        },
        {
          id: 'clave-inventar',
          question: '¿Qué deducción va más lejos que el texto?',
          key: 'Esperaba a su hija, que vive lejos',
          distractors: [
            { text: 'Esperaba a alguien que no llegó', feedback: 'Tiene dos pistas: la taza limpia y la mermelada.' },
            { text: 'Ha esperado, o esperará, otro día', feedback: '«Quizás el próximo» lo apoya.' },
          ],
          explanation: 'Que sea su hija y que viva lejos no tiene ninguna pista.',
        },
      ],
    },
  ],
  summary: [
    'Hecho clave: si lo quitas, se corta la cadena.',
    'Arma la línea: qué pasa, por eso, entonces.',
    'Un detalle vale cuando se conecta con otro.',
    'Para deducir, une dos pistas; con una, solo sospechas.',
  ],
});
