import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.geometria.esfera.area-volumen',
  version: 1,
  minutes: 18,
  opening: {
    question: md`En la feria, una sandía redonda de 30 cm de diámetro cuesta lo mismo que seis sandías redondas de 15 cm de diámetro. ¿Dónde hay más sandía?`,
    guesses: ['En las seis chicas: juntas son mucho más', 'En la grande', 'Hay lo mismo en las dos opciones'],
    reveal: md`En la grande. Con el doble de diámetro, una esfera no ocupa el doble ni el cuádruple: ocupa **ocho** veces más. Harían falta ocho sandías chicas para igualarla. Vas a ver por qué, y también cuánta cáscara tiene cada una.`,
  },
  points: [
    {
      id: 'area-y-volumen',
      title: 'Dos fórmulas y una sola medida: el radio',
      idea: md`Una esfera queda fija con su radio $r$, la distancia del centro al borde.

- **Área** (la cáscara): $A = 4\pi r^2$. Son cuatro círculos del mismo radio.
- **Volumen** (lo de adentro): $V = \frac{4}{3}\pi r^3$. Son dos tercios del cilindro que la encierra justo.

Con $r = 6$ cm: $A = 4\pi \cdot 36 = 144\pi$ cm² y $V = \frac{4}{3}\pi \cdot 216 = 288\pi$ cm³.

Para no cambiarlas, mira la unidad: los cm² piden el radio al cuadrado y los cm³, al cubo.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 16,
        shapes: [
          { shape: 'ellipse', centre: [10, 14], radii: [6, 1.4] },
          { shape: 'ellipse', centre: [10, 2], radii: [6, 1.4] },
          { shape: 'segment', from: [4, 2], to: [4, 14] },
          { shape: 'segment', from: [16, 2], to: [16, 14] },
          { shape: 'circle', centre: [10, 8], radius: 6, filled: true, accent: 1 },
          { shape: 'ellipse', centre: [10, 8], radii: [6, 1.4], dashed: true, accent: 1 },
          { shape: 'segment', from: [10, 8], to: [16, 8], accent: 2 },
          { shape: 'point', at: [10, 8] },
          { shape: 'text', at: [13, 10.2], text: 'r', accent: 2 },
          { shape: 'text', at: [16.7, 10.5], text: '2r', anchor: 'start' },
        ],
        alt: 'Una esfera de radio r encerrada justo en un cilindro del mismo radio y de altura 2r.',
        caption: 'La esfera ocupa dos tercios del cilindro.',
      },
      example: {
        problem: md`Una pelota de vóleibol de práctica tiene 20 cm de diámetro. ¿Cuánto material cubre su superficie y cuánto aire cabe adentro, si la pared es muy delgada?`,
        steps: [
          {
            title: 'Pasa del diámetro al radio',
            text: md`$r = \frac{20}{2} = 10$ cm. Las dos fórmulas piden el radio.`,
          },
          { title: 'Calcula el área', text: md`$A = 4\pi \cdot 10^2 = 400\pi$ cm². Eso es lo que se cubre.` },
          {
            title: 'Calcula el volumen',
            text: md`$V = \frac{4}{3}\pi \cdot 10^3 = \frac{4.000}{3}\pi$ cm³. Eso es lo que cabe adentro.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'esfera-radio-como-area',
          text: md`Elevar el radio al cuadrado en el volumen. El volumen tiene tres dimensiones: el radio aparece tres veces, $r \cdot r \cdot r$.`,
        },
        {
          mistake: 'esfera-sin-el-tercio',
          text: md`Olvidar el tercio y calcular $4\pi r^3$. Eso es más que el cilindro completo, que mide $2\pi r^3$, y la esfera está dentro de él.`,
        },
      ],
      checks: [
        {
          id: 'volumen-radio-nueve',
          question: md`¿Qué volumen tiene una esfera de 9 cm de radio?`,
          key: md`$972\pi$ cm³`,
          distractors: [
            {
              text: md`$108\pi$ cm³`,
              feedback: 'Elevaste el radio al cuadrado. En el volumen va al cubo: 9 por 9 por 9.',
              mistake: 'esfera-radio-como-area',
            },
            {
              text: md`$2.916\pi$ cm³`,
              feedback: 'Calculaste 4 por 729 y te faltó dividir por 3.',
              mistake: 'esfera-sin-el-tercio',
            },
            { text: md`$324\pi$ cm³`, feedback: 'Ese es el número del área, 4 por 81. La pregunta es por el volumen.' },
          ],
          explanation: md`$V = \frac{4}{3}\pi \cdot 9^3 = \frac{4}{3}\pi \cdot 729 = 4\pi \cdot 243 = 972\pi$ cm³.`,
        },
        {
          id: 'area-diametro-diez',
          question: md`¿Qué área tiene una esfera de 10 cm de **diámetro**?`,
          key: md`$100\pi$ cm²`,
          distractors: [
            {
              text: md`$400\pi$ cm²`,
              feedback: 'Usaste los 10 cm como radio. El radio es la mitad: 5 cm.',
              mistake: 'esfera-diametro-como-radio',
            },
            {
              text: md`$25\pi$ cm²`,
              feedback: 'Esa es el área de un solo círculo de radio 5. La esfera tiene cuatro.',
            },
            { text: md`$\frac{500}{3}\pi$ cm²`, feedback: 'Ese es el número del volumen, que va en cm³.' },
          ],
          explanation: md`El radio es 5 cm. $A = 4\pi \cdot 5^2 = 4\pi \cdot 25 = 100\pi$ cm².`,
        },
        {
          id: 'cupula-del-planetario',
          question: md`La pantalla de un planetario es media esfera de 5 m de radio, sin contar el piso. ¿Qué área tiene la pantalla?`,
          key: md`$50\pi$ m²`,
          distractors: [
            { text: md`$100\pi$ m²`, feedback: 'Esa es la esfera completa. La pantalla es la mitad.' },
            { text: md`$75\pi$ m²`, feedback: 'Agregaste el piso, un círculo de radio 5. La pregunta lo deja fuera.' },
            { text: md`$25\pi$ m²`, feedback: 'Ese es el piso, un círculo. Media esfera tiene el doble.' },
          ],
          explanation: md`La esfera completa tendría $4\pi \cdot 25 = 100\pi$ m². La mitad es $50\pi$ m².`,
        },
      ],
    },
    {
      id: 'el-radio-es-el-puente',
      title: 'Del área al volumen: el radio es el puente',
      idea: md`Si te dan el área y piden el volumen, no hay atajo: primero encuentra el radio.

Con $A = 36\pi$, escribe $4\pi r^2 = 36\pi$. Divide por $4\pi$: queda $r^2 = 9$. Saca la raíz: $r = 3$. Recién ahora calcula el volumen: $\frac{4}{3}\pi \cdot 27 = 36\pi$.

Si te dan el volumen es igual, pero con raíz **cúbica**: de $\frac{4}{3}\pi r^3 = 36\pi$ sale $r^3 = 27$ y $r = 3$.

No reemplaces $\pi$ por 3,14: casi siempre se simplifica.`,
      example: {
        problem: md`Un estanque esférico de gas tiene $288\pi$ m³ de volumen. ¿Cuántos metros cuadrados hay que pintar por fuera?`,
        steps: [
          {
            title: 'Plantea el volumen',
            text: md`$\frac{4}{3}\pi r^3 = 288\pi$. Se simplifica $\pi$: $\frac{4}{3} r^3 = 288$.`,
          },
          {
            title: 'Despeja el cubo del radio',
            text: md`Multiplica por 3 y divide por 4: $r^3 = \frac{288 \cdot 3}{4} = 216$.`,
          },
          { title: 'Saca la raíz cúbica', text: md`$r = \sqrt[3]{216} = 6$ m, porque $6 \cdot 6 \cdot 6 = 216$.` },
          { title: 'Pasa al área', text: md`$A = 4\pi \cdot 6^2 = 144\pi$ m². Eso hay que pintar.` },
        ],
      },
      warnings: [
        {
          mistake: 'esfera-diametro-como-radio',
          text: md`Sacar $\sqrt{36} = 6$ sin dividir antes por 4. Ese 6 es el **diámetro**. Escribe la ecuación completa y revisa: $4\pi \cdot 3^2 = 36\pi$.`,
        },
      ],
      checks: [
        {
          id: 'area-sesenta-y-cuatro',
          question: md`Una esfera tiene un área de $64\pi$ dm². ¿Cuál es su volumen?`,
          key: md`$\frac{256}{3}\pi$ dm³`,
          distractors: [
            {
              text: md`$\frac{2.048}{3}\pi$ dm³`,
              feedback: 'Usaste 8 como radio. Antes de la raíz se divide por 4: el radio es 4 y el diámetro, 8.',
              mistake: 'esfera-diametro-como-radio',
            },
            {
              text: md`$256\pi$ dm³`,
              feedback: 'El radio está bien, 4 dm. En el volumen falta dividir por 3.',
              mistake: 'esfera-sin-el-tercio',
            },
            {
              text: md`$\frac{64}{3}\pi$ dm³`,
              feedback: 'Usaste el radio al cuadrado en el volumen. Va al cubo: 64, y no 16.',
              mistake: 'esfera-radio-como-area',
            },
          ],
          explanation: md`$4\pi r^2 = 64\pi$ da $r^2 = 16$ y $r = 4$. Entonces $V = \frac{4}{3}\pi \cdot 64 = \frac{256}{3}\pi$ dm³.`,
        },
        {
          id: 'diametro-desde-el-volumen',
          question: md`Una escultura esférica ocupa $36\pi$ m³. ¿Cuánto mide su diámetro?`,
          key: '6 m',
          distractors: [
            { text: '3 m', feedback: 'Ese es el radio. El diámetro es el doble.' },
            { text: '27 m', feedback: 'Ese es el cubo del radio. Falta la raíz cúbica, y luego el doble.' },
            { text: '18 m', feedback: 'Dividiste 27 por 3 en vez de sacar la raíz cúbica: 3 por 3 por 3 es 27.' },
          ],
          explanation: md`$\frac{4}{3} r^3 = 36$ da $r^3 = 27$ y $r = 3$ m. El diámetro mide 6 m.`,
        },
        {
          id: 'vuelta-de-veinte-pi',
          question: md`El ecuador de una pelota mide $20\pi$ cm de largo. ¿Cuál es el área de la pelota?`,
          key: md`$400\pi$ cm²`,
          distractors: [
            {
              text: md`$1.600\pi$ cm²`,
              feedback: 'Usaste 20 como radio. El contorno es 2 por pi por r, así que el radio es 10.',
              mistake: 'esfera-diametro-como-radio',
            },
            {
              text: md`$100\pi$ cm²`,
              feedback: 'Esa es el área del círculo del ecuador. La superficie de la esfera son cuatro.',
            },
            {
              text: md`$\frac{4.000}{3}\pi$ cm²`,
              feedback: 'Ese es el número del volumen. La pregunta es por el área.',
            },
          ],
          explanation: md`$2\pi r = 20\pi$ da $r = 10$ cm. $A = 4\pi \cdot 100 = 400\pi$ cm².`,
        },
      ],
    },
    {
      id: 'esferas-a-escala',
      title: 'Si el radio crece, el volumen se dispara',
      idea: md`Todas las esferas son semejantes. Si el radio se multiplica por $k$, el área se multiplica por $k^2$ y el volumen, por $k^3$.

Con el doble de radio, el área es $2^2 = 4$ veces y el volumen, $2^3 = 8$ veces. Con el triple, 9 y 27.

Así se comparan esferas sin calcular ninguna. La sandía de 30 cm tiene 8 veces más pulpa que la de 15 cm, pero solo 4 veces más cáscara.

Si te dan cuánto creció el volumen, vuelve al radio con una raíz cúbica.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Radio × 1', 'Radio × 2', 'Radio × 3'],
        series: [
          { name: 'Área', values: [1, 4, 9] },
          { name: 'Volumen', values: [1, 8, 27] },
        ],
        yTitle: 'Veces',
        showValues: true,
        alt: 'Gráfico de barras. Con el mismo radio, área y volumen valen 1. Con el doble de radio, el área es 4 veces y el volumen 8 veces. Con el triple, 9 y 27 veces.',
      },
      example: {
        problem: md`Un globo esférico tiene 8 cm de radio. Se sigue inflando hasta los 12 cm. ¿En qué porcentaje aumentó su superficie?`,
        steps: [
          { title: 'Encuentra el factor del radio', text: md`$k = \frac{12}{8} = 1{,}5$.` },
          { title: 'Pasa al área', text: md`El área se multiplica por $k^2 = 1{,}5^2 = 2{,}25$.` },
          {
            title: 'Tradúcelo a aumento',
            text: md`Multiplicar por 2,25 es quedar en el 225 %. El aumento es lo que pasa de 100: 125 %.`,
          },
          {
            title: 'Comprueba con las áreas',
            text: md`Antes: $4\pi \cdot 64 = 256\pi$. Después: $4\pi \cdot 144 = 576\pi$. Y $\frac{576}{256} = 2{,}25$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'triple-de-radio',
          question: md`Un planeta tiene el triple de radio que su luna. Si los dos son esféricos, ¿cuántas lunas caben, en volumen, en el planeta?`,
          key: '27',
          distractors: [
            { text: '3', feedback: 'Esa es la razón entre los radios. El volumen crece con el cubo.' },
            { text: '9', feedback: 'Esa es la razón entre las superficies, 3 al cuadrado. El volumen va al cubo.' },
            { text: '81', feedback: 'Elevaste a la cuarta. Las dimensiones del volumen son tres.' },
          ],
          explanation: md`$3^3 = 27$. La superficie, en cambio, sería solo 9 veces mayor.`,
        },
        {
          id: 'del-area-al-volumen-a-escala',
          question: md`Al rediseñar una lámpara esférica, su área queda 4 veces mayor. ¿Cuántas veces mayor queda su volumen?`,
          key: '8 veces',
          distractors: [
            { text: '4 veces', feedback: 'Área y volumen no crecen igual. Vuelve primero al radio.' },
            { text: '16 veces', feedback: 'Elevaste 4 al cuadrado. El factor del radio es la raíz de 4.' },
            {
              text: '64 veces',
              feedback: 'Usaste 4 como factor del radio. El área creció 4 veces, así que el radio, 2.',
            },
          ],
          explanation: md`$k^2 = 4$ da $k = 2$. El volumen se multiplica por $2^3 = 8$.`,
        },
        {
          id: 'ocho-gotas',
          question: md`Ocho gotas esféricas iguales, de 1 mm de radio, se juntan en una sola gota esférica. ¿Qué radio tiene la gota grande?`,
          key: '2 mm',
          distractors: [
            {
              text: '8 mm',
              feedback: 'Sumaste los radios. Lo que se suma es el volumen: el de la grande es 8 veces el de una.',
            },
            {
              text: md`$2\sqrt{2}$ mm`,
              feedback: 'Conservaste el área, con raíz cuadrada. El agua conserva el volumen: raíz cúbica.',
            },
            { text: '4 mm', feedback: 'Dividiste 8 por 2. El factor del radio es la raíz cúbica de 8.' },
          ],
          explanation: md`El volumen es 8 veces mayor: $k^3 = 8$ y $k = 2$. El radio pasa de 1 mm a 2 mm.`,
        },
      ],
    },
    {
      id: 'esferas-en-un-vaso',
      title: 'Esferas con otros cuerpos',
      idea: md`Si un cuerpo se hunde por completo, el agua sube lo que él ocupa. En un vaso con forma de cilindro, el agua que sube también es un cilindro: tiene la base del vaso y una altura $h$.

Por eso se igualan dos volúmenes: el de **todas** las esferas y el del agua que sube, $\pi R^2 h$, donde $R$ es el radio del vaso.

En cuerpos compuestos, como un silo con techo de media esfera, se calcula cada parte y se suma.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 18,
        shapes: [
          { shape: 'segment', from: [4, 2], to: [4, 17] },
          { shape: 'segment', from: [16, 2], to: [16, 17] },
          { shape: 'ellipse', centre: [10, 2], radii: [6, 1.1] },
          { shape: 'ellipse', centre: [10, 9.5], radii: [6, 1.1], dashed: true, accent: 1 },
          { shape: 'ellipse', centre: [10, 12.5], radii: [6, 1.1], accent: 1 },
          { shape: 'circle', centre: [7.4, 4], radius: 2, filled: true, accent: 2 },
          { shape: 'circle', centre: [12.4, 4.2], radius: 2, filled: true, accent: 2 },
          { shape: 'arrow', from: [17.3, 9.5], to: [17.3, 12.5], accent: 1 },
          { shape: 'text', at: [18.4, 11], text: 'h', accent: 1 },
        ],
        alt: 'Vaso con forma de cilindro y dos bolitas en el fondo, cubiertas por agua. El nivel del agua subió una altura h respecto de la línea punteada.',
        caption: 'El agua que sube es un cilindro de altura h.',
      },
      example: {
        problem: md`Un vaso con forma de cilindro tiene 4 cm de radio interior y agua suficiente. Se hunden en él 6 bolitas de vidrio de 2 cm de radio, y quedan cubiertas por completo. ¿Cuánto sube el agua?`,
        steps: [
          {
            title: 'Calcula el volumen de una bolita',
            text: md`$\frac{4}{3}\pi \cdot 2^3 = \frac{32}{3}\pi$ cm³.`,
          },
          { title: 'Multiplica por todas', text: md`Son 6: $6 \cdot \frac{32}{3}\pi = 64\pi$ cm³.` },
          { title: 'Iguala con el agua que sube', text: md`$\pi \cdot 4^2 \cdot h = 64\pi$, es decir, $16h = 64$.` },
          { title: 'Despeja', text: md`$h = 4$ cm. El agua sube 4 cm.` },
        ],
      },
      warnings: [
        {
          mistake: 'bolitas-una-sola',
          text: md`Calcular con una sola bolita. Cada una desplaza su parte: multiplica el volumen por la cantidad antes de igualar.`,
        },
        {
          mistake: 'bolitas-volumen-por-area',
          text: md`Usar $4\pi r^2$, que es la cáscara. Lo que empuja el agua es el espacio que ocupa la bolita, en cm³.`,
        },
        {
          mistake: 'bolitas-diametro-del-vaso',
          text: md`Poner el diámetro del vaso en $\pi R^2$. La base quedaría 4 veces mayor y el agua subiría 4 veces menos.`,
        },
      ],
      checks: [
        {
          id: 'diez-bolitas',
          question: md`En un vaso con forma de cilindro, de 5 cm de radio, se hunden por completo 10 bolitas de 1,5 cm de radio. ¿Cuánto sube el agua?`,
          key: '1,8 cm',
          distractors: [
            {
              text: '0,18 cm',
              feedback: 'Eso sube con una sola bolita. Se hunden 10.',
              mistake: 'bolitas-una-sola',
            },
            {
              text: '3,6 cm',
              feedback: 'Usaste el área de las bolitas. El agua sube por el volumen que ocupan.',
              mistake: 'bolitas-volumen-por-area',
            },
            {
              text: '0,45 cm',
              feedback: 'Usaste 10 cm, el diámetro del vaso, como si fuera su radio.',
              mistake: 'bolitas-diametro-del-vaso',
            },
          ],
          explanation: md`Una bolita: $\frac{4}{3}\pi \cdot 3{,}375 = 4{,}5\pi$ cm³. Las 10: $45\pi$. De $25\pi h = 45\pi$ sale $h = 1{,}8$ cm.`,
        },
        {
          id: 'esfera-desconocida',
          question: md`Al hundir por completo una esfera en un frasco con forma de cilindro, de 6 cm de radio, el agua sube 1 cm. ¿Cuál es el radio de la esfera?`,
          key: '3 cm',
          distractors: [
            { text: '27 cm', feedback: 'Ese es el cubo del radio. Además, una esfera así no cabe en el frasco.' },
            { text: '6 cm', feedback: 'Ese es el diámetro de la esfera.', mistake: 'esfera-diametro-como-radio' },
            {
              text: md`$3\sqrt{3}$ cm`,
              feedback: 'Sacaste raíz cuadrada de 27. En el volumen el radio va al cubo: raíz cúbica.',
              mistake: 'esfera-radio-como-area',
            },
          ],
          explanation: md`El agua que sube ocupa $\pi \cdot 36 \cdot 1 = 36\pi$ cm³. De $\frac{4}{3}\pi r^3 = 36\pi$ sale $r^3 = 27$ y $r = 3$ cm.`,
        },
        {
          id: 'silo-con-techo',
          question: md`Un silo tiene la forma de un cilindro de 3 m de radio y 5 m de alto, con media esfera del mismo radio como techo. ¿Cuál es su volumen?`,
          key: md`$63\pi$ m³`,
          distractors: [
            { text: md`$81\pi$ m³`, feedback: 'Sumaste una esfera completa. El techo es la mitad.' },
            {
              text: md`$99\pi$ m³`,
              feedback: 'En el techo olvidaste dividir por 3: media esfera son 18 pi.',
              mistake: 'esfera-sin-el-tercio',
            },
            { text: md`$45\pi$ m³`, feedback: 'Ese es solo el cilindro. Falta el techo.' },
          ],
          explanation: md`Cilindro: $\pi \cdot 9 \cdot 5 = 45\pi$. Esfera: $\frac{4}{3}\pi \cdot 27 = 36\pi$, y la mitad es $18\pi$. Suman $63\pi$ m³.`,
        },
      ],
    },
  ],
  summary: [
    md`Área: $4\pi r^2$. Volumen: $\frac{4}{3}\pi r^3$. Siempre con el radio.`,
    md`Para pasar de una a otra, encuentra primero el radio: raíz cuadrada desde el área, cúbica desde el volumen.`,
    md`Si el radio se multiplica por $k$, el área va por $k^2$ y el volumen por $k^3$.`,
    md`Lo que sube el agua en un vaso: volumen de todas las esferas igual a $\pi R^2 h$.`,
  ],
});
