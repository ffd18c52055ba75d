import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.ecuaciones-inecuaciones.inecuaciones',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Ema tiene 3 lucas y Tomás tiene 5: Tomás está mejor. Si en vez de tener esas lucas las debieran, ¿quién estaría mejor?`,
    guesses: ['Tomás, porque 5 sigue siendo más que 3', 'Ema', 'Quedarían igual'],
    reveal: md`Estaría mejor Ema: $3 < 5$, pero $-3 > -5$. Al cambiar los signos, el orden se da vuelta. Esa es la única regla nueva de las inecuaciones; todo lo demás se hace como en una ecuación.`,
  },
  points: [
    {
      id: 'el-conjunto-en-la-recta',
      title: 'Muchas soluciones: se dibujan en la recta',
      idea: md`Una ecuación como $x = 4$ tiene una solución. La inecuación $x > 4$ tiene infinitas: 4,1; 5; 200…

En la recta se pinta todo el tramo que cumple. El borde lleva:

- círculo **lleno** si el borde cumple ($\leq$ o $\geq$);
- círculo **vacío** si no cumple ($<$ o $>$).

Con intervalos, el corchete mira hacia el número cuando lo incluye: $[4, 9[$ es $4 \leq x < 9$. El infinito nunca se incluye.

Si te piden los **enteros**, escríbelos uno por uno y no te saltes el cero ni los negativos.`,
      figure: {
        kind: 'number-line',
        from: -4,
        to: 4,
        step: 1,
        intervals: [{ from: -3, to: 2, openFrom: true }],
        alt: 'Recta numérica de −4 a 4 con el tramo entre −3 y 2 pintado; el círculo de −3 está vacío y el de 2, lleno.',
        caption: 'El conjunto de los números mayores que −3 y menores o iguales que 2.',
      },
      example: {
        problem: md`La figura muestra un conjunto de números. ¿Cómo se escribe y cuántos enteros tiene?`,
        figure: {
          kind: 'number-line',
          from: -4,
          to: 4,
          step: 1,
          intervals: [{ from: -2, to: 3, openTo: true }],
          alt: 'Recta numérica de −4 a 4 con el tramo entre −2 y 3 pintado; el círculo de −2 está lleno y el de 3, vacío.',
        },
        steps: [
          { title: 'Mira los bordes', text: md`El $-2$ está lleno: pertenece. El 3 está vacío: no pertenece.` },
          { title: 'Escribe la condición', text: md`$-2 \leq x < 3$, o sea, el intervalo $[-2, 3[$.` },
          { title: 'Cuenta los enteros', text: md`Son $-2, -1, 0, 1$ y $2$: cinco enteros.` },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-circulo-lleno-y-vacio',
          text: md`Leer el círculo lleno como si dejara fuera al número. Lleno: está. Vacío: falta.`,
        },
        {
          mistake: 'cuenta-el-extremo-que-no-pertenece',
          text: md`Contar también el 3 y decir 6. El signo $<$ lo deja fuera: $3 < 3$ es falso.`,
        },
        {
          mistake: 'no-cuenta-el-extremo-que-pertenece',
          text: md`Dejar fuera los dos bordes y decir 4. Con $\leq$ el borde cumple: $-2 \leq -2$ es verdadero.`,
        },
        {
          mistake: 'cuenta-solo-los-positivos',
          text: md`Contar solo el 1 y el 2. El cero y los negativos también son enteros.`,
        },
      ],
      checks: [
        {
          id: 'que-muestra-la-recta',
          question: md`¿Qué condición cumplen los números pintados en la recta?`,
          figure: {
            kind: 'number-line',
            from: -4,
            to: 4,
            step: 1,
            intervals: [{ from: -1 }],
            alt: 'Recta numérica de −4 a 4 pintada desde −1 hacia la derecha, sin fin; el círculo de −1 está lleno.',
          },
          key: md`$x \geq -1$`,
          distractors: [
            {
              text: md`$x > -1$`,
              feedback: 'El círculo está lleno, así que el −1 también pertenece.',
              mistake: 'confunde-circulo-lleno-y-vacio',
            },
            { text: md`$x \leq -1$`, feedback: 'Lo pintado va hacia la derecha: son los mayores.' },
            {
              text: md`$x \geq 1$`,
              feedback: 'El borde está a la izquierda del cero.',
              mistake: 'equivoca-el-signo-del-extremo',
            },
          ],
          explanation: md`Desde $-1$, que pertenece, hacia la derecha: los números mayores o iguales que $-1$.`,
        },
        {
          id: 'cuantos-enteros-hay',
          question: md`¿Cuántos números enteros cumplen $-3 < x \leq 4$?`,
          key: '7',
          distractors: [
            {
              text: '8',
              feedback: 'Contaste el −3, pero el signo < lo deja fuera.',
              mistake: 'cuenta-el-extremo-que-no-pertenece',
            },
            {
              text: '6',
              feedback: 'Dejaste fuera el 4, y el signo ≤ lo incluye.',
              mistake: 'no-cuenta-el-extremo-que-pertenece',
            },
            {
              text: '4',
              feedback: 'Contaste 1, 2, 3 y 4. Faltan el cero y dos negativos.',
              mistake: 'cuenta-solo-los-positivos',
            },
          ],
          explanation: md`Son $-2, -1, 0, 1, 2, 3$ y $4$.`,
        },
        {
          id: 'uno-que-cumple-y-otro-no',
          question: md`¿Qué número cumple $x \geq 2{,}5$ y no cumple $x > 2{,}5$?`,
          key: '2,5',
          distractors: [
            { text: '2', feedback: 'El 2 es menor que 2,5: no cumple ninguna de las dos.' },
            { text: '2,6', feedback: 'El 2,6 es mayor que 2,5: cumple las dos.' },
            { text: '3', feedback: 'El 3 cumple las dos. Piensa en qué se diferencian los signos.' },
          ],
          explanation: md`Las dos condiciones solo se diferencian en el borde: $2{,}5 \geq 2{,}5$ es verdadero y $2{,}5 > 2{,}5$ es falso.`,
        },
      ],
    },
    {
      id: 'resolver-e-invertir',
      title: 'Resolver, y cuándo se invierte el signo',
      idea: md`Se resuelve como una ecuación: sumas o restas lo mismo en los dos lados, y divides.

La diferencia: al multiplicar o dividir por un número **negativo**, el sentido se **invierte**. Así, de $-3x \geq 12$ sale $x \leq -4$.

Fíjate bien en cuándo. Se invierte por el número que divide, y no porque el resultado sea negativo. De $2x \leq -10$ sale $x \leq -5$, sin invertir, porque 2 es positivo.

Al final prueba con dos números: uno que tu respuesta incluya y otro que deje fuera.`,
      example: {
        problem: md`Resuelve $5 - 3x \geq 17$.`,
        steps: [
          { title: 'Resta 5 en los dos lados', text: md`$-3x \geq 12$. Sumar o restar no cambia el sentido.` },
          {
            title: 'Divide por −3',
            text: md`El $-3$ es negativo: $\geq$ pasa a $\leq$. Queda $x \leq -4$, es decir, $\left]-\infty, -4\right]$.`,
          },
          {
            title: 'Prueba',
            text: md`Con $x = -5$: $5 + 15 = 20$, y $20 \geq 17$. Con $x = 0$: $5 \geq 17$ es falso. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'no-invierte-el-sentido-al-dividir',
          text: md`Responder $x \geq -4$. El cero estaría incluido, y al reemplazarlo da $5 \geq 17$.`,
        },
        {
          mistake: 'pasa-el-termino-sin-cambiar-signo',
          text: md`Escribir $-3x \geq 22$. El 5 sumaba: para sacarlo se resta, $17 - 5$.`,
        },
        {
          mistake: 'mueve-mal-y-no-invierte',
          text: md`Cometer los dos errores y llegar a $x \geq -\frac{22}{3}$. Revisa por separado: primero el número que pasa; después, el signo de lo que divide.`,
        },
      ],
      checks: [
        {
          id: 'siete-menos-dos-x',
          question: md`¿Cuál es el conjunto solución de $7 - 2x < 15$?`,
          key: md`$\left]-4, \infty\right[$`,
          distractors: [
            {
              text: md`$\left]-\infty, -4\right[$`,
              feedback: 'Dividiste por −2 sin invertir. Prueba con 0: da 7 < 15, que es verdadero.',
              mistake: 'no-invierte-el-sentido-al-dividir',
            },
            {
              text: md`$\left]-11, \infty\right[$`,
              feedback: 'Sumaste el 7 a la derecha. Para sacarlo se resta.',
              mistake: 'pasa-el-termino-sin-cambiar-signo',
            },
            {
              text: md`$\left]-\infty, -11\right[$`,
              feedback: 'Sumaste el 7 en vez de restarlo y, además, no invertiste.',
              mistake: 'mueve-mal-y-no-invierte',
            },
          ],
          explanation: md`$-2x < 8$. Al dividir por $-2$ se invierte: $x > -4$.`,
        },
        {
          id: 'cuatro-x-mas-nueve',
          question: md`Si $4x + 9 \leq 2x - 1$, ¿qué se sabe de $x$?`,
          key: md`$x \leq -5$`,
          distractors: [
            {
              text: md`$x \geq -5$`,
              feedback: 'Dividiste por 2, que es positivo: no se invierte, aunque el resultado sea negativo.',
            },
            {
              text: md`$x \leq 4$`,
              feedback: 'Pasaste el 9 sumando: se resta en los dos lados.',
              mistake: 'pasa-el-termino-sin-cambiar-signo',
            },
            {
              text: md`$x \leq -\frac{5}{3}$`,
              feedback: md`Juntaste $4x + 2x$. El $2x$ de la derecha se resta.`,
              mistake: 'pasa-el-termino-sin-cambiar-signo',
            },
          ],
          explanation: md`$2x \leq -10$, y al dividir por 2 queda $x \leq -5$.`,
        },
        {
          id: 'con-parentesis',
          question: md`¿Qué valores de $x$ cumplen $3(x - 2) > 5x + 8$?`,
          key: md`Los menores que $-7$`,
          distractors: [
            {
              text: md`Los mayores que $-7$`,
              feedback: md`En $-2x > 14$ divides por $-2$: el sentido se invierte.`,
              mistake: 'no-invierte-el-sentido-al-dividir',
            },
            {
              text: md`Los menores que $-1$`,
              feedback: md`El $-6$ se saca sumando 6 a la derecha: $8 + 6 = 14$.`,
              mistake: 'pasa-el-termino-sin-cambiar-signo',
            },
            {
              text: md`Los mayores que $-1$`,
              feedback: md`Revisa dos cosas: cómo pasa el $-6$ y qué ocurre al dividir por $-2$.`,
              mistake: 'mueve-mal-y-no-invierte',
            },
          ],
          explanation: md`$3x - 6 > 5x + 8$, entonces $-2x > 14$ y $x < -7$. Con $x = -10$: $-36 > -42$, verdadero.`,
        },
      ],
    },
    {
      id: 'dobles-y-al-reves',
      title: 'Dos condiciones, y de la recta a la inecuación',
      idea: md`En $-7 < 2x - 1 \leq 9$ hay dos condiciones a la vez. Haz lo mismo en las **tres partes** hasta dejar sola la $x$. Si divides por un negativo, se invierten los dos signos.

También se pregunta al revés: te muestran la recta y buscas la inecuación. Dos pruebas bastan:

1. El **borde** tiene que hacer iguales los dos lados.
2. Un número **de adentro** tiene que cumplir. El cero es el más cómodo, si está pintado.

No decidas mirando el signo: en $2 - 5x \leq 17$ las soluciones van hacia la derecha.`,
      example: {
        problem: md`¿Cuántos enteros cumplen $-7 < 2x - 1 \leq 9$?`,
        steps: [
          { title: 'Suma 1 en las tres partes', text: md`$-6 < 2x \leq 10$.` },
          { title: 'Divide por 2', text: md`$-3 < x \leq 5$. Como 2 es positivo, nada se invierte.` },
          { title: 'Cuenta', text: md`Desde $-2$ hasta 5, con el cero: 8 enteros.` },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-que-el-sentido-se-invierte',
          text: md`Elegir por el dibujo del signo: «apunta a la izquierda, así que es $\leq$». Si a la $x$ la multiplica un negativo, es al revés. Prueba con un número.`,
        },
        {
          mistake: 'equivoca-el-signo-del-extremo',
          text: md`Equivocar el signo del borde. Reemplázalo: si los dos lados no quedan iguales, ese no era.`,
        },
      ],
      checks: [
        {
          id: 'enteros-de-una-doble',
          question: md`¿Cuántos enteros $x$ cumplen $-5 \leq 3x + 1 < 10$?`,
          key: '5',
          distractors: [
            {
              text: '6',
              feedback: 'Contaste el 3, pero ahí 3x + 1 vale 10 y tiene que ser menor.',
              mistake: 'cuenta-el-extremo-que-no-pertenece',
            },
            {
              text: '4',
              feedback: 'Dejaste fuera el −2, y el signo ≤ lo incluye.',
              mistake: 'no-cuenta-el-extremo-que-pertenece',
            },
            {
              text: '2',
              feedback: 'Contaste solo el 1 y el 2: faltan el cero y los negativos.',
              mistake: 'cuenta-solo-los-positivos',
            },
          ],
          explanation: md`$-6 \leq 3x < 9$, o sea, $-2 \leq x < 3$: son $-2, -1, 0, 1$ y $2$.`,
        },
        {
          id: 'de-la-recta-a-la-inecuacion',
          question: md`¿Qué inecuación tiene como solución el conjunto de la figura?`,
          figure: {
            kind: 'number-line',
            from: -4,
            to: 4,
            step: 1,
            intervals: [{ from: -2 }],
            alt: 'Recta numérica de −4 a 4 pintada desde −2 hacia la derecha, sin fin; el círculo de −2 está lleno.',
          },
          key: md`$1 - 4x \leq 9$`,
          distractors: [
            {
              text: md`$1 - 4x \geq 9$`,
              feedback: 'Prueba con 0, que está pintado: 1 no es mayor que 9.',
              mistake: 'olvida-que-el-sentido-se-invierte',
            },
            {
              text: md`$1 - 4x < 9$`,
              feedback: 'El círculo está lleno: el −2 cumple, y aquí 9 < 9 es falso.',
              mistake: 'confunde-circulo-lleno-y-vacio',
            },
            {
              text: md`$1 - 4x \leq -7$`,
              feedback: 'Reemplaza −2: da 9 y no −7. El borde de esa es 2.',
              mistake: 'equivoca-el-signo-del-extremo',
            },
          ],
          explanation: md`Con $x = -2$, $1 - 4x$ vale 9: es el borde. Con $x = 0$, $1 \leq 9$ es verdadero.`,
        },
        {
          id: 'seis-menos-x',
          question: md`Si $1 < x \leq 4$, ¿entre qué valores está $6 - x$?`,
          key: md`$2 \leq 6 - x < 5$`,
          distractors: [
            {
              text: md`$2 < 6 - x \leq 5$`,
              feedback: 'El 2 sale del 4, que pertenece; el 5 sale del 1, que no.',
            },
            {
              text: md`$5 < 6 - x \leq 2$`,
              feedback: 'Nada es mayor que 5 y menor que 2. Al cambiar el signo de x, todo se invierte.',
              mistake: 'no-invierte-el-sentido-al-dividir',
            },
            { text: md`$7 < 6 - x \leq 10$`, feedback: md`Sumaste $x$ en vez de restarla.` },
          ],
          explanation: md`Por $-1$: $-4 \leq -x < -1$. Más 6: $2 \leq 6 - x < 5$.`,
        },
      ],
    },
    {
      id: 'donde-nace-el-error',
      title: 'Encontrar el paso que cambió las soluciones',
      idea: md`Para revisar una solución ajena, compara cada línea con la de arriba. Está bien si las dos tienen **las mismas soluciones**.

Un truco rápido: prueba un número, por ejemplo el 0, en cada línea. Si en una es verdadero y en la siguiente es falso, el error nació ahí. Si no cambia, prueba con otro.

Hay tres lugares sospechosos: el paréntesis con un menos delante, el término que cruza al otro lado y la división por un negativo.

Lo que viene después del error puede estar bien hecho. Solo arrastra.`,
      example: {
        problem: md`Vicente resolvió $2(x - 4) \geq 6x + 4$ así:

- Paso 1: $2x - 8 \geq 6x + 4$
- Paso 2: $-4x \geq 12$
- Paso 3: $x \geq -3$

¿Dónde se equivocó?`,
        steps: [
          {
            title: 'Prueba el 0 en cada línea',
            text: md`Al comienzo, $-8 \geq 4$: falso. Paso 1: falso. Paso 2, $0 \geq 12$: falso. Paso 3, $0 \geq -3$: verdadero.`,
          },
          { title: 'Ubica el cambio', text: md`Entre el paso 2 y el paso 3 el 0 pasó de no cumplir a cumplir.` },
          {
            title: 'Explica',
            text: md`En el paso 3 dividió por $-4$ y no invirtió. Lo correcto es $x \leq -3$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'senala-donde-se-nota-el-error',
          text: md`Culpar a la línea donde el resultado ya se ve raro. Esa línea puede seguirse bien de la anterior; busca la primera que no se sigue.`,
        },
        {
          mistake: 'duda-de-un-paso-correcto',
          text: md`Desconfiar de un paso bien hecho, como invertir al dividir por un negativo. Antes de acusarlo, prueba un número en las dos líneas.`,
        },
        {
          mistake: 'no-encuentra-el-paso-del-error',
          text: md`Rendirse o dar todo por bueno. Si el resultado final falla con un número, hay un paso malo: recorre las líneas una por una.`,
        },
      ],
      checks: [
        {
          id: 'error-de-ignacio',
          question: md`Ignacio resolvió $5 - 2(x + 3) < 9$:

- Paso 1: $5 - 2x + 6 < 9$
- Paso 2: $-2x < -2$
- Paso 3: $x > 1$

¿En qué paso se equivocó?`,
          key: 'En el paso 1',
          distractors: [
            {
              text: 'En el paso 2',
              feedback: 'El paso 2 se sigue bien del 1: 9 menos 11 es −2. El error venía de antes.',
              mistake: 'senala-donde-se-nota-el-error',
            },
            {
              text: 'En el paso 3',
              feedback: 'Dividió por −2 e invirtió, como corresponde.',
              mistake: 'duda-de-un-paso-correcto',
            },
            {
              text: 'En ninguno: está bien',
              feedback: 'Prueba con 0: cumple la del comienzo (−1 < 9) y no cumple x > 1.',
              mistake: 'no-encuentra-el-paso-del-error',
            },
          ],
          explanation: md`$-2(x + 3)$ es $-2x - 6$. Quedaría $-2x < 10$ y $x > -5$.`,
        },
        {
          id: 'error-de-rocio',
          question: md`Rocío resolvió $3x + 7 \leq 8x - 3$:

- Paso 1: $-5x + 7 \leq -3$
- Paso 2: $-5x \leq 4$
- Paso 3: $x \geq -\frac{4}{5}$

¿En qué paso cambió el conjunto de soluciones?`,
          key: 'En el paso 2',
          distractors: [
            {
              text: 'En el paso 1',
              feedback: md`Restó $8x$ en los dos lados: está bien.`,
              mistake: 'duda-de-un-paso-correcto',
            },
            {
              text: 'En el paso 3',
              feedback: 'Dividió por −5 e invirtió: se sigue bien de lo anterior.',
              mistake: 'senala-donde-se-nota-el-error',
            },
            {
              text: 'En ninguno',
              feedback: 'Prueba con 0: la del comienzo da 7 ≤ −3, falso, y el resultado lo incluye.',
              mistake: 'no-encuentra-el-paso-del-error',
            },
          ],
          explanation: md`Para sacar el 7 se resta: $-3 - 7 = -10$. Quedaría $-5x \leq -10$ y $x \geq 2$.`,
        },
        {
          id: 'numero-que-lo-delata',
          question: md`Un compañero dice que la solución de $2x + 1 \leq 9$ es $x < 4$. ¿Qué número muestra que se equivocó?`,
          key: '4',
          distractors: [
            { text: '0', feedback: 'El 0 cumple la inecuación y también lo que él dice: no lo delata.' },
            { text: '3', feedback: 'El 3 cumple las dos. Busca uno que cumpla una sola.' },
            { text: '5', feedback: 'El 5 no cumple ninguna de las dos.' },
          ],
          explanation: md`Con 4, $2 \cdot 4 + 1 = 9$ y $9 \leq 9$ es verdadero, pero $4 < 4$ es falso. La solución es $x \leq 4$.`,
        },
      ],
    },
  ],
  summary: [
    md`Se resuelve como una ecuación; al multiplicar o dividir por un negativo, el sentido se invierte.`,
    md`Círculo lleno: $\leq$ o $\geq$. Círculo vacío: $<$ o $>$.`,
    md`En una condición doble, lo mismo en las tres partes.`,
    md`El borde hace iguales los dos lados; un número de adentro tiene que cumplir.`,
    md`Para hallar un error, prueba un mismo número en cada línea.`,
  ],
});
