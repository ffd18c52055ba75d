import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-cuestion-social-conventillo',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.sociedad',
  skill: 'analisis-fuentes',
  difficulty: 1,
  sources: [{ name: 'Memoria Chilena, Biblioteca Nacional de Chile', detail: 'Conventillos y cuestión social' }],
  stem: md`Lee el siguiente fragmento:

> En una pieza de cuatro por cuatro metros, sin ventana, vive una familia de siete personas y se lava ropa ajena. La acequia del patio sirve a doce piezas. El arriendo consume la mitad del jornal, y el dueño, que vive en la calle principal, envía a cobrar los sábados.
>
> *Texto escrito para Travesía, a partir de descripciones de conventillos de Santiago hacia 1900.*

¿Qué aspecto de la cuestión social describe el fragmento?`,
  key: { text: 'El hacinamiento y la falta de higiene en la vivienda obrera.' },
  distractors: [
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'Los accidentes y las largas jornadas en las salitreras.',
      feedback: 'Es otro aspecto de la cuestión social; el fragmento ocurre en una ciudad.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'La organización de los arrendatarios para protestar.',
      feedback: 'El fragmento no muestra protesta alguna; revisa qué describe.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'La construcción de viviendas obreras por el Estado.',
      feedback: 'El dueño es un particular que manda a cobrar el arriendo.',
    },
  ],
  solution: [
    {
      title: 'Qué datos entrega',
      text: 'Siete personas en una pieza sin ventana, una acequia para doce piezas y un arriendo caro.',
    },
    {
      title: 'Cómo se llama ese problema',
      text: 'Son las malas condiciones de la vivienda popular urbana. El fragmento no menciona salitreras, protestas ni obras del Estado.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El hacinamiento y la falta de higiene en la vivienda obrera.',
    },
  ],
});
