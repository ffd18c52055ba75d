import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names.ts';
import css from './SegmentedControl.module.css';

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A few words below the label. */
  readonly hint?: string;
}

export interface SegmentedControlProps<Value extends string> {
  readonly legend: ReactNode;
  readonly options: readonly SegmentOption<Value>[];
  /** Given, the control is the caller's; absent, it keeps its own choice from `defaultValue` on. */
  readonly value?: Value | undefined;
  readonly defaultValue?: Value;
  readonly onValueChange?: (value: Value) => void;
  /** Name in a submitted form; made up when absent. */
  readonly name?: string;
  readonly hint?: ReactNode;
  readonly hideLegend?: boolean;
  readonly className?: string;
}

export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  hint,
  hideLegend = false,
  className,
}: SegmentedControlProps<Value>) {
  const ownId = useId();
  const hintId = hint === undefined ? undefined : `${ownId}-hint`;
  const choice = (option: Value) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset className={classNames(css.segmented, className)} aria-describedby={hintId}>
      <legend className={hideLegend ? 'visually-hidden' : css['segmented-legend']}>{legend}</legend>
      {hint === undefined ? null : (
        <div id={hintId} className={css['segmented-hint']}>
          {hint}
        </div>
      )}
      <div className={css['segmented-track']}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name ?? ownId}
              value={option.value}
              {...choice(option.value)}
              onChange={() => onValueChange?.(option.value)}
              className={css['segment-input']}
            />
            <span className={css['segment-face']}>
              <span>{option.label}</span>
              {option.hint === undefined ? null : <small className={css['segment-hint']}>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
