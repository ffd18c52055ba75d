import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.electricidad.corriente',
  version: 1,
  minutes: 14,
  opening: {
    question: md`En un taller arman una linterna con una pila, una ampolleta y dos amperímetros iguales: uno antes de la ampolleta y otro después. El primero marca 0,3 A. ¿Cuánto marca el segundo?`,
    guesses: ['Menos de 0,3 A: la ampolleta gastó una parte', 'También 0,3 A', '0 A: la ampolleta gastó todo'],
    reveal: md`Marca 0,3 A. La carga no se gasta en la ampolleta: lo que entra por un lado sale por el otro. Lo que la ampolleta recibe es energía. Vas a ver qué mide el ampere y cómo se calcula la carga que pasó.`,
  },
  points: [
    {
      id: 'carga-que-pasa',
      title: 'La corriente dice cuánta carga pasa por segundo',
      idea: md`Un cable está lleno de electrones que se pueden mover. Al cerrar el circuito, la pila los pone en marcha en todo el cable a la vez.

La **corriente** $I$ es la carga $Q$ que cruza un corte del cable, dividida por el tiempo: $I = \frac{Q}{t}$. La carga se mide en coulomb (C), y un **ampere** es un coulomb por segundo.

En un circuito de un solo camino, la corriente es igual en todas partes. Por convención se dibuja del polo positivo al negativo. Los electrones van al revés, y eso no cambia ningún cálculo.`,
      figure: {
        kind: 'drawing',
        width: 22,
        height: 12,
        shapes: [
          {
            shape: 'path',
            points: [
              [3, 7.2],
              [3, 10],
              [5, 10],
            ],
          },
          { shape: 'segment', from: [7, 10], to: [9.5, 10] },
          { shape: 'segment', from: [12.5, 10], to: [15, 10] },
          {
            shape: 'path',
            points: [
              [17, 10],
              [19, 10],
              [19, 3],
              [3, 3],
              [3, 6.4],
            ],
          },
          { shape: 'segment', from: [1.9, 7.2], to: [4.1, 7.2], accent: 2 },
          { shape: 'segment', from: [2.4, 6.4], to: [3.6, 6.4], accent: 2 },
          { shape: 'text', at: [1, 7.4], text: '+', anchor: 'middle' },
          { shape: 'circle', centre: [11, 10], radius: 1.5, accent: 1 },
          { shape: 'segment', from: [9.95, 8.95], to: [12.05, 11.05], accent: 1 },
          { shape: 'segment', from: [9.95, 11.05], to: [12.05, 8.95], accent: 1 },
          { shape: 'circle', centre: [6, 10], radius: 1, accent: 3 },
          { shape: 'circle', centre: [16, 10], radius: 1, accent: 3 },
          { shape: 'text', at: [6, 10], text: 'A', anchor: 'middle' },
          { shape: 'text', at: [16, 10], text: 'A', anchor: 'middle' },
          { shape: 'text', at: [6, 8], text: '0,3 A', anchor: 'middle' },
          { shape: 'text', at: [16, 8], text: '0,3 A', anchor: 'middle' },
          { shape: 'text', at: [11, 7.4], text: 'ampolleta', anchor: 'middle' },
        ],
        alt: 'Circuito de un solo camino: pila, ampolleta y dos amperímetros, uno a cada lado de la ampolleta. Los dos marcan 0,3 A.',
      },
      example: {
        problem: md`Por un corte del cable de un cargador de auto pasan 12 C en 4 s. ¿Cuál es la corriente? Si hay un solo camino, ¿cuánta carga cruza en esos 4 s por otro corte, más allá del celular?`,
        steps: [
          {
            title: 'Reconoce lo que pide',
            text: md`La corriente es carga por segundo: hay que dividir los coulomb por los segundos.`,
          },
          { title: 'Calcula', text: md`$I = \frac{12}{4} = 3\ \text{A}$.` },
          {
            title: 'Interpreta',
            text: md`Cada segundo cruzan 3 C por cualquier corte. Así que en 4 s entran 12 C por un lado del celular y salen 12 C por el otro: no se pierde carga.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'treinta-coulomb',
          question: md`Por el cable de un ventilador pasan 30 C en 6 s. ¿Qué corriente circula?`,
          key: '5 A',
          distractors: [
            { text: '180 A', feedback: 'Multiplicaste 30 por 6. La corriente es carga por segundo: se divide.' },
            { text: '0,2 A', feedback: 'Dividiste el tiempo por la carga. Va al revés: coulomb por segundo.' },
            { text: '24 A', feedback: 'Restaste 30 menos 6, pero coulomb y segundos no se restan.' },
          ],
          explanation: md`$I = \frac{30\ \text{C}}{6\ \text{s}} = 5\ \text{A}$.`,
        },
        {
          id: 'que-significa-dos-amperes',
          question: md`En un punto de un cable la corriente es de 2 A. ¿Qué se sabe con eso?`,
          key: 'Que cruzan 2 C por ese punto en cada segundo',
          distractors: [
            {
              text: 'Que la carga avanza 2 m en cada segundo',
              feedback: 'Eso sería una rapidez. El ampere cuenta carga que pasa, no metros.',
            },
            {
              text: 'Que en la pila hay 2 C guardados para usar',
              feedback: 'La corriente habla de lo que pasa por un corte, no de lo que hay guardado.',
            },
            {
              text: 'Que cruzan 2 electrones en cada segundo',
              feedback: 'Un coulomb son más de seis trillones de electrones: la unidad es otra.',
            },
          ],
          explanation: md`Un ampere es un coulomb por segundo, así que 2 A son 2 C cada segundo.`,
        },
        {
          id: 'despues-del-motor',
          question: md`Un juguete tiene pila, motor y amperímetro en un solo camino. Antes del motor el amperímetro marca 0,8 A. Lo cambian al cable que sale del motor. ¿Cuánto marca?`,
          key: '0,8 A',
          distractors: [
            { text: '0,4 A', feedback: 'La carga no se reparte entre el motor y el cable: toda la que entra sale.' },
            { text: '0 A', feedback: 'Si no saliera corriente, tampoco podría entrar: el circuito estaría cortado.' },
          ],
          explanation: md`En un solo camino la corriente es la misma en todas partes. El motor recibe energía, no se queda con la carga.`,
        },
      ],
    },
    {
      id: 'carga-en-un-tiempo',
      title: 'Cuánta carga pasa: primero las unidades',
      idea: md`Si la corriente es constante, la carga es $Q = I \cdot t$. Más tiempo, más carga.

El ampere es coulomb por **segundo**. Por eso, antes de multiplicar, ordena las unidades: los minutos a segundos (por 60) y los miliamperes a amperes (dividir por 1.000).

Con la corriente en un gráfico según el tiempo, la carga es el **área** bajo la línea: base (segundos) por altura (amperes). Si la corriente cambia, se suman las áreas de los tramos.`,
      figure: {
        kind: 'plane',
        x: [0, 50],
        y: [0, 2],
        step: [10, 0.5],
        xTitle: 'Tiempo (s)',
        yTitle: 'Corriente (A)',
        shapes: [
          {
            shape: 'polygon',
            points: [
              [0, 0],
              [0, 1.5],
              [20, 1.5],
              [20, 0],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [20, 0],
              [20, 0.5],
              [50, 0.5],
              [50, 0],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'text', at: [10, 0.75], text: '30 C', anchor: 'middle' },
          { shape: 'text', at: [35, 0.25], text: '15 C', anchor: 'middle' },
        ],
        alt: 'Gráfico de corriente y tiempo: 1,5 A de 0 a 20 s, área de 30 C, y 0,5 A de 20 a 50 s, área de 15 C.',
        caption: 'Un motor que parte fuerte y después se estabiliza (datos inventados).',
      },
      example: {
        problem: md`Un sensor de humedad funciona con 500 mA durante 4 minutos. ¿Cuánta carga pasa por su cable?`,
        steps: [
          { title: 'Pasa a amperes', text: md`500 mA son $\frac{500}{1.000} = 0{,}5\ \text{A}$.` },
          { title: 'Pasa a segundos', text: md`4 minutos son $4 \cdot 60 = 240\ \text{s}$.` },
          { title: 'Multiplica', text: md`$Q = 0{,}5 \cdot 240 = 120\ \text{C}$.` },
          { title: 'Revisa el tamaño', text: md`Con medio coulomb por segundo, en 240 s pasan 120 C. Calza.` },
        ],
      },
      warnings: [
        {
          mistake: 'no-convierte-minutos-a-segundos',
          text: md`Multiplicar por los 4 minutos: da 2 C, sesenta veces menos. Un ampere es coulomb por segundo.`,
        },
        {
          mistake: 'no-convierte-miliamperes',
          text: md`Multiplicar por 500: da 120.000 C, mil veces de más. La «m» quiere decir milésima.`,
        },
        {
          mistake: 'divide-corriente-por-tiempo',
          text: md`Dividir por el tiempo. Pregúntate: si dura el doble, ¿pasa más o menos carga? Pasa el doble, así que se multiplica.`,
        },
      ],
      checks: [
        {
          id: 'reloj-dos-minutos',
          question: md`Un reloj recibe 250 mA durante 2 minutos. ¿Cuánta carga pasa?`,
          key: '30 C',
          distractors: [
            {
              text: '0,5 C',
              feedback: 'Usaste 2 minutos como 2 segundos: faltó multiplicar por 60.',
              mistake: 'no-convierte-minutos-a-segundos',
            },
            {
              text: '30.000 C',
              feedback: 'Usaste 250 como amperes: 250 mA son 0,25 A.',
              mistake: 'no-convierte-miliamperes',
            },
            {
              text: '0,002 C',
              feedback: 'Dividiste 0,25 por 120. Con más tiempo pasa más carga: multiplica.',
              mistake: 'divide-corriente-por-tiempo',
            },
          ],
          explanation: md`$0{,}25\ \text{A} \cdot 120\ \text{s} = 30\ \text{C}$.`,
        },
        {
          id: 'cuanto-tiempo-noventa',
          question: md`Una luz de bicicleta funciona con 150 mA. ¿En cuánto tiempo pasan 90 C por ella?`,
          key: '10 minutos',
          distractors: [
            {
              text: '600 minutos',
              feedback: 'El 600 está bien, pero son segundos: faltó pasarlos a minutos.',
              mistake: 'no-convierte-minutos-a-segundos',
            },
            {
              text: '0,6 segundos',
              feedback: 'Dividiste 90 por 150. Los miliamperes van primero a amperes: 0,15 A.',
              mistake: 'no-convierte-miliamperes',
            },
            {
              text: '13,5 segundos',
              feedback: 'Multiplicaste carga por corriente. El tiempo es la carga dividida por la corriente.',
            },
          ],
          explanation: md`$t = \frac{90}{0{,}15} = 600\ \text{s}$, que son 10 minutos.`,
        },
        {
          id: 'area-dos-tramos',
          question: md`El gráfico muestra la corriente que recibe una bomba de acuario. ¿Cuánta carga pasa en los 50 s?`,
          figure: {
            kind: 'plane',
            x: [0, 50],
            y: [0, 2.5],
            step: [10, 0.5],
            xTitle: 'Tiempo (s)',
            yTitle: 'Corriente (A)',
            shapes: [
              {
                shape: 'path',
                points: [
                  [0, 2],
                  [30, 2],
                  [30, 0.5],
                  [50, 0.5],
                ],
                accent: 1,
              },
            ],
            alt: 'Corriente según el tiempo: 2 A entre 0 y 30 s, y 0,5 A entre 30 y 50 s.',
          },
          key: '70 C',
          distractors: [
            { text: '60 C', feedback: 'Esa es solo la carga de los primeros 30 s; falta el segundo tramo.' },
            { text: '100 C', feedback: 'Usaste 2 A durante los 50 s, pero desde los 30 s la corriente es menor.' },
            {
              text: '125 C',
              feedback: 'Sumaste las dos corrientes y multiplicaste por 50 s. Cada una dura su propio tiempo.',
            },
          ],
          explanation: md`Primer tramo: $2 \cdot 30 = 60\ \text{C}$. Segundo: $0{,}5 \cdot 20 = 10\ \text{C}$. Juntos, 70 C.`,
        },
      ],
    },
    {
      id: 'cuanto-dura-la-bateria',
      title: 'Baterías: cuánto alcanza la carga',
      idea: md`En las baterías se lee «mAh»: miliampere-hora. Es una **carga**: 3.000 mAh alcanzan para 3.000 mA durante una hora, o para 300 mA durante diez.

Para saber cuánto dura, divide la carga que se usa por la corriente: $t = \frac{Q}{I}$. Si la carga está en mAh y la corriente en mA, el tiempo queda en horas.

Si el aparato se detiene con una reserva, descuéntala **primero**: solo cuenta la carga que de verdad se usa. Y una hora tiene 60 minutos: 1,5 h son 90 minutos.`,
      example: {
        problem: md`La batería de un monopatín guarda 10.000 mAh y su motor consume 4 A constantes. Se apaga cuando queda el 30 %. ¿Cuántos minutos anda?`,
        steps: [
          { title: 'Descuenta la reserva', text: md`Se usa el 70 %: $0{,}7 \cdot 10.000 = 7.000\ \text{mAh}$.` },
          { title: 'Iguala las unidades', text: md`4 A son 4.000 mA.` },
          { title: 'Divide', text: md`$t = \frac{7.000}{4.000} = 1{,}75\ \text{h}$.` },
          { title: 'Pasa a minutos', text: md`$1{,}75 \cdot 60 = 105$ minutos.` },
        ],
      },
      warnings: [
        {
          mistake: 'suma-lo-ya-usado',
          text: md`Usar los 10.000 mAh completos: da 150 minutos. La reserva se queda en la batería.`,
        },
        {
          mistake: 'usa-solo-la-reserva',
          text: md`Calcular con el 30 % que queda: da 45 minutos. Ese 30 % es justo lo que no se usa.`,
        },
        {
          mistake: 'horas-por-minutos',
          text: md`Leer 1,75 h como 175 minutos. El decimal son partes de una hora, y la hora tiene 60 minutos.`,
        },
      ],
      checks: [
        {
          id: 'parlante-seis-mil',
          question: md`Un parlante tiene una batería de 6.000 mAh, consume 1,5 A y se apaga cuando le queda el 20 %. ¿Cuántos minutos suena?`,
          key: '192 minutos',
          distractors: [
            {
              text: '240 minutos',
              feedback: 'Usaste los 6.000 mAh completos. El 20 % queda sin usar.',
              mistake: 'suma-lo-ya-usado',
            },
            {
              text: '48 minutos',
              feedback: 'Calculaste con el 20 % que queda, y no con el 80 % que se usa.',
              mistake: 'usa-solo-la-reserva',
            },
            {
              text: '320 minutos',
              feedback: 'Son 3,2 horas, pero la hora tiene 60 minutos, no 100.',
              mistake: 'horas-por-minutos',
            },
          ],
          explanation: md`Se usan $0{,}8 \cdot 6.000 = 4.800\ \text{mAh}$. Con 1.500 mA son 3,2 h, o sea, $3{,}2 \cdot 60 = 192$ minutos.`,
        },
        {
          id: 'celular-hasta-cuarenta',
          question: md`Un celular de 4.500 mAh, con la batería llena, consume en promedio 450 mA. ¿En cuántas horas llega al 40 %?`,
          key: '6 horas',
          distractors: [
            {
              text: '10 horas',
              feedback: 'Ese tiempo la deja en 0 %. Aquí todavía queda el 40 %.',
              mistake: 'suma-lo-ya-usado',
            },
            {
              text: '4 horas',
              feedback: 'Usaste el 40 % que queda. Lo que se gastó es el 60 %.',
              mistake: 'usa-solo-la-reserva',
            },
          ],
          explanation: md`Se gasta el 60 %: 2.700 mAh. Y $\frac{2.700}{450} = 6$ horas.`,
        },
        {
          id: 'mah-en-coulomb',
          question: md`¿Cuántos coulomb son 2.000 mAh?`,
          key: '7.200 C',
          distractors: [
            {
              text: '120 C',
              feedback: 'Multiplicaste 2 A por 60. Una hora tiene 3.600 segundos.',
              mistake: 'no-convierte-minutos-a-segundos',
            },
            {
              text: '7.200.000 C',
              feedback: 'Faltó pasar los miliamperes a amperes: 2.000 mA son 2 A.',
              mistake: 'no-convierte-miliamperes',
            },
          ],
          explanation: md`2.000 mAh son 2 A durante 3.600 s: $2 \cdot 3.600 = 7.200\ \text{C}$.`,
        },
      ],
    },
  ],
  summary: [
    md`$I = \frac{Q}{t}$: un ampere es un coulomb por segundo. La carga no se gasta en el circuito.`,
    md`$Q = I \cdot t$, con amperes y segundos; en un gráfico es el área.`,
    md`mAh es carga: $t = \frac{Q}{I}$, después de descontar la reserva.`,
    md`Decimales de hora por 60 dan minutos.`,
  ],
});
