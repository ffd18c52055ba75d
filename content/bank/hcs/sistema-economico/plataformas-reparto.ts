import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-plataformas-reparto',
  version: 1,
  content: 'hcs.sistema-economico.derechos-laborales.tendencias',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Ley N.º 21.431, de 2022, sobre trabajadores de empresas de plataformas digitales de servicios' }],
  stem: 'Un repartidor se conecta a una aplicación, elige sus horarios y recibe un pago por pedido. La aplicación le asigna los pedidos y puede desconectarlo según las notas de los clientes. ¿Qué tensión del trabajo en plataformas muestra este caso?',
  key: { text: 'Ofrece flexibilidad, pero la empresa conserva el control y traspasa los riesgos.' },
  distractors: [
    {
      mistake: 'economia-un-solo-efecto',
      text: 'Ofrece flexibilidad, por lo que quien reparte no necesita protección ni leyes.',
      feedback: 'Mira también quién asigna los pedidos y quién puede desconectar.',
    },
    {
      mistake: 'economia-otra-epoca',
      text: 'Ofrece estabilidad, pues repite el empleo de por vida que había hacia 1960.',
      feedback: 'El pago por pedido y la desconexión se alejan del empleo estable.',
    },
    {
      mistake: 'economia-contradice-la-fuente',
      text: 'Ofrece independencia total, porque la aplicación no interviene en el trabajo.',
      feedback: 'El caso dice qué decide la aplicación.',
    },
  ],
  solution: [
    {
      title: 'Lo que gana',
      text: 'Elige cuándo conectarse.',
    },
    {
      title: 'Lo que arriesga',
      text: 'Cobra solo por pedido y depende de un sistema que asigna y sanciona. Por eso en 2022 una ley fijó derechos para estos trabajadores.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Ofrece flexibilidad, pero la empresa conserva el control y traspasa los riesgos.',
    },
  ],
});
