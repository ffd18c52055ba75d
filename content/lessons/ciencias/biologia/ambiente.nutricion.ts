import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.ambiente.nutricion',
  version: 1,
  minutes: 14,
  opening: {
    question: md`En el fondo del mar, donde no llega la luz, hay lugares llenos de gusanos y almejas en torno a grietas con agua caliente. ¿Quién produce el alimento ahí?`,
    guesses: ['Nadie: comen restos que caen de la superficie', 'Bacterias que no usan luz', 'El calor de la grieta'],
    reveal: md`Bacterias que fabrican materia orgánica **sin luz**: su energía viene de reacciones químicas, como la oxidación del sulfuro de hidrógeno. En esta lección vas a decidir, con datos de cultivos, quién produce su alimento y quién lo toma de otro.`,
  },
  points: [
    {
      id: 'dos-preguntas',
      title: '¿De dónde el carbono? ¿De dónde la energía?',
      idea: md`- **Autótrofo**: forma su materia orgánica a partir de materia **inorgánica**, como el dióxido de carbono. Plantas, algas y varias bacterias.
- **Heterótrofo**: necesita materia **orgánica** hecha por otros. Animales, hongos y muchas bacterias.

Los autótrofos se distinguen por la energía:

- **fotosintéticos**: luz;
- **quimiosintéticos**: reacciones de sustancias inorgánicas, como el sulfuro de hidrógeno o el amonio.

Todos los seres vivos respiran o fermentan para usar la energía de su alimento. La diferencia está en **quién fabrica** ese alimento.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'q', label: '¿Necesita materia orgánica?', column: 0, row: 1 },
          { id: 'h', label: 'Heterótrofo', column: 1, row: 0 },
          { id: 'a', label: 'Autótrofo: ¿energía?', column: 1, row: 2 },
          { id: 'f', label: 'Fotosintético', column: 2, row: 1 },
          { id: 'k', label: 'Quimiosintético', column: 2, row: 3 },
        ],
        arrows: [
          { from: 'q', to: 'h', label: 'sí' },
          { from: 'q', to: 'a', label: 'no' },
          { from: 'a', to: 'f', label: 'luz' },
          { from: 'a', to: 'k', label: 'química' },
        ],
        alt: 'Si un ser vivo necesita materia orgánica, es heterótrofo. Si no, es autótrofo: fotosintético si usa luz y quimiosintético si usa reacciones químicas.',
      },
      example: {
        problem: md`Una callampa crece sobre un tronco podrido en el bosque, a la sombra. No se mueve y no caza. ¿Es autótrofo?`,
        steps: [
          {
            title: 'Busca su carbono',
            text: md`Crece sobre madera, que es materia orgánica. La digiere y la absorbe.`,
          },
          {
            title: 'Busca la alternativa',
            text: md`No tiene clorofila, y no se ha visto que forme materia orgánica desde dióxido de carbono.`,
          },
          { title: 'Decide', text: md`Es heterótrofo, un descomponedor. No moverse no es señal de ser autótrofo.` },
        ],
      },
      warnings: [
        {
          mistake: 'sin-luz-no-hay-autotrofos',
          text: md`Creer que sin luz no hay autótrofos. Si un cultivo crece a oscuras solo con materia inorgánica, fabrica su alimento.`,
        },
        {
          mistake: 'fumarolas-dependen-del-sol',
          text: md`Suponer que toda cadena parte de algas. En las fumarolas los productores son bacterias quimiosintéticas.`,
        },
      ],
      checks: [
        {
          id: 'bacterias-del-amonio',
          question: md`Unas bacterias del suelo crecen a oscuras con dióxido de carbono, sales y amonio, sin materia orgánica. ¿Qué nutrición tienen?`,
          key: 'Autótrofa: su energía viene del amonio',
          distractors: [
            {
              text: 'Heterótrofa: crecen sin nada de luz',
              feedback: 'La luz no decide: no usaron materia orgánica.',
              mistake: 'sin-luz-no-hay-autotrofos',
            },
            {
              text: 'Heterótrofa: comen restos de algas',
              feedback: 'En el medio no había restos.',
              mistake: 'fumarolas-dependen-del-sol',
            },
            { text: 'Autótrofa: su energía viene de la luz', feedback: 'Crecieron a oscuras: la energía es otra.' },
          ],
          explanation: md`Forman materia orgánica desde dióxido de carbono, con la energía de oxidar amonio: quimiosíntesis.`,
        },
        {
          id: 'cual-es-heterotrofo',
          question: md`¿Cuál de estos seres vivos es heterótrofo?`,
          key: 'La levadura del pan',
          distractors: [
            { text: 'El luche de la costa', feedback: 'Es un alga: fabrica su alimento con luz.' },
            { text: 'El musgo del bosque', feedback: 'Es una planta: hace fotosíntesis.' },
            {
              text: 'La bacteria de una fumarola que oxida sulfuro',
              feedback: 'Fabrica su alimento sin luz: es autótrofa.',
              mistake: 'sin-luz-no-hay-autotrofos',
            },
          ],
          explanation: md`La levadura es un hongo: usa el azúcar de otros.`,
        },
      ],
    },
    {
      id: 'quitar-de-a-uno',
      title: 'Quitar ingredientes de a uno',
      idea: md`¿Cómo se averigua de qué vive un microorganismo? Se prepara un medio completo y después otros a los que les falta **una sola cosa**. Si al quitarla deja de crecer, esa cosa era necesaria.

Una condición que estaba en **todos** los medios, como el calor, no explica que crezca en unos y en otros no. Y el calor no se transforma en materia orgánica: la temperatura hace más rápidas las reacciones, pero no es un alimento.

Así se puede saber si la fuente de energía es la luz, una sustancia inorgánica o materia orgánica.`,
      game: {
        game: 'celula',
        state: 'falta.vegetal.cloroplasto',
        words: 'Quita los cloroplastos y mira de qué vive la célula.',
      },
      example: {
        problem: md`Bacterias de una fuente termal, siempre a oscuras y a 45 °C (datos inventados):

| Medio | Dióxido de carbono | Hierro(II) | Oxígeno | ¿Crecen? |
|---|---|---|---|---|
| 1 | sí | sí | sí | sí |
| 2 | no | sí | sí | no |
| 3 | sí | no | sí | no |
| 4 | sí | sí | no | no |

¿De dónde sacan el carbono y la energía?`,
        steps: [
          {
            title: 'El carbono',
            text: md`Sin dióxido de carbono no crecen (medio 2), y es la única fuente de carbono. Son autótrofas.`,
          },
          { title: 'La energía', text: md`Sin hierro(II) o sin oxígeno no crecen (3 y 4): oxidan hierro con oxígeno.` },
          {
            title: 'Lo que se descarta',
            text: md`Luz no había. Y el calor estaba en los cuatro: si fuera la fuente, crecerían en todos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'calor-como-fuente-de-materia',
          text: md`Creer que el calor alimenta. Revisa si los medios en que *no* crecieron también estaban calientes.`,
        },
      ],
      checks: [
        {
          id: 'hidrogeno-en-la-roca',
          question: md`Bacterias de una mina crecen a oscuras, a 50 °C, con dióxido de carbono, hidrógeno y oxígeno. A 50 °C y sin hidrógeno no crecen. ¿De dónde obtienen la energía?`,
          key: 'De oxidar el hidrógeno',
          distractors: [
            {
              text: 'Del calor de la mina',
              feedback: 'Sin hidrógeno también estaban a 50 °C, y no crecieron.',
              mistake: 'calor-como-fuente-de-materia',
            },
            {
              text: 'De restos de otros seres',
              feedback: 'En el medio no había materia orgánica.',
              mistake: 'fumarolas-dependen-del-sol',
            },
            { text: 'De la luz de las lámparas', feedback: 'Se cultivaron a oscuras.' },
          ],
          explanation: md`Lo único que faltó fue el hidrógeno, y dejaron de crecer.`,
        },
        {
          id: 'que-medio-falta',
          question: md`Un hongo crece en agua con sales, glucosa y oxígeno. ¿Qué medio sirve para saber si la glucosa es necesaria?`,
          key: 'Agua con sales y oxígeno',
          distractors: [
            { text: 'Agua con sales y glucosa', feedback: 'Le quitaste el oxígeno: pruebas otra cosa.' },
            { text: 'Agua con glucosa y oxígeno', feedback: 'Le quitaste las sales: pruebas otra cosa.' },
            { text: 'Agua sola', feedback: 'Le quitaste todo: no se sabrá qué le faltaba.' },
          ],
          explanation: md`Se quita solo la glucosa.`,
        },
      ],
    },
    {
      id: 'leer-la-tabla',
      title: 'Leer una tabla de crecimiento',
      idea: md`Una tabla con luz u oscuridad y glucosa o sin ella tiene cuatro condiciones. La que decide es **sin glucosa**:

- Si crece **sin** glucosa, puede fabricar su alimento: autótrofo. Si además necesita luz, fotosintético.
- Si solo crece **con** glucosa, heterótrofo.

Crecer con luz no prueba nada: quizás también había glucosa. Y crecer con glucosa tampoco: un alga puede aprovecharla y, aun así, no necesitarla.

Un signo «+» es crecimiento, y «−», que no creció. Lee una columna entera antes de pasar a la otra.`,
      example: {
        problem: md`Crecimiento de dos microorganismos en agua con sales y dióxido de carbono (datos inventados):

| Condición | M | N |
|---|---|---|
| Luz y glucosa | + | + |
| Luz, sin glucosa | − | + |
| Oscuridad y glucosa | + | + |
| Oscuridad, sin glucosa | − | − |

¿Qué nutrición tiene cada uno?`,
        steps: [
          { title: 'Filas sin glucosa', text: md`M no crece en ninguna. N crece con luz.` },
          { title: 'M', text: md`Crece solo si hay glucosa, con luz o sin ella: heterótrofo.` },
          {
            title: 'N',
            text: md`Con luz fabrica su alimento: autótrofo fotosintético. Si está a oscuras, puede usar la glucosa. No la *necesita* si hay luz.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'crecer-con-luz-es-ser-autotrofo',
          text: md`Decidir por la fila con luz *y* glucosa. Ahí crecen los dos: no distingue.`,
        },
        {
          mistake: 'crecer-con-azucar-es-ser-heterotrofo',
          text: md`Llamarlo heterótrofo porque crece con azúcar. Busca si también crece sin ella.`,
        },
        {
          mistake: 'lee-ausencia-como-crecimiento',
          text: md`Leer los signos al revés o cruzar las columnas. Pon el dedo en una sola.`,
        },
      ],
      checks: [
        {
          id: 'dos-cultivos-g-y-h',
          question: md`G: con luz y glucosa +; con luz y sin glucosa +; a oscuras con glucosa −. H: con luz y glucosa +; con luz y sin glucosa −; a oscuras con glucosa +. ¿Qué nutrición tienen?`,
          key: 'G produce su alimento con luz y H depende de la glucosa',
          distractors: [
            {
              text: 'G y H producen su alimento con luz, pues crecen con ella',
              feedback: 'H creció con luz solo si había glucosa.',
              mistake: 'crecer-con-luz-es-ser-autotrofo',
            },
            {
              text: 'G y H dependen de la glucosa, pues crecen con ella',
              feedback: 'G crece con luz y sin glucosa.',
              mistake: 'crecer-con-azucar-es-ser-heterotrofo',
            },
            {
              text: 'G depende de la glucosa y H produce su alimento con luz',
              feedback: 'Los cruzaste: mira quién crece sin glucosa.',
              mistake: 'lee-ausencia-como-crecimiento',
            },
          ],
          explanation: md`Sin glucosa y con luz crece G y no H.`,
        },
        {
          id: 'fila-que-decide',
          question: md`Un microorganismo crece con luz y glucosa. ¿Qué condición probarías para saber si es fotosintético?`,
          key: 'Con luz y sin glucosa',
          distractors: [
            {
              text: 'Con luz y con el doble de glucosa',
              feedback: 'Seguiría habiendo glucosa: no se sabrá si la necesita.',
              mistake: 'crecer-con-luz-es-ser-autotrofo',
            },
            {
              text: 'A oscuras y con glucosa',
              feedback: 'Muestra si aprovecha la glucosa, no si fabrica la suya.',
              mistake: 'crecer-con-azucar-es-ser-heterotrofo',
            },
          ],
          explanation: md`Si crece con luz y sin materia orgánica, la fabrica.`,
        },
      ],
    },
  ],
  summary: [
    md`Autótrofo: fabrica materia orgánica desde inorgánica. Heterótrofo: la toma de otros.`,
    md`Fotosíntesis usa luz; quimiosíntesis, reacciones de sustancias inorgánicas.`,
    md`El calor no es alimento ni fuente de materia.`,
    md`En una tabla decide la condición sin glucosa.`,
  ],
});
