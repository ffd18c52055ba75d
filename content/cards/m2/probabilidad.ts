import { defineCards, md } from '../authoring/index.ts';

export default defineCards([
  {
    id: 'que-mide-la-desviacion',
    content: 'm2.probabilidad.dispersion.medidas',
    kind: 'word',
    front: '¿Qué mide la desviación estándar de un grupo de datos?',
    back: 'Qué tan lejos están los datos, en general, de su promedio. Se expresa en la misma unidad que ellos.',
  },
  {
    id: 'como-se-calcula-la-varianza',
    content: 'm2.probabilidad.dispersion.medidas',
    kind: 'formula',
    front: '¿Cómo se calcula la varianza de todos los datos de un grupo?',
    back: 'Se resta el promedio a cada dato, se elevan al cuadrado esas diferencias y se promedian los cuadrados.',
  },
  {
    id: 'de-la-varianza-a-la-desviacion',
    content: 'm2.probabilidad.dispersion.medidas',
    kind: 'mistake',
    mistake: 'desviacion-da-la-varianza',
    front:
      'Alguien promedia los cuadrados de las diferencias con la media y lo llama desviación estándar. ¿Qué le falta?',
    back: 'La raíz cuadrada: lo que calculó es la varianza. La desviación estándar es su raíz.',
    why: 'La raíz devuelve la unidad: de minutos al cuadrado a minutos.',
  },
  {
    id: 'sumar-lo-mismo-a-todos',
    content: 'm2.probabilidad.dispersion.medidas',
    kind: 'mistake',
    mistake: 'transformacion-suma-tambien',
    front: 'A todos los datos se les suma 5, y alguien le suma 5 a la desviación estándar. ¿Qué pasa en verdad?',
    back: 'Queda igual: los datos y su promedio se corren juntos, y las distancias entre ellos se mantienen.',
    why: md`Multiplicar sí cambia las distancias: por $k$, la desviación va por $|k|$.`,
  },
  {
    id: 'desviacion-cero',
    content: 'm2.probabilidad.dispersion.medidas',
    kind: 'idea',
    front: '¿Cuándo vale cero la desviación estándar de un grupo de datos?',
    back: 'Solo cuando todos los datos son iguales: ninguno se aleja del promedio.',
  },

  {
    id: 'igual-promedio-distinta-dispersion',
    content: 'm2.probabilidad.dispersion.problemas',
    kind: 'mistake',
    mistake: 'dispersion-igual-promedio-igual-dispersion',
    front: 'Dos cursos tienen el mismo promedio, y alguien concluye que son igual de parejos. ¿Qué faltó mirar?',
    back: 'La desviación estándar: con el mismo promedio, el de menor desviación tiene sus datos más cerca de él y es más parejo.',
  },
  {
    id: 'la-mas-regular',
    content: 'm2.probabilidad.dispersion.problemas',
    kind: 'mistake',
    mistake: 'dispersion-elige-el-mayor-promedio',
    front: 'Se busca a la jugadora más regular y alguien elige a la de mejor promedio. ¿Qué medida decide?',
    back: 'La desviación estándar: la más regular es la de menor desviación, sea cual sea su promedio.',
  },
  {
    id: 'mismos-extremos',
    content: 'm2.probabilidad.dispersion.problemas',
    kind: 'mistake',
    mistake: 'dispersion-mira-solo-los-extremos',
    front:
      'En dos cursos las notas van de 2,0 a 7,0 y alguien concluye que tienen igual desviación estándar. ¿Qué falla?',
    back: 'Iguales son sus rangos, que usan solo dos datos. La desviación usa todos, y pueden estar más o menos cerca del promedio.',
  },

  {
    id: 'desviacion-mayor-no-es-mas-parejo',
    content: 'm2.probabilidad.dispersion.problemas',
    kind: 'mistake',
    mistake: 'dispersion-elige-la-mayor-desviacion',
    front:
      'Una máquina llena bolsas con desviación estándar de 2 g y otra, de 9 g. Alguien dice que la segunda es más pareja. ¿Qué falla?',
    back: 'Lo leyó al revés: más desviación es más lejanía del promedio. La más pareja es la de 2 g.',
  },

  {
    id: 'como-se-lee-la-condicional',
    content: 'm2.probabilidad.condicional.problemas',
    kind: 'word',
    front: md`¿Cómo se lee $P(A | B)$?`,
    back: 'La probabilidad de que ocurra A cuando se sabe que ocurrió B.',
  },
  {
    id: 'formula-de-la-condicional',
    content: 'm2.probabilidad.condicional.problemas',
    kind: 'formula',
    front: md`¿A qué es igual $P(A | B)$, con $P(B) > 0$?`,
    back: md`A $\frac{P(A \cap B)}{P(B)}$: de los casos en que ocurre B, la parte en que también ocurre A.`,
  },
  {
    id: 'total-de-la-condicion',
    content: 'm2.probabilidad.condicional.problemas',
    kind: 'mistake',
    mistake: 'condicional-divide-por-el-total',
    front:
      'Se sabe que la persona elegida usa lentes, y alguien divide por el total de la tabla. ¿Qué total va en el denominador?',
    back: 'El de quienes usan lentes: lo que se sabe reduce los casos posibles a su fila o columna.',
  },
  {
    id: 'positivo-y-enfermo',
    content: 'm2.probabilidad.condicional.problemas',
    kind: 'mistake',
    mistake: 'condicional-da-la-sensibilidad',
    front:
      'Un examen da positivo en el 90 % de los enfermos. Alguien cree que el 90 % de los positivos está enfermo. ¿Qué falla?',
    back: 'Intercambió el evento y la condición. Entre los positivos también hay sanos: hay que contarlos para saber qué parte está enferma.',
  },

  {
    id: 'importa-o-no-el-orden',
    content: 'm2.probabilidad.combinatoria.conteo',
    kind: 'word',
    front: '¿En qué se distingue una combinación de una permutación?',
    back: 'En una combinación no importa el orden: solo quiénes están. En una permutación, cada orden cuenta como distinto.',
  },
  {
    id: 'ordenar-n-objetos',
    content: 'm2.probabilidad.combinatoria.conteo',
    kind: 'formula',
    front: md`¿De cuántas maneras se ordenan en fila $n$ objetos distintos, y por qué?`,
    back: md`De $n!$ maneras: hay $n$ opciones para el primer lugar, $n - 1$ para el segundo, y así hasta 1.`,
  },
  {
    id: 'elegir-k-de-n',
    content: 'm2.probabilidad.combinatoria.conteo',
    kind: 'formula',
    front: md`¿De cuántas maneras se elige un grupo de $k$ personas entre $n$, sin importar el orden?`,
    back: md`De $\frac{n!}{k!(n - k)!}$ maneras.`,
    why: md`Se divide por $k!$ porque cada grupo aparece en todos sus órdenes.`,
  },
  {
    id: 'juntos-como-bloque',
    content: 'm2.probabilidad.combinatoria.conteo',
    kind: 'mistake',
    mistake: 'bloque-sin-orden-interior',
    front: md`Para ordenar 5 libros con 2 de ellos juntos, alguien calcula $4!$. ¿Qué le falta?`,
    back: md`El orden dentro del bloque: los 2 juntos también se pueden cambiar. Son $4! \cdot 2! = 48$.`,
  },

  {
    id: 'principio-multiplicativo',
    content: 'm2.probabilidad.combinatoria.problemas',
    kind: 'formula',
    front: md`Una decisión tiene $a$ opciones y, cualquiera sea, la siguiente tiene $b$. ¿Cuántas maneras hay en total?`,
    back: md`$a \cdot b$: cada opción de la primera va con cada una de la segunda.`,
  },
  {
    id: 'primero-la-condicion',
    content: 'm2.probabilidad.combinatoria.problemas',
    kind: 'idea',
    front:
      'Con 1, 2, 3, 4 y 5, sin repetir, se cuentan números pares de tres cifras. ¿Qué lugar se llena primero, y por qué?',
    back: 'El de la unidad, que tiene la condición de ser par. Si se dejara al final, no se sabría cuántas cifras pares quedan.',
  },
  {
    id: 'cifra-ya-usada',
    content: 'm2.probabilidad.combinatoria.problemas',
    kind: 'mistake',
    mistake: 'cifras-no-descuenta-la-usada',
    front: md`Con 1, 2, 3, 4 y 5, sin repetir, alguien cuenta los pares de 3 cifras: $2 \cdot 5 \cdot 4$. ¿Qué falla?`,
    back: md`La cifra puesta al final ya no está disponible: quedan 4 para un lugar y 3 para el otro. Son $2 \cdot 4 \cdot 3 = 24$.`,
  },
  {
    id: 'probabilidad-con-grupos',
    content: 'm2.probabilidad.combinatoria.problemas',
    kind: 'formula',
    front: '¿Cómo se calcula con combinaciones la probabilidad de que un grupo elegido al azar cumpla una condición?',
    back: 'Se divide la cantidad de grupos que la cumplen por la cantidad de todos los grupos posibles.',
  },

  {
    id: 'cuando-vale-el-binomial',
    content: 'm2.probabilidad.modelos.binomial',
    kind: 'idea',
    front: 'En el modelo binomial cada intento da éxito o fracaso. ¿Qué más se exige de los intentos?',
    back: 'Que sean un número fijo, independientes entre sí y con la misma probabilidad de éxito.',
  },
  {
    id: 'formula-binomial',
    content: 'm2.probabilidad.modelos.binomial',
    kind: 'formula',
    front: md`Si cada intento tiene probabilidad de éxito $p$, ¿cuál es la de $k$ éxitos en $n$ intentos independientes?`,
    back: md`$\binom{n}{k} p^k (1 - p)^{n - k}$: los órdenes posibles, por los éxitos, por los fracasos.`,
  },
  {
    id: 'dos-caras-en-tres',
    content: 'm2.probabilidad.modelos.binomial',
    kind: 'mistake',
    mistake: 'binomial-olvida-las-combinaciones',
    front: md`Para exactamente 2 caras en 3 lanzamientos de una moneda, alguien responde $\frac{1}{8}$. ¿Qué olvidó?`,
    back: md`Los órdenes: el sello puede salir en cualquiera de los 3 lanzamientos. Es $3 \cdot \frac{1}{8} = \frac{3}{8}$.`,
  },
  {
    id: 'los-fracasos-tambien-cuentan',
    content: 'm2.probabilidad.modelos.binomial',
    kind: 'mistake',
    mistake: 'binomial-solo-los-exitos',
    front: md`Para 2 éxitos en 5 intentos con $p = 0{,}3$, alguien calcula $\binom{5}{2} \cdot 0{,}3^2$. ¿Qué factor falta?`,
    back: md`$0{,}7^3$: los otros 3 intentos tienen que ser fracasos.`,
  },

  {
    id: 'una-desviacion',
    content: 'm2.probabilidad.modelos.normal',
    kind: 'formula',
    front:
      'En una distribución normal, ¿qué porcentaje de los datos está a menos de una desviación de la media, y a menos de dos?',
    back: 'Cerca del 68 % a menos de una, y cerca del 95 % a menos de dos.',
  },
  {
    id: 'simetria-de-la-campana',
    content: 'm2.probabilidad.modelos.normal',
    kind: 'idea',
    front: 'En una distribución normal, ¿qué porcentaje de los datos está sobre la media, y por qué?',
    back: 'El 50 %: la campana es simétrica respecto de la media.',
  },
  {
    id: 'media-franja',
    content: 'm2.probabilidad.modelos.normal',
    kind: 'mistake',
    mistake: 'normal-franja-simetrica-menor',
    front:
      'Entre la media y una desviación sobre ella, alguien dice que está el 68 % de una distribución normal. ¿Qué falla?',
    back: 'El 68 % es de la franja a ambos lados de la media. De un solo lado está la mitad: 34 %.',
  },
  {
    id: 'cuantas-desviaciones',
    content: 'm2.probabilidad.modelos.normal',
    kind: 'formula',
    front: md`¿Qué dice el valor tipificado $z$ de un dato $x$, y cómo se calcula con la media $\mu$ y la desviación $\sigma$?`,
    back: md`A cuántas desviaciones está de la media: $z = \frac{x - \mu}{\sigma}$.`,
  },
  {
    id: 'comparar-puntajes',
    content: 'm2.probabilidad.modelos.normal',
    kind: 'mistake',
    mistake: 'tipificado-mayor-puntaje',
    front: md`Sacó 80 ($\mu = 70$, $\sigma = 10$) y 75 ($\mu = 60$, $\sigma = 5$). Alguien dice que le fue mejor con 80. ¿Qué falla?`,
    back: 'Miró el puntaje y no su lugar. El 80 está 1 desviación sobre la media; el 75, 3: respecto del grupo, es mejor el 75.',
  },
]);
