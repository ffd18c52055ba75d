import { FACTOR_NAMES, FACTORS } from '@travesia/kit-paes';
import { useHost, useStream } from '@travesia/kit-remote';
import { Button, Cluster, DataTable, formatDecimal, Grid, PageHeader, Stack, Stat } from '@travesia/kit-ui';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { type Cutoff, isOffered, latestCutoff, type Program, TUITION_YEAR } from '../../../admission/program.ts';
import { reservationsOf } from '../../../admission/reservations.ts';
import { PREFERENCES_MAX } from '../../../preferences/operation.ts';
import { careerPath, cutoffsPath, EXPLORER_PATH, ownUniversityPath, scorePath } from '../../../routes.ts';
import { ClaimScores } from '../../features/account/ClaimScores.tsx';
import type { StudentAccount } from '../../features/account/index.ts';
import { SavingStatus } from '../../features/account/SavingStatus.tsx';
import { useGoal } from '../../features/account/use-goal.ts';
import { CutoffFigure } from '../../features/catalogue/CutoffFigure.tsx';
import { placeText } from '../../features/catalogue/place-text.ts';
import { reservationTexts } from '../../features/catalogue/reservation-text.ts';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { plainScoreText, scoreText } from '../../features/catalogue/score-text.ts';
import { semestersText, tuitionText } from '../../features/offer/program-text.ts';
import { NotOfferedAnyMore } from './NotOfferedAnyMore.tsx';
import { OwnScore } from './OwnScore.tsx';
import { ProgramChanges } from './ProgramChanges.tsx';
import { ProgramHistory } from './ProgramHistory.tsx';

interface ProgramSheetProps {
  readonly catalogue: Catalogue;
  readonly program: Program;
  readonly account: StudentAccount;
}

function cutoffStat(cutoff: Cutoff | undefined) {
  if (!cutoff) return { label: 'Último seleccionado', value: 'Sin dato', note: 'No hay un corte publicado.' };
  const label = `Último seleccionado ${cutoff.year}`;
  return cutoff.unfilled
    ? { label, value: 'Sin corte', note: 'No llenó sus vacantes: no hay puntaje de corte que superar.' }
    : { label, value: scoreText(cutoff.last), note: 'Vía regular, primera selección.' };
}

/** Another figure than the last selected, where the university publishes it. */
function LastEnrolledLine({ program: { lastEnrolled } }: { readonly program: Program }) {
  if (lastEnrolled === null) return null;
  return (
    <p>
      Último matriculado {lastEnrolled.year}, según la universidad: {scoreText(lastEnrolled.last)}. Es quien cerró la
      lista de espera, no el corte.
    </p>
  );
}

/** Everything of one programme, and how the student stands to it. */
export function ProgramSheet({ catalogue, program, account }: ProgramSheetProps) {
  const { notify } = useHost();
  const university = catalogue.universityOf(program);
  const career = catalogue.careerOf(program);
  const { programs } = useStream(account.preferences.state$);
  const { goal, toggle } = useGoal(account);
  const position = programs?.indexOf(program.code) ?? -1;
  const isSaved = position >= 0;
  function save(): void {
    const result = isSaved ? account.preferences.remove(program.code) : account.preferences.add(program.code);
    if (result === 'full') {
      notify({
        tone: 'warning',
        text: `Tu lista ya tiene ${PREFERENCES_MAX} preferencias. Quita una para guardar otra.`,
      });
    }
  }
  const { weights, electiveChoice } = program;
  const reported = [{ code: program.code, label: program.name }];
  const ownDemands = reservationsOf(program).filter((one) => one !== 'other-weights');
  const weighing = FACTORS.filter((factor) => weights[factor] > 0);
  return (
    <Stack gap="xl">
      <PageHeader
        kicker={university.name}
        title={program.name}
        lead={`${[placeText(program), program.schedule, `código DEMRE ${program.code}`].filter((part) => part !== null).join(' · ')}`}
        breadcrumbs={[{ label: 'Explorador', href: EXPLORER_PATH }, { label: program.name }]}
      >
        <Cluster>
          {isOffered(program) || isSaved ? (
            <Button variant={isSaved ? 'secondary' : 'primary'} aria-pressed={isSaved} onClick={save}>
              {isSaved ? `Guardada: preferencia ${position + 1}` : 'Guardar en mi postulación'}
            </Button>
          ) : null}
          {toggle && (isOffered(program) || goal === program.code) ? (
            <Button variant="secondary" aria-pressed={goal === program.code} onClick={() => toggle(program.code)}>
              <span aria-hidden="true">{goal === program.code ? '★ ' : '☆ '}</span>
              {goal === program.code ? 'Es mi meta' : 'Hacer mi meta'}
            </Button>
          ) : null}
        </Cluster>
        <SavingStatus account={account} />
      </PageHeader>
      {isOffered(program) ? null : <NotOfferedAnyMore catalogue={catalogue} program={program} />}
      <ClaimScores account={account} />
      <div>
        <Grid min="s">
          <Stat {...cutoffStat(latestCutoff(program))} />
          <Stat label={`Vacantes ${program.offeredIn}`} value={formatDecimal(program.vacancies)} />
          <Stat label={`Arancel anual ${TUITION_YEAR}`} value={tuitionText(program)} />
          <Stat label="Duración" value={semestersText(program.durationSemesters)} />
        </Grid>
        <SourceNote of={['cutoffs', 'offer', 'statistics']} about="cada cifra del resumen" programs={reported} />
      </div>
      {isOffered(program) ? <OwnScore program={program} account={account} /> : null}
      <ProgramChanges program={program} />
      <LastEnrolledLine program={program} />
      {program.cutoffs.length > 0 ? <CutoffFigure name={program.name} histories={[program.cutoffs]} /> : null}
      <section>
        <Stack>
          <h2>Cuánto pesa cada puntaje</h2>
          {reservationTexts(ownDemands).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <DataTable
            caption={`Ponderaciones, Admisión ${program.offeredIn}`}
            columns={[
              { key: 'name', header: 'Puntaje', rowHeader: true, cell: ({ name }) => name },
              { key: 'weight', header: 'Pondera', numeric: true, cell: ({ weight }) => `${weight} %` },
            ]}
            rows={[
              ...weighing.map((factor) => ({
                name:
                  electiveChoice && (factor === 'hcs' || factor === 'cien')
                    ? `${FACTOR_NAMES[factor]} (cuenta la mejor de las dos)`
                    : FACTOR_NAMES[factor],
                weight: weights[factor],
              })),
              ...(program.specialTestWeight > 0
                ? [{ name: 'Prueba especial de la universidad', weight: program.specialTestWeight }]
                : []),
            ]}
            rowKey={({ name }) => name}
          />
          {program.minWeighted === null ? null : (
            <p>
              En Admisión {program.offeredIn} se pide un ponderado de al menos {plainScoreText(program.minWeighted)}.
            </p>
          )}
          {program.minAverageClM1 === null ? null : (
            <p>
              En Admisión {program.offeredIn} pide un promedio de al menos {plainScoreText(program.minAverageClM1)}{' '}
              entre Lectora y M1.
            </p>
          )}
          {program.requiresM2 ? <p>Exige rendir Matemática 2.</p> : null}
          <SourceNote of={['offer']} about="cada ponderación y cada mínimo" field="ponderaciones" programs={reported} />
        </Stack>
      </section>
      <ProgramHistory program={program} />
      <section>
        <Stack>
          <h2>Sigue mirando</h2>
          <ul>
            <li>
              <a href={ownUniversityPath(university.id)}>{university.name}: todos sus programas</a>
            </li>
            <li>
              <a href={`${EXPLORER_PATH}?carrera=${career.id}`}>{career.name} en todas las universidades</a>
            </li>
            <li>
              <a href={scorePath(career.id)}>Qué puntaje necesito para {career.name}</a>
            </li>
            <li>
              <a href={cutoffsPath(career.id)}>Puntajes de corte de {career.name}</a>
            </li>
            <li>
              <a href={careerPath(career.id)}>Sobre la carrera</a>
            </li>
          </ul>
        </Stack>
      </section>
    </Stack>
  );
}
