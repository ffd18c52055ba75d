import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-el-problema-de-las-fichas',
  version: 1,
  genre: 'literario',
  title: 'El problema de las fichas',
  introduction:
    'Capítulo tercero de una novela ambientada en una oficina salitrera hacia 1905. Texto escrito para Travesía.',
  text: md`Me habían advertido del calor, pero nadie me habló del ruido. La oficina La Constancia molía piedra de día y de noche, y en la escuela, una bodega con once bancas y un retrato del presidente anterior, había que enseñar a gritos o aprovechar los cambios de turno. Hoy, cuarenta años después, sigo hablando demasiado fuerte. Mis nietos creen que es la edad.

Yo tenía veintidós años, un título de preceptora y la idea, aprendida en la capital, de que a los niños de la pampa había que civilizarlos. Traía en el baúl una lámina con las partes de la flor. La clavé en la pared el primer día y les pedí que dijeran cuáles habían visto. Hubo un silencio largo.

—Señorita —preguntó por fin una niña flaca, Delfina Araya—, ¿y cuándo llueve esa cosa?

Me reí. Es de lo que más me arrepiento en la vida, y eso que he tenido una vida larga. Delfina no se reía. Había visto el pique, la dinamita, a su padre dormido de pie; flores, no, y lluvia una sola vez, y duró lo que dura un estornudo. Esa tarde descolgué la lámina y me pregunté qué podía enseñarles que les sirviera para vivir allí. La respuesta la traían ellos en los bolsillos.

En La Constancia no corría el dinero. Se pagaba con fichas, unas rodajas de caucho con el nombre de la oficina, que solo se recibían en la pulpería de la misma oficina. Los niños jugaban con ellas como otros con botones. Decidí que aprenderíamos a calcular con fichas.

Empezamos por lo fácil. Si un kilo de porotos vale tres fichas, ¿cuánto valen cinco? Después vino lo interesante. Delfina averiguó que en Iquique el mismo kilo costaba veinte centavos. Nicanor, cuyo tío había bajado al puerto, contó que por diez fichas le habían dado un peso, aunque la oficina decía que eran dos. Lo escribí todo en la pizarra, en columnas, sin ningún comentario. Juro que sin ningún comentario. Y dije: «Saquen la cuenta de cuánto gana de verdad un hombre al que le pagan sesenta fichas».

Nunca he vuelto a oír un silencio como ese. Once cabezas inclinadas, los lápices raspando y, afuera, la molienda, que por una vez no molestaba. Delfina terminó primero. Levantó la vista, volvió a hacer la operación entera y la levantó de nuevo. No preguntó si estaba bien. Preguntó si podía llevarse el cuaderno a su casa.

Al lunes siguiente el administrador, míster Rudd, se presentó en la escuela con el sombrero en la mano. Era un hombre amable, y hasta hoy pienso que eso lo hacía más difícil. Admiró las bancas. Preguntó por mi salud. Se detuvo ante la pizarra, donde quedaba, a medio borrar, una multiplicación.

—Es usted muy moderna, señorita Ibáñez —dijo—. Pero estos niños van a ser obreros. ¿Para qué les sirve la aritmética?

—Para contar, míster Rudd.

—Para contar, claro. —Sonrió—. En la escuela de La Aurora enseñan canto. Tienen un coro precioso. Sería una lástima que la compañía tuviera que elegir qué escuela sostener.

No levantó la voz en ningún momento. Cuando se fue, encontré sobre mi mesa una caja nueva de tizas, regalo de la administración.

Esa noche no dormí. Pensé en mi madre, a quien le mandaba la mitad del sueldo; pensé en el coro precioso. Por la mañana entré a la sala dispuesta, lo confieso, a enseñarles la canción de los pollitos. Estaban los once, más seis que no había visto nunca, y en el fondo, de pie, con la gorra entre las manos y el polvo del turno todavía en las cejas, cuatro hombres.

—Dicen los niños —murmuró uno— que aquí se aprende a sacar cuentas.

Abrí la caja de tizas.`,
  items: [
    defineItem({
      id: 'cl-el-problema-de-las-fichas-lo-que-vio-delfina',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.literarios.hechos-clave'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Cuántas veces había visto llover Delfina?',
      key: { text: 'Una sola vez, y por muy poco tiempo.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Ninguna vez, porque vivía en la pampa.',
          feedback: 'Busca en el párrafo 4 lo que se dice de la lluvia, después de las flores.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Ninguna vez, igual que las flores y el pique.',
          feedback: 'El pique sí lo conocía; relee qué había visto y qué no.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Varias veces, cuando bajaba con su tío a Iquique.',
          feedback: 'El tío que bajó al puerto es de otro niño, y no se habla allí de lluvia.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 4 dice: «lluvia una sola vez, y duró lo que dura un estornudo».',
        },
        {
          title: 'Lo que confunde',
          text: 'Las flores no las había visto nunca; el pique y la dinamita, sí. El tío que viaja es el de Nicanor.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Una sola vez, y por muy poco tiempo.',
        },
      ],
      evidence: ['lluvia una sola vez, y duró lo que dura un estornudo'],
    }),
    defineItem({
      id: 'cl-el-problema-de-las-fichas-uso-de-las-fichas',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.literarios.tiempo-espacio'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Qué limitación tenían las fichas con que se pagaba en La Constancia?',
      key: { text: 'Solo servían para comprar en el almacén de la oficina.' },
      distractors: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Perdían todo su valor cuando alguien bajaba al puerto.',
          feedback: 'En el puerto le dieron algo a cambio al tío de Nicanor; valían menos, no nada.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Se rompían con el uso, porque eran rodajas de caucho.',
          feedback: 'El material se menciona, pero no como un defecto.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Se entregaban a los niños para que jugaran con ellas.',
          feedback: 'Los niños jugaban con las fichas, pero mira a quién se pagaba.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 5 explica que las fichas «solo se recibían en la pulpería de la misma oficina».',
        },
        {
          title: 'La paráfrasis',
          text: 'Pulpería es el almacén. Fuera de allí se cambiaban por menos dinero, pero algún valor tenían.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Solo servían para comprar en el almacén de la oficina.',
        },
      ],
      evidence: ['que solo se recibían en la pulpería de la misma oficina'],
    }),
    defineItem({
      id: 'cl-el-problema-de-las-fichas-cambio-de-la-preceptora',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué cambio provoca en la narradora el episodio de la lámina?',
      key: { text: 'Deja de creer que debe civilizarlos y busca lo que necesitan.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Se convence de que los niños no son capaces de aprender.',
          feedback: 'Mira qué se pregunta la maestra esa misma tarde.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Decide abandonar la enseñanza y volver a vivir en la capital.',
          feedback: 'No se habla de volver; descuelga la lámina para hacer otra cosa.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Comprende que debe conseguir láminas con plantas del desierto.',
          feedback: 'Cambiar la lámina sería poco; fíjate de dónde sale su respuesta.',
        },
      ],
      solution: [
        {
          title: 'Antes',
          text: 'Llegó con la idea «de que a los niños de la pampa había que civilizarlos».',
        },
        {
          title: 'Después',
          text: 'Avergonzada de su risa, «me pregunté qué podía enseñarles que les sirviera para vivir allí». No se rinde ni cambia solo el material.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Deja de creer que debe civilizarlos y busca lo que necesitan.',
        },
      ],
      evidence: [
        'me pregunté qué podía enseñarles que les sirviera para vivir allí',
        'la idea, aprendida en la capital, de que a los niños de la pampa había que civilizarlos',
      ],
    }),
    defineItem({
      id: 'cl-el-problema-de-las-fichas-cuaderno-a-la-casa',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué permite inferir que Delfina pida llevarse el cuaderno en vez de preguntar si su resultado está bien?',
      key: { text: 'Que entendió lo que descubría y quería mostrarlo a su familia.' },
      distractors: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Que dudaba del resultado y quería que su padre lo corrigiera.',
          feedback: 'Repite la operación y no pregunta si está bien: ¿le quedan dudas?',
        },
        {
          mistake: 'lectura-literal',
          text: 'Que no alcanzó a terminar y quería seguir con la tarea en su casa.',
          feedback: 'El texto dice en qué lugar terminó respecto de los demás.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Que la maestra le había encargado reunir a los hombres del turno.',
          feedback: 'La maestra se sorprende al ver a los hombres; no los mandó llamar.',
        },
      ],
      solution: [
        {
          title: 'La pista',
          text: 'Terminó primera, «volvió a hacer la operación entera» y no preguntó por el resultado: está segura.',
        },
        {
          title: 'Lo que sigue',
          text: 'Días después llegan los obreros porque «Dicen los niños» que allí se aprende a sacar cuentas. La noticia salió de los cuadernos, no de la maestra.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que entendió lo que descubría y quería mostrarlo a su familia.',
        },
      ],
      evidence: [
        'No preguntó si estaba bien. Preguntó si podía llevarse el cuaderno a su casa.',
        '—Dicen los niños —murmuró uno— que aquí se aprende a sacar cuentas.',
      ],
    }),
    defineItem({
      id: 'cl-el-problema-de-las-fichas-coro-precioso',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.literarios.conflicto'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué le comunica realmente el administrador a la maestra al hablar del coro de La Aurora?',
      key: { text: 'Que la escuela puede cerrarse si ella sigue enseñando a calcular.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que la compañía quiere que los niños de ambas escuelas canten juntos.',
          feedback: 'Lee también la última frase de su intervención: habla de elegir.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que admira su trabajo y la invita a enseñar en una escuela mejor.',
          feedback: 'Sus palabras son amables; piensa qué pasaría con la escuela que no se elija.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que será despedida ese mismo día por haber engañado a los obreros.',
          feedback: 'No la despide ni la acusa; es una advertencia hecha con rodeos.',
        },
      ],
      solution: [
        {
          title: 'Lo que dice',
          text: '«Sería una lástima que la compañía tuviera que elegir qué escuela sostener.»',
        },
        {
          title: 'Lo que da a entender',
          text: 'Acaba de objetar la aritmética y ofrece como modelo una escuela donde se canta: es una amenaza cortés. No hay invitación ni despido.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que la escuela puede cerrarse si ella sigue enseñando a calcular.',
        },
      ],
      evidence: ['Sería una lástima que la compañía tuviera que elegir qué escuela sostener.'],
    }),
    defineItem({
      id: 'cl-el-problema-de-las-fichas-tizas-al-final',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.literarios.simbolos-topicos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué sentido adquiere la caja de tizas en la última oración del capítulo?',
      key: { text: 'El regalo que buscaba hacerla callar le sirve para enseñar a calcular.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'El regalo que buscaba ayudarla la convence de enseñar canto.',
          feedback: 'Mira quiénes han llegado y qué piden antes de que ella abra la caja.',
        },
        {
          mistake: 'lectura-literal',
          text: 'El regalo que le faltaba le permite por fin escribir en la pizarra.',
          feedback: 'Ya escribía en la pizarra; piensa quién le dio las tizas y por qué.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'El regalo que recibió del administrador la lleva a perdonarlo.',
          feedback: 'No se habla de perdón; observa para qué va a usar las tizas.',
        },
      ],
      solution: [
        {
          title: 'De dónde viene',
          text: 'La deja el administrador tras su amenaza, como «regalo de la administración».',
        },
        {
          title: 'Qué hace ella',
          text: 'Iba a enseñar una canción, pero ante los obreros que quieren «sacar cuentas» abre la caja: decide seguir, con las tizas de quien quería detenerla.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El regalo que buscaba hacerla callar le sirve para enseñar a calcular.',
        },
      ],
      evidence: [
        'Cuando se fue, encontré sobre mi mesa una caja nueva de tizas, regalo de la administración.',
        'Abrí la caja de tizas.',
      ],
    }),
    defineItem({
      id: 'cl-el-problema-de-las-fichas-narrar-cuarenta-anios-despues',
      version: 1,
      content: 'cl.evaluar.forma.forma-contenido',
      otherContents: ['cl.textos.literarios.narrador'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué aporta que la historia sea contada por la maestra cuarenta años después?',
      key: { text: 'Que pueda juzgar con distancia sus errores de juventud.' },
      distractors: [
        {
          mistake: 'lectura-narrador-por-autor',
          text: 'Que conozca lo que pensaba el administrador al visitarla.',
          feedback: 'Ella opina sobre él, pero no entra en sus pensamientos.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Que anticipe qué ocurrió con Delfina cuando fue adulta.',
          feedback: 'El capítulo no cuenta el futuro de la niña.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que recuerde la vida en la pampa como una época feliz.',
          feedback: 'Revisa cómo describe la escuela y de qué se arrepiente.',
        },
      ],
      solution: [
        {
          title: 'Las marcas de la distancia',
          text: '«Hoy, cuarenta años después, sigo hablando demasiado fuerte» y «Es de lo que más me arrepiento en la vida».',
        },
        {
          title: 'El efecto',
          text: 'La mujer mayor mira críticamente a la joven que llegó a civilizar y se rio. No hay idealización, ni futuro de Delfina ni acceso a la mente de míster Rudd.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que pueda juzgar con distancia sus errores de juventud.',
        },
      ],
      evidence: ['Es de lo que más me arrepiento en la vida, y eso que he tenido una vida larga.'],
    }),
    defineItem({
      id: 'cl-el-problema-de-las-fichas-juro-sin-comentario',
      version: 1,
      content: 'cl.evaluar.emisor.intencion',
      otherContents: ['cl.textos.literarios.creencias'],
      skill: 'evaluar',
      difficulty: 5,
      stem: '¿Por qué la narradora repite «Juro que sin ningún comentario» al contar lo que escribió en la pizarra?',
      key: { text: 'Para mostrar que los datos bastaron para que los niños vieran la injusticia.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Para quejarse de que el ruido de la molienda no la dejaba explicar lo que escribía.',
          feedback: 'El ruido aparece en otra parte; mira qué significa no comentar esos datos.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Para confesar que no entendía lo que los niños habían averiguado.',
          feedback: 'Ella ordena los datos en columnas y plantea la cuenta: sabía adónde llevaban.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Para reconocer que había llamado a los obreros a levantarse.',
          feedback: 'Insiste justamente en que no agregó nada a los números.',
        },
      ],
      solution: [
        {
          title: 'Qué niega',
          text: 'Asegura que no dio discursos: puso los precios «en columnas» y pidió sacar una cuenta.',
        },
        {
          title: 'Para qué lo niega',
          text: 'Así la conclusión pertenece a los niños y a la aritmética. De paso responde a quien la acusara de agitar: los números hablaban solos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para mostrar que los datos bastaron para que los niños vieran la injusticia.',
        },
      ],
      evidence: ['Lo escribí todo en la pizarra, en columnas, sin ningún comentario. Juro que sin ningún comentario.'],
    }),
  ],
});
