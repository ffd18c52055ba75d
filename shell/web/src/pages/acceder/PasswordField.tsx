import { Button, TextField, type TextFieldProps, VisuallyHidden } from '@travesia/kit-ui';
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
        aria-controls={fieldId}
        className={css['password-toggle']}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Ocultar' : 'Mostrar'}
        <VisuallyHidden> contraseña</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{shown ? 'La contraseña está a la vista.' : ''}</VisuallyHidden>
    </div>
  );
}
