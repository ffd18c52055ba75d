import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.algebra.potencia-exponencial-logaritmica.potencia',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Un estanque cúbico y su copia a escala, con el doble de arista. Para pintar la copia por fuera hace falta 4 veces la pintura. ¿Cuántas veces más agua cabe?`,
    guesses: ['El doble', '4 veces', '6 veces', '8 veces'],
    reveal: md`Caben 8 veces. La pintura depende de $x^2$ y el agua, de $x^3$: al duplicar $x$, una se multiplica por $2^2$ y la otra por $2^3$. Son **funciones potencia**, y el exponente decide cómo crecen.`,
  },
  points: [
    {
      id: 'forma-de-la-curva',
      title: 'El exponente y el coeficiente dan la forma',
      idea: md`Una función potencia es $f(x) = ax^n$, con $n$ entero positivo. La variable está en la **base**. Todas pasan por el origen.

- Con $n$ **par**, $(-x)^n = x^n$: los dos brazos van hacia el mismo lado y la curva es simétrica respecto del eje Y.
- Con $n$ **impar** mayor que 1, un brazo sube y el otro baja: la curva es simétrica respecto del origen.

Si $a$ es negativo, la curva se da vuelta respecto del eje X. Un exponente mayor la aplasta cerca del 0 y la empina lejos de él.`,
      figure: {
        kind: 'plane',
        x: [-3, 3],
        y: [-4, 4],
        shapes: [
          {
            shape: 'path',
            points: [
              [-2, 4],
              [-1.5, 2.25],
              [-1, 1],
              [-0.5, 0.25],
              [0, 0],
              [0.5, 0.25],
              [1, 1],
              [1.5, 2.25],
              [2, 4],
            ],
            smooth: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [-1.58, -3.944],
              [-1.25, -1.953],
              [-1, -1],
              [-0.5, -0.125],
              [0, 0],
              [0.5, 0.125],
              [1, 1],
              [1.25, 1.953],
              [1.58, 3.944],
            ],
            smooth: true,
            accent: 2,
            dashed: true,
          },
          { shape: 'text', at: [-2.1, 2.6], text: 'x²', anchor: 'end' },
          { shape: 'text', at: [-1.7, -3], text: 'x³', anchor: 'end' },
        ],
        alt: 'Gráficas de x al cuadrado, con los dos brazos hacia arriba, y de x al cubo, punteada, que baja por la izquierda y sube por la derecha. Las dos pasan por (0, 0) y por (1, 1).',
      },
      manipulable: {
        kind: 'function-plotter',
        family: 'power',
        parameters: { a: 1, n: 3 },
        task: 'Cambia el exponente de par a impar y el signo del coeficiente, y mira hacia dónde va cada brazo.',
      },
      example: {
        problem: md`¿Por qué cuadrantes pasa la gráfica de $f(x) = -2x^3$?`,
        steps: [
          {
            title: 'Prueba con un x positivo',
            text: md`$f(1) = -2$: a la derecha la curva va por abajo, en el cuarto cuadrante.`,
          },
          {
            title: 'Prueba con un x negativo',
            text: md`$f(-1) = -2 \cdot (-1)^3 = -2 \cdot (-1) = 2$: a la izquierda va por arriba, en el segundo.`,
          },
          {
            title: 'Concluye',
            text: md`Pasa por el segundo y el cuarto cuadrante, y por el origen. Así es con exponente impar y coeficiente negativo.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cuarta-negativa',
          question: md`¿Dónde está la gráfica de $f(x) = -3x^4$?`,
          key: 'Bajo el eje X, salvo en el origen',
          distractors: [
            {
              text: 'Sobre el eje X, salvo en el origen',
              feedback: 'Así sería con coeficiente positivo. El −3 la da vuelta.',
            },
            {
              text: 'A la derecha bajo el eje X y a la izquierda sobre él',
              feedback: 'Así sería con exponente impar. Con exponente 4, los dos brazos van al mismo lado.',
            },
          ],
          explanation: md`$x^4$ nunca es negativo. Al multiplicar por $-3$ queda negativo, o 0 en el origen.`,
        },
        {
          id: 'valor-en-menos-dos',
          question: md`Si $f(x) = 5x^3$, ¿cuánto vale $f(-2)$?`,
          key: md`$-40$`,
          distractors: [
            { text: '40', feedback: 'Con exponente impar el signo se conserva: (−2) al cubo es −8.' },
            { text: md`$-30$`, feedback: 'Multiplicaste la base por el exponente. Al cubo es −2 por −2 por −2.' },
            { text: md`$-1.000$`, feedback: 'Elevaste también el 5. El exponente afecta solo a x.' },
          ],
          explanation: md`$(-2)^3 = -8$, y $5 \cdot (-8) = -40$.`,
        },
        {
          id: 'cuadrantes-segundo-y-cuarto',
          question: md`La gráfica de $f(x) = ax^n$ pasa solo por el segundo y el cuarto cuadrante, además del origen. ¿Qué se sabe de $a$ y de $n$?`,
          key: md`$a$ es negativo y $n$ impar`,
          distractors: [
            {
              text: md`$a$ es positivo y $n$ impar`,
              feedback: 'Con esos la curva sube: pasa por el primero y el tercero.',
            },
            {
              text: md`$a$ es negativo y $n$ par`,
              feedback: 'Con n par los dos brazos van para abajo: tercero y cuarto.',
            },
            {
              text: md`$a$ es positivo y $n$ par`,
              feedback: 'Con esos los dos brazos van para arriba: primero y segundo.',
            },
          ],
          explanation: md`Los brazos van a lados opuestos, así que $n$ es impar. Y el derecho va por abajo, así que $a$ es negativo.`,
        },
      ],
    },
    {
      id: 'formula-desde-puntos',
      title: 'Encontrar la fórmula con dos puntos',
      idea: md`En $f(x) = ax^n$, el punto con $x = 1$ entrega el coeficiente de inmediato, porque $1^n = 1$: $f(1) = a$.

Con otro punto se encuentra el exponente. Si $f(2)$ es conocido, $a \cdot 2^n = f(2)$: divide por $a$ y mira qué potencia de 2 queda.

El exponente es solo de $x$. En $3x^4$ se eleva primero y después se multiplica por 3. Con paréntesis, $(3x)^4$ es otra función: vale $81x^4$.`,
      example: {
        problem: md`La gráfica de $f(x) = ax^n$ pasa por $(1; 0{,}5)$ y $(2; 8)$. ¿Cuál es la función?`,
        steps: [
          { title: 'Usa el punto con x igual a 1', text: md`$a \cdot 1^n = 0{,}5$, así que $a = 0{,}5$.` },
          { title: 'Usa el otro punto', text: md`$0{,}5 \cdot 2^n = 8$, así que $2^n = 16$.` },
          { title: 'Reconoce la potencia', text: md`$16 = 2^4$, y $n = 4$: la función es $f(x) = 0{,}5x^4$.` },
        ],
      },
      warnings: [
        {
          mistake: 'equivoca-el-exponente-en-uno',
          text: md`Contar mal y escribir $0{,}5x^5$ o $0{,}5x^3$. Reemplaza $x = 2$: dan 16 y 4. Solo con 4 da 8.`,
        },
        {
          mistake: 'multiplica-en-vez-de-elevar',
          text: md`Escribir $f(x) = 4x$ porque $4 \cdot 2 = 8$. Con $x = 1$ daría 4, y la gráfica sería una recta.`,
        },
        {
          mistake: 'eleva-tambien-el-coeficiente',
          text: md`Escribir $(0{,}5x)^4$. Con $x = 1$ da 0,0625 y no 0,5: el coeficiente va fuera de la potencia.`,
        },
      ],
      checks: [
        {
          id: 'pasa-por-menos-dieciseis',
          question: md`La gráfica de una función potencia pasa por $(1, -2)$ y $(2, -16)$. ¿Cuál es la función?`,
          key: md`$f(x) = -2x^3$`,
          distractors: [
            {
              text: md`$f(x) = -2x^4$`,
              feedback: 'Reemplaza x = 2: da −32. Sobra una unidad en el exponente.',
              mistake: 'equivoca-el-exponente-en-uno',
            },
            {
              text: md`$f(x) = -8x$`,
              feedback: 'Cumple con el segundo punto, pero en x = 1 da −8, y es una recta.',
              mistake: 'multiplica-en-vez-de-elevar',
            },
            {
              text: md`$f(x) = (-2x)^3$`,
              feedback: 'En x = 1 da −8: el exponente también tomó al −2.',
              mistake: 'eleva-tambien-el-coeficiente',
            },
          ],
          explanation: md`$a = -2$. Luego $-2 \cdot 2^n = -16$ da $2^n = 8$, y $n = 3$.`,
        },
        {
          id: 'punto-a-la-izquierda',
          question: md`¿Qué función potencia pasa por $(1, 3)$ y por $(-2, 12)$?`,
          key: md`$f(x) = 3x^2$`,
          distractors: [
            {
              text: md`$f(x) = 3x^3$`,
              feedback: 'En −2 da −24: con exponente impar queda negativo.',
              mistake: 'equivoca-el-exponente-en-uno',
            },
            {
              text: md`$f(x) = -6x$`,
              feedback: 'Pasa por el segundo punto, pero en x = 1 da −6.',
              mistake: 'multiplica-en-vez-de-elevar',
            },
            {
              text: md`$f(x) = (3x)^2$`,
              feedback: 'En x = 1 da 9, porque elevaste también el 3.',
              mistake: 'eleva-tambien-el-coeficiente',
            },
          ],
          explanation: md`$a = 3$, y $3 \cdot (-2)^n = 12$ da $(-2)^n = 4$: $n = 2$.`,
        },
        {
          id: 'hallar-el-coeficiente',
          question: md`La gráfica de $f(x) = ax^3$ pasa por $(2, 24)$. ¿Cuánto vale $a$?`,
          key: '3',
          distractors: [
            { text: '4', feedback: 'Dividiste 24 por 2 · 3. Al cubo, 2 es 8.' },
            {
              text: '12',
              feedback: 'Dividiste por 2, como si la función fuera lineal.',
              mistake: 'multiplica-en-vez-de-elevar',
            },
            {
              text: md`$\sqrt[3]{3}$`,
              feedback: 'Elevaste también la a, como si fuera (ax) al cubo.',
              mistake: 'eleva-tambien-el-coeficiente',
            },
          ],
          explanation: md`$a \cdot 2^3 = 24$, es decir, $8a = 24$ y $a = 3$.`,
        },
      ],
    },
    {
      id: 'quien-domina',
      title: 'Cuál de dos potencias es mayor',
      idea: md`Compara $f(x) = 8x^2$ con $g(x) = x^5$ para $x$ positivo. Cerca del 0 gana la de **menor** exponente; lejos, la de **mayor**, por grande que sea el coeficiente de la otra.

El cambio ocurre donde se igualan. Como $x$ es positivo, se puede dividir por $x^2$ sin cambiar la desigualdad:

$$8x^2 > x^5 \quad 8 > x^3 \quad 2 > x$$

Así, $f$ es mayor solo entre 0 y 2. Se igualan en 1 únicamente cuando los coeficientes son iguales.`,
      figure: {
        kind: 'plane',
        x: [0, 3],
        y: [0, 50],
        step: [1, 10],
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 0],
              [0.5, 2],
              [1, 8],
              [1.5, 18],
              [2, 32],
              [2.5, 50],
            ],
            smooth: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [0, 0],
              [0.5, 0.031],
              [1, 1],
              [1.25, 3.05],
              [1.5, 7.59],
              [1.75, 16.41],
              [2, 32],
              [2.1, 40.84],
              [2.18, 49.24],
            ],
            smooth: true,
            accent: 2,
            dashed: true,
          },
          { shape: 'point', at: [2, 32] },
          { shape: 'text', at: [1.1, 14], text: 'f', anchor: 'end' },
          { shape: 'text', at: [1.6, 6], text: 'g', anchor: 'start' },
        ],
        alt: 'Para x positivo, la curva f de 8x² va por encima de la curva g de x⁵ hasta que se cruzan en (2, 32). Desde ahí g va por encima.',
      },
      example: {
        problem: md`¿Para qué valores positivos de $x$ se cumple $27x > x^4$?`,
        steps: [
          { title: 'Divide por x', text: md`Como $x > 0$, la desigualdad no cambia: $27 > x^3$.` },
          { title: 'Saca la raíz', text: md`$\sqrt[3]{27} = 3$, así que $x < 3$.` },
          {
            title: 'Prueba un valor de cada lado',
            text: md`Con $x = 1$: $27 > 1$, se cumple. Con $x = 4$: $108 > 256$ es falso. La respuesta es $0 < x < 3$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cree-que-el-coeficiente-siempre-gana',
          text: md`Elegir $x > 3$ porque 27 es grande. A la larga gana el exponente mayor: con $x = 10$, son 270 contra 10.000.`,
        },
        {
          mistake: 'supone-que-las-potencias-se-igualan-en-uno',
          text: md`Contestar $0 < x < 1$. En 1 valen 27 y 1, que no son iguales: el cruce está donde lo dice la ecuación.`,
        },
        {
          mistake: 'no-extrae-la-raiz-al-igualar',
          text: md`Detenerse en 27 y contestar $0 < x < 27$. Lo que se compara con 27 es $x^3$, no $x$.`,
        },
      ],
      checks: [
        {
          id: 'nueve-x-cubo',
          question: md`Sean $f(x) = 9x^3$ y $g(x) = x^5$. ¿Para qué valores positivos de $x$ es $f(x) > g(x)$?`,
          key: md`$0 < x < 3$`,
          distractors: [
            {
              text: md`$x > 3$`,
              feedback: 'El cruce es correcto, pero prueba x = 10: son 9.000 contra 100.000.',
              mistake: 'cree-que-el-coeficiente-siempre-gana',
            },
            {
              text: md`$0 < x < 1$`,
              feedback: 'En 1 valen 9 y 1. El cruce está más a la derecha.',
              mistake: 'supone-que-las-potencias-se-igualan-en-uno',
            },
            {
              text: md`$0 < x < 9$`,
              feedback: 'Quedó 9 > x²: falta sacar la raíz.',
              mistake: 'no-extrae-la-raiz-al-igualar',
            },
          ],
          explanation: md`Al dividir por $x^3$ queda $9 > x^2$, y como $x$ es positivo, $x < 3$.`,
        },
        {
          id: 'entre-cero-y-uno',
          question: md`Para un $x$ entre 0 y 1, ¿cuál de las potencias $x^2$, $x^4$ y $x^6$ es la mayor?`,
          key: md`$x^2$`,
          distractors: [
            {
              text: md`$x^6$`,
              feedback: 'Eso ocurre para x mayor que 1. Un número entre 0 y 1 se achica al multiplicarse por sí mismo.',
            },
            {
              text: 'Las tres son iguales',
              feedback: 'Son iguales en 0 y en 1, pero no entre ellos: prueba con 0,5.',
              mistake: 'supone-que-las-potencias-se-igualan-en-uno',
            },
          ],
          explanation: md`Con $x = 0{,}5$ son 0,25, 0,0625 y 0,015625. Cerca del 0 gana el menor exponente.`,
        },
        {
          id: 'caja-cubica',
          question: md`Un cubo de arista $x$ cm tiene $6x^2$ cm² de superficie y $x^3$ cm³ de volumen. ¿Para qué aristas el número de la superficie supera al del volumen?`,
          key: md`$0 < x < 6$`,
          distractors: [
            {
              text: md`$x > 6$`,
              feedback: 'Con arista 10 son 600 y 1.000: gana el volumen, por su exponente.',
              mistake: 'cree-que-el-coeficiente-siempre-gana',
            },
            {
              text: md`$0 < x < 1$`,
              feedback: 'En 1 valen 6 y 1, que no son iguales.',
              mistake: 'supone-que-las-potencias-se-igualan-en-uno',
            },
            { text: md`$0 < x < \sqrt{6}$`, feedback: 'Al dividir por x² queda 6 > x. No hay raíz que sacar.' },
          ],
          explanation: md`$6x^2 > x^3$, al dividir por $x^2$, da $6 > x$.`,
        },
      ],
    },
  ],
  summary: [
    md`$f(x) = ax^n$: $n$ par, brazos al mismo lado; $n$ impar, a lados opuestos; $a$ negativo la da vuelta.`,
    md`$f(1) = a$; con otro punto se encuentra $n$. El exponente no toca al coeficiente.`,
    md`Cerca del 0 gana el exponente menor; lejos, el mayor.`,
    md`Para hallar el cruce, iguala, divide por la potencia menor y saca la raíz.`,
  ],
});
