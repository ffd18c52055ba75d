import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.semejanza.figuras-semejantes',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Una foto mide 10 cm por 15 cm. Le agregas 10 cm al ancho y 10 cm al alto, para imprimirla de 20 cm por 25 cm sin recortar. ¿La foto se ve igual que antes, solo que más grande?`,
    guesses: ['Sí, porque creció lo mismo por los dos lados', 'No, las caras quedan deformadas', 'Depende de la foto'],
    reveal: md`Quedan deformadas: el ancho se multiplicó por 2, pero el alto solo por 1,67, y todos salen más anchos. Para conservar la forma no se suma lo mismo, se **multiplica** por lo mismo.`,
  },
  points: [
    {
      id: 'misma-forma',
      title: 'Semejantes: todo multiplicado por lo mismo',
      idea: md`Dos figuras son **semejantes** si tienen la misma forma, aunque cambie el tamaño. Sus ángulos son iguales y cada lado de una es el correspondiente de la otra multiplicado por **un mismo número**, la razón de semejanza.

Para comprobarlo en dos rectángulos, compara lados que se corresponden: ancho con ancho y alto con alto. Si los dos cocientes son iguales, hay semejanza.

En la figura, $\frac{9}{6} = 1{,}5$ y $\frac{6}{4} = 1{,}5$: la razón es 1,5. En los triángulos basta con que dos ángulos sean iguales.`,
      figure: {
        kind: 'drawing',
        width: 22,
        height: 9,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 2],
              [8, 2],
              [8, 6],
              [2, 6],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [11.5, 2],
              [20.5, 2],
              [20.5, 8],
              [11.5, 8],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'text', at: [5, 1], text: '6' },
          { shape: 'text', at: [1.5, 4], text: '4', anchor: 'end' },
          { shape: 'text', at: [16, 1], text: '9' },
          { shape: 'text', at: [11, 5], text: '6', anchor: 'end' },
        ],
        alt: 'Dos rectángulos: uno de 6 de ancho y 4 de alto, y otro de 9 de ancho y 6 de alto.',
      },
      example: {
        problem: md`Una pantalla mide 16 cm de ancho y 9 cm de alto, y lleva un marco de 2 cm por los cuatro lados. ¿El rectángulo con marco es semejante a la pantalla?`,
        steps: [
          { title: 'Mide con marco', text: md`El marco va por los dos costados: $16 + 4 = 20$ y $9 + 4 = 13$.` },
          { title: 'Compara anchos', text: md`$\frac{20}{16} = 1{,}25$.` },
          {
            title: 'Compara altos',
            text: md`$\frac{13}{9} \approx 1{,}44$. Los cocientes son distintos: no son semejantes, aunque los dos lados crecieron 4 cm.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'semejanza-por-igual-aumento',
          text: md`Decir que son semejantes porque los dos lados crecieron 4 cm. Sumar lo mismo cambia la forma: al lado corto lo agranda más, en proporción.`,
        },
        {
          mistake: 'semejanza-compara-mal-las-razones',
          text: md`Dar por iguales dos fracciones parecidas. Multiplica cruzado: $16 \cdot 13 = 208$ y $9 \cdot 20 = 180$. Como no coinciden, no hay semejanza.`,
        },
        {
          mistake: 'semejanza-cruza-los-lados',
          text: md`Comparar el ancho de una con el alto de la otra, $\frac{16}{13}$ con $\frac{9}{20}$. Marca primero qué lado corresponde a cuál.`,
        },
      ],
      checks: [
        {
          id: 'afiche-ampliado',
          question: md`Un afiche de 12 cm de ancho y 18 cm de alto se reimprime de 20 cm por 30 cm. ¿Son semejantes los dos?`,
          key: md`Sí, porque $\frac{20}{12} = \frac{30}{18}$`,
          distractors: [
            {
              text: md`No, porque $20 - 12 \neq 30 - 18$`,
              feedback: 'Comparaste cuánto aumentó cada lado. En la semejanza se comparan cocientes.',
              mistake: 'semejanza-por-igual-aumento',
            },
            {
              text: md`No, porque $\frac{12}{30} \neq \frac{18}{20}$`,
              feedback: 'Cruzaste ancho con alto. Compara ancho con ancho y alto con alto.',
              mistake: 'semejanza-cruza-los-lados',
            },
            {
              text: md`No, porque $\frac{12}{18} \neq \frac{20}{30}$`,
              feedback: 'Esas dos fracciones son iguales: ambas valen dos tercios. Multiplica cruzado.',
              mistake: 'semejanza-compara-mal-las-razones',
            },
          ],
          explanation: md`$\frac{20}{12} = \frac{5}{3}$ y $\frac{30}{18} = \frac{5}{3}$. Los dos lados se multiplicaron por lo mismo.`,
        },
        {
          id: 'cual-es-semejante',
          question: md`¿Cuál de estos rectángulos es semejante a uno de 8 cm por 12 cm?`,
          key: '10 cm por 15 cm',
          distractors: [
            {
              text: '10 cm por 14 cm',
              feedback: 'Le sumaste 2 a cada lado. Hay que multiplicar por un mismo número.',
              mistake: 'semejanza-por-igual-aumento',
            },
            {
              text: '16 cm por 20 cm',
              feedback: 'Le sumaste 8 a cada lado. El doble de 8 es 16, pero el doble de 12 es 24.',
              mistake: 'semejanza-por-igual-aumento',
            },
            {
              text: '4 cm por 8 cm',
              feedback: 'Le restaste 4 a cada lado. La mitad sería 4 por 6.',
              mistake: 'semejanza-por-igual-aumento',
            },
          ],
          explanation: md`$\frac{10}{8} = 1{,}25$ y $\frac{15}{12} = 1{,}25$. Los demás se forman sumando o restando lo mismo, y eso cambia la forma.`,
        },
        {
          id: 'siempre-semejantes',
          question: md`¿Qué figuras son semejantes entre sí en cualquier caso, sean cuales sean sus medidas?`,
          key: 'Dos cuadrados',
          distractors: [
            {
              text: 'Dos rectángulos',
              feedback: 'Uno puede ser casi cuadrado y el otro muy alargado: distinta forma.',
            },
            { text: 'Dos rombos', feedback: 'Sus lados son proporcionales, pero los ángulos pueden cambiar.' },
            {
              text: 'Dos triángulos isósceles',
              feedback: 'Uno puede ser muy puntudo y el otro muy achatado: sus ángulos cambian.',
            },
          ],
          explanation: md`Todo cuadrado tiene cuatro ángulos rectos y cuatro lados iguales: de uno a otro basta multiplicar por un número.`,
        },
      ],
    },
    {
      id: 'lado-desconocido',
      title: 'Encontrar un lado con la razón',
      idea: md`Si dos figuras son semejantes, un par de lados que se corresponden te da la razón, y con ella sale cualquier otro lado.

Muchas veces son dos triángulos, uno dentro del otro: una recta **paralela** a un lado corta un triángulo chico semejante al grande. Comparten un ángulo, y la paralela da otro igual.

Ahí conviene dibujarlos por separado. El lado del grande es el **completo**: el trozo del chico más lo que sigue. Antes de calcular, decide si el resultado debe ser mayor o menor.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 16,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 2],
              [22, 2],
              [7, 15],
            ],
            corners: ['A', 'B', 'C'],
          },
          { shape: 'segment', from: [4, 7.2], to: [16, 7.2], accent: 1 },
          { shape: 'text', at: [3.2, 7.6], text: 'D', anchor: 'end' },
          { shape: 'text', at: [16.8, 7.8], text: 'E', anchor: 'start' },
          { shape: 'text', at: [9.5, 8.2], text: '12 dm' },
          { shape: 'text', at: [12, 0.9], text: 'x' },
          { shape: 'text', at: [4.6, 11.6], text: '9 dm', anchor: 'end' },
          { shape: 'text', at: [2.2, 4.7], text: '6 dm', anchor: 'end' },
        ],
        alt: 'Triángulo ABC con el vértice C arriba. El segmento DE, paralelo a AB, tiene 12 dm; CD mide 9 dm y DA mide 6 dm. AB mide x.',
      },
      example: {
        problem: md`En la figura, DE es paralelo a AB. CD mide 9 dm, DA mide 6 dm y DE mide 12 dm. ¿Cuánto mide AB?`,
        steps: [
          {
            title: 'Reconoce los dos triángulos',
            text: md`El chico es CDE y el grande, CAB. Comparten el ángulo en C y DE es paralelo a AB: son semejantes.`,
          },
          { title: 'Completa el lado', text: md`El lado del grande que corresponde a CD es CA: $9 + 6 = 15$ dm.` },
          { title: 'Calcula la razón', text: md`$\frac{15}{9} = \frac{5}{3}$.` },
          { title: 'Multiplica', text: md`$x = 12 \cdot \frac{5}{3} = 20$ dm. Es mayor que 12, como debía.` },
        ],
      },
      warnings: [
        {
          mistake: 'semejanza-compara-los-trozos',
          text: md`Usar los trozos, $\frac{6}{9}$ o $\frac{9}{6}$. El de 6 dm no es lado de ningún triángulo de la pareja: el lado completo es 15 dm.`,
        },
        {
          mistake: 'semejanza-razon-invertida',
          text: md`Multiplicar por $\frac{9}{15}$ y obtener 7,2 dm. El lado del grande no puede ser menor que el del chico: la razón quedó al revés.`,
        },
      ],
      checks: [
        {
          id: 'sombra-del-poste',
          question: md`A la misma hora, un niño de 1,2 m da una sombra de 0,9 m y un poste da una de 4,5 m. El sol forma triángulos semejantes. ¿Cuánto mide el poste?`,
          key: '6 m',
          distractors: [
            {
              text: '4,8 m',
              feedback: 'Sumaste 0,3, la diferencia entre el niño y su sombra. En la semejanza se multiplica.',
              mistake: 'semejanza-suma-la-diferencia',
            },
            {
              text: '0,24 m',
              feedback: 'Dividiste por 5 en vez de multiplicar. El poste es más alto que el niño.',
              mistake: 'semejanza-razon-invertida',
            },
            {
              text: '3,375 m',
              feedback: 'Multiplicaste la sombra por 0,9 y dividiste por 1,2. La altura es mayor que la sombra.',
              mistake: 'semejanza-razon-invertida',
            },
          ],
          explanation: md`La sombra del poste es $\frac{4{,}5}{0{,}9} = 5$ veces la del niño. El poste mide $1{,}2 \cdot 5 = 6$ m.`,
        },
        {
          id: 'paralela-en-el-banderin',
          question: md`En un triángulo ABC, una paralela a AB corta a CA en D y a CB en E. Si CD = 8 cm, DA = 4 cm y DE = 10 cm, ¿cuánto mide AB?`,
          key: '15 cm',
          distractors: [
            {
              text: '5 cm',
              feedback: 'Usaste el trozo DA, 4 : 8. El lado que corresponde a CD es CA completo, 12 cm.',
              mistake: 'semejanza-compara-los-trozos',
            },
            {
              text: '20 cm',
              feedback: 'Usaste los trozos, 8 : 4. Compara CD con CA completo.',
              mistake: 'semejanza-compara-los-trozos',
            },
            {
              text: '6,7 cm',
              feedback: 'La razón quedó al revés: AB está en el triángulo grande y supera a DE.',
              mistake: 'semejanza-razon-invertida',
            },
          ],
          explanation: md`$CA = 8 + 4 = 12$ y la razón es $\frac{12}{8} = 1{,}5$. Entonces $AB = 10 \cdot 1{,}5 = 15$ cm.`,
        },
        {
          id: 'al-triangulo-chico',
          question: md`Los lados de un triángulo miden 9, 12 y 15 cm. Otro, semejante, tiene su lado menor de 6 cm. ¿Cuánto mide su lado mayor?`,
          key: '10 cm',
          distractors: [
            {
              text: '12 cm',
              feedback: 'Restaste 3 a cada lado. Los lados se multiplican por un mismo número.',
              mistake: 'semejanza-suma-la-diferencia',
            },
            {
              text: '22,5 cm',
              feedback: 'Multiplicaste por 1,5. El segundo triángulo es más chico: la razón va al revés.',
              mistake: 'semejanza-razon-invertida',
            },
            { text: '8 cm', feedback: 'Ese es el lado mediano, el que corresponde al de 12 cm.' },
          ],
          explanation: md`La razón es $\frac{6}{9} = \frac{2}{3}$. El lado mayor mide $15 \cdot \frac{2}{3} = 10$ cm.`,
        },
      ],
    },
    {
      id: 'area-con-el-cuadrado',
      title: 'El área crece con el cuadrado de la razón',
      idea: md`Si los lados se multiplican por $k$, el perímetro también se multiplica por $k$. Pero el **área** se multiplica por $k^2$, porque la figura crece a lo largo y a lo ancho.

Con el doble de lado caben 4 copias; con el triple, 9. Vale para cualquier forma, también para las curvas.

Al revés, si te dan la razón de las áreas, la de los lados es su **raíz cuadrada**.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 13,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 2],
              [5, 2],
              [3, 5.5],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [9, 2],
              [21, 2],
              [15, 12.5],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'segment', from: [13, 2], to: [17, 9] },
          { shape: 'segment', from: [17, 2], to: [19, 5.5] },
          { shape: 'segment', from: [11, 5.5], to: [19, 5.5] },
          { shape: 'segment', from: [13, 9], to: [17, 9] },
          { shape: 'segment', from: [13, 9], to: [17, 2] },
          { shape: 'segment', from: [11, 5.5], to: [13, 2] },
        ],
        alt: 'Un triángulo chico y otro semejante con el triple de lado. El grande está dividido en 9 triángulos iguales al chico.',
        caption: 'Triple de lado, nueve veces el área.',
      },
      example: {
        problem: md`Dos pañoletas triangulares son semejantes. Un lado de la chica mide 40 cm y el correspondiente de la grande, 60 cm. La chica usa 800 cm² de tela. ¿Cuánta usa la grande?`,
        steps: [
          { title: 'Razón de los lados', text: md`$k = \frac{60}{40} = 1{,}5$.` },
          { title: 'Razón de las áreas', text: md`$k^2 = 1{,}5^2 = 2{,}25$.` },
          { title: 'Multiplica', text: md`$800 \cdot 2{,}25 = 1800$. Usa 1.800 cm² de tela.` },
        ],
      },
      warnings: [
        {
          mistake: 'semejanza-area-con-razon-lineal',
          text: md`Multiplicar el área por 1,5 y decir 1.200. Eso agranda en una sola dirección. El largo y el ancho crecen los dos.`,
        },
        {
          mistake: 'semejanza-area-doble-de-la-razon',
          text: md`Multiplicar por $2 \cdot 1{,}5 = 3$. El 2 es un exponente: $1{,}5^2 = 2{,}25$. Con $k = 2$ las dos cuentas coinciden, y por eso engaña.`,
        },
        {
          mistake: 'semejanza-suma-la-diferencia',
          text: md`Sumar al área los 20 cm que creció el lado: 820. Un largo y un área no se suman, y en la semejanza se multiplica.`,
        },
      ],
      checks: [
        {
          id: 'dos-murales',
          question: md`Dos murales son semejantes. Un lado del menor mide 5 m y el correspondiente del mayor, 15 m. El menor cubre 12 m². ¿Cuánto cubre el mayor?`,
          key: '108 m²',
          distractors: [
            {
              text: '36 m²',
              feedback: 'Multiplicaste por 3, la razón de los lados. El área crece con 3 al cuadrado.',
              mistake: 'semejanza-area-con-razon-lineal',
            },
            {
              text: '72 m²',
              feedback: 'Duplicaste la razón: por 6. Se eleva al cuadrado: por 9.',
              mistake: 'semejanza-area-doble-de-la-razon',
            },
            {
              text: '22 m²',
              feedback: 'Sumaste los 10 m de diferencia. Las áreas se multiplican por una razón.',
              mistake: 'semejanza-suma-la-diferencia',
            },
          ],
          explanation: md`$k = \frac{15}{5} = 3$ y $k^2 = 9$. El mayor cubre $12 \cdot 9 = 108$ m².`,
        },
        {
          id: 'de-las-areas-a-los-lados',
          question: md`Las áreas de dos figuras semejantes son 20 cm² y 320 cm². Un lado de la menor mide 3 cm. ¿Cuánto mide el lado correspondiente de la mayor?`,
          key: '12 cm',
          distractors: [
            {
              text: '48 cm',
              feedback: 'Multiplicaste por 16, la razón de las áreas. La de los lados es su raíz.',
              mistake: 'semejanza-area-con-razon-lineal',
            },
            {
              text: '24 cm',
              feedback: 'Dividiste 16 por dos. Lo que se hace es sacar la raíz.',
              mistake: 'semejanza-area-doble-de-la-razon',
            },
            {
              text: '303 cm',
              feedback: 'Sumaste la diferencia de las áreas al lado. Trabaja con cocientes.',
              mistake: 'semejanza-suma-la-diferencia',
            },
          ],
          explanation: md`$320 : 20 = 16$ es la razón de las áreas. La de los lados es $\sqrt{16} = 4$, y $3 \cdot 4 = 12$ cm.`,
        },
        {
          id: 'perimetro-y-area-del-logo',
          question: md`Un logo se agranda al doble de lado. Antes tenía 14 cm de contorno y 10 cm² de superficie. ¿Cuánto tiene ahora?`,
          key: '28 cm y 40 cm²',
          distractors: [
            {
              text: '28 cm y 20 cm²',
              feedback: 'El contorno está bien. La superficie crece a lo largo y a lo ancho: 4 veces.',
              mistake: 'semejanza-area-con-razon-lineal',
            },
            {
              text: '56 cm y 40 cm²',
              feedback: 'La superficie está bien. El contorno es un largo y crece solo 2 veces.',
            },
            {
              text: '16 cm y 12 cm²',
              feedback: 'Sumaste 2 a cada medida. El doble es multiplicar.',
              mistake: 'semejanza-suma-la-diferencia',
            },
          ],
          explanation: md`El contorno se multiplica por 2 y la superficie, por $2^2 = 4$: 28 cm y 40 cm².`,
        },
      ],
    },
  ],
  summary: [
    md`Semejantes: ángulos iguales y lados multiplicados por un mismo número $k$. Sumar lo mismo deforma.`,
    md`Compara lados que se corresponden; si dudas, multiplica cruzado.`,
    md`Con una paralela, usa el lado completo del triángulo grande, no el trozo.`,
    md`El perímetro se multiplica por $k$; el área, por $k^2$.`,
  ],
});
