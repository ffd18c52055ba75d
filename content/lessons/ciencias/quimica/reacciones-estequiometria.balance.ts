import { defineLesson, md, type Shape } from '../../authoring/index.ts';

const pair = (x: number, y: number, filled: boolean): readonly Shape[] =>
  [x - 6, x + 6].map(
    (cx): Shape => ({ shape: 'circle', centre: [cx, y], radius: 6, ...(filled ? { filled, accent: 1 } : {}) }),
  );

/** One filled atom with three others around it. */
const four = (x: number, y: number): readonly Shape[] => [
  { shape: 'circle', centre: [x, y], radius: 6, filled: true, accent: 1 },
  { shape: 'circle', centre: [x - 11, y - 5], radius: 6 },
  { shape: 'circle', centre: [x + 11, y - 5], radius: 6 },
  { shape: 'circle', centre: [x, y + 12], radius: 6 },
];

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.balance',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Se hace pasar corriente por agua y se recogen los gases en dos tubos iguales. En uno se junta siempre **el doble** de gas que en el otro. ¿Qué puede explicarlo?`,
    guesses: [
      'Un gas se disuelve y se pierde la mitad',
      'Cada molécula de agua tiene el doble de átomos de un elemento',
      'Uno de los tubos está más cerca de la pila',
    ],
    reveal: md`El agua es $\text{H}_2\text{O}$: por cada oxígeno, dos hidrógenos. Al descomponerse, $2\,\text{H}_2\text{O} \rightarrow 2\,\text{H}_2 + \text{O}_2$: salen dos moléculas de hidrógeno por cada una de oxígeno. Esos números de adelante son lo que vas a aprender a poner y a leer.`,
  },
  points: [
    {
      id: 'leer-una-ecuacion',
      title: 'Leer una ecuación química',
      idea: md`En $2\,\text{H}_2 + \text{O}_2 \rightarrow 2\,\text{H}_2\text{O}$:

- A la izquierda están los **reactantes**; a la derecha, los **productos**.
- El **subíndice** dice cuántos átomos hay en una molécula: $\text{H}_2\text{O}$ tiene dos H y un O.
- El **coeficiente**, adelante, dice cuántas moléculas (o moles): $2\,\text{H}_2\text{O}$ son dos moléculas. Si no se escribe, es 1.
- Entre paréntesis puede ir el estado: (s), (l), (g), (ac, disuelto en agua).

Para contar átomos, multiplica el coeficiente por el subíndice: $3\,\text{Ca(OH)}_2$ tiene 3 Ca, 6 O y 6 H, porque el 2 multiplica todo el paréntesis.`,
      example: {
        problem: md`¿Cuántos átomos de cada elemento hay en $2\,\text{Al}_2(\text{SO}_4)_3$?`,
        steps: [
          {
            title: 'Una unidad: aluminio y azufre',
            text: md`Al: 2. El 3 multiplica al paréntesis: S, $1 \cdot 3 = 3$.`,
          },
          { title: 'Una unidad: oxígeno', text: md`O: $4 \cdot 3 = 12$.` },
          { title: 'Aplica el coeficiente', text: md`Todo por 2: 4 Al, 6 S y 24 O.` },
        ],
      },
      warnings: [
        {
          mistake: 'formula-por-coeficiente',
          text: md`Tratar igual al subíndice y al coeficiente. $2\,\text{O}_2$ son dos moléculas de oxígeno; $\text{O}_4$ sería otra sustancia.`,
        },
      ],
      checks: [
        {
          id: 'atomos-de-oxigeno',
          question: md`¿Cuántos átomos de oxígeno hay en $3\,\text{Mg(NO}_3)_2$?`,
          key: '18',
          distractors: [
            { text: '9', feedback: 'Faltó el 2 del paréntesis: en cada unidad hay seis O.' },
            { text: '6', feedback: 'Esos hay en una unidad. El coeficiente 3 los multiplica.' },
            {
              text: '8',
              feedback: 'Sumaste 3, 3 y 2. Los tres números se multiplican.',
              mistake: 'formula-por-coeficiente',
            },
          ],
          explanation: md`$3 \cdot 3 \cdot 2 = 18$.`,
        },
        {
          id: 'coeficiente-o-subindice',
          question: md`¿Qué diferencia hay entre $2\,\text{CO}$ y $\text{CO}_2$?`,
          key: md`$2\,\text{CO}$ son dos moléculas; $\text{CO}_2$, una de otra sustancia`,
          distractors: [
            {
              text: 'Ninguna: las dos tienen un carbono y dos oxígenos',
              feedback: 'En 2 CO hay dos carbonos, en dos moléculas separadas.',
              mistake: 'formula-por-coeficiente',
            },
            {
              text: md`$2\,\text{CO}$ es una molécula con el doble de masa que $\text{CO}_2$`,
              feedback: 'El 2 de adelante cuenta moléculas: no las une.',
              mistake: 'formula-por-coeficiente',
            },
          ],
          explanation: md`El coeficiente repite la molécula. El subíndice es parte de ella: cambiarlo cambia la sustancia.`,
        },
        {
          id: 'que-se-observa',
          question: md`En $\text{CaCO}_3(s) + 2\,\text{HCl}(ac) \rightarrow \text{CaCl}_2(ac) + \text{CO}_2(g) + \text{H}_2\text{O}(l)$, ¿qué se observa en el vaso?`,
          key: 'Un sólido que desaparece y burbujas',
          distractors: [
            {
              text: 'Un sólido que aparece y burbujas',
              feedback: 'El sólido está a la izquierda: se consume. A la derecha hay gas.',
            },
            {
              text: 'Dos líquidos que se juntan sin burbujas',
              feedback: 'La (g) del dióxido de carbono indica un gas: se ven burbujas.',
            },
          ],
          explanation: md`El $\text{CaCO}_3$ sólido es reactante, y entre los productos hay un gas.`,
        },
      ],
    },
    {
      id: 'balancear',
      title: 'Balancear: que no se pierda ningún átomo',
      idea: md`En una reacción los átomos se reordenan. Tiene que haber **los mismos** a cada lado. Para lograrlo solo se cambian los **coeficientes**. Los subíndices no se tocan: cambiarían la sustancia.

Un orden que funciona:

1. Cuenta los átomos de cada elemento a los dos lados.
2. Ajusta primero los que aparecen en una sola fórmula por lado.
3. Deja para el final los elementos sueltos, como $\text{O}_2$.
4. Vuelve a contar **todo**. Si puedes dividir los coeficientes por un mismo número, hazlo.`,
      example: {
        problem: md`Balancea $\text{Al} + \text{O}_2 \rightarrow \text{Al}_2\text{O}_3$.`,
        steps: [
          { title: 'Cuenta', text: md`Izquierda: 1 Al y 2 O. Derecha: 2 Al y 3 O.` },
          {
            title: 'Oxígeno: busca un múltiplo común',
            text: md`2 y 3 coinciden en 6: $\text{Al} + 3\,\text{O}_2 \rightarrow 2\,\text{Al}_2\text{O}_3$.`,
          },
          {
            title: 'Aluminio',
            text: md`A la derecha hay $2 \cdot 2 = 4$: $4\,\text{Al} + 3\,\text{O}_2 \rightarrow 2\,\text{Al}_2\text{O}_3$.`,
          },
          {
            title: 'Vuelve a contar',
            text: md`4 Al y 6 O a cada lado. No hay un número que divida a 4, 3 y 2 a la vez: está lista.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'formula-por-coeficiente',
          text: md`Balancear cambiando subíndices: escribir $\text{AlO}_2$ para que «calce». Esa no es la sustancia que se forma. Solo se tocan los números de adelante.`,
        },
        {
          mistake: 'coeficientes-sin-simplificar',
          text: md`Dejar $8, 6, 4$ cuando se puede $4, 3, 2$. Los átomos calzan, pero se usan los enteros más pequeños.`,
        },
      ],
      checks: [
        {
          id: 'hierro-y-cloro',
          question: md`¿Qué coeficientes balancean $\text{Fe} + \text{Cl}_2 \rightarrow \text{FeCl}_3$, en ese orden?`,
          key: '2, 3, 2',
          distractors: [
            {
              text: '1, 3, 2',
              feedback: 'Los cloros calzan (6 y 6), pero hay un Fe a la izquierda y dos a la derecha.',
            },
            {
              text: '4, 6, 4',
              feedback: 'Está balanceada, pero todos se dividen por 2.',
              mistake: 'coeficientes-sin-simplificar',
            },
            { text: '1, 1, 1', feedback: 'Cuenta los cloros: dos a la izquierda y tres a la derecha.' },
          ],
          explanation: md`$2\,\text{Fe} + 3\,\text{Cl}_2 \rightarrow 2\,\text{FeCl}_3$: 2 Fe y 6 Cl a cada lado.`,
        },
        {
          id: 'sodio-y-agua',
          question: md`¿Cuál es la suma de los coeficientes al balancear $\text{Na} + \text{H}_2\text{O} \rightarrow \text{NaOH} + \text{H}_2$ con los enteros más pequeños?`,
          key: '7',
          distractors: [
            { text: '4', feedback: 'Así quedan dos H a la izquierda y tres a la derecha: no está balanceada.' },
            { text: '6', feedback: 'Olvidaste el coeficiente 1 del H2, que no se escribe pero se cuenta.' },
            {
              text: '14',
              feedback: 'Está balanceada con 4, 4, 4, 2; se piden los más pequeños.',
              mistake: 'coeficientes-sin-simplificar',
            },
          ],
          explanation: md`$2\,\text{Na} + 2\,\text{H}_2\text{O} \rightarrow 2\,\text{NaOH} + \text{H}_2$: $2 + 2 + 2 + 1 = 7$. H: 4 y $2 + 2 = 4$.`,
        },
        {
          id: 'quien-balanceo-mal',
          question: md`Para balancear $\text{H}_2 + \text{O}_2 \rightarrow \text{H}_2\text{O}$, Isidora escribe $\text{H}_2 + \text{O}_2 \rightarrow \text{H}_2\text{O}_2$. ¿Qué error cometió?`,
          key: 'Cambió un subíndice, y con él, la sustancia',
          distractors: [
            {
              text: 'Ninguno: hay los mismos átomos a cada lado',
              feedback: 'Calzan los átomos, pero ya no se forma agua, sino agua oxigenada.',
              mistake: 'formula-por-coeficiente',
            },
            {
              text: 'Le faltó simplificar los coeficientes',
              feedback: 'Todos son 1. El problema está en la fórmula del producto.',
              mistake: 'coeficientes-sin-simplificar',
            },
          ],
          explanation: md`$\text{H}_2\text{O}_2$ es otra sustancia. Lo correcto es $2\,\text{H}_2 + \text{O}_2 \rightarrow 2\,\text{H}_2\text{O}$.`,
        },
      ],
    },
    {
      id: 'combustion',
      title: 'Combustión: carbono, hidrógeno y al final oxígeno',
      idea: md`Al quemarse por completo, un hidrocarburo da **dióxido de carbono y agua**:

$$\text{C}_x\text{H}_y + \text{O}_2 \rightarrow \text{CO}_2 + \text{H}_2\text{O}$$

Con coeficiente 1 en el combustible:

1. **C**: tantos $\text{CO}_2$ como carbonos.
2. **H**: tantos $\text{H}_2\text{O}$ como la **mitad** de los hidrógenos.
3. **O**: cuenta los átomos de los productos, dos por cada $\text{CO}_2$ y uno por cada $\text{H}_2\text{O}$. Divide por **2**, porque cada $\text{O}_2$ trae dos.
4. Si queda un medio, multiplica todo por 2.`,
      example: {
        problem: md`Balancea la combustión del propano, $\text{C}_3\text{H}_8$.`,
        steps: [
          { title: 'Carbono', text: md`3 C: $3\,\text{CO}_2$.` },
          { title: 'Hidrógeno', text: md`8 H: la mitad, $4\,\text{H}_2\text{O}$.` },
          {
            title: 'Oxígeno: átomos',
            text: md`En $3\,\text{CO}_2$ hay 6; en $4\,\text{H}_2\text{O}$, 4. Son 10 átomos.`,
          },
          {
            title: 'Oxígeno: moléculas',
            text: md`$10 : 2 = 5$: $\text{C}_3\text{H}_8 + 5\,\text{O}_2 \rightarrow 3\,\text{CO}_2 + 4\,\text{H}_2\text{O}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'balancea-solo-el-carbono',
          text: md`Poner tantos $\text{O}_2$ como carbonos. Alcanza para el $\text{CO}_2$, pero el agua también lleva oxígeno.`,
        },
        {
          mistake: 'olvida-el-oxigeno-del-agua',
          text: md`Sumar moléculas de productos en vez de átomos de oxígeno. Un $\text{CO}_2$ lleva dos y un $\text{H}_2\text{O}$, uno: cuéntalos por separado.`,
        },
        {
          mistake: 'cuenta-atomos-como-moleculas-de-oxigeno',
          text: md`Dejar el número de átomos como coeficiente. Cada $\text{O}_2$ aporta dos: falta dividir por 2.`,
        },
      ],
      checks: [
        {
          id: 'pentano-que-arde',
          question: md`¿Qué coeficiente lleva el $\text{O}_2$ en $\text{C}_5\text{H}_{12} + \text{O}_2 \rightarrow 5\,\text{CO}_2 + 6\,\text{H}_2\text{O}$?`,
          key: '8',
          distractors: [
            {
              text: '5',
              feedback: 'Alcanza para el dióxido de carbono; falta el oxígeno del agua.',
              mistake: 'balancea-solo-el-carbono',
            },
            {
              text: '11',
              feedback: 'Sumaste 5 y 6 moléculas. Cuenta los átomos de O en cada una.',
              mistake: 'olvida-el-oxigeno-del-agua',
            },
            {
              text: '16',
              feedback: 'Esos son los átomos de oxígeno. Cada molécula trae dos.',
              mistake: 'cuenta-atomos-como-moleculas-de-oxigeno',
            },
          ],
          explanation: md`Átomos de O: $5 \cdot 2 + 6 = 16$. Moléculas: $16 : 2 = 8$.`,
        },
        {
          id: 'eteno-que-arde',
          question: md`Al quemar por completo una molécula de eteno, $\text{C}_2\text{H}_4$, ¿cuántas moléculas de oxígeno se usan?`,
          key: '3',
          distractors: [
            {
              text: '2',
              feedback: 'Contaste solo lo que pide el carbono. Las dos moléculas de agua llevan otro oxígeno cada una.',
              mistake: 'balancea-solo-el-carbono',
            },
            {
              text: '4',
              feedback: 'Sumaste las cuatro moléculas de productos en lugar de sus oxígenos.',
              mistake: 'olvida-el-oxigeno-del-agua',
            },
            {
              text: '6',
              feedback: 'Son seis átomos: tres moléculas.',
              mistake: 'cuenta-atomos-como-moleculas-de-oxigeno',
            },
          ],
          explanation: md`$\text{C}_2\text{H}_4 + 3\,\text{O}_2 \rightarrow 2\,\text{CO}_2 + 2\,\text{H}_2\text{O}$: $4 + 2 = 6$ átomos, 3 moléculas.`,
        },
        {
          id: 'etano-con-medio',
          question: md`Con los enteros más pequeños, ¿qué coeficiente lleva el $\text{O}_2$ en la combustión completa del etano, $\text{C}_2\text{H}_6$?`,
          key: '7',
          distractors: [
            {
              text: '3,5',
              feedback: 'Es lo que pide una molécula de etano. Como se piden enteros, multiplica todo por 2.',
            },
            {
              text: '14',
              feedback: 'Son los átomos de oxígeno de dos etanos. En moléculas, la mitad.',
              mistake: 'cuenta-atomos-como-moleculas-de-oxigeno',
            },
            {
              text: '4',
              feedback: 'Contaste solo lo que piden los cuatro dióxidos de carbono.',
              mistake: 'balancea-solo-el-carbono',
            },
          ],
          explanation: md`$2\,\text{C}_2\text{H}_6 + 7\,\text{O}_2 \rightarrow 4\,\text{CO}_2 + 6\,\text{H}_2\text{O}$: $8 + 6 = 14$ átomos, 7 moléculas.`,
        },
      ],
    },
    {
      id: 'del-dibujo-a-la-ecuacion',
      title: 'Del dibujo a la ecuación',
      idea: md`Un dibujo o una tabla muestra lo que había **antes** y **después**. Puede haber moléculas que sobraron: esas no reaccionaron y **no van** en la ecuación.

1. Para cada reactante: antes menos después. Es lo que se **consumió**.
2. Para cada producto: después menos antes. Es lo que se **formó**.
3. Escribe esos números como coeficientes.
4. Simplifica a los enteros más pequeños.
5. Cuenta los átomos: tienen que calzar.

La ecuación no dice cuánto había. Dice en qué **proporción** reacciona.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 140,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [5, 25],
              [135, 25],
              [135, 135],
              [5, 135],
            ],
          },
          ...pair(25, 120, true),
          ...pair(70, 118, true),
          ...pair(115, 104, true),
          ...pair(25, 92, false),
          ...pair(70, 92, false),
          ...pair(30, 66, false),
          ...pair(75, 66, false),
          ...pair(115, 74, false),
          ...pair(45, 41, false),
          ...pair(100, 43, false),
          { shape: 'text', at: [70, 10], text: 'antes', size: 'small' },
          {
            shape: 'polygon',
            points: [
              [153, 25],
              [283, 25],
              [283, 135],
              [153, 135],
            ],
          },
          ...four(180, 112),
          ...four(225, 112),
          ...four(180, 68),
          ...four(225, 68),
          ...pair(264, 108, true),
          ...pair(262, 50, false),
          { shape: 'text', at: [218, 10], text: 'después', size: 'small' },
        ],
        alt: 'Antes: 3 moléculas de nitrógeno, de dos átomos pintados, y 7 de hidrógeno, de dos átomos blancos. Después: 1 de nitrógeno, 1 de hidrógeno y 4 de un átomo pintado unido a tres blancos.',
        caption: 'Nitrógeno (pintado) e hidrógeno (blanco).',
      },
      example: {
        problem: md`Escribe la ecuación de la reacción de la figura, con los enteros más pequeños.`,
        steps: [
          { title: 'Lo que se consumió', text: md`$\text{N}_2$: $3 - 1 = 2$. $\text{H}_2$: $7 - 1 = 6$.` },
          { title: 'Lo que se formó', text: md`El producto tiene un N y tres H: $\text{NH}_3$. Hay 4.` },
          {
            title: 'Escribe y simplifica',
            text: md`$2\,\text{N}_2 + 6\,\text{H}_2 \rightarrow 4\,\text{NH}_3$. Dividido por 2: $\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$.`,
          },
          { title: 'Comprueba', text: md`2 N y 6 H a cada lado.` },
        ],
      },
      warnings: [
        {
          mistake: 'dibujo-con-sobrante-como-coeficiente',
          text: md`Poner como coeficiente todo lo que se ve antes. Resta lo que quedó sin reaccionar.`,
        },
        {
          mistake: 'coeficientes-sin-simplificar',
          text: md`Dejar las cantidades del dibujo. Si se pueden dividir por un mismo número, divide.`,
        },
        {
          mistake: 'formula-por-coeficiente',
          text: md`Mover números entre coeficiente y subíndice. La fórmula sale de mirar **una** molécula; el coeficiente, de contar cuántas.`,
        },
      ],
      checks: [
        {
          id: 'tabla-de-a2-y-b2',
          question: md`Antes de reaccionar había 5 moléculas de $\text{A}_2$ y 2 de $\text{B}_2$. Después hay 1 de $\text{A}_2$, ninguna de $\text{B}_2$ y 4 de $\text{A}_2\text{B}$. ¿Cuál es la ecuación, con los enteros más pequeños?`,
          key: md`$2\,\text{A}_2 + \text{B}_2 \rightarrow 2\,\text{A}_2\text{B}$`,
          distractors: [
            {
              text: md`$5\,\text{A}_2 + 2\,\text{B}_2 \rightarrow 4\,\text{A}_2\text{B}$`,
              feedback: 'Sobró una molécula de A2: no reaccionó y no va en la ecuación.',
              mistake: 'dibujo-con-sobrante-como-coeficiente',
            },
            {
              text: md`$4\,\text{A}_2 + 2\,\text{B}_2 \rightarrow 4\,\text{A}_2\text{B}$`,
              feedback: 'Está balanceada, pero se puede dividir todo por 2.',
              mistake: 'coeficientes-sin-simplificar',
            },
            {
              text: md`$2\,\text{A}_2 + \text{B}_2 \rightarrow 4\,\text{A}_2\text{B}$`,
              feedback: 'Cuenta los A: 4 a la izquierda y 8 a la derecha. Divide también el producto.',
              mistake: 'formula-por-coeficiente',
            },
          ],
          explanation: md`Se consumen 4 $\text{A}_2$ y 2 $\text{B}_2$, y se forman 4. Dividido por 2: $2, 1, 2$.`,
        },
        {
          id: 'formula-del-producto',
          question: md`En un recipiente había 6 moléculas de $\text{X}_2$ y 6 de $\text{Y}_2$. Al final quedan 3 de $\text{Y}_2$ y 6 de un producto, y nada de $\text{X}_2$. ¿Cuál es la fórmula del producto?`,
          key: md`$\text{X}_2\text{Y}$`,
          distractors: [
            {
              text: md`$\text{XY}$`,
              feedback: 'Usaste las seis de Y2, pero tres sobraron.',
              mistake: 'dibujo-con-sobrante-como-coeficiente',
            },
            { text: md`$\text{XY}_2$`, feedback: 'Está al revés: reaccionaron 12 átomos de X y 6 de Y.' },
            {
              text: md`$\text{X}_2\text{Y}_2$`,
              feedback: 'Eso pediría las seis moléculas de Y2, y reaccionaron tres.',
              mistake: 'dibujo-con-sobrante-como-coeficiente',
            },
          ],
          explanation: md`Reaccionan 6 $\text{X}_2$ (12 X) y 3 $\text{Y}_2$ (6 Y). Repartidos en 6 moléculas: 2 X y 1 Y en cada una.`,
        },
        {
          id: 'que-dice-la-ecuacion',
          question: md`La ecuación es $\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$. En un recipiente reaccionan por completo 12 moléculas de $\text{H}_2$. ¿Cuántas de $\text{NH}_3$ se forman?`,
          key: '8',
          distractors: [
            { text: '2', feedback: 'El 2 es la proporción, para tres de H2. Aquí hay cuatro veces más.' },
            {
              text: '12',
              feedback: 'No es uno a uno: por cada tres de H2 se forman dos.',
              mistake: 'ignora-coeficientes',
            },
            {
              text: '18',
              feedback: 'Invertiste la proporción: son dos por cada tres, y no tres por cada dos.',
              mistake: 'invierte-la-razon-de-coeficientes',
            },
          ],
          explanation: md`12 son 4 grupos de 3. Cada grupo da 2: se forman 8.`,
        },
      ],
    },
  ],
  summary: [
    md`El subíndice es parte de la sustancia; el coeficiente dice cuántas hay.`,
    md`Para balancear se cambian solo los coeficientes, hasta que los átomos calzan.`,
    md`Combustión: C, después H y al final O; átomos de oxígeno entre 2.`,
    md`De un dibujo: antes menos después. Lo que sobra no va en la ecuación.`,
  ],
});
