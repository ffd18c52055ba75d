import type { Catalogue } from '../../admission/catalogue.ts';

export function cutoffIndexData(offer: Catalogue): { readonly careers: number } {
  return { careers: offer.careers.length };
}
