import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-la-vela-de-don-baltazar',
  version: 1,
  genre: 'literario',
  title: 'La vela de don Baltazar',
  introduction: 'Fragmento de una comedia en un acto. Texto escrito para Travesía.',
  text: md`*Trastienda de un almacén de pueblo, en Colchagua, hacia 1950. Una mesa, un libro de cuentas, una vela. DON BALTAZAR, el dueño, con abrigo y guantes sin dedos. CLORINDA, la empleada, de pie. Entra FERMÍN, con sombrero en la mano y un paquete bajo el brazo.*

BALTAZAR.— *(Apaga la vela de un soplo.)* Para conversar no hace falta verse.

FERMÍN.— *(A oscuras.)* Vengo a devolverle los ocho pesos, don Baltazar.

BALTAZAR.— *(Enciende la vela.)* Para contar, sí.

*Fermín deja el paquete en la mesa. Baltazar lo huele, lo pesa con la mano, lo sacude.*

FERMÍN.— Los ocho pesos no los traigo. Traigo algo mejor: un socio. ¿Sabe qué hay ahí? Semilla de zapallo del Perú. Cada una da un zapallo, y cada zapallo, doscientas semillas. Saque la cuenta.

BALTAZAR.— ¡Doscientos zapallos! ¡Y al otro año, cuarenta mil!

CLORINDA.— *(Sin levantar la voz.)* Si llueve. Y si alguien quiere comer cuarenta mil zapallos.

BALTAZAR.— Las mujeres no entienden de números, Clorinda. Anota: cuarenta mil.

CLORINDA.— *(Escribe.)* Llevo diecinueve años anotando, señor.

FERMÍN.— *(Con humildad.)* Solo me falta el arriendo de la tierra. Cincuenta pesos. Con eso, los ocho que le debo se le vuelven mil.

*Baltazar abre el abrigo. Debajo hay otro abrigo. Debajo, un chaleco con siete botones, que desabrocha uno a uno, mirando a los lados. Saca una bolsita. La besa.*

BALTAZAR.— Cincuenta. *(No la suelta. Fermín tira de un lado; Baltazar, del otro.)* Mil, dijiste.

FERMÍN.— Mil, por lo bajo.

*Baltazar suelta. Se oye un portazo: Fermín ya no está. Silencio. Clorinda abre el paquete y muerde una semilla.*

CLORINDA.— Están tostadas, señor.

BALTAZAR.— ¿Y eso qué significa?

CLORINDA.— Que son para el mate y no para la tierra. *(Vuelve al libro.)* Le anoto cincuenta y ocho perdidos. ¿Le anoto también la vela? Está encendida desde que él se fue.

BALTAZAR.— *(La apaga. A oscuras, después de un rato.)* Clorinda.

CLORINDA.— Diga, señor.

BALTAZAR.— ¿Por qué no me avisaste?

CLORINDA.— Le avisé, señor. Pero era con números.

*Se oye, en la oscuridad, el ruido de una página que se da vuelta.*

CLORINDA.— A propósito. En la hoja tres figuran mis sueldos. Los que me debe. Puede encender la vela, que esa la pago yo.`,
  sources: [
    {
      name: 'Molière, El avaro (L’Avare), 1668',
      detail: 'Argumento resumido en una pregunta',
    },
  ],
  items: [
    defineItem({
      id: 'cl-la-vela-de-don-baltazar-perdida-total-de-la-noche',
      version: 1,
      content: 'cl.textos.literarios.hechos-clave',
      otherContents: ['cl.localizar.informacion-explicita.parafrasis'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿A qué corresponden los «cincuenta y ocho» que Clorinda anota como perdidos?',
      key: { text: 'A la deuda anterior de Fermín y al dinero que acaba de recibir.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Al precio de las semillas y al arriendo del terreno en el pueblo.',
          feedback: 'Las semillas no tienen precio en la escena. ¿Qué cifras se nombran antes?',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'A los sueldos que se le deben a Clorinda desde hace años.',
          feedback: 'Esos figuran en otra hoja, y los debe Baltazar.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'A los pesos que Baltazar sacó de la bolsita esa misma noche.',
          feedback: 'De la bolsita salieron cincuenta: falta una parte de la suma.',
        },
      ],
      solution: [
        {
          title: 'Buscar los sumandos',
          text: 'Fermín llegó debiendo «los ocho pesos» y no los trajo. Después pidió «Cincuenta pesos» para el arriendo y Baltazar se los entregó.',
        },
        {
          title: 'Sumar',
          text: 'Ocho que no vuelven y cincuenta que se van: cincuenta y ocho.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: A la deuda anterior de Fermín y al dinero que acaba de recibir.',
        },
      ],
      evidence: ['Los ocho pesos no los traigo.', 'Le anoto cincuenta y ocho perdidos.'],
    }),
    defineItem({
      id: 'cl-la-vela-de-don-baltazar-el-avaro-y-sus-abrigos',
      version: 1,
      content: 'cl.textos.literarios.personajes-tipo',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Qué rasgo propio del avaro destaca la acotación de los abrigos, el chaleco y la bolsita?',
      key: { text: 'El apego a un dinero que esconde y al que trata con ternura.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'El temor al frío de una trastienda que nadie calienta.',
          feedback: 'La ropa guarda algo más que calor: mira qué saca y qué hace con eso.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'La generosidad con que, pese a todo, se decide a prestar lo suyo.',
          feedback: 'Le cuesta soltar la bolsita y lo hace por la promesa de «mil».',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'El descuido con que lleva encima los ahorros de su vida.',
          feedback: 'Siete botones, dos abrigos y una mirada a los lados no son descuido.',
        },
      ],
      solution: [
        {
          title: 'Qué se ve',
          text: 'El dinero va bajo dos abrigos y siete botones, «mirando a los lados»: está escondido.',
        },
        {
          title: 'Qué agrega el gesto',
          text: '«La besa»: la bolsita recibe el cariño que se da a una persona. Es el rasgo del avaro, exagerado para hacer reír.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El apego a un dinero que esconde y al que trata con ternura.',
        },
      ],
      evidence: [
        'Debajo, un chaleco con siete botones, que desabrocha uno a uno, mirando a los lados. Saca una bolsita. La besa.',
      ],
    }),
    defineItem({
      id: 'cl-la-vela-de-don-baltazar-fermin-y-su-oficio',
      version: 1,
      content: 'cl.textos.literarios.personajes',
      otherContents: ['cl.textos.literarios.personajes-tipo', 'cl.interpretar.sentido.inferencias'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿De qué se vale Fermín para conseguir los cincuenta pesos?',
      key: { text: 'Del deseo de ganar más que domina a Baltazar.' },
      distractors: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'De la confianza que le tiene la empleada del almacén.',
          feedback: 'Clorinda duda desde el comienzo: no es a ella a quien convence.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'De la amenaza de no devolver nunca los ocho pesos.',
          feedback: 'No amenaza: habla «con humildad» y promete que los ocho se multiplicarán.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'De la compasión que despierta con su pobreza.',
          feedback: 'Nadie se compadece de él en la escena. ¿En qué momento suelta Baltazar la bolsa?',
        },
      ],
      solution: [
        {
          title: 'La oferta',
          text: 'Fermín ofrece una cuenta que crece sola: un zapallo, doscientas semillas. Baltazar la completa: «¡Y al otro año, cuarenta mil!».',
        },
        {
          title: 'El momento decisivo',
          text: 'Suelta la bolsita al oír «Mil, por lo bajo». Quien engaña no toca su compasión, sino su codicia.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Del deseo de ganar más que domina a Baltazar.',
        },
      ],
      evidence: ['BALTAZAR.— ¡Doscientos zapallos! ¡Y al otro año, cuarenta mil!', 'FERMÍN.— Mil, por lo bajo.'],
    }),
    defineItem({
      id: 'cl-la-vela-de-don-baltazar-prejuicio-sobre-los-numeros',
      version: 1,
      content: 'cl.textos.literarios.creencias',
      otherContents: ['cl.interpretar.relaciones.conexiones'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cómo trata la comedia la creencia de Baltazar de que «Las mujeres no entienden de números»?',
      key: { text: 'La desmiente: la única que calcula bien es Clorinda.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'La confirma: Clorinda se equivoca al anotar las pérdidas.',
          feedback: 'Revisa la suma: ocho más cincuenta. ¿Se equivocó ella?',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'La suaviza: Baltazar reconoce que se la dijo en broma.',
          feedback: 'Él no se retracta ni bromea en ningún momento.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'La ignora: después de esa frase no se vuelve sobre el tema.',
          feedback: 'Lee el final: «Pero era con números». El tema vuelve.',
        },
      ],
      solution: [
        {
          title: 'Quién acierta',
          text: 'Clorinda ve el problema de la cuenta («Si llueve. Y si alguien quiere comer cuarenta mil zapallos»), descubre las semillas tostadas y suma la pérdida.',
        },
        {
          title: 'El remate',
          text: 'Cuando él pregunta por qué no le avisó, ella devuelve la frase: «Le avisé, señor. Pero era con números».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La desmiente: la única que calcula bien es Clorinda.',
        },
      ],
      evidence: [
        'BALTAZAR.— Las mujeres no entienden de números, Clorinda. Anota: cuarenta mil.',
        'CLORINDA.— Le avisé, señor. Pero era con números.',
      ],
    }),
    defineItem({
      id: 'cl-la-vela-de-don-baltazar-la-vela-al-comienzo-y-al-final',
      version: 1,
      content: 'cl.textos.literarios.parte-todo',
      otherContents: ['cl.textos.literarios.simbolos-topicos', 'cl.interpretar.relaciones.funcion'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué relación hay entre la vela del comienzo y la última intervención de Clorinda?',
      key: { text: 'La vela con que él ahorraba le sirve a ella para cobrar lo suyo.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'La vela que él apagó al comienzo es la que ella robó del almacén.',
          feedback: 'Nadie roba una vela: ella ofrece pagarla. ¿Para qué quiere luz?',
        },
        {
          mistake: 'lectura-invierte-causa',
          text: 'La vela que quedó encendida es la causa de que Fermín escapara.',
          feedback: 'Fermín ya se había ido cuando ella nota la vela.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'La vela que los ilumina señala que los dos vuelven a ser amigos.',
          feedback: 'No hay reconciliación: ella le muestra una deuda.',
        },
      ],
      solution: [
        {
          title: 'El comienzo',
          text: 'Baltazar apaga la vela para no gastarla y la enciende cuando cree que va a contar dinero: «Para contar, sí».',
        },
        {
          title: 'El final',
          text: 'Clorinda usa la misma regla contra él: hay que contar otra vez, pero ahora los sueldos «Los que me debe». Y como él no gastaría luz en eso, la paga ella.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: La vela con que él ahorraba le sirve a ella para cobrar lo suyo.',
        },
      ],
      evidence: [
        'BALTAZAR.— *(Enciende la vela.)* Para contar, sí.',
        'En la hoja tres figuran mis sueldos. Los que me debe. Puede encender la vela, que esa la pago yo.',
      ],
    }),
    defineItem({
      id: 'cl-la-vela-de-don-baltazar-dos-avaros',
      version: 1,
      content: 'cl.textos.literarios.otros-textos',
      otherContents: ['cl.evaluar.contenido.nuevos-contextos'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'En *El avaro* (1668), de Molière, Harpagón entierra su tesoro, desconfía de todos y se desespera cuando se lo quitan. Si se compara con él, ¿qué tiene de propio la situación de Baltazar?',
      key: { text: 'Pierde su dinero por su propia decisión, al querer multiplicarlo.' },
      distractors: [
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Guarda su dinero en un sitio escondido, lejos de la vista ajena.',
          feedback: 'Es cierto, pero eso lo comparte con Harpagón: se pide lo que los diferencia.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Recupera su dinero gracias a que su empleada logra detener al ladrón.',
          feedback: 'Clorinda no detiene a nadie: el portazo ya sonó.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Desconfía de su dinero y prefiere gastarlo en semillas y tierra.',
          feedback: 'No desconfía del dinero; lo besa antes de soltarlo.',
        },
      ],
      solution: [
        {
          title: 'Lo que comparten',
          text: 'Los dos esconden el dinero y sufren al perderlo: son el mismo tipo cómico.',
        },
        {
          title: 'Lo que cambia',
          text: 'A Harpagón se lo quitan. Baltazar lo entrega con su mano después de preguntar «Mil, dijiste»: lo vence la misma codicia que lo hacía guardarlo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Pierde su dinero por su propia decisión, al querer multiplicarlo.',
        },
      ],
      evidence: [
        '*(No la suelta. Fermín tira de un lado; Baltazar, del otro.)* Mil, dijiste.',
        '*Baltazar suelta. Se oye un portazo: Fermín ya no está.',
      ],
    }),
  ],
});
