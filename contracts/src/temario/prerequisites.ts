import type { ContentId } from './index.ts';

/**
 * `blocking`: without `from`, `to` can't be understood. `helpful`: with it, `to` is learnt faster.
 * Written by us from how the contents build on each other in the official curriculum (7.º básico to 4.º medio);
 * no teacher outside the project has reviewed it. Confidence: medium.
 */
export interface Prerequisite {
  readonly from: ContentId;
  readonly to: ContentId;
  readonly kind: 'blocking' | 'helpful';
}

const blocking = (to: ContentId, ...from: readonly ContentId[]): readonly Prerequisite[] =>
  from.map((id) => ({ from: id, to, kind: 'blocking' }));
const helpful = (to: ContentId, ...from: readonly ContentId[]): readonly Prerequisite[] =>
  from.map((id) => ({ from: id, to, kind: 'helpful' }));

/** What a content stands on. Acyclic, which a test checks; contents of reading and of history stand on no single other. */
export const PREREQUISITES: readonly Prerequisite[] = [
  ...blocking('m1.numeros.enteros-racionales.racionales', 'm1.numeros.enteros-racionales.enteros'),
  ...blocking('m1.numeros.enteros-racionales.problemas', 'm1.numeros.enteros-racionales.racionales'),
  ...blocking('m1.numeros.porcentaje.calculo', 'm1.numeros.enteros-racionales.racionales'),
  ...blocking('m1.numeros.porcentaje.problemas', 'm1.numeros.porcentaje.calculo'),
  ...blocking('m1.numeros.potencias-raices.potencias', 'm1.numeros.enteros-racionales.enteros'),
  ...blocking('m1.numeros.potencias-raices.raices', 'm1.numeros.potencias-raices.potencias'),
  ...blocking('m1.numeros.potencias-raices.problemas', 'm1.numeros.potencias-raices.raices'),
  ...blocking('m1.algebra.expresiones-algebraicas.operatoria', 'm1.numeros.enteros-racionales.enteros'),
  ...blocking(
    'm1.algebra.expresiones-algebraicas.productos-notables',
    'm1.algebra.expresiones-algebraicas.operatoria',
    'm1.numeros.potencias-raices.potencias',
  ),
  ...blocking(
    'm1.algebra.expresiones-algebraicas.factorizacion',
    'm1.algebra.expresiones-algebraicas.productos-notables',
  ),
  ...blocking('m1.algebra.expresiones-algebraicas.problemas', 'm1.algebra.expresiones-algebraicas.operatoria'),
  ...blocking('m1.algebra.proporcionalidad.directa-inversa', 'm1.numeros.enteros-racionales.racionales'),
  ...blocking('m1.algebra.proporcionalidad.problemas', 'm1.algebra.proporcionalidad.directa-inversa'),
  ...helpful('m1.algebra.proporcionalidad.problemas', 'm1.numeros.porcentaje.calculo'),
  ...blocking('m1.algebra.ecuaciones-inecuaciones.ecuaciones', 'm1.algebra.expresiones-algebraicas.operatoria'),
  ...blocking(
    'm1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones',
    'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
  ),
  ...blocking('m1.algebra.ecuaciones-inecuaciones.inecuaciones', 'm1.algebra.ecuaciones-inecuaciones.ecuaciones'),
  ...blocking(
    'm1.algebra.ecuaciones-inecuaciones.problemas-inecuaciones',
    'm1.algebra.ecuaciones-inecuaciones.inecuaciones',
  ),
  ...blocking('m1.algebra.sistemas-2x2.resolucion', 'm1.algebra.ecuaciones-inecuaciones.ecuaciones'),
  ...blocking('m1.algebra.sistemas-2x2.problemas', 'm1.algebra.sistemas-2x2.resolucion'),
  ...helpful('m1.algebra.sistemas-2x2.resolucion', 'm1.algebra.funcion-lineal-afin.representaciones'),
  ...blocking('m1.algebra.funcion-lineal-afin.concepto', 'm1.algebra.expresiones-algebraicas.operatoria'),
  ...helpful('m1.algebra.funcion-lineal-afin.concepto', 'm1.algebra.proporcionalidad.directa-inversa'),
  ...blocking('m1.algebra.funcion-lineal-afin.representaciones', 'm1.algebra.funcion-lineal-afin.concepto'),
  ...blocking('m1.algebra.funcion-lineal-afin.problemas', 'm1.algebra.funcion-lineal-afin.representaciones'),
  ...blocking(
    'm1.algebra.funcion-cuadratica.ecuacion',
    'm1.algebra.expresiones-algebraicas.factorizacion',
    'm1.numeros.potencias-raices.raices',
  ),
  ...blocking(
    'm1.algebra.funcion-cuadratica.grafico',
    'm1.algebra.funcion-lineal-afin.representaciones',
    'm1.numeros.potencias-raices.potencias',
  ),
  ...blocking(
    'm1.algebra.funcion-cuadratica.puntos-especiales',
    'm1.algebra.funcion-cuadratica.ecuacion',
    'm1.algebra.funcion-cuadratica.grafico',
  ),
  ...blocking('m1.algebra.funcion-cuadratica.problemas', 'm1.algebra.funcion-cuadratica.puntos-especiales'),
  ...blocking('m1.geometria.figuras.pitagoras', 'm1.numeros.potencias-raices.raices'),
  ...helpful('m1.geometria.figuras.perimetro-area', 'm1.numeros.enteros-racionales.racionales'),
  ...blocking('m1.geometria.figuras.problemas', 'm1.geometria.figuras.perimetro-area'),
  ...helpful('m1.geometria.figuras.problemas', 'm1.geometria.figuras.pitagoras'),
  ...blocking('m1.geometria.cuerpos.area', 'm1.geometria.figuras.perimetro-area'),
  ...blocking('m1.geometria.cuerpos.volumen', 'm1.geometria.figuras.perimetro-area'),
  ...blocking('m1.geometria.cuerpos.cilindros', 'm1.geometria.cuerpos.volumen'),
  ...blocking('m1.geometria.cuerpos.problemas', 'm1.geometria.cuerpos.volumen', 'm1.geometria.cuerpos.area'),
  ...blocking(
    'm1.geometria.transformaciones-isometricas.transformaciones',
    'm1.geometria.transformaciones-isometricas.puntos-vectores',
  ),
  ...blocking(
    'm1.geometria.transformaciones-isometricas.problemas',
    'm1.geometria.transformaciones-isometricas.transformaciones',
  ),
  ...blocking('m1.geometria.semejanza.figuras-semejantes', 'm1.algebra.proporcionalidad.directa-inversa'),
  ...blocking('m1.geometria.semejanza.escala', 'm1.geometria.semejanza.figuras-semejantes'),
  ...blocking('m1.probabilidad.tablas-graficos.promedio', 'm1.probabilidad.tablas-graficos.frecuencias'),
  ...blocking('m1.probabilidad.tablas-graficos.graficos', 'm1.probabilidad.tablas-graficos.frecuencias'),
  ...helpful('m1.probabilidad.tablas-graficos.frecuencias', 'm1.numeros.porcentaje.calculo'),
  ...blocking(
    'm1.probabilidad.tablas-graficos.problemas',
    'm1.probabilidad.tablas-graficos.graficos',
    'm1.probabilidad.tablas-graficos.promedio',
  ),
  ...blocking('m1.probabilidad.medidas-posicion.cuartiles-percentiles', 'm1.probabilidad.tablas-graficos.frecuencias'),
  ...blocking(
    'm1.probabilidad.medidas-posicion.diagrama-cajon',
    'm1.probabilidad.medidas-posicion.cuartiles-percentiles',
  ),
  ...blocking('m1.probabilidad.medidas-posicion.problemas', 'm1.probabilidad.medidas-posicion.diagrama-cajon'),
  ...blocking('m1.probabilidad.reglas-probabilidades.evento', 'm1.numeros.enteros-racionales.racionales'),
  ...blocking('m1.probabilidad.reglas-probabilidades.regla-aditiva', 'm1.probabilidad.reglas-probabilidades.evento'),
  ...blocking(
    'm1.probabilidad.reglas-probabilidades.regla-multiplicativa',
    'm1.probabilidad.reglas-probabilidades.evento',
  ),
  ...blocking('m2.numeros.reales.operaciones', 'm1.numeros.potencias-raices.raices'),
  ...blocking('m2.numeros.reales.problemas', 'm2.numeros.reales.operaciones'),
  ...blocking(
    'm2.numeros.matematica-financiera.ahorro-jubilacion',
    'm1.numeros.porcentaje.problemas',
    'm1.numeros.potencias-raices.potencias',
  ),
  ...blocking('m2.numeros.matematica-financiera.creditos', 'm1.numeros.porcentaje.problemas'),
  ...blocking('m2.numeros.logaritmos.propiedades', 'm1.numeros.potencias-raices.potencias'),
  ...blocking('m2.numeros.logaritmos.problemas', 'm2.numeros.logaritmos.propiedades'),
  ...blocking('m2.algebra.sistemas-2x2.cantidad-soluciones', 'm1.algebra.sistemas-2x2.resolucion'),
  ...helpful('m2.algebra.sistemas-2x2.cantidad-soluciones', 'm2.geometria.rectas-plano.ecuacion-posicion'),
  ...blocking('m2.algebra.potencia-exponencial-logaritmica.potencia', 'm1.algebra.funcion-cuadratica.grafico'),
  ...blocking(
    'm2.algebra.potencia-exponencial-logaritmica.exponencial',
    'm1.numeros.potencias-raices.potencias',
    'm1.algebra.funcion-lineal-afin.representaciones',
  ),
  ...blocking(
    'm2.algebra.potencia-exponencial-logaritmica.logaritmica',
    'm2.numeros.logaritmos.propiedades',
    'm2.algebra.potencia-exponencial-logaritmica.exponencial',
  ),
  ...blocking(
    'm2.algebra.potencia-exponencial-logaritmica.problemas',
    'm2.algebra.potencia-exponencial-logaritmica.exponencial',
  ),
  ...helpful(
    'm2.numeros.matematica-financiera.ahorro-jubilacion',
    'm2.algebra.potencia-exponencial-logaritmica.exponencial',
  ),
  ...blocking('m2.algebra.trigonometricas.graficos', 'm2.geometria.razones-trigonometricas.razones'),
  ...blocking('m2.algebra.trigonometricas.problemas', 'm2.algebra.trigonometricas.graficos'),
  ...blocking(
    'm2.geometria.homotecia.problemas',
    'm1.geometria.semejanza.figuras-semejantes',
    'm1.geometria.transformaciones-isometricas.puntos-vectores',
  ),
  ...blocking(
    'm2.geometria.razones-trigonometricas.razones',
    'm1.geometria.figuras.pitagoras',
    'm1.geometria.semejanza.figuras-semejantes',
  ),
  ...blocking('m2.geometria.razones-trigonometricas.problemas', 'm2.geometria.razones-trigonometricas.razones'),
  ...helpful('m2.geometria.circunferencia.angulos-arcos', 'm1.geometria.figuras.perimetro-area'),
  ...blocking(
    'm2.geometria.circunferencia.cuerdas-secantes',
    'm1.geometria.semejanza.figuras-semejantes',
    'm2.geometria.circunferencia.angulos-arcos',
  ),
  ...blocking('m2.geometria.circunferencia.problemas', 'm2.geometria.circunferencia.cuerdas-secantes'),
  ...blocking('m2.geometria.esfera.area-volumen', 'm1.geometria.cuerpos.volumen'),
  ...blocking('m2.geometria.rectas-plano.ecuacion-posicion', 'm1.algebra.funcion-lineal-afin.representaciones'),
  ...blocking(
    'm2.probabilidad.dispersion.medidas',
    'm1.probabilidad.tablas-graficos.promedio',
    'm1.numeros.potencias-raices.raices',
  ),
  ...blocking('m2.probabilidad.dispersion.problemas', 'm2.probabilidad.dispersion.medidas'),
  ...blocking('m2.probabilidad.condicional.problemas', 'm1.probabilidad.reglas-probabilidades.regla-multiplicativa'),
  ...blocking('m2.probabilidad.combinatoria.conteo', 'm1.probabilidad.reglas-probabilidades.evento'),
  ...blocking('m2.probabilidad.combinatoria.problemas', 'm2.probabilidad.combinatoria.conteo'),
  ...blocking(
    'm2.probabilidad.modelos.binomial',
    'm2.probabilidad.combinatoria.conteo',
    'm1.probabilidad.reglas-probabilidades.regla-multiplicativa',
  ),
  ...blocking('m2.probabilidad.modelos.normal', 'm2.probabilidad.dispersion.medidas'),
  ...blocking('ciencias.biologia.celula.especializadas', 'ciencias.biologia.celula.organelos'),
  ...helpful('ciencias.biologia.celula.tipos', 'ciencias.biologia.celula.organelos'),
  ...blocking('ciencias.biologia.herencia-evolucion.mitosis', 'ciencias.biologia.herencia-evolucion.ciclo-celular'),
  ...blocking('ciencias.biologia.herencia-evolucion.meiosis', 'ciencias.biologia.herencia-evolucion.mitosis'),
  ...blocking('ciencias.biologia.herencia-evolucion.cancer', 'ciencias.biologia.herencia-evolucion.ciclo-celular'),
  ...blocking('ciencias.biologia.procesos.gametos', 'ciencias.biologia.herencia-evolucion.meiosis'),
  ...blocking('ciencias.biologia.procesos.control-natalidad', 'ciencias.biologia.procesos.ciclos'),
  ...blocking(
    'ciencias.biologia.herencia-evolucion.seleccion-natural',
    'ciencias.biologia.herencia-evolucion.evidencias',
  ),
  ...blocking('ciencias.biologia.ambiente.cadenas-troficas', 'ciencias.biologia.ambiente.fotosintesis'),
  ...helpful('ciencias.biologia.ambiente.respiracion-celular', 'ciencias.biologia.celula.organelos'),
  ...blocking('ciencias.fisica.ondas.rapidez', 'ciencias.fisica.ondas.elementos'),
  ...blocking('ciencias.fisica.ondas.espectro', 'ciencias.fisica.ondas.rapidez'),
  ...blocking('ciencias.fisica.ondas.fenomenos', 'ciencias.fisica.ondas.elementos'),
  ...blocking('ciencias.fisica.ondas.espejos', 'ciencias.fisica.ondas.fenomenos'),
  ...blocking('ciencias.fisica.ondas.lentes', 'ciencias.fisica.ondas.fenomenos'),
  ...blocking('ciencias.fisica.mecanica.fuerzas', 'ciencias.fisica.mecanica.newton'),
  ...blocking('ciencias.fisica.mecanica.cuerpo-libre', 'ciencias.fisica.mecanica.newton'),
  ...blocking('ciencias.fisica.mecanica.roce', 'ciencias.fisica.mecanica.cuerpo-libre'),
  ...blocking('ciencias.fisica.electricidad.ohm', 'ciencias.fisica.electricidad.corriente'),
  ...blocking('ciencias.fisica.electricidad.potencia-energia', 'ciencias.fisica.electricidad.ohm'),
  ...blocking('ciencias.fisica.electricidad.consumo', 'ciencias.fisica.electricidad.potencia-energia'),
  ...blocking('ciencias.fisica.tierra.placas', 'ciencias.fisica.tierra.deriva-continental'),
  ...blocking('ciencias.quimica.estructura-atomica.particulas', 'ciencias.quimica.estructura-atomica.modelos-atomicos'),
  ...blocking('ciencias.quimica.organica.hidrocarburos', 'ciencias.quimica.organica.carbono'),
  ...blocking('ciencias.quimica.organica.grupos-funcionales', 'ciencias.quimica.organica.hidrocarburos'),
  ...blocking(
    'ciencias.quimica.reacciones-estequiometria.balance',
    'ciencias.quimica.reacciones-estequiometria.leyes-ponderales',
  ),
  ...blocking(
    'ciencias.quimica.reacciones-estequiometria.calculos',
    'ciencias.quimica.reacciones-estequiometria.balance',
    'ciencias.quimica.reacciones-estequiometria.mol',
  ),
  ...blocking(
    'ciencias.quimica.reacciones-estequiometria.reactivo-limitante',
    'ciencias.quimica.reacciones-estequiometria.calculos',
  ),
  ...blocking(
    'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
    'ciencias.quimica.reacciones-estequiometria.mol',
    'ciencias.quimica.reacciones-estequiometria.soluciones',
  ),
  ...blocking(
    'ciencias.quimica.reacciones-estequiometria.dilucion',
    'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
  ),
];
