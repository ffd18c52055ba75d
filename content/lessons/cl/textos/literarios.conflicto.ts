import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.conflicto',
  version: 4,
  minutes: 13,
  opening: {
    question:
      'Una mujer tiene dos pasajes: uno para el funeral de su padre, otro para la entrevista que esperó cinco años. Son a la misma hora. ¿Contra quién pelea?',
    guesses: ['Contra el tiempo', 'Contra su familia', 'Contra sí misma'],
    reveal:
      'Nadie la ataca. Lo que choca son dos cosas que ella quiere a la vez. Eso también es un conflicto, y quizás el más común. Verás de qué tipos hay y qué dicen sobre la vida.',
  },
  points: [
    {
      id: 'que-choca',
      title: 'Conflicto es un choque entre deseo y obstáculo',
      idea: 'Hay **conflicto** cuando alguien quiere algo y **algo se lo impide**. No hace falta pelea ni gritos.\n\nSegún lo que se opone, puede ser:\n\n- Con **otra persona**.\n\n- Con la **sociedad**: una norma, una costumbre, la pobreza.\n\n- Con la **naturaleza** o el destino.\n\n- **Interno**: dos deseos o deberes en la misma persona.\n\nPara nombrarlo, completa: «Quiere… pero…». Si no puedes poner el «pero», todavía no lo tienes. A veces hay varios; el central es el que mueve la historia.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'q', label: 'Quiere…', column: 0, row: 1 },
          { id: 'p', label: 'pero…', column: 1, row: 1 },
          { id: 'a', label: 'otra persona', column: 2, row: 0 },
          { id: 'b', label: 'la sociedad', column: 2, row: 1 },
          { id: 'c', label: 'la naturaleza', column: 2, row: 2 },
          { id: 'd', label: 'otro deseo suyo', column: 2, row: 3 },
        ],
        arrows: [
          { from: 'q', to: 'p' },
          { from: 'p', to: 'a' },
          { from: 'p', to: 'b' },
          { from: 'p', to: 'c' },
          { from: 'p', to: 'd' },
        ],
        alt: 'De quiere se pasa a pero, y de ahí salen cuatro flechas: otra persona, la sociedad, la naturaleza, otro deseo suyo.',
      },
      readings: [
        {
          title: 'El pozo (cuento)',
          by: 'Texto escrito para Travesía',
          text: 'Hacía tres años que no llovía en Los Maquis. A Delfina le quedaba el único pozo con agua y un letrero que había pintado su marido antes de morir: «No se vende ni se presta». El lunes vino la vecina con dos baldes y una guagua. Delfina miró el letrero. Había prometido, con la mano de él entre las suyas, que cuidaría el pozo. Los baldes sonaban como campanas vacías. «Pase», dijo, y dio vuelta el letrero contra el muro.',
        },
      ],
      example: {
        problem: '¿Cuál es el conflicto central de «El pozo»?',
        steps: [
          { title: 'Busca los obstáculos', text: 'La sequía, la promesa al marido, el pedido de la vecina.' },
          { title: 'Completa la frase', text: 'Delfina quiere ayudar, **pero** prometió no prestar el agua.' },
          { title: 'Decide de qué tipo es', text: 'Las dos fuerzas están en ella: lealtad y compasión. Es interno.' },
          { title: 'Ubica lo demás', text: 'La sequía es la situación que hace aparecer el choque. No es el centro.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: 'Tomar una comparación como un hecho. «Sonaban como campanas vacías» no dice que haya campanas: di qué muestran esos baldes sobre la falta de agua.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Contestar con algo cierto de otro momento. El marido pintó el letrero antes de morir; si preguntan por la decisión, quédate en la visita de la vecina.',
        },
      ],
      checks: [
        {
          id: 'conflicto-vecina',
          question: '¿Por qué el conflicto central no es entre Delfina y la vecina?',
          key: 'Porque no se enfrentan: lo que choca está en Delfina',
          distractors: [
            {
              text: 'Porque la vecina no aparece hasta el día lunes',
              feedback: 'El momento en que llega no importa. Mira si alguien se le opone.',
            },
            {
              text: 'Porque la vecina es quien tiene el deber de ayudar',
              feedback: 'Es Delfina quien debe decidir. La vecina solo pide.',
            },
          ],
          explanation: 'La vecina trae el problema, pero la lucha ocurre entre la promesa y la compasión.',
        },
        {
          id: 'conflicto-letrero',
          question: '¿Con qué gesto se resuelve el conflicto?',
          key: 'Dar vuelta el letrero',
          distractors: [
            { text: 'Mirar el letrero', feedback: 'Ese es el momento de la duda. La decisión viene después.' },
            {
              text: 'Tomarle la mano al marido',
              mistake: 'lectura-otro-lugar',
              feedback: 'Eso pasó antes, cuando hizo la promesa.',
            },
            {
              text: 'Hacer sonar unas campanas',
              feedback: 'No hay campanas en el cuento: es una comparación con el ruido de los baldes.',
              mistake: 'lectura-literal',
            },
          ],
          explanation: 'Al ponerlo contra el muro, Delfina deja de obedecerlo.',
        },
        {
          id: 'conflicto-tipo',
          question:
            'Una joven quiere ser maquinista de tren, pero en su pueblo se cree que es trabajo de hombres. ¿Qué tipo de conflicto es?',
          key: 'Con la sociedad',
          distractors: [
            {
              text: 'Con la naturaleza',
              feedback: 'Lo que la frena no es el clima ni el destino, sino una idea del pueblo.',
            },
            { text: 'Interno', feedback: 'Ella no duda: sabe lo que quiere. El obstáculo está fuera.' },
          ],
          explanation: 'La frena una creencia compartida por el pueblo.',
        },
      ],
    },
    {
      id: 'evolucion',
      title: 'Cómo crece y cómo se resuelve',
      idea: 'El conflicto se mueve. Primero **aparece**: algo rompe la calma. Luego **crece**: se suman obstáculos. Llega al **clímax**, el punto en que hay que decidir. Y tiene un **desenlace**.\n\nEl desenlace puede ser feliz, triste o **abierto**: la historia termina y la decisión queda en tus manos.\n\nUn error común es confundir el clímax con el final. El clímax es donde todo se juega. El final muestra cómo quedaron las cosas.',
      readings: [
        {
          title: 'La carta (novela)',
          by: 'Texto escrito para Travesía',
          text: 'La carta decía que Anselmo no era hijo de don Rufino. Esteban la encontró el día en que su hermano iba a firmar la venta del campo. La guardó en el bolsillo durante la misa, durante el asado, durante los brindis. Cuando el notario destapó la lapicera, Anselmo le buscó los ojos, como cuando niños, para saber si hacía bien. Esteban metió la mano al bolsillo. Afuera, alguien abrió la tranca y los animales empezaron a salir.',
        },
      ],
      example: {
        problem: 'Ordena el conflicto de Esteban en sus etapas.',
        steps: [
          { title: 'Aparición', text: 'Encuentra la carta: sabe algo que cambia la herencia.' },
          {
            title: 'Crecimiento',
            text: 'La guarda durante la misa, el asado y los brindis. Cada momento la hace más pesada.',
          },
          { title: 'Clímax', text: 'La mirada de Anselmo y la mano en el bolsillo: hay que decidir.' },
          { title: 'Desenlace', text: 'No se cuenta si la muestra. Es un final abierto.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Agregar un sentimiento que nadie cuenta. «La carta» no dice que Esteban tenga rabia ni codicia: solo que guarda el papel. Quédate en sus gestos.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Dar vuelta lo que alguien busca. Anselmo «iba a firmar»: no es él quien frena la venta. Relee quién quiere qué antes de nombrar el choque.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Confiar en una alternativa porque copia palabras. «Firmar» y «venta» están en «La carta», pero como un plan: comprueba si el hecho ocurre.',
        },
      ],
      checks: [
        {
          id: 'conflicto-climax',
          question: '¿Por qué la mirada de Anselmo aumenta la tensión?',
          key: 'Porque confía en el hermano que oculta la carta',
          distractors: [
            {
              text: 'Porque le da pena dejar el campo de la familia',
              mistake: 'lectura-motivo-inventado',
              feedback: 'El texto no cuenta ninguna pena de Anselmo: mira «para saber si hacía bien».',
            },
            {
              text: 'Porque se niega a vender el campo a última hora',
              mistake: 'lectura-lo-contrario',
              feedback: 'Es al revés: «iba a firmar». Con la mirada pide aprobación, no que la venta se detenga.',
            },
          ],
          explanation: 'Cuanto más confía Anselmo, más difícil es callar y más difícil hablar.',
        },
        {
          id: 'conflicto-abierto',
          question: '¿Qué pista hay de que el desenlace es abierto?',
          key: 'Vemos la mano en el bolsillo, no lo que hace con ella',
          distractors: [
            {
              text: 'Los animales salen al campo porque ya se vendió',
              feedback: 'El fragmento no dice que se haya firmado. Supusiste el final.',
            },
            {
              text: 'El notario destapa la lapicera y firma la venta',
              mistake: 'lectura-palabra-repetida',
              feedback: 'Repite «lapicera», «firmar» y «venta», pero en el texto nadie alcanza a firmar.',
            },
          ],
          explanation: 'El relato se detiene justo antes de la decisión y mira hacia otro lado.',
        },
      ],
    },
    {
      id: 'lo-humano',
      title: 'Qué dice sobre la experiencia humana',
      idea: 'Un conflicto particular toca uno que cualquiera puede vivir. Delfina y su pozo hablan de cumplir una promesa o ayudar. Eso no depende de tener un pozo.\n\nPara encontrarlo, **quita los nombres y los lugares**: ¿qué queda? «Alguien debe elegir entre…». Después mira **cómo lo trata** la obra: ¿premia, castiga, duda?\n\nNo lo transformes en moraleja. «Siempre hay que compartir» es un consejo tuyo. «A veces ayudar exige romper una promesa» sale del cuento.',
      example: {
        problem: '¿Qué dice «La carta» sobre la experiencia humana?',
        steps: [
          { title: 'Quita los nombres', text: 'Alguien sabe una verdad que dañará a quien quiere.' },
          { title: 'Nombra las fuerzas', text: 'La verdad de un lado, el cariño del otro.' },
          { title: 'Mira el trato', text: 'La obra no juzga: termina en la duda.' },
          {
            title: 'Enuncia',
            text: 'A veces decir la verdad y cuidar a alguien tiran hacia lados distintos, y no hay salida limpia.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Reemplazar la historia por lo que tú crees correcto. Si piensas que la verdad se dice siempre, recuerda que «La carta» no lo afirma: se queda en la duda.',
        },
      ],
      checks: [
        {
          id: 'conflicto-pozo-humano',
          question:
            'Delfina le promete a su marido, que está muriendo, no prestar el agua de su pozo. En plena sequía llega una vecina con dos baldes. Delfina duda y la deja pasar. ¿Qué enunciado recoge mejor lo humano de ese conflicto?',
          key: 'Ser leal a alguien puede chocar con ayudar a otro',
          distractors: [
            {
              text: 'La sequía obliga a los pueblos a cuidar su agua',
              feedback: 'Eso se queda en la situación. ¿Qué se vive por dentro?',
            },
            {
              text: 'Nunca se deben hacer promesas a los enfermos',
              feedback: 'Eso es un consejo, y el cuento no lo da.',
            },
            {
              text: 'Compartir lo que se tiene es siempre lo correcto',
              feedback: 'Esa idea la traes tú. En el cuento, ayudar le cuesta algo a Delfina.',
              mistake: 'lectura-saber-previo',
            },
          ],
          explanation: 'Quita el agua y los nombres: queda la lealtad contra la compasión.',
        },
        {
          id: 'conflicto-entrevista',
          question:
            'Una mujer tiene dos pasajes para la misma hora: uno al funeral de su padre y otro a una entrevista que esperó cinco años. ¿Qué experiencia humana representa?',
          key: 'Elegir entre un deber de afecto y un proyecto propio',
          distractors: [
            {
              text: 'Perder un viaje por no organizar bien el tiempo',
              feedback: 'Lo redujiste a la agenda. Lo que duele es a qué renuncia.',
            },
            {
              text: 'Enfrentar a una familia que no la deja trabajar',
              mistake: 'lectura-saber-previo',
              feedback: 'Hay familias así, pero aquí nadie se lo prohíbe. El choque está en ella.',
            },
          ],
          explanation: 'Funeral y entrevista son los nombres concretos de afecto y proyecto.',
        },
      ],
    },
  ],
  summary: [
    'Conflicto: «quiere… pero…».',
    'El obstáculo puede ser otro, la sociedad, la naturaleza o uno mismo.',
    'Clímax: donde se decide. Final: cómo queda todo.',
    'Quita nombres y lugares para ver lo humano, sin convertirlo en moraleja.',
  ],
});
