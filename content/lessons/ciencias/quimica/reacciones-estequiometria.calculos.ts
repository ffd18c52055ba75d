import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.calculos',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Un curso quema metano en oxígeno: $\text{CH}_4 + 2\,\text{O}_2 \rightarrow \text{CO}_2 + 2\,\text{H}_2\text{O}$. De 16 g de metano obtiene 36 g de agua. ¿Cómo sale más masa de agua que la que había de metano?`,
    guesses: [
      'Hay un error: la masa se conserva',
      'El oxígeno también pesa, y pasa al agua',
      'El agua del aire se mezcló con la del experimento',
    ],
    reveal: md`El oxígeno entra con 64 g. En total, 80 g de reactantes dan 44 g de dióxido de carbono y 36 g de agua. Con la ecuación balanceada se calcula cada masa, pero **no** con los coeficientes como gramos: el puente son los moles.`,
  },
  points: [
    {
      id: 'razon-de-moles',
      title: 'Los coeficientes son una razón de moles',
      idea: md`$4\,\text{Al} + 3\,\text{O}_2 \rightarrow 2\,\text{Al}_2\text{O}_3$ se lee: cada **4 mol** de aluminio reaccionan con **3 mol** de oxígeno y forman **2 mol** de óxido. Es una razón, como la de una receta: vale para cualquier cantidad.

Para pasar de moles de uno a moles de otro:

$$\text{moles que busco} = \text{moles que tengo} \cdot \frac{\text{coeficiente del que busco}}{\text{coeficiente del que tengo}}$$

El que **buscas** va arriba. Con 6 mol de $\text{O}_2$: $6 \cdot \frac{2}{3} = 4$ mol de óxido. Revisa: si su coeficiente es menor, deben salir menos moles.`,
      example: {
        problem: md`En $\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$, ¿cuántos moles de hidrógeno hacen falta para obtener 5 mol de amoníaco?`,
        steps: [
          {
            title: 'Ubica los dos',
            text: md`Tengo $\text{NH}_3$ (coeficiente 2). Busco $\text{H}_2$ (coeficiente 3).`,
          },
          { title: 'Escribe la razón', text: md`El que busco, arriba: $\frac{3}{2}$.` },
          {
            title: 'Multiplica',
            text: md`$5 \cdot \frac{3}{2} = 7{,}5\ \text{mol}$ de $\text{H}_2$. Son más que 5, porque 3 es más que 2.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ignora-coeficientes',
          text: md`Suponer que un mol da un mol. Pasa solo cuando los coeficientes son iguales: míralos siempre.`,
        },
        {
          mistake: 'invierte-la-razon-de-coeficientes',
          text: md`Poner arriba el coeficiente del que tienes. Antes de calcular, di si deben salir más o menos moles, y compara.`,
        },
      ],
      checks: [
        {
          id: 'oxido-desde-oxigeno',
          question: md`$4\,\text{Fe} + 3\,\text{O}_2 \rightarrow 2\,\text{Fe}_2\text{O}_3$. ¿Cuántos moles de óxido se forman con 9 mol de $\text{O}_2$ y hierro suficiente?`,
          key: '6 mol',
          distractors: [
            {
              text: '9 mol',
              feedback: 'Supusiste uno a uno. Por cada 3 de O2 se forman 2.',
              mistake: 'ignora-coeficientes',
            },
            {
              text: '13,5 mol',
              feedback: 'La razón quedó al revés: es 2 entre 3.',
              mistake: 'invierte-la-razon-de-coeficientes',
            },
            { text: '2 mol', feedback: 'Ese es el coeficiente, para 3 mol de O2. Aquí hay tres veces más.' },
          ],
          explanation: md`$9 \cdot \frac{2}{3} = 6\ \text{mol}$.`,
        },
        {
          id: 'agua-oxigenada',
          question: md`$2\,\text{H}_2\text{O}_2 \rightarrow 2\,\text{H}_2\text{O} + \text{O}_2$. ¿Cuántos moles de agua oxigenada se descomponen para dar 0,4 mol de oxígeno?`,
          key: '0,8 mol',
          distractors: [
            {
              text: '0,2 mol',
              feedback: 'Invertiste la razón: por cada mol de O2 se gastan dos.',
              mistake: 'invierte-la-razon-de-coeficientes',
            },
            {
              text: '0,4 mol',
              feedback: 'Así sería con coeficientes iguales, y son 2 y 1.',
              mistake: 'ignora-coeficientes',
            },
          ],
          explanation: md`$0{,}4 \cdot \frac{2}{1} = 0{,}8\ \text{mol}$.`,
        },
        {
          id: 'que-dice-la-razon',
          question: md`¿Qué significa el 3 en $\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$?`,
          key: 'Que se usan 3 mol de hidrógeno por cada mol de nitrógeno',
          distractors: [
            {
              text: 'Que se usan 3 g de hidrógeno por cada gramo de nitrógeno',
              feedback: 'Los coeficientes son moles. En gramos son 6 g por cada 28 g.',
              mistake: 'relaciona-gramos-como-coeficientes',
            },
            {
              text: 'Que siempre hay que poner 3 mol de hidrógeno para que reaccione',
              feedback: 'Es una proporción: con 0,3 mol de hidrógeno también ocurre.',
            },
          ],
          explanation: md`Los coeficientes dan la proporción en moles (o en moléculas), no en gramos.`,
        },
      ],
    },
    {
      id: 'de-gramos-a-gramos',
      title: 'De gramos a gramos, por el puente de los moles',
      idea: md`Las balanzas dan gramos y la ecuación habla de moles. Por eso son tres pasos:

1. **Gramos a moles** del que tienes: divide por su masa molar.
2. **Moles a moles**: usa la razón de coeficientes.
3. **Moles a gramos** del que buscas: multiplica por **su** masa molar.

La masa molar no lleva el coeficiente adentro: la de $2\,\text{H}_2\text{O}$ sigue siendo 18 g/mol. El coeficiente ya se usó en el paso 2.

Antes de empezar, mira si la ecuación está balanceada.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'ga', label: 'Gramos de A', column: 0, row: 0 },
          { id: 'ma', label: 'Moles de A', column: 0, row: 1 },
          { id: 'mb', label: 'Moles de B', column: 1, row: 1 },
          { id: 'gb', label: 'Gramos de B', column: 1, row: 0 },
        ],
        arrows: [
          { from: 'ga', to: 'ma', label: '÷ M' },
          { from: 'ma', to: 'mb', label: '× razón' },
          { from: 'mb', to: 'gb', label: '× M' },
        ],
        alt: 'De gramos de A a moles de A se divide por la masa molar de A; de moles de A a moles de B se multiplica por la razón de coeficientes; de moles de B a gramos de B se multiplica por la masa molar de B.',
        caption: 'M es la masa molar: al bajar, la de A; al subir, la de B. No hay flecha directa de gramos a gramos.',
      },
      example: {
        problem: md`$2\,\text{KClO}_3 \rightarrow 2\,\text{KCl} + 3\,\text{O}_2$. ¿Cuántos gramos de oxígeno se obtienen de 24,5 g de $\text{KClO}_3$? Masas molares en g/mol: $\text{KClO}_3$ 122,5; $\text{O}_2$ 32.`,
        steps: [
          { title: 'Gramos a moles', text: md`$\frac{24{,}5}{122{,}5} = 0{,}2\ \text{mol}$ de $\text{KClO}_3$.` },
          { title: 'Moles a moles', text: md`$0{,}2 \cdot \frac{3}{2} = 0{,}3\ \text{mol}$ de $\text{O}_2$.` },
          {
            title: 'Moles a gramos',
            text: md`$0{,}3 \cdot 32 = 9{,}6\ \text{g}$. Es menos que 24,5 g, como debe ser: el resto quedó en el $\text{KCl}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'relaciona-gramos-como-coeficientes',
          text: md`Aplicar los coeficientes a los gramos: «24,5 por 3 entre 2». Los moles de sustancias distintas pesan distinto.`,
        },
        {
          mistake: 'ignora-coeficientes',
          text: md`Saltarse el paso del medio. Si pasas a moles y vuelves a gramos sin usar la razón, supones uno a uno.`,
        },
      ],
      checks: [
        {
          id: 'agua-del-metano',
          question: md`$\text{CH}_4 + 2\,\text{O}_2 \rightarrow \text{CO}_2 + 2\,\text{H}_2\text{O}$. ¿Cuántos gramos de agua (18 g/mol) da la combustión de 40 g de metano (16 g/mol)?`,
          key: '90 g',
          distractors: [
            {
              text: '45 g',
              feedback: 'Supusiste un mol de agua por mol de metano; son dos.',
              mistake: 'ignora-coeficientes',
            },
            {
              text: '22,5 g',
              feedback: 'La razón quedó al revés: multiplica por 2, no dividas.',
              mistake: 'invierte-la-razon-de-coeficientes',
            },
            {
              text: '80 g',
              feedback: 'Multiplicaste los gramos por 2. El 2 relaciona moles.',
              mistake: 'relaciona-gramos-como-coeficientes',
            },
          ],
          explanation: md`$\frac{40}{16} = 2{,}5\ \text{mol}$; $2{,}5 \cdot 2 = 5\ \text{mol}$ de agua; $5 \cdot 18 = 90\ \text{g}$.`,
        },
        {
          id: 'oxido-desde-hierro',
          question: md`$4\,\text{Fe} + 3\,\text{O}_2 \rightarrow 2\,\text{Fe}_2\text{O}_3$, con masas molares Fe 56 y $\text{Fe}_2\text{O}_3$ 160 g/mol. ¿Cuántos gramos de óxido se forman con 112 g de hierro?`,
          key: '160 g',
          distractors: [
            {
              text: '320 g',
              feedback: 'Supusiste uno a uno; por cada 4 mol de hierro hay 2 de óxido.',
              mistake: 'ignora-coeficientes',
            },
            {
              text: '640 g',
              feedback: 'Multiplicaste por 4 entre 2: la razón está invertida.',
              mistake: 'invierte-la-razon-de-coeficientes',
            },
            {
              text: '56 g',
              feedback: 'Aplicaste 2 entre 4 a los gramos. Pasa a moles antes.',
              mistake: 'relaciona-gramos-como-coeficientes',
            },
          ],
          explanation: md`$\frac{112}{56} = 2\ \text{mol}$; $2 \cdot \frac{2}{4} = 1\ \text{mol}$; $1 \cdot 160 = 160\ \text{g}$.`,
        },
        {
          id: 'caliza-para-gas',
          question: md`$\text{CaCO}_3 \rightarrow \text{CaO} + \text{CO}_2$, con masas molares 100, 56 y 44 g/mol. ¿Cuántos gramos de $\text{CaCO}_3$ hay que calentar para obtener 22 g de $\text{CO}_2$?`,
          key: '50 g',
          distractors: [
            {
              text: '22 g',
              feedback: 'Los coeficientes son iguales, pero en moles. En gramos, cada uno pesa distinto.',
              mistake: 'relaciona-gramos-como-coeficientes',
            },
            { text: '28 g', feedback: 'Esos son los gramos de CaO que quedan.' },
            { text: '9,7 g', feedback: 'Cruzaste las masas molares: divide por 44 y multiplica por 100.' },
          ],
          explanation: md`$\frac{22}{44} = 0{,}5\ \text{mol}$; uno a uno, 0,5 mol de $\text{CaCO}_3$; $0{,}5 \cdot 100 = 50\ \text{g}$.`,
        },
      ],
    },
    {
      id: 'rendimiento',
      title: 'Rendimiento: lo obtenido contra lo esperado',
      idea: md`El cálculo da el producto **teórico**: lo que saldría si todo resultara perfecto. En el laboratorio sale menos, porque algo no reacciona, se pega al vaso o se evapora.

$$\text{rendimiento} = \frac{\text{producto obtenido}}{\text{producto teórico}} \cdot 100$$

Las dos masas son del **mismo producto**. La de abajo no es la del reactante: hay que calcularla con los tres pasos.

Si el rendimiento te da más de 100 %, algo falló. Puede ser el cálculo, o un producto que todavía está húmedo.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Teórico', 'Obtenido'],
        series: [{ name: 'Oxígeno (g)', values: [19.2, 14.4] }],
        yTitle: 'Oxígeno (g)',
        showValues: true,
        alt: 'Gráfico de barras: oxígeno teórico, 19,2 g; oxígeno obtenido, 14,4 g.',
        caption: 'Lo que predice la ecuación y lo que se recogió (datos inventados).',
      },
      example: {
        problem: md`$2\,\text{KClO}_3 \rightarrow 2\,\text{KCl} + 3\,\text{O}_2$. De 49 g de $\text{KClO}_3$ (122,5 g/mol) se recogen 14,4 g de $\text{O}_2$ (32 g/mol). ¿Cuál fue el rendimiento?`,
        steps: [
          { title: 'Moles del reactante', text: md`$\frac{49}{122{,}5} = 0{,}4\ \text{mol}$.` },
          {
            title: 'Producto teórico',
            text: md`$0{,}4 \cdot \frac{3}{2} = 0{,}6\ \text{mol}$, que son $0{,}6 \cdot 32 = 19{,}2\ \text{g}$.`,
          },
          { title: 'Compara', text: md`$\frac{14{,}4}{19{,}2} \cdot 100 = 75\ \%$.` },
        ],
      },
      warnings: [
        {
          mistake: 'rendimiento-con-relacion-uno-a-uno',
          text: md`Calcular lo teórico sin la razón de coeficientes. Aquí daría 12,8 g, menos de lo que se recogió: más de 100 %.`,
        },
        {
          mistake: 'rendimiento-sobre-el-reactante',
          text: md`Dividir por la masa de reactante: $\frac{14{,}4}{49}$. Compara siempre producto con producto.`,
        },
        {
          mistake: 'da-lo-que-falto-de-rendimiento',
          text: md`Contestar lo que faltó. 25 % es lo que se perdió; el rendimiento es lo que **sí** se obtuvo.`,
        },
      ],
      checks: [
        {
          id: 'rendimiento-del-oxido',
          question: md`$4\,\text{Fe} + 3\,\text{O}_2 \rightarrow 2\,\text{Fe}_2\text{O}_3$. De 224 g de hierro (56 g/mol) se obtienen 256 g de óxido (160 g/mol). ¿Cuál es el rendimiento?`,
          key: '80 %',
          distractors: [
            {
              text: '40 %',
              feedback: 'Esperaste 640 g, uno a uno. Por cada 4 mol de hierro salen 2 de óxido.',
              mistake: 'rendimiento-con-relacion-uno-a-uno',
            },
            {
              text: '114 %',
              feedback: 'Dividiste por los 224 g de hierro. Compara con el óxido esperado.',
              mistake: 'rendimiento-sobre-el-reactante',
            },
            { text: '20 %', feedback: 'Ese es el porcentaje que faltó.', mistake: 'da-lo-que-falto-de-rendimiento' },
          ],
          explanation: md`4 mol de Fe dan 2 mol de óxido: 320 g. $\frac{256}{320} = 80\ \%$.`,
        },
        {
          id: 'rendimiento-del-amoniaco',
          question: md`$\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$. De 28 g de nitrógeno (28 g/mol), con hidrógeno de sobra, se obtienen 8,5 g de amoníaco (17 g/mol). ¿Cuál es el rendimiento?`,
          key: '25 %',
          distractors: [
            {
              text: '50 %',
              feedback: 'Esperaste un mol de amoníaco; un mol de nitrógeno da dos.',
              mistake: 'rendimiento-con-relacion-uno-a-uno',
            },
            {
              text: '30 %',
              feedback: 'Dividiste 8,5 por 28 g de nitrógeno.',
              mistake: 'rendimiento-sobre-el-reactante',
            },
            { text: '75 %', feedback: 'Esa es la parte que faltó.', mistake: 'da-lo-que-falto-de-rendimiento' },
          ],
          explanation: md`1 mol de $\text{N}_2$ da 2 mol de $\text{NH}_3$: 34 g. $\frac{8{,}5}{34} = 25\ \%$.`,
        },
        {
          id: 'cal-con-rendimiento',
          question: md`$\text{CaCO}_3 \rightarrow \text{CaO} + \text{CO}_2$. Un horno rinde 90 %. ¿Cuánta cal, $\text{CaO}$ (56 g/mol), se obtiene de 50 g de $\text{CaCO}_3$ (100 g/mol)?`,
          key: '25,2 g',
          distractors: [
            {
              text: '45 g',
              feedback: 'Aplicaste el 90 % al reactante. Primero calcula la cal teórica.',
              mistake: 'rendimiento-sobre-el-reactante',
            },
            {
              text: '2,8 g',
              feedback: 'Eso es lo que se pierde, el 10 % de 28 g.',
              mistake: 'da-lo-que-falto-de-rendimiento',
            },
            { text: '31,1 g', feedback: 'Dividiste por 0,9. Lo real es menos que lo teórico: se multiplica.' },
          ],
          explanation: md`0,5 mol de $\text{CaCO}_3$ dan 0,5 mol de cal: 28 g. El 90 % de 28 es 25,2 g.`,
        },
      ],
    },
  ],
  summary: [
    md`Los coeficientes son una razón de **moles**.`,
    md`Tres pasos: gramos a moles, moles a moles, moles a gramos.`,
    md`En la razón, el que buscas va arriba.`,
    md`Rendimiento: producto obtenido entre producto teórico, por 100.`,
  ],
});
