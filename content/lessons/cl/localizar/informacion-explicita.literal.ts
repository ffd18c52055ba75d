import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.localizar.informacion-explicita.literal',
  version: 2,
  minutes: 14,
  opening: {
    question: md`Un aviso dice: «La sala abre a las 9. La fila parte a las 8. Los viernes se abre a las 10, porque antes hay aseo». ¿A qué hora abre la sala un viernes?`,
    guesses: ['A las 8', 'A las 9', 'A las 10'],
    reveal: md`Las tres horas están en el aviso y solo una responde: las 10. En esta lección vas a practicar cómo encontrar el dato pedido entre otros que también aparecen y que parecen servir.`,
  },
  points: [
    {
      id: 'ir-al-lugar',
      title: 'Ve al lugar del texto antes de elegir',
      idea: md`Cuando preguntan por un dato escrito, la respuesta tiene un lugar: una frase que puedes mostrar con el dedo. No la busques en tu memoria. Vuelve al texto.

Haz tres cosas. Primero, marca en la pregunta **qué** se pide (quién, cuándo, cuánto, por qué) y **de qué momento**. Después, busca esa zona del texto. Por último, lee la frase completa, con la que va antes y la que va después.

Una alternativa puede repetir palabras del texto y ser falsa. También puede ser verdadera y responder otra pregunta.`,
      readings: [
        {
          title: 'El reloj de Lolenco (crónica)',
          by: 'Texto escrito para Travesía',
          text: md`El reloj de la estación de Lolenco se detuvo un martes a las cuatro y diez. Nadie lo notó hasta el jueves, cuando la profesora Ercilia perdió la micro por confiar en él. Hasta entonces la gente miraba la hora en el campanario.

El lunes siguiente llegó don Arnoldo, relojero jubilado, con una caja de herramientas y un pan. Subió por la escala que le prestaron los bomberos. Abajo se juntaron nueve personas, seguras de que faltaba un repuesto. Don Arnoldo encontró un nido de chercanes apoyado en la rueda mayor y no quiso sacarlo. «Hasta que vuelen», dijo, y bajó a comerse el pan.

El reloj marcó las cuatro y diez durante tres semanas más. La alcaldesa hizo colgar un cartel: «Hora de los chercanes». Cuando las crías se fueron, don Arnoldo volvió, limpió la rueda y el reloj partió sin repuesto alguno.`,
        },
      ],
      example: {
        problem: md`Según la crónica, ¿quiénes facilitaron la escala a don Arnoldo?`,
        steps: [
          { title: 'Marca lo que se pide', text: md`Se pide un **quiénes**, y sobre un objeto preciso: la escala.` },
          {
            title: 'Busca la zona',
            text: md`Don Arnoldo sube en el segundo párrafo. Ahí está la frase: «Subió por la escala que le prestaron los bomberos».`,
          },
          {
            title: 'Descarta a los vecinos de la frase',
            text: md`En la línea siguiente hay nueve personas. Ellas miran desde abajo: no prestan nada.`,
          },
          { title: 'Responde', text: md`Los bomberos. Puedes mostrar la frase que lo dice.` },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: md`Tomar un dato verdadero de otra parte. El campanario está en la crónica, pero no responde por la escala. Pregúntate qué pregunta contesta ese dato.`,
        },
        {
          mistake: 'lectura-cambia-orden',
          text: md`Mezclar el antes con el después. Si la pregunta dice «antes de» o «por primera vez», ordena los hechos con una línea corta antes de elegir.`,
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: md`Elegir lo que repite una palabra llamativa. «Repuesto» aparece dos veces en la crónica: una es lo que suponía la gente; la otra dice que no hizo falta.`,
        },
      ],
      checks: [
        {
          id: 'reloj-cuando-se-nota',
          question: md`¿Cuándo se dieron cuenta de que el reloj estaba detenido?`,
          key: 'Un jueves',
          distractors: [
            {
              text: 'Un martes',
              feedback: 'El martes se detuvo; nadie lo notó ese día. La pregunta es por lo que pasó después.',
              mistake: 'lectura-cambia-orden',
            },
            {
              text: 'Un lunes',
              feedback: 'El lunes llegó el relojero. Es un dato cierto que contesta otra pregunta.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`«Nadie lo notó hasta el jueves»: ese día la profesora Ercilia perdió la micro.`,
        },
        {
          id: 'reloj-por-que-parado',
          question: md`¿Qué había en la rueda mayor del reloj?`,
          key: 'Un nido de pájaros',
          distractors: [
            {
              text: 'Un repuesto gastado',
              feedback: 'La palabra está en el texto, pero era lo que suponía la gente. El reloj partió sin repuesto.',
              mistake: 'lectura-palabra-repetida',
            },
            {
              text: 'Un cartel municipal',
              feedback: 'El cartel lo hizo colgar la alcaldesa tiempo después; no estaba en la rueda.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Una herramienta olvidada',
              feedback: 'La caja de herramientas la llevó don Arnoldo. Relee qué encontró al subir.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`«Encontró un nido de chercanes apoyado en la rueda mayor». El chercán es un pájaro pequeño.`,
        },
        {
          id: 'reloj-hora-antes',
          question: md`Antes del episodio, ¿dónde miraba la hora la gente de Lolenco?`,
          key: 'En el campanario',
          distractors: [
            {
              text: 'En la estación',
              feedback: 'El reloj de la estación es el que se detuvo; relee la última frase del primer párrafo.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'En el cartel',
              feedback: 'El cartel es posterior y además es una broma con los chercanes.',
              mistake: 'lectura-cambia-orden',
            },
          ],
          explanation: md`El primer párrafo lo dice: «Hasta entonces la gente miraba la hora en el campanario».`,
        },
      ],
    },
    {
      id: 'lo-que-esta-y-lo-que-no',
      title: 'Quién lo dice y hasta dónde lo dice',
      idea: md`En una escena hablan varios. Un dato cambia de dueño con facilidad, así que anota al margen quién dice o hace cada cosa.

Respeta además el tamaño de lo dicho. Si el texto dice «una vez», no es «siempre». Si cuenta lo que alguien hizo, no siempre cuenta **por qué**. Ese motivo lo agregas tú.

Lo que sabes del mundo tampoco es prueba. Puede ser cierto y no estar en la página.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'alternativa', label: 'Alternativa', column: 0, row: 1 },
          { id: 'frase', label: '¿Qué frase lo dice?', column: 1, row: 0 },
          { id: 'quien', label: '¿Quién lo dice?', column: 1, row: 1 },
          { id: 'cuanto', label: '¿Dice tanto?', column: 1, row: 2 },
          { id: 'respuesta', label: 'Respuesta', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'alternativa', to: 'frase' },
          { from: 'alternativa', to: 'quien' },
          { from: 'alternativa', to: 'cuanto' },
          { from: 'frase', to: 'respuesta' },
          { from: 'quien', to: 'respuesta' },
          { from: 'cuanto', to: 'respuesta' },
        ],
        alt: 'Una alternativa pasa por tres preguntas antes de ser respuesta: qué frase lo dice, quién lo dice y si el texto dice tanto.',
      },
      readings: [
        {
          title: 'La llave (escena de teatro)',
          by: 'Texto escrito para Travesía',
          text: md`*Una sede vecinal. Dos sillas, una caja con libros.*

NORMA. —Quedamos en que la llave la tenía Eusebio.

RAÚL. —La tenía hasta el domingo. Se la pasó a la Yoli, que abre los martes.

NORMA. —¿Y el martes abrió?

RAÚL. —Abrió a las seis. Yo le había pedido a las cinco, por los niños. Esperaron afuera.

NORMA. —Podríamos sacar otra llave.

RAÚL. —Eso costaría poco. Lo que falta es alguien que venga los jueves. *(Abre la caja.)* Llegaron libros de Valdivia. Veinte. Tres vienen repetidos.

NORMA. —Yo puedo los jueves. Pero sin llave, no.

*Raúl mira la puerta. Se ríe. Saca del bolsillo una llave atada a un cordel rojo y la deja sobre la silla.*`,
        },
      ],
      example: {
        problem: md`¿Qué propone Norma en la escena?`,
        steps: [
          {
            title: 'Busca lo que dice Norma',
            text: md`De sus intervenciones, una propone algo: «Podríamos sacar otra llave».`,
          },
          {
            title: 'Separa lo de Raúl',
            text: md`Pedir que se abra a las cinco fue de Raúl. También es él quien dice que falta alguien los jueves.`,
          },
          {
            title: 'No agregues motivos',
            text: md`La escena no dice que desconfíe de Eusebio. Respuesta: propone hacer otra llave.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-personaje',
          text: md`Dar a uno lo que dijo otro. Escribe la inicial junto a cada dato: E pasó la llave, Y abrió, R pidió las cinco, N ofrece los jueves.`,
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: md`Explicar con un sentimiento que no está. Raúl se ríe; la escena no dice si por cariño o por burla.`,
        },
        {
          mistake: 'lectura-saber-previo',
          text: md`Contestar con lo habitual. En muchas sedes la directiva guarda la llave; aquí la tuvo Eusebio y después la Yoli.`,
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Agrandar lo dicho. «Tres vienen repetidos» no es «todos los libros sirven poco».`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Dar vuelta la frase. Raúl pidió abrir a las cinco y se abrió a las seis: fue más tarde, no más temprano.`,
        },
      ],
      checks: [
        {
          id: 'llave-quien-pidio',
          question: md`¿Quién pidió que la sede abriera a las cinco?`,
          key: 'Raúl',
          distractors: [
            {
              text: 'Yoli',
              feedback: 'Ella abrió a las seis. Mira quién dice «yo le había pedido».',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Norma',
              feedback: 'Norma pregunta si se abrió. El que dice «yo le había pedido a las cinco» es otro.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Los niños',
              feedback: 'El pedido era pensando en ellos, pero no lo hicieron ellos: esperaron afuera.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: md`Raúl dice: «Yo le había pedido a las cinco, por los niños».`,
        },
        {
          id: 'llave-libros',
          question: md`¿Qué se dice de los libros que llegaron?`,
          key: 'Que algunos de ellos vienen repetidos',
          distractors: [
            {
              text: 'Que la mayoría de ellos está repetida',
              feedback: 'Son tres de veinte. El texto dice tres; la mayoría es más de la mitad.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Que se compraron en una librería',
              feedback: 'Suele ser así, pero la escena solo dice que llegaron de Valdivia.',
              mistake: 'lectura-saber-previo',
            },
            {
              text: 'Que Norma los había encargado',
              feedback: 'Nadie cuenta quién los pidió ni por qué llegaron.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: md`Raúl dice: «Veinte. Tres vienen repetidos». Eso es algunos, y nada más.`,
        },
        {
          id: 'llave-que-falta',
          question: md`Según Raúl, ¿qué es lo que falta?`,
          key: 'Una persona para los jueves',
          distractors: [
            {
              text: 'Dinero para otra llave',
              feedback: 'Él dice que costaría poco: lo contrario de que falte dinero.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Confianza en quien abre',
              feedback: 'Ese sentimiento no se nombra. Relee la frase que empieza con «Lo que falta».',
              mistake: 'lectura-motivo-inventado',
            },
            {
              text: 'Otra copia de la llave',
              feedback: 'Eso lo plantea Norma. Raúl contesta que el problema es otro.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: md`«Lo que falta es alguien que venga los jueves». La llave, en cambio, «costaría poco».`,
        },
      ],
    },
    {
      id: 'tablas-y-graficos',
      title: 'En una tabla, fila y columna',
      idea: md`Una tabla o un gráfico también es lectura. El dato está en un cruce: una **fila** (de quién se habla) y una **columna** (qué se mide).

Antes de mirar números, lee el título y los encabezados. Luego pon un dedo en la fila y otro en la columna. En un gráfico de barras, lee el nombre debajo de la barra y el nombre del eje.

El número más grande llama la vista. Úsalo solo si preguntan por el mayor.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Enero', 'Abril', 'Julio', 'Octubre'],
        series: [
          { name: 'Kilos pedidos', values: [40, 60, 90, 50] },
          { name: 'Kilos entregados', values: [40, 55, 70, 50] },
        ],
        yTitle: 'Kilos de leña',
        showValues: true,
        alt: 'Barras de leña pedida y entregada en cuatro meses. Enero: 40 y 40. Abril: 60 y 55. Julio: 90 y 70. Octubre: 50 y 50.',
        caption: 'Leña de un comedor escolar (datos inventados).',
      },
      example: {
        problem: md`Según el gráfico, ¿cuántos kilos de leña se entregaron en julio?`,
        steps: [
          { title: 'Elige el mes', text: md`Julio es el tercer grupo de barras: 90 y 70.` },
          {
            title: 'Elige la serie',
            text: md`Preguntan por lo entregado. El 90 es lo pedido; lo entregado es 70.`,
          },
          { title: 'Responde con la unidad', text: md`Se entregaron 70 kilos.` },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otra-fila',
          text: md`Leer la barra o la fila del lado. Di en voz baja los dos nombres, «entregados, julio», y recién entonces lee el número.`,
        },
      ],
      checks: [
        {
          id: 'lena-abril',
          figure: 'of-the-point',
          question: md`Según el gráfico de la leña, ¿cuántos kilos se pidieron en abril?`,
          key: '60',
          distractors: [
            {
              text: '55',
              feedback: 'Esa es la barra de lo entregado en abril. Se pregunta por lo pedido.',
              mistake: 'lectura-otra-fila',
            },
            {
              text: '90',
              feedback: 'Ese es el valor más alto del gráfico, y es de julio.',
              mistake: 'lectura-otra-fila',
            },
          ],
          explanation: md`En el grupo de abril, la serie de kilos pedidos vale 60.`,
        },
        {
          id: 'lancha-tabla',
          question: md`Una lancha informa sus horarios (datos inventados).

| Día | Zarpe | Regreso |
|---|---|---|
| Lunes | 8:00 | 17:30 |
| Jueves | 9:30 | 18:00 |
| Sábado | 10:00 | 15:00 |

¿A qué hora regresa el jueves?`,
          key: '18:00',
          distractors: [
            {
              text: '9:30',
              feedback: 'Estás en la fila correcta, pero esa columna es la del zarpe.',
              mistake: 'lectura-otra-fila',
            },
            {
              text: '17:30',
              feedback: 'Esa es la columna correcta en la fila del lunes.',
              mistake: 'lectura-otra-fila',
            },
            {
              text: '15:00',
              feedback: 'Bajaste una fila: ese es el regreso del sábado.',
              mistake: 'lectura-otra-fila',
            },
          ],
          explanation: md`El cruce de la fila «Jueves» con la columna «Regreso» es 18:00.`,
        },
        {
          id: 'lena-diferencia',
          figure: 'of-the-point',
          question: md`En el gráfico de la leña, ¿en qué mes faltó más leña respecto de la pedida?`,
          key: 'En julio',
          distractors: [
            {
              text: 'En abril',
              feedback: 'En abril también faltó, pero solo 5 kilos. Compara los dos casos.',
              mistake: 'lectura-otra-fila',
            },
            {
              text: 'En enero',
              feedback:
                'En enero las barras son iguales: no faltó nada. Tiene lo entregado más bajo, que es otra cosa.',
              mistake: 'lectura-otra-fila',
            },
          ],
          explanation: md`En julio se pidieron 90 kilos y se entregaron 70: faltaron 20. En abril faltaron 5.`,
        },
      ],
    },
  ],
  summary: [
    md`Marca qué se pide y de qué momento; después vuelve al texto.`,
    md`La respuesta literal se puede mostrar con el dedo.`,
    md`Un dato verdadero puede responder otra pregunta.`,
    md`Anota quién dice cada cosa y no agregues motivos.`,
    md`En tablas y gráficos, nombra la fila y la columna antes de leer el número.`,
  ],
});
