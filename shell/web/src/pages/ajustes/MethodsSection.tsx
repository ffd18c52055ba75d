import { useHost } from '@travesia/kit-remote';
import { Button, Stack } from '@travesia/kit-ui';
import { FEDERATED_PROVIDERS, type FederatedProvider } from '../../session/identity-client.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { METHOD_NAMES } from '../acceder/provider-names.ts';
import css from './ajustes.module.css';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import type { SectionProps } from './section-props.ts';
import { useSecuredAction } from './use-secured-action.ts';

/** Which services open this account. The last way in cannot be taken away. */
export function MethodsSection({ client, user, onChanged }: SectionProps) {
  const host = useHost();
  const secured = useSecuredAction(client);
  const { busy, failure, run } = secured;
  const change = (provider: FederatedProvider, isLinked: boolean) =>
    run(async () => {
      await (isLinked ? client.unlink(provider) : client.link(provider));
      onChanged();
      const name = METHOD_NAMES[provider];
      host.notify({
        tone: 'success',
        text: isLinked ? `${name} ya no abre tu cuenta.` : `Ahora también puedes entrar con ${name}.`,
      });
    });
  return (
    <Stack as="section">
      <h2>Cómo entras</h2>
      <AuthFailure failure={failure} />
      <ul className={css.methods}>
        {user.methods.includes('password') && (
          <li className={css.method}>
            <span>
              Correo
              <span className={css['method-state']}>Con tu contraseña o con un enlace que te enviamos</span>
            </span>
          </li>
        )}
        {FEDERATED_PROVIDERS.map((provider) => {
          const isLinked = user.methods.includes(provider);
          const isOnly = isLinked && user.methods.length === 1;
          const name = METHOD_NAMES[provider];
          return (
            <li key={provider} className={css.method}>
              <span>
                {name}
                <span className={css['method-state']}>
                  {isOnly ? 'Vinculado: es tu única forma de entrar' : isLinked ? 'Vinculado' : 'Sin vincular'}
                </span>
              </span>
              {!isOnly && (
                <Button variant="secondary" busy={busy} onClick={() => void change(provider, isLinked)}>
                  {isLinked ? 'Desvincular' : 'Vincular'} {name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmIdentity action={secured} user={user} />
    </Stack>
  );
}
