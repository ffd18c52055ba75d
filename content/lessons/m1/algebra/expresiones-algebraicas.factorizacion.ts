import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.expresiones-algebraicas.factorizacion',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Sin calculadora, ¿cuánto es $\frac{1.000^2 - 9}{997}$?`,
    guesses: ['1.003, exacto', 'Cerca de 1.000, pero no es entero', 'Hay que hacer la división larga'],
    reveal: md`Es 1.003, exacto. El numerador es $1.000^2 - 3^2 = (1.000 + 3)(1.000 - 3)$, o sea, $1.003 \cdot 997$, y el 997 se va. Escribir una suma como producto deja a la vista lo que se puede cancelar.`,
  },
  points: [
    {
      id: 'factor-comun',
      title: 'Factor común: lo que está en todos',
      idea: md`**Factorizar** es escribir una suma como un producto. Es el camino contrario a desarrollar.

Lo primero que se busca es un factor que esté en **todos** los términos: el mayor número que los divida y cada letra repetida, con su menor exponente.

En $6x^2 - 9x$ están en los dos el 3 y una $x$: $3x(2x - 3)$. Adentro queda cada término dividido por $3x$.

Si un término es igual al factor, en su lugar queda un 1: $5x^2 + 5x = 5x(x + 1)$. Para comprobar, desarrolla.`,
      example: {
        problem: md`Factoriza $12a^3b - 18a^2b^2$.`,
        steps: [
          { title: 'Busca el número', text: md`El mayor que divide a 12 y a 18 es 6.` },
          { title: 'Busca las letras', text: md`Las dos tienen $a$ y $b$. Con el menor exponente: $a^2b$.` },
          {
            title: 'Divide cada término',
            text: md`$\frac{12a^3b}{6a^2b} = 2a$ y $\frac{18a^2b^2}{6a^2b} = 3b$.`,
          },
          { title: 'Escribe el producto', text: md`$6a^2b(2a - 3b)$. Al desarrollarlo vuelve lo del comienzo.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'diez-y-quince',
          question: md`¿Cuál es la factorización de $10x^2 + 15x$?`,
          key: md`$5x(2x + 3)$`,
          distractors: [
            { text: md`$5x(2x + 15)$`, feedback: md`Dividiste solo el primer término. $15x : 5x$ es $3$.` },
            {
              text: md`$25x^3$`,
              feedback: 'Juntaste términos que no son semejantes. Se pedía un producto igual a la suma.',
            },
            {
              text: md`$5x(5x + 10)$`,
              feedback: md`Restaste 5 a cada número. Adentro va cada término dividido por $5x$.`,
            },
          ],
          explanation: md`$10x^2 : 5x = 2x$ y $15x : 5x = 3$.`,
        },
        {
          id: 'queda-un-uno',
          question: md`¿Cómo se factoriza $8a^2b - 4ab$?`,
          key: md`$4ab(2a - 1)$`,
          distractors: [
            { text: md`$4ab(2a)$`, feedback: 'El segundo término no desaparece: dividido por sí mismo da 1.' },
            { text: md`$4ab(2a - ab)$`, feedback: md`$4ab : 4ab$ es $1$, y no $ab$.` },
            {
              text: md`$4a(2ab - 1)$`,
              feedback: md`Desarrolla: da $8a^2b - 4a$. Falta una $b$ en el segundo término.`,
            },
          ],
          explanation: md`$8a^2b : 4ab = 2a$ y $4ab : 4ab = 1$.`,
        },
        {
          id: 'calcular-con-factor',
          question: md`Para calcular $37 \cdot 46 + 37 \cdot 54$ de memoria, ¿qué conviene hacer?`,
          key: md`$37 \cdot (46 + 54)$`,
          distractors: [
            {
              text: md`$37 \cdot 46 \cdot 54$`,
              feedback: 'Convertiste la suma en un producto. Adentro del paréntesis se suma.',
            },
            { text: md`$74 \cdot (46 + 54)$`, feedback: 'El 37 sale una sola vez como factor: así da el doble.' },
          ],
          explanation: md`37 es factor común: $37 \cdot 100 = 3.700$.`,
        },
      ],
    },
    {
      id: 'trinomio',
      title: 'El trinomio: dos números que cumplen dos cosas',
      idea: md`$(x + p)(x + q) = x^2 + (p + q)x + pq$. Para volver atrás buscas dos números que **multiplicados** den el último término y **sumados** den el del medio.

En $x^2 + 2x - 24$: producto $-24$ y suma $2$.

- Si el producto es negativo, tienen signos distintos; el de mayor tamaño lleva el signo de la suma.
- Si el producto es positivo, tienen el mismo signo: el de la suma.

Parte por el producto, porque hay pocas parejas: 1 y 24, 2 y 12, 3 y 8, 4 y 6. Sirven $6$ y $-4$: queda $(x + 6)(x - 4)$.`,
      figure: {
        kind: 'drawing',
        width: 11,
        height: 7.6,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 1.2],
              [10, 1.2],
              [10, 6.8],
              [2, 6.8],
            ],
          },
          { shape: 'segment', from: [6.2, 1.2], to: [6.2, 6.8] },
          { shape: 'segment', from: [2, 2.9], to: [10, 2.9] },
          { shape: 'text', at: [4.1, 4.7], text: 'x²', anchor: 'middle' },
          { shape: 'text', at: [8.1, 4.7], text: '5x', anchor: 'middle' },
          { shape: 'text', at: [4.1, 1.9], text: '2x', anchor: 'middle' },
          { shape: 'text', at: [8.1, 1.9], text: '10', anchor: 'middle' },
          { shape: 'text', at: [4.1, 0.4], text: 'x', anchor: 'middle' },
          { shape: 'text', at: [8.1, 0.4], text: '5', anchor: 'middle' },
          { shape: 'text', at: [1.2, 4.7], text: 'x', anchor: 'middle' },
          { shape: 'text', at: [1.2, 1.9], text: '2', anchor: 'middle' },
        ],
        alt: 'Rectángulo de lados x más 5 y x más 2, partido en zonas de áreas x al cuadrado, 5x, 2x y 10.',
        caption: 'x² + 7x + 10 es el área de un rectángulo de lados x + 5 y x + 2.',
      },
      example: {
        problem: md`Factoriza $x^2 - 3x - 28$.`,
        steps: [
          { title: 'Di qué buscas', text: md`Dos números con producto $-28$ y suma $-3$.` },
          {
            title: 'Haz la lista',
            text: md`Parejas de 28: 1 y 28, 2 y 14, 4 y 7. La que tiene diferencia 3 es 4 y 7.`,
          },
          {
            title: 'Pon los signos',
            text: md`Signos distintos y el de mayor tamaño negativo: $-7$ y $4$.`,
          },
          { title: 'Escribe y desarrolla', text: md`$(x - 7)(x + 4) = x^2 + 4x - 7x - 28 = x^2 - 3x - 28$.` },
        ],
      },
      warnings: [
        {
          mistake: 'cambia-el-signo-del-factor',
          text: md`Escribir $(x + 7)(x - 4)$. El producto sirve, pero la suma da $+3$. Revisa siempre las dos condiciones.`,
        },
        {
          mistake: 'pone-el-coeficiente-central-en-el-factor',
          text: md`Poner $x - 3$ porque en el medio dice $-3x$. Ese número es la *suma* de los dos que buscas.`,
        },
        {
          mistake: 'pone-el-termino-libre-en-el-factor',
          text: md`Poner $x - 28$. El $-28$ es el *producto* de los dos. Serviría solo si el otro fuera 1, y la suma no da.`,
        },
      ],
      checks: [
        {
          id: 'factor-de-menos-cuarenta',
          question: md`¿Qué expresión es un factor de $x^2 + 3x - 40$?`,
          key: md`$x - 5$`,
          distractors: [
            {
              text: md`$x + 5$`,
              feedback: md`Con $5$ y $-8$ la suma es $-3$. Hace falta $+3$.`,
              mistake: 'cambia-el-signo-del-factor',
            },
            {
              text: md`$x + 3$`,
              feedback: 'El 3 es la suma de los dos números, no uno de ellos.',
              mistake: 'pone-el-coeficiente-central-en-el-factor',
            },
            {
              text: md`$x - 40$`,
              feedback: md`$-40$ es el producto de los dos números, no uno de ellos.`,
              mistake: 'pone-el-termino-libre-en-el-factor',
            },
          ],
          explanation: md`Producto $-40$ y suma $3$: son $8$ y $-5$. Queda $(x + 8)(x - 5)$.`,
        },
        {
          id: 'menos-once-mas-treinta',
          question: md`¿Cómo se factoriza $x^2 - 11x + 30$?`,
          key: md`$(x - 5)(x - 6)$`,
          distractors: [
            {
              text: md`$(x + 5)(x + 6)$`,
              feedback: md`Así el término del medio es $+11x$.`,
              mistake: 'cambia-el-signo-del-factor',
            },
            {
              text: md`$(x - 1)(x - 30)$`,
              feedback: 'El producto es 30, pero la suma es −31.',
              mistake: 'pone-el-termino-libre-en-el-factor',
            },
            { text: md`$(x - 3)(x - 10)$`, feedback: 'El producto es 30, pero la suma es −13.' },
          ],
          explanation: md`Producto 30 y suma $-11$: los dos son negativos, $-5$ y $-6$.`,
        },
        {
          id: 'el-otro-lado',
          question: md`Un rectángulo tiene área $x^2 + 9x + 20$ y uno de sus lados mide $x + 4$. ¿Cuánto mide el otro?`,
          key: md`$x + 5$`,
          distractors: [
            { text: md`$x + 16$`, feedback: md`Restaste $20 - 4$. El 20 es un producto: 4 por otro número.` },
            {
              text: md`$x + 9$`,
              feedback: 'El 9 es la suma de los dos números; uno ya es 4.',
              mistake: 'pone-el-coeficiente-central-en-el-factor',
            },
            {
              text: md`$x + 20$`,
              feedback: 'El 20 es el producto de los dos números; uno ya es 4.',
              mistake: 'pone-el-termino-libre-en-el-factor',
            },
          ],
          explanation: md`$4 \cdot 5 = 20$ y $4 + 5 = 9$: el otro lado es $x + 5$.`,
        },
      ],
    },
    {
      id: 'elegir-el-metodo',
      title: 'Diferencia de cuadrados y cómo elegir',
      idea: md`Cuando hay **dos** términos que son cuadrados y se restan: $a^2 - b^2 = (a + b)(a - b)$. Así, $25x^2 - 36 = (5x + 6)(5x - 6)$. Una *suma* de cuadrados, como $x^2 + 9$, no se factoriza con números reales.

Para elegir, sigue este orden:

1. ¿Hay factor común? Sácalo primero.
2. ¿Quedan dos términos? Mira si es una diferencia de cuadrados.
3. ¿Quedan tres? Busca los dos números. Si te da dos veces el mismo, es un cuadrado: $x^2 - 10x + 25 = (x - 5)^2$.
4. ¿Se puede seguir? Revisa cada factor.`,
      example: {
        problem: md`Factoriza por completo $3x^3 - 48x$.`,
        steps: [
          { title: 'Factor común', text: md`El 3 y una $x$ están en los dos: $3x(x^2 - 16)$.` },
          { title: 'Mira lo que quedó', text: md`$x^2 - 16$ son dos cuadrados que se restan: $x^2 - 4^2$.` },
          { title: 'Sigue factorizando', text: md`$3x(x + 4)(x - 4)$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cuarenta-y-nueve-menos',
          question: md`¿Cuál es la factorización de $49 - 4y^2$?`,
          key: md`$(7 + 2y)(7 - 2y)$`,
          distractors: [
            { text: md`$(7 - 2y)^2$`, feedback: md`Al desarrollar ese cuadrado aparece $-28y$.` },
            { text: md`$(7 + 4y)(7 - 4y)$`, feedback: md`$4y \cdot 4y$ es $16y^2$. La raíz de $4y^2$ es $2y$.` },
            { text: md`$(2y + 7)(2y - 7)$`, feedback: md`Eso da $4y^2 - 49$: el signo quedó al revés.` },
          ],
          explanation: md`$49 = 7^2$ y $4y^2 = (2y)^2$: suma por su diferencia.`,
        },
        {
          id: 'cinco-y-un-cuadrado',
          question: md`¿Cuál es la factorización completa de $5x^2 - 20x + 20$?`,
          key: md`$5(x - 2)^2$`,
          distractors: [
            { text: md`$5(x + 2)(x - 2)$`, feedback: md`Eso da $5x^2 - 20$: falta el término del medio.` },
            { text: md`$5(x - 4)^2$`, feedback: md`El último término sería $5 \cdot 16 = 80$.` },
            {
              text: md`$5(x + 2)^2$`,
              feedback: md`Así el término del medio es $+20x$.`,
              mistake: 'cambia-el-signo-del-factor',
            },
          ],
          explanation: md`$5(x^2 - 4x + 4)$, y producto 4 con suma $-4$ son $-2$ y $-2$.`,
        },
        {
          id: 'la-que-no-se-factoriza',
          question: md`¿Cuál de estas expresiones no se puede factorizar con números reales?`,
          key: md`$x^2 + 16$`,
          distractors: [
            { text: md`$x^2 - 16$`, feedback: md`Es una diferencia de cuadrados: $(x + 4)(x - 4)$.` },
            { text: md`$x^2 + 16x$`, feedback: md`Tiene factor común: $x(x + 16)$.` },
            { text: md`$x^2 - 8x + 16$`, feedback: md`Es un cuadrado: $(x - 4)^2$.` },
          ],
          explanation: md`$x^2 + 16$ es una suma de cuadrados. No hay dos números con producto 16 y suma 0.`,
        },
      ],
    },
    {
      id: 'simplificar-fracciones',
      title: 'Simplificar una fracción con letras',
      idea: md`En una fracción se cancela lo que **multiplica** a todo lo de arriba y a todo lo de abajo. Nunca un pedazo de una suma. Con números se ve: en $\frac{5 + 2}{5 + 3}$ no puedes tachar los cincos, porque vale $\frac{7}{8}$ y no $\frac{2}{3}$.

Por eso, primero factoriza arriba y abajo. Después compara: se va solo el factor que está **en los dos lados**.

Los valores que hacen cero el denominador original siguen prohibidos. Y para comprobar, reemplaza $x$ por un número en la primera y en la última.`,
      example: {
        problem: md`Simplifica $\frac{x^2 - 25}{x^2 + 8x + 15}$, donde está definida.`,
        steps: [
          { title: 'Factoriza arriba', text: md`Diferencia de cuadrados: $(x + 5)(x - 5)$.` },
          { title: 'Factoriza abajo', text: md`Producto 15 y suma 8: $(x + 5)(x + 3)$.` },
          {
            title: 'Cancela el que se repite',
            text: md`El factor común es $(x + 5)$. Queda $\frac{x - 5}{x + 3}$.`,
          },
          { title: 'Comprueba con x = 1', text: md`Antes: $\frac{-24}{24} = -1$. Después: $\frac{-4}{4} = -1$.` },
        ],
      },
      warnings: [
        {
          mistake: 'cancela-el-factor-equivocado',
          text: md`Tachar $(x - 5)$ y dejar $\frac{x + 5}{x + 3}$. Abajo no hay ningún $(x - 5)$: se va el que está en los dos.`,
        },
        {
          mistake: 'cambia-signos-al-factorizar-el-trinomio',
          text: md`Factorizar abajo como $(x + 5)(x - 3)$, que da $x^2 + 2x - 15$. Desarrolla tu denominador antes de cancelar.`,
        },
        {
          mistake: 'cancela-terminos-sueltos',
          text: md`Tachar $x^2$ arriba y abajo y dejar $\frac{-25}{8x + 15}$. Ahí $x^2$ se está sumando: no es factor.`,
        },
      ],
      checks: [
        {
          id: 'treinta-y-seis-arriba',
          question: md`Donde está definida, ¿a qué es igual $\frac{x^2 - 36}{x^2 + 10x + 24}$?`,
          key: md`$\frac{x - 6}{x + 4}$`,
          distractors: [
            {
              text: md`$\frac{x + 6}{x + 4}$`,
              feedback: md`Cancelaste $(x - 6)$, que no está abajo. Abajo está $(x + 6)$.`,
              mistake: 'cancela-el-factor-equivocado',
            },
            {
              text: md`$\frac{x - 6}{x - 4}$`,
              feedback: md`$(x + 6)(x - 4)$ da $x^2 + 2x - 24$: revisa los signos de abajo.`,
              mistake: 'cambia-signos-al-factorizar-el-trinomio',
            },
            {
              text: md`$\frac{-36}{10x + 24}$`,
              feedback: md`Tachaste $x^2$, que es término de una suma y no factor.`,
              mistake: 'cancela-terminos-sueltos',
            },
          ],
          explanation: md`$\frac{(x + 6)(x - 6)}{(x + 6)(x + 4)} = \frac{x - 6}{x + 4}$.`,
        },
        {
          id: 'seis-x-mas-doce',
          question: md`Si $x \neq 0$, ¿cómo queda $\frac{6x + 12}{3x}$ al simplificarla?`,
          key: md`$\frac{2x + 4}{x}$`,
          distractors: [
            {
              text: md`$14$`,
              feedback: md`Cancelaste $6x$ con $3x$ y dejaste el 12 suelto. El denominador divide a toda la suma.`,
              mistake: 'cancela-terminos-sueltos',
            },
            {
              text: md`$2x + 4$`,
              feedback: md`Dividiste por 3, pero abajo también hay una $x$ y no es factor de arriba.`,
            },
            {
              text: md`$\frac{2x + 12}{x}$`,
              feedback: 'Dividiste por 3 solo el primer término.',
              mistake: 'cancela-terminos-sueltos',
            },
          ],
          explanation: md`$\frac{3(2x + 4)}{3x}$: el factor repetido es 3, y queda $\frac{2x + 4}{x}$.`,
        },
        {
          id: 'quinientos-al-cuadrado',
          question: md`Sin calculadora, ¿cuánto es $\frac{500^2 - 16}{504}$?`,
          key: '496',
          distractors: [
            {
              text: '504',
              feedback: 'Cancelaste el factor que no está abajo. Abajo está 504, así que queda el otro.',
              mistake: 'cancela-el-factor-equivocado',
            },
            {
              text: '484',
              feedback: md`Hiciste $500 - 16$. El 16 es $4^2$: los factores son $500 + 4$ y $500 - 4$.`,
              mistake: 'cancela-terminos-sueltos',
            },
          ],
          explanation: md`$500^2 - 4^2 = 504 \cdot 496$, y el 504 se cancela.`,
        },
      ],
    },
  ],
  summary: [
    md`Primero el factor común; después, dos términos o tres.`,
    md`Trinomio: dos números cuyo producto es el último y cuya suma es el del medio.`,
    md`$a^2 - b^2 = (a + b)(a - b)$; una suma de cuadrados no se factoriza.`,
    md`Solo se cancelan factores que están arriba y abajo, nunca términos de una suma.`,
    md`Desarrolla para comprobar.`,
  ],
});
