import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-fuero-maternal',
  version: 1,
  content: 'hcs.sistema-economico.derechos-laborales.evolucion',
  skill: 'pensamiento-critico',
  difficulty: 4,
  sources: [{ name: 'Código del Trabajo de Chile, artículo 201', detail: 'Fuero maternal' }],
  stem: 'Una trabajadora con contrato indefinido informa que está embarazada. Su jefe le propone renunciar «por su bien» y le recuerda que el descanso posterior al parto será «un favor de la empresa». ¿Cuál es la situación según la ley chilena?',
  key: { text: 'Tiene fuero y descanso por ley, y el jefe no puede condicionarlos.' },
  distractors: [
    {
      mistake: 'economia-derecho-como-favor',
      text: 'Tiene descanso solo si la empresa decide otorgarlo a su personal.',
      feedback: 'Piensa si un derecho de la ley depende del permiso del empleador.',
    },
    {
      mistake: 'economia-otra-institucion',
      text: 'Tiene derecho al fuero cuando el sindicato lo negocia cada año.',
      feedback: 'El fuero está en el Código del Trabajo; no depende de una negociación.',
    },
    {
      mistake: 'economia-otra-epoca',
      text: 'Tiene descanso por ley, pero perdió el fuero con el Código de 1931.',
      feedback: 'La protección de la maternidad se fortaleció con los años; sigue vigente.',
    },
  ],
  solution: [
    {
      title: 'Qué dice la ley',
      text: 'El Código del Trabajo da descanso maternal y fuero: no se la puede despedir sin autorización de un juez.',
    },
    {
      title: 'Qué significa',
      text: 'Son derechos, no favores, y no dependen del jefe ni de una negociación. Ante presiones se puede acudir a la Dirección del Trabajo.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Tiene fuero y descanso por ley, y el jefe no puede condicionarlos.',
    },
  ],
});
