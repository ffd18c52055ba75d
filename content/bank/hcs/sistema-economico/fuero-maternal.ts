import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-fuero-maternal',
  version: 2,
  content: 'hcs.sistema-economico.derechos-laborales.evolucion',
  skill: 'pensamiento-critico',
  difficulty: 4,
  sources: [{ name: 'Código del Trabajo de Chile, artículo 201', detail: 'Fuero maternal' }],
  stem: 'Una trabajadora con contrato indefinido informa que está embarazada. Su jefe le propone renunciar «por su bien» y le recuerda que el descanso posterior al parto será «un favor de la empresa». ¿Cuál es la situación según la ley chilena?',
  key: { text: 'Tiene fuero y descanso por ley, y ninguno depende de la empresa.' },
  distractors: [
    {
      mistake: 'economia-derecho-como-favor',
      text: 'Tiene fuero por ley, pero el descanso lo acuerda con la empresa.',
      feedback: 'Revisa si un descanso que fija la ley puede quedar a criterio del empleador.',
    },
    {
      mistake: 'economia-otra-institucion',
      text: 'Tiene descanso por ley, pero el fuero lo negocia su sindicato.',
      feedback: 'El fuero maternal está en el Código del Trabajo; no depende de una negociación.',
    },
    {
      mistake: 'economia-olvida-la-excepcion',
      text: 'Tiene descanso por ley, pero la pueden despedir con un mes de aviso.',
      feedback: 'Ese aviso vale para otros contratos indefinidos; durante el embarazo hay una protección especial.',
    },
  ],
  solution: [
    {
      title: 'Qué dice la ley',
      text: 'El Código del Trabajo da descanso maternal y fuero: no se la puede despedir sin autorización de un juez.',
    },
    {
      title: 'Qué significa',
      text: 'Son derechos, no favores: rigen desde el embarazo y no dependen del jefe, de un sindicato ni de un aviso previo. Ante presiones se puede acudir a la Dirección del Trabajo.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Tiene fuero y descanso por ley, y ninguno depende de la empresa.',
    },
  ],
});
