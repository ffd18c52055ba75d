import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
  version: 2,
  minutes: 20,
  opening: {
    question: md`En un vaso se disuelven 10 g de sal y en otro, 10 g de azúcar, cada uno hasta completar 1 L. Tienen la misma masa de soluto por litro. ¿En cuál hay más **partículas** de soluto para reaccionar?`,
    guesses: ['En los dos igual', 'En el de sal', 'En el de azúcar'],
    reveal: md`En el de sal. 10 g de sal son 0,17 mol y 10 g de azúcar, 0,03 mol: una molécula de azúcar pesa mucho más. Las reacciones ocurren partícula a partícula, y por eso en química se cuenta el soluto en **moles**.`,
  },
  points: [
    {
      id: 'molaridad',
      title: 'Molaridad: moles por litro de solución',
      idea: md`La **concentración molar** o molaridad es

$$C = \frac{\text{moles de soluto}}{\text{litros de solución}}$$

Su unidad es mol/L (también se escribe M). Tres pasos:

1. **Gramos a moles**: divide por la masa molar.
2. **Mililitros a litros**: divide por 1.000.
3. **Divide** moles por litros.

Al revés: $\text{moles} = C \cdot V$, con $V$ en litros.

El volumen es el de la **solución** completa, y no el del agua que agregaste. Y es una razón: media taza de una solución 2 mol/L sigue siendo 2 mol/L.`,
      example: {
        problem: md`Se disuelven 11,7 g de $\text{NaCl}$ (58,5 g/mol) en agua hasta completar 500 mL. ¿Cuál es la molaridad?`,
        steps: [
          { title: 'Moles', text: md`$\frac{11{,}7}{58{,}5} = 0{,}2\ \text{mol}$.` },
          { title: 'Litros', text: md`$500\ \text{mL} = 0{,}5\ \text{L}$.` },
          {
            title: 'Divide',
            text: md`$\frac{0{,}2}{0{,}5} = 0{,}4\ \text{mol/L}$. Tiene sentido: en un litro cabría el doble, 0,4 mol.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'molaridad-sin-pasar-a-moles',
          text: md`Dividir **gramos** por litros. Da gramos por litro, que es otra concentración: falta la masa molar.`,
        },
        {
          mistake: 'molaridad-multiplica-por-volumen',
          text: md`Multiplicar por los litros. «Por litro» pide dividir; con menos de un litro, la molaridad es **mayor** que los moles.`,
        },
        {
          mistake: 'molaridad-en-mililitros',
          text: md`Convertir mal los mililitros. 250 mL son 0,25 L, y no 2,5 ni 0,025.`,
        },
      ],
      checks: [
        {
          id: 'glucosa-en-matraz',
          question: md`Se disuelven 9 g de glucosa (180 g/mol) hasta completar 250 mL. ¿Cuál es la molaridad?`,
          key: '0,2 mol/L',
          distractors: [
            {
              text: '36 mol/L',
              feedback: 'Esos son gramos por litro. Pasa antes los 9 g a moles.',
              mistake: 'molaridad-sin-pasar-a-moles',
            },
            {
              text: '0,0125 mol/L',
              feedback: 'Multiplicaste por 0,25 L: se divide.',
              mistake: 'molaridad-multiplica-por-volumen',
            },
            {
              text: '0,02 mol/L',
              feedback: 'Los moles están bien. 250 mL son 0,25 L, no 2,5.',
              mistake: 'molaridad-en-mililitros',
            },
          ],
          explanation: md`$\frac{9}{180} = 0{,}05\ \text{mol}$; $\frac{0{,}05}{0{,}25} = 0{,}2\ \text{mol/L}$.`,
        },
        {
          id: 'soda-para-doscientos',
          question: md`¿Cuántos gramos de $\text{NaOH}$ (40 g/mol) hay en 200 mL de solución 0,5 mol/L?`,
          key: '4 g',
          distractors: [
            { text: '20 g', feedback: 'Esa masa es la de un litro, y hay 200 mL.', mistake: 'masa-para-un-litro' },
            { text: '100 g', feedback: 'Dividiste la concentración por el volumen. Los moles son C por V.' },
            {
              text: '0,1 g',
              feedback: '0,1 son los moles. Falta multiplicar por 40 g/mol.',
              mistake: 'molaridad-sin-pasar-a-moles',
            },
          ],
          explanation: md`$0{,}5 \cdot 0{,}2 = 0{,}1\ \text{mol}$; $0{,}1 \cdot 40 = 4\ \text{g}$.`,
        },
        {
          id: 'que-volumen-tomar',
          question: md`¿Qué volumen de una solución 1,5 mol/L contiene 0,3 mol de soluto?`,
          key: '200 mL',
          distractors: [
            {
              text: '450 mL',
              feedback: 'Multiplicaste 1,5 por 0,3. El volumen son los moles entre la concentración.',
              mistake: 'molaridad-multiplica-por-volumen',
            },
            { text: '5.000 mL', feedback: 'Dividiste 1,5 por 0,3: quedó al revés.' },
            { text: '20 mL', feedback: 'Es 0,2 L: en mililitros, 200.', mistake: 'molaridad-en-mililitros' },
          ],
          explanation: md`$V = \frac{0{,}3}{1{,}5} = 0{,}2\ \text{L} = 200\ \text{mL}$.`,
        },
      ],
    },
    {
      id: 'preparar',
      title: 'Preparar una solución en el matraz',
      idea: md`Para tener el volumen justo se usa un **matraz aforado**, con una marca en el cuello:

1. Calcula la masa para **ese** volumen, y mídela.
2. Disuelve en un vaso con **menos** agua que el total.
3. Pasa todo al matraz, enjuagando el vaso.
4. **Completa con agua hasta la marca** y agita.

Si agregas 500 mL de agua al soluto, la solución pasa de 500 mL y queda más diluida. Si te pasas de la marca, botar el sobrante no arregla nada: lo que queda tiene la misma concentración equivocada. Se empieza de nuevo.

Agitar reparte el soluto. No cambia cuánto hay.`,
      figure: {
        kind: 'drawing',
        width: 240,
        height: 180,
        shapes: [
          {
            shape: 'path',
            points: [
              [84, 170],
              [84, 95],
              [50, 40],
              [50, 18],
              [140, 18],
              [140, 40],
              [106, 95],
              [106, 170],
            ],
          },
          { shape: 'segment', from: [78, 130], to: [112, 130], accent: 2 },
          { shape: 'text', at: [120, 130], text: 'marca: 250 mL', anchor: 'start', size: 'small' },
          { shape: 'segment', from: [52, 44], to: [138, 44], accent: 1 },
          { shape: 'text', at: [150, 44], text: 'primero, poca agua', anchor: 'start', size: 'small' },
        ],
        alt: 'Matraz de base ancha y cuello angosto, con una marca en el cuello que indica 250 mL. La base tiene un poco de líquido.',
        caption: 'Se disuelve con poca agua y al final se completa hasta la marca.',
      },
      example: {
        problem: md`¿Cómo se preparan 250 mL de $\text{NaCl}$ 0,4 mol/L (58,5 g/mol)?`,
        steps: [
          { title: 'Moles', text: md`$0{,}4 \cdot 0{,}25 = 0{,}1\ \text{mol}$.` },
          { title: 'Masa', text: md`$0{,}1 \cdot 58{,}5 = 5{,}85\ \text{g}$.` },
          {
            title: 'En el matraz',
            text: md`Se disuelven los 5,85 g en unos 100 mL de agua, se pasan al matraz de 250 mL y se completa hasta la marca.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'volumen-de-solvente-como-de-solucion',
          text: md`Agregar 250 mL de agua en vez de completar hasta 250 mL. El soluto también ocupa lugar.`,
        },
        {
          mistake: 'masa-para-un-litro',
          text: md`Medir la masa de un litro cuando se preparan 250 mL. Quedaría cuatro veces más concentrada.`,
        },
        {
          mistake: 'completa-hasta-un-litro',
          text: md`Con la masa correcta, completar hasta un litro. Quedaría cuatro veces más diluida.`,
        },
        {
          mistake: 'masa-molar-mal-aplicada',
          text: md`Culpar a la masa sin recalcularla. Antes de buscar otro error, repite el cálculo: $C \cdot V$ por la masa molar.`,
        },
        {
          mistake: 'agitar-cambia-la-concentracion',
          text: md`Creer que agitar más o menos concentra. Solo deja parejo lo que ya está.`,
        },
      ],
      checks: [
        {
          id: 'glucosa-quinientos',
          question: md`Se quieren 500 mL de glucosa (180 g/mol) 0,2 mol/L. ¿Qué se hace?`,
          key: 'Disolver 18 g en unos 200 mL de agua y completar hasta 500 mL',
          distractors: [
            {
              text: 'Disolver 36 g en unos 200 mL de agua y completar hasta 500 mL',
              feedback: '36 g es lo que pide un litro. Para medio litro, la mitad.',
              mistake: 'masa-para-un-litro',
            },
            {
              text: 'Disolver 18 g en unos 200 mL de agua y completar hasta 1 L',
              feedback: 'Con 18 g en un litro queda a 0,1 mol/L.',
              mistake: 'completa-hasta-un-litro',
            },
            {
              text: 'Disolver 18 g en 500 mL de agua, sin completar',
              feedback: 'El volumen final pasa de 500 mL: queda más diluida.',
              mistake: 'volumen-de-solvente-como-de-solucion',
            },
          ],
          explanation: md`$0{,}2 \cdot 0{,}5 = 0{,}1\ \text{mol}$, 18 g, y se completa hasta la marca.`,
        },
        {
          id: 'se-paso-de-la-marca',
          question: md`Un grupo mide bien la masa, pero agrega agua hasta más arriba de la marca. Saca con una pipeta lo que sobra. ¿Cómo queda la solución?`,
          key: 'Más diluida que lo pedido',
          distractors: [
            {
              text: 'Justo como lo pedido',
              feedback: 'Con el sobrante también se fue soluto. Lo que queda sigue diluido.',
              mistake: 'volumen-de-solvente-como-de-solucion',
            },
            { text: 'Más concentrada que lo pedido', feedback: 'Se puso agua de más: eso diluye.' },
            {
              text: 'Depende de cuánto se agite',
              feedback: 'Agitar reparte; no cambia los moles ni los litros.',
              mistake: 'agitar-cambia-la-concentracion',
            },
          ],
          explanation: md`Los moles se repartieron en más litros. Al sacar una parte, la concentración del resto es la misma.`,
        },
        {
          id: 'buscar-el-error',
          question: md`Para 100 mL de $\text{NaOH}$ 1 mol/L (40 g/mol), Javiera: 1) mide 4 g; 2) los disuelve en 100 mL de agua; 3) agita; 4) guarda. ¿Qué paso hay que cambiar?`,
          key: 'El 2: disolver con menos agua y completar hasta 100 mL',
          distractors: [
            {
              text: 'El 1: medir 40 g, que es un mol de soluto',
              feedback: '1 mol/L en 0,1 L pide 0,1 mol: los 4 g están bien.',
              mistake: 'masa-molar-mal-aplicada',
            },
            {
              text: 'El 3: agitar menos para no diluir la solución',
              feedback: 'Agitar no diluye: no agrega agua.',
              mistake: 'agitar-cambia-la-concentracion',
            },
          ],
          explanation: md`Con 100 mL de agua más el soluto, la solución no mide 100 mL.`,
        },
      ],
    },
    {
      id: 'molalidad',
      title: 'Molalidad: moles por kilogramo de solvente',
      idea: md`La **molalidad** se parece en el nombre y cambia lo de abajo:

$$m = \frac{\text{moles de soluto}}{\text{kilogramos de solvente}}$$

No lleva litros ni solución. Es masa, y **solo del solvente**. Por eso no cambia con la temperatura: al calentar, una solución se dilata y su molaridad baja, pero los kilos son los mismos. Se usa para estudiar cómo un soluto cambia la congelación o la ebullición.

Pasos: gramos de soluto a moles; gramos de solvente a **kg**; divide.`,
      example: {
        problem: md`Un anticongelante lleva 124 g de etilenglicol (62 g/mol) en 500 g de agua. ¿Cuál es su molalidad?`,
        steps: [
          { title: 'Moles de soluto', text: md`$\frac{124}{62} = 2\ \text{mol}$.` },
          {
            title: 'Kilogramos de solvente',
            text: md`El agua sola: $500\ \text{g} = 0{,}5\ \text{kg}$. La solución pesa 624 g, pero ese dato no se usa.`,
          },
          { title: 'Divide', text: md`$\frac{2}{0{,}5} = 4\ \text{mol/kg}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'molalidad-por-masa-de-solucion',
          text: md`Dividir por la masa de la solución. En el ejemplo daría 3,2 mol/kg: el soluto no entra abajo.`,
        },
        {
          mistake: 'molalidad-con-gramos-de-soluto',
          text: md`Dejar el soluto en gramos. Daría 248: una molalidad así de grande es señal de error.`,
        },
        { mistake: 'molalidad-en-gramos', text: md`No pasar el agua a kilogramos, o pasarla mal. 500 g son 0,5 kg.` },
      ],
      checks: [
        {
          id: 'glucosa-molal',
          question: md`Se disuelven 90 g de glucosa (180 g/mol) en 250 g de agua. ¿Cuál es la molalidad?`,
          key: '2 mol/kg',
          distractors: [
            {
              text: '1,47 mol/kg',
              feedback: 'Dividiste por 340 g, la solución. Va solo el agua.',
              mistake: 'molalidad-por-masa-de-solucion',
            },
            {
              text: '360 mol/kg',
              feedback: 'Usaste los 90 g de soluto sin pasar a moles.',
              mistake: 'molalidad-con-gramos-de-soluto',
            },
            { text: '0,002 mol/kg', feedback: 'Dividiste por 250 g; son 0,25 kg.', mistake: 'molalidad-en-gramos' },
          ],
          explanation: md`$\frac{90}{180} = 0{,}5\ \text{mol}$; $\frac{0{,}5}{0{,}25} = 2\ \text{mol/kg}$.`,
        },
        {
          id: 'sal-para-el-hielo',
          question: md`Para bajar el punto de congelación se disuelven 11,7 g de $\text{NaCl}$ (58,5 g/mol) en 400 g de agua. ¿Cuál es la molalidad?`,
          key: '0,5 mol/kg',
          distractors: [
            {
              text: '0,49 mol/kg',
              feedback: 'Dividiste por 411,7 g. La molalidad usa el solvente.',
              mistake: 'molalidad-por-masa-de-solucion',
            },
            {
              text: '29 mol/kg',
              feedback: 'Dividiste gramos de sal por kilos de agua: pásalos a moles.',
              mistake: 'molalidad-con-gramos-de-soluto',
            },
            {
              text: '0,05 mol/kg',
              feedback: 'Los moles están bien. 400 g son 0,4 kg, y no 4.',
              mistake: 'molalidad-en-gramos',
            },
          ],
          explanation: md`$\frac{11{,}7}{58{,}5} = 0{,}2\ \text{mol}$; $\frac{0{,}2}{0{,}4} = 0{,}5\ \text{mol/kg}$.`,
        },
        {
          id: 'al-calentar',
          question: md`Una solución se calienta de 20 a 60 °C en un frasco cerrado y se dilata. ¿Qué le pasa a su concentración?`,
          key: 'Baja la molaridad; la molalidad no cambia',
          distractors: [
            {
              text: 'Baja la molalidad; la molaridad no cambia',
              feedback: 'La que depende del volumen es la molaridad. Los kilos no cambian al calentar.',
            },
            {
              text: 'Bajan las dos, porque hay más volumen',
              feedback: 'La molalidad se mide con kilos de solvente, que son los mismos.',
              mistake: 'molalidad-por-masa-de-solucion',
            },
            {
              text: 'Ninguna cambia, porque el frasco está cerrado',
              feedback: 'No sale materia, pero el volumen crece: los moles por litro bajan.',
            },
          ],
          explanation: md`Mismos moles en más litros: baja la molaridad. Mismos moles y mismos kilos: la molalidad queda igual.`,
        },
      ],
    },
    {
      id: 'fraccion-molar',
      title: 'Fracción molar: qué parte de los moles',
      idea: md`La **fracción molar** de un componente es la parte de los moles que le toca:

$$X_A = \frac{\text{moles de A}}{\text{moles totales}}$$

No tiene unidades y va de 0 a 1. Abajo se suman **todos** los componentes, también el solvente. Las fracciones de todos suman 1: si conoces la de uno, con dos componentes sabes la del otro.

Es como decir «3 de cada 4 moléculas son de agua». No se confunde con el porcentaje en masa, porque las moléculas no pesan lo mismo: siempre se pasa por moles.`,
      figure: {
        kind: 'chart',
        type: 'pie',
        categories: ['Agua', 'Etanol'],
        series: [{ name: 'Moles', values: [3, 1] }],
        showValues: true,
        alt: 'Gráfico circular: 3 mol de agua y 1 mol de etanol. El agua ocupa tres cuartos.',
        caption: 'Moles en una mezcla de 54 g de agua y 46 g de etanol.',
      },
      example: {
        problem: md`Se mezclan 46 g de etanol (46 g/mol) con 54 g de agua (18 g/mol). ¿Cuál es la fracción molar del etanol?`,
        steps: [
          { title: 'Moles', text: md`Etanol: $\frac{46}{46} = 1$. Agua: $\frac{54}{18} = 3$.` },
          { title: 'Total', text: md`$1 + 3 = 4\ \text{mol}$.` },
          {
            title: 'Divide',
            text: md`$X = \frac{1}{4} = 0{,}25$. La del agua es 0,75. En masa, en cambio, el etanol es 46 %.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'molaridad-sin-pasar-a-moles',
          text: md`Hacer la división con gramos. Daría 0,46, que es la fracción en **masa**.`,
        },
      ],
      checks: [
        {
          id: 'dos-y-ocho',
          question: md`Una solución tiene 2 mol de soluto y 8 mol de agua. ¿Cuál es la fracción molar del soluto?`,
          key: '0,2',
          distractors: [
            { text: '0,25', feedback: 'Dividiste por los moles de agua. Abajo van todos, 10.' },
            { text: '0,8', feedback: 'Esa es la del agua.' },
            { text: '4', feedback: 'Una fracción molar nunca pasa de 1. Es 2 entre 10.' },
          ],
          explanation: md`$\frac{2}{2 + 8} = 0{,}2$.`,
        },
        {
          id: 'metanol-y-agua',
          question: md`Se mezclan 32 g de metanol (32 g/mol) y 36 g de agua (18 g/mol). ¿Cuál es la fracción molar del metanol?`,
          key: '0,33',
          distractors: [
            {
              text: '0,47',
              feedback: 'Dividiste 32 g por 68 g. Pasa antes a moles.',
              mistake: 'molaridad-sin-pasar-a-moles',
            },
            { text: '0,5', feedback: 'Dividiste 1 mol por los 2 de agua. El total son 3.' },
            { text: '0,67', feedback: 'Esa es la del agua.' },
          ],
          explanation: md`1 mol de metanol y 2 de agua: $\frac{1}{3} \approx 0{,}33$.`,
        },
      ],
    },
  ],
  summary: [
    md`Molaridad: moles entre **litros de solución**.`,
    md`Preparar: masa para ese volumen, disolver con poca agua y completar hasta la marca.`,
    md`Molalidad: moles entre **kilogramos de solvente**; no cambia con la temperatura.`,
    md`Fracción molar: moles de uno entre moles totales; todas suman 1.`,
  ],
});
