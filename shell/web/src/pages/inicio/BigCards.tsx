import { CalculadoraArt, CarrerasArt, EnsayosArt, Grid, LinkCard } from '@travesia/kit-ui';

/** The three things that most visitors came for, with a picture each. */
export function BigCards() {
  return (
    <Grid>
      <LinkCard href="/test" title="Prueba de muestra" area="cl" art={<EnsayosArt />}>
        <p>Diez preguntas de las cinco pruebas, corregidas y explicadas una por una. Sin cuenta.</p>
      </LinkCard>
      <LinkCard href="/herramientas/calculadora-nem" title="Calculadora de NEM" area="estudio" art={<CalculadoraArt />}>
        <p>Escribe tus promedios de 1.º a 4.º medio y obtén tu NEM, tu puntaje y tu Ranking, paso a paso.</p>
      </LinkCard>
      <LinkCard href="/paes/carreras" title="Carreras y universidades" area="carreras" art={<CarrerasArt />}>
        <p>Qué pondera cada programa, con cuánto se entró, cuánto cuesta y dónde se imparte.</p>
      </LinkCard>
    </Grid>
  );
}
