import type { HeadData } from '@travesia/contracts/page';
import { breadcrumbList, type Crumb, faqPage, type Question } from '@travesia/kit-ui';
import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { CAREERS_PATH, careerPath, scorePath } from '../../../routes.ts';
import { type Sibling, siblingsOf } from './career-siblings.ts';
import { type DiscontinuedRow, discontinuedRow } from './discontinued-row.ts';
import { listText } from './words.ts';

/** What the pages of a career show of which nothing is offered any more. */
export interface DiscontinuedCareerData {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  readonly discontinued: readonly DiscontinuedRow[];
  /** The careers of its area that are offered, by name. */
  readonly siblings: readonly Sibling[];
}

export function discontinuedCareerData(offer: Catalogue, career: Career): DiscontinuedCareerData {
  const { id, name, area, discontinued } = career;
  return {
    id,
    name,
    area,
    discontinued: discontinued.map((program) => discontinuedRow(offer, program)),
    siblings: siblingsOf(offer, career),
  };
}

export const discontinuedCrumbs = ({ name }: DiscontinuedCareerData): readonly Crumb[] => [
  { label: 'Inicio', href: '/' },
  { label: 'Carreras', href: CAREERS_PATH },
  { label: name },
];

const SIMILAR_MAX = 6;

/** What people ask of a career that nobody offers; the answers are shown and told to search engines. */
export function discontinuedQuestions({
  name,
  area,
  discontinued,
  siblings,
}: DiscontinuedCareerData): readonly Question[] {
  const last = discontinued.map((row) => `${row.name}, de ${row.universityName} (hasta Admisión ${row.offeredIn})`);
  return [
    {
      question: `¿Se puede postular a ${name} en Admisión ${OFFER_YEAR}?`,
      answer: `No: ninguna universidad de la admisión centralizada la ofrece. Lo último que hubo: ${listText(last)}.`,
    },
    {
      question: '¿Qué carreras se le parecen?',
      answer: `Mira las de su área, ${area}: ${listText(siblings.slice(0, SIMILAR_MAX).map((career) => career.name))}.`,
    },
  ];
}

/** Head of the page that says what there was, or of the one that would say what score it takes. */
export function discontinuedHead(data: DiscontinuedCareerData, page: 'career' | 'score'): HeadData {
  const { id, name } = data;
  const gone = `Ninguna universidad ofrece ${name} en Admisión ${OFFER_YEAR}`;
  const [title, rest, canonical] =
    page === 'career'
      ? [`${name}: no está en la oferta ${OFFER_YEAR}`, 'Qué se ofrecía y qué carreras se le parecen.', careerPath(id)]
      : [
          `Puntaje para ${name}: sin oferta ${OFFER_YEAR}`,
          'No hay un puntaje que calcular; mira qué se le parece.',
          scorePath(id),
        ];
  return {
    title,
    description: `${gone}. ${rest}`,
    canonical,
    jsonLd: [breadcrumbList(discontinuedCrumbs(data)), faqPage(discontinuedQuestions(data))],
  };
}
