import { ADMISSION_CALENDAR } from '@travesia/contracts/admission-calendar';
import type { ProfileStepValues, Sitting, Weekday } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { Select } from '@travesia/kit-ui';
import { useState } from 'react';
import { type SittingOption, sittingDates, sittingOptions } from '../../../profile/sitting-options.ts';
import { TESTS } from '../../../profile/tests.ts';
import { Goals } from './Goals.tsx';
import { StepForm, type StepFrame } from './StepForm.tsx';
import { sittingLine, sittingSentence } from './sitting-text.ts';
import type { StepProps } from './step-props.ts';
import { TestChoices } from './TestChoices.tsx';
import { WeekMinutes } from './WeekMinutes.tsx';

const keyOf = ({ year, round }: Sitting) => `${year}-${round}`;

/** Those to come, and the one that was chosen before, even where it is over. */
function optionsFor(chosen: Sitting | undefined, day: string): readonly SittingOption[] {
  const options = sittingOptions(ADMISSION_CALENDAR, day);
  if (!chosen || options.some(({ sitting }) => keyOf(sitting) === keyOf(chosen))) return options;
  return [{ sitting: chosen, dates: sittingDates(ADMISSION_CALENDAR, chosen) }, ...options];
}

interface PreparationStepProps extends Omit<StepProps<ProfileStepValues['preparation']>, 'thisYear'>, StepFrame {
  /** In Chile, as `2026-11-25`. */
  readonly day: string;
}

export function PreparationStep({ profile, day, onSave, ...frame }: PreparationStepProps) {
  const [tests, setTests] = useState<ReadonlySet<TestId>>(() => new Set(profile.tests));
  const [sittingKey, setSittingKey] = useState(profile.sitting ? keyOf(profile.sitting) : '');
  const [minutes, setMinutes] = useState<Readonly<Partial<Record<Weekday, number>>>>(profile.minutesByWeekday ?? {});
  const options = optionsFor(profile.sitting, day);
  const chosen = options.find(({ sitting }) => keyOf(sitting) === sittingKey);

  const submit = () =>
    onSave({
      ...(tests.size > 0 && { tests: TESTS.filter((test) => tests.has(test)) }),
      ...(chosen && { sitting: chosen.sitting }),
      ...(Object.keys(minutes).length > 0 && { minutesByWeekday: minutes }),
    });

  return (
    <StepForm {...frame} onSubmit={submit}>
      <TestChoices chosen={tests} onChange={setTests} />
      <Select
        label="¿Qué PAES vas a rendir?"
        hint={chosen ? sittingSentence(chosen) : 'La que sería tu próxima, o la primera.'}
        optional
        value={sittingKey}
        options={[
          { value: '', label: 'Todavía no sé' },
          ...options.map((option) => ({ value: keyOf(option.sitting), label: sittingLine(option) })),
        ]}
        onValueChange={setSittingKey}
      />
      <WeekMinutes minutes={minutes} onChange={setMinutes} />
      <Goals />
    </StepForm>
  );
}
