import { START_PAGE } from '@travesia/contracts/page';
import { type PageHead, useSession } from '@travesia/kit-remote';
import {
  type Area,
  AreaMark,
  ButtonLink,
  Card,
  Cluster,
  calendarIcon,
  chartIcon,
  Grid,
  type IconShape,
  IconTile,
  percentIcon,
  Stack,
  scaleIcon,
  starIcon,
} from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import type { WebSite, WithContext } from 'schema-dts';
import { Ways } from '../../places/Ways.tsx';
import { CrossingScene } from './CrossingScene.tsx';
import css from './inicio.module.css';
import { datesText, milestonesOf, SHOWN_PROCESS } from './milestones.ts';
import { NextMilestone } from './NextMilestone.tsx';

const DESCRIPTION =
  'Calcula gratis tu puntaje NEM, mira la tabla oficial y revisa qué entra en cada prueba de la PAES. Sin crear una cuenta y con cada número explicado.';

export const head: PageHead = () => ({
  title: 'Prepara la PAES con tus números claros',
  description: DESCRIPTION,
  canonical: '/',
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Travesía',
      description: DESCRIPTION,
      inLanguage: 'es-CL',
      isAccessibleForFree: true,
    } satisfies WithContext<WebSite>,
  ],
});

const TESTS = [
  { area: 'cl', name: 'Competencia Lectora', note: 'La rinden todos' },
  { area: 'm1', name: 'Matemática 1', note: 'La rinden todos' },
  { area: 'm2', name: 'Matemática 2', note: 'Según la carrera' },
  { area: 'hcs', name: 'Historia y Ciencias Sociales', note: 'Electiva' },
  { area: 'ciencias', name: 'Ciencias', note: 'Electiva' },
] as const satisfies readonly { readonly area: Area; readonly name: string; readonly note: string }[];

const TERMS: readonly { readonly term: string; readonly definition: string; readonly icon: IconShape }[] = [
  {
    term: 'NEM',
    icon: starIcon,
    definition:
      'El promedio de tus notas de 1.º a 4.º medio, llevado a una escala de 100 a 1.000 según el tipo de colegio. Ya lo tienes ganado antes de rendir.',
  },
  {
    term: 'Ranking',
    icon: chartIcon,
    definition:
      'Tu promedio comparado con el de las tres generaciones anteriores de tu colegio. En la Admisión 2027 nunca es menor que tu puntaje NEM.',
  },
  {
    term: 'Puntaje ponderado',
    icon: percentIcon,
    definition:
      'Lo que de verdad se compara al postular. Cada carrera decide cuánto pesan NEM, Ranking y cada prueba; los pesos suman 100\u00a0%.',
  },
  {
    term: 'Puntaje mínimo para postular',
    icon: scaleIcon,
    definition:
      'En la Admisión 2026 fue un promedio de 458 entre Competencia Lectora y Matemática 1, o estar en el 10\u00a0% de mejores notas del colegio. Hay carreras que piden más.',
  },
];

interface OnlyProps {
  readonly who: 'visitor' | 'student';
  readonly children: ReactNode;
}

/**
 * The document is prerendered for both, and its frame says for whom it is: nobody sees the other's part, before scripts
 * run and after.
 */
function Only({ who, children }: OnlyProps) {
  const { status } = useSession();
  if (status === 'pending') return <div className={css[`for-${who}`]}>{children}</div>;
  if ((status === 'signed-in') === (who === 'student')) return <div>{children}</div>;
  // The heading that gets the focus is the first of the page. What a visitor does not see may stay: nothing is made anew.
  return status === 'signed-in' ? null : <div hidden>{children}</div>;
}

export default function Inicio() {
  return (
    <Stack gap="xl">
      <Only who="visitor">
        <Hero />
      </Only>
      <Only who="student">
        <StudentTitle />
        <p className={css.lead}>Todo lo que tienes en Travesía, en un solo lugar.</p>
      </Only>
      <Stack as="section">
        <h2 id="que-hay">Lo que encuentras aquí</h2>
        <Ways list="offer" pattern="/" />
      </Stack>
      <Stack as="section">
        <h2>Las cinco pruebas</h2>
        <ul className={css.tests}>
          {TESTS.map(({ area, name, note }) => (
            <li key={area} data-area={area} className={css.test}>
              <AreaMark area={area} size="l" look="solid" />
              <strong className={css['test-name']}>{name}</strong>
              <span className={css.day}>{note}</span>
            </li>
          ))}
        </ul>
      </Stack>
      <Only who="visitor">
        <Explanations />
      </Only>
    </Stack>
  );
}

const STUDENT_TITLE = '¿Por dónde sigues?';

/** The document that is for both has one `h1`, for who comes from a search: the visitor's. */
function StudentTitle() {
  const { status } = useSession();
  if (status === 'signed-in') return <h1 className={css['student-title']}>{STUDENT_TITLE}</h1>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the one h1 of the document is the visitor's
    <p role="heading" aria-level={1} className={css['student-title']}>
      {STUDENT_TITLE}
    </p>
  );
}

function Hero() {
  return (
    <div className={css.hero}>
      <div className={css['hero-text']}>
        <p className={css.kicker}>{`PAES · Admisión ${SHOWN_PROCESS.year}`}</p>
        <h1 className={css.title}>Cruza a la universidad con el mapa en la mano</h1>
        <p className={css.lead}>
          La PAES asusta menos cuando sabes por dónde empezar. El diagnóstico y un ensayo de muestra no piden cuenta;
          con una, gratis, tienes las lecciones, tu plan y los ensayos.
        </p>
        <Cluster>
          <ButtonLink href={START_PAGE}>Armar mi plan</ButtonLink>
        </Cluster>
      </div>
      <CrossingScene />
    </div>
  );
}

function Explanations() {
  return (
    <Stack gap="xl">
      <Stack as="section">
        <h2>Los números, sin misterio</h2>
        <p>Si nunca te los explicaron, no eres la única persona. Estos cuatro deciden casi todo.</p>
        <Grid as="dl" className={css.terms}>
          {TERMS.map(({ term, definition, icon }) => (
            <Card key={term}>
              <dt className={css['term-name']}>
                <IconTile shape={icon} />
                {term}
              </dt>
              <dd>{definition}</dd>
            </Card>
          ))}
        </Grid>
      </Stack>

      <div className={css.pair}>
        <section>
          <h2 className={css.titled}>
            <IconTile shape={calendarIcon} />
            Las fechas que importan
          </h2>
          <NextMilestone />
          <ol className={css.calendar}>
            {milestonesOf(SHOWN_PROCESS).map((milestone) => (
              <li key={milestone.title}>
                <strong>{milestone.title}</strong>
                <span className={css.day}>{datesText(milestone)}</span>
              </li>
            ))}
          </ol>
          <p className={css.source}>
            Confírmalas en el{' '}
            <a href={SHOWN_PROCESS.official}>{`calendario del Proceso de Admisión ${SHOWN_PROCESS.year}, de DEMRE`}</a>{' '}
            antes de organizar tu viaje o tu trabajo.
          </p>
        </section>
        <section className={css.cost}>
          <h2>Qué cuesta</h2>
          <p>
            Todo lo que hoy está abierto es gratis. Sin cuenta usas el diagnóstico, el ensayo de muestra, las
            calculadoras, las carreras, los puntajes de corte y los temarios; las lecciones, tu plan y los ensayos piden
            una, también gratis. Más adelante habrá planes pagados, y aun así quedarán gratis todas las lecciones, el
            diagnóstico y un simulacro por semana.
          </p>
          <p>
            No vendemos puntajes: nadie puede prometerte cuántos vas a sacar. Cuando algo sea una estimación, lo vas a
            leer al lado del número.
          </p>
        </section>
      </div>
    </Stack>
  );
}
