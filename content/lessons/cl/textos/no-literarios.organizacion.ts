import { defineLesson } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.textos.no-literarios.organizacion',
  version: 4,
  minutes: 12,
  opening: {
    question:
      'Para explicar cómo se hace el queso, para elegir entre dos celulares y para contar un incendio, ¿ordenarías las ideas del mismo modo?',
    guesses: [
      'Sí: introducción, desarrollo y final',
      'No: cada asunto pide otro orden',
      'El orden no importa si se entiende',
    ],
    reveal:
      'Toda exposición abre y cierra, pero por dentro el orden cambia: pasos, parecidos, causas. Reconocerlo te permite saber qué viene y dónde buscar.',
  },
  points: [
    {
      id: 'ordenes',
      title: 'Seis maneras de ordenar',
      idea: 'Las más comunes:\n\n- **En el tiempo**: qué pasó primero y después.\n\n- **Comparación**: parecidos y diferencias.\n\n- **Causa y efecto**: por qué ocurre y qué provoca.\n\n- **Problema y solución**: qué anda mal y qué hacer.\n\n- **De lo general a lo particular**: una idea y luego sus casos. También al revés.\n\n- **Enumeración**: partes o tipos, uno tras otro.\n\nLas delatan los **conectores**: «luego», «en cambio», «por eso», «para resolverlo», «por ejemplo», «además».',
      figure: {
        kind: 'network',
        nodes: [
          { id: 't1', label: 'Primero', column: 0, row: 0 },
          { id: 't2', label: 'Después', column: 1, row: 0 },
          { id: 't3', label: 'Al final', column: 2, row: 0 },
          { id: 'c', label: 'Causa', column: 0, row: 1 },
          { id: 'e', label: 'Efecto', column: 1, row: 1 },
          { id: 'p', label: 'Problema', column: 0, row: 2 },
          { id: 's', label: 'Solución', column: 1, row: 2 },
        ],
        arrows: [
          { from: 't1', to: 't2' },
          { from: 't2', to: 't3' },
          { from: 'c', to: 'e' },
          { from: 'p', to: 's' },
        ],
        alt: 'Tres filas: primero, después y al final; causa lleva a efecto; problema lleva a solución.',
      },
      readings: [
        {
          title: 'Dos maneras de secar (divulgación)',
          by: 'Texto escrito para Travesía',
          text: 'El cochayuyo se puede secar al sol o en horno. Al sol demora varios días y no gasta energía, pero una neblina obliga a empezar de nuevo. El horno, en cambio, tarda unas horas y no depende del clima, aunque consume leña o gas. Ambos métodos conservan el alga por meses.',
        },
      ],
      example: {
        problem: '¿Cómo se organiza «Dos maneras de secar»?',
        steps: [
          { title: 'Busca conectores', text: '«En cambio», «pero», «aunque», «ambos».' },
          {
            title: 'Mira qué se repite',
            text: 'De cada método se dice cuánto tarda, qué gasta y si depende del clima.',
          },
          { title: 'Descarta', text: 'Hay horas y días, pero no se cuenta una historia: no es orden temporal.' },
          { title: 'Responde', text: 'Es una comparación: diferencias y, al final, un parecido.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Nombrar «varios días» y «unas horas» no hace que un texto siga el tiempo. En «Dos maneras de secar» esos plazos se comparan: mira para qué se usan.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Decir el orden al revés. «Dos maneras de secar» abre con diferencias y cierra con un parecido: señala con el dedo qué va primero y qué va al final.',
        },
      ],
      checks: [
        {
          id: 'organizacion-ambos',
          question: '¿Qué función cumple la última frase, que empieza con «ambos»?',
          key: 'Señala un parecido entre los dos métodos',
          distractors: [
            {
              text: 'Señala cuál de los dos métodos es mejor',
              feedback: 'No elige ninguno: dice algo que vale para los dos.',
            },
            {
              text: 'Señala qué ocurre después de secar el alga',
              feedback: 'Nombra meses, pero no cuenta un paso que siga: dice algo que vale para los dos.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Señala que solo un método conserva el alga',
              feedback: 'Dice «ambos». Mira a cuántos métodos se refiere.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: '«Ambos» reúne lo que antes se había contrastado.',
        },
        {
          id: 'organizacion-camino',
          question:
            '«El camino se corta cada invierno. Las familias quedan aisladas una semana. La junta propone levantar 200 metros y limpiar las zanjas en marzo». ¿Qué orden sigue?',
          key: 'Problema y solución',
          distractors: [
            {
              text: 'Orden en el tiempo',
              feedback: 'Hay invierno y marzo, pero no se cuentan hechos seguidos: se propone algo.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'De lo general a lo particular',
              feedback: 'No parte de una idea con ejemplos. Parte de algo que anda mal.',
              mistake: 'lectura-otro-recurso',
            },
          ],
          explanation: 'Dos frases muestran lo que anda mal y la tercera propone qué hacer.',
        },
        {
          id: 'organizacion-orden-casos',
          question:
            '«La plaza perdió sus bancos. El quiosco cerró. Ya no hay feria. El centro se está vaciando». ¿Cómo se ordenan las ideas?',
          key: 'De los casos a la idea general',
          distractors: [
            {
              text: 'De la idea general a sus casos',
              feedback: 'Es al revés: la idea general está en la última frase.',
              mistake: 'lectura-lo-contrario',
            },
            { text: 'De un problema a su solución', feedback: 'Hay problema, pero nadie propone nada.' },
          ],
          explanation: 'Tres casos preparan la conclusión del final.',
        },
      ],
    },
    {
      id: 'conectores',
      title: 'Los conectores muestran la ruta',
      idea: 'Un conector dice **qué relación** hay entre lo anterior y lo que sigue. Si lo cambias, cambia la relación.\n\n«Llovió, **por eso** se suspendió»: efecto. «Llovió, **pero** se jugó»: contraste. «Se suspendió **porque** llovió»: causa. «Llovió; **además**, hubo viento»: suma.\n\nCuando no hay conector, ponlo tú en voz baja. El que calza te dice la relación. Si calzan dos, relee: el sentido elige.',
      example: {
        problem: '«Cerraron la piscina. La bomba estaba rota». ¿Qué relación hay?',
        steps: [
          {
            title: 'Prueba «pero»',
            text: '«Cerraron la piscina, pero la bomba estaba rota». No calza: no hay contraste.',
          },
          {
            title: 'Prueba «por eso»',
            text: '«Cerraron la piscina; por eso la bomba estaba rota». El cierre no rompió la bomba.',
          },
          { title: 'Prueba «porque»', text: '«Cerraron la piscina porque la bomba estaba rota». Calza.' },
          { title: 'Responde', text: 'La segunda frase es la causa de la primera.' },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-invierte-causa',
          text: '«Por eso» y «porque» apuntan a lados opuestos. El cierre de la piscina no rompió la bomba: pregunta qué hecho llevó al otro y llama causa a ese.',
        },
      ],
      checks: [
        {
          id: 'organizacion-conector',
          question: '«Trajeron el triple de sillas; …, mucha gente quedó de pie». ¿Qué conector mantiene el sentido?',
          key: 'sin embargo',
          distractors: [
            {
              text: 'por lo tanto',
              feedback: 'Diría que quedaron de pie **a causa** de las sillas. No se sigue.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'es decir',
              feedback: 'Anuncia la misma idea en otras palabras, y aquí hay un hecho inesperado.',
              mistake: 'lectura-otro-recurso',
            },
          ],
          explanation: 'Con el triple de sillas se esperaba que alcanzaran: hay contraste.',
        },
        {
          id: 'organizacion-causa-efecto',
          question: 'En «subió el río; en consecuencia, evacuaron el camping», ¿qué es la evacuación?',
          key: 'El efecto de la crecida',
          distractors: [
            {
              text: 'La causa de la crecida',
              feedback: '«En consecuencia» anuncia lo que viene a raíz de lo anterior.',
              mistake: 'lectura-invierte-causa',
            },
            { text: 'Un contraste con la crecida', feedback: 'No hay oposición: un hecho lleva al otro.' },
          ],
          explanation: 'Primero sube el río y eso lleva a evacuar.',
        },
      ],
    },
    {
      id: 'estructura-global',
      title: 'El orden dominante y el rol de cada parte',
      idea: 'Un texto largo mezcla órdenes. Un párrafo narra, otro compara. Para decir cómo se organiza **el texto completo**, anota qué hace cada párrafo: *presenta, narra, compara, propone*. Luego mira qué orden explica el conjunto.\n\nLas preguntas suelen ser de dos tipos: cómo se organiza todo, o qué **función** cumple un párrafo. La función no es lo que dice, sino **para qué está ahí**.',
      readings: [
        {
          title: 'El último cine (reportaje)',
          by: 'Texto escrito para Travesía',
          text: 'Hasta hace poco, en Ovalle quedaba una sala de cine de una sola pantalla.\n\nAbrió con películas mexicanas, pasó por el color, sobrevivió a la televisión y al video. En 2009 vendía más cabritas que entradas.\n\nCerró por una suma de cosas: el arriendo, la pantalla dañada, el celular en cada mano. Ninguna sola habría bastado.\n\nUn grupo quiere comprarla y dar funciones los sábados. Piden que el municipio la declare de interés.\n\n*(Relato inventado.)*',
        },
      ],
      example: {
        problem: '¿Qué función cumple cada párrafo de «El último cine»?',
        steps: [
          { title: 'Párrafo 1', text: 'Presenta el asunto.' },
          { title: 'Párrafo 2', text: 'Narra su historia, en orden de tiempo.' },
          { title: 'Párrafo 3', text: 'Explica las causas del cierre.' },
          {
            title: 'Párrafo 4',
            text: 'Muestra una propuesta. El conjunto va de la historia al problema, y de ahí a una salida.',
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-orden',
          text: 'Creer que los párrafos siguen siempre el reloj. En «El último cine», el primero habla de hace poco y el segundo retrocede a la apertura: apunta qué ocurrió antes.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Un solo párrafo no es el texto. El segundo narra en orden de tiempo, pero «El último cine» también explica causas y propone: junta lo que hace cada uno.',
        },
      ],
      checks: [
        {
          id: 'organizacion-parrafo-tres',
          question: '¿Para qué está el tercer párrafo?',
          key: 'Para explicar por qué cerró la sala',
          distractors: [
            {
              text: 'Para contar cómo abrió la sala',
              feedback: 'Eso está en el segundo párrafo, con las películas mexicanas.',
            },
            {
              text: 'Para convencer de que hay que reabrirla',
              feedback: 'La propuesta aparece en el cuarto. Este dice las causas.',
            },
            {
              text: 'Para contar qué pasó tras el cierre',
              feedback: 'Mira cuándo ocurre lo que nombra: el arriendo y la pantalla dañada son anteriores al cierre.',
              mistake: 'lectura-cambia-orden',
            },
          ],
          explanation: 'Enumera causas y aclara que actuaron juntas.',
        },
        {
          id: 'organizacion-funcion',
          question: '¿Qué respuesta dice la **función** del segundo párrafo y no solo su contenido?',
          key: 'Recorre la historia para dar contexto al cierre',
          distractors: [
            {
              text: 'Habla de películas mexicanas y de la televisión',
              feedback: 'Eso es lo que dice. La función es para qué está.',
            },
            {
              text: 'Muestra que al final se vendían pocas entradas',
              feedback:
                'Se queda con la última frase, la de 2009. Deja fuera las películas mexicanas, el color y el video.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: 'La función relaciona el párrafo con el resto del texto.',
        },
      ],
    },
  ],
  summary: [
    'El orden se reconoce por los conectores y por lo que se repite.',
    'Tiempo, comparación, causa, problema y solución, general y particular, enumeración.',
    'Sin conector, prueba cuál calza.',
    'La función de un párrafo es para qué está, no lo que dice.',
  ],
});
