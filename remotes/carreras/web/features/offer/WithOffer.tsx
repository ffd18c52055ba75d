import { Button, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import type { SearchableOffer } from './load-offer.ts';
import { useOffer } from './use-offer.ts';

interface WithOfferProps {
  /** Heading of a page that has none until it knows what it is about. */
  readonly title?: string;
  readonly children: (offer: SearchableOffer) => ReactNode;
}

/** What needs the whole offer, once it is here. */
export function WithOffer({ title, children }: WithOfferProps) {
  const state = useOffer();
  if (state.status === 'loaded') return children(state.offer);
  return (
    <Stack>
      {title === undefined ? null : <PageHeader title={title} />}
      {state.status === 'loading' ? (
        <Skeleton lines={8} label="Cargando la oferta de carreras…" />
      ) : (
        <Notice tone="warning" title="La oferta de carreras no llegó" live>
          <p>Lo que guardaste está a salvo. Revisa tu conexión e inténtalo otra vez.</p>
          <Button variant="secondary" onClick={state.retry}>
            Reintentar
          </Button>
        </Notice>
      )}
    </Stack>
  );
}
