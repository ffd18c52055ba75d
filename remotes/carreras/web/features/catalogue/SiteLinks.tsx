import {
  bookmarkIcon,
  calculatorIcon,
  chartLineIcon,
  Grid,
  graduationCapIcon,
  IconTile,
  LinkCard,
  Stack,
} from '@travesia/kit-ui';
import { CAREERS_PATH, CUTOFFS_PATH, EXPLORER_PATH } from '../../../routes.ts';

const LINKS = [
  {
    icon: graduationCapIcon,
    href: CAREERS_PATH,
    title: 'Carreras',
    text: 'Todas las familias de carreras, por área y con buscador.',
  },
  {
    icon: chartLineIcon,
    href: CUTOFFS_PATH,
    title: 'Puntajes de corte',
    text: 'Últimos seleccionados de cada carrera, para comparar.',
  },
  {
    icon: bookmarkIcon,
    href: EXPLORER_PATH,
    title: 'Guarda y compara',
    text: 'Con tu cuenta, ordena hasta 20 preferencias y mira qué tan cerca estás de cada una.',
  },
  {
    icon: calculatorIcon,
    href: '/herramientas/calculadora-nem',
    title: 'Calculadora de NEM y Ranking',
    text: 'La parte de tu ponderado que ya está en tus notas.',
  },
] as const;

/** Where to go on, without the page one is on. */
export function SiteLinks({ current }: { readonly current?: `/${string}` }) {
  return (
    <Stack as="section" gap="m" aria-labelledby="sigue">
      <h2 id="sigue">Sigue con</h2>
      <Grid min="m">
        {LINKS.filter(({ href }) => href !== current).map(({ href, icon, title, text }) => (
          <LinkCard key={href} href={href} mark={<IconTile shape={icon} />} area="carreras" title={title}>
            <p>{text}</p>
          </LinkCard>
        ))}
      </Grid>
    </Stack>
  );
}
