import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.estructura-atomica.separacion-mezclas',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Se te cayó sal en un tarro con arena. Un filtro no los separa, porque los dos son sólidos secos. ¿Qué agregarías para poder separarlos?`,
    guesses: ['Un imán', 'Agua', 'Calor, hasta que la sal se evapore'],
    reveal: md`Agua: disuelve la sal y no la arena. Ahora el filtro sí sirve, y al evaporar el agua recuperas la sal. Separar es buscar **una propiedad que las distinga**, y a veces, crear la diferencia.`,
  },
  points: [
    {
      id: 'propiedad-y-metodo',
      title: 'Cada método usa una propiedad',
      idea: md`- **Tamizar**: sólidos de distinto *tamaño* de grano.
- **Imantar**: uno es atraído por un *imán*, como el hierro.
- **Filtrar**: un sólido que **no** está disuelto, en un líquido. Lo disuelto pasa por el filtro.
- **Decantar**: líquidos que **no se mezclan** (agua y aceite), o un sólido que se va al fondo. Usa la *densidad*.
- **Evaporar**: recupera el sólido disuelto; el líquido se pierde.
- **Destilar**: líquidos mezclados con distinto *punto de ebullición*; se recupera el vapor enfriándolo.

Antes de elegir, pregunta: ¿sólidos o líquidos? ¿Disuelto o no? ¿En qué se distinguen?`,
      figure: {
        kind: 'drawing',
        width: 330,
        height: 170,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [30, 150],
              [110, 150],
              [70, 90],
            ],
          },
          {
            shape: 'path',
            points: [
              [70, 90],
              [70, 70],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [40, 60],
              [100, 60],
              [100, 20],
              [40, 20],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [48, 136],
              [92, 136],
              [70, 103],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'segment', from: [41, 42], to: [99, 42], accent: 2 },
          { shape: 'segment', from: [95, 128], to: [150, 128], dashed: true },
          { shape: 'text', at: [154, 124], text: 'arena (queda)', anchor: 'start', size: 'small' },
          { shape: 'segment', from: [100, 35], to: [150, 35], dashed: true },
          { shape: 'text', at: [154, 31], text: 'agua con sal (pasa)', anchor: 'start', size: 'small' },
        ],
        alt: 'Embudo con papel filtro sobre un vaso: en el papel queda la arena, y al vaso pasa el agua con la sal disuelta.',
        caption: 'Filtración: lo disuelto pasa.',
      },
      example: {
        problem: md`¿Qué método sirve en cada caso? a) Aceite y agua. b) Agua con azúcar, y se quiere recuperar el **agua**. c) Harina con piedras pequeñas.`,
        steps: [
          { title: 'a) Aceite y agua', text: md`Dos líquidos que no se mezclan: decantar, con un embudo de llave.` },
          {
            title: 'b) Recuperar el agua',
            text: md`El azúcar está disuelta y se quiere el líquido: destilar. Si se evapora, el agua se pierde.`,
          },
          { title: 'c) Harina y piedras', text: md`Sólidos de distinto tamaño: tamizar.` },
        ],
      },
      warnings: [
        {
          mistake: 'filtra-liquidos',
          text: md`Filtrar una mezcla de líquidos. Un filtro retiene sólidos sin disolver; los líquidos pasan juntos.`,
        },
        {
          mistake: 'filtra-lo-disuelto',
          text: md`Esperar que el papel detenga una sal disuelta. Sus partículas son mucho más chicas que los poros.`,
        },
        {
          mistake: 'decanta-solidos-mezclados',
          text: md`Decantar sólidos secos. Decantar es para líquidos que no se mezclan o para un sólido en el fondo de un líquido.`,
        },
      ],
      checks: [
        {
          id: 'te-con-hojas',
          question: md`Un té con azúcar tiene hojas sueltas. Lo pasas por papel filtro. ¿Qué queda en el papel?`,
          key: 'Solo las hojas',
          distractors: [
            {
              text: 'Las hojas y el azúcar',
              feedback: 'El azúcar está disuelta: pasa con el agua.',
              mistake: 'filtra-lo-disuelto',
            },
            {
              text: 'Solo el azúcar',
              feedback: 'El azúcar disuelta pasa; lo que no pasa son las hojas.',
              mistake: 'filtra-lo-disuelto',
            },
            { text: 'Nada: todo pasa', feedback: 'Las hojas no están disueltas, y son mayores que los poros.' },
          ],
          explanation: md`El filtro retiene el sólido sin disolver.`,
        },
        {
          id: 'clavos-y-porotos',
          question: md`Se mezclaron clavos de hierro y porotos de tamaño parecido, secos. ¿Qué método conviene?`,
          key: 'Imantar',
          distractors: [
            {
              text: 'Decantar',
              feedback: 'Son sólidos secos: no hay líquidos que dejar reposar.',
              mistake: 'decanta-solidos-mezclados',
            },
            { text: 'Filtrar', feedback: 'No hay líquido, y los dos quedarían en el papel.' },
            { text: 'Tamizar', feedback: 'Son de tamaño parecido: pasan o se quedan juntos.' },
          ],
          explanation: md`El hierro es atraído por el imán, y el poroto no.`,
        },
      ],
    },
    {
      id: 'destilar-con-cuidado',
      title: 'Destilar: una temperatura entre las dos',
      idea: md`Para separar líquidos mezclados, mira sus puntos de ebullición. Se calienta **cerca del menor**: ese sale primero como vapor, y se enfría para recuperarlo. El otro queda.

Si calientas por sobre **los dos** puntos, ambos hierven y salen juntos.

En la práctica, mientras más parecidos los puntos, peor se separan en un solo paso: el vapor lleva algo de ambos. Por eso se destila varias veces o en una columna.

Si además hay otro líquido que **no se mezcla** con ellos, se puede decantar ese. Pero decantar no separa lo que está disuelto.`,
      example: {
        problem: md`Una mezcla uniforme tiene acetona, que hierve a 56 °C, y agua, que hierve a 100 °C. Se quiere recuperar la acetona. ¿Qué conviene hacer?`,
        steps: [
          {
            title: '¿Se mezclan?',
            text: md`La mezcla es uniforme: no se puede decantar. Y no hay sólidos: no se filtra.`,
          },
          { title: 'Elige la temperatura', text: md`Cerca de 56 °C hierve la acetona, y el agua todavía no.` },
          {
            title: 'Recupera',
            text: md`El vapor, rico en acetona, se enfría y se recoge. Cerca de 105 °C saldrían ambas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'destila-por-sobre-ambos-puntos',
          text: md`Calentar por sobre ambos puntos. Los dos hierven: ubica la temperatura cerca del **menor**.`,
        },
        {
          mistake: 'decanta-liquidos-miscibles',
          text: md`Decantar líquidos que se mezclan. Si hay una sola capa, o el que buscas está disuelto en las dos, decantar no lo recupera.`,
        },
      ],
      checks: [
        {
          id: 'alcohol-y-agua',
          question: md`Se quiere recuperar etanol (78 °C) de una mezcla uniforme con agua (100 °C). ¿Qué conviene?`,
          key: 'Destilar cerca de 78 °C',
          distractors: [
            {
              text: 'Destilar cerca de 110 °C',
              feedback: 'A esa temperatura hierven los dos.',
              mistake: 'destila-por-sobre-ambos-puntos',
            },
            {
              text: 'Decantar con un embudo',
              feedback: 'Se mezclan: no hay dos capas que separar.',
              mistake: 'decanta-liquidos-miscibles',
            },
            { text: 'Filtrar con papel', feedback: 'Ambos son líquidos y pasan juntos.', mistake: 'filtra-liquidos' },
          ],
          explanation: md`Cerca de 78 °C el vapor sale rico en etanol.`,
        },
        {
          id: 'cual-sale-primero',
          question: md`Una mezcla uniforme tiene un líquido V que hierve a 65 °C y otro W que hierve a 118 °C. Al destilar cerca de 65 °C, ¿qué queda en el matraz, sobre todo?`,
          key: 'W',
          distractors: [
            { text: 'V', feedback: 'V hierve a esa temperatura: es el que sale como vapor.' },
            {
              text: 'Nada',
              feedback: 'W no hierve a esa temperatura; para que salieran los dos habría que pasar los 118 °C.',
              mistake: 'destila-por-sobre-ambos-puntos',
            },
          ],
          explanation: md`Sale el de menor punto de ebullición y queda el otro.`,
        },
      ],
    },
    {
      id: 'el-orden-importa',
      title: 'Varios pasos: el orden importa',
      idea: md`Con más de dos sustancias se separa **de a una**, sin volver a juntar lo ya separado. Un buen orden:

1. Saca en seco lo que tiene una propiedad **única** (el imán).
2. Agrega un líquido que disuelva **solo a una**.
3. **Filtra**: queda el sólido, pasa lo disuelto.
4. **Evapora**: recuperas lo disuelto.

Revisa cada paso: ¿qué hay en cada lado después de hacerlo? Si evaporas **antes** de filtrar, los sólidos quedan juntos otra vez y perdiste el trabajo.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'm', label: 'Hierro, corcho, azúcar', column: 0, row: 0 },
          { id: 'f', label: 'Hierro', column: 0, row: 1 },
          { id: 'r', label: 'Corcho y azúcar', column: 1, row: 0 },
          { id: 'c', label: 'Corcho', column: 2, row: 0 },
          { id: 'a', label: 'Agua con azúcar', column: 1, row: 1 },
          { id: 'z', label: 'Azúcar', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'm', to: 'f', label: 'imán' },
          { from: 'm', to: 'r' },
          { from: 'r', to: 'c', label: 'filtro' },
          { from: 'r', to: 'a', label: 'agua' },
          { from: 'a', to: 'z', label: 'evaporar' },
        ],
        alt: 'De hierro, corcho y azúcar, el imán saca el hierro. Con agua y un filtro queda el corcho, y el agua con azúcar pasa. Al evaporar queda el azúcar.',
      },
      example: {
        problem: md`Separa limaduras de hierro, corcho molido y azúcar, y recupera los tres sólidos.`,
        steps: [
          { title: 'Imán', text: md`Saca el hierro. Quedan corcho y azúcar.` },
          { title: 'Agua y filtro', text: md`El azúcar se disuelve y el corcho no. En el papel queda el corcho.` },
          {
            title: 'Evaporar',
            text: md`Del agua con azúcar se evapora el agua, a fuego bajo, y queda el azúcar. Si se evaporara antes de filtrar, corcho y azúcar quedarían juntos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'separa-despues-de-evaporar',
          text: md`Evaporar antes de filtrar. Al irse el agua, lo disuelto vuelve a ser sólido y se junta con el otro.`,
        },
      ],
      checks: [
        {
          id: 'aserrin-y-sal',
          question: md`Se agregó agua a una mezcla de aserrín y sal. ¿Qué pasos siguen, en orden, para recuperar los dos sólidos?`,
          key: '1: filtrar; 2: evaporar',
          distractors: [
            {
              text: '1: evaporar; 2: filtrar',
              feedback: 'Al evaporar, la sal vuelve a quedar con el aserrín.',
              mistake: 'separa-despues-de-evaporar',
            },
            {
              text: '1: filtrar; 2: filtrar otra vez',
              feedback: 'La sal disuelta pasa por el filtro todas las veces.',
              mistake: 'filtra-lo-disuelto',
            },
          ],
          explanation: md`El filtro retiene el aserrín; al evaporar el agua queda la sal.`,
        },
        {
          id: 'tres-solidos',
          question: md`Se quiere recuperar hierro, cáscaras molidas y sal, todo seco y mezclado. Después se agregará agua. ¿Cuál es el mejor primer paso?`,
          key: 'Pasar un imán',
          distractors: [
            {
              text: 'Decantar la mezcla',
              feedback: 'Son sólidos secos: no hay líquido que dejar reposar.',
              mistake: 'decanta-solidos-mezclados',
            },
            { text: 'Filtrar la mezcla', feedback: 'Nada está en un líquido: todo quedaría en el papel.' },
            {
              text: 'Evaporar la mezcla',
              feedback: 'No hay líquido que evaporar todavía.',
              mistake: 'separa-despues-de-evaporar',
            },
          ],
          explanation: md`El hierro tiene una propiedad que los otros no: se separa en seco, y no se oxida con el agua.`,
        },
      ],
    },
  ],
  summary: [
    md`Elige el método por la propiedad que distingue a las sustancias.`,
    md`Filtrar retiene lo que no está disuelto; decantar, líquidos que no se mezclan.`,
    md`Destilar: cerca del punto de ebullición menor.`,
    md`Imán, agua, filtrar, evaporar: no vuelvas a juntar lo separado.`,
  ],
});
