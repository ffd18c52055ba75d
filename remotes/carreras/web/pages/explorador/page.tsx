import { type PageProps, useHost, useStream } from '@travesia/kit-remote';
import {
  Icon,
  type IconShape,
  PageHeader,
  pencilIcon,
  Stack,
  scaleIcon,
  searchIcon,
  targetIcon,
} from '@travesia/kit-ui';
import { useCallback, useMemo } from 'react';
import type { Program } from '../../../admission/program.ts';
import { PREFERENCES_MAX } from '../../../preferences/operation.ts';
import { EXPLORER_PATH } from '../../../routes.ts';
import { ClaimScores } from '../../features/account/ClaimScores.tsx';
import { EstimatesInUse } from '../../features/account/EstimatesInUse.tsx';
import { type StudentAccount, useStudentAccount } from '../../features/account/index.ts';
import { SavingStatus } from '../../features/account/SavingStatus.tsx';
import { ScoresView } from '../../features/account/ScoresView.tsx';
import { CalendarDisclosure } from '../../features/calendar/CalendarDisclosure.tsx';
import { loadOffer } from '../../features/offer/load-offer.ts';
import { WithLoaded } from '../../features/offer/WithLoaded.tsx';
import type { ChangeExplorer } from '../../features/search/filter-changes.ts';
import { COMPARISON_FULL, searchOfPage, toggleCompared } from '../../features/search/search-state.ts';
import { useAddressedState } from '../../features/search/use-addressed-state.ts';
import type { RowActions } from './ProgramList.tsx';
import css from './page.module.css';
import { EMPTY_PAGE, pageSearch, pageState, VIEWS, type View, visited } from './page-state.ts';

export default function Explorador({ location }: PageProps) {
  const account = useStudentAccount();
  return (
    <Stack gap="m" data-area="carreras" data-density="work">
      <PageHeader title="Explorador de carreras" area="carreras" className={css.header ?? ''} />
      {account ? <Explorer account={account} location={location} /> : null}
    </Stack>
  );
}

const ADDRESS = { read: pageState, write: pageSearch, visited } as const;

/** The search comes beside what it searches. */
const loadSearch = () => Promise.all([loadOffer(), import('./SearchView.tsx')]);

/** Views that come when they are opened: most visits are a search. */
const loadComparison = () => import('./ComparisonView.tsx');
const loadApplication = () => import('../../features/application/ApplicationView.tsx');

const VIEW_ICONS: Readonly<Record<View, IconShape>> = {
  search: searchIcon,
  compare: scaleIcon,
  application: targetIcon,
  scores: pencilIcon,
};

const NOTHING: readonly string[] = [];

/** On a phone the views are wider than the screen: the one that is open is in sight, and the page stays where it is. */
function showView(current: HTMLAnchorElement | null): void {
  const row = current?.parentElement;
  if (!current || !row) return;
  const beyond = (row.clientWidth - current.offsetWidth) / 2;
  row.scrollLeft = current.offsetLeft - row.offsetLeft - beyond;
}

interface ExplorerProps extends Pick<PageProps, 'location'> {
  readonly account: StudentAccount;
}

function Explorer({ account, location }: ExplorerProps) {
  const host = useHost();
  const { preferences } = account;
  const { state, change, settle } = useAddressedState(location, ADDRESS);
  const { programs } = useStream(preferences.state$);
  const saved = programs ?? NOTHING;
  const { view, compared } = state;
  const hrefOf = (target: View) => EXPLORER_PATH + pageSearch({ ...state, view: target });
  const viewNames: Readonly<Record<View, string>> = {
    search: 'Buscar',
    compare: `Comparar (${compared.length})`,
    application: `Mi postulación (${saved.length})`,
    scores: 'Mis puntajes',
  };
  const changeExplorer = useCallback<ChangeExplorer>(
    (next) => change(({ explorer }) => ({ explorer: { ...explorer, ...next(explorer) }, page: EMPTY_PAGE.page })),
    [change],
  );
  const { explorer } = state;
  const hrefOfPage = useCallback(
    (page: number) => EXPLORER_PATH + searchOfPage({ explorer, compared, page }, page),
    [explorer, compared],
  );
  const setCompared = useCallback((codes: readonly string[]) => change(() => ({ compared: codes })), [change]);
  const actions = useMemo((): RowActions => {
    const { notify } = host;
    return {
      save({ code }: Program) {
        const isSaved = preferences.state$.get().programs?.includes(code);
        const result = isSaved ? preferences.remove(code) : preferences.add(code);
        if (result === 'full') {
          notify({
            tone: 'warning',
            text: `Tu lista ya tiene ${PREFERENCES_MAX} preferencias. Quita una para guardar otra.`,
          });
        }
      },
      compare({ code }: Program) {
        const next = toggleCompared(compared, code);
        if (next) setCompared(next);
        else notify({ tone: 'info', text: COMPARISON_FULL });
      },
    };
  }, [host, preferences, compared, setCompared]);

  return (
    // A click on a link leaves: the address has to say what is left.
    <div onClickCapture={settle} className={css.explorer}>
      <nav aria-label="Explorador" className={css.views}>
        {VIEWS.map((target) => (
          <a
            key={target}
            href={hrefOf(target)}
            className={css.view}
            {...(target === view && { 'aria-current': 'page' as const, ref: showView })}
          >
            <Icon shape={VIEW_ICONS[target]} size="s" />
            {viewNames[target]}
          </a>
        ))}
      </nav>
      <SavingStatus account={account} />
      <ClaimScores account={account} />
      {view === 'scores' ? null : <EstimatesInUse account={account} />}
      {view === 'scores' ? (
        <ScoresView account={account} />
      ) : (
        <WithLoaded load={loadSearch} what="la oferta de carreras">
          {([offer, { SearchView }]) => {
            switch (view) {
              case 'search':
                return (
                  <SearchView
                    offer={offer}
                    account={account}
                    explorer={explorer}
                    hash={location.hash}
                    page={state.page}
                    hrefOfPage={hrefOfPage}
                    onChange={changeExplorer}
                    saved={saved}
                    compared={compared}
                    actions={actions}
                    scoresHref={hrefOf('scores')}
                  />
                );
              case 'compare':
                return (
                  <WithLoaded key={view} load={loadComparison} what="la comparación">
                    {({ ComparisonView }) => (
                      <ComparisonView
                        catalogue={offer.catalogue}
                        account={account}
                        compared={compared}
                        onRemove={(code) => setCompared(compared.filter((other) => other !== code))}
                        searchHref={hrefOf('search')}
                      />
                    )}
                  </WithLoaded>
                );
              case 'application':
                return (
                  <WithLoaded key={view} load={loadApplication} what="tu postulación">
                    {({ ApplicationView }) => (
                      <ApplicationView
                        catalogue={offer.catalogue}
                        account={account}
                        searchHref={hrefOf('search')}
                        scoresHref={hrefOf('scores')}
                      />
                    )}
                  </WithLoaded>
                );
            }
          }}
        </WithLoaded>
      )}
      <CalendarDisclosure />
    </div>
  );
}
