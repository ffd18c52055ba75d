import type { ReactNode } from 'react';
import { loadOffer, type SearchableOffer } from './load-offer.ts';
import { WithLoaded } from './WithLoaded.tsx';

interface WithOfferProps {
  /** Heading of a page that has none until it knows what it is about. */
  readonly title?: string;
  readonly children: (offer: SearchableOffer) => ReactNode;
}

/** What needs the whole offer, once it is here. */
export function WithOffer(props: WithOfferProps) {
  return <WithLoaded load={loadOffer} what="la oferta de carreras" {...props} />;
}
