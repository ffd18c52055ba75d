import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-plata-chanarcillo-efectos',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.economia',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
    { name: 'Carmen Cariola y Osvaldo Sunkel, Un siglo de historia económica de Chile, 1830-1930' },
  ],
  stem: 'El descubrimiento del mineral de plata de Chañarcillo, en 1832, permitió formar grandes fortunas en el norte. Parte de ese capital se invirtió en ferrocarriles, bancos, carbón y agricultura. ¿Qué efecto de la minería sobre la economía chilena ilustra este caso?',
  key: { text: 'El excedente minero financió actividades en otros sectores y regiones.' },
  distractors: [
    {
      mistake: 'historia-generaliza',
      text: 'La riqueza minera se repartió de modo parejo entre los trabajadores.',
      feedback: 'El enunciado habla de grandes fortunas; fíjate en quiénes invirtieron.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'El Estado nacionalizó la minería y distribuyó sus ganancias.',
      feedback: 'La nacionalización es de otro mineral y de otro siglo.',
    },
    {
      mistake: 'historia-ruptura-total',
      text: 'La minería reemplazó a la agricultura como actividad en todas las provincias.',
      feedback: 'El texto dice que se invirtió también en agricultura.',
    },
  ],
  solution: [
    {
      title: 'Qué ocurrió con el capital',
      text: 'Los empresarios mineros llevaron sus ganancias a otros rubros y zonas: trenes, bancos, carbón del sur, haciendas.',
    },
    {
      title: 'Qué no ocurrió',
      text: 'La riqueza no se repartió de forma pareja, el Estado no era dueño y la agricultura continuó.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El excedente minero financió actividades en otros sectores y regiones.',
    },
  ],
});
