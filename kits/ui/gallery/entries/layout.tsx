import { Card, Cluster, calculatorIcon, Grid, LinkCard, M1Art, Split, Stack } from '../../src/index.ts';
import type { Entries } from '../entry.ts';

const text = <p>Ejes, unidades y contenidos de cada prueba, en palabras que se entienden.</p>;

export const layout: Entries = {
  Stack: (
    <Stack gap="s">
      <Card>Uno</Card>
      <Card>Dos</Card>
    </Stack>
  ),
  Cluster: (
    <Cluster justify="between">
      <Card>Uno</Card>
      <Card>Dos</Card>
      <Card>Tres</Card>
    </Cluster>
  ),
  Grid: (
    <Grid min="s">
      <Card>Uno</Card>
      <Card>Dos</Card>
      <Card>Tres</Card>
    </Grid>
  ),
  Split: (
    <Split aside={<Card>Al lado, donde cabe.</Card>}>
      <p>Lo que se lee, a un ancho que se lee bien.</p>
    </Split>
  ),
  Card: (
    <Grid min="s">
      <Card>Con calma, donde se lee.</Card>
      <Card data-density="work">Denso, donde se trabaja.</Card>
    </Grid>
  ),
  LinkCard: (
    <Grid>
      <LinkCard href="#tarjeta" title="Solo palabras">
        {text}
      </LinkCard>
      <LinkCard href="#tarjeta" title="Con su ícono" area="carreras" icon={calculatorIcon}>
        {text}
      </LinkCard>
      <LinkCard href="#tarjeta" title="Con su dibujo" area="m1" art={<M1Art />}>
        {text}
      </LinkCard>
    </Grid>
  ),
};
