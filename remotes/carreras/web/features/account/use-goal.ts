import { useStream } from '@travesia/kit-remote';
import { useCallback } from 'react';
import { withGoal, withoutGoal } from './goals-record.ts';
import type { StudentAccount } from './student-account.ts';

export interface StudentGoal {
  /** Code of the main one. */
  readonly goal: string | undefined;
  /** Makes a programme the main goal, or none of the goals if it is that; `null` until it is known what they are. */
  readonly toggle: ((program: string) => void) | null;
}

export function useGoal({ goals }: StudentAccount): StudentGoal {
  const { value } = useStream(goals.state$);
  const toggle = useCallback(
    (program: string) => {
      const { value: before } = goals.state$.get();
      const list = before ?? [];
      goals.change(list[0] === program ? withoutGoal(list, program) : withGoal(list, program));
    },
    [goals],
  );
  return { goal: value?.[0], toggle: value ? toggle : null };
}
