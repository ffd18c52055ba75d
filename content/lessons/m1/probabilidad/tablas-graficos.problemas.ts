import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.tablas-graficos.problemas',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Ema encesta mejor que Ana desde cerca. También encesta mejor que Ana desde lejos. Si juntas todos los tiros de la temporada, ¿puede Ana tener mejor porcentaje que Ema?`,
    guesses: [
      'No: si Ema gana en las dos partes, gana en el total',
      'Sí, puede pasar',
      'Solo si alguien contó mal los tiros',
    ],
    reveal: md`Puede pasar, y sin ningún error: basta que Ema tire casi siempre desde lejos y Ana, desde cerca. Las tablas y los gráficos dicen la verdad y aun así confunden a quien los mira de prisa. Aquí vas a ver tres casos.`,
  },
  points: [
    {
      id: 'donde-parte-el-eje',
      title: 'Mira dónde parte el eje',
      idea: md`En un gráfico de barras, el largo de la barra cuenta la cantidad **solo si el eje parte en 0**. Si parte más arriba, una diferencia chica se ve enorme.

Para saber cuánto aumentó algo, no midas dibujos: lee los dos valores. El aumento porcentual es la diferencia dividida por el valor **inicial**.

En la figura, la segunda barra se ve cuatro veces más alta. Pero los valores son 120 y 150, porque el eje parte en 110.`,
      figure: {
        kind: 'drawing',
        width: 18,
        height: 13,
        shapes: [
          { shape: 'segment', from: [3, 2], to: [17, 2] },
          { shape: 'segment', from: [3, 2], to: [3, 12.5] },
          {
            shape: 'polygon',
            points: [
              [5, 2],
              [8, 2],
              [8, 4],
              [5, 4],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [11, 2],
              [14, 2],
              [14, 10],
              [11, 10],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'segment', from: [2.7, 4], to: [3, 4] },
          { shape: 'segment', from: [2.7, 6], to: [3, 6] },
          { shape: 'segment', from: [2.7, 8], to: [3, 8] },
          { shape: 'segment', from: [2.7, 10], to: [3, 10] },
          { shape: 'text', at: [2.4, 2], text: '110', anchor: 'end', size: 'small' },
          { shape: 'text', at: [2.4, 4], text: '120', anchor: 'end', size: 'small' },
          { shape: 'text', at: [2.4, 6], text: '130', anchor: 'end', size: 'small' },
          { shape: 'text', at: [2.4, 8], text: '140', anchor: 'end', size: 'small' },
          { shape: 'text', at: [2.4, 10], text: '150', anchor: 'end', size: 'small' },
          { shape: 'text', at: [6.5, 0.9], text: 'Año 1' },
          { shape: 'text', at: [12.5, 0.9], text: 'Año 2' },
        ],
        alt: 'Gráfico de dos barras cuyo eje vertical parte en 110: el año 1 llega a 120 y el año 2, a 150.',
        caption: 'Socios de un club (datos inventados).',
      },
      example: {
        problem: md`Según el gráfico del club, ¿en qué porcentaje aumentaron los socios del año 1 al año 2?`,
        steps: [
          { title: 'Lee los valores en el eje', text: md`Año 1: 120 socios. Año 2: 150 socios.` },
          { title: 'Calcula la diferencia', text: md`$150 - 120 = 30$ socios más.` },
          { title: 'Compárala con el valor inicial', text: md`$\frac{30}{120} = 0{,}25$: aumentaron un 25 %.` },
        ],
      },
      warnings: [
        {
          mistake: 'grafico-compara-alturas-visibles',
          text: md`Comparar los dibujos: una barra de 4 cuadros contra una de 1, y decir que aumentó un 300 %. Bajo la línea hay 110 socios que no se ven.`,
        },
        {
          mistake: 'grafico-diferencia-como-porcentaje',
          text: md`Contestar 30 %, porque son 30 socios más. La diferencia es una cantidad: falta dividirla por los 120 del comienzo.`,
        },
        {
          mistake: 'grafico-base-equivocada',
          text: md`Dividir por el valor final: 30 de 150 da 20 %. Un aumento se mide respecto de donde se partió.`,
        },
      ],
      checks: [
        {
          id: 'inscritos-en-el-coro',
          question: md`Un gráfico de barras, con el eje vertical que parte en 50, muestra 60 inscritos en un coro el primer año y 84 el segundo. ¿En qué porcentaje aumentaron?`,
          key: '40 %',
          distractors: [
            {
              text: '240 %',
              feedback: 'Comparaste las alturas dibujadas, 10 y 34. El eje no parte en 0.',
              mistake: 'grafico-compara-alturas-visibles',
            },
            {
              text: '24 %',
              feedback: 'Son 24 inscritos más. Falta compararlos con los 60 del comienzo.',
              mistake: 'grafico-diferencia-como-porcentaje',
            },
            {
              text: '29 %',
              feedback: 'Dividiste por 84, el valor final. Se divide por el inicial.',
              mistake: 'grafico-base-equivocada',
            },
          ],
          explanation: md`$\frac{84 - 60}{60} = \frac{24}{60} = 0{,}4$: un 40 %.`,
        },
        {
          id: 'baja-de-usuarios',
          question: md`Los usuarios de una piscina bajaron de 250 a 200. ¿En qué porcentaje bajaron?`,
          key: '20 %',
          distractors: [
            {
              text: '25 %',
              feedback: 'Dividiste por 200, el valor final. La baja se mide desde los 250.',
              mistake: 'grafico-base-equivocada',
            },
            {
              text: '50 %',
              feedback: 'Son 50 usuarios menos, no un 50 %. Divide por los 250.',
              mistake: 'grafico-diferencia-como-porcentaje',
            },
            { text: '80 %', feedback: 'Ese es el porcentaje que quedó. Se pide lo que bajó.' },
          ],
          explanation: md`$\frac{50}{250} = 0{,}2$: bajaron un 20 %.`,
        },
        {
          id: 'como-corregir-el-grafico',
          question: md`Un aviso compara 96 y 98 clientes satisfechos de cada 100 con barras cuyo eje parte en 95. ¿Qué cambio haría que las barras muestren la proporción real?`,
          key: 'Que el eje parta en 0',
          distractors: [
            {
              text: 'Que las barras sean más anchas',
              feedback: 'El ancho no cambia que una barra se vea el triple de alta que la otra.',
            },
            {
              text: 'Que el eje parta en 90',
              feedback: 'Se vería 6 contra 8. Sigue exagerando: falta todo lo que hay bajo 90.',
              mistake: 'grafico-compara-alturas-visibles',
            },
            {
              text: 'Que se escriba el valor en cada barra',
              feedback: 'Eso ayuda a leer, pero los largos siguen sin estar en proporción.',
            },
          ],
          explanation: md`Con el eje desde 0, los largos son 96 y 98, casi iguales. Desde 95 se ven 1 y 3.`,
        },
      ],
    },
    {
      id: 'cantidad-o-tasa',
      title: 'La cantidad no basta: compara con el total',
      idea: md`Para saber dónde algo es **más frecuente**, no sirve mirar dónde hay más casos: un grupo grande tiene más de todo. Hay que calcular la **tasa**: casos divididos por el total de **su** grupo.

| Liceo | Reciclan | Estudiantes |
| --- | --- | --- |
| Aromo | 100 | 400 |
| Belloto | 45 | 150 |
| Canelo | 90 | 500 |
| Dalia | 10 | 50 |

Las tasas son 25 %, 30 %, 18 % y 20 %. Gana Belloto, que no tiene la mayor cantidad ni es el más grande ni el más chico.`,
      example: {
        problem: md`Una comuna de 80.000 habitantes tuvo 240 robos de bicicletas en un año. Otra, de 45.000 habitantes, tuvo 180. ¿En cuál fue más frecuente ese robo? (Datos inventados.)`,
        steps: [
          { title: 'Tasa de la primera', text: md`$\frac{240}{80{.}000} = 0{,}003$: 3 robos cada 1.000 habitantes.` },
          { title: 'Tasa de la segunda', text: md`$\frac{180}{45{.}000} = 0{,}004$: 4 cada 1.000 habitantes.` },
          { title: 'Compara las tasas', text: md`Fue más frecuente en la segunda, aunque hubo 60 robos menos.` },
        ],
      },
      warnings: [
        {
          mistake: 'tasa-mayor-cantidad',
          text: md`Elegir Aromo, porque tiene 100. Es la mayor cantidad, pero de 400: son 25 de cada 100. En Belloto son 30 de cada 100.`,
        },
        {
          mistake: 'tasa-mayor-total',
          text: md`Elegir Canelo, el más grande. El tamaño del grupo no dice qué parte cumple.`,
        },
        {
          mistake: 'tasa-menor-total',
          text: md`Elegir Dalia, el más chico, pensando que ahí «pesa más». Pesa más cada persona, pero la tasa hay que calcularla: 20 %.`,
        },
      ],
      checks: [
        {
          id: 'atrasos-por-curso',
          question: md`La tabla muestra los estudiantes que llegaron atrasados un lunes.

| Curso | Atrasados | Estudiantes |
| --- | --- | --- |
| 1° A | 6 | 24 |
| 2° A | 8 | 40 |
| 3° A | 7 | 42 |
| 4° A | 4 | 20 |

¿En qué curso fue mayor la parte que llegó atrasada?`,
          key: '1° A',
          distractors: [
            {
              text: '2° A',
              feedback: 'Ahí hubo más atrasados, pero son 8 de 40: un 20 %.',
              mistake: 'tasa-mayor-cantidad',
            },
            {
              text: '3° A',
              feedback: 'Es el curso más grande. Sus 7 de 42 son cerca del 17 %.',
              mistake: 'tasa-mayor-total',
            },
            {
              text: '4° A',
              feedback: 'Es el curso más chico, pero 4 de 20 es un 20 %.',
              mistake: 'tasa-menor-total',
            },
          ],
          explanation: md`$\frac{6}{24} = 25\ \%$. Los demás: 20 %, cerca de 17 % y 20 %.`,
        },
        {
          id: 'dos-viveros',
          question: md`En un vivero prendieron 270 de 300 plantas y en otro, 114 de 120. ¿En cuál es mayor la parte que prendió, y por qué?`,
          key: 'En el segundo, con un 95 % contra un 90 %',
          distractors: [
            {
              text: 'En el primero, porque 270 es más que 114',
              feedback: 'Comparaste cantidades, y los viveros son de distinto tamaño.',
              mistake: 'tasa-mayor-cantidad',
            },
            {
              text: 'En el primero, porque tiene más plantas',
              feedback: 'Ser más grande no dice qué parte prendió.',
              mistake: 'tasa-mayor-total',
            },
            {
              text: 'En el segundo, porque tiene menos plantas',
              feedback: 'El vivero está bien, pero la razón no: un total chico no asegura una parte mayor.',
              mistake: 'tasa-menor-total',
            },
          ],
          explanation: md`$\frac{270}{300} = 90\ \%$ y $\frac{114}{120} = 95\ \%$.`,
        },
      ],
    },
    {
      id: 'por-grupos-y-en-total',
      title: 'Lo que pasa en cada grupo y lo que pasa en total',
      idea: md`El porcentaje **total** no es el promedio de los porcentajes de cada grupo: pesa más el grupo con más casos. Por eso el orden puede darse vuelta.

| Encestados | Ema | Ana |
| --- | --- | --- |
| Desde cerca | 9 de 10 | 80 de 100 |
| Desde lejos | 30 de 100 | 2 de 10 |

Ema gana de cerca (90 % contra 80 %) y de lejos (30 % contra 20 %). Pero en total tiene 39 de 110 y Ana, 82 de 110.

La regla: el total se calcula **sumando casos**, no mirando las filas.`,
      example: {
        problem: md`Con la tabla de tiros, compara el porcentaje de Ema y el de Ana en cada fila y en el total. ¿Por qué se da vuelta?`,
        steps: [
          { title: 'Fila por fila', text: md`Cerca: 90 % y 80 %. Lejos: 30 % y 20 %. Ema es mejor en las dos.` },
          {
            title: 'El total, sumando casos',
            text: md`Ema: $\frac{9 + 30}{10 + 100} = \frac{39}{110} \approx 35\ \%$. Ana: $\frac{80 + 2}{110} = \frac{82}{110} \approx 75\ \%$.`,
          },
          {
            title: 'La explicación',
            text: md`Ema tira casi siempre desde lejos, que es lo difícil, y Ana casi siempre desde cerca. No tuvieron los mismos tiros.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'grupos-extiende-al-total-lo-de-cada-grupo',
          text: md`Concluir que Ema gana en el total porque gana en cada fila. Parece obvio y aquí es falso: suma los casos.`,
        },
        {
          mistake: 'grupos-extiende-a-cada-grupo-lo-del-total',
          text: md`Mirar 35 % y 75 % y decir que Ana es mejor desde todas partes. El total no cuenta qué pasa dentro de cada grupo.`,
        },
        {
          mistake: 'grupos-intercambia-filas-y-total',
          text: md`Calcular bien y asignarlo al revés. Anota dos líneas separadas: «por filas gana…» y «en total gana…».`,
        },
      ],
      checks: [
        {
          id: 'buses-puntuales',
          question: md`La tabla muestra los viajes que llegaron a la hora en dos líneas de buses.

| Clima | Línea Roja | Línea Azul |
| --- | --- | --- |
| Normal | 18 de 20 | 64 de 80 |
| Con nieve | 40 de 80 | 8 de 20 |

¿Qué se puede afirmar del porcentaje de viajes a la hora?`,
          key: 'El de Roja es mayor en cada fila, y el de Azul es mayor en el total.',
          distractors: [
            {
              text: 'El de Roja es mayor en cada fila, y también es mayor en el total.',
              feedback: 'Las filas están bien. Suma los casos: Roja tiene 58 de 100 y Azul, 72 de 100.',
              mistake: 'grupos-extiende-al-total-lo-de-cada-grupo',
            },
            {
              text: 'El de Azul es mayor en cada fila, y también es mayor en el total.',
              feedback: 'El total está bien. Calcula por fila: 90 % contra 80 % y 50 % contra 40 %.',
              mistake: 'grupos-extiende-a-cada-grupo-lo-del-total',
            },
            {
              text: 'El de Azul es mayor en cada fila, y el de Roja es mayor en el total.',
              feedback: 'Es al revés. Anota por separado las filas y el total.',
              mistake: 'grupos-intercambia-filas-y-total',
            },
          ],
          explanation: md`Por fila, Roja: 90 % y 50 %; Azul: 80 % y 40 %. En total, Roja: $\frac{58}{100}$; Azul: $\frac{72}{100}$. Roja viajó casi siempre con nieve.`,
        },
        {
          id: 'porcentaje-de-dos-grupos',
          question: md`Aprobó el 20 % de un grupo de 50 personas y el 60 % de otro de 150. ¿Qué porcentaje aprobó en total?`,
          key: '50 %',
          distractors: [
            {
              text: '40 %',
              feedback: 'Promediaste 20 y 60, pero el segundo grupo es el triple de grande.',
              mistake: 'promedio-de-promedios',
            },
            {
              text: '30 %',
              feedback: 'Aplicaste cada porcentaje al otro grupo. El 20 % es de los 50.',
              mistake: 'promedio-pesos-cambiados',
            },
            { text: '80 %', feedback: 'Sumaste los porcentajes. Suma las personas: 10 más 90, de 200.' },
          ],
          explanation: md`Aprobaron $10 + 90 = 100$ personas de 200: un 50 %.`,
        },
        {
          id: 'que-falta-saber',
          question: md`Una clínica tiene mejor porcentaje de recuperación que otra tanto en casos leves como en graves. ¿Qué hace falta saber para comparar sus porcentajes totales?`,
          key: 'Cuántos casos de cada tipo atendió cada una',
          distractors: [
            {
              text: 'Nada más: si gana en los dos, gana en el total',
              feedback: 'Si atiende sobre todo casos graves, su total puede ser menor.',
              mistake: 'grupos-extiende-al-total-lo-de-cada-grupo',
            },
            {
              text: 'Solo cuántos casos tuvo en total cada una',
              feedback: 'No alcanza: importa cómo se reparten entre leves y graves.',
            },
          ],
          explanation: md`El total pesa cada grupo según sus casos. Sin esas cantidades no se puede saber.`,
        },
      ],
    },
  ],
  summary: [
    md`Revisa dónde parte el eje: las barras se comparan por su largo solo si parte en 0.`,
    md`Aumento porcentual: diferencia dividida por el valor inicial.`,
    md`Más frecuente no es más casos: divide por el total de cada grupo.`,
    md`El porcentaje total se calcula sumando casos; puede ir al revés que las filas.`,
  ],
});
