import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.mecanica.fuerzas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Te paras sobre una pesa de baño, bajo una barra fija en el techo. Con las manos tiras de la barra hacia abajo, sin despegar los pies. ¿Qué le pasa al número de la pesa?`,
    guesses: ['Sube, porque haces fuerza hacia abajo', 'Baja', 'No cambia: tu peso es el mismo'],
    reveal: md`Baja. Si tú tiras de la barra hacia abajo, la barra te tira a ti hacia arriba y te sostiene en parte. La pesa sostiene solo lo que falta. Tu peso no cambió; cambió la normal.`,
  },
  points: [
    {
      id: 'peso-y-masa',
      title: 'Masa es cuánto; peso es una fuerza',
      idea: md`La **masa** dice cuánta materia hay y cuánto cuesta acelerarla. Se mide en kilogramos y es la misma en todas partes.

El **peso** es la fuerza con que un planeta atrae al cuerpo: $P = m \cdot g$. Se mide en newton y apunta hacia el centro del planeta. Depende del lugar: cerca del suelo $g$ vale unos $10\ \text{m/s}^2$ en la Tierra, 3,7 en Marte y 1,6 en la Luna.

Actúa siempre, toque algo o no, se mueva o no. Ningún cuerpo «pierde su peso» por caer.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Tierra', 'Marte', 'Luna'],
        series: [{ name: 'Peso', values: [100, 37, 16] }],
        yTitle: 'Peso (N)',
        showValues: true,
        alt: 'Barras del peso de una mochila de 10 kg: 100 N en la Tierra, 37 N en Marte y 16 N en la Luna.',
        caption: 'Peso de una misma mochila de 10 kg, con valores de g redondeados.',
      },
      example: {
        problem: md`Un robot pesa 800 N en la Tierra. Lo envían a la Luna. ¿Cuál es allá su masa y cuál su peso?`,
        steps: [
          { title: 'Masa', text: md`$m = \frac{P}{g} = \frac{800}{10} = 80\ \text{kg}$. En la Luna es la misma.` },
          { title: 'Peso en la Luna', text: md`$80 \cdot 1{,}6 = 128\ \text{N}$.` },
          { title: 'Distingue', text: md`Cuesta menos sostenerlo, pero cuesta lo mismo acelerarlo por un suelo liso.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'peso-del-gato',
          question: md`Un gato tiene una masa de 3,5 kg. Con $g = 10\ \text{m/s}^2$, ¿cuánto pesa?`,
          key: '35 N',
          distractors: [
            { text: '3,5 N', feedback: 'Ese número es la masa en kg. El peso es masa por g.' },
            { text: '0,35 N', feedback: 'Dividiste por 10. El peso se obtiene multiplicando por g.' },
          ],
          explanation: md`$3{,}5 \cdot 10 = 35\ \text{N}$.`,
        },
        {
          id: 'masa-en-la-luna',
          question: md`Una herramienta de 10 kg se lleva a la Luna ($g = 1{,}6\ \text{m/s}^2$). ¿Qué masa y qué peso tiene allá?`,
          key: '10 kg y 16 N',
          distractors: [
            { text: '1,6 kg y 16 N', feedback: 'El peso está bien, pero la masa no cambia con el lugar.' },
            { text: '10 kg y 100 N', feedback: 'Ese es el peso en la Tierra. En la Luna, g es 1,6.' },
            {
              text: '1,6 kg y 100 N',
              feedback: 'Quedó al revés: la masa es la que se mantiene y el peso el que cambia.',
            },
          ],
          explanation: md`La masa sigue en 10 kg y el peso es $10 \cdot 1{,}6 = 16\ \text{N}$.`,
        },
      ],
    },
    {
      id: 'normal-y-tension',
      title: 'Normal: lo que la superficie tiene que sostener',
      idea: md`La **normal** es la fuerza con que una superficie sostiene, perpendicular a ella. No tiene un valor fijo: es la que hace falta.

Un bulto solo en el piso: la normal equilibra el peso. Si además una cuerda lo tira hacia arriba, el piso sostiene **menos**: $N = P - T$. Si alguien lo aprieta hacia abajo, sostiene **más**: $N = P + F$.

La **tensión** es la fuerza de una cuerda. Siempre tira, nunca empuja. En una cuerda liviana es la misma en toda su extensión.`,
      figure: {
        kind: 'drawing',
        width: 22,
        height: 10,
        shapes: [
          { shape: 'segment', from: [2, 3], to: [20, 3] },
          {
            shape: 'polygon',
            points: [
              [8, 3],
              [14, 3],
              [14, 7],
              [8, 7],
            ],
            filled: true,
          },
          { shape: 'arrow', from: [11, 7], to: [11, 8.8], accent: 3 },
          { shape: 'arrow', from: [9, 3], to: [9, 6], accent: 1 },
          { shape: 'arrow', from: [12.8, 5], to: [12.8, 0.2], accent: 2 },
          { shape: 'text', at: [11.6, 8.6], text: 'tensión 150 N', anchor: 'start' },
          { shape: 'text', at: [7.6, 5.4], text: 'normal', anchor: 'end' },
          { shape: 'text', at: [13.4, 1], text: 'peso 400 N', anchor: 'start' },
        ],
        alt: 'Caja en el piso con tres flechas verticales: peso de 400 N hacia abajo, tensión de 150 N hacia arriba y normal hacia arriba.',
      },
      game: {
        game: 'fuerza-roce',
        state: 'desafio=la-masa-que-la-hace-partir',
        words: 'Cuelga masas de una cuerda y busca la que hace partir la caja.',
      },
      example: {
        problem: md`Una caja de 40 kg está en el piso. Una cuerda la tira verticalmente hacia arriba con 150 N y no alcanza a levantarla. Con $g = 10\ \text{m/s}^2$, ¿cuánto vale la normal?`,
        steps: [
          { title: 'Peso', text: md`$40 \cdot 10 = 400\ \text{N}$ hacia abajo.` },
          {
            title: 'Equilibrio',
            text: md`Está en reposo: lo que va hacia arriba iguala a lo que va hacia abajo, $N + 150 = 400$.`,
          },
          { title: 'Despeja', text: md`$N = 250\ \text{N}$. El piso sostiene lo que la cuerda no.` },
        ],
      },
      warnings: [
        {
          mistake: 'normal-igual-al-peso-siempre',
          text: md`Dar 400 N por costumbre. La normal iguala al peso solo si nada más tira o aprieta en vertical y no hay aceleración.`,
        },
        {
          mistake: 'suma-la-tension-a-la-normal',
          text: md`Dar 550 N. La cuerda tira hacia arriba, igual que el piso: le ayuda.`,
        },
        {
          mistake: 'da-la-tension-por-la-normal',
          text: md`Dar 150 N, que es lo que hace la cuerda. Falta lo que hace el piso.`,
        },
      ],
      checks: [
        {
          id: 'saco-con-cuerda',
          question: md`Un saco de 25 kg está en el suelo y una cuerda lo tira hacia arriba con 90 N, sin levantarlo ($g = 10\ \text{m/s}^2$). ¿Cuánto vale la normal?`,
          key: '160 N',
          distractors: [
            {
              text: '250 N',
              feedback: 'Ese es el peso. La cuerda sostiene una parte.',
              mistake: 'normal-igual-al-peso-siempre',
            },
            {
              text: '340 N',
              feedback: 'Sumaste la tensión, pero tira hacia arriba, igual que el suelo.',
              mistake: 'suma-la-tension-a-la-normal',
            },
            {
              text: '90 N',
              feedback: 'Esa es la tensión. Se pide lo que hace el suelo.',
              mistake: 'da-la-tension-por-la-normal',
            },
          ],
          explanation: md`$N + 90 = 250$, así que $N = 160\ \text{N}$.`,
        },
        {
          id: 'mano-que-aprieta',
          question: md`Una caja de 20 kg está en una mesa y una mano la aprieta hacia abajo con 50 N ($g = 10\ \text{m/s}^2$). ¿Cuánto vale la normal?`,
          key: '250 N',
          distractors: [
            {
              text: '200 N',
              feedback: 'Ese es el peso; la mesa sostiene además lo que aprieta la mano.',
              mistake: 'normal-igual-al-peso-siempre',
            },
            { text: '150 N', feedback: 'Restaste los 50 N, pero la mano empuja hacia abajo: carga la mesa.' },
            { text: '50 N', feedback: 'Esa es la fuerza de la mano, no la de la mesa.' },
          ],
          explanation: md`Hacia abajo hay $200 + 50 = 250\ \text{N}$, y la mesa los equilibra.`,
        },
        {
          id: 'tira-y-afloja',
          question: md`Dos equipos tiran de los extremos de una cuerda liviana, cada uno con 200 N. Nadie se mueve. ¿Cuánto vale la tensión de la cuerda?`,
          key: '200 N',
          distractors: [
            {
              text: '400 N',
              feedback:
                'Las fuerzas de los extremos no se suman en la cuerda. Si un extremo fuera un poste, también haría 200 N.',
            },
            {
              text: '0 N',
              feedback: 'Cero es la fuerza neta sobre la cuerda. Está tensa: en cada punto tira con 200 N.',
            },
          ],
          explanation: md`En cualquier punto, un lado tira del otro con 200 N. Atarla a un poste daría lo mismo.`,
        },
      ],
    },
    {
      id: 'resorte',
      title: 'El resorte: ley de Hooke',
      idea: md`En el laboratorio cuelgan pesos de un resorte y miden su largo: sin peso, 12 cm; con 2 N, 16 cm; con 4 N, 20 cm; con 6 N, 24 cm. Cada 2 N agregan 4 cm.

La fuerza elástica es proporcional a lo que el resorte **se estira** (o se comprime): $F = k \cdot x$. La $x$ no es el largo: es el largo menos el largo sin fuerza.

La constante $k = \frac{F}{x}$ dice qué tan duro es, en N/m. Pasa los centímetros a metros.`,
      figure: {
        kind: 'plane',
        x: [0, 14],
        y: [0, 7],
        step: [2, 1],
        xTitle: 'Estiramiento (cm)',
        yTitle: 'Fuerza (N)',
        shapes: [
          { shape: 'segment', from: [0, 0], to: [14, 7], accent: 1 },
          { shape: 'point', at: [4, 2] },
          { shape: 'point', at: [8, 4] },
          { shape: 'point', at: [12, 6] },
        ],
        alt: 'Fuerza según el estiramiento: recta desde el origen por 4 cm y 2 N, 8 cm y 4 N, 12 cm y 6 N.',
        caption: 'El mismo resorte, ya descontados sus 12 cm (datos inventados).',
      },
      example: {
        problem: md`Con los datos del resorte de 12 cm, ¿cuál es su constante, y cuánto medirá con 5 N?`,
        steps: [
          {
            title: 'Elige una fila y saca x',
            text: md`Con 4 N mide 20 cm: $x = 20 - 12 = 8\ \text{cm} = 0{,}08\ \text{m}$.`,
          },
          { title: 'Calcula k', text: md`$k = \frac{4}{0{,}08} = 50\ \text{N/m}$.` },
          {
            title: 'Comprueba con otra fila',
            text: md`Con 6 N, $x = 0{,}12\ \text{m}$ y $\frac{6}{0{,}12} = 50$. Calza.`,
          },
          {
            title: 'Largo con 5 N',
            text: md`$x = \frac{5}{50} = 0{,}1\ \text{m} = 10\ \text{cm}$. Mide $12 + 10 = 22\ \text{cm}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'usa-el-largo-total-del-resorte',
          text: md`Dividir 4 N por los 20 cm de largo: da 20 N/m. Hay que restar los 12 cm que medía sin carga.`,
        },
        {
          mistake: 'mezcla-datos-de-dos-filas',
          text: md`Tomar la fuerza de una fila y el estiramiento de otra. Con 4 N y 4 cm daría 100 N/m.`,
        },
        {
          mistake: 'divide-estiramiento-por-fuerza',
          text: md`Dividir 8 cm por 4 N: da 2 cm por newton. Revisa la unidad: N/m pide newton arriba.`,
        },
      ],
      checks: [
        {
          id: 'constante-ciento-cincuenta',
          question: md`Un resorte mide 10 cm sin carga, 12 cm con 3 N y 14 cm con 6 N. ¿Cuál es su constante?`,
          key: '150 N/m',
          distractors: [
            {
              text: '25 N/m',
              feedback: 'Dividiste 3 N por los 12 cm de largo. Se estiró 2 cm.',
              mistake: 'usa-el-largo-total-del-resorte',
            },
            {
              text: '300 N/m',
              feedback: 'Tomaste los 6 N con los 2 cm de la otra fila.',
              mistake: 'mezcla-datos-de-dos-filas',
            },
            {
              text: '0,67 N/m',
              feedback: 'Dividiste 2 cm por 3 N. Va al revés, y con metros.',
              mistake: 'divide-estiramiento-por-fuerza',
            },
          ],
          explanation: md`$\frac{3}{0{,}02} = 150\ \text{N/m}$, y también $\frac{6}{0{,}04}$.`,
        },
        {
          id: 'cuanto-se-estira',
          question: md`¿Cuánto se estira un resorte de 200 N/m cuando lo tiran con 10 N?`,
          key: '5 cm',
          distractors: [
            { text: '20 cm', feedback: 'Dividiste 200 por 10. El estiramiento es fuerza dividida por constante.' },
            { text: '0,05 cm', feedback: 'El 0,05 está en metros: son 5 cm.' },
            { text: '50 cm', feedback: 'Hay una potencia de diez de más: 10 dividido por 200 es 0,05 m.' },
          ],
          explanation: md`$x = \frac{10}{200} = 0{,}05\ \text{m} = 5\ \text{cm}$.`,
        },
        {
          id: 'cual-es-mas-duro',
          question: md`El gráfico muestra dos resortes. ¿Cuál es más duro y cuánto vale su constante?`,
          figure: {
            kind: 'plane',
            x: [0, 0.4],
            y: [0, 40],
            step: [0.1, 10],
            xTitle: 'Estiramiento (m)',
            yTitle: 'Fuerza (N)',
            shapes: [
              { shape: 'segment', from: [0, 0], to: [0.2, 40], accent: 1 },
              { shape: 'segment', from: [0, 0], to: [0.4, 20], accent: 2 },
              { shape: 'text', at: [0.23, 37], text: 'A', anchor: 'middle' },
              { shape: 'text', at: [0.37, 22], text: 'B', anchor: 'middle' },
            ],
            alt: 'Fuerza según estiramiento de dos resortes, rectas desde el origen. A llega a 40 N con 0,2 m; B llega a 20 N con 0,4 m.',
          },
          key: 'A, con 200 N/m',
          distractors: [
            { text: 'B, con 200 N/m', feedback: 'B se estira más con menos fuerza: es el blando.' },
            {
              text: 'B, con 0,02 N/m',
              feedback: 'Dividiste estiramiento por fuerza. La constante es el cociente contrario.',
              mistake: 'divide-estiramiento-por-fuerza',
            },
            {
              text: 'A, con 100 N/m',
              feedback: 'Tomaste la fuerza de A con el estiramiento de B. Usa el mismo punto.',
              mistake: 'mezcla-datos-de-dos-filas',
            },
          ],
          explanation: md`A: $\frac{40}{0{,}2} = 200\ \text{N/m}$. B: $\frac{20}{0{,}4} = 50\ \text{N/m}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Peso: $P = m \cdot g$, en newton, y depende del lugar. La masa no cambia.`,
    md`Normal: lo que hace falta para sostener. Tensión hacia arriba, se resta; fuerza hacia abajo, se suma.`,
    md`La tensión siempre tira y es igual en toda la cuerda liviana.`,
    md`$F = k \cdot x$: $x$ es lo que se estiró, en metros, y no el largo.`,
  ],
});
