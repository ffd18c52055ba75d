import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Preparando tu plan de estudio',
  description:
    'Aquí se mostrará el avance real de la preparación de tu plan de estudio. El diagnóstico todavía no está abierto; hay herramientas para usar hoy.',
  noIndex: true,
});

export default function PlanLoading() {
  return (
    <Upcoming
      kicker="Primeros pasos"
      title="Preparando tu plan"
      lead="Después del diagnóstico, aquí se verá cómo se arma tu plan, paso a paso y con avance real."
      state={{
        title: 'No hay ningún plan en preparación',
        text: 'Esta página no está cargando nada. Para preparar un plan hace falta el diagnóstico, que todavía no está abierto.',
      }}
      contents={[
        'El avance verdadero de cada etapa: nada de barras que se mueven solas.',
        'Qué se está considerando: tus respuestas, tus horas disponibles y la fecha de la prueba.',
        'Un aviso claro si algo falla, sin perder lo que respondiste.',
      ]}
      audience="A quien acaba de terminar el diagnóstico y espera su primera semana de estudio."
      meanwhile={[
        {
          href: '/onboarding',
          title: 'Conoce el diagnóstico',
          text: 'Qué te vamos a preguntar y para qué sirve cada respuesta.',
        },
        {
          href: '/herramientas/calculadora-nem',
          title: 'Usa la espera',
          text: 'Calcula tu puntaje NEM: toma dos minutos y es un dato real de tu postulación.',
        },
      ]}
    />
  );
}
