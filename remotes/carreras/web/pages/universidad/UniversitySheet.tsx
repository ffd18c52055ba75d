import {
  ButtonLink,
  Cluster,
  DataTable,
  Disclosure,
  formatDecimal,
  Grid,
  PageHeader,
  Stack,
  Stat,
} from '@travesia/kit-ui';
import { useMemo } from 'react';
import { AREAS } from '../../../admission/area.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { formerWeights } from '../../../admission/former-weights.ts';
import { OFFER_YEAR, type Program } from '../../../admission/program.ts';
import type { University } from '../../../admission/university.ts';
import { EXPLORER_PATH, programPath, universityPath } from '../../../routes.ts';
import { EstimatesInUse } from '../../features/account/EstimatesInUse.tsx';
import { type StudentAccount, useStudentScores } from '../../features/account/index.ts';
import { StandingLine } from '../../features/application/StandingLine.tsx';
import { standingOf } from '../../features/application/standing.ts';
import { dayText } from '../../features/catalogue/day-text.ts';
import { placeText, regionText } from '../../features/catalogue/place-text.ts';
import { otherWeightsText } from '../../features/catalogue/reservation-text.ts';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { cutoffText } from '../../features/offer/program-text.ts';

interface UniversitySheetProps {
  readonly catalogue: Catalogue;
  readonly university: University;
  readonly account: StudentAccount;
}

/** Everything that a university offers, and how the student stands to each programme. */
export function UniversitySheet({ catalogue, university, account }: UniversitySheetProps) {
  const { scores, ranges, place } = useStudentScores(account);
  const programs = catalogue.programsOf(university);
  const byArea = useMemo(
    () =>
      AREAS.map((area) => ({ area, programs: programs.filter((program) => program.area === area) })).filter(
        (group) => group.programs.length > 0,
      ),
    [programs],
  );
  const { accreditationYears: years, accreditationAsOf } = university;
  const hasScores = Object.keys(scores).length > 0;
  return (
    <Stack gap="xl">
      <PageHeader
        area="carreras"
        kicker={university.cruch ? `Universidad ${university.type}, del CRUCH` : `Universidad ${university.type}`}
        title={university.name}
        lead={`Casa central en ${university.city}, ${regionText(university.region).replace(/^R/, 'r')}.`}
        breadcrumbs={[{ label: 'Explorador', href: EXPLORER_PATH }, { label: university.name }]}
      >
        <Cluster>
          <ButtonLink href={`${EXPLORER_PATH}?universidad=${university.id}`} variant="secondary">
            Ver en el explorador
          </ButtonLink>
        </Cluster>
      </PageHeader>
      <div>
        <Grid min="s">
          <Stat
            label="Acreditación"
            value={years === null ? 'Sin acreditación' : years === 1 ? '1 año' : `${years} años`}
            note={`Según lo conocido al ${dayText(accreditationAsOf)}.`}
          />
          <Stat label={`Programas en la oferta ${OFFER_YEAR}`} value={formatDecimal(programs.length)} />
          <Stat
            label={`Vacantes ${OFFER_YEAR}`}
            value={formatDecimal(programs.reduce((sum, { vacancies }) => sum + vacancies, 0))}
          />
        </Grid>
        <SourceNote of={['accreditation', 'offer', 'statistics']} about="cada cifra del resumen" />
      </div>
      <section>
        <Stack>
          <h2>Sus programas</h2>
          <EstimatesInUse account={account} />
          {byArea.map((group, index) => (
            <Disclosure key={group.area} summary={`${group.area} (${group.programs.length})`} open={index === 0}>
              <DataTable<Program>
                caption={group.area}
                hideCaption
                columns={[
                  {
                    key: 'name',
                    header: 'Programa',
                    rowHeader: true,
                    cell: (program) => (
                      <>
                        <a href={programPath(program.code)}>{program.name}</a>
                        <br />
                        {placeText(program)}
                      </>
                    ),
                  },
                  { key: 'cutoff', header: 'Corte', cell: cutoffText },
                  ...(hasScores
                    ? [
                        {
                          key: 'standing',
                          header: 'Tú (estimado)',
                          cell: (program: Program) => (
                            <StandingLine standing={standingOf(program, scores, place, ranges)} />
                          ),
                        },
                      ]
                    : []),
                ]}
                rows={group.programs}
                rowKey={({ code }) => code}
                wide
              />
            </Disclosure>
          ))}
          <SourceNote of={['cutoffs', 'statistics']} about="cada corte" field="corte" />
          {hasScores && programs.some((program) => formerWeights(program)) ? (
            <p>Donde dice que las ponderaciones cambiaron: {otherWeightsText()}</p>
          ) : null}
        </Stack>
      </section>
      <p>
        <a href={universityPath(university.id)}>Página pública de {university.name}</a> ·{' '}
        <a href={`https://${university.website}`} rel="noopener">
          {university.website}
        </a>
      </p>
    </Stack>
  );
}
