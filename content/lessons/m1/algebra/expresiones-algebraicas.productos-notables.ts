import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.expresiones-algebraicas.productos-notables',
  version: 2,
  minutes: 17,
  opening: {
    question: md`Una alumna calcula $48 \cdot 52$ de memoria en tres segundos. Dice que solo pensó en $2.500$ y en $4$. ¿Qué hizo con esos dos números?`,
    guesses: ['Los sumó', 'Los restó', 'No pudo hacerlo solo con eso'],
    reveal: md`Los restó: $2.500 - 4 = 2.496$. Vio que 48 y 52 están a 2 de 50, y usó que $(a - b)(a + b) = a^2 - b^2$. Los productos notables son atajos como ese.`,
  },
  points: [
    {
      id: 'cuadrado-de-binomio',
      title: 'El cuadrado de un binomio tiene tres términos',
      idea: md`$(x + 5)^2$ es el área de un cuadrado de lado $x + 5$. Mira sus zonas: una de $x^2$, una de $25$ y **dos** de $5x$.

$$(a + b)^2 = a^2 + 2ab + b^2$$

Si hay una resta, solo cambia el signo del medio:

$$(a - b)^2 = a^2 - 2ab + b^2$$

El cuadrado del primero, el doble del primero por el segundo, el cuadrado del segundo. El último siempre es positivo, porque es un cuadrado.`,
      figure: {
        kind: 'drawing',
        width: 10,
        height: 9,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 1.2],
              [9, 1.2],
              [9, 8.2],
              [2, 8.2],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [2, 3.8],
              [6.4, 3.8],
              [6.4, 8.2],
              [2, 8.2],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [6.4, 1.2],
              [9, 1.2],
              [9, 3.8],
              [6.4, 3.8],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'text', at: [4.2, 5.8], text: 'x²', anchor: 'middle' },
          { shape: 'text', at: [7.7, 5.8], text: '5x', anchor: 'middle' },
          { shape: 'text', at: [4.2, 2.3], text: '5x', anchor: 'middle' },
          { shape: 'text', at: [7.7, 2.3], text: '25', anchor: 'middle' },
          { shape: 'text', at: [4.2, 0.4], text: 'x', anchor: 'middle' },
          { shape: 'text', at: [7.7, 0.4], text: '5', anchor: 'middle' },
          { shape: 'text', at: [1.2, 5.8], text: 'x', anchor: 'middle' },
          { shape: 'text', at: [1.2, 2.3], text: '5', anchor: 'middle' },
        ],
        alt: 'Cuadrado de lado x más 5 partido en cuatro zonas: un cuadrado de área x al cuadrado, un cuadrado de área 25 y dos rectángulos de área 5x.',
      },
      example: {
        problem: md`Desarrolla $(3x - 4)^2$.`,
        steps: [
          { title: 'Cuadrado del primero', text: md`$(3x)^2 = 9x^2$: se eleva también el 3.` },
          { title: 'Doble producto', text: md`$2 \cdot 3x \cdot 4 = 24x$, y como hay una resta va con menos.` },
          { title: 'Cuadrado del segundo', text: md`$4^2 = 16$, con más.` },
          {
            title: 'Junta y prueba',
            text: md`$9x^2 - 24x + 16$. Con $x = 1$: $(-1)^2 = 1$, y $9 - 24 + 16 = 1$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'eleva-cada-termino-al-cuadrado',
          text: md`Escribir $(x + 5)^2 = x^2 + 25$. En el dibujo, eso deja fuera los dos rectángulos.`,
        },
        {
          mistake: 'olvida-el-doble-producto',
          text: md`Dejar $9x^2 + 16$ cuando el binomio viene dentro de algo más largo. Cuenta: tres términos o falta uno.`,
        },
        {
          mistake: 'olvida-doblar-el-producto',
          text: md`Poner $12x$ en vez de $24x$. Los rectángulos del dibujo son dos.`,
        },
      ],
      checks: [
        {
          id: 'mas-siete-al-cuadrado',
          question: md`¿Cuál es el desarrollo de $(x + 7)^2$?`,
          key: md`$x^2 + 14x + 49$`,
          distractors: [
            {
              text: md`$x^2 + 49$`,
              feedback: 'Elevaste cada término por su lado: faltan los dos rectángulos.',
              mistake: 'eleva-cada-termino-al-cuadrado',
            },
            {
              text: md`$x^2 + 7x + 49$`,
              feedback: 'El término del medio es el doble del producto.',
              mistake: 'olvida-doblar-el-producto',
            },
            { text: md`$x^2 + 14x + 14$`, feedback: md`El último término es $7^2$, y no $7 \cdot 2$.` },
          ],
          explanation: md`$x^2 + 2 \cdot 7 \cdot x + 7^2 = x^2 + 14x + 49$.`,
        },
        {
          id: 'dos-a-menos-cinco',
          question: md`¿A qué es igual $(2a - 5)^2$?`,
          key: md`$4a^2 - 20a + 25$`,
          distractors: [
            {
              text: md`$4a^2 - 25$`,
              feedback: 'Falta el doble producto. Además, el cuadrado de 5 se suma.',
              mistake: 'eleva-cada-termino-al-cuadrado',
            },
            {
              text: md`$4a^2 - 10a + 25$`,
              feedback: md`$2a \cdot 5$ es $10a$: falta doblarlo.`,
              mistake: 'olvida-doblar-el-producto',
            },
            { text: md`$2a^2 - 20a + 25$`, feedback: md`$(2a)^2$ es $4a^2$: el 2 también se eleva.` },
          ],
          explanation: md`$(2a)^2 - 2 \cdot 2a \cdot 5 + 5^2 = 4a^2 - 20a + 25$.`,
        },
        {
          id: 'ciento-tres-al-cuadrado',
          question: md`Si piensas 103 como $100 + 3$, ¿cuánto es $103^2$?`,
          key: '10.609',
          distractors: [
            {
              text: '10.009',
              feedback: 'Elevaste 100 y 3 por separado: falta el doble producto, 600.',
              mistake: 'eleva-cada-termino-al-cuadrado',
            },
            {
              text: '10.309',
              feedback: 'Sumaste 300 en el medio. Es el doble: 600.',
              mistake: 'olvida-doblar-el-producto',
            },
            { text: '10.606', feedback: md`El último término es $3^2 = 9$, y no $3 \cdot 2$.` },
          ],
          explanation: md`$100^2 + 2 \cdot 100 \cdot 3 + 3^2 = 10.000 + 600 + 9$.`,
        },
      ],
    },
    {
      id: 'suma-por-diferencia',
      title: 'Suma por su diferencia, y binomios con x',
      idea: md`Al multiplicar $(a + b)(a - b)$ salen $-ab$ y $+ab$, que se anulan. Quedan dos términos:

$$(a + b)(a - b) = a^2 - b^2$$

Sirve solo si son **los mismos** términos, con un signo distinto. Si lo único común es la $x$, hay otro atajo:

$$(x + p)(x + q) = x^2 + (p + q)x + pq$$

En el medio va la suma de los números y al final su producto. En $(x + 9)(x - 4)$ son $9 - 4 = 5$ y $9 \cdot (-4) = -36$: queda $x^2 + 5x - 36$.`,
      example: {
        problem: md`¿Cómo se calculan $48 \cdot 52$ y $61^2 - 59^2$ sin multiplicar a mano?`,
        steps: [
          { title: 'Busca el número del medio', text: md`48 y 52 están a 2 de 50: $48 \cdot 52 = (50 - 2)(50 + 2)$.` },
          { title: 'Usa la suma por diferencia', text: md`$50^2 - 2^2 = 2.500 - 4 = 2.496$.` },
          {
            title: 'Ahora al revés',
            text: md`$61^2 - 59^2 = (61 + 59)(61 - 59) = 120 \cdot 2 = 240$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'tres-x-mas-dos',
          question: md`¿Cuál es el producto $(3x + 2)(3x - 2)$?`,
          key: md`$9x^2 - 4$`,
          distractors: [
            { text: md`$9x^2 + 4$`, feedback: md`$2 \cdot (-2)$ es $-4$.` },
            { text: md`$3x^2 - 4$`, feedback: md`$3x \cdot 3x$ es $9x^2$: el 3 también se multiplica.` },
            {
              text: md`$9x^2 - 12x + 4$`,
              feedback: md`Ese es $(3x - 2)^2$. Aquí los signos son distintos y el medio se anula.`,
            },
          ],
          explanation: md`$(3x)^2 - 2^2 = 9x^2 - 4$.`,
        },
        {
          id: 'binomios-con-x',
          question: md`¿Qué se obtiene al desarrollar $(x + 8)(x - 3)$?`,
          key: md`$x^2 + 5x - 24$`,
          distractors: [
            { text: md`$x^2 - 24$`, feedback: 'Los términos del medio no se anulan: 8 y 3 son distintos.' },
            { text: md`$x^2 + 11x - 24$`, feedback: md`Sumaste 8 y 3. El segundo es $-3$: la suma es 5.` },
            { text: md`$x^2 - 5x - 24$`, feedback: md`$8 - 3$ es $5$, positivo.` },
          ],
          explanation: md`$8 + (-3) = 5$ en el medio y $8 \cdot (-3) = -24$ al final.`,
        },
        {
          id: 'diferencia-de-cuadrados-grande',
          question: md`¿Cuánto es $205^2 - 195^2$?`,
          key: '4.000',
          distractors: [
            {
              text: '100',
              feedback: 'Restaste las bases y elevaste después. Multiplica la suma por la diferencia.',
              mistake: 'resta-las-bases-antes-de-elevar',
            },
            { text: '400', feedback: 'Esa es la suma de las bases: falta multiplicarla por la diferencia.' },
            { text: '2.000', feedback: md`La diferencia es 10 y la suma, 400: revisa ese producto.` },
          ],
          explanation: md`$(205 + 195)(205 - 195) = 400 \cdot 10 = 4.000$.`,
        },
      ],
    },
    {
      id: 'restar-un-producto',
      title: 'Cuando un producto se resta',
      idea: md`Si delante de un producto hay un menos, desarróllalo **entre paréntesis** y recién después quita el paréntesis. El menos cambia todos los signos.

Lo mismo vale con áreas. Si a un cuadrado se le saca una parte, se restan **las áreas**, cada una ya calculada: (área grande) − (área quitada). Restar los lados y después elevar da otra figura.

Con números se ve: $10^2 - 6^2 = 64$, pero $(10 - 6)^2 = 16$.`,
      figure: {
        kind: 'drawing',
        width: 9,
        height: 8.2,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1.5, 1.2],
              [7.5, 1.2],
              [7.5, 4.8],
              [5.1, 4.8],
              [5.1, 7.2],
              [1.5, 7.2],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'segment', from: [5.1, 7.2], to: [7.5, 7.2], dashed: true },
          { shape: 'segment', from: [7.5, 4.8], to: [7.5, 7.2], dashed: true },
          { shape: 'text', at: [4.5, 0.4], text: 'x + 6', anchor: 'middle' },
          { shape: 'text', at: [7.9, 6], text: '4', anchor: 'start' },
          { shape: 'text', at: [6.3, 7.7], text: '4', anchor: 'middle' },
        ],
        alt: 'Un cuadrado de lado x más 6 al que se le quitó, en la esquina superior derecha, un cuadrado de lado 4.',
      },
      example: {
        problem: md`Reduce $(4x + 1)^2 - (3x - 2)(3x + 2)$.`,
        steps: [
          { title: 'Desarrolla el cuadrado', text: md`$(4x + 1)^2 = 16x^2 + 8x + 1$.` },
          {
            title: 'Desarrolla el segundo entre paréntesis',
            text: md`$(3x - 2)(3x + 2) = 9x^2 - 4$. Queda $16x^2 + 8x + 1 - (9x^2 - 4)$.`,
          },
          { title: 'Quita el paréntesis', text: md`$16x^2 + 8x + 1 - 9x^2 + 4$.` },
          { title: 'Reduce y prueba', text: md`$7x^2 + 8x + 5$. Con $x = 1$: $25 - 5 = 20$, y $7 + 8 + 5 = 20$.` },
        ],
      },
      warnings: [
        {
          mistake: 'no-resta-todo-el-segundo-producto',
          text: md`Escribir $-9x^2 - 4$ y llegar a $7x^2 + 8x - 3$. El menos alcanza también al $-4$, que pasa a $+4$.`,
        },
        {
          mistake: 'suma-el-area-quitada',
          text: md`En la figura, sumar 16 en vez de restarlo. El pedazo ya no está: el área tiene que ser menor que $(x + 6)^2$.`,
        },
        {
          mistake: 'resta-los-lados-antes-de-elevar',
          text: md`Calcular $(x + 6 - 4)^2 = (x + 2)^2$. Ese es un cuadrado más chico. El área pintada es $(x + 6)^2 - 16$.`,
        },
      ],
      checks: [
        {
          id: 'cuadrado-menos-producto',
          question: md`¿Qué expresión es equivalente a $(2x + 5)^2 - (x - 3)(x + 3)$?`,
          key: md`$3x^2 + 20x + 34$`,
          distractors: [
            {
              text: md`$3x^2 + 20x + 16$`,
              feedback: md`Restaste $x^2$, pero $-9$ también cambia de signo: suma 9.`,
              mistake: 'no-resta-todo-el-segundo-producto',
            },
            {
              text: md`$3x^2 + 34$`,
              feedback: md`Al cuadrado de $2x + 5$ le falta su término del medio.`,
              mistake: 'olvida-el-doble-producto',
            },
            {
              text: md`$3x^2 + 10x + 34$`,
              feedback: 'El producto de 2x por 5 va doblado.',
              mistake: 'olvida-doblar-el-producto',
            },
          ],
          explanation: md`$4x^2 + 20x + 25 - (x^2 - 9) = 3x^2 + 20x + 34$.`,
        },
        {
          id: 'cartulina-con-ventana',
          question: md`A una cartulina cuadrada de lado $x + 10$ se le corta una ventana cuadrada de lado 8. ¿Qué área queda?`,
          key: md`$x^2 + 20x + 36$`,
          distractors: [
            {
              text: md`$x^2 + 20x + 164$`,
              feedback: 'Sumaste el área de la ventana, y esa parte se sacó.',
              mistake: 'suma-el-area-quitada',
            },
            {
              text: md`$x^2 + 4x + 4$`,
              feedback: 'Restaste los lados y elevaste después. Se restan las áreas.',
              mistake: 'resta-los-lados-antes-de-elevar',
            },
            {
              text: md`$x^2 + 36$`,
              feedback: md`$(x + 10)^2$ tiene además el término $20x$.`,
              mistake: 'eleva-cada-termino-al-cuadrado',
            },
          ],
          explanation: md`$(x + 10)^2 - 8^2 = x^2 + 20x + 100 - 64 = x^2 + 20x + 36$.`,
        },
        {
          id: 'pasillo-de-la-piscina',
          question: md`Una piscina cuadrada de lado $x$ está rodeada por un pasillo de 2 metros de ancho. ¿Cuál es el área del pasillo?`,
          key: md`$8x + 16$`,
          distractors: [
            {
              text: md`$16$`,
              feedback: md`$(x + 4)^2$ no es $x^2 + 16$: falta el doble producto.`,
              mistake: 'eleva-cada-termino-al-cuadrado',
            },
            { text: md`$4x + 4$`, feedback: md`Agregaste 2 al lado, pero hay pasillo a ambos lados: son 4.` },
            {
              text: md`$2x^2 + 8x + 16$`,
              feedback: 'Sumaste el área de la piscina. El pasillo es lo que queda al quitarla.',
              mistake: 'suma-el-area-quitada',
            },
          ],
          explanation: md`$(x + 4)^2 - x^2 = x^2 + 8x + 16 - x^2 = 8x + 16$.`,
        },
      ],
    },
    {
      id: 'que-numero-divide',
      title: 'Qué número divide siempre',
      idea: md`Los productos notables permiten afirmar algo de **todos** los enteros a la vez. Desarrolla, reduce y saca factor común: el número que queda afuera divide siempre.

$(n + 7)^2 - (n + 1)^2 = 12n + 48 = 12(n + 4)$

El 12 divide siempre. ¿Y un número mayor? Habría que saber si $n + 4$ tiene un factor fijo, y no: es par o impar según $n$. En cambio, $2n + 11$ es siempre impar, y $n(n + 1)$ es siempre par, porque uno de dos enteros seguidos lo es.

Comprueba con $n = 0$ y $n = 1$: da 48 y 60, que comparten justo 12.`,
      example: {
        problem: md`¿Cuál es el mayor entero que divide a $(n + 8)^2 - (n + 3)^2$ para todo entero $n$?`,
        steps: [
          {
            title: 'Desarrolla los dos cuadrados',
            text: md`$n^2 + 16n + 64 - (n^2 + 6n + 9)$.`,
          },
          { title: 'Reduce', text: md`$10n + 55$.` },
          { title: 'Saca factor común', text: md`$5(2n + 11)$. El 5 divide siempre.` },
          {
            title: 'Mira si se puede más',
            text: md`$2n + 11$ es impar y cambia con $n$: con $n = 0$ queda $55$ y con $n = 1$, $65$. Comparten solo 5.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'juzga-mal-si-un-factor-es-par',
          text: md`Decir 10 porque se ve $10n$, o creer que $2n + 11$ es par. Prueba: $55$ no se divide por 10.`,
        },
        {
          mistake: 'resta-solo-los-cuadrados-de-los-numeros',
          text: md`Contestar $64 - 9 = 55$. Eso vale con $n = 0$; con otros queda también $10n$.`,
        },
        {
          mistake: 'resta-las-bases-antes-de-elevar',
          text: md`Restar $8 - 3 = 5$ y elevar: 25. Una diferencia de cuadrados no es el cuadrado de la diferencia.`,
        },
      ],
      checks: [
        {
          id: 'el-mayor-que-divide',
          question: md`¿Qué número es el mayor que divide a $(n + 9)^2 - (n + 2)^2$, sea cual sea el entero $n$?`,
          key: '7',
          distractors: [
            {
              text: '14',
              feedback: md`Queda $14n + 77 = 7(2n + 11)$, y $2n + 11$ es siempre impar.`,
              mistake: 'juzga-mal-si-un-factor-es-par',
            },
            {
              text: '77',
              feedback: md`Eso es lo que da con $n = 0$. Con $n = 1$ da 91.`,
              mistake: 'resta-solo-los-cuadrados-de-los-numeros',
            },
            {
              text: '49',
              feedback: 'Restaste 9 menos 2 y elevaste. Desarrolla los dos cuadrados.',
              mistake: 'resta-las-bases-antes-de-elevar',
            },
          ],
          explanation: md`$18n + 81 - 4n - 4 = 14n + 77 = 7(2n + 11)$. Con $n = 0$ y $n = 1$ da 77 y 91, que comparten solo 7.`,
        },
        {
          id: 'seis-y-dos',
          question: md`Para todo entero $n$, ¿cuál es el mayor entero que divide a $(n + 5)^2 - (n - 1)^2$?`,
          key: '12',
          distractors: [
            {
              text: '24',
              feedback: md`Queda $12(n + 2)$, y $n + 2$ no siempre es par: prueba con $n = 1$.`,
              mistake: 'juzga-mal-si-un-factor-es-par',
            },
            {
              text: '6',
              feedback: md`6 divide siempre, pero queda $12(n + 2)$: hay uno mayor.`,
              mistake: 'juzga-mal-si-un-factor-es-par',
            },
            {
              text: '36',
              feedback: md`Restaste las bases, $5 - (-1) = 6$, y elevaste después.`,
              mistake: 'resta-las-bases-antes-de-elevar',
            },
          ],
          explanation: md`$n^2 + 10n + 25 - n^2 + 2n - 1 = 12n + 24 = 12(n + 2)$. Con $n = 0$ y $n = 1$ da 24 y 36: comparten 12.`,
        },
        {
          id: 'impar-al-cuadrado',
          question: md`Un número impar se escribe $2k + 1$, con $k$ entero. ¿Por qué $(2k + 1)^2 - 1$ siempre se divide por 4?`,
          key: md`Porque es igual a $4k(k + 1)$`,
          distractors: [
            {
              text: md`Porque es igual a $4k^2$`,
              feedback: md`Falta el doble producto, $4k$.`,
              mistake: 'olvida-el-doble-producto',
            },
            {
              text: md`Porque es igual a $4k^2 + 2k$`,
              feedback: md`El producto va doblado. Además, $4k^2 + 2k$ no siempre se divide por 4.`,
              mistake: 'olvida-doblar-el-producto',
            },
          ],
          explanation: md`$4k^2 + 4k + 1 - 1 = 4k^2 + 4k = 4k(k + 1)$. Y como $k(k + 1)$ es par, se divide incluso por 8.`,
        },
      ],
    },
  ],
  summary: [
    md`$(a + b)^2 = a^2 + 2ab + b^2$: tres términos, con el del medio doblado.`,
    md`$(a + b)(a - b) = a^2 - b^2$.`,
    md`$(x + p)(x + q)$: en el medio la suma, al final el producto.`,
    md`Lo que se resta va entre paréntesis: el menos cambia todos sus signos.`,
    md`Para saber qué divide siempre, saca factor común y prueba con $n = 0$ y $n = 1$.`,
  ],
});
