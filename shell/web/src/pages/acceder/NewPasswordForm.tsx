import type { IdentityClient } from '../../session/identity-client.ts';
import { CredentialsForm, type CredentialsFormProps, fieldErrors } from './CredentialsForm.tsx';
import { NewPasswordField, usePasswordPolicy } from './NewPasswordField.tsx';
import { passwordProblem } from './password-requirements.ts';
import { UsernameForManagers } from './UsernameForManagers.tsx';

interface NewPasswordFormProps extends Omit<CredentialsFormProps, 'problems' | 'children'> {
  /** Of the field. */
  readonly id: string;
  readonly client: IdentityClient;
  readonly email: string | undefined;
  readonly password: string;
  readonly onPasswordChange: (password: string) => void;
}

/** Another password for an account that is there; `onSubmit` is called once it meets the policy. */
export function NewPasswordForm({ id, client, email, password, onPasswordChange, ...form }: NewPasswordFormProps) {
  const policy = usePasswordPolicy(client);
  return (
    <CredentialsForm
      {...form}
      problems={() => fieldErrors([id, policy ? passwordProblem(policy, password) : undefined])}
    >
      {(problemOf) => (
        <>
          <UsernameForManagers email={email} />
          <NewPasswordField
            id={id}
            value={password}
            policy={policy}
            onValueChange={onPasswordChange}
            error={problemOf(id)}
          />
        </>
      )}
    </CredentialsForm>
  );
}
