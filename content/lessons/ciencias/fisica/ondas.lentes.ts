import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.ondas.lentes',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Con una lupa proyectas en una hoja la imagen de una ventana: se ve al revés. Ahora tapas con un cartón la **mitad de arriba** de la lupa. ¿Qué pasa con la imagen?`,
    guesses: ['Desaparece la mitad de la ventana', 'Se ve la ventana entera, con menos luz', 'Desaparece toda'],
    reveal: md`Se ve entera y más oscura. De cada punto de la ventana salen rayos hacia toda la lupa, y todos se juntan en el mismo punto de la hoja. La mitad que queda basta. Dos rayos alcanzan para saber dónde.`,
  },
  points: [
    {
      id: 'juntar-o-separar',
      title: 'Lentes que juntan y lentes que separan',
      idea: md`Un lente desvía la luz dos veces, al entrar y al salir. Si es más grueso **al medio**, junta los rayos: es **convergente**. Si es más grueso **en los bordes**, los separa: es **divergente**.

Los rayos que llegan paralelos al eje se juntan en el **foco** $F'$ del convergente. Del divergente salen como si vinieran del foco. La distancia del lente al foco es la **distancia focal** $f$.

Con una lupa al sol puedes medirla: es la distancia a la que el punto de luz es más chico, porque el Sol está muy lejos. Cuidado, ese punto quema.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 10,
        shapes: [
          { shape: 'segment', from: [0, 5], to: [26, 5], dashed: true },
          { shape: 'ellipse', centre: [6, 5], radii: [0.7, 4], accent: 1 },
          {
            shape: 'path',
            points: [
              [0, 7.5],
              [6, 7.5],
              [11, 5],
            ],
            accent: 2,
          },
          {
            shape: 'path',
            points: [
              [0, 2.5],
              [6, 2.5],
              [11, 5],
            ],
            accent: 2,
          },
          { shape: 'point', at: [11, 5] },
          { shape: 'text', at: [11, 6.3], text: "F'", anchor: 'middle' },
          {
            shape: 'path',
            points: [
              [19.4, 9],
              [20.6, 9],
              [20.2, 5],
              [20.6, 1],
              [19.4, 1],
              [19.8, 5],
              [19.4, 9],
            ],
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [14, 6.5],
              [20, 6.5],
              [25, 8],
            ],
            accent: 2,
          },
          {
            shape: 'path',
            points: [
              [14, 3.5],
              [20, 3.5],
              [25, 2],
            ],
            accent: 2,
          },
          { shape: 'text', at: [6, 0], text: 'convergente', anchor: 'middle' },
          { shape: 'text', at: [20, 0], text: 'divergente', anchor: 'middle' },
        ],
        alt: 'A la izquierda, un lente convergente, más grueso al medio: dos rayos paralelos se juntan en el foco. A la derecha, uno divergente, más grueso en los bordes: los rayos paralelos se separan.',
      },
      example: {
        problem: md`Con una lupa, el punto de luz del Sol queda más chico a 15 cm de ella. ¿Qué tipo de lente es y cuál es su distancia focal?`,
        steps: [
          { title: 'Tipo', text: md`Junta los rayos: convergente.` },
          { title: 'Rayos del Sol', text: md`Como el Sol está lejísimos, llegan paralelos.` },
          { title: 'Distancia focal', text: md`Los rayos paralelos se juntan en el foco: $f = 15\ \text{cm}$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'grueso-en-los-bordes',
          question: md`Un lente es más delgado al medio que en los bordes. ¿Qué hace con rayos paralelos?`,
          key: 'Los separa',
          distractors: [
            { text: 'Los junta en su foco', feedback: 'Eso hace el que es más grueso al medio.' },
            { text: 'Los devuelve', feedback: 'Un lente deja pasar la luz; los que la devuelven son los espejos.' },
          ],
          explanation: md`Es divergente: los rayos salen como si vinieran de un punto.`,
        },
        {
          id: 'media-lupa-tapada',
          question: md`Tapas la mitad de un lente que proyecta una vela. ¿Por qué la imagen sigue entera?`,
          key: 'De cada punto de la vela llegan rayos a la otra mitad',
          distractors: [
            {
              text: 'La mitad tapada todavía recibe luz de la vela',
              feedback: 'La recibe el cartón. La luz que forma la imagen pasa por la otra mitad.',
            },
            {
              text: 'Cada mitad del lente forma media vela, y se completa',
              feedback: 'Cada parte del lente forma la vela entera.',
            },
          ],
          explanation: md`Cada trozo del lente forma la imagen completa. Con menos rayos, hay menos luz.`,
        },
      ],
    },
    {
      id: 'trazar-la-imagen',
      title: 'Dos rayos para encontrar la imagen',
      idea: md`Desde la punta del objeto, en un lente convergente:

- El rayo **paralelo** al eje sale por el foco $F'$.
- El rayo por el **centro** sigue derecho.

Donde se cruzan está la punta de la imagen. Si el cruce queda **bajo** el eje, la imagen es invertida. Como se cruzan de verdad, es **real**: se proyecta.

El tamaño depende de dónde está el objeto: más lejos que $2f$, más chica; en $2f$, igual; entre $f$ y $2f$, más grande. Más cerca que $f$ los rayos no se cruzan: es la lupa, virtual, derecha y grande.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 11,
        shapes: [
          { shape: 'segment', from: [0, 6], to: [26, 6], dashed: true },
          { shape: 'ellipse', centre: [12, 6], radii: [0.6, 4.6], accent: 1 },
          { shape: 'arrow', from: [1, 6], to: [1, 9], accent: 2 },
          {
            shape: 'path',
            points: [
              [1, 9],
              [12, 9],
              [20, 3],
            ],
          },
          {
            shape: 'path',
            points: [
              [1, 9],
              [12, 6],
              [23, 3],
            ],
            accent: 4,
          },
          { shape: 'arrow', from: [18.29, 6], to: [18.29, 4.29], accent: 3 },
          { shape: 'point', at: [16, 6] },
          { shape: 'point', at: [8, 6] },
          { shape: 'text', at: [16.4, 7.2], text: "F'", anchor: 'middle' },
          { shape: 'text', at: [8, 4.8], text: 'F', anchor: 'middle' },
          { shape: 'text', at: [1, 10.2], text: 'objeto', anchor: 'middle' },
          { shape: 'text', at: [19.6, 7.2], text: 'imagen', anchor: 'start' },
        ],
        alt: 'Lente convergente con focos F y F prima. Del objeto, lejano, sale un rayo paralelo que pasa por F prima y otro por el centro. Se cruzan bajo el eje: imagen invertida y más chica que el objeto.',
      },
      example: {
        problem: md`En la figura, describe la imagen: ¿real o virtual, derecha o invertida, más grande o más chica?`,
        steps: [
          { title: '¿Se cruzan los rayos?', text: md`Sí, al otro lado del lente: real.` },
          { title: '¿Sobre o bajo el eje?', text: md`Bajo el eje: invertida.` },
          { title: 'Compara alturas', text: md`El cruce está más cerca del eje que la punta del objeto: más chica.` },
          { title: '¿Está en el foco?', text: md`No: queda un poco más allá de $F'$.` },
        ],
      },
      warnings: [
        {
          mistake: 'lente-convergente-siempre-derecha',
          text: md`Suponer que la imagen queda derecha. Mira el cruce: bajo el eje, está invertida.`,
        },
        {
          mistake: 'imagen-de-lupa-con-objeto-lejano',
          text: md`Responder «virtual y más grande» porque es una lupa. Eso vale solo más cerca que el foco.`,
        },
        {
          mistake: 'foco-como-lugar-de-la-imagen',
          text: md`Poner la imagen siempre en el foco, o darle el tamaño del objeto. Mide en el cruce de los rayos.`,
        },
      ],
      checks: [
        {
          id: 'objeto-entre-f-y-dos-f',
          question: md`El objeto de la figura está entre el foco y el doble de la distancia focal. ¿Cómo es su imagen?`,
          figure: {
            kind: 'drawing',
            width: 26,
            height: 10,
            shapes: [
              { shape: 'segment', from: [0, 6], to: [26, 6], dashed: true },
              { shape: 'ellipse', centre: [10, 6], radii: [0.6, 3.8], accent: 1 },
              { shape: 'arrow', from: [4, 6], to: [4, 8], accent: 2 },
              {
                shape: 'path',
                points: [
                  [4, 8],
                  [10, 8],
                  [24, 1],
                ],
              },
              {
                shape: 'path',
                points: [
                  [4, 8],
                  [10, 6],
                  [25, 1],
                ],
                accent: 4,
              },
              { shape: 'point', at: [14, 6] },
              { shape: 'point', at: [6, 6] },
              { shape: 'text', at: [14.4, 7.2], text: "F'", anchor: 'middle' },
              { shape: 'text', at: [6, 4.8], text: 'F', anchor: 'middle' },
              { shape: 'text', at: [4, 9.2], text: 'objeto', anchor: 'middle' },
            ],
            alt: 'Lente convergente. De la punta del objeto salen un rayo paralelo, que pasa por F prima, y uno por el centro. Se cruzan bajo el eje, a una distancia del eje que es el doble de la altura del objeto.',
          },
          key: 'Real, invertida y más grande que el objeto',
          distractors: [
            {
              text: 'Real, derecha y más grande que el objeto',
              feedback: 'El cruce está bajo el eje: la imagen queda invertida.',
              mistake: 'lente-convergente-siempre-derecha',
            },
            {
              text: 'Virtual, derecha y más grande que el objeto',
              feedback: 'Eso es la lupa, con el objeto más cerca que el foco.',
              mistake: 'imagen-de-lupa-con-objeto-lejano',
            },
            {
              text: 'Real, invertida y del tamaño del objeto',
              feedback: 'Compara alturas: el cruce está al doble del eje.',
              mistake: 'foco-como-lugar-de-la-imagen',
            },
          ],
          explanation: md`Los rayos se cruzan (real), bajo el eje (invertida) y más lejos de él que la punta (más grande).`,
        },
        {
          id: 'leer-con-lupa',
          question: md`Lees letra chica con una lupa de $f = 10\ \text{cm}$, puesta a 6 cm del papel. ¿Cómo es la imagen?`,
          key: 'Virtual, derecha y más grande',
          distractors: [
            {
              text: 'Real, invertida y más grande',
              feedback: 'Eso ocurre entre 10 y 20 cm. A 6 cm los rayos no se cruzan.',
            },
            { text: 'Real, invertida y más chica', feedback: 'Eso ocurre a más de 20 cm.' },
          ],
          explanation: md`6 cm es menos que el foco: los rayos se separan y el ojo los ve venir desde atrás.`,
        },
      ],
    },
    {
      id: 'calcular-la-imagen',
      title: 'Calcular dónde poner la pantalla',
      idea: md`La relación es $\frac{1}{f} = \frac{1}{d_o} + \frac{1}{d_i}$, con $d_o$ del objeto al lente y $d_i$ de la imagen al lente.

Para despejar la imagen se **resta**: $\frac{1}{d_i} = \frac{1}{f} - \frac{1}{d_o}$. Al final se invierte la fracción: es fácil olvidarlo.

Dos controles. Una imagen real queda siempre **más lejos que el foco**. Y los tamaños van como las distancias: si la imagen está al doble de distancia que el objeto, mide el doble.`,
      example: {
        problem: md`Se proyecta una vela con un lente convergente de $f = 20\ \text{cm}$. La vela está a 60 cm. ¿Dónde va la pantalla?`,
        steps: [
          { title: 'Resta los inversos', text: md`$\frac{1}{d_i} = \frac{1}{20} - \frac{1}{60}$.` },
          { title: 'Iguala denominadores', text: md`$\frac{3}{60} - \frac{1}{60} = \frac{2}{60}$.` },
          { title: 'Invierte', text: md`$d_i = \frac{60}{2} = 30\ \text{cm}$.` },
          {
            title: 'Controla',
            text: md`30 cm es más que el foco. Y la imagen mide la mitad de la vela, porque 30 es la mitad de 60.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lente-imagen-en-el-foco',
          text: md`Poner la pantalla a 20 cm. En el foco se juntan solo rayos paralelos, de objetos muy lejanos.`,
        },
        {
          mistake: 'lente-imagen-simetrica',
          text: md`Ponerla a 60 cm, igual que la vela. Eso ocurre solo si el objeto está a $2f$.`,
        },
        {
          mistake: 'lente-suma-inversos',
          text: md`Sumar los inversos: da 15 cm, menos que el foco. Imposible para una imagen real.`,
        },
      ],
      checks: [
        {
          id: 'foco-diez-objeto-quince',
          question: md`Un lente convergente tiene $f = 10\ \text{cm}$ y el objeto está a 15 cm. ¿A qué distancia del lente va la pantalla?`,
          key: '30 cm',
          distractors: [
            {
              text: '10 cm',
              feedback: 'En el foco cae la imagen de objetos muy lejanos.',
              mistake: 'lente-imagen-en-el-foco',
            },
            {
              text: '15 cm',
              feedback: 'Las distancias son iguales solo con el objeto a 20 cm.',
              mistake: 'lente-imagen-simetrica',
            },
            { text: '6 cm', feedback: 'Sumaste los inversos; al despejar se restan.', mistake: 'lente-suma-inversos' },
          ],
          explanation: md`$\frac{1}{10} - \frac{1}{15} = \frac{3}{30} - \frac{2}{30} = \frac{1}{30}$.`,
        },
        {
          id: 'proyector-noventa',
          question: md`Un objeto está a 90 cm de un lente con $f = 30\ \text{cm}$. ¿Dónde se forma su imagen y de qué tamaño?`,
          key: 'A 45 cm, la mitad del objeto',
          distractors: [
            {
              text: 'A 30 cm, un tercio del objeto',
              feedback: 'La pusiste en el foco. El objeto no está tan lejos.',
              mistake: 'lente-imagen-en-el-foco',
            },
            {
              text: 'A 90 cm, igual que el objeto',
              feedback: 'Eso ocurre con el objeto a 60 cm.',
              mistake: 'lente-imagen-simetrica',
            },
            {
              text: 'A 22,5 cm, un cuarto del objeto',
              feedback: 'Sumaste los inversos.',
              mistake: 'lente-suma-inversos',
            },
          ],
          explanation: md`$\frac{1}{30} - \frac{1}{90} = \frac{2}{90}$: 45 cm, y $\frac{45}{90} = \frac{1}{2}$.`,
        },
        {
          id: 'mismo-tamano',
          question: md`Con un lente de $f = 10\ \text{cm}$ quieres proyectar una imagen del mismo tamaño que el objeto. ¿A qué distancia lo pones?`,
          key: '20 cm',
          distractors: [
            {
              text: '10 cm',
              feedback: 'En el foco los rayos salen paralelos y no se juntan.',
              mistake: 'foco-como-lugar-de-la-imagen',
            },
            { text: '5 cm', feedback: 'Más cerca que el foco la imagen es virtual: no se proyecta.' },
          ],
          explanation: md`En $2f$: $\frac{1}{10} - \frac{1}{20} = \frac{1}{20}$, así que la imagen también queda a 20 cm.`,
        },
      ],
    },
    {
      id: 'el-ojo-y-los-anteojos',
      title: 'El ojo y los anteojos',
      idea: md`El ojo funciona como un lente convergente que forma en la **retina** una imagen real, invertida y chica. El cerebro la interpreta derecha.

En la **miopía**, la imagen de lo lejano se forma **antes** de la retina: se ve mal de lejos. Se corrige con un lente **divergente**, que abre los rayos para que se junten más atrás.

En la **hipermetropía**, se formaría **detrás**: cuesta sobre todo lo cercano. Se corrige con un lente **convergente**, que ayuda a juntar antes.`,
      example: {
        problem: md`Noemí ve bien su cuaderno y ve borrosa la pizarra. ¿Qué tiene y qué lente le sirve?`,
        steps: [
          { title: 'Qué falla', text: md`Falla lo lejano: miopía.` },
          { title: 'Dónde se forma la imagen', text: md`Antes de la retina: los rayos se juntan demasiado pronto.` },
          { title: 'Qué hace falta', text: md`Abrirlos un poco antes de entrar: lente divergente.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'abuelo-y-el-diario',
          question: md`A una persona con hipermetropía le recetan anteojos. ¿Qué hacen?`,
          key: 'Ayudan a juntar los rayos, para que la imagen no quede detrás',
          distractors: [
            { text: 'Abren los rayos, para que la imagen no quede antes', feedback: 'Eso corrige la miopía.' },
            {
              text: 'Dan vuelta la imagen, para que quede derecha en la retina',
              feedback: 'En la retina siempre queda invertida; lo resuelve el cerebro.',
              mistake: 'lente-convergente-siempre-derecha',
            },
          ],
          explanation: md`Son lentes convergentes: adelantan el punto en que se juntan los rayos.`,
        },
        {
          id: 'anteojos-que-proyectan',
          question: md`Con unos anteojos se logra proyectar en la pared la imagen de una ventana lejana. ¿Para qué defecto sirven?`,
          key: 'Hipermetropía',
          distractors: [
            { text: 'Miopía', feedback: 'Los de miopía son divergentes: no pueden juntar los rayos en la pared.' },
            { text: 'Para cualquiera', feedback: 'Proyectar exige un lente convergente, y no todos lo son.' },
          ],
          explanation: md`Si proyectan, juntan los rayos: son convergentes.`,
        },
      ],
    },
  ],
  summary: [
    md`Grueso al medio, convergente: junta. Grueso en los bordes, divergente: separa.`,
    md`Dos rayos: el paralelo sale por $F'$; el del centro sigue derecho.`,
    md`Más allá del foco, real e invertida; más cerca, virtual, derecha y grande.`,
    md`$\frac{1}{d_i} = \frac{1}{f} - \frac{1}{d_o}$, y al final se invierte.`,
    md`Miopía, lente divergente; hipermetropía, convergente.`,
  ],
});
