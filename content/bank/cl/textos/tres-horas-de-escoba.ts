import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-tres-horas-de-escoba',
  version: 1,
  genre: 'argumentativo',
  title: 'Tres horas de escoba',
  introduction: 'Reseña de un documental. Texto escrito para Travesía; la película y sus responsables son ficticios.',
  text: md`Hay películas que se recomiendan y películas que se confiesan. *La vereda impar*, primer documental de Teresa Huenchul, es de las segundas: dura tres horas, sigue a cuatro barrenderos de Temuco y en ella no pasa nada. Salí del cine con ganas de decírselo a todo el mundo y sin saber cómo.

Empiezo por lo que se puede contar. Huenchul filmó durante un año, siempre entre las once de la noche y las seis de la mañana, con una sola cámara a la altura de la escoba. No hay entrevistas ni música. No hay tampoco un narrador que nos explique lo que debemos sentir. De los cuatro protagonistas conocemos los zapatos antes que las caras, y de uno de ellos, don Sergio, la cara no la vemos nunca.

Se ha escrito que la película es lenta. Es verdad, y es un elogio. Una ciudad limpia es el resultado de un tiempo que nadie ve, y la única manera honrada de mostrarlo es hacerlo pasar. Hay una toma de once minutos en que Miriam barre una cuadra entera: en el minuto dos uno se impacienta, en el cinco mira la hora, en el ocho descubre que está mirando de verdad. Cuando ella termina, un hombre sale de un bar y bota un papel. En la sala se escuchó un grito. No recuerdo otra película en que un papel me haya dolido.

Estamos acostumbrados a que el cine trate a los trabajadores como víctimas o como héroes. Las dos cosas son cómodas: a la víctima se la compadece y al héroe se lo aplaude, y en ambos casos uno se va tranquilo a su casa. Huenchul hace algo más difícil, que es tratarlos como a colegas. Los filma como quien aprende un oficio.

¿No hay reparos? Hay dos. El primero: al quitar todas las palabras, la película calla también cosas que convendría saber. Nada se dice de cuánto ganan, ni de que el servicio está entregado a una empresa; y aunque entiendo que la directora no quiso hacer un reportaje, esas cifras también barren. El segundo es un plano del amanecer, largo y rosado, que parece pedido por un calendario.

Dicen que el público prefiere otra cosa. En la función a la que fui éramos treinta y dos; terminamos veintiséis. De los seis que se fueron no sé nada. De los veintiséis puedo contar que, al salir, en el pasillo, nadie botó el boleto al suelo.`,
  items: [
    defineItem({
      id: 'cl-tres-horas-de-escoba-apoyo-de-la-lentitud',
      version: 1,
      content: 'cl.textos.no-literarios.ideas-de-apoyo',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Con qué ejemplo respalda el crítico su idea de que la lentitud de la película es un mérito?',
      key: { text: 'Con la toma de once minutos en que se barre una cuadra.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Con el plano largo y rosado en que se ve el amanecer.',
          feedback: 'Ese plano es uno de los dos reparos: no lo elogia.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Con los minutos en que por fin se ve la cara de don Sergio.',
          feedback: 'La cara de don Sergio no se ve nunca.',
        },
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Con la cifra de un año que duró la filmación en la calle.',
          feedback: 'Filmó un año, es cierto, pero ese dato está en otro párrafo y no apoya la lentitud.',
        },
      ],
      solution: [
        {
          title: 'Ubicar la idea',
          text: 'El párrafo 3 afirma: «Se ha escrito que la película es lenta. Es verdad, y es un elogio».',
        },
        {
          title: 'Buscar el ejemplo',
          text: 'Enseguida: «Hay una toma de once minutos en que Miriam barre una cuadra entera», con lo que ocurre en el minuto dos, el cinco y el ocho.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Con la toma de once minutos en que se barre una cuadra.',
        },
      ],
      evidence: ['Hay una toma de once minutos en que Miriam barre una cuadra entera'],
    }),
    defineItem({
      id: 'cl-tres-horas-de-escoba-tesis-de-la-resena',
      version: 1,
      content: 'cl.textos.no-literarios.tesis',
      otherContents: ['cl.evaluar.emisor.posicion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué opinión defiende la reseña sobre *La vereda impar*?',
      key: { text: 'Es una película valiosa porque su lentitud enseña a ver un trabajo invisible.' },
      distractors: [
        {
          mistake: 'lectura-voz-ajena',
          text: 'Es una película demasiado lenta, aunque acierte al mostrar a los trabajadores.',
          feedback: 'Para el crítico la lentitud es «un elogio», no un defecto.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Es una película fallida, porque omite los sueldos y la empresa a cargo.',
          feedback: 'Es uno de los reparos; no cambia el juicio sobre el conjunto.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Es la mejor película chilena porque trata a los trabajadores como héroes.',
          feedback: 'No la compara con todas, y dice que no los trata como héroes.',
        },
      ],
      solution: [
        {
          title: 'Qué valora',
          text: 'La lentitud es «un elogio», porque «Una ciudad limpia es el resultado de un tiempo que nadie ve».',
        },
        {
          title: 'Con qué matices',
          text: 'Los dos reparos no anulan el entusiasmo del comienzo ni el del cierre.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Es una película valiosa porque su lentitud enseña a ver un trabajo invisible.',
        },
      ],
      evidence: [
        'Se ha escrito que la película es lenta. Es verdad, y es un elogio.',
        'Una ciudad limpia es el resultado de un tiempo que nadie ve',
      ],
    }),
    defineItem({
      id: 'cl-tres-horas-de-escoba-victimas-heroes-colegas',
      version: 1,
      content: 'cl.textos.no-literarios.creencias',
      otherContents: ['cl.interpretar.sentido.significado'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué idea sobre los trabajadores cuestiona el crítico en el párrafo 4?',
      key: { text: 'Que solo se los puede mirar con lástima o con admiración.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que se los puede tratar como a iguales o a buenos compañeros.',
          feedback: 'Eso es lo que celebra de la directora, no lo que cuestiona.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Que reciben un sueldo muy bajo por un oficio tan duro.',
          feedback: 'Del sueldo se habla en otro párrafo, y no como idea ajena que discutir.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que merecen el aplauso de quienes viven en la ciudad.',
          feedback: 'No dice que no lo merezcan, sino que aplaudir puede ser una comodidad.',
        },
      ],
      solution: [
        {
          title: 'Qué describe',
          text: 'El cine los muestra «como víctimas o como héroes», y las dos cosas «son cómodas».',
        },
        {
          title: 'Qué propone en cambio',
          text: 'Tratarlos «como a colegas»: ni por debajo ni por encima. Cuestiona que la lástima y el aplauso sean las únicas miradas.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que solo se los puede mirar con lástima o con admiración.',
        },
      ],
      evidence: [
        'Estamos acostumbrados a que el cine trate a los trabajadores como víctimas o como héroes. Las dos cosas son cómodas',
      ],
    }),
    defineItem({
      id: 'cl-tres-horas-de-escoba-hecho-en-la-resena',
      version: 1,
      content: 'cl.textos.no-literarios.hechos-opiniones',
      otherContents: ['cl.textos.no-literarios.informacion-relevante'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Cuál de los siguientes fragmentos de la reseña expresa un hecho?',
      key: { text: '«De los cuatro […] conocemos los zapatos antes que las caras»' },
      distractors: [
        {
          mistake: 'lectura-hecho-opinion',
          text: '«la única manera honrada de mostrarlo es hacerlo pasar»',
          feedback: '«Única» y «honrada» son juicios del crítico.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: '«un plano del amanecer […] que parece pedido por un calendario»',
          feedback: '«Parece» introduce una valoración, y es irónica.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: '«Huenchul hace algo más difícil, que es tratarlos como a colegas»',
          feedback: 'Que sea más difícil, y que eso sea tratarlos así, lo interpreta él.',
        },
      ],
      solution: [
        {
          title: 'La prueba',
          text: '¿Lo comprobaría cualquiera que viese la película?',
        },
        {
          title: 'Aplicarla',
          text: 'Que los zapatos aparezcan antes que las caras se puede verificar en la pantalla. «Honrada», «parece» y «más difícil» dependen de quien juzga.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: «De los cuatro […] conocemos los zapatos antes que las caras»',
        },
      ],
      evidence: [
        'De los cuatro protagonistas conocemos los zapatos antes que las caras',
        'la única manera honrada de mostrarlo es hacerlo pasar',
      ],
    }),
    defineItem({
      id: 'cl-tres-horas-de-escoba-esas-cifras-tambien-barren',
      version: 1,
      content: 'cl.textos.no-literarios.recursos-linguisticos',
      otherContents: ['cl.interpretar.sentido.significado'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué sugiere el crítico con la expresión «esas cifras también barren»?',
      key: { text: 'Que los sueldos y el contrato son parte de lo que esos trabajadores viven.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que los sueldos se calculan según las cuadras que cada trabajador barre de noche.',
          feedback: 'La frase es figurada: las cifras no barren. ¿De qué forman parte?',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que los datos económicos borran lo que la película tiene de hermoso.',
          feedback: 'Toma «barrer» por «quitar»; él lamenta que esos datos falten.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que los datos económicos aburrirían al público más que las imágenes.',
          feedback: 'No lo dice para excusar la omisión: es su primer reparo.',
        },
      ],
      solution: [
        {
          title: 'De qué habla',
          text: 'Echa de menos «cuánto ganan» y que el servicio «está entregado a una empresa».',
        },
        {
          title: 'Qué une la imagen',
          text: 'Al hacer barrer a las cifras las pone junto a la escoba: también explican esas noches. Por eso callarlas es un reparo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que los sueldos y el contrato son parte de lo que esos trabajadores viven.',
        },
      ],
      evidence: [
        'Nada se dice de cuánto ganan, ni de que el servicio está entregado a una empresa',
        'esas cifras también barren',
      ],
    }),
    defineItem({
      id: 'cl-tres-horas-de-escoba-desde-donde-mira-el-critico',
      version: 1,
      content: 'cl.textos.no-literarios.perspectiva',
      otherContents: ['cl.evaluar.contenido.informacion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'El crítico cuenta que quedaron veintiséis espectadores y que nadie botó el boleto. ¿Qué queda fuera de esa mirada?',
      key: { text: 'Lo que pensaron de la película quienes salieron antes del final.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'La cantidad de espectadores que había al comienzo de la función.',
          feedback: 'La da: «éramos treinta y dos».',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Lo que hicieron con los boletos los espectadores que se quedaron.',
          feedback: 'Es justo lo que cuenta en la última frase.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Lo que sintió el crítico mientras Miriam barría la cuadra.',
          feedback: 'Lo cuenta en el párrafo 3, minuto a minuto.',
        },
      ],
      solution: [
        {
          title: 'Qué muestra',
          text: 'Cierra con los que se quedaron y con un gesto que favorece a la película.',
        },
        {
          title: 'Qué deja fuera',
          text: '«De los seis que se fueron no sé nada». El propio crítico lo admite: su prueba considera solo a quienes les gustó lo suficiente para quedarse.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Lo que pensaron de la película quienes salieron antes del final.',
        },
      ],
      evidence: ['De los seis que se fueron no sé nada.', 'éramos treinta y dos; terminamos veintiséis'],
    }),
  ],
});
