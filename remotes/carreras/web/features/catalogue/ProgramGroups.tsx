import { Disclosure, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { CUTOFF_YEAR, CUTOFF_YEARS } from '../../../admission/program.ts';
import { slug } from '../../../admission/slug.ts';
import css from './ProgramGroups.module.css';
import { ProgramList } from './ProgramList.tsx';
import type { ProgramRow } from './program-row.ts';
import { otherWeightsText } from './reservation-text.ts';
import { SourceNote } from './SourceNote.tsx';
import { scoreText } from './score-text.ts';
import { countText, rangeText } from './words.ts';

/** Up to here a page shows every programme at once; beyond it each group opens by itself. */
const OPEN_PROGRAMS_MAX = 15;

/** With the cut-offs of every year, longer lists would not be read as fast on a slow network. Theirs are on the page of the cut-offs. */
const HISTORIES_MAX = 70;

interface ProgramGroupsProps {
  readonly rows: readonly ProgramRow[];
  readonly groupOf: (row: ProgramRow) => string;
  /** Page that has the cut-offs of all years. */
  readonly cutoffs: { readonly href: string; readonly title: string };
  /** Whether links of other pages lead to single programmes. */
  readonly linkedTo?: boolean;
  readonly title: (row: ProgramRow) => ReactNode;
  readonly subtitle: (row: ProgramRow) => string;
  /** What the student's own scores are worth, by the code of the programme. */
  readonly outcomes?: ReadonlyMap<string, ReactNode>;
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

/** Programmes in groups, in the order in which the rows name them. */
export function ProgramGroups({
  rows,
  groupOf,
  cutoffs,
  linkedTo = false,
  title,
  subtitle,
  outcomes,
}: ProgramGroupsProps) {
  const groups = [...Map.groupBy(rows, groupOf)];
  const open = rows.length <= OPEN_PROGRAMS_MAX;
  const hasHistories = rows.length <= HISTORIES_MAX;
  return (
    <Stack gap="m">
      {hasHistories ? null : (
        <p>
          Los cortes de {CUTOFF_YEARS.slice(1).join(' y ')} de cada programa están en{' '}
          <a href={cutoffs.href}>{cutoffs.title}</a>.
        </p>
      )}
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
            <ProgramList
              id={idOf(group)}
              rows={ofGroup}
              linkedTo={linkedTo}
              hasHistories={hasHistories}
              title={title}
              subtitle={subtitle}
              outcomes={outcomes}
            />
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
