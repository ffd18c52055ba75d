import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-frontera-y-pueblos-originarios',
  version: 1,
  content: 'hcs.historia.siglo-xix.estado-nacion',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [
    { name: 'José Bengoa, Historia del pueblo mapuche (siglos XIX y XX)' },
    { name: 'Tulio Halperin Donghi, Historia contemporánea de América Latina' },
  ],
  stem: 'En la segunda mitad del siglo XIX, Chile ocupó militarmente la Araucanía y Argentina realizó la llamada Conquista del Desierto. ¿Qué consecuencia común tuvieron ambas campañas?',
  key: { text: 'Los pueblos indígenas perdieron gran parte de sus tierras y de su autonomía.' },
  distractors: [
    {
      mistake: 'historia-discurso-por-realidad',
      text: 'Los pueblos indígenas recibieron los mismos derechos que los colonos europeos.',
      feedback: 'Distingue lo que prometían los gobiernos de lo que ocurrió con las tierras.',
    },
    {
      mistake: 'historia-otro-lugar',
      text: 'Los pueblos indígenas formaron Estados propios, reconocidos por ambas repúblicas.',
      feedback: 'Ocurrió lo contrario: los territorios quedaron bajo dominio estatal.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'Los pueblos indígenas quedaron sometidos por primera vez a la Corona española.',
      feedback: 'La Corona ya no gobernaba en esas fechas; los Estados eran repúblicas.',
    },
  ],
  solution: [
    {
      title: 'El objetivo estatal',
      text: 'Ambos Estados buscaban dominio efectivo del territorio, tierras para la producción y una frontera segura.',
    },
    {
      title: 'La consecuencia',
      text: 'Los sobrevivientes fueron reducidos a espacios menores y sometidos a otras autoridades, mientras la tierra pasó a colonos y particulares.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Los pueblos indígenas perdieron gran parte de sus tierras y de su autonomía.',
    },
  ],
});
