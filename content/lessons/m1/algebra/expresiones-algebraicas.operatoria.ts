import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.expresiones-algebraicas.operatoria',
  version: 3,
  minutes: 18,
  opening: {
    question: md`Piensa un número. Súmale 5, duplica, resta 4, divide por 2 y quítale el número que pensaste. ¿Le queda lo mismo a todo el mundo?`,
    guesses: [
      'Es casualidad: con otro número cambia',
      'Queda 3, sea cual sea el número',
      'Queda 3, pero solo con enteros',
    ],
    reveal: md`Queda 3 siempre, también con fracciones y negativos. Si llamas $x$ al número, todo el truco es $\frac{2(x + 5) - 4}{2} - x$, y al reducirlo la $x$ desaparece. Con letras se prueba para todos de una vez.`,
  },
  points: [
    {
      id: 'terminos-semejantes',
      title: 'Reducir términos semejantes',
      idea: md`Un **término** es un número por letras: $5x^2$, $-3ab$, $7$. Dos términos son **semejantes** si tienen las mismas letras con los mismos exponentes. $4xy$ y $-9yx$ lo son; $3x$ y $3x^2$, no.

Solo se suman los semejantes, y lo que se suma es el número de adelante: $7a - 2a = 5a$. La letra queda igual. Es como contar: siete cajas menos dos cajas son cinco cajas.

Cada término lleva pegado el signo que tiene a su izquierda. Muévelo con él.`,
      example: {
        problem: md`Reduce $3x^2 + 5x - x^2 + 2 - 7x$.`,
        steps: [
          {
            title: 'Junta los de cada tipo, con su signo',
            text: md`$3x^2 - x^2$, después $5x - 7x$, y el $2$ solo.`,
          },
          { title: 'Suma los números de adelante', text: md`$3 - 1 = 2$ y $5 - 7 = -2$.` },
          { title: 'Escribe el resultado', text: md`$2x^2 - 2x + 2$. No se puede reducir más: no quedan semejantes.` },
          {
            title: 'Comprueba con un número',
            text: md`Con $x = 1$: al comienzo $3 + 5 - 1 + 2 - 7 = 2$; al final $2 - 2 + 2 = 2$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'letras-a-y-b',
          question: md`¿Cómo queda $7a - 3b - 2a + 8b$ al reducirla?`,
          key: md`$5a + 5b$`,
          distractors: [
            { text: md`$10ab$`, feedback: md`$5a$ y $5b$ no son semejantes: no se juntan en un solo término.` },
            { text: md`$5a - 11b$`, feedback: md`El 8 lleva signo más: $-3b + 8b = 5b$.` },
            { text: md`$9a + 5b$`, feedback: md`El 2 lleva signo menos: $7a - 2a = 5a$.` },
          ],
          explanation: md`$7a - 2a = 5a$ y $-3b + 8b = 5b$.`,
        },
        {
          id: 'a-un-solo-termino',
          question: md`Una de estas expresiones se puede reducir a un solo término. ¿Cuál es?`,
          key: md`$7mn - 2nm$`,
          distractors: [
            { text: md`$4x + 4x^2$`, feedback: 'La letra es la misma, pero los exponentes no: no son semejantes.' },
            { text: md`$5a + 2b$`, feedback: 'Son letras distintas: se deja escrita así.' },
            { text: md`$6y + 6$`, feedback: 'Uno tiene letra y el otro no: no son semejantes.' },
          ],
          explanation: md`$mn$ y $nm$ son lo mismo, porque el orden al multiplicar no importa: queda $5mn$.`,
        },
        {
          id: 'contorno-del-triangulo',
          question: md`En la figura están los tres lados de un triángulo. ¿Qué expresión da su contorno?`,
          figure: {
            kind: 'drawing',
            width: 10,
            height: 6,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [1.5, 1.3],
                  [8.5, 1.3],
                  [6, 5],
                ],
              },
              { shape: 'text', at: [5, 0.5], text: 'x + 5', anchor: 'middle' },
              { shape: 'text', at: [3.2, 3.6], text: 'x + 2', anchor: 'end' },
              { shape: 'text', at: [7.6, 3.6], text: '2x', anchor: 'start' },
            ],
            alt: 'Triángulo de lados x + 2, 2x y x + 5.',
          },
          key: md`$4x + 7$`,
          distractors: [
            { text: md`$11x$`, feedback: md`Juntaste $4x$ con $7$, que no son semejantes.` },
            { text: md`$3x + 7$`, feedback: md`Contaste una $x$ por lado, pero uno de ellos mide $2x$.` },
            { text: md`$2x^3 + 7$`, feedback: md`Multiplicaste las letras. En un perímetro los lados se suman.` },
          ],
          explanation: md`$(x + 2) + 2x + (x + 5) = 4x + 7$.`,
        },
      ],
    },
    {
      id: 'quitar-parentesis',
      title: 'Quitar paréntesis',
      idea: md`Un número delante de un paréntesis multiplica a **todos** los términos de adentro: $3(2x - y) = 6x - 3y$.

Si delante hay un menos, también multiplica: $-2(x - 5y) = -2x + 10y$. Mira el último término: menos por menos da más. Y un menos solo es un $-1$: $-(a - 7) = -a + 7$.

Un modo seguro es escribir primero cada producto con su signo y reducir después, en otra línea. Al final, prueba con números: si cambias $x$ e $y$ por 1, las dos formas deben dar lo mismo.`,
      example: {
        problem: md`Reduce $3(2x - y) - 2(x - 5y)$.`,
        steps: [
          { title: 'Multiplica el primer paréntesis', text: md`$3 \cdot 2x = 6x$ y $3 \cdot (-y) = -3y$.` },
          { title: 'Multiplica el segundo por −2', text: md`$-2 \cdot x = -2x$ y $-2 \cdot (-5y) = 10y$.` },
          { title: 'Reduce', text: md`$6x - 3y - 2x + 10y = 4x + 7y$.` },
          {
            title: 'Comprueba con x = 1, y = 1',
            text: md`Antes: $3 \cdot 1 - 2 \cdot (-4) = 11$. Después: $4 + 7 = 11$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'no-cambia-el-ultimo-signo',
          text: md`Dejar $-10y$ y llegar a $4x - 13y$. El $-2$ multiplica también a $-5y$, y menos por menos es más.`,
        },
        {
          mistake: 'multiplica-solo-el-primer-termino',
          text: md`Escribir $6x - y - 2x + 5y$. El número de afuera toca a los dos términos, no solo al que tiene al lado.`,
        },
        {
          mistake: 'suma-el-segundo-parentesis',
          text: md`Multiplicar por $2$ en vez de $-2$: queda $8x - 13y$. El signo menos es parte del factor.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-menos-tres',
          question: md`¿Qué expresión es equivalente a $4(x - 3y) - 3(2x - 5y)$?`,
          key: md`$-2x + 3y$`,
          distractors: [
            {
              text: md`$-2x - 27y$`,
              feedback: md`$-3 \cdot (-5y)$ es $15y$: ese signo cambia.`,
              mistake: 'no-cambia-el-ultimo-signo',
            },
            {
              text: md`$-2x + 2y$`,
              feedback: 'Multiplicaste solo el primer término de cada paréntesis.',
              mistake: 'multiplica-solo-el-primer-termino',
            },
            {
              text: md`$10x - 27y$`,
              feedback: 'Sumaste el segundo paréntesis: delante hay un menos.',
              mistake: 'suma-el-segundo-parentesis',
            },
          ],
          explanation: md`$4x - 12y - 6x + 15y = -2x + 3y$.`,
        },
        {
          id: 'menos-delante',
          question: md`¿A qué es igual $3(a + 1) - (2a - 7)$?`,
          key: md`$a + 10$`,
          distractors: [
            {
              text: md`$a - 4$`,
              feedback: md`El menos cambia los dos signos: $-(2a - 7) = -2a + 7$.`,
              mistake: 'no-cambia-el-ultimo-signo',
            },
            {
              text: md`$a + 8$`,
              feedback: 'El 3 multiplica también al 1.',
              mistake: 'multiplica-solo-el-primer-termino',
            },
            {
              text: md`$5a - 4$`,
              feedback: 'Sumaste el segundo paréntesis, y había que restarlo.',
              mistake: 'suma-el-segundo-parentesis',
            },
          ],
          explanation: md`$3a + 3 - 2a + 7 = a + 10$.`,
        },
        {
          id: 'pasajeros-que-bajan',
          question: md`Un bus sale con 40 pasajeros. En cada uno de dos paraderos bajan $p + 3$ y no sube nadie. ¿Cuántos quedan?`,
          key: md`$34 - 2p$`,
          distractors: [
            {
              text: md`$43 - 2p$`,
              feedback: md`Hiciste $40 - 2p + 3$: el $-2$ también multiplica al 3.`,
              mistake: 'multiplica-solo-el-primer-termino',
            },
            {
              text: md`$46 - 2p$`,
              feedback: md`$-2 \cdot 3$ es $-6$: los que bajan se restan todos.`,
              mistake: 'no-cambia-el-ultimo-signo',
            },
            {
              text: md`$46 + 2p$`,
              feedback: 'Sumaste a los que bajan: quedarían más de 40.',
              mistake: 'suma-el-segundo-parentesis',
            },
          ],
          explanation: md`$40 - 2(p + 3) = 40 - 2p - 6 = 34 - 2p$.`,
        },
      ],
    },
    {
      id: 'multiplicar-y-dividir',
      title: 'Multiplicar y dividir',
      idea: md`Para multiplicar términos, números con números y letras con letras: $3x^2 \cdot (-4x^5) = -12x^7$. Los exponentes se suman.

Para multiplicar dos paréntesis, **cada término del primero por cada término del segundo**. Con dos y dos salen cuatro productos, como las cuatro zonas del rectángulo:

$(x + 3)(x + 2) = x^2 + 2x + 3x + 6 = x^2 + 5x + 6$

Para dividir por un término, divide cada término de arriba: $\frac{12x^3 - 8x^2}{4x} = 3x^2 - 2x$.`,
      figure: {
        kind: 'drawing',
        width: 11,
        height: 8,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 1.2],
              [10, 1.2],
              [10, 7],
              [2, 7],
            ],
          },
          { shape: 'segment', from: [7, 1.2], to: [7, 7] },
          { shape: 'segment', from: [2, 3.2], to: [10, 3.2] },
          { shape: 'text', at: [4.5, 5], text: 'x²', anchor: 'middle' },
          { shape: 'text', at: [8.5, 5], text: '3x', anchor: 'middle' },
          { shape: 'text', at: [4.5, 2.1], text: '2x', anchor: 'middle' },
          { shape: 'text', at: [8.5, 2.1], text: '6', anchor: 'middle' },
          { shape: 'text', at: [4.5, 0.4], text: 'x', anchor: 'middle' },
          { shape: 'text', at: [8.5, 0.4], text: '3', anchor: 'middle' },
          { shape: 'text', at: [1.2, 5], text: 'x', anchor: 'middle' },
          { shape: 'text', at: [1.2, 2.1], text: '2', anchor: 'middle' },
        ],
        alt: 'Rectángulo de base x más 3 y altura x más 2, partido en cuatro zonas de áreas x al cuadrado, 3x, 2x y 6.',
      },
      example: {
        problem: md`Desarrolla $(2x - 3)(x + 5)$.`,
        steps: [
          { title: 'El primer término por los dos', text: md`$2x \cdot x = 2x^2$ y $2x \cdot 5 = 10x$.` },
          { title: 'El segundo término por los dos', text: md`$-3 \cdot x = -3x$ y $-3 \cdot 5 = -15$.` },
          { title: 'Reduce', text: md`$2x^2 + 10x - 3x - 15 = 2x^2 + 7x - 15$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'mas-cuatro-por-menos-seis',
          question: md`¿Cuál es el desarrollo de $(x + 4)(x - 6)$?`,
          key: md`$x^2 - 2x - 24$`,
          distractors: [
            {
              text: md`$x^2 - 24$`,
              feedback: 'Multiplicaste primero con primero y último con último: faltan los cruzados.',
            },
            { text: md`$x^2 + 2x - 24$`, feedback: md`Los cruzados son $-6x$ y $4x$: juntos dan $-2x$.` },
            { text: md`$x^2 - 2x + 24$`, feedback: md`$4 \cdot (-6)$ es negativo.` },
          ],
          explanation: md`$x^2 - 6x + 4x - 24 = x^2 - 2x - 24$.`,
        },
        {
          id: 'dividir-por-cinco-a',
          question: md`Si $a \neq 0$, ¿cuál es el resultado de $\frac{15a^3 - 10a^2}{5a}$?`,
          key: md`$3a^2 - 2a$`,
          distractors: [
            {
              text: md`$3a^3 - 2a^2$`,
              feedback: md`Dividiste los números, pero también se divide por $a$: los exponentes bajan uno.`,
            },
            { text: md`$3a^2 - 10a^2$`, feedback: 'Dividiste solo el primer término de arriba. Se dividen los dos.' },
            { text: md`$10a^2 - 5a$`, feedback: 'Restaste 5 a los números de adelante. Se dividen por 5.' },
          ],
          explanation: md`$\frac{15a^3}{5a} = 3a^2$ y $\frac{10a^2}{5a} = 2a$.`,
        },
        {
          id: 'volumen-de-la-caja',
          question: md`Una caja mide $2x$ de largo, $3x$ de ancho y $x + 1$ de alto. ¿Qué expresión da su volumen?`,
          key: md`$6x^3 + 6x^2$`,
          distractors: [
            {
              text: md`$6x^3 + 1$`,
              feedback: md`$6x^2$ multiplica a los dos términos de $x + 1$.`,
              mistake: 'multiplica-solo-el-primer-termino',
            },
            { text: md`$6x + 1$`, feedback: md`Sumaste las tres medidas. El volumen es su producto.` },
            { text: md`$5x^3 + 5x^2$`, feedback: md`$2x \cdot 3x$ es $6x^2$: los números se multiplican.` },
          ],
          explanation: md`$2x \cdot 3x = 6x^2$, y $6x^2(x + 1) = 6x^3 + 6x^2$.`,
        },
      ],
    },
    {
      id: 'fracciones-con-letras',
      title: 'Sumar fracciones con letras',
      idea: md`Se hace como con números: **denominador común primero**. Si los denominadores no comparten factores, sirve su producto; si uno contiene al otro, como $2x$ y $x$, sirve ese: $2x$.

Para $\frac{2}{x} + \frac{5}{x + 3}$, el denominador común es $x(x + 3)$. A la primera fracción le falta $(x + 3)$; a la segunda le falta $x$. Cada numerador se multiplica por **lo que le falta**, y el paréntesis entra completo.

Los denominadores nunca pueden ser cero: aquí $x \neq 0$ y $x \neq -3$.

¿Dudas? Prueba con $x = 1$: $\frac{2}{1} + \frac{5}{4} = \frac{13}{4}$.`,
      example: {
        problem: md`Escribe $\frac{2}{x} + \frac{5}{x + 3}$ como una sola fracción.`,
        steps: [
          {
            title: 'Amplifica la primera',
            text: md`Arriba y abajo por $(x + 3)$: $\frac{2(x + 3)}{x(x + 3)} = \frac{2x + 6}{x(x + 3)}$.`,
          },
          { title: 'Amplifica la segunda', text: md`Arriba y abajo por $x$: $\frac{5x}{x(x + 3)}$.` },
          { title: 'Suma los numeradores', text: md`$2x + 6 + 5x = 7x + 6$.` },
          {
            title: 'Escribe y prueba',
            text: md`$\frac{7x + 6}{x^2 + 3x}$. Con $x = 1$ da $\frac{13}{4}$, como debía.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suma-numeradores-y-denominadores',
          text: md`Sumar arriba y abajo: $\frac{7}{2x + 3}$. Con $x = 1$ eso vale $\frac{7}{5}$, menos que el primer sumando, que es 2.`,
        },
        {
          mistake: 'amplifica-solo-el-primer-termino',
          text: md`Escribir $2x + 3$ arriba, en vez de $2x + 6$. El 2 multiplica a toda la suma $x + 3$: ponle paréntesis.`,
        },
        {
          mistake: 'amplifica-por-el-propio-denominador',
          text: md`Multiplicar el 2 por $x$ y el 5 por $(x + 3)$. Cada fracción necesita lo que *le falta*, o sea, el denominador de la otra.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-y-tres',
          question: md`Si $x \neq 0$ y $x \neq -5$, ¿a qué es igual $\frac{4}{x} + \frac{3}{x + 5}$?`,
          key: md`$\frac{7x + 20}{x^2 + 5x}$`,
          distractors: [
            {
              text: md`$\frac{7}{2x + 5}$`,
              feedback: 'Sumaste arriba y abajo. Primero va el denominador común.',
              mistake: 'suma-numeradores-y-denominadores',
            },
            {
              text: md`$\frac{7x + 5}{x^2 + 5x}$`,
              feedback: md`El 4 multiplica a toda la suma $x + 5$: son $4x + 20$.`,
              mistake: 'amplifica-solo-el-primer-termino',
            },
            {
              text: md`$\frac{7x + 15}{x^2 + 5x}$`,
              feedback: 'Multiplicaste cada numerador por su propio denominador. Va el de la otra.',
              mistake: 'amplifica-por-el-propio-denominador',
            },
          ],
          explanation: md`$4(x + 5) + 3x = 7x + 20$, sobre $x(x + 5) = x^2 + 5x$.`,
        },
        {
          id: 'uno-partido-por-a',
          question: md`Si $a$ y $b$ no son cero, ¿qué expresión equivale a $\frac{1}{a} + \frac{1}{b}$?`,
          key: md`$\frac{a + b}{ab}$`,
          distractors: [
            {
              text: md`$\frac{2}{a + b}$`,
              feedback: md`Sumaste arriba y abajo. Con $a = b = 1$ daría 1, y la suma es 2.`,
              mistake: 'suma-numeradores-y-denominadores',
            },
            {
              text: md`$\frac{2}{ab}$`,
              feedback: 'Pusiste el denominador común, pero no amplificaste los numeradores.',
            },
            { text: md`$\frac{1}{ab}$`, feedback: 'Ese es el producto de las dos fracciones, no la suma.' },
          ],
          explanation: md`$\frac{b}{ab} + \frac{a}{ab} = \frac{a + b}{ab}$.`,
        },
        {
          id: 'denominadores-que-comparten',
          question: md`Si $x \neq 0$, ¿cuál es el resultado de $\frac{5}{2x} - \frac{1}{x}$?`,
          key: md`$\frac{3}{2x}$`,
          distractors: [
            {
              text: md`$\frac{4}{x}$`,
              feedback: 'Restaste arriba con arriba y abajo con abajo.',
              mistake: 'suma-numeradores-y-denominadores',
            },
            {
              text: md`$\frac{4}{2x}$`,
              feedback: 'A la segunda fracción le faltaba un 2 abajo: arriba también se multiplica por 2.',
            },
            {
              text: md`$\frac{3}{2x^2}$`,
              feedback: md`El denominador común es $2x$: ya contiene a la $x$ de la otra.`,
            },
          ],
          explanation: md`$\frac{1}{x} = \frac{2}{2x}$, y $\frac{5}{2x} - \frac{2}{2x} = \frac{3}{2x}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Se suman solo los términos con las mismas letras y los mismos exponentes.`,
    md`El factor de afuera, con su signo, multiplica a todos los de adentro.`,
    md`Dos paréntesis: cada término por cada término.`,
    md`Fracciones con letras: denominador común, y cada numerador por lo que le falta.`,
    md`Comprueba cambiando las letras por números.`,
  ],
});
