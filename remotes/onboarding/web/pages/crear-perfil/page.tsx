import { PROFILE_STEP_NAMES } from '@travesia/contracts/profile-words';
import {
  GUARDIAN_PAGE_PATH,
  PROFILE_STEPS,
  type Profile,
  type ProfileAnswer,
  type ProfileStep,
} from '@travesia/contracts/slices';
import { type PageProps, useHost, useSession } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Notice, PageHeader, Progress, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import { type AnyStepValues, passedOver } from '../../../profile/apply-step.ts';
import { chileanDay } from '../../../profile/sitting-options.ts';
import { thisDevice } from '../../features/draft/use-draft.ts';
import { waitsForGuardian } from '../../features/guardian/guardian-client.ts';
import { PreparationStep } from '../../features/profile/PreparationStep.tsx';
import css from '../../features/profile/profile.module.css';
import { destinationIn, finishedSearch, stepSearch } from '../../features/profile/profile-location.ts';
import { SaveOutcome } from '../../features/profile/SaveOutcome.tsx';
import { SchoolStep } from '../../features/profile/SchoolStep.tsx';
import type { StepFrame } from '../../features/profile/StepForm.tsx';
import { StudentStep } from '../../features/profile/StudentStep.tsx';
import { useAskedStep } from '../../features/profile/use-asked-step.ts';
import { type OpenProfile, useProfile } from '../../features/profile/use-profile.ts';
import { ClaimNotice } from '../../features/start/ClaimQuestion.tsx';
import { saveDraft } from '../../features/start/save-draft.ts';
import { useClaim } from '../../features/start/use-claim.ts';

const LEADS: Readonly<Record<ProfileStep, string>> = {
  student: 'Tres pasos cortos para que Travesía te sirva a ti. Solo el año de nacimiento es obligatorio.',
  school: 'Con esto tus puntajes y tus plazos son los tuyos. Puedes saltarte lo que no quieras decir.',
  preparation: 'Qué vas a rendir, cuándo y con cuánto tiempo cuentas. Todo se puede cambiar después.',
};

export default function CrearPerfil({ location }: PageProps) {
  const open = useProfile();
  const { loaded, retry } = open;
  if (loaded.status === 'loaded') return <Steps open={open} answer={loaded.answer} location={location} />;
  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader title="Tu perfil" />
      {loaded.status === 'loading' ? (
        <Skeleton label="Abriendo tu perfil…" lines={6} />
      ) : (
        <Notice tone="warning" live title="No pudimos abrir tu perfil">
          <p>Puede ser tu conexión. Puedes seguir igual y completarlo después.</p>
          <Cluster>
            <Button onClick={retry}>Reintentar</Button>
            <ButtonLink variant="secondary" href={destinationIn(location.search) ?? '/'}>
              Seguir sin perfil
            </ButtonLink>
          </Cluster>
        </Notice>
      )}
    </Stack>
  );
}

interface StepsProps extends Pick<PageProps, 'location'> {
  readonly open: OpenProfile;
  readonly answer: ProfileAnswer;
}

function Steps({ open, answer, location }: StepsProps) {
  const { pathname, search } = location;
  const { http, events, navigate } = useHost();
  const { busy, outcome, save, settle } = open;
  const [day] = useState(() => chileanDay(new Date()));
  /** Grows where what was typed gives way to what is kept. */
  const [takes, setTakes] = useState(0);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** Nothing else is kept before a guardian agrees; the form is gone by then, and asks nobody to stay. */
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (isWaiting) navigate(GUARDIAN_PAGE_PATH);
  }, [isWaiting, navigate]);
  const { step, isEdit } = useAskedStep(location, answer);
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  // Nothing is kept of anybody before the year of birth: then whose it is, and after that the steps that were not told.
  const claim = useClaim(isEdit || answer.profile.birthYear === undefined ? null : uid, async () => {
    if (uid !== null && (await saveDraft(http, events, uid, thisDevice().storage.read(uid))) === 'saved') {
      thisDevice().storage.change(uid, (draft) => ({ ...draft, unsaved: 'nothing' }));
    }
    open.retry();
  });
  const place = PROFILE_STEPS.indexOf(step);
  const before = PROFILE_STEPS[place - 1];
  const after = PROFILE_STEPS[place + 1];
  const { profile } = answer;

  async function saveAndGoOn(change: AnyStepValues): Promise<void> {
    const saved = await save(change);
    // Whoever went elsewhere meanwhile stays there.
    const mayWait = saved.kind !== 'conflict' && (saved.kind !== 'saved' || change.step === 'student');
    if (mayWait && isShown.current && (await waitsForGuardian(http))) {
      setWaiting(true);
      return;
    }
    if (saved.kind !== 'saved' || !isShown.current) return;
    // Steps that were told before there was an account are passed: nobody is asked twice.
    const { nextStep } = saved.answer;
    const next = isEdit || nextStep === null ? undefined : (after ?? nextStep);
    if (next) navigate(pathname + stepSearch(search, next));
    else navigate(pathname + finishedSearch(search), { replace: true });
  }

  if (isWaiting) return <Skeleton label="Un momento…" lines={4} />;
  const frame = {
    busy,
    submitLabel: isEdit ? 'Guardar' : after ? 'Guardar y seguir' : 'Guardar y terminar',
    onBack: isEdit || !before ? undefined : () => navigate(pathname + stepSearch(search, before)),
    onSkip: isEdit || step === 'student' ? undefined : () => void saveAndGoOn(passedOver(step, profile)),
  };
  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader
        kicker={isEdit ? 'Tu perfil' : `Paso ${place + 1} de ${PROFILE_STEPS.length}`}
        title={PROFILE_STEP_NAMES[step]}
        lead={LEADS[step]}
      />
      {isEdit ? null : (
        <Progress
          label="Avance de tu perfil"
          hideLabel
          value={place}
          max={PROFILE_STEPS.length}
          text={`Paso ${place + 1} de ${PROFILE_STEPS.length}`}
        />
      )}
      <SaveOutcome
        outcome={outcome}
        onTakeKept={() => {
          setTakes((count) => count + 1);
          settle();
        }}
      />
      <ClaimNotice {...claim} />
      {claim.state === 'offered' || claim.state === 'moving' ? null : (
        <StepFields
          key={`${step} ${takes}`}
          {...frame}
          step={step}
          profile={profile}
          day={day}
          onSave={(change) => void saveAndGoOn(change)}
        />
      )}
    </Stack>
  );
}

interface StepFieldsProps extends StepFrame {
  readonly step: ProfileStep;
  readonly profile: Profile;
  /** In Chile, as `2026-11-25`. */
  readonly day: string;
  readonly onSave: (change: AnyStepValues) => void;
}

function StepFields({ step, day, onSave, ...props }: StepFieldsProps) {
  const thisYear = Number(day.slice(0, 4));
  switch (step) {
    case 'student':
      return <StudentStep {...props} thisYear={thisYear} onSave={(values) => onSave({ step, values })} />;
    case 'school':
      return <SchoolStep {...props} thisYear={thisYear} onSave={(values) => onSave({ step, values })} />;
    case 'preparation':
      return <PreparationStep {...props} day={day} onSave={(values) => onSave({ step, values })} />;
  }
}
