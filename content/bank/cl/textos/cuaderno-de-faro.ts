import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-cuaderno-de-faro',
  version: 1,
  genre: 'literario',
  title: 'Cuaderno de faro',
  introduction: 'Cuento. Texto escrito para Travesía; el faro y sus habitantes son ficticios.',
  text: md`**3 de marzo.** Llegué hoy. La lancha no vuelve hasta junio. El faro está en una isla que cabe entera en la mirada: una torre, una casa, un gallinero sin gallinas. Vengo de Santiago, de nueve años en un piso catorce, y escribo esto para dejar constancia de que por fin estoy en paz. Dichoso el que se aleja de los negocios. No recuerdo quién lo dijo, pero tenía razón.

**5 de marzo.** El relevo anterior dejó un cuaderno como este, en el mismo cajón. No lo abriré: la vida de otro no es asunto mío.

**19 de marzo.** Silencio perfecto. He leído tres libros, he aprendido a hacer pan. Los de la ciudad no saben vivir. Si pudiera, les mandaría una carta con una sola palabra: «Vengan».

**2 de abril.** Viento. La lámpara pidió petróleo a las tres de la mañana y subí los ciento doce peldaños. Abajo, muy lejos, pasó un barco con todas las luces prendidas. Levanté la mano.

**20 de abril.** Los barcos pasan los martes y los viernes. No es que los espere. Los anoto.

**4 de mayo.** Inspección por radio. El oficial me explicó durante una hora cómo se mantiene un faro; no ha estado en ninguno. Citó dos reglamentos, me corrigió una palabra y me recomendó no hablar solo. Cuando cortó, seguí discutiéndole hasta la noche.

**18 de mayo.** Diez días sin barcos, por el temporal. Hoy abrí el cuaderno del otro. Empieza así: «3 de septiembre. Llegué hoy. Por fin en paz».

**19 de mayo.** Leído entero. Él también anotaba barcos. Él también hacía pan. En su página sesenta escribe que la soledad es como el agua del estanque: se la guarda con cuidado, se la cree limpia y un día tiene sabor a fierro. En la última puso solo esto: «Al que venga: en el muro norte, detrás del estante, hay una lista».

**20 de mayo.** Moví el estante. No es una lista de cosas. Son nombres, treinta y uno, con fechas desde 1904, y al lado de cada uno una línea. «Me faltó una voz». «Extrañé el ruido de los platos». «Que nadie diga que no se puede: que diga que no se debe». El último es el suyo.

**22 de mayo.** Prendí la lámpara una hora antes de lo que manda el reglamento. Un barco contestó con tres destellos. Yo también hice tres.

**9 de junio.** La lancha llega mañana. Barrí, dejé pan. Puse mi nombre y mi línea. Devolví el estante a su lugar y dejé este cuaderno en el cajón, encima del otro, abierto.

*(Con letra distinta.)* **10 de junio.** Llegué hoy.`,
  items: [
    defineItem({
      id: 'cl-cuaderno-de-faro-frecuencia-de-los-barcos',
      version: 1,
      content: 'cl.textos.literarios.tiempo-espacio',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Qué días pasaban los barcos frente al faro?',
      key: { text: 'Los martes y los viernes.' },
      distractors: [
        {
          mistake: 'lectura-cambia-orden',
          text: 'Los días tres de cada mes.',
          feedback: 'El día tres aparece como fecha de llegada, no como paso de barcos.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Cada diez días, con temporal.',
          feedback: 'Diez días es lo que estuvo sin verlos.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Cada noche, de madrugada.',
          feedback: 'Una madrugada pasó uno; busca la anotación en que dice cada cuánto.',
        },
      ],
      solution: [
        {
          title: 'Buscar la anotación',
          text: 'El 20 de abril escribe: «Los barcos pasan los martes y los viernes».',
        },
        {
          title: 'Descartar',
          text: 'El temporal interrumpe esa frecuencia durante diez días; el barco de madrugada es uno solo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Los martes y los viernes.',
        },
      ],
      evidence: ['Los barcos pasan los martes y los viernes.'],
    }),
    defineItem({
      id: 'cl-cuaderno-de-faro-lo-que-niega-el-farero',
      version: 1,
      content: 'cl.textos.literarios.conflicto',
      otherContents: ['cl.interpretar.sentido.inferencias'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué conflicto deja ver la anotación «No es que los espere. Los anoto»?',
      key: { text: 'El farero necesita compañía y todavía no se atreve a reconocerlo.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'El farero debe anotar cada barco y le molesta esa obligación.',
          feedback: 'Nadie le ha pedido esa lista: fíjate en qué se apura a negar.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'El farero ha encontrado la paz y no quiere que nadie venga a interrumpirla.',
          feedback: 'Quien no quiere interrupciones no sabe de memoria los días en que pasan.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'El farero teme que un barco lo obligue a volver a Santiago.',
          feedback: 'No hay señal de ese temor; después él mismo busca que un barco le conteste.',
        },
      ],
      solution: [
        {
          title: 'Lo que niega',
          text: 'Nadie lo ha acusado de esperar y él lo desmiente: la negación delata lo que siente.',
        },
        {
          title: 'Lo que hace',
          text: 'Levanta la mano hacia un barco lejano, discute solo después de la radio, abre al fin el cuaderno ajeno. Busca a alguien.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El farero necesita compañía y todavía no se atreve a reconocerlo.',
        },
      ],
      evidence: ['No es que los espere. Los anoto.', 'Cuando cortó, seguí discutiéndole hasta la noche.'],
    }),
    defineItem({
      id: 'cl-cuaderno-de-faro-el-oficial-de-la-radio',
      version: 1,
      content: 'cl.textos.literarios.personajes-tipo',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Qué modelo de personaje representa el oficial que inspecciona por radio?',
      key: { text: 'El experto de escritorio, que enseña lo que nunca ha hecho.' },
      distractors: [
        {
          mistake: 'lectura-palabra-repetida',
          text: 'El superior cruel, que castiga a quien habla o se equivoca.',
          feedback: 'Corrige y recomienda; castigos no hay ninguno.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'El sabio de experiencia, que transmite lo que ha vivido.',
          feedback: '«no ha estado en ninguno»: ¿de qué experiencia habla?',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'El solitario arrepentido, que busca con quién conversar.',
          feedback: 'Eso describe mejor a quien escribe el cuaderno.',
        },
      ],
      solution: [
        {
          title: 'Qué hace',
          text: 'Explica una hora, cita dos reglamentos, corrige una palabra.',
        },
        {
          title: 'Qué le falta',
          text: '«no ha estado en ninguno». El estereotipo cómico está en esa distancia entre la seguridad con que habla y lo que conoce.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El experto de escritorio, que enseña lo que nunca ha hecho.',
        },
      ],
      evidence: ['El oficial me explicó durante una hora cómo se mantiene un faro; no ha estado en ninguno.'],
    }),
    defineItem({
      id: 'cl-cuaderno-de-faro-alabanza-de-la-vida-retirada',
      version: 1,
      content: 'cl.textos.literarios.simbolos-topicos',
      otherContents: ['cl.textos.literarios.otros-textos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: 'El farero recuerda el tópico que alaba la vida retirada, lejos de las ciudades y los negocios. ¿Qué hace el cuento con ese tópico?',
      key: { text: 'Lo acepta al comienzo y lo va poniendo en duda a medida que pasan los meses.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Lo acepta desde el comienzo y lo confirma con el pan, los libros y el silencio.',
          feedback: 'Eso describe marzo. Sigue leyendo desde abril.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Lo rechaza al comienzo y lo termina por aceptar cuando lee el otro cuaderno.',
          feedback: 'Es al revés: en marzo escribe que «por fin» está en paz.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Lo menciona una vez y lo reemplaza por el que invita a gozar la juventud.',
          feedback: 'De gozar la juventud no se habla: el asunto sigue siendo el retiro.',
        },
      ],
      solution: [
        {
          title: 'Marzo',
          text: '«Dichoso el que se aleja de los negocios»: el retiro es paz, y «Los de la ciudad no saben vivir».',
        },
        {
          title: 'De abril a junio',
          text: 'Anota barcos, discute solo y lee que la soledad termina por tener «sabor a fierro». Lo que parecía ideal muestra su costo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Lo acepta al comienzo y lo va poniendo en duda a medida que pasan los meses.',
        },
      ],
      evidence: ['Dichoso el que se aleja de los negocios.', 'un día tiene sabor a fierro'],
    }),
    defineItem({
      id: 'cl-cuaderno-de-faro-la-anotacion-final',
      version: 1,
      content: 'cl.textos.literarios.parte-todo',
      otherContents: ['cl.interpretar.relaciones.funcion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué aporta al cuento la última anotación, escrita con letra distinta?',
      key: { text: 'Sugiere que otra persona comenzará a vivir lo mismo.' },
      distractors: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Informa que la lancha de junio llegó con atraso.',
          feedback: 'La lancha se esperaba para el 10, y la anotación es del 10.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Demuestra que el farero cambió de nombre y se quedó.',
          feedback: 'La letra es distinta y él dejó todo listo para partir.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Anuncia que el faro quedará vacío a partir de ese día.',
          feedback: 'Alguien acaba de llegar: no quedará vacío.',
        },
      ],
      solution: [
        {
          title: 'Comparar comienzos',
          text: '«Llegué hoy» es lo que escribió el protagonista el 3 de marzo y lo que decía el cuaderno anterior.',
        },
        {
          title: 'Qué añade',
          text: 'La letra distinta es de un relevo nuevo. La historia, que parecía de uno, se repite desde hace treinta y un nombres.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Sugiere que otra persona comenzará a vivir lo mismo.',
        },
      ],
      evidence: [
        '*(Con letra distinta.)* **10 de junio.** Llegué hoy.',
        'Empieza así: «3 de septiembre. Llegué hoy. Por fin en paz».',
      ],
    }),
    defineItem({
      id: 'cl-cuaderno-de-faro-relato-dentro-del-cuaderno',
      version: 1,
      content: 'cl.textos.literarios.recursos-narrativos',
      otherContents: ['cl.evaluar.forma.forma-contenido'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'El cuento incluye, dentro de un cuaderno, partes de otro. ¿Qué juicio sobre ese recurso es adecuado?',
      key: { text: 'Es eficaz, porque el parecido entre ambos muestra lo que el farero no veía de sí.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Es innecesario, porque el segundo cuaderno trata un asunto ajeno al primero.',
          feedback: 'Barcos, pan, paz: ¿son asuntos ajenos?',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Es eficaz, porque el segundo cuaderno corrige las fechas que el farero va confundiendo.',
          feedback: 'Las fechas no están en duda; compara qué hacía cada uno.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Es confuso, porque impide saber a quién de los dos pertenece cada anotación.',
          feedback: 'Las citas van entre comillas y con aviso: se distinguen bien.',
        },
      ],
      solution: [
        {
          title: 'Qué se parece',
          text: '«Él también anotaba barcos. Él también hacía pan». Hasta el comienzo es casi igual.',
        },
        {
          title: 'Qué produce',
          text: 'Al leerse en otro, el farero descubre su soledad: al día siguiente mueve el estante y después responde a un barco. El recurso provoca el cambio.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Es eficaz, porque el parecido entre ambos muestra lo que el farero no veía de sí.',
        },
      ],
      evidence: [
        'Él también anotaba barcos. Él también hacía pan.',
        'Un barco contestó con tres destellos. Yo también hice tres.',
      ],
    }),
  ],
});
