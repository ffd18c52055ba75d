import { useHost } from '@travesia/kit-remote';
import { ButtonLink, PageHeader, Stack } from '@travesia/kit-ui';
import { useEffect } from 'react';
import { EXPLORER_PATH } from '../../../routes.ts';

/** Nobody offers what the address names: the shell says that the page does not exist; one that cannot leaves it to us. */
export function NotOffered() {
  const host = useHost();
  useEffect(() => host.notFound?.(), [host]);
  if (host.notFound) return null;
  return (
    <Stack>
      <PageHeader title="No encontramos esta página" lead="No está en la oferta de Admisión." />
      <ButtonLink href={EXPLORER_PATH}>Ir al explorador</ButtonLink>
    </Stack>
  );
}
