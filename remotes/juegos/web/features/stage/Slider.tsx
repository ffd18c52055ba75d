import { useId } from 'react';
import css from './stage.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value in words, with its unit. */
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly disabled?: boolean;
  onChange(value: number): void;
}

/** A figure of the model that is moved. Give {@link Run.apply} a gesture, so that a movement is undone in one. */
export function Slider({ label, value, text, least, most, step, disabled = false, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
