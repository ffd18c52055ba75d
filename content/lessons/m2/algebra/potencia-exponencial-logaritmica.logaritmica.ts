import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.algebra.potencia-exponencial-logaritmica.logaritmica',
  version: 1,
  minutes: 15,
  opening: {
    question: md`La curva $y = \log x$ sube siempre. Si la dibujas en una hoja con 1 cm por unidad, ¿cuánto debes avanzar en horizontal para que llegue a 6 cm de altura?`,
    guesses: ['Unos 6 cm', 'Unos 60 cm', '10 km', 'Nunca llega: se aplana en un techo'],
    reveal: md`10 km: $\log x = 6$ pide $x = 10^6$, un millón de centímetros. Sube sin techo, pero cada vez más lento. En cambio, cerca del eje Y cae sin fondo. Ahí está su asíntota.`,
  },
  points: [
    {
      id: 'dominio-y-corte',
      title: 'Dónde existe y dónde vale cero',
      idea: md`Un logaritmo existe solo si su **argumento es positivo**. Para hallar el dominio de $f(x) = \log_{b} (\ldots)$ escribe «argumento mayor que 0» y resuelve la inecuación.

El corte con el eje X está donde $f(x) = 0$. Como $b^0 = 1$, eso pasa cuando el **argumento es 1**.

Tres valores del argumento que conviene no mezclar:

- Si es 0, el logaritmo no existe: ahí está la asíntota.
- Si es 1, vale 0.
- Si es igual a la base, vale 1.`,
      example: {
        problem: md`Encuentra el dominio y el corte con el eje X de $f(x) = \log_{3} (2x - 6)$.`,
        steps: [
          { title: 'Pide un argumento positivo', text: md`$2x - 6 > 0$ da $x > 3$: ese es el dominio.` },
          { title: 'Iguala el argumento a uno', text: md`$2x - 6 = 1$ da $2x = 7$, y $x = \frac{7}{2}$.` },
          {
            title: 'Revisa',
            text: md`$\frac{7}{2}$ está en el dominio, porque es mayor que 3. El corte es $\left(\frac{7}{2}, 0\right)$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cree-que-el-logaritmo-de-cero-es-cero',
          text: md`Igualar el argumento a 0 y decir que corta en $x = 3$. Ninguna potencia de 3 vale 0, así que $\log_{3} 0$ no existe.`,
        },
        {
          mistake: 'equivoca-el-signo-del-borde-del-dominio',
          text: md`Escribir $x > -3$. Al pasar el $-6$ al otro lado queda $2x > 6$. Prueba con $x = 0$: el argumento sería $-6$.`,
        },
        {
          mistake: 'busca-donde-el-argumento-es-la-base',
          text: md`Igualar el argumento a 3, la base, y llegar a $\frac{9}{2}$. Ahí el logaritmo vale 1, no 0.`,
        },
      ],
      checks: [
        {
          id: 'tres-x-mas-seis',
          question: md`¿Cuáles son el dominio y el corte con el eje X de $f(x) = \log_{5} (3x + 6)$?`,
          key: md`Dominio $x > -2$; corte en $x = -\frac{5}{3}$`,
          distractors: [
            {
              text: md`Dominio $x > -2$; corte en $x = -2$`,
              feedback: 'En −2 el argumento es 0 y el logaritmo no existe. Vale 0 cuando el argumento es 1.',
              mistake: 'cree-que-el-logaritmo-de-cero-es-cero',
            },
            {
              text: md`Dominio $x > 2$; corte en $x = -\frac{5}{3}$`,
              feedback: 'De 3x + 6 > 0 sale 3x > −6. Además, tu corte queda fuera de tu dominio.',
              mistake: 'equivoca-el-signo-del-borde-del-dominio',
            },
            {
              text: md`Dominio $x > -2$; corte en $x = -\frac{1}{3}$`,
              feedback: 'Igualaste el argumento a 5, la base: ahí el logaritmo vale 1.',
              mistake: 'busca-donde-el-argumento-es-la-base',
            },
          ],
          explanation: md`$3x + 6 > 0$ da $x > -2$. Y $3x + 6 = 1$ da $x = -\frac{5}{3}$, que está en el dominio.`,
        },
        {
          id: 'argumento-que-baja',
          question: md`¿Cuál es el dominio de $f(x) = \log_{2} (8 - 2x)$?`,
          key: md`$x < 4$`,
          distractors: [
            {
              text: md`$x > 4$`,
              feedback: 'Prueba con x = 5: el argumento es −2. Al dividir por un negativo la desigualdad se da vuelta.',
            },
            {
              text: md`$x > -4$`,
              feedback: 'Revisa los signos: 8 − 2x es positivo si 2x es menor que 8.',
              mistake: 'equivoca-el-signo-del-borde-del-dominio',
            },
            { text: md`$x > 0$`, feedback: 'El que debe ser positivo es todo el argumento, no la x.' },
          ],
          explanation: md`$8 - 2x > 0$ equivale a $8 > 2x$, es decir, $x < 4$.`,
        },
        {
          id: 'donde-vale-cero',
          question: md`¿Para qué $x$ vale 0 la función $f(x) = \log_{7} (x - 2)$?`,
          key: '3',
          distractors: [
            {
              text: '2',
              feedback: 'En 2 el argumento es 0, y ese logaritmo no existe.',
              mistake: 'cree-que-el-logaritmo-de-cero-es-cero',
            },
            {
              text: '9',
              feedback: 'En 9 el argumento es 7, igual a la base: la función vale 1.',
              mistake: 'busca-donde-el-argumento-es-la-base',
            },
          ],
          explanation: md`$x - 2 = 1$ da $x = 3$, y $\log_{7} 1 = 0$.`,
        },
      ],
    },
    {
      id: 'leer-la-curva',
      title: 'De la curva a la fórmula',
      idea: md`La curva de $f(x) = \log_{b} (x - h)$ es la de $\log_{b} x$ corrida $h$ unidades en horizontal. Su asíntota es la recta **vertical** $x = h$. Con $b$ mayor que 1, es creciente.

Mide siempre **desde la asíntota**:

- A 1 unidad de ella el argumento es 1, y la curva corta el eje X.
- A $b$ unidades el argumento es $b$, y la altura es 1.

Si la asíntota está en $x = -2$, el argumento es $x - (-2) = x + 2$: se anula justo ahí.`,
      figure: {
        kind: 'plane',
        x: [-1, 7],
        y: [-3, 3],
        shapes: [
          { shape: 'segment', from: [1, -3], to: [1, 3], dashed: true, accent: 2 },
          {
            shape: 'path',
            points: [
              [1.03, -2.53],
              [1.1, -1.66],
              [1.25, -1],
              [1.5, -0.5],
              [2, 0],
              [3, 0.5],
              [4, 0.792],
              [5, 1],
              [6, 1.161],
              [7, 1.292],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'point', at: [2, 0], accent: 1 },
          { shape: 'point', at: [5, 1], accent: 1 },
          { shape: 'text', at: [1.2, 2.4], text: 'x = 1', anchor: 'start' },
        ],
        alt: 'Curva logarítmica creciente con asíntota vertical punteada en x = 1. Pasa por los puntos (2, 0) y (5, 1).',
      },
      example: {
        problem: md`¿Cuál es la función $f(x) = \log_{b} (x - h)$ de la figura, con asíntota $x = 1$ y puntos $(2, 0)$ y $(5, 1)$?`,
        steps: [
          {
            title: 'Lee la asíntota',
            text: md`$h = 1$, así que el argumento es $x - 1$. En $x = 2$ vale 1, y la curva corta el eje X.`,
          },
          {
            title: 'Usa el punto de altura uno',
            text: md`En $x = 5$ el argumento es $5 - 1 = 4$, y el logaritmo vale 1: la base es 4.`,
          },
          { title: 'Escribe la función', text: md`$f(x) = \log_{4} (x - 1)$. Comprueba: $\log_{4} 4 = 1$.` },
        ],
      },
      warnings: [
        {
          mistake: 'desplaza-la-logaritmica-al-reves',
          text: md`Escribir $\log_{4} (x + 1)$. Esa tiene la asíntota en $-1$. El argumento debe valer 0 en la asíntota.`,
        },
        {
          mistake: 'toma-la-abscisa-por-base',
          text: md`Leer la base en la abscisa y poner 5. La base es la distancia desde la asíntota: de 1 a 5 hay 4.`,
        },
        {
          mistake: 'no-mide-la-logaritmica-desde-la-asintota',
          text: md`Escribir $\log_{5} (x + 1)$, con la asíntota sumada y la base sin medir. Reemplaza $x = 1$: debe dar argumento 0, y da 2.`,
        },
      ],
      checks: [
        {
          id: 'asintota-en-menos-tres',
          question: md`La curva tiene asíntota $x = -3$ y es la de una función $f(x) = \log_{b} (x - h)$. ¿Cuál es la función?`,
          figure: {
            kind: 'plane',
            x: [-4, 4],
            y: [-3, 3],
            shapes: [
              { shape: 'segment', from: [-3, -3], to: [-3, 3], dashed: true, accent: 2 },
              {
                shape: 'path',
                points: [
                  [-2.98, -2.431],
                  [-2.9, -1.431],
                  [-2.8, -1],
                  [-2.5, -0.431],
                  [-2, 0],
                  [-1, 0.431],
                  [0, 0.683],
                  [1, 0.861],
                  [2, 1],
                  [4, 1.209],
                ],
                smooth: true,
                accent: 1,
              },
              { shape: 'point', at: [-2, 0], accent: 1 },
              { shape: 'point', at: [2, 1], accent: 1 },
            ],
            alt: 'Curva logarítmica creciente con asíntota vertical punteada en x = −3. Pasa por los puntos (−2, 0) y (2, 1).',
          },
          key: md`$f(x) = \log_{5} (x + 3)$`,
          distractors: [
            {
              text: md`$f(x) = \log_{5} (x - 3)$`,
              feedback: 'Esa tiene la asíntota en 3. En −3 el argumento debe ser 0.',
              mistake: 'desplaza-la-logaritmica-al-reves',
            },
            {
              text: md`$f(x) = \log_{2} (x + 3)$`,
              feedback: 'El 2 es la abscisa del punto. Desde la asíntota hasta él hay 5 unidades.',
              mistake: 'toma-la-abscisa-por-base',
            },
            {
              text: md`$f(x) = \log_{2} (x - 3)$`,
              feedback: 'Ni la base ni el argumento están medidos desde la asíntota.',
              mistake: 'no-mide-la-logaritmica-desde-la-asintota',
            },
          ],
          explanation: md`El argumento es $x + 3$. En $x = 2$ vale 5 y la altura es 1, así que la base es 5.`,
        },
        {
          id: 'cual-es-la-asintota',
          question: md`¿Cuál es la asíntota de $f(x) = \log_{3} (x + 4)$?`,
          key: md`$x = -4$`,
          distractors: [
            {
              text: md`$x = 4$`,
              feedback: 'En 4 el argumento es 8. Busca dónde vale 0.',
              mistake: 'desplaza-la-logaritmica-al-reves',
            },
            { text: md`$y = -4$`, feedback: 'La exponencial tiene asíntota horizontal; la logarítmica, vertical.' },
            { text: md`$x = -3$`, feedback: 'En −3 el argumento es 1: ahí la curva corta el eje X.' },
          ],
          explanation: md`$x + 4 = 0$ da $x = -4$, una recta vertical.`,
        },
        {
          id: 'hallar-la-base',
          question: md`La gráfica de $f(x) = \log_{b} (x - 2)$ pasa por $(8, 1)$. ¿Cuánto vale $b$?`,
          key: '6',
          distractors: [
            {
              text: '8',
              feedback: 'Tomaste la abscisa. El argumento en 8 es 8 − 2.',
              mistake: 'toma-la-abscisa-por-base',
            },
            {
              text: '10',
              feedback: 'Sumaste 2 en vez de restarlo: el argumento es x − 2.',
              mistake: 'no-mide-la-logaritmica-desde-la-asintota',
            },
          ],
          explanation: md`En $x = 8$ el argumento es 6 y el logaritmo vale 1, así que $b = 6$.`,
        },
      ],
    },
    {
      id: 'inversa-de-la-exponencial',
      title: 'La inversa de la exponencial',
      idea: md`La logarítmica deshace lo que hace la exponencial de la misma base. Si $(2, 9)$ está en la gráfica de $3^x$, entonces $(9, 2)$ está en la de $\log_{3} x$. Las dos curvas son simétricas respecto de la recta $y = x$, y el dominio de una es el recorrido de la otra.

Para hallar la inversa, escribe $y = f(x)$, **despeja $x$ paso a paso** y al final cambia las letras. Se deshace en orden contrario: lo último que se hizo es lo primero que se quita.`,
      figure: {
        kind: 'plane',
        x: [-3, 5],
        y: [-3, 5],
        shapes: [
          { shape: 'segment', from: [-3, -3], to: [5, 5], dashed: true },
          {
            shape: 'path',
            points: [
              [-3, 0.125],
              [-2, 0.25],
              [-1, 0.5],
              [0, 1],
              [1, 2],
              [1.5, 2.828],
              [2, 4],
              [2.3, 4.925],
            ],
            smooth: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [0.125, -3],
              [0.25, -2],
              [0.5, -1],
              [1, 0],
              [2, 1],
              [2.828, 1.5],
              [4, 2],
              [4.925, 2.3],
            ],
            smooth: true,
            accent: 2,
          },
          { shape: 'text', at: [0.8, 3.3], text: '2 elevado a x', anchor: 'end' },
          { shape: 'text', at: [3, 0.8], text: 'log₂ x', anchor: 'start' },
        ],
        alt: 'La curva de 2 elevado a x y la de logaritmo en base 2 de x son simétricas respecto de la recta y = x, punteada. La primera pasa por (2, 4) y la segunda por (4, 2).',
      },
      example: {
        problem: md`¿Cuál es la inversa de $f(x) = 2^{x - 1} + 5$?`,
        steps: [
          { title: 'Quita lo que está fuera', text: md`$y = 2^{x - 1} + 5$, así que $y - 5 = 2^{x - 1}$.` },
          { title: 'Pasa a logaritmo', text: md`$\log_{2} (y - 5) = x - 1$.` },
          {
            title: 'Despeja y cambia las letras',
            text: md`$x = \log_{2} (y - 5) + 1$. La inversa es $f^{-1}(x) = \log_{2} (x - 5) + 1$.`,
          },
          { title: 'Comprueba con un punto', text: md`$f(1) = 2^0 + 5 = 6$, y $f^{-1}(6) = \log_{2} 1 + 1 = 1$.` },
        ],
      },
      warnings: [
        {
          mistake: 'intercambia-los-desplazamientos-en-la-inversa',
          text: md`Escribir $\log_{2} (x - 1) + 5$. El 5 estaba **fuera** de la potencia y queda **dentro** del logaritmo; el 1, al revés.`,
        },
        {
          mistake: 'invierte-los-signos-en-la-inversa',
          text: md`Escribir $\log_{2} (x + 5) - 1$. Al cruzar la igualdad, el $+5$ pasa restando y el $-1$, sumando.`,
        },
        {
          mistake: 'no-cambia-el-signo-del-exponente',
          text: md`Escribir $\log_{2} (x - 5) - 1$. De $\log_{2} (y - 5) = x - 1$ falta pasar el 1 al otro lado, y pasa sumando.`,
        },
      ],
      checks: [
        {
          id: 'inversa-base-tres',
          question: md`¿Cuál es la inversa de $f(x) = 3^{x + 2} - 4$?`,
          key: md`$f^{-1}(x) = \log_{3} (x + 4) - 2$`,
          distractors: [
            {
              text: md`$f^{-1}(x) = \log_{3} (x + 2) - 4$`,
              feedback: 'Dejaste cada número en su lugar. Lo de fuera de la potencia queda dentro del logaritmo.',
              mistake: 'intercambia-los-desplazamientos-en-la-inversa',
            },
            {
              text: md`$f^{-1}(x) = \log_{3} (x - 4) + 2$`,
              feedback: 'Los lugares están bien, los signos no: −4 pasa sumando y +2, restando.',
              mistake: 'invierte-los-signos-en-la-inversa',
            },
            {
              text: md`$f^{-1}(x) = \log_{3} (x + 4) + 2$`,
              feedback: 'Falta cambiar el signo del 2 al pasarlo al otro lado.',
              mistake: 'no-cambia-el-signo-del-exponente',
            },
          ],
          explanation: md`$y + 4 = 3^{x + 2}$, luego $\log_{3} (y + 4) = x + 2$ y $x = \log_{3} (y + 4) - 2$.`,
        },
        {
          id: 'inversa-de-un-logaritmo',
          question: md`¿Cuál es la inversa de $f(x) = \log_{6} (x - 3)$?`,
          key: md`$f^{-1}(x) = 6^x + 3$`,
          distractors: [
            {
              text: md`$f^{-1}(x) = 6^{x - 3}$`,
              feedback: 'El 3 estaba dentro del logaritmo: queda fuera de la potencia.',
              mistake: 'intercambia-los-desplazamientos-en-la-inversa',
            },
            {
              text: md`$f^{-1}(x) = 6^x - 3$`,
              feedback: 'De 6 elevado a y igual a x − 3, el 3 pasa sumando.',
              mistake: 'invierte-los-signos-en-la-inversa',
            },
          ],
          explanation: md`$y = \log_{6} (x - 3)$ es $6^y = x - 3$, y $x = 6^y + 3$.`,
        },
        {
          id: 'punto-reflejado',
          question: md`La gráfica de $f(x) = 5^x$ pasa por $(2, 25)$. ¿Por qué punto pasa, entonces, la de su inversa?`,
          key: md`$(25, 2)$`,
          distractors: [
            { text: md`$(-2, -25)$`, feedback: 'Cambiaste los signos. La inversa intercambia las coordenadas.' },
            {
              text: md`$\left(2, \frac{1}{25}\right)$`,
              feedback: 'Ese es el inverso de un número. La función inversa intercambia entrada y salida.',
            },
          ],
          explanation: md`La inversa es $\log_{5} x$, y $\log_{5} 25 = 2$: pasa por $(25, 2)$.`,
        },
      ],
    },
  ],
  summary: [
    md`Dominio: argumento mayor que 0. Corte con el eje X: argumento igual a 1.`,
    md`$\log_{b} (x - h)$ tiene asíntota $x = h$; a $b$ unidades de ella la altura es 1.`,
    md`La inversa de $b^x$ es $\log_{b} x$: se intercambian las coordenadas.`,
    md`Para la inversa, despeja paso a paso: lo de fuera queda dentro y cambia de signo.`,
  ],
});
