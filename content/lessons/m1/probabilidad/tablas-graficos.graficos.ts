import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.tablas-graficos.graficos',
  version: 2,
  minutes: 15,
  opening: {
    question: md`Anotaste la temperatura de tu pieza cada hora, desde las 8 de la mañana hasta las 8 de la noche. ¿Con qué gráfico se ve mejor cuándo subió y cuándo bajó?`,
    guesses: ['Con un gráfico circular', 'Con un gráfico de líneas', 'Da lo mismo: los datos son los mismos'],
    reveal: md`Con uno de líneas: la pendiente de cada tramo muestra cuánto subió o bajó. Un gráfico circular reparte un total, y las temperaturas no se suman. Cada gráfico contesta un tipo de pregunta.`,
  },
  points: [
    {
      id: 'que-grafico-elegir',
      title: 'Elegir según lo que se quiere mostrar',
      idea: md`- **Barras**: comparan categorías, como deportes o comunas. La altura es la frecuencia, y las barras van separadas.
- **Líneas**: muestran cómo cambia algo en el tiempo. Los tramos más inclinados son los cambios más rápidos.
- **Circular**: reparte **un total** en partes. Sirve si las partes son pocas y juntas completan el 100 %.
- **Histograma**: agrupa números en intervalos. Las barras se tocan, porque donde termina un intervalo empieza el otro.

Antes de leer cualquiera, mira el título, qué mide cada eje y en qué unidad.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['8 h', '10 h', '12 h', '14 h', '16 h', '18 h', '20 h'],
        series: [{ name: 'Temperatura', values: [12, 13, 17, 22, 24, 21, 17] }],
        xTitle: 'Hora',
        yTitle: 'Grados Celsius',
        showValues: true,
        alt: 'Gráfico de líneas de la temperatura de una pieza: 12 grados a las 8, 13 a las 10, 17 a las 12, 22 a las 14, 24 a las 16, 21 a las 18 y 17 a las 20 horas.',
        caption: 'Temperatura de una pieza en un día (datos inventados).',
      },
      example: {
        problem: md`Según el gráfico de la temperatura de la pieza, ¿entre qué horas marcadas consecutivas subió más rápido?`,
        steps: [
          { title: 'Mira los tramos que suben', text: md`Son cuatro: desde las 8 hasta las 16 horas.` },
          {
            title: 'Calcula cuánto sube cada uno',
            text: md`$13 - 12 = 1$; $17 - 13 = 4$; $22 - 17 = 5$; $24 - 22 = 2$.`,
          },
          {
            title: 'Elige el más inclinado',
            text: md`Entre las 12 y las 14 horas subió 5 grados. La temperatura más alta fue a las 16, pero eso es otra pregunta.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'presupuesto-del-centro-de-alumnos',
          question: md`El centro de estudiantes quiere mostrar qué parte de su presupuesto va a deporte, a arte, a ayuda social y a convivencia. ¿Qué gráfico muestra mejor ese reparto?`,
          key: 'Circular',
          distractors: [
            {
              text: 'De líneas',
              feedback: 'Las líneas muestran cambios en el tiempo. Aquí no hay tiempo, hay partes de un total.',
            },
            {
              text: 'Histograma',
              feedback: 'El histograma agrupa números en intervalos, y deporte o arte son categorías.',
            },
          ],
          explanation: md`Son pocas partes que juntas completan el total: el círculo muestra de un vistazo qué trozo se lleva cada una.`,
        },
        {
          id: 'tiempos-de-una-corrida',
          question: md`Tienes los tiempos de llegada de 400 corredores, casi todos distintos. ¿Qué gráfico muestra cómo se reparten?`,
          key: 'Un histograma, por intervalos',
          distractors: [
            {
              text: 'Uno de barras, una por tiempo',
              feedback: 'Con tiempos casi todos distintos quedarían cientos de barras de altura 1.',
            },
            {
              text: 'Uno de líneas, uniendo corredores',
              feedback: 'Los corredores no son momentos: unirlos sugiere un cambio que no existe.',
            },
            {
              text: 'Uno circular, un sector por corredor',
              feedback: 'Quedarían 400 sectores iguales: no se vería nada.',
            },
          ],
          explanation: md`El histograma junta los tiempos en intervalos y muestra cuántos corredores hay en cada uno.`,
        },
        {
          id: 'baja-mas-rapida',
          question: md`En un gráfico de líneas, el agua de un embalse está a 90 % en enero, 84 % en febrero, 70 % en marzo, 65 % en abril y 64 % en mayo. ¿Entre qué meses bajó más?`,
          key: 'Entre febrero y marzo',
          distractors: [
            { text: 'Entre abril y mayo', feedback: 'Ahí está el valor más bajo, pero bajó apenas 1 punto.' },
            { text: 'Entre enero y febrero', feedback: 'Ahí bajó 6 puntos. Hay un tramo más inclinado.' },
          ],
          explanation: md`En cada tramo bajó 6, 14, 5 y 1. La mayor baja es de febrero a marzo.`,
        },
      ],
    },
    {
      id: 'leer-un-histograma',
      title: 'Leer un histograma',
      idea: md`En un histograma, cada barra es un **intervalo** y su altura dice **cuántos datos** caen ahí. El total es la suma de todas las alturas.

Para «tantos o más» o «menos de tanto», suma las alturas de **todos** los intervalos que cumplen. Y si piden un porcentaje, divide esa suma por el total.

En la figura hay $6 + 13 + 16 + 9 + 6 = 50$ ciclistas. Recorrieron 30 km o más los de las dos últimas barras: $9 + 6 = 15$.`,
      figure: {
        kind: 'chart',
        type: 'histogram',
        categories: ['0 a 10', '10 a 20', '20 a 30', '30 a 40', '40 a 50'],
        series: [{ name: 'Ciclistas', values: [6, 13, 16, 9, 6] }],
        xTitle: 'Kilómetros recorridos',
        yTitle: 'Ciclistas',
        showValues: true,
        alt: 'Histograma de los kilómetros recorridos por ciclistas: 6 de 0 a 10, 13 de 10 a 20, 16 de 20 a 30, 9 de 30 a 40 y 6 de 40 a 50.',
        caption: 'Cada intervalo incluye su menor valor y no el mayor (datos inventados).',
      },
      example: {
        problem: md`En el histograma de los 50 ciclistas, ¿qué porcentaje recorrió 30 km o más?`,
        steps: [
          { title: 'Intervalos que cumplen', text: md`De 30 a 40 y de 40 a 50.` },
          { title: 'Suma sus alturas', text: md`$9 + 6 = 15$ ciclistas.` },
          { title: 'Divide por el total', text: md`$\frac{15}{50} = 0{,}3$: un 30 %.` },
        ],
      },
      warnings: [
        {
          mistake: 'histograma-cantidad-como-porcentaje',
          text: md`Contestar 15 %, porque son 15 ciclistas. Son 15 de 50. Solo con 100 datos la cantidad es el porcentaje.`,
        },
        {
          mistake: 'histograma-solo-un-intervalo',
          text: md`Usar solo la barra de 30 a 40: 9 de 50, un 18 %. «30 o más» sigue hacia la derecha hasta el final.`,
        },
        {
          mistake: 'histograma-cuenta-intervalos',
          text: md`Contar barras: 2 de 5, un 40 %. Las barras no pesan lo mismo: cada una vale según su altura.`,
        },
      ],
      checks: [
        {
          id: 'menos-de-veinte-kilometros',
          question: md`En un histograma hay 6 corredores de 0 a 10 km, 9 de 10 a 20, 15 de 20 a 30 y 30 de 30 a 40 (cada intervalo incluye solo su menor valor). ¿Qué porcentaje recorrió menos de 20 km?`,
          key: '25 %',
          distractors: [
            {
              text: '15 %',
              feedback: 'Son 15 corredores, pero de 60. Falta dividir por el total.',
              mistake: 'histograma-cantidad-como-porcentaje',
            },
            {
              text: '50 %',
              feedback: 'Contaste 2 barras de 4. Cada una vale según su altura.',
              mistake: 'histograma-cuenta-intervalos',
            },
            {
              text: '10 %',
              feedback: 'Usaste solo la primera barra, 6 de 60. La de 10 a 20 también cumple.',
              mistake: 'histograma-solo-un-intervalo',
            },
          ],
          explanation: md`Cumplen $6 + 9 = 15$ de un total de 60: $\frac{15}{60} = 25\ \%$.`,
        },
        {
          id: 'espera-en-el-consultorio',
          question: md`El histograma muestra los minutos de espera de 80 personas en un consultorio. ¿Qué porcentaje esperó 20 minutos o más?`,
          figure: {
            kind: 'chart',
            type: 'histogram',
            categories: ['0 a 10', '10 a 20', '20 a 30', '30 a 40'],
            series: [{ name: 'Personas', values: [20, 32, 16, 12] }],
            xTitle: 'Minutos de espera',
            yTitle: 'Personas',
            showValues: true,
            alt: 'Histograma de minutos de espera: 20 personas de 0 a 10, 32 de 10 a 20, 16 de 20 a 30 y 12 de 30 a 40.',
          },
          key: '35 %',
          distractors: [
            {
              text: '28 %',
              feedback: 'Sumaste bien las barras, pero 28 es la cantidad. El total es 80.',
              mistake: 'histograma-cantidad-como-porcentaje',
            },
            {
              text: '20 %',
              feedback: 'Usaste solo la barra de 20 a 30: 16 de 80. Falta la última.',
              mistake: 'histograma-solo-un-intervalo',
            },
            {
              text: '50 %',
              feedback: 'Contaste 2 barras de 4, sin mirar sus alturas.',
              mistake: 'histograma-cuenta-intervalos',
            },
          ],
          explanation: md`$16 + 12 = 28$ personas, y $\frac{28}{80} = 0{,}35$: un 35 %.`,
        },
      ],
    },
    {
      id: 'sectores-y-grados',
      title: 'Del porcentaje al sector del círculo',
      idea: md`En un gráfico circular, el círculo entero es el total, y la vuelta completa mide **360°**. Cada parte recibe los grados que le tocan en proporción:

ángulo = parte del total · 360°.

Si 30 de 120 personas eligen algo, es un cuarto: $\frac{30}{120} \cdot 360 = 90$, un ángulo recto. Un 10 % son 36°.

Al revés, un sector de 72° es $\frac{72}{360} = 20\ \%$ del total. Todos los ángulos juntos suman 360°.`,
      figure: {
        kind: 'chart',
        type: 'pie',
        categories: ['Trucha', 'Salmón', 'Merluza', 'Otros'],
        series: [{ name: 'Preferencias', values: [30, 48, 30, 12] }],
        showValues: true,
        alt: 'Gráfico circular de 120 preferencias: trucha 30, salmón 48, merluza 30 y otros 12.',
        caption: 'Pescado preferido de 120 personas (datos inventados).',
      },
      example: {
        problem: md`De 120 personas, 48 prefieren salmón. ¿Cuántos grados mide su sector en un gráfico circular?`,
        steps: [
          { title: 'Parte del total', text: md`$\frac{48}{120} = 0{,}4$, es decir, un 40 %.` },
          { title: 'Aplícala a la vuelta', text: md`$0{,}4 \cdot 360 = 144$. El sector mide 144°.` },
          { title: 'Mira si calza', text: md`Un 40 % es algo menos de la mitad, y 144° es algo menos que 180°.` },
        ],
      },
      warnings: [
        {
          mistake: 'sector-porcentaje-por-grados',
          text: md`Contestar 40°, el porcentaje. La vuelta tiene 360 grados y no 100: cada 1 % son 3,6°.`,
        },
        {
          mistake: 'sector-media-vuelta',
          text: md`Multiplicar por 180: daría 72°. Eso reparte medio círculo. Un gráfico circular usa la vuelta entera.`,
        },
        {
          mistake: 'sector-frecuencia-por-grados',
          text: md`Contestar 48°, la cantidad de personas. Serían grados solo si el total fuera 360.`,
        },
      ],
      checks: [
        {
          id: 'sector-de-poesia',
          question: md`De 200 lectores, 30 prefieren la poesía. ¿Cuántos grados le corresponden en un gráfico circular?`,
          key: '54°',
          distractors: [
            {
              text: '15°',
              feedback: 'El 15 es el porcentaje. Aplícalo a los 360°.',
              mistake: 'sector-porcentaje-por-grados',
            },
            {
              text: '27°',
              feedback: 'Repartiste 180°. El círculo completo tiene 360°.',
              mistake: 'sector-media-vuelta',
            },
            {
              text: '30°',
              feedback: 'El 30 es la cantidad de lectores, no el ángulo.',
              mistake: 'sector-frecuencia-por-grados',
            },
          ],
          explanation: md`$\frac{30}{200} = 0{,}15$ y $0{,}15 \cdot 360 = 54$.`,
        },
        {
          id: 'de-grados-a-personas',
          question: md`En un gráfico circular que representa a 90 personas, un sector mide 120°. ¿Cuántas personas representa?`,
          key: '30',
          distractors: [
            {
              text: '60',
              feedback: 'Comparaste 120° con 180°. La vuelta completa es de 360°.',
              mistake: 'sector-media-vuelta',
            },
            {
              text: '108',
              feedback: 'Tomaste los 120° como 120 %. Compáralos con los 360° de la vuelta.',
              mistake: 'sector-porcentaje-por-grados',
            },
            {
              text: '120',
              feedback: 'Los 120 son grados. No pueden ser más personas que el total.',
              mistake: 'sector-frecuencia-por-grados',
            },
          ],
          explanation: md`$\frac{120}{360} = \frac{1}{3}$ de la vuelta. Un tercio de 90 son 30 personas.`,
        },
        {
          id: 'el-sector-que-falta',
          question: md`Un gráfico circular tiene tres sectores: uno del 35 %, otro del 40 % y un tercero. ¿Cuántos grados mide el tercero?`,
          key: '90°',
          distractors: [
            {
              text: '25°',
              feedback: 'El 25 es el porcentaje que falta. Pásalo a grados.',
              mistake: 'sector-porcentaje-por-grados',
            },
            {
              text: '45°',
              feedback: 'Calculaste el 25 % de 180°. Es de 360°.',
              mistake: 'sector-media-vuelta',
            },
            { text: '285°', feedback: 'Restaste 75 a 360, mezclando porcentaje con grados.' },
          ],
          explanation: md`Falta $100 - 75 = 25\ \%$, un cuarto de la vuelta: 90°.`,
        },
      ],
    },
  ],
  summary: [
    md`Barras: categorías. Líneas: tiempo. Circular: partes de un total. Histograma: números en intervalos.`,
    md`En un histograma se suman las alturas de los intervalos que cumplen, y se divide por el total.`,
    md`Ángulo de un sector: parte del total por 360°. Cada 1 % son 3,6°.`,
  ],
});
