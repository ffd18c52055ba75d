import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.herencia-evolucion.ciclo-celular',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Miras al microscopio 300 células de un cultivo que se dividen cada 24 horas. Solo 15 están en plena división. ¿Qué te dice eso sobre cuánto dura la división?`,
    guesses: [
      'Que dura poco, comparada con el ciclo completo',
      'Que casi todas las células están muertas',
      'Nada: habría que filmarlas un día entero',
    ],
    reveal: md`Que dura poco: cerca de 1,2 horas de 24. Una sola foto de muchas células sirve como reloj. El resto del tiempo es **interfase**, y ahí pasa lo que prepara la división: crecer, copiar el ADN y revisar que esté bien.`,
  },
  points: [
    {
      id: 'adn-en-el-tiempo',
      title: 'La interfase en un gráfico de ADN',
      idea: md`Si mides el ADN del núcleo de una célula durante un ciclo, ves cuatro tramos:

- **G1**: el ADN no cambia. La célula crece.
- **S**: el ADN sube hasta el doble. Se **copia**.
- **G2**: el ADN se mantiene en el doble. La célula se prepara y revisa la copia.
- **M**: el material se reparte entre dos núcleos, y en cada uno queda la cantidad del comienzo.

G1, S y G2 son la **interfase**. Para encontrar la copia busca el tramo que **sube**. No el que está arriba, ni el que baja.`,
      figure: {
        kind: 'plane',
        x: [0, 22],
        y: [0, 14],
        step: [2, 2],
        xTitle: 'Tiempo (h)',
        yTitle: 'ADN (pg)',
        shapes: [
          {
            shape: 'path',
            accent: 1,
            points: [
              [0, 6],
              [8, 6],
              [14, 12],
              [18, 12],
              [19, 6],
              [22, 6],
            ],
          },
          { shape: 'text', at: [4, 4], text: '1', anchor: 'middle' },
          { shape: 'text', at: [10, 10], text: '2', anchor: 'middle' },
          { shape: 'text', at: [16, 10], text: '3', anchor: 'middle' },
          { shape: 'text', at: [20, 9], text: '4', anchor: 'middle' },
        ],
        alt: 'ADN del núcleo según el tiempo: 6 picogramos de 0 a 8 horas (tramo 1), sube a 12 entre las 8 y las 14 (tramo 2), se mantiene en 12 hasta las 18 (tramo 3) y baja a 6 a las 19 (tramo 4).',
        caption: 'Cantidad de ADN por núcleo en un ciclo (datos inventados).',
      },
      game: {
        game: 'celula',
        state: 'division.mitosis.4.g1',
        words: 'Recorre el ciclo paso a paso y sigue la cantidad de ADN.',
      },
      example: {
        problem: md`Según el gráfico, ¿cuánto dura la copia del ADN? ¿Cuánto ADN hay en un núcleo a las 17 horas y a las 20?`,
        steps: [
          {
            title: 'Encuentra el tramo que sube',
            text: md`El 2: de 6 a 12 pg, entre las 8 y las 14 horas. Dura $14 - 8 = 6$ horas. Es la fase S.`,
          },
          { title: 'A las 17 horas', text: md`El tramo 3 está plano en 12 pg. El ADN ya está copiado: es G2.` },
          { title: 'A las 20 horas', text: md`Ya hubo división: cada núcleo tiene 6 pg, lo mismo que al comienzo.` },
        ],
      },
      warnings: [
        {
          mistake: 'ubica-la-replicacion-en-g1',
          text: md`Creer que el ADN se copia apenas empieza la interfase. En G1 la línea está plana: la célula crece con la misma cantidad.`,
        },
        {
          mistake: 'crecimiento-como-replicacion',
          text: md`Elegir G2 porque ahí el ADN es máximo. Un tramo plano, aunque esté alto, no muestra copia: ya terminó.`,
        },
        {
          mistake: 'confunde-division-con-replicacion',
          text: md`Elegir el tramo que baja. Baja porque el material se reparte entre dos núcleos.`,
        },
      ],
      checks: [
        {
          id: 'tabla-de-adn',
          question: md`En una célula de rana se midió el ADN del núcleo (datos inventados):

| Hora | 0 | 5 | 10 | 15 | 20 |
|---|---|---|---|---|---|
| ADN (pg) | 13 | 13 | 26 | 26 | 13 |

¿Entre qué horas se copió el ADN?`,
          key: 'Entre la 5 y la 10',
          distractors: [
            {
              text: 'Entre la 0 y la 5',
              feedback: 'Ahí la cantidad es la misma, 13 pg: la célula crece sin copiarlo.',
              mistake: 'ubica-la-replicacion-en-g1',
            },
            {
              text: 'Entre la 10 y la 15',
              feedback: 'Ya está en 26 pg y no cambia: la copia terminó antes.',
              mistake: 'crecimiento-como-replicacion',
            },
            {
              text: 'Entre la 15 y la 20',
              feedback: 'Baja de 26 a 13: se repartió entre dos núcleos.',
              mistake: 'confunde-division-con-replicacion',
            },
          ],
          explanation: md`El ADN pasa de 13 a 26 pg entre las horas 5 y 10. Duplicarse es copiarse: es la fase S.`,
        },
        {
          id: 'adn-en-g2',
          question: md`Una célula de la piel tiene 7 pg de ADN en G1. ¿Cuánto tiene en G2 y cuánto cada núcleo al terminar la división?`,
          key: '14 pg y 7 pg',
          distractors: [
            {
              text: '7 pg y 7 pg',
              feedback: 'Entre G1 y G2 está la fase S, en que el ADN se copia.',
              mistake: 'busca-la-copia-en-la-mitosis',
            },
            { text: '14 pg y 14 pg', feedback: 'En G2 está bien. Al dividirse, los 14 se reparten entre dos núcleos.' },
            {
              text: '7 pg y 14 pg',
              feedback: 'La copia ocurre antes de dividirse, no al final.',
              mistake: 'confunde-division-con-replicacion',
            },
          ],
          explanation: md`En S se duplica: 14 pg. En M se reparte: 7 pg por núcleo.`,
        },
      ],
    },
    {
      id: 'duracion-por-proporcion',
      title: 'Cuánto dura cada fase: una foto de muchas células',
      idea: md`En un cultivo donde cada célula va en su propio momento, es más probable pillar una célula en una fase **larga** que en una corta. Por eso:

$$\frac{\text{células en la fase}}{\text{células en total}} = \frac{\text{duración de la fase}}{\text{duración del ciclo}}$$

Es una estimación: sirve si las células no están sincronizadas y todas se dividen a un ritmo parecido.

Lee qué fase te piden. «La copia del ADN» es S, una parte de la interfase, y no M.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['G1', 'S', 'G2', 'M'],
        series: [{ name: 'Células', values: [150, 90, 45, 15] }],
        yTitle: 'Células',
        showValues: true,
        alt: 'Células en cada fase: 150 en G1, 90 en S, 45 en G2 y 15 en M.',
        caption: 'Fase de 300 células de un cultivo cuyo ciclo dura 24 horas (datos inventados).',
      },
      example: {
        problem: md`El ciclo de estas 300 células dura 24 horas. ¿Cuánto tarda una célula en copiar su ADN?`,
        steps: [
          { title: 'Elige la fase', text: md`El ADN se copia en S: 90 células.` },
          { title: 'Saca la proporción', text: md`$\frac{90}{300} = 0{,}3$.` },
          { title: 'Aplícala al ciclo', text: md`$0{,}3 \cdot 24 = 7{,}2$ horas.` },
        ],
      },
      warnings: [
        {
          mistake: 'busca-la-copia-en-la-mitosis',
          text: md`Usar las células en M para la copia del ADN. En M el ADN ya copiado se reparte. La copia es en S.`,
        },
        {
          mistake: 'fase-con-igual-duracion',
          text: md`Dividir el ciclo por 4. Las barras muestran que las fases no duran lo mismo.`,
        },
        {
          mistake: 'toma-la-fase-con-mas-celulas',
          text: md`Tomar la barra más alta sin mirar qué se pide. G1 es la más larga, pero en ella no se copia nada.`,
        },
      ],
      checks: [
        {
          id: 'veinte-horas',
          question: md`En un cultivo el ciclo dura 20 horas. De 400 células, 160 están en G1, 140 en S, 60 en G2 y 40 en M. ¿Cuánto dura la copia del ADN?`,
          key: '7 h',
          distractors: [
            {
              text: '2 h',
              feedback: 'Usaste las 40 células en M. El ADN se copia en la interfase, en S.',
              mistake: 'busca-la-copia-en-la-mitosis',
            },
            {
              text: '5 h',
              feedback: 'Repartiste 20 horas en cuatro partes iguales; las fases no duran lo mismo.',
              mistake: 'fase-con-igual-duracion',
            },
            {
              text: '8 h',
              feedback: 'Esa es la duración de G1, la fase con más células.',
              mistake: 'toma-la-fase-con-mas-celulas',
            },
          ],
          explanation: md`$\frac{140}{400} \cdot 20 = 0{,}35 \cdot 20 = 7$ horas.`,
        },
        {
          id: 'cuanto-dura-m',
          question: md`En otro cultivo, el ciclo dura 15 horas y 16 de 200 células están en M. ¿Cuánto dura M, aproximadamente?`,
          key: '1,2 h',
          distractors: [
            {
              text: '3,75 h',
              feedback: 'Dividiste el ciclo por 4. Usa la proporción: 16 de 200.',
              mistake: 'fase-con-igual-duracion',
            },
            { text: '8 h', feedback: '8 es el porcentaje de células en M. Aplícalo a las 15 horas.' },
            { text: '13,8 h', feedback: 'Ese es el resto del ciclo: la interfase.' },
          ],
          explanation: md`$\frac{16}{200} = 0{,}08$ y $0{,}08 \cdot 15 = 1{,}2$ horas.`,
        },
      ],
    },
    {
      id: 'compactar-y-controlar',
      title: 'Compactar el ADN y revisar antes de seguir',
      idea: md`El ADN de una célula humana, estirado, mide cerca de 2 metros, y el núcleo, unas milésimas de milímetro. Cabe porque se enrolla en proteínas, las **histonas**: eso es la **cromatina**. Al comenzar la mitosis se **compacta más** y se ven los cromosomas, cada uno con dos **cromátidas hermanas**. Compacto se mueve sin enredarse ni romperse; suelto, se puede copiar y leer.

El ciclo tiene **puntos de control**:

- al final de **G1**: ¿hay tamaño, señales y ADN sano?
- al final de **G2**: ¿la copia está completa?
- en **M**: ¿cada cromosoma está unido al huso?

Si algo falla, la célula se detiene y repara; si no puede, muere.`,
      game: {
        game: 'celula',
        state: 'division.mitosis.4.g1.ninguno.sin-cruce.0.control',
        words: 'Daña el ADN y mira si el control deja pasar a la célula.',
      },
      example: {
        problem: md`A un cultivo se le aplica luz UV, que daña el ADN. Una hora después casi ninguna célula pasa de G1 a S; a las 20 horas, la mayoría vuelve a avanzar y unas pocas mueren. Explica el resultado.`,
        steps: [
          { title: 'Lo observado', text: md`Las células se detienen antes de S, y más tarde la mayoría sigue.` },
          {
            title: 'El control',
            text: md`El control de G1 detecta ADN dañado y frena el ciclo **antes** de copiarlo. Así el error no pasa a las copias.`,
          },
          {
            title: 'Lo que vino después',
            text: md`En ese tiempo se reparó el daño en la mayoría. Las que no se pudieron reparar, murieron.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'que-control-falla',
          question: md`Un fármaco impide que los cromosomas se unan al huso. Las células se detienen con los cromosomas muy compactos. ¿Qué control las detuvo?`,
          key: 'El de M',
          distractors: [
            {
              text: 'El de G1',
              feedback: 'Ese revisa antes de copiar el ADN, y aquí los cromosomas ya están compactos.',
            },
            {
              text: 'El de G2',
              feedback: 'Ese revisa la copia antes de entrar en M. Aquí ya entró: los cromosomas están compactos.',
            },
          ],
          explanation: md`El control de M espera que todos los cromosomas estén unidos al huso antes de separarlos.`,
        },
        {
          id: 'por-que-se-compacta',
          question: md`¿Qué ventaja tiene que el ADN se compacte al comenzar la mitosis?`,
          key: 'Se puede repartir sin que se enrede ni se rompa',
          distractors: [
            {
              text: 'Se puede copiar con más rapidez que suelto',
              feedback: 'La copia ocurre antes, en S, con el ADN más suelto.',
              mistake: 'busca-la-copia-en-la-mitosis',
            },
            {
              text: 'Se puede reducir a la mitad de su cantidad',
              feedback: 'Compactar no quita ADN: solo lo enrolla más.',
            },
            {
              text: 'Se puede leer mejor para fabricar proteínas',
              feedback: 'Muy enrollado se lee menos: para leerlo tiene que estar suelto.',
            },
          ],
          explanation: md`Cromosomas cortos y firmes se mueven enteros hacia cada polo.`,
        },
        {
          id: 'sin-control-de-g-uno',
          question: md`Una célula perdió el control de G1 y su ADN está dañado. ¿Qué puede ocurrir?`,
          key: 'Que copie el daño y lo pase a sus células hijas',
          distractors: [
            {
              text: 'Que se detenga hasta que el daño se repare',
              feedback: 'Eso haría una célula con el control. Esta lo perdió.',
            },
            {
              text: 'Que repare el daño más rápido al no detenerse',
              feedback: 'Detenerse da tiempo a reparar. Sin pausa, hay menos reparación.',
            },
            {
              text: 'Que deje de crecer y de dividirse para siempre',
              feedback: 'Perder un freno no detiene: deja avanzar.',
            },
          ],
          explanation: md`Sin freno, pasa a S con el ADN dañado, y la copia incluye el error.`,
        },
      ],
    },
  ],
  summary: [
    md`Interfase: G1 (crece), S (copia el ADN), G2 (revisa). Luego M (reparte).`,
    md`En un gráfico de ADN, la copia es el tramo que sube.`,
    md`Duración de una fase: proporción de células en ella por duración del ciclo.`,
    md`El ADN se enrolla en histonas; en la mitosis se compacta en cromosomas.`,
    md`Controles en G1, G2 y M: detener, reparar o morir.`,
  ],
});
