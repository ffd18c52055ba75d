import { defineLesson, md, type Point, type Shape } from '../../authoring/index.ts';

/** Line formula of `carbons` in a row: where each one stands. */
const zigzag = (carbons: number, from: Point, step = 36, rise = 22): readonly Point[] =>
  Array.from({ length: carbons }, (_, index) => [from[0] + index * step, from[1] + (index % 2) * rise]);

/** Second line of a double bond, a little inside of the first. */
const second = ([x1, y1]: Point, [x2, y2]: Point, away = 6): Shape => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [((y2 - y1) / length) * away, (-(x2 - x1) / length) * away];
  const [cutX, cutY] = [(x2 - x1) * 0.12, (y2 - y1) * 0.12];
  return { shape: 'segment', from: [x1 + nx + cutX, y1 + ny + cutY], to: [x2 + nx - cutX, y2 + ny - cutY] };
};

export default defineLesson({
  content: 'ciencias.quimica.organica.representaciones',
  version: 1,
  minutes: 16,
  opening: {
    question: md`En la etiqueta de un gas para encendedor dice $\text{C}_4\text{H}_{10}$. Dos gases distintos, con distinto punto de ebullición, llevan esa misma fórmula. ¿Cómo puede ser?`,
    guesses: [
      'Hay un error en una de las etiquetas',
      'Los mismos átomos están conectados en otro orden',
      'Uno de los gases está más concentrado',
    ],
    reveal: md`En uno, los cuatro carbonos van en fila y hierve a −0,5 °C. En el otro hay tres en fila y uno colgando, y hierve a −12 °C. La fórmula molecular cuenta átomos; **no dice cómo se conectan**. Para eso hay otras fórmulas.`,
  },
  points: [
    {
      id: 'varias-maneras',
      title: 'Varias maneras de escribir una molécula',
      idea: md`El etanol se puede escribir así:

- **Molecular**, $\text{C}_2\text{H}_6\text{O}$: cuántos átomos hay.
- **Desarrollada**: con todas las rayas, una por enlace.
- **Semidesarrollada**, $\text{CH}_3 - \text{CH}_2 - \text{OH}$: cada carbono junto a sus hidrógenos.
- **De líneas**: un zigzag donde no se escriben C ni los H unidos a C.
- **Bolitas y palitos**: la forma en el espacio.

Cada una muestra algo y esconde algo. Para pasar de una a otra, sigue los enlaces: de cada C salen 4, de cada O salen 2 y de cada H, 1.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 150,
        shapes: [
          { shape: 'segment', from: [70, 75], to: [130, 75] },
          { shape: 'segment', from: [130, 75], to: [185, 98] },
          { shape: 'segment', from: [185, 98], to: [222, 80] },
          { shape: 'segment', from: [70, 75], to: [38, 75] },
          { shape: 'segment', from: [70, 75], to: [56, 112] },
          { shape: 'segment', from: [70, 75], to: [58, 40] },
          { shape: 'segment', from: [130, 75], to: [122, 117] },
          { shape: 'segment', from: [130, 75], to: [140, 36] },
          { shape: 'circle', centre: [70, 75], radius: 14, filled: true },
          { shape: 'circle', centre: [130, 75], radius: 14, filled: true },
          { shape: 'circle', centre: [185, 98], radius: 13, filled: true, accent: 2 },
          { shape: 'circle', centre: [222, 80], radius: 8, filled: true, accent: 3 },
          { shape: 'circle', centre: [38, 75], radius: 8, filled: true, accent: 3 },
          { shape: 'circle', centre: [56, 112], radius: 8, filled: true, accent: 3 },
          { shape: 'circle', centre: [58, 40], radius: 8, filled: true, accent: 3 },
          { shape: 'circle', centre: [122, 117], radius: 8, filled: true, accent: 3 },
          { shape: 'circle', centre: [140, 36], radius: 8, filled: true, accent: 3 },
          { shape: 'text', at: [80, 8], text: 'carbono: C', size: 'small' },
          { shape: 'segment', from: [84, 16], to: [74, 58], dashed: true },
          { shape: 'text', at: [185, 128], text: 'oxígeno: O', size: 'small' },
          { shape: 'text', at: [238, 62], text: 'hidrógeno: H', size: 'small' },
        ],
        alt: 'Modelo de bolitas y palitos del etanol: dos carbonos unidos; el primero con tres hidrógenos; el segundo con dos hidrógenos y un oxígeno, que lleva un hidrógeno.',
        caption: 'Etanol: las bolitas chicas son hidrógenos.',
      },
      example: {
        problem: md`Escribe la fórmula semidesarrollada y la molecular del modelo de la figura.`,
        steps: [
          {
            title: 'Sigue la cadena',
            text: md`Primer carbono: tres bolitas chicas, $\text{CH}_3$. Segundo: dos, $\text{CH}_2$. Al final, el oxígeno con una: $\text{OH}$.`,
          },
          { title: 'Escribe en orden', text: md`$\text{CH}_3 - \text{CH}_2 - \text{OH}$.` },
          {
            title: 'Cuenta',
            text: md`2 C, $3 + 2 + 1 = 6$ H y 1 O: $\text{C}_2\text{H}_6\text{O}$. En esta última ya no se ve que el O va al final.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'molecular-desde-semidesarrollada',
          question: md`¿Cuál es la fórmula molecular de $\text{CH}_3 - \text{CH}(\text{OH}) - \text{CH}_2 - \text{CH}_3$?`,
          key: md`$\text{C}_4\text{H}_{10}\text{O}$`,
          distractors: [
            {
              text: md`$\text{C}_4\text{H}_9\text{O}$`,
              feedback: 'Faltó el hidrógeno del OH, que va entre paréntesis.',
            },
            {
              text: md`$\text{C}_3\text{H}_8\text{O}$`,
              feedback: 'Hay cuatro carbonos: el que lleva el OH también se cuenta.',
            },
            {
              text: md`$\text{C}_4\text{H}_8\text{O}$`,
              feedback: 'Contaste los H de los grupos de la cadena sin los dos del CH(OH).',
            },
          ],
          explanation: md`Carbonos: 4. Hidrógenos: $3 + 1 + 1 + 2 + 3 = 10$. Oxígeno: 1.`,
        },
        {
          id: 'que-se-pierde',
          question: md`Al pasar de la fórmula semidesarrollada a la molecular, ¿qué información se pierde?`,
          key: 'Qué átomo está unido a cuál',
          distractors: [
            { text: 'Cuántos átomos hay de cada elemento', feedback: 'Eso es lo que la fórmula molecular conserva.' },
            {
              text: 'Qué elementos forman la molécula',
              feedback: 'Los símbolos siguen ahí. Lo que ya no está es el orden.',
            },
          ],
          explanation: md`La molecular cuenta átomos, y por eso dos moléculas distintas pueden compartirla.`,
        },
        {
          id: 'modelo-con-palito-doble',
          question: md`En un modelo, una bolita de carbono se une con dos palitos a un oxígeno y con uno a cada uno de dos hidrógenos. ¿Qué molécula es?`,
          key: md`$\text{CH}_2\text{O}$`,
          distractors: [
            {
              text: md`$\text{CH}_4\text{O}$`,
              feedback: 'Con cuatro H, el enlace entre C y O sería simple, y el O llevaría un H.',
              mistake: 'olvida-el-doble-enlace',
            },
            {
              text: md`$\text{CH}_2\text{O}_2$`,
              feedback: 'Dos palitos hacia un oxígeno son un doble enlace, no dos oxígenos.',
            },
          ],
          explanation: md`Un C, un O y dos H. El C tiene sus cuatro enlaces: dos con O y uno con cada H.`,
        },
      ],
    },
    {
      id: 'formula-de-lineas',
      title: 'Leer una fórmula de líneas',
      idea: md`En un zigzag no hay letras, pero hay átomos:

1. Cada **vértice** y cada **extremo** de línea es un carbono. También el extremo de una **rama**.
2. Una línea doble es un enlace doble; triple, triple.
3. Los hidrógenos se **calculan**: a cada carbono le faltan los necesarios para llegar a cuatro enlaces.

Un extremo con una línea simple es $\text{CH}_3$. Un vértice con dos líneas, $\text{CH}_2$. Un vértice con tres, $\text{CH}$. Con cuatro, no lleva H. La línea doble cuenta por dos.

Otros átomos, como O o N, sí se escriben.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 120,
        shapes: [
          { shape: 'path', points: zigzag(6, [30, 50], 42, 26) },
          { shape: 'segment', from: [114, 50], to: [114, 16] },
          second([198, 50], [240, 76]),
          ...zigzag(6, [30, 50], 42, 26).map((at): Shape => ({ shape: 'point', at, accent: 1 })),
          { shape: 'point', at: [114, 16], accent: 1 },
          { shape: 'text', at: [18, 38], text: '1', size: 'small' },
          { shape: 'text', at: [72, 92], text: '2', size: 'small' },
          { shape: 'text', at: [126, 40], text: '3', size: 'small' },
          { shape: 'text', at: [156, 92], text: '4', size: 'small' },
          { shape: 'text', at: [190, 38], text: '5', size: 'small' },
          { shape: 'text', at: [252, 84], text: '6', size: 'small' },
          { shape: 'text', at: [130, 12], text: '7', size: 'small' },
        ],
        alt: 'Zigzag con seis carbonos numerados de izquierda a derecha. Del tercero cuelga una rama, el carbono 7. Entre los carbonos 5 y 6 hay una línea doble.',
        caption: 'Cada punto marca un carbono. Lo usual es dibujarla sin puntos ni números.',
      },
      example: {
        problem: md`¿Cuál es la fórmula molecular de la figura?`,
        steps: [
          { title: 'Carbonos', text: md`Seis en el zigzag, con los dos extremos, y uno en la rama: 7.` },
          {
            title: 'Hidrógenos de los simples',
            text: md`Extremos 1 y 7: 3 cada uno. Vértices 2 y 4: 2 cada uno. El 3 tiene tres líneas: 1.`,
          },
          {
            title: 'Hidrógenos del doble',
            text: md`El 5 tiene una simple y una doble, tres enlaces: 1 H. El 6 tiene solo la doble: 2 H.`,
          },
          {
            title: 'Suma',
            text: md`$6 + 4 + 1 + 1 + 2 = 14$: $\text{C}_7\text{H}_{14}$. Sin el doble habría 16: cada doble quita dos H.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-el-doble-enlace',
          text: md`Poner los hidrógenos como si todo fuera simple. Cada enlace doble ocupa un lugar en dos carbonos: son dos H menos.`,
        },
        {
          mistake: 'no-cuenta-los-extremos',
          text: md`Contar solo los vértices. Donde la línea **termina** también hay un carbono, con sus hidrógenos.`,
        },
        {
          mistake: 'olvida-la-ramificacion',
          text: md`Olvidar la rama. Es una línea más: en su extremo hay un carbono, y el vértice de donde sale pierde un H.`,
        },
      ],
      checks: [
        {
          id: 'zigzag-simple',
          question: md`¿Cuál es la fórmula molecular de este hidrocarburo?`,
          figure: {
            kind: 'drawing',
            width: 240,
            height: 60,
            shapes: [{ shape: 'path', points: zigzag(5, [30, 15], 44, 26) }],
            alt: 'Zigzag de cuatro líneas simples seguidas: dos extremos y tres vértices.',
          },
          key: md`$\text{C}_5\text{H}_{12}$`,
          distractors: [
            {
              text: md`$\text{C}_3\text{H}_8$`,
              feedback: 'Contaste los tres vértices; faltan los dos extremos.',
              mistake: 'no-cuenta-los-extremos',
            },
            {
              text: md`$\text{C}_4\text{H}_{10}$`,
              feedback: 'Contaste las líneas. Cada línea es un enlace; cuatro enlaces en fila unen cinco carbonos.',
            },
            {
              text: md`$\text{C}_5\text{H}_{10}$`,
              feedback: 'Los carbonos están bien. En los extremos hay tres H y no dos.',
            },
          ],
          explanation: md`Tres vértices y dos extremos: 5 C. Hidrógenos: $3 + 2 + 2 + 2 + 3 = 12$.`,
        },
        {
          id: 'rama-y-doble',
          question: md`Un hidrocarburo tiene una rama y una línea doble, como muestra la figura. ¿Cuál es su fórmula molecular?`,
          figure: {
            kind: 'drawing',
            width: 240,
            height: 100,
            shapes: [
              { shape: 'path', points: zigzag(5, [30, 50], 44, 26) },
              { shape: 'segment', from: [118, 50], to: [118, 14] },
              second([30, 50], [74, 76]),
            ],
            alt: 'Zigzag con cinco carbonos. La primera línea es doble. Del tercer carbono sale una rama de un carbono.',
          },
          key: md`$\text{C}_6\text{H}_{12}$`,
          distractors: [
            {
              text: md`$\text{C}_6\text{H}_{14}$`,
              feedback: 'Así sería con todos los enlaces simples. El doble quita dos H.',
              mistake: 'olvida-el-doble-enlace',
            },
            {
              text: md`$\text{C}_5\text{H}_{10}$`,
              feedback: 'Falta el carbono que está al final de la rama.',
              mistake: 'olvida-la-ramificacion',
            },
            {
              text: md`$\text{C}_3\text{H}_6$`,
              feedback: 'Contaste solo los vértices. Los dos extremos y la punta de la rama también son carbonos.',
              mistake: 'no-cuenta-los-extremos',
            },
          ],
          explanation: md`5 C en el zigzag y 1 en la rama: 6. Hidrógenos: $2 + 1 + 1 + 2 + 3 + 3 = 12$.`,
        },
        {
          id: 'hexagono-con-una-doble',
          question: md`Un hexágono de líneas tiene un lado doble y los demás simples. ¿Cuál es su fórmula molecular?`,
          key: md`$\text{C}_6\text{H}_{10}$`,
          distractors: [
            {
              text: md`$\text{C}_6\text{H}_{12}$`,
              feedback: 'Ese es el hexágono con todos los lados simples.',
              mistake: 'olvida-el-doble-enlace',
            },
            {
              text: md`$\text{C}_6\text{H}_{14}$`,
              feedback: 'Ese es el de la cadena abierta. En un anillo no hay extremos: cada vértice simple es CH2.',
            },
            { text: md`$\text{C}_6\text{H}_6$`, feedback: 'Ese tiene tres lados dobles: es el benceno.' },
          ],
          explanation: md`Seis vértices: 6 C. Cuatro son $\text{CH}_2$ y los dos del doble, $\text{CH}$: $4 \cdot 2 + 2 \cdot 1 = 10$ H.`,
        },
      ],
    },
    {
      id: 'misma-o-isomero',
      title: '¿La misma molécula o un isómero?',
      idea: md`Dos fórmulas pueden verse distintas y ser **la misma molécula**: escrita al revés, doblada o girada. Y dos pueden tener los mismos átomos y ser **isómeros**: compuestos distintos, con otras propiedades.

Para decidir:

1. ¿Igual fórmula molecular? Si no, son compuestos distintos.
2. Numera la cadena **desde el extremo más cercano** al grupo o a la rama.
3. ¿El grupo es el mismo y está en el mismo carbono? Es la misma molécula. ¿Cambió de carbono o de grupo? Son isómeros.

Los enlaces simples giran: doblar el dibujo no cambia nada.`,
      example: {
        problem: md`¿Cuáles de estas fórmulas son el mismo compuesto?

1. $\text{CH}_3 - \text{CH}_2 - \text{CH}_2 - \text{OH}$
2. $\text{HO} - \text{CH}_2 - \text{CH}_2 - \text{CH}_3$
3. $\text{CH}_3 - \text{CH}(\text{OH}) - \text{CH}_3$
4. $\text{CH}_3 - \text{O} - \text{CH}_2 - \text{CH}_3$`,
        steps: [
          {
            title: 'Cuenta los átomos',
            text: md`Las cuatro son $\text{C}_3\text{H}_8\text{O}$. Eso todavía no decide.`,
          },
          {
            title: 'Mira el grupo',
            text: md`En la 4, el O está **entre** dos carbonos: es un éter. En las otras hay un OH: alcoholes.`,
          },
          {
            title: 'Numera',
            text: md`En la 1 y en la 2, el OH está en el carbono 1, contado desde su lado. En la 3, en el 2.`,
          },
          {
            title: 'Concluye',
            text: md`La 1 y la 2 son el mismo compuesto, escrito en los dos sentidos. La 3 y la 4 son isómeros de él.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'isomero-como-mismo-compuesto',
          text: md`Dar por iguales a dos alcoholes porque ambos tienen OH y los mismos átomos. Si el OH cambia de carbono, es **otro** compuesto.`,
        },
        {
          mistake: 'orden-de-escritura-cambia-la-molecula',
          text: md`Ver dos compuestos donde hay uno escrito al revés. Una molécula no tiene izquierda ni derecha: numera desde el lado del grupo.`,
        },
        {
          mistake: 'cuenta-solo-la-formula-molecular',
          text: md`Contar átomos y parar ahí. Igual fórmula molecular es la **primera** condición, no la única.`,
        },
      ],
      checks: [
        {
          id: 'metilbutano-al-reves',
          question: md`¿Qué relación hay entre $\text{CH}_3 - \text{CH}(\text{CH}_3) - \text{CH}_2 - \text{CH}_3$ y $\text{CH}_3 - \text{CH}_2 - \text{CH}(\text{CH}_3) - \text{CH}_3$?`,
          key: 'Son la misma molécula, escrita en los dos sentidos',
          distractors: [
            {
              text: 'Son isómeros, porque la rama está en otro lugar',
              feedback: 'Numera cada una desde el extremo más cercano a la rama: en las dos queda en el 2.',
              mistake: 'orden-de-escritura-cambia-la-molecula',
            },
            {
              text: 'Son compuestos de distinta fórmula molecular',
              feedback: 'Cuenta: las dos tienen 5 C y 12 H.',
            },
          ],
          explanation: md`En las dos, la rama $\text{CH}_3$ está en el carbono 2 si se numera desde el lado más cercano.`,
        },
        {
          id: 'cetona-y-aldehido',
          question: md`P es $\text{CH}_3 - \text{CO} - \text{CH}_3$ y Q es $\text{CH}_3 - \text{CH}_2 - \text{CHO}$. Ambas tienen fórmula $\text{C}_3\text{H}_6\text{O}$. ¿Qué son entre sí?`,
          key: 'Isómeros: el oxígeno está en otro carbono',
          distractors: [
            {
              text: 'El mismo compuesto: tienen los mismos átomos',
              feedback: 'Contar átomos no basta: en P el CO va al medio y en Q, al extremo.',
              mistake: 'cuenta-solo-la-formula-molecular',
            },
            {
              text: 'El mismo compuesto: una está escrita al revés',
              feedback: 'Dale vuelta a Q: el CHO sigue en un extremo, y en P nunca lo está.',
              mistake: 'isomero-como-mismo-compuesto',
            },
          ],
          explanation: md`Iguales átomos, distinta conexión: isómeros, con propiedades distintas.`,
        },
        {
          id: 'cuantos-compuestos',
          question: md`Tres personas escriben $\text{C}_4\text{H}_9\text{Cl}$. Ema: $\text{CH}_3 - \text{CHCl} - \text{CH}_2 - \text{CH}_3$. Nico: $\text{CH}_3 - \text{CH}_2 - \text{CHCl} - \text{CH}_3$. Rayén: $\text{CH}_2\text{Cl} - \text{CH}_2 - \text{CH}_2 - \text{CH}_3$. ¿Cuántos compuestos distintos hay?`,
          key: 'Dos',
          distractors: [
            {
              text: 'Uno',
              feedback: 'Los átomos son los mismos, pero el Cl de Rayén está en el carbono 1.',
              mistake: 'cuenta-solo-la-formula-molecular',
            },
            {
              text: 'Tres',
              feedback: 'Las de Ema y Nico son la misma: numera desde el lado del Cl.',
              mistake: 'orden-de-escritura-cambia-la-molecula',
            },
          ],
          explanation: md`Ema y Nico tienen el Cl en el carbono 2: son el mismo. Rayén lo tiene en el 1: es un isómero.`,
        },
      ],
    },
  ],
  summary: [
    md`La fórmula molecular cuenta átomos; la semidesarrollada y la de líneas dicen cómo se unen.`,
    md`En el zigzag, cada vértice y cada extremo es un carbono, también en las ramas.`,
    md`Hidrógenos: los que faltan para cuatro enlaces. Cada doble quita dos.`,
    md`Escrita al revés, es la misma. Con el grupo en otro carbono, es un isómero.`,
  ],
  sources: [
    {
      name: 'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97.ª edición',
      year: 2016,
      detail: 'Puntos de ebullición del butano y del 2-metilpropano.',
    },
  ],
});
