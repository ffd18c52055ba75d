import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-el-cuaderno-de-fiado',
  version: 1,
  genre: 'literario',
  title: 'El cuaderno de fiado',
  introduction: 'Cuento. Texto escrito para Travesía.',
  text: md`Cuando cerraron el almacén, a Renata le encargaron la parte fácil: pasar las deudas a una planilla. Su tío quería saber cuánto le debía el barrio a la abuela Eliana antes de arrendar el local.

—Con la mitad que paguen, cambiamos el techo —dijo.

Los cuadernos eran nueve, de tapas azules, y olían a queso. La abuela había anotado el fiado desde 1982 con una letra inclinada que parecía ir siempre contra el viento: fecha, nombre, mercadería, monto. Renata, que a los diecisiete años nunca había comprado nada sin que quedara registrado en alguna pantalla, admiró el orden. Abrió una columna para cada cosa y comenzó.

Al tercer cuaderno notó algo raro. El señor Oyarzo debía doce kilos de azúcar en agosto. En septiembre debía nueve. En octubre, seis. Pero no había pagos: la abuela marcaba los pagos con una cruz roja, y al lado del señor Oyarzo no había ninguna cruz. La deuda simplemente enflaquecía.

Pensó en un error. Luego encontró lo mismo con la familia Millán, con una tal Sonia del pasaje 4, con «la profesora nueva». Las cantidades bajaban solas, de a poco, como baja el agua de un balde roto. Y siempre en los mismos años: del 82 al 84.

Le preguntó a su mamá, que planchaba.

—En el 82 cerraron las dos fábricas —dijo la mamá—. Tu abuelo estaba vivo y era él quien hacía las cuentas los domingos. Ella le leía los cuadernos en voz alta, porque él ya no veía bien.

Renata volvió a su pieza. Se imaginó la escena: la mesa, la radio baja, el abuelo Tito con el lápiz detrás de la oreja, escuchando. La abuela leyendo nueve donde decía doce, al domingo siguiente seis donde decía nueve. Y luego, a solas, corrigiendo la cifra, porque en esa casa los cuadernos tenían que cuadrar con la voz.

El sábado fue a verla. La abuela vivía ahora donde la tía Pilar, en un segundo piso con vista a un estacionamiento, y se quejaba de que ahí no pasaba nadie. Renata puso el tercer cuaderno sobre la mesa, abierto en la página del señor Oyarzo. La abuela se puso los anteojos, miró el papel y después la ventana.

—Era bueno para el azúcar ese hombre —dijo.

—Abuela, aquí faltan seis kilos.

—No faltan. Se los comieron.

—¿El tata nunca supo?

La abuela pasó la mano por la hoja como quien alisa un mantel.

—Tu tata era un hombre honrado —dijo—. De los que no pueden dormir si falta un peso. Había que cuidarle el sueño.

Renata esperó, pero no hubo más. Tomaron té. La abuela le preguntó por el colegio, por el perro, por un pololo que Renata ya no tenía. Cuando la nieta se despedía, volvió a hablar, de espaldas, lavando las tazas:

—Él murió en el 91. Ese año revisé todo. ¿Viste la última página del cuarto?

No la había visto. La buscó esa noche. No era una lista de clientes. Arriba, subrayado, decía «Tito». Abajo había una columna con la misma letra contra el viento: 12 kilos de azúcar, 20 panes, 3 litros de aceite, 1 par de zapatos de niño. Era todo lo que había hecho desaparecer, sumado, línea por línea, en la cuenta de él. Y al lado del total, una cruz roja.

El tío llamó el domingo.

—¿Y? ¿Cuánto nos deben?

Renata miró la planilla, las columnas limpias, el cursor latiendo en la celda vacía.

—Nada —dijo—. Está todo pagado.

Después bajó la tapa del computador. Se quedó un rato pensando en cómo se escribiría eso, si algún día alguien revisaba su propio cuaderno.`,
  items: [
    defineItem({
      id: 'cl-el-cuaderno-de-fiado-tarea-de-renata',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.literarios.hechos-clave'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Para qué quería el tío que Renata revisara los cuadernos?',
      key: { text: 'Para saber cuánto le debía el barrio a la abuela.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Para saber quién había alterado las cuentas.',
          feedback: 'Esa duda la tiene Renata más adelante; al comienzo el tío pide otra cosa.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Para saber cuánto costaba arrendar el local.',
          feedback: 'El arriendo se menciona, pero mira qué quería conocer «antes de arrendar».',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Para guardar un recuerdo de los años del almacén.',
          feedback: 'El tío piensa en el techo, no en la memoria. Relee los dos primeros párrafos.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 1 dice que «Su tío quería saber cuánto le debía el barrio a la abuela Eliana antes de arrendar el local».',
        },
        {
          title: 'Lo que confunde',
          text: 'El arriendo y el techo son planes posteriores; el hallazgo de las cifras alteradas llega después y nadie lo había pedido.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para saber cuánto le debía el barrio a la abuela.',
        },
      ],
      evidence: ['Su tío quería saber cuánto le debía el barrio a la abuela Eliana antes de arrendar el local.'],
    }),
    defineItem({
      id: 'cl-el-cuaderno-de-fiado-senal-de-los-pagos',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.literarios.hechos-clave'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Cómo distinguía la abuela en los cuadernos a quienes ya habían cancelado su deuda?',
      key: { text: 'Con una marca de color junto a sus nombres.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Con un subrayado encima de sus nombres.',
          feedback: 'El subrayado aparece una sola vez y con otro fin; busca la señal de los pagos.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Con cantidades que bajaban mes a mes.',
          feedback: 'Eso es lo extraño que descubre Renata, justamente donde no había pagos.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Con una columna aparte para cada cliente.',
          feedback: 'Las columnas son de la planilla de Renata; mira qué hacía la abuela.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'En el párrafo 4: «la abuela marcaba los pagos con una cruz roja».',
        },
        {
          title: 'Por qué importa',
          text: 'La falta de esa señal es lo que permite notar que las deudas bajaban sin que nadie pagara.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Con una marca de color junto a sus nombres.',
        },
      ],
      evidence: ['la abuela marcaba los pagos con una cruz roja'],
    }),
    defineItem({
      id: 'cl-el-cuaderno-de-fiado-como-bajaba-la-deuda',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.literarios.hechos-clave'],
      skill: 'interpretar',
      difficulty: 3,
      stem: 'Según lo que imagina Renata, ¿cómo conseguía la abuela que las deudas disminuyeran?',
      key: { text: 'Leía en voz alta cifras menores y después corregía el cuaderno.' },
      distractors: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Pedía al abuelo que anotara cifras menores en cada cuaderno.',
          feedback: 'El abuelo escuchaba y no veía bien; mira quién leía y quién escribía.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Cobraba a los vecinos en secreto y se guardaba ese dinero.',
          feedback: 'Nada indica que recibiera dinero. Vuelve a la escena de los domingos.',
        },
        {
          mistake: 'lectura-cambia-orden',
          text: 'Borraba el cuaderno y después leía en voz alta lo que quedaba.',
          feedback: 'Fíjate en el orden: el texto dice qué hacía «luego, a solas».',
        },
      ],
      solution: [
        {
          title: 'La escena',
          text: 'En el párrafo 8 aparece «La abuela leyendo nueve donde decía doce» y «luego, a solas, corrigiendo la cifra».',
        },
        {
          title: 'El orden importa',
          text: 'Primero la voz, después el papel, «porque en esa casa los cuadernos tenían que cuadrar con la voz». El abuelo no participaba del engaño.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Leía en voz alta cifras menores y después corregía el cuaderno.',
        },
      ],
      evidence: ['La abuela leyendo nueve donde decía doce', 'Y luego, a solas, corrigiendo la cifra'],
    }),
    defineItem({
      id: 'cl-el-cuaderno-de-fiado-funcion-de-los-anios',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.literarios.tiempo-espacio'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué relación existe entre el dato de las fábricas (párrafo 7) y lo que Renata había descubierto?',
      key: { text: 'Permite suponer que la abuela rebajaba deudas cuando faltaba el trabajo.' },
      distractors: [
        {
          mistake: 'lectura-invierte-causa',
          text: 'Permite suponer que el almacén cerró porque los vecinos no pagaban.',
          feedback: 'El cierre que se nombra es el de las fábricas, décadas antes que el del almacén.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Permite suponer que el abuelo perdió la vista mientras era obrero.',
          feedback: 'La ceguera explica cómo se hacía el engaño, no por qué en esos años.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Permite suponer que los vecinos compraban más cuando ganaban menos.',
          feedback: 'Lo que bajaba era la deuda anotada; no se habla de compras mayores.',
        },
      ],
      solution: [
        {
          title: 'El descubrimiento',
          text: 'Las cantidades bajaban «siempre en los mismos años: del 82 al 84».',
        },
        {
          title: 'La conexión',
          text: 'La mamá responde «En el 82 cerraron las dos fábricas». El texto no lo explica más, pero la coincidencia apunta a vecinos sin sueldo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Permite suponer que la abuela rebajaba deudas cuando faltaba el trabajo.',
        },
      ],
      evidence: ['En el 82 cerraron las dos fábricas', 'Y siempre en los mismos años: del 82 al 84'],
    }),
    defineItem({
      id: 'cl-el-cuaderno-de-fiado-comparacion-del-balde',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.literarios.recursos-narrativos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué destaca la comparación «como baja el agua de un balde roto» (párrafo 5)?',
      key: { text: 'La disminución lenta y sin intervención visible de las deudas.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'La pérdida de mercadería causada por el mal estado del almacén.',
          feedback: 'El balde es una imagen; piensa en qué se parece al movimiento de las cifras.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'La tristeza de Renata al descubrir el engaño de la abuela.',
          feedback: 'En ese momento Renata está intrigada. Mira de qué está hablando la comparación.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'La rapidez y el desorden con que se anotaban los pagos.',
          feedback: 'Revisa la expresión «de a poco» que acompaña la imagen.',
        },
      ],
      solution: [
        {
          title: 'De qué se habla',
          text: 'La frase completa es: «Las cantidades bajaban solas, de a poco, como baja el agua de un balde roto».',
        },
        {
          title: 'Qué comparte la imagen',
          text: 'El agua se va gota a gota sin que nadie la saque: así parecen bajar las cifras, «solas» y «de a poco». No se habla de objetos dañados.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La disminución lenta y sin intervención visible de las deudas.',
        },
      ],
      evidence: ['Las cantidades bajaban solas, de a poco, como baja el agua de un balde roto.'],
    }),
    defineItem({
      id: 'cl-el-cuaderno-de-fiado-cuenta-de-tito',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.literarios.simbolos-topicos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué significa la cruz roja junto al total en la página de «Tito»?',
      key: { text: 'Que la abuela dio por saldada la deuda que sentía con su marido.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que el abuelo pagó con su dinero las compras de los vecinos.',
          feedback: 'Él nunca supo y la lista se hizo el año en que murió; piensa quién pone la cruz.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Que Renata decidió perdonar lo que todavía se debía en el barrio.',
          feedback: 'La cruz estaba en el cuaderno desde mucho antes que Renata lo abriera.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que la abuela culpó a su marido por la ruina del almacén.',
          feedback: 'Ella habla de él con aprecio y dice que había que «cuidarle el sueño».',
        },
      ],
      solution: [
        {
          title: 'Qué contiene la página',
          text: 'Es «todo lo que había hecho desaparecer, sumado, línea por línea, en la cuenta de él»: ella le confiesa por escrito lo que le ocultó.',
        },
        {
          title: 'Qué dice la cruz',
          text: 'En los cuadernos la cruz roja marca un pago. Escrita por ella en el año de la muerte, cierra esa cuenta moral. No hay reproche ni dinero de por medio.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que la abuela dio por saldada la deuda que sentía con su marido.',
        },
      ],
      evidence: [
        'Era todo lo que había hecho desaparecer, sumado, línea por línea, en la cuenta de él. Y al lado del total, una cruz roja.',
      ],
    }),
    defineItem({
      id: 'cl-el-cuaderno-de-fiado-mirada-sobre-el-engano',
      version: 1,
      content: 'cl.evaluar.emisor.posicion',
      otherContents: ['cl.textos.literarios.temas'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué actitud muestra el relato ante el engaño de la abuela?',
      key: { text: 'La comprende como una forma de ayudar sin humillar a nadie.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'La condena como una falta de honradez que nadie debe imitar.',
          feedback: 'Observa qué responde Renata a su tío en el final.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'La celebra como una burla merecida contra el abuelo.',
          feedback: 'Revisa cómo habla la abuela del abuelo: ¿se está riendo de él?',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'La presenta como un descuido de alguien que contaba mal.',
          feedback: 'El orden de los cuadernos y la última página muestran que sabía lo que hacía.',
        },
      ],
      solution: [
        {
          title: 'Cómo habla la abuela',
          text: 'Dice que su marido era «un hombre honrado» y que «Había que cuidarle el sueño»: protege a los vecinos y también a él.',
        },
        {
          title: 'Cómo termina',
          text: 'Renata repite el gesto al responder «Está todo pagado». El relato no castiga el engaño ni se burla; lo hace heredar.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La comprende como una forma de ayudar sin humillar a nadie.',
        },
      ],
      evidence: ['—Nada —dijo—. Está todo pagado.', 'Había que cuidarle el sueño.'],
    }),
    defineItem({
      id: 'cl-el-cuaderno-de-fiado-cierre-con-pantalla',
      version: 1,
      content: 'cl.evaluar.forma.recursos',
      otherContents: ['cl.textos.literarios.parte-todo'],
      skill: 'evaluar',
      difficulty: 5,
      stem: '¿Qué logra el último párrafo al hablar del «propio cuaderno» de Renata?',
      key: { text: 'Extiende a la nieta la pregunta por lo que una vida deja anotado.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Anuncia que la nieta anotará las ventas del almacén en un cuaderno.',
          feedback: 'El almacén se cierra; «cuaderno» ya no nombra aquí un objeto.',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Explica que la nieta prefiere el cuaderno porque la planilla falló.',
          feedback: 'La planilla no falló: ella la dejó vacía. Piensa qué se pregunta Renata.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Muestra que la nieta se arrepiente de haberle mentido a su tío.',
          feedback: 'Se queda pensando, pero busca en qué; no se habla de arrepentimiento.',
        },
      ],
      solution: [
        {
          title: 'El sentido figurado',
          text: 'Renata no tiene un cuaderno: se pregunta «cómo se escribiría eso, si algún día alguien revisaba su propio cuaderno», es decir, sus actos.',
        },
        {
          title: 'Relación con el todo',
          text: 'Acaba de decir, como su abuela, una cifra que no era exacta por lealtad. El cierre une a ambas y deja abierta la pregunta; no habla de negocios ni de culpa.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Extiende a la nieta la pregunta por lo que una vida deja anotado.',
        },
      ],
      evidence: [
        'Se quedó un rato pensando en cómo se escribiría eso, si algún día alguien revisaba su propio cuaderno.',
      ],
    }),
  ],
});
