import { Button, Cluster, formatDecimal, Icon, Notice, Select, slidersIcon, TextField } from '@travesia/kit-ui';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { type ExplorerState, SORTS } from '../../../admission/filters/explorer-state.ts';
import { CUTOFF_YEAR, OFFER_YEAR, type Program, TUITION_YEAR } from '../../../admission/program.ts';
import { UF_IN_CLP } from '../../../admission/tuition.ts';
import { programPath } from '../../../routes.ts';
import { type StudentAccount, useStudentScores } from '../../features/account/index.ts';
import { standingOf } from '../../features/application/standing.ts';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { PROGRAM_FIGURES } from '../../features/catalogue/sources.ts';
import { useAfterPaint } from '../../features/catalogue/use-after-paint.ts';
import { useWhileIdle } from '../../features/catalogue/use-while-idle.ts';
import type { SearchableOffer } from '../../features/offer/load-offer.ts';
import { activeFilters, withoutFilters } from '../../features/search/active-filters.ts';
import { DiscontinuedHint } from '../../features/search/DiscontinuedHint.tsx';
import type { ChangeExplorer } from '../../features/search/filter-changes.ts';
import { reachHeading, reachOfPrograms } from '../../features/search/reach-text.ts';
import { createResultSteps } from '../../features/search/results.ts';
import { SearchHint } from '../../features/search/SearchHint.tsx';
import { missingScores, sortName } from '../../features/search/sort-name.ts';
import { RESULTS_ID, useArrivalAtResults } from '../../features/search/use-arrival-at-results.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { ProgramList, type RowActions } from './ProgramList.tsx';
import css from './SearchView.module.css';

interface SearchViewProps {
  readonly offer: SearchableOffer;
  readonly account: StudentAccount;
  readonly explorer: ExplorerState;
  /** Of the address that the page was opened at. */
  readonly hash: string;
  readonly page: number;
  readonly hrefOfPage: (page: number) => string;
  readonly onChange: ChangeExplorer;
  readonly saved: readonly string[];
  readonly compared: readonly string[];
  readonly actions: RowActions;
  readonly scoresHref: string;
}

const sheetHref = ({ code }: Program) => programPath(code);

export function SearchView(props: SearchViewProps) {
  const { offer, account, explorer, hash, page, hrefOfPage, onChange, saved, compared, actions, scoresHref } = props;
  const { catalogue } = offer;
  const { scores, ranges, place } = useStudentScores(account);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  function closeFilters(): void {
    setOpen(false);
    opener.current?.focus();
    opener.current?.scrollIntoView();
  }
  const steps = useMemo(() => createResultSteps(offer), [offer]);
  const { programs, counts, answer } = useMemo(
    () => steps.results(explorer, scores, place),
    [steps, explorer, scores, place],
  );
  // An order by distance weighs the whole offer, which on a slow phone takes as long as an answer may.
  const prepare = useCallback((program: Program) => steps.prepare(program, scores, place), [steps, scores, place]);
  useWhileIdle(catalogue.programs, prepare);
  // The programmes come first: what the others would leave is read, and counted, after them.
  const countsShown = useAfterPaint(counts);
  const { query, sort, ...filters } = explorer;
  const active = activeFilters(explorer, catalogue);
  const standingTo = useMemo(() => {
    const known = new Map<string, ReturnType<typeof standingOf>>();
    return (program: (typeof programs)[number]) => {
      const standing = known.get(program.code) ?? standingOf(program, scores, place, ranges);
      known.set(program.code, standing);
      return standing;
    };
  }, [scores, place, ranges]);
  const reachOf = useMemo(
    () => (sort === 'reach' ? reachOfPrograms(scores, place) : () => null),
    [sort, scores, place],
  );
  const reach = sort === 'reach' ? reachHeading(scores) : null;
  const results = useArrivalAtResults(hash, sort !== 'reach' || reach !== null);
  const missing = missingScores(sort, scores);
  const total = programs.length;
  const countText = total === 1 ? '1 programa' : `${formatDecimal(total)} programas`;
  const isSaid = answer.absence !== null || answer.discontinued.length > 0;
  const hasScores = Object.keys(scores).length > 0;

  return (
    <div className={css.layout}>
      <div className={css.search}>
        <TextField
          label="Carrera, universidad o ciudad"
          type="search"
          value={query}
          onValueChange={(text) => onChange(() => ({ query: text }))}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Select
          label="Orden"
          value={sort}
          onValueChange={(value) => onChange(() => ({ sort: SORTS.find((known) => known === value) ?? 'relevance' }))}
          options={SORTS.map((known) => ({ value: known, label: sortName(known, query) }))}
        />
        <Button
          variant="secondary"
          className={css.opener ?? ''}
          aria-expanded={isOpen}
          aria-controls={panelId}
          ref={opener}
          onClick={() => setOpen((open) => !open)}
        >
          <Icon shape={slidersIcon} size="s" /> {active.length > 0 ? `Filtros (${active.length})` : 'Filtros'}
        </Button>
      </div>
      <section id={panelId} className={css.panel} data-open={isOpen} aria-label="Filtros">
        <FilterPanel catalogue={catalogue} counts={countsShown()} onChange={onChange} {...filters} />
        <Button className={css.closer ?? ''} onClick={closeFilters}>
          Ver {countText}
        </Button>
      </section>
      <section ref={results} id={RESULTS_ID} tabIndex={-1} className={css.results} aria-label="Programas encontrados">
        {reach ? (
          <>
            <h2>{reach.title}</h2>
            <p>{reach.about}</p>
          </>
        ) : null}
        <Cluster gap="s" justify="between">
          <p className={css.count} role="status">
            {countText}
          </p>
          {active.length > 0 ? (
            <Button variant="quiet" onClick={() => onChange(withoutFilters)}>
              Quitar filtros
            </Button>
          ) : null}
        </Cluster>
        {active.length > 0 ? (
          <ul className={css.chips} aria-label="Filtros puestos">
            {active.map(({ text, without }) => (
              <li key={text}>
                <button type="button" className={css.chip} onClick={() => onChange(() => without)}>
                  <span className="visually-hidden">Quitar </span>
                  {text} <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {total > 0 ? <SourceNote of={PROGRAM_FIGURES} about="cada cifra de la lista" /> : null}
        {missing === '' ? null : (
          <Notice>
            <p>
              Para ese orden te falta: {missing}. Escríbelo en <a href={scoresHref}>tus puntajes</a>; mientras, la lista
              va sin ese orden.
            </p>
          </Notice>
        )}
        <SearchHint answer={answer} />
        <DiscontinuedHint catalogue={catalogue} programs={answer.discontinued} hrefOf={sheetHref} />
        {isSaid && total === 0 ? null : total === 0 ? (
          <p className={css.none}>
            Ningún programa cumple todo eso. Prueba con menos filtros o con otra palabra: los nombres cortos y las
            siglas también sirven.
          </p>
        ) : (
          <ProgramList
            catalogue={catalogue}
            programs={programs}
            page={page}
            hrefOfPage={hrefOfPage}
            standingTo={standingTo}
            reachOf={reachOf}
            saved={saved}
            compared={compared}
            actions={actions}
          />
        )}
        {hasScores ? (
          <p className={css.source}>
            Donde dice que las ponderaciones cambiaron: el corte de {CUTOFF_YEAR} se calculó con otras, no son
            comparables uno a uno, y no se puede saber qué habrían ponderado los seleccionados de {CUTOFF_YEAR} con las
            de {OFFER_YEAR}.
          </p>
        ) : null}
        <p className={css.source}>
          Los aranceles {TUITION_YEAR} que están en UF se ordenan y filtran a ${formatDecimal(UF_IN_CLP)} por UF, un
          valor aproximado de enero de 2026. Antes de postular, confirma en DEMRE.
        </p>
      </section>
    </div>
  );
}
