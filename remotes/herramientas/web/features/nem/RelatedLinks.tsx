import {
  calculatorIcon,
  chartIcon,
  Grid,
  graduationCapIcon,
  IconTile,
  LinkCard,
  listIcon,
  Stack,
  tableIcon,
} from '@travesia/kit-ui';
import { CALCULATOR_PATH, SYLLABUS_PATH, TABLE_PATH } from '../../../routes.ts';

const LINKS = [
  {
    href: CALCULATOR_PATH,
    icon: calculatorIcon,
    area: 'estudio',
    title: 'Calculadora NEM y Ranking',
    text: 'Escribe tus promedios de 1.º a 4.º medio y mira tu puntaje al instante.',
  },
  {
    href: TABLE_PATH,
    icon: tableIcon,
    area: 'estudio',
    title: 'Tabla NEM a puntaje',
    text: 'Los 301 promedios, de 4,00 a 7,00, en los tres grupos.',
  },
  {
    href: SYLLABUS_PATH,
    icon: listIcon,
    area: 'estudio',
    title: 'Temarios de la PAES',
    text: 'Qué entra en cada prueba, eje por eje.',
  },
  {
    href: '/paes/puntajes-de-corte',
    icon: chartIcon,
    area: 'carreras',
    title: 'Puntajes de corte',
    text: 'Con cuánto quedó la última persona seleccionada en cada carrera.',
  },
  {
    href: '/carreras',
    icon: graduationCapIcon,
    area: 'carreras',
    title: 'Explorador de carreras',
    text: 'Qué pondera cada carrera y dónde se estudia.',
  },
] as const;

/** The sibling tools and where their figures lead, without the page one is on. */
export function RelatedLinks({ current }: { readonly current: `/${string}` }) {
  return (
    <Stack as="section" gap="m" aria-labelledby="sigue">
      <h2 id="sigue">Sigue con</h2>
      <Grid min="m">
        {LINKS.filter(({ href }) => href !== current).map(({ href, icon, area, title, text }) => (
          <LinkCard key={href} href={href} title={title} area={area} mark={<IconTile shape={icon} />}>
            <p>{text}</p>
          </LinkCard>
        ))}
      </Grid>
    </Stack>
  );
}
