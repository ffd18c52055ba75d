import { createHash } from 'node:crypto';

/** A service has some dozens of statements; more than this are made of values, and not worth a plan each. */
const NAMES_MAX = 500;

/** Of PostgreSQL's 63 bytes; enough that two statements never share one. */
const NAME_CHARS = 24;

/** As it is sent. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

export interface StatementNames {
  /** `undefined` where too many have been named: those are sent as they are. */
  of(text: string): NamedStatement | undefined;
  /**
   * Names all statements anew, because the tables changed under the plan of `stale`. All, because others will be stale
   * too, and a transaction can be repeated only so often. What is stale stays on the server until its connection ends.
   */
  renew(stale: NamedStatement): void;
}

/** Every statement is sent as it is, and planned each time: a pooler that gives each transaction another connection knows no names. */
export const UNNAMED: StatementNames = { of: () => undefined, renew: () => {} };

/** Names statements by their text, so that the server parses and plans each once a connection. */
export function createStatementNames(): StatementNames {
  const named = new Map<string, NamedStatement>();
  let generation = 0;
  return {
    of(text) {
      const known = named.get(text);
      if (known !== undefined || named.size >= NAMES_MAX) return known;
      // A pooler knows plans by their text: one that is to be made anew needs another.
      const sent = generation === 0 ? text : `${text}\n/* ${generation} */`;
      const statement = { name: createHash('sha256').update(sent).digest('hex').slice(0, NAME_CHARS), text: sent };
      named.set(text, statement);
      return statement;
    },
    renew(stale) {
      for (const statement of named.values()) {
        if (statement !== stale) continue;
        // Whoever finds the same a moment later finds it renewed.
        named.clear();
        generation += 1;
        return;
      }
    },
  };
}
