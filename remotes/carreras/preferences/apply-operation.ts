import { type OperationOutcome, PREFERENCES_MAX, type PreferenceList, type PreferenceOperation } from './operation.ts';

export interface AppliedOperation {
  readonly list: PreferenceList;
  readonly outcome: Exclude<OperationOutcome, 'unknown-program' | 'id-reused'>;
}

function placed(list: PreferenceList, program: string, after: readonly string[]): PreferenceList {
  const others = list.filter((code) => code !== program);
  const before = after.find((code) => others.includes(code));
  return others.toSpliced(before === undefined ? 0 : others.indexOf(before) + 1, 0, program);
}

/** The list with one operation done; the same list where it cannot be. Server and pages show the same by it. */
export function applyOperation(list: PreferenceList, operation: PreferenceOperation): AppliedOperation {
  const { kind, program } = operation;
  const isThere = list.includes(program);
  switch (kind) {
    case 'add':
      if (isThere) return { list, outcome: 'applied' };
      if (list.length >= PREFERENCES_MAX) return { list, outcome: 'full' };
      return { list: placed(list, program, operation.after ?? list.toReversed()), outcome: 'applied' };
    case 'remove':
      return { list: isThere ? list.filter((code) => code !== program) : list, outcome: 'applied' };
    case 'move':
      if (!isThere) return { list, outcome: 'absent' };
      return { list: placed(list, program, operation.after), outcome: 'applied' };
  }
}

/** The list with operations done that the server has not answered yet. */
export function applyOperations(list: PreferenceList, operations: Iterable<PreferenceOperation>): PreferenceList {
  let result = list;
  for (const operation of operations) ({ list: result } = applyOperation(result, operation));
  return result;
}

/** For `after`: the programmes before position `index` of a list, counted without `program` itself, the nearest first. */
export function placeAt(list: PreferenceList, program: string, index: number): readonly string[] {
  return list
    .filter((code) => code !== program)
    .slice(0, index)
    .toReversed();
}
