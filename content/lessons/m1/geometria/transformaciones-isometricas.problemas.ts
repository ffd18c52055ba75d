import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.transformaciones-isometricas.problemas',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Una figura se refleja en una recta vertical y, enseguida, su imagen se refleja en otra recta vertical, 5 cm a la derecha de la primera. ¿Cuánto se movió la figura en total?`,
    guesses: ['5 cm', '10 cm', 'Depende de dónde estaba al comienzo'],
    reveal: md`Siempre 10 cm, el doble de la separación, esté donde esté la figura. Y no queda dada vuelta: el segundo reflejo la endereza y el resultado es una traslación. En el primer punto lo sigues paso a paso.`,
  },
  points: [
    {
      id: 'dos-espejos-paralelos',
      title: 'Dos espejos paralelos hacen una traslación',
      idea: md`Reflejar en una recta vertical y después en otra paralela equivale a **una traslación** horizontal. Su vector mide el **doble** de la separación entre las rectas y va desde la primera recta hacia la segunda.

En la figura los espejos son $x = 1$ y luego $x = 5$. El punto P pasa a Q y después a R: avanzó 8, que es $2 \cdot (5 - 1)$.

No hace falta memorizarlo. Toma un punto fácil, refléjalo dos veces y resta llegada menos partida. Si las rectas son horizontales, el movimiento es vertical.`,
      figure: {
        kind: 'plane',
        x: [-3, 9],
        y: [-1, 4],
        shapes: [
          { shape: 'segment', from: [1, -1], to: [1, 4], dashed: true },
          { shape: 'segment', from: [5, -1], to: [5, 4], dashed: true },
          { shape: 'point', at: [-1, 2], label: 'P', accent: 1 },
          { shape: 'point', at: [3, 2], label: 'Q', accent: 2 },
          { shape: 'point', at: [7, 2], label: 'R', accent: 3 },
        ],
        alt: 'Rectas verticales en x igual a 1 y x igual a 5. El punto P en menos 1 y 2 se refleja en la primera y queda Q, en 3 y 2; Q se refleja en la segunda y queda R, en 7 y 2.',
      },
      example: {
        problem: md`Una figura se refleja respecto de la recta $x = -2$ y después respecto de $x = 4$. ¿Qué vector describe el movimiento completo?`,
        steps: [
          { title: 'Elige un punto fácil', text: md`Sirve cualquiera: toma $(0, 1)$.` },
          {
            title: 'Primera reflexión',
            text: md`Está 2 a la derecha de $x = -2$, así que queda 2 a la izquierda: $(-4, 1)$.`,
          },
          { title: 'Segunda reflexión', text: md`De $-4$ a 4 hay 8 unidades. Ocho más allá de 4: $(12, 1)$.` },
          {
            title: 'Llegada menos partida',
            text: md`$(12 - 0, 1 - 1) = (12, 0)$. Es el doble de la separación, $4 - (-2) = 6$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'dos-reflexiones-distancia-simple',
          text: md`Dar $(6, 0)$, la separación entre las rectas. Sigue un punto con las dos reflexiones: avanza 12.`,
        },
        {
          mistake: 'dos-reflexiones-sentido-contrario',
          text: md`Dar $(-12, 0)$. El orden de los espejos decide el sentido: se va desde el primero hacia el segundo.`,
        },
        {
          mistake: 'dos-reflexiones-suma-las-rectas',
          text: md`Sumar las posiciones, $-2 + 4 = 2$, duplicar y dar $(4, 0)$. Lo que importa es la separación, y la separación es una resta.`,
        },
      ],
      checks: [
        {
          id: 'espejos-en-tres-y-ocho',
          question: md`Una baldosa se refleja respecto de $x = 3$ y luego respecto de $x = 8$. ¿Qué vector resume el movimiento?`,
          key: '$(10, 0)$',
          distractors: [
            {
              text: '$(5, 0)$',
              feedback: 'Esa es la separación entre las rectas. La figura avanza el doble.',
              mistake: 'dos-reflexiones-distancia-simple',
            },
            {
              text: '$(-10, 0)$',
              feedback: 'El tamaño está bien. El sentido va de la primera recta hacia la segunda.',
              mistake: 'dos-reflexiones-sentido-contrario',
            },
            {
              text: '$(22, 0)$',
              feedback: 'Sumaste 3 y 8 antes de duplicar. La separación es una resta.',
              mistake: 'dos-reflexiones-suma-las-rectas',
            },
          ],
          explanation: md`El doble de $8 - 3$ es 10, hacia la derecha. Prueba con $(0, 0)$: va a $(6, 0)$ y después a $(10, 0)$.`,
        },
        {
          id: 'primero-el-de-la-derecha',
          question: md`Un diseño se refleja primero respecto de $x = 6$ y después respecto de $x = 2$. ¿Qué traslación equivale a las dos reflexiones?`,
          key: '$(-8, 0)$',
          distractors: [
            {
              text: '$(8, 0)$',
              feedback: 'Aquí el primer espejo es el de la derecha: se avanza hacia la izquierda.',
              mistake: 'dos-reflexiones-sentido-contrario',
            },
            {
              text: '$(-4, 0)$',
              feedback: 'Esa es la separación. El movimiento es el doble.',
              mistake: 'dos-reflexiones-distancia-simple',
            },
            {
              text: '$(16, 0)$',
              feedback: 'Sumaste las posiciones de las rectas. Importa cuánto se separan.',
              mistake: 'dos-reflexiones-suma-las-rectas',
            },
          ],
          explanation: md`$2 \cdot (2 - 6) = -8$. Prueba con $(0, 0)$: va a $(12, 0)$ y después a $(-8, 0)$.`,
        },
        {
          id: 'espejos-horizontales',
          question: md`Un punto se refleja respecto de $y = -1$ y luego respecto de $y = 2$. ¿Cuánto y hacia dónde se movió?`,
          key: '6 unidades hacia arriba',
          distractors: [
            {
              text: '3 unidades hacia arriba',
              feedback: 'Esa es la separación entre las rectas. El punto avanza el doble.',
              mistake: 'dos-reflexiones-distancia-simple',
            },
            {
              text: '6 unidades hacia abajo',
              feedback: 'Se va de la primera recta hacia la segunda, que está más arriba.',
              mistake: 'dos-reflexiones-sentido-contrario',
            },
            {
              text: '2 unidades hacia arriba',
              feedback: 'Sumaste −1 y 2 y duplicaste. La separación es 2 menos −1.',
              mistake: 'dos-reflexiones-suma-las-rectas',
            },
          ],
          explanation: md`La separación es $2 - (-1) = 3$, y el movimiento es el doble: 6 hacia arriba.`,
        },
      ],
    },
    {
      id: 'el-orden-importa',
      title: 'Uno después de otro: el orden importa',
      idea: md`Una **composición** aplica un movimiento y, a lo que resulta, otro. Se hace en el orden que dice el enunciado: la imagen del primero es la entrada del segundo.

En general, si cambias el orden, cambia el resultado. Trasladar y girar no es lo mismo que girar y trasladar, porque el giro es alrededor del origen y ya no estás en el mismo lugar.

Escribe los puntos en cadena, con una flecha por movimiento: así no te saltas ninguno. Recuerda: el giro de 90° antihorario lleva $(x, y)$ a $(-y, x)$, y el horario, a $(y, -x)$; media vuelta lo lleva a $(-x, -y)$.`,
      figure: {
        kind: 'plane',
        x: [-3, 6],
        y: [-1, 5],
        shapes: [
          { shape: 'arrow', from: [1, 2], to: [4, 1], accent: 1 },
          { shape: 'segment', from: [0, 0], to: [4, 1], dashed: true },
          { shape: 'segment', from: [0, 0], to: [-1, 4], dashed: true },
          { shape: 'point', at: [1, 2], label: 'P', accent: 1 },
          { shape: 'point', at: [4, 1], label: 'Q', accent: 2 },
          { shape: 'point', at: [-1, 4], label: 'R', accent: 3 },
        ],
        alt: 'El punto P, en 1 y 2, se traslada hasta Q, en 4 y 1. Después Q gira 90 grados antihorario alrededor del origen y llega a R, en menos 1 y 4.',
      },
      example: {
        problem: md`El punto $P(1, 2)$ se traslada según $(3, -1)$ y su imagen gira 90° en sentido antihorario alrededor del origen. ¿Dónde termina?`,
        steps: [
          { title: 'Primero la traslación', text: md`$(1 + 3, 2 - 1) = (4, 1)$.` },
          { title: 'Sobre ese punto, el giro', text: md`$(x, y)$ va a $(-y, x)$: $(4, 1)$ pasa a $(-1, 4)$.` },
          {
            title: 'Mira que el orden importa',
            text: md`Al revés, P giraría a $(-2, 1)$ y la traslación lo llevaría a $(1, 0)$: otro lugar.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'composicion-orden-invertido',
          text: md`Girar primero y trasladar después, y llegar a $(1, 0)$. Numera los movimientos en el enunciado: «y luego» manda.`,
        },
        {
          mistake: 'composicion-solo-la-primera',
          text: md`Quedarse en $(4, 1)$. Ese es el punto intermedio: falta el giro.`,
        },
        {
          mistake: 'giro-en-sentido-contrario',
          text: md`Girar $(4, 1)$ con los punteros del reloj y dar $(1, -4)$. Antihorario sube desde la derecha hacia la izquierda.`,
        },
      ],
      checks: [
        {
          id: 'trasladar-y-girar',
          question: md`El punto $(2, -3)$ se traslada según $(2, 4)$ y después gira 90° en sentido horario alrededor del origen. ¿Dónde queda?`,
          key: '$(1, -4)$',
          distractors: [
            {
              text: '$(-1, 2)$',
              feedback: 'Giraste antes de trasladar. El enunciado pide primero la traslación.',
              mistake: 'composicion-orden-invertido',
            },
            {
              text: '$(4, 1)$',
              feedback: 'Ese es el resultado de la traslación. Falta girar.',
              mistake: 'composicion-solo-la-primera',
            },
            {
              text: '$(-1, 4)$',
              feedback: 'Giraste en sentido antihorario. Horario baja desde la derecha.',
              mistake: 'giro-en-sentido-contrario',
            },
          ],
          explanation: md`$(2, -3) \rightarrow (4, 1) \rightarrow (1, -4)$.`,
        },
        {
          id: 'reflejar-y-trasladar',
          question: md`El punto $(5, 1)$ se refleja en el eje horizontal y luego se traslada según $(0, 4)$. ¿Dónde termina?`,
          key: '$(5, 3)$',
          distractors: [
            {
              text: '$(5, -5)$',
              feedback: 'Trasladaste primero: (5, 5), y después reflejaste. Es al revés.',
              mistake: 'composicion-orden-invertido',
            },
            {
              text: '$(5, -1)$',
              feedback: 'Ese es el reflejo. Falta la traslación.',
              mistake: 'composicion-solo-la-primera',
            },
            {
              text: '$(-5, 5)$',
              feedback: 'Reflejaste en el eje vertical. El horizontal cambia el signo de la altura.',
            },
          ],
          explanation: md`$(5, 1) \rightarrow (5, -1) \rightarrow (5, 3)$.`,
        },
        {
          id: 'dos-ejes-seguidos',
          question: md`Una figura se refleja en el eje horizontal y su imagen, en el eje vertical. ¿Qué único movimiento da lo mismo?`,
          key: 'Una rotación de 180° en el origen',
          distractors: [
            {
              text: 'Una rotación de 90° en el origen',
              feedback: 'Con 90° las coordenadas se intercambian. Aquí solo cambian de signo, una cada vez.',
              mistake: 'media-vuelta-como-cuarto',
            },
            {
              text: 'Una reflexión en el eje horizontal',
              feedback: 'Eso es solo la primera. Después también cambia la primera coordenada.',
              mistake: 'composicion-solo-la-primera',
            },
            {
              text: 'Una traslación en diagonal',
              feedback: 'Dos espejos dan traslación si son paralelos. Los ejes se cruzan.',
            },
          ],
          explanation: md`$(x, y) \rightarrow (x, -y) \rightarrow (-x, -y)$: cambian los dos signos, como en media vuelta.`,
        },
      ],
    },
    {
      id: 'deshacer-y-repetir',
      title: 'Deshacer un recorrido y repetir un motivo',
      idea: md`Todo movimiento tiene uno que lo **deshace**: una traslación, con el vector opuesto; un giro, con el giro contrario; una reflexión, con ella misma.

Si se hicieron varios, se deshacen **en el orden inverso**: primero el último, como quien se saca los zapatos antes que los calcetines.

Los mosaicos y rosetones repiten un motivo con estos movimientos. Como conservan forma y tamaño, cada copia es igual al original. Si un motivo se repite girando siempre el mismo ángulo hasta cerrar la vuelta, la cantidad de copias es 360° dividido por ese ángulo.`,
      example: {
        problem: md`Un punto se trasladó según $(-2, 3)$ y luego se reflejó en el eje vertical. Terminó en $(4, 1)$. ¿Dónde estaba al comienzo?`,
        steps: [
          { title: 'Deshaz lo último', text: md`Lo último fue la reflexión. Se repite: $(4, 1)$ vuelve a $(-4, 1)$.` },
          { title: 'Deshaz lo primero', text: md`La traslación se quita con $(2, -3)$: $(-4 + 2, 1 - 3) = (-2, -2)$.` },
          {
            title: 'Haz el viaje completo',
            text: md`$(-2, -2) \rightarrow (-4, 1) \rightarrow (4, 1)$. Calza.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'volver-desde-menos-dos-cinco',
          question: md`Un punto giró 90° en sentido antihorario alrededor del origen y después se trasladó según $(1, 1)$. Terminó en $(-2, 5)$. ¿Dónde partió?`,
          key: '$(4, 3)$',
          distractors: [
            {
              text: '$(4, 1)$',
              feedback: 'Deshiciste primero el giro. Se empieza por lo último, la traslación.',
              mistake: 'composicion-orden-invertido',
            },
            {
              text: '$(-4, -3)$',
              feedback: 'Después de quitar la traslación giraste de nuevo antihorario. Para deshacer va el horario.',
              mistake: 'giro-en-sentido-contrario',
            },
            { text: '$(-3, 4)$', feedback: 'Deshiciste solo la traslación. Falta deshacer el giro.' },
          ],
          explanation: md`Quitar la traslación: $(-3, 4)$. Girar 90° horario: $(y, -x) = (4, 3)$. Ida: $(4, 3) \rightarrow (-3, 4) \rightarrow (-2, 5)$.`,
        },
        {
          id: 'roseton-de-cuarenta-grados',
          question: md`Un rosetón se dibuja copiando un pétalo con giros de 40° alrededor del centro, hasta dar la vuelta completa. ¿Cuántos pétalos tiene en total, con el original?`,
          key: '9',
          distractors: [
            {
              text: '8',
              feedback: 'Contaste solo las copias nuevas. El pétalo original también es parte del rosetón.',
            },
            { text: '10', feedback: 'Sumaste uno de más: después de 9 giros, la copia cae sobre el pétalo original.' },
            { text: '40', feedback: 'El 40 es el ángulo. La cantidad es cuántas veces cabe en la vuelta de 360°.' },
          ],
          explanation: md`$360 : 40 = 9$. El noveno giro vuelve al pétalo del comienzo, así que hay 9 pétalos distintos.`,
        },
        {
          id: 'que-se-conserva',
          question: md`El motivo de un mosaico es un triángulo de 24 cm de perímetro y 24 cm² de área. Se refleja, se traslada y se gira. ¿Qué puede haber cambiado en la copia?`,
          key: 'Hacia dónde apunta',
          distractors: [
            { text: 'Su área', feedback: 'Los tres movimientos conservan forma y tamaño, y con ellos el área.' },
            { text: 'La medida de sus ángulos', feedback: 'La copia tiene la misma forma: los ángulos no cambian.' },
            { text: 'Su perímetro', feedback: 'Cada lado conserva su largo, así que el contorno también.' },
          ],
          explanation: md`Una isometría conserva largos, ángulos y área. Cambian la posición y la orientación.`,
        },
      ],
    },
  ],
  summary: [
    md`Dos reflexiones en rectas paralelas: una traslación del doble de la separación, de la primera a la segunda.`,
    md`En una composición, el orden del enunciado manda. Escribe los puntos en cadena.`,
    md`Para deshacer, parte por el último movimiento.`,
    md`Las isometrías conservan forma y tamaño; cambian la posición y la orientación.`,
  ],
});
