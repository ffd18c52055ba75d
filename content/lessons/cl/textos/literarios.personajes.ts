import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.personajes',
  version: 4,
  minutes: 13,
  opening: {
    question:
      'Un personaje entra a una casa, se limpia los zapatos dos veces y elige la silla más cercana a la puerta. Nadie dice cómo es. ¿Qué sabes de él?',
    guesses: ['Nada: falta la descripción', 'Que es tímido o está incómodo', 'Que es rico'],
    reveal:
      'El texto no lo describió y aun así sabes algo. Los personajes se muestran por lo que hacen, dicen y callan. Aquí aprenderás a leer esas pistas sin inventar.',
  },
  points: [
    {
      id: 'mostrar-y-decir',
      title: 'Cómo sabemos cómo es un personaje',
      idea: 'A veces el narrador lo **dice**: «Era una mujer terca». Es una caracterización directa. Más a menudo lo **muestra**: con lo que hace, lo que dice, cómo lo dice, qué cosas guarda, cómo lo tratan los demás. De esas pistas tú sacas el rasgo.\n\nUn rasgo bien leído tiene pruebas. Completa así: «Es… porque en el texto…». Con un solo gesto ten prudencia; con tres que van en la misma dirección, ya hay un rasgo.\n\nNo juzgues por lo que tú harías. Mira lo que hace él.',
      readings: [
        {
          title: 'La herencia (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Cuando leyeron el testamento, Zulema no se sentó. Preguntó cuánto costaba el trámite antes de preguntar qué le tocaba. Le tocó la máquina de coser. Sus hermanos se miraron, aliviados de que no fuera la casa. Ella pasó el dedo por la rueda, sacó del bolsillo un pañuelo y envolvió la aguja. «Con esta nos vistió a todos», dijo, y pidió ayuda para bajarla al camión. Nadie se movió. La bajó sola.',
        },
      ],
      example: {
        problem: '¿Cómo es Zulema? Muestra un rasgo con pruebas.',
        steps: [
          {
            title: 'Junta gestos',
            text: 'Envuelve la aguja con su pañuelo, recuerda que con ella los vistió su madre o su padre, la baja sola.',
          },
          {
            title: 'Busca la dirección común',
            text: 'Los tres muestran que el valor de la máquina, para ella, es el recuerdo.',
          },
          { title: 'Dilo con prueba', text: 'Es agradecida: valora la máquina porque con ella los vistieron a todos.' },
          { title: 'Agrega lo que se repite', text: 'No se sienta y no espera ayuda: también es decidida.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Zulema pregunta por el trámite; sus hermanos solo se miran. Antes de dar un rasgo, comprueba de quién es el gesto.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Un alivio y una ayuda negada no dicen cómo han sido siempre los hermanos. Di solo el rasgo que esos gestos permiten.',
        },
      ],
      checks: [
        {
          id: 'personajes-hermanos',
          question: '¿Qué muestran los hermanos cuando se miran «aliviados»?',
          key: 'Que les importa quedarse con la casa',
          distractors: [
            {
              text: 'Que se alegran por el recuerdo de Zulema',
              feedback: 'El alivio es porque no le tocó la casa. Mira cómo sigue la frase.',
            },
            {
              text: 'Que ya preguntaron cuánto vale el trámite',
              feedback: 'Quien preguntó por el trámite fue Zulema, no ellos.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Que nunca en su vida ayudaron a Zulema',
              feedback: 'Esa mirada es de un solo momento. Mira qué dejó de inquietarlos.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: 'El texto da el motivo del alivio: que a ella no le tocara la casa.',
        },
        {
          id: 'personajes-nadie-se-movio',
          question: '¿Con qué recurso se muestra que los hermanos son poco solidarios?',
          key: 'Con una acción: nadie la ayuda',
          distractors: [
            {
              text: 'Con un adjetivo del narrador',
              feedback: 'El narrador no los califica. Busca qué hacen, o qué no hacen.',
            },
            { text: 'Con lo que dicen entre ellos', feedback: 'Los hermanos no hablan en el texto: solo se miran.' },
          ],
          explanation: '«Nadie se movió»: no hay adjetivo, pero el gesto basta.',
        },
        {
          id: 'personajes-inventar',
          question: '¿Qué rasgo de Zulema **no** tiene prueba en el texto?',
          key: 'Que es rencorosa con sus hermanos',
          distractors: [
            {
              text: 'Que aprecia lo que recibió',
              feedback: 'Sí tiene: envuelve la aguja y dice lo que la máquina hizo por todos.',
            },
            {
              text: 'Que es práctica y decidida',
              feedback: 'Sí tiene: pregunta por el trámite y baja sola la máquina.',
            },
          ],
          explanation:
            'Podría estar dolida, pero nada de lo que dice o hace lo muestra. Ese rasgo lo pondría el lector.',
        },
      ],
    },
    {
      id: 'que-los-mueve',
      title: 'Qué quiere y qué lo frena',
      idea: 'Un personaje actúa porque **quiere** algo. A veces lo dice. Otras veces hay dos deseos: el que declara y el que de verdad lo mueve.\n\nPregunta: ¿qué busca?, ¿qué lo **frena**?, ¿qué está dispuesto a perder? Lo que lo frena puede ser otra persona, una norma o él mismo.\n\nAsí entiendes acciones que parecen raras. Quien dice «vine por el pan» y mira tres veces hacia la ventana, quizás no vino por el pan.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Personaje', column: 0, row: 0 },
          { id: 'b', label: 'Lo que quiere', column: 2, row: 0 },
          { id: 'c', label: 'Lo que lo frena', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'a', to: 'b', label: 'busca' },
          { from: 'c', to: 'b', label: 'impide' },
        ],
        alt: 'El personaje busca lo que quiere; una caja debajo, lo que lo frena, lo impide.',
      },
      readings: [
        {
          title: 'El ensayo (obra de teatro)',
          by: 'Texto escrito para Travesía',
          text: '*Sala de música. BRUNO afina una guitarra. Entra MAITE.*\n\n**MAITE.** ¿Todavía aquí? Cerraron hace una hora.\n\n**BRUNO.** Se me quedó una cuerda suelta. *(La guitarra suena perfecta.)*\n\n**MAITE.** Yo me voy mañana temprano. Por si no te lo dijeron.\n\n**BRUNO.** Me lo dijeron. *(Pausa.)* Mañana también ensayo. Por si se atrasa tu bus.',
        },
      ],
      example: {
        problem: '¿Qué mueve a Bruno?',
        steps: [
          { title: 'Lo que declara', text: 'Dice que se quedó por una cuerda suelta.' },
          {
            title: 'Lo que lo desmiente',
            text: 'La acotación dice que la guitarra suena perfecta. La cuerda es una excusa.',
          },
          {
            title: 'El deseo real',
            text: 'Se quedó una hora más y espera que el bus se atrase: quiere ver a Maite antes de que parta.',
          },
          { title: 'Lo que lo frena', text: 'Él mismo: no se atreve a decirlo.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Bruno no reclama ni se enoja en ninguna línea. Busca su deseo en lo que hace: se queda una hora de más y mañana ensayará otra vez.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Repetir «ensayo» o «bus» no explica qué quiere Bruno. Pregunta para qué menciona esas cosas frente a Maite.',
        },
      ],
      checks: [
        {
          id: 'personajes-bruno-frase',
          question: '¿Qué quiere decir Bruno con «por si se atrasa tu bus»?',
          key: 'Que le gustaría que ella no partiera',
          distractors: [
            {
              text: 'Que conoce los horarios del terminal',
              feedback: 'Tomaste la frase como un aviso. Nada más en la escena habla de horarios.',
            },
            {
              text: 'Que le molesta que ella llegue tarde',
              feedback: 'Maite no llega tarde a ninguna cita. Y él la espera, no le reclama.',
              mistake: 'lectura-motivo-inventado',
            },
            {
              text: 'Que se atrasó con su propio ensayo',
              feedback: 'Repite «atrasa» y «ensayo» sin su sentido: lo que puede atrasarse es el bus.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: 'Dice de lado lo que no se atreve a decir de frente, igual que con la cuerda.',
        },
        {
          id: 'personajes-libro',
          question:
            '«Paso solo a devolverte el libro», dijo Irene. Conversaron hasta tarde, y cuando se fue, el libro seguía en su mochila. ¿Qué muestra que era una excusa?',
          key: 'Que se fuera con el libro en la mochila',
          distractors: [
            {
              text: 'Que anunciara a qué había venido',
              feedback: 'Eso es lo que declara. Busca lo que lo desmiente.',
            },
            {
              text: 'Que el libro no fuera suyo',
              feedback: 'Por eso debía devolverlo. Mira si lo hizo.',
            },
          ],
          explanation: 'Si hubiera venido a devolverlo, lo habría dejado: quería otra cosa, como conversar.',
        },
      ],
    },
    {
      id: 'cambio-y-relacion',
      title: 'Cómo cambian y cómo se relacionan',
      idea: 'Compara al personaje al **comienzo** y al **final**. ¿Qué hacía antes que ahora no hace? Ese contraste muestra el **cambio**. Busca también el hecho que lo provocó.\n\nAlgunos no cambian, y eso también dice algo.\n\nLas **relaciones** se leen en el trato: quién manda, quién pide permiso, cómo se nombran, quién se calla. Fíjate en los cambios de trato. Pasar de «señor» a «Pancho» cuenta una amistad sin explicarla.',
      readings: [
        {
          title: 'Turno de noche (novela)',
          by: 'Texto escrito para Travesía',
          text: 'La primera noche, el señor Oyarce revisó tres veces la firma de Dayana en el libro y le señaló la silla más dura. «Aquí no se conversa», dijo. En julio se cortó la luz y ella, que venía de Maracaibo y sabía de apagones, armó una lámpara con una botella. Él la miró hacer. En agosto le dejó su silla. En septiembre, cuando el supervisor preguntó quién había olvidado cerrar el portón, Oyarce dijo: «Yo», y Dayana, que lo había olvidado, bajó la vista para que no la vieran sonreír.',
        },
      ],
      example: {
        problem: '¿Cómo cambia Oyarce y qué lo provoca?',
        steps: [
          { title: 'El comienzo', text: 'Desconfía: revisa la firma tres veces, da la peor silla, no conversa.' },
          { title: 'El final', text: 'Le cede su silla y se culpa por ella ante el supervisor.' },
          { title: 'El hecho que separa los dos', text: 'El apagón: ella resuelve un problema y él «la miró hacer».' },
          { title: 'Enúncialo', text: 'Pasa de la desconfianza a la lealtad, después de ver lo que ella sabe.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Al decir «Yo», Oyarce se culpa y deja libre a Dayana. Si lees un ataque, mira a quién favorece el gesto.',
        },
      ],
      checks: [
        {
          id: 'personajes-oyarce-miente',
          question: '¿Por qué Oyarce dice «Yo» en septiembre?',
          key: 'Para proteger a Dayana',
          distractors: [
            {
              text: 'Porque olvidó cerrar el portón',
              feedback: 'El texto aclara que quien lo había olvidado era ella.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Porque le teme al supervisor',
              feedback: 'Si le temiera, no se habría culpado de algo que no hizo.',
            },
            {
              text: 'Para perjudicar a Dayana',
              feedback: 'Fíjate en quién queda libre de culpa cuando él habla.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'Asume una falta ajena: es el gesto que muestra cuánto cambió el trato.',
        },
        {
          id: 'personajes-silla',
          question: '¿Qué función cumple la silla en esta historia?',
          key: 'Muestra cómo cambia el trato entre los dos',
          distractors: [
            {
              text: 'Explica por qué el turno de noche cansa tanto',
              feedback: 'El cansancio no es un asunto del fragmento. Compara la silla del comienzo y la de agosto.',
            },
            {
              text: 'Indica que el lugar cuenta con pocos muebles',
              feedback: 'Puede ser, pero no es lo que importa: fíjate en quién da cada silla.',
            },
          ],
          explanation: 'Primero le da la más dura, después la suya. El mismo objeto mide el cambio.',
        },
      ],
    },
  ],
  summary: [
    'Los rasgos se dicen o se muestran: «es… porque en el texto…».',
    'Pregunta qué quiere, qué lo frena y si su excusa calza.',
    'Compara comienzo y final, y el hecho que los separa.',
    'El trato muestra la relación.',
  ],
});
