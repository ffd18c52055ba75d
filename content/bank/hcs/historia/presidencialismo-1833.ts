import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-presidencialismo-1833',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.republica',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [
    {
      name: 'Constitución Política de la República de Chile, 25 de mayo de 1833',
      detail: 'Atribuciones presidenciales y requisitos de los electores',
    },
  ],
  stem: 'La Constitución de 1833 permitía la reelección del presidente por un segundo período de cinco años, le daba facultades extraordinarias autorizadas por el Congreso y le permitía nombrar a intendentes y gobernadores. ¿Qué proyecto político expresaban estas normas?',
  key: { text: 'El de un Ejecutivo fuerte y centralizado que asegurara el orden.' },
  distractors: [
    {
      mistake: 'historia-otro-regimen',
      text: 'El de una federación con provincias autónomas que eligieran autoridades.',
      feedback: 'Fíjate en quién nombra a intendentes y gobernadores.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'El de un parlamentarismo en que el Congreso cambiara los ministerios.',
      feedback: 'Esa práctica se impuso después de la guerra civil de 1891.',
    },
    {
      mistake: 'historia-presentismo',
      text: 'El de una democracia de masas que ampliara el voto a los más pobres.',
      feedback: 'El voto seguía limitado; las normas del enunciado tratan de otro asunto.',
    },
  ],
  solution: [
    {
      title: 'Qué poderes reúne',
      text: 'El presidente podía gobernar diez años, contar con poderes excepcionales y controlar las provincias.',
    },
    {
      title: 'El proyecto',
      text: 'Los sectores conservadores vencedores en Lircay priorizaron la autoridad y el orden por sobre la autonomía provincial y la participación.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El de un Ejecutivo fuerte y centralizado que asegurara el orden.',
    },
  ],
});
