import type { Catalogue } from '../../admission/catalogue.ts';

export function careerIndexData(offer: Catalogue): { readonly careers: number } {
  return { careers: offer.careers.length };
}
