import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-movimiento-cultural-1842',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.republica',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [{ name: 'Memoria Chilena, Biblioteca Nacional de Chile', detail: 'Sociedad Literaria de 1842' }],
  stem: 'En 1842 se fundaron la Universidad de Chile y la Escuela Normal de Preceptores, y ese mismo año José Victorino Lastarria inauguró la Sociedad Literaria con un llamado a crear una literatura propia. ¿Qué relación tienen estos hechos con la formación de la República?',
  key: { text: 'Buscaban dar al país independiente instituciones y una cultura nacionales.' },
  distractors: [
    {
      mistake: 'historia-sin-cambio',
      text: 'Buscaban conservar las instituciones educativas de la Colonia.',
      feedback: 'Son instituciones nuevas; mira qué pide Lastarria para la literatura.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'Buscaban que toda la población del país alcanzara pronto la educación superior.',
      feedback: 'La educación superior era de pocos; piensa qué interesaba al Estado nuevo.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'Buscaban que la Iglesia dirigiera la enseñanza en el país.',
      feedback: 'Las dos instituciones fundadas eran del Estado.',
    },
  ],
  solution: [
    {
      title: 'El momento',
      text: 'Un cuarto de siglo después de la Independencia, el Estado necesitaba profesores, profesionales y un relato propio.',
    },
    {
      title: 'La relación',
      text: 'La Universidad, la formación de preceptores y una literatura nacional apuntaban a ese fin. No prolongaban la Colonia ni alcanzaban a toda la población.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Buscaban dar al país independiente instituciones y una cultura nacionales.',
    },
  ],
});
