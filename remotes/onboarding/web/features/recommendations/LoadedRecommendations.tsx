import { lessonAddress } from '@travesia/contracts/page';
import { type StudyWeekAnswer, signInAddress, type TestDiagnosis } from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import { useHost } from '@travesia/kit-remote';
import { ButtonLink, Cluster, Notice, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import type { EngineCheckAnswer } from '../../../api/diagnostics.ts';
import type { Draft } from '../../../start/draft.ts';
import { RECOMMENDATIONS_PATH, stepAddress } from '../../../start/start-steps.ts';
import { firstContents } from '../../../start/summarise-diagnosis.ts';
import { diagnosticRequests } from '../diagnostic/diagnostic-requests.ts';
import GuestData from '../start/GuestData.tsx';
import type { LoadedPlan } from '../start/load-plan.ts';
import { DiagnosisFigure } from './DiagnosisFigure.tsx';
import { tenthsText } from './diagnosis-text.ts';
import { daysAhead, FirstWeek } from './FirstWeek.tsx';
import css from './recommendations.module.css';
import { ThreeGoals } from './ThreeGoals.tsx';

/** Lessons that are named as a beginning. */
const FIRST_SHOWN = 3;

/** Makes an account, and goes on to `back`. */
const signUpAddress = (back: string) => `${signInAddress(back)}&modo=crear` as const;

export interface LoadedRecommendationsProps {
  readonly plan: LoadedPlan;
  readonly check: EngineCheckAnswer | null;
  readonly draft: Draft;
  /** Whose draft it is. */
  readonly owner: string | null;
  /** `null` without an account. */
  readonly uid: string | null;
}

/** What is known, where to begin, and what comes of it. */
export default function LoadedRecommendations({ plan, check, draft, owner, uid }: LoadedRecommendationsProps) {
  const isStudent = uid !== null;
  const { http } = useHost();
  const [diagnoses, setDiagnoses] = useState(plan.diagnoses);
  async function readAgain(id: string): Promise<void> {
    // Where it cannot be read now, the page that is opened next says it.
    const changed = await diagnosticRequests(http)
      .diagnosis(id)
      .catch(() => null);
    if (changed) setDiagnoses((before) => before.map((one) => (one.id === id ? changed : one)));
  }
  return (
    <Stack gap="xl">
      <Start diagnoses={diagnoses} week={plan.week} isStudent={isStudent} />
      {diagnoses.map((diagnosis) => (
        <DiagnosisFigure
          key={diagnosis.id}
          diagnosis={diagnosis}
          owner={owner}
          onChanged={() => void readAgain(diagnosis.id)}
        />
      ))}
      {check?.share != null && (
        <p className={css.hint}>
          ¿Cuánto le creemos? Acertamos {tenthsText(check.share)} de lo que predijimos, en las {check.total} preguntas
          que eligió el azar.
        </p>
      )}
      {isStudent ? <FirstWeek week={plan.week} /> : <WithAccount />}
      {isStudent || diagnoses.length === 0 ? null : <GuestData />}
      <ThreeGoals draft={draft} uid={uid} diagnoses={diagnoses} />
    </Stack>
  );
}

/** The first lesson: of the plan, else the contents that what is known leads to. */
function Start({
  diagnoses,
  week,
  isStudent,
}: {
  readonly diagnoses: readonly TestDiagnosis[];
  readonly week: StudyWeekAnswer | null;
  readonly isStudent: boolean;
}) {
  const planned = week
    ? daysAhead(week).flatMap(({ tasks }) => tasks.flatMap(({ kind, contents }) => (kind === 'lesson' ? contents : [])))
    : [];
  const inferred = diagnoses.flatMap(({ contents }) => firstContents(contents, FIRST_SHOWN));
  const [first, ...others] = [...new Set([...planned, ...inferred])].slice(0, FIRST_SHOWN);
  const nameOf = (id: string) => findContent(id)?.name ?? id;
  return (
    <Stack as="section" gap="m" aria-labelledby="por-aqui">
      <h2 id="por-aqui">Parte por aquí</h2>
      {diagnoses.length === 0 && (
        <Notice title="Todavía no hay un diagnóstico">
          <p>Sin tus respuestas, decirte qué te falta sería adivinar. Son de 8 a 20 preguntas por prueba.</p>
          <ButtonLink href={stepAddress('diagnostic')} variant={first === undefined ? 'primary' : 'secondary'}>
            Ir al diagnóstico
          </ButtonLink>
        </Notice>
      )}
      {first !== undefined && (
        <>
          <p>
            {planned.length > 0
              ? 'La primera lección de tu plan: es lo que más te rinde ahora.'
              : 'Es lo más cercano a lo que ya sabes: todo lo que necesita antes, lo tienes.'}
          </p>
          <Cluster>
            <ButtonLink href={isStudent ? lessonAddress(first) : signUpAddress(lessonAddress(first))}>
              Empezar: {nameOf(first)}
            </ButtonLink>
          </Cluster>
          {others.length > 0 && (
            <ul>
              {others.map((id) => (
                <li key={id}>
                  <a href={lessonAddress(id)}>{nameOf(id)}</a>
                </li>
              ))}
            </ul>
          )}
          {isStudent ? null : (
            <p className={css.hint}>Las lecciones son gratis y piden una cuenta, para no perder tu avance.</p>
          )}
        </>
      )}
    </Stack>
  );
}

function WithAccount() {
  return (
    <Stack as="section" gap="m" aria-labelledby="con-cuenta">
      <h2 id="con-cuenta">Guárdalo con una cuenta</h2>
      <p>Es gratis, y lo que ya respondiste se va contigo. Además:</p>
      <ul>
        <li>Un plan día a día con tu tiempo, que se rehace cuando la vida cambia.</li>
        <li>Todas las lecciones, y un simulacro por semana.</li>
        <li>Tu avance en cualquier equipo.</li>
      </ul>
      <Cluster>
        <ButtonLink href={signUpAddress(RECOMMENDATIONS_PATH)}>Crear cuenta gratis</ButtonLink>
        <ButtonLink variant="secondary" href={signInAddress(RECOMMENDATIONS_PATH)}>
          Ya tengo cuenta
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
