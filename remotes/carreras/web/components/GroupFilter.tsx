import { Select } from '@travesia/kit-ui';
import { type ReactNode, useEffect, useState } from 'react';
import css from './GroupFilter.module.css';

/** Most groups that the style sheet has a rule for: the regions of Chile. */
export const GROUPS_MAX = 16;

interface FilteredTableProps {
  /** The search, where there is one. */
  readonly search?: ReactNode;
  /** The {@link GroupFilter}. */
  readonly group: ReactNode;
  readonly order: ReactNode;
  /** The table, and what stands beside it. */
  readonly children: ReactNode;
}

/**
 * Fields above a table. Which rows are shown is asked of the fields before the order alone: another order, or a change in the
 * table, costs nothing there.
 */
export function FilteredTable({ search, group, order, children }: FilteredTableProps) {
  return (
    <div className={css.filtered}>
      <div className={css.filter}>
        {search === undefined ? null : <div className={css.wide}>{search}</div>}
        {group}
      </div>
      <div className={css.order}>{order}</div>
      {children}
    </div>
  );
}

/** What the value of an option and the `data-group` of a row have in common. */
const groupKey = (position: number) => `g${position}`;

/** Marks a row of the table as of the group at `position`. */
export const groupData = (position: number) => ({ 'data-group': groupKey(position) });

export interface Group {
  /** Position in the fixed list of all groups, below {@link GROUPS_MAX}. */
  readonly position: number;
  readonly name: string;
  readonly count: number;
}

interface GroupFilterProps {
  readonly label: string;
  /** Name of all groups together: "Todo Chile". */
  readonly all: string;
  readonly groups: readonly Group[];
  /** What is counted, for the announcement: "programas". */
  readonly unit: string;
  /** Position of the group that is shown; `null` for all. */
  readonly onGroup?: (position: number | null) => void;
}

/** The groups that occur, in the order of the fixed list, with how often they do. */
export function countGroups<Name extends string>(names: readonly Name[], all: readonly Name[]): readonly Group[] {
  const counts = Map.groupBy(names, (name) => name);
  return all.flatMap((name, position) => {
    const count = counts.get(name)?.length ?? 0;
    return count > 0 ? [{ position, name, count }] : [];
  });
}

/**
 * Shows the rows of one group. The style sheet does it, by the chosen option: it works before any
 * script has come, and without one; React only says how many are left.
 */
export function GroupFilter({ label, all, groups, unit, onGroup }: GroupFilterProps) {
  const [announced, setAnnounced] = useState('');
  // Put up again it shows all of them.
  useEffect(() => () => onGroup?.(null), [onGroup]);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (groups.length < 2) return null;
  return (
    <div>
      <Select
        label={label}
        autoComplete="off"
        options={[
          { value: '', label: `${all} (${total})` },
          ...groups.map(({ position, name, count }) => ({ value: groupKey(position), label: `${name} (${count})` })),
        ]}
        onValueChange={(value) => {
          const chosen = groups.find(({ position }) => groupKey(position) === value);
          onGroup?.(chosen?.position ?? null);
          setAnnounced(chosen ? `${chosen.name}: ${chosen.count} ${unit}` : `${all}: ${total} ${unit}`);
        }}
      />
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </div>
  );
}
