import { useId } from 'react';
import css from './shared.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  onChange(value: number): void;
}

/** A number that is moved beside the drawing. */
export function Slider({ label, value, text, least, most, step, onChange }: SliderProps) {
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
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
