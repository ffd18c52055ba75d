import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.recursos-linguisticos',
  version: 4,
  minutes: 13,
  opening: {
    question:
      'Un orador pregunta ante mil personas: «¿Acaso merecemos vivir con esta basura en la puerta?». ¿Espera que alguien le conteste?',
    guesses: [
      'Sí: quiere saber qué piensan',
      'No: la respuesta ya va dentro de la pregunta',
      'Sí, pero solo una persona',
    ],
    reveal:
      'Nadie responde, y funciona igual: cada uno se contesta «no» por dentro. Esa es una pregunta retórica. Verás qué efecto busca ese y otros recursos.',
  },
  points: [
    {
      id: 'preguntas-y-ordenes',
      title: 'Preguntas que no preguntan, órdenes que invitan',
      idea: 'Una **pregunta retórica** no busca información: afirma con forma de pregunta, para que el lector llegue solo a la respuesta. Para reconocerla, cámbiala por una afirmación. Si el sentido se mantiene, era retórica.\n\nUna **orden** («mira», «imagina», «firma») le habla directo al lector. Puede instruir, invitar o presionar.\n\nLa clave no es nombrar el recurso: es decir **qué produce**. «Pregunta para…», «ordena para…».',
      readings: [
        {
          title: 'Carta al vecino nuevo (columna)',
          by: 'Texto escrito para Travesía',
          text: 'Imagina que llegas con tus cajas un domingo. No conoces a nadie. ¿Quién no ha sentido ese silencio? Mira hacia la ventana de enfrente: alguien corre la cortina y la cierra. Hazlo distinto esta vez. Baja, pregunta si necesita un destornillador. ¿Cuánto cuesta prestar un destornillador?',
        },
      ],
      example: {
        problem: '¿Qué efecto tiene la última pregunta de «Carta al vecino nuevo»?',
        steps: [
          { title: 'Revisa si es retórica', text: 'Nadie espera un precio. Significa «no cuesta nada».' },
          { title: 'Mira lo anterior', text: 'Viene después de pedir que el lector baje y ofrezca ayuda.' },
          { title: 'Piensa en la objeción', text: 'El lector podría decir que da trabajo.' },
          { title: 'Di el efecto', text: 'Le quita al lector la excusa: hace ver que ayudar es muy fácil.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: 'Tomar la pregunta al pie de la letra: quien busca un precio para el destornillador no la entendió. Cámbiala por una afirmación y mira qué dice.',
        },
      ],
      checks: [
        {
          id: 'recursos-imagina',
          question: '¿Para qué comienza la columna con «imagina que llegas»?',
          key: 'Para poner al lector en el lugar del otro',
          distractors: [
            {
              mistake: 'lectura-literal',
              text: 'Para ordenarle al lector que cambie de casa',
              feedback: 'Es una invitación a pensar, no un mandato de mudarse.',
            },
            {
              text: 'Para aclarar que el vecino nuevo no existe',
              feedback: 'No niega que exista. Mira qué siente el lector en esa escena.',
            },
          ],
          explanation: 'Con la orden, la soledad del otro pasa a ser del lector.',
        },
        {
          id: 'recursos-retorica-cual',
          question: '¿Cuál de estas preguntas es retórica?',
          key: '¿Quién puede estudiar con ese ruido?',
          distractors: [
            { text: '¿A qué hora abre la biblioteca hoy?', feedback: 'Pide un dato: sin respuesta queda incompleta.' },
            {
              text: '¿Prefieren la prueba el lunes o el martes?',
              feedback: 'Ofrece dos opciones y espera que elijan.',
            },
          ],
          explanation: 'Equivale a «nadie puede estudiar con ese ruido».',
        },
      ],
    },
    {
      id: 'citas',
      title: 'Citas, dichos y alusiones',
      idea: 'Traer la voz de otro cambia la propia. Una **cita de experto** presta autoridad. Una **cita de testigo** da cercanía. Citar **al que piensa distinto** puede servir para responderle.\n\nUn **dicho popular** apoya la idea en algo que todos aceptan, y evita tener que probarla. Una **alusión** nombra de lado otra obra o hecho («su talón de Aquiles») y dice mucho con poco, si el lector la conoce.\n\nPregunta: si se quita, ¿qué pierde el texto?',
      readings: [
        {
          title: 'La bodega (opinión)',
          by: 'Texto escrito para Travesía',
          text: 'Dicen que más vale prevenir que lamentar. En la bodega de la escuela llevamos seis años lamentando. La inspectora lo resumió en cuatro palabras: «Esto va a arder». El sostenedor responde que todo está en regla. También el Titanic tenía sus papeles al día.',
        },
      ],
      example: {
        problem: '¿Qué hace cada voz en «La bodega»?',
        steps: [
          {
            title: 'El dicho',
            text: 'Apoya la idea de prevenir en algo aceptado. Enseguida se da vuelta: «seis años lamentando».',
          },
          { title: 'La inspectora', text: 'Es quien revisa: su cita da autoridad y alarma.' },
          { title: 'El sostenedor', text: 'Es la postura contraria, que se trae para responderle.' },
          {
            title: 'La alusión',
            text: 'El barco que se hundió en su primer viaje sugiere que tener papeles no evita un desastre.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'No todas las voces hacen lo mismo: en «La bodega» la inspectora da autoridad, y el dicho, acuerdo. Mira primero quién habla y luego di qué aporta.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Creer que el texto apoya todo lo que cita lo da vuelta: al sostenedor se lo nombra para responderle. Lee también la frase que sigue.',
        },
      ],
      checks: [
        {
          id: 'recursos-titanic',
          question: '¿A qué argumento responde la alusión al Titanic?',
          key: 'Que todo está en regla',
          distractors: [
            {
              mistake: 'lectura-lo-contrario',
              text: 'Que más vale prevenir',
              feedback: 'La alusión no va en contra de prevenir, sino a favor.',
            },
            {
              text: 'Que la bodega va a arder',
              feedback: 'Esa es la voz de la inspectora, con la que el texto está de acuerdo.',
            },
          ],
          explanation: '«También» une el barco con la respuesta del sostenedor: papeles al día y aun así, desastre.',
        },
        {
          id: 'recursos-cita-nino',
          question:
            'Un reportaje sobre un río sucio cita a un niño: «Antes veía mis pies en el agua». ¿Qué aporta la cita?',
          key: 'Hace sentir la pérdida por medio de una vivencia',
          distractors: [
            {
              text: 'Prueba con exactitud cuánto se ensució el agua',
              feedback: 'Para eso haría falta una medición. El niño cuenta lo que veía.',
            },
            {
              mistake: 'lectura-otro-recurso',
              text: 'Presta la autoridad de un experto en ríos',
              feedback: 'El niño no habla como experto, y justo por eso emociona.',
            },
          ],
          explanation: 'Una imagen sencilla y propia vuelve cercano el problema.',
        },
        {
          id: 'recursos-dicho',
          question: '«El que nada hace, nada teme; que revisen todas las mochilas». ¿Qué logra el dicho?',
          key: 'Que la medida parezca obvia sin dar pruebas',
          distractors: [
            {
              text: 'Que se sepa cuántas mochilas se revisarán',
              feedback: 'No da cantidades. Mira en qué se apoya la medida.',
            },
            {
              mistake: 'lectura-lo-contrario',
              text: 'Que el lector dude de revisar las mochilas',
              feedback: 'Es al revés: el dicho se pone para apoyarla.',
            },
          ],
          explanation: 'Como el refrán suena a verdad aceptada, parece que no hiciera falta argumentar.',
        },
      ],
    },
    {
      id: 'figuras',
      title: 'Comparar, exagerar, ironizar',
      idea: 'También fuera de la poesía se usan figuras. La **metáfora** y la **comparación** acercan lo difícil: «el suelo es una esponja». La **hipérbole** exagera: «esperé un siglo». La **repetición** fija una idea. La **ironía** dice lo contrario de lo que piensa: «Brillante idea, un basurero sin tapa».\n\nPara explicar el efecto, usa tres piezas: **qué recurso**, **con qué palabras** y **para qué aquí**. «Es una ironía» se queda en la primera.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'r', label: 'Qué recurso', column: 0, row: 0 },
          { id: 'p', label: 'Con qué palabras', column: 1, row: 0 },
          { id: 'e', label: 'Para qué aquí', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'r', to: 'p' },
          { from: 'p', to: 'e' },
        ],
        alt: 'Tres cajas unidas por flechas: qué recurso, con qué palabras, para qué aquí.',
      },
      example: {
        problem: '«Qué alivio: ahora el bus demora solo una hora en recorrer diez cuadras». Explica el recurso.',
        steps: [
          { title: 'Mira si es literal', text: 'Una hora para diez cuadras no alivia a nadie.' },
          { title: 'Qué recurso', text: 'Es ironía: dice «alivio» y piensa lo contrario.' },
          { title: 'Con qué palabras', text: '«Qué alivio» y «solo».' },
          { title: 'Para qué', text: 'Para criticar la demora y hacer que el lector la encuentre absurda.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-tono-equivocado',
          text: '«Qué alivio» suena contento y es una queja por la demora del bus. Compara las palabras con lo que pasa: si no calzan, el tono es otro.',
        },
      ],
      checks: [
        {
          id: 'recursos-repeticion',
          question:
            '«Sin agua en enero. Sin agua en febrero. Sin agua en la escuela». ¿Qué efecto tiene la repetición?',
          key: 'Hace sentir que la falta no termina',
          distractors: [
            {
              mistake: 'lectura-lo-contrario',
              text: 'Aclara que el agua faltó una sola vez',
              feedback: 'Se repite porque ocurre una y otra vez.',
            },
            {
              mistake: 'lectura-tono-equivocado',
              text: 'Muestra que quien habla lo toma con calma',
              feedback: 'Cada «sin agua» suma molestia. Léelas seguidas y oye cómo suena.',
            },
          ],
          explanation: 'Insistir en «sin agua» hace vivir al lector la falta que se acumula.',
        },
        {
          id: 'recursos-metafora',
          question:
            '«La cuenca es una alcancía: lo que no llueve hoy no se podrá sacar mañana». ¿Para qué sirve la metáfora?',
          key: 'Para hacer comprensible la reserva de agua',
          distractors: [
            {
              mistake: 'lectura-literal',
              text: 'Para decir que el agua de la cuenca es muy cara',
              feedback: 'La alcancía no habla de precios, sino de guardar y sacar.',
            },
            {
              mistake: 'lectura-otro-recurso',
              text: 'Para dar la medida exacta de cuánto ha llovido',
              feedback: 'Una metáfora acerca una idea; no mide.',
            },
          ],
          explanation: 'Compara algo difícil de ver con algo que todos han usado.',
        },
      ],
    },
  ],
  summary: [
    'No basta nombrar el recurso: di qué produce.',
    'Pregunta retórica: se puede cambiar por una afirmación.',
    'Citas, dichos y alusiones prestan autoridad, cercanía o acuerdo.',
    'Efecto: qué recurso, con qué palabras, para qué aquí.',
  ],
});
