import type { ProfileStepValues } from '@travesia/contracts/slices';
import { useState } from 'react';
import { preparationOf } from '../../../profile/apply-step.ts';
import { Goals } from './Goals.tsx';
import { PreparationFields } from './PreparationFields.tsx';
import { StepForm, type StepFrame } from './StepForm.tsx';
import type { StepProps } from './step-props.ts';

interface PreparationStepProps extends Omit<StepProps<ProfileStepValues['preparation']>, 'thisYear'>, StepFrame {
  /** In Chile, as `2026-11-25`. */
  readonly day: string;
}

export function PreparationStep({ profile, day, onSave, ...frame }: PreparationStepProps) {
  const [value, setValue] = useState(() => preparationOf(profile));
  return (
    <StepForm {...frame} onSubmit={() => onSave(value)}>
      <PreparationFields value={value} onChange={setValue} day={day} />
      <Goals />
    </StepForm>
  );
}
