import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-colusion-de-gas',
  version: 1,
  content: 'hcs.sistema-economico.mercado.oferta-demanda',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Decreto Ley N.º 211, de 1973, sobre libre competencia' }],
  stem: 'Las tres empresas que venden gas en una ciudad imaginaria acuerdan en secreto cobrar el mismo precio y no quitarse clientes. ¿Cómo se llama esta práctica y por qué perjudica a los consumidores?',
  key: { text: 'Colusión, porque las empresas dejan de competir y pueden cobrar más.' },
  distractors: [
    {
      mistake: 'economia-otra-estructura',
      text: 'Monopolio, porque una empresa compró a las demás y es la única que vende.',
      feedback: 'Siguen siendo tres empresas; mira qué acordaron entre ellas.',
    },
    {
      mistake: 'economia-sentido-del-precio',
      text: 'Competencia desleal, porque bajan el precio para quebrar a otras empresas.',
      feedback: 'Aquí no bajan precios ni dañan a una rival; se ponen de acuerdo.',
    },
    {
      mistake: 'economia-regular-por-estatizar',
      text: 'Fijación de precios, porque el Estado decide cuánto se cobra en la ciudad.',
      feedback: 'El Estado no interviene en el acuerdo; es secreto.',
    },
  ],
  solution: [
    {
      title: 'Reconocer la práctica',
      text: 'Varias empresas distintas acuerdan precios y se reparten clientes: es un acuerdo contra la competencia.',
    },
    {
      title: 'El daño',
      text: 'Sin rivalidad no hay presión para bajar precios ni mejorar. En Chile la ley la sanciona y existen un fiscal y un tribunal de libre competencia.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Colusión, porque las empresas dejan de competir y pueden cobrar más.',
    },
  ],
});
