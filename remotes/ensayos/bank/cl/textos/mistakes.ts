import { defineMistakes } from '../../authoring/index.ts';

export default defineMistakes({
  'lectura-otro-lugar': 'Toma un dato que está en otra parte del texto',
  'lectura-literal': 'Lee al pie de la letra lo que está dicho en sentido figurado',
  'lectura-invierte-causa': 'Toma la consecuencia por la causa',
  'lectura-detalle-por-idea': 'Toma un detalle por la idea principal',
  'lectura-saber-previo': 'Responde con lo que ya sabe o cree, no con lo que dice el texto',
  'lectura-voz-ajena': 'Atribuye a quien escribe lo que sostiene otra voz',
  'lectura-va-mas-lejos': 'Lleva lo dicho más lejos de lo que el texto permite',
  'lectura-cambia-personaje': 'Atribuye a un personaje lo que dice, sabe o hace otro',
  'lectura-cambia-orden': 'Confunde qué ocurrió antes y qué después',
  'lectura-palabra-repetida': 'Elige lo que repite una palabra del texto sin mirar su sentido',
  'lectura-lo-contrario': 'Afirma lo contrario de lo que el texto sostiene',
  'lectura-se-queda-en-una-parte': 'Considera una parte y deja fuera el resto',
  'lectura-que-por-para-que': 'Confunde lo que dice una parte con la función que cumple',
  'lectura-tono-equivocado': 'Confunde la actitud de quien habla con otra',
  'lectura-hecho-opinion': 'Confunde un hecho comprobable con una opinión',
  'lectura-otro-proposito': 'Confunde la intención del texto con la de otro género',
  'lectura-motivo-inventado': 'Supone un motivo o sentimiento que el texto no da',
  'lectura-pierde-el-matiz': 'Pasa por alto una palabra que limita lo dicho (aunque, solo, casi)',
  'lectura-otro-recurso': 'Confunde el efecto de un recurso con el de otro',
  'lectura-narrador-por-autor': 'Confunde a quien narra con el autor o con otro personaje',
});
