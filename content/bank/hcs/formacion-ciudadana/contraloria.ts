import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-contraloria',
  version: 1,
  content: 'hcs.formacion-ciudadana.institucionalidad.funcionamiento',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [
    {
      name: 'Constitución Política de la República de Chile',
      detail: 'Capítulo X, Contraloría General de la República',
    },
  ],
  stem: 'Un ministerio dicta un decreto y un organismo revisa, antes de que se aplique, que se ajuste a la Constitución y a las leyes. Ese trámite se llama toma de razón. ¿Qué organismo lo realiza?',
  key: { text: 'La Contraloría General de la República.' },
  distractors: [
    {
      mistake: 'ciudadania-otro-organo',
      text: 'El Servicio Electoral de Chile (Servel).',
      feedback: 'El Servel organiza elecciones y lleva el registro electoral.',
    },
    {
      mistake: 'ciudadania-confunde-roles',
      text: 'El Ministerio Público y sus fiscales.',
      feedback: 'Los fiscales investigan delitos; aquí se revisa un decreto.',
    },
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'El Consejo para la Transparencia.',
      feedback: 'Ese consejo vela por el acceso a la información pública.',
    },
  ],
  solution: [
    {
      title: 'El tipo de control',
      text: 'Es un control de legalidad de los actos de la Administración, previo a su aplicación.',
    },
    {
      title: 'Quién lo hace',
      text: 'La Constitución lo encarga a un organismo autónomo, que además fiscaliza el uso de los fondos públicos.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La Contraloría General de la República.',
    },
  ],
});
