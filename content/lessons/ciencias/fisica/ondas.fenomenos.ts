import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.ondas.fenomenos',
  version: 2,
  minutes: 20,
  opening: {
    question: md`Una buza está bajo el agua, en una laguna muy quieta, y mira hacia arriba. ¿Qué ve en la superficie?`,
    guesses: [
      'El cielo por todas partes, como desde fuera',
      'El cielo dentro de un círculo y, alrededor, un espejo',
      'Nada: la luz no sale ni entra por el agua',
    ],
    reveal: md`Ve todo el mundo de afuera apretado en un círculo, y alrededor, el fondo reflejado como en un espejo. En esta lección sale por qué: la luz se refleja, se desvía y, desde cierto ángulo, no puede salir.`,
  },
  points: [
    {
      id: 'reflexion',
      title: 'Línea recta y reflexión',
      idea: md`En un mismo medio la luz viaja en **línea recta**: por eso hay sombras. Al llegar a una superficie, una parte rebota: es la **reflexión**.

Los ángulos se miden desde la **normal**, la línea perpendicular a la superficie, y no desde la superficie. El ángulo de incidencia y el de reflexión son **iguales**.

Si la superficie es lisa, todos los rayos rebotan ordenados y se forma una imagen. Si es áspera, como una pared, cada uno sale hacia otro lado: se ve la pared, pero no una imagen en ella.`,
      figure: {
        kind: 'drawing',
        width: 22,
        height: 11,
        shapes: [
          { shape: 'segment', from: [2, 2], to: [20, 2] },
          { shape: 'segment', from: [11, 2], to: [11, 10], dashed: true },
          { shape: 'arrow', from: [3, 8], to: [11, 2], accent: 1 },
          { shape: 'arrow', from: [11, 2], to: [19, 8], accent: 2 },
          { shape: 'angle', at: [11, 2], from: [11, 10], to: [3, 8], label: '53°' },
          { shape: 'angle', at: [11, 2], from: [11, 10], to: [19, 8], label: '53°' },
          { shape: 'text', at: [11.5, 9.8], text: 'normal', anchor: 'start' },
          { shape: 'text', at: [11, 0.8], text: 'espejo', anchor: 'middle' },
        ],
        alt: 'Rayo que llega a un espejo horizontal y se refleja. Los ángulos de incidencia y de reflexión, medidos desde la normal, son de 53° los dos.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'roce=0',
        words: 'Manda un pulso y mira cómo vuelve del extremo fijo y del libre.',
      },
      example: {
        problem: md`Un rayo llega a un espejo formando 40° con la **superficie**. ¿Cuánto mide el ángulo de reflexión, y qué ángulo hay entre los dos rayos?`,
        steps: [
          {
            title: 'Pasa a la normal',
            text: md`La normal está a 90° de la superficie: incidencia de $90 - 40 = 50°$.`,
          },
          { title: 'Iguala', text: md`La reflexión también es de 50°.` },
          { title: 'Suma', text: md`Entre los rayos hay $50 + 50 = 100°$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'treinta-y-cinco-con-el-espejo',
          question: md`Un rayo forma 35° con la superficie de un espejo plano. ¿Cuánto mide el ángulo de reflexión?`,
          key: '55°',
          distractors: [
            { text: '35°', feedback: 'Ese se mide desde la superficie. El de reflexión se mide desde la normal.' },
            { text: '110°', feedback: 'Ese es el ángulo entre los dos rayos.' },
            { text: '70°', feedback: 'Duplicaste 35°. Primero pasa a la normal: 90 menos 35.' },
          ],
          explanation: md`Incidencia: $90 - 35 = 55°$. La reflexión es igual.`,
        },
        {
          id: 'sombra-al-doble',
          question: md`Una lámpara muy pequeña está a 1 m de una lámina de 20 cm y a 2 m de la pared, todo en línea. ¿Qué alto tiene la sombra?`,
          key: '40 cm',
          distractors: [
            { text: '20 cm', feedback: 'Eso sería con rayos paralelos. Desde una lámpara cercana los rayos se abren.' },
            { text: '10 cm', feedback: 'Los rayos se siguen abriendo después de la lámina: la sombra crece.' },
          ],
          explanation: md`Los rayos van en línea recta. Al doble de distancia, el doble de tamaño.`,
        },
      ],
    },
    {
      id: 'refraccion',
      title: 'Refracción: cambia la rapidez, cambia la dirección',
      idea: md`Al pasar a otro medio, la luz cambia de **rapidez**. Si entra inclinada, también cambia de dirección: es la **refracción**.

- Si va **más lenta** en el segundo medio, se **acerca** a la normal: el ángulo es menor.
- Si va **más rápida**, se **aleja**: el ángulo es mayor.

La frecuencia no cambia, porque la pone la fuente. Si llega por la normal (0°), cambia de rapidez y sigue derecho. Siempre hay además una parte que se refleja.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 13,
        shapes: [
          { shape: 'segment', from: [1, 6.5], to: [19, 6.5] },
          { shape: 'segment', from: [10, 0.5], to: [10, 12.5], dashed: true },
          { shape: 'arrow', from: [4.7, 11.8], to: [10, 6.5], accent: 1 },
          { shape: 'arrow', from: [10, 6.5], to: [13.3, 1.25], accent: 2 },
          { shape: 'angle', at: [10, 6.5], from: [10, 12.5], to: [4.7, 11.8], label: '45°' },
          { shape: 'angle', at: [10, 6.5], from: [10, 0.5], to: [13.3, 1.25] },
          { shape: 'text', at: [12.1, 4.9], text: '32°', anchor: 'start' },
          { shape: 'text', at: [18.8, 8], text: 'aire', anchor: 'end' },
          { shape: 'text', at: [18.8, 5.2], text: 'agua', anchor: 'end' },
        ],
        alt: 'Rayo que pasa del aire al agua. En el aire forma 45° con la normal; en el agua, 32°: se acerca a la normal.',
      },
      example: {
        problem: md`Un láser pasa de un líquido al aire. Datos inventados:

| En el líquido | En el aire |
|---|---|
| 0° | 0° |
| 20° | 29° |
| 30° | 44° |

¿Dónde viaja más rápido la luz?`,
        steps: [
          { title: 'Compara los ángulos', text: md`En el aire son mayores: el rayo se aleja de la normal.` },
          { title: 'Relaciona con la rapidez', text: md`Se aleja de la normal donde va más rápido: en el aire.` },
          {
            title: 'No leas de más',
            text: md`A 0° los dos coinciden, porque llega por la normal. Eso no dice que la rapidez sea igual.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'asocia-acercarse-a-la-normal-con-mas-rapidez',
          text: md`Relacionarlo al revés. Ángulo **menor**, medio **más lento**. Del aire al agua se acerca y se frena.`,
        },
        {
          mistake: 'cree-que-la-frecuencia-cambia-al-refractar',
          text: md`Decir que cambia la frecuencia. La impone la fuente; cambian la rapidez y la longitud de onda.`,
        },
        {
          mistake: 'confunde-refraccion-con-reflexion',
          text: md`Esperar ángulos iguales. Eso es la reflexión, que ocurre en el mismo medio.`,
        },
      ],
      checks: [
        {
          id: 'del-aire-al-aceite',
          question: md`Un rayo pasa del aire a un aceite: 40° en el aire y 26° en el aceite, medidos desde la normal. ¿Qué ocurrió con la luz?`,
          key: 'Su rapidez bajó y por eso se acercó a la normal',
          distractors: [
            {
              text: 'Su rapidez subió y por eso se acercó a la normal',
              feedback: 'Se acerca a la normal en el medio donde va más lenta.',
              mistake: 'asocia-acercarse-a-la-normal-con-mas-rapidez',
            },
            {
              text: 'Su frecuencia bajó y por eso cambió de dirección',
              feedback: 'La frecuencia la pone la fuente y no cambia al pasar de medio.',
              mistake: 'cree-que-la-frecuencia-cambia-al-refractar',
            },
            {
              text: 'Su dirección se mantuvo, pues los ángulos son iguales',
              feedback: '40° y 26° no son iguales. La igualdad es de la reflexión.',
              mistake: 'confunde-refraccion-con-reflexion',
            },
          ],
          explanation: md`El ángulo menor está en el aceite: ahí la luz va más lenta.`,
        },
        {
          id: 'que-se-mantiene-en-el-vidrio',
          question: md`Una luz roja entra desde el aire a un vidrio. ¿Qué magnitud de la onda se mantiene?`,
          key: 'La frecuencia',
          distractors: [
            { text: 'La rapidez', feedback: 'En el vidrio la luz viaja más lenta.' },
            {
              text: 'La longitud de onda',
              feedback: 'Con la misma frecuencia y menos rapidez, se acorta.',
              mistake: 'cree-que-la-frecuencia-cambia-al-refractar',
            },
          ],
          explanation: md`Por cada cresta que llega al vidrio, entra una cresta: la frecuencia es la misma.`,
        },
        {
          id: 'moneda-en-el-balde',
          question: md`Un rayo sale de una moneda en el fondo de un balde y pasa del agua al aire, inclinado. ¿Cómo sigue?`,
          key: 'Se aleja de la normal, porque en el aire va más rápido',
          distractors: [
            {
              text: 'Se acerca a la normal, porque en el aire va más rápido',
              feedback: 'Más rápido es alejarse de la normal.',
              mistake: 'asocia-acercarse-a-la-normal-con-mas-rapidez',
            },
            {
              text: 'Sigue derecho, porque los ángulos son iguales',
              feedback: 'Solo sigue derecho si llega por la normal.',
              mistake: 'confunde-refraccion-con-reflexion',
            },
          ],
          explanation: md`Por eso la moneda se ve más arriba de lo que está: el ojo prolonga el rayo en línea recta.`,
        },
      ],
    },
    {
      id: 'reflexion-total',
      title: 'Cuando la luz no puede salir',
      idea: md`Si la luz va del medio **lento** al **rápido**, el ángulo de refracción es mayor que el de incidencia. Al aumentar la incidencia, el rayo refractado se acuesta cada vez más sobre la superficie.

El **ángulo límite** es la incidencia con que ese rayo sale a 90°, rasante. Con una incidencia mayor, ya no sale nada: toda la luz se refleja. Es la **reflexión total**.

No ocurre con cualquier ángulo, ni del medio rápido al lento. Del agua al aire, el límite es cercano a 49°: de ahí el círculo de la buza.`,
      example: {
        problem: md`Un láser va del agua al aire (datos redondeados).

| Incidencia | Refracción |
|---|---|
| 20° | 27° |
| 30° | 42° |
| 40° | 59° |
| 45° | 70° |
| 50° | no sale |

¿Qué ángulos conviene probar para hallar el límite con más precisión?`,
        steps: [
          { title: 'Busca el último que sale', text: md`Con 45° de incidencia, la luz sale a 70°.` },
          { title: 'Busca el primero que no sale', text: md`Con 50° ya no sale.` },
          { title: 'Elige la columna correcta', text: md`El límite es un ángulo de **incidencia**, entre 45° y 50°.` },
          { title: 'Decide', text: md`Se prueba de grado en grado entre 45° y 50°.` },
        ],
      },
      warnings: [
        {
          mistake: 'reflexion-total-en-todo-angulo',
          text: md`Buscar el límite entre ángulos en que ya no sale luz. Pasado el límite, todos dan lo mismo.`,
        },
        {
          mistake: 'confunde-angulo-limite-con-incidencia-rasante',
          text: md`Tomar 70° o 90°, de la columna de refracción. El límite es de incidencia.`,
        },
        {
          mistake: 'refraccion-sin-reflexion',
          text: md`Buscar entre los ángulos en que siempre sale luz. El cambio está justo después del último.`,
        },
      ],
      checks: [
        {
          id: 'vidrio-al-aire',
          question: md`De un vidrio al aire, con 35° de incidencia la luz sale a 59°; con 40°, a 75°; con 45°, no sale. ¿Qué ángulos de incidencia conviene probar para hallar el límite?`,
          key: 'De grado en grado entre 40° y 45°',
          distractors: [
            {
              text: 'De grado en grado entre 75° y 90°',
              feedback: '75° es un ángulo de refracción. Se controla el de incidencia.',
              mistake: 'confunde-angulo-limite-con-incidencia-rasante',
            },
            {
              text: 'De cinco en cinco entre 45° y 90°',
              feedback: 'Desde 45° ya no sale luz: todos darán lo mismo.',
              mistake: 'reflexion-total-en-todo-angulo',
            },
            {
              text: 'De cinco en cinco entre 0° y 35°',
              feedback: 'En todo ese tramo la luz sale. El cambio está más allá de 40°.',
              mistake: 'refraccion-sin-reflexion',
            },
          ],
          explanation: md`Con 40° sale y con 45° no: el límite está entre los dos.`,
        },
        {
          id: 'del-aire-al-agua',
          question: md`Un rayo llega desde el aire al agua con un ángulo de incidencia de 80°. ¿Puede haber reflexión total?`,
          key: 'No, porque pasa a un medio más lento',
          distractors: [
            {
              text: 'Sí, porque 80° es mayor que 49°',
              feedback: 'El límite de 49° vale del agua al aire, no al revés.',
              mistake: 'reflexion-total-en-todo-angulo',
            },
            {
              text: 'No, porque la luz nunca se refleja en el agua',
              feedback: 'Una parte siempre se refleja. Lo que no hay es reflexión total.',
              mistake: 'refraccion-sin-reflexion',
            },
          ],
          explanation: md`Hacia un medio más lento el rayo se acerca a la normal: siempre hay un ángulo con que entrar.`,
        },
      ],
    },
    {
      id: 'absorcion',
      title: 'Absorción: una parte se queda',
      idea: md`Al atravesar un material, parte de la luz se **absorbe**: su energía pasa al material, que se calienta. El resto pasa.

Si una lámina absorbe el 30 %, deja pasar el 70 % **de lo que le llega**. Una segunda lámina igual recibe menos, y deja pasar el 70 % de eso. Por eso se multiplica: $0{,}7 \cdot 0{,}7 = 0{,}49$. Pasa el 49 %.

Los porcentajes no se suman: con cuatro láminas de 30 % se absorbería más que todo.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Sin láminas', '1 lámina', '2 láminas', '3 láminas'],
        series: [{ name: 'Luz', values: [1000, 700, 490, 343] }],
        yTitle: 'Luz que llega (lux)',
        showValues: true,
        alt: 'Barras de la luz que llega a un sensor: 1.000 lux sin láminas, 700 con una, 490 con dos y 343 con tres.',
        caption: 'Cada lámina absorbe el 30 % de lo que le llega.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'desafio=que-no-vuelva',
        words: 'Busca un extremo que no devuelva nada.',
      },
      example: {
        problem: md`Llegan 1.000 lux a un sensor. Se ponen dos láminas, y cada una absorbe el 30 %. ¿Cuánto llega?`,
        steps: [
          { title: 'Lo que deja pasar cada una', text: md`$100 - 30 = 70\ \%$, es decir, 0,7.` },
          { title: 'Primera lámina', text: md`$0{,}7 \cdot 1.000 = 700$ lux.` },
          { title: 'Segunda lámina', text: md`$0{,}7 \cdot 700 = 490$ lux.` },
        ],
      },
      warnings: [
        {
          mistake: 'absorcion-suma-porcentajes',
          text: md`Restar el 60 %: da 400 lux. La segunda lámina absorbe el 30 % de 700, no de 1.000.`,
        },
        { mistake: 'cuenta-una-lamina-menos', text: md`Detenerse en 700 lux. Cuenta una multiplicación por lámina.` },
        {
          mistake: 'confunde-lo-absorbido-con-lo-transmitido',
          text: md`Multiplicar por 0,3 dos veces: da 90 lux. El 30 % es lo que se queda.`,
        },
      ],
      checks: [
        {
          id: 'ochocientos-lux',
          question: md`A un sensor llegan 800 lux. Se interponen dos láminas que absorben el 25 % cada una. ¿Cuánta luz llega?`,
          key: '450 lux',
          distractors: [
            {
              text: '400 lux',
              feedback: 'Sumaste 25 % y 25 %. La segunda absorbe el 25 % de lo que le llega.',
              mistake: 'absorcion-suma-porcentajes',
            },
            { text: '600 lux', feedback: 'Esa es la luz después de una lámina.', mistake: 'cuenta-una-lamina-menos' },
            {
              text: '50 lux',
              feedback: 'Usaste lo absorbido, 25 %, como lo que pasa.',
              mistake: 'confunde-lo-absorbido-con-lo-transmitido',
            },
          ],
          explanation: md`$800 \cdot 0{,}75 \cdot 0{,}75 = 450$ lux.`,
        },
        {
          id: 'tres-filtros',
          question: md`Tres filtros iguales absorben el 20 % cada uno. Si llegan 1.000 lux, ¿cuántos pasan?`,
          key: '512 lux',
          distractors: [
            { text: '400 lux', feedback: 'Restaste 60 % de una vez.', mistake: 'absorcion-suma-porcentajes' },
            { text: '640 lux', feedback: 'Contaste dos filtros y son tres.', mistake: 'cuenta-una-lamina-menos' },
            {
              text: '8 lux',
              feedback: 'Multiplicaste por 0,2 en vez de 0,8.',
              mistake: 'confunde-lo-absorbido-con-lo-transmitido',
            },
          ],
          explanation: md`$1.000 \cdot 0{,}8^3 = 512$ lux.`,
        },
        {
          id: 'de-cuatrocientos-a-cien',
          question: md`Dos láminas iguales bajan la luz de 400 a 100 lux. ¿Qué porcentaje deja pasar cada una?`,
          key: '50 %',
          distractors: [
            { text: '25 %', feedback: 'Ese es el porcentaje que pasa por las dos juntas.' },
            {
              text: '62,5 %',
              feedback: 'Repartiste por mitades el 75 % absorbido, pero los porcentajes encadenados no se suman.',
              mistake: 'absorcion-suma-porcentajes',
            },
          ],
          explanation: md`Pasa un cuarto, y $0{,}5 \cdot 0{,}5 = 0{,}25$.`,
        },
      ],
    },
  ],
  summary: [
    md`Los ángulos se miden desde la normal. Reflexión: son iguales.`,
    md`Refracción: más lenta, se acerca a la normal; la frecuencia no cambia.`,
    md`Reflexión total: solo del medio lento al rápido y con incidencia mayor que el ángulo límite.`,
    md`Absorción: se multiplica lo que deja pasar cada lámina.`,
  ],
});
