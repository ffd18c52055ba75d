import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.cuerpos.problemas',
  version: 1,
  minutes: 16,
  opening: {
    question: md`A un cubo de madera de 10 cm de arista le perforan un agujero cuadrado de 4 cm por 4 cm, de lado a lado. Ahora hay menos madera. Si lo sumerges entero en barniz, ¿hay más o menos superficie que barnizar?`,
    guesses: ['Menos, porque se quitó madera', 'Más', 'La misma'],
    reveal: md`Hay más: pasa de 600 cm² a 728 cm². Se pierden las dos bocas, pero aparecen cuatro paredes por dentro. Quitar material puede bajar el volumen y, a la vez, subir la superficie.`,
  },
  points: [
    {
      id: 'cubrir-o-llenar',
      title: 'Primero decide: cubrir o llenar',
      idea: md`Antes de tocar un número, pregúntate qué pide la situación. **Cubrir** (pintar, forrar, envolver, poner cerámica) es superficie: se mide en m² o cm², sumando caras. **Llenar** (cuánto cabe, cuánto pesa el agua, cuánta tierra) es volumen: se mide en m³, cm³ o litros.

La unidad de la respuesta es la mejor pista. Y si es superficie, haz la lista de las caras que de verdad se cubren.

A veces hay que pasar de una a la otra: del volumen de un cubo sale su arista, y de la arista, sus caras.`,
      example: {
        problem: md`Una cámara de frío mide por dentro 3 m de largo, 2 m de ancho y 2,5 m de alto. Se forra por dentro completa (piso, cielo y paredes). ¿Cuántos metros cuadrados de panel se ponen y cuántos metros cúbicos de aire enfría?`,
        steps: [
          {
            title: 'Forrar es superficie',
            text: md`Las caras son $3 \cdot 2 = 6$, $3 \cdot 2{,}5 = 7{,}5$ y $2 \cdot 2{,}5 = 5$.`,
          },
          { title: 'Suma las seis', text: md`$2 \cdot (6 + 7{,}5 + 5) = 37$. Se ponen 37 m² de panel.` },
          { title: 'El aire es volumen', text: md`$3 \cdot 2 \cdot 2{,}5 = 15$. Enfría 15 m³ de aire.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cual-pide-volumen',
          question: md`¿Cuál de estas preguntas se responde con un volumen?`,
          key: '¿Cuánta tierra de hojas cabe en un macetero?',
          distractors: [
            {
              text: '¿Cuánto papel se usa para envolver un regalo?',
              feedback: 'El papel cubre las caras: es superficie.',
            },
            {
              text: '¿Cuánta cerámica lleva una piscina por dentro?',
              feedback: 'La cerámica cubre el fondo y las paredes: es superficie.',
            },
            {
              text: '¿Cuánto vidrio se ocupa en una pecera?',
              feedback: 'El vidrio son las caras de la pecera. El agua sí sería volumen.',
            },
          ],
          explanation: md`La tierra llena el espacio de adentro. Las otras tres cubren caras y se responden en metros cuadrados.`,
        },
        {
          id: 'ceramica-de-la-piscina',
          question: md`Una piscina con forma de paralelepípedo recto mide 10 m de largo, 4 m de ancho y 1,5 m de hondo. Se cubre de cerámica por dentro. ¿Cuántos metros cuadrados de cerámica lleva?`,
          key: '82 m²',
          distractors: [
            {
              text: '60 m²',
              feedback: 'Multiplicaste las tres medidas: 60 m³ es lo que cabe de agua.',
              mistake: 'volumen-en-vez-de-area',
            },
            {
              text: '122 m²',
              feedback: 'Contaste seis caras, y la superficie del agua no lleva cerámica.',
              mistake: 'caja-cuenta-la-tapa',
            },
            {
              text: '42 m²',
              feedback: 'Contaste solo las paredes. El fondo también se cubre.',
              mistake: 'caja-solo-los-costados',
            },
          ],
          explanation: md`Fondo: 40. Paredes: $2 \cdot 10 \cdot 1{,}5 + 2 \cdot 4 \cdot 1{,}5 = 42$. En total, 82 m².`,
        },
        {
          id: 'del-volumen-a-las-caras',
          question: md`Una obra de arte es un cubo cerrado de 27 m³. ¿Cuántos metros cuadrados de tela cubren sus seis caras?`,
          key: '54 m²',
          distractors: [
            {
              text: '27 m²',
              feedback: 'Repetiste el número del volumen. Busca la arista y después las caras.',
              mistake: 'volumen-en-vez-de-area',
            },
            { text: '9 m²', feedback: 'Esa es el área de una sola cara. Son seis.' },
            {
              text: '36 m²',
              feedback: 'Contaste cuatro caras. Faltan la de arriba y la de abajo.',
              mistake: 'caja-solo-los-costados',
            },
          ],
          explanation: md`La arista mide 3 m, porque $3^3 = 27$. Cada cara tiene 9 m², y las seis, 54 m².`,
        },
      ],
    },
    {
      id: 'unidades-y-envases',
      title: 'Convertir y repartir en envases',
      idea: md`Un metro tiene 100 cm. Por eso 1 m² son $100 \cdot 100 = 10{.}000$ cm², y 1 m³ son $100 \cdot 100 \cdot 100 = 1{.}000{.}000$ cm³. El factor cambia con la dimensión.

Para los líquidos: 1 m³ son $1000$ litros y 1 litro son $1000$ cm³.

Para saber cuántos envases se llenan, calcula el volumen, pásalo a la **misma unidad** del envase y **divide**. Si el envase es de menos de un litro, salen más envases que litros: sirve para comprobar.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'm', label: '1 m³', column: 0, row: 0 },
          { id: 'l', label: '1.000 L', column: 1, row: 0 },
          { id: 'c', label: '1.000.000 cm³', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'm', to: 'l', label: '× 1.000' },
          { from: 'l', to: 'c', label: '× 1.000' },
        ],
        alt: 'Tres cajas en fila: 1 metro cúbico equivale a 1.000 litros, y eso equivale a 1.000.000 de centímetros cúbicos. Cada paso multiplica por 1.000.',
      },
      example: {
        problem: md`Un estanque con forma de paralelepípedo recto mide 2 m de largo, 1,5 m de ancho y 1,2 m de alto, y está lleno de agua. ¿Cuántos bidones de 20 litros se llenan con él?`,
        steps: [
          { title: 'Volumen en metros cúbicos', text: md`$2 \cdot 1{,}5 \cdot 1{,}2 = 3{,}6$ m³.` },
          { title: 'Pasa a litros', text: md`$3{,}6 \cdot 1000 = 3600$ litros.` },
          { title: 'Divide por el bidón', text: md`$3600 : 20 = 180$. Se llenan 180 bidones.` },
        ],
      },
      warnings: [
        {
          mistake: 'metro-cubico-como-cien-litros',
          text: md`Usar 100 litros por metro cúbico: saldrían 18 bidones. El 100 es de metros a centímetros, en un largo. Un metro cúbico son 1.000 litros.`,
        },
        {
          mistake: 'envases-multiplica-en-vez-de-dividir',
          text: md`Multiplicar los litros por la capacidad: $3600 \cdot 20 = 72{.}000$. Preguntar cuántas veces cabe algo es dividir.`,
        },
        {
          mistake: 'volumen-suma-las-medidas',
          text: md`Sumar las medidas, $2 + 1{,}5 + 1{,}2$. Eso da metros, un largo. Para tener metros cúbicos hay que multiplicar las tres.`,
        },
      ],
      checks: [
        {
          id: 'frascos-de-miel',
          question: md`Una apicultora guarda miel en un depósito de 3 m de largo, 2 m de ancho y 0,5 m de alto, que está lleno. La envasa en frascos de 0,5 litros. ¿Cuántos frascos llena?`,
          key: '6.000',
          distractors: [
            {
              text: '600',
              feedback: 'Tomaste 100 litros por metro cúbico. Son 1.000.',
              mistake: 'metro-cubico-como-cien-litros',
            },
            {
              text: '1.500',
              feedback: 'Multiplicaste 3.000 por 0,5. Con frascos de medio litro salen más frascos que litros.',
              mistake: 'envases-multiplica-en-vez-de-dividir',
            },
            {
              text: '11.000',
              feedback: 'Sumaste 3, 2 y 0,5. El volumen se obtiene multiplicando.',
              mistake: 'volumen-suma-las-medidas',
            },
          ],
          explanation: md`$3 \cdot 2 \cdot 0{,}5 = 3$ m³, que son 3.000 litros. Y $3000 : 0{,}5 = 6000$ frascos.`,
        },
        {
          id: 'expresion-de-bidones',
          question: md`Un estanque lleno mide 4 m, 2 m y 1,5 m. ¿Qué expresión da cuántos bidones de 5 litros se llenan con él?`,
          key: md`$\frac{4 \cdot 2 \cdot 1{,}5 \cdot 1000}{5}$`,
          distractors: [
            {
              text: md`$\frac{4 \cdot 2 \cdot 1{,}5 \cdot 100}{5}$`,
              feedback: 'Un metro cúbico no son 100 litros: son 1.000.',
              mistake: 'metro-cubico-como-cien-litros',
            },
            {
              text: md`$4 \cdot 2 \cdot 1{,}5 \cdot 1000 \cdot 5$`,
              feedback: 'Los litros están bien, pero para repartir en bidones se divide.',
              mistake: 'envases-multiplica-en-vez-de-dividir',
            },
            {
              text: md`$\frac{(4 + 2 + 1{,}5) \cdot 1000}{5}$`,
              feedback: 'Sumaste las medidas. El volumen es el producto de las tres.',
              mistake: 'volumen-suma-las-medidas',
            },
          ],
          explanation: md`El volumen en m³, por 1.000, da litros; dividido por 5, bidones. Son $12{.}000 : 5 = 2400$.`,
        },
        {
          id: 'metros-a-centimetros-cubicos',
          question: md`¿Cuántos centímetros cúbicos son 0,002 m³?`,
          key: '2.000 cm³',
          distractors: [
            { text: '0,2 cm³', feedback: 'Multiplicaste por 100, que sirve para un largo. Aquí hay tres dimensiones.' },
            { text: '20 cm³', feedback: 'Multiplicaste por 10.000, que sirve para un área.' },
            { text: '2 cm³', feedback: 'Multiplicaste por 1.000: esos son los litros. Cada litro tiene 1.000 cm³.' },
          ],
          explanation: md`$0{,}002 \cdot 1{.}000{.}000 = 2000$. También: 0,002 m³ son 2 litros, y 2 litros son 2.000 cm³.`,
        },
      ],
    },
    {
      id: 'agujeros-y-pegados',
      title: 'Agujeros y cuerpos pegados',
      idea: md`Cuando un agujero atraviesa un bloque, el **volumen** baja: se resta el del agujero. La **superficie** se arma en tres pasos:

1. Toma la superficie del bloque entero.
2. Resta las **dos bocas**, que ya no son cara.
3. Suma las **paredes de adentro**: el contorno de la boca por el largo del agujero.

Con cuerpos pegados pasa algo parecido. Los volúmenes se suman, pero las caras que se tocan se tapan: se restan, una por cada cuerpo.`,
      figure: {
        kind: 'drawing',
        width: 18,
        height: 15,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 1],
              [12, 1],
              [12, 11],
              [2, 11],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [2, 11],
              [12, 11],
              [15, 14],
              [5, 14],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [12, 1],
              [15, 4],
              [15, 14],
              [12, 11],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [5, 4],
              [9, 4],
              [9, 8],
              [5, 8],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'segment', from: [5, 4], to: [7, 6], dashed: true },
          { shape: 'text', at: [7, 3.2], text: '4 cm' },
          { shape: 'text', at: [7, 0.2], text: '10 cm' },
        ],
        alt: 'Cubo de 10 cm de arista con un agujero cuadrado de 4 cm de lado en el centro de la cara delantera, que lo atraviesa hasta la cara de atrás.',
      },
      example: {
        problem: md`El cubo de la figura tiene 10 cm de arista y un agujero cuadrado de 4 cm de lado que lo atraviesa. ¿Cuáles son su superficie total y su volumen?`,
        steps: [
          { title: 'El cubo entero', text: md`Superficie: $6 \cdot 10^2 = 600$ cm². Volumen: $10^3 = 1000$ cm³.` },
          { title: 'Resta las bocas', text: md`Son dos cuadrados de 4 por 4: $600 - 32 = 568$ cm².` },
          {
            title: 'Suma las paredes de adentro',
            text: md`El contorno de la boca es 16 cm y el agujero mide 10 cm de largo: $16 \cdot 10 = 160$. La superficie es $568 + 160 = 728$ cm².`,
          },
          {
            title: 'El volumen',
            text: md`El agujero ocupa $4 \cdot 4 \cdot 10 = 160$ cm³. Quedan $1000 - 160 = 840$ cm³.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'bloque-olvida-el-interior',
          text: md`Restar las bocas y parar en 568. Si lo sumerges en barniz, las paredes de adentro también se mojan.`,
        },
        {
          mistake: 'bloque-no-resta-las-bocas',
          text: md`Sumar las paredes al cubo entero: $600 + 160 = 760$. Donde está el agujero ya no hay cara: hay aire.`,
        },
        {
          mistake: 'bloque-resta-el-interior',
          text: md`Restar también las paredes: $600 - 32 - 160 = 408$. Eso mezcla con el volumen, que sí baja. Las paredes son caras nuevas: se suman.`,
        },
      ],
      checks: [
        {
          id: 'ladrillo-perforado',
          question: md`Un bloque con forma de paralelepípedo recto tiene base de 8 cm por 6 cm y 5 cm de alto. Un agujero vertical de 3 cm por 2 cm lo atraviesa de arriba abajo. ¿Cuánto mide su superficie total?`,
          key: '274 cm²',
          distractors: [
            {
              text: '224 cm²',
              feedback: 'Restaste las bocas, pero faltan las paredes de adentro: contorno 10 por 5 de alto.',
              mistake: 'bloque-olvida-el-interior',
            },
            {
              text: '286 cm²',
              feedback: 'Sumaste las paredes, pero no descontaste las dos bocas de 6 cm².',
              mistake: 'bloque-no-resta-las-bocas',
            },
            {
              text: '174 cm²',
              feedback: 'Restaste las paredes de adentro. Son superficie nueva y se suman.',
              mistake: 'bloque-resta-el-interior',
            },
          ],
          explanation: md`Entero: $2 \cdot (48 + 40 + 30) = 236$. Menos dos bocas, $236 - 12 = 224$. Más las paredes, $10 \cdot 5 = 50$: 274 cm².`,
        },
        {
          id: 'volumen-del-ladrillo',
          question: md`Un bloque de 8 cm por 6 cm de base y 5 cm de alto tiene un agujero de 3 cm por 2 cm que lo atraviesa de arriba abajo. ¿Cuál es el volumen de material?`,
          key: '210 cm³',
          distractors: [
            { text: '240 cm³', feedback: 'Ese es el bloque sin agujero. Falta restar lo que se quitó.' },
            { text: '234 cm³', feedback: 'Restaste solo el área de la boca. El agujero tiene además 5 cm de largo.' },
            {
              text: '270 cm³',
              feedback: 'Sumaste el agujero. En la superficie se agregan paredes, pero el volumen baja.',
            },
          ],
          explanation: md`$8 \cdot 6 \cdot 5 = 240$ y el agujero ocupa $3 \cdot 2 \cdot 5 = 30$. Quedan 210 cm³.`,
        },
        {
          id: 'dos-cubos-pegados',
          question: md`Dos cubos de 3 cm de arista se pegan haciendo coincidir una cara completa. ¿Cuánto mide la superficie del cuerpo que resulta?`,
          key: '90 cm²',
          distractors: [
            { text: '108 cm²', feedback: 'Sumaste las doce caras. Las dos que se pegan quedan tapadas.' },
            { text: '99 cm²', feedback: 'Descontaste una sola cara. Se tapa una de cada cubo.' },
            {
              text: '54 cm²',
              feedback: 'Ese número es el volumen de los dos cubos, o el área de uno solo.',
              mistake: 'volumen-en-vez-de-area',
            },
          ],
          explanation: md`Doce caras de 9 cm² suman 108. Se tapan dos: $108 - 18 = 90$ cm².`,
        },
      ],
    },
  ],
  summary: [
    md`Cubrir es superficie (m²); llenar es volumen (m³ o litros). La unidad avisa.`,
    md`1 m² son 10.000 cm². 1 m³ son 1.000.000 cm³, o 1.000 litros.`,
    md`Envases: misma unidad y se divide.`,
    md`Agujero que atraviesa: volumen, se resta; superficie, entera menos dos bocas más las paredes de adentro.`,
  ],
});
