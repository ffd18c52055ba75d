import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-leyes-laicas',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.republica',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [
    { name: 'Leyes de cementerios laicos (1883), de matrimonio civil (1884) y de registro civil (1884), Chile' },
  ],
  stem: 'Entre 1883 y 1884, durante el gobierno de Domingo Santa María, se aprobaron las leyes de cementerios laicos, de matrimonio civil y de registro civil. ¿Qué cambio produjeron en la sociedad chilena?',
  key: { text: 'El Estado asumió actos de la vida civil que antes controlaba la Iglesia.' },
  distractors: [
    {
      mistake: 'historia-otra-epoca',
      text: 'El Estado y la Iglesia quedaron separados en la Constitución vigente.',
      feedback: 'La separación constitucional llegó en 1925; estas leyes son anteriores.',
    },
    {
      mistake: 'historia-ruptura-total',
      text: 'El Estado prohibió que la población practicara en público la religión católica.',
      feedback: 'Las leyes no prohibieron el culto; fíjate en qué trámites cambiaron de manos.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'El Estado permitió que las parejas casadas se divorciaran por acuerdo.',
      feedback: 'El matrimonio civil no trajo consigo ese divorcio; revisa qué regulan las leyes.',
    },
  ],
  solution: [
    {
      title: 'De qué tratan',
      text: 'Nacer, casarse y ser sepultado eran actos registrados y regulados por las parroquias.',
    },
    {
      title: 'El cambio',
      text: 'Con estas leyes pasaron a oficinas y normas del Estado. La separación definitiva es de 1925 y el culto católico no fue prohibido.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El Estado asumió actos de la vida civil que antes controlaba la Iglesia.',
    },
  ],
});
