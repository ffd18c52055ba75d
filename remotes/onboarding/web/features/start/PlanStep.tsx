import type { ProfileStepValues } from '@travesia/contracts/slices';
import { PROFILE_PATH } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { Button, Cluster, Skeleton, Stack } from '@travesia/kit-ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { profileAnswer } from '../../../api/answers.ts';
import { preparationOf } from '../../../profile/apply-step.ts';
import { chileanDay } from '../../../profile/sitting-options.ts';
import { PreparationFields } from '../profile/PreparationFields.tsx';

type Preparation = ProfileStepValues['preparation'];

export interface PlanStepProps {
  /** `null` where nothing was told here yet. */
  readonly told: Preparation | null;
  /** Tests that the goals ask for. */
  readonly asked: readonly TestId[];
  readonly isStudent: boolean;
  /** Each change: who leaves in the middle finds it again. */
  onChange(value: Preparation): void;
  onNext(): void;
  onBack(): void;
}

/** Tests, sitting and time of who has no profile yet, or of who has one, as it stands there. */
export default function PlanStep({ told, asked, isStudent, onChange, onNext, onBack }: PlanStepProps) {
  const { http } = useHost();
  const [kept, setKept] = useState<Preparation | null>(null);
  const waits = isStudent && told === null && kept === null;
  useEffect(() => {
    if (!waits) return;
    const ended = new AbortController();
    const show = (value: Preparation) => {
      if (!ended.signal.aborted) setKept(value);
    };
    http(PROFILE_PATH, { signal: ended.signal }).then(
      (answer) => {
        show(preparationOf(readAnswer(profileAnswer, answer).profile));
      },
      () => show({}),
    );
    return () => ended.abort();
  }, [http, waits]);
  if (waits) return <Skeleton label="Abriendo tu perfil…" lines={6} />;
  const value = told ?? (kept?.tests ? kept : { ...kept, ...(asked.length > 0 && { tests: asked }) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // What was proposed and left as it is was told as well.
    if (told === null) onChange(value);
    onNext();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="l">
        <PreparationFields value={value} onChange={onChange} day={chileanDay(new Date())} />
        <Cluster>
          <Button type="submit">Seguir</Button>
          <Button variant="quiet" onClick={onBack}>
            Volver
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
