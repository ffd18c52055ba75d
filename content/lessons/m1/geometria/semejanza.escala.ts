import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.semejanza.escala',
  version: 1,
  minutes: 15,
  opening: {
    question: md`En un mapa, 1 cm representa 1 km. Un lago ocupa en él un cuadrado de 3 cm de lado. ¿Cuántas veces más grande es la superficie del lago que la de su dibujo?`,
    guesses: ['1.000 veces', '100.000 veces', '10.000.000.000 de veces'],
    reveal: md`1 km son 100.000 cm, así que cada **largo** es 100.000 veces mayor. Pero la superficie crece a lo largo y a lo ancho: $100{.}000 \cdot 100{.}000$, diez mil millones de veces. La escala de un mapa habla de largos, no de superficies.`,
  },
  points: [
    {
      id: 'del-plano-a-la-realidad',
      title: 'Del plano a la realidad: multiplicar y convertir',
      idea: md`La escala $1 : 500$ quiere decir que 1 cm del plano son 500 cm de la realidad. Los dos números van en la **misma unidad**.

Del plano a lo real, **multiplica** por el segundo número. De lo real al plano, **divide**. Si el dibujo es más chico que la cosa, lo real tiene que salir mayor.

Después convierte: 1 m son 100 cm y 1 km son 100.000 cm. Así, 3 cm en ese plano son $3 \cdot 500 = 1500$ cm, o sea, 15 m. Pregúntate si la medida es creíble para lo que se mide.`,
      example: {
        problem: md`En un plano a escala $1 : 250$, el pasillo de un liceo mide 9,6 cm. ¿Cuántos metros mide en la realidad? ¿Y cuánto mide en el plano una sala de 8 m?`,
        steps: [
          { title: 'Multiplica por la escala', text: md`$9{,}6 \cdot 250 = 2400$. El pasillo mide 2.400 cm.` },
          { title: 'Convierte a metros', text: md`$2400 : 100 = 24$. Son 24 m, creíble para un pasillo.` },
          {
            title: 'La sala, al revés',
            text: md`8 m son 800 cm. En el plano, $800 : 250 = 3{,}2$ cm.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'escala-diez-centimetros-por-metro',
          text: md`Dividir los centímetros por 10 y decir 240 m. Un metro tiene 100 cm; 10 cm es un decímetro.`,
        },
        {
          mistake: 'escala-mil-centimetros-por-metro',
          text: md`Dividir por 1.000 y decir 2,4 m. Los 1.000 son milímetros. Así el pasillo sería más corto que la sala de 8 m.`,
        },
        {
          mistake: 'escala-divide-en-vez-de-multiplicar',
          text: md`Dividir 250 por 9,6, o al revés, al pasar a lo real. Lo real es 250 veces lo dibujado: se multiplica.`,
        },
      ],
      checks: [
        {
          id: 'plano-del-galpon',
          question: md`En un plano a escala $1 : 300$, un galpón mide 8 cm de largo. ¿Cuánto mide en la realidad?`,
          key: '24 m',
          distractors: [
            {
              text: '240 m',
              feedback: 'Los 2.400 cm están bien, pero un metro tiene 100 cm, no 10.',
              mistake: 'escala-diez-centimetros-por-metro',
            },
            {
              text: '2,4 m',
              feedback: 'Dividiste 2.400 por 1.000. Un metro tiene 100 cm.',
              mistake: 'escala-mil-centimetros-por-metro',
            },
            {
              text: '37,5 m',
              feedback: 'Dividiste 300 por 8. La medida real es la dibujada, 300 veces.',
              mistake: 'escala-divide-en-vez-de-multiplicar',
            },
          ],
          explanation: md`$8 \cdot 300 = 2400$ cm, que son 24 m.`,
        },
        {
          id: 'sendero-en-el-mapa',
          question: md`Un sendero de 4 km se dibuja en un mapa a escala $1 : 50{.}000$. ¿Cuánto mide en el mapa?`,
          key: '8 cm',
          distractors: [
            {
              text: '0,8 cm',
              feedback: 'Usaste 10.000 cm por kilómetro. Son 100.000.',
              mistake: 'escala-diez-centimetros-por-metro',
            },
            {
              text: '80 cm',
              feedback: 'Usaste 1.000.000 cm por kilómetro. Son 100.000.',
              mistake: 'escala-mil-centimetros-por-metro',
            },
            {
              text: '12,5 cm',
              feedback: 'Dividiste 50.000 por 4.000. Pasa todo a centímetros y divide lo real por la escala.',
            },
          ],
          explanation: md`4 km son 400.000 cm. En el mapa, $400{.}000 : 50{.}000 = 8$ cm.`,
        },
        {
          id: 'cual-mapa-muestra-mas-detalle',
          question: md`Una misma cancha de 100 m se dibuja en tres planos: a escala $1 : 200$, $1 : 500$ y $1 : 1000$. ¿En cuál se ve más grande?`,
          key: 'En el de 1 : 200',
          distractors: [
            {
              text: 'En el de 1 : 1000',
              feedback: 'Mientras mayor el segundo número, más se achica: ahí mide 10 cm.',
              mistake: 'escala-divide-en-vez-de-multiplicar',
            },
            { text: 'En el de 1 : 500', feedback: 'Ahí mide 20 cm. Calcula cuánto mide con 1 : 200.' },
            { text: 'En los tres se ve igual', feedback: 'La cancha es la misma, pero la escala cambia el dibujo.' },
          ],
          explanation: md`$10{.}000 : 200 = 50$ cm; con 500, 20 cm; con 1.000, 10 cm. El número menor da el dibujo mayor.`,
        },
      ],
    },
    {
      id: 'encontrar-la-escala',
      title: 'Encontrar la escala',
      idea: md`Para hallar la escala, compara una medida del modelo con la real, **en la misma unidad**, y divide las dos hasta que la primera quede en 1.

Si una maqueta mide 20 cm y lo real, 30 m: 30 m son 3.000 cm. La razón es $20 : 3000$, y dividiendo por 20 queda $1 : 150$.

La escala no es la medida real: dice **cuántas veces** cabe la maqueta en ella. Si lo pequeño se dibuja agrandado, como un insecto, el número mayor va primero: $10 : 1$.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 14,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 2],
              [4, 2],
              [4, 5],
              [2, 5],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [13, 2],
              [20, 2],
              [20, 12.5],
              [13, 12.5],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'arrow', from: [6, 4], to: [11.5, 6] },
          { shape: 'text', at: [8, 6.6], text: '× 150' },
          { shape: 'text', at: [3, 0.8], text: 'maqueta' },
          { shape: 'text', at: [16.5, 0.8], text: 'edificio' },
          { shape: 'text', at: [3, 6], text: '20 cm' },
          { shape: 'text', at: [16.5, 13.4], text: '30 m' },
        ],
        alt: 'Una maqueta de 20 cm de alto y el edificio de 30 m de alto. Una flecha va de la maqueta al edificio y dice por 150. El dibujo no guarda la proporción.',
        caption: 'El dibujo no está a escala.',
      },
      example: {
        problem: md`La maqueta de un palafito de Castro mide 18 cm de alto. El palafito real mide 9 m de alto. ¿A qué escala está la maqueta?`,
        steps: [
          { title: 'Iguala las unidades', text: md`9 m son 900 cm.` },
          { title: 'Escribe la razón', text: md`Maqueta y realidad: $18 : 900$.` },
          { title: 'Divide por la primera', text: md`$900 : 18 = 50$. La escala es $1 : 50$.` },
          { title: 'Comprueba', text: md`$18 \cdot 50 = 900$ cm, que son 9 m.` },
        ],
      },
      warnings: [
        {
          mistake: 'escala-escribe-la-medida-real',
          text: md`Escribir $1 : 900$, con la medida real. Así una maqueta de 18 cm representaría 162 m. Falta dividir por los 18 cm.`,
        },
      ],
      checks: [
        {
          id: 'maqueta-de-una-torre',
          question: md`La maqueta de una torre de 60 m mide 24 cm. ¿A qué escala está?`,
          key: '1 : 250',
          distractors: [
            {
              text: '1 : 6.000',
              feedback: 'Ese es el alto real en centímetros. Compáralo con los 24 cm de la maqueta.',
              mistake: 'escala-escribe-la-medida-real',
            },
            {
              text: '1 : 25',
              feedback: 'Pasaste 60 m a 600 cm. Un metro tiene 100 cm.',
              mistake: 'escala-diez-centimetros-por-metro',
            },
            {
              text: '1 : 2.500',
              feedback: 'Pasaste 60 m a 60.000 cm. Un metro tiene 100 cm, no 1.000.',
              mistake: 'escala-mil-centimetros-por-metro',
            },
          ],
          explanation: md`60 m son 6.000 cm, y $6000 : 24 = 250$. La escala es $1 : 250$.`,
        },
        {
          id: 'dibujo-de-una-abeja',
          question: md`Una abeja de 15 mm se dibuja en una lámina con 9 cm de largo. ¿Cuál es la escala del dibujo?`,
          key: '6 : 1',
          distractors: [
            { text: '1 : 6', feedback: 'Así el dibujo sería seis veces más chico que la abeja. Va primero el dibujo.' },
            { text: '3 : 5', feedback: 'Comparaste 9 con 15 sin igualar unidades: 9 cm son 90 mm.' },
            {
              text: '90 : 1',
              feedback: 'El 90 es el largo del dibujo en milímetros. Falta dividir por los 15 de la abeja.',
              mistake: 'escala-escribe-la-medida-real',
            },
          ],
          explanation: md`9 cm son 90 mm y $90 : 15 = 6$. El dibujo es 6 veces la abeja: $6 : 1$.`,
        },
        {
          id: 'otra-medida-de-la-maqueta',
          question: md`En una maqueta, una puerta de 2 m mide 4 cm. ¿Cuánto mide en ella una pared de 7 m?`,
          key: '14 cm',
          distractors: [
            { text: '9 cm', feedback: 'Sumaste 2 a 7, porque 4 es 2 más que 2. La escala multiplica.' },
            {
              text: '3,5 cm',
              feedback: 'Dividiste 7 por 2. Cada metro se representa con 2 cm: se multiplica.',
              mistake: 'escala-divide-en-vez-de-multiplicar',
            },
            { text: '28 cm', feedback: 'Multiplicaste 7 por 4, pero los 4 cm son de 2 m.' },
          ],
          explanation: md`La escala es $4 : 200$, o sea, $1 : 50$. Entonces 700 cm se dibujan con $700 : 50 = 14$ cm.`,
        },
      ],
    },
    {
      id: 'areas-a-escala',
      title: 'Las áreas llevan la escala dos veces',
      idea: md`La escala $1 : 200$ multiplica por 200 cada **largo**. Un área tiene dos largos, así que se multiplica por $200 \cdot 200 = 40{.}000$.

El camino más seguro es pasar primero **los largos** a metros y recién después calcular el área. Así no hay que convertir cm² en m².

Si de todos modos conviertes áreas: 1 m² es un cuadrado de 100 cm por 100 cm, es decir, $10{.}000$ cm², y no 100. Y si la figura es un triángulo, no olvides la mitad.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 11,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [3, 2],
              [15, 2],
              [3, 10],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'angle', at: [3, 2], from: [15, 2], to: [3, 10], right: true },
          { shape: 'text', at: [9, 0.9], text: '6 cm' },
          { shape: 'text', at: [2.5, 6], text: '4 cm', anchor: 'end' },
        ],
        alt: 'Plano de una plaza con forma de triángulo rectángulo; sus catetos miden en el plano 6 cm y 4 cm.',
        caption: 'Plano a escala 1 : 500.',
      },
      example: {
        problem: md`En un plano a escala $1 : 500$, una plaza es un triángulo rectángulo de catetos 6 cm y 4 cm. ¿Cuál es su área real, en metros cuadrados?`,
        steps: [
          {
            title: 'Pasa cada largo a lo real',
            text: md`$6 \cdot 500 = 3000$ cm, que son 30 m. $4 \cdot 500 = 2000$ cm, que son 20 m.`,
          },
          { title: 'Ahora el área', text: md`$\frac{30 \cdot 20}{2} = 300$. La plaza tiene 300 m².` },
          {
            title: 'Comprueba por el otro camino',
            text: md`En el plano hay 12 cm². Por $500^2 = 250{.}000$ son $3{.}000{.}000$ cm², y divididos por 10.000 dan 300 m².`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'escala-area-con-factor-lineal',
          text: md`Multiplicar los 12 cm² por 500 una sola vez: saldrían 0,6 m². La escala va una vez por cada lado.`,
        },
        {
          mistake: 'escala-cien-por-metro-cuadrado',
          text: md`Dividir los cm² por 100 para pasar a m²: 30.000 m². En 1 m² caben 10.000 cm², porque son 100 filas de 100.`,
        },
        {
          mistake: 'escala-olvida-la-mitad-del-triangulo',
          text: md`Dar $30 \cdot 20 = 600$. Eso es el rectángulo. El triángulo es la mitad.`,
        },
      ],
      checks: [
        {
          id: 'parque-triangular',
          question: md`En un plano a escala $1 : 400$, un parque es un triángulo rectángulo de catetos 5 cm y 8 cm. ¿Cuál es su área real?`,
          key: '320 m²',
          distractors: [
            {
              text: '0,8 m²',
              feedback: 'Usaste la escala una sola vez en el área. Va por cada lado.',
              mistake: 'escala-area-con-factor-lineal',
            },
            {
              text: '32.000 m²',
              feedback: 'Tomaste 100 cm² por metro cuadrado. Son 10.000.',
              mistake: 'escala-cien-por-metro-cuadrado',
            },
            {
              text: '640 m²',
              feedback: 'Multiplicaste los catetos. Falta la mitad, porque es un triángulo.',
              mistake: 'escala-olvida-la-mitad-del-triangulo',
            },
          ],
          explanation: md`Los catetos reales miden 2.000 cm y 3.200 cm: 20 m y 32 m. El área es $\frac{20 \cdot 32}{2} = 320$ m².`,
        },
        {
          id: 'sala-cuadrada',
          question: md`En un plano a escala $1 : 100$, una sala rectangular ocupa 48 cm². ¿Cuántos metros cuadrados tiene en la realidad?`,
          key: '48 m²',
          distractors: [
            {
              text: '0,48 m²',
              feedback: 'Multiplicaste el área por 100 una sola vez. Cada lado crece 100 veces.',
              mistake: 'escala-area-con-factor-lineal',
            },
            {
              text: '4.800 m²',
              feedback: 'Los 480.000 cm² están bien, pero 1 m² son 10.000 cm², no 100.',
              mistake: 'escala-cien-por-metro-cuadrado',
            },
            { text: '24 m²', feedback: 'Dividiste por dos, como en un triángulo. La sala es rectangular.' },
          ],
          explanation: md`Con $1 : 100$, cada centímetro es un metro, así que cada cm² del plano es 1 m² real: 48 m².`,
        },
        {
          id: 'terreno-desde-lo-real',
          question: md`Un terreno rectangular de 60 m por 40 m se dibuja a escala $1 : 1000$. ¿Cuál es su área en el dibujo?`,
          key: '24 cm²',
          distractors: [
            {
              text: '24.000 cm²',
              feedback: 'Dividiste el área por 1.000 una sola vez. Divide cada lado por la escala.',
              mistake: 'escala-area-con-factor-lineal',
            },
            {
              text: '0,24 cm²',
              feedback: 'Tomaste 100 cm² por metro cuadrado. Es más seguro pasar los lados: 6 cm y 4 cm.',
              mistake: 'escala-cien-por-metro-cuadrado',
            },
            {
              text: '2,4 cm²',
              feedback: 'Convertiste mal un lado. 60 m son 6.000 cm, y en el dibujo, 6 cm.',
              mistake: 'escala-diez-centimetros-por-metro',
            },
          ],
          explanation: md`60 m se dibujan con 6 cm y 40 m, con 4 cm. El dibujo tiene $6 \cdot 4 = 24$ cm².`,
        },
      ],
    },
  ],
  summary: [
    md`Escala $1 : n$: lo real es $n$ veces lo dibujado, en la misma unidad. Al plano, se divide.`,
    md`1 m son 100 cm; 1 km son 100.000 cm.`,
    md`Para hallar la escala, iguala unidades y divide lo real por el modelo.`,
    md`Para áreas, pasa primero los largos a lo real. La escala va dos veces.`,
  ],
});
