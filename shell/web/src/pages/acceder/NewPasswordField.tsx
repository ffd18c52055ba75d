import { VisuallyHidden } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import type { IdentityClient, PasswordPolicy } from '../../session/identity-client.ts';
import css from './acceder.module.css';
import { PasswordField } from './PasswordField.tsx';
import { passwordRequirements } from './password-requirements.ts';

interface NewPasswordFieldProps {
  readonly id: string;
  readonly value: string;
  readonly policy: PasswordPolicy | null;
  readonly error?: string | undefined;
  readonly onValueChange: (text: string) => void;
}

/** The provider's policy; `null` until it is known. */
export function usePasswordPolicy(client: IdentityClient): PasswordPolicy | null {
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  useEffect(() => {
    let wanted = true;
    void client.passwordPolicy().then((known) => wanted && setPolicy(known));
    return () => {
      wanted = false;
    };
  }, [client]);
  return policy;
}

/** A password to be, with what it still needs shown as it is typed. */
export function NewPasswordField({ policy, value, ...rest }: NewPasswordFieldProps) {
  const requirements = policy ? passwordRequirements(policy, value) : [];
  const missing = requirements.filter(({ met }) => !met).length;
  const summary = missing === 0 ? 'La contraseña cumple todo.' : `Requisitos que faltan: ${missing}.`;
  return (
    <div>
      <PasswordField {...rest} label="Contraseña nueva" value={value} autoComplete="new-password" name="new-password" />
      {requirements.length > 0 && (
        <ul className={css.requirements} aria-label="La contraseña necesita">
          {requirements.map(({ id, text, met }) => (
            <li key={id} className={css.requirement} data-met={met}>
              <span className={css['requirement-mark']} aria-hidden="true">
                {met ? '✓' : '○'}
              </span>
              {text}
              <VisuallyHidden>{met ? ' (cumplido)' : ' (falta)'}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden as="p" role="status">
        {value === '' ? '' : summary}
      </VisuallyHidden>
    </div>
  );
}
