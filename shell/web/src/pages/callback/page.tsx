import type { PageHead } from '@travesia/kit-remote';
import { ButtonLink, Cluster, Notice, PageHeader, Stack } from '@travesia/kit-ui';

export const head: PageHead = () => ({
  title: 'Abriendo tu sesión',
  description: 'Aquí terminan los enlaces de ingreso a Travesía. Las cuentas todavía no están abiertas.',
  noIndex: true,
});

export default function Callback() {
  return (
    <Stack gap="l">
      <PageHeader
        title="No hay una sesión que abrir"
        lead="A esta dirección llegarán los enlaces de ingreso que enviemos por correo y los permisos de Google u otros servicios."
      />
      <Notice tone="warning" title="Travesía todavía no envía enlaces de ingreso" headingLevel={2}>
        <p>Las cuentas no están abiertas. Si recibiste un correo con un enlace nuestro, no es de Travesía: bórralo.</p>
      </Notice>
      <Cluster>
        <ButtonLink href="/">Ir al inicio</ButtonLink>
        <ButtonLink href="/herramientas/calculadora-nem" variant="secondary">
          Calcular mi puntaje NEM
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
