import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.reactivo-limitante',
  version: 2,
  minutes: 18,
  opening: {
    question: md`Cinco botellas tienen la misma cantidad de vinagre. A cada una se le pone un globo con bicarbonato: 1, 2, 3, 4 y 5 cucharaditas. El globo queda más grande en la segunda que en la primera, y más en la tercera. En la cuarta y la quinta, igual que en la tercera. ¿Por qué?`,
    guesses: ['El globo no da más de sí', 'Se acabó el vinagre', 'El bicarbonato se echó a perder'],
    reveal: md`Desde la tercera, el vinagre se acaba y sobra bicarbonato, que queda sin reaccionar. El que **se acaba primero** decide cuánto gas hay: es el **reactivo limitante**. Aquí vas a encontrarlo con números, sin ver el globo.`,
  },
  points: [
    {
      id: 'quien-se-acaba',
      title: 'El que se acaba primero manda',
      idea: md`Con 14 ruedas y 9 marcos se arman 7 bicicletas: mandan las ruedas, aunque sean más. Cada bicicleta pide dos. En una reacción es igual: importa cuánto hay **comparado con lo que se necesita**.

1. Pasa todo a moles.
2. Divide los moles de cada reactante por **su coeficiente**.
3. El número **menor** señala al limitante.
4. Calcula el producto **con él**.

El otro está **en exceso**: una parte sobra. Tener menos moles o menos gramos no hace limitante a nadie: hay que mirar los coeficientes.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Hidrógeno', 'Oxígeno'],
        series: [
          { name: 'Moles que hay', values: [5, 4] },
          { name: 'Moles entre su coeficiente', values: [2.5, 4] },
        ],
        yTitle: 'Moles',
        showValues: true,
        alt: 'Moles que hay: hidrógeno 5 y oxígeno 4. Moles divididos por su coeficiente: hidrógeno 2,5 y oxígeno 4.',
        caption: 'Hay más moles de hidrógeno, pero es el que limita.',
      },
      example: {
        problem: md`$2\,\text{H}_2 + \text{O}_2 \rightarrow 2\,\text{H}_2\text{O}$. Se juntan 5 mol de $\text{H}_2$ y 4 mol de $\text{O}_2$. ¿Cuánta agua se forma y qué sobra?`,
        steps: [
          {
            title: 'Divide por el coeficiente',
            text: md`$\text{H}_2$: $\frac{5}{2} = 2{,}5$. $\text{O}_2$: $\frac{4}{1} = 4$. El menor es el del hidrógeno: limita.`,
          },
          { title: 'Calcula el producto con él', text: md`$5 \cdot \frac{2}{2} = 5\ \text{mol}$ de agua.` },
          {
            title: 'Lo que sobra',
            text: md`Se usa $5 \cdot \frac{1}{2} = 2{,}5\ \text{mol}$ de $\text{O}_2$. Sobran $4 - 2{,}5 = 1{,}5\ \text{mol}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'usa-el-reactivo-en-exceso',
          text: md`Calcular con el que sobra. Da más producto del que el otro permite: no alcanza.`,
        },
        {
          mistake: 'limita-el-de-menor-masa',
          text: md`Elegir al que tiene menos moles o menos gramos. Divide antes por su coeficiente.`,
        },
        {
          mistake: 'suma-los-moles-de-reactantes',
          text: md`Sumar los moles de los reactantes para hallar el producto. Se conserva la **masa**; los moles pueden cambiar: de 3 pasan a 2 en el agua.`,
        },
      ],
      checks: [
        {
          id: 'amoniaco-con-oxigeno',
          question: md`$4\,\text{NH}_3 + 5\,\text{O}_2 \rightarrow 4\,\text{NO} + 6\,\text{H}_2\text{O}$. Se juntan 8 mol de $\text{NH}_3$ y 8 mol de $\text{O}_2$. ¿Cuántos moles de agua se forman?`,
          key: '9,6 mol',
          distractors: [
            {
              text: '12 mol',
              feedback: 'Usaste el amoníaco, que sobra. Para 8 mol de NH3 harían falta 10 de O2.',
              mistake: 'usa-el-reactivo-en-exceso',
            },
            {
              text: '8 mol',
              feedback: 'Supusiste uno a uno. Del oxígeno al agua la razón es 6 entre 5.',
              mistake: 'ignora-coeficientes',
            },
            {
              text: '16 mol',
              feedback: 'Sumaste los moles de los reactantes; los moles no se conservan.',
              mistake: 'suma-los-moles-de-reactantes',
            },
          ],
          explanation: md`$\frac{8}{4} = 2$ y $\frac{8}{5} = 1{,}6$: limita el oxígeno. $8 \cdot \frac{6}{5} = 9{,}6\ \text{mol}$.`,
        },
        {
          id: 'quien-limita-nitrogeno',
          question: md`$\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$. Hay 4 mol de $\text{N}_2$ y 9 mol de $\text{H}_2$. ¿Cuál es el limitante?`,
          key: md`El $\text{H}_2$, porque 4 mol de $\text{N}_2$ pedirían 12`,
          distractors: [
            {
              text: md`El $\text{N}_2$, porque hay menos moles de él`,
              feedback: 'Compara con lo que se necesita: cada mol de N2 pide tres de H2.',
              mistake: 'limita-el-de-menor-masa',
            },
            {
              text: md`El $\text{N}_2$, porque su coeficiente es menor`,
              feedback: 'El coeficiente solo no decide: divide los moles por él.',
            },
            { text: 'Ninguno, porque alcanzan los dos', feedback: 'Con 4 mol de N2 harían falta 12 de H2, y hay 9.' },
          ],
          explanation: md`$\frac{4}{1} = 4$ y $\frac{9}{3} = 3$: el menor es el del hidrógeno.`,
        },
        {
          id: 'cloruro-de-aluminio',
          question: md`$2\,\text{Al} + 3\,\text{Cl}_2 \rightarrow 2\,\text{AlCl}_3$. Se juntan 6 mol de Al y 6 mol de $\text{Cl}_2$. ¿Cuántos moles de $\text{AlCl}_3$ se forman?`,
          key: '4 mol',
          distractors: [
            {
              text: '6 mol',
              feedback: 'Calculaste con el aluminio, que sobra: pediría 9 mol de cloro.',
              mistake: 'usa-el-reactivo-en-exceso',
            },
            {
              text: '9 mol',
              feedback: 'Invertiste la razón entre cloro y producto: es 2 entre 3.',
              mistake: 'invierte-la-razon-de-coeficientes',
            },
            {
              text: '12 mol',
              feedback: 'Sumaste los reactantes. Los moles no se conservan.',
              mistake: 'suma-los-moles-de-reactantes',
            },
          ],
          explanation: md`$\frac{6}{2} = 3$ y $\frac{6}{3} = 2$: limita el cloro. $6 \cdot \frac{2}{3} = 4\ \text{mol}$.`,
        },
      ],
    },
    {
      id: 'cuanto-sobra',
      title: 'Cuánto sobra del otro',
      idea: md`Lo que sobra se calcula en **moles** y se pasa a gramos al final:

1. Encuentra el limitante.
2. Con sus moles y la razón de coeficientes, halla cuántos moles del otro **se consumen**.
3. **Resta**: los que había menos los que se consumen.
4. Multiplica por la masa molar del que sobra.

No se restan los gramos iniciales: una sustancia no «gasta» su mismo peso de otra. Y al final se comprueba con la masa: reactantes iniciales igual a productos **más** lo que sobró.`,
      example: {
        problem: md`$2\,\text{Mg} + \text{O}_2 \rightarrow 2\,\text{MgO}$. Reaccionan 36 g de Mg (24 g/mol) con 40 g de $\text{O}_2$ (32 g/mol). ¿Cuánto sobra, y de qué?`,
        steps: [
          { title: 'A moles', text: md`Mg: $\frac{36}{24} = 1{,}5$. $\text{O}_2$: $\frac{40}{32} = 1{,}25$.` },
          {
            title: 'Limitante',
            text: md`Mg: $\frac{1{,}5}{2} = 0{,}75$. $\text{O}_2$: $\frac{1{,}25}{1} = 1{,}25$. Limita el magnesio.`,
          },
          {
            title: 'Lo que se consume y lo que queda',
            text: md`Se usa $1{,}5 \cdot \frac{1}{2} = 0{,}75\ \text{mol}$ de $\text{O}_2$. Quedan $1{,}25 - 0{,}75 = 0{,}5\ \text{mol}$: $0{,}5 \cdot 32 = 16\ \text{g}$.`,
          },
          { title: 'Comprueba', text: md`Se forman 1,5 mol de MgO (40 g/mol): 60 g. $60 + 16 = 76 = 36 + 40$.` },
        ],
      },
      warnings: [
        {
          mistake: 'da-lo-que-se-consume',
          text: md`Dar los gramos que reaccionaron. Si piden lo que **sobra**, falta la resta.`,
        },
        {
          mistake: 'resta-moles-sin-coeficientes',
          text: md`Restar moles con moles, uno a uno. Lo consumido sale de la razón de coeficientes.`,
        },
        {
          mistake: 'resta-las-masas-iniciales',
          text: md`Restar las masas del comienzo: $40 - 36 = 4\ \text{g}$. Supone que un gramo gasta un gramo, y lo que se gasta se cuenta en moles.`,
        },
      ],
      checks: [
        {
          id: 'propano-con-oxigeno',
          question: md`$\text{C}_3\text{H}_8 + 5\,\text{O}_2 \rightarrow 3\,\text{CO}_2 + 4\,\text{H}_2\text{O}$. Se queman 44 g de propano (44 g/mol) con 256 g de $\text{O}_2$ (32 g/mol). ¿Cuánto oxígeno sobra?`,
          key: '96 g',
          distractors: [
            {
              text: '160 g',
              feedback: 'Esos son los que se consumen. Falta restarlos de 256.',
              mistake: 'da-lo-que-se-consume',
            },
            {
              text: '224 g',
              feedback: 'Restaste 8 mol menos 1 mol. Un mol de propano usa cinco de oxígeno.',
              mistake: 'resta-moles-sin-coeficientes',
            },
            {
              text: '212 g',
              feedback: 'Restaste 256 menos 44: las masas no se gastan una a una.',
              mistake: 'resta-las-masas-iniciales',
            },
          ],
          explanation: md`1 mol de propano usa 5 de $\text{O}_2$. Había $\frac{256}{32} = 8$: sobran 3, que son 96 g.`,
        },
        {
          id: 'cinc-en-acido',
          question: md`$\text{Zn} + 2\,\text{HCl} \rightarrow \text{ZnCl}_2 + \text{H}_2$. Se juntan 130 g de Zn (65 g/mol) con 109,5 g de HCl (36,5 g/mol). ¿Cuánto cinc sobra?`,
          key: '32,5 g',
          distractors: [
            {
              text: '97,5 g',
              feedback: 'Eso es lo que reaccionó, 1,5 mol. Réstalo de 130 g.',
              mistake: 'da-lo-que-se-consume',
            },
            {
              text: '65 g',
              feedback: 'Restaste 3 y 2 moles uno a uno. Dos de HCl gastan uno de Zn.',
              mistake: 'resta-moles-sin-coeficientes',
            },
            {
              text: '20,5 g',
              feedback: 'Restaste los gramos iniciales. Primero pasa a moles.',
              mistake: 'resta-las-masas-iniciales',
            },
          ],
          explanation: md`Zn: 2 mol. HCl: 3 mol, que limita ($\frac{3}{2} < \frac{2}{1}$). Se gastan 1,5 mol de Zn; quedan 0,5 mol: 32,5 g.`,
        },
        {
          id: 'hierro-y-azufre',
          question: md`$\text{Fe} + \text{S} \rightarrow \text{FeS}$. Se calientan 56 g de Fe (56 g/mol) con 40 g de S (32 g/mol). ¿Qué queda al final?`,
          key: '88 g de FeS y 8 g de azufre',
          distractors: [
            {
              text: '96 g de FeS y nada más',
              feedback: 'Sumaste todo. El hierro alcanza para 32 g de azufre.',
              mistake: 'usa-el-reactivo-en-exceso',
            },
            {
              text: '80 g de FeS y 16 g de hierro',
              feedback: 'Supusiste que 40 g de azufre gastan 40 g de hierro.',
              mistake: 'resta-las-masas-iniciales',
            },
            {
              text: '88 g de FeS y 32 g de azufre',
              feedback: '32 g son los que reaccionaron. Sobran los otros.',
              mistake: 'da-lo-que-se-consume',
            },
          ],
          explanation: md`1 mol de Fe usa 1 mol de S, 32 g. Quedan $40 - 32 = 8\ \text{g}$, y $56 + 32 = 88\ \text{g}$ de FeS.`,
        },
      ],
    },
    {
      id: 'la-meseta',
      title: 'Leer la meseta de un gráfico',
      idea: md`En varios tubos hay la **misma** cantidad de cloruro de bario, disuelto. A cada uno se le agrega más sulfato de sodio que al anterior. Se forma un sólido blanco, que se filtra y se pesa. El gráfico tiene dos tramos:

- **Sube**: mientras más sulfato, más sólido. Limita el que se agrega.
- **Meseta**: aunque agregues más, no hay más sólido. Se **acabó el bario**, que no se repone, y sobra sulfato.

El quiebre es el punto justo: no sobra ninguno. La altura de la meseta la fija el reactivo que estaba desde el comienzo.`,
      figure: {
        kind: 'plane',
        x: [0, 10],
        y: [0, 3],
        step: [1, 0.5],
        xTitle: 'Sulfato agregado (mL)',
        yTitle: 'Masa de sólido (g)',
        shapes: [
          {
            shape: 'path',
            accent: 1,
            points: [
              [0, 0],
              [5, 2],
              [10, 2],
            ],
          },
          { shape: 'point', at: [1, 0.4], accent: 1 },
          { shape: 'point', at: [3, 1.2], accent: 1 },
          { shape: 'point', at: [5, 2], accent: 1 },
          { shape: 'point', at: [7, 2], accent: 1 },
          { shape: 'point', at: [9, 2], accent: 1 },
        ],
        alt: 'Masa de sólido según los mililitros de sulfato agregados: sube en línea recta desde 0 hasta 2 g en 5 mL, y se queda en 2 g hasta los 10 mL.',
        caption: 'Todos los tubos tienen igual cantidad de cloruro de bario (datos inventados).',
      },
      example: {
        problem: md`Con el gráfico, ¿qué reactivo limita con 3 mL y con 8 mL? ¿Cómo se vería la curva con el doble de cloruro de bario en cada tubo?`,
        steps: [
          {
            title: 'Con 3 mL',
            text: md`Está en el tramo que sube: si agregas más sulfato hay más sólido. Limita el sulfato.`,
          },
          { title: 'Con 8 mL', text: md`Está en la meseta: más sulfato no cambia nada. Limita el bario.` },
          {
            title: 'Con el doble de bario',
            text: md`El bario alcanza para el doble: la recta sigue subiendo igual hasta 10 mL, y la meseta queda en 4 g.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'sigue-reaccionando-en-la-meseta',
          text: md`Creer que en la meseta se acabó el que se agrega, o que los dos siguen reaccionando. El que agregas **no puede** faltar: falta el otro.`,
        },
        {
          mistake: 'meseta-por-saturacion-del-agua',
          text: md`Explicar la meseta porque el agua disuelve sólido. Si se disolviera más, la masa bajaría.`,
        },
        {
          mistake: 'meseta-por-error-experimental',
          text: md`Culpar a la balanza. Un límite tan regular, en varios tubos, tiene una causa química.`,
        },
      ],
      checks: [
        {
          id: 'por-que-hay-meseta',
          question: md`A tubos con igual cantidad de nitrato de plata se agrega cada vez más cloruro de sodio. La masa de sólido sube hasta 4 mL y después queda fija. ¿Por qué?`,
          key: 'Porque se acabó el nitrato de plata y sobra cloruro',
          distractors: [
            {
              text: 'Porque se acabó el cloruro y sobra nitrato de plata',
              feedback: 'El cloruro es el que se sigue agregando: no puede faltar.',
              mistake: 'sigue-reaccionando-en-la-meseta',
            },
            {
              text: 'Porque el agua se saturó y ya no suelta más sólido',
              feedback: 'El sólido se forma por reacción; la saturación no explica un tope tan justo.',
              mistake: 'meseta-por-saturacion-del-agua',
            },
            {
              text: 'Porque la balanza no alcanza a medir masas mayores',
              feedback: 'Son pocos gramos: cualquier balanza los mide. La causa es química.',
              mistake: 'meseta-por-error-experimental',
            },
          ],
          explanation: md`En la meseta falta el que no se repone: la plata.`,
        },
        {
          id: 'mitad-de-bario',
          question: md`Una curva sube hasta 2 g con 5 mL de sulfato y queda plana. Si cada tubo tuviera la **mitad** de bario, ¿dónde estaría el quiebre?`,
          key: 'En 2,5 mL, con 1 g',
          distractors: [
            {
              text: 'En 5 mL, con 1 g',
              feedback: 'Con la mitad de bario también se gasta la mitad de sulfato: el quiebre llega antes.',
            },
            {
              text: 'En 10 mL, con 2 g',
              feedback: 'Eso pediría más bario, no menos.',
              mistake: 'sigue-reaccionando-en-la-meseta',
            },
            {
              text: 'En 2,5 mL, con 2 g',
              feedback: 'El volumen está bien. Con la mitad de bario, el sólido también es la mitad.',
            },
          ],
          explanation: md`La recta sube igual, pero el bario se acaba a la mitad: 2,5 mL y 1 g.`,
        },
        {
          id: 'que-hay-en-el-liquido',
          question: md`En el tubo con 8 mL de sulfato, pasado el quiebre, se filtra el sólido. ¿Qué reactivo queda en el líquido?`,
          key: 'Solo sulfato',
          distractors: [
            {
              text: 'Solo bario',
              feedback: 'El bario se agotó en el quiebre: está todo en el sólido.',
              mistake: 'sigue-reaccionando-en-la-meseta',
            },
            {
              text: 'Sulfato y bario, reaccionando',
              feedback: 'Si quedaran los dos, seguiría formándose sólido.',
              mistake: 'sigue-reaccionando-en-la-meseta',
            },
          ],
          explanation: md`Pasado el quiebre sobra el que se agrega. Una gota de bario nuevo volvería a formar sólido.`,
        },
      ],
    },
  ],
  summary: [
    md`Limitante: el de menor «moles entre coeficiente». Con él se calcula el producto.`,
    md`Lo que sobra: moles que había menos moles que se consumen; gramos al final.`,
    md`Comprueba: reactantes iniciales igual a productos más sobrante.`,
    md`En la meseta de un gráfico se acabó el reactivo que **no** se sigue agregando.`,
  ],
});
