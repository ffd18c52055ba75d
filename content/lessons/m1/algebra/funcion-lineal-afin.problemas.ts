import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.funcion-lineal-afin.problemas',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Dos amigos caminan por el mismo sendero. Uno partió 4 km más adelante y va a 3 km/h; la otra va a 5 km/h. Cuando pasen 6 horas, ¿a qué distancia va uno de otro?`,
    guesses: ['A 4 km, como al partir', 'A 8 km', 'A 12 km'],
    reveal: md`A 8 km, y ella va adelante. En 6 horas le saca $2 \cdot 6 = 12$ km, pero gastó 4 en alcanzarlo. Dos rectas con distinta pendiente se acercan, se cruzan y se separan: la distancia entre ellas cambia.`,
  },
  points: [
    {
      id: 'modelo-con-dos-mediciones',
      title: 'Un modelo con dos mediciones',
      idea: md`Si algo cambia a ritmo constante y tienes dos mediciones, tienes el modelo $f(t) = n + mt$.

1. **Ritmo**: lo que cambió dividido por el tiempo **entre** las mediciones. Si bajó, es negativo.
2. **Valor inicial**: el del tiempo 0. Si la primera medición es del día 3, retrocede 3 días.

De 54 litros el día 3 a 39 litros el día 8 bajan 15 en 5 días: 3 por día. Tres días antes había $54 + 9 = 63$. El modelo es $L(d) = 63 - 3d$.

Comprueba con las dos mediciones.`,
      figure: {
        kind: 'plane',
        x: [0, 10],
        y: [0, 70],
        step: [1, 10],
        xTitle: 'Día',
        yTitle: 'Parafina (litros)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 63],
              [3, 54],
            ],
            accent: 1,
            dashed: true,
          },
          {
            shape: 'path',
            points: [
              [3, 54],
              [8, 39],
            ],
            accent: 1,
          },
          { shape: 'point', at: [0, 63], open: true },
          { shape: 'point', at: [3, 54], label: 'día 3: 54' },
          { shape: 'point', at: [8, 39], label: '39' },
        ],
        alt: 'Recta que baja por los puntos (3, 54) y (8, 39), con su prolongación punteada hasta el día 0, cerca de 63 litros.',
        caption: 'El valor inicial está en el eje vertical, no en la primera medición.',
      },
      example: {
        problem: md`En un tambor quedaban 54 litros de parafina el día 3 y 39 litros el día 8. El consumo diario es constante. ¿Qué función da los litros $L$ el día $d$?`,
        steps: [
          { title: 'Calcula el ritmo', text: md`$\frac{39 - 54}{8 - 3} = \frac{-15}{5} = -3$ litros por día.` },
          { title: 'Retrocede al día 0', text: md`$54 = n - 3 \cdot 3$, así que $n = 63$.` },
          { title: 'Escribe', text: md`$L(d) = 63 - 3d$.` },
          { title: 'Comprueba', text: md`$L(3) = 54$ y $L(8) = 63 - 24 = 39$.` },
        ],
      },
      warnings: [
        {
          mistake: 'toma-la-primera-medicion-por-inicial',
          text: md`Escribir $54 - 3d$. En el día 3 daría 45. El 54 es de ese día, no del día 0.`,
        },
        {
          mistake: 'hace-crecer-lo-que-disminuye',
          text: md`Escribir $45 + 3d$. Da 54 el día 3, pero después sube, y el tambor se vacía.`,
        },
        {
          mistake: 'usa-el-cambio-total-como-pendiente',
          text: md`Escribir $99 - 15d$. Los 15 litros se gastaron en 5 días, no en uno.`,
        },
      ],
      checks: [
        {
          id: 'altura-de-un-girasol',
          question: md`Un girasol medía 22 cm el día 5 y 40 cm el día 11. Si crece a ritmo constante, ¿qué función da su altura el día $d$?`,
          key: md`$A(d) = 7 + 3d$`,
          distractors: [
            {
              text: md`$A(d) = 22 + 3d$`,
              feedback: 'Los 22 cm son del día 5. Retrocede hasta el día 0.',
              mistake: 'toma-la-primera-medicion-por-inicial',
            },
            {
              text: md`$A(d) = 18d - 68$`,
              feedback: 'Los 18 cm los creció en 6 días.',
              mistake: 'usa-el-cambio-total-como-pendiente',
            },
            { text: md`$A(d) = 37 - 3d$`, feedback: 'Con esa función el girasol se encoge.' },
          ],
          explanation: md`$m = \frac{18}{6} = 3$ y $n = 22 - 15 = 7$. El día 11: $7 + 33 = 40$.`,
        },
        {
          id: 'hielo-que-se-derrite',
          question: md`A las 2 horas, un bloque de hielo pesa 18 kg; a las 6 horas, 10 kg. Pierde lo mismo cada hora. ¿Qué función da sus kilogramos a las $t$ horas?`,
          key: md`$M(t) = 22 - 2t$`,
          distractors: [
            {
              text: md`$M(t) = 18 - 2t$`,
              feedback: 'Los 18 kg son de las 2 horas, no del comienzo.',
              mistake: 'toma-la-primera-medicion-por-inicial',
            },
            {
              text: md`$M(t) = 14 + 2t$`,
              feedback: 'Con esa función el hielo aumenta.',
              mistake: 'hace-crecer-lo-que-disminuye',
            },
            {
              text: md`$M(t) = 34 - 8t$`,
              feedback: 'Los 8 kg los perdió en 4 horas.',
              mistake: 'usa-el-cambio-total-como-pendiente',
            },
          ],
          explanation: md`$m = \frac{-8}{4} = -2$ y $n = 18 + 4 = 22$.`,
        },
        {
          id: 'cuando-se-termina-el-hielo',
          question: md`Un bloque de hielo pierde 2 kg por hora. A las 2 horas de sacarlo pesa 18 kg. ¿A las cuántas horas de sacarlo se termina?`,
          key: 'A las 11 horas',
          distractors: [
            {
              text: 'A las 9 horas',
              feedback: '18 dividido por 2 son 9 horas más, contadas desde las 2 horas.',
              mistake: 'toma-la-primera-medicion-por-inicial',
            },
            { text: 'A las 13 horas', feedback: 'Sumaste 4. Desde que lo sacaron pasaron 2 horas, no 4.' },
            { text: 'A las 7 horas', feedback: 'Restaste las 2 horas: se agregan a las que faltan.' },
          ],
          explanation: md`$M(t) = 22 - 2t = 0$ da $t = 11$. También: 2 horas más las 9 que faltan.`,
        },
      ],
    },
    {
      id: 'dos-rectas-en-un-grafico',
      title: 'Dos que se mueven: comparar a la misma hora',
      idea: md`Con dos rectas en un gráfico, escribe una función para cada una y compáralas **en el mismo instante**.

- El corte con el eje vertical dice de dónde parte cada una. Si son distintos, hay una **ventaja** inicial.
- La pendiente dice la rapidez.
- La distancia entre las dos es la resta de las alturas, y **cambia** con el tiempo.
- Donde se cruzan van juntas.

Si te preguntan por una hora que no está en el gráfico, no lo estires a ojo: usa las funciones.`,
      figure: {
        kind: 'plane',
        x: [0, 4],
        y: [0, 20],
        step: [1, 4],
        xTitle: 'Tiempo (h)',
        yTitle: 'Distancia (km)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 4],
              [4, 16],
            ],
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [0, 0],
              [4, 20],
            ],
            accent: 2,
            dashed: true,
          },
          { shape: 'point', at: [2, 10] },
          { shape: 'text', at: [0.5, 8], text: 'Gabriel', accent: 1 },
          { shape: 'text', at: [1.5, 4.5], text: 'Millaray', anchor: 'start', accent: 2 },
        ],
        alt: 'Distancia de Gabriel y de Millaray al refugio según el tiempo. Gabriel parte en 4 km y llega a 16 en 4 horas; Millaray, punteada, parte en 0 y llega a 20. Se cruzan a las 2 horas, en el kilómetro 10.',
      },
      example: {
        problem: md`Según el gráfico, si siguen igual, ¿a qué distancia va Gabriel de Millaray a las 6 horas?`,
        steps: [
          { title: 'Escribe la de Gabriel', text: md`Parte en 4 y sube 12 en 4 horas: $G(t) = 4 + 3t$.` },
          { title: 'Escribe la de Millaray', text: md`Parte en 0 y sube 20 en 4 horas: $M(t) = 5t$.` },
          { title: 'Calcula las dos a las 6 horas', text: md`$G(6) = 22$ y $M(6) = 30$.` },
          { title: 'Resta', text: md`$30 - 22 = 8$ km.` },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-la-ventaja-inicial',
          text: md`Responder $2 \cdot 6 = 12$ km, con la pura diferencia de rapidez. No partieron del mismo lugar.`,
        },
        {
          mistake: 'supone-que-la-distancia-no-cambia',
          text: md`Responder 4 km, la distancia al salir. Se mantiene solo si van a la misma rapidez.`,
        },
        {
          mistake: 'compara-posiciones-de-distinta-hora',
          text: md`Restar $30 - 16 = 14$: los 16 son de las 4 horas y los 30, de las 6.`,
        },
      ],
      checks: [
        {
          id: 'bus-y-auto',
          question: md`El gráfico muestra a qué distancia de Temuco van un bus y un auto. Si siguen igual, ¿qué distancia hay entre ellos a las 3 horas?`,
          figure: {
            kind: 'plane',
            x: [0, 2],
            y: [0, 160],
            step: [0.5, 40],
            xTitle: 'Tiempo (h)',
            yTitle: 'Distancia (km)',
            shapes: [
              {
                shape: 'path',
                points: [
                  [0, 30],
                  [2, 130],
                ],
                accent: 1,
              },
              {
                shape: 'path',
                points: [
                  [0, 0],
                  [2, 160],
                ],
                accent: 2,
                dashed: true,
              },
              { shape: 'point', at: [0, 30], accent: 1 },
              { shape: 'text', at: [0.1, 45], text: '30', anchor: 'start', size: 'small' },
              { shape: 'point', at: [2, 130], accent: 1 },
              { shape: 'text', at: [1.95, 98], text: 'bus: 130', anchor: 'end', size: 'small' },
              { shape: 'point', at: [2, 160], accent: 2 },
              { shape: 'text', at: [1.8, 158], text: 'auto: 160', anchor: 'end', size: 'small' },
            ],
            alt: 'El bus parte en el kilómetro 30 y llega a 130 en 2 horas. El auto, punteado, parte en 0 y llega a 160 en 2 horas.',
          },
          key: '60 km',
          distractors: [
            {
              text: '90 km',
              feedback: 'Multiplicaste la diferencia de rapidez por 3: el bus partió 30 km adelante.',
              mistake: 'olvida-la-ventaja-inicial',
            },
            {
              text: '30 km',
              feedback: 'Esa es la distancia al salir. Van a distinta rapidez, así que cambia.',
              mistake: 'supone-que-la-distancia-no-cambia',
            },
            {
              text: '110 km',
              feedback: 'Comparaste el auto a las 3 horas con el bus a las 2.',
              mistake: 'compara-posiciones-de-distinta-hora',
            },
          ],
          explanation: md`Bus: $30 + 50t$, 180 km. Auto: $80t$, 240 km. La diferencia es 60.`,
        },
        {
          id: 'dos-velas',
          question: md`Una vela de 24 cm se gasta 2 cm por hora. Otra, de 18 cm, se gasta 1 cm por hora. Se encienden juntas. ¿Cómo están a las 8 horas?`,
          key: 'La segunda mide 2 cm más',
          distractors: [
            {
              text: 'La primera mide 6 cm más',
              feedback: 'Esa era la diferencia al encenderlas.',
              mistake: 'supone-que-la-distancia-no-cambia',
            },
            {
              text: 'La segunda mide 8 cm más',
              feedback: 'La primera se gasta 8 cm más, pero partió con 6 de ventaja.',
              mistake: 'olvida-la-ventaja-inicial',
            },
            { text: 'La primera mide 2 cm más', feedback: 'Calcula las dos: 24 − 16 y 18 − 8.' },
          ],
          explanation: md`$24 - 16 = 8$ cm y $18 - 8 = 10$ cm.`,
        },
        {
          id: 'cuando-se-igualan',
          question: md`Un árbol mide 50 cm y crece 2 cm al mes; otro mide 20 cm y crece 5 cm al mes. ¿En cuántos meses miden lo mismo?`,
          key: '10',
          distractors: [
            { text: '6', feedback: 'Dividiste 30 por 5. El primero también crece: se acercan 3 cm al mes.' },
            { text: '15', feedback: 'Dividiste 30 por 2. Lo que se acorta al mes es la diferencia: 3 cm.' },
            { text: '4', feedback: 'Dividiste 20 por 5. Lo que hay que acortar es la diferencia de alturas.' },
          ],
          explanation: md`$50 + 2t = 20 + 5t$ da $30 = 3t$ y $t = 10$. Los dos miden 70 cm.`,
        },
      ],
    },
    {
      id: 'predecir-con-el-modelo',
      title: 'Predecir, y hasta cuándo sirve',
      idea: md`Con el modelo puedes contestar en los dos sentidos.

- Te dan el tiempo o la cantidad: **reemplaza**.
- Te dan el valor: **resuelve** la ecuación.

En una tarifa, el cargo fijo es $n$ y el precio por unidad es $m$. Si conoces dos boletas, la diferencia entre ellas viene solo de las unidades: el cargo fijo se cancela.

Y todo modelo tiene un límite. Si $L(d) = 63 - 3d$ son litros, sirve hasta el día 21: después daría negativo, y ningún tambor tiene menos que nada.`,
      example: {
        problem: md`Un gásfiter cobra un monto por la visita y otro por cada hora. Por 2 horas cobró ${pesos(38000)} y por 5 horas, ${pesos(68000)}. ¿Cuánto cobra por 7 horas?`,
        steps: [
          {
            title: 'Precio por hora',
            text: md`3 horas más cuestan ${pesos(30000)} más: ${pesos(10000)} cada una.`,
          },
          { title: 'Cargo por la visita', text: md`$38.000 - 2 \cdot 10.000 = 18.000$.` },
          { title: 'Escribe el modelo', text: md`$C(h) = 18.000 + 10.000h$.` },
          { title: 'Reemplaza', text: md`$C(7) = 88.000$: cobra ${pesos(88000)}.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cargo-fijo-de-un-salon',
          question: md`Un salón de eventos cobra un cargo fijo más un monto por persona. Por 20 personas cobró ${pesos(190000)} y por 50, ${pesos(340000)}. ¿Cuál es el cargo fijo?`,
          key: pesos(90000),
          distractors: [
            { text: pesos(5000), feedback: 'Eso es lo que cobra por persona.' },
            {
              text: pesos(190000),
              feedback: 'Ese es el cobro por 20 personas. Falta descontarlas.',
              mistake: 'toma-la-primera-medicion-por-inicial',
            },
            {
              text: pesos(150000),
              feedback: 'Esa es la diferencia entre los dos cobros, que viene de 30 personas.',
              mistake: 'usa-el-cambio-total-como-pendiente',
            },
          ],
          explanation: md`30 personas son ${pesos(150000)}: ${pesos(5000)} cada una. Y $190.000 - 100.000 = 90.000$.`,
        },
        {
          id: 'filamento-de-la-impresora',
          question: md`A una impresora 3D le quedan 340 g de filamento y gasta 12 g por hora. ¿En cuántas horas le quedarán 100 g?`,
          key: '20',
          distractors: [
            { text: '8,3', feedback: 'Dividiste 100 por 12. Los 100 g son los que quedan, no los que gasta.' },
            { text: '28,3', feedback: 'Ese es el tiempo en que se acaba todo.' },
            { text: '36,7', feedback: 'Sumaste 340 y 100: lo que se gasta es la resta.' },
          ],
          explanation: md`$340 - 12t = 100$ da $12t = 240$ y $t = 20$.`,
        },
        {
          id: 'hasta-cuando-sirve',
          question: md`Los litros de un estanque a los $t$ minutos son $V(t) = 60 - 4t$. ¿Para qué valores de $t$ tiene sentido el modelo?`,
          key: md`$0 \leq t \leq 15$`,
          distractors: [
            { text: md`$0 \leq t \leq 60$`, feedback: 'El 60 son litros. ¿Cuánto da el modelo con t = 20?' },
            { text: md`$t \geq 0$`, feedback: 'Con t = 20 daría −20 litros.' },
            { text: md`$t \geq 15$`, feedback: 'Desde los 15 minutos el estanque ya está vacío.' },
          ],
          explanation: md`Los litros no son negativos: $60 - 4t \geq 0$ da $t \leq 15$. Y el tiempo parte en 0.`,
        },
      ],
    },
  ],
  summary: [
    md`Ritmo: lo que cambia dividido por el tiempo entre las mediciones.`,
    md`El valor inicial es el del tiempo 0: retrocede desde la primera medición.`,
    md`Compara dos rectas en el mismo instante, y cuenta la ventaja inicial.`,
    md`Te dan el tiempo: reemplaza. Te dan el valor: resuelve.`,
    md`Un modelo sirve solo mientras sus valores tienen sentido.`,
  ],
});
