import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.celula.organelos',
  version: 2,
  minutes: 17,
  opening: {
    question: md`Un laboratorio muele un trozo de hígado en agua con azúcar, hasta romper las células sin romper lo que llevan dentro. Luego hace girar el tubo, primero lento y después cada vez más rápido. En cada vuelta, lo más pesado cae al fondo. ¿Qué parte de las células cae primero?`,
    guesses: [
      'El núcleo',
      'Las mitocondrias',
      'La membrana, porque envuelve todo lo demás',
      'Nada: la célula es solo líquido',
    ],
    reveal: md`Cae primero el núcleo, que es grande y denso. Después caen las mitocondrias y los lisosomas, y al final los trozos de retículo y los ribosomas. Así, separando partes y midiendo **qué hace cada una**, se descubrió el trabajo de los organelos.`,
  },
  points: [
    {
      id: 'limite-y-nucleo',
      title: 'Un límite, un interior y un centro de información',
      idea: md`Se corta en dos a una ameba. La mitad que quedó con el núcleo se repara, crece y se divide. La otra se mueve unos días, pero no crece ni se divide, y al final muere.

Lo que se **observa** es esa diferencia. Lo que la **explica**: en el **núcleo** está el ADN, con la información para fabricar las proteínas. Sin él, la célula no repone lo que gasta.

La **membrana plasmática** rodea a la célula y regula lo que entra y lo que sale. Entre ambos está el **citoplasma**: un medio acuoso donde se encuentran los **organelos**, cada uno con su tarea.`,
      figure: {
        kind: 'drawing',
        width: 350,
        height: 200,
        shapes: [
          { shape: 'ellipse', centre: [130, 100], radii: [115, 85] },
          { shape: 'circle', centre: [110, 110], radius: 34, filled: true, accent: 1 },
          { shape: 'ellipse', centre: [185, 70], radii: [22, 10], accent: 2 },
          { shape: 'ellipse', centre: [170, 145], radii: [22, 10], accent: 2 },
          { shape: 'circle', centre: [70, 60], radius: 9, accent: 3 },
          { shape: 'text', at: [110, 106], text: 'núcleo', anchor: 'middle', size: 'small' },
          { shape: 'segment', from: [207, 70], to: [255, 62] },
          { shape: 'text', at: [258, 58], text: 'mitocondria', anchor: 'start', size: 'small' },
          { shape: 'segment', from: [236, 133], to: [255, 150] },
          { shape: 'text', at: [258, 148], text: 'membrana', anchor: 'start', size: 'small' },
          { shape: 'segment', from: [77, 54], to: [130, 28] },
          { shape: 'text', at: [133, 24], text: 'lisosoma', anchor: 'start', size: 'small' },
        ],
        alt: 'Esquema de una célula animal: la membrana la rodea; dentro del citoplasma hay un núcleo grande, dos mitocondrias alargadas y un lisosoma pequeño y redondo.',
        caption: 'Esquema, sin escala: el tamaño de cada parte es solo aproximado.',
      },
      game: {
        game: 'celula',
        state: 'falta.animal.nucleo',
        words: 'Quítale el núcleo a una célula y mira cuánto aguanta.',
      },
      example: {
        problem: md`A una célula se le quita el núcleo con una aguja muy fina, y a otra se la pincha igual, pero sin quitarle nada. La primera deja de fabricar proteínas nuevas a los pocos días; la segunda, no. ¿Qué se puede concluir?`,
        steps: [
          {
            title: 'Busca la única diferencia',
            text: md`A las dos las pincharon. Solo una perdió el núcleo. La segunda es el control: muestra que el pinchazo no basta para causar el efecto.`,
          },
          {
            title: 'Di lo que se observa',
            text: md`Sin núcleo, la célula deja de fabricar proteínas nuevas después de unos días. Con núcleo, sigue.`,
          },
          {
            title: 'Explícalo',
            text: md`El núcleo guarda la información para fabricarlas. Siguió unos días porque ya había copias de instrucciones en el citoplasma: el núcleo **manda copiar**, no es el lugar donde se arma la proteína.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'proteina-sale-del-nucleo',
          text: md`Creer que las proteínas se arman en el núcleo. Del núcleo salen instrucciones (ARN). Las proteínas se arman en los **ribosomas**, que están en el citoplasma o sobre el retículo rugoso.`,
        },
      ],
      checks: [
        {
          id: 'ameba-con-nucleo-prestado',
          question: md`A una mitad de ameba sin núcleo se le pone, a tiempo, el núcleo de otra ameba de la misma especie, y vuelve a crecer. ¿Qué idea apoya este resultado?`,
          key: 'El núcleo aporta información que la célula necesita para crecer',
          distractors: [
            {
              text: 'El citoplasma no hace ninguna falta si el núcleo está presente',
              feedback:
                'La mitad que recibió el núcleo tenía citoplasma y membrana: el experimento no probó un núcleo solo.',
            },
            {
              text: 'El núcleo libera la energía que la célula ocupa para crecer',
              feedback: 'Nada se midió de energía. Liberarla es tarea de las mitocondrias.',
            },
            {
              text: 'La membrana deja de funcionar apenas la célula pierde el núcleo',
              feedback: 'Sin núcleo la mitad siguió viva unos días, así que su membrana seguía funcionando.',
            },
          ],
          explanation: md`Lo único que cambió fue tener o no tener núcleo. Con él, la célula recupera la información para fabricar proteínas y crecer.`,
        },
        {
          id: 'membrana-rota',
          question: md`El colorante azul de tripán no atraviesa una membrana plasmática sana. Al agregarlo a un cultivo, algunas células quedan azules por dentro. ¿Qué les ocurre, probablemente, a esas células?`,
          key: 'Su membrana perdió el control de lo que entra',
          distractors: [
            {
              text: 'Su núcleo fabricó el colorante azul',
              feedback: 'El colorante venía de afuera: fíjate en qué estructura tuvo que atravesar.',
            },
            {
              text: 'Sus mitocondrias gastaron toda la energía',
              feedback: 'El colorante informa de un paso desde afuera hacia adentro; eso lo regula otra estructura.',
            },
            {
              text: 'Sus ribosomas armaron proteínas azules',
              feedback: 'El color es el del colorante agregado, no el de una proteína que hizo la célula.',
            },
          ],
          explanation: md`Si el colorante entró, la membrana ya no lo detuvo. Por eso esta tinción se usa para contar células muertas en un cultivo.`,
        },
        {
          id: 'donde-se-arman',
          question: md`¿Dónde se unen los aminoácidos para formar una proteína?`,
          key: 'En los ribosomas',
          distractors: [
            {
              text: 'En el núcleo',
              feedback: 'Del núcleo salen las instrucciones. La proteína se arma fuera de él.',
              mistake: 'proteina-sale-del-nucleo',
            },
            {
              text: 'En la membrana plasmática',
              feedback: 'La membrana regula el paso de sustancias; muchas proteínas terminan ahí, pero no parten ahí.',
            },
            {
              text: 'En los lisosomas',
              feedback: 'Los lisosomas hacen lo contrario: digieren materiales, también proteínas.',
            },
          ],
          explanation: md`Los ribosomas leen las instrucciones que llegan desde el núcleo y unen los aminoácidos en orden.`,
        },
      ],
    },
    {
      id: 'tareas-de-los-organelos',
      title: 'A cada organelo, su tarea',
      idea: md`Quédate con un verbo para cada uno:

- **Mitocondria**: *obtiene energía* utilizable (ATP) con la respiración celular.
- **Retículo endoplasmático rugoso**: lleva ribosomas; *fabrica proteínas* de membrana, de exportación o para los lisosomas.
- **Retículo endoplasmático liso**: *fabrica lípidos*, y en el hígado neutraliza tóxicos.
- **Aparato de Golgi**: *modifica, ordena y empaca* lo que llega del retículo.
- **Lisosoma**: *digiere* desechos y partículas.
- **Cloroplasto** (plantas y algas): *fotosíntesis*.

Cuando una tabla te dice qué organelo abunda en una célula, te está diciendo **en qué trabaja** esa célula. El camino es siempre: organelo, verbo, trabajo de la célula.`,
      game: {
        game: 'celula',
        state: 'partes.animal.celula.-',
        words: 'Entra en la célula y encuentra cada organelo por su nombre.',
      },
      example: {
        problem: md`Porcentaje del volumen celular que ocupa cada organelo (datos inventados).

| Organelo | Célula A | Célula B |
|---|---|---|
| Mitocondrias | 30 % | 6 % |
| Retículo rugoso | 2 % | 21 % |
| Retículo liso | 3 % | 2 % |

Una es de músculo del corazón y la otra exporta enzimas. ¿Cuál es cuál?`,
        steps: [
          {
            title: 'Pon el verbo a cada fila',
            text: md`Mitocondrias: obtener energía. Retículo rugoso: fabricar proteínas de exportación. Retículo liso: fabricar lípidos.`,
          },
          {
            title: 'Lee una columna completa',
            text: md`Con el dedo en la columna A: mucha mitocondria (30 %) y casi nada de rugoso (2 %). En la B es al revés: 6 % y 21 %.`,
          },
          {
            title: 'Une con el trabajo',
            text: md`El corazón late sin pausa y gasta mucha energía: es A. Una enzima es una proteína, y la que exporta abunda en retículo rugoso: es B. El retículo liso casi no ayuda aquí, porque es parecido en ambas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-mitocondria-con-reticulo-liso',
          text: md`Atribuir a las mitocondrias la síntesis de lípidos. Ellas *obtienen energía*, a menudo gastando lípidos. Quien los fabrica es el **retículo liso**.`,
        },
        {
          mistake: 'atribuye-al-golgi-la-degradacion',
          text: md`Creer que el Golgi digiere desechos. El Golgi prepara envíos, como una oficina de despacho. Digerir es del **lisosoma**, que nace del Golgi pero hace otra cosa.`,
        },
        {
          mistake: 'lee-la-columna-vecina',
          text: md`Leer el dato de la columna de al lado. Marca primero la fila con el organelo, después baja por la columna de la célula, y solo ahí lee el cruce.`,
        },
      ],
      checks: [
        {
          id: 'tres-celulas-volumen',
          question: md`Porcentaje del volumen celular (datos inventados):

| Organelo | Célula P | Célula Q | Célula R |
|---|---|---|---|
| Mitocondrias | 9 % | 28 % | 12 % |
| Retículo liso | 18 % | 2 % | 3 % |
| Golgi | 2 % | 1 % | 7 % |
| Lisosomas | 1 % | 1 % | 6 % |

¿Cuál de ellas fabrica, probablemente, hormonas que son lípidos?`,
          key: 'P, por su retículo liso',
          distractors: [
            {
              text: 'Q, por sus mitocondrias',
              feedback: 'Las mitocondrias obtienen energía. Los lípidos se fabrican en otro organelo de la tabla.',
              mistake: 'confunde-mitocondria-con-reticulo-liso',
            },
            {
              text: 'R, por su Golgi',
              feedback: 'El Golgi modifica y empaca. Busca qué organelo fabrica lípidos y en qué célula abunda.',
            },
            {
              text: 'Q, por su retículo liso',
              feedback: 'El organelo está bien, pero el 18 % es de la columna P; en Q es 2 %.',
              mistake: 'lee-la-columna-vecina',
            },
          ],
          explanation: md`Fabricar lípidos es tarea del retículo liso. En P ocupa el 18 % del volumen; en las otras, 2 % y 3 %.`,
        },
        {
          id: 'globulo-blanco-que-come',
          question: md`Un glóbulo blanco se traga bacterias y luego las deshace dentro de la célula. ¿Qué organelo esperas encontrar en abundancia en él?`,
          key: 'Lisosomas',
          distractors: [
            {
              text: 'Aparato de Golgi',
              feedback: 'El Golgi ordena y empaca. Deshacer lo que entró es tarea de otro organelo.',
              mistake: 'atribuye-al-golgi-la-degradacion',
            },
            {
              text: 'Cloroplastos',
              feedback: 'Los cloroplastos hacen fotosíntesis y están en plantas y algas, no en tu sangre.',
            },
            { text: 'Retículo liso', feedback: 'El retículo liso fabrica lípidos; la tarea aquí es digerir.' },
          ],
          explanation: md`Los lisosomas llevan enzimas que digieren lo que la célula captura, como una bacteria.`,
        },
        {
          id: 'alcohol-y-higado',
          question: md`En ratas que recibieron durante semanas un sedante tóxico, el retículo liso del hígado aumentó mucho y el resto de los organelos casi no cambió. ¿Qué explica mejor ese aumento?`,
          key: 'El retículo liso del hígado neutraliza tóxicos',
          distractors: [
            {
              text: 'El retículo liso obtiene la energía del hígado',
              feedback: 'Esa es la tarea de las mitocondrias, que casi no cambiaron.',
              mistake: 'confunde-mitocondria-con-reticulo-liso',
            },
            {
              text: 'El retículo liso guarda el ADN del hígado',
              feedback: 'El ADN está sobre todo en el núcleo; el retículo no guarda la información.',
            },
            {
              text: 'El retículo liso exporta proteínas al intestino',
              feedback: 'Las proteínas de exportación parten en el retículo rugoso, el que lleva ribosomas.',
            },
          ],
          explanation: md`Además de fabricar lípidos, el retículo liso del hígado transforma sustancias tóxicas. Si hay más que neutralizar, aumenta.`,
        },
      ],
    },
    {
      id: 'ruta-de-exportacion',
      title: 'La ruta de una proteína que sale de la célula',
      idea: md`¿Cómo se sigue a una proteína? Se le da a la célula, por pocos minutos, un aminoácido radiactivo: todo lo que se arma en ese rato queda **marcado**. Después se mide dónde está la marca.

La marca aparece siempre en este orden: **retículo rugoso → Golgi → vesículas → exterior**.

En los datos, cada organelo tiene un máximo en un momento distinto. No te fijes en cuál llega más alto, sino en **cuál lo hace antes**: el que tiene casi toda la marca al comienzo es el inicio; el que la tiene al final es la salida.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['3', '15', '30', '60', '120'],
        series: [
          { name: 'Retículo rugoso', values: [85, 40, 20, 10, 5] },
          { name: 'Golgi', values: [13, 50, 40, 20, 5] },
          { name: 'Vesículas', values: [2, 10, 40, 70, 90] },
        ],
        xTitle: 'Tiempo (min)',
        yTitle: 'Marca (%)',
        alt: 'Gráfico de líneas. A los 3, 15, 30, 60 y 120 minutos, el retículo rugoso tiene 85, 40, 20, 10 y 5 % de la marca; el Golgi, 13, 50, 40, 20 y 5 %; las vesículas, 2, 10, 40, 70 y 90 %.',
        caption: 'Marca radiactiva en tres estructuras de una célula que exporta insulina (datos inventados).',
      },
      game: {
        game: 'celula',
        state: 'falta.animal.golgi',
        words: 'Apaga el aparato de Golgi y mira qué deja de salir de la célula.',
      },
      example: {
        problem: md`En una célula de glándula salival se marca una enzima por 4 minutos. La tabla muestra el porcentaje de la marca (datos inventados).

| Tiempo | M | N | O |
|---|---|---|---|
| 4 min | 10 % | 3 % | 87 % |
| 20 min | 52 % | 12 % | 36 % |
| 90 min | 6 % | 90 % | 4 % |

¿Qué es cada estructura?`,
        steps: [
          {
            title: 'Mira solo la primera fila',
            text: md`A los 4 minutos, el 87 % está en O. Recién armada, la enzima está donde hay ribosomas: O es el retículo rugoso.`,
          },
          {
            title: 'Mira solo la última fila',
            text: md`A los 90 minutos, el 90 % está en N: es donde espera la salida. N son las vesículas.`,
          },
          {
            title: 'Queda la del medio',
            text: md`M sube y después baja: la enzima llega, pasa y se va. Es el Golgi. El orden es O, M, N. El 90 % de N es el número más alto de la tabla, pero está al final de la ruta.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'toma-el-maximo-por-el-inicio',
          text: md`Partir la ruta por la estructura con el porcentaje más alto de toda la tabla. El inicio se decide con la **primera medición**, no con el máximo.`,
        },
        {
          mistake: 'invierte-la-ruta-de-secrecion',
          text: md`Poner el Golgi antes del retículo. Nada se empaca antes de fabricarse: primero retículo rugoso, luego Golgi, luego vesículas.`,
        },
      ],
      checks: [
        {
          id: 'orden-de-la-leche',
          question: md`Una célula de glándula mamaria fabrica caseína, una proteína de la leche. ¿Por dónde pasa la caseína, en orden, antes de salir?`,
          key: 'Retículo rugoso, Golgi, vesículas',
          distractors: [
            {
              text: 'Golgi, retículo rugoso, vesículas',
              feedback: 'El Golgi prepara lo que ya está hecho. Piensa dónde están los ribosomas.',
              mistake: 'invierte-la-ruta-de-secrecion',
            },
            {
              text: 'Núcleo, Golgi, vesículas',
              feedback: 'En el núcleo está la instrucción, no la proteína. La caseína parte donde hay ribosomas.',
              mistake: 'proteina-sale-del-nucleo',
            },
            {
              text: 'Vesículas, Golgi, retículo rugoso',
              feedback: 'Es el recorrido al revés: las vesículas son lo último, las que se abren hacia afuera.',
              mistake: 'invierte-la-ruta-de-secrecion',
            },
          ],
          explanation: md`Se arma en los ribosomas del retículo rugoso, se modifica y empaca en el Golgi, y sale en vesículas.`,
        },
        {
          id: 'marca-en-tres-momentos',
          question: md`Se marca un anticuerpo por 3 minutos (datos inventados):

| Tiempo | S | T | U |
|---|---|---|---|
| 3 min | 78 % | 4 % | 18 % |
| 25 min | 30 % | 21 % | 49 % |
| 100 min | 3 % | 92 % | 5 % |

¿Cuál de las estructuras es el retículo rugoso?`,
          key: 'S',
          distractors: [
            {
              text: 'T',
              feedback: 'T tiene el número más alto, pero al final. El inicio se ve en la primera fila.',
              mistake: 'toma-el-maximo-por-el-inicio',
            },
            { text: 'U', feedback: 'U recibe la marca y la entrega: sube y baja. Es la estación del medio, el Golgi.' },
          ],
          explanation: md`A los 3 minutos, S tiene 78 % de la marca: ahí se acaba de armar el anticuerpo. U es el Golgi y T, las vesículas.`,
        },
        {
          id: 'golgi-bloqueado',
          question: md`Un fármaco impide que las proteínas pasen del retículo rugoso al Golgi. Una hora después de marcarlas, ¿dónde está casi toda la marca de las proteínas de exportación?`,
          key: 'En el retículo rugoso',
          distractors: [
            {
              text: 'En las vesículas de secreción',
              feedback: 'Para llegar ahí tendrían que haber pasado por el Golgi, y el paso está cerrado.',
            },
            {
              text: 'En el aparato de Golgi',
              feedback: 'El fármaco corta la entrada al Golgi: lo que viene antes de él es lo que se llena.',
              mistake: 'invierte-la-ruta-de-secrecion',
            },
            {
              text: 'En el núcleo',
              feedback: 'Las proteínas no parten del núcleo ni vuelven a él por esta ruta.',
              mistake: 'proteina-sale-del-nucleo',
            },
          ],
          explanation: md`Si la ruta se corta después del retículo rugoso, la marca se queda ahí.`,
        },
      ],
    },
  ],
  summary: [
    md`Membrana: regula el paso. Núcleo: guarda el ADN. Ribosomas: arman las proteínas.`,
    md`Mitocondria: energía. Retículo liso: lípidos. Golgi: modifica y empaca. Lisosoma: digiere. Cloroplasto: fotosíntesis.`,
    md`El organelo que abunda dice en qué trabaja la célula.`,
    md`Ruta de exportación: retículo rugoso, Golgi, vesículas, exterior.`,
    md`En un experimento con marca, el inicio se ve en la primera medición, no en el número más alto.`,
  ],
});
