import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.interpretar.relaciones.conexiones',
  version: 2,
  minutes: 15,
  opening: {
    question: md`Dos frases seguidas en un diario: «El puente se cerró en mayo. En junio aumentaron las ventas del almacén de la orilla norte». ¿Qué relación afirma el diario entre las dos?`,
    guesses: [
      'Que el cierre hizo subir las ventas',
      'Que una cosa pasó después de la otra',
      'Que el almacén pidió cerrar el puente',
    ],
    reveal: md`El diario solo afirma un orden: mayo y después junio. La causa es tentadora, pero la pone quien lee. Esta lección trata de ver qué une de verdad a dos partes, y qué palabra del texto lo demuestra.`,
  },
  points: [
    {
      id: 'el-vinculo',
      title: 'Resume cada parte y ponles un «y por eso»',
      idea: md`Para conectar dos párrafos, resume cada uno en una frase de pocas palabras. Luego prueba qué unión los pega sin forzar: *y por eso* (causa y efecto), *para resolverlo* (problema y solución), *pero* (contraste), *por ejemplo* (idea y caso), *después* (orden).

La unión correcta sirve para los párrafos **enteros**. Si solo calza con una oración suelta, busca otra.

Mira también las marcas: fechas, «sin embargo», «de ahí que», «en cambio». Con ellas el texto mismo te dice el vínculo.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'uno', label: 'Párrafo 1', column: 0, row: 1 },
          { id: 'dos', label: 'Párrafo 2', column: 2, row: 1 },
          { id: 'pregunta', label: '¿Qué palabra los une?', column: 1, row: 0 },
        ],
        arrows: [
          { from: 'uno', to: 'dos', label: 'y por eso / pero / para' },
          { from: 'pregunta', to: 'dos', undirected: true },
          { from: 'pregunta', to: 'uno', undirected: true },
        ],
        alt: 'Dos cajas, párrafo 1 y párrafo 2, unidas por una flecha que lleva «y por eso / pero / para»; arriba, la pregunta por la palabra que los une.',
      },
      readings: [
        {
          title: 'La biblioteca de los zapatos (crónica)',
          by: 'Texto escrito para Travesía',
          text: md`**1.** En la escuela de Quebrada Honda los niños faltaban los lunes de lluvia. La directora creyó por años que era por el barro del camino. El barro estaba, pero no era nuevo: también llovía los martes y los martes llegaban.

**2.** Una auxiliar dio con la explicación. El domingo las familias iban a misa y los zapatos volvían mojados. El lunes no estaban secos, y no había otro par.

**3.** Desde entonces hay en la entrada un estante con cuarenta pares. Se anotan en un cuaderno, como los libros, y se devuelven el martes. Nadie pregunta por qué se piden.

**4.** El primer invierno las faltas de los lunes bajaron de treinta a doce. Las que quedaron, dice la auxiliar, ya eran de gripe.`,
        },
      ],
      example: {
        problem: md`¿Qué relación hay entre los párrafos 2 y 3?`,
        steps: [
          { title: 'Resume el 2', text: md`Faltan porque sus únicos zapatos están mojados: un problema.` },
          { title: 'Resume el 3', text: md`La escuela presta zapatos: una medida.` },
          {
            title: 'Busca la marca',
            text: md`«Desde entonces» une las dos cosas: descubierta la causa, se actúa.`,
          },
          {
            title: 'Nombra el vínculo',
            text: md`Problema y solución. El 2 expone el problema; el 3, cómo se resolvió.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cambia-orden',
          text: md`Invertir los tiempos. «Desde entonces» y «el primer invierno» fijan el orden: descubrimiento, estante, resultado.`,
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: md`Nombrar la unión por una sola oración. El cuaderno es parte del 3, no su tema.`,
        },
        {
          mistake: 'lectura-invierte-causa',
          text: md`Dar vuelta la flecha. Los zapatos mojados producen la falta; la falta no moja zapatos. Prueba siempre el «y por eso» en los dos sentidos.`,
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: md`Contestar de qué habla una parte cuando piden su relación. «El 3 habla de un estante» no dice qué hace el 3 con el 2.`,
        },
      ],
      checks: [
        {
          id: 'zapatos-uno-dos',
          question: md`¿Cómo se relaciona el párrafo 2 con el párrafo 1?`,
          key: 'Corrige la explicación que se daba de las faltas',
          distractors: [
            {
              text: 'Agrega un ejemplo del barro que se formaba en el camino',
              feedback: 'El 2 abandona la idea del barro: da otra causa.',
              mistake: 'lectura-que-por-para-que',
            },
            {
              text: 'Muestra las consecuencias que traían las faltas',
              feedback: 'Los zapatos mojados son la causa de las faltas, no su consecuencia.',
              mistake: 'lectura-invierte-causa',
            },
            {
              text: 'Cuenta lo que las familias hacían el domingo',
              feedback: 'Es una oración del 2. Falta ver para qué está: explicar las faltas del lunes.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: md`El 1 presenta una explicación que no alcanza (el barro); el 2 da la verdadera (los zapatos).`,
        },
        {
          id: 'zapatos-tres-cuatro',
          question: md`¿Qué hace el párrafo 4 respecto del 3?`,
          key: 'Entrega el resultado de la medida',
          distractors: [
            {
              text: 'Explica el motivo de la medida',
              feedback: 'El motivo está en el 2. El 4 ocurre cuando el estante ya funciona.',
              mistake: 'lectura-cambia-orden',
            },
            {
              text: 'Trata de las gripes del invierno',
              feedback: 'La gripe es un detalle del final; se pide la relación con el estante.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`Medida y efecto: con el estante, las faltas bajan de treinta a doce.`,
        },
        {
          id: 'zapatos-martes',
          question: md`En el párrafo 1, ¿para qué sirve decir que los martes de lluvia los niños llegaban?`,
          key: 'Para mostrar que el barro no bastaba como causa',
          distractors: [
            {
              text: 'Para indicar qué día se devolvían los zapatos',
              feedback: 'El martes de la devolución es del párrafo 3, cuando el estante ya existe.',
              mistake: 'lectura-cambia-orden',
            },
            {
              text: 'Para explicar que las faltas formaban el barro',
              feedback: 'La flecha quedó al revés, y además el texto descarta el barro.',
              mistake: 'lectura-invierte-causa',
            },
          ],
          explanation: md`Si con el mismo barro los martes sí llegaban, la causa tiene que ser otra.`,
        },
      ],
    },
    {
      id: 'en-la-ficcion',
      title: 'En un relato, qué cambió entre dos escenas',
      idea: md`En un cuento las partes se conectan por **cambios**. Compara a un personaje antes y después: qué hace, qué dice, a quién mira.

El final suele volver sobre algo del comienzo: un objeto, un gesto, una frase. Si vuelve distinto, ahí está la relación.

Apóyate en lo que se ve. Un gesto puede tener un sentido figurado, pero ese sentido se prueba con otras frases del texto y no con lo que tú harías en su lugar.`,
      readings: [
        {
          title: 'El asiento de la ventana (cuento)',
          by: 'Texto escrito para Travesía',
          text: md`Durante cuatro años Damián y su padre hicieron el mismo viaje en tren, los viernes, de Talca a Constitución. El padre pedía siempre la ventana. «Para vigilar el río», decía. Damián iba al pasillo y miraba nucas.

En marzo el padre empezó a preguntar dos veces por la misma estación. En mayo le dijo «permiso, señor» al pasar a su lado.

El último viernes de junio Damián subió primero. Se quedó de pie hasta que el padre llegó, y esperó que tomara la ventana. El padre miró los dos asientos como si los estuviera eligiendo en una tienda.

—Vaya usted ahí —le dijo—. Usted que es joven, vigile.

Damián se sentó. El río venía crecido, café, y en cada curva desaparecía. Lo fue nombrando en voz alta, piedra por piedra, hasta Constitución.`,
        },
      ],
      example: {
        problem: md`¿Cómo se relaciona la última escena con el primer párrafo?`,
        steps: [
          {
            title: 'Busca qué vuelve',
            text: md`Vuelven el tren, la ventana y la palabra *vigilar*.`,
          },
          {
            title: 'Mira qué cambió',
            text: md`Antes vigilaba el padre y Damián miraba nucas. Ahora Damián va en la ventana y le cuenta el río.`,
          },
          {
            title: 'Busca la prueba del sentido',
            text: md`El padre olvida estaciones y no reconoce a su hijo. «Vigilar» ya no es mirar el agua: es cuidar.`,
          },
          { title: 'Dilo en una frase', text: md`La escena invierte los papeles: el hijo pasa a cuidar al padre.` },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: md`Quedarse en el río. Que venga crecido no prueba que el viaje sea peligroso: lo que cambia es quién mira por quién.`,
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: md`Agregar una culpa o un enojo. El texto muestra que Damián espera de pie; no dice que se arrepienta de nada.`,
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: md`Cambiar de dueño los actos. Quien no reconoce es el padre; quien nombra las piedras es Damián.`,
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Estirar el final. Que sea el último viernes de junio no dice que sea el último viaje.`,
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: md`Unir dos escenas porque repiten una palabra. «Vigilar» vuelve con otro sentido: compara qué hace cada uno al decirla.`,
        },
      ],
      checks: [
        {
          id: 'tren-permiso',
          question: md`¿Qué conexión hay entre el «permiso, señor» de mayo y el «vaya usted ahí» de junio?`,
          key: 'Ambos muestran que el padre desconoce a su hijo',
          distractors: [
            {
              text: 'Ambos muestran que el padre quiere ser amable',
              feedback: 'Tratarlo de «señor» y de «usted» se entiende con las preguntas repetidas de marzo.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Ambos muestran que el hijo ya no habla al padre',
              feedback: 'Esas frases las dice el padre; además, al final Damián le habla todo el viaje.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Ambos muestran que el padre está molesto con él',
              feedback: 'No hay señales de enojo. Mira qué le pasaba en marzo.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: md`El padre lo trata como a un desconocido, y eso continúa lo que empezó en marzo con las estaciones.`,
        },
        {
          id: 'tren-nombrar',
          question: md`¿Qué logra Damián al nombrar el río «piedra por piedra»?`,
          key: 'Que el padre siga acompañado por el viaje',
          distractors: [
            {
              text: 'Que el tren evite las piedras de la vía',
              feedback: 'Las piedras son del río y el tren no cambia. Piensa para quién habla.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Que el padre recupere del todo su memoria',
              feedback: 'El texto no llega tan lejos: no cuenta que el padre recuerde.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: md`El padre miraba el río y ahora va en el pasillo. Damián se lo da con palabras, en voz alta.`,
        },
        {
          id: 'tren-segundo-parrafo',
          question: md`¿Qué relación tiene el segundo párrafo con el tercero?`,
          key: 'Prepara el cambio de asientos que viene después',
          distractors: [
            {
              text: 'Explica por qué Damián quería la ventana',
              feedback: 'Damián espera que el padre la tome: no dice que la quisiera.',
              mistake: 'lectura-motivo-inventado',
            },
            {
              text: 'Cuenta un viaje a otra de las estaciones',
              feedback: 'La palabra «estación» aparece, pero el viaje es el mismo. Mira qué le ocurre al padre.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`Los olvidos de marzo y mayo hacen comprensible que en junio el padre no tome su asiento de siempre.`,
        },
      ],
    },
    {
      id: 'argumentos-y-tablas',
      title: 'Objeción y respuesta, cantidad y proporción',
      idea: md`En un texto que argumenta, una parte puede traer la **objeción** de otros («se dirá que…») y la siguiente, la **respuesta**. Responder puede ser negar, o conceder un poco y volver a lo propio («es cierto, pero…»).

Cuando el texto se conecta con una tabla, mira qué se compara. Una **cantidad** mayor no es una **proporción** mayor: 20 de 80 es una cuarta parte; 9 de 12 son tres cuartas partes.`,
      readings: [
        {
          title: 'Dejen la siesta en paz (columna)',
          by: 'Texto escrito para Travesía',
          text: md`Propuse en el consejo del liceo una sala de descanso. Se dirá que el liceo no es un hotel. Es cierto: nadie pide camas. Pido doce colchonetas y quince minutos. También se dirá que algunos van a quedarse dormidos en clases. Ya lo hacen. La diferencia es que hoy lo hacen con un libro encima.

Probamos una semana en tres lugares. La tabla muestra lo que pasó.

| Lugar | Descansaron | Volvieron despiertos |
|---|---|---|
| Patio | 80 | 20 |
| Biblioteca | 40 | 18 |
| Sala con colchonetas | 12 | 9 |`,
        },
      ],
      example: {
        problem: md`¿En qué lugar fue mayor la proporción de quienes volvieron despiertos?`,
        steps: [
          {
            title: 'Elige qué comparar',
            text: md`«Proporción» pide dividir: despiertos por el total de su fila.`,
          },
          {
            title: 'Divide en cada fila',
            text: md`Patio: $20 : 80 = 0{,}25$. Biblioteca: $18 : 40 = 0{,}45$. Sala: $9 : 12 = 0{,}75$.`,
          },
          {
            title: 'Responde',
            text: md`En la sala con colchonetas. Es la fila con menos personas y con la mayor proporción.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-cantidad-porcentaje',
          text: md`Elegir el patio por tener más despiertos. Son 20, pero de 80. «Proporción» pide mirar de cuántos.`,
        },
        {
          mistake: 'lectura-otra-fila',
          text: md`Dividir por el total de otra fila. Los 18 despiertos de la biblioteca salen de sus 40.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Creer que conceder es rendirse. «Es cierto: nadie pide camas» sigue defendiendo la sala.`,
        },
        {
          mistake: 'lectura-otro-recurso',
          text: md`Confundir cómo responde: aquí no se burla para cambiar de tema; acepta un punto y lo da vuelta.`,
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: md`Borrar el límite. «Algunos van a quedarse dormidos» no es «todos».`,
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: md`Tomar las doce colchonetas por el asunto. El asunto es si conviene un lugar para descansar.`,
        },
      ],
      checks: [
        {
          id: 'siesta-objecion',
          question: md`¿Cómo responde la columna a la objeción de que algunos se dormirán en clases?`,
          key: 'La acepta y muestra que eso ya ocurre',
          distractors: [
            {
              text: 'La niega con los datos de una tabla',
              feedback: 'La tabla viene después y mide otra cosa. Relee «Ya lo hacen».',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'La acepta y renuncia a su propuesta',
              feedback: 'Concede el hecho, pero enseguida lo usa a su favor.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'La exagera: dice que todos duermen',
              feedback: 'Habla de «algunos». Se te perdió ese límite.',
              mistake: 'lectura-pierde-el-matiz',
            },
          ],
          explanation: md`«Ya lo hacen» concede el hecho. Con eso la objeción deja de ser un motivo contra la sala.`,
        },
        {
          id: 'siesta-cantidad',
          question: md`En la tabla, ¿en qué lugar volvió despierta la mayor **cantidad** de personas?`,
          key: 'En el patio',
          distractors: [
            {
              text: 'En la biblioteca',
              feedback: 'Son 18. Recorre toda la columna «Volvieron despiertos».',
              mistake: 'lectura-otra-fila',
            },
            {
              text: 'En la sala con colchonetas',
              feedback: 'Ahí la proporción es la mayor, 9 de 12. Aquí se pregunta cuántas personas.',
              mistake: 'lectura-cantidad-porcentaje',
            },
          ],
          explanation: md`En el patio son 20; en la biblioteca, 18; en la sala, 9. La cantidad y la proporción dan respuestas distintas.`,
        },
        {
          id: 'siesta-texto-tabla',
          question: md`¿Qué relación tiene la tabla con el texto de la columna?`,
          key: 'Da datos que apoyan la propuesta',
          distractors: [
            {
              text: 'Da el número de colchonetas pedidas',
              feedback: 'Las doce colchonetas son un detalle del texto; la tabla cuenta personas.',
              mistake: 'lectura-detalle-por-idea',
            },
            {
              text: 'Da datos que desmienten la propuesta',
              feedback: 'En la sala con colchonetas volvieron despiertos 9 de 12, la mejor proporción.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`La columna pide la sala; la tabla muestra que allí se descansa mejor en proporción. Son pocos casos, pero van en esa dirección.`,
        },
      ],
    },
  ],
  summary: [
    md`Resume cada parte en una frase y prueba qué palabra las une.`,
    md`Que algo venga después no dice que venga por causa de lo anterior.`,
    md`En un relato, compara al personaje antes y después.`,
    md`Conceder una objeción no es abandonar la tesis.`,
    md`Cantidad y proporción pueden señalar filas distintas.`,
  ],
});
