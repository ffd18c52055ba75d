import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-recreo-sin-telefono',
  version: 1,
  genre: 'mixto',
  title: 'Recreo sin teléfono: dos cartas y una encuesta',
  introduction:
    'Página de opinión de la revista de un liceo, con una tabla. Texto escrito para Travesía; el liceo y los datos son ficticios con fines didácticos.',
  text: md`*El consejo escolar decidirá en noviembre si los teléfonos se guardan también en los recreos. La revista publica dos cartas y los resultados de su encuesta.*

**CARTA 1. Guárdelo, mire, converse**

A las familias y a los estudiantes:

Vengo a pedirles que apoyen la medida. En el primer recreo de ayer conté, desde la inspectoría, ciento once estudiantes sentados. Noventa y cuatro miraban una pantalla. La cancha estaba vacía; la pelota, desinflada.

No digo que el teléfono sea malo. Digo que un recreo dura quince minutos y que quince minutos sirven para algo que el resto del día no permite: estar con otros sin que nadie los evalúe. Si la pantalla ocupa ese rato, no queda otro.

Se sabe, además, que en el Liceo Los Maitenes guardaron los teléfonos en marzo y en septiembre mejoraron sus notas. ¿Qué esperamos? ¿Que un día no se reconozcan las voces unos a otros?

*Patricio Leal, inspector general*

**CARTA 2. El problema no cabe en un bolsillo**

A quien quiera leer:

Soy Aylín Cárcamo, de tercero medio. Estoy de acuerdo con el inspector en que la cancha está vacía. Pero está vacía desde abril, cuando se rompió el aro y se desinfló la única pelota, y los teléfonos los tenemos desde mucho antes. Si la causa fueran ellos, habría estado vacía siempre.

Tampoco me convence lo de Los Maitenes. Ese mismo año abrieron allá talleres de reforzamiento. ¿Fueron los teléfonos o fueron los talleres? Con esos datos, nadie puede saberlo.

Y hay algo que la medida no ve. Yo llamo a mi mamá en el segundo recreo, porque trabaja de noche y a esa hora despierta. No soy la única. Propongo lo contrario de prohibir: pónganle aro a la cancha, compren tres pelotas, y cuenten de nuevo en un mes.

*Aylín Cárcamo, 3.º B*

**Tabla 1.** Encuesta de la revista: ¿para qué usas el teléfono en el recreo? (marca el uso principal)

| Uso | 1.º y 2.º medio | 3.º y 4.º medio |
|---|---|---|
| Redes y videos | 46 | 30 |
| Juegos | 22 | 8 |
| Mensajes o llamadas a la familia | 12 | 27 |
| Tareas | 5 | 15 |
| Total | 85 | 80 |

*Respondieron 165 de los 640 estudiantes del liceo. La encuesta estuvo una semana en la cuenta de la revista en una red social, abierta a quien quisiera contestar.*`,
  items: [
    defineItem({
      id: 'cl-recreo-sin-telefono-uso-principal-de-los-mayores',
      version: 1,
      content: 'cl.textos.no-literarios.recursos-graficos',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 1,
      stem: 'Según la tabla 1, ¿cuántos estudiantes de 3.º y 4.º medio dijeron usar el teléfono sobre todo para comunicarse con su familia?',
      key: { text: '27' },
      distractors: [
        {
          mistake: 'lectura-otra-fila',
          text: '12',
          feedback: 'Es la misma fila, pero de la columna de 1.º y 2.º medio.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: '30',
          feedback: 'Es la columna correcta, pero la fila es la de redes y videos.',
        },
        {
          mistake: 'lectura-cantidad-porcentaje',
          text: '39',
          feedback: 'Sumaste las dos columnas: se pregunta solo por 3.º y 4.º medio.',
        },
      ],
      solution: [
        {
          title: 'Elegir la fila',
          text: '«Mensajes o llamadas a la familia».',
        },
        {
          title: 'Elegir la columna',
          text: '«3.º y 4.º medio»: ahí se lee 27.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: 27',
        },
      ],
      evidence: ['Mensajes o llamadas a la familia'],
    }),
    defineItem({
      id: 'cl-recreo-sin-telefono-argumento-del-recreo-unico',
      version: 1,
      content: 'cl.textos.no-literarios.argumentos',
      otherContents: ['cl.interpretar.relaciones.jerarquia'],
      skill: 'interpretar',
      difficulty: 3,
      stem: 'En la carta 1, ¿cuál es el argumento que más directamente sostiene el pedido del inspector?',
      key: { text: 'El recreo es el único rato para estar con otros sin ser evaluados.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'La pelota del liceo está desinflada y la cancha, vacía en el recreo.',
          feedback: 'Es un detalle de lo que vio; no dice por qué guardar los teléfonos.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'El teléfono es dañino para los estudiantes en todo momento.',
          feedback: 'Dice lo contrario: «No digo que el teléfono sea malo».',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Los estudiantes necesitan llamar a sus familias en el día.',
          feedback: 'Eso lo sostiene Aylín, en la carta 2.',
        },
      ],
      solution: [
        {
          title: 'Qué pide',
          text: 'Que se apoye guardar los teléfonos en el recreo.',
        },
        {
          title: 'Qué razón lo liga al recreo',
          text: 'Esos minutos «sirven para algo que el resto del día no permite»; si la pantalla los ocupa, «no queda otro».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El recreo es el único rato para estar con otros sin ser evaluados.',
        },
      ],
      evidence: [
        'quince minutos sirven para algo que el resto del día no permite: estar con otros sin que nadie los evalúe',
      ],
    }),
    defineItem({
      id: 'cl-recreo-sin-telefono-razonamiento-de-aylin',
      version: 1,
      content: 'cl.textos.no-literarios.razonamientos',
      otherContents: ['cl.interpretar.relaciones.conexiones'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Cómo razona Aylín para negar que los teléfonos sean la causa de que la cancha esté vacía?',
      key: { text: 'Señala que los teléfonos existían antes de que la cancha se vaciara.' },
      distractors: [
        {
          mistake: 'lectura-invierte-causa',
          text: 'Señala que la cancha vacía es lo que lleva a usar los teléfonos.',
          feedback: 'Podría ser, pero ella no lo dice: compara fechas.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Señala que la cancha nunca estuvo vacía, según su propia cuenta.',
          feedback: 'Está de acuerdo en que lo está: «desde abril».',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Señala que los talleres de reforzamiento ocupan ya todos los recreos.',
          feedback: 'Los talleres son de otro liceo y responden a otro argumento.',
        },
      ],
      solution: [
        {
          title: 'Los dos tiempos',
          text: 'La cancha está vacía «desde abril»; los teléfonos, «desde mucho antes».',
        },
        {
          title: 'La conclusión',
          text: '«Si la causa fueran ellos, habría estado vacía siempre». Como no lo estuvo, busca otra causa: el aro y la pelota.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Señala que los teléfonos existían antes de que la cancha se vaciara.',
        },
      ],
      evidence: ['Si la causa fueran ellos, habría estado vacía siempre.'],
    }),
    defineItem({
      id: 'cl-recreo-sin-telefono-proposito-de-las-cartas',
      version: 1,
      content: 'cl.textos.no-literarios.proposito',
      otherContents: ['cl.evaluar.emisor.intencion'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Qué propósito comparten las dos cartas?',
      key: { text: 'Influir en la decisión que tomará el consejo escolar.' },
      distractors: [
        {
          mistake: 'lectura-otro-proposito',
          text: 'Informar los resultados de la encuesta de la revista.',
          feedback: 'La encuesta va aparte: ninguna de las cartas la menciona.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Conseguir que se guarden los teléfonos en los recreos.',
          feedback: 'Eso busca una de las dos. ¿Qué quieren ambas?',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Lograr que se compren un aro y tres pelotas nuevas.',
          feedback: 'Es la propuesta de una sola de las cartas.',
        },
      ],
      solution: [
        {
          title: 'Situación',
          text: 'El consejo «decidirá en noviembre», y la revista publica las cartas antes.',
        },
        {
          title: 'Lo común',
          text: 'Una pide que «apoyen la medida» y la otra propone «lo contrario de prohibir». Las dos quieren pesar en esa decisión.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Influir en la decisión que tomará el consejo escolar.',
        },
      ],
      evidence: [
        'El consejo escolar decidirá en noviembre si los teléfonos se guardan también en los recreos.',
        'Vengo a pedirles que apoyen la medida.',
      ],
    }),
    defineItem({
      id: 'cl-recreo-sin-telefono-las-voces-que-no-se-reconocen',
      version: 1,
      content: 'cl.textos.no-literarios.estrategias',
      otherContents: ['cl.textos.no-literarios.recursos-linguisticos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: 'Con la pregunta «¿Que un día no se reconozcan las voces unos a otros?», ¿a qué recurre el inspector?',
      key: { text: 'Al temor, con una imagen de lo que podría pasar.' },
      distractors: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Al humor, con una exageración que le quita peso.',
          feedback: 'Exagera, pero no para hacer reír: cierra con ella su pedido.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'A la autoridad, con la opinión de un especialista.',
          feedback: 'No cita a nadie en esa frase.',
        },
        {
          mistake: 'lectura-literal',
          text: 'A la curiosidad, con un problema que se debe investigar.',
          feedback: 'No espera que se investigue: es una pregunta retórica.',
        },
      ],
      solution: [
        {
          title: 'Qué imagina',
          text: 'Compañeros que no se reconocen ni por la voz: una consecuencia extrema y triste.',
        },
        {
          title: 'Para qué',
          text: 'Viene tras «¿Qué esperamos?»: apura a decidir por miedo a llegar a eso, no por un dato.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Al temor, con una imagen de lo que podría pasar.',
        },
      ],
      evidence: ['¿Qué esperamos? ¿Que un día no se reconozcan las voces unos a otros?'],
    }),
    defineItem({
      id: 'cl-recreo-sin-telefono-falla-de-los-maitenes',
      version: 1,
      content: 'cl.textos.no-literarios.fallas-argumentativas',
      otherContents: ['cl.textos.no-literarios.razonamientos'],
      skill: 'evaluar',
      difficulty: 3,
      stem: '¿Qué falla tiene el argumento del inspector sobre el Liceo Los Maitenes?',
      key: { text: 'Da por causa de la mejora algo de lo que solo se sabe que vino antes.' },
      distractors: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Descalifica a los estudiantes del otro liceo para no hablar del propio.',
          feedback: 'No descalifica a nadie de ese liceo: lo pone como ejemplo.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Se contradice, porque allá las notas bajaron al guardar los teléfonos.',
          feedback: 'Dice que mejoraron; el problema es cómo lo explica.',
        },
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Omite el nombre de los profesores y el número de cursos del otro liceo.',
          feedback: 'Los omite, pero esos datos no arreglarían el argumento.',
        },
      ],
      solution: [
        {
          title: 'El argumento',
          text: 'Guardaron los teléfonos «en marzo» y «en septiembre mejoraron sus notas».',
        },
        {
          title: 'Lo que falta',
          text: 'Que una cosa venga después de otra no prueba que sea su efecto. Aylín da otra explicación posible: los talleres.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Da por causa de la mejora algo de lo que solo se sabe que vino antes.',
        },
      ],
      evidence: [
        'en el Liceo Los Maitenes guardaron los teléfonos en marzo y en septiembre mejoraron sus notas',
        '¿Fueron los teléfonos o fueron los talleres?',
      ],
    }),
    defineItem({
      id: 'cl-recreo-sin-telefono-quienes-respondieron',
      version: 1,
      content: 'cl.textos.no-literarios.confiabilidad',
      otherContents: ['cl.evaluar.contenido.informacion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Por qué conviene ser prudente al aplicar los resultados de la encuesta a todo el liceo?',
      key: { text: 'Porque contestó quien quiso, a través de una red social.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Porque los estudiantes mienten cuando se les pregunta.',
          feedback: 'Nada en el texto indica que hayan mentido.',
        },
        {
          mistake: 'lectura-otra-fila',
          text: 'Porque respondieron muchos más de 1.º y 2.º que de 3.º y 4.º.',
          feedback: 'Fueron 85 y 80: casi los mismos.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Porque 165 respuestas son pocas para cualquier encuesta.',
          feedback: 'El número puede bastar; mira cómo se eligió a quienes respondieron.',
        },
      ],
      solution: [
        {
          title: 'Cómo se reunió',
          text: 'La nota dice: «abierta a quien quisiera contestar», en una red social.',
        },
        {
          title: 'Qué problema trae',
          text: 'Quien está en esa cuenta usa redes, justo lo que se pregunta. No es una muestra elegida al azar entre los 640.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque contestó quien quiso, a través de una red social.',
        },
      ],
      evidence: [
        'La encuesta estuvo una semana en la cuenta de la revista en una red social, abierta a quien quisiera contestar.',
      ],
    }),
  ],
});
