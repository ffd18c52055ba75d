import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.recursos-narrativos',
  version: 3,
  minutes: 14,
  opening: {
    question:
      'Una novela empieza con el entierro de su protagonista. Faltan trescientas páginas. ¿Por qué seguir leyendo, si ya sabes el final?',
    guesses: ['Para saber cómo llegó hasta ahí', 'No tiene sentido seguir', 'Porque tal vez no murió'],
    reveal:
      'Al adelantar el final, la pregunta deja de ser **qué** pasó y pasa a ser **cómo** y **por qué**. El orden es una decisión, y produce efectos. Aquí verás ese y otros recursos.',
  },
  points: [
    {
      id: 'saltos',
      title: 'Saltos en el tiempo',
      idea: 'Una cosa es el orden en que **pasaron** los hechos. Otra, el orden en que se **cuentan**.\n\n- **Retrospección**: se vuelve al pasado. Si es larga se llama *racconto*; si es breve, *flashback*.\n\n- **Anticipación**: se adelanta algo del futuro.\n\n- **In medias res**: se empieza en la mitad.\n\nPara reconocerlos, busca marcas: cambios de verbo («había sido»), fechas, «años después». Luego pregunta qué gana la historia: explicar, crear intriga, dar tensión.',
      manipulable: {
        kind: 'marked-text',
        text: 'El taxi subía por Cerro Alegre con la urna en el asiento de atrás. Leandro recordó otra subida: tenía seis años y su abuela contaba los peldaños en voz alta. «Ciento sesenta y uno», había dicho ella al llegar. El taxi frenó. Esa noche, cuando abriera la urna, Leandro encontraría un papel con ese número.',
        marks: [
          { words: 'recordó otra subida', note: 'Retrospección: desde aquí se vuelve a la infancia.' },
          { words: 'había dicho', note: 'El verbo marca un pasado anterior al viaje.' },
          { words: 'El taxi frenó', note: 'Regreso al presente del relato.' },
          { words: 'Esa noche, cuando abriera la urna', note: 'Anticipación: se adelanta lo que aún no ocurre.' },
        ],
        task: 'Antes de tocar cada marca, decide si el relato va hacia atrás, vuelve o se adelanta.',
      },
      example: {
        problem: '¿Cómo se ordena el tiempo en el relato de Leandro y la urna?',
        steps: [
          { title: 'El presente', text: 'Un taxi sube por el cerro con una urna.' },
          { title: 'Hacia atrás', text: '«Recordó otra subida» lleva a los seis años. Es breve: un *flashback*.' },
          { title: 'El regreso', text: '«El taxi frenó» devuelve al presente.' },
          {
            title: 'Hacia adelante',
            text: '«Encontraría un papel» adelanta la noche. Crea intriga: ¿por qué estaba ese número?',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Confundir un salto con otro cambia su efecto: «recordó otra subida» explica desde el pasado; «encontraría un papel» crea intriga. Antes de nombrar, decide hacia dónde va el relato.',
        },
      ],
      checks: [
        {
          id: 'recursos-efecto-flash',
          question:
            '«El taxi subía con la urna en el asiento de atrás. Leandro recordó otra subida: tenía seis años y su abuela contaba los peldaños en voz alta. "Ciento sesenta y uno", había dicho ella al llegar. El taxi frenó». ¿Qué aporta al lector el recuerdo de los peldaños?',
          key: 'Muestra el lazo de Leandro con su abuela',
          distractors: [
            {
              text: 'Informa de qué murió la abuela de Leandro',
              feedback: 'De la muerte no se dice nada. El recuerdo es de mucho antes.',
            },
            {
              text: 'Explica por qué el taxi debe ir tan lento',
              feedback: 'La velocidad no se nombra. Une las dos subidas.',
            },
            {
              text: 'Muestra que Leandro olvidó a su abuela',
              feedback: 'Ocurre lo opuesto: en el taxi la recuerda, con su voz y el número exacto.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'La subida de hoy toma sentido al ponerse junto a la de la infancia.',
        },
        {
          id: 'recursos-in-medias',
          question:
            'Un cuento comienza: «El puente ya ardía cuando Rita decidió volver por el perro». Después narra cómo empezó el fuego. ¿Qué recurso usa?',
          key: 'Comienzo *in medias res*',
          distractors: [
            {
              text: 'Relato dentro de otro relato',
              feedback: 'No hay un personaje que cuente otra historia: es la misma, empezada más adelante.',
            },
            {
              mistake: 'lectura-otro-recurso',
              text: 'Anticipación del futuro',
              feedback: 'No adelanta lo que vendrá: abre en plena acción y luego retrocede.',
            },
            {
              text: 'Solo una retrospección',
              feedback: 'El retroceso viene después. Falta mirar por dónde empezó a contar.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: 'Parte en la mitad de los hechos y después vuelve a su origen.',
        },
      ],
    },
    {
      id: 'relato-enmarcado',
      title: 'Un relato dentro de otro',
      idea: 'A veces un personaje se pone a contar otra historia. La primera hace de **marco**; la segunda es el **relato enmarcado**. Pasa con cartas, diarios, sueños o cuentos junto al fuego.\n\nTres preguntas: **¿quién cuenta** cada nivel?, **¿dónde empieza y termina** cada uno?, **¿qué relación tienen?** El relato de adentro puede explicar, repetir en pequeño o contradecir lo que pasa en el marco.',
      figure: {
        kind: 'drawing',
        width: 120,
        height: 70,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [4, 4],
              [116, 4],
              [116, 66],
              [4, 66],
            ],
          },
          { shape: 'text', at: [60, 57], text: 'Marco: el viaje en barcaza', anchor: 'middle', size: 'normal' },
          {
            shape: 'polygon',
            points: [
              [20, 12],
              [100, 12],
              [100, 44],
              [20, 44],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'text', at: [60, 27], text: 'Lo que cuenta el marinero', anchor: 'middle', size: 'normal' },
        ],
        alt: 'Un rectángulo grande rotulado marco, el viaje en barcaza, contiene otro más pequeño rotulado lo que cuenta el marinero.',
      },
      readings: [
        {
          title: 'La barcaza (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'La barcaza llevaba dos horas detenida por la niebla. Para pasar el rato, un marinero nos contó de un capitán que, en una niebla igual, no quiso esperar.\n\n«Dijo que conocía el canal como su casa. A los diez minutos no reconoció ni la casa ni el canal. Todavía hay quien oye su sirena».\n\nNos reímos. El hombre del terno, que venía exigiendo partir, dejó de mirar el reloj.',
        },
      ],
      example: {
        problem: '¿Para qué sirve el relato del marinero en «La barcaza»?',
        steps: [
          { title: 'Separa los niveles', text: 'Marco: pasajeros detenidos. Adentro: el capitán que no esperó.' },
          { title: 'Busca el parecido', text: 'En los dos hay niebla y alguien apurado.' },
          { title: 'Mira qué cambia en el marco', text: 'El hombre del terno deja de mirar el reloj.' },
          {
            title: 'Interpreta',
            text: 'El relato funciona como advertencia: convence al apurado sin discutir con él.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Leer solo la historia del capitán deja fuera al hombre del terno, que es quien cambia. Vuelve siempre al marco antes de decir para qué sirve.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'El relato del marinero puede entenderse al revés, como si animara a zarpar. Mira cómo le va al capitán: todavía se oye su sirena.',
        },
      ],
      checks: [
        {
          id: 'recursos-quien-cuenta',
          question: '¿Quién narra la frase «nos reímos»?',
          key: 'Un pasajero',
          distractors: [
            { text: 'El marinero', feedback: 'Las palabras del marinero están entre comillas, y ya se cerraron.' },
            { text: 'El capitán', feedback: 'El capitán es un personaje del relato de adentro: no narra nada.' },
          ],
          explanation: 'Tras las comillas vuelve el marco, que cuenta alguien del grupo.',
        },
        {
          id: 'recursos-parecido',
          question: '¿Con quién del marco se corresponde el capitán de la historia?',
          key: 'Con el hombre del terno',
          distractors: [
            {
              text: 'Con el marinero que cuenta',
              feedback: 'El marinero sabe esperar. El capitán fue quien no quiso.',
            },
            { text: 'Con el narrador pasajero', feedback: 'El narrador no apura a nadie. ¿Quién exigía partir?' },
          ],
          explanation: 'Ambos quieren avanzar en la niebla.',
        },
      ],
    },
    {
      id: 'persona',
      title: 'Primera, segunda o tercera persona',
      idea: 'La **persona** en que se narra acerca o aleja.\n\n**Primera** («yo», «nosotros»): cercanía, pero una sola mirada. **Tercera** («él», «ellas»): más distancia y, a veces, más saber. **Segunda** («tú»): poco frecuente; mete al lector en la historia, o muestra a alguien que se habla a sí mismo.\n\nFíjate cuando la persona **cambia** en medio del relato: casi siempre señala algo. Y cuida no confundir la voz que narra con las voces de los diálogos.',
      readings: [
        {
          title: 'Examen (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Llegas tarde. Dejas la bicicleta sin candado, como quien deja la puerta abierta de su casa. Subes. La lista está pegada en el vidrio y no quieres leerla, así que lees los nombres de otros: Abarca, Aedo, Aguilar. Podrías irte. Nadie te ha visto. Entonces alguien grita tu apellido desde la escalera y, por el tono, ya sabes.',
        },
      ],
      example: {
        problem: '¿Qué efecto tiene la segunda persona en «Examen»?',
        steps: [
          { title: 'Identifica la persona', text: '«Llegas», «dejas», «te ha visto»: segunda persona.' },
          { title: 'Prueba otra', text: '«Llegó tarde. Dejó la bicicleta…»: se vuelve algo que le pasó a otro.' },
          { title: 'Compara el efecto', text: 'Con «tú», la duda y el miedo son del lector.' },
          { title: 'Concluye', text: 'La segunda persona lo obliga a vivir la escena desde dentro.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Repetir qué dice la frase no responde para qué está. «Abarca, Aedo, Aguilar» son nombres de una lista; pregunta qué muestra que los lea justo ahí.',
        },
      ],
      checks: [
        {
          id: 'recursos-otros-nombres',
          question: '¿Para qué se cuenta que lee los nombres de otros?',
          key: 'Para mostrar que retrasa el momento de saber',
          distractors: [
            {
              mistake: 'lectura-que-por-para-que',
              text: 'Para decir qué otros nombres hay en la lista',
              feedback:
                'Eso es lo que dice la frase. Se pregunta para qué está: mira lo que va antes, «no quieres leerla».',
            },
            {
              text: 'Para indicar que su apellido empieza con A',
              feedback: 'Nada dice su apellido. El gesto muestra lo que siente.',
            },
          ],
          explanation: 'Lee lo que no le importa para no leer lo que teme.',
        },
        {
          id: 'recursos-cambio-persona',
          question:
            'Una novela en tercera persona pasa, de pronto, a «yo» en el último capítulo. ¿Qué podría señalar ese cambio?',
          key: 'Que quien narraba era parte de la historia',
          distractors: [
            {
              text: 'Que el autor decidió escribir sobre su vida',
              feedback: 'El «yo» sigue siendo una voz inventada: narrador y autor no son lo mismo.',
            },
            {
              text: 'Que ha terminado el relato y comienza el diálogo',
              feedback: 'Un diálogo se marca con rayas o comillas. Aquí cambia la voz que narra.',
            },
          ],
          explanation: 'El paso a «yo» revela una cercanía que la tercera persona ocultaba.',
        },
      ],
    },
  ],
  summary: [
    'El orden de lo contado no es el orden de lo ocurrido.',
    'Retrospección, anticipación, *in medias res*: pregunta qué efecto buscan.',
    'En un relato enmarcado, separa niveles y busca su relación.',
    'La persona acerca, aleja o esconde.',
  ],
});
