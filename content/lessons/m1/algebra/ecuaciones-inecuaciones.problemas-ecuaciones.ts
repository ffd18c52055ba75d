import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Un cuaderno y un lápiz cuestan juntos ${pesos(1100)}. El cuaderno cuesta ${pesos(1000)} más que el lápiz. ¿Cuánto cuesta el lápiz?`,
    guesses: [pesos(100), pesos(50), pesos(550)],
    reveal: md`Cuesta ${pesos(50)}. Mucha gente piensa ${pesos(100)}, pero entonces el cuaderno costaría ${pesos(1100)} y los dos juntos, ${pesos(1200)}. Con una ecuación no hay que adivinar: $x + (x + 1.000) = 1.100$.`,
  },
  points: [
    {
      id: 'de-la-frase-a-la-igualdad',
      title: 'De la frase a la igualdad',
      idea: md`Cuatro pasos:

1. Elige la incógnita y anota qué es, con su unidad.
2. Escribe las demás cantidades usando esa letra.
3. Busca la frase que dice que dos cosas son iguales. Ahí va el signo $=$.
4. Resuelve, vuelve al texto y contesta lo que preguntaban.

Cuidado con «el doble». Si la tía **tiene el doble** que el sobrino, ella tiene más. Para igualar hay que multiplicar por 2 lo del sobrino: tía $= 2 \cdot$ sobrino.

Y el doble es de **toda** la cantidad: usa paréntesis.`,
      example: {
        problem: md`Sofía tiene el triple de la edad de Lucas. En 6 años más tendrá el doble. ¿Qué edad tiene Sofía hoy?`,
        steps: [
          { title: 'Elige la incógnita', text: md`$x$: la edad de Lucas hoy, en años. Sofía tiene $3x$.` },
          { title: 'Lleva las dos edades a 6 años más', text: md`Lucas tendrá $x + 6$ y Sofía, $3x + 6$.` },
          { title: 'Escribe la igualdad', text: md`Sofía tendrá el doble que Lucas: $3x + 6 = 2(x + 6)$.` },
          { title: 'Resuelve', text: md`$3x + 6 = 2x + 12$, así que $x = 6$.` },
          {
            title: 'Contesta lo que preguntan',
            text: md`Preguntan por Sofía: $3 \cdot 6 = 18$ años. Comprueba: en 6 años más, 24 es el doble de 12.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'pone-el-doble-en-el-lado-contrario',
          text: md`Escribir $2(3x + 6) = x + 6$. Eso dice que Lucas tiene el doble que Sofía. El 2 va con el que tiene menos.`,
        },
        {
          mistake: 'dobla-solo-la-cantidad-inicial',
          text: md`Escribir $3x + 6 = 2x + 6$. El doble es de toda la edad que tendrá Lucas, $x + 6$, y no solo de la de hoy.`,
        },
      ],
      checks: [
        {
          id: 'la-abuela-y-la-nieta',
          question: md`Una abuela tiene 58 años y su nieta, 16. ¿Con qué ecuación se sabe en cuántos años más, $t$, la abuela tendrá el triple?`,
          key: md`$58 + t = 3(16 + t)$`,
          distractors: [
            {
              text: md`$3(58 + t) = 16 + t$`,
              feedback: 'Así la nieta tendría el triple que la abuela.',
              mistake: 'pone-el-doble-en-el-lado-contrario',
            },
            {
              text: md`$58 + t = 3 \cdot 16 + t$`,
              feedback: 'El triple es de toda la edad que tendrá la nieta: falta el paréntesis.',
              mistake: 'dobla-solo-la-cantidad-inicial',
            },
            { text: md`$58 = 3(16 + t)$`, feedback: 'La abuela también cumple años: en t años tendrá 58 + t.' },
          ],
          explanation: md`$58 + t = 48 + 3t$, de donde $t = 5$: 63 es el triple de 21.`,
        },
        {
          id: 'la-mitad-mas-siete',
          question: md`La mitad de un número, más 7, es igual al número menos 5. ¿Cuál es el número?`,
          key: '24',
          distractors: [
            { text: '17', feedback: 'Partiste por dos también el 7. La mitad es solo del número.' },
            { text: '4', feedback: 'Escribiste «más 5» a la derecha, y la frase dice «menos 5».' },
            { text: '19', feedback: 'Eso vale cada lado de la igualdad. Te piden el número.' },
          ],
          explanation: md`$\frac{n}{2} + 7 = n - 5$, o sea, $12 = \frac{n}{2}$ y $n = 24$. Cada lado vale 19.`,
        },
        {
          id: 'paginas-de-dos-novelas',
          question: md`Dos novelas suman 320 páginas. La larga tiene 40 páginas menos que el doble de la corta. ¿Cuántas páginas tiene la larga?`,
          key: '200',
          distractors: [
            { text: '120', feedback: 'Ese es el largo de la corta. Vuelve a leer por cuál preguntan.' },
            { text: '240', feedback: 'Es el doble de la corta, pero faltó restar 40.' },
            { text: '180', feedback: 'Repartiste por mitades y agregaste 20: eso sería tener 40 más que la corta.' },
          ],
          explanation: md`Si la corta tiene $x$: $x + 2x - 40 = 320$, $3x = 360$ y $x = 120$. La larga tiene $2 \cdot 120 - 40 = 200$.`,
        },
      ],
    },
    {
      id: 'cantidades-que-cambian',
      title: 'Cantidades que suben y bajan',
      idea: md`Cuando algo cambia a ritmo parejo, después de $t$ minutos hay:

$$\text{lo que había} \pm \text{lo que cambia por minuto} \cdot t$$

Va con $+$ si se llena o se ahorra, y con $-$ si se vacía o se gasta.

Escribe las dos expresiones **antes** de igualar. Prueba cada una con $t = 1$: ¿aumentó lo que tenía que aumentar?

Recién entonces pon la condición: «tienen lo mismo» es un $=$; «A tiene el doble que B» es $A = 2B$, con todo B entre paréntesis.`,
      figure: {
        kind: 'plane',
        x: [0, 30],
        y: [0, 1200],
        step: [5, 200],
        xTitle: 'Tiempo (min)',
        yTitle: 'Agua (litros)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 1200],
              [30, 300],
            ],
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [0, 150],
              [30, 750],
            ],
            accent: 2,
          },
          { shape: 'point', at: [21, 570] },
          { shape: 'text', at: [8, 1060], text: 'A, se vacía', anchor: 'start', accent: 1 },
          { shape: 'text', at: [8, 210], text: 'B, se llena', anchor: 'start', accent: 2 },
        ],
        alt: 'Dos rectas: la de A baja desde 1.200 litros y la de B sube desde 150 litros. Se cruzan cerca de los 21 minutos.',
        caption: 'En el cruce, los dos estanques tienen la misma agua.',
      },
      example: {
        problem: md`Un camión aljibe lleva 1.200 litros y entrega 30 por minuto. Un estanque tiene 150 litros y recibe 20 por minuto de otra llave. ¿Cuándo tienen la misma agua?`,
        steps: [
          { title: 'Escribe lo que hay en el camión', text: md`Se vacía: $1.200 - 30t$.` },
          { title: 'Escribe lo que hay en el estanque', text: md`Se llena: $150 + 20t$.` },
          { title: 'Iguala', text: md`$1.200 - 30t = 150 + 20t$.` },
          { title: 'Resuelve', text: md`$1.050 = 50t$, así que $t = 21$ minutos.` },
          { title: 'Comprueba', text: md`$1.200 - 630 = 570$ y $150 + 420 = 570$.` },
        ],
      },
      warnings: [
        {
          mistake: 'hace-llenarse-al-que-se-vacia',
          text: md`Escribir $1.200 + 30t$. Con $t = 1$ el camión tendría más agua que al comienzo. Lo que se gasta se resta.`,
        },
      ],
      checks: [
        {
          id: 'dos-baterias',
          question: md`Un celular tiene 50 % de batería y pierde 5 puntos por hora. Una tablet tiene 10 % y gana 20 por hora. ¿Qué ecuación dice cuándo la tablet tiene el doble que el celular?`,
          key: md`$10 + 20t = 2(50 - 5t)$`,
          distractors: [
            {
              text: md`$2(10 + 20t) = 50 - 5t$`,
              feedback: 'Así el celular tendría el doble que la tablet.',
              mistake: 'pone-el-doble-en-el-lado-contrario',
            },
            {
              text: md`$10 + 20t = 2 \cdot 50 - 5t$`,
              feedback: 'El doble es de todo lo que le queda al celular, también de lo que pierde.',
              mistake: 'dobla-solo-la-cantidad-inicial',
            },
            {
              text: md`$10 + 20t = 2(50 + 5t)$`,
              feedback: 'El celular se descarga: los 5 puntos se restan.',
              mistake: 'hace-llenarse-al-que-se-vacia',
            },
          ],
          explanation: md`La tablet tiene $10 + 20t$ y el celular, $50 - 5t$. Se cumple en $t = 3$: 70 es el doble de 35.`,
        },
        {
          id: 'javier-y-rayen',
          question: md`Javier tiene ${pesos(84000)} y gasta ${pesos(6000)} por semana. Rayén tiene ${pesos(12000)} y ahorra ${pesos(3000)} por semana. ¿En cuántas semanas tienen lo mismo?`,
          key: '8',
          distractors: [
            { text: '24', feedback: 'Le restaste 3.000 por semana a Rayén, y ella ahorra.' },
            { text: '14', feedback: 'En 14 semanas Javier se queda sin nada. Falta mirar lo que tiene Rayén.' },
            { text: '12', feedback: 'Dividiste la diferencia por 6.000. Cada semana se acercan 9.000.' },
          ],
          explanation: md`En miles: $84 - 6t = 12 + 3t$, $72 = 9t$ y $t = 8$. Los dos tienen ${pesos(36000)}.`,
        },
        {
          id: 'ciclista-con-ventaja',
          question: md`Una ciclista va a 18 km/h y lleva 12 km de ventaja. Otra sale detrás a 24 km/h por el mismo camino. ¿Cuánto demora en alcanzarla?`,
          key: '2 horas',
          distractors: [
            {
              text: '30 minutos',
              feedback: 'En media hora llega a donde estaba la primera, que ya no está ahí.',
            },
            {
              text: '40 minutos',
              feedback: 'Dividiste 12 por 18. Lo que se acorta cada hora es la diferencia de rapideces.',
            },
            { text: '1 hora y 30 minutos', feedback: 'A esa hora la de atrás lleva 36 km y la otra va en el 39.' },
          ],
          explanation: md`$12 + 18t = 24t$, entonces $12 = 6t$ y $t = 2$ horas. Las dos van en el kilómetro 48.`,
        },
      ],
    },
    {
      id: 'falta-y-sobra',
      title: 'Si falta o si sobra',
      idea: md`«Si cada persona pone ${pesos(1500)}, faltan ${pesos(9000)}; si pone ${pesos(2000)}, sobran ${pesos(6000)}». El precio es el mismo en los dos casos: ahí está la igualdad.

- **Falta** plata: lo reunido no alcanza. Precio $=$ reunido $+$ lo que falta.
- **Sobra** plata: lo reunido se pasa. Precio $=$ reunido $-$ lo que sobra.

Con $n$ personas: $1.500n + 9.000 = 2.000n - 6.000$.

La incógnita $n$ es la cantidad de personas. Si preguntan por el precio, falta un paso.

Si se **reparte** algo, mira qué es mayor: cuando sobran 4 al dar 2 a cada uno, hay más que lo repartido: $2n + 4$.`,
      example: {
        problem: md`Un grupo compra un regalo. Si cada persona pone ${pesos(1500)}, faltan ${pesos(9000)}; si pone ${pesos(2000)}, sobran ${pesos(6000)}. ¿Cuánto cuesta el regalo?`,
        figure: {
          kind: 'drawing',
          width: 340,
          height: 120,
          shapes: [
            {
              shape: 'polygon',
              points: [
                [0, 85],
                [180, 85],
                [180, 115],
                [0, 115],
              ],
              filled: true,
              accent: 1,
            },
            {
              shape: 'polygon',
              points: [
                [180, 85],
                [216, 85],
                [216, 115],
                [180, 115],
              ],
              dashed: true,
            },
            { shape: 'text', at: [90, 100], text: '1.500 · n' },
            { shape: 'text', at: [222, 100], text: 'faltan 9.000', anchor: 'start', size: 'small' },
            {
              shape: 'polygon',
              points: [
                [0, 30],
                [240, 30],
                [240, 60],
                [0, 60],
              ],
              filled: true,
              accent: 2,
            },
            { shape: 'text', at: [108, 45], text: '2.000 · n' },
            { shape: 'text', at: [246, 45], text: 'sobran 6.000', anchor: 'start', size: 'small' },
            { shape: 'segment', from: [216, 120], to: [216, 20], dashed: true },
            { shape: 'text', at: [216, 10], text: 'precio' },
          ],
          alt: 'Dos barras y una línea que marca el precio. La de 1.500 por n no llega al precio: le faltan 9.000. La de 2.000 por n se pasa: le sobran 6.000.',
        },
        steps: [
          { title: 'Escribe el precio de dos maneras', text: md`$1.500n + 9.000$ y $2.000n - 6.000$.` },
          { title: 'Iguala y resuelve', text: md`$15.000 = 500n$, así que $n = 30$ personas.` },
          {
            title: 'Vuelve al precio',
            text: md`$1.500 \cdot 30 + 9.000 = 54.000$. Con la otra: $2.000 \cdot 30 - 6.000 = 54.000$. Cuesta ${pesos(54000)}.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-lo-que-falta',
          text: md`Responder ${pesos(45000)}: es lo reunido con el aporte menor, y todavía no alcanza.`,
        },
        {
          mistake: 'olvida-descontar-lo-que-sobra',
          text: md`Responder ${pesos(60000)}: es lo reunido con el aporte mayor, y de ahí sobra.`,
        },
        {
          mistake: 'suma-lo-que-sobra-al-aporte',
          text: md`Responder ${pesos(66000)}, sumando los ${pesos(6000)}. Si sobra, el precio es **menos** que lo reunido.`,
        },
      ],
      checks: [
        {
          id: 'arreglo-del-porton',
          question: md`Para arreglar el portón de un pasaje, si cada casa pone ${pesos(4000)} faltan ${pesos(20000)}, y si pone ${pesos(5000)} sobran ${pesos(10000)}. ¿Cuánto cuesta el arreglo?`,
          key: pesos(140000),
          distractors: [
            {
              text: pesos(120000),
              feedback: 'Es lo que se junta con 4.000 por casa, y con eso no alcanza.',
              mistake: 'olvida-lo-que-falta',
            },
            {
              text: pesos(150000),
              feedback: 'Es lo que se junta con 5.000 por casa, y de ahí sobra.',
              mistake: 'olvida-descontar-lo-que-sobra',
            },
            {
              text: pesos(160000),
              feedback: 'Sumaste los 10.000 que sobran: el arreglo cuesta menos que lo reunido.',
              mistake: 'suma-lo-que-sobra-al-aporte',
            },
          ],
          explanation: md`$4.000n + 20.000 = 5.000n - 10.000$ da $n = 30$ casas, y $4.000 \cdot 30 + 20.000 = 140.000$.`,
        },
        {
          id: 'sillas-por-mesa',
          question: md`En una kermés, con 5 personas por mesa quedan 8 de pie; con 6 por mesa, sobran 4 puestos. ¿Cuántas personas hay?`,
          key: '68',
          distractors: [
            {
              text: '60',
              feedback: 'Son las que caben de a 5. Faltan las 8 que quedaron de pie.',
              mistake: 'olvida-lo-que-falta',
            },
            {
              text: '72',
              feedback: 'Son los puestos de a 6, pero 4 quedaron vacíos.',
              mistake: 'olvida-descontar-lo-que-sobra',
            },
            { text: '12', feedback: 'Esas son las mesas. Preguntan por las personas.' },
          ],
          explanation: md`Con $m$ mesas: $5m + 8 = 6m - 4$, así que $m = 12$ y hay $5 \cdot 12 + 8 = 68$ personas.`,
        },
        {
          id: 'mandarinas-repartidas',
          question: md`Al dar 3 mandarinas a cada niño sobran 10; para dar 4 a cada uno faltan 5. Si hay $n$ niños, ¿qué ecuación corresponde?`,
          key: md`$3n + 10 = 4n - 5$`,
          distractors: [
            {
              text: md`$3n - 10 = 4n + 5$`,
              feedback: 'Al revés: si sobran 10, hay más de 3n mandarinas.',
            },
            {
              text: md`$3n + 10 = 4n + 5$`,
              feedback: 'Si para dar 4 faltan 5, hay 5 menos que 4n.',
            },
            { text: md`$3n = 4n - 5$`, feedback: 'Olvidaste las 10 que sobran al dar 3.' },
          ],
          explanation: md`Las dos expresiones cuentan las mandarinas. Aquí lo que sobra es fruta, así que se suma a la repartida. Con $n = 15$ hay 55.`,
        },
      ],
    },
  ],
  summary: [
    md`Anota qué es la incógnita; escribe lo demás con ella; iguala; contesta lo que preguntan.`,
    md`Si A tiene el doble que B, entonces $A = 2B$, con todo B entre paréntesis.`,
    md`Lo que se vacía o se gasta se resta; lo que se llena o se ahorra se suma.`,
    md`Precio $=$ reunido $+$ lo que falta $=$ reunido $-$ lo que sobra.`,
    md`Comprueba en el texto, y no solo en la ecuación.`,
  ],
});
