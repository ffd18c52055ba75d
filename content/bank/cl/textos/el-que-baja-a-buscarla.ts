import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-el-que-baja-a-buscarla',
  version: 1,
  genre: 'literario',
  title: 'El que baja a buscarla',
  introduction: 'Crónica. Texto escrito para Travesía; el club y sus personajes son ficticios.',
  text: md`La cancha del Deportivo Estrella del Cerro está donde no debería haber una cancha. La hicieron a pala, en 1961, cortándole un pedazo al cerro Mariposas de un Valparaíso que todavía no era patrimonio de nadie. Tiene un arco que da al mar y otro que da a la quebrada, y quien gana el sorteo elige siempre atacar hacia el mar, porque los goles que se pierden hacia el otro lado se pierden de verdad.

La quebrada mide ciento cuarenta metros. La pelota que pasa sobre el arco sur pega en la malla rota, duda un segundo y se va. Baja por la tierra, rebota en un colchón que alguien tiró en los noventa, cruza un hilo de agua y se detiene, si tiene buena voluntad, contra el gallinero de la señora Norma. El récord del campeonato son once pelotas en un partido.

Alguien tiene que bajar a buscarlas. Desde hace veintiséis años, ese alguien se llama Jano Verdejo.

Llegó a los nueve, porque su hermano jugaba de lateral y no podía dejarlo solo. El primer domingo bajó por jugar. El segundo le dieron un sándwich. Al tercero, el presidente del club, un hombre que redactaba actas hasta para ir al baño, lo inscribió en el libro: «Verdejo, Alejandro. Cargo: pasapelotas (quebrada)». Hoy Jano tiene treinta y cinco, maneja un trolebús de lunes a sábado y no ha faltado más que dos veces: una por paperas y otra por casarse. El casamiento, aclara, fue en la mañana; el problema fue que los invitados no lo dejaron bajar.

Lo acompañé un domingo de agosto. Uno piensa que bajar a una quebrada es bajar. Jano me corrige: hay que leerla. Si llovió, la pelota se carga a la derecha; con viento sur pasa de largo y hay que ir directo al techo de los Acuña. Por el ruido del rebote sabe dónde va a quedar. Cuando los jugadores recién se están agarrando la cabeza, él ya va por la mitad. Demora cuatro minutos en ir y volver. Los cronometré con la boca abierta, sentado en una piedra, porque a la segunda bajada yo ya no servía para nada.

En el colegio nos contaban de un rey griego condenado a empujar una roca hasta lo alto de una montaña. Al llegar arriba, la roca se caía y él volvía a empezar, para siempre. El castigo consistía en que el trabajo no servía de nada. Se lo cuento a Jano mientras subimos. Lo piensa durante media ladera.

—¿Y alguien lo esperaba arriba? —pregunta.

Le digo que no, que estaba solo, que de eso se trataba.

—Ah, entonces es otra cosa —dice, y acelera.

Arriba lo esperan. Es una cosa mínima y hay que estar ahí para verla: cuando asoma la cabeza por el borde, con la pelota bajo el brazo, los veintidós que discutían dejan de discutir y aplauden. No es una ovación. Son tres o cuatro palmadas, de esas que se dan sin pensar. Y el árbitro, que podría usar cualquiera de las otras pelotas, lo espera. Le pregunté por qué. Me miró como si le hubiera preguntado por qué hay arcos. «Porque viene Jano con ella», dijo.

El año pasado la municipalidad ofreció una malla nueva, de nueve metros. Se votó en asamblea y hubo quince minutos de silencio incómodo. Ganó la malla, que era lo razonable. La instalaron hasta la mitad. El presupuesto alcanzaba para más, pero el club, según consta en acta, «resolvió destinar el saldo a otros fines». Con el saldo le compraron zapatos de trekking al pasapelotas.

Ese domingo, en el último minuto, un delantero de los nuestros, solo frente al arco sur, la mandó a las nubes. Todos vimos la pelota pasar por el lado donde no hay malla. El delantero ni siquiera se agarró la cabeza. Juraría que se estaba riendo.`,
  items: [
    defineItem({
      id: 'cl-el-que-baja-a-buscarla-arco-preferido',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.literarios.tiempo-espacio'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Qué elige quien gana el sorteo en la cancha del Deportivo Estrella del Cerro?',
      key: { text: 'Atacar hacia el arco que da al mar.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Atacar hacia el arco que da a la quebrada.',
          feedback: 'Relee qué pasa con los goles perdidos hacia ese lado.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Comenzar el partido con el balón en su poder.',
          feedback: 'Así suele ser en otros partidos, pero busca qué se dice de esta cancha.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Jugar el primer tiempo con el viento a favor.',
          feedback: 'El viento se menciona al hablar de la quebrada, no del sorteo.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 1 dice que «quien gana el sorteo elige siempre atacar hacia el mar».',
        },
        {
          title: 'Por qué',
          text: 'La razón está a continuación: hacia la quebrada los goles errados hacen perder la pelota.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Atacar hacia el arco que da al mar.',
        },
      ],
      evidence: ['quien gana el sorteo elige siempre atacar hacia el mar'],
    }),
    defineItem({
      id: 'cl-el-que-baja-a-buscarla-ausencias-de-jano',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Cuáles son los motivos por los que Jano ha estado ausente de su tarea?',
      key: { text: 'Una enfermedad y su matrimonio.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Su trabajo y los viajes de su hermano.',
          feedback: 'Maneja de lunes a sábado, y los partidos se juegan otro día.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Una lesión que sufrió en la quebrada.',
          feedback: 'El texto no menciona lesiones; busca las dos veces que faltó.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'La lluvia y el viento sur del invierno.',
          feedback: 'Con lluvia y viento baja igual: cambia el modo de leer la quebrada.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 4 dice que faltó dos veces: «una por paperas y otra por casarse».',
        },
        {
          title: 'La paráfrasis',
          text: 'Las paperas son una enfermedad; casarse es su matrimonio.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Una enfermedad y su matrimonio.',
        },
      ],
      evidence: ['una por paperas y otra por casarse'],
    }),
    defineItem({
      id: 'cl-el-que-baja-a-buscarla-el-rey-y-la-roca',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.literarios.otros-textos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Para qué introduce el cronista la historia del rey griego?',
      key: { text: 'Para contrastar un esfuerzo inútil y solitario con el de Jano.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Para mostrar que el trabajo de Jano es un castigo sin sentido.',
          feedback: 'Jano mismo marca la diferencia; mira qué pregunta y qué responde.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Para demostrar que en el colegio aprendió cosas importantes.',
          feedback: 'El colegio es solo el origen de la historia; piensa con quién se compara al rey.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Para adelantar que la pelota volverá a caer cuando termine el día.',
          feedback: 'El parecido con la roca es más que una anticipación; lee el diálogo completo.',
        },
      ],
      solution: [
        {
          title: 'El parecido',
          text: 'Ambos suben una y otra vez algo que vuelve a caer.',
        },
        {
          title: 'La diferencia',
          text: 'Jano pregunta: «¿Y alguien lo esperaba arriba?». Como al rey nadie lo esperaba, «entonces es otra cosa»: la tarea de Jano tiene sentido para otros.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para contrastar un esfuerzo inútil y solitario con el de Jano.',
        },
      ],
      evidence: ['—¿Y alguien lo esperaba arriba? —pregunta.', '—Ah, entonces es otra cosa —dice, y acelera.'],
    }),
    defineItem({
      id: 'cl-el-que-baja-a-buscarla-malla-hasta-la-mitad',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.literarios.hechos-clave'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué permite inferir que la malla se instalara «hasta la mitad» y que el saldo se destinara «a otros fines»?',
      key: { text: 'Que el club quiso, sin decirlo, que siguiera habiendo pelotas que buscar.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que el club calculó mal el presupuesto y no pudo terminar la malla entera.',
          feedback: 'El texto dice para cuánto alcanzaba el dinero.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Que el club desconfió de la municipalidad y devolvió parte del dinero.',
          feedback: 'Nada fue devuelto; mira qué se compró.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que el club decidió despedir a Jano y pagarle por los años de trabajo.',
          feedback: 'El regalo sirve para seguir bajando; piensa qué se hace con esos zapatos.',
        },
      ],
      solution: [
        {
          title: 'Las pistas',
          text: '«El presupuesto alcanzaba para más», hubo «silencio incómodo» y con el saldo «le compraron zapatos de trekking al pasapelotas».',
        },
        {
          title: 'La inferencia',
          text: 'Una malla entera dejaría a Jano sin su tarea. El acta oculta con lenguaje formal un gesto de afecto.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que el club quiso, sin decirlo, que siguiera habiendo pelotas que buscar.',
        },
      ],
      evidence: [
        'El presupuesto alcanzaba para más, pero el club, según consta en acta, «resolvió destinar el saldo a otros fines».',
      ],
    }),
    defineItem({
      id: 'cl-el-que-baja-a-buscarla-secuencia-de-la-inscripcion',
      version: 1,
      content: 'cl.interpretar.relaciones.jerarquia',
      otherContents: ['cl.textos.literarios.parte-todo'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cuál es la idea principal del párrafo 4?',
      key: { text: 'Lo que comenzó como un juego se volvió un compromiso de años.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'El presidente del club redactaba actas sobre cualquier asunto.',
          feedback: 'Es un detalle humorístico; busca qué idea reúne todo el párrafo.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'El hermano de Jano lo llevaba a la cancha para no dejarlo solo.',
          feedback: 'Eso explica el comienzo, pero el párrafo llega hasta hoy.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Los invitados impidieron que Jano se dedicara a jugar al fútbol.',
          feedback: 'Aquel día no lo dejaron bajar; el párrafo trata de algo mayor.',
        },
      ],
      solution: [
        {
          title: 'Qué recorre el párrafo',
          text: 'Va desde los nueve años («bajó por jugar») hasta los treinta y cinco, con un cargo y casi sin faltas.',
        },
        {
          title: 'Qué manda',
          text: 'Las actas, el hermano y el casamiento detallan esa permanencia; ninguno la reemplaza.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Lo que comenzó como un juego se volvió un compromiso de años.',
        },
      ],
      evidence: ['El primer domingo bajó por jugar.', 'no ha faltado más que dos veces'],
    }),
    defineItem({
      id: 'cl-el-que-baja-a-buscarla-risa-del-delantero',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.literarios.recursos-narrativos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Cómo se relaciona la última escena con el resto de la crónica?',
      key: { text: 'Sugiere que el delantero erró a propósito para que Jano bajara.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Muestra que el equipo local perdió por culpa de su delantero.',
          feedback: 'No se habla del resultado; mira por qué lado pasó la pelota y quién ríe.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Revela que los jugadores se burlan del trabajo de Jano.',
          feedback: 'Recuerda qué hacen los jugadores cada vez que él asoma.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Indica que el cronista decidió ocupar el puesto de pasapelotas.',
          feedback: 'El cronista quedó sentado en una piedra; la escena trata de otro.',
        },
      ],
      solution: [
        {
          title: 'Las señales',
          text: 'La pelota va «por el lado donde no hay malla», el delantero no se lamenta y «Juraría que se estaba riendo».',
        },
        {
          title: 'La relación',
          text: 'Como la malla incompleta, el disparo parece un acto de complicidad: todos cuidan que Jano siga teniendo algo que buscar.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Sugiere que el delantero erró a propósito para que Jano bajara.',
        },
      ],
      evidence: ['El delantero ni siquiera se agarró la cabeza. Juraría que se estaba riendo.'],
    }),
    defineItem({
      id: 'cl-el-que-baja-a-buscarla-intencion-del-cronista',
      version: 2,
      content: 'cl.evaluar.emisor.intencion',
      otherContents: ['cl.textos.literarios.temas'],
      skill: 'evaluar',
      difficulty: 3,
      stem: '¿Qué busca el cronista al retratar a Jano y a su club?',
      key: { text: 'Destacar el valor que una comunidad da a una tarea humilde.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Lamentar que alguien repita cada domingo un esfuerzo inútil.',
          feedback: 'Así era el castigo del rey griego. ¿Qué responde Jano a esa comparación?',
        },
        {
          mistake: 'lectura-otro-proposito',
          text: 'Criticar que el club gaste en zapatos el dinero de una malla.',
          feedback: 'El club decide ese gasto; fíjate en cómo lo cuenta el cronista.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Explicar cómo se aprende a anticipar dónde cae una pelota.',
          feedback: 'Eso ocupa un párrafo; busca qué une a todas las escenas.',
        },
      ],
      solution: [
        {
          title: 'Qué escenas elige',
          text: 'Las palmadas, el árbitro que espera, los zapatos y el delantero: todas muestran aprecio.',
        },
        {
          title: 'Qué busca',
          text: 'Hacer visible ese reconocimiento en un trabajo que otros creerían inútil. No lamenta la tarea ni critica al club, y la pericia de Jano es solo una de las escenas.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Destacar el valor que una comunidad da a una tarea humilde.',
        },
      ],
      evidence: ['«Porque viene Jano con ella», dijo.'],
    }),
    defineItem({
      id: 'cl-el-que-baja-a-buscarla-humor-de-las-actas',
      version: 1,
      content: 'cl.evaluar.forma.recursos',
      otherContents: ['cl.textos.literarios.personajes-tipo'],
      skill: 'evaluar',
      difficulty: 5,
      stem: '¿Qué efecto produce citar las actas del club con su lenguaje formal?',
      key: { text: 'Crea humor, por el contraste entre la solemnidad y lo que se narra.' },
      distractors: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Crea suspenso, por la demora en revelar quién tomó la decisión.',
          feedback: 'No hay intriga sobre quién decide; compara el tono de las actas con los hechos.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Crea distancia, por la frialdad con que se trata al pasapelotas.',
          feedback: 'La decisión que el acta disfraza es afectuosa.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Crea confianza, por la exactitud con que informan de los gastos.',
          feedback: 'El acta evita justamente decir en qué se gastó.',
        },
      ],
      solution: [
        {
          title: 'Dos ejemplos',
          text: '«Cargo: pasapelotas (quebrada)» y «resolvió destinar el saldo a otros fines».',
        },
        {
          title: 'El efecto',
          text: 'Fórmulas de oficina aplicadas a un niño que busca pelotas y a unos zapatos: la desproporción hace sonreír, y la segunda además encubre un regalo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Crea humor, por el contraste entre la solemnidad y lo que se narra.',
        },
      ],
      evidence: ['«Verdejo, Alejandro. Cargo: pasapelotas (quebrada)»'],
    }),
  ],
});
