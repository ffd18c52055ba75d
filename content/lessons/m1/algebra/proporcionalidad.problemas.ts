import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.proporcionalidad.problemas',
  version: 2,
  minutes: 16,
  opening: {
    question: md`Si 5 hornos hacen 5 tortas en 50 minutos, ¿cuánto demoran 10 hornos iguales en hacer 10 tortas?`,
    guesses: ['100 minutos', '50 minutos', '25 minutos'],
    reveal: md`50 minutos: cada horno hace su torta, y todos trabajan a la vez. Cuando cambian dos cosas al mismo tiempo, hay que mirar cada una por separado: más tortas alarga, más hornos acorta.`,
  },
  points: [
    {
      id: 'directa-o-inversa',
      title: 'Antes de calcular: ¿directa o inversa?',
      idea: md`Pregúntate qué pasa si una cantidad se **duplica**.

- Si la otra también se duplica, la proporción es **directa**: el cociente no cambia. Es el caso de una receta. Calcula cuánto toca por unidad y multiplica.
- Si la otra se reduce a la mitad, es **inversa**: el producto no cambia. Es el caso de la rapidez y el tiempo de un viaje. Calcula el producto y divide.

La escala de un mapa también es directa: en $1 : 50.000$, cada centímetro son 50.000 cm reales.

Adivina primero si el resultado será mayor o menor que el dato. Si tu cuenta dice lo contrario, la proporción está dada vuelta.`,
      example: {
        problem: md`Con 450 g de harina salen 6 porciones. ¿Cuánta harina piden 10 porciones? Y si un viaje toma 3 horas a 60 km/h, ¿cuánto toma a 90 km/h?`,
        steps: [
          {
            title: 'La receta es directa',
            text: md`Más porciones piden más harina. Una porción pide $450 : 6 = 75$ g.`,
          },
          { title: 'Multiplica', text: md`$10 \cdot 75 = 750$ g de harina.` },
          {
            title: 'El viaje es inverso',
            text: md`Más rápido, menos tiempo. El producto es el camino: $60 \cdot 3 = 180$ km.`,
          },
          { title: 'Divide', text: md`$180 : 90 = 2$ horas.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'jugo-de-manzana',
          question: md`De 4 kg de manzanas salen 2,8 litros de jugo. ¿Cuántos litros salen de 10 kg?`,
          key: '7',
          distractors: [
            {
              text: '8,8',
              feedback: 'Sumaste 6 a los litros porque los kilos subieron 6. Se multiplica por lo mismo.',
              mistake: 'suma-la-misma-diferencia',
            },
            { text: '1,12', feedback: 'Te dio menos jugo con más manzanas: la razón quedó al revés.' },
            { text: '28', feedback: 'Multiplicaste por 10, pero los 2,8 litros ya eran de 4 kilos.' },
          ],
          explanation: md`Cada kilo da $2{,}8 : 4 = 0{,}7$ litros, y $10 \cdot 0{,}7 = 7$.`,
        },
        {
          id: 'llaves-del-estanque',
          question: md`Tres llaves iguales llenan un estanque en 8 horas. ¿Cuánto demoran cuatro llaves como esas?`,
          key: '6 horas',
          distractors: [
            {
              text: '10 horas y 40 minutos',
              feedback: 'Con más llaves se demora menos: la proporción es inversa.',
              mistake: 'usa-proporcion-directa',
            },
            {
              text: '7 horas',
              feedback: 'Restaste una hora por la llave que se agrega. Lo constante es el producto.',
              mistake: 'mantiene-la-suma-constante',
            },
            { text: '2 horas', feedback: 'Dividiste 8 por 4, pero las 8 horas eran con 3 llaves.' },
          ],
          explanation: md`$3 \cdot 8 = 24$ horas de una llave. Entre cuatro: $24 : 4 = 6$.`,
        },
        {
          id: 'escala-del-mapa',
          question: md`En un mapa a escala $1 : 25.000$, un sendero mide 6 cm. ¿Cuánto mide en la realidad?`,
          key: '1,5 km',
          distractors: [
            { text: '15 km', feedback: 'Son 150.000 cm. Un kilómetro tiene 100.000 cm.' },
            { text: '150 m', feedback: 'Son 150.000 cm. Al pasarlos a metros se quitan dos ceros: quedan 1.500 m.' },
            { text: '25 km', feedback: 'Tomaste el número de la escala como la distancia.' },
          ],
          explanation: md`$6 \cdot 25.000 = 150.000$ cm, que son 1.500 m, o 1,5 km.`,
        },
      ],
    },
    {
      id: 'repartir-en-una-razon',
      title: 'Repartir en una razón',
      idea: md`Una razón como $1 : 2 : 3$ dice **cuántas partes iguales** le tocan a cada uno. Para repartir un total:

1. Suma todas las partes: $1 + 2 + 3 = 6$.
2. Divide el total por esa suma: es lo que vale **una parte**.
3. Multiplica por las partes de cada uno.

Si preguntan cuánto *más* tiene uno que otro, cuenta las partes de diferencia. Y si lo que dan no es el total sino una diferencia, divide esa diferencia por las partes de diferencia.`,
      figure: {
        kind: 'drawing',
        width: 13,
        height: 4.4,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [0.5, 1],
              [2.5, 1],
              [2.5, 3],
              [0.5, 3],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [2.5, 1],
              [6.5, 1],
              [6.5, 3],
              [2.5, 3],
            ],
            filled: true,
            accent: 2,
          },
          {
            shape: 'polygon',
            points: [
              [6.5, 1],
              [12.5, 1],
              [12.5, 3],
              [6.5, 3],
            ],
            filled: true,
            accent: 3,
          },
          { shape: 'segment', from: [4.5, 1], to: [4.5, 3], dashed: true },
          { shape: 'segment', from: [8.5, 1], to: [8.5, 3], dashed: true },
          { shape: 'segment', from: [10.5, 1], to: [10.5, 3], dashed: true },
          { shape: 'text', at: [1.5, 3.5], text: 'cemento', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [4.5, 3.5], text: 'arena', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [9.5, 3.5], text: 'ripio', anchor: 'middle', size: 'small' },
        ],
        alt: 'Barra de seis partes iguales: una de cemento, dos de arena y tres de ripio.',
      },
      example: {
        problem: md`Para un radier se mezclan cemento, arena y ripio en la razón $1 : 2 : 3$. Si se preparan 60 kg, ¿cuántos kilos más de ripio que de cemento hay?`,
        steps: [
          { title: 'Suma las partes', text: md`$1 + 2 + 3 = 6$ partes.` },
          { title: 'Calcula una parte', text: md`$60 : 6 = 10$ kg.` },
          { title: 'Cuenta la diferencia', text: md`El ripio tiene $3 - 1 = 2$ partes más: $2 \cdot 10 = 20$ kg.` },
          { title: 'Comprueba', text: md`Hay 10 de cemento, 20 de arena y 30 de ripio: suman 60, y $30 - 10 = 20$.` },
        ],
      },
      warnings: [
        {
          mistake: 'da-la-cantidad-y-no-la-diferencia',
          text: md`Contestar 30 kg, que es todo el ripio. Preguntan cuánto *más* que de cemento.`,
        },
        {
          mistake: 'reparte-solo-entre-dos-partes',
          text: md`Dividir 60 por $1 + 3$ porque solo se nombran dos materiales. La arena también está en los 60 kg: las partes son 6.`,
        },
        {
          mistake: 'da-el-valor-de-una-parte',
          text: md`Contestar 10 kg, lo que vale una parte. Falta multiplicar por las partes que preguntan.`,
        },
      ],
      checks: [
        {
          id: 'ponche-de-frutas',
          question: md`Un ponche lleva piña, naranja y agua en la razón $5 : 3 : 4$. En 36 litros de ponche, ¿cuántos litros más de piña que de naranja hay?`,
          key: '6',
          distractors: [
            {
              text: '15',
              feedback: 'Esa es toda la piña. Se pregunta cuánto más que de naranja.',
              mistake: 'da-la-cantidad-y-no-la-diferencia',
            },
            {
              text: '9',
              feedback: 'Dividiste 36 por 8, sin contar el agua. Las partes son 12.',
              mistake: 'reparte-solo-entre-dos-partes',
            },
            {
              text: '3',
              feedback: 'Eso vale una parte, y la diferencia es de dos partes.',
              mistake: 'da-el-valor-de-una-parte',
            },
          ],
          explanation: md`$36 : 12 = 3$ litros por parte, y hay $5 - 3 = 2$ partes más: 6 litros.`,
        },
        {
          id: 'premio-repartido',
          question: md`Dos amigas reparten ${pesos(240000)} en la razón $3 : 5$. ¿Cuánto recibe la que lleva la parte mayor?`,
          key: pesos(150000),
          distractors: [
            { text: pesos(90000), feedback: 'Eso recibe la otra, que tiene 3 partes.' },
            {
              text: pesos(30000),
              feedback: 'Eso vale una parte: a ella le tocan cinco.',
              mistake: 'da-el-valor-de-una-parte',
            },
            { text: pesos(60000), feedback: 'Esa es la diferencia entre las dos: se pregunta por una de ellas.' },
          ],
          explanation: md`$240.000 : 8 = 30.000$ por parte. Cinco partes son ${pesos(150000)}.`,
        },
        {
          id: 'doce-figuritas-mas',
          question: md`Las láminas de Gaspar y de Isidora están en la razón $7 : 4$, y Gaspar tiene 12 más. ¿Cuántas tienen entre los dos?`,
          key: '44',
          distractors: [
            { text: '28', feedback: 'Esas son las de Gaspar. Faltan las de Isidora.' },
            {
              text: '4',
              feedback: 'Eso vale una parte, y entre los dos hay 11 partes.',
              mistake: 'da-el-valor-de-una-parte',
            },
            { text: '12', feedback: 'Esa es la diferencia que da el enunciado, no el total.' },
          ],
          explanation: md`Las 12 láminas son $7 - 4 = 3$ partes: cada una vale 4. En total, $11 \cdot 4 = 44$.`,
        },
      ],
    },
    {
      id: 'cambian-dos-cosas',
      title: 'Cuando cambian dos cosas a la vez',
      idea: md`En un trabajo suelen cambiar juntas la gente y la tarea. Una forma segura es medir el trabajo en **jornadas**: personas por días.

Si 6 pintores demoran 5 días en 4 salas, gastan $6 \cdot 5 = 30$ jornadas, o sea, $30 : 4 = 7{,}5$ por sala. Con eso se calcula cualquier otro caso.

- Más salas, más jornadas: directa.
- Más pintores, menos días: inversa.

Todo esto supone que cada uno trabaja al mismo ritmo.`,
      example: {
        problem: md`6 pintores pintan 4 salas en 5 días. Al mismo ritmo, ¿en cuántos días 10 pintores pintan 12 salas?`,
        steps: [
          { title: 'Calcula las jornadas', text: md`$6 \cdot 5 = 30$ jornadas para 4 salas.` },
          { title: 'Ajusta por el trabajo', text: md`12 salas son el triple: $3 \cdot 30 = 90$ jornadas.` },
          { title: 'Reparte entre la gente', text: md`$90 : 10 = 9$ días.` },
          {
            title: 'Mira si tiene sentido',
            text: md`El trabajo se triplica y la gente no llega a duplicarse: tiene que demorar más de 5 días.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'considera-solo-cuantos-trabajan',
          text: md`Repartir 30 jornadas entre 10: 3 días. Eso es para 4 salas, y ahora son 12.`,
        },
        {
          mistake: 'considera-solo-cuanto-trabajo',
          text: md`Triplicar los 5 días: 15. Eso sería con los mismos 6 pintores, y ahora son 10.`,
        },
        {
          mistake: 'toma-todo-en-proporcion-directa',
          text: md`Multiplicar por 3 y también por $\frac{10}{6}$: da 25 días. Con más pintores se demora menos, así que ahí se divide.`,
        },
      ],
      checks: [
        {
          id: 'maquinas-y-piezas',
          question: md`5 máquinas hacen 200 piezas en 4 horas. ¿En cuántas horas 8 máquinas iguales hacen 640 piezas?`,
          key: '8',
          distractors: [
            {
              text: '2,5',
              feedback: 'Ajustaste por las máquinas, pero ahora son más piezas.',
              mistake: 'considera-solo-cuantos-trabajan',
            },
            {
              text: '12,8',
              feedback: 'Ajustaste por las piezas, pero ahora son más máquinas.',
              mistake: 'considera-solo-cuanto-trabajo',
            },
            {
              text: '20,48',
              feedback: 'Con más máquinas se demora menos: ahí se divide.',
              mistake: 'toma-todo-en-proporcion-directa',
            },
          ],
          explanation: md`200 piezas piden $5 \cdot 4 = 20$ horas de máquina; 640 piden 64. Entre 8 máquinas: 8 horas.`,
        },
        {
          id: 'se-van-cuatro',
          question: md`12 personas iban a terminar una obra en 20 días. Después de 8 días se van 4. Desde ese momento y al mismo ritmo, ¿en cuántos días terminan las que quedan?`,
          key: '18',
          distractors: [
            { text: '12', feedback: 'Eso demorarían las 12 personas. Ahora quedan 8.' },
            {
              text: '8',
              feedback: 'Con menos gente se demora más: la proporción es inversa.',
              mistake: 'usa-proporcion-directa',
            },
            { text: '30', feedback: 'Repartiste la obra completa, y una parte ya está hecha.' },
          ],
          explanation: md`Faltaban $12 \cdot 12 = 144$ jornadas. Entre 8 personas: $144 : 8 = 18$ días.`,
        },
        {
          id: 'el-doble-y-el-doble',
          question: md`Si se duplican a la vez las personas y la cantidad de trabajo, al mismo ritmo, ¿qué pasa con el tiempo?`,
          key: 'Queda igual',
          distractors: [
            {
              text: 'Se duplica',
              feedback: 'Miraste solo el trabajo. También hay el doble de personas.',
              mistake: 'considera-solo-cuanto-trabajo',
            },
            {
              text: 'Baja a la mitad',
              feedback: 'Miraste solo a las personas. También hay el doble de trabajo.',
              mistake: 'considera-solo-cuantos-trabajan',
            },
            {
              text: 'Se hace cuatro veces mayor',
              feedback: 'Más personas acortan el tiempo: ahí no se multiplica.',
              mistake: 'toma-todo-en-proporcion-directa',
            },
          ],
          explanation: md`El trabajo multiplica el tiempo por 2 y la gente lo divide por 2: queda como estaba.`,
        },
      ],
    },
  ],
  summary: [
    md`Pregunta qué pasa si una cantidad se duplica: directa, cociente constante; inversa, producto constante.`,
    md`Para repartir, suma todas las partes y calcula cuánto vale una.`,
    md`Si cambian dos cosas, mide el trabajo en jornadas: personas por días.`,
    md`Antes de calcular, adivina si el resultado sube o baja.`,
  ],
});
