import type { ContentId } from '@travesia/contracts/temario';

/** Contents that are easily taken for one another: they are not learnt on the same day. Written by us; confidence: medium. */
export const INTERFERENCE_GROUPS: readonly (readonly ContentId[])[] = [
  ['m1.geometria.figuras.perimetro-area', 'm1.geometria.cuerpos.area', 'm1.geometria.cuerpos.volumen'],
  ['m1.numeros.potencias-raices.potencias', 'm2.numeros.logaritmos.propiedades'],
  ['m1.probabilidad.reglas-probabilidades.regla-aditiva', 'm1.probabilidad.reglas-probabilidades.regla-multiplicativa'],
  ['m1.probabilidad.tablas-graficos.promedio', 'm1.probabilidad.medidas-posicion.cuartiles-percentiles'],
  ['m1.algebra.ecuaciones-inecuaciones.ecuaciones', 'm1.algebra.ecuaciones-inecuaciones.inecuaciones'],
  ['m2.algebra.potencia-exponencial-logaritmica.potencia', 'm2.algebra.potencia-exponencial-logaritmica.exponencial'],
  ['m1.geometria.semejanza.figuras-semejantes', 'm2.geometria.homotecia.problemas'],
  ['m2.probabilidad.combinatoria.conteo', 'm2.probabilidad.modelos.binomial'],
  ['ciencias.biologia.herencia-evolucion.mitosis', 'ciencias.biologia.herencia-evolucion.meiosis'],
  ['ciencias.biologia.ambiente.fotosintesis', 'ciencias.biologia.ambiente.respiracion-celular'],
  ['ciencias.fisica.ondas.espejos', 'ciencias.fisica.ondas.lentes'],
  [
    'ciencias.quimica.reacciones-estequiometria.concentracion-fisica',
    'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
  ],
  ['cl.textos.no-literarios.tesis', 'cl.textos.no-literarios.tema-ideas'],
  ['cl.evaluar.emisor.intencion', 'cl.textos.no-literarios.proposito'],
  ['hcs.historia.primera-mitad-siglo-xx.totalitarismos', 'hcs.historia.primera-mitad-siglo-xx.populismo'],
  ['m1.algebra.expresiones-algebraicas.productos-notables', 'm1.algebra.expresiones-algebraicas.factorizacion'],
  [
    'm2.algebra.potencia-exponencial-logaritmica.exponencial',
    'm2.algebra.potencia-exponencial-logaritmica.logaritmica',
  ],
  ['m2.geometria.circunferencia.angulos-arcos', 'm2.geometria.circunferencia.cuerdas-secantes'],
  ['ciencias.biologia.herencia-evolucion.pensadores', 'ciencias.biologia.herencia-evolucion.seleccion-natural'],
  [
    'ciencias.quimica.reacciones-estequiometria.composicion-porcentual',
    'ciencias.quimica.reacciones-estequiometria.concentracion-fisica',
  ],
  ['ciencias.quimica.organica.hidrocarburos', 'ciencias.quimica.organica.grupos-funcionales'],
  ['ciencias.fisica.electricidad.potencia-energia', 'ciencias.fisica.electricidad.consumo'],
  ['cl.textos.no-literarios.tesis', 'cl.textos.no-literarios.argumentos'],
  ['hcs.formacion-ciudadana.sociedad-informacion.medios', 'hcs.formacion-ciudadana.sociedad-informacion.tecnologias'],
];
