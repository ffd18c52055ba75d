import { COMMON_NOTES } from './common-notes.ts';
import { MATH_SKILLS } from './math-skills.ts';
import type { TemarioTest } from './types.ts';

export const M1 = {
  id: 'm1',
  name: 'Competencia Matemática 1',
  mandatory: true,
  items: 65,
  scored: 60,
  minutes: 140,
  options: [4],
  admissionYear: 2027,
  source: {
    name: 'DEMRE, Temario PAES Regular, Competencia Matemática 1, Admisión 2027',
    confidence: 'medium',
    detail:
      'Los cambios de 2027 vienen de una sola transcripción pública; todo lo demás coincide con el documento oficial 2026.',
  },
  notes: [
    'Cambios de 2027: el cilindro se suma a los cuerpos geométricos y aparece la unidad de semejanza y proporcionalidad de figuras.',
    ...COMMON_NOTES,
  ],
  skills: MATH_SKILLS,
  axes: [
    {
      id: 'm1.numeros',
      name: 'Números',
      units: [
        {
          id: 'm1.numeros.enteros-racionales',
          name: 'Conjunto de los números enteros y racionales',
          contents: [
            {
              id: 'm1.numeros.enteros-racionales.enteros',
              name: 'Números enteros',
              summary:
                'Ordenar enteros en la recta numérica y sumar, restar, multiplicar o dividir cuidando los signos.',
            },
            {
              id: 'm1.numeros.enteros-racionales.racionales',
              name: 'Fracciones y decimales',
              summary:
                'Comparar fracciones y decimales, pasar de una forma a la otra y operar con ellos sin calculadora.',
            },
            {
              id: 'm1.numeros.enteros-racionales.problemas',
              name: 'Problemas con enteros y racionales',
              summary:
                'Resolver situaciones de deudas, temperaturas, repartos o medidas con enteros, fracciones y decimales.',
            },
          ],
        },
        {
          id: 'm1.numeros.porcentaje',
          name: 'Porcentaje',
          contents: [
            {
              id: 'm1.numeros.porcentaje.calculo',
              name: 'Qué es y cómo se calcula un porcentaje',
              summary:
                'Obtener el tanto por ciento de una cantidad, el total a partir de una parte o qué porcentaje es una cifra de otra.',
            },
            {
              id: 'm1.numeros.porcentaje.problemas',
              name: 'Problemas con porcentajes',
              summary:
                'Usar porcentajes en descuentos, alzas, impuestos y comparaciones, incluso cuando se aplican uno tras otro.',
            },
          ],
        },
        {
          id: 'm1.numeros.potencias-raices',
          name: 'Potencias y raíces enésimas',
          contents: [
            {
              id: 'm1.numeros.potencias-raices.potencias',
              name: 'Propiedades de las potencias',
              summary: 'Multiplicar, dividir y elevar potencias con exponentes positivos, negativos o fraccionarios.',
            },
            {
              id: 'm1.numeros.potencias-raices.raices',
              name: 'Descomposición y operatoria de raíces',
              summary: 'Simplificar una raíz separando factores, y multiplicar o dividir raíces de cualquier índice.',
            },
            {
              id: 'm1.numeros.potencias-raices.problemas',
              name: 'Problemas con potencias y raíces',
              summary: 'Resolver situaciones de crecimiento, áreas o volúmenes en que aparecen potencias y raíces.',
            },
          ],
        },
      ],
    },
    {
      id: 'm1.algebra',
      name: 'Álgebra y funciones',
      units: [
        {
          id: 'm1.algebra.expresiones-algebraicas',
          name: 'Expresiones algebraicas',
          contents: [
            {
              id: 'm1.algebra.expresiones-algebraicas.productos-notables',
              name: 'Uso de productos notables',
              summary:
                'Desarrollar sin multiplicar término a término un cuadrado de binomio, una suma por su diferencia y otros productos.',
            },
            {
              id: 'm1.algebra.expresiones-algebraicas.factorizacion',
              name: 'Factorizar y desarrollar',
              summary:
                'Pasar de suma a producto y de producto a suma, eligiendo factor común, trinomio o diferencia de cuadrados.',
            },
            {
              id: 'm1.algebra.expresiones-algebraicas.operatoria',
              name: 'Operaciones con expresiones algebraicas',
              summary: 'Sumar, restar, multiplicar y dividir expresiones con letras, reduciendo términos semejantes.',
            },
            {
              id: 'm1.algebra.expresiones-algebraicas.problemas',
              name: 'Problemas con expresiones algebraicas',
              summary:
                'Escribir con letras una cantidad desconocida y operar con ella para describir áreas, costos o patrones.',
            },
          ],
        },
        {
          id: 'm1.algebra.proporcionalidad',
          name: 'Proporcionalidad',
          contents: [
            {
              id: 'm1.algebra.proporcionalidad.directa-inversa',
              name: 'Proporción directa e inversa',
              summary:
                'Reconocer en una tabla, un gráfico o una fórmula si dos cantidades varían en proporción directa o inversa.',
            },
            {
              id: 'm1.algebra.proporcionalidad.problemas',
              name: 'Problemas de proporcionalidad',
              summary:
                'Encontrar el dato que falta en recetas, velocidades o repartos de trabajo usando una razón o un producto constante.',
            },
          ],
        },
        {
          id: 'm1.algebra.ecuaciones-inecuaciones',
          name: 'Ecuaciones e inecuaciones de primer grado',
          contents: [
            {
              id: 'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
              name: 'Cómo resolver ecuaciones lineales',
              summary:
                'Despejar la incógnita paso a paso, también con paréntesis y fracciones, y comprobar la solución.',
            },
            {
              id: 'm1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones',
              name: 'Problemas con ecuaciones lineales',
              summary: 'Plantear una igualdad a partir de un enunciado, resolverla y responder lo que se preguntaba.',
            },
            {
              id: 'm1.algebra.ecuaciones-inecuaciones.inecuaciones',
              name: 'Cómo resolver inecuaciones lineales',
              summary:
                'Hallar los valores que cumplen una desigualdad, mostrarlos en la recta e invertir el signo cuando corresponde.',
            },
            {
              id: 'm1.algebra.ecuaciones-inecuaciones.problemas-inecuaciones',
              name: 'Problemas con inecuaciones lineales',
              summary:
                'Traducir condiciones como «a lo menos» o «no más de» a una desigualdad e interpretar sus soluciones.',
            },
          ],
        },
        {
          id: 'm1.algebra.sistemas-2x2',
          name: 'Sistemas de ecuaciones lineales (2x2)',
          contents: [
            {
              id: 'm1.algebra.sistemas-2x2.resolucion',
              name: 'Cómo resolver un sistema 2x2',
              summary:
                'Encontrar el par de valores que cumple dos ecuaciones a la vez por sustitución, igualación, reducción o gráfico.',
            },
            {
              id: 'm1.algebra.sistemas-2x2.problemas',
              name: 'Problemas con sistemas 2x2',
              summary:
                'Plantear dos ecuaciones con dos incógnitas para situaciones de precios, edades o mezclas, y resolverlas.',
            },
          ],
        },
        {
          id: 'm1.algebra.funcion-lineal-afin',
          name: 'Función lineal y afín',
          contents: [
            {
              id: 'm1.algebra.funcion-lineal-afin.concepto',
              name: 'Qué son la función lineal y la afín',
              summary:
                'Distinguir una función lineal de una afín y reconocer qué indican la pendiente y el coeficiente de posición.',
            },
            {
              id: 'm1.algebra.funcion-lineal-afin.representaciones',
              name: 'Tablas y gráficos de la recta',
              summary:
                'Pasar entre tabla, gráfico y fórmula de una recta, y leer en ellos valores, crecimiento e intersecciones.',
            },
            {
              id: 'm1.algebra.funcion-lineal-afin.problemas',
              name: 'Problemas con función lineal y afín',
              summary:
                'Modelar tarifas, distancias o consumos que cambian a ritmo constante y usar el modelo para predecir un valor.',
            },
          ],
        },
        {
          id: 'm1.algebra.funcion-cuadratica',
          name: 'Función cuadrática',
          contents: [
            {
              id: 'm1.algebra.funcion-cuadratica.ecuacion',
              name: 'Ecuaciones de segundo grado',
              summary:
                'Resolver una ecuación cuadrática por factorización o fórmula general y descartar la solución que no calce con el problema.',
            },
            {
              id: 'm1.algebra.funcion-cuadratica.grafico',
              name: 'La parábola y sus parámetros',
              summary:
                'Reconocer cómo cambian la abertura, la orientación y la posición de la parábola al variar sus coeficientes.',
            },
            {
              id: 'm1.algebra.funcion-cuadratica.puntos-especiales',
              name: 'Vértice, ceros e intersecciones',
              summary: 'Ubicar en la parábola su punto más alto o más bajo y los lugares donde cruza cada eje.',
            },
            {
              id: 'm1.algebra.funcion-cuadratica.problemas',
              name: 'Problemas con función cuadrática',
              summary:
                'Usar una parábola para estudiar trayectorias, áreas o ganancias y encontrar el valor máximo o mínimo.',
            },
          ],
        },
      ],
    },
    {
      id: 'm1.geometria',
      name: 'Geometría',
      units: [
        {
          id: 'm1.geometria.figuras',
          name: 'Figuras geométricas',
          contents: [
            {
              id: 'm1.geometria.figuras.pitagoras',
              name: 'Teorema de Pitágoras',
              summary:
                'Calcular un lado desconocido de un triángulo rectángulo, por ejemplo en diagonales, rampas o escaleras.',
            },
            {
              id: 'm1.geometria.figuras.perimetro-area',
              name: 'Perímetro y área de figuras planas',
              summary: 'Calcular el contorno y la superficie de círculos, triángulos, trapecios y paralelogramos.',
            },
            {
              id: 'm1.geometria.figuras.problemas',
              name: 'Problemas de perímetro y área',
              summary: 'Medir terrenos, pisos o diseños que combinan varias figuras, sumando o restando partes.',
            },
          ],
        },
        {
          id: 'm1.geometria.cuerpos',
          name: 'Cuerpos geométricos',
          contents: [
            {
              id: 'm1.geometria.cuerpos.area',
              name: 'Área de un paralelepípedo o un cubo',
              summary: 'Calcular cuánto material cubre una caja o un cubo sumando el área de sus caras.',
            },
            {
              id: 'm1.geometria.cuerpos.volumen',
              name: 'Volumen de un paralelepípedo o un cubo',
              summary: 'Calcular cuánto espacio ocupa o cuánto puede contener una caja o un cubo.',
            },
            {
              id: 'm1.geometria.cuerpos.cilindros',
              name: 'Área y volumen del cilindro',
              summary:
                'Calcular la superficie y la capacidad de latas, tubos y estanques a partir del radio y la altura.',
              addedIn: { admissionYear: 2027, confidence: 'medium' },
            },
            {
              id: 'm1.geometria.cuerpos.problemas',
              name: 'Problemas con cuerpos geométricos',
              summary:
                'Decidir si una situación pide superficie o volumen, convertir unidades y calcular con el cuerpo que corresponda.',
            },
          ],
        },
        {
          id: 'm1.geometria.transformaciones-isometricas',
          name: 'Transformaciones isométricas',
          contents: [
            {
              id: 'm1.geometria.transformaciones-isometricas.puntos-vectores',
              name: 'Vectores y coordenadas',
              summary:
                'Ubicar puntos por sus coordenadas y describir con un vector cuánto y hacia dónde se mueve algo.',
            },
            {
              id: 'm1.geometria.transformaciones-isometricas.transformaciones',
              name: 'Trasladar, rotar y reflejar figuras',
              summary:
                'Encontrar la imagen de una figura al moverla, girarla o reflejarla, y reconocer qué movimiento se aplicó.',
            },
            {
              id: 'm1.geometria.transformaciones-isometricas.problemas',
              name: 'Problemas con isometrías',
              summary:
                'Combinar movimientos que conservan la forma y el tamaño para explicar diseños, mosaicos o recorridos.',
            },
          ],
        },
        {
          id: 'm1.geometria.semejanza',
          name: 'Semejanza y proporcionalidad de figuras',
          contents: [
            {
              id: 'm1.geometria.semejanza.figuras-semejantes',
              name: 'Figuras semejantes',
              summary:
                'Reconocer figuras de igual forma y distinto tamaño, y calcular lados desconocidos con la razón entre ellas.',
              addedIn: { admissionYear: 2027, confidence: 'medium' },
            },
            {
              id: 'm1.geometria.semejanza.escala',
              name: 'Modelos a escala',
              summary:
                'Usar la escala de un plano, un mapa o una maqueta para pasar de la medida dibujada a la real y viceversa.',
              addedIn: { admissionYear: 2027, confidence: 'medium' },
            },
          ],
        },
      ],
    },
    {
      id: 'm1.probabilidad',
      name: 'Probabilidad y estadística',
      units: [
        {
          id: 'm1.probabilidad.tablas-graficos',
          name: 'Representación de datos a través de tablas y gráficos',
          contents: [
            {
              id: 'm1.probabilidad.tablas-graficos.frecuencias',
              name: 'Tablas de frecuencia',
              summary:
                'Ordenar datos en una tabla y decir cuántas veces, o en qué parte del total, aparece cada valor.',
            },
            {
              id: 'm1.probabilidad.tablas-graficos.graficos',
              name: 'Tipos de gráficos',
              summary:
                'Elegir y leer barras, líneas, histogramas o gráficos circulares según lo que se quiera mostrar.',
            },
            {
              id: 'm1.probabilidad.tablas-graficos.promedio',
              name: 'Promedio',
              summary:
                'Calcular e interpretar la media de un grupo de datos, también desde una tabla, o el dato que falta para alcanzarla.',
            },
            {
              id: 'm1.probabilidad.tablas-graficos.problemas',
              name: 'Problemas con tablas y gráficos',
              summary:
                'Sacar conclusiones de datos presentados en tablas y gráficos, y notar cuándo una representación engaña.',
            },
          ],
        },
        {
          id: 'm1.probabilidad.medidas-posicion',
          name: 'Medidas de posición',
          contents: [
            {
              id: 'm1.probabilidad.medidas-posicion.cuartiles-percentiles',
              name: 'Cuartiles y percentiles',
              summary:
                'Encontrar qué valor deja bajo sí a un cuarto, la mitad u otro porcentaje de los datos, y comparar grupos.',
            },
            {
              id: 'm1.probabilidad.medidas-posicion.diagrama-cajon',
              name: 'Diagrama de cajón',
              summary:
                'Construir y leer un cajón con bigotes para ver el centro, los extremos y cómo se reparten los datos.',
            },
            {
              id: 'm1.probabilidad.medidas-posicion.problemas',
              name: 'Problemas con medidas de posición',
              summary: 'Interpretar el lugar de un dato dentro de su grupo, como un puntaje, una estatura o un sueldo.',
            },
          ],
        },
        {
          id: 'm1.probabilidad.reglas-probabilidades',
          name: 'Reglas de las probabilidades',
          contents: [
            {
              id: 'm1.probabilidad.reglas-probabilidades.evento',
              name: 'Probabilidad de un evento',
              summary: 'Calcular qué tan posible es un resultado comparando los casos favorables con todos los casos.',
            },
            {
              id: 'm1.probabilidad.reglas-probabilidades.regla-aditiva',
              name: 'Regla aditiva',
              summary:
                'Calcular la probabilidad de que ocurra un evento u otro, sin contar dos veces lo que comparten.',
            },
            {
              id: 'm1.probabilidad.reglas-probabilidades.regla-multiplicativa',
              name: 'Regla multiplicativa',
              summary: 'Calcular la probabilidad de que dos eventos ocurran juntos o uno después del otro.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies TemarioTest;
