import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.organica.carbono',
  version: 1,
  minutes: 18,
  opening: {
    question: md`El diamante raya el vidrio. El grafito de tu lápiz se deshace en el papel. Si quemas cualquiera de los dos con suficiente oxígeno, obtienes lo mismo: dióxido de carbono y nada más. ¿Por qué son tan distintos?`,
    guesses: [
      'El diamante tiene, además, otro elemento',
      'Los mismos átomos están unidos de otra manera',
      'Los átomos del diamante son más pesados',
    ],
    reveal: md`Los dos son puro carbono. En el diamante, cada átomo se une a **cuatro** vecinos en el espacio; en el grafito, a **tres** en una lámina, y las láminas se deslizan. Con el carbono importa tanto **cómo** se une como con quién.`,
  },
  points: [
    {
      id: 'cuatro-enlaces',
      title: 'Por qué el carbono forma cuatro enlaces',
      idea: md`Con hidrógeno, el carbono forma $\text{CH}_4$; con cloro, $\text{CCl}_4$. Siempre **cuatro** enlaces.

Se explica por sus electrones. Tiene 6: dos en el primer nivel y **cuatro de valencia**. Para completar ocho le faltan cuatro. Perderlos o ganarlos todos pide demasiada energía, así que los **comparte**: cada par compartido es un enlace covalente.

Los cuatro pueden ir a cuatro átomos, o repetirse con uno mismo: enlace **simple** (un par), **doble** (dos pares) o **triple** (tres pares). En una fórmula correcta, de cada C salen exactamente **cuatro rayas**.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 120,
        shapes: [
          { shape: 'text', at: [40, 65], text: 'C' },
          { shape: 'segment', from: [40, 77], to: [40, 95] },
          { shape: 'segment', from: [40, 53], to: [40, 35] },
          { shape: 'segment', from: [32, 65], to: [14, 65] },
          { shape: 'segment', from: [48, 65], to: [66, 65] },
          { shape: 'text', at: [40, 104], text: 'H' },
          { shape: 'text', at: [40, 26], text: 'H' },
          { shape: 'text', at: [6, 65], text: 'H' },
          { shape: 'text', at: [74, 65], text: 'H' },
          { shape: 'text', at: [125, 65], text: 'C' },
          { shape: 'text', at: [165, 65], text: 'C' },
          { shape: 'segment', from: [134, 69], to: [156, 69], accent: 1 },
          { shape: 'segment', from: [134, 61], to: [156, 61], accent: 1 },
          { shape: 'segment', from: [119, 74], to: [106, 92] },
          { shape: 'segment', from: [119, 56], to: [106, 38] },
          { shape: 'segment', from: [171, 74], to: [184, 92] },
          { shape: 'segment', from: [171, 56], to: [184, 38] },
          { shape: 'text', at: [101, 100], text: 'H' },
          { shape: 'text', at: [101, 30], text: 'H' },
          { shape: 'text', at: [189, 100], text: 'H' },
          { shape: 'text', at: [189, 30], text: 'H' },
          { shape: 'text', at: [235, 65], text: 'C' },
          { shape: 'text', at: [262, 65], text: 'C' },
          { shape: 'segment', from: [242, 72], to: [255, 72], accent: 2 },
          { shape: 'segment', from: [242, 65], to: [255, 65], accent: 2 },
          { shape: 'segment', from: [242, 58], to: [255, 58], accent: 2 },
          { shape: 'segment', from: [228, 65], to: [216, 65] },
          { shape: 'segment', from: [269, 65], to: [279, 65] },
          { shape: 'text', at: [209, 65], text: 'H' },
          { shape: 'text', at: [286, 65], text: 'H' },
          { shape: 'text', at: [40, 5], text: 'metano', size: 'small' },
          { shape: 'text', at: [145, 5], text: 'eteno', size: 'small' },
          { shape: 'text', at: [248, 5], text: 'etino', size: 'small' },
        ],
        alt: 'Tres fórmulas. Metano: un C unido a cuatro H. Eteno: dos C unidos por doble enlace, cada uno con dos H. Etino: dos C unidos por triple enlace, cada uno con un H.',
        caption: 'Cuenta las rayas de cada C: siempre cuatro.',
      },
      example: {
        problem: md`En la cadena $\text{CH}_3 - \text{C}\text{H}_x = \text{CH}_2$ falta saber cuántos hidrógenos lleva el carbono del medio. ¿Cuánto vale $x$?`,
        steps: [
          {
            title: 'Cuenta sus rayas con otros carbonos',
            text: md`A la izquierda tiene un enlace simple: 1. A la derecha, uno doble: 2. Van 3.`,
          },
          {
            title: 'Completa hasta cuatro',
            text: md`$4 - 3 = 1$: le queda un enlace para hidrógeno, así que $x = 1$.`,
          },
          {
            title: 'Revisa los extremos',
            text: md`$\text{CH}_3$: tres H y un simple, 4. $\text{CH}_2$: dos H y un doble, 4. Todo calza.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cuantos-hidrogenos',
          question: md`El esqueleto $\text{C} \equiv \text{C} - \text{C}$ tiene solo carbono e hidrógeno. ¿Cuántos hidrógenos lleva en total?`,
          key: '4',
          distractors: [
            {
              text: '8',
              feedback:
                'Ese es el total si todos los enlaces fueran simples. El triple ocupa tres rayas de dos carbonos.',
            },
            { text: '6', feedback: 'Trataste el triple como doble: ocupa tres enlaces de cada uno de sus carbonos.' },
            { text: '3', feedback: 'Contaste solo los del carbono de la derecha. El primero lleva uno más.' },
          ],
          explanation: md`El primero tiene 3 enlaces: le falta 1 H. El del medio tiene 4: ninguno. El último tiene 1: le faltan 3. Son $1 + 0 + 3 = 4$.`,
        },
        {
          id: 'formula-imposible',
          question: md`¿Cuál de estas fórmulas no puede existir como molécula neutra: $\text{CH}_3 - \text{CH}_3$, $\text{CH}_2 = \text{CH}_3$ o $\text{CH} \equiv \text{CH}$?`,
          key: md`$\text{CH}_2 = \text{CH}_3$`,
          distractors: [
            {
              text: md`$\text{CH}_3 - \text{CH}_3$`,
              feedback: 'Cada C tiene tres H y un enlace simple: cuatro. Es posible.',
            },
            { text: md`$\text{CH} \equiv \text{CH}$`, feedback: 'Cada C tiene un H y un triple: cuatro. Es posible.' },
          ],
          explanation: md`En $\text{CH}_2 = \text{CH}_3$, el carbono de la derecha tendría tres H y un doble: cinco enlaces.`,
        },
        {
          id: 'por-que-comparte',
          question: md`¿Por qué el carbono comparte electrones en vez de formar un ion con carga 4?`,
          key: 'Porque ganar o perder cuatro electrones pide demasiada energía',
          distractors: [
            {
              text: 'Porque su núcleo no tiene protones suficientes para atraerlos',
              feedback: 'Sus seis protones sí atraen electrones. El problema es cuánta energía cuesta mover cuatro.',
            },
            {
              text: 'Porque solo tiene dos electrones en el último nivel',
              feedback: 'Dos son los del primer nivel. En el último tiene cuatro.',
            },
          ],
          explanation: md`Cuatro electrones de valencia están a mitad de camino. Compartir los completa sin formar una carga tan alta.`,
        },
      ],
    },
    {
      id: 'sigma-y-pi',
      title: 'Enlaces sigma y enlaces pi',
      idea: md`Entre dos átomos, el **primer** enlace se forma de frente, en la línea que los une: es un enlace **sigma** ($\sigma$). Si hay más, los otros se forman por los costados: son enlaces **pi** ($\pi$).

| Enlace | $\sigma$ | $\pi$ |
|---|---|---|
| Simple | 1 | 0 |
| Doble | 1 | 1 |
| Triple | 1 | 2 |

Dos cosas se olvidan. Cada enlace **C–H** también es sigma. Y en todo enlace múltiple **hay** un sigma: solo los demás son pi.

Un enlace simple deja girar; el pi lo impide.`,
      example: {
        problem: md`¿Cuántos enlaces $\sigma$ y $\pi$ tiene $\text{CH}_3 - \text{CH} = \text{CH} - \text{C} \equiv \text{CH}$?`,
        steps: [
          {
            title: 'Sigma entre carbonos',
            text: md`Hay 5 carbonos en fila: 4 uniones. Cada unión, simple o múltiple, tiene un $\sigma$: van 4.`,
          },
          {
            title: 'Sigma con hidrógeno',
            text: md`$3 + 1 + 1 + 0 + 1 = 6$ enlaces C–H, todos $\sigma$. Total: $4 + 6 = 10$.`,
          },
          { title: 'Pi', text: md`El doble aporta 1 y el triple, 2: son 3 enlaces $\pi$.` },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-enlaces-con-hidrogeno',
          text: md`Contar como sigma solo las uniones entre carbonos. En la fórmula corta los C–H no se ven como rayas, pero están: cada H es un sigma.`,
        },
        {
          mistake: 'cuenta-dobles-como-un-enlace',
          text: md`Anotar un solo pi por cada enlace múltiple. El doble aporta uno, pero el triple aporta **dos**.`,
        },
        {
          mistake: 'triple-con-tres-pi',
          text: md`Contar todas las rayas del múltiple como pi. Una de ellas es siempre el sigma: en el triple quedan dos pi, y en el doble, uno.`,
        },
      ],
      checks: [
        {
          id: 'propeno-sigma-pi',
          question: md`¿Cuántos enlaces tiene $\text{CH}_2 = \text{CH} - \text{CH}_3$?`,
          key: md`8 $\sigma$ y 1 $\pi$`,
          distractors: [
            {
              text: md`2 $\sigma$ y 1 $\pi$`,
              feedback: 'Faltan los seis enlaces C–H, que también son sigma.',
              mistake: 'olvida-enlaces-con-hidrogeno',
            },
            {
              text: md`8 $\sigma$ y 2 $\pi$`,
              feedback: 'En el doble, una raya es sigma: queda un solo pi.',
              mistake: 'triple-con-tres-pi',
            },
            { text: md`7 $\sigma$ y 1 $\pi$`, feedback: 'Contaste el doble solo como pi: también tiene un sigma.' },
          ],
          explanation: md`$\sigma$: 2 uniones entre carbonos más 6 C–H, 8. $\pi$: uno, el del doble.`,
        },
        {
          id: 'butino-sigma-pi',
          question: md`¿Cuántos enlaces sigma y pi hay en $\text{CH} \equiv \text{C} - \text{CH}_2 - \text{CH}_3$?`,
          key: md`9 $\sigma$ y 2 $\pi$`,
          distractors: [
            {
              text: md`9 $\sigma$ y 1 $\pi$`,
              feedback: 'Anotaste un pi por el enlace múltiple; un triple tiene dos.',
              mistake: 'cuenta-dobles-como-un-enlace',
            },
            {
              text: md`9 $\sigma$ y 3 $\pi$`,
              feedback: 'Una de las tres rayas del triple es sigma.',
              mistake: 'triple-con-tres-pi',
            },
            {
              text: md`3 $\sigma$ y 2 $\pi$`,
              feedback: 'Los pi están bien. Faltan los seis C–H entre los sigma.',
              mistake: 'olvida-enlaces-con-hidrogeno',
            },
          ],
          explanation: md`$\sigma$: 3 uniones entre carbonos más $1 + 2 + 3 = 6$ C–H, 9. $\pi$: dos, del triple.`,
        },
        {
          id: 'anillo-de-seis',
          question: md`Seis grupos $\text{CH}_2$ se unen en un anillo con enlaces simples. ¿Cuántos enlaces sigma hay?`,
          key: '18',
          distractors: [
            {
              text: '6',
              feedback: 'Esas son las uniones entre carbonos. Cada carbono tiene, además, dos H.',
              mistake: 'olvida-enlaces-con-hidrogeno',
            },
            {
              text: '17',
              feedback: 'Así contarías una cadena abierta. En un anillo, el último carbono se une con el primero.',
            },
            { text: '12', feedback: 'Esos son los C–H. Falta sumar las uniones entre carbonos.' },
          ],
          explanation: md`En el anillo hay 6 uniones C–C y $6 \cdot 2 = 12$ enlaces C–H: 18, todos sigma.`,
        },
      ],
    },
    {
      id: 'hibridacion',
      title: 'Hibridación: la forma alrededor del carbono',
      idea: md`En el metano, los cuatro enlaces miden lo mismo y forman ángulos iguales. Para explicarlo, se dice que el carbono **mezcla** sus orbitales de valencia: se *hibridan*.

Cuenta a cuántos átomos se une (sus enlaces $\sigma$):

| Se une a | Hibridación | Forma | Ángulo, cerca de |
|---|---|---|---|
| 4 átomos | $sp^3$ | tetraédrica | 109,5° |
| 3 átomos | $sp^2$ | plana, triangular | 120° |
| 2 átomos | $sp$ | lineal | 180° |

Los orbitales que no se mezclan forman los enlaces $\pi$. Un carbono con un doble es $sp^2$; con un triple, $sp$.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 120,
        shapes: [
          { shape: 'segment', from: [48, 65], to: [48, 105] },
          { shape: 'segment', from: [48, 65], to: [14, 50] },
          { shape: 'segment', from: [48, 65], to: [76, 42], dashed: true },
          { shape: 'segment', from: [48, 65], to: [58, 30] },
          { shape: 'circle', centre: [48, 65], radius: 7, filled: true, accent: 1 },
          { shape: 'text', at: [46, 8], text: '109,5° (sp³)', size: 'small' },
          { shape: 'segment', from: [145, 68], to: [145, 106] },
          { shape: 'segment', from: [145, 68], to: [112, 49] },
          { shape: 'segment', from: [145, 68], to: [178, 49] },
          { shape: 'circle', centre: [145, 68], radius: 7, filled: true, accent: 1 },
          { shape: 'text', at: [145, 8], text: '120° (sp²)', size: 'small' },
          { shape: 'segment', from: [205, 65], to: [283, 65] },
          { shape: 'circle', centre: [244, 65], radius: 7, filled: true, accent: 1 },
          { shape: 'text', at: [244, 8], text: '180° (sp)', size: 'small' },
        ],
        alt: 'Tres formas. Tetraédrica: cuatro enlaces a 109,5 grados, uno hacia atrás. Triangular plana: tres enlaces a 120 grados. Lineal: dos enlaces opuestos, a 180 grados.',
        caption: 'La línea punteada va hacia atrás de la hoja.',
      },
      example: {
        problem: md`¿Qué hibridación tiene cada carbono de $\text{CH}_3 - \text{CH} = \text{CH}_2$, de izquierda a derecha?`,
        steps: [
          { title: 'Primer carbono', text: md`Se une a tres H y a un C: cuatro átomos. Es $sp^3$.` },
          {
            title: 'Segundo carbono',
            text: md`Se une a un H y a dos C: tres átomos, aunque tenga cuatro enlaces. Es $sp^2$.`,
          },
          {
            title: 'Tercer carbono',
            text: md`Se une a dos H y a un C: tres átomos. Es $sp^2$. El doble enlace deja planos a sus dos carbonos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cuenta-dobles-como-un-enlace',
          text: md`Suponer que todo enlace múltiple deja un solo pi, y decir $sp^2$ ante un triple. El triple tiene **dos** pi: quedan dos vecinos, $sp$. Cuenta átomos vecinos, no rayas.`,
        },
      ],
      checks: [
        {
          id: 'carbono-del-co2',
          question: md`En el dióxido de carbono, $\text{O} = \text{C} = \text{O}$, ¿qué hibridación tiene el carbono?`,
          key: md`$sp$`,
          distractors: [
            {
              text: md`$sp^2$`,
              feedback: 'Un doble suele dar sp2, pero aquí hay dos dobles: se une solo a dos átomos.',
            },
            {
              text: md`$sp^3$`,
              feedback: 'Tiene cuatro enlaces, pero se une a dos átomos. Cuenta vecinos.',
            },
          ],
          explanation: md`Se une a dos átomos: $sp$, y la molécula es lineal.`,
        },
        {
          id: 'diamante-y-grafito',
          question: md`En el diamante cada carbono se une a cuatro vecinos y en el grafito, a tres. ¿Qué hibridación tienen?`,
          key: md`Diamante, $sp^3$; grafito, $sp^2$`,
          distractors: [
            {
              text: md`Diamante, $sp^2$; grafito, $sp^3$`,
              feedback: 'Es al revés: cuatro vecinos piden cuatro orbitales mezclados.',
            },
            {
              text: md`Diamante, $sp^3$; grafito, $sp$`,
              feedback: 'La sp une a dos vecinos. En el grafito hay tres, en una lámina plana.',
            },
            {
              text: md`Los dos, $sp^3$, porque son carbono`,
              feedback: 'La hibridación depende de a cuántos átomos se une, no solo del elemento.',
            },
          ],
          explanation: md`Cuatro vecinos: $sp^3$, una red en el espacio. Tres vecinos: $sp^2$, láminas planas.`,
        },
        {
          id: 'angulo-en-el-etino',
          question: md`En el etino, $\text{CH} \equiv \text{CH}$, ¿qué ángulo forman los enlaces en torno a cada carbono?`,
          key: '180°',
          distractors: [
            { text: '120°', feedback: 'Ese es el de tres vecinos, como en el eteno.' },
            { text: '109,5°', feedback: 'Ese es el de cuatro vecinos, como en el metano.' },
          ],
          explanation: md`Cada carbono tiene dos vecinos, un C y un H: es $sp$ y los cuatro átomos quedan en línea.`,
        },
      ],
    },
    {
      id: 'longitud-y-energia',
      title: 'Más corto y más difícil de romper',
      idea: md`Estos son promedios medidos. La energía es la que hace falta para **romper por completo** un mol de esos enlaces.

| Enlace | Longitud (pm) | Energía (kJ/mol) |
|---|---|---|
| C–C | 154 | 347 |
| C=C | 134 | 614 |
| C≡C | 120 | 839 |

Más pares compartidos atraen más a los dos núcleos: el enlace es **más corto** y **más difícil de romper**. Son dos tendencias contrarias: baja la longitud y sube la energía.

Pero no sube en proporción. El doble de 347 es 694, y el enlace doble pide 614. El enlace pi aporta menos que el sigma.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Simple', 'Doble', 'Triple'],
        series: [
          { name: 'Medida', values: [347, 614, 839] },
          { name: 'Si fuera proporcional', values: [347, 694, 1041] },
        ],
        yTitle: 'Energía (kJ/mol)',
        showValues: true,
        alt: 'Energía de enlace entre carbonos. Medida: simple 347, doble 614, triple 839 kJ/mol. Si fuera proporcional: 347, 694 y 1041.',
        caption: 'Energía medida, comparada con dos y tres veces la del enlace simple.',
      },
      example: {
        problem: md`Con la tabla, ¿cuánta energía más pide el enlace doble que el simple, y cuánta más el triple que el doble? ¿Qué muestra?`,
        steps: [
          {
            title: 'Del simple al doble',
            text: md`$614 - 347 = 267\ \text{kJ/mol}$: lo que agrega el primer enlace $\pi$.`,
          },
          { title: 'Del doble al triple', text: md`$839 - 614 = 225\ \text{kJ/mol}$: lo que agrega el segundo $\pi$.` },
          {
            title: 'Compara con el sigma',
            text: md`Cada $\pi$ agrega menos de 347. Por eso la energía sube, pero no al doble ni al triple. Y por eso un enlace doble reacciona con facilidad: se rompe solo su parte pi.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mas-enlaces-mas-largo',
          text: md`Pensar que compartir más pares separa a los átomos. Los pares atraen a **ambos** núcleos: los juntan. Lee la columna de longitudes.`,
        },
        {
          mistake: 'triple-mas-debil',
          text: md`Creer que el triple se rompe más fácil por ser corto o por reaccionar más. Romperlo **entero** pide más energía que cualquiera de los otros.`,
        },
        {
          mistake: 'energia-proporcional-a-enlaces',
          text: md`Multiplicar por dos o por tres. Haz la cuenta y compárala con lo medido: aquí, 694 contra 614.`,
        },
      ],
      checks: [
        {
          id: 'que-muestra-la-tabla',
          question: md`¿Qué relación muestran los datos de los tres enlaces entre carbonos?`,
          key: 'El enlace más corto es el que pide más energía',
          distractors: [
            {
              text: 'El enlace más corto es el que pide menos energía',
              feedback: 'Compara las filas: 120 pm va con 839 kJ/mol.',
              mistake: 'triple-mas-debil',
            },
            {
              text: 'El enlace con más pares es el más largo',
              feedback: 'Con más pares la longitud baja: 154, 134 y 120 pm.',
              mistake: 'mas-enlaces-mas-largo',
            },
            {
              text: 'El enlace triple pide el triple que el simple',
              feedback: 'Tres veces 347 es 1.041, y lo medido es 839.',
              mistake: 'energia-proporcional-a-enlaces',
            },
          ],
          explanation: md`De arriba hacia abajo la longitud baja (154, 134, 120) y la energía sube (347, 614, 839).`,
        },
        {
          id: 'carbono-y-oxigeno',
          question: md`Para romper C–O se necesitan 358 kJ/mol y para romper C=O, 745 kJ/mol. ¿Qué se puede afirmar?`,
          key: 'Que el doble pide algo más del doble',
          distractors: [
            {
              text: 'Que el doble pide justo el doble',
              feedback: 'Dos veces 358 es 716, y no 745. Haz la cuenta antes de afirmar.',
              mistake: 'energia-proporcional-a-enlaces',
            },
            {
              text: 'Que el doble es más fácil de romper',
              feedback: '745 es más que 358: cuesta más romperlo.',
              mistake: 'triple-mas-debil',
            },
            {
              text: 'Que el doble es más largo que el simple',
              feedback: 'La tabla no da longitudes, y la tendencia es la contraria: más pares, más corto.',
              mistake: 'mas-enlaces-mas-largo',
            },
          ],
          explanation: md`$2 \cdot 358 = 716 < 745$. No es proporcional: con carbono y oxígeno queda por sobre el doble, y entre carbonos, por debajo.`,
        },
        {
          id: 'longitud-desconocida',
          question: md`Un enlace entre dos carbonos mide 121 pm. Los valores promedio son 154 (simple), 134 (doble) y 120 (triple). ¿Qué enlace es, probablemente?`,
          key: 'Triple',
          distractors: [
            {
              text: 'Simple',
              feedback: 'El simple mide cerca de 154 pm: es el más largo de los tres.',
              mistake: 'mas-enlaces-mas-largo',
            },
            { text: 'Doble', feedback: '121 está a 13 pm del doble y a 1 pm del triple.' },
          ],
          explanation: md`Está a 1 pm del promedio del triple. Los promedios varían algo de una molécula a otra.`,
        },
      ],
    },
  ],
  summary: [
    md`El carbono tiene cuatro electrones de valencia y forma cuatro enlaces covalentes.`,
    md`Simple: un $\sigma$. Doble: un $\sigma$ y un $\pi$. Triple: un $\sigma$ y dos $\pi$. Los C–H son $\sigma$.`,
    md`Cuatro vecinos, $sp^3$ (109,5°); tres, $sp^2$ (120°); dos, $sp$ (180°).`,
    md`Más pares compartidos: enlace más corto y más difícil de romper, pero no en proporción.`,
  ],
  sources: [
    {
      name: 'S. Zumdahl y S. Zumdahl, Chemistry, 9.ª edición',
      year: 2014,
      detail: 'Longitudes y energías promedio de enlace.',
    },
  ],
});
