import type { PageHead } from '@travesia/kit-remote';
import {
  type Area,
  AreaMark,
  ButtonLink,
  Card,
  Cluster,
  calendarIcon,
  chartIcon,
  clipboardIcon,
  creditCardIcon,
  Grid,
  gamepadIcon,
  type IconShape,
  IconTile,
  LinkCard,
  listIcon,
  percentIcon,
  routeIcon,
  Stack,
  scaleIcon,
  starIcon,
  tableIcon,
} from '@travesia/kit-ui';
import type { WebSite, WithContext } from 'schema-dts';
import { BigCards } from './BigCards.tsx';
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

const AVERAGES = ['4.50', '5.00', '5.50', '6.00', '6.50'] as const;

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

const UPCOMING = [
  {
    href: '/onboarding',
    icon: routeIcon,
    area: 'estudio',
    title: 'Diagnóstico y plan',
    text: 'Por dónde empezar, según lo que ya sabes.',
  },
  {
    href: '/juegos/simulador-ondas',
    icon: gamepadIcon,
    area: 'juegos',
    title: 'Juegos de ciencias',
    text: 'Modelos que se mueven y se explican.',
  },
  { href: '/suscribirse', icon: creditCardIcon, area: 'estudio', title: 'Planes', text: 'Qué será gratis y qué no.' },
] as const;

export default function Inicio() {
  return (
    <Stack gap="xl">
      <div className={css.hero}>
        <div className={css['hero-text']}>
          <p className={css.kicker}>{`PAES · Admisión ${SHOWN_PROCESS.year}`}</p>
          <h1 className={css.title}>Cruza a la universidad con el mapa en la mano</h1>
          <p className={css.lead}>
            La PAES asusta menos cuando entiendes tus números. Calcula tu puntaje por notas y mira qué entra en cada
            prueba: gratis y sin crear una cuenta.
          </p>
          <Cluster>
            <ButtonLink href="/herramientas/calculadora-nem">Calcular mi puntaje NEM</ButtonLink>
            <ButtonLink href="/herramientas/temarios" variant="secondary">
              Ver los temarios
            </ButtonLink>
          </Cluster>
        </div>
        <CrossingScene />
      </div>

      <Stack as="section">
        <h2>Lo que ya puedes usar</h2>
        <BigCards />
        <Grid>
          <LinkCard href="/ensayos" title="Ensayos PAES" mark={<IconTile shape={clipboardIcon} />}>
            <p>Simulacros y prácticas, con tus errores nombrados. Pide una cuenta, gratis.</p>
          </LinkCard>
          <LinkCard href="/herramientas/temarios" title="Temarios de la PAES" mark={<IconTile shape={listIcon} />}>
            <p>Qué entra en cada prueba, en palabras que se entienden.</p>
          </LinkCard>
          <LinkCard href="/paes/nem/nem-a-puntaje" title="Tabla de NEM a puntaje" mark={<IconTile shape={tableIcon} />}>
            <p>Cuánto vale cada promedio entre 4,0 y 7,0, en los tres grupos.</p>
          </LinkCard>
          <LinkCard
            href="/paes/puntajes-de-corte"
            title="Puntajes de corte"
            area="carreras"
            mark={<IconTile shape={chartIcon} />}
          >
            <p>Los últimos seleccionados de 2024 a 2026, y lo que significan.</p>
          </LinkCard>
        </Grid>
        <div className={css.own}>
          <h3>¿Ya sabes tu promedio?</h3>
          <ul className={css.averages}>
            {AVERAGES.map((average) => (
              <li key={average}>
                <a
                  className={css.average}
                  href={`/herramientas/calculadora-nem/cual-es-mi-puntaje-nem-si-tuve-promedio-${average}`}
                >
                  Con un {average.replace(/0?$/, '').replace('.', ',')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Stack>

      <Stack as="section">
        <h2>Las cinco pruebas</h2>
        <ul className={css.tests}>
          {TESTS.map(({ area, name, note }) => (
            <li key={area} data-area={area} className={css.test}>
              <AreaMark area={area} size="l" look="solid" />
              <a className={css['test-name']} href={`/herramientas/temarios#${area}`}>
                {name}
              </a>
              <span className={css.day}>{note}</span>
            </li>
          ))}
        </ul>
      </Stack>

      <Stack as="section">
        <h2>Los números, sin misterio</h2>
        <p>Si nunca te los explicaron, no eres la única persona. Estos cuatro deciden casi todo.</p>
        <Grid as="dl" className={css.terms}>
          {TERMS.map(({ term, definition, icon }) => (
            <Card key={term} className={css.term}>
              <IconTile shape={icon} className={css['term-icon']} />
              <dt>{term}</dt>
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
            Todo lo que hoy está abierto es gratis. La cuenta solo hace falta para rendir ensayos y para que tus
            resultados y tu lista de carreras te sigan. Más adelante habrá planes pagados, y aun así quedarán gratis
            todas las lecciones, el diagnóstico y un simulacro por semana.
          </p>
          <p>
            No vendemos puntajes: nadie puede prometerte cuántos vas a sacar. Cuando algo sea una estimación, lo vas a
            leer al lado del número.
          </p>
        </section>
      </div>

      <Stack as="section">
        <h2>Lo que viene</h2>
        <p>Todavía no está abierto. Cada página dice qué va a ser y qué puedes hacer mientras tanto.</p>
        <Grid as="ul">
          {UPCOMING.map(({ href, icon, area, title, text }) => (
            <LinkCard key={href} as="li" href={href} title={title} area={area} mark={<IconTile shape={icon} />}>
              <p>{text}</p>
            </LinkCard>
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
