import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.probabilidad.dispersion.problemas',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Dos ciudades tienen la misma temperatura promedio en el año: 15 °C. Si te vas a vivir un año a una de ellas, ¿da lo mismo qué ropa llevar?`,
    guesses: [
      'Sí, porque el promedio es el mismo',
      'No: una puede tener todos los días parecidos y la otra, días muy fríos y muy calurosos',
      'No, porque una de las dos tiene que ser más fría',
    ],
    reveal: md`No da lo mismo. El promedio dice dónde está el centro, pero no cuánto se aparta cada día de él. Para eso está la desviación estándar: con ella vas a decidir qué grupo es más parejo y qué se puede concluir.`,
  },
  points: [
    {
      id: 'comparar-graficos',
      title: 'Comparar dos gráficos de un vistazo',
      idea: md`Para comparar la dispersión no siempre hay que calcular. Haz dos preguntas:

1. ¿Dónde está el centro de cada grupo? Si el gráfico es simétrico, el promedio está al medio.
2. ¿Dónde se juntan los datos: cerca del centro o lejos?

En la figura, los dos cursos tienen promedio 5 y notas de 3 a 7. En A, la mayoría está en el 5. En B están repartidas por igual. Por eso B tiene **mayor** desviación estándar, aunque el promedio y el rango coincidan.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['3', '4', '5', '6', '7'],
        series: [
          { name: 'Curso A', values: [1, 4, 10, 4, 1] },
          { name: 'Curso B', values: [4, 4, 4, 4, 4] },
        ],
        xTitle: 'Nota',
        yTitle: 'Estudiantes',
        showValues: true,
        alt: 'Gráfico de barras de las notas de dos cursos de 20 estudiantes. En el curso A hay 1 con nota 3, 4 con 4, 10 con 5, 4 con 6 y 1 con 7. En el curso B hay 4 estudiantes en cada nota, de 3 a 7.',
        caption: 'Notas de dos cursos en una prueba (datos inventados).',
      },
      example: {
        problem: md`Dos máquinas llenan bolsas de 500 g. Se pesaron cinco bolsas de cada una. Máquina 1: 498, 499, 500, 501, 502. Máquina 2: 490, 495, 500, 505, 510. ¿Cuál es más pareja?`,
        steps: [
          {
            title: 'Compara los centros',
            text: md`Las dos listas son simétricas alrededor de 500: el promedio es 500 g en ambas.`,
          },
          {
            title: 'Compara las distancias al centro',
            text: md`En la 1, las bolsas se alejan a lo más 2 g. En la 2, hasta 10 g.`,
          },
          {
            title: 'Confirma con la varianza',
            text: md`Máquina 1: $\frac{4 + 1 + 0 + 1 + 4}{5} = 2$. Máquina 2: $\frac{100 + 25 + 0 + 25 + 100}{5} = 50$.`,
          },
          {
            title: 'Dilo en palabras',
            text: md`La máquina 1 es más pareja. Las dos llenan 500 g en promedio, pero con la 2 hay bolsas bastante más livianas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'dispersion-compara-al-reves',
          text: md`Creer que barras más altas al centro son más dispersión. Es al revés: muchos datos cerca del promedio dan una desviación **menor**.`,
        },
        {
          mistake: 'dispersion-igual-promedio-igual-dispersion',
          text: md`Pensar que, si el promedio es igual, lo demás también. Son dos preguntas distintas: dónde está el centro y cuánto se alejan los datos.`,
        },
        {
          mistake: 'dispersion-mira-solo-los-extremos',
          text: md`Decidir por el mayor y el menor. Dos grupos que van de 3 a 7 pueden tener a casi todos en el 5, o repartidos.`,
        },
      ],
      checks: [
        {
          id: 'goles-por-partido',
          question: md`El gráfico muestra los goles por partido de dos equipos en 12 fechas. ¿Qué afirmación es correcta?`,
          figure: {
            kind: 'chart',
            type: 'bars',
            categories: ['0', '1', '2', '3', '4'],
            series: [
              { name: 'Lobos', values: [1, 2, 6, 2, 1] },
              { name: 'Faros', values: [4, 1, 2, 1, 4] },
            ],
            xTitle: 'Goles en el partido',
            yTitle: 'Partidos',
            showValues: true,
            alt: 'Gráfico de barras de goles por partido. Lobos: 1 partido con 0 goles, 2 con 1, 6 con 2, 2 con 3 y 1 con 4. Faros: 4 partidos con 0 goles, 1 con 1, 2 con 2, 1 con 3 y 4 con 4.',
          },
          key: 'Los promedios son iguales y la desviación de Faros es mayor.',
          distractors: [
            {
              text: 'Los promedios son iguales y la desviación de Lobos es mayor.',
              feedback: 'Lobos tiene seis partidos justo en el promedio: eso es menos dispersión.',
              mistake: 'dispersion-compara-al-reves',
            },
            {
              text: 'Los promedios son iguales y las desviaciones también.',
              feedback: 'Los dos promedian 2 goles, pero Faros tiene muchos partidos con 0 y con 4.',
              mistake: 'dispersion-igual-promedio-igual-dispersion',
            },
            {
              text: 'Los promedios son distintos y las desviaciones, iguales.',
              feedback: 'Que ambos vayan de 0 a 4 no iguala la dispersión. Y los dos promedian 2.',
              mistake: 'dispersion-mira-solo-los-extremos',
            },
          ],
          explanation: md`Los dos gráficos son simétricos alrededor de 2. Faros tiene ocho partidos en los extremos, a distancia 2; Lobos, solo dos.`,
        },
        {
          id: 'numeros-grandes',
          question: md`P es 10, 20, 30. Q es 110, 120, 130. ¿Cuál tiene mayor desviación estándar?`,
          key: 'Ninguna, porque las distancias son las mismas',
          distractors: [
            {
              text: 'Q, porque sus números son más grandes',
              feedback: 'Los de Q están corridos en 100. La distancia entre unos y otros no cambió.',
              mistake: 'transformacion-suma-tambien',
            },
            {
              text: 'P, porque sus números son más chicos',
              feedback: 'El tamaño no importa: importa cuánto se alejan del promedio.',
            },
          ],
          explanation: md`Q es P más 100. En las dos, los datos están a $-10$, 0 y 10 de su promedio.`,
        },
        {
          id: 'agregar-el-promedio',
          question: md`Un grupo tiene los datos 4, 6 y 8. Se agrega otro 6. ¿Qué pasa con la desviación estándar?`,
          key: 'Disminuye',
          distractors: [
            {
              text: 'Aumenta, porque hay más datos',
              feedback: 'La cantidad de datos no la agranda: se promedian los cuadrados.',
            },
            {
              text: 'No cambia, porque el promedio es el mismo',
              feedback: 'El promedio sigue en 6, pero ahora hay más datos pegados a él.',
              mistake: 'dispersion-igual-promedio-igual-dispersion',
            },
          ],
          explanation: md`La suma de los cuadrados sigue en 8, pero se divide por 4 y no por 3: la varianza baja de $\frac{8}{3}$ a 2.`,
        },
      ],
    },
    {
      id: 'leer-la-tabla',
      title: 'En una tabla: qué columna responde la pregunta',
      idea: md`Cuando una tabla da el promedio y la desviación de cada grupo, primero decide **qué se pregunta**.

- «Más regular», «más parejo», «más homogéneo», «más predecible»: la **menor** desviación.
- «Más variable», «más disperso»: la mayor desviación.
- «Más alto», «más rápido», «rinde más»: el promedio.

Regular no significa bueno. Quien llega siempre 10 minutos tarde es muy regular. Y una desviación grande no es mala por sí sola: solo dice que los datos cambian más de una vez a otra.`,
      example: {
        problem: md`Para ir al trabajo hay tres recorridos de micro. La tabla resume la espera, en minutos.

| Recorrido | Promedio | Desviación estándar |
| --- | --- | --- |
| 210 | 9 | 5 |
| 315 | 11 | 1,5 |
| 401 | 14 | 3 |

Si quieres la espera más predecible, ¿cuál eliges? ¿Y si quieres esperar menos en promedio?`,
        steps: [
          {
            title: 'Traduce «predecible»',
            text: md`Predecible es que varíe poco: la columna es la desviación estándar.`,
          },
          {
            title: 'Busca la menor',
            text: md`La menor es 1,5: el recorrido 315. Casi siempre se espera cerca de 11 minutos.`,
          },
          {
            title: 'Cambia la pregunta, cambia la columna',
            text: md`Para esperar menos en promedio, se mira la otra columna: el 210, con 9. Pero a veces esperarás mucho más.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'dispersion-elige-el-mayor-promedio',
          text: md`Elegir el mejor promedio cuando preguntan por la regularidad. Subraya la palabra de la pregunta antes de mirar la tabla.`,
        },
        {
          mistake: 'dispersion-elige-la-mayor-desviacion',
          text: md`Pensar que más desviación es más regularidad. Desviarse es apartarse: a mayor desviación, **menos** parejo.`,
        },
        {
          mistake: 'dispersion-elige-el-menor-promedio',
          text: md`Elegir el menor promedio, como si «poco» fuera «parejo». Hay grupos con promedio bajo y datos muy separados.`,
        },
      ],
      checks: [
        {
          id: 'tiro-con-arco',
          question: md`La tabla resume los puntajes de cuatro arqueros, con 30 tiros cada uno.

| | Promedio | Desviación estándar |
| --- | --- | --- |
| Elisa | 8,1 | 0,9 |
| Tomás | 8,9 | 1,6 |
| Nahuel | 7,2 | 1,2 |
| Javiera | 8,4 | 2,1 |

¿Quién tiró de manera más regular?`,
          key: 'Elisa',
          distractors: [
            {
              text: 'Tomás',
              feedback: 'Tiene el mejor promedio. La regularidad está en la otra columna.',
              mistake: 'dispersion-elige-el-mayor-promedio',
            },
            {
              text: 'Nahuel',
              feedback: 'Tiene el promedio más bajo, y eso no dice cuánto varían sus tiros.',
              mistake: 'dispersion-elige-el-menor-promedio',
            },
            {
              text: 'Javiera',
              feedback: 'Tiene la mayor desviación: sus tiros son los que más cambian.',
              mistake: 'dispersion-elige-la-mayor-desviacion',
            },
          ],
          explanation: md`La menor desviación estándar es 0,9: los tiros de Elisa son los más parejos.`,
        },
        {
          id: 'cosecha-mas-variable',
          question: md`En cuatro huertos se pesaron las paltas. Norte: promedio 190 g y desviación 12 g. Sur: 210 y 20. Alto: 240 y 15. Bajo: 180 y 9. ¿En cuál el peso varía **más**?`,
          key: 'Sur',
          distractors: [
            {
              text: 'Alto',
              feedback: 'Tiene el mayor promedio: sus paltas pesan más, pero no son las que más varían.',
              mistake: 'dispersion-elige-el-mayor-promedio',
            },
            {
              text: 'Bajo',
              feedback: 'Tiene la menor desviación: es el más parejo, lo contrario de lo que se pide.',
              mistake: 'dispersion-compara-al-reves',
            },
            { text: 'Norte', feedback: 'Su desviación es 12 g, y hay otro huerto con 20 g.' },
          ],
          explanation: md`Más variación es mayor desviación: 20 g, en el huerto Sur.`,
        },
        {
          id: 'cortar-tornillos',
          question: md`Una fábrica necesita piezas de 20 mm, lo más parejas posible. La máquina X corta en promedio 20,0 mm, con desviación 0,5. La Y, 20,0 mm con desviación 0,1. La Z, 23,0 mm con desviación 0,05. Si ninguna se puede ajustar, ¿cuál conviene?`,
          key: 'La Y',
          distractors: [
            {
              text: 'La Z',
              feedback: 'Es la más pareja, pero sus piezas miden cerca de 23 mm. Aquí importan las dos columnas.',
            },
            {
              text: 'La X',
              feedback: 'Su promedio es bueno, pero sus piezas varían más que las de Y.',
              mistake: 'dispersion-elige-la-mayor-desviacion',
            },
          ],
          explanation: md`X e Y tienen el promedio pedido, y de las dos, Y es más pareja. Z es pareja lejos de lo que se necesita.`,
        },
      ],
    },
    {
      id: 'que-se-puede-concluir',
      title: 'Qué se puede concluir y qué no',
      idea: md`La desviación estándar resume. Dice que, en general, los datos se apartan más o menos del promedio. **No** dice cuál es el mayor, cuántos están bajo cierto valor ni qué grupo es mejor.

Un solo dato muy lejano la agranda mucho, porque su distancia va al cuadrado.

Y lo que conviene depende de la situación. Para un remedio quieres dosis parejas. Para clasificar a una final con una marca difícil, puede convenir alguien irregular, que a veces se pasa de su promedio.`,
      example: {
        problem: md`En una empresa, nueve personas ganan ${pesos(600000)} y una gana ${pesos(6600000)}. El promedio es ${pesos(1200000)} y la desviación, ${pesos(1800000)}. ¿Qué dicen esos números?`,
        steps: [
          {
            title: 'Revisa el promedio',
            text: md`$9 \cdot 600.000 + 6.600.000 = 12.000.000$; entre 10 personas, ${pesos(1200000)}. Nadie gana eso: nueve ganan la mitad.`,
          },
          {
            title: 'Busca de dónde sale la desviación',
            text: md`Nueve sueldos están a ${pesos(600000)} del promedio y uno, a ${pesos(5400000)}. Ese, al cuadrado, pesa 81 veces más que cada uno de los otros.`,
          },
          {
            title: 'Concluye con cuidado',
            text: md`La desviación avisa que el promedio representa mal al grupo. No dice cuántos ganan poco: eso se ve en los datos.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'misma-nota-distinta-desviacion',
          question: md`Los cursos A y B promedian 5,0. La desviación de A es 0,4 y la de B, 1,2. ¿Qué se puede concluir?`,
          key: 'En B las notas están, en general, más lejos de 5,0.',
          distractors: [
            {
              text: 'En B hay más estudiantes con nota bajo 4,0.',
              feedback: 'Puede ser, pero la desviación no dice cuántos hay bajo un valor.',
            },
            {
              text: 'En A las notas están más repartidas.',
              feedback: 'A tiene menor desviación: sus notas están más juntas.',
              mistake: 'dispersion-compara-al-reves',
            },
            {
              text: 'En los dos cursos las notas están igual de repartidas.',
              feedback: 'El promedio coincide, pero las desviaciones no.',
              mistake: 'dispersion-igual-promedio-igual-dispersion',
            },
          ],
          explanation: md`Mayor desviación significa datos más alejados del promedio en general. Nada más se sabe sin ver las notas.`,
        },
        {
          id: 'dato-lejano',
          question: md`En cinco pruebas sacaste 5, 5, 5, 5 y 5. En la sexta sacas un 2. ¿Qué pasa con tu promedio y tu desviación?`,
          key: 'Baja el promedio y sube la desviación',
          distractors: [
            {
              text: 'Bajan los dos',
              feedback: 'La desviación era 0, porque todas eran iguales. No puede bajar de ahí.',
            },
            {
              text: 'Baja el promedio y la desviación no cambia',
              feedback: 'Ya no son todas iguales: ahora hay distancia entre las notas.',
            },
            {
              text: 'Suben los dos',
              feedback: 'La nota agregada es menor que el promedio, así que el promedio baja.',
            },
          ],
          explanation: md`El promedio baja de 5 a 4,5. La desviación era 0 y ahora es mayor, porque un dato se apartó.`,
        },
        {
          id: 'salto-para-clasificar',
          question: md`Dos atletas promedian 7,0 m en salto largo. La desviación de Ema es 0,1 m y la de Luz, 0,4 m. Para clasificar hay que superar 7,6 m en al menos un salto. ¿A quién favorece la dispersión?`,
          key: 'A Luz, porque sus saltos se apartan más de 7,0 m',
          distractors: [
            {
              text: 'A Ema, porque es la más regular',
              feedback: 'Su regularidad la deja cerca de 7,0 m, y se necesita superar 7,6 m.',
            },
            {
              text: 'A ninguna, porque tienen el mismo promedio',
              feedback: 'Con el mismo promedio, quien varía más tiene más opciones de un salto muy largo.',
              mistake: 'dispersion-igual-promedio-igual-dispersion',
            },
          ],
          explanation: md`Llegar a 7,6 m es apartarse 0,6 m del promedio: 6 desviaciones de Ema, pero solo 1,5 de Luz.`,
        },
      ],
    },
  ],
  summary: [
    md`El promedio dice dónde está el centro; la desviación, cuánto se alejan los datos.`,
    md`Muchos datos cerca del centro: menor desviación, más parejo.`,
    md`Regular o parejo: busca la menor desviación, no el mejor promedio.`,
    md`Un dato muy lejano la agranda mucho. La desviación no dice cuántos hay bajo un valor ni quién es mejor.`,
  ],
});
