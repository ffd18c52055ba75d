import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.reglas-probabilidades.regla-aditiva',
  version: 1,
  minutes: 14,
  opening: {
    question: md`El pronóstico da 60 % de probabilidad de lluvia para el sábado y 50 % para el domingo. ¿Cuál es la probabilidad de que llueva algún día del fin de semana?`,
    guesses: ['110 %', '55 %', '100 %', 'Falta un dato'],
    reveal: md`Falta un dato: qué tan posible es que llueva los **dos** días. Al sumar 60 y 50 ese caso queda contado dos veces, y por eso da más de 100. Según cuánto se traslapen, la respuesta va de 60 % a 100 %.`,
  },
  points: [
    {
      id: 'no-contar-dos-veces',
      title: 'A o B: suma y descuenta lo compartido',
      idea: md`«$A$ o $B$» quiere decir que ocurra uno, el otro **o los dos**.

Si sumas los casos de $A$ y los de $B$, los que están en ambos quedan contados dos veces. Se descuentan una vez:

$$P(A \cup B) = P(A) + P(B) - P(A \cap B)$$

El signo $\cup$ se lee «o» y el signo $\cap$ se lee «y».

Con listas es más seguro todavía: escribe los de $A$ y agrega los de $B$ que no estén.`,
      figure: {
        kind: 'drawing',
        width: 300,
        height: 180,
        shapes: [
          { shape: 'circle', centre: [105, 80], radius: 75, accent: 1 },
          { shape: 'circle', centre: [195, 80], radius: 75, accent: 2 },
          { shape: 'text', at: [70, 168], text: 'múltiplos de 3' },
          { shape: 'text', at: [240, 168], text: 'mayores que 14' },
          { shape: 'text', at: [72, 98], text: '3, 6' },
          { shape: 'text', at: [72, 62], text: '9, 12' },
          { shape: 'text', at: [150, 98], text: '15' },
          { shape: 'text', at: [150, 62], text: '18' },
          { shape: 'text', at: [228, 98], text: '16, 17' },
          { shape: 'text', at: [228, 62], text: '19, 20' },
        ],
        alt: 'Dos círculos que se traslapan. Solo en los múltiplos de 3: 3, 6, 9 y 12. Solo en los mayores que 14: 16, 17, 19 y 20. En los dos: 15 y 18.',
        caption: 'Números del 1 al 20. Los demás quedan fuera de los dos círculos.',
      },
      example: {
        problem: md`Se saca una de 20 fichas numeradas del 1 al 20. ¿Cuál es la probabilidad de obtener un múltiplo de 3 o un número mayor que 14?`,
        steps: [
          { title: 'Múltiplos de 3', text: md`3, 6, 9, 12, 15, 18: seis.` },
          { title: 'Mayores que 14', text: md`15, 16, 17, 18, 19, 20: seis.` },
          { title: 'Los que están en ambos', text: md`15 y 18: dos.` },
          {
            title: 'Suma y descuenta',
            text: md`$\frac{6}{20} + \frac{6}{20} - \frac{2}{20} = \frac{10}{20} = \frac{1}{2}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'union-suma-sin-restar',
          text: md`Responder $\frac{12}{20}$. El 15 y el 18 quedaron contados dos veces.`,
        },
        {
          mistake: 'union-solo-uno-de-los-dos',
          text: md`Responder $\frac{8}{20}$, sacando del todo el 15 y el 18. También sirven: el «o» incluye a los que cumplen ambas.`,
        },
        {
          mistake: 'union-como-interseccion',
          text: md`Responder $\frac{2}{20}$: esos son los que cumplen las dos a la vez. Eso es «y», no «o».`,
        },
      ],
      checks: [
        {
          id: 'multiplo-de-cinco-o-menor',
          question: md`De 24 cartas numeradas del 1 al 24 se saca una. ¿Cuál es la probabilidad de que sea múltiplo de 5 o menor que 9?`,
          key: md`$\frac{11}{24}$`,
          distractors: [
            {
              text: md`$\frac{12}{24}$`,
              feedback: 'El 5 cumple las dos y lo contaste dos veces.',
              mistake: 'union-suma-sin-restar',
            },
            {
              text: md`$\frac{10}{24}$`,
              feedback: 'Sacaste el 5, y también es favorable.',
              mistake: 'union-solo-uno-de-los-dos',
            },
            {
              text: md`$\frac{1}{24}$`,
              feedback: 'Contaste solo el que cumple las dos.',
              mistake: 'union-como-interseccion',
            },
          ],
          explanation: md`Múltiplos de 5: cuatro. Menores que 9: ocho. En ambos, el 5: $4 + 8 - 1 = 11$.`,
        },
        {
          id: 'con-decimales',
          question: md`Si $P(A) = 0{,}5$, $P(B) = 0{,}4$ y la probabilidad de que ocurran los dos es $0{,}2$, ¿cuál es la de que ocurra $A$ o $B$?`,
          key: '0,7',
          distractors: [
            {
              text: '0,9',
              feedback: 'Falta descontar lo que comparten.',
              mistake: 'union-suma-sin-restar',
            },
            {
              text: '0,5',
              feedback: 'Descontaste dos veces lo compartido: se descuenta una.',
              mistake: 'union-solo-uno-de-los-dos',
            },
            {
              text: '0,2',
              feedback: 'Esa es la de que ocurran los dos.',
              mistake: 'union-como-interseccion',
            },
          ],
          explanation: md`$0{,}5 + 0{,}4 - 0{,}2 = 0{,}7$.`,
        },
        {
          id: 'ninguno-de-los-idiomas',
          question: md`De 40 estudiantes, 22 hablan inglés, 15 hablan mapudungun y 7 hablan los dos. Se elige uno al azar. ¿Cuál es la probabilidad de que no hable **ninguno**?`,
          key: md`$\frac{1}{4}$`,
          distractors: [
            { text: md`$\frac{3}{4}$`, feedback: 'Esa es la de que hable a lo menos uno.' },
            {
              text: md`$\frac{3}{40}$`,
              feedback: 'Contaste dos veces a los 7 que hablan ambos.',
              mistake: 'union-suma-sin-restar',
            },
            { text: md`$\frac{33}{40}$`, feedback: 'Descontaste solo a los que hablan los dos.' },
          ],
          explanation: md`Hablan alguno $22 + 15 - 7 = 30$. Quedan 10: $\frac{10}{40} = \frac{1}{4}$.`,
        },
      ],
    },
    {
      id: 'no-pueden-juntos',
      title: 'Si no pueden ocurrir juntos, solo se suma',
      idea: md`Dos eventos son **excluyentes** si no pueden ocurrir a la vez. Entonces no hay nada que descontar:

$$P(A \cup B) = P(A) + P(B)$$

Al lanzar un dado, «sacar 2» y «sacar impar» son excluyentes: $\frac{1}{6} + \frac{3}{6} = \frac{4}{6}$.

Antes de sumar, busca **un** caso que cumpla los dos. Si lo encuentras, no son excluyentes. Y una señal de alarma: si la suma pasa de 1, seguro que comparten casos.`,
      example: {
        problem: md`De un naipe inglés de 52 cartas se saca una. ¿Cuál es la probabilidad de que sea rey o reina? ¿Y de que sea rey o corazón?`,
        steps: [
          {
            title: 'Rey o reina',
            text: md`Ninguna carta es las dos cosas: $\frac{4}{52} + \frac{4}{52} = \frac{8}{52} = \frac{2}{13}$.`,
          },
          {
            title: 'Rey o corazón: busca un caso común',
            text: md`El rey de corazones cumple ambas. No son excluyentes.`,
          },
          {
            title: 'Descuéntalo',
            text: md`$\frac{4}{52} + \frac{13}{52} - \frac{1}{52} = \frac{16}{52} = \frac{4}{13}$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cuales-son-excluyentes',
          question: md`Se lanza un dado. ¿Qué par de eventos no puede ocurrir a la vez?`,
          key: 'Sacar un número par y sacar 5',
          distractors: [
            { text: 'Sacar un número par y sacar más de 3', feedback: 'El 4 y el 6 cumplen las dos.' },
            { text: 'Sacar un impar y sacar un múltiplo de 3', feedback: 'El 3 cumple las dos.' },
            { text: 'Sacar menos de 4 y sacar un primo', feedback: 'El 2 y el 3 cumplen las dos.' },
          ],
          explanation: md`El 5 es impar: ningún resultado es par y 5 a la vez.`,
        },
        {
          id: 'ruleta-de-colores',
          question: md`Una ruleta cae en rojo con probabilidad $0{,}35$, en azul con $0{,}25$ y, si no, en verde. ¿Cuál es la probabilidad de rojo o verde?`,
          key: '0,75',
          distractors: [
            { text: '0,6', feedback: 'Esa es la de rojo o azul.' },
            { text: '0,4', feedback: 'Esa es la de verde. Falta sumar la de rojo.' },
            { text: '0,14', feedback: 'Multiplicaste. Con «o» se suma.' },
          ],
          explanation: md`Verde: $1 - 0{,}35 - 0{,}25 = 0{,}4$. No pueden salir juntos: $0{,}35 + 0{,}4 = 0{,}75$. También $1 - 0{,}25$.`,
        },
        {
          id: 'pueden-ser-excluyentes',
          question: md`Se sabe que $P(A) = 0{,}7$ y $P(B) = 0{,}6$. ¿Pueden ser excluyentes?`,
          key: 'No, porque la suma pasa de 1',
          distractors: [
            {
              text: 'Sí, porque cada una es menor que 1',
              feedback: 'Si no compartieran casos, la de A o B sería 1,3, y eso no existe.',
            },
            { text: 'Sí, si no tienen casos comunes', feedback: 'Es que tienen que tenerlos: no caben separados.' },
            {
              text: 'No, porque son distintas',
              feedback: 'Ser distintas no importa: 0,2 y 0,3 podrían ser excluyentes.',
            },
          ],
          explanation: md`Comparten a lo menos $0{,}7 + 0{,}6 - 1 = 0{,}3$.`,
        },
      ],
    },
    {
      id: 'tablas-y-lo-que-falta',
      title: 'Desde una tabla, y despejar lo que falta',
      idea: md`En una tabla de doble entrada, la casilla donde se cruzan la fila y la columna es lo **compartido**.

Para «fila o columna»: suma el total de la fila y el de la columna, y descuenta el cruce. También puedes sumar, una sola vez, todas las casillas que sirven.

La regla sirve al revés. Si conoces la unión, despeja el cruce:

$$P(A \cap B) = P(A) + P(B) - P(A \cup B)$$`,
      example: {
        problem: md`La tabla muestra a 50 estudiantes. ¿Cuál es la probabilidad de que uno elegido al azar vaya a deporte o a música?

| | Deporte | Sin deporte |
| --- | --- | --- |
| **Música** | 8 | 12 |
| **Sin música** | 20 | 10 |`,
        steps: [
          { title: 'Total de deporte', text: md`$8 + 20 = 28$.` },
          { title: 'Total de música', text: md`$8 + 12 = 20$.` },
          { title: 'Descuenta el cruce', text: md`$28 + 20 - 8 = 40$.` },
          {
            title: 'Divide y comprueba',
            text: md`$\frac{40}{50} = \frac{4}{5}$. Quedan fuera solo los 10 que no van a nada.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'bicicleta-o-tarde',
          question: md`La tabla muestra cómo llegan 60 personas y su jornada.

| | Mañana | Tarde |
| --- | --- | --- |
| **Bus** | 15 | 9 |
| **Bicicleta** | 21 | 15 |

Se elige una al azar. ¿Cuál es la probabilidad de que llegue en bicicleta o vaya en la tarde?`,
          key: md`$\frac{3}{4}$`,
          distractors: [
            {
              text: md`$1$`,
              feedback: 'Contaste dos veces a las 15 de bicicleta y tarde.',
              mistake: 'union-suma-sin-restar',
            },
            {
              text: md`$\frac{1}{2}$`,
              feedback: 'Sacaste a las 15 que cumplen ambas, y también sirven.',
              mistake: 'union-solo-uno-de-los-dos',
            },
            {
              text: md`$\frac{1}{4}$`,
              feedback: 'Esas son las de bicicleta y tarde a la vez.',
              mistake: 'union-como-interseccion',
            },
          ],
          explanation: md`$36 + 24 - 15 = 45$, y $\frac{45}{60} = \frac{3}{4}$. Queda fuera solo bus y mañana.`,
        },
        {
          id: 'despejar-la-interseccion',
          question: md`El 60 % de las casas de un pasaje tiene perro, el 50 % tiene gato y el 80 % tiene perro o gato. ¿Qué porcentaje tiene los dos?`,
          key: '30 %',
          distractors: [
            { text: '10 %', feedback: 'Restaste 60 y 50. Lo compartido es lo que sobra al sumarlos.' },
            { text: '20 %', feedback: 'Ese es el porcentaje que no tiene ninguno.' },
            { text: '110 %', feedback: 'Sumaste. Justo lo que pasa de 80 está contado dos veces.' },
          ],
          explanation: md`$60 + 50 - 80 = 30$: es lo que queda contado dos veces.`,
        },
      ],
    },
  ],
  summary: [
    md`«$A$ o $B$» incluye que ocurran los dos.`,
    md`$P(A \cup B) = P(A) + P(B) - P(A \cap B)$.`,
    md`Si no pueden ocurrir juntos, solo se suma.`,
    md`En una tabla, el cruce de fila y columna es lo compartido.`,
  ],
});
