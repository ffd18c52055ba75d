import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-lo-que-guarda-un-alerce',
  version: 1,
  genre: 'informativo',
  title: 'Lo que guarda un alerce',
  introduction: 'Artículo de divulgación. Texto escrito para Travesía.',
  text: md`Un alerce no tiene apuro. Hay años en que su tronco engorda menos de un milímetro, y un ejemplar del grosor de un poste puede haber germinado antes de que existiera la República. Esa lentitud, que durante siglos lo volvió una madera codiciada por su resistencia al agua, lo convirtió después en algo más valioso para la ciencia: un archivo.

El procedimiento para leerlo se llama dendrocronología y descansa en una observación sencilla. En los climas con estaciones marcadas, el árbol crece rápido en la primavera y despacio hacia el fin del verano. Cada ciclo deja en la madera un par de bandas, una clara y otra oscura, que juntas forman un anillo. Contar anillos es contar años. Pero los anillos no solo se cuentan: también se miden. Un año favorable deja un anillo ancho; uno difícil, un anillo angosto. Como todos los árboles de una zona viven el mismo clima, sus secuencias de anillos anchos y angostos se parecen, igual que se parecen los diarios de vida de personas que pasaron juntas por una misma época.

De esa semejanza nace el recurso más ingenioso de la disciplina, el cofechado. Si las últimas décadas de una viga antigua coinciden con las primeras de un árbol vivo, es posible ponerlas una a continuación de la otra y seguir leyendo hacia atrás. Troncos caídos, tejuelas, postes y tocones sirven para prolongar la serie mucho más allá de la edad de cualquier árbol en pie.

Para nada de esto hace falta cortar el árbol. Se usa un barreno, un tubo hueco de unos cinco milímetros de diámetro que se hace girar hasta el centro del tronco y extrae un cilindro delgado de madera. El orificio se cierra con la propia resina.

En 1993, los investigadores Antonio Lara y Ricardo Villalba publicaron en la revista *Science* una reconstrucción de las temperaturas de verano del sur de Sudamérica basada en anillos de alerce. Abarcaba más de 3.600 años y era entonces una de las más extensas obtenidas con anillos en el mundo. En el mismo estudio se informó de un ejemplar con más de 3.600 anillos, lo que situó al alerce entre las especies más longevas conocidas.

¿Existe uno todavía más viejo? En el Parque Nacional Alerce Costero, en la Región de Los Ríos, vive un ejemplar al que llaman Gran Abuelo. En 2022, el científico Jonathan Barichivich dio a conocer una estimación según la cual tendría casi 5.500 años. La cifra recorrió el mundo y también despertó reparos. El centro del tronco está podrido y es demasiado ancho para el barreno, de modo que solo pudo contarse una parte de los anillos; el resto se calculó con un modelo estadístico que considera cómo crecen otros alerces. Para algunos dendrocronólogos, una edad solo puede afirmarse cuando se cuentan todos los anillos, uno por uno. Para Barichivich, el método es legítimo siempre que se comunique su margen de error. La discusión sigue abierta, y en cierto modo es una discusión sobre qué significa saber algo: si basta un cálculo razonable o si hace falta ver.

Mientras tanto, el Gran Abuelo enfrenta un problema menos abstracto. Las visitas han compactado el suelo que cubre sus raíces, y la falta de lluvias de los últimos años no ayuda. La tala del alerce está prohibida en Chile desde 1976, cuando se lo declaró monumento natural. Ninguna ley, sin embargo, impide que un archivo se pierda por exceso de lectores.`,
  sources: [
    {
      name: 'A. Lara y R. Villalba, «A 3620-Year Temperature Record from Fitzroya cupressoides Tree Rings in Southern South America», Science, 1993',
      detail: 'Cronología de anillos de alerce de más de 3.600 años',
    },
    { name: 'Conaf, Parque Nacional Alerce Costero', detail: 'El alerce milenario o Gran Abuelo' },
    {
      name: 'Decreto Supremo N.º 490 de 1976, Ministerio de Agricultura',
      detail: 'Declara monumento natural al alerce',
    },
  ],
  items: [
    defineItem({
      id: 'cl-lo-que-guarda-un-alerce-herramienta-barreno',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.no-literarios.informacion-relevante'],
      skill: 'localizar',
      difficulty: 1,
      stem: 'Según el texto, ¿para qué se usa el barreno?',
      key: { text: 'Para extraer un cilindro delgado de madera.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Para unir la viga antigua con un árbol vivo.',
          feedback: 'Unir secuencias es otra operación, descrita en el párrafo 3.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Para cortar el tronco en rodajas que se cuentan.',
          feedback: 'El texto aclara que no hace falta cortar el árbol; busca qué saca el tubo.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Para cerrar con resina los orificios del tronco.',
          feedback: 'La resina aparece en ese párrafo, pero el árbol la pone solo.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El párrafo 4 define el barreno como «un tubo hueco» que «extrae un cilindro delgado de madera».',
        },
        {
          title: 'Lo que confunde',
          text: 'El cofechado compara muestras ya obtenidas y la resina cierra el orificio sin ayuda de la herramienta.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para extraer un cilindro delgado de madera.',
        },
      ],
      evidence: ['extrae un cilindro delgado de madera'],
    }),
    defineItem({
      id: 'cl-lo-que-guarda-un-alerce-anillo-angosto',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.no-literarios.ideas-de-apoyo'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Qué indica un anillo de poco espesor, según el texto?',
      key: { text: 'Que las condiciones de ese año fueron adversas.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que las condiciones de ese año fueron propicias.',
          feedback: 'Revisa la frase que compara los dos anchos de anillo en el párrafo 2.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Que la banda oscura se formó antes que la clara.',
          feedback: 'Las bandas forman cada anillo, pero se pregunta por su espesor.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que el árbol llegó al final de su crecimiento.',
          feedback: 'El texto habla de un año del árbol, no del término de su vida.',
        },
      ],
      solution: [
        {
          title: 'La frase clave',
          text: '«Un año favorable deja un anillo ancho; uno difícil, un anillo angosto.»',
        },
        {
          title: 'La paráfrasis',
          text: 'Angosto equivale a de poco espesor; difícil, a adverso. Las bandas clara y oscura explican la formación del anillo, no su ancho.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que las condiciones de ese año fueron adversas.',
        },
      ],
      evidence: ['Un año favorable deja un anillo ancho; uno difícil, un anillo angosto.'],
    }),
    defineItem({
      id: 'cl-lo-que-guarda-un-alerce-comparacion-diarios',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.no-literarios.recursos-linguisticos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Para qué se comparan los anillos con diarios de vida (párrafo 2)?',
      key: { text: 'Para explicar por qué coinciden las secuencias de árboles cercanos.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Para contar que los científicos anotan a diario lo que observan.',
          feedback: 'El diario de vida es una imagen: piensa qué se parece entre árboles vecinos.',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Para afirmar que los árboles tienen memoria, igual que las personas.',
          feedback: 'Mira qué idea viene justo antes de «igual que se parecen».',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Para mostrar que los alerces viven mucho más que una persona.',
          feedback: 'La longevidad se trata en otros párrafos; aquí se explica una semejanza.',
        },
      ],
      solution: [
        {
          title: 'La idea que acompaña',
          text: 'La comparación sigue a esta afirmación: «Como todos los árboles de una zona viven el mismo clima, sus secuencias de anillos anchos y angostos se parecen».',
        },
        {
          title: 'Qué aporta',
          text: 'Quienes pasan por una misma época escriben cosas parecidas; los árboles que viven un mismo clima, también. Es un recurso para aclarar, no una afirmación literal.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para explicar por qué coinciden las secuencias de árboles cercanos.',
        },
      ],
      evidence: ['igual que se parecen los diarios de vida de personas que pasaron juntas por una misma época'],
    }),
    defineItem({
      id: 'cl-lo-que-guarda-un-alerce-cofechado-sintesis',
      version: 1,
      content: 'cl.interpretar.sentido.sintesis',
      otherContents: ['cl.textos.no-literarios.razonamientos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cuál de las siguientes opciones sintetiza mejor el cofechado (párrafo 3)?',
      key: { text: 'Alargar una serie de anillos uniendo maderas cuyas secuencias coinciden en parte.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Medir los anillos de vigas, postes y tejuelas que se encuentran en casas antiguas.',
          feedback: 'Esos materiales se usan, pero falta decir cómo y para qué se relacionan.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Contar los anillos de un árbol vivo desde la corteza hasta el centro del tronco.',
          feedback: 'Eso describe la lectura de un solo árbol; el párrafo 3 habla de sumar piezas.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Calcular con un modelo los anillos que se perdieron en los troncos dañados.',
          feedback: 'El modelo se usó con el Gran Abuelo; el cofechado compara anillos reales.',
        },
      ],
      solution: [
        {
          title: 'Elementos esenciales',
          text: 'Coincidencia entre una parte de dos maderas, unión «una a continuación de la otra» y lectura «hacia atrás».',
        },
        {
          title: 'Por qué no las otras',
          text: 'Una solo nombra los materiales, otra describe el conteo simple y otra mezcla el caso del párrafo 6.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Alargar una serie de anillos uniendo maderas cuyas secuencias coinciden en parte.',
        },
      ],
      evidence: [
        'Si las últimas décadas de una viga antigua coinciden con las primeras de un árbol vivo, es posible ponerlas una a continuación de la otra y seguir leyendo hacia atrás.',
      ],
    }),
    defineItem({
      id: 'cl-lo-que-guarda-un-alerce-causa-de-la-discusion',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.no-literarios.hechos-opiniones'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Por qué la edad atribuida al Gran Abuelo provocó discusión?',
      key: { text: 'Porque una parte de ella se calculó sin contar los anillos.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Porque se contaron los anillos sin usar un modelo.',
          feedback: 'Relee qué se contó y qué se calculó en el párrafo 6.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Porque se anunció antes en la prensa que en la ciencia.',
          feedback: 'El texto dice que la cifra recorrió el mundo, no que ese fuera el reparo.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Porque el estudio de 1993 ya había fijado una edad menor para él.',
          feedback: 'El estudio de 1993 trata de otro ejemplar y no entra en la disputa.',
        },
      ],
      solution: [
        {
          title: 'El obstáculo',
          text: 'El centro está podrido y es demasiado ancho, «de modo que solo pudo contarse una parte de los anillos; el resto se calculó con un modelo estadístico».',
        },
        {
          title: 'El reparo',
          text: 'Para algunos especialistas solo vale contar todos los anillos. La difusión de la cifra y el estudio de 1993 no son la causa del desacuerdo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque una parte de ella se calculó sin contar los anillos.',
        },
      ],
      evidence: ['solo pudo contarse una parte de los anillos; el resto se calculó con un modelo estadístico'],
    }),
    defineItem({
      id: 'cl-lo-que-guarda-un-alerce-sentido-del-cierre',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.no-literarios.tema-ideas'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué quiere decir la última oración del texto?',
      key: { text: 'Que el interés por ver el árbol también puede destruirlo.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que los libros sobre el alerce se deterioran por el uso.',
          feedback: '«Archivo» y «lectores» nombran aquí otra cosa; busca cuál desde el párrafo 1.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que la ley de 1976 protege al árbol de todos los daños.',
          feedback: 'La frase dice lo que ninguna ley impide.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que la ciencia debe dejar de estudiar los árboles antiguos.',
          feedback: 'La oración advierte de un daño; mira quiénes compactan el suelo.',
        },
      ],
      solution: [
        {
          title: 'La metáfora',
          text: 'Desde el párrafo 1 el alerce es «un archivo»; entonces los «lectores» son quienes van a verlo.',
        },
        {
          title: 'El dato que la explica',
          text: '«Las visitas han compactado el suelo que cubre sus raíces». El peligro está en el exceso de visitas y no en la tala, que ya está prohibida.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que el interés por ver el árbol también puede destruirlo.',
        },
      ],
      evidence: [
        'Ninguna ley, sin embargo, impide que un archivo se pierda por exceso de lectores.',
        'Las visitas han compactado el suelo que cubre sus raíces',
      ],
    }),
    defineItem({
      id: 'cl-lo-que-guarda-un-alerce-tratamiento-de-la-polemica',
      version: 1,
      content: 'cl.evaluar.emisor.posicion',
      otherContents: ['cl.textos.no-literarios.perspectiva'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Cómo se ubica quien escribe frente a la discusión sobre la edad del Gran Abuelo?',
      key: { text: 'Expone las dos posturas sin decidir cuál tiene la razón.' },
      distractors: [
        {
          mistake: 'lectura-voz-ajena',
          text: 'Apoya a Barichivich porque su método indica el error.',
          feedback: 'Esa defensa es la de Barichivich; mira cómo la introduce el texto.',
        },
        {
          mistake: 'lectura-hecho-opinion',
          text: 'Rechaza la cifra de Barichivich porque no la considera ciencia.',
          feedback: 'Ese reparo es de «algunos dendrocronólogos», no de quien escribe.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Se burla de una disputa que le parece inútil para la ciencia.',
          feedback: 'Revisa qué importancia le da al final del párrafo 6.',
        },
      ],
      solution: [
        {
          title: 'Cómo presenta las voces',
          text: 'Usa «Para algunos dendrocronólogos» y «Para Barichivich»: cada juicio tiene su dueño.',
        },
        {
          title: 'Qué agrega',
          text: 'Concluye que «La discusión sigue abierta» y le encuentra interés general, «qué significa saber algo». No toma partido ni se burla.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Expone las dos posturas sin decidir cuál tiene la razón.',
        },
      ],
      evidence: ['La discusión sigue abierta, y en cierto modo es una discusión sobre qué significa saber algo'],
    }),
    defineItem({
      id: 'cl-lo-que-guarda-un-alerce-confiabilidad-de-la-cifra',
      version: 1,
      content: 'cl.evaluar.contenido.nuevos-contextos',
      otherContents: ['cl.textos.no-literarios.confiabilidad'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'Un folleto turístico afirma: «Aquí vive el árbol de 5.500 años». Según lo leído, ¿qué cambio haría más confiable esa frase?',
      key: { text: 'Decir que la edad es una estimación y que está en discusión.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Reemplazar la cifra por los 3.600 años medidos en 1993.',
          feedback: 'Esa cifra corresponde a otro ejemplar, no a este árbol.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Agregar que varios medios del mundo publicaron la noticia.',
          feedback: 'Que una cifra se repita mucho no la vuelve segura.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Explicar que los alerces crecen menos de un milímetro al año.',
          feedback: 'El dato acompaña, pero no corrige la seguridad con que se da la edad.',
        },
      ],
      solution: [
        {
          title: 'Qué tiene de dudoso',
          text: 'El folleto da por hecho algo que el texto presenta como «una estimación según la cual tendría casi 5.500 años».',
        },
        {
          title: 'Qué falta',
          text: 'Barichivich mismo pide que «se comunique su margen de error». Sumar notas de prensa o cambiar de árbol no resuelve el problema.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Decir que la edad es una estimación y que está en discusión.',
        },
      ],
      evidence: [
        'dio a conocer una estimación según la cual tendría casi 5.500 años',
        'siempre que se comunique su margen de error',
      ],
    }),
  ],
});
