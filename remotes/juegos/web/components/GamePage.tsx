import { lessonAddress } from '@travesia/contracts/page';
import {
  type Area,
  Button,
  Figure,
  Grid,
  Icon,
  JuegosArt,
  LinkCard,
  Notice,
  PageHeader,
  playIcon,
  Skeleton,
  Stack,
} from '@travesia/kit-ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { GameProps } from '../features/stage/GameStage.tsx';
import css from './GamePage.module.css';

const SYLLABUS_PAGE = '/herramientas/temarios';

interface Link {
  readonly href: `/${string}`;
  readonly title: string;
  readonly text: string;
}

export interface GamePageProps extends GameProps {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  /** The game itself comes with it, when somebody wants to play: of the module, so that it is always the same. */
  readonly load: () => Promise<{ readonly default: ComponentType<GameProps> }>;
  /** On the button that brings it. */
  readonly start: string;
  /** Drawn by the game's own model and component: what there is to see without a script. */
  readonly still: ReactNode;
  readonly caption: string;
  /** What the still picture shows, in a sentence or two. */
  readonly summary: string;
  /** The same figures. */
  readonly table: ReactNode;
  /** What one learns: sentences. */
  readonly teaches: readonly string[];
  /** Of the temario: those of its challenges, each with its name. */
  readonly contents: readonly { readonly id: string; readonly name: string }[];
  /** Test in the temario. */
  readonly syllabus: Area;
  readonly more: readonly Link[];
  /** Further parts of the text, after what it teaches. */
  readonly children?: ReactNode;
}

/** A game's page: what it teaches and a still picture to read, and the game in the picture's place once it is wanted. */
export function GamePage({ hash, load, ...page }: GamePageProps) {
  const [Game] = useState(() => lazy(() => load().catch(() => ({ default: Unreachable }))));
  /** With which hash the game is wanted: whoever follows a link to a state or a challenge does. */
  const [wanted, setWanted] = useState(() => (asksForGame(hash) ? hash : null));
  const isWanted = wanted !== null;
  const [isHere, setHere] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (asksForGame(hash)) setWanted(hash);
  }, [hash]);
  const start = () => {
    isPressed.current = true;
    setWanted('');
  };
  const arrive = () => {
    setHere(true);
    // What was pressed is gone.
    if (isPressed.current) place.current?.querySelector('section')?.focus({ preventScroll: true });
  };
  return (
    <Stack gap="xl" data-area="juegos">
      <PageHeader
        area="juegos"
        art={<JuegosArt />}
        kicker={page.kicker}
        title={page.title}
        lead={page.lead}
        breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: page.title }]}
      />
      <div ref={place}>
        {wanted !== null ? (
          <Suspense fallback={<Skeleton shape="picture" label="Abriendo el modelo" />}>
            <Game hash={wanted} />
            <Arrived onArrive={arrive} />
          </Suspense>
        ) : (
          <Figure caption={page.caption} summary={page.summary} table={page.table}>
            <div className={css.still}>
              {page.still}
              <Button
                className="needs-scripts"
                onPointerEnter={() => void load().catch(() => undefined)}
                onClick={start}
              >
                <Icon shape={playIcon} /> {page.start}
              </Button>
            </div>
          </Figure>
        )}
      </div>
      {/* Away while the game comes, and then where it stays: nothing that is read moves. */}
      <Stack gap="xl" hidden={isWanted && !isHere}>
        <section className={css.text}>
          <h2>Qué se aprende</h2>
          <ul>
            {page.teaches.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        {page.children}
        <section>
          <h2>En el temario</h2>
          <p>
            Los desafíos practican estos contenidos. Cada uno tiene su lección, y todos están en el{' '}
            <a href={`${SYLLABUS_PAGE}#${page.syllabus}`}>temario de la prueba</a>.
          </p>
          <ul>
            {page.contents.map(({ id, name }) => (
              <li key={id}>
                <a href={lessonAddress(id)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
        <Stack as="section">
          <h2>Sigue con</h2>
          <Grid as="ul" min="l">
            {page.more.map(({ href, title, text }) => (
              <LinkCard key={href} as="li" href={href} title={title}>
                <p>{text}</p>
              </LinkCard>
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Stack>
  );
}

/** A hash may also be of a place in the page, as that of the link that passes over the navigation. */
function asksForGame(hash: string): boolean {
  return hash !== '' && document.getElementById(hash.slice(1)) === null;
}

function Unreachable() {
  return (
    <Notice tone="warning" live title="No pudimos abrir el modelo">
      <p>Revisa tu conexión. Lo que dice esta página sigue aquí.</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        Intentar de nuevo
      </Button>
    </Notice>
  );
}

/** Stands beside what is loaded: it is there when that is. */
function Arrived({ onArrive }: { onArrive(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onArrive, []);
  return null;
}
