import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.medidas-posicion.problemas',
  version: 2,
  minutes: 15,
  opening: {
    question: md`Un aviso dice: «Sueldo promedio de la empresa: ${pesos(1500000)}». Trabajan ahí 10 personas. ¿Cuántas ganan eso o más?`,
    guesses: ['Cerca de la mitad', 'Una', 'Nueve', 'No se puede saber'],
    reveal: md`Con ese dato no se puede saber. Si nueve ganan ${pesos(600000)} y la dueña ${pesos(9600000)}, el promedio es ese y solo ella lo alcanza. La mediana, ${pesos(600000)}, habría dicho otra cosa.`,
  },
  points: [
    {
      id: 'cuando-llega-un-extremo',
      title: 'Cuando llega un dato extremo',
      idea: md`El **promedio** usa el valor de todos los datos: si llega uno muy grande, sube.

La **mediana** usa solo el lugar: mira quién queda al medio. Un dato enorme mueve el medio, a lo más, medio puesto hacia su lado. Si los del centro son iguales, no cambia nada.

No lo adivines. Escribe la lista nueva **ordenada** y busca otra vez el centro: con 7 datos es el cuarto; con 8, el promedio entre el cuarto y el quinto.

Por eso, con datos extremos, la mediana describe mejor lo típico.`,
      example: {
        problem: md`Las edades de siete integrantes de un coro son 11, 12, 15, 16, 16, 17 y 18. Entra una persona de 31. ¿Qué pasa con el promedio y con la mediana?`,
        steps: [
          { title: 'Antes', text: md`Suman 105: el promedio es $105 : 7 = 15$. La mediana es el cuarto dato, 16.` },
          { title: 'El promedio nuevo', text: md`$\frac{105 + 31}{8} = \frac{136}{8} = 17$: sube.` },
          {
            title: 'La mediana nueva',
            text: md`11, 12, 15, **16**, **16**, 17, 18, 31. El cuarto y el quinto son 16 y 16: sigue en 16.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'resumen-todo-sube',
          text: md`Creer que suben las dos. El 31 alarga la fila por el final, y al centro siguen los mismos valores.`,
        },
        {
          mistake: 'resumen-confunde-mediana-y-promedio',
          text: md`Decir que sube la mediana y no el promedio. Es al revés: el promedio suma todos los valores.`,
        },
        {
          mistake: 'resumen-nada-cambia',
          text: md`Pensar que un dato entre muchos no importa. El promedio pasó de 15 a 17.`,
        },
      ],
      checks: [
        {
          id: 'minutos-de-espera',
          question: md`Siete personas esperaron 4, 5, 7, 9, 9, 10 y 12 minutos. Una octava espera 40. ¿Qué pasa?`,
          key: 'El promedio aumenta y la mediana se mantiene',
          distractors: [
            {
              text: 'El promedio aumenta y la mediana aumenta',
              feedback: 'Ordena los ocho: el cuarto y el quinto siguen siendo 9 y 9.',
              mistake: 'resumen-todo-sube',
            },
            {
              text: 'El promedio se mantiene y la mediana aumenta',
              feedback: 'El promedio usa el valor de cada dato: es el que sube.',
              mistake: 'resumen-confunde-mediana-y-promedio',
            },
            {
              text: 'El promedio se mantiene y la mediana se mantiene',
              feedback: 'Compara 40 con el promedio que había, 8.',
              mistake: 'resumen-nada-cambia',
            },
          ],
          explanation: md`El promedio pasa de $56 : 7 = 8$ a $96 : 8 = 12$. La mediana era 9 y sigue siendo 9.`,
        },
        {
          id: 'se-corrige-un-dato',
          question: md`En la lista 3, 8, 8, 8, 9 el 3 estaba mal anotado: era un 7. Al corregirlo, ¿qué cambia?`,
          key: 'Solo el promedio',
          distractors: [
            {
              text: 'Solo la mediana',
              feedback: 'El tercer dato sigue siendo 8. La suma es la que cambió.',
              mistake: 'resumen-confunde-mediana-y-promedio',
            },
            {
              text: 'El promedio y la mediana',
              feedback: 'El 7 sigue bajo el centro: el tercer dato es 8, igual que antes.',
              mistake: 'resumen-todo-sube',
            },
            {
              text: 'Ni el promedio ni la mediana',
              feedback: 'La suma sube de 36 a 40.',
              mistake: 'resumen-nada-cambia',
            },
          ],
          explanation: md`El promedio pasa de 7,2 a 8. La mediana es 8 en las dos listas.`,
        },
        {
          id: 'arriendo-tipico',
          question: md`En un barrio hay 40 arriendos parecidos y dos casonas carísimas. Para describir un arriendo típico, ¿qué conviene usar?`,
          key: 'La mediana, porque las casonas casi no la mueven',
          distractors: [
            {
              text: 'El promedio, porque toma en cuenta los 42 valores',
              feedback: 'Justo por eso las dos casonas lo arrastran hacia arriba.',
            },
            {
              text: 'La mediana, porque siempre es menor que el promedio',
              feedback: 'No siempre: con un dato muy bajo ocurre lo contrario.',
            },
            {
              text: 'El mayor, porque ningún otro arriendo lo supera',
              feedback: 'El mayor es el de una casona: no es lo típico.',
            },
          ],
          explanation: md`La mediana depende del lugar y no del tamaño de los extremos.`,
        },
      ],
    },
    {
      id: 'el-puntaje-de-corte',
      title: 'El puntaje de corte',
      idea: md`«Entra el 20 % mejor» habla de **personas**, no de puntos.

1. Suma la tabla: ¿cuántas personas hay?
2. Saca el porcentaje de las personas: esas entran.
3. Cuenta desde el **mejor** puntaje hacia abajo, acumulando, hasta completar ese número.
4. El corte es el puntaje de la última que entró.

Mira qué es «mejor». En una prueba, el puntaje más alto; en una carrera, el tiempo más bajo.

Si incluyes un puntaje más, entran personas de sobra.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['40', '50', '60', '70', '80'],
        series: [{ name: 'Postulantes', values: [8, 14, 10, 5, 3] }],
        xTitle: 'Puntaje',
        yTitle: 'Postulantes',
        showValues: true,
        alt: 'Barras con los postulantes por puntaje: 8 con 40 puntos, 14 con 50, 10 con 60, 5 con 70 y 3 con 80.',
        caption: 'Puntajes de 40 postulantes (datos inventados).',
      },
      example: {
        problem: md`En la prueba del gráfico entra exactamente el 20 % mejor. ¿Cuál es el menor puntaje con que se entra?`,
        steps: [
          { title: 'Cuenta las personas', text: md`$8 + 14 + 10 + 5 + 3 = 40$.` },
          { title: 'Saca el porcentaje', text: md`El 20 % de 40 son 8 personas.` },
          { title: 'Acumula desde arriba', text: md`Con 80 puntos hay 3; con 70 o más, $3 + 5 = 8$.` },
          { title: 'Responde', text: md`Las 8 se completan con 70 puntos: ese es el corte.` },
        ],
      },
      warnings: [
        {
          mistake: 'corte-desde-abajo',
          text: md`Contar 8 desde los 40 puntos y responder 40. Esas son las 8 personas con menos puntaje.`,
        },
        {
          mistake: 'corte-un-puntaje-mas-abajo',
          text: md`Responder 60. Con 60 o más hay 18 personas, y entran 8.`,
        },
        {
          mistake: 'corte-porcentaje-del-maximo',
          text: md`Descontar el 20 % a los 80 puntos y responder 64. El porcentaje es de personas.`,
        },
      ],
      checks: [
        {
          id: 'corte-de-una-pasantia',
          question: md`La tabla muestra los puntajes de una prueba para una pasantía.

| Puntaje | Postulantes |
| --- | --- |
| 30 | 10 |
| 35 | 17 |
| 40 | 18 |
| 45 | 11 |
| 50 | 4 |

Entra exactamente el 25 % mejor. ¿Cuál es el corte?`,
          key: '45 puntos',
          distractors: [
            {
              text: '35 puntos',
              feedback: 'Contaste 15 personas desde el puntaje más bajo.',
              mistake: 'corte-desde-abajo',
            },
            {
              text: '40 puntos',
              feedback: 'Con 40 o más hay 33 personas, y entran 15.',
              mistake: 'corte-un-puntaje-mas-abajo',
            },
            {
              text: '37,5 puntos',
              feedback: 'Descontaste el 25 % a los 50 puntos. Es el 25 % de las personas.',
              mistake: 'corte-porcentaje-del-maximo',
            },
          ],
          explanation: md`Son 60 personas y entran 15: $4 + 11 = 15$, las de 45 puntos o más.`,
        },
        {
          id: 'clasifican-los-mas-rapidos',
          question: md`En una carrera corrieron 50 personas: 2 hicieron 12 segundos; 3, 13 segundos; 15, 14 segundos, y 30, 15 segundos. Clasifica el 10 % más rápido. ¿Con qué tiempo, a lo más, se clasifica?`,
          key: '13 segundos',
          distractors: [
            {
              text: '15 segundos',
              feedback: 'Contaste desde los más lentos. En una carrera, mejor es menos tiempo.',
              mistake: 'corte-desde-abajo',
            },
            {
              text: '14 segundos',
              feedback: 'Con 14 o menos hay 20 personas, y clasifican 5.',
              mistake: 'corte-un-puntaje-mas-abajo',
            },
            { text: '12 segundos', feedback: 'Con 12 hay solo 2, y clasifican 5.' },
          ],
          explanation: md`El 10 % de 50 son 5: los 2 de 12 segundos y los 3 de 13.`,
        },
        {
          id: 'cuantos-entran',
          question: md`A un taller postulan 200 personas y el puntaje máximo de la prueba es 80. Si entra el 12 % mejor, ¿cuántas personas entran?`,
          key: '24',
          distractors: [
            { text: '12', feedback: 'Serían 12 si postularan 100.', mistake: 'lee-la-cantidad-como-porcentaje' },
            { text: '176', feedback: 'Esas son las que quedan fuera.', mistake: 'da-el-porcentaje-del-resto' },
            {
              text: '70',
              feedback: 'Descontaste el 12 % al puntaje máximo: 70,4 puntos, no personas.',
              mistake: 'corte-porcentaje-del-maximo',
            },
          ],
          explanation: md`El 12 % de 200 es $0{,}12 \cdot 200 = 24$. El puntaje máximo no interviene.`,
        },
      ],
    },
    {
      id: 'el-lugar-en-el-grupo',
      title: 'El lugar dentro del grupo',
      idea: md`Un 68 puede ser mejor resultado que un 74, si se rindieron en grupos o pruebas distintas. Para comparar, mira el **lugar** de cada dato en su grupo.

- Sobre $Q_3$: está en el 25 % más alto, aproximadamente.
- Entre la mediana y $Q_3$: en la mitad alta.
- Bajo $Q_1$: en el 25 % más bajo, aproximadamente.

Con percentiles es igual: percentil 80 quiere decir que cerca del 80 % tiene ese valor o menos.

El lugar puede bajar aunque el valor suba: basta que los demás suban más.`,
      figure: {
        kind: 'box-plot',
        boxes: [
          { name: 'Ciencias', least: 30, firstQuartile: 48, median: 55, thirdQuartile: 65, most: 90 },
          { name: 'Lenguaje', least: 40, firstQuartile: 60, median: 76, thirdQuartile: 84, most: 95 },
        ],
        xTitle: 'Puntaje',
        alt: 'Dos cajones. Ciencias: menor 30, primer cuartil 48, mediana 55, tercer cuartil 65, mayor 90. Lenguaje: menor 40, primer cuartil 60, mediana 76, tercer cuartil 84, mayor 95.',
        caption: 'Puntajes de un curso en dos pruebas (datos inventados).',
      },
      example: {
        problem: md`Antonia obtuvo 68 en Ciencias y 74 en Lenguaje. ¿En cuál quedó mejor ubicada dentro del curso?`,
        steps: [
          { title: 'Ubica el 68', text: md`En Ciencias pasa de 65, el tercer cuartil: está en el cuarto más alto.` },
          { title: 'Ubica el 74', text: md`En Lenguaje no llega a 76, la mediana: está en la mitad baja.` },
          { title: 'Compara lugares', text: md`Quedó mejor ubicada en Ciencias, aunque tiene menos puntos.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'sesenta-y-dos-en-ambas',
          question: md`Con los cajones del punto, Benjamín obtuvo 62 en las dos pruebas. ¿Cómo está ubicado?`,
          figure: {
            kind: 'box-plot',
            boxes: [
              { name: 'Ciencias', least: 30, firstQuartile: 48, median: 55, thirdQuartile: 65, most: 90 },
              { name: 'Lenguaje', least: 40, firstQuartile: 60, median: 76, thirdQuartile: 84, most: 95 },
            ],
            xTitle: 'Puntaje',
            alt: 'Dos cajones. Ciencias: menor 30, primer cuartil 48, mediana 55, tercer cuartil 65, mayor 90. Lenguaje: menor 40, primer cuartil 60, mediana 76, tercer cuartil 84, mayor 95.',
          },
          key: 'Mejor en Ciencias: ahí supera la mediana',
          distractors: [
            {
              text: 'Mejor en Lenguaje: ahí los puntajes son más altos',
              feedback: 'Si los demás tienen más puntaje, su lugar es más bajo.',
            },
            {
              text: 'Igual en las dos: tiene el mismo puntaje',
              feedback: 'El puntaje es igual, pero los grupos no. Mira las medianas.',
            },
            {
              text: 'Mejor en Lenguaje: ahí supera el primer cuartil',
              feedback: 'También lo supera en Ciencias, y ahí además pasa la mediana.',
            },
          ],
          explanation: md`62 está sobre 55 en Ciencias y bajo 76 en Lenguaje.`,
        },
        {
          id: 'mismo-sueldo-dos-comunas',
          question: md`Un mismo sueldo está en el percentil 80 de una comuna y en el 30 de otra. ¿Qué se puede concluir?`,
          key: 'En la segunda, la mayoría gana ese sueldo o más',
          distractors: [
            {
              text: 'En la primera, la mayoría gana más que ese sueldo',
              feedback: 'En la primera, cerca del 80 % gana ese sueldo o menos.',
            },
            {
              text: 'El sueldo es el 80 % del mayor de la primera',
              feedback: 'El percentil cuenta personas, no compara pesos con el máximo.',
            },
            {
              text: 'La segunda tiene más habitantes que la primera',
              feedback: 'El percentil no dice cuántas personas hay.',
            },
          ],
          explanation: md`Percentil 30: cerca del 30 % gana ese sueldo o menos; los demás, cerca del 70 %, ganan más.`,
        },
        {
          id: 'sube-y-baja-de-lugar',
          question: md`Una corredora mejoró su puntaje de un año a otro, y bajó del percentil 60 al 45. ¿Cómo puede ser?`,
          key: 'Las demás mejoraron más que ella',
          distractors: [
            {
              text: 'El puntaje máximo del torneo bajó',
              feedback: 'El máximo solo no cambia cuántas quedan bajo ella.',
            },
            {
              text: 'Compitieron más personas que antes',
              feedback: 'El percentil es un porcentaje: más personas no lo bajan por sí solas.',
            },
            { text: 'No puede ser: hay un error de cálculo', feedback: 'Sí puede: el percentil depende de los demás.' },
          ],
          explanation: md`El percentil compara con el grupo. Si el grupo avanza más, el lugar baja.`,
        },
      ],
    },
  ],
  summary: [
    md`Un dato extremo mueve el promedio; a la mediana, poco o nada.`,
    md`Ordena la lista nueva y busca otra vez el centro.`,
    md`Corte: porcentaje de las personas, y acumula desde el mejor.`,
    md`Para comparar entre grupos, mira el lugar y no el valor.`,
  ],
});
