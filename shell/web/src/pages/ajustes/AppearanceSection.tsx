import { SegmentedControl } from '@travesia/kit-ui';
import { useState } from 'react';
import { type Appearance, chooseAppearance, readAppearance } from './appearance.ts';

const OPTIONS = [
  { value: 'system', label: 'Como el sistema' },
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Oscura' },
] as const satisfies readonly { value: Appearance; label: string }[];

export function AppearanceSection() {
  const [appearance, setAppearance] = useState(readAppearance);
  return (
    <section>
      <h2>Apariencia</h2>
      <SegmentedControl
        legend="Colores"
        hint="Queda guardado en este navegador."
        options={OPTIONS}
        value={appearance}
        onValueChange={(chosen) => {
          setAppearance(chosen);
          chooseAppearance(chosen);
        }}
      />
    </section>
  );
}
