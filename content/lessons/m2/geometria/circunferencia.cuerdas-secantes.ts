import { defineLesson, md, type Point } from '../../authoring/index.ts';

/** Two chords that cross in P: 4 and 6 along one, 3 and 8 along the other. */
const CROSSING: Point = [7, 8 + 2 * Math.sqrt(3)];
const crossed = (distance: number, degrees: number): Point => [
  CROSSING[0] + distance * Math.cos((degrees * Math.PI) / 180),
  CROSSING[1] + distance * Math.sin((degrees * Math.PI) / 180),
];

/** Point at a distance from P, which lies right of its circle, along a ray with this cosine; `side` 1 is above. */
const ray =
  (p: Point, cosine: number, side: 1 | -1) =>
  (distance: number, away = 0): Point => {
    const sine = Math.sqrt(1 - cosine ** 2);
    return [p[0] - distance * cosine + away * sine, p[1] + side * (distance * sine + away * cosine)];
  };

const OUTER: Point = [17.5, 7.5];
const upper = ray(OUTER, 0.8, 1);
const lower = ray(OUTER, 0.95, -1);

const TANGENT: Point = [18.5, 8.5];
const touching = ray(TANGENT, 0.6, 1);
const cutting = ray(TANGENT, 0.75, -1);

export default defineLesson({
  content: 'm2.geometria.circunferencia.cuerdas-secantes',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Cortas una pizza redonda con dos tajos rectos que se cruzan, pero ninguno pasa por el centro. El cruce divide el primer tajo en trozos de 10 cm y 18 cm. En el segundo tajo, un trozo mide 12 cm. ¿Cuánto mide el otro?`,
    guesses: [
      '16 cm, porque los dos tajos tienen que medir lo mismo',
      '15 cm',
      'Sin el radio de la pizza no se puede saber',
    ],
    reveal: md`Mide 15 cm, y no hace falta el radio. Los tajos no miden lo mismo: lo que coincide es un **producto**, $10 \cdot 18 = 12 \cdot 15 = 180$. Esa regla sirve también cuando las rectas se cruzan fuera de la circunferencia.`,
  },
  points: [
    {
      id: 'cuerdas-que-se-cruzan',
      title: 'Dos cuerdas: el producto de los trozos es igual',
      idea: md`Si las cuerdas AB y CD se cortan en P, el producto de los dos trozos de una es igual al producto de los dos trozos de la otra:

$$\overline{PA} \cdot \overline{PB} = \overline{PC} \cdot \overline{PD}$$

En la figura, $4 \cdot 6 = 24$ y $3 \cdot 8 = 24$.

¿De dónde sale? Los triángulos PAC y PDB son semejantes: los ángulos en P son opuestos por el vértice, y los de A y D son inscritos en el mismo arco CB. De la proporción $\frac{PA}{PD} = \frac{PC}{PB}$, multiplicando cruzado, sale la regla.`,
      figure: {
        kind: 'drawing',
        width: 16,
        height: 16,
        shapes: [
          { shape: 'circle', centre: [8, 8], radius: Math.sqrt(37) },
          { shape: 'segment', from: crossed(4, 180), to: crossed(6, 0), accent: 1 },
          { shape: 'segment', from: crossed(3, 60), to: crossed(8, 240), accent: 2 },
          { shape: 'point', at: CROSSING },
          { shape: 'text', at: [CROSSING[0] + 1.1, CROSSING[1] - 0.8], text: 'P' },
          { shape: 'text', at: crossed(4.7, 180), text: 'A' },
          { shape: 'text', at: crossed(6.7, 0), text: 'B' },
          { shape: 'text', at: crossed(3.8, 60), text: 'C' },
          { shape: 'text', at: crossed(8.8, 240), text: 'D' },
          { shape: 'text', at: [CROSSING[0] - 2, CROSSING[1] + 0.7], text: '4', accent: 1 },
          { shape: 'text', at: [CROSSING[0] + 3.4, CROSSING[1] + 0.7], text: '6', accent: 1 },
          { shape: 'text', at: [CROSSING[0] + 0.1, CROSSING[1] + 1.6], text: '3', accent: 2 },
          { shape: 'text', at: [CROSSING[0] - 1.2, CROSSING[1] - 3.6], text: '8', accent: 2 },
        ],
        alt: 'Circunferencia con dos cuerdas AB y CD que se cortan en P. PA mide 4, PB mide 6, PC mide 3 y PD mide 8.',
        caption: 'Los trozos de una cuerda: 4 y 6. Los de la otra: 3 y 8.',
      },
      example: {
        problem: md`Dos cables tensos cruzan un aro y se tocan en P. En el cable AB, $\overline{PA} = 5$ cm y $\overline{PB} = 12$ cm. En el cable CD, $\overline{PC} = 6$ cm. ¿Cuánto mide el cable CD completo?`,
        steps: [
          {
            title: 'Junta los trozos de la misma cuerda',
            text: md`De AB son PA y PB; de CD son PC y PD. Entonces $5 \cdot 12 = 6 \cdot \overline{PD}$.`,
          },
          {
            title: 'Despeja el trozo que falta',
            text: md`$60 = 6 \cdot \overline{PD}$, así que $\overline{PD} = 10$ cm.`,
          },
          {
            title: 'Vuelve a la pregunta',
            text: md`Piden el cable completo: $6 + 10 = 16$ cm. El otro cable mide 17 cm: no tenían por qué ser iguales.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cuerdas-proporcion-cruzada',
          text: md`Multiplicar un trozo de cada cuerda: $PA \cdot PC = PB \cdot PD$. Los dos que se multiplican están en la **misma** recta, uno a cada lado de P.`,
        },
        {
          mistake: 'cuerdas-trozos-del-mismo-lado',
          text: md`Igualar cocientes, $\frac{PA}{PB} = \frac{PC}{PD}$. Se igualan productos: si un trozo es más corto, su compañero tiene que ser más largo.`,
        },
        {
          mistake: 'cuerdas-suma-igual',
          text: md`Igualar sumas, como si las dos cuerdas midieran lo mismo. Un tajo cerca del borde es corto y uno por el centro es largo.`,
        },
      ],
      checks: [
        {
          id: 'trozo-que-falta',
          question: md`Las cuerdas AB y CD se cortan en P. Si $\overline{PA} = 4$ cm, $\overline{PB} = 15$ cm y $\overline{PC} = 6$ cm, ¿cuánto mide $\overline{PD}$?`,
          key: '10 cm',
          distractors: [
            {
              text: '13 cm',
              feedback: 'Supusiste que las dos cuerdas miden 19 cm. Lo que coincide es el producto de los trozos.',
              mistake: 'cuerdas-suma-igual',
            },
            {
              text: '22,5 cm',
              feedback: 'Igualaste cocientes: 4 es a 15 como 6 es a PD. Aquí se igualan productos.',
              mistake: 'cuerdas-trozos-del-mismo-lado',
            },
            {
              text: '1,6 cm',
              feedback: 'Multiplicaste un trozo de cada cuerda. Junta PA con PB, y PC con PD.',
              mistake: 'cuerdas-proporcion-cruzada',
            },
          ],
          explanation: md`$4 \cdot 15 = 6 \cdot \overline{PD}$, es decir, $60 = 6 \cdot \overline{PD}$ y $\overline{PD} = 10$ cm.`,
        },
        {
          id: 'punto-medio-de-la-otra',
          question: md`Una cuerda AB de 26 cm pasa por P, el punto medio de otra cuerda CD. Si $\overline{PA} = 8$ cm, ¿cuánto mide la cuerda CD?`,
          key: '24 cm',
          distractors: [
            { text: '12 cm', feedback: 'Esa es la mitad: PC. La cuerda CD tiene dos trozos como ese.' },
            {
              text: '26 cm',
              feedback: 'Supusiste que las dos cuerdas miden lo mismo. Multiplica los trozos de AB: 8 y 18.',
              mistake: 'cuerdas-suma-igual',
            },
            {
              text: '144 cm',
              feedback: 'Ese es el producto de los trozos. Como son iguales, falta la raíz, y luego el doble.',
            },
          ],
          explanation: md`PB mide $26 - 8 = 18$ cm. Como $\overline{PC} = \overline{PD}$, queda $\overline{PC}^2 = 8 \cdot 18 = 144$ y $\overline{PC} = 12$ cm. La cuerda mide 24 cm.`,
        },
        {
          id: 'trozos-con-equis',
          question: md`Una cuerda queda dividida en trozos de $x$ cm y $x + 5$ cm. La otra, en trozos de 6 cm y 4 cm. ¿Cuánto vale $x$?`,
          key: '3',
          distractors: [
            {
              text: '2,5',
              feedback: 'Igualaste las sumas: 2x + 5 = 10. Lo que se iguala es el producto.',
              mistake: 'cuerdas-suma-igual',
            },
            { text: '8', feedback: 'Ese es el otro trozo, x + 5. La pregunta es por x.' },
            { text: '19', feedback: 'Resolviste x + 5 = 24. Falta multiplicar por x, que es el otro trozo.' },
          ],
          explanation: md`$x(x + 5) = 24$. Sirve $x = 3$, porque $3 \cdot 8 = 24$. La otra solución, $-8$, no es un largo.`,
        },
      ],
    },
    {
      id: 'dos-secantes',
      title: 'Dos secantes: cada producto parte desde P',
      idea: md`Ahora P está afuera. Una secante corta la circunferencia en A, el punto cercano, y en B, el lejano. Otra la corta en C y en D.

La regla es la misma: $\overline{PA} \cdot \overline{PB} = \overline{PC} \cdot \overline{PD}$.

Los cuatro segmentos **parten en P**. PA es la parte de afuera. PB es la secante completa, de P hasta el punto lejano, y no solo la cuerda AB de adentro.

En la figura, $\overline{PB} = 4 + 8 = 12$ y $\overline{PD} = 3 + 13 = 16$. Los productos son $4 \cdot 12 = 48$ y $3 \cdot 16 = 48$.`,
      figure: {
        kind: 'drawing',
        width: 19,
        height: 15,
        shapes: [
          { shape: 'circle', centre: [7.5, 7.5], radius: Math.sqrt(52) },
          { shape: 'segment', from: OUTER, to: upper(12), accent: 1 },
          { shape: 'segment', from: OUTER, to: lower(16), accent: 2 },
          { shape: 'point', at: OUTER },
          { shape: 'point', at: upper(4), accent: 1 },
          { shape: 'point', at: upper(12), accent: 1 },
          { shape: 'point', at: lower(3), accent: 2 },
          { shape: 'point', at: lower(16), accent: 2 },
          { shape: 'text', at: [18.3, 7.5], text: 'P' },
          { shape: 'text', at: upper(4, 0.9), text: 'A' },
          { shape: 'text', at: upper(12.9), text: 'B' },
          { shape: 'text', at: lower(4.2, -0.9), text: 'C' },
          { shape: 'text', at: lower(16.9), text: 'D' },
          { shape: 'text', at: upper(2, 0.8), text: '4', accent: 1 },
          { shape: 'text', at: upper(8, 0.8), text: '8', accent: 1 },
          { shape: 'text', at: lower(1.5, 0.9), text: '3', accent: 2 },
          { shape: 'text', at: lower(9.5, 0.9), text: '13', accent: 2 },
        ],
        alt: 'Desde el punto P exterior salen dos secantes. En una, PA mide 4 y la cuerda AB mide 8. En la otra, PC mide 3 y la cuerda CD mide 13.',
      },
      example: {
        problem: md`Desde P se trazan dos secantes. En la primera, $\overline{PA} = 5$ m y la cuerda AB mide 11 m. En la segunda, $\overline{PC} = 8$ m. ¿Cuánto mide la cuerda CD?`,
        steps: [
          {
            title: 'Arma la secante completa',
            text: md`$\overline{PB} = \overline{PA} + \overline{AB} = 5 + 11 = 16$ m.`,
          },
          {
            title: 'Iguala los productos',
            text: md`$5 \cdot 16 = 8 \cdot \overline{PD}$, o sea, $80 = 8 \cdot \overline{PD}$.`,
          },
          { title: 'Despeja', text: md`$\overline{PD} = 10$ m. Esa es la secante completa, desde P hasta D.` },
          { title: 'Quita la parte de afuera', text: md`La cuerda es lo que queda: $\overline{CD} = 10 - 8 = 2$ m.` },
        ],
      },
      warnings: [
        {
          mistake: 'tangente-da-la-secante-completa',
          text: md`Dar PD cuando preguntan por la cuerda CD, o usar la cuerda donde va PD. Marca con el lápiz de dónde a dónde va cada segmento antes de calcular.`,
        },
      ],
      checks: [
        {
          id: 'secante-completa',
          question: md`Desde P salen dos secantes, PAB y PCD, con A y C más cerca de P. Si $\overline{PA} = 6$ cm, $\overline{AB} = 9$ cm y $\overline{PC} = 5$ cm, ¿cuánto mide $\overline{PD}$?`,
          key: '18 cm',
          distractors: [
            {
              text: '10,8 cm',
              feedback: 'Multiplicaste 6 por 9, la cuerda. El otro factor es PB, que va desde P: 15 cm.',
            },
            { text: '13 cm', feedback: 'Esa es la cuerda CD. La pregunta es por el segmento desde P.' },
            {
              text: '12,5 cm',
              feedback: 'Igualaste cocientes, 6 es a 15 como 5 es a PD. La regla es de productos.',
              mistake: 'cuerdas-trozos-del-mismo-lado',
            },
          ],
          explanation: md`$\overline{PB} = 6 + 9 = 15$ cm. De $6 \cdot 15 = 5 \cdot \overline{PD}$ sale $\overline{PD} = 18$ cm.`,
        },
        {
          id: 'cuerda-de-adentro',
          figure: 'of-the-point',
          question: md`En la misma figura de dos secantes, ahora $\overline{PA} = 4$ cm, $\overline{PB} = 21$ cm y $\overline{PC} = 6$ cm. ¿Cuánto mide la cuerda CD?`,
          key: '8 cm',
          distractors: [
            {
              text: '14 cm',
              feedback: 'Ese es PD, la secante completa. La cuerda CD es lo que queda al quitar PC.',
              mistake: 'tangente-da-la-secante-completa',
            },
            {
              text: '17 cm',
              feedback: 'Eso mide la cuerda AB. No hay razón para que las dos cuerdas sean iguales.',
              mistake: 'cuerdas-suma-igual',
            },
            {
              text: '25,5 cm',
              feedback: 'Igualaste cocientes para hallar PD, y dio 31,5. Con productos da 14.',
              mistake: 'cuerdas-trozos-del-mismo-lado',
            },
          ],
          explanation: md`$4 \cdot 21 = 84 = 6 \cdot \overline{PD}$, así que $\overline{PD} = 14$ cm y $\overline{CD} = 14 - 6 = 8$ cm.`,
        },
        {
          id: 'ecuacion-de-las-secantes',
          question: md`En dos secantes desde P, la parte de afuera y la cuerda miden $x$ y 7 en una, y 5 y 9 en la otra. ¿Con qué ecuación se encuentra $x$?`,
          key: md`$x(x + 7) = 70$`,
          distractors: [
            {
              text: md`$7x = 45$`,
              feedback: 'Multiplicaste afuera por cuerda. El segundo factor va desde P hasta el punto lejano.',
            },
            { text: md`$x(x + 7) = 45$`, feedback: 'Bien la primera secante. En la segunda, PD mide 5 + 9 y no 9.' },
            {
              text: md`$x + 7 = 14$`,
              feedback: 'Igualaste los largos de las dos secantes. Se igualan productos.',
              mistake: 'cuerdas-suma-igual',
            },
          ],
          explanation: md`Las secantes completas miden $x + 7$ y $5 + 9 = 14$. Entonces $x(x + 7) = 5 \cdot 14 = 70$.`,
        },
      ],
    },
    {
      id: 'tangente-y-secante',
      title: 'Tangente y secante: el cuadrado de la tangente',
      idea: md`Una **tangente** toca la circunferencia en un solo punto T. Imagina una secante que gira desde P hasta que sus dos puntos de corte se juntan: en vez de dos segmentos distintos, tienes dos veces PT.

Por eso la regla queda así:

$$\overline{PT}^2 = \overline{PA} \cdot \overline{PB}$$

En la figura, $3 \cdot 12 = 36$, así que $\overline{PT} = 6$.

Otra vez, PB va desde P hasta el punto lejano. Si preguntan por la cuerda AB, al final resta PA: $12 - 3 = 9$.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 17,
        shapes: [
          { shape: 'circle', centre: [8.5, 8.5], radius: 8 },
          { shape: 'segment', from: TANGENT, to: touching(9), accent: 1 },
          { shape: 'segment', from: TANGENT, to: cutting(12), accent: 2 },
          { shape: 'point', at: TANGENT },
          { shape: 'point', at: touching(6), accent: 1 },
          { shape: 'point', at: cutting(3), accent: 2 },
          { shape: 'point', at: cutting(12), accent: 2 },
          { shape: 'text', at: [19.4, 8.5], text: 'P' },
          { shape: 'text', at: touching(6, 1), text: 'T' },
          { shape: 'text', at: cutting(3.1, 1), text: 'A' },
          { shape: 'text', at: cutting(12.9, 0.3), text: 'B' },
          { shape: 'text', at: touching(3, 1), text: '6', accent: 1 },
          { shape: 'text', at: cutting(1.4, 1), text: '3', accent: 2 },
          { shape: 'text', at: cutting(7.2, -1), text: '9', accent: 2 },
        ],
        alt: 'Desde P, fuera de la circunferencia, sale una tangente que la toca en T y una secante que la corta primero en A y después en B. PT mide 6, PA mide 3 y la cuerda AB mide 9.',
      },
      example: {
        problem: md`Desde un punto P se ve una rotonda circular. La visual que la roza mide $\overline{PT} = 24$ m. Un sendero recto que sale de P entra a la rotonda en A, a 16 m de P, y sale por B. ¿Cuántos metros del sendero van por dentro?`,
        steps: [
          {
            title: 'Reconoce cada recta',
            text: md`PT roza la rotonda: es tangente. El sendero PAB la cruza: es secante. Lo que va por dentro es la cuerda AB.`,
          },
          {
            title: 'Escribe la regla',
            text: md`$24^2 = 16 \cdot \overline{PB}$, es decir, $576 = 16 \cdot \overline{PB}$.`,
          },
          { title: 'Despeja la secante', text: md`$\overline{PB} = \frac{576}{16} = 36$ m.` },
          { title: 'Quita la parte de afuera', text: md`$\overline{AB} = 36 - 16 = 20$ m van por dentro.` },
        ],
      },
      warnings: [
        {
          mistake: 'tangente-como-pitagoras',
          text: md`Restar cuadrados, $PT^2 - PA^2$, como en Pitágoras. P, T y A no forman un triángulo rectángulo. El ángulo recto está en T, pero con el radio OT.`,
        },
        {
          mistake: 'tangente-resta-los-segmentos',
          text: md`Restar los largos: $24 - 16 = 8$. La relación es entre productos, $PT \cdot PT = PA \cdot PB$. La única resta es la del final, si piden la cuerda.`,
        },
      ],
      checks: [
        {
          id: 'cuerda-desde-la-tangente',
          question: md`PT es tangente y PAB es secante, con A más cerca de P. Si $\overline{PT} = 12$ dm y $\overline{PA} = 8$ dm, ¿cuánto mide la cuerda AB?`,
          key: '10 dm',
          distractors: [
            {
              text: '18 dm',
              feedback: 'Ese es PB, la secante completa. La cuerda AB es solo la parte de adentro.',
              mistake: 'tangente-da-la-secante-completa',
            },
            {
              text: md`$4\sqrt{5}$ dm`,
              feedback: 'Restaste los cuadrados de 12 y 8. P, T y A no forman un triángulo rectángulo.',
              mistake: 'tangente-como-pitagoras',
            },
            {
              text: '4 dm',
              feedback: 'Restaste 12 menos 8. La relación es de productos: 12 por 12 es 8 por PB.',
              mistake: 'tangente-resta-los-segmentos',
            },
          ],
          explanation: md`$12^2 = 8 \cdot \overline{PB}$ da $\overline{PB} = 18$ dm, y $\overline{AB} = 18 - 8 = 10$ dm.`,
        },
        {
          id: 'largo-de-la-tangente',
          question: md`Una secante desde P tiene $\overline{PA} = 5$ cm de afuera y una cuerda $\overline{AB} = 15$ cm. ¿Cuánto mide la tangente PT?`,
          key: '10 cm',
          distractors: [
            {
              text: md`$5\sqrt{3}$ cm`,
              feedback: 'Multiplicaste 5 por 15, la cuerda. El segundo factor es PB, que mide 20 cm.',
            },
            {
              text: md`$5\sqrt{15}$ cm`,
              feedback: 'Restaste los cuadrados de 20 y 5. No es Pitágoras: multiplica PA por PB.',
              mistake: 'tangente-como-pitagoras',
            },
            { text: '100 cm', feedback: 'Ese es el cuadrado de la tangente. Falta sacar la raíz.' },
          ],
          explanation: md`$\overline{PB} = 5 + 15 = 20$ cm, así que $\overline{PT}^2 = 5 \cdot 20 = 100$ y $\overline{PT} = 10$ cm.`,
        },
        {
          id: 'sonda-y-asteroide',
          question: md`Una sonda está a 2 km de la superficie de un asteroide esférico de 3 km de radio. ¿A qué distancia está el punto más lejano de la superficie que alcanza a ver?`,
          key: '4 km',
          distractors: [
            {
              text: md`$\sqrt{10}$ km`,
              feedback: 'Usaste 2 por 5, hasta el centro. La secante sigue hasta el otro lado: 2 más el diámetro.',
            },
            {
              text: md`$\sqrt{5}$ km`,
              feedback: 'Restaste los cuadrados de 3 y 2. Esos dos segmentos no son lados de un triángulo rectángulo.',
              mistake: 'tangente-como-pitagoras',
            },
            { text: '16 km', feedback: 'Ese es el cuadrado de la distancia: falta la raíz.' },
          ],
          explanation: md`La visual es tangente. La secante que pasa por el centro tiene 2 km afuera y $2 + 6 = 8$ km en total. $\overline{PT}^2 = 2 \cdot 8 = 16$ y $\overline{PT} = 4$ km.`,
        },
      ],
    },
  ],
  summary: [
    md`Cuerdas que se cruzan: $PA \cdot PB = PC \cdot PD$, con los trozos de la misma cuerda juntos.`,
    md`Secantes desde afuera: la misma regla, y los cuatro segmentos parten en P.`,
    md`Tangente y secante: $PT^2 = PA \cdot PB$.`,
    md`Si piden la cuerda de adentro, al final resta la parte de afuera.`,
  ],
});
