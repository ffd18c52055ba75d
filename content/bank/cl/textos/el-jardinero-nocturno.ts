import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-el-jardinero-nocturno',
  version: 1,
  genre: 'informativo',
  title: 'El jardinero nocturno',
  introduction: 'Nota de divulgación científica, con una tabla. Texto escrito para Travesía.',
  text: md`En los bosques lluviosos del sur de Chile y de la Argentina vive un animal que cabe en una mano, duerme de día y pasa el invierno hecho un ovillo. Es el monito del monte, *Dromiciops gliroides*, que pese al nombre no es un mono: es un marsupial, y sus parientes vivos más cercanos están en Australia. Durante mucho tiempo se lo estudió por esa rareza. Hoy interesa también por su trabajo.

El trabajo consiste en sembrar. El quintral, *Tristerix corymbosus*, es una planta hemiparásita: tiene hojas verdes y fabrica su alimento, pero no puede vivir en el suelo, porque toma el agua y las sales de las ramas de otro árbol. Eso le plantea un problema que las plantas comunes no tienen. Si su semilla cae a tierra, se pierde. Alguien tiene que dejarla pegada en una rama.

En el año 2000, los investigadores argentinos Guillermo Amico y Marcelo Aizen publicaron en la revista *Nature* la respuesta. Habían observado que, en el bosque que estudiaban, los frutos desaparecían de noche. El visitante era el monito. Se traga el fruto, digiere la pulpa y, unas horas después, defeca la semilla intacta y envuelta en una sustancia pegajosa, muchas veces sobre ramas como esas por las que anda. Casi todas esas semillas germinaron. Las que no habían pasado por su intestino, en cambio, no lo hicieron.

De ahí se sigue una idea que va más allá de la anécdota. El quintral florece en otoño y en invierno, cuando escasean otras flores, y su néctar alimenta al picaflor chico, que a su vez poliniza numerosas plantas del bosque en otras épocas. Si faltara el monito, no habría quintrales nuevos; sin quintrales, el picaflor perdería su comida de invierno; y con menos picaflores, otras plantas se quedarían sin visita. Un animal de treinta gramos sostiene, sin saberlo, un extremo de la red.

El quintral crece también más al norte, en el matorral, donde no hay monitos. Allí la planta tiene otro mensajero, y su fruto, otro aspecto (tabla 1).

**Tabla 1.** El mismo quintral en dos ambientes

| Rasgo | Bosque templado | Matorral del centro de Chile |
|---|---|---|
| Dispersor | Monito del monte, un mamífero nocturno | Aves diurnas, como la tenca |
| Color del fruto maduro | Verde | Amarillo |

La diferencia de color sugiere que cada fruto se adapta a quien lo busca: a un animal que anda de noche de poco le sirve el amarillo. Los investigadores que compararon ambos ambientes son prudentes. Que dos cosas varíen juntas no demuestra que una produzca la otra, y en el matorral cambian además la luz, la lluvia y los árboles.`,
  sources: [
    {
      name: 'G. Amico y M. A. Aizen, «Mistletoe seed dispersal by a marsupial», Nature 408, 2000',
      detail: 'El monito del monte como dispersor del quintral y la germinación de las semillas',
    },
    {
      name: 'G. Amico, M. A. Rodríguez-Cabal y M. A. Aizen, estudio sobre el color de los frutos del quintral y sus dispersores, Ecography 34, 2011',
      detail: 'Comparación de la tabla 1',
    },
  ],
  items: [
    defineItem({
      id: 'cl-el-jardinero-nocturno-prueba-de-que-el-monito-siembra',
      version: 1,
      content: 'cl.textos.no-literarios.ideas-de-apoyo',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Qué ocurrió con las semillas que no habían pasado por el intestino del monito?',
      key: { text: 'No llegaron a germinar.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Germinaron casi todas.',
          feedback: 'Eso pasó con las otras: relee la última parte del párrafo 3.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Germinaron en la tierra.',
          feedback: 'El texto dice que en tierra la semilla se pierde.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Se pegaron a las ramas.',
          feedback: 'Las que quedan pegadas son las que el monito defeca.',
        },
      ],
      solution: [
        {
          title: 'Buscar la comparación',
          text: 'El párrafo 3 opone dos grupos: «Casi todas esas semillas germinaron. Las que no habían pasado por su intestino, en cambio, no lo hicieron».',
        },
        {
          title: 'Leer el reemplazo',
          text: '«no lo hicieron» equivale a que no germinaron.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: No llegaron a germinar.',
        },
      ],
      evidence: [
        'Casi todas esas semillas germinaron. Las que no habían pasado por su intestino, en cambio, no lo hicieron.',
      ],
    }),
    defineItem({
      id: 'cl-el-jardinero-nocturno-tema-del-articulo',
      version: 1,
      content: 'cl.textos.no-literarios.tema-ideas',
      otherContents: ['cl.interpretar.sentido.sintesis'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Cuál es la idea principal de la nota?',
      key: { text: 'Un pequeño marsupial es decisivo para que el quintral y su bosque se mantengan.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Un pequeño marsupial tiene sus parientes vivos más cercanos en Australia.',
          feedback: 'Es un dato del comienzo; la nota enseguida pasa a otra cosa: «su trabajo».',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Una planta hemiparásita pone en peligro los árboles del bosque y a sus animales.',
          feedback: 'La nota no presenta al quintral como peligro, sino como parte de la red.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Los animales pequeños son siempre los más importantes para cualquier bosque.',
          feedback: 'El texto habla de un animal y de una red; «siempre» y «cualquiera» no están.',
        },
      ],
      solution: [
        {
          title: 'De qué trata cada parte',
          text: 'El monito, el problema del quintral, el hallazgo, la cadena con el picaflor y la comparación con el norte: todo gira en torno al papel del monito.',
        },
        {
          title: 'Qué afirma',
          text: '«Un animal de treinta gramos sostiene, sin saberlo, un extremo de la red».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Un pequeño marsupial es decisivo para que el quintral y su bosque se mantengan.',
        },
      ],
      evidence: ['Un animal de treinta gramos sostiene, sin saberlo, un extremo de la red.'],
    }),
    defineItem({
      id: 'cl-el-jardinero-nocturno-orden-de-la-nota',
      version: 1,
      content: 'cl.textos.no-literarios.organizacion',
      otherContents: ['cl.interpretar.relaciones.conexiones'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué relación hay entre los párrafos 2 y 3?',
      key: { text: 'Un problema y el hallazgo que muestra cómo se resuelve.' },
      distractors: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Una afirmación general y un ejemplo que la contradice.',
          feedback: 'El párrafo 3 no contradice: responde. ¿A qué?',
        },
        {
          mistake: 'lectura-invierte-causa',
          text: 'Una consecuencia y los hechos del pasado que la causaron.',
          feedback: 'El párrafo 2 termina con una necesidad: «Alguien tiene que dejarla pegada en una rama».',
        },
        {
          mistake: 'lectura-cambia-orden',
          text: 'Una etapa de la vida del monito y la etapa que le sigue.',
          feedback: 'No se narra la vida del monito; se habla de la semilla y de quién la lleva.',
        },
      ],
      solution: [
        {
          title: 'Qué deja abierto el párrafo 2',
          text: '«Eso le plantea un problema»: la semilla debe quedar en una rama.',
        },
        {
          title: 'Qué trae el párrafo 3',
          text: '«publicaron en la revista *Nature* la respuesta»: el monito la deja pegada y lista para germinar.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Un problema y el hallazgo que muestra cómo se resuelve.',
        },
      ],
      evidence: [
        'Eso le plantea un problema que las plantas comunes no tienen.',
        'publicaron en la revista *Nature* la respuesta',
      ],
    }),
    defineItem({
      id: 'cl-el-jardinero-nocturno-cadena-del-parrafo-cuatro',
      version: 1,
      content: 'cl.textos.no-literarios.razonamientos',
      otherContents: ['cl.interpretar.relaciones.conexiones'],
      skill: 'interpretar',
      difficulty: 3,
      stem: 'Según el razonamiento de la nota, ¿por qué la falta de monitos afectaría a plantas que no son quintrales?',
      key: { text: 'Porque habría menos picaflores que las polinizaran en otras épocas.' },
      distractors: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Porque el monito dejaría de repartir también las semillas de ellas.',
          feedback: 'La cadena no pasa por las semillas de esas plantas: pasa por un ave.',
        },
        {
          mistake: 'lectura-invierte-causa',
          text: 'Porque el quintral ocuparía las ramas que ellas necesitan para crecer.',
          feedback: 'Sin monitos habría menos quintrales, no más.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Porque los picaflores buscarían alimento en los bosques de Australia.',
          feedback: 'Australia se nombra por los parientes del monito, no por las aves.',
        },
      ],
      solution: [
        {
          title: 'Seguir los pasos',
          text: 'Sin monito, «no habría quintrales nuevos»; sin quintrales, el picaflor pierde «su comida de invierno».',
        },
        {
          title: 'Llegar al final',
          text: 'Con menos picaflores, otras plantas «se quedarían sin visita», y él «poliniza numerosas plantas del bosque en otras épocas».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque habría menos picaflores que las polinizaran en otras épocas.',
        },
      ],
      evidence: [
        'con menos picaflores, otras plantas se quedarían sin visita',
        'que a su vez poliniza numerosas plantas del bosque en otras épocas',
      ],
    }),
    defineItem({
      id: 'cl-el-jardinero-nocturno-lo-que-agrega-la-tabla',
      version: 1,
      content: 'cl.textos.no-literarios.recursos-graficos',
      otherContents: ['cl.interpretar.relaciones.funcion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué permite ver la tabla 1 que los párrafos anteriores no decían?',
      key: { text: 'Que en el matorral llevan la semilla aves diurnas y el fruto maduro es amarillo.' },
      distractors: [
        {
          mistake: 'lectura-otra-fila',
          text: 'Que en el matorral un mamífero de hábitos nocturnos lleva frutos de color amarillo.',
          feedback: 'Mezcla dos columnas: revisa quién lleva la semilla en el matorral.',
        },
        {
          mistake: 'lectura-coincidencia-por-causa',
          text: 'Que en otro ambiente el color amarillo es lo que hizo que el monito desapareciera.',
          feedback: 'La tabla pone dos rasgos uno junto al otro; no dice que uno cause el otro.',
        },
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Que en el bosque templado el monito es el animal que lleva la semilla del quintral.',
          feedback: 'Es cierto, pero eso ya lo contaba el párrafo 3.',
        },
      ],
      solution: [
        {
          title: 'Leer las columnas',
          text: 'Bosque templado: monito y fruto verde. Matorral: aves como la tenca y fruto amarillo.',
        },
        {
          title: 'Compararlas con el texto',
          text: 'Lo del bosque ya se sabía. Del matorral se decía que hay «otro mensajero» y «otro aspecto»; la tabla dice cuáles.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que en el matorral llevan la semilla aves diurnas y el fruto maduro es amarillo.',
        },
      ],
      evidence: ['Allí la planta tiene otro mensajero, y su fruto, otro aspecto (tabla 1).'],
    }),
    defineItem({
      id: 'cl-el-jardinero-nocturno-ayuda-para-hemiparasita',
      version: 1,
      content: 'cl.textos.no-literarios.dificultades',
      otherContents: ['cl.evaluar.forma.forma-contenido'],
      skill: 'evaluar',
      difficulty: 2,
      stem: '¿Cómo ayuda la nota a quien no conoce el término «hemiparásita»?',
      key: { text: 'Explica, después de dos puntos, qué fabrica la planta y qué toma de otra.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Agrega, entre comas, el nombre científico en latín con que se la conoce.',
          feedback: 'Ese nombre identifica la planta, pero no aclara la palabra.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Compara, en la tabla, la planta del bosque con la que vive en el matorral.',
          feedback: 'La tabla compara dispersores y colores; no explica cómo se alimenta.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Supone que la palabra se conoce y la usa sin acompañarla de otra ayuda.',
          feedback: 'Relee lo que sigue a la palabra en el párrafo 2.',
        },
      ],
      solution: [
        {
          title: 'Volver a la palabra',
          text: '«es una planta hemiparásita: tiene hojas verdes y fabrica su alimento, pero no puede vivir en el suelo».',
        },
        {
          title: 'Qué se entiende',
          text: 'Es parásita a medias: fabrica alimento y toma «el agua y las sales» de otro árbol. La ayuda está ahí mismo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Explica, después de dos puntos, qué fabrica la planta y qué toma de otra.',
        },
      ],
      evidence: ['es una planta hemiparásita: tiene hojas verdes y fabrica su alimento'],
    }),
    defineItem({
      id: 'cl-el-jardinero-nocturno-prudencia-del-cierre',
      version: 1,
      content: 'cl.textos.no-literarios.confiabilidad',
      otherContents: ['cl.evaluar.contenido.informacion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Por qué el último párrafo aumenta la confianza que merece la nota?',
      key: { text: 'Porque separa lo que se observó de lo que todavía es una suposición.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Porque asegura que el color del fruto depende del animal que lo come.',
          feedback: 'Dice «sugiere»: no lo asegura.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Porque agrega a lo dicho nuevos datos sobre la luz y la lluvia.',
          feedback: 'Nombra la luz y la lluvia sin dar datos. ¿Para qué las nombra?',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Porque recuerda que los autores publicaron en una revista famosa.',
          feedback: 'La revista se nombra antes; y publicar no basta para evitar un exceso.',
        },
      ],
      solution: [
        {
          title: 'Qué se observó',
          text: 'Verde donde hay monitos, amarillo donde hay aves.',
        },
        {
          title: 'Qué se advierte',
          text: 'Lo demás «sugiere»: «Que dos cosas varíen juntas no demuestra que una produzca la otra». Reconocer ese límite es una buena señal.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque separa lo que se observó de lo que todavía es una suposición.',
        },
      ],
      evidence: ['Que dos cosas varíen juntas no demuestra que una produzca la otra'],
    }),
  ],
});
