import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.estructura-atomica.propiedades',
  version: 1,
  minutes: 15,
  opening: {
    question: md`En el Persa Biobío te ofrecen una moneda «de plata pura». No puedes rayarla ni fundirla. Solo tienes una balanza de cocina y una probeta con agua. ¿Alcanza para descubrir si te mienten?`,
    guesses: [
      'Sí: basta con la balanza, porque la plata pesa mucho',
      'Sí, pero hay que usar las dos cosas',
      'No: sin fundirla no se puede saber',
    ],
    reveal: md`Hay que usar las dos. La masa sola no dice nada: una moneda grande de otro metal también pesa mucho. La masa **dividida por el volumen** es la densidad, y la de la plata es 10,5 g/mL. Si te da 8,9, no es plata pura.`,
  },
  points: [
    {
      id: 'medir-la-densidad',
      title: 'Densidad: masa del objeto entre su volumen',
      idea: md`La **densidad** dice cuánta masa hay en cada mililitro: $d = \frac{m}{V}$. Para un sólido que no flota ni se disuelve, se mide así:

- La **masa**, con la balanza. Si el objeto está dentro de un vaso, resta la masa del vaso vacío.
- El **volumen**, por lo que sube el agua. Lee la probeta antes y después de hundir el objeto. La **diferencia** es su volumen.

Las unidades van siempre: g/mL, que es lo mismo que g/cm³. Luego comparas tu resultado con una tabla. Al pequeño error de medir se le deja un margen.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 190,
        shapes: [
          {
            shape: 'path',
            points: [
              [40, 180],
              [40, 15],
              [90, 15],
              [90, 180],
            ],
          },
          { shape: 'segment', from: [40, 105], to: [90, 105], accent: 1 },
          {
            shape: 'polygon',
            points: [
              [42, 17],
              [88, 17],
              [88, 104],
              [42, 104],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'text', at: [98, 105], text: '50 mL', anchor: 'start' },
          { shape: 'text', at: [65, 4], text: 'antes', anchor: 'middle' },
          {
            shape: 'path',
            points: [
              [175, 180],
              [175, 15],
              [225, 15],
              [225, 180],
            ],
          },
          { shape: 'segment', from: [175, 125], to: [225, 125], accent: 1 },
          {
            shape: 'polygon',
            points: [
              [177, 17],
              [223, 17],
              [223, 124],
              [177, 124],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [188, 20],
              [212, 20],
              [212, 50],
              [188, 50],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'text', at: [233, 125], text: '60 mL', anchor: 'start' },
          { shape: 'text', at: [200, 4], text: 'después', anchor: 'middle' },
        ],
        alt: 'Dos dibujos de la misma probeta. Antes, el agua llega a 50 mL. Después, con una pieza de metal hundida por completo, el agua llega a 60 mL.',
        caption: 'La pieza ocupa lo que subió el agua.',
      },
      example: {
        problem: md`Un vaso vacío marca 42,0 g en la balanza. Con una pieza metálica adentro marca 131,6 g. Luego la pieza se hunde por completo en la probeta de la figura. ¿Cuál de estos metales puede ser: aluminio (2,70 g/mL), cinc (7,14 g/mL) o cobre (8,96 g/mL)?`,
        steps: [
          { title: 'Masa de la pieza sola', text: md`Se descuenta el vaso: $131{,}6 - 42{,}0 = 89{,}6\ \text{g}$.` },
          {
            title: 'Volumen de la pieza sola',
            text: md`El agua subió de 50 a 60 mL: la pieza ocupa $60 - 50 = 10\ \text{mL}$.`,
          },
          {
            title: 'Divide y compara',
            text: md`$d = \frac{89{,}6}{10} = 8{,}96\ \text{g/mL}$. Coincide con la del cobre. Con el aluminio y el cinc no calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'usa-el-volumen-final-completo',
          text: md`Dividir por el volumen final. En esos 60 mL hay 50 que son agua. Tu pieza ocupa solo la diferencia.`,
        },
        {
          mistake: 'usa-el-volumen-inicial',
          text: md`Dividir por el agua que había al comienzo. Ese volumen no tiene nada que ver con la pieza: podrías haber puesto más agua y ella sería la misma.`,
        },
        {
          mistake: 'incluye-la-masa-del-recipiente',
          text: md`Usar lo que marca la balanza con vaso y todo. Antes de dividir, pregunta: ¿esta masa es solo del objeto?`,
        },
      ],
      checks: [
        {
          id: 'llave-de-aluminio',
          question: md`Una pieza de 32,4 g se hunde por completo en una probeta que tenía 40 mL de agua. Ahora marca 52 mL. ¿Cuál es la densidad de la pieza?`,
          key: '2,7 g/mL',
          distractors: [
            {
              text: '0,62 g/mL',
              feedback: 'Dividiste por 52 mL, que incluyen el agua. La pieza ocupa 12 mL.',
              mistake: 'usa-el-volumen-final-completo',
            },
            {
              text: '0,81 g/mL',
              feedback: 'Dividiste por los 40 mL de agua del comienzo. El volumen de la pieza es lo que subió.',
              mistake: 'usa-el-volumen-inicial',
            },
            {
              text: '0,37 g/mL',
              feedback: 'La división quedó al revés: es masa entre volumen, y no volumen entre masa.',
            },
          ],
          explanation: md`La pieza ocupa $52 - 40 = 12\ \text{mL}$. Entonces $d = \frac{32{,}4}{12} = 2{,}7\ \text{g/mL}$, como el aluminio.`,
        },
        {
          id: 'peso-de-pesca',
          question: md`Un plomo de pesca está dentro de un vaso: juntos marcan 86,5 g. El vaso vacío tiene 30,0 g. Al hundir el plomo, el agua de una probeta pasa de 25 a 30 mL. ¿Qué densidad tiene?`,
          key: '11,3 g/mL',
          distractors: [
            {
              text: '17,3 g/mL',
              feedback: 'Usaste 86,5 g, que incluyen el vaso. Réstale antes los 30,0 g.',
              mistake: 'incluye-la-masa-del-recipiente',
            },
            {
              text: '1,88 g/mL',
              feedback: 'La masa está bien, pero dividiste por 30 mL: ahí está también el agua.',
              mistake: 'usa-el-volumen-final-completo',
            },
            {
              text: '2,26 g/mL',
              feedback: 'La masa está bien, pero dividiste por los 25 mL de agua que había antes.',
              mistake: 'usa-el-volumen-inicial',
            },
          ],
          explanation: md`Masa: $86{,}5 - 30{,}0 = 56{,}5\ \text{g}$. Volumen: $30 - 25 = 5\ \text{mL}$. Densidad: $\frac{56{,}5}{5} = 11{,}3\ \text{g/mL}$.`,
        },
        {
          id: 'pieza-a-medio-hundir',
          question: md`Al medir el volumen, un grupo deja parte de la pieza fuera del agua. La masa la midieron bien. ¿Cómo sale la densidad que calculan?`,
          key: 'Mayor que la real, porque miden menos volumen',
          distractors: [
            {
              text: 'Menor que la real, porque falta parte de la pieza',
              feedback: 'La masa es la de toda la pieza. Lo que sale de menos es el volumen, y está dividiendo.',
            },
            {
              text: 'Igual que la real, porque la masa no cambió',
              feedback: 'La masa no cambió, pero el volumen medido sí: la división da otra cosa.',
            },
          ],
          explanation: md`El agua sube menos de lo que debería. Si divides la misma masa por un volumen más chico, el resultado es más grande.`,
        },
      ],
    },
    {
      id: 'masa-y-volumen-en-un-grafico',
      title: 'El tamaño cambia; la densidad, no',
      idea: md`Mide varios trozos de un mismo metal y ponlos en un gráfico de masa y volumen. Caen sobre **una recta que parte de cero**: al doble de volumen, el doble de masa. El cociente no cambia.

Por eso la masa y el volumen no sirven por sí solos para reconocer un material. La densidad sí: es la misma en una viruta y en una viga, a igual temperatura.

Con la masa en el eje **vertical**, la recta más empinada es la del material más denso. Si los ejes están cambiados, es al revés. Lo seguro: elige un punto y **divide**.`,
      figure: {
        kind: 'plane',
        x: [0, 10],
        y: [0, 80],
        step: [2, 10],
        xTitle: 'Volumen (mL)',
        yTitle: 'Masa (g)',
        shapes: [
          { shape: 'segment', from: [0, 0], to: [10, 71], accent: 1 },
          { shape: 'segment', from: [0, 0], to: [10, 27], accent: 2, dashed: true },
          { shape: 'point', at: [2, 14.2], accent: 1 },
          { shape: 'point', at: [6, 42.6], accent: 1 },
          { shape: 'point', at: [10, 71], accent: 1 },
          { shape: 'point', at: [4, 10.8], accent: 2 },
          { shape: 'point', at: [10, 27], accent: 2 },
          { shape: 'text', at: [7, 58], text: 'P' },
          { shape: 'text', at: [7, 25], text: 'Q' },
        ],
        alt: 'Gráfico de masa en gramos según volumen en mililitros. La recta P pasa por (2; 14,2), (6; 42,6) y (10; 71). La recta Q, menos empinada, pasa por (4; 10,8) y (10; 27). Ambas parten de cero.',
        caption: 'Trozos de dos metales, P y Q (datos inventados).',
      },
      example: {
        problem: md`¿Qué metales son P y Q? Densidades en g/mL: magnesio 1,7; aluminio 2,7; cinc 7,1; plomo 11,3.`,
        steps: [
          {
            title: 'Un punto de P',
            text: md`A 10 mL le corresponden 71 g: $\frac{71}{10} = 7{,}1\ \text{g/mL}$. Es cinc.`,
          },
          {
            title: 'Un punto de Q',
            text: md`A 10 mL le corresponden 27 g: $\frac{27}{10} = 2{,}7\ \text{g/mL}$. Es aluminio.`,
          },
          {
            title: 'Comprueba con otro trozo',
            text: md`El trozo de P de 2 mL tiene 14,2 g: $\frac{14{,}2}{2} = 7{,}1$. Es más chico que el trozo de Q de 27 g, y aun así es más denso.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'pendiente-invertida',
          text: md`Creer que la recta más empinada es siempre la del más denso, o dividir al revés. Mira qué hay en cada eje: densidad es **masa entre volumen**.`,
        },
        {
          mistake: 'mas-masa-mas-denso',
          text: md`Elegir la muestra de más masa. Un saco de plumas pesa más que una moneda, y la moneda es más densa: falta dividir por el volumen.`,
        },
        {
          mistake: 'densidad-depende-del-tamano',
          text: md`Pensar que un trozo chico es menos denso. Al partir un metal, masa y volumen bajan en la misma proporción, y el cociente queda igual.`,
        },
      ],
      checks: [
        {
          id: 'ejes-cambiados',
          question: md`En un gráfico, la masa está en el eje horizontal y el volumen, en el vertical. Las rectas X e Y parten de cero, y la de X es más empinada. ¿Qué material es más denso?`,
          key: 'Y, porque una misma masa ocupa menos volumen',
          distractors: [
            {
              text: 'X, porque su recta es la más empinada',
              feedback: 'Aquí empinada quiere decir mucho volumen por cada gramo. Mira los ejes antes de comparar.',
              mistake: 'pendiente-invertida',
            },
            {
              text: 'El que tenga el trozo de mayor masa medida',
              feedback: 'La masa sola no decide: compara volúmenes para una misma masa.',
              mistake: 'mas-masa-mas-denso',
            },
            {
              text: 'Ninguno, porque las dos rectas parten de cero',
              feedback: 'Parten de cero porque sin volumen no hay masa. Lo que las distingue es su inclinación.',
            },
          ],
          explanation: md`Traza una línea vertical en cualquier masa. Ahí X tiene más volumen que Y. Con la misma masa, el que ocupa menos es el más denso.`,
        },
        {
          id: 'barra-cortada',
          question: md`Una barra de 54 g de aluminio tiene densidad 2,7 g/mL. Se corta en dos mitades iguales. ¿Cuál es la densidad de cada mitad?`,
          key: '2,7 g/mL',
          distractors: [
            {
              text: '1,35 g/mL',
              feedback: 'Partiste la densidad en dos. La masa baja a la mitad, pero el volumen también.',
              mistake: 'densidad-depende-del-tamano',
            },
            {
              text: '5,4 g/mL',
              feedback: 'Redujiste solo el volumen. También la masa es la mitad: el cociente no cambia.',
              mistake: 'densidad-depende-del-tamano',
            },
            {
              text: '27 g/mL',
              feedback: '27 g es la masa de cada mitad. Falta dividirla por sus 10 mL.',
              mistake: 'mas-masa-mas-denso',
            },
          ],
          explanation: md`La barra ocupa $\frac{54}{2{,}7} = 20\ \text{mL}$. Cada mitad tiene 27 g y 10 mL: $\frac{27}{10} = 2{,}7\ \text{g/mL}$.`,
        },
        {
          id: 'tres-muestras',
          question: md`Se midieron tres muestras:

| Muestra | Masa (g) | Volumen (mL) |
|---|---|---|
| A | 60 | 8 |
| B | 45 | 5 |
| C | 90 | 20 |

¿Cómo se ordenan de menos a más densa?`,
          key: 'C, A, B',
          distractors: [
            {
              text: 'B, A, C',
              feedback: 'Las ordenaste por su masa. Divide cada masa por su volumen.',
              mistake: 'mas-masa-mas-denso',
            },
            { text: 'C, B, A', feedback: 'C está bien ubicada. Calcula de nuevo A: 60 entre 8 es 7,5, menos que 9.' },
            {
              text: 'A, B, C',
              feedback: 'Quedaron en el orden de la tabla: calcula masa entre volumen en cada fila.',
            },
          ],
          explanation: md`A: $\frac{60}{8} = 7{,}5$. B: $\frac{45}{5} = 9$. C: $\frac{90}{20} = 4{,}5$, en g/mL. La de más masa, C, es la menos densa.`,
        },
      ],
    },
    {
      id: 'fusion-y-ebullicion',
      title: 'Fusión y ebullición: otras dos huellas',
      idea: md`Cada sustancia pura tiene, a una presión dada, un **punto de fusión** y uno de **ebullición**. Tampoco dependen del tamaño: un gramo y un kilo de azufre funden a 115 °C. Solo cambia el tiempo que tardan.

Con los dos puntos sabes el estado a cualquier temperatura:

- bajo el de fusión, **sólido**;
- entre ambos, **líquido**;
- sobre el de ebullición, **gas**.

Una propiedad sirve para **descartar**. Para reconocer, junta varias. El cinc y el estaño tienen densidades parecidas (7,1 y 7,3 g/mL), pero el estaño funde a 232 °C y el cinc, a 420 °C.`,
      figure: {
        kind: 'number-line',
        from: -40,
        to: 100,
        step: 20,
        points: [
          { at: -7, label: 'fusión' },
          { at: 59, label: 'ebullición' },
        ],
        intervals: [{ from: -7, to: 59 }],
        alt: 'Recta de temperaturas de −40 a 100 °C para el bromo. El punto de fusión está en −7 °C y el de ebullición, en 59 °C. El tramo entre ambos está destacado.',
        caption: 'Bromo a 1 atm, en °C: en el tramo grueso es líquido.',
      },
      example: {
        problem: md`Una muestra de un elemento es sólida a 25 °C, líquida a 150 °C y gas a 200 °C. ¿Cuál es?

| Elemento | Fusión (°C) | Ebullición (°C) |
|---|---|---|
| Bromo | −7 | 59 |
| Yodo | 114 | 184 |
| Azufre | 115 | 445 |
| Mercurio | −39 | 357 |`,
        steps: [
          {
            title: 'Sólida a 25 °C',
            text: md`Su fusión está sobre 25 °C. El bromo y el mercurio ya serían líquidos: se descartan.`,
          },
          {
            title: 'Líquida a 150 °C',
            text: md`Su fusión está bajo 150 °C y su ebullición, sobre 150 °C. Calzan el yodo y el azufre: todavía no se decide.`,
          },
          {
            title: 'Gas a 200 °C',
            text: md`Su ebullición está bajo 200 °C. El azufre hierve a 445 °C, así que seguiría líquido. Queda el yodo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'densidad-depende-del-tamano',
          text: md`Llevar la misma idea a otras propiedades: «hay más, así que hierve a mayor temperatura». Una olla llena tarda más en hervir, pero llega a la misma temperatura que media olla.`,
        },
      ],
      checks: [
        {
          id: 'mercurio-a-300',
          question: md`El mercurio funde a −39 °C y hierve a 357 °C. ¿En qué estado está a 300 °C?`,
          key: 'Líquido',
          distractors: [
            { text: 'Gas', feedback: '300 °C parece mucho, pero compara con 357 °C: todavía no hierve.' },
            { text: 'Sólido', feedback: 'Bajo −39 °C sería sólido. A 300 °C ya pasó de largo su punto de fusión.' },
          ],
          explanation: md`300 °C está entre −39 °C y 357 °C. Entre la fusión y la ebullición, es líquido.`,
        },
        {
          id: 'liquido-a-menos-veinte',
          question: md`En un laboratorio a −20 °C hay bromo (funde a −7 °C), mercurio (funde a −39 °C), yodo (funde a 114 °C) y azufre (funde a 115 °C). ¿Cuál es líquido?`,
          key: 'El mercurio',
          distractors: [
            { text: 'El bromo', feedback: '−20 °C es menos que −7 °C: el bromo no alcanzó a fundirse.' },
            {
              text: 'El bromo y el mercurio',
              feedback: 'Los dos son líquidos a 25 °C, pero a −20 °C el bromo está bajo su punto de fusión.',
            },
            {
              text: 'Ninguno',
              feedback: 'Ubica −39 y −20 en una recta: −20 °C está por encima de la fusión del mercurio.',
            },
          ],
          explanation: md`Es líquido el que ya pasó su fusión sin llegar a hervir. Solo $-39 < -20$; los otros tres funden por sobre −20 °C.`,
        },
        {
          id: 'cinc-o-estano',
          question: md`Una lámina gris puede ser de cinc (7,1 g/mL, funde a 420 °C) o de estaño (7,3 g/mL, funde a 232 °C). La probeta del liceo da densidades con un error de 0,3 g/mL. ¿Qué medición decide mejor?`,
          key: 'Calentar un trozo a 300 °C y ver si funde',
          distractors: [
            {
              text: 'Medir otra vez la densidad con un trozo mayor',
              feedback: 'La densidad será la misma, y las dos difieren menos que el error de tu probeta.',
              mistake: 'densidad-depende-del-tamano',
            },
            {
              text: 'Comparar las masas de dos láminas iguales',
              feedback: 'Es comparar densidades por otro camino: la diferencia es muy chica para decidir.',
              mistake: 'mas-masa-mas-denso',
            },
            {
              text: 'Calentar un trozo a 500 °C y ver si funde',
              feedback: 'A 500 °C los dos están fundidos. Elige una temperatura entre 232 y 420 °C.',
            },
          ],
          explanation: md`A 300 °C el estaño ya fundió y el cinc no. Las densidades se parecen demasiado para ese instrumento.`,
        },
      ],
    },
  ],
  summary: [
    md`Densidad es masa **del objeto** entre volumen **desplazado**: $d = \frac{m}{V}$, en g/mL.`,
    md`Ni la densidad ni los puntos de fusión y ebullición dependen del tamaño de la muestra.`,
    md`En un gráfico, elige un punto y divide masa entre volumen.`,
    md`Bajo la fusión, sólido; entre ambos puntos, líquido; sobre la ebullición, gas.`,
    md`Una propiedad descarta; varias juntas permiten reconocer.`,
  ],
  sources: [
    {
      name: 'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97.ª edición',
      year: 2016,
      detail: 'Densidades y puntos de fusión y ebullición de los elementos, redondeados.',
    },
  ],
});
