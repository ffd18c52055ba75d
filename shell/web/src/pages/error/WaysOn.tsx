import { calculatorIcon, Grid, homeIcon, IconTile, LinkCard, listIcon, Stack, tableIcon } from '@travesia/kit-ui';

interface WaysOnProps {
  readonly title: string;
}

/** Nobody is left at a dead end: pages that need neither an account nor a service. */
export function WaysOn({ title }: WaysOnProps) {
  return (
    <Stack as="section">
      <h2>{title}</h2>
      <Grid as="ul">
        <LinkCard as="li" href="/" title="Inicio" mark={<IconTile shape={homeIcon} />}>
          <p>Qué es Travesía y qué funciona hoy.</p>
        </LinkCard>
        <LinkCard
          as="li"
          href="/herramientas/calculadora-nem"
          title="Calculadora de NEM"
          mark={<IconTile shape={calculatorIcon} />}
        >
          <p>De tus promedios a tu puntaje.</p>
        </LinkCard>
        <LinkCard
          as="li"
          href="/paes/nem/nem-a-puntaje"
          title="Tabla de NEM a puntaje"
          mark={<IconTile shape={tableIcon} />}
        >
          <p>Cada promedio entre 4,0 y 7,0.</p>
        </LinkCard>
        <LinkCard as="li" href="/herramientas/temarios" title="Temarios" mark={<IconTile shape={listIcon} />}>
          <p>Qué entra en cada prueba.</p>
        </LinkCard>
      </Grid>
    </Stack>
  );
}
