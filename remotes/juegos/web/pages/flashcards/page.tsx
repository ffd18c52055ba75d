import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import { CARDS_PAGE, type DueCard, signInAddress } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { type PageHead, type PageProps, useSession } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import {
  Button,
  ButtonLink,
  breadcrumbList,
  DataTable,
  Figure,
  Icon,
  JuegosArt,
  PageHeader,
  RichContent,
  Skeleton,
  xIcon,
} from '@travesia/kit-ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { HOME_PAGE } from '../../features/cards/addresses.ts';
import { KIND_WORDS } from '../../features/cards/card-words.ts';
import { StillCard } from '../../features/cards/StillCard.tsx';
import css from './page.module.css';

const CardsView = lazy(async () => ({ default: (await import('../../features/cards/CardsView.tsx')).CardsView }));
const SampleView = lazy(async () => ({ default: (await import('../../features/cards/SampleView.tsx')).SampleView }));

const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: 'Flashcards' }] as const;

export const head: PageHead = () => ({
  title: 'Flashcards para la PAES',
  description:
    'Tarjetas de repaso espaciado para la PAES: ideas, fórmulas, errores típicos y fechas que vuelven justo antes de que se te olviden, en pocos minutos al día. Prueba veinte sin cuenta.',
  canonical: CARDS_PAGE,
  jsonLd: [breadcrumbList(CRUMBS)],
});

interface SittingProps {
  /** The way out. */
  readonly leave: ReactNode;
  readonly children: ReactNode;
}

/** One card after the other, with nothing around. */
function Sitting({ leave, children }: SittingProps) {
  return (
    <div className={css.page} data-area="juegos">
      <div className={css.sitting}>
        {/* Before the cards, whose code comes later: the heading takes the focus when the page opens. */}
        <header className={css.bar}>
          {leave}
          <h1 className={css.title}>Flashcards</h1>
        </header>
        <Suspense fallback={<Skeleton label="Buscando tus tarjetas" lines={5} />}>{children}</Suspense>
      </div>
    </div>
  );
}

/** The student's cards; for visitors, what they are, and twenty to try. */
export default function Flashcards({ data }: PageProps) {
  const { cards } = pageData<{ readonly cards: readonly DueCard[] }>(data);
  const session = useSession();
  const [isTrying, setTrying] = useState(false);
  if (session.status === 'signed-in') {
    return (
      <Sitting
        leave={
          <a href={HOME_PAGE} className={css.leave} aria-label="Salir de las tarjetas">
            <Icon shape={xIcon} size="m" />
          </a>
        }
      >
        <CardsView key={session.user.uid} uid={session.user.uid} />
      </Sitting>
    );
  }
  if (isTrying) {
    return (
      <Sitting
        leave={
          <button
            type="button"
            onClick={() => setTrying(false)}
            className={css.leave}
            aria-label="Salir de las tarjetas"
          >
            <Icon shape={xIcon} size="m" />
          </button>
        }
      >
        <SampleView cards={cards} />
      </Sitting>
    );
  }
  return <Visitors cards={cards} onTry={() => setTrying(true)} />;
}

interface VisitorsProps {
  readonly cards: readonly DueCard[];
  onTry(): void;
}

function Visitors({ cards, onTry }: VisitorsProps) {
  const first = cards.find(({ figure }) => figure !== undefined) ?? cards[0];
  return (
    <div className={css.page} data-area="juegos">
      <PageHeader
        area="juegos"
        art={<JuegosArt />}
        kicker="Juegos · Repaso"
        title="Flashcards que vuelven a tiempo"
        lead="Tarjetas con lo que conviene saber de memoria, que reaparecen justo antes de que las olvides."
        breadcrumbs={CRUMBS}
      >
        <Button onClick={onTry}>Probar {cards.length} tarjetas</Button>
        <ButtonLink variant="secondary" href={signInAddress(CARDS_PAGE)}>
          Entrar para repasar
        </ButtonLink>
      </PageHeader>
      <section className={css.how}>
        <h2>Cómo funcionan</h2>
        <ul>
          <li>Llegan solas: cuando terminas una lección o te equivocas en una pregunta.</li>
          <li>Respondes en tu cabeza, das vuelta la tarjeta y dices si la sabías. Nada más que decidir.</li>
          <li>Cada una vuelve según tu propia memoria, y todas caben en los minutos que tú elegiste para el día.</li>
          <li>Antes de la PAES vuelven las que más riesgo tienen de olvidarse.</li>
          <li>Lo que no alcanzas un día se reparte en los siguientes: nada se acumula.</li>
        </ul>
        <p>
          Saber una fórmula no es saber usarla: por eso cada tarjeta es de un contenido que tiene su{' '}
          <a href="/aprende">lección</a>, y la <a href="/juegos/ruleta">ruleta</a> te hace preguntas de él. Qué entra en
          cada prueba está en los <a href="/herramientas/temarios">temarios</a>.
        </p>
      </section>
      {first ? (
        <Figure
          className={css.how}
          caption="Una tarjeta dada vuelta"
          summary="Arriba lo que se pregunta; abajo la respuesta, con su porqué."
          tableLabel={`Ver las ${cards.length} de prueba en una tabla`}
          table={
            <DataTable
              caption="Tarjetas que se pueden probar sin cuenta"
              hideCaption
              columns={[
                {
                  key: 'front',
                  header: 'Pregunta',
                  rowHeader: true,
                  cell: ({ front, kind, content, contentId }) => (
                    <>
                      <RichContent html={front} inline />
                      <small className={css.from}>
                        {KIND_WORDS[kind]}. {content}, de{' '}
                        {SHORT_TEST_NAMES[contentId.slice(0, contentId.indexOf('.')) as TestId]}
                      </small>
                    </>
                  ),
                },
                { key: 'back', header: 'Respuesta', cell: ({ back }) => <RichContent html={back} inline /> },
              ]}
              rows={cards}
              rowKey={({ id }) => id}
            />
          }
        >
          <StillCard card={first} />
        </Figure>
      ) : null}
    </div>
  );
}
