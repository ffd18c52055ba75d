import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.razonamientos',
  version: 4,
  minutes: 13,
  opening: {
    question: '«Si llueve, la cancha se moja. La cancha está mojada. Entonces llovió». ¿Convence?',
    guesses: ['Sí: se sigue paso a paso', 'No: pudo mojarse de otro modo', 'Solo si es invierno'],
    reveal:
      'Alguien pudo regarla. Cada frase parece correcta y la conclusión no se sigue. Aquí vas a seguir los pasos de un razonamiento y a ver dónde se corta.',
  },
  points: [
    {
      id: 'premisas-y-conclusion',
      title: 'De dónde parte y adónde llega',
      idea: 'Un **razonamiento** une ideas: unas sirven de partida (**premisas**) y otra es a la que se llega (**conclusión**).\n\nLas premisas suelen ir tras «porque», «ya que», «como». La conclusión, tras «por lo tanto», «así que», «de modo que». A veces la conclusión va al principio.\n\nPregunta: ¿qué idea se apoya en las demás? Esa es la conclusión. En razonamientos largos, una conclusión sirve de premisa para la siguiente: es una **cadena**.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Premisa 1', column: 0, row: 0 },
          { id: 'b', label: 'Premisa 2', column: 0, row: 1 },
          { id: 'c', label: 'Conclusión 1', column: 1, row: 0 },
          { id: 'd', label: 'Conclusión final', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'a', to: 'c' },
          { from: 'b', to: 'c' },
          { from: 'c', to: 'd' },
        ],
        alt: 'Premisa 1 y premisa 2 llevan a conclusión 1, y esta lleva a la conclusión final.',
      },
      readings: [
        {
          title: 'El puente angosto (informe)',
          by: 'Texto escrito para Travesía',
          text: 'El puente soporta diez toneladas. Los camiones de la nueva cantera pesan dieciocho. No podrán, entonces, cruzarlo. Como el único otro camino a la carretera es la cuesta que atraviesa el pueblo, tendrán que ir por ahí. Conviene, por lo tanto, reforzar la cuesta antes de que abra la cantera.',
        },
      ],
      example: {
        problem: 'Sigue la cadena de «El puente angosto».',
        steps: [
          { title: 'Premisas de partida', text: 'Diez toneladas resiste el puente; dieciocho pesan los camiones.' },
          { title: 'Primera conclusión', text: 'No podrán cruzarlo («entonces»).' },
          { title: 'Premisa que se suma', text: 'El único otro camino es la cuesta, así que irán por ella.' },
          { title: 'Conclusión final', text: 'Conviene reforzar la cuesta («por lo tanto»).' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-invierte-causa',
          text: 'Poner el efecto como causa: que los camiones no crucen resulta de las toneladas, no al revés. Prueba un «porque» en ambos sentidos y mira cuál respeta el informe.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Ojo con el dueño de cada idea: en «El puente angosto» la cantera no opina; quien deduce es el informe. Anota quién saca cada conclusión.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Detenerse en el puente deja fuera la cuesta y el consejo de reforzarla. Sigue la cadena hasta la última frase antes de decir adónde llega.',
        },
      ],
      checks: [
        {
          id: 'razonamientos-papel',
          question: '¿Qué papel cumple «no podrán cruzarlo»?',
          key: 'Es conclusión de lo anterior y premisa de lo que sigue',
          distractors: [
            {
              mistake: 'lectura-invierte-causa',
              text: 'Es el dato inicial, del que parten todos los demás',
              feedback: 'Los datos iniciales son las toneladas. De ellos se obtiene esta idea.',
            },
            {
              mistake: 'lectura-se-queda-en-una-parte',
              text: 'Es la conclusión final que defiende todo el informe',
              feedback: 'El informe sigue: de ahí llega a que hay que reforzar la cuesta.',
            },
            {
              mistake: 'lectura-cambia-personaje',
              text: 'Es un reclamo de la cantera, al que el informe responde',
              feedback: 'La cantera no habla en el texto. Mira quién lo deduce y de qué datos.',
            },
          ],
          explanation: 'Se apoya en las toneladas y, a la vez, sostiene que irán por la cuesta.',
        },
        {
          id: 'razonamientos-conclusion-primero',
          question:
            '«Hay que cambiar la hora del ensayo, pues dos músicos salen a las seis y la sala cierra a las siete». ¿Cuál es la conclusión?',
          key: 'Que debe cambiarse la hora del ensayo',
          distractors: [
            { text: 'Que la sala va a cerrar a las siete', feedback: 'Viene después de «pues»: es premisa.' },
            { text: 'Que dos músicos salen a las seis', feedback: 'Va tras «pues», así que da el motivo.' },
          ],
          explanation: 'La conclusión va al principio; «pues» introduce los motivos.',
        },
      ],
    },
    {
      id: 'lo-que-se-calla',
      title: 'La premisa que no se dice',
      idea: 'Muchas veces falta un paso porque se da por sabido. «Es feriado, así que no habrá clases» calla: «los feriados no hay clases».\n\nEsa es una **premisa implícita**. Para hallarla, pregunta qué tendría que ser verdad para pasar de lo dicho a la conclusión. Después decide si lo es. Muchos razonamientos débiles esconden ahí su punto flaco.\n\nEjemplo: «Es caro; debe ser bueno» calla «lo caro es bueno». Dicho en voz alta, ya no convence tanto.',
      example: {
        problem: '«Nicol habla poco en clases; seguro no estudió». ¿Qué premisa se calla, y es aceptable?',
        steps: [
          { title: 'Separa', text: 'Premisa dicha: habla poco. Conclusión: no estudió.' },
          { title: 'Busca el puente', text: 'Para pasar de una a otra: «quien habla poco no estudió».' },
          { title: 'Júzgala', text: 'Hay quien estudia mucho y es tímido. No es aceptable.' },
          { title: 'Responde', text: 'El razonamiento falla en lo que no dice.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Un dato ya escrito no es lo que se calla: «habla poco» está dicho de Nicol. Busca el puente que falta, no la premisa que ya tienes.',
        },
        {
          mistake: 'lectura-coincidencia-por-causa',
          text: 'Que callar y no estudiar hayan ido juntos alguna vez no prueba que uno lleve al otro: Nicol puede ser tímida. Piensa otra explicación antes de aceptar el puente.',
        },
      ],
      checks: [
        {
          id: 'razonamientos-implicita',
          question: '«Este libro ganó un premio, así que te va a gustar». ¿Qué idea se da por sabida?',
          key: 'Que lo premiado le gusta a cualquiera',
          distractors: [
            {
              mistake: 'lectura-otro-lugar',
              text: 'Que el libro ya recibió un premio',
              feedback: 'Eso está dicho. Busca el paso entre el premio y tu gusto.',
            },
            {
              text: 'Que ya leíste otros libros premiados',
              feedback: 'No hace falta suponerlo para llegar a la conclusión.',
            },
          ],
          explanation: 'Sin esa idea no se pasa del premio a tu gusto.',
        },
        {
          id: 'razonamientos-aceptable',
          question: '¿Qué razonamiento calla una premisa aceptable?',
          key: 'Este helecho lleva un mes sin agua ni luz: no está bien',
          distractors: [
            {
              text: 'Este cantante usa lentes: sus canciones son profundas',
              feedback: 'Calla «quien usa lentes es profundo», que no se sostiene.',
            },
            {
              mistake: 'lectura-coincidencia-por-causa',
              text: 'El bus verde llegó primero ayer: su color lo hace veloz',
              feedback: 'Calla «si dos cosas coinciden, una causa la otra», y eso no se sostiene.',
            },
          ],
          explanation: 'Calla que los helechos necesitan agua y luz, y eso es cierto.',
        },
      ],
    },
    {
      id: 'se-sigue',
      title: '¿De verdad se sigue?',
      idea: 'Que las premisas sean verdaderas no basta: la conclusión debe **seguirse**. Prueba con un **contraejemplo**: ¿puedo imaginar que todo lo dicho es cierto y la conclusión falsa? Si puedo, no se sigue con seguridad.\n\nFíjate en el sentido del «si»: «si llueve, se moja» no dice que «si se moja, llovió».\n\nHay conclusiones **seguras** y otras **probables**. «Vi cien cisnes blancos; el próximo quizás lo sea» es probable. Decir «todos lo son» va más lejos que la prueba.',
      example: {
        problem: '«Todos los que ensayaron actuaron. Bruno actuó. Entonces Bruno ensayó». ¿Se sigue?',
        steps: [
          { title: 'Marca las premisas', text: 'Quien ensayó, actuó. Bruno actuó.' },
          {
            title: 'Busca un contraejemplo',
            text: 'Bruno pudo reemplazar a alguien sin ensayar: actuó, y la primera frase sigue siendo cierta.',
          },
          { title: 'Decide', text: 'Las premisas pueden ser verdad y la conclusión falsa. No se sigue.' },
          { title: 'Corrige', text: 'Si se supiera que Bruno ensayó, ahí sí se seguiría que actuó.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Contestar con lo habitual: casi siempre quien actúa ensayó, pero las frases no lo dicen de Bruno. Decide solo con lo que ellas afirman.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Negar una premisa no es dar un contraejemplo: «Bruno ensayó y no actuó» rompe la primera frase. Deja en pie las dos premisas y haz falsa solo la conclusión.',
        },
      ],
      checks: [
        {
          id: 'razonamientos-si',
          question:
            '«Si el local está abierto, el letrero está encendido. El letrero está apagado». Según esto, ¿qué se sigue con seguridad?',
          key: 'Que el local no está abierto',
          distractors: [
            {
              mistake: 'lectura-saber-previo',
              text: 'Nada, porque el letrero pudo quemarse',
              feedback: 'Eso pasa en la vida. Aquí, la primera frase asegura que, abierto, el letrero está encendido.',
            },
            {
              text: 'Nada, porque solo se habla del local abierto',
              feedback: 'Con eso basta: si estuviera abierto, el letrero estaría encendido, y no lo está.',
            },
          ],
          explanation: 'Si estuviera abierto, se vería encendido. No lo está, así que no está abierto.',
        },
        {
          id: 'razonamientos-contraejemplo',
          question:
            '«Si hay neblina, cierran el aeródromo. Está cerrado; por lo tanto, hay neblina». ¿Cuál es un buen contraejemplo?',
          key: 'Está cerrado por un paro y el cielo está despejado',
          distractors: [
            {
              text: 'Hay neblina y el aeródromo está cerrado, como siempre',
              feedback: 'Ese caso cumple la conclusión: no la pone en duda.',
            },
            {
              mistake: 'lectura-lo-contrario',
              text: 'Hay neblina y el aeródromo sigue abierto al público',
              feedback: 'Eso contradice la primera frase. El contraejemplo debe respetarla.',
            },
          ],
          explanation: 'Todo lo dicho sigue en pie y la conclusión es falsa: no se seguía.',
        },
      ],
    },
  ],
  summary: [
    'Conclusión: la idea que se apoya en las demás, aunque vaya primero.',
    'Busca la premisa que se calla y decide si es aceptable.',
    'Contraejemplo: premisas ciertas y conclusión falsa.',
    '«Si llueve, se moja» no dice «si se moja, llovió».',
  ],
});
