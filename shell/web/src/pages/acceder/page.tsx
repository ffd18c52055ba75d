import { SIGN_IN_REDIRECT_PARAM } from '@travesia/contracts';
import type { PageHead, PageProps } from '@travesia/kit-remote';
import { Grid, LinkCard, Notice, PageHeader, Stack } from '@travesia/kit-ui';
import css from './acceder.module.css';
import { ownPath } from './own-path.ts';

export const head: PageHead = () => ({
  title: 'Entrar',
  description:
    'Las cuentas de Travesía todavía no están abiertas. La calculadora de NEM, la tabla de puntajes y los temarios se usan sin cuenta.',
  noIndex: true,
});

export default function Acceder({ location }: PageProps) {
  const destination = ownPath(new URLSearchParams(location.search).get(SIGN_IN_REDIRECT_PARAM));
  return (
    <Stack gap="xl">
      <PageHeader
        title="Entrar a Travesía"
        lead="Una cuenta servirá para guardar tu avance y seguir desde cualquier teléfono o computador."
      />
      <Notice title="Las cuentas todavía no están abiertas" headingLevel={2}>
        {destination !== null && (
          <p>
            Ibas a <code className={css.destination}>{destination}</code>, una sección que necesita cuenta.
          </p>
        )}
        <p>
          No hay contraseña que crear ni datos que entregar. Si otro sitio te pide registrarte a nombre de Travesía, no
          lo hagas.
        </p>
      </Notice>
      <Stack as="section">
        <h2>No necesitas cuenta para esto</h2>
        <Grid as="ul">
          <LinkCard as="li" href="/herramientas/calculadora-nem" title="Calcular tu puntaje NEM">
            <p>Escribes tus promedios y listo: sin correo ni contraseña.</p>
          </LinkCard>
          <LinkCard as="li" href="/paes/nem/nem-a-puntaje" title="Mirar la tabla de puntajes">
            <p>Cada promedio con su puntaje, para los tres grupos.</p>
          </LinkCard>
          <LinkCard as="li" href="/herramientas/temarios" title="Leer los temarios">
            <p>Qué entra en cada prueba, por eje y unidad.</p>
          </LinkCard>
        </Grid>
      </Stack>
    </Stack>
  );
}
