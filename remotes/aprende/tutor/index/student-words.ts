import type { ContentId } from '@travesia/contracts/temario';

/**
 * What students call contents and lessons do not, or only in passing: names of class, of formulas and of people, slang.
 * Phrases are separated by commas. They count as much as the name of the content.
 */
export const STUDENT_WORDS: Readonly<Partial<Record<ContentId, string>>> = {
  'm1.numeros.enteros-racionales.enteros':
    'negativos, sumar números negativos, regla de los signos, ley de signos, menos por menos, valor absoluto, recta numérica, prioridad de operaciones, papomudas, paréntesis y operaciones combinadas, múltiplos y divisores, números con signo, restar negativos, multiplicar negativos, números positivos y negativos, antecesor y sucesor',
  'm1.numeros.enteros-racionales.racionales':
    'fracción, decimal, quebrados, sumar fracciones, dividir fracciones, multiplicar fracciones, distinto denominador, mínimo común denominador, mcm, numerador, número mixto, decimal periódico, semiperiódico, simplificar fracción, amplificar, truncar y redondear, cuántas veces la coma, dividir decimales, dividir con coma, multiplicar decimales, comparar fracciones, ordenar fracciones, fracción equivalente, fracción impropia, números racionales, tercios y cuartos, fracciones en la recta',
  'm1.numeros.enteros-racionales.problemas': 'deudas, temperaturas bajo cero, altura sobre el nivel del mar, saldo',
  'm1.numeros.porcentaje.calculo':
    'tanto por ciento, sacar el porcentaje, qué porcentaje es, por ciento, diez por ciento, de cada 100, porcentaje a fracción',
  'm1.numeros.porcentaje.problemas':
    'descuento, dcto, precio antes del descuento, rebaja, oferta, aumento porcentual, alza, IVA, impuesto, variación porcentual, interés simple, porcentaje de porcentaje, sube y baja un porcentaje, liquidación, cuánto pago con descuento, precio rebajado, precio final, recargo, propina, tienda, sueldo que sube',
  'm1.numeros.potencias-raices.potencias':
    'exponente, base, elevado, elevado a cero, potencia negativa, igual base, exponente fraccionario, notación científica, al cuadrado, al cubo, dividir potencias, potencia de una potencia, restar exponentes, sumar exponentes',
  'm1.numeros.potencias-raices.raices':
    'raíz cuadrada, raíz cúbica, radical, índice, cantidad subradical, simplificar raíz, racionalizar, sumar raíces, raíz enésima, multiplicar raíces, dividir raíces, raíces de distinto índice, descomponer una raíz, raíz exacta',
  'm1.numeros.potencias-raices.problemas': 'se duplica cada hora, bacterias que se duplican, crecimiento con potencias',
  'm1.algebra.expresiones-algebraicas.productos-notables':
    'cuadrado de binomio, suma por diferencia, binomio al cuadrado, cubo de binomio, binomio con término común, (a+b)²',
  'm1.algebra.expresiones-algebraicas.factorizacion':
    'factorizar, factor común, trinomio, trinomio cuadrado perfecto, diferencia de cuadrados, desarrollar',
  'm1.algebra.expresiones-algebraicas.operatoria':
    'polinomio, monomio, términos semejantes, multiplicar polinomios, sacar paréntesis, fracciones algebraicas, álgebra, propiedad distributiva, restar polinomios, signo menos delante del paréntesis, sumar letras, juntar las x, simplificar expresiones, reducir expresiones',
  'm1.algebra.expresiones-algebraicas.problemas':
    'lenguaje algebraico, traducir un enunciado a letras, patrones, el doble de un número, el sucesor, el triple de un número, la mitad de un número, un número aumentado en, escribir con letras, expresar en función de x, antecesor, sucesiones',
  'm1.algebra.proporcionalidad.directa-inversa':
    'proporción, razón, regla de tres, regla de tres inversa, directamente proporcional, inversamente proporcional, constante de proporcionalidad, más velocidad menos tiempo, razones y proporciones, proporcionales',
  'm1.algebra.proporcionalidad.problemas':
    'regla de tres, obreros, obreros y días, repartir en razón, receta para más porciones, llaves que llenan un estanque, regla de tres compuesta, trabajadores y días, kilómetros y litros de bencina, cuánto demoran, rapidez y tiempo, mezcla en proporción',
  'm1.algebra.ecuaciones-inecuaciones.ecuaciones':
    'despejar, despeje, incógnita, encontrar la x, despejar la x, ecuación, ecuación lineal, ecuación de primer grado, igualdad, pasar al otro lado, pasar un número al otro lado del igual, ecuación con paréntesis, ecuación con fracciones, igual a cero, cuánto vale x, el valor de x, comprobar la solución, x en ambos lados, x en los dos lados',
  'm1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones':
    'plantear una ecuación, problema de edades, números consecutivos, problemas verbales, problemas con enunciado, plantear el problema',
  'm1.algebra.ecuaciones-inecuaciones.inecuaciones':
    'desigualdad, intervalo, mayor que, menor que, dar vuelta el signo, inecuación, conjunto solución, intervalo abierto y cerrado, representar en la recta, infinito en un intervalo, x mayor que',
  'm1.algebra.ecuaciones-inecuaciones.problemas-inecuaciones': 'a lo menos, a lo más, como máximo, como mínimo',
  'm1.algebra.sistemas-2x2.resolucion':
    'sistema de ecuaciones, sustitución, igualación, reducción, Cramer, dos ecuaciones con dos incógnitas, eliminación, ecuaciones con dos incógnitas, x e y, dos ecuaciones, encontrar x e y',
  'm1.algebra.sistemas-2x2.problemas':
    'plantear un sistema, gallinas y conejos, monedas y billetes, entradas de adultos y niños, edades de padre e hijo',
  'm1.algebra.funcion-lineal-afin.concepto':
    'función lineal, función afín, pendiente, coeficiente de posición, y = mx + n, intercepto, función, dominio y recorrido, variable dependiente, creciente o decreciente, función creciente, inclinación de la recta, imagen y preimagen, qué es una función',
  'm1.algebra.funcion-lineal-afin.representaciones':
    'graficar una recta, gráfico de la recta, tabla de valores, evaluar una función, f(x), f de x, evaluar en la función, imagen de un número, pasar de la tabla al gráfico, dibujar la recta',
  'm1.algebra.funcion-lineal-afin.problemas':
    'cobro fijo, cargo fijo, taxi, tarifa, modelar con una función, plan de celular, cuenta del agua, plan de teléfono, costo fijo y variable, arriendo por hora, ritmo constante',
  'm1.algebra.funcion-cuadratica.ecuacion':
    'ecuación cuadrática, ecuación de segundo grado, segundo grado, fórmula general, delta, discriminante, raíces de la ecuación, completar cuadrados, ax² + bx + c, x al cuadrado igual, soluciones de la cuadrática, b al cuadrado menos cuatro ac, baskara, raíz doble',
  'm1.algebra.funcion-cuadratica.grafico':
    'parábola, función cuadrática, concavidad, cóncava, abre hacia arriba, abre hacia abajo, coeficiente a de la parábola',
  'm1.algebra.funcion-cuadratica.puntos-especiales':
    'vértice, vértice de la parábola, ceros de la función, eje de simetría, intersección con los ejes, punto máximo, punto mínimo, corte con el eje x, corta al eje x, corta al eje y, punto más alto, punto más bajo, intersectos',
  'm1.algebra.funcion-cuadratica.problemas':
    'altura máxima, lanzamiento de una pelota, ganancia máxima, área máxima, trayectoria, valor máximo, maximizar, ingreso máximo, área máxima de un corral, cuándo cae al suelo, optimizar',
  'm1.geometria.figuras.pitagoras':
    'hipotenusa, cateto, triángulo rectángulo, tríos pitagóricos, a² + b² = c², diagonal, escalera apoyada, diagonal de un rectángulo, diagonal del cuadrado, lados de un triángulo rectángulo, distancia entre dos puntos',
  'm1.geometria.figuras.perimetro-area':
    'perímetro, área, superficie de una figura, área del triángulo, círculo, circunferencia, pi, radio y diámetro, trapecio, rombo, paralelogramo, rectángulo, cuadrado, área del círculo, perímetro del círculo, cuánto mide el contorno, base por altura, área del rombo, área del rectángulo, semicírculo, polígono',
  'm1.geometria.figuras.problemas':
    'área achurada, área sombreada, figura compuesta, terreno, cerco, baldosas, cerca para un terreno, terreno rectangular, pasto, pintar una muralla, marco de un cuadro, cancha',
  'm1.geometria.cuerpos.area':
    'superficie de un cubo, área de un prisma, área del cubo, caras, red del cuerpo, área lateral, paralelepípedo, forrar una caja, papel de regalo, envolver una caja, pintar las paredes, desplegar una caja, cuánto cartón',
  'm1.geometria.cuerpos.volumen':
    'volumen, volumen de un prisma, volumen del cubo, litros, capacidad, cuánto cabe, cuánta agua cabe, metros cúbicos, cuántos litros caben, llenar una caja, arena, altura del agua',
  'm1.geometria.cuerpos.cilindros':
    'cilindro, volumen del cilindro, lata, tarro, área del cilindro, estanque cilíndrico, vaso, tubo, radio y altura de una lata, bidón, cilíndrico',
  'm1.geometria.cuerpos.problemas': 'cuerpos geométricos, problemas de volumen, caja, piscina, estanque',
  'm1.geometria.transformaciones-isometricas.puntos-vectores':
    'plano cartesiano, coordenadas, vector, par ordenado, sumar vectores, eje x, eje y, abscisa, cuadrante, módulo de un vector, desplazar un punto, componentes',
  'm1.geometria.transformaciones-isometricas.transformaciones':
    'isometría, traslación, rotación, reflexión, simetría axial, simetría central, rotar 90 grados un punto, rotación de 90 grados, girar una figura, eje de simetría de una figura, reflejar una figura, respecto del eje y, respecto del origen, reflejo, trasladar una figura, sentido antihorario',
  'm1.geometria.transformaciones-isometricas.problemas': 'teselaciones, composición de isometrías, mosaicos',
  'm1.geometria.semejanza.figuras-semejantes':
    'semejanza, triángulos semejantes, Tales, teorema de Tales, congruencia, razón de semejanza, criterios de semejanza, lados homólogos, Thales, lados proporcionales, misma forma distinto tamaño, sombras y triángulos semejantes',
  'm1.geometria.semejanza.escala':
    'escala, maqueta, plano a escala, mapa, escala de un mapa, plano de una casa, medida real, centímetros en el mapa',
  'm1.probabilidad.tablas-graficos.frecuencias':
    'frecuencia absoluta, frecuencia relativa, frecuencia acumulada, tabla de datos, estadística, intervalos de una tabla, moda, contar datos, tabla con intervalos, marca de clase, cuántas veces se repite',
  'm1.probabilidad.tablas-graficos.graficos':
    'histograma, gráfico de barras, gráfico circular, gráfico de torta, gráfico de líneas, polígono de frecuencias, pictograma, gráfico de línea, gráfico de puntos, qué gráfico conviene',
  'm1.probabilidad.tablas-graficos.promedio':
    'media aritmética, promedio, media, promedio de notas, promedio ponderado, qué nota me tengo que sacar, medidas de tendencia central, moda, media de los datos, promedio de un curso, nota final, ponderar notas',
  'm1.probabilidad.tablas-graficos.problemas': 'gráficos engañosos, interpretar gráficos, leer tablas',
  'm1.probabilidad.medidas-posicion.cuartiles-percentiles':
    'mediana, cuartil, percentil, quintil, decil, medidas de posición, medidas de tendencia central, Q1, Q2, Q3, dato del medio, ordenar los datos',
  'm1.probabilidad.medidas-posicion.diagrama-cajon':
    'diagrama de caja, caja y bigotes, boxplot, box plot, bigotes, rango intercuartil',
  'm1.probabilidad.reglas-probabilidades.evento':
    'probabilidad, Laplace, casos favorables, casos posibles, dado, moneda, espacio muestral, lanzar un dado, suceso, evento complementario, dos dados, sumar siete con dos dados, cara o sello, ruleta, carta, naipe, baraja, que no ocurra, complemento, probabilidad de que no, bolita roja',
  'm1.probabilidad.reglas-probabilidades.regla-aditiva':
    'unión de eventos, probabilidad de A o B, eventos excluyentes, mutuamente excluyentes, regla de la suma',
  'm1.probabilidad.reglas-probabilidades.regla-multiplicativa':
    'eventos independientes, probabilidad de A y B, con reposición, sin reposición, diagrama de árbol, urna con bolitas, sacar dos bolitas, regla del producto, intersección de eventos, una y después otra, al menos una, dos veces seguidas',
  'm2.numeros.reales.operaciones':
    'números reales, irracionales, números irracionales, conjuntos numéricos, aproximar raíces, racionalizar, racional o irracional, raíz de dos es irracional, aproximación por exceso, redondear raíces',
  'm2.numeros.reales.problemas': 'problemas con irracionales, estimar raíces, número pi y problemas',
  'm2.numeros.matematica-financiera.ahorro-jubilacion':
    'interés compuesto, AFP, pensión, jubilación, ahorro, cotización, APV, capital e interés, depósito a plazo, cuenta de ahorro, capitalización, jubilar, plata ahorrada a cierta tasa',
  'm2.numeros.matematica-financiera.creditos':
    'crédito, CAE, cuotas, tasa de interés, hipoteca, hipotecario, préstamo, dividendo, UF, tarjeta de crédito, interés compuesto, cuánto pago en total, pagar en cuotas, crédito hipotecario, avance en efectivo',
  'm2.numeros.logaritmos.propiedades':
    'log, logaritmo, logaritmo de un producto, logaritmo natural, cambio de base, logaritmo de una división',
  'm2.numeros.logaritmos.problemas':
    'x en el exponente, incógnita en el exponente, ecuación exponencial, escala logarítmica, Richter, decibeles, pH, escala de Richter, magnitud de un sismo, ácido y base pH, despejar el exponente',
  'm2.algebra.sistemas-2x2.cantidad-soluciones':
    'infinitas soluciones, sin solución, sistema incompatible, sistema sin solución, cuántas soluciones, sistema compatible',
  'm2.algebra.potencia-exponencial-logaritmica.potencia':
    'función potencia, x³, función cúbica, x a la cuarta, x elevado a cuatro, x al cubo, potencia par e impar',
  'm2.algebra.potencia-exponencial-logaritmica.exponencial':
    'función exponencial, exponencial, crecimiento exponencial, asíntota, decrecimiento',
  'm2.algebra.potencia-exponencial-logaritmica.logaritmica':
    'función logarítmica, gráfico del logaritmo, asíntota, función inversa, dominio del logaritmo, curva del logaritmo',
  'm2.algebra.potencia-exponencial-logaritmica.problemas':
    'crecimiento de bacterias, población que crece, vida media, desintegración, carbono 14, se reduce a la mitad cada cierto tiempo, crecimiento de una población',
  'm2.algebra.trigonometricas.graficos':
    'función seno, función coseno, gráfico de seno, amplitud y período, funciones trigonométricas, sinusoide, radianes',
  'm2.algebra.trigonometricas.problemas': 'mareas, fenómenos periódicos, rueda de la fortuna',
  'm2.geometria.homotecia.problemas': 'homotecia, centro de homotecia, razón de homotecia, ampliar una figura',
  'm2.geometria.razones-trigonometricas.razones':
    'seno, coseno, tangente, trigonometría, sohcahtoa, cateto opuesto, cateto adyacente, razones trigonométricas, ángulos notables, seno de 30, seno de 45, seno de 60, coseno de 60, hipotenusa y seno',
  'm2.geometria.razones-trigonometricas.problemas':
    'ángulo de elevación, ángulo de depresión, altura de un edificio, altura de un árbol, sombra, sombra de un árbol, ángulo con el suelo, rampa, distancia a un barco',
  'm2.geometria.circunferencia.angulos-arcos':
    'ángulo inscrito, ángulo del centro, arco, ángulo semiinscrito, ángulos en la circunferencia, ángulo central',
  'm2.geometria.circunferencia.cuerdas-secantes':
    'teorema de las cuerdas, teorema de las secantes, cuerda, secante, tangente a la circunferencia, potencia de un punto, secantes que se cortan, cuerdas que se cortan',
  'm2.geometria.circunferencia.problemas': 'problemas de circunferencia, ruedas',
  'm2.geometria.esfera.area-volumen': 'esfera, volumen de la esfera, área de la esfera, pelota, bola, semiesfera',
  'm2.geometria.rectas-plano.ecuacion-posicion':
    'ecuación de la recta, recta por dos puntos, rectas paralelas, rectas perpendiculares, ecuación principal, ecuación general de la recta, pendiente, punto pendiente, posición relativa, rectas secantes',
  'm2.probabilidad.dispersion.medidas':
    'desviación estándar, varianza, desviación típica, dispersión, rango, medidas de dispersión, desviación media',
  'm2.probabilidad.dispersion.problemas':
    'más homogéneo, más parejo, grupo homogéneo, comparar dispersión, curso más parejo, menos disperso',
  'm2.probabilidad.condicional.problemas':
    'probabilidad condicional, probabilidad condicionada, dado que, Bayes, P(A|B), tabla de doble entrada',
  'm2.probabilidad.combinatoria.conteo':
    'permutación, combinación, variación, combinatoria, factorial, principio multiplicativo, de cuántas formas, importa el orden, nCr, elegir personas, ordenar personas, permutar, diagrama de árbol para contar',
  'm2.probabilidad.combinatoria.problemas':
    'de cuántas maneras, claves y contraseñas, comités, patentes, sentar personas, cuántas palabras, directiva de curso, números de tres cifras, grupos de alumnos',
  'm2.probabilidad.modelos.binomial':
    'binomial, distribución binomial, éxitos y fracasos, Bernoulli, variable aleatoria, caras en varios lanzamientos, lanzar varias veces, exactamente tres éxitos, acertar al azar una prueba de alternativas',
  'm2.probabilidad.modelos.normal':
    'normal, distribución normal, campana de Gauss, curva normal, puntaje z, tipificar, estandarizar, regla empírica, 68 95 99, simétrica respecto de la media',
  'cl.localizar.informacion-explicita.literal':
    'información explícita, localizar, rastrear, dato del texto, comprensión lectora, buscar información en el texto, según el texto, dónde dice, encontrar el dato',
  'cl.localizar.informacion-explicita.parafrasis':
    'paráfrasis, sinónimos, con otras palabras, información explícita, parafrasear',
  'cl.interpretar.relaciones.conexiones':
    'relación entre párrafos, causa y efecto, problema y solución, conectores, conectar ideas, relacionar dos párrafos, relación entre dos ideas, causa y consecuencia',
  'cl.interpretar.relaciones.jerarquia': 'idea principal, idea secundaria, ideas principales, jerarquía',
  'cl.interpretar.relaciones.funcion':
    'función de un párrafo, función de un ejemplo, para qué sirve la cita, función de un elemento, qué función cumple el párrafo, para qué pone un ejemplo, el autor pone un ejemplo, con qué fin menciona, rol de un párrafo',
  'cl.interpretar.sentido.inferencias':
    'inferir, inferencia, información implícita, deducir del texto, leer entre líneas, comprensión lectora, se infiere, se deduce, concluir del texto, se puede concluir, pistas del texto',
  'cl.interpretar.sentido.significado':
    'qué quiere decir el párrafo, sentido de una frase, significado, interpretar, vocabulario en contexto, comprensión lectora, qué significa la frase, sentido figurado, interpretar un poema, la palabra se puede reemplazar por',
  'cl.interpretar.sentido.sintesis': 'resumir, resumen, sintetizar, síntesis, comprensión lectora',
  'cl.evaluar.emisor.intencion':
    'intención del autor, intención comunicativa, para qué escribe el autor, emisor, qué busca el autor, qué quiere lograr el autor',
  'cl.evaluar.emisor.posicion':
    'tono, actitud del emisor, ironía, irónico, postura del autor, sarcasmo, punto de vista del emisor',
  'cl.evaluar.contenido.informacion':
    'información suficiente, información pertinente, relevancia de la información, calidad de la información',
  'cl.evaluar.contenido.nuevos-contextos': 'aplicar el texto a otra situación, comparar dos textos, nueva situación',
  'cl.evaluar.forma.forma-contenido':
    'registro formal, lenguaje formal e informal, estructura del texto y contenido, adecuación',
  'cl.evaluar.forma.recursos': 'recursos visuales, diseño, imágenes del texto, afiche, publicidad',
  'cl.textos.no-literarios.informacion-relevante':
    'información relevante, detalles del texto, lo importante de un texto',
  'cl.textos.no-literarios.tema-ideas': 'tema del texto, de qué trata, idea principal de un texto, idea central',
  'cl.textos.no-literarios.ideas-de-apoyo': 'ideas de apoyo, ejemplos, evidencia, respaldo',
  'cl.textos.no-literarios.tesis': 'tesis, opinión del autor, texto argumentativo, ensayo argumentativo',
  'cl.textos.no-literarios.argumentos':
    'argumento, tipos de argumentos, argumentar, argumento de autoridad, contraargumento, base y garantía, texto argumentativo',
  'cl.textos.no-literarios.creencias': 'ideología, valores del texto, punto de vista, creencias del autor',
  'cl.textos.no-literarios.organizacion':
    'estructura del texto, orden cronológico, comparación y contraste, introducción desarrollo y conclusión, texto expositivo, deductivo e inductivo',
  'cl.textos.no-literarios.razonamientos':
    'razonamiento, premisa y conclusión, razonamiento deductivo, inductivo, analogía',
  'cl.textos.no-literarios.hechos-opiniones': 'hecho y opinión, diferencia entre hecho y opinión, objetivo y subjetivo',
  'cl.textos.no-literarios.proposito':
    'propósito comunicativo, propósito del texto, finalidad del texto, tipos de texto, noticia, columna de opinión, texto narrativo o expositivo, informar o convencer, carta al director, reseña',
  'cl.textos.no-literarios.recursos-linguisticos':
    'pregunta retórica, figuras retóricas, refrán, alusión, cita textual, modalizadores, recursos del lenguaje, hipérbole, comparación, metáfora, figuras literarias',
  'cl.textos.no-literarios.recursos-graficos':
    'infografía, tablas y gráficos en textos, mapa, negrita, tipografía, texto discontinuo',
  'cl.textos.no-literarios.estrategias':
    'persuasión, persuadir, publicidad, apelar a la emoción, propaganda, estereotipo, convencer al lector, publicidad engañosa, cómo convencen, manipular',
  'cl.textos.no-literarios.fallas-argumentativas':
    'falacia, ad hominem, generalización apresurada, falacias argumentativas, falso dilema, vicios argumentativos',
  'cl.textos.no-literarios.perspectiva': 'perspectiva, mirada del autor, sesgo, enfoque',
  'cl.textos.no-literarios.dificultades':
    'vocabulario, palabras desconocidas, palabra que no conozco, no entiendo lo que leo, vocabulario contextual, me cuesta leer, me pierdo al leer, leo lento, no termino las lecturas, no alcanzo a leer, no comprendo lo que leo, textos difíciles',
  'cl.textos.no-literarios.confiabilidad': 'fuente confiable, confiabilidad, credibilidad, veracidad',
  'cl.textos.literarios.hechos-clave': 'acontecimientos del relato, argumento del cuento, qué pasa en el cuento',
  'cl.textos.literarios.personajes':
    'personaje, protagonista, antagonista, caracterización, personaje secundario, personaje principal, cómo es el personaje, evolución del personaje, rasgos psicológicos',
  'cl.textos.literarios.tiempo-espacio':
    'ambiente, espacio narrativo, ambiente físico y psicológico, época, lugar del relato, ambiente del cuento, dónde ocurre la historia',
  'cl.textos.literarios.creencias': 'prejuicios, creencias de los personajes',
  'cl.textos.literarios.temas': 'tema del cuento, temas literarios, amor y muerte',
  'cl.textos.literarios.conflicto': 'conflicto narrativo, nudo, conflicto del personaje',
  'cl.textos.literarios.parte-todo': 'función de un episodio, relación entre fragmento y obra',
  'cl.textos.literarios.recursos-narrativos':
    'flashback, racconto, analepsis, prolepsis, relato enmarcado, estilo indirecto, narrar en primera persona, monólogo interior, in media res',
  'cl.textos.literarios.simbolos-topicos':
    'símbolo, tópico literario, carpe diem, beatus ille, locus amoenus, memento mori, tempus fugit, metáfora, qué simboliza, qué representa el objeto, poema',
  'cl.textos.literarios.personajes-tipo': 'arquetipo, estereotipo, personaje tipo, héroe, villano',
  'cl.textos.literarios.narrador':
    'narrador, tipos de narrador, narrador omnisciente, narrador protagonista, narrador testigo, focalización, homodiegético, heterodiegético',
  'cl.textos.literarios.otros-textos': 'intertextualidad, intertexto, relación con otras obras',
  'hcs.historia.siglo-xix.ideas-liberales':
    'liberalismo, republicanismo, burguesía, revolución francesa, ilustración, constitucionalismo, liberalismo siglo 19, revoluciones liberales',
  'hcs.historia.siglo-xix.estado-nacion':
    'nacionalismo, unificación de Italia, unificación de Alemania, Bismarck, Garibaldi, imperialismo',
  'hcs.historia.chile-siglo-xix.republica':
    'independencia de Chile, organización de la república, Portales, Diego Portales, constitución de 1833, pelucones y pipiolos, conservadores y liberales, decenios, O’Higgins, patria nueva, ensayos constitucionales',
  'hcs.historia.chile-siglo-xix.economia':
    'salitre, guerra del Pacífico, guerra contra Perú y Bolivia, cobre, trigo, plata de Chañarcillo, exportaciones, oficinas salitreras, ciclo del salitre',
  'hcs.historia.chile-siglo-xix.sociedad':
    'cuestión social, oligarquía, movimiento obrero, Santa María de Iquique, parlamentarismo, conventillos, mancomunales, clase media',
  'hcs.historia.primera-mitad-siglo-xx.crisis-liberal':
    'crisis de 1929, crisis del 29, gran depresión, primera guerra mundial, Arturo Alessandri, constitución de 1925, Ibáñez, crack de la bolsa, keynes, ISI, industrialización',
  'hcs.historia.primera-mitad-siglo-xx.totalitarismos':
    'nazismo, fascismo, Hitler, Mussolini, Stalin, comunismo soviético, estalinismo, holocausto, segunda guerra mundial, revolución rusa',
  'hcs.historia.primera-mitad-siglo-xx.populismo': 'populismo, Perón, Getulio Vargas, Lázaro Cárdenas, peronismo',
  'hcs.historia.primera-mitad-siglo-xx.estado-bienestar':
    'estado benefactor, welfare, CORFO, frente popular, Pedro Aguirre Cerda, gobiernos radicales, seguridad social',
  'hcs.historia.segunda-mitad-siglo-xx.posguerra':
    'guerra fría, bloques, OTAN, muro de Berlín, URSS y Estados Unidos, plan Marshall, crisis de los misiles, cortina de hierro, después de la segunda guerra, capitalismo y comunismo, guerra de Vietnam, revolución cubana',
  'hcs.historia.segunda-mitad-siglo-xx.descolonizacion':
    'descolonización, independencia de la India, Gandhi, colonias de África, tercer mundo, países no alineados, apartheid',
  'hcs.historia.segunda-mitad-siglo-xx.onu-derechos-humanos':
    'ONU, Naciones Unidas, declaración universal, declaración de los derechos humanos, DDHH de 1948, derechos humanos',
  'hcs.historia.chile-mediados-siglo-xx.caracteristicas':
    'voto femenino, cultura de masas, radio y cine en Chile, sociedad de los años cincuenta, reforma agraria, Frei Montalva, Allende, unidad popular, revolución en libertad',
  'hcs.historia.chile-mediados-siglo-xx.pobreza':
    'poblaciones callampa, tomas de terreno, pobreza, mortalidad infantil, desnutrición, callampas',
  'hcs.historia.chile-mediados-siglo-xx.migracion':
    'migración campo ciudad, éxodo rural, urbanización, crecimiento de Santiago, migrar a Santiago, irse del campo',
  'hcs.historia.dictadura-democracia.golpe':
    'golpe de Estado, once de septiembre, 11 de septiembre de 1973, golpe del 73, Allende, Pinochet, Unidad Popular, caída de Allende, quiebre de la democracia',
  'hcs.historia.dictadura-democracia.modelo-economico':
    'neoliberalismo, Chicago boys, privatizaciones, modelo neoliberal, siete modernizaciones, crisis de 1982',
  'hcs.historia.dictadura-democracia.derechos-humanos':
    'detenidos desaparecidos, DINA, CNI, tortura, exilio, informe Rettig, comisión Valech, violaciones de DDHH en dictadura, represión',
  'hcs.historia.dictadura-democracia.recuperacion-democracia':
    'plebiscito de 1988, plebiscito del sí y el no, retorno a la democracia, Concertación, Aylwin, transición, protestas de los ochenta, campaña del no',
  'hcs.formacion-ciudadana.democracia.fundamentos':
    'democracia, separación de poderes, división de poderes, soberanía popular, estado de derecho, partidos políticos, pluralismo, sufragio',
  'hcs.formacion-ciudadana.democracia.desafios':
    'desafíos de la democracia, desigualdad, abstención, desconfianza en las instituciones, corrupción, participación ciudadana',
  'hcs.formacion-ciudadana.institucionalidad.funcionamiento':
    'Congreso, Senado, diputados, poder ejecutivo, poder legislativo, poder judicial, Presidente de la República de Chile, contraloría, municipalidad, cómo se hace una ley, constitución, Tribunal Constitucional, cómo se crea una ley, cámara de diputados, ministros, órganos del Estado',
  'hcs.formacion-ciudadana.sociedad-informacion.medios':
    'medios de comunicación, fake news, noticias falsas, desinformación, prensa, libertad de expresión, concentración de medios',
  'hcs.formacion-ciudadana.sociedad-informacion.tecnologias':
    'redes sociales, internet y democracia, brecha digital, voto electrónico, ciberciudadanía, cámaras de eco',
  'hcs.formacion-ciudadana.justicia.sistema-judicial':
    'tribunales, Corte Suprema, corte de apelaciones, fiscalía, defensoría, juez, reforma procesal penal, recurso de protección, recurso de amparo, juicio, ministerio público',
  'hcs.sistema-economico.mercado.oferta-demanda':
    'oferta, demanda, precio de equilibrio, monopolio, colusión, oligopolio, competencia perfecta, ley de la oferta y la demanda, inflación, sube el precio, baja el precio, escasez, bienes sustitutos, equilibrio del mercado',
  'hcs.sistema-economico.mercado.estado-mercado':
    'rol del Estado en la economía, regulación del mercado, FNE, Banco Central, SERNAC, libre competencia, política fiscal y monetaria, impuestos y gasto del Estado, tasa de política monetaria, inflación y Banco Central',
  'hcs.sistema-economico.desarrollo.impactos':
    'modelos de desarrollo, desarrollo sustentable, PIB, zonas de sacrificio, extractivismo, crecimiento económico, IDH',
  'hcs.sistema-economico.derechos-laborales.evolucion':
    'derechos laborales, código del trabajo, contrato de trabajo, jornada laboral, dirección del trabajo, salario mínimo, finiquito, leyes sociales, feriado legal, 40 horas, ley de 40 horas, licencia médica, derechos del trabajador, fuero maternal, despido',
  'hcs.sistema-economico.derechos-laborales.organizaciones':
    'sindicato, huelga, CUT, negociación colectiva, sindicalización',
  'hcs.sistema-economico.derechos-laborales.tendencias':
    'teletrabajo, repartidores de aplicaciones, trabajadores de plataformas, Uber, automatización, flexibilidad laboral, trabajo informal',
  'ciencias.biologia.celula.organelos':
    'mitocondria, ribosoma, aparato de Golgi, retículo endoplasmático, núcleo, lisosoma, cloroplasto, membrana plasmática, organelo, citoplasma, vacuola, partes de la célula',
  'ciencias.biologia.celula.tipos':
    'procarionte, eucarionte, procariota, eucariota, célula animal, célula vegetal, bacteria, pared celular, diferencia entre célula animal y vegetal',
  'ciencias.biologia.celula.especializadas':
    'neurona, célula muscular, glóbulo rojo, tejido, célula especializada, enterocito, diferenciación celular',
  'ciencias.biologia.procesos.gametos':
    'óvulo, espermatozoide, fecundación, cigoto, reproducción, gameto, embarazo, espermio, óvulo y espermio, ovocito, implantación',
  'ciencias.biologia.procesos.ciclos':
    'ciclo menstrual, menstruación, ovulación, ovular, regla, días fértiles, progesterona, estrógeno, FSH, LH, endometrio, cuerpo lúteo, hormonas',
  'ciencias.biologia.procesos.control-natalidad':
    'anticonceptivo, pastillas anticonceptivas, condón, preservativo, DIU, T de cobre, pastilla del día después, vasectomía, método Billings',
  'ciencias.biologia.procesos.its':
    'ITS, ETS, VIH, sida, clamidia, gonorrea, sífilis, herpes, papiloma, VPH, enfermedad venérea',
  'ciencias.biologia.herencia-evolucion.ciclo-celular':
    'interfase, ciclo celular, G1 S G2, replicación del ADN, cromatina, cromosoma, ADN, puntos de control',
  'ciencias.biologia.herencia-evolucion.mitosis':
    'profase, metafase, anafase, telofase, citocinesis, fases de la mitosis, división celular, huso mitótico',
  'ciencias.biologia.herencia-evolucion.cancer':
    'cáncer, tumor, metástasis, oncogén, p53, tumor maligno, quimioterapia, división descontrolada',
  'ciencias.biologia.herencia-evolucion.meiosis':
    'meiosis, crossing over, entrecruzamiento, haploide, diploide, cromosomas homólogos, gametogénesis, permutación cromosómica, variabilidad genética',
  'ciencias.biologia.herencia-evolucion.manipulacion-genetica':
    'transgénicos, ingeniería genética, clonación, CRISPR, OGM, ADN recombinante, plásmido, biotecnología, insulina recombinante',
  'ciencias.biologia.herencia-evolucion.evidencias':
    'fósiles, órganos homólogos, órganos análogos, órganos vestigiales, evidencias de la evolución, ancestro común, evolución, embriología, árbol filogenético',
  'ciencias.biologia.herencia-evolucion.pensadores':
    'Lamarck, Darwin, Wallace, cuello de las jirafas, fijismo, teorías evolutivas, caracteres adquiridos, uso y desuso, teoría de la evolución',
  'ciencias.biologia.herencia-evolucion.seleccion-natural':
    'selección natural, adaptación, resistencia a antibióticos, supervivencia del más apto, pinzones, especiación, polillas, bacterias resistentes, insecticida y resistencia, camuflaje, por qué sobreviven',
  'ciencias.biologia.ambiente.fotosintesis':
    'fotosíntesis, clorofila, ciclo de Calvin, fase clara, fase oscura, cloroplasto y luz, estoma, glucosa y oxígeno, plantas y luz, qué necesitan las plantas, dióxido de carbono y agua',
  'ciencias.biologia.ambiente.respiracion-celular':
    'ATP, glucólisis, glicólisis, ciclo de Krebs, cadena respiratoria, respiración aeróbica, fermentación, respiración celular, oxígeno y glucosa, energía de la célula',
  'ciencias.biologia.ambiente.nutricion': 'autótrofo, heterótrofo, nutrición, quimiosíntesis',
  'ciencias.biologia.ambiente.cadenas-troficas':
    'cadena alimenticia, cadena alimentaria, trama trófica, productores, consumidores, descomponedores, red trófica, pirámide de energía, nivel trófico, ecosistema, quién se come a quién, depredador y presa, hongos y bacterias descomponedores, carnívoro y herbívoro',
  'ciencias.fisica.ondas.elementos':
    'onda, amplitud, período, frecuencia, longitud de onda, cresta, valle, hertz, elementos de una onda, ondas',
  'ciencias.fisica.ondas.rapidez':
    'velocidad de una onda, rapidez de propagación, v = λf, lambda por frecuencia, velocidad de la luz, velocidad del sonido',
  'ciencias.fisica.ondas.espectro':
    'espectro electromagnético, rayos X, microondas, infrarrojo, ultravioleta, ondas de radio, rayos gamma, luz visible, tipos de ondas electromagnéticas, radiación',
  'ciencias.fisica.ondas.fenomenos':
    'reflexión de la luz, refracción, ley de Snell, índice de refracción, absorción, reflexión total, ángulo de incidencia, eco, lápiz doblado en el agua, cambia de medio, rayo incidente, rayo refractado, se dobla la luz',
  'ciencias.fisica.ondas.color':
    'color, prisma, arcoíris, dispersión de la luz, por qué el cielo es azul, luz blanca, filtros de color',
  'ciencias.fisica.ondas.doppler-interferencia-difraccion':
    'efecto Doppler, interferencia, difracción, ambulancia, sirena, interferencia constructiva, rendija',
  'ciencias.fisica.ondas.espejos':
    'espejo, espejo cóncavo, espejo convexo, espejo plano, imagen virtual, imagen real, foco del espejo',
  'ciencias.fisica.ondas.lentes':
    'lente, lente convergente, lente divergente, lupa, miopía, hipermetropía, distancia focal, anteojos',
  'ciencias.fisica.ondas.tecnologia': 'radar, sonar, fibra óptica, láser, telescopio, ecografía, celular y ondas',
  'ciencias.fisica.mecanica.newton':
    'leyes de Newton, inercia, acción y reacción, F = ma, masa por aceleración, aceleración, dinámica, primera ley, segunda ley, tercera ley, fuerza, sumatoria de fuerzas, cuerpo en reposo, Newton, fuerza y movimiento',
  'ciencias.fisica.mecanica.cuerpo-libre':
    'DCL, diagrama de cuerpo libre, fuerza neta, fuerza resultante, plano inclinado, dibujar fuerzas, flechas de las fuerzas, ascensor',
  'ciencias.fisica.mecanica.fuerzas':
    'peso, masa y peso, diferencia entre peso y masa, normal, tensión, ley de Hooke, resorte, fuerza elástica, gravedad, fuerza normal',
  'ciencias.fisica.mecanica.roce':
    'roce, fricción, fuerza de roce, rozamiento, roce estático, roce cinético, coeficiente de roce',
  'ciencias.fisica.tierra.deriva-continental': 'Pangea, Wegener, deriva continental, continentes que se mueven',
  'ciencias.fisica.tierra.placas':
    'placas tectónicas, terremoto, sismo, volcán, subducción, falla, Nazca, tsunami, temblor, cordillera, bordes de placas',
  'ciencias.fisica.tierra.interior':
    'capas de la Tierra, corteza, manto, núcleo de la Tierra, litosfera, astenosfera, ondas sísmicas',
  'ciencias.fisica.electricidad.corriente':
    'corriente eléctrica, ampere, carga eléctrica, intensidad, electricidad, coulomb, corriente continua y alterna, carga que pasa, carga por tiempo, amperes, electrones que circulan',
  'ciencias.fisica.electricidad.ohm':
    'ley de Ohm, resistencia, voltaje, V = IR, circuito en serie, circuito en paralelo, circuito mixto, resistencias en paralelo, resistencia equivalente, volt, circuitos',
  'ciencias.fisica.electricidad.potencia-energia':
    'potencia eléctrica, watt, energía eléctrica, P = VI, joule, efecto Joule, watts, cuántos watts, ampolleta, hervidor, potencia de un artefacto',
  'ciencias.fisica.electricidad.consumo':
    'kWh, kilowatt hora, cuenta de la luz, consumo eléctrico, eficiencia energética, boleta de la luz, cuánto gasta un artefacto, etiqueta de eficiencia, refrigerador que gasta',
  'ciencias.fisica.electricidad.instalacion-domiciliaria':
    'conexión a tierra, enchufe, automático, diferencial, instalación eléctrica, interruptor, fusible, cortocircuito, fase y neutro',
  'ciencias.quimica.estructura-atomica.clasificacion-materia':
    'mezcla, mezcla homogénea, mezcla heterogénea, elemento y compuesto, sustancia pura, materia, coloide, suspensión, agua con sal es mezcla, aleación',
  'ciencias.quimica.estructura-atomica.separacion-mezclas':
    'destilación, filtración, decantación, tamizado, separar una mezcla, evaporación, cromatografía, imantación, separar agua y arena, separar sal del agua, embudo',
  'ciencias.quimica.estructura-atomica.propiedades':
    'densidad, punto de fusión, punto de ebullición, propiedades de la materia, masa y volumen, tabla periódica',
  'ciencias.quimica.estructura-atomica.modelos-atomicos':
    'modelo atómico, Dalton, Thomson, Rutherford, Bohr, budín de pasas, lámina de oro, historia del átomo',
  'ciencias.quimica.estructura-atomica.particulas':
    'protón, neutrón, electrón, número atómico, número másico, isótopo, catión, anión, Z y A, átomo',
  'ciencias.quimica.estructura-atomica.bohr':
    'niveles de energía, capas de electrones, electrones de valencia, configuración electrónica, ion, modelo de Bohr',
  'ciencias.quimica.organica.carbono':
    'carbono, hibridación, sp3, sp2, enlace doble, enlace triple, tetravalencia, enlace sigma y pi, química orgánica',
  'ciencias.quimica.organica.representaciones':
    'isómero, isomería, fórmula estructural, fórmula condensada, fórmula semidesarrollada, bolitas y palitos',
  'ciencias.quimica.organica.hidrocarburos':
    'alcano, alqueno, alquino, benceno, nomenclatura orgánica, nombrar compuestos orgánicos, metano, hidrocarburo, aromáticos, ramificaciones, IUPAC',
  'ciencias.quimica.organica.grupos-funcionales':
    'alcohol, cetona, aldehído, éster, éter, amina, amida, ácido carboxílico, grupo funcional, alcoholes',
  'ciencias.quimica.reacciones-estequiometria.leyes-ponderales':
    'Lavoisier, Proust, conservación de la masa, ley de Lavoisier, proporciones definidas, proporciones múltiples',
  'ciencias.quimica.reacciones-estequiometria.balance':
    'balancear, balanceo, ecuación química, ecuaciones químicas, reactante, coeficiente estequiométrico, reacción química, tanteo, igualar una ecuación química',
  'ciencias.quimica.reacciones-estequiometria.mol':
    'mol, moles, Avogadro, masa molar, pasar gramos a moles, número de Avogadro, masa atómica, cuántos moles, cuántas moléculas, cuántos átomos hay en',
  'ciencias.quimica.reacciones-estequiometria.calculos':
    'estequiometría, cálculo estequiométrico, rendimiento, cuántos gramos se producen, gramos de producto, gramos que se forman, cuántos gramos se forman, gramos que reaccionan, cuánto se necesita para que reaccione, relación molar',
  'ciencias.quimica.reacciones-estequiometria.reactivo-limitante': 'reactivo limitante, reactivo en exceso, limitante',
  'ciencias.quimica.reacciones-estequiometria.composicion-porcentual':
    'composición porcentual, porcentaje de cada elemento en un compuesto',
  'ciencias.quimica.reacciones-estequiometria.formulas': 'fórmula empírica, fórmula molecular, fórmula mínima',
  'ciencias.quimica.reacciones-estequiometria.soluciones':
    'soluto, solvente, disolvente, solución química, disolución, electrolito',
  'ciencias.quimica.reacciones-estequiometria.concentracion-quimica':
    'molaridad, molalidad, fracción molar, concentración molar, mol por litro',
  'ciencias.quimica.reacciones-estequiometria.concentracion-fisica':
    'porcentaje masa masa, porcentaje en masa, masa volumen, ppm, partes por millón, % m/m, % m/v, concentración',
  'ciencias.quimica.reacciones-estequiometria.dilucion': 'dilución, diluir, mezclar soluciones, C1V1 = C2V2',
  'ciencias.quimica.reacciones-estequiometria.solubilidad':
    'solubilidad, solución saturada, sobresaturada, insaturada, curva de solubilidad, precipitado',
};
