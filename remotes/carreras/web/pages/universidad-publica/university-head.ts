import type { HeadData } from '@travesia/contracts/page';
import { breadcrumbList, type Crumb, faqPage } from '@travesia/kit-ui';
import type { CollegeOrUniversity, WithContext } from 'schema-dts';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { CAREERS_PATH, universityPath } from '../../../routes.ts';
import { firstThatFits, TITLE_MAX } from '../../features/catalogue/fitting-text.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { countText, rangeText } from '../../features/catalogue/words.ts';
import type { UniversityData } from './university-data.ts';
import { universityQuestions } from './university-questions.ts';

export const universityCrumbs = ({ university }: UniversityData): readonly Crumb[] => [
  { label: 'Inicio', href: '/' },
  { label: 'Carreras', href: CAREERS_PATH },
  { label: university.shortName },
];

function collegeOrUniversity({ university, cities }: UniversityData) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: university.name,
    alternateName: university.shortName,
    url: `https://${university.website}/`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: university.city,
      addressRegion: university.region,
      addressCountry: 'CL',
    },
    location: cities.map(({ city, region }) => ({
      '@type': 'Place',
      name: city,
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: region, addressCountry: 'CL' },
    })),
  } satisfies WithContext<CollegeOrUniversity>;
}

export function universityHead(data: UniversityData): HeadData {
  const { university, summary } = data;
  const { name, shortName } = university;
  const { cutoff } = summary;
  const cut = cutoff ? ` Último seleccionado ${CUTOFF_YEAR}: ${rangeText(cutoff.min, cutoff.max, scoreText)}.` : '';
  return {
    title: firstThatFits(
      [
        `${name} (${shortName}): carreras y puntajes de corte`,
        `${name}: carreras y puntajes de corte`,
        `${name}: carreras y cortes`,
        `${name}`,
      ],
      TITLE_MAX,
    ),
    description: `${shortName}: ${countText(summary.programs, 'programa', 'programas')} de Admisión ${OFFER_YEAR} con ponderaciones, vacantes y arancel.${cut}`,
    canonical: universityPath(university.id),
    jsonLd: [breadcrumbList(universityCrumbs(data)), collegeOrUniversity(data), faqPage(universityQuestions(data))],
  };
}
