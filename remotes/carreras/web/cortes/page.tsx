import type { PageHead } from '@travesia/kit-remote';
import { Card, Grid, Stack } from '@travesia/kit-ui';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Puntajes de corte de la admisión universitaria',
  description:
    'Qué es un puntaje de corte, por qué cambia cada año y cómo usarlo sin equivocarse. Los cortes por carrera aún no se publican.',
  noIndex: true,
});

export default function Cortes() {
  return (
    <Upcoming
      kicker="PAES y carreras"
      title="Puntajes de corte"
      lead="El puntaje de la última persona seleccionada en cada carrera: sirve de referencia, no de promesa."
      state={{
        title: 'Los cortes todavía no están publicados',
        text: 'Cada corte debe coincidir en más de una fuente antes de mostrarse. Mientras tanto, aquí va cómo leerlos.',
      }}
      contents={[
        'Búsqueda y orden por carrera, universidad y región.',
        'Tres años de cortes por programa, para ver si suben o bajan.',
        'Los programas que no se llenaron, marcados como tales: ahí el corte no fue una barrera.',
      ]}
      audience="A quien quiere saber si una carrera está cerca, y a quien le han dicho un puntaje y no sabe de dónde sale."
      meanwhile={[
        {
          href: '/paes/puntajes-de-corte/medicina',
          title: 'Medicina',
          text: 'Qué tener en cuenta en la carrera con los cortes más altos.',
        },
        {
          href: '/herramientas/calculadora-nem',
          title: 'Calcula tu NEM',
          text: 'La parte del ponderado que ya puedes conocer.',
        },
        { href: '/paes/nem/nem-a-puntaje', title: 'Tabla NEM', text: 'Cuánto puntaje agrega cada décima de promedio.' },
      ]}
    >
      <Stack as="section">
        <h2>Cómo leer un corte</h2>
        <Grid as="dl" min="l">
          <Card>
            <dt>Es del año pasado</dt>
            <dd>
              Nadie lo fija de antemano: resulta de quiénes postularon y cuántas vacantes hubo. El próximo será otro.
            </dd>
          </Card>
          <Card>
            <dt>Seleccionado no es matriculado</dt>
            <dd>
              Hay dos cortes: el de la última persona seleccionada y el de la última matriculada. Pregunta siempre cuál
              es.
            </dd>
          </Card>
          <Card>
            <dt>Se compara con tu ponderado</dt>
            <dd>No con el puntaje de una sola prueba, ni con tu promedio de Lectora y Matemática 1.</dd>
          </Card>
        </Grid>
      </Stack>
    </Upcoming>
  );
}
