import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-mayoria-y-derechos',
  version: 1,
  content: 'hcs.formacion-ciudadana.democracia.fundamentos',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Pacto Internacional de Derechos Civiles y Políticos, 1966', detail: 'Artículos 18 y 27' }],
  stem: 'En un plebiscito comunal imaginario, el 70 % de los votantes aprueba que se prohíba abrir templos a una religión minoritaria. ¿Por qué esta decisión sería contraria a los principios de una democracia?',
  key: { text: 'Porque los derechos fundamentales protegen a todos, incluso ante una mayoría.' },
  distractors: [
    {
      mistake: 'ciudadania-solo-elecciones',
      text: 'Porque para decidir algo así se necesita que la mayoría llegue al 80 %.',
      feedback: 'El problema no es el porcentaje; piensa qué se puede someter a votación.',
    },
    {
      mistake: 'ciudadania-derecho-ilimitado',
      text: 'Porque la libertad de culto no tiene límites y ninguna norma puede tocarla.',
      feedback: 'La libertad de culto tiene límites; lo que falla aquí es a quién se le niega.',
    },
    {
      mistake: 'ciudadania-otro-organo',
      text: 'Porque una decisión sobre los templos le corresponde solo al Congreso Nacional.',
      feedback: 'Tampoco el Congreso podría prohibir una religión por ser minoritaria.',
    },
  ],
  solution: [
    {
      title: 'Qué es la democracia constitucional',
      text: 'No basta con que decida la mayoría: hay derechos que ninguna mayoría puede quitar.',
    },
    {
      title: 'Aplicarlo',
      text: 'La prohibición discrimina a un grupo por su fe. No depende del porcentaje ni del órgano que decida, y no supone que la libertad sea ilimitada.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque los derechos fundamentales protegen a todos, incluso ante una mayoría.',
    },
  ],
});
