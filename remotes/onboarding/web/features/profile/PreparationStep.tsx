import type { ProfileStepValues } from '@travesia/contracts/slices';
import { useState } from 'react';
import { Goals } from './Goals.tsx';
import { PreparationFields } from './PreparationFields.tsx';
import { StepForm, type StepFrame } from './StepForm.tsx';
import type { StepProps } from './step-props.ts';

interface PreparationStepProps extends Omit<StepProps<ProfileStepValues['preparation']>, 'thisYear'>, StepFrame {
  /** In Chile, as `2026-11-25`. */
  readonly day: string;
}

export function PreparationStep({ profile, day, onSave, ...frame }: PreparationStepProps) {
  const { tests, sitting, minutesByWeekday } = profile;
  const [value, setValue] = useState<ProfileStepValues['preparation']>({
    ...(tests && { tests }),
    ...(sitting && { sitting }),
    ...(minutesByWeekday && { minutesByWeekday }),
  });
  return (
    <StepForm {...frame} onSubmit={() => onSave(value)}>
      <PreparationFields value={value} onChange={setValue} day={day} />
      <Goals />
    </StepForm>
  );
}
