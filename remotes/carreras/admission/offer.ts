import { type Catalogue, openCatalogue } from './catalogue.ts';
import encoded from './data/offer.json' with { type: 'json' };
import { decodeOffer } from './encoded-offer.ts';

/**
 * The catalogue of the data files, for builds and services. A page that needs the whole offer
 * imports this file lazily (`await import('../../admission/offer.ts')`): the data is most of it.
 */
const { programs, universities } = decodeOffer(encoded);

export const OFFER: Catalogue = openCatalogue(programs, universities);
