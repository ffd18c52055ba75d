import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.confiabilidad',
  version: 5,
  minutes: 13,
  opening: {
    question:
      'Te llega un mensaje: «Urgente: mañana cortan el agua en toda la región, avisa a todos». No dice quién lo informa. ¿Qué haces primero?',
    guesses: ['Lo reenvío, por si acaso', 'Busco si lo dice la empresa o una autoridad', 'Lo borro: es mentira'],
    reveal:
      'Puede ser verdad o no. Reenviar o borrar sin mirar es apostar. Verás qué revisar en el texto y cómo contrastarlo con otros.',
  },
  points: [
    {
      id: 'quien-lo-dice',
      title: 'Quién lo dice y cómo lo sabe',
      idea: 'La confianza empieza con cuatro preguntas. **¿Quién** lo dice, con nombre o institución? **¿Cómo** lo sabe: lo midió, lo vio, se lo contaron? **¿Cuándo** se publicó? **¿Qué gana** si le creo?\n\nUn buen texto deja huellas para seguirlo: fuentes, fechas, cifras con su origen. Uno débil dice «los expertos» sin nombrarlos, o «se sabe que».\n\nQue alguien gane algo no prueba que mienta. Pero pide revisar más.',
      readings: [
        {
          title: 'Dos avisos sobre el humedal',
          by: 'Texto escrito para Travesía',
          text: '**A.** La Universidad del Estuario contó 43 especies de aves entre mayo y agosto de este año, en doce visitas. El informe está en la biblioteca municipal. (Datos inventados.)\n\n**B.** Los expertos dicen que el humedal está muerto. Ya no queda nada que cuidar. Conozca hoy nuestros lotes con vista al río.',
        },
      ],
      example: {
        problem: '¿Cuál de los dos avisos merece más confianza, y por qué?',
        steps: [
          { title: 'Quién', text: 'A nombra una institución. B dice «los expertos».' },
          { title: 'Cómo', text: 'A dice cuántas visitas y entre qué meses. B no dice nada.' },
          { title: 'Qué gana', text: 'B vende terrenos: le conviene que nadie cuide el humedal.' },
          { title: 'Concluye', text: 'A deja huellas que se pueden revisar; B no deja ninguna.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Que A cuente 43 especies es cierto, pero justo eso hay que comprobar. Busca en el aviso qué permite seguirle la pista.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: '«Expertos» suena seguro, y B lo usa sin nombrar a ninguno. No elijas una opción por traer esa palabra: mira qué se puede revisar.',
        },
      ],
      checks: [
        {
          id: 'confiabilidad-huella',
          question: '¿Qué dato del aviso A permite comprobarlo?',
          key: 'Dónde se guarda el informe',
          distractors: [
            {
              mistake: 'lectura-cierto-no-responde',
              text: 'Que las aves son muchas especies',
              feedback: 'Ese es el resultado que habría que comprobar.',
            },
            {
              text: 'Que trata de un humedal del lugar',
              feedback: 'El asunto no dice si el dato es bueno. Busca una huella.',
            },
          ],
          explanation: 'Con el informe a la mano cualquiera puede revisar cómo se contó.',
        },
        {
          id: 'confiabilidad-expertos',
          question: '¿Qué habría que agregar a «los expertos dicen que el café ayuda a la memoria»?',
          key: 'Qué estudio lo mostró y quiénes lo hicieron',
          distractors: [
            {
              text: 'Cuántas personas toman café en todo el mundo',
              feedback: 'Eso habla de costumbre, no de si la afirmación es cierta.',
            },
            {
              mistake: 'lectura-palabra-repetida',
              text: 'Que casi todos los expertos lo dicen siempre',
              feedback: 'Sumar expertos sin nombre no deja nada que revisar.',
            },
          ],
          explanation: 'Con el estudio se puede ver cómo se midió.',
        },
        {
          id: 'confiabilidad-gana',
          question:
            'Una marca de zapatillas publica un estudio según el cual sus zapatillas evitan lesiones. ¿Qué conviene hacer?',
          key: 'Buscar si otros lo midieron y hallaron lo mismo',
          distractors: [
            {
              text: 'Rechazarlo, porque la marca gana con el estudio',
              feedback: 'El interés obliga a revisar más, pero no prueba que sea falso.',
            },
            {
              text: 'Aceptarlo, porque ella conoce su propio producto',
              feedback: 'Conocerlo no quita que le convenga ese resultado.',
            },
          ],
          explanation: 'Otra medición, hecha por quien no gana nada, da más seguridad.',
        },
      ],
    },
    {
      id: 'contrastar',
      title: 'Contrastar con otras fuentes',
      idea: 'Una afirmación se fortalece cuando **fuentes distintas**, que no se copian entre sí, coinciden. Diez páginas que repiten el mismo mensaje son una sola fuente.\n\nSi dos textos se contradicen, mira **en qué**: a veces hablan de fechas o lugares distintos, y los dos aciertan. A veces miden cosas distintas con la misma palabra.\n\nCompara también con lo que ya sabes: ¿es posible? Un dato muy raro exige mejores pruebas.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'm', label: 'Un mensaje', column: 0, row: 1 },
          { id: 'a', label: 'Sitio 1', column: 1, row: 0 },
          { id: 'b', label: 'Sitio 2', column: 1, row: 1 },
          { id: 'c', label: 'Sitio 3', column: 1, row: 2 },
          { id: 't', label: 'Tú', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'm', to: 'a', label: 'copia' },
          { from: 'm', to: 'b', label: 'copia' },
          { from: 'm', to: 'c', label: 'copia' },
          { from: 'a', to: 't' },
          { from: 'b', to: 't' },
          { from: 'c', to: 't' },
        ],
        alt: 'Un mensaje es copiado por los sitios 1, 2 y 3, y los tres llegan a ti.',
        caption: 'Parecen tres fuentes. Es una.',
      },
      example: {
        problem:
          'Un diario dice, con datos de la policía, que el sábado fueron 5.000 personas al festival. Otro dice, con datos de los organizadores, que en el fin de semana fueron 12.000. ¿Uno miente?',
        steps: [
          { title: 'Mira qué mide cada uno', text: 'El primero habla «del sábado». El segundo, «del fin de semana».' },
          { title: 'Compara', text: 'Son lapsos distintos. Los dos datos pueden ser ciertos.' },
          {
            title: 'Busca la fuente',
            text: 'Uno cita a la policía, otro a los organizadores. Conviene saber cómo contó cada uno.',
          },
          { title: 'Responde', text: 'No hay contradicción clara. Hay dos medidas de cosas distintas.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'La figura dice que los tres sitios son una sola fuente; contar tres es entenderla al revés. Sigue las flechas hasta el origen.',
        },
        {
          mistake: 'lectura-otra-fila',
          text: 'Usar los 12.000 como si fueran del sábado es como leer otra fila de una tabla. Antes de comparar, di a qué días corresponde cada número.',
        },
      ],
      checks: [
        {
          id: 'confiabilidad-copias',
          question:
            'Cuatro cuentas publican la misma foto con el mismo texto, palabra por palabra. ¿Cuántas fuentes hay, probablemente?',
          key: 'Una, copiada varias veces',
          distractors: [
            { text: 'Cuatro, y por eso es seguro', feedback: 'Las palabras idénticas muestran que se copiaron.' },
            {
              text: 'Ninguna, y por eso es falso',
              feedback: 'Sin fuente visible no sabemos si es falso: hay que buscar el origen.',
            },
          ],
          explanation: 'Lo idéntico delata un solo origen. Falta encontrarlo.',
        },
        {
          id: 'confiabilidad-filas',
          question:
            'Asistencia a un festival, según dos fuentes (datos inventados):\n\n- **Sábado**: policía, 5.000; organizadores, 7.900.\n\n- **Domingo**: policía, 4.000; organizadores, 4.100.\n\n- **Total**: policía, 9.000; organizadores, 12.000.\n\n¿Qué cifra queda mejor apoyada por ambas?',
          key: 'La del domingo',
          distractors: [
            {
              mistake: 'lectura-otra-fila',
              text: 'La del sábado',
              feedback: 'En esa fila hay 2.900 personas de diferencia. Compara las dos cifras de cada fila.',
            },
            {
              mistake: 'lectura-lo-contrario',
              text: 'Ninguna: siempre difieren mucho',
              feedback: 'No siempre: resta las dos cifras de cada fila y compara las diferencias.',
            },
          ],
          explanation: 'Ese día difieren en solo 100 personas. Si contaron por separado, una cifra refuerza a la otra.',
        },
        {
          id: 'confiabilidad-contradiccion',
          question:
            'Una guía dice que el sendero mide 8 km y otra, que mide 16. ¿Qué revisarías antes de creer que una se equivoca?',
          key: 'Si una cuenta solo la ida y la otra, ida y vuelta',
          distractors: [
            {
              text: 'Si una tiene más páginas y fotos que la otra',
              feedback: 'La cantidad de páginas no dice cómo se midió.',
            },
            { text: 'Si la mayoría de los caminantes prefiere una', feedback: 'La preferencia no mide un sendero.' },
          ],
          explanation: '16 es el doble de 8: quizás miden trayectos distintos.',
        },
      ],
    },
    {
      id: 'calza-con-otros-casos',
      title: 'Hasta dónde vale lo que leíste',
      idea: 'Un dato confiable puede ser mal usado. Pregunta **para quién, dónde y cuándo** vale. Un estudio con deportistas no dice lo mismo para niños. Un dato de hace treinta años puede haber cambiado.\n\nMira también **a cuántos** se preguntó y **cómo se eligieron**. Una encuesta en la salida del estadio no representa a quienes no van al estadio.\n\nSi quieres aplicar el texto a otra situación, compara primero: ¿se parecen en lo que importa?',
      example: {
        problem:
          '«Encuestamos a 200 personas en la ciclovía: el 90 % quiere más ciclovías. La ciudad está de acuerdo». (Datos inventados.) ¿Vale la conclusión?',
        steps: [
          { title: 'Mira a quiénes', text: 'Personas que ya usan la ciclovía.' },
          { title: 'Mira a quiénes faltan', text: 'Quienes van en micro, en auto o a pie.' },
          { title: 'Compara con la conclusión', text: 'Habla de toda la ciudad.' },
          { title: 'Repara', text: 'El 90 % de los encuestados en la ciclovía quiere más. De la ciudad no sabemos.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'El 90 % impresiona, pero son solo quienes van por la ciclovía. Antes de concluir, agrega a los que faltan: micro, auto y a pie.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Aunque creas que toda la ciudad quiere ciclovías, la encuesta no lo muestra. Responde con esas 200 personas, no con tu opinión.',
        },
      ],
      checks: [
        {
          id: 'confiabilidad-muestra',
          question:
            'Se encuestó a 200 personas en una ciclovía, y el 90 % quiere más ciclovías. (Datos inventados.) ¿A quiénes habría que encuestar para saber qué quiere toda la ciudad?',
          key: 'A personas elegidas al azar en varios barrios',
          distractors: [
            {
              text: 'A otras 200 personas de la misma ciclovía',
              feedback: 'Serían más, pero del mismo grupo. El sesgo seguiría.',
            },
            { text: 'A los dueños de tiendas de bicicletas', feedback: 'Ellos también tienen un interés particular.' },
          ],
          explanation: 'Para hablar de todos hay que dar a todos la posibilidad de ser elegidos.',
        },
        {
          id: 'confiabilidad-antiguo',
          question: 'Un folleto del museo, de 1995, recomienda qué micro tomar para llegar. ¿Qué es lo más razonable?',
          key: 'Usarlo con cuidado y buscar un recorrido actual',
          distractors: [
            {
              mistake: 'lectura-se-queda-en-una-parte',
              text: 'Seguirlo, porque lo publicó el propio museo',
              feedback: 'La fuente es buena, pero el recorrido pudo cambiar en tantos años.',
            },
            {
              mistake: 'lectura-saber-previo',
              text: 'Descartarlo, porque lo antiguo siempre es falso',
              feedback: 'Pudo ser exacto en su momento. Lo que falta es saber si sigue vigente.',
            },
          ],
          explanation: 'La fecha dice hasta cuándo se puede confiar.',
        },
      ],
    },
  ],
  summary: [
    'Quién, cómo lo sabe, cuándo y qué gana.',
    'Varias copias son una sola fuente.',
    'Antes de ver una contradicción, revisa si miden lo mismo.',
    'Pregunta para quién, dónde y cuándo vale.',
  ],
});
