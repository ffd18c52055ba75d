import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.tesis',
  version: 3,
  minutes: 14,
  opening: {
    question:
      'Una columna empieza así: «En mi barrio hay siete plazas y ninguna tiene baño público». ¿Ya sabes qué opina quien la escribe?',
    guesses: ['Sí: que faltan baños en las plazas', 'Todavía no: eso es un hecho', 'Sí: que hay demasiadas plazas'],
    reveal:
      'Hasta ahí solo hay un hecho. La opinión puede venir después, o puede que nunca se diga con todas sus letras. Vas a aprender a encontrarla en los dos casos.',
  },
  points: [
    {
      id: 'opinion-que-gobierna',
      title: 'La opinión que sostiene todo lo demás',
      idea: 'La **tesis** es la opinión que un texto defiende. No es el tema: el tema se nombra con un par de palabras («los baños públicos»). La tesis es una oración completa y alguien podría negarla.\n\nPara hallarla, haz dos pruebas. La primera: ¿se puede discutir? Un dato no se discute, se comprueba. La segunda: ¿las demás ideas están ahí para apoyarla? Si una opinión solo sirve de apoyo a otra, la tesis es esa otra.\n\nNo siempre está al principio. Puede aparecer en el medio o al final.',
      readings: [
        {
          title: 'Baños para las plazas (columna)',
          by: 'Texto escrito para Travesía',
          text: 'En mi barrio hay siete plazas y ninguna tiene baño público. Parece un detalle. No lo es.\n\nQuien cuida a un niño de tres años sabe que sin baño la visita dura veinte minutos. Quien tiene setenta y cinco lo sabe también, y por eso se queda en su casa. La plaza existe en el plano, pero para ellos no existe.\n\nLos municipios deberían instalar baños en toda plaza nueva, aunque eso signifique construir menos plazas. Mantenerlos cuesta dinero, es cierto. Pero una plaza que la mitad del barrio no puede usar sale todavía más cara.',
        },
      ],
      example: {
        problem: '¿Cuál es la tesis de «Baños para las plazas»?',
        steps: [
          {
            title: 'Separa el tema',
            text: 'La columna trata de los baños en las plazas. Eso es el asunto, no la opinión.',
          },
          {
            title: 'Marca lo discutible',
            text: 'Hay varias opiniones: que no es un detalle, que los municipios deberían instalar baños, que una plaza que pocos usan sale cara.',
          },
          {
            title: 'Mira cuál recibe el apoyo',
            text: 'El niño, la persona de 75 años y el costo son razones para **hacer algo**. Todas empujan hacia la misma idea.',
          },
          { title: 'Enúnciala', text: 'Toda plaza nueva debería tener baño, aunque se construyan menos plazas.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-voz-ajena',
          text: 'Tomar por postura de la columna lo que objetan otros. «Mantenerlos cuesta dinero, es cierto» recoge un reparo; su postura llega después del «Pero».',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Elegir un caso de apoyo. El niño de tres años y la visita de veinte minutos son razones: pregúntate qué se pide a partir de ellas.',
        },
      ],
      checks: [
        {
          id: 'tesis-banos-frase',
          question: '¿Qué frase de la columna es una opinión que sirve de razón para la tesis, sin ser la tesis?',
          key: '«Una plaza que la mitad del barrio no puede usar sale todavía más cara»',
          distractors: [
            {
              text: '«Los municipios deberían instalar baños en toda plaza nueva»',
              feedback: 'Esa es la tesis: dice qué debería hacerse. Se pedía una de las ideas que la respaldan.',
            },
            {
              text: '«En mi barrio hay siete plazas y ninguna tiene baño público»',
              feedback: 'Ese es el hecho con que parte la columna: se comprueba contando. Se pedía una opinión.',
            },
            {
              text: '«Mantenerlos cuesta dinero, es cierto»',
              feedback: 'Eso lo diría quien se opone a los baños. La columna lo admite y enseguida le responde.',
              mistake: 'lectura-voz-ajena',
            },
          ],
          explanation:
            'El costo de una plaza que pocos usan es una opinión, pero está al servicio de otra: por eso conviene poner baños.',
        },
        {
          id: 'tesis-banos-negar',
          question: '¿Cuál de estas personas está en desacuerdo con la tesis de la columna?',
          key: 'Rocío, que prefiere más plazas aunque no tengan baño',
          distractors: [
            {
              text: 'Mario, que dice que mantener un baño cuesta dinero',
              feedback: 'La columna también lo dice: «es cierto». Estar de acuerdo con ese dato no es negar la tesis.',
            },
            {
              text: 'Elba, que va poco a la plaza porque tiene 75 años',
              feedback: 'Su caso es justo uno de los que la columna usa como apoyo.',
            },
          ],
          explanation: 'La tesis acepta construir menos plazas con tal de que tengan baño. Rocío elige lo contrario.',
        },
        {
          id: 'tesis-o-tema',
          question: 'Un texto sobre las tareas escolares. ¿Qué opción es una tesis y no solo un tema?',
          key: 'Las tareas deberían hacerse en el liceo',
          distractors: [
            {
              text: 'Las ventajas y problemas de las tareas',
              feedback: 'Eso nombra un asunto. No afirma nada que alguien pueda negar.',
            },
            {
              text: 'Cuántas tareas se dan en primero medio',
              feedback: 'Eso anuncia un dato que se puede contar, no una opinión que se defiende.',
            },
          ],
          explanation: 'Solo esa es una oración completa que alguien puede discutir.',
        },
      ],
    },
    {
      id: 'tesis-implicita',
      title: 'Cuando la tesis no se dice',
      idea: 'A veces nadie escribe «yo creo que…». El texto entrega hechos elegidos, adjetivos o comparaciones, y deja que tú saques la conclusión. Eso es una tesis **implícita**.\n\nPara decirla, completa: «Con todo esto, quien escribe quiere que yo piense que…». Después comprueba: cada parte del texto debe apoyar esa frase. Si una parte queda fuera o dice lo contrario, tu frase se pasó o se quedó corta.\n\nCuidado con agregar de tu cosecha. Lo que tú opinas del tema no es la tesis del texto.',
      readings: [
        {
          title: 'La cancha del lunes (columna)',
          by: 'Texto escrito para Travesía',
          text: 'El sábado inauguraron la cancha de pasto sintético. Hubo banda, globos y tres discursos. El alcalde pateó un penal.\n\nEl lunes fuimos a jugar. La reja tenía candado. En un papel decía: «Arriendo por hora: consultar valores». Volvimos a la calle, donde el arco son dos mochilas y nadie cobra por la hora.\n\nLa cancha se ve preciosa desde la reja.',
        },
      ],
      example: {
        problem: '¿Cuál es la tesis implícita de «La cancha del lunes»?',
        steps: [
          {
            title: 'Reúne los hechos',
            text: 'Fiesta el sábado, candado y arriendo el lunes, niños que vuelven a la calle.',
          },
          {
            title: 'Busca la intención',
            text: 'El contraste entre sábado y lunes no es casual. «Se ve preciosa desde la reja» es una ironía: solo la pueden mirar.',
          },
          {
            title: 'Completa la frase',
            text: 'Quiere que yo piense que una cancha con arriendo no sirve a los vecinos que la necesitaban.',
          },
          {
            title: 'Comprueba',
            text: 'La banda, el candado, las mochilas y la reja apoyan esa idea. Ninguna parte la contradice.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Juzgar por un solo día. El sábado de banda y globos parece un elogio; con el candado del lunes cambia de sentido: pon juntas las dos escenas.',
        },
      ],
      checks: [
        {
          id: 'tesis-cancha-fuera',
          question: '¿Qué idea **no** se puede atribuir a «La cancha del lunes»?',
          key: 'Que el pasto sintético es peor que el natural',
          distractors: [
            {
              text: 'Que jugar en la calle es gratis para los niños',
              feedback: 'Eso sí está: «nadie cobra por la hora».',
            },
            {
              text: 'Que la inauguración prometía más de lo que se cumplió',
              feedback: 'Eso sí se desprende: fiesta el sábado y candado el lunes.',
            },
          ],
          explanation:
            'El texto nombra el pasto sintético, pero nunca lo compara con el natural. Esa opinión vendría del lector.',
        },
        {
          id: 'tesis-lluvia',
          question:
            '«La nueva parada tiene techo de vidrio, pantalla y cargador. Cuando llueve, el agua entra por los tres costados. Eso sí, la pantalla te avisa que está lloviendo». ¿Qué tesis deja entrever?',
          key: 'La parada tiene adornos, pero no cumple su función',
          distractors: [
            {
              text: 'Las pantallas de las paradas informan bien el clima',
              feedback: 'Tomaste la ironía al pie de la letra: nadie necesita que le avisen si ya se está mojando.',
            },
            {
              text: 'Debería haber una parada techada en cada esquina',
              feedback: 'El texto juzga esta parada. Pedir otras es una idea que agregaste tú.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'La parada está equipada con cosas muy modernas',
              feedback: 'Eso sale solo de la primera oración. Falta lo que pasa cuando llueve.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: 'El techo no protege y la pantalla avisa lo que ya se siente. El contraste deja ver la crítica.',
        },
      ],
    },
    {
      id: 'alcance-exacto',
      title: 'Ni más ancha ni más fuerte que el texto',
      idea: 'Las alternativas erradas suelen **cambiar el tamaño** de la tesis. Una la hace demasiado amplia, otra demasiado estrecha y otra demasiado fuerte.\n\nFíjate en tres cosas. **De quién** habla: ¿todos, algunos, los nuevos? **Cuánto** pide: ¿prohibir, reducir, revisar? **Con qué condición**: ¿siempre, mientras, si…?\n\nLas palabras que limitan («la mayoría», «por ahora», «salvo») son parte de la tesis. Si las borras, defiendes otra cosa.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: 'Demasiado estrecha', column: 0, row: 0 },
          { id: 'b', label: 'Justa', column: 1, row: 0 },
          { id: 'c', label: 'Demasiado amplia', column: 2, row: 0 },
          { id: 'd', label: 'Mi liceo', column: 0, row: 1 },
          { id: 'e', label: 'Los liceos públicos', column: 1, row: 1 },
          { id: 'f', label: 'Todos los liceos', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'a', to: 'd', undirected: true },
          { from: 'b', to: 'e', undirected: true },
          { from: 'c', to: 'f', undirected: true },
        ],
        alt: 'Tres columnas. Demasiado estrecha: mi liceo. Justa: los liceos públicos. Demasiado amplia: todos los liceos.',
        caption: 'Si el texto habla de los liceos públicos, esa es la medida de la tesis.',
      },
      example: {
        problem:
          '«Mientras no haya micros de noche, los recitales en el estadio deberían terminar antes de las once». Un estudiante resume: «Los recitales deberían prohibirse de noche». ¿Qué cambió?',
        steps: [
          {
            title: 'Compara de quién habla',
            text: 'El texto habla de los recitales en el estadio. El resumen, de todos.',
          },
          { title: 'Compara cuánto pide', text: '«Terminar antes de las once» se volvió «prohibirse». Es más fuerte.' },
          {
            title: 'Compara la condición',
            text: 'Desapareció «mientras no haya micros de noche». Sin ella, la tesis ya no depende de las micros.',
          },
          {
            title: 'Corrige',
            text: 'Los recitales del estadio deberían acabar antes de las once hasta que haya micros nocturnas.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Subir la fuerza de lo dicho. Pedir que los recitales terminen «antes de las once» no es prohibirlos: revisa verbo por verbo cuánto pide el texto.',
        },
      ],
      checks: [
        {
          id: 'tesis-perros',
          question:
            '«La mayoría de los perros sueltos de la costanera tiene dueño; por eso, antes de construir otro canil, convendría multar a quien los abandona». ¿Cuál es la tesis?',
          key: 'Conviene multar el abandono antes de hacer otro canil',
          distractors: [
            {
              text: 'Nunca más deben construirse caniles en la comuna',
              feedback: 'Es más fuerte que el texto, que dice «antes de construir otro», y no «nunca».',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'La mayoría de los perros sueltos de ahí tiene dueño',
              feedback: 'Ese es el dato que se da como razón. La tesis viene después de «por eso».',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: 'El texto ordena prioridades: primero multar, después ver si hace falta otro canil.',
        },
        {
          id: 'tesis-biblioteca',
          question:
            '«Salvo en época de pruebas, la biblioteca del liceo podría prestar sus computadores para jugar». ¿Qué resumen respeta la tesis?',
          key: 'Se podría jugar en ellos, excepto en época de pruebas',
          distractors: [
            {
              text: 'Los computadores de la biblioteca son para jugar',
              feedback: 'Borraste «salvo» y «podría»: quedó mucho más fuerte que el original.',
            },
            {
              text: 'En época de pruebas no habría que prestar computadores',
              feedback: 'El límite es sobre jugar en esas fechas, no sobre prestarlos. Y falta la propuesta principal.',
            },
          ],
          explanation: '«Podría» y «salvo» le ponen medida a la tesis. El buen resumen guarda los dos.',
        },
      ],
    },
  ],
  summary: [
    'La tesis es la opinión que el texto defiende: una oración que se puede negar.',
    'El tema se nombra; la tesis se afirma.',
    'Si está implícita, completa: «quiere que yo piense que…», y comprueba con cada parte.',
    'Guarda su medida: de quién habla, cuánto pide y con qué condición.',
  ],
});
