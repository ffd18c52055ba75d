import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.cuerpos.area',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Pintar por fuera un dado gigante de 1 m de arista gasta exactamente un tarro de pintura. ¿Cuántos tarros hacen falta para pintar otro dado, de 3 m de arista?`,
    guesses: ['3 tarros', '9 tarros', '18 tarros', '27 tarros'],
    reveal: md`Hacen falta 9. Cada cara del dado grande es un cuadrado de 3 por 3, y en ella caben 9 caras del chico. El 27 también aparece en esta historia, pero cuenta otra cosa: cuántos dados chicos llenan al grande.`,
  },
  points: [
    {
      id: 'tres-pares-de-caras',
      title: 'Seis caras, en tres pares iguales',
      idea: md`Un **paralelepípedo recto** es una caja: seis caras rectangulares. Cada cara tiene una gemela al frente: arriba y abajo, adelante y atrás, izquierda y derecha.

Si la caja se desarma y se estira, queda su **red**, una figura plana. El área de la caja es el área de esa red.

Con largo $a$, ancho $b$ y alto $c$, las caras miden $ab$, $ac$ y $bc$, y hay dos de cada una: $A = 2ab + 2ac + 2bc$.

En el **cubo** las seis caras son cuadrados iguales de arista $a$: $A = 6a^2$.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 18,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [4, 7],
              [12, 7],
              [12, 12],
              [4, 12],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [16, 7],
              [24, 7],
              [24, 12],
              [16, 12],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [0, 7],
              [4, 7],
              [4, 12],
              [0, 12],
            ],
            filled: true,
            accent: 2,
          },
          {
            shape: 'polygon',
            points: [
              [12, 7],
              [16, 7],
              [16, 12],
              [12, 12],
            ],
            filled: true,
            accent: 2,
          },
          {
            shape: 'polygon',
            points: [
              [4, 12],
              [12, 12],
              [12, 16],
              [4, 16],
            ],
            filled: true,
            accent: 3,
          },
          {
            shape: 'polygon',
            points: [
              [4, 3],
              [12, 3],
              [12, 7],
              [4, 7],
            ],
            filled: true,
            accent: 3,
          },
          { shape: 'text', at: [8, 9.5], text: '8 · 5' },
          { shape: 'text', at: [20, 9.5], text: '8 · 5' },
          { shape: 'text', at: [2, 9.5], text: '4 · 5' },
          { shape: 'text', at: [14, 9.5], text: '4 · 5' },
          { shape: 'text', at: [8, 14], text: '8 · 4' },
          { shape: 'text', at: [8, 5], text: '8 · 4' },
        ],
        alt: 'Red de una caja de 8 cm de largo, 4 cm de ancho y 5 cm de alto: dos caras de 8 por 5, dos de 4 por 5 y dos de 8 por 4.',
        caption: 'Red de una caja de 8 cm por 4 cm por 5 cm.',
      },
      example: {
        problem: md`¿Cuántos centímetros cuadrados de cartón tiene la caja cerrada de la figura, de 8 cm de largo, 4 cm de ancho y 5 cm de alto?`,
        steps: [
          {
            title: 'Calcula una cara de cada par',
            text: md`Adelante: $8 \cdot 5 = 40$. Costado: $4 \cdot 5 = 20$. Fondo: $8 \cdot 4 = 32$.`,
          },
          { title: 'Súmalas', text: md`$40 + 20 + 32 = 92$.` },
          { title: 'Duplica', text: md`Cada cara tiene su gemela: $2 \cdot 92 = 184$. Son 184 cm² de cartón.` },
        ],
      },
      warnings: [
        {
          mistake: 'volumen-en-vez-de-area',
          text: md`Multiplicar las tres medidas: $8 \cdot 4 \cdot 5 = 160$. Eso cuenta el espacio de adentro, en cm³. El material que cubre se mide en cm²: se multiplican de a dos y se suma.`,
        },
      ],
      checks: [
        {
          id: 'caja-de-te',
          question: md`Una caja cerrada de té mide 10 cm de largo, 6 cm de ancho y 7 cm de alto. ¿Cuánto mide su área total?`,
          key: '344 cm²',
          distractors: [
            {
              text: '420 cm²',
              feedback: 'Multiplicaste las tres medidas: ese número es el volumen. El área suma caras.',
              mistake: 'volumen-en-vez-de-area',
            },
            { text: '172 cm²', feedback: 'Sumaste una cara de cada par. Falta contar las gemelas.' },
            {
              text: '224 cm²',
              feedback: 'Sumaste los cuatro costados. Faltan la tapa y el fondo.',
              mistake: 'caja-solo-los-costados',
            },
          ],
          explanation: md`$10 \cdot 6 = 60$, $10 \cdot 7 = 70$ y $6 \cdot 7 = 42$ suman 172. Con las gemelas, $2 \cdot 172 = 344$ cm².`,
        },
        {
          id: 'cubo-desde-su-area',
          question: md`El área total de un cubo es 150 cm². ¿Cuánto mide su arista?`,
          key: '5 cm',
          distractors: [
            { text: '25 cm', feedback: 'Esa es el área de una cara, 25 cm². La arista es su raíz.' },
            { text: '12,5 cm', feedback: 'Dividiste por 12, que son las aristas. El área se reparte en 6 caras.' },
            {
              text: md`$\sqrt{150}$ cm`,
              feedback: 'Sacaste la raíz del área total. Antes hay que dividirla por las 6 caras.',
            },
          ],
          explanation: md`Cada cara tiene $150 : 6 = 25$ cm², y un cuadrado de 25 cm² tiene lado 5 cm.`,
        },
        {
          id: 'altura-de-la-caja',
          question: md`Una caja con base cuadrada de 3 dm de lado tiene un área total de 66 dm². ¿Cuánto mide su altura?`,
          key: '4 dm',
          distractors: [
            { text: '4,75 dm', feedback: 'Restaste una sola base: (66 − 9) dividido por 12. La caja tiene dos.' },
            { text: '5,5 dm', feedback: 'Dividiste 66 por 12 sin quitar antes las dos bases.' },
            {
              text: '16 dm',
              feedback: 'Restaste bien las bases, pero dividiste 48 por el ancho y no por los cuatro costados.',
            },
          ],
          explanation: md`Las dos bases ocupan $2 \cdot 9 = 18$ dm². Quedan 48 para cuatro costados de $3 \cdot h$: $12h = 48$ y $h = 4$ dm.`,
        },
      ],
    },
    {
      id: 'cajas-sin-una-cara',
      title: 'Cuenta las caras que de verdad existen',
      idea: md`La fórmula de las seis caras sirve para cajas cerradas. En la vida hay muchas a las que les falta alguna: un acuario sin tapa, un macetero, una repisa sin fondo, una etiqueta que solo rodea.

Antes de multiplicar, haz una lista: fondo, tapa, frente, atrás y los dos costados. Tacha las que no están o no se cubren, y calcula cada una de las demás.

**Sin tapa** significa cinco caras: el fondo sigue ahí. Solo si dicen «los costados» o «las paredes» se cuentan cuatro.`,
      example: {
        problem: md`Un acuario **sin tapa** mide 50 cm de largo, 30 cm de ancho y 40 cm de alto. ¿Cuántos centímetros cuadrados de vidrio tiene?`,
        figure: {
          kind: 'drawing',
          width: 20,
          height: 14,
          shapes: [
            {
              shape: 'polygon',
              points: [
                [2, 1.5],
                [12, 1.5],
                [12, 9.5],
                [2, 9.5],
              ],
              filled: true,
              accent: 1,
            },
            {
              shape: 'polygon',
              points: [
                [12, 1.5],
                [16, 5],
                [16, 13],
                [12, 9.5],
              ],
              filled: true,
              accent: 2,
            },
            { shape: 'segment', from: [2, 9.5], to: [6, 13] },
            { shape: 'segment', from: [6, 13], to: [16, 13] },
            { shape: 'segment', from: [2, 1.5], to: [6, 5], dashed: true },
            { shape: 'segment', from: [6, 5], to: [16, 5], dashed: true },
            { shape: 'segment', from: [6, 5], to: [6, 13], dashed: true },
            { shape: 'text', at: [7, 0.5], text: '50 cm' },
            { shape: 'text', at: [14.6, 2.6], text: '30 cm', anchor: 'start' },
            { shape: 'text', at: [16.4, 9], text: '40 cm', anchor: 'start' },
          ],
          alt: 'Acuario con forma de caja abierta por arriba: 50 cm de largo, 30 cm de ancho y 40 cm de alto.',
        },
        steps: [
          {
            title: 'Haz la lista',
            text: md`Fondo, frente, atrás y dos costados. La tapa se tacha: quedan cinco caras.`,
          },
          { title: 'El fondo', text: md`$50 \cdot 30 = 1500$ cm².` },
          { title: 'El frente y el de atrás', text: md`$2 \cdot 50 \cdot 40 = 4000$ cm².` },
          { title: 'Los dos costados', text: md`$2 \cdot 30 \cdot 40 = 2400$ cm².` },
          { title: 'Suma', text: md`$1500 + 4000 + 2400 = 7900$. Son 7.900 cm² de vidrio.` },
        ],
      },
      warnings: [
        {
          mistake: 'caja-cuenta-la-tapa',
          text: md`Usar la fórmula completa y sumar una tapa que no hay: $7900 + 1500 = 9400$. La respuesta de una caja abierta es menor que la de la cerrada.`,
        },
        {
          mistake: 'caja-solo-los-costados',
          text: md`Sumar solo las paredes, $4000 + 2400 = 6400$. Sin fondo, el agua se caería: «sin tapa» quita una sola cara.`,
        },
      ],
      checks: [
        {
          id: 'bandeja-de-greda',
          question: md`Una bandeja **sin tapa** mide 30 cm de largo, 20 cm de ancho y 5 cm de alto. Se esmalta solo por fuera, también por debajo. ¿Cuántos centímetros cuadrados se esmaltan?`,
          key: '1.100 cm²',
          distractors: [
            {
              text: '1.700 cm²',
              feedback: 'Contaste las seis caras, y esta bandeja no tiene tapa.',
              mistake: 'caja-cuenta-la-tapa',
            },
            {
              text: '500 cm²',
              feedback: 'Contaste solo los cuatro costados. Por debajo también se esmalta.',
              mistake: 'caja-solo-los-costados',
            },
            {
              text: '3.000 cm²',
              feedback: 'Multiplicaste las tres medidas: ese número es el volumen.',
              mistake: 'volumen-en-vez-de-area',
            },
          ],
          explanation: md`Fondo: $30 \cdot 20 = 600$. Costados: $2 \cdot 30 \cdot 5 + 2 \cdot 20 \cdot 5 = 500$. En total, 1.100 cm².`,
        },
        {
          id: 'paredes-de-una-sala',
          question: md`Una sala mide 8 m de largo, 6 m de ancho y 3 m de alto. Se pintan las paredes y el cielo, pero no el piso. Las puertas y ventanas ocupan 14 m², que no se pintan. ¿Cuántos metros cuadrados se pintan?`,
          key: '118 m²',
          distractors: [
            {
              text: '166 m²',
              feedback: 'Incluiste el piso, que no se pinta. Son 48 m² de más.',
              mistake: 'caja-cuenta-la-tapa',
            },
            {
              text: '70 m²',
              feedback: 'Pintaste solo las paredes. Falta el cielo.',
              mistake: 'caja-solo-los-costados',
            },
            { text: '132 m²', feedback: 'Sumaste bien las cinco caras, pero falta restar puertas y ventanas.' },
          ],
          explanation: md`Paredes: $2 \cdot 8 \cdot 3 + 2 \cdot 6 \cdot 3 = 84$. Cielo: $8 \cdot 6 = 48$. Se pintan $84 + 48 - 14 = 118$ m².`,
        },
        {
          id: 'cubo-sin-tapa',
          question: md`¿Cuál es el área de una caja cúbica sin tapa de arista $x$?`,
          key: '$5x^2$',
          distractors: [
            {
              text: '$6x^2$',
              feedback: 'Esas son las seis caras del cubo cerrado.',
              mistake: 'caja-cuenta-la-tapa',
            },
            {
              text: '$4x^2$',
              feedback: 'Contaste los cuatro costados. Falta el fondo.',
              mistake: 'caja-solo-los-costados',
            },
            {
              text: '$x^3$',
              feedback: 'Ese es el volumen del cubo, no lo que lo cubre.',
              mistake: 'volumen-en-vez-de-area',
            },
          ],
          explanation: md`Un cubo tiene seis caras de área $x^2$. Sin la tapa quedan cinco.`,
        },
      ],
    },
    {
      id: 'si-crece-la-arista',
      title: 'Al agrandar: el área y el volumen no van juntos',
      idea: md`Toma un cubo y agranda su arista $k$ veces. Cada cara crece a lo largo **y** a lo ancho, así que su área se multiplica por $k \cdot k = k^2$. Con las seis caras juntas pasa lo mismo.

El espacio de adentro crece en **tres** direcciones: largo, ancho y alto. El volumen se multiplica por $k^3$.

Con el doble de arista, el área se multiplica por 4 y el volumen, por 8. Si dudas, imagina cubos chicos: cuántos tapan una cara y cuántos llenan el cubo entero.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 14,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 1],
              [5, 1],
              [5, 5],
              [1, 5],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [1, 5],
              [5, 5],
              [6.6, 6.6],
              [2.6, 6.6],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [5, 1],
              [6.6, 2.6],
              [6.6, 6.6],
              [5, 5],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [12, 1],
              [20, 1],
              [20, 9],
              [12, 9],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [12, 9],
              [20, 9],
              [23.2, 12.2],
              [15.2, 12.2],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [20, 1],
              [23.2, 4.2],
              [23.2, 12.2],
              [20, 9],
            ],
          },
          { shape: 'segment', from: [16, 1], to: [16, 9] },
          { shape: 'segment', from: [12, 5], to: [20, 5] },
          { shape: 'segment', from: [16, 9], to: [19.2, 12.2] },
          { shape: 'segment', from: [13.6, 10.6], to: [21.6, 10.6] },
          { shape: 'segment', from: [20, 5], to: [23.2, 8.2] },
          { shape: 'segment', from: [21.6, 2.6], to: [21.6, 10.6] },
        ],
        alt: 'Un cubo chico y otro con el doble de arista. Cada cara del grande está dividida en 4 cuadrados iguales a una cara del chico; el grande tiene dos capas de 4 cubos.',
        caption: 'Doble de arista: 4 caras chicas en cada cara, 8 cubos chicos en total.',
      },
      example: {
        problem: md`Un cubo de madera tiene 2 cm de arista y otro tiene 8 cm. ¿Cuántas veces el área y cuántas veces el volumen del chico tiene el grande?`,
        steps: [
          { title: 'Compara las aristas', text: md`$8 : 2 = 4$. La arista es 4 veces la otra: $k = 4$.` },
          {
            title: 'Área',
            text: md`$4^2 = 16$ veces. Comprueba: $6 \cdot 2^2 = 24$ y $6 \cdot 8^2 = 384$, y $384 : 24 = 16$.`,
          },
          { title: 'Volumen', text: md`$4^3 = 64$ veces. Comprueba: $2^3 = 8$ y $8^3 = 512$, y $512 : 8 = 64$.` },
        ],
      },
      warnings: [
        {
          mistake: 'cubo-todo-crece-igual',
          text: md`Decir «4 veces todo», porque la arista es 4 veces mayor. En una sola cara grande ya caben 16 caras chicas.`,
        },
        {
          mistake: 'cubo-volumen-como-area',
          text: md`Dar 16 para las dos cosas. El área crece en dos direcciones; el volumen, además, hacia arriba: hay 4 capas de 16 cubos.`,
        },
        {
          mistake: 'cubo-intercambia-area-y-volumen',
          text: md`Dar 64 al área y 16 al volumen. Recuerda las unidades: cm² lleva un 2 y va con $k^2$; cm³ lleva un 3 y va con $k^3$.`,
        },
      ],
      checks: [
        {
          id: 'hielo-chico-y-grande',
          question: md`Un cubo de hielo tiene 3 cm de arista y un bloque cúbico de hielo, 15 cm. ¿Qué se puede decir del bloque, comparado con el cubo?`,
          key: 'Tiene 25 veces el área y 125 veces el volumen.',
          distractors: [
            {
              text: 'Tiene 5 veces el área y 5 veces el volumen.',
              feedback: 'Esa razón es la de las aristas. El área crece en dos direcciones y el volumen, en tres.',
              mistake: 'cubo-todo-crece-igual',
            },
            {
              text: 'Tiene 25 veces el área y 25 veces el volumen.',
              feedback: 'El área está bien. Para el volumen faltan las capas: son 5 capas de 25.',
              mistake: 'cubo-volumen-como-area',
            },
            {
              text: 'Tiene 125 veces el área y 25 veces el volumen.',
              feedback: 'Son los dos factores, pero cambiados: el cuadrado va con el área.',
              mistake: 'cubo-intercambia-area-y-volumen',
            },
          ],
          explanation: md`La arista es 5 veces mayor. Área: $5^2 = 25$ veces. Volumen: $5^3 = 125$ veces.`,
        },
        {
          id: 'cuarenta-y-nueve-veces',
          question: md`Un cubo tiene 49 veces el área total de otro. ¿Cuántas veces su arista es la del otro?`,
          key: '7 veces',
          distractors: [
            {
              text: '49 veces',
              feedback: 'Con 49 veces la arista, el área sería 49 por 49. Busca el número que al cuadrado da 49.',
              mistake: 'cubo-todo-crece-igual',
            },
            {
              text: '24,5 veces',
              feedback: 'Dividiste por 2. El factor del área es el cuadrado del de la arista, no el doble.',
            },
            {
              text: '343 veces',
              feedback: 'Ese es el factor de los volúmenes, 7 al cubo.',
              mistake: 'cubo-intercambia-area-y-volumen',
            },
          ],
          explanation: md`El área crece con $k^2$: si $k^2 = 49$, entonces $k = 7$.`,
        },
        {
          id: 'pintar-y-llenar',
          question: md`Pintar por fuera una caja cúbica toma 2 horas, y llenarla ocupa 3 sacos de arena. ¿Cuánto se necesita para otra caja cúbica, con el doble de arista y al mismo ritmo?`,
          key: '8 horas y 24 sacos',
          distractors: [
            {
              text: '4 horas y 6 sacos',
              feedback: 'Duplicaste las dos cosas. Eso le pasa a la arista, no a las caras ni a la arena.',
              mistake: 'cubo-todo-crece-igual',
            },
            {
              text: '8 horas y 12 sacos',
              feedback: 'Las horas están bien. La arena crece también hacia arriba: 8 veces.',
              mistake: 'cubo-volumen-como-area',
            },
            {
              text: '16 horas y 12 sacos',
              feedback: 'Cambiaste los factores: la pintura crece 4 veces y la arena, 8.',
              mistake: 'cubo-intercambia-area-y-volumen',
            },
          ],
          explanation: md`La pintura depende del área: $2 \cdot 4 = 8$ horas. La arena depende del volumen: $3 \cdot 8 = 24$ sacos.`,
        },
      ],
    },
  ],
  summary: [
    md`Caja cerrada: $A = 2ab + 2ac + 2bc$. Cubo: $A = 6a^2$.`,
    md`Haz la lista de las caras y tacha las que no existen o no se cubren. Sin tapa quedan cinco.`,
    md`Lo que cubre se mide en cm²; lo que llena, en cm³.`,
    md`Si la arista se multiplica por $k$, el área se multiplica por $k^2$ y el volumen, por $k^3$.`,
  ],
});
