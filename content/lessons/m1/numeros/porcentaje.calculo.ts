import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.numeros.porcentaje.calculo',
  version: 1,
  minutes: 15,
  opening: {
    question: md`En un curso, 12 de 40 estudiantes llegan en bicicleta. En otro, 9 de 25. ¿En cuál de los dos cursos la bicicleta es más popular?`,
    guesses: [
      'En el primero, porque 12 es más que 9',
      'En el segundo',
      'No se puede comparar: son cursos de distinto tamaño',
    ],
    reveal: md`Comparar 12 con 9 no sirve, porque los cursos no miden lo mismo. Un porcentaje los lleva a la misma medida: cuántos serían **de cada 100**. En esta lección vas a ver que son 30 % y 36 %: gana el segundo.`,
  },
  points: [
    {
      id: 'de-cada-cien',
      title: 'Un porcentaje es una fracción de 100 partes',
      idea: md`«El 35 %» quiere decir 35 de cada 100. Por eso un porcentaje es una fracción con denominador 100 y también un decimal: $35\ \% = \frac{35}{100} = 0{,}35$.

Para sacar el tanto por ciento de una cantidad, multiplica por ese decimal. El 35 % de 80 es $0{,}35 \cdot 80 = 28$.

Hay atajos que conviene saber de memoria: el 50 % es la mitad, el 25 % es la cuarta parte, el 10 % es la décima parte y el 1 % es la centésima. Con ellos se arman los demás: el 15 % es el 10 % más su mitad.`,
      manipulable: {
        kind: 'fraction-bar',
        numerator: 7,
        denominator: 20,
        percent: true,
        task: 'Cambia las partes pintadas y mira cómo cambian a la vez la fracción, el decimal y el porcentaje.',
        predict: {
          question: '¿Qué porcentaje de la barra es 7 de 20?',
          guesses: ['7 %', '35 %', '70 %'],
          shows: 'Cada parte vale 5 %, así que 7 partes son 35 %.',
        },
      },
      example: {
        problem: md`Un pase escolar cuesta ${pesos(12000)} y sube un 15 %. ¿Cuántos pesos sube?`,
        steps: [
          {
            title: 'Busca un porcentaje fácil',
            text: md`El 10 % de ${pesos(12000)} es la décima parte: ${pesos(1200)}.`,
          },
          { title: 'Saca su mitad', text: md`El 5 % es la mitad de eso: ${pesos(600)}.` },
          {
            title: 'Suma',
            text: md`El 15 % es ${pesos(1200)} más ${pesos(600)}: sube ${pesos(1800)}. Con el decimal da lo mismo: $0{,}15 \cdot 12.000 = 1.800$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lee-la-cantidad-como-porcentaje',
          text: md`Leer «48 estudiantes» como «48 %». Solo es lo mismo si el total es 100. Pregúntate siempre: ¿48 de cuántos?`,
        },
      ],
      checks: [
        {
          id: 'veinte-de-ciento-cincuenta',
          question: md`Una biblioteca tiene 150 novelas y el 20 % está prestado. ¿Cuántas novelas están prestadas?`,
          key: '30',
          distractors: [
            {
              text: '20',
              feedback: 'Tomaste el 20 % como si fueran 20 novelas: eso pasa solo si el total es 100.',
              mistake: 'lee-la-cantidad-como-porcentaje',
            },
            {
              text: '120',
              feedback: 'Esas son las que no están prestadas, el 80 %.',
              mistake: 'da-el-porcentaje-del-resto',
            },
            { text: '75', feedback: 'Dividiste por 2: el 20 % es la quinta parte, no la mitad.' },
          ],
          explanation: md`El 10 % de 150 es 15, y el 20 % es el doble: 30. También $0{,}2 \cdot 150 = 30$.`,
        },
        {
          id: 'cinco-por-ciento',
          question: md`¿Cuál de estos números es igual a 5 %?`,
          key: '$0{,}05$',
          distractors: [
            { text: '$0{,}5$', feedback: 'Ese es el 50 %: cinco décimos. El 5 % son cinco centésimos.' },
            { text: '$\\frac{1}{5}$', feedback: 'Un quinto es 20 %: 1 de 5 es 20 de 100.' },
            { text: '5', feedback: 'El número 5 es 500 %: falta dividir por 100.' },
          ],
          explanation: md`5 % es 5 de cada 100: $\frac{5}{100} = 0{,}05$, que también es $\frac{1}{20}$.`,
        },
        {
          id: 'treinta-y-cinco-de-sesenta',
          question: md`¿Cuál es el 35 % de 60?`,
          key: '21',
          distractors: [
            { text: '25', feedback: 'Restaste 60 menos 35. El porcentaje se multiplica: 0,35 por 60.' },
            {
              text: '39',
              feedback: 'Ese es el 65 %, lo que falta para completar 60.',
              mistake: 'da-el-porcentaje-del-resto',
            },
            {
              text: '35',
              feedback: 'El 35 % es 35 solo cuando el total es 100; aquí es 60.',
              mistake: 'lee-la-cantidad-como-porcentaje',
            },
          ],
          explanation: md`$0{,}35 \cdot 60 = 21$. Para comprobarlo: el 10 % es 6, el 30 % es 18 y el 5 % es 3; juntos hacen 21.`,
        },
      ],
    },
    {
      id: 'que-porcentaje-es',
      title: 'Qué porcentaje es una parte del total',
      idea: md`Ahora al revés: tienes la parte y el total, y quieres el porcentaje. Divide la parte por el total y multiplica por 100.

Si 18 de 24 penales terminan en gol, $\frac{18}{24} = 0{,}75$, o sea, 75 %.

Lo delicado es elegir bien **el total**. En un gráfico de barras, el total no es la barra más alta: es la suma de todas. Y si preguntan por los que *no* cumplen, la parte es lo que falta para el total.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Micro', 'A pie', 'Auto', 'Bicicleta'],
        series: [{ name: 'Estudiantes', values: [40, 25, 20, 15] }],
        yTitle: 'Estudiantes',
        showValues: true,
        alt: 'Gráfico de barras de cómo llegan 100 estudiantes: 40 en micro, 25 a pie, 20 en auto y 15 en bicicleta.',
        caption: 'Cómo llegan al liceo (datos inventados).',
      },
      example: {
        problem: md`En una encuesta, 40 personas prefieren el cine, 24 el teatro y 16 los conciertos. ¿Qué porcentaje prefiere el teatro?`,
        steps: [
          { title: 'Encuentra el total', text: md`El total son todas las respuestas: $40 + 24 + 16 = 80$ personas.` },
          { title: 'Divide la parte por el total', text: md`$\frac{24}{80} = \frac{3}{10} = 0{,}3$.` },
          {
            title: 'Pásalo a porcentaje',
            text: md`$0{,}3 \cdot 100 = 30$: el 30 % prefiere el teatro. Tiene sentido, porque es menos de un tercio.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'compara-con-la-barra-mayor',
          text: md`Dividir por la barra más alta (24 de 40 da 60 %). El 100 % es el grupo completo, y el grupo completo es la suma de las barras.`,
        },
        {
          mistake: 'da-el-porcentaje-del-resto',
          text: md`Contestar por los que no cumplen. Al terminar, relee la pregunta: si pide los de teatro, tu número tiene que ser el de ellos y no el de los demás.`,
        },
      ],
      checks: [
        {
          id: 'barras-del-recreo',
          question: md`En un quiosco se vendieron 30 jugos, 50 aguas y 20 leches. ¿Qué porcentaje de lo vendido fueron jugos?`,
          key: '30 %',
          distractors: [
            {
              text: '60 %',
              feedback: 'Comparaste con las aguas, que son la barra mayor. El total es 100 bebidas.',
              mistake: 'compara-con-la-barra-mayor',
            },
            {
              text: '70 %',
              feedback: 'Ese es el porcentaje de lo que no eran jugos.',
              mistake: 'da-el-porcentaje-del-resto',
            },
            {
              text: '33 %',
              feedback: 'Repartiste en tres partes iguales, pero las tres bebidas no se vendieron igual.',
            },
          ],
          explanation: md`El total es $30 + 50 + 20 = 100$. Los jugos son 30 de 100, o sea, 30 %.`,
        },
        {
          id: 'nueve-de-veinticinco',
          question: md`En un curso de 25 estudiantes, 9 llegan en bicicleta. ¿Qué porcentaje es?`,
          key: '36 %',
          distractors: [
            {
              text: '9 %',
              feedback: 'Son 9 estudiantes, pero de 25. De 100 serían cuatro veces más.',
              mistake: 'lee-la-cantidad-como-porcentaje',
            },
            {
              text: '64 %',
              feedback: 'Ese es el porcentaje de los que no llegan en bicicleta.',
              mistake: 'da-el-porcentaje-del-resto',
            },
            { text: '16 %', feedback: 'Restaste 25 menos 9: esos son los demás estudiantes, y no un porcentaje.' },
          ],
          explanation: md`$\frac{9}{25} = \frac{36}{100}$: 36 %. En el curso de 40, 12 estudiantes son solo 30 %.`,
        },
        {
          id: 'que-no-terminaron',
          question: md`De 60 corredores, 45 terminaron la carrera. ¿Qué porcentaje no la terminó?`,
          key: '25 %',
          distractors: [
            {
              text: '75 %',
              feedback: 'Ese es el porcentaje que sí terminó: la pregunta es por los otros.',
              mistake: 'da-el-porcentaje-del-resto',
            },
            {
              text: '15 %',
              feedback: 'Son 15 corredores, pero de 60: falta pasarlo a porcentaje.',
              mistake: 'lee-la-cantidad-como-porcentaje',
            },
            { text: '33 %', feedback: 'Comparaste los 15 con los 45 que llegaron; el total son los 60.' },
          ],
          explanation: md`No terminaron $60 - 45 = 15$. Y $\frac{15}{60} = \frac{1}{4} = 25\ \%$.`,
        },
      ],
    },
    {
      id: 'el-total-desde-la-parte',
      title: 'El total cuando conoces una parte',
      idea: md`A veces conoces la parte y su porcentaje, y falta el total. Lo más seguro es pasar por un porcentaje fácil.

Si 24 es el 30 %, entonces el 10 % es $24 : 3 = 8$ y el 100 % es $8 \cdot 10 = 80$.

También sirve dividir por el decimal: $24 : 0{,}3 = 80$. Al final comprueba hacia atrás: el 30 % de 80 es 24. Si el total te da menos que la parte, algo quedó al revés, salvo que el porcentaje pase de 100.`,
      example: {
        problem: md`Camila ahorró ${pesos(18000)}, que son el 40 % de lo que cuesta una mochila. ¿Cuánto cuesta la mochila?`,
        steps: [
          {
            title: 'Lleva la parte a un 10 %',
            text: md`El 40 % son ${pesos(18000)}. Dividido por 4, el 10 % son ${pesos(4500)}.`,
          },
          { title: 'Sube al 100 %', text: md`Diez veces eso: la mochila cuesta ${pesos(45000)}.` },
          {
            title: 'Comprueba',
            text: md`El 40 % de ${pesos(45000)} es $0{,}4 \cdot 45.000 = 18.000$. Calza con lo que ahorró.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'doce-es-quince',
          question: md`12 jugadores son el 15 % de los inscritos en un campeonato. ¿Cuántos inscritos hay?`,
          key: '80',
          distractors: [
            { text: '180', feedback: 'Multiplicaste 12 por 15. Para volver al total se divide: 12 por 0,15.' },
            { text: '27', feedback: 'Sumaste 12 y 15, pero uno son jugadores y el otro un porcentaje.' },
            {
              text: '85',
              feedback: 'Ese es el porcentaje que falta (100 − 15), no los inscritos.',
              mistake: 'da-el-porcentaje-del-resto',
            },
          ],
          explanation: md`Si 12 es el 15 %, el 5 % es 4 y el 100 % es $4 \cdot 20 = 80$. Comprueba: el 15 % de 80 es 12.`,
        },
        {
          id: 'bateria-al-veinticinco',
          question: md`Con el 25 % de la batería, un parlante suena 3 horas. ¿Cuántas horas suena con la batería completa?`,
          key: '12 horas',
          distractors: [
            { text: '7 horas y media', feedback: 'Multiplicaste por 2,5. El 25 % cabe cuatro veces en el total.' },
            { text: '75 horas', feedback: 'Multiplicaste 3 por 25. El 25 % cabe cuatro veces en el total, no 25.' },
            {
              text: '9 horas',
              feedback: 'Esas son las horas que quedan: el otro 75 %.',
              mistake: 'da-el-porcentaje-del-resto',
            },
          ],
          explanation: md`El 25 % es la cuarta parte, así que la batería completa dura $3 \cdot 4 = 12$ horas.`,
        },
      ],
    },
    {
      id: 'porcentaje-de-un-porcentaje',
      title: 'Un porcentaje de otro porcentaje',
      idea: md`Si el 40 % de un curso juega fútbol y la mitad de ellos entrena los sábados, ¿qué porcentaje del curso entrena los sábados? El segundo porcentaje no se toma del curso: se toma de los que juegan.

Por eso se **multiplican**: $0{,}4 \cdot 0{,}5 = 0{,}2$, un 20 % del curso.

Un truco que nunca falla es inventar un curso de 100: juegan 40 y la mitad son 20. De 100, 20: un 20 %.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'curso', label: 'Curso: 100', column: 0, row: 0 },
          { id: 'futbol', label: 'Fútbol: 40', column: 1, row: 0 },
          { id: 'sabado', label: 'Sábado: 20', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'curso', to: 'futbol', label: '40 %' },
          { from: 'futbol', to: 'sabado', label: '50 %' },
        ],
        alt: 'Tres cajas en fila: de un curso de 100, 40 juegan fútbol (40 %), y de esos 40, 20 entrenan el sábado (50 %).',
      },
      example: {
        problem: md`El 60 % de los libros de una sala son novelas y, de las novelas, el 25 % es de autoras chilenas. ¿Qué porcentaje de todos los libros son novelas de autoras chilenas?`,
        steps: [
          { title: 'Imagina 100 libros', text: md`De 100 libros, 60 son novelas.` },
          { title: 'Saca el segundo de esa parte', text: md`El 25 % de 60 es su cuarta parte: 15.` },
          { title: 'Vuelve al total', text: md`15 de 100 es 15 %. Con decimales: $0{,}6 \cdot 0{,}25 = 0{,}15$.` },
        ],
      },
      warnings: [
        {
          mistake: 'suma-los-porcentajes-encadenados',
          text: md`Sumarlos: $60 + 25 = 85$. El segundo no se agrega al primero, porque está dentro de él. La respuesta tiene que ser menor que 60 %.`,
        },
        {
          mistake: 'resta-los-porcentajes-encadenados',
          text: md`Restarlos: $60 - 25 = 35$. Una parte de una parte se obtiene multiplicando. Con 100 libros se ve al tiro: son 15.`,
        },
        {
          mistake: 'da-el-porcentaje-dentro-del-grupo',
          text: md`Contestar 25 %, que es el porcentaje *dentro de las novelas*. Subraya en el enunciado respecto de quiénes se pregunta.`,
        },
      ],
      checks: [
        {
          id: 'taller-de-musica',
          question: md`El 30 % de los estudiantes de un liceo va a talleres y, de ellos, el 60 % va a música. ¿Qué porcentaje del liceo va a música?`,
          key: '18 %',
          distractors: [
            {
              text: '90 %',
              feedback: 'Sumaste. Los de música son una parte del 30 %, así que tienen que ser menos.',
              mistake: 'suma-los-porcentajes-encadenados',
            },
            {
              text: '60 %',
              feedback: 'Ese es el porcentaje dentro de los que van a talleres, no del liceo.',
              mistake: 'da-el-porcentaje-dentro-del-grupo',
            },
            {
              text: '30 %',
              feedback: 'Ese es el porcentaje de todos los talleres, o la resta de los dos.',
              mistake: 'resta-los-porcentajes-encadenados',
            },
          ],
          explanation: md`De 100 estudiantes, 30 van a talleres y el 60 % de 30 son 18. Es decir, 18 % del liceo.`,
        },
        {
          id: 'reciclaje',
          question: md`El 80 % de la basura de un barrio se recoge y, de lo recogido, el 15 % se recicla. ¿Qué porcentaje de la basura se recicla?`,
          key: '12 %',
          distractors: [
            {
              text: '15 %',
              feedback: 'El 15 % es de lo recogido; la pregunta es sobre toda la basura.',
              mistake: 'da-el-porcentaje-dentro-del-grupo',
            },
            {
              text: '65 %',
              feedback: 'Restaste 80 menos 15. Una parte de una parte se multiplica.',
              mistake: 'resta-los-porcentajes-encadenados',
            },
            {
              text: '95 %',
              feedback: 'Sumaste 80 y 15, pero lo reciclado ya está dentro de lo recogido.',
              mistake: 'suma-los-porcentajes-encadenados',
            },
          ],
          explanation: md`$0{,}8 \cdot 0{,}15 = 0{,}12$: de cada 100 kilos se recogen 80, y el 15 % de 80 son 12.`,
        },
      ],
    },
  ],
  summary: [
    md`Un porcentaje es una fracción de 100: $35\ \% = 0{,}35$.`,
    md`Parte: multiplica el total por el decimal. Porcentaje: divide la parte por el total. Total: divide la parte por el decimal.`,
    md`El total es el grupo completo, y no la barra más alta.`,
    md`Un porcentaje de otro porcentaje se multiplica.`,
    md`Inventa un grupo de 100 cada vez que dudes, y relee por quiénes preguntan.`,
  ],
});
