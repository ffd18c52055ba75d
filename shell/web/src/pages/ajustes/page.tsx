import { ButtonLink, Cluster, Notice, PageHeader, Stack } from '@travesia/kit-ui';

export default function Ajustes() {
  return (
    <Stack gap="xl">
      <PageHeader
        title="Ajustes de tu cuenta"
        lead="El lugar para decidir qué sabemos de ti y qué no: tus datos son tuyos."
      />
      <Notice title="Todavía no hay nada que ajustar" headingLevel={2}>
        <p>Travesía aún no guarda datos de tu cuenta, así que aquí no falta ningún botón: no hay qué cambiar.</p>
      </Notice>
      <section>
        <h2>Qué vas a poder decidir</h2>
        <ul>
          <li>Cómo entras: contraseña, enlace por correo o servicios vinculados.</li>
          <li>Cerrar la sesión en todos tus dispositivos.</li>
          <li>Descargar todos tus datos, o borrarlos para siempre.</li>
          <li>Los recordatorios, la apariencia y tu suscripción.</li>
        </ul>
      </section>
      <Cluster>
        <ButtonLink href="/">Ir al inicio</ButtonLink>
        <ButtonLink href="/herramientas/temarios" variant="secondary">
          Ver los temarios
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
