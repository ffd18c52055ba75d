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
  /** Its value, where a figure with its unit says too little. */
  readonly words?: (value: number) => string;
}

/** A figure of the model with its unit. */
export function SettingSlider({ run, name, label, words }: SettingSliderProps) {
  const value = useSettled(run, ({ settings }) => settings[name]);
  const { least, most, step, unit } = RANGES[name];
  return (
    <Slider
      label={label}
      value={value}
      text={words?.(value) ?? `${formatNumber(value)} ${unit}`}
      least={least}
      most={most}
      step={step}
      onChange={(to) => run.apply({ kind: 'set', name, to }, name)}
    />
  );
}
