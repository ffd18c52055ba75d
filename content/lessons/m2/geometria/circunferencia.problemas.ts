import { defineLesson, md, type Point } from '../../authoring/index.ts';

const around =
  ([x, y]: Point) =>
  (degrees: number, radius: number): Point => [
    x + radius * Math.cos((degrees * Math.PI) / 180),
    y + radius * Math.sin((degrees * Math.PI) / 180),
  ];

const CLOCK: Point = [12, 12];
/** Place of an hour on the dial. */
const hour = (number: number, radius = 9) => around(CLOCK)(90 - 30 * number, radius);
const HOURS = Array.from({ length: 12 }, (_, index) => index + 1);

const BALL: Point = [8, 8];
const touch = (degrees: number, radius = 6) => around(BALL)(degrees, radius);
/** Where the tangents from a point at 10 touch a circle of radius 6. */
const HALF = (Math.acos(0.6) * 180) / Math.PI;

export default defineLesson({
  content: 'm2.geometria.circunferencia.problemas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`En una excavación aparece un pedazo del borde de un plato redondo. Es bastante menos que la mitad. ¿Se puede saber qué tan grande era el plato entero?`,
    guesses: [
      'No, porque no se ve el centro',
      'Sí, con dos medidas del pedazo',
      'Solo si queda al menos la mitad del borde',
    ],
    reveal: md`Bastan dos medidas: la cuerda que une las puntas y la altura del arco sobre ella. Con eso se calcula el radio, como se hace de verdad con restos de cerámica, puentes y lentes. Es lo primero de esta lección.`,
  },
  points: [
    {
      id: 'radio-desde-un-arco',
      title: 'El radio desde la cuerda y la altura del arco',
      idea: md`La mayor altura de un arco sobre su cuerda cae en el **punto medio** de la cuerda. Si la prolongas, pasa por el centro y completa un diámetro.

Así tienes dos cuerdas que se cruzan, y ya sabes que los productos de sus trozos son iguales: media cuerda por media cuerda es igual a la altura por el resto del diámetro.

En la figura, $8 \cdot 8 = 4 \cdot x$, así que $x = 16$. El diámetro mide $4 + 16 = 20$ y el radio, 10.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 22,
        shapes: [
          { shape: 'circle', centre: [12, 11], radius: 10, dashed: true },
          { shape: 'arc', centre: [12, 11], radius: 10, from: 36.87, to: 143.13, accent: 1 },
          { shape: 'segment', from: [4, 17], to: [20, 17], accent: 1 },
          { shape: 'segment', from: [12, 17], to: [12, 21], accent: 2 },
          { shape: 'segment', from: [12, 1], to: [12, 17], dashed: true },
          { shape: 'angle', at: [12, 17], from: [20, 17], to: [12, 21], right: true },
          { shape: 'point', at: [12, 11] },
          { shape: 'text', at: [13.3, 11], text: 'O' },
          { shape: 'text', at: [2.9, 17.3], text: 'A' },
          { shape: 'text', at: [21.1, 17.3], text: 'B' },
          { shape: 'text', at: [8, 16], text: '8', accent: 1 },
          { shape: 'text', at: [16, 16], text: '8', accent: 1 },
          { shape: 'text', at: [11.1, 19], text: '4', accent: 2 },
          { shape: 'text', at: [11, 6], text: 'x' },
        ],
        alt: 'Circunferencia punteada de centro O. La cuerda AB está dividida en dos mitades de 8. La altura del arco sobre su punto medio mide 4, y el resto del diámetro, x.',
        caption: 'La altura del arco, prolongada, es un diámetro.',
      },
      example: {
        problem: md`Un puente peatonal tiene forma de arco de circunferencia. Entre sus extremos hay 30 m en línea recta, y el punto más alto está 5 m sobre esa línea. ¿Cuál es el radio del arco?`,
        steps: [
          { title: 'Parte la cuerda por la mitad', text: md`La altura llega al punto medio: dos trozos de 15 m.` },
          {
            title: 'Iguala los productos',
            text: md`$15 \cdot 15 = 5 \cdot x$, donde $x$ es el resto del diámetro. $x = \frac{225}{5} = 45$ m.`,
          },
          { title: 'Arma el diámetro', text: md`$5 + 45 = 50$ m.` },
          { title: 'Saca el radio', text: md`La mitad de 50 es 25: el radio mide 25 m.` },
          {
            title: 'Comprueba con Pitágoras',
            text: md`Del centro a la cuerda hay $25 - 5 = 20$ m. Y $20^2 + 15^2 = 400 + 225 = 625 = 25^2$. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'arco-da-el-diametro',
          text: md`Quedarse en el diámetro. Al sumar la altura y el resto se obtiene el diámetro completo. Si piden el radio, falta la mitad.`,
        },
        {
          mistake: 'arco-cuerda-completa-por-media',
          text: md`Usar la cuerda entera como trozo: $30 \cdot 30$. La altura la corta en dos, así que cada trozo es la mitad.`,
        },
        {
          mistake: 'arco-media-cuerda-como-radio',
          text: md`Decir que el radio es media cuerda, 15 m. Eso pasa solo si la cuerda es un diámetro, y entonces la altura también mediría 15 m.`,
        },
      ],
      checks: [
        {
          id: 'ventana-en-arco',
          question: md`La parte superior de una ventana es un arco de circunferencia. Su cuerda mide 12 dm y la altura del arco sobre ella, 2 dm. ¿Cuánto mide el radio?`,
          key: '10 dm',
          distractors: [
            {
              text: '20 dm',
              feedback: 'Ese es el diámetro: 2 más 18. Falta la mitad.',
              mistake: 'arco-da-el-diametro',
            },
            {
              text: '37 dm',
              feedback: 'Usaste la cuerda completa, 12 por 12. La altura la divide en dos trozos de 6.',
              mistake: 'arco-cuerda-completa-por-media',
            },
            {
              text: '6 dm',
              feedback: 'Tomaste media cuerda como radio, pero el centro no está sobre esa cuerda.',
              mistake: 'arco-media-cuerda-como-radio',
            },
          ],
          explanation: md`$6 \cdot 6 = 2x$ da $x = 18$. El diámetro mide $2 + 18 = 20$ dm y el radio, 10 dm.`,
        },
        {
          id: 'plato-de-greda',
          question: md`En un pedazo de plato, la cuerda entre las puntas mide 18 cm y la altura del arco, 3 cm. ¿Cuál era el **diámetro** del plato?`,
          key: '30 cm',
          distractors: [
            { text: '15 cm', feedback: 'Ese es el radio. Esta vez piden el diámetro.' },
            { text: '27 cm', feedback: 'Ese es el resto del diámetro. Falta sumarle los 3 cm de la altura.' },
            {
              text: '111 cm',
              feedback: 'Usaste la cuerda completa. Los trozos son de 9 cm cada uno.',
              mistake: 'arco-cuerda-completa-por-media',
            },
          ],
          explanation: md`$9 \cdot 9 = 3x$ da $x = 27$ cm. El diámetro es $3 + 27 = 30$ cm.`,
        },
        {
          id: 'estanque-acostado',
          question: md`El corte de un estanque acostado es un círculo de 17 dm de radio. Está a menos de la mitad, y la superficie del agua mide 30 dm de ancho. ¿Qué profundidad tiene el agua?`,
          key: '9 dm',
          distractors: [
            {
              text: '8 dm',
              feedback: 'Eso hay entre el centro y el agua. La profundidad es lo que falta del radio: 17 menos 8.',
            },
            {
              text: '2 dm',
              feedback: 'Restaste 17 menos 15. Radio y media cuerda no están en la misma recta: usa Pitágoras.',
            },
            { text: '25 dm', feedback: 'Esa sería la profundidad si estuviera a más de la mitad: 17 más 8.' },
          ],
          explanation: md`Del centro al agua hay $\sqrt{17^2 - 15^2} = \sqrt{64} = 8$ dm. La profundidad es $17 - 8 = 9$ dm. Revisa: $9 \cdot 25 = 15 \cdot 15$.`,
        },
      ],
    },
    {
      id: 'ruedas-divididas',
      title: 'Ruedas divididas en partes iguales',
      idea: md`Si una rueda tiene 12 marcas a igual distancia, hay 12 arcos iguales, cada uno de $\frac{360^\circ}{12} = 30^\circ$.

Para medir un arco se cuentan los **espacios**, no las marcas. Del 4 al 7 hay tres espacios: $3 \cdot 30^\circ = 90^\circ$.

Luego mira dónde está el vértice. En la figura está en la marca 12, sobre la circunferencia. El ángulo es inscrito y abarca el arco que **no** tiene al 12: mide la mitad de 90°, es decir, 45°.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 24,
        shapes: [
          { shape: 'circle', centre: CLOCK, radius: 9 },
          { shape: 'arc', centre: CLOCK, radius: 9, from: -120, to: -30, accent: 2 },
          { shape: 'segment', from: hour(12), to: hour(4), accent: 1 },
          { shape: 'segment', from: hour(12), to: hour(7), accent: 1 },
          { shape: 'angle', at: hour(12), from: hour(7), to: hour(4), label: '45°', accent: 1 },
          ...HOURS.flatMap(
            (number) =>
              [
                { shape: 'point', at: hour(number) },
                { shape: 'text', at: hour(number, 10.7), text: `${number}` },
              ] as const,
          ),
        ],
        alt: 'Circunferencia con 12 puntos a igual distancia, numerados como un reloj. Desde el 12 salen segmentos al 4 y al 7. El arco del 4 al 7, que no contiene al 12, está destacado; el ángulo en el 12 mide 45 grados.',
      },
      example: {
        problem: md`Un carrusel tiene 15 caballos a igual distancia, numerados en orden. ¿Cuánto mide el ángulo con vértice en el caballo 1, cuyos lados pasan por el 5 y por el 9?`,
        steps: [
          { title: 'Mide un espacio', text: md`$\frac{360^\circ}{15} = 24^\circ$ entre un caballo y el siguiente.` },
          {
            title: 'Cuenta los espacios del arco',
            text: md`Del 5 al 9, sin pasar por el 1, hay $9 - 5 = 4$ espacios: $4 \cdot 24^\circ = 96^\circ$.`,
          },
          {
            title: 'Mira el vértice',
            text: md`El caballo 1 está en la circunferencia: el ángulo es inscrito y mide la mitad del arco, $\frac{96^\circ}{2} = 48^\circ$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'rueda-cuenta-un-puesto-de-mas',
          text: md`Contar las marcas: 5, 6, 7, 8 y 9 son cinco, pero entre ellas hay cuatro espacios. Como con los dedos: cinco dedos, cuatro huecos.`,
        },
        {
          mistake: 'rueda-angulo-del-centro',
          text: md`Dar los 96° del arco. Eso mediría el ángulo si el vértice fuera el eje de la rueda. Con el vértice en el borde es la mitad.`,
        },
        {
          mistake: 'rueda-otro-arco',
          text: md`Contar los espacios por el lado del vértice. El ángulo mira hacia adentro: abarca el arco que no contiene al vértice.`,
        },
      ],
      checks: [
        {
          id: 'reloj-dos-y-siete',
          question: md`En un reloj, se traza un ángulo con vértice en el 12, cuyos lados pasan por el 2 y por el 7. ¿Cuánto mide?`,
          key: '75°',
          distractors: [
            {
              text: '150°',
              feedback: 'Ese es el arco, o el ángulo con vértice en el centro del reloj. El vértice está en el 12.',
              mistake: 'rueda-angulo-del-centro',
            },
            {
              text: '90°',
              feedback: 'Contaste seis números, del 2 al 7. Los espacios entre ellos son cinco.',
              mistake: 'rueda-cuenta-un-puesto-de-mas',
            },
            {
              text: '105°',
              feedback: 'Usaste los siete espacios del lado del 12. El ángulo abarca el otro arco.',
              mistake: 'rueda-otro-arco',
            },
          ],
          explanation: md`Del 2 al 7 hay 5 espacios: $5 \cdot 30^\circ = 150^\circ$. El inscrito mide $\frac{150^\circ}{2} = 75^\circ$.`,
        },
        {
          id: 'octagono-regular',
          question: md`ABCDEFGH es un octágono regular inscrito en una circunferencia. ¿Cuánto mide el ángulo ACF?`,
          key: '67,5°',
          distractors: [
            {
              text: '135°',
              feedback: 'Ese es el arco de F a A. El vértice C está en la circunferencia: falta la mitad.',
              mistake: 'rueda-angulo-del-centro',
            },
            {
              text: '112,5°',
              feedback: 'Contaste los espacios que pasan por C. El ángulo abarca el arco del otro lado.',
              mistake: 'rueda-otro-arco',
            },
            {
              text: '90°',
              feedback: 'Contaste los vértices F, G, H y A. Entre ellos hay tres espacios.',
              mistake: 'rueda-cuenta-un-puesto-de-mas',
            },
          ],
          explanation: md`Cada espacio mide $\frac{360^\circ}{8} = 45^\circ$. De F a A, sin pasar por C, hay 3: $135^\circ$. La mitad es 67,5°.`,
        },
        {
          id: 'mesa-de-diez',
          question: md`Alrededor de una mesa redonda hay 10 puestos a igual distancia, numerados en orden. Se estira una cinta del 1 al 5 y otra del 3 al 8. ¿Cuánto mide el ángulo del cruce que mira al arco del 1 al 3?`,
          key: '90°',
          distractors: [
            { text: '180°', feedback: 'Sumaste los dos arcos, 72° y 108°. Falta la mitad.' },
            {
              text: '126°',
              feedback: 'Contaste los puestos, tres y cuatro. Los espacios son dos y tres.',
              mistake: 'rueda-cuenta-un-puesto-de-mas',
            },
            { text: '18°', feedback: 'Restaste los arcos. Las cintas se cruzan dentro de la mesa: se suman.' },
          ],
          explanation: md`Cada espacio mide 36°. Los arcos 1 a 3 y 5 a 8 miden 72° y 108°. Vértice adentro: $\frac{72^\circ + 108^\circ}{2} = 90^\circ$.`,
        },
      ],
    },
    {
      id: 'tangentes-y-radios',
      title: 'Donde hay tangentes, traza los radios',
      idea: md`El radio que llega al punto de tangencia es **perpendicular** a la tangente. Con ese ángulo recto salen casi todos los problemas.

Si desde P se trazan dos tangentes, que tocan en A y en B:

- $\overline{PA} = \overline{PB}$.
- El triángulo OAP es rectángulo en A. Aquí sí sirve Pitágoras: $\overline{OA}^2 + \overline{PA}^2 = \overline{OP}^2$.
- En el cuadrilátero OAPB hay dos ángulos rectos. Los otros dos, el de P y el del centro, suman 180°.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 16,
        shapes: [
          { shape: 'circle', centre: BALL, radius: 6 },
          { shape: 'segment', from: [18, 8], to: touch(HALF), accent: 1 },
          { shape: 'segment', from: [18, 8], to: touch(-HALF), accent: 1 },
          { shape: 'segment', from: BALL, to: touch(HALF), accent: 2 },
          { shape: 'segment', from: BALL, to: touch(-HALF), accent: 2 },
          { shape: 'segment', from: BALL, to: [18, 8], dashed: true },
          { shape: 'angle', at: touch(HALF), from: BALL, to: [18, 8], right: true },
          { shape: 'angle', at: touch(-HALF), from: BALL, to: [18, 8], right: true },
          { shape: 'point', at: BALL },
          { shape: 'text', at: [7, 8], text: 'O' },
          { shape: 'text', at: touch(HALF, 7), text: 'A' },
          { shape: 'text', at: touch(-HALF, 7), text: 'B' },
          { shape: 'text', at: [18.9, 8], text: 'P' },
          { shape: 'text', at: [9, 11], text: '6', accent: 2 },
          { shape: 'text', at: [15.3, 11.1], text: '8', accent: 1 },
          { shape: 'text', at: [15, 7.2], text: '10' },
        ],
        alt: 'Circunferencia de centro O y dos tangentes desde P, que tocan en A y B. Los radios OA y OB forman ángulos rectos con las tangentes. OA mide 6, PA mide 8 y la línea punteada OP mide 10.',
      },
      example: {
        problem: md`Una pelota queda encajada entre dos tablas que forman un ángulo de 50° en P. En el corte, las tablas son tangentes en A y B. Un punto C de la circunferencia está en el arco AB más largo. ¿Cuánto mide el ángulo ACB?`,
        steps: [
          { title: 'Traza los radios', text: md`OA y OB forman ángulos de 90° con las tablas.` },
          {
            title: 'Cierra el cuadrilátero',
            text: md`En OAPB los ángulos suman 360°. El del centro es $360^\circ - 90^\circ - 90^\circ - 50^\circ = 130^\circ$.`,
          },
          {
            title: 'Pasa al inscrito',
            text: md`ACB está en la circunferencia y abarca el mismo arco que el ángulo del centro: $\frac{130^\circ}{2} = 65^\circ$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'tangentes-en-cuarenta',
          question: md`Dos tangentes desde P tocan una circunferencia en A y B, y forman un ángulo de 40°. C está en el arco AB más largo. ¿Cuánto mide el ángulo ACB?`,
          key: '70°',
          distractors: [
            {
              text: '140°',
              feedback: 'Ese es el ángulo del centro AOB. C está en la circunferencia: saca la mitad.',
              mistake: 'circunferencia-da-el-angulo-del-centro',
            },
            { text: '20°', feedback: 'Sacaste la mitad del ángulo en P, que no es un ángulo del centro.' },
            {
              text: '40°',
              feedback: 'Supusiste que el ángulo en P y el de C son iguales. Pasa por el ángulo del centro.',
            },
          ],
          explanation: md`El ángulo AOB mide $180^\circ - 40^\circ = 140^\circ$. El inscrito es la mitad: 70°.`,
        },
        {
          id: 'cuerda-de-volantin',
          question: md`Un disco de 5 cm de radio tiene su centro a 13 cm de un clavo. Un hilo tirante va del clavo hasta tocar el disco, como tangente. ¿Cuánto mide el hilo?`,
          key: '12 cm',
          distractors: [
            {
              text: '8 cm',
              feedback: 'Restaste 13 menos 5: esa es la distancia más corta hasta el borde, en línea hacia el centro.',
            },
            {
              text: md`$\sqrt{194}$ cm`,
              feedback: 'Sumaste los cuadrados. Los 13 cm van del clavo al centro: son la hipotenusa.',
            },
            { text: '18 cm', feedback: 'Sumaste 13 y 5. Radio e hilo forman un ángulo recto: usa Pitágoras.' },
          ],
          explanation: md`Hay un ángulo recto donde el hilo toca el disco: $\sqrt{13^2 - 5^2} = \sqrt{144} = 12$ cm.`,
        },
        {
          id: 'distancia-al-borde',
          question: md`Desde P, la tangente a una laguna circular de 9 m de radio mide 12 m. ¿A qué distancia de P está el borde más cercano de la laguna?`,
          key: '6 m',
          distractors: [
            { text: '15 m', feedback: 'Esa es la distancia al centro. El borde está 9 m antes.' },
            {
              text: '3 m',
              feedback: 'Restaste 12 menos 9. La tangente y el radio no están en la misma recta.',
              mistake: 'tangente-resta-los-segmentos',
            },
            {
              text: '12 m',
              feedback: 'La tangente llega a otro punto. El más cercano está en la línea hacia el centro.',
            },
          ],
          explanation: md`Al centro hay $\sqrt{9^2 + 12^2} = \sqrt{225} = 15$ m. Hasta el borde, $15 - 9 = 6$ m. Revisa: $12^2 = 6 \cdot 24$.`,
        },
      ],
    },
  ],
  summary: [
    md`Arco: media cuerda por media cuerda es igual a la altura por el resto del diámetro.`,
    md`Rueda: divide 360° por la cantidad de marcas y cuenta espacios, no marcas.`,
    md`Mira el vértice: en el centro vale el arco; en el borde, la mitad del arco que no lo contiene.`,
    md`Tangente y radio forman 90°: de ahí salen Pitágoras y el ángulo del centro.`,
  ],
});
