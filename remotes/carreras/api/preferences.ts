import type { OperationOutcome, PreferenceList, PreferenceOperation } from '../preferences/operation.ts';

export interface PreferencesAnswer {
  /** Grows with every change of the list: of two answers the higher one is newer. */
  readonly revision: number;
  readonly programs: PreferenceList;
}

export interface OperationsBody {
  /** In the order in which the student did them. */
  readonly operations: readonly PreferenceOperation[];
}

/** One that cannot hold does not keep the others from being done. */
export interface OperationsAnswer extends PreferencesAnswer {
  readonly outcomes: readonly { readonly id: string; readonly outcome: OperationOutcome }[];
}
