import { lessonAddress } from '@travesia/contracts/page';
import { profileAddress, type StudyWeekAnswer, signInAddress, type TestDiagnosis } from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import { type PageHead, useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Card, Cluster, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import type { EngineCheckAnswer } from '../../../api/diagnostics.ts';
import { RECOMMENDATIONS_PATH, stepAddress } from '../../../start/start-steps.ts';
import { firstContents } from '../../../start/summarise-diagnosis.ts';
import { diagnosticRequests } from '../../features/diagnostic/diagnostic-requests.ts';
import { thisDevice, useDraft } from '../../features/draft/use-draft.ts';
import { DiagnosisFigure } from '../../features/recommendations/DiagnosisFigure.tsx';
import { tenthsText } from '../../features/recommendations/diagnosis-text.ts';
import { daysAhead, FirstWeek } from '../../features/recommendations/FirstWeek.tsx';
import css from '../../features/recommendations/recommendations.module.css';
import { ClaimQuestion } from '../../features/start/ClaimQuestion.tsx';
import { type LoadedPlan, loadPlan } from '../../features/start/load-plan.ts';
import { programTermsText } from '../../features/start/program-terms-text.ts';
import { StartFrame } from '../../features/start/StartFrame.tsx';

export const head: PageHead = () => ({
  title: 'Tus recomendaciones de estudio',
  description: 'Qué ya sabes, qué te falta y por dónde empezar a preparar la PAES, según tu diagnóstico.',
  noIndex: true,
});

/** Lessons that are named as a beginning. */
const FIRST_SHOWN = 3;

const SIGN_UP = `${signInAddress(RECOMMENDATIONS_PATH)}&modo=crear`;

type Loaded =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly plan: LoadedPlan; readonly check: EngineCheckAnswer | null };

export default function Recommendations() {
  const { http, events } = useHost();
  const { draft, owner, uid, change } = useDraft();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (owner === null) return;
    const ended = new AbortController();
    const { signal } = ended;
    setLoaded({ status: 'loading' });
    const told = thisDevice().storage.read(owner);
    const checked = diagnosticRequests(http)
      .engineCheck(signal)
      .catch(() => null);
    loadPlan({ http, events, uid, draft: told, signal }).then(
      async (plan) => {
        const check = await checked;
        if (signal.aborted) return;
        if (plan.saved === 'saved') change((before) => ({ ...before, unsaved: 'nothing' }));
        setLoaded({ status: 'loaded', plan, check });
      },
      () => {
        if (!signal.aborted) setLoaded({ status: 'failed' });
      },
    );
    return () => ended.abort();
  }, [http, events, owner, uid, change, round]);
  return (
    <StartFrame
      isWide
      kicker="Tu punto de partida"
      title="Tus recomendaciones"
      lead="Qué ya sabes, qué te falta y por dónde empezar. Es una estimación: se corrige sola con lo que respondas después."
      back={RECOMMENDATIONS_PATH}
      isStudent={uid !== null}
    >
      <ClaimQuestion uid={uid} />
      {loaded.status === 'loading' && <Skeleton label="Leyendo tu diagnóstico…" lines={8} />}
      {loaded.status === 'failed' && (
        <Notice tone="warning" live title="No pudimos leer tu diagnóstico">
          <p>Puede ser tu conexión. Lo que respondiste está guardado.</p>
          <Button onClick={() => setRound((count) => count + 1)}>Reintentar</Button>
        </Notice>
      )}
      {loaded.status === 'loaded' && (
        <Stack gap="xl">
          {loaded.plan.saved === 'without-birth-year' && (
            <Notice title="Falta tu año de nacimiento">
              <p>La ley nos pide saberlo antes de guardar tus pruebas y tu tiempo en tu cuenta.</p>
              <ButtonLink href={profileAddress('/perfil/crear', RECOMMENDATIONS_PATH)}>Completar mi perfil</ButtonLink>
            </Notice>
          )}
          {loaded.plan.saved === 'failed' && (
            <Notice tone="warning" title="Todavía no guardamos todo en tu cuenta">
              <p>Puede ser tu conexión. Lo que elegiste sigue en este equipo.</p>
              <Button onClick={() => setRound((count) => count + 1)}>Reintentar</Button>
            </Notice>
          )}
          <Start {...loaded.plan} isStudent={uid !== null} />
          {loaded.plan.diagnoses.map((diagnosis) => (
            <DiagnosisFigure key={diagnosis.test} diagnosis={diagnosis} />
          ))}
          {loaded.check?.share != null && (
            <p className={css.hint}>
              ¿Cuánto le creemos? Acertamos {tenthsText(loaded.check.share)} de lo que predijimos, en las{' '}
              {loaded.check.total} preguntas que eligió el azar.
            </p>
          )}
          {uid === null ? <WithAccount /> : <FirstWeek week={loaded.plan.week} />}
          {draft.goals.length > 0 && (
            <Stack as="section" gap="m" aria-labelledby="metas">
              <h2 id="metas">Lo que piden tus metas</h2>
              {draft.goals.map(({ programId, program, city }) => (
                <Card key={programId}>
                  <h3>
                    {program.name}, {program.university} ({city})
                  </h3>
                  <ul>
                    {programTermsText(program).map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                </Card>
              ))}
              <p className={css.hint}>
                Qué tan cerca estás de cada una se dice con tus ensayos: un diagnóstico no da un puntaje.
              </p>
            </Stack>
          )}
        </Stack>
      )}
    </StartFrame>
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
            <ButtonLink href={lessonAddress(first)}>Empezar: {nameOf(first)}</ButtonLink>
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
        <ButtonLink href={SIGN_UP}>Crear cuenta gratis</ButtonLink>
        <ButtonLink variant="secondary" href={signInAddress(RECOMMENDATIONS_PATH)}>
          Ya tengo cuenta
        </ButtonLink>
      </Cluster>
      <p className={css.hint}>Sin cuenta, lo guardamos 60 días y se abre solo en este navegador.</p>
    </Stack>
  );
}
