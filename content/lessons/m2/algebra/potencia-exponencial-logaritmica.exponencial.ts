import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.algebra.potencia-exponencial-logaritmica.exponencial',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Un nenúfar duplica cada día la superficie que cubre y en 30 días tapa toda la laguna. ¿En qué día cubría la mitad?`,
    guesses: ['El día 15', 'El día 29', 'El día 25'],
    reveal: md`El día 29: si se duplica cada día, el anterior había la mitad. El día 25 cubría apenas un 3 %. Crecer multiplicando se ve lento al comienzo y explota al final. Esa es la curva de esta lección.`,
  },
  points: [
    {
      id: 'coeficiente-y-base',
      title: 'El coeficiente, la base y dos puntos',
      idea: md`En $f(x) = a \cdot b^x$ la variable está en el **exponente**. La base $b$ es positiva y distinta de 1.

- $f(0) = a$, porque $b^0 = 1$: el coeficiente es el corte con el eje Y.
- Cada vez que $x$ avanza 1, el valor se **multiplica** por $b$. Por eso $b = \frac{f(1)}{f(0)}$.

Con $a$ positivo, la función crece si $b$ es mayor que 1 y decrece si $b$ está entre 0 y 1. La curva nunca toca el eje X: se le acerca sin llegar. Esa recta es su **asíntota**.`,
      figure: {
        kind: 'plane',
        x: [-3, 3],
        y: [0, 8],
        shapes: [
          {
            shape: 'path',
            points: [
              [-3, 0.125],
              [-2, 0.25],
              [-1, 0.5],
              [0, 1],
              [1, 2],
              [2, 4],
              [3, 8],
            ],
            smooth: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [-3, 8],
              [-2, 4],
              [-1, 2],
              [0, 1],
              [1, 0.5],
              [2, 0.25],
              [3, 0.125],
            ],
            smooth: true,
            accent: 2,
            dashed: true,
          },
          { shape: 'text', at: [1.9, 5], text: 'base 2', anchor: 'end' },
          { shape: 'text', at: [-1.9, 5], text: 'base 1/2', anchor: 'start' },
        ],
        alt: 'Dos curvas que pasan por (0, 1). La de base 2 crece hacia la derecha y la de base un medio, punteada, decrece. Ambas quedan siempre sobre el eje X.',
      },
      manipulable: {
        kind: 'function-plotter',
        family: 'exponential',
        parameters: { a: 1, b: 2 },
        task: 'Baja la base hasta que sea menor que 1 y mira cuándo la curva deja de crecer y empieza a decrecer.',
      },
      example: {
        problem: md`La gráfica de $f(x) = a \cdot b^x$ pasa por $(0, 5)$ y $(1, 15)$. ¿Cuál es la función?`,
        steps: [
          { title: 'Lee el coeficiente', text: md`$f(0) = a = 5$, el corte con el eje Y.` },
          { title: 'Divide para hallar la base', text: md`$b = \frac{f(1)}{f(0)} = \frac{15}{5} = 3$.` },
          {
            title: 'Escribe y comprueba',
            text: md`$f(x) = 5 \cdot 3^x$. En $x = 1$ da $5 \cdot 3 = 15$, como el punto.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'toma-el-segundo-valor-por-base',
          text: md`Escribir $5 \cdot 15^x$. En $x = 1$ daría 75. El 15 es $a \cdot b$: falta dividirlo por 5.`,
        },
        {
          mistake: 'intercambia-coeficiente-y-base',
          text: md`Escribir $3 \cdot 5^x$. En $x = 0$ daría 3 y el corte es 5. El corte siempre es el coeficiente.`,
        },
        {
          mistake: 'toma-la-diferencia-por-base',
          text: md`Restar, $15 - 5 = 10$, y escribir $5 \cdot 10^x$. En una recta lo constante es la resta; en una exponencial, el cociente.`,
        },
      ],
      checks: [
        {
          id: 'de-cuatro-a-veinticuatro',
          question: md`La gráfica de una función exponencial $f(x) = a \cdot b^x$ pasa por $(0, 4)$ y $(1, 24)$. ¿Cuál es la función?`,
          key: md`$f(x) = 4 \cdot 6^x$`,
          distractors: [
            {
              text: md`$f(x) = 4 \cdot 24^x$`,
              feedback: 'En x = 1 da 96. El 24 ya incluye al coeficiente: divídelo por 4.',
              mistake: 'toma-el-segundo-valor-por-base',
            },
            {
              text: md`$f(x) = 6 \cdot 4^x$`,
              feedback: 'En x = 0 da 6, y el corte es 4.',
              mistake: 'intercambia-coeficiente-y-base',
            },
            {
              text: md`$f(x) = 4 \cdot 20^x$`,
              feedback: 'Restaste los dos valores. La base es el cociente.',
              mistake: 'toma-la-diferencia-por-base',
            },
          ],
          explanation: md`$a = 4$ y $b = 24 : 4 = 6$. Comprueba: $4 \cdot 6^1 = 24$.`,
        },
        {
          id: 'salto-de-dos',
          question: md`$f(x) = a \cdot b^x$ cumple $f(0) = 2$ y $f(2) = 50$. ¿Cuál es la función?`,
          key: md`$f(x) = 2 \cdot 5^x$`,
          distractors: [
            {
              text: md`$f(x) = 2 \cdot 25^x$`,
              feedback: 'El 25 es lo que se multiplica en dos pasos. Para uno, saca la raíz.',
            },
            {
              text: md`$f(x) = 5 \cdot 2^x$`,
              feedback: 'En x = 0 da 5, y debía dar 2.',
              mistake: 'intercambia-coeficiente-y-base',
            },
            {
              text: md`$f(x) = 2 \cdot 48^x$`,
              feedback: 'Restaste 50 − 2. En una exponencial se divide.',
              mistake: 'toma-la-diferencia-por-base',
            },
          ],
          explanation: md`$2 \cdot b^2 = 50$ da $b^2 = 25$, y como la base es positiva, $b = 5$.`,
        },
        {
          id: 'cual-decrece',
          question: md`De las funciones siguientes, ¿cuál es decreciente?`,
          key: md`$f(x) = 3 \cdot 0{,}8^x$`,
          distractors: [
            {
              text: md`$f(x) = 0{,}3 \cdot 2^x$`,
              feedback: 'El coeficiente es pequeño, pero lo que decide es la base: 2 es mayor que 1.',
            },
            { text: md`$f(x) = 5 \cdot 1{,}02^x$`, feedback: 'Crece despacio, pero crece: la base pasa de 1.' },
          ],
          explanation: md`Con coeficiente positivo decrece la que tiene base entre 0 y 1: 0,8.`,
        },
      ],
    },
    {
      id: 'asintota-desplazada',
      title: 'La asíntota cuando se suma una constante',
      idea: md`Sumar una constante mueve toda la curva hacia arriba o hacia abajo, con su asíntota. En $f(x) = a \cdot b^x + c$:

- La **asíntota** es la recta $y = c$, porque a un lado $b^x$ se acerca a 0 y queda solo $c$.
- El **corte con el eje Y** está en $x = 0$. Como $b^0 = 1$, es $a + c$.

Si $a$ es negativo, la curva queda por debajo de su asíntota. Cuidado al leer: en $5 + 3 \cdot 2^x$ la constante está escrita primero.`,
      figure: {
        kind: 'plane',
        x: [-3, 3],
        y: [-3, 8],
        shapes: [
          { shape: 'segment', from: [-3, -2], to: [3, -2], dashed: true, accent: 2 },
          {
            shape: 'path',
            points: [
              [-3, -1.852],
              [-2, -1.556],
              [-1.5, -1.23],
              [-1, -0.667],
              [-0.5, 0.309],
              [0, 2],
              [0.3, 3.562],
              [0.6, 5.733],
              [0.8, 7.633],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'point', at: [0, 2], accent: 1 },
          { shape: 'text', at: [1.2, -1.5], text: 'y = −2', anchor: 'start' },
        ],
        alt: 'Curva exponencial creciente que corta el eje Y en 2. Hacia la izquierda se acerca a la recta horizontal y = −2, punteada.',
      },
      example: {
        problem: md`¿Cuáles son la asíntota y el corte con el eje Y de $f(x) = 4 \cdot 3^x - 2$?`,
        steps: [
          { title: 'Busca la constante', text: md`Se suma $-2$, así que la asíntota es $y = -2$.` },
          { title: 'Evalúa en cero', text: md`$f(0) = 4 \cdot 3^0 - 2 = 4 \cdot 1 - 2 = 2$.` },
          {
            title: 'Escribe los dos',
            text: md`Asíntota $y = -2$ y corte en $(0, 2)$. Calza: el corte está sobre la asíntota, porque el 4 es positivo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'toma-la-potencia-de-exponente-cero-por-base',
          text: md`Usar $3^0 = 3$ y llegar a $12 - 2 = 10$. Una potencia de exponente 0 vale 1.`,
        },
        {
          mistake: 'cree-que-la-potencia-de-exponente-cero-es-cero',
          text: md`Usar $3^0 = 0$ y llegar a $-2$. La potencia se acerca a 0, pero muy a la izquierda; en $x = 0$ vale 1.`,
        },
        {
          mistake: 'no-desplaza-la-asintota',
          text: md`Dejar la asíntota en $y = 0$. Al sumar $-2$ baja toda la curva, y su asíntota también.`,
        },
      ],
      checks: [
        {
          id: 'coeficiente-negativo',
          question: md`Sea $f(x) = -2 \cdot 5^x + 7$. ¿Cuáles son su asíntota y su corte con el eje Y?`,
          key: md`Asíntota $y = 7$ y corte en $(0, 5)$`,
          distractors: [
            {
              text: md`Asíntota $y = 7$ y corte en $(0, -3)$`,
              feedback: 'Usaste 5 elevado a 0 como 5. Vale 1.',
              mistake: 'toma-la-potencia-de-exponente-cero-por-base',
            },
            {
              text: md`Asíntota $y = 7$ y corte en $(0, 7)$`,
              feedback: 'Usaste 5 elevado a 0 como 0. Vale 1, y entonces se resta 2.',
              mistake: 'cree-que-la-potencia-de-exponente-cero-es-cero',
            },
            {
              text: md`Asíntota $y = 0$ y corte en $(0, 5)$`,
              feedback: 'El corte es correcto, pero al sumar 7 la asíntota también sube.',
              mistake: 'no-desplaza-la-asintota',
            },
          ],
          explanation: md`La constante es 7: asíntota $y = 7$. En 0, $-2 \cdot 1 + 7 = 5$. La curva va por debajo de la asíntota.`,
        },
        {
          id: 'te-que-se-enfria',
          question: md`La temperatura de un té, en °C, es $T(t) = 20 + 60 \cdot 0{,}9^t$, con $t$ en minutos. ¿A qué valor se acerca con el tiempo?`,
          key: '20 °C',
          distractors: [
            {
              text: '0 °C',
              feedback: 'La parte exponencial se acerca a 0, pero el 20 se sigue sumando.',
              mistake: 'no-desplaza-la-asintota',
            },
            { text: '80 °C', feedback: 'Esa es la temperatura inicial, en t = 0.' },
            { text: '60 °C', feedback: 'El 60 es lo que el té tiene al comienzo por sobre la sala.' },
          ],
          explanation: md`Como 0,9 es menor que 1, $0{,}9^t$ se acerca a 0 y $T$ se acerca a 20: la temperatura de la sala.`,
        },
        {
          id: 'corte-con-constante',
          question: md`¿En qué punto corta el eje Y la gráfica de $g(x) = 3 \cdot 2^x + 1$?`,
          key: md`$(0, 4)$`,
          distractors: [
            {
              text: md`$(0, 7)$`,
              feedback: 'Usaste 2 elevado a 0 como 2. Vale 1.',
              mistake: 'toma-la-potencia-de-exponente-cero-por-base',
            },
            {
              text: md`$(0, 1)$`,
              feedback: 'Usaste 2 elevado a 0 como 0. Vale 1.',
              mistake: 'cree-que-la-potencia-de-exponente-cero-es-cero',
            },
            {
              text: md`$(0, 3)$`,
              feedback: 'El coeficiente es el corte solo si no se suma una constante. Aquí se suma 1.',
            },
          ],
          explanation: md`$g(0) = 3 \cdot 1 + 1 = 4$.`,
        },
      ],
    },
    {
      id: 'datos-para-determinarla',
      title: 'Qué datos determinan la función',
      idea: md`Para escribir $f(x) = a \cdot b^x$ faltan dos números, $a$ y $b$. Un solo punto da una ecuación y muchos pares la cumplen. **Dos puntos** bastan, porque al dividir sus valores se va la $a$.

A veces se pide menos. Para conocer solo la base basta un **cociente** entre dos valores. Y para saber si crece, con $a$ positivo, basta comparar dos valores: si el de más a la derecha es mayor, $b$ pasa de 1.`,
      example: {
        problem: md`Sea $f(x) = a \cdot b^x$, con $a$ y $b$ positivos y $b \neq 1$. ¿Se puede saber si $f$ crece con (1) $a$ es mayor que 1, o con (2) $f(3)$ es mayor que $f(1)$?`,
        steps: [
          {
            title: 'Prueba la primera sola',
            text: md`$2 \cdot 3^x$ crece y $2 \cdot 0{,}5^x$ decrece. Las dos cumplen (1), que no basta.`,
          },
          {
            title: 'Prueba la segunda sola',
            text: md`$a \cdot b^3 > a \cdot b$. Al dividir por $a \cdot b$, que es positivo, $b^2 > 1$: la base pasa de 1.`,
          },
          { title: 'Concluye', text: md`Con (2) se sabe que crece. Basta **(2) por sí sola**.` },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Creer que el coeficiente decide si crece, o que un solo valor fija la función. Busca dos funciones distintas que cumplan (1).`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Pensar que (2) necesita el valor de $a$. Al dividir dos valores de la función, la $a$ se simplifica.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`Juzgarlas mezcladas. Tapa (2) para mirar (1) y al revés; recién si ninguna basta, júntalas.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Quedarse con $b^2 = 9$ y creer que hay dos bases. La base es positiva, así que solo sirve 3.`,
        },
      ],
      checks: [
        {
          id: 'solo-la-base',
          question: md`Sea $f(x) = a \cdot b^x$, con $a$ y $b$ positivos y $b \neq 1$. Se quiere conocer $b$. (1) $f(3)$ es 8 veces $f(0)$. (2) $f(0) = 5$. ¿Qué información es suficiente?`,
          key: '(1) por sí sola',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con (1) ya se tiene b al cubo igual a 8: no hace falta el valor en 0.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'f(0) es el coeficiente y no dice nada de la base.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: '(1) basta, pero con (2) la base puede ser cualquiera.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`De (1), $a \cdot b^3 = 8a$, y $b^3 = 8$: $b = 2$. El coeficiente se simplifica.`,
        },
        {
          id: 'la-funcion-completa',
          question: md`Sea $f(x) = a \cdot b^x$, con $a$ y $b$ positivos y $b \neq 1$. Se quiere determinar la función. (1) $f(1) = 12$. (2) $f(2) = 48$. ¿Qué información es suficiente?`,
          key: 'Ambas juntas, (1) y (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'Con a · b = 12 sirven 3 y 4, y también 6 y 2.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'Un solo punto no fija dos números: sirven 3 y 4, y también 12 y 2.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'Divide los dos valores: 48 por 12 da la base, y con ella sale a.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`$b = 48 : 12 = 4$ y $a = 12 : 4 = 3$. La función es $f(x) = 3 \cdot 4^x$.`,
        },
        {
          id: 'crece-o-no',
          question: md`Sea $f(x) = a \cdot b^x$, con $a$ y $b$ positivos y $b \neq 1$. Se quiere saber si crece. (1) $f(2)$ es mayor que $f(0)$. (2) $f(-1)$ es menor que $f(0)$. ¿Qué información es suficiente?`,
          key: 'Cada una por sí sola, (1) ó (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'También (2) basta: el valor sube al ir de −1 a 0.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: '(2) por sí sola',
              feedback: 'También (1) basta: el valor sube al ir de 0 a 2.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'No se necesitan las dos: cada una muestra que la base pasa de 1.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`De (1), $b^2 > 1$. De (2), $\frac{1}{b} < 1$. Cada una asegura que $b$ es mayor que 1.`,
        },
      ],
    },
  ],
  summary: [
    md`$f(x) = a \cdot b^x$: $a$ es el corte con el eje Y y $b$, lo que se multiplica en cada paso.`,
    md`Con $a$ positivo: crece si $b > 1$ y decrece si $0 < b < 1$.`,
    md`La base se halla dividiendo valores, no restándolos.`,
    md`En $a \cdot b^x + c$ la asíntota es $y = c$ y el corte, $a + c$.`,
  ],
});
