import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-universidad-radio-clase-media',
  version: 1,
  content: 'hcs.historia.chile-mediados-siglo-xx.caracteristicas',
  skill: 'pensamiento-critico',
  difficulty: 1,
  sources: [
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
    { name: 'Gabriel Salazar y Julio Pinto, Historia contemporánea de Chile' },
  ],
  stem: 'Hacia 1950, en las ciudades chilenas crecían los liceos, la audiencia de la radio y el cine, y los empleos en oficinas públicas. ¿Qué rasgo de la sociedad de la época reflejan estos cambios?',
  key: { text: 'La importancia creciente de la clase media y de la cultura de masas.' },
  distractors: [
    {
      mistake: 'historia-otra-epoca',
      text: 'El predominio de la aristocracia terrateniente en todos los ámbitos.',
      feedback: 'Ese predominio caracteriza mejor al siglo XIX; mira qué sectores crecían.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'El acceso de toda la población a la universidad y a la casa propia.',
      feedback: 'Los cambios fueron amplios, pero no alcanzaron a todos.',
    },
    {
      mistake: 'historia-sin-cambio',
      text: 'El aislamiento de las ciudades respecto de las modas extranjeras.',
      feedback: 'El cine y la radio traían precisamente lo que venía de afuera.',
    },
  ],
  solution: [
    {
      title: 'Unir los datos',
      text: 'Liceos y empleos públicos son base de la clase media; radio y cine llegan a públicos masivos.',
    },
    {
      title: 'Evitar generalizar',
      text: 'El acceso a la universidad y a la vivienda seguía siendo desigual, y la cultura local estaba muy conectada con el exterior.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La importancia creciente de la clase media y de la cultura de masas.',
    },
  ],
});
