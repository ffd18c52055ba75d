import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-recurso-de-proteccion',
  version: 1,
  content: 'hcs.formacion-ciudadana.justicia.sistema-judicial',
  skill: 'pensamiento-critico',
  difficulty: 5,
  sources: [{ name: 'Constitución Política de la República de Chile, artículo 20', detail: 'Recurso de protección' }],
  stem: 'Una municipalidad ordena, sin explicar los motivos, retirar el puesto de un comerciante que tiene su permiso vigente. Él considera que se afecta su derecho a trabajar y quiere una solución rápida. ¿Qué puede hacer?',
  key: { text: 'Presentar un recurso de protección ante la Corte de Apelaciones.' },
  distractors: [
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'Presentar un recurso de amparo ante la Corte de Apelaciones.',
      feedback: 'El amparo protege la libertad personal; aquí nadie está detenido.',
    },
    {
      mistake: 'ciudadania-confunde-roles',
      text: 'Presentar una acusación ante el tribunal de juicio oral en lo penal.',
      feedback: 'No se trata de un delito, y quien acusa es el Ministerio Público.',
    },
    {
      mistake: 'ciudadania-otro-organo',
      text: 'Presentar una reclamación escrita ante el Servicio Electoral.',
      feedback: 'El Servel se ocupa de las elecciones; aquí se afecta una garantía constitucional.',
    },
  ],
  solution: [
    {
      title: 'El problema',
      text: 'Un acto arbitrario de una autoridad afecta una garantía constitucional, y se necesita una respuesta rápida.',
    },
    {
      title: 'La vía',
      text: 'El recurso de protección sirve para actos u omisiones arbitrarios o ilegales que vulneran ciertos derechos. El amparo es para la libertad personal.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Presentar un recurso de protección ante la Corte de Apelaciones.',
    },
  ],
});
