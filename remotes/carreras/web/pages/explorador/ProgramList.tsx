import { memo } from 'react';
import type { Catalogue } from '../../../admission/catalogue.ts';
import type { Program } from '../../../admission/program.ts';
import { programPath } from '../../../routes.ts';
import type { Standing } from '../../features/application/standing.ts';
import { ProgramPages } from '../../features/search/ProgramPages.tsx';
import { ProgramRow } from '../../features/search/ProgramRow.tsx';

/** What a row can do; the same functions as long as the page lives. */
export interface RowActions {
  save(program: Program): void;
  compare(program: Program): void;
}

interface ProgramListProps {
  readonly catalogue: Catalogue;
  readonly programs: readonly Program[];
  readonly page: number;
  readonly hrefOfPage: (page: number) => string;
  readonly standingTo: (program: Program) => Standing;
  readonly reachOf: (program: Program) => string | null;
  readonly saved: readonly string[];
  readonly compared: readonly string[];
  readonly actions: RowActions;
}

/** What was found. It stays as it is while the student goes on typing or choosing. */
export const ProgramList = memo(function ProgramList(props: ProgramListProps) {
  const { catalogue, programs, page, hrefOfPage, standingTo, reachOf, saved, compared, actions } = props;
  return (
    <ProgramPages programs={programs} page={page} hrefOf={hrefOfPage}>
      {(program) => (
        <ProgramRow
          program={program}
          university={catalogue.universityOf(program)}
          href={programPath(program.code)}
          standing={standingTo(program)}
          reach={reachOf(program)}
          isSaved={saved.includes(program.code)}
          isCompared={compared.includes(program.code)}
          onSave={actions.save}
          onCompare={actions.compare}
        />
      )}
    </ProgramPages>
  );
});
