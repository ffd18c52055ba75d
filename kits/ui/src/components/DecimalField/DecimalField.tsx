import { classNames } from '../../class-names.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import css from './DecimalField.module.css';

export type DecimalFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * A text control, not `type=number`: that one drops the comma in some browsers, changes on scroll and gives an empty
 * value for a half-typed number. The value is what was typed; `parseDecimal` reads it.
 */
export function DecimalField({ size = 8, autoComplete = 'off', className, ...rest }: DecimalFieldProps) {
  return (
    <TextField
      {...rest}
      size={size}
      autoComplete={autoComplete}
      inputMode="decimal"
      className={classNames(css['decimal-field'], className)}
    />
  );
}
