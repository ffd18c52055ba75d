import type { HeadData } from '@travesia/contracts/page';
import { breadcrumbList, type Crumb } from '@travesia/kit-ui';
import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { CAREERS_PATH, careerPath, scorePath } from '../../../routes.ts';
import { type DiscontinuedRow, discontinuedRow } from './discontinued-row.ts';

/** What the pages of a career show of which nothing is offered any more. */
export interface DiscontinuedCareerData {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  readonly discontinued: readonly DiscontinuedRow[];
  /** The careers of its area that are offered, by name. */
  readonly siblings: readonly { readonly id: string; readonly name: string }[];
}

export function discontinuedCareerData(
  offer: Catalogue,
  { id, name, area, discontinued }: Career,
): DiscontinuedCareerData {
  return {
    id,
    name,
    area,
    discontinued: discontinued.map((program) => discontinuedRow(offer, program)),
    siblings: offer.careers
      .filter((career) => career.area === area)
      .map((career) => ({ id: career.id, name: career.name })),
  };
}

export const discontinuedCrumbs = ({ name }: DiscontinuedCareerData): readonly Crumb[] => [
  { label: 'Inicio', href: '/' },
  { label: 'Carreras', href: CAREERS_PATH },
  { label: name },
];

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
  return { title, description: `${gone}. ${rest}`, canonical, jsonLd: [breadcrumbList(discontinuedCrumbs(data))] };
}
