import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-la-casa-que-se-fue-caminando',
  version: 1,
  genre: 'literario',
  title: 'La casa que se fue caminando',
  introduction: 'Poema. Texto escrito para Travesía. Una *minga* es un trabajo que los vecinos hacen juntos.',
  text: md`Aquel verano el mar nos llevó el gallinero.\
El anterior se había llevado el manzano de la Elcira,\
y antes el cerco, y antes una piedra grande\
donde mi abuela se sentaba a esperar los botes.\
«Viene comiendo despacio —dijo mi abuelo—,\
como comen los que saben que les va a alcanzar».

No vendimos. No pedimos permiso. Hubo minga.\
Llegaron los vecinos con veinte bueyes y cuerdas,\
sacaron los vidrios, envolvieron los platos,\
y a la casa le pusieron debajo dos troncos\
igual que se le ponen zapatos a un niño\
el primer día que lo mandan a la escuela.

Mi abuela no quiso bajarse.\
«Aquí parí a cuatro y aquí lloré a uno», dijo,\
y se quedó en la cocina, con la estufa apagada,\
afirmada en la mesa como un capitán en su puente.\
La vimos pasar por la ventana sin vidrio,\
saludando a las vacas con la mano.

Yo tenía nueve años y creía\
que una casa era el lugar donde uno se queda.\
Caminé todo el día detrás de la mía.\
Crujía la madera y yo pensaba: le duele.\
Perdió dos tejuelas subiendo la cuesta\
y las junté, por si después las echaba de menos.

Una prima que vino de Santiago sacaba fotos.\
«Qué hermosa tradición», decía, «qué hermosa».\
Mi padre, que tiraba de la cuerda con los otros,\
se miró las palmas abiertas y no dijo nada.\
Hermoso era el cerro, hermosa era la tarde.\
Lo nuestro era otra cosa: era no ahogarse.

Donde estuvo la casa quedó un rectángulo\
de tierra más oscura, sin pasto, sin nombre.\
Ahí encontré una cuchara, un botón, una muñeca\
que mi madre perdió cuando era chica.\
Todo lo que se nos cae, pensé, sigue esperando\
debajo del piso, quieto, con paciencia de semilla.

Llegamos al alto cuando ya no se veía.\
Hubo acordeón, cordero, chicha de manzana,\
y alguien preguntó hacia dónde poníamos la puerta.\
Todos miraron al abuelo, y el abuelo a la abuela.\
«Hacia el mar», dijo ella. «A un enemigo\
no se le da la espalda ni la última palabra».

Han pasado treinta inviernos. Ellos ya no están.\
La orilla viene subiendo, la he medido:\
un paso mío cada año, o un paso de niño.\
Mi hija me pregunta qué haremos cuando llegue.\
Le muestro las dos tejuelas. Le muestro la cuerda.\
Le enseño, sin decirlo, a levantar la casa.`,
  sources: [
    {
      name: 'Jorge Manrique, Coplas por la muerte de su padre, hacia 1476',
      detail: 'Versos citados en una pregunta',
    },
  ],
  items: [
    defineItem({
      id: 'cl-la-casa-que-se-fue-caminando-perdidas-antes-del-gallinero',
      version: 1,
      content: 'cl.textos.literarios.tiempo-espacio',
      otherContents: ['cl.textos.literarios.hechos-clave'],
      skill: 'localizar',
      difficulty: 1,
      stem: 'De acuerdo con la primera estrofa, ¿qué perdió la familia o su vecindad antes que el gallinero?',
      key: { text: 'Un árbol, un cerco y una piedra.' },
      distractors: [
        {
          mistake: 'lectura-cambia-orden',
          text: 'Una piedra, los vidrios y un cerco.',
          feedback: 'Los vidrios se sacaron para el traslado; el mar no se los llevó.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Una cuchara, un botón y una muñeca.',
          feedback: 'Esos objetos aparecen en otra estrofa, y ahí se encuentran en vez de perderse.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Un árbol, un cerco y unos botes.',
          feedback: 'Los botes se nombran porque la abuela los esperaba: no se dice que el mar se los llevara.',
        },
      ],
      solution: [
        {
          title: 'Seguir el orden hacia atrás',
          text: 'El poema parte por el gallinero y retrocede: el verano anterior, «el manzano de la Elcira»; antes, el cerco; antes aún, «una piedra grande».',
        },
        {
          title: 'Descartar',
          text: 'Los vidrios, la cuchara y los botes están en el poema, pero el mar no se llevó ninguno.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Un árbol, un cerco y una piedra.',
        },
      ],
      evidence: [
        'El anterior se había llevado el manzano de la Elcira,',
        'y antes el cerco, y antes una piedra grande',
      ],
    }),
    defineItem({
      id: 'cl-la-casa-que-se-fue-caminando-motivo-de-la-minga',
      version: 1,
      content: 'cl.textos.literarios.conflicto',
      otherContents: ['cl.textos.literarios.hechos-clave', 'cl.interpretar.sentido.inferencias'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Cuál es el conflicto que obliga a la familia a trasladar su casa?',
      key: { text: 'El mar avanza sobre la costa y acabará por alcanzarla.' },
      distractors: [
        {
          mistake: 'lectura-palabra-repetida',
          text: 'La casa está dañada por los años y cruje al moverse.',
          feedback: 'La madera cruje durante el viaje; eso no es lo que los hace partir.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'La abuela desea vivir más cerca de sus cuatro hijos.',
          feedback: 'De sus hijos solo se dice que nacieron ahí. Busca qué se va perdiendo cada verano.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'La tradición de la isla pide mudarse cada cierto tiempo.',
          feedback: 'Es lo que parece creer la prima; el poema la contradice.',
        },
      ],
      solution: [
        {
          title: 'Qué ocurre cada verano',
          text: 'El mar se lleva el manzano, el gallinero, el cerco. El abuelo lo resume: «Viene comiendo despacio».',
        },
        {
          title: 'Qué buscan con el traslado',
          text: 'La quinta estrofa lo dice sin adornos: «era no ahogarse». No es costumbre ni gusto: es una amenaza.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El mar avanza sobre la costa y acabará por alcanzarla.',
        },
      ],
      evidence: ['Viene comiendo despacio —dijo mi abuelo—,', 'Lo nuestro era otra cosa: era no ahogarse.'],
    }),
    defineItem({
      id: 'cl-la-casa-que-se-fue-caminando-la-prima-y-el-padre',
      version: 1,
      content: 'cl.textos.literarios.parte-todo',
      otherContents: ['cl.interpretar.relaciones.funcion', 'cl.textos.literarios.creencias'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué aporta al poema la estrofa en que aparece la prima de Santiago?',
      key: { text: 'Opone la mirada de quien contempla la minga a la de quien la necesita.' },
      distractors: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Celebra que la minga despierte la admiración de quienes vienen de visita.',
          feedback: 'Mira el silencio del padre y los dos últimos versos de la estrofa: no celebran.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Explica por qué la familia conserva un recuerdo fotográfico del día.',
          feedback: 'Las fotos son un detalle; nadie vuelve a ellas. ¿Qué contrastan los versos?',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Anuncia que los parientes de la ciudad impedirán la próxima mudanza.',
          feedback: 'El poema no dice nada de eso; la prima solo mira y comenta.',
        },
      ],
      solution: [
        {
          title: 'Dos personas ante lo mismo',
          text: 'La prima repite «qué hermosa». El padre «se miró las palmas abiertas y no dijo nada»: trae en las manos el roce de la cuerda.',
        },
        {
          title: 'Lo que agrega la voz',
          text: '«Lo nuestro era otra cosa: era no ahogarse». La estrofa separa el espectáculo de la urgencia, y eso cambia cómo se lee todo lo demás.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Opone la mirada de quien contempla la minga a la de quien la necesita.',
        },
      ],
      evidence: ['se miró las palmas abiertas y no dijo nada.', 'Lo nuestro era otra cosa: era no ahogarse.'],
    }),
    defineItem({
      id: 'cl-la-casa-que-se-fue-caminando-lo-que-representa-la-casa',
      version: 1,
      content: 'cl.textos.literarios.simbolos-topicos',
      otherContents: ['cl.textos.literarios.temas', 'cl.interpretar.sentido.significado'],
      skill: 'interpretar',
      difficulty: 4,
      stem: 'Considerando la última estrofa, ¿qué representa «levantar la casa»?',
      key: { text: 'La capacidad de volver a empezar, que pasa de padres a hijos.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'El oficio de construir viviendas de madera muy cerca de la costa.',
          feedback:
            'Esa es la lectura literal. La hija ve tejuelas y una cuerda, no planos: ¿qué se le enseña «sin decirlo»?',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'La resignación de la familia a que todo termine bajo el agua.',
          feedback: 'Quien se resigna no muestra la cuerda. Mira cómo contesta a la pregunta de su hija.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'El recuerdo de una infancia en que cada objeto parecía vivo.',
          feedback: 'Eso está en la cuarta estrofa; al final ya no es solo recuerdo, mira hacia adelante.',
        },
      ],
      solution: [
        {
          title: 'La situación final',
          text: 'Los abuelos «ya no están», el mar sigue subiendo y una hija pregunta qué harán cuando llegue.',
        },
        {
          title: 'Lo que se transmite',
          text: 'No contesta con una instrucción: muestra las tejuelas y la cuerda, restos de la minga. Enseña «sin decirlo» a volver a empezar cuando algo amenaza con acabar con todo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La capacidad de volver a empezar, que pasa de padres a hijos.',
        },
      ],
      evidence: ['Mi hija me pregunta qué haremos cuando llegue.', 'Le enseño, sin decirlo, a levantar la casa.'],
    }),
    defineItem({
      id: 'cl-la-casa-que-se-fue-caminando-de-que-habla-el-poema',
      version: 1,
      content: 'cl.textos.literarios.temas',
      otherContents: ['cl.interpretar.sentido.sintesis'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cuál es el tema central del poema?',
      key: { text: 'La resistencia de una familia que traslada consigo su vida para no perderla.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'El asombro de un niño al descubrir que los objetos y las casas sienten dolor.',
          feedback: 'Eso ocurre en una estrofa. Busca un tema que explique también el comienzo y el final.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'La culpa de los seres humanos en el daño que sufre hoy la costa de las islas.',
          feedback: 'El poema no busca culpables del avance del mar: muestra qué hacen frente a él.',
        },
        {
          mistake: 'lectura-otro-proposito',
          text: 'La importancia de dar a conocer las tradiciones del sur en las grandes ciudades.',
          feedback: 'Eso pensaría la prima. El poema se aparta justo de esa mirada.',
        },
      ],
      solution: [
        {
          title: 'Lo que se repite',
          text: 'Todas las estrofas vuelven a lo mismo: el mar quita y la familia salva la casa, los platos, las tejuelas, la cuerda.',
        },
        {
          title: 'Lo que une principio y fin',
          text: 'Los abuelos responden a la amenaza con la minga; treinta inviernos después, su descendiente prepara a la hija para hacer lo mismo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La resistencia de una familia que traslada consigo su vida para no perderla.',
        },
      ],
      evidence: ['Llegaron los vecinos con veinte bueyes y cuerdas,', 'Le enseño, sin decirlo, a levantar la casa.'],
    }),
    defineItem({
      id: 'cl-la-casa-que-se-fue-caminando-el-mar-de-manrique',
      version: 1,
      content: 'cl.textos.literarios.otros-textos',
      otherContents: ['cl.textos.literarios.simbolos-topicos', 'cl.evaluar.contenido.nuevos-contextos'],
      skill: 'evaluar',
      difficulty: 5,
      stem: 'Hacia 1476, Jorge Manrique escribió: «Nuestras vidas son los ríos / que van a dar en la mar, / que es el morir». Al comparar esos versos con el poema, ¿qué afirmación es correcta?',
      key: { text: 'En ambos el mar es un final, pero en el poema hay quienes le hacen frente.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'En ambos el mar es un final, y ante él los dos proponen conformarse.',
          feedback: 'La primera parte es cierta. Revisa qué responde la abuela cuando le preguntan por la puerta.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'En Manrique el mar es una amenaza, y en el poema es solo un paisaje.',
          feedback: 'En el poema el mar «viene comiendo» y la abuela lo llama enemigo: no es un paisaje.',
        },
        {
          mistake: 'lectura-literal',
          text: 'En Manrique el mar es el lugar de los ríos, y en el poema, el de los botes.',
          feedback: 'Los dos dan al mar un sentido que va más allá de lo que hay en él.',
        },
      ],
      solution: [
        {
          title: 'Qué es el mar en cada texto',
          text: 'Manrique lo dice: el mar «es el morir». En el poema se lleva lo que la familia tiene, y los abuelos terminan por no estar.',
        },
        {
          title: 'En qué se separan',
          text: 'Manrique muestra un curso que nadie detiene. La abuela pone la puerta «Hacia el mar», porque a un enemigo «no se le da la espalda ni la última palabra».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: En ambos el mar es un final, pero en el poema hay quienes le hacen frente.',
        },
      ],
      evidence: ['«Hacia el mar», dijo ella. «A un enemigo', 'no se le da la espalda ni la última palabra».'],
    }),
  ],
});
