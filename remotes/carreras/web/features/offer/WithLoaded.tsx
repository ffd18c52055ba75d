import { Button, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { useLoaded } from './use-loaded.ts';

interface WithLoadedProps<T> {
  /** The same function as long as the component lives. */
  readonly load: () => Promise<T>;
  /** Heading of a page that has none until it knows what it is about. */
  readonly title?: string;
  /** What it is, for whoever waits for it: "la oferta de carreras". */
  readonly what: string;
  readonly children: (value: T) => ReactNode;
}

/** What needs something that comes later, once it is here. */
export function WithLoaded<T>({ load, title, what, children }: WithLoadedProps<T>) {
  const state = useLoaded(load, true);
  if (state.status === 'loaded') return children(state.value);
  return (
    <Stack>
      {title === undefined ? null : <PageHeader title={title} />}
      {state.status === 'failed' ? (
        <Notice tone="warning" title={`No llegó ${what}`} live>
          <p>Lo que guardaste está a salvo. Revisa tu conexión e inténtalo otra vez.</p>
          <Button variant="secondary" onClick={state.retry}>
            Reintentar
          </Button>
        </Notice>
      ) : (
        <Skeleton lines={8} label={`Cargando ${what}…`} />
      )}
    </Stack>
  );
}
