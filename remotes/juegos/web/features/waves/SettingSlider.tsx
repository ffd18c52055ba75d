import { formatNumber } from '../../../models/waves/format.ts';
import type { WavesInput } from '../../../models/waves/inputs.ts';
import { RANGES, type SettingName } from '../../../models/waves/settings.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import type { Run } from '../stage/run.ts';
import { Slider } from '../stage/Slider.tsx';
import { useSettled } from '../stage/use-settled.ts';

export interface SettingSliderProps {
  readonly run: Run<WavesState, WavesInput>;
  readonly name: SettingName;
  readonly label: string;
  /** What else its value means: "108 km/h". */
  readonly also?: (value: number) => string;
}

/** A figure of the model with its unit. */
export function SettingSlider({ run, name, label, also }: SettingSliderProps) {
  const value = useSettled(run, ({ settings }) => settings[name]);
  const { least, most, step, unit } = RANGES[name];
  const further = also?.(value) ?? '';
  return (
    <Slider
      label={label}
      value={value}
      text={`${formatNumber(value)} ${unit}${further === '' ? '' : `, ${further}`}`}
      least={least}
      most={most}
      step={step}
      onChange={(to) => run.apply({ kind: 'set', name, to }, name)}
    />
  );
}
