import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.transformaciones-isometricas.puntos-vectores',
  version: 1,
  minutes: 14,
  opening: {
    question: md`Un dron avanza 3 metros al este y 2 al sur. Después, 5 metros al oeste y 6 al norte. Si quieres que vuelva al punto de partida en un solo vuelo recto, ¿qué le ordenas?`,
    guesses: ['2 al oeste y 4 al norte', '2 al este y 4 al sur', '8 al este y 8 al sur'],
    reveal: md`En total quedó 2 m al oeste y 4 m al norte de donde partió. Para volver se hace lo contrario: 2 al este y 4 al sur. Con vectores esa cuenta cabe en una línea.`,
  },
  points: [
    {
      id: 'ubicar-puntos',
      title: 'Un punto son dos números en orden',
      idea: md`En el plano cartesiano, un punto se escribe $(x, y)$. El primer número dice cuánto avanzas en **horizontal** desde el origen: positivo a la derecha, negativo a la izquierda. El segundo, cuánto en **vertical**: positivo arriba, negativo abajo.

El orden importa: $(3, 2)$ y $(2, 3)$ son lugares distintos.

Un punto sobre el eje horizontal tiene segunda coordenada 0, y sobre el eje vertical, primera coordenada 0. La distancia al eje horizontal la da el tamaño de $y$; la distancia al eje vertical, el de $x$.`,
      figure: {
        kind: 'plane',
        x: [-5, 5],
        y: [-5, 5],
        shapes: [
          { shape: 'point', at: [3, 2], label: 'A', accent: 1 },
          { shape: 'point', at: [-4, 1], label: 'B', accent: 1 },
          { shape: 'point', at: [-2, -3], label: 'C', accent: 1 },
          { shape: 'point', at: [0, 4], label: 'D', accent: 1 },
        ],
        alt: 'Plano cartesiano con cuatro puntos: A en 3 y 2, B en menos 4 y 1, C en menos 2 y menos 3, y D sobre el eje vertical, a altura 4.',
      },
      example: {
        problem: md`¿Cuáles son las coordenadas de C y de D en la figura, y a qué distancia del eje horizontal está C?`,
        steps: [
          {
            title: 'C: primero en horizontal',
            text: md`Desde el origen se llega a C con 2 a la izquierda y 3 hacia abajo: $(-2, -3)$.`,
          },
          { title: 'D: está sobre un eje', text: md`No se mueve en horizontal y sube 4: $(0, 4)$.` },
          {
            title: 'Distancia al eje',
            text: md`C está 3 unidades bajo el eje horizontal. La distancia es 3: el signo dice hacia qué lado, no cuánto.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'plaza-en-el-mapa',
          question: md`En el mapa de un juego, el origen es la plaza. Para llegar a la biblioteca se caminan 4 cuadras a la izquierda y 1 hacia arriba. ¿Cuáles son las coordenadas de la biblioteca?`,
          key: '$(-4, 1)$',
          distractors: [
            {
              text: '$(1, -4)$',
              feedback: 'Pusiste primero lo vertical. El primer número es el avance horizontal.',
              mistake: 'vector-componentes-cambiadas',
            },
            { text: '$(4, 1)$', feedback: 'Ir a la izquierda se escribe con signo menos.' },
            {
              text: '$(4, -1)$',
              feedback: 'Los signos quedaron al revés: izquierda es negativo y arriba es positivo.',
            },
          ],
          explanation: md`4 a la izquierda es $-4$ y 1 hacia arriba es $1$: $(-4, 1)$.`,
        },
        {
          id: 'distancia-al-eje',
          question: md`¿A cuántas unidades del eje horizontal está el punto $(-3, 5)$?`,
          key: '5',
          distractors: [
            { text: '3', feedback: 'Esa es la distancia al eje vertical. Al horizontal se llega bajando.' },
            { text: '8', feedback: 'Sumaste los dos recorridos. Para llegar al eje horizontal basta con bajar.' },
            { text: '2', feedback: 'Sumaste las coordenadas con su signo. Mira solo la segunda.' },
          ],
          explanation: md`La segunda coordenada dice la altura: el punto está 5 unidades sobre el eje horizontal.`,
        },
        {
          id: 'cuarto-vertice',
          question: md`Tres vértices de un rectángulo con lados paralelos a los ejes son $(-2, 1)$, $(4, 1)$ y $(4, 5)$. ¿Cuál es el cuarto?`,
          key: '$(-2, 5)$',
          distractors: [
            {
              text: '$(5, -2)$',
              feedback: 'Los números son esos, pero en el otro orden: primero la horizontal.',
              mistake: 'vector-componentes-cambiadas',
            },
            { text: '$(-2, -5)$', feedback: 'La altura debe ser la del otro vértice de arriba, 5.' },
            {
              text: '$(2, 5)$',
              feedback: 'Debe quedar sobre el vértice de la izquierda, cuya primera coordenada es −2.',
            },
          ],
          explanation: md`Está sobre $(-2, 1)$ y a la altura de $(4, 5)$: $(-2, 5)$.`,
        },
      ],
    },
    {
      id: 'el-vector-de-a-hasta-b',
      title: 'Un vector dice cuánto y hacia dónde',
      idea: md`Un **vector** es un desplazamiento: cuánto se avanza en horizontal y cuánto en vertical. No dice dónde estás, sino cómo te mueves. Por eso la misma flecha puede dibujarse desde cualquier punto.

El vector que va **de A hasta B** se calcula restando, coordenada a coordenada, llegada menos partida: $\vec{AB} = B - A$.

Si conoces la partida y el vector, la llegada se obtiene sumando: $B = A + \vec{AB}$. Eso sirve para comprobar. Y el vector de vuelta, de B hasta A, tiene los dos signos cambiados.`,
      figure: {
        kind: 'plane',
        x: [-4, 6],
        y: [-3, 5],
        shapes: [
          { shape: 'arrow', from: [-2, 3], to: [4, -1], accent: 1 },
          { shape: 'segment', from: [-2, 3], to: [4, 3], dashed: true },
          { shape: 'segment', from: [4, 3], to: [4, -1], dashed: true },
          { shape: 'point', at: [-2, 3], label: 'A' },
          { shape: 'point', at: [4, -1], label: 'B' },
          { shape: 'text', at: [2, 3.5], text: '6 a la derecha' },
          { shape: 'text', at: [4.2, 1.4], text: '4 abajo', anchor: 'start', size: 'small' },
        ],
        alt: 'Flecha desde A, en menos 2 y 3, hasta B, en 4 y menos 1. El recorrido punteado va 6 unidades a la derecha y 4 hacia abajo.',
      },
      example: {
        problem: md`¿Cuál es el vector que va de $A(-2, 3)$ hasta $B(4, -1)$?`,
        steps: [
          { title: 'Resta en horizontal', text: md`Llegada menos partida: $4 - (-2) = 6$.` },
          { title: 'Resta en vertical', text: md`$-1 - 3 = -4$.` },
          {
            title: 'Comprueba',
            text: md`El vector es $(6, -4)$. Desde A: $(-2 + 6, 3 - 4) = (4, -1)$, que es B.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'vector-sentido-contrario',
          text: md`Restar al revés, A menos B: $(-6, 4)$. Ese va de B hasta A. Mira la punta de la flecha: si va a la derecha, la primera componente es positiva.`,
        },
        {
          mistake: 'vector-componentes-cambiadas',
          text: md`Escribir $(-4, 6)$: primero lo vertical. Igual que en los puntos, la horizontal va primero.`,
        },
        {
          mistake: 'vector-toma-el-extremo',
          text: md`Contestar $(4, -1)$, las coordenadas de B. El extremo dice dónde termina; el vector, cuánto se avanzó desde A. Coinciden solo si A es el origen.`,
        },
      ],
      checks: [
        {
          id: 'de-p-hasta-q',
          question: md`¿Cuál es el vector que va de $P(5, 1)$ hasta $Q(2, 7)$?`,
          key: '$(-3, 6)$',
          distractors: [
            {
              text: '$(3, -6)$',
              feedback: 'Ese va de Q hasta P. Es llegada menos partida.',
              mistake: 'vector-sentido-contrario',
            },
            {
              text: '$(6, -3)$',
              feedback: 'Cambiaste el orden: primero el avance horizontal, −3.',
              mistake: 'vector-componentes-cambiadas',
            },
            {
              text: '$(2, 7)$',
              feedback: 'Ese es el punto Q. Falta descontar dónde empezó la flecha.',
              mistake: 'vector-toma-el-extremo',
            },
          ],
          explanation: md`$(2 - 5, 7 - 1) = (-3, 6)$. Comprueba: $5 - 3 = 2$ y $1 + 6 = 7$.`,
        },
        {
          id: 'llegada-del-robot',
          question: md`Un robot de bodega está en $(-1, 4)$ y se mueve según el vector $(5, -6)$. ¿En qué punto queda?`,
          key: '$(4, -2)$',
          distractors: [
            {
              text: '$(-6, 10)$',
              feedback: 'Restaste el vector. Para avanzar se suma.',
              mistake: 'vector-sentido-contrario',
            },
            {
              text: '$(-7, 9)$',
              feedback: 'Sumaste −6 en horizontal y 5 en vertical. La primera componente va con la primera coordenada.',
              mistake: 'vector-componentes-cambiadas',
            },
            { text: '$(5, -6)$', feedback: 'Ese es el desplazamiento. Falta sumarlo al punto de partida.' },
          ],
          explanation: md`$(-1 + 5, 4 - 6) = (4, -2)$.`,
        },
        {
          id: 'que-hace-este-vector',
          question: md`¿Qué movimiento describe el vector $(0, -3)$?`,
          key: 'Bajar 3 unidades',
          distractors: [
            {
              text: 'Ir 3 unidades a la izquierda',
              feedback: 'Eso sería (−3, 0). La segunda componente es la vertical.',
              mistake: 'vector-componentes-cambiadas',
            },
            {
              text: 'Ir hasta el punto (0, −3)',
              feedback: 'Un vector no es un lugar. Llegas a ese punto solo si partes del origen.',
              mistake: 'vector-toma-el-extremo',
            },
            { text: 'Subir 3 unidades', feedback: 'El signo menos en la vertical es hacia abajo.' },
          ],
          explanation: md`El 0 dice que no se mueve en horizontal y el $-3$, que baja 3. Da lo mismo desde dónde parta.`,
        },
      ],
    },
    {
      id: 'recorridos-y-vuelta-atras',
      title: 'Varios movimientos, y cómo deshacerlos',
      idea: md`Si algo se mueve por varios vectores, uno tras otro, el desplazamiento total es su **suma**: horizontales con horizontales y verticales con verticales.

A veces conoces el **final** y te preguntan por el comienzo. Entonces hay que deshacer: al punto de llegada se le **resta** cada vector, todos, sin saltarse ninguno.

Antes de calcular, marca con una flecha en el enunciado si vas hacia adelante o hacia atrás. Al terminar, haz el viaje completo desde tu respuesta: tienes que caer en el punto conocido.`,
      example: {
        problem: md`Una ficha se movió según $(4, 3)$ y después según $(-6, 1)$. Quedó en $(1, -2)$. ¿Dónde estaba al comienzo?`,
        steps: [
          { title: 'Suma los dos vectores', text: md`$(4 - 6, 3 + 1) = (-2, 4)$: ese es el movimiento total.` },
          { title: 'Resta al punto de llegada', text: md`$(1 - (-2), -2 - 4) = (3, -6)$.` },
          {
            title: 'Haz el viaje',
            text: md`De $(3, -6)$ con $(4, 3)$ se llega a $(7, -3)$, y con $(-6, 1)$, a $(1, -2)$. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'recorrido-suma-en-vez-de-deshacer',
          text: md`Sumar los vectores al punto de llegada: $(-1, 2)$. Eso repite el viaje. Para ir al comienzo se retrocede.`,
        },
        {
          mistake: 'recorrido-deshace-un-solo-tramo',
          text: md`Restar solo el último: $(7, -3)$. Ese es el punto intermedio, donde terminó el primer movimiento. Falta el otro tramo.`,
        },
        {
          mistake: 'recorrido-deshace-mal-el-segundo',
          text: md`Deshacer uno y repetir el otro: de $(7, -3)$ avanzar $(4, 3)$ y llegar a $(11, 0)$. Los dos se restan.`,
        },
      ],
      checks: [
        {
          id: 'donde-partio-el-cursor',
          question: md`Un cursor se movió según $(2, -3)$ y después según $(1, 6)$. Terminó en $(-4, 5)$. ¿En qué punto partió?`,
          key: '$(-7, 2)$',
          distractors: [
            {
              text: '$(-1, 8)$',
              feedback: 'Sumaste los movimientos al final. Para hallar el comienzo se restan.',
              mistake: 'recorrido-suma-en-vez-de-deshacer',
            },
            {
              text: '$(-5, -1)$',
              feedback: 'Deshiciste solo el segundo movimiento. Ese es el punto intermedio.',
              mistake: 'recorrido-deshace-un-solo-tramo',
            },
            {
              text: '$(-3, -4)$',
              feedback: 'Deshiciste el segundo y repetiste el primero. Los dos se deshacen.',
              mistake: 'recorrido-deshace-mal-el-segundo',
            },
          ],
          explanation: md`El total es $(3, 3)$. Hacia atrás: $(-4 - 3, 5 - 3) = (-7, 2)$.`,
        },
        {
          id: 'adelante-dos-veces',
          question: md`Una grúa está en $(2, -1)$. Se mueve según $(-3, 4)$ y luego según $(5, -2)$. ¿Dónde termina?`,
          key: '$(4, 1)$',
          distractors: [
            { text: '$(0, -3)$', feedback: 'Restaste los movimientos. Aquí se va hacia adelante.' },
            { text: '$(-1, 3)$', feedback: 'Hiciste solo el primer movimiento.' },
            { text: '$(2, 2)$', feedback: 'Ese es el desplazamiento total. Falta sumarlo al punto de partida.' },
          ],
          explanation: md`Los vectores suman $(2, 2)$. Desde $(2, -1)$ se llega a $(4, 1)$.`,
        },
        {
          id: 'un-solo-vector-de-vuelta',
          question: md`Una lancha navegó según $(4, -1)$ y después según $(-6, 3)$. ¿Qué único vector la devuelve al punto de partida?`,
          key: '$(2, -2)$',
          distractors: [
            {
              text: '$(-2, 2)$',
              feedback: 'Ese es el viaje de ida completo. Para volver se cambian los signos.',
              mistake: 'recorrido-suma-en-vez-de-deshacer',
            },
            {
              text: '$(6, -3)$',
              feedback: 'Eso deshace solo el segundo tramo.',
              mistake: 'recorrido-deshace-un-solo-tramo',
            },
            {
              text: '$(10, -4)$',
              feedback: 'Deshiciste el segundo y repetiste el primero.',
              mistake: 'recorrido-deshace-mal-el-segundo',
            },
          ],
          explanation: md`De ida, $(4 - 6, -1 + 3) = (-2, 2)$. La vuelta es el opuesto: $(2, -2)$.`,
        },
      ],
    },
  ],
  summary: [
    md`Punto $(x, y)$: primero la horizontal, después la vertical.`,
    md`Vector de A hasta B: llegada menos partida, $B - A$. El de vuelta tiene los signos opuestos.`,
    md`Movimientos seguidos: se suman. Para hallar el comienzo, se restan todos al final.`,
    md`Comprueba siempre haciendo el viaje desde tu respuesta.`,
  ],
});
