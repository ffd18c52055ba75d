import type { HeadData } from '@travesia/contracts/page';
import { breadcrumbList, type Crumb } from '@travesia/kit-ui';
import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { CAREERS_PATH, careerPath } from '../../../routes.ts';
import { type DiscontinuedRow, discontinuedRow } from './discontinued-row.ts';
import { DESCRIPTION_MAX, firstThatFits, TITLE_MAX } from './fitting-text.ts';

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

export function discontinuedHead(data: DiscontinuedCareerData): HeadData {
  const { id, name } = data;
  return {
    title: firstThatFits(
      [`${name}: no está en la oferta ${OFFER_YEAR}`, `${name}: sin oferta ${OFFER_YEAR}`],
      TITLE_MAX,
    ),
    description: firstThatFits(
      [
        `Ninguna universidad ofrece ${name} en Admisión ${OFFER_YEAR}. Qué se ofrecía, con sus últimos seleccionados, y qué carreras se le parecen.`,
        `Ninguna universidad ofrece ${name} en Admisión ${OFFER_YEAR}. Qué se ofrecía y qué se le parece.`,
      ],
      DESCRIPTION_MAX,
    ),
    canonical: careerPath(id),
    jsonLd: [breadcrumbList(discontinuedCrumbs(data))],
  };
}
