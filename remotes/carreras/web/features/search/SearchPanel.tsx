import { FACTORS } from '@travesia/kit-paes';
import { useHost } from '@travesia/kit-remote';
import { Button, Cluster, Disclosure, Notice, Select, Stack } from '@travesia/kit-ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import { SORTS } from '../../../admission/filters/explorer-state.ts';
import type { Program } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';
import { slug } from '../../../admission/slug.ts';
import { CAREERS_PATH, careerProgramPath, discontinuedPath, scorePath } from '../../../routes.ts';
import { CompareBar } from '../../components/CompareBar.tsx';
import { standingOf } from '../application/standing.ts';
import { SourceNote } from '../catalogue/SourceNote.tsx';
import { PROGRAM_FIGURES } from '../catalogue/sources.ts';
import { countText } from '../catalogue/words.ts';
import type { SearchableOffer } from '../offer/load-offer.ts';
import { OwnScoresForm } from '../own-scores/OwnScoresForm.tsx';
import { placeOf, scoresOf } from '../own-scores/score-texts.ts';
import { scoresSummary } from '../own-scores/scores-summary.ts';
import { useOwnScores } from '../own-scores/use-own-scores.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { DiscontinuedHint } from './DiscontinuedHint.tsx';
import type { ChangeExplorer } from './filter-changes.ts';
import { ProgramComparison } from './ProgramComparison.tsx';
import { ProgramPages } from './ProgramPages.tsx';
import { ProgramRow } from './ProgramRow.tsx';
import { reachHeading, reachOfPrograms } from './reach-text.ts';
import { createResultSteps } from './results.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchHint } from './SearchHint.tsx';
import css from './SearchPanel.module.css';
import {
  COMPARED_MAX,
  COMPARISON_FULL,
  EMPTY_SEARCH,
  type SearchState,
  searchOfPage,
  toggleCompared,
} from './search-state.ts';
import { missingScores, sortName } from './sort-name.ts';
import { RESULTS_ID, useArrivalAtResults } from './use-arrival-at-results.ts';

interface SearchPanelProps {
  readonly offer: SearchableOffer;
  readonly state: SearchState;
  /** Of the address that the page was opened at. */
  readonly hash: string;
  readonly onChange: (next: (before: SearchState) => Partial<SearchState>) => void;
}

/** Its place in the calculator of its career, which says what it takes. */
const scoreHref = ({ career, code }: Program) => `${scorePath(slug(career))}#programa=${code}`;
const programHref = ({ career, code }: Program) => careerProgramPath(slug(career), code);
const historyHref = ({ career }: Program) => discontinuedPath(slug(career));

/** The scores that are reckoned with, or the way to write them. */
function scoresTitle(scores: Scores): string {
  const own = scoresSummary(scores);
  return own === '' ? 'Escribe tus puntajes: te decimos cómo quedas' : `Con tus puntajes: ${own}`;
}

/** What a search without an account finds, its filters and the comparison. */
export function SearchPanel({ offer, state, hash, onChange }: SearchPanelProps) {
  const host = useHost();
  const { catalogue } = offer;
  const { compared } = state;
  const explorer = useDeferredValue(state.explorer);
  const own = useOwnScores();
  const texts = useDeferredValue(own.texts);
  const scores = useMemo(() => scoresOf(texts), [texts]);
  const place = useMemo(() => placeOf(texts), [texts]);
  const steps = useMemo(() => createResultSteps(offer), [offer]);
  const { programs, counts, answer } = useMemo(
    () => steps.results(explorer, scores, place),
    [steps, explorer, scores, place],
  );
  const { query, sort } = state.explorer;
  const standingTo = useMemo(
    () => (Object.keys(scores).length === 0 ? null : (program: Program) => standingOf(program, scores, place)),
    [scores, place],
  );
  const reachOf = useMemo(
    () => (sort === 'reach' ? reachOfPrograms(scores, place) : () => null),
    [sort, scores, place],
  );
  const active = activeFilters(explorer, catalogue);
  const comparedPrograms = compared.flatMap((code) => catalogue.program(code) ?? []);
  const reach = sort === 'reach' ? reachHeading(scores) : null;
  const missing = missingScores(sort, scores);
  const results = useArrivalAtResults(hash, sort !== 'reach' || reach !== null);
  const comparisonTitle = useRef<HTMLHeadingElement>(null);
  const changeExplorer: ChangeExplorer = (next) =>
    onChange(({ explorer: before }) => ({ explorer: { ...before, ...next(before) }, page: EMPTY_SEARCH.page }));
  const setCompared = (codes: readonly string[]) => onChange(() => ({ compared: codes }));
  function compare({ code }: Program): void {
    const next = toggleCompared(compared, code);
    if (next) setCompared(next);
    else host.notify({ tone: 'info', text: COMPARISON_FULL });
  }
  const isSaid = answer.absence !== null || answer.discontinued.length > 0;
  const isAsking = explorer.query.trim() !== '' || active.length > 0 || sort !== 'relevance';
  return (
    <Stack gap="m">
      <SearchFilters catalogue={catalogue} counts={counts()} explorer={explorer} onChange={changeExplorer} />
      <div className={css.order}>
        <Select
          label="Orden"
          value={sort}
          onValueChange={(value) =>
            changeExplorer(() => ({ sort: SORTS.find((known) => known === value) ?? 'relevance' }))
          }
          options={SORTS.map((known) => ({ value: known, label: sortName(known, query) }))}
        />
        <Disclosure summary={scoresTitle(scores)}>
          <OwnScoresForm asked={FACTORS} own={own} title={false} />
        </Disclosure>
      </div>
      {isAsking ? (
        <section ref={results} id={RESULTS_ID} tabIndex={-1} aria-label="Programas encontrados">
          {reach ? (
            <>
              <h2 className={css.title}>{reach.title}</h2>
              <p>{reach.about}</p>
            </>
          ) : null}
          <Cluster gap="s" justify="between">
            <p className={isSaid && programs.length === 0 ? 'visually-hidden' : css.count} role="status">
              {countText(programs.length, 'programa', 'programas')}
            </p>
            {active.length > 0 ? (
              <Button variant="quiet" onClick={() => changeExplorer(withoutFilters)}>
                Quitar filtros ({active.length})
              </Button>
            ) : null}
          </Cluster>
          {programs.length > 0 ? <SourceNote of={PROGRAM_FIGURES} about="cada cifra de la lista" /> : null}
          {missing === '' ? null : (
            <Notice>
              <p>
                Para ese orden te falta: {missing}. Escríbelo arriba, donde van tus puntajes; mientras, la lista va sin
                ese orden.
              </p>
            </Notice>
          )}
          <SearchHint answer={answer} />
          <DiscontinuedHint catalogue={catalogue} programs={answer.discontinued} hrefOf={historyHref} />
          {programs.length === 0 && !isSaid ? (
            <p>
              Ningún programa cumple todo eso. Prueba con menos filtros o con otra palabra: los nombres cortos y las
              siglas también sirven.
            </p>
          ) : null}
          {programs.length > 0 ? (
            <ProgramPages
              programs={programs}
              page={state.page}
              hrefOf={(page) => CAREERS_PATH + searchOfPage(state, page)}
            >
              {(program) => (
                <ProgramRow
                  program={program}
                  university={catalogue.universityOf(program)}
                  href={programHref(program)}
                  standing={standingTo?.(program) ?? null}
                  reach={reachOf(program)}
                  isSaved={null}
                  isCompared={compared.includes(program.code)}
                  onCompare={compare}
                />
              )}
            </ProgramPages>
          ) : null}
        </section>
      ) : null}
      {comparedPrograms.length > 0 ? (
        <section aria-labelledby="comparacion" className={css.comparison}>
          <h2 id="comparacion" ref={comparisonTitle} tabIndex={-1} className={css.title}>
            Comparación: {comparedPrograms.length} de {COMPARED_MAX}
          </h2>
          <ProgramComparison
            catalogue={catalogue}
            programs={comparedPrograms}
            hrefOf={scoreHref}
            standingTo={standingTo}
            hideCaption
            onRemove={(code) => setCompared(compared.filter((other) => other !== code))}
          />
        </section>
      ) : null}
      <CompareBar compared={comparedPrograms.length} max={COMPARED_MAX} titleRef={comparisonTitle} />
    </Stack>
  );
}
