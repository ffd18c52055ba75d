import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.probabilidad.dispersion.medidas',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Una profesora sube 5 décimas a todas las notas de un curso. El promedio sube 5 décimas. ¿Qué pasa con lo repartidas que están las notas?`,
    guesses: ['Quedan más repartidas', 'Quedan menos repartidas', 'Quedan igual de repartidas'],
    reveal: md`Quedan igual. Todas se corren juntas, y la distancia entre unas y otras no cambia. Lo que sí cambiaría las distancias es multiplicar. En esta lección vas a medir esa separación con un número, la desviación estándar.`,
  },
  points: [
    {
      id: 'rango-y-distancias',
      title: 'Del rango a las distancias al promedio',
      idea: md`El **rango** es el dato mayor menos el menor. Es fácil, pero mira solo dos datos.

Estos dos grupos tienen rango 8 y promedio 5:

- A: 1, 5, 5, 5, 9
- B: 1, 1, 5, 9, 9

En B hay más datos lejos del 5, y el rango no se entera. Hay que usar **todos** los datos: ver a qué distancia del promedio está cada uno.

Si esas diferencias se suman con su signo, siempre dan 0: unas compensan a otras. Por eso se elevan al cuadrado antes de sumarlas.`,
      manipulable: {
        kind: 'data-plots',
        values: [3, 4, 4, 5, 5, 5, 6, 6, 7],
        shows: ['histogram'],
        task: 'Aleja un solo dato de los demás y mira cuánto se estira el gráfico.',
        predict: {
          question: 'Si alejas solo el dato mayor, ¿qué cambia seguro?',
          guesses: ['El rango', 'La mediana', 'Todos los datos'],
          shows: 'El rango cambia, porque depende de los extremos. La mediana sigue igual.',
        },
      },
      example: {
        problem: md`Las temperaturas máximas de cinco días en Curicó fueron 12, 16, 15, 19 y 18 °C (datos inventados). ¿Cuál es el rango, y cuánto se aleja cada día del promedio?`,
        steps: [
          { title: 'Calcula el rango', text: md`Mayor menos menor: $19 - 12 = 7$ °C.` },
          { title: 'Calcula el promedio', text: md`$\frac{12 + 16 + 15 + 19 + 18}{5} = \frac{80}{5} = 16$ °C.` },
          { title: 'Resta el promedio a cada dato', text: md`$-4$, $0$, $-1$, $3$ y $2$.` },
          {
            title: 'Revisa la suma',
            text: md`$-4 + 0 - 1 + 3 + 2 = 0$. Siempre da 0, así que no sirve para medir: faltan los cuadrados.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'rango-de-cinco',
          question: md`¿Cuál es el rango de 12, 7, 19, 9 y 15?`,
          key: '12',
          distractors: [
            { text: '19', feedback: 'Ese es el dato mayor. Falta restarle el menor.' },
            { text: '3', feedback: 'Restaste el último y el primero de la lista. Van el mayor y el menor.' },
            { text: '5', feedback: 'Esa es la cantidad de datos.' },
          ],
          explanation: md`El mayor es 19 y el menor, 7: $19 - 7 = 12$.`,
        },
        {
          id: 'suma-de-diferencias',
          question: md`A los datos 3, 8 y 10 se les resta su promedio y se suman las tres diferencias, con su signo. ¿Cuánto da?`,
          key: '0',
          distractors: [
            { text: '8', feedback: 'Sumaste las distancias sin signo: 4, 1 y 3. Con su signo se compensan.' },
            { text: '26', feedback: 'Sumaste los cuadrados de las diferencias. Aquí van con su signo, sin elevar.' },
            { text: '7', feedback: 'Ese es el promedio de los datos.' },
          ],
          explanation: md`El promedio es 7. Las diferencias son $-4$, 1 y 3, que suman 0. Pasa con cualquier conjunto de datos.`,
        },
        {
          id: 'cual-esta-mas-disperso',
          question: md`P: 2, 6, 6, 6, 10. Q: 2, 2, 6, 10, 10. ¿En cuál están más dispersos los datos?`,
          key: 'En Q, porque más datos están lejos del 6',
          distractors: [
            {
              text: 'En ninguno, porque los dos van de 2 a 10',
              feedback: 'El rango es el mismo, pero mira cuántos datos quedan en los extremos.',
              mistake: 'dispersion-mira-solo-los-extremos',
            },
            {
              text: 'En P, porque tiene más datos iguales',
              feedback: 'Los iguales de P están justo en el promedio: eso la hace más concentrada.',
              mistake: 'dispersion-compara-al-reves',
            },
            {
              text: 'En ninguno, porque el promedio es el mismo',
              feedback: 'El promedio dice dónde está el centro, y no cuánto se alejan los datos de él.',
              mistake: 'dispersion-igual-promedio-igual-dispersion',
            },
          ],
          explanation: md`El promedio es 6 en los dos. En Q hay cuatro datos a distancia 4; en P, solo dos.`,
        },
      ],
    },
    {
      id: 'varianza-y-desviacion',
      title: 'Varianza y desviación estándar, paso a paso',
      idea: md`Son cinco pasos:

1. Promedio.
2. Diferencia de cada dato con el promedio.
3. Cuadrado de cada diferencia.
4. Promedio de esos cuadrados: es la **varianza**.
5. Raíz de la varianza: es la **desviación estándar**, $\sigma$.

La raíz sirve para volver a la unidad. Si los datos son minutos, la varianza queda en minutos al cuadrado y la desviación, en minutos.

Cuando los datos son toda la población, se divide por la cantidad de datos, $n$. Así se hará aquí.`,
      figure: {
        kind: 'number-line',
        from: 6,
        to: 14,
        step: 1,
        points: [{ at: 7 }, { at: 9 }, { at: 10, label: 'promedio' }, { at: 11 }, { at: 13 }],
        alt: 'Recta numérica con los datos 7, 9, 10, 11 y 13. El promedio es 10.',
        caption: 'Distancias al promedio: 3, 1, 0, 1 y 3.',
      },
      example: {
        problem: md`Cinco sesiones de elongación duraron 7, 9, 10, 11 y 13 minutos. Si son todos los datos, ¿cuál es su desviación estándar?`,
        steps: [
          { title: 'Promedio', text: md`$\frac{7 + 9 + 10 + 11 + 13}{5} = \frac{50}{5} = 10$ minutos.` },
          { title: 'Diferencias y sus cuadrados', text: md`$-3, -1, 0, 1, 3$ dan $9, 1, 0, 1, 9$.` },
          {
            title: 'Promedia los cuadrados',
            text: md`$\frac{9 + 1 + 0 + 1 + 9}{5} = \frac{20}{5} = 4$. La varianza es 4.`,
          },
          { title: 'Saca la raíz', text: md`$\sigma = \sqrt{4} = 2$ minutos.` },
          {
            title: 'Mira si tiene sentido',
            text: md`Las distancias al promedio van de 0 a 3. Una desviación de 2 está entre ellas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'desviacion-da-la-varianza',
          text: md`Quedarse en la varianza. Para la desviación falta la raíz. La unidad lo delata: «minutos al cuadrado» no se entiende.`,
        },
        {
          mistake: 'desviacion-media-absoluta',
          text: md`Promediar las distancias sin elevarlas: $\frac{3 + 1 + 0 + 1 + 3}{5} = 1{,}6$. Esa es otra medida. En la desviación estándar van al cuadrado.`,
        },
        {
          mistake: 'desviacion-no-divide',
          text: md`Sumar los cuadrados y sacar la raíz de una vez, $\sqrt{20}$. Antes de la raíz hay que dividir por la cantidad de datos.`,
        },
      ],
      checks: [
        {
          id: 'pares-del-dos-al-diez',
          question: md`¿Cuál es la desviación estándar de la población 2, 4, 6, 8, 10?`,
          key: md`$2\sqrt{2}$`,
          distractors: [
            {
              text: md`$8$`,
              feedback: 'Esa es la varianza. Falta sacar la raíz.',
              mistake: 'desviacion-da-la-varianza',
            },
            {
              text: md`$2{,}4$`,
              feedback: 'Promediaste las distancias 4, 2, 0, 2 y 4. Primero se elevan al cuadrado.',
              mistake: 'desviacion-media-absoluta',
            },
            {
              text: md`$2\sqrt{10}$`,
              feedback: 'Sacaste la raíz de 40, la suma de los cuadrados. Falta dividir por 5 antes.',
              mistake: 'desviacion-no-divide',
            },
          ],
          explanation: md`Promedio 6. Cuadrados: 16, 4, 0, 4, 16, que suman 40. Varianza $\frac{40}{5} = 8$ y $\sigma = \sqrt{8} = 2\sqrt{2}$.`,
        },
        {
          id: 'varianza-de-cuatro',
          question: md`¿Cuál es la **varianza** de la población 2, 4, 8, 10?`,
          key: md`$10$`,
          distractors: [
            { text: md`$\sqrt{10}$`, feedback: 'Esa es la desviación estándar. Esta vez piden la varianza, sin raíz.' },
            {
              text: md`$40$`,
              feedback: 'Sumaste los cuadrados, pero falta dividir por los 4 datos.',
              mistake: 'desviacion-no-divide',
            },
            {
              text: md`$3$`,
              feedback: 'Promediaste las distancias 4, 2, 2 y 4 sin elevarlas al cuadrado.',
              mistake: 'desviacion-media-absoluta',
            },
          ],
          explanation: md`Promedio 6. Cuadrados: 16, 4, 4, 16, que suman 40. Varianza: $\frac{40}{4} = 10$.`,
        },
        {
          id: 'desviacion-cero',
          question: md`Un conjunto de datos tiene desviación estándar 0. ¿Qué se sabe de ellos?`,
          key: 'Que todos los datos son iguales',
          distractors: [
            {
              text: 'Que el promedio de los datos es 0',
              feedback: 'Los datos 5, 5 y 5 tienen desviación 0, y su promedio es 5.',
            },
            { text: 'Que los datos suman 0', feedback: 'Lo que siempre suma 0 son las diferencias con el promedio.' },
            {
              text: 'Que ningún dato se repite',
              feedback: 'Es al revés: si dos datos fueran distintos, alguno se alejaría del promedio.',
            },
          ],
          explanation: md`Si el promedio de los cuadrados es 0, cada diferencia es 0: todos los datos coinciden con el promedio.`,
        },
      ],
    },
    {
      id: 'sumar-o-multiplicar-todos',
      title: 'Sumar a todos o multiplicar a todos',
      idea: md`¿Qué pasa con la desviación si cambias todos los datos de la misma manera?

- Si **sumas** lo mismo a todos, se corren juntos. Las distancias no cambian, y la desviación tampoco.
- Si **multiplicas** a todos por un número positivo $a$, las distancias quedan multiplicadas por $a$. La desviación también, y la varianza, por $a^2$.

Para pasar de grados Celsius a Fahrenheit se multiplica por 1,8 y se suma 32. Si la desviación era de 5 °C, ahora es de $1{,}8 \cdot 5 = 9$ °F. El 32 no aparece.`,
      figure: {
        kind: 'number-line',
        from: 0,
        to: 18,
        step: 1,
        labelled: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18],
        points: [
          { at: 2 },
          { at: 4 },
          { at: 6 },
          { at: 12, open: true },
          { at: 14, open: true },
          { at: 16, open: true },
        ],
        alt: 'Recta numérica con los datos 2, 4 y 6, y los mismos datos aumentados en 10: 12, 14 y 16. Las distancias entre ellos no cambian.',
        caption: 'Al sumar 10 a cada dato, se corren juntos.',
      },
      example: {
        problem: md`Un concurso tiene puntajes con desviación estándar 4. Para publicarlos, cada puntaje se multiplica por 5 y se le suman 100. ¿Cuál es la nueva desviación? ¿Y la nueva varianza?`,
        steps: [
          {
            title: 'Mira la multiplicación',
            text: md`Al multiplicar por 5, cada distancia queda 5 veces mayor: $5 \cdot 4 = 20$.`,
          },
          { title: 'Mira la suma', text: md`Sumar 100 corre todos los puntajes. La desviación sigue en 20.` },
          {
            title: 'Pasa a la varianza',
            text: md`La varianza es el cuadrado: $20^2 = 400$. Antes era $4^2 = 16$, y $16 \cdot 5^2 = 400$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'transformacion-suma-tambien',
          text: md`Sumar 100 a la desviación y decir 120. Si todos suben 100, el promedio también, y cada distancia queda igual.`,
        },
        {
          mistake: 'transformacion-solo-suma',
          text: md`Olvidar la multiplicación y decir 104. Es justo al revés: lo que cuenta es multiplicar, y lo que no cuenta es sumar.`,
        },
        {
          mistake: 'transformacion-no-cambia',
          text: md`Creer que nunca cambia. Prueba con 1 y 3: están a 2. Multiplicados por 5, son 5 y 15: están a 10.`,
        },
      ],
      checks: [
        {
          id: 'por-cuatro-mas-seis',
          question: md`La desviación estándar de unos datos es 2,5. A cada dato se lo multiplica por 4 y luego se le suma 6. ¿Cuál es la nueva desviación?`,
          key: '10',
          distractors: [
            {
              text: '16',
              feedback: 'Sumaste 6 a la desviación. Sumar lo mismo a todos no cambia las distancias.',
              mistake: 'transformacion-suma-tambien',
            },
            {
              text: '8,5',
              feedback: 'Aplicaste solo la suma. La que cambia las distancias es la multiplicación.',
              mistake: 'transformacion-solo-suma',
            },
            {
              text: '2,5',
              feedback: 'La suma no la cambia, pero multiplicar por 4 sí.',
              mistake: 'transformacion-no-cambia',
            },
          ],
          explanation: md`$4 \cdot 2{,}5 = 10$. Sumar 6 no la cambia.`,
        },
        {
          id: 'bono-para-todos',
          question: md`En un taller, los sueldos tienen una desviación estándar de ${pesos(80000)}. A todos les dan un aumento de ${pesos(30000)}. ¿Cuál es la nueva desviación?`,
          key: md`${pesos(80000)}`,
          distractors: [
            {
              text: md`${pesos(110000)}`,
              feedback: 'Sumaste el aumento. Como todos suben lo mismo, las diferencias de sueldo no cambian.',
              mistake: 'transformacion-suma-tambien',
            },
            {
              text: md`${pesos(30000)}`,
              feedback: 'Ese es el aumento. Las diferencias entre los sueldos siguen siendo las de antes.',
            },
            {
              text: md`${pesos(50000)}`,
              feedback: 'Restaste el aumento. Sumar lo mismo a todos no acerca ni aleja los sueldos.',
            },
          ],
          explanation: md`Todos los sueldos se corren ${pesos(30000)}, y también su promedio. Las distancias no cambian.`,
        },
        {
          id: 'varianza-por-tres',
          question: md`Unos datos tienen varianza 4. Si cada dato se multiplica por 3, ¿cuál es la nueva varianza?`,
          key: '36',
          distractors: [
            { text: '12', feedback: 'Multiplicaste la varianza por 3. Por 3 va la desviación; la varianza, por 9.' },
            {
              text: '6',
              feedback: 'Esa es la nueva desviación estándar. Se pide la varianza.',
            },
            {
              text: '4',
              feedback: 'Al multiplicar los datos, las distancias cambian.',
              mistake: 'transformacion-no-cambia',
            },
          ],
          explanation: md`La desviación pasa de 2 a 6, así que la varianza pasa de 4 a 36. Es $4 \cdot 3^2$.`,
        },
      ],
    },
    {
      id: 'que-fija-la-dispersion',
      title: '¿Qué información fija la dispersión?',
      idea: md`La desviación depende solo de las **distancias** entre los datos. No importa dónde están: 1, 3, 8 y 101, 103, 108 tienen la misma.

En preguntas de suficiencia:

- El promedio o la suma no dicen nada de la dispersión.
- El rango da la distancia entre los extremos, pero no dónde quedan los del medio.
- Si sabes todas las distancias entre datos vecinos, la desviación queda fija.

Para descartar una información, busca dos conjuntos que la cumplan y que se vean distintos.`,
      example: {
        problem: md`Tres datos cumplen $a < b < c$. Se quiere su desviación estándar. (1) El rango es 12. (2) $b$ es el promedio de $a$ y $c$. ¿Qué información basta?`,
        steps: [
          {
            title: 'Prueba (1) sola',
            text: md`0, 6, 12 y 0, 1, 12 tienen rango 12. En el segundo, los datos están repartidos de otra manera. No basta.`,
          },
          {
            title: 'Prueba (2) sola',
            text: md`1, 2, 3 y 10, 20, 30 la cumplen, con distancias muy distintas. No basta.`,
          },
          {
            title: 'Junta las dos',
            text: md`$b$ queda justo al medio de un rango de 12: las distancias son 6 y 6. La desviación queda fija: «Ambas juntas, (1) y (2)».`,
          },
          {
            title: 'Si quieres, calcula',
            text: md`Diferencias $-6, 0, 6$: varianza $\frac{72}{3} = 24$ y $\sigma = \sqrt{24} = 2\sqrt{6}$. En el examen no hace falta.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Creer que el rango basta. Deja libre a los datos del medio, que pueden estar cerca del centro o de un extremo.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Creer que un dato sobre el promedio fija la dispersión. El promedio dice dónde está el centro, no cuánto se alejan de él.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`Descartar las dos a la vez, o aceptar las dos, sin probar. Una puede bastar y la otra no.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Pedir los datos exactos. Para la desviación basta con las distancias: dos condiciones pueden fijarlas aunque no sepas los números.`,
        },
      ],
      checks: [
        {
          id: 'suficiencia-pares-seguidos',
          question: md`Se quiere la desviación estándar de cuatro números. (1) Son números pares consecutivos. (2) El menor es 10. ¿Qué información basta?`,
          key: '(1) por sí sola',
          distractors: [
            {
              text: '(2) por sí sola',
              feedback: 'Saber cuál es el menor no dice a qué distancia están los otros.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Con (1), las distancias son 2, 2 y 2, empiecen donde empiecen. La (2) no hace falta.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'Con (1) ya se saben todas las distancias entre los datos.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`Cuatro pares consecutivos están siempre a 2 uno del otro. La desviación no depende de dónde empiezan.`,
        },
        {
          id: 'suficiencia-dos-distancias',
          question: md`Tres datos cumplen $a < b < c$, y se quiere su desviación estándar. (1) $b - a = 4$. (2) $c - b = 9$. ¿Qué información basta?`,
          key: 'Ambas juntas, (1) y (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'Con (1), c puede estar cerca de b o muy lejos.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'Cada una fija una distancia y deja libre la otra.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'Con las dos distancias basta, aunque no sepas cuánto vale a.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`Juntas fijan las dos distancias. Los datos son $a$, $a + 4$ y $a + 13$, y la desviación es la misma para cualquier $a$.`,
        },
        {
          id: 'suficiencia-suma-y-promedio',
          question: md`Se quiere la desviación estándar de tres datos. (1) Su promedio es 12. (2) Su suma es 36. ¿Qué información basta?`,
          key: 'Se requiere información adicional',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Las dos dicen lo mismo. 12, 12, 12 y 0, 12, 24 las cumplen.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
            {
              text: '(1) por sí sola',
              feedback: 'El mismo promedio admite datos iguales o muy separados.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'Ninguna dice a qué distancia están los datos.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`12, 12, 12 y 0, 12, 24 cumplen las dos, y sus desviaciones son distintas.`,
        },
        {
          id: 'suficiencia-mitades',
          question: md`Se quiere la desviación estándar de una población. (1) Su varianza es 49. (2) La mitad de los datos es 3 y la otra mitad, 17. ¿Qué información basta?`,
          key: 'Cada una por sí sola, (1) ó (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'La (1) basta, y la (2) también: todos los datos están a 7 del promedio, que es 10.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: '(2) por sí sola',
              feedback: 'La (2) basta, y la (1) también: la desviación es la raíz de la varianza.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'No hace falta juntarlas: cada una da 7.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`Con (1), $\sqrt{49} = 7$. Con (2), el promedio es 10 y cada dato está a 7: la desviación es 7.`,
        },
      ],
    },
  ],
  summary: [
    md`Rango: mayor menos menor. Mira solo los extremos.`,
    md`Varianza: promedio de los cuadrados de las diferencias con el promedio.`,
    md`Desviación estándar: raíz de la varianza, en la unidad de los datos.`,
    md`Sumar lo mismo a todos no la cambia; multiplicar por $a$ la multiplica por $a$.`,
    md`Lo que fija la dispersión son las distancias entre los datos.`,
  ],
});
