import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names.ts';
import css from './Field.module.css';

/** What the control inside a field spreads onto itself to be named and described by it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** What every field has, whatever its control is. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** A sentence that says what to do; its presence makes the control invalid. */
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Lines that are kept free for an error, where its coming must not move what is around. */
  readonly errorLines?: 2 | 3 | undefined;
}

export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, optional = false, errorLines, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={classNames(css.field, errorLines && css[`field-keeps-${errorLines}`])}>
      <label htmlFor={controlId} className={css['field-label']}>
        {label}
        {optional ? <span className={css['field-optional']}> (opcional)</span> : null}
      </label>
      {hint === undefined ? null : (
        <div id={hintId} className={css['field-hint']}>
          {hint}
        </div>
      )}
      {children(control)}
      {error === undefined ? null : (
        <div id={errorId} className={css['field-error']}>
          {error}
        </div>
      )}
    </div>
  );
}
