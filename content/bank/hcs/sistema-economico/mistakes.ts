import { defineMistakes } from '../../authoring/index.ts';

export default defineMistakes({
  'economia-invierte-oferta-demanda': 'Confunde un cambio de la oferta con uno de la demanda',
  'economia-sentido-del-precio': 'Hace subir el precio cuando baja, o al revés',
  'economia-otra-estructura': 'Confunde monopolio, colusión y competencia',
  'economia-regular-por-estatizar': 'Confunde regular o fiscalizar con que el Estado sea dueño',
  'economia-crecimiento-por-desarrollo': 'Toma el crecimiento del producto por desarrollo',
  'economia-lee-mal-los-datos': 'Lee mal la tendencia, la fila o la unidad de los datos',
  'economia-excede-la-fuente': 'Afirma más de lo que la fuente permite',
  'economia-otra-institucion': 'Atribuye a un organismo lo que hace otro',
  'economia-otra-epoca': 'Ubica una norma o un proceso del trabajo en otra época',
  'economia-olvida-la-excepcion': 'Aplica la regla general donde la ley da una protección especial',
  'economia-derecho-como-favor': 'Trata un derecho laboral como un beneficio voluntario',
  'economia-un-solo-efecto': 'Ve solo los costos o solo los beneficios',
  'economia-contradice-la-fuente': 'Afirma lo contrario de lo que la fuente muestra',
  'economia-coincidencia-por-causa': 'Toma dos hechos simultáneos por causa y efecto',
  'economia-un-solo-actor': 'Atribuye a un grupo lo que hizo o quiso otro',
  'economia-mira-solo-el-precio': 'Acierta el efecto en el precio por una causa que no ocurrió',
  'economia-confunde-la-relacion': 'Confunde una relación de consumo con una de trabajo',
});
