import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.tablas-graficos.frecuencias',
  version: 1,
  minutes: 14,
  opening: {
    question: md`Un video tuyo tiene 45 corazones de 50 personas que lo vieron. El de tu prima tiene 300 corazones de 2.000 personas. ¿Cuál gustó más a quienes lo vieron?`,
    guesses: ['El de la prima, porque 300 es mucho más', 'El tuyo', 'Gustaron lo mismo'],
    reveal: md`Depende de la parte del total, no de la cantidad: 45 de 50 es un 90 %, y 300 de 2.000 es un 15 %. A la cantidad se le dice frecuencia absoluta y a la parte, frecuencia relativa. Las dos salen de una tabla.`,
  },
  points: [
    {
      id: 'cuantas-veces-y-que-parte',
      title: 'Cuántas veces, y qué parte del total',
      idea: md`Una tabla de frecuencias junta los datos iguales. La **frecuencia absoluta** es cuántas veces aparece cada valor. Si las sumas todas, obtienes el total de datos.

La **frecuencia relativa** es la parte del total: absoluta dividida por el total. Se escribe como fracción, decimal o porcentaje.

Así respondió un grupo de 40 personas cómo se informa (datos inventados):

| Medio | Personas | Porcentaje |
| --- | --- | --- |
| Redes sociales | 18 | 45 % |
| Televisión | 10 | 25 % |
| Radio | 8 | 20 % |
| Diario | 4 | 10 % |

Las relativas siempre suman 1, o sea, 100 %.`,
      example: {
        problem: md`En la tabla del medio con que se informan 40 personas, 8 respondieron «Radio». ¿Qué porcentaje del grupo es?`,
        steps: [
          {
            title: 'Encuentra el total',
            text: md`$18 + 10 + 8 + 4 = 40$. El total incluye a los que respondieron «Radio».`,
          },
          { title: 'Divide', text: md`$\frac{8}{40} = 0{,}2$.` },
          { title: 'Pásalo a porcentaje', text: md`$0{,}2 \cdot 100 = 20$: un 20 % del grupo.` },
        ],
      },
      warnings: [
        {
          mistake: 'frecuencia-como-porcentaje',
          text: md`Leer «8 personas» y contestar 8 %. La cantidad coincide con el porcentaje solo si el total es 100.`,
        },
        {
          mistake: 'frecuencia-del-resto',
          text: md`Contestar 80 %, la parte de quienes **no** respondieron «Radio». Relee por quiénes preguntan.`,
        },
        {
          mistake: 'frecuencia-divide-por-los-demas',
          text: md`Dividir 8 por los otros 32: da 25 %. El total es el grupo completo, con ellos incluidos.`,
        },
      ],
      checks: [
        {
          id: 'taller-de-teatro',
          question: md`En un centro cultural, 15 personas van a teatro, 20 a danza, 5 a ajedrez y 10 a coro; cada una va a un solo taller. ¿Qué porcentaje va a teatro?`,
          key: '30 %',
          distractors: [
            {
              text: '15 %',
              feedback: 'El 15 es la cantidad de personas. Compárala con el total, que es 50.',
              mistake: 'frecuencia-como-porcentaje',
            },
            {
              text: '70 %',
              feedback: 'Esa es la parte de los demás talleres.',
              mistake: 'frecuencia-del-resto',
            },
            {
              text: '43 %',
              feedback: 'Dividiste 15 por los otros 35. El total incluye a los de teatro.',
              mistake: 'frecuencia-divide-por-los-demas',
            },
          ],
          explanation: md`El total es $15 + 20 + 5 + 10 = 50$. Y $\frac{15}{50} = 30\ \%$.`,
        },
        {
          id: 'de-relativa-a-absoluta',
          question: md`En una encuesta a 60 personas, la respuesta «A veces» tiene frecuencia relativa 0,35. ¿Cuántas personas la eligieron?`,
          key: '21',
          distractors: [
            {
              text: '35',
              feedback: 'Tomaste el 35 % como 35 personas. El total es 60, no 100.',
              mistake: 'frecuencia-como-porcentaje',
            },
            {
              text: '39',
              feedback: 'Esas son las personas que no la eligieron.',
              mistake: 'frecuencia-del-resto',
            },
            { text: '25', feedback: 'Restaste 60 menos 35. La parte se obtiene multiplicando: 0,35 por 60.' },
          ],
          explanation: md`$0{,}35 \cdot 60 = 21$ personas.`,
        },
        {
          id: 'cuantos-en-total',
          question: md`En una tabla, 12 respuestas corresponden al 24 %. ¿Cuántas respuestas hay en total?`,
          key: '50',
          distractors: [
            {
              text: '76',
              feedback: 'El 76 % es lo que falta para 100, no la cantidad de respuestas.',
              mistake: 'frecuencia-del-resto',
            },
            { text: '36', feedback: 'Sumaste 12 respuestas y 24 por ciento, que son cosas distintas.' },
            {
              text: '288',
              feedback: 'Multiplicaste 12 por 24. Para ir de la parte al total, divide 12 por 0,24.',
            },
          ],
          explanation: md`$\frac{12}{n} = 0{,}24$, así que $n = 12 : 0{,}24 = 50$.`,
        },
      ],
    },
    {
      id: 'acumular',
      title: 'Acumular: a lo más, a lo menos',
      idea: md`La **frecuencia acumulada** de un valor cuenta los datos desde el menor hasta ese valor, incluido.

| Viajes en micro | Personas | Acumulada |
| --- | --- | --- |
| 0 | 3 | 3 |
| 1 | 5 | 8 |
| 2 | 8 | 16 |
| 3 | 9 | 25 |
| 4 | 6 | 31 |
| 5 | 4 | 35 |

Las palabras deciden qué filas se suman. **A lo más 3** es 3 o menos. **A lo menos 3** es 3 o más. En las dos, el 3 **se cuenta**. En cambio, «más de 3» y «menos de 3» lo dejan fuera.`,
      example: {
        problem: md`En la tabla de viajes en micro de 35 personas, ¿cuántas hicieron a lo menos 3 viajes?`,
        steps: [
          { title: 'Traduce', text: md`«A lo menos 3» es 3, 4 o 5 viajes.` },
          { title: 'Suma esas filas', text: md`$9 + 6 + 4 = 19$ personas.` },
          {
            title: 'Comprueba con la acumulada',
            text: md`Hasta 2 viajes hay 16 personas. Las demás son $35 - 16 = 19$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'acumulada-excluye-el-limite',
          text: md`Sumar solo 4 y 5 viajes: $6 + 4 = 10$. Quien hizo justo 3 también cumple «a lo menos 3».`,
        },
        {
          mistake: 'acumulada-en-la-otra-direccion',
          text: md`Leer 25 en la columna acumulada. Ahí están los de 3 viajes o menos: eso es «a lo más 3».`,
        },
        {
          mistake: 'acumulada-solo-el-limite',
          text: md`Contestar 9, la fila del 3. «A lo menos» abre la puerta a los valores mayores: también los de 4 y 5.`,
        },
      ],
      checks: [
        {
          id: 'libros-leidos',
          question: md`La tabla muestra cuántos libros leyó en el verano cada integrante de un club.

| Libros | 0 | 1 | 2 | 3 | 4 |
| --- | --- | --- | --- | --- | --- |
| Integrantes | 4 | 7 | 10 | 6 | 3 |

¿Cuántos leyeron a lo menos 2?`,
          key: '19',
          distractors: [
            {
              text: '9',
              feedback: 'Dejaste fuera a los que leyeron justo 2, que también cumplen.',
              mistake: 'acumulada-excluye-el-limite',
            },
            {
              text: '21',
              feedback: 'Sumaste 0, 1 y 2 libros: eso es «a lo más 2».',
              mistake: 'acumulada-en-la-otra-direccion',
            },
            {
              text: '10',
              feedback: 'Contaste solo a los de 2. También cumplen los de 3 y 4.',
              mistake: 'acumulada-solo-el-limite',
            },
          ],
          explanation: md`2, 3 o 4 libros: $10 + 6 + 3 = 19$.`,
        },
        {
          id: 'menos-de-tres-goles',
          question: md`En 30 partidos de una liga hubo 4 con 0 goles, 7 con 1 gol, 10 con 2, 6 con 3 y 3 con 4. ¿En cuántos hubo menos de 3 goles?`,
          key: '21',
          distractors: [
            { text: '27', feedback: 'Incluiste los de 3 goles. «Menos de 3» no cuenta el 3.' },
            {
              text: '9',
              feedback: 'Sumaste los de 3 y 4 goles: eso es «a lo menos 3».',
              mistake: 'acumulada-en-la-otra-direccion',
            },
            {
              text: '10',
              feedback: 'Contaste solo los de 2 goles. También cumplen los de 0 y 1.',
              mistake: 'acumulada-solo-el-limite',
            },
          ],
          explanation: md`0, 1 o 2 goles: $4 + 7 + 10 = 21$ partidos.`,
        },
        {
          id: 'desde-la-acumulada',
          question: md`La columna de frecuencia acumulada de una tabla dice: 6 para el valor 1, 14 para el 2, 25 para el 3 y 32 para el 4. ¿Cuántas veces aparece el valor 3?`,
          key: '11',
          distractors: [
            { text: '25', feedback: 'Ahí están también los datos iguales a 1 y a 2. Réstales los 14 de antes.' },
            { text: '7', feedback: 'Restaste 32 menos 25: esos son los del valor 4.' },
            { text: '39', feedback: 'Sumaste 25 y 14. De lo acumulado se vuelve restando.' },
          ],
          explanation: md`Hasta el 3 van 25 datos y hasta el 2 iban 14. Los que aparecen en el 3 son $25 - 14 = 11$.`,
        },
      ],
    },
    {
      id: 'intervalos-y-huecos',
      title: 'Intervalos, y tablas con huecos',
      idea: md`Si los datos son muchos y distintos, como tiempos o estaturas, se agrupan en **intervalos**. El corchete dice qué extremo entra: $[15, 30[$ va de 15, incluido, hasta 30, sin incluirlo. Así cada dato cae en un solo intervalo.

| Minutos de viaje | Personas |
| --- | --- |
| $[0, 15[$ | 6 |
| $[15, 30[$ | 14 |
| $[30, 45[$ | 12 |
| $[45, 60[$ | 8 |

Si falta una frecuencia, sale del total: se le restan las demás. Y si falta el total, lo da cualquier fila que traiga su cantidad y su porcentaje.`,
      figure: {
        kind: 'chart',
        type: 'histogram',
        categories: ['0 a 15', '15 a 30', '30 a 45', '45 a 60'],
        series: [{ name: 'Personas', values: [6, 14, 12, 8] }],
        xTitle: 'Minutos de viaje',
        yTitle: 'Personas',
        showValues: true,
        alt: 'Histograma de los minutos de viaje de 40 personas: 6 de 0 a 15, 14 de 15 a 30, 12 de 30 a 45 y 8 de 45 a 60.',
        caption: 'La misma tabla, dibujada (datos inventados).',
      },
      example: {
        problem: md`Según la tabla de minutos de viaje, ¿qué porcentaje de las personas demora 30 minutos o más?`,
        steps: [
          { title: 'Total', text: md`$6 + 14 + 12 + 8 = 40$ personas.` },
          {
            title: 'Filas que cumplen',
            text: md`Quien demora 30 justo está en $[30, 45[$. Cumplen las dos últimas filas: $12 + 8 = 20$.`,
          },
          { title: 'Divide', text: md`$\frac{20}{40} = 0{,}5$: un 50 %.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'en-que-intervalo-cae',
          question: md`En una tabla con los intervalos $[0, 10[$, $[10, 20[$ y $[20, 30[$, ¿dónde se anota un dato igual a 20?`,
          key: md`Solo en $[20, 30[$`,
          distractors: [
            {
              text: md`Solo en $[10, 20[$`,
              feedback: 'El corchete abierto hacia afuera deja el 20 sin incluir en ese intervalo.',
            },
            { text: 'En los dos que tocan el 20', feedback: 'Así se contaría dos veces, y el total saldría mayor.' },
            { text: 'En ninguno de los tres', feedback: 'El corchete cerrado de [20, 30[ sí lo incluye.' },
          ],
          explanation: md`$[20, 30[$ incluye el 20 y no el 30. El anterior, $[10, 20[$, llega hasta antes de 20.`,
        },
        {
          id: 'frecuencia-que-falta',
          question: md`Una tabla resume 50 estaturas en cuatro intervalos. Tres frecuencias son 12, 18 y 8. ¿Qué porcentaje de los datos está en el cuarto intervalo?`,
          key: '24 %',
          distractors: [
            {
              text: '12 %',
              feedback: 'Faltan 12 datos, pero de 50. Pásalo a porcentaje.',
              mistake: 'frecuencia-como-porcentaje',
            },
            {
              text: '76 %',
              feedback: 'Esa es la parte de los otros tres intervalos.',
              mistake: 'frecuencia-del-resto',
            },
            {
              text: '32 %',
              feedback: 'Dividiste 12 por los otros 38. El total son los 50.',
              mistake: 'frecuencia-divide-por-los-demas',
            },
          ],
          explanation: md`Faltan $50 - (12 + 18 + 8) = 12$ datos, y $\frac{12}{50} = 24\ \%$.`,
        },
        {
          id: 'tres-cuartos-de-hora',
          question: md`De 40 personas, 6 demoran de 0 a 15 minutos, 14 de 15 a 30, 12 de 30 a 45 y 8 de 45 a 60 (cada intervalo incluye solo su menor valor). ¿Qué porcentaje demora 45 minutos o más?`,
          key: '20 %',
          distractors: [
            {
              text: '8 %',
              feedback: 'Son 8 personas, pero de 40.',
              mistake: 'frecuencia-como-porcentaje',
            },
            {
              text: '80 %',
              feedback: 'Esa es la parte que demora menos de 45 minutos.',
              mistake: 'frecuencia-del-resto',
            },
            {
              text: '25 %',
              feedback: 'Dividiste por las otras 32 personas. El total es 40.',
              mistake: 'frecuencia-divide-por-los-demas',
            },
          ],
          explanation: md`Cumple solo el último intervalo: $\frac{8}{40} = 0{,}2$, un 20 %.`,
        },
      ],
    },
  ],
  summary: [
    md`Absoluta: cuántas veces. Relativa: absoluta dividida por el total. Las relativas suman 100 %.`,
    md`Acumulada: desde el menor hasta ese valor, incluido.`,
    md`A lo menos 3: 3 o más. A lo más 3: 3 o menos. Las dos cuentan el 3.`,
    md`En $[15, 30[$ entra el 15 y no el 30.`,
  ],
});
