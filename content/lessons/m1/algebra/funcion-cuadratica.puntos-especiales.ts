import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.funcion-cuadratica.puntos-especiales',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Una pelota lanzada hacia arriba pasa por la altura de una ventana 1 segundo después de salir y vuelve a pasar, de bajada, a los 5 segundos. ¿Cuándo llegó a lo más alto?`,
    guesses: ['A los 2,5 segundos', 'A los 3 segundos', 'A los 4 segundos', 'Falta la altura de la ventana'],
    reveal: md`A los 3 segundos, sin saber ninguna altura. La parábola es simétrica: lo más alto está justo en medio de los dos instantes en que pasó por la misma altura. Con esa idea se hallan casi todos sus puntos.`,
  },
  points: [
    {
      id: 'el-vertice',
      title: 'El vértice',
      idea: md`El vértice es el punto más bajo de la parábola (si se abre hacia arriba) o el más alto (si se abre hacia abajo).

En $f(x) = ax^2 + bx + c$ se halla en dos pasos:

1. La **abscisa**: $x = -\frac{b}{2a}$. Cuidado con el menos y con el 2.
2. La **ordenada**: reemplaza esa $x$ en la función. No es $c$: ese es el valor en $x = 0$.

Una comprobación rápida: la función debe valer lo mismo un paso antes y un paso después del vértice.`,
      example: {
        problem: md`Encuentra el vértice de $f(x) = 2x^2 - 12x + 7$.`,
        steps: [
          { title: 'Anota a y b', text: md`$a = 2$ y $b = -12$.` },
          { title: 'Calcula la abscisa', text: md`$x = -\frac{-12}{2 \cdot 2} = \frac{12}{4} = 3$.` },
          { title: 'Reemplaza', text: md`$f(3) = 18 - 36 + 7 = -11$. El vértice es $(3, -11)$.` },
          { title: 'Comprueba', text: md`$f(2) = 8 - 24 + 7 = -9$ y $f(4) = 32 - 48 + 7 = -9$: iguales.` },
        ],
      },
      warnings: [
        {
          mistake: 'equivoca-el-signo-de-la-abscisa-del-vertice',
          text: md`Usar $\frac{b}{2a} = -3$ y llegar a $(-3, 61)$. La fórmula lleva un menos: si $b$ es negativo, la abscisa queda positiva (con $a > 0$).`,
        },
        {
          mistake: 'olvida-dividir-por-dos-en-el-vertice',
          text: md`Usar $-\frac{b}{a} = 6$ y llegar a $(6, 7)$. En $x = 6$ la función vale lo mismo que en $x = 0$: el vértice está a medio camino.`,
        },
        {
          mistake: 'toma-el-termino-libre-por-ordenada',
          text: md`Responder $(3, 7)$. El 7 es $f(0)$. La altura del vértice se calcula reemplazando $x = 3$.`,
        },
      ],
      checks: [
        {
          id: 'vertice-con-b-positivo',
          question: md`¿Cuál es el vértice de la gráfica de $f(x) = x^2 + 8x + 3$?`,
          key: md`$(-4, -13)$`,
          distractors: [
            {
              text: md`$(4, 51)$`,
              feedback: 'La abscisa lleva un menos: −8 dividido por 2.',
              mistake: 'equivoca-el-signo-de-la-abscisa-del-vertice',
            },
            {
              text: md`$(-8, 3)$`,
              feedback: 'Te faltó dividir por 2. En −8 vale lo mismo que en 0.',
              mistake: 'olvida-dividir-por-dos-en-el-vertice',
            },
            {
              text: md`$(-4, 3)$`,
              feedback: 'El 3 es el valor en x = 0. Reemplaza x = −4.',
              mistake: 'toma-el-termino-libre-por-ordenada',
            },
          ],
          explanation: md`$x = -\frac{8}{2} = -4$ y $f(-4) = 16 - 32 + 3 = -13$.`,
        },
        {
          id: 'mayor-valor',
          question: md`¿Cuál es el mayor valor que toma $f(x) = -3x^2 + 6x + 1$?`,
          key: md`$4$`,
          distractors: [
            {
              text: md`$1$`,
              feedback: 'Ese es el término libre, el valor en x = 0. También es la abscisa del vértice.',
              mistake: 'toma-el-termino-libre-por-ordenada',
            },
            {
              text: md`$-8$`,
              feedback: 'Reemplazaste x = −1. La abscisa es −6 dividido por −6.',
              mistake: 'equivoca-el-signo-de-la-abscisa-del-vertice',
            },
            { text: md`$10$`, feedback: 'Sumaste el 3: al reemplazar x = 1, el primer término es −3.' },
          ],
          explanation: md`$x = -\frac{6}{-6} = 1$ y $f(1) = -3 + 6 + 1 = 4$.`,
        },
        {
          id: 'alto-o-bajo',
          question: md`En la gráfica de $f(x) = -x^2 + 10x$, ¿qué es el vértice?`,
          key: md`Su punto más alto, en $x = 5$`,
          distractors: [
            { text: md`Su punto más bajo, en $x = 5$`, feedback: 'Con a negativo los brazos bajan.' },
            {
              text: md`Su punto más alto, en $x = 10$`,
              feedback: 'En x = 10 la función vale 0. Faltó dividir por 2.',
              mistake: 'olvida-dividir-por-dos-en-el-vertice',
            },
            {
              text: md`Su punto más alto, en $x = -5$`,
              feedback: 'Es −10 dividido por −2: positivo.',
              mistake: 'equivoca-el-signo-de-la-abscisa-del-vertice',
            },
          ],
          explanation: md`$a = -1$: se abre hacia abajo. $x = -\frac{10}{-2} = 5$.`,
        },
      ],
    },
    {
      id: 'la-simetria',
      title: 'La simetría: un cero te da el otro',
      idea: md`Dobla la parábola por la recta vertical que pasa por su **vértice**: las dos mitades calzan. Esa recta es el eje de simetría, y casi nunca es el eje Y.

Por eso los dos **ceros** (donde corta al eje X) están a la misma distancia del vértice, uno a cada lado.

- Del cero al vértice avanzas 5; del vértice al otro cero avanzas otros 5.
- Al revés: la abscisa del vértice es el **promedio** de los ceros, o de dos puntos cualesquiera de la misma altura.`,
      figure: {
        kind: 'plane',
        x: [-2, 10],
        y: [-2, 6],
        shapes: [
          {
            shape: 'path',
            points: [
              [-1.8, -1.73],
              [-1, 0],
              [0, 1.8],
              [1, 3.2],
              [2, 4.2],
              [3, 4.8],
              [4, 5],
              [5, 4.8],
              [6, 4.2],
              [7, 3.2],
              [8, 1.8],
              [9, 0],
              [9.8, -1.73],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'segment', from: [4, -2], to: [4, 6], dashed: true },
          { shape: 'point', at: [-1, 0] },
          { shape: 'point', at: [9, 0] },
          { shape: 'point', at: [4, 5], accent: 1 },
          { shape: 'arrow', from: [4, 0], to: [-1, 0], accent: 2, label: '5' },
          { shape: 'arrow', from: [4, 0], to: [9, 0], accent: 2, label: '5' },
        ],
        alt: 'Parábola con vértice en (4, 5) y ceros en −1 y 9. La recta vertical por el vértice está a 5 unidades de cada cero.',
      },
      example: {
        problem: md`Una parábola tiene el vértice en $x = 4$ y uno de sus ceros es $-1$. ¿Cuál es el otro?`,
        steps: [
          { title: 'Mide del cero al vértice', text: md`$4 - (-1) = 5$ unidades.` },
          { title: 'Avanza lo mismo desde el vértice', text: md`$4 + 5 = 9$.` },
          { title: 'Comprueba con el promedio', text: md`$\frac{-1 + 9}{2} = 4$, la abscisa del vértice.` },
        ],
      },
      warnings: [
        {
          mistake: 'supone-simetria-respecto-del-eje-vertical',
          text: md`Responder 1, cambiando el signo del cero. Eso pasa solo si el vértice está sobre el eje Y.`,
        },
        {
          mistake: 'avanza-desde-el-vertice-la-distancia-al-origen',
          text: md`Responder $4 + 1 = 5$. El 1 es la distancia del cero al origen; sirve la del cero al **vértice**.`,
        },
        {
          mistake: 'duplica-la-abscisa-del-vertice',
          text: md`Responder $2 \cdot 4 = 8$. Eso pasa solo si un cero es el origen.`,
        },
      ],
      checks: [
        {
          id: 'el-otro-cero',
          question: md`La figura muestra parte de una parábola, con su vértice y uno de sus ceros. ¿Cuál es el otro cero?`,
          figure: {
            kind: 'plane',
            x: [-3, 5],
            y: [-5, 3],
            shapes: [
              {
                shape: 'path',
                points: [
                  [-2, 2.25],
                  [-1, 0],
                  [0, -1.75],
                  [1, -3],
                  [2, -3.75],
                  [3, -4],
                  [4, -3.75],
                  [5, -3],
                ],
                smooth: true,
                accent: 1,
              },
              { shape: 'point', at: [-1, 0] },
              { shape: 'point', at: [3, -4] },
            ],
            alt: 'Parte de una parábola que se abre hacia arriba, con vértice en (3, −4) y un cero en −1. El otro cero no se ve.',
          },
          key: md`$7$`,
          distractors: [
            {
              text: md`$1$`,
              feedback: 'Reflejaste en el eje Y. El eje de simetría pasa por el vértice.',
              mistake: 'supone-simetria-respecto-del-eje-vertical',
            },
            {
              text: md`$4$`,
              feedback: 'Avanzaste 1 desde el vértice: es la distancia del cero al origen.',
              mistake: 'avanza-desde-el-vertice-la-distancia-al-origen',
            },
            {
              text: md`$6$`,
              feedback: 'Duplicar el 3 sirve solo si un cero es el origen.',
              mistake: 'duplica-la-abscisa-del-vertice',
            },
          ],
          explanation: md`De $-1$ a 3 hay 4 unidades, y $3 + 4 = 7$.`,
        },
        {
          id: 'dos-puntos-de-igual-altura',
          question: md`Una función cuadrática cumple $f(2) = f(10)$. ¿En qué $x$ está su vértice?`,
          key: md`$6$`,
          distractors: [
            { text: md`$4$`, feedback: 'Es la mitad de lo que hay entre 2 y 10: falta contarla desde el 2.' },
            { text: md`$8$`, feedback: 'Esa es la distancia entre los dos puntos.' },
            { text: md`$12$`, feedback: 'Sumaste 2 y 10: falta dividir por 2.' },
          ],
          explanation: md`El vértice está a medio camino: $\frac{2 + 10}{2} = 6$.`,
        },
        {
          id: 'de-los-ceros-al-vertice',
          question: md`Los ceros de una parábola son $-3$ y 7. ¿Cuál es la ecuación de su eje de simetría?`,
          key: md`$x = 2$`,
          distractors: [
            { text: md`$x = 5$`, feedback: 'Es la mitad de la distancia entre los ceros. Cuéntala desde el −3.' },
            { text: md`$x = 4$`, feedback: 'Sumaste los ceros: falta dividir por 2.' },
            {
              text: md`$x = 0$`,
              feedback: 'El eje Y sirve solo si los ceros son opuestos.',
              mistake: 'supone-simetria-respecto-del-eje-vertical',
            },
          ],
          explanation: md`$\frac{-3 + 7}{2} = 2$: está a 5 unidades de cada cero.`,
        },
      ],
    },
    {
      id: 'los-cortes-con-los-ejes',
      title: 'Los cortes con los ejes y el dibujo',
      idea: md`- **Eje Y**: ahí $x = 0$. El corte es $(0, c)$, siempre uno.
- **Eje X**: ahí la altura es 0. Resuelve $f(x) = 0$: puede haber dos ceros, uno o ninguno.

Si la función viene factorizada, $f(x) = a(x - p)(x - q)$, los ceros se leen al tiro: $p$ y $q$.

Con los ceros, el corte con el eje Y y el vértice, el dibujo queda hecho. Y si solo quieres saber cuántos ceros hay, basta el vértice y hacia dónde se abre.`,
      manipulable: {
        kind: 'parabola',
        a: 1,
        b: -2,
        c: -8,
        task: 'Sube c de a poco: los dos ceros se acercan, se juntan y desaparecen, y el eje de simetría no se mueve.',
        predict: {
          question: 'Al aumentar c, ¿hacia dónde se mueve el vértice?',
          guesses: ['Hacia arriba', 'Hacia la derecha', 'No se mueve'],
          shows: 'Sube derecho: su abscisa depende solo de a y de b.',
        },
      },
      example: {
        problem: md`¿Dónde corta a los ejes la gráfica de $f(x) = x^2 - 2x - 8$, y cuál es su vértice?`,
        figure: {
          kind: 'plane',
          x: [-4, 6],
          y: [-10, 8],
          step: [1, 2],
          shapes: [
            {
              shape: 'path',
              points: [
                [-3, 7],
                [-2, 0],
                [-1, -5],
                [0, -8],
                [1, -9],
                [2, -8],
                [3, -5],
                [4, 0],
                [5, 7],
              ],
              smooth: true,
              accent: 1,
            },
            { shape: 'point', at: [-2, 0] },
            { shape: 'point', at: [4, 0] },
            { shape: 'point', at: [0, -8] },
            { shape: 'point', at: [1, -9], accent: 1 },
          ],
          alt: 'Parábola que se abre hacia arriba, con cortes en (−2, 0), (4, 0) y (0, −8), y vértice en (1, −9).',
        },
        steps: [
          { title: 'Corte con el eje Y', text: md`$f(0) = -8$: el punto $(0, -8)$.` },
          {
            title: 'Cortes con el eje X',
            text: md`$x^2 - 2x - 8 = (x - 4)(x + 2) = 0$: los puntos $(4, 0)$ y $(-2, 0)$.`,
          },
          { title: 'Vértice', text: md`En medio de los ceros: $\frac{4 + (-2)}{2} = 1$. $f(1) = 1 - 2 - 8 = -9$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cortes-con-el-eje-x',
          question: md`¿Dónde corta al eje X la gráfica de $f(x) = 2x^2 - 10x + 12$?`,
          key: md`En $(2, 0)$ y $(3, 0)$`,
          distractors: [
            { text: md`En $(0, 2)$ y $(0, 3)$`, feedback: 'En el eje X la segunda coordenada es 0.' },
            {
              text: md`En $(-2, 0)$ y $(-3, 0)$`,
              feedback: 'El número que anula a x − 2 es 2.',
              mistake: 'cambia-el-signo-de-las-soluciones',
            },
            { text: md`En $(12, 0)$ y $(0, 0)$`, feedback: 'El 12 es la altura del corte con el eje Y.' },
          ],
          explanation: md`$2(x^2 - 5x + 6) = 2(x - 2)(x - 3) = 0$.`,
        },
        {
          id: 'cuantos-cortes',
          question: md`¿Cuántas veces corta al eje X la gráfica de $f(x) = x^2 - 4x + 7$?`,
          key: 'Ninguna',
          distractors: [
            { text: 'Una', feedback: 'Tocaría una vez si el vértice estuviera en la altura 0.' },
            { text: 'Dos', feedback: 'El vértice es (2, 3) y se abre hacia arriba: no baja hasta el eje.' },
          ],
          explanation: md`El vértice está en $(2, 3)$, sobre el eje, y la parábola se abre hacia arriba. También $16 - 28 < 0$.`,
        },
        {
          id: 'funcion-desde-los-cortes',
          question: md`Una parábola corta al eje X en $-1$ y 5, y al eje Y en 10. ¿Cuál es su función?`,
          key: md`$f(x) = -2(x + 1)(x - 5)$`,
          distractors: [
            { text: md`$f(x) = 2(x + 1)(x - 5)$`, feedback: 'Esa corta al eje Y en −10: reemplaza x = 0.' },
            {
              text: md`$f(x) = -2(x - 1)(x + 5)$`,
              feedback: 'Esa tiene los ceros 1 y −5.',
              mistake: 'cambia-el-signo-de-las-soluciones',
            },
            { text: md`$f(x) = 10(x + 1)(x - 5)$`, feedback: 'El 10 es f(0), no el número de adelante: esa da −50.' },
          ],
          explanation: md`$f(0) = a \cdot 1 \cdot (-5) = 10$, así que $a = -2$.`,
        },
      ],
    },
  ],
  summary: [
    md`Vértice: abscisa $-\frac{b}{2a}$; la ordenada se calcula reemplazando.`,
    md`El eje de simetría pasa por el vértice: los ceros están a igual distancia de él.`,
    md`La abscisa del vértice es el promedio de los ceros.`,
    md`Corte con el eje Y: $(0, c)$. Cortes con el eje X: resuelve $f(x) = 0$.`,
  ],
});
