import { SegmentedControl } from '@travesia/kit-ui';
import type { WavesInput } from '../../../models/waves/inputs.ts';
import type { View } from '../../../models/waves/settings.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useSettled } from '../stage/use-settled.ts';
import { AirControls, DopplerControls } from './SoundControls.tsx';
import { StringControls } from './StringControls.tsx';

const VIEWS: readonly { readonly value: View; readonly label: string }[] = [
  { value: 'string', label: 'Cuerda' },
  { value: 'air', label: 'Sonido' },
  { value: 'doppler', label: 'Doppler' },
];

export function WavesControls({ run }: PartProps<WavesState, WavesInput>) {
  const view = useSettled(run, (state) => state.view);
  return (
    <>
      <SegmentedControl
        legend="Qué se mira"
        options={VIEWS}
        value={view}
        onValueChange={(to) => run.apply({ kind: 'view', to })}
      />
      {view === 'string' ? <StringControls run={run} /> : null}
      {view === 'air' ? <AirControls run={run} /> : null}
      {view === 'doppler' ? <DopplerControls run={run} /> : null}
    </>
  );
}
