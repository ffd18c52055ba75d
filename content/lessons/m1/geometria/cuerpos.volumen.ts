import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.cuerpos.volumen',
  version: 2,
  minutes: 15,
  opening: {
    question: md`El pronóstico anuncia 10 mm de lluvia. Si juntas toda el agua que cae sobre un techo plano de 60 m², ¿cuántos litros tendrías?`,
    guesses: ['Unos 6 litros', 'Unos 60 litros', 'Unos 600 litros'],
    reveal: md`Serían 600 litros. El agua formaría una caja muy baja: 60 m² de base y apenas 1 cm de alto, que son 0,6 m³. Y en un metro cúbico caben 1.000 litros.`,
  },
  points: [
    {
      id: 'por-capas',
      title: 'El volumen se cuenta por capas',
      idea: md`El volumen dice cuántos cubos de arista 1 llenan un cuerpo. Se mide en cm³ o m³.

En una caja, cuenta primero una **capa**: los cubos del fondo son largo por ancho. Después multiplica por la cantidad de capas, que es el alto. Así, $V = a \cdot b \cdot c$, o bien $V = \text{área de la base} \cdot \text{alto}$.

En la figura, cada capa tiene $4 \cdot 3 = 12$ cubos y hay 2 capas: 24 cubos. En el **cubo** las tres medidas son iguales: $V = a^3$. Si falta una medida, se divide el volumen por el área de la base.`,
      figure: {
        kind: 'drawing',
        width: 16,
        height: 9,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 1],
              [9, 1],
              [9, 3],
              [1, 3],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [1, 3],
              [9, 3],
              [9, 5],
              [1, 5],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'segment', from: [3, 1], to: [3, 5] },
          { shape: 'segment', from: [5, 1], to: [5, 5] },
          { shape: 'segment', from: [7, 1], to: [7, 5] },
          {
            shape: 'polygon',
            points: [
              [1, 5],
              [9, 5],
              [12, 8],
              [4, 8],
            ],
          },
          { shape: 'segment', from: [3, 5], to: [6, 8] },
          { shape: 'segment', from: [5, 5], to: [8, 8] },
          { shape: 'segment', from: [7, 5], to: [10, 8] },
          { shape: 'segment', from: [2, 6], to: [10, 6] },
          { shape: 'segment', from: [3, 7], to: [11, 7] },
          {
            shape: 'polygon',
            points: [
              [9, 1],
              [12, 4],
              [12, 8],
              [9, 5],
            ],
          },
          { shape: 'segment', from: [9, 3], to: [12, 6] },
          { shape: 'segment', from: [10, 2], to: [10, 6] },
          { shape: 'segment', from: [11, 3], to: [11, 7] },
        ],
        alt: 'Caja armada con cubos iguales: 4 a lo largo, 3 a lo ancho y 2 capas de alto.',
      },
      example: {
        problem: md`Una compostera con forma de caja mide por dentro 1,2 m de largo, 0,8 m de ancho y 0,9 m de alto. ¿Cuánto cabe en ella? Y si se quiere que la base sea la misma, pero que quepan 1,44 m³, ¿qué alto debe tener?`,
        steps: [
          { title: 'Área de la base', text: md`$1{,}2 \cdot 0{,}8 = 0{,}96$ m².` },
          { title: 'Por el alto', text: md`$0{,}96 \cdot 0{,}9 = 0{,}864$. Caben 0,864 m³.` },
          {
            title: 'Ahora busca el alto',
            text: md`Con la misma base, $0{,}96 \cdot c = 1{,}44$. Se divide: $c = 1{,}44 : 0{,}96 = 1{,}5$ m.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'volumen-suma-las-medidas',
          text: md`Sumar las tres medidas. En la figura daría $4 + 3 + 2 = 9$, y a simple vista hay más de 9 cubos. Las filas se repiten: por eso se multiplica.`,
        },
      ],
      checks: [
        {
          id: 'caja-de-lapices',
          question: md`Una caja mide 12 cm de largo, 5 cm de ancho y 4 cm de alto. ¿Cuál es su volumen?`,
          key: '240 cm³',
          distractors: [
            {
              text: '21 cm³',
              feedback: 'Sumaste las medidas. Cada capa tiene 12 por 5 cubos, y hay 4 capas.',
              mistake: 'volumen-suma-las-medidas',
            },
            { text: '256 cm³', feedback: 'Ese número es el área de las seis caras. Se pide el espacio de adentro.' },
            { text: '60 cm³', feedback: 'Contaste una sola capa. Falta multiplicar por el alto.' },
          ],
          explanation: md`$12 \cdot 5 = 60$ cubos de 1 cm³ en cada capa, y 4 capas: 240 cm³.`,
        },
        {
          id: 'arista-del-cubo',
          question: md`¿Cuánto mide la arista de un cubo de 64 cm³?`,
          key: '4 cm',
          distractors: [
            {
              text: '8 cm',
              feedback:
                'Sacaste la raíz cuadrada. La arista se multiplica tres veces: busca el número que al cubo da 64.',
            },
            { text: '21,3 cm', feedback: 'Dividiste por 3. Elevar al cubo no es multiplicar por tres.' },
            { text: '16 cm', feedback: 'Esa es el área de una cara, 16 cm². La arista es su raíz.' },
          ],
          explanation: md`$4 \cdot 4 \cdot 4 = 64$, así que la arista mide 4 cm.`,
        },
        {
          id: 'alto-desde-el-volumen',
          question: md`Un jabón con forma de paralelepípedo recto tiene un volumen de 90 cm³ y una base de 6 cm por 5 cm. ¿Qué alto tiene?`,
          key: '3 cm',
          distractors: [
            { text: '15 cm', feedback: 'Dividiste solo por el largo. Se divide por el área de la base: 6 por 5.' },
            { text: '18 cm', feedback: 'Dividiste solo por el ancho. La base tiene 30 cm².' },
            {
              text: '79 cm',
              feedback: 'Restaste las dos medidas al volumen. Las medidas se multiplican, así que se divide.',
              mistake: 'volumen-suma-las-medidas',
            },
          ],
          explanation: md`La base tiene $6 \cdot 5 = 30$ cm². Entonces el alto es $90 : 30 = 3$ cm.`,
        },
      ],
    },
    {
      id: 'cuantos-caben',
      title: 'Cuántas piezas caben en una caja',
      idea: md`Para saber cuántos cubos iguales llenan una caja hay dos maneras.

**Por los bordes:** cuenta cuántos caben a lo largo, a lo ancho y a lo alto, y multiplica las tres cantidades.

**Por volúmenes:** divide el volumen de la caja por el volumen **de un cubo**. No por su arista ni por una cara: se compara espacio con espacio.

La segunda sirve solo si no queda ningún hueco. Si una medida no calza justo, cuenta por los bordes y descarta lo que sobra: un trozo de cubo no entra.`,
      example: {
        problem: md`Una caja mide por dentro 40 cm de largo, 30 cm de ancho y 20 cm de alto. ¿Cuántas velas cúbicas de 5 cm de arista la llenan?`,
        steps: [
          {
            title: 'Cuenta en cada borde',
            text: md`A lo largo, $40 : 5 = 8$. A lo ancho, $30 : 5 = 6$. A lo alto, $20 : 5 = 4$. Calzan justo.`,
          },
          {
            title: 'Multiplica filas, columnas y capas',
            text: md`Cada capa tiene $8 \cdot 6 = 48$ velas y hay 4 capas: $48 \cdot 4 = 192$.`,
          },
          {
            title: 'Comprueba con volúmenes',
            text: md`La caja: $40 \cdot 30 \cdot 20 = 24{.}000$ cm³. Una vela: $5^3 = 125$ cm³. Y $24{.}000 : 125 = 192$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'empaque-divide-por-la-arista',
          text: md`Dividir 24.000 por 5 y decir 4.800 velas. El 5 es un largo. Cada vela ocupa 125 cm³, no 5.`,
        },
        {
          mistake: 'empaque-divide-por-una-cara',
          text: md`Dividir 24.000 por 25, el área de una cara, y decir 960. Eso compara un espacio con una superficie.`,
        },
        {
          mistake: 'empaque-suma-las-filas',
          text: md`Sumar $8 + 6 + 4 = 18$. Son las velas de tres bordes. En una sola capa ya hay 48.`,
        },
      ],
      checks: [
        {
          id: 'dados-en-una-caja',
          question: md`Una caja mide por dentro 24 cm, 16 cm y 12 cm. Se llena sin huecos con cubos de madera de 4 cm de arista. ¿Cuántos cubos contiene?`,
          key: '72',
          distractors: [
            {
              text: '288',
              feedback: 'Dividiste el volumen por el área de una cara, 16. Un cubo ocupa 64 cm³.',
              mistake: 'empaque-divide-por-una-cara',
            },
            {
              text: '1.152',
              feedback: 'Dividiste el volumen de la caja por la arista. Divide por el volumen de un cubo.',
              mistake: 'empaque-divide-por-la-arista',
            },
            {
              text: '13',
              feedback: 'Sumaste 6, 4 y 3. Son filas, columnas y capas: se multiplican.',
              mistake: 'empaque-suma-las-filas',
            },
          ],
          explanation: md`En los bordes caben 6, 4 y 3 cubos: $6 \cdot 4 \cdot 3 = 72$. También $4608 : 64 = 72$.`,
        },
        {
          id: 'cubos-de-diez-en-un-metro',
          question: md`¿Cuántos cubos de 10 cm de arista caben en un cubo de 1 m de arista?`,
          key: '1.000',
          distractors: [
            { text: '100', feedback: 'Contaste una sola capa: 10 por 10. Hay 10 capas.' },
            {
              text: '30',
              feedback: 'Sumaste 10 por cada borde. Se multiplican.',
              mistake: 'empaque-suma-las-filas',
            },
            { text: '10', feedback: 'Esos caben en un borde. Faltan el ancho y el alto.' },
          ],
          explanation: md`1 m son 100 cm, así que en cada borde caben 10: $10 \cdot 10 \cdot 10 = 1000$. Cada cubo de 10 cm es un litro: por eso 1 m³ son 1.000 litros.`,
        },
        {
          id: 'no-calza-justo',
          question: md`Una caja cúbica mide 10 cm por dentro. ¿Cuántos dados enteros de 3 cm de arista se pueden guardar en ella, ordenados en filas y con la caja cerrada?`,
          key: '27',
          distractors: [
            { text: '37', feedback: 'Dividiste 1.000 por 27, pero sobran huecos de 1 cm donde no entra un dado.' },
            {
              text: '9',
              feedback: 'Sumaste los 3 de cada borde, o contaste una sola capa. Hay 3 capas de 9.',
              mistake: 'empaque-suma-las-filas',
            },
            {
              text: '333',
              feedback: 'Dividiste 1.000 por la arista. Además, hay que ver cuántos entran en cada borde.',
              mistake: 'empaque-divide-por-la-arista',
            },
          ],
          explanation: md`En cada borde de 10 cm caben 3 dados y sobra 1 cm. Entran $3 \cdot 3 \cdot 3 = 27$.`,
        },
      ],
    },
    {
      id: 'litros-y-nivel',
      title: 'Litros, y hasta dónde llega el agua',
      idea: md`La **capacidad** de un recipiente se da en litros. Las equivalencias son dos: 1 litro son $1000$ cm³, y 1 m³ son $1000$ litros.

Cuando viertes agua en una caja, se reparte sobre el **fondo** y toma la forma de otra caja, más baja. Para saber hasta dónde llega, pasa los litros a cm³ y divide por el área de la base.

Si metes una piedra y el agua la tapa, el nivel sube: lo que sube, multiplicado por la base, es el volumen de la piedra.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 13,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 1.5],
              [13, 1.5],
              [13, 4.5],
              [2, 4.5],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [2, 4.5],
              [13, 4.5],
              [16, 7],
              [5, 7],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [13, 1.5],
              [16, 4],
              [16, 7],
              [13, 4.5],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'segment', from: [2, 4.5], to: [2, 9.5] },
          { shape: 'segment', from: [13, 4.5], to: [13, 9.5] },
          { shape: 'segment', from: [16, 7], to: [16, 12] },
          { shape: 'segment', from: [5, 7], to: [5, 12], dashed: true },
          {
            shape: 'polygon',
            points: [
              [2, 9.5],
              [13, 9.5],
              [16, 12],
              [5, 12],
            ],
          },
          { shape: 'text', at: [7.5, 0.6], text: '60 cm' },
          { shape: 'text', at: [14.9, 2.3], text: '30 cm', anchor: 'start' },
          { shape: 'text', at: [16.4, 8.2], text: '40 cm', anchor: 'start' },
          { shape: 'text', at: [1.5, 3], text: 'n', anchor: 'end' },
        ],
        alt: 'Pecera con forma de caja: 60 cm de largo, 30 cm de ancho y 40 cm de alto. El agua la llena hasta una altura n, menor que la mitad.',
      },
      example: {
        problem: md`En la pecera de la figura, de 60 cm de largo, 30 cm de ancho y 40 cm de alto, se vierten 27 litros de agua. ¿A qué altura llega el agua?`,
        steps: [
          { title: 'Pasa los litros a cm³', text: md`$27 \cdot 1000 = 27{.}000$ cm³.` },
          { title: 'Calcula el área del fondo', text: md`$60 \cdot 30 = 1800$ cm².` },
          {
            title: 'Divide',
            text: md`$27{.}000 : 1800 = 15$. El agua llega a 15 cm, menos que los 40 cm de alto: cabe.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'litro-como-cien-centimetros-cubicos',
          text: md`Tomar 1 litro como 100 cm³: el nivel saldría de 1,5 cm. Piensa en una caja de leche de un litro: es como un cubo de 10 cm de arista, 1.000 cm³.`,
        },
        {
          mistake: 'nivel-divide-por-otra-cara',
          text: md`Dividir por un costado, $60 \cdot 40$. El agua se reparte sobre el fondo. El alto de la pecera no influye en el nivel, mientras no se rebalse.`,
        },
        {
          mistake: 'nivel-responde-lo-que-falta',
          text: md`Contestar 25 cm, lo que falta para el borde. Mira si preguntan hasta dónde llega el agua o cuánto queda vacío.`,
        },
      ],
      checks: [
        {
          id: 'cubeta-de-ocho-litros',
          question: md`Una cubeta con forma de paralelepípedo recto mide por dentro 25 cm de largo, 20 cm de ancho y 40 cm de alto. Se vierten en ella 8 litros de agua. ¿A qué altura llega el agua?`,
          key: '16 cm',
          distractors: [
            {
              text: '24 cm',
              feedback: 'Eso es lo que falta para el borde. Se pregunta hasta dónde llega el agua.',
              mistake: 'nivel-responde-lo-que-falta',
            },
            {
              text: '1,6 cm',
              feedback: 'Pasaste 8 litros a 800 cm³. Un litro son 1.000 cm³.',
              mistake: 'litro-como-cien-centimetros-cubicos',
            },
            {
              text: '8 cm',
              feedback: 'Dividiste por un costado, 25 por 40. El agua se apoya en el fondo, 25 por 20.',
              mistake: 'nivel-divide-por-otra-cara',
            },
          ],
          explanation: md`$8{.}000$ cm³ repartidos en $25 \cdot 20 = 500$ cm²: $8000 : 500 = 16$ cm.`,
        },
        {
          id: 'lluvia-sobre-el-techo',
          question: md`Caen 20 mm de lluvia (0,02 m) sobre un techo plano de 45 m² y se junta toda el agua. ¿Cuántos litros son?`,
          key: '900 L',
          distractors: [
            {
              text: '90 L',
              feedback: 'Calculaste bien 0,9 m³, pero tomaste 100 litros por metro cúbico. Son 1.000.',
              mistake: 'metro-cubico-como-cien-litros',
            },
            { text: '9.000 L', feedback: 'Usaste 0,2 m. Son 20 milímetros: 0,02 m.' },
            { text: '2.250 L', feedback: 'Dividiste 45 por 0,02. El agua es base por alto: se multiplica.' },
          ],
          explanation: md`$45 \cdot 0{,}02 = 0{,}9$ m³, y $0{,}9 \cdot 1000 = 900$ litros.`,
        },
        {
          id: 'piedra-sumergida',
          question: md`Un acuario tiene un fondo de 50 cm por 20 cm. Al meter una piedra, que queda tapada por el agua, el nivel sube 3 cm. ¿Cuántos litros de espacio ocupa la piedra?`,
          key: '3 L',
          distractors: [
            {
              text: '30 L',
              feedback: 'La piedra ocupa 3.000 cm³, pero dividiste por 100. Un litro son 1.000 cm³.',
              mistake: 'litro-como-cien-centimetros-cubicos',
            },
            {
              text: '1 L',
              feedback: 'Usaste solo el área del fondo, 1.000. Falta multiplicar por los 3 cm que subió.',
            },
            {
              text: '0,073 L',
              feedback: 'Sumaste las medidas: 73. El agua que sube es una caja: las medidas se multiplican.',
              mistake: 'volumen-suma-las-medidas',
            },
          ],
          explanation: md`El agua subió como una caja de $50 \cdot 20 \cdot 3 = 3000$ cm³, que son 3 litros. Ese es el espacio de la piedra.`,
        },
      ],
    },
  ],
  summary: [
    md`Volumen de una caja: largo por ancho por alto. Cubo: $a^3$.`,
    md`Piezas que caben: cuenta por borde y multiplica, o divide volumen por volumen si calza justo.`,
    md`1 litro son 1.000 cm³ y 1 m³ son 1.000 litros.`,
    md`Altura del agua: volumen dividido por el área del fondo.`,
  ],
});
