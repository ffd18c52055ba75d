import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.ondas.doppler-interferencia-difraccion',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Estás en otra pieza, con la puerta abierta, y no ves el parlante. Igual escuchas la música: el sonido «dobla» por la puerta. ¿Por qué la luz de la lámpara no dobla igual?`,
    guesses: [
      'Porque la luz es mucho más rápida',
      'Porque su longitud de onda es muy chica frente a la puerta',
      'Porque la luz no es una onda',
    ],
    reveal: md`Las dos son ondas y las dos se abren al pasar por una abertura, pero mucho solo si la abertura se parece a su longitud de onda. La del sonido mide decímetros o metros; la de la luz, menos de una milésima de milímetro.`,
  },
  points: [
    {
      id: 'doppler',
      title: 'Doppler: la fuente se mueve',
      idea: md`Una sirena emite crestas a ritmo parejo. Si avanza, cada cresta sale un poco más adelante que la anterior. **Delante** quedan juntas y **detrás**, separadas.

A quien está delante le llegan más crestas por segundo: oye una frecuencia mayor, un sonido más **agudo**. A quien queda atrás, más **grave**.

La rapidez del sonido es la misma para los dos: la fija el aire. Y agudo no es lo mismo que fuerte: el tono depende de la frecuencia; lo fuerte, de la amplitud.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 19,
        shapes: [
          { shape: 'circle', centre: [12.4, 10], radius: 8, accent: 1 },
          { shape: 'circle', centre: [13.3, 10], radius: 6, accent: 1 },
          { shape: 'circle', centre: [14.2, 10], radius: 4, accent: 1 },
          { shape: 'circle', centre: [15.1, 10], radius: 2, accent: 1 },
          { shape: 'point', at: [16, 10], accent: 2 },
          { shape: 'point', at: [2, 10] },
          { shape: 'point', at: [23, 10] },
          { shape: 'text', at: [2, 11.6], text: 'Luz', anchor: 'middle' },
          { shape: 'text', at: [23, 11.6], text: 'Teo', anchor: 'middle' },
          { shape: 'arrow', from: [15, 0.7], to: [20, 0.7], accent: 2 },
          { shape: 'text', at: [14.4, 0.7], text: 'la sirena avanza', anchor: 'end' },
        ],
        alt: 'Frentes de onda de una sirena que avanza hacia la derecha. A la derecha, donde está Teo, los frentes están juntos; a la izquierda, donde está Luz, están separados.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'ver=doppler&vf=60',
        words: 'Acerca y aleja una sirena, y compara los tonos que se oyen.',
      },
      example: {
        problem: md`En la figura, ¿qué oyen Luz y Teo, comparado con lo que oye quien va en la ambulancia?`,
        steps: [
          { title: 'Mira el lado de Teo', text: md`Frentes juntos: le llegan más por segundo. Oye más agudo.` },
          { title: 'Mira el lado de Luz', text: md`Frentes separados: le llegan menos por segundo. Oye más grave.` },
          { title: 'Revisa la rapidez', text: md`Cada frente viaja a la misma rapidez en el aire, hacia ambos lados.` },
        ],
      },
      warnings: [
        {
          mistake: 'doppler-al-reves',
          text: md`Dar el agudo a quien queda atrás. Mira de qué lado están juntos los frentes.`,
        },
        {
          mistake: 'doppler-cambia-la-rapidez-del-sonido',
          text: md`Decir que adelante el sonido llega más rápido. Llegan más crestas por segundo, cada una a la misma rapidez.`,
        },
        {
          mistake: 'confunde-tono-con-intensidad',
          text: md`Decir que se oye más fuerte. El efecto Doppler cambia el tono.`,
        },
      ],
      checks: [
        {
          id: 'tren-que-se-aleja',
          question: md`Un tren toca la bocina mientras se aleja de ti. ¿Qué oyes, comparado con el maquinista?`,
          key: 'Un sonido más grave, porque te llegan menos crestas por segundo',
          distractors: [
            {
              text: 'Un sonido más agudo, porque te llegan más crestas por segundo',
              feedback: 'Detrás de la fuente las crestas quedan separadas.',
              mistake: 'doppler-al-reves',
            },
            {
              text: 'Un sonido más grave, porque te llega con menor rapidez',
              feedback: 'El tono está bien; la rapidez la fija el aire y no cambia.',
              mistake: 'doppler-cambia-la-rapidez-del-sonido',
            },
            {
              text: 'Un sonido del mismo tono, que solo se oye más débil',
              feedback: 'También cambia el tono: la frecuencia que recibes es otra.',
              mistake: 'confunde-tono-con-intensidad',
            },
          ],
          explanation: md`Cada cresta sale desde más lejos: llegan más espaciadas.`,
        },
        {
          id: 'ambulancia-que-pasa',
          question: md`Una ambulancia pasa frente a ti. ¿Qué cambia en lo que oyes justo al pasar?`,
          key: 'El tono baja: de más agudo a más grave',
          distractors: [
            {
              text: 'El tono sube: de más grave a más agudo',
              feedback: 'Al acercarse es agudo; al alejarse, grave.',
              mistake: 'doppler-al-reves',
            },
            {
              text: 'El tono no cambia: cambia solo el volumen',
              feedback: 'El volumen también, pero la frecuencia que te llega baja.',
              mistake: 'confunde-tono-con-intensidad',
            },
          ],
          explanation: md`Se acercaba y ahora se aleja.`,
        },
      ],
    },
    {
      id: 'doppler-de-la-luz',
      title: 'La luz de las galaxias',
      idea: md`Con la luz también pasa. Si una fuente se acerca, su luz llega con longitud de onda **menor**, corrida hacia el azul. Si se aleja, **mayor**, corrida hacia el rojo.

Se compara una misma luz, por ejemplo la del hidrógeno, medida en el laboratorio y recibida desde una galaxia. Mientras más corrida, más rápido se aleja. Casi todas se alejan, y las más distantes, más rápido: es una de las pruebas de que el universo se expande.

La luz no se cansa ni se frena en el camino: en el vacío viaja siempre a la misma rapidez.`,
      example: {
        problem: md`Una luz que en el laboratorio mide 500 nm se recibe desde tres galaxias (datos inventados):

| Galaxia | Distancia | Longitud recibida |
|---|---|---|
| A | cercana | 501 nm |
| B | media | 505 nm |
| C | lejana | 510 nm |

¿Qué se concluye?`,
        steps: [
          { title: 'Compara con el laboratorio', text: md`Las tres llegan con más de 500 nm: se alejan.` },
          { title: 'Mira cuánto', text: md`El corrimiento es de 1, 5 y 10 nm. No es igual.` },
          { title: 'Relaciona', text: md`La más lejana tiene el mayor corrimiento: se aleja más rápido.` },
        ],
      },
      warnings: [
        {
          mistake: 'corrimiento-al-rojo-como-acercamiento',
          text: md`Leer una longitud mayor como acercamiento. Al acercarse, las crestas se juntan: longitud menor.`,
        },
        {
          mistake: 'mira-si-cambia-y-no-cuanto',
          text: md`Ver que todas cambian y concluir que van igual. Resta cada una con la del laboratorio.`,
        },
        {
          mistake: 'luz-que-se-frena-en-el-vacio',
          text: md`Explicarlo porque la luz se frena en el viaje. En el vacío su rapidez es constante.`,
        },
      ],
      checks: [
        {
          id: 'tres-estrellas',
          question: md`Una luz mide 600 nm en el laboratorio. De la galaxia P llega con 603 nm; de Q, con 612 nm. ¿Qué se concluye?`,
          key: 'Las dos se alejan, y Q lo hace más rápido',
          distractors: [
            {
              text: 'Las dos se acercan, y Q lo hace más rápido',
              feedback: 'Mayor longitud es alejamiento.',
              mistake: 'corrimiento-al-rojo-como-acercamiento',
            },
            {
              text: 'Las dos se alejan, con la misma rapidez',
              feedback: 'Cambió 3 nm en P y 12 nm en Q.',
              mistake: 'mira-si-cambia-y-no-cuanto',
            },
            {
              text: 'Las dos están quietas, y su luz se frena',
              feedback: 'La luz no se frena en el vacío.',
              mistake: 'luz-que-se-frena-en-el-vacio',
            },
          ],
          explanation: md`Las dos crecen: se alejan. Q cambió cuatro veces más.`,
        },
        {
          id: 'andromeda',
          question: md`La luz de la galaxia de Andrómeda llega con longitudes de onda un poco menores que en el laboratorio. ¿Qué indica?`,
          key: 'Que se acerca a nosotros',
          distractors: [
            {
              text: 'Que se aleja de nosotros',
              feedback: 'Al alejarse la longitud aumenta.',
              mistake: 'corrimiento-al-rojo-como-acercamiento',
            },
            {
              text: 'Que su luz viaja más rápido',
              feedback: 'En el vacío toda luz viaja a la misma rapidez.',
              mistake: 'luz-que-se-frena-en-el-vacio',
            },
          ],
          explanation: md`Longitud menor: crestas más juntas. Andrómeda es de las pocas que se acercan.`,
        },
      ],
    },
    {
      id: 'interferencia',
      title: 'Interferencia: las ondas se suman',
      idea: md`Cuando dos ondas llegan al mismo lugar, sus valores **se suman** en cada instante, con su signo. Después cada una sigue su camino.

- Cresta con cresta: se refuerzan. Es la interferencia **constructiva**.
- Cresta con valle: se restan. Es la **destructiva**.

Para anularse por completo tienen que tener la **misma frecuencia**, la **misma amplitud** y estar **al revés**: la cresta de una con el valle de la otra. Así trabajan los audífonos que cancelan ruido: emiten el sonido contrario.`,
      figure: {
        kind: 'plane',
        x: [0, 8],
        y: [-3, 3],
        step: [1, 1],
        xTitle: 'Tiempo (ms)',
        yTitle: 'Onda',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 0],
              [0.5, 1.41],
              [1, 2],
              [1.5, 1.41],
              [2, 0],
              [2.5, -1.41],
              [3, -2],
              [3.5, -1.41],
              [4, 0],
              [4.5, 1.41],
              [5, 2],
              [5.5, 1.41],
              [6, 0],
              [6.5, -1.41],
              [7, -2],
              [7.5, -1.41],
              [8, 0],
            ],
            smooth: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [0, 0],
              [0.5, -1.41],
              [1, -2],
              [1.5, -1.41],
              [2, 0],
              [2.5, 1.41],
              [3, 2],
              [3.5, 1.41],
              [4, 0],
              [4.5, -1.41],
              [5, -2],
              [5.5, -1.41],
              [6, 0],
              [6.5, 1.41],
              [7, 2],
              [7.5, 1.41],
              [8, 0],
            ],
            smooth: true,
            dashed: true,
            accent: 2,
          },
        ],
        alt: 'Dos ondas de período 4 ms y amplitud 2. Cuando la continua está en 2, la punteada está en −2: son opuestas en todo momento.',
        caption: 'Continua: ruido. Punteada: lo que emite el audífono.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'roce=0&A2=-8&a=3&usa=regla',
        words: 'Cruza un pulso hacia arriba con otro hacia abajo y mira el instante en que se suman.',
      },
      example: {
        problem: md`En un punto, la onda A tiene cresta de 3 y, en el mismo instante, la onda B tiene valle de −2, con igual frecuencia. ¿Qué resulta? ¿Se anulan?`,
        steps: [
          { title: 'Suma con signo', text: md`$3 + (-2) = 1$.` },
          { title: 'Interpreta', text: md`Se debilitan, pero queda una onda de amplitud 1.` },
          { title: 'Qué faltaría', text: md`Para anularse, B tendría que tener amplitud 3.` },
        ],
      },
      warnings: [
        {
          mistake: 'cancela-con-onda-igual',
          text: md`Emitir una onda idéntica. Cresta con cresta da el doble, no cero.`,
        },
        {
          mistake: 'cancela-con-mas-intensidad',
          text: md`Emitir una más fuerte. Si la contraria tiene el doble de amplitud, sobra tanto como había.`,
        },
        {
          mistake: 'cancela-con-otra-frecuencia',
          text: md`Emitir otra frecuencia. Se anularían en unos instantes y se reforzarían en otros.`,
        },
      ],
      checks: [
        {
          id: 'onda-que-anula',
          question: md`Un ruido tiene período 6 ms y amplitud 5, con cresta en 1,5 ms y valle en 4,5 ms. ¿Qué onda lo anula?`,
          key: 'Período 6 ms, amplitud 5, valle en 1,5 ms',
          distractors: [
            {
              text: 'Período 6 ms, amplitud 5, cresta en 1,5 ms',
              feedback: 'Cresta con cresta: suman 10.',
              mistake: 'cancela-con-onda-igual',
            },
            {
              text: 'Período 6 ms, amplitud 10, valle en 1,5 ms',
              feedback: 'Suma en 1,5 ms: 5 menos 10 da −5, no cero.',
              mistake: 'cancela-con-mas-intensidad',
            },
            {
              text: 'Período 3 ms, amplitud 5, valle en 1,5 ms',
              feedback: 'Con otro período se anulan solo en algunos instantes.',
              mistake: 'cancela-con-otra-frecuencia',
            },
          ],
          explanation: md`Misma frecuencia, misma amplitud y al revés: en todo instante suman cero.`,
        },
        {
          id: 'dos-parlantes',
          question: md`Dos parlantes emiten el mismo tono. En un punto de la sala casi no se oye nada. ¿Por qué?`,
          key: 'Ahí las crestas de uno llegan con los valles del otro',
          distractors: [
            {
              text: 'Ahí las crestas de uno llegan con las del otro',
              feedback: 'Eso refuerza el sonido.',
              mistake: 'cancela-con-onda-igual',
            },
            {
              text: 'Ahí el parlante más fuerte tapa al más débil',
              feedback: 'Un sonido más fuerte no elimina a otro: se suman.',
              mistake: 'cancela-con-mas-intensidad',
            },
          ],
          explanation: md`Es interferencia destructiva: las distancias a los parlantes hacen que lleguen al revés.`,
        },
        {
          id: 'crestas-que-coinciden',
          question: md`Dos olas de 3 y 2 m de amplitud se cruzan en mar abierto. ¿Qué altura alcanza el agua si coinciden dos crestas?`,
          key: '5 m',
          distractors: [
            { text: '1 m', feedback: 'Eso es si coincide la cresta de la mayor con el valle de la otra.' },
            { text: '3 m', feedback: 'La menor también suma: no queda tapada.', mistake: 'cancela-con-mas-intensidad' },
          ],
          explanation: md`$3 + 2 = 5\ \text{m}$ sobre el nivel de equilibrio.`,
        },
      ],
    },
    {
      id: 'difraccion',
      title: 'Difracción: abrirse al pasar',
      idea: md`Al pasar por una abertura o por el borde de un obstáculo, las ondas se **abren** hacia los lados: es la **difracción**.

¿Cuánto? No depende de la abertura sola ni de la longitud de onda sola, sino de su comparación. Divide la abertura por $\lambda$: mientras **más chico** es ese cociente, más se abren.

Por eso el sonido dobla por una puerta y la luz casi no. La frecuencia y la longitud de onda no cambian al pasar: cambia la forma de los frentes.`,
      example: {
        problem: md`Ondas de agua pasan por una abertura (datos redondeados):

| Ensayo | $\lambda$ (cm) | Abertura (cm) | Ángulo |
|---|---|---|---|
| 1 | 2 | 8 | 14° |
| 2 | 2 | 4 | 30° |
| 3 | 4 | 8 | 30° |
| 4 | 4 | 16 | 14° |

¿De qué depende el ángulo?`,
        steps: [
          {
            title: 'Prueba con la abertura sola',
            text: md`En 1 y 3 es la misma, 8 cm, y el ángulo es distinto. No basta.`,
          },
          {
            title: 'Prueba con la longitud sola',
            text: md`En 1 y 2 es la misma, 2 cm, y el ángulo es distinto. Tampoco.`,
          },
          {
            title: 'Compara las dos',
            text: md`Abertura dividida por $\lambda$: 4, 2, 2 y 4. Con cociente 2, 30°; con 4, 14°.`,
          },
          {
            title: 'Concluye',
            text: md`Se abren más cuando la abertura es menor **respecto** de la longitud de onda.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'difraccion-depende-solo-de-la-abertura',
          text: md`Mirar solo la abertura. Con la misma abertura, ondas más largas se abren más.`,
        },
        {
          mistake: 'difraccion-mayor-con-abertura-grande',
          text: md`Creer que por una abertura más grande se abren más. Pasan casi derechas.`,
        },
        {
          mistake: 'cambia-el-periodo-por-la-abertura',
          text: md`Creer que basta mirar la longitud de onda, o que la abertura la cambia. La onda sale con la misma que traía.`,
        },
      ],
      checks: [
        {
          id: 'cual-se-abre-mas',
          question: md`Tres ensayos: P, $\lambda = 3$ cm y abertura 12 cm; Q, $\lambda = 3$ cm y abertura 6 cm; R, $\lambda = 6$ cm y abertura 36 cm. ¿En cuál se abren más las ondas?`,
          key: 'En Q',
          distractors: [
            {
              text: 'En R, por su mayor abertura',
              feedback: 'Una abertura grande frente a la onda las deja pasar casi derechas.',
              mistake: 'difraccion-mayor-con-abertura-grande',
            },
            {
              text: 'En R, por su mayor longitud',
              feedback: 'La longitud sola no decide: en R caben 6 en la abertura.',
              mistake: 'cambia-el-periodo-por-la-abertura',
            },
          ],
          explanation: md`Cocientes: P, 4; Q, 2; R, 6. El más chico es el de Q.`,
        },
        {
          id: 'misma-puerta',
          question: md`Por la misma puerta salen un sonido grave y uno agudo. ¿Cuál se abre más hacia los lados?`,
          key: 'El grave, porque su longitud de onda es mayor',
          distractors: [
            {
              text: 'Los dos igual, porque la puerta es la misma',
              feedback: 'También importa la longitud de onda.',
              mistake: 'difraccion-depende-solo-de-la-abertura',
            },
            {
              text: 'El agudo, porque cabe más veces en la puerta',
              feedback: 'Si cabe más veces, la abertura es grande para él: se abre menos.',
              mistake: 'difraccion-mayor-con-abertura-grande',
            },
          ],
          explanation: md`Con la misma abertura, el cociente es menor para la onda más larga.`,
        },
        {
          id: 'tras-la-abertura',
          question: md`Olas de $\lambda = 5$ cm pasan por una abertura de 5 cm en una cubeta. ¿Qué longitud de onda tienen al otro lado, si la profundidad es la misma?`,
          key: '5 cm',
          distractors: [
            {
              text: 'Menos de 5 cm',
              feedback: 'La abertura no aprieta las crestas: cambia la forma de los frentes.',
              mistake: 'cambia-el-periodo-por-la-abertura',
            },
            {
              text: 'Más de 5 cm',
              feedback: 'Se abren en ángulo, pero la distancia entre crestas es la misma.',
              mistake: 'cambia-el-periodo-por-la-abertura',
            },
          ],
          explanation: md`Mismo medio y misma frecuencia: igual longitud de onda.`,
        },
      ],
    },
  ],
  summary: [
    md`Doppler: si la fuente se acerca, más agudo; si se aleja, más grave. La rapidez del sonido no cambia.`,
    md`Luz corrida al rojo: la fuente se aleja, y más rápido si el corrimiento es mayor.`,
    md`Interferencia: se suman con signo. Anula la misma onda al revés.`,
    md`Difracción: se abre más si la abertura es chica frente a la longitud de onda.`,
  ],
});
