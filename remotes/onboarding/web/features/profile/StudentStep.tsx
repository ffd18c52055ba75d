import { PROFILE_NAME_MAX, type ProfileStepValues } from '@travesia/contracts/slices';
import { type FieldError, TextField } from '@travesia/kit-ui';
import { useState } from 'react';
import { readBirthYear } from '../../../profile/birth-year.ts';
import { StepForm, type StepFrame } from './StepForm.tsx';
import type { StepProps } from './step-props.ts';

const BIRTH_YEAR_ID = 'perfil-nacimiento';

export function StudentStep({
  profile,
  thisYear,
  onSave,
  ...frame
}: StepProps<ProfileStepValues['student']> & StepFrame) {
  const [name, setName] = useState(profile.name ?? '');
  const [birthYear, setBirthYear] = useState(String(profile.birthYear ?? ''));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  function submit(): void {
    const read = readBirthYear(birthYear, thisYear);
    if ('problem' in read) {
      setErrors([{ fieldId: BIRTH_YEAR_ID, message: read.problem }]);
      return;
    }
    setErrors([]);
    const called = name.trim();
    onSave({ ...(called !== '' && { name: called }), birthYear: read.year });
  }

  return (
    <StepForm {...frame} errors={errors} onSubmit={submit}>
      <TextField
        label="¿Cómo quieres que te llamemos?"
        hint="Tu nombre o un apodo. Lo ves solo tú."
        optional
        name="name"
        autoComplete="nickname"
        maxLength={PROFILE_NAME_MAX}
        value={name}
        onValueChange={setName}
      />
      <TextField
        id={BIRTH_YEAR_ID}
        label="¿En qué año naciste?"
        hint="La ley nos pide saber si eres menor de edad. No te pedimos el día ni el mes."
        name="birth-year"
        autoComplete="bday-year"
        inputMode="numeric"
        maxLength={4}
        required
        value={birthYear}
        onValueChange={setBirthYear}
        error={errors[0]?.message}
      />
    </StepForm>
  );
}
