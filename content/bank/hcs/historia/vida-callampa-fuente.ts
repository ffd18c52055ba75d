import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-vida-callampa-fuente',
  version: 1,
  content: 'hcs.historia.chile-mediados-siglo-xx.pobreza',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [{ name: 'Mario Garcés, Tomando su sitio. El movimiento de pobladores de Santiago, 1957-1970' }],
  stem: md`Lee el siguiente fragmento:

> El agua la traíamos en tarros desde un pilón que quedaba a seis cuadras. Cuando el canal subía, sacábamos las camas al camino. Pero teníamos un comité: nos turnábamos para cuidar a los niños, y entre todos juntamos para la primera pieza de la escuela.
>
> *Texto escrito para Travesía, a partir de testimonios de pobladores de Santiago en la década de 1950.*

¿Qué dos aspectos de la vida de los pobladores muestra el fragmento?`,
  key: { text: 'La precariedad de los servicios y la organización comunitaria.' },
  distractors: [
    {
      mistake: 'historia-excede-la-fuente',
      text: 'La violencia policial y la militancia en partidos políticos.',
      feedback: 'El fragmento no menciona policías ni partidos.',
    },
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'La comodidad de las viviendas y la falta de vínculos vecinales.',
      feedback: 'Relee qué hacían con las camas y quién cuidaba a los niños.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'El desempleo masivo y la dependencia total de la ayuda estatal.',
      feedback: 'No se habla de trabajo, y mira quién juntó para la escuela.',
    },
  ],
  solution: [
    {
      title: 'Primer aspecto',
      text: 'El agua lejana y las inundaciones muestran la falta de servicios.',
    },
    {
      title: 'Segundo aspecto',
      text: 'El comité, los turnos y la pieza de la escuela muestran cooperación. Nada se dice de policías, empleo ni ayuda del Estado.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La precariedad de los servicios y la organización comunitaria.',
    },
  ],
});
