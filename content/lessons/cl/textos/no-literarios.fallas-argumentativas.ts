import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.fallas-argumentativas',
  version: 4,
  minutes: 13,
  opening: {
    question: '«No le hagan caso a Berta sobre el reglamento: ni siquiera sabe jugar». ¿Qué tiene de malo esa razón?',
    guesses: [
      'Nada: si no juega, no debería opinar',
      'Ataca a Berta en vez de responder lo que dijo',
      'Que no da cifras',
    ],
    reveal:
      'Berta puede no jugar y tener razón. La frase esquiva lo que dijo. Hay varios tropiezos como este: parecen argumentos y no apoyan nada. Aquí verás los que más aparecen.',
  },
  points: [
    {
      id: 'generalizar',
      title: 'Generalizar y exagerar',
      idea: '**Generalización apresurada**: pasar de unos pocos casos a todos. «Dos buses pasaron llenos; los buses siempre van llenos». Pregunta: ¿cuántos casos hay?, ¿son parecidos a los demás?\n\n**Exageración**: inflar la medida hasta que deja de ser cierta. «Nadie lee», «se acabará el barrio». La delatan palabras sin salida: *todos, nadie, siempre, nunca, cualquiera*.\n\nNo toda generalización falla. «Los perros son mamíferos» se puede probar para todos. Falla la que va más lejos que sus pruebas.',
      figure: {
        kind: 'network',
        nodes: [
          { id: 'a', label: '2 casos', column: 0, row: 0 },
          { id: 'b', label: '¿Bastan?', column: 1, row: 0 },
          { id: 'c', label: '«Siempre»', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'c', label: 'salto' },
        ],
        alt: 'De 2 casos sale una flecha a ¿bastan?, y de ahí otra rotulada salto hacia «siempre».',
      },
      example: {
        problem:
          '«Probé dos panaderías nuevas y en ambas el pan estaba añejo. Ya nadie sabe hacer pan en esta ciudad». ¿Qué falla?',
        steps: [
          { title: 'Cuenta los casos', text: 'Dos panaderías, quizás un día cada una.' },
          { title: 'Mira la conclusión', text: '«Nadie» en toda una ciudad.' },
          {
            title: 'Mide el salto',
            text: 'Dos casos dicen muy poco de las demás. Es una generalización apresurada, y «nadie» la exagera.',
          },
          {
            title: 'Repara',
            text: '«En las dos panaderías nuevas que probé, el pan estaba añejo». Eso sí se sostiene.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Reparar una conclusión no es darla vuelta. De dos panaderías con pan añejo no sale que las demás lo hagan bien: dale a la frase el tamaño de su prueba.',
        },
      ],
      checks: [
        {
          id: 'fallas-medida',
          question:
            '¿Cómo se repara «los jóvenes no van al teatro», si la prueba es que en mi curso fueron tres de 38?',
          key: 'En mi curso, pocos fueron al teatro',
          distractors: [
            {
              text: 'La mayoría de los jóvenes no va al teatro',
              feedback: 'Sigue hablando de los jóvenes en general. La prueba es de un solo curso.',
            },
            {
              text: 'Ningún joven de Chile va ya al teatro',
              feedback: 'Exageraste más: ni siquiera calza con los tres que sí fueron.',
            },
            {
              text: 'En mi curso, casi todos fueron al teatro',
              feedback: 'Es al revés: si fueron tres de 38, casi todos se quedaron sin ir.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: 'La conclusión queda del tamaño de la prueba: un curso.',
        },
        {
          id: 'fallas-no-falla',
          question: '¿Cuál generalización está bien apoyada?',
          key: 'Medimos las 12 salas y todas superan los 30 grados',
          distractors: [
            {
              text: 'Medimos una sala: las 12 deben superar los 30 grados',
              feedback: 'Una de doce no basta: puede ser la que da al sol.',
            },
            {
              text: 'Hace calor en mi sala; el liceo entero es un horno',
              feedback: 'Es un caso, y además una exageración.',
            },
          ],
          explanation: 'Se revisaron todos los casos de los que se habla.',
        },
      ],
    },
    {
      id: 'atacar-a-la-persona',
      title: 'Atacar a quien habla y no lo que dice',
      idea: 'El **ataque personal** responde a la persona en lugar de a su razón: su edad, su ropa, su trabajo, su pasado. Aunque lo que se diga de ella sea verdad, su argumento queda sin tocar.\n\nSu primo es el **muñeco de paja**: cambiar lo que el otro dijo por algo más fácil de atacar. «Pide menos tareas» se convierte en «quiere que nadie estudie».\n\nPrueba: borra a la persona. Si lo que queda todavía responde al argumento, no hay falla. Si no queda nada, era un ataque.',
      readings: [
        {
          title: 'Asamblea por los celulares (debate)',
          by: 'Texto escrito para Travesía',
          text: '**Florencia.** Propongo guardar los celulares durante las clases, pero no en el recreo. En los dos cursos que lo probaron bajaron las interrupciones.\n\n**Gaspar.** Lo dices porque el tuyo es viejo.\n\n**Lucía.** O sea que quieres que estemos incomunicados todo el día.\n\n**Tomás.** En esos cursos también cambiaron al profesor jefe. ¿Cómo sabemos que fue por los celulares?',
        },
      ],
      example: {
        problem: '¿Quién responde de verdad a Florencia?',
        steps: [
          { title: 'Lee su argumento', text: 'Guardarlos en clases, porque en dos cursos bajaron las interrupciones.' },
          { title: 'Revisa a Gaspar', text: 'Borra a Florencia y no queda nada: ataque personal.' },
          {
            title: 'Revisa a Lucía',
            text: 'Florencia dijo «pero no en el recreo». «Todo el día» es otra cosa: muñeco de paja.',
          },
          {
            title: 'Revisa a Tomás',
            text: 'Discute la prueba: quizás la causa fue otra. Responde al argumento, aunque esté en contra.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Gaspar y Lucía no fallan igual: él va contra Florencia y ella deforma lo propuesto. Antes de nombrar la falla, mira si apunta a la persona o a lo que dijo.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Leer solo «guardar los celulares» deja fuera la mitad de la propuesta. Completa con «pero no en el recreo» y recién ahí juzga cada respuesta.',
        },
      ],
      checks: [
        {
          id: 'fallas-lucia',
          question: '¿Qué hace Lucía con la propuesta de Florencia?',
          key: 'La cambia por otra más extrema',
          distractors: [
            {
              text: 'La rechaza con una prueba distinta',
              feedback: 'No entrega prueba. Compara «en clases» con «todo el día».',
            },
            {
              text: 'La critica por cómo es Florencia',
              feedback: 'Eso lo hace Gaspar. Lucía habla de la propuesta, pero la deforma.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'La repite tal como Florencia la dijo',
              feedback:
                'Tomaste solo «guardar los celulares». Florencia deja libre el recreo y Lucía habla de todo el día.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: '«Durante las clases, pero no en el recreo» se volvió «todo el día».',
        },
        {
          id: 'fallas-ataque-cual',
          question: '¿Cuál de estas respuestas a «deberíamos reciclar el vidrio» es un ataque personal?',
          key: 'Tú ni siquiera ordenas tu propia pieza',
          distractors: [
            {
              text: 'El camión del vidrio no pasa por acá',
              feedback: 'Es una objeción sobre el plan: se puede comprobar y discutir.',
            },
            {
              text: 'El vidrio pesa y nadie querrá llevarlo',
              feedback: 'Es una razón discutible, tal vez exagerada, pero habla del vidrio.',
            },
          ],
          explanation: 'La pieza de quien propone no tiene que ver con si conviene reciclar.',
        },
      ],
    },
    {
      id: 'otras-trampas',
      title: 'Causa falsa, dilema falso y «todos lo hacen»',
      idea: '**Causa falsa**: creer que lo que viene después es por lo que vino antes. «Me puse la polera nueva y ganamos».\n\n**Falso dilema**: dejar solo dos salidas cuando hay más. «O cierran la calle o habrá atropellos».\n\n**Apelar a la mayoría**: «Todo el mundo lo compra». Que muchos lo crean no lo vuelve cierto.\n\n**Círculo**: probar algo con lo mismo. «Es confiable porque se puede confiar en él».\n\nEl remedio es preguntar: ¿podría ser verdad la razón y falsa la conclusión?, ¿hay otra salida?, ¿la razón dice algo nuevo?',
      example: {
        problem:
          '«Desde que instalaron las antenas llueve menos. O las sacan o nos quedamos sin agua». ¿Qué fallas hay?',
        steps: [
          { title: 'Separa las dos frases', text: 'La primera da una causa. La segunda, una elección.' },
          {
            title: 'Revisa la causa',
            text: 'Que llueva menos **después** no prueba que sea **por** las antenas. Causa falsa.',
          },
          {
            title: 'Revisa la elección',
            text: 'Hay más caminos: ahorrar, buscar otra fuente, estudiar la lluvia. Falso dilema.',
          },
          {
            title: 'Aplica la primera pregunta',
            text: 'Puede ser verdad que llueve menos y falso que sea por las antenas.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Quizás ya creas que las antenas cambian el clima, o que no. Eso no muestra la falla: mira si «después» basta para decir «por».',
        },
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Es verdad que el ejemplo no dice cuántas antenas hay. Con ese dato seguiría fallando: busca la falla en el paso hacia la conclusión.',
        },
      ],
      checks: [
        {
          id: 'fallas-dilema',
          question: '¿Cuál de estas frases presenta un falso dilema?',
          key: 'O estudias en la capital o no serás nadie',
          distractors: [
            {
              text: 'O la luz está encendida o está apagada',
              feedback: 'Ahí sí hay solo dos posibilidades: el dilema es verdadero.',
            },
            {
              text: 'Puedes venir el lunes, el martes o el jueves',
              feedback: 'Ofrece varias salidas, no dos obligadas.',
            },
          ],
          explanation: 'Se puede estudiar en otras ciudades, y el valor de alguien no depende de eso.',
        },
        {
          id: 'fallas-circulo',
          question: '«El reglamento es justo porque lo que dice el reglamento es lo correcto». ¿Qué falla tiene?',
          key: 'Prueba lo mismo con lo mismo',
          distractors: [
            {
              text: 'Ataca a quienes lo escribieron',
              feedback: 'No se menciona a nadie. Compara «justo» con «correcto».',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Toma un caso como si fueran todos',
              feedback: 'No hay casos. La razón repite la conclusión con otra palabra.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Omite cuántas normas contiene',
              feedback: 'Es cierto que no lo dice, pero con ese número la razón seguiría igual de débil.',
              mistake: 'lectura-cierto-no-responde',
            },
          ],
          explanation: '«Es justo porque es correcto»: la razón no agrega nada.',
        },
        {
          id: 'fallas-causa',
          question:
            '«Desde que riego de noche hay más caracoles; el riego nocturno los atrae». ¿Qué haría falta para probarlo?',
          key: 'Comparar con un jardín igual regado de día',
          distractors: [
            {
              text: 'Preguntar a más vecinos si también lo creen',
              feedback: 'Que muchos lo crean no lo prueba. Falta comparar.',
            },
            {
              text: 'Contar de nuevo los caracoles al otro día',
              feedback: 'Un conteo más confirma que hay muchos, no por qué.',
            },
            {
              text: 'Nada más: se sabe que el agua los atrae',
              feedback: 'Eso lo traes de antes. El riego de día también moja: falta ver si la hora cambia algo.',
              mistake: 'lectura-saber-previo',
            },
          ],
          explanation: 'Si solo cambia el riego y cambian los caracoles, hay razones para culpar al riego.',
        },
      ],
    },
  ],
  summary: [
    'Mide el salto: ¿las pruebas alcanzan para la conclusión?',
    'Borra a la persona: si no queda nada, era un ataque.',
    'Antes no es lo mismo que por.',
    '¿Hay más de dos salidas? ¿La razón repite la conclusión?',
  ],
});
