import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-desarrollo-sustentable-caleta',
  version: 1,
  content: 'hcs.sistema-economico.desarrollo.impactos',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [
    {
      name: 'Comisión Mundial sobre el Medio Ambiente y el Desarrollo, Nuestro futuro común (Informe Brundtland), 1987',
    },
  ],
  stem: 'En una caleta se discuten dos proyectos. El primero permite extraer sin límite los locos durante dos años, con altos ingresos. El segundo fija cuotas anuales que mantienen el recurso. ¿Por qué el segundo es más coherente con un desarrollo sustentable?',
  key: { text: 'Porque atiende las necesidades actuales sin agotar lo que otros usarán después.' },
  distractors: [
    {
      mistake: 'economia-un-solo-efecto',
      text: 'Porque prohíbe toda actividad económica que pueda afectar al medioambiente.',
      feedback: 'Las cuotas permiten extraer; no prohíben la actividad.',
    },
    {
      mistake: 'economia-crecimiento-por-desarrollo',
      text: 'Porque asegura en el corto plazo los mayores ingresos posibles para la caleta.',
      feedback: 'Los mayores ingresos inmediatos están en el otro proyecto.',
    },
    {
      mistake: 'economia-un-solo-actor',
      text: 'Porque deja las decisiones sobre el recurso en manos de empresas extranjeras.',
      feedback: 'El enunciado no menciona empresas; mira qué pasa con el recurso.',
    },
  ],
  solution: [
    {
      title: 'El concepto',
      text: 'Es sustentable el desarrollo que satisface las necesidades de hoy sin comprometer las de las generaciones futuras.',
    },
    {
      title: 'Comparar',
      text: 'Sin límite, el recurso puede agotarse; con cuotas se renueva y da trabajo año tras año. No es una prohibición ni el mayor ingreso inmediato.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque atiende las necesidades actuales sin agotar lo que otros usarán después.',
    },
  ],
});
