import { Button } from '@travesia/kit-ui';
import { formatNumber } from '../../../models/waves/format.ts';
import type { WavesInput } from '../../../models/waves/inputs.ts';
import { AIR_SLOWNESS, DOPPLER_SLOWNESS, hearing, levelOf } from '../../../models/waves/sound.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { Listen } from './Listen.tsx';
import { SettingSlider } from './SettingSlider.tsx';
import { ToolControls } from './StringControls.tsx';
import css from './waves.module.css';

type Props = PartProps<WavesState, WavesInput>;

const pressureWords = (pascal: number): string => `${formatNumber(pascal)} Pa, ${formatNumber(levelOf(pascal), 0)} dB`;

export function AirControls({ run }: Props) {
  return (
    <>
      <Listen run={run} hertz={({ settings }) => settings.tone} />
      <SettingSlider run={run} name="tone" label="Frecuencia, f" />
      <SettingSlider run={run} name="pressure" label="Amplitud de la presión" words={pressureWords} />
      <ToolControls run={run} />
      <p className={css.note}>
        Cámara lenta: un segundo aquí son {formatNumber(1000 / AIR_SLOWNESS, 1)} milésimas de segundo. El movimiento del
        aire está exagerado.
      </p>
    </>
  );
}

const speedWords = (mps: number): string =>
  mps === 0 ? 'en reposo' : `${formatNumber(Math.abs(mps))} m/s a la ${mps > 0 ? 'derecha' : 'izquierda'}`;

export function DopplerControls({ run }: Props) {
  return (
    <>
      <Listen run={run} hertz={({ doppler, settings }) => hearing(doppler, settings)} />
      <SettingSlider run={run} name="source" label="Fuente" words={speedWords} />
      <SettingSlider run={run} name="observer" label="Observador" words={speedWords} />
      <SettingSlider run={run} name="tone" label="Frecuencia emitida" />
      <Button variant="secondary" onClick={() => run.apply({ kind: 'pass' })}>
        Otra pasada desde lejos
      </Button>
      <p className={css.note}>
        Cámara lenta: un segundo aquí son {formatNumber(1000 / DOPPLER_SLOWNESS, 0)} milésimas de segundo. Se dibuja una
        de cada diez crestas. Lo que se escucha tiene su tono real.
      </p>
    </>
  );
}
