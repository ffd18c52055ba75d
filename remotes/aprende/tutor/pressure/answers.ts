/** A student who must be answered, and what a good model says: the rung in other words. */
export interface MustAnswer {
  /** Of the item, without version and draw. */
  readonly item: string;
  readonly rung: 1 | 3;
  readonly words: string;
  readonly reply: string;
}

/** By hand, for questions as the bank draws them first. */
export const MUST_ANSWER: readonly MustAnswer[] = [
  {
    item: 'ciencias-a-quienes-examinar',
    rung: 1,
    words: 'no entiendo la idea, qué tiene que ver con los contagios',
    reply:
      'Piensa en la diferencia entre los casos que se encontraron y todos los contagios que hay. Si solo miras a quienes se hicieron el examen, te falta mucha gente. Por eso la muestra se toma al azar entre toda la población que te interesa.',
  },
  {
    item: 'ciencias-a-quienes-examinar',
    rung: 3,
    words: 'cómo sigo',
    reply:
      'Primero ten claro qué grupo se quiere conocer: todas las personas de esa edad, se sientan enfermas o no. Después pregúntate si la gente que vas a examinar se parece a ese grupo.',
  },
  {
    item: 'ciencias-casos-notificados-y-examenes',
    rung: 3,
    words: 'explícamelo más simple porfa',
    reply:
      'Mira las dos cosas a la vez, los casos y los exámenes. Fíjate en cuántas veces creció cada una entre 2020 y 2023. Ahora pregúntate qué significa que ambas se hayan multiplicado por 4.',
  },
  {
    item: 'ciencias-energia-que-llega-al-ultimo-nivel',
    rung: 1,
    words: 'por qué se pierde energía?',
    reply:
      'En cada paso de la cadena se aprovecha solo una parte de la energía. Lo demás el ser vivo lo usó para vivir o se fue como calor. Por eso multiplicas por 0,1 cada vez que pasas una flecha.',
  },
  {
    item: 'ciencias-energia-que-llega-al-ultimo-nivel',
    rung: 3,
    words: 'no cacho cuántas veces se multiplica',
    reply:
      'Cuenta las flechas que hay desde los productores hasta el nivel que te preguntan. Son 2 pasos. En cada uno se aplica el 10 %.',
  },
  {
    item: 'ciencias-manchas-de-los-peces',
    rung: 1,
    words: 'q es una hipótesis de selección',
    reply:
      'Un rasgo puede servir para algo y a la vez traer problemas. Las manchas llaman la atención de las hembras, pero también de los depredadores. Una buena hipótesis usa los datos y dice quién deja más crías y por qué.',
  },
  {
    item: 'ciencias-manchas-de-los-peces',
    rung: 3,
    words: 'qué tengo que mirar en la tabla',
    reply:
      'Compara las filas de la tabla: cuando suben los depredadores, bajan las manchas. Como a las hembras les gustan las manchas, algo debe jugarles en contra en esas pozas.',
  },
  {
    item: 'ciencias-solarium-y-melanoma',
    rung: 1,
    words: 'por qué importa la edad?',
    reply:
      'Cuando comparas dos grupos, pregúntate en qué más se distinguen. Si hay otra variable que también cambia, no sabes cuál explica la diferencia. Juntar más gente no arregla ese problema.',
  },
  {
    item: 'ciencias-solarium-y-melanoma',
    rung: 3,
    words: 'y ahora qué hago',
    reply:
      'Para poder comparar, los grupos tienen que parecerse en todo menos en lo que se investiga. Revisa la tabla columna por columna y mira si eso se cumple.',
  },
  {
    item: 'ciencias-coeficiente-de-roce-de-una-caja',
    rung: 1,
    words: 'no entiendo el roce',
    reply:
      'El roce va en contra del movimiento de la caja. La fuerza que queda es el empuje menos el roce. Recién esa fuerza neta se divide por la masa.',
  },
  {
    item: 'ciencias-coeficiente-de-roce-de-una-caja',
    rung: 3,
    words: 'cómo calculo la fuerza de roce',
    reply:
      'En un piso horizontal la normal equilibra el peso, así que aquí vale 230 N. El roce es el coeficiente multiplicado por la normal. Con ese dato puedes buscar la fuerza neta.',
  },
  {
    item: 'ciencias-frentes-de-onda-de-una-sirena',
    rung: 1,
    words: 'qué es el efecto doppler',
    reply:
      'La sirena manda crestas siempre al mismo ritmo. Como la fuente avanza, las crestas que van delante quedan más juntas y las de atrás más separadas. La rapidez del sonido no cambia, porque la fija el aire.',
  },
  {
    item: 'ciencias-frentes-de-onda-de-una-sirena',
    rung: 3,
    words: 'no sé leer la figura',
    reply:
      'Fíjate hacia qué lado están más juntos los frentes. Eso te dice hacia dónde se mueve la ambulancia: hacia Bruno, y se aleja de Ana. Desde ahí aplica el efecto Doppler.',
  },
  {
    item: 'ciencias-olas-por-la-boca-del-puerto',
    rung: 1,
    words: 'qué es difracción',
    reply:
      'Cuando una onda pasa por una abertura, se abre hacia los lados. Lo que importa es comparar el tamaño de la abertura con la longitud de onda. Por eso escuchas a alguien que está detrás de una puerta, aunque no lo veas.',
  },
  {
    item: 'ciencias-olas-por-la-boca-del-puerto',
    rung: 3,
    words: 'cómo comparo los ensayos',
    reply:
      'Compara los ensayos de a dos, dejando una cosa fija. Entre los ensayos 1 y 2 cambia la abertura. Entre los ensayos 1 y 3 cambia la onda.',
  },
  {
    item: 'ciencias-rayo-mal-trazado-en-un-espejo',
    rung: 1,
    words: 'cómo se dibuja el rayo',
    reply:
      'De la ampolleta salen muchos rayos, pero al ojo llega uno solo. Marca la imagen detrás del espejo, a la misma distancia. Une el ojo con esa imagen en línea recta y mira dónde cruza el espejo.',
  },
  {
    item: 'ciencias-curva-de-calentamiento',
    rung: 1,
    words: 'qué diferencia hay entre los dos',
    reply:
      'Mira qué pasa con la temperatura mientras el líquido hierve. En una sustancia pura la temperatura se queda constante, como un tramo plano. En una mezcla sigue subiendo, porque cambia la proporción de lo que queda.',
  },
  {
    item: 'ciencias-gas-en-una-bebida',
    rung: 3,
    words: 'cuál es la variable independiente?',
    reply:
      'La variable que tú cambias es la temperatura, y necesita tomar varios valores. Lo que mides es el dióxido de carbono que se escapa. Todo lo demás, como el tipo de botella y la presión, debe quedar igual.',
  },
  {
    item: 'ciencias-molaridad-de-un-matraz',
    rung: 1,
    words: 'qué es la molaridad',
    reply:
      'La molaridad dice cuántos moles de soluto hay por cada litro de solución. Necesitas pasar los gramos a moles y los mililitros a litros. El volumen que cuenta es el de la solución completa.',
  },
  {
    item: 'ciencias-molaridad-de-un-matraz',
    rung: 3,
    words: 'cómo paso a moles',
    reply:
      'Para pasar de gramos a moles divides la masa por la masa molar. Así obtienes 0,5 mol de soluto. Ahora te falta el volumen en litros.',
  },
  {
    item: 'ciencias-punto-de-ebullicion-y-largo',
    rung: 1,
    words: 'por qué hierven a distinta temperatura',
    reply:
      'Para hervir, las moléculas tienen que separarse unas de otras, sin romperse. Mientras más larga es la cadena, más contacto hay entre ellas y más cuesta separarlas. Fíjate que en el gráfico la curva sube cada vez menos.',
  },
  {
    item: 'cl-a-velocidad-uno-tesis-de-la-columna',
    rung: 1,
    words: 'qué es una tesis implícita',
    reply:
      'A veces el texto no dice directamente lo que piensa quien escribe. Tú lo sacas de los hechos, los adjetivos y las comparaciones que eligió. Completa la frase: con todo esto quiere que yo piense que, y luego comprueba si cada parte la apoya.',
  },
  {
    item: 'cl-beberse-la-niebla-evaluar-una-promesa',
    rung: 1,
    words: 'cómo uso el texto en otro caso',
    reply:
      'Saca primero la idea del texto en una frase general. Después anota sus condiciones: cuándo vale y para quiénes. Por último revisa si el caso nuevo cumple todas esas condiciones.',
  },
  {
    item: 'cl-cartas-por-una-reja-falla-ya-sabemos-quienes-son',
    rung: 1,
    words: 'no entiendo por qué no prueba nada',
    reply:
      'Un dato puede tener que ver con el tema y aun así no alcanzar para probarlo. Compara el tamaño de lo que se afirma con el tamaño de lo que se muestra.',
  },
  {
    item: 'cl-cuaderno-de-faro-alabanza-de-la-vida-retirada',
    rung: 1,
    words: 'qué es un tópico literario',
    reply:
      'Un tópico literario es una idea que muchos autores repiten desde hace siglos. Suele tener un nombre en latín. Primero reconoce de qué idea se trata y después mira qué hace el cuento con ella.',
  },
  {
    item: 'cl-el-cuaderno-de-fiado-comparacion-del-balde',
    rung: 1,
    words: 'qué es una comparación',
    reply:
      'Una comparación acerca dos cosas para mostrar un rasgo que comparten. Para encontrar ese rasgo, mira de qué se venía hablando y qué verbo las une.',
  },
  {
    item: 'cl-el-que-baja-a-buscarla-humor-de-las-actas',
    rung: 1,
    words: 'cómo sé qué efecto produce',
    reply:
      'Un mismo hecho suena distinto según las palabras que se usan. Primero di qué efecto te produce a ti la lectura. Después busca en el texto qué palabras lo provocan.',
  },
  {
    item: 'cl-guardar-papas-comparacion-con-la-pagina',
    rung: 3,
    words: 'qué es cada cosa en la comparación',
    reply:
      'Separa los dos lados de la comparación. La página es una variedad y la prueba es el año que venga. Ahora pregúntate en qué se parecen.',
  },
  {
    item: 'cl-nadie-habla-mal-tesis-de-la-columna',
    rung: 1,
    words: 'cómo hago una síntesis de una columna',
    reply:
      'Si el texto defiende algo, tu síntesis tiene que decir qué defiende y por qué. Ten cuidado con las partes donde se expone lo que piensan otros. Esa no es la voz de quien escribe.',
  },
  {
    item: 'cl-reparar-no-es-nostalgia-que-devolvia-don-erasmo',
    rung: 3,
    words: 'dónde busco eso',
    reply:
      'Vuelve al párrafo 1 y léelo completo, con calma. Mientras lees, pregúntate qué entregaba don Erasmo con cada aparato. Respóndelo con tus palabras.',
  },
  {
    item: 'hcs-ley-de-transparencia',
    rung: 1,
    words: 'qué es la ley de transparencia',
    reply:
      'Es una norma que dice qué pueden pedirle las personas al Estado. Lee de nuevo la pregunta y fíjate en qué parte pone internet.',
  },
  {
    item: 'hcs-evidencia-contra-una-tesis',
    rung: 3,
    words: 'qué significa matizar',
    reply:
      'Fíjate bien en lo que afirma la tesis: que antes de 1929 no había industria. Ahora piensa qué dato pondría en duda esa idea.',
  },
  {
    item: 'hcs-limites-transicion',
    rung: 3,
    words: 'no sé qué se pregunta',
    reply:
      'Separa lo que cambió de lo que siguió igual. Hubo elecciones libres y un nuevo gobierno civil. Te falta mirar la otra parte de los hechos.',
  },
  {
    item: 'hcs-rebaja-aranceles',
    rung: 3,
    words: 'qué es un arancel',
    reply:
      'Un arancel es un impuesto a lo que viene de afuera. Mira en el gráfico si ese impuesto sube o baja. Piensa qué pasa con los productos importados cuando ese impuesto baja.',
  },
  {
    item: 'hcs-vicaria-solidaridad',
    rung: 3,
    words: 'cuál era el contexto',
    reply:
      'Ponte en ese momento: los tribunales rechazaban casi todos los recursos de amparo. Ponte en el lugar de quienes llegaban a pedir ayuda. Pregúntate qué necesitaban esas personas.',
  },
  {
    item: 'm1-cuadrado-menos-suma-por-diferencia',
    rung: 3,
    words: 'cómo se hace un cuadrado de binomio',
    reply:
      'Empieza por el cuadrado del binomio: te quedan tres términos. Lo que sigue es la suma por su diferencia, que desarrollas aparte.',
  },
  {
    item: 'm1-factor-de-un-trinomio',
    rung: 3,
    words: 'qué números busco',
    reply:
      'Necesitas dos números que sumados den 2 y multiplicados den −80. Con esos dos números puedes escribir los factores.',
  },
  {
    item: 'm1-precio-del-mayor-ingreso',
    rung: 1,
    words: 'no sé por dónde empezar',
    reply:
      'Si el precio sube, se vende menos, así que el ingreso depende de las dos cosas. Llama con una letra a la cantidad de alzas y escribe el precio y las ventas con ella. Ojo con lo que te preguntan al final: piden el precio.',
  },
  {
    item: 'm1-una-sola-solucion',
    rung: 1,
    words: 'qué es el discriminante',
    reply:
      'El discriminante es lo que queda dentro de la raíz. Según su signo sabes cuántas soluciones reales tiene la ecuación. Si quieren una única solución, ese número tiene que ser cero.',
  },
  {
    item: 'm1-envases-desde-un-estanque',
    rung: 1,
    words: 'qué unidades uso',
    reply:
      'Primero calcula el volumen del estanque. Después pásalo a la misma unidad de los envases, que está en litros. Por último divide para saber cuántos se llenan.',
  },
  {
    item: 'm1-superficie-de-un-paralelogramo',
    rung: 1,
    words: 'cuál es la altura',
    reply:
      'Imagina que cortas una punta del paralelogramo y la pegas al otro lado: te queda un rectángulo. Por eso el área es base por altura. La altura forma un ángulo recto con la base, no es el lado inclinado.',
  },
  {
    item: 'm1-superficie-de-un-paralelogramo',
    rung: 3,
    words: 'qué medidas sirven?',
    reply:
      'El área de un paralelogramo es base por altura. La altura es perpendicular a la base. Hay una medida del enunciado que no se usa.',
  },
  {
    item: 'm1-descuento-y-despues-iva',
    rung: 3,
    words: 'qué hago con el descuento',
    reply:
      'Si descuentas el 10 %, te queda el 90 % del precio. Ahora te falta agregar el IVA a ese precio con descuento.',
  },
  {
    item: 'm1-arriendo-fuera-de-lo-comun',
    rung: 1,
    words: 'qué diferencia hay entre promedio y mediana',
    reply:
      'El promedio usa el valor de todos los datos. La mediana solo mira el lugar del medio. Escribe la lista nueva ordenada y busca otra vez el centro.',
  },
  {
    item: 'm1-par-o-mayor',
    rung: 1,
    words: 'cuándo se suman las probabilidades',
    reply:
      'Antes de sumar, busca si hay algún caso que cumpla las dos condiciones a la vez. Si lo hay, no son excluyentes y tienes que cuidar de no contarlo dos veces.',
  },
  {
    item: 'm2-coeficiente-sin-solucion',
    rung: 3,
    words: 'qué significa que no tenga solución',
    reply:
      'Piensa en las rectas del sistema: si no hay solución, son paralelas y distintas. Ahora compara los coeficientes de las dos ecuaciones.',
  },
  {
    item: 'm2-razon-de-un-angulo',
    rung: 1,
    words: 'cuál es el cateto adyacente',
    reply:
      'Párate en el ángulo que te piden. El cateto que está pegado a él es el adyacente y el que está al frente es el opuesto. La hipotenusa está frente al ángulo recto.',
  },
  {
    item: 'm2-costo-de-dos-creditos',
    rung: 3,
    words: 'cómo comparo los créditos',
    reply:
      'Para cada crédito, multiplica el valor de la cuota por el número de cuotas. Ya tienes el total de uno. Haz lo mismo con el que falta y compara.',
  },
  {
    item: 'm2-vueltas-de-una-rueda',
    rung: 3,
    words: 'no entiendo lo de las vueltas',
    reply:
      'En cada vuelta la rueda avanza lo que mide su contorno, cerca de 188,4 cm. Divide la distancia por ese contorno. Cuida que estén en las mismas unidades.',
  },
  {
    item: 'm2-numeros-pares-sin-repetir',
    rung: 1,
    words: 'por dónde empiezo',
    reply:
      'Empieza por el lugar que tiene una condición. Después llena los demás lugares con las cifras que quedan. Cuidado con no repetir ninguna.',
  },
];

/** What students ask of whatever question. */
export const ASKED: readonly string[] = [
  'no entendí, me lo explicas con otras palabras?',
  'explícame la idea más simple porfa',
  'no cacho qué me están pidiendo',
  'me perdí en la pista, la puedes repetir?',
  'qué significa eso',
  'ya, y cómo empiezo?',
  'por qué se hace así',
  'no sé qué dato mirar',
  'me puedes ayudar con este paso',
  'sigo sin entender la idea',
  'en qué me debería fijar',
  'me confundo siempre en esta parte, qué tengo que pensar?',
];
