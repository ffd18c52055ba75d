import { Button, Card, Cluster, Stack } from '@travesia/kit-ui';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { IdentityUser } from '../../session/identity-client.ts';
import { PasswordField } from '../acceder/PasswordField.tsx';
import { PROVIDER_NAMES } from '../acceder/provider-names.ts';
import { UsernameForManagers } from '../acceder/UsernameForManagers.tsx';
import type { SecuredAction } from './use-secured-action.ts';

interface ConfirmIdentityProps {
  readonly action: SecuredAction;
  readonly user: IdentityUser;
}

/** Asks for a proof where the provider wants one for the action. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  return props.action.needsProof && <ProofCard {...props} />;
}

/** Takes the focus: what was asked waits for it. */
function ProofCard({ action: { busy, prove, cancel }, user: { methods, email } }: ConfirmIdentityProps) {
  const [password, setPassword] = useState('');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '' && !busy) void prove({ method: 'password', password });
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <h3 id={titleId} ref={title} tabIndex={-1}>
          Confirma que eres tú
        </h3>
        <p>Hace rato que entraste. Por tu seguridad, entra otra vez y haremos el cambio enseguida.</p>
        {methods.includes('password') && (
          <form noValidate onSubmit={submit}>
            <Stack>
              <UsernameForManagers email={email} />
              <PasswordField
                label="Tu contraseña actual"
                name="password"
                autoComplete="current-password"
                value={password}
                onValueChange={setPassword}
              />
              <div>
                <Button type="submit" busy={busy}>
                  Confirmar
                </Button>
              </div>
              <p>Si entras solo con enlaces por correo, cierra la sesión, pide uno nuevo y vuelve a hacer el cambio.</p>
            </Stack>
          </form>
        )}
        <Cluster>
          {methods.map((method) =>
            method === 'password' ? null : (
              <Button key={method} variant="secondary" busy={busy} onClick={() => void prove({ method })}>
                Confirmar con {PROVIDER_NAMES[method]}
              </Button>
            ),
          )}
          <Button variant="quiet" onClick={cancel}>
            Cancelar
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
