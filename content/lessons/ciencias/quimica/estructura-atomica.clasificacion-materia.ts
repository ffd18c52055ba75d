import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.estructura-atomica.clasificacion-materia',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Tres vasos con líquidos transparentes: agua destilada, agua de la llave y agua con sal. Se ven iguales. Sin probarlos, ¿cómo sabrías cuál es una sola sustancia?`,
    guesses: [
      'El que se vea más transparente',
      'El que hierva sin que cambie su temperatura',
      'No se puede: los tres son lo mismo, agua',
    ],
    reveal: md`Mientras una sustancia pura hierve, a presión fija, su temperatura **no cambia**; en el agua con sal sigue subiendo de a poco. El aspecto engaña. En esta lección vas a clasificar con pruebas y con dibujos de partículas.`,
  },
  points: [
    {
      id: 'dos-pruebas',
      title: 'Dos pruebas: separar y descomponer',
      idea: md`Ante un material, haz dos preguntas en orden:

1. ¿Se **separa por medios físicos** (filtrar, evaporar, destilar)? Entonces es una **mezcla**: varias sustancias reunidas en proporción variable. **Homogénea** si se ve uniforme (aire, agua con sal); **heterogénea** si se distinguen partes (agua con arena).
2. Si no se separa, es **sustancia pura**. ¿Se **descompone por medios químicos** en sustancias más simples? Si es así, es un **compuesto** (el agua, con electricidad, da hidrógeno y oxígeno). Si no, es un **elemento** (cobre, oxígeno).

Ni el color, ni el estado, ni si se evapora deciden.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 's', label: '¿Se separa por medios físicos?', column: 0, row: 1 },
          { id: 'm', label: 'Mezcla', column: 1, row: 0 },
          { id: 'd', label: '¿Se descompone por medios químicos?', column: 1, row: 2 },
          { id: 'c', label: 'Compuesto', column: 2, row: 1 },
          { id: 'e', label: 'Elemento', column: 2, row: 3 },
        ],
        arrows: [
          { from: 's', to: 'm', label: 'sí' },
          { from: 's', to: 'd', label: 'no' },
          { from: 'd', to: 'c', label: 'sí' },
          { from: 'd', to: 'e', label: 'no' },
        ],
        alt: 'Si un material se separa por medios físicos, es mezcla. Si no, se pregunta si se descompone por medios químicos: sí, compuesto; no, elemento.',
      },
      example: {
        problem: md`Se probaron tres sólidos:

| Sólido | ¿Se separa por medios físicos? | ¿Se descompone por medios químicos? |
|---|---|---|
| J | sí | no se probó |
| K | no | sí |
| L | no | no |

Clasifícalos.`,
        steps: [
          { title: 'J', text: md`Se separa por medios físicos: es una mezcla. No hace falta la segunda prueba.` },
          { title: 'K', text: md`No se separa, así que es sustancia pura. Se descompone: compuesto.` },
          { title: 'L', text: md`No se separa ni se descompone: elemento. Está formado por un solo tipo de átomo.` },
        ],
      },
      warnings: [
        {
          mistake: 'elemento-es-lo-que-no-se-evapora',
          text: md`Llamar elemento a lo que no se evapora o no se disuelve. Lo que define al elemento es que **no se descompone** por medios químicos.`,
        },
        {
          mistake: 'homogenea-es-sustancia-pura',
          text: md`Tomar por pura toda muestra de aspecto uniforme. El agua con sal se ve uniforme y, al evaporarla, queda la sal: es mezcla.`,
        },
        {
          mistake: 'compuesto-por-mezcla',
          text: md`Creer que un compuesto es una mezcla de elementos. En él los átomos están **unidos**, en proporción fija, y solo se separan por medios químicos.`,
        },
      ],
      checks: [
        {
          id: 'polvo-rojo',
          question: md`Un polvo rojo no se separa al filtrar ni al evaporar. Al calentarlo mucho, se transforma en mercurio y oxígeno. ¿Qué era?`,
          key: 'Un compuesto',
          distractors: [
            {
              text: 'Una mezcla de mercurio y oxígeno',
              feedback: 'Si fuera mezcla, se separaría por medios físicos. Aquí hizo falta un cambio químico.',
              mistake: 'compuesto-por-mezcla',
            },
            {
              text: 'Un elemento',
              feedback: 'Un elemento no se descompone en sustancias más simples, y el polvo sí lo hizo.',
              mistake: 'elemento-es-lo-que-no-se-evapora',
            },
          ],
          explanation: md`No se separa por medios físicos y se descompone por medios químicos: compuesto.`,
        },
        {
          id: 'vinagre-blanco',
          question: md`El vinagre blanco se ve uniforme. Al destilarlo se separan agua y ácido acético. ¿Cómo se clasifica?`,
          key: 'Mezcla homogénea',
          distractors: [
            {
              text: 'Sustancia pura',
              feedback: 'Verse uniforme no basta: se separó por un medio físico.',
              mistake: 'homogenea-es-sustancia-pura',
            },
            { text: 'Mezcla heterogénea', feedback: 'Es mezcla, pero no se distinguen sus partes a simple vista.' },
            {
              text: 'Compuesto de agua y ácido',
              feedback: 'Destilar es un medio físico: las sustancias estaban reunidas, no unidas.',
              mistake: 'compuesto-por-mezcla',
            },
          ],
          explanation: md`Se separa por medios físicos y se ve uniforme.`,
        },
      ],
    },
    {
      id: 'curva-de-calentamiento',
      title: 'La curva de calentamiento delata',
      idea: md`Calienta un líquido y anota su temperatura. Cuando aparecen burbujas en todo el líquido, hierve.

- **Sustancia pura**: mientras hierve, la temperatura queda **constante** (tramo plano), si la presión no cambia.
- **Mezcla**: en general, mientras hierve la temperatura **sigue subiendo** (tramo inclinado), porque cambia la proporción de lo que queda.

Mira el tramo en que hierve, no el anterior: antes de hervir, la temperatura sube en ambos casos. Y si ya era líquido, el tramo es de **ebullición**, no de fusión.`,
      figure: {
        kind: 'plane',
        x: [0, 12],
        y: [0, 120],
        step: [2, 20],
        xTitle: 'Tiempo (min)',
        yTitle: 'Temperatura (°C)',
        shapes: [
          {
            shape: 'path',
            accent: 1,
            points: [
              [0, 20],
              [6, 100],
              [12, 100],
            ],
          },
          {
            shape: 'path',
            accent: 2,
            dashed: true,
            points: [
              [0, 20],
              [4, 68],
              [12, 92],
            ],
          },
          { shape: 'text', at: [10, 106], text: 'R', anchor: 'middle' },
          { shape: 'text', at: [10, 74], text: 'S', anchor: 'middle' },
        ],
        alt: 'Dos líquidos parten de 20 °C. R llega a 100 °C a los 6 minutos y se queda en 100 °C. S llega a 68 °C a los 4 minutos y después sube más lento, hasta 92 °C a los 12.',
        caption: 'R hierve desde el minuto 6 y S, desde el minuto 4 (datos inventados).',
      },
      example: {
        problem: md`Según el gráfico, ¿cuál de los líquidos, R o S, se comporta como sustancia pura?`,
        steps: [
          { title: 'Ubica la ebullición', text: md`R hierve desde el minuto 6; S, desde el 4.` },
          { title: 'R', text: md`Desde ahí se queda en 100 °C: tramo plano. Se comporta como sustancia pura.` },
          { title: 'S', text: md`Mientras hierve pasa de 68 a 92 °C: se comporta como mezcla.` },
        ],
      },
      warnings: [
        {
          mistake: 'meseta-inclinada-es-sustancia-pura',
          text: md`Tomar por pura la que sigue subiendo mientras hierve. La sustancia pura es la del tramo **plano**.`,
        },
        {
          mistake: 'mezcla-homogenea-como-compuesto',
          text: md`Decir que ambos son puros o compuestos porque se ven uniformes. El gráfico decide, y no el aspecto.`,
        },
        {
          mistake: 'confunde-fusion-con-ebullicion',
          text: md`Hablar de fusión con líquidos. Fundirse es pasar de sólido a líquido; las burbujas en todo el líquido indican ebullición.`,
        },
      ],
      checks: [
        {
          id: 'dos-liquidos-t-y-u',
          question: md`Mientras hierven, T va de 79 a 95 °C y U se mantiene en 56 °C. Ambos son transparentes. ¿Qué se concluye?`,
          key: 'T se comporta como mezcla y U, como sustancia pura',
          distractors: [
            {
              text: 'T se comporta como sustancia pura y U, como mezcla',
              feedback: 'Es al revés: la pura mantiene su temperatura mientras hierve.',
              mistake: 'meseta-inclinada-es-sustancia-pura',
            },
            {
              text: 'T y U son sustancias puras, porque se ven uniformes',
              feedback: 'Una mezcla homogénea también se ve uniforme.',
              mistake: 'mezcla-homogenea-como-compuesto',
            },
            {
              text: 'T se funde entre 79 y 95 °C y U se funde a 56 °C',
              feedback: 'Ya eran líquidos y hervían: es ebullición.',
              mistake: 'confunde-fusion-con-ebullicion',
            },
          ],
          explanation: md`Constante mientras hierve: sustancia pura. Si sube, mezcla.`,
        },
        {
          id: 'mitad-de-la-ebullicion',
          question: md`Una sustancia pura hierve a 78 °C desde el minuto 5 hasta el 15, a presión constante. ¿Qué temperatura tiene en el minuto 10?`,
          key: '78 °C',
          distractors: [
            {
              text: 'Algo más de 78 °C',
              feedback: 'Eso pasaría en una mezcla. En la pura no cambia mientras hierve.',
              mistake: 'meseta-inclinada-es-sustancia-pura',
            },
            { text: 'Algo menos de 78 °C', feedback: 'Mientras se calienta y hierve no se enfría.' },
          ],
          explanation: md`La energía se usa en pasar a gas: la temperatura se mantiene.`,
        },
      ],
    },
    {
      id: 'dibujos-de-particulas',
      title: 'Leer dibujos de partículas',
      idea: md`En un dibujo, cada círculo es un átomo, y los que se tocan están unidos. Pregunta en este orden:

1. ¿Son **iguales todas** las partículas? Si hay de más de un tipo, es **mezcla**.
2. Si son iguales: ¿cada una une átomos **distintos**? **Compuesto**. ¿Un solo tipo de átomo? **Elemento**, aunque vengan de a dos, como el oxígeno.

No cuentes colores: dos colores pueden ser un compuesto (unidos) o una mezcla (separados).`,
      figure: {
        kind: 'drawing',
        width: 330,
        height: 120,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [5, 25],
              [105, 25],
              [105, 115],
              [5, 115],
            ],
          },
          { shape: 'circle', centre: [25, 95], radius: 8, filled: true, accent: 1 },
          { shape: 'circle', centre: [41, 95], radius: 8 },
          { shape: 'circle', centre: [65, 60], radius: 8, filled: true, accent: 1 },
          { shape: 'circle', centre: [81, 60], radius: 8 },
          { shape: 'circle', centre: [25, 45], radius: 8, filled: true, accent: 1 },
          { shape: 'circle', centre: [41, 45], radius: 8 },
          { shape: 'text', at: [55, 6], text: '1', anchor: 'middle' },
          {
            shape: 'polygon',
            points: [
              [115, 25],
              [215, 25],
              [215, 115],
              [115, 115],
            ],
          },
          { shape: 'circle', centre: [135, 95], radius: 8 },
          { shape: 'circle', centre: [151, 95], radius: 8 },
          { shape: 'circle', centre: [178, 65], radius: 8 },
          { shape: 'circle', centre: [194, 65], radius: 8 },
          { shape: 'circle', centre: [135, 45], radius: 8 },
          { shape: 'circle', centre: [151, 45], radius: 8 },
          { shape: 'text', at: [165, 6], text: '2', anchor: 'middle' },
          {
            shape: 'polygon',
            points: [
              [225, 25],
              [325, 25],
              [325, 115],
              [225, 115],
            ],
          },
          { shape: 'circle', centre: [245, 95], radius: 8, filled: true, accent: 1 },
          { shape: 'circle', centre: [285, 85], radius: 8 },
          { shape: 'circle', centre: [301, 85], radius: 8 },
          { shape: 'circle', centre: [255, 50], radius: 8 },
          { shape: 'circle', centre: [271, 50], radius: 8 },
          { shape: 'circle', centre: [305, 45], radius: 8, filled: true, accent: 1 },
          { shape: 'text', at: [275, 6], text: '3', anchor: 'middle' },
        ],
        alt: 'Recuadro 1: tres partículas iguales, cada una con un átomo pintado unido a uno blanco. Recuadro 2: tres partículas iguales, cada una con dos átomos blancos unidos. Recuadro 3: dos átomos pintados sueltos y dos partículas de dos átomos blancos.',
        caption: 'Cada círculo es un átomo; los que se tocan están unidos.',
      },
      example: {
        problem: md`Clasifica lo que hay en los recuadros 1, 2 y 3.`,
        steps: [
          { title: 'Recuadro 1', text: md`Todas las partículas son iguales y unen átomos distintos: compuesto.` },
          {
            title: 'Recuadro 2',
            text: md`Todas iguales, con un solo tipo de átomo: elemento. Que vengan de a dos no lo cambia.`,
          },
          {
            title: 'Recuadro 3',
            text: md`Hay dos tipos de partículas: mezcla de dos elementos. Tiene los mismos colores que el 1, pero sin unir.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-mezcla-con-sustancia-pura',
          text: md`Llamar pura a una muestra con partículas diferentes. Compara partícula con partícula: ¿son todas iguales?`,
        },
        {
          mistake: 'confunde-elemento-con-compuesto',
          text: md`Llamar compuesto a una partícula de dos átomos iguales. Un compuesto une átomos de **distinto** elemento.`,
        },
        {
          mistake: 'clasifica-por-cuantos-colores-hay',
          text: md`Decidir por la cantidad de colores. Los recuadros 1 y 3 tienen dos, y son cosas diferentes.`,
        },
      ],
      checks: [
        {
          id: 'todas-iguales-de-tres',
          question: md`En un recuadro hay ocho partículas iguales; cada una es un átomo negro unido a dos blancos. ¿Qué representa?`,
          key: 'Un compuesto',
          distractors: [
            {
              text: 'Una mezcla de dos elementos',
              feedback: 'Los dos tipos de átomo están unidos y las partículas son todas iguales.',
              mistake: 'clasifica-por-cuantos-colores-hay',
            },
            {
              text: 'Un elemento',
              feedback: 'Cada partícula une átomos distintos.',
              mistake: 'confunde-elemento-con-compuesto',
            },
          ],
          explanation: md`Partículas iguales con átomos distintos unidos, como en el agua.`,
        },
        {
          id: 'dos-tipos-de-particulas',
          question: md`En un recuadro hay cuatro partículas de un átomo negro con uno blanco, y cinco de dos blancos. ¿Qué representa?`,
          key: 'Una mezcla de un compuesto y un elemento',
          distractors: [
            {
              text: 'Un compuesto de dos elementos',
              feedback: 'Hay dos tipos de partículas: no es una sustancia pura.',
              mistake: 'confunde-mezcla-con-sustancia-pura',
            },
            {
              text: 'Una mezcla de dos elementos',
              feedback: 'Las de negro con blanco unen átomos distintos: son un compuesto.',
              mistake: 'clasifica-por-cuantos-colores-hay',
            },
            {
              text: 'Una mezcla de dos compuestos',
              feedback: 'Las de dos blancos tienen un solo tipo de átomo: elemento.',
              mistake: 'confunde-elemento-con-compuesto',
            },
          ],
          explanation: md`Dos tipos de partículas: mezcla. Unas son un compuesto y las otras, un elemento.`,
        },
      ],
    },
  ],
  summary: [
    md`¿Se separa por medios físicos? Mezcla. ¿No? Sustancia pura.`,
    md`¿Se descompone por medios químicos? Compuesto. ¿No? Elemento.`,
    md`Mientras hierve: temperatura constante, sustancia pura; si sube, mezcla.`,
    md`En dibujos: partículas todas iguales o no, y después qué átomos están unidos.`,
  ],
});
