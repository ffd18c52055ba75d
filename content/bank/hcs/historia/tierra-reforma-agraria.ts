import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-tierra-reforma-agraria',
  version: 1,
  content: 'hcs.historia.chile-mediados-siglo-xx.caracteristicas',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 4,
  sources: [
    {
      name: 'Ley N.º 15.020 de 1962, Ley N.º 16.640 de 1967 y Ley N.º 16.625 de 1967',
      detail: 'Reforma agraria y sindicalización campesina',
    },
  ],
  stem: 'En 1962 se dictó en Chile una primera ley de reforma agraria, de aplicación limitada; en 1967, una segunda permitió expropiar grandes predios, y otra ley facilitó los sindicatos campesinos. ¿Qué cambio en la sociedad rural impulsaron estas leyes?',
  key: { text: 'El debilitamiento del poder de los hacendados sobre los campesinos.' },
  distractors: [
    {
      mistake: 'historia-sin-cambio',
      text: 'La conservación del inquilinaje como forma de trabajo de la tierra.',
      feedback: 'El inquilinaje dependía de la gran hacienda; mira qué permite la ley de 1967.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'La privatización del agua y el crecimiento de la agroexportación.',
      feedback: 'Esos procesos son posteriores a 1973.',
    },
    {
      mistake: 'historia-ruptura-total',
      text: 'La desaparición inmediata de la propiedad privada de la tierra.',
      feedback: 'Se expropiaron grandes predios, no toda la tierra.',
    },
  ],
  solution: [
    {
      title: 'Qué permitían',
      text: 'Expropiar grandes predios y negociar en sindicatos, dos cosas que antes estaban casi vedadas en el campo.',
    },
    {
      title: 'Qué cambió',
      text: 'La hacienda dejó de ser el centro incontestado del poder rural. La propiedad privada continuó y la agroexportación vino después.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El debilitamiento del poder de los hacendados sobre los campesinos.',
    },
  ],
});
