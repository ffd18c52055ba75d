import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-mutuales-mancomunales',
  version: 2,
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
      text: 'De la huelga por mejores salarios se pasó al socorro de los socios enfermos.',
      feedback: 'Las sociedades de socorros mutuos son las más antiguas; revisa el orden.',
    },
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'Del trabajo en los campos se pasó al trabajo asalariado en el salitre y los puertos.',
      feedback: 'Ese cambio también ocurrió, pero se pregunta por lo que hacían las organizaciones obreras.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'De las organizaciones por oficio se pasó a partidos que competían en elecciones.',
      feedback: 'Mira qué hacía una mancomunal según el enunciado: no era un partido.',
    },
  ],
  solution: [
    {
      title: 'Qué hacía cada una',
      text: 'La mutual reunía cuotas para socorrer a sus miembros; la mancomunal sumó la presión sobre empresas y autoridades.',
    },
    {
      title: 'El cambio',
      text: 'Se amplía el objetivo: de protegerse entre iguales a exigir mejores condiciones. La mancomunal conserva la ayuda mutua y no es un partido.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: De la ayuda entre socios se pasó también a la defensa de demandas laborales.',
    },
  ],
});
