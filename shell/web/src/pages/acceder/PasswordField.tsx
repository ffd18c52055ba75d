import { Button, TextField, type TextFieldProps } from '@travesia/kit-ui';
import { useId, useState } from 'react';
import css from './acceder.module.css';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ id, ...rest }: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <div className={css.password}>
      <TextField
        {...rest}
        id={fieldId}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button
        variant="quiet"
        aria-pressed={shown}
        aria-controls={fieldId}
        className={css['password-toggle']}
        onClick={() => setShown(!shown)}
      >
        Mostrar contraseña
      </Button>
    </div>
  );
}
