import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-la-ultima-lancha',
  version: 1,
  genre: 'literario',
  title: 'La última lancha',
  introduction: 'Cuento. Texto escrito para Travesía.',
  text: md`El último viaje de la *Carmelita* salió a las siete de la mañana con un solo pasajero, y ese pasajero era un gallo.

Iba en una caja de manzanas, con una cinta roja amarrada a una pata y un papel doblado bajo la cinta. La caja la había traído doña Herminia, como todos los viernes. A veces era un frasco de dulce de mosqueta, a veces un chaleco, una vez un espejo envuelto en diarios. Siempre el mismo encargo: «Para la Otilia, de parte de nadie».

—¿Y hoy también es de parte de nadie? —le preguntó don Belisario.

—Hoy más que nunca —dijo ella, y se quedó en el muelle sin sacarle la vista a la caja.

Yo llevaba dos años cobrando los pasajes y conocía la historia a medias, que es como se conocen las historias en la isla. Doña Herminia y doña Otilia eran hermanas. Habían dejado de hablarse por una herencia, o por un hombre, o por un caballo: eso dependía de quién contara. Doña Otilia se casó y se fue al otro lado del canal, a quince minutos de agua, y en veintidós años ninguna de las dos había cruzado. Cruzaban las cosas. Los viernes iba una caja y los lunes volvía la caja con otra cosa adentro: semillas, un mantel, papas de las moradas. También de parte de nadie.

Don Belisario no perdía caja ni hacía preguntas. Una tarde de temporal, con olas que nos pasaban por encima, lo vi sacarse la manta y envolver con ella un paquete que después supe que traía una docena de huevos.

—La manta se seca —me explicó.

Al día siguiente se inauguraba el puente. Desde la lancha se lo veía entero, blanco, demasiado grande para la isla, con unas banderitas que el viento ya había empezado a romper. Habían venido de la televisión. A don Belisario lo entrevistaron dos minutos y le preguntaron si estaba triste. Contestó que el puente era muy bueno para las ambulancias. Como insistieron, repitió que era muy bueno para las ambulancias, y eso fue todo lo que salió en las noticias.

—¿Y qué va a hacer usted ahora? —le pregunté yo, que no era de la televisión, cuando íbamos en mitad del canal.

—Pintar la lancha.

—¿Para qué, si nadie va a subirse?

No me contestó. El gallo cantó adentro de la caja, con una seguridad que no correspondía a su situación, y don Belisario se rio por primera vez en la semana.

En el muelle del otro lado esperaba doña Otilia, con el abrigo de los domingos puesto un viernes. Recibió la caja, desató la cinta, abrió el papel. Lo leyó parada, moviendo apenas los labios. No era largo. Lo dobló en cuatro, se lo guardó en la manga, y miró hacia el puente como se mira a alguien que llega a una casa sin avisar.

—Dígale que ya no hay excusa —dijo.

—¿A quién le digo? —preguntó don Belisario, con la cara más seria que encontró.

Doña Otilia se demoró. Detrás de ella pasó un camión con sillas para la ceremonia.

—A mi hermana —dijo.

Don Belisario se tocó la gorra. Hicimos el viaje de vuelta con la lancha vacía y sin hablar. Al llegar, doña Herminia seguía en el mismo punto del muelle; parecía que en una hora no hubiera movido ni los pies. Don Belisario amarró la lancha con más cuidado del necesario. Yo esperaba que le diera el recado, pero él se tomó su tiempo, enrolló un cabo, revisó el motor, se secó las manos.

—Su hermana le manda decir que mañana la espera —dijo por fin— en la mitad del puente.

Yo abrí la boca. Él me pisó la bota, sin fuerza, y no la levantó hasta que doña Herminia, muy derecha, sin una palabra, comenzó a caminar hacia su casa.

—Eso no fue lo que dijo —reclamé cuando quedamos solos.

—Fue lo que mandó —contestó. Y se fue a buscar la pintura.`,
  items: [
    defineItem({
      id: 'cl-la-ultima-lancha-dias-de-las-cajas',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.literarios.hechos-clave'],
      skill: 'localizar',
      difficulty: 1,
      stem: 'Según el texto, ¿qué ocurría los lunes?',
      key: { text: 'La caja volvía con algo de parte de doña Otilia.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'La caja salía con algo de parte de doña Herminia.',
          feedback: 'Eso pasaba otro día de la semana; revisa el párrafo 5.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Doña Otilia cruzaba el canal para ver a su hermana.',
          feedback: 'Las cosas cruzaban; fíjate en qué se dice de las personas en esos veintidós años.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Don Belisario leía los papeles de las dos hermanas.',
          feedback: 'Del lanchero se dice que cuidaba las cajas y no preguntaba; nada sobre leer papeles.',
        },
      ],
      solution: [
        {
          title: 'Buscar el día',
          text: 'El párrafo 5 nombra dos días: «Los viernes iba una caja y los lunes volvía la caja con otra cosa adentro».',
        },
        {
          title: 'Quién envía',
          text: 'Si los viernes enviaba doña Herminia desde la isla, lo que volvía lo mandaba la hermana del otro lado, «También de parte de nadie».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La caja volvía con algo de parte de doña Otilia.',
        },
      ],
      evidence: ['los lunes volvía la caja con otra cosa adentro: semillas, un mantel, papas de las moradas'],
    }),
    defineItem({
      id: 'cl-la-ultima-lancha-respuesta-a-la-television',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Qué valoró don Belisario del puente cuando lo entrevistaron?',
      key: { text: 'Que serviría para trasladar a personas enfermas.' },
      distractors: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Que le permitiría descansar de tantos viajes.',
          feedback: 'Busca qué contestó exactamente, dos veces, a los periodistas.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Que era blanco, grande y se veía por completo.',
          feedback: 'Así lo describe quien narra; la respuesta de don Belisario fue otra.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Que atraería visitantes y trabajo hacia la isla.',
          feedback: 'Es un efecto posible de un puente, pero el texto no lo menciona.',
        },
      ],
      solution: [
        {
          title: 'Localizar la respuesta',
          text: 'En el párrafo 8 don Belisario «Contestó que el puente era muy bueno para las ambulancias» y lo repitió.',
        },
        {
          title: 'Decirlo con otras palabras',
          text: 'Una ambulancia traslada enfermos o heridos: ese es el beneficio que él reconoce. El tamaño y el color son observaciones de quien narra.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que serviría para trasladar a personas enfermas.',
        },
      ],
      evidence: ['Contestó que el puente era muy bueno para las ambulancias'],
    }),
    defineItem({
      id: 'cl-la-ultima-lancha-gesto-de-la-manta',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Qué aporta el episodio de la manta (párrafos 6 y 7) a la imagen de don Belisario?',
      key: { text: 'Muestra el cuidado con que cumplía los encargos ajenos.' },
      distractors: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Muestra el cariño secreto que sentía por doña Otilia.',
          feedback: 'El cuento no habla de un amor del lanchero; mira a qué cosas protege y de quién son.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Muestra que conocía el modo de navegar con temporal.',
          feedback: 'El temporal es la circunstancia. Pregúntate qué deja ver lo que hizo con la manta.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Muestra la imprudencia con que manejaba la lancha.',
          feedback: 'Revisa qué decide mojar y qué decide mantener seco.',
        },
      ],
      solution: [
        {
          title: 'Lo que hace',
          text: 'En plena tormenta se saca su abrigo para envolver un paquete que no es suyo y cuyo contenido desconoce quien narra.',
        },
        {
          title: 'Lo que significa',
          text: '«La manta se seca» quiere decir que su comodidad importa menos que el encargo. El mal tiempo solo aumenta el mérito del gesto.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Muestra el cuidado con que cumplía los encargos ajenos.',
        },
      ],
      evidence: ['lo vi sacarse la manta y envolver con ella un paquete', '—La manta se seca —me explicó.'],
    }),
    defineItem({
      id: 'cl-la-ultima-lancha-cambio-de-nadie-a-hermana',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.literarios.conflicto'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué cambio en el conflicto revela que doña Otilia diga «A mi hermana» (párrafo 17), si se compara con el encargo de todos los viernes?',
      key: { text: 'Por primera vez una de ellas reconoce en voz alta el vínculo que las une.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Por primera vez una de ellas expresa la molestia que siente con la otra.',
          feedback: 'Fíjate en la palabra que reemplaza a «nadie»: no es de enojo.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Por primera vez don Belisario se entera de que las dos son parientes.',
          feedback: 'Él pregunta con «la cara más seria que encontró»: mira si de verdad le falta el dato.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Por primera vez las dos aclaran el motivo que las llevó a separarse.',
          feedback: 'El motivo de la pelea sigue sin conocerse; piensa en cómo se nombran.',
        },
      ],
      solution: [
        {
          title: 'Comparar',
          text: 'Durante años los objetos cruzaron «de parte de nadie»: ninguna nombraba a la otra como hermana ni se nombraba a sí misma.',
        },
        {
          title: 'Qué cambia',
          text: 'Doña Otilia «se demoró» antes de decir «A mi hermana». Le cuesta, pero lo dice. El origen de la pelea no se aclara y el lanchero ya sabía la historia.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Por primera vez una de ellas reconoce en voz alta el vínculo que las une.',
        },
      ],
      evidence: ['—A mi hermana —dijo.', 'Siempre el mismo encargo: «Para la Otilia, de parte de nadie».'],
    }),
    defineItem({
      id: 'cl-la-ultima-lancha-sentido-de-ya-no-hay-excusa',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.literarios.tiempo-espacio'],
      skill: 'interpretar',
      difficulty: 3,
      stem: 'A partir del contexto, ¿a qué se refiere doña Otilia cuando dice «ya no hay excusa» (párrafo 14)?',
      key: { text: 'A que el puente quita el obstáculo con que justificaban no verse.' },
      distractors: [
        {
          mistake: 'lectura-invierte-causa',
          text: 'A que el regalo del gallo la obliga a perdonar a su hermana mayor.',
          feedback: 'Antes de hablar mira hacia otro lado; no es el gallo lo que la apura.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'A que la ceremonia del puente exige la presencia de todo el pueblo.',
          feedback: 'El camión con sillas pasa después; ella habla de algo entre las dos.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'A que el papel que leyó le exige devolver los regalos recibidos.',
          feedback: 'No se sabe qué dice el papel; mira hacia dónde dirige la vista antes de hablar.',
        },
      ],
      solution: [
        {
          title: 'La pista',
          text: 'Justo antes doña Otilia «miró hacia el puente como se mira a alguien que llega a una casa sin avisar».',
        },
        {
          title: 'La inferencia',
          text: 'Vivían «a quince minutos de agua» y en veintidós años ninguna cruzó. El canal les servía de pretexto; desde el día siguiente cualquiera podrá caminar al otro lado.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: A que el puente quita el obstáculo con que justificaban no verse.',
        },
      ],
      evidence: [
        'miró hacia el puente como se mira a alguien que llega a una casa sin avisar',
        'en veintidós años ninguna de las dos había cruzado',
      ],
    }),
    defineItem({
      id: 'cl-la-ultima-lancha-fue-lo-que-mando',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué quiere decir don Belisario con la frase «Fue lo que mandó» (párrafo 22)?',
      key: { text: 'Que transmitió el deseo de doña Otilia, aunque no sus palabras.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que repitió las palabras de doña Otilia, tal como las escuchó.',
          feedback: 'Compara lo que ella dijo en el muelle con el recado que él entregó.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Que obedeció una orden de doña Herminia, aunque no le gustara.',
          feedback: 'Piensa en quién «manda» el recado en esta conversación.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que inventó el recado por su cuenta, aunque nadie lo quería.',
          feedback: 'Él no cree haber inventado: para él, algo de verdad venía de doña Otilia.',
        },
      ],
      solution: [
        {
          title: 'El reclamo',
          text: 'El muchacho acusa: «Eso no fue lo que dijo». Y es verdad: doña Otilia no habló de la mitad del puente.',
        },
        {
          title: 'La respuesta',
          text: 'Don Belisario distingue decir de mandar. Ella dijo que no había excusa; él entiende que con eso pedía el encuentro y lo vuelve una cita concreta.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que transmitió el deseo de doña Otilia, aunque no sus palabras.',
        },
      ],
      evidence: ['—Eso no fue lo que dijo —reclamé cuando quedamos solos.', '—Dígale que ya no hay excusa —dijo.'],
    }),
    defineItem({
      id: 'cl-la-ultima-lancha-mirada-de-quien-narra',
      version: 1,
      content: 'cl.evaluar.forma.forma-contenido',
      otherContents: ['cl.textos.literarios.narrador'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué efecto tiene en el cuento que lo narre el joven que cobra los pasajes?',
      key: { text: 'La historia de las hermanas llega incompleta, con lo que él ve y ha oído.' },
      distractors: [
        {
          mistake: 'lectura-narrador-por-autor',
          text: 'La historia de las hermanas llega completa, con todo lo que ellas piensan.',
          feedback: 'Busca el párrafo en que él mismo dice cuánto sabe de la pelea.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'La historia de las hermanas llega desordenada, con saltos hacia el futuro.',
          feedback: 'Los hechos del día avanzan en orden; el efecto viene de lo que él alcanza a saber.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'La historia de las hermanas llega con burla, como la ve alguien de afuera.',
          feedback: 'Su tono tiene humor, pero mira si se burla de las hermanas o las observa con respeto.',
        },
      ],
      solution: [
        {
          title: 'Cuánto sabe',
          text: 'El narrador avisa que «conocía la historia a medias». No sabe el motivo de la pelea ni qué decía el papel.',
        },
        {
          title: 'El efecto',
          text: 'Por eso quien lee debe completar: el texto del papel, el perdón, lo que pasará en el puente. No hay acceso a los pensamientos de ellas, y el día se cuenta en orden.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La historia de las hermanas llega incompleta, con lo que él ve y ha oído.',
        },
      ],
      evidence: ['conocía la historia a medias, que es como se conocen las historias en la isla'],
    }),
    defineItem({
      id: 'cl-la-ultima-lancha-contraste-lancha-puente',
      version: 1,
      content: 'cl.evaluar.contenido.nuevos-contextos',
      otherContents: ['cl.textos.literarios.simbolos-topicos'],
      skill: 'evaluar',
      difficulty: 5,
      stem: '¿Cuál de las siguientes situaciones se parece más al papel que cumple la lancha en la relación de las hermanas?',
      key: { text: 'Dos vecinos peleados que solo se entienden por recados que lleva un niño.' },
      distractors: [
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Dos pueblos vecinos que celebran la llegada de un camino que los une.',
          feedback: 'Eso se parece al puente; se pregunta por la lancha y las hermanas.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Dos amigas lejanas que se escriben a diario para contarse su vida.',
          feedback: 'Aquí hay contacto directo y voluntario; piensa en qué evitaban las hermanas.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Dos socios en conflicto que dejan que un juez decida quién tiene razón.',
          feedback: 'La lancha no decide quién tiene razón; mira para qué les servía.',
        },
      ],
      solution: [
        {
          title: 'Qué hacía la lancha',
          text: '«Cruzaban las cosas», no las personas. La lancha permitía mantener el lazo sin enfrentarse, por medio de un tercero discreto.',
        },
        {
          title: 'Trasladarlo',
          text: 'Hace falta un caso con distancia por una pelea y un intermediario que no juzga. El camino corresponde al puente, las cartas diarias no suponen pelea y el juez toma partido.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Dos vecinos peleados que solo se entienden por recados que lleva un niño.',
        },
      ],
      evidence: ['Cruzaban las cosas.'],
    }),
  ],
});
