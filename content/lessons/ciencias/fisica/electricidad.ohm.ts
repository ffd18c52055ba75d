import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.electricidad.ohm',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Tienes una pila y dos ampolletas iguales. Puedes ponerlas una tras otra en el mismo cable, o cada una en su propio camino hasta la pila. ¿En qué montaje entrega la pila más corriente?`,
    guesses: [
      'Una tras otra: la corriente pasa por más cosas',
      'Cada una en su camino',
      'En los dos la misma: es la misma pila',
    ],
    reveal: md`Con dos caminos pasa mucha más corriente: cuatro veces, si la resistencia de las ampolletas no cambia. Una pila no entrega siempre lo mismo: depende de cuánto se le opone el circuito. En esta lección aprendes a calcularlo.`,
  },
  points: [
    {
      id: 'ley-de-ohm',
      title: 'Voltaje, corriente y resistencia',
      idea: md`En el laboratorio se conecta una resistencia a distintos voltajes y se mide la corriente: 1,5 V, 0,3 A; 3 V, 0,6 A; 4,5 V, 0,9 A. Con el doble de voltaje pasa el doble de corriente. El cociente $\frac{V}{I}$ siempre da 5.

Ese cociente es la **resistencia**: $R = \frac{V}{I}$, en ohm (Ω). Un ohm es un volt por ampere.

De ahí se despeja: $I = \frac{V}{R}$ y $V = I \cdot R$. Más voltaje, más corriente; más resistencia, menos corriente.`,
      figure: {
        kind: 'plane',
        x: [0, 6],
        y: [0, 1.2],
        step: [1, 0.2],
        xTitle: 'Voltaje (V)',
        yTitle: 'Corriente (A)',
        shapes: [
          { shape: 'segment', from: [0, 0], to: [6, 1.2], accent: 1 },
          { shape: 'point', at: [1.5, 0.3] },
          { shape: 'point', at: [3, 0.6] },
          { shape: 'point', at: [4.5, 0.9] },
        ],
        alt: 'Corriente según el voltaje: una recta desde el origen que pasa por 1,5 V y 0,3 A, 3 V y 0,6 A, 4,5 V y 0,9 A.',
        caption: 'Una resistencia de 5 Ω (datos inventados).',
      },
      example: {
        problem: md`Una resistencia de 24 Ω se conecta a una fuente de 12 V. ¿Qué corriente pasa, y qué voltaje haría falta para que pasaran 2 A?`,
        steps: [
          { title: 'Corriente', text: md`$I = \frac{V}{R} = \frac{12}{24} = 0{,}5\ \text{A}$.` },
          { title: 'Voltaje para 2 A', text: md`$V = I \cdot R = 2 \cdot 24 = 48\ \text{V}$.` },
          { title: 'Revisa', text: md`2 A es cuatro veces 0,5 A, y 48 V es cuatro veces 12 V. La proporción calza.` },
        ],
      },
      warnings: [
        {
          mistake: 'multiplica-voltaje-y-resistencia',
          text: md`Multiplicar volt por ohm, o dividir la resistencia por el voltaje. Compruébalo con el sentido: si aumenta $R$, la corriente tiene que bajar.`,
        },
      ],
      checks: [
        {
          id: 'nueve-volt',
          question: md`¿Qué corriente pasa por una resistencia de 18 Ω conectada a 9 V?`,
          key: '0,5 A',
          distractors: [
            {
              text: '162 A',
              feedback: 'Multiplicaste 9 por 18. Para la corriente se divide el voltaje.',
              mistake: 'multiplica-voltaje-y-resistencia',
            },
            {
              text: '2 A',
              feedback: 'Dividiste la resistencia por el voltaje: quedó al revés.',
              mistake: 'multiplica-voltaje-y-resistencia',
            },
          ],
          explanation: md`$I = \frac{9}{18} = 0{,}5\ \text{A}$.`,
        },
        {
          id: 'voltaje-del-timbre',
          question: md`Por un timbre de 40 Ω pasan 0,25 A. ¿A qué voltaje está conectado?`,
          key: '10 V',
          distractors: [
            { text: '160 V', feedback: 'Dividiste 40 por 0,25. El voltaje es corriente por resistencia.' },
            { text: '0,006 V', feedback: 'Dividiste 0,25 por 40. Aquí se multiplica.' },
          ],
          explanation: md`$V = 0{,}25 \cdot 40 = 10\ \text{V}$.`,
        },
        {
          id: 'recta-en-doce-volt',
          question: md`En un gráfico de corriente según voltaje, una recta desde el origen pasa por 12 V y 0,4 A. ¿Cuál es la resistencia?`,
          key: '30 Ω',
          distractors: [
            {
              text: '0,033 Ω',
              feedback: 'Dividiste corriente por voltaje. La resistencia es el cociente contrario.',
              mistake: 'pendiente-como-resistencia',
            },
            { text: '4,8 Ω', feedback: 'Multiplicaste voltaje por corriente. La resistencia es un cociente.' },
          ],
          explanation: md`$R = \frac{12}{0{,}4} = 30\ \Omega$.`,
        },
      ],
    },
    {
      id: 'serie',
      title: 'En serie: un solo camino',
      idea: md`En **serie**, las resistencias están una tras otra y no hay bifurcaciones. La misma corriente pasa por todas.

Cada una se opone, así que las resistencias **se suman**: $R = R_1 + R_2$. Con una sola, la corriente sería mayor.

El voltaje de la fuente se reparte. A la resistencia mayor le toca más, porque $V_1 = I \cdot R_1$. Los voltajes de todas suman el de la fuente.`,
      manipulable: {
        kind: 'circuit',
        volts: 12,
        ohms: [10, 20],
        wiring: 'series',
        task: 'Cambia una resistencia y mira la corriente y cómo se reparte el voltaje.',
        predict: {
          question: 'Si la resistencia de 20 Ω pasa a 50 Ω, ¿qué hace la corriente en la de 10 Ω?',
          guesses: ['Sube', 'Baja', 'No cambia'],
          shows: 'Baja en todo el camino: de 0,4 A a 0,2 A, porque 12 V se dividen por 60 Ω.',
        },
      },
      example: {
        problem: md`Una batería de 12 V alimenta dos resistencias en serie, de 10 Ω y 20 Ω. ¿Qué corriente pasa y qué voltaje recibe cada una?`,
        steps: [
          { title: 'Resistencia total', text: md`$R = 10 + 20 = 30\ \Omega$.` },
          { title: 'Corriente', text: md`$I = \frac{12}{30} = 0{,}4\ \text{A}$, la misma en ambas.` },
          { title: 'Voltajes', text: md`$V_1 = 0{,}4 \cdot 10 = 4\ \text{V}$ y $V_2 = 0{,}4 \cdot 20 = 8\ \text{V}$.` },
          { title: 'Comprueba', text: md`$4 + 8 = 12\ \text{V}$, los de la batería.` },
        ],
      },
      warnings: [
        {
          mistake: 'usa-una-sola-resistencia',
          text: md`Dividir por una sola: $\frac{12}{10} = 1{,}2\ \text{A}$. La corriente tiene que atravesar las dos, y las dos se oponen.`,
        },
        {
          mistake: 'serie-como-paralelo',
          text: md`Calcularlas como si fueran dos caminos. Sigue el cable con el dedo: si no tuviste que elegir, están en serie.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-y-catorce',
          question: md`Dos resistencias de 4 Ω y 14 Ω están en serie con una batería de 9 V. ¿Qué corriente entrega la batería?`,
          key: '0,5 A',
          distractors: [
            {
              text: '2,25 A',
              feedback: 'Usaste solo la de 4 Ω; la corriente pasa por ambas.',
              mistake: 'usa-una-sola-resistencia',
            },
            {
              text: '2,89 A',
              feedback: 'Sumaste las corrientes de dos caminos, y hay uno solo.',
              mistake: 'serie-como-paralelo',
            },
            {
              text: '2 A',
              feedback: 'Dividiste 18 Ω por 9 V: quedó al revés.',
              mistake: 'multiplica-voltaje-y-resistencia',
            },
          ],
          explanation: md`$R = 18\ \Omega$ e $I = \frac{9}{18} = 0{,}5\ \text{A}$.`,
        },
        {
          id: 'voltaje-de-la-menor',
          question: md`Una fuente de 20 V alimenta en serie una resistencia de 5 Ω y otra de 15 Ω. ¿Qué voltaje hay en la de 5 Ω?`,
          key: '5 V',
          distractors: [
            { text: '10 V', feedback: 'Lo repartiste por mitades, pero la de 15 Ω recibe más.' },
            {
              text: '20 V',
              feedback: 'Esos son los de la fuente, y se reparten entre las dos.',
              mistake: 'usa-una-sola-resistencia',
            },
            { text: '15 V', feedback: 'Ese es el voltaje de la otra resistencia.' },
          ],
          explanation: md`$I = \frac{20}{20} = 1\ \text{A}$ y $V = 1 \cdot 5 = 5\ \text{V}$.`,
        },
        {
          id: 'agregar-en-serie',
          question: md`A una guirnalda con sus luces en serie se le agrega otra luz en el mismo cable. ¿Qué pasa con la corriente?`,
          key: 'Disminuye en todas las luces',
          distractors: [
            {
              text: 'Disminuye solo en las últimas',
              feedback: 'En un solo camino la corriente es igual en todas partes.',
            },
            {
              text: 'Aumenta, porque hay una luz más',
              feedback: 'Eso ocurre con otro camino. Aquí aumentó la resistencia del único que hay.',
              mistake: 'serie-como-paralelo',
            },
          ],
          explanation: md`La resistencia total crece y el voltaje es el mismo: pasa menos corriente por todo el camino.`,
        },
      ],
    },
    {
      id: 'paralelo-y-mixto',
      title: 'En paralelo y mixto: varios caminos',
      idea: md`En **paralelo**, cada rama une los mismos dos puntos: todas tienen el mismo voltaje y la corriente se reparte. Un camino más deja pasar más, así que la resistencia total es **menor que la más chica**: $\frac{1}{R} = \frac{1}{R_1} + \frac{1}{R_2}$.

Para dos ramas sirve $R = \frac{R_1 \cdot R_2}{R_1 + R_2}$.

En un circuito **mixto**, reduce por partes: primero cambia el paralelo por una sola resistencia; después súmala a lo que está en serie.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 12,
        shapes: [
          {
            shape: 'path',
            points: [
              [3, 5.2],
              [3, 1.5],
              [21, 1.5],
              [21, 8],
              [19, 8],
            ],
          },
          {
            shape: 'path',
            points: [
              [3, 6],
              [3, 8],
              [5, 8],
            ],
          },
          { shape: 'segment', from: [1.9, 6], to: [4.1, 6], accent: 2 },
          { shape: 'segment', from: [2.4, 5.2], to: [3.6, 5.2], accent: 2 },
          { shape: 'text', at: [4.6, 5.6], text: '10 V', anchor: 'start' },
          {
            shape: 'polygon',
            points: [
              [5, 7.5],
              [8.5, 7.5],
              [8.5, 8.5],
              [5, 8.5],
            ],
            accent: 1,
          },
          { shape: 'text', at: [6.75, 9.6], text: '3 Ω', anchor: 'middle' },
          {
            shape: 'path',
            points: [
              [8.5, 8],
              [11, 8],
              [11, 10],
              [13, 10],
            ],
          },
          {
            shape: 'path',
            points: [
              [11, 8],
              [11, 6],
              [13, 6],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [13, 9.5],
              [16.5, 9.5],
              [16.5, 10.5],
              [13, 10.5],
            ],
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [13, 5.5],
              [16.5, 5.5],
              [16.5, 6.5],
              [13, 6.5],
            ],
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [16.5, 10],
              [19, 10],
              [19, 6],
              [16.5, 6],
            ],
          },
          { shape: 'text', at: [14.75, 11.5], text: '3 Ω', anchor: 'middle' },
          { shape: 'text', at: [14.75, 4.5], text: '6 Ω', anchor: 'middle' },
        ],
        alt: 'Batería de 10 V. La corriente pasa por una resistencia de 3 Ω y luego se divide en dos ramas en paralelo, de 3 Ω y 6 Ω.',
      },
      manipulable: {
        kind: 'circuit',
        volts: 12,
        ohms: [12, 6],
        wiring: 'parallel',
        task: 'Cambia una rama y mira si la corriente de la otra se entera.',
      },
      example: {
        problem: md`En el circuito de la figura, ¿qué corriente entrega la batería?`,
        steps: [
          {
            title: 'Reduce el paralelo',
            text: md`$\frac{3 \cdot 6}{3 + 6} = \frac{18}{9} = 2\ \Omega$: menos que 3, como tiene que ser.`,
          },
          { title: 'Suma lo que está en serie', text: md`$R = 3 + 2 = 5\ \Omega$.` },
          { title: 'Calcula la corriente', text: md`$I = \frac{10}{5} = 2\ \text{A}$.` },
          {
            title: 'Comprueba los voltajes',
            text: md`$2 \cdot 3 = 6\ \text{V}$ y $2 \cdot 2 = 4\ \text{V}$: suman 10 V.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mixto-como-serie',
          text: md`Sumar las tres: $3 + 3 + 6 = 12\ \Omega$ da 0,83 A. Donde el cable se abre en dos, ya no se suma.`,
        },
        {
          mistake: 'mixto-ignora-el-paralelo',
          text: md`Usar solo la que está en serie: $\frac{10}{3} = 3{,}3\ \text{A}$. El paralelo se opone menos, pero se opone.`,
        },
        {
          mistake: 'paralelo-suma-resistencias',
          text: md`Tomar una sola rama: $3 + 6 = 9\ \Omega$ da 1,1 A. La corriente se reparte entre las dos, y el conjunto vale 2 Ω.`,
        },
      ],
      checks: [
        {
          id: 'doce-y-seis',
          question: md`Dos resistencias de 12 Ω y 6 Ω están en paralelo. ¿Cuál es la resistencia del conjunto?`,
          key: '4 Ω',
          distractors: [
            { text: '18 Ω', feedback: 'Las sumaste: eso vale si están en serie.', mistake: 'mixto-como-serie' },
            { text: '9 Ω', feedback: 'Ese es el promedio. El conjunto tiene que ser menor que 6 Ω.' },
            { text: '0,25 Ω', feedback: 'Esa es la suma de los inversos: falta invertirla.' },
          ],
          explanation: md`$\frac{12 \cdot 6}{12 + 6} = \frac{72}{18} = 4\ \Omega$.`,
        },
        {
          id: 'mixto-dieciocho-volt',
          question: md`Una batería de 18 V alimenta una resistencia de 4 Ω, seguida de dos de 10 Ω en paralelo entre sí. ¿Qué corriente entrega la batería?`,
          key: '2 A',
          distractors: [
            {
              text: '0,75 A',
              feedback: 'Sumaste las tres, 24 Ω. Dos de ellas están en ramas distintas.',
              mistake: 'mixto-como-serie',
            },
            {
              text: '4,5 A',
              feedback: 'Usaste solo la de 4 Ω; el paralelo también se opone.',
              mistake: 'mixto-ignora-el-paralelo',
            },
            {
              text: '1,29 A',
              feedback: 'Usaste una sola rama de 10 Ω; la corriente se reparte en dos.',
              mistake: 'paralelo-suma-resistencias',
            },
          ],
          explanation: md`El paralelo vale 5 Ω y el total, $4 + 5 = 9\ \Omega$. Entonces $I = \frac{18}{9} = 2\ \text{A}$.`,
        },
        {
          id: 'sacar-una-rama',
          question: md`Tres ampolletas iguales están en paralelo, cada una en su rama, con una fuente de voltaje fijo. Una se quema y deja de conducir. ¿Qué ocurre?`,
          key: 'Las otras siguen igual y la corriente total baja',
          distractors: [
            {
              text: 'Las otras se apagan, porque se corta el circuito',
              feedback: 'Eso pasa en serie. Aquí cada una tiene su propio camino.',
              mistake: 'mixto-como-serie',
            },
            {
              text: 'Las otras brillan más y la corriente total es igual',
              feedback: 'Cada rama depende de su voltaje, que no cambió. La que falta ya no suma.',
            },
          ],
          explanation: md`El voltaje de cada rama no cambia, así que su corriente tampoco. La fuente entrega la de dos ramas y no la de tres.`,
        },
      ],
    },
    {
      id: 'filamento',
      title: 'Cuando la resistencia cambia',
      idea: md`No todo cumple la ley de Ohm. El filamento de una ampolleta se calienta cuando pasa más corriente, y caliente se opone más.

Se nota en el gráfico: no es una recta, es una **curva**. Ahí no hay una resistencia única. Se calcula en cada punto con $R = \frac{V}{I}$ y se comparan los resultados.

Ojo con los ejes: si la corriente va en el vertical, la resistencia **no** es «alto dividido por ancho», sino ancho (volt) dividido por alto (ampere).`,
      figure: {
        kind: 'plane',
        x: [0, 16],
        y: [0, 1],
        step: [1, 0.25],
        xTitle: 'Voltaje (V)',
        yTitle: 'Corriente (A)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 0],
              [0.25, 0.125],
              [1, 0.25],
              [2.25, 0.375],
              [4, 0.5],
              [6.25, 0.625],
              [9, 0.75],
              [12.25, 0.875],
              [16, 1],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'point', at: [1, 0.25] },
          { shape: 'point', at: [4, 0.5] },
          { shape: 'point', at: [9, 0.75] },
        ],
        alt: 'Corriente según el voltaje de un filamento: una curva que sube cada vez menos y pasa por 1 V y 0,25 A, 4 V y 0,5 A, 9 V y 0,75 A.',
        caption: 'Filamento de una ampolleta (datos inventados).',
      },
      example: {
        problem: md`Según el gráfico, ¿qué pasa con la resistencia del filamento entre 1 V y 9 V?`,
        steps: [
          { title: 'Calcula en 1 V', text: md`$R = \frac{1}{0{,}25} = 4\ \Omega$.` },
          { title: 'Calcula en 9 V', text: md`$R = \frac{9}{0{,}75} = 12\ \Omega$.` },
          { title: 'Compara', text: md`Aumenta de 4 Ω a 12 Ω. Si fuera constante, con 9 V habrían pasado 2,25 A.` },
        ],
      },
      warnings: [
        {
          mistake: 'resistencia-constante-siempre',
          text: md`Calcular $R$ en un punto y usarla para todos. Hazlo en otro: si da distinto, no es constante.`,
        },
        {
          mistake: 'pendiente-como-resistencia',
          text: md`Dividir corriente por voltaje. Mira las unidades: ampere por volt no es ohm.`,
        },
        {
          mistake: 'recta-para-datos-curvos',
          text: md`Suponer una recta porque los dos valores crecen, o cruzar los puntos. Toma el voltaje y la corriente del **mismo** punto.`,
        },
      ],
      checks: [
        {
          id: 'filamento-cuatro-nueve',
          figure: 'of-the-point',
          question: md`Con el gráfico del filamento, ¿cómo cambia la resistencia al pasar de 4 V a 9 V?`,
          key: 'Aumenta de 8 Ω a 12 Ω',
          distractors: [
            {
              text: 'Se mantiene en 8 Ω',
              feedback: '8 Ω vale en 4 V. Haz el cociente también en 9 V.',
              mistake: 'resistencia-constante-siempre',
            },
            {
              text: 'Disminuye de 0,125 Ω a 0,083 Ω',
              feedback: 'Dividiste corriente por voltaje: es el cociente contrario.',
              mistake: 'pendiente-como-resistencia',
            },
            {
              text: 'Disminuye de 12 Ω a 8 Ω',
              feedback: 'Los valores quedaron cruzados: 8 Ω es el de 4 V.',
              mistake: 'recta-para-datos-curvos',
            },
          ],
          explanation: md`$\frac{4}{0{,}5} = 8\ \Omega$ y $\frac{9}{0{,}75} = 12\ \Omega$.`,
        },
        {
          id: 'sensor-que-baja',
          question: md`Un sensor deja pasar 0,1 A con 2 V, 0,4 A con 4 V y 0,9 A con 6 V. ¿Qué hace su resistencia cuando sube el voltaje?`,
          key: 'Disminuye: de 20 Ω baja hasta 6,7 Ω',
          distractors: [
            {
              text: 'Es constante: los dos valores suben juntos',
              feedback: 'Que suban los dos no basta: el cociente tiene que ser el mismo.',
              mistake: 'recta-para-datos-curvos',
            },
            {
              text: 'Aumenta: de 0,05 Ω sube hasta 0,15 Ω',
              feedback: 'Dividiste corriente por voltaje. Es volt dividido por ampere.',
              mistake: 'pendiente-como-resistencia',
            },
          ],
          explanation: md`$\frac{2}{0{,}1} = 20$, $\frac{4}{0{,}4} = 10$ y $\frac{6}{0{,}9} \approx 6{,}7$. No todo aumenta al calentarse.`,
        },
        {
          id: 'cual-cumple-ohm',
          question: md`Componente A: 2 V, 0,1 A; 4 V, 0,2 A; 6 V, 0,3 A. Componente B: 2 V, 0,1 A; 4 V, 0,15 A; 6 V, 0,18 A. ¿Cuál tiene resistencia constante?`,
          key: 'Solo A',
          distractors: [
            {
              text: 'A y B',
              feedback: 'En B los cocientes son 20, 26,7 y 33,3 Ω: cambian.',
              mistake: 'resistencia-constante-siempre',
            },
            { text: 'Solo B', feedback: 'Haz los cocientes en B: 20, 26,7 y 33,3 Ω. En A siempre da 20 Ω.' },
          ],
          explanation: md`En A siempre $\frac{V}{I} = 20\ \Omega$. En B el cociente aumenta.`,
        },
      ],
    },
  ],
  summary: [
    md`$R = \frac{V}{I}$, así que $I = \frac{V}{R}$ y $V = I \cdot R$.`,
    md`Serie: misma corriente, las resistencias se suman y el voltaje se reparte.`,
    md`Paralelo: mismo voltaje, la corriente se reparte y el total es menor que la más chica.`,
    md`Mixto: primero el paralelo, después la suma.`,
    md`Si el gráfico es curvo, $R$ se calcula punto por punto.`,
  ],
});
