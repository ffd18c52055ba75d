import type { PageHead, PageProps } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import { breadcrumbList, faqPage, PageHeader, Questions, Stack, Term } from '@travesia/kit-ui';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { CAREERS_PATH, careerPath, cutoffsPath, landingPath } from '../../../routes.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { ApplicationDates } from '../../features/calendar/ApplicationDates.tsx';
import { LastSelected, WithoutCutoff } from '../../features/catalogue/admission-terms.tsx';
import { CareerLinks } from '../../features/catalogue/CareerLinks.tsx';
import { CutoffFigure } from '../../features/catalogue/CutoffFigure.tsx';
import { MIN_AVERAGE } from '../../features/catalogue/definitions.ts';
import { DESCRIPTION_MAX, firstThatFits, TITLE_MAX } from '../../features/catalogue/fitting-text.ts';
import { OfferSource } from '../../features/catalogue/OfferSource.tsx';
import { SummaryStats } from '../../features/catalogue/SummaryStats.tsx';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { cutoffSentence, testsSentence } from '../../features/catalogue/summary-sentences.ts';
import { WeightsFigure } from '../../features/catalogue/WeightsFigure.tsx';
import { rangeText } from '../../features/catalogue/words.ts';
import { ExampleSection } from './ExampleSection.tsx';
import type { LandingData } from './landing-data.ts';
import { landingQuestions } from './landing-questions.ts';
import { LANDING_TEXTS } from './landing-texts.ts';
import css from './page.module.css';
import { UniversitiesTable } from './UniversitiesTable.tsx';

const crumbsOf = ({ name }: LandingData) =>
  [{ label: 'Inicio', href: '/' }, { label: 'Carreras', href: CAREERS_PATH }, { label: `Estudiar ${name}` }] as const;

export const head: PageHead = ({ data }) => {
  const landing = pageData<LandingData>(data);
  const { id, name, summary } = landing;
  const { description } = LANDING_TEXTS[id];
  const cut =
    summary.cutoff && `Cortes ${CUTOFF_YEAR}: ${rangeText(summary.cutoff.min, summary.cutoff.max, scoreText)}.`;
  return {
    title: firstThatFits(
      [`Estudiar ${name} en Chile: qué se necesita y puntajes`, `Estudiar ${name}: qué se necesita`],
      TITLE_MAX,
    ),
    description: firstThatFits([cut ? `${description} ${cut}` : description, description], DESCRIPTION_MAX),
    canonical: landingPath(id),
    jsonLd: [breadcrumbList(crumbsOf(landing)), faqPage(landingQuestions(landing))],
  };
};

export default function Estudiar({ data }: PageProps) {
  const landing = pageData<LandingData>(data);
  const { id, name, rows, summary } = landing;
  return (
    <Stack gap="xl">
      <PageHeader
        area="carreras"
        title={`Estudiar ${name}: qué se necesita`}
        lead={cutoffSentence(summary)}
        breadcrumbs={crumbsOf(landing)}
      >
        <ApplicationDates />
      </PageHeader>
      <SummaryStats summary={summary} />
      <section aria-labelledby="pide">
        <h2 id="pide">Lo que te piden en Admisión {OFFER_YEAR}</h2>
        <p className={css.advice}>{LANDING_TEXTS[id].advice}</p>
        <ol>
          <li>
            <strong>Las pruebas.</strong> {testsSentence(summary)}
          </li>
          <li>
            <strong>El mínimo para postular.</strong> Un{' '}
            <Term definition={MIN_AVERAGE}>promedio de al menos 458 puntos</Term> entre Competencia Lectora y M1. Varios
            programas suben ese mínimo o piden un ponderado mínimo.
          </li>
          <li>
            <strong>Un ponderado competitivo.</strong> Tu ponderado compite con el de los demás: el{' '}
            <LastSelected>último seleccionado</LastSelected> de {CUTOFF_YEAR} es la referencia, y cada año se mueve.
          </li>
        </ol>
        <div className={css.weights}>
          <WeightsFigure weights={summary.weights} programs={summary.programs} />
        </div>
      </section>
      <ExampleSection data={landing} />
      <Stack as="section" gap="m" aria-labelledby="universidades">
        <h2 id="universidades">Universidades y puntajes de corte</h2>
        <CutoffFigure name={name} histories={rows.map(({ cutoffs }) => cutoffs)} />
        <p>
          Donde dice «Sin corte», el programa <WithoutCutoff>no llenó sus vacantes</WithoutCutoff>. Los aranceles y las
          ponderaciones están en <a href={careerPath(id)}>todos los programas de {name}</a>; los tres años de cada
          programa, en <a href={cutoffsPath(id)}>sus puntajes de corte</a>.
        </p>
        <UniversitiesTable name={name} rows={rows} />
      </Stack>
      <Questions questions={landingQuestions(landing)} />
      <CareerLinks id={id} name={name} area={landing.area} />
      <SearchForm />
      <OfferSource />
    </Stack>
  );
}
