import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.geometria.homotecia.problemas',
  version: 1,
  minutes: 16,
  opening: {
    question: md`En una pieza oscura, la linterna del celular está a 40 cm de tu mano y a 120 cm de la pared. La mano está paralela a la pared. ¿Cuántas veces más superficie tiene la sombra que la mano?`,
    guesses: ['2 veces, porque entre la mano y la pared hay 80 cm', '3 veces', '9 veces'],
    reveal: md`Son 9 veces. Cada largo de la sombra es 3 veces mayor, porque 120 es 3 veces 40, medido desde la luz. Y la superficie crece a lo ancho y a lo alto: $3 \cdot 3 = 9$. La sombra es una **homotecia** de la mano.`,
  },
  points: [
    {
      id: 'desde-un-centro',
      title: 'Restar el centro, multiplicar y volver al centro',
      idea: md`Una homotecia agranda o achica una figura desde un punto fijo, el **centro** C. Cada punto P se mueve por la recta CP hasta su imagen P'. La **razón** $k$ dice por cuánto se multiplica su distancia a C.

Con coordenadas son tres pasos:

1. Resta el centro: el vector va de C a P.
2. Multiplica ese vector por $k$.
3. Suma el resultado al centro.

En la figura, de C(1, 1) a P(3, 2) hay $(2, 1)$. Con $k = 3$ queda $(6, 3)$, y desde C se llega a P'(7, 4).`,
      figure: {
        kind: 'plane',
        x: [0, 8],
        y: [0, 6],
        shapes: [
          { shape: 'segment', from: [1, 1], to: [7, 4], dashed: true },
          { shape: 'arrow', from: [1, 1], to: [3, 2], accent: 1 },
          { shape: 'point', at: [1, 1] },
          { shape: 'text', at: [0.8, 1.6], text: 'C' },
          { shape: 'point', at: [3, 2], label: 'P', accent: 1 },
          { shape: 'point', at: [7, 4], label: "P'", accent: 2 },
        ],
        alt: "Plano cartesiano con el centro C(1, 1), el punto P(3, 2) y su imagen P'(7, 4), los tres sobre una misma recta.",
        caption: "CP' es tres veces CP.",
      },
      manipulable: {
        kind: 'homothety',
        centre: [1, 1],
        ratio: 2,
        vertices: [
          [2, 1],
          [4, 1],
          [2, 3],
        ],
        task: 'Cambia la razón y mira cómo cada vértice se aleja o se acerca por su recta desde el centro.',
        predict: {
          question: 'El vértice (2, 3) con centro (1, 1) y razón 2, ¿dónde cae?',
          guesses: ['En (4, 6)', 'En (3, 5)', 'En (2, 4)'],
          shows: 'Del centro al vértice hay (1, 2). El doble es (2, 4), y sumado al centro da (3, 5).',
        },
      },
      example: {
        problem: md`Al punto P(6, 3) se le aplica una homotecia de centro C(2, 5) y razón $\frac{3}{2}$. ¿Cuál es su imagen?`,
        steps: [
          { title: 'Resta el centro', text: md`$(6 - 2, 3 - 5) = (4, -2)$: desde C, P está 4 a la derecha y 2 abajo.` },
          { title: 'Multiplica por la razón', text: md`$\frac{3}{2} \cdot (4, -2) = (6, -3)$.` },
          { title: 'Vuelve al centro', text: md`$(2 + 6, 5 - 3) = (8, 2)$. La imagen es P'(8, 2).` },
          {
            title: 'Mira si tiene sentido',
            text: md`La razón es mayor que 1, así que P' queda más lejos de C que P, en la misma dirección. Así es.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'homotecia-centro-en-el-origen',
          text: md`Multiplicar directo las coordenadas de P. Eso vale solo si el centro es el origen (0, 0). Con otro centro, primero réstalo.`,
        },
        {
          mistake: 'homotecia-olvida-volver-al-centro',
          text: md`Entregar el vector multiplicado como si fuera el punto. Ese vector parte de C: falta sumarlo al centro.`,
        },
        {
          mistake: 'homotecia-razon-inversa',
          text: md`Dividir por la razón. Con $k$ mayor que 1 la imagen se aleja del centro; si te quedó más cerca, la usaste al revés.`,
        },
      ],
      checks: [
        {
          id: 'razon-tres',
          question: md`Con centro C(−1, 2) y razón 3, ¿cuál es la imagen de P(3, 4)?`,
          key: '(11, 8)',
          distractors: [
            {
              text: '(9, 12)',
              feedback: 'Multiplicaste las coordenadas de P. Eso sirve solo si el centro es el origen.',
              mistake: 'homotecia-centro-en-el-origen',
            },
            {
              text: '(12, 6)',
              feedback: 'Ese es el vector desde C. Falta sumarlo al centro.',
              mistake: 'homotecia-olvida-volver-al-centro',
            },
            {
              text: md`$\left(\frac{1}{3}, \frac{8}{3}\right)$`,
              feedback: 'Dividiste por 3. Con razón 3 la imagen se aleja del centro.',
              mistake: 'homotecia-razon-inversa',
            },
          ],
          explanation: md`De C a P hay $(4, 2)$. Por 3, $(12, 6)$. Desde C: $(-1 + 12, 2 + 6) = (11, 8)$.`,
        },
        {
          id: 'razon-un-medio',
          question: md`Una homotecia tiene centro (4, 0) y razón $\frac{1}{2}$. ¿A dónde va el punto (10, 6)?`,
          key: '(7, 3)',
          distractors: [
            {
              text: '(5, 3)',
              feedback: 'Sacaste la mitad de las coordenadas. Primero resta el centro.',
              mistake: 'homotecia-centro-en-el-origen',
            },
            {
              text: '(3, 3)',
              feedback: 'Ese es el vector ya reducido. Súmalo al centro, (4, 0).',
              mistake: 'homotecia-olvida-volver-al-centro',
            },
            {
              text: '(16, 12)',
              feedback: 'Multiplicaste por 2. Con razón un medio la imagen se acerca al centro.',
              mistake: 'homotecia-razon-inversa',
            },
          ],
          explanation: md`$(10 - 4, 6 - 0) = (6, 6)$; la mitad es $(3, 3)$; y $(4 + 3, 0 + 3) = (7, 3)$: el punto medio entre el centro y el punto.`,
        },
        {
          id: 'centro-en-el-origen',
          question: md`El centro es el origen y la razón es 4. ¿Cuál es la imagen de (−2, 3)?`,
          key: '(−8, 12)',
          distractors: [
            {
              text: '(2, 7)',
              feedback: 'Sumaste 4 a cada coordenada: eso es una traslación. La homotecia multiplica.',
            },
            {
              text: md`$\left(-\frac{1}{2}, \frac{3}{4}\right)$`,
              feedback: 'Dividiste por 4. Con razón 4 el punto se aleja.',
              mistake: 'homotecia-razon-inversa',
            },
            { text: '(−8, 3)', feedback: 'Multiplicaste solo la primera coordenada. Las dos se multiplican.' },
          ],
          explanation: md`Con centro en el origen no hay nada que restar: $4 \cdot (-2, 3) = (-8, 12)$.`,
        },
      ],
    },
    {
      id: 'que-dice-la-razon',
      title: 'Lo que dice la razón',
      idea: md`El tamaño de $k$ dice si la figura crece; su signo, hacia qué lado va.

- $k > 1$: se agranda, del mismo lado del centro.
- $0 < k < 1$: se achica, del mismo lado.
- $k < 0$: pasa al otro lado del centro y queda dada vuelta.

Para encontrar la razón, divide una medida de la **imagen** por la que le corresponde en el **original**. Sirven los lados o las distancias al centro.

Los ángulos no cambian, y cada lado de la imagen es paralelo al original.`,
      figure: {
        kind: 'plane',
        x: [0, 9],
        y: [-1, 7],
        shapes: [
          {
            shape: 'polygon',
            points: [
              [6, 2],
              [8, 2],
              [8, 6],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [3, 2],
              [2, 2],
              [2, 0],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'segment', from: [2, 0], to: [8, 6], dashed: true },
          { shape: 'segment', from: [3, 2], to: [6, 2], dashed: true },
          { shape: 'point', at: [4, 2] },
          { shape: 'text', at: [4, 3], text: 'C' },
        ],
        alt: 'Un triángulo de vértices (6, 2), (8, 2) y (8, 6), y su imagen al otro lado del centro C(4, 2), con vértices (3, 2), (2, 2) y (2, 0). La imagen es la mitad de grande y está dada vuelta.',
        caption: 'Homotecia de centro C y razón −1/2.',
      },
      example: {
        problem: md`Con centro en O, el segmento AB, de 6 cm, se transforma en A'B', de 15 cm, del mismo lado. Si A está a 8 cm de O, ¿a qué distancia de A queda A'?`,
        steps: [
          {
            title: 'Calcula la razón',
            text: md`Imagen sobre original: $k = \frac{15}{6} = 2{,}5$. Es positiva: están del mismo lado.`,
          },
          { title: 'Úsala con la distancia al centro', text: md`$\overline{OA'} = 2{,}5 \cdot 8 = 20$ cm.` },
          {
            title: 'Vuelve a la pregunta',
            text: md`Preguntan de A a A'. Los tres puntos están alineados: $20 - 8 = 12$ cm.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'de-doce-a-nueve',
          question: md`Un punto está a 12 cm del centro y su imagen, a 9 cm, del mismo lado. ¿Cuál es la razón de la homotecia?`,
          key: md`$\frac{3}{4}$`,
          distractors: [
            {
              text: md`$\frac{4}{3}$`,
              feedback: 'Dividiste original por imagen. Es al revés: la imagen va arriba.',
              mistake: 'homotecia-razon-inversa',
            },
            {
              text: md`$-\frac{3}{4}$`,
              feedback: 'El signo menos es para cuando la imagen queda al otro lado del centro.',
            },
            { text: md`$-3$`, feedback: 'Restaste 9 menos 12. La razón es un cociente.' },
          ],
          explanation: md`Imagen sobre original: $\frac{9}{12} = \frac{3}{4}$. Es menor que 1 porque la imagen se acercó.`,
        },
        {
          id: 'razon-negativa',
          question: md`Con centro (1, 1) y razón $-2$, ¿cuál es la imagen de (4, 2)?`,
          key: '(−5, −1)',
          distractors: [
            { text: '(7, 3)', feedback: 'Usaste razón 2. El signo menos lleva la imagen al otro lado del centro.' },
            {
              text: '(−8, −4)',
              feedback: 'Multiplicaste las coordenadas del punto. Primero resta el centro.',
              mistake: 'homotecia-centro-en-el-origen',
            },
            {
              text: '(−6, −2)',
              feedback: 'Ese es el vector desde el centro. Falta sumarlo a (1, 1).',
              mistake: 'homotecia-olvida-volver-al-centro',
            },
          ],
          explanation: md`$(4 - 1, 2 - 1) = (3, 1)$. Por $-2$, $(-6, -2)$. Desde el centro: $(1 - 6, 1 - 2) = (-5, -1)$.`,
        },
        {
          id: 'buscar-el-centro',
          question: md`Una homotecia de razón 2 lleva el punto P(3, 2) a P'(7, 5). ¿Cuál es el centro?`,
          key: '(−1, −1)',
          distractors: [
            {
              text: '(5; 3,5)',
              feedback: "Ese es el punto medio entre P y su imagen. Con razón 2, el punto medio entre C y P' es P.",
            },
            {
              text: '(11, 8)',
              feedback: 'Avanzaste hacia el otro lado. El centro está antes de P, y la imagen, después.',
            },
            {
              text: '(0, 0)',
              feedback: 'Con centro en el origen, la imagen sería (6, 4). El centro es otro.',
              mistake: 'homotecia-centro-en-el-origen',
            },
          ],
          explanation: md`Con razón 2, de C a P hay lo mismo que de P a P', que es $(4, 3)$. Retrocede desde P: $(3 - 4, 2 - 3) = (-1, -1)$.`,
        },
      ],
    },
    {
      id: 'sombras-y-areas',
      title: 'Sombras y áreas: la razón al cuadrado',
      idea: md`En una homotecia los largos se multiplican por $k$ (sin su signo) y las **áreas** por $k^2$, porque crecen a lo ancho y a lo alto.

Una luz pequeña, una lámina y una pared paralela forman una homotecia. La luz es el centro. Entonces

$$k = \frac{\text{de la luz a la pared}}{\text{de la luz a la lámina}}$$

Las dos distancias se miden **desde la luz**. En la figura, $k = \frac{60}{20} = 3$: la sombra tiene 9 veces el área.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 15,
        shapes: [
          { shape: 'segment', from: [1, 7.5], to: [25, 14.1], dashed: true },
          { shape: 'segment', from: [1, 7.5], to: [25, 0.9], dashed: true },
          { shape: 'segment', from: [25, 0], to: [25, 15] },
          { shape: 'segment', from: [9, 5.3], to: [9, 9.7], accent: 1 },
          { shape: 'segment', from: [25, 0.9], to: [25, 14.1], accent: 2 },
          { shape: 'point', at: [1, 7.5], accent: 3 },
          { shape: 'arrow', from: [1, 3.6], to: [9, 3.6] },
          { shape: 'arrow', from: [1, 0], to: [25, 0] },
          { shape: 'text', at: [0.6, 9], text: 'luz' },
          { shape: 'text', at: [8.6, 11.2], text: 'lámina', accent: 1 },
          { shape: 'text', at: [21.2, 7.5], text: 'sombra', accent: 2 },
          { shape: 'text', at: [4, 4.6], text: '20 cm' },
          { shape: 'text', at: [11, 1], text: '60 cm' },
        ],
        alt: 'Una luz a la izquierda, una lámina vertical a 20 cm de ella y una pared paralela a 60 cm de la luz. Los rayos que pasan por los bordes de la lámina forman una sombra mayor en la pared.',
      },
      example: {
        problem: md`En un teatro de sombras, una figura de cartón de 50 cm² está a 40 cm de una ampolleta muy chica. La tela está a 80 cm de la figura, paralela a ella. ¿Qué área tiene la sombra?`,
        steps: [
          {
            title: 'Mide todo desde la luz',
            text: md`La tela está a 80 cm de la figura, así que está a $40 + 80 = 120$ cm de la luz.`,
          },
          { title: 'Calcula la razón', text: md`$k = \frac{120}{40} = 3$.` },
          { title: 'Eleva al cuadrado', text: md`Las áreas se multiplican por $3^2 = 9$.` },
          { title: 'Aplica al área', text: md`$9 \cdot 50 = 450$ cm².` },
        ],
      },
      warnings: [
        {
          mistake: 'homotecia-area-con-razon-simple',
          text: md`Multiplicar el área por $k$. Si el largo y el ancho crecen 3 veces, caben 3 filas de 3: son 9 figuras.`,
        },
        {
          mistake: 'homotecia-mide-desde-la-figura',
          text: md`Usar la distancia entre la figura y la tela: $\frac{80}{40} = 2$. El centro es la luz, y desde ella se mide todo.`,
        },
        {
          mistake: 'homotecia-area-doble-de-la-razon',
          text: md`Multiplicar por $2k$. Elevar al cuadrado es $k \cdot k$. Coinciden solo cuando $k = 2$, y por eso el error a veces no se nota.`,
        },
      ],
      checks: [
        {
          id: 'lamina-de-veinte',
          question: md`Una lámina de 20 cm² está a 25 cm de una luz, y la pared paralela está a 100 cm de la luz. ¿Qué área tiene la sombra?`,
          key: '320 cm²',
          distractors: [
            {
              text: '80 cm²',
              feedback: 'Multiplicaste el área por la razón, 4. Las áreas van con su cuadrado.',
              mistake: 'homotecia-area-con-razon-simple',
            },
            {
              text: '180 cm²',
              feedback: 'Usaste los 75 cm entre la lámina y la pared. Se mide desde la luz: 100 sobre 25.',
              mistake: 'homotecia-mide-desde-la-figura',
            },
            {
              text: '160 cm²',
              feedback: 'Multiplicaste por 8, el doble de 4. El cuadrado de 4 es 16.',
              mistake: 'homotecia-area-doble-de-la-razon',
            },
          ],
          explanation: md`$k = \frac{100}{25} = 4$. El área se multiplica por $4^2 = 16$: $16 \cdot 20 = 320$ cm².`,
        },
        {
          id: 'camara-estenopeica',
          question: md`Una caja con un agujerito funciona como cámara: la luz de una persona de 2 m, que está a 3 m del agujero, se proyecta en el fondo, a 15 cm al otro lado. ¿Cómo es la imagen?`,
          key: 'Mide 10 cm y está dada vuelta',
          distractors: [
            {
              text: 'Mide 10 cm y está derecha',
              feedback: 'El tamaño está bien. Como la imagen queda al otro lado del centro, se da vuelta.',
            },
            {
              text: 'Mide 40 m y está dada vuelta',
              feedback: 'Usaste la razón al revés. La imagen está más cerca del agujero que la persona.',
              mistake: 'homotecia-razon-inversa',
            },
            {
              text: 'Mide 0,5 cm y está dada vuelta',
              feedback: 'Elevaste la razón al cuadrado. Eso es para áreas; la altura es un largo.',
            },
          ],
          explanation: md`El agujero es el centro. 3 m son 300 cm: $k = -\frac{15}{300} = -\frac{1}{20}$. La altura es $\frac{200}{20} = 10$ cm, al otro lado y dada vuelta.`,
        },
        {
          id: 'pared-desde-el-area',
          question: md`Una lámina está a 30 cm de la luz y su sombra tiene 9 veces su área. ¿A qué distancia **de la luz** está la pared?`,
          key: '90 cm',
          distractors: [
            {
              text: '270 cm',
              feedback: 'Usaste 9 como razón de los largos. Esa es la de las áreas: saca la raíz.',
              mistake: 'homotecia-area-con-razon-simple',
            },
            {
              text: '120 cm',
              feedback: 'Mediste los 90 cm desde la lámina. La razón se aplica a la distancia desde la luz.',
              mistake: 'homotecia-mide-desde-la-figura',
            },
            {
              text: '135 cm',
              feedback: 'Dividiste 9 por 2. La razón es la raíz de 9, no su mitad.',
              mistake: 'homotecia-area-doble-de-la-razon',
            },
          ],
          explanation: md`$k^2 = 9$, así que $k = 3$. La pared está a $3 \cdot 30 = 90$ cm de la luz.`,
        },
      ],
    },
  ],
  summary: [
    md`Imagen de P: resta el centro, multiplica por $k$ y suma el centro.`,
    md`Razón: imagen sobre original. Si es negativa, pasa al otro lado del centro y queda dada vuelta.`,
    md`Largos por $k$, ángulos iguales, áreas por $k^2$.`,
    md`En las sombras, el centro es la luz: todas las distancias se miden desde ella.`,
  ],
});
