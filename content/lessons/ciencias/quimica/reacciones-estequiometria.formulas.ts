import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.formulas',
  version: 2,
  minutes: 18,
  opening: {
    question: md`Se analizan tres sustancias: una irrita los ojos, otra es el ácido del vinagre y la tercera es azúcar de la sangre. Las tres dan lo mismo: 40,0 % de carbono, 6,7 % de hidrógeno y 53,3 % de oxígeno. ¿Son la misma?`,
    guesses: [
      'Sí: tienen la misma composición',
      'No: el análisis da la proporción, no cuántos átomos hay',
      'No: alguno de los análisis está malo',
    ],
    reveal: md`Son tres: $\text{CH}_2\text{O}$, $\text{C}_2\text{H}_4\text{O}_2$ y $\text{C}_6\text{H}_{12}\text{O}_6$. Comparten la **proporción mínima** de átomos, $1 : 2 : 1$. Para saber cuál es cuál hace falta un dato más: la masa molar.`,
  },
  points: [
    {
      id: 'formula-empirica',
      title: 'Del análisis a la fórmula empírica',
      idea: md`La **fórmula empírica** es la proporción entera más simple entre los átomos. Se obtiene así:

1. Supón **100 g**: los porcentajes pasan a gramos. Si ya te dan gramos, úsalos.
2. Pasa cada uno a **moles**, dividiendo por su masa molar.
3. Divide todos por el **menor**.
4. Si no salen enteros, multiplica **todos** por el mismo número: con 0,5, por 2; con 0,33, por 3.

¿Por qué moles? Porque los subíndices cuentan átomos, y los gramos no. Un 0,98 se lee como 1; un 1,5 **no** se redondea a 2: se multiplica.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'p', label: '% o gramos', column: 0, row: 0 },
          { id: 'm', label: 'Moles', column: 1, row: 0 },
          { id: 'r', label: 'Razón', column: 2, row: 0 },
          { id: 'e', label: 'Enteros', column: 3, row: 0 },
        ],
        arrows: [
          { from: 'p', to: 'm', label: '÷ masa molar' },
          { from: 'm', to: 'r', label: '÷ el menor' },
          { from: 'r', to: 'e', label: '× 2, × 3…' },
        ],
        alt: 'Cuatro pasos: de porcentaje o gramos a moles, dividiendo por la masa molar; de moles a una razón, dividiendo por el menor; de la razón a números enteros, multiplicando por 2 o por 3 si hace falta.',
      },
      example: {
        problem: md`Un óxido tiene 70 % de hierro y 30 % de oxígeno en masa. ¿Cuál es su fórmula empírica? (Fe 56, O 16.)`,
        steps: [
          { title: 'Gramos', text: md`En 100 g: 70 g de Fe y 30 g de O.` },
          { title: 'Moles', text: md`Fe: $\frac{70}{56} = 1{,}25$. O: $\frac{30}{16} = 1{,}875$.` },
          {
            title: 'Divide por el menor',
            text: md`Fe: $\frac{1{,}25}{1{,}25} = 1$. O: $\frac{1{,}875}{1{,}25} = 1{,}5$.`,
          },
          { title: 'A enteros', text: md`Por 2: Fe 2 y O 3. La fórmula es $\text{Fe}_2\text{O}_3$.` },
        ],
      },
      warnings: [
        {
          mistake: 'hidrato-divide-las-masas',
          text: md`Comparar los gramos sin pasar a moles. $70 : 30$ no son $7 : 3$ átomos: un hierro pesa 3,5 veces lo que un oxígeno.`,
        },
      ],
      checks: [
        {
          id: 'carbono-e-hidrogeno',
          question: md`Un gas tiene 75 % de carbono y 25 % de hidrógeno en masa (C 12, H 1). ¿Cuál es su fórmula empírica?`,
          key: md`$\text{CH}_4$`,
          distractors: [
            {
              text: md`$\text{C}_3\text{H}$`,
              feedback: 'Comparaste 75 con 25 en gramos. Pasa primero a moles.',
              mistake: 'hidrato-divide-las-masas',
            },
            { text: md`$\text{C}_4\text{H}$`, feedback: 'Los números están bien y los elementos, cambiados.' },
            { text: md`$\text{CH}_3$`, feedback: 'Moles: 6,25 de C y 25 de H. La razón es 4, y no 3.' },
          ],
          explanation: md`C: $\frac{75}{12} = 6{,}25$. H: $\frac{25}{1} = 25$. Razón: $1 : 4$.`,
        },
        {
          id: 'magnesio-y-nitrogeno',
          question: md`Al quemar magnesio en nitrógeno se obtiene un sólido con 7,2 g de magnesio y 2,8 g de nitrógeno (Mg 24, N 14). ¿Cuál es su fórmula empírica?`,
          key: md`$\text{Mg}_3\text{N}_2$`,
          distractors: [
            { text: md`$\text{Mg}_2\text{N}_3$`, feedback: 'Hay 0,3 mol de Mg y 0,2 de N: el 3 es del magnesio.' },
            { text: md`$\text{MgN}$`, feedback: 'La razón es 1,5. No se redondea: se multiplica por 2.' },
            {
              text: md`$\text{Mg}_{18}\text{N}_7$`,
              feedback: 'Simplificaste 7,2 : 2,8 en gramos, sin pasar a moles.',
              mistake: 'hidrato-divide-las-masas',
            },
          ],
          explanation: md`Mg: $\frac{7{,}2}{24} = 0{,}3$. N: $\frac{2{,}8}{14} = 0{,}2$. Razón: $1{,}5 : 1 = 3 : 2$.`,
        },
        {
          id: 'razon-uno-coma-tres',
          question: md`Al dividir por el menor, Pablo obtiene C 1 y H 1,33. ¿Qué fórmula empírica corresponde?`,
          key: md`$\text{C}_3\text{H}_4$`,
          distractors: [
            { text: md`$\text{CH}$`, feedback: 'Redondeaste 1,33 a 1. Es un entero más un tercio: multiplica por 3.' },
            { text: md`$\text{C}_3\text{H}_3$`, feedback: 'Multiplica por 3 los dos números: 1 por 3 y 1,33 por 3.' },
            {
              text: md`$\text{CH}_4$`,
              feedback: 'Multiplicaste solo el hidrógeno; el factor va en todos.',
              mistake: 'multiplica-solo-un-subindice',
            },
          ],
          explanation: md`$1 \cdot 3 = 3$ y $1{,}33 \cdot 3 \approx 4$.`,
        },
      ],
    },
    {
      id: 'formula-molecular',
      title: 'De la empírica a la molecular',
      idea: md`La **fórmula molecular** dice cuántos átomos hay de verdad en una molécula. Es la empírica multiplicada por un entero:

$$\text{factor} = \frac{\text{masa molar del compuesto}}{\text{masa de la fórmula empírica}}$$

Con el factor se multiplican **todos** los subíndices, también los que no se escriben porque son 1.

Si el factor es 1, las dos fórmulas coinciden, como en el agua. El factor tiene que salir entero: si da 2,4, revisa la empírica.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Metanal', 'Ác. acético', 'Glucosa'],
        series: [{ name: 'Masa molar (g/mol)', values: [30, 60, 180] }],
        yTitle: 'Masa molar (g/mol)',
        showValues: true,
        alt: 'Masa molar de tres compuestos de fórmula empírica CH2O: metanal 30, ácido acético 60 y glucosa 180 g/mol.',
        caption: 'La fórmula empírica CH₂O pesa 30: los factores son 1, 2 y 6.',
      },
      example: {
        problem: md`Un compuesto tiene fórmula empírica $\text{CH}_2$ y masa molar 56 g/mol. ¿Cuál es su fórmula molecular?`,
        steps: [
          { title: 'Masa de la empírica', text: md`$12 + 2 \cdot 1 = 14$.` },
          { title: 'Factor', text: md`$\frac{56}{14} = 4$.` },
          {
            title: 'Multiplica todo',
            text: md`C: $1 \cdot 4 = 4$. H: $2 \cdot 4 = 8$. Es $\text{C}_4\text{H}_8$. Comprueba: $4 \cdot 12 + 8 = 56$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'se-queda-en-la-formula-minima',
          text: md`Dar la empírica como respuesta. Si te dan la masa molar, compárala con la de tu fórmula: tiene que coincidir.`,
        },
        {
          mistake: 'multiplica-solo-un-subindice',
          text: md`Multiplicar solo el primero. Así cambia la proporción, y ya no cumple el análisis.`,
        },
        {
          mistake: 'factor-con-error-de-uno',
          text: md`Usar un factor que no es el cociente. Al final, suma la masa molar de tu respuesta: debe dar la del enunciado.`,
        },
      ],
      checks: [
        {
          id: 'acido-lactico',
          question: md`Un ácido tiene fórmula empírica $\text{CH}_2\text{O}$ y masa molar 90 g/mol. ¿Cuál es su fórmula molecular?`,
          key: md`$\text{C}_3\text{H}_6\text{O}_3$`,
          distractors: [
            {
              text: md`$\text{CH}_2\text{O}$`,
              feedback: 'Su masa es 30, y no 90: esa es la empírica.',
              mistake: 'se-queda-en-la-formula-minima',
            },
            {
              text: md`$\text{C}_3\text{H}_2\text{O}$`,
              feedback: 'El factor 3 va en todos los subíndices.',
              mistake: 'multiplica-solo-un-subindice',
            },
            {
              text: md`$\text{C}_2\text{H}_4\text{O}_2$`,
              feedback: 'Usaste factor 2: pesa 60. El cociente es 90 entre 30.',
              mistake: 'factor-con-error-de-uno',
            },
          ],
          explanation: md`$\frac{90}{30} = 3$: todos los subíndices por 3.`,
        },
        {
          id: 'dos-oxidos-de-nitrogeno',
          question: md`Un óxido tiene fórmula empírica $\text{NO}_2$ (N 14, O 16) y masa molar 92 g/mol. ¿Cuál es su fórmula molecular?`,
          key: md`$\text{N}_2\text{O}_4$`,
          distractors: [
            {
              text: md`$\text{NO}_2$`,
              feedback: 'Pesa 46: falta multiplicar por el factor.',
              mistake: 'se-queda-en-la-formula-minima',
            },
            {
              text: md`$\text{N}_2\text{O}_2$`,
              feedback: 'El factor 2 también multiplica al oxígeno.',
              mistake: 'multiplica-solo-un-subindice',
            },
            {
              text: md`$\text{N}_3\text{O}_6$`,
              feedback: 'Pesa 138: el factor es 92 entre 46, que es 2.',
              mistake: 'factor-con-error-de-uno',
            },
          ],
          explanation: md`$14 + 32 = 46$; $\frac{92}{46} = 2$: $\text{N}_2\text{O}_4$.`,
        },
        {
          id: 'que-dato-falta',
          question: md`De un hidrocarburo se sabe que tiene 92,3 % de carbono y 7,7 % de hidrógeno, o sea, $\text{CH}$. ¿Qué dato hace falta para saber si es $\text{C}_2\text{H}_2$ o $\text{C}_6\text{H}_6$?`,
          key: 'Su masa molar',
          distractors: [
            {
              text: 'La masa de la muestra',
              feedback: 'Con más muestra los porcentajes son los mismos: no distingue.',
            },
            { text: 'Su porcentaje de oxígeno', feedback: 'Los porcentajes ya suman 100: no hay oxígeno.' },
            {
              text: 'Ninguno: ya se sabe que es CH',
              feedback: 'CH es la proporción. Las dos moléculas la cumplen.',
              mistake: 'se-queda-en-la-formula-minima',
            },
          ],
          explanation: md`$\text{CH}$ pesa 13. Si la masa molar es 26, factor 2; si es 78, factor 6.`,
        },
      ],
    },
    {
      id: 'hidratos',
      title: 'Hidratos: agua dentro del cristal',
      idea: md`Algunas sales guardan agua en su cristal. El sulfato de cobre azul es $\text{CuSO}_4 \cdot 5\,\text{H}_2\text{O}$: **5 mol de agua por cada mol de sal**. El punto no es una multiplicación. Al calentarlo, el agua se va y queda un polvo casi blanco.

Para hallar ese número:

1. Agua: masa inicial **menos** masa del sólido seco.
2. Pasa a **moles** el agua (18 g/mol) y la sal seca.
3. Divide: moles de agua entre moles de sal.

Hay que calentar hasta que la masa **deje de cambiar**: así se sabe que ya no queda agua.`,
      figure: {
        kind: 'plane',
        x: [0, 12],
        y: [0, 60],
        step: [2, 10],
        xTitle: 'Tiempo (min)',
        yTitle: 'Masa (g)',
        shapes: [
          {
            shape: 'path',
            accent: 1,
            points: [
              [0, 49.9],
              [2, 49],
              [4, 42],
              [6, 35.5],
              [8, 32.4],
              [9, 31.9],
              [12, 31.9],
            ],
          },
          { shape: 'text', at: [10, 38], text: '31,9 g' },
          { shape: 'text', at: [2.2, 55], text: '49,9 g' },
        ],
        alt: 'Masa de un cristal que se calienta: parte en 49,9 g, baja entre los minutos 2 y 9, y desde entonces se mantiene en 31,9 g.',
        caption: 'Sulfato de cobre hidratado al calentarlo (datos inventados).',
      },
      example: {
        problem: md`Con el gráfico, ¿cuánto vale $x$ en $\text{CuSO}_4 \cdot x\,\text{H}_2\text{O}$? Masas molares en g/mol: $\text{CuSO}_4$ 159,5; $\text{H}_2\text{O}$ 18.`,
        steps: [
          { title: 'Masa de agua', text: md`$49{,}9 - 31{,}9 = 18{,}0\ \text{g}$.` },
          { title: 'Moles', text: md`Agua: $\frac{18{,}0}{18} = 1{,}0$. Sal: $\frac{31{,}9}{159{,}5} = 0{,}20$.` },
          { title: 'Divide', text: md`$\frac{1{,}0}{0{,}20} = 5$: es $\text{CuSO}_4 \cdot 5\,\text{H}_2\text{O}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'hidrato-divide-las-masas',
          text: md`Dividir gramos de agua por gramos de sal. La fórmula dice **moles** por mol.`,
        },
        {
          mistake: 'hidrato-con-masa-total',
          text: md`Tomar como agua toda la masa inicial. Resta antes el sólido seco.`,
        },
        {
          mistake: 'hidrato-cuenta-uno-de-mas',
          text: md`Agregar uno al resultado o redondear siempre hacia arriba. Si la división da 4,98, es 5; si da 5,0, no es 6.`,
        },
      ],
      checks: [
        {
          id: 'sal-de-epsom',
          question: md`Se calientan 24,6 g de $\text{MgSO}_4 \cdot x\,\text{H}_2\text{O}$ hasta que quedan 12,0 g de $\text{MgSO}_4$ seco (120 g/mol; agua, 18 g/mol). ¿Cuánto vale $x$?`,
          key: '7',
          distractors: [
            {
              text: '1',
              feedback: 'Dividiste 12,6 g de agua por 12,0 g de sal. Pasa a moles.',
              mistake: 'hidrato-divide-las-masas',
            },
            { text: '14', feedback: 'Usaste los 24,6 g como si todo fuera agua.', mistake: 'hidrato-con-masa-total' },
            { text: '8', feedback: 'La división da 7 justo: quedó uno de más.', mistake: 'hidrato-cuenta-uno-de-mas' },
          ],
          explanation: md`Agua: 12,6 g, $\frac{12{,}6}{18} = 0{,}7\ \text{mol}$. Sal: $\frac{12{,}0}{120} = 0{,}1\ \text{mol}$. Razón: 7.`,
        },
        {
          id: 'cloruro-de-calcio-hidratado',
          question: md`De 29,4 g de $\text{CaCl}_2 \cdot x\,\text{H}_2\text{O}$ quedan 22,2 g de $\text{CaCl}_2$ seco (111 g/mol; agua, 18 g/mol). ¿Cuánto vale $x$?`,
          key: '2',
          distractors: [
            {
              text: '8',
              feedback: 'Tomaste los 29,4 g como agua; réstale los 22,2 g de sal.',
              mistake: 'hidrato-con-masa-total',
            },
            {
              text: '3',
              feedback: 'La división da 2: quedó un mol de agua de más.',
              mistake: 'hidrato-cuenta-uno-de-mas',
            },
            {
              text: '0,3',
              feedback: 'Dividiste 7,2 g por 22,2 g. Pasa los dos a moles.',
              mistake: 'hidrato-divide-las-masas',
            },
          ],
          explanation: md`Agua: 7,2 g, 0,4 mol. Sal: $\frac{22{,}2}{111} = 0{,}2\ \text{mol}$. $\frac{0{,}4}{0{,}2} = 2$.`,
        },
        {
          id: 'poco-tiempo-al-fuego',
          question: md`Un grupo retira el cristal del fuego antes de que su masa deje de bajar. ¿Cómo sale su valor de $x$?`,
          key: 'Menor que el real, porque quedó agua en el sólido',
          distractors: [
            {
              text: 'Mayor que el real, porque el sólido pesa más',
              feedback: 'Si el sólido final pesa más, la resta da menos agua.',
              mistake: 'hidrato-con-masa-total',
            },
            {
              text: 'Igual al real, porque la fórmula no cambia',
              feedback: 'La fórmula no cambia, pero la masa medida sí: el cálculo da otro número.',
            },
          ],
          explanation: md`Agua calculada: inicial menos final. Con agua aún dentro, el final es mayor, y la resta, menor. Además se cuenta esa agua como sal.`,
        },
      ],
    },
  ],
  summary: [
    md`Empírica: gramos, moles, divide por el menor, y a enteros.`,
    md`Molecular: factor es la masa molar entre la masa de la empírica; multiplica **todos** los subíndices.`,
    md`Hidrato: agua es masa inicial menos seca; divide moles de agua por moles de sal.`,
    md`Comprueba sumando la masa molar de tu respuesta.`,
  ],
});
