import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.argumentos',
  version: 4,
  minutes: 13,
  opening: {
    question:
      '«Hay que plantar árboles nativos en la avenida, porque mi abuela siempre dijo que son bonitos». ¿La razón sirve para convencer a la municipalidad?',
    guesses: [
      'Sí, es una razón como cualquiera',
      'Poco: dice algo, pero apoya muy de lejos',
      'No hay ninguna razón en esa frase',
    ],
    reveal:
      'Hay una razón, y por eso es un argumento. Pero la municipalidad decide por agua, sombra o costo. Verás cómo reconocer las razones y medir qué tan cerca están de lo que defienden.',
  },
  points: [
    {
      id: 'la-razon',
      title: 'Un argumento es una razón que responde «¿por qué?»',
      idea: 'Quien opina y quiere convencer da **razones**. Cada razón, junto con lo que apoya, forma un **argumento**.\n\nPara encontrarlas, toma la tesis y pregúntale «¿por qué?». Lo que responde es un argumento. Suelen anunciarlo palabras como «porque», «ya que», «pues» o «además». Pero a veces no hay palabra alguna: solo una frase junto a otra.\n\nOjo: no todo lo que acompaña a la tesis la apoya. Hay frases que presentan el tema, cuentan una anécdota o reconocen lo que dice la otra parte.',
      readings: [
        {
          title: 'Árboles para la avenida (carta)',
          by: 'Texto escrito para Travesía',
          text: 'Señora alcaldesa: la avenida Los Boldos perdió en el temporal doce plátanos orientales. Pedimos que se repongan con quillayes. Son árboles de esta zona y, una vez arraigados, resisten la sequía con poco riego. Además, mantienen sus hojas todo el año, así que la avenida no quedará pelada en invierno. Sabemos que crecen más lento que los plátanos. Un grupo de vecinos se ofrece para regarlos los dos primeros veranos.',
        },
      ],
      example: {
        problem: '¿Qué argumentos da la carta para plantar quillayes?',
        steps: [
          { title: 'Encuentra la tesis', text: '«Pedimos que se repongan con quillayes».' },
          {
            title: 'Pregúntale por qué',
            text: 'Porque resisten la sequía con poco riego. Y porque conservan sus hojas en invierno.',
          },
          {
            title: 'Descarta lo que presenta',
            text: 'La caída de los doce plátanos explica la ocasión de la carta. No es razón para preferir quillayes.',
          },
          {
            title: 'Mira la frase contraria',
            text: '«Crecen más lento» va en contra. Es una concesión, y la carta responde con los regadores.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'La caída de los doce plátanos es cierta, pero solo cuenta la ocasión. Busca las razones después del pedido de quillayes.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Contar «crecen más lento» como ventaja pone del revés la carta. Pregúntate si esa frase empuja hacia los quillayes o en contra de ellos.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Quien se opone a los quillayes diría que tardan demasiado; la carta solo lo reconoce. Mira qué ofrece después de «sabemos».',
        },
      ],
      checks: [
        {
          id: 'argumentos-carta-cual',
          question: '¿Qué frase de la carta es un argumento a favor de los quillayes?',
          key: '«Mantienen sus hojas todo el año»',
          distractors: [
            {
              mistake: 'lectura-otro-lugar',
              text: '«Perdió en el temporal doce plátanos orientales»',
              feedback: 'Eso cuenta qué pasó. No dice por qué elegir quillayes y no otros.',
            },
            {
              text: '«Crecen más lento que los plátanos»',
              feedback: 'Es una desventaja que la carta admite. Va en contra.',
            },
            {
              mistake: 'lectura-saber-previo',
              text: '«Los árboles limpian el aire de la ciudad»',
              feedback: 'Puede ser cierto, pero la carta no lo dice. Relee las frases que siguen al pedido.',
            },
          ],
          explanation: 'Si alguien pregunta «¿por qué quillayes?», esa frase responde.',
        },
        {
          id: 'argumentos-concesion',
          question: '¿Para qué dice la carta «sabemos que crecen más lento»?',
          key: 'Para adelantarse a una objeción y responderla',
          distractors: [
            {
              mistake: 'lectura-lo-contrario',
              text: 'Para mostrar una ventaja más de los quillayes',
              feedback: 'Crecer lento es una desventaja: por eso viene antes la palabra «sabemos».',
            },
            {
              mistake: 'lectura-voz-ajena',
              text: 'Para quejarse de lo que tardan los quillayes',
              feedback: 'Esa queja sería de quien se opone. La carta solo admite un punto débil y mantiene su pedido.',
            },
          ],
          explanation: 'Reconocer lo que la otra parte podría decir, y ofrecer una salida, hace más fuerte el pedido.',
        },
        {
          id: 'argumentos-sin-porque',
          question:
            '«Cierren la piscina los lunes. El agua necesita un día completo de filtrado». ¿Qué hace la segunda frase?',
          key: 'Da la razón de lo que se pide',
          distractors: [
            {
              text: 'Repite lo pedido con otras palabras',
              feedback: 'El filtrado no estaba en la primera frase. Pregunta «¿por qué los lunes no?».',
            },
            {
              text: 'Cuenta una consecuencia del cierre',
              feedback: 'Que el agua lo necesite existe antes del cierre: es su causa.',
            },
          ],
          explanation: 'No hay «porque», pero se puede poner entre las dos frases y el sentido no cambia.',
        },
      ],
    },
    {
      id: 'directo-o-lejano',
      title: 'Qué tan cerca está la razón de la tesis',
      idea: 'No todas las razones pesan igual. Una apoya **directamente** si, al aceptarla, la tesis queda más firme sin agregar nada. Apoya **de lejos** si hay que inventar pasos para llegar.\n\nPrueba a unirlas: «razón, por lo tanto, tesis». Si suena a salto, faltan pasos.\n\nY revisa el **tamaño**. Una razón sobre un caso no basta para una tesis sobre todos. Una razón sobre el gusto no basta para una tesis sobre la salud.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Resiste la sequía', column: 0, row: 0 },
          { id: 'b', label: 'Sale en un poema', column: 0, row: 1 },
          { id: 't', label: 'Plantar quillayes', column: 2, row: 0 },
          { id: 'x', label: '¿Y eso qué aporta?', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'a', to: 't', label: 'directo' },
          { from: 'b', to: 'x' },
          { from: 'x', to: 't', label: 'de lejos' },
        ],
        alt: 'Dos caminos hacia plantar quillayes: resiste la sequía llega directo; sale en un poema pasa antes por la pregunta ¿y eso qué aporta?',
      },
      example: {
        problem:
          'Tesis: «El recreo largo debería durar 30 minutos». ¿Cuál apoya más de cerca: «la fila del casino toma 20» o «el recreo es parte de la tradición escolar»?',
        steps: [
          {
            title: 'Une la primera',
            text: '«La fila toma 20 minutos, por lo tanto, el recreo debería durar 30». Se entiende: hace falta tiempo para comer.',
          },
          {
            title: 'Une la segunda',
            text: '«Es tradición, por lo tanto, debería durar 30». ¿Por qué 30 y no 10? Hay un salto.',
          },
          {
            title: 'Compara',
            text: 'La primera habla de minutos y de una necesidad. La segunda habla de que exista recreo.',
          },
          { title: 'Responde', text: 'La fila apoya directamente. La tradición, de lejos.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Un detalle simpático, como que el quillay salga en un poema, no sostiene el pedido. Quédate con lo que llega directo: resiste la sequía.',
        },
      ],
      checks: [
        {
          id: 'argumentos-directo',
          question: 'Tesis: «La micro 7 debería pasar también los domingos». ¿Qué razón la apoya más directamente?',
          key: 'El domingo trabaja un tercio de sus pasajeros',
          distractors: [
            {
              text: 'La línea 7 es la más antigua de la ciudad',
              feedback: 'La antigüedad no dice si hace falta el domingo. Hay que inventar pasos.',
            },
            {
              mistake: 'lectura-detalle-por-idea',
              text: 'Los buses de la línea 7 son nuevos y limpios',
              feedback: 'Es un detalle de cómo son los buses. No dice si se necesitan ese día.',
            },
          ],
          explanation: 'Habla del mismo día y de una necesidad: si trabajan el domingo, necesitan micro el domingo.',
        },
        {
          id: 'argumentos-tamano',
          question:
            '«Mi primo aprendió guitarra solo con videos; por lo tanto, las clases de música no hacen falta». ¿Qué le falta a la razón?',
          key: 'Alcance: es un caso y la tesis habla de todos',
          distractors: [
            {
              text: 'Claridad: no se entiende cómo aprendió él',
              feedback: 'Se entiende: con videos. El problema está en lo que se concluye.',
            },
            {
              text: 'Relación: trata de otro asunto que la tesis',
              feedback: 'El asunto es el mismo, aprender música. Lo que falla es el tamaño.',
            },
          ],
          explanation: 'Lo que le resultó a una persona no alcanza para hablar de todas.',
        },
      ],
    },
    {
      id: 'tipos-de-apoyo',
      title: 'De dónde sale la fuerza de una razón',
      idea: 'Las razones se apoyan en cosas distintas. En **datos**: cifras, mediciones. En **ejemplos**: casos concretos. En la voz de un **experto** en ese asunto. En una **causa o consecuencia**: «si se hace, ocurrirá esto». En una **comparación**. En un **valor**: lo justo, lo digno.\n\nSaber el tipo te dice qué revisar. Al dato, su fuente. Al ejemplo, si es uno o muchos. Al experto, si sabe de eso. A la consecuencia, si de verdad se sigue.',
      example: {
        problem:
          '«Un estudio de la universidad contó 14 especies de aves en el parque. Si se ilumina de noche, varias dejarán de anidar. No es justo que paguen ellas nuestro apuro». ¿Qué tipos de razones hay?',
        steps: [
          { title: 'Primera frase', text: 'Cuenta especies: es un dato con fuente, aunque falta saber qué estudio.' },
          { title: 'Segunda frase', text: '«Si se ilumina…, dejarán…»: es una consecuencia.' },
          { title: 'Tercera frase', text: '«No es justo»: se apoya en un valor.' },
          {
            title: 'Qué revisar',
            text: 'El año del dato, si la luz de verdad aleja a esas aves, y si compartes ese valor.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Si piensas que iluminar el parque lo haría más seguro, eso lo pones tú. Clasifica solo las tres razones escritas.',
        },
      ],
      checks: [
        {
          id: 'argumentos-tipo-comparacion',
          question:
            '«En la comuna vecina pusieron bicicleteros y bajó el uso del auto. Aquí pasaría algo parecido». ¿En qué se apoya la razón?',
          key: 'En una comparación con otro lugar',
          distractors: [
            {
              text: 'En la palabra de un experto',
              feedback: 'No se nombra a nadie que sepa del asunto. Mira qué dos cosas se ponen lado a lado.',
            },
            {
              text: 'En un valor que todos comparten',
              feedback: 'No se habla de lo justo ni de lo digno, sino de lo que pasó en otra comuna.',
            },
          ],
          explanation: 'Lleva lo ocurrido en una comuna a otra. Habría que revisar si se parecen lo suficiente.',
        },
        {
          id: 'argumentos-tipo-experto',
          question:
            '«Una cardióloga recomienda el nuevo celular, así que su batería debe ser buena». ¿Qué habría que revisar?',
          key: 'Si ella sabe de baterías',
          distractors: [
            {
              text: 'Si ella es buena en su profesión',
              feedback: 'Puede ser excelente cardióloga y no saber de celulares.',
            },
            {
              text: 'Si otras personas lo compran',
              feedback: 'Que se venda mucho es otra razón. Aquí se apoya en la experta.',
            },
          ],
          explanation: 'La palabra de un experto vale en su materia. Aquí la materia es otra.',
        },
      ],
    },
  ],
  summary: [
    'Argumento: una razón que responde «¿por qué?» a la tesis.',
    'Presentar el tema o admitir una objeción no es dar una razón a favor.',
    'Prueba «razón, por lo tanto, tesis»: si hay salto, apoya de lejos.',
    'El tipo de razón te dice qué revisar.',
  ],
});
