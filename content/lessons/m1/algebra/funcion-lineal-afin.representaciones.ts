import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.funcion-lineal-afin.representaciones',
  version: 2,
  minutes: 17,
  opening: {
    question: md`Una recta pasa por $(0, 1)$ y por $(100, 51)$. Sin dibujarla, ¿pasa también por $(50, 26)$?`,
    guesses: ['Sí', 'No, a la mitad le toca 25,5', 'No se puede saber sin el gráfico'],
    reveal: md`Sí. Al avanzar 100 sube 50, o sea, medio por cada unidad; en 50 ha subido 25 y parte de 1: llega a 26. Tabla, gráfico y fórmula cuentan lo mismo, y basta uno para obtener los otros dos.`,
  },
  points: [
    {
      id: 'del-grafico-a-la-formula',
      title: 'Del gráfico a la fórmula',
      idea: md`Para escribir $f(x) = mx + n$ mirando la recta:

1. **$n$**: la altura donde corta al eje Y.
2. **$m$**: elige dos puntos con coordenadas enteras, de izquierda a derecha, y divide lo que **sube** por lo que **avanza**. Si baja, es negativa.

$$m = \frac{y_2 - y_1}{x_2 - x_1}$$

Después comprueba con un punto que no usaste.

De un vistazo: si la recta sube hacia la derecha, $m > 0$; si baja, $m < 0$; si es horizontal, $m = 0$.`,
      figure: {
        kind: 'plane',
        x: [-3, 5],
        y: [-4, 4],
        shapes: [
          {
            shape: 'path',
            points: [
              [-3, -3],
              [5, 2.333],
            ],
            accent: 1,
          },
          { shape: 'point', at: [0, -1], accent: 1 },
          { shape: 'point', at: [3, 1], accent: 1 },
          { shape: 'arrow', from: [0, -1], to: [3, -1], accent: 2 },
          { shape: 'arrow', from: [3, -1], to: [3, 0.9], accent: 2 },
          { shape: 'text', at: [1.5, -1.6], text: 'avanza 3', size: 'small' },
          { shape: 'text', at: [3.2, -0.8], text: 'sube 2', anchor: 'start', size: 'small' },
        ],
        alt: 'Recta que pasa por (0, −1) y por (3, 1): entre esos puntos avanza 3 y sube 2.',
      },
      manipulable: {
        kind: 'line-through-points',
        points: [
          [0, -1],
          [3, 1],
        ],
        task: 'Mueve un punto hasta que la pendiente valga −2, y después hasta que el corte con el eje Y sea 3.',
        predict: {
          question: 'Si el segundo punto baja hasta la altura del primero, ¿cuánto vale la pendiente?',
          guesses: ['0', '1', 'No tiene'],
          shows: 'Vale 0: avanza y no sube. La recta queda horizontal.',
        },
      },
      example: {
        problem: md`¿Qué fórmula tiene la recta que pasa por $(0, -1)$ y $(3, 1)$?`,
        steps: [
          { title: 'Lee el corte con el eje Y', text: md`Pasa por $(0, -1)$: $n = -1$.` },
          { title: 'Calcula la pendiente', text: md`Avanza 3 y sube 2: $m = \frac{2}{3}$.` },
          { title: 'Escribe', text: md`$f(x) = \frac{2}{3}x - 1$.` },
          { title: 'Comprueba', text: md`$f(-3) = -2 - 1 = -3$, como en la figura.` },
        ],
      },
      warnings: [
        {
          mistake: 'invierte-la-pendiente',
          text: md`Escribir $\frac{3}{2}x - 1$: dividiste lo que avanza por lo que sube. Con $x = 3$ daría 3,5 y no 1.`,
        },
        {
          mistake: 'cambia-el-signo-de-la-pendiente',
          text: md`Escribir $-\frac{2}{3}x - 1$. Recorre la recta de izquierda a derecha: esta sube, así que es positiva.`,
        },
        {
          mistake: 'intercambia-pendiente-y-corte',
          text: md`Escribir $-x + \frac{2}{3}$. El corte con el eje Y va solo; la pendiente va junto a la $x$.`,
        },
      ],
      checks: [
        {
          id: 'formula-de-la-figura',
          question: md`¿Qué fórmula corresponde a la recta de la figura?`,
          figure: {
            kind: 'plane',
            x: [-2, 5],
            y: [-3, 5],
            shapes: [
              {
                shape: 'path',
                points: [
                  [-1, 5],
                  [3, -3],
                ],
                accent: 1,
              },
              { shape: 'point', at: [0, 3], accent: 1 },
              { shape: 'point', at: [2, -1], accent: 1 },
            ],
            alt: 'Recta que baja hacia la derecha y pasa por (0, 3) y (2, −1).',
          },
          key: md`$f(x) = -2x + 3$`,
          distractors: [
            {
              text: md`$f(x) = -\frac{1}{2}x + 3$`,
              feedback: 'Avanza 2 y baja 4. Dividiste al revés.',
              mistake: 'invierte-la-pendiente',
            },
            {
              text: md`$f(x) = 2x + 3$`,
              feedback: 'La recta baja hacia la derecha.',
              mistake: 'cambia-el-signo-de-la-pendiente',
            },
            {
              text: md`$f(x) = 3x - 2$`,
              feedback: 'El 3 es el corte con el eje Y: va sin la x.',
              mistake: 'intercambia-pendiente-y-corte',
            },
          ],
          explanation: md`$n = 3$ y $m = \frac{-4}{2} = -2$. En $x = 2$: $-4 + 3 = -1$.`,
        },
        {
          id: 'recta-por-dos-puntos',
          question: md`Una recta pasa por $(-2, 1)$ y $(4, 4)$. ¿Cuál es su fórmula?`,
          key: md`$y = \frac{1}{2}x + 2$`,
          distractors: [
            {
              text: md`$y = 2x + 5$`,
              feedback: 'Avanza 6 y sube 3: la pendiente es 3 dividido por 6.',
              mistake: 'invierte-la-pendiente',
            },
            {
              text: md`$y = -\frac{1}{2}x$`,
              feedback: 'De izquierda a derecha sube, de 1 a 4.',
              mistake: 'cambia-el-signo-de-la-pendiente',
            },
            {
              text: md`$y = 2x + \frac{1}{2}$`,
              feedback: 'Pusiste el corte como pendiente y la pendiente como corte.',
              mistake: 'intercambia-pendiente-y-corte',
            },
          ],
          explanation: md`$m = \frac{3}{6} = \frac{1}{2}$. En $(4, 4)$: $2 + n = 4$, así que $n = 2$.`,
        },
        {
          id: 'baja-y-corta-en-cuatro',
          question: md`Una recta baja hacia la derecha y corta al eje Y en 4. ¿Cuál puede ser su ecuación?`,
          key: md`$y = 4 - 3x$`,
          distractors: [
            {
              text: md`$y = 3 - 4x$`,
              feedback: 'Esa corta al eje Y en 3.',
              mistake: 'intercambia-pendiente-y-corte',
            },
            {
              text: md`$y = 4 + 3x$`,
              feedback: 'Esa corta en 4, pero sube.',
              mistake: 'cambia-el-signo-de-la-pendiente',
            },
            { text: md`$y = -3x - 4$`, feedback: 'Esa baja, pero corta en −4.' },
          ],
          explanation: md`La pendiente es $-3$ y en $x = 0$ vale 4.`,
        },
      ],
    },
    {
      id: 'con-una-tabla',
      title: 'Con una tabla: mira cuánto avanza cada columna',
      idea: md`En una tabla afín, a pasos iguales de $x$ les tocan cambios iguales de $f(x)$. Pero las columnas **no siempre avanzan igual**: míralo antes de seguir el patrón.

| $x$ | 1 | 2 | 3 | 6 |
| --- | --- | --- | --- | --- |
| $f(x)$ | 9 | 13 | 17 | ? |

Cada unidad suma 4. De 3 a 6 avanza 3 unidades: suma $3 \cdot 4 = 12$ y llega a 29.

Para escribir la fórmula, retrocede hasta $x = 0$: $9 - 4 = 5$. Es $f(x) = 4x + 5$.`,
      example: {
        problem: md`La tabla es de una función afín. ¿Cuánto vale $k$?

| $x$ | 0 | 2 | 4 | 10 |
| --- | --- | --- | --- | --- |
| $f(x)$ | 50 | 44 | 38 | $k$ |`,
        steps: [
          { title: 'Mira cuánto cambia por unidad', text: md`Al avanzar 2 baja 6: por cada unidad baja 3.` },
          { title: 'Mira el último avance', text: md`De 4 a 10 avanza 6 unidades.` },
          { title: 'Calcula', text: md`Baja $6 \cdot 3 = 18$: $k = 38 - 18 = 20$.` },
          { title: 'Comprueba con la fórmula', text: md`$f(x) = 50 - 3x$, y $f(10) = 20$.` },
        ],
      },
      warnings: [
        {
          mistake: 'repite-el-ultimo-salto-de-la-tabla',
          text: md`Restar 6 otra vez: 32. Antes $x$ avanzaba 2; ahora avanza 6.`,
        },
        {
          mistake: 'suma-lo-que-avanza-la-variable',
          text: md`Sumar 6 porque $x$ avanza 6: 44. Falta multiplicarlo por lo que cambia $f$ en cada unidad.`,
        },
        {
          mistake: 'usa-proporcion-en-una-tabla-afin',
          text: md`Hacer una regla de tres, $\frac{38 \cdot 10}{4} = 95$. Eso sirve si la función pasa por el origen, y aquí $f(0) = 50$.`,
        },
      ],
      checks: [
        {
          id: 'columna-que-salta',
          question: md`La tabla muestra algunos valores de una función afín.

| $x$ | 1 | 3 | 5 | 10 |
| --- | --- | --- | --- | --- |
| $f(x)$ | 8 | 14 | 20 | $k$ |

¿Cuánto vale $k$?`,
          key: '35',
          distractors: [
            {
              text: '26',
              feedback: 'Repetiste el salto de 6, pero de 5 a 10 avanza más.',
              mistake: 'repite-el-ultimo-salto-de-la-tabla',
            },
            {
              text: '25',
              feedback: 'Sumaste 5, lo que avanza x. Falta multiplicar por 3.',
              mistake: 'suma-lo-que-avanza-la-variable',
            },
            {
              text: '40',
              feedback: 'Usaste una proporción, pero f(x) dividido por x no es constante.',
              mistake: 'usa-proporcion-en-una-tabla-afin',
            },
          ],
          explanation: md`Sube 3 por unidad. De 5 a 10 sube 15: $20 + 15 = 35$.`,
        },
        {
          id: 'formula-desde-la-tabla',
          question: md`En una tabla afín, $f(3) = 1$, $f(5) = 5$ y $f(8) = 11$. ¿Cuál es la fórmula?`,
          key: md`$f(x) = 2x - 5$`,
          distractors: [
            { text: md`$f(x) = 2x + 1$`, feedback: 'El 1 es el valor en x = 3, no en x = 0.' },
            {
              text: md`$f(x) = 4x - 11$`,
              feedback: 'Sube 4 al avanzar 2. Por unidad sube 2.',
              mistake: 'usa-el-cambio-total-como-pendiente',
            },
            { text: md`$f(x) = 2x + 5$`, feedback: 'En x = 3 daría 11. Revisa el signo del 5.' },
          ],
          explanation: md`$m = \frac{5 - 1}{2} = 2$ y $1 = 6 + n$, así que $n = -5$. Con $x = 8$: 11.`,
        },
        {
          id: 'falta-una-x',
          question: md`Una función afín cumple $f(2) = 5$ y $f(6) = 13$. ¿En qué $x$ vale 21?`,
          key: '10',
          distractors: [
            {
              text: '14',
              feedback: 'Sumaste 8 a la x porque f sube 8. Cada unidad de x sube 2.',
              mistake: 'suma-lo-que-avanza-la-variable',
            },
            { text: '18', feedback: 'Restaste 3, como si f(x) fuera x + 3. Eso pasa en x = 2, pero no en x = 6.' },
            { text: '43', feedback: 'Reemplazaste x = 21. El 21 es el valor de la función.' },
          ],
          explanation: md`De 5 a 13 sube 8 al avanzar 4. De 13 a 21 sube 8 otra vez: $6 + 4 = 10$.`,
        },
      ],
    },
    {
      id: 'leer-la-recta',
      title: 'Leer la recta: valores, cortes y signo',
      idea: md`- **Leer un valor**: sube desde $x$ hasta la recta y mira la altura. Al revés: desde la altura, ve a la recta y baja a $x$.
- **Corte con el eje Y**: reemplaza $x = 0$. Da $n$.
- **Corte con el eje X**: resuelve $mx + n = 0$. Da $x = -\frac{n}{m}$ (si $m \neq 0$).

A un lado del corte con el eje X la función es positiva y al otro, negativa. Si la recta baja, es positiva a la izquierda.

En un punto la primera coordenada es $x$: el corte con el eje X es $(3, 0)$ y no $(0, 3)$.`,
      figure: {
        kind: 'plane',
        x: [-1, 5],
        y: [-4, 7],
        shapes: [
          {
            shape: 'path',
            points: [
              [-0.5, 7],
              [5, -4],
            ],
            accent: 1,
          },
          { shape: 'point', at: [0, 6], label: '(0, 6)' },
          { shape: 'point', at: [3, 0], label: '(3, 0)' },
        ],
        alt: 'Recta que baja hacia la derecha; corta al eje Y en (0, 6) y al eje X en (3, 0).',
      },
      example: {
        problem: md`Para $f(x) = -2x + 6$, ¿dónde corta a los ejes y cuándo es positiva?`,
        steps: [
          { title: 'Corte con el eje Y', text: md`$f(0) = 6$: el punto $(0, 6)$.` },
          { title: 'Corte con el eje X', text: md`$-2x + 6 = 0$ da $x = 3$: el punto $(3, 0)$.` },
          { title: 'Signo', text: md`La recta baja, así que está sobre el eje X antes de 3: es positiva si $x < 3$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'corte-con-el-eje-x',
          question: md`¿En qué punto corta al eje X la gráfica de $f(x) = 3x - 12$?`,
          key: md`$(4, 0)$`,
          distractors: [
            { text: md`$(0, -12)$`, feedback: 'Ese es el corte con el eje Y.' },
            { text: md`$(-4, 0)$`, feedback: 'Al despejar, 3x = 12: el 12 pasa sumando.' },
            { text: md`$(0, 4)$`, feedback: 'En el eje X la segunda coordenada es 0.' },
          ],
          explanation: md`$3x - 12 = 0$ da $x = 4$.`,
        },
        {
          id: 'bateria-que-baja',
          question: md`El gráfico muestra la carga de una batería. ¿Después de cuántas horas queda un 40 %?`,
          figure: {
            kind: 'plane',
            x: [0, 8],
            y: [0, 100],
            step: [1, 20],
            xTitle: 'Tiempo (h)',
            yTitle: 'Carga (%)',
            shapes: [
              {
                shape: 'path',
                points: [
                  [0, 100],
                  [8, 20],
                ],
                accent: 1,
              },
            ],
            alt: 'Recta que baja desde 100 % en 0 horas hasta 20 % en 8 horas.',
          },
          key: 'De 6 horas',
          distractors: [
            { text: 'De 4 horas', feedback: 'A las 4 horas ha gastado un 40 %: le queda un 60 %.' },
            {
              text: 'De 2 horas',
              feedback: 'A las 2 horas queda un 80 %. Busca la altura 40 en el eje vertical.',
            },
            { text: 'De 7 horas', feedback: 'A las 7 horas queda un 30 %.' },
          ],
          explanation: md`Baja 10 puntos por hora. De 100 a 40 baja 60: 6 horas.`,
        },
        {
          id: 'cuando-es-positiva',
          question: md`¿Para qué valores de $x$ es positiva $f(x) = -\frac{1}{2}x + 5$?`,
          key: md`Para $x < 10$`,
          distractors: [
            { text: md`Para $x > 10$`, feedback: 'La recta baja: después de 10 es negativa.' },
            { text: md`Para $x < 5$`, feedback: 'El 5 es el corte con el eje Y.' },
            { text: md`Para $x > -10$`, feedback: 'El corte con el eje X es 10: resuelve f(x) = 0.' },
          ],
          explanation: md`$-\frac{1}{2}x + 5 = 0$ da $x = 10$. Como baja, es positiva antes.`,
        },
      ],
    },
  ],
  summary: [
    md`$n$ se lee en el eje Y; $m$ es lo que sube dividido por lo que avanza.`,
    md`Sube: $m > 0$. Baja: $m < 0$. Horizontal: $m = 0$.`,
    md`En una tabla, mira cuánto avanza $x$ entre una columna y la siguiente.`,
    md`Corte con el eje X: resuelve $mx + n = 0$. Corte con el eje Y: $(0, n)$.`,
  ],
});
