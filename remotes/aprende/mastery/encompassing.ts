import type { ContentId } from '@travesia/contracts/temario';

/**
 * A usual question of `from` also exercises `to`, about so often as `weight` says: 0.8 and more is nearly the same act, 0.5
 * to 0.7 is used every time, 0.3 to 0.4 in passing; less is left out. That is another thing than a prerequisite, which may
 * be needed once to understand and never be used again. Written by us, content by content; nobody outside the project has
 * reviewed it, and no answers of students have corrected it yet. Confidence: medium.
 */
export interface Encompassing {
  /** The advanced content. */
  readonly from: ContentId;
  /** The one that it exercises. */
  readonly to: ContentId;
  readonly weight: number;
  readonly reason: string;
}

type Used = readonly [to: ContentId, weight: number, reason: string];

const uses = (from: ContentId, ...used: readonly Used[]): readonly Encompassing[] =>
  used.map(([to, weight, reason]) => ({ from, to, weight, reason }));

const NUMBERS = [
  uses('m1.numeros.enteros-racionales.racionales', [
    'm1.numeros.enteros-racionales.enteros',
    0.6,
    'numerators are added and multiplied with their signs',
  ]),
  uses(
    'm1.numeros.enteros-racionales.problemas',
    ['m1.numeros.enteros-racionales.racionales', 0.7, 'most problems are about parts, prices or measures'],
    ['m1.numeros.enteros-racionales.enteros', 0.5, 'temperatures, heights and debts carry signs'],
  ),
  uses('m1.numeros.porcentaje.calculo', [
    'm1.numeros.enteros-racionales.racionales',
    0.6,
    'a percentage is worked out as a fraction or a decimal',
  ]),
  uses('m1.numeros.porcentaje.problemas', [
    'm1.numeros.porcentaje.calculo',
    0.9,
    'each step of the problem takes a percentage of something',
  ]),
  uses('m1.numeros.potencias-raices.potencias', [
    'm1.numeros.enteros-racionales.enteros',
    0.5,
    'bases and exponents are signed integers',
  ]),
  uses('m1.numeros.potencias-raices.raices', [
    'm1.numeros.potencias-raices.potencias',
    0.6,
    'a root is taken apart into powers',
  ]),
  uses(
    'm1.numeros.potencias-raices.problemas',
    ['m1.numeros.potencias-raices.potencias', 0.7, 'growth and areas are written as powers'],
    ['m1.numeros.potencias-raices.raices', 0.5, 'sides and times come out of roots'],
  ),
  uses(
    'm2.numeros.reales.operaciones',
    ['m1.numeros.potencias-raices.raices', 0.7, 'irrational results are simplified as roots'],
    ['m1.numeros.enteros-racionales.racionales', 0.4, 'fractions stand beside roots'],
  ),
  uses('m2.numeros.reales.problemas', ['m2.numeros.reales.operaciones', 0.8, 'the problem ends in such an operation']),
  uses(
    'm2.numeros.matematica-financiera.ahorro-jubilacion',
    ['m1.numeros.porcentaje.problemas', 0.6, 'interest on interest is a chain of percentages'],
    ['m1.numeros.potencias-raices.potencias', 0.4, 'years are an exponent'],
  ),
  uses('m2.numeros.matematica-financiera.creditos', [
    'm1.numeros.porcentaje.problemas',
    0.7,
    'what a credit costs is compared as a percentage',
  ]),
  uses('m2.numeros.logaritmos.propiedades', [
    'm1.numeros.potencias-raices.potencias',
    0.6,
    'each property is one of powers, read backwards',
  ]),
  uses('m2.numeros.logaritmos.problemas', [
    'm2.numeros.logaritmos.propiedades',
    0.8,
    'the unknown is freed with the properties',
  ]),
].flat();

const ALGEBRA = [
  uses('m1.algebra.expresiones-algebraicas.operatoria', [
    'm1.numeros.enteros-racionales.enteros',
    0.6,
    'coefficients are added and multiplied with their signs',
  ]),
  uses(
    'm1.algebra.expresiones-algebraicas.productos-notables',
    ['m1.algebra.expresiones-algebraicas.operatoria', 0.7, 'the product is expanded and like terms are joined'],
    ['m1.numeros.potencias-raices.potencias', 0.4, 'squares of terms are taken'],
  ),
  uses('m1.algebra.expresiones-algebraicas.factorizacion', [
    'm1.algebra.expresiones-algebraicas.productos-notables',
    0.7,
    'a factorisation is checked by multiplying it out',
  ]),
  uses('m1.algebra.expresiones-algebraicas.problemas', [
    'm1.algebra.expresiones-algebraicas.operatoria',
    0.8,
    'what is written down is then reduced',
  ]),
  uses('m1.algebra.proporcionalidad.directa-inversa', [
    'm1.numeros.enteros-racionales.racionales',
    0.6,
    'the constant is a quotient',
  ]),
  uses(
    'm1.algebra.proporcionalidad.problemas',
    ['m1.algebra.proporcionalidad.directa-inversa', 0.9, 'which of both it is decides every problem'],
    ['m1.numeros.porcentaje.calculo', 0.3, 'some are about percentages'],
  ),
  uses(
    'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
    ['m1.algebra.expresiones-algebraicas.operatoria', 0.6, 'both sides are reduced first'],
    ['m1.numeros.enteros-racionales.racionales', 0.4, 'coefficients and solutions are fractions'],
  ),
  uses('m1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones', [
    'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
    0.8,
    'the equation that was set up is solved',
  ]),
  uses('m1.algebra.ecuaciones-inecuaciones.inecuaciones', [
    'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
    0.8,
    'the steps are those of an equation, but for the sign',
  ]),
  uses(
    'm1.algebra.ecuaciones-inecuaciones.problemas-inecuaciones',
    ['m1.algebra.ecuaciones-inecuaciones.inecuaciones', 0.8, 'the inequality that was set up is solved'],
    ['m1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones', 0.4, 'the words become algebra in the same way'],
  ),
  uses('m1.algebra.sistemas-2x2.resolucion', [
    'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
    0.7,
    'each method ends in an equation of one unknown',
  ]),
  uses(
    'm1.algebra.sistemas-2x2.problemas',
    ['m1.algebra.sistemas-2x2.resolucion', 0.8, 'the system that was set up is solved'],
    ['m1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones', 0.4, 'the words become algebra in the same way'],
  ),
  uses(
    'm1.algebra.funcion-lineal-afin.concepto',
    ['m1.algebra.expresiones-algebraicas.operatoria', 0.4, 'the function is evaluated'],
    ['m1.algebra.proporcionalidad.directa-inversa', 0.4, 'the linear one is a direct proportion'],
  ),
  uses('m1.algebra.funcion-lineal-afin.representaciones', [
    'm1.algebra.funcion-lineal-afin.concepto',
    0.8,
    'slope and intercept are read off table and graph',
  ]),
  uses(
    'm1.algebra.funcion-lineal-afin.problemas',
    ['m1.algebra.funcion-lineal-afin.concepto', 0.7, 'the situation is written as a function'],
    ['m1.algebra.funcion-lineal-afin.representaciones', 0.5, 'most come with a graph or a table'],
  ),
  uses(
    'm1.algebra.funcion-cuadratica.ecuacion',
    ['m1.algebra.expresiones-algebraicas.factorizacion', 0.6, 'many are solved by factoring'],
    ['m1.numeros.potencias-raices.raices', 0.4, 'the formula has a root'],
  ),
  uses('m1.algebra.funcion-cuadratica.grafico', [
    'm1.algebra.expresiones-algebraicas.operatoria',
    0.4,
    'points are reckoned by evaluating it',
  ]),
  uses(
    'm1.algebra.funcion-cuadratica.puntos-especiales',
    ['m1.algebra.funcion-cuadratica.ecuacion', 0.7, 'zeros are the solutions of the equation'],
    ['m1.algebra.funcion-cuadratica.grafico', 0.6, 'the points are those of the parabola'],
  ),
  uses('m1.algebra.funcion-cuadratica.problemas', [
    'm1.algebra.funcion-cuadratica.puntos-especiales',
    0.7,
    'what is asked is the vertex or a zero',
  ]),
  uses(
    'm2.algebra.sistemas-2x2.cantidad-soluciones',
    ['m1.algebra.sistemas-2x2.resolucion', 0.6, 'coefficients are compared as when solving'],
    ['m1.algebra.funcion-lineal-afin.representaciones', 0.4, 'two lines cross, coincide or are parallel'],
  ),
  uses('m2.algebra.potencia-exponencial-logaritmica.potencia', [
    'm1.numeros.potencias-raices.potencias',
    0.6,
    'its values are powers',
  ]),
  uses('m2.algebra.potencia-exponencial-logaritmica.exponencial', [
    'm1.numeros.potencias-raices.potencias',
    0.7,
    'its values are powers',
  ]),
  uses(
    'm2.algebra.potencia-exponencial-logaritmica.logaritmica',
    ['m2.numeros.logaritmos.propiedades', 0.6, 'its values are logarithms'],
    ['m2.algebra.potencia-exponencial-logaritmica.exponencial', 0.4, 'it is drawn as the inverse'],
  ),
  uses(
    'm2.algebra.potencia-exponencial-logaritmica.problemas',
    ['m2.algebra.potencia-exponencial-logaritmica.exponencial', 0.7, 'most are about growth or decay'],
    ['m2.numeros.logaritmos.problemas', 0.4, 'when is asked, which takes a logarithm'],
  ),
  uses('m2.algebra.trigonometricas.graficos', [
    'm2.geometria.razones-trigonometricas.razones',
    0.4,
    'values of sine and cosine are known ones',
  ]),
  uses('m2.algebra.trigonometricas.problemas', [
    'm2.algebra.trigonometricas.graficos',
    0.8,
    'amplitude and period are read and written',
  ]),
].flat();

const GEOMETRY = [
  uses('m1.geometria.figuras.pitagoras', ['m1.numeros.potencias-raices.raices', 0.5, 'a side is a root of squares']),
  uses('m1.geometria.figuras.perimetro-area', [
    'm1.numeros.enteros-racionales.racionales',
    0.4,
    'measures are decimals and fractions',
  ]),
  uses(
    'm1.geometria.figuras.problemas',
    ['m1.geometria.figuras.perimetro-area', 0.8, 'a perimeter or an area is what is asked'],
    ['m1.geometria.figuras.pitagoras', 0.3, 'a missing side comes from the theorem'],
  ),
  uses('m1.geometria.cuerpos.area', ['m1.geometria.figuras.perimetro-area', 0.7, 'faces are plane figures']),
  uses('m1.geometria.cuerpos.volumen', ['m1.geometria.figuras.perimetro-area', 0.4, 'base times height']),
  uses(
    'm1.geometria.cuerpos.cilindros',
    ['m1.geometria.figuras.perimetro-area', 0.6, 'its base is a circle'],
    ['m1.geometria.cuerpos.volumen', 0.4, 'base times height again'],
  ),
  uses(
    'm1.geometria.cuerpos.problemas',
    ['m1.geometria.cuerpos.volumen', 0.7, 'most ask how much fits'],
    ['m1.geometria.cuerpos.area', 0.5, 'the others how much covers it'],
  ),
  uses('m1.geometria.transformaciones-isometricas.puntos-vectores', [
    'm1.numeros.enteros-racionales.enteros',
    0.4,
    'coordinates are added with their signs',
  ]),
  uses('m1.geometria.transformaciones-isometricas.transformaciones', [
    'm1.geometria.transformaciones-isometricas.puntos-vectores',
    0.7,
    'each vertex is moved by its coordinates',
  ]),
  uses('m1.geometria.transformaciones-isometricas.problemas', [
    'm1.geometria.transformaciones-isometricas.transformaciones',
    0.8,
    'one or several are carried out',
  ]),
  uses('m1.geometria.semejanza.figuras-semejantes', [
    'm1.algebra.proporcionalidad.directa-inversa',
    0.6,
    'sides are in proportion',
  ]),
  uses(
    'm1.geometria.semejanza.escala',
    ['m1.algebra.proporcionalidad.directa-inversa', 0.6, 'plan and thing are in proportion'],
    ['m1.geometria.semejanza.figuras-semejantes', 0.5, 'the plan is a similar figure'],
  ),
  uses('m2.geometria.homotecia.problemas', [
    'm1.geometria.semejanza.figuras-semejantes',
    0.6,
    'image and figure are similar',
  ]),
  uses(
    'm2.geometria.razones-trigonometricas.razones',
    ['m1.geometria.figuras.pitagoras', 0.4, 'the third side is often missing'],
    ['m1.geometria.semejanza.figuras-semejantes', 0.3, 'a ratio is the same in every such triangle'],
  ),
  uses('m2.geometria.razones-trigonometricas.problemas', [
    'm2.geometria.razones-trigonometricas.razones',
    0.8,
    'a ratio is chosen and solved for a side',
  ]),
  uses('m2.geometria.circunferencia.angulos-arcos', [
    'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
    0.4,
    'the angle is the unknown of an equation',
  ]),
  uses('m2.geometria.circunferencia.cuerdas-secantes', [
    'm1.algebra.proporcionalidad.directa-inversa',
    0.4,
    'products of segments are equated',
  ]),
  uses(
    'm2.geometria.circunferencia.problemas',
    ['m2.geometria.circunferencia.angulos-arcos', 0.6, 'angles are chased first'],
    ['m2.geometria.circunferencia.cuerdas-secantes', 0.5, 'lengths come from chords and secants'],
  ),
  uses('m2.geometria.esfera.area-volumen', ['m1.geometria.cuerpos.volumen', 0.4, 'it is compared with other bodies']),
  uses(
    'm2.geometria.rectas-plano.ecuacion-posicion',
    ['m1.algebra.funcion-lineal-afin.concepto', 0.6, 'the equation is that of an affine function'],
    ['m1.algebra.sistemas-2x2.resolucion', 0.4, 'where two lines cross is a system'],
  ),
].flat();

const PROBABILITY = [
  uses('m1.probabilidad.tablas-graficos.frecuencias', [
    'm1.numeros.porcentaje.calculo',
    0.5,
    'relative frequencies are percentages',
  ]),
  uses('m1.probabilidad.tablas-graficos.graficos', [
    'm1.probabilidad.tablas-graficos.frecuencias',
    0.6,
    'a graph shows a table of frequencies',
  ]),
  uses('m1.probabilidad.tablas-graficos.promedio', [
    'm1.probabilidad.tablas-graficos.frecuencias',
    0.5,
    'data come in a table of frequencies',
  ]),
  uses(
    'm1.probabilidad.tablas-graficos.problemas',
    ['m1.probabilidad.tablas-graficos.graficos', 0.7, 'what is given is a graph'],
    ['m1.probabilidad.tablas-graficos.promedio', 0.5, 'what is asked is often the mean'],
  ),
  uses('m1.probabilidad.medidas-posicion.cuartiles-percentiles', [
    'm1.probabilidad.tablas-graficos.frecuencias',
    0.4,
    'accumulated frequencies say where they lie',
  ]),
  uses('m1.probabilidad.medidas-posicion.diagrama-cajon', [
    'm1.probabilidad.medidas-posicion.cuartiles-percentiles',
    0.8,
    'the box is made of quartiles',
  ]),
  uses(
    'm1.probabilidad.medidas-posicion.problemas',
    ['m1.probabilidad.medidas-posicion.cuartiles-percentiles', 0.7, 'a position among others is asked'],
    ['m1.probabilidad.medidas-posicion.diagrama-cajon', 0.5, 'two boxes are compared'],
  ),
  uses('m1.probabilidad.reglas-probabilidades.evento', [
    'm1.numeros.enteros-racionales.racionales',
    0.5,
    'a probability is a fraction',
  ]),
  uses('m1.probabilidad.reglas-probabilidades.regla-aditiva', [
    'm1.probabilidad.reglas-probabilidades.evento',
    0.8,
    'each event has its probability first',
  ]),
  uses('m1.probabilidad.reglas-probabilidades.regla-multiplicativa', [
    'm1.probabilidad.reglas-probabilidades.evento',
    0.8,
    'each stage has its probability first',
  ]),
  uses('m2.probabilidad.dispersion.medidas', [
    'm1.probabilidad.tablas-graficos.promedio',
    0.7,
    'deviations are taken from the mean',
  ]),
  uses('m2.probabilidad.dispersion.problemas', [
    'm2.probabilidad.dispersion.medidas',
    0.8,
    'two groups are compared by them',
  ]),
  uses('m2.probabilidad.condicional.problemas', [
    'm1.probabilidad.reglas-probabilidades.regla-multiplicativa',
    0.6,
    'the condition is a stage of a product',
  ]),
  uses('m2.probabilidad.combinatoria.problemas', [
    'm2.probabilidad.combinatoria.conteo',
    0.9,
    'which way of counting it is decides',
  ]),
  uses(
    'm2.probabilidad.modelos.binomial',
    ['m2.probabilidad.combinatoria.conteo', 0.6, 'the coefficient counts combinations'],
    ['m1.probabilidad.reglas-probabilidades.regla-multiplicativa', 0.5, 'each way is a product'],
  ),
  uses('m2.probabilidad.modelos.normal', [
    'm2.probabilidad.dispersion.medidas',
    0.5,
    'distances are told in standard deviations',
  ]),
].flat();

const SCIENCES = [
  uses('ciencias.biologia.celula.tipos', [
    'ciencias.biologia.celula.organelos',
    0.6,
    'cells are told apart by their structures',
  ]),
  uses('ciencias.biologia.celula.especializadas', [
    'ciencias.biologia.celula.organelos',
    0.6,
    'a task is explained by an organelle',
  ]),
  uses('ciencias.biologia.procesos.gametos', [
    'ciencias.biologia.herencia-evolucion.meiosis',
    0.4,
    'that each carries half of the chromosomes is told by how it was made',
  ]),
  uses('ciencias.biologia.procesos.ciclos', ['ciencias.biologia.procesos.gametos', 0.3, 'the cycle releases a gamete']),
  uses('ciencias.biologia.procesos.control-natalidad', [
    'ciencias.biologia.procesos.ciclos',
    0.4,
    'how a method acts is told by the cycle',
  ]),
  uses('ciencias.biologia.herencia-evolucion.mitosis', [
    'ciencias.biologia.herencia-evolucion.ciclo-celular',
    0.5,
    'it is a phase of the cycle',
  ]),
  uses('ciencias.biologia.herencia-evolucion.cancer', [
    'ciencias.biologia.herencia-evolucion.ciclo-celular',
    0.6,
    'what fails is a control of the cycle',
  ]),
  uses('ciencias.biologia.herencia-evolucion.meiosis', [
    'ciencias.biologia.herencia-evolucion.mitosis',
    0.5,
    'both are compared stage by stage',
  ]),
  uses('ciencias.biologia.herencia-evolucion.seleccion-natural', [
    'ciencias.biologia.herencia-evolucion.pensadores',
    0.4,
    'it is told against other explanations',
  ]),
  uses('ciencias.biologia.ambiente.respiracion-celular', [
    'ciencias.biologia.ambiente.fotosintesis',
    0.4,
    'reactants of one are products of the other',
  ]),
  uses('ciencias.biologia.ambiente.nutricion', [
    'ciencias.biologia.ambiente.fotosintesis',
    0.4,
    'who makes their food does so by it',
  ]),
  uses('ciencias.biologia.ambiente.cadenas-troficas', [
    'ciencias.biologia.ambiente.nutricion',
    0.5,
    'levels are kinds of nutrition',
  ]),
  uses('ciencias.fisica.ondas.rapidez', ['ciencias.fisica.ondas.elementos', 0.8, 'length and frequency make it up']),
  uses('ciencias.fisica.ondas.espectro', [
    'ciencias.fisica.ondas.elementos',
    0.5,
    'regions are lengths and frequencies',
  ]),
  uses('ciencias.fisica.ondas.fenomenos', ['ciencias.fisica.ondas.rapidez', 0.4, 'refraction is a change of speed']),
  uses('ciencias.fisica.ondas.color', ['ciencias.fisica.ondas.fenomenos', 0.5, 'a colour is reflected or absorbed']),
  uses('ciencias.fisica.ondas.doppler-interferencia-difraccion', [
    'ciencias.fisica.ondas.elementos',
    0.5,
    'what changes is length or amplitude',
  ]),
  uses('ciencias.fisica.ondas.espejos', ['ciencias.fisica.ondas.fenomenos', 0.5, 'rays are reflected']),
  uses('ciencias.fisica.ondas.lentes', ['ciencias.fisica.ondas.fenomenos', 0.5, 'rays are refracted']),
  uses('ciencias.fisica.ondas.tecnologia', [
    'ciencias.fisica.ondas.espectro',
    0.4,
    'each uses a region of the spectrum',
  ]),
  uses('ciencias.fisica.mecanica.fuerzas', [
    'ciencias.fisica.mecanica.newton',
    0.5,
    'a normal force or a tension is found by balancing the others',
  ]),
  uses(
    'ciencias.fisica.mecanica.cuerpo-libre',
    ['ciencias.fisica.mecanica.fuerzas', 0.7, 'each arrow is one of them'],
    ['ciencias.fisica.mecanica.newton', 0.4, 'the net force says how it moves'],
  ),
  uses(
    'ciencias.fisica.mecanica.roce',
    ['ciencias.fisica.mecanica.cuerpo-libre', 0.5, 'friction is drawn with the others'],
    ['ciencias.fisica.mecanica.newton', 0.5, 'what moves follows from the net force'],
  ),
  uses('ciencias.fisica.tierra.placas', ['ciencias.fisica.tierra.interior', 0.4, 'plates lie on a layer']),
  uses('ciencias.fisica.electricidad.ohm', [
    'ciencias.fisica.electricidad.corriente',
    0.7,
    'the current is its unknown',
  ]),
  uses('ciencias.fisica.electricidad.potencia-energia', [
    'ciencias.fisica.electricidad.ohm',
    0.5,
    'voltage and current come from it',
  ]),
  uses('ciencias.fisica.electricidad.consumo', [
    'ciencias.fisica.electricidad.potencia-energia',
    0.8,
    'a bill is power times hours',
  ]),
  uses('ciencias.fisica.electricidad.instalacion-domiciliaria', [
    'ciencias.fisica.electricidad.ohm',
    0.4,
    'a house is a circuit in parallel',
  ]),
  uses('ciencias.quimica.estructura-atomica.separacion-mezclas', [
    'ciencias.quimica.estructura-atomica.clasificacion-materia',
    0.5,
    'the kind of mixture decides the method',
  ]),
  uses('ciencias.quimica.estructura-atomica.bohr', [
    'ciencias.quimica.estructura-atomica.particulas',
    0.6,
    'electrons are counted before they are placed',
  ]),
  uses('ciencias.quimica.organica.representaciones', [
    'ciencias.quimica.organica.carbono',
    0.5,
    'each carbon has four bonds',
  ]),
  uses('ciencias.quimica.organica.hidrocarburos', [
    'ciencias.quimica.organica.representaciones',
    0.6,
    'they are read off a formula',
  ]),
  uses('ciencias.quimica.organica.grupos-funcionales', [
    'ciencias.quimica.organica.representaciones',
    0.6,
    'the group is found in a formula',
  ]),
  uses('ciencias.quimica.reacciones-estequiometria.balance', [
    'ciencias.quimica.reacciones-estequiometria.leyes-ponderales',
    0.4,
    'mass is kept on both sides',
  ]),
  uses(
    'ciencias.quimica.reacciones-estequiometria.calculos',
    ['ciencias.quimica.reacciones-estequiometria.mol', 0.7, 'masses become moles and back'],
    ['ciencias.quimica.reacciones-estequiometria.balance', 0.5, 'ratios are read off a balanced equation'],
  ),
  uses('ciencias.quimica.reacciones-estequiometria.reactivo-limitante', [
    'ciencias.quimica.reacciones-estequiometria.calculos',
    0.8,
    'it is one such calculation a reactant',
  ]),
  uses('ciencias.quimica.reacciones-estequiometria.composicion-porcentual', [
    'ciencias.quimica.reacciones-estequiometria.mol',
    0.5,
    'shares are of the molar mass',
  ]),
  uses(
    'ciencias.quimica.reacciones-estequiometria.formulas',
    ['ciencias.quimica.reacciones-estequiometria.composicion-porcentual', 0.6, 'it starts from the shares'],
    ['ciencias.quimica.reacciones-estequiometria.mol', 0.5, 'masses become moles'],
  ),
  uses('ciencias.quimica.reacciones-estequiometria.concentracion-quimica', [
    'ciencias.quimica.reacciones-estequiometria.mol',
    0.6,
    'moles a litre',
  ]),
  uses('ciencias.quimica.reacciones-estequiometria.concentracion-fisica', [
    'ciencias.quimica.reacciones-estequiometria.soluciones',
    0.5,
    'solute and solvent are told apart first',
  ]),
  uses('ciencias.quimica.reacciones-estequiometria.dilucion', [
    'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
    0.7,
    'concentration before and after',
  ]),
  uses('ciencias.quimica.reacciones-estequiometria.solubilidad', [
    'ciencias.quimica.reacciones-estequiometria.soluciones',
    0.5,
    'what does not dissolve is told from what does',
  ]),
].flat();

const HISTORY = [
  uses('hcs.historia.siglo-xix.estado-nacion', [
    'hcs.historia.siglo-xix.ideas-liberales',
    0.4,
    'the nation is asked for in the name of these ideas',
  ]),
  uses('hcs.historia.chile-siglo-xix.republica', [
    'hcs.historia.siglo-xix.ideas-liberales',
    0.4,
    'parties and reforms are told by them',
  ]),
  uses('hcs.historia.chile-siglo-xix.sociedad', [
    'hcs.historia.chile-siglo-xix.economia',
    0.4,
    'nitrate and cities made that society',
  ]),
  uses('hcs.historia.primera-mitad-siglo-xx.totalitarismos', [
    'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
    0.5,
    'they are answers to that crisis',
  ]),
  uses('hcs.historia.primera-mitad-siglo-xx.populismo', [
    'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
    0.4,
    'it is another answer to it',
  ]),
  uses('hcs.historia.primera-mitad-siglo-xx.estado-bienestar', [
    'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
    0.4,
    'the state takes on what the market lost',
  ]),
  uses('hcs.historia.segunda-mitad-siglo-xx.onu-derechos-humanos', [
    'hcs.historia.segunda-mitad-siglo-xx.posguerra',
    0.4,
    'what it was founded for is told by the war before',
  ]),
  uses('hcs.historia.segunda-mitad-siglo-xx.descolonizacion', [
    'hcs.historia.segunda-mitad-siglo-xx.posguerra',
    0.4,
    'it happens between two blocs',
  ]),
  uses('hcs.historia.chile-mediados-siglo-xx.pobreza', [
    'hcs.historia.chile-mediados-siglo-xx.migracion',
    0.4,
    'who came to the city lived so',
  ]),
  uses('hcs.historia.dictadura-democracia.derechos-humanos', [
    'hcs.historia.dictadura-democracia.golpe',
    0.3,
    'it is told from 1973 on',
  ]),
  uses('hcs.historia.dictadura-democracia.modelo-economico', [
    'hcs.sistema-economico.mercado.estado-mercado',
    0.4,
    'what the state left to the market',
  ]),
  uses('hcs.historia.dictadura-democracia.recuperacion-democracia', [
    'hcs.historia.dictadura-democracia.derechos-humanos',
    0.3,
    'what was protested against are these violations',
  ]),
  uses('hcs.formacion-ciudadana.democracia.desafios', [
    'hcs.formacion-ciudadana.democracia.fundamentos',
    0.6,
    'a challenge is one to a foundation',
  ]),
  uses('hcs.formacion-ciudadana.sociedad-informacion.tecnologias', [
    'hcs.formacion-ciudadana.sociedad-informacion.medios',
    0.4,
    'networks are media too',
  ]),
  uses('hcs.sistema-economico.mercado.estado-mercado', [
    'hcs.sistema-economico.mercado.oferta-demanda',
    0.5,
    'what the state does moves a price',
  ]),
  uses('hcs.sistema-economico.derechos-laborales.organizaciones', [
    'hcs.sistema-economico.derechos-laborales.evolucion',
    0.4,
    'what they won is a law or a right that has to be recognised',
  ]),
  uses('hcs.sistema-economico.derechos-laborales.tendencias', [
    'hcs.sistema-economico.derechos-laborales.evolucion',
    0.4,
    'changes are told against the law',
  ]),
].flat();

const READING = [
  uses('cl.localizar.informacion-explicita.parafrasis', [
    'cl.localizar.informacion-explicita.literal',
    0.6,
    'the place is found before it is reworded',
  ]),
  uses('cl.interpretar.relaciones.jerarquia', [
    'cl.textos.no-literarios.tema-ideas',
    0.5,
    'the main idea is what the others serve',
  ]),
  uses('cl.interpretar.relaciones.funcion', [
    'cl.interpretar.relaciones.conexiones',
    0.5,
    'a part is for another part',
  ]),
  uses('cl.interpretar.sentido.sintesis', [
    'cl.interpretar.relaciones.jerarquia',
    0.5,
    'what is left out is what is secondary',
  ]),
  uses('cl.interpretar.sentido.significado', ['cl.interpretar.sentido.inferencias', 0.5, 'the sense is inferred']),
  uses('cl.evaluar.emisor.intencion', [
    'cl.textos.no-literarios.proposito',
    0.5,
    'the intention is the purpose of a text',
  ]),
  uses('cl.evaluar.forma.forma-contenido', ['cl.evaluar.forma.recursos', 0.5, 'form is judged by its devices']),
  uses('cl.evaluar.contenido.nuevos-contextos', [
    'cl.interpretar.sentido.inferencias',
    0.4,
    'what holds elsewhere is inferred',
  ]),
  uses('cl.textos.no-literarios.ideas-de-apoyo', [
    'cl.textos.no-literarios.tema-ideas',
    0.5,
    'an idea supports the main one',
  ]),
  uses('cl.textos.no-literarios.argumentos', ['cl.textos.no-literarios.tesis', 0.6, 'an argument is for a thesis']),
  uses('cl.textos.no-literarios.razonamientos', [
    'cl.textos.no-literarios.argumentos',
    0.6,
    'a reasoning links arguments',
  ]),
  uses('cl.textos.no-literarios.fallas-argumentativas', [
    'cl.textos.no-literarios.razonamientos',
    0.6,
    'what fails is a reasoning',
  ]),
  uses('cl.textos.no-literarios.perspectiva', [
    'cl.textos.no-literarios.creencias',
    0.4,
    'a perspective shows in beliefs',
  ]),
  uses('cl.textos.no-literarios.confiabilidad', [
    'cl.textos.no-literarios.hechos-opiniones',
    0.4,
    'what can be checked is told from what cannot',
  ]),
  uses('cl.textos.literarios.conflicto', ['cl.textos.literarios.personajes', 0.4, 'it is between characters']),
  uses('cl.textos.literarios.personajes-tipo', ['cl.textos.literarios.personajes', 0.5, 'a type is a character']),
  uses('cl.textos.literarios.parte-todo', ['cl.textos.literarios.hechos-clave', 0.4, 'a part is placed in the plot']),
  uses('cl.textos.literarios.temas', ['cl.textos.literarios.conflicto', 0.3, 'a theme is carried by a conflict']),
].flat();

export const ENCOMPASSING: readonly Encompassing[] = [
  ...NUMBERS,
  ...ALGEBRA,
  ...GEOMETRY,
  ...PROBABILITY,
  ...SCIENCES,
  ...HISTORY,
  ...READING,
];
