import { Disclosure, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { slug } from '../../../admission/slug.ts';
import { JumpLinks } from '../../components/JumpLinks.tsx';
import css from './ProgramGroups.module.css';
import { ProgramList } from './ProgramList.tsx';
import type { ProgramRow } from './program-row.ts';
import { otherWeightsText } from './reservation-text.ts';
import { SourceNote } from './SourceNote.tsx';
import { scoreText } from './score-text.ts';
import { countText, rangeText } from './words.ts';

/** Up to here a page shows every programme at once; beyond it each group opens by itself. */
const OPEN_PROGRAMS_MAX = 15;

interface ProgramGroupsProps {
  readonly rows: readonly ProgramRow[];
  readonly groupOf: (row: ProgramRow) => string;
  /** Of the links to the groups: "Ir a una región". */
  readonly label: string;
  /** Whether links of other pages lead to single programmes. */
  readonly linkedTo?: boolean;
  readonly title: (row: ProgramRow) => ReactNode;
  readonly subtitle: (row: ProgramRow) => string;
}

const idOf = (group: string) => `en-${slug(group)}`;

function summaryOf(rows: readonly ProgramRow[]): string {
  const filled = rows.flatMap(({ cutoffs }) =>
    cutoffs.filter(({ year, unfilled }) => year === CUTOFF_YEAR && !unfilled).map(({ last }) => last),
  );
  const count = countText(rows.length, 'programa', 'programas');
  if (filled.length === 0) return count;
  return `${count}, corte ${CUTOFF_YEAR} ${rangeText(Math.min(...filled), Math.max(...filled), scoreText)}`;
}

/** Programmes in groups, in the order in which the rows name them, with links to each group. */
export function ProgramGroups({ rows, groupOf, label, linkedTo = false, title, subtitle }: ProgramGroupsProps) {
  const groups = [...Map.groupBy(rows, groupOf)];
  const open = rows.length <= OPEN_PROGRAMS_MAX;
  return (
    <Stack gap="m">
      {groups.length > 1 ? (
        <JumpLinks
          label={label}
          links={groups.map(([group, { length }]) => ({ id: idOf(group), text: group, count: length }))}
        />
      ) : null}
      <div>
        {groups.map(([group, ofGroup]) => (
          <Disclosure
            key={group}
            open={open}
            summary={
              <span>
                {group} <span className={css.summary}>{summaryOf(ofGroup)}</span>
              </span>
            }
          >
            <ProgramList id={idOf(group)} rows={ofGroup} linkedTo={linkedTo} title={title} subtitle={subtitle} />
          </Disclosure>
        ))}
      </div>
      {rows.some(({ otherWeights }) => otherWeights) ? (
        <p>Donde dice que las ponderaciones cambiaron: {otherWeightsText()}</p>
      ) : null}
      <SourceNote
        of={['cutoffs', 'offer', 'statistics']}
        about="cada cifra de los programas"
        programs={rows.map(({ code, universityName, place, name }) => ({
          code,
          label: `${universityName}, ${place}: ${name}`,
        }))}
      />
    </Stack>
  );
}
