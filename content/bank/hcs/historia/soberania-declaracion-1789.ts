import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-soberania-declaracion-1789',
  version: 2,
  content: 'hcs.historia.siglo-xix.ideas-liberales',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [
    {
      name: 'Declaración de los Derechos del Hombre y del Ciudadano, Francia, 26 de agosto de 1789',
      detail: 'Artículo 3',
    },
  ],
  stem: md`Lee el siguiente artículo de la Declaración de los Derechos del Hombre y del Ciudadano (Francia, 1789):

> El principio de toda soberanía reside esencialmente en la nación. Ningún cuerpo, ningún individuo, puede ejercer autoridad que no emane expresamente de ella.

¿Qué contradice directamente este artículo?`,
  key: { text: 'El origen divino de la autoridad de los reyes.' },
  distractors: [
    {
      mistake: 'historia-otra-medida',
      text: 'La división del Estado en tres poderes autónomos.',
      feedback: 'El artículo trata de dónde viene la autoridad, no de cómo se reparte.',
    },
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'Los privilegios tributarios del clero y la nobleza.',
      feedback: 'La Revolución también los atacó, pero este artículo habla del origen del poder.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'El voto reservado a quienes tenían propiedades.',
      feedback: 'Ese voto se estableció después, y aquí no se discute quién vota.',
    },
  ],
  solution: [
    {
      title: 'Qué afirma la fuente',
      text: 'La soberanía pertenece a la nación y nadie, ni siquiera un rey, puede mandar por otro título.',
    },
    {
      title: 'A qué se opone',
      text: 'En el Antiguo Régimen el rey decía gobernar por voluntad de Dios. El artículo no reparte poderes ni fija quién vota: cambia el origen de la autoridad.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El origen divino de la autoridad de los reyes.',
    },
  ],
});
