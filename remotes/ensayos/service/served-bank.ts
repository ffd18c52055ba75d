import type { DeployedBank } from '@travesia/content-item-model';
import type { CompileRequest } from './compile-messages.ts';

/** What the service asks of a bank, wherever that is compiled. */
export interface ServedBank extends Pick<DeployedBank, 'digest' | 'entries'> {
  /** Variants of items, their entered steps, texts or ladders, as JSON by id. Rejects where one of them is not deployed or differs from what was. */
  compile(kind: CompileRequest['kind'], ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What is asked afterwards is refused. */
  close(): Promise<void>;
}
