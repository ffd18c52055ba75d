import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.numeros.enteros-racionales.racionales',
  version: 2,
  minutes: 18,
  opening: {
    question: md`El número $0{,}999\ldots$ tiene infinitos nueves después de la coma. ¿Es menor que 1?`,
    guesses: ['Sí, por muy poquito', 'No: es exactamente 1', 'Depende de cuántos nueves se escriban'],
    reveal: md`Es exactamente 1. Un tercio es $0{,}333\ldots$; el triple de un tercio es 1, y el triple de $0{,}333\ldots$ es $0{,}999\ldots$ Un decimal que se repite sin fin es una fracción, y vas a ver cómo encontrarla.`,
  },
  points: [
    {
      id: 'comparar-y-convertir',
      title: 'Dos formas de escribir el mismo número',
      idea: md`Una fracción es una división: $\frac{3}{8} = 3 : 8 = 0{,}375$. Y un decimal que termina es una fracción con denominador 10, 100 o 1.000: $0{,}36 = \frac{36}{100} = \frac{9}{25}$.

Para comparar, deja los números en la misma forma. Con decimales, iguala la cantidad de cifras: $0{,}4$ es $0{,}40$, y por eso es mayor que $0{,}37$. Con fracciones, busca un denominador común: $\frac{2}{3} = \frac{10}{15}$ y $\frac{3}{5} = \frac{9}{15}$, así que gana $\frac{2}{3}$.

Entre negativos el orden se da vuelta: $-0{,}4$ es menor que $-0{,}37$.`,
      manipulable: {
        kind: 'fraction-bar',
        numerator: 3,
        denominator: 8,
        task: 'Pinta 3 de 8 partes y después busca otra barra que muestre exactamente lo mismo.',
      },
      example: {
        problem: md`Tres llaves de gasfitería miden $\frac{5}{8}$, $0{,}6$ y $\frac{3}{5}$ de pulgada, según sus etiquetas. ¿Cuál es la más grande? ¿Hay dos iguales?`,
        steps: [
          {
            title: 'Pasa todo a decimal',
            text: md`$\frac{5}{8} = 5 : 8 = 0{,}625$ y $\frac{3}{5} = \frac{6}{10} = 0{,}6$.`,
          },
          { title: 'Iguala las cifras', text: md`Quedan $0{,}625$, $0{,}600$ y $0{,}600$.` },
          {
            title: 'Compara',
            text: md`La más grande es la de $\frac{5}{8}$. Las otras dos miden lo mismo, escrito de dos formas.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'mayor-de-cuatro',
          question: md`De los números $0{,}7$; $\frac{5}{8}$; $0{,}65$ y $\frac{2}{3}$, ¿cuál es el mayor?`,
          key: md`$0{,}7$`,
          distractors: [
            {
              text: md`$\frac{5}{8}$`,
              feedback: md`$\frac{5}{8} = 0{,}625$. Que tenga cifras más grandes no lo hace mayor.`,
            },
            { text: md`$0{,}65$`, feedback: 'Leíste 65 contra 7. Con igual cantidad de cifras son 0,65 y 0,70.' },
            { text: md`$\frac{2}{3}$`, feedback: md`$\frac{2}{3}$ es $0{,}666\ldots$, que no alcanza a $0{,}7$.` },
          ],
          explanation: md`En decimales son $0{,}7$; $0{,}625$; $0{,}65$ y $0{,}666\ldots$ El mayor es $0{,}7$.`,
        },
        {
          id: 'fraccion-de-cero-coma-cuarenta-y-cinco',
          question: md`¿Qué fracción es igual a $0{,}45$?`,
          key: md`$\frac{9}{20}$`,
          distractors: [
            { text: md`$\frac{4}{5}$`, feedback: 'Pusiste las cifras 4 y 5 en una fracción. Cuatro quintos es 0,8.' },
            { text: md`$\frac{9}{2}$`, feedback: 'Nueve medios es 4,5: dividiste por 10 y el denominador era 100.' },
            {
              text: md`$\frac{1}{45}$`,
              feedback: 'Un cuarenta y cinco avo es cerca de 0,02. El 45 va en el numerador.',
            },
          ],
          explanation: md`$0{,}45 = \frac{45}{100}$. Dividiendo arriba y abajo por 5 queda $\frac{9}{20}$.`,
        },
        {
          id: 'entre-dos-negativos',
          question: md`¿Qué número está entre $-0{,}8$ y $-\frac{3}{4}$ en la recta?`,
          figure: {
            kind: 'number-line',
            from: -0.9,
            to: -0.6,
            step: 0.1,
            points: [
              { at: -0.8, label: 'A' },
              { at: -0.75, label: 'B' },
            ],
            alt: 'Recta numérica de −0,9 a −0,6. El punto A está en −0,8 y el punto B está a su derecha, en −0,75.',
          },
          key: md`$-0{,}77$`,
          distractors: [
            { text: md`$-0{,}7$`, feedback: 'Ese número está a la derecha de −0,75: es mayor que los dos.' },
            { text: md`$-0{,}85$`, feedback: 'Ese número está a la izquierda de −0,8: es menor que los dos.' },
            { text: md`$-0{,}079$`, feedback: 'Ese número está casi en el cero: tiene un cero después de la coma.' },
          ],
          explanation: md`$-\frac{3}{4} = -0{,}75$. Entre $-0{,}80$ y $-0{,}75$ está $-0{,}77$.`,
        },
      ],
    },
    {
      id: 'operar',
      title: 'Operar con fracciones',
      idea: md`Para **sumar o restar** necesitas partes del mismo tamaño, o sea, un denominador común: $\frac{3}{4} - \frac{2}{3} = \frac{9}{12} - \frac{8}{12} = \frac{1}{12}$. El denominador dice el tamaño de la parte; por eso no se suma ni se resta.

Para **multiplicar**, numerador por numerador y denominador por denominador: $\frac{2}{3} \cdot \frac{5}{7} = \frac{10}{21}$.

Para **dividir**, multiplica por el inverso de la segunda: $\frac{2}{3} : \frac{5}{7} = \frac{2}{3} \cdot \frac{7}{5} = \frac{14}{15}$.

Si hay decimales mezclados, pásalos a fracción. Y los paréntesis, como siempre, van primero.`,
      example: {
        problem: md`¿Cuánto es $0{,}25 : \left(\frac{3}{4} - \frac{2}{3}\right)$?`,
        steps: [
          {
            title: 'Resuelve el paréntesis',
            text: md`Con denominador 12: $\frac{9}{12} - \frac{8}{12} = \frac{1}{12}$.`,
          },
          {
            title: 'Pasa el decimal a fracción',
            text: md`$0{,}25 = \frac{1}{4}$. Queda $\frac{1}{4} : \frac{1}{12}$.`,
          },
          {
            title: 'Multiplica por el inverso',
            text: md`$\frac{1}{4} \cdot \frac{12}{1} = \frac{12}{4} = 3$.`,
          },
          {
            title: 'Mira si tiene sentido',
            text: md`Se pregunta cuántas veces cabe un doceavo en un cuarto. Un cuarto son tres doceavos: cabe 3 veces.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'resta-numeradores-y-denominadores',
          text: md`Restar arriba y abajo: $\frac{3 - 2}{4 - 3} = 1$. No puede ser: al quitarle algo, $\frac{3}{4}$ no puede crecer hasta 1. Busca el denominador común.`,
        },
        {
          mistake: 'multiplica-en-vez-de-dividir',
          text: md`Multiplicar sin invertir: $\frac{1}{4} \cdot \frac{1}{12} = \frac{1}{48}$. Dividir por un número entre 0 y 1 agranda: si el resultado se achicó, faltó invertir.`,
        },
        {
          mistake: 'divide-solo-por-el-primero',
          text: md`Dividir por $\frac{3}{4}$ y después restar $\frac{2}{3}$. Se divide por el paréntesis entero, así que primero hay que saber cuánto vale.`,
        },
      ],
      checks: [
        {
          id: 'dos-quintos-menos-un-tercio',
          question: md`¿Cuál es el resultado de $\frac{4}{5} - \frac{1}{3}$?`,
          key: md`$\frac{7}{15}$`,
          distractors: [
            {
              text: md`$\frac{3}{2}$`,
              feedback: 'Restaste arriba y abajo. Tu resultado es mayor que 4/5, y eso no puede ser.',
              mistake: 'resta-numeradores-y-denominadores',
            },
            {
              text: md`$\frac{3}{15}$`,
              feedback: 'Pusiste el denominador común, pero no amplificaste los numeradores.',
            },
            { text: md`$\frac{4}{15}$`, feedback: 'Esa es la multiplicación de las dos fracciones.' },
          ],
          explanation: md`$\frac{4}{5} = \frac{12}{15}$ y $\frac{1}{3} = \frac{5}{15}$. La diferencia es $\frac{7}{15}$.`,
        },
        {
          id: 'botellas-de-aceite',
          question: md`Con 6 litros de aceite se llenan botellas de $\frac{3}{4}$ de litro. ¿Cuántas botellas se llenan?`,
          key: '8',
          distractors: [
            {
              text: '4',
              feedback: 'Multiplicaste 6 por 3/4 y te quedaste con la parte entera: hay que dividir.',
              mistake: 'multiplica-en-vez-de-dividir',
            },
            { text: '24', feedback: 'Contaste cuartos de litro: cada botella lleva tres de esos cuartos.' },
            { text: '18', feedback: 'Multiplicaste 6 por 3. Son 24 cuartos repartidos de a tres.' },
          ],
          explanation: md`$6 : \frac{3}{4} = 6 \cdot \frac{4}{3} = 8$. Se comprueba: $8 \cdot \frac{3}{4} = 6$.`,
        },
        {
          id: 'dividir-por-un-parentesis',
          question: md`¿Cuánto es $0{,}2 : \left(\frac{3}{4} - \frac{1}{2}\right)$?`,
          key: md`$\frac{4}{5}$`,
          distractors: [
            {
              text: md`$\frac{1}{20}$`,
              feedback: 'Multiplicaste por el paréntesis. Para dividir, usa su inverso.',
              mistake: 'multiplica-en-vez-de-dividir',
            },
            {
              text: md`$\frac{1}{5}$`,
              feedback: 'Restaste arriba y abajo y el paréntesis te dio 1. Vale un cuarto.',
              mistake: 'resta-numeradores-y-denominadores',
            },
            {
              text: md`$-\frac{7}{30}$`,
              feedback: 'Dividiste solo por 3/4 y después restaste 1/2. El paréntesis va primero.',
              mistake: 'divide-solo-por-el-primero',
            },
          ],
          explanation: md`El paréntesis vale $\frac{3}{4} - \frac{2}{4} = \frac{1}{4}$. Entonces $\frac{1}{5} : \frac{1}{4} = \frac{1}{5} \cdot 4 = \frac{4}{5}$.`,
        },
      ],
    },
    {
      id: 'decimales-periodicos',
      title: 'De decimal periódico a fracción',
      idea: md`La raya marca lo que se repite sin fin: $2{,}3\overline{6} = 2{,}3666\ldots$ Aquí el **período** es 6 y el **anteperíodo** es 3.

Para pasarlo a fracción:

- Arriba: el número completo sin coma, menos lo que está antes del período: $236 - 23 = 213$.
- Abajo: un 9 por cada cifra del período y un 0 por cada cifra del anteperíodo: $90$.

Queda $\frac{213}{90} = \frac{71}{30}$. Sin anteperíodo es igual, pero con puros nueves: $0{,}\overline{45} = \frac{45}{99} = \frac{5}{11}$.

Divide para comprobar: $71 : 30 = 2{,}3666\ldots$`,
      example: {
        problem: md`¿Qué fracción es $1{,}2\overline{7}$, y por qué funciona la regla?`,
        steps: [
          {
            title: 'Mueve la coma de dos maneras',
            text: md`Llama $x$ al número. Entonces $100x = 127{,}777\ldots$ y $10x = 12{,}777\ldots$`,
          },
          {
            title: 'Resta para borrar lo infinito',
            text: md`Las dos colas son iguales y se van: $100x - 10x = 127 - 12$, o sea, $90x = 115$.`,
          },
          { title: 'Despeja y simplifica', text: md`$x = \frac{115}{90} = \frac{23}{18}$.` },
          { title: 'Comprueba', text: md`$23 : 18 = 1{,}2777\ldots$ Es el mismo número.` },
        ],
      },
      warnings: [
        {
          mistake: 'corta-el-decimal-periodico',
          text: md`Escribir $\frac{127}{100}$, que es $1{,}27$ y ahí termina. El que se repite sin fin es un poco mayor.`,
        },
        {
          mistake: 'toma-todo-como-periodo',
          text: md`Poner 99 abajo porque hay dos decimales. Eso da $\frac{126}{99} = 1{,}2727\ldots$, con las dos cifras repetidas. Solo se repite el 7: un 9 y un 0.`,
        },
        {
          mistake: 'no-resta-el-anteperiodo',
          text: md`Restar la parte entera y olvidar el anteperíodo: $\frac{127 - 10}{90} = 1{,}3$. Hay que restar *todo* lo que está antes del período: 12, y no 10.`,
        },
      ],
      checks: [
        {
          id: 'cero-coma-cinco-ocho',
          question: md`¿Qué fracción es igual a $0{,}5\overline{8}$?`,
          key: md`$\frac{53}{90}$`,
          distractors: [
            {
              text: md`$\frac{58}{100}$`,
              feedback: 'Eso es 0,58 y termina. Aquí el 8 sigue sin fin.',
              mistake: 'corta-el-decimal-periodico',
            },
            {
              text: md`$\frac{58}{99}$`,
              feedback: 'Eso es 0,5858…: se repiten las dos cifras. Aquí solo el 8.',
              mistake: 'toma-todo-como-periodo',
            },
            {
              text: md`$\frac{58}{90}$`,
              feedback: 'El 90 está bien, pero arriba falta restar lo que va antes del período: el 5.',
              mistake: 'no-resta-el-anteperiodo',
            },
          ],
          explanation: md`Arriba, $58 - 5 = 53$; abajo, un 9 por el período y un 0 por el anteperíodo: $\frac{53}{90}$.`,
        },
        {
          id: 'uno-coma-treinta-y-seis',
          question: md`Renata divide en una calculadora y lee $1{,}363636363$. Sospecha que el número es $1{,}\overline{36}$. ¿A qué fracción simplificada corresponde?`,
          key: md`$\frac{15}{11}$`,
          distractors: [
            {
              text: md`$\frac{34}{25}$`,
              feedback: 'Eso es 1,36 y ahí termina: un decimal que no se repite.',
              mistake: 'corta-el-decimal-periodico',
            },
            {
              text: md`$\frac{136}{99}$`,
              feedback: 'Arriba falta restar la parte entera, que está antes del período: 1.',
            },
            { text: md`$\frac{4}{11}$`, feedback: 'Eso es 0,3636…: falta sumarle la parte entera.' },
          ],
          explanation: md`$\frac{136 - 1}{99} = \frac{135}{99}$. Dividiendo arriba y abajo por 9 queda $\frac{15}{11}$.`,
        },
        {
          id: 'dos-coma-uno-cinco',
          question: md`¿Cuál es el denominador al escribir $2{,}1\overline{54}$ con la regla, antes de simplificar?`,
          key: '990',
          distractors: [
            {
              text: '999',
              feedback: 'Pusiste un 9 por cada decimal. El 1 no se repite: le toca un 0.',
              mistake: 'toma-todo-como-periodo',
            },
            {
              text: '1.000',
              feedback: 'Ese es el de 2,154, que termina. Aquí 54 se repite.',
              mistake: 'corta-el-decimal-periodico',
            },
            {
              text: '900',
              feedback: 'Al revés: hay dos cifras en el período y una antes, o sea, dos nueves y un cero.',
            },
          ],
          explanation: md`El período 54 tiene dos cifras (99) y el anteperíodo 1 tiene una (0): el denominador es 990.`,
        },
      ],
    },
    {
      id: 'contraejemplos',
      title: 'Refutar con un solo caso',
      idea: md`«Para todo número, si pasa esto, entonces pasa esto otro.» Una frase así se derrumba con **un** caso: un contraejemplo. Tiene que hacer dos cosas a la vez:

- **cumplir la condición** (lo que va después de «si»);
- **hacer fallar la conclusión** (lo que va después de «entonces»).

«Si $x < y$, entonces $\frac{1}{x} > \frac{1}{y}$.» Con $x = 2$ e $y = 5$ se cumple, y eso no refuta nada. Con $x = -2$ e $y = 5$ la condición se cumple, porque $-2 < 5$. Pero $-\frac{1}{2}$ no es mayor que $\frac{1}{5}$: cayó.

Prueba siempre con negativos, con el cero y con números entre 0 y 1.`,
      example: {
        problem: md`Joaquín afirma: «para todo racional positivo $x$, el número $x^2$ es mayor o igual que $x$». ¿Es verdad?`,
        steps: [
          {
            title: 'Separa condición y conclusión',
            text: md`Condición: $x$ es positivo. Conclusión: $x^2 \geq x$.`,
          },
          {
            title: 'Prueba un caso cualquiera',
            text: md`Con $x = 3$: $9 \geq 3$. Se cumple, pero un caso a favor no demuestra nada.`,
          },
          {
            title: 'Prueba entre 0 y 1',
            text: md`Con $x = \frac{1}{2}$, que es positivo: $x^2 = \frac{1}{4}$, y $\frac{1}{4}$ es menor que $\frac{1}{2}$.`,
          },
          { title: 'Concluye', text: md`La condición se cumple y la conclusión falla: la afirmación es falsa.` },
        ],
      },
      warnings: [
        {
          mistake: 'da-un-ejemplo-que-cumple-la-afirmacion',
          text: md`Mostrar un caso en que la afirmación resulta. Mil casos a favor no la prueban ni la botan: busca el que falla.`,
        },
        {
          mistake: 'refuta-sin-cumplir-la-condicion',
          text: md`Usar $x = -3$ contra una frase sobre los positivos. La frase no habla de ese número: mira primero la condición.`,
        },
        {
          mistake: 'hace-fallar-la-condicion-y-no-la-conclusion',
          text: md`Dar vuelta los papeles: que falle lo del «si» y se cumpla lo del «entonces». El contraejemplo es justo al revés.`,
        },
      ],
      checks: [
        {
          id: 'valores-que-refutan',
          question: md`Se afirma: «si $x < y$, entonces $x^2 < y^2$». ¿Qué valores la refutan?`,
          key: md`$x = -3$; $y = 2$`,
          distractors: [
            {
              text: md`$x = 1$; $y = 2$`,
              feedback: 'Ahí se cumple todo: 1 es menor que 2 y 1 es menor que 4. No refuta.',
              mistake: 'da-un-ejemplo-que-cumple-la-afirmacion',
            },
            {
              text: md`$x = 2$; $y = 1$`,
              feedback: 'La conclusión falla, pero la condición también: 2 no es menor que 1.',
              mistake: 'refuta-sin-cumplir-la-condicion',
            },
            {
              text: md`$x = 2$; $y = -3$`,
              feedback: 'Ahí falla la condición y se cumple la conclusión. Debe ser al revés.',
              mistake: 'hace-fallar-la-condicion-y-no-la-conclusion',
            },
          ],
          explanation: md`$-3 < 2$ cumple la condición. Pero $(-3)^2 = 9$ no es menor que $2^2 = 4$.`,
        },
        {
          id: 'producto-mayor-que-diez',
          question: md`Emilia dice: «si multiplico 10 por un número positivo, el resultado es mayor que 10». ¿Con qué número se le muestra que no siempre es así?`,
          key: md`$0{,}4$`,
          distractors: [
            {
              text: md`$1{,}5$`,
              feedback: 'Da 15, que es mayor que 10: ese caso le da la razón.',
              mistake: 'da-un-ejemplo-que-cumple-la-afirmacion',
            },
            {
              text: md`$-2$`,
              feedback: 'Da −20, pero ella habló de números positivos, y −2 no lo es.',
              mistake: 'refuta-sin-cumplir-la-condicion',
            },
            {
              text: md`$\frac{11}{10}$`,
              feedback: 'Da 11, que es mayor que 10: ese caso le da la razón.',
              mistake: 'da-un-ejemplo-que-cumple-la-afirmacion',
            },
          ],
          explanation: md`$0{,}4$ es positivo y $10 \cdot 0{,}4 = 4$, que es menor que 10.`,
        },
        {
          id: 'que-caso-buscar',
          question: md`Para refutar «si un racional es menor que 1, entonces su doble es menor que 1», ¿qué tipo de número hay que buscar?`,
          key: 'Uno menor que 1 cuyo doble no sea menor que 1',
          distractors: [
            {
              text: 'Uno menor que 1 cuyo doble sea menor que 1',
              feedback: 'Ese caso cumple la afirmación: no la refuta.',
              mistake: 'da-un-ejemplo-que-cumple-la-afirmacion',
            },
            {
              text: 'Uno mayor que 1 cuyo doble no sea menor que 1',
              feedback: 'La afirmación no dice nada de los mayores que 1: falta cumplir la condición.',
              mistake: 'refuta-sin-cumplir-la-condicion',
            },
          ],
          explanation: md`Se cumple la condición y falla la conclusión. Sirve $\frac{3}{4}$: es menor que 1 y su doble es $1{,}5$.`,
        },
      ],
    },
  ],
  summary: [
    md`Para comparar, la misma forma: decimales con igual cantidad de cifras o fracciones con igual denominador.`,
    md`Sumar y restar pide denominador común; dividir es multiplicar por el inverso.`,
    md`Periódico: el número sin coma menos lo que va antes del período, sobre nueves y ceros.`,
    md`Un contraejemplo cumple la condición y hace fallar la conclusión.`,
  ],
});
