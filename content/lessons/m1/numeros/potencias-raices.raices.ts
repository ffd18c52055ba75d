import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.numeros.potencias-raices.raices',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Un cuadrado tiene área 9 y otro, área 16. Se pone un lado a continuación del otro y con ese largo se dibuja un cuadrado nuevo. ¿Cuál es su área?`,
    guesses: ['25', '49', '144'],
    reveal: md`Es 49: los lados miden 3 y 4, juntos 7, y $7^2 = 49$. Por eso $\sqrt{9} + \sqrt{16}$ no es $\sqrt{25}$. Las raíces se llevan bien con multiplicar y dividir, pero no con sumar.`,
  },
  points: [
    {
      id: 'sacar-factores',
      title: 'Sacar factores de la raíz',
      idea: md`La raíz de un producto es el producto de las raíces: $\sqrt{a \cdot b} = \sqrt{a} \cdot \sqrt{b}$. Sirve para simplificar.

Busca el **mayor cuadrado perfecto** que divida al número (4, 9, 16, 25, 36, 49…) y sácale su raíz:

$$\sqrt{72} = \sqrt{36 \cdot 2} = \sqrt{36} \cdot \sqrt{2} = 6\sqrt{2}$$

Con una raíz cúbica se buscan cubos (8, 27, 64…): $\sqrt[3]{54} = \sqrt[3]{27 \cdot 2} = 3\sqrt[3]{2}$.

Para volver atrás, el número de afuera entra elevado al índice: $6\sqrt{2} = \sqrt{6^2 \cdot 2}$.`,
      figure: {
        kind: 'drawing',
        width: 8,
        height: 6.5,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 1.5],
              [6, 1.5],
              [6, 5.5],
              [2, 5.5],
            ],
            accent: 1,
          },
          { shape: 'segment', from: [4, 1.5], to: [4, 5.5], dashed: true },
          { shape: 'segment', from: [2, 3.5], to: [6, 3.5], dashed: true },
          { shape: 'text', at: [3, 2.4], text: 'área 2', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [5, 2.4], text: 'área 2', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [3, 4.4], text: 'área 2', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [5, 4.4], text: 'área 2', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [3, 0.7], text: '√2', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [5, 0.7], text: '√2', anchor: 'middle', size: 'small' },
        ],
        alt: 'Un cuadrado dividido en cuatro cuadrados iguales de área 2. El lado de abajo está formado por dos tramos de largo raíz de 2.',
        caption: 'El cuadrado grande tiene área 8 y su lado mide 2√2: la raíz de 8.',
      },
      example: {
        problem: md`Simplifica $\sqrt{180}$.`,
        steps: [
          {
            title: 'Busca el mayor cuadrado que lo divide',
            text: md`$180 : 4 = 45$ y $180 : 9 = 20$, pero 36 es mayor: $180 = 36 \cdot 5$.`,
          },
          { title: 'Separa la raíz', text: md`$\sqrt{180} = \sqrt{36} \cdot \sqrt{5}$.` },
          { title: 'Saca la raíz exacta', text: md`$\sqrt{36} = 6$, y queda $6\sqrt{5}$.` },
          { title: 'Comprueba entrando', text: md`$6\sqrt{5} = \sqrt{36 \cdot 5} = \sqrt{180}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'saca-el-cuadrado-sin-su-raiz',
          text: md`Escribir $\sqrt{180} = 36\sqrt{5}$. El 36 sale convertido en su raíz, 6. Compara: $\sqrt{180}$ está entre 13 y 14, y $36\sqrt{5}$ pasa de 70.`,
        },
      ],
      checks: [
        {
          id: 'raiz-de-cuarenta-y-ocho',
          question: md`¿Cuál de estas expresiones es igual a $\sqrt{48}$?`,
          key: md`$4\sqrt{3}$`,
          distractors: [
            {
              text: md`$16\sqrt{3}$`,
              feedback: 'El 16 sale de la raíz como su raíz, que es 4.',
              mistake: 'saca-el-cuadrado-sin-su-raiz',
            },
            {
              text: md`$4\sqrt{12}$`,
              feedback: md`$48 = 4 \cdot 12$, pero el 4 sale como 2. Y 12 todavía tiene otro cuadrado.`,
              mistake: 'saca-el-cuadrado-sin-su-raiz',
            },
            { text: md`$24$`, feedback: 'Sacaste la mitad. La raíz de 48 es cercana a 7, porque 7 por 7 es 49.' },
          ],
          explanation: md`$48 = 16 \cdot 3$, y $\sqrt{16} = 4$. Queda $4\sqrt{3}$.`,
        },
        {
          id: 'raiz-cubica-de-cuarenta',
          question: md`¿Cómo queda $\sqrt[3]{40}$ al simplificarla?`,
          key: md`$2\sqrt[3]{5}$`,
          distractors: [
            {
              text: md`$2\sqrt[3]{10}$`,
              feedback: md`Separaste $4 \cdot 10$, que sirve en una raíz cuadrada. Aquí busca un cubo: 8.`,
            },
            {
              text: md`$8\sqrt[3]{5}$`,
              feedback: 'El 8 sale como su raíz cúbica, que es 2.',
              mistake: 'saca-el-cuadrado-sin-su-raiz',
            },
            {
              text: md`$5\sqrt[3]{2}$`,
              feedback: 'Quedaron cambiados: el que tiene raíz cúbica exacta es el 8, no el 5.',
            },
          ],
          explanation: md`$40 = 8 \cdot 5$ y $\sqrt[3]{8} = 2$: queda $2\sqrt[3]{5}$.`,
        },
        {
          id: 'entre-que-enteros',
          question: md`¿Entre qué enteros seguidos está $3\sqrt{10}$?`,
          key: 'Entre 9 y 10',
          distractors: [
            { text: 'Entre 3 y 4', feedback: 'Ahí está la raíz de 10 sola. Falta multiplicarla por 3.' },
            { text: 'Entre 5 y 6', feedback: 'Metiste el 3 sin elevarlo: esa es la raíz de 30.' },
            { text: 'Entre 30 y 31', feedback: 'Multiplicaste 3 por 10 y olvidaste la raíz.' },
          ],
          explanation: md`$3\sqrt{10} = \sqrt{9 \cdot 10} = \sqrt{90}$. Está entre $\sqrt{81} = 9$ y $\sqrt{100} = 10$.`,
        },
      ],
    },
    {
      id: 'sumar-semejantes',
      title: 'Sumar raíces semejantes',
      idea: md`Dos raíces son **semejantes** si tienen el mismo índice y el mismo número adentro. Se suman como quien suma manzanas: $3\sqrt{2} + 5\sqrt{2} = 8\sqrt{2}$. Se suma lo de afuera y lo de adentro queda igual.

Si no se parecen, simplifica primero: a veces aparece la misma raíz. Y si no aparece, la suma se deja escrita.

Para no equivocarte, mira el tamaño. $\sqrt{18}$ es un poco más que 4 y $\sqrt{50}$, un poco más que 7: la suma pasa de 11. En cambio, $\sqrt{68}$ es poco más que 8.`,
      example: {
        problem: md`¿Cuál es el resultado de $\sqrt{18} + \sqrt{50}$?`,
        steps: [
          { title: 'Simplifica la primera', text: md`$\sqrt{18} = \sqrt{9 \cdot 2} = 3\sqrt{2}$.` },
          { title: 'Simplifica la segunda', text: md`$\sqrt{50} = \sqrt{25 \cdot 2} = 5\sqrt{2}$.` },
          { title: 'Suma lo de afuera', text: md`Son semejantes: $3\sqrt{2} + 5\sqrt{2} = 8\sqrt{2}$.` },
          {
            title: 'Mira el tamaño',
            text: md`$8\sqrt{2} = \sqrt{128}$, un poco más que 11. Calza con lo esperado.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suma-los-radicandos',
          text: md`Juntar lo de adentro: $\sqrt{18 + 50} = \sqrt{68}$. La raíz de una suma no es la suma de las raíces, como se vio con 9 y 16.`,
        },
        {
          mistake: 'suma-tambien-lo-de-adentro',
          text: md`Sumar afuera y adentro: $8\sqrt{4}$. Tres manzanas más cinco manzanas son ocho manzanas: la raíz, como la manzana, no cambia.`,
        },
        {
          mistake: 'multiplica-los-factores-de-afuera',
          text: md`Escribir $15\sqrt{2}$ porque $3 \cdot 5 = 15$. En una suma, lo de afuera se suma.`,
        },
      ],
      checks: [
        {
          id: 'doce-y-setenta-y-cinco',
          question: md`¿A qué es igual $\sqrt{12} + \sqrt{75}$?`,
          key: md`$7\sqrt{3}$`,
          distractors: [
            {
              text: md`$\sqrt{87}$`,
              feedback: 'Sumaste lo de adentro. Simplifica cada raíz antes de sumar.',
              mistake: 'suma-los-radicandos',
            },
            {
              text: md`$7\sqrt{6}$`,
              feedback: 'Sumaste bien lo de afuera, pero lo de adentro no se suma.',
              mistake: 'suma-tambien-lo-de-adentro',
            },
            {
              text: md`$10\sqrt{3}$`,
              feedback: 'Multiplicaste 2 por 5. En una suma, lo de afuera se suma.',
              mistake: 'multiplica-los-factores-de-afuera',
            },
          ],
          explanation: md`$\sqrt{12} = 2\sqrt{3}$ y $\sqrt{75} = 5\sqrt{3}$. Juntas, $7\sqrt{3}$.`,
        },
        {
          id: 'ochenta-menos-cuarenta-y-cinco',
          question: md`Al restar $\sqrt{80} - \sqrt{45}$, ¿qué se obtiene?`,
          key: md`$\sqrt{5}$`,
          distractors: [
            {
              text: md`$\sqrt{35}$`,
              feedback: 'Restaste lo de adentro. Con las restas pasa lo mismo que con las sumas.',
              mistake: 'suma-los-radicandos',
            },
            {
              text: md`$1$`,
              feedback: md`$4\sqrt{5} - 3\sqrt{5}$ deja una raíz de 5, y no un 1 solo.`,
            },
            {
              text: md`$12\sqrt{5}$`,
              feedback: 'Multiplicaste 4 por 3. En una resta, lo de afuera se resta.',
              mistake: 'multiplica-los-factores-de-afuera',
            },
          ],
          explanation: md`$\sqrt{80} = 4\sqrt{5}$ y $\sqrt{45} = 3\sqrt{5}$. Queda $1\sqrt{5}$, o sea, $\sqrt{5}$.`,
        },
        {
          id: 'marco-del-rectangulo',
          question: md`Un cuadro rectangular mide $\sqrt{8}$ dm por $\sqrt{18}$ dm. ¿Cuánto listón hay que comprar para enmarcarlo por el borde?`,
          key: md`$10\sqrt{2}$ dm`,
          distractors: [
            {
              text: md`$2\sqrt{26}$ dm`,
              feedback: 'Sumaste 8 y 18 dentro de una misma raíz.',
              mistake: 'suma-los-radicandos',
            },
            { text: md`$5\sqrt{2}$ dm`, feedback: 'Ese es un largo más un ancho. El borde tiene dos de cada uno.' },
            {
              text: md`$12\sqrt{2}$ dm`,
              feedback: 'Multiplicaste 2 por 3 al juntar los lados: se suman.',
              mistake: 'multiplica-los-factores-de-afuera',
            },
          ],
          explanation: md`Los lados son $2\sqrt{2}$ y $3\sqrt{2}$, que suman $5\sqrt{2}$. El borde es el doble: $10\sqrt{2}$.`,
        },
      ],
    },
    {
      id: 'multiplicar-y-dividir',
      title: 'Multiplicar y dividir con el mismo índice',
      idea: md`Con el mismo índice, se opera lo de adentro y se conserva la raíz:

$$\sqrt[n]{a} \cdot \sqrt[n]{b} = \sqrt[n]{a \cdot b} \qquad \frac{\sqrt[n]{a}}{\sqrt[n]{b}} = \sqrt[n]{\frac{a}{b}}$$

Si hay números afuera, van por su cuenta: $2\sqrt{3} \cdot 5\sqrt{6} = 10\sqrt{18}$. Después simplifica: $10 \cdot 3\sqrt{2} = 30\sqrt{2}$.

Un caso que ahorra tiempo: $\sqrt{7} \cdot \sqrt{7} = 7$. Una raíz cuadrada por sí misma devuelve el número.

(Con índice par, lo de adentro no puede ser negativo.)`,
      example: {
        problem: md`¿Cuál es el resultado de $\frac{\sqrt{6} \cdot \sqrt{10}}{\sqrt{5}}$?`,
        steps: [
          { title: 'Junta todo en una raíz', text: md`Los tres índices son 2: $\sqrt{\frac{6 \cdot 10}{5}}$.` },
          { title: 'Opera adentro', text: md`$\frac{60}{5} = 12$. Queda $\sqrt{12}$.` },
          { title: 'Simplifica', text: md`$\sqrt{12} = \sqrt{4 \cdot 3} = 2\sqrt{3}$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'quince-por-seis',
          question: md`¿Cuál es el producto $\sqrt{15} \cdot \sqrt{6}$, simplificado?`,
          key: md`$3\sqrt{10}$`,
          distractors: [
            {
              text: md`$\sqrt{21}$`,
              feedback: 'Sumaste lo de adentro. En un producto de raíces, se multiplica.',
              mistake: 'suma-los-radicandos',
            },
            {
              text: md`$9\sqrt{10}$`,
              feedback: 'El 9 sale de la raíz como su raíz, que es 3.',
              mistake: 'saca-el-cuadrado-sin-su-raiz',
            },
            { text: md`$90$`, feedback: 'Multiplicaste bien lo de adentro, pero olvidaste la raíz.' },
          ],
          explanation: md`$\sqrt{15 \cdot 6} = \sqrt{90} = \sqrt{9 \cdot 10} = 3\sqrt{10}$.`,
        },
        {
          id: 'cubicas-que-dan-exacto',
          question: md`¿Cuánto es $\sqrt[3]{16} \cdot \sqrt[3]{4}$?`,
          key: '4',
          distractors: [
            { text: '8', feedback: 'Sacaste la raíz cuadrada de 64. El índice es 3.' },
            {
              text: '2',
              feedback: 'Sacaste la raíz sexta: los índices no se suman, se conserva el 3.',
              mistake: 'suma-indices-y-exponentes',
            },
            {
              text: md`$\sqrt[3]{20}$`,
              feedback: 'Sumaste 16 y 4. En un producto, lo de adentro se multiplica.',
              mistake: 'suma-los-radicandos',
            },
          ],
          explanation: md`$\sqrt[3]{16 \cdot 4} = \sqrt[3]{64} = 4$, porque $4 \cdot 4 \cdot 4 = 64$.`,
        },
        {
          id: 'con-numeros-afuera',
          question: md`¿Cuál es el cociente $\frac{12\sqrt{50}}{4\sqrt{2}}$?`,
          key: '15',
          distractors: [
            { text: md`$3\sqrt{48}$`, feedback: 'Restaste 50 menos 2. En una división, lo de adentro se divide.' },
            {
              text: '75',
              feedback: md`Dividiste bien, pero $\sqrt{25}$ es 5: sacaste el 25 sin su raíz.`,
              mistake: 'saca-el-cuadrado-sin-su-raiz',
            },
            { text: '40', feedback: 'Restaste los números de afuera: 12 menos 4. Se dividen.' },
          ],
          explanation: md`Afuera, $12 : 4 = 3$. Adentro, $\sqrt{\frac{50}{2}} = \sqrt{25} = 5$. El resultado es $3 \cdot 5 = 15$.`,
        },
      ],
    },
    {
      id: 'indices-distintos',
      title: 'Raíces de distinto índice',
      idea: md`Con índices distintos no se puede juntar directo. Hay dos caminos, que son el mismo:

- **Exponentes**: $\sqrt[n]{a^m} = a^{\frac{m}{n}}$. Al multiplicar, se suman las fracciones.
- **Igualar índices**: una raíz no cambia si multiplicas por lo mismo el índice y el exponente de adentro: $\sqrt{a} = \sqrt[6]{a^3}$.

Es como sumar fracciones: hace falta un denominador común, y al amplificar cambian los dos números.

Prueba tu resultado con un número cómodo. Si $a = 64$, entonces $\sqrt{64} = 8$, $\sqrt[3]{64} = 4$ y $\sqrt[6]{64} = 2$.`,
      example: {
        problem: md`Si $a$ es positivo, escribe $\sqrt{a} \cdot \sqrt[4]{a}$ como una sola raíz.`,
        steps: [
          { title: 'Busca un índice común', text: md`El mínimo común múltiplo de 2 y 4 es 4.` },
          {
            title: 'Amplifica la primera',
            text: md`El índice 2 se multiplica por 2, y el exponente 1 también: $\sqrt{a} = \sqrt[4]{a^2}$.`,
          },
          { title: 'Multiplica', text: md`$\sqrt[4]{a^2} \cdot \sqrt[4]{a} = \sqrt[4]{a^3}$.` },
          {
            title: 'Prueba con un número',
            text: md`Con $a = 16$: $4 \cdot 2 = 8$, y $\sqrt[4]{16^3} = 2^3 = 8$. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'multiplica-indices-y-suma-exponentes',
          text: md`Poner el índice común y olvidar los exponentes: $\sqrt[8]{a \cdot a} = \sqrt[8]{a^2}$. Al cambiar el índice, el exponente de adentro también cambia.`,
        },
        {
          mistake: 'suma-indices-y-exponentes',
          text: md`Sumar los índices: $\sqrt[6]{a^2}$. Los índices son denominadores, y los denominadores no se suman.`,
        },
        {
          mistake: 'multiplica-indices-y-exponentes',
          text: md`Multiplicar todo: $\sqrt[8]{a}$. Eso es multiplicar $\frac{1}{2}$ por $\frac{1}{4}$, y los exponentes de un producto se suman.`,
        },
      ],
      checks: [
        {
          id: 'cubica-por-cuarta',
          question: md`Si $a$ es positivo, ¿qué raíz es igual a $\sqrt[3]{a} \cdot \sqrt[4]{a}$?`,
          key: md`$\sqrt[12]{a^7}$`,
          distractors: [
            {
              text: md`$\sqrt[12]{a^2}$`,
              feedback: 'El índice 12 está bien, pero los exponentes pasan a ser 4 y 3.',
              mistake: 'multiplica-indices-y-suma-exponentes',
            },
            {
              text: md`$\sqrt[7]{a^2}$`,
              feedback: 'Sumaste los índices. Busca un índice común, como un denominador.',
              mistake: 'suma-indices-y-exponentes',
            },
            {
              text: md`$\sqrt[12]{a}$`,
              feedback: 'Multiplicaste las fracciones 1/3 y 1/4. Aquí se suman.',
              mistake: 'multiplica-indices-y-exponentes',
            },
          ],
          explanation: md`$\frac{1}{3} + \frac{1}{4} = \frac{4}{12} + \frac{3}{12} = \frac{7}{12}$.`,
        },
        {
          id: 'dos-con-dos-indices',
          question: md`¿Qué raíz es igual a $\sqrt{2} \cdot \sqrt[3]{2}$?`,
          key: md`$\sqrt[6]{32}$`,
          distractors: [
            {
              text: md`$\sqrt[6]{4}$`,
              feedback: 'Pusiste el índice 6 sin cambiar lo de adentro.',
              mistake: 'multiplica-indices-y-suma-exponentes',
            },
            {
              text: md`$\sqrt[5]{4}$`,
              feedback: 'Sumaste los índices 2 y 3: son denominadores.',
              mistake: 'suma-indices-y-exponentes',
            },
            {
              text: md`$\sqrt[6]{2}$`,
              feedback: 'Multiplicaste 1/2 por 1/3. Los exponentes de un producto se suman.',
              mistake: 'multiplica-indices-y-exponentes',
            },
          ],
          explanation: md`$\sqrt[6]{2^3} \cdot \sqrt[6]{2^2} = \sqrt[6]{2^5} = \sqrt[6]{32}$.`,
        },
        {
          id: 'cuadrada-dividida-por-cubica',
          question: md`Si $a$ es positivo, ¿a qué es igual $\sqrt{a} : \sqrt[3]{a}$?`,
          key: md`$\sqrt[6]{a}$`,
          distractors: [
            {
              text: md`$1$`,
              feedback: 'Igualaste el índice, pero no los exponentes, y restaste 1 menos 1.',
              mistake: 'multiplica-indices-y-suma-exponentes',
            },
            { text: md`$\sqrt[6]{a^5}$`, feedback: 'Sumaste las fracciones: eso corresponde a un producto.' },
            {
              text: md`$\sqrt[3]{a^2}$`,
              feedback: 'Dividiste 1/3 por 1/2 y lo dejaste de exponente. Al dividir potencias se restan.',
            },
          ],
          explanation: md`$\frac{1}{2} - \frac{1}{3} = \frac{1}{6}$. Con $a = 64$ se ve: $8 : 4 = 2$, que es $\sqrt[6]{64}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Saca el mayor cuadrado (o cubo) y déjalo afuera como su raíz: $\sqrt{72} = 6\sqrt{2}$.`,
    md`Se suman solo las semejantes: cambia lo de afuera, no lo de adentro.`,
    md`Mismo índice: se multiplica o divide lo de adentro.`,
    md`Distinto índice: pásalas a exponente fraccionario o iguala los índices.`,
  ],
});
