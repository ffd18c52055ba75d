import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.evaluar.emisor.intencion',
  version: 1,
  minutes: 13,
  opening: {
    question: md`En el ascensor hay un papel: «Qué lindo sería llegar y encontrar la basura en su lugar». ¿Qué busca quien lo escribió?`,
    guesses: ['Compartir un deseo', 'Pedir que no dejen basura ahí', 'Informar dónde está el basurero'],
    reveal: md`Tiene forma de deseo y es un pedido. La intención no siempre coincide con la forma de la frase: se reconoce por a quién se dirige y por qué quiere que haga. De eso trata la lección.`,
  },
  points: [
    {
      id: 'que-busca-en-el-lector',
      title: '¿Qué quiere que hagas después de leer?',
      idea: md`Quien escribe busca algo en su lector: que **sepa** (informar), que **entienda** (explicar), que **crea o actúe** (convencer), que **viva** una historia (narrar), que **se ría**.

Para hallar el propósito de un texto completo, no mires el tema: mira el final y los verbos. «Conviene», «pido», «hay que» convencen. «Se llama», «consiste en», «por eso» explican.

Un artículo puede tratar un problema grave sin acusar a nadie. El tema es triste; la intención, explicar.`,
      readings: [
        {
          title: 'Por qué se apagan los faros (artículo)',
          by: 'Texto escrito para Travesía',
          text: md`Un faro es una luz con nombre. Cada uno destella con un ritmo propio, y por ese ritmo el navegante sabe cuál está viendo. Durante mucho tiempo hubo personas que vivían en ellos para mantener la lámpara. Elisa Cárcamo, hija de un farero, recuerda que aprendió a leer con la luz del faro «a pedazos, un renglón por vuelta».

La electricidad y los sensores permitieron que la mayoría funcionara sola. Después, los sistemas satelitales dieron a los barcos su posición sin necesidad de mirar la costa. Con eso, algunos faros dejaron de ser indispensables y se apagaron.

Otros siguen encendidos. Un satélite puede fallar y un equipo puede quedarse sin batería. Una luz en la costa, en cambio, solo pide ojos.`,
        },
      ],
      example: {
        problem: md`¿Cuál es el propósito principal del artículo?`,
        steps: [
          {
            title: 'Revisa los verbos',
            text: md`«Es», «permitieron», «con eso… se apagaron»: describe y da causas.`,
          },
          {
            title: 'Busca un pedido',
            text: md`No hay «conviene» ni «pedimos». El final da una razón, no una orden.`,
          },
          {
            title: 'Cubre todo el texto',
            text: md`Explicar por qué muchos faros se automatizaron o se apagaron, y por qué otros siguen.`,
          },
          {
            title: 'Descarta lo parcial',
            text: md`«Contar la infancia de Elisa Cárcamo» ocupa una oración.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-proposito',
          text: md`Dar la intención de otro género. Que hable bien de los faros no lo vuelve una campaña: busca el pedido y verás que no está.`,
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: md`Tomar por propósito del todo lo que hace un párrafo. El recuerdo de Elisa da vida al artículo; no es su fin.`,
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: md`Leer denuncia donde hay explicación. Para denunciar hace falta un responsable, y aquí solo hay causas.`,
        },
      ],
      checks: [
        {
          id: 'faros-elisa',
          question: md`¿Con qué intención se cita a Elisa Cárcamo?`,
          key: 'Acercar al lector la vida en un faro',
          distractors: [
            {
              text: 'Convencer al lector de vivir en un faro',
              feedback: 'Nadie llama a hacer eso. Ella comparte un recuerdo.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Denunciar cómo vivían los fareros',
              feedback: 'El recuerdo es cálido: no hay acusación.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`La cita trae una experiencia («un renglón por vuelta») a un artículo que por lo demás explica.`,
        },
        {
          id: 'faros-final',
          question: md`¿Qué busca el último párrafo?`,
          key: 'Explicar por qué algunos faros aún sirven',
          distractors: [
            {
              text: 'Exigir que se vuelvan a encender todos',
              feedback: 'No exige nada y habla de «otros», no de todos.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Burlarse de quien confía en satélites',
              feedback: 'Nombra un límite de los satélites, sin burla.',
              mistake: 'lectura-tono-equivocado',
            },
            {
              text: 'Informar cuánto dura una batería',
              feedback: 'La batería es un ejemplo dentro de una razón.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: md`Da razones: el satélite puede fallar y la luz de la costa solo pide ojos.`,
        },
        {
          id: 'afiche-intencion',
          question: md`Un afiche dice: «Sábado 14, 10:00, plaza. Trae una planta y llévate otra. Sin plantas también se conversa». ¿Qué busca?`,
          key: 'Que la gente asista al intercambio',
          distractors: [
            {
              text: 'Que la gente aprenda a cuidar plantas',
              feedback: 'No explica cómo cuidarlas: da fecha, lugar e invita.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Que la gente sepa el horario de la plaza',
              feedback: 'La hora está al servicio de la invitación.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: md`«Trae» y «llévate» son llamados; la última frase invita incluso a quien no tiene plantas.`,
        },
      ],
    },
    {
      id: 'lo-que-insiste',
      title: 'Lo que un narrador repite o jura',
      idea: md`En un relato, el narrador también quiere algo de ti: que le creas, que lo perdones, que te rías con él. Sus insistencias lo delatan.

Si alguien aclara tres veces «yo no dije nada», pregunta por qué lo aclara. Puede ser que sus actos hayan dicho mucho.

Compara lo que **declara** con lo que **cuenta que hizo**. En esa distancia está la intención. Y no le inventes sentimientos: usa los hechos que él mismo narra.`,
      readings: [
        {
          title: 'Yo solo puse la mesa (novela)',
          by: 'Texto escrito para Travesía',
          text: md`Que conste que yo no opiné. Mi hermano y mi padre llevaban dos años sin hablarse y en esa casa nadie opinaba. Yo solo puse la mesa.

La puse para cinco, como se ponía antes. Que en el puesto de mi hermano quedara el plato azul fue porque los blancos no alcanzaban. Que mi madre hiciera charquicán, el único guiso por el que él volvía de la calle, tampoco fue idea mía: yo apenas le pelé el zapallo y dejé la olla grande a mano.

A la una tocaron la puerta. Yo había llamado a mi hermano por la mañana, es verdad, pero para preguntarle por un libro. Si le dije qué había de almuerzo fue porque preguntó.

Mi padre miró el plato azul, miró la puerta, y dijo que por qué nadie abría, si estaba en su casa el que quisiera entrar.

Yo no opiné. Fui a abrir.`,
        },
      ],
      example: {
        problem: md`¿Para qué repite la narradora que «no opinó»?`,
        steps: [
          { title: 'Reúne lo que declara', text: md`«Yo no opiné», «yo solo puse la mesa», «tampoco fue idea mía».` },
          {
            title: 'Reúne lo que hizo',
            text: md`Puso cinco puestos y el plato azul, ayudó con el guiso preferido, llamó a su hermano.`,
          },
          {
            title: 'Compara',
            text: md`Sus actos prepararon el encuentro. No dijo nada, pero lo hizo todo.`,
          },
          {
            title: 'Formula la intención',
            text: md`Mostrar, con humor, que actuó sin decirlo: niega las palabras para que se vean los hechos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: md`Creerle la excusa. Nada en el relato confirma que faltaran platos blancos; lo que sí se ve es que todo calza para que él vuelva.`,
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: md`Añadir miedo o culpa. La narradora no dice que tema a su padre; cuenta cómo preparó la mesa.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Concluir que le daba lo mismo. Cada detalle que niega es algo que hizo para reunirlos.`,
        },
      ],
      checks: [
        {
          id: 'mesa-plato',
          question: md`¿Qué consigue la narradora al explicar el plato azul por la falta de platos blancos?`,
          key: 'Que se note que lo eligió sin tener que decirlo',
          distractors: [
            {
              text: 'Que se sepa cuántos platos había en la casa',
              feedback: 'Tomaste la excusa al pie de la letra. Mira en qué puesto quedó el plato.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Que se vea que su hermano le era indiferente',
              feedback: 'Todo lo que hace es para que él vuelva: es lo contrario.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que se entienda su temor a la reacción del padre',
              feedback: 'Ese temor no aparece en el texto.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: md`La excusa es tan precisa que delata la intención. Con eso, el lector se vuelve su cómplice.`,
        },
        {
          id: 'mesa-padre',
          question: md`¿Con qué intención pregunta el padre «por qué nadie abría»?`,
          key: 'Con la de dejar entrar al hijo sin decirlo',
          distractors: [
            {
              text: 'Con la de retar a quien estaba en la mesa',
              feedback: 'Parece un reto, pero lee lo que sigue: «estaba en su casa el que quisiera entrar».',
              mistake: 'lectura-tono-equivocado',
            },
            {
              text: 'Con la de saber quién tocaba la puerta',
              feedback: 'No pregunta quién es. Antes miró el plato azul.',
              mistake: 'lectura-literal',
            },
          ],
          explanation: md`Mira el plato, mira la puerta y abre el paso con una frase indirecta. En esa casa «nadie opinaba».`,
        },
        {
          id: 'mesa-final',
          question: md`El fragmento termina «Yo no opiné. Fui a abrir». ¿Qué efecto busca unir las dos frases?`,
          key: 'Que el acto desmienta lo que se declara',
          distractors: [
            {
              text: 'Que el acto confirme que no le importa',
              feedback: 'Es ella quien abre: algo le importa.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que el acto muestre su arrepentimiento',
              feedback: 'No se arrepiente de nada en lo que cuenta.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: md`Dice que no tomó partido y, a renglón seguido, abre la puerta. Los hechos opinan por ella.`,
        },
      ],
    },
    {
      id: 'a-quien-se-dirige',
      title: 'A quién se dirige cambia lo que busca',
      idea: md`La misma noticia se cuenta distinto a un vecino, a un juez o a un niño. Por eso, antes de decidir la intención, identifica al **destinatario**: a quién nombra, qué da por sabido, cómo lo trata.

Una carta a un diario tiene dos: aquel a quien va dirigida y quienes la leerán. Muchas veces quiere mover a los segundos.

Si el texto trae datos además de pedidos, pregunta cuál está al servicio de cuál.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'autora', label: 'Quien escribe', column: 0, row: 1 },
          { id: 'carta', label: 'Carta', column: 1, row: 1 },
          { id: 'nombrado', label: 'A quien nombra', column: 2, row: 0 },
          { id: 'publico', label: 'Quienes leen el diario', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'autora', to: 'carta' },
          { from: 'carta', to: 'nombrado' },
          { from: 'carta', to: 'publico' },
        ],
        alt: 'Quien escribe envía una carta que llega a dos destinatarios: a quien nombra y a quienes leen el diario.',
      },
      readings: [
        {
          title: 'Carta abierta a un conductor',
          by: 'Texto escrito para Travesía',
          text: md`**Estimado conductor de la 214:** Usted no me conoce. Soy la de la bufanda verde que el martes corrió una cuadra y lo vio cerrar la puerta. No le escribo para reclamar. Le escribo porque el miércoles, con lluvia, usted esperó a un señor con bastón que venía mucho más lejos que yo. Entendí que el martes iba atrasado y que el miércoles también.

La empresa mide los minutos. Nadie mide a quién se espera. Quizás alguien que lea esto sepa dónde se pide que lo midan. *Pasajera de las 7:10*`,
        },
      ],
      example: {
        problem: md`¿Qué busca la carta, y en quiénes?`,
        steps: [
          {
            title: 'Mira a quién nombra',
            text: md`Al conductor, para decirle que vio su gesto.`,
          },
          {
            title: 'Mira quién más lee',
            text: md`«Quizás alguien que lea esto»: se dirige también al público.`,
          },
          {
            title: 'Busca el pedido',
            text: md`Que se valore la espera y no solo la puntualidad. Está en el segundo párrafo.`,
          },
          {
            title: 'Une',
            text: md`Reconoce a un conductor para que otros cuestionen cómo se lo evalúa.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'carta-no-reclamo',
          question: md`¿Para qué aclara «No le escribo para reclamar»?`,
          key: 'Para que se reciba bien el reconocimiento',
          distractors: [
            {
              text: 'Para disimular una queja contra el conductor',
              feedback: 'Lo que sigue es un elogio y una explicación a su favor.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Para informar a la empresa de un atraso',
              feedback: 'El atraso aparece como excusa comprensible, no como denuncia.',
              mistake: 'lectura-otro-proposito',
            },
          ],
          explanation: md`Quien cuenta que perdió la micro parece venir a quejarse. La aclaración cambia la expectativa.`,
        },
        {
          id: 'carta-publico',
          question: md`¿A quién apela la última frase antes de la firma?`,
          key: 'A cualquier lector que pueda ayudar',
          distractors: [
            {
              text: 'Solo al conductor de la 214',
              feedback: 'El saludo es para él, pero esa frase dice «alguien que lea esto».',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Solo al señor del bastón',
              feedback: 'Él aparece en la historia y no se le pide nada.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: md`La carta es abierta: usa al conductor como destinatario visible y al público como destinatario real del pedido.`,
        },
      ],
    },
  ],
  summary: [
    md`Pregunta qué quiere el texto que sepas, creas o hagas.`,
    md`El propósito cubre todo el texto; una cita o un recuerdo es solo una parte.`,
    md`Compara lo que un narrador declara con lo que cuenta que hizo.`,
    md`Identifica al destinatario: puede haber más de uno.`,
  ],
});
