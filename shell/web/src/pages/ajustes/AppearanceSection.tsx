import { SegmentedControl, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import { type Appearance, chooseAppearance, readAppearance } from './appearance.ts';

const OPTIONS = [
  { value: 'system', label: 'Automática' },
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Oscura' },
] as const satisfies readonly { value: Appearance; label: string }[];

export function AppearanceSection() {
  const [appearance, setAppearance] = useState(readAppearance);
  return (
    <Stack as="section">
      <h2>Apariencia</h2>
      <SegmentedControl
        legend="Colores"
        hint="Automática sigue a tu teléfono o computador. Queda guardado en este navegador."
        options={OPTIONS}
        value={appearance}
        onValueChange={(chosen) => {
          setAppearance(chosen);
          chooseAppearance(chosen);
        }}
      />
    </Stack>
  );
}
