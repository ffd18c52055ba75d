import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.proposito',
  version: 5,
  minutes: 12,
  opening: {
    question:
      'En un paradero hay un cartel: «¿Sabías que una llave que gotea puede llenar muchas botellas en un solo día? Ciérrala bien». ¿Para qué lo pusieron?',
    guesses: ['Para informar sobre botellas', 'Para que cierres la llave', 'Para entretener mientras esperas'],
    reveal:
      'El cartel informa algo, pero no está ahí para eso: está para que hagas algo. Un texto puede hacer varias cosas a la vez, y tú vas a aprender a distinguir la que manda.',
  },
  points: [
    {
      id: 'cinco-propositos',
      title: 'Para qué se escribió',
      idea: 'El **propósito** es lo que el texto busca en quien lo lee. Cinco muy comunes:\n\n- **Informar**: que sepas algo.\n\n- **Explicar**: que entiendas cómo o por qué.\n\n- **Convencer**: que pienses algo.\n\n- **Llamar a actuar**: que hagas algo.\n\n- **Entretener**: que pases un buen rato.\n\nPregúntate: al terminar de leer, ¿qué debería haber cambiado en mí? ¿Sé un dato, entiendo un proceso, cambié de opinión, me levanté a hacer algo? Esa respuesta es el propósito.',
      readings: [
        {
          title: 'Tres textos sobre la marea roja',
          by: 'Texto escrito para Travesía',
          text: '**A.** Desde hoy y hasta nuevo aviso se prohíbe extraer mariscos en la bahía.\n\n**B.** La marea roja aparece cuando ciertas microalgas se multiplican. Los mariscos filtran el agua, acumulan sus toxinas, y por eso enferman a quien los come aunque ellos se vean sanos.\n\n**C.** Cada verano perdemos semanas de trabajo por falta de muestreos. Un laboratorio en la isla no es un lujo: es lo mínimo.',
        },
      ],
      example: {
        problem: '¿Cuál es el propósito de cada texto sobre la marea roja?',
        steps: [
          {
            title: 'El texto A',
            text: 'Tras leerlo, sabes qué está prohibido, dónde y hasta cuándo. Informa una medida.',
          },
          {
            title: 'El texto B',
            text: 'Dice «por eso» y muestra un proceso. Tras leerlo, entiendes por qué enferman. Explica.',
          },
          { title: 'El texto C', text: 'Tras leerlo, deberías pensar que hace falta un laboratorio. Convence.' },
          { title: 'La comparación', text: 'El tema es el mismo en los tres. Lo que cambia es lo que buscan en ti.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-proposito',
          text: 'El tema no decide el propósito. Los tres textos hablan de marea roja, pero A solo avisa una medida y no explica su causa: pregunta qué cambió en ti al terminarlo.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Cargarle a quien escribe lo que pide una voz citada. Si el aviso A citara a un pescador que reclama, seguiría informando: separa lo que busca cada uno.',
        },
      ],
      checks: [
        {
          id: 'proposito-b-explica',
          question: '¿Por qué el texto B es más explicativo que informativo?',
          key: 'Porque muestra cómo una causa lleva a un efecto',
          distractors: [
            {
              text: 'Porque incluye palabras de las ciencias naturales',
              feedback: 'Un aviso también puede usarlas. Mira qué hace con ellas: une causas y efectos.',
            },
            {
              text: 'Porque es el más largo de los tres textos',
              feedback: 'El largo no decide: hay explicaciones de dos líneas.',
            },
          ],
          explanation: 'Encadena algas, filtración, toxinas y enfermedad. Busca que entiendas el porqué.',
        },
        {
          id: 'proposito-receta',
          question:
            '«Remoja los porotos la noche anterior. Bota el agua. Cuece a fuego bajo durante una hora». ¿Qué busca este texto?',
          key: 'Que sepas cómo hacer algo paso a paso',
          distractors: [
            {
              text: 'Que prefieras los porotos a otras comidas',
              feedback: 'No hay razones a favor de los porotos. Solo pasos.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Que entiendas por qué hay que remojarlos',
              feedback: 'El motivo no se dice en ninguna parte.',
              mistake: 'lectura-otro-proposito',
            },
          ],
          explanation:
            'Los verbos en orden («remoja», «bota», «cuece») dan instrucciones para quien ya quiere cocinar.',
        },
        {
          id: 'proposito-crucigrama',
          question:
            'Una columna cuenta, con humor, cómo el autor quedó encerrado en el ascensor con un vendedor que repetía: «Nadie está seguro sin alarma». No pide ni propone nada. ¿Qué propósito manda?',
          key: 'Entretener con lo que le pasó al autor',
          distractors: [
            {
              text: 'Advertir del peligro de los ascensores',
              feedback: 'No entrega consejos ni riesgos. El encierro es la ocasión de la anécdota.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Lo que quiere el vendedor: que compres una alarma',
              feedback: 'El vendedor es un personaje. Quien escribe lo cita con humor y no recomienda comprar.',
              mistake: 'lectura-voz-ajena',
            },
          ],
          explanation: 'El humor y la anécdota sin propuesta muestran que quiere hacer pasar un buen rato.',
        },
      ],
    },
    {
      id: 'el-que-manda',
      title: 'Cuando hay más de un propósito',
      idea: 'Los textos mezclan. Una campaña **informa** para que **actúes**. Una columna **cuenta** algo para **convencerte**. El propósito principal es aquel para el que sirven los demás.\n\nPrueba con «para»: «Informa sobre el agua *para* que cierres la llave» tiene sentido. «Pide que cierres la llave *para* informarte» no lo tiene. Manda lo que va tras ese primer «para»: actuar.\n\nMira además **el final** del texto. Ahí suele estar lo que se busca.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Contar un caso', column: 0, row: 0 },
          { id: 'b', label: 'Dar un dato', column: 0, row: 1 },
          { id: 'c', label: 'Pedir que dones', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'a', to: 'c', label: 'para' },
          { from: 'b', to: 'c', label: 'para' },
        ],
        alt: 'Contar un caso y dar un dato apuntan con flechas rotuladas para hacia pedir que dones.',
        caption: 'Los propósitos que sirven y el que manda.',
      },
      readings: [
        {
          title: 'Sangre para el viernes (afiche)',
          by: 'Texto escrito para Travesía',
          text: 'Rubén tiene 19 años y juega de arquero. El martes lo operan. Una donación puede ayudar a más de una persona y toma menos de una mañana.\n\n**Viernes, 9 a 14 horas, gimnasio municipal. Trae tu cédula y desayuna antes.**',
        },
      ],
      example: {
        problem: '¿Cuál es el propósito principal del afiche?',
        steps: [
          { title: 'Enumera lo que hace', text: 'Cuenta un caso, da datos y entrega una fecha con instrucciones.' },
          { title: 'Prueba con «para»', text: 'Cuenta de Rubén *para* que vayas. Da el dato *para* que vayas.' },
          { title: 'Mira el final', text: 'Termina en negrita con día, hora y qué llevar.' },
          { title: 'Responde', text: 'Llama a actuar: que vayas a donar el viernes.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Leer al revés lo que se dice. Donar «toma menos de una mañana»; quien entiende que se pierde el día entero niega el afiche: repite cada dato con tus palabras.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'La historia de Rubén abre el afiche y atrae, pero no es todo. Llega hasta la negrita del final antes de decir para qué se escribió.',
        },
      ],
      checks: [
        {
          id: 'proposito-ruben',
          question: '¿Qué función cumple la historia de Rubén en el afiche?',
          key: 'Motivar a donar por medio de un caso concreto',
          distractors: [
            {
              text: 'Informar a sus amigos sobre su operación',
              feedback: 'Si buscara eso, diría cómo está o dónde visitarlo. Mira en qué termina.',
            },
            {
              text: 'Entretener con la vida de un joven arquero',
              feedback: 'No hay anécdota que seguir: el caso ocupa dos frases y lleva a otra cosa.',
              mistake: 'lectura-otro-proposito',
            },
          ],
          explanation: 'El caso está al servicio del llamado: pone un rostro a la donación.',
        },
        {
          id: 'proposito-afiche-resumen',
          question: '¿Cuál de estas frases dice lo que hace el afiche completo?',
          key: 'Cuenta un caso y da datos para que dones el viernes',
          distractors: [
            {
              text: 'Cuenta que a Rubén, de 19 años, lo operan el martes',
              feedback: 'Así empieza. Falta la negrita del final, donde se pide algo.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Explica cómo se extrae y se guarda la sangre donada',
              feedback: 'No muestra ningún proceso. Mira qué debería hacer quien lo lee.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Pide donar el viernes y llegar en ayunas al gimnasio',
              feedback: 'Pide donar, pero dice «desayuna antes».',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'El caso y los datos preparan el llamado del final, con día, hora, lugar y qué llevar.',
        },
        {
          id: 'proposito-nota-liceo',
          question:
            'Una nota relata el taller de robótica de un liceo y cierra: «Con una sala y veinte mil pesos al mes esto se puede repetir en cualquier liceo. Falta decidirse». ¿Qué propósito manda?',
          key: 'Convencer de replicar el taller',
          distractors: [
            {
              text: 'Informar que el taller existe',
              feedback: 'Eso hace la primera parte. El cierre muestra para qué lo cuenta.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Enseñar a armar robots',
              feedback: 'No entrega pasos ni explica cómo funciona un robot.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Advertir que es difícil repetirlo',
              feedback: 'Relee el cierre: «se puede repetir en cualquier liceo» dice lo opuesto.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'Todo el relato prepara la última frase: «falta decidirse».',
        },
      ],
    },
    {
      id: 'proposito-disfrazado',
      title: 'Cuando el propósito se esconde',
      idea: 'Algunos textos parecen una cosa y buscan otra. Un aviso comercial puede parecer noticia. Una «encuesta» puede ser una forma de pedirte datos.\n\nPara descubrirlo, mira **quién lo firma**, **qué gana** si le haces caso, **qué falta** (¿hay alguna desventaja?) y **dónde te lleva** al final: ¿a un dato o a un botón de compra?\n\nNo es que mienta siempre. Pero si sabes lo que busca, lees mejor lo que dice.',
      readings: [
        {
          title: 'Siete señales de que duermes mal (artículo web)',
          by: 'Texto escrito para Travesía',
          text: '¿Despiertas con cansancio? ¿Te cuesta partir el lunes? No eres el único. Dormir bien es clave para el ánimo y la memoria. Muchas personas no saben que su colchón perdió firmeza. Revisa el tuyo: si tiene más de ocho años, cámbialo. Esta semana, los modelos Nube tienen 30 % de descuento.\n\n*Equipo de contenidos Colchones Nube*',
        },
      ],
      example: {
        problem: '¿Informa o vende? Revisa el artículo.',
        steps: [
          { title: 'Quién firma', text: 'El equipo de Colchones Nube: una empresa que vende colchones.' },
          { title: 'Qué gana', text: 'Si le haces caso, compras un colchón.' },
          { title: 'Qué falta', text: 'Ninguna otra causa de dormir mal, como el ruido o la pantalla.' },
          { title: 'Dónde termina', text: 'En un descuento. Parece un artículo de salud, pero busca vender.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Un dato que llama la atención no es el propósito. Los ocho años del colchón son un detalle que empuja a cambiarlo: pregunta para qué está.',
        },
      ],
      checks: [
        {
          id: 'proposito-test-datos',
          question:
            'Un sitio ofrece un «test gratis para conocer tu carácter». Al final, para ver el resultado, pide tu correo y tu teléfono. ¿Qué busca probablemente?',
          key: 'Reunir datos para ofrecerte algo',
          distractors: [
            {
              text: 'Ayudarte a saber cómo eres',
              feedback: 'Es lo que anuncia. Mira dónde te lleva al final: a entregar tus datos.',
            },
            {
              text: 'Explicar cómo se mide el carácter',
              feedback: 'No explica ningún método. Fíjate en qué pide antes del resultado.',
            },
          ],
          explanation:
            'El resultado es el anzuelo: quien firma gana un correo y un teléfono a los que después puede escribir.',
        },
        {
          id: 'proposito-nube-preguntas',
          question: '¿Para qué parte el artículo con preguntas que casi cualquiera respondería «sí»?',
          key: 'Para que el lector sienta que el problema es suyo',
          distractors: [
            {
              text: 'Para reunir datos de cuántas personas duermen mal',
              feedback: 'Nadie recoge las respuestas. Mira lo que viene después: el colchón.',
            },
            {
              text: 'Para explicar qué ocurre en el cuerpo al dormir',
              feedback: 'No se explica nada del cuerpo. Solo se enumeran molestias comunes.',
            },
            {
              text: 'Para mostrar que el lunes es el día más cansador',
              feedback: '«Partir el lunes» es un solo ejemplo de cansancio. Mira adónde llevan todas las preguntas.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation:
            'Casi todos se cansan alguna vez. Al decir que sí, el lector queda listo para la solución que venden.',
        },
      ],
    },
  ],
  summary: [
    'Pregunta: ¿qué debería cambiar en mí al terminar?',
    'Informar, explicar, convencer, llamar a actuar, entretener.',
    'Si hay varios, prueba con «para»: manda lo que va después.',
    'Mira quién firma, qué gana, qué falta y cómo termina.',
  ],
});
