import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.funcion-lineal-afin.concepto',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Una vela de 20 cm se gasta 2 cm por hora. Después de 3 horas mide 14 cm. Con el doble de tiempo, 6 horas, ¿mide la mitad de 14?`,
    guesses: ['Sí, mide 7 cm', 'No, mide 8 cm', 'No, mide 12 cm'],
    reveal: md`Mide $20 - 2 \cdot 6 = 8$ cm. Lo que se gasta sí se duplica, de 6 a 12 cm; lo que queda, no, porque la vela no partió de cero. Eso separa a una función **lineal** de una **afín**.`,
  },
  points: [
    {
      id: 'lineal-o-afin',
      title: 'Lineal parte de cero; afín, de cualquier parte',
      idea: md`Las dos cambian **lo mismo por cada unidad**, y su gráfica es una recta.

- **Lineal**: $f(x) = mx$. En $x = 0$ vale 0: la recta pasa por el origen. Es una proporción directa: al doble de $x$, el doble de $f(x)$.
- **Afín**: $f(x) = mx + n$, con $n \neq 0$. Parte de $n$, y no es proporcional.

El número $m$ es la **pendiente**; $n$ es el **coeficiente de posición**.

Antes de decidir, reduce: $2(x + 1) - 2$ es $2x$, que es lineal.`,
      figure: {
        kind: 'plane',
        x: [-2, 4],
        y: [-2, 6],
        shapes: [
          {
            shape: 'path',
            points: [
              [-2, -2],
              [4, 4],
            ],
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [-2, 0],
              [4, 6],
            ],
            accent: 2,
            dashed: true,
          },
          { shape: 'point', at: [0, 0], accent: 1 },
          { shape: 'point', at: [0, 2], accent: 2 },
          { shape: 'text', at: [2.2, 1.2], text: 'lineal', anchor: 'start', accent: 1 },
          { shape: 'text', at: [1.3, 4.6], text: 'afín', anchor: 'end', accent: 2 },
        ],
        alt: 'Dos rectas paralelas que suben. La lineal pasa por el origen; la afín, punteada, corta el eje Y en 2.',
      },
      manipulable: {
        kind: 'function-plotter',
        family: 'linear',
        parameters: { m: 1, n: 0 },
        task: 'Mueve n sin tocar m y mira qué cambia; después mueve m y mira qué punto queda quieto.',
      },
      example: {
        problem: md`¿Cuáles de estas funciones son lineales? $f(x) = -3x$; $g(x) = 2x + 1$; $h(x) = \frac{x}{4}$; $p(x) = 5(x + 2) - 10$.`,
        steps: [
          { title: 'Reduce si hace falta', text: md`$p(x) = 5x + 10 - 10 = 5x$.` },
          { title: 'Mira cuánto valen en 0', text: md`$f(0) = 0$, $g(0) = 1$, $h(0) = 0$ y $p(0) = 0$.` },
          { title: 'Decide', text: md`Son lineales $f$, $h$ y $p$. La función $g$ es afín: parte de 1.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cual-es-lineal',
          question: md`Una de estas funciones es lineal. ¿Cuál?`,
          key: md`$f(x) = 3(x - 2) + 6$`,
          distractors: [
            { text: md`$f(x) = 3x + 1$`, feedback: 'En x = 0 vale 1: es afín.' },
            { text: md`$f(x) = 3x^2$`, feedback: 'Tiene un cuadrado: su gráfica no es una recta.' },
            { text: md`$f(x) = \frac{3}{x}$`, feedback: 'Ahí x divide: es una proporción inversa.' },
          ],
          explanation: md`$3(x - 2) + 6 = 3x - 6 + 6 = 3x$.`,
        },
        {
          id: 'al-doble-el-doble',
          question: md`Si $f$ es lineal y $f(4) = 10$, ¿cuánto vale $f(8)$?`,
          key: '20',
          distractors: [
            {
              text: '14',
              feedback: 'Sumaste 4, lo que avanzó x. En una función lineal, al doble de x le toca el doble.',
              mistake: 'aumenta-lo-mismo-que-la-variable',
            },
            { text: '80', feedback: 'Multiplicaste 8 por 10. El 10 era el valor en 4.' },
            { text: '10', feedback: 'La función no se queda en el mismo valor al avanzar x.' },
          ],
          explanation: md`8 es el doble de 4, así que $f(8) = 2 \cdot 10 = 20$. La pendiente es 2,5.`,
        },
        {
          id: 'situacion-afin',
          question: md`¿Qué situación se describe con una función afín que no es lineal?`,
          key: 'El precio de un viaje con tarifa de subida y cobro por kilómetro',
          distractors: [
            {
              text: 'El precio de varios kilos de paltas, según los kilos que se compran',
              feedback: 'Por 0 kilos se paga 0, y al doble de kilos, el doble: es lineal.',
            },
            {
              text: 'El contorno de un cuadrado, según lo que mide su lado',
              feedback: 'Es 4 veces el lado: lineal.',
            },
            {
              text: 'El área de un cuadrado, según lo que mide su lado',
              feedback: 'Es el lado al cuadrado: no es lineal ni afín.',
            },
          ],
          explanation: md`La tarifa de subida se paga aunque se recorran 0 km: es el coeficiente de posición.`,
        },
      ],
    },
    {
      id: 'que-dice-cada-numero',
      title: 'Qué dice cada número',
      idea: md`En $V(t) = 500 + 35t$, los litros de un estanque a los $t$ minutos:

- **500** es el valor en $t = 0$: lo que había al comienzo.
- **35** es lo que cambia por cada minuto. No es un tiempo ni es lo que hay al minuto 1: $V(1) = 535$.

Si la pendiente es negativa, como en $V(t) = 500 - 35t$, baja 35 por minuto.

La unidad te ayuda: 35 son litros **por** minuto. El que acompaña a la variable siempre es un «por cada».`,
      example: {
        problem: md`La profundidad de un pozo en perforación, en metros, a los $d$ días de empezar a medir es $P(d) = 12 + 5d$. ¿Qué significan 12 y 5?`,
        steps: [
          { title: 'Reemplaza d = 0', text: md`$P(0) = 12$: cuando empezaron a medir ya tenía 12 metros.` },
          { title: 'Compara dos días seguidos', text: md`$P(1) = 17$ y $P(2) = 22$: aumenta 5 metros cada día.` },
          { title: 'Concluye', text: md`12 es la profundidad inicial, en metros; 5 son metros por día.` },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-pendiente-con-valor-inicial',
          text: md`Decir «al comienzo tenía 5 metros». Al comienzo es $d = 0$, y ahí da 12.`,
        },
        {
          mistake: 'confunde-pendiente-con-el-tiempo-total',
          text: md`Decir «a los 5 días terminó». El 5 multiplica a los días: no es una cantidad de días.`,
        },
        {
          mistake: 'confunde-cambio-con-valor',
          text: md`Decir «después de un día tiene 5 metros». Tiene 17; el 5 es lo que se **agregó**.`,
        },
      ],
      checks: [
        {
          id: 'precio-de-una-encomienda',
          question: md`Enviar una encomienda de $p$ kilogramos cuesta $C(p) = 2.500 + 800p$ pesos. ¿Qué indica el 800?`,
          key: 'Lo que se agrega por cada kilogramo',
          distractors: [
            {
              text: 'Lo que se paga antes de pesarla',
              feedback: 'Eso es el valor con p = 0, que da 2.500.',
              mistake: 'confunde-pendiente-con-valor-inicial',
            },
            {
              text: 'Lo que cuesta enviar un kilogramo',
              feedback: 'Con p = 1 se pagan 3.300. El 800 es lo que se agrega.',
              mistake: 'confunde-cambio-con-valor',
            },
            {
              text: 'El máximo de kilogramos que se envían',
              feedback: 'El 800 multiplica a los kilogramos: son pesos por cada uno.',
              mistake: 'confunde-pendiente-con-el-tiempo-total',
            },
          ],
          explanation: md`De $p$ a $p + 1$ el costo sube 800 pesos.`,
        },
        {
          id: 'temperatura-en-el-cerro',
          question: md`En un modelo, la temperatura a $h$ kilómetros de altura es $T(h) = 24 - 6h$ grados Celsius. ¿Qué se puede afirmar?`,
          key: 'Por cada kilómetro que se sube, baja 6 °C',
          distractors: [
            {
              text: 'A un kilómetro de altura hay 6 °C',
              feedback: 'Reemplaza h = 1: da 18.',
              mistake: 'confunde-cambio-con-valor',
            },
            {
              text: 'Al nivel del mar hay 6 °C bajo cero',
              feedback: 'Al nivel del mar, h = 0, hay 24 °C.',
              mistake: 'confunde-pendiente-con-valor-inicial',
            },
            {
              text: 'A los 6 km de altura deja de bajar',
              feedback: 'El 6 multiplica a la altura: no es una altura.',
              mistake: 'confunde-pendiente-con-el-tiempo-total',
            },
          ],
          explanation: md`La pendiente es $-6$: grados por kilómetro. El 24 es la temperatura en $h = 0$.`,
        },
        {
          id: 'piscina-que-se-vacia',
          question: md`Una piscina con 900 litros se vacía a 15 litros por minuto. ¿Qué función da los litros que quedan a los $t$ minutos?`,
          key: md`$V(t) = 900 - 15t$`,
          distractors: [
            {
              text: md`$V(t) = 900 + 15t$`,
              feedback: 'Se vacía: la pendiente es negativa.',
              mistake: 'usa-la-pendiente-con-signo-contrario',
            },
            {
              text: md`$V(t) = 15 - 900t$`,
              feedback: 'En t = 0 daría 15 litros, y hay 900.',
              mistake: 'confunde-pendiente-con-valor-inicial',
            },
            { text: md`$V(t) = 885t$`, feedback: 'En t = 0 daría 0. Falta el coeficiente de posición.' },
          ],
          explanation: md`Parte de 900 y pierde 15 por cada minuto.`,
        },
      ],
    },
    {
      id: 'de-dos-valores-a-cualquiera',
      title: 'De dos valores a cualquier otro',
      idea: md`Con dos valores de una función afín conoces toda la función.

1. **Pendiente**: lo que cambia $f$ dividido por lo que cambia $x$.
2. **Avanza** desde un valor conocido: pendiente por lo que avanza $x$.

Si $f(1) = 7$ y $f(4) = 19$, al avanzar 3 sube 12: la pendiente es 4. De $x = 4$ a $x = 10$ avanza 6, así que sube $4 \cdot 6 = 24$ y $f(10) = 43$.

También puedes escribir la función: $f(x) = 4x + 3$. El 3 sale de $f(1) = 4 + n = 7$.`,
      manipulable: {
        kind: 'line-through-points',
        points: [
          [1, 7],
          [4, 1],
        ],
        task: 'Mueve los dos puntos y busca una recta que suba, una que baje y una que no cambie. Mira el signo de la pendiente.',
      },
      example: {
        problem: md`Una función afín cumple $f(-1) = 11$ y $f(3) = 3$. ¿Cuánto es $f(6)$?`,
        steps: [
          { title: 'Calcula la pendiente', text: md`Avanza 4 y baja 8: $m = \frac{3 - 11}{3 - (-1)} = -2$.` },
          { title: 'Halla el coeficiente de posición', text: md`$f(3) = -2 \cdot 3 + n = 3$, así que $n = 9$.` },
          { title: 'Reemplaza', text: md`$f(6) = -2 \cdot 6 + 9 = -3$.` },
          { title: 'Comprueba avanzando', text: md`De 3 a 6 avanza 3 y baja 6: $3 - 6 = -3$.` },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-el-coeficiente-de-posicion',
          text: md`Calcular $-2 \cdot 6 = -12$. Falta el 9: la función afín no parte de cero.`,
        },
        {
          mistake: 'aumenta-lo-mismo-que-la-variable',
          text: md`Sumar 3 porque $x$ avanzó 3: daría 6. Cada unidad de $x$ cambia a $f$ en $-2$.`,
        },
        {
          mistake: 'usa-la-pendiente-con-signo-contrario',
          text: md`Subir 6 en vez de bajarlos: daría 9. De 11 a 3 la función **decrece**; tiene que seguir bajando.`,
        },
      ],
      checks: [
        {
          id: 'afin-que-crece',
          question: md`Si $f$ es afín, $f(0) = -5$ y $f(2) = 1$, ¿cuál es el valor de $f(7)$?`,
          key: md`$16$`,
          distractors: [
            {
              text: md`$21$`,
              feedback: 'Multiplicaste 3 por 7, pero la función parte de −5.',
              mistake: 'olvida-el-coeficiente-de-posicion',
            },
            {
              text: md`$6$`,
              feedback: 'Sumaste 5, lo que avanzó x. Cada unidad sube 3.',
              mistake: 'aumenta-lo-mismo-que-la-variable',
            },
            {
              text: md`$-14$`,
              feedback: 'La función crece: de −5 a 1. Avanzaste con el signo contrario.',
              mistake: 'usa-la-pendiente-con-signo-contrario',
            },
          ],
          explanation: md`$m = \frac{6}{2} = 3$ y $f(x) = 3x - 5$. $f(7) = 16$.`,
        },
        {
          id: 'afin-que-decrece',
          question: md`De una función afín se sabe que $f(2) = 20$ y $f(6) = 8$. ¿Cuánto vale $f(9)$?`,
          key: md`$-1$`,
          distractors: [
            {
              text: md`$-27$`,
              feedback: 'Calculaste solo la pendiente por 9: falta el coeficiente de posición.',
              mistake: 'olvida-el-coeficiente-de-posicion',
            },
            {
              text: md`$11$`,
              feedback: 'Sumaste lo que avanzó x. Cada unidad baja 3.',
              mistake: 'aumenta-lo-mismo-que-la-variable',
            },
            {
              text: md`$17$`,
              feedback: 'Subiste 9 desde el 8, y la función baja.',
              mistake: 'usa-la-pendiente-con-signo-contrario',
            },
          ],
          explanation: md`$m = \frac{-12}{4} = -3$. De 6 a 9 baja 9: $8 - 9 = -1$.`,
        },
        {
          id: 'solo-la-pendiente',
          question: md`Una función afín cumple $f(2) = 9$ y $f(6) = 29$. ¿Cuál es su pendiente?`,
          key: md`$5$`,
          distractors: [
            { text: md`$20$`, feedback: 'Eso es lo que sube en total. Divide por lo que avanza x.' },
            {
              text: md`$\frac{1}{5}$`,
              feedback: 'Dividiste lo que avanza por lo que sube.',
              mistake: 'invierte-la-pendiente',
            },
            {
              text: md`$\frac{9}{2}$`,
              feedback: 'Dividiste f(x) por x, y eso sirve solo si la función es lineal.',
              mistake: 'usa-proporcion-en-una-tabla-afin',
            },
          ],
          explanation: md`Sube 20 al avanzar 4: $\frac{20}{4} = 5$. La función es $5x - 1$.`,
        },
      ],
    },
  ],
  summary: [
    md`Lineal: $f(x) = mx$, pasa por el origen. Afín: $f(x) = mx + n$, parte de $n$.`,
    md`$m$ es lo que cambia por cada unidad; $n$, el valor en $x = 0$.`,
    md`Pendiente: lo que cambia $f$ dividido por lo que cambia $x$.`,
    md`Desde un valor conocido, avanza pendiente por lo que avanza $x$.`,
  ],
});
