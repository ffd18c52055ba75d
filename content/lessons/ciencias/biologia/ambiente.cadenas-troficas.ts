import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.ambiente.cadenas-troficas',
  version: 1,
  minutes: 18,
  opening: {
    question: md`En una pradera hay toneladas de pasto, muchos conejos, algunos zorros y casi ningún puma. ¿Por qué hay tan pocos animales arriba?`,
    guesses: [
      'Porque cazar es difícil',
      'Porque en cada paso llega menos energía',
      'Porque los de arriba viven más años',
    ],
    reveal: md`Porque en cada paso la mayor parte de la energía se usa o se disipa como calor, y al siguiente llega poca. Pero hay cosas que hacen lo contrario y **aumentan** hacia arriba. Vas a ver ambas cuentas.`,
  },
  points: [
    {
      id: 'la-flecha',
      title: 'La flecha va hacia quien come',
      idea: md`En una **cadena** o una **trama trófica**, cada flecha sale del alimento y apunta **a quien lo come**. Muestra hacia dónde pasan la materia y la energía.

- **Productores**: forman materia orgánica (plantas, algas).
- **Consumidores primarios**: comen productores. **Secundarios**: comen primarios. Y así.
- **Descomponedores** (hongos, bacterias): usan restos de todos y devuelven sales y dióxido de carbono.

La materia **circula**. La energía **fluye**: entra como luz y se disipa como calor.

Al dibujar una trama, anota solo lo **observado**: ni relaciones de más ni de menos. Un animal puede comer de varios.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'p', label: 'Pasto', column: 0, row: 1 },
          { id: 'c', label: 'Conejo', column: 1, row: 0 },
          { id: 'g', label: 'Grillo', column: 1, row: 2 },
          { id: 's', label: 'Sapo', column: 2, row: 2 },
          { id: 'z', label: 'Zorro', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'p', to: 'c' },
          { from: 'p', to: 'g' },
          { from: 'g', to: 's' },
          { from: 'c', to: 'z' },
        ],
        alt: 'Flechas del pasto al conejo y al grillo, del grillo al sapo y del conejo al zorro.',
        caption: 'Trama de una pradera.',
      },
      example: {
        problem: md`Se observó que el zorro también come grillos. ¿Qué hay que cambiar en la trama de la figura?`,
        steps: [
          { title: 'Dirección', text: md`La materia pasa del grillo al zorro: la flecha sale del grillo.` },
          {
            title: 'Agrega',
            text: md`Una flecha del grillo al zorro. Las demás siguen: comer grillos no impide comer conejos.`,
          },
          { title: 'No agregues', text: md`Que el zorro coma sapos no se observó. No se dibuja.` },
        ],
      },
      warnings: [
        {
          mistake: 'flecha-hacia-el-alimento',
          text: md`Dibujarla hacia la comida, como si dijera «come a». Piensa hacia dónde va la materia.`,
        },
        {
          mistake: 'agrega-una-relacion-que-no-se-observo',
          text: md`Agregar una flecha porque suena posible. Solo lo que se observó.`,
        },
        {
          mistake: 'descarta-una-relacion-observada',
          text: md`Borrar una flecha porque el animal ya tiene otro alimento. Puede tener varios.`,
        },
      ],
      checks: [
        {
          id: 'corregir-la-trama',
          question: md`Se observó que la rata come semillas, y que el chuncho come ratas y polillas. La trama tiene: semilla a rata, chuncho a rata y polilla a chuncho. ¿Qué se corrige?`,
          key: 'Invertir la flecha entre el chuncho y la rata',
          distractors: [
            {
              text: 'Invertir la flecha entre la semilla y la rata',
              feedback: 'La rata come semillas: la flecha hacia la rata está bien.',
              mistake: 'flecha-hacia-el-alimento',
            },
            {
              text: 'Agregar una flecha de la semilla a la polilla',
              feedback: 'No se observó que la polilla coma semillas.',
              mistake: 'agrega-una-relacion-que-no-se-observo',
            },
            {
              text: 'Borrar la flecha entre la polilla y el chuncho',
              feedback: 'Sí se observó: el chuncho come ratas y polillas.',
              mistake: 'descarta-una-relacion-observada',
            },
          ],
          explanation: md`El chuncho come a la rata: la flecha va de la rata al chuncho.`,
        },
        {
          id: 'que-hacen-los-descomponedores',
          question: md`¿Qué pasaría en un bosque si faltaran los descomponedores?`,
          key: 'Los restos se acumularían y faltarían sales para las plantas',
          distractors: [
            {
              text: 'Los restos se volverían energía para las plantas',
              feedback: 'Las plantas no toman energía de los restos: la toman de la luz.',
            },
            {
              text: 'Los restos desaparecerían y sobrarían sales en el suelo',
              feedback: 'Es al revés: ellos liberan las sales de los restos.',
            },
          ],
          explanation: md`Devuelven al suelo y al aire la materia de los restos.`,
        },
      ],
    },
    {
      id: 'energia-en-cada-paso',
      title: 'La energía disminuye: multiplica por 0,1',
      idea: md`De lo que un nivel almacena, en promedio cerca del **10 %** pasa al siguiente. El resto se usó en vivir, se disipó como calor o quedó en lo no comido.

Para calcular: **cuenta las flechas** desde los productores y multiplica por 0,1 en cada una.

Si los productores almacenan 50.000 kJ: primarios, 5.000; secundarios, 500; terciarios, 50.

El 10 % es un promedio: varía entre ecosistemas. El ejercicio dice cuál usar.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Productores', 'Primarios', 'Secundarios'],
        series: [{ name: 'Energía', values: [2000, 200, 20] }],
        yTitle: 'Energía (kJ)',
        showValues: true,
        alt: 'Energía almacenada: productores, 2.000 kJ; primarios, 200; secundarios, 20.',
        caption: 'Con un paso del 10 % (datos inventados).',
      },
      example: {
        problem: md`Fitoplancton, zooplancton, anchoveta, jurel. El fitoplancton almacena 90.000 kJ y pasa el 10 % en cada paso. ¿Cuánta energía almacena el jurel?`,
        steps: [
          { title: 'Cuenta flechas', text: md`Hasta el jurel hay 3.` },
          { title: 'Multiplica', text: md`$90.000 \cdot 0{,}1 \cdot 0{,}1 \cdot 0{,}1$: 9.000, 900 y 90.` },
          { title: 'Responde', text: md`90 kJ. Son cuatro organismos y tres pasos: no se cuenta el primero.` },
        ],
      },
      warnings: [
        {
          mistake: 'olvida-un-nivel-trofico',
          text: md`Aplicar un paso menos. Cuenta flechas, desde el productor hasta el que te piden.`,
        },
        { mistake: 'aplica-un-paso-de-mas', text: md`Aplicar un paso al productor. Él es el punto de partida.` },
        {
          mistake: 'resta-el-porcentaje-en-cada-paso',
          text: md`Multiplicar por 0,9. Eso es lo que **no** pasa; lo que pasa es el 10 %.`,
        },
      ],
      checks: [
        {
          id: 'hierba-liebre-zorro',
          question: md`Hierba, liebre, zorro. La hierba almacena 40.000 kJ y pasa el 10 % en cada paso. ¿Cuánto almacena el zorro?`,
          key: '400 kJ',
          distractors: [
            { text: '4.000 kJ', feedback: 'Es la liebre: te falta un paso.', mistake: 'olvida-un-nivel-trofico' },
            { text: '40 kJ', feedback: 'Aplicaste tres pasos y hay dos flechas.', mistake: 'aplica-un-paso-de-mas' },
            {
              text: '32.400 kJ',
              feedback: 'Usaste el 90 %; pasa el 10 %.',
              mistake: 'resta-el-porcentaje-en-cada-paso',
            },
          ],
          explanation: md`Dos flechas: 4.000 y 400.`,
        },
        {
          id: 'hacia-atras',
          question: md`Un consumidor secundario almacena 30 kJ. Si pasa el 10 % en cada paso, ¿cuánto almacenan los productores?`,
          key: '3.000 kJ',
          distractors: [
            {
              text: '300 kJ',
              feedback: 'Ese es el consumidor primario: falta un paso.',
              mistake: 'olvida-un-nivel-trofico',
            },
            { text: '30.000 kJ', feedback: 'Subiste tres pasos; son dos.', mistake: 'aplica-un-paso-de-mas' },
          ],
          explanation: md`Hacia atrás se multiplica por 10: 300 y 3.000.`,
        },
      ],
    },
    {
      id: 'acumulacion',
      title: 'El contaminante aumenta: multiplica',
      idea: md`Algunos contaminantes, como el mercurio en los peces, casi **no se eliminan**. Quien come mucha presa guarda lo de todas: la **concentración aumenta** en cada paso. Se llama **biomagnificación**.

Si de un nivel a otro aumenta 5 veces y luego 8, en total son $5 \cdot 8 = 40$ veces. Los factores **se multiplican**: cada aumento actúa sobre lo que ya había.

No confundas: la **energía** baja, la **concentración** sube.`,
      example: {
        problem: md`Alga, caracol, jaiba, pulpo. Alga: 0,5 µg/kg. Los aumentos son 4, 6 y 5 veces (datos inventados). ¿Qué concentración tiene el pulpo?`,
        steps: [
          { title: 'Ordena los factores', text: md`Alga a caracol, 4; caracol a jaiba, 6; jaiba a pulpo, 5.` },
          { title: 'Avanza', text: md`$0{,}5 \cdot 4 = 2$; $2 \cdot 6 = 12$; $12 \cdot 5 = 60$.` },
          { title: 'Responde', text: md`60 µg/kg. Aumentó $4 \cdot 6 \cdot 5 = 120$ veces.` },
        ],
      },
      warnings: [
        {
          mistake: 'acumulacion-como-suma',
          text: md`Sumar los factores: $4 + 6 + 5$. Cada uno se aplica al resultado anterior.`,
        },
        { mistake: 'acumulacion-con-un-paso-mas', text: md`Usar un aumento de más. Un factor por flecha.` },
        { mistake: 'contaminante-como-la-energia', text: md`Dividir, como si disminuyera. Lo que baja es la energía.` },
      ],
      checks: [
        {
          id: 'del-plancton-al-pez',
          question: md`Plancton con 2 µg/kg; aumenta 3 veces en el camarón y 10 veces del camarón a la merluza. ¿Cuánto tiene la merluza?`,
          key: '60 µg/kg',
          distractors: [
            { text: '26 µg/kg', feedback: 'Sumaste 3 y 10; se multiplican.', mistake: 'acumulacion-como-suma' },
            {
              text: '600 µg/kg',
              feedback: 'Aplicaste el 10 dos veces; hay dos flechas.',
              mistake: 'acumulacion-con-un-paso-mas',
            },
            {
              text: '0,07 µg/kg',
              feedback: 'Dividiste: la energía baja, el contaminante sube.',
              mistake: 'contaminante-como-la-energia',
            },
          ],
          explanation: md`$2 \cdot 3 \cdot 10 = 60$.`,
        },
        {
          id: 'quien-tiene-mas',
          question: md`En un lago con mercurio, ¿qué organismo tendrá la mayor concentración?`,
          key: 'La trucha que come peces pequeños',
          distractors: [
            {
              text: 'El alga que flota en la superficie',
              feedback: 'Está en la base: ahí la concentración es la menor.',
              mistake: 'contaminante-como-la-energia',
            },
            { text: 'El zooplancton que come algas', feedback: 'Hay otro más arriba, que acumula lo de muchos.' },
          ],
          explanation: md`Está más lejos del productor: hay más pasos de aumento.`,
        },
      ],
    },
    {
      id: 'estudio-con-comparacion',
      title: 'Quitar a uno y mirar a los demás',
      idea: md`Si desaparece un depredador, aumentan sus presas, y disminuye lo que ellas comen. Para probarlo hace falta un buen estudio:

1. **Dos** grupos de sitios parecidos: con el depredador y sin él.
2. Se interviene la especie **de la pregunta**.
3. Se mide lo que dice la pregunta, y no solo la especie que se quitó.
4. Por suficiente tiempo y en varios sitios.

Un solo sitio, por muchos años que se mida, no permite separar el efecto de otros cambios.`,
      example: {
        problem: md`Se sospecha que, donde se eliminan los zorros, disminuyen los brotes de espino, porque los comen los conejos. Diseña el estudio.`,
        steps: [
          { title: 'Compara', text: md`Predios parecidos, unos con zorros y otros sin ellos.` },
          { title: 'Mide', text: md`Zorros, conejos y, sobre todo, **brotes**: son la sospecha.` },
          { title: 'Predice', text: md`Si es cierta: sin zorros, más conejos y menos brotes que en los otros.` },
        ],
      },
      warnings: [
        { mistake: 'sin-sitio-de-comparacion', text: md`Medir mucho en un solo lugar. Falta con qué comparar.` },
        {
          mistake: 'mide-solo-la-especie-excluida',
          text: md`Medir solo la especie que se quitó. Eso ya se sabe; la pregunta es por otra.`,
        },
        { mistake: 'excluye-a-otra-especie', text: md`Quitar a otra especie. Responde otra pregunta.` },
      ],
      checks: [
        {
          id: 'estrellas-y-choritos',
          question: md`Se sospecha que, sin estrellas de mar, los choritos cubren la roca y disminuyen las algas. ¿Qué estudio sirve?`,
          key: 'Medir algas y choritos en rocas similares, con estrellas y sin ellas',
          distractors: [
            {
              text: 'Medir algas y choritos por diez años en una roca sin estrellas',
              feedback: 'Falta una roca con estrellas.',
              mistake: 'sin-sitio-de-comparacion',
            },
            {
              text: 'Medir solo estrellas en rocas similares, con estrellas y sin ellas',
              feedback: 'La sospecha es por las algas.',
              mistake: 'mide-solo-la-especie-excluida',
            },
            {
              text: 'Medir algas y estrellas en rocas similares, con choritos y sin ellos',
              feedback: 'Así se quita al chorito; la pregunta es por la estrella.',
              mistake: 'excluye-a-otra-especie',
            },
          ],
          explanation: md`Cambia solo la presencia de estrellas y se mide lo que se sospecha.`,
        },
        {
          id: 'predecir-sin-depredador',
          question: md`Alga, erizo, nutria. Si se eliminan las nutrias, ¿qué se espera al comienzo?`,
          key: 'Más erizos y menos algas',
          distractors: [
            {
              text: 'Menos erizos y más algas',
              feedback: 'Sin nutria, nadie de esa cadena se come al erizo: aumenta.',
            },
            { text: 'Más erizos y más algas', feedback: 'Con más erizos se comen más algas.' },
          ],
          explanation: md`Aumenta la presa y disminuye su alimento.`,
        },
      ],
    },
  ],
  summary: [
    md`La flecha sale del alimento y llega a quien lo come; se dibuja solo lo observado.`,
    md`La energía: multiplica por 0,1 en cada flecha. Baja.`,
    md`El contaminante que no se elimina: multiplica los aumentos. Sube.`,
    md`Para probar un efecto: con y sin la especie, y se mide lo que se pregunta.`,
  ],
});
