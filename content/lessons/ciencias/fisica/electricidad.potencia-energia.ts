import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.electricidad.potencia-energia',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Dos ampolletas antiguas dicen «220 V, 100 W» y «220 V, 25 W». En un laboratorio las conectan **en serie** a 220 V. ¿Cuál brilla más?`,
    guesses: ['La de 100 W', 'La de 25 W', 'Las dos igual: pasa la misma corriente'],
    reveal: md`Brilla más la de 25 W. Los watts escritos valen solo si recibe sus 220 V, y en serie ninguna los recibe. Para saber quién gana hay que mirar el voltaje y la corriente que de verdad tiene cada una.`,
  },
  points: [
    {
      id: 'que-es-potencia',
      title: 'Potencia: energía por segundo',
      idea: md`La **potencia** dice con qué rapidez un aparato transforma energía: $P = \frac{E}{t}$. Un watt (W) es un joule por segundo.

En electricidad se calcula con lo que se mide: $P = V \cdot I$. El voltaje es la energía que recibe cada coulomb, y la corriente, los coulomb que pasan por segundo. Al multiplicarlos queda energía por segundo.

Si conoces la resistencia, cambia una de las dos con la ley de Ohm: $P = I^2 \cdot R$, o bien $P = \frac{V^2}{R}$.`,
      example: {
        problem: md`Un secador de pelo conectado a 220 V deja pasar 5 A. ¿Cuál es su potencia? Compruébalo con su resistencia.`,
        steps: [
          { title: 'Multiplica voltaje por corriente', text: md`$P = 220 \cdot 5 = 1.100\ \text{W}$.` },
          { title: 'Saca la resistencia', text: md`$R = \frac{220}{5} = 44\ \Omega$.` },
          {
            title: 'Comprueba con la corriente',
            text: md`$P = I^2 \cdot R = 25 \cdot 44 = 1.100\ \text{W}$. Da lo mismo.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'foco-de-auto',
          question: md`Un foco de auto funciona a 12 V y por él pasan 3 A. ¿Cuál es su potencia?`,
          key: '36 W',
          distractors: [
            { text: '4 W', feedback: 'Dividiste: 12 entre 3 da la resistencia, 4 Ω, y no la potencia.' },
            { text: '15 W', feedback: 'Sumaste volt y ampere. Se multiplican.' },
            {
              text: '108 W',
              feedback: 'Elevaste la corriente al cuadrado y usaste el voltaje. El cuadrado va con la resistencia.',
            },
          ],
          explanation: md`$P = 12 \cdot 3 = 36\ \text{W}$.`,
        },
        {
          id: 'calefactor-de-cincuenta-y-cinco',
          question: md`La resistencia de un calefactor es de 55 Ω y se enchufa a 220 V. ¿Qué potencia tiene?`,
          key: '880 W',
          distractors: [
            { text: '4 W', feedback: 'Ese 4 es la corriente, 220 entre 55. Falta multiplicar por el voltaje.' },
            { text: '12.100 W', feedback: 'Multiplicaste 220 por 55. La potencia es voltaje por corriente.' },
          ],
          explanation: md`$I = \frac{220}{55} = 4\ \text{A}$ y $P = 220 \cdot 4 = 880\ \text{W}$.`,
        },
        {
          id: 'corriente-de-sesenta-watts',
          question: md`Un refrigerador de camping de 60 W se conecta a los 12 V del auto. ¿Qué corriente pasa?`,
          key: '5 A',
          distractors: [
            { text: '720 A', feedback: 'Multiplicaste. La corriente es la potencia dividida por el voltaje.' },
            { text: '0,2 A', feedback: 'Dividiste 12 entre 60: quedó al revés.' },
          ],
          explanation: md`$I = \frac{P}{V} = \frac{60}{12} = 5\ \text{A}$.`,
        },
      ],
    },
    {
      id: 'medir-la-potencia',
      title: 'Cómo se mide: dos instrumentos, dos lugares',
      idea: md`Para tener $P = V \cdot I$ hacen falta dos lecturas.

El **amperímetro** mide la corriente que pasa por él. Va **en serie**: se corta el cable y se intercala. Casi no opone resistencia.

El **voltímetro** compara dos puntos. Va **en paralelo**, con una punta a cada lado del aparato. Tiene una resistencia enorme, para casi no desviar corriente.

Si se cambian de lugar, el circuito deja de funcionar como antes: un voltímetro en serie casi corta la corriente, y un amperímetro en paralelo abre un atajo peligroso.`,
      figure: {
        kind: 'drawing',
        width: 22,
        height: 13,
        shapes: [
          {
            shape: 'path',
            points: [
              [3, 5],
              [3, 2],
              [18, 2],
              [18, 4.5],
            ],
          },
          {
            shape: 'path',
            points: [
              [3, 5.8],
              [3, 9],
              [8, 9],
            ],
          },
          {
            shape: 'path',
            points: [
              [10, 9],
              [18, 9],
              [18, 7.5],
            ],
          },
          { shape: 'segment', from: [1.9, 5.8], to: [4.1, 5.8], accent: 2 },
          { shape: 'segment', from: [2.4, 5], to: [3.6, 5], accent: 2 },
          { shape: 'circle', centre: [9, 9], radius: 1, accent: 3 },
          { shape: 'text', at: [9, 9], text: 'A', anchor: 'middle' },
          { shape: 'text', at: [9, 11], text: 'amperímetro', anchor: 'middle' },
          { shape: 'circle', centre: [18, 6], radius: 1.5, accent: 1 },
          { shape: 'segment', from: [16.95, 4.95], to: [19.05, 7.05], accent: 1 },
          { shape: 'segment', from: [16.95, 7.05], to: [19.05, 4.95], accent: 1 },
          {
            shape: 'path',
            points: [
              [18, 8.4],
              [13, 8.4],
              [13, 7],
            ],
          },
          {
            shape: 'path',
            points: [
              [18, 3.6],
              [13, 3.6],
              [13, 5],
            ],
          },
          { shape: 'circle', centre: [13, 6], radius: 1, accent: 4 },
          { shape: 'text', at: [13, 6], text: 'V', anchor: 'middle' },
          { shape: 'text', at: [9, 6], text: 'voltímetro', anchor: 'middle' },
        ],
        alt: 'Circuito con pila, un amperímetro intercalado en el cable y una ampolleta. Un voltímetro está unido a los dos bornes de la ampolleta, en paralelo con ella.',
      },
      example: {
        problem: md`En el montaje de la figura, el voltímetro marca 6 V y el amperímetro, 0,5 A. ¿Cuál es la potencia de la ampolleta y qué daría dividir las lecturas?`,
        steps: [
          {
            title: 'Revisa el montaje',
            text: md`El amperímetro está en el mismo cable que la ampolleta, y el voltímetro está unido a sus dos bornes. Sirve.`,
          },
          { title: 'Multiplica', text: md`$P = 6 \cdot 0{,}5 = 3\ \text{W}$.` },
          {
            title: 'Distingue el cociente',
            text: md`$\frac{6}{0{,}5} = 12\ \Omega$ es la resistencia: otra magnitud.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'amperimetro-en-paralelo',
          text: md`Unir el amperímetro a los bornes. Por la ampolleta casi no pasaría corriente y por él pasaría demasiada. Va intercalado.`,
        },
        {
          mistake: 'voltimetro-en-serie',
          text: md`Intercalar el voltímetro en el cable. Su resistencia enorme corta casi toda la corriente. Va a ambos lados.`,
        },
        {
          mistake: 'mide-solo-el-voltaje',
          text: md`Creer que el voltaje basta, o dividir las lecturas. La potencia es el **producto** de voltaje y corriente.`,
        },
      ],
      checks: [
        {
          id: 'lecturas-de-la-luz',
          question: md`En una luz de velador a pilas, el voltímetro marca 4,5 V y el amperímetro 0,2 A. ¿Qué potencia tiene?`,
          key: '0,9 W',
          distractors: [
            {
              text: '22,5 W',
              feedback: 'Dividiste las lecturas: eso da la resistencia, 22,5 Ω.',
              mistake: 'mide-solo-el-voltaje',
            },
            {
              text: '4,5 W',
              feedback: 'Ese número es el voltaje. Falta multiplicar por la corriente.',
              mistake: 'mide-solo-el-voltaje',
            },
          ],
          explanation: md`$4{,}5 \cdot 0{,}2 = 0{,}9\ \text{W}$.`,
        },
        {
          id: 'donde-va-cada-uno',
          question: md`Para medir la potencia de un motor pequeño, ¿dónde se conecta cada instrumento?`,
          key: 'El amperímetro en el cable y el voltímetro en los bornes',
          distractors: [
            {
              text: 'Ambos intercalados en el cable, uno a cada lado',
              feedback: 'El voltímetro intercalado casi corta la corriente.',
              mistake: 'voltimetro-en-serie',
            },
            {
              text: 'Ambos en los bornes, uno al lado del otro',
              feedback: 'El amperímetro en los bornes abre un atajo: se desvía la corriente.',
              mistake: 'amperimetro-en-paralelo',
            },
            {
              text: 'El voltímetro en los bornes, sin usar amperímetro',
              feedback: 'Con el voltaje solo no se conoce la potencia: falta la corriente.',
              mistake: 'mide-solo-el-voltaje',
            },
          ],
          explanation: md`La corriente tiene que atravesar el amperímetro; el voltaje se compara entre los dos lados del motor.`,
        },
        {
          id: 'luz-que-se-apaga',
          question: md`Un grupo intercala el voltímetro en el cable y la ampolleta se apaga. ¿Por qué?`,
          key: 'Su gran resistencia casi no deja pasar corriente',
          distractors: [
            {
              text: 'Gasta toda la carga antes de la ampolleta',
              feedback: 'La carga no se gasta en ningún aparato. Mira cuánto se opone el instrumento.',
            },
            {
              text: 'Su poca resistencia desvía toda la corriente',
              feedback: 'Poca resistencia tiene el amperímetro. El voltímetro tiene muchísima.',
              mistake: 'amperimetro-en-paralelo',
            },
          ],
          explanation: md`En serie, una resistencia enorme hace que la corriente de todo el camino sea casi nula.`,
        },
      ],
    },
    {
      id: 'potencia-de-una',
      title: 'La potencia de una resistencia en el circuito',
      idea: md`Para la potencia de **una** resistencia se usan **su** voltaje y **su** corriente, no los de la fuente.

En serie pasa la misma corriente por todas, así que conviene $P = I^2 \cdot R$: la de mayor resistencia transforma más energía por segundo. Por eso gana la ampolleta de 25 W, que tiene más resistencia.

Las potencias de todas suman la que entrega la fuente. Es una buena manera de comprobar.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['4 Ω', '6 Ω', 'Fuente'],
        series: [{ name: 'Potencia', values: [16, 24, 40] }],
        yTitle: 'Potencia (W)',
        showValues: true,
        alt: 'Barras de potencia en un circuito en serie: 16 W en la resistencia de 4 Ω, 24 W en la de 6 Ω y 40 W que entrega la fuente.',
        caption: 'Dos resistencias en serie con 20 V.',
      },
      example: {
        problem: md`Dos resistencias de 4 Ω y 6 Ω están en serie con una fuente de 20 V. ¿Qué potencia disipa la de 4 Ω?`,
        steps: [
          { title: 'Corriente del circuito', text: md`$I = \frac{20}{4 + 6} = 2\ \text{A}$.` },
          { title: 'Potencia de la de 4 Ω', text: md`$P = I^2 \cdot R = 2^2 \cdot 4 = 16\ \text{W}$.` },
          {
            title: 'Comprueba con el total',
            text: md`La de 6 Ω disipa $4 \cdot 6 = 24\ \text{W}$. Juntas son 40 W, igual que $20 \cdot 2 = 40\ \text{W}$ de la fuente.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'usa-el-voltaje-total-en-una',
          text: md`Calcular $\frac{20^2}{4} = 100\ \text{W}$. La de 4 Ω no recibe 20 V, sino $2 \cdot 4 = 8\ \text{V}$.`,
        },
        {
          mistake: 'potencia-total-por-la-de-una',
          text: md`Dar 40 W, que es lo que entrega la fuente a todo el circuito.`,
        },
        {
          mistake: 'reparte-la-potencia-por-mitades',
          text: md`Dar 20 W a cada una. Solo se reparte por mitades si las resistencias son iguales.`,
        },
      ],
      checks: [
        {
          id: 'tres-y-nueve',
          question: md`Una resistencia de 3 Ω y otra de 9 Ω están en serie con una fuente de 24 V. ¿Qué potencia disipa la de 3 Ω?`,
          key: '12 W',
          distractors: [
            {
              text: '192 W',
              feedback: 'Usaste los 24 V completos, que se reparten entre las dos.',
              mistake: 'usa-el-voltaje-total-en-una',
            },
            {
              text: '48 W',
              feedback: 'Esa es la potencia de todo el circuito.',
              mistake: 'potencia-total-por-la-de-una',
            },
            {
              text: '24 W',
              feedback: 'Repartiste por mitades, y las resistencias son distintas.',
              mistake: 'reparte-la-potencia-por-mitades',
            },
          ],
          explanation: md`$I = \frac{24}{12} = 2\ \text{A}$ y $P = 2^2 \cdot 3 = 12\ \text{W}$.`,
        },
        {
          id: 'dos-iguales',
          question: md`Dos resistencias iguales, de 10 Ω, están en serie con 20 V. ¿Qué potencia disipa cada una?`,
          key: '10 W',
          distractors: [
            {
              text: '40 W',
              feedback: 'Usaste los 20 V en una sola. Cada una recibe 10 V.',
              mistake: 'usa-el-voltaje-total-en-una',
            },
            {
              text: '20 W',
              feedback: 'Esa es la potencia total; falta ver cuánto toca a cada una.',
              mistake: 'potencia-total-por-la-de-una',
            },
          ],
          explanation: md`$I = \frac{20}{20} = 1\ \text{A}$ y $P = 1^2 \cdot 10 = 10\ \text{W}$.`,
        },
        {
          id: 'cual-calienta-mas',
          question: md`Por un alambre de 2 Ω y otro de 8 Ω, conectados en serie, pasan 3 A. ¿Cuál se calienta más y con qué potencia?`,
          key: 'El de 8 Ω, con 72 W',
          distractors: [
            { text: 'El de 2 Ω, con 18 W', feedback: 'Los 18 W están bien calculados, pero el otro disipa más.' },
            {
              text: 'El de 8 Ω, con 90 W',
              feedback: '90 W es la suma de los dos alambres.',
              mistake: 'potencia-total-por-la-de-una',
            },
            {
              text: 'Los dos igual, con 45 W',
              feedback: 'Pasa la misma corriente, pero no tienen la misma resistencia.',
              mistake: 'reparte-la-potencia-por-mitades',
            },
          ],
          explanation: md`$3^2 \cdot 8 = 72\ \text{W}$, contra $3^2 \cdot 2 = 18\ \text{W}$.`,
        },
      ],
    },
    {
      id: 'energia-en-un-tiempo',
      title: 'Energía: potencia por tiempo',
      idea: md`La potencia dice qué tan rápido; la **energía** dice cuánto en total: $E = P \cdot t$.

Con watts y segundos queda en joules. Como el joule es muy chico para una casa, se usa el **kilowatt-hora**: la energía de 1 kW durante una hora. Vale $3{,}6 \cdot 10^6\ \text{J}$.

Un aparato de mucha potencia puede gastar poca energía si se usa poco rato. Y uno chico, encendido todo el día, puede gastar más.`,
      example: {
        problem: md`Un microondas de 800 W funciona 3 minutos. ¿Cuánta energía usa, en joules y en kilowatt-hora?`,
        steps: [
          { title: 'Pasa a segundos', text: md`$3 \cdot 60 = 180\ \text{s}$.` },
          { title: 'Multiplica', text: md`$E = 800 \cdot 180 = 144.000\ \text{J}$.` },
          { title: 'Hazlo en kWh', text: md`0,8 kW durante $\frac{3}{60} = 0{,}05\ \text{h}$ son 0,04 kWh.` },
          { title: 'Compara', text: md`$0{,}04 \cdot 3.600.000 = 144.000\ \text{J}$: es la misma energía.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cincuenta-watts',
          question: md`Un ventilador de 50 W funciona 2 minutos. ¿Cuántos joules usa?`,
          key: '6.000 J',
          distractors: [
            {
              text: '100 J',
              feedback: 'Usaste los minutos como segundos: faltó multiplicar por 60.',
              mistake: 'no-convierte-minutos-a-segundos',
            },
            { text: '25 J', feedback: 'Dividiste la potencia por el tiempo. Con más tiempo se usa más energía.' },
          ],
          explanation: md`$50 \cdot 120 = 6.000\ \text{J}$.`,
        },
        {
          id: 'hervidor-o-router',
          question: md`Un hervidor de 2.000 W se usa 5 minutos al día. Un *router* de 10 W está encendido las 24 horas. ¿Cuál gasta más energía en un día?`,
          key: 'El *router*: 240 Wh contra unos 167 Wh',
          distractors: [
            {
              text: 'El hervidor: 2.000 W contra solo 10 W',
              feedback: 'Comparaste potencias. La energía depende también del tiempo.',
            },
            {
              text: 'El hervidor: 10.000 Wh contra 240 Wh',
              feedback: 'Multiplicaste por 5 minutos como si fueran horas: son 5 de 60.',
            },
          ],
          explanation: md`Hervidor: $2.000 \cdot \frac{5}{60} \approx 167\ \text{Wh}$. *Router*: $10 \cdot 24 = 240\ \text{Wh}$.`,
        },
        {
          id: 'que-mide-el-kwh',
          question: md`Un medidor marca 3 kWh más que ayer. ¿Qué magnitud aumentó en ese número?`,
          key: 'La energía usada',
          distractors: [
            { text: 'La potencia instalada', feedback: 'La potencia se mide en kW. El kWh es potencia por tiempo.' },
            { text: 'La potencia por cada hora', feedback: 'El kWh multiplica kW por horas; no divide.' },
          ],
          explanation: md`Kilowatts multiplicados por horas dan energía: 3 kWh son, por ejemplo, 1 kW durante 3 horas.`,
        },
      ],
    },
  ],
  summary: [
    md`$P = V \cdot I$, y también $I^2 \cdot R$ o $\frac{V^2}{R}$; un watt es un joule por segundo.`,
    md`Amperímetro en serie, voltímetro en paralelo.`,
    md`Cada resistencia, con su propio voltaje y su propia corriente; las potencias suman la de la fuente.`,
    md`$E = P \cdot t$: 1 kWh son $3{,}6 \cdot 10^6\ \text{J}$.`,
  ],
});
