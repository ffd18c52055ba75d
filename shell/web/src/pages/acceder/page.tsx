import type { PageHead, PageProps } from '@travesia/kit-remote';
import { Notice, PageHeader, Stack, WelcomeArt } from '@travesia/kit-ui';
import { knownTitle } from '../../navigation/known-title.ts';
import { useIdentity } from '../../session/identity-access.ts';
import css from './acceder.module.css';
import { LostCookie } from './LostCookie.tsx';
import { OpenAccess } from './OpenAccess.tsx';
import { readDestination, readMode, type SignInMode } from './sign-in-addresses.ts';
import { Waiting } from './Waiting.tsx';
import { WithoutAccount } from './WithoutAccount.tsx';

const TITLES: Readonly<Record<SignInMode, string>> = {
  entrar: 'Entrar a Travesía',
  crear: 'Crear tu cuenta',
  recuperar: 'Recuperar tu contraseña',
  enlace: 'Entrar con un enlace',
};

/** Whoever enters knows what for. */
const LEADS: Readonly<Record<SignInMode, string | undefined>> = {
  entrar: undefined,
  crear: 'Una cuenta sirve para guardar tu avance y seguir desde cualquier teléfono o computador.',
  recuperar: 'Escribe el correo de tu cuenta y te enviaremos un enlace para crear una contraseña nueva.',
  enlace: 'Te enviaremos un enlace que abre tu sesión sin contraseña. Si no tienes cuenta, la crea.',
};

export const head: PageHead = ({ location }) => ({
  title: readMode(location.search) === 'entrar' ? 'Entrar' : TITLES[readMode(location.search)],
  description:
    'Entra a Travesía para guardar tu avance. La calculadora de NEM, la tabla de puntajes y los temarios se usan sin cuenta.',
  noIndex: true,
});

export default function Acceder({ location }: PageProps) {
  const identity = useIdentity();
  const destination = readDestination(location.search);
  const heading = destination === null ? null : knownTitle(destination);
  const mode = identity.status === 'open' ? readMode(location.search) : 'entrar';
  return (
    <Stack gap="xl">
      <PageHeader title={TITLES[mode]} lead={LEADS[mode]} art={<WelcomeArt />} />
      <div className={css.columns}>
        <Stack gap="l">
          {heading !== null && (
            <p>
              Después de entrar sigues en: <strong>{heading}</strong>
            </p>
          )}
          {identity.status === 'unknown' && <Waiting label="Preparando el ingreso…" />}
          {identity.status === 'open' && identity.access.losesCookie && <LostCookie />}
          {identity.status === 'open' && <OpenAccess access={identity.access} mode={mode} destination={destination} />}
          {identity.status === 'absent' && (
            <Notice title="Las cuentas todavía no están abiertas" headingLevel={2}>
              <p>
                No hay contraseña que crear ni datos que entregar. Si otro sitio te pide registrarte a nombre de
                Travesía, no lo hagas.
              </p>
            </Notice>
          )}
        </Stack>
        <WithoutAccount />
      </div>
    </Stack>
  );
}
