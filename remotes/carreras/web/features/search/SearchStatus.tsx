import { Button } from '@travesia/kit-ui';
import type { LoadState } from '../offer/use-loaded.ts';

/** What whoever searches reads while the search is not here. Put it where changes are announced. */
export function SearchStatus({ state }: { readonly state: LoadState<unknown> }) {
  switch (state.status) {
    case 'idle':
    case 'loaded':
      return null;
    case 'loading':
      return <span>Preparando el buscador…</span>;
    case 'failed':
      return (
        <span>
          El buscador no llegó. Revisa tu conexión.{' '}
          <Button variant="secondary" onClick={state.retry}>
            Reintentar
          </Button>
        </span>
      );
  }
}
