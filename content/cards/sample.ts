/**
 * Cards that anybody may try without an account, four of each test: ids as `<content>:<name>`. They go out with the release
 * that shows them.
 */
export const SAMPLE_CARDS: readonly string[] = [
  'm1.numeros.porcentaje.problemas:deshacer-un-descuento',
  'cl.textos.no-literarios.fallas-argumentativas:despues-del-alcalde',
  'ciencias.biologia.ambiente.fotosintesis:de-que-esta-hecho-un-arbol',
  'hcs.formacion-ciudadana.justicia.sistema-judicial:el-fiscal-no-condena',
  'm2.numeros.matematica-financiera.creditos:cuota-menor-no-es-mas-barato',

  'm1.geometria.figuras.pitagoras:teorema-de-pitagoras',
  'cl.interpretar.relaciones.funcion:comparacion-y-metafora',
  'ciencias.fisica.ondas.doppler-interferencia-difraccion:sirena-que-se-aleja',
  'hcs.historia.segunda-mitad-siglo-xx.posguerra:fin-de-la-guerra-fria',
  'm2.probabilidad.condicional.problemas:como-se-lee-la-condicional',

  'm1.numeros.enteros-racionales.racionales:restar-fracciones-por-partes',
  'cl.textos.no-literarios.proposito:convencer-y-llamar-a-actuar',
  'ciencias.fisica.electricidad.ohm:ley-de-ohm',
  'hcs.historia.dictadura-democracia.modelo-economico:que-es-un-arancel',
  'm2.numeros.logaritmos.propiedades:logaritmo-de-un-producto',

  'm1.geometria.figuras.pitagoras:diagonal-de-un-cuadrado',
  'cl.localizar.informacion-explicita.literal:que-es-lo-explicito',
  'ciencias.quimica.organica.hidrocarburos:terminaciones',
  'hcs.historia.chile-mediados-siglo-xx.caracteristicas:voto-de-las-mujeres',
  'm2.geometria.rectas-plano.ecuacion-posicion:perpendicular-sin-cambiar-signo',
];
