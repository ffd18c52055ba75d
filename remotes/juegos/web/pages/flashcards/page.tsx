import { CARDS_PAGE, signInAddress } from '@travesia/contracts/slices';
import { type PageHead, useSession } from '@travesia/kit-remote';
import { ButtonLink, Icon, JuegosArt, PageHeader, Skeleton, xIcon } from '@travesia/kit-ui';
import { lazy, Suspense } from 'react';
import { HOME_PAGE } from '../../features/cards/addresses.ts';
import css from './page.module.css';

const loadView = () => import('../../features/cards/CardsView.tsx');
const CardsView = lazy(async () => ({ default: (await loadView()).CardsView }));

export const head: PageHead = () => ({
  title: 'Flashcards para la PAES',
  description:
    'Tarjetas de repaso espaciado para la PAES: ideas, fórmulas, errores típicos y fechas que vuelven justo antes de que se te olviden, en pocos minutos al día.',
});

/** The student's cards; for visitors, what they are. */
export default function Flashcards() {
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <div className={css.page} data-area="juegos">
        <div className={css.sitting}>
          {/* Before the cards, whose code comes later: the heading takes the focus when the page opens. */}
          <header className={css.bar}>
            <a href={HOME_PAGE} className={css.leave} aria-label="Salir de las tarjetas">
              <Icon shape={xIcon} size="m" />
            </a>
            <h1 className={css.title}>Flashcards</h1>
          </header>
          <Suspense fallback={<Skeleton label="Buscando tus tarjetas" lines={5} />}>
            <CardsView key={session.user.uid} uid={session.user.uid} />
          </Suspense>
        </div>
      </div>
    );
  }
  return (
    <div className={css.page} data-area="juegos">
      <PageHeader
        area="juegos"
        art={<JuegosArt />}
        kicker="Juegos · Repaso"
        title="Flashcards que vuelven a tiempo"
        lead="Tarjetas con lo que conviene saber de memoria, que reaparecen justo antes de que las olvides."
        breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: 'Flashcards' }]}
      >
        <ButtonLink href={signInAddress(CARDS_PAGE)}>Entrar para repasar</ButtonLink>
        <ButtonLink variant="secondary" href="/herramientas/temarios">
          Ver los temarios
        </ButtonLink>
      </PageHeader>
      <section className={css.how}>
        <h2>Cómo funcionan</h2>
        <ul>
          <li>Llegan solas: cuando terminas una lección o te equivocas en una pregunta.</li>
          <li>Respondes en tu cabeza, das vuelta la tarjeta y dices si la sabías. Nada más que decidir.</li>
          <li>Cada una vuelve según tu propia memoria, y todas caben en los minutos que tú elegiste para el día.</li>
          <li>Antes de la PAES vuelven las que más riesgo tienen de olvidarse.</li>
        </ul>
      </section>
    </div>
  );
}
