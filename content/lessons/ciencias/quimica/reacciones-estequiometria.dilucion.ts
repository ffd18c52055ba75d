import { defineLesson, md, type Point, type Shape } from '../../authoring/index.ts';

/** A glass with its liquid up to `level` and one dot for each bit of solute. */
const glass = (x: number, level: number, dots: readonly Point[], says: string): readonly Shape[] => [
  {
    shape: 'path',
    points: [
      [x, 165],
      [x, 30],
      [x + 90, 30],
      [x + 90, 165],
    ],
  },
  { shape: 'segment', from: [x, level], to: [x + 90, level], accent: 1 },
  ...dots.map(([dx, y]): Shape => ({ shape: 'point', at: [x + dx, y], accent: 2 })),
  { shape: 'text', at: [x + 45, 12], text: says, size: 'small' },
];

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.dilucion',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Tienes 100 mL de una solución azul de sulfato de cobre. Quieres que quede a la **cuarta parte** de su concentración. ¿Cuánta agua agregas?`,
    guesses: ['25 mL', '300 mL', '400 mL'],
    reveal: md`300 mL. Para que la misma cantidad de soluto quede cuatro veces más repartida, el volumen **total** tiene que ser 400 mL, y 100 ya estaban. El azul se ve más claro, pero hay exactamente el mismo cobre.`,
  },
  points: [
    {
      id: 'diluir',
      title: 'Diluir: el mismo soluto en más volumen',
      idea: md`Al agregar agua, los **moles de soluto no cambian**. Como son $C \cdot V$:

$$C_1 \cdot V_1 = C_2 \cdot V_2$$

$V_2$ es el volumen **total** al final. Si te preguntan cuánta agua agregar, resta: $V_2 - V_1$ (si los volúmenes se suman, que es buena aproximación con soluciones acuosas diluidas).

Concentración y volumen son **inversos**: si la concentración baja a un tercio, el volumen se triplica. Puedes usar mL en los dos lados; las unidades se cancelan.

Con ácidos concentrados, se agrega el **ácido al agua**, de a poco.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 175,
        shapes: [
          ...glass(
            20,
            75,
            [
              [15, 45],
              [35, 60],
              [55, 42],
              [75, 58],
              [28, 40],
              [62, 66],
            ],
            '150 mL, 2 mol/L',
          ),
          ...glass(
            175,
            158,
            [
              [15, 45],
              [35, 90],
              [55, 130],
              [75, 60],
              [20, 120],
              [68, 98],
            ],
            '600 mL, 0,5 mol/L',
          ),
          { shape: 'arrow', from: [122, 85], to: [162, 85] },
          { shape: 'text', at: [142, 98], text: 'agua', size: 'small' },
        ],
        alt: 'Dos vasos con seis puntos de soluto cada uno. El primero tiene 150 mL a 2 mol/L y los puntos juntos. Tras agregar agua, el segundo tiene 600 mL a 0,5 mol/L y los mismos puntos más separados.',
        caption: 'Los puntos son los mismos; cambia el espacio.',
      },
      example: {
        problem: md`Hay 150 mL de una solución 2 mol/L. ¿Cuánta agua se agrega para que quede a 0,5 mol/L?`,
        steps: [
          { title: 'Lo que no cambia', text: md`$2 \cdot 150 = 0{,}5 \cdot V_2$.` },
          {
            title: 'Volumen final',
            text: md`$V_2 = \frac{300}{0{,}5} = 600\ \text{mL}$. Cuatro veces más volumen, cuatro veces menos concentración.`,
          },
          { title: 'Agua que se agrega', text: md`$600 - 150 = 450\ \text{mL}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'agrega-el-volumen-final',
          text: md`Contestar el volumen final. Si piden el **agua que se agrega**, descuenta lo que ya había.`,
        },
        {
          mistake: 'dilucion-proporcion-directa',
          text: md`Usar una proporción directa: menos concentración, menos volumen. Diluir es agregar: el volumen final tiene que ser mayor.`,
        },
        {
          mistake: 'agua-segun-cuanto-baja-la-concentracion',
          text: md`Agregar la fracción en que baja: «baja tres cuartos, agrego tres cuartos del volumen». Lo que se conserva son los moles, no esa fracción.`,
        },
      ],
      checks: [
        {
          id: 'bajar-a-un-tercio',
          question: md`Se tienen 200 mL de una solución 1,2 mol/L. ¿Cuánta agua hay que agregar para llegar a 0,4 mol/L?`,
          key: '400 mL',
          distractors: [
            {
              text: '600 mL',
              feedback: 'Ese es el volumen final. Ya había 200 mL.',
              mistake: 'agrega-el-volumen-final',
            },
            {
              text: '66,7 mL',
              feedback: 'Usaste una proporción directa. Si baja la concentración, el volumen sube.',
              mistake: 'dilucion-proporcion-directa',
            },
            {
              text: '133 mL',
              feedback: 'Tomaste dos tercios del volumen, lo que baja la concentración. Usa los moles.',
              mistake: 'agua-segun-cuanto-baja-la-concentracion',
            },
          ],
          explanation: md`$1{,}2 \cdot 200 = 0{,}4 \cdot V_2$: $V_2 = 600\ \text{mL}$. Agua: $600 - 200 = 400\ \text{mL}$.`,
        },
        {
          id: 'concentracion-final',
          question: md`A 50 mL de una solución 3 mol/L se le agregan 100 mL de agua. ¿A qué concentración queda?`,
          key: '1 mol/L',
          distractors: [
            {
              text: '1,5 mol/L',
              feedback: 'Usaste 100 mL como volumen final; son 150 mL en total.',
              mistake: 'agrega-el-volumen-final',
            },
            {
              text: '9 mol/L',
              feedback: 'Al agregar agua, la concentración no puede subir: divide por 3.',
              mistake: 'dilucion-proporcion-directa',
            },
            {
              text: '2 mol/L',
              feedback: 'El volumen se triplicó: la concentración baja a un tercio, no en un tercio.',
              mistake: 'agua-segun-cuanto-baja-la-concentracion',
            },
          ],
          explanation: md`$3 \cdot 50 = C_2 \cdot 150$: $C_2 = 1\ \text{mol/L}$.`,
        },
        {
          id: 'desde-la-solucion-madre',
          question: md`Con una solución madre 2 mol/L se quieren preparar 250 mL a 0,1 mol/L. ¿Qué se hace?`,
          key: 'Tomar 12,5 mL y completar con agua hasta 250 mL',
          distractors: [
            {
              text: 'Tomar 12,5 mL y agregar 250 mL de agua',
              feedback: 'El total sería 262,5 mL. Se completa hasta 250.',
              mistake: 'agrega-el-volumen-final',
            },
            {
              text: 'Tomar 20 mL y completar con agua hasta 250 mL',
              feedback: '20 es cuántas veces se diluye. El volumen es 250 entre 20.',
            },
            {
              text: 'Tomar 250 mL y completar con agua hasta 500 mL',
              feedback: 'Eso baja la concentración solo a la mitad, 1 mol/L.',
            },
          ],
          explanation: md`$2 \cdot V_1 = 0{,}1 \cdot 250$: $V_1 = 12{,}5\ \text{mL}$.`,
        },
      ],
    },
    {
      id: 'mezclar',
      title: 'Mezclar dos soluciones del mismo soluto',
      idea: md`Al juntar dos soluciones **del mismo soluto**, que no reaccionan, se suman los moles y se suman los volúmenes:

$$C = \frac{C_1 V_1 + C_2 V_2}{V_1 + V_2}$$

El resultado queda siempre **entre** las dos concentraciones, y más cerca de la que tiene **más volumen**. Es un promedio, pero ponderado.

Dos casos fáciles: con volúmenes iguales, es el promedio común; y agua pura es una solución de concentración 0, o sea, diluir.`,
      figure: {
        kind: 'number-line',
        from: 0.4,
        to: 1.1,
        step: 0.1,
        points: [
          { at: 0.5, label: '200 mL' },
          { at: 0.8, label: 'mezcla', open: true },
          { at: 1, label: '300 mL' },
        ],
        alt: 'Recta de concentraciones, en mol/L: 200 mL a 0,5 y 300 mL a 1,0. La mezcla está en 0,8, más cerca de la de 300 mL.',
        caption: 'Concentración en mol/L.',
      },
      example: {
        problem: md`Se juntan 200 mL de una solución 0,5 mol/L con 300 mL de otra 1,0 mol/L, del mismo soluto. ¿Qué concentración resulta?`,
        steps: [
          {
            title: 'Moles de cada una',
            text: md`$0{,}5 \cdot 0{,}2 = 0{,}1$ y $1{,}0 \cdot 0{,}3 = 0{,}3\ \text{mol}$.`,
          },
          {
            title: 'Suma moles y volúmenes',
            text: md`$0{,}1 + 0{,}3 = 0{,}4\ \text{mol}$ en $0{,}2 + 0{,}3 = 0{,}5\ \text{L}$.`,
          },
          {
            title: 'Divide y revisa',
            text: md`$\frac{0{,}4}{0{,}5} = 0{,}8\ \text{mol/L}$: entre 0,5 y 1,0, y más cerca de 1,0, que tenía más volumen.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'promedia-las-concentraciones',
          text: md`Promediar 0,5 y 1,0 sin mirar volúmenes. Daría 0,75: vale solo si son iguales.`,
        },
        { mistake: 'suma-las-concentraciones', text: md`Sumarlas. Daría 1,5, más que la más concentrada: imposible.` },
        {
          mistake: 'intercambia-los-volumenes',
          text: md`Cruzar los datos y multiplicar cada concentración por el volumen de la otra. Haz una fila por solución.`,
        },
      ],
      checks: [
        {
          id: 'cien-con-trescientos',
          question: md`Se juntan 100 mL de $\text{KNO}_3$ 0,6 mol/L con 300 mL de $\text{KNO}_3$ 0,2 mol/L. ¿Qué concentración resulta?`,
          key: '0,3 mol/L',
          distractors: [
            {
              text: '0,4 mol/L',
              feedback: 'Promediaste, pero los volúmenes son distintos.',
              mistake: 'promedia-las-concentraciones',
            },
            {
              text: '0,8 mol/L',
              feedback: 'Sumaste: la mezcla tiene que quedar entre 0,2 y 0,6.',
              mistake: 'suma-las-concentraciones',
            },
            {
              text: '0,5 mol/L',
              feedback: 'Cruzaste los volúmenes: el de 300 mL es el de 0,2 mol/L.',
              mistake: 'intercambia-los-volumenes',
            },
          ],
          explanation: md`$\frac{0{,}6 \cdot 100 + 0{,}2 \cdot 300}{400} = \frac{120}{400} = 0{,}3\ \text{mol/L}$.`,
        },
        {
          id: 'solucion-con-agua',
          question: md`Se juntan 400 mL de una solución 1,0 mol/L con 100 mL de agua. ¿A qué concentración queda?`,
          key: '0,8 mol/L',
          distractors: [
            {
              text: '0,5 mol/L',
              feedback: 'Promediaste 1,0 y 0. Hay cuatro veces más solución que agua.',
              mistake: 'promedia-las-concentraciones',
            },
            {
              text: '1,0 mol/L',
              feedback: 'El agua también cuenta en el volumen: la concentración baja.',
              mistake: 'suma-las-concentraciones',
            },
            {
              text: '0,2 mol/L',
              feedback: 'Multiplicaste 1,0 por los 100 mL, que son de agua.',
              mistake: 'intercambia-los-volumenes',
            },
          ],
          explanation: md`Moles: 0,4. Volumen total: 0,5 L. $\frac{0{,}4}{0{,}5} = 0{,}8\ \text{mol/L}$.`,
        },
        {
          id: 'resultado-imposible',
          question: md`Se mezclan dos soluciones de un mismo soluto, 0,3 y 0,9 mol/L. ¿Cuál resultado es imposible, sean cuales sean los volúmenes?`,
          key: '1,2 mol/L',
          distractors: [
            {
              text: '0,35 mol/L',
              feedback: 'Es posible si hay mucho más de la diluida: queda cerca de 0,3.',
              mistake: 'promedia-las-concentraciones',
            },
            { text: '0,6 mol/L', feedback: 'Es el resultado con volúmenes iguales.' },
            {
              text: '0,85 mol/L',
              feedback: 'Es posible si hay mucho más de la concentrada.',
              mistake: 'promedia-las-concentraciones',
            },
          ],
          explanation: md`La mezcla queda siempre entre 0,3 y 0,9. Sumar las concentraciones da 1,2, fuera del rango.`,
        },
      ],
    },
    {
      id: 'estimar-por-el-color',
      title: 'Estimar una concentración por el color',
      idea: md`Tienes una solución azul y no sabes su concentración. El ojo no da números, pero sabe **comparar**. Se fabrica una escala:

1. Con una solución **conocida**, prepara varias diluciones, cada una de concentración calculada: los *patrones*.
2. Ponlas en tubos iguales, con la misma altura y la misma luz.
3. Busca entre qué patrones queda tu muestra, **sin modificarla**.

Con un solo patrón sabes «más» o «menos», y nada más. Con muchos, sabes entre cuáles. Y si diluyes la muestra «hasta que no se vea», dependes de quién mira.`,
      example: {
        problem: md`Hay una solución 0,40 mol/L de sulfato de cobre. ¿Cómo preparas patrones de 0,30, 0,20 y 0,10 mol/L, de 10 mL cada uno?`,
        steps: [
          {
            title: 'Patrón 0,30',
            text: md`$0{,}40 \cdot V = 0{,}30 \cdot 10$: $V = 7{,}5\ \text{mL}$, y agua hasta 10 mL.`,
          },
          { title: 'Patrón 0,20', text: md`$V = \frac{0{,}20 \cdot 10}{0{,}40} = 5\ \text{mL}$, y agua hasta 10 mL.` },
          { title: 'Patrón 0,10', text: md`$V = 2{,}5\ \text{mL}$, y agua hasta 10 mL.` },
          {
            title: 'Compara',
            text: md`Si la muestra se ve más clara que 0,30 y más oscura que 0,20, está entre ambas. Para afinar, se hacen patrones intermedios.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'diluye-la-muestra-sin-referencia',
          text: md`Diluir la muestra hasta que pierda el color. Sin algo conocido al lado, no hay número.`,
        },
        { mistake: 'compara-con-un-solo-valor', text: md`Comparar con un solo patrón. «Es más clara» no dice cuánto.` },
        {
          mistake: 'mezcla-la-muestra-con-la-referencia',
          text: md`Juntar la muestra con el patrón. Cambian las dos concentraciones, y pierdes lo conocido.`,
        },
      ],
      checks: [
        {
          id: 'mejor-diseno-rosado',
          question: md`Se quiere estimar la concentración de una solución rosada de permanganato, con una conocida de 0,010 mol/L más oscura. ¿Qué procedimiento sirve?`,
          key: 'Diluir la conocida en varios tubos y ver entre cuáles queda la muestra',
          distractors: [
            {
              text: 'Diluir la muestra hasta que pierda el color y medir el agua usada',
              feedback: 'Cuándo «pierde el color» depende de quien mira.',
              mistake: 'diluye-la-muestra-sin-referencia',
            },
            {
              text: 'Poner la muestra junto a la conocida y ver cuál es más clara',
              feedback: 'Con un solo valor sabes que es menor que 0,010, y no cuánto.',
              mistake: 'compara-con-un-solo-valor',
            },
            {
              text: 'Mezclar la muestra con la conocida y ver cuánto se oscurece',
              feedback: 'Al mezclarlas se pierden las dos concentraciones.',
              mistake: 'mezcla-la-muestra-con-la-referencia',
            },
          ],
          explanation: md`Hacen falta varios valores conocidos, y que la muestra no cambie.`,
        },
        {
          id: 'entre-que-patrones',
          question: md`Patrones: 0,05; 0,10; 0,15 y 0,20 mol/L. La muestra se ve más oscura que 0,10 y más clara que 0,15. ¿Qué se puede afirmar?`,
          key: 'Que está entre 0,10 y 0,15 mol/L',
          distractors: [
            {
              text: 'Que es exactamente 0,125 mol/L',
              feedback: 'Ese es el punto medio. El ojo solo dice entre qué valores está.',
              mistake: 'promedia-las-concentraciones',
            },
            {
              text: 'Que es menor que 0,20 mol/L, y nada más',
              feedback: 'Usaste un solo patrón. Los otros dan más información.',
              mistake: 'compara-con-un-solo-valor',
            },
          ],
          explanation: md`Con patrones intermedios, como 0,12 y 0,13, el rango se achica.`,
        },
        {
          id: 'tubos-distintos',
          question: md`Un grupo puso la muestra en un tubo más ancho que los de los patrones. ¿Qué problema tiene?`,
          key: 'Se verá más oscura de lo que le corresponde',
          distractors: [
            {
              text: 'Ninguno: la concentración no depende del tubo',
              feedback: 'La concentración no, pero el color que ves sí: la luz atraviesa más líquido.',
            },
            {
              text: 'Su concentración aumenta al estar en más espacio',
              feedback: 'Cambiar de tubo no agrega soluto ni saca agua.',
              mistake: 'dilucion-proporcion-directa',
            },
          ],
          explanation: md`Mirando de lado, la luz cruza más solución. Para comparar, los tubos tienen que ser iguales.`,
        },
      ],
    },
  ],
  summary: [
    md`Al diluir, los moles no cambian: $C_1 V_1 = C_2 V_2$.`,
    md`Agua que se agrega: volumen final menos inicial.`,
    md`Mezcla del mismo soluto: suma moles, suma volúmenes, divide. Queda entre las dos.`,
    md`Por color: varios patrones conocidos, tubos iguales y la muestra sin tocar.`,
  ],
});
