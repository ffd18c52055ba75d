import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.mol',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Pones 18 g de agua en un vaso y 18 g de azúcar en otro. La balanza dice lo mismo. ¿En cuál hay más moléculas?`,
    guesses: ['En los dos igual, porque pesan lo mismo', 'En el de agua', 'En el de azúcar'],
    reveal: md`En el de agua, unas 19 veces más. Una molécula de azúcar pesa 342 unidades y una de agua, 18. Para la misma masa, las livianas son más. Contar partículas con una balanza: para eso se inventó el **mol**.`,
  },
  points: [
    {
      id: 'que-es-un-mol',
      title: 'El mol: contar pesando',
      idea: md`Nadie cuenta clavos uno por uno: se pesa un kilo. Con moléculas se hace lo mismo. Para contarlas se usa un grupo enorme, el **mol**:

$$1\ \text{mol} = 6{,}022 \cdot 10^{23}\ \text{partículas}$$

Es el **número de Avogadro**. En esta lección lo redondeamos a $6{,}0 \cdot 10^{23}$.

Así como una docena son 12 de lo que sea, un mol son $6{,}0 \cdot 10^{23}$ de lo que sea: átomos, moléculas, iones. Lo que **no** es igual es lo que pesa. Una docena de uvas no pesa lo mismo que una de sandías.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Agua', 'Sal', 'Azúcar'],
        series: [{ name: 'Gramos en 1 mol', values: [18, 58.5, 342] }],
        yTitle: 'Gramos en 1 mol',
        showValues: true,
        alt: 'Gráfico de barras de la masa de un mol: agua 18 g, sal de mesa 58,5 g y azúcar 342 g.',
        caption: 'La misma cantidad, 1 mol, tiene distinta masa.',
      },
      example: {
        problem: md`¿Cuántas moléculas hay en 0,25 mol de oxígeno, $\text{O}_2$, y cuántos átomos?`,
        steps: [
          { title: 'Moléculas', text: md`$0{,}25 \cdot 6{,}0 \cdot 10^{23} = 1{,}5 \cdot 10^{23}$ moléculas.` },
          { title: 'Átomos en cada una', text: md`Cada $\text{O}_2$ tiene 2 átomos.` },
          { title: 'Átomos', text: md`$2 \cdot 1{,}5 \cdot 10^{23} = 3{,}0 \cdot 10^{23}$ átomos de oxígeno.` },
        ],
      },
      warnings: [
        {
          mistake: 'potencia-de-avogadro-desplazada',
          text: md`Mover la potencia de diez. Al multiplicar por 0,25 el resultado es menor que $6{,}0 \cdot 10^{23}$, pero del mismo orden: revisa que tenga sentido.`,
        },
      ],
      checks: [
        {
          id: 'dos-moles-de-helio',
          question: md`Con el número de Avogadro redondeado a $6{,}0 \cdot 10^{23}$, ¿cuántos átomos hay en 2 mol de helio, $\text{He}$?`,
          key: md`$1{,}2 \cdot 10^{24}$`,
          distractors: [
            {
              text: md`$1{,}2 \cdot 10^{23}$`,
              feedback: '12 por 10 elevado a 23 es 1,2 por 10 elevado a 24: al mover la coma sube la potencia.',
              mistake: 'potencia-de-avogadro-desplazada',
            },
            { text: md`$3{,}0 \cdot 10^{23}$`, feedback: 'Dividiste por 2. En dos moles hay el doble que en uno.' },
            {
              text: md`$6{,}0 \cdot 10^{46}$`,
              feedback: 'Duplicaste el exponente. Se multiplica el número por 2, y la potencia queda.',
            },
          ],
          explanation: md`$2 \cdot 6{,}0 \cdot 10^{23} = 12 \cdot 10^{23} = 1{,}2 \cdot 10^{24}$.`,
        },
        {
          id: 'moles-desde-moleculas',
          question: md`Un globo tiene $3{,}0 \cdot 10^{22}$ moléculas de nitrógeno. ¿Cuántos moles son?`,
          key: '0,05 mol',
          distractors: [
            {
              text: '0,5 mol',
              feedback: 'Eso serían 3,0 por 10 elevado a 23. El exponente es 22: diez veces menos.',
              mistake: 'potencia-de-avogadro-desplazada',
            },
            {
              text: '20 mol',
              feedback: 'La división quedó al revés: son las partículas entre las de un mol.',
              mistake: 'invierte-masa-molar',
            },
            { text: '2 mol', feedback: 'Dividiste 6 por 3. Es 3 entre 6, y después la potencia.' },
          ],
          explanation: md`$\frac{3{,}0 \cdot 10^{22}}{6{,}0 \cdot 10^{23}} = 0{,}5 \cdot 10^{-1} = 0{,}05\ \text{mol}$.`,
        },
        {
          id: 'mismo-mol-distinta-masa',
          question: md`Un frasco tiene 1 mol de hierro y otro, 1 mol de aluminio. ¿En qué coinciden?`,
          key: 'En cuántos átomos tienen',
          distractors: [
            {
              text: 'En cuántos gramos pesan',
              feedback: 'Un átomo de hierro pesa más que uno de aluminio: la misma cantidad pesa distinto.',
            },
            {
              text: 'En cuánto espacio ocupan',
              feedback: 'Sus átomos no ocupan lo mismo. El mol solo fija cuántos hay.',
            },
          ],
          explanation: md`Un mol de lo que sea tiene $6{,}0 \cdot 10^{23}$ partículas.`,
        },
      ],
    },
    {
      id: 'masa-molar',
      title: 'Masa molar: cuánto pesa un mol',
      idea: md`La **masa molar**, $M$, es la masa de un mol, en g/mol. Para un elemento es su masa atómica de la tabla periódica, leída en gramos: un mol de carbono pesa 12 g.

Para un compuesto, suma la de **todos** los átomos de su fórmula:

- $\text{CO}_2$: $12 + 2 \cdot 16 = 44\ \text{g/mol}$.
- $\text{Ca(OH)}_2$: $40 + 2 \cdot (16 + 1) = 74\ \text{g/mol}$.

Cada átomo entra tantas veces como dice su subíndice, y lo que está tras un paréntesis multiplica todo lo de adentro. Se usa la **masa** atómica, y no el número atómico.`,
      example: {
        problem: md`¿Cuál es la masa molar del sulfato de aluminio, $\text{Al}_2(\text{SO}_4)_3$? Masas molares en g/mol: Al 27, S 32, O 16.`,
        steps: [
          { title: 'Aluminio', text: md`$2 \cdot 27 = 54$.` },
          { title: 'Azufre', text: md`El 3 del paréntesis: $3 \cdot 32 = 96$.` },
          { title: 'Oxígeno', text: md`$4 \cdot 3 = 12$ átomos: $12 \cdot 16 = 192$.` },
          { title: 'Suma', text: md`$54 + 96 + 192 = 342\ \text{g/mol}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'usa-numero-atomico-en-masa-molar',
          text: md`Sumar una vez cada elemento y olvidar los subíndices, o tomar el número atómico. Escribe una línea por elemento: cuántos, por cuánto.`,
        },
      ],
      checks: [
        {
          id: 'nitrato-de-magnesio',
          question: md`Masas molares, en g/mol: Mg 24, N 14, O 16. ¿Cuál es la masa molar del nitrato de magnesio, $\text{Mg(NO}_3)_2$?`,
          key: '148 g/mol',
          distractors: [
            {
              text: '54 g/mol',
              feedback: 'Sumaste una vez cada elemento: faltan los subíndices.',
              mistake: 'usa-numero-atomico-en-masa-molar',
            },
            { text: '86 g/mol', feedback: 'Usaste el 3 del oxígeno, pero no el 2 del paréntesis.' },
            { text: '134 g/mol', feedback: 'El 2 del paréntesis también multiplica al nitrógeno.' },
          ],
          explanation: md`$24 + 2 \cdot 14 + 6 \cdot 16 = 24 + 28 + 96 = 148$.`,
        },
        {
          id: 'que-significa-17',
          question: md`¿Qué significa que la masa molar del amoníaco, $\text{NH}_3$, sea 17 g/mol?`,
          key: 'Que un mol de moléculas pesa 17 g',
          distractors: [
            {
              text: 'Que una molécula pesa 17 g',
              feedback: 'Una molécula pesa una fracción ínfima de gramo. 17 g es la masa de un mol.',
            },
            {
              text: 'Que en 17 mol hay un gramo',
              feedback: 'Está al revés: 17 gramos por cada mol.',
              mistake: 'invierte-masa-molar',
            },
            {
              text: 'Que un gramo tiene 17 moléculas',
              feedback: 'Un gramo tiene muchísimas. La masa molar habla de gramos por mol.',
              mistake: 'moleculas-sin-masa-molar',
            },
          ],
          explanation: md`«Gramos por mol»: $14 + 3 = 17\ \text{g}$ en cada mol.`,
        },
        {
          id: 'cual-es-mayor',
          question: md`Masas molares, en g/mol: S 32, O 16, Ca 40, Na 23, Cl 35,5. ¿Cuál de estos compuestos tiene mayor masa molar?`,
          key: md`$\text{SO}_2$`,
          distractors: [
            {
              text: md`$\text{NaCl}$`,
              feedback: 'Suma 58,5. Si al azufre le pusiste un solo oxígeno (48), falta su subíndice.',
              mistake: 'usa-numero-atomico-en-masa-molar',
            },
            {
              text: md`$\text{CaO}$`,
              feedback: 'Suma 56. El calcio solo pesa más que el azufre, pero el SO2 tiene dos oxígenos.',
            },
          ],
          explanation: md`$\text{SO}_2$: $32 + 32 = 64$. $\text{NaCl}$: 58,5. $\text{CaO}$: 56.`,
        },
      ],
    },
    {
      id: 'gramos-y-moles',
      title: 'De gramos a moles y de vuelta',
      idea: md`La masa molar es el puente:

$$n = \frac{m}{M} \qquad m = n \cdot M$$

- De gramos a moles se **divide**: ¿cuántas veces cabe la masa de un mol en la que tengo?
- De moles a gramos se **multiplica**.

Las unidades ayudan: gramos entre gramos por mol da moles.

Antes de aceptar el resultado, compáralo. Si tienes **menos** gramos que la masa molar, debe darte **menos** de un mol. Y fíjate en lo que piden: moles **del compuesto**, y no de sus átomos.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'g', label: 'Gramos', column: 0, row: 0 },
          { id: 'm', label: 'Moles', column: 1, row: 0 },
          { id: 'p', label: 'Partículas', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'g', to: 'm', label: '÷ M' },
          { from: 'm', to: 'p', label: '× Avogadro' },
        ],
        alt: 'Tres cajas en fila. De gramos a moles se divide por la masa molar; de moles a partículas se multiplica por el número de Avogadro.',
        caption: 'Para volver, se hace lo contrario.',
      },
      example: {
        problem: md`¿Cuántos moles hay en 27 g de glucosa, $\text{C}_6\text{H}_{12}\text{O}_6$?`,
        steps: [
          { title: 'Masa molar', text: md`$6 \cdot 12 + 12 \cdot 1 + 6 \cdot 16 = 72 + 12 + 96 = 180\ \text{g/mol}$.` },
          { title: 'Divide', text: md`$n = \frac{27}{180} = 0{,}15\ \text{mol}$.` },
          {
            title: 'Revisa',
            text: md`27 es menos que 180: menos de un mol. Comprueba: $0{,}15 \cdot 180 = 27\ \text{g}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'invierte-masa-molar',
          text: md`Dividir la masa molar por la masa. Si tienes pocos gramos y te salen muchos moles, quedó al revés.`,
        },
        {
          mistake: 'cuenta-moles-de-atomos',
          text: md`Multiplicar por los átomos de la fórmula cuando piden moles del compuesto. 0,15 mol de glucosa son 0,15 mol, aunque cada molécula tenga 24 átomos.`,
        },
      ],
      checks: [
        {
          id: 'once-gramos-de-co2',
          question: md`Masas molares, en g/mol: C 12, O 16. ¿Cuántos moles hay en 11 g de $\text{CO}_2$?`,
          key: '0,25 mol',
          distractors: [
            { text: '4 mol', feedback: 'Dividiste 44 por 11. Es 11 entre 44.', mistake: 'invierte-masa-molar' },
            {
              text: '0,75 mol',
              feedback: 'Esos son los moles de átomos: tres por cada molécula.',
              mistake: 'cuenta-moles-de-atomos',
            },
            {
              text: '0,39 mol',
              feedback: 'Usaste 28 g/mol, con un solo oxígeno.',
              mistake: 'usa-numero-atomico-en-masa-molar',
            },
          ],
          explanation: md`$M = 44\ \text{g/mol}$. $\frac{11}{44} = 0{,}25\ \text{mol}$.`,
        },
        {
          id: 'soda-en-gramos',
          question: md`Un limpiador necesita 3 mol de $\text{NaOH}$ (40 g/mol). ¿Cuántos gramos son?`,
          key: '120 g',
          distractors: [
            {
              text: '13,3 g',
              feedback: 'Dividiste 40 por 3. De moles a gramos se multiplica.',
              mistake: 'invierte-masa-molar',
            },
            { text: '0,075 g', feedback: 'Dividiste 3 por 40, como si fueran gramos.', mistake: 'invierte-masa-molar' },
            {
              text: '360 g',
              feedback: 'Multiplicaste además por los tres átomos; se pide la masa del compuesto.',
              mistake: 'cuenta-moles-de-atomos',
            },
          ],
          explanation: md`$m = 3 \cdot 40 = 120\ \text{g}$.`,
        },
        {
          id: 'masa-molar-desconocida',
          question: md`0,2 mol de un gas tienen una masa de 6,0 g. ¿Cuál es su masa molar?`,
          key: '30 g/mol',
          distractors: [
            {
              text: '1,2 g/mol',
              feedback: 'Multiplicaste. La masa molar son gramos por cada mol: se divide.',
              mistake: 'invierte-masa-molar',
            },
            {
              text: '0,033 g/mol',
              feedback: 'Dividiste los moles por los gramos: quedó al revés.',
              mistake: 'invierte-masa-molar',
            },
          ],
          explanation: md`$M = \frac{m}{n} = \frac{6{,}0}{0{,}2} = 30\ \text{g/mol}$.`,
        },
      ],
    },
    {
      id: 'gramos-y-particulas',
      title: 'De gramos a partículas, siempre por los moles',
      idea: md`No hay camino directo de los gramos a las moléculas. Se pasa por los **moles**:

$$\text{gramos} \rightarrow \text{moles} \rightarrow \text{moléculas} \rightarrow \text{átomos}$$

1. Gramos a moles: **divide** por la masa molar.
2. Moles a moléculas: **multiplica** por $6{,}0 \cdot 10^{23}$.
3. Solo si piden **átomos**: multiplica por los que tiene cada molécula.

Con 9 g de agua: $\frac{9}{18} = 0{,}5\ \text{mol}$, y $0{,}5 \cdot 6{,}0 \cdot 10^{23} = 3{,}0 \cdot 10^{23}$ moléculas. En átomos serían tres veces más.`,
      example: {
        problem: md`¿Cuántas moléculas hay en 6,8 g de amoníaco, $\text{NH}_3$ (17 g/mol)? ¿Y cuántos átomos de hidrógeno?`,
        steps: [
          { title: 'Moles', text: md`$\frac{6{,}8}{17} = 0{,}4\ \text{mol}$.` },
          { title: 'Moléculas', text: md`$0{,}4 \cdot 6{,}0 \cdot 10^{23} = 2{,}4 \cdot 10^{23}$.` },
          {
            title: 'Átomos de H',
            text: md`Tres en cada molécula: $3 \cdot 2{,}4 \cdot 10^{23} = 7{,}2 \cdot 10^{23}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'moleculas-sin-masa-molar',
          text: md`Multiplicar los **gramos** por el número de Avogadro. Ese número cuenta partículas por **mol**: primero pasa a moles.`,
        },
        {
          mistake: 'cuenta-atomos-y-no-moleculas',
          text: md`Dar átomos cuando piden moléculas. Subraya la palabra de la pregunta antes de calcular.`,
        },
        {
          mistake: 'potencia-de-avogadro-desplazada',
          text: md`Correr la potencia. $0{,}4 \cdot 6{,}0 = 2{,}4$, y la potencia queda en 23. Si escribes $24 \cdot 10^{22}$, es el mismo número.`,
        },
      ],
      checks: [
        {
          id: 'ocho-gramos-de-metano',
          question: md`¿Cuántas moléculas hay en 8 g de metano, $\text{CH}_4$ (16 g/mol)?`,
          key: md`$3{,}0 \cdot 10^{23}$`,
          distractors: [
            {
              text: md`$4{,}8 \cdot 10^{24}$`,
              feedback: 'Multiplicaste los 8 g por Avogadro: antes hay que pasar a moles.',
              mistake: 'moleculas-sin-masa-molar',
            },
            {
              text: md`$1{,}5 \cdot 10^{24}$`,
              feedback: 'Esos son los átomos, cinco por molécula.',
              mistake: 'cuenta-atomos-y-no-moleculas',
            },
            {
              text: md`$3{,}0 \cdot 10^{22}$`,
              feedback: 'Los moles son 0,5 y no 0,05: la potencia se corrió.',
              mistake: 'potencia-de-avogadro-desplazada',
            },
          ],
          explanation: md`$\frac{8}{16} = 0{,}5\ \text{mol}$; $0{,}5 \cdot 6{,}0 \cdot 10^{23} = 3{,}0 \cdot 10^{23}$.`,
        },
        {
          id: 'oxigenos-del-co2',
          question: md`¿Cuántos átomos de **oxígeno** hay en 22 g de $\text{CO}_2$ (44 g/mol)?`,
          key: md`$6{,}0 \cdot 10^{23}$`,
          distractors: [
            {
              text: md`$3{,}0 \cdot 10^{23}$`,
              feedback: 'Esas son las moléculas. Cada una tiene dos átomos de oxígeno.',
            },
            {
              text: md`$9{,}0 \cdot 10^{23}$`,
              feedback: 'Contaste todos los átomos, también el carbono.',
              mistake: 'cuenta-atomos-y-no-moleculas',
            },
            {
              text: md`$1{,}32 \cdot 10^{25}$`,
              feedback: 'Multiplicaste los 22 g por Avogadro sin pasar a moles.',
              mistake: 'moleculas-sin-masa-molar',
            },
          ],
          explanation: md`0,5 mol son $3{,}0 \cdot 10^{23}$ moléculas; con 2 oxígenos cada una, $6{,}0 \cdot 10^{23}$ átomos.`,
        },
        {
          id: 'masa-de-muchas-moleculas',
          question: md`¿Cuál es la masa de $1{,}2 \cdot 10^{24}$ moléculas de nitrógeno, $\text{N}_2$ (28 g/mol)?`,
          key: '56 g',
          distractors: [
            {
              text: '5,6 g',
              feedback: 'Son 2 mol y no 0,2: la potencia es 24, mayor que la de Avogadro.',
              mistake: 'potencia-de-avogadro-desplazada',
            },
            {
              text: '14 g',
              feedback: 'Dividiste 28 por 2. De moles a gramos se multiplica.',
              mistake: 'invierte-masa-molar',
            },
            {
              text: '112 g',
              feedback: 'Duplicaste por los dos átomos, pero los 28 g/mol ya los incluyen.',
              mistake: 'cuenta-moles-de-atomos',
            },
          ],
          explanation: md`$\frac{1{,}2 \cdot 10^{24}}{6{,}0 \cdot 10^{23}} = 2\ \text{mol}$; $2 \cdot 28 = 56\ \text{g}$.`,
        },
      ],
    },
  ],
  summary: [
    md`1 mol son $6{,}022 \cdot 10^{23}$ partículas, de lo que sea.`,
    md`Masa molar: suma cada átomo tantas veces como dice su subíndice.`,
    md`Gramos a moles: divide por la masa molar. Moles a gramos: multiplica.`,
    md`Gramos, moles, moléculas, átomos: en ese orden, sin saltarse los moles.`,
  ],
  sources: [
    {
      name: 'Bureau International des Poids et Mesures, El Sistema Internacional de Unidades, 9.ª edición',
      year: 2019,
      detail: 'Definición del mol y valor del número de Avogadro.',
    },
  ],
});
