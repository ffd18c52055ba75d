import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.geometria.razones-trigonometricas.razones',
  version: 1,
  minutes: 19,
  opening: {
    question: md`La rampa de una bodega avanza 4 m en horizontal y sube 1 m. La de un hospital avanza 12 m y sube 3 m. ¿Cuál es más empinada?`,
    guesses: ['La del hospital, porque sube más', 'La de la bodega, porque es más corta', 'Son igual de empinadas'],
    reveal: md`Son igual de empinadas. En las dos, lo que sube es la cuarta parte de lo que avanza. Ese cociente no depende del tamaño: depende solo del **ángulo**. Por eso tiene nombre propio, y con él se conocen ángulos sin transportador.`,
  },
  points: [
    {
      id: 'tres-razones',
      title: 'Opuesto, adyacente e hipotenusa',
      idea: md`Párate en un ángulo agudo $\alpha$ de un triángulo rectángulo. El cateto que queda al frente es el **opuesto**. El que queda pegado es el **adyacente**. La hipotenusa está frente al ángulo recto.

- $\operatorname{sen} \alpha = \frac{\text{opuesto}}{\text{hipotenusa}}$
- $\cos \alpha = \frac{\text{adyacente}}{\text{hipotenusa}}$
- $\tan \alpha = \frac{\text{opuesto}}{\text{adyacente}}$

En la figura: $\operatorname{sen} \alpha = \frac{5}{13}$, $\cos \alpha = \frac{12}{13}$ y $\tan \alpha = \frac{5}{12}$.

Si te cambias al otro ángulo agudo, opuesto y adyacente se intercambian.`,
      figure: {
        kind: 'drawing',
        width: 16,
        height: 8,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 1],
              [13, 1],
              [13, 6],
            ],
          },
          { shape: 'angle', at: [13, 1], from: [1, 1], to: [13, 6], right: true },
          { shape: 'angle', at: [1, 1], from: [13, 1], to: [13, 6], accent: 1 },
          { shape: 'text', at: [3.2, 1.45], text: 'α', accent: 1 },
          { shape: 'text', at: [7, 0.2], text: 'adyacente a α: 12' },
          { shape: 'text', at: [13.3, 4], text: 'opuesto', anchor: 'start' },
          { shape: 'text', at: [13.3, 3], text: 'a α: 5', anchor: 'start' },
          { shape: 'text', at: [6.3, 4.6], text: 'hipotenusa: 13', anchor: 'end' },
        ],
        alt: 'Triángulo rectángulo. Frente al ángulo alfa está el cateto opuesto, de 5; pegado a alfa, el cateto adyacente, de 12. La hipotenusa mide 13.',
      },
      example: {
        problem: md`El triángulo ABC es rectángulo en B, con $\overline{AB} = 24$ cm y $\overline{BC} = 7$ cm. Calcula las tres razones del ángulo $\gamma$, de vértice C.`,
        steps: [
          {
            title: 'Completa la hipotenusa',
            text: md`$\overline{AC} = \sqrt{24^2 + 7^2} = \sqrt{576 + 49} = \sqrt{625} = 25$ cm.`,
          },
          {
            title: 'Párate en C',
            text: md`Al frente de C está AB, el opuesto: 24. Pegado a C está BC, el adyacente: 7.`,
          },
          {
            title: 'Escribe las razones',
            text: md`$\operatorname{sen} \gamma = \frac{24}{25}$, $\cos \gamma = \frac{7}{25}$ y $\tan \gamma = \frac{24}{7}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'razones-cambia-los-catetos',
          text: md`Confundir opuesto con adyacente. No dependen de cómo esté dibujado el triángulo, sino de en qué ángulo te paras. El opuesto no toca el vértice.`,
        },
        {
          mistake: 'razones-invierte-la-fraccion',
          text: md`Dar vuelta la fracción. La hipotenusa es el lado más largo y va abajo: el seno y el coseno de un ángulo agudo siempre son menores que 1.`,
        },
      ],
      checks: [
        {
          id: 'coseno-en-pqr',
          question: md`En el triángulo PQR de la figura, rectángulo en Q, ¿cuál es el coseno del ángulo de vértice P?`,
          figure: {
            kind: 'drawing',
            width: 16,
            height: 13,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [2, 12],
                  [2, 1.5],
                  [12, 1.5],
                ],
                corners: ['P', 'Q', 'R'],
              },
              { shape: 'angle', at: [2, 1.5], from: [2, 12], to: [12, 1.5], right: true },
              { shape: 'text', at: [1.3, 6.7], text: '21', anchor: 'end' },
              { shape: 'text', at: [7, 0.4], text: '20' },
              { shape: 'text', at: [7.8, 7.5], text: '29', anchor: 'start' },
            ],
            alt: 'Triángulo PQR rectángulo en Q. PQ mide 21, QR mide 20 y PR mide 29.',
          },
          key: md`$\frac{21}{29}$`,
          distractors: [
            {
              text: md`$\frac{20}{29}$`,
              feedback: 'Usaste el cateto que está frente a P. El coseno usa el que está pegado a P.',
              mistake: 'razones-cambia-los-catetos',
            },
            {
              text: md`$\frac{29}{21}$`,
              feedback: 'Elegiste bien los lados, pero la hipotenusa va abajo: el coseno es menor que 1.',
              mistake: 'razones-invierte-la-fraccion',
            },
            {
              text: md`$\frac{20}{21}$`,
              feedback: 'Dividiste los dos catetos: esa es la tangente.',
              mistake: 'razones-usa-la-tangente',
            },
          ],
          explanation: md`Pegado a P está PQ, que mide 21; la hipotenusa es PR, 29. El coseno es $\frac{21}{29}$.`,
        },
        {
          id: 'tangente-de-nueve-y-doce',
          question: md`En un triángulo rectángulo, el cateto opuesto al ángulo $\beta$ mide 9 cm y el otro cateto, 12 cm. ¿Cuánto vale $\tan \beta$?`,
          key: md`$\frac{3}{4}$`,
          distractors: [
            {
              text: md`$\frac{4}{3}$`,
              feedback: 'Es opuesto sobre adyacente: 9 sobre 12. La diste vuelta.',
              mistake: 'razones-invierte-la-fraccion',
            },
            { text: md`$\frac{3}{5}$`, feedback: 'Usaste la hipotenusa, que mide 15: ese es el seno.' },
            { text: md`$\frac{4}{5}$`, feedback: 'Ese es el coseno, 12 sobre 15. La tangente no usa la hipotenusa.' },
          ],
          explanation: md`$\tan \beta = \frac{9}{12} = \frac{3}{4}$.`,
        },
        {
          id: 'seno-mayor-que-uno',
          question: md`Benjamín calculó el seno de un ángulo agudo y le dio $\frac{5}{4}$. ¿Qué se puede asegurar?`,
          key: 'Que hay un error en el cálculo',
          distractors: [
            {
              text: 'Que el triángulo es muy grande',
              feedback: 'El tamaño no cambia las razones: crecen todos los lados por igual.',
            },
            {
              text: 'Que el ángulo supera los 45°',
              feedback: 'Con más de 45° el seno crece, pero nunca llega a 1 en un ángulo agudo.',
            },
            {
              text: 'Que el ángulo es obtuso',
              feedback: 'En un triángulo rectángulo no hay ángulos obtusos. Revisa qué lado quedó arriba.',
            },
          ],
          explanation: md`El opuesto siempre es más corto que la hipotenusa, así que el seno de un ángulo agudo es menor que 1. Seguramente dio vuelta $\frac{4}{5}$.`,
        },
      ],
    },
    {
      id: 'de-una-a-las-otras',
      title: 'De una razón salen las otras dos',
      idea: md`Si conoces una razón, puedes dibujar un triángulo que la cumpla y completar el lado que falta con Pitágoras.

Por ejemplo, $\tan \beta = \frac{1}{2}$: dibuja opuesto 1 y adyacente 2. La hipotenusa mide $\sqrt{1^2 + 2^2} = \sqrt{5}$. Entonces $\operatorname{sen} \beta = \frac{1}{\sqrt{5}}$ y $\cos \beta = \frac{2}{\sqrt{5}}$.

Puede que el triángulo del problema sea más grande. No importa: las razones son las mismas.

Para revisar: el cuadrado del seno más el cuadrado del coseno siempre da 1. Aquí, $\frac{1}{5} + \frac{4}{5} = 1$.`,
      example: {
        problem: md`Para un ángulo agudo $\beta$, $\tan \beta = \frac{2}{3}$. ¿Cuánto vale $\operatorname{sen} \beta \cdot \cos \beta$?`,
        figure: {
          kind: 'drawing',
          width: 14,
          height: 9,
          shapes: [
            {
              shape: 'polygon',
              points: [
                [1, 1],
                [10, 1],
                [10, 7],
              ],
            },
            { shape: 'angle', at: [10, 1], from: [1, 1], to: [10, 7], right: true },
            { shape: 'angle', at: [1, 1], from: [10, 1], to: [10, 7], label: 'β', accent: 1 },
            { shape: 'text', at: [5.5, 0], text: '3' },
            { shape: 'text', at: [10.7, 4], text: '2' },
            { shape: 'text', at: [4.6, 4.9], text: '√13' },
          ],
          alt: 'Triángulo rectángulo con el ángulo beta: cateto opuesto 2, cateto adyacente 3 e hipotenusa raíz de 13.',
        },
        steps: [
          {
            title: 'Dibuja el triángulo',
            text: md`La tangente es opuesto sobre adyacente: pon opuesto 2 y adyacente 3.`,
          },
          { title: 'Completa con Pitágoras', text: md`Hipotenusa: $\sqrt{2^2 + 3^2} = \sqrt{13}$.` },
          {
            title: 'Lee las dos razones',
            text: md`$\operatorname{sen} \beta = \frac{2}{\sqrt{13}}$ y $\cos \beta = \frac{3}{\sqrt{13}}$.`,
          },
          {
            title: 'Multiplica',
            text: md`$\frac{2}{\sqrt{13}} \cdot \frac{3}{\sqrt{13}} = \frac{6}{13}$, porque $\sqrt{13} \cdot \sqrt{13} = 13$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'razones-suma-los-catetos',
          text: md`Poner como hipotenusa la suma de los catetos, $2 + 3 = 5$. Por el lado inclinado se llega antes: mide menos que los dos catetos juntos.`,
        },
        {
          mistake: 'razones-repite-el-seno',
          text: md`Multiplicar el seno por sí mismo. El seno usa el opuesto y el coseno, el adyacente: en el producto tienen que aparecer los dos catetos.`,
        },
        {
          mistake: 'razones-usa-la-tangente',
          text: md`Contestar con el cociente de los catetos, que es el dato. Producto no es cociente: seno dividido por coseno da la tangente.`,
        },
      ],
      checks: [
        {
          id: 'tangente-un-tercio',
          question: md`Si $\tan \beta = \frac{1}{3}$ y $\beta$ es agudo, ¿cuánto vale $\operatorname{sen} \beta \cdot \cos \beta$?`,
          key: md`$\frac{3}{10}$`,
          distractors: [
            {
              text: md`$\frac{3}{16}$`,
              feedback: 'Tomaste 1 + 3 = 4 como hipotenusa. Se usa Pitágoras: raíz de 10.',
              mistake: 'razones-suma-los-catetos',
            },
            {
              text: md`$\frac{1}{10}$`,
              feedback: 'Multiplicaste el seno por sí mismo. El coseno usa el otro cateto, 3.',
              mistake: 'razones-repite-el-seno',
            },
            {
              text: md`$\frac{1}{3}$`,
              feedback: 'Esa es la tangente, el cociente de las dos razones. Se pide el producto.',
              mistake: 'razones-usa-la-tangente',
            },
          ],
          explanation: md`Hipotenusa $\sqrt{1 + 9} = \sqrt{10}$. $\frac{1}{\sqrt{10}} \cdot \frac{3}{\sqrt{10}} = \frac{3}{10}$.`,
        },
        {
          id: 'seno-cinco-treceavos',
          question: md`Si $\operatorname{sen} \alpha = \frac{5}{13}$ y $\alpha$ es agudo, ¿cuánto vale $\cos \alpha$?`,
          key: md`$\frac{12}{13}$`,
          distractors: [
            {
              text: md`$\frac{8}{13}$`,
              feedback: 'Restaste 13 menos 5. Los lados se relacionan con sus cuadrados: 169 menos 25.',
            },
            {
              text: md`$\frac{13}{5}$`,
              feedback: 'Diste vuelta el seno. El coseno usa el otro cateto, que mide 12.',
              mistake: 'razones-invierte-la-fraccion',
            },
            {
              text: md`$\frac{5}{12}$`,
              feedback: 'Esa es la tangente: dividiste un cateto por el otro.',
              mistake: 'razones-usa-la-tangente',
            },
          ],
          explanation: md`El otro cateto mide $\sqrt{13^2 - 5^2} = \sqrt{144} = 12$. El coseno es $\frac{12}{13}$.`,
        },
        {
          id: 'tangente-dos',
          question: md`Un ángulo agudo tiene tangente 2. ¿Cuál es su coseno?`,
          key: md`$\frac{\sqrt{5}}{5}$`,
          distractors: [
            {
              text: md`$\frac{1}{3}$`,
              feedback: 'Sumaste los catetos, 2 y 1, para la hipotenusa. Es raíz de 5.',
              mistake: 'razones-suma-los-catetos',
            },
            {
              text: md`$\frac{2\sqrt{5}}{5}$`,
              feedback: 'Ese es el seno: usaste el cateto opuesto, 2. El adyacente es 1.',
              mistake: 'razones-cambia-los-catetos',
            },
            {
              text: md`$\sqrt{5}$`,
              feedback: 'Pusiste la hipotenusa arriba. El coseno de un ángulo agudo es menor que 1.',
              mistake: 'razones-invierte-la-fraccion',
            },
          ],
          explanation: md`$2 = \frac{2}{1}$: opuesto 2, adyacente 1, hipotenusa $\sqrt{5}$. El coseno es $\frac{1}{\sqrt{5}} = \frac{\sqrt{5}}{5}$.`,
        },
      ],
    },
    {
      id: 'angulos-notables',
      title: 'Los ángulos de 30°, 45° y 60°',
      idea: md`Dos triángulos bastan para recordarlos. Medio triángulo equilátero de lado 2 tiene lados 1, $\sqrt{3}$ y 2. Medio cuadrado de lado 1 tiene lados 1, 1 y $\sqrt{2}$.

| | 30° | 45° | 60° |
| --- | --- | --- | --- |
| seno | $\frac{1}{2}$ | $\frac{\sqrt{2}}{2}$ | $\frac{\sqrt{3}}{2}$ |
| coseno | $\frac{\sqrt{3}}{2}$ | $\frac{\sqrt{2}}{2}$ | $\frac{1}{2}$ |
| tangente | $\frac{\sqrt{3}}{3}$ | 1 | $\sqrt{3}$ |

El seno de 30° es igual al coseno de 60°: lo que es opuesto para uno es adyacente para el otro.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 12,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 1],
              [6.5, 1],
              [6.5, 10.53],
            ],
          },
          { shape: 'angle', at: [6.5, 1], from: [1, 1], to: [6.5, 10.53], right: true },
          { shape: 'angle', at: [1, 1], from: [6.5, 1], to: [6.5, 10.53], label: '60°', accent: 1 },
          { shape: 'text', at: [5.5, 6.4], text: '30°', accent: 1 },
          { shape: 'text', at: [3.8, 0], text: '1' },
          { shape: 'text', at: [7.3, 5], text: '√3' },
          { shape: 'text', at: [2.9, 6], text: '2' },
          {
            shape: 'polygon',
            points: [
              [11, 1],
              [18, 1],
              [18, 8],
            ],
          },
          { shape: 'angle', at: [18, 1], from: [11, 1], to: [18, 8], right: true },
          { shape: 'angle', at: [11, 1], from: [18, 1], to: [18, 8], label: '45°', accent: 1 },
          { shape: 'text', at: [14.5, 0], text: '1' },
          { shape: 'text', at: [18.7, 4.5], text: '1' },
          { shape: 'text', at: [13.6, 5.2], text: '√2' },
        ],
        alt: 'Dos triángulos rectángulos. El primero tiene ángulos de 30 y 60 grados, y lados 1, raíz de 3 y 2; el lado 1 está frente a 30 grados. El segundo tiene ángulos de 45 grados y lados 1, 1 y raíz de 2.',
      },
      manipulable: {
        kind: 'unit-circle',
        degrees: 30,
        task: 'Mueve el punto entre 0° y 90°. La hipotenusa vale 1, así que la altura es el seno y la base, el coseno.',
        predict: {
          question: 'De 30° a 60° el ángulo se duplica. ¿Se duplica también el seno?',
          guesses: ['Sí', 'No, crece menos', 'No, crece más'],
          shows: 'Crece menos: va de 0,5 a cerca de 0,87. El ángulo y sus razones no son proporcionales.',
        },
      },
      example: {
        problem: md`En un triángulo rectángulo, la hipotenusa mide 10 cm y un ángulo mide 30°. ¿Cuánto miden los catetos?`,
        steps: [
          {
            title: 'El opuesto a 30°, con el seno',
            text: md`$\operatorname{sen} 30^\circ = \frac{1}{2}$, así que el opuesto es la mitad de la hipotenusa: 5 cm.`,
          },
          {
            title: 'El adyacente a 30°, con el coseno',
            text: md`$\cos 30^\circ = \frac{\sqrt{3}}{2}$, así que el adyacente mide $10 \cdot \frac{\sqrt{3}}{2} = 5\sqrt{3}$ cm.`,
          },
          { title: 'Comprueba', text: md`$5^2 + (5\sqrt{3})^2 = 25 + 75 = 100 = 10^2$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'suma-de-notables',
          question: md`¿Cuánto vale $\operatorname{sen} 30^\circ + \cos 60^\circ$?`,
          key: '1',
          distractors: [
            {
              text: md`$\sqrt{3}$`,
              feedback: 'Usaste raíz de 3 sobre 2 en los dos. Esos son el seno de 60° y el coseno de 30°.',
            },
            {
              text: md`$\frac{1 + \sqrt{3}}{2}$`,
              feedback: 'El seno de 30° está bien. El coseno de 60° usa el cateto 1, igual que él.',
              mistake: 'razones-cambia-los-catetos',
            },
            { text: md`$\frac{1}{4}$`, feedback: 'Multiplicaste. Se pide la suma.' },
          ],
          explanation: md`Los dos valen $\frac{1}{2}$: el cateto de 1 es opuesto a 30° y adyacente a 60°. Suman 1.`,
        },
        {
          id: 'altura-del-equilatero',
          question: md`¿Cuánto mide la altura de un triángulo equilátero de 6 cm de lado?`,
          key: md`$3\sqrt{3}$ cm`,
          distractors: [
            {
              text: '3 cm',
              feedback: 'Esa es la mitad de la base, el cateto frente a 30°. La altura está frente a 60°.',
            },
            {
              text: md`$6\sqrt{3}$ cm`,
              feedback: 'Usaste la tangente con el lado completo. El lado es la hipotenusa: va el seno.',
            },
            { text: md`$3\sqrt{2}$ cm`, feedback: 'Usaste 45°. Los ángulos de un equilátero miden 60°.' },
          ],
          explanation: md`La altura es el opuesto a 60° y el lado, la hipotenusa: $6 \cdot \frac{\sqrt{3}}{2} = 3\sqrt{3}$ cm.`,
        },
        {
          id: 'tangente-raiz-de-tres',
          question: md`El cateto opuesto a un ángulo mide $\sqrt{3}$ veces el adyacente. ¿Cuánto mide el ángulo?`,
          key: '60°',
          distractors: [
            {
              text: '30°',
              feedback: 'En 30° es al revés: el adyacente es raíz de 3 veces el opuesto.',
              mistake: 'razones-cambia-los-catetos',
            },
            { text: '45°', feedback: 'En 45° los dos catetos miden lo mismo.' },
            { text: '90°', feedback: 'El ángulo recto está entre los catetos; aquí se habla de uno agudo.' },
          ],
          explanation: md`Opuesto sobre adyacente es $\sqrt{3}$, y $\tan 60^\circ = \sqrt{3}$.`,
        },
      ],
    },
    {
      id: 'basta-para-el-angulo',
      title: '¿Basta la información para fijar el ángulo?',
      idea: md`En las preguntas de suficiencia no se calcula: se decide si los datos dejan **una sola** respuesta.

Con triángulos rectángulos, piensa así:

- Un lado solo no fija el ángulo. Hay triángulos flacos y gordos con ese lado.
- La razón entre dos lados sí lo fija, aunque no sepas el tamaño. Todos los triángulos con esa razón son semejantes.
- Dos lados conocidos también, porque dan una razón.

Prueba cada información sola antes de juntarlas: dibuja dos triángulos diferentes que la cumplan y compara el ángulo.`,
      figure: {
        kind: 'drawing',
        width: 22,
        height: 10,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 1],
              [7, 1],
              [7, 4],
            ],
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [9.5, 1],
              [20.5, 1],
              [20.5, 6.5],
            ],
            accent: 1,
          },
          { shape: 'angle', at: [7, 1], from: [1, 1], to: [7, 4], right: true },
          { shape: 'angle', at: [20.5, 1], from: [9.5, 1], to: [20.5, 6.5], right: true },
          { shape: 'text', at: [4, 0], text: '2x' },
          { shape: 'text', at: [7.7, 2.5], text: 'x' },
          { shape: 'text', at: [15, 0], text: '2y' },
          { shape: 'text', at: [21.2, 3.75], text: 'y' },
        ],
        alt: 'Dos triángulos rectángulos de distinto tamaño. En los dos, un cateto mide el doble del otro: 2x y x en el chico, 2y e y en el grande. Tienen los mismos ángulos.',
        caption: 'Distinto tamaño, misma razón, mismo ángulo.',
      },
      example: {
        problem: md`El triángulo ABC es rectángulo en C, y $\alpha$ es el ángulo de vértice A. Se quiere saber el valor de $\operatorname{sen} \alpha$. (1) El cateto BC mide 6 cm. (2) La hipotenusa mide el doble que el cateto BC. ¿Qué información basta?`,
        steps: [
          {
            title: 'Prueba (1) sola',
            text: md`Con $\overline{BC} = 6$, la hipotenusa puede medir 10 o 12: el seno sería $\frac{6}{10}$ o $\frac{6}{12}$. No basta.`,
          },
          {
            title: 'Prueba (2) sola',
            text: md`BC es el opuesto a $\alpha$. Si la hipotenusa es el doble, $\operatorname{sen} \alpha = \frac{1}{2}$, mida lo que mida BC. Basta.`,
          },
          {
            title: 'Decide',
            text: md`Una basta y la otra no: la respuesta es «(2) por sí sola». No hace falta juntarlas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Dar por buena (1) porque trae un número en centímetros. Un lado no es una razón: busca dos triángulos que la cumplan.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Descartar (2) porque no trae medidas. «El doble» es una razón, y una razón fija el ángulo.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`Saltarse el examen de cada una. Primero (1) sola, luego (2) sola, sin usar en una lo que dice la otra.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Pedir más datos sin haber juntado las dos. Escribe ambas como ecuaciones con los lados y mira si queda un solo triángulo.`,
        },
      ],
      checks: [
        {
          id: 'suficiencia-coseno',
          question: md`ABC es rectángulo en C. Se quiere el coseno del ángulo en A. (1) $\overline{AC} = 8$ cm. (2) BC mide tres cuartos de AC. ¿Qué información basta?`,
          key: '(2) por sí sola',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'Con AC = 8 la hipotenusa puede medir 10 o 17: el coseno cambia.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con (2), los lados son como 3, 4 y 5. Eso ya fija el coseno.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'La (2) basta, pero con (1) sola el ángulo puede ser cualquiera.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
          ],
          explanation: md`Con (2), si AC es $4x$, BC es $3x$ y la hipotenusa, $5x$: el coseno es $\frac{4}{5}$. Con (1) sola no se sabe.`,
        },
        {
          id: 'suficiencia-perimetro',
          question: md`ABC es rectángulo en C. Se quiere la tangente del ángulo en A. (1) $\overline{AC} = 8$ cm. (2) El perímetro es de 24 cm. ¿Qué información basta?`,
          key: 'Ambas juntas, (1) y (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'Un cateto solo no fija el ángulo: el otro puede medir lo que sea.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'Con el mismo perímetro hay muchos triángulos rectángulos distintos.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'Juntas: el otro cateto y la hipotenusa suman 16, y Pitágoras deja un solo triángulo.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`Si $\overline{BC} = x$, la hipotenusa es $16 - x$. De $x^2 + 64 = (16 - x)^2$ sale $x = 6$: un solo triángulo, con tangente $\frac{6}{8}$.`,
        },
        {
          id: 'suficiencia-sesenta',
          question: md`ABC es rectángulo en C. ¿Cuánto mide el ángulo en A? (1) La hipotenusa AB mide el doble que AC. (2) El ángulo en B mide 30°. ¿Qué información basta?`,
          key: 'Cada una por sí sola, (1) ó (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'La (1) basta, y la (2) también: los ángulos agudos suman 90°.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: '(2) por sí sola',
              feedback: 'La (2) basta, y la (1) también: da el coseno de A, un medio.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Mira cada una sola: con cualquiera de ellas el ángulo ya queda fijo.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`Con (1), $\cos A = \frac{1}{2}$ y A mide 60°. Con (2), A mide $90^\circ - 30^\circ = 60^\circ$. Cada una basta.`,
        },
      ],
    },
  ],
  summary: [
    md`Seno: opuesto sobre hipotenusa. Coseno: adyacente sobre hipotenusa. Tangente: opuesto sobre adyacente.`,
    md`El opuesto no toca el vértice del ángulo. La hipotenusa va siempre abajo.`,
    md`Con una razón, dibuja el triángulo y completa con Pitágoras.`,
    md`30° y 60°: lados 1, $\sqrt{3}$ y 2. 45°: lados 1, 1 y $\sqrt{2}$.`,
    md`La razón entre dos lados fija el ángulo; un lado solo, no.`,
  ],
});
