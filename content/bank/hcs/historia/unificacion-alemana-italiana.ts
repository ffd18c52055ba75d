import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-unificacion-alemana-italiana',
  version: 1,
  content: 'hcs.historia.siglo-xix.estado-nacion',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [{ name: 'Eric Hobsbawm, La era del capital, 1848-1875' }],
  stem: '¿Qué tuvieron en común las unificaciones de Italia y de Alemania, completadas hacia 1870 y 1871?',
  key: { text: 'Reunieron territorios divididos bajo el impulso de un Estado ya existente.' },
  distractors: [
    {
      mistake: 'historia-otro-regimen',
      text: 'Derrocaron a las monarquías e instalaron dos repúblicas democráticas.',
      feedback: 'En los dos casos el resultado fue un reino o imperio; revisa quién los encabezó.',
    },
    {
      mistake: 'historia-otro-lugar',
      text: 'Separaron a pueblos distintos que vivían dentro de un mismo imperio colonial.',
      feedback: 'Eso describe procesos de independencia; aquí se trató de unir.',
    },
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'Surgieron de los acuerdos firmados al terminar la Primera Guerra Mundial.',
      feedback: 'Fíjate en la fecha: faltaba casi medio siglo para esa guerra.',
    },
  ],
  solution: [
    {
      title: 'Punto de partida',
      text: 'A mediados del siglo XIX había varios Estados italianos y alemanes separados.',
    },
    {
      title: 'Quién impulsó',
      text: 'Piamonte-Cerdeña y Prusia condujeron cada proceso con guerras y diplomacia, y de ellos surgieron un reino y un imperio, no repúblicas.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Reunieron territorios divididos bajo el impulso de un Estado ya existente.',
    },
  ],
});
