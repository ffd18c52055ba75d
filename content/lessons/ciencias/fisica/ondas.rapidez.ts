import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.ondas.rapidez',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Desde un muelle ves pasar una ola cada 4 segundos. De cresta a cresta hay 8 metros. ¿Qué tan rápido avanzan las olas?`,
    guesses: ['32 metros por segundo', '2 metros por segundo', 'Medio metro por segundo'],
    reveal: md`En 4 s la ola avanza justo su propia longitud, 8 m. Eso son 2 m en cada segundo. Toda la lección sale de esa idea: en un período, una onda avanza una longitud de onda.`,
  },
  points: [
    {
      id: 'una-longitud-en-un-periodo',
      title: 'Una longitud de onda en cada período',
      idea: md`La rapidez es distancia dividida por tiempo. Una onda recorre $\lambda$ en un tiempo $T$. Por eso $v = \frac{\lambda}{T}$.

Como $f = \frac{1}{T}$, también $v = \lambda \cdot f$. Si la frecuencia está en Hz y la longitud en metros, la rapidez queda en m/s.

De ahí se despejan las otras dos: $\lambda = \frac{v}{f}$ y $f = \frac{v}{\lambda}$. En el vacío, y casi igual en el aire, toda onda electromagnética viaja a $3 \cdot 10^{8}\ \text{m/s}$.`,
      game: {
        game: 'simulador-ondas',
        state: 'fin=abierto&con=motor&A=6&f=2&roce=0&usa=regla',
        words: 'Cambia la frecuencia y mide la longitud: el producto sigue igual.',
      },
      example: {
        problem: md`Pasan 5 olas completas en 20 s y su longitud de onda es de 8 m. ¿Con qué rapidez avanzan?`,
        steps: [
          { title: 'Saca el período', text: md`$T = \frac{20}{5} = 4\ \text{s}$ por ola.` },
          { title: 'Saca la frecuencia', text: md`$f = \frac{5}{20} = 0{,}25\ \text{Hz}$, el inverso de 4.` },
          {
            title: 'Multiplica por la longitud',
            text: md`$v = 8 \cdot 0{,}25 = 2\ \text{m/s}$.`,
          },
          {
            title: 'Comprueba por otro camino',
            text: md`En 20 s avanzan $5 \cdot 8 = 40\ \text{m}$, y $40 : 20 = 2\ \text{m/s}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'usa-periodo-como-frecuencia-en-v',
          text: md`Multiplicar $\lambda$ por $T$. Mira las unidades: metros por segundos no dan m/s. Con el período se divide.`,
        },
        {
          mistake: 'ignora-cuantas-ondas-pasan',
          text: md`Dividir una sola longitud por todo el tiempo. En 20 s no avanza 8 m: avanza 5 veces eso.`,
        },
        {
          mistake: 'olvida-dividir-por-el-tiempo-total',
          text: md`Dar los 40 m como rapidez. Esa es la distancia de los 20 s; falta dividir.`,
        },
      ],
      checks: [
        {
          id: 'olas-pilar',
          question: md`Frente a un pilar pasan 10 olas completas en 40 s, con crestas separadas por 6 m. ¿Cuál es su rapidez?`,
          key: '1,5 m/s',
          distractors: [
            {
              text: '24 m/s',
              feedback: 'Multiplicaste 6 por los 4 s del período. Con el período se divide.',
              mistake: 'usa-periodo-como-frecuencia-en-v',
            },
            {
              text: '0,15 m/s',
              feedback: 'Dividiste 6 por 40, pero en ese tiempo avanzan 10 longitudes.',
              mistake: 'ignora-cuantas-ondas-pasan',
            },
            {
              text: '60 m/s',
              feedback: 'Son los 60 m que avanza en los 40 s. Falta dividir por ese tiempo.',
              mistake: 'olvida-dividir-por-el-tiempo-total',
            },
          ],
          explanation: md`$T = \frac{40}{10} = 4\ \text{s}$ y $v = \frac{6}{4} = 1{,}5\ \text{m/s}$.`,
        },
        {
          id: 'longitud-600',
          question: md`Una señal de 600 MHz ($6 \cdot 10^{8}\ \text{Hz}$) viaja a $3 \cdot 10^{8}\ \text{m/s}$. ¿Cuál es su longitud de onda?`,
          key: '0,5 m',
          distractors: [
            { text: '2 m', feedback: 'Dividiste la frecuencia por la rapidez. Es al revés.' },
            { text: '5 m', feedback: 'Las cifras están bien, pero hay una potencia de diez de más.' },
          ],
          explanation: md`$\lambda = \frac{3 \cdot 10^{8}}{6 \cdot 10^{8}} = 0{,}5\ \text{m}$.`,
        },
        {
          id: 'frecuencia-sonido',
          question: md`Un sonido viaja a 340 m/s con $\lambda = 2\ \text{m}$. ¿Cuál es su frecuencia?`,
          key: '170 Hz',
          distractors: [
            {
              text: '680 Hz',
              feedback: 'Multiplicaste. Para despejar la frecuencia se divide la rapidez por la longitud.',
            },
            { text: '0,006 Hz', feedback: 'Dividiste 2 por 340: ese es el período en segundos, no la frecuencia.' },
          ],
          explanation: md`$f = \frac{340}{2} = 170\ \text{Hz}$.`,
        },
      ],
    },
    {
      id: 'cambio-de-medio',
      title: 'Al cambiar de medio, la frecuencia se queda',
      idea: md`Cuando una onda pasa a otro medio, su **frecuencia no cambia**: la impone la fuente. Por cada cresta que llega al borde, sale una cresta al otro lado.

Lo que cambia es la rapidez. Y con la misma frecuencia, si va más lento, las crestas quedan más juntas. Por eso rapidez y longitud cambian **en la misma proporción**: $\frac{\lambda_2}{\lambda_1} = \frac{v_2}{v_1}$.`,
      figure: {
        kind: 'drawing',
        width: 16,
        height: 6,
        shapes: [
          { shape: 'segment', from: [1, 1], to: [1, 4], accent: 1 },
          { shape: 'segment', from: [5, 1], to: [5, 4], accent: 1 },
          { shape: 'segment', from: [9, 0.5], to: [9, 4.5], dashed: true },
          { shape: 'segment', from: [12, 1], to: [12, 4], accent: 2 },
          { shape: 'segment', from: [15, 1], to: [15, 4], accent: 2 },
          { shape: 'text', at: [4, 5.3], text: 'profundo: 4 m', anchor: 'middle' },
          { shape: 'text', at: [12.5, 5.3], text: 'bajo: 3 m', anchor: 'middle' },
        ],
        alt: 'Crestas vistas desde arriba. En la zona profunda están separadas por 4 m; tras un borde punteado, en la zona baja, por 3 m.',
      },
      example: {
        problem: md`En un canal, una onda viaja a 8 m/s con $\lambda = 4\ \text{m}$ y entra a una zona donde viaja a 6 m/s. ¿Cuánto mide ahora su longitud de onda?`,
        steps: [
          { title: 'Saca la frecuencia', text: md`$f = \frac{8}{4} = 2\ \text{Hz}$. Esa se mantiene.` },
          { title: 'Usa la rapidez nueva', text: md`$\lambda_2 = \frac{6}{2} = 3\ \text{m}$.` },
          { title: 'Revisa el sentido', text: md`Va más lento y las crestas quedan más juntas: 3 es menos que 4.` },
        ],
      },
      warnings: [
        {
          mistake: 'frecuencia-cambia-con-el-medio',
          text: md`Mantener $\lambda$ y cambiar $f$. Es al revés: la frecuencia viene de la fuente y $\lambda$ se ajusta.`,
        },
        {
          mistake: 'razon-de-rapideces-invertida',
          text: md`Invertir el cociente. Si va más lento, el resultado tiene que ser una longitud menor.`,
        },
        {
          mistake: 'longitud-por-diferencia-de-rapidez',
          text: md`Restar: «perdió 2 m/s, pierde 2 m». Metros y metros por segundo no se restan; se comparan por cociente.`,
        },
      ],
      checks: [
        {
          id: 'luz-vidrio',
          question: md`Una luz tiene $\lambda = 600\ \text{nm}$ en el aire, donde viaja a $3 \cdot 10^{8}\ \text{m/s}$. En un vidrio viaja a $2 \cdot 10^{8}\ \text{m/s}$. ¿Cuál es su longitud de onda en el vidrio?`,
          key: '400 nm',
          distractors: [
            {
              text: '900 nm',
              feedback: 'Invertiste el cociente. Más lenta, las crestas van más juntas.',
              mistake: 'razon-de-rapideces-invertida',
            },
            {
              text: '600 nm',
              feedback: 'Mantuviste la longitud. Lo que se mantiene es la frecuencia.',
              mistake: 'frecuencia-cambia-con-el-medio',
            },
          ],
          explanation: md`$\lambda_2 = 600 \cdot \frac{2}{3} = 400\ \text{nm}$.`,
        },
        {
          id: 'canal-diez-cuatro',
          question: md`Una onda pasa de un medio donde viaja a 10 m/s, con $\lambda = 5\ \text{m}$, a otro donde viaja a 8 m/s. ¿Cuánto mide $\lambda$ en el segundo?`,
          key: '4 m',
          distractors: [
            {
              text: '3 m',
              feedback: 'Restaste los 2 m/s de diferencia a los 5 m. Se comparan por cociente.',
              mistake: 'longitud-por-diferencia-de-rapidez',
            },
            {
              text: '6,25 m',
              feedback: 'Multiplicaste por 10/8: más lento tendría que dar menos de 5 m.',
              mistake: 'razon-de-rapideces-invertida',
            },
            {
              text: '5 m',
              feedback: 'La longitud cambia con el medio. Lo fijo es la frecuencia, 2 Hz.',
              mistake: 'frecuencia-cambia-con-el-medio',
            },
          ],
          explanation: md`$f = \frac{10}{5} = 2\ \text{Hz}$ y $\lambda = \frac{8}{2} = 4\ \text{m}$.`,
        },
      ],
    },
    {
      id: 'de-que-depende',
      title: 'De qué depende la rapidez: leer dos curvas',
      idea: md`La rapidez la fija el **medio**. En una cuerda depende de su tensión y de su masa por metro. En el aire, el sonido depende sobre todo de la temperatura. Un sonido más fuerte no llega antes.

Cuando un gráfico trae **dos curvas**, haz dos lecturas. Sigue una curva: ¿qué pasa al aumentar lo del eje horizontal? Luego compara las dos en un mismo valor: ¿qué pasa al cambiar de cuerda?

Y no llames «proporcional» a cualquier aumento: proporcional es el doble con el doble.`,
      figure: {
        kind: 'plane',
        x: [0, 100],
        y: [0, 35],
        step: [10, 5],
        xTitle: 'Tensión (N)',
        yTitle: 'Rapidez (m/s)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 0],
              [2.5, 5],
              [10, 10],
              [20, 14.14],
              [40, 20],
              [60, 24.49],
              [90, 30],
            ],
            smooth: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [0, 0],
              [2.5, 2.5],
              [10, 5],
              [20, 7.07],
              [40, 10],
              [60, 12.25],
              [90, 15],
            ],
            smooth: true,
            accent: 2,
          },
          { shape: 'text', at: [84, 31.8], text: 'delgada', anchor: 'middle' },
          { shape: 'text', at: [84, 17.2], text: 'gruesa', anchor: 'middle' },
        ],
        alt: 'Rapidez de un pulso según la tensión. Cuerda delgada: 10 m/s con 10 N, 20 con 40 N y 30 con 90 N. Cuerda gruesa: 5, 10 y 15 m/s con las mismas tensiones.',
        caption: 'Pulsos en dos cuerdas del mismo material.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'desafio=el-doble-de-rapido',
        words: 'Consigue que la onda viaje el doble de rápido en la misma cuerda.',
      },
      example: {
        problem: md`Según el gráfico, ¿de qué depende la rapidez del pulso y cómo?`,
        steps: [
          {
            title: 'Sigue la cuerda delgada',
            text: md`De 10 N a 40 N la rapidez pasa de 10 a 20 m/s: aumenta con la tensión.`,
          },
          {
            title: 'Prueba si es proporcional',
            text: md`La tensión se hizo cuatro veces mayor y la rapidez, dos. No es proporcional.`,
          },
          {
            title: 'Compara en un mismo valor',
            text: md`Con 40 N, 20 m/s en la delgada y 10 m/s en la gruesa: también depende de la cuerda.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mira-una-sola-de-dos-curvas',
          text: md`Leer una curva y callar la otra. A igual tensión las alturas son distintas: la cuerda también importa.`,
        },
        {
          mistake: 'recta-para-datos-curvos',
          text: md`Decir «proporcional» porque sube. Con 4 veces la tensión hay 2 veces la rapidez: la línea es curva.`,
        },
        {
          mistake: 'descarta-la-variable-que-se-cambio',
          text: md`Negar el efecto de la tensión porque el grosor influye. Pueden influir las dos: sigue cada curva.`,
        },
        {
          mistake: 'sonido-fuerte-viaja-mas-rapido',
          text: md`Creer que gritar hace llegar antes el sonido. Cambia la amplitud; la rapidez la pone el aire.`,
        },
      ],
      checks: [
        {
          id: 'curvas-cuerda',
          figure: 'of-the-point',
          question: md`¿Qué conclusión permite el gráfico de las dos cuerdas?`,
          key: 'Sube con la tensión y, a igual tensión, es menor en la gruesa',
          distractors: [
            {
              text: 'Sube con la tensión y, a igual tensión, es igual en las dos',
              feedback: 'Compara las dos curvas sobre 40 N: 20 y 10 m/s.',
              mistake: 'mira-una-sola-de-dos-curvas',
            },
            {
              text: 'Es proporcional a la tensión en cada una de las cuerdas',
              feedback: 'De 10 N a 40 N la tensión se multiplica por 4 y la rapidez por 2.',
              mistake: 'recta-para-datos-curvos',
            },
            {
              text: 'Depende de la cuerda y no de la tensión que se aplique',
              feedback: 'Sigue una sola curva: no se mantiene a la misma altura.',
              mistake: 'descarta-la-variable-que-se-cambio',
            },
          ],
          explanation: md`Las dos curvas suben, y la gruesa va siempre por debajo.`,
        },
        {
          id: 'grito-cerro',
          question: md`En el mismo cerro y con el mismo aire, Ayún habla y luego grita hacia la pared de enfrente. ¿Qué pasa con el tiempo del eco?`,
          key: 'Es el mismo en los dos casos',
          distractors: [
            {
              text: 'Es menor cuando grita',
              feedback: 'El grito tiene más amplitud, pero la rapidez la fija el aire.',
              mistake: 'sonido-fuerte-viaja-mas-rapido',
            },
            {
              text: 'Es mayor cuando grita',
              feedback: 'Llega con más intensidad, no más tarde: recorre igual distancia con igual rapidez.',
            },
          ],
          explanation: md`Misma distancia y misma rapidez dan el mismo tiempo.`,
        },
      ],
    },
    {
      id: 'medir-bien',
      title: 'Medir una rapidez sin engañarse',
      idea: md`Al medir el tiempo de un eco, el error viene de quien aprieta el cronómetro. Anotar más decimales no lo quita. Sirve medir un tiempo **más largo** (muchos ecos seguidos y dividir) y **promediar** todas las repeticiones.

No se elige el dato que más gusta. Un dato raro se revisa; no se borra por ser raro.

Para saber si un gráfico está bien hecho, compara **punto por punto** con su fila de la tabla. El que está mal no siempre es el que se ve extraño.`,
      figure: {
        kind: 'plane',
        x: [0, 6],
        y: [0, 16],
        step: [1, 2],
        xTitle: 'Tiempo (s)',
        yTitle: 'Distancia (m)',
        shapes: [
          { shape: 'point', at: [1, 3] },
          { shape: 'point', at: [2, 6] },
          { shape: 'point', at: [3, 8] },
          { shape: 'point', at: [4, 10] },
          { shape: 'point', at: [5, 15] },
        ],
        alt: 'Cinco puntos de distancia y tiempo: 1 s con 3 m, 2 s con 6 m, 3 s con 8 m, 4 s con 10 m y 5 s con 15 m.',
        caption: 'Avance de un pulso (datos inventados).',
      },
      game: {
        game: 'simulador-ondas',
        state: 'T=9&roce=0&usa=regla.reloj&mide=crestas',
        words: 'Mide tú la rapidez de un pulso, con regla y cronómetro.',
      },
      example: {
        problem: md`La tabla de ese gráfico dice: 1 s, 3 m; 2 s, 6 m; 3 s, 8 m; 4 s, 12 m; 5 s, 15 m. ¿Hay un punto mal puesto?`,
        steps: [
          { title: 'Revisa en orden', text: md`1 s con 3 m y 2 s con 6 m coinciden.` },
          {
            title: 'No descartes por raro',
            text: md`El de 3 s se aparta de la línea (8 en vez de 9), pero la tabla dice 8: está bien puesto.`,
          },
          {
            title: 'Encuentra la diferencia',
            text: md`En 4 s la tabla dice 12 m y el punto está en 10 m. Ese está mal.`,
          },
          { title: 'Termina la revisión', text: md`5 s con 15 m coincide, aunque esté en el extremo.` },
        ],
      },
      warnings: [
        {
          mistake: 'mas-decimales-menos-error',
          text: md`Anotar todas las cifras del cronómetro. Si tu dedo demora 0,2 s, las centésimas no dicen nada.`,
        },
        {
          mistake: 'elige-el-dato-que-confirma',
          text: md`Quedarse con la medida más cercana a la esperada. Eso ya no mide: promedia todas.`,
        },
        {
          mistake: 'desconfia-del-dato-fuera-de-tendencia',
          text: md`Culpar al que se sale de la línea. Puede estar bien graficado y ser una medida distinta.`,
        },
        {
          mistake: 'lee-la-fila-vecina',
          text: md`Comparar un punto con la fila de al lado. Pon el dedo en el mismo tiempo.`,
        },
        {
          mistake: 'desconfia-del-ultimo-punto',
          text: md`Sospechar del extremo porque está solo. Revísalo igual que los otros.`,
        },
      ],
      checks: [
        {
          id: 'eco-mejor-metodo',
          question: md`Un grupo mide la rapidez del sonido con el eco de un aplauso y un cronómetro de mano. ¿Qué cambio disminuye más el error?`,
          key: 'Medir 20 ecos seguidos y dividir el tiempo total',
          distractors: [
            {
              text: 'Medir un eco y anotar todas las cifras que aparecen',
              feedback: 'Las cifras no quitan la demora del dedo.',
              mistake: 'mas-decimales-menos-error',
            },
            {
              text: 'Medir 20 ecos y elegir el más cercano a lo esperado',
              feedback: 'Así eliges el resultado que querías obtener.',
              mistake: 'elige-el-dato-que-confirma',
            },
            {
              text: 'Medir un eco con un aplauso mucho más fuerte',
              feedback: 'El sonido fuerte no viaja más rápido ni corrige el cronómetro.',
              mistake: 'sonido-fuerte-viaja-mas-rapido',
            },
          ],
          explanation: md`La demora del dedo se reparte entre 20 ecos: en cada uno pesa veinte veces menos.`,
        },
        {
          id: 'punto-mal-puesto',
          question: md`Otra tabla dice: 1 s, 2 m; 2 s, 4 m; 3 s, 7 m; 4 s, 8 m. En su gráfico los puntos están en (1, 2), (2, 5), (3, 7) y (4, 8). ¿Cuál está mal puesto?`,
          key: 'El de 2 s',
          distractors: [
            {
              text: 'El de 3 s',
              feedback: 'Se aparta de los demás, pero coincide con su fila: 7 m.',
              mistake: 'desconfia-del-dato-fuera-de-tendencia',
            },
            {
              text: 'El de 4 s',
              feedback: 'Está en el extremo y coincide con su fila: 8 m.',
              mistake: 'desconfia-del-ultimo-punto',
            },
            {
              text: 'El de 1 s',
              feedback: 'Coincide con su fila, 2 m. Quizás lo comparaste con la de 2 s.',
              mistake: 'lee-la-fila-vecina',
            },
          ],
          explanation: md`La tabla dice 4 m para 2 s y el punto está en 5 m.`,
        },
      ],
    },
  ],
  summary: [
    md`$v = \lambda \cdot f = \frac{\lambda}{T}$: una longitud de onda en cada período.`,
    md`Al cambiar de medio se mantiene la frecuencia; $\lambda$ cambia en proporción a la rapidez.`,
    md`La rapidez la fija el medio, no lo fuerte de la onda.`,
    md`Con dos curvas, sigue cada una y compáralas en un mismo valor.`,
    md`Tiempos largos y promedios; los datos no se eligen.`,
  ],
});
