import { Button, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { loadOffer, type SearchableOffer } from './load-offer.ts';
import { useLoaded } from './use-loaded.ts';

interface WithOfferProps {
  /** Heading of a page that has none until it knows what it is about. */
  readonly title?: string;
  readonly children: (offer: SearchableOffer) => ReactNode;
}

/** What needs the whole offer, once it is here. */
export function WithOffer({ title, children }: WithOfferProps) {
  const state = useLoaded(loadOffer, true);
  if (state.status === 'loaded') return children(state.value);
  return (
    <Stack>
      {title === undefined ? null : <PageHeader title={title} />}
      {state.status === 'failed' ? (
        <Notice tone="warning" title="La oferta de carreras no llegó" live>
          <p>Lo que guardaste está a salvo. Revisa tu conexión e inténtalo otra vez.</p>
          <Button variant="secondary" onClick={state.retry}>
            Reintentar
          </Button>
        </Notice>
      ) : (
        <Skeleton lines={8} label="Cargando la oferta de carreras…" />
      )}
    </Stack>
  );
}
