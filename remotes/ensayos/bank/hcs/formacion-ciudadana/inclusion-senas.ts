import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-inclusion-senas',
  version: 1,
  content: 'hcs.formacion-ciudadana.democracia.desafios',
  skill: 'pensamiento-critico',
  difficulty: 1,
  sources: [
    {
      name: 'Ley N.º 20.422, de 2010, sobre igualdad de oportunidades e inclusión social de personas con discapacidad',
    },
  ],
  stem: 'Un municipio transmite sus sesiones por internet, pero sin lengua de señas ni subtítulos. Un grupo de vecinos sordos solicita que se incorporen. ¿Qué valor democrático respalda más directamente su petición?',
  key: { text: 'La igualdad de condiciones para participar.' },
  distractors: [
    {
      mistake: 'ciudadania-solo-elecciones',
      text: 'El respeto por la decisión de la mayoría.',
      feedback: 'Una mayoría oyente no justifica dejar fuera a otros vecinos.',
    },
    {
      mistake: 'ciudadania-privado-por-publico',
      text: 'La libertad de empresa de los canales locales.',
      feedback: 'Se trata de un servicio del municipio, no de un negocio.',
    },
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'La separación entre los poderes del Estado.',
      feedback: 'No se discute cómo se reparten los poderes, sino quién puede informarse.',
    },
  ],
  solution: [
    {
      title: 'El problema',
      text: 'Sin señas ni subtítulos, un grupo no puede informarse ni opinar como los demás.',
    },
    {
      title: 'El valor',
      text: 'Participar exige condiciones equivalentes. No es asunto de mayorías, empresas ni separación de poderes.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La igualdad de condiciones para participar.',
    },
  ],
});
