import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.ambiente.respiracion-celular',
  version: 2,
  minutes: 17,
  opening: {
    question: md`Guardas trigo húmedo en un silo cerrado. A los pocos días el grano está tibio, y el aire de adentro tiene menos oxígeno. Nadie encendió nada. ¿Qué está pasando?`,
    guesses: [
      'El grano está vivo y respira',
      'El grano hace fotosíntesis en la oscuridad',
      'El calor del día quedó atrapado',
    ],
    reveal: md`El grano vivo respira: usa azúcar y oxígeno, y parte de la energía sale como **calor**. Pero ¿cómo se descarta que sea calor atrapado, o microbios? Con un buen control. Eso vas a aprender.`,
  },
  points: [
    {
      id: 'energia-para-todos',
      title: 'Sacar energía de la materia orgánica',
      idea: md`La **respiración celular** obtiene energía (ATP) de la materia orgánica:

$$\text{C}_6\text{H}_{12}\text{O}_6 + 6\ \text{O}_2 \rightarrow 6\ \text{CO}_2 + 6\ \text{H}_2\text{O}$$

Comienza en el **citoplasma** y sigue en la **mitocondria**, donde se usa el oxígeno. Parte de la energía queda en ATP y el resto sale como calor.

La hacen animales, hongos **y plantas**, de día y de noche. Sin oxígeno, algunas células hacen **fermentación**: menos ATP.

En el ecosistema devuelve al aire el dióxido de carbono que la fotosíntesis tomó. La materia circula; la energía se disipa.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'foto', label: 'Fotosíntesis', column: 0, row: 0 },
          { id: 'az', label: 'Azúcar y oxígeno', column: 1, row: 0 },
          { id: 'resp', label: 'Respiración', column: 1, row: 1 },
          { id: 'co', label: 'Dióxido de carbono y agua', column: 0, row: 1 },
        ],
        arrows: [
          { from: 'foto', to: 'az' },
          { from: 'az', to: 'resp' },
          { from: 'resp', to: 'co' },
          { from: 'co', to: 'foto' },
        ],
        alt: 'Ciclo: la fotosíntesis produce azúcar y oxígeno; la respiración los usa y produce dióxido de carbono y agua, que vuelven a la fotosíntesis.',
        caption: 'La materia da la vuelta.',
      },
      game: {
        game: 'celula',
        state: 'falta.animal.mitocondria',
        words: 'Apaga las mitocondrias y sigue el ATP minuto a minuto.',
      },
      example: {
        problem: md`Una planta en maceta está en una caja cerrada. De día, el dióxido de carbono de la caja baja; de noche, sube. ¿La planta respira solo de noche?`,
        steps: [
          {
            title: 'De noche',
            text: md`Sin luz no hay fotosíntesis. La planta respira, y el dióxido de carbono sube.`,
          },
          {
            title: 'De día',
            text: md`También respira. Pero la fotosíntesis toma más dióxido de carbono que el que la respiración libera: el saldo baja.`,
          },
          {
            title: 'Concluye',
            text: md`Respira siempre. Lo que cambia es el saldo. Lo observado es el dióxido de carbono de la caja; los dos procesos son la explicación.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'raiz-de-un-manzano',
          question: md`Las células de la raíz de un manzano están bajo tierra, sin luz. ¿Cómo obtienen su energía?`,
          key: 'Respiran el azúcar que llega desde las hojas',
          distractors: [
            {
              text: 'Hacen fotosíntesis con las sales del suelo',
              feedback: 'Sin luz ni cloroplastos no hay fotosíntesis.',
            },
            {
              text: 'Toman la energía directamente del agua',
              feedback: 'El agua no es una fuente de energía para la célula.',
            },
            {
              text: 'No la necesitan, porque no se mueven',
              feedback: 'Toda célula viva gasta energía: crece, absorbe y se mantiene.',
            },
          ],
          explanation: md`Tienen mitocondrias y respiran. Por eso una raíz inundada, sin oxígeno, se muere.`,
        },
        {
          id: 'que-libera-la-respiracion',
          question: md`¿Qué libera al ambiente una célula que respira con oxígeno?`,
          key: 'Dióxido de carbono, agua y calor',
          distractors: [
            { text: 'Oxígeno, azúcar y algo de calor', feedback: 'Oxígeno y azúcar son lo que entra.' },
            { text: 'Oxígeno, agua y energía de luz', feedback: 'El oxígeno se consume; lo libera la fotosíntesis.' },
          ],
          explanation: md`Del azúcar y el oxígeno se forman dióxido de carbono y agua. Parte de la energía se disipa.`,
        },
      ],
    },
    {
      id: 'frasco-claro-y-oscuro',
      title: 'Un frasco claro y uno oscuro',
      idea: md`En un frasco claro con algas, el oxígeno aumenta. Pero ese aumento es el **saldo**: lo producido menos lo que se respiró. Para saber cuánto se produjo de verdad se usa otro frasco igual, **oscuro**, donde solo hay respiración.

- **Respiración** = inicial − final del oscuro
- **Neta** = final del claro − inicial
- **Bruta** (todo lo producido) = neta **+** respiración

Se suma, porque al saldo ya le descontaron lo respirado. Se supone que la respiración es igual en los dos frascos. Atajo: bruta = final del claro − final del oscuro.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Inicio', 'Oscuro, al final', 'Claro, al final'],
        series: [{ name: 'Oxígeno', values: [8, 6.2, 11.5] }],
        yTitle: 'Oxígeno (mg/L)',
        showValues: true,
        alt: 'Oxígeno disuelto: 8,0 mg/L al inicio; 6,2 en el oscuro al final y 11,5 en el claro al final.',
        caption: 'Agua del lago Llanquihue después de 6 horas (datos inventados).',
      },
      example: {
        problem: md`Con los datos del gráfico, ¿cuánto oxígeno produjo la fotosíntesis en el frasco claro?`,
        steps: [
          { title: 'Respiración', text: md`Frasco oscuro: $8{,}0 - 6{,}2 = 1{,}8$ mg/L.` },
          { title: 'Saldo', text: md`Frasco claro: $11{,}5 - 8{,}0 = 3{,}5$ mg/L.` },
          { title: 'Suma', text: md`$3{,}5 + 1{,}8 = 5{,}3$ mg/L. Lo mismo que $11{,}5 - 6{,}2$.` },
        ],
      },
      warnings: [
        {
          mistake: 'fotosintesis-neta-por-bruta',
          text: md`Responder 3,5, el aumento. Es lo que quedó *después* de respirar.`,
        },
        { mistake: 'da-la-lectura-final', text: md`Responder 11,5, la lectura. Antes de empezar ya había 8,0.` },
        {
          mistake: 'resta-la-respiracion',
          text: md`Restar: $3{,}5 - 1{,}8$. El aumento ya tiene descontada la respiración; hay que devolverla.`,
        },
      ],
      checks: [
        {
          id: 'frascos-de-una-laguna',
          question: md`Oxígeno inicial 7,5 mg/L; frasco claro, 10,5 al final; frasco oscuro, 6,5 al final. ¿Cuánto produjo la fotosíntesis?`,
          key: '4,0 mg/L',
          distractors: [
            {
              text: '3,0 mg/L',
              feedback: 'Es el aumento; falta lo que se respiró mientras tanto.',
              mistake: 'fotosintesis-neta-por-bruta',
            },
            { text: '10,5 mg/L', feedback: 'Es la lectura final; ya había 7,5.', mistake: 'da-la-lectura-final' },
            {
              text: '2,0 mg/L',
              feedback: 'Restaste 1,0; la respiración ya está descontada.',
              mistake: 'resta-la-respiracion',
            },
          ],
          explanation: md`$3{,}0 + 1{,}0 = 4{,}0$ mg/L.`,
        },
        {
          id: 'cuanto-se-respiro',
          question: md`En otro ensayo: inicio 9,0 mg/L; oscuro, 7,6; claro, 9,8. ¿Cuánto oxígeno se respiró en cada frasco?`,
          key: '1,4 mg/L',
          distractors: [
            {
              text: '0,8 mg/L',
              feedback: 'Es el saldo del claro. La respiración se ve en el oscuro.',
              mistake: 'fotosintesis-neta-por-bruta',
            },
            {
              text: '7,6 mg/L',
              feedback: 'Es lo que quedó en el oscuro, no lo que se gastó.',
              mistake: 'da-la-lectura-final',
            },
            { text: '2,2 mg/L', feedback: 'Eso es lo que produjo la fotosíntesis: 9,8 menos 7,6.' },
          ],
          explanation: md`$9{,}0 - 7{,}6 = 1{,}4$ mg/L en el oscuro, y se supone igual en el claro.`,
        },
      ],
    },
    {
      id: 'control-y-grafico',
      title: 'El control justo y el gráfico justo',
      idea: md`**Control.** Para mostrar que el calor viene de la respiración, el control es igual en todo (masa, especie, humedad, desinfección), salvo que **no respira**: por ejemplo, semillas hervidas y enfriadas. Repetir el mismo montaje, cambiar varias cosas o usar más semillas vivas no sirve de control.

**Gráfico.** Si algo cambia en el tiempo y quieres comparar dos grupos: **líneas**, el tiempo en el eje horizontal, lo medido en el vertical y una línea por grupo. Un promedio borra el cambio, y un gráfico circular muestra partes de un total.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['0', '12', '24', '36', '48'],
        series: [
          { name: 'Semillas vivas', values: [18, 20, 24, 28, 31] },
          { name: 'Semillas hervidas', values: [18, 18, 18, 18, 18] },
        ],
        xTitle: 'Tiempo (h)',
        yTitle: 'Temperatura (°C)',
        alt: 'Temperatura en dos termos: con semillas vivas sube de 18 a 20, 24, 28 y 31 °C en 48 horas; con semillas hervidas se mantiene en 18 °C.',
        caption: 'Garbanzos húmedos y desinfectados, igual masa (datos inventados).',
      },
      example: {
        problem: md`Un curso pone 150 g de garbanzos en germinación, desinfectados, en un termo a 18 °C. Diseña el control y di cómo mostrar los resultados.`,
        steps: [
          { title: 'Lo que se quiere descartar', text: md`Que el calor venga del ambiente, del termo o de microbios.` },
          {
            title: 'El control',
            text: md`150 g de garbanzos hervidos, enfriados a 18 °C y desinfectados, en un termo igual. Solo difieren en que no están vivos.`,
          },
          {
            title: 'El gráfico',
            text: md`Tiempo abajo, temperatura a la izquierda, una línea por termo. Se ve cuándo y cuánto se separan.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'repetir-no-es-controlar',
          text: md`Poner otro termo igual. Confirma el dato, pero no descarta otra causa.`,
        },
        {
          mistake: 'control-cambia-varias-cosas',
          text: md`Cambiar la especie, la masa y la temperatura. Si el resultado difiere, no se sabe por qué.`,
        },
        {
          mistake: 'control-con-otra-pregunta',
          text: md`Poner el doble de semillas vivas. Responde si influye la cantidad, y siguen respirando.`,
        },
        {
          mistake: 'intercambia-los-ejes',
          text: md`Poner lo medido abajo. La variable que avanza o se controla va en el horizontal.`,
        },
        {
          mistake: 'promedia-y-pierde-la-comparacion',
          text: md`Hacer una barra con el promedio. Se pierde cómo cambia.`,
        },
        {
          mistake: 'grafico-circular-para-tendencia',
          text: md`Usar un gráfico circular. Muestra partes de un total, y aquí no hay un total que repartir.`,
        },
      ],
      checks: [
        {
          id: 'control-de-la-levadura',
          question: md`Para mostrar que la levadura viva infla un globo, se usaron 5 g de levadura, agua tibia y azúcar. ¿Cuál es el mejor control?`,
          key: '5 g de levadura hervida, agua tibia y azúcar',
          distractors: [
            {
              text: '5 g de levadura viva, agua tibia y azúcar',
              feedback: 'Es el mismo montaje: repite, no descarta.',
              mistake: 'repetir-no-es-controlar',
            },
            {
              text: '2 g de bicarbonato, agua fría y sal de mesa',
              feedback: 'Cambian la sustancia, la masa y la temperatura.',
              mistake: 'control-cambia-varias-cosas',
            },
            {
              text: '9 g de levadura viva, agua tibia y azúcar',
              feedback: 'Responde si influye la cantidad; sigue viva.',
              mistake: 'control-con-otra-pregunta',
            },
          ],
          explanation: md`Solo difiere en que la levadura no está viva.`,
        },
        {
          id: 'grafico-de-la-levadura',
          question: md`Se midió el gas acumulado cada 5 minutos, por una hora, en levaduras con azúcar y sin azúcar. ¿Qué gráfico muestra mejor la comparación?`,
          key: 'Líneas: tiempo abajo, volumen al lado y una línea por grupo',
          distractors: [
            {
              text: 'Líneas: volumen abajo, grupo al lado y una línea por minuto',
              feedback: 'El tiempo, que avanza solo, va abajo.',
              mistake: 'intercambia-los-ejes',
            },
            {
              text: 'Barras: una por grupo, con el promedio de toda la hora',
              feedback: 'El promedio borra el cambio en el tiempo.',
              mistake: 'promedia-y-pierde-la-comparacion',
            },
            {
              text: 'Circular: uno por grupo, con un sector por cada medición',
              feedback: 'Las mediciones son acumuladas, no partes de un total.',
              mistake: 'grafico-circular-para-tendencia',
            },
          ],
          explanation: md`Se ve la evolución de cada grupo y su diferencia en cada minuto.`,
        },
      ],
    },
  ],
  summary: [
    md`Azúcar y oxígeno dan dióxido de carbono, agua, ATP y calor. Las plantas también respiran, siempre.`,
    md`Comienza en el citoplasma; el oxígeno se usa en la mitocondria.`,
    md`Bruta = neta + respiración: claro final menos oscuro final.`,
    md`El control difiere en una sola condición. Cambio en el tiempo: líneas, con el tiempo abajo.`,
  ],
});
