import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-nadie-habla-mal',
  version: 1,
  genre: 'argumentativo',
  title: 'Nadie habla «mal»',
  introduction: 'Columna de opinión. Texto escrito para Travesía.',
  text: md`Cada cierto tiempo circula en las redes un mapa de los países donde «mejor» se habla el español. Chile aparece invariablemente al fondo, y los chilenos, que discutimos por casi todo, lo compartimos con una extraña alegría, como quien muestra una cicatriz. Propongo que dejemos de hacerlo, porque el mapa es falso y porque nos hace daño.

Es falso por una razón elemental: nadie dice con qué se midió. ¿Con la cantidad de eses pronunciadas? Entonces pierden también el Caribe entero, media Andalucía y las islas Canarias. ¿Con la cantidad de palabras propias? Entonces no hay país que se salve, pues en todas partes se inventan. Lo que esos mapas miden, sin confesarlo, es cuánto se parece cada manera de hablar a la de ciertos lugares con prestigio. Y el prestigio no es una propiedad de los sonidos. Comerse una ese no es peor que no pronunciar la hache: es más reciente.

Cuando un niño de Coelemu dice «¿cachái?», no está errando un verbo; está conjugándolo con una regla que todos sus vecinos conocen y que él aprendió sin que nadie se la enseñara. Diga usted «cacho, cachái, cacha» y compruebe que sabe de memoria un paradigma completo que no figura en ningún texto escolar. Lo que llamamos hablar mal suele ser hablar con otra gramática.

Sé lo que me van a responder, porque soy profesora de Lenguaje y me lo responden los apoderados en cada reunión: si todo vale, ¿para qué enseñar? La objeción es seria y merece más que un chiste. Hay una manera de escribir que se espera en una carta formal, en un contrato o en un examen, y quien no la domina queda afuera. Negársela a un estudiante en nombre del respeto por su habla sería una forma elegante de abandonarlo. Pero enseñar la variedad formal no obliga a despreciar la otra, así como enseñar a nadar no obliga a hablar pestes de la bicicleta. A mis alumnos no les digo que corrijan su lengua; les pido que sumen otra a la que ya tienen y que aprendan cuándo sirve cada una.

El argumento no es nuevo ni es mío. En 1847, en el prólogo de la gramática que escribió en Santiago, Andrés Bello advirtió: «No se crea que recomendando la conservación del castellano sea mi ánimo tachar de vicioso y espurio todo lo que es peculiar de los americanos». El mismo hombre que quería una lengua común para que estos países se entendieran, defendía que Chile y Venezuela tenían tanto derecho como Aragón y Andalucía a sus diferencias. Norma y respeto le cabían en la misma página.

¿Y el daño? El daño no lo hace el mapa, sino lo que viene después. He visto a estudiantes brillantes quedarse callados en una sala de universidad porque alguien se rio de su «haiga». He visto a una madre pedirle a su hijo que hablara por ella en una oficina. Ninguno de los dos tenía problemas con el español; lo que tenían era vergüenza, y la vergüenza es la peor de las faltas de ortografía, porque no se corrige con un lápiz rojo.

De modo que la próxima vez que le llegue el famoso mapa, haga lo que se hace con las cadenas que prometen fortuna: no lo reenvíe.`,
  sources: [
    {
      name: 'Andrés Bello, Gramática de la lengua castellana destinada al uso de los americanos, prólogo, 1847',
      detail: 'Cita del párrafo 5',
    },
  ],
  items: [
    defineItem({
      id: 'cl-nadie-habla-mal-lugar-de-chile-en-el-mapa',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.no-literarios.informacion-relevante'],
      skill: 'localizar',
      difficulty: 1,
      stem: 'Según la columna, ¿cómo reaccionan los chilenos ante el mapa del español?',
      key: { text: 'Lo comparten con una alegría extraña.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Lo critican con argumentos serios.',
          feedback: 'La crítica la hace quien escribe; busca qué hace la mayoría en el párrafo 1.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Lo ignoran por considerarlo falso.',
          feedback: 'Que sea falso lo dice la columnista. Revisa qué hace la gente con él.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Lo reciben con vergüenza y silencio.',
          feedback: 'La vergüenza aparece más adelante y la sienten otras personas.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 1 dice que los chilenos «lo compartimos con una extraña alegría, como quien muestra una cicatriz».',
        },
        {
          title: 'Lo que confunde',
          text: 'El silencio y la vergüenza pertenecen a los ejemplos del párrafo 6; el rechazo es lo que la autora propone.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Lo comparten con una alegría extraña.',
        },
      ],
      evidence: ['lo compartimos con una extraña alegría, como quien muestra una cicatriz'],
    }),
    defineItem({
      id: 'cl-nadie-habla-mal-que-miden-los-mapas',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.no-literarios.argumentos'],
      skill: 'localizar',
      difficulty: 2,
      stem: 'De acuerdo con la autora, ¿qué miden realmente los mapas que comparan el español de los países?',
      key: { text: 'La cercanía con el habla de lugares prestigiosos.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'La cantidad de eses que se pronuncian en cada país.',
          feedback: 'Es una de las medidas que la autora prueba y descarta con una pregunta.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'El nivel de educación que alcanza cada población.',
          feedback: 'La columna no relaciona el mapa con los años de estudio.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'El número de palabras propias que se inventan.',
          feedback: 'También es una pregunta que se descarta; busca la frase con «sin confesarlo».',
        },
      ],
      solution: [
        {
          title: 'La frase clave',
          text: '«Lo que esos mapas miden, sin confesarlo, es cuánto se parece cada manera de hablar a la de ciertos lugares con prestigio.»',
        },
        {
          title: 'Lo que se descarta',
          text: 'Las eses y las palabras propias están entre signos de pregunta: son criterios que la autora muestra que no sirven.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La cercanía con el habla de lugares prestigiosos.',
        },
      ],
      evidence: [
        'Lo que esos mapas miden, sin confesarlo, es cuánto se parece cada manera de hablar a la de ciertos lugares con prestigio.',
      ],
    }),
    defineItem({
      id: 'cl-nadie-habla-mal-tesis-de-la-columna',
      version: 1,
      content: 'cl.interpretar.sentido.sintesis',
      otherContents: ['cl.textos.no-literarios.tesis'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué tesis defiende la columna?',
      key: { text: 'Las formas de hablar no son malas, y despreciarlas causa daño.' },
      distractors: [
        {
          mistake: 'lectura-voz-ajena',
          text: 'Si todo vale al hablar, no tiene sentido enseñar una norma.',
          feedback: 'Esa es la objeción de los apoderados, que la autora responde.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Los niños aprenden a conjugar verbos sin que se les enseñe.',
          feedback: 'Es un ejemplo que apoya la tesis, no la tesis.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'La escuela debe reemplazar la norma formal por el habla local.',
          feedback: 'Relee el párrafo 4: la autora pide sumar, no reemplazar.',
        },
      ],
      solution: [
        {
          title: 'Dónde se anuncia',
          text: 'El párrafo 1 adelanta las dos partes: «el mapa es falso y porque nos hace daño».',
        },
        {
          title: 'Cómo se desarrolla',
          text: 'Los párrafos 2 y 3 muestran que no hay un hablar «mal»; el 6, el daño. La objeción y el ejemplo del niño están al servicio de esa idea.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Las formas de hablar no son malas, y despreciarlas causa daño.',
        },
      ],
      evidence: [
        'porque el mapa es falso y porque nos hace daño',
        'Lo que llamamos hablar mal suele ser hablar con otra gramática.',
      ],
    }),
    defineItem({
      id: 'cl-nadie-habla-mal-funcion-ejemplo-cachai',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.no-literarios.ideas-de-apoyo'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué función cumple el ejemplo de «¿cachái?» en el párrafo 3?',
      key: { text: 'Probar que el habla cotidiana sigue reglas propias.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Probar que los niños cometen errores al conjugar.',
          feedback: 'La autora dice que el niño «no está errando un verbo».',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Informar de qué lugar viene el verbo que se menciona.',
          feedback: 'No se habla del origen de la palabra; mira la última oración del párrafo.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Pedir que los textos escolares incluyan ese verbo.',
          feedback: 'Se dice que no figura en ellos, pero no se pide agregarlo.',
        },
      ],
      solution: [
        {
          title: 'Qué muestra',
          text: 'El niño conjuga «con una regla que todos sus vecinos conocen».',
        },
        {
          title: 'A qué conclusión lleva',
          text: 'El párrafo cierra: «Lo que llamamos hablar mal suele ser hablar con otra gramática». El ejemplo la respalda; no trata del origen del verbo ni de los textos escolares.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Probar que el habla cotidiana sigue reglas propias.',
        },
      ],
      evidence: ['está conjugándolo con una regla que todos sus vecinos conocen'],
    }),
    defineItem({
      id: 'cl-nadie-habla-mal-tratamiento-de-la-objecion',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.no-literarios.razonamientos'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Cómo responde la autora a la objeción de los apoderados (párrafo 4)?',
      key: { text: 'La acepta en parte y muestra que no contradice su postura.' },
      distractors: [
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'La rechaza por completo y afirma que es solo un chiste.',
          feedback: 'La autora dice que «es seria y merece más que un chiste».',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'La acepta por completo y abandona lo que sostenía.',
          feedback: 'Después de «Pero» la autora vuelve a su postura.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'La evita con una anécdota personal que cambia el tema tratado.',
          feedback: 'No cambia de tema: responde a la pregunta por la enseñanza.',
        },
      ],
      solution: [
        {
          title: 'La concesión',
          text: 'Reconoce que existe una escritura formal y que «quien no la domina queda afuera».',
        },
        {
          title: 'La respuesta',
          text: '«Pero enseñar la variedad formal no obliga a despreciar la otra»: se puede enseñar la norma y respetar el habla propia. Ni rechazo total ni cambio de tema.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La acepta en parte y muestra que no contradice su postura.',
        },
      ],
      evidence: [
        'La objeción es seria y merece más que un chiste.',
        'Pero enseñar la variedad formal no obliga a despreciar la otra',
      ],
    }),
    defineItem({
      id: 'cl-nadie-habla-mal-cita-de-bello',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.no-literarios.argumentos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Para qué cita la autora a Andrés Bello en el párrafo 5?',
      key: { text: 'Para apoyar su postura en alguien que defendió una norma común.' },
      distractors: [
        {
          mistake: 'lectura-invierte-causa',
          text: 'Para criticar a quien impuso la norma que hoy avergüenza.',
          feedback: 'Mira cómo se refiere a Bello: ¿lo culpa o se apoya en él?',
        },
        {
          mistake: 'lectura-otro-proposito',
          text: 'Para informar de los temas que trata una gramática antigua.',
          feedback: 'Solo se cita lo que sirve a la discusión; no se resume el libro.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Para demostrar que el español de Chile supera al de España.',
          feedback: 'Bello pide igual derecho a la diferencia, no superioridad.',
        },
      ],
      solution: [
        {
          title: 'Qué autoridad se elige',
          text: 'Bello «quería una lengua común», así que nadie puede acusarlo de despreciar la norma.',
        },
        {
          title: 'Qué prueba',
          text: 'Aun así defendía las diferencias: «Norma y respeto le cabían en la misma página», que es lo que la columna sostiene.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para apoyar su postura en alguien que defendió una norma común.',
        },
      ],
      evidence: ['Norma y respeto le cabían en la misma página.'],
    }),
    defineItem({
      id: 'cl-nadie-habla-mal-analogia-de-la-bicicleta',
      version: 1,
      content: 'cl.evaluar.forma.recursos',
      otherContents: ['cl.textos.no-literarios.estrategias'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Por qué la comparación entre nadar y la bicicleta resulta adecuada para lo que la autora quiere mostrar?',
      key: { text: 'Porque presenta dos saberes que pueden convivir sin excluirse.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Porque presenta dos actividades que se practican en los recreos.',
          feedback: 'Importa la relación entre ambas, no dónde se practican.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Porque presenta dos saberes de los que uno vale más que el otro.',
          feedback: 'La autora usa la comparación justo para evitar esa idea.',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Porque presenta dos deportes que todos los alumnos ya dominan.',
          feedback: 'Si todos los dominaran no haría falta enseñar; mira qué dice «no obliga a».',
        },
      ],
      solution: [
        {
          title: 'La relación que compara',
          text: 'Aprender algo nuevo «no obliga a hablar pestes» de lo que ya se sabía.',
        },
        {
          title: 'Por qué sirve',
          text: 'Con la lengua ocurre igual: se pide «que sumen otra a la que ya tienen». Nadar y andar en bicicleta no compiten, y ninguno se presenta como superior.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque presenta dos saberes que pueden convivir sin excluirse.',
        },
      ],
      evidence: ['así como enseñar a nadar no obliga a hablar pestes de la bicicleta'],
    }),
    defineItem({
      id: 'cl-nadie-habla-mal-limite-de-las-anecdotas',
      version: 1,
      content: 'cl.evaluar.contenido.informacion',
      otherContents: ['cl.textos.no-literarios.fallas-argumentativas'],
      skill: 'evaluar',
      difficulty: 5,
      stem: '¿Qué debilidad podría señalar un lector crítico en la forma de probar el daño (párrafo 6)?',
      key: { text: 'Que se apoya en pocos casos que solo la autora presenció.' },
      distractors: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que se burla de las personas a las que dice defender.',
          feedback: 'Revisa si el tono del párrafo es de burla o de preocupación.',
        },
        {
          mistake: 'lectura-hecho-opinion',
          text: 'Que contradice lo que se afirmó sobre la norma escrita.',
          feedback: 'El párrafo 4 y el 6 no se oponen; busca en qué descansa la prueba.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que reúne tantos datos que se pierde la idea principal.',
          feedback: 'No hay cifras en ese párrafo; observa cómo empieza cada ejemplo.',
        },
      ],
      solution: [
        {
          title: 'Con qué prueba',
          text: 'El párrafo 6 ofrece dos escenas introducidas por «He visto»: son experiencias personales.',
        },
        {
          title: 'Por qué es discutible',
          text: 'Conmueven y pueden ser ciertas, pero dos casos no bastan para saber cuán extendido está el problema. No hay burla, contradicción ni exceso de datos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que se apoya en pocos casos que solo la autora presenció.',
        },
      ],
      evidence: [
        'He visto a estudiantes brillantes quedarse callados en una sala de universidad porque alguien se rio de su «haiga». He visto a una madre pedirle a su hijo que hablara por ella en una oficina.',
      ],
    }),
  ],
});
