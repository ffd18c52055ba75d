import { defineMistakes } from '../../authoring/index.ts';

export default defineMistakes({
  'historia-otra-epoca': 'Ubica el hecho o la idea en otra época',
  'historia-invierte-causa': 'Toma la consecuencia por la causa',
  'historia-causa-unica': 'Reduce a una sola causa un proceso que tuvo varias',
  'historia-otro-lugar': 'Atribuye a un país o región lo que ocurrió en otro',
  'historia-otros-actores': 'Atribuye a un grupo lo que hizo o quiso otro',
  'historia-otro-regimen': 'Confunde un régimen o una ideología con otra',
  'historia-excede-la-fuente': 'Afirma más de lo que la fuente permite',
  'historia-contradice-la-fuente': 'Afirma lo contrario de lo que la fuente muestra',
  'historia-lee-mal-los-datos': 'Lee mal la tendencia, la fila o la unidad de los datos',
  'historia-confunde-proposito': 'Confunde lo que dice una fuente con el propósito de quien la escribe',
  'historia-generaliza': 'Extiende a toda la sociedad lo que vale para un grupo',
  'historia-presentismo': 'Juzga el pasado con instituciones o ideas de hoy',
  'historia-otra-medida': 'Confunde una ley, medida o institución con otra',
  'historia-ruptura-total': 'Ve un cambio completo donde hubo continuidad',
  'historia-sin-cambio': 'No ve el cambio que el proceso produjo',
  'historia-coincidencia-por-causa': 'Toma dos hechos simultáneos por causa y efecto',
  'historia-dato-sin-relacion': 'Responde con un dato verdadero que no explica lo que se pregunta',
  'historia-discurso-por-realidad': 'Toma lo que proclamaba un gobierno o una ley por lo que ocurrió',
  'historia-elige-una-version': 'Toma una de las interpretaciones como si fuera la única',
  'historia-orden-de-los-hechos': 'Invierte el orden en que ocurrieron los hechos',
});
