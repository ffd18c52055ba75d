import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Ruleta de preguntas para repasar',
  description:
    'Una ruleta que elige el contenido y te hace tres preguntas, en preparación. Los temarios de cada prueba ya se pueden revisar.',
  noIndex: true,
});

export default function Ruleta() {
  return (
    <Upcoming
      kicker="Juegos · Repaso"
      title="Ruleta de preguntas"
      lead="Cuando cuesta empezar, que decida la ruleta: sale un contenido y respondes tres preguntas."
      state={{
        title: 'La ruleta todavía no tiene preguntas',
        text: 'Girarla sin nada detrás sería solo un adorno, así que por ahora no gira.',
      }}
      contents={[
        'Un sorteo que da más chance a lo que menos has practicado, y te dice cuánta.',
        'Tres preguntas cortas del contenido que salió, con su explicación.',
        'Volver donde quedaste si cambias de página a mitad de camino.',
      ]}
      audience="Para ratos cortos: la micro, el recreo, la fila."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Elige tú el contenido',
          text: 'Abre el temario, apunta con el dedo y explica en voz alta lo que recuerdas.',
        },
        { href: '/juegos/flashcards', title: 'Flashcards', text: 'La otra forma de repasar en poco tiempo.' },
      ]}
    />
  );
}
