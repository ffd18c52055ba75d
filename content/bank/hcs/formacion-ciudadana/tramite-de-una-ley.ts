import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-tramite-de-una-ley',
  version: 1,
  content: 'hcs.formacion-ciudadana.institucionalidad.funcionamiento',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 4,
  sources: [
    { name: 'Constitución Política de la República de Chile', detail: 'Formación de la ley, artículos 65 a 75' },
  ],
  stem: 'Un proyecto de ley presentado por un grupo de diputadas es aprobado por ambas cámaras en los mismos términos. ¿Qué paso sigue para que llegue a ser ley?',
  key: { text: 'El presidente lo aprueba y promulga, o lo devuelve con observaciones.' },
  distractors: [
    {
      mistake: 'ciudadania-otro-organo',
      text: 'La Corte Suprema lo revisa y decide si se convierte en ley del país.',
      feedback: 'La Corte Suprema no aprueba leyes; piensa qué otro poder participa.',
    },
    {
      mistake: 'ciudadania-solo-elecciones',
      text: 'La ciudadanía lo vota en un plebiscito que se realiza en todo el país.',
      feedback: 'Las leyes comunes no se someten a plebiscito.',
    },
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'La Cámara que lo inició lo publica de inmediato en el Diario Oficial.',
      feedback: 'Antes de publicarse falta la participación de otro órgano.',
    },
  ],
  solution: [
    {
      title: 'El proceso',
      text: 'Los proyectos pueden nacer de parlamentarios o del presidente, y deben aprobarse en las dos cámaras.',
    },
    {
      title: 'El paso siguiente',
      text: 'El Ejecutivo también es colegislador: puede aprobar y promulgar, o vetar con observaciones. Solo después se publica.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El presidente lo aprueba y promulga, o lo devuelve con observaciones.',
    },
  ],
});
