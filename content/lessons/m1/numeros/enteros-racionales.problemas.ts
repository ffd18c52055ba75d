import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.numeros.enteros-racionales.problemas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Un bidón está lleno. El lunes usas un tercio y el martes, un cuarto de lo que quedaba. ¿Queda más de la mitad, menos de la mitad o justo la mitad?`,
    guesses: ['Más de la mitad', 'Justo la mitad', 'Menos de la mitad'],
    reveal: md`Queda justo la mitad. El lunes quedan dos tercios, y el martes quedan tres cuartos *de eso*. Si tomas las dos fracciones del bidón lleno, te da menos de la mitad: es un error frecuente en estos problemas.`,
  },
  points: [
    {
      id: 'traducir-con-signo',
      title: 'De la historia a los signos',
      idea: md`Antes de calcular, decide **qué es el cero** y **hacia dónde es positivo**. El cero puede ser el nivel del mar, una caja sin plata o la marca de un estanque.

Después traduce cada frase:

- subir, ganar o depositar: se suma;
- bajar, perder, gastar o deber: se resta;
- «cada hora», «por persona»: se multiplica.

Al final lee el signo del resultado y contesta con palabras. Un $-200$ no es una respuesta: «está 200 metros bajo el nivel del mar» sí.`,
      example: {
        problem: md`La caja de un curso parte con una deuda de ${pesos(36000)}. Con una rifa juntan ${pesos(52500)} y en los premios gastan ${pesos(18000)}. Para quedar en cero, ¿cuánto tiene que poner cada uno de los 30 estudiantes?`,
        steps: [
          { title: 'Fija el cero', text: md`Cero es no tener ni deber. La deuda es $-36.000$.` },
          {
            title: 'Traduce y calcula',
            text: md`$-36.000 + 52.500 - 18.000 = 16.500 - 18.000 = -1.500$.`,
          },
          { title: 'Lee el signo', text: md`El curso todavía debe ${pesos(1500)}.` },
          { title: 'Reparte', text: md`$1.500 : 30 = 50$. Cada estudiante pone ${pesos(50)}.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'ascensor-de-la-mina',
          question: md`En una mina, un ascensor está en $-340$ metros. Sube 25 metros por minuto durante 8 minutos y después baja 60 metros. ¿En qué nivel queda?`,
          key: md`$-200$ m`,
          distractors: [
            { text: md`$-600$ m`, feedback: 'Restaste los dos movimientos. Los primeros 200 metros son de subida.' },
            { text: md`$-80$ m`, feedback: 'Sumaste los 60 metros finales, pero en ese tramo baja.' },
            { text: md`$-375$ m`, feedback: 'Sumaste 25 una sola vez: son 25 metros en cada uno de los 8 minutos.' },
          ],
          explanation: md`Sube $25 \cdot 8 = 200$. Entonces $-340 + 200 - 60 = -200$: queda 200 metros bajo el cero.`,
        },
        {
          id: 'diferencia-de-gol',
          question: md`Un equipo lleva 17 goles a favor y 25 en contra. En el partido siguiente gana 4 a 1. ¿Cuál es su nueva diferencia de gol (a favor menos en contra)?`,
          key: md`$-5$`,
          distractors: [
            { text: md`$-11$`, feedback: 'Restaste 3, pero ganar por tres goles mejora la diferencia.' },
            { text: md`$-4$`, feedback: 'Sumaste los 4 a favor y olvidaste el gol en contra.' },
            { text: md`$5$`, feedback: 'Diste vuelta el signo: todavía tiene más goles en contra.' },
          ],
          explanation: md`Antes era $17 - 25 = -8$. El partido suma $4 - 1 = 3$: $-8 + 3 = -5$.`,
        },
        {
          id: 'estanque-con-fuga',
          question: md`Un estanque pierde 2,5 litros por hora. Después de 6 horas le echan 12 litros. ¿Cómo está, comparado con el comienzo?`,
          key: 'Tiene 3 litros menos',
          distractors: [
            { text: 'Tiene 3 litros más', feedback: 'El tamaño está bien. Perdió 15 y recibió 12: ¿qué fue más?' },
            { text: 'Tiene 27 litros menos', feedback: 'Los 12 litros entran: no se suman a lo perdido.' },
            { text: 'Tiene 9,5 litros más', feedback: 'Contaste una sola hora de fuga, y fueron seis.' },
          ],
          explanation: md`$6 \cdot (-2{,}5) + 12 = -15 + 12 = -3$: tiene 3 litros menos.`,
        },
      ],
    },
    {
      id: 'cuanto-cambio',
      title: 'Cuánto cambió: diferencias con negativos',
      idea: md`Lo que cambia una medida es **valor mayor menos valor menor**, cada uno con su signo. De $-6$ a $9$ grados hay $9 - (-6) = 9 + 6 = 15$. La recta lo muestra: 6 hasta el cero y 9 más.

Si los datos vienen en una tabla:

1. Mira qué se compara: dos datos de **la misma fila**.
2. Calcula la diferencia en *todas* las filas.
3. Recién ahí elige la mayor o la menor.

La fila con el número más grande no tiene por qué ser la que más cambia.`,
      figure: {
        kind: 'number-line',
        from: -9,
        to: 12,
        step: 3,
        points: [
          { at: -6, label: 'mínima' },
          { at: 9, label: 'máxima' },
        ],
        intervals: [{ from: -6, to: 9 }],
        alt: 'Recta numérica de −9 a 12. Un tramo grueso une la mínima, en −6, con la máxima, en 9, y pasa por el cero.',
        caption: 'De −6 °C a 9 °C hay 15 grados.',
      },
      example: {
        problem: md`La tabla muestra las temperaturas de cuatro días de invierno en Lonquimay (datos inventados).

| Día | Mínima (°C) | Máxima (°C) |
|---|---|---|
| Lunes | −6 | 5 |
| Martes | −1 | 12 |
| Miércoles | −8 | 8 |
| Jueves | 3 | 9 |

¿Cuál fue la mayor diferencia entre máxima y mínima de un mismo día?`,
        steps: [
          {
            title: 'Escribe la resta de cada día',
            text: md`Lunes: $5 - (-6) = 11$. Martes: $12 - (-1) = 13$. Miércoles: $8 - (-8) = 16$. Jueves: $9 - 3 = 6$.`,
          },
          { title: 'Elige la mayor', text: md`La mayor es 16 °C, la del miércoles.` },
          {
            title: 'Revisa contra la recta',
            text: md`De $-8$ al cero hay 8 grados, y hasta 8 hay otros 8: 16. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'resta-la-minima-sin-su-signo',
          text: md`Hacer $12 - 1 = 11$ el martes. La mínima era $-1$: restarla suma. Si los dos datos están a lados distintos del cero, la diferencia es mayor que cada uno.`,
        },
        {
          mistake: 'compara-dias-distintos',
          text: md`Tomar la máxima del martes y la mínima del miércoles: $12 - (-8) = 20$. Se pedía dentro de un mismo día, es decir, en la misma fila.`,
        },
        {
          mistake: 'elige-el-dia-mas-caluroso',
          text: md`Ir directo al martes porque tiene la máxima más alta. Que haga calor no quiere decir que cambie mucho: calcula todas las filas.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-dias-en-ollague',
          question: md`Temperaturas de cuatro días en Ollagüe (datos inventados):

| Día | Mínima (°C) | Máxima (°C) |
|---|---|---|
| 1 | −7 | 4 |
| 2 | −4 | 10 |
| 3 | −1 | 11 |
| 4 | 2 | 8 |

¿Cuál es la mayor diferencia dentro de un mismo día?`,
          key: '14 °C',
          distractors: [
            {
              text: '10 °C',
              feedback: 'Restaste la mínima del día 3 sin su signo: 11 menos −1 es 12.',
              mistake: 'resta-la-minima-sin-su-signo',
            },
            {
              text: '18 °C',
              feedback: 'Mezclaste la máxima del día 3 con la mínima del día 1.',
              mistake: 'compara-dias-distintos',
            },
            {
              text: '12 °C',
              feedback: 'Esa es la del día más caluroso. Calcula también las demás.',
              mistake: 'elige-el-dia-mas-caluroso',
            },
          ],
          explanation: md`Las diferencias son 11, 14, 12 y 6. La mayor es la del día 2: $10 - (-4) = 14$.`,
        },
        {
          id: 'manana-de-helada',
          question: md`Un termómetro marcaba $-3{,}5$ °C al amanecer y $8{,}5$ °C en la tarde. ¿Cuántos grados subió?`,
          key: '12 °C',
          distractors: [
            {
              text: '5 °C',
              feedback: 'Restaste 8,5 menos 3,5. La primera está bajo cero: son 3,5 hasta el cero y 8,5 más.',
              mistake: 'resta-la-minima-sin-su-signo',
            },
            { text: '11 °C', feedback: 'Sumaste solo las partes enteras. Los dos medios grados hacen uno más.' },
            { text: '8,5 °C', feedback: 'Esa es la temperatura de la tarde: empezó más abajo del cero.' },
          ],
          explanation: md`$8{,}5 - (-3{,}5) = 8{,}5 + 3{,}5 = 12$.`,
        },
        {
          id: 'nivel-del-tranque',
          question: md`El nivel de un tranque se mide en centímetros respecto de una marca.

| Mes | Primer día | Último día |
|---|---|---|
| Enero | 12 | −6 |
| Febrero | −6 | −20 |
| Marzo | −20 | −25 |

¿En qué mes bajó más?`,
          key: 'En enero',
          distractors: [
            {
              text: 'En febrero',
              feedback: 'En febrero bajó 14. De 12 a −6 son 18: son 12 hasta la marca y 6 más.',
              mistake: 'resta-la-minima-sin-su-signo',
            },
            {
              text: 'En marzo',
              feedback: 'En marzo está más abajo, pero se pregunta cuánto cambió: solo 5 cm.',
              mistake: 'elige-el-dia-mas-caluroso',
            },
          ],
          explanation: md`Enero: $12 - (-6) = 18$. Febrero: $-6 - (-20) = 14$. Marzo: $-20 - (-25) = 5$.`,
        },
      ],
    },
    {
      id: 'de-lo-que-queda',
      title: 'Una fracción de lo que queda',
      idea: md`«Un tercio, y después un cuarto **de lo que quedaba**.» La segunda fracción no es del total: es del resto.

El camino más corto es seguir lo que **queda**. Si se usa $\frac{1}{3}$, quedan $\frac{2}{3}$. Si de eso se usa $\frac{1}{4}$, quedan $\frac{3}{4}$ de los $\frac{2}{3}$:

$$\frac{3}{4} \cdot \frac{2}{3} = \frac{1}{2}$$

«De» se traduce por multiplicar. Y dibujar ayuda: una barra con lo usado tachado muestra de qué se toma cada parte.`,
      figure: {
        kind: 'drawing',
        width: 13,
        height: 5,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [0.5, 1.5],
              [4.5, 1.5],
              [4.5, 3.5],
              [0.5, 3.5],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [4.5, 1.5],
              [6.5, 1.5],
              [6.5, 3.5],
              [4.5, 3.5],
            ],
            filled: true,
            accent: 2,
          },
          {
            shape: 'polygon',
            points: [
              [6.5, 1.5],
              [12.5, 1.5],
              [12.5, 3.5],
              [6.5, 3.5],
            ],
          },
          { shape: 'segment', from: [8.5, 1.5], to: [8.5, 3.5], dashed: true },
          { shape: 'segment', from: [10.5, 1.5], to: [10.5, 3.5], dashed: true },
          { shape: 'text', at: [2.5, 4], text: 'lunes: 1/3', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [5.6, 0.6], text: 'martes: 1/4 del resto', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [9.5, 4], text: 'queda: 1/2', anchor: 'middle', size: 'small' },
        ],
        alt: 'Una barra. El primer tercio está pintado: es lo del lunes. Los otros dos tercios se dividen en cuatro partes iguales y una está pintada: es lo del martes. Las tres partes sin pintar son la mitad de la barra.',
      },
      example: {
        problem: md`En un tambor hay 240 litros de agua lluvia. En la huerta se usa $\frac{1}{3}$ y en el invernadero, $\frac{1}{4}$ de lo que quedaba. ¿Cuántos litros quedan?`,
        steps: [
          { title: 'Sigue lo que queda', text: md`Después de la huerta quedan $\frac{2}{3}$ de 240: 160 litros.` },
          {
            title: 'Toma la segunda fracción del resto',
            text: md`$\frac{1}{4}$ de 160 son 40 litros, que se van al invernadero.`,
          },
          { title: 'Resta', text: md`$160 - 40 = 120$ litros.` },
          {
            title: 'Compara con la multiplicación',
            text: md`$\frac{3}{4} \cdot \frac{2}{3} = \frac{1}{2}$, y la mitad de 240 es 120.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'toma-el-resto-como-el-total',
          text: md`Sacar las dos fracciones del total: $\frac{1}{3}$ y $\frac{1}{4}$ de 240 son 80 y 60, y quedarían 100. El cuarto era de los 160 que quedaban.`,
        },
      ],
      checks: [
        {
          id: 'paginas-por-leer',
          question: md`Una novela tiene 150 páginas. Florencia lee $\frac{2}{5}$ el sábado y $\frac{1}{3}$ de las que quedaban el domingo. ¿Cuántas le faltan?`,
          key: '60',
          distractors: [
            {
              text: '40',
              feedback: 'Tomaste el tercio de las 150. Era de las 90 que quedaban.',
              mistake: 'toma-el-resto-como-el-total',
            },
            { text: '30', feedback: 'Esas son las que leyó el domingo; se pregunta por las que faltan.' },
            { text: '90', feedback: 'Esas quedaban el sábado en la noche: falta descontar el domingo.' },
          ],
          explanation: md`Quedan $\frac{3}{5}$ de 150, que son 90. De ellas lee 30, y le faltan 60.`,
        },
        {
          id: 'queso-de-la-feria',
          question: md`En la mañana se vende $\frac{1}{4}$ de un queso y en la tarde, la mitad de lo que quedaba. ¿Qué fracción del queso queda?`,
          key: md`$\frac{3}{8}$`,
          distractors: [
            {
              text: md`$\frac{1}{4}$`,
              feedback: 'Restaste la mitad del queso entero. Era la mitad de los tres cuartos.',
              mistake: 'toma-el-resto-como-el-total',
            },
            {
              text: md`$\frac{1}{8}$`,
              feedback: 'Multiplicaste las partes vendidas. Multiplica las que van quedando.',
              mistake: 'divide-por-las-fracciones-gastadas',
            },
            { text: md`$\frac{5}{8}$`, feedback: 'Esa es la parte vendida en el día.' },
          ],
          explanation: md`Quedan $\frac{3}{4}$, y la mitad de eso es $\frac{1}{2} \cdot \frac{3}{4} = \frac{3}{8}$.`,
        },
        {
          id: 'terreno-con-trigo',
          question: md`En un terreno de 900 m², $\frac{1}{3}$ se siembra con papas. De lo demás, $\frac{3}{5}$ se siembra con trigo. ¿Cuántos metros cuadrados de trigo hay?`,
          key: '360',
          distractors: [
            {
              text: '540',
              feedback: 'Tomaste 3/5 de los 900. «De lo demás» son 600.',
              mistake: 'toma-el-resto-como-el-total',
            },
            { text: '240', feedback: 'Eso es lo que queda sin sembrar.' },
            { text: '180', feedback: 'Tomaste 3/5 de lo que tiene papas, y el trigo va en lo demás.' },
          ],
          explanation: md`Lo demás son $\frac{2}{3}$ de 900, o sea, 600. Y $\frac{3}{5}$ de 600 son 360.`,
        },
      ],
    },
    {
      id: 'deshacer',
      title: 'Deshacer hacia atrás',
      idea: md`A veces se sabe cómo terminó la historia y se pregunta cómo empezó. Entonces se camina **al revés**: primero se deshace lo último.

Para deshacer un gasto, mira qué fracción **quedó**. Si quedó $\frac{3}{4}$ y son 60 litros, un cuarto son 20 y antes había 80. Es lo mismo que dividir: $60 : \frac{3}{4} = 80$.

Sigue hasta llegar al principio, sin saltarte pasos. Después recorre la historia hacia adelante con tu resultado: tiene que terminar donde decía el enunciado.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'inicio', label: '45 litros', column: 0, row: 0 },
          { id: 'medio', label: '36 litros', column: 1, row: 0 },
          { id: 'fin', label: '18 litros', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'inicio', to: 'medio', label: 'quedan 4/5' },
          { from: 'medio', to: 'fin', label: 'queda 1/2' },
        ],
        alt: 'Tres cajas en fila: 45 litros, 36 litros y 18 litros. De la primera a la segunda quedan cuatro quintos; de la segunda a la tercera queda la mitad.',
        caption: 'Hacia adelante se multiplica; hacia atrás se divide.',
      },
      example: {
        problem: md`Una camioneta gasta $\frac{1}{5}$ de su bencina hasta Los Vilos y la mitad de la que quedaba hasta La Serena. Llega con 18 litros. ¿Con cuántos salió?`,
        steps: [
          { title: 'Deshaz lo último', text: md`18 litros son la mitad que quedó. Antes de ese tramo había 36.` },
          {
            title: 'Deshaz lo primero',
            text: md`36 litros son los $\frac{4}{5}$ que quedaron en Los Vilos. Un quinto son 9 litros.`,
          },
          { title: 'Llega al comienzo', text: md`Cinco quintos son $5 \cdot 9 = 45$ litros.` },
          {
            title: 'Recorre hacia adelante',
            text: md`De 45 se gastan 9 y quedan 36; la mitad son 18. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'deshace-solo-el-ultimo-gasto',
          text: md`Quedarse en 36. Eso había en Los Vilos, y el viaje empezó antes. Cuenta los gastos y deshazlos todos.`,
        },
        {
          mistake: 'divide-por-las-fracciones-gastadas',
          text: md`Dividir 18 por $\frac{1}{5}$ y por $\frac{1}{2}$: da 180. Los 18 litros son lo que *quedó*, así que se divide por las fracciones que quedaron.`,
        },
      ],
      checks: [
        {
          id: 'ahorros-de-matias',
          question: md`Matías gasta $\frac{1}{3}$ de sus ahorros en audífonos y $\frac{1}{4}$ de lo que le quedaba en un libro. Ahora tiene ${pesos(27000)}. ¿Cuánto tenía al comienzo?`,
          key: pesos(54000),
          distractors: [
            {
              text: pesos(64800),
              feedback: 'Tomaste las dos fracciones del total. El cuarto es de lo que le quedaba.',
              mistake: 'toma-el-resto-como-el-total',
            },
            {
              text: pesos(36000),
              feedback: 'Eso tenía antes del libro: falta deshacer los audífonos.',
              mistake: 'deshace-solo-el-ultimo-gasto',
            },
            {
              text: pesos(324000),
              feedback: 'Dividiste por las fracciones gastadas. Los 27.000 son lo que quedó.',
              mistake: 'divide-por-las-fracciones-gastadas',
            },
          ],
          explanation: md`${pesos(27000)} son $\frac{3}{4}$ de lo que había antes del libro: ${pesos(36000)}. Y eso son $\frac{2}{3}$ de los ahorros: ${pesos(54000)}.`,
        },
        {
          id: 'saco-de-harina',
          question: md`De un saco de harina se usan $\frac{2}{5}$ para pan y la mitad de lo que quedaba para empanadas. Sobran 7,5 kg. ¿De cuántos kilos era el saco?`,
          key: '25',
          distractors: [
            {
              text: '15',
              feedback: 'Eso había antes de las empanadas: falta deshacer lo del pan.',
              mistake: 'deshace-solo-el-ultimo-gasto',
            },
            {
              text: '75',
              feedback: 'Tomaste la mitad del saco entero. Era la mitad de lo que quedaba.',
              mistake: 'toma-el-resto-como-el-total',
            },
            {
              text: '37,5',
              feedback: 'Dividiste por lo gastado. Quedaron 3/5 y después 1/2.',
              mistake: 'divide-por-las-fracciones-gastadas',
            },
          ],
          explanation: md`Antes de las empanadas había 15 kg, que son $\frac{3}{5}$ del saco. Un quinto son 5 kg: el saco era de 25.`,
        },
        {
          id: 'puntaje-duplicado',
          question: md`En un juego a Antonia le duplican el puntaje y después le descuentan 30. Queda en $-8$. ¿Con cuántos puntos partió?`,
          key: '11',
          distractors: [
            {
              text: '22',
              feedback: 'Deshiciste el descuento. Falta deshacer el doble.',
              mistake: 'deshace-solo-el-ultimo-gasto',
            },
            { text: md`$-19$`, feedback: 'Restaste 30 otra vez. Para deshacer un descuento se suma.' },
            { text: md`$-46$`, feedback: 'Repetiste la historia hacia adelante desde −8: había que volver atrás.' },
          ],
          explanation: md`Antes del descuento tenía $-8 + 30 = 22$, y antes de duplicar, $22 : 2 = 11$.`,
        },
      ],
    },
  ],
  summary: [
    md`Fija el cero y el sentido positivo; al final contesta con palabras.`,
    md`Diferencia: mayor menos menor, con sus signos y de la misma fila.`,
    md`Una fracción de lo que queda se multiplica por la que quedaba, no se toma del total.`,
    md`Para volver al comienzo, deshaz desde lo último y divide por la fracción que quedó.`,
  ],
});
