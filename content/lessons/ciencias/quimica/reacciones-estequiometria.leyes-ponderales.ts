import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.leyes-ponderales',
  version: 2,
  minutes: 19,
  opening: {
    question: md`Pones 10 kg de leña en una estufa. Al otro día quedan 200 g de ceniza. ¿Dónde están los otros 9,8 kg?`,
    guesses: [
      'Se convirtieron en calor y luz',
      'Salieron por el cañón, como gases',
      'Siguen en la ceniza, que es más liviana',
    ],
    reveal: md`Salieron como gases: dióxido de carbono y vapor de agua. Y pesan **más** de 9,8 kg, porque también se llevaron oxígeno del aire. Si encierras todo en un frasco, la balanza no se mueve. De pesar con cuidado salieron tres leyes.`,
  },
  points: [
    {
      id: 'conservacion',
      title: 'En un sistema cerrado, la masa no cambia',
      idea: md`En un frasco con tapa hay vinagre y, en un tubito, bicarbonato. Todo pesa 250,0 g. Se inclina: burbujea. La balanza sigue en 250,0 g. Al **abrir** la tapa, baja a 248,9 g: salió 1,1 g de gas.

Es la **conservación de la masa**: la masa de todos los reactantes es igual a la de todos los productos. Un gas también es materia y pesa.

Por eso importa el sistema:

- **Cerrado**: no entra ni sale nada. La balanza no cambia.
- **Abierto**: si sale gas, baja (una vela); si entra oxígeno, sube (la virutilla de acero que se quema).

La ley no falla: falta pesar una parte.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 150,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [30, 40],
              [100, 40],
              [100, 110],
              [30, 110],
            ],
          },
          { shape: 'segment', from: [24, 114], to: [106, 114], accent: 2 },
          { shape: 'segment', from: [30, 70], to: [100, 70], accent: 1 },
          { shape: 'circle', centre: [48, 82], radius: 3 },
          { shape: 'circle', centre: [65, 92], radius: 3 },
          { shape: 'circle', centre: [82, 84], radius: 3 },
          { shape: 'segment', from: [20, 36], to: [110, 36] },
          { shape: 'text', at: [65, 22], text: '250,0 g' },
          { shape: 'text', at: [65, 132], text: 'con tapa', size: 'small' },
          {
            shape: 'path',
            points: [
              [190, 110],
              [190, 40],
              [260, 40],
              [260, 110],
            ],
          },
          { shape: 'segment', from: [190, 70], to: [260, 70], accent: 1 },
          { shape: 'circle', centre: [208, 82], radius: 3 },
          { shape: 'circle', centre: [228, 106], radius: 3 },
          { shape: 'circle', centre: [244, 122], radius: 3 },
          { shape: 'segment', from: [180, 36], to: [270, 36] },
          { shape: 'text', at: [225, 22], text: '248,9 g' },
          { shape: 'text', at: [205, 132], text: 'sin tapa', size: 'small' },
        ],
        alt: 'Dos frascos sobre balanzas con la misma reacción, que forma burbujas. Con tapa, la balanza marca 250,0 g. Sin tapa, el gas escapa y la balanza marca 248,9 g.',
        caption: 'La misma reacción, antes y después de abrir (datos inventados).',
      },
      example: {
        problem: md`Quieres comprobar la conservación de la masa con vinagre y bicarbonato, y una balanza. ¿Qué montaje sirve?`,
        steps: [
          {
            title: 'Tiene que ocurrir la reacción',
            text: md`Se necesitan **los dos** reactantes dentro. Con uno solo, que la masa no cambie no prueba nada.`,
          },
          {
            title: 'Nada debe entrar ni salir',
            text: md`Se forma un gas: hace falta un recipiente firme y bien cerrado, con cantidades pequeñas para que resista.`,
          },
          { title: 'Se pesa todo', text: md`Recipiente, líquido, sólido y gas, juntos. Antes de mezclar y después.` },
          { title: 'Compara', text: md`Si las dos lecturas coinciden, la masa se conservó en esa reacción.` },
        ],
      },
      warnings: [
        {
          mistake: 'sistema-abierto-como-cerrado',
          text: md`Pesar un vaso abierto donde se forma un gas. Parte del producto se va y no lo pesas.`,
        },
        {
          mistake: 'pesa-un-sistema-que-no-reacciona',
          text: md`Cerrar bien un frasco donde no pasa nada. Sin reacción, la prueba no prueba.`,
        },
        {
          mistake: 'pesa-solo-una-parte-del-sistema',
          text: md`Pesar solo el líquido, o solo la vela. La ley habla de la masa **total**: lo que había y todo lo que se formó.`,
        },
        {
          mistake: 'masa-se-pierde-al-quemar',
          text: md`Creer que lo que se quema deja de existir. Sus átomos están en los gases.`,
        },
        {
          mistake: 'error-de-la-balanza',
          text: md`Culpar a la balanza. Si el cambio es mucho mayor que sus decimales, lo registra bien: busca qué entró o salió.`,
        },
      ],
      checks: [
        {
          id: 'virutilla-que-sube',
          question: md`Un trozo de virutilla de acero de 5,0 g se quema sobre una balanza, al aire. Al terminar, marca 5,6 g. ¿Por qué subió?`,
          key: 'Porque se le unió oxígeno del aire',
          distractors: [
            {
              text: 'Porque la balanza se calentó y marca mal',
              feedback: 'Son 0,6 g: la balanza los registra bien. Busca qué materia entró.',
              mistake: 'error-de-la-balanza',
            },
            {
              text: 'Porque el fuego tiene masa y quedó adentro',
              feedback: 'El fuego es gas muy caliente que emite luz. Lo que quedó unido al hierro es oxígeno.',
            },
            {
              text: 'Porque la ley no vale cuando algo se quema',
              feedback: 'Vale: la masa que sube aquí bajó en el aire. No pesaste el oxígeno.',
              mistake: 'masa-se-pierde-al-quemar',
            },
          ],
          explanation: md`Hierro más oxígeno da óxido de hierro, sólido. Los 0,6 g son oxígeno que antes estaba en el aire.`,
        },
        {
          id: 'vela-en-frasco',
          question: md`Una vela encendida se cierra dentro de un frasco grande, todo sobre una balanza. Se apaga al rato. ¿Qué marca la balanza mientras tanto?`,
          key: 'Siempre lo mismo',
          distractors: [
            {
              text: 'Cada vez menos',
              feedback: 'La vela pierde masa, pero los gases que forma siguen dentro del frasco.',
              mistake: 'masa-se-pierde-al-quemar',
            },
            {
              text: 'Cada vez más',
              feedback: 'El oxígeno que usa ya estaba dentro: no entra nada nuevo.',
              mistake: 'sistema-abierto-como-cerrado',
            },
          ],
          explanation: md`Nada entra ni sale. La cera y el oxígeno pasan a dióxido de carbono y agua, que se quedan adentro.`,
        },
        {
          id: 'mejor-montaje',
          question: md`Una pastilla efervescente forma gas en el agua. ¿Qué montaje permite comprobar la conservación de la masa?`,
          key: 'Botella firme y cerrada, con pastilla y agua: pesar todo antes y después de juntarlas',
          distractors: [
            {
              text: 'Botella firme y abierta, con pastilla y agua: pesar todo antes y después de juntarlas',
              feedback: 'El gas sale por la boca de la botella y no lo pesas.',
              mistake: 'sistema-abierto-como-cerrado',
            },
            {
              text: 'Botella firme y cerrada, solo con la pastilla: pesar todo antes y después de moverla',
              feedback: 'Sin agua no hay reacción, así que no se prueba nada.',
              mistake: 'pesa-un-sistema-que-no-reacciona',
            },
            {
              text: 'Botella firme y cerrada, con pastilla y agua: pesar el agua antes y después de juntarlas',
              feedback: 'El agua es una parte. Hay que pesar el conjunto completo.',
              mistake: 'pesa-solo-una-parte-del-sistema',
            },
          ],
          explanation: md`Tres condiciones: que reaccione, que esté cerrado y que se pese el total.`,
        },
      ],
    },
    {
      id: 'calcular-la-masa-que-falta',
      title: 'Calcular la masa que falta',
      idea: md`Con la ley se calcula cualquier masa que no se midió. Escribe la igualdad antes de operar:

$$\text{masa de reactantes que reaccionan} = \text{masa de productos}$$

Dos cuidados:

- Si **sobró** un reactante, descuéntalo: esa parte no reaccionó.
- Un **gas** cuenta como cualquier otra sustancia, entre o salga.

Luego despeja. Lo que está del mismo lado se suma; para hallar lo que falta a un lado, se resta lo conocido de ese lado al total del otro.`,
      example: {
        problem: md`En un recipiente cerrado se calientan 6,0 g de magnesio con oxígeno. Al final quedan 1,2 g de magnesio y se han formado 8,0 g de óxido. ¿Cuánto oxígeno reaccionó?`,
        steps: [
          { title: 'Magnesio que reaccionó', text: md`$6{,}0 - 1{,}2 = 4{,}8\ \text{g}$.` },
          {
            title: 'Escribe la igualdad',
            text: md`Magnesio que reaccionó más oxígeno es igual al óxido: $4{,}8 + m = 8{,}0$.`,
          },
          { title: 'Despeja', text: md`$m = 8{,}0 - 4{,}8 = 3{,}2\ \text{g}$ de oxígeno.` },
        ],
      },
      warnings: [
        {
          mistake: 'ignora-lo-que-no-reacciono',
          text: md`Usar toda la masa inicial aunque sobre. Lo que quedó igual no forma producto: réstalo primero.`,
        },
        {
          mistake: 'masa-del-gas-no-cuenta',
          text: md`Dejar fuera el gas, como si no pesara. Justo ese suele ser el dato que piden.`,
        },
        {
          mistake: 'resta-en-vez-de-sumar-masa',
          text: md`Sumar masas que están a lados distintos de la flecha, o restar las que están al mismo lado. Escribe la igualdad y mira.`,
        },
      ],
      checks: [
        {
          id: 'oxido-de-calcio',
          question: md`En un recipiente cerrado, 9,0 g de calcio reaccionan con oxígeno. Quedan 1,0 g de calcio y 11,2 g de óxido. ¿Cuánto oxígeno reaccionó?`,
          key: '3,2 g',
          distractors: [
            {
              text: '2,2 g',
              feedback: 'Restaste los 9,0 g completos, pero 1,0 g no reaccionó.',
              mistake: 'ignora-lo-que-no-reacciono',
            },
            {
              text: '8,0 g',
              feedback: 'Esa es la masa de calcio que reaccionó. Falta el oxígeno del óxido.',
              mistake: 'masa-del-gas-no-cuenta',
            },
            {
              text: '19,2 g',
              feedback: 'Sumaste calcio y óxido, que están a lados distintos de la flecha.',
              mistake: 'resta-en-vez-de-sumar-masa',
            },
          ],
          explanation: md`Reaccionaron $9{,}0 - 1{,}0 = 8{,}0\ \text{g}$ de calcio. Oxígeno: $11{,}2 - 8{,}0 = 3{,}2\ \text{g}$.`,
        },
        {
          id: 'cal-y-gas',
          question: md`Al calentar 25 g de carbonato de calcio quedan 14 g de cal, sólida, y sale dióxido de carbono. ¿Cuánto gas se formó?`,
          key: '11 g',
          distractors: [
            {
              text: '39 g',
              feedback: 'Sumaste reactante y producto. El gas es lo que le falta a la cal para llegar a 25 g.',
              mistake: 'resta-en-vez-de-sumar-masa',
            },
            {
              text: '0 g, porque es un gas',
              feedback: 'Los gases tienen masa: por eso el sólido pesa menos al final.',
              mistake: 'masa-del-gas-no-cuenta',
            },
            { text: '14 g', feedback: 'Esa es la masa de la cal. Entre los dos productos deben sumar 25 g.' },
          ],
          explanation: md`$25 = 14 + m$, así que $m = 11\ \text{g}$.`,
        },
        {
          id: 'metano-y-agua',
          question: md`Se queman 4 g de metano con 16 g de oxígeno, sin que sobre nada. Se forman 11 g de dióxido de carbono y agua. ¿Cuánta agua?`,
          key: '9 g',
          distractors: [
            {
              text: '31 g',
              feedback: 'Sumaste los 11 g a los reactantes; son parte de los productos.',
              mistake: 'resta-en-vez-de-sumar-masa',
            },
            { text: '5 g', feedback: 'Restaste 16 menos 11: faltó el metano entre los reactantes.' },
            {
              text: '7 g',
              feedback: 'Restaste 11 menos 4: faltó el oxígeno entre los reactantes.',
              mistake: 'masa-del-gas-no-cuenta',
            },
          ],
          explanation: md`Reactantes: $4 + 16 = 20\ \text{g}$. Productos: $11 + m = 20$. Luego $m = 9\ \text{g}$.`,
        },
      ],
    },
    {
      id: 'proporciones-definidas',
      title: 'Un compuesto, una proporción',
      idea: md`Agua de un glaciar, de la llave o fabricada en un laboratorio: al descomponer la que sea, por cada gramo de hidrógeno hay 8 g de oxígeno. Es la ley de las **proporciones definidas**: un compuesto tiene siempre la misma proporción en masa entre sus elementos.

Se explica con átomos: cada partícula une los mismos, y cada uno tiene su masa.

Sirve para dos cosas:

- **Predecir**: si conoces una muestra, conoces todas.
- **Saber qué sobra**: lo que excede la proporción se queda sin reaccionar.

Y para **reconocer**: si la proporción es otra, es otro compuesto.`,
      figure: {
        kind: 'plane',
        x: [0, 6],
        y: [0, 50],
        step: [1, 10],
        xTitle: 'Hidrógeno (g)',
        yTitle: 'Oxígeno (g)',
        shapes: [
          { shape: 'segment', from: [0, 0], to: [6, 48], accent: 1 },
          { shape: 'point', at: [1, 8], accent: 1 },
          { shape: 'point', at: [2, 16], accent: 1 },
          { shape: 'point', at: [5, 40], accent: 1 },
        ],
        alt: 'Gráfico de gramos de oxígeno según gramos de hidrógeno en muestras de agua. Los puntos (1; 8), (2; 16) y (5; 40) están en una recta que parte de cero.',
        caption: 'Muestras de agua: todas caen en una misma recta.',
      },
      example: {
        problem: md`El dióxido de carbono tiene 3 g de carbono por cada 8 g de oxígeno. Se juntan 6 g de carbono con 20 g de oxígeno. ¿Cuánto dióxido se forma y qué sobra?`,
        steps: [
          {
            title: 'Usa la proporción',
            text: md`6 g de carbono es el doble de 3, así que pide el doble de oxígeno: 16 g.`,
          },
          {
            title: 'Compara con lo que hay',
            text: md`Hay 20 g: alcanza, y sobran $20 - 16 = 4\ \text{g}$ de oxígeno.`,
          },
          {
            title: 'Suma lo que reaccionó',
            text: md`$6 + 16 = 22\ \text{g}$ de dióxido. Total: $22 + 4 = 26$, igual que al comienzo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ignora-lo-que-no-reacciono',
          text: md`Sumar todo lo que se puso. Solo reacciona lo que cabe en la proporción; el resto sobra y no es parte del compuesto.`,
        },
      ],
      checks: [
        {
          id: 'sulfuro-de-cobre',
          question: md`Una muestra de sulfuro de cobre tiene 4 g de cobre y 2 g de azufre. Otra muestra del mismo compuesto tiene 10 g de cobre. ¿Cuánto azufre tiene?`,
          key: '5 g',
          distractors: [
            { text: '8 g', feedback: 'Mantuviste la diferencia de 2 g. Lo que se mantiene es el cociente: 2 a 1.' },
            { text: '2 g', feedback: 'El azufre también crece: es una muestra mayor del mismo compuesto.' },
            { text: '20 g', feedback: 'Multiplicaste al revés: hay la mitad de azufre que de cobre.' },
          ],
          explanation: md`La proporción es $4 : 2$, o sea, $2 : 1$. Con 10 g de cobre hay 5 g de azufre.`,
        },
        {
          id: 'cual-es-otro-compuesto',
          question: md`Se analizaron cuatro óxidos de hierro:

| Muestra | Hierro (g) | Oxígeno (g) |
|---|---|---|
| 1 | 7 | 2 |
| 2 | 14 | 4 |
| 3 | 7 | 3 |
| 4 | 21 | 6 |

¿Cuál es un compuesto distinto de los otros tres?`,
          key: 'La 3',
          distractors: [
            {
              text: 'La 4',
              feedback: 'Es la de más masa, pero 21 : 6 es igual a 7 : 2.',
              mistake: 'compara-las-masas-totales',
            },
            {
              text: 'La 2',
              feedback: '14 : 4 se simplifica a 7 : 2, como la 1.',
              mistake: 'compara-masas-sin-fijar-una',
            },
            { text: 'La 1', feedback: 'Su proporción, 7 : 2, se repite en la 2 y la 4.' },
          ],
          explanation: md`Las muestras 1, 2 y 4 tienen proporción $7 : 2$. La 3 tiene $7 : 3$.`,
        },
        {
          id: 'sobra-oxigeno',
          question: md`En el óxido de magnesio hay 3 g de magnesio por cada 2 g de oxígeno. Se hacen reaccionar 9 g de magnesio con 8 g de oxígeno. ¿Cuánto óxido se forma?`,
          key: '15 g',
          distractors: [
            {
              text: '17 g',
              feedback: 'Sumaste todo. Con 9 g de magnesio reaccionan solo 6 g de oxígeno.',
              mistake: 'ignora-lo-que-no-reacciono',
            },
            {
              text: '20 g',
              feedback: 'Así sería si el magnesio alcanzara para los 8 g de oxígeno: harían falta 12 g.',
            },
            {
              text: '9 g',
              feedback: 'Esa es la masa de magnesio. El oxígeno que se une también pesa.',
              mistake: 'masa-del-gas-no-cuenta',
            },
          ],
          explanation: md`9 g de magnesio piden 6 g de oxígeno. Se forman 15 g y sobran 2 g de oxígeno.`,
        },
      ],
    },
    {
      id: 'proporciones-multiples',
      title: 'Dos compuestos de los mismos elementos',
      idea: md`A veces dos elementos forman más de un compuesto. Al compararlos aparece una regularidad: si se **fija la masa de uno**, las masas del otro están en razón de números enteros pequeños. Es la ley de las **proporciones múltiples**.

Cómo aplicarla:

1. Lleva las dos muestras a la **misma masa** de un elemento.
2. Compara las masas del **otro** elemento.
3. Respeta el orden: «de II respecto de I» es $\text{II} : \text{I}$.

Se explica con átomos enteros: en cada fórmula entran uno, dos, tres…, y nunca medio. Por eso salen razones como 2 : 1 o 3 : 2.`,
      example: {
        problem: md`Óxido I: 14 g de nitrógeno y 8 g de oxígeno. Óxido II: 7 g de nitrógeno y 16 g de oxígeno. ¿En qué razón están las masas de oxígeno de II respecto de I, para una misma masa de nitrógeno?`,
        steps: [
          {
            title: 'Iguala el nitrógeno',
            text: md`Duplica la muestra II: 14 g de nitrógeno y 32 g de oxígeno. La I queda igual: 14 g y 8 g.`,
          },
          { title: 'Compara el oxígeno', text: md`$\text{II} : \text{I} = 32 : 8 = 4 : 1$.` },
          {
            title: 'Interpreta',
            text: md`Con los mismos átomos de nitrógeno, II tiene cuatro veces más de oxígeno. Calza con $\text{N}_2\text{O}$ y $\text{NO}_2$, o sea, $\text{N}_2\text{O}_4$ en proporción.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'compara-masas-sin-fijar-una',
          text: md`Comparar los oxígenos tal como vienen. Si las masas del otro elemento son distintas, comparas muestras de distinto tamaño.`,
        },
        {
          mistake: 'razon-multiple-invertida',
          text: md`Dar I : II cuando piden II : I. Escribe primero el nombre y después el número.`,
        },
        {
          mistake: 'compara-las-masas-totales',
          text: md`Comparar la masa de las muestras completas. La ley habla de **un** elemento cuando el otro está fijo.`,
        },
      ],
      checks: [
        {
          id: 'oxidos-de-carbono',
          question: md`Óxido I: 6 g de carbono y 8 g de oxígeno. Óxido II: 9 g de carbono y 24 g de oxígeno. Para una misma masa de carbono, ¿cuál es la razón entre el oxígeno de II y el de I?`,
          key: '2 : 1',
          distractors: [
            {
              text: '3 : 1',
              feedback: 'Comparaste 24 con 8 sin igualar el carbono.',
              mistake: 'compara-masas-sin-fijar-una',
            },
            {
              text: '1 : 2',
              feedback: 'Los números están bien, pero se pide II respecto de I.',
              mistake: 'razon-multiple-invertida',
            },
            {
              text: '33 : 14',
              feedback: 'Esas son las masas totales. Compara solo el oxígeno.',
              mistake: 'compara-las-masas-totales',
            },
          ],
          explanation: md`Con 18 g de carbono: I tiene $8 \cdot 3 = 24\ \text{g}$ de oxígeno, y II, $24 \cdot 2 = 48\ \text{g}$. $48 : 24 = 2 : 1$.`,
        },
        {
          id: 'oxidos-de-hierro',
          question: md`Óxido I: 28 g de hierro y 8 g de oxígeno. Óxido II: 28 g de hierro y 12 g de oxígeno. ¿Cuál es la razón entre el oxígeno de II y el de I?`,
          key: '3 : 2',
          distractors: [
            { text: '2 : 3', feedback: 'Esa es la de I respecto de II.', mistake: 'razon-multiple-invertida' },
            {
              text: '10 : 9',
              feedback: 'Comparaste 40 g con 36 g, las masas totales.',
              mistake: 'compara-las-masas-totales',
            },
            { text: '7 : 3', feedback: 'Esa es la proporción entre hierro y oxígeno dentro de II.' },
          ],
          explanation: md`El hierro ya es el mismo. $12 : 8 = 3 : 2$.`,
        },
        {
          id: 'oxidos-de-cobre',
          question: md`Óxido I: 8 g de cobre y 2 g de oxígeno. Óxido II: 16 g de cobre y 2 g de oxígeno. Para una misma masa de cobre, ¿cuál es la razón entre el oxígeno de I y el de II?`,
          key: '2 : 1',
          distractors: [
            {
              text: '1 : 1',
              feedback: 'Los dos tienen 2 g, pero con distinta masa de cobre.',
              mistake: 'compara-masas-sin-fijar-una',
            },
            {
              text: '1 : 2',
              feedback: 'Se pide I respecto de II: el orden importa.',
              mistake: 'razon-multiple-invertida',
            },
            {
              text: '5 : 9',
              feedback: 'Comparaste las masas totales, 10 g y 18 g.',
              mistake: 'compara-las-masas-totales',
            },
          ],
          explanation: md`Lleva I a 16 g de cobre: 4 g de oxígeno. $4 : 2 = 2 : 1$.`,
        },
      ],
    },
  ],
  summary: [
    md`En un sistema cerrado, la masa total no cambia. Los gases también pesan.`,
    md`Antes de calcular, descuenta lo que sobró.`,
    md`Un compuesto tiene siempre la misma proporción en masa.`,
    md`Dos compuestos de los mismos elementos: fija la masa de uno y compara la del otro.`,
  ],
  sources: [
    {
      name: 'P. Flowers, K. Theopold, R. Langley y W. Robinson, Chemistry 2e, OpenStax',
      year: 2019,
      detail: 'Leyes de conservación de la masa, proporciones definidas y múltiples.',
    },
  ],
});
