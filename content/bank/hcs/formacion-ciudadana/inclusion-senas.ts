import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-inclusion-senas',
  version: 2,
  content: 'hcs.formacion-ciudadana.democracia.desafios',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [
    {
      name: 'Ley N.º 20.422, de 2010, sobre igualdad de oportunidades e inclusión social de personas con discapacidad',
    },
  ],
  stem: 'Las sesiones de un concejo municipal son públicas y se transmiten completas por internet, pero sin lengua de señas ni subtítulos. Un grupo de vecinos sordos solicita que se incorporen. ¿Qué valor democrático respalda más directamente su petición?',
  key: { text: 'La igualdad de condiciones para participar.' },
  distractors: [
    {
      mistake: 'ciudadania-solo-elecciones',
      text: 'El respeto por la decisión de la mayoría.',
      feedback: 'Que la mayoría oiga no justifica dejar fuera a otros vecinos.',
    },
    {
      mistake: 'ciudadania-dato-sin-relacion',
      text: 'La transparencia de los actos del municipio.',
      feedback:
        'Es un valor democrático, pero las sesiones ya se transmiten completas: mira quiénes no pueden seguirlas.',
    },
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'La libertad de expresar opiniones críticas.',
      feedback: 'Nadie les impide opinar; piensa en qué necesitan antes para poder hacerlo.',
    },
  ],
  solution: [
    {
      title: 'El problema',
      text: 'Sin señas ni subtítulos, un grupo no puede informarse ni opinar como los demás.',
    },
    {
      title: 'El valor',
      text: 'Participar exige condiciones equivalentes. Las sesiones ya son públicas: lo que falta es que todos puedan seguirlas.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La igualdad de condiciones para participar.',
    },
  ],
});
