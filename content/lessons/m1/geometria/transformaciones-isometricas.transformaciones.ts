import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.transformaciones-isometricas.transformaciones',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Las ambulancias llevan su nombre escrito al revés en el capó, para que se lea bien en el espejo retrovisor. Si en vez de eso lo pintaran girado en media vuelta, ¿se leería bien en el espejo?`,
    guesses: ['Sí, porque girar y reflejar es lo mismo', 'No', 'Solo si el giro es de un cuarto de vuelta'],
    reveal: md`No. Un giro nunca reemplaza a un espejo: al girar una letra R puedes ponerla de cabeza, pero no darla vuelta como un guante. Aquí vas a ver cómo distinguirlos mirando solo las coordenadas.`,
  },
  points: [
    {
      id: 'reflejar',
      title: 'Reflejar: misma distancia al otro lado del espejo',
      idea: md`En una **reflexión**, cada punto cruza el espejo en perpendicular y queda al otro lado, a la **misma distancia**.

Si el espejo es el eje horizontal, cambia el signo de $y$. Si es el eje vertical, cambia el signo de $x$.

Si el espejo es otra recta vertical, cuenta los pasos hasta ella y da los mismos al otro lado. La altura no cambia. En la figura, el punto C está 5 unidades a la derecha de la recta L, así que su imagen queda 5 a la izquierda. Con un espejo horizontal se mueve solo la altura.`,
      figure: {
        kind: 'plane',
        x: [-4, 8],
        y: [-1, 6],
        shapes: [
          { shape: 'segment', from: [2, -1], to: [2, 6], dashed: true },
          { shape: 'text', at: [2.3, 5.6], text: 'L', anchor: 'start' },
          {
            shape: 'polygon',
            points: [
              [4, 1],
              [7, 1],
              [7, 5],
            ],
            filled: true,
            accent: 1,
            corners: ['A', 'B', 'C'],
          },
          {
            shape: 'polygon',
            points: [
              [0, 1],
              [-3, 1],
              [-3, 5],
            ],
            filled: true,
            accent: 2,
          },
        ],
        alt: 'Triángulo ABC con A en 4 y 1, B en 7 y 1, C en 7 y 5. La recta vertical L pasa por 2. Al otro lado está la imagen, con vértices en 0 y 1, menos 3 y 1, menos 3 y 5.',
      },
      example: {
        problem: md`El triángulo de la figura se refleja respecto de la recta vertical L, que pasa por $x = 2$. ¿Cuál es la imagen de $C(7, 5)$?`,
        steps: [
          { title: 'Mide la distancia al espejo', text: md`De $x = 2$ a $x = 7$ hay 5 unidades, hacia la derecha.` },
          { title: 'Da los mismos pasos al otro lado', text: md`5 a la izquierda de $x = 2$: $2 - 5 = -3$.` },
          {
            title: 'Deja la altura igual',
            text: md`La imagen es $(-3, 5)$. Comprueba: el punto medio entre 7 y $-3$ es 2, que está sobre L.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'reflexion-respecto-del-eje',
          text: md`Cambiar el signo de 7 y dar $(-7, 5)$. Eso refleja respecto del eje vertical. El espejo es L: mide desde ella.`,
        },
        {
          mistake: 'reflexion-en-la-otra-direccion',
          text: md`Mover la altura: $(7, -1)$. Un espejo vertical manda de izquierda a derecha. Solo uno horizontal sube o baja los puntos.`,
        },
        {
          mistake: 'reflexion-como-traslacion',
          text: md`Sumar el 2 de la recta: $(9, 5)$. Eso corre el punto. En una reflexión importa la distancia al espejo, y el punto cruza al otro lado.`,
        },
      ],
      checks: [
        {
          id: 'espejo-en-cuatro',
          question: md`El punto $(-1, 3)$ se refleja respecto de la recta vertical $x = 4$. ¿Cuál es su imagen?`,
          key: '$(9, 3)$',
          distractors: [
            {
              text: '$(1, 3)$',
              feedback: 'Reflejaste respecto del eje vertical. El espejo está en 4.',
              mistake: 'reflexion-respecto-del-eje',
            },
            {
              text: '$(-1, 5)$',
              feedback: 'Moviste el punto en vertical. Un espejo vertical lo manda hacia el lado.',
              mistake: 'reflexion-en-la-otra-direccion',
            },
            {
              text: '$(3, 3)$',
              feedback: 'Sumaste 4, como en una traslación. El punto debe quedar al otro lado del espejo.',
              mistake: 'reflexion-como-traslacion',
            },
          ],
          explanation: md`De $-1$ a 4 hay 5 unidades. Cinco más allá de 4 está el 9: $(9, 3)$.`,
        },
        {
          id: 'reflejo-en-el-lago',
          question: md`En un dibujo, el eje horizontal es la orilla de un lago. Un faro termina en $(6, 2)$. ¿Dónde se dibuja la punta de su reflejo en el agua?`,
          key: '$(6, -2)$',
          distractors: [
            {
              text: '$(-6, 2)$',
              feedback: 'Ese es el reflejo en el eje vertical. El agua está en el eje horizontal.',
              mistake: 'reflexion-en-la-otra-direccion',
            },
            { text: '$(-6, -2)$', feedback: 'Cambiaste los dos signos: eso es un giro de media vuelta.' },
            { text: '$(2, 6)$', feedback: 'Intercambiaste las coordenadas. El reflejo queda justo debajo.' },
          ],
          explanation: md`El eje horizontal conserva la $x$ y cambia el signo de la $y$: de $(6, 2)$ a $(6, -2)$.`,
        },
        {
          id: 'donde-esta-el-espejo',
          question: md`Una reflexión lleva el punto $(5, 1)$ al punto $(5, 7)$. ¿Qué recta es el espejo?`,
          key: '$y = 4$',
          distractors: [
            { text: '$y = 6$', feedback: 'El 6 es lo que se movió el punto. El espejo está justo a mitad de camino.' },
            { text: '$y = 3$', feedback: 'El 3 es la distancia de cada punto al espejo. Súmala desde 1.' },
            {
              text: '$x = 5$',
              feedback: 'El punto subió, así que el espejo es horizontal.',
              mistake: 'reflexion-en-la-otra-direccion',
            },
          ],
          explanation: md`El espejo pasa por el medio: entre las alturas 1 y 7 está el 4. Es la recta horizontal $y = 4$.`,
        },
      ],
    },
    {
      id: 'rotar',
      title: 'Rotar alrededor del origen',
      idea: md`Una **rotación** gira todo alrededor de un centro. El sentido **antihorario** va contra los punteros del reloj; el **horario**, con ellos.

Alrededor del origen hay tres giros que conviene saber:

- 90° antihorario: $(x, y) \rightarrow (-y, x)$
- 180°: $(x, y) \rightarrow (-x, -y)$
- 90° horario: $(x, y) \rightarrow (y, -x)$

Un cuarto de vuelta **intercambia** las coordenadas y cambia **un** signo. Media vuelta no intercambia: cambia los **dos** signos. Para saber qué signo va, ubica el cuadrante en que cae.`,
      figure: {
        kind: 'plane',
        x: [-5, 5],
        y: [-5, 5],
        shapes: [
          { shape: 'segment', from: [0, 0], to: [4, 1], accent: 1 },
          { shape: 'segment', from: [0, 0], to: [-1, 4], dashed: true },
          { shape: 'segment', from: [0, 0], to: [-4, -1], dashed: true },
          { shape: 'segment', from: [0, 0], to: [1, -4], dashed: true },
          { shape: 'point', at: [4, 1], label: 'P', accent: 1 },
          { shape: 'point', at: [-1, 4], label: 'Q' },
          { shape: 'point', at: [-4, -1], label: 'R' },
          { shape: 'point', at: [1, -4], label: 'S' },
        ],
        alt: 'Punto P en 4 y 1 y sus giros alrededor del origen: Q en menos 1 y 4 a 90 grados antihorario, R en menos 4 y menos 1 a 180 grados, S en 1 y menos 4 a 90 grados horario.',
      },
      example: {
        problem: md`El punto $(3, -2)$ gira 90° en sentido horario alrededor del origen. ¿Dónde queda?`,
        steps: [
          {
            title: 'Ubica el cuadrante',
            text: md`Está abajo a la derecha. Con los punteros del reloj, un cuarto de vuelta lo lleva abajo a la izquierda: ahí las dos coordenadas son negativas.`,
          },
          { title: 'Intercambia', text: md`Un cuarto de vuelta intercambia los tamaños: quedan 2 y 3.` },
          {
            title: 'Pon los signos',
            text: md`$(-2, -3)$. La regla dice lo mismo: $(y, -x) = (-2, -3)$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'giro-en-sentido-contrario',
          text: md`Girar al revés y llegar a $(2, 3)$. Imagina los punteros: de las 12 pasan a las 3. Horario es de arriba hacia la derecha y luego hacia abajo.`,
        },
        {
          mistake: 'giro-de-media-vuelta',
          text: md`Cambiar los dos signos: $(-3, 2)$. Eso son 180°, el doble de lo pedido.`,
        },
        {
          mistake: 'giro-solo-cambia-coordenadas',
          text: md`Intercambiar y no tocar los signos: $(-2, 3)$. Eso es un reflejo. En un cuarto de vuelta también cambia un signo.`,
        },
      ],
      checks: [
        {
          id: 'cuarto-antihorario',
          question: md`El punto $(2, 5)$ gira 90° en sentido antihorario alrededor del origen. ¿Cuál es su imagen?`,
          key: '$(-5, 2)$',
          distractors: [
            {
              text: '$(5, -2)$',
              feedback: 'Giraste con los punteros del reloj. Antihorario es al contrario.',
              mistake: 'giro-en-sentido-contrario',
            },
            {
              text: '$(-2, -5)$',
              feedback: 'Ese es el giro de 180°. Un cuarto de vuelta intercambia las coordenadas.',
              mistake: 'giro-de-media-vuelta',
            },
            {
              text: '$(5, 2)$',
              feedback: 'Intercambiaste sin revisar los signos. Mira en qué cuadrante debe caer.',
              mistake: 'giro-solo-cambia-coordenadas',
            },
          ],
          explanation: md`Pasa de arriba a la derecha a arriba a la izquierda: $(-y, x) = (-5, 2)$.`,
        },
        {
          id: 'media-vuelta',
          question: md`El punto $(-3, 4)$ gira 180° alrededor del origen. ¿Cuál es su imagen?`,
          key: '$(3, -4)$',
          distractors: [
            {
              text: '$(4, 3)$',
              feedback: 'Ese es un giro de 90° horario. Media vuelta no intercambia las coordenadas.',
              mistake: 'media-vuelta-como-cuarto',
            },
            {
              text: '$(3, 4)$',
              feedback: 'Cambiaste solo el primer signo: esa es una reflexión en el eje vertical.',
              mistake: 'giro-confundido-con-reflexion-y',
            },
            {
              text: '$(-3, -4)$',
              feedback: 'Cambiaste solo el segundo signo: esa es una reflexión en el eje horizontal.',
              mistake: 'giro-confundido-con-reflexion-x',
            },
          ],
          explanation: md`Con 180° cambian los dos signos, y el origen queda a mitad de camino entre el punto y su imagen.`,
        },
        {
          id: 'de-la-una-a-las-cuatro',
          question: md`La punta de un puntero está en $(3, 5)$ y el eje del reloj, en el origen. ¿En qué punto está después de un giro de 90° en sentido horario?`,
          key: '$(5, -3)$',
          distractors: [
            {
              text: '$(-5, 3)$',
              feedback: 'Ese es el giro antihorario. Los punteros van hacia la derecha y abajo.',
              mistake: 'giro-en-sentido-contrario',
            },
            {
              text: '$(-3, -5)$',
              feedback: 'Eso es media vuelta. Es solo un cuarto.',
              mistake: 'giro-de-media-vuelta',
            },
            {
              text: '$(5, 3)$',
              feedback: 'Intercambiaste bien, pero falta el signo: debe quedar abajo a la derecha.',
              mistake: 'giro-solo-cambia-coordenadas',
            },
          ],
          explanation: md`Horario: $(y, -x) = (5, -3)$, abajo a la derecha.`,
        },
      ],
    },
    {
      id: 'reconocer',
      title: 'Trasladar, y reconocer qué movimiento fue',
      idea: md`En una **traslación** todos los puntos avanzan según el mismo vector, que se suma a cada coordenada.

Para saber qué movimiento se aplicó, compara **cada vértice con su imagen**:

- Todos avanzaron lo mismo: traslación.
- Cambió un solo signo: reflexión en un eje. Si se conserva la $x$, el espejo es el horizontal; si se conserva la $y$, el vertical.
- Cambiaron los dos signos: rotación de 180° en el origen.
- Se intercambiaron y cambió un signo: rotación de 90°.

Revisa al menos dos vértices. En los tres movimientos la forma y el tamaño se conservan.`,
      figure: {
        kind: 'plane',
        x: [-6, 6],
        y: [-4, 4],
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 1],
              [5, 1],
              [5, 3],
            ],
            filled: true,
            accent: 1,
            corners: ['A', 'B', 'C'],
          },
          {
            shape: 'polygon',
            points: [
              [-1, -1],
              [-5, -1],
              [-5, -3],
            ],
            filled: true,
            accent: 2,
            corners: ["A'", "B'", "C'"],
          },
        ],
        alt: "Triángulo ABC con A en 1 y 1, B en 5 y 1, C en 5 y 3. Su imagen A'B'C' tiene A' en menos 1 y menos 1, B' en menos 5 y menos 1, C' en menos 5 y menos 3.",
      },
      example: {
        problem: md`¿Qué movimiento lleva el triángulo ABC de la figura al triángulo A'B'C'?`,
        steps: [
          {
            title: 'Compara un vértice',
            text: md`$C(5, 3)$ fue a $C'(-5, -3)$: los tamaños no se intercambiaron y los dos signos cambiaron.`,
          },
          { title: 'Compara otro', text: md`$B(5, 1)$ fue a $B'(-5, -1)$: pasa lo mismo.` },
          { title: 'Concluye', text: md`Es una rotación de 180° alrededor del origen.` },
        ],
      },
      warnings: [
        {
          mistake: 'giro-confundido-con-reflexion-x',
          text: md`Ver que quedó abajo y decir «reflexión en el eje horizontal». En esa reflexión las primeras coordenadas no cambian, y aquí pasaron de 5 a $-5$.`,
        },
        {
          mistake: 'giro-confundido-con-reflexion-y',
          text: md`Ver que quedó a la izquierda y decir «reflexión en el eje vertical». Entonces la altura 3 se habría conservado, y ahora es $-3$.`,
        },
        {
          mistake: 'media-vuelta-como-cuarto',
          text: md`Decir «giro de 90°». Un cuarto de vuelta llevaría al cuadrante vecino y cambiaría el 5 con el 3. Aquí fue al cuadrante opuesto.`,
        },
      ],
      checks: [
        {
          id: 'solo-cambia-la-altura',
          question: md`Un movimiento lleva $(2, 1)$ a $(2, -1)$, y $(5, 3)$ a $(5, -3)$. ¿Cuál es?`,
          key: 'Reflexión en el eje horizontal',
          distractors: [
            {
              text: 'Rotación de 180° en el origen',
              feedback: 'Con 180° cambiarían también las primeras coordenadas.',
              mistake: 'giro-confundido-con-reflexion-x',
            },
            {
              text: 'Reflexión en el eje vertical',
              feedback: 'En esa se conserva la altura y cambia la primera coordenada.',
            },
            {
              text: 'Traslación hacia abajo',
              feedback: 'Un punto bajó 2 y el otro bajó 6. En una traslación todos avanzan igual.',
            },
          ],
          explanation: md`Las $x$ se conservan y las $y$ cambian de signo: el espejo es el eje horizontal.`,
        },
        {
          id: 'coordenadas-intercambiadas',
          question: md`Un movimiento lleva $(1, 4)$ a $(-4, 1)$, y $(3, 2)$ a $(-2, 3)$. ¿Cuál es?`,
          key: 'Rotación de 90° antihoraria en el origen',
          distractors: [
            {
              text: 'Rotación de 90° horaria en el origen',
              feedback: 'La horaria llevaría (1, 4) a (4, −1), abajo a la derecha.',
              mistake: 'giro-en-sentido-contrario',
            },
            {
              text: 'Rotación de 180° en el origen',
              feedback: 'Con 180° los números no se intercambian: (1, 4) iría a (−1, −4).',
              mistake: 'media-vuelta-como-cuarto',
            },
            { text: 'Reflexión en el eje vertical', feedback: 'Esa llevaría (1, 4) a (−1, 4), sin intercambiar.' },
          ],
          explanation: md`Se intercambian las coordenadas y la nueva $x$ lleva el signo cambiado: es $(-y, x)$, el giro de 90° antihorario.`,
        },
        {
          id: 'trasladar-el-segundo-vertice',
          question: md`Una traslación lleva $A(-3, 1)$ a $A'(2, -1)$. ¿A qué punto lleva $B(0, 4)$?`,
          key: '$(5, 2)$',
          distractors: [
            {
              text: '$(-5, 6)$',
              feedback: 'Usaste el vector al revés, de la imagen al original.',
              mistake: 'vector-sentido-contrario',
            },
            {
              text: '$(-2, 9)$',
              feedback: 'El vector es (5, −2), y sumaste sus componentes cambiadas.',
              mistake: 'vector-componentes-cambiadas',
            },
            {
              text: '$(2, 3)$',
              feedback: 'Sumaste las coordenadas de la imagen. El vector es imagen menos original.',
              mistake: 'vector-toma-el-extremo',
            },
          ],
          explanation: md`El vector es $(2 - (-3), -1 - 1) = (5, -2)$. Entonces B va a $(0 + 5, 4 - 2) = (5, 2)$.`,
        },
      ],
    },
  ],
  summary: [
    md`Reflexión: misma distancia al otro lado del espejo. Espejo vertical, cambia la $x$; horizontal, cambia la $y$.`,
    md`Giro de 180° en el origen: cambian los dos signos. De 90°: se intercambian y cambia un signo.`,
    md`Antihorario: $(-y, x)$. Horario: $(y, -x)$.`,
    md`Traslación: todos los puntos suman el mismo vector.`,
  ],
});
