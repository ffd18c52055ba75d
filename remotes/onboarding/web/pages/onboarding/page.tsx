import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { type PageHead, type PageProps, useHost } from '@travesia/kit-remote';
import { ButtonLink, Cluster, Notice, Skeleton } from '@travesia/kit-ui';
import { lazy, Suspense, useEffect } from 'react';
import { TESTS } from '../../../profile/tests.ts';
import {
  askedStart,
  RECOMMENDATIONS_PATH,
  START_PATH,
  START_STEPS,
  type StartStep,
  stepAddress,
} from '../../../start/start-steps.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { InterestStep } from '../../features/start/InterestStep.tsx';

import { StartFrame } from '../../features/start/StartFrame.tsx';
import { testsAskedFor } from '../../features/start/tests-asked-for.ts';

export const head: PageHead = () => ({
  title: 'Arma tu plan de estudio para la PAES',
  description:
    'Di qué quieres estudiar, responde un diagnóstico corto y mira por dónde empezar a preparar la PAES. Gratis y sin crear una cuenta.',
});

/** What comes after the first step waits until somebody goes on: many only look. */
const GoalStep = lazy(() => import('../../features/start/GoalStep.tsx'));
const PlanStep = lazy(() => import('../../features/start/PlanStep.tsx'));
const DiagnosticStep = lazy(() => import('../../features/diagnostic/DiagnosticStep.tsx'));
const Questions = lazy(() => import('../../features/diagnostic/Questions.tsx'));
const GuestData = lazy(() => import('../../features/start/GuestData.tsx'));
/** Of students only. */
const ClaimQuestion = lazy(() => import('../../features/start/ClaimQuestion.tsx'));

const WORDS: Readonly<Record<StartStep, { readonly title: string; readonly lead: string }>> = {
  interest: {
    title: '¿Qué te gustaría estudiar?',
    lead: 'Cuatro pasos y sabrás por dónde empezar. Es gratis y no necesitas cuenta; puedes dejarlo y volver cuando quieras.',
  },
  goal: {
    title: 'Ponle nombre a tu meta',
    lead: 'Busca la carrera y te decimos qué pide. Con eso sabemos qué pruebas te sirven.',
  },
  preparation: {
    title: 'Tus pruebas y tu tiempo',
    lead: 'Qué vas a rendir, cuándo, y cuánto puedes estudiar de verdad. Nada es obligatorio.',
  },
  diagnostic: {
    title: '¿Qué ya sabes?',
    lead: 'Un diagnóstico corto por prueba evita que estudies lo que ya dominas. Es opcional.',
  },
};

/** Everybody who applies sits these. */
const MANDATORY = TESTS.slice(0, 2);

export default function Onboarding({ location }: PageProps) {
  const { navigate } = useHost();
  const { draft, owner, uid, change } = useDraft();
  const { step, test: askedTest } = askedStart(location.search);
  const test = TESTS.find((one) => one === askedTest);
  const asked = testsAskedFor(
    draft.goals.map(({ program }) => program),
    TESTS,
  );
  const tests = draft.preparation?.tests ?? (asked.length > 0 ? asked : MANDATORY);

  // Where somebody comes back to.
  const isNamed = location.search !== '';
  useEffect(() => {
    if (owner !== null && isNamed) change((before) => (before.place === step ? before : { ...before, place: step }));
  }, [owner, isNamed, step, change]);

  const told = <Told extends Partial<typeof draft>>(part: Told) =>
    change((before) => ({ ...before, ...part, unsaved: uid === null ? 'nothing' : 'all' }));
  const goTo = (other: StartStep) => navigate(stepAddress(other));
  const back = START_PATH + location.search;

  if (test) {
    const next = tests.find((one) => one !== test && !draft.diagnostics.some((begun) => begun.test === one)) ?? null;
    return (
      <StartFrame kicker="Diagnóstico" title={TEST_NAMES[test]} back={back} isStudent={uid !== null}>
        {owner === null ? (
          <Skeleton label="Buscando la pregunta…" lines={6} />
        ) : (
          <Suspense fallback={<Skeleton label="Buscando la pregunta…" lines={6} />}>
            <Questions test={test} owner={owner} next={next} />
          </Suspense>
        )}
      </StartFrame>
    );
  }

  const resumed = START_STEPS.find((one) => one === draft.place);
  return (
    <StartFrame {...WORDS[step]} step={step} back={back} isStudent={uid !== null}>
      {uid === null ? null : (
        <Suspense fallback={null}>
          <ClaimQuestion uid={uid} />
        </Suspense>
      )}
      {!isNamed && resumed && resumed !== 'interest' && (
        <Notice title="Ya habías empezado en este equipo">
          <Cluster>
            <ButtonLink href={stepAddress(resumed)}>Seguir donde quedaste</ButtonLink>
            <ButtonLink variant="quiet" href={RECOMMENDATIONS_PATH}>
              Ver mis recomendaciones
            </ButtonLink>
          </Cluster>
        </Notice>
      )}
      {step === 'interest' && (
        <InterestStep
          chosen={draft.interests}
          onChange={(interests) => told({ interests: [...interests] })}
          onNext={() => goTo('goal')}
          onUndecided={() => goTo('preparation')}
        />
      )}
      <Suspense fallback={<Skeleton label="Abriendo el paso…" lines={6} />}>
        {step === 'goal' && (
          <GoalStep
            goals={draft.goals}
            onChange={(goals) => told({ goals: [...goals] })}
            onNext={() => goTo('preparation')}
            onBack={() => goTo('interest')}
          />
        )}
        {step === 'preparation' && (
          <PlanStep
            key={owner}
            told={draft.preparation}
            asked={asked.length > 0 ? asked : MANDATORY}
            isStudent={uid !== null}
            onChange={(preparation) => told({ preparation })}
            onNext={() => goTo('diagnostic')}
            onBack={() => goTo(draft.goals.length > 0 ? 'goal' : 'interest')}
          />
        )}
        {step === 'diagnostic' && (
          <DiagnosticStep
            key={owner}
            tests={tests}
            begun={draft.diagnostics.map((one) => one.test)}
            onBack={() => goTo('preparation')}
          />
        )}
        {step === 'diagnostic' && owner !== null && uid === null && draft.diagnostics.length > 0 && <GuestData />}
      </Suspense>
    </StartFrame>
  );
}
