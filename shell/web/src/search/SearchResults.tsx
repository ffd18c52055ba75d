import type { SearchEntry, StateStream } from '@travesia/contracts/page';
import type { Found, FoundGroup } from '@travesia/kit-remote/finder';
import { type MouseEvent, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { ResultGroup } from './ResultGroup.tsx';
import css from './SearchResults.module.css';
import type { SearchIndex, SearchState } from './search-index.ts';
import { RESULTS_ID, useActiveOption } from './use-active-option.ts';
import { useSearchQuery } from './use-search-query.ts';

function useStream<T>(stream: StateStream<T>): T {
  return useSyncExternalStore(
    (changed) => {
      const subscription = stream.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => stream.get(),
  );
}

const MISSING = {
  public: 'Falta una parte de lo que se puede buscar: no llegó por la red.',
  own: 'No pudimos buscar entre lo tuyo: no llegó por la red.',
} as const;

const HINT =
  'Escribe el nombre de una carrera, una universidad, un contenido o una página. Da lo mismo si va sin tildes.';

const NOTHING: Found = { groups: [], isWhole: true };

/** What somebody sees above the results; `null` where they speak for themselves. */
function saidOf(query: string, { finder, isLoading, missing }: SearchState, { groups, isWhole }: Found): string | null {
  if (query === '') return HINT;
  if (finder === null) return isLoading || missing ? null : HINT;
  if (groups.length === 0) return `No encontramos «${query}». Prueba con menos palabras o con otro nombre.`;
  return isWhole ? null : 'Nada tiene todas esas palabras. Esto se parece:';
}

/** What a screen reader is told when the results change. */
function countText(count: number, first: SearchEntry | undefined): string {
  if (!first) return '';
  return `${count === 1 ? '1 resultado' : `${count} resultados`}. El primero: ${first.title}.`;
}

/** Each with the place of its first entry among all. */
function withPlaces(groups: readonly FoundGroup[]): readonly { readonly group: FoundGroup; readonly from: number }[] {
  let from = 0;
  return groups.map((group) => {
    const placed = { group, from };
    from += group.entries.length;
    return placed;
  });
}

interface SearchResultsProps {
  readonly sheet: HTMLDialogElement;
  readonly field: HTMLInputElement;
  readonly index: SearchIndex;
}

export function SearchResults({ sheet, field, index }: SearchResultsProps): ReactNode {
  const state = useStream(index.state$);
  const query = useSearchQuery(field).trim();
  const { finder, start, isLoading, missing, isSignedIn } = state;
  const found = useMemo(
    () => (query === '' ? { groups: start, isWhole: true } : (finder?.find(query) ?? NOTHING)),
    [finder, start, query],
  );
  const entries = found.groups.flatMap((group) => group.entries);
  const active = useActiveOption(field, query, entries.length);
  const said = saidOf(query, state, found);
  const leave = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) sheet.close();
  };
  return (
    <>
      <div role="status">
        {said !== null && <p className={css.said}>{said}</p>}
        {query !== '' && <p className="visually-hidden">{countText(entries.length, entries[0])}</p>}
      </div>
      {finder === null && isLoading && <p className={css.said}>Cargando el buscador…</p>}
      <div id={RESULTS_ID} role="listbox" aria-label="Resultados">
        {withPlaces(found.groups).map(({ group, from }) => (
          <ResultGroup key={group.label} {...{ group, from, active, isSignedIn }} onChoose={leave} />
        ))}
      </div>
      {missing && (
        <p role="alert" className={css.said}>
          {MISSING[missing]}{' '}
          <button type="button" onClick={() => void index.refresh()}>
            Reintentar
          </button>
        </p>
      )}
    </>
  );
}
