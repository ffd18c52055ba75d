import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.algebra.potencia-exponencial-logaritmica.problemas',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Una aspiradora suena a 70 decibeles. Si prendes dos iguales a la vez, ¿cuántos decibeles hay?`,
    guesses: ['140, el doble', 'Unos 73', '80', '70, lo mismo'],
    reveal: md`Unos 73. La intensidad se duplica, pero el decibel la mide con un logaritmo: duplicar **suma** unos 3. Antes de calcular hay que saber qué tipo de función se tiene delante.`,
  },
  points: [
    {
      id: 'porcentaje-por-periodo',
      title: 'Lo que queda, y cuántos períodos',
      idea: md`Cuando algo cambia siempre en el mismo **porcentaje**, el modelo es exponencial:

$$C(t) = C_0 \cdot b^{\frac{t}{T}}$$

- $C_0$ es la cantidad inicial.
- $b$ es el factor de cada período: la parte que **queda**. Si se pierde el 30 %, es 0,7. Si se triplica, es 3.
- $T$ es lo que dura un período, así que $\frac{t}{T}$ cuenta cuántos períodos caben en $t$.

Prueba con $t = T$: debe resultar justo un período.`,
      figure: {
        kind: 'plane',
        x: [0, 16],
        y: [0, 500],
        step: [4, 100],
        xTitle: 'Días',
        yTitle: 'Gramos',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 500],
              [2, 418.3],
              [4, 350],
              [6, 292.8],
              [8, 245],
              [10, 205],
              [12, 171.5],
              [14, 143.5],
              [16, 120.1],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'point', at: [0, 500], accent: 1 },
          { shape: 'point', at: [4, 350], accent: 1 },
          { shape: 'point', at: [8, 245], accent: 1 },
        ],
        alt: 'Curva que decrece cada vez más lento: parte en 500 gramos, a los 4 días hay 350 y a los 8 días, 245.',
      },
      example: {
        problem: md`En un estanque hay 500 g de un contaminante y un filtro retira, cada 4 días, el 30 % de lo que queda. Escribe la función y calcula cuánto hay a los 8 días.`,
        steps: [
          { title: 'Factor del período', text: md`Si se retira el 30 %, queda el 70 %: $b = 0{,}7$.` },
          {
            title: 'Cuenta los períodos',
            text: md`En $t$ días caben $\frac{t}{4}$ períodos: $C(t) = 500 \cdot 0{,}7^{\frac{t}{4}}$.`,
          },
          { title: 'Evalúa', text: md`$C(8) = 500 \cdot 0{,}7^2 = 500 \cdot 0{,}49 = 245$ g.` },
        ],
      },
      warnings: [
        {
          mistake: 'usa-lo-que-se-elimina-por-base',
          text: md`Usar 0,3, la parte que se va. A los 4 días darían 150 g, y quedan 350. La base es lo que permanece.`,
        },
        {
          mistake: 'multiplica-el-tiempo-por-el-periodo',
          text: md`Poner el exponente $4t$. A los 4 días serían 16 períodos en vez de uno. El tiempo se **divide** por lo que dura el período.`,
        },
        {
          mistake: 'disminuye-siempre-la-misma-cantidad',
          text: md`Restar 150 g cada vez: $500 - 150 \cdot \frac{t}{4}$. El segundo 30 % es de 350, no de 500, y se retira menos.`,
        },
      ],
      checks: [
        {
          id: 'computador-usado',
          question: md`Un computador de ${pesos(600000)} pierde el 20 % de su valor cada 2 años. ¿Qué función da su valor a los $t$ años, en miles de pesos?`,
          key: md`$V(t) = 600 \cdot 0{,}8^{\frac{t}{2}}$`,
          distractors: [
            {
              text: md`$V(t) = 600 \cdot 0{,}2^{\frac{t}{2}}$`,
              feedback: 'Usaste lo que pierde. Si se va el 20 %, conserva el 80 %.',
              mistake: 'usa-lo-que-se-elimina-por-base',
            },
            {
              text: md`$V(t) = 600 \cdot 0{,}8^{2t}$`,
              feedback: 'A los 2 años serían 4 períodos. Divide el tiempo por 2.',
              mistake: 'multiplica-el-tiempo-por-el-periodo',
            },
            {
              text: md`$V(t) = 600 - 120 \cdot \frac{t}{2}$`,
              feedback: 'Restaste siempre 120. El 20 % es del valor de ese momento.',
              mistake: 'disminuye-siempre-la-misma-cantidad',
            },
          ],
          explanation: md`Conserva el 80 % en cada período de 2 años, y en $t$ años caben $\frac{t}{2}$ períodos.`,
        },
        {
          id: 'diez-dias-despues',
          question: md`De 1.000 g de una muestra se pierde el 10 % cada 5 días. ¿Cuántos gramos quedan a los 10 días?`,
          key: '810 g',
          distractors: [
            {
              text: '800 g',
              feedback: 'Restaste 100 dos veces. El segundo 10 % es de 900.',
              mistake: 'disminuye-siempre-la-misma-cantidad',
            },
            {
              text: '10 g',
              feedback: 'Usaste 0,1 como base: eso es lo que se pierde, no lo que queda.',
              mistake: 'usa-lo-que-se-elimina-por-base',
            },
            { text: '900 g', feedback: 'Eso queda a los 5 días. En 10 días hay dos períodos.' },
          ],
          explanation: md`Son $10 : 5 = 2$ períodos: $1.000 \cdot 0{,}9^2 = 810$ g.`,
        },
        {
          id: 'se-triplica-cada-cuatro',
          question: md`Un cultivo parte con 200 bacterias y se triplica cada 4 horas. ¿Cuántas hay a las 12 horas?`,
          key: '5.400',
          distractors: [
            { text: '1.800', feedback: 'Multiplicaste 200 por 9, que son dos períodos. En 12 horas hay tres.' },
            { text: '1.400', feedback: 'Sumaste 400 tres veces. Cada vez se triplica lo que hay en ese momento.' },
            {
              text: '7.200',
              feedback: 'Multiplicaste 200 por 3 y por 12. El tiempo va en el exponente, contado en períodos.',
            },
          ],
          explanation: md`En 12 horas caben 3 períodos: $200 \cdot 3^3 = 200 \cdot 27 = 5.400$.`,
        },
      ],
    },
    {
      id: 'niveles-en-decibeles',
      title: 'Multiplicar adentro es sumar afuera',
      idea: md`El nivel de un sonido, en decibeles, es $L = 10 \log \left(\frac{I}{I_0}\right)$, donde $I$ es la intensidad e $I_0$, una de referencia.

Si la intensidad se multiplica por $10^k$, el logaritmo aumenta en $k$ y el nivel, en $10k$: se **suma**. Multiplicar por 10 suma 10 dB, y por 100 suma 20 dB.

Al revés: si dos sonidos difieren en 30 dB, sus intensidades están en la razón $10^3$.`,
      example: {
        problem: md`Una radio suena a 50 dB. ¿Qué nivel hay si la intensidad se multiplica por 1.000?`,
        steps: [
          { title: 'Escribe el factor como potencia de diez', text: md`$1.000 = 10^3$.` },
          { title: 'Calcula el aumento', text: md`$10 \log 10^3 = 10 \cdot 3 = 30$ dB.` },
          { title: 'Súmalo al nivel', text: md`$50 + 30 = 80$ dB.` },
        ],
      },
      warnings: [
        {
          mistake: 'suma-el-exponente-al-nivel',
          text: md`Sumar solo el exponente: 53 dB. El logaritmo está multiplicado por 10 en la fórmula.`,
        },
        {
          mistake: 'multiplica-el-nivel-por-el-exponente',
          text: md`Multiplicar $50 \cdot 3 = 150$. Lo que se multiplica es la intensidad; el nivel aumenta con una suma.`,
        },
        {
          mistake: 'cuenta-una-decena-de-mas',
          text: md`Contar los cuatro dígitos de 1.000 y sumar 40. Los factores 10 son tres: cuenta los ceros.`,
        },
      ],
      checks: [
        {
          id: 'por-cien',
          question: md`En una biblioteca hay 40 dB. Si la intensidad del sonido se multiplica por 100, ¿qué nivel hay?`,
          key: '60 dB',
          distractors: [
            {
              text: '42 dB',
              feedback: 'Sumaste el exponente. En la fórmula el logaritmo va multiplicado por 10.',
              mistake: 'suma-el-exponente-al-nivel',
            },
            {
              text: '80 dB',
              feedback: 'Multiplicaste el nivel por 2. El nivel aumenta con una suma.',
              mistake: 'multiplica-el-nivel-por-el-exponente',
            },
            {
              text: '70 dB',
              feedback: 'Sumaste 30. En 100 hay dos factores 10, no tres.',
              mistake: 'cuenta-una-decena-de-mas',
            },
          ],
          explanation: md`$100 = 10^2$ suma $10 \cdot 2 = 20$ dB: $40 + 20 = 60$.`,
        },
        {
          id: 'comparar-dos-sonidos',
          question: md`Un taladro marca 90 dB y una conversación, 50 dB. ¿Cuántas veces la intensidad de la conversación tiene el taladro?`,
          key: '10.000',
          distractors: [
            { text: '40', feedback: 'Esa es la diferencia en decibeles. Cada 10 dB multiplican la intensidad por 10.' },
            { text: '4', feedback: 'Cuatro son los factores 10. Falta multiplicarlos.' },
            {
              text: '100.000',
              feedback: 'De 50 a 90 hay cuatro saltos de 10 dB, no cinco.',
              mistake: 'cuenta-una-decena-de-mas',
            },
          ],
          explanation: md`Difieren en 40 dB, que son cuatro factores 10: $10^4 = 10.000$.`,
        },
        {
          id: 'dos-motores',
          question: md`Un motor produce 60 dB. Con otro igual la intensidad se duplica. Si $\log 2 \approx 0{,}3$, ¿qué nivel hay con los dos?`,
          key: '63 dB',
          distractors: [
            {
              text: '120 dB',
              feedback: 'Duplicaste el nivel. Se duplica la intensidad, y el nivel suma 10 log 2.',
              mistake: 'multiplica-el-nivel-por-el-exponente',
            },
            {
              text: '60,3 dB',
              feedback: 'Sumaste log 2 sin multiplicarlo por 10.',
              mistake: 'suma-el-exponente-al-nivel',
            },
            { text: '70 dB', feedback: 'Eso pasa cuando la intensidad se multiplica por 10.' },
          ],
          explanation: md`El aumento es $10 \log 2 \approx 10 \cdot 0{,}3 = 3$ dB: 63 dB.`,
        },
      ],
    },
    {
      id: 'elegir-el-modelo',
      title: 'Potencia, exponencial o logaritmo',
      idea: md`Mira qué le pasa al valor cuando cambia $x$:

| Si $x$… | el valor… | modelo |
|---|---|---|
| avanza de 1 en 1 | se multiplica por lo mismo | exponencial |
| se duplica una y otra vez | se multiplica por lo mismo | potencia |
| se multiplica por lo mismo | aumenta en lo mismo | logaritmo |

Antes de decidir, prueba con **todos** los datos: dos puntos calzan con casi cualquier modelo.`,
      example: {
        problem: md`A los 0, 1, 2 y 3 meses un video acumula 4, 6, 9 y 13,5 mil vistas (datos inventados). ¿Qué modelo calza y cuántas predice para el mes 4?`,
        steps: [
          {
            title: 'Prueba con diferencias',
            text: md`Aumenta 2, 3 y 4,5 mil: no es constante, así que no es una recta.`,
          },
          {
            title: 'Prueba con cocientes',
            text: md`$6 : 4 = 1{,}5$; $9 : 6 = 1{,}5$; $13{,}5 : 9 = 1{,}5$. Es exponencial.`,
          },
          { title: 'Predice', text: md`$V(t) = 4 \cdot 1{,}5^t$, y $V(4) = 13{,}5 \cdot 1{,}5 = 20{,}25$ mil vistas.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'tabla-que-duplica',
          question: md`Para $x = 1$, 2 y 4 una función vale 3, 12 y 48. ¿Qué modelo calza con los tres datos?`,
          key: md`Potencia: $3x^2$`,
          distractors: [
            {
              text: md`Exponencial: $3 \cdot 4^{x - 1}$`,
              feedback: 'Calza con los dos primeros, pero en x = 4 da 192: x no avanza de 1 en 1.',
            },
            { text: md`Logaritmo: $3 + 9 \log_{2} x$`, feedback: 'Calza con los dos primeros, pero en x = 4 da 21.' },
          ],
          explanation: md`Cada vez que $x$ se duplica, el valor se multiplica por 4, que es $2^2$: $3x^2$ da 3, 12 y 48.`,
        },
        {
          id: 'aumenta-en-lo-mismo',
          question: md`Al probar un sensor con luces de intensidad 1, 10 y 100, marca 5, 7 y 9. ¿Cuánto marcará con intensidad 1.000, si sigue igual?`,
          key: '11',
          distractors: [
            {
              text: '29',
              feedback:
                'Seguiste la recta de los dos últimos datos. Cada vez que la luz se multiplica por 10, se suman 2.',
            },
            {
              text: '90',
              feedback: 'Multiplicaste 9 por 10. La intensidad se multiplica, la marca suma 2.',
              mistake: 'multiplica-el-nivel-por-el-exponente',
            },
            { text: '10', feedback: 'Sumaste 1. Entre una marca y la siguiente hay 2.' },
          ],
          explanation: md`Cada vez que la intensidad se multiplica por 10, la marca aumenta 2: $5 + 2\log x$. Con 1.000 da $5 + 6 = 11$.`,
        },
        {
          id: 'el-dato-que-sigue',
          question: md`En un modelo exponencial los valores para $x = 0$, 1 y 2 son 80, 40 y 20. ¿Cuál es el valor para $x = 3$?`,
          key: '10',
          distractors: [
            {
              text: '0',
              feedback: 'Restaste 20 otra vez. En una exponencial se repite el cociente.',
              mistake: 'disminuye-siempre-la-misma-cantidad',
            },
            { text: '5', feedback: 'Avanzaste dos pasos: ese es el valor para x = 4.' },
          ],
          explanation: md`Cada valor es la mitad del anterior: $20 \cdot 0{,}5 = 10$.`,
        },
      ],
    },
  ],
  summary: [
    md`Mismo porcentaje por período: $C_0 \cdot b^{\frac{t}{T}}$, con $b$ lo que queda.`,
    md`En decibeles, multiplicar la intensidad por $10^k$ suma $10k$.`,
    md`Exponencial: pasos iguales, factor igual. Logaritmo: factores iguales, suma igual.`,
    md`Potencia: al duplicar $x$, el valor se multiplica siempre por lo mismo.`,
  ],
});
