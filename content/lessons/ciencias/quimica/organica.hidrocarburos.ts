import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.organica.hidrocarburos',
  version: 2,
  minutes: 20,
  opening: {
    question: md`En una madrugada de −10 °C en Coyhaique, una cocinilla con un cilindro de butano no prende: casi no sale gas. Con un cilindro de propano, sí. Los dos son hidrocarburos y arden muy parecido. ¿Qué cambia?`,
    guesses: [
      'El propano arde a menor temperatura',
      'A esa temperatura el butano sigue líquido',
      'El butano se congela en el cilindro',
    ],
    reveal: md`El butano ($\text{C}_4\text{H}_{10}$) hierve a −0,5 °C: a −10 °C casi todo sigue líquido. El propano ($\text{C}_3\text{H}_8$) hierve a −42 °C. Un carbono de diferencia basta. Aquí vas a nombrar estas cadenas y a predecir cuándo hierven.`,
  },
  points: [
    {
      id: 'familias',
      title: 'Prefijo y terminación: cuántos y qué enlaces',
      idea: md`Un **hidrocarburo** tiene solo carbono e hidrógeno. Su nombre dice dos cosas.

El **prefijo**, cuántos carbonos: met- 1, et- 2, prop- 3, but- 4, pent- 5, hex- 6, hept- 7, oct- 8, non- 9, dec- 10.

La **terminación**, qué enlaces hay entre ellos. En cadena abierta:

| Terminación | Enlaces | Fórmula |
|---|---|---|
| -ano | todos simples | $\text{C}_n\text{H}_{2n+2}$ |
| -eno | uno doble | $\text{C}_n\text{H}_{2n}$ |
| -ino | uno triple | $\text{C}_n\text{H}_{2n-2}$ |

Cada enlace extra entre carbonos reemplaza a dos hidrógenos. No hace falta memorizar: dibuja la cadena y completa cuatro enlaces por carbono.`,
      example: {
        problem: md`¿Cuáles son las fórmulas moleculares del hexano, de un hexeno y de un hexino, todos de cadena abierta?`,
        steps: [
          { title: 'Prefijo', text: md`Hex- son 6 carbonos: $n = 6$.` },
          { title: 'Hexano', text: md`Todos simples: $2 \cdot 6 + 2 = 14$ hidrógenos. $\text{C}_6\text{H}_{14}$.` },
          {
            title: 'Hexeno',
            text: md`Un doble quita dos H: $\text{C}_6\text{H}_{12}$. Coincide con $2 \cdot 6 = 12$.`,
          },
          {
            title: 'Hexino',
            text: md`Un triple quita dos más: $\text{C}_6\text{H}_{10}$. Coincide con $2 \cdot 6 - 2 = 10$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-alcano-con-alqueno',
          text: md`Poner los hidrógenos de un -ano a un -eno. La **e** avisa que hay un doble: dos H menos que el -ano.`,
        },
        {
          mistake: 'confunde-doble-con-triple',
          text: md`Quitar cuatro H en un -eno. El doble quita dos; el triple (-ino), cuatro en total.`,
        },
        {
          mistake: 'cuenta-mal-el-prefijo',
          text: md`Correr el prefijo en uno. Desde cinco suenan a números: **pent**ágono, **hex**ágono, **hept**ágono, **oct**ágono. But- es 4.`,
        },
      ],
      checks: [
        {
          id: 'hepteno',
          question: md`¿Cuál es la fórmula molecular de un hepteno de cadena abierta?`,
          key: md`$\text{C}_7\text{H}_{14}$`,
          distractors: [
            {
              text: md`$\text{C}_7\text{H}_{16}$`,
              feedback: 'Ese es el heptano. Con un enlace doble hay dos H menos.',
              mistake: 'confunde-alcano-con-alqueno',
            },
            {
              text: md`$\text{C}_7\text{H}_{12}$`,
              feedback: 'Ese es un heptino. La terminación -eno indica un doble, no un triple.',
              mistake: 'confunde-doble-con-triple',
            },
            {
              text: md`$\text{C}_6\text{H}_{12}$`,
              feedback: 'La terminación está bien leída, pero hept- son siete carbonos.',
              mistake: 'cuenta-mal-el-prefijo',
            },
          ],
          explanation: md`Hept- son 7 carbonos y -eno, un doble: $2 \cdot 7 = 14$ hidrógenos.`,
        },
        {
          id: 'familia-de-c8h14',
          question: md`Un hidrocarburo de cadena abierta tiene fórmula $\text{C}_8\text{H}_{14}$ y un solo enlace múltiple. ¿Cómo se llama su familia, con su prefijo?`,
          key: 'Octino',
          distractors: [
            {
              text: 'Octeno',
              feedback: 'Un octeno tiene 16 H. Aquí faltan dos más: el enlace es triple.',
              mistake: 'confunde-doble-con-triple',
            },
            {
              text: 'Octano',
              feedback: 'El octano tiene 18 H, con todos los enlaces simples.',
              mistake: 'confunde-alcano-con-alqueno',
            },
            {
              text: 'Heptino',
              feedback: 'El enlace triple está bien, pero hept- son 7 carbonos.',
              mistake: 'cuenta-mal-el-prefijo',
            },
          ],
          explanation: md`Con 8 carbonos, $2n - 2 = 14$: un triple, octino.`,
        },
        {
          id: 'atomos-del-pentano',
          question: md`¿Cuántos átomos tiene en total una molécula de pentano?`,
          key: '17',
          distractors: [
            { text: '12', feedback: 'Esos son los hidrógenos. Falta sumar los carbonos.' },
            {
              text: '15',
              feedback: 'Contaste 10 H, que son los de un penteno.',
              mistake: 'confunde-alcano-con-alqueno',
            },
            {
              text: '14',
              feedback: 'Ese es el total del butano: pent- son 5 carbonos.',
              mistake: 'cuenta-mal-el-prefijo',
            },
          ],
          explanation: md`El pentano es $\text{C}_5\text{H}_{12}$: $5 + 12 = 17$ átomos.`,
        },
      ],
    },
    {
      id: 'nombrar-ramas',
      title: 'Nombrar una cadena con ramas',
      idea: md`1. Busca la **cadena más larga** de carbonos seguidos. Puede doblar: lo recto del dibujo no importa. Ella da el nombre principal.
2. **Numérala** desde el extremo más cercano a la primera rama. Si hay un doble o un triple, la cadena debe contenerlo y él manda: se numera desde su lado.
3. Nombra las **ramas** antes, con su número: un carbono, *metil*; dos, *etil*.

Los carbonos de las ramas no se cuentan en la cadena. Así, $\text{CH}_3 - \text{CH}(\text{CH}_3) - \text{CH}_2 - \text{CH}_3$ es **2-metilbutano**, y $\text{CH}_2 = \text{CH} - \text{CH}_2 - \text{CH}_3$, **but-1-eno** (o 1-buteno).`,
      figure: {
        kind: 'drawing',
        width: 240,
        height: 170,
        shapes: [
          { shape: 'text', at: [60, 150], text: 'C' },
          { shape: 'text', at: [120, 150], text: 'C' },
          { shape: 'text', at: [180, 150], text: 'C' },
          { shape: 'text', at: [120, 105], text: 'C' },
          { shape: 'text', at: [120, 60], text: 'C' },
          { shape: 'text', at: [120, 15], text: 'C' },
          { shape: 'segment', from: [70, 150], to: [110, 150] },
          { shape: 'segment', from: [130, 150], to: [170, 150] },
          { shape: 'segment', from: [120, 138], to: [120, 117] },
          { shape: 'segment', from: [120, 93], to: [120, 72] },
          { shape: 'segment', from: [120, 48], to: [120, 27] },
        ],
        alt: 'Esqueleto de seis carbonos: tres en una fila horizontal y, del carbono del medio, tres más hacia abajo, en fila.',
        caption: 'Esqueleto de un alcano, sin sus hidrógenos.',
      },
      example: {
        problem: md`Nombra el alcano de la figura.`,
        steps: [
          {
            title: 'Cadena más larga',
            text: md`En horizontal hay 3. Pero desde un extremo de la fila, doblando hacia abajo, hay $2 + 3 = 5$: **pentano**. Sobra un carbono, que es la rama.`,
          },
          {
            title: 'Numera',
            text: md`La rama sale del carbono del medio de la fila. Desde arriba es el 2; desde abajo sería el 4. Se usa el 2.`,
          },
          {
            title: 'Nombra',
            text: md`Rama de un carbono en el 2: **2-metilpentano**. Total: $5 + 1 = 6$ carbonos, como en el dibujo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cadena-principal-horizontal',
          text: md`Tomar la fila recta como cadena principal. Prueba **todos** los caminos de extremo a extremo, y quédate con el más largo.`,
        },
        {
          mistake: 'numera-desde-el-extremo-lejano',
          text: md`Numerar siempre de izquierda a derecha. Numera en los dos sentidos y usa el que dé el número **menor**.`,
        },
        {
          mistake: 'cuenta-la-rama-en-la-cadena',
          text: md`Contar todos los carbonos para el prefijo. La cadena y las ramas suman el total: si la cadena ya los tiene todos, no quedan ramas.`,
        },
      ],
      checks: [
        {
          id: 'metilheptano',
          question: md`¿Cuál es el nombre de $\text{CH}_3 - \text{CH}_2 - \text{CH}_2 - \text{CH}_2 - \text{CH}(\text{CH}_3) - \text{CH}_2 - \text{CH}_3$?`,
          key: '3-metilheptano',
          distractors: [
            {
              text: '5-metilheptano',
              feedback: 'Numeraste desde la izquierda. Desde la derecha, la rama queda en el 3.',
              mistake: 'numera-desde-el-extremo-lejano',
            },
            {
              text: '3-metiloctano',
              feedback: 'Hay 8 carbonos en total, pero uno está en la rama.',
              mistake: 'cuenta-la-rama-en-la-cadena',
            },
            {
              text: '2-etilhexano',
              feedback: 'Tomaste la cadena de 6 que pasa por la rama. Hay una de 7, y la rama es de un solo carbono.',
            },
          ],
          explanation: md`La cadena tiene 7 carbonos y la rama $\text{CH}_3$ está más cerca del extremo derecho: carbono 3.`,
        },
        {
          id: 'esqueleto-que-dobla',
          question: md`¿Cómo se llama el alcano cuyo esqueleto muestra la figura?`,
          figure: {
            kind: 'drawing',
            width: 270,
            height: 170,
            shapes: [
              { shape: 'text', at: [20, 150], text: 'C' },
              { shape: 'text', at: [78, 150], text: 'C' },
              { shape: 'text', at: [136, 150], text: 'C' },
              { shape: 'text', at: [194, 150], text: 'C' },
              { shape: 'text', at: [252, 150], text: 'C' },
              { shape: 'text', at: [194, 105], text: 'C' },
              { shape: 'text', at: [194, 60], text: 'C' },
              { shape: 'text', at: [194, 15], text: 'C' },
              { shape: 'segment', from: [30, 150], to: [68, 150] },
              { shape: 'segment', from: [88, 150], to: [126, 150] },
              { shape: 'segment', from: [146, 150], to: [184, 150] },
              { shape: 'segment', from: [204, 150], to: [242, 150] },
              { shape: 'segment', from: [194, 138], to: [194, 117] },
              { shape: 'segment', from: [194, 93], to: [194, 72] },
              { shape: 'segment', from: [194, 48], to: [194, 27] },
            ],
            alt: 'Esqueleto de ocho carbonos: cinco en una fila horizontal y, del cuarto de ellos, tres más hacia abajo, en fila.',
          },
          key: '4-metilheptano',
          distractors: [
            {
              text: '2-propilpentano',
              feedback: 'Tomaste la fila recta, de 5. Doblando hacia abajo hay un camino de 7.',
              mistake: 'cadena-principal-horizontal',
            },
            {
              text: '4-metiloctano',
              feedback: 'Ocho son todos los carbonos. Uno es la rama y la cadena tiene 7.',
              mistake: 'cuenta-la-rama-en-la-cadena',
            },
            {
              text: '4-propilpentano',
              feedback: 'Usaste la fila recta, y además desde el extremo lejano.',
              mistake: 'cadena-principal-horizontal',
            },
          ],
          explanation: md`La cadena más larga son los cuatro primeros de la fila y los tres de abajo: 7. Queda un carbono, unido al 4.`,
        },
        {
          id: 'posicion-del-doble',
          question: md`¿Cuál es el nombre de $\text{CH}_3 - \text{CH}_2 - \text{CH}_2 - \text{CH} = \text{CH}_2$?`,
          key: 'Pent-1-eno',
          distractors: [
            {
              text: 'Pent-4-eno',
              feedback: 'Numeraste desde la izquierda. Se parte del extremo más cercano al doble.',
              mistake: 'numera-desde-el-extremo-lejano',
            },
            {
              text: 'Pent-2-eno',
              feedback: 'El número es el del primer carbono del doble. Desde la derecha, es el 1.',
            },
            {
              text: 'Pent-1-ino',
              feedback: 'El enlace es doble: la terminación es -eno.',
              mistake: 'confunde-doble-con-triple',
            },
          ],
          explanation: md`Cinco carbonos con un doble. Desde la derecha, el doble empieza en el carbono 1: pent-1-eno, o 1-penteno.`,
        },
      ],
    },
    {
      id: 'anillos-y-aromaticos',
      title: 'Anillos y aromáticos',
      idea: md`Se agregan gotas de agua de bromo, anaranjada, a tres líquidos de seis carbonos, sin luz fuerte:

| Líquido | ¿Se decolora? |
|---|---|
| Ciclohexano, $\text{C}_6\text{H}_{12}$ | no |
| Hexeno, $\text{C}_6\text{H}_{12}$ | sí |
| Benceno, $\text{C}_6\text{H}_6$ | no |

El **ciclohexano** es un anillo de enlaces simples. Su fórmula es la de un alqueno, pero sin doble: cerrar el anillo quita dos H. El bromo reacciona con el doble del hexeno.

El **benceno** se dibuja con tres dobles, y no reacciona así. Sus seis enlaces son **iguales** (139 pm, entre un simple y un doble): los electrones $\pi$ se reparten por todo el anillo. Los compuestos con ese anillo se llaman **aromáticos**.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 120,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [60, 110],
              [95, 90],
              [95, 50],
              [60, 30],
              [25, 50],
              [25, 90],
            ],
          },
          { shape: 'text', at: [60, 8], text: 'ciclohexano', size: 'small' },
          {
            shape: 'polygon',
            points: [
              [220, 110],
              [255, 90],
              [255, 50],
              [220, 30],
              [185, 50],
              [185, 90],
            ],
          },
          { shape: 'circle', centre: [220, 70], radius: 22 },
          { shape: 'text', at: [220, 8], text: 'benceno', size: 'small' },
        ],
        alt: 'Dos hexágonos. El del ciclohexano tiene solo sus lados. El del benceno tiene una circunferencia adentro.',
        caption: 'Cada vértice es un carbono. El círculo indica electrones repartidos por el anillo.',
      },
      example: {
        problem: md`Un hidrocarburo líquido tiene fórmula $\text{C}_6\text{H}_{12}$. No decolora el agua de bromo. ¿Es una cadena abierta con un doble o un anillo?`,
        steps: [
          {
            title: 'Compara con el alcano',
            text: md`El hexano es $\text{C}_6\text{H}_{14}$. Faltan dos H: hay un doble **o** un anillo.`,
          },
          { title: 'Usa el experimento', text: md`Con un doble, el bromo se habría decolorado. No pasó.` },
          {
            title: 'Concluye',
            text: md`No hay doble, así que los dos H faltan por un anillo. Puede ser ciclohexano, o un anillo más chico con ramas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-alcano-con-alqueno',
          text: md`Decir «$\text{C}_n\text{H}_{2n}$, entonces tiene un doble». Vale solo en cadena abierta: un anillo de enlaces simples tiene la misma fórmula.`,
        },
      ],
      checks: [
        {
          id: 'formula-ciclopentano',
          question: md`¿Cuál es la fórmula molecular del ciclopentano, un anillo de cinco carbonos con enlaces simples?`,
          key: md`$\text{C}_5\text{H}_{10}$`,
          distractors: [
            {
              text: md`$\text{C}_5\text{H}_{12}$`,
              feedback: 'Ese es el pentano abierto. Al cerrar el anillo se pierden dos H.',
              mistake: 'confunde-alcano-con-alqueno',
            },
            { text: md`$\text{C}_5\text{H}_{8}$`, feedback: 'Quitaste cuatro H. Un anillo sin dobles quita solo dos.' },
            {
              text: md`$\text{C}_5\text{H}_{5}$`,
              feedback: 'Pusiste un H por carbono, como en el benceno. Aquí cada vértice es CH2.',
            },
          ],
          explanation: md`Cada vértice se une a dos carbonos y le quedan dos H: $5 \cdot 2 = 10$.`,
        },
        {
          id: 'enlaces-del-benceno',
          question: md`Si el benceno tuviera tres dobles y tres simples fijos, ¿qué se mediría en sus enlaces entre carbonos?`,
          key: 'Tres largos y tres cortos',
          distractors: [
            {
              text: 'Seis iguales, de 139 pm',
              feedback: 'Eso es lo que se mide de verdad, y por eso se sabe que los dobles no son fijos.',
            },
            {
              text: 'Seis iguales, de 120 pm',
              feedback: '120 pm es un triple. Tres simples y tres dobles darían dos medidas.',
            },
          ],
          explanation: md`Simples de unos 154 pm y dobles de unos 134. Pero los seis miden 139 pm: los electrones se reparten.`,
        },
        {
          id: 'bromo-en-dos-frascos',
          question: md`Dos frascos sin etiqueta tienen hexano y hexeno. Al agregar agua de bromo, solo el frasco B se decolora. ¿Qué contiene B?`,
          key: 'Hexeno, porque reacciona su doble enlace',
          distractors: [
            {
              text: 'Hexano, porque tiene más hidrógenos',
              feedback: 'Tener más H es no tener dobles. El bromo reacciona con el doble.',
              mistake: 'confunde-alcano-con-alqueno',
            },
            {
              text: 'Hexano, porque sus enlaces son más débiles',
              feedback: 'Lo que reacciona aquí es la parte pi de un doble, y el hexano no la tiene.',
            },
          ],
          explanation: md`El bromo se agrega al doble enlace y pierde su color. El hexano, solo con simples, no reacciona en esas condiciones.`,
        },
      ],
    },
    {
      id: 'cuando-hierven',
      title: 'Cuándo hierven: largo y ramas',
      idea: md`Al hervir, las moléculas **se separan unas de otras**. Siguen enteras: ningún enlace C–C se rompe. Lo que hay que vencer son las fuerzas **entre** moléculas. En los hidrocarburos son débiles (de dispersión) y dependen de cuánto se tocan.

- Cadena **más larga**: más contacto, hierve a **mayor** temperatura. En el gráfico la curva sube cada vez menos.
- Cadena **más ramificada**, con los mismos átomos: más redonda, menos contacto, hierve a **menor** temperatura.

No hay puentes de hidrógeno: harían falta H unidos a O, N o F.`,
      figure: {
        kind: 'plane',
        x: [0, 10],
        y: [-200, 200],
        step: [1, 50],
        xTitle: 'Carbonos en la cadena',
        yTitle: 'Ebullición (°C)',
        shapes: [
          ...(
            [
              [1, -161],
              [2, -89],
              [3, -42],
              [4, -0.5],
              [5, 36],
              [6, 69],
              [7, 98],
            ] as const
          ).map((at) => ({ shape: 'point', at, accent: 1 }) as const),
          {
            shape: 'path',
            accent: 1,
            smooth: true,
            points: [
              [1, -161],
              [2, -89],
              [3, -42],
              [4, -0.5],
              [5, 36],
              [6, 69],
              [7, 98],
            ],
          },
        ],
        alt: 'Temperatura de ebullición de alcanos lineales según sus carbonos: 1, −161; 2, −89; 3, −42; 4, −0,5; 5, 36; 6, 69; 7, 98 °C. La curva sube cada vez menos.',
        caption: 'Alcanos lineales a 1 atm.',
      },
      example: {
        problem: md`Estima a qué temperatura hierve el octano lineal. Luego compara estos isómeros $\text{C}_6\text{H}_{14}$: hexano, 69 °C; 2-metilpentano, 60 °C; 2,2-dimetilbutano, 50 °C.`,
        steps: [
          {
            title: 'Mira cuánto crece',
            text: md`De 5 a 6: $69 - 36 = 33$. De 6 a 7: $98 - 69 = 29$. El aumento baja: el siguiente será algo menor que 29.`,
          },
          { title: 'Estima', text: md`Cerca de $98 + 27 = 125\ \text{°C}$. El valor medido es 126 °C.` },
          {
            title: 'Los isómeros: qué es igual',
            text: md`Los tres tienen los mismos átomos y la misma masa. La masa no explica la diferencia.`,
          },
          {
            title: 'Qué cambia',
            text: md`Las ramas: 0, 1 y 2. A más ramas, menos contacto entre moléculas y menor ebullición.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-enlaces-internos-y-entre-moleculas',
          text: md`Creer que hervir rompe enlaces C–C. El vapor de hexano **sigue siendo hexano**: las moléculas se alejan enteras.`,
        },
        {
          mistake: 'atribuye-a-la-masa',
          text: md`Explicar con la masa a dos isómeros. Tienen la misma fórmula molecular: su masa molar es idéntica.`,
        },
        {
          mistake: 'puentes-de-hidrogeno-en-hidrocarburos',
          text: md`Invocar puentes de hidrógeno porque hay muchos H. El H debe estar unido a O, N o F, y aquí solo hay C.`,
        },
        {
          mistake: 'extrapola-sin-considerar-la-curva',
          text: md`Sumar siempre el mismo aumento. Compara los dos últimos aumentos: si van bajando, el que sigue también baja.`,
        },
        {
          mistake: 'lee-el-valor-vecino',
          text: md`Dar el valor del punto de al lado. Pon el dedo en el número de carbonos y sube derecho.`,
        },
        {
          mistake: 'mas-carbonos-hierve-antes',
          text: md`Invertir la tendencia. La curva sube: cada carbono agrega contacto, y la ebullición es mayor.`,
        },
      ],
      checks: [
        {
          id: 'alcano-de-diez',
          question: md`Alcanos lineales: el de 7 carbonos hierve a 98 °C; el de 8, a 126 °C, y el de 9, a 151 °C. ¿A qué temperatura, aproximadamente, hierve el de 10?`,
          key: '174 °C',
          distractors: [
            {
              text: '187 °C',
              feedback: 'Sumaste unos 36 °C. Los aumentos van bajando: 28, 25…',
              mistake: 'extrapola-sin-considerar-la-curva',
            },
            { text: '151 °C', feedback: 'Ese es el valor del de 9 carbonos.', mistake: 'lee-el-valor-vecino' },
            {
              text: '128 °C',
              feedback: 'Restaste. Con un carbono más, la temperatura sube.',
              mistake: 'mas-carbonos-hierve-antes',
            },
          ],
          explanation: md`Aumentos: $126 - 98 = 28$ y $151 - 126 = 25$. El que sigue es algo menor, unos 23: $151 + 23 = 174\ \text{°C}$.`,
        },
        {
          id: 'isomeros-del-octano',
          question: md`El octano hierve a 126 °C y su isómero 2,2,4-trimetilpentano, a 99 °C. ¿Cómo se explica?`,
          key: 'El ramificado tiene menos contacto con sus vecinas',
          distractors: [
            {
              text: 'El ramificado tiene menor masa molar',
              feedback: 'Son isómeros: los dos son C8H18 y tienen la misma masa molar.',
              mistake: 'atribuye-a-la-masa',
            },
            {
              text: 'El ramificado tiene enlaces C–C que se rompen antes',
              feedback: 'Al hervir no se rompen enlaces dentro de la molécula.',
              mistake: 'confunde-enlaces-internos-y-entre-moleculas',
            },
            {
              text: 'El ramificado forma menos puentes de hidrógeno',
              feedback: 'Ninguno de los dos los forma: no hay H unidos a O, N ni F.',
              mistake: 'puentes-de-hidrogeno-en-hidrocarburos',
            },
          ],
          explanation: md`Mismos átomos, distinta forma. El ramificado es más compacto: las fuerzas entre moléculas son menores.`,
        },
        {
          id: 'que-hay-en-el-vapor',
          question: md`Se hierve pentano en un tubo y se analiza el vapor. ¿Qué moléculas contiene?`,
          key: 'Pentano',
          distractors: [
            {
              text: 'Carbono e hidrógeno, por separado',
              feedback: 'Para separar los átomos habría que romper enlaces, y hervir no los rompe.',
              mistake: 'confunde-enlaces-internos-y-entre-moleculas',
            },
            {
              text: 'Metano y butano',
              feedback: 'Eso pide cortar la cadena. Hervir solo aleja moléculas enteras.',
              mistake: 'confunde-enlaces-internos-y-entre-moleculas',
            },
          ],
          explanation: md`Hervir es un cambio de estado: las moléculas son las mismas, más separadas.`,
        },
        {
          id: 'orden-de-ebullicion',
          question: md`¿Cuál de estos compuestos hierve a menor temperatura: pentano, heptano o 2,2-dimetilpropano?`,
          key: '2,2-dimetilpropano',
          distractors: [
            {
              text: 'Pentano',
              feedback: 'Tiene los mismos átomos que el 2,2-dimetilpropano, pero sin ramas: más contacto.',
            },
            {
              text: 'Heptano',
              feedback: 'Es el más largo: hierve a mayor temperatura.',
              mistake: 'mas-carbonos-hierve-antes',
            },
          ],
          explanation: md`Pentano y 2,2-dimetilpropano son $\text{C}_5\text{H}_{12}$; el segundo es el más ramificado. El heptano es más largo que ambos.`,
        },
      ],
    },
  ],
  summary: [
    md`Prefijo: cuántos carbonos. Terminación: -ano simples, -eno un doble, -ino un triple.`,
    md`Nombre: cadena más larga, aunque doble; numerada desde el lado de la rama o del enlace múltiple.`,
    md`Un anillo quita dos H, como un doble. En el benceno los seis enlaces son iguales.`,
    md`Cadena más larga, mayor ebullición; más ramas, menor.`,
    md`Hervir separa moléculas: no rompe sus enlaces.`,
  ],
  sources: [
    {
      name: 'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97.ª edición',
      year: 2016,
      detail: 'Puntos de ebullición a 1 atm, redondeados.',
    },
  ],
});
