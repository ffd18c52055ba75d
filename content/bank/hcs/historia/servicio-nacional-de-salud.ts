import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-servicio-nacional-de-salud',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.estado-bienestar',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [
    {
      name: 'Ley N.º 4.054 de 1924 y Ley N.º 10.383 de 1952',
      detail: 'Seguro obligatorio y Servicio Nacional de Salud',
    },
  ],
  stem: 'En Chile se crearon la Caja de Seguro Obligatorio (1924) y el Servicio Nacional de Salud (1952). ¿Qué cambio en la manera de entender la salud se observa en estas medidas?',
  key: { text: 'Dejó de ser un asunto de caridad y pasó a ser una responsabilidad pública.' },
  distractors: [
    {
      mistake: 'historia-ruptura-total',
      text: 'Dejó de existir la atención privada y toda consulta quedó en manos del Estado.',
      feedback: 'Las medidas ampliaron lo público, pero no eliminaron la atención privada.',
    },
    {
      mistake: 'historia-invierte-causa',
      text: 'Dejó de ser una tarea del Estado y pasó a depender de las familias.',
      feedback: 'Fíjate en quién crea estas instituciones.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'Dejó de haber diferencias de salud entre el campo y las ciudades del país.',
      feedback: 'Las desigualdades disminuyeron en parte, pero no desaparecieron.',
    },
  ],
  solution: [
    {
      title: 'Antes',
      text: 'Los hospitales dependían sobre todo de la beneficencia, y quien enfermaba contaba con su familia o la caridad.',
    },
    {
      title: 'Después',
      text: 'Se establece un seguro por ley y luego un servicio nacional. Cambia quién responde por la salud, sin eliminar la atención privada ni todas las desigualdades.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Dejó de ser un asunto de caridad y pasó a ser una responsabilidad pública.',
    },
  ],
});
