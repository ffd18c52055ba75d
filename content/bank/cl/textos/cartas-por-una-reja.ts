import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-cartas-por-una-reja',
  version: 1,
  genre: 'argumentativo',
  title: 'Cartas por una reja',
  introduction:
    'Dos cartas a la directora de un diario local, con una semana de diferencia. Textos escritos para Travesía; la ciudad y los datos son ficticios.',
  text: md`**Cerrar para cuidar.** Señora directora: Llevo treinta y un años viviendo frente a la plaza Las Acacias y nunca la había visto como ahora. En lo que va del año han robado dos veces la placa del fundador, han quemado un basurero y han quebrado once focos. El quiosco de música, donde tocaba la banda en los veranos, sirve de baño. Mis nietos ya no bajan a jugar.

Propongo lo que otras ciudades hicieron hace tiempo: rodear la plaza con una reja y cerrarla entre las once de la noche y las siete de la mañana. No es una idea extravagante. El parque del cerro tiene reja desde 2015 y quien lo visite comprobará que sus jardines están intactos.

Sé que algunos dirán que una plaza con llave deja de ser plaza. A ellos les pregunto si una biblioteca deja de serlo porque cierra a las ocho. Lo que es de todos requiere horarios, precisamente porque es de todos. Una plaza abierta las veinticuatro horas no es más libre: es de quien se atreve a entrar en ella, y a las dos de la mañana ya sabemos quiénes son.

El costo, según una cotización que pedí por mi cuenta, equivale a lo que el municipio gasta en tres años de reparaciones. Con la reja, esas reparaciones desaparecerían. Es cosa de sumar. — *Hernán Bascuñán, vecino*

**La reja está en otra parte.** Señora directora: Leí con atención la carta del señor Bascuñán, y le creo. Yo también crucé la plaza esta semana y conté los focos quebrados: son once, en efecto. Lo que no comparto es la cuenta que saca después.

El parque del cerro tiene sus jardines intactos, pero hay que agregar dos datos. El primero: cuando se puso la reja, también se contrató a tres guardaparques. ¿Qué cuidó los jardines, el fierro o las personas? Nadie puede saberlo, porque llegaron juntos. El segundo: desde entonces el parque recibe menos visitas cada año, incluso de día. Un lugar intacto puede ser también un lugar abandonado.

La comparación con la biblioteca es ingeniosa, pero una plaza no es un edificio: es un cruce. Por Las Acacias pasan a las seis de la mañana las trabajadoras del hospital y a medianoche los que salen del turno de la planta. Con la reja, darían la vuelta por la calle Prat, que está más oscura. Le estaríamos pidiendo a quien vuelve cansado que camine más y con más miedo, para proteger un quiosco.

Tampoco me convence la frase «ya sabemos quiénes son». Yo no lo sé. He visto de noche a parejas, a un señor que ejercita a su perro y a cuatro muchachos que bailan con un parlante pequeño. También he visto a alguien romper un foco, una vez. No eran los que bailaban.

Propongo probar algo más barato antes que el fierro: reponer los focos con protección, arreglar el quiosco y devolverle la banda. Las plazas no se vacían porque sean peligrosas; muchas veces se vuelven peligrosas porque se vaciaron. Si en un año no resulta, yo misma ayudaré al señor Bascuñán a elegir el color de la reja. — *Marcela Quidel, enfermera*`,
  items: [
    defineItem({
      id: 'cl-cartas-por-una-reja-horario-de-cierre',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.no-literarios.informacion-relevante'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Qué propone Hernán Bascuñán para la plaza Las Acacias?',
      key: { text: 'Rodearla con una reja y cerrarla por la noche.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Contratar a tres guardaparques que la vigilen.',
          feedback: 'Los guardaparques aparecen en la otra carta y en otro lugar de la ciudad.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Reponer los focos y volver a llevar la banda.',
          feedback: 'Esa es la propuesta de quien le responde.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Cerrarla a las ocho, igual que la biblioteca.',
          feedback: 'Las ocho es la hora de la biblioteca que usa como ejemplo; busca su horario.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'En el párrafo 2: «rodear la plaza con una reja y cerrarla entre las once de la noche y las siete de la mañana».',
        },
        {
          title: 'Lo que confunde',
          text: 'Los focos y la banda son propuestas de Marcela Quidel; la biblioteca es solo una comparación.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Rodearla con una reja y cerrarla por la noche.',
        },
      ],
      evidence: ['rodear la plaza con una reja y cerrarla entre las once de la noche y las siete de la mañana'],
    }),
    defineItem({
      id: 'cl-cartas-por-una-reja-coincidencia-de-las-cartas',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.no-literarios.hechos-opiniones'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿En cuál de los siguientes hechos coinciden ambas cartas?',
      key: { text: 'En la cantidad de focos quebrados de la plaza.' },
      distractors: [
        {
          mistake: 'lectura-voz-ajena',
          text: 'En la disminución de las visitas al parque del cerro.',
          feedback: 'Ese dato lo aporta solo una de las cartas.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'En la conveniencia de proteger el quiosco de música.',
          feedback: 'Sobre el quiosco tienen prioridades distintas; se pide un hecho comprobado.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'En el costo que tendría la instalación de la reja.',
          feedback: 'La cotización la menciona solo uno de los dos.',
        },
      ],
      solution: [
        {
          title: 'Buscar en ambas',
          text: 'Bascuñán escribe que «han quebrado once focos»; Quidel cuenta los focos y confirma: «son once, en efecto».',
        },
        {
          title: 'Descartar',
          text: 'Las visitas al parque están solo en la segunda carta; la cotización, solo en la primera.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: En la cantidad de focos quebrados de la plaza.',
        },
      ],
      evidence: ['han quebrado once focos', 'conté los focos quebrados: son once, en efecto'],
    }),
    defineItem({
      id: 'cl-cartas-por-una-reja-objecion-anticipada',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.no-literarios.argumentos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Para qué menciona Bascuñán la biblioteca en el párrafo 3?',
      key: { text: 'Para responder a quienes creen que una plaza cerrada pierde su carácter público.' },
      distractors: [
        {
          mistake: 'lectura-otro-proposito',
          text: 'Para pedir que el municipio alargue el horario de sus edificios públicos.',
          feedback: 'No pide nada sobre la biblioteca; mira a quién le hace la pregunta.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Para mostrar que los lugares con horario terminan por quedar abandonados.',
          feedback: 'Esa idea es la de la respuesta, y sobre otro lugar.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Para informar a los lectores de la hora en que la biblioteca termina de atender.',
          feedback: 'La hora es un detalle del ejemplo, no su finalidad.',
        },
      ],
      solution: [
        {
          title: 'La frase anterior',
          text: 'Dice «Sé que algunos dirán que una plaza con llave deja de ser plaza»: anticipa una objeción.',
        },
        {
          title: 'La función',
          text: 'Pregunta «si una biblioteca deja de serlo porque cierra a las ocho» para mostrar que lo público admite horarios.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para responder a quienes creen que una plaza cerrada pierde su carácter público.',
        },
      ],
      evidence: [
        'Sé que algunos dirán que una plaza con llave deja de ser plaza. A ellos les pregunto si una biblioteca deja de serlo porque cierra a las ocho.',
      ],
    }),
    defineItem({
      id: 'cl-cartas-por-una-reja-objecion-al-parque',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.no-literarios.razonamientos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué problema señala Marcela Quidel en el ejemplo del parque del cerro?',
      key: { text: 'Que no permite saber si el buen estado se debe a la reja.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que sus jardines están peor desde que se instaló la reja.',
          feedback: 'Ella acepta que los jardines están intactos.',
        },
        {
          mistake: 'lectura-invierte-causa',
          text: 'Que la falta de visitas obligó a instalar una reja.',
          feedback: 'El orden es el inverso: las visitas bajaron después.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que los guardaparques cuestan más caro que la reja.',
          feedback: 'No compara costos; fíjate en la pregunta que hace en el párrafo 6.',
        },
      ],
      solution: [
        {
          title: 'El dato que agrega',
          text: '«cuando se puso la reja, también se contrató a tres guardaparques».',
        },
        {
          title: 'La consecuencia',
          text: '«Nadie puede saberlo, porque llegaron juntos»: dos cambios simultáneos impiden atribuir el resultado a uno. Ella no discute que los jardines estén bien.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que no permite saber si el buen estado se debe a la reja.',
        },
      ],
      evidence: ['¿Qué cuidó los jardines, el fierro o las personas? Nadie puede saberlo, porque llegaron juntos.'],
    }),
    defineItem({
      id: 'cl-cartas-por-una-reja-plaza-como-cruce',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.no-literarios.tema-ideas'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué quiere decir Quidel al afirmar que una plaza «es un cruce»?',
      key: { text: 'Que también sirve de camino a quienes van de un lugar a otro.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que se ubica en la esquina donde se juntan dos calles oscuras.',
          feedback: '«Cruce» nombra aquí un uso de la plaza; mira quiénes pasan por ella.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que en ella se enfrentan opiniones de vecinos que no se conocen.',
          feedback: 'El desacuerdo es entre las cartas; el ejemplo habla de otra cosa.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Que debe mantenerse intacta, como los jardines del parque del cerro.',
          feedback: 'Eso corresponde a otro párrafo; relee los ejemplos que siguen a la frase.',
        },
      ],
      solution: [
        {
          title: 'Los ejemplos',
          text: 'Por la plaza pasan «las trabajadoras del hospital» y «los que salen del turno de la planta».',
        },
        {
          title: 'El sentido',
          text: 'A diferencia de un edificio, la plaza se atraviesa. Cerrarla alarga el camino de quienes la usan a esas horas.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que también sirve de camino a quienes van de un lugar a otro.',
        },
      ],
      evidence: ['una plaza no es un edificio: es un cruce'],
    }),
    defineItem({
      id: 'cl-cartas-por-una-reja-causa-del-peligro',
      version: 1,
      content: 'cl.interpretar.relaciones.jerarquia',
      otherContents: ['cl.textos.no-literarios.tesis'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cuál es la idea principal de la segunda carta?',
      key: { text: 'Conviene intentar que la plaza se use más antes que cerrarla.' },
      distractors: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Conviene cerrarla de noche, porque lo público exige horarios.',
          feedback: 'Esa es la tesis de la primera carta.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Conviene iluminar la calle Prat, porque está más oscura.',
          feedback: 'La calle Prat es un dato del argumento; no se pide iluminarla.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Conviene no intervenirla, porque no hay ningún peligro.',
          feedback: 'Quidel reconoce daños y propone medidas.',
        },
      ],
      solution: [
        {
          title: 'La propuesta',
          text: '«Propongo probar algo más barato antes que el fierro»: focos protegidos, quiosco arreglado y banda.',
        },
        {
          title: 'La razón',
          text: 'Las plazas «muchas veces se vuelven peligrosas porque se vaciaron»; por eso hay que llenarlas. No niega el problema ni se limita a una calle.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Conviene intentar que la plaza se use más antes que cerrarla.',
        },
      ],
      evidence: [
        'Propongo probar algo más barato antes que el fierro',
        'muchas veces se vuelven peligrosas porque se vaciaron',
      ],
    }),
    defineItem({
      id: 'cl-cartas-por-una-reja-falla-ya-sabemos-quienes-son',
      version: 1,
      content: 'cl.evaluar.contenido.informacion',
      otherContents: ['cl.textos.no-literarios.fallas-argumentativas'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Por qué la expresión «ya sabemos quiénes son» debilita el argumento de la primera carta?',
      key: { text: 'Porque da por probada una sospecha que no fundamenta.' },
      distractors: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Porque insulta con nombre y apellido a sus vecinos.',
          feedback: 'No nombra a nadie; el problema está en lo que da por sabido.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Porque contradice el horario de cierre que se propone.',
          feedback: 'La frase va en la línea de su propuesta; busca qué prueba le falta.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Porque usa una cifra que la otra carta desmiente.',
          feedback: 'En la expresión no hay cifras; la otra carta cuestiona otra cosa.',
        },
      ],
      solution: [
        {
          title: 'Qué hace la frase',
          text: 'Apela a un supuesto compartido: culpa a quienes están de noche sin decir quiénes ni mostrar pruebas.',
        },
        {
          title: 'Cómo lo muestra la respuesta',
          text: 'Quidel replica «Yo no lo sé» y enumera personas que usan la plaza sin dañarla. No hay insultos, contradicción ni cifras en juego.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque da por probada una sospecha que no fundamenta.',
        },
      ],
      evidence: [
        'es de quien se atreve a entrar en ella, y a las dos de la mañana ya sabemos quiénes son',
        'Tampoco me convence la frase «ya sabemos quiénes son». Yo no lo sé.',
      ],
    }),
    defineItem({
      id: 'cl-cartas-por-una-reja-tono-del-final',
      version: 2,
      content: 'cl.evaluar.emisor.posicion',
      otherContents: ['cl.textos.no-literarios.recursos-linguisticos'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué efecto produce la última oración de la segunda carta?',
      key: { text: 'Muestra con humor que la autora está dispuesta a reconocer un error.' },
      distractors: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Se burla del señor Bascuñán para quitarle autoridad ante los demás vecinos.',
          feedback: 'Hay humor, pero mira a quién pone a prueba: ¿a él o a su propia propuesta?',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'Acepta que se ponga la reja, con tal de participar en las decisiones.',
          feedback: 'Relee la condición con que empieza la oración.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Anuncia que su propuesta va a fracasar y que la reja será necesaria.',
          feedback: 'Habla de lo que hará solo «si en un año no resulta».',
        },
      ],
      solution: [
        {
          title: 'La condición',
          text: '«Si en un año no resulta» somete su propia propuesta a prueba.',
        },
        {
          title: 'El tono',
          text: 'Ofrecer ayuda para «elegir el color de la reja» es una broma amable que baja la tensión y muestra apertura; no se burla de su vecino ni da por perdida su idea.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Muestra con humor que la autora está dispuesta a reconocer un error.',
        },
      ],
      evidence: ['Si en un año no resulta, yo misma ayudaré al señor Bascuñán a elegir el color de la reja.'],
    }),
  ],
});
