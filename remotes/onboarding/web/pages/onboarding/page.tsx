import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Arma tu plan de estudio para la PAES',
  description:
    'Cómo va a funcionar el diagnóstico corto de Travesía para armar tu plan de estudio PAES, y qué herramientas gratuitas puedes usar mientras tanto.',
  noIndex: true,
});

export default function Onboarding() {
  return (
    <Upcoming
      kicker="Primeros pasos"
      title="Arma tu plan de estudio"
      lead="Unas pocas preguntas y un diagnóstico corto bastan para saber por dónde empezar. Sin cuenta y sin costo."
      state={{
        title: 'El diagnóstico todavía no está abierto',
        text: 'No te vamos a pedir datos ni a medir con preguntas sin probar. Cuando esté listo, empezará en esta misma dirección.',
      }}
      contents={[
        'Dices qué carreras te interesan, aunque sean varias o no lo tengas claro.',
        'Eliges una meta y cuántas horas por semana puedes estudiar de verdad.',
        'Respondes de 8 a 20 preguntas que se ajustan a lo que vas contestando.',
        'Si después creas una cuenta, lo que respondiste se va contigo.',
      ]}
      audience="A quien parte de cero, a quien rinde por segunda vez y a quien todavía no sabe qué estudiar."
      meanwhile={[
        {
          href: '/herramientas/calculadora-nem',
          title: 'Parte por lo que ya tienes',
          text: 'Tus notas valen puntaje desde hoy: calcula tu NEM con los promedios de la enseñanza media.',
        },
        {
          href: '/herramientas/temarios',
          title: 'Mira qué te van a preguntar',
          text: 'Los temarios, explicados por eje y unidad.',
        },
      ]}
    />
  );
}
