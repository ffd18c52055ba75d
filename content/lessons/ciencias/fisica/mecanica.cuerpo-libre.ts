import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.mecanica.cuerpo-libre',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Lanzas una pelota de tenis hacia arriba y ya salió de tu mano. Todavía está subiendo. Sin contar el aire, ¿qué fuerzas actúan sobre ella?`,
    guesses: ['Su peso y la fuerza del lanzamiento', 'Solo su peso', 'Ninguna, hasta que empieza a caer'],
    reveal: md`Solo su peso. Tu mano ya no la toca, así que no la empuja. La pelota sube porque traía rapidez, y el peso se la va quitando. Dibujar bien las fuerzas es saber quién hace cada una.`,
  },
  points: [
    {
      id: 'quien-hace-cada-fuerza',
      title: 'Cada flecha tiene un autor',
      idea: md`Un **diagrama de cuerpo libre** muestra un solo cuerpo y todas las fuerzas que actúan **sobre él**.

Para no olvidar ni inventar, pregunta quién la hace. A distancia actúa la Tierra: el **peso**, siempre hacia abajo. Las demás son de contacto: mira qué toca al cuerpo. Una superficie hace normal y quizás roce; una cuerda, tensión; una mano, empuje.

Si no encuentras al autor, la flecha no va. No existe «la fuerza del movimiento». Al final, suma: en cada eje, las fuerzas opuestas se restan.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 13,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [10, 5],
              [16, 5],
              [16, 8],
              [10, 8],
            ],
            filled: true,
          },
          { shape: 'arrow', from: [13, 6.5], to: [13, 12], accent: 1 },
          { shape: 'arrow', from: [13, 6.5], to: [13, 1], accent: 2 },
          { shape: 'arrow', from: [13, 6.5], to: [22, 6.5], accent: 3 },
          { shape: 'arrow', from: [13, 6.5], to: [7, 6.5], accent: 4 },
          { shape: 'text', at: [13.8, 11], text: 'normal (el piso)', anchor: 'start' },
          { shape: 'text', at: [13.8, 2], text: 'peso (la Tierra)', anchor: 'start' },
          { shape: 'text', at: [20, 8], text: 'empuje (mano)', anchor: 'start', size: 'small' },
          { shape: 'text', at: [7, 8], text: 'roce (el piso)', anchor: 'end', size: 'small' },
        ],
        alt: 'Una caja con cuatro flechas desde su centro: normal del piso hacia arriba, peso hacia abajo, empuje de la mano hacia la derecha y roce del piso hacia la izquierda.',
      },
      game: {
        game: 'fuerza-roce',
        state: 'desafio=diagrama-que-frena',
        words: 'Arma el diagrama de una caja que frena y revisa flecha por flecha.',
      },
      example: {
        problem: md`Una mano empuja una caja de 30 N de peso por el piso, hacia la derecha, con 12 N. El roce es de 5 N. ¿Qué fuerzas hay y cuál es la neta?`,
        steps: [
          { title: 'A distancia', text: md`La Tierra: peso de 30 N hacia abajo.` },
          {
            title: 'De contacto',
            text: md`El piso: normal hacia arriba y roce de 5 N hacia la izquierda. La mano: 12 N hacia la derecha.`,
          },
          {
            title: 'Suma en vertical',
            text: md`La caja no sube ni baja: la normal es de 30 N y se anula con el peso.`,
          },
          { title: 'Suma en horizontal', text: md`$12 - 5 = 7\ \text{N}$ hacia la derecha. Esa es la fuerza neta.` },
        ],
      },
      warnings: [
        {
          mistake: 'inventa-fuerza-de-movimiento',
          text: md`Poner una flecha hacia donde se mueve «porque se mueve». Busca quién empuja **ahora**. La rapidez que trae no es una fuerza.`,
        },
      ],
      checks: [
        {
          id: 'piedra-que-cae-del-muelle',
          question: md`Una piedra lanzada en horizontal desde un muelle va cayendo al mar. Sin contar el aire, ¿qué fuerzas actúan sobre ella?`,
          key: 'Solo su peso',
          distractors: [
            {
              text: 'Su peso y una fuerza hacia delante',
              feedback: 'Nadie la empuja hacia delante: la mano ya no la toca.',
              mistake: 'inventa-fuerza-de-movimiento',
            },
            {
              text: 'Solo una fuerza hacia delante',
              feedback: 'La Tierra la atrae siempre, y hacia delante nadie la empuja.',
              mistake: 'inventa-fuerza-de-movimiento',
            },
          ],
          explanation: md`Nada la toca. La única fuerza a distancia es el peso.`,
        },
        {
          id: 'cuatro-fuerzas',
          question: md`Sobre un trineo actúan 12 N a la derecha, 5 N a la izquierda, 8 N hacia arriba y 8 N hacia abajo. ¿Cuál es la fuerza neta?`,
          key: '7 N a la derecha',
          distractors: [
            {
              text: '17 N a la derecha',
              feedback: 'Sumaste 12 y 5, que apuntan en sentidos opuestos.',
              mistake: 'suma-fuerzas-opuestas',
            },
            {
              text: '12 N a la derecha',
              feedback: 'Olvidaste los 5 N que van hacia la izquierda.',
              mistake: 'ignora-la-fuerza-contraria',
            },
            { text: '33 N a la derecha', feedback: 'Sumaste las cuatro sin mirar hacia dónde apuntan.' },
          ],
          explanation: md`En vertical, $8 - 8 = 0$. En horizontal, $12 - 5 = 7$ hacia la derecha.`,
        },
        {
          id: 'hielo-despues-del-golpe',
          question: md`Un disco se desliza por hielo sin roce, después de un golpe. ¿Cuáles son sus fuerzas?`,
          key: 'Peso y normal',
          distractors: [
            {
              text: 'Peso, normal y la fuerza del golpe',
              feedback: 'El golpe ya terminó: nada lo empuja ahora.',
              mistake: 'inventa-fuerza-de-movimiento',
            },
            {
              text: 'Ninguna, porque no acelera',
              feedback: 'Hay dos que se equilibran: la Tierra lo atrae y el hielo lo sostiene.',
              mistake: 'rapidez-constante-sin-fuerzas',
            },
          ],
          explanation: md`Lo atrae la Tierra y lo sostiene el hielo. No hay fuerzas horizontales.`,
        },
      ],
    },
    {
      id: 'en-una-rampa',
      title: 'En una rampa, la normal se inclina',
      idea: md`El peso apunta siempre hacia el centro de la Tierra: **vertical**, aunque el piso esté inclinado.

La normal es la fuerza con que la superficie sostiene: siempre **perpendicular a la superficie**. En una rampa queda inclinada.

El roce va **a lo largo de la superficie**, contra el deslizamiento. Si la caja baja, el roce apunta rampa arriba. Si sube, rampa abajo. Si está quieta y tiende a bajar, rampa arriba.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 12,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1, 1],
              [19, 1],
              [19, 10],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [8.66, 4.83],
              [11.34, 6.17],
              [10, 8.85],
              [7.32, 7.51],
            ],
            filled: true,
          },
          { shape: 'arrow', from: [9.33, 6.84], to: [9.33, 2], accent: 2 },
          { shape: 'arrow', from: [9.33, 6.84], to: [7.36, 10.78], accent: 1 },
          { shape: 'arrow', from: [9.33, 6.84], to: [12.9, 8.63], accent: 4 },
          { shape: 'text', at: [9.9, 2.6], text: 'peso', anchor: 'start' },
          { shape: 'text', at: [6.8, 11], text: 'normal', anchor: 'end' },
          { shape: 'text', at: [13.2, 9.2], text: 'roce', anchor: 'start' },
          { shape: 'arrow', from: [6, 5.6], to: [3.2, 4.2], dashed: true },
          { shape: 'text', at: [4, 6.2], text: 'baja', anchor: 'end' },
        ],
        alt: 'Caja que baja por una rampa. Desde su centro salen tres flechas: peso vertical hacia abajo, normal perpendicular a la rampa y roce a lo largo de la rampa, hacia arriba.',
      },
      game: {
        game: 'fuerza-roce',
        state: 'desafio=diagrama-en-la-rampa',
        words: 'Arma el diagrama de una caja que baja por una rampa.',
      },
      example: {
        problem: md`Un niño se lanza en trineo y va **subiendo** una loma por el impulso que traía. Hay roce con la nieve. ¿Qué fuerzas actúan sobre el trineo con el niño?`,
        steps: [
          { title: 'La Tierra', text: md`Peso, vertical hacia abajo.` },
          { title: 'La nieve, al sostener', text: md`Normal, perpendicular a la loma.` },
          { title: 'La nieve, al frenar', text: md`Roce, a lo largo de la loma. Como sube, apunta hacia abajo.` },
          { title: 'Nada más', text: md`El impulso no es una fuerza: nadie lo empuja ahora.` },
        ],
      },
      warnings: [
        {
          mistake: 'normal-siempre-vertical',
          text: md`Dibujar la normal vertical por costumbre. En un plano inclinado forma 90° con la **superficie**, no con el horizonte.`,
        },
        {
          mistake: 'roce-a-favor-del-movimiento',
          text: md`Dibujar el roce hacia donde se desliza. Pregunta qué lo frenaría: esa es su dirección.`,
        },
      ],
      checks: [
        {
          id: 'trineo-que-sube',
          question: md`Una caja sube deslizándose por una rampa después de un golpe. ¿Hacia dónde apunta el roce sobre ella?`,
          key: 'Rampa abajo, contra el deslizamiento',
          distractors: [
            {
              text: 'Rampa arriba, hacia donde va la caja',
              feedback: 'Así el roce la aceleraría. El roce se opone al deslizamiento.',
              mistake: 'roce-a-favor-del-movimiento',
            },
            {
              text: 'Hacia arriba, vertical, contra el peso',
              feedback: 'El roce va a lo largo de la superficie.',
              mistake: 'normal-siempre-vertical',
            },
          ],
          explanation: md`Se desliza hacia arriba, así que el roce apunta hacia abajo por la rampa.`,
        },
        {
          id: 'diagrama-de-la-maleta',
          question: md`Una maleta baja deslizándose por una rampa rugosa. ¿Cuál es su diagrama?`,
          key: 'Peso vertical, normal perpendicular a la rampa, roce rampa arriba',
          distractors: [
            {
              text: 'Peso vertical, normal vertical hacia arriba, roce rampa arriba',
              feedback: 'La normal es perpendicular a la superficie, que está inclinada.',
              mistake: 'normal-siempre-vertical',
            },
            {
              text: 'Peso vertical, normal perpendicular a la rampa, roce rampa abajo',
              feedback: 'Si baja, el roce se opone: apunta rampa arriba.',
              mistake: 'roce-a-favor-del-movimiento',
            },
            {
              text: 'Peso vertical, normal perpendicular a la rampa, empuje rampa abajo',
              feedback: 'Nadie la empuja, y como es rugosa falta el roce.',
              mistake: 'inventa-fuerza-de-movimiento',
            },
          ],
          explanation: md`Tierra: peso. Rampa: normal y roce. El roce va contra el deslizamiento.`,
        },
        {
          id: 'libro-en-atril',
          question: md`Un libro está quieto sobre un atril inclinado, sin tope. ¿Qué fuerza impide que resbale?`,
          key: 'El roce, hacia arriba del atril',
          distractors: [
            {
              text: 'La normal, vertical hacia arriba',
              feedback: 'La normal es perpendicular al atril: no puede frenar a lo largo de él.',
              mistake: 'normal-siempre-vertical',
            },
            {
              text: 'El roce, hacia abajo del atril',
              feedback: 'Tiende a resbalar hacia abajo; el roce va al revés.',
              mistake: 'roce-a-favor-del-movimiento',
            },
          ],
          explanation: md`Sin roce resbalaría hacia abajo. El roce apunta al lado contrario.`,
        },
      ],
    },
    {
      id: 'balanza-en-el-ascensor',
      title: 'La balanza no marca el peso, marca la normal',
      idea: md`Una balanza marca la fuerza con que ella te sostiene: la **normal** $N$. El peso no cambia por subir a un ascensor; la normal, sí.

Con el diagrama, la fuerza neta es $N - mg$ hacia arriba. Por la segunda ley:

- Aceleración **hacia arriba**: $N = m(g + a)$, marca más.
- Aceleración **hacia abajo**: $N = m(g - a)$, marca menos.
- Rapidez constante: $N = mg$.

Lo que decide es hacia dónde apunta la **aceleración**. Si baja y frena, apunta hacia arriba: al frenar, la aceleración va contra el movimiento.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Parte hacia arriba', 'Constante', 'Frena al llegar arriba'],
        series: [{ name: 'Balanza', values: [600, 500, 400] }],
        yTitle: 'Newton',
        showValues: true,
        alt: 'Lo que marca la balanza con una persona de 50 kg en un ascensor que sube: 600 N al partir, 500 N con rapidez constante y 400 N al frenar.',
        caption: 'Persona de 50 kg, aceleración de 2 m/s² al partir y al frenar, con g = 10 m/s².',
      },
      example: {
        problem: md`Una persona de 50 kg va en un ascensor que **baja** y **frena** con $2\ \text{m/s}^2$. Con $g = 10\ \text{m/s}^2$, ¿cuánto marca la balanza?`,
        steps: [
          {
            title: 'Dirección de la aceleración',
            text: md`Se mueve hacia abajo y frena: la aceleración apunta hacia arriba.`,
          },
          { title: 'Diagrama', text: md`Peso de $50 \cdot 10 = 500\ \text{N}$ hacia abajo y normal $N$ hacia arriba.` },
          { title: 'Segunda ley', text: md`$N - 500 = 50 \cdot 2 = 100$.` },
          { title: 'Despeja', text: md`$N = 600\ \text{N}$: más que el peso.` },
        ],
      },
      warnings: [
        {
          mistake: 'balanza-marca-siempre-el-peso',
          text: md`Contestar 500 N. Eso marca solo si la aceleración es cero.`,
        },
        {
          mistake: 'aceleracion-con-signo-contrario',
          text: md`Contestar 400 N porque «baja». Mira la aceleración, no el movimiento.`,
        },
        {
          mistake: 'balanza-marca-solo-la-fuerza-neta',
          text: md`Contestar 100 N. Esa es la fuerza neta, $N - mg$; la balanza marca $N$.`,
        },
      ],
      checks: [
        {
          id: 'sube-y-frena',
          question: md`Una persona de 70 kg va en un ascensor que sube y frena con $1\ \text{m/s}^2$ ($g = 10\ \text{m/s}^2$). ¿Cuánto marca la balanza?`,
          key: '630 N',
          distractors: [
            {
              text: '700 N',
              feedback: 'Ese es el peso. El ascensor frena: hay aceleración.',
              mistake: 'balanza-marca-siempre-el-peso',
            },
            {
              text: '770 N',
              feedback: 'Sube, pero frena: la aceleración apunta hacia abajo.',
              mistake: 'aceleracion-con-signo-contrario',
            },
            {
              text: '70 N',
              feedback: 'Esa es la fuerza neta. La balanza marca la normal.',
              mistake: 'balanza-marca-solo-la-fuerza-neta',
            },
          ],
          explanation: md`Aceleración hacia abajo: $N = 70 \cdot (10 - 1) = 630\ \text{N}$.`,
        },
        {
          id: 'saco-que-baja-y-frena',
          question: md`Un saco de 40 kg va sobre una balanza en un montacargas que baja y frena con $2{,}5\ \text{m/s}^2$ ($g = 10\ \text{m/s}^2$). ¿Cuánto marca?`,
          key: '500 N',
          distractors: [
            {
              text: '400 N',
              feedback: 'Ese es el peso del saco; la normal cambia porque hay aceleración.',
              mistake: 'balanza-marca-siempre-el-peso',
            },
            {
              text: '300 N',
              feedback: 'Al frenar mientras baja, la aceleración apunta hacia arriba.',
              mistake: 'aceleracion-con-signo-contrario',
            },
            {
              text: '100 N',
              feedback: 'Esa es la fuerza neta, y falta sumarle el peso.',
              mistake: 'balanza-marca-solo-la-fuerza-neta',
            },
          ],
          explanation: md`$N = 40 \cdot (10 + 2{,}5) = 500\ \text{N}$.`,
        },
        {
          id: 'baja-constante',
          question: md`Una persona de 60 kg baja en un ascensor con rapidez constante ($g = 10\ \text{m/s}^2$). ¿Cuánto marca la balanza?`,
          key: '600 N',
          distractors: [
            {
              text: 'Menos de 600 N',
              feedback: 'Bajar no basta: hace falta aceleración, y aquí es cero.',
              mistake: 'aceleracion-con-signo-contrario',
            },
            {
              text: '0 N',
              feedback: 'Cero es la fuerza neta. La balanza marca la normal, que equilibra el peso.',
              mistake: 'balanza-marca-solo-la-fuerza-neta',
            },
          ],
          explanation: md`Sin aceleración, $N = mg = 600\ \text{N}$, suba o baje.`,
        },
      ],
    },
  ],
  summary: [
    md`Un cuerpo, todas las fuerzas sobre él, y cada una con su autor. El movimiento no es una fuerza.`,
    md`Peso: vertical. Normal: perpendicular a la superficie. Roce: contra el deslizamiento.`,
    md`En cada eje, las opuestas se restan.`,
    md`La balanza marca la normal: $m(g + a)$ si la aceleración va hacia arriba, $m(g - a)$ si va hacia abajo.`,
  ],
});
