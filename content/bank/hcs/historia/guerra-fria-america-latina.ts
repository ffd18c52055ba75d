import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-guerra-fria-america-latina',
  version: 1,
  content: 'hcs.historia.segunda-mitad-siglo-xx.posguerra',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 4,
  sources: [{ name: 'Tulio Halperin Donghi, Historia contemporánea de América Latina' }],
  stem: 'En 1961, dos años después de la Revolución cubana, Estados Unidos lanzó la Alianza para el Progreso, que financiaba reformas agrarias, viviendas y escuelas en América Latina. ¿Qué relación existe entre ambos hechos?',
  key: { text: 'El programa buscaba evitar, mediante reformas, que se repitieran revoluciones.' },
  distractors: [
    {
      mistake: 'historia-invierte-causa',
      text: 'El programa provocó la revolución, al obligar a los países a aceptar ayuda.',
      feedback: 'Ordena los hechos: ¿cuál ocurrió primero?',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'El programa fue acordado con el gobierno cubano para extender la revolución.',
      feedback: 'Mira quién lo lanza y en qué contexto internacional.',
    },
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'El programa respondía a la reconstrucción de Europa tras la guerra mundial.',
      feedback: 'Para Europa hubo otro plan, en 1947; este se dirige a otra región.',
    },
  ],
  solution: [
    {
      title: 'El orden',
      text: 'Primero triunfa la revolución en Cuba (1959); después Estados Unidos ofrece ayuda a los demás países.',
    },
    {
      title: 'El propósito',
      text: 'En plena Guerra Fría, mejorar condiciones sociales con reformas debía restar apoyo a salidas revolucionarias.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El programa buscaba evitar, mediante reformas, que se repitieran revoluciones.',
    },
  ],
});
