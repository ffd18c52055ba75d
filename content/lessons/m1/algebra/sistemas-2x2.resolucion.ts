import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.sistemas-2x2.resolucion',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Dos empanadas y un jugo cuestan ${pesos(5500)}. Dos empanadas y tres jugos, ${pesos(8500)}. ¿Cuánto cuesta un jugo?`,
    guesses: [pesos(1000), pesos(1500), 'No se puede saber'],
    reveal: md`Cuesta ${pesos(1500)}. Las dos compras se diferencian solo en dos jugos, y esos son los ${pesos(3000)} de más. Restaste una ecuación de otra sin darte cuenta: eso se llama reducción.`,
  },
  points: [
    {
      id: 'sustitucion-e-igualacion',
      title: 'Un par que cumple las dos',
      idea: md`La solución de un sistema es un **par** $(x, y)$ que cumple las dos ecuaciones a la vez. Para probar un par, reemplázalo en ambas.

Si una letra está despejada, úsala:

- **Sustitución**: pon esa expresión, entre paréntesis, en la otra ecuación. Queda una sola incógnita.
- **Igualación**: si las dos dicen $y = \ldots$, iguala los lados derechos.

Cuando tengas una letra, vuelve a cualquiera de las ecuaciones para hallar la otra.`,
      example: {
        problem: md`Resuelve $$\begin{cases} y = 2x - 1 \\ 3x + 2y = 19 \end{cases}$$`,
        steps: [
          {
            title: 'Sustituye',
            text: md`En la segunda, pon $2x - 1$ en el lugar de $y$: $3x + 2(2x - 1) = 19$.`,
          },
          { title: 'Resuelve', text: md`$3x + 4x - 2 = 19$, o sea, $7x = 21$ y $x = 3$.` },
          { title: 'Vuelve por la otra', text: md`$y = 2 \cdot 3 - 1 = 5$. La solución es $(3, 5)$.` },
          { title: 'Comprueba en la que menos usaste', text: md`$3 \cdot 3 + 2 \cdot 5 = 19$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cual-es-el-par',
          question: md`¿Qué par es la solución de $x + y = 7$ y $2x - y = 5$?`,
          key: md`$(4, 3)$`,
          distractors: [
            { text: md`$(3, 4)$`, feedback: 'Cumple la primera, pero en la segunda da 2. El orden del par importa.' },
            { text: md`$(5, 2)$`, feedback: 'Cumple la primera y no la segunda: 10 − 2 es 8.' },
            { text: md`$(6, 7)$`, feedback: 'Cumple la segunda y no la primera: la suma es 13.' },
          ],
          explanation: md`$4 + 3 = 7$ y $2 \cdot 4 - 3 = 5$: cumple las dos.`,
        },
        {
          id: 'al-sustituir',
          question: md`Si $y = 3x + 2$, ¿cómo queda $4x - y = 5$ al sustituir?`,
          key: md`$4x - 3x - 2 = 5$`,
          distractors: [
            { text: md`$4x - 3x + 2 = 5$`, feedback: 'El menos alcanza a los dos términos: por eso el paréntesis.' },
            { text: md`$4x + 3x + 2 = 5$`, feedback: 'La y se está restando.' },
            { text: md`$4(3x + 2) - y = 5$`, feedback: 'Reemplazaste la x. Lo que está despejado es y.' },
          ],
          explanation: md`$4x - (3x + 2) = 5$. De ahí, $x = 7$ e $y = 23$.`,
        },
        {
          id: 'por-igualacion',
          question: md`En el sistema $y = 5x - 4$, $y = 2x + 8$, ¿cuánto vale $y$?`,
          key: '16',
          distractors: [
            {
              text: '4',
              feedback: 'Ese es el valor de x. Falta reemplazarlo.',
              mistake: 'responde-una-sola-incognita',
            },
            {
              text: md`$\frac{32}{3}$`,
              feedback: 'Pasaste el 4 sin cambiarle el signo: es 3x = 12.',
              mistake: 'pasa-el-numero-sin-cambiar-signo',
            },
            { text: '24', feedback: 'Al reemplazar x = 4 en la primera sumaste el 4, y se resta.' },
          ],
          explanation: md`$5x - 4 = 2x + 8$ da $x = 4$, e $y = 5 \cdot 4 - 4 = 16$.`,
        },
      ],
    },
    {
      id: 'reduccion',
      title: 'Reducción: sumar para que una letra se vaya',
      idea: md`Multiplica una ecuación (o las dos) para que una letra quede con coeficientes **opuestos**. Al sumar, desaparece.

En $3x + 4y = 10$ y $5x - 2y = 34$, multiplica la segunda por 2: $10x - 4y = 68$. Se suman: $13x = 78$.

Cuidado: se multiplican **todos** los términos, también el del lado derecho.

Y lee qué piden: $x$, $y$, $x - y$, $x + y$… Si $y$ es negativa, restarla es sumar: $6 - (-2) = 8$.

A veces lo pedido sale directo, sumando o restando las ecuaciones.`,
      example: {
        problem: md`Si $3x + 4y = 10$ y $5x - 2y = 34$, ¿cuál es el valor de $x - y$?`,
        steps: [
          { title: 'Multiplica la segunda por 2', text: md`$10x - 4y = 68$.` },
          { title: 'Suma con la primera', text: md`$13x = 78$, así que $x = 6$.` },
          { title: 'Vuelve por la otra', text: md`$18 + 4y = 10$ da $y = -2$.` },
          { title: 'Calcula lo pedido', text: md`$x - y = 6 - (-2) = 8$.` },
        ],
      },
      warnings: [
        {
          mistake: 'suma-las-incognitas-en-vez-de-restar',
          text: md`Responder 4, que es $6 + (-2)$. Se pide $x - y$: al restar un negativo, el resultado crece.`,
        },
        {
          mistake: 'resta-las-incognitas-al-reves',
          text: md`Responder $-8$, que es $y - x$. El orden de la resta importa.`,
        },
        {
          mistake: 'responde-una-sola-incognita',
          text: md`Responder 6 y parar. Es $x$, y se pedía otra cosa.`,
        },
      ],
      checks: [
        {
          id: 'diferencia-pedida',
          question: md`Si $5x + 2y = 4$ y $3x - y = 20$, ¿cuál es el valor de $x - y$?`,
          key: md`$12$`,
          distractors: [
            {
              text: md`$-4$`,
              feedback: 'Sumaste los dos valores. Restar −8 es sumar 8.',
              mistake: 'suma-las-incognitas-en-vez-de-restar',
            },
            {
              text: md`$-12$`,
              feedback: 'Calculaste y − x.',
              mistake: 'resta-las-incognitas-al-reves',
            },
            {
              text: md`$4$`,
              feedback: 'Ese es el valor de x. Falta restarle y.',
              mistake: 'responde-una-sola-incognita',
            },
          ],
          explanation: md`$6x - 2y = 40$; al sumar, $11x = 44$ y $x = 4$. $y = 3 \cdot 4 - 20 = -8$. $4 - (-8) = 12$.`,
        },
        {
          id: 'suma-de-un-golpe',
          question: md`Si $4x + 3y = 29$ y $3x + 4y = 27$, ¿cuánto es $x + y$?`,
          key: '8',
          distractors: [
            {
              text: '2',
              feedback: 'Restaste las ecuaciones: eso da x − y.',
            },
            {
              text: '5',
              feedback: 'Ese es el valor de x.',
              mistake: 'responde-una-sola-incognita',
            },
            { text: '56', feedback: 'Sumaste bien: 7 veces x + y es 56. Falta dividir.' },
          ],
          explanation: md`Al sumarlas, $7x + 7y = 56$, así que $x + y = 8$. No hizo falta hallar cada una.`,
        },
        {
          id: 'por-cuanto-multiplicar',
          question: md`Para que la $x$ desaparezca al sumar $2x + 7y = 1$ y $3x - 5y = 17$, ¿por cuánto conviene multiplicarlas?`,
          key: md`La primera por $3$ y la segunda por $-2$`,
          distractors: [
            {
              text: md`La primera por $3$ y la segunda por $2$`,
              feedback: 'Quedan 6x y 6x: al sumar no se van. Tienen que ser opuestas.',
            },
            {
              text: md`La primera por $5$ y la segunda por $7$`,
              feedback: 'Así desaparece la y, y se pide la x.',
            },
            {
              text: md`La primera por $2$ y la segunda por $-3$`,
              feedback: 'Quedan 4x y −9x. Cruza los coeficientes.',
            },
          ],
          explanation: md`Quedan $6x$ y $-6x$. La suma es $31y = -31$, con $y = -1$ y $x = 4$.`,
        },
      ],
    },
    {
      id: 'en-el-grafico',
      title: 'En el gráfico: donde se cruzan',
      idea: md`Cada ecuación es una recta. La solución del sistema es el **punto donde se cruzan**, porque es el único que está en las dos.

Para saber qué sistema muestra un dibujo, revisa cada recta por separado:

1. ¿Dónde corta al eje Y? Ese es el término sin $x$, con su signo.
2. ¿Sube o baja? Ese es el signo de la pendiente.
3. ¿Cuánto sube al avanzar 1?

Al final, comprueba que el punto de cruce cumpla las dos ecuaciones.`,
      figure: {
        kind: 'plane',
        x: [-2, 6],
        y: [-2, 6],
        shapes: [
          {
            shape: 'path',
            points: [
              [-0.5, -2],
              [3.5, 6],
            ],
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [-1, 6],
              [6, -1],
            ],
            accent: 2,
            dashed: true,
          },
          { shape: 'point', at: [2, 3] },
          { shape: 'text', at: [2.4, 3], text: '(2, 3)', anchor: 'start' },
        ],
        alt: 'Dos rectas que se cruzan en (2, 3). Una sube y corta al eje Y en −1; la otra, punteada, baja y lo corta en 5.',
      },
      example: {
        problem: md`¿Qué sistema muestra la figura y cuál es su solución?`,
        steps: [
          {
            title: 'La recta continua',
            text: md`Corta al eje Y en $-1$ y al avanzar 1 sube 2: $y = 2x - 1$.`,
          },
          { title: 'La recta punteada', text: md`Corta en 5 y al avanzar 1 baja 1: $y = -x + 5$.` },
          { title: 'El cruce', text: md`Se cruzan en $(2, 3)$.` },
          { title: 'Comprueba', text: md`$2 \cdot 2 - 1 = 3$ y $-2 + 5 = 3$.` },
        ],
      },
      warnings: [
        {
          mistake: 'invierte-la-inclinacion-de-las-rectas',
          text: md`Escribir $y = -2x - 1$ para la que sube. Recórrela de izquierda a derecha: si sube, la pendiente es positiva.`,
        },
        {
          mistake: 'intercambia-los-cortes-de-las-rectas',
          text: md`Escribir $y = 2x + 5$: pendiente de una y corte de la otra. Termina una recta antes de mirar la siguiente.`,
        },
        {
          mistake: 'cambia-el-signo-de-los-cortes',
          text: md`Escribir $y = 2x + 1$ para la que corta en $-1$. Bajo el origen, el corte es negativo.`,
        },
      ],
      checks: [
        {
          id: 'que-sistema-es',
          question: md`¿Qué sistema muestra la figura?`,
          figure: {
            kind: 'plane',
            x: [-2, 6],
            y: [-4, 8],
            step: [1, 2],
            shapes: [
              {
                shape: 'path',
                points: [
                  [-0.66, -3.98],
                  [3.33, 7.99],
                ],
                accent: 1,
              },
              {
                shape: 'path',
                points: [
                  [-2, 8],
                  [6, 0],
                ],
                accent: 2,
                dashed: true,
              },
              { shape: 'point', at: [0, -2], accent: 1 },
              { shape: 'point', at: [0, 6], accent: 2 },
              { shape: 'point', at: [2, 4] },
            ],
            alt: 'Dos rectas que se cruzan en (2, 4). Una sube y corta al eje Y en −2; la otra, punteada, baja y lo corta en 6.',
          },
          key: md`$y = 3x - 2$, $y = -x + 6$`,
          distractors: [
            {
              text: md`$y = -3x - 2$, $y = x + 6$`,
              feedback: 'Los cortes están bien. Mira cuál sube y cuál baja.',
              mistake: 'invierte-la-inclinacion-de-las-rectas',
            },
            {
              text: md`$y = 3x + 6$, $y = -x - 2$`,
              feedback: 'Cada pendiente quedó con el corte de la otra recta.',
              mistake: 'intercambia-los-cortes-de-las-rectas',
            },
            {
              text: md`$y = 3x + 2$, $y = -x - 6$`,
              feedback: 'Los cortes tienen el signo contrario.',
              mistake: 'cambia-el-signo-de-los-cortes',
            },
          ],
          explanation: md`La que sube corta en $-2$; la que baja, en 6. El cruce $(2, 4)$ cumple las dos.`,
        },
        {
          id: 'leer-la-solucion',
          question: md`Según la figura, ¿cuál es la solución del sistema?`,
          figure: {
            kind: 'plane',
            x: [-4, 3],
            y: [-2, 5],
            shapes: [
              {
                shape: 'path',
                points: [
                  [-4, -1],
                  [2, 5],
                ],
                accent: 1,
              },
              {
                shape: 'path',
                points: [
                  [-4, 5],
                  [3, -2],
                ],
                accent: 2,
                dashed: true,
              },
            ],
            alt: 'Dos rectas que se cruzan en el punto de abscisa −1 y ordenada 2.',
          },
          key: md`$(-1, 2)$`,
          distractors: [
            { text: md`$(2, -1)$`, feedback: 'Cambiaste el orden: primero va la coordenada horizontal.' },
            { text: md`$(0, 3)$`, feedback: 'Ahí la recta que sube corta al eje Y. Busca el cruce de las dos rectas.' },
            { text: md`$(1, 0)$`, feedback: 'Ahí la recta que baja corta al eje X. Busca el cruce de las dos rectas.' },
          ],
          explanation: md`Las rectas son $y = x + 3$ e $y = -x + 1$. En $x = -1$ las dos valen 2.`,
        },
        {
          id: 'cruce-conocido',
          question: md`Las rectas $y = ax + 1$ e $y = x + b$ se cruzan en $(2, 5)$. ¿Cuánto es $a + b$?`,
          key: '5',
          distractors: [
            {
              text: '2',
              feedback: 'Ese es el valor de a. Falta sumarle b.',
              mistake: 'responde-una-sola-incognita',
            },
            { text: '3', feedback: 'Ese es el valor de b. Falta sumarle a.', mistake: 'responde-una-sola-incognita' },
            { text: '7', feedback: 'Sumaste las coordenadas del punto. Reemplázalo en las dos ecuaciones.' },
          ],
          explanation: md`$5 = 2a + 1$ da $a = 2$; $5 = 2 + b$ da $b = 3$.`,
        },
      ],
    },
  ],
  summary: [
    md`La solución es un par que cumple las dos ecuaciones.`,
    md`Sustitución: reemplaza con paréntesis. Igualación: iguala los lados derechos.`,
    md`Reducción: deja coeficientes opuestos y suma.`,
    md`En el gráfico es el punto donde se cruzan las rectas.`,
    md`Lee qué piden: $x$, $y$, su suma o su resta, y en qué orden.`,
  ],
});
