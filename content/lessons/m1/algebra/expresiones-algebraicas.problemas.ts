import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.expresiones-algebraicas.problemas',
  version: 1,
  minutes: 15,
  opening: {
    question: md`A una mesa se sientan 8 personas: 3 por cada lado largo y 1 en cada cabecera. Si pones 10 mesas en fila, unidas por las cabeceras, ¿cuántas personas caben?`,
    guesses: ['80', '62', '60'],
    reveal: md`Caben 62. Donde dos mesas se juntan se pierden las cabeceras. Cada mesa aporta 6 y, aparte, quedan 2 en las puntas: $6 \cdot 10 + 2$. Con una letra sirve para cualquier fila: $6n + 2$.`,
  },
  points: [
    {
      id: 'traducir-a-letras',
      title: 'Del castellano a las letras',
      idea: md`Elige una letra para lo que no conoces y **escribe qué representa**: «$n$: cantidad de mesas». Después traduce por partes.

- «El doble de un número más 3»: $2n + 3$.
- «El doble de *la suma* de un número y 3»: $2(n + 3)$.
- «5 menos que un número»: $n - 5$.

Cuidado con las comparaciones. «Hay el doble de perros que de gatos» quiere decir que los perros son más: $p = 2g$. Prueba con un caso: si hay 3 gatos, hay 6 perros.`,
      example: {
        problem: md`En un museo la entrada de adulto cuesta $a$ pesos y la de niño, 2.000 menos. ¿Cuánto pagan 2 adultos y 3 niños?`,
        steps: [
          { title: 'Escribe cada precio', text: md`Adulto: $a$. Niño: $a - 2.000$.` },
          { title: 'Multiplica por las personas', text: md`Adultos: $2a$. Niños: $3(a - 2.000) = 3a - 6.000$.` },
          { title: 'Suma y reduce', text: md`$2a + 3a - 6.000 = 5a - 6.000$ pesos.` },
          {
            title: 'Prueba con un precio',
            text: md`Si $a = 5.000$: pagan $10.000 + 9.000 = 19.000$, y $25.000 - 6.000 = 19.000$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'triple-de-la-suma',
          question: md`¿Cómo se escribe «el triple de la suma de un número $n$ y 4»?`,
          key: md`$3(n + 4)$`,
          distractors: [
            { text: md`$3n + 4$`, feedback: 'Eso es el triple del número, más 4. Se triplica toda la suma.' },
            { text: md`$n + 12$`, feedback: 'Triplicaste solo el 4.' },
            { text: md`$(n + 4)^3$`, feedback: 'Ese es el cubo. El triple es multiplicar por 3.' },
          ],
          explanation: md`Primero la suma, $n + 4$, y después su triple: $3(n + 4)$.`,
        },
        {
          id: 'sillas-y-mesas',
          question: md`En una sala hay 6 sillas por cada mesa. Si $s$ son las sillas y $m$ las mesas, ¿qué igualdad lo dice?`,
          key: md`$s = 6m$`,
          distractors: [
            { text: md`$m = 6s$`, feedback: 'Con 1 silla habría 6 mesas. Prueba con 2 mesas: debe haber 12 sillas.' },
            { text: md`$s = m + 6$`, feedback: 'Eso es tener 6 sillas más en total, y son 6 por cada mesa.' },
            { text: md`$s + m = 6$`, feedback: 'Eso dice que entre todas son 6.' },
          ],
          explanation: md`Con 1 mesa hay 6 sillas; con 2, 12. Las sillas son 6 veces las mesas.`,
        },
        {
          id: 'pasteles-y-jugos',
          question: md`Un jugo cuesta $j$ pesos y una sopaipilla, 700 menos. ¿Cuánto cuestan 2 jugos y 4 sopaipillas?`,
          key: md`$6j - 2.800$`,
          distractors: [
            { text: md`$6j - 700$`, feedback: 'Restaste 700 una vez, pero son cuatro sopaipillas.' },
            { text: md`$6j + 2.800$`, feedback: 'La sopaipilla cuesta menos: los 700 se restan.' },
            { text: md`$2j + 2.800$`, feedback: md`Tomaste 700 como precio de la sopaipilla. Cuesta $j - 700$.` },
          ],
          explanation: md`$2j + 4(j - 700) = 2j + 4j - 2.800 = 6j - 2.800$.`,
        },
      ],
    },
    {
      id: 'contar-un-patron',
      title: 'Contar un patrón',
      idea: md`Para encontrar la fórmula de una figura que crece, separa **lo que se repite** y **lo que aparece una sola vez**.

En la fila de mesas, cada mesa pone 3 sillas arriba y 3 abajo: eso se repite, $6n$. Las dos cabeceras de las puntas están una sola vez: $+2$. En total, $6n + 2$.

Otra forma: mira cuánto crece. De 1 a 2 mesas se pasa de 8 a 14 sillas: cada mesa nueva agrega 6. Ese es el número que acompaña a $n$.

Comprueba con los dos primeros casos.`,
      figure: {
        kind: 'drawing',
        width: 11,
        height: 6,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 2],
              [5.5, 2],
              [5.5, 4],
              [2, 4],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [5.5, 2],
              [9, 2],
              [9, 4],
              [5.5, 4],
            ],
          },
          { shape: 'circle', centre: [2.7, 4.6], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [3.75, 4.6], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [4.8, 4.6], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [6.2, 4.6], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [7.25, 4.6], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [8.3, 4.6], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [2.7, 1.4], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [3.75, 1.4], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [4.8, 1.4], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [6.2, 1.4], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [7.25, 1.4], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [8.3, 1.4], radius: 0.35, filled: true, accent: 1 },
          { shape: 'circle', centre: [1.4, 3], radius: 0.35, filled: true, accent: 2 },
          { shape: 'circle', centre: [9.6, 3], radius: 0.35, filled: true, accent: 2 },
        ],
        alt: 'Dos mesas unidas por un lado corto, vistas desde arriba. Cada una tiene tres sillas en cada lado largo. Hay además una silla en cada extremo de la fila: son 14 en total.',
        caption: 'En un color, las sillas que se repiten con cada mesa; en otro, las dos de las puntas.',
      },
      example: {
        problem: md`¿Cuántas sillas tiene una fila de $n$ mesas como las de la figura? ¿Cuántas mesas hacen falta para 50 personas?`,
        steps: [
          { title: 'Lo que se repite', text: md`Cada mesa tiene 3 sillas por cada lado largo: $6n$.` },
          { title: 'Lo que está una vez', text: md`Una silla en cada punta: 2.` },
          { title: 'Arma y prueba', text: md`$6n + 2$. Con $n = 1$ da 8 y con $n = 2$ da 14: calza.` },
          { title: 'Busca las mesas', text: md`$6n + 2 = 50$ pide $6n = 48$, o sea, $n = 8$ mesas.` },
        ],
      },
      warnings: [
        {
          mistake: 'cuenta-las-mesas-separadas',
          text: md`Decir $8n$, como si cada mesa conservara sus 8 sillas. Con dos mesas daría 16 y la figura muestra 14: donde se unen no hay sillas.`,
        },
        {
          mistake: 'cuenta-una-sola-cabecera',
          text: md`Decir $6n + 1$. Toda fila tiene dos puntas. Prueba con una mesa: tienen que salir 8.`,
        },
        {
          mistake: 'cuenta-un-solo-lado-largo',
          text: md`Decir $3n + 2$. Cada mesa tiene sillas en sus dos lados largos: son 6 por mesa.`,
        },
      ],
      checks: [
        {
          id: 'mesas-de-dos-por-lado',
          question: md`Otras mesas llevan 2 sillas por cada lado largo y 2 en cada cabecera. Si se unen $n$ por las cabeceras, ¿cuántas sillas hay?`,
          key: md`$4n + 4$`,
          distractors: [
            {
              text: md`$8n$`,
              feedback: 'Contaste las mesas separadas: donde se unen no hay sillas.',
              mistake: 'cuenta-las-mesas-separadas',
            },
            {
              text: md`$4n + 2$`,
              feedback: 'La fila tiene dos puntas, con 2 sillas cada una.',
              mistake: 'cuenta-una-sola-cabecera',
            },
            {
              text: md`$2n + 4$`,
              feedback: 'Cada mesa tiene sillas en sus dos lados largos.',
              mistake: 'cuenta-un-solo-lado-largo',
            },
          ],
          explanation: md`Se repiten 4 por mesa y en las puntas hay $2 + 2$. Con una mesa da 8.`,
        },
        {
          id: 'cuadrados-de-fosforos',
          question: md`Con fósforos se hace una fila de cuadrados unidos por un lado, como en la figura. ¿Cuántos fósforos lleva una fila de $n$ cuadrados?`,
          figure: {
            kind: 'drawing',
            width: 10,
            height: 4,
            shapes: [
              { shape: 'segment', from: [2, 3], to: [4, 3] },
              { shape: 'segment', from: [4, 3], to: [6, 3] },
              { shape: 'segment', from: [6, 3], to: [8, 3] },
              { shape: 'segment', from: [2, 1], to: [4, 1] },
              { shape: 'segment', from: [4, 1], to: [6, 1] },
              { shape: 'segment', from: [6, 1], to: [8, 1] },
              { shape: 'segment', from: [2, 1], to: [2, 3] },
              { shape: 'segment', from: [4, 1], to: [4, 3] },
              { shape: 'segment', from: [6, 1], to: [6, 3] },
              { shape: 'segment', from: [8, 1], to: [8, 3] },
            ],
            alt: 'Fila de tres cuadrados pegados, hecha con 10 fósforos: 3 arriba, 3 abajo y 4 de pie.',
          },
          key: md`$3n + 1$`,
          distractors: [
            {
              text: md`$4n$`,
              feedback: 'Contaste cuadrados sueltos: los vecinos comparten un fósforo.',
              mistake: 'cuenta-las-mesas-separadas',
            },
            {
              text: md`$3n$`,
              feedback: 'Falta el fósforo que cierra la fila: prueba con un cuadrado.',
              mistake: 'cuenta-una-sola-cabecera',
            },
            {
              text: md`$2n + 1$`,
              feedback: 'Contaste una sola de las dos filas horizontales.',
              mistake: 'cuenta-un-solo-lado-largo',
            },
          ],
          explanation: md`Arriba $n$, abajo $n$ y de pie $n + 1$: en total, $3n + 1$. Con tres cuadrados da 10.`,
        },
        {
          id: 'cuantas-mesas-para-treinta-y-ocho',
          question: md`Con mesas como las de la primera figura ($6n + 2$ sillas), ¿cuántas se necesitan para sentar justo a 38 personas?`,
          key: '6',
          distractors: [
            {
              text: '5',
              feedback: 'Con 8 por mesa parecen bastar 5, pero 5 mesas en fila dan 32 sillas.',
              mistake: 'cuenta-las-mesas-separadas',
            },
            {
              text: '12',
              feedback: md`Usaste $3n + 2$. Cada mesa aporta 6 sillas.`,
              mistake: 'cuenta-un-solo-lado-largo',
            },
            { text: '7', feedback: 'Dividiste 38 por 6 y subiste. Primero descuenta las 2 de las puntas.' },
          ],
          explanation: md`$6n + 2 = 38$, entonces $6n = 36$ y $n = 6$.`,
        },
      ],
    },
    {
      id: 'bordes-y-areas',
      title: 'Bordes y áreas con letras',
      idea: md`Antes de escribir, haz el dibujo y **marca con otro color lo que te piden**.

- Si es un borde (malla, marco, cinta), se *suman* lados. Cuenta solo los que llevan malla.
- Si es una superficie (pasto, pintura, baldosas), se *multiplican* largo y ancho.

En la figura, el ancho es $a$ y el largo mide 5 más que el triple del ancho: $3a + 5$. Un lado largo da contra un muro. La malla cubre un largo y dos anchos: $(3a + 5) + 2a = 5a + 5$ metros.

Si cada metro cuesta algo, ese precio multiplica a **toda** la expresión: usa paréntesis.`,
      figure: {
        kind: 'drawing',
        width: 11,
        height: 6,
        shapes: [
          { shape: 'segment', from: [1, 4.6], to: [10, 4.6] },
          { shape: 'text', at: [5.5, 5.1], text: 'muro', anchor: 'middle', size: 'small' },
          {
            shape: 'path',
            points: [
              [2, 4.6],
              [2, 1.4],
              [9, 1.4],
              [9, 4.6],
            ],
            accent: 1,
            dashed: true,
          },
          { shape: 'text', at: [5.5, 0.6], text: '3a + 5', anchor: 'middle' },
          { shape: 'text', at: [1.6, 3], text: 'a', anchor: 'end' },
          { shape: 'text', at: [9.4, 3], text: 'a', anchor: 'start' },
        ],
        alt: 'Corral rectangular visto desde arriba. El lado largo de arriba es un muro. Con malla, en línea de trazos, van los otros tres: dos anchos de medida a y un largo de medida 3a más 5.',
      },
      example: {
        problem: md`El corral de la figura se cierra con malla, que cuesta 6.000 pesos el metro. El muro no lleva. ¿Qué expresión da el costo?`,
        steps: [
          { title: 'Escribe las medidas', text: md`Ancho $a$; largo $3a + 5$, en metros.` },
          { title: 'Suma los lados con malla', text: md`$a + (3a + 5) + a = 5a + 5$.` },
          { title: 'Multiplica por el precio', text: md`$6.000 \cdot (5a + 5)$ pesos.` },
          {
            title: 'Prueba con un ancho',
            text: md`Si $a = 2$: el largo es 11 y la malla, $2 + 11 + 2 = 15$ metros. Y $5 \cdot 2 + 5 = 15$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cerca-los-cuatro-lados',
          text: md`Usar el perímetro entero, $8a + 10$. El muro ya cierra un lado: ahí no se compra malla.`,
        },
        {
          mistake: 'cerca-dos-largos-y-un-ancho',
          text: md`Dejar fuera un ancho: $7a + 10$. Mira cuál lado toca el muro; aquí es un largo.`,
        },
        {
          mistake: 'multiplica-los-lados-para-cercar',
          text: md`Calcular $a(3a + 5) = 3a^2 + 5a$. Eso es el área, en metros cuadrados. La malla se mide en metros.`,
        },
      ],
      checks: [
        {
          id: 'terraza-contra-la-casa',
          question: md`Una terraza rectangular mide $b$ de ancho y $2b + 7$ de largo. Uno de sus lados **cortos** da contra la casa y no lleva baranda. ¿Cuánta baranda se necesita?`,
          key: md`$5b + 14$`,
          distractors: [
            {
              text: md`$6b + 14$`,
              feedback: 'Pusiste baranda en los cuatro lados, también contra la casa.',
              mistake: 'cerca-los-cuatro-lados',
            },
            {
              text: md`$4b + 7$`,
              feedback: 'Dejaste fuera un largo. El que no lleva baranda es un ancho.',
              mistake: 'cerca-dos-largos-y-un-ancho',
            },
            {
              text: md`$2b^2 + 7b$`,
              feedback: 'Eso es el área. La baranda va por el borde.',
              mistake: 'multiplica-los-lados-para-cercar',
            },
          ],
          explanation: md`Dos largos y un ancho: $2(2b + 7) + b = 4b + 14 + b = 5b + 14$.`,
        },
        {
          id: 'porton-de-dos-metros',
          question: md`Un sitio cuadrado de lado $x$ metros se cierra con panderetas de 5.000 pesos el metro, salvo un portón de 2 metros. ¿Cuánto cuesta?`,
          key: md`$5.000 \cdot (4x - 2)$`,
          distractors: [
            {
              text: md`$5.000 \cdot 4x - 2$`,
              feedback: 'Así descuentas 2 pesos. Hay que descontar 2 metros antes de multiplicar.',
            },
            {
              text: md`$5.000 \cdot 4x$`,
              feedback: 'Cobraste también los 2 metros del portón.',
              mistake: 'cerca-los-cuatro-lados',
            },
            {
              text: md`$5.000 \cdot (x^2 - 2)$`,
              feedback: 'Usaste el área. El cierre va por el contorno, que son cuatro lados.',
              mistake: 'multiplica-los-lados-para-cercar',
            },
          ],
          explanation: md`El contorno es $4x$ y el portón quita 2: se cierran $4x - 2$ metros.`,
        },
        {
          id: 'baldosas-del-patio',
          question: md`Un patio mide $x$ metros de ancho y $x + 3$ de largo. Embaldosarlo cuesta 9.000 pesos por metro cuadrado. ¿Qué expresión da el costo?`,
          key: md`$9.000 \cdot (x^2 + 3x)$`,
          distractors: [
            { text: md`$9.000 \cdot (4x + 6)$`, feedback: 'Ese es el borde. Las baldosas cubren la superficie.' },
            {
              text: md`$9.000 \cdot (x^2 + 3)$`,
              feedback: md`$x$ multiplica a los dos términos de $x + 3$.`,
              mistake: 'multiplica-solo-el-primer-termino',
            },
            { text: md`$9.000 \cdot (2x + 3)$`, feedback: 'Sumaste largo y ancho. Para el área se multiplican.' },
          ],
          explanation: md`El área es $x(x + 3) = x^2 + 3x$ metros cuadrados, y cada uno cuesta 9.000.`,
        },
      ],
    },
  ],
  summary: [
    md`Escribe qué representa cada letra y prueba con un caso.`,
    md`En un patrón, separa lo que se repite ($6n$) de lo que está una vez ($+2$).`,
    md`Borde: se suman los lados que lo llevan. Superficie: se multiplica.`,
    md`El precio por metro multiplica a toda la expresión, con paréntesis.`,
  ],
});
