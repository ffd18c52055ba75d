import { ADMISSION_CALENDAR } from '@travesia/contracts/admission-calendar';
import { ELECTIVE_NAMES } from '@travesia/contracts/profile-words';
import type { ProfileStepValues, Sitting } from '@travesia/contracts/slices';
import { ELECTIVES, type Elective } from '@travesia/contracts/temario';
import { Select } from '@travesia/kit-ui';
import type { MinutesByWeekday } from '../../../profile/every-day.ts';
import { type SittingOption, sittingDates, sittingOptions } from '../../../profile/sitting-options.ts';
import { TESTS } from '../../../profile/tests.ts';
import { sittingLine, sittingSentence } from './sitting-text.ts';
import { TestChoices } from './TestChoices.tsx';
import { WeekMinutes } from './WeekMinutes.tsx';

type Preparation = ProfileStepValues['preparation'];

const keyOf = ({ year, round }: Sitting) => `${year}-${round}`;

/** Those to come, and the one that was chosen before, even where it is over. */
function optionsFor(chosen: Sitting | undefined, day: string): readonly SittingOption[] {
  const options = sittingOptions(ADMISSION_CALENDAR, day);
  if (!chosen || options.some(({ sitting }) => keyOf(sitting) === keyOf(chosen))) return options;
  return [{ sitting: chosen, dates: sittingDates(ADMISSION_CALENDAR, chosen) }, ...options];
}

export interface PreparationFieldsProps {
  readonly value: Preparation;
  /** What is named stands; what the student took back is not named. */
  readonly onChange: (value: Preparation) => void;
  /** In Chile, as `2026-11-25`. */
  readonly day: string;
}

/** Tests, what the elective part of Ciencias is of where that is one of them, sitting and minutes of the week. */
export function PreparationFields({ value, onChange, day }: PreparationFieldsProps) {
  const { tests, elective, sitting, minutesByWeekday, ...nothing } = value;
  const options = optionsFor(sitting, day);
  const chosen = sitting && options.find((option) => keyOf(option.sitting) === keyOf(sitting));
  const change = (next: {
    readonly tests?: ReadonlySet<string>;
    readonly elective?: Elective | null;
    readonly sitting?: Sitting | null;
    readonly minutes?: MinutesByWeekday;
  }) => {
    const nextTests = next.tests ? TESTS.filter((test) => next.tests?.has(test)) : tests;
    const nextElective = next.elective === undefined ? elective : next.elective;
    const nextSitting = next.sitting === undefined ? sitting : next.sitting;
    const nextMinutes = next.minutes ?? minutesByWeekday;
    onChange({
      ...nothing,
      ...(nextTests && nextTests.length > 0 && { tests: nextTests }),
      ...(nextElective && nextTests?.includes('ciencias') && { elective: nextElective }),
      ...(nextSitting && { sitting: nextSitting }),
      ...(nextMinutes && Object.keys(nextMinutes).length > 0 && { minutesByWeekday: nextMinutes }),
    });
  };
  return (
    <>
      <TestChoices chosen={new Set(tests)} onChange={(chosenTests) => change({ tests: chosenTests })} />
      {tests?.includes('ciencias') ? (
        <Select
          label="¿Qué electivo de Ciencias vas a rendir?"
          hint="Son 26 de sus 80 preguntas. Hasta que lo sepas, tu plan las reparte entre los tres."
          optional
          value={elective ?? ''}
          options={[
            { value: '', label: 'Todavía no sé' },
            ...ELECTIVES.map((one) => ({ value: one, label: ELECTIVE_NAMES[one] })),
          ]}
          onValueChange={(chosenElective) =>
            change({ elective: ELECTIVES.find((one) => one === chosenElective) ?? null })
          }
        />
      ) : null}
      <Select
        label="¿Qué PAES vas a rendir?"
        hint={chosen ? sittingSentence(chosen) : 'La que sería tu próxima, o la primera.'}
        optional
        value={sitting ? keyOf(sitting) : ''}
        options={[
          { value: '', label: 'Todavía no sé' },
          ...options.map((option) => ({ value: keyOf(option.sitting), label: sittingLine(option) })),
        ]}
        onValueChange={(key) =>
          change({ sitting: options.find((option) => keyOf(option.sitting) === key)?.sitting ?? null })
        }
      />
      <WeekMinutes minutes={minutesByWeekday ?? {}} onChange={(minutes) => change({ minutes })} />
    </>
  );
}
