import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.tiempo-espacio',
  version: 4,
  minutes: 13,
  opening: {
    question:
      'Una pareja se despide. Si la escena ocurre en un andén con lluvia o en una cocina con la tetera hirviendo, ¿cambia la despedida?',
    guesses: ['No: las palabras son las mismas', 'Sí: el lugar también cuenta algo', 'Solo cambia el decorado'],
    reveal:
      'El andén apura y aleja. La cocina recuerda lo que se compartió. El lugar y la época no son telón de fondo: aquí verás qué aportan.',
  },
  points: [
    {
      id: 'lugar-y-ambiente',
      title: 'Lugar y ambiente no son lo mismo',
      idea: 'El **espacio físico** es el lugar: una pieza, una caleta, un bus. El **ambiente** es lo que se siente ahí: encierro, calma, amenaza. El mismo patio puede ser alegre o siniestro.\n\nEl ambiente se arma con **detalles de los sentidos**: luz, ruidos, olores, clima. Fíjate en los adjetivos y los verbos: no es igual «la puerta se abrió» que «la puerta cedió».\n\nPregunta: ¿qué emoción me dejan esos detalles, y qué preparan?',
      manipulable: {
        kind: 'marked-text',
        text: 'El hotel tenía once piezas y una sola ampolleta encendida. En el pasillo, el papel de las murallas se había soltado y se movía como si alguien respirara detrás. Olía a mar guardado. Valeria dejó la maleta sin abrirla.',
        marks: [
          { words: 'una sola ampolleta encendida', note: 'Poca luz: soledad, algo que no se ve.' },
          { words: 'como si alguien respirara detrás', note: 'La comparación da vida al muro: amenaza.' },
          { words: 'Olía a mar guardado', note: 'Encierro y abandono, por el olfato.' },
          { words: 'sin abrirla', note: 'El ambiente actúa: ella no piensa quedarse.' },
        ],
        task: 'Toca cada marca y di qué sensación agrega antes de leer la nota.',
      },
      example: {
        problem: '¿Cuál es el lugar y cuál es el ambiente en el texto del hotel?',
        steps: [
          { title: 'El lugar', text: 'Un hotel de once piezas, su pasillo.' },
          { title: 'Los detalles', text: 'Poca luz, papel que parece respirar, olor a encierro.' },
          { title: 'El ambiente', text: 'Abandono y amenaza.' },
          { title: 'Lo que prepara', text: 'Valeria no abre la maleta: el lugar ya la empuja a irse.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Las once piezas son un dato cierto del hotel, pero no dicen qué siente Valeria. Si preguntan por el efecto, ve a la frase donde ella actúa.',
        },
      ],
      checks: [
        {
          id: 'tiempo-espacio-espera',
          question:
            '«La sala de espera no tenía ventanas. Las sillas estaban fijas en el piso y el reloj marcaba otra hora. Iván se soltó el cuello de la camisa». ¿Qué muestra que el ambiente afecta a Iván?',
          key: 'Se suelta el cuello de la camisa',
          distractors: [
            {
              mistake: 'lectura-otro-lugar',
              text: 'Las sillas están fijas en el piso',
              feedback: 'Es un dato del lugar. No dice qué le pasa a él.',
            },
            {
              text: 'Mira en el reloj cuánto le falta',
              feedback: 'El texto no dice que lo mire. Busca qué hace él.',
            },
          ],
          explanation:
            'Sin ventanas y con todo fijo, la sala encierra. Su gesto es el de alguien a quien le falta el aire.',
        },
        {
          id: 'tiempo-espacio-puerta',
          question: '¿Qué cambia si «la puerta cedió» reemplaza a «la puerta se abrió»?',
          key: 'Se siente que algo la venció',
          distractors: [
            {
              text: 'Se sabe que estaba cerrada con llave',
              feedback: 'Podría estar sin llave y trabada. El verbo da una sensación.',
            },
            {
              text: 'Se entiende que nadie la ha empujado',
              feedback: 'Al contrario: para ceder tiene que haber una fuerza.',
            },
          ],
          explanation: '«Ceder» supone resistencia y fuerza, y crea tensión.',
        },
      ],
    },
    {
      id: 'epoca',
      title: 'La época: lo que se puede y lo que no',
      idea: 'El **tiempo** tiene tres caras. La **época** (el siglo, un verano de 1960). La **duración** (una noche, cuarenta años). Y el **momento** (de madrugada, en invierno).\n\nLa época no siempre se dice. Se deduce de **objetos** (telegrama, carreta), **costumbres** y **formas de hablar**. Y fija lo que los personajes pueden hacer: quién estudia, quién vota, quién decide con quién casarse.\n\nPor eso, no juzgues una decisión sin mirar qué era posible ahí.',
      readings: [
        {
          title: 'La beca (novela)',
          by: 'Texto escrito para Travesía',
          text: 'El telegrama llegó a la pulpería antes que a su casa, y toda la oficina salitrera lo supo primero: Ema Rojas, alumna de la escuela, había ganado una plaza para estudiar en Santiago. El padre lo leyó con la gorra puesta. «Las mujeres de esta casa saben leer y eso ya es bastante», dijo. La profesora pidió permiso para sentarse. Dejó sobre la mesa el pasaje de tren, pagado, y no habló.',
        },
      ],
      example: {
        problem: '¿Qué nos dice la época en «La beca»?',
        steps: [
          {
            title: 'Junta objetos',
            text: 'Telegrama, pulpería, oficina salitrera, tren: un pueblo del salitre, en el norte, hace unas décadas o más.',
          },
          { title: 'Junta ideas', text: '«Las mujeres de esta casa saben leer y eso ya es bastante».' },
          {
            title: 'Une con la acción',
            text: 'Que una muchacha viaje a estudiar no se da por hecho: lo decide el padre.',
          },
          { title: 'Concluye', text: 'La época crea el obstáculo. Sin ella, una beca sería solo una buena noticia.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Lo que aprendiste sobre las salitreras ayuda a ubicar la época, pero no es prueba. Apóyate en el telegrama, la pulpería y la frase del padre.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'De una sola frase del padre no sale que «nadie quería que las mujeres estudiaran»: la profesora llevó el pasaje. No pases de lo escrito.',
        },
      ],
      checks: [
        {
          id: 'tiempo-espacio-telegrama',
          question: '¿Qué aporta que la noticia llegue primero a la pulpería?',
          key: 'Muestra una vida en que todos se enteran de todo',
          distractors: [
            {
              text: 'Muestra que a Ema le interesaba poco estudiar',
              feedback: 'Ema no aparece actuando. Mira quiénes lo supieron primero.',
            },
            {
              mistake: 'lectura-saber-previo',
              text: 'Muestra que el correo de esos años era muy lento',
              feedback: 'Puede que lo sepas de otra parte. El texto no dice cuánto tardó, sino adónde llegó.',
            },
          ],
          explanation: 'En la oficina salitrera lo privado se vuelve público, y la decisión queda a la vista de todos.',
        },
        {
          id: 'tiempo-espacio-padre',
          question: '¿Qué lectura del padre toma en cuenta la época?',
          key: 'Repite una idea de entonces sobre las mujeres',
          distractors: [
            {
              mistake: 'lectura-va-mas-lejos',
              text: 'Es el único que no valora que se estudie',
              feedback: 'Nada dice que sea el único. Y él valora que sepan leer.',
            },
            {
              text: 'Odia a Ema y por eso no la deja viajar',
              feedback: 'No hay ninguna señal de odio: habla de una costumbre.',
            },
          ],
          explanation: 'Su frase pone un límite que muchos daban por normal en esa época.',
        },
      ],
    },
    {
      id: 'espacio-que-significa',
      title: 'Cuando el espacio habla de los personajes',
      idea: 'El espacio puede **reflejar** a un personaje: la pieza ordenada de quien teme perder el control. Puede **oponerse** a él: la fiesta alrededor de quien está triste. Puede **separar** mundos: arriba y abajo, dentro y fuera, campo y ciudad. Y puede **cambiar** cuando la historia cambia.\n\nBusca esas oposiciones. Y mira quién cruza el límite: ahí suele pasar lo importante.',
      figure: {
        kind: 'drawing',
        width: 120,
        height: 70,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [5, 5],
              [55, 5],
              [55, 60],
              [5, 60],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [65, 5],
              [115, 5],
              [115, 60],
              [65, 60],
            ],
            accent: 1,
          },
          { shape: 'text', at: [30, 32], text: 'Adentro', anchor: 'middle', size: 'normal' },
          { shape: 'text', at: [90, 32], text: 'Afuera', anchor: 'middle', size: 'normal' },
          { shape: 'arrow', from: [48, 18], to: [72, 18], accent: 2 },
        ],
        alt: 'Dos rectángulos lado a lado, adentro y afuera, con una flecha que cruza de uno al otro.',
        caption: 'Quien cruza el límite mueve la historia.',
      },
      readings: [
        {
          title: 'La reja (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'De este lado de la reja había pasto. Del otro, tierra y una cancha marcada con cal. Julián tenía prohibido pasar. Desde su ventana aprendió los nombres de todos: el Chico Rolando, la Zurda, Maicol. Ellos no sabían el suyo. El último día del verano la pelota cayó en el pasto. Julián la tomó, midió la reja con los ojos y no la tiró: la llevó.',
        },
      ],
      example: {
        problem: '¿Qué significa la reja en este cuento?',
        steps: [
          { title: 'Busca la oposición', text: 'Pasto y prohibición de un lado; tierra y juego del otro.' },
          { title: 'Une con el personaje', text: 'Él sabe los nombres de ellos; ellos no saben el suyo.' },
          { title: 'Mira quién cruza', text: '«No la tiró: la llevó». Julián pasa al otro lado.' },
          { title: 'Interpreta', text: 'La reja separa dos mundos, y cruzarla es dejar de mirar y empezar a vivir.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Los nombres se cruzan: Julián sabe los de la cancha; ellos no saben el suyo. Anota al margen de quién es cada dato.',
        },
        {
          mistake: 'lectura-cambia-orden',
          text: 'Mezclar el verano con su último día borra el cambio. Primero Julián mira desde la ventana; después cae la pelota y recién entonces la lleva.',
        },
      ],
      checks: [
        {
          id: 'tiempo-espacio-pasto',
          question: '¿Por qué el lado del pasto no es, para Julián, el mejor?',
          key: 'Porque ahí está solo',
          distractors: [
            {
              text: 'Porque el pasto está descuidado',
              feedback: 'El texto no dice cómo está el pasto. Mira con quién juega Julián.',
            },
            { text: 'Porque ahí no tiene ventana', feedback: 'Sí la tiene: desde ella aprendió los nombres.' },
            {
              text: 'Porque no sabe cómo se llaman los otros',
              feedback: 'Eso les pasa a ellos con él. Julián aprendió los nombres de todos.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: 'Tiene pasto, pero nadie sabe su nombre.',
        },
        {
          id: 'tiempo-espacio-llevo',
          question: '¿Qué diferencia hay entre «tirar» la pelota y «llevarla»?',
          key: 'Al llevarla, Julián cruza el límite',
          distractors: [
            {
              text: 'Al llevarla, Julián se queda con ella',
              feedback: 'La lleva hacia la cancha. «No la tiró: la llevó».',
            },
            { text: 'Al llevarla, Julián obedece la norma', feedback: 'Es al revés: tenía prohibido pasar.' },
            {
              text: 'Al llevarla, Julián aprende los nombres',
              feedback: 'Eso fue antes, desde la ventana. Mira qué ocurre el último día del verano.',
              mistake: 'lectura-cambia-orden',
            },
          ],
          explanation: 'Tirarla bastaba para devolverla. Llevarla exige pasar al otro lado.',
        },
      ],
    },
  ],
  summary: [
    'Espacio: el lugar. Ambiente: lo que se siente en él.',
    'La época se deduce de objetos y costumbres, y fija lo posible.',
    'Busca oposiciones de lugar y quién las cruza.',
  ],
});
