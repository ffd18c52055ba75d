import { calculatorIcon, Grid, IconTile, LinkCard, listIcon, Stack, tableIcon } from '@travesia/kit-ui';

/** Nobody has to enter to use these. */
export function WithoutAccount() {
  return (
    <Stack as="section">
      <h2>No necesitas cuenta para esto</h2>
      <Grid as="ul" min="l">
        <LinkCard
          as="li"
          href="/herramientas/calculadora-nem"
          title="Calcular tu puntaje NEM"
          mark={<IconTile shape={calculatorIcon} />}
        >
          <p>Escribes tus promedios y listo: sin correo ni contraseña.</p>
        </LinkCard>
        <LinkCard
          as="li"
          href="/paes/nem/nem-a-puntaje"
          title="Mirar la tabla de puntajes"
          mark={<IconTile shape={tableIcon} />}
        >
          <p>Cada promedio con su puntaje, para los tres grupos.</p>
        </LinkCard>
        <LinkCard as="li" href="/herramientas/temarios" title="Leer los temarios" mark={<IconTile shape={listIcon} />}>
          <p>Qué entra en cada prueba, por eje y unidad.</p>
        </LinkCard>
      </Grid>
    </Stack>
  );
}
