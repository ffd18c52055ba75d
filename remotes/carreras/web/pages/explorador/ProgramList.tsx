import { memo } from 'react';
import type { Catalogue } from '../../../admission/catalogue.ts';
import type { Program } from '../../../admission/program.ts';
import type { Standing } from '../../features/application/standing.ts';
import { BlockList } from './BlockList.tsx';
import { ProgramRow, type RowActions } from './ProgramRow.tsx';

interface ProgramListProps {
  readonly catalogue: Catalogue;
  readonly programs: readonly Program[];
  readonly standingTo: (program: Program) => Standing;
  readonly saved: readonly string[];
  readonly compared: readonly string[];
  readonly actions: RowActions;
}

/** What was found. It stays as it is while the student goes on typing or choosing. */
export const ProgramList = memo(function ProgramList(props: ProgramListProps) {
  const { catalogue, programs, standingTo, saved, compared, actions } = props;
  return (
    <BlockList label="Programas" rows={programs}>
      {(program, index) => (
        <ProgramRow
          key={program.code}
          program={program}
          university={catalogue.universityOf(program)}
          standing={standingTo(program)}
          position={index + 1}
          total={programs.length}
          isSaved={saved.includes(program.code)}
          isCompared={compared.includes(program.code)}
          actions={actions}
        />
      )}
    </BlockList>
  );
});
