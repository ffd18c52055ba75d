import type { ProfileStepValues } from '@travesia/contracts/slices';
import { Button, Notice } from '@travesia/kit-ui';
import { useState } from 'react';
import { PREPARATION_FIELDS, type PreparationField } from '../../../profile/told-preparation.ts';
import { Goals } from './Goals.tsx';
import { PreparationFields } from './PreparationFields.tsx';
import { StepForm, type StepFrame } from './StepForm.tsx';
import type { StepProps } from './step-props.ts';

interface PreparationStepProps extends Omit<StepProps<ProfileStepValues['preparation']>, 'thisYear'>, StepFrame {
  /** In Chile, as `2026-11-25`. */
  readonly day: string;
  /** What is asked at first: the rest was told before. */
  readonly asked: ReadonlySet<PreparationField>;
}

export function PreparationStep({ profile, day, asked, onSave, ...frame }: PreparationStepProps) {
  const { tests, sitting, minutesByWeekday } = profile;
  const [value, setValue] = useState<ProfileStepValues['preparation']>({
    ...(tests && { tests }),
    ...(sitting && { sitting }),
    ...(minutesByWeekday && { minutesByWeekday }),
  });
  const [isWhole, setWhole] = useState(asked.size === PREPARATION_FIELDS.length);
  return (
    <StepForm {...frame} onSubmit={() => onSave(value)}>
      {isWhole ? null : (
        <Notice title="Ya nos dijiste una parte">
          <p>Lo que contaste al empezar ya está en tu perfil. Aquí va solo lo que falta.</p>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            Ver y cambiar todo
          </Button>
        </Notice>
      )}
      <PreparationFields value={value} onChange={setValue} day={day} {...(!isWhole && { asked })} />
      <Goals />
    </StepForm>
  );
}
