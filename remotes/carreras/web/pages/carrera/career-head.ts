import type { HeadData } from '@travesia/contracts/page';
import { breadcrumbList, type Crumb, faqPage } from '@travesia/kit-ui';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { CAREERS_PATH, careerPath } from '../../../routes.ts';
import { DESCRIPTION_MAX, firstThatFits, TITLE_MAX } from '../../features/catalogue/fitting-text.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { shortCareerName } from '../../features/catalogue/short-career-name.ts';
import { countText, rangeText } from '../../features/catalogue/words.ts';
import type { CareerData } from './career-data.ts';
import { careerQuestions } from './career-questions.ts';

export const careerCrumbs = ({ name }: CareerData): readonly Crumb[] => [
  { label: 'Inicio', href: '/' },
  { label: 'Carreras', href: CAREERS_PATH },
  { label: shortCareerName(name) },
];

export function careerHead(data: CareerData): HeadData {
  const { id, rows, summary } = data;
  const name = shortCareerName(data.name);
  const { cutoff } = summary;
  const universities = new Map(rows.map((row) => [row.universityId, row.universityName]));
  const cut = cutoff ? ` Último seleccionado ${CUTOFF_YEAR}: ${rangeText(cutoff.min, cutoff.max, scoreText)}.` : '';
  const offer = `${countText(summary.programs, 'programa', 'programas')} en ${countText(universities.size, 'universidad', 'universidades')}`;
  return {
    title: firstThatFits(
      [
        `${name}: universidades, ponderaciones y aranceles`,
        `${name}: dónde estudiar y cuánto pondera`,
        `${name}: dónde se estudia`,
        `${name}: carrera`,
      ],
      TITLE_MAX,
    ),
    description: firstThatFits(
      [
        `${name}: ${offer}. Ponderaciones, vacantes, arancel y duración de cada programa.${cut}`,
        `${name}: ${offer}. Ponderaciones y arancel.${cut}`,
        `${name}: ${offer}.${cut}`,
      ],
      DESCRIPTION_MAX,
    ),
    canonical: careerPath(id),
    jsonLd: [breadcrumbList(careerCrumbs(data)), faqPage(careerQuestions(data))],
  };
}
