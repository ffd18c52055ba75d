import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-toma-la-victoria',
  version: 1,
  content: 'hcs.historia.chile-mediados-siglo-xx.pobreza',
  skill: 'pensamiento-critico',
  difficulty: 1,
  sources: [{ name: 'Mario Garcés, Tomando su sitio. El movimiento de pobladores de Santiago, 1957-1970' }],
  stem: 'En octubre de 1957, familias que vivían en poblaciones callampas a orillas del Zanjón de la Aguada, en Santiago, ocuparon unos terrenos y fundaron la población La Victoria. ¿Qué problema de mediados del siglo XX explica este hecho?',
  key: { text: 'La falta de viviendas para los sectores populares urbanos.' },
  distractors: [
    {
      mistake: 'historia-otra-epoca',
      text: 'La escasez de mano de obra en las oficinas salitreras.',
      feedback: 'La crisis del salitre es anterior, y el hecho ocurre en Santiago.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'La venta de las viviendas que el Estado les había entregado antes.',
      feedback: 'Estas familias no tenían casa; mira dónde vivían.',
    },
    {
      mistake: 'historia-otro-lugar',
      text: 'La pérdida de cosechas en los fundos de la zona central.',
      feedback: 'El problema del campo influyó, pero aquí se trata de vivir en la ciudad.',
    },
  ],
  solution: [
    {
      title: 'Dónde vivían',
      text: 'Las callampas eran viviendas precarias, sin agua ni alcantarillado, en terrenos inundables.',
    },
    {
      title: 'Qué buscaban',
      text: 'Un sitio donde construir. La ciudad recibía más población que viviendas, y las familias organizadas recurrieron a la toma.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La falta de viviendas para los sectores populares urbanos.',
    },
  ],
});
