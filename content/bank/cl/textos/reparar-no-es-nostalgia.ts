import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-reparar-no-es-nostalgia',
  version: 1,
  genre: 'argumentativo',
  title: 'Reparar no es nostalgia',
  introduction: 'Columna de opinión. Texto escrito para Travesía.',
  text: md`En la esquina de mi casa había un taller donde arreglaban de todo. El dueño, don Erasmo, tenía la costumbre de devolver cada aparato junto con la pieza fallada, metida en una bolsita, como los dentistas de antes devolvían la muela. «Para que vea que no era el alma», decía. El taller cerró hace unos años. En su lugar hay una tienda de accesorios para teléfonos donde, cuando algo falla, te recomiendan con mucha amabilidad que compres otro.

No escribo para echar de menos a don Erasmo, aunque lo echo de menos. Escribo porque en varios países se discute si las personas tienen derecho a reparar las cosas que compran, y creo que la respuesta debería interesarnos a todos, incluso a quienes jamás hemos tomado un destornillador.

La discusión parece técnica y es sencilla. Muchos aparatos vienen hoy con baterías pegadas, tornillos que solo abre una herramienta de la marca o programas que se bloquean si detectan un repuesto ajeno. Uno compra el objeto, pero no puede abrirlo, ni entenderlo, ni pedirle a otro que lo abra y lo entienda. ¿Es realmente dueño de algo quien no puede arreglarlo? Una casa cuya puerta solo pudiera cambiar la constructora nos parecería absurda. Con una lavadora nos parece normal.

Los fabricantes sostienen que así protegen al usuario. Una batería mal instalada, dicen, puede incendiarse, y un programa abierto puede ser vulnerado. Tienen parte de razón: hay reparaciones peligrosas y sería irresponsable negarlo. Pero el mismo argumento permitiría prohibirnos cambiar una rueda, porque también ahí se arriesga la vida. Lo que hacemos con las ruedas no es prohibir: es publicar instrucciones, vender repuestos y formar mecánicos. Cuando alguien alega nuestra seguridad y de paso se queda con todo el negocio de los repuestos, conviene al menos levantar una ceja.

Queda la objeción más fuerte, la del bolsillo. Si arreglar cuesta casi lo mismo que comprar, ¿para qué insistir? Es cierto que muchas veces cuesta casi lo mismo. Lo que no es cierto es que se trate de una ley de la naturaleza. Cuesta casi lo mismo porque los repuestos escasean, porque quedan pocos talleres y, sobre todo, porque en el precio del aparato nuevo no está incluido lo que pagaremos entre todos: el mineral que se extrajo, el barco que lo trajo, el vertedero donde terminará el anterior. Si esas cuentas se pusieran en la etiqueta, don Erasmo seguiría abierto.

Y hay algo que no cabe en ninguna etiqueta. Quien repara aprende que las cosas tienen causas. La radio no se echó a perder porque sí ni porque le tocaba: se cortó este cable, aquí, por este roce. Una sociedad que repara es una sociedad que pregunta por qué; una que solo reemplaza se acostumbra a que lo que falla se bote sin preguntar, y me temo que esa costumbre no se queda en los aparatos.

No pido que todos aprendamos a soldar. Pido que los fabricantes vendan repuestos durante un plazo razonable, que entreguen manuales y que la etiqueta diga cuán reparable es lo que compramos. Es menos de lo que hacía don Erasmo, que además regalaba la bolsita.`,
  items: [
    defineItem({
      id: 'cl-reparar-no-es-nostalgia-que-devolvia-don-erasmo',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.no-literarios.informacion-relevante'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Qué entregaba don Erasmo junto con cada aparato arreglado?',
      key: { text: 'La pieza que había fallado.' },
      distractors: [
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Una muela dentro de una bolsita.',
          feedback: 'La muela es parte de una comparación; mira qué ponía él en la bolsita.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Un manual con las instrucciones.',
          feedback: 'Los manuales aparecen al final, como algo que se pide a los fabricantes.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Una garantía por la reparación.',
          feedback: 'Es frecuente en un taller, pero el texto dice otra cosa.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 1 dice que devolvía «cada aparato junto con la pieza fallada, metida en una bolsita».',
        },
        {
          title: 'Lo que confunde',
          text: '«como los dentistas de antes devolvían la muela» es una comparación, y los manuales son del último párrafo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La pieza que había fallado.',
        },
      ],
      evidence: ['devolver cada aparato junto con la pieza fallada, metida en una bolsita'],
    }),
    defineItem({
      id: 'cl-reparar-no-es-nostalgia-razones-del-precio',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.no-literarios.ideas-de-apoyo'],
      skill: 'localizar',
      difficulty: 2,
      stem: 'Según el autor, ¿cuál es la razón más importante de que reparar cueste casi lo mismo que comprar?',
      key: { text: 'Que el aparato nuevo no incluye en su precio los costos que pagan todos.' },
      distractors: [
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'Que los repuestos escasean, porque las marcas dejan pronto de venderlos.',
          feedback: 'Es una de las razones; busca cuál va con «sobre todo».',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Que las reparaciones mal hechas son un peligro para quienes usan el aparato.',
          feedback: 'Es el argumento de los fabricantes, y trata de otra cosa.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que una ley de la naturaleza hace que lo nuevo sea siempre más barato.',
          feedback: 'El autor niega precisamente eso.',
        },
      ],
      solution: [
        {
          title: 'La lista',
          text: 'El párrafo 5 da tres causas: escasez de repuestos, pocos talleres y lo que falta en el precio.',
        },
        {
          title: 'La jerarquía',
          text: 'La tercera va introducida por «sobre todo»: «en el precio del aparato nuevo no está incluido lo que pagaremos entre todos».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que el aparato nuevo no incluye en su precio los costos que pagan todos.',
        },
      ],
      evidence: ['sobre todo, porque en el precio del aparato nuevo no está incluido lo que pagaremos entre todos'],
    }),
    defineItem({
      id: 'cl-reparar-no-es-nostalgia-tesis-reparar',
      version: 1,
      content: 'cl.interpretar.sentido.sintesis',
      otherContents: ['cl.textos.no-literarios.tesis'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cuál es la tesis que defiende la columna?',
      key: { text: 'Las personas deberían poder reparar lo que compran.' },
      distractors: [
        {
          mistake: 'lectura-voz-ajena',
          text: 'Las reparaciones deben quedar en manos de cada marca.',
          feedback: 'Esa es la postura de los fabricantes.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Las personas deberían aprender a soldar sus aparatos.',
          feedback: 'El último párrafo dice expresamente que no pide eso.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Los talleres de barrio ofrecían un trato más amable.',
          feedback: 'Don Erasmo introduce el tema, pero no es lo que se defiende.',
        },
      ],
      solution: [
        {
          title: 'Dónde se anuncia',
          text: 'El párrafo 2 plantea «si las personas tienen derecho a reparar las cosas que compran».',
        },
        {
          title: 'Cómo se confirma',
          text: 'El resto responde objeciones y termina con tres peticiones a los fabricantes. La nostalgia por el taller queda apartada.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Las personas deberían poder reparar lo que compran.',
        },
      ],
      evidence: [
        'se discute si las personas tienen derecho a reparar las cosas que compran',
        'Pido que los fabricantes vendan repuestos durante un plazo razonable, que entreguen manuales',
      ],
    }),
    defineItem({
      id: 'cl-reparar-no-es-nostalgia-organizacion-del-texto',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.no-literarios.organizacion'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Cómo se organizan las ideas entre los párrafos 4 y 5?',
      key: { text: 'Se presentan objeciones, se concede algo de ellas y se responden.' },
      distractors: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Se presentan hechos del taller en el orden en que fueron ocurriendo.',
          feedback: 'La historia del taller está al comienzo; mira quién habla al inicio de cada párrafo.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Se presentan ventajas de los fabricantes que el autor comparte.',
          feedback: 'El autor concede una parte, pero fíjate en el «Pero».',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Se presentan definiciones que luego se explican con ejemplos.',
          feedback: 'No se define un término; se discute con posiciones contrarias.',
        },
      ],
      solution: [
        {
          title: 'Párrafo 4',
          text: 'Objeción de la seguridad, «Tienen parte de razón» y luego «Pero el mismo argumento permitiría prohibirnos cambiar una rueda».',
        },
        {
          title: 'Párrafo 5',
          text: '«Queda la objeción más fuerte», «Es cierto que muchas veces cuesta casi lo mismo» y «Lo que no es cierto…». El esquema se repite.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Se presentan objeciones, se concede algo de ellas y se responden.',
        },
      ],
      evidence: [
        'Tienen parte de razón: hay reparaciones peligrosas y sería irresponsable negarlo. Pero el mismo argumento permitiría prohibirnos cambiar una rueda',
        'Es cierto que muchas veces cuesta casi lo mismo. Lo que no es cierto es que se trate de una ley de la naturaleza.',
      ],
    }),
    defineItem({
      id: 'cl-reparar-no-es-nostalgia-levantar-una-ceja',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.no-literarios.dificultades'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué significa «levantar una ceja» en el párrafo 4?',
      key: { text: 'Desconfiar de las razones que se entregan.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Hacer un gesto con la cara a quien vende.',
          feedback: 'Es una expresión figurada; mira qué se dice de los fabricantes antes.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Admirarse del éxito de quienes venden.',
          feedback: 'El autor no admira el negocio; fíjate en «de paso se queda con todo».',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Acusar de un delito a quienes fabrican.',
          feedback: 'La expresión es más moderada: «conviene al menos».',
        },
      ],
      solution: [
        {
          title: 'El contexto',
          text: '«Cuando alguien alega nuestra seguridad y de paso se queda con todo el negocio de los repuestos»: hay un interés detrás.',
        },
        {
          title: 'El significado',
          text: 'Levantar una ceja es mostrar sospecha. La palabra «al menos» indica que no llega a acusar.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Desconfiar de las razones que se entregan.',
        },
      ],
      evidence: [
        'Cuando alguien alega nuestra seguridad y de paso se queda con todo el negocio de los repuestos, conviene al menos levantar una ceja.',
      ],
    }),
    defineItem({
      id: 'cl-reparar-no-es-nostalgia-preguntar-por-que',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.no-literarios.creencias'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué valor hay detrás de la afirmación «Una sociedad que repara es una sociedad que pregunta por qué»?',
      key: { text: 'La confianza en comprender las causas antes que descartar.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'El respeto por las tradiciones antes que por lo moderno.',
          feedback: 'El título y el párrafo 2 se apartan de la nostalgia.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'El gusto por lo nuevo antes que por lo que ya se conoce.',
          feedback: 'El autor critica a la sociedad «que solo reemplaza».',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'El ahorro de dinero antes que la duración de las cosas.',
          feedback: 'El dinero se trata en el párrafo anterior; aquí importa «algo que no cabe en ninguna etiqueta».',
        },
      ],
      solution: [
        {
          title: 'Qué enseña reparar',
          text: '«Quien repara aprende que las cosas tienen causas».',
        },
        {
          title: 'El valor',
          text: 'Lo que defiende es una actitud de buscar razones, que se extiende más allá de los aparatos. No es nostalgia ni ahorro.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La confianza en comprender las causas antes que descartar.',
        },
      ],
      evidence: ['Quien repara aprende que las cosas tienen causas.'],
    }),
    defineItem({
      id: 'cl-reparar-no-es-nostalgia-comparacion-con-la-puerta',
      version: 1,
      content: 'cl.evaluar.forma.recursos',
      otherContents: ['cl.textos.no-literarios.estrategias'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Por qué es eficaz, para el propósito del autor, comparar una lavadora con la puerta de una casa?',
      key: { text: 'Porque vuelve extraña una situación que el lector acepta sin pensar.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Porque informa de un problema que hay con las puertas en las casas nuevas.',
          feedback: 'La casa es un caso imaginado: fíjate en «solo pudiera».',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Porque entrega datos que el lector puede comprobar en otras fuentes.',
          feedback: 'No hay datos en la comparación; piensa en la reacción que provoca.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Porque demuestra que una lavadora es más compleja que una casa.',
          feedback: 'No compara complejidad; mira qué nos «parece absurda» y qué nos «parece normal».',
        },
      ],
      solution: [
        {
          title: 'La comparación',
          text: '«Una casa cuya puerta solo pudiera cambiar la constructora nos parecería absurda. Con una lavadora nos parece normal.»',
        },
        {
          title: 'El efecto',
          text: 'Al trasladar la misma regla a un objeto familiar, se nota lo raro de la costumbre. Es un caso hipotético, no un dato.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque vuelve extraña una situación que el lector acepta sin pensar.',
        },
      ],
      evidence: [
        'Una casa cuya puerta solo pudiera cambiar la constructora nos parecería absurda. Con una lavadora nos parece normal.',
      ],
    }),
    defineItem({
      id: 'cl-reparar-no-es-nostalgia-afirmacion-sin-respaldo',
      version: 1,
      content: 'cl.evaluar.contenido.informacion',
      otherContents: ['cl.textos.no-literarios.hechos-opiniones'],
      skill: 'evaluar',
      difficulty: 5,
      stem: '¿Cuál de las siguientes afirmaciones del texto es una opinión que el autor no respalda con pruebas?',
      key: { text: 'Que dejar de reparar acostumbra a no preguntar en otros ámbitos.' },
      distractors: [
        {
          mistake: 'lectura-hecho-opinion',
          text: 'Que existen aparatos cuyas baterías vienen pegadas desde la fábrica.',
          feedback: 'Eso se puede comprobar abriendo un aparato.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Que el taller de la esquina fue reemplazado por otro negocio.',
          feedback: 'Es un hecho que el autor cuenta de su barrio y se podría verificar.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'Que en varios países se discute el derecho a reparar lo comprado.',
          feedback: 'Se puede verificar en las noticias o en las leyes de esos países.',
        },
      ],
      solution: [
        {
          title: 'Qué se puede comprobar',
          text: 'Las baterías pegadas, el cierre del taller y la discusión en otros países son hechos verificables.',
        },
        {
          title: 'Qué no',
          text: '«me temo que esa costumbre no se queda en los aparatos» expresa un temor del autor, sin datos que lo apoyen.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que dejar de reparar acostumbra a no preguntar en otros ámbitos.',
        },
      ],
      evidence: ['me temo que esa costumbre no se queda en los aparatos'],
    }),
  ],
});
