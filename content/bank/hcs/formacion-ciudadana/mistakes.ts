import { defineMistakes } from '../../authoring/index.ts';

export default defineMistakes({
  'ciudadania-otro-organo': 'Atribuye a un órgano del Estado lo que hace otro',
  'ciudadania-solo-elecciones': 'Reduce la democracia a votar o a la mayoría',
  'ciudadania-derecho-ilimitado': 'Trata un derecho como si no tuviera límites',
  'ciudadania-excede-la-fuente': 'Afirma más de lo que la fuente permite',
  'ciudadania-contradice-la-fuente': 'Afirma lo contrario de lo que la fuente muestra',
  'ciudadania-lee-mal-los-datos': 'Lee mal la tendencia, la fila o la unidad de los datos',
  'ciudadania-otro-procedimiento': 'Confunde un procedimiento o una acción legal con otra',
  'ciudadania-censura-por-regulacion': 'Confunde regular con censurar o prohibir',
  'ciudadania-tecnologia-determina': 'Supone que la tecnología produce por sí sola un resultado',
  'ciudadania-confianza-en-apariencia': 'Juzga un mensaje por su apariencia o difusión, no por sus fuentes',
  'ciudadania-causa-unica': 'Reduce a una sola causa un problema que tiene varias',
  'ciudadania-privado-por-publico': 'Pone a un particular o a una empresa en el papel del Estado',
  'ciudadania-dato-sin-relacion': 'Responde con algo verdadero que no contesta lo que se pregunta',
  'ciudadania-confunde-roles': 'Confunde el papel de quienes participan en un juicio',
});
