import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.funcion-cuadratica.grafico',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Alguien dibuja $y = x^2$ y, en los mismos ejes, $y = 10x^2$. ¿Cuál de las dos curvas se ve más ancha?`,
    guesses: [md`$y = 10x^2$, porque 10 es más grande`, md`$y = x^2$`, 'Son igual de anchas y cambian de altura'],
    reveal: md`Se ve más ancha $y = x^2$. Con $x = 1$, una va en la altura 1 y la otra ya llegó a 10: sube tan rápido que queda pegada al eje. Un coeficiente grande **angosta**.`,
  },
  points: [
    {
      id: 'abertura-y-orientacion',
      title: 'El número de adelante: hacia dónde y qué tan abierta',
      idea: md`La gráfica de $f(x) = ax^2$ es una **parábola** con vértice en el origen. El número $a$ decide dos cosas.

- Su **signo**: si $a > 0$ se abre hacia arriba; si $a < 0$, hacia abajo.
- Su **tamaño**, sin mirar el signo: más grande, más angosta; más cerca de 0, más ancha.

Para comparar dos parábolas, mira cuánto se alejan del vértice al avanzar 1: con $3x^2$ suben 3; con $\frac{1}{2}x^2$, apenas medio.`,
      figure: {
        kind: 'plane',
        x: [-4, 4],
        y: [-4, 6],
        shapes: [
          {
            shape: 'path',
            points: [
              [-1.4, 5.88],
              [-1, 3],
              [-0.5, 0.75],
              [0, 0],
              [0.5, 0.75],
              [1, 3],
              [1.4, 5.88],
            ],
            smooth: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [-3.4, 5.78],
              [-3, 4.5],
              [-2, 2],
              [-1, 0.5],
              [0, 0],
              [1, 0.5],
              [2, 2],
              [3, 4.5],
              [3.4, 5.78],
            ],
            smooth: true,
            accent: 2,
          },
          {
            shape: 'path',
            points: [
              [-2, -4],
              [-1.5, -2.25],
              [-1, -1],
              [0, 0],
              [1, -1],
              [1.5, -2.25],
              [2, -4],
            ],
            smooth: true,
            accent: 3,
            dashed: true,
          },
          { shape: 'text', at: [1.4, 5.4], text: 'a = 3', anchor: 'start', size: 'small' },
          { shape: 'text', at: [2.4, 2], text: 'a = 1/2', anchor: 'start', size: 'small' },
          { shape: 'text', at: [2.1, -3], text: 'a = −1', anchor: 'start', size: 'small' },
        ],
        alt: 'Tres parábolas con vértice en el origen. La de a igual a 3 es angosta y se abre hacia arriba; la de a igual a un medio es ancha y se abre hacia arriba; la de a igual a −1, punteada, se abre hacia abajo.',
      },
      manipulable: {
        kind: 'parabola',
        a: 1,
        b: 0,
        c: 0,
        task: 'Mueve solo el número a: crúzalo por el cero y mira cuándo se abre, cuándo se angosta y cuándo se da vuelta.',
        predict: {
          question: 'Si a pasa de 1 a 3, ¿qué le ocurre a la parábola?',
          guesses: ['Se ensancha', 'Se angosta', 'Sube'],
          shows: 'Se angosta: con x = 1 pasa de la altura 1 a la altura 3.',
        },
      },
      example: {
        problem: md`Ordena de la más ancha a la más angosta: $f(x) = 2x^2$, $g(x) = -\frac{1}{3}x^2$ y $h(x) = -5x^2$.`,
        steps: [
          { title: 'Mira los tamaños', text: md`Sin el signo son $2$, $\frac{1}{3}$ y $5$.` },
          { title: 'Ordena', text: md`El menor tamaño da la más ancha: $g$, después $f$ y al final $h$.` },
          {
            title: 'Agrega la orientación',
            text: md`$f$ se abre hacia arriba; $g$ y $h$, hacia abajo. Eso no cambia el ancho.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cree-que-mayor-coeficiente-ensancha',
          text: md`Pensar que un número mayor ensancha. Compara las alturas en $x = 1$: la que llega más arriba es la más angosta.`,
        },
      ],
      checks: [
        {
          id: 'cual-es-mas-ancha',
          question: md`De estas parábolas, ¿cuál es la más ancha?`,
          key: md`$y = -\frac{1}{4}x^2$`,
          distractors: [
            {
              text: md`$y = 6x^2$`,
              feedback: 'Con x = 1 ya está a altura 6: es la más angosta.',
              mistake: 'cree-que-mayor-coeficiente-ensancha',
            },
            { text: md`$y = -6x^2$`, feedback: 'El signo no cambia el ancho: es tan angosta como la de 6.' },
            { text: md`$y = x^2$`, feedback: 'Hay una cuyo coeficiente está más cerca de 0.' },
          ],
          explanation: md`El ancho depende del tamaño sin el signo. El menor es $\frac{1}{4}$.`,
        },
        {
          id: 'misma-forma-dada-vuelta',
          question: md`¿Qué función tiene la misma gráfica que $f(x) = 2x^2$, pero dada vuelta hacia abajo?`,
          key: md`$g(x) = -2x^2$`,
          distractors: [
            { text: md`$g(x) = \frac{1}{2}x^2$`, feedback: 'Esa se abre hacia arriba y es más ancha.' },
            { text: md`$g(x) = (-2x)^2$`, feedback: md`Con el cuadrado el signo desaparece: es $4x^2$.` },
            { text: md`$g(x) = 2x^2 - 2$`, feedback: 'Esa baja, pero se sigue abriendo hacia arriba.' },
          ],
          explanation: md`Cambiar el signo de $a$ refleja la curva en el eje X sin cambiar su ancho.`,
        },
        {
          id: 'a-desde-un-punto',
          question: md`Una parábola $y = ax^2$ pasa por $(2, -12)$. ¿Cuánto vale $a$?`,
          key: md`$-3$`,
          distractors: [
            { text: md`$-6$`, feedback: 'Dividiste por 2. La x va al cuadrado: se divide por 4.' },
            {
              text: md`$3$`,
              feedback: 'El punto está bajo el eje X: la parábola se abre hacia abajo.',
              mistake: 'invierte-la-concavidad',
            },
            { text: md`$-12$`, feedback: 'Esa es la altura en x = 2, no el coeficiente.' },
          ],
          explanation: md`$a \cdot 2^2 = -12$, así que $a = -3$.`,
        },
      ],
    },
    {
      id: 'subir-y-bajar',
      title: 'Sumar afuera: subir o bajar',
      idea: md`Si a $ax^2$ le sumas un número $c$, **cada punto** sube $c$ (o baja, si $c$ es negativo). La forma no cambia: el vértice pasa de $(0, 0)$ a $(0, c)$.

Así, $g(x) = \frac{5}{2}x^2 + 3$ es más angosta que $x^2$ y su vértice está 3 unidades más arriba.

Son dos preguntas distintas, que se contestan con dos cálculos:

- $g(0) = 3$ dice dónde está el vértice.
- De $x = 0$ a $x = 1$ sube $\frac{5}{2}$, y $x^2$ sube 1: es más angosta.`,
      example: {
        problem: md`Compara la gráfica de $g(x) = \frac{1}{2}x^2 - 4$ con la de $f(x) = x^2$.`,
        steps: [
          { title: 'Calcula g(0)', text: md`$g(0) = -4$: el vértice está en $(0, -4)$, 4 unidades más abajo.` },
          { title: 'Mira cuánto sube al avanzar 1', text: md`$g(1) = -3{,}5$: sube 0,5. En cambio, $f$ sube 1.` },
          {
            title: 'Concluye',
            text: md`$g$ es más ancha que $f$ y está 4 unidades más abajo. No se movió hacia los lados.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mueve-la-parabola-hacia-el-lado',
          text: md`Creer que el $-4$ la mueve hacia un lado. Está **fuera** del cuadrado: cambia la altura.`,
        },
        {
          mistake: 'ensancha-y-mueve-hacia-el-lado',
          text: md`Errar las dos cosas a la vez. Calcula $g(0)$ y $g(1)$: muestran el vértice y qué tan rápido sube.`,
        },
      ],
      checks: [
        {
          id: 'compara-con-x-cuadrado',
          question: md`Comparada con la de $f(x) = x^2$, ¿cómo es la gráfica de $g(x) = 4x^2 + 2$?`,
          key: 'Más angosta, y su vértice está 2 unidades más arriba',
          distractors: [
            {
              text: 'Más ancha, y su vértice está 2 unidades más arriba',
              feedback: 'Al avanzar 1 desde el vértice, g sube 4 y f sube 1: g es más angosta.',
              mistake: 'cree-que-mayor-coeficiente-ensancha',
            },
            {
              text: 'Más angosta, y su vértice está 2 unidades a la izquierda',
              feedback: 'El 2 se suma fuera del cuadrado: cambia la altura.',
              mistake: 'mueve-la-parabola-hacia-el-lado',
            },
            {
              text: 'Más ancha, y su vértice está 2 unidades a la izquierda',
              feedback: 'Calcula g(0) y g(1): dan 2 y 6.',
              mistake: 'ensancha-y-mueve-hacia-el-lado',
            },
          ],
          explanation: md`$g(0) = 2$: vértice en $(0, 2)$. Al avanzar 1 sube 4, más que $x^2$.`,
        },
        {
          id: 'bajar-cinco',
          question: md`Si la gráfica de $y = 3x^2$ se baja 5 unidades, ¿qué función resulta?`,
          key: md`$y = 3x^2 - 5$`,
          distractors: [
            {
              text: md`$y = 3(x - 5)^2$`,
              feedback: 'Dentro del cuadrado la mueve hacia un lado, no hacia abajo.',
              mistake: 'mueve-la-parabola-hacia-el-lado',
            },
            { text: md`$y = -5x^2$`, feedback: 'Eso cambia la forma y la orientación.' },
            { text: md`$y = 3x^2 + 5$`, feedback: 'Sumar 5 la sube.', mistake: 'desplaza-hacia-arriba-lo-que-baja' },
          ],
          explanation: md`A cada altura se le quitan 5: $3x^2 - 5$. El vértice queda en $(0, -5)$.`,
        },
      ],
    },
    {
      id: 'mover-hacia-los-lados',
      title: 'Restar adentro: mover hacia los lados',
      idea: md`En $f(x) = a(x - h)^2 + k$ el **vértice** es $(h, k)$.

- $k$ está afuera y se lee tal cual: es la altura.
- $h$ está adentro y se lee **con el signo contrario**: en $(x - 3)^2$ el vértice está en $x = 3$; en $(x + 3)^2$, en $x = -3$.

¿Por qué al revés? Porque el vértice está donde el cuadrado vale 0, y $x + 3$ vale 0 en $x = -3$.

Para escribir la función desde un dibujo: pon el vértice y usa otro punto para hallar $a$.`,
      figure: {
        kind: 'plane',
        x: [-2, 6],
        y: [-2, 6],
        shapes: [
          {
            shape: 'path',
            points: [
              [-2, 4],
              [-1, 1],
              [0, 0],
              [1, 1],
              [2, 4],
            ],
            smooth: true,
            accent: 2,
            dashed: true,
          },
          {
            shape: 'path',
            points: [
              [0.4, 5.76],
              [1, 3],
              [2, 0],
              [3, -1],
              [4, 0],
              [5, 3],
              [5.6, 5.76],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'point', at: [3, -1], accent: 1 },
          { shape: 'text', at: [3, -1.6], text: '(3, −1)' },
        ],
        alt: 'Parábola punteada con vértice en el origen y la misma parábola movida, con vértice en (3, −1).',
        caption: 'De la curva punteada a la otra: 3 a la derecha y 1 hacia abajo.',
      },
      example: {
        problem: md`Una parábola tiene vértice en $(2, -1)$ y pasa por $(0, -9)$. ¿Cuál es su función?`,
        steps: [
          { title: 'Pon el vértice', text: md`$f(x) = a(x - 2)^2 - 1$.` },
          { title: 'Usa el otro punto', text: md`En $x = 0$: $a \cdot (-2)^2 - 1 = -9$.` },
          { title: 'Despeja', text: md`$4a = -8$, así que $a = -2$.` },
          {
            title: 'Escribe y mira si calza',
            text: md`$f(x) = -2(x - 2)^2 - 1$. Se abre hacia abajo: el punto dado está más abajo que el vértice.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'desplaza-hacia-el-lado-contrario',
          text: md`Escribir $(x + 2)^2$ para un vértice en $x = 2$. Reemplaza: el cuadrado debe dar 0 en el vértice.`,
        },
        {
          mistake: 'desplaza-hacia-arriba-lo-que-baja',
          text: md`Escribir $+1$ para un vértice en la altura $-1$. Afuera el signo no cambia.`,
        },
        {
          mistake: 'intercambia-las-coordenadas-del-vertice',
          text: md`Escribir $(x + 1)^2 + 2$: la altura quedó adentro. La primera coordenada va adentro y la segunda, afuera.`,
        },
      ],
      checks: [
        {
          id: 'formula-desde-el-dibujo',
          question: md`En la figura, el punto destacado es el vértice. ¿Qué fórmula corresponde a la parábola?`,
          figure: {
            kind: 'plane',
            x: [-6, 3],
            y: [-3, 4],
            shapes: [
              {
                shape: 'path',
                points: [
                  [-4.4, -2.76],
                  [-4, -1],
                  [-3, 2],
                  [-2, 3],
                  [-1, 2],
                  [0, -1],
                  [0.4, -2.76],
                ],
                smooth: true,
                accent: 1,
              },
              { shape: 'point', at: [-2, 3], accent: 1 },
            ],
            alt: 'Parábola que se abre hacia abajo, con vértice en (−2, 3); pasa por (−1, 2) y por (0, −1).',
          },
          key: md`$y = -(x + 2)^2 + 3$`,
          distractors: [
            {
              text: md`$y = -(x - 2)^2 + 3$`,
              feedback: 'Esa tiene el vértice en x = 2: dentro del cuadrado el signo es el contrario.',
              mistake: 'desplaza-hacia-el-lado-contrario',
            },
            {
              text: md`$y = -(x + 2)^2 - 3$`,
              feedback: 'Esa tiene el vértice en la altura −3.',
              mistake: 'desplaza-hacia-arriba-lo-que-baja',
            },
            {
              text: md`$y = -(x - 3)^2 - 2$`,
              feedback: 'Ese vértice es (3, −2): cambiaste de lugar las coordenadas.',
              mistake: 'intercambia-las-coordenadas-del-vertice',
            },
          ],
          explanation: md`Vértice $(-2, 3)$: $y = a(x + 2)^2 + 3$. En $x = 0$: $4a + 3 = -1$, así que $a = -1$.`,
        },
        {
          id: 'vertice-desde-la-formula',
          question: md`¿Cuál es el vértice de la gráfica de $f(x) = 5(x - 4)^2 - 7$?`,
          key: md`$(4, -7)$`,
          distractors: [
            {
              text: md`$(-4, -7)$`,
              feedback: 'El cuadrado vale 0 en x = 4.',
              mistake: 'desplaza-hacia-el-lado-contrario',
            },
            {
              text: md`$(4, 7)$`,
              feedback: 'Lo de afuera se lee con su signo: −7.',
              mistake: 'desplaza-hacia-arriba-lo-que-baja',
            },
            {
              text: md`$(-7, 4)$`,
              feedback: 'La altura es la segunda coordenada.',
              mistake: 'intercambia-las-coordenadas-del-vertice',
            },
          ],
          explanation: md`$f(4) = 5 \cdot 0 - 7 = -7$, y en cualquier otro punto es mayor.`,
        },
        {
          id: 'mover-a-la-izquierda',
          question: md`La gráfica de $y = x^2$ se mueve 6 unidades a la izquierda y 2 hacia arriba. ¿Qué función resulta?`,
          key: md`$y = (x + 6)^2 + 2$`,
          distractors: [
            {
              text: md`$y = (x - 6)^2 + 2$`,
              feedback: 'Esa se mueve a la derecha.',
              mistake: 'desplaza-hacia-el-lado-contrario',
            },
            {
              text: md`$y = (x + 2)^2 + 6$`,
              feedback: 'Pusiste el movimiento hacia arriba dentro del cuadrado.',
              mistake: 'intercambia-las-coordenadas-del-vertice',
            },
            {
              text: md`$y = (x + 6)^2 - 2$`,
              feedback: 'Esa baja 2 unidades.',
              mistake: 'desplaza-hacia-arriba-lo-que-baja',
            },
          ],
          explanation: md`El vértice nuevo es $(-6, 2)$: $(x - (-6))^2 + 2$.`,
        },
      ],
    },
    {
      id: 'signos-de-los-coeficientes',
      title: 'Leer los signos en el dibujo',
      idea: md`En $f(x) = ax^2 + bx + c$ hay dos coeficientes que se leen de una mirada:

- $a$: hacia **dónde se abre**. Arriba, positivo; abajo, negativo.
- $c$: **dónde corta el eje Y**, porque $f(0) = c$. Sobre el origen, positivo; debajo, negativo; en el origen, cero.

No los mezcles. Una parábola puede abrirse hacia abajo y cortar el eje Y arriba.

Tampoco confundas el corte con el vértice: solo coinciden si el vértice está sobre el eje Y, o sea, si $b = 0$.`,
      manipulable: {
        kind: 'function-plotter',
        family: 'quadratic',
        parameters: { a: 1, b: -2, c: -3 },
        task: 'Mueve c y sigue el punto en que la curva corta el eje Y; después cambia el signo de a sin tocar lo demás.',
      },
      example: {
        problem: md`¿Qué signos tienen $a$ y $c$ en la parábola de la figura?`,
        figure: {
          kind: 'plane',
          x: [-1, 5],
          y: [-3, 4],
          shapes: [
            {
              shape: 'path',
              points: [
                [-0.4, -2.76],
                [0, -1],
                [1, 2],
                [2, 3],
                [3, 2],
                [4, -1],
                [4.4, -2.76],
              ],
              smooth: true,
              accent: 1,
            },
          ],
          alt: 'Parábola que se abre hacia abajo, con vértice en (2, 3), que corta el eje Y en −1.',
        },
        steps: [
          { title: 'Mira hacia dónde se abre', text: md`Hacia abajo: $a < 0$.` },
          { title: 'Mira el corte con el eje Y', text: md`Está bajo el origen, en $-1$: $c < 0$.` },
          {
            title: 'No uses el vértice',
            text: md`El vértice está arriba, pero $c$ es el corte y no la altura del vértice.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'invierte-la-concavidad',
          text: md`Decir $a > 0$ porque «la punta está arriba». Si los brazos bajan, $a$ es negativo.`,
        },
        {
          mistake: 'lee-mal-el-corte-con-el-eje-vertical',
          text: md`Decir $c > 0$ porque el vértice está arriba. $c$ es $f(0)$: mira justo sobre el eje Y.`,
        },
        {
          mistake: 'invierte-concavidad-y-corte',
          text: md`Errar los dos por mirar solo la parte más alta del dibujo. Son dos lecturas: los brazos y el eje Y.`,
        },
      ],
      checks: [
        {
          id: 'signos-de-la-figura',
          question: md`La figura muestra la gráfica de $f(x) = ax^2 + bx + c$. ¿Qué signos tienen $a$ y $c$?`,
          figure: {
            kind: 'plane',
            x: [-5, 2],
            y: [-3, 4],
            shapes: [
              {
                shape: 'path',
                points: [
                  [-4.4, 3.76],
                  [-4, 2],
                  [-3, -1],
                  [-2, -2],
                  [-1, -1],
                  [0, 2],
                  [0.4, 3.76],
                ],
                smooth: true,
                accent: 1,
              },
            ],
            alt: 'Parábola que se abre hacia arriba, con vértice en (−2, −2), que corta el eje Y en 2.',
          },
          key: md`$a > 0$ y $c > 0$`,
          distractors: [
            {
              text: md`$a > 0$ y $c < 0$`,
              feedback: 'Miraste el vértice. El corte con el eje Y está sobre el origen.',
              mistake: 'lee-mal-el-corte-con-el-eje-vertical',
            },
            {
              text: md`$a < 0$ y $c > 0$`,
              feedback: 'Los brazos van hacia arriba.',
              mistake: 'invierte-la-concavidad',
            },
            {
              text: md`$a < 0$ y $c < 0$`,
              feedback: 'Son dos lecturas: los brazos suben y el corte está sobre el origen.',
              mistake: 'invierte-concavidad-y-corte',
            },
          ],
          explanation: md`Se abre hacia arriba y corta el eje Y en 2.`,
        },
        {
          id: 'pasa-por-el-origen',
          question: md`La gráfica de $f(x) = ax^2 + bx + c$ se abre hacia abajo y pasa por el origen. ¿Qué se sabe?`,
          key: md`$a < 0$ y $c = 0$`,
          distractors: [
            {
              text: md`$a > 0$ y $c = 0$`,
              feedback: 'Si se abre hacia abajo, a es negativo.',
              mistake: 'invierte-la-concavidad',
            },
            { text: md`$a < 0$ y $b = 0$`, feedback: 'b = 0 dice que el vértice está en el eje Y. El corte es c.' },
            {
              text: md`$a < 0$ y $c < 0$`,
              feedback: 'Si pasa por el origen, f(0) vale 0.',
              mistake: 'lee-mal-el-corte-con-el-eje-vertical',
            },
          ],
          explanation: md`Hacia abajo: $a < 0$. Pasa por $(0, 0)$: $f(0) = c = 0$.`,
        },
        {
          id: 'cual-puede-ser',
          question: md`Una parábola se abre hacia abajo y corta el eje Y sobre el origen. ¿Qué función puede ser?`,
          key: md`$f(x) = -x^2 + 6x + 5$`,
          distractors: [
            {
              text: md`$f(x) = x^2 - 6x + 5$`,
              feedback: 'Esa se abre hacia arriba.',
              mistake: 'invierte-la-concavidad',
            },
            {
              text: md`$f(x) = -x^2 + 6x - 5$`,
              feedback: 'Esa corta el eje Y en −5, bajo el origen.',
              mistake: 'lee-mal-el-corte-con-el-eje-vertical',
            },
            {
              text: md`$f(x) = x^2 + 6x - 5$`,
              feedback: 'Esa se abre hacia arriba y corta bajo el origen.',
              mistake: 'invierte-concavidad-y-corte',
            },
          ],
          explanation: md`$a = -1$ es negativo y $c = 5$ es positivo. El signo de $b$ no interviene.`,
        },
      ],
    },
  ],
  summary: [
    md`$a$ positivo: se abre hacia arriba; negativo: hacia abajo. Tamaño grande: angosta.`,
    md`Sumar afuera del cuadrado sube o baja la curva.`,
    md`En $a(x - h)^2 + k$ el vértice es $(h, k)$: adentro, el signo contrario.`,
    md`$c$ es el corte con el eje Y, porque $f(0) = c$.`,
  ],
});
