import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.composicion-porcentual',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Una parcela de Colbún necesita nitrógeno. Se ofrecen dos sacos de 25 kg: salitre, $\text{NaNO}_3$, y urea, $\text{CO(NH}_2)_2$. ¿Cuál trae más nitrógeno?`,
    guesses: ['Los dos lo mismo: pesan igual', 'El de urea, casi el triple', 'El de salitre, porque tiene sodio'],
    reveal: md`El de urea. El nitrógeno es el 46,7 % de su masa, y en el salitre, el 16,5 %. Se sabe sin abrir el saco: basta la **fórmula** y las masas atómicas. En esta lección vas a calcularlo, y a usarlo al revés para medir la ley de un mineral.`,
  },
  points: [
    {
      id: 'porcentaje-desde-la-formula',
      title: 'Del compuesto al porcentaje',
      idea: md`En 18 g de agua, $\text{H}_2\text{O}$, hay 2 g de hidrógeno y 16 g de oxígeno. El oxígeno es $\frac{16}{18} = 0{,}889$: un 88,9 % de la masa. Sin embargo, es uno de tres átomos. **Se cuentan gramos, y no átomos**.

Para cualquier compuesto:

$$\% = \frac{\text{átomos del elemento} \cdot \text{su masa molar}}{\text{masa molar del compuesto}} \cdot 100$$

Arriba entra el elemento **tantas veces como dice la fórmula**, con paréntesis incluidos. Abajo, el compuesto completo. Los porcentajes de todos los elementos suman 100 %: úsalo para comprobar.`,
      manipulable: {
        kind: 'fraction-bar',
        numerator: 16,
        denominator: 18,
        percent: true,
        task: 'La barra son 18 partes de masa de agua. Pinta las 16 del oxígeno, y después las 2 del hidrógeno.',
        predict: {
          question: '¿Qué porcentaje de la masa del agua es hidrógeno?',
          guesses: ['11 %', '67 %', '33 %'],
          shows: 'Son 2 partes de 18: cerca de 11 %, aunque dos de cada tres átomos sean de hidrógeno.',
        },
      },
      example: {
        problem: md`¿Qué porcentaje de nitrógeno tiene la urea, $\text{CO(NH}_2)_2$? Masas molares en g/mol: C 12, O 16, N 14, H 1.`,
        steps: [
          { title: 'Masa molar', text: md`$12 + 16 + 2 \cdot 14 + 4 \cdot 1 = 60\ \text{g/mol}$.` },
          {
            title: 'Masa del nitrógeno',
            text: md`El 2 de afuera del paréntesis: hay dos N. $2 \cdot 14 = 28\ \text{g}$.`,
          },
          { title: 'Divide', text: md`$\frac{28}{60} \cdot 100 = 46{,}7\ \%$.` },
        ],
      },
      warnings: [
        {
          mistake: 'composicion-con-un-solo-atomo',
          text: md`Poner arriba un solo átomo del elemento. Con $\text{CO(NH}_2)_2$ daría 23,3 %: falta el otro nitrógeno.`,
        },
        {
          mistake: 'composicion-por-numero-de-atomos',
          text: md`Contar átomos: 2 de 8 sería 25 %. Los átomos no pesan lo mismo, así que el porcentaje en masa es otro.`,
        },
        {
          mistake: 'porcentaje-de-los-demas-elementos',
          text: md`Dar lo que falta para 100. Relee de qué elemento es la pregunta.`,
        },
      ],
      checks: [
        {
          id: 'oxigeno-en-la-soda',
          question: md`Masas molares, en g/mol: Na 23, O 16, H 1. ¿Qué porcentaje de la masa del hidróxido de sodio, $\text{NaOH}$, es oxígeno?`,
          key: '40 %',
          distractors: [
            {
              text: '33,3 %',
              feedback: 'Es uno de tres átomos, pero se pide el porcentaje en masa.',
              mistake: 'composicion-por-numero-de-atomos',
            },
            {
              text: '60 %',
              feedback: 'Ese es el de sodio e hidrógeno juntos.',
              mistake: 'porcentaje-de-los-demas-elementos',
            },
            { text: '16 %', feedback: '16 son los gramos de oxígeno en 40 g; falta dividir.' },
          ],
          explanation: md`$M = 23 + 16 + 1 = 40$. $\frac{16}{40} \cdot 100 = 40\ \%$.`,
        },
        {
          id: 'oxigeno-en-la-caliza',
          question: md`Masas molares, en g/mol: Ca 40, C 12, O 16. ¿Qué porcentaje de la masa del carbonato de calcio, $\text{CaCO}_3$, es oxígeno?`,
          key: '48 %',
          distractors: [
            {
              text: '16 %',
              feedback: 'Contaste un solo O; la fórmula tiene tres.',
              mistake: 'composicion-con-un-solo-atomo',
            },
            {
              text: '60 %',
              feedback: 'Son tres de cinco átomos, pero no pesan lo mismo.',
              mistake: 'composicion-por-numero-de-atomos',
            },
            {
              text: '52 %',
              feedback: 'Ese es el de calcio y carbono juntos.',
              mistake: 'porcentaje-de-los-demas-elementos',
            },
          ],
          explanation: md`$M = 40 + 12 + 48 = 100$. Oxígeno: $3 \cdot 16 = 48$ de 100.`,
        },
        {
          id: 'hierro-en-la-hematita',
          question: md`Masas molares, en g/mol: Fe 56, O 16. ¿Qué porcentaje de la masa de la hematita, $\text{Fe}_2\text{O}_3$, es hierro?`,
          key: '70 %',
          distractors: [
            {
              text: '35 %',
              feedback: 'Contaste un solo hierro: el subíndice es 2.',
              mistake: 'composicion-con-un-solo-atomo',
            },
            {
              text: '40 %',
              feedback: 'Son dos de cinco átomos; en masa es más, porque el hierro pesa más.',
              mistake: 'composicion-por-numero-de-atomos',
            },
            { text: '30 %', feedback: 'Ese es el del oxígeno.', mistake: 'porcentaje-de-los-demas-elementos' },
          ],
          explanation: md`$M = 112 + 48 = 160$. $\frac{112}{160} \cdot 100 = 70\ \%$.`,
        },
      ],
    },
    {
      id: 'masa-del-elemento',
      title: 'Cuánto elemento hay en una muestra',
      idea: md`El porcentaje sirve para cualquier cantidad del compuesto **puro**, porque su proporción es fija.

- Del compuesto al elemento: **multiplica** por el porcentaje en decimal.
- Del elemento al compuesto: **divide** por él.

El óxido de magnesio, $\text{MgO}$, tiene $\frac{24}{40} = 60\ \%$ de magnesio. En 200 g hay $0{,}6 \cdot 200 = 120\ \text{g}$. Y para tener 30 g de magnesio hacen falta $30 : 0{,}6 = 50\ \text{g}$ de óxido.

Un chequeo rápido: del elemento siempre hay **menos** que del compuesto.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Salitre', 'Urea', 'Nitrato de amonio'],
        series: [{ name: 'Nitrógeno (%)', values: [16.5, 46.7, 35] }],
        yTitle: 'Nitrógeno (% de la masa)',
        showValues: true,
        alt: 'Porcentaje de nitrógeno en masa: salitre 16,5 %, urea 46,7 % y nitrato de amonio 35 %.',
        caption: 'Calculado desde las fórmulas de los compuestos puros.',
      },
      example: {
        problem: md`Se quieren aplicar 140 kg de nitrógeno a un campo. ¿Cuántos kilos de salitre (16,5 % de N) harían falta, y cuántos de urea (46,7 %)?`,
        steps: [
          { title: 'Decide la operación', text: md`Se conoce el elemento y se busca el compuesto: se divide.` },
          { title: 'Salitre', text: md`$140 : 0{,}165 \approx 848\ \text{kg}$.` },
          { title: 'Urea', text: md`$140 : 0{,}467 \approx 300\ \text{kg}$.` },
          {
            title: 'Revisa',
            text: md`Las dos son más que 140 kg, como debe ser. De salitre hace falta casi el triple.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'porcentaje-de-los-demas-elementos',
          text: md`Calcular la masa de lo que no es el elemento. Si 200 g de MgO te dan 80 g, eso es el oxígeno.`,
        },
      ],
      checks: [
        {
          id: 'calcio-en-la-cascara',
          question: md`El carbonato de calcio tiene 40 % de calcio. ¿Cuántos gramos de calcio hay en 50 g de carbonato de calcio puro?`,
          key: '20 g',
          distractors: [
            {
              text: '30 g',
              feedback: 'Esos son los gramos de carbono y oxígeno.',
              mistake: 'porcentaje-de-los-demas-elementos',
            },
            { text: '125 g', feedback: 'Dividiste. No puede haber más calcio que compuesto.' },
            {
              text: '10 g',
              feedback: 'Usaste uno de cinco átomos, un 20 %. En masa es 40 %.',
              mistake: 'composicion-por-numero-de-atomos',
            },
          ],
          explanation: md`$0{,}4 \cdot 50 = 20\ \text{g}$.`,
        },
        {
          id: 'oxido-para-cobre',
          question: md`El óxido de cobre (II), $\text{CuO}$, tiene cerca de 80 % de cobre. ¿Cuántos gramos de óxido puro contienen 32 g de cobre?`,
          key: '40 g',
          distractors: [
            {
              text: '25,6 g',
              feedback: 'Multiplicaste por 0,8. Del elemento al compuesto se divide, y debe dar más que 32.',
            },
            {
              text: '160 g',
              feedback: 'Dividiste por 0,2, que es la parte del oxígeno.',
              mistake: 'porcentaje-de-los-demas-elementos',
            },
            {
              text: '64 g',
              feedback: 'Duplicaste, como si el cobre fuera la mitad por ser uno de dos átomos.',
              mistake: 'composicion-por-numero-de-atomos',
            },
          ],
          explanation: md`$32 : 0{,}8 = 40\ \text{g}$. Comprueba: $0{,}8 \cdot 40 = 32$.`,
        },
        {
          id: 'misma-sal-otra-cantidad',
          question: md`En 10 g de una sal pura hay 4 g de sodio. ¿Qué porcentaje de sodio hay en 250 g de la misma sal?`,
          key: '40 %',
          distractors: [
            { text: '100 %', feedback: 'Eso es 0,4 · 250, los gramos de sodio. El porcentaje no cambia.' },
            { text: '1,6 %', feedback: 'Dividiste los 4 g de la primera muestra por los 250 g de la otra.' },
            {
              text: '60 %',
              feedback: 'Esa es la parte de los demás elementos.',
              mistake: 'porcentaje-de-los-demas-elementos',
            },
          ],
          explanation: md`$\frac{4}{10} = 40\ \%$ en cualquier cantidad de la sal pura: su proporción es fija.`,
        },
      ],
    },
    {
      id: 'pureza-de-un-mineral',
      title: 'Al revés: cuán pura es una muestra',
      idea: md`Una roca no es un compuesto puro: trae otros materiales. La **pureza** dice qué porcentaje de la muestra es el **compuesto** que interesa.

Si sabes cuánto **elemento** se obtuvo:

1. Calcula qué fracción del compuesto es ese elemento, con la fórmula.
2. **Divide** la masa del elemento por esa fracción: es la masa del compuesto.
3. Divide por la masa de la **muestra** y multiplica por 100.

Hay dos porcentajes distintos y es fácil cruzarlos: el del elemento en el compuesto (fijo, de la fórmula) y el del compuesto en la muestra (de cada roca).`,
      example: {
        problem: md`De 250 g de una caliza se obtienen 90 g de calcio. Todo el calcio estaba como $\text{CaCO}_3$. ¿Cuál es la pureza de la caliza en $\text{CaCO}_3$? (Ca 40, C 12, O 16.)`,
        steps: [
          {
            title: 'Calcio en el compuesto',
            text: md`$\frac{40}{100} = 0{,}4$: el 40 % del $\text{CaCO}_3$ es calcio.`,
          },
          { title: 'Masa del compuesto', text: md`$90 : 0{,}4 = 225\ \text{g}$ de $\text{CaCO}_3$.` },
          { title: 'Pureza', text: md`$\frac{225}{250} \cdot 100 = 90\ \%$. El otro 10 % son impurezas.` },
        ],
      },
      warnings: [
        {
          mistake: 'pureza-sobre-lo-esperado',
          text: md`Dividir el elemento por la muestra: $\frac{90}{250} = 36\ \%$. Ese es el porcentaje de **calcio**, y se pide el de carbonato.`,
        },
        {
          mistake: 'pureza-como-lo-que-falta',
          text: md`Dar las impurezas. Pureza es la parte que **sí** es el compuesto.`,
        },
        {
          mistake: 'pureza-con-otra-formula',
          text: md`Usar una fórmula parecida, como $\text{CaO}$. La fracción cambia con los subíndices: cópialos del enunciado.`,
        },
      ],
      checks: [
        {
          id: 'calcopirita',
          question: md`De 1.000 kg de un mineral se obtienen 69,2 kg de cobre. Todo el cobre estaba como calcopirita, $\text{CuFeS}_2$, que tiene 34,6 % de cobre. ¿Qué porcentaje del mineral es calcopirita?`,
          key: '20 %',
          distractors: [
            {
              text: '6,9 %',
              feedback: 'Ese es el porcentaje de cobre en el mineral. Falta pasar a calcopirita.',
              mistake: 'pureza-sobre-lo-esperado',
            },
            { text: '80 %', feedback: 'Esa es la parte que no es calcopirita.', mistake: 'pureza-como-lo-que-falta' },
            {
              text: '10,4 %',
              feedback: 'Usaste la fracción de cobre de otra fórmula, CuS. La del enunciado es 34,6 %.',
              mistake: 'pureza-con-otra-formula',
            },
          ],
          explanation: md`$69{,}2 : 0{,}346 = 200\ \text{kg}$ de calcopirita. $\frac{200}{1.000} = 20\ \%$.`,
        },
        {
          id: 'magnesia',
          question: md`De 400 g de una muestra se obtienen 180 g de magnesio, que estaba todo como $\text{MgO}$ (Mg 24, O 16). ¿Cuál es la pureza de la muestra en $\text{MgO}$?`,
          key: '75 %',
          distractors: [
            {
              text: '45 %',
              feedback: 'Dividiste el magnesio por la muestra. Se pide el óxido.',
              mistake: 'pureza-sobre-lo-esperado',
            },
            { text: '25 %', feedback: 'Esas son las impurezas.', mistake: 'pureza-como-lo-que-falta' },
            {
              text: '60 %',
              feedback: 'Ese es el magnesio en el MgO puro, o la cuenta con otra fórmula, Mg2O.',
              mistake: 'pureza-con-otra-formula',
            },
          ],
          explanation: md`Magnesio en $\text{MgO}$: $\frac{24}{40} = 0{,}6$. Óxido: $180 : 0{,}6 = 300\ \text{g}$. Pureza: $\frac{300}{400} = 75\ \%$.`,
        },
        {
          id: 'cuanto-metal-se-espera',
          question: md`Una roca de 500 g tiene 80 % de $\text{Fe}_2\text{O}_3$, y este, 70 % de hierro. ¿Cuánto hierro contiene?`,
          key: '280 g',
          distractors: [
            {
              text: '350 g',
              feedback: 'Aplicaste el 70 % a toda la roca, como si fuera óxido puro.',
              mistake: 'pureza-sobre-lo-esperado',
            },
            { text: '400 g', feedback: 'Esos son los gramos de óxido. Falta sacar el hierro.' },
            { text: '750 g', feedback: 'Sumaste los porcentajes: 150 % de 500. Uno se aplica sobre el otro.' },
          ],
          explanation: md`Óxido: $0{,}8 \cdot 500 = 400\ \text{g}$. Hierro: $0{,}7 \cdot 400 = 280\ \text{g}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Porcentaje de un elemento: sus átomos por su masa molar, entre la masa molar del compuesto.`,
    md`Se cuentan gramos, no átomos. Todos los porcentajes suman 100.`,
    md`Del compuesto al elemento se multiplica; del elemento al compuesto se divide.`,
    md`Pureza: masa del **compuesto** entre masa de la muestra.`,
  ],
});
