import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.evaluar.forma.forma-contenido',
  version: 2,
  minutes: 13,
  opening: {
    question: md`Tienes que avisar a tu abuela que se cortó el agua hasta las seis. ¿Qué forma sirve mejor?`,
    guesses: [
      'Un poema sobre la sequía',
      'Un mensaje corto con la hora al comienzo',
      'Un informe con tabla y bibliografía',
    ],
    reveal: md`El mensaje corto: lo que ella necesita es la hora. Las otras formas no son malas, solo sirven a otros fines. Evaluar la forma es preguntar si ayuda a lo que el texto quiere comunicar.`,
  },
  points: [
    {
      id: 'quien-cuenta',
      title: 'Qué aporta que lo cuente esa voz',
      idea: md`Quien narra decide qué podemos saber. Un niño ve sin entenderlo todo. Alguien que recuerda a los setenta años sabe cómo terminó la historia y puede juzgarse. Un narrador de afuera puede entrar en varias cabezas.

No confundas al narrador con el autor. La voz que dice «yo» es un personaje.

Para evaluar, imagina la historia contada por otro. ¿Qué se perdería? Eso es lo que esa voz aporta.`,
      readings: [
        {
          title: 'Cuando yo era el hombre de la casa (novela)',
          by: 'Texto escrito para Travesía',
          text: md`A los ocho años yo creía que mandaba. Mi madre me había dicho, la mañana en que él se fue, que ahora yo era el hombre de la casa, y yo me lo tomé como se toma un cargo. Cerraba la puerta de noche. Revisaba el gas. A mi hermana le prohibí salir a la calle de tierra, y ella, que tenía doce, me miraba y no salía.

Recién ahora, con la edad que tenía mi madre entonces, entiendo quién cerraba de verdad la puerta. La llave que yo giraba no tenía pestillo. Mi hermana se levantaba después a poner la tranca, en calcetines, para que yo no oyera.

Nunca se lo he agradecido. Cada vez que la llamo por teléfono empezamos a hablar del tiempo.`,
        },
      ],
      example: {
        problem: md`¿Qué aporta que la historia la cuente el protagonista ya adulto?`,
        steps: [
          { title: 'Di qué sabe esa voz', text: md`Sabe lo que creía a los ocho años y lo que entendió después.` },
          {
            title: 'Imagina otra voz',
            text: md`Si hablara el niño, no sabríamos de la tranca: él no la oía.`,
          },
          {
            title: 'Nombra el aporte',
            text: md`Permite mostrar la creencia infantil y, a la vez, corregirla y lamentar no haber dado las gracias.`,
          },
          {
            title: 'Cuida quién habla',
            text: md`Quien se lamenta es el narrador, un personaje. Del autor no sabemos nada.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-narrador-por-autor',
          text: md`Decir que «el autor perdió a su padre». Lo cuenta un personaje. También es un error darle al narrador pensamientos de su hermana que no conoce.`,
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: md`Creer que quien recuerda la infancia la recuerda con alegría. Mira la última parte: hay una deuda pendiente.`,
        },
      ],
      checks: [
        {
          id: 'hombre-limites',
          question: md`¿Qué **no** puede contar este narrador por lo que sabe?`,
          key: 'Lo que pensaba su hermana al poner la tranca',
          distractors: [
            {
              text: 'Lo que él creía a los ocho años de edad',
              feedback: 'Eso lo cuenta: es su propio recuerdo.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Lo que él entendió cuando ya era adulto',
              feedback: 'Es lo que dice el segundo párrafo: «Recién ahora… entiendo».',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`Cuenta lo que ella hacía. En su cabeza no entra: habla desde la suya.`,
        },
        {
          id: 'hombre-distancia',
          question: md`¿Qué efecto produce la distancia entre los ocho años y el presente?`,
          key: 'Deja ver un error que el niño no podía ver',
          distractors: [
            {
              text: 'Presenta la infancia como la mejor época',
              feedback: 'No la idealiza: revela un engaño cariñoso y un agradecimiento que falta.',
              mistake: 'lectura-tono-equivocado',
            },
            {
              text: 'Adelanta lo que hará la hermana en el futuro',
              feedback: 'La distancia mira hacia atrás; del futuro de ella nada se dice.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Prueba que el autor tuvo una hermana mayor',
              feedback: 'Quien habla es un narrador inventado.',
              mistake: 'lectura-narrador-por-autor',
            },
          ],
          explanation: md`El niño creía que mandaba; el adulto sabe quién cuidaba. La novela necesita las dos miradas.`,
        },
        {
          id: 'hombre-tiempo',
          question: md`¿Por qué resulta adecuado cerrar con «empezamos a hablar del tiempo»?`,
          key: 'Porque muestra lo que todavía no se dicen',
          distractors: [
            {
              text: 'Porque informa del clima donde vive ella',
              feedback: 'No se cuenta nada del clima. Mira la frase anterior.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Porque resume cómo se cerraba la puerta',
              feedback: 'No resume: agrega una escena del presente.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`«Nunca se lo he agradecido», y al hablar cambian de tema. La conversación trivial hace visible el silencio.`,
        },
      ],
    },
    {
      id: 'estructura',
      title: 'El orden y las secciones',
      idea: md`La estructura también comunica. Un informe que pone la conclusión primero sirve a quien tiene prisa. Un cuento que la guarda crea intriga. Un reportaje que cierra con una voz deja una pregunta abierta.

Para juzgar si la estructura sirve, pon a un lado el **propósito** y al otro el **lugar** de cada parte. Pregunta qué pasaría si la parte estuviera en otro sitio o no estuviera.

No basta decir qué contiene el recuadro: hay que decir qué hace ahí.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'datos', label: 'Resultado: vuelven 62 de 100', column: 0, row: 0 },
          { id: 'explica', label: 'Cómo funciona', column: 1, row: 0 },
          { id: 'voces', label: 'Recuadro: dos opiniones', column: 2, row: 0 },
          { id: 'cierre', label: 'Pregunta final', column: 3, row: 0 },
        ],
        arrows: [
          { from: 'datos', to: 'explica' },
          { from: 'explica', to: 'voces' },
          { from: 'voces', to: 'cierre' },
        ],
        alt: 'Orden de un informe: resultado (vuelven 62 de cada 100 vasos), cómo funciona, recuadro con dos opiniones y pregunta final.',
      },
      readings: [
        {
          title: 'Vasos de vuelta (informe)',
          by: 'Texto escrito para Travesía',
          text: md`**Resultado.** De cada 100 vasos entregados en el casino, 62 volvieron y se usaron otra vez *(datos inventados)*.

**Cómo funciona.** Se paga un depósito de 500 pesos. Al devolver el vaso, se recupera.

**Dos opiniones.** «Por fin no llevo basura en la mochila» (Josefa, segundo medio). «Con la fila que hay para devolver, prefiero perder el depósito» (Ítalo, cuarto medio).

**Antes de decidir.** ¿Se mantiene el sistema con una segunda ventanilla o se cambia por otro? El consejo recibe propuestas hasta el viernes.`,
        },
      ],
      example: {
        problem: md`¿Qué aporta el recuadro «Dos opiniones» al propósito del informe?`,
        steps: [
          {
            title: 'Encuentra el propósito',
            text: md`Ayudar al consejo a decidir si mantiene el sistema.`,
          },
          {
            title: 'Di qué contiene el recuadro',
            text: md`Una voz conforme y una que no, con su motivo.`,
          },
          {
            title: 'Di qué hace ahí',
            text: md`Muestra cómo lo viven los usuarios y señala la fila, que los números no muestran.`,
          },
          {
            title: 'Une con lo que sigue',
            text: md`De esa queja sale la segunda ventanilla del cierre.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-que-por-para-que',
          text: md`Decir qué contiene una parte en vez de qué aporta. «El recuadro trae opiniones» no responde para qué están.`,
        },
        {
          mistake: 'lectura-hecho-opinion',
          text: md`Tratar las opiniones como datos. Josefa e Ítalo no corrigen el 62: cuentan su experiencia.`,
        },
        {
          mistake: 'lectura-otro-proposito',
          text: md`Dar al cierre el fin de otro género. La pregunta final no anuncia ni vende: abre una decisión.`,
        },
      ],
      checks: [
        {
          id: 'vasos-primero',
          question: md`¿Por qué conviene que el resultado vaya al comienzo?`,
          key: 'Porque quien debe decidir lo necesita de inmediato',
          distractors: [
            {
              text: 'Porque así se mantiene el suspenso hasta el final',
              feedback: 'Ponerlo primero elimina el suspenso. Ese efecto es de otro orden.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Porque dice cuántos vasos volvieron al casino',
              feedback: 'Eso es lo que contiene. La pregunta es por qué conviene ese lugar.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`El informe se dirige a un consejo que decide. Con el dato primero, lo demás se lee para entenderlo.`,
        },
        {
          id: 'vasos-italo',
          question: md`¿Qué pierde el informe si se quita la opinión de Ítalo?`,
          key: 'La pista de una dificultad que la cifra no muestra',
          distractors: [
            {
              text: 'La prueba de que la cifra de 62 está equivocada',
              feedback: 'Una experiencia no corrige un conteo. Son cosas distintas.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: 'El llamado a que los estudiantes usen los vasos',
              feedback: 'Ítalo no llama a usarlos: dice que prefiere perder el depósito.',
              mistake: 'lectura-otro-proposito',
            },
          ],
          explanation: md`La cifra dice cuántos no vuelven; Ítalo sugiere por qué: la fila.`,
        },
        {
          id: 'vasos-final',
          question: md`¿Es adecuado terminar el informe con una pregunta?`,
          key: 'Sí, porque su fin es que otros tomen una decisión',
          distractors: [
            {
              text: 'No, porque un informe debe convencer al lector',
              feedback: 'Este informe no defiende una salida: pone dos sobre la mesa.',
              mistake: 'lectura-otro-proposito',
            },
            {
              text: 'Sí, porque así resume los datos del comienzo',
              feedback: 'La pregunta no resume: abre un paso nuevo.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`La forma (pregunta y plazo) sirve al propósito: recibir propuestas antes de resolver.`,
        },
      ],
    },
    {
      id: 'registro',
      title: 'El registro y el género',
      idea: md`El **registro** es cuán formal es el lenguaje. No hay uno bueno: hay uno que sirve a ese lector y a ese fin.

Cuando un texto cambia de registro de golpe, suele querer algo. Un acta solemne para un asunto mínimo hace reír. Una palabra de barrio en un discurso acerca.

Juzga siempre con tres datos: quién habla, a quién y para qué. «Es muy informal» todavía no es una crítica. «Es muy informal para un reclamo que debe registrarse» sí lo es.`,
      readings: [
        {
          title: 'Acta de la Liga de la Esquina',
          by: 'Texto escrito para Travesía',
          text: md`En la vereda norte, a las 19:40, con asistencia de siete jugadores y un perro, se abre la sesión.

**Primero.** Se deja constancia de que la pelota cayó en el patio de la señora Mirta por tercera vez.

**Segundo.** Se designa una comisión para solicitarla. La comisión será Benja, por ser el más chico y tener cara de pena.

**Tercero.** Habiéndose oído el reto desde la vereda, se acuerda por unanimidad pedir disculpas y ofrecer barrer las hojas.

Se levanta la sesión. La pelota volvió. El perro se abstuvo.`,
        },
      ],
      example: {
        problem: md`¿Qué efecto tiene usar la forma de un acta para contar este episodio?`,
        steps: [
          {
            title: 'Compara forma y asunto',
            text: md`La forma es solemne: sesión, constancia, unanimidad. El asunto es una pelota.`,
          },
          {
            title: 'Nombra lo que produce el choque',
            text: md`Humor: lo chico queda tratado como grande.`,
          },
          {
            title: 'Mira si aporta algo más',
            text: md`Muestra que para los niños el asunto sí es serio, y lo mira con cariño.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-recurso',
          text: md`Dar al registro un efecto ajeno. El lenguaje de acta no crea intriga ni corrige datos: contrasta con lo que se cuenta.`,
        },
      ],
      checks: [
        {
          id: 'acta-perro',
          question: md`¿Qué aporta «El perro se abstuvo»?`,
          key: 'Remata el humor con una palabra de votaciones',
          distractors: [
            {
              text: 'Informa que el perro no quiso votar por Benja',
              feedback: 'Los perros no votan: la gracia está en el lenguaje de asamblea.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Crea intriga sobre lo que hará el perro después',
              feedback: 'No queda nada en suspenso: con eso se cierra el acta.',
              mistake: 'lectura-otro-recurso',
            },
          ],
          explanation: md`«Abstenerse» es un término de votación aplicado a un perro: el choque cierra el acta.`,
        },
        {
          id: 'registro-reclamo',
          question: md`Para que una empresa le devuelva un cobro, alguien escribe: «Oigan, se pasaron, arreglen la cuestión». ¿Qué crítica está mejor fundada?`,
          key: 'Sin datos ni petición clara, cuesta que le respondan',
          distractors: [
            {
              text: 'Al ser informal, el mensaje carece de todo valor',
              feedback: 'La informalidad no es el problema por sí sola: piensa qué necesita quien lo recibe.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Al ser breve, el mensaje contradice lo que pide',
              feedback: 'No hay contradicción. Falta información.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`El fin es que devuelvan un cobro. El mensaje no dice cuál, cuánto ni qué se pide.`,
        },
      ],
    },
  ],
  summary: [
    md`Imagina la historia contada por otra voz: lo que se pierde es lo que esa voz aporta.`,
    md`Narrador y autor no son la misma persona.`,
    md`Juzga el lugar de cada parte según el propósito del texto.`,
    md`Un registro es adecuado según quién habla, a quién y para qué.`,
  ],
});
