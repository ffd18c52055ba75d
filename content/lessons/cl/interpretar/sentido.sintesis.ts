import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.interpretar.sentido.sintesis',
  version: 1,
  minutes: 13,
  opening: {
    question: md`Te perdiste una película y una amiga te la resume: «Es de un viejo con un perro». Otro amigo demora una hora en contarla. ¿Qué le falta a cada uno para haberla resumido bien?`,
    guesses: ['A ella, decir qué pasa; a él, elegir', 'A los dos, contar el final', 'A ella, más nombres; a él, nada'],
    reveal: md`Una síntesis no es decir poco: es decir lo que sostiene todo lo demás. A ella le falta decir qué ocurre; a él, elegir. Aquí vas a practicar cómo quedarse con lo esencial.`,
  },
  points: [
    {
      id: 'borrar-y-juntar',
      title: 'Borra, junta y une',
      idea: md`Sintetizar tiene tres movimientos.

- **Borrar** lo que puede salir sin que se pierda la idea: ejemplos, cifras, nombres de paso.
- **Juntar** varias cosas en una palabra que las abarca: «peras, uvas y ciruelas» son frutas.
- **Unir** lo que queda con su relación: causa, contraste, fin.

El tercero se olvida. Una lista de temas no es una síntesis: «los anillos, las vigas y las casas» no dice qué se hace con ellos.`,
      readings: [
        {
          title: 'Cómo se oye un volcán (artículo)',
          by: 'Texto escrito para Travesía',
          text: md`Un volcán habla bajo. Buena parte de los sonidos que produce son tan graves que el oído humano no los percibe. Se llaman infrasonidos. Para registrarlos se instalan a su alrededor varios micrófonos muy sensibles, cada uno dentro de una caja que lo protege del viento.

Un solo micrófono diría que algo sonó. Varios dicen dónde: el mismo sonido llega primero al más cercano y un poco después a los otros. Con esas diferencias de tiempo se calcula de qué punto viene.

El viento, los camiones y hasta las olas producen también infrasonidos. Por eso se comparan los registros con los de días tranquilos y con las cámaras. Solo cuando varias señales coinciden se habla de una explosión.`,
        },
      ],
      example: {
        problem: md`Sintetiza en una oración el segundo párrafo del artículo.`,
        steps: [
          { title: 'Borra', text: md`Sale «un solo micrófono diría que algo sonó»: sirve de contraste.` },
          {
            title: 'Junta',
            text: md`«Llega primero al más cercano y después a los otros» es una **diferencia de tiempo**.`,
          },
          {
            title: 'Une con su fin',
            text: md`Se comparan los tiempos de llegada a varios micrófonos **para** ubicar el origen del sonido.`,
          },
          {
            title: 'Comprueba',
            text: md`Dice qué se usa, cómo y para qué. No entra el viento, que es de otros párrafos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: md`Meter en la síntesis de un párrafo algo de otro. Las cámaras son del tercero: no caben en el resumen del segundo.`,
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: md`Nombrar los materiales sin decir qué se hace con ellos. «Varios micrófonos alrededor de un volcán» deja afuera el cómo y el para qué.`,
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: md`Poner en la síntesis lo que se debía borrar: la caja protege del viento, pero el texto no trata de la caja.`,
        },
      ],
      checks: [
        {
          id: 'volcan-tercero',
          question: md`¿Cuál es la mejor síntesis del tercer párrafo?`,
          key: 'Se contrastan varias señales para no confundir el origen',
          distractors: [
            {
              text: 'El viento, los camiones y las olas también suenan',
              feedback: 'Es la primera mitad del párrafo: falta qué se hace por eso.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Se calcula de dónde viene el sonido por sus tiempos',
              feedback: 'Eso resume el segundo párrafo.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Las cámaras son la única forma de ver explosiones',
              feedback: 'El texto las suma a otras señales: no dice que sean la única forma.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: md`Hay otras fuentes de infrasonido (problema) y por eso se comparan registros (solución). Las dos partes están.`,
        },
        {
          id: 'volcan-borrar',
          question: md`Al sintetizar el primer párrafo, ¿qué se puede borrar sin perder la idea?`,
          key: 'Que cada micrófono va dentro de una caja',
          distractors: [
            {
              text: 'Que los sonidos son demasiado graves',
              feedback: 'Sin eso no se entiende por qué hacen falta instrumentos.',
            },
            {
              text: 'Que se registran con micrófonos sensibles',
              feedback: 'Es la respuesta al problema del párrafo: si la borras, queda a medias.',
            },
          ],
          explanation: md`La caja es un detalle técnico. El problema (no se oyen) y el medio (micrófonos sensibles) son la idea.`,
        },
        {
          id: 'volcan-juntar',
          question: md`¿Qué expresión junta mejor «el viento, los camiones y las olas» en ese artículo?`,
          key: 'Otras fuentes de infrasonido',
          distractors: [
            {
              text: 'Los fenómenos de la naturaleza',
              feedback: 'Los camiones no caben ahí. La palabra debe abarcar los tres.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Todos los sonidos del mundo',
              feedback: 'Es demasiado grande: incluye sonidos que el artículo no trata.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: md`Los tres comparten, según el texto, que producen infrasonidos y no son el volcán.`,
        },
      ],
    },
    {
      id: 'sintesis-de-un-argumento',
      title: 'Sintetizar lo que alguien defiende',
      idea: md`Si el texto defiende algo, su síntesis tiene que decir **qué se defiende** y **por qué**, en la voz de quien escribe.

Cuidado con las voces prestadas. Una columna puede pasar tres líneas exponiendo lo que piensan otros. Eso entra en la síntesis, si entra, como lo que se discute.

Una fórmula que ayuda: «La autora sostiene que… porque…, aunque reconoce que…».`,
      readings: [
        {
          title: 'El mapa y el dedo (columna)',
          by: 'Texto escrito para Travesía',
          text: md`Mis sobrinos llegan a cualquier parte y no saben dónde están. La voz del teléfono les dice que doblen y ellos doblan. Cuando alego, me contestan que aprender los mapas de memoria es inútil si el satélite lo sabe todo. Tienen razón en una cosa: el teléfono no se equivoca casi nunca, y yo me he perdido mil veces con mi mapa.

Pero me perdí en una ciudad que, a fuerza de perderme, terminé por tener en la cabeza. Sé que si bajo, llego al río. Sé qué cerro mira al mar. Cuando se corta la señal, camino igual.

No les pido que boten el teléfono. Les pido que, una vez al mes, lleguen a un lugar con el dedo sobre un papel. Para que la ciudad también les pase por la cabeza.`,
        },
      ],
      example: {
        problem: md`Sintetiza la columna en una oración.`,
        steps: [
          {
            title: 'Separa la voz ajena',
            text: md`«Aprender los mapas es inútil» lo dicen los sobrinos.`,
          },
          {
            title: 'Encuentra lo que defiende',
            text: md`Que a veces conviene orientarse sin el teléfono.`,
          },
          { title: 'Encuentra el porqué', text: md`Porque así uno se hace una idea propia de la ciudad.` },
          {
            title: 'Une con su matiz',
            text: md`Aunque el teléfono guía bien, conviene orientarse a veces por cuenta propia, porque así se llega a conocer la ciudad.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-voz-ajena',
          text: md`Resumir con la frase de los sobrinos. Está en la columna, pero la autora la discute.`,
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Convertir un «una vez al mes» en un «siempre». La columna dice que no pide botar el teléfono.`,
        },
      ],
      checks: [
        {
          id: 'mapa-tesis',
          question: md`¿Qué defiende la columna?`,
          key: 'Orientarse a veces sin ayuda, para conocer la ciudad',
          distractors: [
            {
              text: 'Dejar el teléfono, para no perderse en la ciudad',
              feedback: 'No pide dejarlo, y reconoce que ella se pierde más con el mapa.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Confiar en el satélite, que casi nunca se equivoca',
              feedback: 'Es lo que concede a los sobrinos antes del «pero».',
              mistake: 'lectura-voz-ajena',
            },
            {
              text: 'Saber qué cerro mira al mar y dónde está el río',
              feedback: 'Son ejemplos de lo que se gana; no lo que defiende.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`Pide orientarse una vez al mes con un papel, y da el motivo en la última oración.`,
        },
        {
          id: 'mapa-concede',
          question: md`¿Qué parte de la columna entraría en la síntesis después de «aunque reconoce que…»?`,
          key: 'El teléfono se equivoca muy pocas veces',
          distractors: [
            {
              text: 'Aprender los mapas de memoria es inútil',
              feedback: 'Eso lo dicen los sobrinos y ella no lo reconoce: les da la razón «en una cosa».',
              mistake: 'lectura-voz-ajena',
            },
            {
              text: 'Cuando se corta la señal ella camina igual',
              feedback: 'Eso apoya su posición; no es lo que concede.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`«Tienen razón en una cosa: el teléfono no se equivoca casi nunca». Esa es la concesión.`,
        },
        {
          id: 'mapa-segundo',
          question: md`¿Cómo se resume el segundo párrafo?`,
          key: 'Perderse le sirvió para formarse un mapa propio',
          distractors: [
            {
              text: 'Se perdió en la ciudad una gran cantidad de veces',
              feedback: 'Falta lo principal: qué ganó con eso.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Pide que sus sobrinos usen un papel cada mes',
              feedback: 'Eso está en el tercer párrafo.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`El párrafo une las pérdidas con su resultado: «terminé por tener [la ciudad] en la cabeza».`,
        },
      ],
    },
    {
      id: 'elegir-entre-sintesis',
      title: 'Cómo elegir entre cuatro síntesis',
      idea: md`En la prueba eliges, no escribes. Revisa cada opción con tres preguntas.

**¿Cubre todo?** Cuenta qué partes del texto quedan afuera. **¿Agrega algo?** Busca una palabra que el texto no respalda: *siempre*, *único*, *debe*. **¿Conserva la relación?** Una causa no puede volverse una lista.

Escribe antes tu propia síntesis, aunque sean cinco palabras. Así comparas con algo tuyo y no solo las opciones entre sí.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'opcion', label: 'Opción', column: 0, row: 1 },
          { id: 'cubre', label: '¿Cubre todo?', column: 1, row: 0 },
          { id: 'agrega', label: '¿Agrega algo?', column: 1, row: 1 },
          { id: 'relacion', label: '¿Conserva la relación?', column: 1, row: 2 },
        ],
        arrows: [
          { from: 'opcion', to: 'cubre' },
          { from: 'opcion', to: 'agrega' },
          { from: 'opcion', to: 'relacion' },
        ],
        alt: 'Una opción se examina con tres preguntas: si cubre todo, si agrega algo y si conserva la relación.',
      },
      readings: [
        {
          title: 'El coro de los martes (crónica)',
          by: 'Texto escrito para Travesía',
          text: md`Al taller de la posta llegaron seis personas que habían perdido el habla por un derrame. La fonoaudióloga les pidió que dijeran su nombre y ninguna pudo. Entonces, porque era septiembre, tarareó una cueca. Las seis la cantaron con letra.

No era un milagro. Hay personas que tras una lesión no logran decir una frase y sí cantarla: el canto se apoya en partes del cerebro que pueden haber quedado sanas. La fonoaudióloga lo sabía, pero no lo había visto en seis a la vez.

Desde ese martes el taller es un coro. Piden el pan cantando. Algunos han vuelto a decir, sin música, una que otra palabra. Otros no, y vienen igual.`,
        },
      ],
      example: {
        problem: md`¿Sirve como síntesis «El canto cura a quienes han perdido el habla»?`,
        steps: [
          {
            title: '¿Cubre todo?',
            text: md`Deja fuera el taller y cómo se transformó en coro.`,
          },
          {
            title: '¿Agrega algo?',
            text: md`Sí: *cura*. El texto dice que algunos dicen palabras sueltas y otros no.`,
          },
          {
            title: 'Mejórala',
            text: md`Un grupo que perdió el habla descubrió que podía cantar, y su taller se volvió un coro en que se comunican.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'coro-sintesis',
          question: md`¿Qué opción sintetiza el segundo párrafo?`,
          key: 'Cantar puede ser posible aunque no lo sea hablar',
          distractors: [
            {
              text: 'Cantar es siempre posible después de un derrame',
              feedback: '«Hay personas» y «pueden» se volvieron «siempre».',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'La fonoaudióloga no lo había visto en seis a la vez',
              feedback: 'Es un detalle de cierre. La idea es la explicación que va antes.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Los seis integrantes cantaron una cueca con letra',
              feedback: 'Eso está en el primer párrafo.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`El párrafo explica por qué: el canto se apoya en partes del cerebro que pueden estar sanas.`,
        },
        {
          id: 'coro-relacion',
          question: md`«La crónica habla de un taller, de una cueca y de un coro». ¿Qué le falta para ser una síntesis?`,
          key: 'La relación entre esas tres cosas',
          distractors: [
            {
              text: 'El número de personas del taller',
              feedback: 'Seis es un detalle que se puede borrar.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'El mes en que empezó a cantarse',
              feedback: 'Septiembre explica la cueca, pero no sostiene el resto.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`Es una lista de temas. Falta decir que la cueca reveló que podían cantar y que por eso el taller se volvió coro.`,
        },
      ],
    },
  ],
  summary: [
    md`Borra detalles, junta en una palabra y une con la relación.`,
    md`Una lista de temas no es una síntesis.`,
    md`Si el texto defiende algo, la síntesis dice qué y por qué, y no confunde su voz con la de otros.`,
    md`Revisa: ¿cubre todo?, ¿agrega algo?, ¿conserva la relación?`,
  ],
});
