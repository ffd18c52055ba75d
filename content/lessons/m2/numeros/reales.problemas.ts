import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.numeros.reales.problemas',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Una plaza cuadrada mide 100 m por lado. Para ir de una esquina a la opuesta puedes seguir dos lados (200 m) o cortar por la diagonal. ¿Cuánto te ahorras por la diagonal?`,
    guesses: ['La mitad: 100 m', 'Unos 60 m', 'Casi nada: unos 10 m'],
    reveal: md`La diagonal mide $100\sqrt{2}$, unos 141 m. Te ahorras $200 - 141$, cerca de 59 m. El valor exacto es $100(2 - \sqrt{2})$: en esta lección vas a escribir respuestas así y a estimarlas sin calculadora.`,
  },
  points: [
    {
      id: 'cuanto-se-ahorra',
      title: 'Comparar dos caminos',
      idea: md`En un terreno rectangular hay dos maneras de ir a la esquina opuesta: por el **borde**, que suma dos lados, o por la **diagonal**, que se calcula con Pitágoras.

«¿Cuánto menos camina?» pide una **diferencia**: borde completo menos diagonal. La respuesta suele quedar con una raíz, y así es exacta.

Conviene sacar el factor común. Con lados de 20 y 40, la diagonal es $\sqrt{20^2 + 40^2} = 20\sqrt{1 + 4} = 20\sqrt{5}$, y la diferencia es $60 - 20\sqrt{5} = 20(3 - \sqrt{5})$.`,
      figure: {
        kind: 'drawing',
        width: 12,
        height: 7,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [1.5, 1.2],
              [10.5, 1.2],
              [10.5, 5.7],
              [1.5, 5.7],
            ],
            filled: true,
          },
          {
            shape: 'path',
            points: [
              [1.5, 1.2],
              [10.5, 1.2],
              [10.5, 5.7],
            ],
            accent: 1,
          },
          { shape: 'segment', from: [1.5, 1.2], to: [10.5, 5.7], accent: 2, dashed: true },
          { shape: 'text', at: [6, 0.5], text: '40 m', anchor: 'middle' },
          { shape: 'text', at: [10.7, 3.4], text: '20 m', anchor: 'start' },
          { shape: 'text', at: [5.2, 4.1], text: 'diagonal', anchor: 'middle' },
        ],
        alt: 'Rectángulo de 40 m por 20 m. Un camino sigue dos de sus bordes; el otro corta por la diagonal.',
      },
      example: {
        problem: md`Un potrero rectangular mide 50 m por 150 m. Amanda lo cruza en diagonal en vez de seguir dos bordes. ¿Cuántos metros menos camina?`,
        steps: [
          { title: 'Suma el borde', text: md`Por dos lados camina $50 + 150 = 200$ m.` },
          {
            title: 'Calcula la diagonal',
            text: md`Los lados son 50 veces 1 y 3, así que la diagonal es $50\sqrt{1^2 + 3^2} = 50\sqrt{10}$ m.`,
          },
          { title: 'Resta', text: md`$200 - 50\sqrt{10} = 50(4 - \sqrt{10})$ m.` },
          {
            title: 'Estima',
            text: md`$\sqrt{10}$ es algo más que 3,16. Queda $50 \cdot 0{,}84$, cerca de 42 m: es menos que el lado corto, como debe ser.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suma-borde-y-diagonal',
          text: md`Sumar los dos caminos. Nadie camina ambos: «cuánto menos» es una resta. Si tu respuesta supera al borde completo, sumaste.`,
        },
        {
          mistake: 'compara-con-un-solo-borde',
          text: md`Restar solo el lado largo. Para llegar por el borde hay que recorrer **dos** lados: dibuja el camino con el dedo antes de calcular.`,
        },
        {
          mistake: 'suma-los-lados-sin-elevar',
          text: md`Usar $\sqrt{1 + 3}$ en vez de $\sqrt{1^2 + 3^2}$. La diagonal tiene que ser más larga que el lado mayor: $50\sqrt{4} = 100$ no alcanza a 150.`,
        },
      ],
      checks: [
        {
          id: 'cancha-de-veinte-por-sesenta',
          question: md`Un patio rectangular mide 20 m por 60 m. ¿Cuántos metros menos se caminan por la diagonal que por dos bordes?`,
          key: md`$20(4 - \sqrt{10})$ m`,
          distractors: [
            {
              text: md`$20(4 + \sqrt{10})$ m`,
              feedback: 'Sumaste los dos caminos. Se pide cuánto menos, que es una resta.',
              mistake: 'suma-borde-y-diagonal',
            },
            {
              text: md`$20(\sqrt{10} - 3)$ m`,
              feedback: 'Comparaste la diagonal con el borde largo solamente. El otro camino recorre dos bordes.',
              mistake: 'compara-con-un-solo-borde',
            },
            {
              text: '40 m',
              feedback: 'Hiciste la raíz de 1 + 3, que es 2. Faltó elevar al cuadrado los lados.',
              mistake: 'suma-los-lados-sin-elevar',
            },
          ],
          explanation: md`Bordes: 80 m. Diagonal: $20\sqrt{1 + 9} = 20\sqrt{10}$ m. La diferencia es $20(4 - \sqrt{10})$ m, unos 17 m.`,
        },
        {
          id: 'cable-por-la-pared',
          question: md`Un cable une dos esquinas opuestas de una pared de 2 m de alto y 4 m de largo. Por los bordes usaría 6 m. Si va en diagonal, ¿cuánto cable se ahorra?`,
          key: md`$6 - 2\sqrt{5}$ m`,
          distractors: [
            {
              text: md`$2\sqrt{5} - 4$ m`,
              feedback: 'Eso es cuánto supera la diagonal al borde largo. Compara con los 6 m.',
              mistake: 'compara-con-un-solo-borde',
            },
            {
              text: md`$6 - \sqrt{6}$ m`,
              feedback: 'La diagonal sale de los cuadrados: 4 + 16, y no 2 + 4.',
              mistake: 'suma-los-lados-sin-elevar',
            },
            {
              text: md`$6 + 2\sqrt{5}$ m`,
              feedback: 'Sumaste los dos recorridos del cable; el ahorro es su diferencia.',
              mistake: 'suma-borde-y-diagonal',
            },
          ],
          explanation: md`La diagonal mide $\sqrt{2^2 + 4^2} = \sqrt{20} = 2\sqrt{5}$ m. El ahorro es $6 - 2\sqrt{5}$ m, cerca de 1,5 m.`,
        },
      ],
    },
    {
      id: 'vueltas-de-una-rueda',
      title: 'Ruedas, vueltas y π',
      idea: md`Una rueda que no resbala avanza, en cada vuelta, exactamente su **contorno**: $\pi \cdot d$, con $d$ el diámetro. Es lo mismo que $2\pi r$.

El número de vueltas es la distancia dividida por el contorno, las dos **en la misma unidad**. Si la rueda viene en centímetros y el camino en metros, convierte antes.

Cuando piden vueltas **completas**, la que queda a medias no cuenta: 41,8 vueltas son 41 completas, aunque falte poco para la 42.`,
      figure: {
        kind: 'drawing',
        width: 14,
        height: 5,
        shapes: [
          { shape: 'segment', from: [0.5, 1], to: [13.5, 1] },
          { shape: 'circle', centre: [2, 2.4], radius: 1.4, accent: 1 },
          { shape: 'circle', centre: [10.8, 2.4], radius: 1.4, accent: 1, dashed: true },
          { shape: 'segment', from: [2, 1], to: [10.8, 1], accent: 2 },
          { shape: 'point', at: [2, 1], accent: 2 },
          { shape: 'point', at: [10.8, 1], accent: 2 },
          { shape: 'text', at: [6.4, 0.3], text: 'una vuelta: π · d', anchor: 'middle' },
          { shape: 'segment', from: [2, 1], to: [2, 3.8], dashed: true },
          { shape: 'text', at: [2.2, 2.5], text: 'd', anchor: 'start' },
        ],
        alt: 'Una rueda de diámetro d rueda por el suelo. Después de una vuelta ha avanzado π por d, algo más de tres veces su diámetro.',
      },
      example: {
        problem: md`La rueda de un carro de feria tiene 50 cm de diámetro. Con $\pi \approx 3{,}14$, ¿cuántas vueltas completas da en 100 m?`,
        steps: [
          { title: 'Calcula el contorno', text: md`$3{,}14 \cdot 50 = 157$ cm avanza en cada vuelta.` },
          { title: 'Iguala las unidades', text: md`100 m son 10.000 cm.` },
          { title: 'Divide', text: md`$10.000 : 157$ es cerca de 63,7.` },
          {
            title: 'Quédate con las completas',
            text: md`63 vueltas completas. Comprueba: $63 \cdot 157 = 9.891$ cm, y una más serían 10.048 cm, que se pasa.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'redondea-hacia-arriba-las-vueltas',
          text: md`Redondear 63,7 a 64. La vuelta 64 no alcanza a terminar en 100 m. «Completas» siempre se corta hacia abajo.`,
        },
        {
          mistake: 'usa-el-diametro-como-radio',
          text: md`Usar $2 \cdot \pi \cdot 50$ cuando 50 es el diámetro. Cada vuelta te queda el doble de larga y las vueltas, la mitad. Subraya si el dato es $r$ o $d$.`,
        },
        {
          mistake: 'divide-por-el-diametro',
          text: md`Dividir la distancia por 50, como si la rueda avanzara su diámetro. Avanza su contorno, algo más de tres diámetros.`,
        },
      ],
      checks: [
        {
          id: 'rueda-de-monopatin',
          question: md`La rueda de un monopatín tiene 20 cm de diámetro. Con $\pi \approx 3{,}14$, ¿cuántas vueltas completas da en 30 m?`,
          key: '47',
          distractors: [
            {
              text: '48',
              feedback: 'La división da 47,8: la vuelta 48 no alcanza a completarse.',
              mistake: 'redondea-hacia-arriba-las-vueltas',
            },
            {
              text: '23',
              feedback: 'Tomaste los 20 cm como radio y cada vuelta te quedó de 125,6 cm.',
              mistake: 'usa-el-diametro-como-radio',
            },
            {
              text: '150',
              feedback: 'Dividiste por el diámetro. En cada vuelta la rueda avanza su contorno.',
              mistake: 'divide-por-el-diametro',
            },
          ],
          explanation: md`Contorno: $3{,}14 \cdot 20 = 62{,}8$ cm. $3.000 : 62{,}8$ es cerca de 47,8: da 47 vueltas completas.`,
        },
        {
          id: 'pozo-con-manivela',
          question: md`El tambor de un pozo tiene 15 cm de radio y enrolla la cuerda en una sola capa. Si se da vuelta 10 veces, ¿cuánta cuerda enrolla?`,
          key: md`$300\pi$ cm`,
          distractors: [
            {
              text: md`$150\pi$ cm`,
              feedback: 'Usaste 15 cm como diámetro. Es el radio: cada vuelta mide 30π cm.',
            },
            {
              text: md`$600\pi$ cm`,
              feedback: 'Duplicaste dos veces: el diámetro es 30 cm y ya va en el contorno, 30π.',
              mistake: 'usa-el-diametro-como-radio',
            },
            {
              text: '300 cm',
              feedback: 'Contaste un diámetro por vuelta. En cada vuelta se enrolla un contorno completo.',
              mistake: 'divide-por-el-diametro',
            },
          ],
          explanation: md`Cada vuelta enrolla $2\pi \cdot 15 = 30\pi$ cm. Diez vueltas son $300\pi$ cm, cerca de 9,4 m.`,
        },
        {
          id: 'envases-de-una-cinta',
          question: md`Para rodear un tarro cilíndrico de 10 cm de diámetro se usa una cinta. Con un rollo de 2 m y $\pi \approx 3{,}14$, ¿cuántos tarros se rodean por completo?`,
          key: '6',
          distractors: [
            {
              text: '7',
              feedback: 'Son 6,4 tarros: para el séptimo no alcanza la cinta.',
              mistake: 'redondea-hacia-arriba-las-vueltas',
            },
            {
              text: '3',
              feedback: 'Usaste 10 cm como radio y cada tarro te pidió 62,8 cm.',
              mistake: 'usa-el-diametro-como-radio',
            },
            {
              text: '20',
              feedback: 'Dividiste por el diámetro; la cinta sigue el contorno.',
              mistake: 'divide-por-el-diametro',
            },
          ],
          explanation: md`Cada tarro pide $3{,}14 \cdot 10 = 31{,}4$ cm. $200 : 31{,}4$ es cerca de 6,4: alcanza para 6.`,
        },
      ],
    },
    {
      id: 'exacto-o-aproximado',
      title: 'Respuesta exacta o aproximada',
      idea: md`$\pi$ y $\sqrt{2}$ no caben en ningún decimal. Por eso $12\pi$ es un valor **exacto** y 37,7 es una **aproximación**. Mira las alternativas: si llevan $\pi$ o raíces, no reemplaces.

Si hay que aproximar, opera con el símbolo hasta el final y reemplaza una sola vez. Así el error no se acumula.

El redondeo también depende de la situación. Para saber si algo **alcanza**, cuida hacia qué lado: una cerca de $12\pi$ m, que son 37,69… m, no se completa con 37 m de malla.`,
      example: {
        problem: md`Una mesa redonda tiene un área de 2 m². ¿Cabe por una puerta de 1,5 m de ancho si se pasa acostada, con su diámetro a lo ancho? Usa $\pi \approx 3{,}14$.`,
        steps: [
          {
            title: 'Escribe la ecuación',
            text: md`$\pi r^2 = 2$, así que $r = \sqrt{\frac{2}{\pi}}$ y el diámetro es $2\sqrt{\frac{2}{\pi}}$ m.`,
          },
          {
            title: 'Compara los cuadrados',
            text: md`El cuadrado del diámetro es $4 \cdot \frac{2}{\pi} = \frac{8}{\pi}$, cerca de 2,55. El de la puerta es $1{,}5^2 = 2{,}25$.`,
          },
          {
            title: 'Decide',
            text: md`$2{,}55 > 2{,}25$, así que el diámetro es mayor que 1,5 m: no pasa. Mide cerca de 1,6 m.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'valor-exacto-del-borde',
          question: md`Una ventana tiene forma de cuadrado de 2 m de lado con un semicírculo encima, apoyado en todo el lado superior. ¿Cuánto mide exactamente su contorno?`,
          figure: {
            kind: 'drawing',
            width: 8,
            height: 8,
            shapes: [
              {
                shape: 'path',
                points: [
                  [2, 4.8],
                  [2, 0.8],
                  [6, 0.8],
                  [6, 4.8],
                ],
              },
              { shape: 'arc', centre: [4, 4.8], radius: 2, from: 0, to: 180 },
              { shape: 'segment', from: [2, 4.8], to: [6, 4.8], dashed: true },
              { shape: 'text', at: [6.2, 2.8], text: '2 m', anchor: 'start' },
              { shape: 'text', at: [4, 0.2], text: '2 m', anchor: 'middle' },
            ],
            alt: 'Cuadrado de 2 m de lado con un semicírculo encima. El lado que comparten está punteado, porque no es parte del contorno.',
          },
          key: md`$6 + \pi$ m`,
          distractors: [
            { text: md`$8 + \pi$ m`, feedback: 'Contaste el lado de arriba, que queda adentro de la ventana.' },
            {
              text: md`$6 + 2\pi$ m`,
              feedback: 'Usaste 2 m como radio del semicírculo. Es su diámetro: el radio es 1 m.',
              mistake: 'usa-el-diametro-como-radio',
            },
            {
              text: '9,14 m',
              feedback: 'Es una buena aproximación, pero se pide el valor exacto: deja π sin reemplazar.',
            },
          ],
          explanation: md`Tres lados de 2 m son 6 m. El semicírculo tiene radio 1 m y mide la mitad de $2\pi$: $\pi$ m. En total, $6 + \pi$ m.`,
        },
        {
          id: 'cuadrado-de-area-tres',
          question: md`Un mantel cuadrado tiene 3 m² de área. ¿Cuántos metros de huincha se necesitan para su borde, si la venden solo por metros enteros?`,
          key: '7 m',
          distractors: [
            { text: '6 m', feedback: 'Hacen falta cerca de 6,93 m: con 6 m queda un pedazo sin borde.' },
            { text: '8 m', feedback: 'Redondeaste el lado a 2 m antes de multiplicar. Redondea solo al final.' },
            { text: '12 m', feedback: 'Multiplicaste el área por 4. El lado es la raíz de 3.' },
          ],
          explanation: md`El lado es $\sqrt{3}$ m y el borde, $4\sqrt{3} = \sqrt{48}$, entre 6 y 7. Para que alcance se compran 7 m.`,
        },
        {
          id: 'reemplazar-al-final',
          question: md`Una pileta circular tiene 5 m de radio y otra, 3 m. ¿Cuál es exactamente la diferencia entre sus áreas?`,
          key: md`$16\pi$ m²`,
          distractors: [
            {
              text: md`$4\pi$ m²`,
              feedback: 'Restaste los radios antes de elevar. Cada área se calcula por separado.',
            },
            {
              text: md`$64\pi$ m²`,
              feedback: 'Usaste 10 y 6 como radios: esos son los diámetros.',
              mistake: 'usa-el-diametro-como-radio',
            },
            { text: md`$34\pi$ m²`, feedback: 'Sumaste las áreas en vez de restarlas.' },
          ],
          explanation: md`$25\pi - 9\pi = 16\pi$ m². Con $\pi$ como símbolo se restan como si fueran términos semejantes.`,
        },
      ],
    },
  ],
  summary: [
    md`«Cuánto menos» es una resta: dos bordes menos la diagonal.`,
    md`La diagonal sale de la suma de los cuadrados; saca el factor común antes de elevar.`,
    md`Cada vuelta avanza el contorno, $\pi d$. Las vueltas completas se cortan hacia abajo.`,
    md`Deja $\pi$ y las raíces hasta el final, y al redondear piensa si tiene que alcanzar.`,
  ],
});
