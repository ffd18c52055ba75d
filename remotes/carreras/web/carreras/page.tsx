import type { PageHead } from '@travesia/kit-remote';
import { Card, Grid, Stack } from '@travesia/kit-ui';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Carreras que se postulan con la PAES',
  description:
    'Qué es un puntaje ponderado y cómo leer lo que pide cada carrera. El catálogo de carreras de Travesía aún no se publica.',
  noIndex: true,
});

export default function Carreras() {
  return (
    <Upcoming
      kicker="PAES y carreras"
      title="Carreras que se postulan con la PAES"
      lead="Una página por carrera, con cada programa que la imparte y lo que pide para entrar."
      state={{
        title: 'El catálogo todavía no está publicado',
        text: 'Falta comprobarlo contra la oferta oficial. Por eso aún no hay fichas por carrera: no queremos mostrarte ninguna a medias.',
      }}
      contents={[
        'Todas las carreras de la admisión centralizada, agrupadas por nombre y área.',
        'Universidades, sedes, vacantes, aranceles y duración de cada programa.',
        'Cuánto pesa cada prueba: ahí se decide en qué te conviene mejorar.',
      ]}
      audience="A quien compara universidades para la misma carrera, y a familias que buscan aranceles y duración."
      meanwhile={[
        {
          href: '/paes/puntajes-de-corte',
          title: 'Entiende los puntajes de corte',
          text: 'Qué significan, por qué cambian y cuándo no hay ninguno.',
        },
        { href: '/odontologia', title: 'Odontología', text: 'Qué considerar para postular.' },
        { href: '/ingenieria-comercial', title: 'Ingeniería Comercial', text: 'Qué considerar para postular.' },
        {
          href: '/ingenieria-civil-industrial',
          title: 'Ingeniería Civil Industrial',
          text: 'Qué considerar para postular.',
        },
        { href: '/herramientas/calculadora-nem', title: 'Calculadora de NEM', text: 'Tu puntaje por notas.' },
      ]}
    >
      <Stack as="section">
        <h2>Tres palabras antes de comparar</h2>
        <Grid as="dl" min="l">
          <Card>
            <dt>Ponderación</dt>
            <dd>El porcentaje que pesa cada puntaje (NEM, Ranking y pruebas) en una carrera. Siempre suman 100 %.</dd>
          </Card>
          <Card>
            <dt>Puntaje ponderado</dt>
            <dd>Tu puntaje para esa carrera: cada puntaje multiplicado por su ponderación, y todo sumado.</dd>
          </Card>
          <Card>
            <dt>Vacantes</dt>
            <dd>Cuántas personas pueden entrar a ese programa en el proceso.</dd>
          </Card>
        </Grid>
      </Stack>
    </Upcoming>
  );
}
