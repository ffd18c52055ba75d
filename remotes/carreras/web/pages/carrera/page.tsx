import type { PageHead, PageProps } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import { Grid, PageHeader, Questions, Stack, Term } from '@travesia/kit-ui';
import { type ReactNode, useState } from 'react';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { cutoffsPath, landingPath, universityPath } from '../../../routes.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { ApplicationDates } from '../../features/calendar/ApplicationDates.tsx';
import { LastSelected, Weighted, WithoutCutoff } from '../../features/catalogue/admission-terms.tsx';
import { CareerLinks } from '../../features/catalogue/CareerLinks.tsx';
import { CutoffFigure } from '../../features/catalogue/CutoffFigure.tsx';
import { DiscontinuedCareer } from '../../features/catalogue/DiscontinuedCareer.tsx';
import { DiscontinuedPrograms } from '../../features/catalogue/DiscontinuedPrograms.tsx';
import { MIN_AVERAGE } from '../../features/catalogue/definitions.ts';
import { type DiscontinuedCareerData, discontinuedHead } from '../../features/catalogue/discontinued-career.ts';
import { OfferSource } from '../../features/catalogue/OfferSource.tsx';
import { ProgramGroups } from '../../features/catalogue/ProgramGroups.tsx';
import type { ProgramRow } from '../../features/catalogue/program-row.ts';
import { reservationTexts } from '../../features/catalogue/reservation-text.ts';
import { SummaryStats } from '../../features/catalogue/SummaryStats.tsx';
import { shortCareerName } from '../../features/catalogue/short-career-name.ts';
import { cutoffSentence, offerSentence, testsSentence } from '../../features/catalogue/summary-sentences.ts';
import { WeightsFigure } from '../../features/catalogue/WeightsFigure.tsx';
import { useLoaded } from '../../features/offer/use-loaded.ts';
import { useMayHaveScores } from '../../features/own-scores/use-may-have-scores.ts';
import type { CareerData } from './career-data.ts';
import { careerCrumbs, careerHead } from './career-head.ts';
import { careerQuestions } from './career-questions.ts';

export const head: PageHead = ({ data }) => {
  const career = pageData<CareerData | DiscontinuedCareerData>(data);
  return 'rows' in career ? careerHead(career) : discontinuedHead(career, 'career');
};

const programPlace = ({ name, careerName, place, evening }: ProgramRow) =>
  [name === careerName ? '' : name, place, evening ? 'vespertina' : ''].filter((part) => part !== '').join(' · ');

export default function Carrera({ data }: PageProps) {
  const career = pageData<CareerData | DiscontinuedCareerData>(data);
  return 'rows' in career ? <OfferedCareer career={career} /> : <DiscontinuedCareer data={career} page="career" />;
}

/** Most who read about a career have typed no scores. */
const loadOutcomes = () => import('../../features/own-scores/OwnOutcomes.tsx');

function OfferedCareer({ career }: { readonly career: CareerData }) {
  const { id, name, area, summary, rows, discontinued, landing, teaching } = career;
  const own = useLoaded(loadOutcomes, useMayHaveScores());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ReactNode>>();
  return (
    <Stack gap="xl">
      <PageHeader
        area="carreras"
        title={name}
        kicker={area}
        lead={`En Admisión ${OFFER_YEAR} hay ${offerSentence(summary)}. ${cutoffSentence(summary)}`}
        breadcrumbs={careerCrumbs(career)}
      >
        <ApplicationDates />
      </PageHeader>
      <SummaryStats summary={summary} />
      <section aria-labelledby="pide">
        <h2 id="pide">Qué pide en Admisión {OFFER_YEAR}</h2>
        {teaching ? <p>{reservationTexts(['teaching'])}</p> : null}
        <p>{testsSentence(summary)}</p>
        <p>
          Para postular, además, hay un <Term definition={MIN_AVERAGE}>promedio mínimo</Term> de 458 puntos entre
          Competencia Lectora y M1; hay programas que piden más.{' '}
          {summary.specialTest === 0
            ? ''
            : 'Algunos programas suman una prueba propia de la universidad: con la PAES sola no se sabe el ponderado completo. '}
          {landing === null ? null : (
            <>
              Léelo paso a paso en <a href={landingPath(landing)}>qué se necesita para estudiar {name}</a>.
            </>
          )}
        </p>
      </section>
      <Grid min="l" gap="l">
        <WeightsFigure weights={summary.weights} programs={summary.programs} />
        <CutoffFigure
          name={shortCareerName(name)}
          histories={[...rows, ...discontinued].map(({ cutoffs }) => cutoffs)}
        />
      </Grid>
      <Stack as="section" gap="m" aria-labelledby="programas">
        <h2 id="programas">
          {summary.programs === 1 ? 'El programa' : `Los ${summary.programs} programas`} de Admisión {OFFER_YEAR}
        </h2>
        <p>
          El <LastSelected>último seleccionado</LastSelected> es un <Weighted>puntaje ponderado</Weighted>. Donde dice
          «Sin corte», el programa <WithoutCutoff>no llenó sus vacantes</WithoutCutoff>.
        </p>
        {own.status === 'loaded' ? <own.value.OwnOutcomes career={career} onOutcomes={setOutcomes} /> : null}
        <ProgramGroups
          rows={rows}
          groupOf={({ region }) => region}
          cutoffs={{ href: cutoffsPath(id), title: `los puntajes de corte de ${name}` }}
          linkedTo
          title={({ universityId, universityName }) => <a href={universityPath(universityId)}>{universityName}</a>}
          subtitle={programPlace}
          {...(outcomes && { outcomes })}
        />
      </Stack>
      <DiscontinuedPrograms rows={discontinued} />
      <Questions questions={careerQuestions(career)} />
      <CareerLinks id={id} name={name} area={area} current="career" />
      <SearchForm />
      <OfferSource />
    </Stack>
  );
}
