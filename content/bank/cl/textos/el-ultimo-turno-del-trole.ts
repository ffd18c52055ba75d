import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-el-ultimo-turno-del-trole',
  version: 1,
  genre: 'informativo',
  title: 'El último turno del trole',
  introduction: 'Crónica periodística. Texto escrito para Travesía; los pasajeros y el conductor son ficticios.',
  text: md`A las nueve de la noche, en la avenida Argentina, el trole no hace ruido. Primero se mueven los cables, arriba, como cuerdas de ropa cuando alguien tira desde otra ventana; después dobla la esquina un bus verde y crema, con un zumbido que se parece más a un refrigerador que a un motor. Sube una mujer con una torta. Subo yo.

El conductor se llama Hernán Veas y lleva veintidós años en el mismo asiento. Me autoriza a ir de pie a su lado con una condición: que no le hable en las curvas. «En la curva se le puede soltar la pértiga», explica. La pértiga es el brazo que sale del techo y se apoya en el cable para tomar la electricidad. Cuando se suelta, el bus queda muerto en medio de la calle y hay que bajarse, tirar de una cuerda y acertarle al cable otra vez. «Como pescar al revés», dice.

El servicio se inauguró el 31 de diciembre de 1952, a mediodía, con siete máquinas adornadas frente a la plaza de la Victoria. Reemplazaban a los tranvías. En 2003, los coches Pullman Standard que quedaban de esa época fueron declarados Monumento Histórico. Es raro viajar dentro de un monumento: nadie le ofrece el asiento a una estatua.

En la calle Colón sube un estudiante que se duerme antes de pagar. En Bellavista se baja la torta. Entre una y otra parada, Veas hace su defensa. No contamina la calle por la que pasa. No mete bulla. Y en el semáforo no gasta: un bus parado quema petróleo para nada; un trole parado es un mueble. «Le estoy hablando de algo de mi abuelo —dice— y parece que le hablara de algo de mi nieto».

El razonamiento tiene un reverso, que él mismo me muestra. Un bus corriente esquiva una calle cortada; el trole, no, porque donde no hay cable no hay trole. Cada desfile lo detiene. Cada camión mal estacionado, también. Y los repuestos de una máquina tan antigua no se compran: se fabrican, uno por uno, en un taller. «Lo que lo hace limpio es lo que lo amarra», resume.

A las diez menos diez llegamos al final del recorrido. Quedamos el estudiante, Veas y yo. El conductor apaga las luces de adentro, camina hasta el fondo y le toca el hombro: «Maestro, Aduana». El muchacho mira por la ventana, asustado, y dice que él iba para el otro lado.

—Entonces no se baje —le contesta Veas—. De aquí se sale por donde se entró.`,
  sources: [
    {
      name: 'El Mercurio de Valparaíso, «Trolebuses cumplen 70 años acompañando a los porteños», 25 de diciembre de 2022',
      detail: 'Inauguración del servicio el 31 de diciembre de 1952',
    },
    {
      name: 'Consejo de Monumentos Nacionales, declaratoria de los trolebuses Pullman Standard de Valparaíso como Monumento Histórico, 2003',
      detail: 'Fecha de la declaratoria',
    },
  ],
  items: [
    defineItem({
      id: 'cl-el-ultimo-turno-del-trole-que-es-la-pertiga',
      version: 1,
      content: 'cl.textos.no-literarios.dificultades',
      otherContents: ['cl.evaluar.forma.forma-contenido'],
      skill: 'evaluar',
      difficulty: 2,
      stem: '¿Qué recurso de la crónica ayuda a entender la palabra «pértiga»?',
      key: { text: 'Una definición que dice qué es, dónde está y para qué sirve.' },
      distractors: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Una comparación con las cuerdas de ropa que hay entre dos ventanas.',
          feedback: 'Esa comparación es de los cables, en el primer párrafo.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Un sinónimo puesto entre comas, sin mayor explicación.',
          feedback: 'Hay bastante más que un sinónimo: relee la frase que empieza con la palabra.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Una nota con la historia del servicio y de sus máquinas.',
          feedback: 'La historia viene después y no habla de la pértiga.',
        },
      ],
      solution: [
        {
          title: 'Buscar la aclaración',
          text: '«La pértiga es el brazo que sale del techo y se apoya en el cable para tomar la electricidad».',
        },
        {
          title: 'Juzgarla',
          text: 'Dice qué es (un brazo), dónde está (en el techo) y para qué sirve (tomar la electricidad). Quien lee no necesita otra ayuda.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Una definición que dice qué es, dónde está y para qué sirve.',
        },
      ],
      evidence: ['La pértiga es el brazo que sale del techo y se apoya en el cable para tomar la electricidad.'],
    }),
    defineItem({
      id: 'cl-el-ultimo-turno-del-trole-condicion-del-conductor',
      version: 1,
      content: 'cl.textos.no-literarios.informacion-relevante',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Con qué condición permite el conductor que el cronista viaje a su lado?',
      key: { text: 'Con la de guardar silencio en las curvas.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Con la de sujetarse bien en los frenazos.',
          feedback: 'Sería sensato, pero no fue lo que pidió.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Con la de pagar al subir en la calle Colón.',
          feedback: 'En Colón sube un estudiante; no es la condición.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Con la de tirar de la cuerda si se detiene.',
          feedback: 'Eso lo hace quien repone la pértiga; el conductor no se lo pide al cronista.',
        },
      ],
      solution: [
        {
          title: 'Buscar la palabra',
          text: 'El párrafo 2 dice «con una condición: que no le hable en las curvas».',
        },
        {
          title: 'Confirmar con el motivo',
          text: '«En la curva se le puede soltar la pértiga»: necesita atención.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Con la de guardar silencio en las curvas.',
        },
      ],
      evidence: ['Me autoriza a ir de pie a su lado con una condición: que no le hable en las curvas.'],
    }),
    defineItem({
      id: 'cl-el-ultimo-turno-del-trole-tema-de-la-cronica',
      version: 1,
      content: 'cl.textos.no-literarios.tema-ideas',
      otherContents: ['cl.interpretar.sentido.sintesis'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cuál es la idea principal de la crónica?',
      key: { text: 'El trole reúne en un mismo viaje ventajas de futuro y ataduras de otro tiempo.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'El trole fue inaugurado a fines de 1952 para reemplazar a los tranvías.',
          feedback: 'Es un dato de un párrafo; el resto trata de otra cosa.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'El trole debería reemplazar pronto a los buses corrientes en todas las ciudades.',
          feedback: 'Ni el conductor lo pide: él mismo muestra los problemas.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'El trole es un medio incómodo, que se detiene con cada calle cortada.',
          feedback: 'Es solo el reverso; antes se cuentan sus ventajas.',
        },
      ],
      solution: [
        {
          title: 'Lo que se repite',
          text: 'El conductor habla de «algo de mi abuelo» que «parece» de «mi nieto», y luego de lo que «lo amarra».',
        },
        {
          title: 'Unirlo',
          text: 'Limpio y silencioso, pero sujeto al cable y a repuestos que ya no existen: las dos caras forman la idea principal.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El trole reúne en un mismo viaje ventajas de futuro y ataduras de otro tiempo.',
        },
      ],
      evidence: [
        '«Le estoy hablando de algo de mi abuelo —dice— y parece que le hablara de algo de mi nieto».',
        '«Lo que lo hace limpio es lo que lo amarra», resume.',
      ],
    }),
    defineItem({
      id: 'cl-el-ultimo-turno-del-trole-apoyos-de-la-defensa',
      version: 1,
      content: 'cl.textos.no-literarios.ideas-de-apoyo',
      otherContents: ['cl.interpretar.relaciones.jerarquia'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Qué dato de la crónica apoya la idea de que el trole aprovecha bien la energía?',
      key: { text: 'Que al estar detenido no consume energía.' },
      distractors: [
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Que al pasar por la calle hace poco ruido.',
          feedback: 'Es cierto, pero el ruido no dice cuánta energía aprovecha.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Que al soltarse la pértiga queda sin corriente.',
          feedback: 'Eso es una dificultad, y está en otro párrafo.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que al doblar se mueven primero los cables.',
          feedback: 'Nombra el cable, pero describe cómo llega el trole.',
        },
      ],
      solution: [
        {
          title: 'Ubicar la idea',
          text: 'En el párrafo 4, Veas enumera: no contamina, no mete bulla, «Y en el semáforo no gasta».',
        },
        {
          title: 'Elegir el apoyo',
          text: 'Solo el tercero trata de la energía que se gasta: el bus parado «quema petróleo para nada», y el trole parado no consume.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que al estar detenido no consume energía.',
        },
      ],
      evidence: ['Y en el semáforo no gasta: un bus parado quema petróleo para nada; un trole parado es un mueble.'],
    }),
    defineItem({
      id: 'cl-el-ultimo-turno-del-trole-orden-de-la-cronica',
      version: 1,
      content: 'cl.textos.no-literarios.organizacion',
      otherContents: ['cl.textos.no-literarios.recursos-linguisticos'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cómo se organiza la información en la crónica?',
      key: { text: 'Sigue el recorrido de una noche y en él intercala datos y conversación.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Sigue la historia del servicio desde 1952 hasta la noche del viaje.',
          feedback: 'Las fechas ocupan un párrafo; el resto del texto avanza de otra manera.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Compara el trole con el bus corriente, punto por punto, hasta el final.',
          feedback: 'La comparación con el bus aparece en un solo párrafo.',
        },
        {
          mistake: 'lectura-cambia-orden',
          text: 'Comienza por el final del viaje y vuelve atrás para explicar sus causas.',
          feedback: 'El viaje se cuenta en orden: mira las horas y las calles.',
        },
      ],
      solution: [
        {
          title: 'Las señas del orden',
          text: '«A las nueve de la noche», «En la calle Colón», «En Bellavista», «A las diez y veinte»: horas y calles sucesivas.',
        },
        {
          title: 'Lo que se intercala',
          text: 'Entre parada y parada van la explicación de la pértiga, las fechas y la defensa del conductor.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Sigue el recorrido de una noche y en él intercala datos y conversación.',
        },
      ],
      evidence: [
        'A las diez menos diez llegamos al final del recorrido.',
        'En la calle Colón sube un estudiante que se duerme antes de pagar.',
      ],
    }),
    defineItem({
      id: 'cl-el-ultimo-turno-del-trole-limpio-y-amarrado',
      version: 1,
      content: 'cl.textos.no-literarios.razonamientos',
      otherContents: ['cl.interpretar.relaciones.conexiones'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué razonamiento resume la frase «Lo que lo hace limpio es lo que lo amarra»?',
      key: { text: 'Toma la electricidad del cable: por eso no contamina, y por eso no puede desviarse.' },
      distractors: [
        {
          mistake: 'lectura-invierte-causa',
          text: 'No puede desviarse de su calle: por eso gasta menos y contamina poco al circular.',
          feedback: 'Que no se desvíe es efecto del cable, no la causa de que sea limpio.',
        },
        {
          mistake: 'lectura-coincidencia-por-causa',
          text: 'Es una máquina muy antigua: por eso no contamina, y por eso le faltan repuestos.',
          feedback: 'La antigüedad explica los repuestos, pero no que sea limpio.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Se detiene en cada desfile y con cada camión: por eso le cuesta cumplir su horario.',
          feedback: 'Es solo una parte de las ataduras, y no dice por qué es limpio.',
        },
      ],
      solution: [
        {
          title: 'Las dos mitades',
          text: '«Limpio»: usa electricidad y no contamina la calle. «Amarra»: «donde no hay cable no hay trole».',
        },
        {
          title: 'Lo que las une',
          text: 'El mismo cable da la energía y fija el recorrido. La ventaja y el problema nacen de lo mismo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Toma la electricidad del cable: por eso no contamina, y por eso no puede desviarse.',
        },
      ],
      evidence: ['porque donde no hay cable no hay trole', '«Lo que lo hace limpio es lo que lo amarra», resume.'],
    }),
    defineItem({
      id: 'cl-el-ultimo-turno-del-trole-opinion-del-cronista',
      version: 1,
      content: 'cl.textos.no-literarios.hechos-opiniones',
      otherContents: ['cl.interpretar.sentido.inferencias'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿En cuál de estos fragmentos el cronista expresa una apreciación personal?',
      key: { text: '«Es raro viajar dentro de un monumento»' },
      distractors: [
        {
          mistake: 'lectura-hecho-opinion',
          text: '«Reemplazaban a los tranvías» de la ciudad',
          feedback: 'Es un hecho histórico que se puede comprobar.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: '«Un bus corriente esquiva una calle cortada»',
          feedback: 'Es algo que se puede observar en la calle.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: '«El conductor se llama Hernán Veas»',
          feedback: 'El nombre se comprueba; no valora nada.',
        },
      ],
      solution: [
        {
          title: 'La prueba',
          text: '¿Podría otra persona sentir lo contrario sin equivocarse?',
        },
        {
          title: 'Aplicarla',
          text: '«Raro» dice cómo lo siente él; a otro puede parecerle normal. Los demás fragmentos informan.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: «Es raro viajar dentro de un monumento»',
        },
      ],
      evidence: ['Es raro viajar dentro de un monumento: nadie le ofrece el asiento a una estatua.'],
    }),
  ],
});
