import {
  bookmarkIcon,
  calculatorIcon,
  chartLineIcon,
  Grid,
  graduationCapIcon,
  IconTile,
  LinkCard,
  Stack,
  schoolIcon,
} from '@travesia/kit-ui';
import { slug } from '../../../admission/slug.ts';
import { CAREERS_PATH, careerPath, cutoffsPath, EXPLORER_PATH, scorePath } from '../../../routes.ts';
import { shortCareerName } from './short-career-name.ts';

type CareerPage = 'career' | 'cutoffs' | 'score';

interface CareerLinksProps {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  /** The page one is on. */
  readonly current?: CareerPage;
}

/** The other pages of a career, and what comes after reading. Their icons are those of the navigation, which are in the document. */
export function CareerLinks({ id, name, area, current }: CareerLinksProps) {
  const short = shortCareerName(name);
  const links = [
    {
      page: 'score',
      icon: calculatorIcon,
      href: scorePath(id),
      title: `¿Qué puntaje necesito para ${short}?`,
      text: 'La calculadora, con las ponderaciones de cada programa ya puestas.',
    },
    {
      page: 'cutoffs',
      icon: chartLineIcon,
      href: cutoffsPath(id),
      title: `Puntajes de corte de ${short}`,
      text: 'Tres años de últimos seleccionados, programa por programa.',
    },
    {
      page: 'career',
      icon: graduationCapIcon,
      href: careerPath(id),
      title: `${short}: todos los programas`,
      text: 'Universidades, ponderaciones, vacantes, aranceles y duración.',
    },
    {
      page: null,
      icon: bookmarkIcon,
      href: EXPLORER_PATH,
      title: 'Guarda y compara',
      text: 'Con tu cuenta, ordena hasta 20 preferencias y mira qué tan cerca estás de cada una.',
    },
    {
      page: null,
      icon: schoolIcon,
      href: `${CAREERS_PATH}#${slug(area)}`,
      title: `Otras carreras de ${area}`,
      text: 'Y las demás, por área o con el buscador.',
    },
  ] as const;
  return (
    <Stack as="section" gap="m" aria-labelledby="sigue">
      <h2 id="sigue">Sigue con</h2>
      <Grid min="m">
        {links
          .filter(({ page }) => page === null || page !== current)
          .map(({ href, icon, title, text }) => (
            <LinkCard key={href} href={href} mark={<IconTile shape={icon} />} area="carreras" title={title}>
              <p>{text}</p>
            </LinkCard>
          ))}
      </Grid>
    </Stack>
  );
}
