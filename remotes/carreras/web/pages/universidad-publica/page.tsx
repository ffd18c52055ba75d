import type { PageHead, PageProps } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import { formatDecimal, Grid, PageHeader, Questions, Stack, Stat, Term } from '@travesia/kit-ui';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { CUTOFFS_PATH, careerPath } from '../../../routes.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { ApplicationDates } from '../../features/calendar/ApplicationDates.tsx';
import { LastSelected, Weighted, WithoutCutoff } from '../../features/catalogue/admission-terms.tsx';
import { CutoffFigure } from '../../features/catalogue/CutoffFigure.tsx';
import { DiscontinuedPrograms } from '../../features/catalogue/DiscontinuedPrograms.tsx';
import { dayText } from '../../features/catalogue/day-text.ts';
import { VACANCIES } from '../../features/catalogue/definitions.ts';
import { OfferSource } from '../../features/catalogue/OfferSource.tsx';
import { ProgramGroups } from '../../features/catalogue/ProgramGroups.tsx';
import { regionText } from '../../features/catalogue/place-text.ts';
import type { ProgramRow } from '../../features/catalogue/program-row.ts';
import { SiteLinks } from '../../features/catalogue/SiteLinks.tsx';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { cutoffSentence } from '../../features/catalogue/summary-sentences.ts';
import { countText } from '../../features/catalogue/words.ts';
import { CitiesFigure } from './CitiesFigure.tsx';
import css from './page.module.css';
import type { UniversityData } from './university-data.ts';
import { universityCrumbs, universityHead } from './university-head.ts';
import { universityQuestions } from './university-questions.ts';
import { accreditationText, kindText, leadText } from './university-words.ts';

const ACCREDITATION =
  'Revisión de calidad de la Comisión Nacional de Acreditación. Se otorga por un plazo: mientras más largo, más exigente, hasta 7 años.';
const CRUCH = 'Consejo de Rectoras y Rectores: reúne a las universidades estatales y a otras con vocación pública.';

export const head: PageHead = ({ data }) => universityHead(pageData<UniversityData>(data));

const programPlace = ({ name, careerName, place, evening }: ProgramRow) =>
  [place, name === careerName ? '' : careerName, evening ? 'vespertina' : ''].filter((part) => part !== '').join(' · ');

export default function UniversidadPublica({ data }: PageProps) {
  const page = pageData<UniversityData>(data);
  const { university, summary, rows, cities, discontinued } = page;
  return (
    <Stack gap="xl">
      <PageHeader
        area="carreras"
        title={university.name}
        kicker={kindText(page)}
        lead={leadText(page)}
        breadcrumbs={universityCrumbs(page)}
      >
        <ApplicationDates />
      </PageHeader>
      <div>
        <div className={css.stats}>
          <Stat
            label="Acreditación institucional"
            definition={ACCREDITATION}
            value={accreditationText(page)}
            note={`al ${dayText(university.accreditationAsOf)}, SIES`}
          />
          <Stat label={`Programas ${OFFER_YEAR}`} value={formatDecimal(summary.programs)} />
          <Stat
            label={`Vacantes ${OFFER_YEAR}`}
            definition={VACANCIES}
            value={formatDecimal(summary.vacancies)}
            note={
              summary.unfilled === 0
                ? undefined
                : `${countText(summary.unfilled, 'programa no llenó las suyas', 'programas no llenaron las suyas')} en ${CUTOFF_YEAR}`
            }
          />
          <Stat label="Casa central" value={university.city} note={regionText(university.region)} />
        </div>
        <SourceNote of={['accreditation', 'offer', 'statistics']} about="cada cifra del resumen" />
      </div>
      <section aria-labelledby="donde">
        <h2 id="donde">Dónde está y qué es</h2>
        <p>
          {kindText(page).replace(' · CRUCH', '')}
          {university.cruch ? (
            <>
              , parte del <Term definition={CRUCH}>CRUCH</Term>
            </>
          ) : null}
          . Su casa central está en {university.city}, {regionText(university.region)}. Sitio oficial:{' '}
          <a href={`https://${university.website}/`}>{university.website}</a>.
        </p>
      </section>
      <Grid min="l" gap="l">
        {cities.length > 1 ? <CitiesFigure cities={cities} /> : null}
        <CutoffFigure
          name={`la ${university.name}`}
          histories={[...rows, ...discontinued].map(({ cutoffs }) => cutoffs)}
        />
      </Grid>
      <Stack as="section" gap="m" aria-labelledby="programas">
        <h2 id="programas">
          {summary.programs === 1 ? 'Su programa' : `Sus ${summary.programs} programas`} de Admisión {OFFER_YEAR}
        </h2>
        <p>
          {cutoffSentence(summary)} El <LastSelected>último seleccionado</LastSelected> es un{' '}
          <Weighted>puntaje ponderado</Weighted>. Donde dice «Sin corte», el programa{' '}
          <WithoutCutoff>no llenó sus vacantes</WithoutCutoff>.
        </p>
        <ProgramGroups
          rows={rows}
          groupOf={({ area }) => area}
          cutoffs={{ href: CUTOFFS_PATH, title: 'los puntajes de corte de cada carrera' }}
          title={({ name, careerId }) => <a href={careerPath(careerId)}>{name}</a>}
          subtitle={programPlace}
        />
      </Stack>
      <DiscontinuedPrograms rows={discontinued} />
      <Questions questions={universityQuestions(page)} />
      <SiteLinks />
      <SearchForm />
      <OfferSource />
    </Stack>
  );
}
