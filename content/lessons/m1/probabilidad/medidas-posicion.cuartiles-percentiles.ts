import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.medidas-posicion.cuartiles-percentiles',
  version: 1,
  minutes: 14,
  opening: {
    question: md`En el control sano, una enfermera dice que una guagua está en el percentil 75 de peso para su edad. ¿Qué quiere decir?`,
    guesses: [
      'Que pesa el 75 % de lo que debería',
      'Que pesa más o igual que cerca del 75 % de las guaguas de su edad',
      'Que el 75 % de las guaguas pesa lo mismo que ella',
    ],
    reveal: md`Que pesa lo mismo o más que cerca de 75 de cada 100 guaguas de su edad. El percentil no mide peso ni logro: dice qué lugar ocupa un dato cuando todos se ponen en fila.`,
  },
  points: [
    {
      id: 'la-mediana',
      title: 'La mediana: el dato del medio de la fila',
      idea: md`Pon los datos **en orden**, de menor a mayor. La **mediana** es el que queda justo al medio: deja la misma cantidad de datos a cada lado.

Si la cantidad es impar, hay un dato al centro. Si es par, quedan dos, y la mediana es su promedio.

En 2, 5, 6, 9, 14 la mediana es 6. Si el 14 fuera 140, la mediana seguiría en 6, aunque el promedio subiría mucho. Por eso sirve cuando hay unos pocos valores muy alejados.`,
      example: {
        problem: md`Los minutos que demoró un trámite en ocho oficinas fueron 12, 30, 8, 15, 9, 22, 11 y 17. ¿Cuál es la mediana?`,
        steps: [
          { title: 'Ordena', text: md`8, 9, 11, 12, 15, 17, 22, 30.` },
          { title: 'Busca el medio', text: md`Son 8 datos: al medio quedan el cuarto y el quinto, 12 y 15.` },
          {
            title: 'Promedia esos dos',
            text: md`$\frac{12 + 15}{2} = 13{,}5$ minutos. Hay 4 datos bajo ese valor y 4 sobre él.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cinco-desordenados',
          question: md`¿Cuál es la mediana de 9, 2, 14, 5 y 6?`,
          key: '6',
          distractors: [
            {
              text: '14',
              feedback: 'Ese es el del medio en la lista tal como está. Primero se ordena.',
              mistake: 'cuartil-sin-ordenar',
            },
            { text: '7,2', feedback: 'Ese es el promedio. La mediana es el dato del medio.' },
            {
              text: '8',
              feedback: 'Ese es el punto medio entre 2 y 14. La mediana reparte la cantidad de datos.',
              mistake: 'cuartil-cuarto-del-rango',
            },
          ],
          explanation: md`Ordenados: 2, 5, 6, 9, 14. El tercero, 6, deja dos a cada lado.`,
        },
        {
          id: 'seis-datos',
          question: md`¿Cuál es la mediana de 3, 4, 8, 10, 11 y 20?`,
          key: '9',
          distractors: [
            { text: '8', feedback: 'El 8 deja 2 datos antes y 3 después. Con 6 datos se promedian los dos del medio.' },
            { text: '10', feedback: 'El 10 deja 3 datos antes y 2 después. Promedia los dos del medio.' },
            { text: '9,3', feedback: 'Ese es el promedio de los seis datos.' },
          ],
          explanation: md`Los dos del medio son 8 y 10, y su promedio es 9.`,
        },
        {
          id: 'cambia-el-mayor',
          question: md`En una lista de 11 arriendos distintos, el más caro sube al doble. ¿Qué pasa con la mediana?`,
          key: 'Queda igual',
          distractors: [
            { text: 'Sube al doble', feedback: 'Cambió un solo dato, y no es el del medio.' },
            { text: 'Sube un poco', feedback: 'Eso le pasa al promedio. El dato del medio sigue siendo el mismo.' },
          ],
          explanation: md`El mayor sigue siendo el último de la fila, así que el sexto dato no cambia.`,
        },
      ],
    },
    {
      id: 'los-cuartiles',
      title: 'Los cuartiles cortan la fila en cuatro',
      idea: md`La mediana corta la fila en dos mitades. Si vuelves a cortar cada mitad por su medio, tienes los **cuartiles**:

- $Q_1$ deja bajo sí cerca de un cuarto de los datos.
- $Q_2$ es la mediana.
- $Q_3$ deja bajo sí cerca de tres cuartos.

Si la cantidad es impar, el dato del medio no se cuenta en ninguna mitad. Con 11 datos quedan mitades de 5: $Q_1$ es el tercero y $Q_3$, el noveno.

Los cuartiles reparten la **cantidad** de datos, no la distancia entre el menor y el mayor.`,
      figure: {
        kind: 'number-line',
        from: 2,
        to: 26,
        step: 2,
        points: [
          { at: 4 },
          { at: 6 },
          { at: 7, label: 'Q1' },
          { at: 9 },
          { at: 10 },
          { at: 12, label: 'Q2' },
          { at: 13 },
          { at: 15 },
          { at: 18, label: 'Q3' },
          { at: 20 },
          { at: 24 },
        ],
        alt: 'Once datos en una recta: 4, 6, 7, 9, 10, 12, 13, 15, 18, 20 y 24. El 7 es el primer cuartil, el 12 el segundo y el 18 el tercero.',
      },
      example: {
        problem: md`Once familias anotaron cuántos kilogramos de pan compran al mes: 12, 4, 18, 7, 24, 9, 6, 15, 10, 20 y 13. ¿Cuánto vale el primer cuartil?`,
        steps: [
          { title: 'Ordena', text: md`4, 6, 7, 9, 10, 12, 13, 15, 18, 20, 24.` },
          { title: 'Ubica la mediana', text: md`El sexto dato es 12. Quedan cinco datos a cada lado.` },
          {
            title: 'Busca el medio de la mitad baja',
            text: md`En 4, 6, 7, 9, 10 el del medio es 7. Entonces $Q_1 = 7$ kg.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cuartil-sin-ordenar',
          text: md`Contar hasta el tercero en la lista original: sale 18. Una posición solo tiene sentido con los datos en fila.`,
        },
        {
          mistake: 'cuartil-toma-la-mediana',
          text: md`Parar en 12. Esa es la mediana, el segundo cuartil. El primero es el medio de la mitad de abajo.`,
        },
        {
          mistake: 'cuartil-cuarto-del-rango',
          text: md`Partir en cuatro la distancia: $4 + \frac{24 - 4}{4} = 9$. Bajo 9 hay tres datos, y no importa cuánto se separan entre sí.`,
        },
      ],
      checks: [
        {
          id: 'primer-cuartil-de-siete',
          question: md`Siete perros de un refugio pesan, en kilogramos: 14, 3, 9, 20, 5, 11 y 8. ¿Cuál es el primer cuartil?`,
          key: '5 kg',
          distractors: [
            {
              text: '3 kg',
              feedback: 'Tomaste el segundo de la lista sin ordenar.',
              mistake: 'cuartil-sin-ordenar',
            },
            {
              text: '9 kg',
              feedback: 'Esa es la mediana. Falta cortar la mitad de abajo.',
              mistake: 'cuartil-toma-la-mediana',
            },
            {
              text: '7,25 kg',
              feedback: 'Dividiste en cuatro la distancia entre 3 y 20. Se reparte la cantidad de datos.',
              mistake: 'cuartil-cuarto-del-rango',
            },
          ],
          explanation: md`Ordenados: 3, 5, 8, 9, 11, 14, 20. La mitad baja es 3, 5, 8, y su medio es 5.`,
        },
        {
          id: 'tercer-cuartil-de-once',
          question: md`¿Cuál es el tercer cuartil de 2, 3, 5, 6, 8, 9, 11, 14, 15, 19 y 22?`,
          key: '15',
          distractors: [
            {
              text: '9',
              feedback: 'Esa es la mediana, el segundo cuartil.',
              mistake: 'cuartil-toma-la-mediana',
            },
            {
              text: '17',
              feedback: 'Avanzaste tres cuartos de la distancia entre 2 y 22. Cuenta datos, no distancia.',
              mistake: 'cuartil-cuarto-del-rango',
            },
            { text: '5', feedback: 'Ese es el primer cuartil. El tercero está en la mitad de arriba.' },
          ],
          explanation: md`La mitad alta es 11, 14, 15, 19, 22, y su medio es 15.`,
        },
        {
          id: 'que-dice-el-tercer-cuartil',
          question: md`En una encuesta a mil personas, el tercer cuartil del tiempo de viaje es 50 minutos. ¿Qué significa?`,
          key: 'Que cerca del 75 % demora 50 minutos o menos',
          distractors: [
            {
              text: 'Que cerca del 75 % demora 50 minutos o más',
              feedback: 'Es hacia abajo: sobre el tercer cuartil queda cerca de un cuarto.',
              mistake: 'percentil-hacia-arriba',
            },
            {
              text: 'Que el viaje del medio demora 50 minutos',
              feedback: 'El del medio es la mediana, el segundo cuartil.',
              mistake: 'cuartil-toma-la-mediana',
            },
            {
              text: 'Que 50 minutos es el 75 % del viaje más largo',
              feedback: 'El cuartil cuenta datos. No compara con el valor mayor.',
              mistake: 'cuartil-cuarto-del-rango',
            },
          ],
          explanation: md`$Q_3$ deja bajo sí cerca de tres cuartos de los datos.`,
        },
      ],
    },
    {
      id: 'los-percentiles',
      title: 'Los percentiles cortan la fila en cien',
      idea: md`El **percentil** 90 es un valor tal que a lo menos el 90 % de los datos es **menor o igual** que él. Sobre él queda, a lo más, el 10 %.

Son la misma idea que los cuartiles, con cortes más finos: $Q_1$ es el percentil 25, la mediana es el 50 y $Q_3$ es el 75.

Un percentil ubica a alguien **dentro de un grupo**. No dice cuántas respuestas tuvo buenas: en una prueba muy difícil, el percentil 90 puede ser un puntaje bajo.`,
      example: {
        problem: md`Una olimpiada de matemática tuvo 200 participantes y el percentil 90 fue 34 puntos, de un máximo de 60. ¿Qué se sabe de los participantes?`,
        steps: [
          { title: 'Mira hacia abajo', text: md`El 90 % de 200 son 180: a lo menos 180 obtuvieron 34 puntos o menos.` },
          { title: 'Mira hacia arriba', text: md`Quedan, a lo más, $200 - 180 = 20$ que obtuvieron más de 34 puntos.` },
          {
            title: 'No lo mezcles con el logro',
            text: md`34 de 60 es cerca del 57 % de los puntos. El 90 habla de personas, y no de puntos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'percentil-hacia-arriba',
          text: md`Decir que el 90 % obtuvo 34 o más. El percentil cuenta desde abajo: los que superan el valor son pocos.`,
        },
        {
          mistake: 'percentil-como-porcentaje-de-logro',
          text: md`Creer que 34 es el 90 % del máximo o que se contestó bien el 90 %. El percentil compara personas entre sí.`,
        },
        {
          mistake: 'percentil-como-frecuencia',
          text: md`Decir que el 90 % sacó exactamente 34. Ese 90 % reúne a quienes sacaron 34 **y** a todos los que sacaron menos.`,
        },
      ],
      checks: [
        {
          id: 'percentil-ochenta',
          question: md`El percentil 80 de los tiempos de espera en un hospital es 62 minutos. ¿Qué se puede afirmar?`,
          key: 'A lo menos el 80 % esperó 62 minutos o menos.',
          distractors: [
            {
              text: 'A lo menos el 80 % esperó 62 minutos o más.',
              feedback: 'El percentil cuenta desde abajo. Más de 62 esperó, a lo más, el 20 %.',
              mistake: 'percentil-hacia-arriba',
            },
            {
              text: 'El 80 % esperó exactamente 62 minutos.',
              feedback: 'Ese 80 % incluye a todos los que esperaron menos de 62.',
              mistake: 'percentil-como-frecuencia',
            },
            {
              text: 'La espera de 62 minutos es el 80 % de la más larga.',
              feedback: 'El percentil no compara con el valor mayor: cuenta personas.',
              mistake: 'percentil-como-porcentaje-de-logro',
            },
          ],
          explanation: md`El percentil 80 deja a lo menos el 80 % de los datos en ese valor o bajo él.`,
        },
        {
          id: 'cuantos-superan',
          question: md`En un grupo de 300 personas, el percentil 70 de la estatura es 172 cm. ¿Cuántas personas, a lo más, miden más de 172 cm?`,
          key: '90',
          distractors: [
            {
              text: '210',
              feedback: 'Esas son las que miden 172 cm o menos.',
              mistake: 'percentil-hacia-arriba',
            },
            { text: '70', feedback: 'El 70 es un porcentaje, y además cuenta hacia abajo.' },
            { text: '30', feedback: 'El 30 es el porcentaje que queda arriba. Calcúlalo sobre 300 personas.' },
          ],
          explanation: md`A lo menos el 70 %, 210 personas, mide 172 cm o menos. Arriba quedan, a lo más, $300 - 210 = 90$.`,
        },
        {
          id: 'cuartil-como-percentil',
          question: md`¿A qué percentil corresponde el tercer cuartil?`,
          key: 'Al 75',
          distractors: [
            { text: 'Al 3', feedback: 'El 3 es el número del cuartil. Cada cuartil avanza un 25 %.' },
            {
              text: 'Al 25',
              feedback: 'Ese es el primer cuartil, o lo que queda sobre el tercero.',
              mistake: 'percentil-hacia-arriba',
            },
            { text: 'Al 50', feedback: 'Ese es el segundo cuartil, la mediana.', mistake: 'cuartil-toma-la-mediana' },
          ],
          explanation: md`Deja bajo sí tres cuartos de los datos: el 75 %.`,
        },
      ],
    },
  ],
  summary: [
    md`Primero ordena. La mediana es el dato del medio, o el promedio de los dos del medio.`,
    md`$Q_1$ es el medio de la mitad baja; $Q_3$, el de la mitad alta.`,
    md`Percentil 90: a lo menos el 90 % de los datos es menor o igual.`,
    md`Un percentil dice el lugar en el grupo, no el porcentaje de logro.`,
  ],
});
