import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-mutuales-mancomunales',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.sociedad',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 3,
  sources: [
    { name: 'Sergio Grez, De la «regeneración del pueblo» a la huelga general' },
    { name: 'Gabriel Salazar y Julio Pinto, Historia contemporánea de Chile' },
  ],
  stem: 'Hacia 1900 existían en Chile sociedades de socorros mutuos, que ayudaban a sus socios en la enfermedad y la muerte, y mancomunales, que además reclamaban mejores salarios y convocaban huelgas. ¿Qué cambio en el movimiento obrero se observa entre unas y otras?',
  key: { text: 'De la ayuda entre socios se pasó también a la defensa de demandas laborales.' },
  distractors: [
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'De las huelgas generales se pasó a una ayuda limitada entre los socios.',
      feedback: 'Las sociedades de socorros mutuos son las más antiguas; revisa el orden.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'De los gremios coloniales se pasó a partidos obreros con ministros en el gobierno.',
      feedback: 'Ninguna de las dos era un partido ni llegaba al gobierno.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'De la caridad de la Iglesia se pasó a una ayuda entregada por el Estado.',
      feedback: 'Ambas eran organizaciones de los propios trabajadores.',
    },
  ],
  solution: [
    {
      title: 'Qué hacía cada una',
      text: 'La mutual reunía cuotas para socorrer a sus miembros; la mancomunal sumó la presión sobre empresas y autoridades.',
    },
    {
      title: 'El cambio',
      text: 'Se amplía el objetivo: de protegerse entre iguales a exigir mejores condiciones. No son gremios coloniales, partidos ni obras de caridad.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: De la ayuda entre socios se pasó también a la defensa de demandas laborales.',
    },
  ],
});
