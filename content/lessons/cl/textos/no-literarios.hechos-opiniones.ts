import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.hechos-opiniones',
  version: 4,
  minutes: 13,
  opening: {
    question:
      '«El puente mide 400 metros». Alguien va con una huincha y resulta que mide 380. ¿Esa frase era un hecho o una opinión?',
    guesses: ['Una opinión, porque estaba equivocada', 'Una afirmación de hecho, aunque falsa', 'Ninguna de las dos'],
    reveal:
      'Lo que decide no es si acierta, sino si **se puede comprobar**. La huincha la comprobó y la echó abajo: era una afirmación de hecho, y era falsa. Con esa idea se resuelven casi todos los casos.',
  },
  points: [
    {
      id: 'se-puede-comprobar',
      title: 'La prueba: ¿cómo lo comprobarías?',
      idea: 'Una **afirmación de hecho** se puede comprobar: midiendo, contando, mirando un registro o preguntando a un testigo. Puede resultar verdadera o falsa.\n\nUna **opinión** dice lo que alguien piensa, valora o prefiere. No hay huincha para medirla. Se la puede defender con razones, pero dos personas informadas pueden seguir en desacuerdo.\n\nAnte cada frase, pregúntate: «¿Qué haría para comprobarla?». Si se te ocurre algo concreto, es de hecho. Si tendrías que preguntar «¿y según quién?», es opinión.',
      readings: [
        {
          title: 'Feria costumbrista (nota de prensa)',
          by: 'Texto escrito para Travesía',
          text: 'La feria costumbrista reunió a 62 puestos durante el fin de semana, ocho más que el año pasado. La entrada costó mil pesos. El curanto fue lo mejor de la jornada, aunque la fila resultó excesiva. Según la organización, el sábado ingresaron 3.100 personas. La feria merece quedarse en la costanera.',
        },
      ],
      example: {
        problem: '¿Qué frases de la nota son opiniones?',
        steps: [
          {
            title: 'Prueba con los puestos',
            text: '62 puestos y ocho más que antes: se cuentan y se comparan. Es de hecho.',
          },
          { title: 'Prueba con el curanto', text: '«Lo mejor»: ¿según quién? No hay cómo medirlo. Es opinión.' },
          {
            title: 'Cuidado con las mezclas',
            text: '«La fila resultó excesiva» valora. Cuántos minutos duró sí se habría podido medir.',
          },
          { title: 'Revisa el final', text: '«Merece quedarse» dice lo que debería pasar. Es opinión.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Los mil pesos de la entrada se comprueban, pero no dicen nada de la fila. Para volver comprobable una opinión, busca la medida de esa misma cosa.',
        },
        {
          mistake: 'lectura-hecho-opinion',
          text: 'Que el curanto gustara a muchos no lo vuelve un hecho: «lo mejor» todavía depende de quién lo prueba. Busca algo que se cuente, como los puestos.',
        },
      ],
      checks: [
        {
          id: 'hechos-feria-cual',
          question: '¿Qué frase sobre la feria se puede comprobar?',
          key: '«Reunió a 62 puestos, ocho más que el año pasado»',
          distractors: [
            {
              text: '«El curanto fue lo mejor de la jornada»',
              feedback: '«Lo mejor» depende de quién lo prueba. No hay registro que lo decida.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: '«La feria merece quedarse en la costanera»',
              feedback: '«Merece» dice lo que debería ocurrir según quien escribe.',
              mistake: 'lectura-hecho-opinion',
            },
          ],
          explanation: 'Los puestos se cuentan, y el dato del año anterior está en un registro.',
        },
        {
          id: 'hechos-falsa',
          question: 'Una guía dice: «Este cerro tiene 900 metros de altura». Mide 870. ¿Cómo se clasifica la frase?',
          key: 'Como afirmación de hecho, aunque falsa',
          distractors: [
            {
              text: 'Como opinión, porque no es verdadera',
              feedback: 'Lo falso también puede ser afirmación de hecho: se comprueba y no resulta.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: 'Como opinión, porque la escribió una persona',
              feedback: 'Todo texto lo escribe alguien. Mira si la frase se puede comprobar.',
              mistake: 'lectura-hecho-opinion',
            },
          ],
          explanation: 'Se comprueba midiendo. Que el resultado la contradiga no la vuelve opinión.',
        },
        {
          id: 'hechos-excesiva',
          question: '¿Cómo habría que cambiar «la fila resultó excesiva» para que fuera una afirmación de hecho?',
          key: '«En la fila se esperaba unos 40 minutos»',
          distractors: [
            {
              text: '«La fila de puestos medía 60 metros»',
              feedback: 'Se comprueba y repite «fila», pero es la de los puestos. Se juzgaba la del curanto.',
              mistake: 'lectura-palabra-repetida',
            },
            {
              text: '«Todos sabemos que se esperó demasiado»',
              feedback: 'Decir que lo saben todos no lo vuelve comprobable: «demasiado» aún es un juicio.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: '«El sábado ingresaron 3.100 personas»',
              feedback: 'Se comprueba, pero es otro dato de la nota: no dice nada de la fila.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: 'Los minutos se miden con un reloj. Si son muchos o pocos, eso ya lo opina cada uno.',
        },
      ],
    },
    {
      id: 'senales-de-opinion',
      title: 'Las palabras que delatan una opinión',
      idea: 'Hay señales. Los **adjetivos que valoran**: hermoso, inútil, histórico. Los **adverbios** que juzgan: lamentablemente, por fin, apenas. Los **verbos de deber**: debería, merece, conviene. Las marcas de **duda o creencia**: quizás, me parece.\n\nNo bastan por sí solas. Un adjetivo como «metálico» describe algo que se ve. Y hay opiniones sin señal alguna: «Leer en papel es leer».\n\nMuchas veces una sola palabra mete la opinión dentro de un dato. «Apenas 40 personas» cuenta 40 personas y, además, opina que son pocas.',
      manipulable: {
        kind: 'marked-text',
        text: 'Por fin se pavimentó el camino a Puyuhuén. La obra tardó apenas catorce meses y costó menos que lo presupuestado. El asfalto es de color gris claro. Lamentablemente, nadie pensó en una ciclovía.',
        marks: [
          { words: 'Por fin', note: 'Opina: da a entender que había que esperar demasiado.' },
          { words: 'apenas', note: 'Opina: catorce meses le parecen pocos.' },
          { words: 'menos que lo presupuestado', note: 'De hecho: se comparan dos cifras.' },
          { words: 'gris claro', note: 'De hecho: el adjetivo describe algo que se ve.' },
          { words: 'Lamentablemente', note: 'Opina: lo que sigue le parece mal.' },
        ],
        task: 'Toca cada marca y decide antes de leer la nota: ¿comprueba o valora?',
      },
      example: {
        problem: '«Solo 12 de los 30 cursos entregaron el informe a tiempo». ¿Es un hecho o una opinión?',
        steps: [
          {
            title: 'Saca la palabra sospechosa',
            text: 'Sin «solo», queda: «12 de los 30 cursos entregaron el informe a tiempo».',
          },
          { title: 'Comprueba lo que queda', text: 'Se cuenta en una lista. Es una afirmación de hecho.' },
          {
            title: 'Devuelve la palabra',
            text: '«Solo» agrega que 12 le parecen pocos. Es una valoración pegada al dato.',
          },
          { title: 'Responde', text: 'La frase mezcla las dos cosas: un dato y la opinión de que es bajo.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'Si pasas por alto «solo», el caso de los 12 cursos parece puro dato. Lee la frase con y sin esa palabra: la diferencia es la opinión.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Reconocer una señal no basta: «solo» opina en «solo 12 cursos», pero no en «vino solo». Mira qué hace la palabra en su frase.',
        },
      ],
      checks: [
        {
          id: 'hechos-apenas',
          question: 'En «la obra tardó apenas catorce meses», ¿qué parte es opinión?',
          key: '«Apenas»',
          distractors: [
            { text: '«Catorce meses»', feedback: 'Los meses se cuentan entre dos fechas: es la parte comprobable.' },
            {
              text: '«La obra tardó»',
              feedback: 'Que una obra toma tiempo no valora nada. Mira qué palabra lo juzga.',
            },
            {
              text: 'Ninguna',
              feedback: 'Los meses se cuentan, pero una palabra los juzga. Quita las palabras de a una y compara.',
              mistake: 'lectura-pierde-el-matiz',
            },
          ],
          explanation: '«Apenas» dice que ese plazo es corto, y eso depende de quién lo mira.',
        },
        {
          id: 'hechos-adjetivo',
          question: '¿En qué frase el adjetivo describe sin valorar?',
          key: '«Instalaron bancas metálicas en el andén»',
          distractors: [
            {
              text: '«Instalaron unas cómodas bancas en el andén»',
              feedback: 'La comodidad depende de quién se sienta: el adjetivo valora.',
            },
            { text: '«Instalaron bancas horribles en el andén»', feedback: '«Horribles» es un juicio de gusto.' },
          ],
          explanation: 'Que una banca sea metálica se ve y se toca. No depende del gusto.',
        },
      ],
    },
    {
      id: 'opinion-ajena',
      title: 'Cuando el texto cita una opinión',
      idea: '«El entrenador dijo que el arbitraje fue vergonzoso». ¿Hecho u opinión? Hay **dos capas**. Que el entrenador lo dijo se puede comprobar: está grabado. Que el arbitraje fuera vergonzoso es la opinión de él.\n\nInformar una opinión ajena no es compartirla. Para saber qué piensa quien escribe, mira el verbo que usa. «Dijo» es neutro. «Reconoció» da por cierto lo dicho. «Pretende» lo pone en duda.\n\nLo mismo pasa con las encuestas. «El 60 % cree que es caro» es un dato sobre opiniones.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Hecho: lo dijo', column: 0, row: 0 },
          { id: 'b', label: 'Opinión: lo que dijo', column: 1, row: 0 },
        ],
        arrows: [{ from: 'a', to: 'b', label: 'contiene' }],
        alt: 'Una caja que dice hecho: lo dijo, con una flecha rotulada contiene hacia otra que dice opinión: lo que dijo.',
        caption: 'Las dos capas de una cita.',
      },
      example: {
        problem: '«La dirigenta sostuvo que el humedal es el lugar más valioso de la ciudad». ¿Qué se puede comprobar?',
        steps: [
          {
            title: 'Separa las capas',
            text: 'Capa de afuera: la dirigenta sostuvo algo. Capa de adentro: el humedal es lo más valioso.',
          },
          { title: 'Prueba la de afuera', text: 'Se puede preguntar a los presentes o ver un video. Se comprueba.' },
          { title: 'Prueba la de adentro', text: '«Más valioso» depende de qué se valore. Es opinión de ella.' },
          { title: 'Mira el verbo', text: '«Sostuvo» es neutro: quien redacta no dice si está de acuerdo.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Atender a una sola capa confunde: que la dirigenta habló se comprueba; lo que dijo del humedal, no. Revisa las dos antes de responder.',
        },
      ],
      checks: [
        {
          id: 'hechos-encuesta',
          question:
            '«Siete de cada diez estudiantes encuestados encuentran injusto el reglamento». ¿Qué informa la frase como hecho?',
          key: 'Cuántos encuestados piensan que es injusto',
          distractors: [
            {
              text: 'Que el reglamento del liceo es injusto',
              feedback: 'Esa es la opinión de los encuestados. La frase solo cuenta cuántos la tienen.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: 'Que la mayoría no cumple el reglamento',
              feedback: 'Encontrarlo injusto no es lo mismo que no cumplirlo. Eso no aparece.',
            },
          ],
          explanation: 'La encuesta vuelve comprobable la cantidad de personas que opina algo, y no lo que opinan.',
        },
        {
          id: 'hechos-puente',
          question:
            '«El alcalde anunció que el puente nuevo, el más hermoso del sur, mide 210 metros». ¿Qué se puede comprobar?',
          key: 'Que lo anunció y cuánto mide el puente',
          distractors: [
            {
              text: 'Solo cuánto mide el puente',
              feedback: 'También hay una capa de afuera: que el alcalde lo anunció se comprueba con testigos o videos.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Que es el puente más hermoso del sur',
              feedback: '«El más hermoso» depende de quién lo mira. No hay cómo medirlo.',
              mistake: 'lectura-hecho-opinion',
            },
          ],
          explanation:
            'El anuncio tiene testigos y los metros se miden. Lo único que no se comprueba es «el más hermoso».',
        },
        {
          id: 'hechos-reconocio',
          question: '«La empresa … que había retrasos». ¿Qué verbo muestra que quien redacta da por cierto el retraso?',
          key: 'Reconoció',
          distractors: [
            { text: 'Afirmó', feedback: '«Afirmó» solo informa que lo dijo. No muestra si quien redacta lo cree.' },
            { text: 'Insinuó', feedback: '«Insinuó» indica que lo dijo a medias, no que sea cierto.' },
          ],
          explanation: '«Reconocer» presenta lo dicho como verdadero: quien redacta da por cierto el retraso.',
        },
      ],
    },
  ],
  summary: [
    'De hecho: se puede comprobar, aunque resulte falso.',
    'De opinión: depende de quién valora.',
    'Una palabra («apenas», «por fin») puede meter opinión en un dato.',
    'Citar una opinión es informar que alguien la dijo: separa las dos capas.',
  ],
});
