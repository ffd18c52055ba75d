import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import css from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  readonly onValueChange?: (value: string) => void;
}

export function Select({
  label,
  hint,
  error,
  optional = false,
  errorLines,
  options,
  onValueChange,
  onChange,
  id,
  className,
  ...rest
}: SelectProps) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} errorLines={errorLines} id={id}>
      {(control) => (
        <span className={css['select-frame']}>
          <select {...rest} {...control} onChange={change} className={classNames(css.select, className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
