import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.funcion-cuadratica.problemas',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Con 40 m de malla vas a cerrar un gallinero rectangular contra un muro; ese lado no lleva malla. ¿Qué forma encierra más terreno?`,
    guesses: [
      'Los tres lados con malla iguales',
      'El lado del frente, el doble que los del costado',
      'Da lo mismo: la malla es la misma',
    ],
    reveal: md`Gana el frente doble: $20 \cdot 10 = 200$ m². Con tres lados iguales son cerca de 178 m², y con costados de 5 m, solo 150 m². El área es una función cuadrática y su vértice dice cuál es la mejor.`,
  },
  points: [
    {
      id: 'altura-de-un-lanzamiento',
      title: 'Lanzamientos: cuándo y cuánto',
      idea: md`La altura de algo que se lanza sigue una parábola: $h(t) = -5t^2 + 20t + 3$. Cada número dice algo: 3 es la altura de partida y el signo de $-5$, que se abre hacia abajo.

El vértice contesta **dos preguntas distintas**:

- ¿**Cuándo** llega a lo más alto? Su abscisa, $-\frac{b}{2a}$, en segundos.
- ¿**Hasta dónde** llega? Su ordenada, en metros: reemplaza ese tiempo en la función.

Y para saber cuándo cae al suelo, resuelve $h(t) = 0$. Antes de responder, mira la unidad.`,
      figure: {
        kind: 'plane',
        x: [0, 5],
        y: [0, 25],
        step: [1, 5],
        xTitle: 'Tiempo (s)',
        yTitle: 'Altura (m)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 3],
              [0.5, 11.75],
              [1, 18],
              [1.5, 21.75],
              [2, 23],
              [2.5, 21.75],
              [3, 18],
              [3.5, 11.75],
              [4, 3],
              [4.14, 0],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'segment', from: [2, 0], to: [2, 23], dashed: true },
          { shape: 'segment', from: [0, 23], to: [2, 23], dashed: true },
          { shape: 'point', at: [2, 23], accent: 1 },
          { shape: 'point', at: [0, 3] },
        ],
        alt: 'Parábola de altura según el tiempo: parte en 3 metros, llega a 23 metros a los 2 segundos y baja hasta el suelo poco después de los 4 segundos.',
        caption: 'El tiempo se lee hacia abajo; la altura, hacia el lado.',
      },
      example: {
        problem: md`Se lanza un cohete de botella. Su altura en metros a los $t$ segundos es $h(t) = -5t^2 + 20t + 3$. ¿Cuál es la altura máxima?`,
        steps: [
          { title: 'Busca el instante', text: md`$t = -\frac{20}{2 \cdot (-5)} = 2$ segundos.` },
          { title: 'Reemplaza ese instante', text: md`$h(2) = -5 \cdot 2^2 + 20 \cdot 2 + 3$.` },
          { title: 'Calcula', text: md`$-20 + 40 + 3 = 23$ metros.` },
        ],
      },
      warnings: [
        {
          mistake: 'da-el-instante-y-no-la-altura',
          text: md`Responder 2 m. El 2 son segundos: es el cuándo y no el cuánto.`,
        },
        {
          mistake: 'olvida-la-altura-inicial',
          text: md`Responder 20 m, sin sumar el 3. Eso es lo que **sube**; partió a 3 m del suelo.`,
        },
        {
          mistake: 'no-eleva-al-cuadrado-el-instante',
          text: md`Calcular $-5 \cdot 2 + 40 + 3 = 33$. El primer término lleva $t^2$: es $-5 \cdot 4$.`,
        },
      ],
      checks: [
        {
          id: 'bengala',
          question: md`La altura de una bengala, en metros, a los $t$ segundos es $h(t) = -5t^2 + 30t + 2$. ¿Cuál es su altura máxima?`,
          key: '47 m',
          distractors: [
            { text: '3 m', feedback: 'Ese es el instante, en segundos.', mistake: 'da-el-instante-y-no-la-altura' },
            {
              text: '45 m',
              feedback: 'Eso es lo que sube: partió a 2 m del suelo.',
              mistake: 'olvida-la-altura-inicial',
            },
            {
              text: '77 m',
              feedback: 'El 3 va al cuadrado en el primer término.',
              mistake: 'no-eleva-al-cuadrado-el-instante',
            },
          ],
          explanation: md`$t = 3$ y $h(3) = -45 + 90 + 2 = 47$.`,
        },
        {
          id: 'minima-de-la-noche',
          question: md`En un modelo, la temperatura de una noche es $T(h) = h^2 - 12h + 40$, en °C, a las $h$ horas desde las 21:00. ¿Cuál fue la mínima?`,
          key: '4 °C',
          distractors: [
            {
              text: '6 °C',
              feedback: 'El 6 es la hora en que ocurre, no la temperatura.',
              mistake: 'da-el-instante-y-no-la-altura',
            },
            {
              text: md`$-36$ °C`,
              feedback: 'Te faltó sumar el 40.',
              mistake: 'olvida-la-altura-inicial',
            },
            {
              text: md`$-26$ °C`,
              feedback: 'Al reemplazar, el primer término es 6 al cuadrado.',
              mistake: 'no-eleva-al-cuadrado-el-instante',
            },
          ],
          explanation: md`$h = \frac{12}{2} = 6$, a las 3 de la mañana. $T(6) = 36 - 72 + 40 = 4$.`,
        },
        {
          id: 'cuando-cae',
          question: md`Desde un balcón se lanza una pelota: $h(t) = -5t^2 + 15t + 20$ metros a los $t$ segundos. ¿Cuándo llega al suelo?`,
          key: 'A los 4 segundos',
          distractors: [
            { text: 'A los 1,5 segundos', feedback: 'Ahí está en lo más alto.' },
            { text: 'A los 3 segundos', feedback: 'Ahí vuelve a la altura del balcón: 20 m.' },
            {
              text: 'Al cabo de 1 segundo',
              feedback: 'Viene de la solución −1, que se descarta.',
              mistake: 'toma-la-solucion-negativa-sin-su-signo',
            },
          ],
          explanation: md`$-5(t^2 - 3t - 4) = -5(t - 4)(t + 1) = 0$. El tiempo positivo es 4.`,
        },
      ],
    },
    {
      id: 'el-mejor-rectangulo',
      title: 'Áreas: escribir la función',
      idea: md`Para hallar el área máxima, primero escríbela con **una** sola letra.

1. Haz el dibujo y marca qué lados llevan malla.
2. Llama $x$ a un lado. Escribe el otro con lo que **queda** de malla.
3. Multiplica: área $=$ largo $\cdot$ ancho.

Con 120 m y un lado sin malla, los dos costados gastan $2x$ y para el frente quedan $120 - 2x$. El área es $A(x) = x(120 - 2x)$.

Sus ceros son 0 y 60. El vértice está en medio: $x = 30$.`,
      figure: {
        kind: 'drawing',
        width: 260,
        height: 130,
        shapes: [
          { shape: 'segment', from: [0, 110], to: [260, 110], accent: 3 },
          { shape: 'text', at: [130, 122], text: 'río (sin malla)', size: 'small' },
          {
            shape: 'path',
            points: [
              [40, 110],
              [40, 25],
              [220, 25],
              [220, 110],
            ],
            accent: 1,
          },
          { shape: 'text', at: [28, 68], text: 'x' },
          { shape: 'text', at: [232, 68], text: 'x' },
          { shape: 'text', at: [130, 10], text: '120 − 2x' },
        ],
        alt: 'Terreno rectangular junto a un río. Dos costados de largo x y un frente de largo 120 menos 2x llevan malla; el lado del río no lleva.',
      },
      example: {
        problem: md`Con 120 m de malla se cierra un terreno rectangular junto a un río; ese lado no lleva malla. ¿Cuál es la mayor área posible?`,
        steps: [
          { title: 'Escribe el área', text: md`$A(x) = x(120 - 2x) = -2x^2 + 120x$.` },
          { title: 'Busca el vértice', text: md`Los ceros son 0 y 60; a medio camino, $x = 30$ m.` },
          { title: 'Calcula el área', text: md`$A(30) = 30 \cdot 60 = 1.800$ m².` },
        ],
      },
      warnings: [
        {
          mistake: 'descuenta-un-solo-lado',
          text: md`Escribir $x(120 - x)$. Hay dos costados de $x$ metros: se descuentan los dos.`,
        },
        {
          mistake: 'reparte-la-malla-en-cuatro-lados',
          text: md`Escribir $x(60 - x)$, como si la malla rodeara los cuatro lados. El del río no lleva.`,
        },
        {
          mistake: 'duplica-el-lado-en-el-area',
          text: md`Escribir $2x(120 - 2x)$. El 2 cuenta lados para la malla; el área es un largo por un ancho.`,
        },
      ],
      checks: [
        {
          id: 'corral-contra-el-muro',
          question: md`Con 90 m de malla se cierra un corral rectangular contra un muro, que hace de cuarto lado. Los dos lados que salen del muro miden $x$. ¿Cuál es el área?`,
          key: md`$x(90 - 2x)$`,
          distractors: [
            {
              text: md`$x(90 - x)$`,
              feedback: 'Son dos los lados que salen del muro.',
              mistake: 'descuenta-un-solo-lado',
            },
            {
              text: md`$x(45 - x)$`,
              feedback: 'Repartiste la malla en cuatro lados, y el muro no lleva.',
              mistake: 'reparte-la-malla-en-cuatro-lados',
            },
            {
              text: md`$2x(90 - 2x)$`,
              feedback: 'El área es largo por ancho: contaste el ancho dos veces.',
              mistake: 'duplica-el-lado-en-el-area',
            },
          ],
          explanation: md`Los dos costados gastan $2x$; el lado paralelo al muro mide $90 - 2x$.`,
        },
        {
          id: 'mayor-area-con-ochenta',
          question: md`Con 80 m de malla se cierra un terreno rectangular por tres de sus lados. ¿Cuál es la mayor área que puede tener?`,
          key: '800 m²',
          distractors: [
            {
              text: '400 m²',
              feedback: 'Es la de un cuadrado con malla en los cuatro lados.',
              mistake: 'reparte-la-malla-en-cuatro-lados',
            },
            {
              text: '1.600 m²',
              feedback: 'Descontaste un solo costado: con 40 y 40 de costado no queda frente.',
              mistake: 'descuenta-un-solo-lado',
            },
            { text: '20 m²', feedback: 'El 20 es el largo del costado, en metros. Falta el área.' },
          ],
          explanation: md`$A(x) = x(80 - 2x)$, con ceros 0 y 40. En $x = 20$: $20 \cdot 40 = 800$.`,
        },
        {
          id: 'suman-dieciocho',
          question: md`Dos números suman 18. ¿Cuál es el mayor producto que pueden tener?`,
          key: '81',
          distractors: [
            { text: '80', feedback: 'Es 8 · 10. Hay dos números todavía más parecidos.' },
            { text: '9', feedback: 'El 9 es uno de los números. Preguntan por el producto.' },
            { text: '162', feedback: 'Es 9 · 18, pero 9 y 18 no suman 18.' },
          ],
          explanation: md`$P(x) = x(18 - x)$ tiene los ceros 0 y 18. El vértice está en 9, y $9 \cdot 9 = 81$.`,
        },
      ],
    },
    {
      id: 'el-mejor-precio',
      title: 'Ingresos: el mejor precio',
      idea: md`Si subes el precio, vendes menos. El ingreso es precio por cantidad, y los dos cambian.

Llama $n$ a la cantidad de **alzas**. Si una entrada cuesta ${pesos(4000)}, se venden 100 y cada alza de ${pesos(500)} quita 10 ventas:

$$I(n) = (4.000 + 500n)(100 - 10n)$$

Los ceros son $n = -8$ y $n = 10$; el vértice, $n = 1$.

Ojo con lo que preguntan: $n$ son alzas, $500n$ es lo que sube y $4.000 + 500n$ es el **precio**.`,
      example: {
        problem: md`Una obra de teatro cobra ${pesos(4000)} y van 100 personas. Por cada alza de ${pesos(500)} van 10 menos. ¿Con qué precio se recauda más?`,
        steps: [
          { title: 'Escribe el ingreso', text: md`$I(n) = (4.000 + 500n)(100 - 10n)$, con $n$ alzas.` },
          { title: 'Halla los ceros', text: md`$4.000 + 500n = 0$ da $n = -8$; $100 - 10n = 0$ da $n = 10$.` },
          { title: 'Busca el vértice', text: md`$\frac{-8 + 10}{2} = 1$: conviene un alza.` },
          {
            title: 'Responde por el precio',
            text: md`$4.000 + 500 = 4.500$: ${pesos(4500)}. Se recaudan $4.500 \cdot 90 = 405.000$ pesos, más que los 400.000 de antes.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'da-el-alza-y-no-el-precio',
          text: md`Responder ${pesos(500)}: eso es lo que sube. Preguntan cuánto se cobra.`,
        },
        {
          mistake: 'busca-donde-no-se-vende-nada',
          text: md`Responder ${pesos(9000)}, con $n = 10$. A ese precio no va nadie: es un cero y no el máximo.`,
        },
        {
          mistake: 'avanza-hasta-repetir-el-ingreso',
          text: md`Responder ${pesos(5000)}, con $n = 2$. Ahí se recauda lo mismo que al comienzo; el máximo está a medio camino.`,
        },
      ],
      checks: [
        {
          id: 'helados-de-la-costanera',
          question: md`En un puesto se venden 200 helados diarios a ${pesos(1000)}. Por cada ${pesos(100)} que sube el precio se venden 10 menos. ¿A qué precio se recauda más?`,
          key: pesos(1500),
          distractors: [
            {
              text: pesos(500),
              feedback: 'Eso es lo que conviene subir. Falta sumarlo al precio.',
              mistake: 'da-el-alza-y-no-el-precio',
            },
            {
              text: pesos(3000),
              feedback: 'A ese precio ya no se vende ningún helado.',
              mistake: 'busca-donde-no-se-vende-nada',
            },
            {
              text: pesos(2000),
              feedback: 'A ese precio se recauda lo mismo que al comienzo.',
              mistake: 'avanza-hasta-repetir-el-ingreso',
            },
          ],
          explanation: md`$(1.000 + 100n)(200 - 10n)$ tiene ceros $-10$ y 20. El vértice es $n = 5$: ${pesos(1500)}.`,
        },
        {
          id: 'bajar-el-precio',
          question: md`Un taller cuesta ${pesos(3000)} y van 60 personas. Por cada ${pesos(200)} que baja, llegan 5 más. Con $n$ rebajas, ¿cuánto se recauda?`,
          key: md`$(3.000 - 200n)(60 + 5n)$`,
          distractors: [
            { text: md`$(3.000 + 200n)(60 - 5n)$`, feedback: 'Ahí el precio sube y la gente baja.' },
            { text: md`$(3.000 - 200n)(60 - 5n)$`, feedback: 'Al bajar el precio llega más gente.' },
            {
              text: md`$(3.000 - 200)(60 + 5)n$`,
              feedback: 'Cada rebaja se suma a la anterior: la n va junto al 200 y al 5.',
            },
          ],
          explanation: md`El precio baja $200n$ y las personas aumentan $5n$; se multiplican.`,
        },
        {
          id: 'utilidad-maxima',
          question: md`La utilidad de un taller, en miles de pesos, al hacer $x$ muebles es $U(x) = -2x^2 + 80x - 300$. ¿Cuál es la mayor utilidad?`,
          key: '500 mil pesos',
          distractors: [
            {
              text: '20 mil pesos',
              feedback: 'El 20 son muebles: falta reemplazarlo.',
              mistake: 'da-el-instante-y-no-la-altura',
            },
            {
              text: '800 mil pesos',
              feedback: 'Te faltó restar los 300.',
              mistake: 'olvida-la-altura-inicial',
            },
            {
              text: '1.260 mil pesos',
              feedback: 'El 20 va al cuadrado en el primer término.',
              mistake: 'no-eleva-al-cuadrado-el-instante',
            },
          ],
          explanation: md`$x = \frac{80}{4} = 20$ y $U(20) = -800 + 1.600 - 300 = 500$.`,
        },
      ],
    },
    {
      id: 'rectangulo-bajo-una-recta',
      title: 'Un rectángulo bajo una recta',
      idea: md`Un rectángulo tiene dos lados sobre los ejes y su vértice $P$ sobre una recta. Si $x$ es la base, la **altura** es lo que vale la recta en $x$.

Paso clave: la ecuación de la recta. Si corta al eje Y en 6 y al eje X en 8, baja 6 al avanzar 8: su pendiente es $-\frac{6}{8} = -\frac{3}{4}$. Queda $y = 6 - \frac{3}{4}x$.

Prueba los dos cortes: en $x = 0$ da 6 y en $x = 8$ da 0. Si no calza, la recta está mal.

El área es $A(x) = x\left(6 - \frac{3}{4}x\right)$.`,
      figure: {
        kind: 'plane',
        x: [0, 9],
        y: [0, 7],
        shapes: [
          {
            shape: 'polygon',
            points: [
              [0, 0],
              [3, 0],
              [3, 3.75],
              [0, 3.75],
            ],
            filled: true,
            accent: 2,
          },
          {
            shape: 'path',
            points: [
              [0, 6],
              [8, 0],
            ],
            accent: 1,
          },
          { shape: 'point', at: [3, 3.75], label: 'P' },
        ],
        alt: 'Recta que corta al eje Y en 6 y al eje X en 8. Un rectángulo tiene dos lados sobre los ejes y su vértice P sobre la recta.',
      },
      example: {
        problem: md`Con la recta que corta a los ejes en $(0, 6)$ y $(8, 0)$, ¿cuál es el rectángulo de mayor área?`,
        steps: [
          { title: 'Escribe la recta', text: md`$y = 6 - \frac{3}{4}x$.` },
          { title: 'Escribe el área', text: md`$A(x) = x\left(6 - \frac{3}{4}x\right)$.` },
          { title: 'Ubica el vértice', text: md`Se anula en $x = 0$ y en $x = 8$. A medio camino, $x = 4$.` },
          { title: 'Calcula la altura y el área', text: md`$y = 6 - 3 = 3$. El área es $4 \cdot 3 = 12$.` },
        ],
      },
      warnings: [
        {
          mistake: 'invierte-la-pendiente',
          text: md`Escribir $6 - \frac{4}{3}x$. En $x = 8$ no da 0. La pendiente es lo que baja dividido por lo que avanza.`,
        },
        {
          mistake: 'toma-el-corte-con-el-eje-x-por-posicion',
          text: md`Escribir $8 - \frac{3}{4}x$. En $x = 0$ la recta vale 6, el corte con el eje Y.`,
        },
        {
          mistake: 'escribe-la-funcion-segun-la-otra-medida',
          text: md`Escribir $x\left(8 - \frac{4}{3}x\right)$. Eso es el área si $x$ fuera la altura, y $x$ es la base.`,
        },
      ],
      checks: [
        {
          id: 'recta-de-diez-a-cinco',
          question: md`Una recta corta a los ejes en $(0, 10)$ y $(5, 0)$. Un rectángulo con dos lados sobre los ejes tiene un vértice en ella y base $x$. ¿Cuál es su área?`,
          key: md`$x(10 - 2x)$`,
          distractors: [
            {
              text: md`$x\left(10 - \frac{1}{2}x\right)$`,
              feedback: 'En x = 5 la altura tendría que ser 0. Diste vuelta la pendiente.',
              mistake: 'invierte-la-pendiente',
            },
            {
              text: md`$x(5 - 2x)$`,
              feedback: 'En x = 0 la recta vale 10.',
              mistake: 'toma-el-corte-con-el-eje-x-por-posicion',
            },
            {
              text: md`$x\left(5 - \frac{1}{2}x\right)$`,
              feedback: 'Esa sería el área si x fuera la altura.',
              mistake: 'escribe-la-funcion-segun-la-otra-medida',
            },
          ],
          explanation: md`Baja 10 al avanzar 5: $y = 10 - 2x$. El área es base por altura.`,
        },
        {
          id: 'mayor-rectangulo',
          question: md`Una recta corta a los ejes en $(0, 12)$ y $(6, 0)$. ¿Cuál es la mayor área de un rectángulo con dos lados sobre los ejes y un vértice en la recta?`,
          key: '18',
          distractors: [
            { text: '36', feedback: 'Esa es el área del triángulo que forma la recta con los ejes.' },
            { text: '3', feedback: 'Esa es la base del rectángulo. Falta multiplicar por la altura.' },
            {
              text: '4,5',
              feedback: 'Usaste 6 − 2x como altura: en x = 0 la recta vale 12.',
              mistake: 'toma-el-corte-con-el-eje-x-por-posicion',
            },
          ],
          explanation: md`$A(x) = x(12 - 2x)$, con vértice en $x = 3$: $3 \cdot 6 = 18$.`,
        },
      ],
    },
  ],
  summary: [
    md`La abscisa del vértice dice cuándo o con cuánto; la ordenada, el valor máximo o mínimo.`,
    md`Escribe el área con una letra: descuenta todos los lados que llevan malla.`,
    md`Ingreso $=$ precio $\cdot$ cantidad; $n$ son alzas, y el precio es lo que había más el alza.`,
    md`El vértice está en medio de los dos ceros.`,
    md`Relee la pregunta y mira la unidad antes de responder.`,
  ],
});
