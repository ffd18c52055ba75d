import { defineLesson, md } from '../../authoring/index.ts';

/** Points of a sine that starts at the origin, eight for each cycle. */
const wave = (amplitude: number, cycle: number, cycles: number): [number, number][] =>
  Array.from({ length: cycles * 8 + 1 }, (_, index) => [
    (index * cycle) / 8,
    Math.round(100 * amplitude * Math.sin((index * Math.PI) / 4)) / 100,
  ]);

export default defineLesson({
  content: 'ciencias.fisica.ondas.elementos',
  version: 2,
  minutes: 14,
  opening: {
    question: md`Dos radios emiten a la vez. La primera usa ondas «más altas» y la segunda, ondas «más apretadas». ¿En qué se nota cada diferencia?`,
    guesses: [
      'Las dos cosas son lo mismo: más energía',
      '«Más alta» es amplitud; «más apretada», menor longitud de onda',
      '«Más alta» es que se emite desde más arriba',
    ],
    reveal: md`Son dos medidas distintas. La altura desde el centro es la amplitud. Lo apretado habla de la longitud de onda. En esta lección vas a leerlas en un gráfico, junto con el período y la frecuencia.`,
  },
  points: [
    {
      id: 'foto-de-la-onda',
      title: 'Una foto de la onda: amplitud y longitud',
      idea: md`Si el eje horizontal es la **posición**, el gráfico es una foto: muestra toda la onda en un instante. En una onda electromagnética, lo que sube y baja es el campo eléctrico (y con él, el magnético).

La **amplitud** es el valor máximo medido desde el equilibrio, la línea del cero. No va de la cresta al valle.

La **longitud de onda**, $\lambda$, es la distancia entre dos crestas seguidas. Un ciclo tiene **una cresta y un valle**. De una cresta al valle siguiente hay solo media longitud.`,
      figure: {
        kind: 'plane',
        x: [0, 10],
        y: [-4, 4],
        xTitle: 'Posición (m)',
        yTitle: 'Campo eléctrico (V/m)',
        shapes: [{ shape: 'path', points: wave(3, 4, 2.5), smooth: true, accent: 1 }],
        alt: 'Onda que parte de cero y llega a un máximo de 3 V/m en 1 m, a un mínimo de −3 V/m en 3 m y a otros máximos en 5 m y en 9 m.',
        caption: 'Campo eléctrico de una onda de radio en un instante.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'fin=abierto&con=motor&A=6&roce=0&usa=regla',
        words: 'Detén una onda de 4 m de largo y mídela con la regla, de cresta a cresta.',
      },
      example: {
        problem: md`En el gráfico, ¿cuáles son la amplitud y la longitud de onda?`,
        steps: [
          {
            title: 'Lee el eje horizontal',
            text: md`Está en metros: es una foto, y de ella sale una longitud.`,
          },
          {
            title: 'Mide la amplitud',
            text: md`Del cero al máximo hay $3\ \text{V/m}$. De cresta a valle serían 6, pero eso es el doble de la amplitud.`,
          },
          {
            title: 'Mide un ciclo completo',
            text: md`Hay crestas en 1 m y en 5 m: $\lambda = 5 - 1 = 4\ \text{m}$.`,
          },
          {
            title: 'Comprueba con los cruces',
            text: md`Parte de cero hacia arriba en 0 m y vuelve a hacerlo en 4 m. También da 4 m.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'amplitud-medida-de-cresta-a-valle',
          text: md`Medir desde la cresta hasta el valle. Da el doble de la amplitud, porque ella se mide desde el equilibrio.`,
        },
        {
          mistake: 'cuenta-medios-ciclos',
          text: md`Contar la cresta y el valle como dos ciclos. Juntos son uno: para cerrar el ciclo hay que volver al mismo punto y en el mismo sentido.`,
        },
      ],
      checks: [
        {
          id: 'amplitud-antena',
          question: md`El campo eléctrico de una onda varía entre $-5\ \text{V/m}$ y $5\ \text{V/m}$. ¿Cuál es su amplitud?`,
          key: '$5\\ \\text{V/m}$',
          distractors: [
            {
              text: '$10\\ \\text{V/m}$',
              feedback: 'Mediste de cresta a valle. La amplitud va desde el equilibrio, que es cero.',
              mistake: 'amplitud-medida-de-cresta-a-valle',
            },
            {
              text: '$0\\ \\text{V/m}$',
              feedback: 'Ese es el promedio de los dos extremos, donde está el equilibrio.',
            },
          ],
          explanation: md`Desde el equilibrio (cero) hasta el máximo hay $5\ \text{V/m}$.`,
        },
        {
          id: 'longitud-cresta-valle',
          question: md`En una foto de una onda, de una cresta al valle siguiente hay 6 cm. ¿Cuál es la longitud de onda?`,
          key: '12 cm',
          distractors: [
            {
              text: '6 cm',
              feedback: 'De cresta a valle hay medio ciclo. Falta volver a otra cresta.',
              mistake: 'cuenta-medios-ciclos',
            },
            { text: '3 cm', feedback: 'Dividiste por dos. De cresta a valle ya es la mitad del ciclo.' },
            { text: '24 cm', feedback: 'Esas son dos longitudes de onda: un ciclo tiene dos mitades, no cuatro.' },
          ],
          explanation: md`6 cm son media longitud de onda, así que $\lambda = 2 \cdot 6 = 12\ \text{cm}$.`,
        },
        {
          id: 'longitud-tres-ciclos',
          question: md`En 18 m de una onda caben exactamente 3 crestas y 3 valles, o sea, 3 ciclos. ¿Cuánto mide $\lambda$?`,
          key: '6 m',
          distractors: [
            {
              text: '3 m',
              feedback: 'Dividiste por 6: contaste crestas y valles como ciclos separados.',
              mistake: 'cuenta-medios-ciclos',
            },
            {
              text: '18 m',
              feedback: 'Tomaste todo el tramo como un solo ciclo, y caben tres.',
              mistake: 'toma-todo-el-grafico-por-un-ciclo',
            },
          ],
          explanation: md`$\lambda = 18 : 3 = 6\ \text{m}$.`,
        },
      ],
    },
    {
      id: 'pelicula-de-la-onda',
      title: 'Una película en un punto: período y frecuencia',
      idea: md`Si el eje horizontal es el **tiempo**, el gráfico cuenta lo que pasa en un solo lugar. Entonces de cresta a cresta no hay una distancia: hay un **período**, $T$, lo que demora un ciclo.

La **frecuencia**, $f$, es cuántos ciclos ocurren en un segundo. Se mide en hertz (Hz). Una es el inverso de la otra: $f = \frac{1}{T}$.

En las ondas electromagnéticas los períodos son muy cortos. Por eso se usan nanosegundos: $1\ \text{ns} = 10^{-9}\ \text{s}$, y megahertz: $1\ \text{MHz} = 10^{6}\ \text{Hz}$.`,
      figure: {
        kind: 'plane',
        x: [0, 20],
        y: [-3, 3],
        step: [2, 1],
        xTitle: 'Tiempo (ns)',
        yTitle: 'Campo eléctrico (V/m)',
        shapes: [{ shape: 'path', points: wave(2, 8, 2.5), smooth: true, accent: 2 }],
        alt: 'Onda en el tiempo: máximos de 2 V/m en 2, 10 y 18 ns, y mínimos de −2 V/m en 6 y 14 ns. El gráfico termina en 20 ns.',
        caption: 'Campo eléctrico en una antena.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'fin=abierto&con=motor&A=6&f=0.5&roce=0&b=1&usa=regla.reloj&mide=crestas',
        words: 'Mira un solo punto de la cuerda y cuenta cuánto tarda cada cresta en volver.',
      },
      example: {
        problem: md`A partir del gráfico de la antena, ¿cuál es la frecuencia de la onda?`,
        steps: [
          {
            title: 'Busca dos crestas seguidas',
            text: md`Están en 2 ns y 10 ns: $T = 10 - 2 = 8\ \text{ns}$.`,
          },
          {
            title: 'Pasa a segundos',
            text: md`$T = 8 \cdot 10^{-9}\ \text{s}$.`,
          },
          {
            title: 'Invierte',
            text: md`$f = \frac{1}{8 \cdot 10^{-9}} = 0{,}125 \cdot 10^{9} = 1{,}25 \cdot 10^{8}\ \text{Hz}$.`,
          },
          { title: 'Escribe con prefijo', text: md`$1{,}25 \cdot 10^{8}\ \text{Hz}$ son 125 MHz.` },
        ],
      },
      warnings: [
        {
          mistake: 'da-el-periodo-como-frecuencia',
          text: md`Dar los 8 del período como si fueran la frecuencia. El período dice cuánto dura un ciclo; la frecuencia, cuántos hay por segundo.`,
        },
        {
          mistake: 'toma-todo-el-grafico-por-un-ciclo',
          text: md`Dividir 1 por los 20 ns del gráfico entero. Ahí caben dos ciclos y medio: marca primero dónde se repite.`,
        },
      ],
      checks: [
        {
          id: 'frecuencia-boya',
          question: md`Una boya sube y baja 6 veces completas en 30 s. ¿Cuál es la frecuencia?`,
          key: '0,2 Hz',
          distractors: [
            {
              text: '5 Hz',
              feedback: 'Esos son los 5 segundos que dura un ciclo: es el período.',
              mistake: 'da-el-periodo-como-frecuencia',
            },
            {
              text: '0,4 Hz',
              feedback: 'Contaste cada subida y cada bajada por separado: 12 en 30 s.',
              mistake: 'cuenta-medios-ciclos',
            },
            {
              text: '0,033 Hz',
              feedback: 'Dividiste 1 por 30, como si en ese tiempo hubiera un solo ciclo.',
              mistake: 'toma-todo-el-grafico-por-un-ciclo',
            },
          ],
          explanation: md`$f = \frac{6}{30} = 0{,}2\ \text{Hz}$. El período es $\frac{30}{6} = 5\ \text{s}$, su inverso.`,
        },
        {
          id: 'frecuencia-cinco-ns',
          question: md`El campo de una onda se repite cada 5 ns. ¿Cuál es su frecuencia?`,
          key: '200 MHz',
          distractors: [
            {
              text: '5 MHz',
              feedback: 'Copiaste el número del período y le cambiaste la unidad. Hay que invertirlo.',
              mistake: 'da-el-periodo-como-frecuencia',
            },
            {
              text: '400 MHz',
              feedback: 'Contaste dos medios ciclos como dos ciclos cada 5 ns.',
              mistake: 'cuenta-medios-ciclos',
            },
            { text: '0,2 MHz', feedback: 'Invertiste bien, pero 1/(5 ns) son 0,2 GHz, no 0,2 MHz.' },
          ],
          explanation: md`$f = \frac{1}{5 \cdot 10^{-9}} = 0{,}2 \cdot 10^{9}\ \text{Hz} = 200\ \text{MHz}$.`,
        },
        {
          id: 'que-eje',
          question: md`Un gráfico de una onda tiene crestas en 3 y en 7, y el eje horizontal dice «Tiempo (s)». ¿Qué es el 4 que las separa?`,
          key: 'El período, en segundos',
          distractors: [
            {
              text: 'La longitud de onda, en metros',
              feedback: 'Eso sería si el eje fuera de posición. Lee el nombre del eje.',
            },
            {
              text: 'La frecuencia, en hertz',
              feedback: 'Son segundos por ciclo. La frecuencia es 1/4, es decir, 0,25 Hz.',
              mistake: 'da-el-periodo-como-frecuencia',
            },
          ],
          explanation: md`En un gráfico de tiempo, de cresta a cresta está lo que demora un ciclo: $T = 4\ \text{s}$.`,
        },
      ],
    },
    {
      id: 'que-cambia-con-que',
      title: 'Si cambio una, ¿qué pasa con las otras?',
      idea: md`En un mismo medio uniforme, la onda viaja siempre igual de rápido, salvo medios especiales que aquí no usaremos. Entonces, si salen **más ciclos por segundo**, cada uno tiene menos espacio: quedan más apretados. A mayor frecuencia, **menor** longitud de onda. El doble de una es la mitad de la otra.

La amplitud va por su cuenta. Puedes hacer la onda más alta sin cambiar ni su frecuencia ni su longitud.

Así, dos datos se leen por separado: cuán alta es y cada cuánto se repite.`,
      figure: {
        kind: 'plane',
        x: [0, 8],
        y: [-3, 3],
        xTitle: 'Posición (m)',
        yTitle: 'Campo eléctrico (V/m)',
        shapes: [
          { shape: 'path', points: wave(1, 4, 2), smooth: true, accent: 1 },
          { shape: 'path', points: wave(2, 2, 4), smooth: true, dashed: true, accent: 2 },
        ],
        alt: 'Dos ondas en 8 m. La de línea continua tiene amplitud 1 y se repite cada 4 m. La punteada tiene amplitud 2 y se repite cada 2 m.',
        caption: 'La onda punteada tiene el doble de amplitud y el doble de frecuencia que la continua.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'desafio=el-doble-de-alta',
        words: 'Haz una onda el doble de alta y mira qué no cambia.',
      },
      example: {
        problem: md`Una onda tiene amplitud $1\ \text{V/m}$ y $\lambda = 4\ \text{m}$. Se duplican su amplitud y su frecuencia, en el mismo medio. ¿Cómo queda?`,
        steps: [
          { title: 'Trata la amplitud sola', text: md`El doble de 1 es $2\ \text{V/m}$. Esto no toca la longitud.` },
          {
            title: 'Trata la frecuencia',
            text: md`Con el doble de frecuencia y la misma rapidez, la longitud baja a la mitad: $4 : 2 = 2\ \text{m}$.`,
          },
          {
            title: 'Reúne',
            text: md`Máximos de $2\ \text{V/m}$ y ciclos cada 2 m: es la onda punteada de la figura.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mas-frecuencia-mas-longitud',
          text: md`Creer que al subir la frecuencia sube la longitud. En el mismo medio van al revés: más ciclos por segundo, ciclos más cortos.`,
        },
        {
          mistake: 'amplitud-cambia-la-longitud',
          text: md`Pensar que una onda más alta es también más larga. La altura y la separación se cambian por separado.`,
        },
      ],
      checks: [
        {
          id: 'triple-frecuencia',
          question: md`Una onda tiene $\lambda = 12\ \text{m}$. En el mismo medio se triplica su frecuencia. ¿Cuánto mide ahora $\lambda$?`,
          key: '4 m',
          distractors: [
            {
              text: '36 m',
              feedback: 'Multiplicaste. Con más ciclos por segundo, cada uno es más corto.',
              mistake: 'mas-frecuencia-mas-longitud',
            },
            { text: '12 m', feedback: 'Para que λ no cambie tendría que cambiar la rapidez, y el medio es el mismo.' },
            { text: '9 m', feedback: 'Restaste 3. La relación es por división: 12 entre 3.' },
          ],
          explanation: md`Frecuencia por tres, longitud dividida por tres: $12 : 3 = 4\ \text{m}$.`,
        },
        {
          id: 'solo-amplitud',
          question: md`Un transmisor aumenta al doble la amplitud de su onda y mantiene la frecuencia. ¿Qué pasa con la longitud de onda?`,
          key: 'Se mantiene igual',
          distractors: [
            {
              text: 'Aumenta al doble',
              feedback: 'La onda es más alta, no más larga: amplitud y longitud son independientes.',
              mistake: 'amplitud-cambia-la-longitud',
            },
            {
              text: 'Baja a la mitad',
              feedback: 'Eso pasaría al duplicar la frecuencia. Aquí cambió la amplitud.',
              mistake: 'amplitud-cambia-la-longitud',
            },
          ],
          explanation: md`La longitud depende de la frecuencia y de la rapidez en el medio, y ninguna cambió.`,
        },
        {
          id: 'doble-y-mitad',
          question: md`Una onda tiene amplitud $4\ \text{V/m}$ y $\lambda = 6\ \text{m}$. Se reduce la amplitud a la mitad y también la frecuencia a la mitad. ¿Cómo queda en el mismo medio?`,
          key: 'Amplitud $2\\ \\text{V/m}$ y $\\lambda = 12\\ \\text{m}$',
          distractors: [
            {
              text: 'Amplitud $2\\ \\text{V/m}$ y $\\lambda = 3\\ \\text{m}$',
              feedback: 'La amplitud está bien. Con menos ciclos por segundo, cada uno es más largo.',
              mistake: 'mas-frecuencia-mas-longitud',
            },
            {
              text: 'Amplitud $4\\ \\text{V/m}$ y $\\lambda = 12\\ \\text{m}$',
              feedback: 'La longitud está bien. La amplitud es la mitad de 4; de cresta a valle sí hay 4 V/m.',
              mistake: 'amplitud-medida-de-cresta-a-valle',
            },
          ],
          explanation: md`La mitad de 4 es 2. La mitad de la frecuencia da el doble de longitud: $2 \cdot 6 = 12\ \text{m}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Amplitud: del equilibrio al máximo.`,
    md`Eje de posición: de cresta a cresta está $\lambda$. Eje de tiempo: está $T$.`,
    md`$f = \frac{1}{T}$: ciclos por segundo, en hertz.`,
    md`Un ciclo tiene una cresta y un valle.`,
    md`En un mismo medio, el doble de frecuencia es la mitad de longitud; la amplitud va aparte.`,
  ],
});
