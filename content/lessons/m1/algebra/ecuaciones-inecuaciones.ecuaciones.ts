import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
  version: 1,
  minutes: 18,
  opening: {
    question: md`En una balanza en equilibrio hay 3 bolsas iguales y 2 kilos a un lado, y 1 bolsa y 8 kilos al otro. Sin abrir las bolsas, ¿cuánto pesa cada una?`,
    guesses: ['2 kilos', '3 kilos', 'No se puede saber'],
    reveal: md`Pesa 3 kilos. Quita una bolsa de cada lado y 2 kilos de cada lado: quedan 2 bolsas contra 6 kilos. Resolver una ecuación es eso: hacer lo mismo en ambos lados hasta dejar sola la incógnita.`,
  },
  points: [
    {
      id: 'la-balanza',
      title: 'Lo mismo en los dos lados',
      idea: md`Una ecuación es una balanza en equilibrio. Puedes sumar, restar, multiplicar o dividir, si haces **lo mismo en los dos lados**.

El plan:

1. Quita los paréntesis: el factor multiplica a todo lo de adentro.
2. Junta las $x$ en un lado y los números en el otro.
3. Divide por el número que acompaña a $x$.
4. Reemplaza en la ecuación del comienzo para comprobar.

«Pasar al otro lado» es un atajo: lo que sumaba pasa restando, porque en realidad lo restaste en ambos lados.`,
      manipulable: {
        kind: 'balance',
        left: [3, 2],
        right: [1, 8],
        task: 'Quita lo mismo de los dos platos hasta que quede una sola bolsa a un lado.',
      },
      example: {
        problem: md`Resuelve $5(x - 2) = 2x + 11$.`,
        steps: [
          { title: 'Quita el paréntesis', text: md`El 5 multiplica a los dos términos: $5x - 10 = 2x + 11$.` },
          { title: 'Resta 2x en ambos lados', text: md`$3x - 10 = 11$.` },
          { title: 'Suma 10 en ambos lados', text: md`$3x = 21$.` },
          { title: 'Divide por 3', text: md`$x = 7$.` },
          { title: 'Comprueba', text: md`$5(7 - 2) = 25$ y $2 \cdot 7 + 11 = 25$. Calza.` },
        ],
      },
      warnings: [
        {
          mistake: 'multiplica-solo-la-incognita',
          text: md`Escribir $5x - 2 = 2x + 11$. El 5 multiplica también al 2 del paréntesis.`,
        },
        {
          mistake: 'pasa-la-incognita-sin-cambiar-signo',
          text: md`Pasar $2x$ sumando: $7x = 21$. Para que desaparezca de la derecha hay que restarlo, y a la izquierda también.`,
        },
        {
          mistake: 'pasa-el-numero-sin-cambiar-signo',
          text: md`Pasar el $-10$ como resta: $3x = 11 - 10$. Se elimina sumando 10 en ambos lados.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-por-x-menos-tres',
          question: md`¿Cuál es la solución de $4(x - 3) = x + 9$?`,
          key: md`$x = 7$`,
          distractors: [
            {
              text: md`$x = 4$`,
              feedback: 'El 4 multiplica también al 3 del paréntesis.',
              mistake: 'multiplica-solo-la-incognita',
            },
            {
              text: md`$x = \frac{21}{5}$`,
              feedback: md`Sumaste la $x$ de la derecha. Hay que restarla en ambos lados.`,
              mistake: 'pasa-la-incognita-sin-cambiar-signo',
            },
            {
              text: md`$x = -1$`,
              feedback: md`Restaste 12 a la derecha. El $-12$ se elimina sumando 12.`,
              mistake: 'pasa-el-numero-sin-cambiar-signo',
            },
          ],
          explanation: md`$4x - 12 = x + 9$, entonces $3x = 21$ y $x = 7$.`,
        },
        {
          id: 'siete-x-mas-cinco',
          question: md`¿Qué valor de $x$ cumple $7x + 5 = 3x - 11$?`,
          key: md`$x = -4$`,
          distractors: [
            {
              text: md`$x = -\frac{8}{5}$`,
              feedback: md`Juntaste $7x + 3x$. El $3x$ se resta en ambos lados.`,
              mistake: 'pasa-la-incognita-sin-cambiar-signo',
            },
            {
              text: md`$x = -\frac{3}{2}$`,
              feedback: md`Sumaste 5 a la derecha. Se resta en ambos lados.`,
              mistake: 'pasa-el-numero-sin-cambiar-signo',
            },
            { text: md`$x = 4$`, feedback: md`Llegaste a $4x = -16$ y perdiste el signo.` },
          ],
          explanation: md`$4x = -16$, entonces $x = -4$. Los dos lados valen $-23$.`,
        },
        {
          id: 'dos-menos-tres-x',
          question: md`Si $2 - 3x = x + 14$, ¿cuánto vale $x$?`,
          key: md`$-3$`,
          distractors: [
            {
              text: md`$-6$`,
              feedback: md`Pasaste la $x$ sumando y quedó $-2x = 12$.`,
              mistake: 'pasa-la-incognita-sin-cambiar-signo',
            },
            {
              text: md`$-4$`,
              feedback: md`Pasaste el 2 sumando y quedó $-4x = 16$.`,
              mistake: 'pasa-el-numero-sin-cambiar-signo',
            },
            { text: md`$3$`, feedback: md`Llegaste a $-4x = 12$ y perdiste el signo al dividir.` },
          ],
          explanation: md`$-4x = 12$, entonces $x = -3$. Los dos lados valen 11.`,
        },
      ],
    },
    {
      id: 'con-fracciones',
      title: 'Ecuaciones con fracciones',
      idea: md`Los denominadores se eliminan multiplicando **los dos lados completos** por un múltiplo común. Con denominadores 2 y 5 sirve 10.

Cada fracción se simplifica con su denominador, y a su numerador le queda el otro factor: $10 \cdot \frac{x + 3}{2} = 5(x + 3)$.

Dos cuidados:

- El lado sin fracciones también se multiplica.
- La raya de la fracción es un paréntesis. Si hay un menos delante, cambia el signo de todo el numerador: por eso se escribe $-2(x - 1)$ antes de desarrollar.`,
      example: {
        problem: md`Resuelve $\frac{x + 3}{2} - \frac{x - 1}{5} = 5$.`,
        steps: [
          { title: 'Multiplica todo por 10', text: md`$5(x + 3) - 2(x - 1) = 50$.` },
          { title: 'Quita los paréntesis', text: md`$5x + 15 - 2x + 2 = 50$.` },
          { title: 'Reduce y despeja', text: md`$3x + 17 = 50$, entonces $3x = 33$ y $x = 11$.` },
          { title: 'Comprueba', text: md`$\frac{14}{2} - \frac{10}{5} = 7 - 2 = 5$.` },
        ],
      },
      warnings: [
        {
          mistake: 'no-cambia-el-signo-del-segundo-numerador',
          text: md`Escribir $5x + 15 - 2x - 2$. El menos alcanza a los dos términos de $x - 1$.`,
        },
        {
          mistake: 'no-amplifica-el-lado-derecho',
          text: md`Dejar el 5 de la derecha sin multiplicar. La balanza se desequilibra: si un lado se hace 10 veces mayor, el otro también.`,
        },
        {
          mistake: 'amplifica-con-el-denominador-propio',
          text: md`Escribir $2(x + 3) - 5(x - 1)$. El 2 se simplifica con el 10 y queda 5: a cada numerador le llega el otro factor.`,
        },
      ],
      checks: [
        {
          id: 'tercios-y-medios',
          question: md`¿Cuál es la solución de $\frac{x + 2}{3} - \frac{x - 4}{2} = 1$?`,
          key: md`$x = 10$`,
          distractors: [
            {
              text: md`$x = -14$`,
              feedback: md`$-3(x - 4)$ es $-3x + 12$: el menos cambia los dos signos.`,
              mistake: 'no-cambia-el-signo-del-segundo-numerador',
            },
            {
              text: md`$x = 15$`,
              feedback: 'Multiplicaste por 6 la izquierda, pero no el 1 de la derecha.',
              mistake: 'no-amplifica-el-lado-derecho',
            },
            {
              text: md`$x = -8$`,
              feedback: 'Multiplicaste cada numerador por su propio denominador.',
              mistake: 'amplifica-con-el-denominador-propio',
            },
          ],
          explanation: md`$2(x + 2) - 3(x - 4) = 6$, o sea, $-x + 16 = 6$ y $x = 10$. Se comprueba: $4 - 3 = 1$.`,
        },
        {
          id: 'un-cuarto-y-un-sexto',
          question: md`Un cuarto de un número más un sexto del mismo número es 5. ¿Cuál es el número?`,
          key: '12',
          distractors: [
            {
              text: '1',
              feedback: 'Multiplicaste por 12 las fracciones y no el 5.',
              mistake: 'no-amplifica-el-lado-derecho',
            },
            {
              text: '6',
              feedback: md`Escribiste $4x + 6x = 60$. Al multiplicar por 12 quedan $3x$ y $2x$.`,
              mistake: 'amplifica-con-el-denominador-propio',
            },
            {
              text: '25',
              feedback: 'Sumaste numeradores y denominadores por separado.',
              mistake: 'suma-numeradores-y-denominadores',
            },
          ],
          explanation: md`$\frac{x}{4} + \frac{x}{6} = 5$. Por 12: $3x + 2x = 60$, y $x = 12$. Se comprueba: $3 + 2 = 5$.`,
        },
        {
          id: 'sin-denominadores',
          question: md`Al multiplicar $\frac{x - 1}{3} = \frac{x + 5}{4}$ por 12 en ambos lados, ¿qué ecuación queda?`,
          key: md`$4(x - 1) = 3(x + 5)$`,
          distractors: [
            {
              text: md`$3(x - 1) = 4(x + 5)$`,
              feedback: '12 dividido por 3 es 4: a cada numerador le llega el otro factor.',
              mistake: 'amplifica-con-el-denominador-propio',
            },
            {
              text: md`$4x - 1 = 3x + 5$`,
              feedback: 'El factor multiplica a todo el numerador, no solo a la x.',
              mistake: 'multiplica-solo-la-incognita',
            },
            {
              text: md`$12(x - 1) = 12(x + 5)$`,
              feedback: 'Los denominadores no se borran: se simplifican con el 12.',
            },
          ],
          explanation: md`$\frac{12}{3} = 4$ y $\frac{12}{4} = 3$.`,
        },
      ],
    },
    {
      id: 'despejar-en-formulas',
      title: 'Despejar en una fórmula',
      idea: md`Despejar es desvestirse: **lo último que se puso es lo primero que se saca**.

En $R = \frac{3v - 6}{4}$, a $v$ le pasaron tres cosas, en este orden: por 3, menos 6, dividido por 4. Para volver se deshacen al revés, cada una con su contraria: por 4, más 6, dividido por 3.

Queda $v = \frac{4R + 6}{3}$.

Comprueba con un número: si $v = 10$, entonces $R = \frac{24}{4} = 6$. Y con $R = 6$ tu fórmula da $\frac{30}{3} = 10$.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'v', label: 'v', column: 0, row: 0 },
          { id: 'tres', label: '3v', column: 1, row: 0 },
          { id: 'menos', label: '3v − 6', column: 2, row: 0 },
          { id: 'r', label: 'R', column: 3, row: 0 },
        ],
        arrows: [
          { from: 'v', to: 'tres', label: 'por 3' },
          { from: 'tres', to: 'menos', label: 'menos 6' },
          { from: 'menos', to: 'r', label: ': 4' },
        ],
        alt: 'Cadena de cuatro cajas: de v se llega a 3v multiplicando por 3; a 3v − 6 restando 6; y a R dividiendo por 4.',
        caption: 'Para despejar v, recorre la cadena de derecha a izquierda.',
      },
      example: {
        problem: md`Un taller calcula $T = \frac{5h - 10}{2}$. ¿Cuánto es $h$ en función de $T$?`,
        steps: [
          { title: 'Deshaz la división', text: md`Multiplica por 2 en ambos lados: $2T = 5h - 10$.` },
          { title: 'Deshaz la resta', text: md`Suma 10: $2T + 10 = 5h$.` },
          { title: 'Deshaz el producto', text: md`Divide por 5: $h = \frac{2T + 10}{5}$.` },
          { title: 'Comprueba', text: md`Si $h = 4$, $T = 5$. Y con $T = 5$: $\frac{20}{5} = 4$.` },
        ],
      },
      warnings: [
        {
          mistake: 'no-invierte-la-resta-al-despejar',
          text: md`Escribir $\frac{2T - 10}{5}$. El 10 restaba: para sacarlo se suma.`,
        },
        {
          mistake: 'suma-antes-de-multiplicar-al-despejar',
          text: md`Escribir $\frac{2(T + 10)}{5}$. Sumaste el 10 antes de deshacer la división, que fue lo último.`,
        },
        {
          mistake: 'divide-en-vez-de-multiplicar-al-despejar',
          text: md`Escribir $\frac{T + 10}{10}$. El 2 dividía: para sacarlo se multiplica.`,
        },
      ],
      checks: [
        {
          id: 'despejar-m',
          question: md`Si $K = \frac{4m - 12}{3}$, ¿a qué es igual $m$?`,
          key: md`$\frac{3K + 12}{4}$`,
          distractors: [
            {
              text: md`$\frac{3K - 12}{4}$`,
              feedback: 'El 12 resta en la fórmula: para sacarlo hay que sumarlo.',
              mistake: 'no-invierte-la-resta-al-despejar',
            },
            {
              text: md`$\frac{3(K + 12)}{4}$`,
              feedback: 'Sumaste 12 antes de multiplicar por 3. La división fue lo último que se hizo.',
              mistake: 'suma-antes-de-multiplicar-al-despejar',
            },
            {
              text: md`$\frac{K + 12}{12}$`,
              feedback: 'Dividiste otra vez por 3. La división se deshace multiplicando.',
              mistake: 'divide-en-vez-de-multiplicar-al-despejar',
            },
          ],
          explanation: md`Por 3: $3K = 4m - 12$. Más 12 y dividido por 4: $m = \frac{3K + 12}{4}$.`,
        },
        {
          id: 'de-fahrenheit-a-celsius',
          question: md`La temperatura en grados Fahrenheit es $F = \frac{9C}{5} + 32$. ¿Cómo se obtiene $C$?`,
          key: md`$C = \frac{5(F - 32)}{9}$`,
          distractors: [
            {
              text: md`$C = \frac{5F - 32}{9}$`,
              feedback: 'El 32 fue lo último que se sumó: réstalo antes de multiplicar por 5.',
              mistake: 'suma-antes-de-multiplicar-al-despejar',
            },
            {
              text: md`$C = \frac{5(F + 32)}{9}$`,
              feedback: 'El 32 suma en la fórmula: para sacarlo se resta.',
              mistake: 'no-invierte-la-resta-al-despejar',
            },
            {
              text: md`$C = \frac{F - 32}{45}$`,
              feedback: 'Dividiste también por 5. Ese 5 dividía, así que pasa multiplicando.',
              mistake: 'divide-en-vez-de-multiplicar-al-despejar',
            },
          ],
          explanation: md`Menos 32, por 5 y dividido por 9. Con $F = 212$: $\frac{5 \cdot 180}{9} = 100$.`,
        },
      ],
    },
    {
      id: 'encontrar-el-error',
      title: 'Encontrar el error en una solución',
      idea: md`Al revisar una solución, primero comprueba el resultado. Si no calza, hay un error y hay que encontrar **dónde nació**.

Compara cada línea con la de arriba. Está bien si las dos tienen la misma solución. Nombra lo que se hizo: «multiplicó por 6», «quitó el paréntesis», «restó $4x$». La primera línea que no se sigue de la anterior es la culpable.

Las líneas que vienen después pueden estar bien hechas, aunque arrastren números malos. No las culpes.`,
      example: {
        problem: md`Martín resolvió $\frac{x + 6}{2} - \frac{x - 3}{5} = 6$ así:

- Paso 1: $5(x + 6) - 2(x - 3) = 60$
- Paso 2: $5x + 30 - 2x - 6 = 60$
- Paso 3: $3x + 24 = 60$
- Paso 4: $x = 12$

¿Dónde está el error?`,
        steps: [
          { title: 'Comprueba', text: md`Con $x = 12$: $\frac{18}{2} - \frac{9}{5}$ no es 6. Hay un error.` },
          { title: 'Paso 1', text: md`Multiplicó los dos lados por 10. Está bien.` },
          {
            title: 'Paso 2',
            text: md`Quitó los paréntesis, pero $-2 \cdot (-3)$ es $+6$. El error nace aquí.`,
          },
          { title: 'Lo que sigue', text: md`Los pasos 3 y 4 se siguen bien del 2: solo arrastran el error.` },
          {
            title: 'La solución',
            text: md`$3x + 36 = 60$ y $x = 8$. Se comprueba: $7 - 1 = 6$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'culpa-a-la-consecuencia-del-error',
          text: md`Culpar al paso 3 o al 4 porque sus números están malos. Mira si se siguen de la línea anterior: sí se siguen.`,
        },
        {
          mistake: 'desconfia-de-un-paso-bien-hecho',
          text: md`Culpar al paso 1 porque cambia mucho. Multiplicó los dos lados por lo mismo: la solución no cambia.`,
        },
        {
          mistake: 'no-ubica-el-cambio-de-signo-erroneo',
          text: md`Ver que algo falla y no hallar dónde. Sigue los signos término por término, de una línea a la siguiente.`,
        },
      ],
      checks: [
        {
          id: 'la-solucion-de-javiera',
          question: md`Javiera resolvió $3(2x - 1) = 4x + 7$:

- Paso 1: $6x - 3 = 4x + 7$
- Paso 2: $6x - 4x = 7 - 3$
- Paso 3: $2x = 4$
- Paso 4: $x = 2$

¿En qué paso se equivocó?`,
          key: 'En el paso 2',
          distractors: [
            {
              text: 'En el paso 3',
              feedback: 'El paso 3 se sigue bien del 2. El error venía de antes.',
              mistake: 'culpa-a-la-consecuencia-del-error',
            },
            {
              text: 'En el paso 1',
              feedback: 'El 3 multiplicó a los dos términos: el paso 1 está bien.',
              mistake: 'desconfia-de-un-paso-bien-hecho',
            },
            {
              text: 'En el paso 4',
              feedback: 'Dividió por 2 en ambos lados. Sigue el signo del −3 desde arriba.',
              mistake: 'no-ubica-el-cambio-de-signo-erroneo',
            },
          ],
          explanation: md`El $-3$ se elimina sumando 3: $6x - 4x = 7 + 3$. Queda $2x = 10$ y $x = 5$.`,
        },
        {
          id: 'la-solucion-de-agustin',
          question: md`Agustín resolvió $\frac{x}{2} + \frac{x + 1}{3} = 7$:

- Paso 1: $3x + 2(x + 1) = 7$
- Paso 2: $3x + 2x + 2 = 7$
- Paso 3: $5x = 5$
- Paso 4: $x = 1$

¿Dónde nació el error?`,
          key: 'En el paso 1',
          distractors: [
            {
              text: 'En el paso 2',
              feedback: 'Ahí quitó bien el paréntesis: el 2 multiplicó a los dos términos.',
              mistake: 'desconfia-de-un-paso-bien-hecho',
            },
            {
              text: 'En el paso 4',
              feedback: 'El resultado está malo, pero ese paso se sigue bien del anterior.',
              mistake: 'culpa-a-la-consecuencia-del-error',
            },
            {
              text: 'En el paso 3',
              feedback: 'Restó 2 en ambos lados y está bien. Compara la primera línea con el enunciado.',
              mistake: 'culpa-a-la-consecuencia-del-error',
            },
          ],
          explanation: md`Multiplicó por 6 la izquierda, pero no el 7. Debía ser $5x + 2 = 42$, y $x = 8$: $4 + 3 = 7$.`,
        },
      ],
    },
  ],
  summary: [
    md`Haz siempre lo mismo en los dos lados.`,
    md`El factor multiplica a todo el paréntesis; lo que sumaba pasa restando.`,
    md`Con fracciones, multiplica los dos lados completos por un múltiplo común.`,
    md`Para despejar, deshaz primero lo último que se hizo.`,
    md`Comprueba en la ecuación original.`,
  ],
});
