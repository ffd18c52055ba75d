import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.literarios.parte-todo',
  version: 5,
  minutes: 12,
  opening: {
    question:
      'En medio de una novela de guerra hay una página en que un soldado le enseña a otro a hacer pan. No hay batalla ni enemigo. ¿Sobra esa página?',
    guesses: ['Sí: no avanza la historia', 'No: algo aporta al conjunto', 'Solo sirve para descansar'],
    reveal:
      'Quizás esa página muestra lo que se pierde en la guerra. Un episodio puede avanzar la acción, mostrar a alguien, preparar algo o decir en pequeño toda la obra. Verás cómo explicarlo.',
  },
  points: [
    {
      id: 'funcion-de-un-episodio',
      title: 'Para qué está este fragmento',
      idea: 'Cada parte cumple una **función** en la obra. Las más comunes:\n\n- **Avanzar**: ocurre algo que cambia lo que sigue.\n\n- **Caracterizar**: muestra cómo es alguien.\n\n- **Preparar**: siembra lo que vendrá.\n\n- **Contrastar**: hace notar otra parte.\n\n- **Crear ambiente**.\n\nDecir la función no es repetir lo que pasa. Compara: «Abren un baúl» es contenido. «Prepara el secreto del final» es función. Pregunta: **¿qué perdería la obra sin esto?**',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'f', label: 'Fragmento', column: 0, row: 1 },
          { id: 'a', label: 'avanza', column: 1, row: 0 },
          { id: 'b', label: 'caracteriza', column: 1, row: 1 },
          { id: 'c', label: 'prepara', column: 1, row: 2 },
          { id: 'o', label: 'Obra completa', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'f', to: 'a' },
          { from: 'f', to: 'b' },
          { from: 'f', to: 'c' },
          { from: 'a', to: 'o' },
          { from: 'b', to: 'o' },
          { from: 'c', to: 'o' },
        ],
        alt: 'El fragmento avanza, caracteriza o prepara, y por esos tres caminos llega a la obra completa.',
      },
      readings: [
        {
          title: 'Cruzar el estero (novela)',
          by: 'Texto escrito para Travesía',
          text: '*En la novela, dos hermanos viajan a pie a buscar a su madre. Al final, la mayor deberá dejar que el menor siga solo.*\n\nEl estero venía crecido. Aurelia midió el agua con una vara y dijo: «Primero yo». Mateo, que tenía nueve años, se quedó en la orilla contando en voz alta, como ella le enseñó, para que el miedo no tuviera dónde meterse. Al llegar a treinta, ella ya estaba del otro lado. «Ahora tú», gritó. «Y no me mires a mí. Mira dónde pisas».',
        },
      ],
      example: {
        problem: '¿Qué aporta este episodio a la novela?',
        steps: [
          { title: 'Lo que pasa', text: 'Cruzan un estero, primero ella.' },
          { title: 'Cómo se muestran', text: 'Ella protege y enseña; él confía y vence el miedo contando.' },
          { title: 'Mira el final', text: 'Mateo deberá seguir solo. «No me mires a mí» ya se lo enseña.' },
          { title: 'Función', text: 'Caracteriza a los dos y prepara la separación.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Los treinta números de Mateo son un detalle, no la función del cruce. Pregunta qué prepara la escena completa para el final.',
        },
        {
          mistake: 'lectura-invierte-causa',
          text: 'Mateo cuenta porque teme al agua; no teme por contar. Ordena qué provoca qué antes de explicar el episodio.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Aurelia cruza primero, y la escena no dice que busque lucirse. Explica la función con sus actos y sus palabras.',
        },
      ],
      checks: [
        {
          id: 'parte-lago',
          question:
            'En una novela, el río termina por inundar un pueblo. Capítulos antes, los niños juegan a que la plaza es un lago. ¿Qué función cumple ese juego?',
          key: 'Prepara la inundación que vendrá',
          distractors: [
            {
              text: 'Avanza: el juego causa la inundación',
              feedback: 'Lo que viene no ocurre por culpa del juego: el río crecería igual.',
            },
            {
              text: 'Caracteriza: los niños temen al río',
              feedback: 'Juegan, y nada dice que tengan miedo. Mira qué pasará después con la plaza.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: 'El juego siembra la imagen de la plaza cubierta de agua, que después se vuelve real.',
        },
        {
          id: 'parte-funcion-contenido',
          question: '¿Qué opción dice la función del episodio y no su contenido?',
          key: 'Muestra cómo Aurelia enseña a su hermano a valerse solo',
          distractors: [
            {
              text: 'Cuenta que los hermanos cruzan un estero crecido',
              feedback: 'Eso es lo que pasa. Falta para qué está en la obra.',
            },
            {
              text: 'Dice que Mateo contó treinta números en la orilla',
              feedback: 'Es un detalle del contenido.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Muestra que contar en voz alta asustó a Mateo',
              feedback: 'Es al revés: cuenta para que el miedo no tenga dónde meterse.',
              mistake: 'lectura-invierte-causa',
            },
          ],
          explanation: 'Relaciona el episodio con el crecimiento de Mateo.',
        },
      ],
    },
    {
      id: 'en-pequeno',
      title: 'Cuando la parte repite el todo',
      idea: 'A veces un fragmento **refleja en pequeño** la obra: un sueño, un juego, una canción que anticipa lo que ocurre en grande. El cruce del estero es la novela entera en un minuto: juntos, con miedo, y al final cada uno en su paso.\n\nPara verlo, pon lado a lado: quién, qué enfrenta, cómo termina. Si calzan **dos o tres** cosas, hay reflejo. Si calza una, puede ser casualidad.',
      example: {
        problem:
          'En una novela sobre un pueblo que se despuebla, un niño arma un castillo de naipes y cada carta que saca lo deja más débil. ¿Qué relación hay?',
        steps: [
          { title: 'Pon lado a lado', text: 'Cartas y habitantes; castillo y pueblo.' },
          { title: 'Busca lo que calza', text: 'En ambos, cada parte que se va debilita el conjunto.' },
          { title: 'Mira el final', text: 'El castillo cae; el pueblo se vacía.' },
          { title: 'Explica', text: 'El juego muestra en pequeño lo que le pasa al pueblo.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Dar por iguales dos gestos opuestos. Sacar cartas refleja que la gente se va: ante otro gesto, pregunta si quita o devuelve.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Un solo punto en común, como el mismo color de un abrigo, no convierte un capítulo en resumen de la obra. Exige dos o tres semejanzas.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Nombrar «cartas» no basta para reflejar al pueblo. Fíjate en qué le ocurre al castillo con cada gesto.',
        },
      ],
      checks: [
        {
          id: 'parte-naipes',
          question:
            'En una novela, un pueblo se va quedando sin gente. Un niño tiene un castillo de naipes y saca una carta cada vez que una familia se va. Si al final una familia vuelve, ¿qué gesto del niño lo reflejaría?',
          key: 'Poner de nuevo una carta',
          distractors: [
            {
              text: 'Botar el mazo completo',
              feedback: 'Eso reflejaría el fin del pueblo, no un regreso.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Contar las cartas que sacó',
              feedback: 'Nombra las cartas, pero contarlas no cambia el castillo. Busca el gesto que devuelve algo.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: 'Cada carta es como una familia: volver a ponerla es regresar.',
        },
        {
          id: 'parte-casualidad',
          question: 'Un personaje silba en el capítulo 2 y otro silba en el 9, sin más relación. ¿Qué conviene decir?',
          key: 'Que con una sola semejanza no basta',
          distractors: [
            {
              text: 'Que el capítulo 2 resume toda la obra',
              feedback: 'Para decirlo deberían calzar varias cosas, y aquí calza un silbido.',
              mistake: 'lectura-va-mas-lejos',
            },
            { text: 'Que son la misma persona disfrazada', feedback: 'No hay pistas. Sería inventar.' },
          ],
          explanation: 'El reflejo pide más de un punto en común.',
        },
      ],
    },
    {
      id: 'lugar-en-la-obra',
      title: 'El lugar donde está también cuenta',
      idea: 'Mira **dónde** está el fragmento. Al **comienzo** presenta y abre preguntas. Antes del **clímax** puede frenar para que crezca la tensión. Al **final** puede responder, repetir el comienzo con un cambio o dejar una pregunta abierta.\n\nCuando el final **vuelve al principio**, compara: ¿qué es igual y qué cambió? En ese cambio suele estar el sentido.\n\nEn un poema pasa lo mismo con un verso que se repite: la segunda vez ya no dice lo mismo.',
      readings: [
        {
          title: 'Dos momentos de una novela',
          by: 'Texto escrito para Travesía',
          text: '**Primera página.** La abuela cerraba la puerta con tres vueltas de llave. «Por si acaso», decía.\n\n**Última página.** Nora giró la llave una vez, dos. A la tercera se detuvo. Deshizo las vueltas, abrió la puerta de par en par y puso agua para el té.',
        },
      ],
      example: {
        problem: '¿Qué aporta la última página?',
        steps: [
          { title: 'Lo igual', text: 'La puerta, la llave, las vueltas.' },
          { title: 'Lo distinto', text: 'La abuela cerraba; Nora no da la tercera vuelta y abre.' },
          { title: 'Une con el sentido', text: '«Por si acaso» era miedo. Abrir y poner agua es esperar visitas.' },
          { title: 'Responde', text: 'Muestra que Nora deja atrás el miedo heredado.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Nora abre la puerta y prepara té: no hay burla hacia la abuela. Lee la actitud en sus gestos finales.',
        },
      ],
      checks: [
        {
          id: 'parte-tercera-vuelta',
          question: '¿Por qué importa que Nora se detenga en la tercera vuelta?',
          key: 'Porque rompe la costumbre de su abuela',
          distractors: [
            {
              text: 'Porque se le olvidó cómo cerrar la puerta',
              feedback: 'La abre «de par en par»: es una decisión.',
            },
            { text: 'Porque la cerradura antigua se estropeó', feedback: 'Nada dice que falle.' },
            {
              text: 'Porque se burla así de su abuela',
              feedback: 'No hay gestos de burla en la escena. Compara lo que hace cada una con la llave.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: 'Las dos primeras repiten el gesto; a la tercera lo abandona.',
        },
        {
          id: 'parte-antes-del-climax',
          question:
            'Antes de la batalla final, una novela dedica cuatro páginas a un desayuno tranquilo. ¿Qué función puede cumplir?',
          key: 'Aumentar la tensión al demorar lo que viene',
          distractors: [
            {
              text: 'Contar el resultado de la batalla por adelantado',
              feedback: 'El desayuno no dice quién ganará. Piensa en lo que siente quien espera.',
            },
            { text: 'Presentar a los personajes por primera vez', feedback: 'Está cerca del final: ya los conocemos.' },
          ],
          explanation: 'La calma, cuando se sabe lo que viene, inquieta.',
        },
      ],
    },
  ],
  summary: [
    'Función: qué perdería la obra sin ese fragmento.',
    'Avanza, caracteriza, prepara, contrasta o da ambiente.',
    'Para decir que refleja el todo, busca dos o tres semejanzas.',
    'Si el final vuelve al principio, mira qué cambió.',
  ],
});
