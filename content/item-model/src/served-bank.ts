import type { BankEntry, FrozenItem, FrozenText } from './frozen-item.ts';

/** What a service of practice tests asks of a bank, wherever that is compiled. */
export interface ServedBank {
  readonly entries: readonly BankEntry[];
  /** Variants of items, or texts, as JSON by id. Rejects where one of them is not deployed or differs from what was. */
  compile(kind: 'item' | 'text', ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What is asked afterwards is refused. */
  close(): Promise<void>;
}

/** The deployed part of a bank, in this thread. */
export interface DeployedBank {
  readonly entries: readonly BankEntry[];
  /** Compiled each time. Throws for a variant that is not deployed or differs from what was. */
  item(id: string): FrozenItem;
  text(id: string): FrozenText;
}
