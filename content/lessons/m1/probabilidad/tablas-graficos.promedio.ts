import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.tablas-graficos.promedio',
  version: 2,
  minutes: 15,
  opening: {
    question: md`Llevas tres pruebas con promedio 5,0 y queda una sola. Todas pesan igual. ¿Qué nota necesitas en la última para terminar con promedio 5,5?`,
    guesses: ['Un 5,5', 'Un 6,0', 'Un 7,0'],
    reveal: md`Un 7,0. Cada una de las tres anteriores quedó medio punto bajo la meta, y la última tiene que pagar esos tres medios puntos además de llegar a 5,5. Pensar en sumas, y no en promedios, lo hace claro.`,
  },
  points: [
    {
      id: 'repartir-en-partes-iguales',
      title: 'Repartir la suma entre todos los datos',
      idea: md`El **promedio** es lo que le tocaría a cada dato si se repartiera todo por igual: la suma de los datos dividida por cuántos son.

En una tabla, cada valor se repite según su frecuencia. Por eso se **multiplica valor por frecuencia**, se suman esos productos y se divide por la suma de las frecuencias.

| Hermanos | 0 | 1 | 2 | 3 |
| --- | --- | --- | --- | --- |
| Estudiantes | 5 | 8 | 4 | 3 |

La suma es $0 \cdot 5 + 1 \cdot 8 + 2 \cdot 4 + 3 \cdot 3 = 25$ y son 20 estudiantes: el promedio es 1,25.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['0', '1', '2', '3'],
        series: [{ name: 'Estudiantes', values: [5, 8, 4, 3] }],
        xTitle: 'Hermanos',
        yTitle: 'Estudiantes',
        showValues: true,
        alt: 'Gráfico de barras: 5 estudiantes tienen 0 hermanos, 8 tienen 1, 4 tienen 2 y 3 tienen 3.',
        caption: 'Hermanos de 20 estudiantes (datos inventados).',
      },
      example: {
        problem: md`En un taller de reparación de bicicletas se anotó cuántas llegaron cada día: hubo 4 días con 0 bicicletas, 6 días con 2, 8 días con 3 y 2 días con 5. ¿Cuál es el promedio diario?`,
        steps: [
          {
            title: 'Suma las bicicletas',
            text: md`$4 \cdot 0 + 6 \cdot 2 + 8 \cdot 3 + 2 \cdot 5 = 0 + 12 + 24 + 10 = 46$.`,
          },
          { title: 'Suma los días', text: md`$4 + 6 + 8 + 2 = 20$. Los 4 días sin bicicletas también son días.` },
          { title: 'Divide', text: md`$46 : 20 = 2{,}3$ bicicletas por día. Está entre 0 y 5, como debe ser.` },
        ],
      },
      warnings: [
        {
          mistake: 'promedio-ignora-frecuencias',
          text: md`Promediar solo los valores: $\frac{0 + 2 + 3 + 5}{4} = 2{,}5$. Hubo 8 días con 3 y solo 2 con 5: no pesan lo mismo.`,
        },
        {
          mistake: 'promedio-olvida-los-ceros',
          text: md`Dividir por 16, sin los días en cero: da 2,875. Un cero no agrega a la suma, pero sí es un dato más entre los que se reparte.`,
        },
        {
          mistake: 'promedio-da-la-moda',
          text: md`Contestar 3, el valor que más se repite. Esa es la moda. El promedio reparte, y puede no ser ninguno de los datos.`,
        },
      ],
      checks: [
        {
          id: 'reclamos-por-dia',
          question: md`Una radio comunitaria anotó los reclamos que recibió cada día: 5 días con 0, 3 días con 1, 8 días con 2 y 4 días con 3. ¿Cuál es el promedio de reclamos por día?`,
          key: '1,55',
          distractors: [
            {
              text: '2',
              feedback:
                'Ese es el valor que más se repite, la moda. El promedio suma todo y lo reparte entre los 20 días.',
              mistake: 'promedio-da-la-moda',
            },
            {
              text: '2,07',
              feedback: 'Dividiste 31 por 15 días. Los 5 días sin reclamos también se cuentan.',
              mistake: 'promedio-olvida-los-ceros',
            },
            {
              text: '1,5',
              feedback: 'Promediaste 0, 1, 2 y 3 como si cada valor se hubiera dado los mismos días.',
              mistake: 'promedio-ignora-frecuencias',
            },
          ],
          explanation: md`$0 + 3 + 16 + 12 = 31$ reclamos en 20 días: $31 : 20 = 1{,}55$.`,
        },
        {
          id: 'huevos-de-la-semana',
          question: md`Durante 10 días, una gallina puso 0 huevos en 2 días, 1 huevo en 7 días y 2 huevos en 1 día. ¿Cuántos huevos puso en promedio por día?`,
          key: '0,9',
          distractors: [
            {
              text: '1',
              feedback: 'Puede ser que dieras el valor que más se repite, o promediaras 0, 1 y 2 sin sus frecuencias.',
              mistake: 'promedio-ignora-frecuencias',
            },
            {
              text: '1,125',
              feedback: 'Dividiste 9 por 8 días, sin los dos días en cero.',
              mistake: 'promedio-olvida-los-ceros',
            },
            { text: '3', feedback: 'Dividiste los 9 huevos por 3, la cantidad de valores. Fueron 10 días.' },
          ],
          explanation: md`$2 \cdot 0 + 7 \cdot 1 + 1 \cdot 2 = 9$ huevos en 10 días: 0,9 por día.`,
        },
        {
          id: 'que-significa-el-promedio',
          question: md`En un edificio, los departamentos tienen en promedio 2,5 habitantes. ¿Qué se puede afirmar con seguridad si hay 40 departamentos?`,
          key: 'Que viven 100 personas en total',
          distractors: [
            {
              text: 'Que lo más común es vivir de a 2 o de a 3',
              feedback: 'Lo más común es la moda. Podría haber 20 departamentos con 1 y 20 con 4.',
              mistake: 'promedio-da-la-moda',
            },
            {
              text: 'Que la mitad tiene más de 2,5',
              feedback: 'Eso lo diría la mediana. El promedio no parte el grupo en mitades.',
            },
            {
              text: 'Que no hay departamentos vacíos',
              feedback: 'Puede haberlos: un cero se compensa con valores más altos.',
            },
          ],
          explanation: md`El promedio por la cantidad de datos da la suma: $2{,}5 \cdot 40 = 100$. Sobre cada departamento no dice nada.`,
        },
      ],
    },
    {
      id: 'el-dato-que-falta',
      title: 'El dato que falta para llegar a una meta',
      idea: md`Cuando te dan un promedio, conviértelo en **suma**: promedio por cantidad de datos. Las sumas se pueden restar; los promedios, no.

Para saber qué dato falta:

1. Suma que se **necesita**: la meta por la cantidad final de datos, contando el nuevo.
2. Suma que **ya hay**: el promedio actual por los datos que llevas.
3. Réstalas.

Con tres pruebas en 5,0 y meta 5,5: se necesita $5{,}5 \cdot 4 = 22$ y ya hay $5 \cdot 3 = 15$. Faltan 7.`,
      example: {
        problem: md`Nahuel entrena para una corrida. En 5 días trotó en promedio 4 km. ¿Cuánto tiene que trotar el sexto día para que el promedio de los 6 días sea 5 km?`,
        steps: [
          { title: 'Suma que necesita', text: md`La meta es 5 km en 6 días: $5 \cdot 6 = 30$ km.` },
          { title: 'Suma que ya tiene', text: md`$4 \cdot 5 = 20$ km.` },
          { title: 'Resta', text: md`$30 - 20 = 10$. Tiene que trotar 10 km el sexto día.` },
        ],
      },
      warnings: [
        {
          mistake: 'promedio-meta-como-dato',
          text: md`Contestar 5 km, la meta. Con eso llega a 25 km en 6 días, un promedio de 4,17: los días anteriores tiran hacia abajo.`,
        },
        {
          mistake: 'promedio-meta-simetrica',
          text: md`Contestar 6 km, porque el promedio entre 4 y 6 es 5. Eso compensa un solo día, y son cinco los que quedaron 1 km abajo.`,
        },
        {
          mistake: 'promedio-olvida-el-dato-nuevo',
          text: md`Usar 5 días en la suma que se necesita: $25 - 20 = 5$. La meta es para los 6 días: el nuevo también cuenta.`,
        },
      ],
      checks: [
        {
          id: 'ventas-del-kiosco',
          question: md`Un kiosco vendió en promedio 30 completos diarios durante 4 días. ¿Cuántos debe vender el quinto día para que el promedio de los 5 días sea 33?`,
          key: '45',
          distractors: [
            {
              text: '33',
              feedback: 'Vender justo la meta no basta: los cuatro días anteriores están por debajo.',
              mistake: 'promedio-meta-como-dato',
            },
            {
              text: '36',
              feedback: 'Compensaste un solo día. Fueron cuatro días con 3 menos.',
              mistake: 'promedio-meta-simetrica',
            },
            {
              text: '12',
              feedback: 'Calculaste 33 por 4 días. La suma necesaria es con los 5.',
              mistake: 'promedio-olvida-el-dato-nuevo',
            },
          ],
          explanation: md`Se necesita $33 \cdot 5 = 165$ y ya hay $30 \cdot 4 = 120$. Faltan 45.`,
        },
        {
          id: 'se-va-un-jugador',
          question: md`El promedio de edad de 6 jugadoras es 20 años. Se retira una de 25 años. ¿Cuál es el promedio de las 5 que quedan?`,
          key: '19 años',
          distractors: [
            { text: '20 años', feedback: 'Se fue la suma de una edad mayor que el promedio: el resto baja.' },
            { text: '15,8 años', feedback: 'Dividiste 95 por 6. Ahora quedan 5 jugadoras.' },
            { text: '15 años', feedback: 'Compensaste como si fueran dos datos. Resta 25 de la suma y reparte.' },
          ],
          explanation: md`La suma era $20 \cdot 6 = 120$. Sin la de 25, queda 95, y $95 : 5 = 19$.`,
        },
        {
          id: 'dato-tapado',
          question: md`Cuatro cajas de manzanas pesan 18, 20, 17 y $x$ kilogramos, y el promedio es 19 kg. ¿Cuánto vale $x$?`,
          key: '21',
          distractors: [
            {
              text: '19',
              feedback: 'Diste el promedio como dato. Las otras tres suman 55, menos que 57.',
              mistake: 'promedio-meta-como-dato',
            },
            {
              text: '2',
              feedback: 'Calculaste 19 por 3. La suma es de las cuatro cajas.',
              mistake: 'promedio-olvida-el-dato-nuevo',
            },
            { text: '18,3', feedback: 'Ese es el promedio de las tres que conoces.' },
          ],
          explanation: md`Las cuatro suman $19 \cdot 4 = 76$. Las tres conocidas, 55. Entonces $x = 76 - 55 = 21$.`,
        },
      ],
    },
    {
      id: 'promedio-de-grupos',
      title: 'Juntar grupos de distinto tamaño',
      idea: md`Dos grupos tienen sus promedios y quieres el de todos juntos. Promediar los promedios funciona **solo** si los grupos son del mismo tamaño.

Si no, vuelve a las sumas: multiplica cada promedio por el tamaño de **su** grupo, suma y divide por el **total** de datos. El resultado queda más cerca del promedio del grupo más grande.

Con 10 días de promedio 50 y 30 días de promedio 70: $\frac{10 \cdot 50 + 30 \cdot 70}{40} = \frac{2600}{40} = 65$. Más cerca de 70, porque hubo más días así.`,
      figure: {
        kind: 'number-line',
        from: 45,
        to: 75,
        step: 5,
        points: [
          { at: 50, label: '10 días' },
          { at: 65, label: 'juntos' },
          { at: 70, label: '30 días' },
        ],
        alt: 'Recta numérica de 45 a 75. El promedio de los 10 días está en 50, el de los 30 días en 70 y el de todos juntos en 65, más cerca de 70.',
      },
      example: {
        problem: md`Una biblioteca móvil recibió en promedio 24 visitas diarias en los 5 días de semana y 38 en los 2 días del fin de semana. ¿Cuál fue el promedio de los 7 días?`,
        steps: [
          { title: 'Suma de la semana', text: md`$24 \cdot 5 = 120$ visitas.` },
          { title: 'Suma del fin de semana', text: md`$38 \cdot 2 = 76$ visitas.` },
          {
            title: 'Reparte entre todos los días',
            text: md`$\frac{120 + 76}{7} = \frac{196}{7} = 28$ visitas. Queda más cerca de 24, que fueron más días.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'promedio-de-promedios',
          text: md`Promediar 24 y 38: da 31. Eso trata a 2 días como si pesaran igual que 5.`,
        },
        {
          mistake: 'promedio-pesos-cambiados',
          text: md`Cruzar los tamaños: $\frac{24 \cdot 2 + 38 \cdot 5}{7} = 34$. Se nota porque quedó cerca de 38, el grupo chico.`,
        },
        {
          mistake: 'promedio-suma-de-promedios',
          text: md`Dividir 196 por 5 y no por 7: da 39,2. El promedio de todos no puede ser mayor que los dos promedios.`,
        },
      ],
      checks: [
        {
          id: 'dos-cursos',
          question: md`En una prueba, los 20 estudiantes de un curso promedian 5,0 y los 30 de otro promedian 6,0. ¿Cuál es el promedio de los 50?`,
          key: '5,6',
          distractors: [
            {
              text: '5,5',
              feedback: 'Promediaste los promedios, pero los cursos no tienen el mismo tamaño.',
              mistake: 'promedio-de-promedios',
            },
            {
              text: '5,4',
              feedback: 'Multiplicaste cada promedio por el tamaño del otro curso.',
              mistake: 'promedio-pesos-cambiados',
            },
            {
              text: '9,3',
              feedback: 'Dividiste la suma de todos por 30. Se reparte entre los 50.',
              mistake: 'promedio-suma-de-promedios',
            },
          ],
          explanation: md`$\frac{20 \cdot 5 + 30 \cdot 6}{50} = \frac{280}{50} = 5{,}6$.`,
        },
        {
          id: 'lluvia-de-dos-temporadas',
          question: md`En 4 meses cayeron en promedio 90 mm de lluvia al mes y en los otros 8, 15 mm. ¿Cuál es el promedio mensual del año?`,
          key: '40 mm',
          distractors: [
            {
              text: '52,5 mm',
              feedback: 'Promediaste 90 y 15, pero fueron 4 meses contra 8.',
              mistake: 'promedio-de-promedios',
            },
            {
              text: '65 mm',
              feedback: 'Cruzaste los meses: usaste 8 con 90 y 4 con 15.',
              mistake: 'promedio-pesos-cambiados',
            },
            {
              text: '120 mm',
              feedback: 'Repartiste los 480 mm entre 4 meses. El año tiene 12.',
              mistake: 'promedio-suma-de-promedios',
            },
          ],
          explanation: md`$90 \cdot 4 + 15 \cdot 8 = 360 + 120 = 480$ mm en 12 meses: 40 mm.`,
        },
        {
          id: 'cuando-sirve-el-atajo',
          question: md`¿En qué caso el promedio de dos promedios da siempre el promedio de todos los datos?`,
          key: 'Cuando los grupos son del mismo tamaño',
          distractors: [
            {
              text: 'Cuando los datos son números enteros',
              feedback: 'El tipo de número no cambia cuánto pesa cada grupo.',
              mistake: 'promedio-de-promedios',
            },
            {
              text: 'Cuando los dos grupos son grandes',
              feedback: 'Uno de 1.000 y otro de 3.000 siguen pesando distinto.',
              mistake: 'promedio-de-promedios',
            },
            { text: 'Cuando se trata del mismo año', feedback: 'Lo que importa es cuántos datos tiene cada grupo.' },
          ],
          explanation: md`Con $n$ datos en cada uno, $\frac{n \cdot a + n \cdot b}{2n} = \frac{a + b}{2}$. Con tamaños distintos, eso falla si los promedios no son iguales.`,
        },
      ],
    },
  ],
  summary: [
    md`Promedio: suma de los datos dividida por cuántos son. En una tabla, valor por frecuencia.`,
    md`Los ceros también se cuentan entre los datos.`,
    md`Dato que falta: suma que se necesita menos suma que ya hay.`,
    md`Juntar grupos: cada promedio por su tamaño, y se divide por el total de datos.`,
  ],
});
