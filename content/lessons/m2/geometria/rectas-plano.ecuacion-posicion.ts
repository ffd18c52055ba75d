import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.geometria.rectas-plano.ecuacion-posicion',
  version: 1,
  minutes: 19,
  opening: {
    question: md`En el plano de una ciudad, una diagonal sube 1 cuadra al norte por cada 3 cuadras que avanza al este. Van a trazar otra calle que la cruce en ángulo recto. ¿Cómo tiene que avanzar la nueva?`,
    guesses: [
      'Bajar 1 cuadra por cada 3 al este',
      'Bajar 3 cuadras por cada 1 al este',
      'Subir 3 cuadras por cada 1 al este',
    ],
    reveal: md`Bajar 3 por cada 1. Al girar un cuarto de vuelta, lo que subía pasa a ser lo que avanza, y lo que avanzaba pasa a bajar. En ecuaciones: la pendiente se da vuelta **y** cambia de signo.`,
  },
  points: [
    {
      id: 'pendiente-y-posicion',
      title: 'Leer y escribir la ecuación de una recta',
      idea: md`En $y = mx + n$ hay dos números:

- $n$, el **coeficiente de posición**, es la altura a la que la recta corta el eje Y.
- $m$, la **pendiente**, es lo que sube dividido por lo que avanza. Si la recta baja, es negativa.

Con dos puntos, $m = \frac{y_2 - y_1}{x_2 - x_1}$.

En la figura, de (0, 4) a (6, 0) la recta baja 4 y avanza 6: $m = -\frac{4}{6} = -\frac{2}{3}$. Como corta el eje Y en 4, su ecuación es $y = -\frac{2}{3}x + 4$.`,
      figure: {
        kind: 'plane',
        x: [-1, 8],
        y: [-1, 5],
        shapes: [
          { shape: 'segment', from: [-1, 4.667], to: [7.5, -1], accent: 1 },
          { shape: 'segment', from: [0, 4], to: [6, 4], dashed: true, accent: 2 },
          { shape: 'arrow', from: [6, 4], to: [6, 0.15], accent: 2 },
          { shape: 'point', at: [0, 4], accent: 1 },
          { shape: 'point', at: [6, 0], accent: 1 },
          { shape: 'text', at: [3.6, 4.45], text: 'avanza 6', accent: 2 },
          { shape: 'text', at: [6.95, 2.5], text: 'baja 4', accent: 2 },
        ],
        alt: 'Recta que corta el eje Y en (0, 4) y el eje X en (6, 0). Entre esos puntos avanza 6 y baja 4.',
      },
      manipulable: {
        kind: 'line-through-points',
        points: [
          [0, 1],
          [4, 3],
        ],
        task: 'Mueve los puntos hasta que la pendiente sea −2. Después, hasta que la recta quede horizontal.',
        predict: {
          question: 'Si intercambias los dos puntos, ¿qué pasa con la pendiente?',
          guesses: ['Cambia de signo', 'Se da vuelta', 'No cambia'],
          shows: 'No cambia: cambian de signo lo que sube y lo que avanza, y el cociente es el mismo.',
        },
      },
      example: {
        problem: md`Una recta pasa por A(2, 1) y B(6, −7). ¿Cuál es su ecuación?`,
        steps: [
          {
            title: 'Calcula la pendiente',
            text: md`$m = \frac{-7 - 1}{6 - 2} = \frac{-8}{4} = -2$: baja 2 por cada 1 que avanza.`,
          },
          {
            title: 'Usa un punto para hallar n',
            text: md`En $y = -2x + n$ reemplaza A: $1 = -2 \cdot 2 + n$, así que $n = 5$.`,
          },
          {
            title: 'Escribe y revisa con el otro punto',
            text: md`$y = -2x + 5$. Con B: $-2 \cdot 6 + 5 = -7$. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'recta-pendiente-invertida',
          text: md`Dividir lo que avanza por lo que sube. La pendiente dice cuánto cambia $y$ por cada 1 de $x$: lo vertical va arriba.`,
        },
        {
          mistake: 'recta-pendiente-con-otro-signo',
          text: md`Perder el signo. Recorre la recta de izquierda a derecha, como se lee: si vas bajando, la pendiente es negativa.`,
        },
        {
          mistake: 'recta-corte-con-el-otro-eje',
          text: md`Poner como $n$ el corte con el eje X. Reemplaza $x = 0$: lo que queda es $n$, y eso está sobre el eje Y.`,
        },
      ],
      checks: [
        {
          id: 'ecuacion-del-grafico',
          question: md`La recta de la figura corta los ejes en puntos de coordenadas enteras. ¿Cuál es su ecuación?`,
          figure: {
            kind: 'plane',
            x: [-1, 7],
            y: [-4, 2],
            shapes: [
              { shape: 'segment', from: [-1, -3.6], to: [7, 1.2], accent: 1 },
              { shape: 'point', at: [0, -3], accent: 1 },
              { shape: 'point', at: [5, 0], accent: 1 },
            ],
            alt: 'Recta que sube de izquierda a derecha. Corta el eje Y en (0, −3) y el eje X en (5, 0).',
          },
          key: md`$y = \frac{3}{5}x - 3$`,
          distractors: [
            {
              text: md`$y = \frac{5}{3}x - 3$`,
              feedback: 'Dividiste lo que avanza por lo que sube. Sube 3 y avanza 5.',
              mistake: 'recta-pendiente-invertida',
            },
            {
              text: md`$y = -\frac{3}{5}x - 3$`,
              feedback: 'La recta sube de izquierda a derecha: su pendiente es positiva.',
              mistake: 'recta-pendiente-con-otro-signo',
            },
            {
              text: md`$y = \frac{3}{5}x + 5$`,
              feedback: 'El 5 es el corte con el eje X. El coeficiente de posición está en el eje Y.',
              mistake: 'recta-corte-con-el-otro-eje',
            },
          ],
          explanation: md`De (0, −3) a (5, 0) sube 3 y avanza 5, y corta el eje Y en $-3$: $y = \frac{3}{5}x - 3$.`,
        },
        {
          id: 'por-dos-puntos',
          question: md`¿Qué recta pasa por (1, 4) y (4, −2)?`,
          key: md`$y = -2x + 6$`,
          distractors: [
            {
              text: md`$y = -\frac{1}{2}x + \frac{9}{2}$`,
              feedback: 'Pasa por el primer punto, pero la pendiente quedó dada vuelta: baja 6 al avanzar 3.',
              mistake: 'recta-pendiente-invertida',
            },
            {
              text: md`$y = 2x + 2$`,
              feedback: 'Perdiste el signo: de 4 a −2 la recta baja.',
              mistake: 'recta-pendiente-con-otro-signo',
            },
            {
              text: md`$y = -2x + 4$`,
              feedback: 'Usaste la segunda coordenada de (1, 4) como n. Ese punto no está en el eje Y.',
            },
          ],
          explanation: md`$m = \frac{-2 - 4}{4 - 1} = -2$. Con (1, 4): $4 = -2 + n$ y $n = 6$.`,
        },
        {
          id: 'baja-tres-por-cuatro',
          question: md`Una recta baja 3 por cada 4 que avanza y corta el eje Y en 1. ¿Cuál es su ecuación?`,
          key: md`$y = -\frac{3}{4}x + 1$`,
          distractors: [
            {
              text: md`$y = -\frac{4}{3}x + 1$`,
              feedback: 'Pusiste lo que avanza arriba. Lo vertical, 3, va en el numerador.',
              mistake: 'recta-pendiente-invertida',
            },
            {
              text: md`$y = \frac{3}{4}x + 1$`,
              feedback: 'La recta baja: la pendiente es negativa.',
              mistake: 'recta-pendiente-con-otro-signo',
            },
            { text: md`$y = x - \frac{3}{4}$`, feedback: 'Intercambiaste los lugares: la pendiente multiplica a x.' },
          ],
          explanation: md`La pendiente es $-\frac{3}{4}$ y el coeficiente de posición, 1.`,
        },
      ],
    },
    {
      id: 'paralelas',
      title: 'Paralelas: la misma pendiente',
      idea: md`Dos rectas con pendientes distintas se cortan en un punto. Si tienen la **misma** pendiente hay dos casos: con distinto $n$ son paralelas; con el mismo $n$ son la misma recta.

Si la ecuación viene como $ax + by = c$, despeja $y$. Sale $m = -\frac{a}{b}$.

También puedes comparar coeficientes: hay paralelismo si los de $x$ y los de $y$ están en la misma razón. $2x + 3y = 6$ y $4x + 6y = 5$ son paralelas, porque $\frac{2}{4} = \frac{3}{6}$. Con $4x + 6y = 12$ sería la misma recta.`,
      figure: {
        kind: 'plane',
        x: [-2, 6],
        y: [-2, 5],
        shapes: [
          { shape: 'segment', from: [-2, 3.333], to: [6, -2], accent: 1 },
          { shape: 'segment', from: [-1.5, 5], to: [6, 0], accent: 2 },
          { shape: 'segment', from: [-1, -2], to: [2.5, 5], accent: 3, dashed: true },
          { shape: 'text', at: [5.5, -1], text: 'L₁', accent: 1 },
          { shape: 'text', at: [5, 1.4], text: 'L₂', accent: 2 },
          { shape: 'text', at: [2.9, 4.5], text: 'L₃', accent: 3 },
        ],
        alt: 'Tres rectas en el plano. L1 y L2 bajan con la misma inclinación y no se cortan. L3, punteada, sube y corta a las dos.',
        caption: 'L₁ y L₂ son paralelas. L₃ corta a las dos.',
      },
      example: {
        problem: md`Las rectas $kx + 3y = 2$ y $4x - 6y = 7$ son paralelas. ¿Cuál es el valor de $k$?`,
        steps: [
          {
            title: 'Despeja la pendiente conocida',
            text: md`$4x - 6y = 7$ da $6y = 4x - 7$, así que su pendiente es $\frac{4}{6} = \frac{2}{3}$.`,
          },
          {
            title: 'Despeja la otra',
            text: md`$kx + 3y = 2$ da $y = -\frac{k}{3}x + \frac{2}{3}$: su pendiente es $-\frac{k}{3}$.`,
          },
          { title: 'Iguala', text: md`$-\frac{k}{3} = \frac{2}{3}$, así que $k = -2$.` },
          {
            title: 'Revisa con los coeficientes',
            text: md`$\frac{-2}{4} = \frac{3}{-6}$: las dos razones son $-\frac{1}{2}$. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'paralelas-condicion-de-perpendiculares',
          text: md`Hacer que las pendientes multiplicadas den $-1$. Eso es para rectas perpendiculares. En las paralelas se igualan.`,
        },
        {
          mistake: 'paralelas-proporcion-al-reves',
          text: md`Cruzar la proporción: $\frac{k}{-6} = \frac{3}{4}$. El coeficiente de $x$ se compara con el de $x$, y el de $y$ con el de $y$.`,
        },
        {
          mistake: 'paralelas-signo-cambiado',
          text: md`Perder un signo al despejar. En $ax + by = c$ la pendiente lleva un menos: $-\frac{a}{b}$. Al final, compara si las dos suben o las dos bajan.`,
        },
      ],
      checks: [
        {
          id: 'buscar-k',
          question: md`Las rectas $kx + 6y = 1$ y $2x - 3y = 5$ son paralelas. ¿Cuánto vale $k$?`,
          key: md`$-4$`,
          distractors: [
            {
              text: md`$4$`,
              feedback: 'Se te perdió un signo: con k = 4 la primera baja, y la segunda sube.',
              mistake: 'paralelas-signo-cambiado',
            },
            {
              text: md`$-1$`,
              feedback: 'Cruzaste la proporción. Compara k con 2, y 6 con −3.',
              mistake: 'paralelas-proporcion-al-reves',
            },
            {
              text: md`$9$`,
              feedback: 'Con ese valor el producto de las pendientes es −1: son perpendiculares.',
              mistake: 'paralelas-condicion-de-perpendiculares',
            },
          ],
          explanation: md`Pendientes: $-\frac{k}{6}$ y $\frac{2}{3}$. Al igualarlas, $k = -4$. Y $\frac{-4}{2} = \frac{6}{-3} = -2$.`,
        },
        {
          id: 'posicion-de-dos-rectas',
          question: md`¿Cuál es la posición de las rectas $6x - 2y = 8$ y $y = 3x + 1$?`,
          key: 'Son paralelas y distintas',
          distractors: [
            {
              text: 'Son la misma recta',
              feedback: 'La pendiente coincide, pero los coeficientes de posición son −4 y 1.',
            },
            {
              text: 'Se cortan en un punto',
              feedback: 'Despeja la primera: queda y = 3x − 4. Las pendientes son iguales.',
              mistake: 'paralelas-signo-cambiado',
            },
            {
              text: 'Son perpendiculares',
              feedback: 'Para eso las pendientes multiplicadas tendrían que dar −1. Aquí dan 9.',
              mistake: 'paralelas-condicion-de-perpendiculares',
            },
          ],
          explanation: md`La primera es $y = 3x - 4$. Misma pendiente, distinto coeficiente de posición: paralelas y distintas.`,
        },
        {
          id: 'paralela-por-un-punto',
          question: md`¿Cuál es la ecuación de la paralela a $y = -2x + 7$ que pasa por (3, 4)?`,
          key: md`$y = -2x + 10$`,
          distractors: [
            {
              text: md`$y = \frac{1}{2}x + \frac{5}{2}$`,
              feedback: 'Esa pasa por el punto, pero es perpendicular. La paralela conserva la pendiente.',
              mistake: 'paralelas-condicion-de-perpendiculares',
            },
            { text: md`$y = -2x + 4$`, feedback: 'Usaste el 4 del punto como n. Reemplaza x = 3 para hallarlo.' },
            {
              text: md`$y = 2x - 2$`,
              feedback: 'Pasa por el punto, pero con la pendiente de signo contrario.',
              mistake: 'recta-pendiente-con-otro-signo',
            },
          ],
          explanation: md`$m = -2$. Con (3, 4): $4 = -6 + n$ y $n = 10$.`,
        },
      ],
    },
    {
      id: 'perpendiculares',
      title: 'Perpendiculares: invertir y cambiar el signo',
      idea: md`Si giras una recta un cuarto de vuelta, lo que subía se vuelve lo que avanza, y lo que avanzaba se vuelve lo que baja. Por eso la pendiente hace **dos** cambios: se da vuelta y cambia de signo.

La perpendicular a una recta de pendiente $\frac{2}{3}$ tiene pendiente $-\frac{3}{2}$. Multiplicadas dan $-1$:

$$m_1 \cdot m_2 = -1$$

Un caso aparte: una recta horizontal y una vertical también son perpendiculares, pero la vertical no tiene pendiente.`,
      figure: {
        kind: 'plane',
        x: [-1, 6],
        y: [-1, 5],
        shapes: [
          { shape: 'segment', from: [-1, -0.5], to: [6, 3], accent: 1 },
          { shape: 'segment', from: [0, 5], to: [3, -1], accent: 2 },
          { shape: 'angle', at: [2, 1], from: [4, 2], to: [1, 3], right: true },
          { shape: 'text', at: [4.7, 3], text: 'm = 1/2', accent: 1 },
          { shape: 'text', at: [1.8, 4.2], text: 'm = −2', accent: 2 },
        ],
        alt: 'Dos rectas que se cortan en ángulo recto en el punto (2, 1). Una tiene pendiente un medio y la otra, menos 2.',
      },
      example: {
        problem: md`¿Cuál es la ecuación de la recta perpendicular a $y = \frac{2}{5}x - 3$ que pasa por (4, −1)?`,
        steps: [
          {
            title: 'Invierte y cambia el signo',
            text: md`De $\frac{2}{5}$ a $-\frac{5}{2}$. Revisa: $\frac{2}{5} \cdot \left(-\frac{5}{2}\right) = -1$.`,
          },
          {
            title: 'Usa el punto',
            text: md`$y = -\frac{5}{2}x + n$. Con (4, −1): $-1 = -10 + n$, así que $n = 9$.`,
          },
          { title: 'Escribe', text: md`$y = -\frac{5}{2}x + 9$.` },
        ],
      },
      warnings: [
        {
          mistake: 'recta-paralela-por-perpendicular',
          text: md`Conservar la pendiente. Esa recta tiene la misma inclinación que la dada: es paralela, nunca la corta.`,
        },
        {
          mistake: 'recta-pendiente-inversa-sin-signo',
          text: md`Dar vuelta la fracción y dejar el signo. Dos rectas que suben no pueden formar ángulo recto: una sube y la otra baja.`,
        },
        {
          mistake: 'recta-pendiente-opuesta-sin-invertir',
          text: md`Cambiar el signo sin dar vuelta. Así la recta es un reflejo de la otra. Multiplica las pendientes: si no da $-1$, falta algo.`,
        },
      ],
      checks: [
        {
          id: 'perpendicular-por-ocho-uno',
          question: md`La recta $L$ es $y = -\frac{4}{3}x + 2$. ¿Cuál es la perpendicular a $L$ que pasa por (8, 1)?`,
          key: md`$y = \frac{3}{4}x - 5$`,
          distractors: [
            {
              text: md`$y = -\frac{4}{3}x + \frac{35}{3}$`,
              feedback: 'Conservaste la pendiente: esa es la paralela.',
              mistake: 'recta-paralela-por-perpendicular',
            },
            {
              text: md`$y = -\frac{3}{4}x + 7$`,
              feedback: 'Diste vuelta la pendiente, pero falta cambiarle el signo.',
              mistake: 'recta-pendiente-inversa-sin-signo',
            },
            {
              text: md`$y = \frac{4}{3}x - \frac{29}{3}$`,
              feedback: 'Cambiaste el signo, pero falta dar vuelta la fracción.',
              mistake: 'recta-pendiente-opuesta-sin-invertir',
            },
          ],
          explanation: md`La pendiente es $\frac{3}{4}$. Con (8, 1): $1 = 6 + n$ y $n = -5$.`,
        },
        {
          id: 'perpendicular-en-forma-general',
          question: md`¿Qué recta es perpendicular a $5x + 2y = 10$?`,
          key: md`$2x - 5y = 1$`,
          distractors: [
            {
              text: md`$5x + 2y = 1$`,
              feedback: 'Tiene la misma pendiente: es paralela.',
              mistake: 'recta-paralela-por-perpendicular',
            },
            {
              text: md`$2x + 5y = 1$`,
              feedback: 'Su pendiente es −2/5. La diste vuelta, pero falta el cambio de signo.',
              mistake: 'recta-pendiente-inversa-sin-signo',
            },
            {
              text: md`$5x - 2y = 1$`,
              feedback: 'Su pendiente es 5/2. Cambiaste el signo, pero falta darla vuelta.',
              mistake: 'recta-pendiente-opuesta-sin-invertir',
            },
          ],
          explanation: md`La pendiente dada es $-\frac{5}{2}$; la perpendicular tiene $\frac{2}{5}$. De $2x - 5y = 1$ sale $y = \frac{2}{5}x - \frac{1}{5}$.`,
        },
        {
          id: 'angulo-recto-del-triangulo',
          question: md`Un triángulo tiene vértices A(0, 0), B(4, 2) y C(3, 4). ¿En qué vértice está su ángulo recto?`,
          key: 'En B',
          distractors: [
            { text: 'En A', feedback: 'En A se juntan pendientes 1/2 y 4/3: las dos positivas, no hay ángulo recto.' },
            {
              text: 'En C',
              feedback: 'En C se juntan pendientes 4/3 y −2. Su producto no es −1.',
            },
            {
              text: 'En ninguno: no es rectángulo',
              feedback: 'Calcula las tres pendientes y busca dos que multiplicadas den −1.',
            },
          ],
          explanation: md`AB tiene pendiente $\frac{1}{2}$ y BC, $\frac{4 - 2}{3 - 4} = -2$. Su producto es $-1$, y se juntan en B.`,
        },
      ],
    },
    {
      id: 'cuando-basta',
      title: '¿Cuándo queda fija una recta?',
      idea: md`Una recta $y = mx + n$ tiene dos números por conocer. Cada dato aporta lo suyo:

- Ser paralela o perpendicular a una recta conocida da $m$, pero no $n$.
- Cortar el eje Y en un punto dado da $n$, pero no $m$.
- Pasar por otro punto da una ecuación con los dos.

Para toda la ecuación hacen falta dos datos que no repitan lo mismo. Si solo preguntan por $m$ o por $n$, puede bastar uno.

Revisa cada información sola: intenta escribir dos rectas distintas que la cumplan.`,
      example: {
        problem: md`La recta $L$ tiene ecuación $y = mx + n$. Se quiere saber el valor de $n$. (1) $L$ es perpendicular a $y = 3x$. (2) $L$ pasa por (6, 1). ¿Qué información basta?`,
        steps: [
          {
            title: 'Prueba (1) sola',
            text: md`Da $m = -\frac{1}{3}$. Pero $y = -\frac{1}{3}x$ y $y = -\frac{1}{3}x + 5$ la cumplen, con distinto $n$. No basta.`,
          },
          {
            title: 'Prueba (2) sola',
            text: md`Por (6, 1) pasan muchas rectas, y cada una corta el eje Y en otra parte. No basta.`,
          },
          {
            title: 'Junta las dos',
            text: md`$1 = -\frac{1}{3} \cdot 6 + n$, así que $n = 3$. Hay una sola respuesta: «Ambas juntas, (1) y (2)».`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Creer que la pendiente fija la recta. Hay infinitas paralelas con la misma pendiente, cada una con su $n$.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Creer que un punto fija la recta. Por un punto pasan infinitas, con todas las inclinaciones.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`Usar en una información lo que dice la otra. Tapa con la mano (2) mientras examinas (1), y al revés.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Rendirse antes de juntarlas. Escríbelas como ecuaciones con $m$ y $n$: si se pueden resolver, bastan.`,
        },
      ],
      checks: [
        {
          id: 'suficiencia-pendiente',
          question: md`$L$ tiene ecuación $y = mx + n$. Se quiere saber $m$. (1) $L$ es paralela a $y = 4x - 1$. (2) $L$ pasa por (0, 5). ¿Qué información basta?`,
          key: '(1) por sí sola',
          distractors: [
            {
              text: '(2) por sí sola',
              feedback: 'Con (2) sabes que n es 5, pero la recta puede tener cualquier pendiente.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Solo piden m, y con (1) ya se sabe que es 4. La (2) no hace falta.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'La (1) basta. La (2) sola no dice nada de la inclinación.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
          ],
          explanation: md`Las paralelas tienen la misma pendiente: con (1), $m = 4$. Con (2) sola, $m$ puede ser cualquiera.`,
        },
        {
          id: 'suficiencia-ecuacion',
          question: md`Se quiere la ecuación de la recta $L$. (1) $L$ pasa por (1, 3) y (2, 5). (2) $L$ tiene pendiente 2 y corta el eje Y en 1. ¿Qué información basta?`,
          key: 'Cada una por sí sola, (1) ó (2)',
          distractors: [
            {
              text: '(2) por sí sola',
              feedback: 'La (2) basta, y la (1) también: por dos puntos pasa una sola recta.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(1) por sí sola',
              feedback: 'La (1) basta, y la (2) también: da m y n directamente.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'No hace falta juntarlas: cada una deja una sola recta.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`Las dos llevan, por separado, a $y = 2x + 1$. Cada una basta.`,
        },
        {
          id: 'suficiencia-posicion',
          question: md`$L$ tiene ecuación $y = mx + n$. Se quiere saber $n$. (1) $L$ pasa por (2, 8). (2) $L$ pasa por (4, 14). ¿Qué información basta?`,
          key: 'Ambas juntas, (1) y (2)',
          distractors: [
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'Por un solo punto pasan muchas rectas, con distinto n.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
            {
              text: '(1) por sí sola',
              feedback: 'Con (1), la recta puede ser y = 4x o y = x + 6, entre muchas.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'Por dos puntos distintos pasa una sola recta: m y n quedan fijos.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`Juntas: $m = \frac{14 - 8}{4 - 2} = 3$ y $8 = 6 + n$ da $n = 2$. Con una sola no se puede.`,
        },
      ],
    },
  ],
  summary: [
    md`$y = mx + n$: $m$ es lo que sube dividido por lo que avanza; $n$, el corte con el eje Y.`,
    md`En $ax + by = c$, la pendiente es $-\frac{a}{b}$.`,
    md`Paralelas: igual pendiente y distinto $n$. Si $n$ también coincide, son la misma recta.`,
    md`Perpendiculares: invierte la pendiente y cámbiale el signo. El producto es $-1$.`,
    md`La ecuación completa pide dos datos; la pendiente sola o el corte solo, a veces uno.`,
  ],
});
