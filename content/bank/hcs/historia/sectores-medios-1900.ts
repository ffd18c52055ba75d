import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-sectores-medios-1900',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.sociedad',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
    { name: 'Gabriel Salazar y Julio Pinto, Historia contemporánea de Chile' },
  ],
  stem: '¿Qué proceso explica mejor el crecimiento de los sectores medios chilenos entre fines del siglo XIX y comienzos del XX?',
  key: { text: 'La expansión del empleo público, la educación y los servicios urbanos.' },
  distractors: [
    {
      mistake: 'historia-otra-epoca',
      text: 'La reforma agraria que entregó tierras a los inquilinos.',
      feedback: 'Esa reforma es de la década de 1960.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'La ruina de la oligarquía, que pasó a vivir de un sueldo.',
      feedback: 'La oligarquía conservaba su poder; busca de dónde salían los nuevos empleos.',
    },
    {
      mistake: 'historia-causa-unica',
      text: 'La llegada de inmigrantes europeos al sur del país y a sus nuevas colonias.',
      feedback: 'La inmigración aportó, pero por sí sola no explica a profesores ni empleados fiscales.',
    },
  ],
  solution: [
    {
      title: 'Quiénes eran',
      text: 'Profesores, empleados públicos y de comercio, militares, médicos y abogados sin fortuna familiar.',
    },
    {
      title: 'Qué los hizo crecer',
      text: 'El Estado, con ingresos del salitre, amplió oficinas y liceos, y las ciudades necesitaron servicios. La reforma agraria es muy posterior.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La expansión del empleo público, la educación y los servicios urbanos.',
    },
  ],
});
