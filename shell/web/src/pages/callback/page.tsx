import { type PageHead, type PageProps, useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { type IdentityAccess, useIdentity } from '../../session/identity-access.ts';
import type { IdentityClient } from '../../session/identity-client.ts';
import { useIdentityClient } from '../../session/use-identity-client.ts';
import { LostCookie } from '../acceder/LostCookie.tsx';
import { Waiting } from '../acceder/Waiting.tsx';
import { AppliedCode } from './AppliedCode.tsx';
import { readAction } from './action-link.ts';
import { NewPassword } from './NewPassword.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { Returned } from './Returned.tsx';

export const head: PageHead = () => ({
  title: 'Abriendo tu sesión',
  description: 'Aquí terminan los enlaces de ingreso a Travesía.',
  noIndex: true,
});

/** Where links in e-mails and services that ask for permission come back to. */
export default function Callback(_: PageProps) {
  const identity = useIdentity();
  switch (identity.status) {
    case 'unknown':
      return (
        <Frame title="Abriendo tu sesión">
          <Waiting label="Abriendo tu sesión…" />
        </Frame>
      );
    case 'absent':
      return (
        <Frame
          title="No hay una sesión que abrir"
          lead="A esta dirección llegarán los enlaces de ingreso que enviemos por correo y los permisos de Google u otros servicios."
        >
          <Notice tone="warning" title="Travesía todavía no envía enlaces de ingreso" headingLevel={2}>
            <p>
              Las cuentas no están abiertas. Si recibiste un correo con un enlace nuestro, no es de Travesía: bórralo.
            </p>
          </Notice>
        </Frame>
      );
    case 'open':
      if (!identity.access.losesCookie) return <Opening access={identity.access} />;
      return (
        <Frame title="Abriendo tu sesión">
          <LostCookie />
        </Frame>
      );
  }
}

interface OpeningProps {
  readonly access: IdentityAccess;
}

function Opening({ access }: OpeningProps) {
  const { client, failed, retry } = useIdentityClient(access);
  if (client) return <Action client={client} />;
  return (
    <Frame title="Abriendo tu sesión">
      {failed ? (
        <Notice tone="warning" live title="No pudimos abrir tu sesión todavía">
          <p>Puede ser tu conexión o el servicio de cuentas. El enlace sigue sirviendo.</p>
          <Button onClick={retry}>Reintentar</Button>
        </Notice>
      ) : (
        <Skeleton label="Abriendo tu sesión…" />
      )}
    </Frame>
  );
}

interface ActionProps {
  readonly client: IdentityClient;
}

function Action({ client }: ActionProps) {
  // The host's location: while a page hydrates its own still lacks the query.
  const { search } = useHost().location$.get();
  const action = readAction(search);
  switch (action.kind) {
    case 'link':
      return (
        <Frame title="Abriendo tu sesión">
          <OpenedLink client={client} search={search} />
        </Frame>
      );
    case 'reset':
      return (
        <Frame title="Crear una contraseña nueva">
          <NewPassword client={client} code={action.code} search={search} />
        </Frame>
      );
    case 'apply':
      return (
        <Frame title={action.title}>
          <AppliedCode client={client} code={action.code} done={action.done} />
        </Frame>
      );
    case 'none':
      return (
        <Frame title="Abriendo tu sesión">
          <Returned client={client} search={search} />
        </Frame>
      );
  }
}

interface FrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Frame({ title, lead, children }: FrameProps) {
  return (
    <Stack gap="xl">
      <Stack gap="l">
        <PageHeader title={title} {...(lead !== undefined && { lead })} />
        {children}
      </Stack>
      <Cluster>
        <ButtonLink href="/" variant="secondary">
          Ir al inicio
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
