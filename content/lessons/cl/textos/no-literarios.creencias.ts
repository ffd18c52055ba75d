import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.creencias',
  version: 3,
  minutes: 12,
  opening: {
    question:
      '«Por fin la juventud de este barrio hace algo útil: limpió la plaza». Es un elogio. ¿Esconde alguna idea?',
    guesses: ['No: solo felicita', 'Sí: que antes no hacían nada útil', 'Sí: que la plaza es grande'],
    reveal:
      '«Por fin» y «algo útil» suponen que antes no servían. Nadie lo dijo, y está ahí. Verás cómo notar las ideas y valores que hay detrás de lo que se dice.',
  },
  points: [
    {
      id: 'supuestos',
      title: 'Lo que se da por supuesto',
      idea: 'Todo texto supone cosas. Algunas son inocentes. Otras son **creencias**: ideas que alguien toma por ciertas sin probarlas.\n\nSe esconden en palabras pequeñas: «**por fin**», «**hasta** ellos», «**incluso**», «**volver a**», «**normal**». También en lo que se considera obvio.\n\nPara sacarlas, pregunta: **¿qué tendría que creer quien escribe para decirlo así?** Luego comprueba que las palabras lo exijan. Si no lo exigen, lo estás inventando tú.',
      example: {
        problem: '«Hasta los estudiantes de básica entendieron la exposición». ¿Qué se da por supuesto?',
        steps: [
          { title: 'Encuentra la palabra', text: '«Hasta» marca a los menos esperados.' },
          { title: 'Di qué exige', text: 'Que de ellos se esperaba que no entendieran.' },
          { title: 'Sepáralo de lo dicho', text: 'Lo dicho: entendieron. Lo supuesto: eran los que menos podían.' },
          { title: 'Comprueba', text: 'Sin «hasta», el supuesto desaparece.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Pensar que toda exposición es difícil es idea tuya. Saca el supuesto de «hasta», que sí está en la frase.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: '«Hasta» no dice que los de básica entendieran mejor que otros: se esperaba de ellos lo contrario. Quita la palabra y mira qué desaparece.',
        },
      ],
      checks: [
        {
          id: 'creencias-volver',
          question: '«Hay que volver a respetar a los árbitros». ¿Qué se supone?',
          key: 'Que antes se los respetaba',
          distractors: [
            {
              mistake: 'lectura-saber-previo',
              text: 'Que los árbitros se equivocan',
              feedback: 'De sus errores no dice nada. Mira el verbo «volver».',
            },
            {
              mistake: 'lectura-lo-contrario',
              text: 'Que nunca se los ha respetado',
              feedback: 'Solo se vuelve a lo que existió: supone lo contrario.',
            },
          ],
          explanation: '«Volver a» exige que antes se hiciera.',
        },
        {
          id: 'creencias-normal',
          question: '«En una familia normal, se cena a las ocho». ¿Qué palabra deja ver una creencia?',
          key: '«Normal»',
          distractors: [
            { text: '«Cena»', feedback: 'Nombra una comida. No juzga a quienes lo hacen de otro modo.' },
            { text: '«Ocho»', feedback: 'Es una hora. Lo que juzga está en cómo se llama a la familia.' },
          ],
          explanation: 'Llama normal a una costumbre, y deja como raras a las demás.',
        },
      ],
    },
    {
      id: 'valores',
      title: 'Los valores detrás de la opinión',
      idea: 'Detrás de una opinión hay **valores**: lo que se considera más importante. Dos personas pueden aceptar los mismos datos y opinar distinto porque una pone primero la **libertad** y otra la **seguridad**; una el **orden**, otra la **igualdad**; una el **progreso**, otra la **tradición**.\n\nMira qué se **defiende**, a qué se le **teme** y con qué se **mide** si algo es bueno: ¿con dinero?, ¿con justicia?, ¿con belleza?',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'd', label: 'Mismos datos', column: 0, row: 1 },
          { id: 'l', label: 'Valora la libertad', column: 1, row: 0 },
          { id: 's', label: 'Valora la seguridad', column: 1, row: 2 },
          { id: 'c', label: 'Sin cámaras', column: 2, row: 0 },
          { id: 'k', label: 'Con cámaras', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'd', to: 'l' },
          { from: 'd', to: 's' },
          { from: 'l', to: 'c' },
          { from: 's', to: 'k' },
        ],
        alt: 'Desde los mismos datos, quien valora la libertad llega a sin cámaras y quien valora la seguridad llega a con cámaras.',
      },
      readings: [
        {
          title: 'Dos cartas sobre la plaza (cartas)',
          by: 'Texto escrito para Travesía',
          text: '**Amanda.** Que la plaza cierre a las diez. Mi hija no duerme y una plaza es de todos, también de los que descansan.\n\n**Rubí.** Que no cierre. Trabajo hasta las nueve y es el único lugar donde puedo juntarme sin que nadie me cobre.',
        },
      ],
      example: {
        problem: '¿Qué valora cada una?',
        steps: [
          { title: 'Qué defiende Amanda', text: 'El descanso y la convivencia.' },
          { title: 'Qué defiende Rubí', text: 'Poder usar un lugar gratuito después del trabajo.' },
          { title: 'Nombra los valores', text: 'Amanda: la tranquilidad. Rubí: el acceso para todos.' },
          { title: 'Compara', text: 'No discuten datos: ponen primero cosas distintas.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-voz-ajena',
          text: 'Amanda y Rubí hablan por separado: pedir el cierre es solo de una. Anota el nombre junto a cada idea antes de compararlas.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Las diez de Amanda o las nueve de Rubí son detalles, no valores. Pregunta qué protege cada carta: el descanso o el acceso.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que una opción repita «cobre» no basta: Rubí nombra el cobro porque ahí no existe. Relee la frase completa.',
        },
      ],
      checks: [
        {
          id: 'creencias-amanda-rubi',
          question: '¿En qué idea coinciden las dos cartas?',
          key: 'En que la plaza importa para su vida diaria',
          distractors: [
            {
              mistake: 'lectura-voz-ajena',
              text: 'En que conviene cerrarla de noche',
              feedback: 'Solo Amanda lo pide. Rubí pide lo contrario.',
            },
            {
              mistake: 'lectura-palabra-repetida',
              text: 'En que se debería cobrar por usarla',
              feedback: 'Repite «cobre», pero Rubí valora justamente que no le cobren.',
            },
            {
              mistake: 'lectura-detalle-por-idea',
              text: 'En que las nueve y las diez son las horas clave',
              feedback: 'Son detalles, uno de cada carta. Busca qué les importa a las dos.',
            },
          ],
          explanation: 'Las dos hablan desde cómo la plaza afecta sus días.',
        },
        {
          id: 'creencias-medida',
          question: '«La biblioteca es un fracaso: no deja ni un peso». ¿Con qué se mide si algo es bueno?',
          key: 'Con el dinero que produce',
          distractors: [
            {
              text: 'Con la cantidad de lectores',
              feedback: 'Los lectores no se mencionan. Mira qué prueba el «fracaso».',
            },
            { text: 'Con lo justo que es para todos', feedback: 'No se habla de justicia, sino de pesos.' },
          ],
          explanation: 'Llama fracaso a no ganar dinero, como si fuera lo único que cuenta.',
        },
      ],
    },
    {
      id: 'punto-de-vista',
      title: 'Decir el punto de vista sin exagerarlo',
      idea: 'Al describir lo que cree un autor, no lo agrandes. De una frase no sale una **ideología** entera. De «prefiero la feria al supermercado» no se sigue «odia el comercio».\n\nUsa tres pasos: **cita** las palabras, **di** el supuesto o valor que exigen y **para**.\n\nAdemás, separa a quien **informa** de quien **opina**. Un reportaje que describe una creencia no la comparte por eso. Busca marcas propias: adjetivos, ironía, comillas.',
      example: {
        problem:
          '«Según la leyenda, el lago se formó cuando una novia lloró. Así lo cuentan las abuelas de Icalma». ¿Cree el autor que fue así?',
        steps: [
          { title: 'Busca de quién es la idea', text: '«Según la leyenda», «así lo cuentan».' },
          { title: 'Busca marcas propias', text: 'No hay adjetivos ni «por supuesto».' },
          { title: 'Decide', text: 'Informa una creencia; no dice si la comparte.' },
          { title: 'No agregues', text: 'Tampoco se burla: nada permite decirlo.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Nada en la leyenda de Icalma suena a burla ni a fe. Antes de nombrar una actitud, señala el adjetivo, la ironía o las comillas que la muestren.',
        },
      ],
      checks: [
        {
          id: 'creencias-agranda',
          question: '«Me gusta más escribir a mano que en pantalla». ¿Qué se puede decir de esta persona?',
          key: 'Que prefiere la escritura manual',
          distractors: [
            {
              text: 'Que rechaza toda la tecnología actual',
              feedback: 'Agrandaste una preferencia sobre escribir hasta toda la tecnología.',
            },
            { text: 'Que cree que antes se vivía mejor', feedback: 'No compara épocas.' },
          ],
          explanation: 'Las palabras exigen solo esa preferencia.',
        },
        {
          id: 'creencias-comillas',
          question:
            'Una nota dice: los «expertos» del canal anunciaron lluvia y salió el sol. ¿Qué muestran las comillas?',
          key: 'Que quien escribe duda de que lo sean',
          distractors: [
            {
              text: 'Que los expertos lo dijeron textualmente',
              feedback: 'No se cita una frase: se marca una palabra que los nombra.',
            },
            {
              text: 'Que la palabra viene de otro idioma',
              feedback: '«Expertos» es española. Mira cómo sigue la frase.',
            },
            {
              mistake: 'lectura-tono-equivocado',
              text: 'Que quien escribe admira su trabajo',
              feedback: 'Si los admirara, no contaría enseguida que el anuncio falló.',
            },
          ],
          explanation: 'Las comillas toman distancia, y el error del pronóstico lo confirma.',
        },
      ],
    },
  ],
  summary: [
    'Pregunta: ¿qué tendría que creer para decirlo así?',
    '«Por fin», «hasta» y «volver a» llevan supuestos.',
    'Valor: lo que se pone primero y con qué se mide lo bueno.',
    'Cita, di el supuesto y no exageres.',
  ],
});
