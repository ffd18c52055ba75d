import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.ambiente.fotosintesis',
  version: 2,
  minutes: 19,
  opening: {
    question: md`Una lechuga creció sin tierra, en agua con sales. Seca, pesa 12 g. El agua perdió apenas 2 g de sales. ¿De dónde salió la mayor parte de esos 12 g?`,
    guesses: ['De la luz', 'De las sales', 'Del dióxido de carbono del aire y del agua'],
    reveal: md`Del dióxido de carbono y del agua. La luz no pesa: entrega la **energía** para unirlos. En esta lección vas a seguir a cada átomo, y a ver qué limita la rapidez con que la planta trabaja.`,
  },
  points: [
    {
      id: 'de-donde-sale-la-materia',
      title: 'Qué entra, qué sale',
      idea: md`La **fotosíntesis** transforma materia inorgánica en orgánica, con energía de la luz:

$$6\ \text{CO}_2 + 6\ \text{H}_2\text{O} \rightarrow \text{C}_6\text{H}_{12}\text{O}_6 + 6\ \text{O}_2$$

Ocurre en los **cloroplastos**. El dióxido de carbono entra por los **estomas** de la hoja; el agua, por la raíz. El azúcar se usa para construir la planta y para obtener energía.

Distingue tres papeles: la **materia** la ponen el dióxido de carbono y el agua; la **energía**, la luz; las **sales** del suelo se necesitan, pero en poca masa.`,
      example: {
        problem: md`Un espino en maceta ganó 800 g de masa seca en dos años. La tierra seca perdió 5 g. Alguien dice: «La ganancia salió toda del agua de riego». ¿Qué le falta considerar?`,
        steps: [
          { title: 'La tierra', text: md`Perdió 5 g de 800: menos del 1 %. No explica la ganancia.` },
          {
            title: 'El agua',
            text: md`Aporta hidrógeno, pero la madera tiene mucho carbono y el agua no lo tiene.`,
          },
          {
            title: 'El aire',
            text: md`El carbono vino del dióxido de carbono. Esa es la sustancia que faltaba considerar.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'materia-de-la-planta-viene-del-suelo',
          text: md`Creer que la planta «come tierra». Compara las masas: gana mucho y la tierra pierde muy poco.`,
        },
        {
          mistake: 'luz-se-transforma-en-materia',
          text: md`Pensar que la luz se vuelve madera. La luz aporta energía; los átomos vienen de otra sustancia.`,
        },
        {
          mistake: 'critica-un-detalle-que-no-cambia-la-conclusion',
          text: md`Criticar algo que no cambia la conclusión, como las hojas caídas. Prueba: si lo corriges, ¿la respuesta cambia?`,
        },
      ],
      checks: [
        {
          id: 'albahaca-en-agua',
          question: md`Una albahaca en agua con sales ganó 20 g de masa seca y las sales bajaron 1 g. Se concluyó: «La ganancia vino solo del agua». ¿Qué no se consideró?`,
          key: 'Que el carbono vino del dióxido de carbono del aire',
          distractors: [
            {
              text: 'Que casi toda la masa vino de las sales disueltas',
              feedback: 'Bajaron 1 g, y la planta ganó 20.',
              mistake: 'materia-de-la-planta-viene-del-suelo',
            },
            {
              text: 'Que la luz se transformó en hojas y tallos nuevos',
              feedback: 'La luz da energía, no átomos.',
              mistake: 'luz-se-transforma-en-materia',
            },
            {
              text: 'Que a la planta se le cayeron dos hojas pequeñas',
              feedback: 'Con ellas la ganancia sería aún mayor: no explica su origen.',
              mistake: 'critica-un-detalle-que-no-cambia-la-conclusion',
            },
          ],
          explanation: md`La materia orgánica tiene carbono, que el agua no aporta.`,
        },
        {
          id: 'papel-de-la-luz',
          question: md`¿Qué aporta la luz a la fotosíntesis?`,
          key: 'Energía',
          distractors: [
            {
              text: 'Materia',
              feedback: 'Los átomos vienen del dióxido de carbono y del agua.',
              mistake: 'luz-se-transforma-en-materia',
            },
            { text: 'Carbono', feedback: 'El carbono llega en el dióxido de carbono.' },
            { text: 'Oxígeno', feedback: 'El oxígeno se libera al romper el agua.' },
          ],
          explanation: md`La energía de la luz queda guardada en los enlaces del azúcar.`,
        },
      ],
    },
    {
      id: 'dos-etapas',
      title: 'Dos etapas, y de dónde sale el oxígeno',
      idea: md`- **Etapa dependiente de la luz**, en los *tilacoides*: la clorofila capta luz, se **rompe agua**, se libera **oxígeno** y se forman ATP y NADPH.
- **Ciclo de Calvin**, en el *estroma*: con ese ATP y NADPH se usa el **dióxido de carbono** para formar azúcar.

Tanto el agua como el dióxido de carbono tienen oxígeno. ¿De cuál sale el gas? Se **marca** una sola sustancia con oxígeno pesado (átomos con más neutrones) y se mira si la marca aparece en el gas. La que tiene el **mismo porcentaje** que el gas es la fuente.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'agua', label: 'Agua y luz', column: 0, row: 0 },
          { id: 'til', label: 'Tilacoides', column: 1, row: 0 },
          { id: 'ox', label: 'Oxígeno', column: 2, row: 0 },
          { id: 'co', label: 'Dióxido de carbono', column: 0, row: 1 },
          { id: 'est', label: 'Estroma (Calvin)', column: 1, row: 1 },
          { id: 'az', label: 'Azúcar', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'agua', to: 'til' },
          { from: 'til', to: 'ox' },
          { from: 'til', to: 'est', label: 'ATP, NADPH' },
          { from: 'co', to: 'est' },
          { from: 'est', to: 'az' },
        ],
        alt: 'En los tilacoides entran agua y luz y sale oxígeno; pasan ATP y NADPH al estroma, donde entra dióxido de carbono y sale azúcar.',
      },
      game: {
        game: 'celula',
        state: 'partes.vegetal.organelo.cloroplasto',
        words: 'Entra en un cloroplasto y encuentra dónde ocurre cada etapa.',
      },
      example: {
        problem: md`Porcentaje de oxígeno pesado (datos inventados):

| Cultivo | En el agua | En el dióxido de carbono | En el gas liberado |
|---|---|---|---|
| 1 | 0,9 % | 0,2 % | 0,9 % |
| 2 | 0,2 % | 0,7 % | 0,2 % |

¿De dónde viene el oxígeno que se libera?`,
        steps: [
          { title: 'Cultivo 1', text: md`El agua tiene 0,9 % y el gas, 0,9 %. Coinciden.` },
          {
            title: 'Cultivo 2',
            text: md`Ahora está marcado el dióxido de carbono, con 0,7 %, y el gas tiene 0,2 %, como el agua.`,
          },
          {
            title: 'Concluye',
            text: md`El gas sigue siempre al agua. Si viniera de ambos, en el cultivo 1 estaría entre 0,2 y 0,9 %. (La ecuación del punto anterior está resumida: en el proceso se rompen 12 moléculas de agua y se forman 6, así que alcanza para los 12 átomos de oxígeno.)`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'oxigeno-del-dioxido',
          text: md`Creer que el oxígeno sale del dióxido de carbono porque entra un gas y sale otro. Mira cuál marca sigue.`,
        },
        {
          mistake: 'oxigeno-de-ambos',
          text: md`Repartirlo entre los dos porque ambos tienen oxígeno. Entonces la marca del gas quedaría entre las dos.`,
        },
        {
          mistake: 'no-se-puede-saber-sin-glucosa',
          text: md`Elegir la glucosa o decir que no se puede saber. La glucosa es un producto; marcar los reactantes basta.`,
        },
      ],
      checks: [
        {
          id: 'marca-en-el-agua',
          question: md`En un alga, el agua tiene 1,2 % de oxígeno pesado; el dióxido de carbono, 0,4 %; el gas liberado, 1,2 %. ¿De dónde viene ese gas?`,
          key: 'Del agua',
          distractors: [
            {
              text: 'Del dióxido de carbono',
              feedback: 'Tendría 0,4 % de marca, y tiene 1,2 %.',
              mistake: 'oxigeno-del-dioxido',
            },
            {
              text: 'De ambos por igual',
              feedback: 'Tendría un valor intermedio, cerca de 0,8 %.',
              mistake: 'oxigeno-de-ambos',
            },
            {
              text: 'De la glucosa',
              feedback: 'La glucosa es un producto, y la marca del gas coincide con la de un reactante.',
              mistake: 'no-se-puede-saber-sin-glucosa',
            },
          ],
          explanation: md`El porcentaje del gas coincide con el del agua.`,
        },
        {
          id: 'donde-ocurre',
          question: md`¿Dónde se usa el dióxido de carbono para formar azúcar?`,
          key: 'En el estroma del cloroplasto',
          distractors: [
            { text: 'En los tilacoides del cloroplasto', feedback: 'Ahí se capta la luz y se rompe el agua.' },
            { text: 'En la mitocondria de la hoja', feedback: 'La mitocondria respira: libera dióxido de carbono.' },
            { text: 'En los estomas de la hoja', feedback: 'Por los estomas entra el gas; no se transforma ahí.' },
          ],
          explanation: md`El ciclo de Calvin ocurre en el estroma.`,
        },
      ],
    },
    {
      id: 'factor-limitante',
      title: 'Qué la limita: leer dos curvas',
      idea: md`Al subir la luz, la fotosíntesis aumenta… hasta que la curva se hace **horizontal**. Desde ahí, más luz no sirve: falta otra cosa, como dióxido de carbono o temperatura. Eso es el **factor limitante**: el que, si lo aumentas, sube la rapidez.

- Curva que **sube**: limita la luz.
- Curva **plana**: limita otro factor.

La temperatura ayuda hasta un punto; pasado el óptimo, las enzimas dejan de funcionar y la rapidez cae.

Con dos curvas, mira primero **en cuál estás** y después qué pasa si te mueves por ella o si saltas a la otra.`,
      figure: {
        kind: 'plane',
        x: [0, 10],
        y: [0, 10],
        step: [1, 1],
        xTitle: 'Luz (unidades)',
        yTitle: 'Rapidez (unidades)',
        shapes: [
          {
            shape: 'path',
            smooth: false,
            accent: 1,
            points: [
              [0, 0],
              [1, 1],
              [2, 2],
              [3, 3],
              [4, 4],
              [10, 4],
            ],
          },
          {
            shape: 'path',
            smooth: false,
            accent: 2,
            points: [
              [4, 4],
              [5, 5],
              [6, 6],
              [7, 7],
              [8, 7.5],
              [10, 7.5],
            ],
          },
          { shape: 'text', at: [8, 3], text: 'CO₂ bajo', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [8.4, 8.5], text: 'CO₂ alto', anchor: 'middle', size: 'small' },
        ],
        alt: 'Con CO₂ bajo la rapidez sube hasta 4 con 4 unidades de luz y queda en 4. Con CO₂ alto sigue subiendo: 6 con 6 de luz, 7 con 7, y queda en 7,5 desde 8.',
        caption:
          'Fotosíntesis de una lechuga a 22 °C (datos inventados). Hasta 4 unidades de luz las curvas coinciden.',
      },
      game: {
        game: 'celula',
        state: 'falta.vegetal.-.sombra',
        words: 'Deja la hoja a la sombra y mira qué se agota primero.',
      },
      example: {
        problem: md`Un invernadero está con CO₂ bajo y 6 unidades de luz. Según el gráfico, ¿qué conviene para aumentar la fotosíntesis: subir la luz a 9 o subir el CO₂?`,
        steps: [
          { title: 'Ubícate', text: md`CO₂ bajo y luz 6: la rapidez es 4, en la parte plana.` },
          { title: 'Subir la luz a 9', text: md`La curva sigue plana: 4. No cambia.` },
          {
            title: 'Subir el CO₂ con luz 6',
            text: md`En la otra curva, con 6 de luz, la rapidez es 6. Sube de 4 a 6: limitaba el CO₂.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mas-luz-siempre-mas-fotosintesis',
          text: md`Creer que más luz siempre ayuda. Donde la curva es plana, no cambia nada.`,
        },
        {
          mistake: 'confunde-las-dos-curvas',
          text: md`Leer el valor en la otra curva. Rotula cada una con su condición antes de empezar.`,
        },
        {
          mistake: 'factor-limitante-es-la-luz',
          text: md`Cambiar la luz cuando ya sobra, o bajarla junto con el cambio que sí ayudaba. Lee el valor final y compáralo con el de ahora.`,
        },
      ],
      checks: [
        {
          id: 'que-limita-con-dos',
          figure: 'of-the-point',
          question: md`En el gráfico de la lechuga, con 2 unidades de luz, ¿qué cambio aumenta la rapidez?`,
          key: 'Subir la luz a 3',
          distractors: [
            {
              text: 'Subir el CO₂',
              feedback: 'Con 2 de luz las dos curvas coinciden: el CO₂ no cambia nada.',
              mistake: 'confunde-las-dos-curvas',
            },
            {
              text: 'Bajar la luz a 1 y subir el CO₂',
              feedback: 'Con 1 de luz, la rapidez es 1: baja.',
              mistake: 'factor-limitante-es-la-luz',
            },
          ],
          explanation: md`La curva sube: limita la luz. De 2 pasa a 3.`,
        },
        {
          id: 'que-limita-con-ocho',
          question: md`Con CO₂ bajo y 8 unidades de luz, ¿qué cambio aumenta la rapidez?`,
          key: 'Subir el CO₂ con la misma luz',
          distractors: [
            {
              text: 'Subir la luz a 10 con el mismo CO₂',
              feedback: 'La curva es plana entre 8 y 10.',
              mistake: 'mas-luz-siempre-mas-fotosintesis',
            },
            {
              text: 'Bajar la luz a 5 con el mismo CO₂',
              feedback: 'Con CO₂ bajo sigue en 4.',
              mistake: 'confunde-las-dos-curvas',
            },
            {
              text: 'Bajar la luz a 3 y subir el CO₂',
              feedback: 'Con 3 de luz la rapidez es 3, menos que ahora.',
              mistake: 'factor-limitante-es-la-luz',
            },
          ],
          explanation: md`Pasa de 4 a 7,5: limitaba el CO₂.`,
        },
      ],
    },
    {
      id: 'disenar-el-experimento',
      title: 'Cambiar una sola condición',
      idea: md`Para investigar cómo influye **una** condición:

1. Elige la que cambias (independiente) y la que mides (dependiente).
2. Deja **todo lo demás igual**.
3. El segundo montaje difiere del primero **solo** en esa condición.

Tres trampas: cambiar dos cosas; cambiar *otra* cosa; y **repetir** el mismo montaje. Repetir da confianza en el dato, pero no muestra ninguna influencia.

La pregunta se arma así: ¿cómo influye lo que cambié en lo que medí? Y solo sobre lo que estaba en el experimento.`,
      example: {
        problem: md`Primer montaje: elodea a 15 cm de la lámpara, agua a 18 °C, luz blanca; se cuentan burbujas. Se quiere saber cómo influye la **temperatura**. ¿Cuál es el segundo montaje?`,
        steps: [
          { title: 'Lo que cambia', text: md`Solo la temperatura: por ejemplo, 26 °C.` },
          { title: 'Lo que queda igual', text: md`15 cm, luz blanca, la misma elodea, el mismo tiempo.` },
          {
            title: 'Cuida una trampa',
            text: md`La lámpara calienta. Conviene un vaso de agua entre medio, para que la distancia no cambie la temperatura.`,
          },
          { title: 'Pregunta', text: md`¿Cómo influye la temperatura en la cantidad de burbujas por minuto?` },
        ],
      },
      warnings: [
        {
          mistake: 'intercambia-variables',
          text: md`Poner lo medido como causa. Lo que el equipo fijó va antes de «en».`,
        },
        {
          mistake: 'toma-por-variable-lo-que-se-mantuvo',
          text: md`Preguntar por lo que fue igual en todos. No se puede ver su efecto.`,
        },
        {
          mistake: 'confunde-pregunta-con-procedimiento',
          text: md`Preguntar algo que no se comparó, como cuál planta produce más si había una sola especie.`,
        },
        {
          mistake: 'cambia-dos-condiciones-a-la-vez',
          text: md`Cambiar distancia y bicarbonato juntos. No se sabrá a cuál se debe.`,
        },
        {
          mistake: 'cambia-una-condicion-que-no-se-investiga',
          text: md`Cambiar la luz si se investiga el CO₂. Es un buen experimento para otra pregunta.`,
        },
        {
          mistake: 'repetir-no-es-controlar',
          text: md`Repetir el primer montaje y llamarlo control. Si nada cambia, nada se compara.`,
        },
      ],
      checks: [
        {
          id: 'segundo-montaje',
          question: md`Montaje 1: 10 cm, 20 °C, luz roja. Se investiga el **color** de la luz. ¿Cuál es el segundo montaje?`,
          key: '10 cm, 20 °C, luz verde',
          distractors: [
            {
              text: '20 cm, 20 °C, luz verde',
              feedback: 'Cambiaste también la distancia.',
              mistake: 'cambia-dos-condiciones-a-la-vez',
            },
            {
              text: '10 cm, 30 °C, luz roja',
              feedback: 'Así se investiga la temperatura.',
              mistake: 'cambia-una-condicion-que-no-se-investiga',
            },
            {
              text: '10 cm, 20 °C, luz roja',
              feedback: 'Es el mismo: repetir no compara.',
              mistake: 'repetir-no-es-controlar',
            },
          ],
          explanation: md`Solo cambia el color.`,
        },
        {
          id: 'pregunta-de-la-elodea',
          question: md`Ramas de elodea, todas a 20 °C, recibieron 0, 1, 2 y 3 g/L de bicarbonato, y se contaron burbujas. ¿Qué pregunta se investigó?`,
          key: '¿Cómo influye el bicarbonato en las burbujas por minuto?',
          distractors: [
            {
              text: '¿Cómo influyen las burbujas por minuto en el bicarbonato?',
              feedback: 'El bicarbonato lo puso el equipo.',
              mistake: 'intercambia-variables',
            },
            {
              text: '¿Cómo influye la temperatura en las burbujas por minuto?',
              feedback: 'Fue siempre de 20 °C.',
              mistake: 'toma-por-variable-lo-que-se-mantuvo',
            },
            {
              text: '¿Qué planta acuática produce más burbujas por minuto?',
              feedback: 'Había una sola planta.',
              mistake: 'confunde-pregunta-con-procedimiento',
            },
          ],
          explanation: md`Cambió el bicarbonato y se midieron burbujas.`,
        },
      ],
    },
  ],
  summary: [
    md`Entran dióxido de carbono y agua; salen azúcar y oxígeno. La luz es energía.`,
    md`Tilacoides: luz, agua, oxígeno. Estroma: dióxido de carbono, azúcar.`,
    md`El oxígeno viene del agua.`,
    md`Curva que sube: limita la luz. Curva plana: limita otra cosa.`,
    md`Un buen experimento cambia una sola condición.`,
  ],
});
