import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.figuras.pitagoras',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Una pizzería hace pizzas cuadradas, todas del mismo grosor. Por el mismo precio puedes llevar una de 30 cm de lado, o dos: una de 18 cm y otra de 24 cm. ¿Con qué opción comes más?`,
    guesses: ['Con la de 30 cm', 'Con las dos, porque 18 y 24 suman 42', 'Con las dos opciones se come lo mismo'],
    reveal: md`Lo que se come es superficie: $18^2 + 24^2 = 324 + 576 = 900$, y $30^2 = 900$. Es lo mismo. Y hay algo más: con 18, 24 y 30 cm se arma justo un triángulo rectángulo. Esta lección cuenta por qué.`,
  },
  points: [
    {
      id: 'cuadrados-sobre-los-lados',
      title: 'Los cuadrados de los catetos suman el de la hipotenusa',
      idea: md`En un triángulo rectángulo, los lados que forman el ángulo recto son los **catetos**. El lado que queda al frente del ángulo recto es la **hipotenusa**, y siempre es el más largo.

El teorema de Pitágoras dice que, si $a$ y $b$ son los catetos y $c$ es la hipotenusa, entonces $a^2 + b^2 = c^2$.

No se suman los largos: se suman los **cuadrados**. En la figura, los cuadrados de 9 y de 16 cubren lo mismo que el de 25. Para llegar al largo de la hipotenusa falta sacar la raíz: $\sqrt{25} = 5$.`,
      figure: {
        kind: 'drawing',
        width: 10,
        height: 11,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [3, 4],
              [7, 4],
              [7, 0],
              [3, 0],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [3, 4],
              [3, 7],
              [0, 7],
              [0, 4],
            ],
            filled: true,
            accent: 2,
          },
          {
            shape: 'polygon',
            points: [
              [7, 4],
              [3, 7],
              [6, 11],
              [10, 8],
            ],
            filled: true,
            accent: 3,
          },
          {
            shape: 'polygon',
            points: [
              [3, 4],
              [7, 4],
              [3, 7],
            ],
          },
          { shape: 'angle', at: [3, 4], from: [7, 4], to: [3, 7], right: true },
          { shape: 'text', at: [5, 2], text: '16' },
          { shape: 'text', at: [1.5, 5.5], text: '9' },
          { shape: 'text', at: [6.5, 7.5], text: '25' },
        ],
        alt: 'Un triángulo rectángulo con un cuadrado dibujado sobre cada lado. Los cuadrados de los catetos tienen área 9 y 16; el de la hipotenusa tiene área 25.',
        caption: 'Los catetos miden 3 y 4; la hipotenusa, 5.',
      },
      example: {
        problem: md`La rampa de un parque de skate avanza 2,4 m en horizontal y sube 0,7 m. ¿Cuánto mide la superficie inclinada, de abajo hasta arriba?`,
        figure: {
          kind: 'drawing',
          width: 28,
          height: 10,
          shapes: [
            {
              shape: 'polygon',
              points: [
                [0, 1],
                [24, 1],
                [24, 8],
              ],
            },
            { shape: 'angle', at: [24, 1], from: [0, 1], to: [24, 8], right: true },
            { shape: 'text', at: [12, -0.6], text: '2,4 m' },
            { shape: 'text', at: [24.8, 4.5], text: '0,7 m', anchor: 'start' },
            { shape: 'text', at: [10.5, 6.2], text: 'c', anchor: 'end' },
          ],
          alt: 'Triángulo rectángulo: cateto horizontal de 2,4 m, cateto vertical de 0,7 m e hipotenusa c, que es la rampa.',
        },
        steps: [
          {
            title: 'Ubica el ángulo recto',
            text: md`Está entre lo que avanza y lo que sube. Esos dos son los catetos, y la rampa, que queda al frente, es la hipotenusa $c$.`,
          },
          {
            title: 'Suma los cuadrados',
            text: md`$c^2 = 2{,}4^2 + 0{,}7^2 = 5{,}76 + 0{,}49 = 6{,}25$.`,
          },
          {
            title: 'Saca la raíz',
            text: md`$c = \sqrt{6{,}25} = 2{,}5$. La rampa mide 2,5 m: un poco más que lo que avanza, como debe ser.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'pitagoras-suma-los-lados',
          text: md`Sumar los largos: con catetos 3 y 4, contestar 7. Ir derecho siempre es más corto que hacer los dos tramos. La hipotenusa mide menos que la suma de los catetos.`,
        },
      ],
      checks: [
        {
          id: 'escuadra-de-mueblista',
          question: md`Una mueblista corta una escuadra con forma de triángulo rectángulo. Los catetos miden 9 cm y 12 cm. ¿Cuánto mide la hipotenusa?`,
          key: '15 cm',
          distractors: [
            {
              text: '21 cm',
              feedback: 'Sumaste los largos. El teorema suma los cuadrados: 81 más 144.',
              mistake: 'pitagoras-suma-los-lados',
            },
            { text: '225 cm', feedback: 'Llegaste al cuadrado de la hipotenusa. Falta sacar la raíz de 225.' },
            {
              text: '10,5 cm',
              feedback: 'Es el promedio de los catetos, y la hipotenusa tiene que medir más que cada uno.',
              mistake: 'atajo-diagonal-como-promedio',
            },
          ],
          explanation: md`$9^2 + 12^2 = 81 + 144 = 225$, y $\sqrt{225} = 15$.`,
        },
        {
          id: 'igualdad-de-pqr',
          question: md`En el triángulo PQR de la figura, el ángulo recto está en Q. ¿Qué igualdad se cumple?`,
          figure: {
            kind: 'drawing',
            width: 20,
            height: 13,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [1, 2],
                  [9, 12],
                  [19, 4],
                ],
                corners: ['P', 'Q', 'R'],
              },
              { shape: 'angle', at: [9, 12], from: [1, 2], to: [19, 4], right: true },
            ],
            alt: 'Triángulo PQR inclinado, con el ángulo recto en el vértice Q, que está arriba. P queda abajo a la izquierda y R, a la derecha.',
          },
          key: '$PR^2 = PQ^2 + QR^2$',
          distractors: [
            {
              text: '$QR^2 = PQ^2 + PR^2$',
              feedback:
                'QR toca el ángulo recto, así que es un cateto. En la igualdad va solo el lado que está frente a Q.',
              mistake: 'pitagoras-suma-con-la-hipotenusa',
            },
            {
              text: '$PR = PQ + QR$',
              feedback: 'Eso suma los largos. Con esa igualdad los tres puntos estarían en línea recta.',
              mistake: 'pitagoras-suma-los-lados',
            },
            {
              text: '$PQ^2 = PR^2 + QR^2$',
              feedback: 'PQ sale del vértice Q, donde está el ángulo recto: es un cateto.',
              mistake: 'pitagoras-suma-con-la-hipotenusa',
            },
          ],
          explanation: md`La hipotenusa es el lado que no toca el vértice Q: PR. Su cuadrado es la suma de los otros dos cuadrados. Que el dibujo esté inclinado no cambia nada.`,
        },
        {
          id: 'catetos-cuatro-y-seis',
          question: md`Los catetos de un triángulo rectángulo miden 4 y 6. ¿Cuánto mide la hipotenusa?`,
          key: '$2\\sqrt{13}$',
          distractors: [
            {
              text: '$2\\sqrt{5}$',
              feedback: 'Restaste los cuadrados: 36 − 16 = 20. Si falta la hipotenusa, se suman.',
            },
            {
              text: '10',
              feedback: 'Sumaste los largos. Van los cuadrados: 16 más 36.',
              mistake: 'pitagoras-suma-los-lados',
            },
            { text: '52', feedback: 'Ese es el cuadrado de la hipotenusa. Falta la raíz.' },
          ],
          explanation: md`$4^2 + 6^2 = 16 + 36 = 52$. La raíz se simplifica: $\sqrt{52} = \sqrt{4 \cdot 13} = 2\sqrt{13}$, algo más que 7.`,
        },
      ],
    },
    {
      id: 'cuando-falta-un-cateto',
      title: 'Cuando falta un cateto, se resta',
      idea: md`Antes de calcular, pregúntate cuál es la hipotenusa. Si ya la conoces y falta un cateto, despeja: $a^2 = c^2 - b^2$. Primero se elevan al cuadrado, después se restan y al final se saca la raíz.

Si la hipotenusa mide 17 y un cateto mide 8, el otro cumple $a^2 = 289 - 64 = 225$, así que mide 15.

El teorema solo vale en triángulos rectángulos. Si no tienes uno, fabrícalo: la altura de un triángulo isósceles cae en la **mitad** de la base y lo parte en dos rectángulos iguales.`,
      example: {
        problem: md`Una escalera de 6,5 m se apoya en una pared vertical. Su pie queda a 2,5 m de la pared, sobre suelo horizontal. ¿A qué altura llega?`,
        figure: {
          kind: 'drawing',
          width: 16,
          height: 14,
          shapes: [
            { shape: 'segment', from: [0, 1], to: [14, 1], dashed: true },
            { shape: 'segment', from: [4, 1], to: [4, 14], dashed: true },
            {
              shape: 'polygon',
              points: [
                [4, 1],
                [9, 1],
                [4, 13],
              ],
            },
            { shape: 'angle', at: [4, 1], from: [9, 1], to: [4, 13], right: true },
            { shape: 'text', at: [6.5, 0], text: '2,5 m' },
            { shape: 'text', at: [7.4, 7.4], text: '6,5 m', anchor: 'start' },
            { shape: 'text', at: [3.4, 7], text: 'h', anchor: 'end' },
          ],
          alt: 'Triángulo rectángulo formado por el suelo, la pared y una escalera de 6,5 m. El cateto del suelo mide 2,5 m y el de la pared es h.',
        },
        steps: [
          {
            title: 'Decide quién es la hipotenusa',
            text: md`El ángulo recto está entre el suelo y la pared. La escalera queda al frente: la hipotenusa es 6,5 m, y falta un cateto.`,
          },
          {
            title: 'Resta los cuadrados',
            text: md`$h^2 = 6{,}5^2 - 2{,}5^2 = 42{,}25 - 6{,}25 = 36$.`,
          },
          {
            title: 'Saca la raíz y mira si cabe',
            text: md`$h = 6$. Llega a 6 m, menos que el largo de la escalera: tiene sentido.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'pitagoras-suma-con-la-hipotenusa',
          text: md`Sumar siempre, aunque uno de los datos sea la hipotenusa. Se nota porque el cateto sale más largo que ella, y eso no puede pasar.`,
        },
        {
          mistake: 'pitagoras-resta-los-lados',
          text: md`Restar los largos: $17 - 8 = 9$. El teorema habla de cuadrados. Comprueba: $8^2 + 9^2 = 145$, que está lejos de $17^2 = 289$.`,
        },
      ],
      checks: [
        {
          id: 'tirolesa',
          question: md`El cable recto de una tirolesa mide 41 m. Entre la torre de partida, que es vertical, y el punto de llegada en el suelo hay 40 m en horizontal. ¿A qué altura está amarrado el cable en la torre?`,
          key: '9 m',
          distractors: [
            {
              text: '1 m',
              feedback: 'Restaste los largos. Se restan los cuadrados: 1.681 menos 1.600.',
              mistake: 'pitagoras-resta-los-lados',
            },
            {
              text: md`$\sqrt{3281}$ m`,
              feedback:
                'Sumaste los cuadrados, pero el cable es la hipotenusa: saldría una torre más larga que el cable.',
              mistake: 'pitagoras-suma-con-la-hipotenusa',
            },
            { text: '81 m', feedback: 'Ese es el cuadrado de la altura. Falta sacar la raíz.' },
          ],
          explanation: md`El cable es la hipotenusa: $41^2 - 40^2 = 1681 - 1600 = 81$ y $\sqrt{81} = 9$. Comprueba: $40^2 + 9^2 = 41^2$.`,
        },
        {
          id: 'mitad-de-la-hipotenusa',
          question: md`La hipotenusa de un triángulo rectángulo mide 10 y uno de sus catetos mide la mitad. ¿Cuánto mide el otro cateto?`,
          key: '$5\\sqrt{3}$',
          distractors: [
            {
              text: '5',
              feedback: 'Restaste 10 menos 5. Con catetos 5 y 5, la hipotenusa sería la raíz de 50 y no 10.',
              mistake: 'pitagoras-resta-los-lados',
            },
            {
              text: '$5\\sqrt{5}$',
              feedback: 'Sumaste 100 y 25. La hipotenusa es la que conoces, así que se resta.',
              mistake: 'pitagoras-suma-con-la-hipotenusa',
            },
            { text: '75', feedback: 'Ese es el cuadrado del cateto; un cateto no puede superar a la hipotenusa.' },
          ],
          explanation: md`$10^2 - 5^2 = 75$, y $\sqrt{75} = \sqrt{25 \cdot 3} = 5\sqrt{3}$, cerca de 8,7.`,
        },
        {
          id: 'techo-a-dos-aguas',
          question: md`El frontón de una cabaña es un triángulo isósceles con dos lados de 13 dm y base de 10 dm. ¿Cuánto mide su altura?`,
          figure: {
            kind: 'drawing',
            width: 14,
            height: 14,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [2, 1],
                  [12, 1],
                  [7, 13],
                ],
              },
              { shape: 'segment', from: [7, 1], to: [7, 13], dashed: true },
              { shape: 'angle', at: [7, 1], from: [12, 1], to: [7, 13], right: true },
              { shape: 'text', at: [3.7, 7], text: '13 dm', anchor: 'end' },
              { shape: 'text', at: [10.3, 7], text: '13 dm', anchor: 'start' },
              { shape: 'text', at: [7, -0.1], text: '10 dm' },
            ],
            alt: 'Triángulo isósceles con dos lados de 13 dm y base de 10 dm. La altura, punteada, cae en la base y forma con ella un ángulo recto.',
          },
          key: '12 dm',
          distractors: [
            {
              text: md`$\sqrt{69}$ dm`,
              feedback: 'Usaste la base completa: 169 − 100. El cateto es solo la mitad de la base.',
            },
            {
              text: '8 dm',
              feedback: 'Restaste 13 menos 5. Se restan sus cuadrados.',
              mistake: 'pitagoras-resta-los-lados',
            },
            {
              text: md`$\sqrt{194}$ dm`,
              feedback: 'Sumaste 169 y 25, pero el lado de 13 dm es la hipotenusa.',
              mistake: 'pitagoras-suma-con-la-hipotenusa',
            },
          ],
          explanation: md`La altura corta la base en dos partes de 5 dm. En cada triángulo rectángulo, $13^2 - 5^2 = 169 - 25 = 144$, y la altura mide 12 dm.`,
        },
      ],
    },
    {
      id: 'diagonales-y-atajos',
      title: 'Diagonales y atajos',
      idea: md`La diagonal de un rectángulo lo corta en dos triángulos rectángulos. Los lados del rectángulo son los catetos y la diagonal es la hipotenusa.

Por eso cruzar una plaza en diagonal acorta el camino. Para saber **cuánto se ahorra**, compara dos recorridos completos: por los bordes se caminan *los dos* lados; por el medio, la diagonal. El ahorro es la resta de esas dos cantidades.

Lee hasta el final qué se pide: la diagonal, el ahorro o el recorrido de ida y vuelta son tres respuestas distintas.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 18,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 2],
              [22, 2],
              [22, 17],
              [2, 17],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'arrow', from: [2, 2], to: [22, 17], accent: 1 },
          { shape: 'angle', at: [22, 2], from: [2, 2], to: [22, 17], right: true },
          { shape: 'text', at: [12, 0.6], text: '80 m' },
          { shape: 'text', at: [22.6, 9.5], text: '60 m', anchor: 'start' },
        ],
        alt: 'Plaza rectangular de 80 m de largo y 60 m de ancho, con una flecha que la cruza en diagonal, de una esquina a la opuesta.',
      },
      example: {
        problem: md`Una plaza rectangular mide 80 m por 60 m. Rayén la cruza en diagonal en vez de caminar por dos de sus bordes. ¿Cuántos metros se ahorra?`,
        steps: [
          { title: 'Calcula el camino por los bordes', text: md`Camina un largo y un ancho: $80 + 60 = 140$ m.` },
          {
            title: 'Calcula la diagonal',
            text: md`$d^2 = 80^2 + 60^2 = 6400 + 3600 = 10{.}000$, así que $d = 100$ m.`,
          },
          { title: 'Resta los dos caminos', text: md`$140 - 100 = 40$. Se ahorra 40 m en cada cruce.` },
        ],
      },
      warnings: [
        {
          mistake: 'atajo-responde-la-diagonal',
          text: md`Parar al encontrar la diagonal (100 m). Ese es el largo del atajo. Lo que se ahorra es la diferencia con el otro camino.`,
        },
        {
          mistake: 'atajo-diagonal-como-promedio',
          text: md`Tomar la diagonal como la mitad de los dos bordes: $140 : 2 = 70$. Imposible: la diagonal mide más que el lado de 80 m.`,
        },
        {
          mistake: 'atajo-compara-con-un-lado',
          text: md`Restar un solo borde: $100 - 80 = 20$. Por fuera se recorren los dos lados, y es con esa suma que se compara.`,
        },
      ],
      checks: [
        {
          id: 'multicancha',
          question: md`Una multicancha mide 24 m por 10 m. Elías va de una esquina a la opuesta en línea recta, y no por dos bordes. ¿Cuánto más corto es su camino?`,
          key: '8 m',
          distractors: [
            {
              text: '26 m',
              feedback: 'Ese es el largo del camino en diagonal. Falta compararlo con el de los bordes.',
              mistake: 'atajo-responde-la-diagonal',
            },
            {
              text: '17 m',
              feedback: 'Tomaste la diagonal como la mitad de 34. Se calcula con Pitágoras y mide más que 24 m.',
              mistake: 'atajo-diagonal-como-promedio',
            },
            {
              text: '2 m',
              feedback: 'Comparaste la diagonal solo con el largo. Por los bordes también se camina el ancho.',
              mistake: 'atajo-compara-con-un-lado',
            },
          ],
          explanation: md`La diagonal mide $\sqrt{24^2 + 10^2} = \sqrt{676} = 26$ m. Por los bordes son 34 m. La diferencia es 8 m.`,
        },
        {
          id: 'liston-en-la-ventana',
          question: md`Una ventana rectangular mide 90 cm por 120 cm. ¿Cuánto puede medir, como máximo, un refuerzo recto y delgado que calce entero en ella?`,
          key: '150 cm',
          distractors: [
            {
              text: '120 cm',
              feedback: 'Es el lado mayor, pero puesto en diagonal cabe un refuerzo más largo.',
            },
            {
              text: '210 cm',
              feedback: 'Sumaste los dos lados. Eso mide el camino por el borde, no la línea recta.',
              mistake: 'pitagoras-suma-los-lados',
            },
            {
              text: '105 cm',
              feedback: 'Es el promedio de los lados, y en la ventana ya cabe uno de 120 cm.',
              mistake: 'atajo-diagonal-como-promedio',
            },
          ],
          explanation: md`El tramo recto más largo es la diagonal: $90^2 + 120^2 = 8100 + 14{.}400 = 22{.}500$, y su raíz es 150.`,
        },
        {
          id: 'rombo-de-volantin',
          question: md`Un volantín tiene forma de rombo. Sus diagonales miden 16 cm y 30 cm, y se cortan en ángulo recto justo en la mitad. ¿Cuánto mide cada lado?`,
          figure: {
            kind: 'drawing',
            width: 32,
            height: 18,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [1, 9],
                  [16, 1],
                  [31, 9],
                  [16, 17],
                ],
              },
              { shape: 'segment', from: [1, 9], to: [31, 9], dashed: true },
              { shape: 'segment', from: [16, 1], to: [16, 17], dashed: true },
              { shape: 'angle', at: [16, 9], from: [31, 9], to: [16, 17], right: true },
            ],
            alt: 'Rombo con sus dos diagonales punteadas, una horizontal y otra vertical, que se cortan en ángulo recto en el centro.',
          },
          key: '17 cm',
          distractors: [
            { text: '34 cm', feedback: 'Usaste las diagonales completas. Los catetos son sus mitades: 8 y 15.' },
            {
              text: '23 cm',
              feedback: 'Sumaste las mitades, 8 y 15. Se suman sus cuadrados.',
              mistake: 'pitagoras-suma-los-lados',
            },
            {
              text: md`$\sqrt{161}$ cm`,
              feedback: 'Restaste 225 − 64. El lado del rombo es la hipotenusa, así que se suma.',
            },
          ],
          explanation: md`Las diagonales forman cuatro triángulos rectángulos de catetos 8 y 15. $8^2 + 15^2 = 64 + 225 = 289$, y el lado mide 17 cm.`,
        },
      ],
    },
  ],
  summary: [
    md`En un triángulo rectángulo, $a^2 + b^2 = c^2$, y $c$ es el lado frente al ángulo recto.`,
    md`Falta la hipotenusa: suma los cuadrados. Falta un cateto: resta los cuadrados. Al final, la raíz.`,
    md`La hipotenusa mide más que cada cateto y menos que la suma de los dos.`,
    md`La diagonal de un rectángulo es una hipotenusa; el ahorro de un atajo es la suma de los bordes menos la diagonal.`,
  ],
});
