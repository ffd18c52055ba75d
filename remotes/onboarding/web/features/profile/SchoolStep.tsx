import { SCHOOL_LEVEL_NAMES, SCHOOL_TYPE_NAMES } from '@travesia/contracts/profile-words';
import { type ProfileStepValues, REGIONS, SCHOOL_LEVELS, SCHOOL_TYPES } from '@travesia/contracts/slices';
import { Select } from '@travesia/kit-ui';
import { useState } from 'react';
import { StepForm, type StepFrame } from './StepForm.tsx';
import type { StepProps } from './step-props.ts';

/** Nothing is chosen for anybody. */
const UNSAID = { value: '', label: 'Sin elegir' };

export function SchoolStep({
  profile,
  thisYear,
  onSave,
  ...frame
}: StepProps<ProfileStepValues['school']> & StepFrame) {
  const [level, setLevel] = useState<string>(profile.schoolYear?.level ?? '');
  const [type, setType] = useState<string>(profile.schoolType ?? '');
  const [region, setRegion] = useState<string>(profile.region ?? '');

  function submit(): void {
    const schoolLevel = SCHOOL_LEVELS.find((known) => known === level);
    const schoolType = SCHOOL_TYPES.find((known) => known === type);
    const chosenRegion = REGIONS.find((known) => known === region);
    // Said before and left as it was, it is still of that year.
    const isAsBefore = schoolLevel === profile.schoolYear?.level;
    const inYear = isAsBefore ? (profile.schoolYear?.inYear ?? thisYear) : thisYear;
    onSave({
      ...(schoolLevel && { schoolYear: { level: schoolLevel, inYear } }),
      ...(schoolType && { schoolType }),
      ...(chosenRegion && { region: chosenRegion }),
    });
  }

  return (
    <StepForm {...frame} onSubmit={submit}>
      <Select
        label={`¿En qué curso estás en ${thisYear}?`}
        hint="Para saber cuánto tiempo queda y qué contenidos ya viste."
        optional
        value={level}
        options={[UNSAID, ...SCHOOL_LEVELS.map((value) => ({ value, label: SCHOOL_LEVEL_NAMES[value] }))]}
        onValueChange={setLevel}
      />
      <Select
        label="¿De qué tipo es tu colegio?"
        hint="De él depende la tabla que convierte tus notas en puntaje NEM."
        optional
        value={type}
        options={[UNSAID, ...SCHOOL_TYPES.map((value) => ({ value, label: SCHOOL_TYPE_NAMES[value] }))]}
        onValueChange={setType}
      />
      <Select
        label="¿En qué región vives?"
        hint="Para mostrarte primero lo que puedes estudiar cerca."
        optional
        value={region}
        options={[UNSAID, ...REGIONS.map((value) => ({ value, label: value }))]}
        onValueChange={setRegion}
      />
    </StepForm>
  );
}
