import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-beberse-la-niebla',
  version: 1,
  genre: 'informativo',
  title: 'Beberse la niebla',
  introduction: 'Artículo de divulgación. Texto escrito para Travesía.',
  text: md`En la costa del norte de Chile se da una paradoja que impacienta a cualquiera: casi no llueve y, sin embargo, muchas mañanas el aire está tan cargado de agua que moja la ropa. Es la camanchaca, una niebla espesa que se forma sobre el mar frío, avanza con el viento y choca contra los cerros. Pasa, lo humedece todo y se va sin haber dejado caer una gota que alguien pueda recoger en un balde.

La razón está en el tamaño. Las gotas de niebla son tan pequeñas que no alcanzan a caer; flotan y siguen al viento. Para obtener agua hay que interponer algo en su camino. Las plantas del desierto lo hacen desde siempre: los cactus y los líquenes de los cerros costeros viven en buena medida de lo que sus espinas y filamentos atrapan. Quien haya visto una telaraña en una mañana húmeda conoce el principio.

Un atrapanieblas es una telaraña a escala humana. Consiste en una malla de plástico, parecida a la que da sombra en los viveros, tendida entre dos postes como una red de vóleibol y puesta de cara al viento. Las gotas chocan con los hilos, se juntan unas con otras, crecen y, cuando pesan lo suficiente, resbalan hasta una canaleta que las lleva a un estanque. No hay motores ni cables. El resto es elegir bien el lugar: un cerro expuesto al viento del mar y a la altura por donde pasa la nube, que suele estar entre los 600 y los 1.000 metros.

En Chile la idea se estudia desde mediados del siglo XX. El físico Carlos Espinosa, de Antofagasta, ensayó varios modelos y cedió su invento para que cualquiera pudiera usarlo. En las décadas siguientes, equipos de geógrafas e ingenieros midieron durante años la niebla de distintos cerros, pues una mañana mojada no basta para prometerle agua a un pueblo.

La prueba mayor se hizo en Chungungo, una caleta de la Región de Coquimbo que recibía agua en camiones. En el cerro El Tofo se instalaron cerca de cien mallas y desde 1992 una cañería llevó el agua hasta las casas. La caleta tuvo por primera vez llaves, huertos y algo de verde. Especialistas de muchos países llegaron a conocer la experiencia y la repitieron en sus montañas.

Diez años después, el sistema estaba abandonado. La historia se cuenta menos, pero enseña tanto como el éxito. Las mallas se rompen con los temporales y hay que subir a repararlas; con más agua llegaron más habitantes y visitantes, y lo que alcanzaba para unos dejó de alcanzar para todos; el proyecto nunca estableció con claridad quién debía hacerse cargo ni con qué dinero. Cuando la técnica se quedó sin comunidad que la sostuviera, volvieron los camiones.

¿Sirve, entonces, atrapar la niebla? Quienes la investigan hoy responden con prudencia. No es una solución para ciudades: en promedio, un metro cuadrado de malla entrega unos pocos litros diarios en los buenos lugares, y hay meses en que casi no entrega. Es útil, en cambio, para escuelas aisladas, cultivos pequeños o la restauración de la vegetación nativa, siempre que haya alguien dispuesto a subir al cerro con un rollo de malla y una aguja. Dicho de otro modo, la niebla pone el agua; lo demás hay que ponerlo abajo.`,
  sources: [
    {
      name: 'R. Schemenauer y P. Cereceda, publicaciones sobre colecta de agua de niebla en El Tofo y Chungungo, décadas de 1980 y 1990',
      detail: 'Proyecto de atrapanieblas de Chungungo',
    },
    { name: 'Centro UC Desierto de Atacama, Estación Alto Patache', detail: 'Investigación sobre oasis de niebla' },
  ],
  items: [
    defineItem({
      id: 'cl-beberse-la-niebla-que-recibia-chungungo',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.no-literarios.informacion-relevante'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Cómo obtenía agua Chungungo antes de los atrapanieblas?',
      key: { text: 'La llevaban en camiones.' },
      distractors: [
        {
          mistake: 'lectura-cambia-orden',
          text: 'Llegaba por una cañería.',
          feedback: 'La cañería se construyó con el proyecto, desde 1992.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'La sacaban de un pozo.',
          feedback: 'El texto no menciona pozos; busca cómo «recibía agua» la caleta.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'La recogían de los cactus.',
          feedback: 'Los cactus la aprovechan para vivir; no abastecían a la caleta.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 5 presenta a Chungungo como una caleta «que recibía agua en camiones».',
        },
        {
          title: 'El orden',
          text: 'La cañería vino con el proyecto y los camiones regresaron cuando este se abandonó.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La llevaban en camiones.',
        },
      ],
      evidence: ['una caleta de la Región de Coquimbo que recibía agua en camiones'],
    }),
    defineItem({
      id: 'cl-beberse-la-niebla-por-que-no-cae',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.no-literarios.ideas-de-apoyo'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Por qué el agua de la niebla no llega al suelo como la lluvia?',
      key: { text: 'Porque sus gotas son demasiado pequeñas y el viento las arrastra.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Porque el calor del desierto la evapora antes de que toque la tierra.',
          feedback: 'Es una idea común, pero el párrafo 2 da otra razón.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Porque las plantas de los cerros la absorben antes de que pueda caer.',
          feedback: 'Las plantas aprovechan una parte; mira qué impide que caiga.',
        },
        {
          mistake: 'lectura-invierte-causa',
          text: 'Porque choca contra los cerros y pierde toda el agua que llevaba.',
          feedback: 'El texto dice que pasa, humedece y se va.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: '«Las gotas de niebla son tan pequeñas que no alcanzan a caer; flotan y siguen al viento.»',
        },
        {
          title: 'La paráfrasis',
          text: 'Ser muy pequeñas y seguir al viento equivale a ser arrastradas. No se menciona la evaporación.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque sus gotas son demasiado pequeñas y el viento las arrastra.',
        },
      ],
      evidence: ['Las gotas de niebla son tan pequeñas que no alcanzan a caer; flotan y siguen al viento.'],
    }),
    defineItem({
      id: 'cl-beberse-la-niebla-funcion-telarana',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.no-literarios.recursos-linguisticos'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Qué función cumple la mención de la telaraña en los párrafos 2 y 3?',
      key: { text: 'Acercar al lector el funcionamiento del aparato con algo conocido.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Informar al lector de que las mallas se fabrican con tela de araña.',
          feedback: 'El párrafo 3 dice de qué material es la malla.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Probar al lector que las arañas inspiraron a los primeros inventores.',
          feedback: 'El texto no cuenta de dónde salió la idea.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Advertir al lector de que las mallas son frágiles y se rompen pronto.',
          feedback: 'La fragilidad aparece más adelante, por los temporales.',
        },
      ],
      solution: [
        {
          title: 'Párrafo 2',
          text: '«Quien haya visto una telaraña en una mañana húmeda conoce el principio»: parte de una experiencia familiar.',
        },
        {
          title: 'Párrafo 3',
          text: '«Un atrapanieblas es una telaraña a escala humana»: usa esa experiencia para explicar el invento.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Acercar al lector el funcionamiento del aparato con algo conocido.',
        },
      ],
      evidence: [
        'Quien haya visto una telaraña en una mañana húmeda conoce el principio.',
        'Un atrapanieblas es una telaraña a escala humana.',
      ],
    }),
    defineItem({
      id: 'cl-beberse-la-niebla-exito-y-abandono',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.no-literarios.organizacion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué relación existe entre los párrafos 5 y 6?',
      key: { text: 'El 5 expone los logros del proyecto, y el 6, su abandono y las causas.' },
      distractors: [
        {
          mistake: 'lectura-cambia-orden',
          text: 'El 5 expone el abandono del proyecto, y el 6, su puesta en marcha.',
          feedback: 'Revisa las fechas con que empieza cada párrafo.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'El 5 describe el aparato, y el 6, las partes que lo componen.',
          feedback: 'La descripción del aparato está en el párrafo 3.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'El 5 trata de los camiones, y el 6, de los países que los usan.',
          feedback: 'Los camiones son un dato de la historia, no su tema.',
        },
      ],
      solution: [
        {
          title: 'Párrafo 5',
          text: 'Desde 1992 la caleta tuvo agua, «llaves, huertos y algo de verde».',
        },
        {
          title: 'Párrafo 6',
          text: '«Diez años después, el sistema estaba abandonado», y enumera por qué. Es un contraste entre éxito y fracaso.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El 5 expone los logros del proyecto, y el 6, su abandono y las causas.',
        },
      ],
      evidence: [
        'La caleta tuvo por primera vez llaves, huertos y algo de verde.',
        'Diez años después, el sistema estaba abandonado.',
      ],
    }),
    defineItem({
      id: 'cl-beberse-la-niebla-leccion-de-chungungo',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.no-literarios.razonamientos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué enseñanza se desprende de lo ocurrido en Chungungo?',
      key: { text: 'Una buena técnica necesita también organización para mantenerse.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Una buena técnica se mantiene sin que nadie se haga cargo.',
          feedback: 'Mira qué faltó cuando las mallas se rompían.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Una técnica que fracasa una vez no debería volver a usarse.',
          feedback: 'El último párrafo dice para qué sigue siendo útil.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Una técnica se pierde cuando llegan especialistas extranjeros.',
          feedback: 'Los especialistas fueron a aprender; no causaron el abandono.',
        },
      ],
      solution: [
        {
          title: 'Las causas',
          text: 'Había que reparar las mallas, creció el consumo y no se fijó «quién debía hacerse cargo ni con qué dinero».',
        },
        {
          title: 'La enseñanza',
          text: '«Cuando la técnica se quedó sin comunidad que la sostuviera, volvieron los camiones». El aparato funcionaba; faltó quien lo cuidara.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Una buena técnica necesita también organización para mantenerse.',
        },
      ],
      evidence: ['Cuando la técnica se quedó sin comunidad que la sostuviera, volvieron los camiones.'],
    }),
    defineItem({
      id: 'cl-beberse-la-niebla-sentido-ultima-frase',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.no-literarios.tema-ideas'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué significa la oración «la niebla pone el agua; lo demás hay que ponerlo abajo»?',
      key: { text: 'Que el recurso existe, pero su uso depende de las personas.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que los estanques deben instalarse al pie de los cerros.',
          feedback: '«Abajo» no señala aquí un lugar para el estanque; relee la oración anterior.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que el agua de niebla se obtiene sin ningún esfuerzo.',
          feedback: 'La oración anterior pide a alguien que suba con malla y aguja.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que las comunidades deberían buscar el agua en otra parte.',
          feedback: 'El párrafo reconoce usos valiosos de la niebla.',
        },
      ],
      solution: [
        {
          title: 'La oración anterior',
          text: 'Sirve «siempre que haya alguien dispuesto a subir al cerro con un rollo de malla y una aguja».',
        },
        {
          title: 'El sentido',
          text: '«Dicho de otro modo» indica que resume eso mismo: el agua está disponible; el cuidado y el trabajo los pone la gente, abajo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que el recurso existe, pero su uso depende de las personas.',
        },
      ],
      evidence: ['Dicho de otro modo, la niebla pone el agua; lo demás hay que ponerlo abajo.'],
    }),
    defineItem({
      id: 'cl-beberse-la-niebla-proposito-del-articulo',
      version: 1,
      content: 'cl.evaluar.emisor.intencion',
      otherContents: ['cl.textos.no-literarios.proposito'],
      skill: 'evaluar',
      difficulty: 3,
      stem: '¿Cuál es el propósito principal del artículo?',
      key: { text: 'Explicar cómo funciona una técnica y qué límites y usos tiene.' },
      distractors: [
        {
          mistake: 'lectura-otro-proposito',
          text: 'Convencer a las ciudades de reemplazar su agua por la de la niebla.',
          feedback: 'El texto dice expresamente que no sirve para ciudades.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Narrar la vida de Carlos Espinosa y los modelos que ensayó.',
          feedback: 'Espinosa ocupa una oración; busca qué abarca todo el artículo.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Denunciar a los responsables de que se abandonara Chungungo.',
          feedback: 'El párrafo 6 explica causas sin acusar a nadie.',
        },
      ],
      solution: [
        {
          title: 'Lo que recorre',
          text: 'Fenómeno, funcionamiento, historia, éxito, abandono y balance.',
        },
        {
          title: 'El propósito',
          text: 'Informa con un tono equilibrado: «responden con prudencia». No promueve, no biografía y no denuncia.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Explicar cómo funciona una técnica y qué límites y usos tiene.',
        },
      ],
      evidence: ['Quienes la investigan hoy responden con prudencia.'],
    }),
    defineItem({
      id: 'cl-beberse-la-niebla-evaluar-una-promesa',
      version: 1,
      content: 'cl.evaluar.contenido.nuevos-contextos',
      otherContents: ['cl.textos.no-literarios.confiabilidad'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'Una empresa promete abastecer de agua de niebla a una ciudad de 40.000 habitantes tras medir la camanchaca durante una mañana. Según el artículo, ¿qué reparo corresponde hacerle?',
      key: { text: 'Que ni la medición ni el rendimiento de las mallas permiten esa promesa.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Que la medición está bien hecha, pero las mallas son demasiado costosas.',
          feedback: 'Revisa qué dice el párrafo 4 de «una mañana mojada».',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que la promesa es segura, pues en Chungungo el sistema aún funciona.',
          feedback: 'Mira qué pasó en Chungungo y para qué lugares sirve hoy la técnica.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'Que la promesa es razonable, si la ciudad se ubica a 800 metros de altura.',
          feedback: 'La altura importa para las mallas, pero no resuelve los otros problemas.',
        },
      ],
      solution: [
        {
          title: 'Sobre la medición',
          text: '«una mañana mojada no basta para prometerle agua a un pueblo»; los equipos midieron durante años.',
        },
        {
          title: 'Sobre el rendimiento',
          text: '«No es una solución para ciudades»: pocos litros diarios por metro cuadrado y meses casi sin agua.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que ni la medición ni el rendimiento de las mallas permiten esa promesa.',
        },
      ],
      evidence: [
        'pues una mañana mojada no basta para prometerle agua a un pueblo',
        'No es una solución para ciudades',
      ],
    }),
  ],
});
