import { defineLesson, md, type Shape } from '../../authoring/index.ts';

/** An atom as Bohr drew it: what its nucleus holds, and a circle for each level with its electrons spread on it. */
const atom = (nucleus: readonly [string, string], levels: readonly number[]): readonly Shape[] => [
  { shape: 'circle', centre: [120, 120], radius: 24, filled: true, accent: 2 },
  { shape: 'text', at: [120, 128], text: nucleus[0], anchor: 'middle', size: 'small' },
  { shape: 'text', at: [120, 113], text: nucleus[1], anchor: 'middle', size: 'small' },
  ...levels.flatMap((electrons, level): readonly Shape[] => {
    const radius = 46 + level * 30;
    return [
      { shape: 'circle', centre: [120, 120], radius },
      ...Array.from({ length: electrons }, (_, index): Shape => {
        const angle = Math.PI / 2 - (2 * Math.PI * index) / electrons + level * 0.4;
        return {
          shape: 'point',
          at: [Math.round(120 + radius * Math.cos(angle)), Math.round(120 + radius * Math.sin(angle))],
          accent: 1,
        };
      }),
    ];
  }),
];

export default defineLesson({
  content: 'ciencias.quimica.estructura-atomica.bohr',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Echas una pizca de sal de mesa en la llama azul de un mechero: se pone amarilla. Con una sal de cobre, verde. ¿De dónde sale ese color, que es propio de cada elemento?`,
    guesses: [
      'De la sal, que se quema y toma color',
      'De electrones que suben y bajan de nivel dentro de los átomos',
      'Del gas de la llama, que cambia de temperatura',
    ],
    reveal: md`De los electrones. El calor los sube a un nivel de más energía y, al bajar, devuelven esa energía como luz. Cada elemento tiene **sus** niveles y por eso, **sus** colores. Aquí vas a dibujar esos niveles y a calcular los saltos.`,
  },
  points: [
    {
      id: 'repartir-por-niveles',
      title: 'Los electrones se reparten por niveles',
      idea: md`En el modelo de Bohr, los electrones giran en **niveles** alrededor del núcleo. El más cercano es el de menor energía. Se llenan de adentro hacia afuera.

Para los primeros 20 elementos sirve esta regla:

| Nivel | Electrones, como máximo |
|---|---|
| 1 | 2 |
| 2 | 8 |
| 3 | 8, y los siguientes van al nivel 4 |

(El nivel 3 admite más, pero eso se usa desde el elemento 21.)

Un átomo neutro con 11 electrones queda 2, 8, 1. Los del último nivel son los **electrones de valencia**, que participan en los enlaces.`,
      figure: {
        kind: 'drawing',
        width: 240,
        height: 240,
        shapes: atom(['11 p⁺', '12 n'], [2, 8, 1]),
        alt: 'Átomo de sodio según Bohr: núcleo con 11 protones y 12 neutrones, y tres circunferencias con 2, 8 y 1 electrones, desde adentro hacia afuera.',
        caption: 'Sodio neutro: 2, 8, 1.',
      },
      example: {
        problem: md`¿Cómo se reparten los electrones de un átomo neutro de cloro, $Z = 17$, y cuántos son de valencia?`,
        steps: [
          { title: 'Cuenta', text: md`Es neutro: 17 protones y 17 electrones.` },
          {
            title: 'Llena desde adentro',
            text: md`Nivel 1: 2. Nivel 2: 8. Van 10 y quedan 7, que caben en el nivel 3.`,
          },
          { title: 'Mira el último', text: md`Queda 2, 8, 7. Los de valencia son 7. Comprueba: $2 + 8 + 7 = 17$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'azufre-en-niveles',
          question: md`¿Cómo se reparten los electrones de un átomo neutro de azufre, $Z = 16$?`,
          key: '2, 8, 6',
          distractors: [
            { text: '8, 8', feedback: 'En el nivel 1 caben solo 2 electrones.' },
            { text: '2, 6, 8', feedback: 'Primero se completa el nivel 2, con 8; lo que sobra va al 3.' },
            { text: '2, 14', feedback: 'En el nivel 2 caben 8: los otros 6 pasan al siguiente.' },
          ],
          explanation: md`Dos en el primero, ocho en el segundo y quedan $16 - 10 = 6$ para el tercero.`,
        },
        {
          id: 'calcio-en-niveles',
          question: md`Con la regla de los primeros 20 elementos, ¿cuántos electrones de valencia tiene el calcio, $Z = 20$?`,
          key: '2',
          distractors: [
            { text: '10', feedback: 'Pusiste 10 en el nivel 3. Aquí, después de 8, los siguientes van al nivel 4.' },
            { text: '8', feedback: 'Esos son los del nivel 3. Los dos que quedan abren el nivel 4.' },
            { text: '20', feedback: 'Esos son todos. De valencia son los del último nivel.' },
          ],
          explanation: md`Queda 2, 8, 8, 2. El último nivel es el cuarto y tiene 2 electrones.`,
        },
        {
          id: 'neutro-desde-el-dibujo',
          question: md`Un átomo **neutro** dibujado según Bohr tiene 2 electrones en el primer nivel, 8 en el segundo y 3 en el tercero. ¿Cuál es su número atómico?`,
          key: '13',
          distractors: [
            {
              text: '3',
              feedback: 'Esos son los de valencia. El número atómico iguala a todos los electrones si es neutro.',
            },
            { text: '11', feedback: 'Sumaste los dos últimos niveles: falta el primero.' },
            {
              text: '26',
              feedback: 'Sumaste protones y electrones. El número atómico cuenta solo protones.',
              mistake: 'suma-protones-y-electrones-como-masa',
            },
          ],
          explanation: md`Tiene $2 + 8 + 3 = 13$ electrones. Como es neutro, tiene 13 protones.`,
        },
      ],
    },
    {
      id: 'leer-un-ion',
      title: 'Leer un ion en el dibujo',
      idea: md`Un dibujo de Bohr trae todo: protones y neutrones en el núcleo, electrones en los niveles. Sácale dos datos:

- **Número másico**: lo que hay en el **núcleo**, protones más neutrones. Los electrones no entran.
- **Carga**: protones menos electrones. Si hay más protones, es positiva; si hay más electrones, negativa.

Los átomos de los grupos principales suelen formar iones que terminan con el último nivel **completo**, como un gas noble. El sodio (2, 8, 1) pierde uno y queda 2, 8. El cloro (2, 8, 7) gana uno y queda 2, 8, 8.`,
      figure: {
        kind: 'drawing',
        width: 240,
        height: 240,
        shapes: atom(['9 p⁺', '10 n'], [2, 8]),
        alt: 'Partícula según Bohr: núcleo con 9 protones y 10 neutrones, y dos circunferencias con 2 y 8 electrones.',
        caption: 'Los puntos son electrones.',
      },
      example: {
        problem: md`¿Cuáles son el número másico y la carga de la partícula de la figura?`,
        steps: [
          { title: 'Número másico', text: md`En el núcleo hay $9 + 10 = 19$ partículas: $A = 19$.` },
          { title: 'Electrones', text: md`Hay 2 en el primer nivel y 8 en el segundo: 10.` },
          {
            title: 'Carga',
            text: md`$9 - 10 = -1$: sobra un electrón, así que la carga es $1-$. Con 9 protones es flúor: el ion $\text{F}^-$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'bohr-carga-con-signo-al-reves',
          text: md`Restar al revés: electrones menos protones. Cuenta cargas: cada protón es +1 y cada electrón, −1. ¿De cuáles hay más?`,
        },
        {
          mistake: 'suma-protones-y-electrones-como-masa',
          text: md`Sumar protones y electrones para el número másico. Los puntos de los niveles casi no tienen masa.`,
        },
        {
          mistake: 'numero-masico-solo-neutrones',
          text: md`Tomar solo los neutrones. En el núcleo hay **dos** clases de partículas, y las dos se cuentan.`,
        },
      ],
      checks: [
        {
          id: 'ion-de-magnesio',
          question: md`La figura representa una partícula según Bohr. ¿Cuáles son su número másico y su carga?`,
          figure: {
            kind: 'drawing',
            width: 240,
            height: 240,
            shapes: atom(['12 p⁺', '13 n'], [2, 8]),
            alt: 'Núcleo con 12 protones y 13 neutrones, y dos circunferencias con 2 y 8 electrones.',
          },
          key: md`25 y $2+$`,
          distractors: [
            {
              text: md`25 y $2-$`,
              feedback: 'Hay 12 cargas positivas y 10 negativas: lo que sobra es positivo.',
              mistake: 'bohr-carga-con-signo-al-reves',
            },
            {
              text: md`22 y $2+$`,
              feedback: 'Sumaste protones y electrones. El número másico se cuenta en el núcleo.',
              mistake: 'suma-protones-y-electrones-como-masa',
            },
            {
              text: md`13 y $2+$`,
              feedback: 'Contaste solo los neutrones; faltan los 12 protones.',
              mistake: 'numero-masico-solo-neutrones',
            },
          ],
          explanation: md`$A = 12 + 13 = 25$. Carga: $12 - 10 = +2$.`,
        },
        {
          id: 'cloruro-en-palabras',
          question: md`Una partícula tiene 17 protones, 18 neutrones y niveles con 2, 8 y 8 electrones. ¿Cuál es su carga?`,
          key: md`$1-$`,
          distractors: [
            {
              text: md`$1+$`,
              feedback: 'Hay 18 electrones y 17 protones: sobra una carga negativa.',
              mistake: 'bohr-carga-con-signo-al-reves',
            },
            { text: '0', feedback: 'Comparaste electrones con neutrones. La carga compara electrones con protones.' },
            { text: md`$8-$`, feedback: 'Ocho son los electrones del último nivel. La carga usa todos: 17 menos 18.' },
          ],
          explanation: md`Electrones: $2 + 8 + 8 = 18$. Carga: $17 - 18 = -1$.`,
        },
        {
          id: 'que-forma-el-litio',
          question: md`El litio neutro tiene niveles 2, 1. ¿Qué ion se espera que forme, y cómo quedan sus niveles?`,
          key: md`$\text{Li}^{+}$, con 2 electrones en el nivel 1`,
          distractors: [
            {
              text: md`$\text{Li}^{-}$, con 2 electrones en el nivel 1`,
              feedback: 'Quedar con 2 electrones es perder uno. Con 3 protones, la carga es positiva.',
              mistake: 'bohr-carga-con-signo-al-reves',
            },
            {
              text: md`$\text{Li}^{-}$, con 2 y 2 electrones por nivel`,
              feedback: 'Así el último nivel no queda completo. Perder el único de afuera sí lo logra.',
            },
          ],
          explanation: md`Pierde su electrón de valencia y queda con el nivel 1 completo. Tiene 3 protones y 2 electrones: $3 - 2 = +1$.`,
        },
      ],
    },
    {
      id: 'saltos-de-energia',
      title: 'Saltos: energía que entra y energía que sale',
      idea: md`Para **subir** de nivel, el electrón **absorbe** energía. Al **bajar**, la **emite** como luz. Cuánta: la diferencia entre los dos niveles.

No la midas en el dibujo: calcúlala con los números. En el hidrógeno, los niveles se van juntando hacia afuera. Un salto de un nivel cerca del núcleo puede valer más que uno de dos niveles lejos de él.

Y la luz: a **más energía, menor longitud de onda**. El violeta tiene más energía que el rojo, y su onda es más corta. Son cantidades inversas.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 200,
        shapes: [
          { shape: 'segment', from: [10, 20], to: [205, 20] },
          { shape: 'segment', from: [10, 75], to: [205, 75] },
          { shape: 'segment', from: [10, 130], to: [205, 130] },
          { shape: 'segment', from: [10, 185], to: [205, 185] },
          { shape: 'text', at: [211, 20], text: 'n = 1: −13,6', anchor: 'start', size: 'small' },
          { shape: 'text', at: [211, 75], text: 'n = 2: −3,40', anchor: 'start', size: 'small' },
          { shape: 'text', at: [211, 130], text: 'n = 3: −1,51', anchor: 'start', size: 'small' },
          { shape: 'text', at: [211, 185], text: 'n = 4: −0,85', anchor: 'start', size: 'small' },
          { shape: 'arrow', from: [35, 20], to: [35, 73], accent: 2 },
          { shape: 'text', at: [46, 47], text: 'A', anchor: 'start' },
          { shape: 'arrow', from: [80, 130], to: [80, 77], accent: 1 },
          { shape: 'text', at: [91, 103], text: 'B', anchor: 'start' },
          { shape: 'arrow', from: [125, 75], to: [125, 22], accent: 1 },
          { shape: 'text', at: [136, 47], text: 'C', anchor: 'start' },
          { shape: 'arrow', from: [170, 185], to: [170, 77], accent: 1 },
          { shape: 'text', at: [181, 150], text: 'D', anchor: 'start' },
        ],
        alt: 'Cuatro niveles del hidrógeno con sus energías: n = 1, −13,6; n = 2, −3,40; n = 3, −1,51; n = 4, −0,85 electronvolts. Saltos: A sube de 1 a 2; B baja de 3 a 2; C baja de 2 a 1; D baja de 4 a 2.',
        caption: 'Energías en electronvolts (eV). Los niveles están dibujados a igual distancia, sin escala.',
      },
      example: {
        problem: md`De los saltos de la figura, ¿cuál emite la luz de más energía, y cuál la de mayor longitud de onda?`,
        steps: [
          { title: 'Deja fuera los que absorben', text: md`A va hacia arriba: absorbe. Emiten B, C y D.` },
          {
            title: 'Calcula las diferencias',
            text: md`B: $-1{,}51 - (-3{,}40) = 1{,}89\ \text{eV}$. C: $-3{,}40 - (-13{,}6) = 10{,}2\ \text{eV}$. D: $-0{,}85 - (-3{,}40) = 2{,}55\ \text{eV}$.`,
          },
          {
            title: 'Más energía',
            text: md`C, con 10,2 eV. En el dibujo D es la flecha más larga, pero el dibujo no está a escala.`,
          },
          {
            title: 'Mayor longitud de onda',
            text: md`La de **menos** energía: B, con 1,89 eV. Es la línea roja del hidrógeno.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'absorcion-como-emision',
          text: md`Buscar luz emitida en una flecha que sube. Subir cuesta energía: el átomo la **toma**. Emite solo al bajar.`,
        },
        {
          mistake: 'salto-mas-largo-en-el-dibujo',
          text: md`Elegir el salto que cruza más niveles o la flecha más larga. Compara las **energías** escritas, y resta.`,
        },
        {
          mistake: 'mayor-energia-mayor-longitud',
          text: md`Pensar que más energía es onda más larga. Es al revés: los rayos X tienen mucha energía y ondas cortísimas.`,
        },
      ],
      checks: [
        {
          id: 'emision-de-mas-energia',
          question: md`Niveles del hidrógeno, en eV: $n = 1$, −13,6; $n = 2$, −3,40; $n = 3$, −1,51; $n = 4$, −0,85. ¿Cuál de estos saltos **emite** más energía?`,
          key: 'De 2 a 1',
          distractors: [
            {
              text: 'De 4 a 2',
              feedback: 'Baja dos niveles, pero la diferencia es 2,55 eV. De 2 a 1 hay 10,2 eV.',
              mistake: 'salto-mas-largo-en-el-dibujo',
            },
            {
              text: 'De 1 a 4',
              feedback: 'Ese salto sube: absorbe energía, no la emite.',
              mistake: 'absorcion-como-emision',
            },
            {
              text: 'De 4 a 3',
              feedback: 'Es la menor de las que bajan: 0,66 eV. Los niveles de afuera están muy juntos.',
            },
          ],
          explanation: md`De 2 a 1: $-3{,}40 + 13{,}6 = 10{,}2\ \text{eV}$. De 4 a 2: 2,55 eV. De 4 a 3: 0,66 eV.`,
        },
        {
          id: 'onda-mas-larga',
          question: md`Tres saltos del hidrógeno emiten luz: P, 0,66 eV; Q, 1,89 eV; R, 10,2 eV. ¿Cuál emite la onda más larga?`,
          key: 'P',
          distractors: [
            {
              text: 'R',
              feedback: 'R es la de más energía, y por eso su onda es la más corta.',
              mistake: 'mayor-energia-mayor-longitud',
            },
            { text: 'Q', feedback: 'Q está al medio. La onda más larga es la de menos energía.' },
          ],
          explanation: md`Energía y longitud de onda son inversas: la menor energía, 0,66 eV, da la onda más larga.`,
        },
        {
          id: 'subir-de-uno-a-tres',
          question: md`En el hidrógeno, $n = 1$ tiene −13,6 eV y $n = 3$, −1,51 eV. ¿Qué ocurre cuando el electrón pasa de $n = 1$ a $n = 3$?`,
          key: 'Absorbe 12,09 eV',
          distractors: [
            {
              text: 'Emite 12,09 eV',
              feedback: 'La cantidad está bien. Pero sube: necesita energía, así que la absorbe.',
              mistake: 'absorcion-como-emision',
            },
            { text: 'Absorbe 15,11 eV', feedback: 'Sumaste los dos números. La energía del salto es la diferencia.' },
            { text: 'Absorbe 1,51 eV', feedback: 'Esa cifra es la del nivel de llegada. Falta restar la de partida.' },
          ],
          explanation: md`Sube, así que absorbe: $-1{,}51 - (-13{,}6) = 12{,}09\ \text{eV}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Se llena desde adentro: 2, 8, 8 y los siguientes al nivel 4 (hasta $Z = 20$).`,
    md`En el dibujo de un ion: el núcleo da el número másico; protones menos electrones, la carga.`,
    md`Subir absorbe energía; bajar la emite como luz.`,
    md`La energía del salto se calcula con los números, y no con el largo de la flecha.`,
    md`Más energía, menor longitud de onda.`,
  ],
  sources: [
    {
      name: 'P. Flowers, K. Theopold, R. Langley y W. Robinson, Chemistry 2e, OpenStax',
      year: 2019,
      detail: 'Modelo de Bohr y niveles de energía del hidrógeno.',
    },
  ],
});
