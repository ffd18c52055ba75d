import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.reglas-probabilidades.evento',
  version: 2,
  minutes: 16,
  opening: {
    question: md`Vas a lanzar dos dados y tienes que apostar por una suma. ¿Cuál conviene más?`,
    guesses: ['El 12, porque es el mayor', 'El 7', 'Da lo mismo: hay once sumas posibles y cada una vale igual'],
    reveal: md`Conviene el 7. Se forma de 6 maneras (1 y 6, 2 y 5, 3 y 4, y al revés) y el 12, de una sola. Las once sumas no pesan lo mismo; los 36 pares de dados, sí. Contar bien los casos es toda la lección.`,
  },
  points: [
    {
      id: 'favorables-y-posibles',
      title: 'Casos favorables sobre casos posibles',
      idea: md`Si todos los casos son **igual de posibles**:

$$P = \frac{\text{casos favorables}}{\text{casos posibles}}$$

El resultado va de 0 (imposible) a 1 (seguro). Se puede escribir como fracción, decimal o porcentaje.

Cuenta los favorables uno por uno. «Múltiplo de 7 entre 1 y 40» son 7, 14, 21, 28 y 35: cinco. El 7 es el divisor, no la cantidad.

Lo contrario se resta: la probabilidad de que **no** ocurra es 1 menos la de que ocurra.`,
      example: {
        problem: md`Se saca al azar una de 40 tarjetas numeradas del 1 al 40. ¿Cuál es la probabilidad de que sea múltiplo de 7?`,
        steps: [
          { title: 'Cuenta los posibles', text: md`Son 40 tarjetas.` },
          { title: 'Escribe los favorables', text: md`7, 14, 21, 28, 35: cinco. El siguiente, 42, ya no está.` },
          { title: 'Divide y simplifica', text: md`$\frac{5}{40} = \frac{1}{8}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'evento-uno-partido-por-el-multiplo',
          text: md`Responder $\frac{1}{7}$: «uno de cada siete». Sería exacto si el total fuera múltiplo de 7, y 40 no lo es.`,
        },
        {
          mistake: 'evento-un-solo-caso',
          text: md`Responder $\frac{1}{40}$, contando una sola tarjeta. Hay cinco que sirven.`,
        },
        {
          mistake: 'evento-divisor-como-casos',
          text: md`Responder $\frac{7}{40}$. El 7 dice qué números sirven, no cuántos son.`,
        },
      ],
      checks: [
        {
          id: 'multiplo-de-ocho',
          question: md`De una caja con papeles numerados del 1 al 50 se saca uno. ¿Cuál es la probabilidad de que sea múltiplo de 8?`,
          key: md`$\frac{3}{25}$`,
          distractors: [
            {
              text: md`$\frac{1}{8}$`,
              feedback: 'Eso supone que 50 es múltiplo de 8. Cuenta uno por uno.',
              mistake: 'evento-uno-partido-por-el-multiplo',
            },
            {
              text: md`$\frac{1}{50}$`,
              feedback: 'Contaste un solo papel, y hay varios múltiplos.',
              mistake: 'evento-un-solo-caso',
            },
            {
              text: md`$\frac{4}{25}$`,
              feedback: 'Pusiste el 8 como cantidad de casos. Los múltiplos son seis.',
              mistake: 'evento-divisor-como-casos',
            },
          ],
          explanation: md`8, 16, 24, 32, 40 y 48: seis. $\frac{6}{50} = \frac{3}{25}$.`,
        },
        {
          id: 'una-letra-de-araucania',
          question: md`Se elige al azar una letra de la palabra ARAUCANÍA. ¿Cuál es la probabilidad de que sea una A?`,
          key: md`$\frac{4}{9}$`,
          distractors: [
            {
              text: md`$\frac{1}{9}$`,
              feedback: 'Contaste una sola A, y la palabra tiene cuatro.',
              mistake: 'evento-un-solo-caso',
            },
            { text: md`$\frac{1}{6}$`, feedback: 'Contaste letras distintas. Se elige entre las nueve de la palabra.' },
            { text: md`$\frac{4}{5}$`, feedback: 'Comparaste con las que no son A. Abajo van todas.' },
          ],
          explanation: md`La palabra tiene 9 letras y 4 son A.`,
        },
        {
          id: 'que-no-sea-azul',
          question: md`Un estuche tiene 5 lápices rojos, 8 azules y 7 verdes. Se saca uno sin mirar. ¿Cuál es la probabilidad de que **no** sea azul?`,
          key: md`$\frac{3}{5}$`,
          distractors: [
            { text: md`$\frac{2}{5}$`, feedback: 'Esa es la de que sí sea azul.' },
            {
              text: md`$\frac{2}{3}$`,
              feedback: 'Contaste dos colores de tres, pero no hay igual cantidad de cada uno.',
            },
            { text: md`$\frac{3}{2}$`, feedback: 'Dividiste 12 por 8. Una probabilidad nunca pasa de 1.' },
          ],
          explanation: md`$1 - \frac{8}{20} = \frac{12}{20} = \frac{3}{5}$.`,
        },
      ],
    },
    {
      id: 'dos-lanzamientos',
      title: 'Dos dados, dos monedas: listar sin olvidar',
      idea: md`Cuando se lanzan dos cosas, los casos igual de posibles son los **pares ordenados**. Con dos dados hay $6 \cdot 6 = 36$: (1, 6) y (6, 1) son distintos, como si uno fuera rojo y el otro azul.

Con dos monedas hay 4: cara-cara, cara-sello, sello-cara y sello-sello. «Una y una» aparece dos veces.

Ordena la lista para no olvidar: fija el primero y recorre el segundo. O usa una cuadrícula, como la de la figura.`,
      figure: {
        kind: 'plane',
        x: [0, 7],
        y: [0, 7],
        xTitle: 'Primer dado',
        yTitle: 'Segundo dado',
        shapes: [
          { shape: 'point', at: [1, 4], accent: 1 },
          { shape: 'point', at: [2, 3], accent: 1 },
          { shape: 'point', at: [3, 2], accent: 1 },
          { shape: 'point', at: [4, 1], accent: 1 },
          ...[1, 2, 3, 4, 5, 6].flatMap((x) =>
            [1, 2, 3, 4, 5, 6]
              .filter((y) => x + y !== 5)
              .map((y) => ({ shape: 'point' as const, at: [x, y] as const, open: true })),
          ),
        ],
        alt: 'Cuadrícula de 36 puntos, uno por cada par de dados. Están llenos los cuatro que suman 5: (1, 4), (2, 3), (3, 2) y (4, 1).',
        caption: 'Los pares que suman 5.',
      },
      example: {
        problem: md`Se lanzan dos dados. ¿Cuál es la probabilidad de que sumen 5?`,
        steps: [
          { title: 'Cuenta los posibles', text: md`$6 \cdot 6 = 36$ pares.` },
          { title: 'Lista los favorables', text: md`(1, 4), (2, 3), (3, 2) y (4, 1): cuatro.` },
          { title: 'Divide', text: md`$\frac{4}{36} = \frac{1}{9}$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'una-cara-y-un-sello',
          question: md`Al lanzar dos monedas, ¿cuál es la probabilidad de obtener una cara y un sello?`,
          key: md`$\frac{1}{2}$`,
          distractors: [
            {
              text: md`$\frac{1}{3}$`,
              feedback: 'Contaste tres resultados como iguales, y «una y una» sale de dos maneras.',
            },
            {
              text: md`$\frac{1}{4}$`,
              feedback: 'Contaste un solo orden: falta sello-cara.',
              mistake: 'evento-un-solo-caso',
            },
            { text: md`$\frac{3}{4}$`, feedback: 'Esa es la de obtener a lo menos una cara.' },
          ],
          explanation: md`De los 4 casos sirven cara-sello y sello-cara.`,
        },
        {
          id: 'suma-a-lo-mas-cuatro',
          question: md`Se lanzan dos dados. ¿Cuál es la probabilidad de que la suma sea a lo más 4?`,
          key: md`$\frac{1}{6}$`,
          distractors: [
            { text: md`$\frac{1}{12}$`, feedback: 'Contaste solo las que suman 4. También sirven 2 y 3.' },
            { text: md`$\frac{1}{9}$`, feedback: 'No contaste los pares al revés: (1, 3) y (3, 1) son distintos.' },
            { text: md`$\frac{3}{11}$`, feedback: 'Contaste tres sumas de once, pero no son igual de posibles.' },
          ],
          explanation: md`(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2): $\frac{6}{36} = \frac{1}{6}$.`,
        },
        {
          id: 'numero-par-de-dos-cifras',
          question: md`Con los dígitos 1, 2 y 3 se forma al azar un número de dos cifras, que se pueden repetir. ¿Cuál es la probabilidad de que sea par?`,
          key: md`$\frac{1}{3}$`,
          distractors: [
            { text: md`$\frac{1}{2}$`, feedback: 'Hay más impares que pares: dos de los tres dígitos son impares.' },
            {
              text: md`$\frac{1}{9}$`,
              feedback: 'Contaste un solo número. Terminan en 2 el 12, el 22 y el 32.',
              mistake: 'evento-un-solo-caso',
            },
            {
              text: md`$\frac{5}{9}$`,
              feedback: 'Contaste los que tienen algún 2. Para ser par tiene que terminar en 2.',
            },
          ],
          explanation: md`Hay 9 números y son pares 12, 22 y 32: $\frac{3}{9}$.`,
        },
      ],
    },
    {
      id: 'agregar-y-quitar',
      title: 'Agregar o quitar: cambian los dos números',
      idea: md`Si agregas bolitas rojas a una bolsa, aumentan las rojas **y también el total**.

Con 4 rojas y 8 azules, al agregar $x$ rojas la probabilidad de sacar una roja es

$$\frac{4 + x}{12 + x}$$

Arriba va lo que se pide; abajo, todo lo que hay. Si agregas de las otras, cambia solo el total. Si quitas, se resta donde corresponda.

Para que la probabilidad sea un número dado, iguala y resuelve la ecuación.`,
      example: {
        problem: md`Una bolsa tiene 4 bolitas rojas y 8 azules. ¿Cuántas rojas hay que agregar para que la probabilidad de sacar una roja sea $\frac{3}{5}$?`,
        steps: [
          { title: 'Escribe la probabilidad nueva', text: md`$\frac{4 + x}{12 + x}$.` },
          { title: 'Iguala', text: md`$\frac{4 + x}{12 + x} = \frac{3}{5}$.` },
          {
            title: 'Resuelve',
            text: md`$5(4 + x) = 3(12 + x)$, o sea, $20 + 5x = 36 + 3x$ y $x = 8$.`,
          },
          { title: 'Comprueba', text: md`Quedan 12 rojas de 20: $\frac{12}{20} = \frac{3}{5}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'agregar-no-cambia-el-total',
          text: md`Escribir $\frac{4 + x}{12}$. Las que agregas también están en la bolsa: el total crece.`,
        },
        {
          mistake: 'agregar-al-otro-grupo',
          text: md`Escribir $\frac{8 + x}{12 + x}$. Arriba van las rojas, que son las que se piden.`,
        },
        {
          mistake: 'agregar-solo-al-total',
          text: md`Escribir $\frac{4}{12 + x}$. Las que agregas son rojas: también crecen los casos favorables.`,
        },
      ],
      checks: [
        {
          id: 'botones-negros',
          question: md`Una caja tiene 6 botones negros y 9 blancos. Se agregan $x$ negros para que la probabilidad de sacar uno negro sea $\frac{2}{3}$. ¿Qué ecuación corresponde?`,
          key: md`$\frac{6 + x}{15 + x} = \frac{2}{3}$`,
          distractors: [
            {
              text: md`$\frac{6 + x}{15} = \frac{2}{3}$`,
              feedback: 'El total también crece.',
              mistake: 'agregar-no-cambia-el-total',
            },
            {
              text: md`$\frac{9 + x}{15 + x} = \frac{2}{3}$`,
              feedback: 'El 9 son los blancos. Se pide la de los negros.',
              mistake: 'agregar-al-otro-grupo',
            },
            {
              text: md`$\frac{6}{15 + x} = \frac{2}{3}$`,
              feedback: 'Los agregados son negros: suman arriba también.',
              mistake: 'agregar-solo-al-total',
            },
          ],
          explanation: md`$18 + 3x = 30 + 2x$ da $x = 12$: 18 negros de 27 botones.`,
        },
        {
          id: 'cartas-para-la-mitad',
          question: md`Un mazo tiene 5 cartas rojas y 15 azules. ¿Cuántas rojas hay que agregar para que sacar una roja tenga probabilidad $\frac{1}{2}$?`,
          key: '10',
          distractors: [
            {
              text: '5',
              feedback: 'Buscaste 10 de 20, pero al agregar el total pasa de 20.',
              mistake: 'agregar-no-cambia-el-total',
            },
            { text: '15', feedback: 'Con 15 habría 20 rojas y 15 azules. Ya había 5.' },
            { text: '20', feedback: 'Con 20 habría 25 rojas y 15 azules: más de la mitad.' },
          ],
          explanation: md`$\frac{5 + x}{20 + x} = \frac{1}{2}$ da $10 + 2x = 20 + x$ y $x = 10$. Quedan 15 y 15.`,
        },
        {
          id: 'quitar-dos-verdes',
          question: md`En un frasco hay 7 dulces verdes y 5 rojos. Te comes 2 verdes. ¿Cuál es ahora la probabilidad de sacar uno verde?`,
          key: md`$\frac{1}{2}$`,
          distractors: [
            {
              text: md`$\frac{5}{12}$`,
              feedback: 'Ahora quedan 10 dulces, no 12.',
              mistake: 'agregar-no-cambia-el-total',
            },
            {
              text: md`$\frac{7}{10}$`,
              feedback: 'También quedan menos verdes: 5.',
              mistake: 'agregar-solo-al-total',
            },
            { text: md`$\frac{7}{12}$`, feedback: 'Esa era la de antes de comerte los dos.' },
          ],
          explanation: md`Quedan 5 verdes de 10 dulces.`,
        },
      ],
    },
  ],
  summary: [
    md`Probabilidad: favorables sobre posibles, si todos son igual de posibles.`,
    md`Cuenta los favorables uno por uno; el divisor no es la cantidad.`,
    md`Con dos dados hay 36 pares ordenados.`,
    md`Al agregar o quitar cambia el total, y arriba solo si son de los que se piden.`,
    md`Que no ocurra: 1 menos que ocurra.`,
  ],
});
