import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.herencia-evolucion.cancer',
  version: 1,
  minutes: 18,
  opening: {
    question: md`En una placa, unas células sanas crecen hasta cubrir el fondo con una sola capa y ahí se detienen. En otra placa igual, células de un tumor cubren el fondo, siguen y se amontonan. Hay el mismo alimento en las dos. ¿Qué tienen de distinto las segundas?`,
    guesses: [
      'Comen más rápido que las sanas',
      'Perdieron las señales que las hacen detenerse',
      'Son más grandes y por eso se amontonan',
    ],
    reveal: md`Perdieron frenos. Una célula sana deja de dividirse cuando toca a sus vecinas; una tumoral, no. En esta lección vas a ver cómo se pierden los frenos y a leer estudios sobre cáncer sin concluir de más.`,
  },
  points: [
    {
      id: 'perder-los-frenos',
      title: 'Un tumor empieza con frenos que fallan',
      idea: md`La división se regula con genes de dos tipos:

- unos **aceleran**: dan la señal de dividirse. Si una mutación los deja siempre encendidos, la célula se divide sin que se lo pidan.
- otros **frenan**: detienen el ciclo si hay daño. Si se pierden, el daño pasa a las hijas.

No basta con una mutación: en general se acumulan **varias**, durante años. Por eso el cáncer es más frecuente a mayor edad.

Si el tumor no invade, es **benigno**. Si invade tejidos vecinos o viaja por la sangre a otros (**metástasis**), es **maligno**: eso es el cáncer.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['0', '2', '4', '6', '8', '10'],
        series: [
          { name: 'Sanas', values: [1, 4, 9, 10, 10, 10] },
          { name: 'De un tumor', values: [1, 4, 10, 18, 30, 46] },
        ],
        xTitle: 'Tiempo (días)',
        yTitle: 'Células (miles)',
        alt: 'Miles de células por día. Sanas: 1, 4, 9, 10, 10 y 10. De un tumor: 1, 4, 10, 18, 30 y 46 en los días 0, 2, 4, 6, 8 y 10.',
        caption: 'Dos cultivos con igual alimento y espacio (datos inventados).',
      },
      game: {
        game: 'celula',
        state: 'division.mitosis.4.g1.ninguno.sin-cruce.0.sin-control',
        words: 'Daña el ADN sin control y mira cuántas divisiones siguen.',
      },
      example: {
        problem: md`Según el gráfico, ¿desde cuándo se distinguen los cultivos? ¿Qué se puede concluir, y qué no?`,
        steps: [
          {
            title: 'Los primeros días',
            text: md`Hasta el día 2 van iguales: 1 y 4 mil. No se puede decir que unas se dividan más rápido desde el comienzo.`,
          },
          {
            title: 'Después',
            text: md`Desde el día 6 las sanas se quedan en 10 mil, cuando cubrieron el fondo. Las del tumor siguen: 18, 30, 46.`,
          },
          {
            title: 'Conclusión',
            text: md`Las del tumor no responden a la señal de detenerse. El gráfico no dice qué gen falló: eso habría que medirlo.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'freno-o-acelerador',
          question: md`Un gen detiene el ciclo cuando hay ADN dañado. Una mutación lo deja sin función. ¿Con qué se compara mejor esa mutación?`,
          key: 'Con un auto que se queda sin frenos',
          distractors: [
            {
              text: 'Con un auto de acelerador pegado',
              feedback: 'Eso sería un gen que da la señal de avanzar y no se apaga. Este gen detenía.',
            },
            {
              text: 'Con un auto que se queda sin bencina',
              feedback: 'Sin bencina se detiene. Aquí ocurre lo contrario: no se puede detener.',
            },
          ],
          explanation: md`El gen frenaba. Sin él, la célula sigue aunque el ADN esté dañado.`,
        },
        {
          id: 'por-que-con-la-edad',
          question: md`¿Por qué la mayoría de los cánceres es más frecuente a edad avanzada?`,
          key: 'Porque se necesitan varias mutaciones, que se acumulan con los años',
          distractors: [
            {
              text: 'Porque las células mayores tienen un tamaño más grande',
              feedback: 'El tamaño no causa el cáncer: lo que importa es el control de la división.',
              mistake: 'cancer-por-celulas-grandes',
            },
            {
              text: 'Porque una sola mutación tarda muchos años en aparecer',
              feedback: 'Las mutaciones ocurren siempre. Lo que tarda es que se junten varias en una célula.',
            },
            {
              text: 'Porque con los años las células dejan de dividirse',
              feedback: 'Si dejaran de dividirse no habría tumor: sin división no hay copias.',
            },
          ],
          explanation: md`Cada división es una ocasión de error, y el tumor necesita que se junten varios.`,
        },
      ],
    },
    {
      id: 'p-cincuenta-y-tres',
      title: 'p53, un freno que da tiempo',
      idea: md`La proteína **p53** responde al ADN dañado: hace que la célula **se detenga** antes de copiarlo. Otras proteínas reparan en esa pausa. Si el daño es mucho, p53 puede activar la muerte de la célula.

No evita que el daño ocurra. Evita que **se herede**.

En un experimento con células normales y células sin p53, compara fila por fila: primero el **daño inicial** (¿es igual?), luego **cuántas se dividen**, y al final las **mutaciones** en las hijas. En cerca de la mitad de los tumores humanos p53 está alterada.`,
      example: {
        problem: md`Dos cultivos recibieron la misma luz UV (datos inventados).

| Medición | Con p53 | Sin p53 |
|---|---|---|
| ADN dañado a los 30 min | 61 % | 60 % |
| Copian su ADN a las 6 h | 7 % | 72 % |
| Hijas con mutaciones | 3 % | 38 % |

¿Qué hace p53, según los datos?`,
        steps: [
          {
            title: 'Fila 1: el daño',
            text: md`61 % y 60 %: casi igual. p53 no evita el daño, y el daño no es exclusivo de un cultivo.`,
          },
          { title: 'Fila 2: el ciclo', text: md`Con p53 solo 7 % copia su ADN; sin ella, 72 %. p53 detiene el ciclo.` },
          { title: 'Fila 3: la herencia', text: md`Sin pausa, las hijas con mutaciones son 38 %, y con pausa, 3 %.` },
          {
            title: 'Alcance',
            text: md`p53 detiene a las células dañadas y así pasan menos mutaciones. Que p53 repare *ella misma* no se midió aquí.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'dano-solo-en-mutantes',
          text: md`Creer que la radiación dañó solo a las células sin p53. Mira la primera fila: el daño es casi el mismo. La diferencia viene después.`,
        },
        {
          mistake: 'mutacion-protege-a-la-celula',
          text: md`Pensar que dividirse tras el daño ayuda al cuerpo porque repone tejido. Repone con copias dañadas: por eso hay más mutaciones.`,
        },
        {
          mistake: 'p53-repara-por-si-sola',
          text: md`Decir que p53 repara o produce mutaciones, si no se midió. Los datos muestran que detiene. Las mutaciones abundan donde **falta**.`,
        },
      ],
      checks: [
        {
          id: 'con-que-fila-se-ve',
          question: md`En el experimento de la luz UV, ¿qué fila permite descartar que p53 impida el daño?`,
          key: 'La del ADN dañado a los 30 minutos',
          distractors: [
            {
              text: 'La de las que copian su ADN a las 6 horas',
              feedback: 'Esa muestra la pausa del ciclo, que viene después del daño.',
            },
            {
              text: 'La de las hijas con mutaciones',
              feedback: 'Esa muestra lo que se heredó; el daño del comienzo está en otra fila.',
              mistake: 'dano-solo-en-mutantes',
            },
          ],
          explanation: md`61 % y 60 % son casi iguales: con p53 o sin ella, la luz dañó lo mismo.`,
        },
        {
          id: 'devolver-la-proteina',
          question: md`A células tumorales sin p53, con ADN dañado, se les devuelve la p53. ¿Qué se espera?`,
          key: 'Que se detengan o mueran más células',
          distractors: [
            {
              text: 'Que se dividan más, para reponer',
              feedback: 'p53 frena. Dividirse con daño es lo que ocurre sin ella.',
              mistake: 'mutacion-protege-a-la-celula',
            },
            {
              text: 'Que aparezcan más mutaciones',
              feedback: 'Las mutaciones abundan donde falta p53.',
              mistake: 'p53-repara-por-si-sola',
            },
            {
              text: 'Que no vuelvan a dañarse',
              feedback: 'p53 no evita el daño: responde a él.',
              mistake: 'dano-solo-en-mutantes',
            },
          ],
          explanation: md`Con p53 vuelve a haber freno: la célula dañada se detiene o muere.`,
        },
      ],
    },
    {
      id: 'tratamientos',
      title: 'Atacar la división: sirve y tiene costo',
      idea: md`Varias **quimioterapias** impiden un paso de la división: copiar el ADN o formar el **huso**. Afectan más a las células que **se dividen seguido**, sean tumorales o sanas.

Por eso dañan al tumor y también a la raíz del pelo, la médula ósea y el intestino. De ahí la caída del pelo o las defensas bajas.

Otros tratamientos son la cirugía, la radioterapia y fármacos dirigidos a un cambio propio del tumor.

Al leer una tabla, busca la columna que **sube junto** con el efecto. Y no concluyas sobre lo que no se midió, como el tamaño o las mutaciones.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Neurona', 'Hígado', 'Médula ósea', 'Tumor'],
        series: [
          { name: 'Se dividen al día (%)', values: [0, 1, 40, 45] },
          { name: 'Mueren con el fármaco (%)', values: [1, 2, 35, 42] },
        ],
        yTitle: 'Células (%)',
        showValues: true,
        alt: 'Por cada tejido, porcentaje de células que se divide al día y que muere con el fármaco: neurona 0 y 1; hígado 1 y 2; médula ósea 40 y 35; tumor 45 y 42.',
        caption: 'Un fármaco que impide copiar el ADN (datos inventados).',
      },
      example: {
        problem: md`Según el gráfico, ¿de qué depende el efecto del fármaco? ¿Es correcto decir que «solo ataca al tumor»?`,
        steps: [
          {
            title: 'Busca lo que sube junto',
            text: md`Donde se dividen más (40 y 45 %) mueren más (35 y 42 %). Donde casi no se dividen, casi no mueren.`,
          },
          {
            title: 'Revisa la frase',
            text: md`La médula ósea es un tejido sano y muere 35 %. La frase no es correcta.`,
          },
          {
            title: 'Concluye',
            text: md`El fármaco afecta más a las células que se dividen seguido, sanas o no. No se midieron tamaño ni mutaciones.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'farmaco-solo-a-tumorales',
          text: md`Creer que la quimioterapia distingue a la célula enferma. Estos fármacos distinguen *ritmos* de división. Busca en la tabla un tejido sano que se divida mucho.`,
        },
        {
          mistake: 'cancer-por-celulas-grandes',
          text: md`Explicar el efecto por el tamaño. Las neuronas pueden ser enormes y casi no se afectan, porque no se dividen.`,
        },
        {
          mistake: 'tumor-por-menos-muerte-medida',
          text: md`Concluir que el fármaco «corrige las mutaciones». Nada se midió de mutaciones: se contaron células.`,
        },
      ],
      checks: [
        {
          id: 'por-que-cae-el-pelo',
          question: md`¿Por qué suele caerse el pelo con estas quimioterapias?`,
          key: 'Porque la raíz del pelo se divide seguido',
          distractors: [
            {
              text: 'Porque la raíz del pelo tiene un tumor',
              feedback: 'Es un tejido sano: lo que comparte con el tumor es el ritmo de división.',
              mistake: 'farmaco-solo-a-tumorales',
            },
            {
              text: 'Porque la raíz del pelo tiene células grandes',
              feedback: 'El tamaño no explica el efecto; sí el ritmo de división.',
              mistake: 'cancer-por-celulas-grandes',
            },
            {
              text: 'Porque la raíz del pelo tiene muchas mutaciones',
              feedback: 'Nada indica eso: el fármaco actúa sobre la división.',
              mistake: 'tumor-por-menos-muerte-medida',
            },
          ],
          explanation: md`El fármaco frena a toda célula que se divide mucho, también a las que forman el pelo.`,
        },
        {
          id: 'predecir-intestino',
          question: md`El revestimiento del intestino se renueva en pocos días. El músculo del corazón casi no se divide. ¿Qué se espera con un fármaco que impide formar el huso?`,
          key: 'Que el intestino se afecte más que el corazón',
          distractors: [
            {
              text: 'Que ninguno se afecte, porque están sanos',
              feedback: 'El fármaco no distingue sano de enfermo, sino quién se divide.',
              mistake: 'farmaco-solo-a-tumorales',
            },
            {
              text: 'Que el corazón se afecte más, por sus células grandes',
              feedback: 'Casi no se dividen: sin división no necesitan huso.',
              mistake: 'cancer-por-celulas-grandes',
            },
            {
              text: 'Que los dos se afecten por igual',
              feedback: 'Se dividen a ritmos muy distintos, y el fármaco actúa al dividirse.',
            },
          ],
          explanation: md`Sin huso no hay mitosis. Le afecta más a quien se divide más.`,
        },
      ],
    },
    {
      id: 'estudios-con-personas',
      title: 'Estudios con personas: ¿son comparables?',
      idea: md`Para saber qué aumenta el riesgo de cáncer se comparan grupos de personas. Antes de concluir, pregunta: **¿en qué más se distinguen los grupos?**

Si además de la exposición difieren en edad, tabaco o sol, no se sabe cuál explica la diferencia. Esa otra variable se llama de **confusión**. Y agregar más gente **no** la quita.

Una asociación fuerte es una pista, no una prueba. Se vuelve convincente cuando los grupos son parecidos en lo demás, se repite en otros estudios y hay un mecanismo. Así se estableció que el tabaco causa cáncer de pulmón.`,
      example: {
        problem: md`Entre 8.000 personas que beben mate muy caliente hubo 48 cánceres de esófago; entre 8.000 que no, 12. En el primer grupo fuma el 45 % y en el segundo, el 15 % (datos inventados). ¿Se demostró que el mate caliente lo causa?`,
        steps: [
          { title: 'La asociación', text: md`48 contra 12, con igual cantidad de personas: 4 veces más.` },
          {
            title: 'La otra diferencia',
            text: md`También fuman más: 45 % contra 15 %. El tabaco aumenta el riesgo de este cáncer.`,
          },
          {
            title: 'Juzga',
            text: md`No se puede separar el mate del tabaco. Con 80.000 personas iguales a estas pasaría lo mismo.`,
          },
          {
            title: 'Mejora',
            text: md`Comparar dentro de quienes no fuman: quienes beben mate muy caliente y quienes no.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'muestra-grande-basta',
          text: md`Pedir más personas como solución. Si los grupos difieren en otra cosa, seguirán difiriendo con diez mil más.`,
        },
        {
          mistake: 'correlacion-como-causa-probada',
          text: md`Dar por demostrada la causa porque los casos son muchos más. Cuánto más no dice por qué.`,
        },
        {
          mistake: 'grupos-distintos-comparables',
          text: md`No ver que los grupos difieren en otra variable, o criticar algo que es una fortaleza, como un seguimiento largo.`,
        },
      ],
      checks: [
        {
          id: 'mineros-y-oficinistas',
          question: md`En 12 años, entre 3.000 trabajadores de una faena hubo 60 cánceres de pulmón y entre 3.000 de oficinas, 20. Fuma el 50 % de los primeros y el 20 % de los segundos (datos inventados). ¿Cuál es el principal problema para culpar al polvo de la faena?`,
          key: 'Los grupos también se distinguen en cuánto fuman',
          distractors: [
            {
              text: 'Los grupos son pequeños para sacar una conclusión',
              feedback: 'Con más personas seguiría la diferencia en el tabaco.',
              mistake: 'muestra-grande-basta',
            },
            {
              text: 'Los años de seguimiento son demasiados para un cáncer',
              feedback: 'Un cáncer tarda años en aparecer: seguir 12 es una fortaleza.',
              mistake: 'grupos-distintos-comparables',
            },
            {
              text: 'Ninguno: hay el triple de casos, y eso lo demuestra',
              feedback: 'El triple muestra una asociación. El tabaco podría explicarla, en parte o entera.',
              mistake: 'correlacion-como-causa-probada',
            },
          ],
          explanation: md`El tabaco también aumenta el cáncer de pulmón. Habría que comparar entre quienes no fuman.`,
        },
        {
          id: 'como-mejorarlo',
          question: md`Se sospecha que usar un solárium aumenta el melanoma, pero quienes lo usan también toman más sol. ¿Qué estudio responde mejor?`,
          key: 'Comparar usuarios y no usuarios que toman el mismo sol',
          distractors: [
            {
              text: 'Comparar a diez veces más usuarios y no usuarios',
              feedback: 'Los usuarios seguirían tomando más sol.',
              mistake: 'muestra-grande-basta',
            },
            {
              text: 'Contar los melanomas solo entre los usuarios',
              feedback: 'Sin no usuarios no hay con qué comparar.',
            },
            {
              text: 'Comparar usuarios que toman sol con quienes no toman',
              feedback: 'Así difieren en las dos cosas: no se sabría cuál importa.',
              mistake: 'grupos-distintos-comparables',
            },
          ],
          explanation: md`Con el mismo sol, lo que queda distinto es el solárium.`,
        },
      ],
    },
  ],
  summary: [
    md`Un tumor aparece cuando se acumulan mutaciones en genes que frenan o aceleran la división.`,
    md`Benigno no invade; maligno invade y puede hacer metástasis.`,
    md`p53 no evita el daño: detiene a la célula para que el daño no se herede.`,
    md`Muchas quimioterapias afectan a toda célula que se divide seguido.`,
    md`Asociación no es causa: busca en qué más difieren los grupos.`,
  ],
  sources: [
    {
      name: 'OpenStax, Biology 2e, capítulo 10 (Cell Reproduction)',
      year: 2018,
      detail: 'Genes que regulan el ciclo y p53 en tumores humanos.',
    },
    {
      name: 'Organización Mundial de la Salud, Cáncer (nota descriptiva)',
      year: 2022,
      detail: 'Definición y metástasis.',
    },
  ],
});
