import { signInAddress } from '@travesia/contracts/slices';
import { Button, ButtonLink, Notice, Skeleton } from '@travesia/kit-ui';
import type { IdentityAccess } from '../../session/identity-access.ts';
import type { IdentityClient } from '../../session/identity-client.ts';
import { useIdentityClient } from '../../session/use-identity-client.ts';
import { SETTINGS_PATH } from '../acceder/sign-in-addresses.ts';
import { AccountSection } from './AccountSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { MethodsSection } from './MethodsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PreparationSection } from './PreparationSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { useAccount } from './use-account.ts';
import { WeeklyMailSection } from './WeeklyMailSection.tsx';

interface AccountSettingsProps {
  readonly access: IdentityAccess;
}

/** What the provider keeps of the student, to be changed. */
export function AccountSettings({ access }: AccountSettingsProps) {
  const { client, failed, retry } = useIdentityClient(access);
  if (client) return <Sections client={client} access={access} />;
  if (!failed) return <Skeleton label="Abriendo tu cuenta…" />;
  return (
    <Notice tone="warning" live title="No pudimos abrir tu cuenta">
      <p>Puede ser tu conexión o el servicio de cuentas. Tu sesión sigue abierta.</p>
      <Button onClick={retry}>Reintentar</Button>
    </Notice>
  );
}

interface SectionsProps {
  readonly client: IdentityClient;
  readonly access: IdentityAccess;
}

function Sections({ client, access }: SectionsProps) {
  const { user, refresh } = useAccount(client);
  if (user === undefined) return <Skeleton label="Abriendo tu cuenta…" />;
  if (user === null) {
    return (
      <Notice tone="warning" live title="Tu sesión está cerrada">
        <ButtonLink href={signInAddress(SETTINGS_PATH)}>Entrar de nuevo</ButtonLink>
      </Notice>
    );
  }
  const section = { client, user, onChanged: refresh };
  return (
    <>
      <PreparationSection />
      <AccountSection client={client} user={user} />
      <MethodsSection {...section} />
      {user.email !== undefined && <PasswordSection {...section} />}
      <SessionsSection client={client} access={access} />
      <WeeklyMailSection />
      <DataSection />
      <DeleteSection client={client} user={user} />
    </>
  );
}
