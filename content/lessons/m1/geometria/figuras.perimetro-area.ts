import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.figuras.perimetro-area',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Dos vecinas de Melipilla tienen 40 m de malla cada una para cercar un gallinero rectangular. Una lo hace de 10 m por 10 m y la otra, de 15 m por 5 m. ¿En cuál tienen más espacio las gallinas?`,
    guesses: [
      'Igual en los dos, porque la malla es la misma',
      'En el de 10 m por 10 m',
      'En el de 15 m por 5 m, porque es más largo',
    ],
    reveal: md`Las dos gastan los 40 m de malla: el contorno es el mismo. Pero uno encierra 100 metros cuadrados y el otro, solo 75. El contorno y la superficie se miden por separado, y de eso se trata la lección.`,
  },
  points: [
    {
      id: 'contorno-y-superficie',
      title: 'El perímetro rodea, el área cubre',
      idea: md`El **perímetro** es el largo del contorno: se suman todos los lados. Se mide en metros, centímetros o kilómetros.

El **área** es cuánta superficie hay adentro: cuántos cuadrados de lado 1 caben. Se mide en metros cuadrados (m²) o centímetros cuadrados (cm²). En un rectángulo es largo por ancho.

Los dos gallineros de la figura tienen el mismo perímetro y distinta área. Por eso, antes de calcular, busca la palabra que dice qué se pide: cercar, bordear o dar la vuelta es perímetro; cubrir, pintar o sembrar es área.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 13,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [0, 2],
              [10, 2],
              [10, 12],
              [0, 12],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [13, 2],
              [28, 2],
              [28, 7],
              [13, 7],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'text', at: [5, 7], text: '100 m²' },
          { shape: 'text', at: [20.5, 4.5], text: '75 m²' },
          { shape: 'text', at: [5, 0.7], text: '10 m por 10 m' },
          { shape: 'text', at: [20.5, 0.7], text: '15 m por 5 m' },
        ],
        alt: 'Dos rectángulos: uno de 10 m por 10 m con área 100 m², y otro de 15 m por 5 m con área 75 m².',
        caption: 'Los dos se cercan con 40 m de malla.',
      },
      example: {
        problem: md`Una terraza rectangular mide 6 m por 4,5 m. ¿Cuántos metros de guirnalda de luces se necesitan para bordearla y cuántos metros cuadrados de cerámica para cubrirla?`,
        steps: [
          {
            title: 'Bordear es perímetro',
            text: md`Se suman los cuatro lados: $6 + 4{,}5 + 6 + 4{,}5 = 21$. Son 21 m de luces.`,
          },
          { title: 'Cubrir es área', text: md`Largo por ancho: $6 \cdot 4{,}5 = 27$. Son 27 m² de cerámica.` },
          {
            title: 'Revisa las unidades',
            text: md`Las luces se compran por metro y la cerámica por metro cuadrado. Si la unidad calza con lo que pide la pregunta, vas bien.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'area-en-vez-de-perimetro',
          text: md`Multiplicar por costumbre cuando piden el contorno. Si la respuesta va en metros o centímetros, sin el cuadrado, tienes que haber sumado lados.`,
        },
        {
          mistake: 'perimetro-en-vez-de-area',
          text: md`Sumar los lados cuando piden la superficie. La suma mide el borde. Si la respuesta va en m² o cm², hace falta multiplicar dos medidas.`,
        },
      ],
      checks: [
        {
          id: 'cuando-sirve-el-area',
          question: md`¿Para cuál de estas tareas hay que calcular un área?`,
          key: 'Cubrir un antejardín con pasto',
          distractors: [
            {
              text: 'Coser una cinta al borde de un mantel',
              feedback: 'La cinta va por el contorno: eso es un perímetro.',
            },
            {
              text: 'Poner guardapolvos en una pieza',
              feedback: 'Los guardapolvos siguen el borde del piso: se suman lados, o sea, perímetro.',
            },
            {
              text: 'Dar una vuelta trotando a una manzana',
              feedback: 'La vuelta recorre el contorno. Se mide en metros.',
            },
          ],
          explanation: md`Cubrir es llenar la superficie, y eso se mide en metros cuadrados. Las otras tres tareas siguen un borde.`,
        },
        {
          id: 'triangulo-trece-catorce-quince',
          question: md`¿Cuál es el perímetro del triángulo de la figura?`,
          figure: {
            kind: 'drawing',
            width: 16,
            height: 14,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [1, 1],
                  [15, 1],
                  [6, 13],
                ],
              },
              { shape: 'segment', from: [6, 1], to: [6, 13], dashed: true },
              { shape: 'angle', at: [6, 1], from: [15, 1], to: [6, 13], right: true },
              { shape: 'text', at: [8, -0.1], text: '14 cm' },
              { shape: 'text', at: [2.9, 7.2], text: '13 cm', anchor: 'end' },
              { shape: 'text', at: [11, 7.2], text: '15 cm', anchor: 'start' },
              { shape: 'text', at: [6.5, 5], text: '12 cm', anchor: 'start' },
            ],
            alt: 'Triángulo de lados 13 cm, 14 cm y 15 cm. La altura punteada sobre el lado de 14 cm mide 12 cm.',
          },
          key: '42 cm',
          distractors: [
            { text: '54 cm', feedback: 'Sumaste también la altura, que va por dentro y no es parte del contorno.' },
            {
              text: '84 cm',
              feedback: 'Ese número es el área, la mitad de 14 por 12. El perímetro suma los lados.',
              mistake: 'area-en-vez-de-perimetro',
            },
            { text: '27 cm', feedback: 'Sumaste dos lados. El contorno de un triángulo tiene tres.' },
          ],
          explanation: md`El contorno son los tres lados: $13 + 14 + 15 = 42$. La línea punteada no se recorre.`,
        },
        {
          id: 'cuadrado-de-area-treinta-y-seis',
          question: md`Un cuadrado tiene un área de 36 m². ¿Cuál es su perímetro?`,
          key: '24 m',
          distractors: [
            { text: '6 m', feedback: 'Ese es el lado. El contorno tiene cuatro lados iguales.' },
            { text: '144 m', feedback: 'Multiplicaste el área por 4. Primero hay que encontrar el lado.' },
            {
              text: '36 m',
              feedback: 'Ese número es el área. El perímetro es otra cosa, aunque a veces los números coincidan.',
              mistake: 'area-en-vez-de-perimetro',
            },
          ],
          explanation: md`El lado es $\sqrt{36} = 6$ m, porque $6 \cdot 6 = 36$. El perímetro es $4 \cdot 6 = 24$ m.`,
        },
      ],
    },
    {
      id: 'paralelogramo-y-triangulo',
      title: 'Base por altura, y la mitad para el triángulo',
      idea: md`Corta la punta izquierda de un paralelogramo y pégala a la derecha: queda un rectángulo con la misma base y la misma altura. Por eso el área del **paralelogramo** es $b \cdot h$.

La altura $h$ es **perpendicular** a la base: forma con ella un ángulo recto. No es el lado oblicuo, que es más largo.

Una diagonal corta el paralelogramo en dos triángulos iguales. Por eso el área del **triángulo** es la mitad: $\frac{b \cdot h}{2}$. Cualquier lado puede ser la base, si usas la altura que le corresponde. A veces esa altura cae fuera de la figura.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 11,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 2],
              [7, 2],
              [7, 10],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [21, 2],
              [27, 2],
              [27, 10],
            ],
            filled: true,
            dashed: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [1, 2],
              [21, 2],
              [27, 10],
              [7, 10],
            ],
          },
          { shape: 'segment', from: [7, 2], to: [7, 10], dashed: true },
          { shape: 'angle', at: [7, 2], from: [21, 2], to: [7, 10], right: true },
          { shape: 'text', at: [8, 6.3], text: 'altura', anchor: 'start' },
          { shape: 'text', at: [11, 0.7], text: 'base' },
        ],
        alt: 'Paralelogramo con la base abajo y la altura punteada. El triángulo que queda a la izquierda de la altura se repite, punteado, al lado derecho: así se completa un rectángulo.',
      },
      example: {
        problem: md`Un paralelogramo tiene lados de 9 cm y 5 cm. La altura sobre el lado de 9 cm mide 4 cm. ¿Cuál es su área, y cuánto mide la altura sobre el lado de 5 cm?`,
        steps: [
          {
            title: 'Junta cada base con su altura',
            text: md`La altura de 4 cm cae sobre el lado de 9 cm, así que ese lado es la base.`,
          },
          { title: 'Multiplica', text: md`$9 \cdot 4 = 36$. El área es 36 cm².` },
          {
            title: 'Cambia de base',
            text: md`El área es la misma con la otra base: $5 \cdot h = 36$, y entonces $h = 36 : 5 = 7{,}2$ cm.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'paralelogramo-multiplica-lados',
          text: md`Multiplicar los dos lados, $9 \cdot 5$, como en un rectángulo. Si inclinas el paralelogramo, los lados no cambian, pero el área se achica. Busca la altura, con su ángulo recto.`,
        },
        {
          mistake: 'paralelogramo-como-triangulo',
          text: md`Dividir por dos en un paralelogramo. La mitad es para el triángulo. Cuenta los lados: con cuatro, no se divide.`,
        },
      ],
      checks: [
        {
          id: 'vitral-inclinado',
          question: md`Un vidrio tiene la forma del paralelogramo de la figura. ¿Cuál es su área?`,
          figure: {
            kind: 'drawing',
            width: 24,
            height: 11,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [1, 2],
                  [16, 2],
                  [22, 10],
                  [7, 10],
                ],
              },
              { shape: 'segment', from: [7, 2], to: [7, 10], dashed: true },
              { shape: 'angle', at: [7, 2], from: [16, 2], to: [7, 10], right: true },
              { shape: 'text', at: [8.5, 0.8], text: '15 cm' },
              { shape: 'text', at: [7.7, 6], text: '8 cm', anchor: 'start' },
              { shape: 'text', at: [3.3, 6.3], text: '10 cm', anchor: 'end' },
            ],
            alt: 'Paralelogramo con base de 15 cm, lado oblicuo de 10 cm y altura punteada de 8 cm sobre la base.',
          },
          key: '120 cm²',
          distractors: [
            {
              text: '150 cm²',
              feedback: 'Multiplicaste los dos lados. La altura es la línea punteada, que forma el ángulo recto.',
              mistake: 'paralelogramo-multiplica-lados',
            },
            {
              text: '60 cm²',
              feedback: 'Dividiste por dos, y eso se hace en el triángulo, que es la mitad de esta figura.',
              mistake: 'paralelogramo-como-triangulo',
            },
            {
              text: '50 cm²',
              feedback: 'Sumaste los cuatro lados: eso es el contorno.',
              mistake: 'perimetro-en-vez-de-area',
            },
          ],
          explanation: md`Base por altura: $15 \cdot 8 = 120$. El lado de 10 cm no se usa para el área.`,
        },
        {
          id: 'altura-por-fuera',
          question: md`En la figura, el triángulo sombreado tiene base de 14 m. ¿Cuál es su área?`,
          figure: {
            kind: 'drawing',
            width: 29,
            height: 12,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [0, 2],
                  [14, 2],
                  [26, 11],
                ],
                filled: true,
                accent: 1,
              },
              { shape: 'segment', from: [14, 2], to: [26, 2], dashed: true },
              { shape: 'segment', from: [26, 2], to: [26, 11], dashed: true },
              { shape: 'angle', at: [26, 2], from: [14, 2], to: [26, 11], right: true },
              { shape: 'text', at: [7, 0.8], text: '14 m' },
              { shape: 'text', at: [26.5, 6.5], text: '9 m', anchor: 'start' },
              { shape: 'text', at: [20.4, 5.4], text: '15 m', anchor: 'start' },
            ],
            alt: 'Triángulo con base horizontal de 14 m y un lado de 15 m que sale de su extremo derecho. La altura, de 9 m, cae fuera del triángulo, sobre la prolongación de la base.',
          },
          key: '63 m²',
          distractors: [
            { text: '105 m²', feedback: 'Usaste el lado de 15 m como altura. La altura es la perpendicular: 9 m.' },
            { text: '126 m²', feedback: 'Multiplicaste base por altura: falta la mitad, porque es un triángulo.' },
            { text: '117 m²', feedback: 'Usaste 26 m de base, con la parte punteada. La base del triángulo es 14 m.' },
          ],
          explanation: md`La altura cae por fuera, pero es la distancia perpendicular de la punta a la base: $\frac{14 \cdot 9}{2} = 63$.`,
        },
        {
          id: 'altura-desde-el-area',
          question: md`Un triángulo de 30 cm² tiene una base de 12 cm. ¿Cuánto mide la altura sobre esa base?`,
          key: '5 cm',
          distractors: [
            {
              text: '2,5 cm',
              feedback: 'Dividiste 30 por 12. El área del triángulo es la mitad de base por altura: primero duplica.',
            },
            { text: '18 cm', feedback: 'Restaste el área y la base, que se miden en unidades distintas.' },
            { text: '10 cm', feedback: 'Duplicaste dos veces: 120 dividido por 12. Basta una vez.' },
          ],
          explanation: md`Base por altura es el doble del área: 60. Entonces la altura es $60 : 12 = 5$ cm. Comprueba: $\frac{12 \cdot 5}{2} = 30$.`,
        },
      ],
    },
    {
      id: 'trapecio',
      title: 'El trapecio: dos bases y dos costados',
      idea: md`Un trapecio tiene dos lados paralelos, sus **bases**, de distinto largo. Su área es el promedio de las bases por la altura: $\frac{B + b}{2} \cdot h$.

El perímetro necesita los **cuatro** lados, y los costados no suelen venir dados. En un trapecio isósceles los costados son iguales. Lo que la base mayor tiene de más se reparte a ambos lados: sobra $\frac{B - b}{2}$ en cada punta.

Ahí aparece un triángulo rectángulo: sus catetos son lo que sobra y la altura, y su hipotenusa es el costado. Con Pitágoras lo tienes.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 15,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 2],
              [7, 2],
              [7, 14],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [2, 2],
              [22, 2],
              [17, 14],
              [7, 14],
            ],
          },
          { shape: 'segment', from: [7, 2], to: [7, 14], dashed: true },
          { shape: 'angle', at: [7, 2], from: [22, 2], to: [7, 14], right: true },
          { shape: 'text', at: [4.5, 0.9], text: '5' },
          { shape: 'text', at: [13, 0.9], text: 'base mayor: 20' },
          { shape: 'text', at: [12, 14.9], text: 'base menor: 10' },
          { shape: 'text', at: [7.7, 8], text: '12', anchor: 'start' },
        ],
        alt: 'Trapecio isósceles de bases 20 y 10 y altura 12. A la izquierda queda marcado un triángulo rectángulo de catetos 5 y 12, cuya hipotenusa es el costado.',
      },
      example: {
        problem: md`Un trapecio isósceles tiene bases de 20 cm y 10 cm, y altura de 12 cm. ¿Cuáles son su perímetro y su área?`,
        steps: [
          {
            title: 'Encuentra lo que sobra a cada lado',
            text: md`La base mayor tiene 10 cm más, repartidos en dos puntas: 5 cm en cada una.`,
          },
          { title: 'Calcula el costado', text: md`$\sqrt{5^2 + 12^2} = \sqrt{169} = 13$ cm.` },
          { title: 'Suma los cuatro lados', text: md`$20 + 13 + 10 + 13 = 56$. El perímetro es 56 cm.` },
          {
            title: 'Calcula el área',
            text: md`El promedio de las bases es $\frac{20 + 10}{2} = 15$. Por la altura: $15 \cdot 12 = 180$ cm².`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'trapecio-altura-por-lado',
          text: md`Poner la altura (12) en vez del costado (13) al sumar el perímetro. Un costado oblicuo siempre mide más que la altura.`,
        },
        {
          mistake: 'trapecio-olvida-un-lado',
          text: md`Sumar las bases y un solo costado. Recorre la figura con el dedo hasta volver al punto de partida: son cuatro tramos.`,
        },
      ],
      checks: [
        {
          id: 'jardinera-isosceles',
          question: md`Una jardinera es un trapecio isósceles de bases 26 dm y 14 dm, y altura 8 dm. ¿Cuál es su perímetro?`,
          key: '60 dm',
          distractors: [
            {
              text: '56 dm',
              feedback: 'Usaste la altura como costado. Calcula el lado oblicuo con catetos 6 y 8.',
              mistake: 'trapecio-altura-por-lado',
            },
            {
              text: '50 dm',
              feedback: 'Sumaste un solo costado de 10 dm, y hay dos.',
              mistake: 'trapecio-olvida-un-lado',
            },
            {
              text: '160 dm',
              feedback: 'Ese número es el área. Se pide el contorno.',
              mistake: 'area-en-vez-de-perimetro',
            },
          ],
          explanation: md`Sobran $\frac{26 - 14}{2} = 6$ dm en cada punta. El costado mide $\sqrt{6^2 + 8^2} = 10$ dm, y el contorno, $26 + 14 + 10 + 10 = 60$ dm.`,
        },
        {
          id: 'trapecio-rectangulo',
          question: md`Un costado de un trapecio es perpendicular a las bases y mide 4 m; el otro es oblicuo y mide 5 m. Las bases miden 11 m y 8 m. ¿Cuál es el área?`,
          figure: {
            kind: 'drawing',
            width: 14,
            height: 6.5,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [1.5, 1.5],
                  [12.5, 1.5],
                  [9.5, 5.5],
                  [1.5, 5.5],
                ],
              },
              { shape: 'angle', at: [1.5, 1.5], from: [12.5, 1.5], to: [1.5, 5.5], right: true },
              { shape: 'text', at: [7, 0.8], text: '11 m' },
              { shape: 'text', at: [5.5, 6.2], text: '8 m' },
              { shape: 'text', at: [1.2, 3.5], text: '4 m', anchor: 'end' },
              { shape: 'text', at: [11.5, 3.7], text: '5 m', anchor: 'start' },
            ],
            alt: 'Trapecio con base inferior de 11 m, base superior de 8 m, costado izquierdo de 4 m perpendicular a las bases y costado derecho oblicuo de 5 m.',
          },
          key: '38 m²',
          distractors: [
            {
              text: '47,5 m²',
              feedback: 'Usaste el lado oblicuo de 5 m como altura. La altura es el costado perpendicular.',
            },
            { text: '76 m²', feedback: 'Sumaste las bases y multiplicaste por la altura: falta dividir por dos.' },
            {
              text: '28 m²',
              feedback: 'Sumaste los cuatro lados, y eso mide el contorno.',
              mistake: 'perimetro-en-vez-de-area',
            },
          ],
          explanation: md`La altura es el costado perpendicular, 4 m. Entonces $\frac{11 + 8}{2} \cdot 4 = 9{,}5 \cdot 4 = 38$ m².`,
        },
        {
          id: 'altura-del-trapecio',
          question: md`Un terreno con forma de trapecio tiene bases de 12 m y 8 m, y un área de 60 m². ¿Qué distancia hay entre sus bases?`,
          key: '6 m',
          distractors: [
            { text: '3 m', feedback: 'Dividiste 60 por la suma de las bases. Se divide por su promedio.' },
            { text: '5 m', feedback: 'Dividiste por la base mayor, como si fuera un rectángulo de 12 m.' },
            { text: '7,5 m', feedback: 'Dividiste por la base menor, como si fuera un rectángulo de 8 m.' },
          ],
          explanation: md`El promedio de las bases es 10 m. Como $10 \cdot h = 60$, la altura, que es la distancia entre las bases, mide 6 m.`,
        },
      ],
    },
    {
      id: 'circulo',
      title: 'El círculo y su circunferencia',
      idea: md`En cualquier círculo, el contorno mide un poco más que tres diámetros. Ese número es $\pi \approx 3{,}14$. Como el diámetro es el doble del radio $r$, el contorno, o **circunferencia**, mide $2 \pi r$.

El área del círculo es $\pi r^2$: primero se eleva el radio al cuadrado y después se multiplica por $\pi$.

Para no confundirlas, mira el cuadrado: $r^2$ va con el área, que se mide en unidades cuadradas. Y fíjate siempre si el dato es el radio o el diámetro. Muchas veces la respuesta se deja con $\pi$.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 14,
        shapes: [
          { shape: 'circle', centre: [10, 7], radius: 6.5, filled: true, accent: 1 },
          { shape: 'segment', from: [3.5, 7], to: [16.5, 7], dashed: true },
          { shape: 'segment', from: [10, 7], to: [14.6, 11.6] },
          { shape: 'point', at: [10, 7] },
          { shape: 'text', at: [10, 5.9], text: 'diámetro' },
          { shape: 'text', at: [11.4, 9.9], text: 'radio', anchor: 'end' },
        ],
        alt: 'Círculo con el centro marcado, un radio desde el centro hasta el borde y un diámetro punteado que lo cruza pasando por el centro.',
      },
      example: {
        problem: md`La cubierta de una mesa redonda tiene 1,2 m de diámetro. ¿Cuánto miden su contorno y su superficie, si se usa $\pi \approx 3{,}14$?`,
        steps: [
          { title: 'Pasa al radio', text: md`El radio es la mitad del diámetro: $r = 0{,}6$ m.` },
          {
            title: 'Contorno',
            text: md`$2 \pi r = 2 \cdot \pi \cdot 0{,}6 = 1{,}2\pi \approx 3{,}77$. Son cerca de 3,77 m.`,
          },
          {
            title: 'Superficie',
            text: md`$\pi r^2 = \pi \cdot 0{,}6^2 = 0{,}36\pi \approx 1{,}13$. Son cerca de 1,13 m².`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'vuelta-de-rueda',
          question: md`La rueda de una bicicleta tiene 70 cm de diámetro. ¿Cuántos centímetros avanza la bicicleta con una vuelta completa de la rueda?`,
          key: md`$70\pi$`,
          distractors: [
            {
              text: md`$140\pi$`,
              feedback: 'Usaste 70 como radio. Es el diámetro: el radio es 35.',
              mistake: 'pista-diametro-como-radio',
            },
            { text: md`$35\pi$`, feedback: 'Multiplicaste π por el radio. El contorno son dos radios por π.' },
            {
              text: md`$1225\pi$`,
              feedback: 'Esa es el área del círculo. En una vuelta se recorre el contorno.',
              mistake: 'area-en-vez-de-perimetro',
            },
          ],
          explanation: md`En una vuelta la rueda apoya todo su contorno: $2 \cdot \pi \cdot 35 = 70\pi$, cerca de 220 cm.`,
        },
        {
          id: 'del-contorno-al-area',
          question: md`El borde de una pileta circular mide $18\pi$ m. ¿Cuántos metros cuadrados de superficie ocupa la pileta?`,
          key: md`$81\pi$`,
          distractors: [
            {
              text: md`$324\pi$`,
              feedback: 'Tomaste 18 como radio, pero 18 es el diámetro: el radio mide 9.',
              mistake: 'pista-diametro-como-radio',
            },
            {
              text: md`$18\pi$`,
              feedback: 'Repetiste el contorno. La superficie se calcula con el radio al cuadrado.',
              mistake: 'perimetro-en-vez-de-area',
            },
            { text: md`$9\pi$`, feedback: 'Encontraste bien el radio, 9, pero falta elevarlo al cuadrado.' },
          ],
          explanation: md`De $2 \pi r = 18\pi$ sale $r = 9$ m. El área es $\pi \cdot 9^2 = 81\pi$ m².`,
        },
        {
          id: 'contorno-de-medio-circulo',
          question: md`Una alfombra tiene forma de semicírculo de 6 dm de radio. ¿Cuántos decímetros de huincha se necesitan para bordearla completa?`,
          figure: {
            kind: 'drawing',
            width: 16,
            height: 8,
            shapes: [
              { shape: 'arc', centre: [8, 1.5], radius: 6, from: 0, to: 180 },
              { shape: 'segment', from: [2, 1.5], to: [14, 1.5] },
              { shape: 'point', at: [8, 1.5] },
              { shape: 'text', at: [11, 0.6], text: '6 dm' },
            ],
            alt: 'Semicírculo de 6 dm de radio, con su borde curvo arriba y su borde recto abajo.',
          },
          key: md`$12 + 6\pi$`,
          distractors: [
            { text: md`$6\pi$`, feedback: 'Mediste solo el borde curvo. La alfombra también tiene un borde recto.' },
            { text: md`$12 + 12\pi$`, feedback: 'Usaste la circunferencia entera. La curva es solo la mitad.' },
            {
              text: md`$18\pi$`,
              feedback: 'Esa es el área del semicírculo, y la huincha va por el contorno.',
              mistake: 'area-en-vez-de-perimetro',
            },
          ],
          explanation: md`La curva es media circunferencia, $\frac{2 \cdot \pi \cdot 6}{2} = 6\pi$. El borde recto es el diámetro, 12. En total, $12 + 6\pi$.`,
        },
      ],
    },
  ],
  summary: [
    md`Perímetro: suma del contorno, en metros. Área: superficie, en metros cuadrados.`,
    md`Paralelogramo: $b \cdot h$. Triángulo: $\frac{b \cdot h}{2}$. La altura es perpendicular a la base.`,
    md`Trapecio: $\frac{B + b}{2} \cdot h$. Su perímetro tiene cuatro lados; el oblicuo sale con Pitágoras.`,
    md`Círculo de radio $r$: contorno $2 \pi r$, área $\pi r^2$. Revisa si te dieron el diámetro.`,
  ],
});
