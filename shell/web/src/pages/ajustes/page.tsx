import { Notice, PageHeader, Stack } from '@travesia/kit-ui';
import { useIdentity } from '../../session/identity-access.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import css from './ajustes.module.css';

export default function Ajustes() {
  const identity = useIdentity();
  return (
    <Stack gap="xl" className={css.settings}>
      <PageHeader title="Ajustes de tu cuenta" lead="Cómo entras, cómo se ve Travesía y qué pasa con tu cuenta." />
      {identity.status === 'absent' && (
        <Notice title="Las cuentas todavía no están abiertas" headingLevel={2}>
          <p>Travesía aún no guarda datos de tu cuenta, así que lo único que se ajusta aquí es la apariencia.</p>
        </Notice>
      )}
      <AppearanceSection />
      {identity.status === 'open' && <AccountSettings access={identity.access} />}
    </Stack>
  );
}
