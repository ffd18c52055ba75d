import { CARDS_PAGE, lessonAddress } from '@travesia/contracts/page';
import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { openBrowserPorts } from '@travesia/kit-offline';
import { type PageHead, type PageProps, useSession } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import { Button, breadcrumbList, Cluster, Figure, JuegosArt, PageHeader, Stack } from '@travesia/kit-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { WHEEL_PAGE } from '../../features/wheel/addresses.ts';
import { ChanceTable } from '../../features/wheel/ChanceTable.tsx';
import { isBegunByVisitor } from '../../features/wheel/kept-wheel.ts';
import { WheelDrawing } from '../../features/wheel/WheelDrawing.tsx';
import css from './page.module.css';
import type { WheelData } from './wheel-data.ts';

const WheelView = lazy(async () => ({ default: (await import('../../features/wheel/WheelView.tsx')).WheelView }));

const TITLE = 'Ruleta de preguntas';
const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: TITLE }] as const;

export const head: PageHead = () => ({
  title: 'Ruleta de preguntas para repasar la PAES',
  description:
    'Gira la ruleta, sale un contenido de la PAES y respondes tres preguntas con su explicación. Dice con qué chance sale cada uno y cómo se sortea. Gratis y sin cuenta.',
  canonical: WHEEL_PAGE,
  jsonLd: [breadcrumbList(CRUMBS)],
});

/** The wheel as a picture, with the way to the one that turns. */
function Still({ sectors, onPlay }: Pick<WheelData, 'sectors'> & { onPlay(): void }) {
  return (
    <Figure
      caption="Doce contenidos en la ruleta, con sus números"
      summary="Cada contenido ocupa la parte de la ruleta que es su chance de salir."
      table={<ChanceTable rows={sectors} />}
      className={css.still}
    >
      <WheelDrawing sectors={sectors} />
      <Cluster justify="center">
        <Button onClick={onPlay}>Jugar</Button>
      </Cluster>
    </Figure>
  );
}

/** A wheel that picks a content, and three questions of it. */
export default function Ruleta({ data }: PageProps) {
  const { contents, minutes, sectors } = pageData<WheelData>(data);
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  // What was prerendered stays where it stands, but for who plays, or played here before.
  const [isPlaying, setPlaying] = useState<'no' | 'begins' | 'goes-on'>('no');
  useEffect(() => {
    if (uid !== null || (session.status === 'anonymous' && isBegunByVisitor(openBrowserPorts().storage)))
      setPlaying('goes-on');
  }, [uid, session.status]);
  const picture = <Still sectors={sectors} onPlay={() => setPlaying('begins')} />;
  return (
    <Stack gap="xl" data-area="juegos">
      <PageHeader
        area="juegos"
        art={<JuegosArt />}
        kicker="Juegos · Repaso"
        title={TITLE}
        lead="Cuando cuesta empezar, que decida la ruleta: sale un contenido y respondes tres preguntas, con la explicación de cada una."
        breadcrumbs={CRUMBS}
      />
      {isPlaying !== 'no' ? (
        <Suspense fallback={picture}>
          <WheelView key={uid} uid={uid} contents={contents} minutes={minutes} takesFocus={isPlaying === 'begins'} />
        </Suspense>
      ) : (
        picture
      )}
      <section className={css.about}>
        <h2>Para qué sirve</h2>
        <ul>
          <li>
            <strong>Partir sin pensarlo.</strong> Tres preguntas caben en la micro, el recreo o la fila.
          </li>
          <li>
            <strong>Mezclar contenidos.</strong> Cambiar de tema obliga a reconocer qué se te pregunta, como en la
            prueba.
          </li>
          <li>
            <strong>Aprender del error.</strong> Cada pregunta trae su solución paso a paso y, si caíste en un error
            típico, cuál es y en qué lección se trata.
          </li>
        </ul>
        <p>
          Con cuenta, ocupa más de la ruleta lo que más puede subirte el puntaje según tu plan. Después de tres vueltas
          te decimos que por hoy está bien.
        </p>
      </section>
      <section className={css.about}>
        <h2>Qué puede salir</h2>
        <ul>
          {Object.entries(TEST_NAMES).map(([test, name]) => (
            <li key={test}>
              <a href={`/herramientas/temarios#${test}`}>{name}</a>:{' '}
              {contents.filter((one) => one.test === test).length} contenidos
            </li>
          ))}
        </ul>
        <p>Cada contenido tiene su lección. Las de la ruleta del dibujo:</p>
        <ul className={css.lessons}>
          {sectors.map(({ content, name }) => (
            <li key={content}>
              <a href={lessonAddress(content)}>{name}</a>
            </li>
          ))}
        </ul>
        <p>
          ¿Prefieres ideas cortas? Prueba las <a href={CARDS_PAGE}>flashcards</a>.
        </p>
      </section>
    </Stack>
  );
}
