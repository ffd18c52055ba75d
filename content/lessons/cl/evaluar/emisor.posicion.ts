import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.evaluar.emisor.posicion',
  version: 2,
  minutes: 13,
  opening: {
    question: md`Tras cuatro horas de fila, un señor dice: «Qué rapidez, apenas alcancé a leer dos novelas». ¿Qué piensa de la atención?`,
    guesses: ['Que fue rápida', 'Que fue lenta', 'Que le faltó un libro'],
    reveal: md`Piensa que fue lenta: dice lo contrario para que se note. Es una ironía, y se reconoce porque la frase choca con los hechos. Aquí vas a aprender a nombrar posiciones y tonos con pruebas.`,
  },
  points: [
    {
      id: 'posicion-y-tono',
      title: 'De qué lado está y cómo lo dice',
      idea: md`La **posición** dice de qué lado está quien habla: a favor, en contra, a medias o sin tomar partido. El **tono** dice cómo suena: serio, irónico, cariñoso, distante, molesto.

Se pueden combinar: se puede estar a favor con humor, o en contra con respeto.

Las pruebas están en las palabras elegidas. «El vecino insiste» y «el vecino alega» cuentan lo mismo con distinta actitud. Subraya adjetivos, diminutivos, exageraciones y preguntas.`,
      manipulable: {
        kind: 'marked-text',
        text: 'El comité, siempre tan veloz, tardó nueve meses en comprar una ampolleta. Debo reconocer que alumbra bien.',
        marks: [
          { words: 'siempre tan veloz', note: 'Dice lo opuesto de lo que muestran los nueve meses: ironía.' },
          { words: 'tardó nueve meses', note: 'El hecho con que se compara la frase anterior.' },
          { words: 'Debo reconocer que alumbra bien', note: 'Una concesión: matiza la crítica.' },
        ],
        task: 'Toca cada parte y di qué muestra de la actitud de quien escribe.',
        predict: {
          question: '¿Qué actitud hay en la primera oración?',
          guesses: ['Elogio', 'Crítica irónica', 'Neutralidad'],
          shows: 'Crítica irónica: «tan veloz» no calza con nueve meses por una ampolleta.',
        },
      },
      readings: [
        {
          title: 'Elogio del timbre (columna)',
          by: 'Texto escrito para Travesía',
          text: md`Mi liceo cambió el timbre por una canción. Cada hora, una distinta, votada por los cursos. El consejo lo anunció como «una revolución del clima escolar». Yo, que soy modesta, habría dicho que es una canción.

No me malentiendan: el timbre sonaba a incendio y nadie lo extraña. Pero en marzo pedimos cortinas para la sala 12, donde a las tres de la tarde se podría freír un huevo sobre el banco, y las cortinas siguen en votación. Será que no tienen melodía.

Si en agosto llegan, prometo retractarme. Con música, si hace falta.`,
        },
      ],
      example: {
        problem: md`¿Qué posición tiene la columnista frente al cambio del timbre?`,
        steps: [
          {
            title: 'Busca lo que acepta',
            text: md`«El timbre sonaba a incendio y nadie lo extraña»: no se opone al cambio.`,
          },
          {
            title: 'Busca lo que critica',
            text: md`Que lo llamen «revolución» mientras faltan cortinas.`,
          },
          {
            title: 'Escucha el tono',
            text: md`«Será que no tienen melodía» no se dice en serio: es ironía.`,
          },
          {
            title: 'Nombra ambas cosas',
            text: md`Acepta el cambio y critica, con ironía, que se lo agrande y se posponga lo urgente.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-tono-equivocado',
          text: md`Confundir ironía con elogio o con insulto. «Yo, que soy modesta» se ríe de la palabra *revolución*; no ataca a nadie.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Leer la ironía al derecho. Compara la frase con los hechos: si chocan, se está diciendo lo opuesto.`,
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: md`Saltarse el «si» o el «pero». Promete retractarse **si** llegan las cortinas: es una condición.`,
        },
      ],
      checks: [
        {
          id: 'timbre-titulo',
          question: md`¿Qué actitud muestra la frase «Será que no tienen melodía»?`,
          key: 'Ironía ante la demora de las cortinas',
          distractors: [
            {
              text: 'Duda real sobre las cortinas musicales',
              feedback: 'No lo pregunta en serio. Compara con la votación de canciones.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Entusiasmo por las canciones elegidas',
              feedback: 'La frase compara lo que avanzó con lo que no: hay crítica.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Furia contra los integrantes del consejo',
              feedback: 'Hay crítica, pero dicha con humor y sin atacar personas.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`Finge una explicación absurda para señalar que lo vistoso avanzó y lo necesario no.`,
        },
        {
          id: 'timbre-retractarse',
          question: md`¿Qué hace la columnista en el último párrafo?`,
          key: 'Deja abierta su opinión bajo una condición',
          distractors: [
            {
              text: 'Reconoce que estaba equivocada',
              feedback: 'Solo lo haría «si en agosto llegan». Se perdió la condición.',
              mistake: 'lectura-pierde-el-matiz',
            },
            {
              text: 'Asegura que las cortinas no llegarán',
              feedback: 'No afirma eso: plantea una posibilidad y lo que haría.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`«Si en agosto llegan, prometo retractarme»: mantiene la crítica y dice qué la haría cambiar.`,
        },
        {
          id: 'timbre-concesion',
          question: md`¿Qué muestra «el timbre sonaba a incendio y nadie lo extraña»?`,
          key: 'Que su crítica no es al cambio mismo',
          distractors: [
            {
              text: 'Que prefería conservar el timbre',
              feedback: 'Dice que nadie lo extraña: es lo contrario.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que hubo un incendio en el liceo',
              feedback: 'Es una comparación con el sonido de una alarma.',
              mistake: 'lectura-literal',
            },
          ],
          explanation: md`Concede que el cambio fue bueno. Así queda claro qué critica.`,
        },
      ],
    },
    {
      id: 'quien-opina',
      title: 'Quien informa no siempre toma partido',
      idea: md`Un texto puede contar una disputa sin entrar en ella. Se nota en cómo presenta a las partes: «sostiene», «según», «responde», con espacio para ambas.

No le cargues a quien escribe la opinión de quien cita. Y no confundas un hecho con una opinión: «se inscribieron 40 personas» se puede comprobar; «fue un éxito» es una valoración.

La neutralidad también se prueba. Si hay adjetivos que juzgan, ya no es neutral.`,
      readings: [
        {
          title: 'El mural de la discordia (crónica)',
          by: 'Texto escrito para Travesía',
          text: md`El muro del consultorio de Las Canteras mide dieciocho metros y lleva dos meses a medio pintar. La muralista Ayelén Peñaloza sostiene que un muro público se termina con la gente mirando, y que borrar lo hecho sería «barrer una conversación». El director, Gastón Iribarra, responde que el encargo decía otra cosa: flores. Hay un papel firmado y dice flores.

En el muro hay, por ahora, una fila de personas esperando. Algunos pacientes se reconocen. Una señora pidió que le pintaran la cartera de otro color. Un señor pidió que lo borraran.

El consejo vecinal votará el jueves. Mientras tanto, los que esperan hora esperan delante de los que esperan hora.`,
        },
      ],
      example: {
        problem: md`¿Cómo se ubica quien escribe frente a la disputa por el mural?`,
        steps: [
          {
            title: 'Mira cómo presenta a cada parte',
            text: md`«Sostiene» y «responde»: da la razón de cada uno, sin adjetivos.`,
          },
          {
            title: 'Busca juicios propios',
            text: md`No dice quién tiene razón. Cuenta un pedido a favor y otro en contra.`,
          },
          {
            title: 'Escucha el final',
            text: md`La última frase tiene un humor suave, pero no favorece a nadie.`,
          },
          { title: 'Concluye', text: md`Se mantiene fuera de la disputa y la mira con humor.` },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-voz-ajena',
          text: md`Cargar al cronista la frase de la muralista. «Barrer una conversación» va entre comillas: es de ella.`,
        },
        {
          mistake: 'lectura-hecho-opinion',
          text: md`Creer que si hay datos, todo es neutral, o que si hay humor, nada lo es. Mira si hay palabras que juzgan.`,
        },
      ],
      checks: [
        {
          id: 'mural-conversacion',
          question: md`¿De quién es la opinión de que borrar lo hecho sería «barrer una conversación»?`,
          key: 'De la muralista',
          distractors: [
            {
              text: 'De quien escribe',
              feedback: 'Va entre comillas y la introduce «sostiene». Quien escribe solo la cita.',
              mistake: 'lectura-voz-ajena',
            },
            {
              text: 'Del director',
              feedback: 'El director responde con el papel que dice flores.',
              mistake: 'lectura-cambia-personaje',
            },
          ],
          explanation: md`Las comillas y el verbo «sostiene» marcan que la frase es de Ayelén Peñaloza.`,
        },
        {
          id: 'mural-hecho',
          question: md`¿Qué frase expresa una opinión y no un hecho comprobable?`,
          key: 'Un muro público se termina con la gente mirando',
          distractors: [
            {
              text: 'El encargo firmado decía que pintaran flores',
              feedback: 'Se puede comprobar leyendo el papel.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: 'El muro del consultorio mide dieciocho metros',
              feedback: 'Se comprueba con una huincha de medir.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: 'El consejo vecinal votará el próximo jueves',
              feedback: 'Es un anuncio que se puede verificar, no una valoración.',
              mistake: 'lectura-hecho-opinion',
            },
          ],
          explanation: md`Dice cómo *debería* hacerse un mural. Otra persona puede pensar distinto sin equivocarse en un dato.`,
        },
        {
          id: 'mural-papel',
          question: md`«Hay un papel firmado y dice flores». ¿Qué actitud revela esa frase de quien escribe?`,
          key: 'Constata un dato que favorece al director',
          distractors: [
            {
              text: 'Apoya al director y condena a la muralista',
              feedback: 'Dar un dato a favor de alguien no es tomar su partido: no hay palabras que juzguen.',
              mistake: 'lectura-hecho-opinion',
            },
            {
              text: 'Se burla de que el encargo pidiera flores',
              feedback: 'La frase es seca, pero no se ríe del encargo.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`Es un hecho verificable. La crónica también da espacio a la otra razón.`,
        },
      ],
    },
    {
      id: 'actitud-en-la-ficcion',
      title: 'La actitud de un relato ante lo que cuenta',
      idea: md`Un cuento también toma posición. No la declara: la muestra con el **final**, con quién queda bien y con qué detalles elige.

Aquí estorba lo que uno piensa de antemano. Mentir está mal, y sin embargo un relato puede mirar con ternura a quien miente. La pregunta no es qué opinas tú, sino qué actitud arma el texto.

Busca cómo reaccionan los personajes en que el lector confía.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'hecho', label: 'Un acto discutible', column: 0, row: 1 },
          { id: 'final', label: 'Cómo termina', column: 1, row: 0 },
          { id: 'reaccion', label: 'Cómo reaccionan', column: 1, row: 1 },
          { id: 'palabras', label: 'Con qué palabras', column: 1, row: 2 },
          { id: 'actitud', label: 'Actitud del relato', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'hecho', to: 'final' },
          { from: 'hecho', to: 'reaccion' },
          { from: 'hecho', to: 'palabras' },
          { from: 'final', to: 'actitud' },
          { from: 'reaccion', to: 'actitud' },
          { from: 'palabras', to: 'actitud' },
        ],
        alt: 'Ante un acto discutible se miran tres pistas: cómo termina, cómo reaccionan los personajes y con qué palabras se cuenta. De ellas sale la actitud del relato.',
      },
      readings: [
        {
          title: 'El partido de las cinco (cuento)',
          by: 'Texto escrito para Travesía',
          text: md`El abuelo ya no veía la pantalla, así que Nico le relataba los partidos. Cuando el equipo empezó a perder, Nico empezó a cambiar los resultados. Primero un empate. Después, goles sobre la hora. En noviembre, según Nico, iban punteros.

La enfermera, que era hincha del mismo equipo y sabía la tabla, lo oyó relatar una goleada desde la puerta. Esperó a que terminara. Entró con los remedios y le dijo al abuelo: «¿Vio qué tarde, don Segundo? El tercero fue de lejos».

—De treinta metros —dijo el abuelo, y le guiñó a Nico un ojo que no veía.`,
        },
      ],
      example: {
        problem: md`¿Qué actitud muestra el cuento ante las mentiras de Nico?`,
        steps: [
          {
            title: 'Mira cómo reaccionan',
            text: md`La enfermera sabe la verdad y se suma al juego.`,
          },
          {
            title: 'Mira el final',
            text: md`El abuelo guiña el ojo: él también sabía.`,
          },
          {
            title: 'Mira las palabras',
            text: md`No hay reproches ni castigo. El guiño es de complicidad.`,
          },
          {
            title: 'Nombra la actitud',
            text: md`Comprensiva y tierna: la mentira aparece como un cuidado compartido.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: md`Responder con tu opinión sobre mentir. Se pregunta por la actitud del cuento, y el guiño la muestra.`,
        },
      ],
      checks: [
        {
          id: 'partido-enfermera',
          question: md`¿Qué revela la frase de la enfermera sobre su posición?`,
          key: 'Que aprueba lo que Nico está haciendo',
          distractors: [
            {
              text: 'Que condena el engaño a un enfermo',
              feedback: 'Mentir suele condenarse, pero ella agrega un detalle al relato inventado.',
              mistake: 'lectura-saber-previo',
            },
            {
              text: 'Que no sabe cómo va el campeonato',
              feedback: 'El texto dice que «sabía la tabla».',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que se burla de la derrota del equipo',
              feedback: 'Es hincha del mismo equipo y no hay burla hacia nadie.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`Conoce la verdad, espera y suma «el tercero fue de lejos»: se hace parte.`,
        },
        {
          id: 'partido-guino',
          question: md`¿Qué tono da al cuento el guiño final?`,
          key: 'Cómplice',
          distractors: [
            {
              text: 'Acusador',
              feedback: 'Un guiño no acusa. El abuelo además agrega «de treinta metros».',
              mistake: 'lectura-tono-equivocado',
            },
            {
              text: 'Indiferente',
              feedback: 'Si fuera indiferente no respondería con otro detalle ni con un gesto.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`El abuelo participa del juego a sabiendas. Los tres comparten el secreto.`,
        },
      ],
    },
  ],
  summary: [
    md`Posición: de qué lado está. Tono: cómo lo dice.`,
    md`Hay ironía cuando la frase choca con los hechos.`,
    md`Los «si», «pero» y «aunque» matizan la posición.`,
    md`Citar a alguien no es estar de acuerdo con él.`,
    md`En un relato, mira el final y a los personajes; deja aparte tu opinión.`,
  ],
});
