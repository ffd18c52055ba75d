import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.estructura-atomica.modelos-atomicos',
  version: 1,
  minutes: 18,
  opening: {
    question: md`En 1909 se lanzaron partículas diminutas y muy rápidas contra una lámina finísima de oro. Casi todas la cruzaron como si no hubiera nada. Unas pocas rebotaron hacia atrás. ¿Cómo tiene que ser el oro por dentro?`,
    guesses: [
      'Macizo, con unos pocos hoyos',
      'Casi vacío, con algo muy pequeño y muy duro de mover',
      'Parejo, como una gelatina',
    ],
    reveal: md`Casi vacío, con un centro diminuto que concentra la masa. Nadie lo había visto: se **dedujo** de cómo pasaban y rebotaban las partículas. Así nació cada modelo del átomo, cuando un experimento dio algo que el anterior no explicaba.`,
  },
  points: [
    {
      id: 'dalton',
      title: 'Dalton: átomos que se reordenan',
      idea: md`Al comenzar el siglo XIX se sabía pesar muy bien. Las sustancias se combinaban siempre en las **mismas proporciones de masa**. En 1808, John Dalton lo explicó así:

1. La materia está formada por **átomos**.
2. Los átomos no se dividen.
3. Los de un mismo elemento son iguales; los de otro elemento tienen otra masa.
4. En una reacción, los átomos **se reordenan**: no se crean ni se destruyen.

Su átomo es una esfera sin partes ni cargas. Hoy corregimos las ideas 2 y 3, y conservamos las otras. Un modelo se **mejora**; rara vez se bota entero.`,
      manipulable: {
        kind: 'timeline',
        events: [
          { year: 1808, label: 'Dalton: átomos indivisibles' },
          { year: 1897, label: 'Thomson: el electrón' },
          { year: 1911, label: 'Rutherford: el núcleo' },
          { year: 1913, label: 'Bohr: niveles de energía' },
        ],
        task: 'Mide cuánto tiempo pasó entre cada modelo y el siguiente.',
        predict: {
          question: '¿Entre qué modelos pasó menos tiempo?',
          guesses: ['Dalton y Thomson', 'Thomson y Rutherford', 'Rutherford y Bohr'],
          shows: 'Entre Rutherford y Bohr pasaron dos años; entre Dalton y Thomson, 89.',
        },
      },
      example: {
        problem: md`En un frasco cerrado se quema carbón. Antes hay 3 g de carbón y 8 g de oxígeno. Después hay 11 g de dióxido de carbono y nada más. ¿Qué idea de Dalton explica que la masa no cambie?`,
        steps: [
          {
            title: 'Di lo que se observa',
            text: md`La masa total es la misma antes y después: $3 + 8 = 11\ \text{g}$.`,
          },
          {
            title: 'Busca la idea que habla de reacciones',
            text: md`La idea 4: en una reacción los átomos solo se reordenan.`,
          },
          {
            title: 'Únelas',
            text: md`Si hay los mismos átomos al final que al comienzo, y cada uno conserva su masa, la masa total tiene que ser igual.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'toda-la-teoria-cae',
          text: md`Botar el modelo completo porque un resultado contradice **una** de sus ideas. Que haya partículas más pequeñas niega que el átomo sea indivisible; no niega que existan átomos.`,
        },
      ],
      checks: [
        {
          id: 'misma-proporcion',
          question: md`El agua de cualquier lugar tiene 8 g de oxígeno por cada gramo de hidrógeno. ¿Cómo lo explica el modelo de Dalton?`,
          key: 'Sus átomos se unen siempre en la misma proporción, y cada uno tiene su masa',
          distractors: [
            {
              text: 'Sus átomos se dividen hasta que las masas quedan en esa proporción',
              feedback: 'Para Dalton el átomo no se divide. Lo fijo es cuántos se unen y cuánto pesa cada uno.',
            },
            {
              text: 'El hidrógeno y el oxígeno tienen átomos iguales, pero en otra cantidad',
              feedback: 'Átomos de elementos distintos tienen masas distintas: es su tercera idea.',
            },
          ],
          explanation: md`Si cada partícula de agua une los mismos átomos, y cada átomo tiene su masa propia, la proporción de masas sale siempre igual.`,
        },
        {
          id: 'isotopos-y-dalton',
          question: md`En el siglo XX se hallaron átomos de neón con masas distintas. ¿Qué se debe corregir de Dalton?`,
          key: 'Que los átomos de un elemento sean todos iguales',
          distractors: [
            {
              text: 'Que la materia esté formada por átomos',
              feedback: 'Las dos muestras son de átomos: eso no se pone en duda. Cambia solo una idea.',
              mistake: 'toda-la-teoria-cae',
            },
            {
              text: 'Que los átomos se reordenen en las reacciones',
              feedback: 'Aquí no hubo reacción. Se compararon masas de átomos de un mismo elemento.',
              mistake: 'confunde-emision-con-reaccion',
            },
            {
              text: 'Todas sus ideas, porque una resultó falsa',
              feedback: 'Un resultado corrige la idea que contradice. Las demás se siguen usando.',
              mistake: 'toda-la-teoria-cae',
            },
          ],
          explanation: md`El resultado contradice la idea 3: hay átomos de un mismo elemento con distinta masa. Las demás ideas no están en juego.`,
        },
      ],
    },
    {
      id: 'thomson',
      title: 'Thomson: hay algo más chico que el átomo',
      idea: md`Dentro de un tubo casi vacío, con alto voltaje, sale un rayo desde la placa negativa (el cátodo). En 1897, J. J. Thomson observó que el rayo **se desvía hacia una placa positiva**: lleva carga negativa. Y midió lo mismo **con cualquier metal y cualquier gas**.

Conclusión: son partículas mucho más livianas que un átomo, y **están en todos los átomos**. Son los **electrones**. El átomo sí tiene partes.

Como la materia es neutra, Thomson supuso una esfera de carga **positiva** repartida, con los electrones metidos en ella. Lo agregado: carga y partículas dentro del átomo.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 150,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [10, 35],
              [278, 35],
              [278, 125],
              [10, 125],
            ],
          },
          { shape: 'segment', from: [24, 55], to: [24, 105], accent: 2 },
          { shape: 'text', at: [38, 108], text: 'cátodo', anchor: 'start', size: 'small' },
          { shape: 'segment', from: [110, 112], to: [190, 112], accent: 1 },
          { shape: 'text', at: [150, 136], text: 'placa positiva (+)', anchor: 'middle', size: 'small' },
          { shape: 'segment', from: [110, 48], to: [190, 48], accent: 2 },
          { shape: 'text', at: [150, 22], text: 'placa negativa (−)', anchor: 'middle', size: 'small' },
          {
            shape: 'path',
            points: [
              [24, 75],
              [110, 75],
              [140, 77],
              [170, 82],
              [190, 87],
              [268, 109],
            ],
            accent: 3,
          },
          { shape: 'segment', from: [110, 75], to: [268, 75], dashed: true },
          { shape: 'text', at: [240, 64], text: 'sin placas', anchor: 'middle', size: 'small' },
        ],
        alt: 'Tubo con un rayo que sale del cátodo hacia la derecha. Al pasar entre dos placas se curva hacia la placa positiva, que está arriba. Una línea punteada muestra que sin placas seguiría derecho.',
        caption: 'Rayo catódico entre dos placas cargadas (esquema).',
      },
      example: {
        problem: md`Con un cátodo de aluminio y con otro de cobre, el rayo se desvía hacia la placa positiva exactamente igual. ¿Qué se puede concluir?`,
        steps: [
          {
            title: 'La dirección',
            text: md`Va hacia la placa positiva. Cargas distintas se atraen: el rayo lleva carga negativa.`,
          },
          {
            title: 'La comparación',
            text: md`Cambió el metal y **no** cambió el resultado. Las partículas son las mismas en los dos casos.`,
          },
          {
            title: 'La conclusión',
            text: md`Si salen iguales de átomos diferentes, son una parte común a todos los átomos. El átomo no es indivisible.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lee-diferencias-donde-no-las-hay',
          text: md`Decir que cada metal emite una partícula distinta. El dato clave es el contrario: al cambiar el metal, **nada** cambió. Un resultado igual también enseña.`,
        },
        {
          mistake: 'confunde-emision-con-reaccion',
          text: md`Creer que en el tubo los metales reaccionan. No se forma otra sustancia: los átomos pierden electrones y nada más.`,
        },
      ],
      checks: [
        {
          id: 'desvio-del-rayo',
          question: md`¿Qué observación permite afirmar que los rayos catódicos llevan carga negativa?`,
          key: 'Que se desvían hacia una placa positiva',
          distractors: [
            {
              text: 'Que son iguales con cualquier metal',
              feedback: 'Eso dice que están en todos los átomos. La carga se ve en hacia dónde se desvían.',
            },
            {
              text: 'Que viajan en línea recta sin placas',
              feedback: 'La luz también viaja en línea recta y no tiene carga. Busca un desvío.',
            },
            {
              text: 'Que el metal del cátodo reacciona',
              feedback: 'En el tubo no se forma otra sustancia: no es una reacción química.',
              mistake: 'confunde-emision-con-reaccion',
            },
          ],
          explanation: md`Las cargas de distinto signo se atraen. Si va hacia lo positivo, es negativo.`,
        },
        {
          id: 'tres-gases',
          question: md`Se repite el experimento con tubos que contenían hidrógeno, neón o aire. La razón entre carga y masa de las partículas sale igual en los tres. ¿Qué apoya este resultado?`,
          key: 'Que los electrones son parte de todos los átomos',
          distractors: [
            {
              text: 'Que cada gas emite un electrón distinto de los otros',
              feedback: 'Salió igual en los tres tubos: no hay diferencia que explicar.',
              mistake: 'lee-diferencias-donde-no-las-hay',
            },
            {
              text: 'Que los tres gases tienen los mismos átomos',
              feedback: 'Siguen siendo gases diferentes. Lo común es una parte de sus átomos.',
            },
            {
              text: 'Que la materia no está hecha de átomos',
              feedback: 'Los electrones salen de átomos. Cae la idea de que no tienen partes, y nada más.',
              mistake: 'toda-la-teoria-cae',
            },
          ],
          explanation: md`La misma partícula aparece con sustancias diferentes: tiene que estar en los átomos de todas.`,
        },
        {
          id: 'por-que-positivo',
          question: md`Thomson puso los electrones dentro de una esfera positiva. ¿Qué hecho lo obligó a incluir carga positiva?`,
          key: 'Que la materia, en general, es neutra',
          distractors: [
            {
              text: 'Que algunas partículas alfa rebotaron',
              feedback: 'Ese resultado es posterior y llevó al núcleo, no a la esfera de Thomson.',
            },
            {
              text: 'Que el hidrógeno emite solo algunos colores',
              feedback: 'Eso lo explicó Bohr, después, con los niveles de energía.',
            },
          ],
          explanation: md`Si dentro hay electrones negativos y el conjunto es neutro, debe haber otro tanto de carga positiva.`,
        },
      ],
    },
    {
      id: 'rutherford',
      title: 'Rutherford: un núcleo diminuto',
      idea: md`En el laboratorio de Rutherford, Geiger y Marsden dispararon partículas alfa (positivas) contra una lámina de oro.

| Se observa | Se deduce |
|---|---|
| Casi todas pasan derecho | El átomo es casi todo **espacio vacío** |
| Algunas se desvían | Pasan cerca de una carga **positiva** que las repele |
| Muy pocas rebotan | La masa y la carga positiva están en un **núcleo** muy pequeño |

Con la esfera de Thomson, nada debía rebotar. En 1911 Rutherford propuso el núcleo, con los electrones alrededor. No explicó por qué no caen: un electrón que gira debería perder energía.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 190,
        shapes: [
          { shape: 'circle', centre: [150, 95], radius: 75, dashed: true },
          { shape: 'circle', centre: [150, 95], radius: 5, filled: true, accent: 2 },
          { shape: 'text', at: [163, 80], text: 'núcleo (+)', anchor: 'start', size: 'small' },
          { shape: 'arrow', from: [10, 178], to: [278, 178], accent: 1 },
          { shape: 'arrow', from: [10, 35], to: [278, 35], accent: 1 },
          {
            shape: 'path',
            points: [
              [10, 108],
              [100, 108],
              [130, 111],
              [150, 117],
              [180, 127],
            ],
            accent: 1,
          },
          { shape: 'arrow', from: [180, 127], to: [278, 160], accent: 1 },
          {
            shape: 'path',
            points: [
              [10, 95],
              [138, 95],
            ],
            accent: 3,
          },
          { shape: 'arrow', from: [138, 92], to: [30, 70], accent: 3 },
          { shape: 'text', at: [30, 57], text: 'rebota', anchor: 'start', size: 'small' },
          { shape: 'text', at: [60, 168], text: 'pasa', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [258, 136], text: 'se desvía', anchor: 'middle', size: 'small' },
        ],
        alt: 'Un átomo con un núcleo positivo muy pequeño en el centro. Dos partículas pasan lejos del núcleo sin desviarse, una pasa cerca y se desvía alejándose de él, y una que va de frente rebota hacia atrás.',
        caption: 'Esquema sin escala: el núcleo real es entre diez mil y cien mil veces más pequeño que el átomo.',
      },
      example: {
        problem: md`Si el átomo fuera la esfera de carga positiva repartida de Thomson, ¿qué se habría observado al lanzar las partículas alfa?`,
        steps: [
          {
            title: 'Piensa en la fuerza',
            text: md`La carga positiva estaría muy repartida. En ningún lugar habría bastante junta para empujar con fuerza.`,
          },
          {
            title: 'Piensa en la masa',
            text: md`Tampoco habría un centro pesado contra el cual chocar. Los electrones son demasiado livianos.`,
          },
          {
            title: 'Predice y compara',
            text: md`Todas pasarían casi derecho y **ninguna** rebotaría. Pero unas pocas rebotaron: el modelo de Thomson no lo explica y hay que cambiarlo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'atomo-macizo-en-el-experimento',
          text: md`Imaginar un átomo macizo porque algunas rebotan. Si fuera macizo, rebotarían o se frenarían casi todas; y casi todas pasaron.`,
        },
        {
          mistake: 'nucleo-negativo-por-rebote',
          text: md`Darle carga negativa al núcleo. Las partículas alfa son positivas y fueron **repelidas**: cargas de igual signo.`,
        },
        {
          mistake: 'niveles-de-energia-en-rutherford',
          text: md`Meter niveles de energía en este experimento. La lámina de oro habla del núcleo. Los niveles llegan con Bohr y con otra evidencia: la luz.`,
        },
      ],
      checks: [
        {
          id: 'la-mayoria-pasa',
          question: md`¿Qué parte del resultado muestra que el átomo es casi todo espacio vacío?`,
          key: 'Que casi todas las partículas pasaron sin desviarse',
          distractors: [
            {
              text: 'Que unas pocas partículas rebotaron hacia atrás, al chocar',
              feedback: 'Eso habla de algo pequeño y pesado. El vacío se nota en las que no encontraron nada.',
              mistake: 'atomo-macizo-en-el-experimento',
            },
            {
              text: 'Que las partículas alfa tenían carga positiva',
              feedback: 'Ese es un dato del proyectil, y no un resultado del experimento.',
            },
          ],
          explanation: md`Para cruzar miles de capas de átomos sin desviarse, casi todo el camino tiene que estar libre.`,
        },
        {
          id: 'carga-del-nucleo',
          question: md`Si el núcleo tuviera carga negativa, ¿qué les pasaría a las partículas alfa que pasan cerca de él?`,
          key: 'Se desviarían acercándose al núcleo',
          distractors: [
            {
              text: 'Se desviarían alejándose mucho del núcleo',
              feedback: 'Eso ocurre con cargas iguales. Alfa positiva y núcleo negativo se atraerían.',
              mistake: 'nucleo-negativo-por-rebote',
            },
            {
              text: 'Pasarían siempre derecho, sin desviarse',
              feedback: 'Entre dos cargas siempre hay fuerza: se desviarían hacia un lado o hacia el otro.',
            },
            {
              text: 'Bajarían a un nivel de menos energía',
              feedback: 'Los niveles de energía son de los electrones y de un modelo posterior.',
              mistake: 'niveles-de-energia-en-rutherford',
            },
          ],
          explanation: md`Cargas de distinto signo se atraen. Pero lo que se vio fue repulsión: el núcleo es positivo.`,
        },
        {
          id: 'que-agrego-rutherford',
          question: md`¿Qué agregó Rutherford al modelo de Thomson?`,
          key: 'Que la carga positiva y casi toda la masa están en un núcleo',
          distractors: [
            {
              text: 'Que los electrones solo pueden tener ciertas energías',
              feedback: 'Eso es de Bohr. La lámina de oro no dice nada sobre energías del electrón.',
              mistake: 'niveles-de-energia-en-rutherford',
            },
            {
              text: 'Que la masa del átomo está repartida de modo parejo',
              feedback: 'Eso suponía Thomson, y con ello ninguna partícula rebotaría.',
              mistake: 'atomo-macizo-en-el-experimento',
            },
            {
              text: 'Que el átomo tiene electrones con carga negativa',
              feedback: 'Eso ya lo había mostrado Thomson con los rayos catódicos.',
            },
          ],
          explanation: md`Thomson tenía la carga positiva repartida. Rutherford la junta, con casi toda la masa, en un centro muy pequeño.`,
        },
      ],
    },
    {
      id: 'bohr',
      title: 'Bohr: la luz sale en líneas',
      idea: md`Haz pasar por un prisma la luz de un tubo con hidrógeno. No sale un arcoíris: salen **líneas sueltas**, siempre las mismas. En 1913, Niels Bohr lo explicó así:

- El electrón solo puede estar en ciertos **niveles de energía**.
- En un nivel no emite luz.
- Al **bajar** de nivel, emite luz con la energía que perdió. Al **subir**, la absorbe.

Como los saltos posibles son contados, los colores también. El modelo calcula muy bien el hidrógeno. Con átomos de más electrones falla, y por eso hubo otro después. Hoy se habla de zonas donde es probable hallar al electrón.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 90,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [10, 30],
              [278, 30],
              [278, 80],
              [10, 80],
            ],
          },
          { shape: 'segment', from: [28, 30], to: [28, 80], accent: 4 },
          { shape: 'segment', from: [47, 30], to: [47, 80], accent: 4 },
          { shape: 'segment', from: [89, 30], to: [89, 80], accent: 1 },
          { shape: 'segment', from: [225, 30], to: [225, 80], accent: 2 },
          { shape: 'text', at: [20, 16], text: '410', size: 'small' },
          { shape: 'text', at: [52, 16], text: '434', size: 'small' },
          { shape: 'text', at: [89, 16], text: '486', size: 'small' },
          { shape: 'text', at: [225, 16], text: '656 nm', size: 'small' },
        ],
        alt: 'Franja con cuatro líneas separadas, a 410, 434, 486 y 656 nanómetros. Entre ellas no hay luz.',
        caption: 'Líneas visibles del hidrógeno, según su longitud de onda en nanómetros.',
      },
      example: {
        problem: md`¿Por qué el hidrógeno, con un solo electrón, muestra varias líneas y no una?`,
        steps: [
          {
            title: 'Recuerda la muestra',
            text: md`En el tubo no hay un átomo: hay muchísimos, cada uno con su electrón.`,
          },
          {
            title: 'Piensa en los saltos',
            text: md`El electrón de un átomo puede bajar del nivel 3 al 2; el de otro, del 4 al 2; el de otro, del 5 al 2. Cada salto libera una energía diferente.`,
          },
          {
            title: 'Del salto al color',
            text: md`A cada energía le corresponde un color. Varias clases de saltos dan varias líneas. Como no hay niveles intermedios, tampoco hay colores intermedios.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'espectro-continuo-en-bohr',
          text: md`Dejar que el electrón tenga cualquier energía. Si pudiera acercarse de a poco, emitiría **todos** los colores seguidos, y lo que se ve son líneas.`,
        },
        {
          mistake: 'lineas-por-numero-de-electrones',
          text: md`Contar un electrón por cada línea. El hidrógeno tiene uno solo. Las líneas cuentan **saltos** posibles, no electrones.`,
        },
        {
          mistake: 'lineas-por-el-nucleo',
          text: md`Atribuir la luz al núcleo. En este modelo emite luz el electrón, cuando cambia de nivel; el núcleo no interviene en el salto.`,
        },
      ],
      checks: [
        {
          id: 'si-fuera-continuo',
          question: md`Si el electrón pudiera tener cualquier energía, ¿cómo se vería la luz del tubo de hidrógeno?`,
          key: 'Como una franja continua de colores',
          distractors: [
            {
              text: 'Como líneas sueltas de color',
              feedback: 'Las líneas aparecen porque las energías son contadas. Sin niveles, no habría huecos.',
              mistake: 'espectro-continuo-en-bohr',
            },
            {
              text: 'Como una sola línea, por su único electrón',
              feedback: 'Las líneas no cuentan electrones, sino cambios de energía.',
              mistake: 'lineas-por-numero-de-electrones',
            },
          ],
          explanation: md`Con cualquier energía posible habría saltos de cualquier tamaño, y por lo tanto todos los colores.`,
        },
        {
          id: 'de-donde-sale-la-luz',
          question: md`Según Bohr, ¿qué cambio emite la luz de 656 nm en el hidrógeno?`,
          key: 'Un electrón baja a un nivel de menos energía',
          distractors: [
            {
              text: 'Un protón vibra dentro del núcleo',
              feedback: 'En el modelo de Bohr, la luz viene del electrón, y no del núcleo.',
              mistake: 'lineas-por-el-nucleo',
            },
            {
              text: 'Un electrón se acerca de a poco al núcleo',
              feedback: 'Acercarse de a poco daría colores seguidos. En Bohr salta de un nivel a otro.',
              mistake: 'espectro-continuo-en-bohr',
            },
            {
              text: 'Un electrón sube a un nivel de más energía',
              feedback: 'Para subir tiene que absorber energía. Emite cuando baja.',
            },
          ],
          explanation: md`Al bajar, el electrón pierde energía, y esa energía sale como luz de un color preciso.`,
        },
        {
          id: 'evidencia-y-modelo',
          question: md`Hay tres evidencias: 1) rebote de partículas alfa; 2) desvío de rayos catódicos; 3) líneas del hidrógeno. ¿A qué modelo llevó cada una?`,
          key: '1 Rutherford, 2 Thomson, 3 Bohr',
          distractors: [
            {
              text: '1 Bohr, 2 Thomson, 3 Rutherford',
              feedback: 'El rebote mostró el núcleo, y las líneas, los niveles: están cambiados.',
              mistake: 'niveles-de-energia-en-rutherford',
            },
            {
              text: '1 Thomson, 2 Rutherford, 3 Bohr',
              feedback: 'Los rayos catódicos mostraron el electrón, antes que el núcleo.',
            },
            {
              text: '1 Rutherford, 2 Bohr, 3 Thomson',
              feedback: 'Thomson trabajó con rayos catódicos. Las líneas son la evidencia de los niveles.',
            },
          ],
          explanation: md`Rayos catódicos: electrones. Partículas alfa: núcleo. Luz en líneas: niveles de energía.`,
        },
      ],
    },
  ],
  summary: [
    md`Dalton: átomos sin partes, que se reordenan en las reacciones.`,
    md`Thomson: el átomo tiene electrones, iguales en todos los elementos.`,
    md`Rutherford: núcleo positivo diminuto con casi toda la masa; el resto, casi vacío.`,
    md`Bohr: el electrón ocupa niveles de energía; al saltar, emite o absorbe luz.`,
    md`Un modelo cambia cuando un experimento da lo que él no explica.`,
  ],
  sources: [
    {
      name: 'P. Flowers, K. Theopold, R. Langley y W. Robinson, Chemistry 2e, OpenStax',
      year: 2019,
      detail: 'Historia de los modelos atómicos y líneas del hidrógeno.',
    },
  ],
});
