import { ButtonLink, EmptyState, SearchArt } from '@travesia/kit-ui';
import type { Catalogue } from '../../../admission/catalogue.ts';
import type { Program } from '../../../admission/program.ts';
import { programPath } from '../../../routes.ts';
import { type StudentAccount, useStudentScores } from '../../features/account/index.ts';
import { standingOf } from '../../features/application/standing.ts';
import { ProgramComparison } from '../../features/search/ProgramComparison.tsx';
import { COMPARED_MAX } from '../../features/search/search-state.ts';

interface ComparisonViewProps {
  readonly catalogue: Catalogue;
  readonly account: StudentAccount;
  readonly compared: readonly string[];
  readonly onRemove: (code: string) => void;
  readonly searchHref: string;
}

const hrefOf = ({ code }: Program) => programPath(code);

/** What the student compares, with their standing to it. */
export function ComparisonView({ catalogue, account, compared, onRemove, searchHref }: ComparisonViewProps) {
  const { scores, ranges, place } = useStudentScores(account);
  const programs = compared.flatMap((code) => catalogue.program(code) ?? []);
  if (programs.length === 0) {
    return (
      <EmptyState
        art={<SearchArt />}
        title={`Compara hasta ${COMPARED_MAX} programas`}
        actions={
          <ButtonLink href={searchHref} variant="secondary">
            Buscar programas
          </ButtonLink>
        }
      >
        <p>Elige «Comparar» en los programas que te interesan y míralos aquí, uno al lado del otro.</p>
      </EmptyState>
    );
  }
  return (
    <ProgramComparison
      catalogue={catalogue}
      programs={programs}
      hrefOf={hrefOf}
      standingTo={(program) => standingOf(program, scores, place, ranges)}
      onRemove={onRemove}
    />
  );
}
