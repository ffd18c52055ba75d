import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.proporcionalidad.directa-inversa',
  version: 2,
  minutes: 18,
  opening: {
    question: md`Imprimir 10 fotos cuesta ${pesos(2500)}; 20 fotos, ${pesos(4000)}; 30 fotos, ${pesos(5500)}. Cada 10 fotos suben ${pesos(1500)}. ¿El precio es proporcional a la cantidad de fotos?`,
    guesses: ['Sí, porque sube parejo', 'Sí, porque las dos cantidades aumentan', 'No'],
    reveal: md`No. La foto sale a ${pesos(250)}, después a ${pesos(200)} y después a unos ${pesos(183)}: el cociente cambia. Subir parejo no basta. En esta lección hay una prueba que no falla.`,
  },
  points: [
    {
      id: 'la-prueba-en-una-tabla',
      title: 'La prueba: ¿qué se queda quieto?',
      idea: md`Para saber cómo varían dos cantidades $x$ e $y$, haz dos cuentas en **todas** las columnas.

- Si el **cociente** $\frac{y}{x}$ no cambia: proporción **directa**.
- Si el **producto** $x \cdot y$ no cambia: proporción **inversa**.
- Si cambian los dos: **ninguna** de las dos.

No basta con que ambas aumenten, ni con que aumenten parejo. Tampoco con que una baje cuando la otra sube.

En palabras: directa es «al doble, el doble»; inversa, «al doble, la mitad».`,
      example: {
        problem: md`Se apilan vasos iguales y se mide la torre. ¿Son proporcionales los vasos y la altura?

| Vasos | 1 | 2 | 5 |
| --- | --- | --- | --- |
| Altura (cm) | 12 | 14 | 20 |`,
        steps: [
          { title: 'Prueba el cociente', text: md`$\frac{12}{1} = 12$ y $\frac{14}{2} = 7$: cambia. No es directa.` },
          { title: 'Prueba el producto', text: md`$1 \cdot 12 = 12$ y $2 \cdot 14 = 28$: cambia. No es inversa.` },
          {
            title: 'Concluye',
            text: md`No es ninguna de las dos, aunque cada vaso agrega siempre 2 cm. La torre no parte de cero.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cree-directa-toda-relacion-creciente',
          text: md`«Las dos aumentan, así que es directa». La torre y los vasos aumentan, y al doble de vasos no hay el doble de altura.`,
        },
        {
          mistake: 'cree-directo-todo-aumento-parejo',
          text: md`«Sube 2 cm por vaso, así que es directa». Un aumento parejo es una función afín. Falta que el cociente sea constante.`,
        },
        {
          mistake: 'cree-inversa-si-el-cociente-baja',
          text: md`«El cociente baja, así que es inversa». En la inversa lo que no cambia es el **producto**.`,
        },
      ],
      checks: [
        {
          id: 'personas-y-dias',
          question: md`La tabla muestra cuántos días demoran algunas personas en una cosecha.

| Personas | 2 | 3 | 5 |
| --- | --- | --- | --- |
| Días | 15 | 10 | 6 |

¿Qué relación hay entre personas y días?`,
          key: 'Inversa, porque el producto es siempre 30',
          distractors: [
            {
              text: 'Inversa, porque el cociente va bajando',
              feedback: 'Que el cociente baje no basta: también baja en los vasos apilados.',
              mistake: 'cree-inversa-si-el-cociente-baja',
            },
            {
              text: 'Directa, porque las dos cambian a la vez',
              feedback: 'En la directa el cociente no cambia: aquí es 7,5 y después 3,3.',
            },
            {
              text: 'Ninguna, porque los días no bajan parejo',
              feedback: 'En una inversa nunca bajan parejo. Prueba el producto.',
            },
          ],
          explanation: md`$2 \cdot 15 = 3 \cdot 10 = 5 \cdot 6 = 30$.`,
        },
        {
          id: 'arriendo-de-bicicletas',
          question: md`Arrendar una bicicleta cuesta ${pesos(1500)} por 1 hora, ${pesos(2500)} por 2 y ${pesos(4500)} por 4. ¿Qué se puede afirmar de las horas y el costo?`,
          key: 'No son directa ni inversamente proporcionales',
          distractors: [
            {
              text: 'Son directamente proporcionales, porque el costo aumenta con las horas',
              feedback: 'La hora sale a 1.500, a 1.250 y a 1.125: el cociente no es constante.',
              mistake: 'cree-directa-toda-relacion-creciente',
            },
            {
              text: 'Son directamente proporcionales, porque cada hora agrega lo mismo',
              feedback: 'Eso es una función afín: hay un cobro fijo de 500.',
              mistake: 'cree-directo-todo-aumento-parejo',
            },
            {
              text: 'Son inversamente proporcionales, porque el cociente disminuye',
              feedback: 'El producto es 1.500, 5.000 y 18.000: no es constante.',
              mistake: 'cree-inversa-si-el-cociente-baja',
            },
          ],
          explanation: md`Ni el cociente ni el producto son constantes. Es una función afín: $500 + 1.000h$.`,
        },
        {
          id: 'otro-par-de-la-directa',
          question: md`En una proporción directa, a $x = 4$ le corresponde $y = 10$. ¿Qué otro par pertenece a ella?`,
          key: md`$x = 6$, $y = 15$`,
          distractors: [
            {
              text: md`$x = 6$, $y = 12$`,
              feedback: 'Sumaste 2 a las dos. Se multiplican por lo mismo.',
              mistake: 'suma-la-misma-diferencia',
            },
            { text: md`$x = 5$, $y = 8$`, feedback: 'Ahí se mantiene el producto, 40: sería inversa.' },
            {
              text: md`$x = 10$, $y = 4$`,
              feedback: 'Diste vuelta el par. El cociente sería 0,4 y no 2,5.',
              mistake: 'invierte-la-razon-del-punto',
            },
          ],
          explanation: md`$\frac{10}{4} = 2{,}5$ y $\frac{15}{6} = 2{,}5$.`,
        },
      ],
    },
    {
      id: 'la-recta-por-el-origen',
      title: 'La directa en un gráfico',
      idea: md`La gráfica de una proporción directa es una **recta que pasa por el origen**: $y = kx$.

Con un solo punto, que no sea el origen, la conoces entera. El punto $(8, 20)$ dice que en 8 minutos salen 20 litros: $k = \frac{20}{8} = 2{,}5$ litros por minuto.

Antes de dividir, mira qué eje es cada uno. Si te dan los litros y piden los minutos, se divide por 2,5; si te dan los minutos, se multiplica.

Una recta que no pasa por el origen no es una proporción.`,
      figure: {
        kind: 'plane',
        x: [0, 24],
        y: [0, 60],
        step: [4, 10],
        xTitle: 'Tiempo (min)',
        yTitle: 'Agua (litros)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 0],
              [24, 60],
            ],
            accent: 1,
          },
          { shape: 'segment', from: [8, 0], to: [8, 20], dashed: true },
          { shape: 'segment', from: [0, 20], to: [8, 20], dashed: true },
          { shape: 'point', at: [8, 20], accent: 1 },
        ],
        alt: 'Recta que parte en el origen: litros de agua según los minutos. Un punto destacado muestra 20 litros a los 8 minutos.',
      },
      manipulable: {
        kind: 'function-plotter',
        family: 'linear',
        parameters: { m: 2.5, n: 0 },
        task: 'Cambia la inclinación y comprueba que la recta sigue pasando por el origen; después sácala de ahí y mira el cociente.',
      },
      example: {
        problem: md`Según el gráfico, ¿en cuántos minutos salen 50 litros?`,
        steps: [
          { title: 'Lee el punto', text: md`En 8 minutos salen 20 litros.` },
          { title: 'Calcula cuánto toca por minuto', text: md`$20 : 8 = 2{,}5$ litros.` },
          { title: 'Divide', text: md`$50 : 2{,}5 = 20$ minutos.` },
          { title: 'Comprueba', text: md`50 es 2,5 veces 20, y 20 minutos es 2,5 veces 8 minutos.` },
        ],
      },
      warnings: [
        {
          mistake: 'suma-la-misma-diferencia',
          text: md`«De 20 a 50 van 30; entonces $8 + 30 = 38$». En una proporción se multiplica por lo mismo, no se suma.`,
        },
        {
          mistake: 'toma-la-otra-coordenada-como-razon',
          text: md`Dividir $50 : 8 = 6{,}25$. Los 50 son litros, y el 8 son minutos: compara litros con litros.`,
        },
        {
          mistake: 'invierte-la-razon-del-punto',
          text: md`Multiplicar $50 \cdot 2{,}5 = 125$. Prueba con el punto: con 20 litros daría 50 minutos, y son 8.`,
        },
      ],
      checks: [
        {
          id: 'bus-en-la-ruta',
          question: md`En un gráfico de proporción directa, un bus lleva 25 km a los 20 minutos. ¿En cuántos minutos lleva 40 km?`,
          key: '32',
          distractors: [
            {
              text: '35',
              feedback: 'Sumaste 15 a los minutos porque los kilómetros subieron 15.',
              mistake: 'suma-la-misma-diferencia',
            },
            {
              text: '50',
              feedback: 'Usaste la razón al revés: con 25 km te daría más de 31 minutos.',
              mistake: 'invierte-la-razon-del-punto',
            },
            {
              text: '2',
              feedback: 'Dividiste los 40 km por los 20 minutos. Compara 40 km con 25 km.',
              mistake: 'toma-la-otra-coordenada-como-razon',
            },
          ],
          explanation: md`$\frac{40}{25} = 1{,}6$, y $1{,}6 \cdot 20 = 32$ minutos.`,
        },
        {
          id: 'otro-punto-de-la-recta',
          question: md`La gráfica de una proporción directa pasa por $(4, 6)$. ¿Por qué otro punto pasa?`,
          key: md`$(10, 15)$`,
          distractors: [
            {
              text: md`$(10, 12)$`,
              feedback: 'Sumaste 6 a las dos coordenadas.',
              mistake: 'suma-la-misma-diferencia',
            },
            {
              text: md`$(6, 4)$`,
              feedback: 'Cambiaste de lugar las coordenadas.',
              mistake: 'invierte-la-razon-del-punto',
            },
            { text: md`$(0, 2)$`, feedback: 'En una proporción directa, a 0 le corresponde 0.' },
          ],
          explanation: md`$\frac{6}{4} = \frac{15}{10} = 1{,}5$.`,
        },
        {
          id: 'recta-fuera-del-origen',
          question: md`Una gráfica es una recta que sube y pasa por $(0, 2)$. ¿Representa una proporción directa?`,
          key: 'No, porque no pasa por el origen',
          distractors: [
            {
              text: 'Sí, porque es una recta',
              feedback: 'La recta dice que aumenta parejo. Falta que pase por el origen.',
              mistake: 'cree-directo-todo-aumento-parejo',
            },
            {
              text: 'Sí, porque sube',
              feedback: 'Subir no basta: el cociente tiene que ser constante.',
              mistake: 'cree-directa-toda-relacion-creciente',
            },
            { text: 'No, porque no es una curva', feedback: 'La que es una curva es la proporción inversa.' },
          ],
          explanation: md`En $x = 0$ vale 2. Una proporción directa vale 0 en $x = 0$.`,
        },
      ],
    },
    {
      id: 'el-producto-constante',
      title: 'La inversa: el producto no cambia',
      idea: md`En una proporción inversa, $x \cdot y = k$, o sea, $y = \frac{k}{x}$. Una columna basta para hallar $k$, y con $k$ llenas toda la tabla.

| Personas | 4 | 5 | 6 | 10 |
| --- | --- | --- | --- | --- |
| Días de agua | 30 | ? | 20 | 12 |

Aquí $k = 4 \cdot 30 = 120$: es toda el agua, contada en raciones. Con 5 personas dura $120 : 5 = 24$ días.

Su gráfica es una **curva** que baja rápido al comienzo y después cada vez menos, sin tocar los ejes.`,
      figure: {
        kind: 'plane',
        x: [0, 14],
        y: [0, 60],
        step: [2, 10],
        xTitle: 'Personas',
        yTitle: 'Días',
        shapes: [
          {
            shape: 'path',
            points: [
              [2, 60],
              [2.5, 48],
              [3, 40],
              [4, 30],
              [5, 24],
              [6, 20],
              [8, 15],
              [10, 12],
              [12, 10],
              [14, 8.57],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'point', at: [4, 30], label: '(4, 30)' },
          { shape: 'point', at: [6, 20], label: '(6, 20)' },
          { shape: 'point', at: [10, 12], label: '(10, 12)' },
        ],
        alt: 'Curva que baja cada vez más lento: 30 días para 4 personas, 20 días para 6 y 12 días para 10.',
      },
      example: {
        problem: md`En un refugio, los días que dura el agua son inversamente proporcionales a las personas. Para 4 dura 30 días. ¿Cuánto dura para 5?`,
        steps: [
          { title: 'Anticipa', text: md`Más personas, menos días: tiene que dar menos de 30.` },
          { title: 'Calcula el producto', text: md`$4 \cdot 30 = 120$ raciones.` },
          { title: 'Divide', text: md`$120 : 5 = 24$ días.` },
        ],
      },
      warnings: [
        {
          mistake: 'usa-proporcion-directa',
          text: md`Responder 37,5 días. Más personas no hacen que el agua dure más.`,
        },
        {
          mistake: 'mantiene-la-suma-constante',
          text: md`Responder 29: una persona más, un día menos. Lo que se mantiene es el producto, no la suma.`,
        },
        {
          mistake: 'promedia-los-valores-vecinos',
          text: md`Responder 25, el promedio entre 30 y 20. La curva no baja pareja: está por debajo de esa recta.`,
        },
      ],
      checks: [
        {
          id: 'grupos-de-un-curso',
          question: md`Una generación se reparte en grupos del mismo tamaño. De a 2 salen 36 grupos y de a 4 salen 18. ¿Cuántos salen de a 3?`,
          key: '24',
          distractors: [
            {
              text: '54',
              feedback: 'Con grupos más grandes salen menos grupos.',
              mistake: 'usa-proporcion-directa',
            },
            {
              text: '35',
              feedback: 'Restaste uno porque el tamaño subió uno. Lo constante es el producto.',
              mistake: 'mantiene-la-suma-constante',
            },
            {
              text: '27',
              feedback: 'Promediaste 36 y 18. La inversa no cambia en forma pareja.',
              mistake: 'promedia-los-valores-vecinos',
            },
          ],
          explanation: md`$2 \cdot 36 = 72$ estudiantes, y $72 : 3 = 24$.`,
        },
        {
          id: 'latas-por-caja',
          question: md`Con 12 latas por caja se llenan 20 cajas. Si van 15 latas por caja, ¿cuántas cajas se llenan?`,
          key: '16',
          distractors: [
            {
              text: '25',
              feedback: 'Si caben más latas en cada caja, se usan menos cajas.',
              mistake: 'usa-proporcion-directa',
            },
            {
              text: '17',
              feedback: 'Restaste 3 a las cajas. Lo que no cambia es el total de latas.',
              mistake: 'mantiene-la-suma-constante',
            },
            { text: '18', feedback: 'Calcula el total de latas y repártelo de a 15.' },
          ],
          explanation: md`$12 \cdot 20 = 240$ latas, y $240 : 15 = 16$.`,
        },
        {
          id: 'seguir-la-curva',
          question: md`La curva de la figura es de una proporción inversa. ¿Cuánto vale $y$ cuando $x = 8$?`,
          figure: {
            kind: 'plane',
            x: [0, 7],
            y: [0, 12],
            step: [1, 2],
            shapes: [
              {
                shape: 'path',
                points: [
                  [2, 12],
                  [2.4, 10],
                  [3, 8],
                  [4, 6],
                  [5, 4.8],
                  [6, 4],
                  [7, 3.43],
                ],
                smooth: true,
                accent: 1,
              },
              { shape: 'point', at: [3, 8], label: '(3, 8)' },
              { shape: 'point', at: [6, 4], label: '(6, 4)' },
            ],
            alt: 'Curva que baja y pasa por (3, 8) y (6, 4). El dibujo llega hasta x igual a 7.',
          },
          key: '3',
          distractors: [
            {
              text: '2',
              feedback: 'Restaste 2 porque x avanzó 2. La curva baja cada vez menos.',
              mistake: 'mantiene-la-suma-constante',
            },
            {
              text: '1,3',
              feedback: 'Seguiste derecho por los dos puntos. Es una curva: usa el producto.',
            },
            {
              text: '5,3',
              feedback: 'Aumentaste y con x. La curva baja.',
              mistake: 'usa-proporcion-directa',
            },
          ],
          explanation: md`El producto es $3 \cdot 8 = 24$, y $24 : 8 = 3$.`,
        },
      ],
    },
    {
      id: 'con-un-cuadrado',
      title: 'Fórmulas: cuando manda el cuadrado',
      idea: md`A veces la proporción es con el **cuadrado** de una cantidad. El enunciado lo dice, y la fórmula cambia:

- directa con $x$: $y = kx$;
- inversa con $x$: $y = \frac{k}{x}$;
- directa con el cuadrado: $y = kx^2$;
- inversa con el cuadrado: $y = \frac{k}{x^2}$.

En la última, al doble de distancia le queda la **cuarta** parte; al triple, la novena.

El plan no cambia: con el dato conocido halla $k$ y después reemplaza. Anticipa si el resultado debe subir o bajar.`,
      example: {
        problem: md`La luz que llega de una lámpara es inversamente proporcional al cuadrado de la distancia. A 2 m es de 90 lux. ¿Cuánto es a 3 m?`,
        steps: [
          { title: 'Escribe la fórmula', text: md`$L = \frac{k}{d^2}$.` },
          { title: 'Halla la constante', text: md`$k = 90 \cdot 2^2 = 360$.` },
          { title: 'Reemplaza', text: md`$L = \frac{360}{3^2} = 40$ lux.` },
          { title: 'Mira si tiene sentido', text: md`Más lejos, menos luz: 40 es menos que 90.` },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-el-cuadrado-de-la-distancia',
          text: md`Responder 60, con $\frac{90 \cdot 2}{3}$. La proporción es con el cuadrado: 4 y 9 en vez de 2 y 3.`,
        },
        {
          mistake: 'hace-crecer-en-vez-de-disminuir',
          text: md`Responder 135. Es inversa: al alejarse tiene que llegar menos luz.`,
        },
        {
          mistake: 'directa-con-el-cuadrado',
          text: md`Responder 202,5, multiplicando por $\frac{9}{4}$. El cuadrado está bien, pero había que dividir.`,
        },
      ],
      checks: [
        {
          id: 'senal-de-radio',
          question: md`La potencia de una señal es inversamente proporcional al cuadrado de la distancia. A 4 km es de 50 unidades. ¿Cuánto es a 10 km?`,
          key: '8',
          distractors: [
            {
              text: '20',
              feedback: 'Usaste la distancia sin elevarla al cuadrado.',
              mistake: 'olvida-el-cuadrado-de-la-distancia',
            },
            {
              text: '125',
              feedback: 'Al alejarse, la señal tiene que bajar.',
              mistake: 'hace-crecer-en-vez-de-disminuir',
            },
            {
              text: '312,5',
              feedback: 'Elevaste al cuadrado, pero multiplicaste en vez de dividir.',
              mistake: 'directa-con-el-cuadrado',
            },
          ],
          explanation: md`$k = 50 \cdot 16 = 800$ y $\frac{800}{100} = 8$.`,
        },
        {
          id: 'al-triple-de-distancia',
          question: md`Si $y$ es inversamente proporcional al cuadrado de $x$ y $x$ se triplica, ¿qué pasa con $y$?`,
          key: 'Se divide por 9',
          distractors: [
            {
              text: 'Se divide por 3',
              feedback: 'Eso sería con la proporción inversa simple. Aquí va el cuadrado.',
              mistake: 'olvida-el-cuadrado-de-la-distancia',
            },
            {
              text: 'Se multiplica por 3',
              feedback: 'Es inversa: y tiene que bajar.',
              mistake: 'hace-crecer-en-vez-de-disminuir',
            },
            {
              text: 'Se multiplica por 9',
              feedback: 'El cuadrado está bien, pero es inversa.',
              mistake: 'directa-con-el-cuadrado',
            },
          ],
          explanation: md`$\frac{k}{(3x)^2} = \frac{k}{9x^2}$: la novena parte.`,
        },
        {
          id: 'energia-y-rapidez',
          question: md`La energía cinética de un auto es directamente proporcional al cuadrado de su rapidez. Si pasa de 40 a 120 km/h, ¿por cuánto se multiplica?`,
          key: 'Por 9',
          distractors: [
            {
              text: 'Por 3',
              feedback: 'La rapidez se triplica; la energía, con el cuadrado, aumenta más.',
              mistake: 'olvida-el-cuadrado-de-la-distancia',
            },
            { text: 'Por 6', feedback: 'Multiplicaste 3 por 2. El cuadrado de 3 es 9.' },
            { text: 'Por 80', feedback: 'Restaste las rapideces. En una proporción se comparan dividiendo.' },
          ],
          explanation: md`La rapidez se multiplica por 3 y su cuadrado, por $3^2 = 9$.`,
        },
      ],
    },
  ],
  summary: [
    md`Cociente constante: directa. Producto constante: inversa. Si cambian los dos: ninguna.`,
    md`La directa es una recta por el origen; la inversa, una curva que baja.`,
    md`Una sola pareja de valores da la constante, y con ella todo lo demás.`,
    md`Con el cuadrado: al doble, cuatro veces (o la cuarta parte, si es inversa).`,
    md`Anticipa si el resultado debe subir o bajar.`,
  ],
});
