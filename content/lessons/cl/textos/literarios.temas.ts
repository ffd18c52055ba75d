import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.temas',
  version: 5,
  minutes: 13,
  opening: {
    question:
      'Dos cuentos tratan de un niño que roba una fruta. Uno te deja pensando en el hambre. El otro, en la culpa. ¿Tienen el mismo tema?',
    guesses: ['Sí: los dos tratan de un robo', 'No: el asunto de fondo es otro', 'Un cuento no tiene tema'],
    reveal:
      'El robo es lo que pasa, el **argumento**. El **tema** es el asunto de fondo, y ahí los dos cuentos se separan. Verás cómo encontrarlo y cómo ver qué mirada pone la obra.',
  },
  points: [
    {
      id: 'asunto-y-tema',
      title: 'Lo que pasa y de qué se trata',
      idea: 'El **argumento** resume los hechos, con nombres: «Nadia esconde las cartas de su hermana». El **tema** es la idea de fondo, sin nombres: «los celos entre hermanos».\n\nPara pasar de uno a otro, quita nombres y lugares y pregunta **qué asunto humano queda**: el amor, la muerte, la justicia, la soledad, el poder, crecer.\n\nDespués afina. «El amor» es muy amplio. «El amor que se calla por orgullo» ya dice de qué amor. Un tema bien dicho calza con toda la obra y no con cualquiera.',
      readings: [
        {
          title: 'Turno de almacén (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Don Hilario fiaba a todos menos a los Pinto. Nadie sabía por qué. Cuando el menor de los Pinto entró con la receta en la mano, don Hilario miró la repisa y dijo que no quedaba. El niño vio la caja. Los dos sabían que el otro la veía. Esa noche don Hilario caminó con la caja hasta la casa de los Pinto, la dejó en el escalón y volvió sin golpear, como un ladrón.',
        },
      ],
      example: {
        problem: '¿Cuál es el tema de «Turno de almacén»?',
        steps: [
          {
            title: 'Di el argumento',
            text: 'Un almacenero le niega un remedio a un niño y después se lo deja en secreto.',
          },
          {
            title: 'Quita los nombres',
            text: 'Alguien castiga a quien no tiene la culpa y luego lo repara a escondidas.',
          },
          { title: 'Busca el asunto', text: 'El rencor y la culpa que viene después.' },
          { title: 'Afina', text: 'La culpa que vence al rencor, aunque no se atreva a dar la cara.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'La caja y la receta están en la escena, pero no son su asunto. Prueba la respuesta: si solo nombra un objeto, aún no llegas al tema.',
        },
        {
          mistake: 'lectura-otro-proposito',
          text: 'Leer «Turno de almacén» como una noticia lleva a buscar una denuncia. Es un cuento: pregunta qué vive don Hilario por dentro, no qué delito se informa.',
        },
      ],
      checks: [
        {
          id: 'temas-argumento',
          question: '¿Cuál de estas opciones es el argumento del cuento, y no su tema?',
          key: 'Un almacenero deja un remedio en un escalón',
          distractors: [
            {
              text: 'La culpa que obliga a reparar un daño',
              feedback: 'No hay nombres ni hechos: es el asunto de fondo.',
            },
            {
              text: 'El rencor que alcanza a un inocente',
              feedback: 'Es una idea general que vale para otros casos: es tema.',
            },
          ],
          explanation: 'Nombra a quien actúa y lo que hace.',
        },
        {
          id: 'temas-ladron',
          question: '¿Qué agrega al tema la comparación «como un ladrón»?',
          key: 'Muestra que hace el bien con vergüenza',
          distractors: [
            {
              text: 'Muestra que don Hilario antes robaba en la calle',
              feedback: 'Es una comparación, no un dato de su vida. Dice cómo caminaba.',
            },
            {
              text: 'Muestra que los Pinto le habían quitado la caja',
              feedback: 'La caja era de él: la llevó desde su almacén.',
            },
            {
              text: 'Denuncia los robos que sufren los almacenes',
              feedback: 'Eso haría una noticia. En este cuento, la comparación dice cómo camina don Hilario.',
              mistake: 'lectura-otro-proposito',
            },
          ],
          explanation: 'Da algo y se esconde como si quitara: le cuesta admitir que obró mal.',
        },
        {
          id: 'temas-amplio',
          question: 'Un poema habla de una casa vacía donde aún se pone un plato de más. ¿Qué tema está mejor afinado?',
          key: 'La ausencia que la familia no acepta',
          distractors: [
            {
              text: 'La vida de las familias de hoy y de ayer',
              feedback: 'Cabrían miles de poemas. Mira qué dice el plato de más.',
            },
            {
              mistake: 'lectura-detalle-por-idea',
              text: 'Los platos que se ponen en la mesa',
              feedback: 'Es el objeto, no el asunto humano.',
            },
          ],
          explanation: 'Poner el plato de quien ya no está muestra que no se acepta su falta.',
        },
      ],
    },
    {
      id: 'mirada',
      title: 'La mirada con que se trata',
      idea: 'Dos obras pueden tener el mismo tema y **mirarlo distinto**: con ternura, con burla, con rabia, con resignación. Esa mirada es parte de lo que dice la obra.\n\nSe ve en el **tono** de las palabras, en **a quién le va bien** o mal, en **lo que se repite** y en **cómo termina**.\n\nNo la confundas con lo que opina un personaje. Un personaje puede despreciar a los viejos y la obra dejarlo en ridículo. La mirada de la obra es la que sale del conjunto.',
      readings: [
        {
          title: 'Dos poemas sobre la vejez',
          by: 'Texto escrito para Travesía',
          text: '**I**\n\nMi abuelo va por la plaza  \ncon su paso de reloj:  \nno llega tarde a ninguna,  \nno lo espera ni el farol.\n\n**II**\n\nMi abuelo va por la plaza  \nsaludando al pan y al sol:  \ntiene ochenta primaveras  \ny estrena la de hoy.',
        },
      ],
      example: {
        problem: '¿En qué se diferencian los dos poemas?',
        steps: [
          { title: 'Lo común', text: 'En los dos, un abuelo va por la plaza: el tema es la vejez.' },
          { title: 'El tono del I', text: '«No lo espera ni el farol»: nadie lo necesita. Tristeza y soledad.' },
          { title: 'El tono del II', text: '«Saludando», «estrena»: cada día es nuevo. Alegría.' },
          { title: 'Concluye', text: 'Mismo tema, miradas opuestas: una ve abandono, la otra ve ganas de vivir.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Si crees que envejecer es siempre triste, leerás igual los dos poemas. Busca en cada uno las palabras que dan el tono: «ni el farol», «estrena».',
        },
      ],
      checks: [
        {
          id: 'temas-estrena',
          question: 'En el poema II, ¿qué aporta el verbo «estrena»?',
          key: 'Que a los ochenta aún hay algo nuevo',
          distractors: [
            {
              text: 'Que el abuelo se compró ropa nueva ese día',
              feedback: 'Lo que estrena es «la de hoy», una primavera. No es ropa.',
            },
            {
              text: 'Que el abuelo olvida las demás primaveras',
              feedback: 'Las ochenta están nombradas con gusto. No hay olvido.',
            },
            {
              text: 'Que los años del abuelo ya son muchos',
              feedback: 'Esa es una mitad, las «ochenta primaveras». Falta el verso que sigue, el de «estrena».',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: 'Estrenar es usar por primera vez: mira la vejez como comienzo.',
        },
        {
          id: 'temas-paradero',
          question:
            'En un cuento, una anciana llega última al paradero. El chofer apaga el motor y la espera: «Sin ella no empieza el día», dice, y nadie reclama. ¿Con qué mirada se trata ahí la vejez?',
          key: 'Con cariño: la anciana hace falta',
          distractors: [
            {
              text: 'Con burla: camina lento y llega tarde',
              feedback: 'Llega última, pero nadie se ríe ni reclama. Mira qué dice el chofer.',
            },
            {
              text: 'Con lástima: ya no le importa a nadie',
              feedback: 'Apagan el motor para esperarla: les importa.',
            },
          ],
          explanation: 'La frase del chofer y la espera de todos muestran cuánto vale para ellos.',
        },
      ],
    },
    {
      id: 'varios-temas',
      title: 'Más de un tema y el que los une',
      idea: 'Las obras largas llevan varios temas. Uno suele **unir** a los demás. Para encontrarlo, mira el conflicto central y el final: ¿qué asunto se juega ahí?\n\nLos otros lo acompañan. En una historia de una huelga puede haber amor y amistad, pero si todo se decide en torno a lo justo, el tema central es la justicia.\n\nY un tema puede tener dos caras en tensión: libertad y seguridad, memoria y olvido. Nombrarlas juntas dice más que nombrar una.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'j', label: 'La justicia', column: 1, row: 1 },
          { id: 'a', label: 'La amistad', column: 0, row: 0 },
          { id: 'm', label: 'El miedo', column: 2, row: 0 },
          { id: 'l', label: 'La lealtad', column: 1, row: 2 },
        ],
        arrows: [
          { from: 'a', to: 'j' },
          { from: 'm', to: 'j' },
          { from: 'l', to: 'j' },
        ],
        alt: 'La justicia está al centro y recibe flechas desde la amistad, el miedo y la lealtad.',
        caption: 'Un tema central y los que lo acompañan.',
      },
      readings: [
        {
          title: 'La votación (obra de teatro)',
          by: 'Texto escrito para Travesía',
          text: '*Un galpón. Noche.*\n\n**IRMA.** Si firmamos, reponen a todos menos a Soto.\n\n**CHÁVEZ.** Soto es mi compadre. Pero tengo tres hijos.\n\n**IRMA.** Soto también tiene hijos.\n\n**CHÁVEZ.** *(Después de un rato.)* ¿Y si mañana el «menos» soy yo?\n\n**IRMA.** Por eso pregunto. *(Pone el lápiz sobre la mesa. Nadie lo toma.)*',
        },
      ],
      example: {
        problem: '¿Cuál es el tema central de «La votación»?',
        steps: [
          { title: 'Anota los temas', text: 'La amistad («mi compadre»), la familia, el miedo, lo justo.' },
          { title: 'Mira el conflicto', text: 'Aceptar un acuerdo bueno para casi todos y malo para uno.' },
          { title: 'Mira el final', text: 'Nadie toma el lápiz: no aceptan, al menos por ahora.' },
          { title: 'Afina', text: 'La tensión entre salvarse y ser solidario con quien queda fuera.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Nadie toma el lápiz, y de ahí se salta a «ganó la solidaridad para siempre». Di solo lo que la escena alcanza a mostrar esa noche.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Con «Soto es mi compadre» el tema parece la amistad. Junta esa línea con los hijos, el «menos» y el lápiz antes de elegir.',
        },
      ],
      checks: [
        {
          id: 'temas-menos',
          question: '¿Qué cambia en Chávez cuando pregunta «¿y si mañana el "menos" soy yo?»?',
          key: 'Se pone en el lugar de Soto',
          distractors: [
            {
              text: 'Descubre que no es amigo de Soto',
              feedback: 'Al contrario: su compadre le importa. Mira en qué lugar se imagina.',
            },
            { text: 'Decide firmar para no perder', feedback: 'La pregunta frena la firma: nadie toma el lápiz.' },
          ],
          explanation: 'Al imaginarse excluido entiende lo que está en juego.',
        },
        {
          id: 'temas-lapiz',
          question: '¿Qué sugiere que nadie tome el lápiz?',
          key: 'Que el grupo duda en dejar a uno fuera',
          distractors: [
            {
              text: 'Que el grupo no entiende lo que va a firmar',
              feedback: 'Irma lo explicó en la primera línea. Lo entienden bien.',
            },
            {
              mistake: 'lectura-saber-previo',
              text: 'Que un trato así lo firma siempre un dirigente',
              feedback: 'Así ocurre en muchos trabajos, pero Irma dice «si firmamos»: aquí deciden entre todos.',
            },
            {
              text: 'Que el grupo ya rechazó el trato por completo',
              feedback: 'La escena termina antes de que alguien decida: el lápiz sigue sobre la mesa.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: 'El lápiz es la firma: dejarlo ahí muestra que la solidaridad pesa.',
        },
      ],
    },
  ],
  summary: [
    'Argumento: los hechos con nombres. Tema: el asunto de fondo, afinado.',
    'La mirada se ve en el tono, en a quién le va bien y en el final.',
    'La opinión de un personaje no es la de la obra.',
    'Si hay varios, busca el que se juega en el conflicto.',
  ],
});
