import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-oleadas-liberales-linea',
  version: 1,
  content: 'hcs.historia.siglo-xix.ideas-liberales',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [{ name: 'Eric Hobsbawm, La era de la revolución, 1789-1848' }],
  stem: 'Observa la línea de tiempo. ¿Qué conclusión permite sacar sobre la difusión de las ideas liberales?',
  figure: {
    kind: 'timeline',
    from: 1770,
    to: 1850,
    alt: 'Línea de tiempo de 1770 a 1850 con cinco hechos: 1776, independencia de Estados Unidos; 1789, Revolución francesa; 1810, juntas de gobierno en Hispanoamérica; 1830, revoluciones en Francia y Bélgica; 1848, revoluciones en gran parte de Europa.',
    caption: 'Algunos hechos políticos entre 1770 y 1850.',
    events: [
      { year: 1776, label: 'Independencia de Estados Unidos' },
      { year: 1789, label: 'Revolución francesa' },
      { year: 1810, label: 'Juntas de gobierno en Hispanoamérica' },
      { year: 1830, label: 'Revoluciones en Francia y Bélgica' },
      { year: 1848, label: 'Revoluciones en gran parte de Europa' },
    ],
  },
  key: { text: 'Avanzaron en oleadas a ambos lados del Atlántico durante varias décadas.' },
  distractors: [
    {
      mistake: 'historia-otro-lugar',
      text: 'Nacieron en Hispanoamérica y desde ahí se extendieron hacia Europa.',
      feedback: 'Revisa qué hechos de la línea son anteriores a 1810 y dónde ocurrieron.',
    },
    {
      mistake: 'historia-ruptura-total',
      text: 'Triunfaron en toda Europa con la revolución del año 1789.',
      feedback: 'Si ya hubieran triunfado, ¿por qué habría nuevas revoluciones décadas después?',
    },
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'Desaparecieron de Europa apenas se formaron las juntas de gobierno americanas.',
      feedback: 'La línea muestra hechos europeos posteriores a 1810.',
    },
  ],
  solution: [
    {
      title: 'Lo que muestra la línea',
      text: 'Hay hechos en América del Norte, Francia, Hispanoamérica y otra vez Europa, separados por décadas.',
    },
    {
      title: 'Lo que permite concluir',
      text: 'Es un proceso largo y compartido, con avances y retrocesos. Ni partió en Hispanoamérica ni se completó en 1789 ni terminó en 1810.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Avanzaron en oleadas a ambos lados del Atlántico durante varias décadas.',
    },
  ],
});
