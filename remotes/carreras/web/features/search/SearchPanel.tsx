import { useHost } from '@travesia/kit-remote';
import { Button, Cluster, formatDecimal, Stack } from '@travesia/kit-ui';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Program } from '../../../admission/program.ts';
import { slug } from '../../../admission/slug.ts';
import { careerPath, discontinuedPath, scorePath } from '../../../routes.ts';
import { CompareBar } from '../../components/CompareBar.tsx';
import { SourceNote } from '../catalogue/SourceNote.tsx';
import { PROGRAM_FIGURES } from '../catalogue/sources.ts';
import { countText } from '../catalogue/words.ts';
import type { SearchableOffer } from '../offer/load-offer.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { DiscontinuedHint } from './DiscontinuedHint.tsx';
import type { ChangeExplorer } from './filter-changes.ts';
import { ProgramComparison } from './ProgramComparison.tsx';
import { ProgramRow } from './ProgramRow.tsx';
import { createResultSteps } from './results.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchHint } from './SearchHint.tsx';
import css from './SearchPanel.module.css';
import { COMPARED_MAX, COMPARISON_FULL, type SearchState, toggleCompared } from './search-state.ts';

interface SearchPanelProps {
  readonly offer: SearchableOffer;
  readonly state: SearchState;
  readonly onChange: (next: (before: SearchState) => Partial<SearchState>) => void;
}

/** Rows of a list before somebody asks for more, and how many more they get. */
const ROWS_FIRST = 20;
const ROWS_MORE = 50;

const NO_SCORES = {};
const NO_PLACE = { bestTenth: false };

/** Its place in the calculator of its career, which says what it takes. */
const scoreHref = ({ career, code }: Program) => `${scorePath(slug(career))}#programa=${code}`;
const careerHref = ({ career }: Program) => careerPath(slug(career));
const historyHref = ({ career }: Program) => discontinuedPath(slug(career));

/** What a search without an account finds, its filters and the comparison. */
export function SearchPanel({ offer, state, onChange }: SearchPanelProps) {
  const host = useHost();
  const { catalogue } = offer;
  const { compared } = state;
  const explorer = useDeferredValue(state.explorer);
  const steps = useMemo(() => createResultSteps(offer), [offer]);
  const { programs, counts, answer } = useMemo(() => steps.results(explorer, NO_SCORES, NO_PLACE), [steps, explorer]);
  const active = activeFilters(explorer, catalogue);
  const comparedPrograms = compared.flatMap((code) => catalogue.program(code) ?? []);
  const comparisonTitle = useRef<HTMLHeadingElement>(null);
  const changeExplorer: ChangeExplorer = (next) =>
    onChange(({ explorer: before }) => ({ explorer: { ...before, ...next(before) } }));
  const setCompared = (codes: readonly string[]) => onChange(() => ({ compared: codes }));
  function compare({ code }: Program): void {
    const next = toggleCompared(compared, code);
    if (next) setCompared(next);
    else host.notify({ tone: 'info', text: COMPARISON_FULL });
  }
  const isSaid = answer.absence !== null || answer.discontinued.length > 0;
  const isAsking = explorer.query.trim() !== '' || active.length > 0;
  return (
    <Stack gap="m">
      <SearchFilters catalogue={catalogue} counts={counts} explorer={explorer} onChange={changeExplorer} />
      {isAsking ? (
        <section aria-label="Programas encontrados">
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
          <SearchHint answer={answer} />
          <DiscontinuedHint catalogue={catalogue} programs={answer.discontinued} hrefOf={historyHref} />
          {programs.length === 0 && !isSaid ? (
            <p>
              Ningún programa cumple todo eso. Prueba con menos filtros o con otra palabra: los nombres cortos y las
              siglas también sirven.
            </p>
          ) : null}
          <FoundPrograms offer={offer} programs={programs} compared={compared} onCompare={compare} />
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
            standingTo={null}
            hideCaption
            onRemove={(code) => setCompared(compared.filter((other) => other !== code))}
          />
        </section>
      ) : null}
      <CompareBar compared={comparedPrograms.length} max={COMPARED_MAX} titleRef={comparisonTitle} />
    </Stack>
  );
}

interface FoundProgramsProps {
  readonly offer: SearchableOffer;
  readonly programs: readonly Program[];
  readonly compared: readonly string[];
  readonly onCompare: (program: Program) => void;
}

/** The first of them, how many there are, and the way to the rest. */
function FoundPrograms({ offer: { catalogue }, programs, compared, onCompare }: FoundProgramsProps) {
  const [extended, setExtended] = useState({ programs, rows: ROWS_FIRST });
  const rows = extended.programs === programs ? extended.rows : ROWS_FIRST;
  const list = useRef<HTMLDivElement>(null);
  /** Position of the row that whoever asked for more goes on from. */
  const goOnFrom = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (goOnFrom.current === null) return;
    list.current?.children[goOnFrom.current]?.querySelector('a')?.focus();
    goOnFrom.current = null;
  });
  const more = Math.min(ROWS_MORE, programs.length - rows);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: its rows are those of the explorer's list, which stand in blocks. */}
      <div role="list" aria-label="Programas" ref={list}>
        {programs.slice(0, rows).map((program, position) => (
          <ProgramRow
            key={program.code}
            program={program}
            university={catalogue.universityOf(program)}
            href={careerHref(program)}
            standing={null}
            position={position + 1}
            total={programs.length}
            isSaved={null}
            isCompared={compared.includes(program.code)}
            onCompare={onCompare}
          />
        ))}
      </div>
      {more > 0 ? (
        <p className={css.more}>
          Mostramos {rows} de {formatDecimal(programs.length)}.{' '}
          <Button
            variant="secondary"
            onClick={() => {
              goOnFrom.current = rows;
              setExtended({ programs, rows: rows + ROWS_MORE });
            }}
          >
            Mostrar {more} más
          </Button>
        </p>
      ) : null}
    </>
  );
}
