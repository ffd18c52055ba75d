import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';

/** A career as a list of links names it. */
export interface Sibling {
  readonly id: string;
  readonly name: string;
}

/** The other careers of its area that are offered, by name. */
export const siblingsOf = (offer: Catalogue, career: Career): readonly Sibling[] =>
  offer.careers.filter((other) => other.area === career.area && other !== career).map(({ id, name }) => ({ id, name }));
