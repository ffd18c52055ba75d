import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Flashcards para la PAES',
  description:
    'Tarjetas de repaso espaciado para la PAES, en preparación. Usa los temarios como lista de lo que conviene recordar.',
  noIndex: true,
});

export default function Flashcards() {
  return (
    <Upcoming
      kicker="Juegos · Repaso"
      title="Flashcards que vuelven a tiempo"
      lead="Tarjetas que reaparecen justo antes de que las olvides, con una cantidad diaria que puedes terminar."
      state={{
        title: 'Todavía no hay tarjetas',
        text: 'Las escribiremos a partir del temario. No hay ningún mazo pendiente a tu nombre.',
      }}
      contents={[
        'Dos botones: «la sabía» y «no la sabía». Nada más que decidir.',
        'Un tope diario, para que el repaso no se acumule.',
        'Intervalos calculados con tu propia memoria, no con un calendario fijo.',
      ]}
      audience="Para quienes olvidan fórmulas, fechas o conceptos y prefieren repasar poco y seguido."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Haz tus propias tarjetas',
          text: 'Usa el temario como lista de lo que conviene recordar.',
        },
        { href: '/', title: 'Volver al inicio', text: 'Qué es Travesía y qué funciona hoy.' },
      ]}
    />
  );
}
