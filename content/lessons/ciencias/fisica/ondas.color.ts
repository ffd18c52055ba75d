import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.ondas.color',
  version: 1,
  minutes: 16,
  opening: {
    question: md`En una sala sin ventanas hay solo una luz azul. Sobre la mesa, un limón y una hoja blanca. ¿De qué color se ven?`,
    guesses: [
      'El limón amarillo y la hoja blanca, como siempre',
      'El limón casi negro y la hoja azul',
      'Los dos azules',
    ],
    reveal: md`La hoja se ve azul y el limón, casi negro. El color no está guardado en las cosas: depende de qué luz les llega y de cuál devuelven. Primero hay que saber qué hay dentro de la luz blanca.`,
  },
  points: [
    {
      id: 'el-prisma-separa',
      title: 'El prisma no pinta: separa',
      idea: md`La luz blanca es una **mezcla** de colores. Cada color es una frecuencia distinta.

Al entrar en el vidrio todos se frenan, pero no igual: el **violeta** es el que más se frena y el que más se desvía; el **rojo**, el que menos. Por eso salen separados: es la **dispersión**.

¿Y si el prisma agregara los colores? Newton hizo la prueba: dejó pasar un solo color a un segundo prisma. Salió desviado y del **mismo** color. El segundo prisma no le agregó nada.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 12,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [7, 2],
              [17, 2],
              [12, 11],
            ],
            accent: 0,
          },
          { shape: 'arrow', from: [0.5, 4.4], to: [9.4, 6.5] },
          {
            shape: 'path',
            points: [
              [9.4, 6.5],
              [14.5, 6.5],
              [23, 4.2],
            ],
            accent: 2,
          },
          {
            shape: 'path',
            points: [
              [9.4, 6.5],
              [14.6, 6.2],
              [23, 2.8],
            ],
            accent: 3,
          },
          {
            shape: 'path',
            points: [
              [9.4, 6.5],
              [14.8, 5.9],
              [23, 1],
            ],
            accent: 4,
          },
          { shape: 'text', at: [0.5, 7.2], text: 'luz blanca', anchor: 'start' },
          { shape: 'text', at: [23.3, 4.2], text: 'rojo', anchor: 'start' },
          { shape: 'text', at: [23.3, 2.7], text: 'verde', anchor: 'start' },
          { shape: 'text', at: [23.3, 0.9], text: 'violeta', anchor: 'start' },
        ],
        alt: 'Un rayo de luz blanca entra en un prisma y sale separado: el rojo es el que menos se desvía, después el verde, y el violeta el que más.',
      },
      example: {
        problem: md`De un prisma se deja pasar por una rendija solo la luz amarilla, y se la envía a un segundo prisma. Sale amarilla. ¿Qué muestra esto sobre la idea de que «el prisma pinta»?`,
        steps: [
          {
            title: 'Qué diría esa idea',
            text: md`Si el prisma pintara, del segundo saldrían otra vez muchos colores.`,
          },
          { title: 'Qué se observó', text: md`Salió solo amarillo, más desviado.` },
          {
            title: 'Qué detuvo a los demás',
            text: md`La rendija, antes del segundo prisma. El vidrio no los absorbió.`,
          },
          { title: 'Concluye', text: md`El resultado contradice la idea: el prisma separa lo que ya venía en la luz.` },
        ],
      },
      warnings: [
        {
          mistake: 'prisma-pinta-la-luz',
          text: md`Creer que el vidrio agrega color. Con luz de un solo color, no aparece ninguno nuevo.`,
        },
        {
          mistake: 'color-por-absorcion-en-el-prisma',
          text: md`Creer que el prisma absorbe los colores que faltan. Es transparente: los desvía en distintos ángulos.`,
        },
        {
          mistake: 'rojo-se-desvia-mas',
          text: md`Poner el rojo como el más desviado. Es el menos; el más desviado es el violeta.`,
        },
      ],
      checks: [
        {
          id: 'segundo-prisma-azul',
          question: md`Alguien dice que «el prisma pinta la luz». Se hace pasar solo luz azul por un segundo prisma y sale azul. ¿Qué indica este resultado?`,
          key: 'Contradice la idea: el segundo prisma no agregó colores',
          distractors: [
            {
              text: 'Apoya la idea: el segundo prisma la mantuvo azul',
              feedback: 'Si pintara, saldrían también otros colores.',
              mistake: 'prisma-pinta-la-luz',
            },
            {
              text: 'Apoya la idea: el segundo prisma absorbió los demás',
              feedback: 'Los demás colores no llegaron al segundo prisma.',
              mistake: 'color-por-absorcion-en-el-prisma',
            },
            {
              text: 'Contradice la idea: el rojo se desvía más que el azul',
              feedback: 'El rojo se desvía menos. Y eso no dice si el prisma pinta.',
              mistake: 'rojo-se-desvia-mas',
            },
          ],
          explanation: md`Un prisma que pintara también pintaría la luz azul.`,
        },
        {
          id: 'mas-desviado',
          question: md`Luz blanca entra en un prisma. ¿Qué color sale más desviado y por qué?`,
          key: 'El violeta, porque es el que más se frena en el vidrio',
          distractors: [
            {
              text: 'El rojo, porque es el que más se frena en el vidrio',
              feedback: 'El rojo es el que menos se frena y el que menos se desvía.',
              mistake: 'rojo-se-desvia-mas',
            },
            {
              text: 'El violeta, porque el vidrio absorbe los demás',
              feedback: 'Los demás también salen, con otros ángulos.',
              mistake: 'color-por-absorcion-en-el-prisma',
            },
          ],
          explanation: md`Mayor frecuencia, más se frena en el vidrio y más cambia de dirección.`,
        },
        {
          id: 'prisma-al-reves',
          question: md`Con un segundo prisma puesto al revés se juntan todos los colores que separó el primero. ¿Qué luz sale?`,
          key: 'Luz blanca',
          distractors: [
            {
              text: 'Luz con colores más intensos',
              feedback: 'Eso esperarías si cada prisma pintara. Al juntarlos se recupera la mezcla.',
              mistake: 'prisma-pinta-la-luz',
            },
            {
              text: 'Ninguna, porque se absorben',
              feedback: 'El vidrio es transparente: deja pasar los colores.',
              mistake: 'color-por-absorcion-en-el-prisma',
            },
          ],
          explanation: md`La luz blanca es la suma de esos colores.`,
        },
      ],
    },
    {
      id: 'el-arcoiris',
      title: 'El arcoíris: muchas gotas, el Sol a la espalda',
      idea: md`Cada gota hace de prisma. La luz del Sol **se refracta** al entrar, **se refleja** en el fondo de la gota y **se refracta** otra vez al salir. Los colores salen separados.

Por eso el arcoíris se ve con el Sol **detrás** de ti y la lluvia delante.

De cada gota te llega un solo color, según su altura: el rojo, de las de más arriba (unos 42° desde el punto opuesto al Sol); el violeta, de las de más abajo (unos 40°). Por eso el rojo queda en el borde de **afuera**.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'entra', label: 'Entra: se refracta', column: 0, row: 0 },
          { id: 'fondo', label: 'Fondo: se refleja', column: 1, row: 0 },
          { id: 'sale', label: 'Sale: se refracta', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'entra', to: 'fondo' },
          { from: 'fondo', to: 'sale' },
        ],
        alt: 'Tres pasos de la luz en una gota: entra y se refracta, se refleja en el fondo y se refracta al salir.',
      },
      example: {
        problem: md`A las 6 de la tarde, con el Sol bajo en el oeste, llueve. ¿Hacia dónde hay que mirar para ver un arcoíris, y qué color está arriba?`,
        steps: [
          { title: 'Ubica el Sol', text: md`El Sol tiene que quedar a la espalda: está en el oeste.` },
          { title: 'Mira al lado contrario', text: md`Hacia el este, si ahí llueve.` },
          { title: 'Ordena los colores', text: md`El rojo en el borde de afuera, arriba; el violeta, adentro.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'manguera-en-el-patio',
          question: md`Quieres ver un arcoíris con una manguera en el patio. ¿Cómo te pones?`,
          key: 'De espaldas al Sol, mirando las gotas',
          distractors: [
            {
              text: 'De frente al Sol, mirando las gotas',
              feedback: 'La luz vuelve hacia el lado del Sol: tiene que estar detrás de ti.',
            },
            {
              text: 'Bajo las gotas, mirando hacia arriba',
              feedback: 'La luz sale de las gotas de vuelta, hacia quien da la espalda al Sol.',
            },
          ],
          explanation: md`La luz se refleja dentro de la gota y vuelve hacia donde vino, un poco desviada.`,
        },
        {
          id: 'fenomenos-en-la-gota',
          question: md`¿Qué le ocurre a la luz en cada gota del arcoíris?`,
          key: 'Se refracta, se refleja y se refracta',
          distractors: [
            {
              text: 'Se refleja en la superficie y vuelve',
              feedback: 'Si solo rebotara afuera, los colores no se separarían.',
            },
            {
              text: 'Se absorbe y se emite con otro color',
              feedback: 'El agua no absorbe los colores: los desvía distinto.',
              mistake: 'color-por-absorcion-en-el-prisma',
            },
          ],
          explanation: md`Las dos refracciones separan los colores y la reflexión los devuelve.`,
        },
      ],
    },
    {
      id: 'color-de-las-cosas',
      title: 'El color de las cosas',
      idea: md`Un objeto **absorbe** unos colores y **refleja** otros. Se ve del color que refleja hacia tu ojo.

Por eso importan dos cosas: qué luz **le llega** y cuál **puede reflejar**. Una tela roja bajo luz blanca refleja el rojo. Bajo luz verde no le llega nada de rojo, absorbe el verde y se ve **negra**.

Un objeto blanco refleja todos los colores: se ve del color de la luz que recibe. Uno negro los absorbe casi todos.

Son colores ideales: las telas reales reflejan también un poco de los vecinos.`,
      example: {
        problem: md`Una cartulina refleja solo luz verde. Se ilumina con luz blanca, con luz verde y con luz roja, una a la vez. ¿De qué color se ve en cada caso?`,
        steps: [
          { title: 'Con luz blanca', text: md`Le llegan todos los colores; refleja el verde. Se ve verde.` },
          { title: 'Con luz verde', text: md`Le llega verde y lo refleja. Se ve verde.` },
          { title: 'Con luz roja', text: md`Le llega solo rojo, y lo absorbe. No vuelve luz: se ve negra.` },
        ],
      },
      warnings: [
        {
          mistake: 'objeto-conserva-siempre-su-color',
          text: md`Pensar que la cartulina verde se ve verde con cualquier luz. Sin verde que reflejar, no hay verde.`,
        },
        {
          mistake: 'objeto-toma-el-color-de-la-luz',
          text: md`Pensar que toma el color de la luz. Eso hace uno blanco; el verde absorbe el rojo.`,
        },
        {
          mistake: 'mezcla-luz-y-color-como-pinturas',
          text: md`Mezclar el color de la luz con el de la cosa, como con témpera. No se mezclan: se refleja o se absorbe.`,
        },
      ],
      checks: [
        {
          id: 'bufanda-azul-luz-roja',
          question: md`Una bufanda refleja solo luz azul. En una sala oscura la ilumina una luz roja. ¿De qué color se ve?`,
          key: 'Negra, porque absorbe la luz roja',
          distractors: [
            {
              text: 'Azul, porque ese es su color',
              feedback: 'Para verse azul tendría que llegarle luz azul.',
              mistake: 'objeto-conserva-siempre-su-color',
            },
            {
              text: 'Roja, porque recibe luz roja',
              feedback: 'Para verse roja tendría que reflejar el rojo, y lo absorbe.',
              mistake: 'objeto-toma-el-color-de-la-luz',
            },
            {
              text: 'Morada, porque se suman rojo y azul',
              feedback: 'No hay luz azul que sumar: no son pinturas.',
              mistake: 'mezcla-luz-y-color-como-pinturas',
            },
          ],
          explanation: md`No le llega azul y el rojo lo absorbe: casi no vuelve luz.`,
        },
        {
          id: 'hoja-blanca-luz-verde',
          question: md`Una hoja blanca y una tela roja se iluminan con luz verde. ¿Cómo se ven?`,
          key: 'La hoja verde y la tela negra',
          distractors: [
            {
              text: 'La hoja blanca y la tela roja',
              feedback: 'No hay luz blanca ni roja que puedan reflejar.',
              mistake: 'objeto-conserva-siempre-su-color',
            },
            {
              text: 'La hoja verde y la tela verde',
              feedback: 'La hoja refleja el verde; la tela roja lo absorbe.',
              mistake: 'objeto-toma-el-color-de-la-luz',
            },
            {
              text: 'La hoja verde y la tela amarilla',
              feedback: 'Rojo y verde dan amarillo si las dos son luces. Aquí no llega luz roja.',
              mistake: 'mezcla-luz-y-color-como-pinturas',
            },
          ],
          explanation: md`El blanco refleja todo, también el verde. La tela roja absorbe el verde.`,
        },
        {
          id: 'que-luz-llego',
          question: md`Una polera que refleja solo amarillo se ve negra. ¿Con qué luz pudo ser iluminada?`,
          key: 'Con luz azul',
          distractors: [
            { text: 'Con luz blanca', feedback: 'La luz blanca trae amarillo: lo reflejaría.' },
            { text: 'Con luz amarilla', feedback: 'Esa la refleja, y se vería amarilla.' },
          ],
          explanation: md`Se ve negra si la luz no trae el color que ella refleja.`,
        },
      ],
    },
    {
      id: 'mezclar-luces',
      title: 'Sumar luces no es mezclar pinturas',
      idea: md`Acerca una lupa a una pantalla blanca: verás puntos **rojos, verdes y azules**. Con esas tres luces la pantalla arma todos los colores, porque en el ojo las luces **se suman**:

- rojo y verde, amarillo;
- rojo y azul, magenta;
- verde y azul, cian;
- las tres, blanco.

Con las pinturas pasa lo contrario: cada una **resta**, porque absorbe. Mientras más mezclas, menos luz vuelve y más oscuro queda.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 15,
        shapes: [
          { shape: 'circle', centre: [7, 10], radius: 5, accent: 2 },
          { shape: 'circle', centre: [13, 10], radius: 5, accent: 3 },
          { shape: 'circle', centre: [10, 5.2], radius: 5, accent: 1 },
          { shape: 'text', at: [4.4, 11.5], text: 'rojo', anchor: 'middle' },
          { shape: 'text', at: [15.6, 11.5], text: 'verde', anchor: 'middle' },
          { shape: 'text', at: [10, 2], text: 'azul', anchor: 'middle' },
          { shape: 'text', at: [10, 11.9], text: 'amarillo', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [7, 6.9], text: 'magenta', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [13, 6.9], text: 'cian', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [10, 8.4], text: 'blanco', anchor: 'middle', size: 'small' },
        ],
        alt: 'Tres círculos de luz que se cruzan: rojo y verde dan amarillo, rojo y azul dan magenta, verde y azul dan cian, y los tres juntos dan blanco.',
      },
      example: {
        problem: md`En un escenario, un foco rojo y uno verde iluminan una pared blanca, y un actor tapa el rojo en una parte. ¿De qué color se ve la pared y de qué color esa sombra?`,
        steps: [
          { title: 'La pared', text: md`Refleja las dos luces: rojo y verde suman amarillo.` },
          { title: 'La sombra', text: md`Ahí llega solo el verde: se ve verde, no negra.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'pixel-cian',
          question: md`En una pantalla se ve un cian. ¿Qué puntos de luz están encendidos?`,
          key: 'Los verdes y los azules',
          distractors: [
            {
              text: 'Solo unos puntos cian',
              feedback: 'La pantalla tiene puntos rojos, verdes y azules. El cian se suma en el ojo.',
            },
            { text: 'Los rojos y los azules', feedback: 'Esos dan magenta.' },
          ],
          explanation: md`Verde más azul, sumados en el ojo, dan cian.`,
        },
        {
          id: 'tres-focos',
          question: md`Tres focos, rojo, verde y azul, iluminan juntos una pared blanca. ¿Cómo se ve?`,
          key: 'Blanca',
          distractors: [
            {
              text: 'Casi negra',
              feedback: 'Eso pasa con pinturas, que absorben. Las luces se suman.',
              mistake: 'mezcla-luz-y-color-como-pinturas',
            },
            {
              text: 'Café',
              feedback: 'Así queda una mezcla de témperas. Las luces suman.',
              mistake: 'mezcla-luz-y-color-como-pinturas',
            },
          ],
          explanation: md`Las tres luces juntas equivalen a luz blanca.`,
        },
      ],
    },
  ],
  summary: [
    md`La luz blanca es una mezcla; el prisma la separa. Violeta, el más desviado; rojo, el menos.`,
    md`Arcoíris: refracción, reflexión y refracción en cada gota, con el Sol a la espalda.`,
    md`Se ve el color que se refleja: sin ese color en la luz, el objeto se ve negro.`,
    md`Las luces se suman; las pinturas restan.`,
  ],
  sources: [{ name: 'Isaac Newton, Óptica', year: 1704, detail: 'experimento de los dos prismas' }],
});
