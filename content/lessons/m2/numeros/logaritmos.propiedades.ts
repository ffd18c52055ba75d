import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.numeros.logaritmos.propiedades',
  version: 1,
  minutes: 17,
  opening: {
    question: md`$10^2 = 100$ y $10^3 = 1.000$. ¿A qué exponente hay que elevar 10 para obtener 500?`,
    guesses: [
      'A 2,5, porque hay que quedar entre 2 y 3',
      'A un número cercano a 2,7',
      'No existe ese exponente',
      'A 50, porque 500 : 10 = 50',
    ],
    reveal: md`Existe y es cerca de 2,7. No es 2,5, porque $10^{2{,}5}$ es cerca de 316. Ese exponente tiene nombre: $\log 500$. Un logaritmo no es otra cosa que **un exponente escondido**, y sus reglas son las de las potencias.`,
  },
  points: [
    {
      id: 'un-exponente-escondido',
      title: 'El logaritmo es un exponente',
      idea: md`$\log_{b} a = c$ dice lo mismo que $b^c = a$. Léelo como pregunta: ¿a qué exponente elevo $b$ para obtener $a$? Así, $\log_{2} 8 = 3$ porque $2^3 = 8$. Si no se escribe la base, es 10.

La base es positiva y distinta de 1, y el argumento tiene que ser **positivo**.

Cuando ambos son potencias de un mismo número, iguala exponentes. Para $\log_{8} 4 = x$: $8^x = 4$, es decir, $2^{3x} = 2^2$, y $x = \frac{2}{3}$. También los hay negativos: $\log_{2} \frac{1}{8} = -3$.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'p', label: '2³ = 8', column: 0, row: 0 },
          { id: 'l', label: 'log₂ 8 = 3', column: 1, row: 0 },
          { id: 'r', label: '∛8 = 2', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'p', to: 'l', label: 'exponente', undirected: true },
          { from: 'l', to: 'r', label: 'base', undirected: true },
        ],
        alt: 'Tres formas de decir lo mismo: 2 elevado a 3 es 8; el logaritmo en base 2 de 8 es 3; la raíz cúbica de 8 es 2.',
      },
      example: {
        problem: md`Calcula $\log_{27} 9$.`,
        steps: [
          { title: 'Escríbelo como potencia', text: md`Si $\log_{27} 9 = x$, entonces $27^x = 9$.` },
          { title: 'Usa la misma base', text: md`$27 = 3^3$ y $9 = 3^2$, así que $3^{3x} = 3^2$.` },
          {
            title: 'Iguala los exponentes',
            text: md`$3x = 2$, y $x = \frac{2}{3}$. Es menor que 1, porque 9 es menor que 27.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'invierte-base-y-argumento',
          text: md`Contestar $\frac{3}{2}$: eso es $\log_{9} 27$. Si el argumento es menor que la base (y ambos mayores que 1), el logaritmo es menor que 1.`,
        },
        {
          mistake: 'resta-los-exponentes-del-logaritmo',
          text: md`Restar los exponentes, $2 - 3 = -1$. De $3x = 2$ se despeja **dividiendo**.`,
        },
        {
          mistake: 'divide-el-argumento-por-la-base',
          text: md`Hacer $9 : 27 = \frac{1}{3}$. Un logaritmo no es un cociente: pregunta por un exponente. Comprueba: $27^{\frac{1}{3}}$ es 3, no 9.`,
        },
      ],
      checks: [
        {
          id: 'base-dieciseis',
          question: md`¿Cuánto vale $\log_{16} 2$?`,
          key: md`$\frac{1}{4}$`,
          distractors: [
            {
              text: '4',
              feedback: 'Ese es el logaritmo de 16 en base 2: cambiaste la base y el argumento.',
              mistake: 'invierte-base-y-argumento',
            },
            {
              text: md`$-3$`,
              feedback: 'Restaste los exponentes, 1 − 4. De 4x = 1 se despeja dividiendo.',
              mistake: 'resta-los-exponentes-del-logaritmo',
            },
            {
              text: md`$\frac{1}{8}$`,
              feedback: 'Dividiste 2 por 16. El logaritmo es el exponente al que se eleva 16 para obtener 2.',
              mistake: 'divide-el-argumento-por-la-base',
            },
          ],
          explanation: md`$16^x = 2$ es $2^{4x} = 2^1$, así que $x = \frac{1}{4}$. Es la raíz cuarta: $\sqrt[4]{16} = 2$.`,
        },
        {
          id: 'forma-exponencial',
          question: md`¿Qué igualdad dice lo mismo que $\log_{5} p = q$?`,
          key: md`$5^q = p$`,
          distractors: [
            { text: md`$5^p = q$`, feedback: 'El resultado del logaritmo es el exponente, y aquí el resultado es q.' },
            { text: md`$p^5 = q$`, feedback: 'La base del logaritmo es también la base de la potencia: 5.' },
            {
              text: md`$q^5 = p$`,
              feedback: 'Pusiste q como base. La base es 5 y q es el exponente.',
              mistake: 'invierte-base-y-argumento',
            },
          ],
          explanation: md`La base 5 se eleva al logaritmo, $q$, y da el argumento, $p$.`,
        },
        {
          id: 'centesima',
          question: md`¿Cuánto vale $\log 0{,}01$?`,
          key: md`$-2$`,
          distractors: [
            { text: '2', feedback: 'Diez al cuadrado es 100. Para llegar a una centésima el exponente es negativo.' },
            {
              text: '0,001',
              feedback: 'Dividiste 0,01 por 10. Se pregunta a qué exponente se eleva 10.',
              mistake: 'divide-el-argumento-por-la-base',
            },
            { text: 'No existe', feedback: 'Lo que no puede ser negativo es el argumento, y 0,01 es positivo.' },
          ],
          explanation: md`$0{,}01 = \frac{1}{100} = 10^{-2}$. Por eso $\log 0{,}01 = -2$.`,
        },
      ],
    },
    {
      id: 'las-tres-reglas',
      title: 'Producto, cociente y potencia',
      idea: md`Al multiplicar potencias se suman los exponentes. Como un logaritmo es un exponente:

- $\log (m \cdot n) = \log m + \log n$
- $\log \left(\frac{m}{n}\right) = \log m - \log n$
- $\log (m^k) = k \cdot \log m$

Valen en cualquier base, con $m$ y $n$ positivos. Una raíz es una potencia: $\log \sqrt{m} = \frac{1}{2} \log m$.

Para expresar un logaritmo con otros conocidos, **descompón en primos**: $12 = 2^2 \cdot 3$, así que $\log 12 = 2\log 2 + \log 3$.`,
      example: {
        problem: md`Si $\log 2 = a$ y $\log 3 = b$, escribe $\log 72$ con $a$ y $b$.`,
        steps: [
          { title: 'Descompón en primos', text: md`$72 = 8 \cdot 9 = 2^3 \cdot 3^2$.` },
          { title: 'Separa el producto', text: md`$\log 72 = \log 2^3 + \log 3^2$.` },
          { title: 'Baja los exponentes', text: md`$3 \log 2 + 2 \log 3 = 3a + 2b$.` },
        ],
      },
      warnings: [
        {
          mistake: 'eleva-los-logaritmos',
          text: md`Escribir $a^3 + b^2$. El exponente **multiplica** al logaritmo: $\log 2^3$ es $\log 2$ sumado tres veces.`,
        },
        {
          mistake: 'multiplica-los-logaritmos-de-los-factores',
          text: md`Escribir $6ab$. El producto de los números se vuelve **suma** de logaritmos. Pruébalo: $\log 1.000 = \log 10 + \log 100 = 1 + 2$.`,
        },
        {
          mistake: 'intercambia-los-exponentes-de-los-primos',
          text: md`Escribir $2a + 3b$. El 3 es del 2 y el 2 es del 3: al bajar cada exponente, no lo separes de su base.`,
        },
      ],
      checks: [
        {
          id: 'log-ciento-ocho',
          question: md`Si $\log 2 = a$ y $\log 3 = b$, ¿a qué es igual $\log 108$?`,
          key: md`$2a + 3b$`,
          distractors: [
            {
              text: md`$3a + 2b$`,
              feedback: 'Esa es la de 72. En 108 el 2 está al cuadrado y el 3 al cubo.',
              mistake: 'intercambia-los-exponentes-de-los-primos',
            },
            {
              text: md`$a^2 + b^3$`,
              feedback: 'El exponente baja multiplicando al logaritmo; no lo eleva.',
              mistake: 'eleva-los-logaritmos',
            },
            {
              text: md`$6ab$`,
              feedback: 'Multiplicaste los logaritmos. El de un producto es la suma.',
              mistake: 'multiplica-los-logaritmos-de-los-factores',
            },
          ],
          explanation: md`$108 = 4 \cdot 27 = 2^2 \cdot 3^3$. Entonces $\log 108 = 2a + 3b$.`,
        },
        {
          id: 'log-de-cinco',
          question: md`Si $\log 2 = a$, ¿cuánto es $\log 5$?`,
          key: md`$1 - a$`,
          distractors: [
            {
              text: md`$\frac{1}{a}$`,
              feedback: 'Dividiste los logaritmos. El de un cociente es una resta: log 10 − log 2.',
            },
            { text: md`$10 - a$`, feedback: 'La idea es buena, pero log 10 vale 1, no 10.' },
            {
              text: md`$\frac{5a}{2}$`,
              feedback: 'Usaste una proporción. El logaritmo no crece en proporción con el número.',
            },
          ],
          explanation: md`$5 = \frac{10}{2}$, así que $\log 5 = \log 10 - \log 2 = 1 - a$.`,
        },
        {
          id: 'raiz-y-cociente',
          question: md`Con $m$ y $n$ positivos, ¿qué expresión es igual a $\log \left(\frac{\sqrt{m}}{n^3}\right)$?`,
          key: md`$\frac{1}{2} \log m - 3 \log n$`,
          distractors: [
            {
              text: md`$\sqrt{\log m} - (\log n)^3$`,
              feedback: 'La raíz y el exponente son del argumento: bajan multiplicando.',
              mistake: 'eleva-los-logaritmos',
            },
            {
              text: md`$\frac{\log m}{6 \log n}$`,
              feedback: 'Dividiste los logaritmos. El logaritmo de un cociente es una resta.',
            },
            {
              text: md`$3 \log m - \frac{1}{2} \log n$`,
              feedback: 'Cambiaste los exponentes: la raíz es de m y el cubo es de n.',
              mistake: 'intercambia-los-exponentes-de-los-primos',
            },
          ],
          explanation: md`$\log \sqrt{m} = \frac{1}{2} \log m$ y $\log n^3 = 3 \log n$. El cociente se vuelve resta.`,
        },
      ],
    },
    {
      id: 'ecuaciones-con-logaritmos',
      title: 'Ecuaciones, y el control final',
      idea: md`Para resolver $\log_{2} x + \log_{2} (x - 2) = 3$:

1. Junta en **un solo logaritmo** con la regla del producto.
2. Pasa a forma exponencial: $\log_{b} A = c$ es $A = b^c$.
3. Resuelve.
4. **Revisa los argumentos.** Cada logaritmo del enunciado debe quedar con argumento positivo. La solución que no cumple se descarta.

El paso 4 no es un adorno: al juntar los logaritmos se pueden colar soluciones que la ecuación del comienzo no acepta.`,
      example: {
        problem: md`Resuelve $\log_{2} x + \log_{2} (x - 2) = 3$.`,
        steps: [
          { title: 'Junta los logaritmos', text: md`La suma es el logaritmo del producto: $\log_{2} (x(x - 2)) = 3$.` },
          { title: 'Pasa a forma exponencial', text: md`$x(x - 2) = 2^3 = 8$.` },
          { title: 'Resuelve', text: md`$x^2 - 2x - 8 = 0$, o sea, $(x - 4)(x + 2) = 0$. Candidatos: 4 y $-2$.` },
          {
            title: 'Revisa',
            text: md`Con $-2$ el argumento de $\log_{2} x$ es negativo: se descarta. Con 4 queda $\log_{2} 4 + \log_{2} 2 = 2 + 1 = 3$. La solución es 4.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'no-descarta-argumentos-negativos',
          text: md`Dejar $\{-2, 4\}$. Ninguna potencia de 2 da un número negativo, así que $\log_{2} (-2)$ no existe.`,
        },
        {
          mistake: 'suma-los-argumentos',
          text: md`Juntar como $\log_{2} (x + x - 2)$. La suma de logaritmos viene de un **producto** de argumentos.`,
        },
        {
          mistake: 'elimina-los-logaritmos',
          text: md`Borrar los logaritmos y dejar $x + (x - 2) = 3$. No se tachan: se pasa a forma exponencial, y a la derecha queda $2^3$.`,
        },
      ],
      checks: [
        {
          id: 'base-seis',
          question: md`¿Cuál es el conjunto solución de $\log_{6} x + \log_{6} (x - 5) = 2$?`,
          key: md`$\{9\}$`,
          distractors: [
            {
              text: md`$\{-4, 9\}$`,
              feedback: 'Con −4 los argumentos son negativos: esa se descarta.',
              mistake: 'no-descarta-argumentos-negativos',
            },
            {
              text: md`$\left\{\frac{41}{2}\right\}$`,
              feedback: 'Sumaste los argumentos, 2x − 5 = 36. Van multiplicados.',
              mistake: 'suma-los-argumentos',
            },
            {
              text: md`$\left\{\frac{7}{2}\right\}$`,
              feedback: 'Borraste los logaritmos y quedó 2x − 5 = 2. Pasa a forma exponencial.',
              mistake: 'elimina-los-logaritmos',
            },
          ],
          explanation: md`$x(x - 5) = 6^2 = 36$ da $(x - 9)(x + 4) = 0$. Solo 9 deja argumentos positivos: $\log_{6} 9 + \log_{6} 4 = \log_{6} 36 = 2$.`,
        },
        {
          id: 'una-resta',
          question: md`¿Qué valor de $x$ cumple $\log (x + 18) - \log x = 1$?`,
          key: '2',
          distractors: [
            {
              text: '1,8',
              feedback: 'Igualaste 18 : x a 10. Al dividir x + 18 por x, la primera parte no desaparece: es 1.',
            },
            {
              text: 'No hay solución',
              feedback: 'Si borras los logaritmos queda 18 = 1. Junta primero en un solo logaritmo.',
              mistake: 'elimina-los-logaritmos',
            },
          ],
          explanation: md`$\log \left(\frac{x + 18}{x}\right) = 1$, así que $\frac{x + 18}{x} = 10$. Entonces $x + 18 = 10x$ y $x = 2$.`,
        },
        {
          id: 'argumento-positivo',
          question: md`Al resolver $\log (x - 3) + \log (x + 3) = \log 16$ aparecen los candidatos 5 y $-5$. ¿Cuáles son soluciones?`,
          key: 'Solo el 5',
          distractors: [
            {
              text: 'Los dos',
              feedback: 'Con −5 los argumentos son −8 y −2: sus logaritmos no existen.',
              mistake: 'no-descarta-argumentos-negativos',
            },
            { text: md`Solo el $-5$`, feedback: 'Es al revés: con −5 los argumentos son negativos y con 5 son 2 y 8.' },
            { text: 'Ninguno', feedback: 'Con 5 los argumentos son 2 y 8, los dos positivos, y su producto es 16.' },
          ],
          explanation: md`Con 5: $\log 2 + \log 8 = \log 16$. Con $-5$ aparece $\log (-8)$, que no existe.`,
        },
      ],
    },
  ],
  summary: [
    md`$\log_{b} a = c$ es lo mismo que $b^c = a$: el logaritmo es el exponente.`,
    md`Producto se vuelve suma, cociente se vuelve resta y el exponente baja multiplicando.`,
    md`Descompón en primos y no separes cada exponente de su base.`,
    md`En una ecuación: un solo logaritmo, forma exponencial, resolver y revisar los argumentos.`,
  ],
});
