import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import css from './TextField.module.css';

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  /** The unit, shown after the text ("puntos", "%"). */
  readonly suffix?: string;
  readonly onValueChange?: (text: string) => void;
}

export function TextField({
  label,
  hint,
  error,
  optional = false,
  errorLines,
  suffix,
  onValueChange,
  onChange,
  id,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} errorLines={errorLines} id={id}>
      {(control) => (
        <span className={css['text-field']}>
          <input
            {...rest}
            {...control}
            type={type}
            onChange={change}
            className={classNames(css['text-field-input'], className)}
          />
          {suffix === undefined ? null : <span className={css['text-field-suffix']}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
