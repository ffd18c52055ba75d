import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-corfo-terremoto',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.estado-bienestar',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 1,
  sources: [
    {
      name: 'Ley N.º 6.334 de 1939, que crea las corporaciones de Reconstrucción y Auxilio y de Fomento de la Producción',
    },
  ],
  stem: 'En 1939, tras el terremoto de Chillán, el gobierno de Pedro Aguirre Cerda creó la Corporación de Fomento de la Producción (Corfo), que impulsó empresas de electricidad, acero y petróleo. ¿Qué papel del Estado expresa esta institución?',
  key: { text: 'El de un Estado que planifica e impulsa la industria nacional.' },
  distractors: [
    {
      mistake: 'historia-otra-epoca',
      text: 'El de un Estado que vende sus empresas a inversionistas privados.',
      feedback: 'Las privatizaciones masivas son de las décadas de 1970 y 1980.',
    },
    {
      mistake: 'historia-sin-cambio',
      text: 'El de un Estado que solo resguarda el orden y las fronteras.',
      feedback: 'Un Estado así no crearía empresas; mira qué hizo la Corfo.',
    },
    {
      mistake: 'historia-otro-regimen',
      text: 'El de un Estado que elimina la propiedad privada en toda la economía.',
      feedback: 'Crear algunas empresas públicas no es abolir la propiedad privada.',
    },
  ],
  solution: [
    {
      title: 'Qué hacía la Corfo',
      text: 'Elaboraba planes y daba créditos o fundaba empresas en áreas que la industria necesitaba.',
    },
    {
      title: 'Qué papel revela',
      text: 'Es un Estado promotor de la industrialización, distinto del Estado guardián del siglo XIX, del socialista y del que más tarde privatizó.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El de un Estado que planifica e impulsa la industria nacional.',
    },
  ],
});
