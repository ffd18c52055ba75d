import type { EnteredStep } from './entered-step.ts';
import type { BankEntry, FrozenItem, FrozenText } from './frozen-item.ts';

/** What students may be asked of a bank, as `openDeployedBank` finds it in an artifact. */
export interface DeployedBank {
  /** `sha256-…` of the artifact: two banks of one digest say the same. */
  readonly digest: string;
  readonly entries: readonly BankEntry[];
  /** Compiled each time. Throws for a variant that is not deployed or differs from what was. */
  item(id: string): FrozenItem;
  text(id: string): FrozenText;
  /** Of a variant's solution, those that can be entered one by one; none where nobody wrote them. Throws as `item` does. */
  steps(id: string): readonly EnteredStep[];
}
