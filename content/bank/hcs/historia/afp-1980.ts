import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-afp-1980',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.modelo-economico',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 3,
  sources: [{ name: 'Decreto Ley N.º 3.500, de 1980, que establece un nuevo sistema de pensiones' }],
  stem: 'En 1980 se creó en Chile un sistema de pensiones basado en cuentas individuales, administradas por empresas privadas (AFP), que reemplazó al sistema de reparto. ¿Con qué principio del modelo económico de la época se relaciona?',
  key: { text: 'Con el Estado subsidiario, que traspasa tareas a los privados.' },
  distractors: [
    {
      mistake: 'historia-sin-cambio',
      text: 'Con el Estado benefactor, que financia los derechos sociales.',
      feedback: 'Ese principio sustentaba el sistema que fue reemplazado.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'Con el Estado desarrollista, que crea y dirige industrias.',
      feedback: 'Ese papel corresponde a la etapa iniciada en 1939.',
    },
    {
      mistake: 'historia-otro-regimen',
      text: 'Con el Estado planificador, que fija toda la producción.',
      feedback: 'La planificación central es propia de otro sistema económico.',
    },
  ],
  solution: [
    {
      title: 'Antes y después',
      text: 'En el reparto, los activos financian a los jubilados; en la capitalización, cada persona ahorra en su cuenta.',
    },
    {
      title: 'El principio',
      text: 'Que empresas privadas asuman tareas antes públicas, mientras el Estado regula y actúa en subsidio, es la idea de subsidiariedad.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Con el Estado subsidiario, que traspasa tareas a los privados.',
    },
  ],
});
