import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.celula.tipos',
  version: 2,
  minutes: 16,
  opening: {
    question: md`Para una infección a la garganta, Antonia toma un antibiótico que destruye la cubierta de las bacterias. Sus propias células están pegadas a esas bacterias. ¿Por qué el antibiótico no destruye también las células de Antonia?`,
    guesses: [
      'Porque las células de Antonia son más grandes y resisten más',
      'Porque el antibiótico actúa sobre algo que las células de Antonia no tienen',
      'Sí las destruye, pero se reponen rápido',
    ],
    reveal: md`Actúa sobre la pared de **peptidoglicano**, que las bacterias tienen y tus células no. Saber qué tiene y qué le falta a cada tipo de célula permite predecir cosas como esta. De eso trata la lección.`,
  },
  points: [
    {
      id: 'con-nucleo-o-sin-nucleo',
      title: 'Primera pregunta: ¿tiene núcleo?',
      idea: md`Mira en el microscopio una gota de yogur y un raspado de tu mejilla. En la mejilla ves células con una mancha redonda: el núcleo. En el yogur ves bastoncitos y bolitas unas diez veces más chicos, sin ninguna mancha.

Esa es la gran división:

- **Procariontes** (bacterias y arqueas): su ADN está en el citoplasma, sin envoltura. No tienen mitocondrias, cloroplastos, Golgi ni retículo.
- **Eucariontes** (animales, plantas, hongos y protistas): su ADN está dentro de un núcleo, y tienen organelos con membrana.

Todas comparten lo básico: **membrana, citoplasma, ribosomas y ADN**.`,
      figure: {
        kind: 'drawing',
        width: 320,
        height: 170,
        shapes: [
          { shape: 'ellipse', centre: [75, 95], radii: [48, 26] },
          { shape: 'ellipse', centre: [75, 95], radii: [42, 21], dashed: true },
          {
            shape: 'path',
            smooth: true,
            accent: 1,
            points: [
              [52, 95],
              [62, 104],
              [72, 92],
              [82, 103],
              [92, 92],
              [98, 98],
            ],
          },
          { shape: 'text', at: [75, 25], text: 'procarionte', anchor: 'middle' },
          { shape: 'circle', centre: [225, 95], radius: 62 },
          { shape: 'circle', centre: [218, 100], radius: 24, accent: 1 },
          {
            shape: 'path',
            smooth: true,
            accent: 1,
            points: [
              [205, 100],
              [212, 108],
              [218, 97],
              [225, 107],
              [231, 99],
            ],
          },
          { shape: 'ellipse', centre: [258, 70], radii: [14, 7], accent: 2 },
          { shape: 'ellipse', centre: [195, 62], radii: [14, 7], accent: 2 },
          { shape: 'text', at: [225, 10], text: 'eucarionte', anchor: 'middle' },
        ],
        alt: 'A la izquierda, una célula procarionte con su ADN suelto en el citoplasma. A la derecha, una eucarionte con el ADN dentro de un núcleo y con organelos.',
        caption: 'Esquema, sin escala: la eucarionte suele ser unas diez veces más larga.',
      },
      game: {
        game: 'celula',
        state: 'partes.bacteria.celula.nucleoide',
        words: 'Busca dónde guarda su ADN una bacteria.',
      },
      example: {
        problem: md`Un registro de laboratorio dice: «Muestra de agua termal. Célula de 1,5 µm, con membrana, ribosomas y ADN. No se ve núcleo ni mitocondrias». ¿De qué tipo es?`,
        steps: [
          {
            title: 'Aparta lo que todas tienen',
            text: md`Membrana, ribosomas y ADN están en toda célula: no ayudan a decidir.`,
          },
          {
            title: 'Busca el núcleo',
            text: md`No hay. Tampoco mitocondrias. Una célula viva con ADN y sin núcleo es procarionte.`,
          },
          {
            title: 'Comprueba con el tamaño',
            text: md`Mide 1,5 µm: las procariontes suelen medir entre 1 y 5 µm, y las eucariontes, entre 10 y 100 µm. El tamaño apoya la respuesta, pero lo que decide es el núcleo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'sin-nucleo-es-animal',
          text: md`Pensar que «le falta algo, entonces es animal». A la célula animal le falta la **pared**; a la procarionte le falta el **núcleo**. Son dos ausencias distintas: pregunta por cada una.`,
        },
      ],
      checks: [
        {
          id: 'lo-que-comparten',
          question: md`¿Qué estructuras esperas encontrar tanto en una bacteria como en una célula de tu piel?`,
          key: 'Membrana, ribosomas y ADN',
          distractors: [
            {
              text: 'Membrana, núcleo y ADN',
              feedback: 'El ADN lo tienen las dos, pero el núcleo que lo envuelve solo está en las eucariontes.',
            },
            {
              text: 'Ribosomas, mitocondrias y ADN',
              feedback: 'Las bacterias obtienen energía sin mitocondrias: no tienen organelos con membrana.',
            },
            {
              text: 'Pared celular, ribosomas y ADN',
              feedback: 'Las células de tu piel no tienen pared, solo membrana.',
            },
          ],
          explanation: md`Toda célula tiene un límite (membrana), una máquina de proteínas (ribosomas) e información (ADN).`,
        },
        {
          id: 'sin-mancha-central',
          question: md`Con la misma tinción, en una muestra se ve un núcleo teñido en cada célula, y en otra, el color aparece dentro de células muy pequeñas, sin núcleo. ¿Qué se puede decir de la segunda muestra?`,
          key: 'Sus células son procariontes',
          distractors: [
            {
              text: 'Sus células son animales',
              feedback: 'Las células animales tienen núcleo. Lo que no tienen es pared.',
              mistake: 'sin-nucleo-es-animal',
            },
            {
              text: 'Sus células no tienen ADN',
              feedback: 'La tinción mostró color dentro: el ADN está, pero no encerrado en un núcleo.',
            },
            {
              text: 'Sus células son vegetales',
              feedback: 'Las células vegetales también tienen núcleo. Busca el tipo que no lo tiene.',
            },
          ],
          explanation: md`Células muy pequeñas, con ADN y sin núcleo, son procariontes.`,
        },
        {
          id: 'arquea-del-salar',
          question: md`En un salar del norte viven arqueas, que son procariontes. Una de ellas obtiene energía consumiendo oxígeno. ¿Dónde ocurre ese proceso?`,
          key: 'En su membrana plasmática',
          distractors: [
            {
              text: 'En sus mitocondrias',
              feedback: 'Respirar no obliga a tener mitocondrias: las procariontes no las tienen.',
            },
            {
              text: 'En su núcleo',
              feedback: 'Una procarionte no tiene núcleo; además, el núcleo no se encarga de la energía.',
            },
            {
              text: 'En sus cloroplastos',
              feedback: 'Los cloroplastos son organelos con membrana, propios de plantas y algas.',
              mistake: 'cloroplasto-en-procariontes',
            },
          ],
          explanation: md`Sin mitocondrias, el oxígeno se consume en la membrana plasmática; otras reacciones ocurren en el citoplasma.`,
        },
      ],
    },
    {
      id: 'pared-y-cloroplastos',
      title: 'Segunda y tercera: ¿pared? ¿cloroplastos?',
      idea: md`Entre las que tienen núcleo, dos preguntas más:

- ¿Tiene **pared celular**? Las vegetales sí y las animales no. Pero también tienen pared los hongos y casi todas las bacterias. Cada una con otro material: **celulosa** en plantas, **quitina** en hongos, **peptidoglicano** en bacterias.
- ¿Tiene **cloroplastos**? Solo plantas y algas. Y no todas sus células: las de una raíz no tienen.

La célula vegetal suele tener además una **gran vacuola central** con agua.

La tabla de abajo, en el ejemplo, se llena en ese orden: núcleo, pared, cloroplastos. Nunca decidas con un solo dato.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'nucleo', label: '¿Núcleo?', column: 0, row: 1 },
          { id: 'pro', label: 'Procarionte', column: 1, row: 0 },
          { id: 'pared', label: '¿Pared?', column: 1, row: 2 },
          { id: 'animal', label: 'Animal', column: 2, row: 1 },
          { id: 'vegetal', label: 'Vegetal u hongo', column: 2, row: 3 },
        ],
        arrows: [
          { from: 'nucleo', to: 'pro', label: 'no' },
          { from: 'nucleo', to: 'pared', label: 'sí' },
          { from: 'pared', to: 'animal', label: 'no' },
          { from: 'pared', to: 'vegetal', label: 'sí' },
        ],
        alt: 'Diagrama de decisión: si no hay núcleo, la célula es procarionte. Si hay núcleo, se pregunta por la pared: sin pared es animal; con pared es vegetal o de hongo.',
        caption: 'Camino corto para los casos más comunes.',
      },
      game: {
        game: 'celula',
        state: 'osmosis.vegetal.0',
        words: 'Pon una célula vegetal en agua pura y mira qué hace su pared.',
      },
      example: {
        problem: md`Tres muestras (✓ presente, – ausente):

| Estructura | X | Y | Z |
|---|---|---|---|
| Núcleo | ✓ | – | ✓ |
| Pared celular | – | ✓ | ✓ |
| Cloroplastos | – | – | ✓ |

¿De qué tipo es cada una?`,
        steps: [
          {
            title: 'Fila del núcleo',
            text: md`Solo Y no tiene: Y es procarionte. Su pared no cambia eso, porque casi todas las bacterias tienen pared.`,
          },
          { title: 'Fila de la pared', text: md`Quedan X y Z. X tiene núcleo y no tiene pared: es animal.` },
          {
            title: 'Fila de los cloroplastos',
            text: md`Z tiene núcleo, pared y cloroplastos: es vegetal. Sin la última fila, también podría ser de un hongo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'pared-es-solo-vegetal',
          text: md`Dar por vegetal toda célula con pared. También la tienen los hongos y casi todas las bacterias. Antes de decidir, mira si hay núcleo.`,
        },
        {
          mistake: 'cloroplasto-en-procariontes',
          text: md`Poner cloroplastos a una bacteria porque hace fotosíntesis. Las cianobacterias la hacen con membranas internas, sin cloroplastos: un organelo con envoltura propia es de eucariontes.`,
        },
        {
          mistake: 'pared-vegetal-igual-a-bacteriana',
          text: md`Suponer que todas las paredes son iguales. Celulosa, quitina y peptidoglicano son materiales distintos: lo que rompe uno no tiene por qué romper otro.`,
        },
      ],
      checks: [
        {
          id: 'pared-sin-nucleo',
          question: md`Una célula tiene pared, membrana, ribosomas y ADN, pero no tiene núcleo. ¿De qué ser vivo puede ser?`,
          key: 'De una bacteria',
          distractors: [
            {
              text: 'De un helecho',
              feedback: 'La pared no basta: las células de un helecho también tienen núcleo.',
              mistake: 'pared-es-solo-vegetal',
            },
            {
              text: 'De un puma',
              feedback: 'Las células animales tienen núcleo y no tienen pared: es lo contrario.',
              mistake: 'sin-nucleo-es-animal',
            },
            { text: 'De un hongo', feedback: 'Un hongo tiene pared, pero de célula con núcleo.' },
          ],
          explanation: md`Sin núcleo es procarionte, y casi todas las bacterias tienen pared de peptidoglicano.`,
        },
        {
          id: 'fotosintesis-sin-nucleo',
          question: md`En una poza verde, un curso encuentra células muy pequeñas, con clorofila y sin núcleo, que liberan oxígeno con la luz. ¿Qué conclusión calza con esos datos?`,
          key: 'Son bacterias que hacen fotosíntesis sin cloroplastos',
          distractors: [
            {
              text: 'Son bacterias que hacen fotosíntesis en sus cloroplastos',
              feedback: 'Un cloroplasto es un organelo con membrana, y esas células no tienen ni núcleo.',
              mistake: 'cloroplasto-en-procariontes',
            },
            {
              text: 'Son células vegetales que perdieron su núcleo',
              feedback: 'Nada indica que lo perdieron. Hay procariontes que hacen fotosíntesis.',
            },
            {
              text: 'Son algas verdes, porque tienen clorofila',
              feedback: 'Las algas verdes tienen núcleo. La clorofila sola no decide el tipo de célula.',
            },
          ],
          explanation: md`Son cianobacterias: tienen clorofila en membranas internas, no en cloroplastos.`,
        },
        {
          id: 'enzima-celulasa',
          question: md`La celulasa es una enzima que deshace la celulosa. Se agrega a cuatro cultivos. ¿En cuál se debilita la pared de las células?`,
          key: 'En el de células de hoja de lechuga',
          distractors: [
            {
              text: 'En el de bacterias del yogur',
              feedback: 'Tienen pared, pero de peptidoglicano: la celulasa no actúa sobre ella.',
              mistake: 'pared-vegetal-igual-a-bacteriana',
            },
            {
              text: 'En el de levaduras del pan',
              feedback: 'Las levaduras son hongos: su pared tiene quitina y otros azúcares, no celulosa.',
              mistake: 'pared-vegetal-igual-a-bacteriana',
            },
            {
              text: 'En el de células de mejilla humana',
              feedback: 'Las células animales no tienen pared que debilitar.',
            },
          ],
          explanation: md`La celulosa es el material de la pared vegetal. En las otras no hay celulosa o no hay pared.`,
        },
      ],
    },
    {
      id: 'predecir-un-efecto',
      title: 'Predecir qué sustancia daña a qué célula',
      idea: md`Una sustancia daña a una célula si ataca algo que **esa** célula tiene y necesita. Por eso, ante un experimento, haz dos preguntas: ¿sobre qué estructura actúa? ¿Qué células la tienen?

Después viene la prudencia: los datos permiten hablar de **lo que se probó**. Si se probó una bacteria, no se sabe de todas. Hay bacterias sin pared, como los micoplasmas, y otras que resisten.

Un solo resultado en contra basta para botar una conclusión general; muchos a favor la apoyan, pero no la convierten en ley.`,
      game: {
        game: 'celula',
        state: 'falta.bacteria.pared',
        words: 'Quítale la pared a una bacteria y mira qué pasa con el agua.',
      },
      example: {
        problem: md`Un antibiótico frena los ribosomas de las procariontes, que son distintos de los del citoplasma eucarionte. Se agrega a tres cultivos (datos inventados).

| Cultivo | ¿Sigue creciendo? |
|---|---|
| *Escherichia coli* (bacteria) | No |
| Levadura (hongo) | Sí |
| Células de piel humana | Sí |

Alguien concluye: «Este antibiótico detiene a toda bacteria y a ningún eucarionte». ¿Qué parte apoyan los datos?`,
        steps: [
          {
            title: 'Di sobre qué actúa',
            text: md`Actúa sobre ribosomas de procarionte. Todas las células tienen ribosomas, pero los de las eucariontes son diferentes.`,
          },
          {
            title: 'Compara con los datos',
            text: md`La bacteria probada se detuvo y los dos eucariontes probados siguieron. El resultado calza con la explicación.`,
          },
          {
            title: 'Mide el alcance',
            text: md`Se probaron una bacteria y dos eucariontes. «Toda» y «ningún» van más allá. Se puede decir: «detuvo a *E. coli* y no a la levadura ni a las células de piel, en estas condiciones».`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'antibiotico-mata-toda-celula',
          text: md`Creer que un antibiótico daña a cualquier célula, o que «no sirvió» si no dañó a una. Daña a la que tiene la estructura que ataca: que respete a las demás es justamente su gracia.`,
        },
        {
          mistake: 'conclusion-mas-amplia-que-los-datos',
          text: md`Pasar de «esta bacteria» a «toda bacteria». Subraya en la conclusión las palabras *todo*, *siempre* y *ningún*, y busca en la tabla si se probó tanto.`,
        },
      ],
      checks: [
        {
          id: 'antimicotico',
          question: md`Un medicamento bloquea la fabricación de quitina. En un ensayo, detuvo a un hongo de la piel y no cambió el crecimiento de las células humanas ni de una bacteria. ¿Qué explica mejor el resultado?`,
          key: 'Solo el hongo probado necesita quitina para su pared',
          distractors: [
            {
              text: 'El medicamento falló, porque debía detener a los tres',
              feedback: 'No se espera que dañe a toda célula: solo a las que tienen lo que ataca.',
              mistake: 'antibiotico-mata-toda-celula',
            },
            {
              text: 'El hongo es el único de los tres que tiene pared',
              feedback: 'La bacteria también tiene pared, pero de otro material.',
              mistake: 'pared-vegetal-igual-a-bacteriana',
            },
            {
              text: 'El hongo es el único de los tres que tiene núcleo',
              feedback: 'Las células humanas también tienen núcleo; y el medicamento no actúa sobre el núcleo.',
            },
          ],
          explanation: md`El blanco es la quitina. La bacteria usa peptidoglicano y la célula humana no tiene pared.`,
        },
        {
          id: 'alcance-de-la-conclusion',
          question: md`Se probó un jabón sobre placas con *Staphylococcus aureus*, una bacteria de la piel, y murió el 95 %. ¿Qué conclusión respetan estos datos?`,
          key: 'El jabón mató a la mayoría de los *S. aureus* de esas placas',
          distractors: [
            {
              text: 'El jabón mata a la mayoría de las bacterias de la piel',
              feedback: 'En la piel hay muchas especies y aquí se probó una, en placas.',
              mistake: 'conclusion-mas-amplia-que-los-datos',
            },
            {
              text: 'El jabón mata al 95 % de todas las procariontes',
              feedback: 'Se probó una sola especie: no se puede hablar de todas.',
              mistake: 'conclusion-mas-amplia-que-los-datos',
            },
            {
              text: 'El jabón mata también a las células de la piel humana',
              feedback: 'En las placas no había células humanas; que dañe a una célula no dice que dañe a otra.',
              mistake: 'antibiotico-mata-toda-celula',
            },
          ],
          explanation: md`Se probó una especie, en placas. La conclusión habla de eso y de nada más.`,
        },
        {
          id: 'micoplasma',
          question: md`Los micoplasmas son bacterias sin pared celular. Una doctora sabe que un paciente está infectado por uno. ¿Por qué descarta los antibióticos que atacan la pared?`,
          key: 'Porque no tienen la estructura que esos fármacos atacan',
          distractors: [
            {
              text: 'Porque esos fármacos matarían también a sus células',
              feedback: 'Las células humanas tampoco tienen esa pared, así que no las atacan.',
              mistake: 'antibiotico-mata-toda-celula',
            },
            {
              text: 'Porque una célula sin pared es una célula animal',
              feedback: 'El texto dice que son bacterias: lo que decide es que no tienen núcleo.',
              mistake: 'sin-nucleo-es-animal',
            },
            {
              text: 'Porque un micoplasma no tiene ADN ni ribosomas',
              feedback: 'Toda célula los tiene. Lo que le falta al micoplasma es la pared.',
            },
          ],
          explanation: md`Sin pared, un fármaco que impide construirla no tiene sobre qué actuar. Hay que usar otro, como uno que frene sus ribosomas.`,
        },
      ],
    },
  ],
  summary: [
    md`Toda célula: membrana, citoplasma, ribosomas y ADN.`,
    md`Procarionte: sin núcleo ni organelos con membrana. Eucarionte: con ellos.`,
    md`Animal: sin pared. Vegetal: pared de celulosa y, muchas veces, cloroplastos. Hongo: pared con quitina. Bacteria: casi siempre pared de peptidoglicano.`,
    md`Una sustancia daña a la célula que tiene lo que esa sustancia ataca.`,
    md`La conclusión no va más lejos que las células que se probaron.`,
  ],
});
