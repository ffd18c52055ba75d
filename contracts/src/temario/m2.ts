import { COMMON_NOTES } from './common-notes.ts';
import { MATH_SKILLS } from './math-skills.ts';
import type { TemarioTest } from './types.ts';

export const M2 = {
  id: 'm2',
  name: 'Competencia Matemática 2',
  mandatory: false,
  items: 55,
  scored: 50,
  minutes: 140,
  options: [4, 5],
  admissionYear: 2026,
  source: {
    name: 'DEMRE, Temario PAES Regular, Competencia Matemática 2, Admisión 2026',
    confidence: 'high',
    detail: 'Las unidades agregadas en 2027 vienen de una fuente secundaria y su alcance exacto no está verificado.',
  },
  notes: [
    'Todo M1 también entra en M2: aquí están solo las unidades que M2 agrega.',
    'Cambios de 2027: se suman la esfera y las rectas en el plano, según una fuente secundaria; su detalle puede ser distinto.',
    'El temario dice que 50 preguntas suman puntaje, pero varias tablas publicadas (Regular 2025 y 2026, Invierno 2025 y 2027) terminan en 49 correctas.',
    'Algunas preguntas, como las de Suficiencia de Datos, traen cinco opciones.',
    'M2 hace falta solo para las carreras que la piden.',
    ...COMMON_NOTES,
  ],
  skills: MATH_SKILLS,
  axes: [
    {
      id: 'm2.numeros',
      name: 'Números',
      units: [
        {
          id: 'm2.numeros.reales',
          name: 'Conjunto de los números reales',
          contents: [
            {
              id: 'm2.numeros.reales.operaciones',
              name: 'Operatoria con números reales',
              summary: 'Operar con racionales e irracionales, ubicarlos en la recta y aproximarlos con criterio.',
            },
            {
              id: 'm2.numeros.reales.problemas',
              name: 'Problemas con números reales',
              summary: 'Resolver situaciones en que aparecen raíces, π u otros irracionales, y estimar el resultado.',
            },
          ],
        },
        {
          id: 'm2.numeros.matematica-financiera',
          name: 'Matemática financiera',
          contents: [
            {
              id: 'm2.numeros.matematica-financiera.ahorro-jubilacion',
              name: 'Ahorro y jubilación',
              summary:
                'Calcular cómo crecen con el tiempo el ahorro y los aportes a la AFP, y qué significan para la pensión.',
            },
            {
              id: 'm2.numeros.matematica-financiera.creditos',
              name: 'Créditos de consumo e hipotecarios',
              summary: 'Comparar créditos según su tasa de interés, sus cuotas, su plazo y su costo total.',
            },
          ],
        },
        {
          id: 'm2.numeros.logaritmos',
          name: 'Logaritmos',
          contents: [
            {
              id: 'm2.numeros.logaritmos.propiedades',
              name: 'Propiedades de los logaritmos',
              summary: 'Pasar entre potencia, raíz y logaritmo, y simplificar expresiones con sus reglas.',
            },
            {
              id: 'm2.numeros.logaritmos.problemas',
              name: 'Problemas con logaritmos',
              summary: 'Despejar un exponente o usar escalas logarítmicas, como la del pH o la de los sismos.',
            },
          ],
        },
      ],
    },
    {
      id: 'm2.algebra',
      name: 'Álgebra y funciones',
      units: [
        {
          id: 'm2.algebra.sistemas-2x2',
          name: 'Sistemas de ecuaciones lineales (2x2)',
          contents: [
            {
              id: 'm2.algebra.sistemas-2x2.cantidad-soluciones',
              name: 'Cuántas soluciones tiene un sistema',
              summary: 'Anticipar, por los coeficientes o las rectas, si hay una solución, ninguna o infinitas.',
            },
          ],
        },
        {
          id: 'm2.algebra.potencia-exponencial-logaritmica',
          name: 'Función potencia, exponencial y logarítmica',
          contents: [
            {
              id: 'm2.algebra.potencia-exponencial-logaritmica.potencia',
              name: 'Función potencia y su gráfico',
              summary: 'Reconocer la curva de una función potencia y cómo cambia según su coeficiente y su exponente.',
            },
            {
              id: 'm2.algebra.potencia-exponencial-logaritmica.exponencial',
              name: 'Función exponencial y su gráfico',
              summary:
                'Distinguir si una curva exponencial crece o decrece, y ubicar su asíntota y su corte con el eje y.',
            },
            {
              id: 'm2.algebra.potencia-exponencial-logaritmica.logaritmica',
              name: 'Función logarítmica y su gráfico',
              summary: 'Reconocer el dominio y la asíntota de la curva, y su relación inversa con la exponencial.',
            },
            {
              id: 'm2.algebra.potencia-exponencial-logaritmica.problemas',
              name: 'Problemas con estas tres funciones',
              summary:
                'Elegir entre potencia, exponencial o logaritmo para modelar poblaciones, intereses o sonidos, y predecir valores.',
            },
          ],
        },
        {
          id: 'm2.algebra.trigonometricas',
          name: 'Funciones trigonométricas',
          contents: [
            {
              id: 'm2.algebra.trigonometricas.graficos',
              name: 'Curvas de seno y coseno',
              summary: 'Reconocer amplitud, período y desplazamiento en los gráficos de ambas funciones.',
            },
            {
              id: 'm2.algebra.trigonometricas.problemas',
              name: 'Problemas con fenómenos periódicos',
              summary: 'Describir lo que se repite, como mareas, ondas u horas de luz, con una función seno o coseno.',
            },
          ],
        },
      ],
    },
    {
      id: 'm2.geometria',
      name: 'Geometría',
      units: [
        {
          id: 'm2.geometria.homotecia',
          name: 'Homotecia de figuras planas',
          contents: [
            {
              id: 'm2.geometria.homotecia.problemas',
              name: 'Problemas con homotecia',
              summary:
                'Ampliar o reducir una figura desde un centro y calcular la razón, los lados o las áreas que resultan.',
            },
          ],
        },
        {
          id: 'm2.geometria.razones-trigonometricas',
          name: 'Razones trigonométricas en triángulos rectángulos',
          contents: [
            {
              id: 'm2.geometria.razones-trigonometricas.razones',
              name: 'Seno, coseno y tangente',
              summary:
                'Definir cada razón con los lados de un triángulo rectángulo y usar los valores de ángulos conocidos.',
            },
            {
              id: 'm2.geometria.razones-trigonometricas.problemas',
              name: 'Problemas con razones trigonométricas',
              summary: 'Calcular alturas, distancias o ángulos que no se pueden medir directamente.',
            },
          ],
        },
        {
          id: 'm2.geometria.circunferencia',
          name: 'Relaciones métricas en la circunferencia',
          contents: [
            {
              id: 'm2.geometria.circunferencia.angulos-arcos',
              name: 'Ángulos y arcos',
              summary: 'Relacionar el ángulo del centro, el inscrito y otros ángulos con los arcos que abarcan.',
            },
            {
              id: 'm2.geometria.circunferencia.cuerdas-secantes',
              name: 'Cuerdas y secantes',
              summary: 'Calcular los segmentos que se forman cuando se cortan cuerdas o secantes.',
            },
            {
              id: 'm2.geometria.circunferencia.problemas',
              name: 'Problemas con circunferencias',
              summary:
                'Combinar ángulos, arcos y segmentos para hallar una medida en ruedas u otros diseños circulares.',
            },
          ],
        },
        {
          id: 'm2.geometria.esfera',
          name: 'Esfera',
          contents: [
            {
              id: 'm2.geometria.esfera.area-volumen',
              name: 'Área y volumen de la esfera',
              summary: 'Calcular a partir del radio cuánta superficie tiene una esfera y cuánto espacio ocupa.',
              addedIn: { admissionYear: 2027, confidence: 'low' },
            },
          ],
        },
        {
          id: 'm2.geometria.rectas-plano',
          name: 'Rectas en el plano',
          contents: [
            {
              id: 'm2.geometria.rectas-plano.ecuacion-posicion',
              name: 'Rectas: ecuación y posición relativa',
              summary:
                'Escribir la ecuación de una recta y decidir si dos rectas se cortan, son paralelas o son perpendiculares.',
              addedIn: { admissionYear: 2027, confidence: 'low' },
            },
          ],
        },
      ],
    },
    {
      id: 'm2.probabilidad',
      name: 'Probabilidad y estadística',
      units: [
        {
          id: 'm2.probabilidad.dispersion',
          name: 'Medidas de dispersión',
          contents: [
            {
              id: 'm2.probabilidad.dispersion.medidas',
              name: 'Rango, varianza y desviación estándar',
              summary: 'Medir qué tan separados están los datos entre sí y de su promedio, y comparar grupos.',
            },
            {
              id: 'm2.probabilidad.dispersion.problemas',
              name: 'Problemas con medidas de dispersión',
              summary: 'Decidir cuál de dos grupos es más parejo y qué dice eso de la situación.',
            },
          ],
        },
        {
          id: 'm2.probabilidad.condicional',
          name: 'Probabilidad condicional',
          contents: [
            {
              id: 'm2.probabilidad.condicional.problemas',
              name: 'Problemas de probabilidad condicional',
              summary:
                'Recalcular qué tan probable es un evento cuando se sabe que otro ocurrió, con tablas o diagramas de árbol.',
            },
          ],
        },
        {
          id: 'm2.probabilidad.combinatoria',
          name: 'Permutación y combinatoria',
          contents: [
            {
              id: 'm2.probabilidad.combinatoria.conteo',
              name: 'Permutaciones y combinaciones',
              summary: 'Contar de cuántas maneras se puede ordenar o elegir un grupo, según si el orden importa.',
            },
            {
              id: 'm2.probabilidad.combinatoria.problemas',
              name: 'Problemas de conteo',
              summary: 'Aplicar el conteo a claves, equipos o filas, y usarlo para calcular probabilidades.',
            },
          ],
        },
        {
          id: 'm2.probabilidad.modelos',
          name: 'Modelos probabilísticos',
          contents: [
            {
              id: 'm2.probabilidad.modelos.binomial',
              name: 'Modelo binomial',
              summary:
                'Calcular la probabilidad de obtener cierto número de éxitos al repetir un intento en iguales condiciones.',
            },
            {
              id: 'm2.probabilidad.modelos.normal',
              name: 'Distribución normal',
              summary:
                'Usar la campana, la media y la desviación estándar para estimar qué parte de los datos cae en un rango.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies TemarioTest;
