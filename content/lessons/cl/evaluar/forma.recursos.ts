import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.evaluar.forma.recursos',
  version: 1,
  minutes: 14,
  opening: {
    question: md`Un gráfico de barras muestra que una bebida «sube muchísimo»: una barra es el triple de la otra. Los números son 96 y 98. ¿Cómo puede ser?`,
    guesses: ['Los números están mal copiados', 'El eje no parte de cero', 'La diferencia de 2 es enorme'],
    reveal: md`Si el eje parte en 95, las barras miden 1 y 3: una es el triple de la otra, aunque los valores casi no cambien. Un recurso visual puede ayudar a comunicar o desviar. Aquí vas a aprender a valorarlo.`,
  },
  points: [
    {
      id: 'objetos-en-escena',
      title: 'Un objeto o un sonido que dice algo',
      idea: md`En el teatro y en los relatos hay cosas que significan: un reloj, una ventana, una luz que cambia. Para saber qué aportan, mira **cuándo** cambian y **qué pasa en ese momento**.

Si la lámpara se enciende justo cuando dos hermanos se perdonan, la luz acompaña ese cambio. No te dice la hora.

No todo objeto es símbolo. Lo es cuando el texto insiste en él o lo hace cambiar en un momento clave.`,
      readings: [
        {
          title: 'La gotera (obra de teatro)',
          by: 'Texto escrito para Travesía',
          text: md`*Living de una casa. Al centro, un balde. Cae una gota cada tanto; se oye siempre. AMANDA y su hijo LEO doblan ropa, sin mirarse.*

AMANDA. —El maestro viene el lunes.

LEO. —Eso dijiste en abril.

*Gota.*

AMANDA. —Tu papá sabía arreglarla.

LEO. —Nunca la arregló. Ponía el balde.

*Gota. Silencio largo. Amanda deja la ropa y se ríe, primero poco, después mucho.*

AMANDA. —Es verdad. Ponía el balde.

LEO. —Y decía «listo».

*Ríen los dos. LEO trae una escalera, AMANDA la sujeta. LEO sube, mete la mano en el techo, aprieta algo. Esperan. La gota no cae. Se miran.*`,
        },
      ],
      example: {
        problem: md`¿Qué aporta a la obra que la gota deje de caer al final?`,
        steps: [
          {
            title: 'Mira cuándo suena',
            text: md`Suena mientras no se miran y hablan con aspereza.`,
          },
          {
            title: 'Mira cuándo se detiene',
            text: md`Después de reírse y de subir juntos a la escalera.`,
          },
          {
            title: 'Une las dos cosas',
            text: md`La gotera acompaña un problema que no se nombraba: recordar al padre tal como era. Al nombrarlo, cesa.`,
          },
          {
            title: 'Deja lo literal',
            text: md`No aporta la noticia de que dejó de llover: aporta que algo entre ellos se reparó.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-literal',
          text: md`Leer el objeto solo como objeto. «La gota cesa porque Leo apretó algo» es cierto y no dice qué comunica la obra con eso.`,
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: md`Describir en vez de valorar. Decir que hay un balde no responde qué aporta el balde.`,
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: md`Añadir un sentimiento. La obra muestra risa; no dice que Amanda se arrepienta de nada.`,
        },
      ],
      checks: [
        {
          id: 'gotera-sonido',
          question: md`¿Qué efecto produce que la gota se oiga entre las primeras réplicas?`,
          key: 'Marca la tensión de lo que no se dicen',
          distractors: [
            {
              text: 'Informa cuánta agua lleva el balde',
              feedback: 'El nivel del balde no importa en la escena. Fíjate entre qué frases suena.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Señala cuántas horas van pasando',
              feedback: 'La escena es continua: la gota no mide el tiempo, ocupa los silencios.',
              mistake: 'lectura-otro-recurso',
            },
          ],
          explanation: md`Doblan ropa «sin mirarse» y hablan cortado. La gota llena esos silencios.`,
        },
        {
          id: 'gotera-escalera',
          question: md`¿Qué hace visible que Amanda sujete la escalera mientras Leo sube?`,
          key: 'Que enfrentan juntos lo que evitaban',
          distractors: [
            {
              text: 'Que Leo teme caerse de la escalera',
              feedback: 'El texto no muestra miedo. Compara con el comienzo, sin mirarse.',
              mistake: 'lectura-motivo-inventado',
            },
            {
              text: 'Que la casa tiene un techo bastante alto',
              feedback: 'Describe el lugar y no dice qué comunica la acción.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`Pasan de doblar ropa por separado a una tarea que exige a los dos.`,
        },
        {
          id: 'gotera-balde',
          question: md`¿Qué aporta que el balde esté «al centro» del escenario?`,
          key: 'Da un lugar visible al asunto pendiente',
          distractors: [
            {
              text: 'Da a entender que la casa está en venta',
              feedback: 'No hay ninguna pista de una venta.',
              mistake: 'lectura-motivo-inventado',
            },
            {
              text: 'Da cuenta de los objetos del living',
              feedback: 'Eso es enumerar. ¿Por qué al centro y no en un rincón?',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`El balde era la no solución del padre. Puesto al centro, todo ocurre a su alrededor.`,
        },
      ],
    },
    {
      id: 'palabras-elegidas',
      title: 'Las palabras que cambian el efecto',
      idea: md`Un mismo hecho suena distinto según las palabras: «el socio cooperó con la caída del vidrio» no es «rompió el vidrio». El eufemismo suaviza, la exageración agranda, la repetición insiste, la comparación explica.

Para valorar un recurso, di primero qué efecto tiene y luego si ese efecto **sirve** a lo que el texto busca. Una comparación es adecuada si acerca por el rasgo que interesa.`,
      readings: [
        {
          title: 'Leer no es tragar (ensayo)',
          by: 'Texto escrito para Travesía',
          text: md`Hay quien lee como quien traga: lo importante es terminar. Y hay quien lee como quien conversa, que se detiene, contradice, vuelve. No digo que una forma valga más. Un aviso se traga y está bien. Una carta de amor, no.

Mi profesor de historia nos hacía leer tres líneas y cerrar el libro. «Ahora contéstenle», decía. La primera vez nadie supo qué contestar. En octubre discutíamos con gente muerta hace cuatro siglos, y a veces ganábamos.

Lo cuento porque hoy se nos pregunta cuántos libros leímos. Nadie pregunta con cuántos hablamos.`,
        },
      ],
      example: {
        problem: md`¿Por qué es adecuada la comparación entre leer y conversar?`,
        steps: [
          {
            title: 'Encuentra el rasgo',
            text: md`«Se detiene, contradice, vuelve»: lo que se hace al conversar.`,
          },
          {
            title: 'Mira qué quiere mostrar el ensayo',
            text: md`Que leer puede ser participar y no solo terminar.`,
          },
          {
            title: 'Comprueba que se mantiene',
            text: md`El profesor dice «contéstenle» y el final pregunta «con cuántos hablamos». La imagen organiza todo.`,
          },
          { title: 'Valora', text: md`Sirve: hace visible una actividad que desde fuera parece quietud.` },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-lo-contrario',
          text: md`Perder la aclaración. El ensayo dice que ninguna forma vale más en sí: depende de lo que se lee.`,
        },
        {
          mistake: 'lectura-otro-recurso',
          text: md`Confundir efectos. «Discutíamos con gente muerta» no da miedo ni informa fechas: anima la lectura.`,
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: md`Oír frialdad o burla. El recuerdo del profesor es afectuoso y tiene humor: «a veces ganábamos».`,
        },
      ],
      checks: [
        {
          id: 'leer-muertos',
          question: md`¿Qué efecto tiene decir «discutíamos con gente muerta hace cuatro siglos, y a veces ganábamos»?`,
          key: 'Muestra con humor una lectura muy activa',
          distractors: [
            {
              text: 'Crea misterio con la presencia de fantasmas',
              feedback: 'Son autores antiguos. «Discutir» sigue la imagen de la conversación.',
              mistake: 'lectura-literal',
            },
            {
              text: 'Critica con dureza lo anticuado del curso',
              feedback: 'El tono es afectuoso: lo cuenta como un logro.',
              mistake: 'lectura-tono-equivocado',
            },
            {
              text: 'Precisa el siglo de los textos que estudiaban',
              feedback: 'Los cuatro siglos no buscan fechar: agrandan la hazaña.',
              mistake: 'lectura-otro-recurso',
            },
          ],
          explanation: md`La exageración divertida hace ver que los estudiantes aprendieron a responder a lo leído.`,
        },
        {
          id: 'leer-aviso',
          question: md`¿Qué logra el ejemplo del aviso y de la carta de amor?`,
          key: 'Mostrar que cada lectura tiene su ocasión',
          distractors: [
            {
              text: 'Mostrar que tragar es peor que conversar',
              feedback: 'La frase anterior lo niega: «No digo que una forma valga más».',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Mostrar que el ensayo trata de romances',
              feedback: 'La carta es un ejemplo; el asunto es cómo se lee.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`«Un aviso se traga y está bien»: la forma adecuada depende del texto.`,
        },
        {
          id: 'acta-eufemismo',
          question: md`Un acta de un club dice que se gastó dinero «en asuntos propios de la amistad», para no escribir que se ayudó a un socio sin trabajo. ¿Qué efecto produce?`,
          key: 'Deja ver un gesto de afecto que quería ocultarse',
          distractors: [
            {
              text: 'Da confianza por la precisión con que informa',
              feedback: 'Un acta suele ser precisa, pero esta evita justamente decir en qué se gastó.',
              mistake: 'lectura-saber-previo',
            },
            {
              text: 'Da distancia por la frialdad hacia el socio',
              feedback: 'La frase protege al socio: es lo opuesto de la frialdad.',
              mistake: 'lectura-tono-equivocado',
            },
          ],
          explanation: md`El lenguaje formal tapa el dato y, al taparlo, muestra el cuidado con que se hizo.`,
        },
      ],
    },
    {
      id: 'imagen-y-pagina',
      title: 'Gráficos, tablas y diseño de la página',
      idea: md`Un recurso visual es bueno si deja ver **rápido y sin engaño** lo que el texto afirma. Revisa cuatro cosas: título, unidades, eje desde cero en las barras y fuente.

Elige según la pregunta. Para comparar cantidades, barras. Para ver cómo cambia algo en el tiempo, una línea. Para un valor exacto, una tabla. Para partes de un todo, un gráfico circular con pocas partes.

Negritas, tamaños y colores también jerarquizan: lo grande se lee primero.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['2023', '2024'],
        series: [{ name: 'Botellas recicladas', values: [96, 98] }],
        yTitle: 'Botellas por semana',
        showValues: true,
        alt: 'Dos barras casi iguales de botellas recicladas por semana: 96 en 2023 y 98 en 2024. El eje parte de cero.',
        caption: 'Los mismos datos con el eje desde cero (datos inventados).',
      },
      example: {
        problem: md`Un afiche muestra las botellas de 2023 y 2024 (96 y 98) con el eje desde 95 y el título «El reciclaje se dispara». ¿Ayuda o desvía ese gráfico?`,
        steps: [
          {
            title: 'Lee los números',
            text: md`De 96 a 98: sube 2, cerca de un 2 %.`,
          },
          {
            title: 'Mira lo que se ve',
            text: md`Con el eje desde 95, las barras miden 1 y 3. Parece el triple.`,
          },
          {
            title: 'Compara con el título',
            text: md`«Se dispara» calza con el dibujo y no con los datos.`,
          },
          {
            title: 'Valora',
            text: md`Desvía. Con el eje desde cero, como en la figura, se ve lo que hay: casi igual.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: md`Confiar en un gráfico o en un acta por su aspecto serio. Revisa qué muestran y qué dejan de decir.`,
        },
      ],
      checks: [
        {
          id: 'eje-cortado',
          question: md`¿Qué cambio haría más honesto el afiche del reciclaje?`,
          key: 'Partir el eje en cero y moderar el título',
          distractors: [
            {
              text: 'Usar colores más vivos en las dos barras',
              feedback: 'El color llama la vista, pero las barras seguirían exagerando.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Quitar los números que van sobre las barras',
              feedback: 'Sin los números sería más difícil darse cuenta: empeora.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`El engaño nace del eje y del título. Corregidos, el dibujo y el texto dicen lo mismo que los datos.`,
        },
        {
          id: 'elegir-grafico',
          question: md`Un artículo quiere mostrar cómo cambió el nivel de un lago cada mes durante diez años. ¿Qué recurso le sirve mejor?`,
          key: 'Un gráfico de línea con el tiempo en el eje',
          distractors: [
            {
              text: 'Un gráfico circular con una parte por mes',
              feedback: 'El circular muestra partes de un todo: aquí no hay un total que repartir.',
              mistake: 'lectura-otro-recurso',
            },
            {
              text: 'Una fotografía del lago tomada este verano',
              feedback: 'Muestra un momento. El artículo quiere mostrar el cambio.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: 'Una tabla con los 120 valores por separado',
              feedback: 'Da valores exactos, pero cuesta ver ahí la tendencia.',
              mistake: 'lectura-otro-recurso',
            },
          ],
          explanation: md`La línea deja ver subidas, bajadas y tendencia en el tiempo. La tabla podría acompañarla.`,
        },
        {
          id: 'afiche-tamano',
          question: md`En un afiche sobre un terremoto, el logo ocupa media página y el punto de encuentro va en letra mínima abajo. ¿Por qué falla el diseño?`,
          key: 'Porque destaca lo que menos se necesita',
          distractors: [
            {
              text: 'Porque los logos no deben ir en un afiche',
              feedback: 'Pueden ir. El problema es qué se lee primero en una emergencia.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Porque tiene un logo y un punto de encuentro',
              feedback: 'Eso describe el afiche. Falta decir qué efecto produce.',
              mistake: 'lectura-que-por-para-que',
            },
          ],
          explanation: md`El tamaño jerarquiza. Si el fin es orientar en una emergencia, lo grande debe ser adónde ir.`,
        },
      ],
    },
  ],
  summary: [
    md`Un objeto significa algo cuando cambia en un momento clave.`,
    md`Di primero qué efecto tiene un recurso y después si sirve al fin del texto.`,
    md`Describir un recurso no es valorarlo.`,
    md`En un gráfico revisa título, unidades, eje y fuente.`,
  ],
});
