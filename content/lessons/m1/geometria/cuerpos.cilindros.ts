import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.cuerpos.cilindros',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Tomas una hoja de oficio y la enrollas sin traslapar los bordes, como un tubo. Puedes hacerlo a lo alto, un tubo largo y flaco, o a lo ancho, uno bajo y gordo. Si los paras sobre la mesa y los llenas de cabritas, ¿en cuál caben más?`,
    guesses: ['En el largo y flaco', 'En el bajo y gordo', 'Lo mismo en los dos, porque la hoja es la misma'],
    reveal: md`En el bajo y gordo. La hoja cubre lo mismo en los dos, pero el espacio de adentro no depende solo de ella: el radio pesa más que la altura, porque va al cuadrado. En el tercer punto haces la cuenta.`,
  },
  points: [
    {
      id: 'base-por-altura',
      title: 'El volumen: el círculo de abajo por la altura',
      idea: md`Un cilindro recto se cuenta como una caja: el área de la base por la altura. Solo que la base es un círculo, $\pi r^2$. Entonces $V = \pi r^2 h$.

El orden importa: primero se eleva el radio al cuadrado, después se multiplica por la altura y al final queda $\pi$. Con $r = 3$ y $h = 5$, $V = \pi \cdot 9 \cdot 5 = 45\pi$.

Mira bien el dato: en latas, tubos y estanques suelen darte el **diámetro**. El radio es la mitad. Por ir al cuadrado, un radio el doble de grande da un volumen cuatro veces mayor.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 16,
        shapes: [
          { shape: 'ellipse', centre: [9, 2.5], radii: [6, 1.8], filled: true, accent: 1 },
          { shape: 'ellipse', centre: [9, 13], radii: [6, 1.8] },
          { shape: 'segment', from: [3, 2.5], to: [3, 13] },
          { shape: 'segment', from: [15, 2.5], to: [15, 13] },
          { shape: 'segment', from: [9, 2.5], to: [15, 2.5], dashed: true },
          { shape: 'segment', from: [9, 2.5], to: [9, 13], dashed: true },
          { shape: 'point', at: [9, 2.5] },
          { shape: 'text', at: [12, 3.3], text: 'r' },
          { shape: 'text', at: [8.5, 8], text: 'h', anchor: 'end' },
        ],
        alt: 'Cilindro recto: la base circular sombreada, con su radio r, y la altura h entre las dos bases.',
      },
      example: {
        problem: md`Un estanque cilíndrico de un comité de agua potable rural mide 6 m de diámetro y 2 m de altura. ¿Cuántos litros caben, si se usa $\pi \approx 3{,}14$? (1 m³ son 1.000 litros.)`,
        steps: [
          { title: 'Pasa al radio', text: md`El radio es la mitad de 6: $r = 3$ m.` },
          { title: 'Área de la base', text: md`$\pi \cdot 3^2 = 9\pi$ m².` },
          { title: 'Por la altura', text: md`$9\pi \cdot 2 = 18\pi$ m³, cerca de $18 \cdot 3{,}14 = 56{,}52$ m³.` },
          { title: 'Pasa a litros', text: md`$56{,}52 \cdot 1000 = 56{.}520$. Caben unos 56.520 litros.` },
        ],
      },
      warnings: [
        {
          mistake: 'cilindro-diametro-como-radio',
          text: md`Elevar al cuadrado el diámetro: $\pi \cdot 6^2 \cdot 2 = 72\pi$, cuatro veces lo correcto. Escribe primero, en una línea aparte, cuánto vale $r$.`,
        },
        {
          mistake: 'cilindro-olvida-el-cuadrado',
          text: md`Multiplicar $\pi \cdot r \cdot h$, sin el cuadrado. En el ejemplo daría $6\pi$. Un volumen necesita tres largos multiplicados: $r$, $r$ y $h$.`,
        },
        {
          mistake: 'cilindro-manto-en-vez-de-volumen',
          text: md`Multiplicar el contorno de la base por la altura: $6\pi \cdot 2 = 12\pi$. Eso mide la pared del cilindro, en m². Lo que cabe va en m³ y parte del área de la base.`,
        },
      ],
      checks: [
        {
          id: 'lata-de-duraznos',
          question: md`Una lata cilíndrica tiene 8 cm de diámetro y 10 cm de alto. ¿Cuántos centímetros cúbicos mide su volumen?`,
          key: md`$160\pi$`,
          distractors: [
            {
              text: md`$640\pi$`,
              feedback: 'Elevaste al cuadrado el diámetro. El radio es 4.',
              mistake: 'cilindro-diametro-como-radio',
            },
            {
              text: md`$80\pi$`,
              feedback: 'Multiplicaste el contorno de la base por la altura: ese es el manto.',
              mistake: 'cilindro-manto-en-vez-de-volumen',
            },
            {
              text: md`$40\pi$`,
              feedback: 'Usaste bien el radio 4, pero falta elevarlo al cuadrado.',
              mistake: 'cilindro-olvida-el-cuadrado',
            },
          ],
          explanation: md`$r = 4$. El volumen es $\pi \cdot 4^2 \cdot 10 = 160\pi$ cm³.`,
        },
        {
          id: 'vasos-distintos',
          question: md`Un vaso cilíndrico tiene 3 cm de radio y 8 cm de alto. Otro tiene 4 cm de radio y 4,5 cm de alto. ¿En cuál cabe más?`,
          key: 'En los dos cabe lo mismo',
          distractors: [
            {
              text: 'En el de 3 cm de radio',
              feedback:
                'Puede ser que miraras la altura, o que no elevaras el radio al cuadrado. Calcula los dos volúmenes.',
              mistake: 'cilindro-olvida-el-cuadrado',
            },
            {
              text: 'En el de 4 cm de radio',
              feedback: 'Su base es mayor, pero es más bajo. Multiplica cada base por su altura.',
              mistake: 'hoja-compara-solo-las-bases',
            },
          ],
          explanation: md`$\pi \cdot 9 \cdot 8 = 72\pi$ y $\pi \cdot 16 \cdot 4{,}5 = 72\pi$. Tienen el mismo volumen.`,
        },
        {
          id: 'radio-desde-el-volumen',
          question: md`Un cilindro de 3 m de altura tiene un volumen de $75\pi$ m³. ¿Cuánto mide su radio?`,
          key: '5 m',
          distractors: [
            {
              text: '25 m',
              feedback: 'Ese es el cuadrado del radio. Falta la raíz.',
              mistake: 'cilindro-olvida-el-cuadrado',
            },
            {
              text: '10 m',
              feedback: 'Ese es el diámetro. Se pregunta por el radio.',
              mistake: 'cilindro-diametro-como-radio',
            },
            {
              text: '12,5 m',
              feedback: 'Despejaste del manto: 2 por el radio por 3 igual a 75. El volumen usa el radio al cuadrado.',
              mistake: 'cilindro-manto-en-vez-de-volumen',
            },
          ],
          explanation: md`De $\pi r^2 \cdot 3 = 75\pi$ sale $r^2 = 25$, y entonces $r = 5$ m.`,
        },
      ],
    },
    {
      id: 'dos-tapas-y-un-manto',
      title: 'La superficie: dos tapas y un rectángulo',
      idea: md`Si despegas la etiqueta de un tarro, queda un rectángulo: es el **manto**. Su alto es la altura del cilindro. Su largo es lo que rodea la tapa, la circunferencia $2 \pi r$. Entonces el manto mide $2 \pi r h$.

El área total agrega las dos bases: $A = 2 \pi r^2 + 2 \pi r h$.

Igual que con las cajas, mira qué partes existen. Un vaso tiene una sola base; un tubo, ninguna; una etiqueta es solo el manto.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 16,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 5],
              [20.8, 5],
              [20.8, 11],
              [2, 11],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'circle', centre: [11.4, 2], radius: 3, filled: true, accent: 1 },
          { shape: 'circle', centre: [11.4, 14], radius: 3, filled: true, accent: 1 },
          { shape: 'segment', from: [11.4, 14], to: [14.4, 14] },
          { shape: 'text', at: [12.9, 14.7], text: 'r' },
          { shape: 'text', at: [21.2, 8], text: 'h', anchor: 'start' },
          { shape: 'text', at: [11.4, 8], text: 'manto' },
          { shape: 'text', at: [4.8, 3.9], text: '2 · π · r' },
        ],
        alt: 'Red de un cilindro: un rectángulo de alto h y largo 2 por pi por r, que es el manto, con un círculo de radio r arriba y otro abajo.',
      },
      example: {
        problem: md`Un tarro de café tiene 5 cm de radio y 12 cm de alto, con tapa y fondo. ¿Cuántos centímetros cuadrados de lata tiene?`,
        steps: [
          { title: 'El manto', text: md`$2 \pi \cdot 5 \cdot 12 = 120\pi$ cm².` },
          { title: 'Las dos bases', text: md`$2 \cdot \pi \cdot 5^2 = 50\pi$ cm².` },
          { title: 'Suma', text: md`$120\pi + 50\pi = 170\pi$ cm², cerca de 534 cm².` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'etiqueta-de-una-lata',
          question: md`La etiqueta de una lata de 10 cm de diámetro y 11 cm de alto cubre todo el manto. ¿Cuántos centímetros cuadrados mide?`,
          key: md`$110\pi$`,
          distractors: [
            {
              text: md`$220\pi$`,
              feedback: 'Usaste 10 como radio. Es el diámetro: el radio es 5.',
              mistake: 'cilindro-diametro-como-radio',
            },
            { text: md`$275\pi$`, feedback: 'Ese es el volumen de la lata. La etiqueta es un rectángulo.' },
            { text: md`$160\pi$`, feedback: 'Sumaste la tapa y el fondo, que la etiqueta no cubre.' },
          ],
          explanation: md`El rectángulo mide $2 \pi \cdot 5 = 10\pi$ de largo y 11 de alto: $110\pi$ cm².`,
        },
        {
          id: 'macetero-sin-tapa',
          question: md`Un macetero cilíndrico, con fondo y sin tapa, tiene 3 dm de radio y 10 dm de alto. ¿Cuántos decímetros cuadrados mide su superficie exterior?`,
          key: md`$69\pi$`,
          distractors: [
            {
              text: md`$78\pi$`,
              feedback: 'Contaste dos bases, y el macetero no tiene tapa.',
              mistake: 'caja-cuenta-la-tapa',
            },
            {
              text: md`$60\pi$`,
              feedback: 'Ese es solo el manto. También tiene fondo.',
              mistake: 'caja-solo-los-costados',
            },
            {
              text: md`$90\pi$`,
              feedback: 'Ese es el volumen. Se pide la superficie.',
              mistake: 'volumen-en-vez-de-area',
            },
          ],
          explanation: md`Manto: $2 \pi \cdot 3 \cdot 10 = 60\pi$. Fondo: $\pi \cdot 3^2 = 9\pi$. Juntos, $69\pi$ dm².`,
        },
        {
          id: 'area-total-del-cilindro',
          question: md`¿Cuántos centímetros cuadrados tiene el área total de un cilindro de 4 cm de radio y 6 cm de altura?`,
          key: md`$80\pi$`,
          distractors: [
            { text: md`$64\pi$`, feedback: 'Sumaste una sola base. El área total tiene dos.' },
            { text: md`$48\pi$`, feedback: 'Ese es el manto. Faltan las dos bases.' },
            {
              text: md`$96\pi$`,
              feedback: 'Calculaste el volumen: base por altura.',
              mistake: 'volumen-en-vez-de-area',
            },
          ],
          explanation: md`Manto: $2 \pi \cdot 4 \cdot 6 = 48\pi$. Bases: $2 \cdot 16\pi = 32\pi$. Total: $80\pi$ cm².`,
        },
      ],
    },
    {
      id: 'una-hoja-dos-tubos',
      title: 'Una hoja, dos tubos: mismo manto, otro volumen',
      idea: md`Al enrollar un rectángulo, un lado pasa a ser la altura y el otro, la circunferencia de la base. Si lo giras, los papeles se cambian.

El **manto** es siempre el mismo: la hoja. Pero el volumen no. Si el contorno de la base mide $p$, el radio es $r = \frac{p}{2\pi}$, y el radio entra al cuadrado en el volumen. La altura entra una sola vez.

Por eso ensanchar pesa más que alargar. Y para comparar dos cilindros hay que mirar las dos cosas juntas: base **y** altura.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 19,
        shapes: [
          { shape: 'ellipse', centre: [7, 2.2], radii: [2.4, 0.6], filled: true, accent: 1 },
          { shape: 'ellipse', centre: [7, 12.2], radii: [2.4, 0.6] },
          { shape: 'segment', from: [4.6, 2.2], to: [4.6, 12.2] },
          { shape: 'segment', from: [9.4, 2.2], to: [9.4, 12.2] },
          { shape: 'ellipse', centre: [20, 2.2], radii: [1.6, 0.4], filled: true, accent: 2 },
          { shape: 'ellipse', centre: [20, 17.2], radii: [1.6, 0.4] },
          { shape: 'segment', from: [18.4, 2.2], to: [18.4, 17.2] },
          { shape: 'segment', from: [21.6, 2.2], to: [21.6, 17.2] },
          { shape: 'text', at: [9.8, 7], text: '20 cm', anchor: 'start' },
          { shape: 'text', at: [22, 10], text: '30 cm', anchor: 'start' },
          { shape: 'text', at: [7, 0], text: 'contorno 30 cm', size: 'small' },
          { shape: 'text', at: [20, 0], text: 'contorno 20 cm', size: 'small' },
        ],
        alt: 'Dos cilindros hechos con la misma hoja: uno de 20 cm de alto cuyo contorno mide 30 cm, y otro de 30 cm de alto cuyo contorno mide 20 cm.',
      },
      example: {
        problem: md`Una hoja de 30 cm por 20 cm se enrolla de las dos maneras de la figura. ¿Cuántas veces el volumen de un cilindro es el del otro?`,
        steps: [
          {
            title: 'El bajo',
            text: md`El contorno es 30, así que $r = \frac{30}{2\pi} = \frac{15}{\pi}$. Su volumen es $\pi \cdot \frac{225}{\pi^2} \cdot 20 = \frac{4500}{\pi}$ cm³.`,
          },
          {
            title: 'El alto',
            text: md`El contorno es 20 y $r = \frac{10}{\pi}$. Su volumen es $\pi \cdot \frac{100}{\pi^2} \cdot 30 = \frac{3000}{\pi}$ cm³.`,
          },
          {
            title: 'Compara',
            text: md`$4500 : 3000 = 1{,}5$. En el bajo cabe 1,5 veces lo que cabe en el alto.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'hoja-igual-manto-igual-volumen',
          text: md`Decir que caben igual porque la hoja es la misma. Lo igual es el manto. Piensa en un tubo finísimo y larguísimo: tiene mucha pared y casi nada adentro.`,
        },
        {
          mistake: 'hoja-decide-solo-por-la-altura',
          text: md`Elegir el más alto. Su altura es 1,5 veces la otra, pero su radio es menor, y el radio va al cuadrado.`,
        },
        {
          mistake: 'hoja-compara-solo-las-bases',
          text: md`Comparar solo las bases: $225 : 100 = 2{,}25$. El bajo tiene una base 2,25 veces mayor, pero menos altura. Falta multiplicar por $\frac{20}{30}$.`,
        },
      ],
      checks: [
        {
          id: 'que-queda-igual',
          question: md`Una misma lámina rectangular se enrolla primero por un lado y después por el otro, sin traslapar. ¿Qué medida es igual en los dos cilindros?`,
          key: 'El área del manto',
          distractors: [
            {
              text: 'El volumen',
              feedback: 'El volumen depende del radio al cuadrado y de la altura, y los dos cambian.',
              mistake: 'hoja-igual-manto-igual-volumen',
            },
            {
              text: 'El área de la base',
              feedback: 'El contorno de la base es otro en cada caso, así que su círculo también.',
            },
            {
              text: 'El área total con tapas',
              feedback: 'El manto es igual, pero las tapas son círculos de distinto radio.',
            },
          ],
          explanation: md`El manto es la lámina misma, y no cambia al enrollarla. El radio y la altura, sí.`,
        },
        {
          id: 'lamina-de-treinta-y-seis',
          question: md`Una lámina de 36 cm por 24 cm se enrolla de las dos maneras posibles para formar el manto de un cilindro. ¿Cómo son los volúmenes?`,
          key: 'El de 24 cm de altura es 1,5 veces el otro.',
          distractors: [
            {
              text: 'El de 36 cm de altura es 1,5 veces el otro.',
              feedback: 'Comparaste solo las alturas. El más alto tiene menos radio, y el radio va al cuadrado.',
              mistake: 'hoja-decide-solo-por-la-altura',
            },
            {
              text: 'El de 24 cm de altura es 2,25 veces el otro.',
              feedback: 'Esa es la razón entre las bases. Falta considerar que su altura es menor.',
              mistake: 'hoja-compara-solo-las-bases',
            },
            {
              text: 'Los dos tienen exactamente el mismo volumen.',
              feedback: 'Lo que es igual es el manto. Calcula cada volumen.',
              mistake: 'hoja-igual-manto-igual-volumen',
            },
          ],
          explanation: md`El bajo: $r = \frac{18}{\pi}$ y volumen $\frac{324 \cdot 24}{\pi} = \frac{7776}{\pi}$. El alto: $r = \frac{12}{\pi}$ y volumen $\frac{144 \cdot 36}{\pi} = \frac{5184}{\pi}$. La razón es 1,5.`,
        },
        {
          id: 'doble-radio-media-altura',
          question: md`Un cilindro tiene el doble del radio y la mitad de la altura de otro. ¿Cuántas veces el volumen del otro tiene?`,
          key: '2 veces',
          distractors: [
            {
              text: '1 vez: son iguales',
              feedback: 'Sus mantos son iguales, pero el doble del radio multiplica la base por 4.',
              mistake: 'hoja-igual-manto-igual-volumen',
            },
            {
              text: '4 veces',
              feedback: 'Comparaste las bases. La altura es la mitad: 4 dividido por 2.',
              mistake: 'hoja-compara-solo-las-bases',
            },
            {
              text: 'La mitad',
              feedback: 'Miraste solo la altura. La base creció 4 veces.',
              mistake: 'hoja-decide-solo-por-la-altura',
            },
          ],
          explanation: md`$\pi (2r)^2 \cdot \frac{h}{2} = 4 \pi r^2 \cdot \frac{h}{2} = 2 \pi r^2 h$: el doble.`,
        },
      ],
    },
  ],
  summary: [
    md`Volumen del cilindro: $V = \pi r^2 h$. Si te dan el diámetro, pártelo por dos primero.`,
    md`Manto: $2 \pi r h$, un rectángulo. Área total: el manto más dos círculos, $2 \pi r^2$.`,
    md`Vaso: una base. Tubo o etiqueta: ninguna.`,
    md`Con la misma hoja, el tubo bajo y ancho tiene más volumen que el alto y angosto.`,
  ],
});
