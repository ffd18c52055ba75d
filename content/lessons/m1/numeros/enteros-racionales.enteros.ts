import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.numeros.enteros-racionales.enteros',
  version: 2,
  minutes: 16,
  opening: {
    question: md`En Balmaceda son las 6 de la mañana y hay −2 °C. Toda la noche la temperatura bajó 3 grados cada hora. ¿Cuántos grados había 4 horas antes?`,
    guesses: ['−14 °C', '10 °C', '12 °C'],
    reveal: md`Si bajaba, antes tenía que hacer menos frío: había 10 °C. La cuenta es $-2 + (-3) \cdot (-4)$: un cambio negativo mirado hacia atrás suma. De ahí sale que menos por menos dé más.`,
  },
  points: [
    {
      id: 'la-recta-y-su-escala',
      title: 'Leer la recta numérica',
      idea: md`En la recta, el número que está más a la derecha es el mayor. Por eso $-3$ es mayor que $-8$, aunque 8 sea mayor que 3: con los negativos, mientras más lejos del cero, menor el número.

Para saber qué número es un punto, haz dos cosas:

1. Averigua **cuánto vale cada espacio**. Toma dos números conocidos, resta el menor al mayor y divide por los espacios que hay entre ellos.
2. Parte desde un número conocido y cuenta los saltos.

Ojo: entre 6 marcas hay solo 5 espacios.`,
      figure: {
        kind: 'number-line',
        from: -40,
        to: 20,
        step: 12,
        labelled: [-40, 20],
        points: [{ at: -4, label: 'P' }],
        alt: 'Recta numérica con seis marcas a igual distancia. La primera es −40 y la última es 20. El punto P está en la cuarta marca.',
      },
      example: {
        problem: md`En la recta de arriba las marcas están a igual distancia. La primera es $-40$ y la sexta es $20$. ¿Qué número es $P$, que está en la cuarta?`,
        steps: [
          {
            title: 'Mide el tramo conocido',
            text: md`De $-40$ a $20$ hay $20 - (-40) = 60$ unidades: 40 hasta el cero y 20 más.`,
          },
          { title: 'Cuenta los espacios', text: md`Entre seis marcas hay 5 espacios. Cada uno vale $60 : 5 = 12$.` },
          {
            title: 'Salta desde la partida',
            text: md`De la primera marca a la cuarta hay 3 saltos: $3 \cdot 12 = 36$.`,
          },
          { title: 'Suma lo que avanzaste', text: md`$-40 + 36 = -4$. El punto $P$ es $-4$.` },
        ],
      },
      warnings: [
        {
          mistake: 'cuenta-cada-marca-como-uno',
          text: md`Avanzar de uno en uno: $-40 + 3 = -37$. Eso vale solo si cada espacio mide 1. Calcula antes la escala.`,
        },
        {
          mistake: 'cuenta-desde-el-cero',
          text: md`Dar $36$, que es lo que avanzaste. Los saltos parten de $-40$, así que falta sumarlos a ese número.`,
        },
        {
          mistake: 'cuenta-la-marca-de-partida',
          text: md`Contar 4 saltos porque $P$ está en la cuarta marca. La primera marca es la partida: ahí todavía no has saltado.`,
        },
      ],
      checks: [
        {
          id: 'punto-en-la-recta',
          question: md`En la recta, las marcas están a igual distancia. ¿Qué número corresponde al punto $Q$?`,
          figure: {
            kind: 'number-line',
            from: -90,
            to: -30,
            step: 12,
            labelled: [-90, -30],
            points: [{ at: -54, label: 'Q' }],
            alt: 'Recta numérica con seis marcas a igual distancia. La primera es −90 y la última es −30. El punto Q está en la cuarta marca.',
          },
          key: md`$-54$`,
          distractors: [
            {
              text: md`$-87$`,
              feedback: 'Avanzaste de uno en uno. Cada espacio vale 60 dividido por 5.',
              mistake: 'cuenta-cada-marca-como-uno',
            },
            {
              text: md`$36$`,
              feedback: md`36 es lo que se avanza. Falta sumarlo a la partida, que es $-90$ y no el cero.`,
              mistake: 'cuenta-desde-el-cero',
            },
            {
              text: md`$-42$`,
              feedback: 'Diste cuatro saltos. La primera marca es la partida: hasta Q hay tres.',
              mistake: 'cuenta-la-marca-de-partida',
            },
          ],
          explanation: md`De $-90$ a $-30$ hay 60 unidades y 5 espacios: 12 cada uno. Tres saltos son 36, y $-90 + 36 = -54$.`,
        },
        {
          id: 'de-la-mas-fria',
          question: md`En cuatro ciudades se midieron $-6$, $2$, $-9$ y $0$ grados. ¿Cómo quedan ordenadas de la más fría a la más cálida?`,
          key: md`$-9$, $-6$, $0$, $2$`,
          distractors: [
            {
              text: md`$-6$, $-9$, $0$, $2$`,
              feedback: md`$-9$ está a la izquierda de $-6$: es más frío, así que va primero.`,
            },
            {
              text: md`$0$, $2$, $-6$, $-9$`,
              feedback: 'Ordenaste sin mirar los signos. Todo negativo es menor que cero.',
            },
            {
              text: md`$2$, $0$, $-6$, $-9$`,
              feedback: 'Ese orden va de la más cálida a la más fría: se pedía al revés.',
            },
          ],
          explanation: md`En la recta, de izquierda a derecha, están $-9$, $-6$, $0$ y $2$. Ese es el orden de menor a mayor.`,
        },
        {
          id: 'cuanto-vale-el-espacio',
          question: md`Una recta va de $-24$ a $40$ y entre esos dos números hay 8 espacios iguales. ¿Cuánto vale cada espacio?`,
          key: md`$8$`,
          distractors: [
            {
              text: md`$2$`,
              feedback: md`Hiciste $40 - 24$. El tramo va de $-24$ a $40$: pasa por el cero y mide $64$.`,
            },
            {
              text: md`$5$`,
              feedback: md`Mediste desde el cero hasta $40$. El tramo empieza antes, en $-24$.`,
              mistake: 'cuenta-desde-el-cero',
            },
            {
              text: md`$1$`,
              feedback: 'Un espacio no siempre vale uno: divide el tramo por los espacios.',
              mistake: 'cuenta-cada-marca-como-uno',
            },
          ],
          explanation: md`El tramo mide $40 - (-24) = 64$ unidades. Repartido en 8 espacios, cada uno vale $64 : 8 = 8$.`,
        },
      ],
    },
    {
      id: 'sumar-y-restar',
      title: 'Sumar y restar es moverse',
      idea: md`Sumar un positivo te mueve a la derecha; sumar un negativo, a la izquierda. Así, $-4 + 6 = 2$ y $-4 + (-6) = -10$.

Restar es **sumar el opuesto**. Entonces $5 - 8 = 5 + (-8) = -3$ y, si lo que se resta es negativo, el signo se da vuelta: $5 - (-8) = 5 + 8 = 13$. Quitar una deuda es quedar con más.

Cuando hay muchos términos, junta por un lado lo que suma y por otro lo que resta, y al final compara.`,
      manipulable: {
        kind: 'number-line',
        from: -10,
        to: 10,
        points: [-4, 2],
        task: 'Deja un punto en −4 y lleva el otro a 6 unidades de distancia, primero a la derecha y después a la izquierda.',
        predict: {
          question: '¿A qué número llegas si desde −4 retrocedes 6?',
          guesses: ['−10', '−2', '2'],
          shows: 'Retroceder es ir a la izquierda: −4 menos 6 es −10.',
        },
      },
      example: {
        problem: md`¿Cuánto es $-7 + 12 - (-5) - 9$?`,
        steps: [
          {
            title: 'Quita el paréntesis',
            text: md`Restar $-5$ es sumar $5$. Queda $-7 + 12 + 5 - 9$.`,
          },
          {
            title: 'Junta lo que suma y lo que resta',
            text: md`Lo que suma: $12 + 5 = 17$. Lo que resta: $7 + 9 = 16$.`,
          },
          { title: 'Compara', text: md`$17 - 16 = 1$. El resultado es $1$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'menos-ocho-menos-cinco',
          question: md`¿Cuál es el resultado de $-8 - 5$?`,
          key: md`$-13$`,
          distractors: [
            {
              text: md`$-3$`,
              feedback: md`Partes en $-8$ y retrocedes 5: te alejas más del cero, no te acercas.`,
            },
            {
              text: md`$13$`,
              feedback: 'Usaste «menos por menos», pero aquí no hay multiplicación: solo retrocedes.',
            },
            { text: md`$3$`, feedback: md`Calculaste $8 - 5$ y olvidaste que se parte desde $-8$.` },
          ],
          explanation: md`Desde $-8$ se retroceden 5 unidades: $-8 + (-5) = -13$.`,
        },
        {
          id: 'buzo-en-juan-fernandez',
          question: md`Una buza está a 12 metros bajo el mar, en $-12$. Sube 7 metros y luego baja 4. ¿En qué número queda?`,
          key: md`$-9$`,
          distractors: [
            {
              text: md`$-1$`,
              feedback: 'Contaste los dos movimientos como subidas: los últimos 4 metros fueron hacia abajo.',
            },
            {
              text: md`$-23$`,
              feedback: 'Contaste los dos movimientos como bajadas: los 7 metros fueron hacia arriba.',
            },
            { text: md`$-15$`, feedback: 'Sumaste y restaste al revés: subir 7 acerca al cero y bajar 4 aleja.' },
          ],
          explanation: md`$-12 + 7 - 4 = -5 - 4 = -9$: queda a 9 metros de profundidad.`,
        },
        {
          id: 'que-falta-para-seis',
          question: md`¿Qué número hay que sumarle a $-15$ para llegar a $6$?`,
          key: md`$21$`,
          distractors: [
            { text: md`$9$`, feedback: md`Restaste $15 - 6$. De $-15$ al cero ya hay 15, y faltan otros 6.` },
            { text: md`$-9$`, feedback: md`Sumaste $-15 + 6$. Se pregunta cuánto hay entre los dos.` },
            { text: md`$-21$`, feedback: 'El tamaño está bien, pero de −15 a 6 se avanza hacia la derecha.' },
          ],
          explanation: md`$6 - (-15) = 6 + 15 = 21$. Se comprueba: $-15 + 21 = 6$.`,
        },
      ],
    },
    {
      id: 'signos-al-multiplicar',
      title: 'Los signos al multiplicar y dividir',
      idea: md`Mira qué pasa si multiplicas $-2$ por números cada vez menores:

| Producto | Resultado |
|---|---|
| $(-2) \cdot 2$ | $-4$ |
| $(-2) \cdot 1$ | $-2$ |
| $(-2) \cdot 0$ | $0$ |
| $(-2) \cdot (-1)$ | $2$ |
| $(-2) \cdot (-2)$ | $4$ |

En cada fila el resultado sube 2. Para no romper la fila, negativo por negativo tiene que ser **positivo**.

Dos números de igual signo dan positivo; de distinto signo, negativo. La división sigue la misma regla. Si multiplicas varios números, cuenta los negativos: si son pares, el resultado es positivo; si son impares, negativo.`,
      example: {
        problem: md`¿Cuánto es $(-3) \cdot 4 \cdot (-5) : (-6)$?`,
        steps: [
          {
            title: 'Cuenta los negativos',
            text: md`Hay tres números negativos: $-3$, $-5$ y $-6$. Tres es impar, así que el resultado es negativo.`,
          },
          { title: 'Calcula sin signos', text: md`$3 \cdot 4 \cdot 5 : 6 = 60 : 6 = 10$.` },
          { title: 'Pon el signo', text: md`El resultado es $-10$.` },
        ],
      },
      warnings: [
        {
          mistake: 'menos-por-menos-da-menos',
          text: md`Escribir $(-4) \cdot (-9) = -36$. También pasa escondido: en $-8 - 4 \cdot (-7)$, el producto es $-28$ y restarlo es sumar $28$.`,
        },
      ],
      checks: [
        {
          id: 'menos-seis-por-menos-siete',
          question: md`¿Cuál es el producto $(-6) \cdot (-7)$?`,
          key: md`$42$`,
          distractors: [
            {
              text: md`$-42$`,
              feedback: 'Los dos son negativos: con igual signo, el producto es positivo.',
              mistake: 'menos-por-menos-da-menos',
            },
            { text: md`$-13$`, feedback: 'Sumaste los números. El punto entre ellos es una multiplicación.' },
          ],
          explanation: md`Sin signos, $6 \cdot 7 = 42$. Los dos factores son negativos, así que el producto es positivo.`,
        },
        {
          id: 'tres-negativos',
          question: md`Catalina multiplica $(-2) \cdot (-3) \cdot (-5)$. ¿Qué obtiene si no se equivoca?`,
          key: md`$-30$`,
          distractors: [
            {
              text: md`$30$`,
              feedback: 'Los dos primeros dan 6, pero 6 por −5 vuelve a ser negativo: son tres negativos.',
            },
            { text: md`$-10$`, feedback: 'Sumaste los tres números en vez de multiplicarlos.' },
            { text: md`$1$`, feedback: md`Sumaste $-5$ al final: $6 - 5 = 1$. Ahí también hay un producto.` },
          ],
          explanation: md`$(-2) \cdot (-3) = 6$ y $6 \cdot (-5) = -30$. Con tres negativos el resultado es negativo.`,
        },
        {
          id: 'division-positiva',
          question: md`Una de estas divisiones tiene resultado mayor que cero. ¿Cuál es?`,
          key: md`$(-36) : (-4)$`,
          distractors: [
            { text: md`$36 : (-4)$`, feedback: 'Los signos son distintos: el resultado es −9.' },
            { text: md`$(-36) : 4$`, feedback: 'Los signos son distintos: el resultado es −9.' },
            {
              text: md`$0 : (-4)$`,
              feedback: 'Cero dividido por cualquier número distinto de cero es cero, que no es positivo.',
            },
          ],
          explanation: md`$(-36) : (-4) = 9$, porque los dos números tienen el mismo signo.`,
        },
      ],
    },
    {
      id: 'que-va-primero',
      title: 'Qué se calcula primero',
      idea: md`Cuando hay varias operaciones, el orden no es el de la lectura:

1. Lo que está entre paréntesis.
2. Multiplicaciones y divisiones, de izquierda a derecha.
3. Sumas y restas, de izquierda a derecha.

En $20 - 3 \cdot (2 - 6)$, el paréntesis es $-4$. Después, $3 \cdot (-4) = -12$. Al final, $20 - (-12) = 32$.

También puedes **distribuir**: el factor multiplica a *cada* número del paréntesis, con su signo. Como el factor es $-3$, queda $20 - 6 + 18 = 32$. Dos caminos, un resultado: sirve para comprobar.`,
      example: {
        problem: md`¿Cuál es el resultado de $-8 - 4 \cdot (3 - 10)$?`,
        steps: [
          { title: 'Resuelve el paréntesis', text: md`$3 - 10 = -7$. Queda $-8 - 4 \cdot (-7)$.` },
          { title: 'Multiplica antes de restar', text: md`$4 \cdot (-7) = -28$. Queda $-8 - (-28)$.` },
          { title: 'Resta', text: md`Restar $-28$ es sumar $28$: $-8 + 28 = 20$.` },
          {
            title: 'Comprueba distribuyendo',
            text: md`El factor $-4$ toca a los dos números: $-8 - 12 + 40 = 20$. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'opera-de-izquierda-a-derecha',
          text: md`Restar primero: $-8 - 4 = -12$, y después $-12 \cdot (-7) = 84$. El 4 está pegado al paréntesis por una multiplicación, y esa va antes.`,
        },
        {
          mistake: 'distribuye-solo-al-primero',
          text: md`Multiplicar solo el primer número: $-8 - 12 - 10 = -30$. El factor multiplica a todo lo que hay en el paréntesis, también al $-10$.`,
        },
      ],
      checks: [
        {
          id: 'nueve-menos-seis',
          question: md`¿Cuál es el resultado de $9 - 6 \cdot (2 - 7)$?`,
          key: md`$39$`,
          distractors: [
            {
              text: md`$-15$`,
              feedback: md`Hiciste primero $9 - 6$. La multiplicación va antes que la resta.`,
              mistake: 'opera-de-izquierda-a-derecha',
            },
            {
              text: md`$-21$`,
              feedback: md`$6 \cdot (-5)$ es $-30$, y restar $-30$ es sumar $30$.`,
              mistake: 'menos-por-menos-da-menos',
            },
            {
              text: md`$-10$`,
              feedback: 'Multiplicaste el 6 solo por el 2. También multiplica al 7.',
              mistake: 'distribuye-solo-al-primero',
            },
          ],
          explanation: md`El paréntesis es $-5$; $6 \cdot (-5) = -30$; y $9 - (-30) = 9 + 30 = 39$.`,
        },
        {
          id: 'division-y-producto',
          question: md`¿Cuánto vale $-18 : 3 + 2 \cdot (-4)$?`,
          key: md`$-14$`,
          distractors: [
            {
              text: md`$16$`,
              feedback: md`Sumaste $-6 + 2$ antes de multiplicar por $-4$. El producto va primero.`,
              mistake: 'opera-de-izquierda-a-derecha',
            },
            { text: md`$2$`, feedback: md`Tomaste $2 \cdot (-4)$ como $8$. Los signos son distintos: es $-8$.` },
            { text: md`$-2$`, feedback: md`Tomaste $-18 : 3$ como $6$. Los signos son distintos: es $-6$.` },
          ],
          explanation: md`$-18 : 3 = -6$ y $2 \cdot (-4) = -8$. Al final, $-6 + (-8) = -14$.`,
        },
        {
          id: 'puntaje-de-la-trivia',
          question: md`En una trivia Benjamín tiene 40 puntos. Cada error descuenta 5. Cometió 3 errores, pero le anularon uno. ¿Qué expresión da su puntaje?`,
          key: md`$40 - 5 \cdot (3 - 1)$`,
          distractors: [
            {
              text: md`$40 - 5 \cdot 3 - 1$`,
              feedback: 'Así el error anulado le quita un punto más. El 5 multiplica a toda la diferencia.',
              mistake: 'distribuye-solo-al-primero',
            },
            {
              text: md`$(40 - 5) \cdot (3 - 1)$`,
              feedback: 'Así se resta antes de multiplicar y quedan 70 puntos, más que al comienzo.',
              mistake: 'opera-de-izquierda-a-derecha',
            },
            {
              text: md`$40 - 5 \cdot (3 + 1)$`,
              feedback: 'Así el error anulado cuenta como un error más: quedarían 20 puntos.',
            },
          ],
          explanation: md`Valen $3 - 1 = 2$ errores, que descuentan $5 \cdot 2 = 10$ puntos. Queda con $40 - 10 = 30$.`,
        },
      ],
    },
  ],
  summary: [
    md`En la recta, primero averigua cuánto vale un espacio; después cuenta saltos desde un número conocido.`,
    md`Restar es sumar el opuesto: $5 - (-8) = 13$.`,
    md`Igual signo, resultado positivo; distinto signo, negativo.`,
    md`Paréntesis, después multiplicar y dividir, y al final sumar y restar.`,
    md`Un factor multiplica a todo lo que hay dentro del paréntesis.`,
  ],
});
