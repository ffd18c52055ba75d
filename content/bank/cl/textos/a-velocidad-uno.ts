import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-a-velocidad-uno',
  version: 1,
  genre: 'argumentativo',
  title: 'A velocidad uno',
  introduction: 'Columna de opinión. Texto escrito para Travesía.',
  text: md`Mi hijo escucha mis mensajes de voz al doble de velocidad. Me lo confesó sin culpa, como quien cuenta que toma el café sin azúcar. «No es contra ti, mamá: es contra el tiempo». Desde entonces, cada vez que le grabo algo, me imagino convertida en ardilla.

Sostengo que acelerar la voz de los demás es una mala costumbre, y que conviene dejarla antes de que se convierta en nuestra manera de escuchar. No hablo de una clase grabada ni de las instrucciones para armar un mueble: ahí uno busca datos y hace bien en apurarse. Hablo de la voz de alguien que nos quiere decir algo.

La primera razón es simple: en una voz, la información no está solo en las palabras. Está en la demora antes de decir «bien». Está en el suspiro. Cuando la velocidad sube, las palabras llegan enteras y lo demás se pierde, del mismo modo en que un tren rápido permite llegar a Temuco y no permite ver Chillán.

La segunda razón tiene que ver con el que habla. Quien sabe que lo escucharán apurado empieza a hablar apurado. Ya conozco a personas que graban mensajes con título, desarrollo y conclusión, como si rindieran una prueba. ¿De verdad queremos que la abuela nos mande un resumen?

Sé que se me dirá que exagero. Un especialista en productividad, con columna en otro diario, calculó que acelerar los audios ahorra once horas al mes. No voy a discutir sus números; basta saber que se trata de un hombre que desayuna de pie. Y mi vecino del tercero, que acelera hasta las películas, se ha separado dos veces. Saque usted sus cuentas.

Concedo algo, sin embargo. Hay mensajes de ocho minutos que pudieron ser de uno, y la paciencia de quien escucha también merece respeto. Mi propuesta, entonces, es un trato: quien graba, que no se alargue; quien escucha, que no acelere. Al que madruga, Dios lo ayuda, dice el refrán. Pero no dice que haya que correr.

Mi madre murió en invierno. En el teléfono me quedaron cuarenta y un mensajes suyos, casi todos sobre el precio de las paltas. El otro día, haciendo aseo, apreté sin querer el botón y la oí a velocidad doble: era una señora cualquiera, apurada, hablando de paltas. Volví atrás. A velocidad uno, entre «las paltas» y «están carísimas», hay una pausa en que se ríe. Dura un segundo y medio. No se lo regalo a nadie.`,
  items: [
    defineItem({
      id: 'cl-a-velocidad-uno-excepciones-de-la-columnista',
      version: 1,
      content: 'cl.textos.no-literarios.argumentos',
      otherContents: ['cl.localizar.informacion-explicita.parafrasis'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿En qué situación la columnista aprueba que se acelere una grabación?',
      key: { text: 'Cuando solo se busca en ella información práctica.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Cuando la grabación dura más de ocho minutos seguidos.',
          feedback: 'De esos mensajes dice que pudieron ser más cortos; no que se aceleren.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Cuando hace falta ahorrar horas durante el mes.',
          feedback: 'Ese es el cálculo de otra persona, a la que ella se opone.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Cuando quien habla es alguien de la familia.',
          feedback: 'Justo ahí pide que no se haga.',
        },
      ],
      solution: [
        {
          title: 'Buscar la excepción',
          text: 'El párrafo 2 deja fuera «una clase grabada» y «las instrucciones para armar un mueble».',
        },
        {
          title: 'La razón',
          text: '«ahí uno busca datos y hace bien en apurarse»: son usos prácticos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Cuando solo se busca en ella información práctica.',
        },
      ],
      evidence: ['ahí uno busca datos y hace bien en apurarse'],
    }),
    defineItem({
      id: 'cl-a-velocidad-uno-tesis-de-la-columna',
      version: 1,
      content: 'cl.textos.no-literarios.tesis',
      otherContents: ['cl.textos.no-literarios.tema-ideas'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Cuál es la tesis de la columna?',
      key: { text: 'Acelerar la voz de quien nos habla es un mal hábito que conviene abandonar.' },
      distractors: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Acelerar cualquier grabación es un error que arruina las relaciones humanas.',
          feedback: 'Ella salva las clases y las instrucciones: la tesis no abarca cualquier grabación.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Acelerar los mensajes es un modo de ganar tiempo que conviene aprovechar.',
          feedback: 'Así opinan el hijo y el especialista; ella no.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Alargar los mensajes es una falta de respeto hacia quien debe escucharlos.',
          feedback: 'Es lo que concede en el párrafo 6, no lo que defiende en toda la columna.',
        },
      ],
      solution: [
        {
          title: 'Dónde se declara',
          text: 'El párrafo 2 comienza con «Sostengo que»: «acelerar la voz de los demás es una mala costumbre».',
        },
        {
          title: 'Con qué límite',
          text: 'Solo se refiere a «la voz de alguien que nos quiere decir algo». La concesión y el trato matizan, pero no cambian la tesis.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Acelerar la voz de quien nos habla es un mal hábito que conviene abandonar.',
        },
      ],
      evidence: ['Sostengo que acelerar la voz de los demás es una mala costumbre, y que conviene dejarla'],
    }),
    defineItem({
      id: 'cl-a-velocidad-uno-lo-que-valora-la-columnista',
      version: 1,
      content: 'cl.textos.no-literarios.creencias',
      otherContents: ['cl.interpretar.sentido.inferencias'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué valor hay detrás de las razones que da la columnista?',
      key: { text: 'Que prestar tiempo a otro es una forma de cuidarlo.' },
      distractors: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que todo lo que se hacía antes era mejor que lo de hoy.',
          feedback: 'No añora otra época: usa mensajes de voz y acepta acelerar otras cosas.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Que el tiempo es un recurso que no se debe derrochar.',
          feedback: 'Es la idea del hijo y del especialista.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Que hablar con orden es una muestra de buena educación.',
          feedback: 'Más bien se burla de los mensajes con «título, desarrollo y conclusión».',
        },
      ],
      solution: [
        {
          title: 'Qué lamenta perder',
          text: 'El suspiro, la demora antes de decir «bien», la risa de su madre: lo que aparece solo si se espera.',
        },
        {
          title: 'Qué supone eso',
          text: 'Escuchar a velocidad uno es dedicarle tiempo a alguien. Por eso pide un trato entre quien graba y quien escucha.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que prestar tiempo a otro es una forma de cuidarlo.',
        },
      ],
      evidence: [
        'Está en la demora antes de decir «bien». Está en el suspiro.',
        'quien graba, que no se alargue; quien escucha, que no acelere',
      ],
    }),
    defineItem({
      id: 'cl-a-velocidad-uno-efecto-de-la-pregunta',
      version: 1,
      content: 'cl.textos.no-literarios.recursos-linguisticos',
      otherContents: ['cl.interpretar.relaciones.funcion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué efecto busca la pregunta «¿De verdad queremos que la abuela nos mande un resumen?»?',
      key: { text: 'Que quien lee rechace por sí mismo lo que la columnista describe.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que quien lee averigüe cómo prefiere comunicarse su propia abuela.',
          feedback: 'No espera respuesta: la pregunta ya trae una. ¿Cuál?',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que quien lee reconozca la ventaja de recibir mensajes más ordenados.',
          feedback: 'Para ella ese orden es lo que se perdería, no lo que se ganaría.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Que quien lee dude de si la columnista está segura de su postura.',
          feedback: 'No expresa duda: es una pregunta retórica, y va después de una afirmación.',
        },
      ],
      solution: [
        {
          title: 'Qué clase de pregunta es',
          text: 'Retórica: nadie contesta que sí. «De verdad» empuja hacia el no.',
        },
        {
          title: 'Qué consigue',
          text: 'Lleva hasta lo absurdo la segunda razón (hablar «como si rindieran una prueba»), y deja que quien lee saque la conclusión.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que quien lee rechace por sí mismo lo que la columnista describe.',
        },
      ],
      evidence: ['como si rindieran una prueba. ¿De verdad queremos que la abuela nos mande un resumen?'],
    }),
    defineItem({
      id: 'cl-a-velocidad-uno-el-final-de-la-madre',
      version: 1,
      content: 'cl.textos.no-literarios.estrategias',
      otherContents: ['cl.evaluar.emisor.intencion'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿De qué modo busca influir en quien lee el último párrafo?',
      key: { text: 'Acompaña las razones con un recuerdo íntimo que conmueve.' },
      distractors: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Reemplaza la nostalgia por una broma que quita gravedad.',
          feedback: 'Hay humor en las paltas, pero fíjate en la última frase.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Refuerza las razones con un dato que cualquiera puede comprobar.',
          feedback: 'Los cuarenta y un mensajes no son una prueba para otros: ¿qué provocan?',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Debilita las razones con un caso que las contradice.',
          feedback: 'El caso va en la misma dirección: a velocidad doble, la risa no se oye.',
        },
      ],
      solution: [
        {
          title: 'Qué cuenta',
          text: 'Los mensajes de la madre muerta y la pausa «en que se ríe».',
        },
        {
          title: 'Cómo actúa',
          text: 'No agrega un argumento: hace sentir lo que se pierde. Apela a la emoción para que la tesis se acepte.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Acompaña las razones con un recuerdo íntimo que conmueve.',
        },
      ],
      evidence: [
        'A velocidad uno, entre «las paltas» y «están carísimas», hay una pausa en que se ríe.',
        'No se lo regalo a nadie.',
      ],
    }),
    defineItem({
      id: 'cl-a-velocidad-uno-falla-contra-el-especialista',
      version: 1,
      content: 'cl.textos.no-literarios.fallas-argumentativas',
      otherContents: ['cl.evaluar.contenido.informacion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué falla comete la columnista al responder al especialista en productividad?',
      key: { text: 'Se burla de su persona en vez de examinar su cálculo.' },
      distractors: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Da por cierta su tesis para probar esa misma tesis.',
          feedback: 'Eso sería un círculo. Mira qué dice de él: «un hombre que desayuna de pie».',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Saca una conclusión general a partir de un solo caso.',
          feedback: 'Eso hace con el vecino, en la frase siguiente; aquí se pregunta por el especialista.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Acepta su cálculo y, al aceptarlo, abandona su tesis.',
          feedback: 'No lo acepta ni lo discute: lo esquiva. ¿Con qué?',
        },
      ],
      solution: [
        {
          title: 'Qué hace con los números',
          text: 'Dice «No voy a discutir sus números»: deja el argumento sin responder.',
        },
        {
          title: 'Con qué lo reemplaza',
          text: '«basta saber que se trata de un hombre que desayuna de pie». Es un ataque personal, aunque simpático: cómo desayune no cambia las once horas.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Se burla de su persona en vez de examinar su cálculo.',
        },
      ],
      evidence: ['No voy a discutir sus números; basta saber que se trata de un hombre que desayuna de pie.'],
    }),
    defineItem({
      id: 'cl-a-velocidad-uno-hecho-en-la-columna',
      version: 1,
      content: 'cl.textos.no-literarios.hechos-opiniones',
      otherContents: ['cl.interpretar.sentido.inferencias'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Cuál de estas afirmaciones de la columna corresponde a un hecho que se podría comprobar?',
      key: { text: '«En el teléfono me quedaron cuarenta y un mensajes suyos»' },
      distractors: [
        {
          mistake: 'lectura-hecho-opinion',
          text: '«acelerar la voz de los demás es una mala costumbre»',
          feedback: '«Mala» es una valoración: es justamente lo que la columna defiende.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: '«la paciencia de quien escucha también merece respeto»',
          feedback: 'Lo que «merece» algo no se comprueba: se juzga.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: '«hace bien en apurarse» quien busca datos en una clase',
          feedback: 'Hacer «bien» es un juicio, aunque muchos lo compartan.',
        },
      ],
      solution: [
        {
          title: 'Qué es un hecho',
          text: 'Algo que puede verificarse sin compartir la opinión de nadie.',
        },
        {
          title: 'Probar con cada frase',
          text: 'Los mensajes se pueden contar en el teléfono. «Mala», «merece» y «hace bien» expresan juicios.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: «En el teléfono me quedaron cuarenta y un mensajes suyos»',
        },
      ],
      evidence: [
        'En el teléfono me quedaron cuarenta y un mensajes suyos',
        'acelerar la voz de los demás es una mala costumbre',
      ],
    }),
  ],
});
