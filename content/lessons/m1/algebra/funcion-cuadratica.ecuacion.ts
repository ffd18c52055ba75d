import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.funcion-cuadratica.ecuacion',
  version: 2,
  minutes: 19,
  opening: {
    question: md`Pienso dos números y los multiplico. ¿En qué caso puedes asegurar cuánto vale uno de los dos: si el resultado es 12 o si es 0?`,
    guesses: ['Si es 12', 'Si es 0', 'En los dos casos', 'En ninguno'],
    reveal: md`Solo si es 0: para eso uno de los dos tiene que ser 0. Con 12 podrían ser 3 y 4, 2 y 6 o 0,5 y 24. Por eso, antes de resolver una ecuación cuadrática, se deja un lado en cero.`,
  },
  points: [
    {
      id: 'un-lado-en-cero',
      title: 'Dejar un lado en cero y factorizar',
      idea: md`Si un producto es 0, alguno de sus factores es 0. De $(x - 5)(x + 2) = 0$ salen dos soluciones: $x = 5$ y $x = -2$. El signo **cambia**, porque $x + 2 = 0$ da $x = -2$.

El truco vale solo con el cero. Si a la derecha hay otro número:

1. Multiplica y pasa todo a un lado.
2. Factoriza.
3. Iguala cada factor a cero.

No dividas por $x$: en $x^2 = 7x$ perderías la solución 0. Mejor $x^2 - 7x = x(x - 7) = 0$.`,
      example: {
        problem: md`Resuelve $(x + 1)(x - 4) = 6$.`,
        steps: [
          { title: 'Multiplica', text: md`$x^2 - 3x - 4 = 6$.` },
          { title: 'Deja un lado en cero', text: md`$x^2 - 3x - 10 = 0$.` },
          { title: 'Factoriza', text: md`Dos números que multiplican $-10$ y suman $-3$: $(x - 5)(x + 2) = 0$.` },
          { title: 'Iguala cada factor a cero', text: md`$x = 5$ o $x = -2$.` },
          { title: 'Comprueba', text: md`$6 \cdot 1 = 6$ y $(-1) \cdot (-6) = 6$.` },
        ],
      },
      warnings: [
        {
          mistake: 'iguala-cada-factor-al-numero',
          text: md`Igualar $x + 1 = 6$ y $x - 4 = 6$: saldrían 5 y 10. Con 10, el producto es $11 \cdot 6 = 66$.`,
        },
        {
          mistake: 'ignora-el-lado-derecho',
          text: md`Igualar los factores a cero sin mirar el 6: saldrían $-1$ y 4. Con 4, el producto es 0 y no 6.`,
        },
        {
          mistake: 'cambia-el-signo-de-las-soluciones',
          text: md`Leer en $(x - 5)(x + 2)$ las soluciones $-5$ y 2. Cada una hace **cero** a su factor: son 5 y $-2$.`,
        },
      ],
      checks: [
        {
          id: 'producto-igual-a-catorce',
          question: md`¿Cuáles son las soluciones de $(x - 2)(x + 3) = 14$?`,
          key: md`$-5$ y $4$`,
          distractors: [
            {
              text: md`$16$ y $11$`,
              feedback: 'Igualaste cada factor a 14. Un producto puede ser 14 sin que un factor lo sea.',
              mistake: 'iguala-cada-factor-al-numero',
            },
            {
              text: md`$2$ y $-3$`,
              feedback: 'Con esos valores el producto es 0, y tiene que ser 14.',
              mistake: 'ignora-el-lado-derecho',
            },
            {
              text: md`$5$ y $-4$`,
              feedback: 'Factorizaste bien, pero el número que anula cada factor lleva el signo contrario.',
              mistake: 'cambia-el-signo-de-las-soluciones',
            },
          ],
          explanation: md`$x^2 + x - 20 = (x + 5)(x - 4) = 0$. Comprueba con 4: $2 \cdot 7 = 14$.`,
        },
        {
          id: 'cuadrado-igual-a-siete-x',
          question: md`¿Qué números cumplen $x^2 = 9x$?`,
          key: md`$0$ y $9$`,
          distractors: [
            { text: md`Solo $9$`, feedback: 'Dividiste por x y se perdió el 0, que también cumple.' },
            {
              text: md`$0$ y $-9$`,
              feedback: 'Con −9 queda 81 = −81, que es falso.',
              mistake: 'cambia-el-signo-de-las-soluciones',
            },
            { text: md`$9$ y $-9$`, feedback: 'Eso sería si el cuadrado fuera 81.' },
          ],
          explanation: md`$x^2 - 9x = x(x - 9) = 0$: uno de los factores es 0.`,
        },
        {
          id: 'ecuacion-a-partir-de-soluciones',
          question: md`Una ecuación tiene las soluciones 3 y $-8$. ¿Cuál puede ser?`,
          key: md`$x^2 + 5x - 24 = 0$`,
          distractors: [
            {
              text: md`$x^2 - 5x - 24 = 0$`,
              feedback: 'Esa tiene las soluciones −3 y 8.',
              mistake: 'cambia-el-signo-de-las-soluciones',
            },
            { text: md`$x^2 - 11x + 24 = 0$`, feedback: 'Esa tiene las soluciones 3 y 8: perdiste un signo.' },
            { text: md`$x^2 + 11x + 24 = 0$`, feedback: 'Esa tiene las soluciones −3 y −8.' },
          ],
          explanation: md`$(x - 3)(x + 8) = x^2 + 5x - 24$.`,
        },
      ],
    },
    {
      id: 'la-formula-general',
      title: 'La fórmula general',
      idea: md`Si no se ve cómo factorizar, escribe $ax^2 + bx + c = 0$ y usa

$$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$

Antes de reemplazar, anota $a$, $b$ y $c$ **con su signo** y con un lado en cero.

Tres descuidos frecuentes:

- $-b$ es el contrario de $b$: si $b = -5$, entonces $-b = 5$.
- Si $c$ es negativo, $-4ac$ queda sumando (con $a$ positivo).
- El denominador $2a$ divide a **todo**, también a la raíz.`,
      example: {
        problem: md`Resuelve $3x^2 - 5x = 2$.`,
        steps: [
          { title: 'Deja un lado en cero', text: md`$3x^2 - 5x - 2 = 0$.` },
          { title: 'Anota los coeficientes', text: md`$a = 3$, $b = -5$ y $c = -2$.` },
          {
            title: 'Calcula lo de adentro de la raíz',
            text: md`$b^2 - 4ac = 25 - 4 \cdot 3 \cdot (-2) = 25 + 24 = 49$.`,
          },
          { title: 'Reemplaza', text: md`$x = \frac{5 \pm 7}{6}$.` },
          {
            title: 'Separa las dos',
            text: md`$x = \frac{12}{6} = 2$ o $x = \frac{-2}{6} = -\frac{1}{3}$. Con 2: $12 - 10 = 2$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'dos-mas-menos-raiz',
          question: md`¿Cuáles son las soluciones de $x^2 - 4x + 1 = 0$?`,
          key: md`$2 \pm \sqrt{3}$`,
          distractors: [
            {
              text: md`$2 \pm \sqrt{12}$`,
              feedback: 'El 2 de abajo divide también a la raíz: la raíz de 12 es 2 veces la de 3.',
            },
            { text: md`$-2 \pm \sqrt{3}$`, feedback: 'Como b es −4, −b es 4 positivo.' },
            { text: md`$4 \pm 2\sqrt{3}$`, feedback: 'Te faltó dividir por 2a.' },
          ],
          explanation: md`$x = \frac{4 \pm \sqrt{16 - 4}}{2} = \frac{4 \pm 2\sqrt{3}}{2} = 2 \pm \sqrt{3}$.`,
        },
        {
          id: 'tres-medios-y-menos-dos',
          question: md`Al resolver $2x^2 + x - 6 = 0$, ¿qué soluciones se obtienen?`,
          key: md`$\frac{3}{2}$ y $-2$`,
          distractors: [
            {
              text: md`$-\frac{3}{2}$ y $2$`,
              feedback: 'Como b es 1, en la fórmula va −1. Prueba: con 2 da 8 + 2 − 6 = 4.',
            },
            { text: md`$3$ y $-4$`, feedback: 'Dividiste por 2. El denominador es 2a, o sea, 4.' },
            { text: md`$6$ y $-8$`, feedback: 'Te faltó dividir por 2a.' },
          ],
          explanation: md`$b^2 - 4ac = 1 + 48 = 49$, y $x = \frac{-1 \pm 7}{4}$: $\frac{6}{4}$ y $\frac{-8}{4}$.`,
        },
        {
          id: 'coeficientes-con-signo',
          question: md`Para usar la fórmula en $x^2 - 5x = 6$, ¿cuánto valen $b$ y $c$?`,
          key: md`$b = -5$ y $c = -6$`,
          distractors: [
            { text: md`$b = -5$ y $c = 6$`, feedback: 'El 6 pasa restando al dejar un lado en cero.' },
            { text: md`$b = 5$ y $c = -6$`, feedback: 'El coeficiente de x lleva su signo: −5.' },
            { text: md`$b = -5$ y $c = 0$`, feedback: 'Primero deja un lado en cero: el 6 también cuenta.' },
          ],
          explanation: md`$x^2 - 5x - 6 = 0$. Las soluciones son 6 y $-1$.`,
        },
      ],
    },
    {
      id: 'cuantas-soluciones',
      title: 'El discriminante dice cuántas hay',
      idea: md`Lo que va dentro de la raíz, $\Delta = b^2 - 4ac$, se llama **discriminante**. Mirando solo su signo sabes cuántas soluciones reales hay:

- $\Delta > 0$: dos.
- $\Delta = 0$: una, porque sumar o restar 0 da lo mismo.
- $\Delta < 0$: ninguna, porque un cuadrado no es negativo.

En el dibujo son las veces que la parábola $y = ax^2 + bx + c$ toca el eje X.

Si piden «una única solución», escribe $b^2 - 4ac = 0$ y despeja lo que falta.`,
      figure: {
        kind: 'plane',
        x: [-4, 4],
        y: [-2, 5],
        shapes: [
          {
            shape: 'path',
            points: [
              [-4, 3],
              [-3.5, 1.25],
              [-3, 0],
              [-2.5, -0.75],
              [-2, -1],
              [-1.5, -0.75],
              [-1, 0],
              [-0.5, 1.25],
              [0, 3],
              [0.4, 4.76],
            ],
            smooth: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [0, 4],
              [0.5, 2.25],
              [1, 1],
              [1.5, 0.25],
              [2, 0],
              [2.5, 0.25],
              [3, 1],
              [3.5, 2.25],
              [4, 4],
            ],
            smooth: true,
            accent: 2,
          },
          {
            shape: 'path',
            points: [
              [-3.5, 4.25],
              [-3, 3],
              [-2.5, 2.25],
              [-2, 2],
              [-1.5, 2.25],
              [-1, 3],
              [-0.5, 4.25],
            ],
            smooth: true,
            accent: 3,
            dashed: true,
          },
          { shape: 'text', at: [-2, -1.5], text: 'dos' },
          { shape: 'text', at: [2, -0.9], text: 'una' },
          { shape: 'text', at: [-2, 3.2], text: 'ninguna' },
        ],
        alt: 'Tres parábolas que se abren hacia arriba: una corta el eje X en −3 y −1, otra lo toca solo en 2 y la tercera, punteada, queda sobre el eje sin tocarlo.',
      },
      example: {
        problem: md`¿Para qué valor positivo de $k$ la ecuación $9x^2 + kx + 4 = 0$ tiene una única solución?`,
        steps: [
          { title: 'Escribe la condición', text: md`Una única solución: $b^2 - 4ac = 0$.` },
          { title: 'Reemplaza', text: md`$k^2 - 4 \cdot 9 \cdot 4 = 0$, o sea, $k^2 = 144$.` },
          { title: 'Saca la raíz', text: md`El positivo es $k = 12$.` },
          { title: 'Comprueba', text: md`$9x^2 + 12x + 4 = (3x + 2)^2$, que se anula una sola vez.` },
        ],
      },
      warnings: [
        {
          mistake: 'no-extrae-la-raiz-del-discriminante',
          text: md`Responder 144: ese es $k^2$. Falta la raíz.`,
        },
        {
          mistake: 'olvida-el-cuatro-del-discriminante',
          text: md`Usar $k^2 = 9 \cdot 4$ y responder 6. El discriminante lleva un 4: $b^2 - 4ac$.`,
        },
        {
          mistake: 'suma-los-otros-coeficientes',
          text: md`Responder $9 + 4 = 13$. La condición sale del discriminante, no de sumar coeficientes.`,
        },
      ],
      checks: [
        {
          id: 'k-con-cuatro-y-veinticinco',
          question: md`¿Qué valor positivo de $k$ hace que $4x^2 + kx + 25 = 0$ tenga una única solución?`,
          key: '20',
          distractors: [
            {
              text: '400',
              feedback: 'Ese es k al cuadrado: falta la raíz.',
              mistake: 'no-extrae-la-raiz-del-discriminante',
            },
            {
              text: '10',
              feedback: 'Olvidaste el 4 del discriminante.',
              mistake: 'olvida-el-cuatro-del-discriminante',
            },
            {
              text: '29',
              feedback: 'Sumaste los otros coeficientes. Usa el discriminante igual a 0.',
              mistake: 'suma-los-otros-coeficientes',
            },
          ],
          explanation: md`$k^2 = 4 \cdot 4 \cdot 25 = 400$ y $k = 20$.`,
        },
        {
          id: 'cuantas-tiene',
          question: md`¿Cuántas soluciones reales tiene $x^2 - 6x + 10 = 0$?`,
          key: 'Ninguna',
          distractors: [
            { text: 'Una', feedback: 'Sería una con 9 en vez de 10: ahí el discriminante es 0.' },
            {
              text: 'Dos',
              feedback: 'Revisa el discriminante: 36 − 40 es negativo. ¿Olvidaste el 4?',
              mistake: 'olvida-el-cuatro-del-discriminante',
            },
          ],
          explanation: md`$(-6)^2 - 4 \cdot 1 \cdot 10 = 36 - 40 = -4$. Es negativo: ninguna.`,
        },
        {
          id: 'condicion-sobre-c',
          question: md`Se sabe que $x^2 + 6x + c = 0$ tiene dos soluciones reales distintas. ¿Qué cumple $c$?`,
          key: md`$c < 9$`,
          distractors: [
            {
              text: md`$c < 36$`,
              feedback: 'Te faltó el 4 del discriminante.',
              mistake: 'olvida-el-cuatro-del-discriminante',
            },
            { text: md`$c > 9$`, feedback: 'Con c mayor que 9 el discriminante es negativo. Prueba con c = 10.' },
            { text: md`$c = 9$`, feedback: 'Con c = 9 hay una sola solución.' },
          ],
          explanation: md`$36 - 4c > 0$, entonces $c < 9$.`,
        },
      ],
    },
    {
      id: 'la-solucion-que-calza',
      title: 'Problemas: quedarse con la que calza',
      idea: md`Muchos problemas llevan a una ecuación cuadrática. Al final hay dos números, y no siempre sirven los dos: un largo, un tiempo o una cantidad de personas no son negativos.

**Descarta** la solución que no calza. No le cambies el signo: $-30$ no se convierte en 30.

Cuando un borde rodea una figura, agrega su ancho por **los dos lados**: un largo de 30 con un marco de ancho $x$ llega a $30 + 2x$. Después, área total $=$ largo $\cdot$ ancho.`,
      figure: {
        kind: 'drawing',
        width: 200,
        height: 160,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [10, 10],
              [190, 10],
              [190, 140],
              [10, 140],
            ],
            filled: true,
            accent: 2,
          },
          {
            shape: 'polygon',
            points: [
              [30, 30],
              [170, 30],
              [170, 120],
              [30, 120],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'text', at: [100, 110], text: '30 cm' },
          { shape: 'text', at: [36, 75], text: '20 cm', anchor: 'start' },
          { shape: 'text', at: [20, 75], text: 'x' },
          { shape: 'text', at: [180, 75], text: 'x' },
          { shape: 'text', at: [100, 130], text: 'x' },
          { shape: 'text', at: [100, 20], text: 'x' },
        ],
        alt: 'Rectángulo de 30 por 20 centímetros rodeado por un marco de ancho x en sus cuatro lados.',
      },
      example: {
        problem: md`Una foto de 30 cm por 20 cm lleva un marco de ancho parejo. Foto y marco ocupan en total 1.200 cm². ¿Qué ancho tiene el marco?`,
        steps: [
          { title: 'Escribe los lados de afuera', text: md`$30 + 2x$ y $20 + 2x$.` },
          { title: 'Escribe el área', text: md`$(30 + 2x)(20 + 2x) = 1.200$.` },
          {
            title: 'Deja un lado en cero',
            text: md`$4x^2 + 100x + 600 = 1.200$. Restando 1.200 y dividiendo por 4: $x^2 + 25x - 150 = 0$.`,
          },
          { title: 'Resuelve', text: md`$(x + 30)(x - 5) = 0$: sale $-30$ o 5.` },
          {
            title: 'Descarta y comprueba',
            text: md`Un ancho no es negativo: el marco mide 5 cm. $40 \cdot 30 = 1.200$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suma-el-camino-por-un-solo-lado',
          text: md`Escribir $(30 + x)(20 + x) = 1.200$ y responder 10. El marco está a los dos lados de cada medida.`,
        },
        {
          mistake: 'divide-el-area-del-camino-por-el-borde',
          text: md`Dividir los 600 cm² de marco por el contorno de la foto, 100 cm, y responder 6. Así las esquinas quedan sin contar.`,
        },
        {
          mistake: 'toma-la-solucion-negativa-sin-su-signo',
          text: md`Quedarse con 30, quitándole el signo a $-30$. Con un marco de 30 cm, el largo sería 90 cm.`,
        },
      ],
      checks: [
        {
          id: 'huerta-con-sendero',
          question: md`Una huerta de 10 m por 4 m está rodeada por un sendero de ancho parejo. Huerta y sendero ocupan en total 112 m². ¿Qué ancho tiene el sendero?`,
          key: '2 m',
          distractors: [
            {
              text: '4 m',
              feedback: 'Agregaste el sendero por un solo lado de cada medida.',
              mistake: 'suma-el-camino-por-un-solo-lado',
            },
            {
              text: '2,6 m',
              feedback: 'Dividiste los 72 m² de sendero por el contorno de la huerta: faltan las esquinas.',
              mistake: 'divide-el-area-del-camino-por-el-borde',
            },
            {
              text: '9 m',
              feedback: 'Viene de la solución −9. Esa se descarta, no se le quita el signo.',
              mistake: 'toma-la-solucion-negativa-sin-su-signo',
            },
          ],
          explanation: md`$(10 + 2x)(4 + 2x) = 112$ lleva a $x^2 + 7x - 18 = (x + 9)(x - 2) = 0$. Con 2: $14 \cdot 8 = 112$.`,
        },
        {
          id: 'piedra-desde-el-acantilado',
          question: md`Desde un acantilado se lanza una piedra hacia arriba. A los $t$ segundos está a $25 + 20t - 5t^2$ metros sobre el mar. ¿Cuándo llega al agua?`,
          key: 'A los 5 segundos',
          distractors: [
            {
              text: 'Al cabo de 1 segundo',
              feedback: 'Viene de la solución −1. Un segundo después de lanzarla va a 40 m de altura.',
              mistake: 'toma-la-solucion-negativa-sin-su-signo',
            },
            { text: 'A los 4 segundos', feedback: 'Ahí vuelve a los 25 m desde donde salió. Falta llegar a 0.' },
            { text: 'A los 2 segundos', feedback: 'A los 2 segundos está en lo más alto, a 45 m.' },
          ],
          explanation: md`$25 + 20t - 5t^2 = 0$. Dividiendo por $-5$: $t^2 - 4t - 5 = (t - 5)(t + 1) = 0$. El tiempo es positivo: 5.`,
        },
        {
          id: 'enteros-consecutivos',
          question: md`El producto de dos enteros positivos consecutivos es 156. ¿Cuál es el mayor?`,
          key: '13',
          distractors: [
            { text: '12', feedback: 'Ese es el menor de los dos.' },
            { text: '78', feedback: 'Dividiste por 2. El producto de x y x + 1 no es 2x.' },
            { text: '25', feedback: 'Esa es la suma de los dos.' },
          ],
          explanation: md`$x(x + 1) = 156$, $x^2 + x - 156 = (x - 12)(x + 13) = 0$. El menor es 12 y el mayor, 13.`,
        },
      ],
    },
  ],
  summary: [
    md`Deja un lado en cero, factoriza e iguala cada factor a cero.`,
    md`$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$, con $a$, $b$ y $c$ con su signo.`,
    md`$b^2 - 4ac$ positivo: dos soluciones; cero: una; negativo: ninguna.`,
    md`Un borde agrega su ancho por los dos lados.`,
    md`Descarta la solución que no calza; no le cambies el signo.`,
  ],
});
