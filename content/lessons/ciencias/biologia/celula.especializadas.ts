import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.celula.especializadas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Una papa grande y el mismo peso en papas chicas se echan a la misma olla con agua hirviendo. Las chicas quedan listas mucho antes. ¿Qué tendrá que ver eso con que las células sean tan pequeñas?`,
    guesses: [
      'Nada: cocer es cosa de temperatura y no de tamaño',
      'Las chicas tienen más superficie por cada gramo de papa',
      'Las chicas tienen menos superficie, y por eso se calientan antes',
    ],
    reveal: md`Las chicas tienen más superficie **por cada gramo**, y por ahí entra el calor. A una célula le pasa lo mismo con el oxígeno y los nutrientes. En esta lección vas a ver cómo la forma y los organelos de una célula cuentan en qué trabaja.`,
  },
  points: [
    {
      id: 'forma-y-trabajo',
      title: 'La forma cuenta el trabajo',
      idea: md`Casi todas tus células llevan la misma información genética, pero cada tipo usa una parte distinta de ella. Así se **especializan**: cambian de forma y de organelos.

- **Neurona**: prolongaciones largas, que llevan señales lejos.
- **Fibra muscular**: alargada, con filamentos que se acortan y muchas mitocondrias.
- **Glóbulo rojo** humano: disco hundido y sin núcleo, lleno de hemoglobina, que transporta oxígeno.
- **Célula del intestino**: pliegues finos (microvellosidades) hacia donde llega el alimento; absorbe.
- **Pelo absorbente de la raíz**: una prolongación delgada que toma agua.

Pregunta siempre: ¿qué gana con esa forma?`,
      figure: {
        kind: 'drawing',
        width: 340,
        height: 150,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [20, 40],
              [90, 40],
              [90, 110],
              [20, 110],
            ],
          },
          { shape: 'circle', centre: [55, 65], radius: 14, accent: 1 },
          { shape: 'text', at: [55, 14], text: 'sin pliegues', anchor: 'middle', size: 'small' },
          {
            shape: 'path',
            points: [
              [200, 110],
              [200, 40],
              [290, 40],
              [290, 110],
              [281, 110],
              [281, 84],
              [272, 84],
              [272, 110],
              [263, 110],
              [263, 84],
              [254, 84],
              [254, 110],
              [245, 110],
              [245, 84],
              [236, 84],
              [236, 110],
              [227, 110],
              [227, 84],
              [218, 84],
              [218, 110],
              [200, 110],
            ],
          },
          { shape: 'circle', centre: [245, 60], radius: 14, accent: 1 },
          { shape: 'text', at: [245, 14], text: 'con microvellosidades', anchor: 'middle', size: 'small' },
        ],
        alt: 'Dos células de alto y núcleo parecidos. La primera tiene la cara superior lisa. La segunda tiene esa cara con pliegues profundos, como dedos.',
        caption: 'Los pliegues agregan superficie casi sin cambiar el volumen. Esquema, sin escala.',
      },
      game: {
        game: 'celula',
        state: 'osmosis.globulo.300',
        words: 'Pon un glóbulo rojo en soluciones distintas y mira su forma.',
      },
      example: {
        problem: md`En una raíz de trigo hay células con una prolongación delgada hacia la tierra. Un curso corta esas prolongaciones con cuidado en diez plantas y deja otras diez intactas. Las primeras absorben menos agua. ¿Qué relación entre forma y trabajo muestra esto?`,
        steps: [
          { title: 'Nombra la forma', text: md`Una prolongación larga y delgada: mucha superficie para poco volumen.` },
          {
            title: 'Nombra el efecto',
            text: md`Sin las prolongaciones, las plantas absorben menos agua que las diez intactas, que son el control.`,
          },
          {
            title: 'Únelos',
            text: md`El agua entra por la superficie de la célula. Con la prolongación hay más superficie en contacto con la tierra; por eso absorbe más.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'hipotesis-ajena-a-los-datos',
          text: md`Explicar con algo que nadie midió, como el tamaño del núcleo. Una buena hipótesis usa lo que está en los datos y dice por qué se relaciona.`,
        },
      ],
      checks: [
        {
          id: 'que-gana-el-globulo-rojo',
          question: md`El glóbulo rojo humano maduro no tiene núcleo ni mitocondrias. ¿Qué ventaja le da eso para transportar oxígeno?`,
          key: 'Deja más espacio para la hemoglobina y no gasta el oxígeno que lleva',
          distractors: [
            {
              text: 'Le permite dividirse muchas veces mientras circula por la sangre',
              feedback: 'Sin núcleo no puede dividirse: los nuevos se forman en la médula ósea.',
            },
            {
              text: 'Le permite fabricar más hemoglobina mientras circula por la sangre',
              feedback: 'Sin núcleo ya no fabrica proteínas nuevas: su hemoglobina se hizo antes.',
            },
            {
              text: 'Le da más energía, porque el núcleo gasta la mayor parte',
              feedback: 'La energía con oxígeno viene de las mitocondrias, y tampoco las tiene.',
            },
          ],
          explanation: md`El lugar del núcleo lo ocupa la hemoglobina. Y como las mitocondrias son las que consumen oxígeno, sin ellas la carga llega completa.`,
        },
        {
          id: 'celula-misteriosa',
          question: md`Una célula mide casi un metro de largo, es muy delgada y termina en ramas que tocan a un músculo del pie. ¿Qué trabajo calza mejor con su forma?`,
          key: 'Llevar señales a gran distancia',
          distractors: [
            {
              text: 'Transportar oxígeno por la sangre',
              feedback: 'Una célula de un metro no podría circular: los glóbulos rojos son discos de unos 8 µm.',
            },
            {
              text: 'Absorber nutrientes del alimento',
              feedback: 'La que absorbe está en el intestino y tiene pliegues finos; esta llega hasta un músculo.',
            },
            {
              text: 'Acortarse para mover el hueso',
              feedback: 'Eso lo hace el músculo al que toca. Mira qué le permite su largo.',
            },
          ],
          explanation: md`Es una neurona motora. Su prolongación une la médula espinal con el músculo.`,
        },
      ],
    },
    {
      id: 'superficie-y-volumen',
      title: 'Superficie para intercambiar, volumen que alimentar',
      idea: md`Todo lo que la célula necesita entra por su **superficie**, y se gasta en su **volumen**. Por eso importa la razón entre ambos.

En un cubo de arista $a$, la superficie es $6a^2$ y el volumen es $a^3$. La razón es

$$\frac{6a^2}{a^3} = \frac{6}{a}$$

Si la arista se multiplica por 3, la razón **se divide por 3**. Las dos cantidades crecen, pero el volumen crece más rápido: la superficie por 9 y el volumen por 27.

Una célula grande tiene poca superficie por cada parte de volumen. La salida: ser pequeña, delgada o con pliegues.`,
      figure: {
        kind: 'plane',
        x: [0, 7],
        y: [0, 7],
        step: [1, 1],
        xTitle: 'Arista (cm)',
        yTitle: 'Razón (1/cm)',
        shapes: [
          {
            shape: 'path',
            smooth: true,
            accent: 1,
            points: [
              [0.9, 6.67],
              [1, 6],
              [1.25, 4.8],
              [1.5, 4],
              [2, 3],
              [2.5, 2.4],
              [3, 2],
              [4, 1.5],
              [5, 1.2],
              [6, 1],
              [6.8, 0.88],
            ],
          },
          { shape: 'point', at: [1, 6], accent: 1 },
          { shape: 'point', at: [2, 3], accent: 1 },
          { shape: 'point', at: [3, 2], accent: 1 },
          { shape: 'point', at: [6, 1], accent: 1 },
        ],
        alt: 'Curva de la razón entre superficie y volumen de un cubo según su arista: para aristas de 1, 2, 3 y 6 cm la razón es 6, 3, 2 y 1.',
        caption: 'Razón entre superficie y volumen de un cubo.',
      },
      example: {
        problem: md`Dos cubos de agar con colorante, de 1 cm y 3 cm de arista, se sumergen en vinagre por 10 minutos. El chico se decolora entero; el grande, solo en la orilla. Compara sus razones.`,
        steps: [
          {
            title: 'Cubo de 1 cm',
            text: md`Superficie: $6 \cdot 1^2 = 6$ cm². Volumen: $1^3 = 1$ cm³. Razón: $\frac{6}{1} = 6$.`,
          },
          {
            title: 'Cubo de 3 cm',
            text: md`Superficie: $6 \cdot 3^2 = 54$ cm². Volumen: $3^3 = 27$ cm³. Razón: $\frac{54}{27} = 2$.`,
          },
          {
            title: 'Compara las razones',
            text: md`$\frac{6}{2} = 3$: la razón del grande es 3 veces **menor**. Al grande le entra más vinagre en total, pero menos por cada centímetro cúbico.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'razon-crece-con-el-tamano',
          text: md`Creer que un cubo mayor tiene mayor razón. La superficie sí es mayor, pero el volumen creció más: la razón baja.`,
        },
        {
          mistake: 'razon-cae-como-el-cuadrado',
          text: md`Decir que la razón baja 9 veces cuando la arista se triplica. El 9 es lo que crece la *superficie*. La razón, $\frac{6}{a}$, baja 3 veces.`,
        },
        {
          mistake: 'compara-solo-superficies',
          text: md`Comparar 54 con 6 y responder «9 veces mayor». Faltó dividir cada superficie por su volumen. La palabra *razón* pide una división.`,
        },
      ],
      checks: [
        {
          id: 'arista-por-cinco',
          question: md`Un cubo modelo tiene 1 cm de arista y otro, 5 cm. ¿Cómo es la razón entre superficie y volumen del segundo, respecto de la del primero?`,
          key: '5 veces menor',
          distractors: [
            {
              text: '5 veces mayor',
              feedback: 'Al crecer la arista, el volumen crece más que la superficie: la razón baja.',
              mistake: 'razon-crece-con-el-tamano',
            },
            {
              text: '25 veces menor',
              feedback: '25 es lo que crece la superficie. Calcula cada razón: 6 y 6 : 5.',
              mistake: 'razon-cae-como-el-cuadrado',
            },
            {
              text: '25 veces mayor',
              feedback: 'Comparaste las superficies, 150 y 6. Falta dividir cada una por su volumen.',
              mistake: 'compara-solo-superficies',
            },
          ],
          explanation: md`Las razones son $\frac{6}{1} = 6$ y $\frac{150}{125} = 1{,}2$. Y $\frac{6}{1{,}2} = 5$.`,
        },
        {
          id: 'cubo-de-dos',
          question: md`¿Cuál es la razón entre superficie y volumen de un cubo de 2 cm de arista, en 1/cm?`,
          key: '3',
          distractors: [
            {
              text: '24',
              feedback: 'Esa es la superficie, en cm². Falta dividirla por el volumen, 8 cm³.',
              mistake: 'compara-solo-superficies',
            },
            {
              text: '12',
              feedback: 'Multiplicaste 6 por la arista. La razón se divide por la arista: 6 : 2.',
              mistake: 'razon-crece-con-el-tamano',
            },
            {
              text: '1,5',
              feedback: 'Dividiste 6 por 4, el cuadrado de la arista. Superficie 24, volumen 8.',
              mistake: 'razon-cae-como-el-cuadrado',
            },
          ],
          explanation: md`Superficie: $6 \cdot 4 = 24$ cm². Volumen: $8$ cm³. Razón: $\frac{24}{8} = 3$.`,
        },
        {
          id: 'celula-que-se-divide',
          question: md`Un cubo de 2 cm de arista se corta en ocho cubos de 1 cm. ¿Qué ocurre con la superficie total y con el volumen total?`,
          key: 'La superficie se duplica y el volumen no cambia',
          distractors: [
            {
              text: 'La superficie no cambia y el volumen se duplica',
              feedback: 'Cortar no crea materia: el volumen es el mismo. Lo que aparece son caras nuevas.',
            },
            {
              text: 'La superficie y el volumen aumentan ocho veces',
              feedback: 'Son ocho cubos, pero cada uno es más chico: 8 por 1 cm³ da los mismos 8 cm³.',
            },
            {
              text: 'La superficie y el volumen no cambian',
              feedback: 'El volumen no cambia, pero cada corte deja a la vista dos caras nuevas.',
            },
          ],
          explanation: md`Antes: 24 cm² y 8 cm³. Después: $8 \cdot 6 = 48$ cm² y $8 \cdot 1 = 8$ cm³.`,
        },
      ],
    },
    {
      id: 'hipotesis-de-organelos',
      title: 'De los datos a una hipótesis que se pueda probar',
      idea: md`Una tabla muestra que dos células tienen distinta cantidad de un organelo. ¿Y ahora? Una **hipótesis** propone por qué. Sirve si cumple tres cosas:

1. Usa **variables medibles**: «gasta más energía» se puede medir; «es más importante», no.
2. Se refiere a **lo que se observó**.
3. Va en el **sentido** de los datos: si sube una, ¿la otra sube o baja?

Y cuida la dirección de la explicación. Un músculo que trabaja más gasta más energía, y *por eso* tiene más mitocondrias. Se puede poner a prueba: entrenar durante semanas y volver a contar.`,
      game: {
        game: 'celula',
        state: 'partes.animal.celula.reticulo-rugoso',
        words: 'Mira de cerca el retículo rugoso, donde se fabrican las proteínas que salen.',
      },
      example: {
        problem: md`Se midió el área de retículo rugoso en células de tres glándulas y cuánta proteína exportan (datos inventados).

| Glándula | Retículo rugoso (µm²) | Proteína exportada por hora (u. a.) |
|---|---|---|
| K | 5 | 2 |
| L | 12 | 6 |
| M | 25 | 14 |

Escribe una hipótesis que se pueda probar.`,
        steps: [
          { title: 'Lee la tendencia', text: md`De K a M suben las dos columnas: 5, 12, 25 y 2, 6, 14.` },
          {
            title: 'Une con lo que sabes',
            text: md`El retículo rugoso fabrica proteínas de exportación. Más área permite fabricar más.`,
          },
          {
            title: 'Escríbela midiendo',
            text: md`«Mientras más proteína exporta una célula, mayor es su área de retículo rugoso». Las dos variables se miden y el sentido calza.`,
          },
          {
            title: 'Di cómo se probaría',
            text: md`Se estimula a una glándula para que exporte más por varios días y se mide si su retículo aumenta, frente a otra sin estimular.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'hipotesis-sin-variable-medible',
          text: md`Elegir una frase que suena bien y no se puede medir: «las células más importantes», «las mejores». Pregúntate con qué instrumento y en qué unidad.`,
        },
        {
          mistake: 'invierte-causa-y-efecto-celular',
          text: md`Darle la vuelta a la relación: «mientras menos trabaja, más mitocondrias». Comprueba con un caso conocido: el corazón no descansa y es de los que más tienen.`,
        },
      ],
      checks: [
        {
          id: 'pectoral-de-dos-aves',
          question: md`En el músculo de vuelo de un picaflor, las mitocondrias ocupan el 35 % del volumen; en el de una gallina, el 6 % (datos inventados). ¿Qué hipótesis explica la diferencia y se puede poner a prueba?`,
          key: 'Mientras más energía gasta un músculo, más mitocondrias tiene',
          distractors: [
            {
              text: 'Mientras menos se usa un músculo, más mitocondrias acumula',
              feedback: 'El que menos vuela de los dos es el que tiene menos: va al revés.',
              mistake: 'invierte-causa-y-efecto-celular',
            },
            {
              text: 'Mientras más valioso es un músculo, más mitocondrias tiene',
              feedback: '¿En qué unidad se mide lo valioso? Una hipótesis necesita variables medibles.',
              mistake: 'hipotesis-sin-variable-medible',
            },
            {
              text: 'Mientras más plumas tiene un ave, más mitocondrias tiene',
              feedback: 'Las plumas no se midieron ni explican la energía del músculo.',
              mistake: 'hipotesis-ajena-a-los-datos',
            },
          ],
          explanation: md`Las mitocondrias aportan energía y el picaflor aletea sin pausa. Se puede medir el gasto y contar mitocondrias.`,
        },
        {
          id: 'entrenar-ocho-semanas',
          question: md`Para probar que el ejercicio aumenta las mitocondrias del músculo, ¿qué comparación sirve más?`,
          key: 'Contarlas antes y después en personas que entrenan y en otras que no',
          distractors: [
            {
              text: 'Contarlas una sola vez, al final, en personas que entrenaron',
              feedback: 'Sin el dato inicial ni un grupo que no entrena, no se sabe si aumentaron.',
            },
            {
              text: 'Medir antes y después la altura de personas que entrenan y de otras que no',
              feedback: 'El diseño compara, pero mide la altura: la hipótesis habla de mitocondrias.',
              mistake: 'hipotesis-ajena-a-los-datos',
            },
            {
              text: 'Preguntar antes y después a quienes entrenan si se sienten mejor',
              feedback: 'Sentirse mejor no es una cantidad de mitocondrias, y falta el grupo que no entrena.',
              mistake: 'hipotesis-sin-variable-medible',
            },
          ],
          explanation: md`Hay que medir lo que dice la hipótesis, antes y después, y con un grupo que no entrene para comparar.`,
        },
      ],
    },
  ],
  summary: [
    md`Casi todas las células de tu cuerpo tienen la misma información; cada tipo usa una parte distinta y se especializa.`,
    md`Prolongaciones y pliegues dan más superficie: sirven para absorber, intercambiar o llegar lejos.`,
    md`En un cubo, superficie : volumen $= \frac{6}{a}$. Si la arista crece $n$ veces, la razón baja $n$ veces.`,
    md`Una hipótesis útil tiene variables medibles, habla de lo observado y va en el sentido de los datos.`,
  ],
});
