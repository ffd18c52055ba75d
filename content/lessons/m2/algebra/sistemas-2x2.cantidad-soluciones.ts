import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.algebra.sistemas-2x2.cantidad-soluciones',
  version: 1,
  minutes: 15,
  opening: {
    question: md`En un quiosco, 2 jugos y 3 galletas cuestan 4.000 pesos. Otro cliente pagó 8.000 por 4 jugos y 6 galletas. ¿Se puede saber cuánto cuesta cada cosa?`,
    guesses: ['Sí: hay dos ecuaciones y dos incógnitas', 'No: falta información', 'No: los precios se contradicen'],
    reveal: md`No se puede: la segunda compra es el doble de la primera y no dice nada nuevo. Hay infinitos precios que sirven. Si hubiera pagado 9.000, ningún precio serviría. Se ve en los coeficientes, antes de resolver.`,
  },
  points: [
    {
      id: 'lo-que-dicen-las-rectas',
      title: 'Lo que dicen las dos rectas',
      idea: md`Cada ecuación del sistema es una recta, y una solución es un punto común. Hay tres casos:

- **Pendientes distintas**: se cortan en un punto. Una solución.
- **Igual pendiente y distinto corte con el eje Y**: son paralelas. Ninguna.
- **Igual pendiente e igual corte**: son la misma recta. Infinitas.

Si una recta está dibujada, su pendiente es lo que **sube** dividido por lo que **avanza** hacia la derecha. Si está como $kx + 6y = 5$, despeja $y$ por completo: la pendiente es $-\frac{k}{6}$.`,
      figure: {
        kind: 'plane',
        x: [-1, 5],
        y: [-2, 5],
        shapes: [
          { shape: 'segment', from: [-1, 0.3333], to: [5, 4.3333], accent: 1 },
          { shape: 'segment', from: [-1, -1.6667], to: [5, 2.3333], accent: 2 },
          { shape: 'point', at: [0, 1], accent: 1 },
          { shape: 'point', at: [3, 3], accent: 1 },
        ],
        alt: 'Dos rectas paralelas que suben. La de arriba pasa por los puntos (0, 1) y (3, 3); la de abajo corta el eje Y en −1.',
        caption: 'Dos rectas paralelas: un sistema sin solución.',
      },
      example: {
        problem: md`Una recta pasa por $(0, 1)$ y $(3, 3)$. La otra ecuación es $kx + 6y = 5$. ¿Para qué $k$ el sistema no tiene solución?`,
        steps: [
          {
            title: 'Pendiente de la dibujada',
            text: md`Sube $3 - 1 = 2$ y avanza 3: la pendiente es $\frac{2}{3}$ y corta el eje Y en 1.`,
          },
          { title: 'Pendiente de la otra', text: md`$6y = -kx + 5$, o sea, $y = -\frac{k}{6}x + \frac{5}{6}$.` },
          { title: 'Iguala las pendientes', text: md`$-\frac{k}{6} = \frac{2}{3}$ da $k = -4$.` },
          {
            title: 'Revisa el corte',
            text: md`Los cortes son 1 y $\frac{5}{6}$, distintos: son paralelas y no hay solución.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lee-la-pendiente-al-reves',
          text: md`Leer $\frac{3}{2}$, lo que avanza sobre lo que sube. La pendiente dice cuánto sube por **cada** unidad que avanza.`,
        },
        {
          mistake: 'olvida-el-coeficiente-de-la-otra-incognita',
          text: md`Comparar $-k$ con $\frac{2}{3}$. La pendiente se lee cuando $y$ está sola: antes hay que dividir por el 6.`,
        },
      ],
      checks: [
        {
          id: 'recta-que-baja',
          question: md`Una recta pasa por $(0, 4)$ y $(5, 1)$. La segunda ecuación del sistema es $kx + 10y = 7$. ¿Con qué valor de $k$ no hay solución?`,
          figure: {
            kind: 'plane',
            x: [-1, 7],
            y: [-1, 5],
            shapes: [
              { shape: 'segment', from: [-1, 4.6], to: [7, -0.2], accent: 1 },
              { shape: 'point', at: [0, 4], accent: 1 },
              { shape: 'point', at: [5, 1], accent: 1 },
            ],
            alt: 'Recta que baja y pasa por los puntos (0, 4) y (5, 1).',
          },
          key: '6',
          distractors: [
            {
              text: md`$\frac{50}{3}$`,
              feedback: 'Tomaste la pendiente como 5 sobre 3. Es lo que baja, 3, dividido por lo que avanza, 5.',
              mistake: 'lee-la-pendiente-al-reves',
            },
            {
              text: md`$\frac{3}{5}$`,
              feedback: 'Comparaste −k con la pendiente. Falta dividir por el 10 que acompaña a y.',
              mistake: 'olvida-el-coeficiente-de-la-otra-incognita',
            },
            { text: md`$-6$`, feedback: 'Con −6 la segunda recta sube, y la dibujada baja: se cortan.' },
          ],
          explanation: md`La pendiente es $-\frac{3}{5}$. Como $y = -\frac{k}{10}x + \frac{7}{10}$, debe ser $\frac{k}{10} = \frac{3}{5}$: $k = 6$. Los cortes, 4 y 0,7, son distintos.`,
        },
        {
          id: 'mismo-corte',
          question: md`Dos rectas cortan el eje Y en el mismo punto y tienen pendientes distintas. ¿Cuántas soluciones tiene su sistema?`,
          key: 'Una',
          distractors: [
            { text: 'Ninguna', feedback: 'Ya comparten un punto, el del eje Y: ese es solución.' },
            { text: 'Infinitas', feedback: 'Para ser la misma recta tendrían que compartir también la pendiente.' },
          ],
          explanation: md`Con pendientes distintas se cortan en un solo punto, y aquí es el del eje Y.`,
        },
        {
          id: 'escrita-de-otra-forma',
          question: md`¿Cuántas soluciones tiene el sistema formado por $y = 2x + 1$ y $4x - 2y = -2$?`,
          key: 'Infinitas',
          distractors: [
            {
              text: 'Ninguna',
              feedback: 'La pendiente es igual, pero mira también el corte: al despejar, la segunda da y = 2x + 1.',
            },
            { text: 'Una', feedback: 'Se ven distintas, pero despeja y en la segunda: resulta la misma recta.' },
          ],
          explanation: md`De la segunda, $2y = 4x + 2$, o sea, $y = 2x + 1$. Es la misma recta.`,
        },
      ],
    },
    {
      id: 'comparar-coeficientes',
      title: 'Comparar los coeficientes',
      idea: md`También se decide sin despejar. En el sistema

$$\begin{cases} ax + by = c \\ dx + ey = f \end{cases}$$

compara las razones, siempre en el mismo orden (primera ecuación sobre segunda), con números distintos de cero abajo:

- $\frac{a}{d} \neq \frac{b}{e}$: una solución.
- $\frac{a}{d} = \frac{b}{e} \neq \frac{c}{f}$: ninguna.
- $\frac{a}{d} = \frac{b}{e} = \frac{c}{f}$: infinitas.

En palabras: si los coeficientes de una ecuación son el triple de los de la otra, el término libre decide. Si también es el triple, es la misma recta.`,
      example: {
        problem: md`¿Para qué $k$ no tiene solución el sistema $3x + 2y = 7$, $9x + ky = 10$?`,
        steps: [
          { title: 'Mira los de x', text: md`De 3 a 9 se multiplica por 3.` },
          { title: 'Pide lo mismo a los de y', text: md`De 2 a $k$ también por 3: $k = 6$.` },
          {
            title: 'Revisa los términos libres',
            text: md`De 7 a 10 no se multiplica por 3, pues daría 21. Las rectas son paralelas y distintas: no hay solución.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'equivoca-el-signo-del-coeficiente',
          text: md`Poner $k = -6$. Si los de $x$ tienen el mismo signo, los de $y$ también deben tenerlo; si no, una recta sube y la otra baja.`,
        },
        {
          mistake: 'invierte-la-razon-de-los-coeficientes',
          text: md`Escribir la proporción al revés y obtener $k = \frac{2}{3}$. Si los de $x$ crecen al pasar a la segunda ecuación, los de $y$ también.`,
        },
        {
          mistake: 'usa-la-razon-de-los-terminos-libres',
          text: md`Usar 7 y 10 para hallar $k$: da $\frac{20}{7}$. Los términos libres no cambian la pendiente; se miran al final.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-y-doce',
          question: md`Las ecuaciones $4x + 3y = 5$ y $12x + ky = 8$ forman un sistema sin solución. ¿Cuánto vale $k$?`,
          key: '9',
          distractors: [
            {
              text: md`$-9$`,
              feedback: 'El tamaño es correcto, pero con ese signo las rectas se cortan.',
              mistake: 'equivoca-el-signo-del-coeficiente',
            },
            {
              text: '1',
              feedback: 'Dividiste 3 por 3 en vez de multiplicar: los de x van de 4 a 12.',
              mistake: 'invierte-la-razon-de-los-coeficientes',
            },
            {
              text: md`$\frac{24}{5}$`,
              feedback: 'Usaste la razón entre 5 y 8. La que manda es la de los coeficientes de x.',
              mistake: 'usa-la-razon-de-los-terminos-libres',
            },
          ],
          explanation: md`De 4 a 12 es por 3, así que $k = 3 \cdot 3 = 9$. Como 8 no es $5 \cdot 3$, son paralelas distintas.`,
        },
        {
          id: 'para-que-haya-infinitas',
          question: md`¿Con qué $m$ el sistema $2x - 5y = 3$, $6x - 15y = m$ tiene infinitas soluciones?`,
          key: '9',
          distractors: [
            {
              text: md`$-9$`,
              feedback: 'Los de x y los de y se multiplicaron por 3 positivo. El término libre también.',
            },
            {
              text: '1',
              feedback: 'Dividiste 3 por 3: la segunda ecuación es el triple de la primera, no un tercio.',
              mistake: 'invierte-la-razon-de-los-coeficientes',
            },
            { text: 'Cualquiera distinto de 9', feedback: 'Esos son los que dejan el sistema sin solución.' },
          ],
          explanation: md`Los coeficientes se triplican, así que $m = 3 \cdot 3 = 9$ para que sea la misma recta.`,
        },
        {
          id: 'una-sola-solucion',
          question: md`¿Qué condición debe cumplir $k$ para que $2x + y = 4$ y $kx + 3y = 1$ tengan una única solución?`,
          key: md`$k \neq 6$`,
          distractors: [
            { text: md`$k = 6$`, feedback: 'Con 6 las rectas son paralelas y no se cortan nunca.' },
            {
              text: md`$k \neq \frac{2}{3}$`,
              feedback: 'La proporción está al revés: de 1 a 3 se multiplica por 3, y de 2 a k también.',
              mistake: 'invierte-la-razon-de-los-coeficientes',
            },
            {
              text: md`$k \neq \frac{1}{2}$`,
              feedback: 'Usaste los términos libres, 4 y 1. Ellos no cambian la pendiente.',
              mistake: 'usa-la-razon-de-los-terminos-libres',
            },
          ],
          explanation: md`Los de $y$ van de 1 a 3. Serían paralelas con $k = 2 \cdot 3 = 6$; con cualquier otro valor se cortan.`,
        },
      ],
    },
    {
      id: 'datos-suficientes',
      title: 'Qué basta para decidir',
      idea: md`Para saber que hay **una** solución basta que los coeficientes no sean proporcionales. El término libre da lo mismo.

Para distinguir entre **ninguna** e **infinitas** hacen falta las dos cosas: los coeficientes y el término libre.

Y no siempre se necesita el valor exacto. Si las rectas son paralelas solo con $k = -2$, saber que $k$ es positivo ya asegura que se cortan.`,
      example: {
        problem: md`En el sistema $2x + 3y = 4$, $6x + ky = m$, ¿se puede saber cuántas soluciones hay con (1) $k = 9$, y (2) $m = 10$?`,
        steps: [
          {
            title: 'La primera sola',
            text: md`Con $k = 9$ las rectas son paralelas. Si $m = 12$ son la misma y si no, son distintas: (1) no basta.`,
          },
          {
            title: 'La segunda sola',
            text: md`Con $m = 10$ falta $k$: con 9 no hay solución y con otro valor hay una. (2) no basta.`,
          },
          {
            title: 'Las dos',
            text: md`$k = 9$ y $m = 10$, que no es 12: paralelas distintas, ninguna solución. Bastan **ambas juntas**.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Creer que $k = 9$ decide porque «son paralelas». Pueden ser la misma recta: prueba con $m = 12$ y con otro valor.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Mirar $m = 10$ recordando que $k$ era 9. Al juzgar (2), $k$ puede ser cualquier número.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`No probarlas por separado. Para cada una busca dos sistemas que la cumplan y tengan distinto número de soluciones; si no los hay, basta.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Pedir más datos sin mirar las rectas. Con las dos informaciones, pregunta: ¿se cortan, son paralelas o son la misma?`,
        },
      ],
      checks: [
        {
          id: 'basta-un-coeficiente',
          question: md`En el sistema $x + 2y = 5$, $3x + ky = m$ se quiere saber si hay una única solución. (1) $k = 7$. (2) $m = 15$. ¿Qué información es suficiente?`,
          key: '(1) por sí sola',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con (1) ya se cortan: para ser paralelas k tendría que ser 6.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'Con m = 15, si k es 6 hay infinitas y si no, una sola. No decide.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: '(1) decide, pero (2) no: prueba (2) con k = 6 y con k = 7.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`De 1 a 3 es por 3, y de 2 a 7 no: los coeficientes no son proporcionales y hay una única solución, sea cual sea $m$.`,
        },
        {
          id: 'sin-valor-exacto',
          question: md`En el sistema $5x - y = 2$, $10x + ky = m$, con $k$ entero, se quiere saber cuántas soluciones hay. (1) $k$ es positivo. (2) $k$ es impar. ¿Qué información es suficiente?`,
          key: 'Cada una por sí sola, (1) ó (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'También (2) decide: solo con k = −2 no se cortan en un punto, y −2 es par.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: '(2) por sí sola',
              feedback: 'También (1) decide: solo con k = −2 no se cortan en un punto, y −2 es negativo.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'No hacen falta las dos: cada una descarta que k sea −2.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`De 5 a 10 es por 2, así que serían paralelas solo con $k = -2$. Cada información lo descarta: hay una única solución.`,
        },
        {
          id: 'entre-cero-y-cinco',
          question: md`Se quiere saber si el sistema $ax + y = 1$, $2x + y = 3$ tiene solución. (1) $a$ es mayor que 0. (2) $a$ es menor que 5. ¿Qué información es suficiente?`,
          key: 'Se requiere información adicional',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Entre 0 y 5 está el 2, con el que son paralelas, y también el 1, con el que se cortan.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
            {
              text: '(1) por sí sola',
              feedback: 'Mayor que 0 es el 2, sin solución, y también el 3, con solución.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'Menor que 5 es el 2, sin solución, y también el 4, con solución.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
          ],
          explanation: md`Con $a = 2$ no hay solución; con otro valor hay una. Entre 0 y 5 hay de los dos casos.`,
        },
      ],
    },
  ],
  summary: [
    md`Pendientes distintas: una solución. Paralelas: ninguna. La misma recta: infinitas.`,
    md`Compara coeficientes en el mismo orden y con su signo; el término libre se mira al final.`,
    md`La pendiente se lee con $y$ despejada por completo.`,
    md`Para decidir «una» bastan los coeficientes; entre «ninguna» e «infinitas» decide el término libre.`,
  ],
});
