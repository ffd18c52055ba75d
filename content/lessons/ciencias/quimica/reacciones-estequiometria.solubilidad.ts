import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.solubilidad',
  version: 1,
  minutes: 20,
  opening: {
    question: md`En agua muy caliente se disuelve todo el nitrato de potasio que cabe, y se deja enfriar: aparecen cristales en el fondo. En cambio, una botella de agua mineral con gas suelta más burbujas mientras más **tibia** está. ¿Qué hace la temperatura con lo disuelto?`,
    guesses: [
      'Al calentar siempre se disuelve más',
      'Depende de si el soluto es un sólido o un gas',
      'Al calentar siempre se disuelve menos',
    ],
    reveal: md`Depende. La mayoría de los sólidos se disuelven más en agua caliente, aunque no todos igual. Los gases, menos. Aquí vas a leer curvas, a calcular cuánto cristaliza y a diseñar un experimento que lo muestre.`,
  },
  points: [
    {
      id: 'cuanto-cabe',
      title: 'Cuánto soluto admite el agua',
      idea: md`La **solubilidad** es la cantidad máxima de soluto que se disuelve en una cantidad de solvente, a una temperatura. Suele darse en **gramos por 100 g de agua**.

Según cuánto hay disuelto, la solución está:

- **Insaturada**: todavía admite más.
- **Saturada**: llegó al máximo. Lo que agregues queda en el fondo.
- **Sobresaturada**: tiene más que el máximo, y es inestable. Un golpe o un cristal la hace soltar el exceso.

Para otra cantidad de agua, usa una proporción: si en 100 g caben 36 g, en 250 g caben $2{,}5 \cdot 36 = 90\ \text{g}$.`,
      manipulable: {
        kind: 'solution',
        soluteGrams: 20,
        waterGrams: 100,
        solubility: 36,
        task: 'Agrega sal hasta que aparezca sólido en el fondo. Luego agrega agua, y mira cuánta más sal cabe.',
        predict: {
          question: 'Con 100 g de agua y solubilidad 36 g, agregas 50 g de sal. ¿Cuánta queda sin disolver?',
          guesses: ['14 g', '36 g', '50 g'],
          shows: 'Se disuelven 36 g y quedan 14 g en el fondo.',
        },
      },
      example: {
        problem: md`A 20 °C, la solubilidad del $\text{NaCl}$ es 36 g en 100 g de agua. Se agregan 40 g a 150 g de agua y se revuelve bien. ¿Cómo queda la solución?`,
        steps: [
          { title: 'Máximo para esa agua', text: md`$\frac{150}{100} \cdot 36 = 54\ \text{g}$.` },
          { title: 'Compara', text: md`Se agregaron 40 g, menos que 54.` },
          { title: 'Concluye', text: md`Se disuelve todo: es **insaturada**, y admite $54 - 40 = 14\ \text{g}$ más.` },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-solubilidad-con-cantidad-agregada',
          text: md`Creer que lo agregado es lo disuelto, o que lo disuelto es siempre la solubilidad. Compara los dos números: se disuelve el **menor**.`,
        },
      ],
      checks: [
        {
          id: 'maximo-en-doscientos',
          question: md`La solubilidad de una sal es 45 g por cada 100 g de agua. ¿Cuánta sal se disuelve, como máximo, en 200 g de agua?`,
          key: '90 g',
          distractors: [
            {
              text: '45 g',
              feedback: 'Eso cabe en 100 g. Aquí hay el doble de agua.',
              mistake: 'cristales-por-100-gramos',
            },
            { text: '145 g', feedback: 'Sumaste 45 y 100. La proporción se multiplica: dos veces 45.' },
            { text: '22,5 g', feedback: 'Dividiste por 2, pero hay más agua y no menos.' },
          ],
          explanation: md`$\frac{200}{100} \cdot 45 = 90\ \text{g}$.`,
        },
        {
          id: 'cuanto-queda-al-fondo',
          question: md`A 20 °C, la solubilidad del $\text{KNO}_3$ es 32 g en 100 g de agua. Se agregan 30 g a 50 g de agua. ¿Cuánto queda sin disolver?`,
          key: '14 g',
          distractors: [
            {
              text: '0 g',
              feedback: 'Comparaste con 32 g, que es para 100 g de agua. En 50 g caben 16.',
              mistake: 'cristales-por-100-gramos',
            },
            {
              text: '16 g',
              feedback: 'Eso es lo que se disuelve. Falta restarlo de 30.',
              mistake: 'cristales-como-solubilidad-final',
            },
            {
              text: '30 g',
              feedback: 'Esa es toda la sal agregada; una parte sí se disuelve.',
              mistake: 'confunde-solubilidad-con-cantidad-agregada',
            },
          ],
          explanation: md`En 50 g de agua caben 16 g. Quedan $30 - 16 = 14\ \text{g}$ en el fondo.`,
        },
        {
          id: 'como-saber-si-saturada',
          question: md`Tienes una solución transparente de sal, sin nada en el fondo. ¿Cómo sabes si está saturada?`,
          key: 'Agregando un poco de sal, para ver si se disuelve',
          distractors: [
            {
              text: 'Mirando si es transparente: si lo es, está insaturada',
              feedback: 'Una saturada también es transparente: lo disuelto no se ve.',
            },
            {
              text: 'Pesándola: si pesa más de 136 g, está saturada',
              feedback: 'La masa depende de cuánta solución haya, no de si está saturada.',
              mistake: 'confunde-solubilidad-con-cantidad-agregada',
            },
          ],
          explanation: md`Si se disuelve, estaba insaturada. Si se queda en el fondo, saturada. Si aparecen muchos cristales, sobresaturada.`,
        },
      ],
    },
    {
      id: 'curvas-y-cristales',
      title: 'La temperatura y lo que cristaliza',
      idea: md`El gráfico muestra cuánto se disuelve de tres sales en 100 g de agua. Todas suben, pero **no igual**: la curva del $\text{KNO}_3$ es muy empinada; la del $\text{NaCl}$, casi plana.

Si una solución **saturada** se enfría, lo que ya no cabe **cristaliza**:

$$\text{cristales} = \text{disuelto al comienzo} - \text{lo que cabe al final}$$

Después ajusta a la cantidad de agua que hay. No es ninguno de los dos valores: es la **resta**. Si al comienzo no estaba saturada, lo disuelto es lo que se **agregó**, y no el valor de la curva.`,
      figure: {
        kind: 'plane',
        x: [0, 60],
        y: [0, 120],
        step: [10, 20],
        xTitle: 'Temperatura (°C)',
        yTitle: 'g en 100 g de agua',
        shapes: [
          {
            shape: 'path',
            accent: 1,
            smooth: true,
            points: [
              [0, 13],
              [10, 21],
              [20, 32],
              [30, 46],
              [40, 64],
              [50, 85],
              [60, 110],
            ],
          },
          {
            shape: 'path',
            accent: 2,
            smooth: true,
            points: [
              [0, 28],
              [20, 34],
              [40, 40],
              [60, 46],
            ],
          },
          {
            shape: 'path',
            accent: 3,
            dashed: true,
            points: [
              [0, 36],
              [60, 37],
            ],
          },
          { shape: 'text', at: [42, 88], text: 'KNO₃' },
          { shape: 'text', at: [55, 52], text: 'KCl' },
          { shape: 'text', at: [55, 28], text: 'NaCl' },
        ],
        alt: 'Gramos que se disuelven en 100 g de agua según la temperatura. KNO3: 13 a 0 °C, 32 a 20, 64 a 40 y 110 a 60. KCl: 28 a 0, 34 a 20, 40 a 40 y 46 a 60. NaCl: de 36 a 37, casi constante.',
        caption: 'Valores redondeados.',
      },
      example: {
        problem: md`Se saturan 50 g de agua con $\text{KNO}_3$ a 60 °C y se enfría a 20 °C. ¿Cuánto cristaliza? ¿Y si la sal fuera $\text{NaCl}$?`,
        steps: [
          { title: 'Lee la curva correcta', text: md`$\text{KNO}_3$: 110 g a 60 °C y 32 g a 20 °C, en 100 g de agua.` },
          { title: 'Resta', text: md`$110 - 32 = 78\ \text{g}$ en 100 g de agua.` },
          { title: 'Ajusta al agua', text: md`Hay 50 g, la mitad: cristalizan 39 g.` },
          {
            title: 'Con NaCl',
            text: md`Su curva casi no baja, de 37 a 36: en 50 g de agua cristaliza cerca de medio gramo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cristales-por-100-gramos',
          text: md`Dejar la resta tal cual. Vale para 100 g de agua: multiplica por el agua que hay, entre 100.`,
        },
        {
          mistake: 'cristales-como-solubilidad-final',
          text: md`Dar lo que sigue disuelto. Los cristales son lo que **ya no** cabe.`,
        },
        {
          mistake: 'cristales-como-solubilidad-inicial',
          text: md`Dar todo lo que estaba disuelto. Al enfriar, una parte se queda en el agua.`,
        },
        {
          mistake: 'confunde-solubilidad-con-cantidad-agregada',
          text: md`Elegir la sal que tenía más disuelto al comienzo. Precipita más la que más **baja**.`,
        },
        {
          mistake: 'lee-la-solubilidad-de-otra-sal',
          text: md`Leer otra curva, o elegir la menos soluble. Sigue con el dedo la que nombra el problema.`,
        },
        {
          mistake: 'solubilidad-crece-siempre-igual',
          text: md`Creer que, con igual enfriamiento, todas sueltan lo mismo. Mira lo empinada que es cada curva.`,
        },
      ],
      checks: [
        {
          id: 'veinticinco-de-agua',
          question: md`La solubilidad del $\text{KNO}_3$ es 110 g a 60 °C y 32 g a 20 °C, por 100 g de agua. Se saturan 25 g de agua a 60 °C y se enfría a 20 °C. ¿Cuánto cristaliza?`,
          key: '19,5 g',
          distractors: [
            { text: '78 g', feedback: 'Eso sería con 100 g de agua; hay 25.', mistake: 'cristales-por-100-gramos' },
            {
              text: '8 g',
              feedback: 'Eso es lo que sigue disuelto en 25 g de agua.',
              mistake: 'cristales-como-solubilidad-final',
            },
            {
              text: '27,5 g',
              feedback: 'Eso es todo lo que estaba disuelto; una parte sigue en el agua.',
              mistake: 'cristales-como-solubilidad-inicial',
            },
          ],
          explanation: md`$110 - 32 = 78\ \text{g}$ en 100 g. Con 25 g de agua: $78 : 4 = 19{,}5\ \text{g}$.`,
        },
        {
          id: 'no-estaba-saturada',
          question: md`En 100 g de agua a 60 °C se disuelven 40 g de $\text{KCl}$. Caben 46 g a 60 °C y 34 g a 20 °C. ¿Cuánto cristaliza al enfriar a 20 °C?`,
          key: '6 g',
          distractors: [
            {
              text: '12 g',
              feedback: 'Restaste 46 menos 34. No estaba saturada: había 40 g.',
              mistake: 'confunde-solubilidad-con-cantidad-agregada',
            },
            { text: '34 g', feedback: 'Eso es lo que queda disuelto.', mistake: 'cristales-como-solubilidad-final' },
            {
              text: '40 g',
              feedback: 'Eso es todo lo disuelto. A 20 °C todavía caben 34.',
              mistake: 'cristales-como-solubilidad-inicial',
            },
          ],
          explanation: md`Había 40 g y a 20 °C caben 34: cristalizan 6 g.`,
        },
        {
          id: 'cual-cristaliza-mas',
          question: md`Solubilidades a 20 y 60 °C, en g por 100 g de agua: X, 30 y 35; Y, 10 y 50; Z, 40 y 60. Se saturan las tres a 60 °C, cada una en 100 g de agua, y se enfrían a 20 °C. ¿En cuál cristaliza más?`,
          key: 'En Y, porque su solubilidad es la que más baja',
          distractors: [
            {
              text: 'En Z, porque a 60 °C es la que tiene más disuelto',
              feedback: 'Z baja 20 g. Lo que cristaliza es la diferencia.',
              mistake: 'confunde-solubilidad-con-cantidad-agregada',
            },
            {
              text: 'En X, porque a 60 °C es la menos soluble',
              feedback: 'X baja solo 5 g. Compara cada sal consigo misma.',
              mistake: 'lee-la-solubilidad-de-otra-sal',
            },
            {
              text: 'En todas igual, porque se enfrían lo mismo',
              feedback: 'El enfriamiento es el mismo, pero cada curva baja distinto.',
              mistake: 'solubilidad-crece-siempre-igual',
            },
          ],
          explanation: md`Bajan: X 5 g, Y 40 g, Z 20 g.`,
        },
      ],
    },
    {
      id: 'gases',
      title: 'Gases: temperatura, presión y buen diseño',
      idea: md`Con los gases es distinto. El gráfico muestra el oxígeno disuelto en agua dulce en contacto con el aire: **baja** al calentar. Por eso el agua tibia de un río tiene menos oxígeno para los peces.

Y la **presión**: mientras más presión de ese gas sobre el líquido, más se disuelve. Al destapar una bebida baja la presión y escapa $\text{CO}_2$. En sólidos y líquidos la presión casi no influye.

Para investigarlo, cambia **una sola condición**, con varios valores; deja iguales las demás, y mide **el soluto de la pregunta**.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['0', '10', '20', '30'],
        series: [{ name: 'Oxígeno disuelto (mg/L)', values: [14.6, 11.3, 9.1, 7.6] }],
        xTitle: 'Temperatura del agua (°C)',
        yTitle: 'Oxígeno (mg/L)',
        showValues: true,
        alt: 'Oxígeno disuelto según la temperatura: 14,6 mg/L a 0 °C; 11,3 a 10 °C; 9,1 a 20 °C y 7,6 a 30 °C.',
        caption: 'Agua dulce en equilibrio con el aire, a 1 atm.',
      },
      example: {
        problem: md`¿Cómo investigar si la temperatura influye en cuánto $\text{CO}_2$ queda disuelto en el agua mineral?`,
        steps: [
          { title: 'Qué varía', text: md`Solo la temperatura, con varios valores: 5, 15, 25 y 35 °C.` },
          {
            title: 'Qué se mantiene',
            text: md`Botellas de la misma marca y tamaño, abiertas en el mismo lugar, o sea, a igual presión, y por igual tiempo.`,
          },
          {
            title: 'Qué se mide',
            text: md`El gas que escapa de cada una, con un globo o por la masa que pierde. Es el soluto de la pregunta.`,
          },
          {
            title: 'Qué se espera',
            text: md`Más gas a mayor temperatura. Si se midiera en dos cerros además, no se sabría si fue la presión.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'compara-dos-condiciones-a-la-vez',
          text: md`Cambiar temperatura y presión juntas. Si algo cambia, no sabes a cuál se debe.`,
        },
        {
          mistake: 'mide-sin-variar-la-temperatura',
          text: md`Repetir todo a la misma temperatura. Eso muestra si la medición es pareja, pero no responde la pregunta.`,
        },
        {
          mistake: 'mide-el-azucar-y-no-el-gas',
          text: md`Medir otra cosa disuelta. Si la pregunta es por el gas, se mide el gas.`,
        },
      ],
      checks: [
        {
          id: 'diseno-presion',
          question: md`Se quiere saber si la **presión** influye en cuánto aire se disuelve en agua. ¿Qué diseño sirve?`,
          key: 'Igual agua y temperatura, a 1, 2 y 3 atm; medir el aire disuelto',
          distractors: [
            {
              text: 'Igual agua, a 1 atm y 5 °C, y a 3 atm y 25 °C; medir el aire disuelto',
              feedback: 'Cambian las dos cosas: no se sabría cuál causó la diferencia.',
              mistake: 'compara-dos-condiciones-a-la-vez',
            },
            {
              text: 'Igual agua y temperatura, siempre a 1 atm; medir el aire disuelto',
              feedback: 'Falta variar lo que se investiga, que es la presión.',
              mistake: 'mide-sin-variar-la-temperatura',
            },
            {
              text: 'Igual agua y temperatura, a 1, 2 y 3 atm; medir la sal disuelta',
              feedback: 'La pregunta es por el aire. La sal casi no depende de la presión.',
              mistake: 'mide-el-azucar-y-no-el-gas',
            },
          ],
          explanation: md`Una condición que varía, las demás iguales, y se mide el soluto de la pregunta.`,
        },
        {
          id: 'agua-caliente-al-rio',
          question: md`Una central devuelve agua a 30 °C a un río que está a 10 °C. ¿Qué le pasa al oxígeno disuelto cerca de la salida, si lo demás no cambia?`,
          key: 'Baja, porque el agua tibia admite menos gas',
          distractors: [
            {
              text: 'Sube, porque el agua tibia disuelve más',
              feedback: 'Eso pasa con muchos sólidos. Con los gases es al revés.',
              mistake: 'solubilidad-crece-siempre-igual',
            },
            {
              text: 'No cambia, porque la presión es la misma',
              feedback: 'La presión no es lo único: la temperatura también influye.',
            },
          ],
          explanation: md`A 10 °C caben 11,3 mg/L y a 30 °C, 7,6 mg/L.`,
        },
        {
          id: 'botella-que-se-abre',
          question: md`Dos botellas iguales de bebida están a la misma temperatura. Una se abre y la otra no. ¿Por qué solo burbujea la abierta?`,
          key: 'Porque al abrirla baja la presión y cabe menos gas',
          distractors: [
            {
              text: 'Porque al abrirla sube la temperatura y sale gas',
              feedback: 'Las dos están a igual temperatura. Lo que cambió es otra condición.',
              mistake: 'compara-dos-condiciones-a-la-vez',
            },
            {
              text: 'Porque el aire que entra empuja al gas hacia afuera',
              feedback: 'Sale gas porque hay menos presión de CO2 sobre el líquido.',
            },
          ],
          explanation: md`Menos presión sobre el líquido: menos gas disuelto. El exceso sale en burbujas.`,
        },
      ],
    },
    {
      id: 'semejante-disuelve-semejante',
      title: 'El tipo de sustancia',
      idea: md`En un tubo hay agua abajo y hexano arriba: no se mezclan. Se agrega yodo y se agita. El hexano queda violeta; el agua, casi incolora. Con sulfato de cobre pasa lo contrario: el agua queda azul y el hexano, incoloro.

Se resume en **lo semejante disuelve a lo semejante**:

- El agua es **polar**: disuelve sales y sustancias polares, como el azúcar y el alcohol, que forman puentes de hidrógeno con ella.
- El hexano, el aceite o la bencina son **apolares**: disuelven yodo, grasas y ceras.

Por eso una mancha de aceite no sale solo con agua. Pero «soluble» no es sí o no: hay sales, como el $\text{AgCl}$, casi insolubles en agua.`,
      example: {
        problem: md`Se probó cada soluto en dos solventes:

| Soluto | En agua | En hexano |
|---|---|---|
| P | se disuelve | no |
| Q | no | se disuelve |

¿Cuál puede ser una sal y cuál, una cera?`,
        steps: [
          { title: 'P', text: md`Se disuelve en el solvente polar: puede ser una sal, que da iones.` },
          {
            title: 'Q',
            text: md`Se disuelve en el apolar: puede ser una cera, formada por cadenas largas de carbono e hidrógeno.`,
          },
          {
            title: 'Qué no prueba',
            text: md`También P podría ser azúcar, que no es sal pero es polar. Para distinguirlos, se mide si conduce la corriente.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lee-la-solubilidad-de-otra-sal',
          text: md`Suponer que todas las sales se disuelven por ser sales. Cada una tiene su solubilidad: se busca en la tabla.`,
        },
      ],
      checks: [
        {
          id: 'mancha-de-pintura',
          question: md`Una mancha de pintura al aceite no sale con agua y sí con aguarrás, que es apolar. ¿Qué se puede concluir de la pintura?`,
          key: 'Que es, sobre todo, apolar',
          distractors: [
            {
              text: 'Que es, sobre todo, iónica',
              feedback: 'Las sustancias iónicas se disuelven mejor en agua que en un solvente apolar.',
            },
            { text: 'Que no es soluble en nada', feedback: 'Con aguarrás salió: es soluble en ese solvente.' },
          ],
          explanation: md`Lo semejante disuelve a lo semejante: un solvente apolar disolvió la mancha.`,
        },
        {
          id: 'yodo-en-dos-capas',
          question: md`Se agita yodo, que es apolar, con agua y hexano. Después de reposar, ¿en qué capa hay más yodo?`,
          key: 'En la de hexano',
          distractors: [
            { text: 'En la de agua', feedback: 'El agua es polar y el yodo, apolar: se disuelve muy poco.' },
            {
              text: 'En las dos por igual',
              feedback: 'El yodo se reparte según dónde se disuelve mejor, y no por mitades.',
              mistake: 'solubilidad-crece-siempre-igual',
            },
          ],
          explanation: md`Los dos son apolares. Por eso la capa de hexano queda violeta.`,
        },
      ],
    },
  ],
  summary: [
    md`Solubilidad: lo máximo que se disuelve en 100 g de agua, a una temperatura.`,
    md`Cristales al enfriar: disuelto al comienzo menos lo que cabe al final, ajustado al agua que hay.`,
    md`Gases: menos a mayor temperatura, más a mayor presión.`,
    md`Para investigar, varía una sola condición y mide el soluto de la pregunta.`,
    md`Lo polar disuelve lo polar; lo apolar, lo apolar.`,
  ],
  sources: [
    {
      name: 'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97.ª edición',
      year: 2016,
      detail: 'Solubilidad de sales en agua, redondeada.',
    },
    {
      name: 'APHA, AWWA y WEF, Standard Methods for the Examination of Water and Wastewater, 23.ª edición',
      year: 2017,
      detail: 'Oxígeno disuelto en agua dulce según la temperatura.',
    },
  ],
});
