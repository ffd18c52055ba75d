import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.herencia-evolucion.mitosis',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Te raspas una rodilla. A los diez días hay piel nueva, hecha de miles de células que salieron de unas pocas. Cada división reparte cromosomas entre dos células: ¿no deberían quedar menos en cada división?`,
    guesses: [
      'Sí, por eso la cicatriz es distinta',
      'No, porque antes de repartir se copian',
      'No, porque las células nuevas los fabrican después',
    ],
    reveal: md`No, porque antes de repartir, **cada cromosoma se copia**. Se reparten las copias, una para cada lado. La cuenta da siempre igual, y en esta lección vas a aprender a llevarla sin enredarte.`,
  },
  points: [
    {
      id: 'etapas',
      title: 'Cuatro escenas en orden',
      idea: md`En un portaobjetos con una punta de raíz de ajo se ven células en distintos momentos. Como una foto no se mueve, hay que **ordenarlas** por lo que hacen los cromosomas:

1. **Profase**: se compactan; la envoltura del núcleo se deshace.
2. **Metafase**: se alinean en el centro, unidos al **huso**.
3. **Anafase**: las **cromátidas hermanas se separan** y van a polos opuestos.
4. **Telofase**: se forman dos núcleos.

Después, la **citocinesis** divide el citoplasma. Para no olvidar: *se Preparan, al Medio, se Alejan, Terminan*.`,
      figure: {
        kind: 'drawing',
        width: 380,
        height: 120,
        shapes: [
          { shape: 'ellipse', centre: [45, 70], radii: [40, 34] },
          { shape: 'segment', from: [28, 60], to: [34, 82], accent: 1 },
          { shape: 'segment', from: [34, 60], to: [28, 82], accent: 1 },
          { shape: 'segment', from: [54, 58], to: [60, 80], accent: 2 },
          { shape: 'segment', from: [60, 58], to: [54, 80], accent: 2 },
          { shape: 'text', at: [45, 10], text: 'W', anchor: 'middle' },
          { shape: 'ellipse', centre: [140, 70], radii: [40, 34] },
          { shape: 'segment', from: [108, 60], to: [118, 50], accent: 1 },
          { shape: 'segment', from: [108, 60], to: [118, 70], accent: 1 },
          { shape: 'segment', from: [172, 60], to: [162, 50], accent: 1 },
          { shape: 'segment', from: [172, 60], to: [162, 70], accent: 1 },
          { shape: 'segment', from: [110, 85], to: [118, 78], accent: 2 },
          { shape: 'segment', from: [110, 85], to: [118, 92], accent: 2 },
          { shape: 'segment', from: [170, 85], to: [162, 78], accent: 2 },
          { shape: 'segment', from: [170, 85], to: [162, 92], accent: 2 },
          { shape: 'text', at: [140, 10], text: 'X', anchor: 'middle' },
          { shape: 'ellipse', centre: [235, 70], radii: [40, 34] },
          { shape: 'segment', from: [232, 44], to: [238, 64], accent: 1 },
          { shape: 'segment', from: [238, 44], to: [232, 64], accent: 1 },
          { shape: 'segment', from: [232, 76], to: [238, 96], accent: 2 },
          { shape: 'segment', from: [238, 76], to: [232, 96], accent: 2 },
          { shape: 'segment', from: [197, 70], to: [232, 54], dashed: true },
          { shape: 'segment', from: [273, 70], to: [238, 54], dashed: true },
          { shape: 'segment', from: [197, 70], to: [232, 86], dashed: true },
          { shape: 'segment', from: [273, 70], to: [238, 86], dashed: true },
          { shape: 'text', at: [235, 10], text: 'Y', anchor: 'middle' },
          { shape: 'ellipse', centre: [330, 70], radii: [44, 34] },
          { shape: 'circle', centre: [309, 70], radius: 14, accent: 1 },
          { shape: 'circle', centre: [351, 70], radius: 14, accent: 1 },
          { shape: 'text', at: [330, 10], text: 'Z', anchor: 'middle' },
        ],
        alt: 'Cuatro células. W: cromosomas compactos y dispersos. X: las cromátidas van hacia dos polos opuestos. Y: cromosomas alineados en el centro y unidos a fibras. Z: dos núcleos.',
        caption: 'Células de una raíz, en desorden y simplificadas con dos cromosomas.',
      },
      game: {
        game: 'celula',
        state: 'division.mitosis.4.profase',
        words: 'Avanza etapa por etapa y mira cómo se mueven los cromosomas.',
      },
      example: {
        problem: md`Ordena las células W, X, Y y Z del dibujo y nombra cada etapa.`,
        steps: [
          { title: 'El comienzo', text: md`W: compactos y dispersos. Es la profase.` },
          { title: 'El final', text: md`Z: ya hay dos núcleos. Es la telofase.` },
          {
            title: 'El medio',
            text: md`En Y están alineados y enteros: metafase. En X las cromátidas ya se separan: anafase. Alinearse va antes que separarse.`,
          },
          { title: 'El orden', text: md`W, Y, X, Z.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'que-sigue-a-metafase',
          question: md`Una célula tiene todos sus cromosomas alineados en el centro. ¿Qué ocurre a continuación?`,
          key: 'Se separan las cromátidas hermanas',
          distractors: [
            {
              text: 'Se copia el ADN de cada cromosoma',
              feedback: 'La copia ocurrió antes, en la interfase: por eso hay dos cromátidas.',
            },
            { text: 'Se deshace la envoltura del núcleo', feedback: 'Eso fue antes de alinearse, en la profase.' },
            {
              text: 'Se forman los dos núcleos',
              feedback: 'Falta un paso: primero las cromátidas tienen que llegar a los polos.',
            },
          ],
          explanation: md`Alineados es metafase. Sigue la anafase.`,
        },
        {
          id: 'sin-huso',
          question: md`La colchicina impide formar el huso. ¿En qué etapa se acumulan las células tratadas?`,
          key: 'Antes de la anafase, con los cromosomas compactos',
          distractors: [
            {
              text: 'En la telofase, con dos núcleos ya formados',
              feedback: 'Sin huso no pueden separarse, así que no llegan a formar dos núcleos.',
            },
            {
              text: 'En la anafase, con las cromátidas en los polos',
              feedback: 'El huso es lo que lleva las cromátidas a los polos: sin él no llegan.',
            },
            {
              text: 'En la interfase, con el ADN todavía sin copiar',
              feedback: 'El huso no se usa para copiar el ADN; las células entran en mitosis.',
            },
          ],
          explanation: md`Se compactan, pero sin huso no se separan. Por eso se usa para fotografiar cromosomas.`,
        },
      ],
    },
    {
      id: 'contar',
      title: 'Llevar la cuenta: cromosomas y cromátidas',
      idea: md`Regla: **hay tantos cromosomas como centrómeros**. Un cromosoma puede tener una cromátida o dos.

Con $2n = 20$ (el maíz):

| Momento | Cromosomas | Cromátidas |
|---|---|---|
| G1 | 20 | 20 |
| G2 y metafase | 20 | 40 |
| Anafase (célula entera) | 40 | 40 |
| Cada célula hija | 20 | 20 |

Copiar el ADN **no** aumenta los cromosomas: les agrega una cromátida. Al separarse, cada cromátida pasa a ser un cromosoma, y se reparten. Resultado: dos células con el mismo número y la misma información. Sirve para **crecer, reparar y reponer**.`,
      figure: {
        kind: 'drawing',
        width: 330,
        height: 130,
        shapes: [
          { shape: 'segment', from: [40, 40], to: [40, 110], accent: 1 },
          { shape: 'circle', centre: [40, 75], radius: 5, filled: true },
          { shape: 'text', at: [40, 12], text: '1 cromátida', anchor: 'middle', size: 'small' },
          { shape: 'arrow', from: [70, 75], to: [120, 75], label: 'copia' },
          { shape: 'segment', from: [148, 40], to: [168, 110], accent: 1 },
          { shape: 'segment', from: [168, 40], to: [148, 110], accent: 1 },
          { shape: 'circle', centre: [158, 75], radius: 5, filled: true },
          { shape: 'text', at: [158, 12], text: '2 cromátidas', anchor: 'middle', size: 'small' },
          { shape: 'arrow', from: [190, 75], to: [240, 75], label: 'anafase' },
          { shape: 'segment', from: [265, 40], to: [265, 110], accent: 1 },
          { shape: 'circle', centre: [265, 75], radius: 5, filled: true },
          { shape: 'segment', from: [300, 40], to: [300, 110], accent: 1 },
          { shape: 'circle', centre: [300, 75], radius: 5, filled: true },
          { shape: 'text', at: [282, 12], text: '2 cromosomas', anchor: 'middle', size: 'small' },
        ],
        alt: 'Un cromosoma con una cromátida se copia y queda con dos cromátidas unidas en un punto. En la anafase se separan y son dos cromosomas.',
        caption: 'El punto es el centrómero. Cuenta puntos: 1, 1 y 2.',
      },
      game: {
        game: 'celula',
        state: 'division.mitosis.20.metafase',
        words: 'Cuenta cromosomas y cromátidas en una célula de 2n = 20.',
      },
      example: {
        problem: md`Una célula de la raíz de un pino insigne tiene $2n = 24$. ¿Cuántas cromátidas hay en su metafase y cuántos cromosomas tiene cada célula hija?`,
        steps: [
          { title: 'Cromosomas en metafase', text: md`Siguen siendo 24: hay 24 centrómeros.` },
          { title: 'Cromátidas en metafase', text: md`Cada uno está copiado y tiene 2: $24 \cdot 2 = 48$.` },
          {
            title: 'Cada célula hija',
            text: md`Las 48 cromátidas se separan y se reparten en dos: $48 : 2 = 24$ cromosomas en cada una.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mitosis-reduce-a-la-mitad',
          text: md`Dejar a las hijas con la mitad. Eso lo hace la meiosis. En la mitosis se copió antes, y la mitad de un doble es lo mismo.`,
        },
        {
          mistake: 'cuenta-cromatidas-como-cromosomas',
          text: md`Decir que en metafase hay tantas cromátidas como cromosomas. En metafase cada cromosoma lleva dos.`,
        },
        {
          mistake: 'mitosis-duplica-cromosomas',
          text: md`Dejar a cada hija con el doble. El doble existe un momento, en la anafase, pero se reparte en dos.`,
        },
      ],
      checks: [
        {
          id: 'cebolla-dieciseis',
          question: md`En la cebolla, $2n = 16$. ¿Cuántas cromátidas hay en una metafase y cuántos cromosomas en cada célula hija?`,
          key: '32 y 16',
          distractors: [
            {
              text: '32 y 8',
              feedback: 'Las cromátidas están bien. La mitosis no reduce: cada hija queda como la inicial.',
              mistake: 'mitosis-reduce-a-la-mitad',
            },
            {
              text: '16 y 16',
              feedback: 'Los cromosomas están bien. En metafase cada uno lleva dos cromátidas.',
              mistake: 'cuenta-cromatidas-como-cromosomas',
            },
            {
              text: '32 y 32',
              feedback: 'Las 32 cromátidas se reparten entre dos células.',
              mistake: 'mitosis-duplica-cromosomas',
            },
          ],
          explanation: md`$16 \cdot 2 = 32$ cromátidas; se reparten y quedan 16 cromosomas por célula.`,
        },
        {
          id: 'humano-dos-veces',
          question: md`Una célula de tu piel, con 46 cromosomas, hace dos mitosis seguidas y forma cuatro células. ¿Cuántos cromosomas tiene cada una?`,
          key: '46',
          distractors: [
            {
              text: '23',
              feedback: 'Esa cantidad es de un gameto. La mitosis conserva el número.',
              mistake: 'mitosis-reduce-a-la-mitad',
            },
            {
              text: '92',
              feedback: 'Antes de cada división se copia, pero después se reparte.',
              mistake: 'mitosis-duplica-cromosomas',
            },
            {
              text: '11,5',
              feedback: 'Repartiste 46 en cuatro. Entre las dos divisiones el ADN se vuelve a copiar.',
              mistake: 'mitosis-reduce-a-la-mitad',
            },
          ],
          explanation: md`Cada mitosis conserva el número, así que dos también.`,
        },
        {
          id: 'anafase-de-perro',
          question: md`Un perro tiene $2n = 78$. ¿Cuántos cromosomas hay en una célula suya en plena anafase, antes de dividirse el citoplasma?`,
          key: '156',
          distractors: [
            {
              text: '78',
              feedback: 'Al separarse, cada cromátida cuenta como un cromosoma, y aún están en la misma célula.',
              mistake: 'cuenta-cromatidas-como-cromosomas',
            },
            {
              text: '39',
              feedback: 'Esa es la mitad: la mitosis no la produce en ningún momento.',
              mistake: 'mitosis-reduce-a-la-mitad',
            },
          ],
          explanation: md`Se separaron las $78 \cdot 2 = 156$ cromátidas: hay 156 centrómeros en la célula. Luego 78 van a cada hija.`,
        },
      ],
    },
    {
      id: 'donde-se-divide-mas',
      title: '¿Dónde se divide más? Compara proporciones',
      idea: md`Para saber qué zona de un tejido crece más, se cuentan células en mitosis. Pero no basta el número: si en una zona miraste más células, encontrarás más mitosis aunque se dividan poco.

Usa el **índice mitótico**:

$$\frac{\text{células en mitosis}}{\text{células observadas}}$$

En una raíz, el índice es alto cerca de la punta (el **meristema**) y cae al alejarse. Más lejos, las células ya se alargaron y se especializaron, y casi no se dividen.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['1 mm', '4 mm', '9 mm'],
        series: [{ name: 'Índice mitótico', values: [12, 5, 1] }],
        xTitle: 'Distancia a la punta',
        yTitle: 'En mitosis (%)',
        showValues: true,
        alt: 'Porcentaje de células en mitosis según la distancia a la punta: 12 % a 1 mm, 5 % a 4 mm y 1 % a 9 mm.',
        caption: 'Índice mitótico en una raíz de cebolla (datos inventados).',
      },
      example: {
        problem: md`En una raíz se contaron células (datos inventados):

| Distancia a la punta | Observadas | En mitosis |
|---|---|---|
| 1 mm | 150 | 18 |
| 4 mm | 800 | 40 |
| 9 mm | 500 | 5 |

¿Dónde se dividen más las células?`,
        steps: [
          { title: 'A 1 mm', text: md`$\frac{18}{150} = 12\ \%$.` },
          { title: 'A 4 mm', text: md`$\frac{40}{800} = 5\ \%$.` },
          { title: 'A 9 mm', text: md`$\frac{5}{500} = 1\ \%$.` },
          {
            title: 'Compara',
            text: md`La mayor proporción está a 1 mm. A 4 mm hay más mitosis (40) solo porque se miraron más células.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lee-total-en-vez-de-proporcion',
          text: md`Elegir la fila con más mitosis. Divide por las observadas de esa fila antes de comparar.`,
        },
        {
          mistake: 'celulas-diferenciadas-se-dividen-mas',
          text: md`Pensar que las células más maduras se dividen más. Al especializarse, en general se dividen menos.`,
        },
        {
          mistake: 'crece-toda-la-raiz-por-igual',
          text: md`Suponer que toda la raíz se divide igual. Si los porcentajes son tan distintos, hay una zona que crece más.`,
        },
      ],
      checks: [
        {
          id: 'raiz-de-ajo',
          question: md`En una raíz de ajo (datos inventados):

| Zona | Observadas | En mitosis |
|---|---|---|
| Punta | 200 | 22 |
| Media | 900 | 36 |
| Alta | 400 | 2 |

¿Dónde se dividen más las células?`,
          key: 'En la punta',
          distractors: [
            {
              text: 'En la zona media',
              feedback: 'Ahí hay 36 mitosis, pero de 900: solo el 4 %.',
              mistake: 'lee-total-en-vez-de-proporcion',
            },
            {
              text: 'En la zona alta',
              feedback: 'Son 2 de 400, el 0,5 %: las más maduras casi no se dividen.',
              mistake: 'celulas-diferenciadas-se-dividen-mas',
            },
            {
              text: 'En toda la raíz por igual',
              feedback: '11 %, 4 % y 0,5 % son muy distintos.',
              mistake: 'crece-toda-la-raiz-por-igual',
            },
          ],
          explanation: md`Punta: $\frac{22}{200} = 11\ \%$. Media: 4 %. Alta: 0,5 %.`,
        },
        {
          id: 'herida-y-piel-sana',
          question: md`En piel sana se vieron 6 mitosis en 300 células; junto a una herida, 12 en 200 (datos inventados). ¿Cuántas veces mayor es el índice junto a la herida?`,
          key: '3 veces',
          distractors: [
            {
              text: '2 veces',
              feedback: 'Dividiste 12 por 6, pero no se observó la misma cantidad de células.',
              mistake: 'lee-total-en-vez-de-proporcion',
            },
            { text: '4 veces', feedback: 'Restaste 6 % menos 2 %. «Cuántas veces» pide dividir.' },
            {
              text: '6 veces',
              feedback: '6 % es el índice junto a la herida; falta compararlo con el de la piel sana.',
            },
          ],
          explanation: md`Sana: $\frac{6}{300} = 2\ \%$. Herida: $\frac{12}{200} = 6\ \%$. Y $6 : 2 = 3$.`,
        },
      ],
    },
  ],
  summary: [
    md`Profase (se compactan), metafase (al medio), anafase (se separan las cromátidas), telofase (dos núcleos).`,
    md`Tantos cromosomas como centrómeros. En metafase, dos cromátidas por cromosoma.`,
    md`Cada célula hija tiene el mismo número y la misma información: crecer, reparar, reponer.`,
    md`Para comparar zonas: mitosis dividido por células observadas.`,
  ],
});
